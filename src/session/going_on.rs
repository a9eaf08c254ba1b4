//! Games that were left unfinished: offered before a game, gone on with by `resume`, and named at the good-bye.

use super::change::resume_typed;
use super::company::Company;
use super::setup::Asking;
use super::talk::{Next, Session};
use super::unfinished::Unfinished;
use crate::command::quoted;
use crate::record::Games;
use crate::say::{Line, msg};

impl Session {
    /// The unfinished games; none where nothing is kept, or the folder cannot be read.
    fn unfinished(&self) -> Option<Unfinished> {
        let games = Games::in_folder(self.folders.games.as_ref()?);
        let found = Unfinished::find(&games, &self.library, self.voice.locale().lang()).ok()?;
        (!found.games.is_empty()).then_some(found)
    }

    /// That the game that was played last is not over, before the first question.
    pub(super) fn left_unfinished(&self) -> Option<Line> {
        let newest = self.unfinished()?.games.into_iter().next()?;
        let game = self.voice.locale().game_name(newest.game());
        Some(self.voice.help(msg!("left-unfinished", game = game.as_str())))
    }

    /// `resume` before a game: goes on with the one that is named, or the only one, or asks which.
    pub(super) fn resume_before(&mut self, rest: &str, lines: &mut Vec<Line>) -> Next {
        let next = self.resume(rest, lines);
        if next == Next::Stops {
            lines.extend(self.ask_again());
        }
        next
    }

    /// The same at the table, which is left only for the game that is named: what is played there stays as it is.
    pub(super) fn resume_at_the_table(&mut self, company: &Company, rest: &str, lines: &mut Vec<Line>) -> Next {
        let own =
            |name: &str| company.recorders.iter().any(|recorder| recorder.path().file_stem() == Some(name.as_ref()));
        let Some(mut found) = self.unfinished() else {
            lines.push(self.voice.help(msg!("nothing-to-go-on")));
            return Next::GoesOn;
        };
        found.games.retain(|game| !own(&game.name));
        if rest.is_empty() {
            if found.games.is_empty() {
                lines.push(self.voice.help(msg!("nothing-to-go-on")));
            } else {
                lines.extend(found.lines(self.voice.locale()));
                lines.push(self.voice.help(msg!("resume-there", default = found.games[0].name.as_str())));
            }
            return Next::GoesOn;
        }
        self.go_on_with(found, rest, lines)
    }

    fn resume(&mut self, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished() else {
            lines.push(self.voice.help(msg!("nothing-to-go-on")));
            return Next::Stops;
        };
        if rest.is_empty() && found.games.len() > 1 {
            lines.extend(found.lines(self.voice.locale()));
            self.asking = Some(Asking::Unfinished);
            lines.push(self.unfinished_question());
            return Next::GoesOn;
        }
        self.go_on_with(found, rest, lines)
    }

    /// Goes on with the game of this name; without one, with that which was played last.
    fn go_on_with(&mut self, mut found: Unfinished, typed: &str, lines: &mut Vec<Line>) -> Next {
        let place = if typed.trim().is_empty() { Some(0) } else { found.named(typed) };
        let Some(place) = place else {
            lines.push(self.voice.error(msg!("resume-unknown", word = quoted(typed))));
            return Next::Stops;
        };
        let waiting = found.games.swap_remove(place);
        if let Some(line) = waiting.torn() {
            lines.push(self.voice.error(msg!("record-torn", line)));
        }
        let (plan, loaded) = waiting.goes_on();
        self.plan = plan;
        self.loaded = Some(loaded);
        self.asking = None;
        lines.extend(self.next_question());
        Next::Elsewhere
    }

    /// The question which of the unfinished games goes on.
    pub(super) fn unfinished_question(&self) -> Line {
        let found = self.unfinished();
        let first = found.as_ref().and_then(|found| found.games.first()).map_or("", |game| game.name.as_str());
        self.voice.question(msg!("resume-which", default = first))
    }

    /// Takes the answer to it.
    pub(super) fn unfinished_answer(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished() else {
            self.asking = Some(Asking::Game);
            lines.push(self.game_question());
            return Next::Stops;
        };
        if !typed.trim().is_empty() && found.named(typed).is_none() {
            if let Some(next) = self.command_before(typed, true, lines) {
                return next;
            }
        }
        let next = self.go_on_with(found, typed, lines);
        if next == Next::Stops {
            lines.push(self.unfinished_question());
        }
        next
    }

    /// The last words; of a game that can be gone on with, also how.
    pub(super) fn good_bye(&self, company: Option<&Company>) -> Line {
        match company.filter(|company| company.can_go_on()) {
            Some(company) => {
                let game = self.voice.locale().game_name(&company.table.id);
                let typed = resume_typed(self.accounts.current(), "");
                self.voice.help(msg!("good-bye-unfinished", game = game.as_str(), typed))
            }
            None => self.voice.help(msg!("good-bye")),
        }
    }
}
