//! Commands about the program, which mean the same everywhere: help, language, speech, settings, prompt, quit.

use super::archive::Archive;
use super::company::Company;
use super::foyer::Foyer;
use super::has::Has;
use super::keyboard::Keyboard;
use super::languages::{typed_language, ways_to_languages};
use super::look_commands::braille_line;
use super::pace::Pace;
use crate::command::{Command, MoveCommand, Parsed, ProgramCommand, TableQuestion, message_of, quoted};
use crate::engine::{Calls, Referee};
use crate::say::{Channel, HandOrder, Lang, Line, Text, Urgency};
use crate::settings::Setting;

impl Foyer {
    /// What words behind a question set: the order of hands, or who deals first. None if they set nothing.
    pub(super) fn set_by(
        &mut self,
        keyboard: &mut Keyboard,
        company: Option<&mut Company>,
        question: TableQuestion,
        rest: &str,
    ) -> Option<Line> {
        match question {
            TableQuestion::Hand => {
                let order = keyboard.voice.behind_order(rest)?;
                Some(match company {
                    Some(company) => keyboard.change_hand_order_of(company, order),
                    None => keyboard.change_hand_order(order),
                })
            }
            TableQuestion::Dealer => Some(self.choose_dealer(keyboard, company.as_deref(), rest)),
            TableQuestion::Free
            | TableQuestion::Row
            | TableQuestion::Rows
            | TableQuestion::Under
            | TableQuestion::Where
            | TableQuestion::Piles
            | TableQuestion::Pairs
            | TableQuestion::Collected
            | TableQuestion::Bans
            | TableQuestion::Top
            | TableQuestion::Turn
            | TableQuestion::Counts
            | TableQuestion::Scores
            | TableQuestion::Pending
            | TableQuestion::Direction
            | TableQuestion::Order
            | TableQuestion::Can
            | TableQuestion::Why
            | TableQuestion::What
            | TableQuestion::Tip
            | TableQuestion::Chances => None,
        }
    }
}

impl Keyboard {
    /// Help and settings, which mean the same everywhere.
    pub(super) fn program_command(
        &mut self,
        archive: &Archive,
        company: Option<&Company>,
        wanted: ProgramCommand,
        rest: &str,
    ) -> Vec<Line> {
        match wanted {
            ProgramCommand::Help => self.help(company, rest),
            ProgramCommand::Settings => self.tell_settings(archive, company),
            ProgramCommand::Language => self.change_language(rest),
            ProgramCommand::Speech => self.change_speech(rest),
            ProgramCommand::Sounds => self.change_sounds(rest),
            ProgramCommand::Braille => self.change_braille(rest),
            ProgramCommand::Show => self.change_show(rest),
            ProgramCommand::Quiet => self.change_quiet(rest),
            ProgramCommand::Pace => vec![self.change_pace(rest)],
            ProgramCommand::Keys => self.change_keys(rest),
            ProgramCommand::Prompt => vec![self.change_prompt(rest)],
        }
    }

