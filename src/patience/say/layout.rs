//! How everything lies: piles, rows, kept cards, how many of each, and all of it in one row of braille.

use super::Announcer;
use crate::cards::Colour;
use crate::patience::engine::{Awaiting, View};
use crate::say::{Channel, Line, OfCard, Text, Urgency, msg};

impl Announcer<'_> {
    /// The top cards of the piles.
    #[must_use]
    pub fn piles(&self, view: View<'_>) -> Line {
        Line::of([self.tops(view)], Channel::Game, Urgency::Answer)
    }

    /// The free card of each row, whether it fits, and how many cards lie there.
    #[must_use]
    pub fn rows(&self, view: View<'_>) -> Line {
        let ends = self
            .row_ends(view)
            .map(|end| self.say(msg!("patience-part-end", card = end.card, fits = end.fits, count = end.count)));
        let text = match self.parted(ends.collect()) {
            Some(items) => self.say(msg!("patience-rows", items)),
            None => self.say(msg!("patience-no-rows")),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }

    /// The cards that stand for any and were kept.
    #[must_use]
    pub fn kept(&self, view: View<'_>) -> Line {
        Line::of([self.kept_text(view)], Channel::Hand, Urgency::Answer)
    }

    /// How many cards lie where.
    #[must_use]
    pub fn counts(&self, view: View<'_>) -> Line {
        let each = |size: &dyn Fn(Colour) -> usize| {
            let items = self
                .rules
                .deck()
                .all_colours()
                .map(|colour| self.say(msg!("patience-part-count", colour, count = size(colour))));
            self.locale.join(items, "list")
        };
        let kept = view.kept().len();
        let kept = (kept > 0).then(|| self.say(msg!("patience-kept-count", count = kept)));
        let texts = [
            self.say(msg!("patience-hidden-count", count = view.left())),
            self.say(msg!("patience-pile-counts", items = each(&|colour| view.pile(colour).len()))),
            self.say(msg!("patience-row-counts", items = each(&|colour| view.row(colour).len()))),
        ];
        Line::of(texts.into_iter().chain(kept), Channel::Game, Urgency::Answer)
    }

    /// The whole layout. In braille one row of at most 40 cells: the turned card and how many are hidden, for each colour
    /// the top of its pile and behind a stroke the free card of its row, and what is kept: `b8 42 r12/9 y39 g5 bw/40 w2`.
    #[must_use]
    pub fn overview(&self, view: View<'_>) -> Line {
        let turned = view.turned().map(|card| {
            let mark = self.say(msg!("status-patience-left", card, count = view.left()));
            Text { braille: mark.braille, ..self.next(view).into_text() }
        });
        let columns = self.rules.deck().all_colours().filter_map(|colour| self.column(view, colour));
        let columns = self.parted(columns.collect());
        let columns = columns.map(|items| self.say(msg!("patience-columns", items)));
        let kept = self.kept_mark(view).map(|mark| Text { braille: mark.braille, ..self.kept_text(view) });
        let undealt = (view.awaits() == Awaiting::Deal).then(|| self.say(msg!("patience-not-dealt")));
        let texts = undealt.into_iter().chain(turned).chain(columns).chain(kept);
        Line::of(texts, Channel::Game, Urgency::Answer)
    }

    /// "Piles: red 12, wish card on yellow, green 5, blue 7."
    pub(super) fn tops(&self, view: View<'_>) -> Text {
        let tops = self.rules.deck().all_colours().filter_map(|colour| {
            let top = view.top(colour)?;
            Some(if self.rules.is_any_card(top) {
                self.about(msg!("patience-part-top-any"; OfCard), top, colour)
            } else {
                self.say(msg!("patience-part-top", card = top))
            })
        });
        let tops: Vec<Text> = tops.collect();
        if tops.is_empty() {
            return self.say(msg!("patience-not-dealt"));
        }
        self.say(msg!("patience-piles", items = self.locale.join(tops, "list")))
    }

    pub(super) fn kept_text(&self, view: View<'_>) -> Text {
        let kept = view.kept();
        self.say(msg!("patience-kept", count = kept.len(), cards = kept.as_slice()))
    }

    /// The top of a pile and the free card of its row.
    fn column(&self, view: View<'_>, colour: Colour) -> Option<Text> {
        let symbol = self.symbol(view.top(colour)?);
        Some(match self.end(view, colour) {
            Some(end) => self.say(msg!("patience-part-column-row", colour, symbol, end = self.symbol(end.card))),
            None => self.say(msg!("patience-part-column", colour, symbol)),
        })
    }

    /// Items that have commas themselves; none if there are no items.
    fn parted(&self, items: Vec<Text>) -> Option<Text> {
        let braille = self.locale.join(items.clone(), "list").braille;
        Some(Text { braille, ..self.locale.join_items(items)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Dice;
    use crate::patience::engine::Move;
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    const LAYOUT: &str = "piles r12 w y39 g5 b24; rows r9 r7 b40; kept w w; turned b8; hidden r4 r5";

    #[track_caller]
    fn tells(layout: &str, ask: impl Fn(Announcer<'_>, View<'_>) -> Line, expected: [(Lang, &str, &str); 3]) {
        for (lang, text, braille) in expected {
            let table = Table::new(lang, layout);
            assert_eq!(form(&ask(table.announcer(), table.view())), (text, braille), "{lang}");
        }
    }

    #[test]
    fn the_tops_of_the_piles_are_told_in_order() {
        tells(
            LAYOUT,
            |announcer, view| announcer.piles(view),
            [
                (Lang::En, "Piles: red 12, wish card on yellow, green 5, blue 24.", "r12 yw g5 b24"),
                (Lang::De, "Stapel: rote 12, Wunschkarte auf Gelb, grüne 5, blaue 24.", "r12 gw n5 b24"),
                (
                    Lang::Fi,
                    "Pinojen päällä: punainen 12, keltaisen pinon toivekortti, vihreä viitonen, sininen 24.",
                    "p12 kw v5 s24",
                ),
            ],
        );
    }

    #[test]
    fn the_ends_of_the_rows_say_what_fits_and_how_many_there_are() {
        tells(
            LAYOUT,
            |announcer, view| announcer.rows(view),
            [
                (Lang::En, "Ends of the rows: red 9 fits, 2 cards; blue 40 fits, 1 card.", "r9+:2 b40+:1"),
                (Lang::De, "Enden der Reihen: rote 9 passt, 2 Karten; blaue 40 passt, eine Karte.", "r9+:2 b40+:1"),
                (
                    Lang::Fi,
                    "Rivien päissä: punainen ysi sopii, rivissä 2 korttia; sininen 40 sopii, rivissä 1 kortti.",
                    "p9+:2 s40+:1",
                ),
            ],
        );
        let none = "piles r12 y39 g5 b24; turned b8; hidden r4 r5";
        tells(
            none,
            |announcer, view| announcer.rows(view),
            [
                (Lang::En, "There are no cards in the rows.", "rows empty"),
                (Lang::De, "In den Reihen liegt keine Karte.", "Reihen leer"),
                (Lang::Fi, "Riveissä ei ole kortteja.", "rivit tyhjät"),
            ],
        );
    }

    #[test]
    fn what_is_kept_and_how_many_cards_lie_where() {
        tells(
            LAYOUT,
            |announcer, view| announcer.kept(view),
            [
                (Lang::En, "Kept for later: wish card, wish card.", "kept w w"),
                (Lang::De, "Für später behalten: Wunschkarte, Wunschkarte.", "behalten w w"),
                (Lang::Fi, "Säästössä: toivekortti, toivekortti.", "säästössä w w"),
            ],
        );
        let table = Table::new(Lang::En, "piles r12 y39 g5 b24; turned b8; hidden r4 r5");
        assert_eq!(form(&table.announcer().kept(table.view())), ("You have kept no card for later.", "kept 0"));
        tells(
            LAYOUT,
            |announcer, view| announcer.counts(view),
            [
                (
                    Lang::En,
                    "Hidden pile: 2. Piles: red 1, yellow 2, green 1, blue 1. Rows: red 2, yellow 0, green 0, blue 1. \
                     Kept: 2.",
                    "2 left piles r1 y2 g1 b1 rows r2 y0 g0 b1 kept 2",
                ),
                (
                    Lang::De,
                    "Handstapel: 2. Stapel: Rot 1, Gelb 2, Grün 1, Blau 1. Reihen: Rot 2, Gelb 0, Grün 0, Blau 1. \
                     Behalten: 2.",
                    "noch 2 Stapel r1 g2 n1 b1 Reihen r2 g0 n0 b1 behalten 2",
                ),
                (
                    Lang::Fi,
                    "Nostopakka: 2. Pinot: punainen 1, keltainen 2, vihreä 1, sininen 1. Rivit: punainen 2, keltainen 0, \
                     vihreä 0, sininen 1. Säästössä: 2.",
                    "vielä 2 pinot p1 k2 v1 s1 rivit p2 k0 v0 s1 säästössä 2",
                ),
            ],
        );
    }

    #[test]
    fn the_overview_tells_everything_that_can_be_reached() {
        tells(
            LAYOUT,
            |announcer, view| announcer.overview(view),
            [
                (
                    Lang::En,
                    "Blue 8 fits on the 24. 2 cards are left in the hidden pile. Piles and rows: red 12, row 9; yellow \
                     wish card; green 5; blue 24, row 40. Kept for later: wish card, wish card.",
                    "b8 2 r12/9 yw g5 b24/40 w2",
                ),
                (
                    Lang::De,
                    "Die blaue 8 passt auf die 24. Im Handstapel sind noch 2 Karten. Stapel und Reihen: Rot 12, Reihe 9; \
                     Gelb Wunschkarte; Grün 5; Blau 24, Reihe 40. Für später behalten: Wunschkarte, Wunschkarte.",
                    "b8 2 r12/9 gw n5 b24/40 w2",
                ),
                (
                    Lang::Fi,
                    "Sininen kasi sopii kortin 24 päälle. Nostopakassa on vielä 2 korttia. Pinot ja rivit: punainen \
                     12, rivissä ysi; keltainen toivekortti; vihreä viitonen; sininen 24, rivissä 40. \
                     Säästössä: toivekortti, toivekortti.",
                    "s8 2 p12/9 kw v5 s24/40 w2",
                ),
            ],
        );
        let table = Table::undealt(Lang::En);
        assert_eq!(form(&table.announcer().overview(table.view())), ("The cards are still to be dealt.", "deal"));
    }

    #[test]
    fn the_overview_is_one_row_of_braille() {
        // The widest symbols everywhere: two digits on each pile, at each end and turned, two digits hidden, some kept.
        let hidden = "r2 r3 r4 r5 r6 r7 r8 r9 y2 y3 y4 y5 y6";
        let widest = format!("piles r12 y12 g12 b12; rows r40 y40 g40 b40; kept w w w; turned b81; hidden {hidden}");
        for lang in Lang::ALL {
            let table = Table::new(lang, &widest);
            let cells = table.announcer().overview(table.view()).braille.chars().count();
            assert!((36..=40).contains(&cells), "{lang}: {cells}");
            for seed in 0..20 {
                let mut table = Table::dealt(lang, seed);
                let mut dice = Dice::new(seed, 1);
                while table.game.outcome().is_none() {
                    let overview = table.announcer().overview(table.view());
                    assert!(overview.braille.chars().count() <= 40, "{lang}: {}", overview.braille);
                    let moves = table.view().legal_moves();
                    let wanted: Move = *dice.pick(&moves).expect("a legal move");
                    table.game.apply(wanted).expect("a legal move");
                }
            }
        }
    }
}
