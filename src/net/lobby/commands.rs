//! Dispatch of a typed line: a command of the lobby, or a line for the game.

use std::time::Instant;

use super::{Lobby, PersonId};
use crate::command::{Command, GameCommand, ProgramCommand};
use crate::net::commands::Word;
use crate::say::{Channel, Line, msg};
use crate::session::LanguagePack;

/// Maximum number of commands in one line.
const MOST_COMMANDS: usize = 20;

impl Lobby {
    pub(super) fn answer(&mut self, id: PersonId, typed: &str, now: Instant) -> Vec<Line> {
        let Some(person) = self.people.get(&id) else { return Vec::new() };
        let voice = &*person.guest.shared_voice();
        if let Some(lines) = self.answers_question(id, typed) {
            return lines;
        }
        let Some((first, rest)) = self.parted(id, voice, typed) else {
            return self.answer_whole(id, voice, typed, now);
        };
        let before = self.games_at_table(id);
        let asks = Word::read(voice.locale(), first).filter(|(word, _)| word.asks());
        let mut lines = match asks {
            // The rest of the line would be taken for the answer.
            Some((word, _)) => vec![voice.error(msg!("lobby-alone", use = word.usage(voice)))],
            None => self.answer_whole(id, voice, first, now),
        };
        if lines.iter().any(|line| line.channel == Channel::Error) {
            let ignored = voice.error(msg!("rest-not-done"));
            // The game may have reported it already.
            if lines.last() != Some(&ignored) {
                lines.push(ignored);
            }
            return lines;
        }
        let begins = |(table, games)| self.games_at_table(id).is_some_and(|now| now.0 == table && now.1 > games);
        if before.is_some_and(begins) {
            // Commands after the start of a game are meant for that game.
            if let Some(person) = self.people.get_mut(&id) {
                person.later = Some((rest.to_owned(), now));
            }
        } else {
            // Others must hear a move before what is said after it.
            self.tell_others_news(id);
            lines.extend(self.answer(id, rest, now));
        }
        lines
    }

    fn answer_whole(&mut self, id: PersonId, voice: &LanguagePack, typed: &str, now: Instant) -> Vec<Line> {
        let first = parts(typed).next().unwrap_or_default();
        if Word::read(voice.locale(), first).is_none() && says_good_bye(voice, first) {
            return self.word(id, Word::Leave, "", now);
        }
        match (Word::read(voice.locale(), first), Word::read(voice.locale(), typed)) {
            (Some((Word::Say, call)), _) if self.is_call_said(id, voice, first) => {
                // A call after `say` counts in every language.
                return self.answer_at_table(id, call, now);
            }
            (Some((word, rest)), whole) if !self.is_of_the_game(id, voice, first, word, rest) => {
                let rest = whole.map_or(rest, |(_, rest)| rest);
                let table = self.table_of(id);
                let lines = self.word(id, word, rest, now);
                // On joining, the game itself reports the situation.
                if table == self.table_of(id) {
                    self.remembers(id, &lines);
                }
                return lines;
            }
            (Some(_), _) => {}
            (None, _) => {
                if let Some(Ok(word)) = helped(voice, typed) {
                    return vec![word.explained(voice)];
                }
            }
        }
        let general = matches!(helped(voice, typed), Some(Err(())));
        let mut lines = self.answer_at_table(id, typed, now);
        if general {
            lines.extend(self.people.get(&id).map(|person| Word::help(person.guest.voice())));
        }
        lines
    }

    /// Splits a line after the first command of the lobby or the last one before it. Text said to others may contain semicolons.
    fn parted<'t>(&mut self, id: PersonId, voice: &LanguagePack, typed: &'t str) -> Option<(&'t str, &'t str)> {
        let ends: Vec<usize> = typed.match_indices(';').map(|(at, _)| at).take(MOST_COMMANDS).collect();
        let first = typed[..*ends.first()?].trim();
        let at = match self.takes(id, voice, first) {
            Takes::Line => None,
            Takes::Part => ends.first().copied(),
            Takes::NothingOfTheLobby => {
                let next = |at: &usize| parts(&typed[*at + 1..]).next().unwrap_or_default();
                ends.into_iter().find(|at| self.takes(id, voice, next(at)) != Takes::NothingOfTheLobby)
            }
        }?;
        let (first, rest) = (typed[..at].trim(), typed[at + 1..].trim());
        (!first.is_empty() && !rest.is_empty()).then_some((first, rest))
    }

    fn takes(&mut self, id: PersonId, voice: &LanguagePack, part: &str) -> Takes {
        if says_good_bye(voice, part) || self.is_call_said(id, voice, part) {
            return Takes::Part;
        }
        match Word::read(voice.locale(), part) {
            None => Takes::NothingOfTheLobby,
            Some((word, rest)) if self.is_of_the_game(id, voice, part, word, rest) => Takes::NothingOfTheLobby,
            Some((word, rest)) if word.takes_the_line(voice, rest) => Takes::Line,
            Some(_) => Takes::Part,
        }
    }

    /// True for a call of the running game: `say uno`.
    fn is_call_said(&mut self, id: PersonId, voice: &LanguagePack, part: &str) -> bool {
        matches!(Word::read(voice.locale(), part), Some((word @ Word::Say, rest))
            if self.is_of_the_game(id, voice, part, word, rest) && self.is_call_at_table(id, rest))
    }

    fn games_at_table(&self, id: PersonId) -> Option<(u64, u64)> {
        let table = self.table_of(id)?;
        Some((table, self.tables.get(&table)?.kept.games))
    }

    /// Executes the commands that followed the start of a game, once the cards are dealt.
    pub(super) fn does_later(&mut self, table: u64) {
        let Some(of) = self.tables.get(&table).filter(|of| of.kept.shuffling.is_none()) else { return };
        for id in of.people().collect::<Vec<_>>() {
            let later = self.people.get_mut(&id).and_then(|person| person.later.take());
            let Some((typed, typed_at)) = later else { continue };
            let lines = self.guarded(Some(table), |lobby| lobby.answer(id, &typed, typed_at)).unwrap_or_default();
            self.tell(id, &lines, None);
            self.tell_news(Some(table));
        }
    }

    /// True if the game understands a line that begins with a word of the lobby.
    fn is_of_the_game(&mut self, id: PersonId, voice: &LanguagePack, typed: &str, word: Word, rest: &str) -> bool {
        // Filler words in a move, but meaningful when said to others: `say thanks`.
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
            // A mistyped line must not leave the table.
            Word::Leave if !rest.is_empty() => self.line(id, |voice| voice.error(msg!("lobby-leave-alone"))),
            Word::Leave if !self.at.contains_key(&id) => self.says_good_bye(id),
            Word::Leave => self.leaves(id),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    NothingOfTheLobby,
    Part,
    Line,
}

fn parts(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(';').map(str::trim)
}

/// The command that help is requested for, an error for general help, or none.
fn helped(voice: &LanguagePack, typed: &str) -> Option<Result<Word, ()>> {
    let (command, rest) = voice.command_alone(typed)?;
    if command != Command::Program(ProgramCommand::Help) {
        return None;
    }
    if rest.is_empty() { Some(Err(())) } else { Word::named(voice.locale(), &rest).map(Ok) }
}

/// True for the command that quits a local game; here it leaves the table or the host.
fn says_good_bye(voice: &LanguagePack, typed: &str) -> bool {
    voice
        .command_alone(typed)
        .is_some_and(|(command, rest)| command == Command::Game(GameCommand::Quit) && rest.is_empty())
}
