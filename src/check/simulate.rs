//! Simulation: many games between computer players for `sixdot simulate` and `sixdot check --balance`.

mod report;
mod run;

pub use report::{Report, Tally};
pub use run::Simulation;
pub(crate) use run::SimulationTable;
