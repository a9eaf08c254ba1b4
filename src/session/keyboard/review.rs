//! The commands that go through the review history, repeat it, search it and save it.

use std::path::Path;

use super::Keyboard;
use super::output_commands::channel_of;
use crate::input::{AgainCommand, Command, Said};
use crate::session::history::{NoReviewEntry, Review, ReviewEntry};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, NotWritten};
use crate::session::table_state::TableState;
use crate::storage::{self, Synced};
use crate::text::{Channel, Line, Urgency, msg};

const MOST_LAST: usize = 100;

const USUAL_LAST: usize = 5;

impl TableState {
    /// `last`, `last 5`, `last hand`, `last 5 hand`.
    pub(super) fn last(&self, voice: &LanguagePack, said: &Said) -> Vec<Line> {
        let count = said.number().unwrap_or(USUAL_LAST);
        if !(1..=MOST_LAST).contains(&count) {
            return vec![voice.error(msg!("no-such-number", min = 1, max = MOST_LAST))];
        }
        let lines = match channel_of(said) {
            Some(channel) => self.participant().review.last(count, channel),
            None => self.participant().last(count),
        };
        if lines.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(lines) }
    }
}

impl Keyboard {
    pub fn hear_again(&self, table_state: &mut TableState, said: &Said, lines: &mut Vec<Line>) -> Next {
        let voice = self.voice();
        let Some(Command::Again(again)) = said.command() else { return Next::Continue };
        let rest = said.rest();
        let told = match again {
            AgainCommand::Repeat => {
                let last = table_state.participant().last_answer();
                if last.is_empty() { vec![voice.error(msg!("nothing-to-repeat"))] } else { silent(last) }
            }
            AgainCommand::Last => table_state.last(voice, said),
            AgainCommand::Find => {
                vec![told(voice, table_state.participant_mut().review.find(rest), again, rest)]
            }
            AgainCommand::Log => vec![self.save_log(table_state, rest)],
            AgainCommand::Back => vec![walked(voice, table_state, again, said, Review::back)],
            AgainCommand::Forward => vec![walked(voice, table_state, again, said, Review::forward)],
            AgainCommand::News => {
                let participant = table_state.participant();
                let news = participant.news();
                let news: Vec<&Line> = news.iter().collect();
                vec![voice.locale.news(&news, participant.since_deal)]
            }
            AgainCommand::Spell => vec![table_state.spelled(voice, said)],
            AgainCommand::More => vec![voice.error(msg!("nothing-more"))],
        };
        if matches!(again, AgainCommand::News | AgainCommand::Spell | AgainCommand::More) {
            lines.extend(told);
            return Next::Continue;
        }
        // An explicit request is shown even if its channel is off.
        lines.extend(told.into_iter().map(|line| Line { urgency: line.urgency.max(Urgency::Answer), ..line }));
        Next::Again
    }

    fn save_log(&self, table_state: &TableState, file: &str) -> Line {
        let file = storage::typed_path(file);
        if file.is_empty() {
            return self.voice().misused(AgainCommand::Log);
        }
        let lines: Vec<Line> = table_state.participant().review.all().collect();
        match write_log(Path::new(file), &lines) {
            Ok(()) => self.help(msg!("log-written", count = lines.len(), file)),
            Err(error) => self.voice().not_written(msg!("log-failed"; NotWritten), Path::new(file), &error),
        }
    }
}

fn walked(
    voice: &LanguagePack,
    table_state: &mut TableState,
    again: AgainCommand,
    said: &Said,
    walk: fn(&mut Review, Option<Channel>) -> Result<ReviewEntry, NoReviewEntry>,
) -> Line {
    told(voice, walk(&mut table_state.participant_mut().review, channel_of(said)), again, "")
}

/// The entry with its position, or the reason why there is none.
fn told(voice: &LanguagePack, found: Result<ReviewEntry, NoReviewEntry>, again: AgainCommand, sought: &str) -> Line {
    let message = match found {
        Ok(ReviewEntry { line, number, count }) => {
            let place = voice.locale.say(msg!("review-place", number, count));
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
fn write_log(path: &Path, lines: &[Line]) -> std::io::Result<()> {
    let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
    storage::create(path, text.as_bytes(), &Synced::First).map(drop)
}
