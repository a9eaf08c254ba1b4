//! Everything that a person has been told, to be gone through again.

use crate::command::normal;
use crate::say::{Channel, Line};

/// What a person has been told, in order, and where the person is in it.
#[derive(Clone, Debug, Default)]
pub struct Review {
    entries: Vec<Line>,
    /// The entry that was told last; none before any was.
    at: Option<usize>,
    sought: Option<String>,
}

/// One entry, and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'r> {
    /// What was told.
    pub line: &'r Line,
    /// Its number, the oldest being 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
}

/// Why there is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEntry {
    /// Nothing has been told, in this channel or at all.
    Empty,
    /// There is nothing before.
    Oldest,
    /// There is nothing after.
    Newest,
    /// Nothing was searched for yet.
    NothingSought,
    /// It is in no entry, or in no earlier one.
    NotFound,
}

impl Review {
    /// Something was told: whoever goes back begins there.
    pub fn hear(&mut self, lines: &[Line]) {
        if !lines.is_empty() {
            self.entries.extend_from_slice(lines);
            self.at = None;
        }
    }

    /// Only so many lines stay, or a few more.
    #[cfg(feature = "net")]
    pub fn forgets_old(&mut self, most: usize) {
        if self.entries.len() >= 2 * most {
            let old = self.entries.len() - most;
            self.entries.drain(..old);
            self.at = self.at.and_then(|at| at.checked_sub(old));
        }
    }

    /// Everything, in order.
    #[must_use]
    pub fn all(&self) -> &[Line] {
        &self.entries
    }

    /// The last lines of a channel.
    #[must_use]
    pub fn last(&self, count: usize, channel: Channel) -> Vec<Line> {
        let places = self.places(Some(channel));
        places[places.len().saturating_sub(count)..].iter().map(|place| self.entries[*place].clone()).collect()
    }

    /// One entry back, in a channel or in all; at first to the newest.
    ///
    /// # Errors
    /// There is none.
    pub fn back(&mut self, channel: Option<Channel>) -> Result<Entry<'_>, NoEntry> {
        let places = self.places(channel);
        let before = self.at.unwrap_or(self.entries.len());
        let found = places.iter().rposition(|place| *place < before);
        self.step(&places, found, NoEntry::Oldest)
    }

    /// One entry forward, in a channel or in all.
    ///
    /// # Errors
    /// There is none.
    pub fn forward(&mut self, channel: Option<Channel>) -> Result<Entry<'_>, NoEntry> {
        let places = self.places(channel);
        let found = self.at.and_then(|at| places.iter().position(|place| *place > at));
        self.step(&places, found, NoEntry::Newest)
    }

    /// The newest entry with these words, or the next older one when they are searched for again or left out.
    ///
    /// # Errors
    /// There is none.
    pub fn find(&mut self, words: &str) -> Result<Entry<'_>, NoEntry> {
        let words = normal(words);
        if !words.is_empty() && self.sought.as_ref() != Some(&words) {
            self.at = None;
            self.sought = Some(words);
        }
        let Some(sought) = &self.sought else { return Err(NoEntry::NothingSought) };
        let has = |line: &Line| [&line.text, &line.braille].into_iter().any(|form| normal(form).contains(sought));
        let before = self.at.unwrap_or(self.entries.len());
        let found = self.entries[..before].iter().rposition(has);
        let places: Vec<usize> = (0..self.entries.len()).collect();
        self.step(&places, found, NoEntry::NotFound)
    }

    fn places(&self, channel: Option<Channel>) -> Vec<usize> {
        let in_channel = |line: &Line| channel.is_none_or(|channel| line.channel == channel);
        self.entries.iter().enumerate().filter(|(_, line)| in_channel(line)).map(|(place, _)| place).collect()
    }

    fn step(&mut self, places: &[usize], found: Option<usize>, otherwise: NoEntry) -> Result<Entry<'_>, NoEntry> {
        if places.is_empty() {
            return Err(NoEntry::Empty);
        }
        let found = found.ok_or(otherwise)?;
        self.at = Some(places[found]);
        Ok(Entry { line: &self.entries[places[found]], number: found + 1, count: places.len() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Text, Urgency};

    fn heard() -> Review {
        let line = |(channel, text): (Channel, &str)| Text::plain(text.to_owned()).verbatim(channel, Urgency::Answer);
        let mut review = Review::default();
        let lines = [
            (Channel::Hand, "You hold 1 card. Red: 2."),
            (Channel::Game, "Anna plays red 9."),
            (Channel::Error, "I don't know hnad."),
            (Channel::Game, "Ben draws a card."),
        ];
        review.hear(&lines.map(line));
        review
    }

    fn told(entry: Result<Entry<'_>, NoEntry>) -> (usize, usize, &str) {
        let entry = entry.expect("an entry");
        (entry.number, entry.count, &entry.line.text)
    }

    #[test]
    fn steps_go_back_and_forward_to_both_ends() {
        let mut review = heard();
        assert_eq!(review.forward(None), Err(NoEntry::Newest));
        assert_eq!(told(review.back(None)), (4, 4, "Ben draws a card."));
        assert_eq!(told(review.back(None)), (3, 4, "I don't know hnad."));
        assert_eq!(told(review.back(Some(Channel::Game))), (1, 2, "Anna plays red 9."));
        assert_eq!(told(review.back(None)), (1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.back(None), Err(NoEntry::Oldest));
        assert_eq!(told(review.forward(Some(Channel::Error))), (1, 1, "I don't know hnad."));
        assert_eq!(review.back(Some(Channel::Chat)), Err(NoEntry::Empty));
    }

    #[test]
    fn what_is_told_anew_is_where_stepping_begins() {
        let mut review = heard();
        review.back(None).expect("an entry");
        review.back(None).expect("an entry");
        review.hear(&[Text::plain("Your turn.".to_owned()).verbatim(Channel::Turn, Urgency::Turn)]);
        assert_eq!(told(review.back(None)), (5, 5, "Your turn."));
    }

    #[test]
    fn a_search_goes_on_to_older_entries() {
        let mut review = heard();
        assert_eq!(review.find(""), Err(NoEntry::NothingSought));
        assert_eq!(told(review.find("RED")), (2, 4, "Anna plays red 9."));
        assert_eq!(told(review.find("")), (1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.find("red"), Err(NoEntry::NotFound));
        assert_eq!(told(review.find("draws")), (4, 4, "Ben draws a card."));
        assert_eq!(Review::default().find("red"), Err(NoEntry::Empty));
    }

    #[test]
    fn a_channel_has_its_own_last_lines() {
        let review = heard();
        let texts: Vec<String> = review.last(5, Channel::Game).into_iter().map(|line| line.text).collect();
        assert_eq!(texts, ["Anna plays red 9.", "Ben draws a card."]);
        assert_eq!(review.last(1, Channel::Game)[0].text, "Ben draws a card.");
        assert!(review.last(3, Channel::Chat).is_empty());
    }
}
