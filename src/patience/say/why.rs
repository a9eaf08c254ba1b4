//! Why a move is refused, in up to three short sentences: what, why with the clause, what to type.

use super::Announcer;
use crate::cards::CardKind;
use crate::patience::engine::{IllegalMove, IllegalReason};
use crate::rules::Bans;
use crate::say::{Channel, Line, Message, Text, Urgency, msg};

impl Announcer<'_> {
    /// Why a move is refused: "Blue 7 does not fit on the 24. A joker or a number from the 2, 3, 4, 6 or 8 times table is
    /// needed. Rule NN-22."
    #[must_use]
    pub fn why(&self, why: &IllegalMove) -> Line {
        let rule = why.clause.map(|clause| self.say(msg!("rule", clause = clause.to_string())));
        Line::of(self.reason(why.reason).into_iter().chain(rule), Channel::Error, Urgency::Answer)
    }

    fn reason(&self, reason: IllegalReason) -> Vec<Text> {
        let one = |message: Message<'_>| vec![self.say(message)];
        let any = self.any_cards();
        let any = any.as_slice();
        match reason {
            IllegalReason::NotDealt => one(msg!("patience-not-dealt")),
            IllegalReason::AlreadyDealt => one(msg!("patience-why-dealt")),
            IllegalReason::Over => one(msg!("patience-why-over")),
            IllegalReason::UsedUp => one(msg!("patience-why-used-up")),
            IllegalReason::DoesNotFit { card, top } => {
                let text = self.say(msg!("patience-why-does-not-fit", card, symbol = self.symbol(top)));
                [text].into_iter().chain(self.needs(top)).collect()
            }
            IllegalReason::MustLay { card } => one(msg!("patience-why-must-lay", card)),
            IllegalReason::EmptyRow { colour } => one(msg!("patience-row-empty", colour)),
            IllegalReason::NameAPile { card } => one(msg!("patience-why-name-a-pile", card)),
            IllegalReason::CannotKeep { card } => one(msg!("patience-why-cannot-keep", card, cards = any)),
            IllegalReason::NoWish => one(msg!("patience-why-no-wish", cards = any)),
            IllegalReason::NotUsedUp => one(msg!("patience-why-not-used-up")),
            IllegalReason::NothingToUndo => one(msg!("patience-why-nothing-to-undo")),
        }
    }

    /// What would fit on a card: "A joker or a number from the 2 or 4 times table is needed."
    fn needs(&self, top: CardKind) -> Option<Text> {
        let number = self.rules.kind(top).number?;
        let rows: Vec<u16> = self.rules.rows().shared(number, number, Bans::default()).collect();
        let last = rows.len().saturating_sub(1);
        let row = |(index, row): (usize, &u16)| self.say(msg!("row-name", row = *row, last = index == last));
        let named = self.locale.join(rows.iter().enumerate().map(row), "or");
        let rows = (!rows.is_empty()).then(|| self.say(msg!("needed-row", rows = named)));
        let one = self.rules.deck().kinds().find(|kind| self.rules.kind(*kind).number == Some(1));
        let one = one.map(|joker| self.say(msg!("needed-symbol", symbol = self.symbol(joker))));
        let needed = self.locale.join(one.into_iter().chain(rows), "or");
        (!needed.full.is_empty()).then(|| self.say(msg!("needs-any", needed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Colour;
    use crate::patience::say::testing::{Table, card, form, rules};
    use crate::say::Lang;

    #[track_caller]
    fn refuses(layout: &str, wanted: &str, expected: [(Lang, &str, &str); 3]) {
        for (lang, text, braille) in expected {
            let table = Table::new(lang, layout);
            let why = table.view().why_not(table.wanted(wanted)).expect("it is refused");
            assert_eq!(form(&table.announcer().why(&why)), (text, braille), "{lang}");
        }
    }

    #[test]
    fn a_card_that_does_not_fit_hears_what_would() {
        refuses(
            "piles r12 y39 g34 b24; turned b7; hidden r5",
            "lay",
            [
                (
                    Lang::En,
                    "Blue 7 does not fit on the 24. A joker or a number from the 2, 3, 4, 6 or 8 times table is needed. \
                     Rule NN-22.",
                    "b7 not 24 needs 1 2t 3t 4t 6t 8t NN-22",
                ),
                (
                    Lang::De,
                    "Die blaue 7 passt nicht auf die 24. Du brauchst einen Joker oder eine Zahl aus der 2er-, 3er-, 4er-, \
                     6er- oder 8er-Reihe. Regel NN-22.",
                    "b7 nicht 24 nur 1 2er 3er 4er 6er 8er NN-22",
                ),
                (
                    Lang::Fi,
                    "Sininen seiska ei sovi kortin 24 päälle. Tarvitaan jokeri tai luku kakkosen, kolmosen, nelosen, kuutosen \
                     tai kasin kertotaulusta. Sääntö NN-22.",
                    "s7 ei 24 vain 1 2kt 3kt 4kt 6kt 8kt NN-22",
                ),
            ],
        );
    }

    #[test]
    fn a_card_that_fits_must_be_laid() {
        refuses(
            "piles r12 y39 g34 b24; turned b8; hidden r5",
            "put",
            [
                (
                    Lang::En,
                    "Blue 8 fits on its pile, so it must be laid there. Cards from the rows may come first. Rule NN-22.",
                    "b8 fits NN-22",
                ),
                (
                    Lang::De,
                    "Die blaue 8 passt auf den Stapel und muss dorthin. Vorher darfst du aus den Reihen legen. Regel NN-22.",
                    "b8 passt NN-22",
                ),
                (
                    Lang::Fi,
                    "Sininen kasi sopii pinoonsa, joten se täytyy laittaa sinne. Sitä ennen saat laittaa kortteja riveistä. \
                     Sääntö NN-22.",
                    "s8 sopii NN-22",
                ),
            ],
        );
    }

    #[test]
    fn cards_that_stand_for_any_are_named_as_the_game_calls_them() {
        refuses(
            "piles r12 y39 g34 b24; turned b8; hidden r5",
            "wish red",
            [
                (Lang::En, "You have no wish card, neither turned nor kept. Rule NN-25.", "no w NN-25"),
                (
                    Lang::De,
                    "Du hast keine Wunschkarte, weder aufgedeckt noch behalten. Regel NN-25.",
                    "keine w NN-25",
                ),
                (Lang::Fi, "Sinulla ei ole toivekorttia, ei käännettynä eikä säästössä. Sääntö NN-25.", "ei w NN-25"),
            ],
        );
        refuses(
            "piles r12 y39 g34 b24; turned w; hidden r5",
            "put",
            [
                (
                    Lang::En,
                    "The wish card fits on any pile. Type wish and a colour, or keep. Rule NN-25.",
                    "w, which pile NN-25",
                ),
                (
                    Lang::De,
                    "Die Wunschkarte passt auf jeden Stapel. Tippe wunsch und eine Farbe, oder behalten. Regel NN-25.",
                    "w, welcher Stapel NN-25",
                ),
                (
                    Lang::Fi,
                    "Toivekortti käy mihin pinoon tahansa. Kirjoita toive ja väri, tai säästä. Sääntö NN-25.",
                    "w, mikä pino NN-25",
                ),
            ],
        );
        refuses(
            "piles r12 y39 g34 b24; turned b8; hidden r5",
            "keep",
            [
                (
                    Lang::En,
                    "Blue 8 cannot be kept. You can keep only the wish card. Rule NN-25.",
                    "keep only w NN-25",
                ),
                (
                    Lang::De,
                    "Die blaue 8 lässt sich nicht behalten. Behalten kannst du nur eine Wunschkarte. Regel NN-25.",
                    "behalten nur w NN-25",
                ),
                (
                    Lang::Fi,
                    "Sinistä kasia ei voi säästää. Voit säästää vain toivekortin. Sääntö NN-25.",
                    "säästä vain w NN-25",
                ),
            ],
        );
    }

    #[test]
    fn every_reason_is_told_with_its_clause_in_every_language() {
        let rules = rules();
        let (own, top) = (card(&rules, "b7"), card(&rules, "b24"));
        for lang in Lang::ALL {
            let table = Table::undealt(lang);
            for reason in [
                IllegalReason::NotDealt,
                IllegalReason::AlreadyDealt,
                IllegalReason::Over,
                IllegalReason::UsedUp,
                IllegalReason::DoesNotFit { card: own, top },
                IllegalReason::MustLay { card: own },
                IllegalReason::EmptyRow { colour: Colour(0) },
                IllegalReason::NameAPile { card: own },
                IllegalReason::CannotKeep { card: own },
                IllegalReason::NoWish,
                IllegalReason::NotUsedUp,
                IllegalReason::NothingToUndo,
            ] {
                let why = IllegalMove { reason, clause: "NN-26".parse().ok() };
                let line = table.announcer().why(&why);
                assert!(line.text.ends_with("NN-26.") && line.braille.ends_with("NN-26"), "{line:?}");
                assert_eq!(line.channel, Channel::Error);
                let bare = table.announcer().why(&IllegalMove { clause: None, ..why });
                assert!(bare.text.ends_with('.') && !bare.text.contains("NN-"), "{bare:?}");
            }
        }
    }
}
