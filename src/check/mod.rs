//! `sixdot check` and `sixdot simulate`: examples of the clauses, and many games between computer players.

pub mod example;
pub mod simulate;
