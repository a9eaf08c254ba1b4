//! Everything that a person has been told, to be gone through again.

use std::io;
use std::path::Path;

use super::keyboard::Keyboard;
use super::language_pack::{LanguagePack, NotWritten};
use super::next::Next;
use super::packed::{Kept, PackedLines};
use super::table_state::TableState;
use crate::command::{AgainCommand, normal};
use crate::file;
use crate::file::Synced;
use crate::say::{Channel, Line, Urgency, msg};

/// What a person has been told, in order, and where the person is in it; with it, what happened and was not told so.
#[derive(Clone, Debug, Default)]
pub struct Review {
    lines: PackedLines,
    /// The entry that was told last; none before any was.
    at: Option<usize>,
    sought: Option<String>,
}

/// One entry, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was told.
    pub line: Line,
    /// Its number, the oldest being 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
}

/// How much of it stays.
#[cfg(feature = "net")]
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Lines that were told.
    pub told: usize,
    /// Lines that happened.
    pub happened: usize,
    /// Bytes of all of them.
    pub bytes: usize,
}

/// How many lines may stay that could go.
#[cfg(feature = "net")]
const FEW: usize = 16;

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
    pub fn hear(&mut self, line: &Line, kept: Kept) {
        self.lines.push(line, kept);
        if kept.is_told() {
            self.at = None;
        }
    }

    /// So many lines stay that were told, and of those that happened so many or as many as are `needed`; or a few more.
    #[cfg(feature = "net")]
    pub fn forgets_old(&mut self, most: Most, needed: usize) {
        let kept = |place: usize| self.lines.kept(place);
        let newest = || (0..self.lines.len()).rev();
        let first = |wanted: fn(Kept) -> bool, count: usize| {
            newest().filter(|place| wanted(kept(*place))).take(count).last().unwrap_or(self.lines.len())
        };
        // From where on they stay.
        let told = first(Kept::is_told, most.told).max(self.lines.first_within(most.bytes));
        let happened = first(Kept::is_happening, most.happened.max(needed));
        let stays = |place: usize| match (
            kept(place).is_told() && place >= told,
            kept(place).is_happening() && place >= happened,
        ) {
            (true, true) => Some(Kept::Both),
            (true, false) => Some(Kept::Told),
            (false, true) => Some(Kept::Happened),
            (false, false) => None,
        };
        let stays: Vec<Option<Kept>> = (0..self.lines.len()).map(stays).collect();
        let old = stays.iter().filter(|stays| stays.is_none()).count();
        // All that stay are moved when some go.
        if old >= FEW {
            let staying = |at: usize| stays[..at].iter().flatten().count();
            self.at = self.at.filter(|at| *at >= told).map(staying);
            self.lines.retain(|place| stays[place]);
        }
        self.lines.press();
    }

    /// Everything that was told, in order.
    pub fn all(&self) -> impl Iterator<Item = Line> + '_ {
        self.lines.lines(&self.places(None)).into_iter()
    }

    /// The last lines that happened, in order.
    #[must_use]
    pub fn happened(&self, count: usize) -> Vec<Line> {
        let happened = (0..self.lines.len()).rev().filter(|place| self.lines.kept(*place).is_happening());
        let mut places: Vec<usize> = happened.take(count).collect();
        places.reverse();
        self.lines.lines(&places)
    }

    /// How many bytes of memory it takes.
    #[cfg(all(test, feature = "net"))]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lines.bytes()
    }

    /// The last lines of a channel.
    #[must_use]
    pub fn last(&self, count: usize, channel: Channel) -> Vec<Line> {
        let places = self.places(Some(channel));
        self.lines.lines(&places[places.len().saturating_sub(count)..])
    }

    /// One entry back, in a channel or in all; at first to the newest.
    ///
    /// # Errors
    /// There is none.
    pub fn back(&mut self, channel: Option<Channel>) -> Result<Entry, NoEntry> {
        let places = self.places(channel);
        let before = self.at.unwrap_or(self.lines.len());
        let found = places.iter().rposition(|place| *place < before);
        self.step(&places, found, NoEntry::Oldest)
    }

    /// One entry forward, in a channel or in all.
    ///
    /// # Errors
    /// There is none.
    pub fn forward(&mut self, channel: Option<Channel>) -> Result<Entry, NoEntry> {
        let places = self.places(channel);
        let found = self.at.and_then(|at| places.iter().position(|place| *place > at));
        self.step(&places, found, NoEntry::Newest)
    }

    /// The newest entry with these words, or the next older one when they are searched for again or left out.
    ///
    /// # Errors
    /// There is none.
    pub fn find(&mut self, words: &str) -> Result<Entry, NoEntry> {
        let words = normal(words);
        if !words.is_empty() && self.sought.as_ref() != Some(&words) {
            self.at = None;
            self.sought = Some(words);
        }
        let Some(sought) = &self.sought else { return Err(NoEntry::NothingSought) };
        let has = |line: &Line| [&line.text, &line.braille].into_iter().any(|form| normal(form).contains(sought));
        let before = self.at.unwrap_or(self.lines.len());
        let places = self.places(None);
        let older = places.partition_point(|place| *place < before);
        let found = self.lines.lines(&places[..older]).iter().rposition(has);
        self.step(&places, found, NoEntry::NotFound)
    }

    /// Where lines stand that were told, in a channel or in all.
    fn places(&self, channel: Option<Channel>) -> Vec<usize> {
        let in_channel = |place: &usize| channel.is_none_or(|channel| self.lines.channel(*place) == channel);
        (0..self.lines.len()).filter(|place| self.lines.kept(*place).is_told()).filter(in_channel).collect()
    }

    fn step(&mut self, places: &[usize], found: Option<usize>, otherwise: NoEntry) -> Result<Entry, NoEntry> {
        if places.is_empty() {
            return Err(NoEntry::Empty);
        }
        let found = found.ok_or(otherwise)?;
        self.at = Some(places[found]);
        Ok(Entry { line: self.lines.line(places[found]), number: found + 1, count: places.len() })
    }
}

