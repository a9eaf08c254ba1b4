//! A game that lies open, with its players at the keyboard: everybody there is told the same.

use super::not_taken_back::NotTakenBack;
use std::sync::Arc;

use super::company::{Company, TableRules};
use super::desk::Desk;
use super::keys::{AtKeys, Waits};
use super::learning::Script;
use super::plan::{LaidOut, SeatPlan};
use super::seated::Seated;
use super::shed_moves::Outcome;
use super::voice::Voice;
use crate::bot::{Budget, Computers, Level};
use crate::command::{MoveCommand, TableQuestion, Typed};
use crate::engine::{Seat, Setup, Viewer};
use crate::example::LEARNER;
use crate::file::Unwritten;
use crate::notation::Written;
use crate::record::{Entry, NothingToTakeBack};
use crate::say::{Line, Locale, Text, msg};
use crate::table::Table;

/// The most words in which a tip tells a move.
const MOST_WORDS_TOLD: usize = 16;

/// What a typed line is at an open table.
pub enum Reply<M> {
    /// A move.
    Move(M),
    /// A question, with its answer.
    Told(Vec<Line>),
    /// Every move that leaves no choice, up to the next choice.
    Forced,
    /// The question what is to be decided.
    Situation,
    /// Something that was not understood, or that cannot be done.
    Refused(Line),
}

impl<M> Reply<M> {
    /// A move, or why the words are none.
    pub fn of(wanted: Result<M, Line>) -> Self {
        wanted.map_or_else(Reply::Refused, Reply::Move)
    }
}

/// To whom something is told, in which language.
#[derive(Clone, Copy)]
pub struct Ears<'a> {
    /// The texts, with the cards of the game.
    pub locale: &'a Locale,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The levels of the computer players, by seat, none for people; nothing where no turns are told.
    pub levels: &'a [Option<Level>],
    /// Whose ears they are.
    pub viewer: Viewer,
}

/// What a family of open games says and understands.
pub trait Spoken: Written + Computers {
    /// Whether moves that a computer player makes one after the other are told as one: the pairs, then once what is free.
    const TOLD_AS_ONE: bool;

    /// The game that a table begins with; none if it is of another family.
    fn laid_out(from: LaidOut) -> Option<Self>
    where
        Self: Sized;

