//! In what the cards of a game differ from those of another one: what they do, what they count, how many there are.

use indexmap::IndexSet;

use super::difference::{Difference, Worded};
use crate::cards::{CardKind, Symbol};
use crate::rules::book::{Points, ScoreTo};
use crate::rules::{AnyRules, Clause, Rules};
use crate::say::arg::Text;
use crate::say::card::Facts;
use crate::say::locale::Locale;
use crate::say::msg;

/// A card by the ids of its symbol and of its colour, as it can be found in another game.
type Face<'a> = (&'a str, Option<&'a str>);

/// The cards of the own game that are otherwise, in the order of the rule file, and those of the other game that are not there.
pub(super) fn other_cards(own: Worded<'_>, other: Worded<'_>) -> Vec<Difference> {
    let (locale, rules) = own;
    let mut found: Vec<Difference> =
        rules.terms().entries().filter_map(|entry| other_card(own, other, entry)).collect();
    let there: Vec<&str> = kinds(rules).map(|kind| face(rules, kind).0).collect();
    let mut gone: Vec<Symbol> = kinds(other.1)
        .filter(|kind| !there.contains(&face(other.1, *kind).0))
        .map(|kind| other.1.terms().deck().face(kind).symbol)
        .collect();
    gone.sort_unstable();
    gone.dedup();
    if !gone.is_empty() {
        let text = other.0.say(msg!("outline-gone", symbols = gone.as_slice()));
        found.push(Difference::new(locale, vec![text], &[], Vec::new()));
    }
    found
}

/// All cards of a game that do something, in the order of the rule file.
pub(super) fn all_cards(locale: &Locale, rules: &AnyRules) -> Vec<Difference> {
    let told = |entry: &str| {
        let facts = locale.card_facts(rules, entry)?;
        let texts = [locale.entry_named(rules.terms(), entry)?].into_iter().chain(facts.sentences).collect();
        Some(Difference::new(locale, texts, &facts.clauses, facts.clauses.clone()))
    };
    rules.terms().entries().filter_map(told).collect()
}

fn other_card(own: Worded<'_>, other: Worded<'_>, entry: &str) -> Option<Difference> {
    let (locale, rules) = own;
    let name = locale.entry_named(rules.terms(), entry)?;
    let mut counted = counts_otherwise(own, other.1, entry);
    counted.extend(as_many(own, other.1, entry));
    let [now, before] = [own, other].map(|(locale, rules)| locale.card_facts(rules, entry).unwrap_or_default());
    let full = |facts: &Facts| facts.sentences.iter().map(|text| text.full.clone()).collect::<Vec<_>>();
    if full(&now) == full(&before) {
        let told = [name].into_iter().chain(counted).collect::<Vec<Text>>();
        return (told.len() > 1).then(|| Difference::new(locale, told, &[], Vec::new()));
    }
    let last = locale.may_be_last(rules, other.1, entry);
    let new: Vec<(&Text, Option<Clause>)> = now.apart_from(&before).collect();
    let gone = before.apart_from(&now).count();
    // Where nothing else has gone, what is new says all.
    if !now.sentences.is_empty() && gone == usize::from(last.is_some()) {
        let told = new.iter().map(|(text, _)| (*text).clone());
        let told = told.chain(last.iter().map(|(text, _)| text.clone())).chain(counted);
        let clauses = new.iter().map(|(_, clause)| *clause).chain(last.iter().map(|(_, clause)| *clause)).flatten();
        let clauses: IndexSet<Clause> = clauses.collect();
        let clauses: Vec<Clause> =
            if clauses.is_empty() { now.clauses.clone() } else { clauses.into_iter().collect() };
        let holds = |clause: &&Clause| rules.clauses().contains_key(*clause);
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
        let mut symbols: Vec<Symbol> =
            of_entry(rules, entry).map(|kind| rules.terms().deck().face(kind).symbol).collect();
        symbols.sort_unstable();
        symbols.dedup();
        vec![locale.say(msg!("outline-no-effect", symbols = symbols.as_slice()))]
    } else {
        [name].into_iter().chain(now.sentences).collect()
    };
    let does = does.into_iter().chain(last.map(|(text, _)| text));
    Some(Difference::new(locale, does.chain(counted).collect(), &now.clauses, clauses))
}

