//! A suggestion to the player, with its reason: what the level `hard` would do.

use super::chances::trial_dice;
use super::playout::Playout;
use super::winning::promising;
use crate::cards::{CardKind, Colour};
use crate::patience::engine::{Move, View};

/// What the player might do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    /// The move: always a legal one.
    pub wanted: Move,
    /// The card that it moves.
    pub card: CardKind,
    /// What speaks for it.
    pub motive: Motive,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// The turned card fits, so it must be laid (NN-22).
    MustLay,
    /// The turned card does not fit, and nothing that could come before is better.
    MustPut,
    /// Another card, which did not fit, fits then.
    NowFits {
        /// The card: turned, or at the end of its row.
        card: CardKind,
    },
    /// Another card fits then, as it did before.
    ThenFits {
        /// The card: turned, or at the end of its row.
        card: CardKind,
    },
    /// A card of the row comes free.
    Frees {
        /// The card.
        card: CardKind,
    },
    /// It was the last card of its row.
    EmptiesRow,
    /// Every card of the colour fits then (NN-25).
    AllFit,
    /// A card that stands for any helps more later (NN-25).
    Later,
    /// With nothing hidden any more, the game can still be won after it.
    Wins,
}

impl Tip {
    /// A tip for the player; the same one for the same view, on every machine. None before the deal and after the end.
    #[must_use]
    pub fn of(view: View<'_>) -> Option<Tip> {
        let (moves, wins) = promising(view);
        let wanted = Playout::HARD.best(view, &moves, &mut trial_dice(view))?;
        let (card, motive) = because(view, wanted)?;
        Some(Tip { wanted, card, motive: if wins { Motive::Wins } else { motive } })
    }
}

