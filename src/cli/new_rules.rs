//! `sixdot rules new NAME`: writes the skeleton of a rule file, a small playable game or a variant of another game,
//! with comments in the user's language.

use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::arguments::{GeneralOptions, RulesOptions};
use super::game_setup;
use super::refusal::{CommandResult, Refusal, cannot_write, help, no_folder, refuse_given, tell};
use super::rules::values;
use super::settings::Language;
use crate::rulebook::export::fill;
use crate::rules::{AnyRules, Library, Loaded, OptionForm, is_name};
use crate::session::unfit;
use crate::storage::{self, Synced};
use crate::text::{Locale, Message, msg};

/// The word after `rules` in the place of a game.
pub const WORD: &str = "new";

/// Writes the file and says where it is and what comes next.
pub fn begin(args: &RulesOptions, general: &GeneralOptions, language: &Language) -> CommandResult {
    check_arguments(args)?;
    let name = args.clause.as_deref();
    let name = name.ok_or_else(|| msg!("cli-missing-name", command = format!("rules {WORD}")))?;
    let library = game_setup::library(general)?;
    let like = args.like.as_ref().map(|game| game_setup::load(&library, game, &[], language.lang)).transpose()?;
    let locale = language.locale().with_titles(library.titles());
    let locale = match &like {
        Some(like) => locale.for_game(&like.rules.terms),
        None => locale,
    };
    let folder = folder(args, general, &library).ok_or_else(no_folder)?;
    if !can_be_id(name) {
        return Err(unfit(name, msg!("cli-game-name", word = name.to_owned())).into());
    }
    let taken = || msg!("profile-exists", name = name.to_owned());
    if name == WORD || library.ids().iter().any(|id| id == name) {
        return Err(taken().into());
    }
    let path = folder.join(format!("{name}.toml"));

    let own = game_setup::folders(None).rules.as_ref() == Some(&folder);
    let typed = if own { name.to_owned() } else { format!("{name} --rules {}", folder.display()) };
    let about = match &like {
        Some(like) => {
            let game = locale.game_name(like.rules.id());
            msg!("rules-new-like", game, name = &typed, file = &path)
        }
        None => msg!("rules-new-about", name = &typed, file = &path),
    };
    let text = skeleton(&locale, name, about, like.as_ref());
    let saved = storage::create_folder(&folder);
    let saved = saved.and_then(|()| storage::create(&path, text.as_bytes(), &Synced::First));
    saved.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => taken(),
        _ => cannot_write(&path, error.kind()),
    })?;
    let written = locale.say(msg!("rules-new-written", name = typed, file = &path));
    Ok(tell(&[help(written)])?)
}

/// The folder for the file: the named one in which the base game lies, or else the user's own.
fn folder(args: &RulesOptions, general: &GeneralOptions, library: &Library) -> Option<PathBuf> {
    let like = args.like.as_ref().filter(|like| !Library::built_in().ids().contains(like));
    let base = like.and_then(|like| library.file_of(like)).map(Path::new);
    let named = general.rules.iter().find(|folder| base.is_some_and(|file| file.starts_with(folder)));
    named.cloned().or_else(|| game_setup::folders(None).rules)
}

/// Refuses options that are about the rules of a game that there is.
fn check_arguments(args: &RulesOptions) -> Result<(), Refusal> {
    let given = [
        ("--format", args.format.is_some()),
        ("--width", args.width.is_some()),
        ("--height", args.height.is_some()),
        ("--table", args.table.is_some()),
        ("--set", !args.set.is_empty()),
        ("--resolved", args.resolved),
    ];
    refuse_given(given, |option| msg!("cli-conflict", option, other = format!("sixdot rules {WORD}")))
}

/// In characters.
const LONGEST: usize = 90;

