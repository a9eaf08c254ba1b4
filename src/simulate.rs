//! Many games between computer players, counted: `sixdot simulate`, and how a game plays: `sixdot check --balance`.

mod balance;
mod doubts;
mod patience;
mod plan;
mod report;
mod run;
mod share;
mod shed;
mod solve;
mod table;
mod tally;
mod wall;
mod watched;

pub(crate) use balance::balance;
pub(crate) use doubts::doubts;
pub use plan::{Plan, PlanFault};
pub use report::Report;
pub(crate) use solve::Deals;
