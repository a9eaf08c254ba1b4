//! The commands of patiences.

use super::engine::Game;
use crate::command::{MoveCommand, TableQuestion, commands_of};

commands_of! { Game:
    /// The moves of patiences.
    PatienceMoveCommand { Lay, Put, Keep, Stop, Auto, Choose }
    PatienceQuestion { Row, Rows, Piles, Top, Turn, Counts, Scores, Can, Why, What, Tip, Chances }
    also {}
}
