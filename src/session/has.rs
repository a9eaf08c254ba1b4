//! What a game has of that which others have: help tells only its own commands.

use super::company::TableState;
use super::spoken::Spoken as _;
use crate::command::{Command, Feature};
use crate::engine::families::of_family;

/// Whether there is something at the table of these players; everything where no game is chosen yet.
pub(super) fn has(company: Option<&TableState>, feature: Feature) -> bool {
    company.is_none_or(
        |company| of_family!(&company.played().rules, G, rules => G::has(rules, company.setup(), feature)),
    )
}

/// Whether a command is nothing for who plays at the table of these players elsewhere.
pub(super) fn is_only_at_home(company: Option<&TableState>, command: Command) -> bool {
    company.is_some_and(TableState::is_apart) && command.facts().is_at_home
}

/// Whether a command of the family means anything at the table of these players.
pub(super) fn has_command(company: Option<&TableState>, command: Command) -> bool {
    command.facts().needs.is_none_or(|feature| has(company, feature))
}

/// Whether a command is one at the table of these players: help lists it, and it may be suggested.
pub(super) fn is_there(company: Option<&TableState>, command: Command) -> bool {
    has_command(company, command) && !is_only_at_home(company, command)
}
