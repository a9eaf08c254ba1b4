//! Several cards of one line, or several draws: checked whole, on a game that looks the same, before the first is done.

use super::reading::{Count, Laying};
use crate::cards::{CardKind, Wish};
use crate::engine::{Awaiting, Call, Dice, Game, IllegalMove, IllegalReason, Laid, Move, Seat, Verdict, View};
use crate::rules::CompiledEffect;
use crate::rules::book::MOST_TOGETHER;

/// What several cards of a line are.
pub(super) enum Course {
    /// One move, or several one after the other.
    Moves(Vec<Move>),
    /// They go up to this card, which is refused.
    Stops { card: CardKind, why: IllegalMove },
    /// The cards go together, but what is called with them does not.
    Refused(IllegalMove),
    /// They go together, but more is called with them than one thing.
    SeveralWishes(Vec<Wish>),
    /// More than can be laid at all.
    TooMany { most: u8 },
}

impl Course {
    /// The cards together, where the rules allow that; or else one after the other. If neither goes, but the first does and
    /// another may follow, it is told where it stops; otherwise they are laid together, which the referee judges.
    pub fn of(view: View<'_>, laying: &Laying, call: Option<Call>) -> Course {
        if let Some(moves) = Course::standing_in(view, laying, call) {
            return match first_refused(view, &moves) {
                None => Course::Moves(moves),
                Some((index, Refused::Why(why))) => Course::Stops { card: laying.cards[index.min(1)].0, why },
                Some((index, Refused::TurnIsOver)) => {
                    let why = IllegalMove { reason: IllegalReason::NothingStandsIn, clause: None };
                    Course::Stops { card: laying.cards[index.min(1)].0, why }
                }
            };
        }
        let cards: Vec<CardKind> = laying.cards.iter().map(|(card, _)| *card).collect();
        let wishes = laying.cards.iter().any(|(_, wish)| wish.is_some());
        let together = Laid::new(&cards).map(|cards| Move::PlayTogether { cards, call });
        if let Some(course) = Course::naming(view, laying, call) {
            return course;
        }
        if let Some(wanted) = together.filter(|wanted| !wishes && view.allows(*wanted)) {
            return Course::Moves(vec![wanted]);
        }
        let last = laying.cards.len() - 1;
        let moves: Vec<Move> = laying
            .cards
            .iter()
            .enumerate()
            .map(|(index, (card, wish))| Move::Play {
                card: *card,
                wish: *wish,
                call: call.filter(|_| index == last),
            })
            .collect();
        match (first_refused(view, &moves), together) {
            (None, _) => Course::Moves(moves),
            (Some((0, _)), Some(wanted)) if !wishes => Course::Moves(vec![wanted]),
            (Some((index, Refused::Why(why))), _) => Course::Stops { card: cards[index], why },
            (Some((_, Refused::TurnIsOver)), Some(wanted)) if !wishes => Course::Moves(vec![wanted]),
            (Some((_, Refused::TurnIsOver)), None) => Course::TooMany { most: MOST_TOGETHER },
            (Some((index, Refused::TurnIsOver)), _) => {
                let why = IllegalMove { reason: IllegalReason::OnlyOneCard, clause: None };
                Course::Stops { card: cards[index], why }
            }
        }
    }

