//! Moves: what was typed is carried out, or refused with its reason.

use super::reading::{Asked, Count, Deed, Hands, Laying, Open, Reading};
use super::shed_course::Course;
use super::shed_due::candidates;
use super::shed_table::{Playing, Question};
use super::voice::Voice;
use crate::cards::{CardKind, Wish};
use crate::command::{Command, MoveCommand, Typed};
use crate::engine::{Awaits, Call, Calls, Move, Reason, Referee, Seat, Verdict, Viewer, Why};
use crate::say::{Line, msg};

/// What came of a typed move.
pub enum Outcome {
    /// It was made; what it brought about is told from the log.
    Made,
    /// Something has to be asked first, or was answered instead.
    Told(Vec<Line>),
    /// It was refused or not understood: what stands behind it on the line is not done.
    Refused(Line),
}

impl Playing {
    /// What a line is that the person at the keyboard types, or calls for another one.
    pub(super) fn read(&self, voice: &Voice, typed: &str) -> Reading {
        self.reader(voice, typed, self.open()).read()
    }

    fn reader<'a>(&'a self, voice: &'a Voice, typed: &'a str, open: Open) -> Hands<'a> {
        let view = self.view();
        Hands {
            voice,
            typed: Typed::new(typed),
            view,
            hand: view.hand(),
            told_hand: &self.desk().told_hand,
            open,
            candidates: candidates(view),
            players: self.company.called(voice),
        }
    }

    /// What the person at the keyboard has been asked.
    fn open(&self) -> Open {
        if matches!(self.question, Question::Wish { .. }) {
            return Open::Wish(self.wishes());
        }
        match self.asked() {
            Some(Awaits::NameColour | Awaits::NameWish) => Open::Choice(self.wishes()),
            Some(Awaits::NamePlayer) => Open::Player,
            Some(Awaits::Give { .. }) => Open::Gift,
            _ => Open::Nothing,
        }
    }

    /// Carries out a move.
    pub(super) fn act(&mut self, voice: &Voice, seat: Seat, deed: &Deed) -> Outcome {
        if self.question == Question::Stop && !deed.is_for_anybody() && self.table.game().to_act() == Some(seat) {
            // Who moves lets the moment for catching go by; but others at the keyboard have theirs first.
            self.stop_passed(voice);
            if self.question != Question::Nothing {
                return Outcome::Told([vec![voice.not_now(deed.command())], self.situation(voice)].concat());
            }
        }
        match deed {
            Deed::Play(laying) => self.play(voice, seat, laying),
            Deed::Draw(count) => self.draw(voice, seat, *count),
            Deed::Pass => self.make(voice, seat, Move::Pass),
            Deed::Challenge => self.make(voice, seat, Move::Challenge),
            Deed::Call(call) => self.call(voice, seat, *call),
            Deed::Catch(target) => self.catch(voice, seat, *target),
            Deed::Wish(wish, call) => self.wish(voice, *wish, *call),
            Deed::Choose(wish) => self.make(voice, seat, Move::Choose(*wish)),
            Deed::ChoosePlayer(chosen) => self.make(voice, seat, Move::ChoosePlayer(*chosen)),
            Deed::Give(card) => self.make(voice, seat, Move::Give(*card)),
        }
    }

    /// Makes a move, and lets the game go on.
    pub fn make(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Outcome {
        if let Err(line) = self.by_script(voice, seat, wanted) {
            self.question = Question::Nothing;
            return Outcome::Refused(line);
        }
        match self.apply(voice, seat, wanted) {
            Ok(()) => {
                let asked = matches!(wanted, Move::Call(_) | Move::Catch(_))
                    && self.question == Question::Stop
                    && self.script.is_none();
                if !asked {
                    self.question = Question::Nothing;
                    self.go_on(voice);
                }
                Outcome::Made
            }
            Err(why) => Outcome::Refused(self.refusal(voice, &why)),
        }
    }

    /// Makes several moves, one after the other, which were found to be possible.
    fn make_all(&mut self, voice: &Voice, seat: Seat, moves: &[Move]) -> Outcome {
        for (index, wanted) in moves.iter().enumerate() {
            let told = self.make(voice, seat, *wanted);
            let last = index + 1 == moves.len();
            if !matches!(told, Outcome::Made) || last {
                return told;
            }
            if self.question != Question::Nothing || self.table.game().to_act() != Some(seat) {
                return Outcome::Refused(voice.error(msg!("rest-not-done")));
            }
        }
        Outcome::Made
    }

    /// Enter lets the same card go, which could be laid out of turn.
    pub(super) fn let_go(&mut self, voice: &Voice) {
        if let Some(seat) = self.view().seat().filter(|seat| self.view().to_act() == Some(*seat)) {
            self.make(voice, seat, Move::Pass);
        }
    }

    fn refusal(&self, voice: &Voice, why: &Why) -> Line {
        self.announcer(voice).why(why)
    }

    fn play(&mut self, voice: &Voice, seat: Seat, laying: &Laying) -> Outcome {
        let call = laying.call.filter(|_| self.table.game().setup().calls == Calls::Typed);
        match laying.cards[..] {
            [(card, wish)] => self.play_one(voice, seat, card, wish, call),
            _ => match Course::of(self.table.game().view_of(seat), laying, call) {
                Course::Moves(moves) if self.script.is_some() && moves.len() > 1 => {
                    Outcome::Refused(voice.help(msg!("lesson-other-move")))
                }
                Course::Moves(moves) => self.make_all(voice, seat, &moves),
                Course::Stops { card, why } => {
                    let told = voice.locale().say(msg!("read-course-stops", card));
                    Outcome::Refused(self.refusal(voice, &why).followed_by(told))
                }
                Course::TooMany { most } => {
                    Outcome::Refused(voice.error(msg!("no-such-number", min = 1, max = most)))
                }
            },
        }
    }

    fn play_one(
        &mut self,
        voice: &Voice,
        seat: Seat,
        card: CardKind,
        wish: Option<Wish>,
        call: Option<Call>,
    ) -> Outcome {
        let view = self.table.game().view_of(seat);
        let wishes = view.wishes_with(card);
        if !wishes.is_empty() && wish.is_none() {
            let any = wishes.first().copied();
            match view.judge(Move::Play { card, wish: any, call }) {
                Some(Verdict::Legal) => {
                    self.question = Question::Wish { seat, card, call };
                    return Outcome::Told(vec![self.which_colour(voice)]);
                }
                Some(Verdict::Wrong(_)) if self.table.game().setup().referee == Referee::Strict => {}
                Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => {
                    return Outcome::Refused(self.refusal(voice, &why));
                }
                None => {}
            }
        }
        self.make(voice, seat, Move::Play { card, wish, call })
    }

    /// The question what is wished.
    pub(super) fn which_colour(&self, voice: &Voice) -> Line {
        let announcer = self.announcer(voice);
        announcer.which_colour(&self.wishes())
    }

    /// What can be wished with the card for which it was asked, or all colours.
    pub(super) fn wishes(&self) -> Vec<Wish> {
        match self.question {
            Question::Wish { seat, card, .. } => self.table.game().view_of(seat).wishes_with(card),
            _ => self.view().choices(),
        }
    }

    /// Answers the question what a card wishes; the call may come with the answer.
    fn wish(&mut self, voice: &Voice, wish: Wish, typed: Option<Call>) -> Outcome {
        let Question::Wish { seat, card, call } = self.question else {
            return Outcome::Refused(self.refusal(voice, &Why { reason: Reason::NothingToChoose, clause: None }));
        };
        let call = typed.filter(|_| self.table.game().setup().calls == Calls::Typed).or(call);
        self.make(voice, seat, Move::Play { card, wish: Some(wish), call })
    }

    /// What the person at the keyboard has to decide; nothing while something else is asked.
    fn asked(&self) -> Option<Awaits> {
        let view = self.view();
        let asked = self.question == Question::Nothing && view.to_act().is_some() && view.to_act() == view.seat();
        asked.then(|| view.awaits())
    }

    /// Whether the person at the keyboard has to choose something and nothing else.
    pub(super) fn choice_is_asked(&self) -> bool {
        let choice = |awaits| {
            matches!(awaits, Awaits::NameColour | Awaits::NameWish | Awaits::NamePlayer | Awaits::Give { .. })
        };
        self.asked().is_some_and(choice)
    }

    /// Cards for a question about them: those that are named in full, or else what the words may mean.
    ///
    /// # Errors
    /// What was not understood.
    pub(super) fn asked_cards(&self, voice: &Voice, asked: Command, rest: &str) -> Result<Laying, Line> {
        if self.desk().viewer == Viewer::Onlooker {
            return Err(voice.not_now(asked));
        }
        let line = |asked: Asked| asked.line(voice, self.view(), &self.announcer(voice));
        if rest.trim().is_empty() {
            return Err(line(Asked::WhichCard(asked)));
        }
        self.reader(voice, rest, Open::Nothing).cards_asked_about().map_err(line)
    }

    /// How the names of held cards go on behind what is typed of one, from its last word on.
    pub(super) fn names_beginning(&self, voice: &Voice, typed: &str) -> Vec<String> {
        let Some(names) = voice.locale().names() else { return Vec::new() };
        if matches!(self.question, Question::PassTo(_)) {
            return Vec::new();
        }
        let typed = typed.trim_start().to_lowercase();
        let last = typed.rfind(' ').map_or(0, |before| before + 1);
        let mut hand = self.view().hand();
        hand.dedup();
        let goes_on = |card: &CardKind| {
            let name = names.card(*card);
            name.to_lowercase().starts_with(&typed).then(|| name.get(last..).map(str::to_owned))?
        };
        hand.iter().filter_map(goes_on).collect()
    }

    fn draw(&mut self, voice: &Voice, seat: Seat, count: Count) -> Outcome {
        let view = self.table.game().view_of(seat);
        match Course::of_draws(view, count) {
            Ok(moves) if self.script.is_some() || moves.len() < 2 => self.make(voice, seat, Move::Draw),
            Ok(moves) if count != Count::UntilOneFits => self.make_all(voice, seat, &moves),
            Ok(_) => self.draw_until_one_fits(voice, seat),
            Err(possible) => Outcome::Refused(voice.error(msg!("read-draw-count", count = possible))),
        }
    }

    fn draw_until_one_fits(&mut self, voice: &Voice, seat: Seat) -> Outcome {
        loop {
            let before = self.table.game().view_of(seat).hand().len();
            let told = self.make(voice, seat, Move::Draw);
            let view = self.table.game().view_of(seat);
            let drawn = view.hand().len() > before;
            let goes_on = drawn && view.playable().is_empty() && view.allows(Move::Draw);
            if !matches!(told, Outcome::Made) || self.question != Question::Nothing || !goes_on {
                return told;
            }
        }
    }

    fn call(&mut self, voice: &Voice, seat: Seat, typed: Option<Call>) -> Outcome {
        let view = self.table.game().view_of(seat);
        let due = view.owes(seat).or_else(|| view.call_due());
        let first = || (!self.rules().book().calls.is_empty()).then_some(Call(0));
        let Some(call) = typed.or(due).or_else(first) else {
            return Outcome::Refused(voice.not_now(MoveCommand::Call));
        };
        if let Question::Wish { seat: asked, card, .. } = self.question {
            let wanted = Move::Play { card, wish: self.wishes().first().copied(), call: Some(call) };
            // It goes with the card, whose colour is still to be named.
            if asked == seat && self.table.game().view_of(seat).judge(wanted) == Some(Verdict::Legal) {
                self.question = Question::Wish { seat, card, call: Some(call) };
                return Outcome::Told(vec![self.which_colour(voice)]);
            }
            return match self.table.game().view_of(seat).judge(wanted) {
                Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => Outcome::Refused(self.refusal(voice, &why)),
                _ => Outcome::Refused(self.which_colour(voice)),
            };
        }
        self.make(voice, seat, Move::Call(call))
    }

    fn catch(&mut self, voice: &Voice, seat: Seat, target: Option<Seat>) -> Outcome {
        let target = target.or_else(|| {
            let others = || self.view().seats().filter(|other| *other != seat);
            let forgetful = others().find(|other| self.table.game().view_of(seat).allows(Move::Catch(*other)));
            let noticed = self.view().calls_are_caught() || self.view().runs_are_caught();
            if noticed { forgetful } else { forgetful.or_else(|| others().next()) }
        });
        match target {
            Some(target) => self.make(voice, seat, Move::Catch(target)),
            None if self.view().calls_are_caught() || self.view().runs_are_caught() => {
                Outcome::Refused(voice.error(msg!("nobody-to-catch")))
            }
            None => Outcome::Refused(self.refusal(voice, &Why { reason: Reason::NoCatching, clause: None })),
        }
    }
}
