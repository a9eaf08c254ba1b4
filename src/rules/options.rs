//! The options of a table (G-13): named patches, and cards that a table adds to the deck (N1-13).

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use super::Clause;
use super::diagnostic::{DiagnosticKind, Findings};
use super::facts::{ANY_LANGUAGE, Words, words_in};
use super::patch::{Patch, into_table, take_texts, wrong_type};
use super::reader::TreeReader;
use super::tree::{Node, Shape, Table, Value};

/// An option of a table.
#[derive(Clone, Debug)]
pub struct TableOption {
    /// The name after `--set`.
    pub name: String,
    /// Titles by language, for options that the program cannot name.
    pub title: Words,
    /// Titles of the values, by value and language.
    pub titles: IndexMap<String, Words>,
    /// The clause that the option is about.
    pub clause: Option<Clause>,
    /// The values that can be chosen.
    pub form: OptionForm,
    /// The value by the rules of the game.
    pub book: String,
    /// The value without a choice of the table: the book's, or what the file has `set`.
    pub default: String,
    /// The chosen value, or the default.
    pub chosen: String,
    /// The clauses that the option changes.
    pub changes: Vec<Clause>,
    /// The paths that the chosen value writes or removes.
    pub touches: Vec<String>,
}

impl TableOption {
    /// The title in a language or in one that replaces it, if the rule file has any.
    pub fn title(&self, lang: &str) -> Option<&str> {
        words_in(&self.title, lang)
    }

    /// The title of a value in a language or in one that replaces it, if the rule file has any.
    pub fn title_of(&self, value: &str, lang: &str) -> Option<&str> {
        words_in(self.titles.get(value)?, lang)
    }

    /// Returns true if the value differs from the book.
    pub fn is_changed(&self) -> bool {
        self.chosen != self.book
    }

    /// Returns true if the option is about a clause or changes it.
    pub fn concerns(&self, clause: Clause) -> bool {
        self.clause == Some(clause) || self.changes.contains(&clause)
    }

    /// Returns true if the chosen value changes the cards of an entry of the rule file.
    pub fn concerns_card(&self, entry: &str) -> bool {
        let below = format!("cards.{entry}.");
        self.touches.iter().any(|path| path.starts_with(&below))
    }

    /// Returns true if the value differs from the default.
    pub fn is_chosen(&self) -> bool {
        self.chosen != self.default
    }
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionForm {
    /// A number.
    Number {
        /// The smallest number.
        min: u32,
        /// The largest number.
        max: u32,
    },
    /// One of these words, the book's first.
    Words(Vec<String>),
    /// Cards that are added to the deck (N1-13): a number of ready-made cards, or cards and rules written on blank
    /// cards, separated by semicolons.
    Cards {
        /// The most cards.
        most: u8,
        /// The ids of the ready-made cards.
        ready: Vec<String>,
        /// True if rules can be written on blank cards.
        writable: bool,
    },
}

/// A choice that the table makes before the game.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OptionFacts")]
pub struct OptionFacts {
    /// The clause that it is about.
    clause: Option<Clause>,
    /// What it is called, by language.
    #[serde(default)]
    title: Words,
    /// What its values are called, by value and language.
    #[serde(default)]
    titles: IndexMap<String, Words>,
    /// The number that can be chosen.
    number: Option<NumberFacts>,
    /// The word that holds if nothing is chosen; it changes nothing.
    default: Option<String>,
    /// The cards that can be added.
    cards: Option<AddedCardFacts>,
    /// The names of other options that cannot be chosen together with this one, although they write other keys.
    #[serde(default)]
    excludes: Vec<String>,
    /// The clauses of the book that say something else with it.
    #[serde(default)]
    changes: Vec<Clause>,
}

/// A number that can be chosen.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NumberFacts {
    /// The path of what it sets, with dots.
    key: String,
    /// The smallest.
    min: u32,
    /// The largest.
    max: u32,
}

