//! What the host can type at its console, in the words of its language or in English.

use super::words::words;
use crate::say::Locale;

words! {
    /// A command of the console.
    pub(super) enum Order("console-", &["words"]) {
        /// Says who is known.
        Who = "console-who",
        /// Says which tables there are.
        Tables = "console-tables",
        /// Shuts somebody out.
        Ban = "console-ban",
        /// Lets somebody in again.
        Unban = "console-unban",
        /// Deletes what is kept about somebody.
        Forget = "console-forget",
        /// Ends the server.
        Stop = "console-stop",
        /// Says which commands there are.
        Help = "console-help",
    }
}

impl Order {
    /// What it is called in the language.
    pub(super) fn called(self, locale: &Locale) -> String {
        self.name(locale)
    }

    /// The command with which a line begins, and what stands behind it.
    pub(super) fn read<'t>(locale: &Locale, typed: &'t str) -> Option<(Self, &'t str)> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        Some((Order::named(locale, word)?, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, msg};

    #[test]
    fn each_language_has_its_words_and_the_english_ones_and_none_means_two_things() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for order in Order::ALL {
                for word in order.words(&locale) {
                    let typed = format!(" {}  Anna ", word.to_uppercase());
                    assert_eq!(Order::read(&locale, &typed), Some((*order, "Anna")), "{lang}: {word}");
                }
            }
        }
        for (lang, typed, order) in [
            (Lang::De, "wer", Order::Who),
            (Lang::De, "Tische", Order::Tables),
            (Lang::Fi, "unohda", Order::Forget),
            (Lang::Fi, "pöydät", Order::Tables),
            (Lang::De, "forget", Order::Forget),
        ] {
            assert_eq!(Order::read(&Locale::new(lang), typed), Some((order, "")), "{typed}");
        }
        assert_eq!(Order::read(&Locale::new(Lang::En), "wer"), None);
        assert_eq!(Order::read(&Locale::new(Lang::En), ""), None);
    }

    #[test]
    fn the_help_names_all_of_them() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let help = locale.in_full(msg!("host-console"));
            for order in Order::ALL {
                let word = locale.in_full(order.message());
                assert!(help.contains(&word), "{lang}: {word}");
            }
        }
    }
}
