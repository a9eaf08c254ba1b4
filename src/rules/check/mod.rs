//! Checks rule sets: reports values that do not make sense together.

mod cards;
mod deck;
mod names;

use std::collections::BTreeSet;

use super::diagnostic::{Counted, DiagnosticKind, Findings, Form};
use super::family::{CommonFacts, RuleFile, TableSizes};
use super::options::OptionChoice;
use super::terms::symbols_of;
use super::tree::Table;
use super::{Bans, MOST_BANS};
use crate::cards::{CardKind, KindSet};
use crate::games::shedding::rules::{
    CardFacts, Effect, KindRule, MOST_AT_CALL, MOST_PENALTY_POINTS, MOST_PENALTY_TURNS, Masks, MatchBy, MatchPlay,
    NoticedBy, RuleSet, Rules, StartDoes, Window, Wins,
};

const SEATS: (i64, i64) = (2, 10);

/// The largest `turn-limit` (G-4).
const MOST_TURNS: i64 = 1_000_000;

/// Table sizes for which the cards must suffice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    Every,
    Fewest,
}

impl RuleFile for RuleSet {
    type Kind = KindRule;
    type Own = Masks;

    fn common(&self) -> CommonFacts<'_> {
        CommonFacts {
            family: self.kind,
            id: &self.id,
            deck: &self.deck,
            cards: self.cards.iter().map(|(id, card)| (id.as_str(), card.printed())).collect(),
            rows: &self.matching.rows,
            banned: self.cards.values().flat_map(banned_by).collect(),
            clauses: &self.clauses,
            sizes: match (self.teams, self.players) {
                (Some(_), _) => TableSizes::These(self.table_sizes().collect()),
                (None, players) => TableSizes::Range { min: players.min, max: players.max },
            },
        }
    }

    fn check(check: &mut Check<'_, RuleSet>, seats: Seats) {
        check.whole_book(seats);
    }

    fn compile(self, tree: &Table, findings: &mut Findings) -> Rules {
        let mut rules = Rules::compile(self);
        dead_ends(&rules, tree, findings);
        let most = most_seats(&rules);
        // An option may deal more cards than a large table has.
        rules.change_book(|book| book.players.max = book.players.max.min(most));
        no_table(&rules, tree, findings);
        rules
    }
}

impl<R: RuleFile> Check<'_, R> {
    pub(super) fn run(mut self, choices: &[OptionChoice], seats: Seats) -> Findings {
        self.clauses(choices);
        self.option_names(choices);
        R::check(&mut self, seats);
        self.findings
    }
}

/// A check in progress.
pub struct Check<'a, R> {
    pub book: &'a R,
    common: CommonFacts<'a>,
    tree: &'a Table,
    pub(super) findings: Findings,
}

/// The path of an item of a list; `index` counts from 0.
pub fn item(list: &str, index: usize) -> String {
    format!("{list}.{}", index + 1)
}

impl<'a, R: RuleFile> Check<'a, R> {
    /// Begins the check of a rule set with its tree.
    pub fn new(book: &'a R, tree: &'a Table) -> Self {
        Check { book, common: book.common(), tree, findings: Findings::default() }
    }

    /// Reports a fault at a path.
    pub fn tell(&mut self, path: &str, what: DiagnosticKind) {
        self.findings.tell(self.tree.place(path), path, what);
    }

    fn unknown(&mut self, path: &str, word: &str, expected: impl IntoIterator<Item = impl AsRef<str>>) {
        let expected = expected.into_iter().map(|word| word.as_ref().to_owned()).collect();
        self.tell(path, DiagnosticKind::UnknownWord { word: word.to_owned(), expected });
    }

    fn malformed(&mut self, path: &str, text: &(impl ToString + ?Sized), form: Form) {
        self.tell(path, DiagnosticKind::BadForm { text: text.to_string(), form });
    }

    fn same(&mut self, path: &str, other: String, both: &(impl ToString + ?Sized)) {
        self.tell(path, DiagnosticKind::Same { other, both: both.to_string() });
    }

    fn conflict(&mut self, path: &str, other: impl Into<String>) {
        self.tell(path, DiagnosticKind::Conflict { other: other.into() });
    }

