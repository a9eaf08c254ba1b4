//! The review history of a participant: the commands that go through it, repeat it, search it and save it.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::keyboard::Keyboard;
use super::language_pack::{LanguagePack, NotWritten};
use super::table_state::TableState;
use super::typing::Next;
use crate::input::{AgainCommand, normal};
use crate::storage::{self, Synced};
use crate::text::{Channel, Line, Role, Urgency, msg};

/// Why a line is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptAs {
    /// It was shown, so the review commands list it.
    Shown,
    /// It reports an event that was shown in another way, or before this person was there.
    Event,
    /// It reports an event and was shown as it is.
    Both,
}

impl KeptAs {
    #[must_use]
    pub fn is_shown(self) -> bool {
        self != KeptAs::Event
    }

    #[must_use]
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

/// An entry with its position.
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
    /// Events.
    pub happened: usize,
    /// Bytes of all full texts together.
    pub bytes: usize,
}

/// Number of newest lines that [`Review::share`] searches.
const NEWEST: usize = 16;

/// Old lines are dropped once there are this many of them.
const FEW: usize = 16;

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
    #[must_use]
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

    #[must_use]
    pub fn happened(&self, count: usize) -> Vec<Line> {
        let happened = self.lines.iter().rev().filter(|(_, kept)| kept.is_event()).take(count);
        let mut lines: Vec<Line> = happened.map(|(line, _)| again(line)).collect();
        lines.reverse();
        lines
    }

    /// Bytes of all full texts.
    #[cfg(test)]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lines.iter().map(|(line, _)| line.text.len()).sum()
    }

    #[must_use]
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

const MOST_LAST: usize = 100;

const USUAL_LAST: usize = 5;

impl TableState {
    /// `last`, `last 5`, `last hand`, `last 5 hand`.
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
            Some(channel) => self.participant().review().last(count, channel),
            None => self.participant().last(count),
        };
        if lines.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(lines) }
    }
}

impl Keyboard {
    pub(super) fn hear_again(
        &self,
        table_state: &mut TableState,
        again: AgainCommand,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let voice = self.voice();
        let told = match again {
            AgainCommand::Repeat => {
                let last = table_state.participant().last_answer();
                if last.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(last) }
            }
            AgainCommand::Last => table_state.last(voice, rest),
            AgainCommand::Find => {
                vec![told(voice, table_state.participant_mut().review_mut().find(rest), again, rest)]
            }
            AgainCommand::Log => vec![self.save_log(table_state, rest)],
            AgainCommand::Back => vec![walked(voice, table_state, again, rest, Review::back)],
            AgainCommand::Forward => vec![walked(voice, table_state, again, rest, Review::forward)],
            AgainCommand::News => {
                let participant = table_state.participant();
                let news = participant.news();
                let news: Vec<&Line> = news.iter().collect();
                return Next::told([voice.locale().news(&news, participant.has_not_moved())], lines);
            }
            AgainCommand::Spell => return Next::told([table_state.spelled(voice, rest)], lines),
            AgainCommand::More => return Next::told([voice.error(msg!("nothing-more"))], lines),
        };
        // An explicit request is shown even if its channel is off.
        lines.extend(told.into_iter().map(|line| Line { urgency: line.urgency.max(Urgency::Answer), ..line }));
        Next::Again
    }

    fn save_log(&self, table_state: &TableState, file: &str) -> Line {
        if file.is_empty() {
            return self.voice().misused(AgainCommand::Log);
        }
        let lines: Vec<Line> = table_state.participant().review().all().collect();
        match write_log(Path::new(file), &lines) {
            Ok(()) => self.voice().help(msg!("log-written", count = lines.len(), file)),
            Err(error) => self.voice().not_written(msg!("log-failed"; NotWritten), Path::new(file), &error),
        }
    }
}

fn walked(
    voice: &LanguagePack,
    table_state: &mut TableState,
    again: AgainCommand,
    rest: &str,
    walk: fn(&mut Review, Option<Channel>) -> Result<ReviewEntry, NoReviewEntry>,
) -> Line {
    let channel = voice.channel(rest);
    if channel.is_none() && !rest.is_empty() {
        return voice.misused(again);
    }
    told(voice, walk(table_state.participant_mut().review_mut(), channel), again, rest)
}

/// The entry with its position, or the reason why there is none.
fn told(voice: &LanguagePack, found: Result<ReviewEntry, NoReviewEntry>, again: AgainCommand, sought: &str) -> Line {
    let message = match found {
        Ok(ReviewEntry { line, number, count }) => {
            let place = voice.locale().say(msg!("review-place", number, count));
            return line.followed_by(place).with_cue(None);
        }
        Err(NoReviewEntry::Empty) => msg!("nothing-to-repeat"),
        Err(NoReviewEntry::Oldest) => msg!("review-oldest"),
        Err(NoReviewEntry::Newest) => msg!("review-newest"),
        Err(NoReviewEntry::NothingSought) => return voice.misused(again),
        Err(NoReviewEntry::NotFound) => msg!("review-not-found", word = sought),
    };
    voice.error(message)
}

/// Repeated lines play no sound.
fn silent(lines: Vec<Line>) -> Vec<Line> {
    lines.into_iter().map(|line| line.with_cue(None)).collect()
}

/// Never overwrites a file.
fn write_log(path: &Path, lines: &[Line]) -> io::Result<()> {
    let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
    storage::create(path, text.as_bytes(), &Synced::First).map(drop)
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
