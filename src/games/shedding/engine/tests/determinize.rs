//! What is believed of hidden hands after what everybody could see: how often, of many games that are imagined.

use std::sync::Arc;

use super::{begin, kind, kinds, position, rules};
use crate::cards::{Colour, Face};
use crate::engine::{Dice, Game, Referee, Seat};
use crate::games::shedding::engine::{Awaiting, Move, Position, SheddingGame};
use crate::games::shedding::rules::Rules;

const OTHER: Seat = Seat(1);

/// A table at which the second seat is on turn.
fn others_turn(rules: &Arc<Rules>, hands: [&str; 3], discard: &str, awaits: Awaiting) -> SheddingGame {
    let stated = Position { turn: OTHER, awaits, ..position(rules, &hands, discard) };
    begin(rules, Referee::Kind, &stated).expect("a position")
}

/// How the first seat imagines the table: as chance would have it, or as is likely after what everybody could see.
#[derive(Clone, Copy)]
enum Imagined {
    ByChance,
    AsIsLikely,
}

/// In how many percent of the games that the first seat imagines so the second one holds more than so many of these
/// cards.
fn share(game: &SheddingGame, imagined: Imagined, is_meant: impl Fn(Face) -> bool, more_than: usize) -> usize {
    const MANY: usize = 400;
    let (mut dice, deck) = (Dice::new(4, 4), game.rules.deck());
    let mut holds = || {
        let view = game.view_of(Seat(0));
        let other = match imagined {
            Imagined::ByChance => view.determinize(&mut dice),
            Imagined::AsIsLikely => view.determinize_likely(&mut dice),
        };
        deck.kinds_in(other.table.hand(OTHER)).filter(|kind| is_meant(deck.face(*kind))).count() > more_than
    };
    (0..MANY).filter(|_| holds()).count() * 100 / MANY
}

fn dealt(game: &SheddingGame, is_meant: impl Fn(Face) -> bool, more_than: usize) -> usize {
    share(game, Imagined::ByChance, is_meant, more_than)
}

fn foreseen(game: &SheddingGame, is_meant: impl Fn(Face) -> bool, more_than: usize) -> usize {
    share(game, Imagined::AsIsLikely, is_meant, more_than)
}

fn colour_of(rules: &Rules, code: &str) -> Option<Colour> {
    rules.deck().face(kind(rules, code)).colour
}

const BLUE: [&str; 3] = ["y1 y2 y3", "b1 b2 b3 b4 b5 b6", "g1 g2 g3"];

#[test]
fn who_had_to_draw_holds_nothing_that_fits_but_what_was_drawn() {
    let rules = rules("uno", &[]);
    let mut game = others_turn(&rules, BLUE, "r9", Awaiting::Turn);
    let red = |face: Face| face.colour == colour_of(&rules, "r9");
    assert!(foreseen(&game, red, 0) > 60, "nothing is known yet");
    game.apply(OTHER, Move::Draw).expect("nothing fits");
    assert_eq!(foreseen(&game, red, 1), 0);
    assert!(foreseen(&game, red, 0) > 10, "the drawn card may fit");
}

#[test]
fn who_was_free_to_draw_mostly_holds_nothing_that_fits() {
    let rules = rules("mau-mau", &[]);
    let hands = ["s9 h9 c9", "c7 c8 cx sk sq sx", "hx hk hq"];
    let mut game = others_turn(&rules, hands, "da", Awaiting::Turn);
    let diamonds = |face: Face| face.colour == colour_of(&rules, "da");
    let before = foreseen(&game, diamonds, 1);
    game.apply(OTHER, Move::Draw).expect("drawing is free");
    let after = foreseen(&game, diamonds, 1);
    assert!(before > 30 && (1..20).contains(&after), "{before} {after}");
}

#[test]
fn keeping_a_drawn_card_suggests_no_fitting_card() {
    let rules = rules("number-one", &[]);
    let mut game = others_turn(&rules, BLUE, "r9", Awaiting::Turn);
    let red = |face: Face| face.colour == colour_of(&rules, "r9");
    game.apply(OTHER, Move::Draw).expect("nothing fits");
    let drawn = foreseen(&game, red, 0);
    game.apply(OTHER, Move::Pass).expect("the card is kept");
    let kept = foreseen(&game, red, 0);
    assert!(drawn > 40 && (1..25).contains(&kept), "{drawn} {kept}");
}

#[test]
fn who_draws_what_is_pending_mostly_holds_no_answer() {
    let rules = rules("mau-mau", &[]);
    let hands = ["s9 h9 c9", "c8 cx ck cq sk sq sx s8 d8 dx dq dk", "hx hk hq"];
    let mut game = others_turn(&rules, hands, "d7", Awaiting::AnswerDraw { cards: 2 });
    let seven = |face: Face| face.symbol == rules.deck().face(kind(&rules, "d7")).symbol;
    game.apply(OTHER, Move::Draw).expect("two cards are pending");
    let (chance, believed) = (dealt(&game, seven, 2), foreseen(&game, seven, 2));
    assert!(chance > 6 && believed < 5, "{chance} {believed}");
}

#[test]
fn a_challengeable_player_is_mostly_honest() {
    let rules = rules("uno", &[]);
    let in_force = colour_of(&rules, "r9");
    let hands = ["y1 y2", "b1 b2 b3 b4 b5 b6 g1 g2 g3 g4", "y3 y4"];
    let awaits = Awaiting::Challenge { against: OTHER, in_force };
    let stated = Position { awaits, discard: kinds(&rules, "+4 r9"), ..position(&rules, &hands, "r9") };
    let game = begin(&rules, Referee::Kind, &stated).expect("a position");
    let forbidden = |face: Face| face.colour == in_force && rules.deck().symbol_name(face.symbol).number.is_some();
    let (chance, believed) = (dealt(&game, forbidden, 0), foreseen(&game, forbidden, 0));
    assert!(chance > 75, "by chance most such hands have a red number: {chance}");
    assert!((25..50).contains(&believed), "{believed}");
}
