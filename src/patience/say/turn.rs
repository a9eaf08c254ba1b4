//! What is to be decided: the turned card, and whether it fits.

use super::Announcer;
use crate::cards::CardKind;
use crate::patience::engine::{Awaiting, View};
use crate::say::{Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    /// How a game begins: its name, the top cards of the piles, and how many cards are to be laid. In place of the step of the deal.
    #[must_use]
    pub fn beginning(&self, view: View<'_>) -> Line {
        let name = self.locale.game_name(&self.rules.book().id);
        let name = self.say(msg!("patience-name", game = name));
        let to_lay = self.say(msg!("patience-to-lay", count = view.laid().1));
        Line::of([name, self.tops(view), to_lay], Channel::Game, Urgency::Answer)
    }

    /// What is to be decided, the last line before the prompt: the turned card, whether it fits, and what could be laid
    /// from the rows; behind the hidden pile what can still be laid, or how to end.
    #[must_use]
    pub fn turn(&self, view: View<'_>) -> Line {
        let texts = match view.awaits() {
            Awaiting::Deal => vec![self.say(msg!("patience-not-dealt"))],
            Awaiting::Card => self.turned(view).into_iter().chain(self.laid_from_rows(view)).collect(),
            Awaiting::Rest => {
                let kept = (!view.kept().is_empty()).then(|| self.kept_text(view));
                let rest = self.say(msg!("patience-rest"));
                self.laid_from_rows(view).into_iter().chain(kept).chain([rest]).collect()
            }
            Awaiting::Over => vec![self.say(msg!("patience-why-over"))],
        };
        Line::of(texts, Channel::Turn, Urgency::Turn).with_cue(None)
    }

    /// The turned card, and how many cards are left in the hidden pile.
    #[must_use]
    pub fn next(&self, view: View<'_>) -> Line {
        let texts = match self.turned(view) {
            Some(turned) => vec![turned, self.left(view)],
            None if view.awaits() == Awaiting::Deal => vec![self.say(msg!("patience-not-dealt"))],
            None => vec![self.say(msg!("patience-used-up"))],
        };
        Line::of(texts, Channel::Game, Urgency::Answer)
    }

    /// What the status prompt shows, in at most 12 cells: the turned card, `+` or `-` for whether it fits, the symbol on
    /// which it would go, and what is kept: `b8+24 w2`. Behind the hidden pile how many cards fit from the rows: `+2`.
    #[must_use]
    pub fn status(&self, view: View<'_>) -> String {
        let turned = view.turned().map(|card| {
            let Some(top) = self.top_for(view, card) else {
                return self.say(msg!("status-patience-any", card));
            };
            let (fits, symbol) = (self.rules.fits(card, top), self.symbol(top));
            self.say(msg!(if (fits) "status-patience-fits" else "status-patience-row", card, symbol))
        });
        let rest = (view.awaits() == Awaiting::Rest)
            .then(|| self.say(msg!("status-patience-ends", count = self.fitting_ends(view).len())));
        let parts = turned.into_iter().chain(rest).chain(self.kept_mark(view));
        parts.map(|part| part.braille).collect::<Vec<_>>().join(" ")
    }

    /// The turned card and what becomes of it: "Blue 8 fits on the 24."
    pub(super) fn turned(&self, view: View<'_>) -> Option<Text> {
        let card = view.turned()?;
        let Some(top) = self.top_for(view, card) else {
            return Some(self.say(msg!("patience-any", card)));
        };
        let (fits, symbol) = (self.rules.fits(card, top), self.symbol(top));
        Some(self.say(msg!(if (fits) "patience-fits" else "patience-does-not-fit", card, symbol)))
    }

    /// How many cards are left in the hidden pile.
    fn left(&self, view: View<'_>) -> Text {
        self.say(msg!("patience-left", count = view.left()))
    }

    /// The cards of the rows that fit on their piles; nothing if there are none.
    fn laid_from_rows(&self, view: View<'_>) -> Option<Text> {
        let cards: Vec<CardKind> = self.fitting_ends(view);
        (!cards.is_empty())
            .then(|| self.say(msg!("patience-rows-fit", cards = cards.as_slice(), count = cards.len())))
    }

    /// The kept cards as they stand in the status prompt: `w2`.
    pub(super) fn kept_mark(&self, view: View<'_>) -> Option<Text> {
        let kept = view.kept();
        Some(self.say(msg!("status-patience-kept", card = *kept.first()?, count = kept.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Dice;
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    #[track_caller]
    fn turns(layout: &str, expected: [(Lang, &str, &str); 3]) {
        for (lang, text, braille) in expected {
            let table = Table::new(lang, layout);
            let line = table.announcer().turn(table.view());
            assert_eq!(form(&line), (text, braille), "{lang}");
            assert_eq!((line.channel, line.urgency), (Channel::Turn, Urgency::Turn));
        }
    }

    #[test]
    fn a_card_that_fits_says_on_what() {
        turns(
            "piles r12 y39 g34 b24; turned b8; hidden r5",
            [
                (Lang::En, "Blue 8 fits on the 24.", "b8 fits 24."),
                (Lang::De, "Die blaue 8 passt auf die 24.", "b8 passt 24."),
                (Lang::Fi, "Sininen kasi sopii kortin 24 päälle.", "s8 sopii 24."),
            ],
        );
        turns(
            "piles r12 y39 g34 w b24; turned b7; hidden r5",
            [
                (Lang::En, "Blue 7 fits on the wish card.", "b7 fits w."),
                (Lang::De, "Die blaue 7 passt auf die Wunschkarte.", "b7 passt w."),
                (Lang::Fi, "Sininen seiska sopii toivekortin päälle.", "s7 sopii w."),
            ],
        );
        turns(
            "piles r12 y39 g34 b1; turned b7; hidden r5",
            [
                (Lang::En, "Blue 7 fits on the joker.", "b7 fits 1."),
                (Lang::De, "Die blaue 7 passt auf den Joker.", "b7 passt 1."),
                (Lang::Fi, "Sininen seiska sopii jokerin päälle.", "s7 sopii 1."),
            ],
        );
    }

    #[test]
    fn a_card_that_does_not_fit_goes_to_its_row_and_the_rows_are_told() {
        turns(
            "piles r12 y39 g34 b24; rows r9 g51 g5; turned b7; hidden r5",
            [
                (
                    Lang::En,
                    "Blue 7 does not fit on the 24, so it belongs in its row. From the rows, red 9 and green 51 fit.",
                    "b7 not 24. rows r9 g51",
                ),
                (
                    Lang::De,
                    "Die blaue 7 passt nicht auf die 24 und gehört in die Reihe. Aus den Reihen passen die rote 9 und die \
                     grüne 51.",
                    "b7 nicht 24. Reihen r9 n51",
                ),
                (
                    Lang::Fi,
                    "Sininen seiska ei sovi kortin 24 päälle, se kuuluu riviin. Riveistä sopivat punainen ysi ja vihreä \
                     51.",
                    "s7 ei 24. rivit p9 v51",
                ),
            ],
        );
    }

    #[test]
    fn a_card_that_stands_for_any_is_laid_or_kept() {
        turns(
            "piles r12 y39 g34 b24; turned w; hidden r5",
            [
                (Lang::En, "Wish card: lay it on any pile, or keep it.", "w any"),
                (Lang::De, "Wunschkarte: Leg die Karte auf irgendeinen Stapel, oder behalte sie.", "w überall"),
                (Lang::Fi, "Toivekortti: laita se haluamaasi pinoon tai säästä se.", "w mihin vain"),
            ],
        );
    }

    #[test]
    fn behind_the_hidden_pile_what_is_left_to_lay_is_told() {
        turns(
            "piles r12 y39 g34 b24; rows r9 b7; kept w",
            [
                (
                    Lang::En,
                    "From the rows, red 9 fits. Kept for later: wish card. Go on, or type stop.",
                    "rows r9 kept w or stop",
                ),
                (
                    Lang::De,
                    "Aus den Reihen passt die rote 9. Für später behalten: Wunschkarte. Leg weiter, oder tippe fertig.",
                    "Reihen r9 behalten w oder fertig",
                ),
                (
                    Lang::Fi,
                    "Riveistä sopii punainen ysi. Säästössä: toivekortti. Laita lisää, tai kirjoita valmis.",
                    "rivit p9 säästössä w tai valmis",
                ),
            ],
        );
    }

    #[test]
    fn the_short_sentence_leaves_out_on_what() {
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8; hidden r5");
        assert_eq!(table.announcer().turn(table.view()).short, "Blue 8 fits.");
        let table = Table::new(Lang::De, "piles r12 y39 g34 b24; turned b7; hidden r5");
        assert_eq!(table.announcer().turn(table.view()).short, "Die blaue 7 gehört in die Reihe.");
    }

    #[test]
    fn the_next_card_says_how_many_are_left() {
        for (lang, text, braille) in [
            (Lang::En, "Blue 8 fits on the 24. 2 cards are left in the hidden pile.", "b8 fits 24. 2 left"),
            (Lang::De, "Die blaue 8 passt auf die 24. Im Handstapel sind noch 2 Karten.", "b8 passt 24. noch 2"),
            (
                Lang::Fi,
                "Sininen kasi sopii kortin 24 päälle. Nostopakassa on vielä 2 korttia.",
                "s8 sopii 24. vielä 2",
            ),
        ] {
            let table = Table::new(lang, "piles r12 y39 g34 b24; turned b8; hidden r5 r6");
            assert_eq!(form(&table.announcer().next(table.view())), (text, braille));
        }
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8");
        assert_eq!(table.announcer().next(table.view()).text, "Blue 8 fits on the 24. It is the last card.");
        let table = Table::new(Lang::En, "piles r12 y39 g34 b24; rows r9");
        assert_eq!(table.announcer().next(table.view()).text, "The hidden pile is used up.");
    }

    #[test]
    fn a_game_begins_with_the_tops_of_the_piles() {
        for (lang, text, braille) in [
            (
                Lang::En,
                "NumNum Patience. Piles: red 12, yellow 39, green 34, blue 10. There are 3 cards to lay.",
                "NumNum Patience: r12 y39 g34 bx 0/3",
            ),
            (
                Lang::De,
                "1x1-Patience. Stapel: rote 12, gelbe 39, grüne 34, blaue 10. Zu legen sind 3 Karten.",
                "1x1-Patience: r12 g39 n34 bx 0/3",
            ),
            (
                Lang::Fi,
                "NumNum-pasianssi. Pinojen päällä: punainen 12, keltainen 39, vihreä 34, sininen kymppi. Laitettavana \
                 on 3 korttia.",
                "NumNum-pasianssi: p12 k39 v34 sx 0/3",
            ),
        ] {
            let table = Table::new(lang, "piles r12 y39 g34 bx; turned b8; hidden r5 r6");
            assert_eq!(form(&table.announcer().beginning(table.view())), (text, braille));
        }
    }

    #[test]
    fn the_status_is_the_turned_card_and_where_it_would_go() {
        let status = |layout| {
            let table = Table::new(Lang::En, layout);
            table.announcer().status(table.view())
        };
        assert_eq!(status("piles r12 y39 g34 b24; turned b8; hidden r5"), "b8+24");
        assert_eq!(status("piles r12 y39 g34 b24; kept w w; turned b7; hidden r5"), "b7-24 w2");
        assert_eq!(status("piles r12 y39 g34 b24; kept w; turned w; hidden r5"), "w w1");
        assert_eq!(status("piles r12 y39 g34 b24; rows r9 b7; kept w"), "+1 w1");
    }

    #[test]
    fn no_status_needs_more_than_twelve_cells() {
        for lang in Lang::ALL {
            let widest = Table::new(lang, "piles r81 y39 g34 b24; kept w w w; turned r40; hidden r5");
            let widest = widest.announcer().status(widest.view());
            assert_eq!(widest.chars().count(), 9, "{lang}: {widest}");
            let mut table = Table::dealt(lang, 3);
            let mut dice = Dice::new(3, 1);
            while table.game.outcome().is_none() {
                let status = table.announcer().status(table.view());
                assert!((1..=9).contains(&status.chars().count()), "{lang}: {status}");
                let wanted = *dice.pick(&table.view().legal_moves()).expect("a legal move");
                table.game.apply(wanted).expect("a legal move");
            }
        }
    }

    #[test]
    fn before_the_deal_and_after_the_end_something_is_told_too() {
        let table = Table::undealt(Lang::En);
        let announcer = table.announcer();
        assert_eq!(announcer.turn(table.view()).text, "The cards are still to be dealt.");
        assert_eq!(announcer.next(table.view()).text, "The cards are still to be dealt.");
        assert_eq!(announcer.status(table.view()), "");
        let mut table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
        table.play("stop");
        assert_eq!(table.announcer().turn(table.view()).text, "The game is over.");
    }
}
