//! Many games between computer players, counted: `sixdot simulate`, and how a game plays: `sixdot check --balance`.

mod balance;
mod doubts;
mod plan;
mod report;
mod run;
mod share;
mod shed;
mod solve;
mod table;
mod tally;
mod watched;
mod work;

pub(crate) use balance::balance;
pub(crate) use doubts::doubts;
pub use plan::{Plan, PlanFault};
pub use report::Report;
pub(crate) use solve::Deals;
pub(crate) use table::{Counted, Round};
pub(crate) use tally::{Sides, Tally};
