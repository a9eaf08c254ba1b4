//! Rules of the family `wall`: rule file (`docs/rule-files.md`), check, and compiled rules.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::{CardKind, Deck};
use crate::rules::{
    BanEffect, Bans, Because, Check, Clause, ClauseFacts, CommonFacts, Compiled, DeckFacts, DiagnosticKind,
    DivisorMatching, Findings, Kind, PrintedFacts, Rows, RuleFile, Seats, Table, TableSizes, Terms, item, one,
};

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallBook")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games, which selects the engine.
    pub kind: Kind,
    /// The size of the two parties.
    pub parties: Parties,
    /// The colours of the deck.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// The layout of the cards.
    pub stacks: Stacks,
    /// The condition for two cards to match: by colour, by a common divisor, or doubly by both (NN-3).
    pub matching: DivisorMatching,
    /// The players first take the double matches, in turn, until none is left (NN-13). Without it there is no opening.
    pub opening: Option<Because>,
    /// A player who takes a double match continues (NN-14). Without it the turn passes after every pair.
    pub doubly_again: Option<Again>,
    /// An empty stack ends the game (NN-15). Without it only the lack of pairs does.
    pub breach: Option<Breach>,
    /// The game is over when no pair is left and no exchange would create one.
    pub end: Because,
    /// The length of a match; the cards of its rounds are added up, and the other party begins the next round.
    #[serde(rename = "match", default)]
    pub match_play: MatchPlay,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

/// The length of a match.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallMatch")]
pub struct MatchPlay {
    /// Number of rounds.
    #[schemars(range(min = 1, max = 50))]
    pub rounds: u16,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl Default for MatchPlay {
    fn default() -> Self {
        MatchPlay { rounds: 1, clause: None }
    }
}

/// Continuing after a double match.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallAgain")]
pub struct Again {
    /// Whether the player may pass instead of taking another pair.
    #[serde(default)]
    pub may_pass: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The size of the two parties.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallParties")]
pub struct Parties {
    /// The possible numbers of players in a party. Both parties have equally many.
    #[schemars(length(min = 1), inner(range(min = 1, max = 5)))]
    pub players: Vec<u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// One entry of the deck: one or more symbols with equal facts, in all colours, some, or none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallCardFacts")]
pub struct CardFacts {
    /// The symbols; numbers may be a range such as `"1..9"`. The default is the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number of the card, if its symbol is not a number (NN-2).
    #[schemars(range(min = 1, max = 1000))]
    pub number: Option<u16>,
    /// The colours. The default is all colours of the deck; an empty list means no colour.
    pub colours: Option<Vec<String>>,
    /// Copies of each colour and symbol in a pack.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub copies: u8,
    /// The short code in records and examples. The default is the standard code.
    pub code: Option<String>,
    /// The card bans a row of the times table as soon as it is free, and moves aside (NN-17).
    pub ban: Option<BanEffect>,
    /// The card can be exchanged for a taken card (NN-16), and is never part of a pair.
    pub exchange: Option<Exchange>,
}

impl CardFacts {
    fn printed(&self) -> PrintedFacts<'_> {
        PrintedFacts {
            symbols: self.symbols.as_deref(),
            number: self.number,
            colours: self.colours.as_deref(),
            copies: self.copies,
            code: self.code.as_deref(),
            title: None,
            words: &[],
        }
    }
}

/// A card that can be exchanged for a taken one.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallExchange")]
pub struct Exchange {
    /// Number of cards taken last, from which one may be chosen.
    #[schemars(range(min = 1))]
    pub among: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The layout of the cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallStacks")]
pub struct Stacks {
    /// Number of cards in each stack at the beginning, from left to right.
    #[schemars(length(min = 2, max = 9), inner(range(min = 1)))]
    pub sizes: Vec<u8>,
    /// The word for a stack.
    #[serde(default)]
    pub called: StackWord,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// The moment when the card behind a taken one is free.
    #[serde(default)]
    pub free: Free,
    /// The clause of `free`.
    pub free_clause: Option<Clause>,
}

/// The game's word for a stack.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallStackWord")]
pub enum StackWord {
    /// Cards on top of each other.
    #[default]
    Stack,
    /// Cards behind each other.
    Row,
}

/// The moment when the card behind a taken one is free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallFree")]
pub enum Free {
    /// After the whole pair is taken.
    #[default]
    AfterPair,
    /// Immediately, so that a pair can come from one row (NN-20).
    AtOnce,
}

/// The reward of the party that empties a stack.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallBreach")]
pub struct Breach {
    /// The cards that the party takes.
    pub takes: BreachTakes,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The cards beside an empty stack that its party takes.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallSide")]
pub enum BreachTakes {
    /// All on the left or all on the right, as the party chooses.
    OneSide,
    /// None.
    Nothing,
}

const STACKS: (i64, i64) = (2, 9);

const PLAYERS: (i64, i64) = (1, 5);

impl RuleFile for RuleSet {
    type Kind = KindRule;
    type Own = Fits;

    fn common(&self) -> CommonFacts<'_> {
        let mut seats: Vec<u8> = self.parties.players.iter().map(|each| each.saturating_mul(2)).collect();
        seats.sort_unstable();
        CommonFacts {
            family: self.kind,
            id: &self.id,
            deck: &self.deck,
            cards: self.cards.iter().map(|(id, card)| (id.as_str(), card.printed())).collect(),
            rows: &self.matching.rows,
            banned: self.cards.values().filter_map(|card| Some(card.ban?.row)).collect(),
            clauses: &self.clauses,
            sizes: TableSizes::These(seats),
        }
    }

