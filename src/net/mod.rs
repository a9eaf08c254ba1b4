//! Together: one table, everybody at home.

pub mod host;
pub mod join;
pub mod lobby;
mod mailbox;
pub mod name;
pub mod page;
mod socket;
pub mod told;
mod wire;
pub mod word;
