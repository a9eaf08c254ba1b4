//! What a server has promised of the cards before it dealt them, kept at this end until the game is over and checked then.

use serde::{Deserialize, Serialize};

use crate::net::shuffle::{Given, Shuffle};
use crate::record::{ENOUGH, Nonce};
use crate::say::{Line, msg};
use crate::session::RemoteTerminal;

/// A promise that the server has made, with the own part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    table: u64,
    game: u64,
    commitment: Nonce,
    #[serde(default)]
    part: Option<Nonce>,
    /// What came of it.
    #[serde(default)]
    found: Option<Finding>,
}

/// What is found out about a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// The server did as it had said; whether a part of one's own is in it.
    Kept(bool),
    /// The own part is not in it.
    LeftOut,
    /// The server has done something else.
    Broken,
    /// It has begun anew after it had the own part.
    Changed,
    /// It has not told its secret, and goes on.
    Withheld,
}

impl Promise {
    /// The digits of the commitment by which a record is compared with it.
    #[must_use]
    pub fn digits(&self) -> String {
        self.commitment.to_string().chars().take(ENOUGH).collect()
    }
}

impl Finding {
    /// What is told of it.
    #[must_use]
    pub fn line(self, outpost: &RemoteTerminal) -> Line {
        match self {
            Finding::Kept(true) => outpost.help(msg!("promise-kept")),
            Finding::Kept(false) => outpost.help(msg!("promise-kept-alone")),
            Finding::LeftOut => outpost.error(msg!("promise-left-out")),
            Finding::Broken => outpost.error(msg!("promise-broken")),
            Finding::Changed => outpost.error(msg!("promise-changed")),
            Finding::Withheld => outpost.error(msg!("promise-withheld")),
        }
    }
}

/// What is told of a promise when somebody asks.
#[must_use]
pub fn tells(promise: Option<&Promise>, outpost: &RemoteTerminal) -> Line {
    match promise {
        None => outpost.help(msg!("promise-none")),
        Some(Promise { found: Some(found), .. }) => found.line(outpost),
        Some(Promise { part: Some(_), .. }) => outpost.help(msg!("promise-waits")),
        Some(Promise { part: None, .. }) => outpost.help(msg!("promise-waits-alone")),
    }
}

/// What follows from what a server tells of a shuffle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Follows {
    /// The part that is to be sent.
    pub given: Option<Given>,
    /// What is to be told unasked.
    pub told: Option<Finding>,
}

