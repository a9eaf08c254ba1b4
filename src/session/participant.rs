//! A participant: one person's side of a table, with preferences, unread lines, last answer and history. Several
//! people at one keyboard are several participants who pass it on. An audience is a participant as the reader of a text.

use std::ops::Range;
use std::sync::Arc;

use super::devices::Look;
use super::history::{KeptAs, Review, ReviewLimits, again};
use super::language_pack::LanguagePack;
use super::table::Seats;
use crate::bot::Level;
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::text::{Announcer, HandOrder, Line, Locale};

/// The listener for whom a text is composed.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    pub locale: &'a Locale,
    pub names: &'a [String],
    /// By seat, `None` for people; empty where no turns are announced.
    pub levels: &'a [Option<Level>],
    pub order: HandOrder,
    /// The cards that came to the hand, oldest first.
    pub received: &'a [CardKind],
    pub viewer: Viewer,
    /// An onlooker who listens for all people at one keyboard, not a mere spectator.
    pub for_all: bool,
}

impl<'a> Audience<'a> {
    pub fn new(
        preferences: &'a Preferences,
        seats: &'a Seats,
        received: &'a [CardKind],
        viewer: Viewer,
        for_all: bool,
    ) -> Self {
        let (names, levels) = (seats.names.as_slice(), seats.levels.as_slice());
        let (locale, order) = (&preferences.voice.locale, preferences.order);
        Audience { locale, names, levels, order, received, viewer, for_all }
    }

    pub fn of(self, viewer: Viewer) -> Self {
        Audience { viewer, ..self }
    }

    pub fn announcer<R>(self, rules: &'a R) -> Announcer<'a, R> {
        let announcer = Announcer::new(self.locale, rules, self.names, self.viewer);
        Announcer { order: self.order, received: self.received, ..announcer }
    }

    /// True for the listener's own seat; for an onlooker who listens for everybody, true for every person's seat.
    pub fn is_own(self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Onlooker => self.for_all && self.levels.get(seat.index()).is_some_and(Option::is_none),
        }
    }
}

/// Presentation settings of a person. People at one keyboard share them.
#[derive(Clone)]
pub struct Preferences {
    pub voice: Arc<LanguagePack>,
    pub order: HandOrder,
    pub pace: StepMode,
    pub look: Look,
    pub status_prompt: bool,
}

impl Preferences {
    pub fn new(voice: impl Into<Arc<LanguagePack>>) -> Self {
        Preferences {
            voice: voice.into(),
            order: HandOrder::default(),
            pace: StepMode::default(),
            look: Look::default(),
            status_prompt: false,
        }
    }
}

/// Pace at which the moves of others are announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepMode {
    /// All with one answer.
    #[default]
    Free,
    /// Each waits for Enter.
    Step,
}

impl StepMode {
    pub fn name(self) -> &'static str {
        match self {
            StepMode::Free => "free",
            StepMode::Step => "step",
        }
    }
}

#[derive(Clone)]
pub struct Participant {
    pub viewer: Viewer,
    pub preferences: Preferences,
    /// Events that are unread, or read and not yet confirmed as shown. Line numbers rise by one and stay valid when
    /// lines leave.
    untold: Vec<Arc<Line>>,
    /// Number of the first line of `untold`.
    first: usize,
    taken: usize,
    /// Rising line numbers at which moves of others end: step mode stops there.
    steps: Vec<usize>,
    /// Number of the first line after the deal or after the person's last move.
    since_turn: usize,
    /// True if `since_turn` is a deal.
    pub since_deal: bool,
    /// Numbers of the lines that describe a resumed position, which is no news.
    position: Range<usize>,
    last_answer: Vec<Arc<Line>>,
    pub review: Review,
    /// The hand in the order in which it was announced last.
    pub told_hand: Vec<CardKind>,
    /// That hand was told with its positions.
    pub told_places: bool,
    /// An order that was asked for, if it is not the usual one.
    pub asked_order: Option<HandOrder>,
    /// The cards that came to the hand since it was replaced, oldest first. Those that left stay in the list, so that
    /// they come back to their place.
    pub received: Vec<CardKind>,
    /// For each of them the line of the record with which it came, or 0 if it was dealt.
    came: Vec<usize>,
}

impl Participant {
    pub fn new(viewer: Viewer, preferences: Preferences) -> Self {
        Participant {
            viewer,
            preferences,
            untold: Vec::new(),
            first: 0,
            taken: 0,
            steps: Vec::new(),
            since_turn: 0,
            since_deal: true,
            position: 0..0,
            last_answer: Vec::new(),
            review: Review::default(),
            told_hand: Vec::new(),
            told_places: false,
            asked_order: None,
            received: Vec::new(),
            came: Vec::new(),
        }
    }

    /// Changes the point of view.
    pub fn set_viewer(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        self.told_hand.clear();
        self.receive(&[], true, 0);
    }

