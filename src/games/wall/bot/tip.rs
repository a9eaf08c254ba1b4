//! Tips. The search is that of the level `medium`, but an exchange does not use up a move.

use super::search::{MEDIUM_DEPTH, Search};
use crate::bot::Budget;
use crate::engine::{Game, Seat};
use crate::games::wall::engine::{Awaiting, Move, Party, Spot, View, WallGame};
use crate::games::wall::rules::Fit;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    pub wanted: Move,
    pub motive: Motive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    OnlyMove,
    Wins,
    Breaches {
        /// Cards that the breach brings besides the pair.
        cards: u16,
    },
    MostCards,
    /// It is a double match, so the player goes on (NN-14).
    GoesOn,
    /// The new card has a double match.
    FitsDoublyThen,
    /// The exchange gives a pair where there is none.
    FitsThen,
    BreachesThen {
        cards: u16,
    },
    /// The exchange allows a pair that leaves the next player fewer double matches.
    LeavesDoublyThen {
        next: Seat,
        pairs: u8,
    },
    /// The exchange allows a pair after which the next player cannot make the breach at once.
    AvoidsBreachThen {
        next: Seat,
    },
    /// After another move the next player could make the breach at once.
    AvoidsBreach {
        next: Seat,
    },
    /// It leaves the next player fewer double matches than another move.
    LeavesDoubly {
        next: Seat,
        pairs: u8,
    },
    FitsDoubly,
    /// No reason speaks for another move.
    AsGood,
}

impl Tip {
    /// A tip for the seat on turn; none if nobody is on turn. It depends only on the view.
    pub fn of(view: View<'_>) -> Option<Tip> {
        let seat = view.to_act()?;
        let values = Search::new(Party::of(seat), Budget::Positions(u64::MAX)).values(view, MEDIUM_DEPTH - 1);
        // Moves are sorted by promise, exchanges last, and the first of equal value wins.
        let (_, wanted) = values.into_iter().rev().max_by_key(|(value, _)| *value)?;
        Some(Tip { wanted, motive: motive(view, seat, wanted) })
    }
}

fn motive(view: View<'_>, seat: Seat, wanted: Move) -> Motive {
    let moves = view.legal_moves();
    if moves.len() == 1 {
        return Motive::OnlyMove;
    }
    let Some(after) = after(view, seat, wanted) else { return Motive::AsGood };
    let own = Party::of(seat);
    if after.outcome().is_some_and(|outcome| outcome.winner() == Some(own)) {
        return Motive::Wins;
    }
    match wanted {
        Move::Breach { spot, side } => {
            let cards = view.beside(spot, side);
            let is_less =
                |other: &Move| matches!(other, Move::Breach { spot, side } if view.beside(*spot, *side) < cards);
            if moves.iter().any(is_less) { Motive::MostCards } else { Motive::AsGood }
        }
        Move::Exchange { spot, .. } => exchange_motive(view, &after, spot, seat),
        Move::Take(_) | Move::Pass => {
            if let Some(cards) = breach_gain(&after, view.count(own), own) {
                return Motive::Breaches { cards };
            }
            if after.to_act() == Some(seat) {
                return Motive::GoesOn;
            }
            let others: Vec<WallGame> = moves.iter().filter_map(|other| self::after(view, seat, *other)).collect();
            let doubly = fit_of(view, wanted) == Some(Fit::Doubly);
            next_player_motive(&after, &others, own).unwrap_or(
                if doubly && moves.iter().any(|other| fit_of(view, *other) == Some(Fit::Singly)) {
                    Motive::FitsDoubly
                } else {
                    Motive::AsGood
                },
            )
        }
        Move::Deal => Motive::AsGood,
    }
}

fn after(view: View<'_>, seat: Seat, wanted: Move) -> Option<WallGame> {
    let mut game = view.determinize();
    game.apply_silently(seat, wanted).ok().map(|()| game)
}

fn fit_of(view: View<'_>, wanted: Move) -> Option<Fit> {
    match wanted {
        Move::Take(pair) => Some(view.fit(pair)?.1),
        _ => None,
    }
}

/// The reason for an exchange: the breach, a pair with the new card, or the reason for the pair that follows.
fn exchange_motive(before: View<'_>, after: &WallGame, spot: Spot, seat: Seat) -> Motive {
    if can_breach(after.view()) && !can_breach(before) {
        return Motive::BreachesThen { cards: best_breach(after, seat) };
    }
    let pairs = after.view().pairs().into_iter().filter(|(pair, _)| pair.spots().contains(&spot));
    match pairs.map(|(_, fit)| fit).max() {
        Some(Fit::Doubly) => Motive::FitsDoublyThen,
        Some(_) if before.pairs().is_empty() => Motive::FitsThen,
        _ => match Tip::of(after.view()).map(|tip| tip.motive) {
            Some(Motive::LeavesDoubly { next, pairs }) => Motive::LeavesDoublyThen { next, pairs },
            Some(Motive::AvoidsBreach { next }) => Motive::AvoidsBreachThen { next },
            _ => Motive::AsGood,
        },
    }
}

