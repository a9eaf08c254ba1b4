//! A suggestion to a person, with its reason: the move of the level `hard`.

use super::heuristics::{MoveValue, NEARLY_OUT, followers, hit, is_partner_hit, is_worth_a_challenge, without};
use super::search::{Candidate, Search};
use crate::bot::{Budget, Occasion, dice_for};
use crate::cards::{CardKind, CardSet, Wish};
use crate::engine::{Dice, Seat};
use crate::games::shedding::engine::{Awaiting, Move, View};
use crate::rules::Call;

/// A suggested move with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    /// A legal move, with the call that is due.
    pub wanted: Move,
    /// The reason.
    pub motive: Motive,
}

impl Tip {
    /// A tip for the viewer: a call or catch to make at once, or a decision in the own turn; `None` if there is none.
    /// Equal views get equal tips.
    pub fn of(view: View<'_>, budget: Budget) -> Option<Tip> {
        late_call(view).or_else(|| catch(view)).or_else(|| decide(view, budget))
    }

    /// A tip which wish to make with a card that the viewer is about to play.
    pub fn of_wish(view: View<'_>, played: CardKind, budget: Budget) -> Option<Tip> {
        let mut moves = decisions(view);
        moves.retain(|wanted| matches!(wanted, Move::Play { card, .. } if *card == played));
        let found = Search::new(budget).ranked(view, &moves, &mut dice_of(view));
        let wanted = found.first()?.wanted;
        let hand = view.own_cards();
        let total = |wanted: &Move| MoveValue::of(view, hand, *wanted).map(MoveValue::total);
        let alike = moves.iter().all(|other| total(other) == total(&wanted));
        let motive =
            if alike { Motive::AnyColour } else { remaining(view, hand, wanted).unwrap_or_else(|| won_more(&found)) };
        Some(Tip { wanted, motive })
    }
}

fn decisions(view: View<'_>) -> Vec<Move> {
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    moves
}

/// The dice for determinizing. They are independent of the deal, and no game uses them.
fn dice_of(view: View<'_>) -> Dice {
    dice_for(0, view.seat().unwrap_or(Seat(0)), view.turns().into(), Occasion::Notice)
}

fn late_call(view: View<'_>) -> Option<Tip> {
    let wanted = Move::Call(view.owes(view.seat()?)?);
    view.allows(wanted).then_some(Tip { wanted, motive: Motive::LateCall })
}

fn catch(view: View<'_>) -> Option<Tip> {
    let seat = view.seats().find(|seat| view.allows(Move::Catch(*seat)))?;
    let motive = view.owes(seat).map_or(Motive::WrongRun { seat }, |call| Motive::Forgot { seat, call });
    Some(Tip { wanted: Move::Catch(seat), motive })
}

fn decide(view: View<'_>, budget: Budget) -> Option<Tip> {
    let found = Search::new(budget).ranked(view, &decisions(view), &mut dice_of(view));
    let wanted = found.first()?.wanted;
    let motive = reason(view, wanted, &found).unwrap_or_else(|| won_more(&found));
    Some(Tip { wanted: wanted.with_call(view.call_due_with(wanted)), motive })
}

fn won_more(found: &[Candidate]) -> Motive {
    match found {
        [first, next, ..] if next.deals > 0 && first.percent() > next.percent() => {
            Motive::WonMore { won: first.percent(), next: next.percent() }
        }
        _ => Motive::NoneBetter,
    }
}

