//! The commit–reveal shuffle: its messages, and the check on the client.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::record::{ENOUGH, FairShuffle, Nonce};
use crate::session::Keyboard;
use crate::text::{Line, msg};

/// The shuffle of a game as announced to its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffle {
    pub table: u64,
    pub game: u64,
    pub commitment: Nonce,
    /// A nonce is requested.
    #[serde(rename = "part", default, skip_serializing_if = "std::ops::Not::not")]
    pub wants_nonce: bool,
    /// Present once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Revealed>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revealed {
    pub secret: Nonce,
    /// Nonces of the players by seat, from 1.
    #[serde(rename = "parts")]
    pub nonces: BTreeMap<u8, Nonce>,
    /// In decimal digits, since JSON numbers are not exact in every client.
    pub seed: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenNonce {
    pub table: u64,
    pub game: u64,
    #[serde(rename = "part")]
    pub nonce: Nonce,
}

impl Revealed {
    pub fn of(shuffle: &FairShuffle) -> Self {
        let nonces = shuffle.parts().iter().map(|(seat, nonce)| (seat.0 + 1, *nonce)).collect();
        Revealed { secret: shuffle.secret, nonces, seed: shuffle.seed().to_string() }
    }

    /// True if secret and nonces yield the seed.
    pub fn has_right_seed(&self) -> bool {
        let mut shuffle = FairShuffle::new(self.secret);
        for (number, nonce) in &self.nonces {
            let Some(seat) = number.checked_sub(1) else { return false };
            shuffle.add(Seat(seat), *nonce);
        }
        self.seed == shuffle.seed().to_string()
    }
}

/// A commitment of the server with the client's own nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_field_names, reason = "the name that is kept in files")]
pub struct Commitment {
    table: u64,
    game: u64,
    commitment: Nonce,
    #[serde(rename = "part", default)]
    nonce: Option<Nonce>,
    #[serde(default)]
    found: Option<ShuffleFinding>,
}

/// The result of checking a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShuffleFinding {
    /// Correct; the flag is set if the own nonce is included.
    Kept(bool),
    /// The own nonce is missing.
    LeftOut,
    /// Secret or seed do not match the commitment.
    Broken,
    /// The server replaced its commitment after it had received the nonce.
    Changed,
    /// The server began another game without revealing its secret.
    Withheld,
}

impl Commitment {
    /// The digits of the commitment that are compared with a record.
    pub fn digits(&self) -> String {
        self.commitment.to_string().chars().take(ENOUGH).collect()
    }
}

impl ShuffleFinding {
    pub fn line(self, terminal: &Keyboard) -> Line {
        match self {
            ShuffleFinding::Kept(true) => terminal.help(msg!("promise-kept")),
            ShuffleFinding::Kept(false) => terminal.help(msg!("promise-kept-alone")),
            ShuffleFinding::LeftOut => terminal.error(msg!("promise-left-out")),
            ShuffleFinding::Broken => terminal.error(msg!("promise-broken")),
            ShuffleFinding::Changed => terminal.error(msg!("promise-changed")),
            ShuffleFinding::Withheld => terminal.error(msg!("promise-withheld")),
        }
    }
}

/// Describes the state of a commitment to the user.
pub fn describe(commitment: Option<&Commitment>, terminal: &Keyboard) -> Line {
    match commitment {
        None => terminal.help(msg!("promise-none")),
        Some(Commitment { found: Some(found), .. }) => found.line(terminal),
        Some(Commitment { nonce: Some(_), .. }) => terminal.help(msg!("promise-waits")),
        Some(Commitment { nonce: None, .. }) => terminal.help(msg!("promise-waits-alone")),
    }
}

/// Consequences of a shuffle message: a nonce to send, and a finding to report.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Reaction {
    pub nonce: Option<GivenNonce>,
    pub finding: Option<ShuffleFinding>,
}

