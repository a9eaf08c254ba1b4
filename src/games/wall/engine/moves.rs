//! Moves, observations, and reasons why a move is illegal.

use std::fmt;

use crate::cards::CardKind;
use crate::engine::{Explanation, NotationFault, Seat};
use crate::games::wall::rules::Fit;

/// Index of a stack, from the left; 0 is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot(pub u8);

impl Spot {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all(stacks: u8) -> impl DoubleEndedIterator<Item = Spot> + ExactSizeIterator + Clone {
        (0..stacks).map(Spot)
    }
}

/// Counted from 1, as in records.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// One of the two parties: the seats 1, 3 and so on, or 2, 4 and so on (NN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Party(pub u8);

impl Party {
    pub const BOTH: [Party; 2] = [Party(0), Party(1)];

    pub fn of(seat: Seat) -> Self {
        Party(seat.0 % 2)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn other(self) -> Self {
        Party(1 - self.0)
    }

    pub fn seats(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(seats).filter(move |seat| Party::of(*seat) == self)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Two stacks from which a pair is taken. If both are the same, the two front cards of that row (NN-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair(Spot, Spot);

impl Pair {
    pub fn new(one: Spot, other: Spot) -> Self {
        Pair(one.min(other), one.max(other))
    }

    pub fn spots(self) -> [Spot; 2] {
        [self.0, self.1]
    }

    pub fn is_of_one(self) -> bool {
        self.0 == self.1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BreachSide {
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Deal,
    Take(Pair),
    /// Exchanges the free card of a stack for one that was taken (NN-16).
    Exchange {
        spot: Spot,
        /// The new free card.
        card: CardKind,
    },
    /// Takes all cards on one side of a breach (NN-15).
    Breach {
        spot: Spot,
        side: BreachSide,
    },
    /// Takes no other pair, where the rules allow that (NN-14).
    Pass,
}

impl Move {
    /// Takes the free cards of two stacks, or the two front cards of one.
    pub fn take(one: Spot, other: Spot) -> Self {
        Move::Take(Pair::new(one, other))
    }
}

/// An event; everybody sees all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    Dealt {
        first: Seat,
    },
    /// A ban became free and moved aside (NN-17).
    MovedAside {
        spot: Spot,
        card: CardKind,
        /// The banned row of the times table.
        row: u16,
        in_force: bool,
    },
    /// A free card was exchanged for one that was taken (NN-16).
    Exchanged {
        seat: Seat,
        spot: Spot,
        /// The old free card.
        away: CardKind,
        /// The new free card.
        card: CardKind,
    },
    Taken {
        seat: Seat,
        pair: Pair,
        /// In the order of the stacks.
        cards: [CardKind; 2],
        fit: Fit,
        /// Cards of the party after the move.
        collected: u16,
    },
    Freed {
        spot: Spot,
        /// The free card; none if the stack is empty.
        card: Option<CardKind>,
        left: u8,
    },
    /// The opening is over, and the main part begins (NN-13).
    MainBegins,
    /// The player goes on after a double match (NN-14).
    GoesOn {
        seat: Seat,
        may_pass: bool,
    },
    /// The player takes no other pair (NN-14).
    Passed {
        seat: Seat,
    },
    /// One or two stacks are empty, which ends the game (NN-15).
    Breached {
        /// The player whose move made the breach.
        seat: Seat,
        spots: Vec<Spot>,
    },
    TookSide {
        seat: Seat,
        spot: Spot,
        side: BreachSide,
        cards: u16,
        /// Cards of the party after the move.
        collected: u16,
    },
    Ends(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub end: EndReason,
    /// Cards of the parties in this round.
    pub collected: [u16; 2],
    /// Cards of the parties in all rounds so far; none in a match of one round.
    pub totals: Option<[u16; 2]>,
    /// The match is over, too.
    pub is_last: bool,
}

impl Outcome {
    /// The party that has won the round; none in a draw.
    pub fn winner(&self) -> Option<Party> {
        more(self.collected)
    }

    /// The party that has more cards in all rounds so far; none in a draw.
    pub fn leader(&self) -> Option<Party> {
        more(self.totals.unwrap_or(self.collected))
    }

    /// The party that has won the match if this was its last round, otherwise the round; none in a draw.
    pub fn decided(&self) -> Option<Party> {
        if self.is_last { self.leader() } else { self.winner() }
    }
}

fn more([one, other]: [u16; 2]) -> Option<Party> {
    (one != other).then_some(Party(u8::from(one < other)))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A stack is empty (NN-15).
    Breach,
    /// There is no pair, and no exchange gives one (NN-15, NN-19).
    NoPair,
}

pub type IllegalMove = Explanation<IllegalReason>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    NotYourTurn {
        turn: Seat,
    },
    NotDealt,
    AlreadyDealt,
    Over,
    NoSuchStack {
        spot: Spot,
        stacks: u8,
    },
    Empty {
        spot: Spot,
    },
    /// Only one card of each stack is free.
    OneStack {
        spot: Spot,
    },
    LastOfRow {
        spot: Spot,
    },
    NeverPairs {
        card: CardKind,
    },
    DoNotFit {
        cards: [CardKind; 2],
    },
    /// In the opening double matches come first (NN-13).
    DoublyFirst {
        cards: [CardKind; 2],
        instead: Pair,
    },
    /// The card cannot be exchanged (NN-16).
    NoExchange {
        card: CardKind,
    },
    /// The card is not among those that an exchange can bring back.
    NotAmongTaken {
        card: CardKind,
    },
    LeavesNoPair {
        card: CardKind,
    },
    /// A pair must be taken: passing is never allowed, or only after a double match (NN-14).
    MustTake {
        /// The rules allow a pass after a double match.
        passes: bool,
    },
    MustChooseSide,
    NoBreach,
    /// That side of the breach has no stack, or the stack is not empty.
    NoSide,
}

pub fn side_word(side: BreachSide) -> &'static str {
    match side {
        BreachSide::Left => "left",
        BreachSide::Right => "right",
    }
}

/// Reads the number of a stack, counted from 1.
///
/// # Errors
/// The text is not the number of a stack.
pub fn read_spot(text: &str) -> Result<Spot, NotationFault> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=9).contains(number));
    number.map(|number| Spot(number - 1)).ok_or_else(|| NotationFault::UnknownStack { stack: text.to_owned() })
}