    pub fn voice(&self) -> &LanguagePack {
        &self.preferences.voice
    }

    /// Notes the announced order, which decides what positions of cards mean.
    pub fn hear_hand(&mut self, in_order: Vec<CardKind>, asked: Option<HandOrder>) {
        (self.told_hand, self.told_places) = (in_order, false);
        self.asked_order = asked;
    }

    /// Notes cards that come to the hand with a line of the record, or that replace it.
    pub fn receive(&mut self, cards: &[CardKind], is_new_hand: bool, line: usize) {
        if is_new_hand {
            self.received.clear();
            self.came.clear();
        }
        self.received.extend(cards);
        self.came.resize(self.received.len(), if is_new_hand { 0 } else { line });
    }

    /// Forgets the cards that came after a line of the record, since the lines after it were undone.
    pub fn forget_received(&mut self, line: usize) {
        let kept = self.came.partition_point(|came| *came <= line);
        self.received.truncate(kept);
        self.came.truncate(kept);
    }

    /// The cards of the hand that came last after the deal.
    pub fn newest(&self, hand: &[CardKind]) -> Vec<CardKind> {
        let held = self.received.iter().zip(&self.came).filter(|(card, came)| **came > 0 && hand.contains(card));
        let last = held.clone().map(|(_, came)| *came).max();
        held.filter(|(_, came)| Some(**came) == last).map(|(card, _)| *card).collect()
    }

    /// Sets what `repeat` repeats.
    pub fn set_last_answer(&mut self, lines: &[Line]) {
        self.last_answer = lines.iter().map(|line| self.review.share(line)).collect();
    }

    pub fn last_answer(&self) -> Vec<Line> {
        self.last_answer.iter().map(|line| again(line)).collect()
    }

    /// Moves shown lines to the history, with the taken events among them.
    pub fn keep_shown(&mut self, lines: &[Line]) {
        let mut heard = 0;
        for line in lines {
            match self.untold[..self.taken].get(heard).filter(|taken| ***taken == *line) {
                Some(taken) => {
                    self.review.hear(Arc::clone(taken), KeptAs::Both);
                    heard += 1;
                }
                None => self.review.hear(Arc::new(line.clone()), KeptAs::Shown),
            }
        }
        self.untold.drain(..heard);
        (self.first, self.taken) = (self.first + heard, self.taken - heard);
    }

    /// Adds shown lines that do not come from the game. Participants share their copies.
    pub fn hear_outside(&mut self, lines: &[Arc<Line>]) {
        for line in lines {
            self.review.hear(Arc::clone(line), KeptAs::Shown);
        }
        self.last_answer = lines.to_vec();
    }

    /// Events that were taken but shown in another way, or to nobody.
    fn discard_taken(&mut self) {
        for line in self.untold.drain(..self.taken) {
            self.review.hear(line, KeptAs::Event);
        }
        (self.first, self.taken) = (self.first + self.taken, 0);
    }