/// Handles a shuffle message. Without a random nonce none is contributed.
pub fn handle_shuffle(
    kept: &mut Option<Commitment>,
    told: &Shuffle,
    chance: impl FnOnce() -> Option<Nonce>,
) -> Reaction {
    let same = kept.as_mut().filter(|kept| (kept.table, kept.game) == (told.table, told.game));
    if let Some(revealed) = &told.revealed {
        // Unknown shuffles cannot be checked, and the first finding is final.
        let Some(kept) = same.filter(|kept| kept.found.is_none()) else { return Reaction::default() };
        let is_kept = [revealed.secret.commitment(), told.commitment].iter().all(|other| *other == kept.commitment);
        let is_in = kept.nonce.is_none_or(|nonce| revealed.nonces.values().any(|other| *other == nonce));
        let found = match (is_kept && revealed.has_right_seed(), is_in) {
            (false, _) => ShuffleFinding::Broken,
            (true, false) => ShuffleFinding::LeftOut,
            (true, true) => ShuffleFinding::Kept(kept.nonce.is_some()),
        };
        kept.found = Some(found);
        return Reaction {
            finding: Some(found).filter(|found| !matches!(found, ShuffleFinding::Kept(_))),
            nonce: None,
        };
    }
    let before = same.is_some();
    let unsettled =
        kept.as_ref().filter(|kept| kept.table == told.table && kept.nonce.is_some() && kept.found.is_none());
    let mut reaction = Reaction::default();
    match unsettled {
        // Reported once; the finding is final for this game.
        Some(kept) if before && kept.commitment != told.commitment => {
            reaction.finding = Some(ShuffleFinding::Changed);
        }
        Some(_) if !before => reaction.finding = Some(ShuffleFinding::Withheld),
        _ => {}
    }
    let stays = kept.as_ref().filter(|kept| before && kept.commitment == told.commitment);
    let mut commitment = stays.cloned().unwrap_or(Commitment {
        table: told.table,
        game: told.game,
        commitment: told.commitment,
        nonce: None,
        found: reaction.finding.filter(|found| *found == ShuffleFinding::Changed),
    });
    if told.wants_nonce {
        commitment.nonce = commitment.nonce.or_else(chance);
        reaction.nonce = commitment.nonce.map(|nonce| GivenNonce { table: told.table, game: told.game, nonce });
    }
    *kept = Some(commitment);
    reaction
}

#[cfg(test)]
mod tests {
    use super::Revealed;

    use super::*;
    use crate::record::Hex;

    #[test]
    fn what_is_told_at_the_end_makes_the_seed_and_nothing_else_does() {
        let mut shuffle = FairShuffle::new(Hex([7; 32]));
        shuffle.add(Seat(2), Hex([3; 32]));
        shuffle.add(Seat(0), Hex([1; 32]));
        let told = Revealed::of(&shuffle);
        assert!(told.has_right_seed());
        let text = serde_json::to_string(&told).expect("JSON");
        assert_eq!(serde_json::from_str::<Revealed>(&text).expect("the same"), told);
        for change in [
            |told: &mut Revealed| told.secret = Hex([8; 32]),
            |told: &mut Revealed| _ = told.nonces.remove(&1),
            |told: &mut Revealed| _ = told.nonces.insert(2, Hex([1; 32])),
            |told: &mut Revealed| _ = told.nonces.insert(0, Hex([1; 32])),
            |told: &mut Revealed| told.seed = "1".to_owned(),
        ] {
            let mut other = told.clone();
            change(&mut other);
            assert!(!other.has_right_seed(), "{other:?}");
        }
    }

    fn told(game: u64, secret: u8, part: bool) -> Shuffle {
        Shuffle { table: 7, game, commitment: Hex([secret; 32]).commitment(), wants_nonce: part, revealed: None }
    }

    #[allow(clippy::unnecessary_wraps, reason = "it stands for a chance that may fail")]
    fn own() -> Option<Nonce> {
        Some(Hex([1; 32]))
    }

    /// What is told at the end where these have added a part.
    fn end(game: u64, secret: u8, parts: &[u8]) -> Shuffle {
        let mut made = FairShuffle::new(Hex([secret; 32]));
        for (seat, part) in (0..).map(Seat).zip(parts) {
            made.add(seat, Hex([*part; 32]));
        }
        Shuffle { revealed: Some(Revealed::of(&made)), ..told(game, secret, false) }
    }