    fn idle(&mut self, path: &str, without: &[&'static str]) {
        self.tell(path, DiagnosticKind::Idle { without: without.to_vec() });
    }

    pub fn range(&mut self, path: &str, number: impl Into<i64>, (min, max): (i64, i64)) -> bool {
        let number = number.into();
        let inside = (min..=max).contains(&number);
        if !inside {
            self.tell(path, DiagnosticKind::OutOfRange { number, min, max });
        }
        inside
    }

    /// Checks `min` and `max` of a table: both in a range, and in order.
    fn min_and_max(&mut self, path: &str, min: u8, max: u8, range: (i64, i64)) {
        let path = |key: &str| format!("{path}.{key}");
        if self.range(&path("min"), min, range) & self.range(&path("max"), max, range) {
            self.range(&path("min"), min, (range.0, max.into()));
        }
    }

    /// Reports duplicate rows and too many banned ones.
    pub(super) fn rows(&mut self) {
        for (index, row) in self.common.rows.iter().enumerate() {
            let path = item("matching.rows", index);
            self.range(&path, *row, (2, u16::MAX.into()));
            if self.common.rows[..index].contains(row) {
                self.tell(&path, DiagnosticKind::Twice { item: row.to_string() });
            }
        }
        let banned: BTreeSet<u16> = self.common.banned.iter().copied().collect();
        if banned.len() > MOST_BANS {
            let (what, count) = (Counted::Bans, banned.len());
            self.tell("cards", DiagnosticKind::TooMany { what, count, most: MOST_BANS });
        }
    }

    pub(super) fn needs_rows(&mut self) {
        if self.common.rows.is_empty() {
            self.tell("matching.rows", DiagnosticKind::Empty);
        }
    }

    /// Checks the deck and the print on its cards, and returns the number of cards, if it is known.
    pub fn plain_deck(&mut self) -> Option<usize> {
        self.deck();
        self.printed()
    }

    /// Checks a deck whose cards may all have numbers, and the rows.
    pub fn numbered_deck(&mut self) -> Option<usize> {
        let cards = self.plain_deck();
        self.rows();
        self.needs_rows();
        cards
    }

    pub fn banned_row(&mut self, path: &str, row: u16) {
        let rows = self.common.rows;
        if !rows.contains(&row) {
            self.unknown(path, &row.to_string(), rows.iter().map(u16::to_string));
        }
    }
}

impl Check<'_, RuleSet> {
    fn whole_book(&mut self, seats: Seats) {
        self.players();
        self.deck();
        self.packs();
        let cards = self.cards();
        self.match_end(cards.is_some());
        self.together();
        self.card_references();
        self.rows();
        if self.book.matching.by.contains(&MatchBy::Divisor) {
            self.needs_rows();
        }
        self.turns();
        self.calls();
        if let Some(cards) = cards {
            self.deal(cards, seats);
            self.whole_deck();
        }
    }

    fn players(&mut self) {
        let players = self.book.players;
        self.min_and_max("players", players.min, players.max, SEATS);
        for (count, cards) in &self.book.deal.by_players {
            let path = format!("deal.by-players.{count}");
            self.table_size(&path, *count);
            self.range(&path, *cards, (1, u8::MAX.into()));
        }
        if let Some(teams) = self.book.teams {
            self.range("teams.count", teams.count, (2, SEATS.1 / 2));
        }
        self.range("deal.cards", self.book.deal.cards, (1, u8::MAX.into()));
        if let Some(limit) = self.book.hand_limit {
            // Nobody may be out before the first turn.
            let dealt = self.book.deal.by_players.values().copied().fold(self.book.deal.cards, u8::max);
            self.range("hand-limit.cards", limit.cards, (dealt.into(), u8::MAX.into()));
        }
    }

    fn table_size(&mut self, path: &str, players: u8) {
        let (min, max) = (self.book.players.min, self.book.players.max);
        if min <= max {
            self.range(path, players, (min.into(), max.into()));
        }
    }

