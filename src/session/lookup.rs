//! Queries about the rule book: clauses, cards and options.

use super::game_ui::has_referee;
use super::language_pack::LanguagePack;
use super::table_state::{TableRules, TableState};
use crate::cards::{CardKind, Symbol};
use crate::engine::{Calls, Referee, Viewer};
use crate::input::Said;
use crate::rulebook::{FoundClause, Passage, RuleBook};
use crate::rules::{Clause, TableOption, TableSettings};
use crate::text::{Channel, Difference, Line, Message, Text, Urgency, msg};

impl TableRules {
    /// Explains a clause; without one, gives a summary of the game and the numbers of its clauses.
    pub(super) fn rule(&self, voice: &LanguagePack, said: &Said) -> Vec<Line> {
        let book = self.book(voice);
        let number = said.number().map(|number| number.to_string());
        let rest = number.as_deref().unwrap_or(if said.has("clause") { said.text("clause") } else { said.rest() });
        match (said.variant(), rest) {
            ("all", _) => return self.whole_book(voice, &book),
            (_, "") => {
                let mut lines = book.introduction.as_ref().map_or_else(Vec::new, |text| told(voice, text));
                lines.push(self.rule_numbers(voice, &book));
                return lines;
            }
            _ => {}
        }
        match book.find(rest) {
            FoundClause::One(clause) => self.told_clause(voice, &book, clause),
            FoundClause::Several(clauses) => vec![several_rules(voice, &book, rest, &clauses)],
            FoundClause::Replaced(clause) => vec![voice.error(msg!("rule-replaced", clause = clause.to_string()))],
            FoundClause::Nothing => vec![voice.error(msg!("unknown-clause", word = rest))],
        }
    }

    /// Explains the clause of this number.
    pub fn clause(&self, voice: &LanguagePack, clause: Clause) -> Vec<Line> {
        self.told_clause(voice, &self.book(voice), clause)
    }

    /// Explains a clause and the options of this table that concern it (G-13).
    pub(super) fn told_clause(&self, voice: &LanguagePack, book: &RuleBook, clause: Clause) -> Vec<Line> {
        self.clause_with(voice, book, &self.differences(voice), clause)
    }

    fn clause_with(&self, voice: &LanguagePack, book: &RuleBook, others: &[Difference], clause: Clause) -> Vec<Line> {
        let number = || clause.to_string();
        let passage = book.clause(clause);
        let text_of = passage.map(|passage| passage.game.as_str());
        let here = voice.locale.here(self.base.as_deref(), others, clause, text_of);
        let Some(passage) = passage else {
            let nothing = || vec![voice.error(msg!("rule-without-text", clause = number()))];
            return if here.is_empty() { nothing() } else { here };
        };
        let mut lines = told(voice, passage);
        if let Some(first) = lines.first_mut() {
            let title = passage.title.as_str();
            let heading = voice.locale.say(msg!("rule-clause", clause = number(), title));
            *first = Line::of([heading, Text::plain(first.text.clone())], first.channel, first.urgency);
        }
        lines.extend(here);
        let changes = voice.locale.changes_of_clause(&self.options, clause);
        lines.extend(changes.into_iter().map(Text::help));
        lines
    }

    /// Lists the differences from the base game; all rules, if there is no book.
    fn differences(&self, voice: &LanguagePack) -> Vec<Difference> {
        match &self.base {
            Some(base) => voice.locale.differences(&self.rules, base),
            None if self.is_unwritten(voice) => voice.locale.outline(&self.rules),
            None => Vec::new(),
        }
    }

    /// True if neither the game nor its base has a rule book.
    fn is_unwritten(&self, voice: &LanguagePack) -> bool {
        self.base.is_none() && self.book(voice).name.is_none()
    }

    pub(super) fn book(&self, voice: &LanguagePack) -> RuleBook {
        RuleBook::of(&self.books, voice.locale.reads())
    }

    fn difference_lines(&self, voice: &LanguagePack, differences: &[Difference]) -> Vec<Line> {
        let game = voice.locale.game_name(&self.book_of);
        let heading = match &self.base {
            Some(base) => voice.locale.differs(&game, base, differences),
            None if differences.is_empty() => return Vec::new(),
            None => voice.locale.say(msg!("outline-own", game = &game)),
        };
        let told = differences.iter().map(|difference| difference.told.clone());
        [heading.help()].into_iter().chain(told).collect()
    }

