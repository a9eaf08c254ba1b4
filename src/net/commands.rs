//! Commands of the lobby and of the host console, with their words in every language.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::input::normal;
use crate::session::LanguagePack;
use crate::text::{Lang, Line, Locale, check_attributes, msg};

/// The words of commands by language.
type CommandWords<C> = [OnceLock<HashMap<String, C>>; Lang::ALL.len()];

/// All words of commands, each given with the id of its message: the name, synonyms in the attribute `words`, and in
/// every language the English word, which ends the id.
fn words<C: Copy>(commands: &[(C, &str)], locale: &Locale) -> HashMap<String, C> {
    let mut found = HashMap::new();
    // The first command with a word wins.
    for (command, id) in commands.iter().rev() {
        let english = id.split_once('-').map_or(*id, |(_, word)| word);
        let (name, others) = (name(id, locale), attribute(id, locale, "words"));
        let words = [name.as_str(), english].into_iter().chain(others.split_whitespace());
        found.extend(words.filter(|word| !word.is_empty()).map(|word| (word.to_owned(), *command)));
    }
    found
}

fn name(id: &str, locale: &Locale) -> String {
    locale.find(id, &[]).map(|message| locale.in_full(message)).unwrap_or_default()
}

fn attribute(id: &str, locale: &Locale, name: &str) -> String {
    locale.find(id, &[]).and_then(|message| locale.attribute(&message, name, &[])).unwrap_or_default()
}

