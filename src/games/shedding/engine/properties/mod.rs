//! What holds at every table, whatever is played: all rule sets, both referees, both ways of calling, any seats.

mod found;
mod house_actions;
mod jump;
mod privacy;
mod quick;
mod told;
mod walk;
mod written;

use std::collections::HashSet;

use proptest::prelude::*;

use super::event::{CardMovement, Event, FaceUp, Place, PublicEvent, VisibleCards, see};
use super::illegal_move::Verdict;
use super::legality::Legality;
use super::moves::Move;
use super::phase::Awaiting;
use super::table::Table;
use super::{RoundEnd, SheddingGame};
use crate::cards::{Card, CardKind, CardSet};
use crate::engine::{Chance, Dice, Game, Referee, Seat, SeatSet, Viewer, config};
use crate::games::shedding::rules::{CompiledEffect, ImmediateEffect, Rules, StartDoes, Whom};
use told::difference;
use walk::{all_moves, any_table};

fn legality(game: &SheddingGame) -> Legality<'_> {
    Legality { rules: &game.rules, setup: &game.setup, table: &game.table }
}

/// Every card of the deck lies in exactly one place (G-1).
fn is_conserved(table: &Table, rules: &Rules) -> bool {
    let seats = Seat::all(table.seats);
    let stacks = [table.pile.as_slice(), table.discard.as_slice()].into_iter().flatten().copied();
    let mut all: Vec<Card> = seats.flat_map(|seat| table.hand(seat).iter()).chain(stacks).collect();
    all.extend(table.aside.iter());
    all.extend(table.beside.iter());
    all.sort_unstable();
    for hand in &table.hands {
        assert_eq!(usize::from(hand.len()), hand.cards().len());
        assert_eq!(hand.kinds(), rules.deck().kinds_in(hand.cards()).collect());
    }
    all.into_iter().eq(rules.deck().cards())
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn a_refused_move_changes_nothing(start in any_table(), steps in 1_usize..200) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let before = game.table.clone();
            let judged = legality(&game).verdict(attempt.seat(&game), attempt.wanted(&game));
            let refused = attempt.make(&mut game).is_err();
            let strict = start.setup.referee == Referee::Strict;
            match judged {
                Verdict::Legal => prop_assert!(!refused),
                Verdict::Wrong(_) => prop_assert_eq!(refused, !strict),
                Verdict::Impossible(_) => prop_assert!(refused),
            }
            if refused {
                prop_assert!(game.table == before, "{attempt:?} was refused");
            }
        }
    }

    #[test]
    fn after_every_move_cards_turn_and_players_are_in_order(start in any_table(), steps in 1_usize..300) {
        let mut game = start.game();
        let mut moves = Vec::new();
        for attempt in start.walk(steps) {
            let _ = attempt.make(&mut game);
            let table = &game.table;
            prop_assert!(is_conserved(table, &game.rules), "after {attempt:?}");
            let mut holding: SeatSet = Seat::all(table.seats).filter(|seat| table.held(*seat) > 0).collect();
            // Who is still asked what the last cards wish, or which card the last one stands for, is not out yet.
            let names = table.phase == Awaiting::NameCard;
            if let Some(resolution) = table.resolution.filter(|resolution| resolution.stands || names) {
                holding.insert(resolution.seat);
            }
            let Some(seat) = game.to_act() else { continue };
            prop_assert!(table.playing == holding && holding.contains(seat), "after {attempt:?}");
            legality(&game).legal_moves(seat, &mut moves);
            let acts = |wanted: &Move| !matches!(wanted, Move::Call(_) | Move::Catch(_));
            prop_assert!(moves.iter().any(acts), "{:?}", table.phase);
        }
    }

    /// Shuffles go no further than cards are taken. Who brings each to its end at once plays the same game, so whatever
    /// puts cards into the draw pile has to do so, too.
    #[test]
    fn a_shuffle_that_waits_is_the_same_shuffle(start in any_table(), steps in 1_usize..300) {
        let settle = |game: &mut SheddingGame| game.table.pile.settle(&mut game.table.chance);
        let (mut waiting, mut settled) = (start.game(), start.game());
        for attempt in start.walk(steps) {
            settle(&mut settled);
            prop_assert_eq!(attempt.make(&mut waiting), attempt.make(&mut settled));
        }
        settle(&mut waiting);
        settle(&mut settled);
        prop_assert!(waiting.table == settled.table);
    }

    #[test]
    fn who_listens_makes_no_difference(start in any_table(), steps in 1_usize..200) {
        let (mut heard, mut silent) = (start.game(), start.game());
        for attempt in start.walk(steps) {
            let (seat, wanted) = (attempt.seat(&silent), attempt.wanted(&silent));
            let refused = silent.apply_silently(seat, wanted).err();
            prop_assert_eq!(attempt.make(&mut heard).err(), refused);
        }
        prop_assert!(heard.table == silent.table);
    }
}

