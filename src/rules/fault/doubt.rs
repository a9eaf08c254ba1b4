//! What is told about a rule file that is not wrong.

use super::arg::Arg;
use super::kinds::{Declared, kinds};

kinds! {
    /// What is told although nothing is wrong.
    Doubt:
    /// Inherited examples come out otherwise.
    ExamplesChanged = "fault-examples-changed" {
        /// The game whose examples they are.
        game: String,
        /// How many.
        count: u32,
        /// Their names.
        examples: Vec<String>,
        /// The clauses that they show.
        clauses: Vec<String>,
    },
    /// Most rounds that were tried ended at the turn limit.
    EndsAtLimit = "fault-ends-at-limit" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// In most rounds that were tried nobody could play or draw any more.
    EndsBlocked = "fault-ends-blocked" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// Who begins won nearly every round that was tried.
    FirstWins = "fault-first-wins" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// A card was never laid in all rounds that were tried.
    NeverLaid = "fault-never-laid" {
        /// The card.
        card: String,
        /// How many rounds.
        rounds: u32,
        /// At a table of so many.
        players: u8,
    },
    /// Nothing is wrong with a file.
    Right = "fault-right" {
        /// The game on which it is based; `none` without one.
        game: String,
        /// How many of the examples of that game come out otherwise.
        changed: u32,
    },
    /// A word for a call is a command, too.
    CallIsCommand = "fault-call-is-command" {
        /// The call.
        call: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for a colour is a command, too.
    ColourIsCommand = "fault-colour-is-command" {
        /// The colour.
        colour: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for an option is a command, too.
    OptionIsCommand = "fault-option-is-command" {
        /// The option.
        option: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for a card is a command, too.
    CardIsCommand = "fault-card-is-command" {
        /// The card.
        card: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
}
