//! What a move would bring, as far as it can be known: the next card of the hidden pile cannot.

use super::Announcer;
use crate::cards::{CardKind, Colour};
use crate::patience::engine::{Move, View};
use crate::say::{Channel, Fitting, IfSo, Line, Message, OfCard, Text, Urgency, msg};

impl Announcer<'_> {
    /// What a move would bring, or why it is refused: "If you lay blue 8: blue 40 from its row fits on it, 5 of the 12 hidden
    /// cards of that colour fit on it. Then the next of 42 hidden cards is turned."
    #[must_use]
    pub fn what_if(&self, view: View<'_>, wanted: Move) -> Line {
        if let Some(why) = view.why_not(wanted) {
            return self.why(&why);
        }
        let uses_turned = match wanted {
            Move::Lay | Move::Put | Move::Keep => true,
            Move::Wish(_) => view.turned().is_some_and(|card| self.rules.is_any_card(card)),
            _ => false,
        };
        let then = uses_turned.then(|| match view.left() {
            0 => self.say(msg!("patience-then-used-up")),
            left => self.say(msg!("patience-then-turned", count = left)),
        });
        Line::parted(self.would(view, wanted).into_iter().chain(then), Channel::Game, Urgency::Answer)
    }

    fn would(&self, view: View<'_>, wanted: Move) -> Option<Text> {
        let turned = view.turned();
        Some(match wanted {
            Move::Lay => {
                let card = turned?;
                let row = self.colour_of(card).and_then(|colour| self.row_card(view, colour, card));
                let clauses: Vec<Text> = row.into_iter().chain(self.hidden_cards(view, card)).collect();
                if clauses.is_empty() {
                    return Some(self.say(msg!("patience-what-if-last", card)));
                }
                self.if_so(msg!("patience-what-if-lay"; IfSo), card, clauses)
            }
            Move::Row(colour) => {
                let card = self.end(view, colour)?.card;
                let own = |other: &CardKind| self.colour_of(*other) == Some(colour);
                let turned =
                    turned.filter(own).map(|other| self.fitting(msg!("patience-part-turned"; Fitting), other, card));
                let next = match view.row(colour).get(1) {
                    Some(next) => self.fitting(msg!("patience-part-freed"; Fitting), *next, card),
                    None => self.say(msg!("patience-part-row-empties")),
                };
                let clauses = turned.into_iter().chain([next]).chain(self.hidden_cards(view, card));
                self.if_so(msg!("patience-what-if-lay"; IfSo), card, clauses)
            }
            Move::Put => {
                let card = turned?;
                let end = self.colour_of(card).and_then(|colour| self.end(view, colour));
                let clause = match end {
                    Some(end) => self.say(msg!("patience-part-covers", card = end.card)),
                    None => self.say(msg!("patience-part-begins")),
                };
                self.if_so(msg!("patience-what-if-put"; IfSo), card, [clause])
            }
            Move::Wish(colour) => {
                let any = |card: &CardKind| self.rules.is_any_card(*card);
                let card = turned.filter(any).or_else(|| view.kept().last().copied())?;
                let clause = match self.end(view, colour) {
                    Some(end) => self.say(msg!("patience-part-all-fit-row", card = end.card)),
                    None => self.say(msg!("patience-part-all-fit")),
                };
                self.about(msg!("patience-what-if-lay-any", clauses = clause; OfCard), card, colour)
            }
            Move::Keep => {
                let clause = self.say(msg!("patience-part-not-laid"));
                self.if_so(msg!("patience-what-if-keep"; IfSo), turned?, [clause])
            }
            Move::Stop => {
                let (laid, of) = view.laid();
                let result = self.say(msg!("patience-part-result", laid, count = of));
                self.say(msg!("patience-what-if-stop", clauses = result))
            }
            Move::Undo => self.say(msg!("patience-what-if-undo")),
            Move::Deal => self.say(msg!("patience-what-if-deal")),
        })
    }

    fn if_so(&self, message: Message<'_, IfSo<'_>>, card: CardKind, clauses: impl IntoIterator<Item = Text>) -> Text {
        let clauses = self.locale.join(clauses, "clauses");
        self.say(message.with(IfSo { card: card.into(), clauses: clauses.into() }))
    }

    /// A card, and whether it fits on another.
    fn fitting(&self, message: Message<'_, Fitting<'_>>, card: CardKind, top: CardKind) -> Text {
        self.say(message.with(Fitting { card: card.into(), fits: self.rules.fits(card, top).into() }))
    }

    /// Whether the free card of a row would fit on a new top card.
    fn row_card(&self, view: View<'_>, colour: Colour, top: CardKind) -> Option<Text> {
        Some(self.fitting(msg!("patience-part-row-card"; Fitting), self.end(view, colour)?.card, top))
    }

    /// How many of the hidden cards of its colour would fit on a new top card. The player can reckon which cards are hidden,
    /// though not in which order.
    fn hidden_cards(&self, view: View<'_>, top: CardKind) -> Option<Text> {
        let own: Vec<CardKind> =
            view.hidden().into_iter().filter(|card| self.colour_of(*card) == self.colour_of(top)).collect();
        let fit = own.iter().filter(|card| self.rules.fits(**card, top)).count();
        match own.len() {
            0 => None,
            1 => Some(self.say(msg!("patience-part-hidden-one", fits = fit == 1))),
            of => Some(self.say(msg!("patience-part-hidden", count = fit, of, all = fit == of))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    #[track_caller]
    fn would(layout: &str, wanted: &str, expected: [(Lang, &str, &str); 3]) {
        for (lang, text, braille) in expected {
            let table = Table::new(lang, layout);
            let line = table.announcer().what_if(table.view(), table.wanted(wanted));
            assert_eq!(form(&line), (text, braille), "{lang}");
        }
    }

    #[test]
    fn a_card_on_its_pile() {
        would(
            "piles r12 y39 g34 b24; rows b40; turned b8; hidden r5 b6 b7 b2",
            "lay",
            [
                (
                    Lang::En,
                    "If you lay blue 8: blue 40 from its row fits on it, 2 of the 3 hidden cards of that colour fit on it. \
                     Then the next of 4 hidden cards is turned.",
                    "b8: row b40+, hidden 2/3. 4 left",
                ),
                (
                    Lang::De,
                    "Wenn du die blaue 8 legst: die blaue 40 aus der Reihe passt darauf, von den 3 verdeckten Karten der Farbe \
                     passen 2 darauf. Danach wird die nächste von 4 verdeckten Karten aufgedeckt.",
                    "b8: Reihe b40+, verdeckt 2/3. noch 4",
                ),
                (
                    Lang::Fi,
                    "Jos laitat sinisen kasin pinoon: rivin päässä sininen 40 sopii sen päälle, sen värisiä \
                     kortteja on piilossa 3, ja niistä 2 sopii sen päälle. Sitten käännetään seuraava kortti, piilossa niitä on 4.",
                    "s8: rivi s40+, piilossa 2/3. vielä 4",
                ),
            ],
        );
    }

    #[test]
    fn a_card_from_a_row() {
        would(
            "piles r12 y39 g34 b24; rows r9 r7; turned r40; hidden g5",
            "row red",
            [
                (
                    Lang::En,
                    "If you lay red 9: red 40, which is turned, does not fit on it, red 7 comes free in the row and does not \
                     fit on it.",
                    "r9: r40-, free r7-.",
                ),
                (
                    Lang::De,
                    "Wenn du die rote 9 legst: die rote 40, gerade aufgedeckt, passt nicht darauf, die rote 7 wird in der Reihe \
                     frei und passt nicht darauf.",
                    "r9: r40-, frei r7-.",
                ),
                (
                    Lang::Fi,
                    "Jos laitat punaisen ysin pinoon: käännetty punainen 40 ei sovi sen päälle, rivissä vapautuu punainen \
                     seiska, joka ei sovi sen päälle.",
                    "p9: p40-, vapaa p7-.",
                ),
            ],
        );
    }

    #[test]
    fn a_card_to_its_row() {
        would(
            "piles r12 y39 g34 b24; rows b40; turned b7",
            "put",
            [
                (
                    Lang::En,
                    "If blue 7 goes to its row: it covers blue 40. Then the hidden pile is used up.",
                    "b7 row: covers b40. pile empty",
                ),
                (
                    Lang::De,
                    "Wenn die blaue 7 in die Reihe kommt: die blaue 40 ist dann nicht mehr frei. Danach ist der Handstapel \
                     aufgebraucht.",
                    "b7 Reihe: b40 nicht frei. Stapel leer",
                ),
                (
                    Lang::Fi,
                    "Jos sininen seiska menee riviin: sininen 40 ei ole enää vapaa. Sitten nostopakka on käytetty.",
                    "s7 riviin: s40 ei vapaa. pakka tyhjä",
                ),
            ],
        );
    }

    #[test]
    fn a_card_that_stands_for_any() {
        let layout = "piles r12 y39 g34 b24; rows b7; turned w; hidden r5";
        would(
            layout,
            "wish blue",
            [
                (
                    Lang::En,
                    "If you lay the wish card on blue: every card of that colour fits on it, also blue 7 from its row. \
                     Then the last hidden card is turned.",
                    "w on b: all fit, row b7. 1 left",
                ),
                (
                    Lang::De,
                    "Wenn du die Wunschkarte auf Blau legst: jede Karte der Farbe passt darauf, auch die blaue 7 aus der \
                     Reihe. Danach wird die letzte verdeckte Karte aufgedeckt.",
                    "w auf b: alles passt, Reihe b7. noch 1",
                ),
                (
                    Lang::Fi,
                    "Jos laitat toivekortin sinisen pinon päälle: jokainen sen värinen kortti sopii sen päälle, myös rivin päässä \
                     sininen seiska. Sitten käännetään viimeinen piilossa oleva kortti.",
                    "w pinoon s: kaikki sopii, rivi s7. vielä 1",
                ),
            ],
        );
        let table = Table::new(Lang::En, layout);
        let keep = table.announcer().what_if(table.view(), Move::Keep);
        let text =
            "If you keep the wish card: it counts as not laid until you lay it. Then the last hidden card is turned.";
        assert_eq!(keep.text, text);
    }

    #[test]
    fn a_kept_card_leaves_the_turned_one_where_it_is() {
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; kept w; turned b7; hidden r5");
        let line = table.announcer().what_if(table.view(), table.wanted("wish blue"));
        assert_eq!(line.text, "If you lay the wish card on blue: every card of that colour fits on it.");
    }

    #[test]
    fn the_last_card_of_a_colour_brings_nothing_more() {
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8; hidden r5");
        let line = table.announcer().what_if(table.view(), Move::Lay);
        assert_eq!(
            line.text,
            "If you lay blue 8, that is the last card of its colour. Then the last hidden card is turned."
        );
    }

    #[test]
    fn how_many_hidden_cards_fit_is_told_in_words_where_it_is_all_or_none() {
        let told = |lang, hidden: &str| {
            let layout = format!("piles r12 y39 g34 b24; turned b8; hidden {hidden}");
            let table = Table::new(lang, &layout);
            table.announcer().what_if(table.view(), Move::Lay).text
        };
        let then = "Then the next of 2 hidden cards is turned.";
        let all = "If you lay blue 8: all 2 hidden cards of that colour fit on it.";
        assert_eq!(told(Lang::En, "b6 b2"), format!("{all} {then}"));
        let none = "If you lay blue 8: none of the 2 hidden cards of that colour fits on it.";
        assert_eq!(told(Lang::En, "b7 b5"), format!("{none} {then}"));
        let one = "Wenn du die blaue 8 legst: die einzige verdeckte Karte der Farbe passt darauf.";
        assert!(told(Lang::De, "b6 r5").starts_with(one));
        let all =
            "Jos laitat sinisen kasin pinoon: sen värisiä kortteja on piilossa 2, ja kaikki sopivat sen päälle.";
        assert!(told(Lang::Fi, "b6 b2").starts_with(all));
    }

    #[test]
    fn the_end_and_what_is_refused() {
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; rows r9");
        assert_eq!(
            table.announcer().what_if(table.view(), Move::Stop).text,
            "If you stop: the game is over with 0 of 1 card laid."
        );
        let refused = table.announcer().what_if(table.view(), Move::Undo);
        assert_eq!((refused.text.as_str(), refused.channel), ("There is no move to take back.", Channel::Error));
    }
}
