//! From the checked book to what the engine runs on: the deck, a rule a kind of card, and the masks.

use super::Clause;
use super::act::{Act, Becomes};
use super::any::Compiled;
use super::book::{
    AfterPenalty, AgainEffect, BanEffect, Because, Book, Growth, Holding, Honest, MatchBy, Points, Start, WishEffect,
    Wished, WithTwo,
};
use super::rows::{Bans, Rows};
use super::terms::Terms;
use crate::cards::{Card, CardKind, CardSet, Colour, Face, Symbol, Wish};

/// The rules of a shedding game, ready to be played.
pub type Rules = Compiled<Book>;

/// What the rules of a shedding game have beside those of others: masks of cards.
#[derive(Clone, Debug)]
pub struct Masks {
    /// What may be laid, by bans in force, top card and wish: a column a colour, then one a symbol; the last one for no wish.
    fits: Vec<CardSet>,
    /// How many symbols there are, where one can be wished; else 0.
    wished_symbols: usize,
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

/// What the rules say about a kind of card.
#[derive(Clone, Debug)]
pub struct KindRule {
    /// What it counts, in points.
    pub points: u16,
    /// Fits on every card.
    pub fits_always: Option<Because>,
    /// The cards on which it may not be laid, and the clause.
    pub not_on: (CardSet, Option<Clause>),
    /// May not be the last card.
    pub not_last: Option<Because>,
    /// Who holds no other fitting card may draw instead of laying it.
    pub need_not_play: Option<Because>,
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
    /// What it does to hands and players, one thing after the other, before what it does to those who follow.
    pub acts: Vec<Act>,
    /// What it does as start card.
    pub start: Start,
}

impl KindRule {
    /// Whether it does nothing but let its player name a colour or the like, or nothing at all.
    #[must_use]
    pub fn only_wishes(&self) -> bool {
        let turns = self.draw.is_some() || self.skip.is_some() || self.reverse.is_some() || self.again.is_some();
        let others = turns || self.more.is_some() || self.ban.is_some();
        !others && self.acts.iter().all(|act| matches!(act, Act::Wish(_)))
    }

    /// Whether its player names a colour after something else that it does (N1-14).
    #[must_use]
    pub fn wish_after(&self) -> Option<WishEffect> {
        let wish = |act: &Act| match act {
            Act::Wish(wish) => Some(*wish),
            _ => None,
        };
        self.acts.iter().find_map(wish).filter(|_| self.wish.is_none())
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

impl Rules {
    /// Compiles a checked book. Ids that the check would have refused are passed over.
    #[must_use]
    pub fn compile(book: Book) -> Rules {
        let terms = Terms::new(&book.deck, &book.cards, book.calls.keys().cloned());
        let deck = terms.deck();
        let kinds: Vec<KindRule> = deck.kinds().map(|kind| kind_rule(&book, &terms, kind)).collect();
        let select = |holds: &dyn Fn(&KindRule) -> bool| {
            deck.cards().filter(|card| holds(&kinds[usize::from(deck.kind(*card).0)])).collect()
        };
        let rows = Rows::new(book.matching.rows.clone(), kinds.iter().filter_map(|rule| Some(rule.ban?.row)));
        let own = Masks {
            not_last: select(&|rule| rule.not_last.is_some()),
            optional: select(&|rule| rule.need_not_play.is_some()),
            no_bluff: select(&|rule| rule.honest.is_some_and(|honest| !honest.bluffing)),
            wishing: select(&|rule| rule.wish.is_some() || rule.wish_after().is_some()),
            jump_in: deck.cards().filter(|card| may_jump_in(&book, &terms, &kinds, deck.kind(*card))).collect(),
            by_colour: book.matching.by.contains(&MatchBy::Colour),
            by_symbol: book.matching.by.contains(&MatchBy::Symbol),
            by_divisor: book.matching.by.contains(&MatchBy::Divisor),
            wished_symbols: if kinds.iter().any(wishes_symbol) { deck.symbols().len() } else { 0 },
            fits: Vec::new(),
            absent: Vec::new(),
        };
        let mut rules = Rules { book, terms, kinds, rows, own };
        rules.own.absent = (0..=rules.book.players.max).map(|seats| rules.taken_out(seats)).collect();
        let wishes: Vec<Option<Wish>> = rules.all_wishes().map(Some).chain([None]).collect();
        for bans in rules.rows.states() {
            for top in rules.deck().kinds() {
                for wish in &wishes {
                    let deck = rules.deck();
                    let fits = |card: &Card| rules.fits_by_the_book(deck.kind(*card), top, *wish, bans);
                    let fitting = deck.cards().filter(fits).collect();
                    rules.own.fits.push(fitting);
                }
            }
        }
        rules
    }

    /// Whether a card fits on the top card, straight from the book: the slow way from which the masks are made.
    #[must_use]
    pub fn fits_by_the_book(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let rule = self.kind(card);
        if (rule.not_on.0 & self.deck().copies(top)) != CardSet::EMPTY {
            return false;
        }
        let (own, other) = (self.deck().face(card), self.deck().face(top));
        let (colour, symbol) = self.asked_for(other, wish);
        let by_colour = own.colour.is_some() && own.colour == colour;
        let by_symbol = symbol == Some(own.symbol);
        rule.fits_always.is_some() || by_colour || by_symbol || self.shares_row(card, top, wish, bans)
    }

    /// The colour and the symbol of which one makes a card fit on this face, with this wish.
    #[must_use]
    pub fn asked_for(&self, top: Face, wish: Option<Wish>) -> (Option<Colour>, Option<Symbol>) {
        match wish {
            Some(Wish::Colour(colour)) => (Some(colour).filter(|_| self.own.by_colour), None),
            Some(Wish::Symbol(symbol)) => (None, Some(symbol)),
            None => (top.colour.filter(|_| self.own.by_colour), Some(top.symbol).filter(|_| self.own.by_symbol)),
        }
    }

    /// What can be wished with such a wish.
    pub fn wishes(&self, wish: WishEffect) -> impl Iterator<Item = Wish> + '_ {
        let of_symbols = wish.what == Wished::Symbol;
        let colours = self.deck().all_colours().filter(move |_| !of_symbols).map(Wish::Colour);
        colours.chain(self.deck().coloured_symbols().filter(move |_| of_symbols).map(Wish::Symbol))
    }

    /// Everything that can be wished in this game.
    pub fn all_wishes(&self) -> impl Iterator<Item = Wish> + '_ {
        let symbols = (0..self.own.wished_symbols).filter_map(|index| u8::try_from(index).ok());
        self.deck().all_colours().map(Wish::Colour).chain(symbols.map(Symbol).map(Wish::Symbol))
    }

