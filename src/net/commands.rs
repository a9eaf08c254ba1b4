//! Commands of the lobby and of the host console.

use strum::{EnumIter, IntoEnumIterator, IntoStaticStr, VariantNames};

use crate::input::{Act, Said, Value};
use crate::session::LanguagePack;
use crate::text::{Line, Locale, check_attributes, msg};

fn name(id: &str, locale: &Locale) -> String {
    locale.find(id, &[]).map(|message| locale.in_full(message)).unwrap_or_default()
}

fn attribute(id: &str, locale: &Locale, name: &str) -> String {
    locale.find(id, &[]).and_then(|message| locale.attribute(&message, name, &[])).unwrap_or_default()
}

/// The command whose intent a line has in a scope of the grammar, the one that takes the least text.
fn read<C: Copy + IntoEnumIterator + Into<&'static str>>(
    scopes: &[&'static str],
    voice: &LanguagePack,
    typed: &str,
) -> Option<(C, Said)> {
    let said = voice.read_in(typed, scopes).said;
    let said = said.into_iter().filter(|said| !said.asks).min_by_key(Said::free_letters)?;
    let command = C::iter().find(|command| (*command).into() == said.intent)?;
    Some((command, said))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "lobby-")]
pub enum LobbyCommand {
    New,
    Join,
    Watch,
    Start,
    Code,
    Who,
    Friends,
    Stats,
    Tables,
    Say,
    Tell,
    Lobby,
    Ignore,
    Invite,
    Nudge,
    Kick,
    Owner,
    Option,
    Public,
    Unlisted,
    Onlookers,
    Grace,
    Substitute,
    Shuffle,
    Record,
    Passphrase,
    Forget,
    Leave,
}

pub const fn check(ids: &[&str], attributes: &[&str]) {
    let mut at = 0;
    while at < ids.len() {
        check_attributes(ids[at], attributes);
        at += 1;
    }
}

const _: () = check(LobbyCommand::VARIANTS, &["use", "help"]);

impl LobbyCommand {
    /// A command by its word alone.
    pub fn named(voice: &LanguagePack, word: &str) -> Option<Self> {
        let (command, said) = LobbyCommand::read(voice, word)?;
        said.slots.is_empty().then_some(command)
    }

    pub fn read(voice: &LanguagePack, typed: &str) -> Option<(Self, Said)> {
        // A quotation mark says the rest, as everywhere where people meet over a line.
        if let Some(text) = typed.trim().strip_prefix('\'') {
            let said = Said::plain(Act::Change, "lobby-say").with("text", Value::Text(text.trim().to_owned()));
            return Some((LobbyCommand::Say, said));
        }
        let (command, said) = read(&["lobby", "talk"], voice, typed)?;
        // Small words are said, too: `say thanks`.
        let text = typed.trim().split_once(char::is_whitespace).map_or("", |(_, text)| text.trim());
        let is_said = command == LobbyCommand::Say && !said.has("text") && !text.is_empty();
        Some((command, if is_said { said.with("text", Value::Text(text.to_owned())) } else { said }))
    }

    /// The chat message to everybody in a line.
    pub fn said_to_all(voice: &LanguagePack, typed: &str) -> Option<Said> {
        let said = voice.read_in(typed, &["talk"]).said;
        said.into_iter().find(|said| said.intent == "lobby-say")
    }

    /// True if the line may also be a line for the game, which then has precedence: `say uno` is a call.
    pub fn may_be_for_game(self, said: &Said) -> bool {
        self == LobbyCommand::Tell || self == LobbyCommand::Say && said.has("text")
    }

    /// True if the command consumes the rest of the line including semicolons, as text said to others does.
    pub fn is_whole_line(self, said: &Said) -> bool {
        matches!(self, LobbyCommand::Say | LobbyCommand::Tell | LobbyCommand::Lobby) && said.has("text")
    }

    /// True if the answer is typed on the next line, so nothing may follow in this one.
    pub fn is_answered_later(self) -> bool {
        matches!(self, LobbyCommand::Passphrase | LobbyCommand::Forget)
    }

    pub fn help(voice: &LanguagePack) -> Line {
        let names: Vec<String> = LobbyCommand::VARIANTS.iter().map(|id| name(id, &voice.locale)).collect();
        voice.help(msg!("lobby-help", words = names.join(", ")))
    }

