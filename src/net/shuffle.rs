//! How the cards of a table are shuffled by several, as it goes over the line: the server's commitment, a part that is asked for and
//! given, and the secret when the game is over.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::record::{FairShuffle, Nonce};

/// What everybody at a table is told of the shuffle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffle {
    /// The table.
    pub table: u64,
    /// Which of its games.
    pub game: u64,
    /// What the server has committed itself to.
    pub commitment: Nonce,
    /// Whether a part is asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub part: bool,
    /// How the seed came about, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Revealed>,
}

/// How a seed came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revealed {
    /// What the server had committed itself to.
    pub secret: Nonce,
    /// The parts of players, by the number of the seat, from 1.
    pub parts: BTreeMap<u8, Nonce>,
    /// The seed, in decimal digits: not every client has numbers so large.
    pub seed: String,
}

/// The part of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// The table.
    pub table: u64,
    /// Which of its games.
    pub game: u64,
    /// The part.
    pub part: Nonce,
}

impl Revealed {
    /// What is told of a shuffle when the game is over.
    #[must_use]
    pub fn of(shuffle: &FairShuffle) -> Self {
        let parts = shuffle.parts().iter().map(|(seat, part)| (seat.0 + 1, *part)).collect();
        Revealed { secret: shuffle.secret, parts, seed: shuffle.seed().to_string() }
    }

    /// Whether the seed is what all parts make.
    #[must_use]
    pub fn makes_the_seed(&self) -> bool {
        let mut shuffle = FairShuffle::new(self.secret);
        for (number, part) in &self.parts {
            let Some(seat) = number.checked_sub(1) else { return false };
            shuffle.add(Seat(seat), *part);
        }
        self.seed == shuffle.seed().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_at_the_end_makes_the_seed_and_nothing_else_does() {
        let mut shuffle = FairShuffle::new(Nonce([7; 32]));
        shuffle.add(Seat(2), Nonce([3; 32]));
        shuffle.add(Seat(0), Nonce([1; 32]));
        let told = Revealed::of(&shuffle);
        assert!(told.makes_the_seed());
        let text = serde_json::to_string(&told).expect("JSON");
        assert_eq!(serde_json::from_str::<Revealed>(&text).expect("the same"), told);
        for change in [
            |told: &mut Revealed| told.secret = Nonce([8; 32]),
            |told: &mut Revealed| _ = told.parts.remove(&1),
            |told: &mut Revealed| _ = told.parts.insert(2, Nonce([1; 32])),
            |told: &mut Revealed| _ = told.parts.insert(0, Nonce([1; 32])),
            |told: &mut Revealed| told.seed = "1".to_owned(),
        ] {
            let mut other = told.clone();
            change(&mut other);
            assert!(!other.makes_the_seed(), "{other:?}");
        }
    }
}
