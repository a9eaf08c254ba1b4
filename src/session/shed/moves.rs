//! What was typed at a table with hidden hands: what it is, and by which moves it is done.

use super::course::Course;
use super::due::candidates;
use super::reading::{Count, Deed, Hands, Laying, NotRead, Open, Reading};
use crate::cards::{CardKind, Wish};
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaiting, Call, Calls, Game, IllegalMove, IllegalReason, Move, Referee, Seat, Verdict, View};
use crate::say::{Line, msg};
use crate::session::intent::{Doing, Intent, Reply};
use crate::session::question::Question;
use crate::session::reading::typed_line;
use crate::session::spoken::Side;

/// A card that is laid once its player has named what it wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who lays it.
    pub seat: Seat,
    /// The card.
    pub card: CardKind,
    /// What is called with it.
    pub call: Option<Call>,
}

/// How a deed of a shedding game is done.
type Done = Doing<Move, Asked>;

impl Side<'_, Game> {
    /// What a line is that the person at the keyboard types, or calls for another one.
    pub(super) fn read(&self, typed: &str) -> Intent<Deed> {
        match self.reader(typed, self.open()).read() {
            Reading::Deed(deed) => Intent::Reply(Reply::Deed(deed)),
            Reading::Command(command, rest) => Intent::Command(command, rest),
            Reading::Asked(asked) => Intent::Reply(Reply::Refused(self.not_read(&asked))),
        }
    }

    fn reader<'s>(&'s self, typed: &'s str, open: Open) -> Hands<'s> {
        Hands {
            voice: self.voice(),
            typed: typed_line(self.voice(), typed),
            view: self.view,
            hand: self.view.hand(),
            told_hand: self.company.desk().told_hand(),
            open,
            asked_which: self.company.desk().was_asked_which_card(),
            candidates: candidates(self.view),
            company: self.company,
        }
    }

    fn not_read(&self, asked: &NotRead) -> Line {
        asked.line(self.voice(), self.view, &self.announcer())
    }

    /// What the person at the keyboard has been asked.
    fn open(&self) -> Open {
        let own = self.view.decides();
        match (self.question, self.view.awaits()) {
            (Question::Own(_), _) => Open::Wish(self.wishes()),
            (Question::Nothing, Awaiting::NameColour | Awaiting::NameWish) if own => Open::Choice(self.wishes()),
            (Question::Nothing, Awaiting::NameCard) if own => Open::Card(self.view.cards_to_name()),
            (Question::Nothing, Awaiting::NamePlayer) if own => Open::Player,
            (Question::Nothing, Awaiting::Give { .. }) if own => Open::Gift,
            _ => Open::Nothing,
        }
    }

    /// Whether the person at the keyboard has to choose something and nothing else.
    pub(super) fn choice_is_asked(&self) -> bool {
        *self.question == Question::Nothing && self.open() != Open::Nothing
    }

    /// What can be wished with the card for which it was asked, or all colours.
    pub(super) fn wishes(&self) -> Vec<Wish> {
        match self.question {
            Question::Own(asked) => self.view.wishes_with(asked.card),
            _ => self.view.choices(),
        }
    }

    /// Cards for a question about them: those that are named in full, or else what the words may mean.
    ///
    /// # Errors
    /// What was not understood.
    pub(super) fn asked_cards(&self, asked: Command, rest: &str) -> Result<Laying, Line> {
        if self.view.seat().is_none() {
            return Err(self.voice().not_now(asked));
        }
        if rest.trim().is_empty() {
            return Err(self.not_read(&NotRead::WhichCard(asked)));
        }
        self.reader(rest, Open::Nothing).cards_asked_about().map_err(|asked| self.not_read(&asked))
    }

    /// How the names of held cards go on behind what is typed of one, from its last word on.
    pub(super) fn names_beginning(&self, typed: &str) -> Vec<String> {
        let Some(names) = self.voice().locale().names() else { return Vec::new() };
        let typed = typed.trim_start().to_lowercase();
        let last = typed.rfind(' ').map_or(0, |before| before + 1);
        let mut hand = self.view.hand();
        hand.dedup();
        let goes_on = |card: &CardKind| {
            let name = names.card(*card);
            name.to_lowercase().starts_with(&typed).then(|| name.get(last..).map(str::to_owned))?
        };
        hand.iter().filter_map(goes_on).collect()
    }

    /// How a deed of a seat is done, whose own view is given.
    pub(super) fn judge(&self, seat: Seat, own: View<'_>, deed: &Deed) -> Done {
        let one = |wanted| Doing::Moves(vec![wanted]);
        match deed {
            Deed::Play(laying) => self.play(seat, own, laying),
            Deed::Draw(count) => self.draw(own, *count),
            Deed::Pass => one(Move::Pass),
            Deed::Challenge => one(Move::Challenge),
            Deed::Call(call) => self.call(seat, own, *call),
            Deed::Catch(target) => self.catch(seat, own, *target),
            Deed::Wish(wish, call) => self.wish(*wish, *call),
            Deed::Choose(wish) => one(Move::Choose(*wish)),
            Deed::StandFor(card) => one(Move::StandFor(*card)),
            Deed::ChoosePlayer(chosen) => one(Move::ChoosePlayer(*chosen)),
            Deed::Give(card) => one(Move::Give(*card)),
        }
    }

    /// A card, or the colour of one, and the call behind it as one line, if the call is due with it.
    pub(super) fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        let deed = |typed: &str| match self.read(typed) {
            Intent::Reply(Reply::Deed(deed)) => Some(deed),
            _ => None,
        };
        let Deed::Call(_) = deed(behind)? else { return None };
        let (Deed::Play(Laying { call: None, .. }) | Deed::Wish(_, None)) = deed(typed)? else { return None };
        let both = format!("{typed}, {behind}");
        let whole = deed(&both)?;
        let is_due = match (self.judge(self.view.seat()?, self.view, &whole), &whole) {
            (Doing::Moves(moves), _) => {
                matches!(moves[..], [made] if made.call().is_some() && self.view.call_due_with(made) == made.call())
            }
            (Doing::Asks(_), Deed::Play(laying)) => laying.call.is_some() && self.view.call_due() == laying.call,
            _ => false,
        };
        is_due.then_some(both)
    }

    fn refused(&self, why: &IllegalMove) -> Done {
        Doing::Refused(self.announcer().why(why))
    }

    fn are_calls_typed(&self) -> bool {
        self.view.setup().calls == Calls::Typed
    }

    fn play(&self, seat: Seat, own: View<'_>, laying: &Laying) -> Done {
        let call = laying.call.filter(|_| self.are_calls_typed());
        if let [(card, wish)] = laying.cards[..] {
            return self.play_one(seat, own, card, wish, call);
        }
        if let Some((card, count)) = named_too_often(&own.hand(), laying) {
            return Doing::Refused(self.voice().error(msg!("held-so-often", card, count)));
        }
        match Course::of(own, laying, call) {
            Course::Moves(moves) if self.learns && moves.len() > 1 => {
                Doing::Refused(self.voice().help(msg!("lesson-other-move")))
            }
            Course::Moves(moves) => Doing::Moves(moves),
            Course::Stops { card, why } => {
                let told = self.voice().locale().say(msg!("read-course-stops", card));
                Doing::Refused(self.announcer().why(&why).followed_by(told))
            }
            Course::Refused(why) => self.refused(&why),
            Course::SeveralWishes(wishes) => Doing::Refused(self.announcer().several_wishes(&wishes)),
            Course::TooMany { most } => {
                Doing::Refused(self.voice().error(msg!("no-such-number", min = 1, max = most)))
            }
        }
    }

    fn play_one(&self, seat: Seat, own: View<'_>, card: CardKind, wish: Option<Wish>, call: Option<Call>) -> Done {
        let wishes = own.wishes_with(card);
        if !wishes.is_empty() && wish.is_none() {
            let any = wishes.first().copied();
            match own.judge(Move::Play { card, wish: any, call }) {
                Some(Verdict::Legal) => return Doing::Asks(Asked { seat, card, call }),
                Some(Verdict::Wrong(_)) if own.setup().referee == Referee::Strict => {}
                Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => return self.refused(&why),
                None => {}
            }
        }
        Doing::Moves(vec![Move::Play { card, wish, call }])
    }

    /// Answers the question what a card wishes; the call may come with the answer.
    fn wish(&self, wish: Wish, typed: Option<Call>) -> Done {
        let Question::Own(Asked { card, call, .. }) = *self.question else {
            return self.refused(&IllegalMove { reason: IllegalReason::NothingToChoose, clause: None });
        };
        let call = typed.filter(|_| self.are_calls_typed()).or(call);
        Doing::Moves(vec![Move::Play { card, wish: Some(wish), call }])
    }

    fn draw(&self, own: View<'_>, count: Count) -> Done {
        match Course::of_draws(own, count) {
            Ok(moves) if self.learns || moves.len() < 2 => Doing::Moves(vec![Move::Draw]),
            Ok(moves) if count != Count::UntilOneFits => Doing::Moves(moves),
            Ok(_) => Doing::Repeatedly(Move::Draw),
            Err(possible) => Doing::Refused(self.voice().error(msg!("read-draw-count", count = possible))),
        }
    }

    fn call(&self, seat: Seat, own: View<'_>, typed: Option<Call>) -> Done {
        let due = own.owes(seat).or_else(|| own.call_due());
        let first = || (!own.rules().book().calls.is_empty()).then_some(Call(0));
        let Some(call) = typed.or(due).or_else(first) else {
            return Doing::Refused(self.voice().not_now(MoveCommand::Call));
        };
        let Question::Own(asked) = *self.question else { return Doing::Moves(vec![Move::Call(call)]) };
        // It goes with the card, whose colour is still to be named.
        let wish = self.wishes().first().copied();
        match own.judge(Move::Play { card: asked.card, wish, call: Some(call) }) {
            Some(Verdict::Legal) if asked.seat == seat => Doing::Asks(Asked { call: Some(call), ..asked }),
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => self.refused(&why),
            Some(Verdict::Legal) | None => Doing::Refused(self.announcer().which_colour(&self.wishes())),
        }
    }

    fn catch(&self, seat: Seat, own: View<'_>, target: Option<Seat>) -> Done {
        let noticed = own.calls_are_caught() || own.runs_are_caught();
        let target = target.or_else(|| {
            let others = || own.seats().filter(|other| *other != seat);
            let forgetful = others().find(|other| own.allows(Move::Catch(*other)));
            if noticed { forgetful } else { forgetful.or_else(|| others().next()) }
        });
        match target {
            Some(target) => Doing::Moves(vec![Move::Catch(target)]),
            None if noticed => Doing::Refused(self.voice().error(msg!("nobody-to-catch"))),
            None => self.refused(&IllegalMove { reason: IllegalReason::NoCatching, clause: None }),
        }
    }
}

/// A card that is named more often than it is held, and how often that is; none that is not held at all.
fn named_too_often(hand: &[CardKind], laying: &Laying) -> Option<(CardKind, usize)> {
    let named = laying.kinds();
    let times = |cards: &[CardKind], card: CardKind| cards.iter().filter(|other| **other == card).count();
    let held = named.iter().map(|card| (*card, times(hand, *card)));
    held.into_iter().find(|(card, held)| *held > 0 && times(&named, *card) > *held)
}