pub fn read_side(text: &str) -> Result<BreachSide, NotationFault> {
    match text {
        "left" => Ok(BreachSide::Left),
        "right" => Ok(BreachSide::Right),
        _ => Err(NotationFault::UnknownSide { side: text.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Codes, Game as _};
    use crate::games::wall::engine::WallGame;
    use crate::rules::{AnyRules, Library};

    #[test]
    fn what_is_written_can_be_read() {
        let Ok(AnyRules::Wall(rules)) = Library::built_in().load("numnum-wall", &[]).map(|game| game.rules) else {
            panic!("a wall game");
        };
        let spot = Spot(3);
        let card = Codes::of(&rules.terms).read_card("r12").expect("a card");
        let moves = [
            Move::Deal,
            Move::take(Spot(6), Spot(0)),
            Move::take(spot, spot),
            Move::Exchange { spot, card },
            Move::Breach { spot, side: BreachSide::Right },
            Move::Pass,
        ];
        for wanted in moves {
            assert_eq!(WallGame::read(&rules, &WallGame::write(&rules, wanted)), Ok(wanted));
        }
        assert_eq!(WallGame::write(&rules, moves[1]), "take 1 7");
        assert_eq!(WallGame::read(&rules, "take 0 3"), Err(NotationFault::UnknownStack { stack: "0".to_owned() }));
        assert_eq!(WallGame::read(&rules, "breach 3 up"), Err(NotationFault::UnknownSide { side: "up".to_owned() }));
        assert_eq!(WallGame::read(&rules, "deal 3"), Err(NotationFault::TooMuch { rest: "3".to_owned() }));
        assert_eq!(WallGame::read(&rules, "take 3"), Err(NotationFault::Missing { after: "3".to_owned() }));
    }
}
