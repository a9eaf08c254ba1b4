//! Commands of the lobby and of the host console, with their words in every language.

use crate::session::LanguagePack;
use crate::text::{Line, Locale, msg};

/// Declares commands, each with the id of its Fluent message and the attributes that the message must have. The id without
/// `prefix` is the English word, which is accepted in every language; the attribute `words` lists synonyms.
macro_rules! words {
    (
        $(#[$about:meta])* $vis:vis enum $Name:ident($prefix:literal, $attributes:expr) {
            $($(#[$doc:meta])* $Word:ident = $id:literal),* $(,)?
        }
    ) => {
        $(const _: () = crate::text::check_attributes($id, $attributes);)*

        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Name { $($(#[$doc])* $Word),* }

        impl $Name {
            $vis const ALL: &'static [$Name] = &[$($Name::$Word),*];

            fn message(self) -> crate::text::Message<'static> {
                match self { $($Name::$Word => crate::text::msg!($id)),* }
            }

            fn name(self, locale: &crate::text::Locale) -> String {
                locale.in_full(self.message())
            }

            $vis fn named(locale: &crate::text::Locale, word: &str) -> Option<Self> {
                use std::collections::HashMap;
                use std::sync::OnceLock;

                use crate::text::Lang;

                // Cached, since every typed line is looked up.
                static NAMED: [OnceLock<HashMap<String, $Name>>; Lang::ALL.len()] =
                    [const { OnceLock::new() }; Lang::ALL.len()];
                let place = Lang::ALL.into_iter().position(|lang| lang == locale.lang())?;
                let named = NAMED[place].get_or_init(|| {
                    let words = |command: &$Name| command.words(locale).into_iter().zip(std::iter::repeat(*command));
                    // The first command with a word wins.
                    $Name::ALL.iter().rev().flat_map(words).filter(|(word, _)| !word.is_empty()).collect()
                });
                named.get(&crate::input::normal(word)).copied()
            }

            fn words(self, locale: &crate::text::Locale) -> Vec<String> {
                let id = match self { $($Name::$Word => $id),* };
                let english = id.strip_prefix($prefix).unwrap_or(id).to_owned();
                let others = locale.attribute(&self.message(), "words", &[]).unwrap_or_default();
                let others = others.split_whitespace().map(str::to_owned);
                [self.name(locale), english].into_iter().chain(others).collect()
            }
        }
    };
}

words! {
    pub enum LobbyCommand("lobby-", &["words", "use", "help"]) {
        New = "lobby-new",
        Join = "lobby-join",
        Watch = "lobby-watch",
        Start = "lobby-start",
        Code = "lobby-code",
        Who = "lobby-who",
        Tables = "lobby-tables",
        Say = "lobby-say",
        Tell = "lobby-tell",
        Lobby = "lobby-lobby",
        Ignore = "lobby-ignore",
        Invite = "lobby-invite",
        Nudge = "lobby-nudge",
        Kick = "lobby-kick",
        Owner = "lobby-owner",
        Option = "lobby-option",
        Public = "lobby-public",
        Unlisted = "lobby-unlisted",
        Onlookers = "lobby-onlookers",
        Grace = "lobby-grace",
        Substitute = "lobby-substitute",
        Shuffle = "lobby-shuffle",
        Record = "lobby-record",
        Passphrase = "lobby-passphrase",
        Forget = "lobby-forget",
        Leave = "lobby-leave",
    }
}

impl LobbyCommand {
    pub fn read<'t>(locale: &Locale, typed: &'t str) -> Option<(Self, &'t str)> {
        let typed = typed.trim();
        if let Some(text) = typed.strip_prefix('\'') {
            return Some((LobbyCommand::Say, text.trim()));
        }
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        Some((LobbyCommand::named(locale, word)?, rest.trim()))
    }

    /// True if the line may also be a line for the game, which then has precedence: `say uno` is a call, `who deals` a question.
    #[must_use]
    pub fn may_be_for_game(self, rest: &str) -> bool {
        match self {
            LobbyCommand::Tell => true,
            LobbyCommand::Say | LobbyCommand::Who | LobbyCommand::Code | LobbyCommand::Tables => !rest.is_empty(),
            _ => false,
        }
    }

    /// True if the command consumes the rest of the line including semicolons, as text said to others does.
    #[must_use]
    pub fn takes_whole_line(self, voice: &LanguagePack, rest: &str) -> bool {
        match self {
            LobbyCommand::Say => !rest.is_empty(),
            LobbyCommand::Tell => rest.contains(char::is_whitespace),
            LobbyCommand::Lobby => !rest.is_empty() && LobbyCommand::on_or_off(voice, rest).is_none(),
            _ => false,
        }
    }

    /// Reads `on` or `off`.
    #[must_use]
    pub fn on_or_off(voice: &LanguagePack, rest: &str) -> Option<bool> {
        let words = [(true, msg!("words-on"), "on"), (false, msg!("words-off"), "off")];
        words
            .into_iter()
            .find(|(_, words, english)| voice.means(rest, words.clone(), english))
            .map(|(heard, ..)| heard)
    }

    /// True if the answer is typed on the next line, so nothing may follow in this one.
    #[must_use]
    pub fn expects_answer(self) -> bool {
        matches!(self, LobbyCommand::Passphrase | LobbyCommand::Forget)
    }

    pub fn help(voice: &LanguagePack) -> Line {
        let names: Vec<String> = LobbyCommand::ALL.iter().map(|word| word.name(voice.locale())).collect();
        voice.help(msg!("lobby-help", words = names.join(", ")))
    }

    pub fn explain(self, voice: &LanguagePack) -> Line {
        let locale = voice.locale();
        let help = locale.attribute(&self.message(), "help", &[]).unwrap_or_default();
        voice.help(msg!("lobby-help-one", name = self.name(locale), help, use = self.usage(voice)))
    }

    pub fn usage(self, voice: &LanguagePack) -> String {
        voice.locale().attribute(&self.message(), "use", &[]).unwrap_or_default()
    }
}

words! {
    pub(super) enum ConsoleCommand("console-", &["words"]) {
        Who = "console-who",
        Tables = "console-tables",
        Ban = "console-ban",
        Unban = "console-unban",
        Forget = "console-forget",
        Stop = "console-stop",
        Help = "console-help",
    }
}

impl ConsoleCommand {
    pub(super) fn called(self, locale: &Locale) -> String {
        self.name(locale)
    }

    pub(super) fn read<'t>(locale: &Locale, typed: &'t str) -> Option<(Self, &'t str)> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        Some((ConsoleCommand::named(locale, word)?, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use crate::input::{Command, Commands, GameCommand, Lexicon, MoveCommand, TableQuestion};
    use crate::rules::rule_set::Kind;
    use crate::text::Lang;

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
    fn no_word_means_two_things() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in LobbyCommand::ALL {
                for word in command.words(&locale) {
                    assert_eq!(LobbyCommand::named(&locale, &word), Some(*command), "{lang}: {word}");
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
            // Alone it says who is there, as everywhere where people meet over a line; Enter and `turn` say whose turn it is.
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
                for typed in word.words(&locale) {
                    let verbs = lexicon.verbs(&typed).into_iter().map(|verb| verb.command().into());
                    let phrase = voice.command_alone(&typed).map(|(command, _)| command);
                    let all = commands.exact(&typed).into_iter().chain(verbs).chain(phrase);
                    let others = all.filter(|command| !may_also_be(*word, *command));
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
                for word in command.words(&locale) {
                    let typed = format!(" {}  Anna ", word.to_uppercase());
                    assert_eq!(ConsoleCommand::read(&locale, &typed), Some((*command, "Anna")), "{lang}: {word}");
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
            for command in ConsoleCommand::ALL {
                let word = locale.in_full(command.message());
                assert!(help.contains(&word), "{lang}: {word}");
            }
        }
    }
}