    /// Whether two numbers lie in one row of the times table that is not banned, or one of them is 1 (NN-1, NN-2).
    /// While something is wished, common divisors do not count (NN-8).
    #[must_use]
    pub fn shares_row(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let (Some(own), Some(other)) = (self.terms.number(card), self.terms.number(top)) else { return false };
        self.own.by_divisor && wish.is_none() && self.rows.share(own, other, bans)
    }

    /// Whether a card fits in colour and by a divisor (NN-3).
    #[must_use]
    pub fn fits_doubly(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let (own, other) = (self.deck().face(card), self.deck().face(top));
        own.colour.is_some() && own.colour == other.colour && self.shares_row(card, top, wish, bans)
    }

    /// The cards that fit on the top card with this wish: one look-up.
    #[must_use]
    pub fn fitting(&self, top: CardKind, wish: Option<Wish>, bans: Bans) -> CardSet {
        let colours = self.deck().colours().len();
        let columns = colours + self.own.wished_symbols + 1;
        let column = match wish {
            Some(Wish::Colour(colour)) => usize::from(colour.0),
            Some(Wish::Symbol(symbol)) if self.own.wished_symbols > 0 => colours + usize::from(symbol.0),
            Some(Wish::Symbol(_)) | None => columns - 1,
        };
        let row = usize::from(bans.0) * self.kinds.len() + usize::from(top.0);
        self.own.fits[row * columns + column]
    }

    /// Whether a common divisor makes a card fit.
    #[must_use]
    pub fn matches_by_divisor(&self) -> bool {
        self.own.by_divisor
    }

    /// Cards that may not be laid last.
    #[must_use]
    pub fn not_last(&self) -> CardSet {
        self.own.not_last
    }

    /// Cards that may be laid only if that is honest.
    #[must_use]
    pub fn no_bluff(&self) -> CardSet {
        self.own.no_bluff
    }

    /// Cards with which, or after which, their player names a colour, or a number or rank.
    #[must_use]
    pub fn wishing(&self) -> CardSet {
        self.own.wishing
    }

    /// Cards that may be laid out of turn on a card that is the same (UH-10).
    #[must_use]
    pub fn jump_in(&self) -> CardSet {
        self.own.jump_in
    }

    /// Fitting cards that need not be played (UN-3).
    #[must_use]
    pub fn optional(&self) -> CardSet {
        self.own.optional
    }

    /// Lets fewer play than the file says: an option may deal so many cards that they do not suffice for a large
    /// table.
    pub(super) fn limit_players(&mut self, most: u8) {
        self.book.players.max = self.book.players.max.min(most);
    }