    /// Drops old history beyond the bounds, but keeps the events since the person's last move.
    pub fn forget_old(&mut self, most: ReviewLimits) {
        self.discard_taken();
        self.untold.shrink_to_fit();
        self.steps.retain(|end| *end >= self.first);
        self.steps.shrink_to_fit();
        self.review.forget_old(most, self.first.saturating_sub(self.since_turn));
    }

    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        self.review.bytes() + self.untold.iter().map(|line| line.text.len()).sum::<usize>()
    }

    /// Adds events, which the next answer shows.
    pub fn hear(&mut self, lines: impl IntoIterator<Item = Line>) {
        self.discard_taken();
        self.untold.extend(lines.into_iter().map(Arc::new));
    }

    /// Adds the lines that describe a resumed position. Events before it stay news.
    pub fn hear_position(&mut self, lines: Vec<Line>) {
        self.position = self.end()..self.end() + lines.len();
        self.hear(lines);
    }

    fn end(&self) -> usize {
        self.first + self.untold.len()
    }

    /// The number of the first line that nobody has taken.
    fn told(&self) -> usize {
        self.first + self.taken
    }

    /// Marks the end of a move by somebody else.
    pub fn end_step(&mut self) {
        let end = self.end();
        if self.steps.last() != Some(&end) {
            self.steps.push(end);
        }
    }

    pub fn has_untold(&self) -> bool {
        self.taken < self.untold.len()
    }

    /// Takes the lines to show now, according to the step mode.
    pub fn take_next(&mut self) -> Vec<Line> {
        match self.preferences.pace {
            StepMode::Free => self.take_untold(),
            StepMode::Step => {
                let next = self.steps.partition_point(|end| *end <= self.told());
                self.take_to(self.steps.get(next).copied().unwrap_or(self.end()))
            }
        }
    }

    pub fn take_untold(&mut self) -> Vec<Line> {
        self.take_to(self.end())
    }

    fn take_to(&mut self, end: usize) -> Vec<Line> {
        let before = std::mem::replace(&mut self.taken, end - self.first);
        self.untold[before..self.taken].iter().map(|line| Line::clone(line)).collect()
    }

    pub fn mark_own_move(&mut self) {
        self.since_turn = self.end();
        self.since_deal = false;
        // The mover did not wait for Enter: older lines come before new ones.
        self.steps.clear();
    }

    /// News begin at the deal, or at the position of a resumed game.
    pub fn mark_deal(&mut self) {
        let end = self.end();
        self.steps.pop_if(|step| *step == end);
        self.since_turn = self.end();
        self.since_deal = true;
    }

    /// Shown events since the person's last move, or since the deal.
    pub fn news(&self) -> Vec<Line> {
        let lines = self.last(self.told().saturating_sub(self.since_turn));
        let first = self.told() - lines.len();
        (first..).zip(lines).filter(|(number, _)| !self.position.contains(number)).map(|(_, line)| line).collect()
    }

    pub fn last(&self, count: usize) -> Vec<Line> {
        let taken = &self.untold[self.taken.saturating_sub(count)..self.taken];
        let mut lines = self.review.happened(count - taken.len());
        lines.extend(taken.iter().map(|line| Line::clone(line)));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Role;
    use crate::text::{Channel, Lang, Text, Urgency, ends_with_situation};

    fn participant() -> Participant {
        Participant::new(Viewer::Onlooker, Preferences::new(LanguagePack::new(Lang::En)))
    }

    fn line(text: &str) -> Line {
        Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Event)
    }

    fn texts(lines: &[Line]) -> Vec<&str> {
        lines.iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn a_line_is_taken_by_its_role_and_not_by_its_text() {
        let said = line("Which card?");
        let situation = said.clone().with_role(Role::Situation);
        let ends = [&said, &situation].map(|last| ends_with_situation(&[said.clone(), last.clone()]));
        assert_eq!(ends, [false, true]);
    }

    #[test]
    fn events_shown_in_another_way_stay_events() {
        let mut participant = participant();
        participant.hear(vec![line("one"), line("two")]);
        let taken = participant.take_untold();
        participant.keep_shown(&taken[..1]);
        participant.hear(vec![line("three")]);
        assert_eq!(texts(&participant.last(9)), ["one", "two"], "the third has not been told");
        assert_eq!(texts(&participant.take_untold()), ["three"]);
        assert_eq!(texts(&participant.last(2)), ["two", "three"]);
        assert_eq!(participant.review.last(9, Channel::Game).len(), 1, "only the first was told as it is");
        assert_eq!(texts(&participant.news()), ["one", "two", "three"]);
    }

    #[test]
    fn a_step_ends_where_somebody_elses_move_does() {
        let mut participant = participant();
        participant.preferences.pace = StepMode::Step;
        for text in ["one", "two"] {
            participant.hear(vec![line(text)]);
            participant.end_step();
        }
        assert_eq!(texts(&participant.take_next()), ["one"]);
        assert!(participant.has_untold());
        assert_eq!(texts(&participant.take_next()), ["two"]);
        assert!(!participant.has_untold());
        participant.hear(vec![line("three")]);
        participant.end_step();
        participant.hear(vec![line("four")]);
        participant.end_step();
        participant.mark_deal();
        participant.hear(vec![line("five")]);
        assert_eq!(texts(&participant.take_next()), ["three"]);
        assert_eq!(
            texts(&participant.take_next()),
            ["four", "five"],
            "the deal belongs to what came right before it"
        );
        assert_eq!(texts(&participant.news()), ["five"]);
    }

    #[test]
    fn old_lines_go_and_what_is_untold_stays() {
        let mut participant = participant();
        participant.preferences.pace = StepMode::Step;
        for number in 0..200 {
            participant.hear(vec![line(&number.to_string())]);
            participant.end_step();
            let lines = participant.take_untold();
            participant.keep_shown(&lines);
        }
        participant.mark_own_move();
        participant.hear(vec![line("new")]);
        participant.end_step();
        participant.hear(vec![line("newer")]);
        participant.end_step();
        participant.forget_old(ReviewLimits { told: 20, happened: 10, bytes: usize::MAX });
        assert!(participant.review.last(999, Channel::Game).len() < 200);
        assert_eq!(texts(&participant.take_next()), ["new"], "steps that are to come stay");
        assert_eq!(texts(&participant.take_next()), ["newer"]);
    }

    #[test]
    fn an_order_that_was_asked_for_is_forgotten() {
        let mut participant = participant();
        participant.hear_hand(Vec::new(), Some(HandOrder::Number));
        assert_eq!(participant.asked_order, Some(HandOrder::Number));
        participant.asked_order = None;
        assert_eq!(participant.asked_order, None);
    }
}
