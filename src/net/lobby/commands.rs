//! Dispatch of a typed line: a command of the lobby, or a line for the game.

use std::sync::Arc;
use std::time::Instant;

use super::{Lobby, PersonId, Told, said};
use crate::input::{Act, Said, is_small, listed};
use crate::net::commands::LobbyCommand;
use crate::session::LanguagePack;
use crate::text::{Channel, msg};

/// Maximum number of commands in one line.
const MOST_COMMANDS: usize = 20;

impl Lobby {
    pub(super) fn answer(&mut self, id: PersonId, typed: &str, now: Instant) -> Told {
        let voice = &*self.person(id).participant.shared_voice();
        if let Some(lines) = self.answer_question(id, typed) {
            return Ok(lines);
        }
        let Some((first, rest)) = self.split_line(id, voice, typed) else {
            return self.answer_whole(id, voice, typed, now);
        };
        let before = self.games_at_table(id);
        let asks = LobbyCommand::read(voice, first).filter(|(word, _)| word.is_answered_later());
        let mut lines = match asks {
            // The rest of the line would be taken for the answer.
            Some((word, _)) => vec![voice.error(msg!("lobby-alone", use = word.usage(voice)))],
            None => said(self.answer_whole(id, voice, first, now)),
        };
        if lines.iter().any(|line| line.channel == Channel::Error) {
            let ignored = voice.error(msg!("rest-not-done"));
            // The game may have reported it already.
            if lines.last() != Some(&ignored) {
                lines.push(ignored);
            }
            return Ok(lines);
        }
        let begins =
            |(table_id, games)| self.games_at_table(id).is_some_and(|now| now.0 == table_id && now.1 > games);
        if before.is_some_and(begins) {
            // Commands after the start of a game are meant for that game.
            self.person_mut(id).later = Some((rest.to_owned(), now));
        } else {
            // Others must hear a move before what is said after it.
            if let Some(table_id) = self.table_of(id) {
                let people = self.table(table_id).people();
                let others = people.filter(|other| *other != id).collect();
                self.send_updates_to(table_id, others);
            }
            lines.extend(said(self.answer(id, rest, now)));
        }
        Ok(lines)
    }

    fn answer_whole(&mut self, id: PersonId, voice: &LanguagePack, typed: &str, now: Instant) -> Told {
        let first = parts(typed).next().unwrap_or_default();
        let read = LobbyCommand::read(voice, first);
        if read.is_none() && is_quit(voice, first) {
            return self.run_command(id, LobbyCommand::Leave, &Said::plain(Act::Change, "lobby-leave"), now);
        }
        match (read, LobbyCommand::read(voice, typed)) {
            (Some((LobbyCommand::Say, call)), _) if self.is_call_said(id, voice, first) => {
                // A call after `say` counts in every language.
                return Ok(self.answer_at_table(id, call.rest(), now));
            }
            (Some((word, said)), whole) if !self.is_of_the_game(id, first, word, &said) => {
                let (word, said) = whole.unwrap_or((word, said));
                let (word, said) = self.unless_to_nobody(voice, typed, word, said);
                let table_id = self.table_of(id);
                let lines = super::said(self.run_command(id, word, &said, now));
                // On joining, the game itself reports the situation.
                if table_id == self.table_of(id) {
                    self.remember(id, &lines.iter().cloned().map(Arc::new).collect::<Vec<_>>());
                }
                return Ok(lines);
            }
            (Some(_), _) => {}
            (None, _) => {
                if let Some(Ok(word)) = help_topic(voice, typed) {
                    return Ok(word.explain(voice).into());
                }
            }
        }
        let general = matches!(help_topic(voice, typed), Some(Err(())));
        let mut lines = self.answer_at_table(id, typed, now);
        if general {
            lines.extend(self.line(id, LobbyCommand::help));
        }
        Ok(lines)
    }

