//! Levels, table sizes and options of a table by their names.

use super::forms::Text;
use super::locale::Locale;
use super::msg;
use crate::bot::Level;
use crate::rules::{Clause, OptionForm, TableOption, TableSettings, TableSizes, picked};

impl Locale {
    pub fn level_name(&self, level: Level) -> String {
        self.in_full(match level {
            Level::Random => msg!("level-random"),
            Level::Easy => msg!("level-easy"),
            Level::Medium => msg!("level-medium"),
            Level::Hard => msg!("level-hard"),
        })
    }

    /// "2 to 10 players"
    pub fn sizes(&self, sizes: &TableSizes) -> Text {
        match sizes {
            TableSizes::Range { min, max } => self.say(msg!("sizes-range", min = *min, max = *max)),
            TableSizes::These(sizes) => {
                let number = |size: &u8| Text::plain(size.to_string());
                let joined = self.join(sizes.iter().map(number), "or");
                let last = sizes.last().copied().unwrap_or_default();
                self.say(msg!("sizes-list", list = joined, last))
            }
        }
    }

    /// The title of the rule file, or our own name, or else the id.
    pub fn option_name(&self, option: &TableOption) -> String {
        option.title(self.reads()).map_or_else(|| self.option_with_id(&option.name), str::to_owned)
    }

    /// Shorter names, as people type them.
    pub fn option_words(&self, option: &TableOption) -> Vec<String> {
        let typed = self.find(&format!("option-{}-typed", option.name), &[]);
        typed.map_or_else(Vec::new, |typed| self.list(typed))
    }

    pub(crate) fn has_option(&self, id: &str) -> bool {
        self.find(&format!("option-{id}"), &[]).is_some()
    }

    pub fn option_with_id(&self, id: &str) -> String {
        self.named_or_id("option", id)
    }

    /// Numbers and values without a name stay as they are.
    pub fn option_value(&self, option: &TableOption, value: &str) -> String {
        if let Some(title) = option.title_of(value, self.reads()) {
            return title.to_owned();
        }
        let option = &option.name;
        let own = self.find(&format!("option-value-{option}-{value}"), &[]);
        own.map_or_else(|| self.named_or_id("option-value", value), |own| self.in_full(own))
    }

    /// Lists of cards are given as their number.
    fn told_value(&self, option: &TableOption, value: &str) -> String {
        match option.form {
            OptionForm::Cards { .. } if value.parse::<u8>().is_err() => picked(value).len().to_string(),
            _ => self.option_value(option, value),
        }
    }

    /// "Rounds: 3. In the book: 1."
    pub fn changed_option(&self, option: &TableOption) -> Text {
        let [value, default] = [&option.chosen, &option.book].map(|value| self.told_value(option, value));
        self.say(msg!("changed-option", name = self.option_name(option), value, default))
    }

    /// With the rule that explains it, for display under another topic.
    pub fn changed_option_with_rule(&self, option: &TableOption) -> Text {
        let rule = option.clause.map(|clause| self.say(msg!("rule", clause = clause.to_string())));
        self.changed_option(option).beside_all(rule)
    }

    pub fn changes_of_clause(&self, options: &[TableOption], clause: Clause) -> Vec<Text> {
        let changed = options.iter().filter(|option| option.is_changed() && option.concerns(clause));
        let told = |option: &TableOption| {
            let own = option.clause == Some(clause);
            if own { self.changed_option(option) } else { self.changed_option_with_rule(option) }
        };
        changed.map(told).collect()
    }

    pub fn changes_of_cards(&self, options: &[TableOption], entries: &[&str]) -> Vec<Text> {
        let adds = |option: &TableOption| matches!(option.form, OptionForm::Cards { .. });
        let concerns =
            |option: &&TableOption| !adds(option) && entries.iter().any(|entry| option.concerns_card(entry));
        options
            .iter()
            .filter(|option| option.is_changed())
            .filter(concerns)
            .map(|option| self.changed_option_with_rule(option))
            .collect()
    }

    /// "UNO by the book, except: Rounds: 3; Stacking: each answers its own kind."
    pub fn difference(&self, game: &str, options: &[TableOption], manner: TableSettings) -> Text {
        match self.chosen(options, manner) {
            Some(items) => self.say(msg!("table-differs", game, items)),
            None => self.say(msg!("table-as-book", game)),
        }
    }

    /// For a user's own game, which has no book to compare with; none if nothing was changed.
    pub fn chosen_in(&self, game: &str, options: &[TableOption], manner: TableSettings) -> Option<Text> {
        self.chosen(options, manner).map(|items| self.say(msg!("table-chosen", game, items)))
    }

    fn chosen(&self, options: &[TableOption], manner: TableSettings) -> Option<Text> {
        let changed = options.iter().filter(|option| option.is_changed());
        let items = changed.map(|option| {
            let (name, value) = (self.option_name(option), self.told_value(option, &option.chosen));
            self.say(msg!("table-item", name, value))
        });
        let run = manner.unusual().chosen().map(|(name, word)| {
            let value = self.in_full(msg!("value", value = word));
            self.say(msg!("table-item", name = self.setting_name(name), value))
        });
        self.join_items(items.chain(run))
    }

    pub fn setting_name(&self, key: &str) -> String {
        self.named_or_id("setting", key)
    }

    fn named_or_id(&self, kind: &str, id: &str) -> String {
        let key = format!("{kind}-{id}");
        self.find(&key, &[]).map_or_else(|| id.to_owned(), |own| self.in_full(own))
    }
}
