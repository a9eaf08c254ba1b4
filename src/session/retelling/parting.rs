//! Playing on from any point of a game that was played: a new game, which begins as the other one did.

use super::super::house::App;
use super::super::next::{Next, Opening};
use super::super::plan::Resumed;
use super::super::spoken::Spoken;
use super::ReplaySession;
use super::sides::Refused;
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::record::{Origin, Player, Record};
use crate::say::{Line, msg};

impl<G: Spoken> ReplaySession<G> {
    /// The game that begins as this one does up to here, and goes another way then.
    pub(super) fn parted(&self, seed: u64, level: Level) -> Result<Record, Refused> {
        let seat = match self.company.desk().viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => self.own(),
        };
        let alone = (self.record.head.setup.seats == 1).then_some(Seat(0));
        let seat = seat.or(alone).ok_or(Refused::NoSide)?;
        if !self.may_see(seat) {
            return Err(Refused::NotOver);
        }
        if self.now.place == 0 {
            return Err(Refused::NotDealt);
        }
        if self.now.replay.is_over() {
            return Err(Refused::Over);
        }
        let name = self.path.as_deref().and_then(|path| path.file_stem()).map(|name| name.to_string_lossy());
        let origin = Origin::new(name.as_deref().unwrap_or_default(), self.now.place, seed);
        let player = |(index, player): (usize, &Player)| {
            let own = index == seat.index();
            let was_person = player.level.is_none();
            let level = player.level.clone().unwrap_or_else(|| level.name().to_owned());
            Player {
                // A person is not called like the computer player of before.
                name: if own && !was_person { String::new() } else { player.name.clone() },
                level: (!own).then_some(level),
            }
        };
        let players = self.record.head.players.iter().enumerate().map(player).collect();
        Ok(self.record.part_ways(origin, players))
    }

    pub(super) fn play_on(&self, house: &mut App, lines: &mut Vec<Line>) -> Next {
        let level = house.foyer.plan().levels.first().copied().unwrap_or(Level::Easy);
        match self.parted(house.foyer.new_seed(), level) {
            Ok(record) => {
                lines.push(self.voice().help(msg!("replay-parts", number = self.now.place)));
                let plan = Resumed { path: None, record, changed: self.changed.clone() }.plan();
                Next::Open(Box::new(Opening { plan, loaded: Some(self.loaded.clone()) }))
            }
            Err(why) => Next::stops([self.refusal(why)], lines),
        }
    }
}
