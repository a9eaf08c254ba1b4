//! The setup wizard: plans a game by questions and commands.

pub(super) mod commands;
pub(super) mod game_names;
pub mod house_rules;
mod questions;
pub(super) mod seating;

use super::language_pack::LanguagePack;
use super::plan::{Plan, SeatPlan, is_name};
use crate::rules::TableSizes;
use crate::text::msg;

const USUAL_PLAYERS: u8 = 3;

pub fn usual_players(sizes: &TableSizes) -> u8 {
    sizes.nearest(USUAL_PLAYERS)
}

pub fn numbered(voice: &LanguagePack, seat: usize) -> String {
    voice.locale.in_full(msg!("person-name", number = seat + 1))
}

/// Names by seat. Computer players get names of the language that nobody else has.
pub fn names(voice: &LanguagePack, plan: &Plan, seats: &[SeatPlan]) -> Vec<String> {
    let list = voice.locale.in_full(msg!("bot-names"));
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
    let nameless = || if shared { number(own_seat) } else { voice.locale.in_full(msg!("own-name")) };
    let own = own.unwrap_or_else(nameless);
    let name = |(index, seat): (usize, &SeatPlan)| match seat {
        SeatPlan::Me => own.clone(),
        SeatPlan::Person(name) => name.clone(),
        SeatPlan::Computer(_) => free.next().map_or_else(|| number(index), str::to_owned),
    };
    seats.iter().enumerate().map(name).collect()
}
