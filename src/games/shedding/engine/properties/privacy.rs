//! Nobody is told what nobody could know (G-12): cards that a viewer cannot see change places, the same move is made,
//! and the viewer is told the same as before.
//!
//! Some things a move does tell of hidden cards, as at a real table: that who draws had to, what a challenge finds,
//! what hands count. Exchanges that would change those are not made.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use super::told::difference;
use super::walk::{Attempt, Start, any_table};
use super::{is_conserved, legality, visible};
use crate::cards::{Card, Deck};
use crate::engine::{Dice, Game, Seat, Viewer, config};
use crate::games::shedding::engine::event::{Event, FaceUp, PublicEvent, see};
use crate::games::shedding::engine::piles::Hand;
use crate::games::shedding::engine::table::Table;
use crate::games::shedding::engine::{Awaiting, Move, Place, SheddingGame, Verdict};
use crate::games::shedding::rules::AfterDraw;

/// Whether the viewer sees where a card lies.
fn is_seen(game: &SheddingGame, viewer: Viewer, card: Card) -> bool {
    let table = &game.table;
    let open = |seat: &Seat| game.rules.book.open_hands.is_some() || viewer == Viewer::Seat(*seat);
    let in_open_hand = Seat::all(table.seats).filter(open).any(|seat| table.hand(seat).contains(card));
    let absent = game.rules.absent(table.seats).contains(card);
    in_open_hand || absent || table.beside.contains(card) || table.discard.as_slice().contains(&card)
}

/// The table with two cards in each other's places.
fn exchange(table: &mut Table, deck: &Deck, one: Card, other: Card) {
    let turned = |card: Card| match card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    };
    for hand in &mut table.hands {
        *hand = Hand::of(hand.cards().iter().map(turned), deck);
    }
    for card in table.pile.as_mut_slice().iter_mut().chain(table.discard.as_mut_slice()) {
        *card = turned(*card);
    }
    table.aside = table.aside.iter().map(turned).collect();
    if let Awaiting::Drawn(Some(card)) = &mut table.phase {
        *card = turned(*card);
    }
}

/// What a move openly says of hidden cards, and the cards that it shows to the viewer.
fn openly_told(events: &[FaceUp], viewer: Viewer) -> Vec<&FaceUp> {
    let inferences = |event: &&FaceUp| {
        matches!(event, Event::Moved(moved) if matches!(moved.to, Place::ShownTo(seat) if viewer == Viewer::Seat(seat)))
            || matches!(
                event,
                Event::Public(
                    PublicEvent::Judged { .. }
                        | PublicEvent::Eliminated { .. }
                        | PublicEvent::Out { .. }
                        | PublicEvent::RoundEnds { .. }
                        | PublicEvent::LeavesMatch { .. }
                        | PublicEvent::MatchEnds { .. }
                )
            )
    };
    events.iter().filter(inferences).collect()
}

/// Whether two games have drawn alike: where cards are drawn until one fits, or a fitting one must be played, everybody
/// sees how long that takes.
fn openly_drawn(one: &SheddingGame, two: &SheddingGame) -> bool {
    let drawing = one.rules.book.drawing;
    let inferences = drawing.until_playable.is_some() || drawing.then == AfterDraw::MustPlayDrawn;
    let counts =
        |game: &SheddingGame| Seat::all(game.setup.seats).map(|seat| game.table.held(seat)).collect::<Vec<_>>();
    let awaits = |game: &SheddingGame| game.view_by(Viewer::Onlooker).awaits();
    !inferences || (counts(one) == counts(two) && awaits(one) == awaits(two))
}

