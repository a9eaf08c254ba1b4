//! The questions before a game: language, game, number of players; each has a default for Enter.

use super::plan::{LONGEST_NAME, Plan, SeatPlan, is_name, read_seats};
use super::voice::Voice;
use crate::bot::Level;
use crate::command::{closest, normal};
use crate::rules::book::Family;
use crate::rules::{AnyRules, Library, TableSizes};
use crate::say::{Lang, Line, Text};

/// How many sit at a table unless somebody says otherwise.
const USUAL_PLAYERS: u8 = 3;

/// How many sit at a table of such sizes unless somebody says otherwise.
#[must_use]
pub fn usual_players(sizes: &TableSizes) -> u8 {
    sizes.nearest(USUAL_PLAYERS)
}

/// The game of Enter.
pub const USUAL_GAME: &str = "uno";

/// What is being asked before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// The language.
    Language,
    /// The game.
    Game,
    /// Whether to play as in the book, or with which house rules.
    Options,
    /// The value of the option with this place in the list.
    Value(usize),
    /// How many players.
    Players,
    /// Which cards are added to the deck (N1-13).
    Cards,
}

/// The language question: every language speaks for itself, numbered in alphabetical order of their codes.
#[must_use]
pub fn language_question() -> Vec<Line> {
    let of = |(index, lang): (usize, Lang)| {
        let line = Voice::new(lang).question("language-choice", &[("number", (index + 1).into())]);
        Line { lang: Some(lang), ..line }
    };
    Lang::ALL.into_iter().enumerate().map(of).collect()
}

/// The language that was typed: its number, its code, or the beginning of its own name.
#[must_use]
pub fn typed_language(typed: &str) -> Option<Lang> {
    let typed = normal(typed);
    if let Some(index) = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return Lang::ALL.get(index).copied();
    }
    let named = |lang: &Lang| {
        let name = normal(&Voice::new(*lang).locale().full("language-name", &[]));
        typed.chars().count() > 1 && name.starts_with(&typed)
    };
    Lang::ALL.into_iter().find(|lang| lang.code() == typed).or_else(|| Lang::ALL.into_iter().find(named))
}

/// The numbered list of games.
#[must_use]
pub fn games(voice: &Voice, library: &Library) -> Vec<Line> {
    let item = |(index, id): (usize, String)| {
        let name = voice.locale().game_name(&id);
        voice.help("games-choice", &[("number", (index + 1).into()), ("name", name.as_str().into())])
    };
    library.ids().into_iter().enumerate().map(item).collect()
}

/// The game that was typed: its number, its id, or its name.
///
/// # Errors
/// The line that says that there is none, with the nearest one.
pub fn typed_game(voice: &Voice, library: &Library, typed: &str) -> Result<String, Line> {
    let ids = library.ids();
    let wanted = normal(typed);
    if wanted.is_empty() {
        return Ok(USUAL_GAME.to_owned());
    }
    if let Some(id) = wanted.parse::<usize>().ok().and_then(|number| ids.get(number.checked_sub(1)?)) {
        return Ok(id.clone());
    }
    let names: Vec<String> = ids.iter().map(|id| normal(&voice.locale().game_name(id))).collect();
    let exact = ids.iter().zip(&names).find(|(id, name)| normal(id) == wanted || **name == wanted);
    let begun =
        || ids.iter().zip(&names).find(|(id, name)| normal(id).starts_with(&wanted) || name.starts_with(&wanted));
    exact.or_else(begun).map(|(id, _)| id.clone()).ok_or_else(|| unknown_game(voice, &ids, typed))
}

fn unknown_game(voice: &Voice, ids: &[String], typed: &str) -> Line {
    match closest(typed, ids.iter().map(String::as_str)) {
        Some(suggestion) => {
            voice.error("unknown-game-suggest", &[("word", typed.into()), ("suggestion", suggestion.into())])
        }
        None => voice.error("unknown-game", &[("word", typed.into())]),
    }
}

