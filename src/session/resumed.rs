//! A recorded game that goes on.

use super::plan::{Dealer, Plan, Resumed, SeatPlan};
use super::voice::LanguagePack;
use crate::notation::Written;
use crate::record::{Entry, Player};
use crate::say::{Line, Text, msg};

impl Resumed {
    /// The plan of the table: everything as it was.
    #[must_use]
    pub fn plan(self) -> Plan {
        let head = &self.record.head;
        let alone = head.people().count() == 1;
        let is_me = |player: &Player| player.level.is_none() && (alone || player.name.is_empty());
        let seat = |player: &Player| match &player.level {
            Some(level) => SeatPlan::Computer(level.parse().ok()),
            None if is_me(player) => SeatPlan::Me,
            None => SeatPlan::Person(player.name.clone()),
        };
        let own = head.players.iter().find(|player| is_me(player));
        Plan {
            game: Some(head.game.clone()),
            options: head.options.clone(),
            seats: head.players.iter().map(seat).collect(),
            referee: Some(head.setup.referee),
            calls: Some(head.setup.calls),
            dealer: head.setup.dealer.map(Dealer::Seat),
            seed: Some(head.seed),
            shuffle: head.shuffle.clone(),
            name: own.map(|player| player.name.clone()).filter(|name| !name.is_empty()),
            resumed: Some(Box::new(self)),
            ..Plan::default()
        }
    }

    /// Which rules have changed since, if it is played by those of before.
    pub(super) fn old_rules(&self, voice: &LanguagePack) -> Option<Line> {
        let rules = voice.locale().join_items(self.changed.iter().map(|rule| Text::plain(rule.clone())))?;
        Some(voice.help(msg!("record-old-rules", rules)))
    }

    /// What has happened so far.
    pub(super) fn entries<G: Written>(&self, rules: &G::Rules) -> Vec<Entry<G::Move>> {
        let entries = self.record.entries::<G>(rules).expect("the record was played before");
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The names of the players; who has none is called so in the language of today: alone by a word, among others by the
    /// number of the seat.
    pub(super) fn names(&self, voice: &LanguagePack) -> Vec<String> {
        let alone = self.record.head.people().count() == 1;
        let name = |(index, player): (usize, &Player)| match &player.level {
            _ if !player.name.is_empty() => player.name.clone(),
            None if alone => voice.locale().in_full(msg!("own-name")),
            _ => voice.locale().in_full(msg!("person-name", number = index + 1)),
        };
        self.record.head.players.iter().enumerate().map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;
    use crate::say::Lang;

    /// A record with these seats, as its lines have them.
    fn resumed(seats: &[&str]) -> Resumed {
        let seats: Vec<String> =
            seats.iter().enumerate().map(|(at, seat)| format!("seat {}: {seat}\n", at + 1)).collect();
        let seats = seats.concat();
        let text = include_str!("../../tests/record/old-records/version-2.txt");
        let (before, _) = text.split_once("seat 1:").expect("the first seat");
        let behind = &text[text.find("moves:").expect("moves")..];
        let record = Record::read(&format!("{before}{seats}{behind}")).expect("a record");
        Resumed { path: None, record, changed: Vec::new() }
    }

    #[test]
    fn who_has_no_name_is_called_so_in_the_language_of_today() {
        let voice = LanguagePack::new(Lang::En);
        assert_eq!(resumed(&["", "Anna, computer, easy"]).names(&voice)[0], "Me");
        assert_eq!(resumed(&["", "Eva"]).names(&voice), ["Player 1", "Eva"]);
    }
}
