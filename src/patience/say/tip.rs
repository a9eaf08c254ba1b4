//! A tip: what the player might do, and why.

use super::Announcer;
use crate::cards::CardKind;
use crate::patience::bot::{Motive, Tip};
use crate::patience::engine::Move;
use crate::say::{Channel, Line, OfCard, Text, Urgency, msg};

impl Announcer<'_> {
    /// "Tip: lay red 9 from its row. Then red 40 fits."
    #[must_use]
    pub fn tip(&self, tip: &Tip) -> Line {
        let wanted = self.say(msg!("tip", move = self.advice(tip.wanted, tip.card)));
        Line::of([wanted, self.motive(tip.motive)], Channel::Hand, Urgency::Answer)
    }

    /// A move as a tip tells it; `card` is the one that it moves.
    #[must_use]
    pub fn advice(&self, wanted: Move, card: CardKind) -> Text {
        match wanted {
            Move::Lay => self.say(msg!("tip-patience-lay", card)),
            Move::Put => self.say(msg!("tip-patience-put", card)),
            Move::Row(_) => self.say(msg!("tip-patience-row", card)),
            Move::Wish(colour) => self.about(msg!("tip-patience-any"; OfCard), card, colour),
            Move::Keep => self.say(msg!("tip-patience-keep", card)),
            Move::Stop | Move::Deal | Move::Undo => self.say(msg!("tip-patience-stop")),
        }
    }

    fn motive(&self, motive: Motive) -> Text {
        match motive {
            Motive::MustLay => self.say(msg!("patience-motive-must-lay")),
            Motive::MustPut => self.say(msg!("patience-motive-must-put")),
            Motive::NowFits { card } => self.say(msg!("patience-motive-now-fits", card)),
            Motive::ThenFits { card } => self.say(msg!("patience-motive-then-fits", card)),
            Motive::Frees { card } => self.say(msg!("patience-motive-frees", card)),
            Motive::EmptiesRow => self.say(msg!("patience-motive-empties-row")),
            Motive::AllFit => self.say(msg!("patience-motive-all-fit")),
            Motive::Later => self.say(msg!("patience-motive-later")),
            Motive::Wins => self.say(msg!("patience-motive-wins")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::say::testing::{Table, card, form};
    use crate::say::Lang;

    #[track_caller]
    fn tells(lang: Lang, wanted: &str, moved: &str, motive: impl Fn(&Table) -> Motive, expected: (&str, &str)) {
        let table = Table::new(lang, "piles r12 y39 g34 b7; turned b21; hidden r40");
        let card = card(table.game.rules(), moved);
        let tip = Tip { wanted: table.wanted(wanted), card, motive: motive(&table) };
        assert_eq!(form(&table.announcer().tip(&tip)), expected, "{lang}");
    }

    fn red_seven(table: &Table) -> Motive {
        Motive::NowFits { card: card(table.game.rules(), "r7") }
    }

    #[test]
    fn the_move_is_named_and_then_its_reason() {
        tells(
            Lang::En,
            "lay",
            "r9",
            |_| Motive::MustLay,
            ("Tip: lay red 9. It fits, so it must be laid.", "r9. fits"),
        );
        let text = "Tipp: leg die rote 9. Die Karte passt und muss gelegt werden.";
        tells(Lang::De, "lay", "r9", |_| Motive::MustLay, (text, "r9. passt"));
        let text = "Vihje: laita punainen ysi pinoon. Se sopii, joten se täytyy laittaa.";
        tells(Lang::Fi, "lay", "r9", |_| Motive::MustLay, (text, "p9. sopii"));
    }

    #[test]
    fn a_card_of_a_row_or_one_that_stands_for_any_says_what_fits_then() {
        let text = "Tip: lay red 9 from its row. Then red 7 fits.";
        tells(Lang::En, "row red", "r9", red_seven, (text, "r9 from row. then r7"));
        let text = "Tipp: leg die rote 9 aus der Reihe. Dann passt die rote 7.";
        tells(Lang::De, "row red", "r9", red_seven, (text, "r9 aus Reihe. dann r7"));
        let text = "Vihje: laita rivistä pinoon punainen ysi. Sitten sopii punainen seiska.";
        tells(Lang::Fi, "row red", "r9", red_seven, (text, "p9 rivistä. sitten p7"));
        let text = "Tip: lay the wish card on red. Then red 7 fits.";
        tells(Lang::En, "wish red", "w", red_seven, (text, "w on r. then r7"));
        let text = "Tipp: leg die Wunschkarte auf Rot. Dann passt die rote 7.";
        tells(Lang::De, "wish red", "w", red_seven, (text, "w auf r. dann r7"));
        let text = "Vihje: laita toivekortti punaisen pinon päälle. Sitten sopii punainen seiska.";
        tells(Lang::Fi, "wish red", "w", red_seven, (text, "w pinoon p. sitten p7"));
    }

    #[test]
    fn every_motive_of_every_move_can_be_told_in_every_language() {
        for lang in Lang::ALL {
            let table = Table::new(lang, "piles r12 y39 g34 b7; turned b21; hidden r40");
            let card = card(table.game.rules(), "r9");
            for wanted in ["lay", "put", "row red", "wish red", "keep", "stop"] {
                for motive in [
                    Motive::MustLay,
                    Motive::MustPut,
                    Motive::NowFits { card },
                    Motive::ThenFits { card },
                    Motive::Frees { card },
                    Motive::EmptiesRow,
                    Motive::AllFit,
                    Motive::Later,
                    Motive::Wins,
                ] {
                    let line = table.announcer().tip(&Tip { wanted: table.wanted(wanted), card, motive });
                    assert!(line.text.ends_with('.') && !line.braille.is_empty(), "{line:?}");
                    assert_eq!((line.channel, line.urgency), (Channel::Hand, Urgency::Answer));
                }
            }
        }
    }
}