    /// Cards that are laid together, and a colour or the like, which is called with the one on top.
    pub fn naming(view: View<'_>, laying: &Laying, call: Option<Call>) -> Option<Course> {
        let wishes: Vec<Wish> = laying.wishes().collect();
        let (wish, (top, _)) = (*wishes.first()?, laying.cards.last()?);
        let wanted = Move::PlayTogether { cards: Laid::new(&laying.kinds())?, call };
        if wishes.len() > 1 {
            return view.allows(wanted.with_call(None)).then_some(Course::SeveralWishes(wishes));
        }
        if !view.allows(wanted) {
            // What is wrong with the call the referee says.
            return view.allows(wanted.with_call(None)).then(|| Course::Moves(vec![wanted]));
        }
        let moves = vec![wanted, Move::Choose(wish)];
        let refused = first_refused(view, &moves);
        let rule = view.rules().kind(*top);
        let (card, later) = (*top, rule.wish.or(rule.wish_after()));
        // What comes before it may change the hand; after the last cards nothing does.
        let acts = |(card, _): &(CardKind, _)| {
            view.rules().kind(*card).acts.iter().any(|act| !matches!(act, CompiledEffect::Wish(_)))
        };
        let first = rule.wish.is_some() && !laying.cards[..laying.cards.len() - 1].iter().any(acts);
        let why = match refused {
            None if first || view.own_cards().len() == laying.cards.len() => return Some(Course::Moves(moves)),
            Some((_, Refused::Why(why))) if matches!(why.reason, IllegalReason::MustChoose { .. }) => why,
            _ => IllegalMove {
                reason: later.map_or(IllegalReason::NoWish { card }, |_| IllegalReason::WishLater { card }),
                clause: later.and_then(|wish| wish.clause),
            },
        };
        Some(Course::Refused(why))
    }

    /// A card that is laid for another one, that one named behind it, and what is wished with it.
    pub fn standing_in(view: View<'_>, laying: &Laying, call: Option<Call>) -> Option<Vec<Move>> {
        let [(laid, None), (named, wish)] = laying.cards[..] else { return None };
        let stand_in = view.rules().kind(laid).stands_for?;
        if !stand_in.of.contains(named) {
            return None;
        }
        let mut moves = vec![Move::Play { card: laid, wish: None, call }];
        // If it can be only one card, it is that one by itself.
        if view.can_stand_for(laid) != [named] {
            moves.push(Move::StandFor(named));
        }
        moves.extend(wish.map(Move::Choose));
        Some(moves)
    }

    /// So many draws; the error is how many can be drawn.
    pub fn of_draws(view: View<'_>, count: Count) -> Result<Vec<Move>, u16> {
        let pending = view.pending_cards();
        let at_once = if pending > 0 { usize::from(pending) } else { usize::from(view.rules().book().drawing.cards) };
        let until = pending == 0 && view.rules().book().drawing.until_playable.is_some();
        let wanted = match count {
            Count::Usual => return Ok(vec![Move::Draw]),
            Count::UntilOneFits if until => return Ok(vec![Move::Draw]),
            // Two draws show whether it can go on at all.
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
            // What is refused at once has its own reason.
            Some((0, _)) => Ok(vec![Move::Draw]),
            None if wanted <= moves.len() => Ok(moves),
            None => Err(number(most)),
            Some((possible, _)) => Err(number(possible)),
        }
    }
}

/// Why a move of a course cannot be made.
enum Refused {
    Why(IllegalMove),
    /// The move before it ended the turn.
    TurnIsOver,
}

/// The first of these moves that cannot be made.
fn first_refused(view: View<'_>, moves: &[Move]) -> Option<(usize, Refused)> {
    let seat = view.seat()?;
    let mut game: Option<Game> = None;
    for (index, wanted) in moves.iter().enumerate() {
        let now = game.as_ref().map_or(view, |game| game.view_of(seat));
        if index > 0 && !goes_on(now, seat) {
            return Some((index, Refused::TurnIsOver));
        }
        if let Some(Verdict::Wrong(why) | Verdict::Impossible(why)) = now.judge(*wanted) {
            return Some((index, Refused::Why(why)));
        }
        let mut next = match game.take() {
            Some(game) => game,
            None => view.determinize(&mut Dice::new(0, u64::MAX)),
        };
        if next.apply_silently(seat, *wanted).is_err() {
            return Some((index, Refused::TurnIsOver));
        }
        game = Some(next);
    }
    None
}

/// Whether the turn goes on after a move.
fn goes_on(view: View<'_>, seat: Seat) -> bool {
    let ends = matches!(view.awaits(), Awaiting::RoundOver | Awaiting::MatchOver);
    view.to_act() == Some(seat) && !ends
}
