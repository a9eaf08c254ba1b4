//! A game with its players at the keyboard: people, computer players, and what is asked of whom.

use super::not_taken_back::NotTakenBack;
use std::sync::Arc;

use super::company::{Company, TableRules};
use super::desk::Desk;
use super::keys::AtKeys;
use super::learning::Script;
use super::plan::{Plan, SeatPlan};
use super::recorder::Unwritten;
use super::seated::Seated;
use super::shed_draws::told_as_one;
use super::shed_due::{due, top};
use super::voice::Voice;
use crate::cards::CardKind;
use crate::engine::{
    Agreement, Awaits, Call, Cause, Game, Move, Moved, Place, Referee, Seat, Seen, Setup, Step, View, Viewer, Why,
};
use crate::record::Entry;
use crate::rules::Rules;
use crate::say::{Announcer, Line};
use crate::table::Table;

/// A game being played.
pub struct Playing {
    pub(super) company: Company,
    pub(super) table: Table<Game>,
    /// What has been asked.
    pub(super) question: Question,
    /// What somebody has proposed and is not settled.
    pub(super) proposal: Option<Proposal>,
    /// Who still may catch before the game goes on (G-8).
    stops: Vec<usize>,
    /// Draws of the player on turn, who goes on, that are still to be told: several in one answer are told as one.
    drawing: Vec<Step>,
    /// What is to happen, at a table where somebody learns.
    pub(super) script: Option<Script<Move>>,
    /// Steps that are still to be told while computer players are asked for the same card, with the seats of those who
    /// did more than to let it go.
    held_back: Vec<(Option<Seat>, Step)>,
}

/// What the person at the keyboard has been asked, beside the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    Nothing,
    /// To pass the keyboard on: nothing private is told before Enter.
    PassTo(usize),
    /// Which colour a card wishes.
    Wish {
        /// Who lays it.
        seat: Seat,
        /// The card.
        card: CardKind,
        /// What is called with it.
        call: Option<Call>,
    },
    /// Whether anybody forgot a call; Enter goes on.
    Stop,
    /// Whether the person agrees to what somebody proposes; Enter agrees.
    Agree,
}

/// What somebody has proposed, and who is still asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proposal {
    pub by: Seat,
    pub agreed: Agreement,
    /// The people who have not answered yet, in the order in which they are asked.
    pub asked: Vec<usize>,
}

/// What a stop for catching has to know of the table before a move.
#[derive(Clone, Copy)]
struct Before {
    awaits: Awaits,
    held: u16,
}

impl Before {
    fn of(game: &Game, seat: Seat) -> Self {
        let view = game.view(Viewer::Onlooker);
        Before { awaits: view.awaits(), held: view.held(seat) }
    }
}

impl Playing {
    /// Puts the players at the table; nothing is dealt yet.
    #[must_use]
    pub fn new(played: TableRules, rules: &Arc<Rules>, seats: &[SeatPlan], names: Vec<String>, plan: &Plan) -> Self {
        let seed = played.seed;
        let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let (referee, calls) = (plan.referee.unwrap_or_default(), plan.calls.unwrap_or_default());
        let dealer = plan.dealer.as_ref().and_then(|dealer| dealer.seat(&names, seats, seed));
        let setup = Setup { seats: count, referee, calls, dealer };
        let game = match &plan.position {
            Some(position) => (**position).clone(),
            None => Game::new(Arc::clone(rules), setup, seed),
        };
        let company = Company::new(played, *game.setup(), seats, names);
        let table = Table::of(game, seed, &company.levels, plan.budget());
        Playing {
            company,
            table,
            question: Question::Nothing,
            proposal: None,
            stops: Vec::new(),
            drawing: Vec::new(),
            script: None,
            held_back: Vec::new(),
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.table.game().rules()
    }

    /// The person at the keyboard; before anybody was given it, the first.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        self.company.desk()
    }

    /// Who tells the person at the keyboard what happens, and answers questions.
    pub(super) fn announcer<'a>(&'a self, voice: &'a Voice) -> Announcer<'a> {
        voice.announcer(self.rules(), &self.company.names, self.desk().viewer)
    }

