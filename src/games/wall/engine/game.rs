//! A game of the family `wall`: rules and table, and the view that other modules read it through.

use std::sync::Arc;

use super::moves::{
    BreachSide, IllegalMove, Move, Observation, Outcome, Pair, Party, Spot, read_side, read_spot, side_word,
};
use super::play::{Legality, Play};
use super::state::{Awaiting, MOST_STACKS, Position, PositionFault, Table};
use crate::cards::{Card, CardKind};
use crate::engine::{Chance, Codes, Dice, Game, NotationFault, Seat, Setup, Viewer, Words};
use crate::games::wall::rules::{Fit, Rules};
use crate::rules::Bans;

#[derive(Clone, Debug)]
pub struct WallGame {
    pub(super) rules: Arc<Rules>,
    pub(super) table: Table,
}

/// The observations of a move, the same for every viewer.
pub type Step = Vec<Observation>;

impl WallGame {
    /// A game from a position.
    ///
    /// # Errors
    /// The fault that makes the position impossible.
    pub fn from_position(rules: Arc<Rules>, position: &Position, chance: Chance) -> Result<WallGame, PositionFault> {
        let table = position.lay_out(&rules, chance)?;
        Ok(WallGame { rules, table })
    }

    pub fn view(&self) -> View<'_> {
        View { game: self }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    pub(super) fn legality(&self) -> Legality<'_> {
        Legality { rules: &self.rules, table: &self.table }
    }

    fn apply_to(&mut self, seat: Seat, wanted: Move, told: Option<&mut Vec<Observation>>) -> Result<(), IllegalMove> {
        if let Some(refusal) = self.legality().refuse(seat, wanted) {
            return Err(refusal);
        }
        Play { rules: &self.rules, table: &mut self.table, told }.carry_out(seat, wanted);
        Ok(())
    }
}

impl Game for WallGame {
    type Rules = Rules;
    type Move = Move;
    type Step = Step;
    type Observation = Observation;
    type IllegalMove = IllegalMove;
    type View<'a> = View<'a>;
    type Snapshot = WallGame;

    const DEAL: Move = Move::Deal;

    fn before_deal(rules: Arc<Rules>, setup: Setup, chance: Chance) -> Self {
        assert!(setup.suits(&rules), "the rules do not allow {} seats", setup.seats);
        let stacks = rules.book.stacks.sizes.len().min(MOST_STACKS);
        let table = Table::new(u8::try_from(stacks).unwrap_or(u8::MAX), setup.seats, chance);
        WallGame { rules, table }
    }

    fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    fn setup(&self) -> Setup {
        Setup::new(self.table.seats)
    }

    fn view_by(&self, _: Viewer) -> View<'_> {
        self.view()
    }

    /// None before a deal and after the end.
    fn to_act(&self) -> Option<Seat> {
        (!matches!(self.table.awaits, Awaiting::Deal | Awaiting::Over)).then_some(self.table.turn)
    }

    fn apply(&mut self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        let mut seen = Vec::new();
        self.apply_to(seat, wanted, Some(&mut seen))?;
        Ok(seen)
    }

    fn apply_silently(&mut self, seat: Seat, wanted: Move) -> Result<(), IllegalMove> {
        self.apply_to(seat, wanted, None)
    }

    fn seen_by(step: &Step, _: Viewer) -> Vec<Observation> {
        step.clone()
    }

    fn why_not(&self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.legality().refuse(seat, wanted)
    }

    fn is_over(&self) -> bool {
        self.table.awaits == Awaiting::Over
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        let winner = self.outcome().filter(|outcome| outcome.is_last)?.leader();
        Some(winner.map_or_else(Vec::new, |party| party.seats(self.table.seats).collect()))
    }

    fn chance(&self) -> &Chance {
        &self.table.chance
    }

    fn snapshot(&self) -> WallGame {
        self.clone()
    }

    fn restore(&mut self, snapshot: WallGame, _: Dice) {
        *self = snapshot;
    }

    /// `take 2 5`, `exchange 3 r12`, `breach 4 left`, `pass` or `deal`; stacks count from 1.
    fn write(rules: &Rules, wanted: Move) -> String {
        let codes = Codes::of(&rules.terms);
        match wanted {
            Move::Deal => "deal".to_owned(),
            Move::Take(pair) => {
                let [one, other] = pair.spots();
                format!("take {one} {other}")
            }
            Move::Exchange { spot, card } => format!("exchange {spot} {}", codes.card(card)),
            Move::Breach { spot, side } => format!("breach {spot} {}", side_word(side)),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        let (codes, mut words) = (Codes::of(&rules.terms), Words::of(text));
        let wanted = match words.next()? {
            "deal" => Move::Deal,
            "take" => Move::take(read_spot(words.next()?)?, read_spot(words.next()?)?),
            "exchange" => Move::Exchange { spot: read_spot(words.next()?)?, card: codes.read_card(words.next()?)? },
            "breach" => Move::Breach { spot: read_spot(words.next()?)?, side: read_side(words.next()?)? },
            "pass" => Move::Pass,
            word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
        };
        words.end().map(|()| wanted)
    }
}

