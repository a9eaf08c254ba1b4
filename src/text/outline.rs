//! The rules of a game in one sentence each, and the differences between a user's own game and its base.

use indexmap::IndexSet;

use super::card::{CardSentences, Ruling};
use super::forms::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;
use crate::cards::CardKind;
use crate::games::shedding::rules::{Points, Rules};
use crate::games::shedding::text::rulings;
use crate::rules::{AnyRules, BaseGame, Clause, Loaded};

impl Locale {
    /// "Our UNO is based on UNO. This is different:"
    pub fn differs(&self, game: &str, base: &BaseGame, differences: &[Difference]) -> Text {
        let base = self.game_name(&base.id);
        self.say(msg!(if (differences.is_empty()) "outline-same" else "outline-differs", game, base))
    }

    pub fn differences_of(&self, game: &Loaded) -> Vec<Difference> {
        game.base.as_ref().map_or_else(Vec::new, |base| self.differences(&game.rules, base))
    }

    /// The rules of a game that has no rule book, and the effects of its cards. Usual rules are left out.
    pub fn outline(&self, rules: &AnyRules) -> Vec<Difference> {
        self.rulings_of(rules).into_iter().chain(all_cards(self, rules)).collect()
    }

    pub fn rulings_of(&self, rules: &AnyRules) -> Vec<Difference> {
        let rulings = rules.shed().map_or_else(Vec::new, |rules| rulings(self, rules));
        let told = rulings.into_iter().filter(|ruling| !ruling.is_usual).map(|ruling| {
            Difference::new(self, ruling.texts, ruling.clause.as_slice(), ruling.clause.into_iter().collect())
        });
        told.collect()
    }

    /// Differences from a clause, for display under its text, or in its place if there is none. Nothing is added to a
    /// text of the game's own book, whose id is `text_of`.
    pub fn here(
        &self,
        base: Option<&BaseGame>,
        differences: &[Difference],
        clause: Clause,
        text_of: Option<&str>,
    ) -> Vec<Line> {
        let is_own = |game: &str| base.is_some_and(|base| base.over.iter().any(|own| own == game));
        let concerning = differences.iter().filter(|difference| difference.concerns(clause));
        let told = concerning.filter(|_| !text_of.is_some_and(is_own)).map(|difference| match text_of {
            Some(_) => self.say(msg!("outline-here", text = difference.bare.clone().into_text())),
            None => difference.bare.clone().into_text(),
        });
        told.map(Text::help).collect()
    }

    /// The rules first, then the cards, then the clauses that do not hold. The locale must be for the game.
    pub fn differences(&self, rules: &AnyRules, base: &BaseGame) -> Vec<Difference> {
        let theirs = self.for_game(&base.rules.terms);
        let mut found = other_rulings((self, rules), (&theirs, &base.rules));
        found.extend(other_cards((self, rules), (&theirs, &base.rules)));
        let holds = |clause: &&Clause| rules.clauses.contains_key(*clause);
        let gone: Vec<Clause> = base.rules.clauses.keys().filter(|clause| !holds(clause)).copied().collect();
        if let Some((count, clauses)) = self.counted(&gone) {
            let text = self.say(msg!("outline-replaced", count, base = self.game_name(&base.id), clauses));
            found.push(Difference::new(self, vec![text], &[], Vec::new()));
        }
        if rules.shed().is_none() {
            let untold = |clause: &&Clause| !found.iter().any(|difference| difference.concerns(**clause));
            let untold: Vec<Clause> = base.changed.iter().filter(holds).filter(untold).copied().collect();
            if let Some((count, clauses)) = self.counted(&untold) {
                let text = self.say(msg!("outline-changed", count, clauses));
                found.push(Difference::new(self, vec![text], &[], Vec::new()));
            }
        }
        found
    }

    fn counted(&self, clauses: &[Clause]) -> Option<(usize, Text)> {
        (!clauses.is_empty()).then(|| (clauses.len(), self.numbers_of(clauses)))
    }

    /// The sentence that the card may be played last, and the clause that forbids it in the other game.
    pub fn may_be_last(&self, rules: &AnyRules, other: &AnyRules, entry: &str) -> Option<(Text, Option<Clause>)> {
        let (own, theirs) = (rules.shed()?, other.shed()?);
        let mut twins = of_entry(rules, entry).filter_map(|kind| Some((kind, twin(rules, kind, other)?)));
        let (_, twin) =
            twins.find(|(kind, twin)| own.kind(*kind).not_last.is_none() && theirs.kind(*twin).not_last.is_some())?;
        let clause = theirs.kind(twin).not_last.and_then(|because| because.clause);
        Some((self.say(msg!("outline-may-be-last")), clause))
    }
}

