//! Computer players of the family `patience` by level, tips, and chances of winning. `medium` uses playouts, and `hard` also keeps a
//! game that can be won.

use crate::bot::{Bot, Budget, Computers, Level, Occasion, Random, dice_for};
use crate::cards::{CardKind, Colour};
use crate::engine::{Dice, Game as _, Seat};
use crate::games::patience::engine::{Awaiting, Move, Outlook, PatienceGame, SolverResult, View};

impl Computers for PatienceGame {
    fn bot(level: Level, _: Budget) -> Box<dyn Bot<PatienceGame>> {
        match level {
            #[allow(clippy::redundant_closure_for_method_calls, reason = "the method holds for one lifetime only")]
            Level::Random => Box::new(Random::<PatienceGame>(|view| view.legal_moves())),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Playout::MEDIUM),
            Level::Hard => Box::new(Hard),
        }
    }
}

/// Lays from the rows first, then the turned card; keeps wish cards until the hidden pile is used up.
#[derive(Debug)]
struct Easy;

impl Bot<PatienceGame> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let rank = |wanted: &Move| match wanted {
            Move::Row(_) => 0,
            Move::Lay => 1,
            Move::Keep | Move::Put => 2,
            Move::Wish(_) if view.awaits() == Awaiting::Rest => 3,
            _ => 4,
        };
        let moves = view.legal_moves();
        let best = moves.iter().map(rank).min();
        let moves: Vec<Move> = moves.iter().copied().filter(|wanted| Some(rank(wanted)) == best).collect();
        *dice.pick(&moves).expect("a game that is not over has a legal move")
    }
}

/// Bonus for a won game, in cards.
const WON: u32 = 30;

/// Bonus for an order that can still be won with perfect information; more than all cards, since few orders are.
const WINNABLE: u32 = 100;

const ORDER_POSITIONS: u64 = 5_000;

/// Positions for one move: a fifth of a second.
const MOVE_POSITIONS: u64 = 1_000_000;

/// Samples orders of the hidden pile, and plays each candidate move out like the level `easy`.
#[derive(Clone, Copy, Debug)]
struct Playout {
    orders: u32,
    solves: bool,
}

impl Playout {
    const MEDIUM: Playout = Playout { orders: 4, solves: false };
    const HARD: Playout = Playout { orders: 100, solves: true };

    fn best(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Option<Move> {
        if let [only] = moves {
            return Some(*only);
        }
        let worth = self.evaluate(view, moves, dice);
        let best = worth.iter().max()?;
        moves.iter().zip(&worth).find(|(_, worth)| *worth == best).map(|(wanted, _)| *wanted)
    }

    /// Values of the moves, summed over all orders.
    fn evaluate(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<u32> {
        let orders: Vec<PatienceGame> = (0..self.orders).map(|_| view.determinize(dice)).collect();
        let mut worth = |wanted: &Move| orders.iter().map(|order| outcome(order.clone(), *wanted, dice)).sum();
        let mut worth: Vec<u32> = moves.iter().map(&mut worth).collect();
        // An order that is lost before the move is lost after it, and most are.
        let mut left = if self.solves { MOVE_POSITIONS } else { 0 };
        for order in &orders {
            // An order counts for all moves or for none.
            if left < ORDER_POSITIONS * (moves.len() as u64 + 1) {
                break;
            }
            if !is_winnable(order, &mut left) {
                continue;
            }
            for (wanted, worth) in moves.iter().zip(&mut worth) {
                let mut then = order.clone();
                then.apply_silently(Seat(0), *wanted).expect("computer players make legal moves only");
                *worth += WINNABLE * u32::from(is_winnable(&then, &mut left));
            }
        }
        worth
    }
}

impl Bot<PatienceGame> for Playout {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let moves = view.legal_moves();
        if let [only] = moves.as_slice() {
            return *only;
        }
        let worth = self.evaluate(view, &moves, dice);
        let best = worth.iter().max();
        let moves = moves.into_iter().zip(&worth).filter(|(_, worth)| Some(*worth) == best);
        let best: Vec<Move> = moves.map(|(wanted, _)| wanted).collect();
        *dice.pick(&best).expect("a game that is not over has a legal move")
    }
}

/// Perfect-information solver within the budget `left`.
fn is_winnable(game: &PatienceGame, left: &mut u64) -> bool {
    let mut positions = ORDER_POSITIONS;
    let answer = game.solve_with(&mut positions);
    *left = left.saturating_sub(ORDER_POSITIONS - positions);
    answer == SolverResult::Winnable
}

/// Value of a move after a playout.
fn outcome(mut game: PatienceGame, first: Move, dice: &mut Dice) -> u32 {
    let mut wanted = first;
    loop {
        game.apply_silently(Seat(0), wanted).expect("computer players make legal moves only");
        match game.outcome() {
            Some(outcome) => return u32::from(outcome.laid) + WON * u32::from(outcome.is_won()),
            None => wanted = Easy.choose(game.view(), dice),
        }
    }
}

/// With at most one hidden card it makes only moves that still win. Otherwise, and among those, it takes the best of
/// many playouts.
#[derive(Debug)]
struct Hard;

impl Bot<PatienceGame> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let (moves, _) = candidates(view);
        Playout::HARD.best(view, &moves, dice).expect("a game that is not over has a legal move")
    }
}

