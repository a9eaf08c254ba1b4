//! Commands that mean the same everywhere: help, language, pace, prompt, hand order, settings.

use std::sync::Arc;

use super::output_commands::{braille_line, on_or_off};
use super::{Keyboard, KeyboardLocation};

use crate::input::{Act, BookQuestion, Command, Feature, ProgramCommand, Said, normal, quoted};
use crate::session::devices::{SoundSettings, SoundSource};
use crate::session::game_ui::{has, has_referee, is_only_at_home, is_there};
use crate::session::language_pack::{typed_language, ways_to_languages};
use crate::session::participant::StepMode;
use crate::session::settings::Setting;
use crate::session::storage::Storage;
use crate::session::table_state::TableState;
use crate::text::{Channel, HandOrder, Lang, Line, Message, Text, Urgency, msg};

impl Keyboard {
    pub fn program_command(
        &mut self,
        storage: Option<&Storage>,
        table_state: Option<&TableState>,
        wanted: ProgramCommand,
        said: &Said,
    ) -> Vec<Line> {
        match wanted {
            ProgramCommand::Help => self.help_with(table_state, said),
            ProgramCommand::Settings => self.tell_settings(storage, table_state),
            ProgramCommand::Language => self.change_language(said),
            ProgramCommand::Speech => self.change_speech(said),
            ProgramCommand::Sounds => self.change_sounds(said),
            ProgramCommand::Braille => self.change_braille(said),
            ProgramCommand::Show => self.change_show(said),
            ProgramCommand::Quiet => self.change_quiet(said.variant() != "off"),
            ProgramCommand::StepMode => vec![self.change_pace(said.variant())],
            ProgramCommand::Keys => self.change_keys(said.variant()),
            ProgramCommand::Prompt => vec![self.change_prompt(said.variant())],
        }
    }

