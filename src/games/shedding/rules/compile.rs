//! Compiles checked rule sets of shedding games: the deck, the rules of each kind of card, and masks.

use super::card_rules::{KindRule, Share, WishRule, may_jump_in};
use super::fits::{WordMasks, neighbours, of_one_symbol};
use super::rule_set::{ByLast, CallFacts, Holding, Honest, MatchBy, NoticedBy, RuleSet, Rules, Together, Wished};
use crate::cards::{CardKind, CardSet, Colour, KindSet, Symbol, Wish};
use crate::rules::{Call, Rows, RuleFile as _, Terms};

/// Masks of cards and kinds, which only shedding games have.
#[derive(Debug, Default)]
pub struct Masks {
    /// The kinds that fit, by bans, top card and wish: a column for each colour, then for each symbol; the last one
    /// is for no wish.
    pub(super) kinds_fit: Vec<KindSet>,
    pub(super) columns: usize,
    /// The masks in 64 bits each, where that suffices.
    pub words: Option<WordMasks>,
    /// The kinds that fit doubly, by bans and top card, if that allows another card; otherwise empty.
    pub(super) fit_doubly: Vec<KindSet>,
    /// The kinds of each rule about cards that are played together.
    pub(super) together: Vec<KindSet>,
    /// The kinds with the same symbol, by kind.
    pub(super) of_one_symbol: Vec<KindSet>,
    /// Cards that double the points of a round as last card.
    pub(super) doubling: KindSet,
    /// The kinds of the same colour with the next higher and the next lower number, by kind.
    pub(super) neighbours: Vec<[Option<CardKind>; 2]>,
    /// All possible wishes for a colour, and for a symbol.
    pub(super) colours: Vec<Wish>,
    pub(super) symbols: Vec<Wish>,
    /// The allowed wishes of cards that do not allow all.
    pub(super) limited: Vec<Vec<Wish>>,
    /// The number of symbols if they can be wished, otherwise 0.
    pub(super) wished_symbols: usize,
    /// Cards that take no part, by table size.
    pub(super) absent: Vec<CardSet>,
    /// Kinds that may not be played last.
    pub(super) not_last: KindSet,
    /// Fitting cards that need not be played (UN-3).
    pub optional: KindSet,
    /// Cards that may be played only honestly.
    pub no_bluff: KindSet,
    /// Cards that stand for others.
    pub stand_ins: KindSet,
    /// Cards with a wish, at once or after other effects.
    pub wishing: KindSet,
    /// Cards that may be played out of turn on an equal one (UH-10).
    pub jump_in: KindSet,
    pub(super) by_colour: bool,
    pub(super) by_symbol: bool,
    pub(super) by_divisor: bool,
}

impl Rules {
    /// Compiles a checked rule set. Unknown ids, which the checks report, are skipped.
    pub fn compile(book: RuleSet) -> Rules {
        let words = |(id, call): (&String, &CallFacts)| (id.clone(), (call.title.clone(), call.words.clone()));
        let calls = book.calls.iter().map(words).collect();
        let terms = Terms::new(&book.deck, &book.common().cards, calls);
        let deck = terms.deck();
        let mut limited = Vec::new();
        let mut kinds: Vec<KindRule> =
            deck.kinds().map(|kind| KindRule::of(&book, &terms, kind, &mut limited)).collect();
        let jump_in: KindSet = deck.kinds().filter(|kind| may_jump_in(&book, &terms, &kinds, *kind)).collect();
        for (_, rule) in deck.kinds().zip(&mut kinds).filter(|(kind, _)| !jump_in.contains(*kind)) {
            rule.plain_with_more = rule.is_plain(false);
            rule.plain = rule.plain_with_more && rule.is_plain(true);
        }
        let select = |holds: &dyn Fn(&KindRule) -> bool| -> KindSet {
            deck.kinds().filter(|kind| holds(&kinds[kind.index()])).collect()
        };
        let rows = Rows::new(book.matching.rows.clone(), kinds.iter().filter_map(|rule| Some(rule.ban?.row)));
        let own = Masks {
            not_last: select(&|rule| rule.not_last.is_some()),
            optional: select(&|rule| rule.need_not_play.is_some()),
            no_bluff: select(&|rule| rule.honest.is_some_and(|honest| !honest.bluffing)),
            stand_ins: select(&|rule| rule.stands_for.is_some()),
            wishing: select(&|rule| rule.any_wish().is_some()),
            jump_in,
            by_colour: book.matching.by.contains(&MatchBy::Colour),
            by_symbol: book.matching.by.contains(&MatchBy::Symbol),
            by_divisor: book.matching.by.contains(&MatchBy::Divisor),
            wished_symbols: if kinds.iter().any(KindRule::wishes_symbol) { deck.symbols().len() } else { 0 },
            together: book.together.values().map(|rule| terms.kinds_of(&rule.of)).collect(),
            doubling: terms.kinds_of(&book.score.doubled_by_last),
            of_one_symbol: of_one_symbol(deck),
            neighbours: neighbours(deck),
            colours: deck.all_colours().map(Wish::Colour).collect(),
            symbols: deck.coloured_symbols().map(Wish::Symbol).collect(),
            limited,
            ..Masks::default()
        };
        let mut rules = Rules::new(book, terms, kinds, rows, own);
        rules.own.absent = rules.all_taken_out();
        rules.own.columns = rules.deck().colours().len() + rules.own.wished_symbols + 1;
        rules.own.kinds_fit = rules.all_fits();
        rules.own.words = rules.in_words();
        rules.own.fit_doubly = rules.all_double_matches();
        rules
    }

