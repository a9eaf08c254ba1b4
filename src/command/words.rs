//! The words of a language for a family of games. They follow from the texts of the program alone, so they are made once and
//! are the same at every table. What is parsed for them is hardly told again, and kept nowhere.

use std::sync::OnceLock;

use super::lexicon::Lexicon;
use super::table::Commands;
use crate::rules::book::Kind;
use crate::say::{Lang, Locale};

/// The words with which a line is read, cards and names aside.
pub struct Words {
    commands: Commands,
    /// The words around moves, and the other ways to say commands, made only when somebody types at a table.
    said: OnceLock<(Lexicon, Commands)>,
}

static WORDS: [[OnceLock<Words>; Kind::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Kind::ALL.len()] }; Lang::ALL.len()];

impl Words {
    /// The words of a family of games in the language of these texts.
    #[must_use]
    pub fn of(locale: &Locale, family: Kind) -> &'static Self {
        let words = &WORDS[locale.lang() as usize][family as usize];
        words.get_or_init(|| Words { commands: Commands::new(locale, family), said: OnceLock::new() })
    }

    /// The commands.
    #[must_use]
    pub fn commands(&self) -> &Commands {
        &self.commands
    }

    /// The words around moves, and the commands with all other ways to say them. The texts are those for which the words were
    /// asked.
    #[must_use]
    pub fn said(&self, locale: &Locale, family: Kind) -> &(Lexicon, Commands) {
        self.said.get_or_init(|| {
            let lexicon = Lexicon::new(locale, &self.commands);
            let commands = self.commands.clone().with_phrases(locale, family, &lexicon);
            (lexicon, commands)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    /// Whoever asks first makes them: nothing of that one's game may be in them.
    #[test]
    fn the_words_of_a_table_are_those_of_its_language_and_family_alone() {
        let library = Library::built_in();
        for lang in Lang::ALL {
            let plain = Locale::new(lang);
            let mut words: Vec<(Kind, Vec<_>)> = Vec::new();
            for id in library.ids() {
                let loaded = library.load(&id, &[]).expect("a game of ours");
                let (locale, family) = (plain.for_game(loaded.rules.terms()), loaded.rules.family());
                let shared = Words::of(&locale, family);
                let own = Commands::new(&locale, family);
                assert_eq!(shared.commands().entries(), own.entries(), "{lang}: {id}");
                assert!(std::ptr::eq(shared, Words::of(&plain.for_game(loaded.rules.terms()), family)));
                let lexicon = Lexicon::new(&locale, &own);
                let own = own.with_phrases(&locale, family, &lexicon);
                let (said, phrases) = shared.said(&locale, family);
                assert_eq!((said, &phrases.phrases), (&lexicon, &own.phrases), "{lang}: {id}");
                words.push((family, own.entries().to_vec()));
            }
            let differ = |(one, other): (&(Kind, Vec<_>), &(Kind, Vec<_>))| one.0 == other.0 || one.1 != other.1;
            assert!(words.iter().zip(&words[1..]).all(differ), "{lang}: what tells tables apart is in the words");
        }
    }
}