/// Cards that the best breach brings now, besides its pair.
fn best_breach(game: &WallGame, seat: Seat) -> u16 {
    let (view, own) = (game.view(), Party::of(seat));
    let brings = |wanted: Move| breach_gain(&after(view, seat, wanted)?, view.count(own), own);
    view.legal_moves().into_iter().filter_map(brings).max().unwrap_or_default()
}

/// None if the move made no breach. `before`: cards of the party before the move.
fn breach_gain(after: &WallGame, before: u16, own: Party) -> Option<u16> {
    let view = after.view();
    let taken = view.count(own).saturating_sub(before + 2);
    match view.awaits() {
        Awaiting::Side => view.larger_side(),
        Awaiting::Over | Awaiting::Deal if taken > 0 => Some(taken),
        _ => None,
    }
}

fn next_player_motive(after: &WallGame, all: &[WallGame], own: Party) -> Option<Motive> {
    let next = after.to_act().filter(|seat| Party::of(*seat) != own)?;
    let passes_on = |game: &&WallGame| game.to_act() == Some(next);
    if !can_breach(after.view()) && all.iter().filter(passes_on).any(|game| can_breach(game.view())) {
        return Some(Motive::AvoidsBreach { next });
    }
    let pairs = double_matches(after);
    let most = all.iter().filter(passes_on).map(double_matches).max()?;
    (pairs < most).then_some(Motive::LeavesDoubly { next, pairs })
}

fn can_breach(view: View<'_>) -> bool {
    let is_last = |spot: &Spot| view.len(*spot) == 1;
    let last = |wanted: Move| matches!(wanted, Move::Take(pair) if pair.spots().iter().any(is_last));
    view.rules().book.breach.is_some() && view.legal_moves().into_iter().any(last)
}

