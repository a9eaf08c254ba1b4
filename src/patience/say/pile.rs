//! One pile or one row, card by card.

use super::Announcer;
use crate::cards::{CardKind, Colour, Symbol};
use crate::patience::engine::{Awaiting, View};
use crate::say::{Channel, GroupArgs, Line, Message, Text, Urgency, msg};

impl Announcer<'_> {
    /// The pile of a colour from the top down: "Red pile, 3 cards from the top: 9, 12, joker."
    #[must_use]
    pub fn pile(&self, view: View<'_>, colour: Colour) -> Line {
        let text = match view.awaits() {
            Awaiting::Deal => self.say(msg!("patience-not-dealt")),
            _ => self.listed(msg!("patience-pile"; GroupArgs), colour, &view.pile(colour)),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }

    /// The row of a colour from its lower end on, so the free card first; and whether that fits.
    #[must_use]
    pub fn row(&self, view: View<'_>, colour: Colour) -> Line {
        let texts = match self.end(view, colour) {
            Some(end) => {
                vec![
                    self.listed(msg!("patience-row"; GroupArgs), colour, &view.row(colour)),
                    self.say(msg!("patience-end-fits", card = end.card, fits = end.fits)),
                ]
            }
            None => vec![self.say(msg!("patience-row-empty", colour))],
        };
        Line::of(texts, Channel::Game, Urgency::Answer)
    }

    /// Cards that lie together and have a colour in common, which is said once.
    fn listed(&self, message: Message<'_, GroupArgs<'_>>, colour: Colour, cards: &[CardKind]) -> Text {
        let symbols: Vec<Symbol> = cards.iter().map(|card| self.symbol(*card)).collect();
        let symbols = symbols.as_slice().into();
        self.say(message.with(GroupArgs { colour: colour.into(), count: cards.len().into(), symbols }))
    }
}

#[cfg(test)]
mod tests {
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    const LAYOUT: &str = "piles r12 w r1 y39 g34 b7; rows r9 r7 r5; turned b21; hidden r40";

    #[test]
    fn a_pile_is_told_from_the_top() {
        for (lang, text, braille) in [
            (Lang::En, "Red pile, 3 cards from the top: 12, wish card, joker.", "r: 12 w 1"),
            (Lang::De, "Stapel Rot, 3 Karten von oben: 12, Wunschkarte, Joker.", "r: 12 w 1"),
            (Lang::Fi, "Punainen: pinossa 3 korttia, päällimmäisestä alkaen 12, toivekortti, jokeri.", "p: 12 w 1"),
        ] {
            let table = Table::new(lang, LAYOUT);
            assert_eq!(form(&table.announcer().pile(table.view(), table.colour("red"))), (text, braille));
        }
        let table = Table::new(Lang::De, LAYOUT);
        let blue = table.announcer().pile(table.view(), table.colour("blue"));
        assert_eq!(blue.text, "Stapel Blau, eine Karte: 7.");
    }

    #[test]
    fn a_row_is_told_from_its_free_card_on_and_whether_that_fits() {
        for (lang, text, braille) in [
            (Lang::En, "Red row, 3 cards, the free one first: 9, 7, 5. Red 9 fits.", "r: 9 7 5 fits"),
            (Lang::De, "Reihe Rot, 3 Karten, die freie zuerst: 9, 7, 5. Die rote 9 passt.", "r: 9 7 5 passt"),
            (
                Lang::Fi,
                "Punainen: rivissä 3 korttia, vapaasta alkaen ysi, seiska, viitonen. Punainen ysi sopii.",
                "p: 9 7 5 sopii",
            ),
        ] {
            let table = Table::new(lang, LAYOUT);
            assert_eq!(form(&table.announcer().row(table.view(), table.colour("red"))), (text, braille));
        }
        for (lang, text) in [
            (Lang::En, "The blue row is empty."),
            (Lang::De, "Die Reihe Blau ist leer."),
            (Lang::Fi, "Sininen: rivi on tyhjä."),
        ] {
            let table = Table::new(lang, LAYOUT);
            assert_eq!(table.announcer().row(table.view(), table.colour("blue")).text, text);
        }
        let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows g5; turned b21; hidden r40");
        let green = table.announcer().row(table.view(), table.colour("green"));
        assert_eq!(green.text, "Green row, 1 card: 5. Green 5 does not fit.");
    }

    #[test]
    fn before_the_deal_there_is_no_pile() {
        let table = Table::undealt(Lang::En);
        assert_eq!(
            table.announcer().pile(table.view(), table.colour("red")).text,
            "The cards are still to be dealt."
        );
    }
}
