//! What a move brought about.

use super::Announcer;
use crate::cards::{CardKind, Colour};
use crate::patience::engine::{Observation, Outcome, Source};
use crate::say::{About, Channel, Cue, Line, OfCard, Text, Urgency, msg};

impl Announcer<'_> {
    /// What a move brought about: at most a line for what was done, and a last one for the result. What begins the game is
    /// told by [`Announcer::beginning`] and the card that is turned by [`Announcer::turn`], so the deal gives no line here.
    #[must_use]
    pub fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let outcome = seen.iter().find_map(|happening| match happening {
            Observation::Ends(outcome) => Some(outcome),
            _ => None,
        });
        let done: Vec<Text> = seen.iter().filter_map(|happening| self.happening(happening)).collect();
        // A game that ends by itself says why; one that the player ends does not.
        let by_itself = outcome.filter(|outcome| !done.is_empty() && !outcome.is_won());
        let stuck = by_itself.map(|_| self.say(msg!("patience-nothing-left")));
        let mut lines = Vec::new();
        if !done.is_empty() {
            let moved = |happening: &Observation| {
                matches!(happening, Observation::Laid { .. } | Observation::Put { .. } | Observation::Kept { .. })
            };
            let cue = seen.iter().any(moved).then_some(Cue::Play);
            lines.push(Line::of(done.into_iter().chain(stuck), Channel::Game, Urgency::Answer).with_cue(cue));
        }
        lines.extend(outcome.map(|outcome: &Outcome| self.ends(outcome)));
        lines
    }

    /// A card that stands for any was laid on a pile.
    pub(super) fn laid_any(&self, card: CardKind, colour: Colour) -> Text {
        let About { you, who } = self.player();
        self.about(msg!("patience-laid-any", you, who; OfCard), card, colour)
    }

    /// That so many moves were taken back.
    #[must_use]
    pub fn taken_back(&self, moves: usize) -> Line {
        Line::of([self.took_back(moves)], Channel::Game, Urgency::Answer).with_cue(None)
    }

    fn took_back(&self, moves: usize) -> Text {
        self.done(msg!("patience-took-back", count = moves; About))
    }

    fn happening(&self, happening: &Observation) -> Option<Text> {
        Some(match happening {
            Observation::Laid { card, colour, .. } if self.rules.is_any_card(*card) => self.laid_any(*card, *colour),
            Observation::Laid { card, from: Source::Row, .. } => {
                self.done(msg!("patience-laid-from-row", card = *card; About))
            }
            Observation::Laid { card, .. } => self.done(msg!("patience-laid", card = *card; About)),
            Observation::Put { card, row } => self.say(msg!("patience-put", card = *card, count = *row)),
            Observation::Kept { card, kept } => self.done(msg!("patience-keep", card = *card, count = *kept; About)),
            Observation::UsedUp => self.say(msg!("patience-used-up")),
            Observation::TookBack => self.took_back(1),
            Observation::Began { .. } | Observation::Turned { .. } | Observation::Ends(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::patience::engine::Move;
    use crate::patience::say::testing::{Table, forms};
    use crate::say::Lang;

    #[track_caller]
    fn says(lang: Lang, layout: &str, wanted: &str, expected: &[(&str, &str)]) {
        let mut table = Table::new(lang, layout);
        let step = table.play(wanted);
        let lines = table.announcer().step(step.seen());
        assert_eq!(forms(&lines), expected, "{lang}");
    }

    #[test]
    fn a_card_that_is_laid_is_told_and_the_turned_one_is_left_to_the_turn() {
        let layout = "piles r12 y39 g34 b7; turned r9; hidden g51 b40";
        says(Lang::En, layout, "lay", &[("You lay red 9.", "r9")]);
        says(Lang::De, layout, "lay", &[("Du legst die rote 9.", "r9")]);
        says(Lang::Fi, layout, "lay", &[("Laitat punaisen ysin pinoon.", "p9")]);
    }

    #[test]
    fn who_watches_hears_the_name_of_the_player() {
        for (lang, lays, won) in [
            (Lang::En, "Anna lays red 9.", "Anna has won: all 2 cards are laid."),
            (Lang::De, "Anna legt die rote 9.", "Anna hat gewonnen: Alle 2 Karten sind gelegt."),
            (Lang::Fi, "Anna laittaa punaisen ysin pinoon.", "Anna voitti: kaikki 2 korttia on laitettu pinoihin."),
        ] {
            let mut table = Table::new(lang, "piles r12 r3 y39 g34 b7; turned r9");
            let step = table.play("lay");
            let texts: Vec<String> =
                table.announcer().watching("Anna").step(step.seen()).into_iter().map(|line| line.text).collect();
            assert!(texts[0].starts_with(lays), "{texts:?}");
            assert_eq!(texts[1], won);
        }
    }

    #[test]
    fn cards_of_the_rows_are_told_as_such() {
        let layout = "piles r12 y39 g34 b7; rows r9 r7; turned b21; hidden r40";
        says(Lang::En, layout, "row red", &[("You lay red 9 from its row.", "r9 from row")]);
        says(Lang::De, layout, "row red", &[("Du legst die rote 9 aus der Reihe.", "r9 aus Reihe")]);
        says(Lang::Fi, layout, "row red", &[("Laitat punaisen ysin rivistä pinoon.", "p9 rivistä")]);
    }

    #[test]
    fn a_row_says_how_long_it_has_become() {
        let layout = "piles r12 y39 g34 b7; turned r7; hidden r5";
        says(Lang::En, layout, "put", &[("Red 7 begins a row.", "r7 row 1.")]);
        says(Lang::De, layout, "put", &[("Die rote 7 beginnt eine Reihe.", "r7 Reihe 1.")]);
        says(Lang::Fi, layout, "put", &[("Punainen seiska aloittaa rivin.", "p7 riviin 1.")]);
        let layout = "piles r12 y39 g34 b7; rows r5 r40; turned r7; hidden r2";
        says(Lang::En, layout, "put", &[("Red 7 goes to its row, now 3 cards.", "r7 row 3.")]);
        says(
            Lang::De,
            layout,
            "put",
            &[("Die rote 7 kommt in die Reihe, dort liegen jetzt 3 Karten.", "r7 Reihe 3.")],
        );
        says(Lang::Fi, layout, "put", &[("Punainen seiska menee riviin, siinä on nyt 3 korttia.", "p7 riviin 3.")]);
    }

    #[test]
    fn a_card_that_stands_for_any_is_laid_or_kept() {
        let layout = "piles r12 y39 g34 b7; kept w; turned w; hidden b40";
        says(Lang::En, layout, "wish blue", &[("You lay a wish card on blue.", "w on b")]);
        says(Lang::De, layout, "wish blue", &[("Du legst eine Wunschkarte auf Blau.", "w auf b")]);
        says(Lang::Fi, layout, "wish blue", &[("Laitat toivekortin sinisen pinon päälle.", "w pinoon s")]);
        says(Lang::En, layout, "keep", &[("You keep the wish card for later, now 2.", "w kept 2")]);
        says(Lang::De, layout, "keep", &[("Du behältst die Wunschkarte für später, jetzt 2.", "w behalten 2")]);
        let text = "Säästät toivekortin myöhemmäksi, säästössä on nyt 2.";
        says(Lang::Fi, layout, "keep", &[(text, "w säästöön 2")]);
    }

    #[test]
    fn the_end_of_the_hidden_pile_shares_a_line_and_the_result_has_its_own() {
        let layout = "piles r12 y39 g34 b7; rows r9; turned b40";
        let text = "Blue 40 begins a row. The hidden pile is used up.";
        says(Lang::En, layout, "put", &[(text, "b40 row 1. pile empty")]);
        let layout = "piles r12 y39 g34 b7; rows r7; turned b40";
        says(
            Lang::En,
            layout,
            "put",
            &[
                (
                    "Blue 40 begins a row. The hidden pile is used up. Nothing more can be laid.",
                    "b40 row 1. pile empty",
                ),
                ("The game is over. Laid: 0 of 2 cards.", "over 0/2"),
            ],
        );
        let text = "Die blaue 40 beginnt eine Reihe. Der Handstapel ist aufgebraucht. Jetzt passt nichts mehr.";
        let over = "Das Spiel ist zu Ende. Gelegt: 0 von 2 Karten.";
        says(Lang::De, layout, "put", &[(text, "b40 Reihe 1. Stapel leer"), (over, "Ende 0/2")]);
        let text = "Sininen 40 aloittaa rivin. Nostopakka on käytetty. Mikään kortti ei enää sovi.";
        let over = "Peli on ohi. Pinoissa on 0 korttia, kaikkiaan niitä on 2.";
        says(Lang::Fi, layout, "put", &[(text, "s40 riviin 1. pakka tyhjä"), (over, "ohi 0/2")]);
    }

    #[test]
    fn a_game_that_the_player_ends_or_wins_gives_no_reason() {
        let layout = "piles r12 y39 g34 b7; rows r9 g51";
        says(Lang::En, layout, "stop", &[("The game is over. Laid: 0 of 2 cards.", "over 0/2")]);
        let layout = "piles r12 y39 g34 b7; rows r9";
        let won = ("You have won: the one card is laid.", "won 1/1");
        says(Lang::En, layout, "row red", &[("You lay red 9 from its row.", "r9 from row"), won]);
    }

    #[test]
    fn what_was_taken_back_is_told_then_and_counted_at_the_end() {
        let layout = "piles r12 y39 g34 b7; rows r9; turned b21";
        for (lang, undo, won) in [
            (
                Lang::En,
                "Your last move is taken back.",
                "You have won: all 2 cards are laid. In this game 1 move was taken back.",
            ),
            (
                Lang::De,
                "Dein letzter Zug ist zurückgenommen.",
                "Gewonnen: Alle 2 Karten sind gelegt. In diesem Spiel wurde ein Zug zurückgenommen.",
            ),
            (
                Lang::Fi,
                "Viimeinen siirtosi peruttiin.",
                "Voitit: kaikki 2 korttia on laitettu pinoihin. Tässä pelissä peruttiin yksi siirto.",
            ),
        ] {
            let mut table = Table::new(lang, layout);
            table.play("lay");
            let step = table.play("undo");
            assert_eq!(forms(&table.announcer().step(step.seen()))[0].0, undo);
            table.play("lay");
            let step = table.play("row red");
            assert_eq!(forms(&table.announcer().step(step.seen()))[1].0, won);
        }
    }

    #[test]
    fn the_deal_is_left_to_the_beginning() {
        let mut table = Table::dealt(Lang::En, 7);
        assert!(table.game.apply(Move::Deal).is_err());
        let mut fresh = crate::patience::engine::Game::new(std::sync::Arc::clone(table.game.rules()), 7);
        let step = fresh.apply(Move::Deal).expect("the deal");
        assert!(table.announcer().step(step.seen()).is_empty());
    }
}
