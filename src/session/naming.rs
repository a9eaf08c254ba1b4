//! Players by their names, as people type them and have them spelled.

use super::company::TableState;
use super::voice::LanguagePack;
use crate::command::{Typed, inflected, normal};
use crate::engine::Seat;
use crate::say::{Line, Players};

impl TableState {
    /// The players as the person at the keyboard calls them.
    pub(super) fn players<'a>(&'a self, voice: &'a LanguagePack) -> Players<'a> {
        Players::new(voice.locale(), self.seats().names(), self.desk().viewer())
    }

    /// The seat of the player who is called so, or whose name begins so.
    ///
    /// # Errors
    /// The line that says that nobody is, or that several are.
    pub fn seat_named(&self, voice: &LanguagePack, typed: &str) -> Result<Seat, Line> {
        let typed = normal(typed);
        let seats: Vec<(Seat, String)> =
            Seat::all(self.setup().seats).zip(self.seats().names().iter().map(|name| normal(name))).collect();
        let exact = seats.iter().find(|(_, name)| *name == typed);
        if let Some((seat, _)) = exact {
            return Ok(*seat);
        }
        let begun: Vec<Seat> =
            seats.iter().filter(|(_, name)| name.starts_with(&typed)).map(|(seat, _)| *seat).collect();
        match begun.as_slice() {
            [seat] => Ok(*seat),
            _ => Err(self.players(voice).unknown_player(&typed)),
        }
    }

    /// Whose name a word is, in any form.
    pub(super) fn seat_called(&self, voice: &LanguagePack, word: &str) -> Option<Seat> {
        self.called(voice).into_iter().find(|(_, name)| name == word).map(|(seat, _)| seat)
    }

    /// The players by every form of their names, squeezed: `Eino` and, where the language inflects names, `Einon`. What is the
    /// name of somebody else is no form of another name.
    pub(super) fn called(&self, voice: &LanguagePack) -> Vec<(Seat, String)> {
        let seats = Seat::all(self.setup().seats);
        let names: Vec<String> = self.seats().names().iter().map(|name| squeezed(name)).collect();
        let mut called: Vec<(Seat, String)> = seats.clone().zip(names.iter().cloned()).collect();
        for (seat, name) in seats.zip(&names) {
            let forms = inflected(name, voice.lexicon().endings());
            called.extend(forms.into_iter().filter(|form| !names.contains(form)).map(|form| (seat, form)));
        }
        called
    }

    /// A name letter by letter, or the question whose.
    pub(super) fn spelled(&self, voice: &LanguagePack, rest: &str) -> Line {
        let players = self.players(voice);
        if rest.is_empty() {
            return players.whose_name();
        }
        match self.seat_named(voice, rest) {
            Ok(seat) => players.spell(seat),
            Err(line) => line,
        }
    }
}

/// A name as it is compared with the words of a line.
fn squeezed(name: &str) -> String {
    Typed::new(name).words().collect()
}