    fn check(check: &mut Check<'_, RuleSet>, _: Seats) {
        check.parties();
        let cards = check.numbered_deck();
        check.special_cards();
        check.stacks(cards);
        check.range("match.rounds", check.book.match_play.rounds, (1, 50));
    }

    fn compile(self, _: &Table, _: &mut Findings) -> Rules {
        let terms = Terms::new(&self.deck, &self.common().cards, IndexMap::new());
        let deck = terms.deck();
        let rule = |kind| {
            let facts = &self.cards[terms.entry(kind)];
            KindRule { number: terms.number(kind), ban: facts.ban, exchange: facts.exchange }
        };
        let kinds: Vec<KindRule> = deck.kinds().map(rule).collect();
        let rows = Rows::new(self.matching.rows.clone(), kinds.iter().filter_map(|rule| Some(rule.ban?.row)));
        let mut fits = Vec::new();
        for bans in rows.states() {
            for one in deck.kinds() {
                fits.extend(deck.kinds().map(|other| fit_by_the_book(deck, &kinds, &rows, one, other, bans)));
            }
        }
        Rules::new(self, terms, kinds, rows, Fits(fits))
    }
}

impl Check<'_, RuleSet> {
    fn parties(&mut self) {
        let (key, players) = ("parties.players", &self.book.parties.players);
        if players.is_empty() {
            self.tell(key, DiagnosticKind::Empty);
        }
        for (index, count) in players.iter().enumerate() {
            let path = item(key, index);
            self.range(&path, *count, PLAYERS);
            if players[..index].contains(count) {
                self.tell(&path, DiagnosticKind::Twice { item: count.to_string() });
            }
        }
    }

    fn special_cards(&mut self) {
        for (id, card) in &self.book.cards {
            if let Some(ban) = card.ban {
                self.banned_row(&format!("cards.{id}.ban.row"), ban.row);
            }
            if let Some(exchange) = card.exchange {
                self.range(&format!("cards.{id}.exchange.among"), exchange.among, (1, u8::MAX.into()));
            }
        }
    }

    /// The stacks hold the whole deck, if its size is known.
    fn stacks(&mut self, cards: Option<usize>) {
        let (key, sizes) = ("stacks.sizes", &self.book.stacks.sizes);
        let mut sound = self.range(key, i64::try_from(sizes.len()).unwrap_or(0), STACKS);
        for (index, size) in sizes.iter().enumerate() {
            let path = item(key, index);
            sound &= self.range(&path, *size, (1, u8::MAX.into()));
        }
        let places: usize = sizes.iter().map(|size| usize::from(*size)).sum();
        if let Some(cards) = cards.filter(|cards| sound && *cards != places) {
            self.tell(key, DiagnosticKind::DeckSize { cards, needed: places, players: 0 });
        }
    }
}

pub type Rules = Compiled<RuleSet>;

/// Match of two cards, indexed by bans in force, one card and the other.
#[derive(Debug)]
pub struct Fits(Vec<Fit>);

#[derive(Clone, Copy, Debug)]
pub struct KindRule {
    pub number: Option<u16>,
    pub ban: Option<BanEffect>,
    pub exchange: Option<Exchange>,
}

impl KindRule {
    /// It can be part of a pair (NN-16, NN-17).
    pub fn can_pair(&self) -> bool {
        self.ban.is_none() && self.exchange.is_none()
    }
}

/// The match of two cards (NN-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    #[default]
    Not,
    Singly,
    Doubly,
}

impl Fit {
    pub fn is_match(self) -> bool {
        self != Fit::Not
    }
}

impl Rules {
    /// The match of two cards, looked up.
    pub fn fit(&self, one: CardKind, other: CardKind, bans: Bans) -> Fit {
        self.fits_of(one, bans)[other.index()]
    }

    /// The matches of a card with each kind of card.
    pub fn fits_of(&self, one: CardKind, bans: Bans) -> &[Fit] {
        let kinds = self.kinds.len();
        let start = (usize::from(bans.0) * kinds + one.index()) * kinds;
        &self.own.0[start..start + kinds]
    }

    /// The clause of the ban without which two cards would match (NN-4).
    pub fn ban_between(&self, one: CardKind, other: CardKind, bans: Bans) -> Option<Clause> {
        if !self.fit(one, other, Bans::default()).is_match() {
            return None;
        }
        let in_force = |ban: &&BanEffect| self.rows.is_banned(bans, ban.row);
        self.kinds.iter().filter_map(|rule| rule.ban.as_ref()).find(in_force)?.clause
    }
}

fn fit_by_the_book(deck: &Deck, kinds: &[KindRule], rows: &Rows, one: CardKind, other: CardKind, bans: Bans) -> Fit {
    let rule = |kind: CardKind| &kinds[kind.index()];
    if !rule(one).can_pair() || !rule(other).can_pair() {
        return Fit::Not;
    }
    let colour = deck.face(one).colour.is_some() && deck.face(one).colour == deck.face(other).colour;
    let divisor = rule(one).number.zip(rule(other).number).is_some_and(|(one, other)| rows.share(one, other, bans));
    match (colour, divisor) {
        (true, true) => Fit::Doubly,
        (false, false) => Fit::Not,
        _ => Fit::Singly,
    }
}