/// An option with the patch of each value.
#[derive(Debug)]
pub struct OptionChoice {
    pub option: TableOption,
    pub at: usize,
    pub clause_at: Option<usize>,
    pub changes_at: Vec<usize>,
    /// Options that cannot be chosen together with this one.
    excludes: Vec<String>,
    effect: ChoiceEffect,
}

#[derive(Clone, Debug)]
enum ChoiceEffect {
    Number { number: NumberFacts, min_at: usize, max_at: usize, remove: Vec<(usize, String)> },
    Words(Vec<WordEffect>),
    Cards(AddedCards),
}

/// A word that can be chosen: what it changes, and the values that it chooses for other options.
#[derive(Clone, Debug)]
struct WordEffect {
    word: String,
    patch: Patch,
    set: Vec<Set>,
}

impl OptionChoice {
    /// Values that show whether the option makes sense: all words except the default, or both ends of the range.
    pub fn values(&self) -> Vec<String> {
        match &self.effect {
            ChoiceEffect::Words(effects) => effects.iter().map(|effect| effect.word.clone()).collect(),
            ChoiceEffect::Number { number, .. } => vec![number.min.to_string(), number.max.to_string()],
            ChoiceEffect::Cards(picks) => picks.samples(),
        }
    }

    /// Drops references to replaced clauses.
    pub fn forget(&mut self, replaced: &[Clause]) {
        let places = std::mem::take(&mut self.changes_at);
        let changes = std::mem::take(&mut self.option.changes).into_iter().zip(places);
        (self.option.changes, self.changes_at) = changes.filter(|(clause, _)| !replaced.contains(clause)).unzip();
    }

    /// The values that a value of this option chooses for others, as a preset does.
    fn set_by(&self, value: &str) -> &[Set] {
        let ChoiceEffect::Words(effects) = &self.effect else { return &[] };
        effects.iter().find(|effect| effect.word == value).map_or(&[], |effect| &effect.set)
    }

    fn words(&self) -> &[String] {
        match &self.option.form {
            OptionForm::Words(words) | OptionForm::Cards { ready: words, .. } => words,
            OptionForm::Number { .. } => &[],
        }
    }

    /// Chooses a value and returns its patch, which is empty for the default word.
    fn choose(&mut self, value: &str) -> Result<Patch, DiagnosticKind> {
        let option = self.option.name.clone();
        let (chosen, patch) = match &self.effect {
            ChoiceEffect::Words(_) if value == self.option.book => (value.to_owned(), Patch::default()),
            ChoiceEffect::Words(effects) => {
                let Some(effect) = effects.iter().find(|effect| effect.word == value) else {
                    let expected = self.words().to_vec();
                    return Err(DiagnosticKind::OptionValue { option, value: value.to_owned(), expected });
                };
                (effect.word.clone(), effect.patch.clone())
            }
            ChoiceEffect::Cards(picks) => (value.to_owned(), picks.choose(&option, value)?),
            ChoiceEffect::Number { number: NumberFacts { key, min, max }, min_at, max_at, remove } => {
                let (min, max) = (*min, *max);
                let Some(number) = value.parse::<u32>().ok().filter(|number| (min..=max).contains(number)) else {
                    return Err(DiagnosticKind::OptionNumber { option, value: value.to_owned(), min, max });
                };
                let at = if number == min { *min_at } else { *max_at };
                (number.to_string(), Patch::number(key, at, i64::from(number), remove.clone()))
            }
        };
        self.option.chosen = chosen;
        Ok(patch)
    }
}

/// Takes the options out of a tree. Faults of their form come apart from `others`.
pub fn take(tree: &mut Table, findings: &mut Findings, others: &mut Findings) -> Vec<OptionChoice> {
    let options = tree.take("options").and_then(|node| into_table(node, "options", findings)).unwrap_or_default();
    let mut choices: Vec<OptionChoice> = Vec::new();
    for (name, entry) in options.0 {
        let at = entry.node.at;
        if let Some(table) = into_table(entry.node, &format!("options.{name}"), findings) {
            let mut unread = Unread { above: format!("options.{name}."), name, at, table };
            choices.extend(unread.choice(tree, findings, others));
        }
    }
    let names: Vec<String> = choices.iter().map(|choice| choice.option.name.clone()).collect();
    for choice in &choices {
        for word in choice.excludes.iter().filter(|word| !names.contains(word)) {
            let what = DiagnosticKind::UnknownWord { word: word.clone(), expected: names.clone() };
            others.tell(choice.at, &format!("options.{}.excludes", choice.option.name), what);
        }
    }
    choices
}