/// A visible reason for a move; `None` if only the search favours it.
fn reason(view: View<'_>, wanted: Move, found: &[Candidate]) -> Option<Motive> {
    let (hand, deck) = (view.own_cards(), view.rules().deck());
    let held = |holds: &dyn Fn(CardKind) -> bool| counted(deck.kinds_in(hand).filter(|kind| holds(*kind)).count());
    match wanted {
        Move::Play { .. } | Move::PlayTogether { .. } => {
            let is_other = |other: &Move| sorted_cards(*other) != sorted_cards(wanted);
            let others = || found.iter().map(|found| found.wanted).filter(is_other);
            match others().next() {
                Some(next) if !next.is_play() && others().any(Move::is_play) => None,
                Some(next) => why_lay(view, hand, wanted, Some(next).filter(|next| next.is_play())),
                None => why_lay(view, hand, wanted, None),
            }
        }
        Move::StandFor(named) => {
            let cards = counted(followers(view, hand, named, None).len());
            (cards > 0).then_some(Motive::Follow { cards })
        }
        Move::Choose(Wish::Symbol(symbol)) => {
            let cards = held(&|kind| deck.face(kind).symbol == symbol);
            (cards > 0).then_some(Motive::Follow { cards })
        }
        Move::Choose(Wish::Colour(colour)) => {
            let cards = held(&|kind| deck.face(kind).colour == Some(colour));
            (cards > 0).then_some(Motive::Colour { cards })
        }
        Move::ChoosePlayer(seat) => {
            let fewest = view.candidates().iter().all(|other| view.held(other) >= view.held(seat));
            fewest.then_some(Motive::FewestCards { seat })
        }
        Move::Give(_) => {
            let worth = |wanted: Move| MoveValue::of(view, hand, wanted).map(MoveValue::total);
            let least = found.iter().all(|other| worth(other.wanted) <= worth(wanted));
            least.then_some(Motive::LeastUse)
        }
        Move::Challenge => challenge_pays(view).then_some(Motive::ChallengePays),
        Move::Draw if matches!(view.awaits(), Awaiting::Challenge { .. }) => {
            (!challenge_pays(view)).then_some(Motive::ChallengeCosts)
        }
        _ if !view.playable().is_empty() => None,
        _ if matches!(view.awaits(), Awaiting::AnswerDraw { .. } | Awaiting::AnswerSkip(_)) => Some(Motive::NoAnswer),
        _ => Some(Motive::NothingToLay),
    }
}

fn challenge_pays(view: View<'_>) -> bool {
    match view.awaits() {
        Awaiting::Challenge { against, in_force } => is_worth_a_challenge(view, against, in_force),
        _ => false,
    }
}

fn why_lay(view: View<'_>, hand: CardSet, wanted: Move, next: Option<Move>) -> Option<Motive> {
    let played = wanted.cards();
    let covered =
        played.last().and_then(|last| view.rules().kind(*last).again).is_some_and(|again| again.last_draws.is_some());
    if played.len() == hand.len() && !covered {
        return Some(Motive::LastCards);
    }
    match view.awaits() {
        Awaiting::AnswerDraw { .. } | Awaiting::Challenge { .. } => {
            return Some(Motive::InsteadOfDrawing { cards: view.pending_cards() });
        }
        Awaiting::AnswerSkip(_) => return Some(Motive::InsteadOfSittingOut),
        Awaiting::Drawn(_) if view.drawn().is_some() => return Some(Motive::DrawnFits),
        _ => {}
    }
    let Some(next) = next else {
        let motive = remaining(view, hand, wanted);
        return match (motive, wanted) {
            (Some(Motive::Colour { .. }), Move::Play { wish: Some(_), .. }) => motive,
            _ => (view.playable().len() == 1).then_some(Motive::OnlyCard),
        };
    };
    if matches!(wanted, Move::Play { card, .. } if view.is_bluff(card)) {
        return None;
    }
    let of = |wanted| MoveValue::of(view, hand, wanted).unwrap_or_default();
    let (own, other) = (of(wanted), of(next));
    let scores = view.rules().book.score.to.has_points();
    let points = |card: &CardKind| view.rules().kind(*card).points;
    let leads = [
        (own.stuck - other.stuck, Some(Motive::NotStuck)),
        (own.hits - other.hits, Some(hits(view))),
        // Harm of the other card to its own player is no advantage of this one.
        (if own.effects > 0 { own.effects - other.effects } else { 0 }, Some(Motive::Acts)),
        (
            own.fewer - other.fewer,
            Some(Motive::SeveralAtOnce { cards: u8::try_from(played.len()).unwrap_or(u8::MAX) }),
        ),
        (own.keeps - other.keeps, next.cards().last().map(|card| Motive::Keep { card: *card })),
        (own.follows - other.follows, remaining(view, hand, wanted)),
        (
            if scores { own.points - other.points } else { 0 },
            Some(Motive::Points { points: played.iter().map(points).sum() }),
        ),
    ];
    let speaking = leads.into_iter().rev().filter(|(lead, _)| *lead > 0).max_by_key(|(lead, _)| *lead);
    speaking.and_then(|(_, motive)| motive)
}

