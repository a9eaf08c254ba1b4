//! What the program asks back: which colour, which card.

use super::announce::Announcer;
use super::arg::Text;
use super::cue::Cue;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;
use super::query::RANK;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::rules::{Clause, ImmediateEffect, Manner, OptionForm, TableOption, picked};

impl Announcer<'_> {
    /// `colour`, `suit` or `rank`: what these wishes name.
    fn wish_called(&self, wishes: &[Wish]) -> &'static str {
        if matches!(wishes.first(), Some(Wish::Symbol(_))) { RANK } else { self.called() }
    }

    /// "Which colour? Red, yellow, green or blue."
    #[must_use]
    pub fn which_colour(&self, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("ask-colour", called = self.wish_called(wishes), colours = wishes))],
            Channel::Turn,
            Urgency::Turn,
        )
    }

    /// The question for a player: "Who draws two cards? 1: Anna, 2: Ben."
    pub(super) fn whom(&self, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Text {
        let name =
            |(index, seat): (usize, &Seat)| self.say(msg!("candidate", number = index + 1, who = self.name(*seat)));
        let names = self.locale().join(candidates.iter().enumerate().map(name), "list");
        let (word, count) = deed.map_or(("any", 0), |deed| (deed.name(), deed.cards()));
        self.say(msg!("due-choose-player", deed = word, count, names))
    }

    /// The word names nobody who can be chosen; the question again.
    #[must_use]
    pub fn unknown_candidate(&self, word: &str, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Line {
        let question = self.whom(deed, candidates);
        let refusal = (!word.is_empty()).then(|| self.say(msg!("unknown-candidate", word)));
        Line::of(refusal.into_iter().chain([question]), Channel::Error, Urgency::Answer)
    }

    /// The word is nothing that can be wished.
    #[must_use]
    pub fn unknown_colour(&self, word: &str, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("unknown-colour", called = self.wish_called(wishes), colours = wishes, word))],
            Channel::Error,
            Urgency::Answer,
        )
    }

    /// Nobody has to lay a card that wishes, but one that lies has to be answered for.
    #[must_use]
    pub fn no_colour(&self, wishes: &[Wish], is_laid: bool) -> Line {
        Line::of([self.say(msg!("no-colour", colours = wishes, laid = is_laid))], Channel::Error, Urgency::Answer)
    }

    /// With cards that are laid together only one thing is wished.
    #[must_use]
    pub fn several_wishes(&self, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("read-several-wishes", called = self.wish_called(wishes)))],
            Channel::Error,
            Urgency::Answer,
        )
    }

    /// The words can mean several cards.
    #[must_use]
    pub fn ambiguous_card(&self, words: &str, cards: &[CardKind]) -> Line {
        Line::of([self.say(msg!("ambiguous-card", word = words, cards))], Channel::Error, Urgency::Answer)
            .with_cue(Cue::Question)
    }

    /// Nothing stands against laying the card, or several in one move.
    #[must_use]
    pub fn fits(&self, cards: &[CardKind]) -> Line {
        let text = match cards {
            [card] => self.say(msg!("why-fits", card = *card)),
            several => self.say(msg!("why-fit-together", cards = several)),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}

impl Locale {
    /// What an option of a table is called: by the rule file, or by us, or else its id.
    #[must_use]
    pub fn option_name(&self, option: &TableOption) -> String {
        let own = option.title(self.reads()).map(str::to_owned);
        own.unwrap_or_else(|| self.option_with_id(&option.name))
    }

    /// Whether we have a name for options of this id.
    pub(crate) fn has_option(&self, id: &str) -> bool {
        self.find(&format!("option-{id}"), &[]).is_some()
    }

    /// What an option is called of which nothing but the id is known; its id if it is not one of ours.
    #[must_use]
    pub fn option_with_id(&self, id: &str) -> String {
        self.named_or_id("option", id)
    }

    /// What an option's value is called; numbers and what neither the rule file nor we have a name for stay as they are.
    #[must_use]
    pub fn option_value(&self, option: &TableOption, value: &str) -> String {
        if let Some(title) = option.title_of(value, self.reads()) {
            return title.to_owned();
        }
        let option = &option.name;
        let own = format!("option-value-{option}-{value}");
        self.find(&own, &[]).map_or_else(|| self.named_or_id("option-value", value), |own| self.in_full(own))
    }

    /// A value of an option as it is told: of cards how many they are.
    fn told_value(&self, option: &TableOption, value: &str) -> String {
        match option.form {
            OptionForm::Cards { .. } if value.parse::<u8>().is_err() => picked(value).len().to_string(),
            _ => self.option_value(option, value),
        }
    }

    /// What a table has chosen otherwise than the book: "Rounds: 3. In the book: 1."
    #[must_use]
    pub fn changed_option(&self, option: &TableOption) -> Text {
        let (value, default) = (&option.chosen, &option.book);
        self.say(msg!(
            "changed-option",
            name = self.option_name(option),
            value = self.told_value(option, value),
            default = self.told_value(option, default)
        ))
    }

    /// The same under a text about something else: with the rule that explains it.
    #[must_use]
    pub fn changed_option_with_rule(&self, option: &TableOption) -> Text {
        let changed = self.changed_option(option);
        let Some(clause) = option.clause else { return changed };
        let rule = self.say(msg!("rule", clause = clause.to_string()));
        let both = |one: &str, other: &str| format!("{one} {other}");
        Text {
            full: both(&changed.full, &rule.full),
            braille: both(&changed.braille, &rule.braille),
            short: both(&changed.short, &rule.short),
            quiet: both(&changed.quiet, &rule.quiet),
        }
    }

    /// What a table has chosen that concerns a clause, told under that clause.
    #[must_use]
    pub fn changes_of_clause(&self, options: &[TableOption], clause: Clause) -> Vec<Text> {
        let changed = options.iter().filter(|option| option.is_changed() && option.concerns(clause));
        let told = |option: &TableOption| {
            let own = option.clause == Some(clause);
            if own { self.changed_option(option) } else { self.changed_option_with_rule(option) }
        };
        changed.map(told).collect()
    }

    /// What a table has chosen that concerns the cards of some entries of the rule file, told under them.
    #[must_use]
    pub fn changes_of_cards(&self, options: &[TableOption], entries: &[&str]) -> Vec<Text> {
        let adds = |option: &TableOption| matches!(option.form, OptionForm::Cards { .. });
        let concerns =
            |option: &&TableOption| !adds(option) && entries.iter().any(|entry| option.concerns_card(entry));
        let changed = options.iter().filter(|option| option.is_changed()).filter(concerns);
        changed.map(|option| self.changed_option_with_rule(option)).collect()
    }

    /// In what a table differs from the book: "UNO as in the book, but: Rounds: 3; Stacking: each answers its own kind."
    #[must_use]
    pub fn difference(&self, game: &str, options: &[TableOption], manner: Manner) -> Text {
        match self.chosen(options, manner) {
            Some(items) => self.say(msg!("table-differs", game, items)),
            None => self.say(msg!("table-as-book", game)),
        }
    }

    /// What a table has chosen of a game of somebody's own, which has no book of which it could be said that all else is as it
    /// says; none if nothing.
    #[must_use]
    pub fn chosen_in(&self, game: &str, options: &[TableOption], manner: Manner) -> Option<Text> {
        self.chosen(options, manner).map(|items| self.say(msg!("table-chosen", game, items)))
    }

    fn chosen(&self, options: &[TableOption], manner: Manner) -> Option<Text> {
        let changed = options.iter().filter(|option| option.is_changed());
        let items = changed.map(|option| {
            let (name, value) = (self.option_name(option), self.told_value(option, &option.chosen));
            self.say(msg!("table-item", name, value))
        });
        let run = manner.unusual().chosen().map(|(name, word)| {
            let value = self.in_full(msg!("value", value = word));
            let name = self.setting_name(name);
            self.say(msg!("table-item", name, value))
        });
        self.join_items(items.chain(run))
    }

    /// What a setting is called; its key if it has no name.
    #[must_use]
    pub fn setting_name(&self, key: &str) -> String {
        self.named_or_id("setting", key)
    }

    fn named_or_id(&self, kind: &str, id: &str) -> String {
        let key = format!("{kind}-{id}");
        self.find(&key, &[]).map_or_else(|| id.to_owned(), |own| self.in_full(own))
    }
}
