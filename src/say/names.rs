//! The names of a game's cards in one language, composed in the form that a sentence needs.
//!
//! `locales/<lang>/names.ftl` holds, for each colour, suit and symbol, its name with what grammar has to know
//! of it, and the patterns by which they become a card's name ("der Kreuz-König", "patakuninkaan"). What a rule file
//! of somebody's own calls differently goes by its id.

mod lately;

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent::FluentArgs;

use self::lately::{Lately, Thing};
use super::bundle::{Bundle, Told};
use super::lang::Lang;
use super::titled::{self, Titled};
use super::together::together;
use crate::cards::{CardKind, Colour, Deck, Symbol};
use crate::engine::Call;
use crate::rules::Terms;
use crate::rules::book::ColourWord;
use crate::rules::{colour_codes, symbol_code};

/// The form of a name that a sentence needs; a language has its default for what is not asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Form<'a> {
    /// `nominative`, `accusative`, `dative`; `genitive`, `partitive`, `translative`.
    pub case: Option<&'a str>,
    /// `definite` or `indefinite`.
    pub article: Option<&'a str>,
    /// How several are joined: `and` (the default), `or`, `list`.
    pub join: Option<&'a str>,
}

/// The names of a game's cards in one language.
pub struct Names {
    bundle: Bundle,
    deck: Deck,
    suits: bool,
    calls: Vec<String>,
    /// What else may be typed for each of them.
    call_words: Vec<Vec<String>>,
    colour_codes: Vec<String>,
    /// Those of symbols, each looked up when it is told for the first time.
    symbol_codes: Vec<OnceLock<String>>,
    /// What the rule file calls the cards of a symbol.
    titles: Vec<Option<Titled>>,
    /// What may be typed for each of them besides.
    symbol_words: Vec<Vec<String>>,
    /// What may be typed for a card that shares its symbol with cards of other entries.
    card_words: Vec<Vec<String>>,
    /// What the rule file calls a colour that the language has no name for.
    colour_titles: Vec<Option<Titled>>,
    /// What may be typed for each of them besides.
    colour_words: Vec<Vec<String>>,
    lately: Mutex<Lately>,
}

impl Names {
    /// The names of a game's cards, from the language's names file.
    /// `reads` is the language of which the words of the rule file are.
    pub(super) fn new(lang: Lang, reads: &str, terms: &Terms) -> Self {
        let deck = terms.deck();
        let mut names = Names {
            bundle: Bundle::of_names(lang),
            deck: terms.deck().clone(),
            suits: terms.called() == ColourWord::Suit,
            calls: Vec::new(),
            call_words: Vec::new(),
            colour_codes: Vec::new(),
            symbol_codes: vec![OnceLock::new(); deck.symbols().len()],
            titles: vec![None; deck.symbols().len()],
            symbol_words: vec![Vec::new(); deck.symbols().len()],
            card_words: Vec::new(),
            colour_titles: Vec::new(),
            colour_words: Vec::new(),
            lately: Mutex::default(),
        };
        for colour in deck.all_colours() {
            let title = terms.colour_title(colour, reads).map(|title| Titled::read(title, &names.bundle));
            names.colour_titles.push(title);
            names.colour_words.push(terms.colour_words(colour).flat_map(titled::typed).collect());
        }
        // The symbols that are on cards of several entries.
        let mut shared = vec![false; deck.symbols().len()];
        let mut entries = vec![None; deck.symbols().len()];
        for (kind, symbol) in deck.kinds().map(|kind| (kind, usize::from(deck.face(kind).symbol.0))) {
            shared[symbol] |= *entries[symbol].get_or_insert(terms.entry(kind)) != terms.entry(kind);
        }
        for (kind, symbol) in deck.kinds().map(|kind| (kind, deck.face(kind).symbol)) {
            let alone = !shared[usize::from(symbol.0)];
            let known = || names.bundle.has(&key("symbol", &deck.symbol_name(symbol).id));
            // A queen of one suit with a title of her own is a queen among the others all the same.
            if alone || !known() {
                let title = terms.title(kind, reads).map(|title| Titled::read(title, &names.bundle));
                names.titles[usize::from(symbol.0)] = title;
            }
            let words = terms.words(kind).flat_map(titled::typed).collect();
            if alone {
                names.symbol_words[usize::from(symbol.0)] = words;
                names.card_words.push(Vec::new());
            } else {
                names.card_words.push(words);
            }
        }
        let call = |(index, id): (usize, &String)| {
            terms.call_title(index, reads).map_or_else(|| names.word("call", id), str::to_owned)
        };
        names.calls = terms.calls().iter().enumerate().map(call).collect();
        let typed = |index| terms.call_words(index).map(str::to_owned).collect();
        names.call_words = (0..terms.calls().len()).map(typed).collect();
        names.colour_codes = names.own_colour_codes();
        for kind in deck.kinds() {
            if let Some(code) = terms.given_code(kind) {
                names.symbol_codes[usize::from(deck.face(kind).symbol.0)] = code.to_owned().into();
            }
        }
        // They stay as long as the game.
        let kept = names.calls.iter_mut().chain(&mut names.colour_codes);
        kept.for_each(String::shrink_to_fit);
        names
    }