/// Takes the answer to how many players: a number, Enter, or a list of seats such as `me,bot,Eva`.
///
/// # Errors
/// The line that says what is expected.
pub fn take_players(voice: &Voice, plan: &mut Plan, typed: &str, rules: &AnyRules) -> Result<(), Line> {
    let usual = usual_players(&rules.sizes());
    let again = || players_again(voice, rules);
    if typed.trim().is_empty() {
        plan.players = Some(usual);
        return Ok(());
    }
    if let Ok(number) = typed.trim().parse::<u8>() {
        if !rules.sizes().contains(number.into()) {
            return Err(again());
        }
        plan.players = Some(number);
        return Ok(());
    }
    let seats = read_seats(typed).map_err(|_| again())?;
    if !rules.sizes().contains(seats.len()) {
        return Err(again());
    }
    for seat in &seats {
        match seat {
            SeatPlan::Computer(Some(level)) if !level.suits(rules.family()) => {
                return Err(level_lacking(voice, *level, rules.family()));
            }
            SeatPlan::Person(name) if voice.commands().has_word(name) => {
                return Err(voice.error("name-wrong", &[("max", LONGEST_NAME.into())]));
            }
            _ => {}
        }
    }
    plan.seats = seats;
    Ok(())
}

/// For how many the game is.
fn players_again(voice: &Voice, rules: &AnyRules) -> Line {
    let usual = ("default", usual_players(&rules.sizes()).into());
    let (sizes, id) = match (rules.shed(), rules.sizes()) {
        (Some(rules), _) if rules.book().teams.is_some() => (rules.table_sizes().collect(), "ask-players-teams"),
        (_, TableSizes::Range { min, max }) => {
            return voice.error("ask-players-again", &[("min", min.into()), ("max", max.into()), usual]);
        }
        (_, TableSizes::These(sizes)) => (sizes, "ask-players-sizes"),
    };
    let sizes = voice.locale().join(sizes.into_iter().map(|size| Text::plain(size.to_string())), "or");
    voice.error(id, &[("sizes", sizes.into()), usual])
}

fn level_lacking(voice: &Voice, level: Level, family: Family) -> Line {
    let plain = |name: &str| Text::plain(name.to_owned());
    let levels = voice.locale().join(Level::of(family).map(|level| plain(level.name())), "and");
    voice.error("level-lacking", &[("level", level.name().into()), ("levels", levels.into())])
}

/// The names of the players by seat: people's own, and for computer players names of the language that nobody has.
#[must_use]
pub fn names(voice: &Voice, plan: &Plan, seats: &[SeatPlan]) -> Vec<String> {
    let list = voice.locale().full("bot-names", &[]);
    let people: Vec<&str> = seats
        .iter()
        .filter_map(|seat| match seat {
            SeatPlan::Person(name) => Some(name.as_str()),
            _ => None,
        })
        .chain(plan.name.as_deref())
        .collect();
    let taken = |name: &&str| people.iter().any(|other| other.eq_ignore_ascii_case(name));
    let mut free = list.split(", ").filter(|name| !taken(name));
    let own = plan.name.clone().filter(|name| is_name(name));
    let number = |index: usize| voice.locale().full("person-name", &[("number", (index + 1).into())]);
    let shared = seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
    let own_seat = seats.iter().position(|seat| *seat == SeatPlan::Me).unwrap_or(0);
    let nameless = || if shared { number(own_seat) } else { voice.locale().full("own-name", &[]) };
    let own = own.unwrap_or_else(nameless);
    let name = |(index, seat): (usize, &SeatPlan)| match seat {
        SeatPlan::Me => own.clone(),
        SeatPlan::Person(name) => name.clone(),
        SeatPlan::Computer(_) => free.next().map_or_else(|| number(index), str::to_owned),
    };
    seats.iter().enumerate().map(name).collect()
}