    /// What the person at the keyboard may know.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.table.game().view(self.desk().viewer)
    }

    /// Carries out a move of a seat and tells everybody what is theirs to know.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn apply(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Result<(), Why> {
        let before = Before::of(self.table.game(), seat);
        let kept = self.can_be_taken_back().is_ok() && !self.table.is_computer(seat);
        let step = self.table.apply(seat, wanted, kept)?;
        self.company.is_over = self.view().awaits() == Awaits::MatchOver;
        let goes_on = wanted == Move::Draw && self.table.game().to_act() == Some(seat);
        if goes_on && self.script.is_none() && self.can_play_any(seat) {
            self.drawing.push(step);
            return Ok(());
        }
        self.open_stop(seat, wanted, before);
        let lets_go = before.awaits == Awaits::JumpIn && wanted == Move::Pass;
        if !lets_go {
            self.tell_held_back(voice);
        }
        self.held_back.push((Some(seat).filter(|_| !lets_go), step));
        if !self.computer_is_asked_for_twin() {
            self.tell_held_back(voice);
        }
        if wanted == Move::Deal {
            self.remember_dealt_hands(voice);
            self.company.desks.iter_mut().for_each(Desk::was_dealt);
        }
        Ok(())
    }

    /// Whether a computer player decides next whether to lay the same card out of turn, before anybody else is asked
    /// anything: if all let it go, the card and what it does are told in one.
    fn computer_is_asked_for_twin(&self) -> bool {
        let asked =
            self.table.game().to_act().filter(|_| self.view().awaits() == Awaits::JumpIn && self.stops.is_empty());
        asked.is_some_and(|seat| self.table.is_computer(seat))
    }

    /// Tells everybody what was held back, as one step of the seat that moved first.
    fn tell_held_back(&mut self, voice: &Voice) {
        self.tell_drawing(voice);
        let held_back = std::mem::take(&mut self.held_back);
        let mover = held_back.first().and_then(|(seat, _)| *seat).map(Viewer::Seat);
        for desk in &mut self.company.desks {
            let announcer = voice.announcer(self.table.game().rules(), &self.company.names, desk.viewer);
            let seen: Vec<Seen> = held_back.iter().flat_map(|(_, step)| step.seen_by(desk.viewer)).collect();
            desk.hears(announcer.step(&seen));
            if mover.is_some_and(|mover| mover != desk.viewer) {
                desk.step_ends();
            }
            if seen.iter().any(|seen| is_new_hand(seen, desk.viewer)) {
                desk.hears_hand(announcer.ordered(&self.table.game().view(desk.viewer).hand()));
            }
            if mover == Some(desk.viewer) {
                desk.has_moved();
            }
        }
    }

    /// Whether who has drawn is free to lay any card, and not the drawn one alone.
    fn can_play_any(&self, seat: Seat) -> bool {
        let view = self.table.game().view_of(seat);
        match view.awaits() {
            Awaits::Turn => true,
            Awaits::Drawn => !self.table.is_computer(seat) && view.drawn().is_none(),
            _ => false,
        }
    }

    /// Tells the draws of the player on turn as one; who has drawn hears which of the cards fit.
    fn tell_drawing(&mut self, voice: &Voice) {
        let drawn = std::mem::take(&mut self.drawing);
        for desk in &mut self.company.desks {
            let announcer = voice.announcer(self.table.game().rules(), &self.company.names, desk.viewer);
            let playable = self.table.game().view(desk.viewer).playable();
            desk.hears(announcer.drew(&told_as_one(&drawn, desk.viewer), &playable));
        }
    }

    /// Tells what the person on turn has drawn, who now decides what to do with it.
    fn tell_own_draws(&mut self, voice: &Voice, drawer: Seat) {
        if self.drawing.is_empty() {
            return;
        }
        self.tell_drawing(voice);
        for desk in &mut self.company.desks {
            if desk.viewer == Viewer::Seat(drawer) { desk.has_moved() } else { desk.step_ends() }
        }
    }

    /// Whether moves can be taken back at this table: one person plays against computer players, and the referee is
    /// kind.
    ///
    /// # Errors
    /// Why not.
    pub fn can_be_taken_back(&self) -> Result<(), NotTakenBack> {
        match (self.desk().viewer, self.table.game().setup().referee) {
            _ if self.script.is_some() => Err(NotTakenBack::Nothing),
            _ if self.company.is_shared() => Err(NotTakenBack::Others),
            (Viewer::Onlooker, _) => Err(NotTakenBack::Nothing),
            (_, Referee::Strict) => Err(NotTakenBack::Strict),
            _ => Ok(()),
        }
    }

    /// Takes the last move of a seat back, and all that followed.
    ///
    /// # Errors
    /// Why not.
    pub fn take_back(&mut self, voice: &Voice, seat: Seat) -> Result<(), NotTakenBack> {
        self.can_be_taken_back()?;
        let before = self.table.game().view_of(seat).hand();
        if self.table.take_back(seat).is_err() {
            return Err(NotTakenBack::Nothing);
        }
        self.question = Question::Nothing;
        self.proposal = None;
        self.stops.clear();
        self.drawing.clear();
        for desk in &mut self.company.desks {
            let view = self.table.game().view(desk.viewer);
            let announcer = voice.announcer(self.table.game().rules(), &self.company.names, desk.viewer);
            desk.hears(vec![announcer.taken_back(seat)]);
            if view.hand() != before {
                desk.hears(vec![announcer.hand(&view.hand())]);
                desk.hears_hand(announcer.ordered(&view.hand()));
            }
            desk.has_moved();
        }
        Ok(())
    }

    /// Takes the last moves of a seat back, if there are so many.
    ///
    /// # Errors
    /// Why not; nothing is taken back then.
    pub fn take_back_several(&mut self, voice: &Voice, seat: Seat, count: usize) -> Result<(), NotTakenBack> {
        self.can_be_taken_back()?;
        if self.table.moves_of(seat) < count {
            return Err(if count == 1 { NotTakenBack::Nothing } else { NotTakenBack::Fewer });
        }
        (0..count).try_for_each(|_| self.take_back(voice, seat))
    }

    /// Plays what stands in a record, without telling it; `last` and `news` know it.
    ///
    /// # Panics
    /// If the record was not played before under the same rules.
    pub fn play_again(&mut self, voice: &Voice, entries: &[Entry<Move>]) {
        for entry in entries {
            // The moment for catching has gone by, but for the last move.
            self.stops.clear();
            match *entry {
                Entry::Move(seat, wanted) => self.apply(voice, seat, wanted).expect("the record was played before"),
                Entry::TakenBack(seat) => self.take_back(voice, seat).expect("the record was played before"),
            }
        }
        self.tell_drawing(voice);
        for at in 0..self.company.desks.len() {
            let lines = self.position(voice, self.company.desks[at].viewer);
            self.company.desks[at].take_untold();
            self.company.desks[at].hears_position(lines);
        }
        self.remember_dealt_hands(voice);
    }

    /// A game that begins in the middle tells who sits where, and everybody the own hand.
    pub fn tell_position(&mut self, voice: &Voice) {
        for at in 0..self.company.desks.len() {
            let lines = self.position(voice, self.company.desks[at].viewer);
            self.company.desks[at].hears(lines);
            self.company.desks[at].was_dealt();
        }
        self.remember_dealt_hands(voice);
        if let Some(step) = self.table.settle() {
            self.held_back.push((None, step));
            self.tell_held_back(voice);
        }
    }

    /// Who sits where, and the own hand of a viewer who has one.
    fn position(&self, voice: &Voice, viewer: Viewer) -> Vec<Line> {
        let view = self.table.game().view(viewer);
        let announcer = voice.announcer(self.table.game().rules(), &self.company.names, viewer);
        let order: Vec<Seat> = view.seats().collect();
        let hand = view.seat().map(|_| announcer.hand(&view.hand()));
        [announcer.seating(&order, view.dealer())].into_iter().chain(hand).collect()
    }

    /// A deal tells the hand, so its positions hold from then on.
    fn remember_dealt_hands(&mut self, voice: &Voice) {
        for desk in &mut self.company.desks {
            let announcer = voice.announcer(self.table.game().rules(), &self.company.names, desk.viewer);
            desk.hears_hand(announcer.ordered(&self.table.game().view(desk.viewer).hand()));
        }
    }

    /// After a play that leaves one card or none, or that may be a wrong run, every other person may catch before the
    /// next seat moves, whether or not there is anything to catch (G-8).
    fn open_stop(&mut self, seat: Seat, wanted: Move, before: Before) {
        let view = self.table.game().view(Viewer::Onlooker);
        let laid = match wanted {
            Move::Play { .. } => 1,
            Move::PlayTogether { cards, .. } => u16::try_from(cards.as_slice().len()).unwrap_or(u16::MAX),
            _ => 0,
        };
        let in_play = laid > 0 || matches!(before.awaits, Awaits::More { .. });
        let ends = in_play && !matches!(view.awaits(), Awaits::More { .. });
        let few = ends && before.held <= laid + 1 && view.calls_are_caught();
        let run = matches!(wanted, Move::PlayTogether { cards, .. } if view.may_be_a_wrong_run(cards.as_slice()));
        let agreed = matches!(wanted, Move::Agree(_) | Move::Give(_));
        if (few || run) && !agreed && self.table.game().to_act().is_some() {
            let others = self.company.desks.iter().enumerate().filter(|(_, desk)| desk.viewer != Viewer::Seat(seat));
            self.stops = others.map(|(index, _)| index).collect();
        }
    }

    /// Lets the computer players move until a person has to decide something.
    pub fn go_on(&mut self, voice: &Voice) {
        let scripted = self.play_script(voice);
        loop {
            if let Some(next) = self.proposal.as_ref().and_then(|proposal| proposal.asked.first().copied()) {
                self.question = if self.company.at == next { Question::Agree } else { Question::PassTo(next) };
                return;
            }
            if let Some(next) = self.stops.first().copied() {
                self.question = if self.company.at == next { Question::Stop } else { Question::PassTo(next) };
                return;
            }
            if scripted {
                return;
            }
            self.let_computers_notice(voice);
            let Some(seat) = self.table.game().to_act() else {
                if self.view().awaits() == Awaits::RoundOver && self.desk().viewer == Viewer::Onlooker {
                    self.deal(voice);
                    continue;
                }
                return self.give_keyboard_if_nobody_has_it();
            };
            if let Some(wanted) = self.table.choose(seat) {
                self.apply(voice, seat, wanted).expect("computer players make legal moves");
            } else {
                self.tell_own_draws(voice, seat);
                let desk = self.company.desk_on(seat).unwrap_or(0);
                if self.company.at != desk {
                    self.question = Question::PassTo(desk);
                }
                return;
            }
        }
    }

    fn give_keyboard_if_nobody_has_it(&mut self) {
        if self.company.at >= self.company.desks.len() {
            self.question = Question::PassTo(0);
        }
    }

    fn let_computers_notice(&mut self, voice: &Voice) {
        for seat in Seat::all(self.table.game().setup().seats) {
            if let Some(wanted) = self.table.notice(seat) {
                // Somebody else may have been quicker.
                let _ = self.apply(voice, seat, wanted);
            }
        }
    }

    /// Deals the next round.
    pub fn deal(&mut self, voice: &Voice) {
        let dealer = self.view().dealer();
        // Refused only if the round is not over, and then there is nothing to deal.
        let _ = self.apply(voice, dealer, Move::Deal);
    }

    /// Nobody is given time to catch any more.
    pub(super) fn forget_stops(&mut self) {
        self.stops.clear();
    }

    /// The person who was asked to has pressed Enter.
    pub fn keyboard_passed(&mut self, voice: &Voice) {
        if let Question::PassTo(desk) = self.question {
            self.company.at = desk;
            self.question = Question::Nothing;
            self.go_on(voice);
        }
    }

    /// The person at the keyboard lets the moment for catching go by.
    pub fn stop_passed(&mut self, voice: &Voice) {
        self.stops.retain(|desk| *desk != self.company.at);
        self.question = Question::Nothing;
        self.go_on(voice);
    }
}

