//! The review history of a participant.

use std::sync::Arc;

use crate::input::normal;
use crate::text::{Channel, Line, Role};

/// Why a line is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptAs {
    /// It was shown, so the review commands list it.
    Shown,
    /// It reports an event that was shown in another way, or before this person was there.
    Event,
    Both,
}

impl KeptAs {
    pub fn is_shown(self) -> bool {
        self != KeptAs::Event
    }

    pub fn is_event(self) -> bool {
        self != KeptAs::Shown
    }
}

/// The lines a person has been shown, oldest first, with the position of the review commands, and events that were
/// not shown as they are. Lines are shared with the participant's last answer.
#[derive(Clone, Debug, Default)]
pub struct Review {
    lines: Vec<(Arc<Line>, KeptAs)>,
    /// Index of the entry that was read last.
    at: Option<usize>,
    sought: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewEntry {
    pub line: Line,
    /// Counted from 1, the oldest.
    pub number: usize,
    pub count: usize,
}

/// Bounds of a [`Review`].
#[derive(Clone, Copy, Debug)]
pub struct ReviewLimits {
    pub told: usize,
    pub happened: usize,
    /// Bytes of all full texts together.
    pub bytes: usize,
}

/// Number of newest lines that [`Review::share`] searches.
const NEWEST: usize = 16;

/// Old lines are dropped once there are this many of them.
const FEW: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReviewEntry {
    /// Nothing has been shown, in this channel or at all.
    Empty,
    Oldest,
    Newest,
    /// No search text was given yet.
    NothingSought,
    NotFound,
}

impl Review {
    /// Appends a line. A line that was shown resets the position to the end.
    pub fn hear(&mut self, line: Arc<Line>, kept: KeptAs) {
        self.lines.push((line, kept));
        if kept.is_shown() {
            self.at = None;
        }
    }

    /// Reuses the kept copy of a line if it is among the newest.
    pub fn share(&self, line: &Line) -> Arc<Line> {
        let newest = self.lines.iter().rev().take(NEWEST);
        let same = newest.map(|(kept, _)| kept).find(|kept| ***kept == *line);
        same.map_or_else(|| Arc::new(line.clone()), Arc::clone)
    }

    /// Drops lines beyond the bounds, but keeps at least the `needed` newest events.
    pub fn forget_old(&mut self, most: ReviewLimits, needed: usize) {
        let first = |wanted: fn(KeptAs) -> bool, count: usize| {
            let newest = self.lines.iter().enumerate().rev().filter(|(_, (_, kept))| wanted(*kept));
            newest.take(count).last().map_or(self.lines.len(), |(place, _)| place)
        };
        let told = first(KeptAs::is_shown, most.told).max(self.first_within(most.bytes));
        let happened = first(KeptAs::is_event, most.happened.max(needed));
        let stays = |(place, (_, kept)): (usize, &(Arc<Line>, KeptAs))| match (
            kept.is_shown() && place >= told,
            kept.is_event() && place >= happened,
        ) {
            (true, true) => Some(KeptAs::Both),
            (true, false) => Some(KeptAs::Shown),
            (false, true) => Some(KeptAs::Event),
            (false, false) => None,
        };
        let stays: Vec<Option<KeptAs>> = self.lines.iter().enumerate().map(stays).collect();
        let old = stays.iter().filter(|stays| stays.is_none()).count();
        if old >= FEW {
            self.at = self.at.filter(|at| *at >= told).map(|at| stays[..at].iter().flatten().count());
            let mut lines = Vec::with_capacity(stays.len() - old + FEW);
            let all = self.lines.drain(..).zip(stays);
            lines.extend(all.filter_map(|((line, _), kept)| Some((line, kept?))));
            self.lines = lines;
        }
    }

    /// Index of the first line from which on the full texts fit into `most` bytes.
    fn first_within(&self, most: usize) -> usize {
        let mut sum = 0;
        let within = self.lines.iter().rev().take_while(|(line, _)| {
            sum += line.text.len();
            sum <= most
        });
        self.lines.len() - within.count()
    }

    pub fn all(&self) -> impl Iterator<Item = Line> + '_ {
        self.lines.iter().filter(|(_, kept)| kept.is_shown()).map(|(line, _)| again(line))
    }