/// The most lines that `last` tells.
const MOST_LAST: usize = 100;

/// How many it tells unless a number is given.
const USUAL_LAST: usize = 5;

impl TableState {
    /// The last happenings, or the last lines of a channel: `last`, `last 5`, `last hand`, `last 5 hand`.
    pub(super) fn last(&self, voice: &LanguagePack, rest: &str) -> Vec<Line> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (count, channel) = match words.as_slice() {
            [] => (Some(USUAL_LAST), None),
            [word] => match voice.channel(word) {
                Some(channel) => (Some(USUAL_LAST), Some(channel)),
                None => (word.parse().ok(), None),
            },
            [count, word] | [word, count] if voice.channel(word).is_some() => {
                (count.parse().ok(), voice.channel(word))
            }
            _ => return vec![voice.misused(AgainCommand::Last)],
        };
        let Some(count) = count.filter(|count| (1..=MOST_LAST).contains(count)) else {
            return vec![voice.error(msg!("no-such-number", min = 1, max = MOST_LAST))];
        };
        let lines = match channel {
            Some(channel) => self.desk().review().last(count, channel),
            None => self.desk().last(count),
        };
        if lines.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(lines) }
    }
}

impl Keyboard {
    /// Answers a command that tells again what was told, or tells news, which is kept like everything new.
    pub(super) fn hear_again(
        &self,
        company: &mut TableState,
        again: AgainCommand,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let voice = self.voice();
        let told = match again {
            AgainCommand::Repeat => {
                let last = company.desk().last_answer();
                if last.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(last) }
            }
            AgainCommand::Last => company.last(voice, rest),
            AgainCommand::Find => vec![told(voice, company.desk_mut().review_mut().find(rest), again, rest)],
            AgainCommand::Log => vec![self.save_log(company, rest)],
            AgainCommand::Back => vec![walked(voice, company, again, rest, Review::back)],
            AgainCommand::Forward => vec![walked(voice, company, again, rest, Review::forward)],
            AgainCommand::News => {
                let desk = company.desk();
                let news = desk.news();
                let news: Vec<&Line> = news.iter().collect();
                return Next::told([voice.locale().news(&news, desk.has_not_moved())], lines);
            }
            AgainCommand::Spell => return Next::told([company.spelled(voice, rest)], lines),
            AgainCommand::More => return Next::told([voice.error(msg!("nothing-more"))], lines),
        };
        // What is asked for is told also where its channel is off.
        lines.extend(told.into_iter().map(|line| Line { urgency: line.urgency.max(Urgency::Answer), ..line }));
        Next::Again
    }

    /// Writes everything that the person was told to a new file, a line each.
    fn save_log(&self, company: &TableState, file: &str) -> Line {
        if file.is_empty() {
            return self.voice().misused(AgainCommand::Log);
        }
        let lines: Vec<Line> = company.desk().review().all().collect();
        match write_log(Path::new(file), &lines) {
            Ok(()) => self.voice().help(msg!("log-written", count = lines.len(), file)),
            Err(error) => self.voice().not_written(msg!("log-failed"; NotWritten), Path::new(file), &error),
        }
    }
}

/// One line back or forward, of a channel if one is named.
fn walked(
    voice: &LanguagePack,
    company: &mut TableState,
    again: AgainCommand,
    rest: &str,
    walk: fn(&mut Review, Option<Channel>) -> Result<Entry, NoEntry>,
) -> Line {
    let channel = voice.channel(rest);
    if channel.is_none() && !rest.is_empty() {
        return voice.misused(again);
    }
    told(voice, walk(company.desk_mut().review_mut(), channel), again, rest)
}

