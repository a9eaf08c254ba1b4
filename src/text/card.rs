//! Rules and effects of cards in sentences made from the rule file, for games and cards that no rule book describes; and
//! the legend of card codes.

use super::forms::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;
use crate::cards::{CardKind, Colour, Deck, Symbol};
use crate::games::{patience, shedding, wall};
use crate::rules::{AnyRules, BaseGame, Clause, ColourWord, Terms};

#[derive(Default)]
pub struct CardSentences {
    pub sentences: Vec<Text>,
    pub clauses: Vec<Clause>,
    by: Vec<Option<Clause>>,
}

impl CardSentences {
    pub fn tell(&mut self, sentence: Text, clause: Option<Clause>) {
        self.sentences.push(sentence);
        self.by.push(clause);
        self.because(clause);
    }

    pub fn apart_from<'a>(&'a self, others: &'a CardSentences) -> impl Iterator<Item = (&'a Text, Option<Clause>)> {
        let is_new = |text: &Text| others.sentences.iter().all(|other| other.full != text.full);
        self.sentences.iter().zip(self.by.iter().copied()).filter(move |(text, _)| is_new(text))
    }

    pub fn because(&mut self, clause: Option<Clause>) {
        self.clauses.extend(clause.filter(|clause| !self.clauses.contains(clause)));
    }
}

#[derive(Clone, Debug)]
pub struct Ruling {
    /// The key by which the rules of two games are compared.
    pub about: String,
    pub texts: Vec<Text>,
    pub clause: Option<Clause>,
    /// Holds by default, so it is not worth mentioning beside a new rule.
    pub is_usual: bool,
    /// The sentence for a game that lacks this rule, if one is needed.
    pub without: Option<Text>,
}

impl Ruling {
    pub fn is_as(&self, other: &Ruling) -> bool {
        let full = |ruling: &Ruling| ruling.texts.iter().map(|text| text.full.clone()).collect::<Vec<_>>();
        self.about == other.about && full(self) == full(other)
    }
}

#[derive(Clone, Copy)]
pub enum Any {
    Told,
    Answer,
}

impl Locale {
    /// "King of hearts: The next player draws 5 cards and may not play one. Rule H-1." None without effects or
    /// copies. In a game with a base, also says if the card may be played last only here.
    pub fn card_does(&self, rules: &AnyRules, base: Option<&BaseGame>, entry: &str) -> Option<Line> {
        let last = base.and_then(|base| self.may_be_last(rules, &base.rules, entry));
        let facts = self.card_facts(rules, entry);
        if facts.is_none() && last.is_none() {
            return None;
        }
        let mut facts = facts.unwrap_or_default();
        if let Some((last, clause)) = last {
            facts.tell(last, clause.filter(|clause| rules.clauses.contains_key(clause)));
        }
        let name = self.entry_named(&rules.terms, entry)?;
        let told = [name].into_iter().chain(facts.sentences);
        Some(Line::parted(told.chain(self.card_rules(&facts.clauses)), Channel::Help, Urgency::Answer))
    }

    /// None if there is nothing to say.
    pub fn card_facts(&self, rules: &AnyRules, entry: &str) -> Option<CardSentences> {
        let facts = match rules {
            AnyRules::Shed(rules) => shedding::text::facts_of_card(self, rules, entry),
            AnyRules::Wall(rules) => wall::text::facts_of_card(self, rules, entry),
            AnyRules::Patience(rules) => patience::text::facts_of_card(self, rules, entry),
        }?;
        (!facts.sentences.is_empty()).then_some(facts)
    }

    pub fn number_of_card(&self, facts: &mut CardSentences, number: Option<u16>) {
        if let Some(number) = number {
            facts.tell(self.say(msg!("card-number", number)), None);
        }
    }

    /// Cards of one colour, which is named once: "Red: 2, skip."
    pub fn colour_group(&self, deck: &Deck, cards: &[CardKind]) -> Text {
        let Some(colour) = deck.face(cards[0]).colour else { return self.say(msg!("hand-colourless", cards)) };
        let symbols: Vec<Symbol> = cards.iter().map(|card| deck.face(*card).symbol).collect();
        self.say(msg!("hand-group", colour, symbols, cards))
    }

