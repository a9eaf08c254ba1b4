//! A game with its players at the keyboard, of whatever family it is: people, computer players, and what is asked of whom.
//!
//! Hidden hands are the general case: several desks that pass the keyboard, each told what is theirs to know. Where everybody
//! sees the same, one desk hears for all.

mod agreeing;
#[cfg(feature = "net")]
mod apart;
mod asked;
mod back;
mod deeds;
mod flow;
mod scripted;
mod state;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::company::{TableRules, TableState};
use super::desk::Participant;
use super::ears::Audience;
use super::plan::{LaidOut, Plan, SeatPlan};
use super::preferences::Preferences;
use super::question::{Proposal, Question};
use super::script::Script;
use super::spoken::{After, Made, MoveOf, Side, Spoken};
use crate::bot::Budget;
use crate::engine::{Seat, Setup, Viewer};
use crate::table::{Seats, Table};

/// A game being played.
pub struct Playing<G: Spoken> {
    company: TableState,
    table: Table<G>,
    /// What has been asked of whoever is at the keyboard.
    question: Question<G::Asked>,
    /// What people at other keyboards have been asked beside their moves, by desk.
    asked: BTreeMap<usize, G::Asked>,
    /// What somebody has proposed and is not settled.
    proposal: Option<Proposal<MoveOf<G>>>,
    /// Who still may catch before the game goes on (G-8).
    stops: Vec<usize>,
    /// Moves that are still to be told, with what comes next.
    untold: Vec<Made<G>>,
    /// What is to happen, at a table where somebody learns.
    script: Option<Script<MoveOf<G>>>,
    /// Moves that one command made: they are taken back together.
    together: Vec<Together>,
}

/// Several moves of a seat that one command made.
#[derive(Clone, Copy, Debug)]
struct Together {
    /// Whose they are.
    seat: Seat,
    /// How many moves of the seat there are with them.
    until: usize,
    /// How many they are.
    count: usize,
}

impl<G: Spoken> Playing<G> {
    /// Puts the players at the table; nothing is dealt yet, unless the plan begins in the middle of a game.
    pub fn new(
        played: TableRules,
        rules: &Arc<G::Rules>,
        seats: &[SeatPlan],
        names: Vec<String>,
        plan: &Plan,
        budget: Budget,
        preferences: &Preferences,
    ) -> Self {
        let seed = played.seed;
        let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let mut setup = Setup::new(count);
        if G::HAS_REFEREE {
            (setup.referee, setup.calls) = (plan.referee.unwrap_or_default(), plan.calls.unwrap_or_default());
        }
        if G::HAS_DEALER {
            setup.dealer = plan.dealer.as_ref().and_then(|dealer| dealer.seat(&names, seats, seed));
        }
        let game =
            plan.laid_out.as_ref().and_then(LaidOut::game::<G>).unwrap_or_else(|| G::begin(rules, setup, seed));
        let levels = seats.iter().map(SeatPlan::level).collect();
        let table = Table::of(game, seed, Seats::new(names, levels), budget);
        let company = TableState::new(played, table.setup(), seats, table.seats(), G::HIDDEN, preferences);
        Playing {
            company,
            table,
            question: Question::Nothing,
            asked: BTreeMap::new(),
            proposal: None,
            stops: Vec::new(),
            untold: Vec::new(),
            script: None,
            together: Vec::new(),
        }
    }

    /// Clears the table for a prepared game, at which a learner sits with others of these names.
    pub fn set_up_scene(&mut self, game: G, learner: Seat, names: &[String]) {
        let levels = self.company.planned()[..names.len()].iter().map(SeatPlan::level).collect();
        self.table.put_down(game, Seats::new(names.to_vec(), levels));
        self.company.seat_alone(learner, self.table.seats());
        self.question = Question::Nothing;
        self.tell_hands();
    }

