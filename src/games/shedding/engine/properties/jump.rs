//! Being asked for the same card out of turn tells nothing of who holds it (UH-10).

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use super::walk::{Start, rule_sets};
use crate::cards::CardKind;
use crate::engine::{Calls, Dice, Game, Seat, Setup, Viewer, config};
use crate::games::shedding::engine::{Awaiting, Move, SheddingGame};

/// A table at which cards can be played out of turn.
fn table_of_jumps() -> impl Strategy<Value = Start> {
    let rules = rule_sets(|rules| rules.book.jump_in.is_some());
    (proptest::sample::select(rules), any::<u8>(), any::<u64>()).prop_map(|(rules, seats, seed)| {
        let sizes: Vec<u8> = rules.table_sizes().collect();
        let seats = sizes[usize::from(seats) % sizes.len()];
        Start { rules, setup: Setup { calls: Calls::Automatic, ..Setup::new(seats) }, seed }
    })
}

/// Who is asked after a move that plays a card, one after the other, if all let it go.
fn asked(game: &mut SheddingGame, seat: Seat, wanted: Move) -> Vec<Seat> {
    game.apply_silently(seat, wanted).expect("it is legal");
    let mut asked = Vec::new();
    while let Some(next) = game.to_act().filter(|_| game.view(Viewer::Onlooker).awaits() == Awaiting::JumpIn) {
        asked.push(next);
        game.apply_silently(next, Move::Pass).expect("everybody may let it go");
    }
    asked
}

/// Everybody who is in the round, in the order of play after a seat.
fn others(game: &SheddingGame, seat: Seat) -> Vec<Seat> {
    let next = |from: &Seat| Some(game.table.next_after(*from)).filter(|next| *next != seat);
    std::iter::successors(next(&seat), next).collect()
}

/// Who is asked for a card that was played, at two tables that look the same to who played it.
struct Asked {
    one: Vec<Seat>,
    other: Vec<Seat>,
    /// All others who are in the round.
    all: Vec<Seat>,
    /// Whether any of them holds the card, at each table.
    held: [bool; 2],
}

/// Plays by chance, and looks at each card that is played in a free turn.
fn look_at_plays(start: &Start, steps: usize) -> Vec<Asked> {
    let (mut game, mut dice) = (start.game(), start.dice(4));
    game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
    let (mut moves, mut plays) = (Vec::new(), Vec::new());
    for _ in 0..steps {
        let Some(seat) = game.to_act() else { break };
        let view = game.view_of(seat);
        view.decisions(&mut moves);
        let wanted = *dice.pick(&moves).expect("a legal move");
        if let (Move::Play { card, .. }, Awaiting::Turn) = (wanted, view.awaits()) {
            let (mut one, mut other) = (game.clone(), view.determinize(&mut Dice::new(dice.seed(), 5)));
            let held = [&one, &other].map(|game| is_held_by_others(game, seat, card));
            let all = others(&game, seat);
            plays.push(Asked {
                one: asked(&mut one, seat, wanted),
                other: asked(&mut other, seat, wanted),
                all,
                held,
            });
        }
        game.apply_silently(seat, wanted).expect("it is legal");
    }
    plays
}

fn is_held_by_others(game: &SheddingGame, seat: Seat, card: CardKind) -> bool {
    let copies = game.rules.deck().copies(card);
    others(game, seat).into_iter().any(|other| !(game.table.hand(other) & copies).is_empty())
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn who_is_asked_does_not_depend_on_hidden_cards(start in table_of_jumps(), steps in 1_usize..150) {
        for Asked { one, other, all, .. } in look_at_plays(&start, steps) {
            prop_assert_eq!(&one, &other);
            prop_assert!(one.is_empty() || one == all, "{:?} of {:?}", one, all);
        }
    }
}

/// The property above means something: people are asked, and it differs whether anybody holds the card.
#[test]
fn people_are_asked_and_hands_differ() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let starts = (0..20).map(|_| table_of_jumps().new_tree(&mut runner).expect("a table").current());
    let plays: Vec<Asked> = starts.flat_map(|start| look_at_plays(&start, 100)).collect();
    let asked = plays.iter().filter(|play| !play.one.is_empty());
    let differ = asked.clone().filter(|play| play.held[0] != play.held[1]);
    assert!(asked.count() > 100);
    assert!(differ.count() > 20);
}
