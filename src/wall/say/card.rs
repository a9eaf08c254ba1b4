//! What a card of a wall does.

use crate::say::{CardSentences, Explained, Locale, msg};
use crate::wall::engine::Game;
use crate::wall::rules::Rules;

impl Explained for Game {
    fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
        let card = rules.book().cards.get(entry)?;
        let mut facts = CardSentences::default();
        locale.number_of_card(&mut facts, card.number);
        if let Some(ban) = card.ban {
            facts.tell(locale.say(msg!("card-ban-free", row = ban.row.to_string())), ban.clause);
        }
        if let Some(exchange) = card.exchange {
            facts.tell(locale.say(msg!("card-exchange", count = exchange.among)), exchange.clause);
        }
        Some(facts)
    }
}
