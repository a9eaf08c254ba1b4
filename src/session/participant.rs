//! A desk: one person's side of a table, with the language and the pace in which things are told there, what was told,
//! what is still to be told, and what may be heard again. Several people at one keyboard are several desks that pass it on.

use std::ops::Range;

use super::audience::{Preferences, StepMode};
#[cfg(feature = "net")]
use super::history::Most;
use super::history::Review;
use super::language_pack::LanguagePack;
use super::packed::{Kept, PackedLines};
use crate::cards::CardKind;
use crate::engine::Viewer;
use crate::say::{HandOrder, Line, Role};

/// The side of a person, or of somebody who only watches.
#[derive(Clone)]
pub struct Participant {
    /// The seat, or none for somebody who watches.
    viewer: Viewer,
    preferences: Preferences,
    /// What happened, as this person is told, and has not been heard yet. Its lines have numbers that rise by one, and keep
    /// them when they are heard.
    untold: Vec<Line>,
    /// The number of the first of them.
    first: usize,
    /// How many of them have been taken to be told.
    taken: usize,
    /// Where moves of others end, by numbers of lines, which rise: whoever wants to go step by step stops there.
    steps: Vec<usize>,
    /// The number of the first line after the deal, or after the person's own last move.
    since_turn: usize,
    /// Whether it came after a deal.
    since_deal: bool,
    /// The lines that tell how a game stood when it was gone on with: that is no news.
    position: Range<usize>,
    /// The last answer.
    last_answer: PackedLines,
    /// Whether something was asked back there, since the line was not understood.
    asked_which_card: bool,
    /// Everything that was told, to be gone through again, and what happened.
    review: Review,
    /// The hand in the order in which it was told last.
    told_hand: Vec<CardKind>,
    /// That order, where it was asked for and is not the usual one.
    asked_order: Option<HandOrder>,
}

