//! Matches that the second reading plays with itself, and what the engine makes of them.

use std::sync::Arc;

use sixdot::engine::{Calls, Chance, Dice, Game as _, Referee, Seat as EngineSeat, Setup, Shuffled};
use sixdot::games::shedding::engine::{Notation, SheddingGame};
use sixdot::games::shedding::rules::Rules;

use super::book::RuleSet;
use super::compare::{difference, looks};
use super::moves::Move;
use super::table::{Seat, Table};

/// A table, and where chance takes it.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub seats: usize,
    pub strict: bool,
    pub automatic_calls: bool,
    /// The chosen first dealer.
    pub dealer: Option<usize>,
    /// Moves by agreement, in percent.
    pub agreed: u8,
    pub seed: u64,
    /// Largest number of moves.
    pub moves: usize,
}

/// Plays at random by the second reading, and lets the engine follow: how many positions were compared, or the first
/// difference with all moves before it.
pub fn follow(book: &RuleSet, rules: &Arc<Rules>, start: Start) -> Result<usize, String> {
    let mut table = Table::new(book, start.seats, Dice::new(start.seed, 0));
    (table.strict, table.automatic_calls) = (start.strict, start.automatic_calls);
    table.first_dealer = start.dealer;
    let (mut dice, mut played, mut tables) = (Dice::new(start.seed, 1), Vec::new(), Vec::new());
    // Agreements that are refused after a move.
    let mut refused: Vec<Option<String>> = Vec::new();
    while played.len() < start.moves {
        let wrong_seat = dice.below(start.seats);
        let wrong = table.some_wrong_play(wrong_seat, &mut dice).filter(|_| dice.percent(10));
        let (agreed, can) = table.some_agreement(&mut dice);
        let agreed = Move::Agree(agreed);
        let impossible = (!can).then(|| table.write(&agreed));
        if let (Some(last), Some(impossible)) = (refused.last_mut(), impossible) {
            *last = Some(impossible);
        }
        table.looked.clear();
        let chosen = if can && dice.percent(start.agreed) {
            table.make(wrong_seat, &agreed);
            (wrong_seat, agreed)
        } else if let Some(wanted) = wrong {
            table.play_wrongly(wrong_seat, &wanted);
            (wrong_seat, wanted)
        } else {
            let Some((seat, wanted)) = choose(&table, &mut dice) else { break };
            let (named, wanted) = table.in_some_order(seat, wanted, &mut dice);
            table.make(seat, &wanted);
            (seat, named)
        };
        played.push((chosen.0, table.write(&chosen.1)));
        tables.push(table.clone());
        refused.push(None);
    }
    let notation = Notation::of(rules);
    let shuffle = |cards: &Vec<usize>| Shuffled {
        cards: cards.iter().map(|card| notation.read_card(&book.faces[*card].code).expect("a card")).collect(),
        rest_follows: false,
    };
    let setup = Setup {
        seats: u8::try_from(start.seats).expect("a few seats"),
        referee: if start.strict { Referee::Strict } else { Referee::Kind },
        dealer: start.dealer.and_then(|seat| u8::try_from(seat).ok()).map(EngineSeat),
        calls: if start.automatic_calls { Calls::Automatic } else { Calls::Typed },
    };
    let mut game = SheddingGame::before_deal(
        Arc::clone(rules),
        setup,
        Chance::stated(table.shuffles.iter().map(shuffle).collect()),
    );
    for (number, ((seat, wanted), table)) in played.iter().zip(&tables).enumerate() {
        let before = || {
            let moves = played[..=number].iter().map(|(seat, wanted)| format!("{} {wanted}", seat + 1));
            format!("{start:?}\n{}", moves.collect::<Vec<_>>().join("\n"))
        };
        let engine_seat = EngineSeat(u8::try_from(*seat).expect("a few seats"));
        let step = match game.apply(engine_seat, notation.read(wanted).expect("a move")) {
            Ok(step) => step,
            Err(why) => return Err(format!("{}\nthe engine refuses it: {why:?}", before())),
        };
        if let Some(fault) = game.chance().fault() {
            return Err(format!("{}\nother shuffles: {fault:?}", before()));
        }
        if let Some(agreed) = &refused[number] {
            if game.view_of(engine_seat).allows(notation.read(agreed).expect("a move")) {
                return Err(format!("{}\nthe engine allows it: {agreed}", before()));
            }
        }
        let (engine, second) = looks(&step, &game, table);
        if engine != second {
            return Err(format!("{}\nlooked: the engine: {engine:?}, the second reading: {second:?}", before()));
        }
        if let Some(difference) = difference(&game, table) {
            return Err(format!("{}\n{difference}", before()));
        }
    }
    Ok(played.len())
}

/// A random move of those who may do something: mostly of whose turn it is.
fn choose(table: &Table<'_>, dice: &mut Dice) -> Option<(Seat, Move)> {
    let Some(turn) = table.to_act() else {
        let moves = table.legal_moves(0);
        return moves.first().cloned().map(|wanted| (0, wanted));
    };
    let others = (0..table.seats).filter(|seat| *seat != turn);
    let aside: Vec<_> =
        others.flat_map(|seat| table.legal_moves(seat).into_iter().map(move |wanted| (seat, wanted))).collect();
    if dice.percent(25) {
        if let Some(aside) = dice.pick(&aside) {
            return Some(aside.clone());
        }
    }
    let moves = table.legal_moves(turn);
    let (plays, rest): (Vec<Move>, Vec<Move>) =
        moves.into_iter().partition(|wanted| matches!(wanted, Move::Play { .. }));
    let wanted = if dice.percent(80) {
        dice.pick(&plays).or(dice.pick(&rest))
    } else {
        dice.pick(&rest).or(dice.pick(&plays))
    };
    wanted.cloned().map(|wanted| (turn, wanted))
}