/// An entry with its place, or why there is none.
fn told(voice: &LanguagePack, found: Result<Entry, NoEntry>, again: AgainCommand, sought: &str) -> Line {
    let message = match found {
        Ok(Entry { line, number, count }) => {
            let place = voice.locale().say(msg!("review-place", number, count));
            return line.followed_by(place).with_cue(None);
        }
        Err(NoEntry::Empty) => msg!("nothing-to-repeat"),
        Err(NoEntry::Oldest) => msg!("review-oldest"),
        Err(NoEntry::Newest) => msg!("review-newest"),
        Err(NoEntry::NothingSought) => return voice.misused(again),
        Err(NoEntry::NotFound) => msg!("review-not-found", word = sought),
    };
    voice.error(message)
}

/// The same lines without a sound: what is told again does not happen again.
fn silent(lines: Vec<Line>) -> Vec<Line> {
    lines.into_iter().map(|line| line.with_cue(None)).collect()
}

/// A file that is there already is never overwritten.
fn write_log(path: &Path, lines: &[Line]) -> io::Result<()> {
    let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
    file::create(path, text.as_bytes(), &Synced::First).map(drop)
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
        lines.map(line).iter().for_each(|line| review.hear(line, Kept::Told));
        review
    }

    fn told(entry: Result<Entry, NoEntry>) -> (usize, usize, String) {
        let entry = entry.expect("an entry");
        (entry.number, entry.count, entry.line.text)
    }

    fn entry(number: usize, count: usize, text: &str) -> (usize, usize, String) {
        (number, count, text.to_owned())
    }

    #[test]
    fn steps_go_back_and_forward_to_both_ends() {
        let mut review = heard();
        assert_eq!(review.forward(None), Err(NoEntry::Newest));
        assert_eq!(told(review.back(None)), entry(4, 4, "Ben draws a card."));
        assert_eq!(told(review.back(None)), entry(3, 4, "I don't know hnad."));
        assert_eq!(told(review.back(Some(Channel::Game))), entry(1, 2, "Anna plays red 9."));
        assert_eq!(told(review.back(None)), entry(1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.back(None), Err(NoEntry::Oldest));
        assert_eq!(told(review.forward(Some(Channel::Error))), entry(1, 1, "I don't know hnad."));
        assert_eq!(review.back(Some(Channel::Chat)), Err(NoEntry::Empty));
    }

    #[test]
    fn what_is_told_anew_is_where_stepping_begins() {
        let mut review = heard();
        review.back(None).expect("an entry");
        review.back(None).expect("an entry");
        review.hear(&Text::plain("Your turn.".to_owned()).verbatim(Channel::Turn, Urgency::Turn), Kept::Told);
        assert_eq!(told(review.back(None)), entry(5, 5, "Your turn."));
    }

    #[test]
    fn a_search_goes_on_to_older_entries() {
        let mut review = heard();
        assert_eq!(review.find(""), Err(NoEntry::NothingSought));
        assert_eq!(told(review.find("RED")), entry(2, 4, "Anna plays red 9."));
        assert_eq!(told(review.find("")), entry(1, 4, "You hold 1 card. Red: 2."));
        assert_eq!(review.find("red"), Err(NoEntry::NotFound));
        assert_eq!(told(review.find("draws")), entry(4, 4, "Ben draws a card."));
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

    #[cfg(feature = "net")]
    #[test]
    fn whoever_has_gone_back_to_the_oldest_that_stays_is_still_there_when_older_ones_go() {
        let mut review = Review::default();
        for number in 0..96 {
            review.hear(&Text::plain(number.to_string()).verbatim(Channel::Game, Urgency::Event), Kept::Told);
        }
        for _ in 0..80 {
            review.back(None).expect("an older one");
        }
        review.forgets_old(Most { told: 80, happened: 0, bytes: usize::MAX }, 0);
        assert_eq!(review.back(None), Err(NoEntry::Oldest));
        assert_eq!(told(review.forward(None)), entry(2, 80, "17"));
    }

    #[cfg(feature = "net")]
    #[test]
    fn what_is_told_goes_by_number_and_by_bytes_and_what_happened_stays_as_long_as_it_is_news() {
        let line = |number: usize, length: usize| {
            Text::plain(format!("{number} {}", "a".repeat(length))).verbatim(Channel::Game, Urgency::Event)
        };
        let number = |line: &Line| line.text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let most = Most { told: 80, happened: 40, bytes: 16 << 10 };
        for (length, fewest, needed) in [(20, 80, 0), (20, 80, 70), (1_000, 15, 3)] {
            let mut review = Review::default();
            for at in 1..=1_000_usize {
                review.hear(&line(at, length), if at % 5 == 0 { Kept::Both } else { Kept::Told });
                review.forgets_old(most, needed);
                assert!(review.bytes() < (16 << 10) + (needed + 40 + 2 * FEW) * (length + 60), "{}", review.bytes());
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