impl Participant {
    /// Somebody who has not been told anything.
    #[must_use]
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
            last_answer: PackedLines::default(),
            asked_which_card: false,
            review: Review::default(),
            told_hand: Vec::new(),
            asked_order: None,
        }
    }

    /// Who sits there.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who sits there sees what this viewer may from now on.
    pub fn sits_at(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        self.told_hand.clear();
    }

    /// The language that is spoken there.
    #[must_use]
    pub fn voice(&self) -> &LanguagePack {
        self.preferences.voice()
    }

    /// How things are told there.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Things are told in another way from now on.
    pub fn prefer(&mut self, preferences: &Preferences) {
        self.preferences = preferences.clone();
    }

    /// The hand is told, in its usual order or in one that was asked for: its positions count so from then on.
    pub fn hears_hand(&mut self, in_order: Vec<CardKind>, asked: Option<HandOrder>) {
        self.told_hand = in_order;
        self.asked_order = asked;
    }

    /// Hands are told in their usual order again.
    pub fn forget_asked_order(&mut self) {
        self.asked_order = None;
    }

    /// The hand in the order in which it was told last.
    #[must_use]
    pub fn told_hand(&self) -> &[CardKind] {
        &self.told_hand
    }

    /// That order, where it was asked for and is not the usual one.
    #[must_use]
    pub fn asked_order(&self) -> Option<HandOrder> {
        self.asked_order
    }

    /// This was answered: it is what is repeated.
    pub fn was_answered(&mut self, lines: &[Line]) {
        self.last_answer = PackedLines::of(lines);
        self.asked_which_card = lines.last().is_some_and(|line| line.role == Role::CardQuestion);
    }

    /// Whether the last answer asked which card is meant, by its name.
    #[must_use]
    pub fn was_asked_which_card(&self) -> bool {
        self.asked_which_card
    }

    /// The last answer.
    #[must_use]
    pub fn last_answer(&self) -> Vec<Line> {
        self.last_answer.iter().collect()
    }

    /// Everything that was told.
    #[must_use]
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The same, to go through it.
    pub fn review_mut(&mut self) -> &mut Review {
        &mut self.review
    }

    /// These lines are told, with what was taken among them. They can be gone through again.
    pub fn is_told(&mut self, lines: &[Line]) {
        let mut heard = 0;
        for line in lines {
            // What was taken and is told as it is need not be kept a second time.
            let happened = self.untold[..self.taken].get(heard) == Some(line);
            heard += usize::from(happened);
            self.review.hear(line, if happened { Kept::Both } else { Kept::Told });
        }
        self.untold.drain(..heard);
        (self.first, self.taken) = (self.first + heard, self.taken - heard);
    }

    /// What was taken has been told in another way, or to nobody.
    fn passes_by(&mut self) {
        for line in self.untold.drain(..self.taken) {
            self.review.hear(&line, Kept::Happened);
        }
        (self.first, self.taken) = (self.first + self.taken, 0);
    }

    /// Of what was told, only so much stays, and what happened since the person's own last move.
    #[cfg(feature = "net")]
    pub fn forgets_old(&mut self, most: Most) {
        self.passes_by();
        self.untold.shrink_to_fit();
        self.steps.retain(|end| *end >= self.first);
        self.steps.shrink_to_fit();
        self.review.forgets_old(most, self.first.saturating_sub(self.since_turn));
    }

    /// How many bytes of memory it takes what was told.
    #[cfg(all(test, feature = "net"))]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.review.bytes() + self.last_answer.bytes() + self.untold.capacity() * size_of::<Line>()
    }

    /// Something happened; it is told with the next answer.
    pub fn hears(&mut self, lines: Vec<Line>) {
        self.passes_by();
        self.untold.extend(lines);
    }

    /// A game that was left goes on, and stands so. What happened before it was left stays news.
    pub fn hears_position(&mut self, lines: Vec<Line>) {
        self.position = self.end()..self.end() + lines.len();
        self.hears(lines);
    }

    /// The number of the next line.
    fn end(&self) -> usize {
        self.first + self.untold.len()
    }

    /// The number of the first line that nobody has taken.
    fn told(&self) -> usize {
        self.first + self.taken
    }

    /// Somebody else's move ends here.
    pub fn step_ends(&mut self) {
        let end = self.end();
        if self.steps.last() != Some(&end) {
            self.steps.push(end);
        }
    }

    /// Whether something has not been told yet.
    #[must_use]
    pub fn has_untold(&self) -> bool {
        self.taken < self.untold.len()
    }

    /// What is to be told now, at the pace of whoever sits there.
    pub fn take_next(&mut self) -> Vec<Line> {
        match self.preferences.pace {
            StepMode::Free => self.take_untold(),
            StepMode::Step => self.take_step(),
        }
    }

    /// What has not been told yet, up to the end of somebody else's move.
    fn take_step(&mut self) -> Vec<Line> {
        let next = self.steps.partition_point(|end| *end <= self.told());
        self.take_to(self.steps.get(next).copied().unwrap_or(self.end()))
    }

    /// The lines that have not been told yet.
    pub fn take_untold(&mut self) -> Vec<Line> {
        self.take_to(self.end())
    }

    fn take_to(&mut self, end: usize) -> Vec<Line> {
        let before = std::mem::replace(&mut self.taken, end - self.first);
        self.untold[before..self.taken].to_vec()
    }

    /// The person has made a move: news begin here.
    pub fn has_moved(&mut self) {
        self.since_turn = self.end();
        self.since_deal = false;
        // Whoever moves has not waited for Enter: what was left comes before what is new.
        self.steps.clear();
    }

    /// A round has been dealt, or has been come upon: news begin here.
    pub fn was_dealt(&mut self) {
        let end = self.end();
        self.steps.pop_if(|step| *step == end);
        self.since_turn = self.end();
        self.since_deal = true;
    }

    /// Whether the person has made no move since the deal.
    #[must_use]
    pub fn has_not_moved(&self) -> bool {
        self.since_deal
    }

    /// What has been told of what happened since the person's own last move, or since the deal.
    #[must_use]
    pub fn news(&self) -> Vec<Line> {
        let lines = self.last(self.told().saturating_sub(self.since_turn));
        let first = self.told() - lines.len();
        (first..).zip(lines).filter(|(number, _)| !self.position.contains(number)).map(|(_, line)| line).collect()
    }

    /// The last lines that were told of what happened.
    #[must_use]
    pub fn last(&self, count: usize) -> Vec<Line> {
        let taken = &self.untold[self.taken.saturating_sub(count)..self.taken];
        let mut lines = self.review.happened(count - taken.len());
        lines.extend_from_slice(taken);
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Channel, Lang, Text, Urgency};

    fn desk() -> Participant {
        Participant::new(Viewer::Onlooker, Preferences::new(LanguagePack::new(Lang::En)))
    }

    fn line(text: &str) -> Line {
        Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Event)
    }

    fn texts(lines: &[Line]) -> Vec<&str> {
        lines.iter().map(|line| line.text.as_str()).collect()
    }

    /// What was taken and told in another way stays among what happened, and not among what was told.
    #[test]
    fn what_was_taken_and_not_told_as_it_is_happened_all_the_same() {
        let mut desk = desk();
        desk.hears(vec![line("one"), line("two")]);
        let taken = desk.take_untold();
        desk.is_told(&taken[..1]);
        desk.hears(vec![line("three")]);
        assert_eq!(texts(&desk.last(9)), ["one", "two"], "the third has not been told");
        assert_eq!(texts(&desk.take_untold()), ["three"]);
        assert_eq!(texts(&desk.last(2)), ["two", "three"]);
        assert_eq!(desk.review().last(9, Channel::Game).len(), 1, "only the first was told as it is");
        assert_eq!(texts(&desk.news()), ["one", "two", "three"]);
    }

    /// Who goes step by step hears a move of the others at a time; what was dealt and the last move before it are one.
    #[test]
    fn a_step_ends_where_somebody_elses_move_does() {
        let mut desk = desk();
        desk.preferences.pace = StepMode::Step;
        for text in ["one", "two"] {
            desk.hears(vec![line(text)]);
            desk.step_ends();
        }
        assert_eq!(texts(&desk.take_next()), ["one"]);
        assert!(desk.has_untold());
        assert_eq!(texts(&desk.take_next()), ["two"]);
        assert!(!desk.has_untold());
        desk.hears(vec![line("three")]);
        desk.step_ends();
        desk.hears(vec![line("four")]);
        desk.step_ends();
        desk.was_dealt();
        desk.hears(vec![line("five")]);
        assert_eq!(texts(&desk.take_next()), ["three"]);
        assert_eq!(texts(&desk.take_next()), ["four", "five"], "the deal belongs to what came right before it");
        assert_eq!(texts(&desk.news()), ["five"]);
    }

    /// What nobody asks for any more goes, with the ends of steps behind which nothing is untold.
    #[cfg(feature = "net")]
    #[test]
    fn old_lines_go_and_what_is_untold_stays() {
        let mut desk = desk();
        desk.preferences.pace = StepMode::Step;
        for number in 0..200 {
            desk.hears(vec![line(&number.to_string())]);
            desk.step_ends();
            let lines = desk.take_untold();
            desk.is_told(&lines);
        }
        desk.has_moved();
        desk.hears(vec![line("new")]);
        desk.step_ends();
        desk.hears(vec![line("newer")]);
        desk.step_ends();
        desk.forgets_old(Most { told: 20, happened: 10, bytes: usize::MAX });
        assert!(desk.review().last(999, Channel::Game).len() < 200);
        assert_eq!(texts(&desk.take_next()), ["new"], "steps that are to come stay");
        assert_eq!(texts(&desk.take_next()), ["newer"]);
    }

    #[test]
    fn an_order_that_was_asked_for_is_forgotten() {
        let mut desk = desk();
        desk.hears_hand(Vec::new(), Some(HandOrder::Number));
        assert_eq!(desk.asked_order(), Some(HandOrder::Number));
        desk.forget_asked_order();
        assert_eq!(desk.asked_order(), None);
    }
}
