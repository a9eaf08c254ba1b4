//! The commands of walls.

use super::engine::Game;
use crate::command::{AgainCommand, Command, MoveCommand, TableQuestion, commands_of};

commands_of! { Game:
    /// The moves of walls.
    WallMoveCommand { Take, Exchange, Left, Right, Pass }
    WallQuestion {
        Free, Row, Under, Where, Pairs, Collected, Bans, Turn, Counts, Scores, Order, Can, Why, What, Tip,
    }
    also { Command::Again(AgainCommand::Spell) }
}