fn other_rulings(own: Worded<'_>, other: Worded<'_>) -> Vec<Difference> {
    let rulings = |(locale, rules): Worded<'_>| rules.shed().map_or_else(Vec::new, |rules| rulings(locale, rules));
    let (others, rulings): (Vec<Ruling>, Vec<Ruling>) = (rulings(other), rulings(own));
    let (locale, rules) = own;
    let holds = |clause: &Clause| rules.clauses.contains_key(clause);
    let is_there = |own: &Ruling| others.iter().any(|other| other.about == own.about);
    // The text of a clause that is gone cannot state a rule that still holds.
    let is_written = |own: &Ruling, other: &Ruling| {
        other.clause.as_ref().is_none_or(holds) || own.clause.as_ref().is_some_and(holds) || own.is_usual
    };
    let is_told = |own: &&Ruling| others.iter().any(|other| own.is_as(other) && is_written(own, other));
    let new = rulings.iter().filter(|own| !is_told(own));
    let new = new.filter(|own| is_there(own) || !own.is_usual);
    let told = new.map(|own| {
        let before = others.iter().find(|other| other.about == own.about).and_then(|other| other.clause);
        let before = before.filter(holds);
        let named = own.clause.or(before);
        let mut clauses: Vec<Clause> = named.into_iter().chain(before).collect();
        clauses.dedup();
        Difference::new(locale, own.texts.clone(), named.as_slice(), clauses)
    });
    let gone = others.iter().filter(|other| !rulings.iter().any(|own| own.about == other.about));
    let gone = gone.filter_map(|other| {
        let clause = other.clause.filter(holds);
        let clauses = clause.into_iter().collect();
        Some(Difference::new(locale, vec![other.without.clone()?], clause.as_slice(), clauses))
    });
    told.chain(gone).collect()
}

type Worded<'a> = (&'a Locale, &'a AnyRules);

/// A difference between a game and its base.
#[derive(Clone, Debug)]
pub struct Difference {
    pub told: Line,
    /// Without the clauses, for display under a clause.
    pub bare: Line,
    pub clauses: Vec<Clause>,
}

impl Difference {
    fn new(locale: &Locale, texts: Vec<Text>, named: &[Clause], clauses: Vec<Clause>) -> Self {
        let line = |texts: Vec<Text>| Line::of(texts, Channel::Help, Urgency::Answer);
        let bare = line(texts.clone());
        Difference { told: line(texts.into_iter().chain(locale.card_rules(named)).collect()), bare, clauses }
    }

    pub fn concerns(&self, clause: Clause) -> bool {
        self.clauses.contains(&clause)
    }
}

/// The ids of a card's symbol and colour, which identify it in another game.
type Face<'a> = (&'a str, Option<&'a str>);

/// Cards that differ, in the order of the rule file, then cards that only the other game has.
fn other_cards(own: Worded<'_>, other: Worded<'_>) -> Vec<Difference> {
    let (locale, rules) = own;
    let mut found: Vec<Difference> =
        rules.terms.entries().filter_map(|entry| other_card(own, other, entry)).collect();
    let there: Vec<&str> = rules.deck().kinds().map(|kind| face(rules, kind).0).collect();
    let is_gone = |kind: &CardKind| !there.contains(&face(other.1, *kind).0);
    let gone = other.1.deck().symbols_of(other.1.deck().kinds().filter(is_gone));
    if !gone.is_empty() {
        let text = other.0.say(msg!("outline-gone", symbols = gone));
        found.push(Difference::new(locale, vec![text], &[], Vec::new()));
    }
    found
}

fn all_cards(locale: &Locale, rules: &AnyRules) -> Vec<Difference> {
    let told = |entry: &str| {
        let facts = locale.card_facts(rules, entry)?;
        let texts = [locale.entry_named(&rules.terms, entry)?].into_iter().chain(facts.sentences).collect();
        Some(Difference::new(locale, texts, &facts.clauses, facts.clauses.clone()))
    };
    rules.terms.entries().filter_map(told).collect()
}