/// The sections of a game without a base, each with its explanation.
fn sections() -> [(Message<'static>, &'static str); 9] {
    [
        (msg!("rules-new-table"), "players = { min = 2, max = 5 }\ndeal = { cards = 5 }\n"),
        (msg!("rules-new-matching"), "matching = { by = [\"colour\", \"symbol\"] }\n"),
        (msg!("rules-new-drawing"), "drawing = { when = \"cannot-play\", then = \"may-play-drawn\" }\n"),
        (
            msg!("rules-new-end"),
            "finish = { then = \"stop\" }\nscore = { to = \"winner\" }\nmatch = { rounds = 1, wins = \"most-points\" }\n",
        ),
        (
            msg!("rules-new-deck"),
            "[deck]\ncolours = [\"clubs\", \"spades\", \"hearts\", \"diamonds\"]\ncalled = \"suit\"\n",
        ),
        (
            msg!("rules-new-plain"),
            "[cards.plain]\nsymbols = [\"9\", \"10\", \"queen\", \"king\", \"ace\"]\npoints = 5\n",
        ),
        (
            msg!("rules-new-draw"),
            "[cards.seven]\nsymbols = [\"7\"]\npoints = 10\n\
             effects = [{ draw = { cards = 2, answered-by = [\"seven\"] } }]\n",
        ),
        (msg!("rules-new-skip"), "[cards.eight]\nsymbols = [\"8\"]\npoints = 10\neffects = [{ skip = {} }]\n"),
        (
            msg!("rules-new-wish"),
            "[cards.jack]\npoints = 20\nfits-always = {}\nnot-on = { cards = [\"jack\"] }\n\
             effects = [{ wish = {} }]\n",
        ),
    ]
}

fn can_be_id(name: &str) -> bool {
    is_name(name) && !storage::is_device(name) && name.bytes().any(|byte| byte.is_ascii_lowercase())
}

/// The text of a rule file that can be played as it is, with or without a base game.
fn skeleton(locale: &Locale, id: &str, about: Message<'_>, like: Option<&Loaded>) -> String {
    let mut text = format!("{}id = \"{id}\"\n", comment(&locale.in_full(about)));
    if let Some(like) = like {
        append_base(&mut text, locale, like);
    } else {
        text.push_str("kind = \"shed\"\n");
        for (about, lines) in sections() {
            let _ = write!(text, "\n{}{lines}", comment(&locale.in_full(about)));
        }
    }
    text
}

/// Appends the base game, its options as comments, and an example of a changed card as a comment.
fn append_base(text: &mut String, locale: &Locale, like: &Loaded) {
    let _ = writeln!(text, "extends = \"{}\"", like.rules.id());
    if !like.options.is_empty() {
        let about = locale.in_full(msg!("rules-new-choices", game = locale.game_name(like.rules.id())));
        let _ = write!(text, "\n{}[set]\n", comment(&about));
        for option in like.options.iter() {
            let value = match option.form {
                // The default of an option that is off can lie below the range.
                OptionForm::Number { min, .. } => option.default.parse().unwrap_or(min).max(min).to_string(),
                OptionForm::Words(_) | OptionForm::Cards { .. } => format!("\"{}\"", option.default),
            };
            let (title, values) = (locale.option_name(option), values(locale, option));
            let about = locale.in_full(msg!("rules-new-choice", title, values));
            let _ = write!(text, "\n{}# {} = {value}\n", comment(&about), option.name);
        }
    }
    let AnyRules::Shed(rules) = &like.rules else { return };
    let book = &rules.book;
    let cards: Vec<&str> = book.cards_of_deck().map(|(id, _)| id.as_str()).collect();
    // A card with effects: no rule about cards that are played together names it.
    let acts = book.cards_of_deck().find(|(_, card)| !card.effects.is_empty() && card.fits_always.is_none());
    let Some(example) = acts.map(|(id, _)| id.as_str()).or(cards.first().copied()) else { return };
    let about = locale.in_full(msg!("rules-new-cards", cards = cards.join(", ")));
    let _ = writeln!(text, "\n{}# [cards.{example}]\n# effects = [{{ draw = {{ cards = 3 }} }}]", comment(&about));
}

/// A text as wrapped comment lines.
fn comment(text: &str) -> String {
    format!("# {}\n", fill(text, LONGEST - 2, 0).join("\n# "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;
    use crate::text::Lang;

    /// The text of a skeleton, and a library that contains it.
    fn begun(like: Option<&str>) -> (String, Library) {
        let mut library = Library::built_in();
        let like = like.map(|id| library.load(id, &[]).expect("a built-in game"));
        let locale = match &like {
            Some(like) => Locale::new(Lang::En).for_game(&like.rules.terms),
            None => Locale::new(Lang::En),
        };
        let text = skeleton(&locale, "own", msg!("rules-new-about", name = "own", file = "own.toml"), like.as_ref());
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
        for name in ["", "own game", "Own", "7", "-", "../own", "nul"] {
            assert!(!can_be_id(name), "{name}");
        }
    }
}
