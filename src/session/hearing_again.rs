//! Hearing again: `last`, `back`, `forward`, `find`, `log`.

use std::io;
use std::path::Path;

use super::company::TableState;
use super::keyboard::Keyboard;
use super::next::Next;
use super::review::{Entry, NoEntry, Review};
use super::voice::{LanguagePack, NotWritten};
use crate::command::AgainCommand;
use crate::file::{self, Synced};
use crate::say::{Channel, Line, Urgency, msg};

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