fn double_matches(game: &WallGame) -> u8 {
    let pairs = game.view().pairs().into_iter().filter(|(_, fit)| *fit == Fit::Doubly).count();
    u8::try_from(pairs).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::bot::{Computers as _, Level, SeatedBot};
    use crate::cards::CardKind;
    use crate::engine::{Chance, Codes, Dice};
    use crate::games::wall::engine::{BreachSide, Position};
    use crate::games::wall::rules::Rules;
    use crate::rules::{AnyRules, Library};

    const ME: Seat = Seat(0);
    const NEXT: Seat = Seat(1);

    /// A game of two players in its main part, with collected cards.
    fn game(stacks: [&str; 7], collected: [&str; 2]) -> WallGame {
        game_of("numnum-wall", stacks, collected)
    }

    /// A wall without exchanges.
    const WITH_PASSES: &str = "id = \"with-passes\"\nextends = \"numnum-wall\"\nremove = [\"cards.wish.exchange\"]\n";

    fn game_of(id: &str, stacks: [&str; 7], collected: [&str; 2]) -> WallGame {
        let mut library = Library::built_in();
        library.add_text("with-passes", "with-passes.toml", WITH_PASSES);
        let AnyRules::Wall(rules) = library.load(id, &[]).expect("no fault").rules else { panic!("no wall") };
        let cards = |codes: &str| cards(&rules, codes);
        let position = Position {
            seats: 2,
            stacks: stacks.into_iter().map(cards).collect(),
            taken: Party::BOTH.into_iter().zip(collected.map(cards)).collect(),
            main: true,
            ..Position::default()
        };
        WallGame::from_position(Arc::clone(&rules), &position, Chance::Seeded(Dice::new(1, 0))).expect("possible")
    }

    fn cards(rules: &Rules, codes: &str) -> Vec<CardKind> {
        let card = |code| Codes::of(&rules.terms).read_card(code).expect("the deck has the card");
        codes.split_whitespace().map(card).collect()
    }

    fn take(one: u8, other: u8) -> Move {
        Move::take(Spot(one - 1), Spot(other - 1))
    }

    fn motive_of(game: &WallGame, wanted: Move) -> Motive {
        assert_eq!(game.view().why_not(ME, wanted), None, "the move is legal");
        motive(game.view(), ME, wanted)
    }

    const NOTHING: [&str; 2] = ["", ""];

    #[test]
    fn the_only_move_needs_no_other_reason() {
        let game = game(["r5 g2", "b7 y3", "g13 g4", "y39 y2", "w g7", "w b3", "w g3"], NOTHING);
        assert_eq!(game.view().legal_moves(), [take(3, 4)]);
        assert_eq!(Tip::of(game.view()), Some(Tip { wanted: take(3, 4), motive: Motive::OnlyMove }));
    }

    #[test]
    fn a_breach_wins_or_brings_cards() {
        let stacks = ["r12", "r24 y3", "g13 g4", "y39 y2", "r6 r3", "b7 b3", "w g3"];
        let ahead = "b2 b4 b5 b6 b8 b9 b11 b12 b13 b15 b16 b18 b21 b22 b24 b34";
        let winning = game(stacks, NOTHING);
        assert_eq!(Tip::of(winning.view()), Some(Tip { wanted: take(1, 2), motive: Motive::Wins }));
        let losing = game(stacks, ["", ahead]);
        assert_eq!(motive_of(&losing, take(1, 2)), Motive::Breaches { cards: 11 });
        let mut middle = game(["g13 g4", "r24 y3", "r12", "y39 y2", "r6 r3", "b7 b3", "w g3"], ["", ahead]);
        assert_eq!(motive_of(&middle, take(3, 5)), Motive::Breaches { cards: 7 });
        middle.apply(ME, take(3, 5)).expect("a legal move");
        let side = |side| Move::Breach { spot: Spot(2), side };
        let tip = Tip { wanted: side(BreachSide::Right), motive: Motive::MostCards };
        assert_eq!(Tip::of(middle.view()), Some(tip));
        assert_eq!(motive_of(&middle, side(BreachSide::Left)), Motive::AsGood);
    }

    /// Under blue 11 lies yellow 2, which fits the last card of the fifth stack: whoever passes leaves that pair to the
    /// next player (NN-14).
    #[test]
    fn who_may_pass_does_not_open_the_breach_to_the_next_player() {
        let stacks = ["r34 g7 b2", "r51 w b3", "b11 y2 b8", "b5 g21 b9", "y13", "w g3 r3", "w y4 r4"];
        let mut game = game_of("with-passes", stacks, NOTHING);
        game.apply(ME, take(1, 2)).expect("a legal move");
        let tip = Tip { wanted: Move::Pass, motive: Motive::AvoidsBreach { next: NEXT } };
        assert_eq!(Tip::of(game.view()), Some(tip));
        let mut player = SeatedBot::new(ME, 1, WallGame::bot(Level::Hard, Budget::Positions(1_000)));
        assert_eq!(player.choose(game.view(), 1), Move::Pass);
    }

    #[test]
    fn what_fits_doubly_keeps_the_turn() {
        let game = game(["r12 b8 r2", "r24 y3", "g13 g2 g4", "y39 y2", "r5 r3", "b7 b3", "w g3"], NOTHING);
        assert_eq!(motive_of(&game, take(1, 2)), Motive::GoesOn);
    }

    #[test]
    fn an_exchange_is_for_what_fits_then() {
        let exchange =
            |game: &WallGame, code| Move::Exchange { spot: Spot(6), card: cards(game.view().rules(), code)[0] };
        let stacks = ["r12 b8 r2", "r24 y3", "g13 g2 g4", "y39 y2", "r5 r3", "b7 b3", "w g3"];
        let some_pairs = game(stacks, ["r9 b51", ""]);
        assert_eq!(motive_of(&some_pairs, exchange(&some_pairs, "r9")), Motive::FitsDoublyThen);
        assert_eq!(motive_of(&some_pairs, exchange(&some_pairs, "b51")), Motive::AsGood);
        let stacks = ["r5 b8", "y7 y3", "g13 g2", "b11 b2", "w r3", "w b3", "w g3"];
        let no_pair = game(stacks, ["r9 y8", ""]);
        assert_eq!(motive_of(&no_pair, exchange(&no_pair, "r9")), Motive::FitsThen);
        let stacks = ["r5", "y7 y3", "g13 g2", "y11 b2", "w r3", "w b3", "w g3"];
        let last_card = game(stacks, ["r9 g51", ""]);
        assert_eq!(motive_of(&last_card, exchange(&last_card, "r9")), Motive::BreachesThen { cards: 11 });
    }

    /// Two exchanges and a pair gain no more than the pair alone.
    #[test]
    fn nothing_is_exchanged_for_nothing() {
        let stacks = ["r5 b8 y9", "r7 y3 y4", "g13 g2 g5", "b11 b2 b5", "w r3", "w b3", "w g3"];
        let game = game(stacks, ["y8 g16", ""]);
        assert!(game.view().legal_moves().iter().any(|wanted| matches!(wanted, Move::Exchange { .. })));
        assert_eq!(Tip::of(game.view()).map(|tip| tip.wanted), Some(take(1, 2)));
    }

    /// Under red 5 lies blue 9, which fits the last card of the first stack.
    #[test]
    fn the_next_player_shall_not_make_the_breach() {
        let stacks = |first| [first, "r5 b9 g8", "r16 y2 g6", "r11 y4 g9", "w g7", "w b3", "w g3"];
        let open = game(stacks("b7"), NOTHING);
        assert_eq!(motive_of(&open, take(3, 4)), Motive::AvoidsBreach { next: NEXT });
        assert_ne!(motive_of(&open, take(2, 3)), Motive::AvoidsBreach { next: NEXT });
        let closed = game(stacks("b7 b8"), NOTHING);
        assert_eq!(motive_of(&closed, take(2, 3)), Motive::LeavesDoubly { next: NEXT, pairs: 0 });
        assert_eq!(motive_of(&closed, take(3, 4)), Motive::AsGood, "it leaves what fits doubly");
        let with = game(stacks("b7"), ["y13", ""]);
        let exchange = Move::Exchange { spot: Spot(6), card: cards(with.view().rules(), "y13")[0] };
        assert_eq!(motive_of(&with, exchange), Motive::AvoidsBreachThen { next: NEXT });
    }
}