    /// The possible choices of a wish.
    pub fn wishable(&self, wish: WishRule) -> &[Wish] {
        match (wish.limited.and_then(|list| self.own.limited.get(usize::from(list))), wish.what) {
            (Some(limited), _) => limited,
            (None, Wished::Colour) => &self.own.colours,
            (None, Wished::Symbol) => &self.own.symbols,
        }
    }

    /// All wishes of the game.
    pub fn all_wishes(&self) -> impl Iterator<Item = Wish> + '_ {
        let symbols = (0..self.own.wished_symbols).filter_map(|index| u8::try_from(index).ok());
        self.deck().all_colours().map(Wish::Colour).chain(symbols.map(Symbol).map(Wish::Symbol))
    }

    /// Kinds that may not be played last.
    pub fn not_last(&self) -> KindSet {
        self.own.not_last
    }

    /// Requires that each card stands for itself and fits independently of the player, that all wishing cards allow
    /// the same wishes, and that there is one alternative to playing.
    fn in_words(&self) -> Option<WordMasks> {
        let deck = self.deck();
        let mut wishes = self.kinds.iter().filter_map(|rule| rule.wish).map(|wish| self.wishable(wish));
        let first = wishes.next();
        let alike = wishes.all(|other| Some(other) == first) && first.is_none_or(|wishes| !wishes.is_empty());
        let many = self.kinds.len() > WordMasks::BITS || self.book.drawing.lets_pass(true);
        if !alike || many || self.book.countdown.is_some() || !self.own.stand_ins.is_empty() {
            return None;
        }
        let of =
            |holds: &dyn Fn(CardKind) -> bool| deck.kinds().filter(|kind| holds(*kind)).collect::<KindSet>().low();
        let wishing = of(&|kind| self.kind(kind).wish.is_some());
        Some(WordMasks {
            fits: self.own.kinds_fit.iter().map(|kinds| kinds.low()).collect(),
            wishing,
            wishing_later: self.own.wishing.low() & !wishing,
            wishes: first.unwrap_or_default().to_vec(),
            not_last: self.own.not_last.low(),
            no_bluff: self.own.no_bluff.low(),
            optional: self.own.optional.low(),
            of_colour: deck.all_colours().map(|colour| of(&|kind| deck.face(kind).colour == Some(colour))).collect(),
            numbers: of(&|kind| self.terms.number(kind).is_some()),
        })
    }

    /// The facts of a call.
    pub fn call(&self, call: Call) -> Option<&CallFacts> {
        self.book.calls.get_index(call.index()).map(|(_, facts)| facts)
    }

    /// The call that is due with this number of cards left.
    pub fn call_at(&self, left: u16) -> Option<Call> {
        let index = self.book.calls.values().position(|facts| u16::from(facts.at) == left)?;
        u8::try_from(index).ok().map(Call)
    }

    /// The numbers of cards left with which others have to notice a forgotten call (G-8).
    fn caught_at(&self) -> impl Iterator<Item = u16> {
        self.book.calls.values().filter(|facts| facts.noticed_by == NoticedBy::Others).map(|facts| facts.at.into())
    }

    /// Returns true if others have to notice a forgotten call (G-8).
    pub fn calls_are_caught(&self) -> bool {
        self.caught_at().next().is_some()
    }

    /// Returns true if others may have to notice a forgotten call of a player with this number of cards left (G-8):
    /// one or none if a call is due with either, otherwise as many as a call is due with.
    pub fn is_caught_with(&self, left: u16) -> bool {
        self.caught_at().any(|at| at == left || at <= 1 && left <= 1)
    }

    /// Returns true if several cards can answer a pending effect in one move.
    pub fn answers_together(&self) -> bool {
        self.book.together.values().any(|rule| rule.as_answer.is_some())
    }

    /// Returns true if several cards can be played in one move.
    pub fn lays_together(&self) -> bool {
        !self.own.together.is_empty()
    }

    /// The rules about cards that are played together, with the kinds that they concern.
    pub fn together(&self) -> impl Iterator<Item = (&Together, KindSet)> {
        self.book.together.values().zip(self.own.together.iter().copied())
    }

    /// The answers that share the required property with the answered card, under this wish.
    #[inline]
    pub fn sharing(&self, answered: CardKind, answers: KindSet, share: Share, wish: Option<Wish>) -> KindSet {
        if share.is_free() { answers } else { answers & self.shared_with(answered, share, wish) }
    }

    fn shared_with(&self, answered: CardKind, share: Share, wish: Option<Wish>) -> KindSet {
        let deck = self.deck();
        let face = deck.face(answered);
        let colour = wish.and_then(Wish::colour).or(face.colour);
        let symbol = match wish {
            Some(Wish::Symbol(symbol)) => symbol,
            _ => face.symbol,
        };
        let shares = |kind: &CardKind| share.holds(deck.face(*kind), colour, symbol);
        deck.kinds().filter(shares).collect()
    }

    /// Returns true if a card doubles the points of a round as last card (MM-17).
    pub fn doubles(&self, last: CardKind) -> bool {
        self.own.doubling.contains(last)
    }

    /// The points for a last card, and who gets them.
    pub fn by_last(&self, last: CardKind) -> impl Iterator<Item = &ByLast> {
        self.book.score.by_last.iter().filter(move |rule| self.terms.kinds_of(&rule.of).contains(last))
    }

    /// The kinds with the same number or rank, including this one.
    pub fn of_one_symbol(&self, kind: CardKind) -> KindSet {
        self.own.of_one_symbol[kind.index()]
    }

    /// The kinds of the same colour with the next higher and the next lower number.
    pub fn neighbours(&self, kind: CardKind) -> [Option<CardKind>; 2] {
        self.own.neighbours[kind.index()]
    }

    /// Returns true if a hand makes playing a card dishonest (UN-11).
    pub fn breaks(&self, honest: Honest, hand: CardSet, in_force: Option<Colour>) -> bool {
        self.deck().kinds_in(hand).any(|kind| self.is_forbidden(honest, kind, in_force))
    }

    /// Returns true if a card in the hand makes playing another one dishonest (UN-11).
    pub fn is_forbidden(&self, honest: Honest, kind: CardKind, in_force: Option<Colour>) -> bool {
        let face = self.deck().face(kind);
        let number = self.deck().symbol_name(face.symbol).number.is_some();
        let counts = number || honest.unless_holding == Holding::CardOfColourInForce;
        face.colour.is_some() && face.colour == in_force && counts
    }

    /// The cards that take no part at a table of this size (N1-8).
    pub fn absent(&self, seats: u8) -> CardSet {
        self.own.absent.get(usize::from(seats)).copied().unwrap_or(CardSet::EMPTY)
    }

    /// `absent` for all table sizes. It changes only where a card or a pack joins.
    fn all_taken_out(&self) -> Vec<CardSet> {
        let copies: Vec<u8> =
            self.deck().kinds().map(|kind| self.book.cards[self.terms.place(kind)].copies).collect();
        let packs = |seats| self.book.deck.packs_at(seats);
        let mut absent: Vec<CardSet> = Vec::new();
        for seats in 0..=self.book.players.max {
            let comes_in = self.kinds.iter().any(|rule| rule.from_players == seats);
            let same = absent.last().filter(|_| !comes_in && packs(seats) == packs(seats - 1)).copied();
            absent.push(same.unwrap_or_else(|| self.taken_out(seats, &copies)));
        }
        absent
    }

    /// `copies` are those of each kind in a pack.
    fn taken_out(&self, seats: u8, copies: &[u8]) -> CardSet {
        let packs = self.book.deck.packs_at(seats);
        let kinds = self.deck().kinds().zip(copies).flat_map(|(kind, copies)| {
            let rule = self.kind(kind);
            let there = copies.saturating_mul(packs);
            let there = if rule.from_players > seats { 0 } else { usize::from(there) };
            self.deck().copies(kind).iter().skip(there)
        });
        kinds.collect()
    }

    /// The number of cards that each seat is dealt.
    pub fn dealt(&self, seats: u8) -> u8 {
        self.book.deal.by_players.get(&seats).copied().unwrap_or(self.book.deal.cards)
    }
}

