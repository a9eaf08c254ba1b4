//! The engine and the second reading, fact by fact.

use sixdot::cards::CardKind;
use sixdot::engine::{Game, Seat as EngineSeat, SeatSet, Viewer};
use sixdot::games::shedding::engine::{
    Awaiting as Engine, CardMovement, Notation, Observation, Place, PublicEvent, RoundEnd, SheddingGame, Step, View,
};
use sixdot::games::shedding::rules::ImmediateEffect;

use super::table::{Awaiting, Kind, Outcome, Seat, Table};

/// The whole state of a table, hands included.
#[derive(Debug, Default, PartialEq)]
struct Facts<'a> {
    to_act: Option<Seat>,
    awaits: String,
    round: usize,
    dealer: Seat,
    hands: Vec<Vec<&'a str>>,
    top: Option<&'a str>,
    discard: Vec<&'a str>,
    beside: Vec<&'a str>,
    pile: usize,
    wish: Option<&'a str>,
    clockwise: bool,
    pending: usize,
    skips: usize,
    turns: usize,
    places: Vec<usize>,
    owes: Vec<Option<usize>>,
    points: Vec<usize>,
    totals: Vec<usize>,
    outcome: Option<Outcome>,
    legal_moves: Vec<Vec<String>>,
}

/// The facts on which the two differ.
pub fn difference(game: &SheddingGame, table: &Table<'_>) -> Option<String> {
    let (engine, second) = (facts_of_the_engine(game), facts_of_the_second_reading(table));
    if engine == second {
        return None;
    }
    let (engine, second) = (format!("{engine:#?}"), format!("{second:#?}"));
    let only = |one: &str, other: &str| {
        let lines = one.lines().filter(|line| !other.lines().any(|others| others == *line));
        lines.collect::<Vec<_>>().join("\n")
    };
    Some(format!("the engine:\n{}\nthe second reading:\n{}", only(&engine, &second), only(&second, &engine)))
}

/// Hands that were looked at in a step, with their cards: by the engine's observations, and by the second reading.
pub fn looks(step: &Step, game: &SheddingGame, table: &Table<'_>) -> (Vec<String>, Vec<String>) {
    let notation = Notation::of(game.rules());
    let look = |by: usize, of: usize, cards: Vec<&str>| format!("{} sees {}: {:?}", by + 1, of + 1, sorted(cards));
    let mut engine = Vec::new();
    for by in game.view(Viewer::Onlooker).seats() {
        let mut whose = None;
        for seen in step.seen_by(Viewer::Seat(by)) {
            match seen {
                Observation::Public(PublicEvent::Does { by: looks, deed: ImmediateEffect::Look, to })
                    if looks == by =>
                {
                    whose = Some(to);
                }
                Observation::Moved(CardMovement { cards, to: Place::ShownTo(to), .. }) if to == by => {
                    let cards = cards.cards().iter().map(|kind| notation.card(*kind)).collect();
                    // A challenge shows a hand, too.
                    engine.extend(whose.take().map(|of| look(by.index(), of.index(), cards)));
                }
                _ => {}
            }
        }
    }
    let code = |card: &Kind| table.book.faces[*card].code.as_str();
    let second = table.looked.iter().map(|(by, of, hand)| look(*by, *of, hand.iter().map(code).collect()));
    (engine, second.collect())
}