    fn help(&self, company: Option<&Company>, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            let ids = [
                "help-moves",
                "help-hand",
                "help-table",
                "help-thinking",
                "help-rules",
                "help-review",
                "help-program",
                "help-more",
            ];
            let of_family = |id: &&str| message_of(self.voice.locale(), id, self.voice.family());
            let has = Has::at(company);
            let args = [
                ("called", self.voice.called().into()),
                ("calls", has.calls.into()),
                ("catches", has.catches.into()),
                ("challenges", has.challenges.into()),
                ("exchanges", has.exchanges.into()),
                ("breaches", has.breaches.into()),
                ("bans", has.bans.into()),
                ("passes", has.passes.into()),
            ];
            return ids.iter().map(|id| self.voice.help(&of_family(id), &args)).collect();
        }
        if self.voice.means(rest, "words-all", "all") {
            let has = Has::at(company);
            let entries = self.voice.commands().entries().iter();
            let entries = entries.filter(|entry| has.passes || entry.command != Command::Move(MoveCommand::Pass));
            let names: Vec<&str> = entries.map(|entry| entry.name.as_str()).collect();
            return vec![self.voice.help("help-all", &[("words", names.join(", ").as_str().into())])];
        }
        match self.voice.commands().parse(rest) {
            Parsed::Command(command, _) => {
                let entry = self.voice.commands().entry(command);
                let args = [
                    ("name", entry.name.as_str().into()),
                    ("help", entry.help.as_str().into()),
                    ("use", entry.usage.as_str().into()),
                ];
                vec![self.voice.help("help-command", &args)]
            }
            Parsed::Several(words) => vec![self.voice.ambiguous_command(rest, &words)],
            Parsed::Unknown => vec![self.voice.unknown_command(rest)],
        }
    }

    fn change_language(&mut self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            return ways_to_languages();
        }
        if let Some(lang) = typed_language(rest) {
            return vec![self.speak_language(lang)];
        }
        let unknown = self.voice.error("language-unknown", &[("word", quoted(rest).into())]);
        std::iter::once(unknown).chain(ways_to_languages()).collect()
    }

    /// Speaks another language from now on.
    pub(super) fn speak_language(&mut self, lang: Lang) -> Line {
        self.voice = self.voice.in_language(lang);
        self.speak_in(lang);
        self.save(Setting::Language, lang.code());
        self.voice.help("language-changed", &[])
    }

    /// Answers `pace`.
    pub(super) fn change_pace(&mut self, rest: &str) -> Line {
        let pace = match rest {
            "" => self.pace,
            _ if self.voice.means(rest, "words-step", "step") => Pace::Step,
            _ if self.voice.means(rest, "words-free", "free") => Pace::Free,
            _ => return self.voice.misused(ProgramCommand::Pace),
        };
        if !rest.is_empty() {
            self.pace = pace;
            self.save(Setting::Pace, if pace == Pace::Step { "step" } else { "free" });
        }
        self.voice.help("pace-is", &[("step", (pace == Pace::Step).into())])
    }

    /// Answers `prompt`.
    pub(super) fn change_prompt(&mut self, rest: &str) -> Line {
        if self.voice.means(rest, "words-status", "status") {
            self.status_prompt = true;
            self.save(Setting::Prompt, "status");
        } else if self.voice.means(rest, "words-plain", "plain") {
            self.status_prompt = false;
            self.save(Setting::Prompt, "plain");
        } else if !rest.is_empty() {
            return self.voice.misused(ProgramCommand::Prompt);
        }
        let id = message_of(self.voice.locale(), "prompt-is", self.voice.family());
        self.voice.help(&id, &[("status", self.status_prompt.into())])
    }

    /// The program's settings in one line, those of the table in another, and where to hear more.
    fn tell_settings(&self, archive: &Archive, company: Option<&Company>) -> Vec<Line> {
        let locale = self.voice.locale();
        let item = |setting: &str, value: &str| {
            let name = locale.full(setting, &[]);
            locale.text("settings-item", &[("name", name.as_str().into()), ("value", value.into())])
        };
        let value = |word: &str| locale.full("value", &[("value", word.into())]);
        let line = |items: Vec<Text>| Line::of(items, Channel::Help, Urgency::Answer);
        let prompt = value(if self.status_prompt { "status" } else { "constant" });
        let order = match self.voice.hand_order() {
            HandOrder::Number => "by-number",
            HandOrder::Colour => "by-colour",
        };
        let mut lines = vec![line(vec![
            item("setting-language", &locale.full("language-name", &[])),
            item("setting-prompt", &prompt),
            item("setting-pace", &value(if self.pace == Pace::Step { "step" } else { "free" })),
            item("setting-keys", &value(if self.keys.on { "on" } else { "off" })),
            item("setting-hand-order", &value(order)),
            item("setting-speech", &value(if self.speech.manner().on { "on" } else { "off" })),
            item(
                "setting-sounds",
                &self.sounds.command().map_or_else(|| value("off"), |command| command.to_string()),
            ),
            item("setting-stats", &value(if archive.counts { "on" } else { "off" })),
        ])];
        if let Some(account) = archive.accounts.current() {
            lines.push(line(vec![item("setting-profile", account.name())]));
        }
        lines.push(braille_line(&self.voice, &self.display.look()));
        lines.extend(self.tell_details());
        let Some(company) = company else { return lines };
        let setup = company.setup;
        let mut table = vec![item("setting-game", &locale.game_name(&company.table.id))];
        if company.table.rules.shed().is_some() {
            let referee = value(if setup.referee == Referee::Strict { "strict" } else { "kind" });
            let calls = value(if setup.calls == Calls::Automatic { "automatic" } else { "typed" });
            table.extend([item("setting-referee", &referee), item("setting-calls", &calls)]);
        }
        let computers: Vec<Text> = company
            .computer_players()
            .map(|(name, level)| {
                let level = locale.full(&format!("level-{level}"), &[]);
                locale.text("player-level", &[("who", name.into()), ("level", level.into())])
            })
            .collect();
        if !computers.is_empty() {
            table.push(item("setting-levels", &locale.join(computers, "list").full));
        }
        // From the seed follows what everybody holds.
        let seed =
            if company.has_secrets() { locale.full("seed-held-back", &[]) } else { company.table.seed.to_string() };
        table.push(item("setting-seed", &seed));
        lines.push(line(table));
        for recorder in company.recorders.iter().filter(|recorder| recorder.is_wanted()) {
            let file = recorder.path().display().to_string();
            lines.push(self.voice.help("record-written", &[("file", file.as_str().into())]));
        }
        lines.push(self.voice.help("settings-more", &[]));
        lines
    }
}
