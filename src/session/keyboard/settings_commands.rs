//! Commands that mean the same everywhere: help, language, pace, prompt, hand order, settings.

use std::sync::Arc;

use super::output_commands::braille_line;
use super::{Keyboard, KeyboardLocation};
use crate::engine::{Calls, Referee};
use crate::input::{Command, Feature, MoveCommand, Parsed, ProgramCommand, TableQuestion, Typed, quoted};
use crate::session::game_ui::{has, has_referee, is_only_at_home, is_there};
use crate::session::language_pack::{LanguagePack, typed_language, ways_to_languages};
use crate::session::participant::StepMode;
use crate::session::settings::Setting;
use crate::session::storage::Storage;
use crate::session::table_state::TableState;
use crate::text::{Channel, HandOrder, Lang, Line, Message, Text, Urgency, msg};

fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

impl Keyboard {
    pub fn program_command(
        &mut self,
        storage: Option<&Storage>,
        table_state: Option<&TableState>,
        wanted: ProgramCommand,
        rest: &str,
    ) -> Vec<Line> {
        match wanted {
            ProgramCommand::Help => self.help(table_state, rest),
            ProgramCommand::Settings => self.tell_settings(storage, table_state),
            ProgramCommand::Language => self.change_language(rest),
            ProgramCommand::Speech => self.change_speech(rest),
            ProgramCommand::Sounds => self.change_sounds(rest),
            ProgramCommand::Braille => self.change_braille(rest),
            ProgramCommand::Show => self.change_show(rest),
            ProgramCommand::Quiet => self.change_quiet(rest),
            ProgramCommand::StepMode => vec![self.change_pace(rest)],
            ProgramCommand::Keys => self.change_keys(rest),
            ProgramCommand::Prompt => vec![self.change_prompt(rest)],
        }
    }

