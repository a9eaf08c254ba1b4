//! What happened in many games, counted by its name: which cards were laid, which effects came about, who began.

use std::collections::BTreeMap;

use crate::engine::{CardMovement, Cause, Observation, Outcome, PublicEvent, Seat};
use crate::rules::Rules;

/// Counts over rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// How many rounds ended.
    pub rounds: u64,
    /// Rounds that one side won: one player alone, or partners.
    pub decided: u64,
    /// Those of them that the side of the first player won.
    pub first_won: u64,
    /// How often a card of an entry was laid, by the entry's id.
    pub laid: BTreeMap<String, u64>,
    /// How often something came about, by its name.
    pub happened: BTreeMap<&'static str, u64>,
    /// Who began the round.
    first: Option<Seat>,
}

impl Watched {
    /// Counts a game of one round that the first side won, another one won, or nobody alone.
    pub fn note_winner(&mut self, winner: Option<usize>) {
        self.rounds += 1;
        self.decided += u64::from(winner.is_some());
        self.first_won += u64::from(winner == Some(0));
    }

    /// Counts what a step brought about.
    pub fn note(&mut self, seen: &[Observation], rules: &Rules) {
        for seen in seen {
            if let Observation::Told(PublicEvent::First { seat }) = seen {
                self.first = Some(*seat);
            }
            if let Observation::Moved(CardMovement { cards, cause: Cause::Play, .. }) = seen {
                for card in cards.cards() {
                    *self.laid.entry(rules.terms().entry(*card).to_owned()).or_default() += 1;
                    if rules.kind(*card).copies {
                        *self.happened.entry("copy").or_default() += 1;
                    }
                }
            }
            if let Some(name) = name(seen) {
                *self.happened.entry(name).or_default() += 1;
            }
        }
    }

    /// Counts how a round ended, with who wins together.
    pub fn note_end(&mut self, outcome: Outcome, are_partners: impl Fn(Seat, Seat) -> bool) {
        self.rounds += 1;
        let mut winners = outcome.winners.iter();
        let Some(winner) = winners.next() else { return };
        if winners.all(|other| are_partners(winner, other)) {
            self.decided += 1;
            self.first_won += u64::from(self.first.is_some_and(|first| are_partners(winner, first)));
        }
    }

    /// Adds the counts of other rounds.
    pub fn add(&mut self, other: &Watched) {
        self.rounds += other.rounds;
        self.decided += other.decided;
        self.first_won += other.first_won;
        for (entry, count) in &other.laid {
            *self.laid.entry(entry.clone()).or_default() += count;
        }
        for (name, count) in &other.happened {
            *self.happened.entry(name).or_default() += count;
        }
    }
}

/// The name of what is worth counting; an effect of a card has that of the rule file.
fn name(seen: &Observation) -> Option<&'static str> {
    Some(match seen {
        Observation::Moved(moved) => return moved.cause.counted(),
        Observation::Told(happening) => match happening {
            PublicEvent::Reshuffled { .. } => "reshuffle",
            PublicEvent::DrewShort { .. } => "short draw",
            PublicEvent::Wished { .. } => "wish",
            PublicEvent::StandsFor { .. } => "stand-in",
            PublicEvent::Reversed { .. } => "reverse",
            PublicEvent::DrawCancelled { .. } => "cancelled draw",
            PublicEvent::SkipCancelled => "cancelled skip",
            PublicEvent::PassedOver { .. } => "skip",
            PublicEvent::Again { .. } | PublicEvent::Anew { .. } => "again",
            PublicEvent::More { .. } => "more",
            PublicEvent::Does { deed, .. } => deed.name(),
            PublicEvent::Banned { .. } => "ban",
            PublicEvent::Called { .. } => "call",
            PublicEvent::Forgot { .. } => "forgotten call",
            PublicEvent::Caught { .. } => "caught call",
            PublicEvent::CaughtRun { .. } => "caught run",
            PublicEvent::Challenged { .. } => "challenge",
            PublicEvent::Eliminated { .. } => "stuck and out",
            PublicEvent::CalledWrongly { .. } => "wrong call",
            PublicEvent::Fined { .. } => "points as a penalty",
            PublicEvent::TooMany { .. } => "too many cards and out",
            PublicEvent::LeavesMatch { .. } => "out of the match",
            PublicEvent::WrongPlay { .. } => "wrong play",
            _ => return None,
        },
    })
}