/// The card that a move moves, and what can be seen to speak for it.
fn because(view: View<'_>, wanted: Move) -> Option<(CardKind, Motive)> {
    let rules = view.rules();
    let colour_of = |card: CardKind| rules.deck().face(card).colour;
    let then = |card: CardKind, colour: Colour, top: CardKind| {
        let before = view.top(colour).is_some_and(|top| rules.fits(card, top));
        match (before, rules.fits(card, top)) {
            (false, true) => Some(Motive::NowFits { card }),
            (true, true) => Some(Motive::ThenFits { card }),
            _ => None,
        }
    };
    let end = |colour: Colour| view.row(colour).first().copied();
    let turned = view.turned();
    Some(match wanted {
        Move::Lay => {
            let card = turned?;
            let row = colour_of(card).and_then(|colour| then(end(colour)?, colour, card));
            (card, row.unwrap_or(Motive::MustLay))
        }
        Move::Put => (turned?, Motive::MustPut),
        Move::Row(colour) => {
            let row = view.row(colour);
            let card = *row.first()?;
            let own = turned.filter(|turned| colour_of(*turned) == Some(colour));
            let next = row.get(1).copied();
            let fits = own.into_iter().chain(next).find_map(|other| then(other, colour, card));
            let motive = fits.or_else(|| next.map(|card| Motive::Frees { card }));
            (card, motive.unwrap_or(Motive::EmptiesRow))
        }
        Move::Wish(colour) => {
            let card = turned.filter(|card| rules.is_any_card(*card)).or_else(|| view.kept().last().copied())?;
            let own = turned.filter(|turned| colour_of(*turned) == Some(colour));
            let fits = end(colour).into_iter().chain(own).find_map(|other| then(other, colour, card));
            (card, fits.unwrap_or(Motive::AllFit))
        }
        Move::Keep => (turned?, Motive::Later),
        Move::Deal | Move::Stop | Move::Undo => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::bot::Level;
    use crate::engine::{Chance, Dice};
    use crate::patience::engine::{Game, Position};
    use crate::patience::rules::Rules;
    use crate::rules::{AnyRules, Library};

    fn rules() -> Arc<Rules> {
        match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
            Ok(AnyRules::Patience(rules)) => rules,
            other => panic!("a patience: {other:?}"),
        }
    }

    fn card(code: &str) -> CardKind {
        let rules = rules();
        rules.deck().kinds().find(|kind| rules.terms().code(*kind) == code).expect("the deck has the card")
    }

    fn cards(codes: &str) -> Vec<CardKind> {
        codes.split_whitespace().map(card).collect()
    }

    /// A game with the piles `r12 y39 g34 b7`, one row of red cards from its free card on, and what is given.
    fn game(red_row: &str, kept: &str, turned: &str, hidden: &str) -> Game {
        let position = Position {
            piles: ["r12", "y39", "g34", "b7"].map(cards).into(),
            rows: [red_row, "", "", ""].map(cards).into(),
            kept: cards(kept),
            turned: cards(turned).first().copied(),
            hidden: cards(hidden),
        };
        Game::from_position(rules(), &position, Chance::Seeded(Dice::new(1, 0))).expect("a possible position")
    }

    fn red() -> Colour {
        Colour(0)
    }

    #[test]
    fn a_tip_is_legal_and_the_same_each_time() {
        for seed in 0..2 {
            let mut game = Game::new(rules(), seed);
            assert_eq!(Tip::of(game.view()), None, "before the deal");
            game.apply(Move::Deal).expect("the deal");
            let mut dice = Dice::new(seed, 1);
            while game.outcome().is_none() {
                let tip = Tip::of(game.view()).expect("something can be done");
                assert_eq!(Tip::of(game.view().determinize(&mut dice).view()), Some(tip), "only what is open counts");
                game.apply(tip.wanted).expect("a tip is a legal move");
            }
            assert_eq!(Tip::of(game.view()), None, "after the end");
        }
    }

    #[test]
    fn only_one_thing_to_do() {
        let tip = Tip::of(game("", "", "r9", "y2 y3 y4").view());
        assert_eq!(tip, Some(Tip { wanted: Move::Lay, card: card("r9"), motive: Motive::MustLay }));
        let tip = Tip::of(game("", "", "r7", "y2 y3 y4").view());
        assert_eq!(tip, Some(Tip { wanted: Move::Put, card: card("r7"), motive: Motive::MustPut }));
        let tip = Tip::of(game("r81", "", "r9", "r2 r4 r8").view()).map(|tip| (tip.wanted, tip.motive));
        assert!(matches!(tip, Some((Move::Lay | Move::Row(_), Motive::ThenFits { .. }))));
    }

    #[test]
    fn what_a_row_card_makes_possible_is_its_reason() {
        // Both moves can be seen to their end: only with the row card first everything is laid.
        let now = game("rx r40", "", "r5", "");
        let tip = Tip::of(now.view()).expect("a tip");
        assert_eq!((tip.wanted, tip.card), (Move::Row(red()), card("rx")));
        assert_eq!(tip.motive, Motive::Wins);
        let because = because(now.view(), Move::Row(red()));
        assert_eq!(because, Some((card("rx"), Motive::NowFits { card: card("r5") })));
    }

    #[test]
    fn that_a_move_still_wins_is_said_where_it_is_known_and_others_lose() {
        let tip = |red: &str, kept: &str, turned: &str, hidden: &str| {
            Tip::of(game(red, kept, turned, hidden).view()).map(|tip| (tip.wanted, tip.motive))
        };
        // With nothing turned any more one may stop, and that is never advised.
        assert_eq!(tip("r7", "w", "", ""), Some((Move::Wish(red()), Motive::Wins)));
        // Whichever of red 10 and red 40 comes first, the other one can follow.
        assert!(matches!(tip("r40", "", "rx", ""), Some((_, Motive::ThenFits { .. }))));
        // One hidden card is known, two are not, even if both can be laid in either order.
        assert_eq!(tip("rx r40", "", "r5", "y36"), Some((Move::Row(red()), Motive::Wins)));
        assert_eq!(tip("rx r40", "", "r5", "y36 y3"), Some((Move::Row(red()), Motive::NowFits { card: card("r5") })));
    }

    #[test]
    fn every_sort_of_move_has_a_reason_that_can_be_seen() {
        let reason = |game: &Game, wanted| because(game.view(), wanted).map(|(_, motive)| motive);
        let row = game("r9 r7", "", "b40", "y2 y3");
        assert_eq!(reason(&row, Move::Row(red())), Some(Motive::Frees { card: card("r7") }));
        let last = game("r9", "", "b40", "y2 y3");
        assert_eq!(reason(&last, Move::Row(red())), Some(Motive::EmptiesRow));
        let turned = game("r7", "", "w", "y2 y3");
        assert_eq!(reason(&turned, Move::Wish(red())), Some(Motive::NowFits { card: card("r7") }));
        assert_eq!(reason(&turned, Move::Wish(Colour(1))), Some(Motive::AllFit));
        assert_eq!(reason(&turned, Move::Keep), Some(Motive::Later));
        let kept = game("", "w", "r7", "y2 y3");
        let wish = because(kept.view(), Move::Wish(red()));
        assert_eq!(wish, Some((card("w"), Motive::NowFits { card: card("r7") })));
    }

    #[test]
    fn tips_lay_more_than_chance() {
        let (mut tips, mut easy) = (0_u32, 0_u32);
        for seed in 0..8 {
            let play = |choose: &mut dyn FnMut(View<'_>) -> Move| {
                let mut game = Game::new(rules(), seed);
                game.apply_silently(Move::Deal).expect("the deal");
                loop {
                    if let Some(outcome) = game.outcome() {
                        return u32::from(outcome.laid);
                    }
                    let wanted = choose(game.view());
                    game.apply_silently(wanted).expect("a legal move");
                }
            };
            tips += play(&mut |view| Tip::of(view).expect("a tip").wanted);
            let mut bot = Level::Random.bot::<Game>();
            let mut dice = Dice::new(seed, 1);
            easy += play(&mut |view| bot.choose(view, &mut dice));
        }
        assert!(tips > easy, "{tips} against {easy}");
    }
}
