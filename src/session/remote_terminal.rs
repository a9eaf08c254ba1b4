//! A terminal whose table is on another machine. Speech, sounds, display, prompt and single keys are answered here;
//! every other line goes to the table.

use super::conversation::{Key, KeyAnswer};
use super::devices::{Display, Look, Sounds, Speech};
use super::intent::{AtKeys, Digits};
use super::keyboard::{Keyboard, KeyboardLocation};
use super::language_pack::{LanguagePack, Scope};
use crate::input::{Act, Command, ProgramCommand};
use crate::session::settings::File;
use crate::text::{Lang, Line, Message};

pub struct RemoteTerminal {
    keyboard: Keyboard,
}

impl RemoteTerminal {
    pub fn new(lang: Lang, settings: Option<File>, notices: Vec<Line>, status_prompt: bool) -> Self {
        let keyboard = Keyboard::new(LanguagePack::new(lang), lang, settings, notices, status_prompt)
            .located(KeyboardLocation::FarFromTheTable);
        RemoteTerminal { keyboard }
    }

    pub fn with_speech(mut self, speech: impl Speech + 'static) -> Self {
        self.keyboard.speech = Box::new(speech);
        self
    }

    pub fn with_sounds(mut self, sounds: impl Sounds + 'static) -> Self {
        self.keyboard.sounds = Box::new(sounds);
        self
    }

    pub fn with_display(mut self, display: impl Display + 'static) -> Self {
        self.keyboard.show_on(display);
        self
    }

    pub fn with_keys(mut self, on: bool, possible: bool) -> Self {
        self.keyboard.allow_keys(on, possible);
        self
    }

    pub fn begin(&mut self) {
        self.keyboard.speech.settle();
    }

    pub fn voice(&self) -> &LanguagePack {
        self.keyboard.voice()
    }

    pub fn look(&self) -> Look {
        self.keyboard.preferences.look
    }

    pub fn wants_status(&self) -> bool {
        self.keyboard.preferences.status_prompt
    }

    /// Answers what concerns this terminal alone; `None` if the line is for the table. A change of language is
    /// applied here and sent to the table, too.
    pub fn answer(&mut self, typed: &str) -> Option<Vec<Line>> {
        if typed.contains(';') {
            return None;
        }
        let said = self.keyboard.voice().read(typed, Scope { scopes: &["all"], ..Scope::default() }).said;
        let said = said.into_iter().find(|said| said.act != Act::Answer && !said.asks)?;
        let Some(Command::Program(wanted)) = said.command() else { return None };
        match wanted {
            ProgramCommand::Help | ProgramCommand::StepMode => None,
            ProgramCommand::Language => {
                if let Some(lang) = said.choice("language").and_then(|code| code.parse().ok()) {
                    self.keyboard.speak_language(lang);
                }
                None
            }
            _ => Some(self.keyboard.program_command(None, None, wanted, &said)),
        }
    }

    /// Lines to show before the next answer, with failures of speech and sounds.
    pub fn take_notices(&mut self) -> Vec<Line> {
        self.keyboard.take_notices()
    }

    pub fn help(&self, message: Message<'_>) -> Line {
        self.keyboard.voice().help(message)
    }

    pub fn error(&self, message: Message<'_>) -> Line {
        self.keyboard.voice().error(message)
    }

    pub fn question(&self, message: Message<'_>) -> Line {
        self.keyboard.voice().question(message)
    }

    pub fn reads_keys(&self) -> bool {
        self.keyboard.reads_keys()
    }

    pub fn press(&mut self, key: Key) -> KeyAnswer {
        // The open question is unknown here.
        let at = AtKeys { digits: Digits::Hand, enter: true, ..AtKeys::default() };
        self.keyboard.press(key, &at, None, Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Width;

    fn outpost() -> RemoteTerminal {
        RemoteTerminal::new(Lang::En, None, Vec::new(), false)
    }

    fn typed(key: Key, outpost: &mut RemoteTerminal) -> Option<String> {
        match outpost.press(key) {
            KeyAnswer::Line(line) => Some(line),
            KeyAnswer::Opens(_) | KeyAnswer::Nothing | KeyAnswer::Told(_) => None,
        }
    }

    #[test]
    fn keys_are_read_where_they_are_on_and_possible() {
        for (on, possible) in [(true, true), (true, false), (false, true), (false, false)] {
            assert_eq!(outpost().with_keys(on, possible).reads_keys(), on && possible, "{on} {possible}");
        }
        let mut far = outpost().with_keys(true, true);
        assert!(far.answer("keys off").is_some() && !far.reads_keys());
    }

    #[test]
    fn digits_lay_cards_elsewhere_too() {
        let mut far = outpost().with_keys(true, true);
        for (key, line) in [('3', "position 3"), ('0', "position 10"), ('h', "hand"), (' ', "turn")] {
            assert_eq!(typed(Key::Char(key), &mut far).as_deref(), Some(line), "{key}");
        }
        for (digits, line) in [("12", "position 12"), ("07", "position 7")] {
            assert!(matches!(far.press(Key::Char('.')), KeyAnswer::Told(_)), "two digits are asked for");
            let digits: Vec<char> = digits.chars().collect();
            assert!(matches!(far.press(Key::Char(digits[0])), KeyAnswer::Nothing));
            assert_eq!(typed(Key::Char(digits[1]), &mut far).as_deref(), Some(line));
        }
        assert_eq!(typed(Key::Enter, &mut far).as_deref(), Some(""));
        assert_eq!(typed(Key::Up, &mut far).as_deref(), Some("back"));
        assert_eq!(typed(Key::Down, &mut far).as_deref(), Some("forward"));
    }

    #[test]
    fn what_may_not_be_meant_is_asked_elsewhere_too() {
        let mut far = outpost().with_keys(true, true);
        assert!(matches!(far.press(Key::Char('q')), KeyAnswer::Told(_)), "whether to leave");
        assert_eq!(typed(Key::Char('q'), &mut far).as_deref(), Some("quit"));
        assert!(matches!(far.press(Key::Char('q')), KeyAnswer::Told(_)));
        assert_eq!(typed(Key::Char('h'), &mut far).as_deref(), Some("hand"), "another key does what it does");
        assert!(matches!(far.press(Key::Char('q')), KeyAnswer::Told(_)), "and forgets what was asked");
    }

    #[test]
    fn only_what_concerns_the_keyboard_is_answered_here() {
        let mut far = outpost();
        for typed in ["settings", "speech rate 60", "braille 40", "show game short", "keys", "prompt"] {
            assert!(far.answer(typed).is_some_and(|lines| !lines.is_empty()), "{typed}");
        }
        for typed in ["help", "hand", "pace step", "language de", "say hello", "settings; hand", "nonsense", ""] {
            assert!(far.answer(typed).is_none(), "{typed}");
        }
        assert_eq!(far.voice().locale().lang(), Lang::De, "and yet another language is spoken here at once");
        assert_eq!(far.look().width.map(Width::cells), Some(40));
        assert!(far.wants_status(), "a display has it in the prompt");
        far.answer("braille aus");
        assert_eq!((far.look().width, far.wants_status()), (None, false));
    }

    #[test]
    fn the_rest_of_a_long_answer_is_asked_for_by_its_command_alone() {
        let far = outpost();
        assert!(far.voice().wants_more("more"));
        for typed in ["more cards", "hand", "", "again"] {
            assert!(!far.voice().wants_more(typed), "{typed}");
        }
    }
}
