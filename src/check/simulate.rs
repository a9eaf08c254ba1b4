//! Simulation: many games between computer players for `sixdot simulate` and `sixdot check --balance`.

mod report;
mod run;
mod shed;

pub use report::Report;
pub use run::Simulation;
pub(crate) use shed::doubts;