/// Drops options without effect: a match with falling numbers ends by these alone, so rounds and points to play to
/// do not count. Older records may still choose them.
pub fn drop_idle(choices: &mut Vec<OptionChoice>, tree: &Table) {
    if tree.get("countdown").is_some() {
        choices.retain(|choice| {
            let is_idle = matches!(&choice.effect, ChoiceEffect::Number { number, remove, .. }
                if remove.is_empty() && ["match.rounds", "match.until"].contains(&number.key.as_str()));
            choice.option.is_changed() || !is_idle
        });
    }
}

/// The values of an option: the default, the form, and the patches.
type Values = (String, OptionForm, ChoiceEffect);

struct Unread {
    name: String,
    /// The path of the option with a final dot.
    above: String,
    at: usize,
    table: Table,
}

impl Unread {
    /// Reads the option and reports its faults.
    fn choice(&mut self, tree: &Table, findings: &mut Findings, others: &mut Findings) -> Option<OptionChoice> {
        let patches = self.take_patches(findings);
        let remove = self.table.get("remove").is_some();
        let remove = remove.then(|| take_texts(&mut self.table, "remove", &self.above, findings));
        let reader = TreeReader { above: &self.above, beside: &["remove", "values"] };
        let facts = reader.read::<OptionFacts>(&mut self.table, Some(self.at), findings)?;
        let (default, form, effect) = match (facts.number, facts.default, facts.cards, patches) {
            (Some(number), None, None, None) => self.number(number, remove.unwrap_or_default(), tree, others)?,
            (None, Some(default), None, Some(patches)) if remove.is_none() => self.words(default, patches, others)?,
            (None, None, Some(cards), None) if remove.is_none() => self.cards(cards, tree, others)?,
            _ => {
                others.tell(self.at, &format!("options.{}", self.name), DiagnosticKind::OptionForm);
                return None;
            }
        };
        let clause_at = self.table.get("clause").map(|node| node.at);
        let changes_at = self.table.items_at("changes");
        let option = TableOption {
            name: self.name.clone(),
            title: facts.title,
            titles: facts.titles,
            clause: facts.clause,
            form,
            book: default.clone(),
            chosen: default.clone(),
            default,
            changes: facts.changes,
            touches: Vec::new(),
        };
        Some(OptionChoice { option, at: self.at, clause_at, changes_at, excludes: facts.excludes, effect })
    }

    /// The offset of a value of the option.
    fn at(&self, path: &str) -> usize {
        self.table.place(path).unwrap_or(self.at)
    }

    fn number(
        &self,
        number: NumberFacts,
        remove: Vec<(usize, String)>,
        tree: &Table,
        findings: &mut Findings,
    ) -> Option<Values> {
        let (min, max) = (number.min, number.max);
        let Some(Node { value: Value::Number(own), .. }) = tree.find(&number.key) else {
            let numbers = tree.paths().into_iter().filter(|(_, node)| matches!(node.value, Value::Number(_)));
            let expected = numbers.map(|(path, _)| path).collect();
            let what = DiagnosticKind::UnknownWord { word: number.key, expected };
            findings.tell(self.at("number.key"), &format!("{}number.key", self.above), what);
            return None;
        };
        // An own number outside the range may be one of another file, or 0 where the rule does not hold.
        if min > max {
            let what = DiagnosticKind::OutOfRange { number: min.into(), min: 0, max: max.into() };
            findings.tell(self.at("number"), &format!("{}number.min", self.above), what);
            return None;
        }
        let (min_at, max_at) = (self.at("number.min"), self.at("number.max"));
        let effect = ChoiceEffect::Number { number, min_at, max_at, remove };
        Some((own.to_string(), OptionForm::Number { min, max }, effect))
    }