fn facts_of_the_engine(game: &SheddingGame) -> Facts<'_> {
    let view = game.view(Viewer::Onlooker);
    let notation = Notation::of(game.rules());
    let codes = |kinds: Vec<CardKind>| -> Vec<&str> { kinds.iter().map(|kind| notation.card(*kind)).collect() };
    let views = || view.seats().map(|seat| (seat, game.view_of(seat)));
    let moves =
        |view: View<'_>| sorted(view.legal_moves().into_iter().map(|wanted| notation.write(wanted)).collect());
    Facts {
        to_act: view.to_act().map(EngineSeat::index),
        awaits: match view.awaits() {
            Engine::Turn => "turn".to_owned(),
            Engine::Drawn(_) => "drawn".to_owned(),
            Engine::Again => "again".to_owned(),
            Engine::More { left, by } => format!("{left} more by {}", notation.card(by)),
            Engine::AnswerDraw { .. } => "draw".to_owned(),
            Engine::AnswerSkip(_) => "skip".to_owned(),
            Engine::Challenge { against, in_force } => {
                format!("challenge {against} {:?}", in_force.map(|colour| notation.colour(colour)))
            }
            Engine::JumpIn => "jump-in".to_owned(),
            Engine::NameColour | Engine::NameWish => "colour".to_owned(),
            Engine::RoundOver => "next round".to_owned(),
            Engine::MatchOver => "match over".to_owned(),
            Engine::NameCard => "card".to_owned(),
            Engine::NamePlayer => "player".to_owned(),
            Engine::Give { to, left } => format!("give {left} to {to}"),
        },
        round: usize::from(view.round()),
        dealer: view.dealer().index(),
        hands: views().map(|(_, view)| sorted(codes(view.hand()))).collect(),
        top: view.top().map(|top| notation.card(top)),
        discard: codes(view.discard()),
        beside: sorted(codes(view.beside())),
        pile: usize::from(view.pile()),
        wish: view.wish().map(|wish| notation.wish(wish)),
        clockwise: view.clockwise(),
        pending: usize::from(view.pending_cards()),
        skips: usize::from(view.pending_skips()),
        turns: view.turns() as usize,
        places: views().map(|(seat, view)| usize::from(view.place(seat).unwrap_or(0))).collect(),
        owes: views().map(|(seat, view)| view.owes(seat).map(|call| usize::from(call.0))).collect(),
        points: view.points().iter().map(|points| *points as usize).collect(),
        totals: view.totals().iter().map(|points| *points as usize).collect(),
        outcome: view.outcome().map(|outcome| Outcome {
            end: match outcome.end {
                RoundEnd::Finished => "finished",
                RoundEnd::Blocked => "blocked",
                RoundEnd::TurnLimit => "turn-limit",
            },
            winners: seats(outcome.winners),
            champions: outcome.champions.map(seats),
        }),
        legal_moves: views().map(|(_, view)| moves(view)).collect(),
    }
}

fn facts_of_the_second_reading<'a>(table: &Table<'a>) -> Facts<'a> {
    let book = table.book;
    let code = |card: &Kind| book.faces[*card].code.as_str();
    let codes = |cards: &[Kind]| -> Vec<&'a str> { cards.iter().map(code).collect() };
    let colour = |colour: usize| book.colours[colour].as_str();
    let moves = |seat: Seat| sorted(table.legal_moves(seat).iter().map(|wanted| table.write(wanted)).collect());
    Facts {
        to_act: table.to_act(),
        awaits: match table.awaits {
            Awaiting::Turn => "turn".to_owned(),
            Awaiting::Drawn(_) => "drawn".to_owned(),
            Awaiting::Again => "again".to_owned(),
            Awaiting::More { left, by } => format!("{left} more by {}", code(&by)),
            Awaiting::Draw(_) => "draw".to_owned(),
            Awaiting::Skip(_) => "skip".to_owned(),
            Awaiting::JumpIn => "jump-in".to_owned(),
            Awaiting::Challenge { against, in_force } => {
                format!("challenge {} {:?}", against + 1, in_force.map(colour))
            }
            Awaiting::Colour | Awaiting::Wish => "colour".to_owned(),
            Awaiting::Card(_) => "card".to_owned(),
            Awaiting::Player => "player".to_owned(),
            Awaiting::Give { to, left } => format!("give {left} to {}", to + 1),
            Awaiting::RoundOver => "next round".to_owned(),
            Awaiting::MatchOver => "match over".to_owned(),
        },
        round: table.round,
        dealer: table.dealer,
        hands: table.hands.iter().map(|hand| sorted(codes(hand))).collect(),
        top: table.lies(0).map(|top| book.faces[top].code.as_str()),
        discard: table.discard.iter().rev().map(code).collect(),
        beside: sorted(codes(&table.beside)),
        pile: table.pile.len(),
        wish: table.wish.map(colour),
        clockwise: table.clockwise,
        pending: table.pending(),
        skips: table.skips_pending(),
        turns: table.turns,
        places: table.place.clone(),
        owes: table.owes.clone(),
        points: table.points.clone(),
        totals: table.totals.clone(),
        outcome: table.outcome.clone(),
        legal_moves: (0..table.seats).map(moves).collect(),
    }
}

fn seats(seats: SeatSet) -> Vec<Seat> {
    seats.iter().map(EngineSeat::index).collect()
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}
