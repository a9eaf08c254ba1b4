//! What the player can do now.

use super::Announcer;
use crate::cards::CardKind;
use crate::patience::engine::{Awaiting, Move, View};
use crate::say::{Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    /// What fits where now: every legal move in words.
    #[must_use]
    pub fn can(&self, view: View<'_>) -> Line {
        if matches!(view.awaits(), Awaiting::Deal | Awaiting::Over) {
            return Line { channel: Channel::Hand, urgency: Urgency::Answer, ..self.turn(view) };
        }
        let moves = view.legal_moves();
        let turned = view.turned();
        let can = |wanted: Move| moves.contains(&wanted);
        let own = if can(Move::Lay) {
            turned.map(|card| self.say(msg!("patience-can-lay", card)))
        } else if can(Move::Put) {
            turned.map(|card| self.say(msg!("patience-can-put", card)))
        } else if can(Move::Keep) {
            turned.map(|card| self.say(msg!("patience-can-any", card)))
        } else {
            None
        };
        let laid = moves.iter().filter_map(|wanted| match wanted {
            Move::Row(colour) => Some(self.end(view, *colour)?.card),
            _ => None,
        });
        let cards: Vec<CardKind> = laid.collect();
        let rows = (!cards.is_empty()).then(|| self.say(msg!("patience-can-rows", cards = cards.as_slice())));
        // Where a card that stands for any is turned, that one is laid before one that was kept.
        let kept = view.kept().first().copied().filter(|_| !can(Move::Keep));
        let kept = kept.map(|card| self.say(msg!("patience-can-kept", card)));
        let stop = can(Move::Stop).then(|| self.say(msg!("patience-can-stop")));
        let texts: Vec<Text> = own.into_iter().chain(rows).chain(kept).chain(stop).collect();
        Line::of(texts, Channel::Hand, Urgency::Answer)
    }
}

#[cfg(test)]
mod tests {
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    #[track_caller]
    fn can(layout: &str, expected: [(Lang, &str, &str); 3]) {
        for (lang, text, braille) in expected {
            let table = Table::new(lang, layout);
            assert_eq!(form(&table.announcer().can(table.view())), (text, braille), "{lang}");
        }
    }

    #[test]
    fn a_card_that_fits_and_those_of_the_rows() {
        can(
            "piles r12 y39 g34 b24; rows r9 g51; turned b8; hidden r5",
            [
                (Lang::En, "You can lay blue 8. From the rows you can lay red 9 or green 51.", "b8 rows r9 g51"),
                (
                    Lang::De,
                    "Du kannst die blaue 8 legen. Aus den Reihen kannst du die rote 9 oder die grüne 51 legen.",
                    "b8 Reihen r9 n51",
                ),
                (
                    Lang::Fi,
                    "Voit laittaa sinisen kasin pinoon. Riveistä voit laittaa punaisen ysin tai vihreän kortin 51.",
                    "s8 rivit p9 v51",
                ),
            ],
        );
    }

    #[test]
    fn a_card_that_does_not_fit_and_one_that_was_kept() {
        can(
            "piles r12 y39 g34 b24; kept w; turned b7; hidden r5",
            [
                (
                    Lang::En,
                    "Blue 7 belongs in its row: type put. You can lay the wish card that you kept on any pile.",
                    "b7 put. kept w",
                ),
                (
                    Lang::De,
                    "Die blaue 7 gehört in die Reihe: Tippe weglegen. Für irgendeinen Stapel hast du noch die Wunschkarte.",
                    "b7 weglegen. behalten w",
                ),
                (
                    Lang::Fi,
                    "Sininen seiska kuuluu riviin: kirjoita riviin. Voit laittaa säästämäsi toivekortin haluamaasi pinoon.",
                    "s7 riviin. säästössä w",
                ),
            ],
        );
    }

    #[test]
    fn a_card_that_stands_for_any_and_the_end() {
        can(
            "piles r12 y39 g34 b24; kept w; turned w; hidden r5",
            [
                (
                    Lang::En,
                    "You can lay the wish card on any pile: type wish and a colour. Or keep it: type keep.",
                    "w any, keep.",
                ),
                (
                    Lang::De,
                    "Du kannst die Wunschkarte auf irgendeinen Stapel legen: Tippe wunsch und eine Farbe. Oder behalte sie: Tippe behalten.",
                    "w überall, behalten.",
                ),
                (
                    Lang::Fi,
                    "Voit laittaa toivekortin haluamaasi pinoon: kirjoita toive ja väri. Voit myös säästää sen: kirjoita säästä.",
                    "w mihin vain, säästä.",
                ),
            ],
        );
        can(
            "piles r12 y39 g34 b24; rows r9",
            [
                (Lang::En, "From the rows you can lay red 9. To end the game, type stop.", "rows r9 stop"),
                (
                    Lang::De,
                    "Aus den Reihen kannst du die rote 9 legen. Um das Spiel zu beenden, tippe fertig.",
                    "Reihen r9 fertig",
                ),
                (
                    Lang::Fi,
                    "Riveistä voit laittaa punaisen ysin. Peli päättyy, kun kirjoitat valmis.",
                    "rivit p9 valmis",
                ),
            ],
        );
    }
}