    fn words(&self, default: String, effects: Vec<WordEffect>, findings: &mut Findings) -> Option<Values> {
        // The default is the file as it is.
        if effects.is_empty() || effects.iter().any(|effect| effect.word == default) {
            findings.tell(self.at("default"), &format!("options.{}", self.name), DiagnosticKind::OptionForm);
            return None;
        }
        let words = [&default].into_iter().chain(effects.iter().map(|effect| &effect.word)).cloned().collect();
        Some((default, OptionForm::Words(words), ChoiceEffect::Words(effects)))
    }

    /// Reads cards that can be added and reports those that the file lacks.
    fn cards(&self, facts: AddedCardFacts, tree: &Table, findings: &mut Findings) -> Option<Values> {
        let cards = tree.table("cards");
        let card = |id: &str| cards?.table(id).cloned();
        let at = self.at("cards");
        if let Some(id) = facts.ready.iter().chain(&facts.blank).find(|id| card(id).is_none()) {
            let expected = cards.into_iter().flat_map(Table::iter).map(|(id, _)| id.to_owned()).collect();
            let what = DiagnosticKind::UnknownWord { word: id.clone(), expected };
            findings.tell(at, &format!("{}cards", self.above), what);
            return None;
        }
        let blank = facts.blank.as_deref().and_then(card);
        let form = OptionForm::Cards { most: facts.most, ready: facts.ready.clone(), writable: blank.is_some() };
        Some((0.to_string(), form, ChoiceEffect::Cards(AddedCards { facts, blank, at })))
    }

    /// Reads the patches of `values`, if the key exists.
    fn take_patches(&mut self, findings: &mut Findings) -> Option<Vec<WordEffect>> {
        let values = into_table(self.table.take("values")?, &format!("{}values", self.above), findings)?;
        let mut patches = Vec::new();
        for (word, entry) in values.0 {
            let key = format!("{}values.{word}", self.above);
            if let Some(mut table) = into_table(entry.node, &key, findings) {
                let set = take_set(&mut table, findings);
                patches.push(WordEffect { word, patch: Patch::of(table, &(key + "."), findings), set });
            }
        }
        Some(patches)
    }
}

/// A value that a file sets for an option, with its offset.
#[derive(Clone, Debug)]
pub struct Set {
    pub at: usize,
    pub name: String,
    pub value: String,
}

/// Takes the values that a file sets, words or numbers, out of its table.
pub fn take_set(tree: &mut Table, findings: &mut Findings) -> Vec<Set> {
    let table = tree.take("set").and_then(|node| into_table(node, "set", findings)).unwrap_or_default();
    let mut set = Vec::new();
    for (name, entry) in table.iter() {
        let value = match &entry.node.value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            _ => {
                wrong_type(&entry.node, &format!("set.{name}"), Shape::Text, findings);
                continue;
            }
        };
        set.push(Set { at: entry.node.at, name: name.to_owned(), value });
    }
    set
}

/// Applies the values that the file sets and those that the table chooses, and returns the replaced clauses. The values
/// of a chosen preset count like those of a file. Reports choices that touch the same key.
pub fn choose(
    choices: &mut [OptionChoice],
    set: &[Set],
    chosen: &[(String, String)],
    tree: &mut Table,
    findings: &mut Findings,
) -> Vec<Clause> {
    let mut patches: Vec<(&str, Patch)> = Vec::new();
    let names: Vec<String> = choices.iter().map(|choice| choice.option.name.clone()).collect();
    let set = &with_presets(choices, set, chosen);
    let of_table = chosen.iter().map(|(name, value)| (None, name, value));
    let of_file = set.iter().map(|Set { at, name, value }| (Some(*at), name, value));
    for (at, name, value) in of_file.chain(of_table) {
        let Some(choice) = choices.iter_mut().find(|choice| choice.option.name == *name) else {
            let what = DiagnosticKind::UnknownOption { option: name.clone(), expected: names.clone() };
            findings.tell(at, "set", what);
            continue;
        };
        let instead = at.is_some() && chosen.iter().any(|(other, _)| other == name);
        if !instead && patches.iter().any(|(known, _)| known == name) {
            findings.tell(at, "set", DiagnosticKind::Twice { item: name.clone() });
            continue;
        }
        match choice.choose(value) {
            Ok(patch) => {
                if at.is_some() {
                    choice.option.default.clone_from(&choice.option.chosen);
                }
                if !instead {
                    choice.option.touches = patch.touches();
                    patches.push((name, patch));
                }
            }
            Err(what) => findings.tell(at, "set", what),
        }
    }
    // Only values that the file sets have a line.
    let place = |first: &str, second: &str| {
        let of_file = set.iter().filter(|set| set.name == first || set.name == second).map(|set| set.at);
        if chosen.is_empty() { of_file.max() } else { None }
    };
    if report_clashes(&patches, choices, place, findings) {
        return Vec::new();
    }
    patches.into_iter().flat_map(|(name, patch)| patch.apply(&format!("options.{name}."), tree, findings)).collect()
}

