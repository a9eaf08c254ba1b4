//! From the checked book to what the engine runs on: the deck, a rule a kind of card, and the masks.

use super::Clause;
use super::act::Act;
use super::book::{
    AfterPenalty, AgainEffect, BanEffect, Because, Book, CardFacts, Effect, Growth, Holding, Honest, MatchBy, Points,
    Start, WishEffect, Wished, WithTwo,
};
use super::codes::entry_codes;
use crate::cards::{Card, CardKind, CardSet, Colour, Deck, Face, Symbol, SymbolName, Wish};

/// A rule set, ready to be played.
#[derive(Clone, Debug)]
pub struct Rules {
    book: Book,
    deck: Deck,
    kinds: Vec<KindRule>,
    /// What may be laid, by bans in force, top card and wish: a column a colour, then one a symbol; the last one for no wish.
    fits: Vec<CardSet>,
    /// How many symbols there are, where one can be wished; else 0.
    wished_symbols: usize,
    /// The rows that can be banned, in the order of the bits of [`Bans`].
    bans: Vec<u16>,
    /// The cards that take no part, by the size of the table.
    absent: Vec<CardSet>,
    not_last: CardSet,
    optional: CardSet,
    no_bluff: CardSet,
    /// Cards with which, or after which, a colour or the like is named.
    wishing: CardSet,
    jump_in: CardSet,
    by_colour: bool,
    by_symbol: bool,
    by_divisor: bool,
}

/// Which rows of the times table are banned: a bit for each row that the rule set can ban (NN-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bans(pub u8);

/// The most rows that a rule set can ban.
pub const MOST_BANS: usize = 3;

/// What the rules say about a kind of card.
#[derive(Clone, Debug)]
pub struct KindRule {
    /// The code in records and examples.
    pub code: String,
    /// The id of its entry in the rule file.
    pub entry: String,
    /// What it counts, in points.
    pub points: u16,
    /// Fits on every card.
    pub fits_always: Option<Because>,
    /// The cards on which it may not be laid, and the clause.
    pub not_on: (CardSet, Option<Clause>),
    /// May not be the last card.
    pub not_last: Option<Because>,
    /// When laying it is honest.
    pub honest: Option<Honest>,
    /// Whether its player names a colour, or a number or rank, with it.
    pub wish: Option<WishEffect>,
    /// Who has to draw.
    pub draw: Option<Draw>,
    /// Who is passed over.
    pub skip: Option<Skip>,
    /// Whether the direction is reversed.
    pub reverse: Option<Reverse>,
    /// Whether its player may lay another card.
    pub again: Option<AgainEffect>,
    /// Which row it bans.
    pub ban: Option<BanEffect>,
    /// The smallest table at which it takes part; 0 for every table.
    pub from_players: u8,
    /// Which further cards its player may lay at once.
    pub more: Option<More>,
    /// What it does one thing after the other before the turn passes on.
    pub acts: Vec<Act>,
    /// What it does as start card.
    pub start: Start,
}

impl KindRule {
    /// Whether its player names a colour after something else that it does (N1-14).
    #[must_use]
    pub fn wish_after(&self) -> Option<WishEffect> {
        self.acts.iter().find_map(|act| match act {
            Act::Wish(wish) => Some(*wish),
            _ => None,
        })
    }
}