/// Splits a line into the first word and the rest.
fn first_word(typed: &str) -> (&str, &str) {
    let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    (word, rest.trim())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyCommand {
    New,
    Join,
    Watch,
    Start,
    Code,
    Who,
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

const fn check<C>(commands: &[(C, &str)], attributes: &[&str]) {
    let mut at = 0;
    while at < commands.len() {
        check_attributes(commands[at].1, attributes);
        at += 1;
    }
}

const _: () = check(&LobbyCommand::ALL, &["words", "use", "help"]);

impl LobbyCommand {
    pub const ALL: [(LobbyCommand, &'static str); 26] = [
        (LobbyCommand::New, "lobby-new"),
        (LobbyCommand::Join, "lobby-join"),
        (LobbyCommand::Watch, "lobby-watch"),
        (LobbyCommand::Start, "lobby-start"),
        (LobbyCommand::Code, "lobby-code"),
        (LobbyCommand::Who, "lobby-who"),
        (LobbyCommand::Tables, "lobby-tables"),
        (LobbyCommand::Say, "lobby-say"),
        (LobbyCommand::Tell, "lobby-tell"),
        (LobbyCommand::Lobby, "lobby-lobby"),
        (LobbyCommand::Ignore, "lobby-ignore"),
        (LobbyCommand::Invite, "lobby-invite"),
        (LobbyCommand::Nudge, "lobby-nudge"),
        (LobbyCommand::Kick, "lobby-kick"),
        (LobbyCommand::Owner, "lobby-owner"),
        (LobbyCommand::Option, "lobby-option"),
        (LobbyCommand::Public, "lobby-public"),
        (LobbyCommand::Unlisted, "lobby-unlisted"),
        (LobbyCommand::Onlookers, "lobby-onlookers"),
        (LobbyCommand::Grace, "lobby-grace"),
        (LobbyCommand::Substitute, "lobby-substitute"),
        (LobbyCommand::Shuffle, "lobby-shuffle"),
        (LobbyCommand::Record, "lobby-record"),
        (LobbyCommand::Passphrase, "lobby-passphrase"),
        (LobbyCommand::Forget, "lobby-forget"),
        (LobbyCommand::Leave, "lobby-leave"),
    ];

    pub fn named(locale: &Locale, word: &str) -> Option<Self> {
        // Cached, since every typed line is looked up.
        static WORDS: CommandWords<LobbyCommand> = [const { OnceLock::new() }; Lang::ALL.len()];
        let place = Lang::ALL.into_iter().position(|lang| lang == locale.lang())?;
        WORDS[place].get_or_init(|| words(&LobbyCommand::ALL, locale)).get(&normal(word)).copied()
    }

    pub fn read<'t>(locale: &Locale, typed: &'t str) -> Option<(Self, &'t str)> {
        let typed = typed.trim();
        if let Some(text) = typed.strip_prefix('\'') {
            return Some((LobbyCommand::Say, text.trim()));
        }
        let (word, rest) = first_word(typed);
        Some((LobbyCommand::named(locale, word)?, rest))
    }

    /// True if the line may also be a line for the game, which then has precedence: `say uno` is a call, `who deals` a
    /// question.
    pub fn may_be_for_game(self, rest: &str) -> bool {
        match self {
            LobbyCommand::Tell => true,
            LobbyCommand::Say | LobbyCommand::Who | LobbyCommand::Code | LobbyCommand::Tables => !rest.is_empty(),
            _ => false,
        }
    }

    /// True if the command consumes the rest of the line including semicolons, as text said to others does.
    pub fn is_whole_line(self, voice: &LanguagePack, rest: &str) -> bool {
        match self {
            LobbyCommand::Say => !rest.is_empty(),
            LobbyCommand::Tell => rest.contains(char::is_whitespace),
            LobbyCommand::Lobby => !rest.is_empty() && LobbyCommand::on_or_off(voice, rest).is_none(),
            _ => false,
        }
    }

    /// Reads `on` or `off`.
    pub fn on_or_off(voice: &LanguagePack, rest: &str) -> Option<bool> {
        let words = [(true, msg!("words-on"), "on"), (false, msg!("words-off"), "off")];
        words
            .into_iter()
            .find(|(_, words, english)| voice.means(rest, words.clone(), english))
            .map(|(heard, ..)| heard)
    }

    /// True if the answer is typed on the next line, so nothing may follow in this one.
    pub fn is_answered_later(self) -> bool {
        matches!(self, LobbyCommand::Passphrase | LobbyCommand::Forget)
    }

    pub fn help(voice: &LanguagePack) -> Line {
        let names: Vec<String> = LobbyCommand::ALL.iter().map(|(_, id)| name(id, voice.locale())).collect();
        voice.help(msg!("lobby-help", words = names.join(", ")))
    }

    pub fn explain(self, voice: &LanguagePack) -> Line {
        let id = LobbyCommand::ALL[self as usize].1;
        let (name, help) = (name(id, voice.locale()), attribute(id, voice.locale(), "help"));
        voice.help(msg!("lobby-help-one", name, help, use = self.usage(voice)))
    }

    pub fn usage(self, voice: &LanguagePack) -> String {
        attribute(LobbyCommand::ALL[self as usize].1, voice.locale(), "use")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConsoleCommand {
    Who,
    Tables,
    Ban,
    Unban,
    Forget,
    Stop,
    Help,
}

const _: () = check(&ConsoleCommand::ALL, &["words"]);

impl ConsoleCommand {
    const ALL: [(ConsoleCommand, &'static str); 7] = [
        (ConsoleCommand::Who, "console-who"),
        (ConsoleCommand::Tables, "console-tables"),
        (ConsoleCommand::Ban, "console-ban"),
        (ConsoleCommand::Unban, "console-unban"),
        (ConsoleCommand::Forget, "console-forget"),
        (ConsoleCommand::Stop, "console-stop"),
        (ConsoleCommand::Help, "console-help"),
    ];

    pub(super) fn called(self, locale: &Locale) -> String {
        name(ConsoleCommand::ALL[self as usize].1, locale)
    }

    pub(super) fn read<'t>(locale: &Locale, typed: &'t str) -> Option<(Self, &'t str)> {
        let (word, rest) = first_word(typed.trim());
        let command = words(&ConsoleCommand::ALL, locale).get(&normal(word)).copied()?;
        Some((command, rest))
    }
}

#[cfg(test)]
mod tests {
    use crate::input::{Command, Commands, GameCommand, Lexicon, MoveCommand, TableQuestion};
    use crate::rules::Kind;

    use super::*;

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
        ] {
            let locale = Locale::new(lang);
            assert_eq!(LobbyCommand::read(&locale, typed).map(|(word, _)| word), Some(word), "{typed}");
        }
        assert_eq!(
            LobbyCommand::read(&Locale::new(Lang::En), "' well, well").map(|(_, rest)| rest),
            Some("well, well")
        );
        assert_eq!(LobbyCommand::read(&Locale::new(Lang::En), "draw"), None);
        assert_eq!(LobbyCommand::read(&Locale::new(Lang::En), ""), None);
    }

    #[test]
    fn the_list_has_the_order_of_the_commands() {
        assert!(LobbyCommand::ALL.iter().enumerate().all(|(place, (command, _))| *command as usize == place));
        assert!(ConsoleCommand::ALL.iter().enumerate().all(|(place, (command, _))| *command as usize == place));
    }

    #[test]
    fn no_word_means_two_things() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in LobbyCommand::ALL {
                for word in words(&[command], &locale).into_keys() {
                    assert_eq!(LobbyCommand::named(&locale, &word), Some(command.0), "{lang}: {word}");
                }
            }
        }
    }

    /// What a word of the lobby may be beside: both mean the same, or the line says which is meant.
    fn may_also_be(word: LobbyCommand, command: Command) -> bool {
        matches!(
            (word, command),
            // At a table over the network only the lobby can do so; at home these do the same.
            (LobbyCommand::New, Command::Game(GameCommand::New)) | (LobbyCommand::Leave, Command::Game(GameCommand::Quit))
            // A call where one is due, talk else.
            | (LobbyCommand::Say, Command::Move(MoveCommand::Call | MoveCommand::Choose))
            // Alone it says who is there, as everywhere where people meet over a line; Enter and `turn` say whose turn
            // it is.
            | (LobbyCommand::Who, Command::Ask(TableQuestion::Turn))
        )
    }

    #[test]
    fn no_word_takes_one_of_the_game_or_of_the_keyboard_away() {
        let mut taken = Vec::new();
        for (lang, family) in Lang::ALL.into_iter().flat_map(|lang| Kind::ALL.map(|family| (lang, family))) {
            let (locale, voice) = (Locale::new(lang), LanguagePack::new(lang));
            let commands = Commands::new(&locale, family);
            let lexicon = Lexicon::new(&locale, &commands);
            for word in LobbyCommand::ALL {
                for typed in words(&[word], &locale).into_keys() {
                    let verbs = lexicon.verbs(&typed).into_iter().map(|verb| verb.command().into());
                    let phrase = voice.command_alone(&typed).map(|(command, _)| command);
                    let all = commands.exact(&typed).into_iter().chain(verbs).chain(phrase);
                    let others = all.filter(|command| !may_also_be(word.0, *command));
                    taken.extend(others.map(|command| (lang, typed.clone(), command)));
                }
            }
        }
        assert_eq!(taken, []);
    }

    #[test]
    fn console_words_are_unique_in_each_language() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in ConsoleCommand::ALL {
                for word in words(&[command], &locale).into_keys() {
                    let typed = format!(" {}  Anna ", word.to_uppercase());
                    assert_eq!(ConsoleCommand::read(&locale, &typed), Some((command.0, "Anna")), "{lang}: {word}");
                }
            }
        }
        for (lang, typed, command) in [
            (Lang::De, "wer", ConsoleCommand::Who),
            (Lang::De, "Tische", ConsoleCommand::Tables),
            (Lang::Fi, "unohda", ConsoleCommand::Forget),
            (Lang::Fi, "pöydät", ConsoleCommand::Tables),
            (Lang::De, "forget", ConsoleCommand::Forget),
        ] {
            assert_eq!(ConsoleCommand::read(&Locale::new(lang), typed), Some((command, "")), "{typed}");
        }
        assert_eq!(ConsoleCommand::read(&Locale::new(Lang::En), "wer"), None);
        assert_eq!(ConsoleCommand::read(&Locale::new(Lang::En), ""), None);
    }

    #[test]
    fn the_help_names_all_of_them() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let help = locale.in_full(msg!("host-console"));
            for (command, _) in ConsoleCommand::ALL {
                let word = command.called(&locale);
                assert!(help.contains(&word), "{lang}: {word}");
            }
        }
    }
}