/// The list, the mask, the verdicts and the clauses say the same of every move of every seat.
fn agree(game: &SheddingGame) -> Result<(), TestCaseError> {
    let (legality, deck) = (legality(game), game.rules.deck());
    let all = all_moves(&game.rules, game.setup.seats);
    for seat in Seat::all(game.setup.seats) {
        let mut list = Vec::new();
        legality.legal_moves(seat, &mut list);
        let legal: HashSet<Move> = list.iter().copied().collect();
        prop_assert_eq!(legal.len(), list.len(), "a move is listed twice");
        for wanted in &all {
            let refusal = legality.refusal(seat, *wanted);
            prop_assert_eq!(
                legality.is_legal(seat, *wanted),
                refusal.is_none(),
                "{:?} {:?}: {:?}",
                seat,
                wanted,
                refusal
            );
            let verdict = legality.verdict(seat, *wanted);
            prop_assert_eq!(verdict == Verdict::Legal, legal.contains(wanted), "{:?} {:?}", seat, wanted);
            if let (Verdict::Wrong(_), Move::Play { card, .. }) = (verdict, *wanted) {
                prop_assert!(deck.kinds_in(game.table.hand(seat)).any(|held| held == card));
            }
        }
    }
    let Some(turn) = game.to_act() else { return Ok(()) };
    let playable = legality.playable();
    for card in deck.kinds_in(game.table.hand(turn)) {
        let refused = legality.refuse_card(turn, card);
        prop_assert_eq!(refused.is_none(), playable.contains(card), "{:?}: {:?}", card, refused);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn what_is_legal_is_in_the_list_and_has_no_why(start in any_table(), steps in 0_usize..250, every in 20_usize..60) {
        let mut game = start.game();
        for (number, attempt) in start.walk(steps).enumerate() {
            let _ = attempt.make(&mut game);
            let last_card = game.to_act().is_some_and(|turn| game.table.held(turn) == 1);
            if last_card || number % every == 0 {
                agree(&game)?;
            }
        }
        agree(&game)?;
    }

    #[test]
    fn an_imagined_game_looks_the_same(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let _ = attempt.make(&mut game);
        }
        let mut dice = start.dice(9);
        for viewer in start.viewers() {
            let view = game.view(viewer);
            let imagined = view.determinize(&mut dice);
            prop_assert_eq!(difference(view, imagined.view(viewer)), None, "{:?}", viewer);
            prop_assert!(game.table.round == 0 || is_conserved(&imagined.table, &game.rules));
        }
    }

    #[test]
    fn a_determinized_game_knows_nothing_hidden(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let _ = attempt.make(&mut game);
        }
        let mut other = game.clone();
        other.table.chance = Chance::Seeded(Dice::new(start.seed ^ 1, 77));
        // Nobody has seen what those held who were put out.
        other.table.set_aside.iter_mut().filter(|worth| **worth > 0).for_each(|worth| *worth += 7);
        for viewer in start.viewers() {
            let imagined = [&game, &other].map(|game| game.view(viewer).determinize(&mut start.dice(9)));
            prop_assert!(imagined[0].table == imagined[1].table, "{:?}", viewer);
        }
    }

    #[test]
    fn cards_are_named_only_to_those_who_saw_them(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let before = game.table.clone();
            let (seat, wanted) = (attempt.seat(&game), attempt.wanted(&game));
            let Ok(events) = attempt.make(&mut game) else { continue };
            for viewer in start.viewers() {
                let deck = game.rules.deck();
                let visible = visible(&game.rules, [&before, &game.table], viewer, (seat, wanted))
                    | held_or_shown(&before, &events, viewer);
                let visible: HashSet<CardKind> = deck.kinds_in(visible).collect();
                for kind in events.iter().flat_map(|event| named(event, viewer, &game.rules)) {
                    prop_assert!(visible.contains(&kind), "{kind:?} to {viewer:?}: {seat:?} {wanted:?}, {events:?}");
                }
            }
        }
    }
}