/// The fewest players of a team.
const FEWEST_PARTNERS: u8 = 2;

impl RuleSet {
    /// Returns true if the size is in range and divides into teams of equal size.
    fn suits(&self, seats: u8) -> bool {
        let even = |count: u8| seats % count == 0 && seats / count >= FEWEST_PARTNERS;
        (self.players.min..=self.players.max).contains(&seats)
            && self.teams.is_none_or(|teams| even(teams.count.max(1)))
    }

    /// The possible table sizes in ascending order.
    pub(super) fn table_sizes(&self) -> impl Iterator<Item = u8> + '_ {
        (self.players.min..=self.players.max).filter(|seats| self.suits(*seats))
    }
}

impl Rules {
    /// The possible table sizes in ascending order.
    pub fn table_sizes(&self) -> impl Iterator<Item = u8> + '_ {
        self.book.table_sizes()
    }

    /// The side of a seat, both counted from 0.
    pub fn side(&self, seat: u8) -> u8 {
        self.book.teams.map_or(seat, |teams| seat % teams.count.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::rules::{AnyRules, Library};

    #[test]
    fn the_masks_say_what_the_book_says() {
        let library = Library::built_in();
        for id in library.ids() {
            let Ok(AnyRules::Shed(rules)) = library.load(&id, &[]).map(|game| game.rules) else { continue };
            let deck = rules.deck();
            let wishes: Vec<Option<Wish>> = rules.all_wishes().map(Some).chain([None]).collect();
            for (top, bans) in deck.kinds().flat_map(|top| rules.rows.states().map(move |bans| (top, bans))) {
                for wish in &wishes {
                    let fits = |kind: &CardKind| rules.fits_by_the_book(*kind, top, *wish, bans);
                    let fitting: KindSet = deck.kinds().filter(fits).collect();
                    assert_eq!(rules.kinds_fitting(top, *wish, bans), fitting, "{id}: {top:?}, {wish:?}, {bans:?}");
                }
            }
        }
    }

    fn uno(teams: &str) -> Arc<Rules> {
        let game = Library::built_in().load("uno", &[("teams".to_owned(), teams.to_owned())]).expect("no fault");
        game.rules.shed().cloned().expect("a shedding game")
    }

    #[test]
    fn teams_are_of_equal_size() {
        let sizes = |teams| uno(teams).table_sizes().collect::<Vec<_>>();
        assert_eq!(sizes("no"), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(sizes("2"), [4, 6, 8, 10]);
        assert_eq!(sizes("3"), [6, 9]);
    }

    #[test]
    fn partners_sit_evenly() {
        let sides = |teams| (0..6).map(|seat| uno(teams).side(seat)).collect::<Vec<_>>();
        assert_eq!(sides("no"), [0, 1, 2, 3, 4, 5]);
        assert_eq!(sides("2"), [0, 1, 0, 1, 0, 1]);
        assert_eq!(sides("3"), [0, 1, 2, 0, 1, 2]);
    }
}