    fn help(&self, table_state: Option<&TableState>, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            let has = |feature| has(table_state, feature);
            let (called, bans) = (self.voice().called(), has(Feature::Bans));
            let elsewhere = table_state.is_some_and(|table_state| table_state.is_apart);
            let messages = [
                msg!(
                    "help-moves",
                    calls = has(Feature::Calls),
                    catches = has(Feature::Catches),
                    challenges = has(Feature::Challenges),
                    exchanges = has(Feature::Exchanges),
                    breaches = has(Feature::Breaches),
                    passes = has(Feature::Passes),
                    bans,
                    called
                ),
                msg!("help-hand", called, bans),
                msg!("help-table", called, bans),
                msg!("help-thinking", called, bans),
                msg!("help-rules", called, bans),
                if elsewhere { msg!("help-review-elsewhere", called) } else { msg!("help-review", called) },
                msg!(if (elsewhere) "help-program-elsewhere" else "help-program"),
                msg!("help-more"),
            ];
            return messages.into_iter().map(|message| self.voice().help(self.voice().of_family(message))).collect();
        }
        if self.voice().means(rest, msg!("words-all"), "all") {
            let entries = self.voice().commands().entries().iter();
            let entries = entries.filter(|entry| is_there(table_state, entry.command));
            let names: Vec<&str> = entries.map(|entry| entry.name.as_str()).collect();
            return vec![self.voice().help(msg!("help-all", words = names.join(", ").as_str()))];
        }
        match self.voice().commands().parse(rest) {
            Parsed::Command(command, _) if is_only_at_home(table_state, command) => {
                vec![self.voice().only_at_home(command)]
            }
            Parsed::Command(command, _) => vec![self.help_on(command)],
            Parsed::Several(words) => vec![self.voice().ambiguous_command(rest, &words)],
            // Help for a call or a card is asked for as for a command.
            Parsed::Unknown if table_state.is_some() && self.voice().is_call(rest) => {
                vec![self.help_on(MoveCommand::Call.into())]
            }
            Parsed::Unknown if table_state.is_some() && self.is_card_name(rest) => {
                table_state.map_or_else(Vec::new, |table_state| table_state.played.card(self.voice(), rest))
            }
            Parsed::Unknown => {
                vec![self.voice().unknown_command_of(rest, &|command| is_there(table_state, command), &[])]
            }
        }
    }

    fn help_on(&self, command: Command) -> Line {
        let entry = self.voice().commands().entry(command);
        let (name, help, usage) = (entry.name.as_str(), entry.help.as_str(), self.voice().usage(command));
        self.voice().help(msg!("help-command", name, help, use = usage.as_str()))
    }

    fn is_card_name(&self, typed: &str) -> bool {
        let typed = Typed::new(typed);
        let compact = typed.words().collect::<String>();
        let is_symbol = self.voice().cards().is_some_and(|cards| cards.is_symbol(&compact));
        is_symbol || !self.voice().full_cards(&typed).is_empty()
    }

    fn change_language(&mut self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            return ways_to_languages();
        }
        if let Some(lang) = typed_language(rest) {
            return vec![self.speak_language(lang)];
        }
        let unknown = self.voice().error(msg!("language-unknown", word = quoted(rest)));
        std::iter::once(unknown).chain(ways_to_languages()).collect()
    }

    pub fn turn_to(&mut self, lang: Lang) {
        self.preferences.voice = Arc::new(self.voice().in_language(lang));
        self.speak_in(lang);
    }

    pub fn speak_language(&mut self, lang: Lang) -> Line {
        self.turn_to(lang);
        self.save(Setting::Language, lang.code());
        self.voice().help(msg!("language-changed"))
    }

    pub(super) fn change_pace(&mut self, rest: &str) -> Line {
        let pace = match rest {
            "" => self.preferences.pace,
            _ if self.voice().means(rest, msg!("words-step"), "step") => StepMode::Step,
            _ if self.voice().means(rest, msg!("words-free"), "free") => StepMode::Free,
            _ => return self.voice().misused(ProgramCommand::StepMode),
        };
        if !rest.is_empty() {
            self.preferences.pace = pace;
            self.save(Setting::StepMode, pace.name());
        }
        self.voice().help(msg!("pace-is", step = pace == StepMode::Step))
    }

    pub(super) fn change_prompt(&mut self, rest: &str) -> Line {
        if self.voice().means(rest, msg!("words-status"), "status") {
            self.preferences.status_prompt = true;
            self.save(Setting::Prompt, "status");
        } else if self.voice().means(rest, msg!("words-plain"), "plain") {
            self.preferences.status_prompt = false;
            self.save(Setting::Prompt, "plain");
        } else if !rest.is_empty() {
            return self.voice().misused(ProgramCommand::Prompt);
        }
        self.voice().help(self.voice().of_family(msg!("prompt-is", status = self.preferences.status_prompt)))
    }

    /// Lists the program's settings, those of the table, and how to hear more.
    fn tell_settings(&self, storage: Option<&Storage>, table_state: Option<&TableState>) -> Vec<Line> {
        let locale = self.voice().locale();
        let item = |setting: Message<'_>, value: &str| {
            locale.say(msg!("settings-item", name = locale.in_full(setting), value))
        };
        let value = |word: &str| locale.in_full(msg!("value", value = word));
        let line = |items: Vec<Text>| Line::of(items, Channel::Help, Urgency::Answer);
        let prompt = value(if self.preferences.status_prompt { "status" } else { "constant" });
        let order = match self.preferences.order {
            HandOrder::Number => "by-number",
            HandOrder::Colour => "by-colour",
        };
        let sounds = self.sounds.command().map_or_else(|| value("off"), |command| command.to_string());
        let counts = storage.is_some_and(|storage| storage.counts);
        // A setting is listed where it applies.
        let at_the_table = self.location == KeyboardLocation::AtTheTable;
        let own_devices = self.location != KeyboardLocation::OnAnotherMachine;
        let own_table = self.location != KeyboardLocation::FarFromTheTable;
        let items = [
            (true, msg!("setting-language"), locale.in_full(msg!("language-name"))),
            (true, msg!("setting-prompt"), prompt),
            (at_the_table, msg!("setting-pace"), value(self.preferences.pace.name())),
            (own_devices, msg!("setting-keys"), value(on_or_off(self.keys.on))),
            (own_table, msg!("setting-hand-order"), value(order)),
            (own_devices, msg!("setting-speech"), value(on_or_off(self.speech.manner().on))),
            (own_devices, msg!("setting-sounds"), sounds),
            (at_the_table, msg!("setting-stats"), value(on_or_off(counts))),
        ];
        let items = items.into_iter().filter(|(is_listed, ..)| *is_listed);
        let items = items.map(|(_, name, value)| item(name, &value)).collect();
        let mut lines = vec![line(items)];
        if let Some(account) = storage.and_then(Storage::account) {
            lines.push(line(vec![item(msg!("setting-profile"), account.name())]));
        }
        lines.push(braille_line(self.voice(), &self.preferences.look));
        lines.extend(self.tell_details());
        let Some(table_state) = table_state else { return lines };
        let setup = table_state.setup;
        let mut table = vec![item(msg!("setting-game"), &locale.game_name(&table_state.played.id))];
        if has_referee(table_state.played.rules.family()) {
            let referee = value(if setup.referee == Referee::Strict { "strict" } else { "kind" });
            let calls = value(if setup.calls == Calls::Automatic { "automatic" } else { "typed" });
            table.extend([item(msg!("setting-referee"), &referee), item(msg!("setting-calls"), &calls)]);
        }
        let computers = table_state.levels(locale);
        if !computers.is_empty() {
            table.push(item(msg!("setting-levels"), &locale.join(computers, "list").full));
        }
        // The seed determines all hands.
        let seed = if table_state.has_secrets() {
            locale.in_full(msg!("seed-held-back"))
        } else {
            table_state.played.seed.to_string()
        };
        table.push(item(msg!("setting-seed"), &seed));
        lines.push(line(table));
        // The path of a record on the host is private.
        let at_home = !table_state.is_apart;
        for recorder in table_state.recorders.iter().filter(|recorder| at_home && recorder.is_wanted()) {
            let file = recorder.path().display().to_string();
            lines.push(self.voice().help(msg!("record-written", file = file.as_str())));
        }
        lines.push(self.voice().help(msg!("settings-more")));
        lines
    }
}

