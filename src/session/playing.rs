//! A game with its players at the keyboard: people, computer players, and what is asked of whom.

use super::not_taken_back::NotTakenBack;
use std::sync::Arc;

use super::agree::Proposal;
use super::company::{Company, Table};
use super::decide::{due, top};
use super::draws::told_as_one;
use super::keys::AtKeys;
use super::learning::Script;
use super::person::Person;
use super::plan::{Plan, SeatPlan};
use super::seated::Seated;
use super::voice::Voice;
use crate::bot::Player;
use crate::cards::CardKind;
use crate::engine::{
    Awaits, Call, Cause, Game, Move, Moved, Place, Referee, Seat, Seen, Setup, Step, View, Viewer, Why,
};
use crate::record::{Entry, Past};
use crate::rules::Rules;
use crate::say::{Announcer, Line};

/// A game being played.
pub struct Playing {
    pub(super) company: Company,
    pub(super) game: Game,
    computers: Vec<Option<Player<Game>>>,
    /// What has been asked.
    pub(super) question: Question,
    /// What can be taken back.
    past: Past<Game>,
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
    pub fn new(table: Table, rules: &Arc<Rules>, seats: &[SeatPlan], names: Vec<String>, plan: &Plan) -> Self {
        let seed = table.seed;
        let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let (referee, calls) = (plan.referee.unwrap_or_default(), plan.calls.unwrap_or_default());
        let dealer = plan.dealer.as_ref().and_then(|dealer| dealer.seat(&names, seats, seed));
        let setup = Setup { seats: count, referee, calls, dealer };
        let game = match &plan.position {
            Some(position) => (**position).clone(),
            None => Game::new(Arc::clone(rules), setup, seed),
        };
        let company = Company::new(table, *game.setup(), seats, names);
        let computers = Seat::all(count).zip(&company.levels).map(|(seat, level)| {
            let bot = (*level)?.bot::<Game>(rules).ok()?;
            Some(Player::new(seat, seed, bot))
        });
        Playing {
            computers: computers.collect(),
            company,
            game,
            question: Question::Nothing,
            past: Past::default(),
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
        self.game.rules()
    }

    /// The person at the keyboard; before anybody was given it, the first.
    #[must_use]
    pub fn person(&self) -> &Person {
        self.company.person()
    }

    /// Who tells the person at the keyboard what happens, and answers questions.
    pub(super) fn announcer<'a>(&'a self, voice: &'a Voice) -> Announcer<'a> {
        voice.announcer(self.rules(), &self.company.names, self.person().viewer)
    }

    /// What the person at the keyboard may know.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.game.view(self.person().viewer)
    }

