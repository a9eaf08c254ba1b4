//! `sixdot rules new NAME`: the beginning of a rule file, in the user's own folder, or beside the game that it is like.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::beginning::{Beginning, Part};
use super::given::{Given, flag};
use super::language::Language;
use super::refusal::Refusal;
use super::stop::Stop;
use super::terminal::tell;
use super::{line, table};
use crate::rules::{Library, Loaded};
use crate::say::{Channel, Locale, Reason, msg};

/// The word behind `rules` in the place of a game.
pub const WORD: &str = "new";

/// Writes the beginning of a rule file, and says where it is and what comes next.
///
/// # Errors
/// There is no name, or none that a game can have; a game or a file is called so; it cannot be written.
pub fn begin(given: &Given, language: &Language) -> Result<(), Stop> {
    let name = given.text("clause").ok_or_else(|| Refusal::MissingName { command: format!("rules {WORD}") })?;
    let library = table::library(given)?;
    let like = given.text("like").map(|game| table::load(given, &library, game, &[])).transpose()?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    let locale = match &like {
        Some(like) => locale.for_game(like.rules.terms()),
        None => locale,
    };
    let folder = folder(given)?.ok_or(Refusal::NoFolder {})?;
    let beginning = Beginning::of(name, like.as_ref()).ok_or(Refusal::GameName { word: name.to_owned() })?;
    let taken = || Refusal::ProfileExists { name: name.to_owned() };
    if name == WORD || library.ids().iter().any(|id| id == name) {
        return Err(taken().into());
    }
    let file = beginning.path_in(&folder).display().to_string();
    let own = table::folders(None).rules.as_ref() == Some(&folder);
    let typed = if own { name.to_owned() } else { format!("{name} --rules {}", folder.display()) };
    let text = beginning.to_text(&|part| explained(&locale, part, like.as_ref(), &typed, &file));
    beginning.save(&folder, &text).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => taken(),
        _ => Refusal::CannotWrite { file: file.clone(), reason: Reason::from(&error) },
    })?;
    let written = locale.say(msg!("rules-new-written", name = typed, file));
    Ok(tell(&[line(written, Channel::Help)])?)
}

/// Where the file goes: into the user's folder, or beside the game that it is like, where only a folder that is named has that.
fn folder(given: &Given) -> Result<Option<PathBuf>, Stop> {
    let own = table::folders(None).rules;
    let Some(like) = given.text("like") else { return Ok(own) };
    let mut library = Library::built_in();
    if let Some(own) = &own {
        library.add_own_folder(own);
    }
    for named in given.paths("rules") {
        if !library.ids().iter().any(|id| id == like) {
            library.add_folder(&named).map_err(Stop::Faults)?;
            if library.ids().iter().any(|id| id == like) {
                return Ok(Some(named));
            }
        }
    }
    Ok(own)
}

/// What a comment says.
fn explained(locale: &Locale, part: Part<'_>, like: Option<&Loaded>, name: &str, file: &str) -> String {
    let game = like.map_or_else(String::new, |like| locale.game_name(like.rules.id()));
    locale.in_full(match part {
        Part::About if like.is_some() => msg!("rules-new-like", game, name, file),
        Part::About => msg!("rules-new-about", name, file),
        Part::Choices => msg!("rules-new-choices", game),
        Part::Choice(option) => {
            let title = locale.option_name(option);
            return locale.in_full(msg!("rules-new-choice", title, values = super::games::values(locale, option)));
        }
        Part::Cards(cards) => msg!("rules-new-cards", cards),
        Part::Table => msg!("rules-new-table"),
        Part::Matching => msg!("rules-new-matching"),
        Part::Drawing => msg!("rules-new-drawing"),
        Part::End => msg!("rules-new-end"),
        Part::Deck => msg!("rules-new-deck"),
        Part::Plain => msg!("rules-new-plain"),
        Part::Draw => msg!("rules-new-draw"),
        Part::Skip => msg!("rules-new-skip"),
        Part::Wish => msg!("rules-new-wish"),
    })
}

/// Refuses what goes only with a new file, or not with one.
///
/// # Errors
/// What does not go together.
pub fn suits(given: &Given, is_new: bool) -> Result<(), Refusal> {
    let call = || format!("sixdot rules {WORD}");
    if !is_new {
        let like = given.is_given("like");
        return if like { Err(Refusal::Needs { option: flag("like"), other: call() }) } else { Ok(()) };
    }
    let idle = ["format", "width", "height", "table", "set"].into_iter().find(|id| given.is_given(id));
    let idle = idle.or_else(|| given.has("resolved").then_some("resolved"));
    idle.map_or(Ok(()), |id| Err(Refusal::Conflict { option: flag(id), other: call() }))
}