    pub fn happened(&self, count: usize) -> Vec<Line> {
        let happened = self.lines.iter().rev().filter(|(_, kept)| kept.is_event()).take(count);
        let mut lines: Vec<Line> = happened.map(|(line, _)| again(line)).collect();
        lines.reverse();
        lines
    }

    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        self.lines.iter().map(|(line, _)| line.text.len()).sum()
    }

    pub fn last(&self, count: usize, channel: Channel) -> Vec<Line> {
        let places = self.places(Some(channel));
        places[places.len().saturating_sub(count)..].iter().map(|place| again(&self.lines[*place].0)).collect()
    }

    /// Steps to the next older entry, at first to the newest.
    pub fn back(&mut self, channel: Option<Channel>) -> Result<ReviewEntry, NoReviewEntry> {
        let places = self.places(channel);
        let before = self.at.unwrap_or(self.lines.len());
        let found = places.iter().rposition(|place| *place < before);
        self.step(&places, found, NoReviewEntry::Oldest)
    }

    pub fn forward(&mut self, channel: Option<Channel>) -> Result<ReviewEntry, NoReviewEntry> {
        let places = self.places(channel);
        let found = self.at.and_then(|at| places.iter().position(|place| *place > at));
        self.step(&places, found, NoReviewEntry::Newest)
    }

    /// Finds the newest entry that contains the words. The same words or none continue to older entries.
    pub fn find(&mut self, words: &str) -> Result<ReviewEntry, NoReviewEntry> {
        let words = normal(words);
        if !words.is_empty() && self.sought.as_ref() != Some(&words) {
            self.at = None;
            self.sought = Some(words);
        }
        let Some(sought) = &self.sought else { return Err(NoReviewEntry::NothingSought) };
        let has = |line: &Line| [&line.text, &line.braille].into_iter().any(|form| normal(form).contains(sought));
        let before = self.at.unwrap_or(self.lines.len());
        let places = self.places(None);
        let older = places.partition_point(|place| *place < before);
        let found = places[..older].iter().rposition(|place| has(&self.lines[*place].0));
        self.step(&places, found, NoReviewEntry::NotFound)
    }

    fn places(&self, channel: Option<Channel>) -> Vec<usize> {
        let is_wanted = |(line, kept): &(Arc<Line>, KeptAs)| {
            kept.is_shown() && channel.is_none_or(|channel| line.channel == channel)
        };
        self.lines.iter().enumerate().filter(|(_, line)| is_wanted(line)).map(|(place, _)| place).collect()
    }

    fn step(
        &mut self,
        places: &[usize],
        found: Option<usize>,
        otherwise: NoReviewEntry,
    ) -> Result<ReviewEntry, NoReviewEntry> {
        if places.is_empty() {
            return Err(NoReviewEntry::Empty);
        }
        let found = found.ok_or(otherwise)?;
        self.at = Some(places[found]);
        Ok(ReviewEntry { line: again(&self.lines[places[found]].0), number: found + 1, count: places.len() })
    }
}