#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a WallGame,
}

impl<'a> View<'a> {
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.game.table.seats)
    }

    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    pub fn to_act(self) -> Option<Seat> {
        self.game.to_act()
    }

    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    pub fn spots(self) -> impl DoubleEndedIterator<Item = Spot> + ExactSizeIterator + Clone {
        Spot::all(self.game.table.stacks)
    }

    pub fn has(self, spot: Spot) -> bool {
        spot.0 < self.game.table.stacks
    }

    fn kinds(self, cards: impl IntoIterator<Item = Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(card)).collect()
    }

    /// The cards of a stack from the free one on; empty if there is no such stack.
    pub fn stack(self, spot: Spot) -> Vec<CardKind> {
        self.kinds(self.game.table.stack(spot).iter().rev().copied())
    }

    /// The free card of a stack; none if it is empty or there is no such stack.
    pub fn free(self, spot: Spot) -> Option<CardKind> {
        self.game.table.free(spot).map(|card| self.rules().deck().kind(card))
    }

    pub fn len(self, spot: Spot) -> u8 {
        self.game.table.len(spot)
    }

    /// The pairs that match, double matches first, from the left.
    pub fn pairs(self) -> Vec<(Pair, Fit)> {
        let mut pairs = self.game.table.pairs(self.rules());
        pairs.sort_by_key(|(_, fit)| *fit != Fit::Doubly);
        pairs
    }

    /// The two cards of a pair in the order of the stacks, and how they match.
    pub fn fit(self, pair: Pair) -> Option<([CardKind; 2], Fit)> {
        self.game.table.fit(self.rules(), pair)
    }

    /// The last taken first (NN-16).
    pub fn exchangeable(self, spot: Spot) -> Vec<CardKind> {
        let among = self.free(spot).and_then(|card| self.rules().kind(card).exchange).map_or(0, |own| own.among);
        self.kinds(self.game.table.exchangeable(self.rules(), among))
    }

    /// The choices after a breach (NN-15).
    pub fn sides(self) -> Vec<(Spot, BreachSide)> {
        if self.awaits() == Awaiting::Side { self.game.table.sides().collect() } else { Vec::new() }
    }

    /// Number of cards on the larger side of the breach, while one has to be chosen.
    pub fn larger_side(self) -> Option<u16> {
        self.sides().into_iter().map(|(spot, side)| self.beside(spot, side)).max()
    }

    /// Number of cards on one side of a stack; 0 if there is no such stack.
    pub fn beside(self, spot: Spot, side: BreachSide) -> u16 {
        if !self.has(spot) {
            return 0;
        }
        self.game.table.beside(spot, side).map(|other| u16::from(self.len(other))).sum()
    }

    pub fn bans(self) -> Bans {
        self.game.table.bans
    }

    pub fn aside(self) -> Vec<CardKind> {
        self.kinds(self.game.table.aside.as_slice().iter().copied())
    }

    pub fn count(self, party: Party) -> u16 {
        self.game.table.count(party)
    }

    /// In deck order.
    pub fn collected(self, party: Party) -> Vec<CardKind> {
        self.kinds(self.game.table.collected[party.index()].iter())
    }

    /// The last taken first.
    pub fn taken(self) -> Vec<CardKind> {
        self.kinds(self.game.table.taken.as_slice().iter().rev().copied())
    }

    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Hash of everything that decides how the game can go on.
    pub fn fingerprint(self) -> u64 {
        self.game.table.fingerprint(self.rules())
    }

    pub fn legal_moves(self) -> Vec<Move> {
        self.game.legality().legal_moves()
    }

    /// The reason why a seat may not make a move; none if it may.
    pub fn why_not(self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.game.legality().refuse(seat, wanted)
    }

    /// A copy of the game to search in. Nothing is hidden, and after the deal there is no chance.
    pub fn determinize(self) -> WallGame {
        self.game.clone()
    }
}
