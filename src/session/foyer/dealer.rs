//! Who deals the first round, where the table chooses it (G-10).

use super::SetupWizard;
use crate::command::{TableQuestion, normal};
use crate::engine::{Dice, Seat};
use crate::say::{Lang, Line, msg};
use crate::session::company::TableState;
use crate::session::keyboard::Keyboard;
use crate::session::plan::{Dealer, Plan, SeatPlan};
use crate::session::playing::Playing;
use crate::session::seated::Seated;
use crate::session::setup::names;
use crate::session::spoken::Spoken;
use crate::session::voice::LanguagePack;

/// The stream of a seed from which the lot is drawn; neither the table nor a computer player uses it.
const LOT: u64 = 1 << 62;

impl Dealer {
    /// The dealer that a word names: `random`, `me`, or somebody's name.
    #[must_use]
    pub fn read(word: &str) -> Dealer {
        match normal(word).as_str() {
            "random" => Dealer::Lot,
            "me" => Dealer::Me,
            _ => Dealer::Named(word.trim().to_owned()),
        }
    }

    /// The seat at a table of these players; none if nobody there is called so.
    pub fn seat(&self, names: &[String], seats: &[SeatPlan], seed: u64) -> Option<Seat> {
        let at = match self {
            Dealer::Lot => Some(Dice::new(seed, LOT).below(names.len())),
            Dealer::Me => seats.iter().position(|seat| *seat == SeatPlan::Me),
            Dealer::Named(name) => names.iter().position(|other| normal(other) == normal(name)),
            Dealer::Seat(seat) => Some(seat.index()).filter(|at| *at < names.len()),
        };
        at.and_then(|at| u8::try_from(at).ok()).map(Seat)
    }
}

/// Whether whoever is to deal first will sit at the planned table.
#[must_use]
pub fn dealer_will_sit(lang: Lang, plan: &Plan, usual_players: u8) -> bool {
    let seats = plan.seated(usual_players);
    let names = names(&LanguagePack::new(lang), plan, &seats);
    plan.dealer.as_ref().is_none_or(|dealer| dealer.seat(&names, &seats, 0).is_some())
}

impl SetupWizard {
    /// Chooses who deals first in the next game; at a table somebody who sits there.
    pub fn choose_dealer(&mut self, keyboard: &mut Keyboard, company: Option<&TableState>, rest: &str) -> Line {
        let voice = keyboard.voice();
        let dealer = if voice.means(rest, msg!("words-random"), "random") {
            Dealer::Lot
        } else if voice.means(rest, msg!("words-me"), "me") {
            Dealer::Me
        } else {
            let words: Vec<&str> = rest.split_whitespace().filter(|word| !voice.says_little(word)).collect();
            Dealer::Named(words.join(" "))
        };
        let named = match (&dealer, company) {
            (Dealer::Named(name), _) if name.is_empty() => return voice.misused(TableQuestion::Dealer),
            (Dealer::Named(name), Some(company)) => match company.seat_named(voice, name) {
                Ok(seat) => Some(company.seats().name(seat).to_owned()),
                Err(line) => return line,
            },
            (Dealer::Named(name), None) => Some(name.clone()),
            _ => None,
        };
        let line = match (&dealer, &named) {
            (Dealer::Lot, _) => voice.help(msg!("dealer-by-lot")),
            (_, Some(name)) => voice.help(msg!("dealer-chosen", who = name.as_str(), you = "no")),
            _ => voice.help(msg!("dealer-chosen", who = "", you = "yes")),
        };
        self.plan.dealer = Some(named.map_or(dealer, Dealer::Named));
        if company.is_some() {
            self.next_dealer.clone_from(&self.plan.dealer);
        }
        line
    }

    /// What is to be told of the dealer before the deal, beside who it is.
    pub fn tell_dealer<G: Spoken>(&self, keyboard: &Keyboard, playing: &mut Playing<G>, lines: &mut Vec<Line>) {
        match (&self.plan.dealer, playing.company().setup().dealer) {
            (Some(Dealer::Lot), Some(seat)) => playing.tell_lot(seat),
            (Some(Dealer::Named(name)), None) => {
                lines.push(keyboard.voice().error(msg!("dealer-unknown", word = name.as_str())));
            }
            (Some(Dealer::Me), None) => lines.push(keyboard.voice().error(msg!("dealer-not-me"))),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dealer_is_found_by_word_name_or_seat() {
        let names = ["Zoe", "Anna", "Ben"].map(str::to_owned);
        let seats = [SeatPlan::Me, SeatPlan::Computer(None), SeatPlan::Person("Ben".to_owned())];
        let seat = |dealer: &Dealer| dealer.seat(&names, &seats, 5).map(|seat| seat.0);
        assert_eq!(seat(&Dealer::read("me")), Some(0));
        assert_eq!(seat(&Dealer::read("ME")), Some(0));
        assert_eq!(seat(&Dealer::read(" anna ")), Some(1));
        assert_eq!(seat(&Dealer::read("An")), None, "the command line wants the whole name");
        assert_eq!(Dealer::read("random"), Dealer::Lot);
        let lots: Vec<u8> =
            (0..40).filter_map(|seed| Dealer::Lot.seat(&names, &seats, seed).map(|seat| seat.0)).collect();
        assert!((0..3).all(|at| lots.contains(&at)) && lots.len() == 40, "{lots:?}");
        for (at, found) in [(0, Some(0)), (2, Some(2)), (3, None)] {
            assert_eq!(seat(&Dealer::Seat(Seat(at))), found);
        }
        assert_eq!(Dealer::Me.seat(&names, &seats[1..], 5), None, "nobody there is the one who plays");
    }
}
