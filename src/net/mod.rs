//! Together: one table, everybody at home.

pub mod lobby;
pub mod name;
pub mod told;
pub mod word;
