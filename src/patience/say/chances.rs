//! The answer to "could this still be won?".

use super::Announcer;
use crate::patience::engine::{Answer, Outlook};
use crate::say::{Channel, Line, Urgency, msg};

impl Announcer<'_> {
    /// Whether the game can still be won, as far as it is known: yes or no where nothing is hidden any more; else how many
    /// of the orders that were tried can be won, or that no order can; or that it is not known.
    #[must_use]
    pub fn chances(&self, outlook: &Outlook) -> Line {
        let tried = outlook.tried;
        let text = match (outlook.tried, outlook.answer) {
            (0, Answer::Winnable) => self.say(msg!("patience-chances-yes")),
            (0, Answer::Lost) => self.say(msg!("patience-chances-no")),
            (0, Answer::Undecided) => self.say(msg!("patience-chances-given-up")),
            (_, Answer::Winnable) => self.say(msg!("patience-chances-perhaps", tried, count = outlook.winnable)),
            (_, Answer::Lost) => self.say(msg!("patience-chances-no-order")),
            (_, Answer::Undecided) => self.say(msg!("patience-chances-unknown", tried)),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::bot::chances_within;
    use crate::patience::say::testing::{Table, form};
    use crate::say::Lang;

    #[track_caller]
    fn told(lang: Lang, answer: Answer, tried: u16, winnable: u16, text: &str, braille: &str) {
        let table = Table::undealt(lang);
        let line = table.announcer().chances(&Outlook { answer, tried, winnable });
        assert_eq!(form(&line), (text, braille), "{lang}");
    }

    #[test]
    fn with_nothing_hidden_it_is_yes_or_no_or_given_up() {
        told(Lang::En, Answer::Winnable, 0, 0, "Yes, the game can still be won.", "yes");
        told(Lang::De, Answer::Winnable, 0, 0, "Ja, das Spiel ist noch zu gewinnen.", "ja");
        told(Lang::Fi, Answer::Winnable, 0, 0, "Kyllä, pelin voi vielä voittaa.", "kyllä");
        told(Lang::En, Answer::Lost, 0, 0, "No, the game cannot be won any more.", "no");
        let text = "I don't know. The search was too long and was given up.";
        told(Lang::En, Answer::Undecided, 0, 0, text, "unknown");
    }

    #[test]
    fn of_a_hidden_order_it_is_told_how_many_were_tried() {
        let text = "Perhaps. Of 20 shuffles of the hidden pile, 7 can be won by somebody who knows the order.";
        told(Lang::En, Answer::Winnable, 20, 7, text, "perhaps 7/20");
        let text = "Vielleicht. Von 20 Mischungen des Handstapels ist eine zu gewinnen, wenn man die \
                    Reihenfolge kennt.";
        told(Lang::De, Answer::Winnable, 20, 1, text, "vielleicht 1/20");
        let text = "Ehkä. Sekoitin nostopakan 20 kertaa. Niistä voi voittaa 7, jos järjestyksen tietää.";
        told(Lang::Fi, Answer::Winnable, 20, 7, text, "ehkä 7/20");
        let text = "No. In whatever order the hidden cards come, the game cannot be won any more.";
        told(Lang::En, Answer::Lost, 20, 0, text, "no, in any order");
        let text = "I don't know. In 20 possible orders of the hidden pile I found no win, but there are others.";
        told(Lang::En, Answer::Undecided, 20, 0, text, "unknown, 0/20");
    }

    #[test]
    fn a_game_without_hope_is_told_to_be_lost_and_one_with_hope_not() {
        let layout = "piles r12 y39 g34 b7; rows r7; turned b21; hidden r5 b2";
        let table = Table::new(Lang::En, layout);
        let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
        let text = "No. In whatever order the hidden cards come, the game cannot be won any more.";
        assert_eq!(table.announcer().chances(&outlook).text, text);
        let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9; turned b21");
        let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
        assert_eq!(table.announcer().chances(&outlook).text, "Yes, the game can still be won.");
    }
}
