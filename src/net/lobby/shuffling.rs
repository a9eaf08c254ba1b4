//! A shuffle that goes on at a table, and one that has dealt.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::person::PersonId;
use crate::record::{FairShuffle, Nonce};

/// A shuffle that has not dealt yet. It is kept before anybody is told of it: a server that is killed meanwhile goes on with the same
/// secret, and with the parts that it has.
#[derive(Clone, Serialize, Deserialize)]
pub struct Shuffling {
    /// What the server is bound to.
    pub secret: Nonce,
    /// What has come.
    pub parts: BTreeMap<PersonId, Nonce>,
    /// Whose parts are waited for.
    #[serde(skip)]
    pub asked: BTreeSet<PersonId>,
    /// Until when; nobody knows as long as nobody is back behind a restart.
    #[serde(skip)]
    pub until: Option<Instant>,
}

/// The shuffle of the game that is played, or was.
#[derive(Clone, Debug)]
pub struct Shuffled {
    /// How the seed came about.
    pub made: FairShuffle,
    /// Who has added a part.
    pub by: Vec<String>,
    /// Whether everybody was told the secret.
    pub is_revealed: bool,
}

impl std::fmt::Debug for Shuffling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The secret is nobody's business, nor is a part before the end.
        f.debug_struct("Shuffling").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl Shuffling {
    /// A shuffle for which nobody is asked yet.
    pub fn new(secret: Nonce, until: Instant) -> Self {
        Shuffling { secret, parts: BTreeMap::new(), asked: BTreeSet::new(), until: Some(until) }
    }

    /// Whether nobody is waited for.
    pub fn is_complete(&self) -> bool {
        self.asked.is_empty()
    }

    /// Behind a restart everybody is waited for whose part is not there.
    pub fn begins_again(&mut self, players: impl Iterator<Item = PersonId>) {
        self.asked = players.filter(|id| !self.parts.contains_key(id)).collect();
    }

    /// Whether the game with this shuffle was dealt.
    pub fn has_made(&self, shuffle: Option<&FairShuffle>) -> bool {
        shuffle.is_some_and(|shuffle| shuffle.secret == self.secret)
    }
}