/// A game in which cards that the viewer cannot see have changed places, and the move says the same of them.
fn rearranged(
    game: &SheddingGame,
    viewer: Viewer,
    (seat, wanted): (Seat, Move),
    dice: &mut Dice,
) -> Option<SheddingGame> {
    let verdict = legality(game).verdict(seat, wanted);
    let mut after = game.clone();
    let events = after.apply(seat, wanted).map_or(Vec::new(), |step| step.events);
    let fixed = visible(&game.rules, [&game.table, &after.table], viewer, (seat, wanted));
    let hidden = |card: &Card| !is_seen(game, viewer, *card) && !fixed.contains(*card);
    let hidden: Vec<Card> = game.rules.deck().cards().filter(hidden).collect();
    let mut other = game.clone();
    let mut changed = false;
    for _ in 0..12 {
        let (Some(one), Some(two)) = (dice.pick(&hidden), dice.pick(&hidden)) else { break };
        let mut tried = other.clone();
        exchange(&mut tried.table, game.rules.deck(), *one, *two);
        let same_verdict = matches!(
            (legality(&tried).verdict(seat, wanted), &verdict),
            (Verdict::Legal, Verdict::Legal) | (Verdict::Wrong(_), Verdict::Wrong(_))
        );
        let mut played = tried.clone();
        let Ok(step) = played.apply(seat, wanted) else { continue };
        let same_told = openly_told(&step.events, viewer) == openly_told(&events, viewer);
        if same_verdict && same_told && openly_drawn(&played, &after) {
            changed |= one != two;
            other = tried;
        }
    }
    changed.then_some(other)
}

fn same_is_told(
    game: &SheddingGame,
    viewer: Viewer,
    attempt: Attempt,
    dice: &mut Dice,
) -> Result<bool, TestCaseError> {
    let (seat, wanted) = (attempt.seat(game), attempt.wanted(game));
    let Some(mut other) = rearranged(game, viewer, (seat, wanted), dice) else { return Ok(false) };
    let rules = Arc::clone(&game.rules);
    prop_assert!(is_conserved(&other.table, &game.rules));
    prop_assert_eq!(difference(game.view(viewer), other.view(viewer)), None);
    let mut game = game.clone();
    let events = game.apply(seat, wanted).map_or(Vec::new(), |step| step.events);
    let others = other.apply(seat, wanted).map_or(Vec::new(), |step| step.events);
    let seen = |events: &[FaceUp]| events.iter().map(|event| see(event, viewer, &rules)).collect::<Vec<_>>();
    prop_assert_eq!(seen(&events), seen(&others), "{:?} {:?}", seat, wanted);
    prop_assert_eq!(difference(game.view(viewer), other.view(viewer)), None, "after {:?} {:?}", seat, wanted);
    Ok(true)
}

fn any_viewer(start: &Start, dice: &mut Dice) -> Viewer {
    let viewers: Vec<Viewer> = start.viewers().collect();
    *dice.pick(&viewers).expect("an onlooker at least")
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn hidden_cards_change_nothing_that_is_told(start in any_table(), steps in 2_usize..200, every in 5_usize..15) {
        let mut game = start.game();
        let mut dice = start.dice(2);
        for (number, attempt) in start.walk(steps).enumerate() {
            if number > 0 && number % every == 0 {
                let viewer = any_viewer(&start, &mut dice);
                same_is_told(&game, viewer, attempt, &mut dice)?;
            }
            let _ = attempt.make(&mut game);
        }
    }
}

/// The property above means something: most moves can be made with other hidden cards.
#[test]
fn most_tables_can_be_rearranged() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut rearranged, mut all) = (0, 0);
    for _ in 0..20 {
        let start = any_table().new_tree(&mut runner).expect("a table").current();
        let mut game = start.game();
        let mut dice = start.dice(2);
        for (number, attempt) in start.walk(60).enumerate() {
            if number > 0 && number % 10 == 0 && game.to_act().is_some() {
                let viewer = any_viewer(&start, &mut dice);
                all += 1;
                rearranged += usize::from(same_is_told(&game, viewer, attempt, &mut dice).expect("the same is told"));
            }
            let _ = attempt.make(&mut game);
        }
    }
    assert!(rearranged * 10 > all * 7, "{rearranged} of {all}");
}
