//! A game of the family `patience`: rules and table, and the view that other modules read it through.

use std::sync::Arc;

use super::moves::{IllegalMove, Move, Observation, Outcome};
use super::play::{Legality, Play};
use super::state::{Awaiting, Position, PositionFault, Table, count};
use crate::cards::{Card, CardKind, Colour};
use crate::engine::{Chance, Codes, Dice, Game, NotationFault, Seat, Setup, Viewer, Words};
use crate::games::patience::rules::Rules;

#[derive(Clone, Debug)]
pub struct PatienceGame {
    pub(super) rules: Arc<Rules>,
    pub(super) table: Table,
    /// The table before each move since the deal.
    past: Vec<Table>,
    undone: u32,
}

/// The observations of a move, the same for every viewer.
pub type Step = Vec<Observation>;

impl PatienceGame {
    /// A game from a position.
    ///
    /// # Errors
    /// The fault that makes the position impossible.
    pub fn from_position(
        rules: Arc<Rules>,
        position: &Position,
        chance: Chance,
    ) -> Result<PatienceGame, PositionFault> {
        let table = position.lay_out(&rules, chance)?;
        Ok(PatienceGame::at(rules, table))
    }

    pub(super) fn at(rules: Arc<Rules>, table: Table) -> PatienceGame {
        PatienceGame { rules, table, past: Vec::new(), undone: 0 }
    }

    pub fn view(&self) -> View<'_> {
        View { game: self }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    pub(super) fn legality(&self) -> Legality<'_> {
        Legality { rules: &self.rules, table: &self.table, can_undo: !self.past.is_empty() }
    }

    /// Applies a move and everything that it forces; without a list for observations, no move can be undone.
    fn apply_to(&mut self, wanted: Move, told: Option<&mut Vec<Observation>>) -> Result<(), IllegalMove> {
        if let Some(refusal) = self.legality().refuse(wanted) {
            return Err(refusal);
        }
        if wanted == Move::Undo {
            if let Some(before) = self.past.pop() {
                self.table = before;
                self.undone += 1;
            }
            if let Some(told) = told {
                told.push(Observation::TookBack);
            }
            return Ok(());
        }
        if told.is_some() && self.table.awaits != Awaiting::Deal {
            self.past.push(self.table.clone());
        }
        Play { rules: &self.rules, table: &mut self.table, told, undone: self.undone }.carry_out(wanted);
        Ok(())
    }
}

impl Game for PatienceGame {
    type Rules = Rules;
    type Move = Move;
    type Step = Step;
    type Observation = Observation;
    type IllegalMove = IllegalMove;
    type View<'a> = View<'a>;
    /// Nothing: the game keeps its own history, since it counts undone moves.
    type Snapshot = ();

    const DEAL: Move = Move::Deal;
    const MOST_TAKEN_BACK: usize = usize::MAX;

    fn before_deal(rules: Arc<Rules>, _: Setup, chance: Chance) -> Self {
        let table = Table::new(rules.deck().colours().len(), chance);
        PatienceGame::at(rules, table)
    }

    fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    fn setup(&self) -> Setup {
        Setup::new(1)
    }