impl Seated for Playing {
    fn company(&self) -> &Company {
        &self.company
    }

    fn company_mut(&mut self) -> &mut Company {
        &mut self.company
    }

    fn written(&self) -> &[String] {
        self.table.written()
    }

    fn record(&mut self) -> Vec<Unwritten> {
        self.company.record(self.table.written())
    }

    fn situation(&self, voice: &Voice) -> Vec<Line> {
        self.situation(voice)
    }

    fn at_keys(&self, voice: &Voice) -> AtKeys {
        self.keys_here(voice)
    }

    /// Top card, what is pending, own cards.
    fn winners(&self) -> Option<Vec<Seat>> {
        let champions = self.table.game().view(Viewer::Onlooker).outcome()?.champions?;
        if self.script.is_some() { None } else { Some(champions.iter().collect()) }
    }

    fn status(&self, voice: &Voice) -> String {
        let view = self.view();
        if self.question != Question::Nothing
            || self.company.has_untold()
            || view.to_act().is_none()
            || view.to_act() != view.seat()
        {
            return String::new();
        }
        self.announcer(voice).status(&due(view), top(view), view.hand().len())
    }
}

/// Whether a viewer gets another hand, which is told.
fn is_new_hand(seen: &Seen, viewer: Viewer) -> bool {
    match seen {
        Seen::Moved(Moved { to: Place::Hand(seat), cause: Cause::HandsMove, .. }) => viewer == Viewer::Seat(*seat),
        _ => false,
    }
}
