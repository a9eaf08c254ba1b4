//! Games that were left unfinished: offered before a game, gone on with by `resume`, and named at the good-bye.

use super::SetupWizard;
use super::questions::game_question;
use crate::command::quoted;
use crate::record::Games;
use crate::say::{Line, msg};
use crate::session::company::TableState;
use crate::session::keyboard::Keyboard;
use crate::session::next::{Next, Opening};
use crate::session::numbers::typed_number;
use crate::session::plan::{Plan, Retold};
use crate::session::recorded::Recorded;
use crate::session::setup::Asking;
use crate::session::unfinished::Unfinished;
use crate::session::voice::LanguagePack;

/// The most games of a list.
const MOST_TOLD: usize = 20;

impl SetupWizard {
    /// The unfinished games; none where nothing is kept, or the folder cannot be read.
    fn unfinished(&self, keyboard: &Keyboard) -> Option<Unfinished> {
        let found = Unfinished::find(&self.archive.games()?, &self.library, keyboard.voice().locale().lang()).ok()?;
        (!found.games.is_empty()).then_some(found)
    }

    /// That the game that was played last is not over, before the first question, unless that is which game goes on.
    pub fn left_unfinished(&self, keyboard: &Keyboard) -> Option<Line> {
        if self.plan.asks_unfinished {
            return None;
        }
        let newest = self.unfinished(keyboard)?.games.into_iter().next()?;
        let game = keyboard.voice().locale().game_name(newest.game());
        Some(keyboard.voice().help(msg!("left-unfinished", game = game.as_str())))
    }

    /// `resume` before a game: goes on with the one that is named, or the only one, or asks which.
    pub fn resume_before(&mut self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let next = self.resume(keyboard, rest, lines);
        if matches!(next, Next::Stops) {
            lines.extend(self.ask_again(keyboard));
        }
        next
    }

    /// The same at the table, which is left only for the game that is named: what is played there stays as it is.
    pub fn resume_at_the_table(
        &mut self,
        keyboard: &mut Keyboard,
        company: &TableState,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let own = |name: &str| {
            company.recorders().iter().any(|recorder| recorder.path().file_stem() == Some(name.as_ref()))
        };
        let Some(mut found) = self.unfinished(keyboard) else {
            return Next::told([keyboard.voice().help(msg!("nothing-to-go-on"))], lines);
        };
        found.games.retain(|game| !own(&game.name));
        if rest.is_empty() {
            if found.games.is_empty() {
                lines.push(keyboard.voice().help(msg!("nothing-to-go-on")));
            } else {
                lines.extend(found.lines(keyboard.voice().locale()));
                lines.push(keyboard.voice().help(msg!("resume-there", default = found.games[0].name.as_str())));
            }
            return Next::GoesOn;
        }
        go_on_with(keyboard.voice(), &found, rest, lines)
    }

    /// `replay` and the number or name of a game: tells it again. Alone, it lists the games that are kept, whether they are over
    /// or not.
    pub fn replay(&self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let (voice, locale) = (keyboard.voice(), keyboard.voice().locale());
        let kept = self.archive.games();
        let found = kept.as_ref().and_then(|games| Unfinished::find(games, &self.library, locale.lang()).ok());
        let (Some(kept), Some(found)) = (kept, found) else {
            return Next::stops([voice.error(msg!("no-folder"))], lines);
        };
        let all = found.all();
        let Some(first) = all.first() else {
            return Next::stops([voice.help(msg!("replay-nothing-kept"))], lines);
        };
        if rest.is_empty() {
            lines.push(voice.help(msg!("replay-several", count = all.len())));
            lines.extend(all.iter().take(MOST_TOLD).map(|game| game.line(locale)));
            return Next::told([voice.help(msg!("replay-which", default = first.name.as_str()))], lines);
        }
        let read = |name: String| Recorded::read(kept.file(&name), &self.library, locale.lang()).ok();
        let Some(recorded) = named(&kept, rest).and_then(read) else {
            return Next::stops([voice.error(msg!("replay-unknown", word = quoted(rest)))], lines);
        };
        let (game, loaded) = recorded.goes_on();
        let plan = Plan { game: Some(game.record.head.game.clone()), ..Plan::default() };
        let plan = Plan { retold: Some(Box::new(Retold { game, seat: None })), ..plan };
        Next::Open(Box::new(Opening { plan, loaded: Some(loaded) }))
    }