    /// Splits a line after the first command of the lobby or the last one before it. Text said to others may contain
    /// semicolons.
    fn split_line<'t>(&mut self, id: PersonId, voice: &LanguagePack, typed: &'t str) -> Option<(&'t str, &'t str)> {
        let ends: Vec<usize> = typed.match_indices(';').map(|(at, _)| at).take(MOST_COMMANDS).collect();
        let first = typed[..*ends.first()?].trim();
        let at = match self.extent(id, voice, first) {
            Extent::Line => None,
            Extent::Command => ends.first().copied(),
            Extent::None => {
                let next = |at: &usize| parts(&typed[*at + 1..]).next().unwrap_or_default();
                ends.into_iter().find(|at| self.extent(id, voice, next(at)) != Extent::None)
            }
        }?;
        let (first, rest) = (typed[..at].trim(), typed[at + 1..].trim());
        (!first.is_empty() && !rest.is_empty()).then_some((first, rest))
    }

    fn extent(&mut self, id: PersonId, voice: &LanguagePack, part: &str) -> Extent {
        if is_quit(voice, part) || self.is_call_said(id, voice, part) {
            return Extent::Command;
        }
        match LobbyCommand::read(voice, part) {
            None => Extent::None,
            Some((word, said)) if self.is_of_the_game(id, part, word, &said) => Extent::None,
            Some((word, said)) if word.is_whole_line(&said) => Extent::Line,
            Some(_) => Extent::Command,
        }
    }

    /// True for a call of the running game: `say uno`.
    fn is_call_said(&mut self, id: PersonId, voice: &LanguagePack, part: &str) -> bool {
        matches!(LobbyCommand::read(voice, part), Some((word @ LobbyCommand::Say, said))
            if self.is_of_the_game(id, part, word, &said) && self.is_call_at_table(id, said.rest()))
    }

    fn games_at_table(&self, id: PersonId) -> Option<(u64, u64)> {
        let table_id = self.table_of(id)?;
        Some((table_id, self.tables.get(&table_id)?.games))
    }

    /// Executes the commands that followed the start of a game, once the cards are dealt.
    pub(super) fn run_deferred(&mut self, table_id: u64) {
        let Some(table) = self.tables.get(&table_id).filter(|table| table.shuffling.is_none()) else {
            return;
        };
        for id in table.list_people() {
            if let Some((typed, typed_at)) = self.person_mut(id).later.take() {
                let lines = self.guard_answer(id, |lobby| lobby.answer(id, &typed, typed_at));
                self.tell(id, &lines, None);
                self.send_updates(Some(table_id));
            }
        }
    }

    /// A message to a name that nobody has, without a comma behind it, goes to everybody.
    fn unless_to_nobody(
        &self,
        voice: &LanguagePack,
        typed: &str,
        word: LobbyCommand,
        said: Said,
    ) -> (LobbyCommand, Said) {
        if word != LobbyCommand::Tell || !said.has("name") {
            return (word, said);
        }
        let name = said.text("name");
        // Finnish `sano Annalle moi` speaks to her, `sano Anna, moi` to all.
        let has_endings = !listed(voice.lang(), "to-endings").is_empty();
        let is_there = !(has_endings && self.named(name).is_some()) && self.addressed(voice, name).is_some();
        let behind = typed.split_once(name).map_or("", |(_, behind)| behind.trim_start());
        let is_address = !has_endings && behind.starts_with([',', ':']);
        match LobbyCommand::said_to_all(voice, typed) {
            Some(all) if !is_there && !is_address => (LobbyCommand::Say, all),
            _ => (word, said),
        }
    }

    /// True if the game understands a line that begins with a word of the lobby.
    fn is_of_the_game(&mut self, id: PersonId, typed: &str, word: LobbyCommand, said: &Said) -> bool {
        // `say thanks` calls nothing.
        let lang = self.people.get(&id).map(|person| person.participant.lang());
        let is_small = |text: &str| lang.is_some_and(|lang| text.split_whitespace().all(|word| is_small(lang, word)));
        let only_small = word == LobbyCommand::Say && said.has("text") && is_small(said.rest());
        let shared = word.may_be_for_game(said) && !typed.starts_with('\'') && !only_small;
        shared
            && (word == LobbyCommand::Say && self.is_call_at_table(id, said.rest())
                || self.ask_game(id, |game, position| game.table_of(position).is_understood(typed)))
    }

    fn run_command(&mut self, id: PersonId, word: LobbyCommand, said: &Said, now: Instant) -> Told {
        let rest = if said.has("name") { said.text("name") } else { said.rest() };
        let switch = said.choice("switch").map(|switch| switch == "on");
        match word {
            LobbyCommand::New => self.create_table(id, rest, now),
            LobbyCommand::Join => self.join(id, rest, now),
            LobbyCommand::Watch => self.watch(id, rest, now),
            LobbyCommand::Start => self.start(id, now),
            LobbyCommand::Code => self.show_code(id),
            LobbyCommand::Who => Ok(self.who(id)),
            LobbyCommand::Friends => Ok(self.list_friends(id)),
            LobbyCommand::Stats => Ok(self.line(id, |voice| self.person(id).saved.results.line(&voice.locale))),
            LobbyCommand::Tables => Ok(self.list_tables(id)),
            LobbyCommand::Say => self.say(id, rest),
            LobbyCommand::Tell => self.tell_person(id, rest, said.rest()),
            LobbyCommand::Lobby => self.handle_lobby(id, switch, rest),
            LobbyCommand::Ignore => self.ignore(id, rest),
            LobbyCommand::Invite => self.invite(id, rest),
            LobbyCommand::Nudge => self.nudge(id, rest, now),
            LobbyCommand::Kick => self.kick(id, rest),
            LobbyCommand::Owner => self.hand_over(id, rest),
            LobbyCommand::Option => self.house_rule(id, rest, now),
            LobbyCommand::Public => self.set_listed(id, true),
            LobbyCommand::Unlisted => self.set_listed(id, false),
            LobbyCommand::Onlookers => self.onlookers(id, switch),
            LobbyCommand::Grace => self.grace(id, rest),
            LobbyCommand::Substitute => self.propose_substitute(id, rest),
            LobbyCommand::Shuffle => self.describe_shuffle(id, rest),
            LobbyCommand::Record => self.send_record(id),
            LobbyCommand::Passphrase => self.ask_passphrase(id, now),
            LobbyCommand::Forget => Ok(self.ask_to_forget(id, rest)),
            LobbyCommand::Leave if !self.at.contains_key(&id) => Ok(self.say_good_bye(id)),
            LobbyCommand::Leave => self.leave_table(id, false),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    None,
    Command,
    Line,
}

fn parts(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(';').map(str::trim)
}

fn said_anywhere(voice: &LanguagePack, typed: &str) -> Vec<Said> {
    voice.read_in(typed, &["all"]).said
}

/// The command that help is requested for, an error for general help, or none.
fn help_topic(voice: &LanguagePack, typed: &str) -> Option<Result<LobbyCommand, ()>> {
    let said = said_anywhere(voice, typed).into_iter().find(|said| said.intent == "help")?;
    if said.slots.is_empty() { Some(Err(())) } else { LobbyCommand::named(voice, said.rest()).map(Ok) }
}

/// True for the command that quits a local game; here it leaves the table or the host.
fn is_quit(voice: &LanguagePack, typed: &str) -> bool {
    said_anywhere(voice, typed).iter().any(|said| said.intent == "quit" && !said.asks)
}
