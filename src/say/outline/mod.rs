//! What holds in a game, a sentence for each rule, and by these sentences: in what a game of somebody's own differs from the
//! game on which it is based.

mod cards;
mod difference;
mod ruling;
mod shed;

pub(crate) use self::difference::Difference;
use self::difference::Worded;
use self::ruling::Ruling;

use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;
use crate::rules::{AnyRules, Base, Clause, Loaded};

impl Locale {
    /// "Our UNO is based on UNO. This is different:"
    #[must_use]
    pub fn differs(&self, game: &str, base: &Base, differences: &[Difference]) -> Text {
        let base = self.game_name(&base.id);
        self.say(msg!(if (differences.is_empty()) "outline-same" else "outline-differs", game, base))
    }

    /// In what a game, as it was loaded, differs from the one on which it is based; in nothing where it is based on none.
    #[must_use]
    pub fn differences_of(&self, game: &Loaded) -> Vec<Difference> {
        game.base.as_ref().map_or_else(Vec::new, |base| self.differences(&game.rules, base))
    }

    /// What holds in a game without a rule book: the rules one by one, and what its cards do. What goes without saying is left
    /// out.
    #[must_use]
    pub fn outline(&self, rules: &AnyRules) -> Vec<Difference> {
        self.rulings_of(rules).into_iter().chain(cards::all_cards(self, rules)).collect()
    }

    /// The same without the cards.
    #[must_use]
    pub fn rulings_of(&self, rules: &AnyRules) -> Vec<Difference> {
        let rulings = rules.shed().map_or_else(Vec::new, |rules| shed::rulings(self, rules));
        let told = rulings.into_iter().filter(|ruling| !ruling.is_usual).map(|ruling| {
            Difference::new(self, ruling.texts, ruling.clause.as_slice(), ruling.clause.into_iter().collect())
        });
        told.collect()
    }

    /// "Our game has no rule book. These are its rules:"
    #[must_use]
    pub fn outlined(&self, game: &str) -> Text {
        self.say(msg!("outline-own", game))
    }

    /// What is otherwise than a clause says, told under its text: not where that is a text of the own game, whose id is that of
    /// its book. Without a text it stands in its place.
    #[must_use]
    pub fn here(
        &self,
        base: Option<&Base>,
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
        told.map(|text| text.line(Channel::Help, Urgency::Answer)).collect()
    }

    /// In what a game differs from the one on which it is based: the rules first, then the cards, then what does not hold. The
    /// locale is one for the game.
    #[must_use]
    pub fn differences(&self, rules: &AnyRules, base: &Base) -> Vec<Difference> {
        let theirs = self.for_game(base.rules.terms());
        let mut found = other_rulings((self, rules), (&theirs, &base.rules));
        found.extend(cards::other_cards((self, rules), (&theirs, &base.rules)));
        let holds = |clause: &&Clause| rules.clauses().contains_key(*clause);
        let gone: Vec<Clause> = base.rules.clauses().keys().filter(|clause| !holds(clause)).copied().collect();
        if let Some((count, clauses)) = self.counted(&gone) {
            let text = self.say(msg!("outline-replaced", count, base = self.game_name(&base.id), clauses));
            found.push(Difference::new(self, vec![text], &[], Vec::new()));
        }
        // Where each rule has its sentence, what has changed without one is a matter of names.
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

    /// Some clauses, and how many they are; none if there is none.
    fn counted(&self, clauses: &[Clause]) -> Option<(usize, Text)> {
        let items = clauses.iter().map(|clause| Text::plain(clause.to_string()));
        (!clauses.is_empty()).then(|| (clauses.len(), self.join(items, "and")))
    }
}

fn other_rulings(own: Worded<'_>, other: Worded<'_>) -> Vec<Difference> {
    let rulings =
        |(locale, rules): Worded<'_>| rules.shed().map_or_else(Vec::new, |rules| shed::rulings(locale, rules));
    let (others, rulings): (Vec<Ruling>, Vec<Ruling>) = (rulings(other), rulings(own));
    let (locale, rules) = own;
    let holds = |clause: &Clause| rules.clauses().contains_key(clause);
    let is_there = |own: &Ruling| others.iter().any(|other| other.about == own.about);
    // What holds as before although its clause is gone has no text any more.
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