/// Orders of the hidden pile to try.
const SAMPLED_ORDERS: u16 = 100;

const CHANCE_POSITIONS: u64 = 100_000;

/// Chances of winning: exact with at most one hidden card, else estimated from sampled orders of the hidden pile.
/// None before the deal and after the end.
pub fn chances(view: View<'_>) -> Option<Outlook> {
    chances_within(view, SAMPLED_ORDERS, CHANCE_POSITIONS)
}

/// Chances from `orders` samples, each search limited to `positions`.
pub fn chances_within(view: View<'_>, orders: u16, positions: u64) -> Option<Outlook> {
    matches!(view.awaits(), Awaiting::Card | Awaiting::Rest)
        .then(|| view.outlook(&mut trial_dice(view), orders, positions))
}

/// The generator for determinization. It is independent of the deal, and games use another stream.
fn trial_dice(view: View<'_>) -> Dice {
    dice_for(0, Seat(0), view.moves().into(), Occasion::Notice)
}

const WIN_POSITIONS: u64 = 20_000;

/// Candidate moves, and whether others were left out because only these still win.
fn candidates(view: View<'_>) -> (Vec<Move>, bool) {
    let mut moves = view.legal_moves();
    // Stopping is never better than laying a card.
    let lays = |wanted: &Move| !matches!(wanted, Move::Stop | Move::Deal);
    if moves.iter().any(lays) {
        moves.retain(lays);
    }
    let winning = winning(view, &moves);
    if winning.is_empty() {
        return (moves, false);
    }
    let fewer = winning.len() < moves.len();
    (winning, fewer)
}

/// The moves that still win. Known only with at most one hidden card, when everything lies open.
fn winning(view: View<'_>, moves: &[Move]) -> Vec<Move> {
    if view.left() > 1 || view.awaits() == Awaiting::Deal {
        return Vec::new();
    }
    let now = view.determinize(&mut trial_dice(view));
    let wins = |wanted: &Move| {
        let mut then = now.clone();
        then.apply_silently(Seat(0), *wanted).is_ok() && then.solve(WIN_POSITIONS) == SolverResult::Winnable
    };
    moves.iter().copied().filter(wins).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    pub wanted: Move,
    pub card: CardKind,
    pub motive: Motive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// The turned card fits, so it must be laid (NN-22).
    MustLay,
    /// The turned card does not fit, and no other move is better.
    MustPut,
    /// Another card fits then that did not fit before.
    NowFits {
        /// Turned, or at the end of its row.
        card: CardKind,
    },
    /// Another card still fits then.
    ThenFits {
        card: CardKind,
    },
    Frees {
        card: CardKind,
    },
    EmptiesRow,
    /// Every card of the colour fits then (NN-25).
    AllFit,
    /// A wish card helps more later (NN-25).
    Later,
    Wins,
}

impl Tip {
    /// A tip that depends only on the view; none before the deal and after the end.
    pub fn of(view: View<'_>) -> Option<Tip> {
        let (moves, wins) = candidates(view);
        let wanted = Playout::HARD.best(view, &moves, &mut trial_dice(view))?;
        let (card, motive) = reason_for(view, wanted)?;
        Some(Tip { wanted, card, motive: if wins { Motive::Wins } else { motive } })
    }
}