    fn resume(&mut self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished(keyboard) else {
            return Next::stops([keyboard.voice().help(msg!("nothing-to-go-on"))], lines);
        };
        if rest.is_empty() && found.games.len() > 1 {
            self.asking = Some(Asking::Unfinished);
            return Next::told(unfinished_question(keyboard, &found), lines);
        }
        go_on_with(keyboard.voice(), &found, rest, lines)
    }

    /// The unfinished games and the question which of them goes on.
    pub fn ask_which_goes_on(&self, keyboard: &Keyboard) -> Vec<Line> {
        self.unfinished(keyboard).map_or_else(Vec::new, |found| unfinished_question(keyboard, &found))
    }

    /// What can be typed for the unfinished games, as far as it begins so.
    pub fn unfinished_beginning_with(&self, keyboard: &Keyboard, typed: &str) -> Vec<String> {
        let Some(found) = self.unfinished(keyboard) else { return Vec::new() };
        found.with_names().map(|game| game.name.clone()).filter(|name| name.starts_with(typed)).collect()
    }

    /// Takes the answer to it.
    pub fn unfinished_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished(keyboard) else {
            self.asking = Some(Asking::Game);
            return Next::stops([game_question(keyboard.voice())], lines);
        };
        if !typed.trim().is_empty() && found.named(typed).is_none() {
            if let Some(next) = self.command_before(keyboard, typed, true, lines) {
                return next;
            }
        }
        let question = which_goes_on(keyboard, &found);
        let next = go_on_with(keyboard.voice(), &found, typed, lines);
        if matches!(next, Next::Stops) {
            lines.push(question);
        }
        next
    }
}

/// The name of a game that is kept, as it was typed: a number in words only where none is called so.
fn named(kept: &Games, typed: &str) -> Option<String> {
    let numbers = kept.numbers().ok()?.into_iter().map(|number| number.to_string());
    let names: Vec<String> = numbers.chain(kept.names().ok()?).collect();
    let called = |typed: &str| names.iter().find(|name| name.to_lowercase() == typed).cloned();
    called(&typed.trim().to_lowercase()).or_else(|| called(&typed_number(typed)?.to_string()))
}

/// The games and the question which of them goes on.
fn unfinished_question(keyboard: &Keyboard, found: &Unfinished) -> Vec<Line> {
    found.lines(keyboard.voice().locale()).into_iter().chain([which_goes_on(keyboard, found)]).collect()
}

/// The question which of the games goes on.
fn which_goes_on(keyboard: &Keyboard, found: &Unfinished) -> Line {
    let first = found.games.first().map_or("", |game| game.name.as_str());
    keyboard.voice().question(msg!("resume-which", default = first))
}

/// Goes on with the game of this name; without one, with that which was played last.
fn go_on_with(voice: &LanguagePack, found: &Unfinished, typed: &str, lines: &mut Vec<Line>) -> Next {
    let waiting = if typed.trim().is_empty() { found.games.first() } else { found.named(typed) };
    let Some(waiting) = waiting.cloned() else {
        return Next::stops([voice.error(msg!("resume-unknown", word = quoted(typed)))], lines);
    };
    if let Some(line) = waiting.torn() {
        lines.push(voice.error(msg!("record-torn", line)));
    }
    let (plan, loaded) = waiting.goes_on();
    Next::Open(Box::new(Opening { plan, loaded: Some(loaded) }))
}
