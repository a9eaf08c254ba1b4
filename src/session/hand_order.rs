//! In which order hands are told: as a setting, or asked for once.

use super::company::TableState;
use super::keyboard::Keyboard;
use super::talk::Session;
use super::voice::LanguagePack;
use crate::command::TableQuestion;
use crate::say::{HandOrder, Line, Message, msg};
use crate::settings::Setting;

impl HandOrder {
    /// The message with the words for the order.
    fn words(self) -> Message<'static> {
        match self {
            HandOrder::Number => msg!("words-order-number"),
            HandOrder::Colour => msg!("words-order-colour"),
        }
    }

    /// The message with the phrases of the order, and the English phrase.
    fn phrases(self) -> (Message<'static>, &'static str) {
        match self {
            HandOrder::Number => (msg!("words-by-symbol"), "by number"),
            HandOrder::Colour => (msg!("words-by-colour"), "by colour"),
        }
    }
}

impl LanguagePack {
    /// What stands behind the word for the order: `number` of `order number`; none if it is about something else.
    #[must_use]
    pub(super) fn behind_order<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let (word, rest) = typed.trim().split_once(char::is_whitespace).unwrap_or((typed.trim(), ""));
        self.means(word, msg!("words-hand-order"), "order").then(|| rest.trim())
    }

    /// The order that is named: `by number`, or `number` alone where the small word says nothing.
    #[must_use]
    pub(super) fn named_order(&self, typed: &str) -> Option<HandOrder> {
        let named = |order: &HandOrder| {
            let (phrases, english) = order.phrases();
            self.is_phrase(typed, phrases, english) || self.means(typed, order.words(), order.id())
        };
        HandOrder::ALL.into_iter().find(named)
    }
}

impl Session {
    /// The same session, which tells hands in this order.
    #[must_use]
    pub fn with_hand_order(mut self, order: HandOrder) -> Self {
        self.house.keyboard.preferences_mut().order = order;
        self
    }
}

impl Keyboard {
    /// Answers `hand order`, and what is to be the order from now on.
    pub(super) fn change_hand_order(&mut self, typed: &str) -> Line {
        if !typed.is_empty() {
            let Some(order) = self.voice().named_order(typed) else {
                return self.voice().misused(TableQuestion::Hand);
            };
            self.preferences_mut().order = order;
            self.save(Setting::HandOrder, order.id());
        }
        self.voice().help(msg!("hand-order-is", order = self.preferences().order.id()))
    }

    /// The same at a table, where somebody may have heard another order.
    pub(super) fn change_hand_order_of(&mut self, company: &mut TableState, typed: &str) -> Line {
        let told = self.change_hand_order(typed);
        company.prefer(self.preferences());
        company.forget_asked_orders();
        told
    }
}