    /// The cards suffice for all hands and the start card.
    fn deal(&mut self, cards: usize, seats: Seats) {
        let players = self.book.players;
        let most = if seats == Seats::Every { players.max } else { players.min };
        let there = |seats: u8| cards.saturating_sub(absent(self.book, seats));
        let too_many = (players.min..=most.min(10)).find(|seats| needed(self.book, *seats) > there(*seats));
        if let Some(players) = too_many {
            let cards = there(players);
            let own = self.book.deal.by_players.contains_key(&players);
            let path = if own { format!("deal.by-players.{players}") } else { "deal.cards".to_owned() };
            let needed = needed(self.book, players);
            self.tell(&path, DiagnosticKind::DeckSize { cards, needed, players });
        }
    }

    fn turns(&mut self) {
        let book = self.book;
        self.range("turn-limit", book.turn_limit, (1, MOST_TURNS));
        self.range("drawing.cards", book.drawing.cards, (1, u8::MAX.into()));
        if let Some(most) = book.drawing.at_most {
            self.range("drawing.at-most", most, (1, u8::MAX.into()));
        }
        if book.matching.by.is_empty() {
            self.tell("matching.by", DiagnosticKind::Empty);
        }
    }

    fn calls(&mut self) {
        let range = (0, MOST_PENALTY_POINTS.into());
        self.range("wrong-play.penalty-points", self.book.wrong_play.penalty_points, range);
        for (id, call) in &self.book.calls {
            let path = format!("calls.{id}");
            self.name(&path, id);
            self.range(&format!("{path}.at"), call.at, (0, MOST_AT_CALL.into()));
            self.heard(&format!("{path}.title"), call.title.iter().map(|(lang, text)| (lang.as_str(), text)));
            self.typed(&format!("{path}.words"), &call.words);
            self.range(&format!("{path}.penalty-turns"), call.penalty_turns, (0, MOST_PENALTY_TURNS.into()));
            self.range(&format!("{path}.penalty-points"), call.penalty_points, range);
            // Others can notice the omission only before it is made up for.
            if call.at == 0 && call.noticed_by == NoticedBy::Others && call.window == Window::WithCard {
                self.conflict(&format!("{path}.noticed-by"), format!("{path}.window"));
            }
        }
    }

    /// A match ends after some rounds or at a number of points. `counted` is false if the points of the cards are
    /// not known.
    fn match_end(&mut self, counted: bool) {
        let end = self.book.match_play;
        let pointless = !self.book.score.to.has_points() || counted && self.nothing_counts();
        let scoreless = pointless && end.wins != Wins::MostRounds;
        let (endless, key) = match end {
            _ if self.book.countdown.is_some() => (false, "countdown"),
            MatchPlay { until: 1.., .. } => (scoreless, "match.until"),
            MatchPlay { rounds: 0, out_at: 1.., .. } => (scoreless, "match.out-at"),
            _ => (end.rounds == 0, "match.rounds"),
        };
        if endless {
            self.tell(key, DiagnosticKind::EndlessMatch);
        }
    }

    /// Reports decks without a possible start card or last card.
    fn whole_deck(&mut self) {
        if self.every_card_goes_back() {
            let everywhere = matches!(self.book.start.does, StartDoes::GoesBack | StartDoes::StaysUnder);
            self.tell(if everywhere { "start.does" } else { "cards" }, DiagnosticKind::NoStartCard);
        }
        let covered = |effect: &Effect| matches!(effect, Effect::Again(again) if again.last_draws.is_some());
        let never_last = |card: &CardFacts| card.not_last.is_some() || card.effects.iter().any(covered);
        if self.book.cards_of_deck().all(|(_, card)| never_last(card)) {
            self.tell("cards", DiagnosticKind::NoLastCard);
        }
    }
}

fn banned_by(card: &CardFacts) -> impl Iterator<Item = u16> + '_ {
    card.effects.iter().filter_map(|effect| match effect {
        Effect::Ban(ban) => Some(ban.row),
        _ => None,
    })
}

/// The number of cards that a table of this size needs.
fn needed(book: &RuleSet, seats: u8) -> usize {
    let each = book.deal.by_players.get(&seats).unwrap_or(&book.deal.cards);
    usize::from(seats) * usize::from(*each) + 1
}