    fn view_by(&self, _: Viewer) -> View<'_> {
        self.view()
    }

    fn to_act(&self) -> Option<Seat> {
        matches!(self.table.awaits, Awaiting::Card | Awaiting::Rest).then_some(Seat(0))
    }

    fn apply(&mut self, _: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        let mut seen = Vec::new();
        self.apply_to(wanted, Some(&mut seen))?;
        Ok(seen)
    }

    fn apply_silently(&mut self, _: Seat, wanted: Move) -> Result<(), IllegalMove> {
        self.apply_to(wanted, None)
    }

    fn seen_by(step: &Step, _: Viewer) -> Vec<Observation> {
        step.clone()
    }

    fn why_not(&self, _: Seat, wanted: Move) -> Option<IllegalMove> {
        self.legality().refuse(wanted)
    }

    fn forced(&self) -> Option<Move> {
        match self.view().legal_moves()[..] {
            [only] if only != Move::Stop => Some(only),
            _ => None,
        }
    }

    fn is_over(&self) -> bool {
        self.table.awaits == Awaiting::Over
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        Some(Vec::from_iter(self.outcome()?.is_won().then_some(Seat(0))))
    }

    fn chance(&self) -> &Chance {
        &self.table.chance
    }

    fn snapshot(&self) {}

    fn restore(&mut self, (): (), _: Dice) {
        let gone_back = self.apply_silently(Seat(0), Move::Undo);
        debug_assert!(gone_back.is_ok(), "every move but the deal can be taken back");
    }

    /// Writes a move: `lay`, `put`, `row red`, `wish red`, `keep`, `stop`, `undo` or `deal`.
    fn write(rules: &Rules, wanted: Move) -> String {
        let codes = Codes::of(&rules.terms);
        match wanted {
            Move::Deal => "deal".to_owned(),
            Move::Lay => "lay".to_owned(),
            Move::Put => "put".to_owned(),
            Move::Row(colour) => format!("row {}", codes.colour(colour)),
            Move::Wish(colour) => format!("wish {}", codes.colour(colour)),
            Move::Keep => "keep".to_owned(),
            Move::Stop => "stop".to_owned(),
            Move::Undo => "undo".to_owned(),
        }
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        let (codes, mut words) = (Codes::of(&rules.terms), Words::of(text));
        let wanted = match words.next()? {
            "deal" => Move::Deal,
            "lay" => Move::Lay,
            "put" => Move::Put,
            "row" => Move::Row(codes.read_colour(words.next()?)?),
            "wish" => Move::Wish(codes.read_colour(words.next()?)?),
            "keep" => Move::Keep,
            "stop" => Move::Stop,
            "undo" => Move::Undo,
            word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
        };
        words.end().map(|()| wanted)
    }
}

#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a PatienceGame,
}

impl<'a> View<'a> {
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    fn kinds<'c>(self, cards: impl IntoIterator<Item = &'c Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(*card)).collect()
    }

    pub fn turned(self) -> Option<CardKind> {
        self.game.table.turned(self.rules())
    }

    /// The top card first.
    pub fn pile(self, colour: Colour) -> Vec<CardKind> {
        self.kinds(self.game.table.piles[colour.index()].iter().rev())
    }

    pub fn top(self, colour: Colour) -> Option<CardKind> {
        self.game.table.top(self.rules(), colour)
    }

    /// From the lower end on.
    pub fn row(self, colour: Colour) -> Vec<CardKind> {
        self.kinds(self.game.table.rows[colour.index()].iter().rev())
    }

    pub fn kept(self) -> Vec<CardKind> {
        self.kinds(&self.game.table.kept)
    }

    pub fn left(self) -> u16 {
        count(self.game.table.hidden.len())
    }

    /// In deck order; the player can infer it from the open cards.
    pub fn hidden(self) -> Vec<CardKind> {
        let mut hidden = self.kinds(&self.game.table.hidden);
        hidden.sort_unstable();
        hidden
    }

    /// Number of laid cards, and of all cards to lay.
    pub fn laid(self) -> (u16, u16) {
        (self.game.table.laid(), self.game.table.of())
    }

    /// All legal moves without [`Move::Undo`].
    pub fn legal_moves(self) -> Vec<Move> {
        self.game.legality().legal_moves()
    }

    /// The reason why a move is illegal; none if it is legal.
    pub fn why_not(self, wanted: Move) -> Option<IllegalMove> {
        self.game.legality().refuse(wanted)
    }

    /// Determinization: a copy of the game with the hidden pile shuffled again.
    pub fn determinize(self, dice: &mut Dice) -> PatienceGame {
        let mut table = self.game.table.clone();
        table.hidden.sort_unstable();
        dice.shuffle(&mut table.hidden);
        PatienceGame::at(self.game.rules.clone(), table)
    }
}
