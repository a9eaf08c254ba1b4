//! The score so far, and how a game ended (NN-26).

use super::Announcer;
use crate::patience::engine::{Outcome, View};
use crate::say::{About, Channel, Cue, Line, Urgency, msg};

impl Announcer<'_> {
    /// How a game ended: laid of how many, won or not, how often a move was taken back.
    #[must_use]
    pub fn ends(&self, outcome: &Outcome) -> Line {
        let count = outcome.of;
        let result = if outcome.is_won() {
            self.done(msg!("patience-won", count; About))
        } else {
            self.say(msg!("patience-over", laid = outcome.laid, count))
        };
        let undone = (outcome.undone > 0).then(|| self.say(msg!("patience-undone", count = outcome.undone)));
        Line::of([result].into_iter().chain(undone), Channel::Game, Urgency::Answer)
            .with_cue(Cue::of_end(Some(outcome.is_won())))
    }

    /// How many cards are laid, and of how many: "Laid: 12 of 91 cards."
    #[must_use]
    pub fn scores(&self, view: View<'_>) -> Line {
        let (laid, of) = view.laid();
        let text = self.say(msg!("patience-scores", laid, count = of));
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    #[test]
    fn the_score_is_laid_of_how_many() {
        for (lang, text) in [
            (Lang::En, "Laid: 2 of 6 cards."),
            (Lang::De, "Gelegt: 2 von 6 Karten."),
            (Lang::Fi, "Pinoissa on 2 korttia, kaikkiaan niitä on 6."),
        ] {
            let table = Table::new(lang, "piles r9 r12 y39 g34 w b7; rows g5; turned r4; hidden b40 b3");
            assert_eq!(form(&table.announcer().scores(table.view())), (text, "2/6"), "{lang}");
        }
    }

    #[test]
    fn a_game_is_won_only_with_every_card() {
        let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
        let told = |laid, undone| table.announcer().ends(&Outcome { laid, of: 91, undone });
        assert_eq!(form(&told(91, 0)), ("You have won: all 91 cards are laid.", "won 91/91"));
        let text = "The game is over. Laid: 37 of 91 cards. In this game 4 moves were taken back.";
        assert_eq!(form(&told(37, 4)), (text, "over 37/91 undo 4"));
    }
}
