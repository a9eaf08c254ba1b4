//! Together: one table, everybody at home.

pub mod join;
pub mod page;
