//! The beginning of a rule file of one's own: a small game that can be played at once, or another game with a place for
//! what is to be otherwise. What it explains is said by whoever writes it down, in the language of the writer.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use crate::file::{self, Synced};
use crate::rules::{AnyRules, Loaded, OptionForm, TableOption, is_name};

/// The longest row of a comment, in characters.
const LONGEST: usize = 90;

/// A game like no other, section by section.
const SECTIONS: &[(Part<'static>, &str)] = &[
    (Part::Table, "players = { min = 2, max = 5 }\ndeal = { cards = 5 }\n"),
    (Part::Matching, "matching = { by = [\"colour\", \"symbol\"] }\n"),
    (Part::Drawing, "drawing = { when = \"cannot-play\", then = \"may-play-drawn\" }\n"),
    (
        Part::End,
        "finish = { then = \"stop\" }\nscore = { to = \"winner\" }\nmatch = { rounds = 1, wins = \"most-points\" }\n",
    ),
    (Part::Deck, "[deck]\ncolours = [\"clubs\", \"spades\", \"hearts\", \"diamonds\"]\ncalled = \"suit\"\n"),
    (Part::Plain, "[cards.plain]\nsymbols = [\"9\", \"10\", \"queen\", \"king\", \"ace\"]\npoints = 5\n"),
    (
        Part::Draw,
        "[cards.seven]\nsymbols = [\"7\"]\npoints = 10\neffects = [{ draw = { cards = 2, answered-by = [\"seven\"] } }]\n",
    ),
    (Part::Skip, "[cards.eight]\nsymbols = [\"8\"]\npoints = 10\neffects = [{ skip = {} }]\n"),
    (
        Part::Wish,
        "[cards.jack]\npoints = 20\nfits-always = {}\nnot-on = { cards = [\"jack\"] }\neffects = [{ wish = {} }]\n",
    ),
];

/// What a comment explains.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// The file.
    About,
    /// The options of the other game.
    Choices,
    /// One of them.
    Choice(&'a TableOption),
    /// The cards of the other game, by their ids.
    Cards(&'a str),
    /// How many play, with how many cards.
    Table,
    /// What fits.
    Matching,
    /// How one draws.
    Drawing,
    /// How the round ends, and what it counts.
    End,
    /// The colours.
    Deck,
    /// Cards without effect.
    Plain,
    /// A card that makes the next player draw.
    Draw,
    /// A card that passes the next player over.
    Skip,
    /// A card that wishes.
    Wish,
}

/// The beginning of a rule file.
#[derive(Clone, Debug)]
pub struct Beginning<'a> {
    id: &'a str,
    like: Option<&'a Loaded>,
}

impl<'a> Beginning<'a> {
    /// The beginning of a game with this id, like another one or like none; nothing if no game can be called so.
    #[must_use]
    pub fn of(id: &'a str, like: Option<&'a Loaded>) -> Option<Self> {
        let has_letter = id.bytes().any(|byte| byte.is_ascii_lowercase());
        (is_name(id) && has_letter).then_some(Beginning { id, like })
    }

    /// The text; `say` gives the words of a comment.
    #[must_use]
    pub fn to_text(&self, say: &dyn Fn(Part<'_>) -> String) -> String {
        let mut text = comment(&say(Part::About));
        let _ = writeln!(text, "id = \"{}\"", self.id);
        if let Some(like) = self.like {
            go_on_like(&mut text, like, say);
        } else {
            text.push_str("kind = \"shed\"\n");
            for (part, lines) in SECTIONS {
                let _ = write!(text, "\n{}{lines}", comment(&say(*part)));
            }
        }
        text
    }

    /// Writes a new file into a folder, which is made if it is not there; never over another one.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn save(&self, folder: &Path, text: &str) -> io::Result<PathBuf> {
        file::create_folder(folder)?;
        let path = self.path_in(folder);
        file::create(&path, text.as_bytes(), &Synced::First)?;
        Ok(path)
    }

    /// The file in a folder.
    #[must_use]
    pub fn path_in(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.toml", self.id))
    }
}

/// Another game, and behind number signs what of it can be chosen, and how a card becomes another one.
fn go_on_like(text: &mut String, like: &Loaded, say: &dyn Fn(Part<'_>) -> String) {
    let _ = writeln!(text, "extends = \"{}\"", like.rules.id());
    if !like.options.is_empty() {
        let _ = write!(text, "\n{}[set]\n", comment(&say(Part::Choices)));
        for option in like.options.iter() {
            let value = match option.form {
                // What is off without being chosen can lie below the range.
                OptionForm::Number { min, .. } => option.default.parse().unwrap_or(min).max(min).to_string(),
                OptionForm::Words(_) | OptionForm::Cards { .. } => format!("\"{}\"", option.default),
            };
            let _ = write!(text, "\n{}# {} = {value}\n", comment(&say(Part::Choice(option))), option.name);
        }
    }
    let AnyRules::Shed(rules) = &like.rules else { return };
    let book = rules.book();
    let cards: Vec<&str> = book.cards_of_deck().map(|(id, _)| id.as_str()).collect();
    // One that does something already: it is in no rule about cards that are laid together.
    let acts = book.cards_of_deck().find(|(_, card)| !card.effects.is_empty() && card.fits_always.is_none());
    let Some(example) = acts.map(|(id, _)| id.as_str()).or(cards.first().copied()) else { return };
    let _ = write!(text, "\n{}", comment(&say(Part::Cards(&cards.join(", ")))));
    let _ = writeln!(text, "# [cards.{example}]\n# effects = [{{ draw = {{ cards = 3 }} }}]");
}

/// A text as rows of a comment.
fn comment(text: &str) -> String {
    let mut rows = vec![String::from("#")];
    for word in text.split_whitespace() {
        let row = rows.last_mut().expect("there is a first row");
        if row.chars().count() + 1 + word.chars().count() > LONGEST && row.len() > 1 {
            rows.push(format!("# {word}"));
        } else {
            row.push(' ');
            row.push_str(word);
        }
    }
    rows.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    fn say(_: Part<'_>) -> String {
        "This explains what is written below. ".repeat(5)
    }

    /// The text of a beginning, and the library with it.
    fn begun(like: Option<&str>) -> (String, Library) {
        let mut library = Library::built_in();
        let like = like.map(|id| library.load(id, &[]).expect("a built-in game"));
        let text = Beginning::of("own", like.as_ref()).expect("a name").to_text(&say);
        library.add_text("own", "own.toml", text.clone());
        (text, library)
    }

    /// A row as it is without the number sign before a fact.
    fn without_sign(row: &str) -> &str {
        row.strip_prefix("# ").filter(|fact| fact.starts_with('[') || fact.contains(" = ")).unwrap_or(row)
    }

    #[test]
    fn a_beginning_can_be_played_as_it_is() {
        let games = Library::built_in().ids();
        for like in games.iter().map(|id| Some(id.as_str())).chain([None]) {
            let (text, library) = begun(like);
            assert_eq!(library.check("own"), [], "{text}");
            assert!(library.load("own", &[]).is_ok(), "{text}");
            assert!(text.lines().all(|row| row.chars().count() <= 120), "{text}");
        }
    }

    #[test]
    fn each_fact_behind_a_number_sign_can_be_taken_in() {
        for like in Library::built_in().ids() {
            let (text, mut library) = begun(Some(&like));
            let facts = || text.lines().enumerate().filter(|(_, row)| without_sign(row) != *row);
            for (place, fact) in facts().filter(|(_, row)| !row.starts_with("# effects")) {
                let is_taken = |at: usize| at == place || fact.starts_with("# [") && at == place + 1;
                let rows =
                    text.lines().enumerate().map(|(at, row)| if is_taken(at) { without_sign(row) } else { row });
                library.add_text("own", "own.toml", rows.collect::<Vec<_>>().join("\n"));
                assert_eq!(library.check("own"), [], "{like}: {fact}");
            }
        }
    }

    #[test]
    fn what_no_game_can_be_called_has_no_beginning() {
        for name in ["", "own game", "Own", "7", "-", "../own"] {
            assert!(Beginning::of(name, None).is_none(), "{name}");
        }
    }
}