    /// Whether the colours of the game are called suits.
    pub(super) fn has_suits(&self) -> bool {
        self.suits
    }

    /// Whether the language has a name for colours of this id.
    pub(crate) fn has_colour(&self, id: &str) -> bool {
        self.bundle.has(&key("colour", id))
    }

    /// Whether the language has a name for symbols of this id; numbers are their own names.
    pub(crate) fn has_symbol(&self, id: &str) -> bool {
        self.bundle.has(&key("symbol", id))
    }

    /// A card's name, without article in the nominative.
    #[must_use]
    pub fn card(&self, card: CardKind) -> String {
        self.card_as(card, Form::default())
    }

    /// What a call sounds like.
    #[must_use]
    pub fn call(&self, call: Call) -> &str {
        &self.calls[usize::from(call.0)]
    }

    /// What all calls sound like, in the order of the rule file.
    #[must_use]
    pub fn calls(&self) -> &[String] {
        &self.calls
    }

    /// What may be typed for a call beside its name.
    pub(crate) fn call_words(&self, index: usize) -> &[String] {
        self.call_words.get(index).map_or(&[], Vec::as_slice)
    }

    /// The short code of a colour, as on a braille display.
    #[must_use]
    pub fn colour_code(&self, colour: Colour) -> &str {
        &self.colour_codes[usize::from(colour.0)]
    }

    /// The short code of a symbol.
    #[must_use]
    pub fn symbol_code(&self, symbol: Symbol) -> &str {
        self.symbol_codes[usize::from(symbol.0)].get_or_init(|| self.own_symbol_code(symbol))
    }

    /// The short code of a card.
    #[must_use]
    pub fn card_code(&self, card: CardKind) -> String {
        let face = self.deck.face(card);
        face.colour.map_or("", |colour| self.colour_code(colour)).to_owned() + self.symbol_code(face.symbol)
    }

    /// Every word for a colour that is understood when typed: its names in all their forms.
    #[must_use]
    pub fn colour_words(&self, colour: Colour) -> Vec<String> {
        let words = self.spellings("colour", &self.colour_known_as(colour));
        let id = self.deck.colour_id(colour);
        let is_titled = self.colour_titles[usize::from(colour.0)].is_some() && self.bundle.has(&key("colour", id));
        let usual = if is_titled { self.spellings("colour", &Known::id(id)) } else { Vec::new() };
        words.into_iter().chain(usual).chain(self.colour_words[usize::from(colour.0)].iter().cloned()).collect()
    }

    /// The word for a colour as it stands in a dictionary, in small letters.
    pub(crate) fn plain_colour(&self, colour: Colour) -> String {
        let title = self.colour_titles[usize::from(colour.0)].as_ref();
        let named = || self.colour(colour, &[], &mut args(Form::default()));
        title.map_or_else(named, |title| title.bare().to_owned()).to_lowercase()
    }

