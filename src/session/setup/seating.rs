//! Reads the seats of a game: a number, levels of computer players, or people by name.

use super::usual_players;
use crate::bot::Level;
use crate::input::{Said, Value, normal};
use crate::rules::{AnyRules, TableSizes};
use crate::session::language_pack::LanguagePack;
use crate::session::plan::{LONGEST_NAME, Plan, SeatPlan, composed, is_name};
use crate::text::{Line, Text, msg};

/// The most computer players that one answer seats.
const MOST_COMPUTERS: usize = 60;

#[derive(Debug, Default)]
pub struct Seating {
    /// Including the person at the keyboard.
    pub players: Option<usize>,
    pub levels: Vec<Level>,
    /// Empty unless people are named.
    pub seats: Vec<SeatPlan>,
}

pub fn level_of(choice: &str) -> Option<Level> {
    choice.parse().ok()
}

/// The levels that a line names, in its order.
pub fn levels_of(said: &Said) -> Vec<Level> {
    let level = |value: &Value| if let Value::Choice(choice) = value { level_of(choice) } else { None };
    said.all("level").filter_map(level).collect()
}

impl Seating {
    /// The seats of an answer; none if it seats nobody.
    pub fn of(said: &Said) -> Option<Self> {
        match said.intent {
            "players" => Seating::counted(said),
            "seats" => Seating::named(said),
            _ => None,
        }
    }

    /// `4`, `4 hard`, `for four`.
    fn counted(said: &Said) -> Option<Self> {
        let seating = Seating { players: said.number(), levels: levels_of(said), seats: Vec::new() };
        let bots = seating.players.map_or(usize::MAX, |players| players.saturating_sub(1));
        (seating.levels.len() <= bots.max(1)).then_some(seating)
    }

    /// `me and Eva`, `me, Eva and two computers`, `with Eva`, `me and a hard computer`.
    fn named(said: &Said) -> Option<Self> {
        let mut seating = Seating::default();
        let (mut count, mut level, mut with_me) = (None, None, false);
        for (slot, value) in &said.slots {
            match (*slot, value) {
                ("with", _) => with_me = true,
                ("me", _) => seating.seats.push(SeatPlan::Me),
                ("name", Value::Text(name)) if is_name(&composed(name)) => {
                    seating.seats.push(SeatPlan::Person(composed(name)));
                }
                ("name", _) => return None,
                ("number", Value::Number(number)) => count = Some(*number).filter(|number| *number <= MOST_COMPUTERS),
                ("level", Value::Choice(choice)) => match (seating.seats.last_mut(), count) {
                    // `a computer, hard`
                    (Some(SeatPlan::Computer(own @ None)), None) => *own = level_of(choice),
                    (_, Some(number)) => {
                        let seat = SeatPlan::Computer(level_of(choice));
                        seating.seats.extend(std::iter::repeat_n(seat, number));
                        (count, level) = (None, Some(number));
                    }
                    _ => seating.levels.extend(level_of(choice)),
                },
                // `two hard computers` are seated already.
                ("computer", _) if level.take().is_some() => {}
                ("computer", _) => {
                    let seat = SeatPlan::Computer(seating.levels.pop());
                    seating.seats.extend(std::iter::repeat_n(seat, count.take().unwrap_or(1)));
                }
                _ => {}
            }
        }
        let has_me = seating.seats.contains(&SeatPlan::Me);
        let nobody = !seating.seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
        if !has_me && (with_me || nobody) {
            seating.seats.insert(0, SeatPlan::Me);
        }
        let twice = |seat: &SeatPlan| {
            let same = |other: &&SeatPlan| match (*other, seat) {
                (SeatPlan::Person(one), SeatPlan::Person(other)) => normal(one) == normal(other),
                (SeatPlan::Me, SeatPlan::Me) => true,
                _ => false,
            };
            seating.seats.iter().filter(same).count() > 1
        };
        (seating.seats.len() > 1 && !seating.seats.iter().any(twice)).then_some(seating)
    }

    /// Applies an answer to the plan. The result is true if it settles who plays, which a level alone does not.
    ///
    /// # Errors
    /// The line that reports why the game cannot be played so.
    pub fn settle(self, voice: &LanguagePack, plan: &mut Plan, rules: &AnyRules) -> Result<bool, Line> {
        let taken = |seat: &SeatPlan| matches!(seat, SeatPlan::Person(name) if voice.is_command(name));
        if self.seats.iter().any(taken) {
            return Err(voice.error(msg!("name-wrong", max = LONGEST_NAME)));
        }
        let count = if self.seats.is_empty() { self.players } else { Some(self.seats.len()) };
        if count.is_some_and(|count| !rules.sizes().contains(count)) {
            return Err(players_again(voice, rules));
        }
        if !self.levels.is_empty() {
            plan.levels = self.levels;
        }
        plan.players = self.players.and_then(|players| u8::try_from(players).ok());
        plan.seats = self.seats;
        Ok(count.is_some())
    }
}

pub fn players_again(voice: &LanguagePack, rules: &AnyRules) -> Line {
    let usual = usual_players(&rules.sizes());
    let list = |sizes: Vec<u8>| voice.locale.join(sizes.into_iter().map(|size| Text::plain(size.to_string())), "or");
    let message = match (rules.shed(), rules.sizes()) {
        (Some(rules), _) if rules.book.teams.is_some() => {
            msg!("ask-players-teams", sizes = list(rules.table_sizes().collect()), default = usual)
        }
        (_, TableSizes::Range { min, max }) => {
            msg!("ask-players-again", min, max, default = usual)
        }
        (_, TableSizes::These(sizes)) => msg!("ask-players-sizes", sizes = list(sizes), default = usual),
    };
    voice.error(message)
}

pub fn levels(voice: &LanguagePack, levels: impl Iterator<Item = Level>) -> Text {
    voice.locale.join(levels.map(|level| Text::plain(voice.locale.level_name(level))), "and")
}