    fn whole_book(&self, voice: &LanguagePack, book: &RuleBook) -> Vec<Line> {
        let mut lines = book.introduction.as_ref().map_or_else(Vec::new, |text| told(voice, text));
        let others = self.differences(voice);
        lines.extend(self.difference_lines(voice, &others));
        lines.extend(book.clauses().flat_map(|(clause, _)| self.clause_with(voice, book, &others, clause)));
        lines.extend(self.rules.terms.entries().flat_map(|entry| self.card_does(voice, book, entry)));
        lines
    }

    /// "UNO has the rules UN-1 to UN-20 and G-1 to G-15."
    fn rule_numbers(&self, voice: &LanguagePack, book: &RuleBook) -> Line {
        let locale = &voice.locale;
        let mut ranges: Vec<(Clause, Clause)> = Vec::new();
        for (clause, _) in book.clauses() {
            match ranges.last_mut() {
                Some((_, last)) if clause.follows(*last) => *last = clause,
                _ => ranges.push((clause, clause)),
            }
        }
        let example = ranges.first().map_or_else(String::new, |(first, _)| first.to_string());
        // Two consecutive clauses are listed, not given as a range.
        let range = |(first, last): (Clause, Clause)| {
            if first == last || last.follows(first) {
                let apart = if first == last { vec![first] } else { vec![first, last] };
                return apart.into_iter().map(|clause| Text::plain(clause.to_string())).collect();
            }
            vec![locale.say(msg!("rule-range", first = first.to_string(), last = last.to_string()))]
        };
        let clauses = locale.join(ranges.into_iter().flat_map(range), "and");
        let game = locale.game_name(&self.book_of);
        let own = book.name.clone().filter(|_| game == self.book_of);
        voice.help(msg!("rule-numbers", game = own.unwrap_or(game), clauses, example))
    }

    /// Explains a card that is asked about.
    pub(super) fn card_asked(&self, voice: &LanguagePack, said: &Said) -> Vec<Line> {
        let kinds = said.cards().flat_map(|named| voice.names().map_or_else(Vec::new, |names| names.kinds(named)));
        let mut cards: Vec<CardKind> = kinds.collect();
        cards.sort_unstable();
        cards.dedup();
        match (cards.as_slice(), said.rest()) {
            ([], "") => vec![voice.error(msg!("card-which"))],
            ([], word) => vec![voice.error(msg!("card-not-in-game", word = word))],
            _ => {
                self.card(voice, &cards, &said.cards().map(|named| said.name_of(named)).collect::<Vec<_>>().join(" "))
            }
        }
    }

    /// Explains the cards that a word means.
    pub fn card(&self, voice: &LanguagePack, found: &[CardKind], word: &str) -> Vec<Line> {
        let Some(first) = found.first().copied() else { return Vec::new() };
        let entries = self.entries(found);
        let symbols = self.symbols(found);
        if entries.len() > 1 && symbols.len() > 1 {
            return vec![voice.error(msg!("card-several", word, symbols = symbols.as_slice()))];
        }
        let book = self.book(voice);
        let mut written: Vec<Line> = self.written_cards(voice, found, true);
        written.dedup();
        let does: Vec<Line> = entries.iter().flat_map(|entry| self.card_does(voice, &book, entry)).collect();
        // A text on an own card need not describe its whole effect.
        let nothing = does.is_empty() && written.is_empty();
        let mut lines: Vec<Line> = written.into_iter().chain(does).collect();
        if nothing {
            lines.push(match symbols.first() {
                Some(symbol) if found.len() > 1 => voice.help(msg!("symbol-without-effect", symbol = *symbol)),
                _ => voice.help(msg!("card-without-effect", card = first)),
            });
        }
        let changes = voice.locale.changes_of_cards(&self.options, &entries);
        lines.extend(changes.into_iter().map(Text::help));
        if let Some(rules) = self.rules.shed() {
            let to = rules.book.score.to;
            let alike = found.iter().all(|card| rules.kind(*card).points == rules.kind(first).points);
            if to.has_points() && symbols.len() == 1 && alike {
                let points = rules.kind(first).points;
                lines.push(voice.help(msg!("card-points", points, minus = to.is_minus())));
            }
        }
        lines
    }

    /// Explains the cards of an entry: by the book if the rules are unchanged, otherwise by the rule file.
    pub(super) fn card_does(&self, voice: &LanguagePack, book: &RuleBook, entry: &str) -> Vec<Line> {
        match book.card(entry) {
            Some(passage) => told(voice, passage),
            None => voice.locale.card_does(&self.rules, self.base.as_deref(), entry).into_iter().collect(),
        }
    }

