//! A terminal whose table is on another machine. Speech, sounds, display, prompt and single keys are answered here;
//! every other line goes to the table.

use super::conversation::{Key, KeyAnswer};
use super::intent::{AtKeys, Digits};
use super::keyboard::{Keyboard, KeyboardLocation};
use super::language_pack::LanguagePack;
use crate::input::{Act, Command, ProgramCommand};
use crate::session::settings::File;
use crate::text::{Lang, Line};

impl Keyboard {
    pub fn far_from_the_table(lang: Lang, settings: Option<File>, notices: Vec<Line>, status_prompt: bool) -> Self {
        let location = KeyboardLocation::FarFromTheTable;
        Keyboard::new(LanguagePack::new(lang), settings, notices, status_prompt, location)
    }

    /// Answers what concerns this terminal alone; `None` if the line is for the table. A change of language is
    /// applied here and sent to the table, too.
    pub fn answer_here(&mut self, typed: &str) -> Option<Vec<Line>> {
        if typed.contains(';') {
            return None;
        }
        let said = self.voice().read_in(typed, &["all"]).said;
        let said = said.into_iter().find(|said| said.act != Act::Answer && !said.asks)?;
        let Some(Command::Program(wanted)) = said.command() else { return None };
        match wanted {
            ProgramCommand::Help | ProgramCommand::StepMode => None,
            ProgramCommand::Language => {
                if let Some(lang) = said.choice("language").and_then(|code| code.parse().ok()) {
                    self.speak_language(lang);
                }
                None
            }
            _ => Some(self.program_command(None, None, wanted, &said)),
        }
    }

    pub fn press_here(&mut self, key: Key) -> KeyAnswer {
        // The open question is unknown here.
        let at = AtKeys { digits: Digits::Hand, enter: true, ..AtKeys::default() };
        self.press(key, &at, None, Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{AgainCommand, Said};
    use crate::session::Width;
    use crate::text::Channel;

    fn outpost(on: bool, possible: bool) -> Keyboard {
        let mut outpost = Keyboard::far_from_the_table(Lang::En, None, Vec::new(), false);
        outpost.allow_keys(on, possible);
        outpost
    }

    fn typed(key: Key, outpost: &mut Keyboard) -> Option<String> {
        match outpost.press_here(key) {
            KeyAnswer::Line(line) => Some(line),
            KeyAnswer::Opens(_) | KeyAnswer::Nothing | KeyAnswer::Told(_) => None,
        }
    }

    #[test]
    fn keys_are_read_where_they_are_on_and_possible() {
        for (on, possible) in [(true, true), (true, false), (false, true), (false, false)] {
            assert_eq!(outpost(on, possible).reads_keys(), on && possible, "{on} {possible}");
        }
        let mut far = outpost(true, true);
        assert!(far.answer_here("keys off").is_some() && !far.reads_keys());
    }

    #[test]
    fn digits_lay_cards_elsewhere_too() {
        let mut far = outpost(true, true);
        for (key, line) in [('3', "position 3"), ('0', "position 10"), ('h', "hand"), (' ', "turn")] {
            assert_eq!(typed(Key::Char(key), &mut far).as_deref(), Some(line), "{key}");
        }
        for (digits, line) in [("12", "position 12"), ("07", "position 7")] {
            assert!(matches!(far.press_here(Key::Char('.')), KeyAnswer::Told(_)), "two digits are asked for");
            let digits: Vec<char> = digits.chars().collect();
            assert!(matches!(far.press_here(Key::Char(digits[0])), KeyAnswer::Nothing));
            assert_eq!(typed(Key::Char(digits[1]), &mut far).as_deref(), Some(line));
        }
        assert_eq!(typed(Key::Enter, &mut far).as_deref(), Some(""));
        assert_eq!(typed(Key::Up, &mut far).as_deref(), Some("back"));
        assert_eq!(typed(Key::Down, &mut far).as_deref(), Some("forward"));
    }

    #[test]
    fn page_keys_go_through_the_chosen_kind() {
        for lang in Lang::ALL {
            let mut far = Keyboard::far_from_the_table(lang, None, Vec::new(), false);
            for kind in [None, Some(Channel::Game), Some(Channel::Chat), Some(Channel::Hand), None] {
                for (key, command) in [(Key::PageUp, AgainCommand::Back), (Key::PageDown, AgainCommand::Forward)] {
                    let line = typed(key, &mut far).expect("a line");
                    let said = far.voice().read_in(&line, &["table"]).said;
                    let is_it = |said: &&Said| said.command() == Some(command.into());
                    let said = said.iter().find(is_it).expect("the command");
                    assert_eq!(said.choice("channel").and_then(|id| id.parse().ok()), kind, "{line}");
                }
                let key = if kind.is_none() { Key::NextKind } else { Key::Char('-') };
                assert!(matches!(far.press_here(key), KeyAnswer::Told(answer) if answer.lines.len() == 1));
            }
        }
    }

    #[test]
    fn what_may_not_be_meant_is_asked_elsewhere_too() {
        let mut far = outpost(true, true);
        assert!(matches!(far.press_here(Key::Char('q')), KeyAnswer::Told(_)), "whether to leave");
        assert_eq!(typed(Key::Char('q'), &mut far).as_deref(), Some("quit"));
        assert!(matches!(far.press_here(Key::Char('q')), KeyAnswer::Told(_)));
        assert_eq!(typed(Key::Char('h'), &mut far).as_deref(), Some("hand"), "another key does what it does");
        assert!(matches!(far.press_here(Key::Char('q')), KeyAnswer::Told(_)), "and forgets what was asked");
    }

    #[test]
    fn only_what_concerns_the_keyboard_is_answered_here() {
        let mut far = outpost(false, false);
        for typed in ["settings", "speech rate 60", "braille 40", "show game short", "keys", "prompt"] {
            assert!(far.answer_here(typed).is_some_and(|lines| !lines.is_empty()), "{typed}");
        }
        for typed in ["help", "hand", "pace step", "language de", "say hello", "settings; hand", "nonsense", ""] {
            assert!(far.answer_here(typed).is_none(), "{typed}");
        }
        assert_eq!(far.voice().lang(), Lang::De, "and yet another language is spoken here at once");
        assert_eq!(far.preferences.look.width.map(Width::cells), Some(40));
        assert!(far.preferences.status_prompt, "a display has it in the prompt");
        far.answer_here("braille aus");
        assert_eq!((far.preferences.look.width, far.preferences.status_prompt), (None, false));
    }

    #[test]
    fn the_rest_of_a_long_answer_is_asked_for_by_its_command_alone() {
        let far = outpost(false, false);
        assert!(far.voice().wants_more("more"));
        for typed in ["more cards", "hand", "", "again"] {
            assert!(!far.voice().wants_more(typed), "{typed}");
        }
    }
}