fn other_card(own: Worded<'_>, other: Worded<'_>, entry: &str) -> Option<Difference> {
    let (locale, rules) = own;
    let name = locale.entry_named(&rules.terms, entry)?;
    let mut counted = different_points(own, other.1, entry);
    counted.extend(different_copies(own, other.1, entry));
    let [now, before] = [own, other].map(|(locale, rules)| locale.card_facts(rules, entry).unwrap_or_default());
    let full = |facts: &CardSentences| facts.sentences.iter().map(|text| text.full.clone()).collect::<Vec<_>>();
    if full(&now) == full(&before) {
        let told = [name].into_iter().chain(counted).collect::<Vec<Text>>();
        return (told.len() > 1).then(|| Difference::new(locale, told, &[], Vec::new()));
    }
    let last = locale.may_be_last(rules, other.1, entry);
    let new: Vec<(&Text, Option<Clause>)> = now.apart_from(&before).collect();
    let gone = before.apart_from(&now).count();
    // The new sentences alone state the difference.
    if !now.sentences.is_empty() && gone == usize::from(last.is_some()) {
        let told = new.iter().map(|(text, _)| (*text).clone());
        let told = told.chain(last.iter().map(|(text, _)| text.clone())).chain(counted);
        let clauses = new.iter().map(|(_, clause)| *clause).chain(last.iter().map(|(_, clause)| *clause)).flatten();
        let clauses: IndexSet<Clause> = clauses.collect();
        let clauses: Vec<Clause> =
            if clauses.is_empty() { now.clauses.clone() } else { clauses.into_iter().collect() };
        let holds = |clause: &&Clause| rules.clauses.contains_key(*clause);
        let named: Vec<Clause> = clauses.iter().filter(holds).copied().collect();
        return Some(Difference::new(locale, [name].into_iter().chain(told).collect(), &named, clauses));
    }
    let apart = |one: &[Clause], other: &[Clause]| -> Vec<Clause> {
        one.iter().filter(|clause| !other.contains(clause)).copied().collect()
    };
    let mut clauses = apart(&now.clauses, &before.clauses);
    clauses.extend(apart(&before.clauses, &now.clauses));
    if clauses.is_empty() {
        clauses.clone_from(&now.clauses);
    }
    let does = if now.sentences.is_empty() {
        let symbols = rules.deck().symbols_of(of_entry(rules, entry));
        vec![locale.say(msg!("outline-no-effect", symbols))]
    } else {
        [name].into_iter().chain(now.sentences).collect()
    };
    let does = does.into_iter().chain(last.map(|(text, _)| text));
    Some(Difference::new(locale, does.chain(counted).collect(), &now.clauses, clauses))
}

fn different_points((locale, rules): Worded<'_>, other: &AnyRules, entry: &str) -> Vec<Text> {
    let (Some(own), Some(theirs)) = (rules.shed(), other.shed()) else { return Vec::new() };
    let to = own.book.score.to;
    let points = |rules: &Rules, kind: CardKind| rules.kind(kind).points;
    let before = |kind| twin(rules, kind, other).map(|kind| points(theirs, kind));
    let mut of_cards: Vec<u16> = of_entry(rules, entry).map(|kind| points(own, kind)).collect();
    if !to.has_points() || of_entry(rules, entry).all(|kind| before(kind) == Some(points(own, kind))) {
        return Vec::new();
    }
    of_cards.dedup();
    let printed = own.book.cards.get(entry).is_some_and(|card| card.points == Points::Number);
    match of_cards.as_slice() {
        [points] => vec![locale.say(msg!("card-points", points = *points, minus = to.is_minus()))],
        _ if printed => vec![locale.say(msg!("outline-points-printed"))],
        _ => Vec::new(),
    }
}

/// The number of copies, if it differs. Left out where the colours differ, which explains it.
fn different_copies((locale, rules): Worded<'_>, other: &AnyRules, entry: &str) -> Option<Text> {
    let copies = |rules: &AnyRules, kind: CardKind| {
        let packs = rules.shed().map_or(1, |rules| rules.book.deck.most_packs());
        rules.deck().copies(kind).len() / usize::from(packs.max(1))
    };
    let count: usize = of_entry(rules, entry).map(|kind| copies(rules, kind)).sum();
    let before: usize =
        of_entry(rules, entry).filter_map(|kind| twin(rules, kind, other)).map(|kind| copies(other, kind)).sum();
    let same_colours = rules.deck().colours() == other.deck().colours();
    (count != before && same_colours).then(|| locale.say(msg!("outline-copies", count)))
}

fn of_entry(rules: &AnyRules, entry: &str) -> impl Iterator<Item = CardKind> {
    rules.terms.kinds_of_entry(entry)
}

fn face(rules: &AnyRules, kind: CardKind) -> Face<'_> {
    let deck = rules.deck();
    let face = deck.face(kind);
    (&deck.symbol_name(face.symbol).id, face.colour.map(|colour| deck.colour_id(colour)))
}

fn twin(rules: &AnyRules, kind: CardKind, other: &AnyRules) -> Option<CardKind> {
    other.deck().kinds().find(|twin| face(other, *twin) == face(rules, kind))
}
