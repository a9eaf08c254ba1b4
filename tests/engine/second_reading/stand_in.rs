//! A card that is laid for another one.

use super::book::RuleSet;
use super::effects::Effect;
use super::table::{Awaiting, Kind, Play, Seat, Table};

impl Table<'_> {
    /// A card lies that is laid for others: which one it is has to be said, unless it can be only one.
    pub fn ask_what_it_is(&mut self, seat: Seat, possible: Vec<Kind>, play: Play) {
        let only = if let [only] = possible[..] { Some(only) } else { None };
        let awaited = std::mem::replace(&mut self.awaits, Awaiting::Card(possible));
        self.play = Play { awaited: Some(Box::new(awaited)), ..play };
        if let Some(only) = only {
            self.name(seat, only);
        }
    }

    /// It is said what the card is that was laid for another one; then it is that one.
    pub fn name(&mut self, seat: Seat, named: Kind) {
        self.named.push((0, named));
        self.play.cards = vec![named];
        self.play.fits_doubly = self.play.would_fit_doubly.contains(&named);
        if self.wishes_with(named, self.hands[seat].is_empty()) {
            self.awaits = Awaiting::Wish;
            return;
        }
        self.is_what_was_named(seat);
    }

    /// All is said of the card, or of several, and they do what they do.
    pub fn is_what_was_named(&mut self, seat: Seat) {
        self.awaits = *self.play.awaited.take().expect("what was awaited before");
        self.may_go_on = self.further_cards(&self.play.cards);
        let play = std::mem::take(&mut self.play);
        self.end_play(seat, play);
    }
}

impl RuleSet {
    /// The cards for which a card is laid, if it is laid for others: none that are laid for others themselves, take a
    /// colour, copy, ban, or can be a bluff.
    pub fn stands_for(&self, face: usize) -> Option<Vec<usize>> {
        let of = self.sort_of(face).stands_for.as_ref()?;
        let possible = |other: &usize| {
            let sort = self.sort_of(*other);
            let by_itself = sort.effects.iter().any(|effect| matches!(effect, Effect::Ban { .. } | Effect::Copy));
            sort.stands_for.is_none() && !sort.takes_colour && sort.honest.is_none() && !by_itself
        };
        let listed = |other: &usize| of.is_empty() || self.is_of(*other, of);
        Some((0..self.faces.len()).filter(possible).filter(listed).collect())
    }
}