    /// What the person at the keyboard has before them.
    pub fn side(&self) -> Side<'_, G> {
        Side { view: self.view(), company: &self.company, question: &self.question, learns: self.script.is_some() }
    }

    /// What the person at the keyboard may know.
    pub fn view(&self) -> G::View<'_> {
        self.table.view(self.company.desk().viewer())
    }

    /// Who moves where the person at the keyboard does: the own seat; or where one listens for all, whoever is on turn.
    /// Nobody if the person only watches.
    pub fn mover(&self) -> Option<Seat> {
        match self.company.desk().viewer() {
            Viewer::Seat(seat) if G::HIDDEN || self.company.is_apart() => Some(seat),
            Viewer::Onlooker if G::HIDDEN || self.company.is_apart() => None,
            // After the end everybody may be told so.
            _ => Some(self.table.to_act().unwrap_or(Seat(0))),
        }
    }

    /// What the person at the keyboard is asked beside the move.
    pub fn question(&self) -> &Question<G::Asked> {
        &self.question
    }

    /// Whether somebody has to decide something: cards have been dealt, and the round is not over.
    pub fn is_dealt(&self) -> bool {
        self.table.to_act().is_some()
    }

    /// Whether the whole game is over.
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Carries out a move of a seat and tells everybody what is theirs to know.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn apply(&mut self, seat: Seat, wanted: MoveOf<G>) -> Result<(), G::IllegalMove> {
        let moment = G::moment(self.table.view(Viewer::Onlooker), seat);
        let by_computer = self.table.seats().is_computer(seat);
        let kept = !by_computer && self.taker_back().is_ok();
        let step = self.table.apply(seat, wanted, kept)?;
        // What was asked was asked before this move.
        self.asked.clear();
        self.company.ends(self.table.is_over());
        let next = self.table.to_act();
        if next.is_some() && G::can_be_caught(self.table.view(Viewer::Onlooker), moment, wanted) {
            self.stops = self.company.others(seat);
        }
        let joins = G::joins(moment, wanted);
        if !joins && self.untold.last().is_none_or(|made| made.by != Some(seat)) {
            self.tell_untold();
        }
        let after = After {
            seat,
            wanted,
            next,
            seats: self.table.seats(),
            by_itself: self.script.is_some() || self.company.goes_step_by_step(),
            learns: self.script.is_some(),
        };
        let open = self.stops.is_empty() && G::stays_open(self.table.view(Viewer::Seat(seat)), &after);
        self.untold.push(Made { by: Some(seat).filter(|_| !joins), wanted: Some(wanted), step, open });
        if !open {
            self.tell_untold();
        }
        if wanted == G::DEAL {
            self.tell_hands();
            self.company.at_each_desk(|desk, _| desk.was_dealt());
        }
        Ok(())
    }

    /// Tells everybody what was held back, as one step of the seat that moved first.
    fn tell_untold(&mut self) {
        let made = std::mem::take(&mut self.untold);
        let Some(first) = made.first() else { return };
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| {
            let view = table.view(ears.viewer);
            desk.hears(G::told_together(view, ears, &made));
            let seen = made.iter().flat_map(|made| G::seen_by(&made.step, ears.viewer));
            let own = first.by.map(|seat| ears.is_own(seat));
            if own == Some(false) {
                desk.step_ends();
            }
            if seen.into_iter().any(|seen| G::is_new_hand(&seen, ears.viewer)) {
                hears_hand::<G>(desk, view, ears);
            }
            if own == Some(true) {
                desk.has_moved();
            }
        });
    }

    /// Everybody knows the own hand, so its positions hold from now on.
    fn tell_hands(&mut self) {
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| hears_hand::<G>(desk, table.view(ears.viewer), ears));
    }
}

/// Whoever sits at a desk knows the own hand, so its positions hold from now on.
fn hears_hand<G: Spoken>(desk: &mut Participant, view: G::View<'_>, ears: Audience<'_>) {
    if let Some(hand) = G::hand(view, ears) {
        desk.hears_hand(hand.in_order, None);
    }
}