/// The next player draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// How many cards.
    pub cards: u8,
    /// The cards that answer it.
    pub answers: CardSet,
    /// What an answer does to the number.
    pub growth: Growth,
    /// What the player may do after drawing.
    pub then: AfterPenalty,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Further cards may be laid at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct More {
    /// The most cards.
    pub cards: u8,
    /// Those that may be laid so.
    pub of: CardSet,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The next player is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip {
    /// The cards that pass it on.
    pub answers: CardSet,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The direction is reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reverse {
    /// What it does while two players are in the round.
    pub with_two: WithTwo,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The symbols of an entry: those that it lists, ranges spelled out, or its own id.
#[must_use]
pub fn symbols_of(id: &str, facts: &CardFacts) -> Vec<String> {
    let Some(listed) = &facts.symbols else { return vec![id.to_owned()] };
    listed.iter().flat_map(|symbol| range(symbol).unwrap_or_else(|| vec![symbol.clone()])).collect()
}

/// The numbers of a range such as `1..9`, both ends included.
fn range(symbol: &str) -> Option<Vec<String>> {
    let (low, high) = symbol.split_once("..")?;
    let (low, high) = (low.parse::<u16>().ok()?, high.parse::<u16>().ok()?);
    Some((low..=high).map(|number| number.to_string()).collect())
}

impl Rules {
    /// Compiles a checked book. Ids that the check would have refused are passed over.
    #[must_use]
    pub fn compile(book: Book) -> Rules {
        let (deck, entries) = build_deck(&book);
        let mut kinds: Vec<KindRule> = Vec::with_capacity(entries.len());
        for (kind, (entry, code)) in deck.kinds().zip(&entries) {
            kinds.push(kind_rule(&book, &deck, kind, entry, code, &entries));
        }
        let select = |holds: &dyn Fn(&KindRule) -> bool| {
            deck.cards().filter(|card| holds(&kinds[usize::from(deck.kind(*card).0)])).collect()
        };
        let mut rules = Rules {
            not_last: select(&|rule| rule.not_last.is_some()),
            optional: select(&|rule| book.cards[&rule.entry].need_not_play.is_some()),
            no_bluff: select(&|rule| rule.honest.is_some_and(|honest| !honest.bluffing)),
            wishing: select(&|rule| rule.wish.is_some() || rule.wish_after().is_some()),
            jump_in: select(&|rule| book.jump_in.as_ref().is_some_and(|jump| jump.of.contains(&rule.entry))),
            by_colour: book.matching.by.contains(&MatchBy::Colour),
            by_symbol: book.matching.by.contains(&MatchBy::Symbol),
            by_divisor: book.matching.by.contains(&MatchBy::Divisor),
            bans: banned_rows(&kinds),
            wished_symbols: if kinds.iter().any(wishes_symbol) { deck.symbols().len() } else { 0 },
            fits: Vec::new(),
            absent: Vec::new(),
            book,
            deck,
            kinds,
        };
        rules.absent = (0..=rules.book.players.max).map(|seats| rules.taken_out(seats)).collect();
        let wishes: Vec<Option<Wish>> = rules.all_wishes().map(Some).chain([None]).collect();
        for bans in rules.all_bans() {
            for top in rules.deck.kinds() {
                for wish in &wishes {
                    let deck = &rules.deck;
                    let fits = |card: &Card| rules.fits_by_the_book(deck.kind(*card), top, *wish, bans);
                    let fitting = deck.cards().filter(fits).collect();
                    rules.fits.push(fitting);
                }
            }
        }
        rules
    }

    /// Whether a card fits on the top card, straight from the book: the slow way from which the masks are made.
    #[must_use]
    pub fn fits_by_the_book(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let rule = self.kind(card);
        if (rule.not_on.0 & self.deck.copies(top)) != CardSet::EMPTY {
            return false;
        }
        let (own, other) = (self.deck.face(card), self.deck.face(top));
        let (colour, symbol) = self.asked_for(other, wish);
        let by_colour = own.colour.is_some() && own.colour == colour;
        let by_symbol = symbol == Some(own.symbol);
        rule.fits_always.is_some() || by_colour || by_symbol || self.shares_row(card, top, wish, bans)
    }

    /// The colour and the symbol of which one makes a card fit on this face, with this wish.
    #[must_use]
    pub fn asked_for(&self, top: Face, wish: Option<Wish>) -> (Option<Colour>, Option<Symbol>) {
        match wish {
            Some(Wish::Colour(colour)) => (Some(colour).filter(|_| self.by_colour), None),
            Some(Wish::Symbol(symbol)) => (None, Some(symbol)),
            None => (top.colour.filter(|_| self.by_colour), Some(top.symbol).filter(|_| self.by_symbol)),
        }
    }

    /// What can be wished with such a wish.
    pub fn wishes(&self, wish: WishEffect) -> impl Iterator<Item = Wish> + '_ {
        let of_symbols = wish.what == Wished::Symbol;
        let colours = self.deck.all_colours().filter(move |_| !of_symbols).map(Wish::Colour);
        colours.chain(self.deck.coloured_symbols().filter(move |_| of_symbols).map(Wish::Symbol))
    }

    /// Everything that can be wished in this game.
    pub fn all_wishes(&self) -> impl Iterator<Item = Wish> + '_ {
        let symbols = (0..self.wished_symbols).filter_map(|index| u8::try_from(index).ok());
        self.deck.all_colours().map(Wish::Colour).chain(symbols.map(Symbol).map(Wish::Symbol))
    }

    /// Whether two numbers lie in one row of the times table that is not banned, or one of them is 1 (NN-1, NN-2).
    /// While something is wished, common divisors do not count (NN-8).
    #[must_use]
    pub fn shares_row(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let number = |kind| self.deck.symbol_name(self.deck.face(kind).symbol).number;
        let (Some(own), Some(other)) = (number(card), number(top)) else { return false };
        let shared = |row: u16| own % row == 0 && other % row == 0;
        let free = self.free_rows(bans).any(shared);
        self.by_divisor && wish.is_none() && (own == 1 || other == 1 || free)
    }

    /// Whether a card fits in colour and by a divisor (NN-3).
    #[must_use]
    pub fn fits_doubly(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let (own, other) = (self.deck.face(card), self.deck.face(top));
        own.colour.is_some() && own.colour == other.colour && self.shares_row(card, top, wish, bans)
    }

    /// The rows of the times table that are not banned.
    pub fn free_rows(&self, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        let banned =
            move |row: u16| self.bans.iter().position(|other| *other == row).is_some_and(|bit| bans.has(bit));
        self.book.matching.rows.iter().copied().filter(move |row| !banned(*row))
    }

    /// The bans with the one of this row turned round.
    #[must_use]
    pub fn turn_ban(&self, bans: Bans, row: u16) -> Bans {
        self.bans.iter().position(|other| *other == row).map_or(bans, |bit| Bans(bans.0 ^ 1 << bit))
    }

    /// Whether this row is banned.
    #[must_use]
    pub fn is_banned(&self, bans: Bans, row: u16) -> bool {
        self.bans.iter().position(|other| *other == row).is_some_and(|bit| bans.has(bit))
    }

    /// All states that bans can have.
    fn all_bans(&self) -> impl Iterator<Item = Bans> + use<> {
        (0..1_u8 << self.bans.len().min(MOST_BANS)).map(Bans)
    }

    /// The cards that fit on the top card with this wish: one look-up.
    #[must_use]
    pub fn fitting(&self, top: CardKind, wish: Option<Wish>, bans: Bans) -> CardSet {
        let colours = self.deck.colours().len();
        let columns = colours + self.wished_symbols + 1;
        let column = match wish {
            Some(Wish::Colour(colour)) => usize::from(colour.0),
            Some(Wish::Symbol(symbol)) if self.wished_symbols > 0 => colours + usize::from(symbol.0),
            Some(Wish::Symbol(_)) | None => columns - 1,
        };
        let row = usize::from(bans.0) * self.kinds.len() + usize::from(top.0);
        self.fits[row * columns + column]
    }

    /// The file's facts.
    #[must_use]
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The deck.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The rule of a kind of card.
    #[must_use]
    pub fn kind(&self, kind: CardKind) -> &KindRule {
        &self.kinds[usize::from(kind.0)]
    }

    /// Whether the same colour makes a card fit.
    #[must_use]
    pub fn matches_by_colour(&self) -> bool {
        self.by_colour
    }

    /// Whether a common divisor makes a card fit.
    #[must_use]
    pub fn matches_by_divisor(&self) -> bool {
        self.by_divisor
    }

    /// Whether the same number, rank or action makes a card fit.
    #[must_use]
    pub fn matches_by_symbol(&self) -> bool {
        self.by_symbol
    }

    /// Cards that may not be laid last.
    #[must_use]
    pub fn not_last(&self) -> CardSet {
        self.not_last
    }

    /// Cards that may be laid only if that is honest.
    #[must_use]
    pub fn no_bluff(&self) -> CardSet {
        self.no_bluff
    }

    /// Cards with which, or after which, their player names a colour, or a number or rank.
    #[must_use]
    pub fn wishing(&self) -> CardSet {
        self.wishing
    }

    /// Cards that may be laid out of turn on a card that is the same (UH-10).
    #[must_use]
    pub fn jump_in(&self) -> CardSet {
        self.jump_in
    }

    /// Fitting cards that need not be played (UN-3).
    #[must_use]
    pub fn optional(&self) -> CardSet {
        self.optional
    }

    /// Lets fewer play than the file says: an option may deal so many cards that they do not suffice for a large
    /// table.
    pub(super) fn limit_players(&mut self, most: u8) {
        self.book.players.max = self.book.players.max.min(most);
    }

    /// Whether a hand holds what makes a card dishonest (UN-11).
    #[must_use]
    pub fn breaks(&self, honest: Honest, hand: CardSet, in_force: Option<Colour>) -> bool {
        self.deck.kinds_in(hand).any(|kind| self.is_forbidden(honest, kind, in_force))
    }

    /// Whether a card in the hand makes another one dishonest (UN-11).
    #[must_use]
    pub fn is_forbidden(&self, honest: Honest, kind: CardKind, in_force: Option<Colour>) -> bool {
        let face = self.deck.face(kind);
        let number = self.deck.symbol_name(face.symbol).number.is_some();
        let counts = number || honest.unless_holding == Holding::CardOfColourInForce;
        face.colour.is_some() && face.colour == in_force && counts
    }

    /// The cards that take no part at a table of this size (N1-8).
    #[must_use]
    pub fn absent(&self, seats: u8) -> CardSet {
        self.absent.get(usize::from(seats)).copied().unwrap_or(CardSet::EMPTY)
    }

    fn taken_out(&self, seats: u8) -> CardSet {
        let packs = self.book.deck.packs_at(seats);
        let kinds = self.deck.kinds().flat_map(|kind| {
            let rule = self.kind(kind);
            let there = self.book.cards[&rule.entry].copies.saturating_mul(packs);
            let there = if rule.from_players > seats { 0 } else { usize::from(there) };
            self.deck.copies(kind).iter().skip(there)
        });
        kinds.collect()
    }

    /// How many cards each seat gets at a table of this size.
    #[must_use]
    pub fn dealt(&self, seats: u8) -> u8 {
        self.book.deal.by_players.get(&seats).copied().unwrap_or(self.book.deal.cards)
    }
}

impl Bans {
    fn has(self, bit: usize) -> bool {
        self.0 >> bit & 1 == 1
    }
}

/// Whether a number or rank is wished with a card.
fn wishes_symbol(rule: &KindRule) -> bool {
    rule.wish.is_some_and(|wish| wish.what == Wished::Symbol)
}

/// The rows that some card bans, each once.
fn banned_rows(kinds: &[KindRule]) -> Vec<u16> {
    let mut rows: Vec<u16> = kinds.iter().filter_map(|rule| rule.ban.map(|ban| ban.row)).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.truncate(MOST_BANS);
    rows
}

/// The deck, and for each kind its entry and its code.
fn build_deck(book: &Book) -> (Deck, Vec<(String, String)>) {
    let mut symbols: Vec<SymbolName> = Vec::new();
    let mut faces: Vec<(Face, u8, String, String)> = Vec::new();
    for (id, facts) in book.cards_of_deck() {
        let colours = facts.colours.clone().unwrap_or_else(|| book.deck.colours.clone());
        let own = symbols_of(id, facts);
        let mut codes = entry_codes(book, id, &own, &colours).into_iter();
        let colour_list: Vec<Option<Colour>> = if colours.is_empty() {
            vec![None]
        } else {
            colours.iter().filter_map(|colour| colour_index(book, colour)).map(Some).collect()
        };
        for colour in colour_list {
            for symbol in &own {
                let symbol = intern(&mut symbols, symbol, facts.number);
                let code = codes.next().unwrap_or_default();
                faces.push((
                    Face { colour, symbol },
                    facts.copies.saturating_mul(book.deck.most_packs()),
                    id.clone(),
                    code,
                ));
            }
        }
    }
    faces.sort_by_key(|(face, ..)| (face.colour.is_none(), face.colour, face.symbol));
    let entries = faces.iter().map(|(_, _, entry, code)| (entry.clone(), code.clone())).collect();
    let faces = faces.into_iter().map(|(face, copies, ..)| (face, copies)).collect();
    (Deck::new(book.deck.colours.clone(), symbols, faces), entries)
}

fn colour_index(book: &Book, id: &str) -> Option<Colour> {
    let index = book.deck.colours.iter().position(|other| other == id)?;
    u8::try_from(index).ok().map(Colour)
}

fn intern(symbols: &mut Vec<SymbolName>, id: &str, number: Option<u16>) -> Symbol {
    let index = symbols.iter().position(|symbol| symbol.id == id).unwrap_or_else(|| {
        symbols.push(SymbolName { id: id.to_owned(), number: id.parse().ok().or(number) });
        symbols.len() - 1
    });
    Symbol(u8::try_from(index).unwrap_or(u8::MAX))
}

fn kind_rule(
    book: &Book,
    deck: &Deck,
    kind: CardKind,
    entry: &str,
    code: &str,
    entries: &[(String, String)],
) -> KindRule {
    let facts = &book.cards[entry];
    let cards_of = |ids: &[String]| -> CardSet {
        deck.cards().filter(|card| ids.contains(&entries[usize::from(deck.kind(*card).0)].0)).collect()
    };
    let number = deck.symbol_name(deck.face(kind).symbol).number;
    let mut rule = KindRule {
        code: code.to_owned(),
        entry: entry.to_owned(),
        points: match facts.points {
            Points::Number => number.unwrap_or(0),
            Points::Fixed(points) => points,
        },
        fits_always: facts.fits_always,
        not_on: facts.not_on.as_ref().map_or_else(Default::default, |rule| (cards_of(&rule.cards), rule.clause)),
        not_last: facts.not_last,
        honest: facts.honest,
        wish: None,
        draw: None,
        skip: None,
        reverse: None,
        again: None,
        ban: None,
        from_players: facts.from_players.map_or(0, |from| from.count),
        more: None,
        acts: Vec::new(),
        start: facts.start.unwrap_or(book.start),
    };
    for effect in &facts.effects {
        if let Some(act) = Act::of(effect, rule.acts.is_empty()) {
            rule.acts.push(act);
            continue;
        }
        match effect {
            Effect::Wish(wish) => rule.wish = Some(*wish),
            Effect::Draw(draw) => {
                rule.draw = Some(Draw {
                    cards: draw.cards,
                    answers: cards_of(&draw.answered_by),
                    growth: draw.growth,
                    then: draw.then,
                    clause: draw.clause,
                });
            }
            Effect::Skip(skip) => {
                rule.skip = Some(Skip { answers: cards_of(&skip.answered_by), clause: skip.clause });
            }
            Effect::Reverse(reverse) => {
                rule.reverse = Some(Reverse { with_two: reverse.with_two, clause: reverse.clause });
            }
            Effect::Again(again) => rule.again = Some(*again),
            Effect::Ban(ban) => rule.ban = Some(*ban),
            Effect::More(more) => {
                rule.more = Some(More { cards: more.cards, of: cards_of(&more.of), clause: more.clause });
            }
            Effect::RotateHands(_) | Effect::SwapHands(_) | Effect::Look(_) | Effect::Give(_) => {}
        }
    }
    rule
}
