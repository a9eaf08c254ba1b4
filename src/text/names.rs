//! The names of a game's cards in one language, inflected for the sentence.
//!
//! `locales/<lang>/names.ftl` has, for each colour, suit and symbol, its name with its grammatical properties, and
//! patterns that compose a card's name ("der Kreuz-König", "patakuninkaan"). Symbols of rule files that it lacks are
//! named by their ids.

use std::collections::BTreeSet;

use fluent::FluentArgs;

use super::bundle::{Bundle, BundleMessage};
use super::forms::{Thing, together};
use crate::cards::{CardKind, Colour, Deck, Symbol};
use crate::rules::{Call, ColourWord, Terms, colour_codes, symbol_code};

#[derive(Clone, Copy, Debug, Default)]
pub struct NameForm<'a> {
    /// `nominative`, `accusative`, `dative`, `genitive`, `partitive` or `translative`.
    pub case: Option<&'a str>,
    pub article: Option<&'a str>,
    /// The conjunction of a list: `and` (the default), `or`, `list`.
    pub join: Option<&'a str>,
}

pub struct Names {
    bundle: &'static Bundle,
    deck: Deck,
    pub suits: bool,
    calls: Vec<String>,
    call_words: Vec<Vec<String>>,
    colour_codes: Vec<String>,
    symbol_codes: Vec<String>,
    /// The rule file's title of each symbol.
    titles: Vec<Option<Known>>,
    symbol_words: Vec<Vec<String>>,
    /// Other words, as input, for cards whose symbol is on cards of several entries.
    card_words: Vec<Vec<String>>,
    /// The rule file's title of each colour that the language has no name for.
    colour_titles: Vec<Option<Known>>,
    colour_words: Vec<Vec<String>>,
}

impl Names {
    /// `reads` is the language in which texts of rule files are read.
    pub fn new(bundle: &'static Bundle, reads: &str, terms: &Terms) -> Self {
        let deck = terms.deck();
        let (colours, titled) = (|| deck.all_colours(), |title: &str| Known::titled(title, bundle));
        let call_words = |index| terms.call_words(index).map(str::to_owned).collect();
        let mut names = Names {
            bundle,
            deck: deck.clone(),
            suits: terms.called() == ColourWord::Suit,
            calls: Vec::new(),
            call_words: (0..terms.calls().len()).map(call_words).collect(),
            colour_codes: Vec::new(),
            symbol_codes: Vec::new(),
            titles: vec![None; deck.symbols().len()],
            symbol_words: vec![Vec::new(); deck.symbols().len()],
            card_words: Vec::new(),
            colour_titles: colours().map(|colour| terms.colour_title(colour, reads).map(titled)).collect(),
            colour_words: colours()
                .map(|colour| terms.colour_words(colour).flat_map(forms_of_title).collect())
                .collect(),
        };
        for (kind, symbol) in deck.kinds().map(|kind| (kind, deck.face(kind).symbol)) {
            let mut twins = deck.kinds().filter(|twin| deck.face(*twin).symbol == symbol);
            let alone = twins.all(|twin| terms.place(twin) == terms.place(kind));
            let known = || names.has("symbol", &deck.symbol_name(symbol).id);
            // A title of one card of a shared symbol, such as the queen of one suit, does not rename the symbol.
            if alone || !known() {
                names.titles[symbol.index()] = terms.title(kind, reads).map(titled);
            }
            let words = terms.words(kind).flat_map(forms_of_title).collect();
            if alone {
                names.symbol_words[symbol.index()] = words;
                names.card_words.push(Vec::new());
            } else {
                names.card_words.push(words);
            }
        }
        let call = |(index, id): (usize, &String)| {
            let by_id = || names.named("call", id, &[], &FluentArgs::new());
            terms.call_title(index, reads).map_or_else(by_id, str::to_owned)
        };
        names.calls = terms.calls().enumerate().map(call).collect();
        names.colour_codes = names.own_colour_codes();
        let none = FluentArgs::new();
        let codes = deck.symbols().iter().map(|symbol| {
            names.attribute("symbol", &symbol.id, "code", &none).unwrap_or_else(|| symbol_code(&symbol.id).to_owned())
        });
        names.symbol_codes = codes.collect();
        for kind in deck.kinds() {
            if let Some(code) = terms.given_code(kind) {
                code.clone_into(&mut names.symbol_codes[deck.face(kind).symbol.index()]);
            }
        }
        names
    }

    /// Whether the language has a name for the `colour` or `symbol` with this id.
    pub fn has(&self, what: &str, id: &str) -> bool {
        self.bundle.has(&key(what, id))
    }