    /// By symbol where the entry has all cards of it, otherwise card by card.
    pub fn entry_named(&self, terms: &Terms, entry: &str) -> Option<Text> {
        let deck = terms.deck();
        let kinds: Vec<CardKind> = terms.kinds_of_entry(entry).collect();
        let symbols = deck.symbols_of(kinds.iter().copied());
        symbols.first()?;
        let whole = deck.kinds().all(|kind| symbols.contains(&deck.face(kind).symbol) == kinds.contains(&kind));
        Some(if whole {
            self.say(msg!("card-symbol-named", symbol = symbols))
        } else {
            self.say(msg!("card-named", cards = kinds))
        })
    }

    /// "Rules UN-9 and H-1."; none without clauses.
    pub fn card_rules(&self, clauses: &[Clause]) -> Option<Text> {
        let several = clauses.len() > 1;
        (!clauses.is_empty()).then(|| self.say(msg!("card-rules", several, clauses = self.numbers_of(clauses))))
    }

    pub fn numbers_of(&self, clauses: &[Clause]) -> Text {
        self.join(clauses.iter().map(|clause| Text::plain(clause.to_string())), "and")
    }

    /// Joined by "or": by symbol where every card of it is included ("a 2 or a 3"), otherwise by name ("the king of
    /// hearts").
    pub fn any_of(&self, terms: &Terms, kinds: impl IntoIterator<Item = CardKind>, form: Any) -> Text {
        let mut cards: Vec<CardKind> = kinds.into_iter().collect();
        let deck = terms.deck();
        cards.sort_unstable_by_key(|card| (deck.face(*card).symbol, *card));
        let whole = whole_colours(deck, &cards);
        let items =
            cards.chunk_by(|one, other| deck.face(*one).symbol == deck.face(*other).symbol).flat_map(|alike| {
                let symbol = deck.face(alike[0]).symbol;
                if deck.kinds().all(|kind| deck.face(kind).symbol != symbol || alike.contains(&kind)) {
                    let told = match form {
                        Any::Told => msg!("card-item-symbol", symbol),
                        Any::Answer => msg!("answer-symbol", symbol),
                    };
                    return vec![self.say(told)];
                }
                let told = |card: &CardKind| match form {
                    Any::Told => msg!("card-item-card", card = *card),
                    Any::Answer => msg!("answer-card", card = *card),
                };
                alike
                    .iter()
                    .filter(|card| !whole.contains(&deck.face(**card).colour))
                    .map(|card| self.say(told(card)))
                    .collect()
            });
        let called = if terms.called() == ColourWord::Suit { "suit" } else { "colour" };
        let colours = whole.iter().flatten().map(|colour| match form {
            Any::Told => self.say(msg!("card-item-colour", colour = *colour)),
            Any::Answer => self.say(msg!("answer-colour", colour = *colour, called)),
        });
        self.join(items.chain(colours), "or")
    }

    /// "Red r, yellow y." "Skip s, draw two +2."
    pub fn legend(&self, deck: &Deck) -> [Line; 2] {
        let colours = deck.all_colours().map(|colour| self.say(msg!("legend-colour", colour)));
        let mut symbols = deck.symbols_of(deck.kinds());
        let is_plain = |symbol: &Symbol| {
            let name = deck.symbol_name(*symbol);
            let own = self.names().is_some_and(|names| name.id == names.symbol_code(*symbol));
            own && name.number.is_some()
        };
        symbols.retain(|symbol| !is_plain(symbol));
        let symbols = symbols.into_iter().map(|symbol| self.say(msg!("legend-symbol", symbol)));
        let line = |items: Vec<Text>| self.say(msg!("sentence", text = self.join(items, "list"))).help();
        [line(colours.collect()), line(symbols.collect())]
    }
}

/// Colours of which the list has all cards, so that the colour can be named instead; at least two of those cards must
/// not be included in all colours.
fn whole_colours(deck: &Deck, cards: &[CardKind]) -> Vec<Option<Colour>> {
    let in_all = |symbol| deck.kinds().all(|kind| deck.face(kind).symbol != symbol || cards.contains(&kind));
    let whole = |colour: &Colour| {
        let own: Vec<CardKind> = deck.kinds().filter(|kind| deck.face(*kind).colour == Some(*colour)).collect();
        own.iter().filter(|kind| !in_all(deck.face(**kind).symbol)).count() > 1
            && own.iter().all(|kind| cards.contains(kind))
    };
    deck.all_colours().filter(whole).map(Some).collect()
}

#[cfg(test)]
mod tests;