    /// What is told unasked at the end, and what is kept.
    fn found(kept: &mut Option<Commitment>, end: &Shuffle) -> (Option<ShuffleFinding>, Option<ShuffleFinding>) {
        let told = handle_shuffle(kept, end, || panic!("no part is asked for")).finding;
        (told, kept.as_ref().and_then(|kept| kept.found))
    }

    #[test]
    fn a_promise_is_kept_and_checked_when_the_game_is_over() {
        let mut kept = None;
        let reaction = handle_shuffle(&mut kept, &told(1, 5, true), own);
        assert_eq!(
            reaction,
            Reaction { nonce: Some(GivenNonce { table: 7, game: 1, nonce: Hex([1; 32]) }), finding: None }
        );
        // Asked again behind a break, the same part is given, and nothing is said of it.
        assert_eq!(handle_shuffle(&mut kept, &told(1, 5, true), || Some(Hex([2; 32]))), reaction);
        assert_eq!(handle_shuffle(&mut kept, &told(1, 5, false), own), Reaction::default());
        let text = serde_json::to_string(&kept).expect("JSON");
        let mut again: Option<Commitment> = serde_json::from_str(&text).expect("the same");
        assert_eq!(found(&mut again, &end(1, 5, &[9, 1])), (None, Some(ShuffleFinding::Kept(true))));
        // What was found stays, whatever comes.
        assert_eq!(found(&mut again, &end(1, 6, &[9, 1])), (None, Some(ShuffleFinding::Kept(true))));
        assert_eq!(handle_shuffle(&mut again, &told(2, 6, false), own), Reaction::default());
        assert_eq!(found(&mut again, &end(2, 6, &[])), (None, Some(ShuffleFinding::Kept(false))));
    }

    #[test]
    fn whatever_a_server_does_else_is_told_once() {
        let promised = || {
            let mut kept = None;
            handle_shuffle(&mut kept, &told(1, 5, true), own);
            kept
        };
        let tells = |end: Shuffle| {
            let mut kept = promised();
            let (told, stays) = found(&mut kept, &end);
            assert_eq!((told, found(&mut kept, &end)), (stays, (None, stays)));
            told
        };
        assert_eq!(tells(end(1, 5, &[9])), Some(ShuffleFinding::LeftOut));
        assert_eq!(tells(end(1, 6, &[9, 1])), Some(ShuffleFinding::Broken), "another secret");
        // Another secret under the old commitment.
        let commitment = Hex([5; 32]).commitment();
        assert_eq!(tells(Shuffle { commitment, ..end(1, 6, &[9, 1]) }), Some(ShuffleFinding::Broken));
        let mut seed = end(1, 5, &[9, 1]);
        if let Some(revealed) = &mut seed.revealed {
            revealed.seed = "1".to_owned();
        }
        assert_eq!(tells(seed), Some(ShuffleFinding::Broken), "another seed");
        let mut kept = promised();
        assert_eq!(handle_shuffle(&mut kept, &told(1, 6, true), own).finding, Some(ShuffleFinding::Changed));
        assert_eq!(
            found(&mut kept, &end(1, 6, &[1])),
            (None, Some(ShuffleFinding::Changed)),
            "it is not made good by that"
        );
        let mut kept = promised();
        assert_eq!(handle_shuffle(&mut kept, &told(2, 6, true), own).finding, Some(ShuffleFinding::Withheld));
        // A table that was left has not broken any promise.
        let mut kept = promised();
        assert_eq!(handle_shuffle(&mut kept, &Shuffle { table: 8, ..told(1, 6, false) }, own), Reaction::default());
        assert_eq!(found(&mut None, &end(1, 5, &[1])), (None, None));
    }

    #[test]
    fn without_chance_nothing_is_added() {
        let mut kept = None;
        assert_eq!(handle_shuffle(&mut kept, &told(1, 5, true), || None).nonce, None);
        assert_eq!(found(&mut kept, &end(1, 5, &[9])), (None, Some(ShuffleFinding::Kept(false))));
    }
}