    /// What is told of a game that is come upon in the middle.
    fn position(&self, ears: &Ears<'_>) -> Vec<Line>;

    /// What is told of a move; the game is as it was left by it.
    fn told(&self, ears: &Ears<'_>, seen: &[Self::Seen]) -> Vec<Line>;

    /// What is told when a move was taken back.
    fn taken_back(&self, ears: &Ears<'_>, seat: Seat) -> Vec<Line>;

    /// Why a move is refused.
    fn refusal(&self, ears: &Ears<'_>, why: &Self::Why) -> Line;

    /// Whose turn it is and what is to be decided; nothing once the game is over.
    fn situation(&self, ears: &Ears<'_>) -> Vec<Line>;

    /// What the status prompt shows.
    fn status(&self, ears: &Ears<'_>) -> String;

    /// Understands a command that moves; none if the family has no such command.
    fn read_move(
        &self,
        voice: &Voice,
        company: &Company,
        wanted: MoveCommand,
        rest: &str,
    ) -> Option<Reply<Self::Move>>;

    /// Understands a question; none if the family has no such question.
    fn read_question(
        &self,
        voice: &Voice,
        company: &Company,
        question: TableQuestion,
        rest: &str,
    ) -> Option<Reply<Self::Move>>;

    /// The move that a tip tells in the words of which `typed` is true; none if it tells none so.
    fn as_told(&self, ears: &Ears<'_>, typed: &dyn Fn(&Text) -> bool) -> Option<Self::Move>;

    /// Understands words without a command; none if they mean nothing.
    fn read_bare(&self, voice: &Voice, company: &Company, typed: &str) -> Option<Reply<Self::Move>>;
}

/// An open game, whichever it is.
pub trait OpenTable: Seated {
    /// Makes the move of a command; none if the game has no such command.
    fn make_of(&mut self, voice: &Voice, wanted: MoveCommand, rest: &str) -> Option<Outcome>;

    /// Answers a question; none if the game has no such question.
    fn ask(&mut self, voice: &Voice, question: TableQuestion, rest: &str) -> Option<Outcome>;

    /// Carries out a move that is typed as a tip tells it; none if the words are something else.
    fn run_as_told(&mut self, voice: &Voice, typed: &Typed<'_>) -> Option<Outcome>;

    /// Carries out words without a command; none if they mean nothing.
    fn run_bare(&mut self, voice: &Voice, typed: &str) -> Option<Outcome>;

    /// Takes the last own moves back, and all that followed, if there are so many.
    fn take_back(&mut self, voice: &Voice, count: usize) -> Outcome;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether each move of the others waits for Enter from now on.
    fn walk(&mut self, step_by_step: bool);
}

/// An open game being played.
pub struct OpenPlaying<G: Spoken> {
    company: Company,
    table: Table<G>,
    /// What is to happen, where somebody learns.
    pub(super) script: Option<Script<G::Move>>,
    /// Whether each move of the computer players waits for Enter, and so is told by itself.
    step_by_step: bool,
    /// How many moves the last command made: they are taken back together.
    at_once: usize,
}

impl<G: Spoken> OpenPlaying<G> {
    /// Puts the players at the table; nothing is dealt yet.
    pub fn new(
        played: TableRules,
        rules: &Arc<G::Rules>,
        seats: &[SeatPlan],
        names: Vec<String>,
        budget: Budget,
    ) -> Self {
        let seed = played.seed;
        let setup = Setup::new(u8::try_from(names.len()).unwrap_or(u8::MAX));
        let mut company = Company::new(played, setup, seats, names);
        // Nobody has anything to hide, so all who share the keyboard are one listener.
        let viewer = match company.desks.as_slice() {
            [alone] => alone.viewer,
            _ => Viewer::Onlooker,
        };
        company.desks = vec![Desk::new(viewer)];
        company.at = 0;
        let table = Table::new(rules, setup, seed, &company.levels, budget);
        OpenPlaying { company, table, script: None, step_by_step: false, at_once: 1 }
    }

    /// The game.
    pub(super) fn game(&self) -> &G {
        self.table.game()
    }

    /// Puts another game on the table.
    pub(super) fn put_down(&mut self, game: G) {
        self.table.put_down(game);
    }

    fn ears<'a>(&'a self, voice: &'a Voice) -> Ears<'a> {
        self.company.ears(voice)
    }

    /// Whether the moves of people can be taken back: one person plays, alone or against computer players.
    fn can_be_taken_back(&self) -> bool {
        self.company.levels.iter().filter(|level| level.is_none()).count() == 1
    }

    /// Begins with a game that is laid out already, and tells how it stands; one that was not dealt is dealt.
    pub fn begin_with(&mut self, voice: &Voice, game: G) {
        let dealt = game.to_act().is_some();
        self.put_down(game);
        if !dealt {
            return self.deal(voice);
        }
        let lines = self.game().position(&self.ears(voice));
        let desk = self.company.desk_mut();
        desk.hears(lines);
        desk.was_dealt();
    }

    /// Deals.
    pub fn deal(&mut self, voice: &Voice) {
        // Nothing but the deal can be done yet.
        let _ = self.make(voice, Seat(0), G::DEAL);
    }

    /// Carries out a move of a seat and tells it.
    fn make(&mut self, voice: &Voice, seat: Seat, wanted: G::Move) -> Result<(), G::Why> {
        let seen = self.carry(seat, wanted)?;
        self.tell(voice, seat, &seen);
        if wanted == G::DEAL {
            self.company.desk_mut().was_dealt();
        }
        Ok(())
    }

    /// Carries out a move of a seat, which is still to be told.
    fn carry(&mut self, seat: Seat, wanted: G::Move) -> Result<Vec<G::Seen>, G::Why> {
        let own = !self.company.is_computer(seat);
        let kept = own && self.can_be_taken_back();
        let step = self.table.apply(seat, wanted, kept)?;
        Ok(G::seen_by(&step, self.company.desk().viewer))
    }

    /// Tells what a seat has brought about.
    fn tell(&mut self, voice: &Voice, seat: Seat, seen: &[G::Seen]) {
        let own = !self.company.is_computer(seat);
        let lines = self.game().told(&self.ears(voice), seen);
        let desk = self.company.desk_mut();
        desk.hears(lines);
        if own {
            desk.has_moved();
        } else {
            desk.step_ends();
        }
    }

    /// Takes back what the last command did.
    fn untake_last(&mut self, voice: &Voice, seat: Seat) -> Result<(), NothingToTakeBack> {
        let moves = std::mem::replace(&mut self.at_once, 1);
        for _ in 1..moves {
            self.table.take_back(seat)?;
        }
        self.untake(voice, seat)
    }

    fn untake(&mut self, voice: &Voice, seat: Seat) -> Result<(), NothingToTakeBack> {
        self.table.take_back(seat)?;
        let lines = self.game().taken_back(&self.ears(voice), seat);
        let desk = self.company.desk_mut();
        desk.hears(lines);
        desk.has_moved();
        Ok(())
    }

    /// Plays what stands in a record, without telling it; `last` and `news` know it.
    ///
    /// # Panics
    /// If the record was not played before under the same rules.
    pub fn play_again(&mut self, voice: &Voice, entries: &[Entry<G::Move>]) {
        for entry in entries {
            match *entry {
                Entry::Move(seat, wanted) => self.make(voice, seat, wanted).ok(),
                Entry::TakenBack(seat) => self.untake(voice, seat).ok(),
            }
            .expect("the record was played before");
        }
        self.company.desk_mut().take_untold();
        let lines = self.game().position(&self.ears(voice));
        self.company.desk_mut().hears_position(lines);
    }

    /// Lets the computer players move until a person has to decide something.
    pub fn go_on(&mut self, voice: &Voice) {
        if let Some(script) = &mut self.script {
            for (seat, wanted) in script.take_others() {
                // A scene whose moves cannot all be made is no scene.
                let _ = self.make(voice, seat, wanted);
            }
            return;
        }
        while let Some(seat) = self.game().to_act() {
            let mut seen = Vec::new();
            while self.game().to_act() == Some(seat) {
                let Some(wanted) = self.table.choose(seat) else { return };
                let Ok(more) = self.carry(seat, wanted) else {
                    debug_assert!(false, "computer players make legal moves");
                    return;
                };
                seen.extend(more);
                if !G::TOLD_AS_ONE || self.step_by_step {
                    break;
                }
            }
            self.tell(voice, seat, &seen);
        }
    }

    /// Takes note of a move that a learner is about to make.
    ///
    /// # Errors
    /// Why it is not made: it is not allowed, or it is not what is learnt now.
    fn by_script(&mut self, voice: &Voice, seat: Seat, wanted: G::Move) -> Result<(), Line> {
        let Some(script) = &mut self.script else { return Ok(()) };
        if script.wanted == Some(wanted) {
            script.wanted = None;
            return Ok(());
        }
        Err(match self.game().why_not(seat, wanted) {
            Some(why) => self.game().refusal(&self.ears(voice), &why),
            None => voice.help(msg!("lesson-other-move")),
        })
    }

    /// Makes every move that leaves no choice, up to the next choice.
    fn make_forced(&mut self, voice: &Voice) -> Outcome {
        let mut made = 0;
        let seat = self.game().to_act().unwrap_or(Seat(0));
        while let Some(wanted) = self.game().forced() {
            match self.by_script(voice, seat, wanted) {
                Err(line) if made == 0 => return Outcome::Refused(line),
                Ok(()) if self.make(voice, seat, wanted).is_ok() => made += 1,
                _ => break,
            }
        }
        if made == 0 {
            return Outcome::Refused(voice.error(msg!("auto-choice")));
        }
        self.at_once = made;
        self.go_on(voice);
        Outcome::Made
    }

    /// Carries out what was typed.
    pub(super) fn carry_out(&mut self, voice: &Voice, reply: Reply<G::Move>) -> Outcome {
        match reply {
            Reply::Move(wanted) => {
                // After the end everybody may be told so.
                let seat = self.game().to_act().unwrap_or(Seat(0));
                if let Err(line) = self.by_script(voice, seat, wanted) {
                    return Outcome::Refused(line);
                }
                match self.make(voice, seat, wanted) {
                    Ok(()) => {
                        self.at_once = 1;
                        self.go_on(voice);
                        Outcome::Made
                    }
                    Err(why) => Outcome::Refused(self.game().refusal(&self.ears(voice), &why)),
                }
            }
            Reply::Forced => self.make_forced(voice),
            Reply::Told(lines) => Outcome::Told(lines),
            Reply::Situation => Outcome::Told(Seated::situation(self, voice)),
            Reply::Refused(line) => Outcome::Refused(line),
        }
    }
}

impl<G: Spoken> Seated for OpenPlaying<G> {
    fn company(&self) -> &Company {
        &self.company
    }

    fn company_mut(&mut self) -> &mut Company {
        &mut self.company
    }

    fn written(&self) -> &[String] {
        self.table.written()
    }

    fn record(&mut self) -> Vec<Unwritten> {
        self.company.record(self.table.written())
    }

    fn situation(&self, voice: &Voice) -> Vec<Line> {
        // At a table with a script nobody waits for the others, and the lesson goes on after the end of a game.
        let waits = !self.game().is_over() && self.game().to_act() == Some(LEARNER);
        if self.script.is_some() && !waits {
            return Vec::new();
        }
        if self.game().is_over() {
            return vec![voice.question(msg!("ask-again"))];
        }
        self.game().situation(&self.ears(voice))
    }

    fn at_keys(&self, _: &Voice) -> AtKeys {
        AtKeys::waiting(match self.game().is_over() {
            _ if self.company.has_untold() => Waits::News,
            true => Waits::Game,
            false => Waits::Turn,
        })
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        if self.script.is_some() { None } else { self.game().winners() }
    }

    fn status(&self, voice: &Voice) -> String {
        if self.company.has_untold() || self.game().is_over() {
            return String::new();
        }
        self.game().status(&self.ears(voice))
    }
}

impl<G: Spoken> OpenTable for OpenPlaying<G> {
    fn make_of(&mut self, voice: &Voice, wanted: MoveCommand, rest: &str) -> Option<Outcome> {
        let reply = self.game().read_move(voice, &self.company, wanted, rest)?;
        Some(self.carry_out(voice, reply))
    }

    fn ask(&mut self, voice: &Voice, question: TableQuestion, rest: &str) -> Option<Outcome> {
        let reply = self.game().read_question(voice, &self.company, question, rest)?;
        Some(self.carry_out(voice, reply))
    }

    fn run_as_told(&mut self, voice: &Voice, typed: &Typed<'_>) -> Option<Outcome> {
        // One word alone may be a command, if it is no code of an exchange.
        let fewest = if typed.raw().contains('>') { 1 } else { 2 };
        if !(fewest..=MOST_WORDS_TOLD).contains(&typed.len()) {
            return None;
        }
        let says = |text: &str| typed.words().eq(Typed::new(text).words());
        let wanted = self.game().as_told(&self.ears(voice), &|told| says(&told.full) || says(&told.braille))?;
        Some(self.carry_out(voice, Reply::Move(wanted)))
    }

    fn run_bare(&mut self, voice: &Voice, typed: &str) -> Option<Outcome> {
        let reply = self.game().read_bare(voice, &self.company, typed)?;
        Some(self.carry_out(voice, reply))
    }

    fn take_back(&mut self, voice: &Voice, count: usize) -> Outcome {
        let own = Seat::all(self.company.setup.seats).find(|seat| !self.company.is_computer(*seat));
        let why = match own {
            Some(seat) if self.can_be_taken_back() => {
                let possible = self.table.moves_of(seat);
                if (1..=possible).contains(&count) && (0..count).all(|_| self.untake_last(voice, seat).is_ok()) {
                    return Outcome::Made;
                }
                if count == 1 { NotTakenBack::NothingOpen } else { NotTakenBack::Fewer }
            }
            Some(_) => NotTakenBack::Others,
            None => NotTakenBack::NothingOpen,
        };
        Outcome::Refused(voice.error(why.message()))
    }

    fn is_over(&self) -> bool {
        self.game().is_over()
    }

    fn walk(&mut self, step_by_step: bool) {
        self.step_by_step = step_by_step;
    }
}