    fn written_cards(&self, voice: &LanguagePack, cards: &[CardKind], with_clause: bool) -> Vec<Line> {
        let Some(rules) = self.rules.shed() else { return Vec::new() };
        let announcer = voice.announcer(rules, &[], Viewer::Onlooker);
        cards.iter().filter_map(|card| announcer.card_with_text(*card, with_clause)).collect()
    }

    fn entries(&self, cards: &[CardKind]) -> Vec<&str> {
        let mut entries: Vec<&str> = cards.iter().map(|card| self.rules.terms.entry(*card)).collect();
        entries.sort_unstable();
        entries.dedup();
        entries
    }

    fn symbols(&self, cards: &[CardKind]) -> Vec<Symbol> {
        self.rules.deck().symbols_of(cards.iter().copied())
    }
}

impl TableState {
    /// Lists the referee, the calls, and the options that differ from the book, or all of them (G-13). Other words
    /// name a rule.
    pub(super) fn table_rules(&self, voice: &LanguagePack, all: bool) -> Vec<Line> {
        let locale = &voice.locale;
        let TableRules { rules, options, book_of, base, .. } = &self.played;
        let mut lines = self.played.difference_lines(voice, &self.played.differences(voice));
        // Without its own book a game cannot be said to follow it.
        let is_as_in_book = base.is_none() && !self.played.is_unwritten(voice);
        let name = locale.game_name(book_of);
        let chosen = if is_as_in_book {
            Some(locale.difference(&name, options, TableSettings::default()))
        } else {
            locale.chosen_in(&name, options, TableSettings::default())
        };
        if let Some(chosen) = chosen {
            lines.insert(0, chosen.help());
        }
        if has_referee(rules.family) {
            lines.extend(self.referee_and_calls().map(|(name, value)| {
                let value = locale.in_full(msg!("value", value));
                voice.help(msg!("settings-item", name = locale.in_full(name), value))
            }));
        }
        lines.extend(self.played.written_cards(voice, &rules.terms.deck().kinds().collect::<Vec<_>>(), false));
        if all {
            lines.extend(options.iter().map(|option| option_line(voice, option)));
        } else if !options.is_empty() {
            lines.push(voice.help(msg!("table-choices", id = &self.played.id)));
        }
        lines
    }

    pub(super) fn referee_and_calls(&self) -> [(Message<'static>, &'static str); 2] {
        let referee = if self.setup.referee == Referee::Strict { "strict" } else { "kind" };
        let calls = if self.setup.calls == Calls::Automatic { "automatic" } else { "typed" };
        [(msg!("setting-referee"), referee), (msg!("setting-calls"), calls)]
    }
}

/// An option, its value and its clause: "Rounds: 3. Rule UN-19."
fn option_line(voice: &LanguagePack, option: &TableOption) -> Line {
    let locale = &voice.locale;
    let told = if option.is_changed() {
        locale.changed_option(option)
    } else {
        let (name, value) = (locale.option_name(option), locale.option_value(option, &option.chosen));
        locale.say(msg!("settings-item", name, value))
    };
    let rule = option.clause.map(|clause| locale.say(msg!("rule", clause = clause.to_string())));
    Line::of([told].into_iter().chain(rule), Channel::Help, Urgency::Answer)
}

/// Formats paragraphs, with a note if they are in another language.
pub(super) fn told(voice: &LanguagePack, passage: &Passage) -> Vec<Line> {
    let lang = passage.lang.parse().ok().filter(|lang| *lang != voice.lang());
    let line = |text: &String| Line { lang, ..Text::plain(text.clone()).verbatim_help() };
    let foreign = passage.lang != voice.locale.reads();
    let note = foreign.then(|| voice.help(msg!("text-only-in", lang = passage.lang.as_str())));
    passage.paragraphs.iter().map(line).chain(note).collect()
}

fn several_rules(voice: &LanguagePack, book: &RuleBook, typed: &str, clauses: &[Clause]) -> Line {
    let item = |clause: &Clause| {
        let title = book.clause(*clause).map_or("", |passage| passage.title.as_str());
        voice.locale.say(msg!("rule-item", clause = clause.to_string(), title))
    };
    let items = voice.locale.join(clauses.iter().map(item), "list");
    voice.error(msg!("rule-several", word = typed, items))
}
