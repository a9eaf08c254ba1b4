//! What is done with a line that somebody types: a word of the lobby, or what the game at the table makes of it.

use std::time::Instant;

use super::{Lobby, PersonId};
use crate::command::{Command, GameCommand, ProgramCommand};
use crate::net::word::Word;
use crate::say::{Channel, Line, msg};
use crate::session::Voice;

/// In how many places a line is cut at most.
const MOST_COMMANDS: usize = 20;

impl Lobby {
    /// What somebody is answered who types a line.
    pub(super) fn answer(&mut self, id: PersonId, typed: &str, now: Instant) -> Vec<Line> {
        let Some(person) = self.people.get(&id) else { return Vec::new() };
        let voice = &*person.guest.shared_voice();
        if let Some(lines) = self.answers_question(id, typed) {
            return lines;
        }
        if let Some((first, rest)) = self.parted(id, voice, typed) {
            let mut lines = self.answer(id, first, now);
            if lines.iter().any(|line| line.channel == Channel::Error) {
                lines.push(voice.error(msg!("rest-not-done")));
            } else {
                lines.extend(self.answer(id, rest, now));
            }
            return lines;
        }
        let read = Word::read(voice.locale(), typed);
        if read.is_none() && says_good_bye(voice, typed) {
            return self.word(id, Word::Leave, "", now);
        }
        if let Some((word, rest)) = read {
            let is_of_the_game = self.is_of_the_game(id, voice, typed, word, rest);
            // In whatever language `say` is typed, it says a call alike.
            if is_of_the_game && word == Word::Say && self.is_call_at_table(id, rest) {
                return self.answer_at_table(id, rest, now);
            }
            if !is_of_the_game {
                let table = self.table_of(id);
                let lines = self.word(id, word, rest, now);
                // Who comes to a table is told by the game how it stands there.
                if table == self.table_of(id) {
                    self.remembers(id, &lines);
                }
                return lines;
            }
        } else if let Some(Ok(word)) = helped(voice, typed) {
            return vec![word.explained(voice)];
        }
        let general = matches!(helped(voice, typed), Some(Err(())));
        let mut lines = self.answer_at_table(id, typed, now);
        if general {
            lines.extend(self.people.get(&id).map(|person| Word::help(person.guest.voice())));
        }
        lines
    }

    /// A line of several commands, cut where the lobby and the game part: `hand; who`. What is said to others may hold
    /// semicolons, and an answer that is asked for stands in a line of its own.
    fn parted<'t>(&mut self, id: PersonId, voice: &Voice, typed: &'t str) -> Option<(&'t str, &'t str)> {
        let read = |part: &'t str| Word::read(voice.locale(), part);
        let ends: Vec<usize> = typed.match_indices(';').map(|(at, _)| at).take(MOST_COMMANDS).collect();
        let first = typed[..*ends.first()?].trim();
        let mut cut = None;
        if let Some((word, rest)) = read(first) {
            let is_one = !word.takes_the_line() && !self.is_of_the_game(id, voice, first, word, rest);
            cut = ends.first().copied().filter(|_| is_one);
        } else {
            for at in ends {
                let part = typed[at + 1..].split(';').next().unwrap_or_default().trim();
                let Some((word, rest)) = read(part) else { continue };
                if !self.is_of_the_game(id, voice, part, word, rest) {
                    cut = Some(at);
                    break;
                }
            }
        }
        let at = cut?;
        let (first, rest) = (typed[..at].trim(), typed[at + 1..].trim());
        (!first.is_empty() && !rest.is_empty()).then_some((first, rest))
    }

    /// Whether the game makes something of a line that begins with a word of the lobby.
    fn is_of_the_game(&mut self, id: PersonId, voice: &Voice, typed: &str, word: Word, rest: &str) -> bool {
        // Around a move these words say nothing; said to others, they are all that is meant: `say thanks`.
        let is_small_talk = word == Word::Say && voice.says_little(rest);
        let shared = word.shares_its_lines(rest) && !is_small_talk && !typed.starts_with('\'');
        shared && (word == Word::Say && self.is_call_at_table(id, rest) || self.is_understood_at_table(id, typed))
    }

    fn word(&mut self, id: PersonId, word: Word, rest: &str, now: Instant) -> Vec<Line> {
        match word {
            Word::New => self.opens(id, rest, now),
            Word::Join => self.joins(id, rest, now),
            Word::Watch => self.watches(id, rest, now),
            Word::Start => self.starts(id, now),
            Word::Code => self.code_is(id),
            Word::Who => self.who(id),
            Word::Tables => self.tables_are(id),
            Word::Say => self.says(id, rest),
            Word::Tell => self.tells(id, rest),
            Word::Lobby => self.says_to_lobby(id, rest),
            Word::Ignore => self.ignores(id, rest),
            Word::Invite => self.invites(id, rest),
            Word::Nudge => self.nudges(id, rest, now),
            Word::Kick => self.kicks(id, rest),
            Word::Owner => self.hands_on(id, rest),
            Word::Option => self.house_rule(id, rest, now),
            Word::Public => self.opens_up(id, true),
            Word::Unlisted => self.opens_up(id, false),
            Word::Onlookers => self.onlookers(id, rest),
            Word::Grace => self.grace(id, rest),
            Word::Substitute => self.substitutes(id, rest),
            Word::Shuffle => self.shuffle_is(id, rest),
            Word::Record => self.gives_record(id),
            Word::Passphrase => self.keeps(id, now),
            Word::Forget => self.forgets_me(id, rest),
            // Nobody leaves by a slip.
            Word::Leave if !rest.is_empty() => self.line(id, |voice| voice.error(msg!("lobby-leave-alone"))),
            Word::Leave if !self.at.contains_key(&id) => self.says_good_bye(id),
            Word::Leave => self.leaves(id),
        }
    }
}

/// The lobby's word about which help is asked, or an error if it is asked in general; none if no help is asked.
fn helped(voice: &Voice, typed: &str) -> Option<Result<Word, ()>> {
    let (command, rest) = voice.command_alone(typed)?;
    if command != Command::Program(ProgramCommand::Help) {
        return None;
    }
    if rest.is_empty() { Some(Err(())) } else { Word::named(voice.locale(), &rest).map(Ok) }
}

/// Whether a line is what ends the program at home: here it leaves the table or ends the connection.
fn says_good_bye(voice: &Voice, typed: &str) -> bool {
    voice
        .command_alone(typed)
        .is_some_and(|(command, rest)| command == Command::Game(GameCommand::Quit) && rest.is_empty())
}