/// The number of cards that take no part at a table of this size.
fn absent(book: &RuleSet, seats: u8) -> usize {
    let (most, packs) = (book.deck.most_packs(), book.deck.packs_at(seats));
    let count = |(id, card): (&String, &CardFacts)| {
        let colours = card.colours.as_ref().unwrap_or(&book.deck.colours).len().max(1);
        let out = card.from_players.is_some_and(|from| from.count > seats);
        let missing = if out { most } else { most - packs };
        symbols_of(id, card.symbols.as_deref()).len() * colours * usize::from(card.copies) * usize::from(missing)
    };
    book.cards.iter().map(count).sum()
}

/// The largest table for which the cards suffice.
fn most_seats(rules: &Rules) -> u8 {
    let players = rules.book().players;
    let enough = |seats: &u8| needed(rules.book(), *seats) + rules.absent(*seats).len() <= rules.deck().len();
    (players.min..=players.max).take_while(enough).last().unwrap_or(players.min)
}

/// Reports teams into which no table size divides.
fn no_table(rules: &Rules, tree: &Table, findings: &mut Findings) {
    let Some(teams) = rules.book().teams.filter(|_| rules.table_sizes().next().is_none()) else { return };
    let what = DiagnosticKind::NoTeams { teams: teams.count, max: rules.book().players.max };
    findings.tell(tree.place("teams.count"), "teams.count", what);
}

/// Returns true if a card can be of a player's own number in a countdown, so that it fits always and comes with a
/// wish.
fn can_be_own(rules: &Rules, kind: CardKind) -> bool {
    let deal = &rules.book().deal;
    let most = deal.by_players.values().copied().chain([deal.cards]).max().unwrap_or(0);
    let is_own = |number: u16| (1..=u16::from(most)).contains(&number);
    rules.book().countdown.is_some() && rules.terms().number(kind).is_some_and(is_own)
}

/// Reports cards on which only equal ones fit, which would end the round.
fn dead_ends(rules: &Rules, tree: &Table, findings: &mut Findings) {
    let deck = rules.deck();
    let plain = |kind: &CardKind| rules.kind(*kind).wish.is_none() && rules.kind(*kind).wish_after().is_none();
    let unbanned = |kind: &CardKind| rules.kind(*kind).ban.is_none();
    // A card that takes the colour in force has one, except as start card or on a wished symbol.
    let first_too = |kind: &CardKind| {
        let does = rules.kind(*kind).start.does;
        matches!(does, StartDoes::GoesBack | StartDoes::StaysUnder | StartDoes::FirstNamesColour)
    };
    let rank_wished = deck.kinds().any(|kind| rules.kind(kind).wishes_symbol());
    let takes_none = |kind: &CardKind| !rules.kind(*kind).takes_colour || rank_wished || !first_too(kind);
    let colourless = |kind: &CardKind| deck.face(*kind).colour.is_none();
    // A card that stands for others is itself only as start card.
    let itself = |kind: &CardKind| rules.kind(*kind).stands_for.is_none() || !first_too(kind);
    let own = |kind: &CardKind| can_be_own(rules, *kind);
    let suspects: Vec<CardKind> = deck
        .kinds()
        .filter(|kind| {
            colourless(kind) && plain(kind) && unbanned(kind) && takes_none(kind) && itself(kind) && !own(kind)
        })
        .collect();
    let alike: KindSet = suspects.iter().copied().collect();
    // Without colours, only the same symbol can fit.
    let apart = if deck.kinds().all(|kind| colourless(&kind)) { KindSet::default() } else { alike };
    let mut told: Vec<&str> = Vec::new();
    for kind in suspects {
        let goes_on = !(rules.kinds_fitting(kind, None, Bans::default()) - apart).is_empty();
        let entry = rules.terms().entry(kind);
        if goes_on || told.contains(&entry) {
            continue;
        }
        told.push(entry);
        let path = format!("cards.{entry}");
        findings.tell(tree.place(&path), &path, DiagnosticKind::DeadEnd { card: entry.to_owned() });
    }
}
