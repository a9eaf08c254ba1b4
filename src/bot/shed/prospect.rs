//! What a game that goes on is worth to a seat, when all hands are imagined and so lie open.
//!
//! The numbers were fitted to who won in games that `medium` played: UNO, Switch and Mau at four, UNO at two. They are multiplied
//! and never raised to a power by a library, so that they are the same on every machine.

use super::worth::fitting_now;
use crate::engine::{Game, Seat};

/// How much better the prospect is with one more card that always fits.
const ALWAYS_FITS: f64 = 1.52;

/// The same of a card that makes others draw or passes them over.
const HITS: f64 = 1.14;

/// How much better it is if anything fits that lies on top.
const FITS: f64 = 1.28;

/// The same if one can lay it at once.
const FITS_AND_IS_ON_TURN: f64 = 1.56;

/// How much it is worse to be on turn with nothing that fits.
const ON_TURN_WITH_NOTHING: f64 = 0.9;

/// How likely the side of a seat wins a game that goes on, from 0 to 1.
pub(super) fn prospect(game: &Game, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    let own: f64 = view.seats().filter(|other| view.are_partners(seat, *other)).map(|own| strength(game, own)).sum();
    let all: f64 = view.seats().map(|other| strength(game, other)).sum();
    if all > 0.0 { own / all } else { 0.0 }
}

/// How strongly a seat stands, as compared with others: the fewer cards the better, and the better the cards.
fn strength(game: &Game, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    // Who was put out of the round or has left the match holds no cards, and has no hope; who has gone out has a place.
    if view.held(seat) == 0 && view.place(seat).is_none() {
        return 0.0;
    }
    let (rules, hand) = (view.rules(), view.own_cards());
    let good = rules.deck().kinds_in(hand).map(|kind| match rules.kind(kind) {
        rule if rule.fits_always.is_some() => ALWAYS_FITS,
        rule if rule.draw.is_some() || rule.skip.is_some() => HITS,
        _ => 1.0,
    });
    let now = match (fitting_now(view, hand).is_empty(), game.to_act() == Some(seat)) {
        (true, false) => 1.0,
        (true, true) => ON_TURN_WITH_NOTHING,
        (false, false) => FITS,
        (false, true) => FITS_AND_IS_ON_TURN,
    };
    let cards = f64::from(view.held(seat) + 1);
    good.product::<f64>() * now / (cards * cards.sqrt().sqrt())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::{Chance, Dice, Position, Setup};
    use crate::notation::Notation;
    use crate::rules::{Library, Rules};

    fn uno(options: &[(&str, &str)]) -> Arc<Rules> {
        let options: Vec<(String, String)> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let loaded = Library::built_in().load("uno", &options).expect("a built-in game");
        loaded.rules.into_shed().expect("a shedding game")
    }

    /// How the first seat stands with these hands.
    fn stands(rules: &Arc<Rules>, hands: &[&str], top: &str) -> f64 {
        let cards = |codes: &str| Notation::of(rules).read_cards(codes).expect("cards of the deck");
        let position = Position::new(hands.iter().map(|hand| cards(hand)).collect(), cards(top));
        let setup = Setup::new(u8::try_from(hands.len()).expect("few hands"));
        let game = Game::from_position(Arc::clone(rules), setup, &position, Chance::Seeded(Dice::new(1, 0)));
        prospect(&game.expect("a position"), Seat(0))
    }

    #[test]
    fn fewer_and_better_cards_stand_better() {
        let rules = uno(&[]);
        let with = |hand: &str| stands(&rules, &[hand, "y1 y2 y3", "g1 g2 g3"], "r9");
        for (better, worse) in
            [("r1 r2", "r1 r2 r3"), ("b1 w", "b1 b2"), ("b1 b+2", "b1 b2"), ("b1 r1", "b1 b2"), ("b1 w", "b1 b+2")]
        {
            assert!(with(better) > with(worse), "{better} against {worse}");
        }
        assert!(stands(&rules, &["b1", "r1 r2 r3"], "r9") > stands(&rules, &["b1", "r1"], "r9"));
    }

    #[test]
    fn partners_stand_together_and_all_sides_share_one_game() {
        let hands = ["b1 b2", "y1 y2", "b3 b4", "y3 y4"];
        let alone = stands(&uno(&[]), &hands, "g9");
        let together = stands(&uno(&[("teams", "2")]), &hands, "g9");
        assert!(alone < 0.25 && (together - alone - 0.26).abs() < 0.01, "{alone} {together}");
    }
}