impl Locale {
    /// That one may go out with a card of an entry, if that is not so in the other game, with the clause that forbids it there.
    pub fn may_be_last(&self, rules: &AnyRules, other: &AnyRules, entry: &str) -> Option<(Text, Option<Clause>)> {
        let (own, theirs) = (rules.shed()?, other.shed()?);
        let mut twins = of_entry(rules, entry).filter_map(|kind| Some((kind, twin(rules, kind, other)?)));
        let (_, twin) =
            twins.find(|(kind, twin)| own.kind(*kind).not_last.is_none() && theirs.kind(*twin).not_last.is_some())?;
        let clause = theirs.kind(twin).not_last.and_then(|because| because.clause);
        Some((self.say(msg!("outline-may-be-last")), clause))
    }
}

/// What the cards of an entry count, if that is not what they count in the other game.
fn counts_otherwise((locale, rules): Worded<'_>, other: &AnyRules, entry: &str) -> Vec<Text> {
    let (Some(own), Some(theirs)) = (rules.shed(), other.shed()) else { return Vec::new() };
    let to = own.book().score.to;
    let points = |rules: &Rules, kind: CardKind| rules.kind(kind).points;
    let before = |kind| twin(rules, kind, other).map(|kind| points(theirs, kind));
    let mut of_cards: Vec<u16> = of_entry(rules, entry).map(|kind| points(own, kind)).collect();
    if to == ScoreTo::Nobody || of_entry(rules, entry).all(|kind| before(kind) == Some(points(own, kind))) {
        return Vec::new();
    }
    of_cards.dedup();
    let printed = own.book().cards.get(entry).is_some_and(|card| card.points == Points::Number);
    match of_cards.as_slice() {
        [points] => vec![locale.say(msg!("card-points", points = *points, minus = to == ScoreTo::OwnMinus))],
        _ if printed => vec![locale.say(msg!("outline-points-printed"))],
        _ => Vec::new(),
    }
}

/// How many cards of an entry there are, if that is another number than in the other game. Where the colours are others, that
/// says it already.
fn as_many((locale, rules): Worded<'_>, other: &AnyRules, entry: &str) -> Option<Text> {
    let copies = |rules: &AnyRules, kind: CardKind| {
        let packs = rules.shed().map_or(1, |rules| rules.book().deck.most_packs());
        rules.terms().deck().copies(kind).len() / usize::from(packs.max(1))
    };
    let count: usize = of_entry(rules, entry).map(|kind| copies(rules, kind)).sum();
    let before: usize =
        of_entry(rules, entry).filter_map(|kind| twin(rules, kind, other)).map(|kind| copies(other, kind)).sum();
    let same_colours = rules.terms().deck().colours() == other.terms().deck().colours();
    (count != before && same_colours).then(|| locale.say(msg!("outline-copies", count)))
}

fn kinds(rules: &AnyRules) -> impl Iterator<Item = CardKind> {
    rules.terms().deck().kinds()
}

fn of_entry(rules: &AnyRules, entry: &str) -> impl Iterator<Item = CardKind> {
    kinds(rules).filter(move |kind| rules.terms().entry(*kind) == entry)
}

fn face(rules: &AnyRules, kind: CardKind) -> Face<'_> {
    let deck = rules.terms().deck();
    let face = deck.face(kind);
    (&deck.symbol_name(face.symbol).id, face.colour.map(|colour| deck.colour_id(colour)))
}

/// The same card in another game.
fn twin(rules: &AnyRules, kind: CardKind, other: &AnyRules) -> Option<CardKind> {
    kinds(other).find(|twin| face(other, *twin) == face(rules, kind))
}