fn hits(view: View<'_>) -> Motive {
    let seat = hit(view);
    match view.held(seat) {
        _ if is_partner_hit(view) => Motive::SparesPartner { seat },
        held if held <= NEARLY_OUT => Motive::NearlyOut { seat, held },
        _ => Motive::Hits { seat },
    }
}

/// The remaining cards that fit next, as a reason.
fn remaining(view: View<'_>, hand: CardSet, wanted: Move) -> Option<Motive> {
    let played = wanted.cards();
    let top = played.last().copied()?;
    let wish = match wanted {
        Move::Play { wish, .. } => wish,
        _ => None,
    };
    let deck = view.rules().deck();
    let rest = without(view, hand, played);
    let following = followers(view, rest, top, wish);
    let cards = counted(following.len());
    let colour = |kind: CardKind| deck.face(kind).colour;
    let in_force = wish.map_or_else(|| colour(top), Wish::colour);
    let same = deck.kinds_in(rest).filter(|kind| in_force.is_some() && colour(*kind) == in_force);
    let motive = if same.eq(deck.kinds_in(following)) { Motive::Colour { cards } } else { Motive::Follow { cards } };
    (cards > 0).then_some(motive)
}

fn sorted_cards(wanted: Move) -> Vec<CardKind> {
    let mut cards = wanted.cards().to_vec();
    cards.sort_unstable();
    cards
}

fn counted(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}

