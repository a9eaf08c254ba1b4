//! `sixdot rules new NAME`: writes the skeleton of a rule file, a small playable game or a variant of another game,
//! with comments in the user's language.

use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::arguments::{GeneralFlags, RulesCommand};
use super::refusal::Refusal;
use super::rules::values;
use super::settings::Language;
use super::{CommandError, game_setup, line, tell};
use crate::rules::{AnyRules, Library, Loaded, OptionForm, TableOption, is_name};
use crate::storage::{self, Synced};
use crate::text::{Channel, Locale, Reason, msg};

/// The word after `rules` in the place of a game.
pub const WORD: &str = "new";

/// Writes the file and says where it is and what comes next.
pub fn begin(args: &RulesCommand, general: &GeneralFlags, language: &Language) -> Result<(), CommandError> {
    check_arguments(args)?;
    let name = args.clause.as_deref();
    let name = name.ok_or_else(|| Refusal(msg!("cli-missing-name", command = format!("rules {WORD}"))))?;
    let library = game_setup::library(general)?;
    let like = args.like.as_ref().map(|game| game_setup::load(&library, game, &[], language.lang)).transpose()?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    let locale = match &like {
        Some(like) => locale.for_game(like.rules.terms()),
        None => locale,
    };
    let folder = folder(args, general)?.ok_or_else(Refusal::no_folder)?;
    let beginning = Skeleton::of(name, like.as_ref());
    let beginning = beginning.ok_or_else(|| Refusal(msg!("cli-game-name", word = name.to_owned())))?;
    let taken = || Refusal(msg!("profile-exists", name = name.to_owned()));
    if name == WORD || library.ids().iter().any(|id| id == name) {
        return Err(taken().into());
    }
    let path = beginning.path_in(&folder);
    let file = path.display().to_string();
    let own = game_setup::folders(None).rules.as_ref() == Some(&folder);
    let typed = if own { name.to_owned() } else { format!("{name} --rules {}", folder.display()) };
    let text = beginning.to_text(&|part| comment_text(&locale, part, like.as_ref(), &typed, &file));
    let saved = storage::create_folder(&folder);
    let saved = saved.and_then(|()| storage::create(&path, text.as_bytes(), &Synced::First));
    saved.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => taken(),
        _ => Refusal::cannot_write(&path, Reason::from(&error)),
    })?;
    let written = locale.say(msg!("rules-new-written", name = typed, file));
    Ok(tell(&[line(written, Channel::Help)])?)
}

/// The folder for the file: the user's own, or that of the base game if only a named folder has it.
fn folder(args: &RulesCommand, general: &GeneralFlags) -> Result<Option<PathBuf>, CommandError> {
    let own = game_setup::folders(None).rules;
    let Some(like) = &args.like else { return Ok(own) };
    let mut library = Library::built_in();
    if let Some(own) = &own {
        library.add_own_folder(own);
    }
    for named in &general.rules {
        if !library.ids().contains(like) {
            library.add_folder(named).map_err(CommandError::Faults)?;
            if library.ids().contains(like) {
                return Ok(Some(named.clone()));
            }
        }
    }
    Ok(own)
}

/// The text of a comment.
fn comment_text(locale: &Locale, part: Comment<'_>, like: Option<&Loaded>, name: &str, file: &str) -> String {
    let game = like.map_or_else(String::new, |like| locale.game_name(like.rules.id()));
    locale.in_full(match part {
        Comment::About if like.is_some() => msg!("rules-new-like", game, name, file),
        Comment::About => msg!("rules-new-about", name, file),
        Comment::Choices => msg!("rules-new-choices", game),
        Comment::Choice(option) => {
            let title = locale.option_name(option);
            return locale.in_full(msg!("rules-new-choice", title, values = values(locale, option)));
        }
        Comment::Cards(cards) => msg!("rules-new-cards", cards),
        Comment::Table => msg!("rules-new-table"),
        Comment::Matching => msg!("rules-new-matching"),
        Comment::Drawing => msg!("rules-new-drawing"),
        Comment::End => msg!("rules-new-end"),
        Comment::Deck => msg!("rules-new-deck"),
        Comment::Plain => msg!("rules-new-plain"),
        Comment::Draw => msg!("rules-new-draw"),
        Comment::Skip => msg!("rules-new-skip"),
        Comment::Wish => msg!("rules-new-wish"),
    })
}

/// Refuses options that are about the rules of a game that there is.
fn check_arguments(args: &RulesCommand) -> Result<(), Refusal> {
    let given = [
        ("--format", args.format.is_some()),
        ("--width", args.width.is_some()),
        ("--height", args.height.is_some()),
        ("--table", args.table.is_some()),
        ("--set", !args.set.is_empty()),
        ("--resolved", args.resolved),
    ];
    match given.into_iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(Refusal::conflict(option.to_owned(), format!("sixdot rules {WORD}"))),
        None => Ok(()),
    }
}

/// In characters.
const LONGEST: usize = 90;