    /// Carries out a move of a seat and tells everybody what is theirs to know.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn apply(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Result<(), Why> {
        let before = Before::of(&self.game, seat);
        let kept = self.can_be_taken_back().is_ok() && self.computers[seat.index()].is_none();
        let step = self.past.apply(&mut self.game, seat, wanted, kept)?;
        self.write_down(Entry::Move(seat, wanted));
        self.company.is_over = self.view().awaits() == Awaits::MatchOver;
        let goes_on = wanted == Move::Draw && self.game.to_act() == Some(seat);
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
            self.company.people.iter_mut().for_each(Person::was_dealt);
        }
        Ok(())
    }

    /// Whether a computer player decides next whether to lay the same card out of turn, before anybody else is asked
    /// anything: if all let it go, the card and what it does are told in one.
    fn computer_is_asked_for_twin(&self) -> bool {
        let asked = self.game.to_act().filter(|_| self.view().awaits() == Awaits::JumpIn && self.stops.is_empty());
        asked.is_some_and(|seat| self.computers[seat.index()].is_some())
    }

    /// Tells everybody what was held back, as one step of the seat that moved first.
    fn tell_held_back(&mut self, voice: &Voice) {
        self.tell_drawing(voice);
        let held_back = std::mem::take(&mut self.held_back);
        let mover = held_back.first().and_then(|(seat, _)| *seat).map(Viewer::Seat);
        for person in &mut self.company.people {
            let announcer = voice.announcer(self.game.rules(), &self.company.names, person.viewer);
            let seen: Vec<Seen> = held_back.iter().flat_map(|(_, step)| step.seen_by(person.viewer)).collect();
            person.hears(announcer.step(&seen));
            if mover.is_some_and(|mover| mover != person.viewer) {
                person.step_ends();
            }
            if seen.iter().any(|seen| is_new_hand(seen, person.viewer)) {
                person.hears_hand(announcer.ordered(&self.game.view(person.viewer).hand()));
            }
            if mover == Some(person.viewer) {
                person.has_moved();
            }
        }
    }

    /// Whether who has drawn is free to lay any card, and not the drawn one alone.
    fn can_play_any(&self, seat: Seat) -> bool {
        let view = self.game.view_of(seat);
        match view.awaits() {
            Awaits::Turn => true,
            Awaits::Drawn => self.computers[seat.index()].is_none() && view.drawn().is_none(),
            _ => false,
        }
    }

    /// Tells the draws of the player on turn as one; who has drawn hears which of the cards fit.
    fn tell_drawing(&mut self, voice: &Voice) {
        let drawn = std::mem::take(&mut self.drawing);
        for person in &mut self.company.people {
            let announcer = voice.announcer(self.game.rules(), &self.company.names, person.viewer);
            let playable = self.game.view(person.viewer).playable();
            person.hears(announcer.drew(&told_as_one(&drawn, person.viewer), &playable));
        }
    }

    /// Tells what the person on turn has drawn, who now decides what to do with it.
    fn tell_own_draws(&mut self, voice: &Voice, drawer: Seat) {
        if self.drawing.is_empty() {
            return;
        }
        self.tell_drawing(voice);
        for person in &mut self.company.people {
            if person.viewer == Viewer::Seat(drawer) { person.has_moved() } else { person.step_ends() }
        }
    }

    /// Writes a line of the record.
    fn write_down(&mut self, entry: Entry<Move>) {
        let line = entry.write::<Game>(self.game.rules());
        self.company.write_down(&line);
    }

    /// Whether moves can be taken back at this table: one person plays against computer players, and the referee is
    /// kind.
    ///
    /// # Errors
    /// Why not.
    pub fn can_be_taken_back(&self) -> Result<(), NotTakenBack> {
        match (self.person().viewer, self.game.setup().referee) {
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
        let before = self.game.view_of(seat).hand();
        if self.past.take_back(&mut self.game, seat, self.company.table.seed).is_err() {
            return Err(NotTakenBack::Nothing);
        }
        self.write_down(Entry::TakenBack(seat));
        self.question = Question::Nothing;
        self.proposal = None;
        self.stops.clear();
        self.drawing.clear();
        for person in &mut self.company.people {
            let view = self.game.view(person.viewer);
            let announcer = voice.announcer(self.game.rules(), &self.company.names, person.viewer);
            person.hears(vec![announcer.taken_back(seat)]);
            if view.hand() != before {
                person.hears(vec![announcer.hand(&view.hand())]);
                person.hears_hand(announcer.ordered(&view.hand()));
            }
            person.has_moved();
        }
        Ok(())
    }

    /// Takes the last moves of a seat back, if there are so many.
    ///
    /// # Errors
    /// Why not; nothing is taken back then.
    pub fn take_back_several(&mut self, voice: &Voice, seat: Seat, count: usize) -> Result<(), NotTakenBack> {
        self.can_be_taken_back()?;
        if self.past.moves_of(seat) < count {
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
        for at in 0..self.company.people.len() {
            let lines = self.position(voice, self.company.people[at].viewer);
            self.company.people[at].take_untold();
            self.company.people[at].hears_position(lines);
        }
        self.remember_dealt_hands(voice);
    }

    /// A game that begins in the middle tells who sits where, and everybody the own hand.
    pub fn tell_position(&mut self, voice: &Voice) {
        for at in 0..self.company.people.len() {
            let lines = self.position(voice, self.company.people[at].viewer);
            self.company.people[at].hears(lines);
            self.company.people[at].was_dealt();
        }
        self.remember_dealt_hands(voice);
        if let Some(step) = self.game.settle() {
            self.held_back.push((None, step));
            self.tell_held_back(voice);
        }
    }

    /// Who sits where, and the own hand of a viewer who has one.
    fn position(&self, voice: &Voice, viewer: Viewer) -> Vec<Line> {
        let view = self.game.view(viewer);
        let announcer = voice.announcer(self.game.rules(), &self.company.names, viewer);
        let order: Vec<Seat> = view.seats().collect();
        let hand = view.seat().map(|_| announcer.hand(&view.hand()));
        [announcer.seating(&order, view.dealer())].into_iter().chain(hand).collect()
    }

    /// A deal tells the hand, so its positions hold from then on.
    fn remember_dealt_hands(&mut self, voice: &Voice) {
        for person in &mut self.company.people {
            let announcer = voice.announcer(self.game.rules(), &self.company.names, person.viewer);
            person.hears_hand(announcer.ordered(&self.game.view(person.viewer).hand()));
        }
    }

    /// After a play that leaves one card or none, or that may be a wrong run, every other person may catch before the
    /// next seat moves, whether or not there is anything to catch (G-8).
    fn open_stop(&mut self, seat: Seat, wanted: Move, before: Before) {
        let view = self.game.view(Viewer::Onlooker);
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
        if (few || run) && !agreed && self.game.to_act().is_some() {
            let others =
                self.company.people.iter().enumerate().filter(|(_, person)| person.viewer != Viewer::Seat(seat));
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
            let Some(seat) = self.game.to_act() else {
                if self.view().awaits() == Awaits::RoundOver && self.person().viewer == Viewer::Onlooker {
                    self.deal(voice);
                    continue;
                }
                return self.give_keyboard_if_nobody_has_it();
            };
            let moves = self.company.moves();
            if let Some(computer) = &mut self.computers[seat.index()] {
                let wanted = computer.choose(self.game.view_of(seat), moves);
                self.apply(voice, seat, wanted).expect("computer players make legal moves");
            } else {
                self.tell_own_draws(voice, seat);
                let person = self.company.person_on(seat).unwrap_or(0);
                if self.company.at != person {
                    self.question = Question::PassTo(person);
                }
                return;
            }
        }
    }

    fn give_keyboard_if_nobody_has_it(&mut self) {
        if self.company.at >= self.company.people.len() {
            self.question = Question::PassTo(0);
        }
    }

    fn let_computers_notice(&mut self, voice: &Voice) {
        for seat in Seat::all(self.game.setup().seats) {
            let moves = self.company.moves();
            let Some(computer) = &mut self.computers[seat.index()] else { continue };
            if let Some(wanted) = computer.notice(self.game.view_of(seat), moves) {
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
        if let Question::PassTo(person) = self.question {
            self.company.at = person;
            self.question = Question::Nothing;
            self.go_on(voice);
        }
    }

    /// The person at the keyboard lets the moment for catching go by.
    pub fn stop_passed(&mut self, voice: &Voice) {
        self.stops.retain(|person| *person != self.company.at);
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

    fn situation(&self, voice: &Voice) -> Vec<Line> {
        self.situation(voice)
    }

    fn at_keys(&self, voice: &Voice) -> AtKeys {
        self.keys_here(voice)
    }

    /// Top card, what is pending, own cards.
    fn winners(&self) -> Option<Vec<Seat>> {
        let champions = self.game.view(Viewer::Onlooker).outcome()?.champions?;
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