    /// Whether a hand holds what makes a card dishonest (UN-11).
    #[must_use]
    pub fn breaks(&self, honest: Honest, hand: CardSet, in_force: Option<Colour>) -> bool {
        self.deck().kinds_in(hand).any(|kind| self.is_forbidden(honest, kind, in_force))
    }

    /// Whether a card in the hand makes another one dishonest (UN-11).
    #[must_use]
    pub fn is_forbidden(&self, honest: Honest, kind: CardKind, in_force: Option<Colour>) -> bool {
        let face = self.deck().face(kind);
        let number = self.deck().symbol_name(face.symbol).number.is_some();
        let counts = number || honest.unless_holding == Holding::CardOfColourInForce;
        face.colour.is_some() && face.colour == in_force && counts
    }

    /// The cards that take no part at a table of this size (N1-8).
    #[must_use]
    pub fn absent(&self, seats: u8) -> CardSet {
        self.own.absent.get(usize::from(seats)).copied().unwrap_or(CardSet::EMPTY)
    }

    fn taken_out(&self, seats: u8) -> CardSet {
        let packs = self.book.deck.packs_at(seats);
        let kinds = self.deck().kinds().flat_map(|kind| {
            let rule = self.kind(kind);
            let there = self.book.cards[self.terms.entry(kind)].copies.saturating_mul(packs);
            let there = if rule.from_players > seats { 0 } else { usize::from(there) };
            self.deck().copies(kind).iter().skip(there)
        });
        kinds.collect()
    }

    /// How many cards each seat gets at a table of this size.
    #[must_use]
    pub fn dealt(&self, seats: u8) -> u8 {
        self.book.deal.by_players.get(&seats).copied().unwrap_or(self.book.deal.cards)
    }
}

/// Whether a card may be laid out of turn (UH-10): one that is listed, or else one with a colour that can be no bluff, bans
/// nothing, and lets no further cards be laid.
fn may_jump_in(book: &Book, terms: &Terms, kinds: &[KindRule], kind: CardKind) -> bool {
    let (rule, Some(jump)) = (&kinds[usize::from(kind.0)], &book.jump_in) else { return false };
    if let Some(of) = &jump.of {
        return of.iter().any(|id| id == terms.entry(kind));
    }
    let plain = rule.honest.is_none() && rule.ban.is_none() && rule.more.is_none();
    plain && terms.deck().face(kind).colour.is_some()
}

/// Whether a number or rank is wished with a card.
fn wishes_symbol(rule: &KindRule) -> bool {
    rule.wish.or(rule.wish_after()).is_some_and(|wish| wish.what == Wished::Symbol)
}

fn kind_rule(book: &Book, terms: &Terms, kind: CardKind) -> KindRule {
    let facts = &book.cards[terms.entry(kind)];
    let deck = terms.deck();
    let cards_of = |ids: &[String]| -> CardSet {
        let named = |card: &Card| ids.iter().any(|id| id == terms.entry(deck.kind(*card)));
        deck.cards().filter(named).collect()
    };
    let mut rule = KindRule {
        points: match facts.points {
            Points::Number => terms.number(kind).unwrap_or(0),
            Points::Fixed(points) => points,
        },
        fits_always: facts.fits_always,
        not_on: facts.not_on.as_ref().map_or_else(Default::default, |rule| (cards_of(&rule.cards), rule.clause)),
        not_last: facts.not_last,
        need_not_play: facts.need_not_play,
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
        match Becomes::of(effect) {
            Becomes::Act(act) => {
                if let (Act::Wish(wish), []) = (act, rule.acts.as_slice()) {
                    rule.wish = Some(wish);
                }
                rule.acts.push(act);
            }
            Becomes::Draw(draw) => {
                rule.draw = Some(Draw {
                    cards: draw.cards,
                    answers: cards_of(&draw.answered_by),
                    growth: draw.growth,
                    then: draw.then,
                    clause: draw.clause,
                });
            }
            Becomes::Skip(skip) => {
                rule.skip = Some(Skip { answers: cards_of(&skip.answered_by), clause: skip.clause });
            }
            Becomes::Reverse(reverse) => {
                rule.reverse = Some(Reverse { with_two: reverse.with_two, clause: reverse.clause });
            }
            Becomes::Again(again) => rule.again = Some(again),
            Becomes::Ban(ban) => rule.ban = Some(ban),
            Becomes::More(more) => {
                let of = deck.cards().filter(|card| more.allows(terms.entry(deck.kind(*card)))).collect();
                rule.more = Some(More { cards: more.cards, of, clause: more.clause });
            }
        }
    }
    rule
}
