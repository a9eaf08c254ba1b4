//! The results of reading and executing a typed line, the questions that a table asks, and the keys that answer them.

use super::language_pack::LanguagePack;
use super::plan::{Opening, Plan};
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::input::{Command, Said};
use crate::rules::Loaded;
use crate::text::{HandOrder, Line};

/// The action chosen for a typed line.
#[derive(Clone, Debug)]
pub enum Intent<D> {
    /// A command other than a move, or a question.
    Said(Said),
    Reply(Reply<D>),
}

/// A move or the answer to a line.
#[derive(Clone, Debug)]
pub enum Reply<D> {
    Deed(D),
    Told(Vec<Line>),
    /// The own hand; the order is given if it was requested.
    Hand(HandLine, Option<HandOrder>),
    /// The state of the turn.
    Situation,
    /// A refusal; nothing has happened.
    Refused(Line),
    /// A refusal that suggests what to type.
    Unclear(Vec<Line>),
}

impl<D> Reply<D> {
    pub fn tell(line: Result<Line, Line>) -> Self {
        line.map_or_else(Reply::Refused, |line| Reply::Told(vec![line]))
    }
}

#[derive(Clone, Debug)]
pub struct HandLine {
    /// The words.
    pub line: Line,
    /// The cards in the announced order, to which positions refer.
    pub in_order: Vec<CardKind>,
    /// The cards are told with their positions.
    pub is_numbered: bool,
}

/// How a command is carried out. `M` is a move, `A` a question of the family.
#[derive(Clone, Debug)]
pub enum Doing<M, A> {
    /// Moves in turn, all of them checked.
    Moves(Vec<M>),
    /// The same move until the family stops it.
    Repeatedly(M),
    /// Every forced move, up to the next choice.
    Forced,
    Asks(A),
    Refused(Line),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The move was made; its announcements are pending.
    Made,
    Told(Vec<Line>),
    /// The rest of the line is not executed.
    Refused(Line),
}

/// The question at the keyboard, in addition to the move. `A` is a question of the family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question<A> {
    Nothing,
    /// Pass the keyboard to this participant: nothing private is announced before Enter.
    PassTo(usize),
    Own(A),
    /// Does anybody want to catch? Enter continues.
    Stop,
    /// Do you agree to the proposal? Enter agrees.
    Agree,
    /// None, but people at other keyboards have to answer before the game continues.
    Others,
}

/// A proposed house action (G-15).
#[derive(Clone, Debug)]
pub struct Proposal<M> {
    pub by: Seat,
    pub wanted: M,
    /// The participants who have not answered yet, in the order of asking.
    pub asked: Vec<usize>,
}

/// An announcement about a proposal.
#[derive(Clone, Copy, Debug)]
pub enum ProposalEvent {
    Proposed(Seat),
    /// Asks the listener about the proposal of this player.
    Asked(Seat),
    Refused(Seat),
}

/// The continuation after a command of a line.
#[derive(Debug)]
pub enum Next {
    Continue,
    /// The next command; the lines of this one are not kept, since they were repeated.
    Again,
    /// The rest of the line is not executed.
    Stop,
    /// Another game is set up from this plan.
    Open(Box<Opening>),
    /// The set-up is complete and the game begins.
    Begin,
    Quit,
}

impl Next {
    pub fn open(plan: Plan, loaded: Option<Loaded>) -> Self {
        Next::Open(Box::new(Opening { plan, loaded }))
    }

    pub fn is_leaving(&self) -> bool {
        matches!(self, Next::Open(_) | Next::Begin | Next::Quit)
    }
}

/// The input a table is waiting for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AwaitedInput {
    /// A move and nothing else.
    #[default]
    Turn,
    /// Enter, for the next move of the others.
    News,
    /// Enter of the next person at the keyboard.
    Keyboard,
    /// A catch, or Enter.
    Stop,
    /// An identical card out of turn, or Enter.
    Twin,
    /// A wish, or the colour of the start card.
    Wish,
    Player,
    Gift,
    Round,
    Game,
}

/// Meaning of digits while no question is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Digits {
    #[default]
    Nothing,
    Hand,
    /// Stacks of a pair.
    Pairs,
}

/// State that decides what a single key does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtKeys {
    pub waits: AwaitedInput,
    pub digits: Digits,
    pub enter: bool,
    /// Keys that answer the open question, with the lines they stand for.
    pub answers: Vec<(char, String)>,
    pub colours: Vec<(char, String)>,
    pub hand: Vec<CardKind>,
    /// The cards of the hand that can be played now.
    pub playable: Vec<CardKind>,
    /// Moves to confirm, since a card could be played instead.
    pub doubtful: Vec<Command>,
    pub lesson: bool,
    pub retold: bool,
}

impl AtKeys {
    pub fn waiting(waits: AwaitedInput) -> Self {
        let by_key =
            matches!(waits, AwaitedInput::Turn | AwaitedInput::Wish | AwaitedInput::Player | AwaitedInput::Gift);
        AtKeys { waits, enter: !by_key, ..AtKeys::default() }
    }
}

/// A meaning of a line at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning<D> {
    Deed(D),
    Said(Said),
    /// Not enough is said.
    Asks(Line),
    /// It cannot be done.
    Refused(Line),
    /// The line cannot mean this at this table.
    Impossible,
}

/// Keys of wishes: their codes in the language, where these are distinct single characters.
pub fn keys_of(voice: &LanguagePack, wishes: &[Wish]) -> Vec<(char, String)> {
    let Some(names) = voice.locale.names() else { return Vec::new() };
    let mut keys: Vec<(char, String)> = Vec::new();
    for wish in wishes {
        let (code, typed) = match wish {
            Wish::Colour(colour) => (names.colour_code(*colour), voice.locale.typed_colour(*colour).full),
            Wish::Symbol(symbol) => (names.symbol_code(*symbol), names.symbol_code(*symbol).to_owned()),
        };
        let mut letters = code.chars().flat_map(char::to_lowercase);
        if let (Some(key), None) = (letters.next(), letters.next()) {
            if keys.iter().all(|(other, _)| *other != key) {
                keys.push((key, typed));
            }
        }
    }
    keys
}