impl HandOrder {
    fn words(self) -> Message<'static> {
        match self {
            HandOrder::Number => msg!("words-order-number"),
            HandOrder::Colour => msg!("words-order-colour"),
        }
    }

    fn phrases(self) -> (Message<'static>, &'static str) {
        match self {
            HandOrder::Number => (msg!("words-by-symbol"), "by number"),
            HandOrder::Colour => (msg!("words-by-colour"), "by colour"),
        }
    }
}

impl LanguagePack {
    /// The words after the word for the order: `number` in `order number`.
    pub(crate) fn behind_order<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let (word, rest) = typed.trim().split_once(char::is_whitespace).unwrap_or((typed.trim(), ""));
        self.means(word, msg!("words-hand-order"), "order").then(|| rest.trim())
    }

    /// `by number`, or `number` alone.
    pub(crate) fn named_order(&self, typed: &str) -> Option<HandOrder> {
        let named = |order: &HandOrder| {
            let (phrases, english) = order.phrases();
            self.is_phrase(typed, phrases, english) || self.means(typed, order.words(), order.id())
        };
        HandOrder::ALL.into_iter().find(named)
    }
}

impl Keyboard {
    pub(crate) fn change_hand_order(&mut self, typed: &str) -> Line {
        if !typed.is_empty() {
            let Some(order) = self.voice().named_order(typed) else {
                return self.voice().misused(TableQuestion::Hand);
            };
            self.preferences.order = order;
            self.save(Setting::HandOrder, order.id());
        }
        self.voice().help(msg!("hand-order-is", order = self.preferences.order.id()))
    }

    /// Changes the order at a table and forgets orders asked for there.
    pub(crate) fn change_hand_order_of(&mut self, table_state: &mut TableState, typed: &str) -> Line {
        let told = self.change_hand_order(typed);
        for participant in table_state.at_this_keyboard() {
            participant.preferences = self.preferences.clone();
            participant.asked_order = None;
        }
        told
    }
}
