//! From typed actions to moves in shedding games.

use super::reading::{Asked, Count, Deed, Laying, Open};
use crate::cards::{CardKind, Wish};
use crate::engine::{Calls, Dice, Game, Referee, Seat, why};
use crate::games::shedding::engine::{
    Awaiting, IllegalMove, IllegalReason, Move, PlayedTogether, SheddingGame, Verdict, View,
};
use crate::games::shedding::rules::MOST_TOGETHER;
use crate::input::MoveCommand;
use crate::rules::Call;
use crate::session::{Doing, LanguagePack, Question, Side};
use crate::text::{Line, msg};

type Execution = Doing<Move, Asked>;

impl Side<'_, SheddingGame> {
    pub(super) fn choice_is_asked(&self) -> bool {
        *self.question == Question::Nothing && self.open() != Open::Nothing
    }

    pub(super) fn judge(&self, seat: Seat, own: View<'_>, deed: &Deed) -> Execution {
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

    /// True if a call goes with the card or the colour before it, and is due with it.
    pub(super) fn goes_with(&self, deed: &Deed, call: &Deed) -> Option<Deed> {
        let Deed::Call(call) = *call else { return None };
        let call = call.or_else(|| self.view.call_due()).or(Some(Call(0)));
        let mut whole = deed.clone();
        match &mut whole {
            Deed::Play(Laying { call: own @ None, .. }) | Deed::Wish(_, own @ None) => *own = call,
            _ => return None,
        }
        let is_due = match (self.judge(self.view.seat()?, self.view, &whole), &whole) {
            (Doing::Moves(moves), _) => {
                matches!(moves[..], [made] if made.call().is_some() && self.view.call_due_with(made) == made.call())
            }
            (Doing::Asks(_), Deed::Play(laying)) => laying.call.is_some() && self.view.call_due() == laying.call,
            _ => false,
        };
        is_due.then_some(whole)
    }

    /// True if the rules allow it now.
    pub(super) fn allows(&self, deed: &Deed) -> bool {
        let Some(seat) = self.view.seat() else { return false };
        match self.judge(seat, self.view, deed) {
            Doing::Moves(moves) => {
                self.view.setup().referee == Referee::Strict && matches!(deed, Deed::Play(_))
                    || first_refused(self.view, &moves).is_none()
            }
            Doing::Repeatedly(_) | Doing::Forced | Doing::Asks(_) => true,
            Doing::Refused(_) => false,
        }
    }

    fn refused(&self, why: &IllegalMove) -> Execution {
        Doing::Refused(self.announcer().why(why))
    }

    fn are_calls_typed(&self) -> bool {
        self.view.setup().calls == Calls::Typed
    }

    fn play(&self, seat: Seat, own: View<'_>, laying: &Laying) -> Execution {
        let call = laying.call.filter(|_| self.are_calls_typed());
        if let [(card, wish)] = laying.cards[..] {
            return self.play_one(seat, own, card, wish, call);
        }
        if let Some((card, count)) = named_more_than_held(&own.hand(), laying) {
            return Doing::Refused(self.voice().error(msg!("held-so-often", card, count)));
        }
        match self.course(own, laying, call) {
            Ok(moves) if self.learns && moves.len() > 1 => {
                Doing::Refused(self.voice().help(msg!("lesson-other-move")))
            }
            Ok(moves) => Doing::Moves(moves),
            Err(line) => Doing::Refused(line),
        }
    }

    /// Plays the cards together if the rules allow it, otherwise one after the other. If neither is legal, but the
    /// first card is and another may follow, the error names the card at which the play stops. In all other cases the
    /// referee rules on the cards together.
    fn course(&self, view: View<'_>, laying: &Laying, call: Option<Call>) -> Result<Vec<Move>, Line> {
        let stops = |card, why| {
            let told = self.voice().locale.say(msg!("read-course-stops", card));
            Err(self.announcer().why(&why).followed_by(told))
        };
        if let Some(moves) = standing_in(view, laying, call) {
            let Some((index, refusal)) = first_refused(view, &moves) else { return Ok(moves) };
            let refusal = refusal.unwrap_or(why(IllegalReason::NothingStandsIn, None));
            return stops(laying.cards[index.min(1)].0, refusal);
        }
        let cards = laying.kinds();
        let wishes = laying.wishes().next().is_some();
        let together = PlayedTogether::new(&cards).map(|cards| Move::PlayTogether { cards, call });
        if let Some(course) = self.naming(view, laying, call) {
            return course;
        }
        if let Some(wanted) = together.filter(|wanted| !wishes && view.allows(*wanted)) {
            return Ok(vec![wanted]);
        }
        let mut moves: Vec<Move> =
            laying.cards.iter().map(|(card, wish)| Move::Play { card: *card, wish: *wish, call: None }).collect();
        if let Some(last) = moves.last_mut() {
            *last = last.with_call(call);
        }
        match (first_refused(view, &moves), together) {
            (None, _) => Ok(moves),
            (Some((0, _) | (_, None)), Some(wanted)) if !wishes => Ok(vec![wanted]),
            (Some((index, Some(refusal))), _) => stops(cards[index], refusal),
            (Some((_, None)), None) => Err(too_many(self.voice())),
            (Some((index, None)), _) => stops(cards[index], why(IllegalReason::OnlyOneCard, None)),
        }
    }

    /// Plays cards together and names a wish for the top one.
    pub(super) fn naming(
        &self,
        view: View<'_>,
        laying: &Laying,
        call: Option<Call>,
    ) -> Option<Result<Vec<Move>, Line>> {
        let wishes: Vec<Wish> = laying.wishes().collect();
        let (wish, (top, _)) = (*wishes.first()?, laying.cards.last()?);
        let wanted = Move::PlayTogether { cards: PlayedTogether::new(&laying.kinds())?, call };
        if wishes.len() > 1 {
            let several = || Err(self.announcer().several_wishes(&wishes));
            return view.allows(wanted.with_call(None)).then(several);
        }
        if !view.allows(wanted) {
            // The referee explains an illegal call.
            return view.allows(wanted.with_call(None)).then(|| Ok(vec![wanted]));
        }
        let moves = vec![wanted, Move::Choose(wish)];
        let refused = first_refused(view, &moves);
        let rule = view.rules().kind(*top);
        let (card, later) = (*top, rule.any_wish());
        // Earlier cards may change the hand; after the last cards nothing does.
        let acts = |(card, _): &(CardKind, _)| view.rules().kind(*card).acts.iter().any(|act| !act.is_wish());
        let first = rule.wish.is_some() && !laying.cards[..laying.cards.len() - 1].iter().any(acts);
        let refusal = match refused {
            None if first || view.own_cards().len() == laying.cards.len() => return Some(Ok(moves)),
            Some((_, Some(why))) if matches!(why.reason, IllegalReason::MustChoose { .. }) => why,
            _ => IllegalMove {
                reason: later.map_or(IllegalReason::NoWish { card }, |_| IllegalReason::WishLater { card }),
                clause: later.and_then(|wish| wish.clause),
            },
        };
        Some(Err(self.announcer().why(&refusal)))
    }

    fn play_one(
        &self,
        seat: Seat,
        own: View<'_>,
        card: CardKind,
        wish: Option<Wish>,
        call: Option<Call>,
    ) -> Execution {
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

    fn wish(&self, wish: Wish, typed: Option<Call>) -> Execution {
        let Question::Own(Asked { card, call, .. }) = *self.question else {
            return Doing::Refused(self.refusal(IllegalReason::NothingToChoose));
        };
        let call = typed.filter(|_| self.are_calls_typed()).or(call);
        Doing::Moves(vec![Move::Play { card, wish: Some(wish), call }])
    }

    fn draw(&self, own: View<'_>, count: Count) -> Execution {
        match of_draws(own, count) {
            Ok(moves) if self.learns || moves.len() < 2 => Doing::Moves(vec![Move::Draw]),
            Ok(moves) if count != Count::UntilOneFits => Doing::Moves(moves),
            Ok(_) => Doing::Repeatedly(Move::Draw),
            Err(possible) => Doing::Refused(self.voice().error(msg!("read-draw-count", count = possible))),
        }
    }

    fn call(&self, seat: Seat, own: View<'_>, typed: Option<Call>) -> Execution {
        let due = own.owes(seat).or_else(|| own.call_due());
        let first = || (!own.rules().book.calls.is_empty()).then_some(Call(0));
        let Some(call) = typed.or(due).or_else(first) else {
            return Doing::Refused(self.voice().not_now(MoveCommand::Call));
        };
        let Question::Own(asked) = *self.question else { return Doing::Moves(vec![Move::Call(call)]) };
        // The call belongs to the card that still lacks a colour.
        let wish = self.wishes().first().copied();
        match own.judge(Move::Play { card: asked.card, wish, call: Some(call) }) {
            Some(Verdict::Legal) if asked.seat == seat => Doing::Asks(Asked { call: Some(call), ..asked }),
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => self.refused(&why),
            Some(Verdict::Legal) | None => Doing::Refused(self.announcer().which_colour(&self.wishes())),
        }
    }

    fn catch(&self, seat: Seat, own: View<'_>, target: Option<Seat>) -> Execution {
        let noticed = own.calls_are_caught() || own.runs_are_caught();
        let target = target.or_else(|| {
            let others = || own.seats().filter(|other| *other != seat);
            let forgetful = others().find(|other| own.allows(Move::Catch(*other)));
            if noticed { forgetful } else { forgetful.or_else(|| others().next()) }
        });
        match target {
            Some(target) => Doing::Moves(vec![Move::Catch(target)]),
            None if noticed => Doing::Refused(self.voice().error(msg!("nobody-to-catch"))),
            None => Doing::Refused(self.refusal(IllegalReason::NoCatching)),
        }
    }
}

/// Returns a held card that is named more often than it is held, and the number held.
fn named_more_than_held(hand: &[CardKind], laying: &Laying) -> Option<(CardKind, usize)> {
    let named = laying.kinds();
    let times = |cards: &[CardKind], card: CardKind| cards.iter().filter(|other| **other == card).count();
    let held = named.iter().map(|card| (*card, times(hand, *card)));
    held.into_iter().find(|(card, held)| *held > 0 && times(&named, *card) > *held)
}

/// Plays a card as a substitute for the one named after it.
pub(super) fn standing_in(view: View<'_>, laying: &Laying, call: Option<Call>) -> Option<Vec<Move>> {
    let [(laid, None), (named, wish)] = laying.cards[..] else { return None };
    let stand_in = view.rules().kind(laid).stands_for?;
    if !stand_in.of.contains(named) {
        return None;
    }
    let mut moves = vec![Move::Play { card: laid, wish: None, call }];
    // If only one card is possible, it stands for that one without being named.
    if view.can_stand_for(laid) != [named] {
        moves.push(Move::StandFor(named));
    }
    moves.extend(wish.map(Move::Choose));
    Some(moves)
}

/// Returns the draws; the error is the possible number.
fn of_draws(view: View<'_>, count: Count) -> Result<Vec<Move>, u16> {
    let pending = view.pending_cards();
    let at_once = if pending > 0 { usize::from(pending) } else { usize::from(view.rules().book.drawing.cards) };
    let until = pending == 0 && view.rules().book.drawing.until_playable.is_some();
    let wanted = match count {
        Count::Usual => return Ok(vec![Move::Draw]),
        Count::UntilOneFits if until => return Ok(vec![Move::Draw]),
        // Two draws show whether drawing can continue.
        Count::UntilOneFits if pending == 0 => 2,
        Count::UntilOneFits => return Err(pending),
        Count::Cards(number) if number > 0 && number % at_once == 0 && !until => number / at_once,
        Count::Cards(_) if until => return Err(0),
        Count::Cards(_) => return Err(u16::try_from(at_once).unwrap_or(u16::MAX)),
    };
    let most = usize::from(view.pile()) + view.discard().len();
    let moves = vec![Move::Draw; wanted.min(most + 1)];
    let number = |draws: usize| u16::try_from(draws * at_once).unwrap_or(u16::MAX);
    match first_refused(view, &moves) {
        // The engine explains why the first draw is illegal.
        Some((0, _)) => Ok(vec![Move::Draw]),
        None if wanted <= moves.len() => Ok(moves),
        None => Err(number(most)),
        Some((possible, _)) => Err(number(possible)),
    }
}

pub(super) fn too_many(voice: &LanguagePack) -> Line {
    voice.error(msg!("no-such-number", min = 1, max = MOST_TOGETHER))
}

/// The index of the first move that is refused, with the reason; without one, the turn is over.
fn first_refused(view: View<'_>, moves: &[Move]) -> Option<(usize, Option<IllegalMove>)> {
    let seat = view.seat()?;
    let mut game: Option<SheddingGame> = None;
    for (index, wanted) in moves.iter().enumerate() {
        let now = game.as_ref().map_or(view, |game| game.view_of(seat));
        let is_over = matches!(now.awaits(), Awaiting::RoundOver | Awaiting::MatchOver) || now.to_act() != Some(seat);
        if index > 0 && is_over {
            return Some((index, None));
        }
        if let Some(why) = now.refusal(*wanted) {
            return Some((index, Some(why)));
        }
        let mut next = match game.take() {
            Some(game) => game,
            None => view.determinize(&mut Dice::new(0, u64::MAX)),
        };
        if next.apply_silently(seat, *wanted).is_err() {
            return Some((index, None));
        }
        game = Some(next);
    }
    None
}