/// The cards that a viewer has had in hand, or was shown in another one, at any moment of a move, as its events have
/// carried them from hand to hand: hands can change several times in one move.
fn held_or_shown(before: &Table, events: &[FaceUp], viewer: Viewer) -> CardSet {
    let mut hands: Vec<CardSet> = Seat::all(before.seats).map(|seat| before.hand(seat)).collect();
    let mut seen = CardSet::EMPTY;
    for event in events {
        match event {
            Event::Moved(CardMovement { cards, from, to, .. }) => {
                for card in cards {
                    if let Place::Hand(seat) = from {
                        hands[seat.index()].remove(*card);
                    }
                    if let Place::Hand(seat) = to {
                        hands[seat.index()].insert(*card);
                    }
                }
            }
            Event::Public(PublicEvent::Does { by, deed: ImmediateEffect::Look, to })
                if viewer == Viewer::Seat(*by) =>
            {
                seen = seen | hands[to.index()];
            }
            Event::Public(_) => {}
        }
        if let Viewer::Seat(own) = viewer {
            seen = seen | hands[own.index()];
        }
    }
    seen
}

/// The cards that a viewer can see before a move, during it or after it, at a real table: those of the own hand, those
/// that lie open, the one that is played, the hand that a challenge shows, start cards that go back.
fn visible(rules: &Rules, tables: [&Table; 2], viewer: Viewer, (mover, wanted): (Seat, Move)) -> CardSet {
    let deck = rules.deck();
    let mut visible = match (wanted, tables[0].phase) {
        (Move::Play { card, .. }, _) => deck.copies(card),
        (Move::PlayTogether { cards, .. }, _) => {
            cards.as_slice().iter().map(|card| deck.copies(*card)).fold(CardSet::EMPTY, |all, copies| all | copies)
        }
        (Move::Challenge, Awaiting::Challenge { against, .. }) if viewer == Viewer::Seat(mover) => {
            tables[0].hand(against)
        }
        (Move::Deal, _) => {
            let goes_back = |card: &Card| rules.kind(deck.kind(*card)).start.does == StartDoes::GoesBack;
            deck.cards().filter(goes_back).collect()
        }
        _ => CardSet::EMPTY,
    };
    visible = visible | rules.absent(tables[0].seats);
    for table in tables {
        let looked_at =
            looked_at(rules, table, (mover, wanted)).into_iter().filter(|_| viewer == Viewer::Seat(mover));
        visible = looked_at.fold(visible, |visible, seat| visible | table.hand(seat));
        visible = visible | table.beside | table.discard.as_slice().iter().copied().collect();
        let open = |seat: &Seat| rules.book.open_hands.is_some() || viewer == Viewer::Seat(*seat);
        visible = Seat::all(table.seats).filter(open).fold(visible, |visible, seat| visible | table.hand(seat));
    }
    // A hand can be dealt, or drawn, and set aside in one move.
    if let Viewer::Seat(seat) = viewer {
        if !tables[1].playing.contains(seat) {
            visible = visible | tables[1].aside;
        }
    }
    visible
}

/// Whose hands the mover can look at because of a move.
fn looked_at(rules: &Rules, table: &Table, (mover, wanted): (Seat, Move)) -> Vec<Seat> {
    let kind = match wanted {
        Move::ChoosePlayer(chosen) => return vec![chosen],
        Move::Play { card, .. } | Move::StandFor(card) => card,
        _ => return Vec::new(),
    };
    let others = Seat::all(table.seats).filter(|seat| *seat != mover);
    let looks = |who: Whom| {
        let looks = |act: &CompiledEffect| match act {
            CompiledEffect::Does { to: Some(own), does: ImmediateEffect::Look, .. } => *own == who,
            _ => false,
        };
        rules.kind(kind).acts.iter().any(looks)
    };
    let only = looks(Whom::Chosen) && table.playing.len() == 2;
    others.filter(|seat| looks(Whom::Others) || only && table.playing.contains(*seat)).collect()
}

fn named(event: &FaceUp, viewer: Viewer, rules: &Rules) -> Vec<CardKind> {
    match see(event, viewer, rules) {
        Event::Moved(CardMovement { cards: VisibleCards::Cards(cards), .. }) => cards,
        _ => Vec::new(),
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn every_round_ends(start in any_table()) {
        let mut game = start.game();
        let mut dice = start.dice(3);
        let limit = u64::from(game.rules.book.turn_limit);
        let (mut moves, mut made) = (Vec::new(), 0_u64);
        game.apply(Seat(0), Move::Deal).expect("the first deal");
        while let Some(seat) = game.to_act() {
            legality(&game).legal_moves(seat, &mut moves);
            let wanted = *dice.pick(&moves).expect("a legal move");
            game.apply_silently(seat, wanted).expect("it is legal");
            made += 1;
            prop_assert!(u64::from(game.table.turns) <= limit + 1);
            prop_assert!(made < 100 * limit, "turns do not advance");
        }
        let outcome = game.table.outcome.expect("the round is over");
        prop_assert!(!outcome.winners.is_empty());
        prop_assert_eq!(outcome.end == RoundEnd::TurnLimit, u64::from(game.table.turns) > limit);
    }
}
