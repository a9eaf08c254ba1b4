//! Together: one table, everybody at home.

pub mod page;
