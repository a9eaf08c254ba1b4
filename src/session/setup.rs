//! What is asked before a game, each with a default for Enter, and what the players are called.

use super::plan::{Plan, SeatPlan, is_name};
use super::voice::LanguagePack;
use crate::rules::TableSizes;
use crate::say::msg;

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
    /// Which of the games that were left unfinished.
    Unfinished,
    /// How many players, or who; and house rules on demand.
    Players,
    /// What the person is called, where others sit at the keyboard.
    Name,
    /// Which house rule of those that were told.
    Options,
    /// The value of the option with this place in the list.
    Value(usize),
    /// Which cards are added to the deck (N1-13).
    Cards,
}

/// What somebody on a seat is called who has no name.
#[must_use]
pub fn numbered(voice: &LanguagePack, seat: usize) -> String {
    voice.locale().in_full(msg!("person-name", number = seat + 1))
}

/// The names of the players by seat: people's own, and for computer players names of the language that nobody has.
#[must_use]
pub fn names(voice: &LanguagePack, plan: &Plan, seats: &[SeatPlan]) -> Vec<String> {
    let list = voice.locale().in_full(msg!("bot-names"));
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
    let number = |index: usize| numbered(voice, index);
    let shared = seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
    let own_seat = seats.iter().position(|seat| *seat == SeatPlan::Me).unwrap_or(0);
    let nameless = || if shared { number(own_seat) } else { voice.locale().in_full(msg!("own-name")) };
    let own = own.unwrap_or_else(nameless);
    let name = |(index, seat): (usize, &SeatPlan)| match seat {
        SeatPlan::Me => own.clone(),
        SeatPlan::Person(name) => name.clone(),
        SeatPlan::Computer(_) => free.next().map_or_else(|| number(index), str::to_owned),
    };
    seats.iter().enumerate().map(name).collect()
}
