//! Together: one table, everybody at home.

mod doors;
pub mod host;
pub mod join;
mod limits;
pub mod lobby;
mod mailbox;
mod metrics;
pub mod name;
mod pace;
pub mod page;
mod socket;
pub mod telnet;
pub mod told;
pub mod wire;
pub mod word;