    /// In the nominative without article.
    pub fn card(&self, card: CardKind) -> String {
        self.card_as(card, NameForm::default())
    }

    pub fn call(&self, call: Call) -> &str {
        &self.calls[call.index()]
    }

    pub fn calls(&self) -> &[String] {
        &self.calls
    }

    /// Other words for the call, as input.
    pub fn call_words(&self, index: usize) -> &[String] {
        self.call_words.get(index).map_or(&[], Vec::as_slice)
    }

    pub fn colour_code(&self, colour: Colour) -> &str {
        &self.colour_codes[colour.index()]
    }

    pub fn symbol_code(&self, symbol: Symbol) -> &str {
        &self.symbol_codes[symbol.index()]
    }

    pub fn card_code(&self, card: CardKind) -> String {
        let face = self.deck.face(card);
        face.colour.map_or("", |colour| self.colour_code(colour)).to_owned() + self.symbol_code(face.symbol)
    }

    /// Accepted words for a colour: its names in all forms.
    pub fn colour_words(&self, colour: Colour) -> Vec<String> {
        let words = self.spellings("colour", &self.colour_known_as(colour));
        let id = self.deck.colour_id(colour);
        let is_titled = self.colour_titles[colour.index()].is_some() && self.has("colour", id);
        let usual = if is_titled { self.spellings("colour", &Known::id(id)) } else { Vec::new() };
        words.into_iter().chain(usual).chain(self.colour_words[colour.index()].iter().cloned()).collect()
    }

    /// The dictionary form in lower case.
    pub fn plain_colour(&self, colour: Colour) -> String {
        let named = || self.colour(colour, &[], &mut args(NameForm::default()));
        self.colour_titles[colour.index()].as_ref().map_or_else(named, Known::title).to_lowercase()
    }

    pub fn plain_symbol(&self, symbol: Symbol) -> String {
        let named = || self.symbol(symbol, &[], &mut args(NameForm::default()));
        self.titles[symbol.index()].as_ref().map_or_else(named, Known::title).to_lowercase()
    }

    pub fn card_words(&self, card: CardKind) -> &[String] {
        self.card_words.get(card.index()).map_or(&[], Vec::as_slice)
    }

    /// Accepted words for a symbol: its names in all forms.
    pub fn symbol_words(&self, symbol: Symbol) -> Vec<String> {
        let known = self.known_as(symbol);
        let id = readable(&self.deck.symbol_name(symbol).id);
        let words = self.symbol_words[symbol.index()].iter().cloned();
        let usual = self.titles[symbol.index()].as_ref().map(|_| Known::id(&self.deck.symbol_name(symbol).id));
        let usual = usual.map(|known| self.spellings("symbol", &known)).unwrap_or_default();
        self.spellings("symbol", &known).into_iter().chain(usual).chain([id]).chain(words).collect()
    }

    /// Names things in a list that ends in a conjunction. Neighbouring twins are counted, except in a plain list.
    pub fn list(&self, thing: &Thing, form: NameForm<'_>) -> String {
        let names: Vec<String> = match thing {
            Thing::Cards(cards) if form.join != Some("list") => {
                cards.chunk_by(|one, next| one == next).map(|twins| self.counted(twins, form)).collect()
            }
            Thing::Cards(cards) => cards.iter().map(|card| self.card_as(*card, form)).collect(),
            Thing::Colours(colours) => {
                colours.iter().map(|colour| self.colour(*colour, &[], &mut args(form))).collect()
            }
            Thing::Symbols(symbols) if form.article.is_some() => {
                symbols.iter().map(|symbol| self.compose("card-plain", None, *symbol, form)).collect()
            }
            Thing::Symbols(symbols) => {
                symbols.iter().map(|symbol| self.symbol(*symbol, &[], &mut args(form))).collect()
            }
        };
        join_with(self.bundle, names.iter().map(|name| together(name)), form.join.unwrap_or("and"), None)
    }

    pub fn codes(&self, thing: &Thing) -> String {
        let codes: Vec<String> = match thing {
            Thing::Cards(cards) => cards.iter().map(|card| self.card_code(*card)).collect(),
            Thing::Colours(colours) => colours.iter().map(|colour| self.colour_code(*colour).to_owned()).collect(),
            Thing::Symbols(symbols) => symbols.iter().map(|symbol| self.symbol_code(*symbol).to_owned()).collect(),
        };
        codes.join(" ")
    }