/// Lines are shown again as statements, so that a repeated question is not taken for an open one.
pub(super) fn again(line: &Line) -> Line {
    Line { role: Role::Statement, ..line.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Text, Urgency};

    fn heard() -> Review {
        let line = |(channel, text): (Channel, &str)| Text::plain(text.to_owned()).verbatim(channel, Urgency::Answer);
        let mut review = Review::default();
        let lines = [
            (Channel::Hand, "You hold 1 card. Red: 2."),
            (Channel::Game, "Anna plays red 9."),
            (Channel::Error, "I don't know hnad."),
            (Channel::Game, "Ben draws a card."),
        ];
        lines.map(line).iter().for_each(|line| review.hear(Arc::new(line.clone()), KeptAs::Shown));
        review
    }

    fn told(entry: Result<ReviewEntry, NoReviewEntry>) -> (usize, usize, String) {
        let entry = entry.expect("an entry");
        (entry.number, entry.count, entry.line.text)
    }

    fn entry(number: usize, count: usize, text: &str) -> (usize, usize, String) {
        (number, count, text.to_owned())
    }

    #[test]
    fn steps_go_back_and_forward_to_both_ends() {
        let mut review = heard();
        assert_eq!(review.forward(None), Err(NoReviewEntry::Newest));
        assert_eq!(told(review.back(None)), entry(4, 4, "Ben draws a card."));
        assert_eq!(told(review.back(None)), entry(3, 4, "I don't know hnad."));
        assert_eq!(told(review.back(Some(Channel::Game))), entry(1, 2, "Anna plays red 9."));
        assert_eq!(told(review.back(None)), entry(1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.back(None), Err(NoReviewEntry::Oldest));
        assert_eq!(told(review.forward(Some(Channel::Error))), entry(1, 1, "I don't know hnad."));
        assert_eq!(review.back(Some(Channel::Chat)), Err(NoReviewEntry::Empty));
    }

    #[test]
    fn what_is_told_anew_is_where_stepping_begins() {
        let mut review = heard();
        review.back(None).expect("an entry");
        review.back(None).expect("an entry");
        let turn = Text::plain("Your turn.".to_owned()).verbatim(Channel::Turn, Urgency::Turn);
        review.hear(Arc::new(turn), KeptAs::Shown);
        assert_eq!(told(review.back(None)), entry(5, 5, "Your turn."));
    }

    #[test]
    fn a_search_goes_on_to_older_entries() {
        let mut review = heard();
        assert_eq!(review.find(""), Err(NoReviewEntry::NothingSought));
        assert_eq!(told(review.find("RED")), entry(2, 4, "Anna plays red 9."));
        assert_eq!(told(review.find("")), entry(1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.find("red"), Err(NoReviewEntry::NotFound));
        assert_eq!(told(review.find("draws")), entry(4, 4, "Ben draws a card."));
        assert_eq!(Review::default().find("red"), Err(NoReviewEntry::Empty));
    }

    #[test]
    fn a_channel_has_its_own_last_lines() {
        let review = heard();
        let texts: Vec<String> = review.last(5, Channel::Game).into_iter().map(|line| line.text).collect();
        assert_eq!(texts, ["Anna plays red 9.", "Ben draws a card."]);
        assert_eq!(review.last(1, Channel::Game)[0].text, "Ben draws a card.");
        assert!(review.last(3, Channel::Chat).is_empty());
    }

    #[test]
    fn the_position_survives_when_older_lines_are_dropped() {
        let mut review = Review::default();
        for number in 0..96 {
            let line = Text::plain(number.to_string()).verbatim(Channel::Game, Urgency::Event);
            review.hear(Arc::new(line), KeptAs::Shown);
        }
        for _ in 0..80 {
            review.back(None).expect("an older one");
        }
        review.forget_old(ReviewLimits { told: 80, happened: 0, bytes: usize::MAX }, 0);
        assert_eq!(review.back(None), Err(NoReviewEntry::Oldest));
        assert_eq!(told(review.forward(None)), entry(2, 80, "17"));
    }

    #[test]
    fn history_is_bounded_by_count_and_bytes_but_keeps_news() {
        let line = |number: usize, length: usize| {
            Text::plain(format!("{number} {}", "a".repeat(length))).verbatim(Channel::Game, Urgency::Event)
        };
        let number = |line: &Line| line.text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let most = ReviewLimits { told: 80, happened: 40, bytes: 16 << 10 };
        for (length, fewest, needed) in [(20, 80, 0), (20, 80, 70), (1_000, 15, 3)] {
            let mut review = Review::default();
            for at in 1..=1_000_usize {
                review.hear(Arc::new(line(at, length)), if at % 5 == 0 { KeptAs::Both } else { KeptAs::Shown });
                review.forget_old(most, needed);
                assert!(review.bytes() < (16 << 10) + (needed + 40 + 2 * FEW) * (length + 5), "{}", review.bytes());
            }
            let told: Vec<usize> = review.all().map(|line| number(&line)).collect();
            assert!((fewest..fewest + FEW).contains(&told.len()), "{}", told.len());
            assert!(told.iter().rev().zip((1..=1_000).rev()).all(|(told, number)| *told == number), "{told:?}");
            let happened: Vec<usize> = review.happened(100).iter().map(number).collect();
            assert!(happened.len() >= needed.max(40) && happened.len() < needed.max(40) + FEW, "{}", happened.len());
            assert!(happened.iter().rev().zip((0..=1_000).rev().step_by(5)).all(|(told, number)| *told == number));
        }
    }
}