    pub fn explain(self, voice: &LanguagePack) -> [Line; 2] {
        let id = self.into();
        let (name, help) = (name(id, &voice.locale), attribute(id, &voice.locale, "help"));
        [msg!("help-command", name, help), msg!("help-type", use = self.usage(voice))]
            .map(|message| voice.help(message))
    }

    pub fn usage(self, voice: &LanguagePack) -> String {
        attribute(self.into(), &voice.locale, "use")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "console-")]
pub enum ConsoleCommand {
    Who,
    Tables,
    Ban,
    Unban,
    Forget,
    Stop,
    Help,
}

const _: () = check(ConsoleCommand::VARIANTS, &[]);

impl ConsoleCommand {
    pub fn called(self, locale: &Locale) -> String {
        name(self.into(), locale)
    }

    /// One line a command: its name and what it does.
    pub fn help(voice: &LanguagePack) -> Vec<Line> {
        let line = |id: &str| {
            let (name, help) = (name(id, &voice.locale), attribute(id, &voice.locale, "help"));
            voice.help(msg!("help-command", name, help))
        };
        ConsoleCommand::VARIANTS.iter().map(|id| line(id)).collect()
    }

    pub fn read(voice: &LanguagePack, typed: &str) -> Option<(Self, String)> {
        let (command, said) = read::<Self>(&["console"], voice, typed)?;
        Some((command, said.rest().to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn each_language_has_its_words_and_the_english_ones() {
        for (lang, typed, word) in [
            (Lang::De, "setzen roter apfel", LobbyCommand::Join),
            (Lang::De, "join roter apfel", LobbyCommand::Join),
            (Lang::En, "join red apple", LobbyCommand::Join),
            (Lang::Fi, "liity punainen omena", LobbyCommand::Join),
            (Lang::Fi, "JUTTELE moi", LobbyCommand::Say),
            (Lang::Fi, "sano hei", LobbyCommand::Say),
            (Lang::De, "sag hallo", LobbyCommand::Say),
            (Lang::En, "'hello", LobbyCommand::Say),
            (Lang::En, "say to Ben, hello", LobbyCommand::Tell),
        ] {
            let voice = LanguagePack::new(lang);
            assert_eq!(LobbyCommand::read(&voice, typed).map(|(word, _)| word), Some(word), "{typed}");
        }
        let english = LanguagePack::new(Lang::En);
        let said = LobbyCommand::read(&english, "' well, well").map(|(_, said)| said.rest().to_owned());
        assert_eq!(said.as_deref(), Some("well, well"));
        for typed in ["draw", "", "hand"] {
            assert!(LobbyCommand::read(&english, typed).is_none(), "{typed}");
        }
    }

    #[test]
    fn help_is_short() {
        for voice in Lang::ALL.map(LanguagePack::new) {
            let lines = LobbyCommand::iter().flat_map(|command| command.explain(&voice));
            let long: Vec<String> = lines.map(|line| line.text).filter(|text| text.split(' ').count() > 25).collect();
            assert!(long.is_empty(), "{} lines: {long:#?}", long.len());
        }
    }

    /// The word that help tells for a command is that command, in every language also the English one.
    #[test]
    fn every_command_is_read_by_its_name() {
        for lang in Lang::ALL {
            let voice = LanguagePack::new(lang);
            for command in LobbyCommand::iter() {
                let id: &str = command.into();
                for word in [name(id, &voice.locale), id.trim_start_matches("lobby-").to_owned()] {
                    assert_eq!(LobbyCommand::named(&voice, &word), Some(command), "{lang}: {word}");
                }
            }
            for command in ConsoleCommand::iter() {
                let id: &str = command.into();
                for word in [name(id, &voice.locale), id.trim_start_matches("console-").to_owned()] {
                    let read = ConsoleCommand::read(&voice, &format!(" {}", word.to_uppercase()));
                    assert_eq!(read, Some((command, String::new())), "{lang}: {word}");
                }
            }
        }
    }

    #[test]
    fn the_help_names_all_of_them() {
        for lang in Lang::ALL {
            let voice = LanguagePack::new(lang);
            let help = ConsoleCommand::help(&voice);
            for (command, line) in ConsoleCommand::iter().zip(help) {
                let word = command.called(&voice.locale);
                assert!(line.text.starts_with(&format!("{word}: ")), "{lang}: {}", line.text);
            }
        }
    }
}