    fn help_with(&self, table_state: Option<&TableState>, said: &Said) -> Vec<Line> {
        let elsewhere = self.location == KeyboardLocation::OnAnotherMachine
            || table_state.is_some_and(|table_state| table_state.is_apart);
        if said.variant() == "all" {
            let entries = self.voice().commands().entries().iter();
            let is_here = |command: Command| !elsewhere || !command.facts().is_at_home;
            let entries = entries.filter(|entry| is_there(table_state, entry.command) && is_here(entry.command));
            let names: Vec<&str> = entries.map(|entry| entry.name.as_str()).collect();
            return vec![self.help(msg!("help-all", words = names.join(", ")))];
        }
        let about = if said.has("word") { said.text("word") } else { said.rest() };
        if !about.is_empty() {
            return self.help_about(table_state, about);
        }
        let has = |feature| has(table_state, feature);
        let called = if table_state.is_some() && has(Feature::Rows) { "row" } else { self.voice().called() };
        let bans = has(Feature::Bans);
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
            msg!("help-more", elsewhere),
        ];
        messages.into_iter().map(|message| self.help(self.voice().of_family(message))).collect()
    }

    /// The help of a command, a call or a card.
    fn help_about(&self, table_state: Option<&TableState>, about: &str) -> Vec<Line> {
        const TABLE: &[&str] = &["shed", "wall", "patience", "table", "all"];
        let read = |about: &str| match table_state {
            Some(table_state) => table_state.read(about, &[], &[]).said,
            None => self.voice().read_in(about, TABLE).said,
        };
        let suits = |command: &Command| command.suits(self.voice().family());
        let found = read(about);
        let mut commands =
            found.iter().filter(|said| said.act != Act::Answer).filter_map(Said::command).filter(suits);
        let command = commands.next();
        let asked = table_state
            .map_or_else(Vec::new, |_| read(&format!("{} {about}", self.voice().name_of(BookQuestion::Card))));
        let card = asked.iter().find(|said| said.has("card"));
        // A card comes before another word for a command, such as `skip`.
        let is_named = |command: &Command| normal(self.voice().name_of(*command)) == normal(about);
        match (table_state, card, command) {
            (Some(table_state), Some(card), command) if !command.as_ref().is_some_and(is_named) => {
                table_state.played.card_asked(self.voice(), card)
            }
            (_, _, Some(command)) if is_only_at_home(table_state, command) => {
                vec![self.voice().only_at_home(command)]
            }
            (_, _, Some(command)) => self.help_on(command),
            (_, _, None) => vec![self.voice().not_understood(about, &|command| is_there(table_state, command))],
        }
    }

    /// Explains a command in two lines: its effect, then an example of what to type.
    fn help_on(&self, command: Command) -> Vec<Line> {
        let entry = self.voice().commands().entry(command);
        let does = msg!("help-command", name = &entry.name, help = &entry.help);
        vec![self.help(does), self.help(msg!("help-type", use = self.voice().usage(command)))]
    }

    fn change_language(&mut self, said: &Said) -> Vec<Line> {
        let chosen = said.choice("language").and_then(|code| code.parse().ok());
        match chosen.or_else(|| typed_language(said.rest())) {
            Some(lang) => vec![self.speak_language(lang)],
            None if said.has("text") => {
                let unknown = self.error(msg!("language-unknown", word = quoted(said.rest())));
                std::iter::once(unknown).chain(ways_to_languages()).collect()
            }
            None => ways_to_languages(),
        }
    }

    pub fn turn_to(&mut self, lang: Lang) {
        self.preferences.voice = Arc::new(self.voice().in_language(lang));
        self.speak_in(lang);
    }

    pub fn speak_language(&mut self, lang: Lang) -> Line {
        self.turn_to(lang);
        self.save(Setting::Language, lang.code());
        self.help(msg!("language-changed"))
    }

    fn change_pace(&mut self, wanted: &str) -> Line {
        let pace = [StepMode::Step, StepMode::Free].into_iter().find(|pace| pace.name() == wanted);
        if let Some(pace) = pace {
            self.preferences.pace = pace;
            self.save(Setting::StepMode, pace.name());
        }
        self.help(msg!("pace-is", step = self.preferences.pace == StepMode::Step))
    }

    fn change_prompt(&mut self, wanted: &'static str) -> Line {
        if !wanted.is_empty() {
            self.preferences.status_prompt = wanted == "status";
            self.save(Setting::Prompt, wanted);
        }
        self.help(self.voice().of_family(msg!("prompt-is", status = self.preferences.status_prompt)))
    }

    /// Lists the program's settings, those of the table, and how to hear more.
    fn tell_settings(&self, storage: Option<&Storage>, table_state: Option<&TableState>) -> Vec<Line> {
        let locale = &self.voice().locale;
        let item = |setting: Message<'_>, value: &str| {
            locale.say(msg!("settings-item", name = locale.in_full(setting), value))
        };
        let value = |word: &str| locale.in_full(msg!("value", value = word));
        let line = |items: Vec<Text>| Line::of(items, Channel::Help, Urgency::Answer);
        let prompt = value(if self.preferences.status_prompt { "status" } else { "constant" });
        let order = match self.preferences.order {
            HandOrder::Number => "by-number",
            HandOrder::Colour => "by-colour",
            HandOrder::Received => "as-received",
        };
        let sounds = match self.sounds.settings() {
            SoundSettings { source: Some(SoundSource::Command(command)), .. } => command.typed,
            SoundSettings { source, .. } => value(on_or_off(source.is_some())),
        };
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
        let mut table = vec![item(msg!("setting-game"), &locale.game_name(&table_state.played.id))];
        if has_referee(table_state.played.rules.family) {
            table.extend(table_state.referee_and_calls().map(|(name, word)| item(name, &value(word))));
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
            lines.push(self.help(msg!("record-written", file = recorder.path())));
        }
        lines.push(self.help(msg!("settings-more")));
        lines
    }
}

impl Keyboard {
    pub(crate) fn change_hand_order(&mut self, said: &Said) -> Line {
        if let Some(order) = said.choice("order").and_then(HandOrder::with_id) {
            self.preferences.order = order;
            self.save(Setting::HandOrder, order.id());
        }
        self.help(msg!("hand-order-is", order = self.preferences.order.id()))
    }

    /// Changes the order at a table and forgets orders asked for there.
    pub(crate) fn change_hand_order_of(&mut self, table_state: &mut TableState, said: &Said) -> Line {
        let told = self.change_hand_order(said);
        for participant in table_state.at_this_keyboard() {
            participant.preferences = self.preferences.clone();
            participant.asked_order = None;
        }
        told
    }
}