/// The values that the file sets, after those of the presets that it or the table chooses. Nearer ones win.
fn with_presets(choices: &[OptionChoice], set: &[Set], chosen: &[(String, String)]) -> Vec<Set> {
    let values = chosen.iter().map(|(name, value)| (name, value));
    let values = values.chain(set.iter().map(|set| (&set.name, &set.value)));
    let presets = choices.iter().filter_map(|choice| {
        let (_, value) = values.clone().find(|(name, _)| **name == choice.option.name)?;
        Some(choice.set_by(value))
    });
    let of_presets: Vec<Set> =
        presets.flatten().filter(|of| set.iter().all(|own| own.name != of.name)).cloned().collect();
    of_presets.into_iter().chain(set.iter().cloned()).collect()
}

/// Reports options that were chosen together although both change the same key, or one excludes the other. The default
/// word changes and excludes nothing.
fn report_clashes(
    patches: &[(&str, Patch)],
    choices: &[OptionChoice],
    place: impl Fn(&str, &str) -> Option<usize>,
    findings: &mut Findings,
) -> bool {
    let covers = |above: &str, below: &str| {
        below.strip_prefix(above).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let excludes = |name: &str, other: &str| {
        let choice = choices.iter().find(|choice| choice.option.name == name);
        choice.is_some_and(|choice| choice.excludes.iter().any(|word| word == other))
    };
    let chosen: Vec<(&str, Vec<String>)> = patches.iter().map(|(name, patch)| (*name, patch.touches())).collect();
    let mut clash = false;
    for (index, (second, own)) in chosen.iter().enumerate().filter(|(_, (_, own))| !own.is_empty()) {
        for (first, others) in chosen[..index].iter().filter(|(_, others)| !others.is_empty()) {
            let is_shared = |key: &String| own.iter().any(|path| covers(path, key) || covers(key, path));
            let (first, second) = if excludes(first, second) { (second, first) } else { (first, second) };
            if excludes(second, first) || others.iter().any(is_shared) {
                let at = place(first, second);
                let (first, second) = ((*first).to_owned(), (*second).to_owned());
                findings.tell(at, "set", DiagnosticKind::OptionsClash { first, second });
                clash = true;
            }
        }
    }
    clash
}

/// Separates the cards of a choice.
const BETWEEN: char = ';';

/// The cards that a choice names.
pub fn picked(value: &str) -> Vec<&str> {
    value.split(BETWEEN).map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// A choice with one more card.
pub fn picked_too(value: &str, card: &str) -> String {
    if value.is_empty() { card.to_owned() } else { format!("{value}{BETWEEN} {card}") }
}

/// Cards that can be added.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PickFacts")]
pub struct AddedCardFacts {
    /// The most cards.
    #[schemars(range(min = 1, max = 99))]
    pub most: u8,
    /// The ids of ready-made cards, which have no copies in the file.
    #[serde(default)]
    pub ready: Vec<String>,
    /// The id of the card that is taken for a rule of the table's own; it has no copies in the file either.
    pub blank: Option<String>,
}

/// Cards that can be added, and the table of the blank card.
#[derive(Clone, Debug)]
pub struct AddedCards {
    pub facts: AddedCardFacts,
    pub blank: Option<Table>,
    pub at: usize,
}

enum AddedCard<'a> {
    Card(&'a str),
    /// A rule that is written on a blank card.
    Written(&'a str),
}

impl AddedCards {
    /// One choice of each form.
    pub fn samples(&self) -> Vec<String> {
        let all = self.facts.ready.join(&BETWEEN.to_string());
        let written = self.blank.is_some().then(|| "a b".to_owned());
        [self.facts.most.to_string(), all].into_iter().filter(|value| !value.is_empty()).chain(written).collect()
    }

    /// The patch of a choice. A number takes the first ready-made cards, then blank ones; otherwise the choice names
    /// each card or writes out its rule.
    pub fn choose(&self, option: &str, value: &str) -> Result<Patch, DiagnosticKind> {
        let most = self.facts.most;
        let too_many =
            |value| DiagnosticKind::OptionNumber { option: option.to_owned(), value, min: 0, max: most.into() };
        // Checked before any cards are built: the choice may come from a stranger.
        let typed = value.trim();
        let is_number = !typed.is_empty() && typed.bytes().all(|digit| digit.is_ascii_digit());
        if is_number && !typed.parse::<u8>().is_ok_and(|number| number <= most) {
            return Err(too_many(typed.to_owned()));
        }
        let picks = self.picks(value).ok_or_else(|| DiagnosticKind::OptionValue {
            option: option.to_owned(),
            value: value.to_owned(),
            expected: self.facts.ready.clone(),
        })?;
        if picks.len() > usize::from(most) {
            return Err(too_many(picks.len().to_string()));
        }
        Ok(Patch::facts(self.cards(&picks)))
    }

    fn picks<'a>(&'a self, value: &'a str) -> Option<Vec<AddedCard<'a>>> {
        let blank = self.facts.blank.as_deref();
        if let Ok(number) = value.trim().parse::<usize>() {
            let ready = self.facts.ready.iter().map(String::as_str);
            let picks: Vec<_> = ready.chain(blank.into_iter().cycle()).take(number).map(AddedCard::Card).collect();
            return (picks.len() == number).then_some(picks);
        }
        let of_file = |word: &&str| blank == Some(*word) || self.facts.ready.iter().any(|ready| ready == word);
        let pick = |item: &'a str| {
            let card = Some(item).filter(of_file).map(AddedCard::Card);
            let written = || Some(AddedCard::Written(item)).filter(|_| blank.is_some() && item.contains(' '));
            card.or_else(written)
        };
        picked(value).into_iter().map(pick).collect()
    }

    /// The cards in the form of a rule file.
    fn cards(&self, picks: &[AddedCard<'_>]) -> Table {
        let number = |copies: usize| Value::Number(i64::try_from(copies).unwrap_or(i64::MAX));
        let mut cards = Table::default();
        let mut written = 0;
        for pick in picks {
            match pick {
                AddedCard::Card(id) => {
                    let same = picks.iter().filter(|other| matches!(other, AddedCard::Card(other) if other == id));
                    let mut card = Table::default();
                    card.put("copies", self.at, number(same.count()));
                    cards.put(*id, self.at, Value::Table(card));
                }
                AddedCard::Written(text) => {
                    written += 1;
                    let mut card = self.blank.clone().unwrap_or_default();
                    let mut words = Table::default();
                    words.put(ANY_LANGUAGE, self.at, Value::Text((*text).to_owned()));
                    card.put("copies", self.at, number(1));
                    card.put("code", self.at, Value::Text(format!("i{written}")));
                    card.put("text", self.at, Value::Table(words));
                    let id = format!("{}-{written}", self.facts.blank.as_deref().unwrap_or_default());
                    cards.put(id, self.at, Value::Table(card));
                }
            }
        }
        let mut facts = Table::default();
        if !picks.is_empty() {
            facts.put("cards", self.at, Value::Table(cards));
        }
        facts
    }
}
