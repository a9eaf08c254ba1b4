//! `sixdot check`: the words of a rule file that are commands of the program, too, in any of its languages.

use std::path::{Path, PathBuf};

use super::balance;
use crate::command::{Command, Commands, normal};
use crate::file;
use crate::rules::{AnyRules, Diagnostic, Doubt, Library, Loaded, TableOption, line_of_word};
use crate::say::{Lang, Locale, Names, forms_of_title};

/// No rule file is larger.
const MOST_BYTES: u64 = 1 << 20;

/// What a word of a rule file names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Call,
    Colour,
    Card,
    Option,
}

/// A word of a rule file.
struct Word {
    what: Named,
    /// The id of what it names.
    id: String,
    /// As it stands in the file.
    written: String,
    /// What may be typed for it.
    typed: Vec<String>,
}

/// What is said against the words of the games that are named, or of all, but for those of the program.
pub fn told(library: &Library, paths: &[PathBuf], told_in: Lang) -> Vec<Diagnostic> {
    let shipped = Library::built_in().ids();
    let own =
        balance::games(library, paths).into_iter().filter(|(_, own)| !shipped.iter().any(|id| id == own.rules.id()));
    own.flat_map(|(file, game)| of_game(&file, &game, told_in)).collect()
}

fn of_game(file: &str, game: &Loaded, told_in: Lang) -> Vec<Diagnostic> {
    let rules = &game.rules;
    let (mut told, text) = (Vec::<Diagnostic>::new(), text_of(file));
    let commands = Lang::ALL.map(|lang| (lang, Commands::new(&Locale::new(lang), rules.family())));
    let command = |wanted: Lang, word: &str| -> Option<Command> {
        let found = commands.iter().find(|(lang, _)| *lang == wanted);
        found.and_then(|(_, commands)| commands.exact(&normal(word)))
    };
    for word in words(rules, &game.options, &Locale::new(told_in).for_game(rules.terms())) {
        let is_own = |typed: &&String| command(told_in, typed).is_some();
        let other = |typed: &String| Lang::ALL.into_iter().find(|lang| command(*lang, typed).is_some());
        let own = word.typed.iter().find(is_own).map(|typed| (typed, "own"));
        let other = || word.typed.iter().find_map(|typed| Some((typed, other(typed)?.code())));
        let Some((typed, lang)) = own.or_else(other) else { continue };
        let fault = Diagnostic::in_file(file, word.line_in(&text), word.doubt(typed, lang));
        if !told.contains(&fault) {
            told.push(fault);
        }
    }
    told
}

/// The text of a file, as far as it can be read: it is only asked for lines.
fn text_of(file: &str) -> String {
    file::read(Path::new(file), MOST_BYTES)
        .map_or_else(|_| String::new(), |text| String::from_utf8_lossy(&text).into_owned())
}

/// The words that the rule file gives. What has no title goes by its id, unless the program has a word of its own for it.
fn words(rules: &AnyRules, options: &[TableOption], locale: &Locale) -> Vec<Word> {
    let terms = rules.terms();
    let deck = terms.deck();
    let no_name = |known: fn(&Names, &str) -> bool, id: &str| locale.names().is_some_and(|names| !known(names, id));
    let mut words = Vec::new();
    let mut add = |what: Named, id: &str, titles: Vec<&str>, without: Option<&str>| {
        let without = without.filter(|_| titles.is_empty());
        words.extend(titles.into_iter().chain(without).map(|title| Word::new(what, id, title)));
    };
    for (index, id) in terms.calls().iter().enumerate() {
        add(Named::Call, id, terms.call_words(index).collect(), Some(id));
    }
    for colour in deck.all_colours() {
        let id = deck.colour_id(colour);
        let without = Some(id).filter(|id| no_name(Names::has_colour, id));
        add(Named::Colour, id, terms.colour_words(colour).collect(), without);
    }
    for kind in deck.kinds() {
        let symbol = &deck.symbol_name(deck.face(kind).symbol).id;
        let without = Some(symbol.as_str()).filter(|id| no_name(Names::has_symbol, id));
        add(Named::Card, terms.entry(kind), terms.words(kind).collect(), without);
    }
    for option in options {
        let without = Some(option.name.as_str()).filter(|id| !locale.has_option(id));
        add(Named::Option, &option.name, option.title.values().map(String::as_str).collect(), without);
    }
    words
}

impl Word {
    fn new(what: Named, id: &str, written: &str) -> Self {
        let typed = match what {
            Named::Call | Named::Option => vec![written.to_owned()],
            Named::Colour | Named::Card => {
                let forms = forms_of_title(written).into_iter().filter(|form| *form != written.to_lowercase());
                std::iter::once(written.to_owned()).chain(forms).collect()
            }
        };
        Word { what, id: id.to_owned(), written: written.to_owned(), typed }
    }

    fn doubt(&self, typed: &str, lang: &str) -> Doubt {
        let (id, word, lang) = (self.id.clone(), typed.to_owned(), lang.to_owned());
        match self.what {
            Named::Call => Doubt::CallIsCommand { call: id, word, lang },
            Named::Colour => Doubt::ColourIsCommand { colour: id, word, lang },
            Named::Card => Doubt::CardIsCommand { card: id, word, lang },
            Named::Option => Doubt::OptionIsCommand { option: id, word, lang },
        }
    }

    /// The line of the file that gives the word.
    fn line_in(&self, text: &str) -> Option<usize> {
        let tables: &[&str] = match self.what {
            Named::Call => &["calls"],
            Named::Colour => &["deck", "titles"],
            Named::Card => &["cards"],
            Named::Option => &["options"],
        };
        line_of_word(text, tables, &self.id, &self.written)
    }
}
