//! What a card of a patience does.

use crate::patience::engine::Game;
use crate::patience::rules::Rules;
use crate::say::{CardSentences, Explained, Locale, msg};

impl Explained for Game {
    fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
        let card = rules.book().cards.get(entry)?;
        let mut facts = CardSentences::default();
        locale.number_of_card(&mut facts, card.number);
        if let Some(because) = card.any_card {
            facts.tell(locale.say(msg!("card-any")), because.clause);
        }
        Some(facts)
    }
}
