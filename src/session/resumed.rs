//! A recorded game that goes on.

use super::plan::{Dealer, Plan, SeatPlan};
use super::voice::Voice;
use crate::engine::{Seat, patience, wall};
use crate::record::{Entry, Head};
use crate::say::{Lang, Locale};

/// A game that was recorded and goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// The set-up.
    pub head: Head,
    /// What has happened so far; it was played before under the rules of the head.
    pub entries: Entries,
}

/// What has happened in a game, by its family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entries {
    /// In a shedding game.
    Shed(Vec<Entry>),
    /// At a wall.
    Wall(Vec<Entry<wall::Move>>),
    /// In a patience.
    Patience(Vec<Entry<patience::Move>>),
}

impl Resumed {
    /// The plan of the table: everything as it was.
    #[must_use]
    pub fn plan(self) -> Plan {
        let head = &self.head;
        let mut people = Seat::all(head.setup.seats).filter(|seat| head.is_person(*seat));
        let alone = people.next().is_some() && people.next().is_none();
        let seat = |player: &crate::record::Player| match &player.level {
            Some(level) => SeatPlan::Computer(level.parse().ok()),
            None if alone => SeatPlan::Me,
            None => SeatPlan::Person(player.name.clone()),
        };
        let own = head.players.iter().find(|player| alone && player.level.is_none());
        Plan {
            game: Some(head.game.clone()),
            options: head.options.clone(),
            seats: head.players.iter().map(seat).collect(),
            referee: Some(head.setup.referee),
            calls: Some(head.setup.calls),
            dealer: head.setup.dealer.map(Dealer::Seat),
            seed: Some(head.seed),
            name: own.map(|player| player.name.clone()).filter(|name| !is_nameless(name)),
            resumed: Some(Box::new(self)),
            ..Plan::default()
        }
    }

    /// The names of the players; who has none is called so in the language of today.
    pub(super) fn names(&self, voice: &Voice) -> Vec<String> {
        let name = |player: &crate::record::Player| {
            if is_nameless(&player.name) { voice.locale().full("own-name", &[]) } else { player.name.clone() }
        };
        self.head.players.iter().map(name).collect()
    }
}

/// Whether it is what the program calls somebody without a name, in any language.
pub(super) fn is_nameless(name: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| Locale::new(lang).full("own-name", &[]) == name)
}