    /// The word for a symbol as it stands in a dictionary, in small letters.
    pub(crate) fn plain_symbol(&self, symbol: Symbol) -> String {
        let named = || self.symbol(symbol, &[], &mut args(Form::default()));
        self.titles[usize::from(symbol.0)].as_ref().map_or_else(named, |title| title.bare().to_owned()).to_lowercase()
    }

    /// What may be typed for a card alone, beside its colour and symbol.
    pub(crate) fn card_words(&self, card: CardKind) -> &[String] {
        self.card_words.get(usize::from(card.0)).map_or(&[], Vec::as_slice)
    }

    /// Every word for a symbol that is understood when typed: its names in all their forms.
    #[must_use]
    pub fn symbol_words(&self, symbol: Symbol) -> Vec<String> {
        let known = self.known_as(symbol);
        let id = readable(&self.deck.symbol_name(symbol).id);
        let words = self.symbol_words[usize::from(symbol.0)].iter().cloned();
        let usual = self.titles[usize::from(symbol.0)].as_ref().map(|_| Known::id(&self.deck.symbol_name(symbol).id));
        let usual = usual.map(|known| self.spellings("symbol", &known)).unwrap_or_default();
        self.spellings("symbol", &known).into_iter().chain(usual).chain([id]).chain(words).collect()
    }

    pub(super) fn cards(&self, cards: &[CardKind], form: Form<'_>) -> String {
        let name = |card: &CardKind| self.once(Thing::Card(*card), form, || self.card_as(*card, form));
        self.join(cards.iter().map(name), form.join)
    }

    pub(super) fn colours(&self, colours: &[Colour], form: Form<'_>) -> String {
        let name =
            |colour: &Colour| self.once(Thing::Colour(*colour), form, || self.colour(*colour, &[], &mut args(form)));
        self.join(colours.iter().map(name), form.join)
    }

    pub(super) fn symbols(&self, symbols: &[Symbol], form: Form<'_>) -> String {
        let name = |symbol: &Symbol| match form.article {
            Some(_) => self.compose("card-plain", None, *symbol, form),
            None => self.symbol(*symbol, &[], &mut args(form)),
        };
        let name = |symbol: &Symbol| self.once(Thing::Symbol(*symbol), form, || name(symbol));
        self.join(symbols.iter().map(name), form.join)
    }

    /// A name whose words stay together, made only if it was not told lately.
    fn once(&self, thing: Thing, form: Form<'_>, make: impl FnOnce() -> String) -> String {
        // Whoever failed in there has left nothing half done.
        let lately = || self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(name) = lately().find(thing, [form.case, form.article]) {
            return name.to_owned();
        }
        let name = together(&make());
        lately().keep(thing, [form.case, form.article], &name);
        name
    }