    fn counted(&self, twins: &[CardKind], form: NameForm<'_>) -> String {
        let name = self.card_as(twins[0], form);
        if twins.len() == 1 {
            return name;
        }
        let mut args = FluentArgs::with_capacity(2);
        args.set("count", twins.len());
        args.set("card", name);
        self.value("card-times", "", &[], &args).unwrap_or_default()
    }

    fn card_as(&self, card: CardKind, form: NameForm<'_>) -> String {
        let face = self.deck.face(card);
        let pattern = match (face.colour, self.suits) {
            (None, _) => "card-plain",
            (Some(_), true) => "card-of-suit",
            (Some(_), false) => "card-of-colour",
        };
        self.compose(pattern, face.colour, face.symbol, form)
    }

    /// Composes a card's name by a pattern of the language, from its parts in the right forms.
    fn compose(&self, pattern: &str, colour: Option<Colour>, symbol: Symbol, form: NameForm<'_>) -> String {
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
        // Not every language compounds a title with a suit.
        let is_titled = colour_use == ["compound"] && self.titles[symbol.index()].is_some();
        if let Some(colour) = colour.filter(|_| is_titled) {
            let mut of = self::args(NameForm { case: Some("genitive"), ..form });
            args.set("of", self.colour(colour, &["of"], &mut of));
        }
        self.value(pattern, "", if is_titled { &["titled"] } else { &[] }, &args).unwrap_or_default()
    }

    fn colour(&self, colour: Colour, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        let known = self.colour_known_as(colour);
        known.tell(args);
        self.named("colour", &known.id, uses, args)
    }

    fn colour_known_as(&self, colour: Colour) -> Known {
        self.colour_titles[colour.index()].clone().unwrap_or_else(|| Known::id(self.deck.colour_id(colour)))
    }

    fn symbol(&self, symbol: Symbol, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        self.symbol_known_as(&self.known_as(symbol), symbol, uses, args)
    }

    fn symbol_known_as(&self, known: &Known, symbol: Symbol, uses: &[&str], args: &mut FluentArgs<'_>) -> String {
        let name = self.deck.symbol_name(symbol);
        known.tell(args);
        self.value("symbol", &known.id, uses, args)
            .or_else(|| {
                args.set("number", name.number?);
                self.value("symbol-_number", "", &[], args)
            })
            .unwrap_or_else(|| readable(&name.id))
    }

    /// By its title, by its id, or, if the id ends with a number, as one of several such cards.
    fn known_as(&self, symbol: Symbol) -> Known {
        let id = &self.deck.symbol_name(symbol).id;
        if let Some(title) = &self.titles[symbol.index()] {
            return title.clone();
        }
        if self.has("symbol", id) {
            return Known::id(id);
        }
        let numbered = id.rsplit_once('-').map(|(id, number)| (format!("{id}_numbered"), number));
        match numbered.filter(|(id, _)| self.has("symbol", id)) {
            Some((id, number)) => Known { id, args: vec![("number".to_owned(), number.to_owned())] },
            None => Known::id(id),
        }
    }

    fn named(&self, what: &str, id: &str, uses: &[&str], args: &FluentArgs<'_>) -> String {
        self.value(what, id, uses, args).unwrap_or_else(|| readable(id))
    }

    fn value(&self, what: &str, id: &str, uses: &[&str], args: &FluentArgs<'_>) -> Option<String> {
        self.format(&key(what, id), |message| uses.iter().copied().find(|name| message.has(name)), args)
    }

    fn attribute(&self, what: &str, id: &str, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.format(&key(what, id), |_| Some(name), args)
    }

    fn format<'n>(
        &self,
        key: &str,
        attribute: impl FnOnce(&BundleMessage<'_>) -> Option<&'n str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        let mut faults = Vec::new();
        let message = self.bundle.message(key)?;
        let text = message.format(attribute(&message), args, &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        text
    }

    fn own_colour_codes(&self) -> Vec<String> {
        let none = FluentArgs::new();
        let code = |id: &String| self.attribute("colour", id, "code", &none);
        let own: Option<Vec<String>> = self.deck.colours().iter().map(code).collect();
        let distinct = |codes: &Vec<String>| codes.iter().collect::<BTreeSet<_>>().len() == codes.len();
        own.filter(distinct).unwrap_or_else(|| colour_codes(self.deck.colours()))
    }

    fn spellings(&self, what: &str, known: &Known) -> Vec<String> {
        let id = known.id.as_str();
        let mut words = BTreeSet::new();
        if known.args.is_empty() {
            words.insert(readable(id));
        }
        if let Some(message) = self.bundle.message(&key(what, id)) {
            let own = ["adjective", "compound", "suited", "card"].into_iter().filter(|name| message.has(name));
            let forms: Vec<Option<&str>> = own.map(Some).chain([None]).collect();
            let mut errors = Vec::new();
            for (case, article) in CASES.into_iter().flat_map(|case| [(case, None), (case, Some("definite"))]) {
                let mut args = args(NameForm { case: Some(case), article, join: None });
                known.tell(&mut args);
                words.extend(forms.iter().filter_map(|form| message.format(*form, &args, &mut errors)));
            }
            let also = message.format(Some("also"), &FluentArgs::new(), &mut errors);
            words.extend(also.iter().flat_map(|also| also.split(", ")).map(str::to_owned));
            debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        }
        words.into_iter().map(|word| word.to_lowercase()).collect()
    }
}

/// The id and the arguments by which a message of `names.ftl` names a colour or symbol. Titles have ids of their own.
#[derive(Clone)]
struct Known {
    id: String,
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