/// The reason of a tip.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It empties the hand.
    LastCards,
    /// It passes on a pending draw.
    InsteadOfDrawing { cards: u16 },
    /// It passes on a pending skip.
    InsteadOfSittingOut,
    /// The drawn card can be played.
    DrawnFits,
    /// No other card can be played.
    OnlyCard,
    /// The next player is nearly out, and the card hits that player.
    NearlyOut { seat: Seat, held: u16 },
    /// The card hits the next player.
    Hits { seat: Seat },
    /// Another card would hit the next player, who is a partner.
    SparesPartner { seat: Seat },
    /// Nobody holds fewer cards.
    FewestCards { seat: Seat },
    /// The card has an effect.
    Acts,
    /// No other card is less useful.
    LeastUse,
    /// Several cards are played at once.
    SeveralAtOnce { cards: u8 },
    /// The card counts many points.
    Points { points: u16 },
    /// Cards of the played or named colour remain in the hand.
    Colour { cards: u16 },
    /// Cards that fit next remain in the hand.
    Follow { cards: u16 },
    /// Another card, which always fits, is better kept.
    Keep { card: CardKind },
    /// After another card only cards would remain that must not be the last one.
    NotStuck,
    /// The search wins more games after it than after any other move: percent, and percent of the next best.
    WonMore { won: u8, next: u8 },
    /// No other move is clearly better in the search.
    NoneBetter,
    /// All colours are equally good.
    AnyColour,
    /// No card can be played.
    NothingToLay,
    /// No card of the hand answers the pending effect.
    NoAnswer,
    /// A challenge probably saves more cards than it costs.
    ChallengePays,
    /// A challenge probably costs more cards than it saves.
    ChallengeCosts,
    /// A forgotten call can still be made.
    LateCall,
    /// Another player has forgotten a call.
    Forgot { seat: Seat, call: Call },
    /// Another player has played a wrong run.
    WrongRun { seat: Seat },
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::shedding::engine::Notation;
    use crate::games::shedding::engine::tests::{awaiting, game, rules};
    use crate::games::shedding::rules::Rules;

    fn candidate(wanted: Move) -> Candidate {
        Candidate { wanted, deals: 1, sum: 0.0, start: 0.0 }
    }

    /// The reason for the first of these moves of the first player, in the order of their worth.
    fn reason_for(rules: &Arc<Rules>, hands: &[&str], top: &str, moves: &[&str]) -> Option<Motive> {
        let game = game(rules, hands, top);
        let view = game.view_of(Seat(0));
        let read = |code: &&str| {
            let wanted = Notation::of(rules).read(code).expect("a move");
            assert!(view.allows(wanted) || *code == "draw", "{code} on {top}");
            candidate(wanted)
        };
        let found: Vec<Candidate> = moves.iter().map(read).collect();
        reason(view, found[0].wanted, &found)
    }

    #[test]
    fn the_reason_is_what_a_move_has_before_the_next_best() {
        let uno = rules("uno", &[]);
        let wild = Notation::of(&uno).read_card("w").expect("a card of the deck");
        for (hand, other, top, moves, motive) in [
            ("r5 r8 r8 b1", "y1 y2 y3", "b5", ["play r5", "play b1"], Motive::Colour { cards: 2 }),
            ("r5 b5 r9 y3", "y1 y2 y3", "g5", ["play r5", "play b5"], Motive::Follow { cards: 2 }),
            ("r+2 r4 r6 r8", "y1", "r5", ["play r+2", "play r4"], Motive::NearlyOut { seat: Seat(1), held: 1 }),
            ("r3 b7 w", "y1 y2 y3", "r5", ["play r3", "play w wish blue"], Motive::Keep { card: wild }),
            ("b7 b8 w", "y1 y2 y3", "r5", ["play w wish blue", "play w wish red"], Motive::Colour { cards: 2 }),
            ("r8 r3 b1 y2", "y1 y2 y3", "r5", ["play r8", "play r3"], Motive::Points { points: 8 }),
        ] {
            assert_eq!(reason_for(&uno, &[hand, other, "g1 g2 g3"], top, &moves), Some(motive), "{moves:?} on {top}");
        }
    }

    /// The reasons for all that the first of some players may decide, each as the best of all.
    fn reasons(game: &str, hands: &[&str], top: &str, awaits: Awaiting) -> Vec<(String, Option<Motive>)> {
        let rules = rules(game, &[]);
        let game = awaiting(&rules, hands, top, awaits).expect("a position");
        let view = game.view_of(Seat(0));
        let of = |wanted: Move| {
            let others = decisions(view).into_iter().filter(|other| *other != wanted);
            let found: Vec<Candidate> = std::iter::once(wanted).chain(others).map(candidate).collect();
            (Notation::of(&rules).write(wanted), reason(view, wanted, &found))
        };
        decisions(view).into_iter().map(of).collect()
    }

    #[test]
    fn choices_and_gifts_have_visible_reasons() {
        let of = |reasons: &[(String, Option<Motive>)], code: &str| {
            reasons.iter().find(|(written, _)| written == code).map(|(_, motive)| *motive)
        };
        let ranks = reasons("makao", &["c5 s5 h6", "c7 s8"], "cx", Awaiting::NameWish);
        assert_eq!(of(&ranks, "choose 5"), Some(Some(Motive::Follow { cards: 2 })));
        assert_eq!(of(&ranks, "choose 6"), Some(Some(Motive::Follow { cards: 1 })));
        assert_eq!(of(&ranks, "choose 7"), Some(None), "the hand has none of them");
        let colours = reasons("uno", &["r1 r2 b3", "y1", "g1"], "w", Awaiting::NameColour);
        assert_eq!(of(&colours, "choose red"), Some(Some(Motive::Colour { cards: 2 })));
        assert_eq!(of(&colours, "choose green"), Some(None));
        let players = reasons("bundle", &["r1 r2", "y1 y2 y3", "g1 g2"], "r4", Awaiting::NamePlayer);
        assert_eq!(
            players.iter().filter_map(|(_, motive)| *motive).collect::<Vec<_>>(),
            [Motive::FewestCards { seat: Seat(2) }]
        );
        assert_eq!(players.len(), 2);
        let alike = reasons("bundle", &["r1 r2", "y1 y2", "g1 g2"], "r4", Awaiting::NamePlayer);
        assert!(alike.iter().all(|(_, motive)| matches!(motive, Some(Motive::FewestCards { .. }))), "{alike:?}");
        let gifts = reasons("combined", &["r3 r4 b3 st", "y1 y2", "g1"], "gi", Awaiting::Turn);
        assert!(gifts.iter().all(|(_, motive)| *motive != Some(Motive::LeastUse)), "nothing is given away");
        let giving = reasons("bundle", &["r1 r2 y3 w", "y2 y3", "g1"], "r9", Awaiting::Give { to: Seat(1), left: 1 });
        let least: Vec<&String> =
            giving.iter().filter(|(_, motive)| motive.is_some()).map(|(code, _)| code).collect();
        assert_eq!(least, ["give y3"], "it has no other of its colour beside it: {giving:?}");
        let named = reasons("joker", &["d4 d5 h6", "s4 s5", "c4"], "jo h7", Awaiting::NameCard);
        assert_eq!(of(&named, "choose card h4"), Some(Some(Motive::Follow { cards: 2 })), "diamonds 4 and hearts 6");
        assert_eq!(of(&named, "choose card s8"), Some(None), "nothing fits on it");
    }

    #[test]
    fn no_visible_reason_where_drawing_is_next_best() {
        let uno = rules("uno", &[]);
        let hands = ["b7 b8 r3 w", "y1 y2 y3", "g1 g2 g3"];
        assert_eq!(reason_for(&uno, &hands, "r5", &["play w wish blue", "draw", "play r3"]), None);
    }

    /// An eight of `bundle` makes a chosen player sit out, a six swaps hands, a one does nothing.
    #[test]
    fn the_effect_of_the_next_best_card_is_no_reason() {
        let of =
            |own, moves: [&str; 2]| reason_for(&rules("bundle", &[]), &[own, "y1 y2 y3", "g1 g2 g3"], "r3", &moves);
        assert_ne!(of("r1 r8 y2", ["play r1", "play r8"]), Some(Motive::Acts));
        assert_eq!(of("r1 r8 y2", ["play r8", "play r1"]), Some(Motive::Acts));
        let swaps = of("r1 r6", ["play r1", "play r6"]);
        assert_ne!(swaps, Some(Motive::Acts), "that the six would cost cards is no effect of the one");
    }

    #[test]
    fn who_would_hit_a_partner_spares_that_one() {
        let teams = rules("uno", &[("teams", "2")]);
        let hands = ["r3 r+2 b1", "", "g1 g2 g3", "b2 b3 b4"];
        let spares = Some(Motive::SparesPartner { seat: Seat(2) });
        assert_eq!(reason_for(&teams, &hands, "r9", &["play r3", "play r+2"]), spares);
    }

    #[test]
    fn what_wins_no_more_games_is_not_said_to() {
        let found = |deals, sum| Candidate { wanted: Move::Draw, deals, sum, start: 0.0 };
        assert_eq!(won_more(&[found(10, 6.0), found(10, 4.0)]), Motive::WonMore { won: 60, next: 40 });
        for [first, next] in
            [[found(10, 4.0), found(10, 4.0)], [found(10, 4.0), found(10, 6.0)], [found(10, 4.0), found(0, 0.0)]]
        {
            assert_eq!(won_more(&[first, next]), Motive::NoneBetter, "{first:?} {next:?}");
        }
        assert_eq!(won_more(&[found(10, 6.0)]), Motive::NoneBetter);
    }

    #[test]
    fn nothing_that_can_be_seen_speaks_for_a_bluff() {
        let uno = rules("uno", &[]);
        let moves = ["play +4 wish green", "play r3"];
        assert_eq!(reason_for(&uno, &["r3 g5 b7 +4", "y1", "g1 g2 g3"], "r9", &moves), None);
    }
}