/// The sections of a game without a base.
const SECTIONS: &[(Comment<'static>, &str)] = &[
    (Comment::Table, "players = { min = 2, max = 5 }\ndeal = { cards = 5 }\n"),
    (Comment::Matching, "matching = { by = [\"colour\", \"symbol\"] }\n"),
    (Comment::Drawing, "drawing = { when = \"cannot-play\", then = \"may-play-drawn\" }\n"),
    (
        Comment::End,
        "finish = { then = \"stop\" }\nscore = { to = \"winner\" }\nmatch = { rounds = 1, wins = \"most-points\" }\n",
    ),
    (Comment::Deck, "[deck]\ncolours = [\"clubs\", \"spades\", \"hearts\", \"diamonds\"]\ncalled = \"suit\"\n"),
    (Comment::Plain, "[cards.plain]\nsymbols = [\"9\", \"10\", \"queen\", \"king\", \"ace\"]\npoints = 5\n"),
    (
        Comment::Draw,
        "[cards.seven]\nsymbols = [\"7\"]\npoints = 10\neffects = [{ draw = { cards = 2, answered-by = [\"seven\"] } }]\n",
    ),
    (Comment::Skip, "[cards.eight]\nsymbols = [\"8\"]\npoints = 10\neffects = [{ skip = {} }]\n"),
    (
        Comment::Wish,
        "[cards.jack]\npoints = 20\nfits-always = {}\nnot-on = { cards = [\"jack\"] }\neffects = [{ wish = {} }]\n",
    ),
];

/// The subject of a comment.
#[derive(Clone, Copy, Debug)]
pub enum Comment<'a> {
    About,
    /// The options of the base game.
    Choices,
    Choice(&'a TableOption),
    /// The cards of the base game, by their ids.
    Cards(&'a str),
    Table,
    Matching,
    Drawing,
    End,
    Deck,
    Plain,
    Draw,
    Skip,
    Wish,
}

/// The skeleton of a rule file.
#[derive(Clone, Debug)]
pub struct Skeleton<'a> {
    id: &'a str,
    like: Option<&'a Loaded>,
}

impl<'a> Skeleton<'a> {
    /// A skeleton with or without a base game; `None` if no game can have this id.
    #[must_use]
    pub fn of(id: &'a str, like: Option<&'a Loaded>) -> Option<Self> {
        let has_letter = id.bytes().any(|byte| byte.is_ascii_lowercase());
        (is_name(id) && has_letter).then_some(Skeleton { id, like })
    }

    /// The text of the file; `say` returns the texts of comments.
    #[must_use]
    pub fn to_text(&self, say: &dyn Fn(Comment<'_>) -> String) -> String {
        let mut text = comment(&say(Comment::About));
        let _ = writeln!(text, "id = \"{}\"", self.id);
        if let Some(like) = self.like {
            append_base(&mut text, like, say);
        } else {
            text.push_str("kind = \"shed\"\n");
            for (part, lines) in SECTIONS {
                let _ = write!(text, "\n{}{lines}", comment(&say(*part)));
            }
        }
        text
    }

    #[must_use]
    pub fn path_in(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.toml", self.id))
    }
}

/// Appends the base game, its options as comments, and an example of a changed card as a comment.
fn append_base(text: &mut String, like: &Loaded, say: &dyn Fn(Comment<'_>) -> String) {
    let _ = writeln!(text, "extends = \"{}\"", like.rules.id());
    if !like.options.is_empty() {
        let _ = write!(text, "\n{}[set]\n", comment(&say(Comment::Choices)));
        for option in like.options.iter() {
            let value = match option.form {
                // The default of an option that is off can lie below the range.
                OptionForm::Number { min, .. } => option.default.parse().unwrap_or(min).max(min).to_string(),
                OptionForm::Words(_) | OptionForm::Cards { .. } => format!("\"{}\"", option.default),
            };
            let _ = write!(text, "\n{}# {} = {value}\n", comment(&say(Comment::Choice(option))), option.name);
        }
    }
    let AnyRules::Shed(rules) = &like.rules else { return };
    let book = rules.book();
    let cards: Vec<&str> = book.cards_of_deck().map(|(id, _)| id.as_str()).collect();
    // A card with effects: no rule about cards that are played together names it.
    let acts = book.cards_of_deck().find(|(_, card)| !card.effects.is_empty() && card.fits_always.is_none());
    let Some(example) = acts.map(|(id, _)| id.as_str()).or(cards.first().copied()) else { return };
    let _ = write!(text, "\n{}", comment(&say(Comment::Cards(&cards.join(", ")))));
    let _ = writeln!(text, "# [cards.{example}]\n# effects = [{{ draw = {{ cards = 3 }} }}]");
}

/// A text as wrapped comment lines.
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

    fn say(_: Comment<'_>) -> String {
        "This explains what is written below. ".repeat(5)
    }

    /// The text of a skeleton, and a library that contains it.
    fn begun(like: Option<&str>) -> (String, Library) {
        let mut library = Library::built_in();
        let like = like.map(|id| library.load(id, &[]).expect("a built-in game"));
        let text = Skeleton::of("own", like.as_ref()).expect("a name").to_text(&say);
        library.add_text("own", "own.toml", text.clone());
        (text, library)
    }

    /// Removes the comment sign before a fact.
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
            assert!(Skeleton::of(name, None).is_none(), "{name}");
        }
    }
}
