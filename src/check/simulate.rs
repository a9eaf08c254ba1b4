//! Simulation: many games between computer players for `sixdot simulate` and `sixdot check --balance`.

mod balance;
mod report;
mod run;
mod solve;
mod tally;

pub(crate) use balance::{balance, doubts};
pub use report::Report;
pub(crate) use report::as_f64;
pub(crate) use run::{Counted, Round};
pub use run::{Plan, PlanFault};
pub(crate) use solve::Deals;
pub(crate) use tally::{Sides, Tally, Watched};