    pub(super) fn cards_code(&self, cards: &[CardKind]) -> String {
        cards.iter().map(|card| self.card_code(*card)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn colours_code(&self, colours: &[Colour]) -> String {
        colours.iter().map(|colour| self.colour_code(*colour)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn symbols_code(&self, symbols: &[Symbol]) -> String {
        symbols.iter().map(|symbol| self.symbol_code(*symbol)).collect::<Vec<_>>().join(" ")
    }

    fn card_as(&self, card: CardKind, form: Form<'_>) -> String {
        let face = self.deck.face(card);
        let pattern = match (face.colour, self.suits) {
            (None, _) => "card-plain",
            (Some(_), true) => "card-of-suit",
            (Some(_), false) => "card-of-colour",
        };
        self.compose(pattern, face.colour, face.symbol, form)
    }

    /// A card's name by a pattern of the language, which is given the name's parts in their right forms.
    fn compose(&self, pattern: &str, colour: Option<Colour>, symbol: Symbol, form: Form<'_>) -> String {
        let mut args = args(form);
        let known = self.known_as(symbol);
        known.tell(&mut args);
        let class = self.attribute("symbol", &known.id, "class", &args);
        args.set("class", class.unwrap_or_default());
        let (colour_use, symbol_use): (&[&str], &[&str]) = if pattern == "card-of-suit" {
            (&["compound"], &["suited", "card"])
        } else {
            (&["adjective"], &["card"])
        };
        if let Some(colour) = colour {
            let name = self.colour(colour, colour_use, &mut args);
            args.set("colour", name);
        }
        let name = self.symbol_known_as(&known, symbol, symbol_use, &mut args);
        args.set("symbol", name);
        // A title and a suit do not make one word in every language.
        let is_titled = colour_use == ["compound"] && self.titles[usize::from(symbol.0)].is_some();
        if let Some(colour) = colour.filter(|_| is_titled) {
            let mut of = self::args(Form { case: Some("genitive"), ..form });
            args.set("of", self.colour(colour, &["of"], &mut of));
        }
        self.value(pattern, "", if is_titled { &["titled"] } else { &[] }, &args).unwrap_or_default()
    }

    fn colour(&self, colour: Colour, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        let known = self.colour_known_as(colour);
        known.tell(args);
        self.named("colour", &known.id, uses, args)
    }

    /// How the names file knows a colour: as one with a title, or by its id.
    fn colour_known_as(&self, colour: Colour) -> Known {
        match &self.colour_titles[usize::from(colour.0)] {
            Some(title) => Known { id: title.message().to_owned(), args: title.args().to_vec() },
            None => Known::id(self.deck.colour_id(colour)),
        }
    }

    fn symbol(&self, symbol: Symbol, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        self.symbol_known_as(&self.known_as(symbol), symbol, uses, args)
    }

    fn symbol_known_as(&self, known: &Known, symbol: Symbol, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        let name = self.deck.symbol_name(symbol);
        known.tell(args);
        let own = self.value("symbol", &known.id, uses, args);
        own.or_else(|| {
            args.set("number", name.number?);
            self.value("symbol-_number", "", &[], args)
        })
        .unwrap_or_else(|| readable(&name.id))
    }

    /// How the names file knows a symbol: as one with a title; by its id; or, where its id ends with a number, as one of
    /// several such cards.
    fn known_as(&self, symbol: Symbol) -> Known {
        let id = &self.deck.symbol_name(symbol).id;
        if let Some(title) = &self.titles[usize::from(symbol.0)] {
            return Known { id: title.message().to_owned(), args: title.args().to_vec() };
        }
        if self.bundle.has(&key("symbol", id)) {
            return Known::id(id);
        }
        let numbered = id.rsplit_once('-').map(|(id, number)| (format!("{id}_numbered"), number));
        match numbered.filter(|(id, _)| self.bundle.has(&key("symbol", id))) {
            Some((id, number)) => Known { id, args: vec![("number".to_owned(), number.to_owned())] },
            None => Known::id(id),
        }
    }

    fn named(&self, what: &str, id: &str, uses: &[&str], args: &FluentArgs<'_>) -> String {
        self.value(what, id, uses, args).unwrap_or_else(|| readable(id))
    }

    /// A message of the names file: the first of these attributes that it has, or else its value.
    fn value(&self, what: &str, id: &str, uses: &[&str], args: &FluentArgs<'_>) -> Option<String> {
        self.format(&key(what, id), |message| uses.iter().copied().find(|name| message.has(name)), args)
    }

    fn attribute(&self, what: &str, id: &str, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.format(&key(what, id), |_| Some(name), args)
    }

    /// A message of the names file: the attribute that is chosen, or its value.
    fn format<'n>(
        &self,
        key: &str,
        attribute: impl FnOnce(&Told<'_>) -> Option<&'n str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        let mut faults = Vec::new();
        let text = self.bundle.tell(key, |message| message.format(attribute(message), args, &mut faults)).flatten();
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        text
    }

    fn word(&self, what: &str, id: &str) -> String {
        self.named(what, id, &[], &FluentArgs::new())
    }

    fn join(&self, items: impl IntoIterator<Item = String>, join: Option<&str>) -> String {
        join_with(&self.bundle, items, join.unwrap_or("and"), None)
    }

    /// The codes of the language if they keep the colours apart, or else those of records.
    fn own_colour_codes(&self) -> Vec<String> {
        let none = FluentArgs::new();
        let code = |id: &String| self.attribute("colour", id, "code", &none);
        let own: Option<Vec<String>> = self.deck.colours().iter().map(code).collect();
        let distinct = |codes: &Vec<String>| codes.iter().collect::<BTreeSet<_>>().len() == codes.len();
        own.filter(distinct).unwrap_or_else(|| colour_codes(self.deck.colours()))
    }

    /// The code of the language for a symbol to which the rule file gives none, or else that of records.
    fn own_symbol_code(&self, symbol: Symbol) -> String {
        let id = &self.deck.symbol_name(symbol).id;
        let own = self.attribute("symbol", id, "code", &FluentArgs::new());
        // A copy has no more room than it needs: it stays as long as the game.
        own.as_deref().unwrap_or_else(|| symbol_code(id)).to_owned()
    }

    fn spellings(&self, what: &str, known: &Known) -> Vec<String> {
        let id = known.id.as_str();
        let mut words = BTreeSet::new();
        if known.args.is_empty() {
            words.insert(readable(id));
        }
        let forms = |message: &Told<'_>| {
            let own = ["adjective", "compound", "suited", "card"].into_iter().filter(|name| message.has(name));
            own.map(Some).chain([None]).collect::<Vec<_>>()
        };
        self.bundle.tell(&key(what, id), |message| {
            let (forms, mut faults) = (forms(message), Vec::new());
            for (case, article) in CASES.into_iter().flat_map(|case| [(case, None), (case, Some("definite"))]) {
                let mut args = args(Form { case: Some(case), article, join: None });
                known.tell(&mut args);
                words.extend(forms.iter().filter_map(|form| message.format(*form, &args, &mut faults)));
            }
            let also = message.format(Some("also"), &FluentArgs::new(), &mut faults);
            words.extend(also.iter().flat_map(|also| also.split(", ")).map(str::to_owned));
            debug_assert!(faults.is_empty(), "{id}: {faults:?}");
        });
        words.into_iter().map(|word| word.to_lowercase()).collect()
    }
}

/// How the names file knows a colour or a symbol.
struct Known {
    id: String,
    /// What its message has to be told.
    args: Vec<(String, String)>,
}

impl Known {
    fn id(id: &str) -> Self {
        Known { id: id.to_owned(), args: Vec::new() }
    }

    fn tell(&self, args: &mut FluentArgs<'_>) {
        for (name, value) in &self.args {
            args.set(name.clone(), value.clone());
        }
    }
}

/// Every case that a language may ask for.
const CASES: [&str; 6] = ["nominative", "genitive", "partitive", "translative", "accusative", "dative"];

fn args(form: Form<'_>) -> FluentArgs<'_> {
    // With room for a colour, a symbol and its number.
    let mut args = FluentArgs::with_capacity(6);
    args.set("case", form.case.unwrap_or("nominative"));
    args.set("article", form.article.unwrap_or("none"));
    args.set("class", "");
    args
}

fn key(what: &str, id: &str) -> String {
    if id.is_empty() { what.to_owned() } else { format!("{what}-{id}") }
}

/// An id as words.
fn readable(id: &str) -> String {
    id.replace('-', " ")
}

/// Joins a list: all but the last by `join-list`, the last by the message asked for, or by their braille forms.
pub(super) fn join_with(
    bundle: &Bundle,
    items: impl IntoIterator<Item = String>,
    join: &str,
    attribute: Option<&str>,
) -> String {
    let mut items = items.into_iter().peekable();
    let mut text = items.next().unwrap_or_default();
    while let Some(item) = items.next() {
        let key = format!("join-{}", if items.peek().is_some() { "list" } else { join });
        let mut args = FluentArgs::with_capacity(2);
        args.set("first", text);
        args.set("next", item);
        let joined = bundle.tell(&key, |message| {
            let own = attribute.filter(|name| message.has(name));
            message.format(own, &args, &mut Vec::new())
        });
        debug_assert!(joined.is_some(), "no message {key}");
        text = joined.flatten().unwrap_or_default();
    }
    text
}

#[cfg(test)]
mod tests;