/// Takes what a server tells of a shuffle. A new part comes from `chance`; without one none is added.
pub fn hears(kept: &mut Option<Promise>, told: &Shuffle, chance: impl FnOnce() -> Option<Nonce>) -> Follows {
    let same = kept.as_mut().filter(|kept| (kept.table, kept.game) == (told.table, told.game));
    if let Some(revealed) = &told.revealed {
        // What was never promised here cannot be checked, and what was checked stays as it is.
        let Some(kept) = same.filter(|kept| kept.found.is_none()) else { return Follows::default() };
        let is_kept = [revealed.secret.commitment(), told.commitment].iter().all(|other| *other == kept.commitment);
        let is_in = kept.part.is_none_or(|part| revealed.parts.values().any(|other| *other == part));
        let found = match (is_kept && revealed.makes_the_seed(), is_in) {
            (false, _) => Finding::Broken,
            (true, false) => Finding::LeftOut,
            (true, true) => Finding::Kept(kept.part.is_some()),
        };
        kept.found = Some(found);
        return Follows { told: Some(found).filter(|found| !matches!(found, Finding::Kept(_))), given: None };
    }
    let before = same.is_some();
    let unsettled =
        kept.as_ref().filter(|kept| kept.table == told.table && kept.part.is_some() && kept.found.is_none());
    let mut follows = Follows::default();
    match unsettled {
        // It is told once, and stays what is said of this game.
        Some(kept) if before && kept.commitment != told.commitment => follows.told = Some(Finding::Changed),
        Some(_) if !before => follows.told = Some(Finding::Withheld),
        _ => {}
    }
    let stays = kept.as_ref().filter(|kept| before && kept.commitment == told.commitment);
    let mut promise = stays.cloned().unwrap_or(Promise {
        table: told.table,
        game: told.game,
        commitment: told.commitment,
        part: None,
        found: follows.told.filter(|found| *found == Finding::Changed),
    });
    if told.part {
        promise.part = promise.part.or_else(chance);
        follows.given = promise.part.map(|part| Given { table: told.table, game: told.game, part });
    }
    *kept = Some(promise);
    follows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::net::shuffle::Revealed;
    use crate::record::FairShuffle;

    fn told(game: u64, secret: u8, part: bool) -> Shuffle {
        Shuffle { table: 7, game, commitment: Nonce([secret; 32]).commitment(), part, revealed: None }
    }

    #[allow(clippy::unnecessary_wraps, reason = "it stands for a chance that may fail")]
    fn own() -> Option<Nonce> {
        Some(Nonce([1; 32]))
    }

    /// What is told at the end where these have added a part.
    fn end(game: u64, secret: u8, parts: &[u8]) -> Shuffle {
        let mut made = FairShuffle::new(Nonce([secret; 32]));
        for (seat, part) in (0..).map(Seat).zip(parts) {
            made.add(seat, Nonce([*part; 32]));
        }
        Shuffle { revealed: Some(Revealed::of(&made)), ..told(game, secret, false) }
    }

    /// What is told unasked at the end, and what is kept.
    fn found(kept: &mut Option<Promise>, end: &Shuffle) -> (Option<Finding>, Option<Finding>) {
        let told = hears(kept, end, || panic!("no part is asked for")).told;
        (told, kept.as_ref().and_then(|kept| kept.found))
    }

    #[test]
    fn a_promise_is_kept_and_checked_when_the_game_is_over() {
        let mut kept = None;
        let follows = hears(&mut kept, &told(1, 5, true), own);
        assert_eq!(follows, Follows { given: Some(Given { table: 7, game: 1, part: Nonce([1; 32]) }), told: None });
        // Asked again behind a break, the same part is given, and nothing is said of it.
        assert_eq!(hears(&mut kept, &told(1, 5, true), || Some(Nonce([2; 32]))), follows);
        assert_eq!(hears(&mut kept, &told(1, 5, false), own), Follows::default());
        let text = serde_json::to_string(&kept).expect("JSON");
        let mut again: Option<Promise> = serde_json::from_str(&text).expect("the same");
        assert_eq!(found(&mut again, &end(1, 5, &[9, 1])), (None, Some(Finding::Kept(true))));
        // What was found stays, whatever comes.
        assert_eq!(found(&mut again, &end(1, 6, &[9, 1])), (None, Some(Finding::Kept(true))));
        assert_eq!(hears(&mut again, &told(2, 6, false), own), Follows::default());
        assert_eq!(found(&mut again, &end(2, 6, &[])), (None, Some(Finding::Kept(false))));
    }

    #[test]
    fn whatever_a_server_does_else_is_told_once() {
        let promised = || {
            let mut kept = None;
            hears(&mut kept, &told(1, 5, true), own);
            kept
        };
        let tells = |end: Shuffle| {
            let mut kept = promised();
            let (told, stays) = found(&mut kept, &end);
            assert_eq!((told, found(&mut kept, &end)), (stays, (None, stays)));
            told
        };
        assert_eq!(tells(end(1, 5, &[9])), Some(Finding::LeftOut));
        assert_eq!(tells(end(1, 6, &[9, 1])), Some(Finding::Broken), "another secret");
        // Another secret under the old commitment.
        let commitment = Nonce([5; 32]).commitment();
        assert_eq!(tells(Shuffle { commitment, ..end(1, 6, &[9, 1]) }), Some(Finding::Broken));
        let mut seed = end(1, 5, &[9, 1]);
        if let Some(revealed) = &mut seed.revealed {
            revealed.seed = "1".to_owned();
        }
        assert_eq!(tells(seed), Some(Finding::Broken), "another seed");
        let mut kept = promised();
        assert_eq!(hears(&mut kept, &told(1, 6, true), own).told, Some(Finding::Changed));
        assert_eq!(found(&mut kept, &end(1, 6, &[1])), (None, Some(Finding::Changed)), "it is not made good by that");
        let mut kept = promised();
        assert_eq!(hears(&mut kept, &told(2, 6, true), own).told, Some(Finding::Withheld));
        // A table that was left has not broken any promise.
        let mut kept = promised();
        assert_eq!(hears(&mut kept, &Shuffle { table: 8, ..told(1, 6, false) }, own), Follows::default());
        assert_eq!(found(&mut None, &end(1, 5, &[1])), (None, None));
    }

    #[test]
    fn without_chance_nothing_is_added() {
        let mut kept = None;
        assert_eq!(hears(&mut kept, &told(1, 5, true), || None).given, None);
        assert_eq!(found(&mut kept, &end(1, 5, &[9])), (None, Some(Finding::Kept(false))));
    }
}
