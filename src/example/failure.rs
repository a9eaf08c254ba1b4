//! What can be wrong with an example: where, and what was expected instead of what.

use std::fmt;

use crate::engine::ChanceFault;
use crate::notation::NotationFault;
use crate::rules::Clause;

/// Something in an example that does not hold. Written out, it is a line of fixed English keys, as `check` prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The game for which the example was run: a variant runs those of the game that it extends, too.
    pub game: String,
    /// The example's name.
    pub example: String,
    /// The step, from 1; `None` if the set-up is wrong.
    pub step: Option<usize>,
    /// The field that does not hold.
    pub field: String,
    /// What is wrong.
    pub what: FailureKind,
}

/// What is wrong with a field of an example.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FailureKind {
    /// It came out otherwise.
    #[error("expected {expected}, got {got}")]
    Differs {
        /// What stands in the file.
        expected: String,
        /// What came out.
        got: String,
    },
    /// A card, a move or the like is not understood.
    #[error(transparent)]
    Notation(#[from] NotationFault),
    /// The field is needed.
    #[error("missing")]
    Missing,
    /// The field cannot stand beside another one.
    #[error("cannot stand beside {other}")]
    Clash {
        /// The other one.
        other: &'static str,
    },
    /// The name is not made of small letters, digits and hyphens.
    #[error("not a name: {name}")]
    BadName {
        /// The name.
        name: String,
    },
    /// An example of the same game is called like this.
    #[error("name taken: {name}")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The game has no such clause.
    #[error("unknown clause: {clause}")]
    UnknownClause {
        /// The clause.
        clause: Clause,
    },
    /// No step expects anything, so nothing is shown.
    #[error("nothing is expected")]
    NothingExpected,
    /// The game is not for so many.
    #[error("not for {seats} players")]
    Seats {
        /// How many.
        seats: usize,
    },
    /// The example is written for another family of games.
    #[error("for another family of games")]
    OtherFamily,
    /// There are two parties.
    #[error("not a party: {party}")]
    NoParty {
        /// What stands there.
        party: String,
    },
    /// There must be as many stacks as the game has.
    #[error("not for {stacks} stacks")]
    Stacks {
        /// How many the game has.
        stacks: usize,
    },
    /// A stack without a card would have ended the game.
    #[error("stack {stack} is empty")]
    EmptyStack {
        /// Which, from 1.
        stack: String,
    },
    /// A ban at the free end of a stack would have moved aside.
    #[error("a free ban moves aside: {card}")]
    FreeBan {
        /// The card.
        card: String,
    },
    /// A card cannot lie there.
    #[error("cannot lie there: {card}")]
    WrongColour {
        /// The card.
        card: String,
    },
    /// A position in which the game is over.
    #[error("no pair is left")]
    NoPair,
    /// A card is named more often than the deck has it.
    #[error("more often than the deck has it: {card}")]
    TooMany {
        /// The card.
        card: String,
    },
    /// The deck of an example does not name every card.
    #[error("not all cards are named: {missing} missing")]
    NotWhole {
        /// How many are missing.
        missing: usize,
    },
    /// A card cannot lie beside the discard pile.
    #[error("no ban, or the second of its row: {card}")]
    NotBeside {
        /// The card.
        card: String,
    },
    /// The player on turn holds no card.
    #[error("the player on turn holds no card")]
    TurnIsOut,
    /// What is pending does not come from the top card.
    #[error("not pending after {top}")]
    NotPending {
        /// The top card.
        top: String,
    },
    /// There must be one number for each seat.
    #[error("not one for each seat")]
    NotBySeat,
    /// A lesson cannot teach that.
    #[error("cannot be taught: {word}")]
    NotTaught {
        /// What.
        word: String,
    },
    /// A learner cannot ask that.
    #[error("cannot be asked: {word}")]
    NotAsked {
        /// What.
        word: String,
    },
    /// A shuffle came about whose outcome is not stated.
    #[error("a shuffle is not stated")]
    ShuffleNotStated,
    /// The stated outcome of a shuffle does not have the cards that were shuffled.
    #[error("other cards were shuffled")]
    OtherCards,
    /// Shuffles are stated that did not come about.
    #[error("unused: {unused}")]
    UnusedShuffles {
        /// How many.
        unused: usize,
    },
}

impl From<ChanceFault> for FailureKind {
    fn from(fault: ChanceFault) -> Self {
        match fault {
            ChanceFault::NotStated => FailureKind::ShuffleNotStated,
            ChanceFault::OtherCards => FailureKind::OtherCards,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { file, line, game, example, step, field, what } = self;
        write!(f, "{file}:{line}: {game}: {example}: ")?;
        if let Some(step) = step {
            write!(f, "step {step}: ")?;
        }
        write!(f, "{field}: {what}")
    }
}