    fn titled(title: &str, bundle: &Bundle) -> Self {
        let listed = |attribute: &str| {
            let message = bundle.message(ALONE);
            message
                .and_then(|own| own.format(Some(attribute), &FluentArgs::new(), &mut Vec::new()))
                .unwrap_or_default()
        };
        let (articles, forms, others) = (listed("articles"), listed("forms"), listed("others"));
        for (article, class) in articles.split(", ").filter_map(|pair| pair.split_once(' ')) {
            if let Some(title) = behind(title, article) {
                return Known::alone(title, vec![("gender".to_owned(), class.to_owned())]);
            }
        }
        let parts: Vec<&str> = title.split(", ").collect();
        if !forms.is_empty() && parts.len() == 1 + forms.split(' ').count() {
            let own = forms.split(' ').zip(&parts[1..]).map(|(form, part)| (form.to_owned(), (*part).to_owned()));
            return Known::alone(parts[0], own.collect());
        }
        let bare = others.split(' ').find_map(|article| behind(title, article)).unwrap_or(title);
        // Several forms in a language that has only one.
        let bare = if parts.len() == FORMS { parts[0] } else { bare };
        let spaced = if bare.contains(' ') { "yes" } else { "no" };
        Known { id: "_titled".to_owned(), ..Known::alone(bare, vec![("spaced".to_owned(), spaced.to_owned())]) }
    }

    fn alone(title: &str, grammar: Vec<(String, String)>) -> Self {
        let args = std::iter::once(("title".to_owned(), title.to_owned())).chain(grammar).collect();
        Known { id: "_alone".to_owned(), args }
    }

    /// The title without its article.
    fn title(&self) -> String {
        self.args.first().map(|(_, title)| title.clone()).unwrap_or_default()
    }
}

const CASES: [&str; 6] = ["nominative", "genitive", "partitive", "translative", "accusative", "dative"];

fn args(form: NameForm<'_>) -> FluentArgs<'_> {
    let mut args = FluentArgs::with_capacity(6);
    args.set("case", form.case.unwrap_or("nominative"));
    args.set("article", form.article.unwrap_or("none"));
    args.set("class", "");
    args
}

fn key(what: &str, id: &str) -> String {
    if id.is_empty() { what.to_owned() } else { format!("{what}-{id}") }
}

fn readable(id: &str) -> String {
    id.replace('-', " ")
}

/// Uses `join-list`, and `join-<join>` before the last item; their attribute, if one is given.
pub fn join_with(
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
        let message = bundle.message(&key);
        debug_assert!(message.is_some(), "no message {key}");
        let joined = message.and_then(|message| {
            let own = attribute.filter(|name| message.has(name));
            message.format(own, &args, &mut Vec::new())
        });
        text = joined.unwrap_or_default();
    }
    text
}

const ALONE: &str = "symbol-_alone";

/// The number of forms that a fully inflected title lists.
const FORMS: usize = 4;

fn behind<'a>(title: &'a str, article: &str) -> Option<&'a str> {
    title.strip_prefix(article)?.strip_prefix(' ').map(str::trim).filter(|rest| !rest.is_empty())
}

/// Accepted words for a title: with and without its article, and each of its forms.
pub fn forms_of_title(title: &str) -> Vec<String> {
    let bare = title.split_once(' ').filter(|(first, _)| first.chars().count() <= LONGEST_ARTICLE);
    let forms = title.split(", ").filter(|_| title.split(", ").count() == FORMS);
    std::iter::once(title).chain(bare.map(|(_, rest)| rest)).chain(forms).map(str::to_lowercase).collect()
}

const LONGEST_ARTICLE: usize = 3;

#[cfg(test)]
mod tests;