/// The card of a move, and the visible reason for it.
fn reason_for(view: View<'_>, wanted: Move) -> Option<(CardKind, Motive)> {
    let rules = view.rules();
    let colour_of = |card: CardKind| rules.deck().face(card).colour;
    let then = |card: CardKind, colour: Colour, top: CardKind| {
        let before = view.top(colour).is_some_and(|top| rules.can_follow(card, top));
        match (before, rules.can_follow(card, top)) {
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
    use crate::engine::{Chance, Setup};
    use crate::games::patience::engine::Position;
    use crate::games::patience::rules::Rules;
    use crate::rules::{AnyRules, Library};

    fn undealt(seed: u64) -> PatienceGame {
        PatienceGame::begin(&rules(), Setup::new(1), seed)
    }

    #[test]
    fn a_move_counts_more_for_each_order_that_can_still_be_won() {
        let plain = Playout { solves: false, ..Playout::HARD };
        let mut differ = 0;
        for seed in 0..6 {
            let mut game = undealt(seed);
            game.apply(Seat(0), Move::Deal).expect("the deal");
            for _ in 0..6 {
                let (view, moves) = (game.view(), game.view().legal_moves());
                let mut dice = Dice::new(seed, 1);
                let orders = (0..Playout::HARD.orders).map(|_| view.determinize(&mut dice));
                // An order that is not solved before the move is not searched after it.
                let orders: Vec<PatienceGame> =
                    orders.filter(|order| order.solve(ORDER_POSITIONS) == SolverResult::Winnable).collect();
                let winnable = |wanted: &Move| {
                    let mut then = orders.clone();
                    for order in &mut then {
                        order.apply(Seat(0), *wanted).expect("a legal move");
                    }
                    then.iter().filter(|order| order.solve(ORDER_POSITIONS) == SolverResult::Winnable).count()
                };
                let winnable: Vec<u32> =
                    moves.iter().map(winnable).map(|count| count.try_into().expect("few")).collect();
                let without = plain.evaluate(view, &moves, &mut Dice::new(seed, 1));
                let with: Vec<u32> =
                    without.iter().zip(&winnable).map(|(worth, count)| worth + WINNABLE * count).collect();
                assert_eq!(Playout::HARD.evaluate(view, &moves, &mut Dice::new(seed, 1)), with, "{seed}: {moves:?}");
                differ += usize::from(winnable.iter().max() != winnable.iter().min());
                game.apply(Seat(0), moves[0]).expect("a legal move");
            }
        }
        assert!(differ > 3, "{differ}");
    }

    #[test]
    fn the_answer_depends_on_the_view_and_not_on_the_hidden_order() {
        let mut game = undealt(5);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        assert!(chances(game.view()).is_some_and(|outlook| outlook.tried == SAMPLED_ORDERS));
        let few = |game: &PatienceGame| chances_within(game.view(), 20, 20_000);
        let first = few(&game);
        assert!(first.is_some_and(|outlook| outlook.winnable > 0), "it is not the same for want of wins: {first:?}");
        assert_eq!(few(&game), first);
        let mut dice = Dice::new(9, 9);
        for _ in 0..3 {
            assert_eq!(few(&game.view().determinize(&mut dice)), first);
        }
    }

    #[test]
    fn with_nothing_hidden_the_answer_is_exact() {
        let mut exact = 0;
        for seed in 0..10 {
            let mut game = undealt(seed);
            assert_eq!(chances(game.view()), None, "before the deal");
            let mut dice = Dice::new(seed, 1);
            game.apply(Seat(0), Move::Deal).expect("the deal");
            while game.outcome().is_none() {
                if game.view().left() <= 1 {
                    let outlook = chances(game.view()).expect("the game goes on");
                    assert_eq!((outlook.tried, outlook.winnable), (0, 0));
                    assert_ne!(outlook.answer, SolverResult::Undecided);
                    exact += 1;
                }
                let wanted = *dice.pick(&game.view().legal_moves()).expect("a legal move");
                game.apply(Seat(0), wanted).expect("a legal move");
            }
            assert_eq!(chances(game.view()), None, "after the end");
        }
        assert!(exact > 0);
    }

    #[test]
    fn without_a_budget_nothing_is_known() {
        let mut game = undealt(5);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        let outlook = chances_within(game.view(), 3, 0).expect("the game goes on");
        assert_eq!((outlook.answer, outlook.tried, outlook.winnable), (SolverResult::Undecided, 3, 0));
    }

    fn rules() -> Arc<Rules> {
        match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
            Ok(AnyRules::Patience(rules)) => rules,
            other => panic!("a patience: {other:?}"),
        }
    }

    fn card(code: &str) -> CardKind {
        let rules = rules();
        rules.deck().kinds().find(|kind| rules.terms.code(*kind) == code).expect("the deck has the card")
    }

    fn cards(codes: &str) -> Vec<CardKind> {
        codes.split_whitespace().map(card).collect()
    }

    /// A game with the piles `r12 y39 g34 b7`, one row of red cards from its free card on, and what is given.
    fn game(red_row: &str, kept: &str, turned: &str, hidden: &str) -> PatienceGame {
        let position = Position {
            piles: ["r12", "y39", "g34", "b7"].map(cards).into(),
            rows: [red_row, "", "", ""].map(cards).into(),
            kept: cards(kept),
            turned: cards(turned).first().copied(),
            hidden: cards(hidden),
        };
        PatienceGame::from_position(rules(), &position, Chance::Seeded(Dice::new(1, 0))).expect("a possible position")
    }

    fn red() -> Colour {
        Colour(0)
    }

    #[test]
    fn a_tip_is_legal_and_the_same_each_time() {
        for seed in 0..2 {
            let mut game = PatienceGame::begin(&rules(), Setup::new(1), seed);
            assert_eq!(Tip::of(game.view()), None, "before the deal");
            game.apply(Seat(0), Move::Deal).expect("the deal");
            let mut dice = Dice::new(seed, 1);
            while game.outcome().is_none() {
                let tip = Tip::of(game.view()).expect("something can be done");
                assert_eq!(Tip::of(game.view().determinize(&mut dice).view()), Some(tip), "only what is open counts");
                game.apply(Seat(0), tip.wanted).expect("a tip is a legal move");
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
        // Every card is laid only if the row card comes first.
        let now = game("rx r40", "", "r5", "");
        let tip = Tip::of(now.view()).expect("a tip");
        assert_eq!((tip.wanted, tip.card), (Move::Row(red()), card("rx")));
        assert_eq!(tip.motive, Motive::Wins);
        let because = reason_for(now.view(), Move::Row(red()));
        assert_eq!(because, Some((card("rx"), Motive::NowFits { card: card("r5") })));
    }

    #[test]
    fn a_winning_move_is_named_if_known_and_if_others_lose() {
        let tip = |red: &str, kept: &str, turned: &str, hidden: &str| {
            Tip::of(game(red, kept, turned, hidden).view()).map(|tip| (tip.wanted, tip.motive))
        };
        // A tip never advises to stop.
        assert_eq!(tip("r7", "w", "", ""), Some((Move::Wish(red()), Motive::Wins)));
        // Red 10 and red 40 can be laid in either order.
        assert!(matches!(tip("r40", "", "rx", ""), Some((_, Motive::ThenFits { .. }))));
        // One hidden card is known, two are not, even if both can be laid in either order.
        assert_eq!(tip("rx r40", "", "r5", "y36"), Some((Move::Row(red()), Motive::Wins)));
        assert_eq!(tip("rx r40", "", "r5", "y36 y3"), Some((Move::Row(red()), Motive::NowFits { card: card("r5") })));
    }

    #[test]
    fn every_sort_of_move_has_a_reason_that_can_be_seen() {
        let reason = |game: &PatienceGame, wanted| reason_for(game.view(), wanted).map(|(_, motive)| motive);
        let row = game("r9 r7", "", "b40", "y2 y3");
        assert_eq!(reason(&row, Move::Row(red())), Some(Motive::Frees { card: card("r7") }));
        let last = game("r9", "", "b40", "y2 y3");
        assert_eq!(reason(&last, Move::Row(red())), Some(Motive::EmptiesRow));
        let turned = game("r7", "", "w", "y2 y3");
        assert_eq!(reason(&turned, Move::Wish(red())), Some(Motive::NowFits { card: card("r7") }));
        assert_eq!(reason(&turned, Move::Wish(Colour(1))), Some(Motive::AllFit));
        assert_eq!(reason(&turned, Move::Keep), Some(Motive::Later));
        let kept = game("", "w", "r7", "y2 y3");
        let wish = reason_for(kept.view(), Move::Wish(red()));
        assert_eq!(wish, Some((card("w"), Motive::NowFits { card: card("r7") })));
    }

    #[test]
    fn tips_lay_more_than_chance() {
        let (mut tips, mut easy) = (0_u32, 0_u32);
        for seed in 0..8 {
            let play = |choose: &mut dyn FnMut(View<'_>) -> Move| {
                let mut game = PatienceGame::begin(&rules(), Setup::new(1), seed);
                game.apply_silently(Seat(0), Move::Deal).expect("the deal");
                loop {
                    if let Some(outcome) = game.outcome() {
                        return u32::from(outcome.laid);
                    }
                    let wanted = choose(game.view());
                    game.apply_silently(Seat(0), wanted).expect("a legal move");
                }
            };
            tips += play(&mut |view| Tip::of(view).expect("a tip").wanted);
            let mut bot = Level::Random.bot::<PatienceGame>();
            let mut dice = Dice::new(seed, 1);
            easy += play(&mut |view| bot.choose(view, &mut dice));
        }
        assert!(tips > easy, "{tips} against {easy}");
    }
}
