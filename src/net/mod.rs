//! Together: one table, everybody at home.

mod dialect;
mod doors;
mod entry;
pub mod host;
pub mod join;
mod keeper;
mod limits;
mod line;
pub mod lobby;
mod mailbox;
mod metrics;
pub mod name;
mod order;
mod pace;
pub mod page;
mod proof;
mod rate;
pub mod shuffle;
mod socket;
#[cfg(feature = "ssh")]
pub mod ssh;
pub mod telnet;
pub mod tls;
pub mod told;
mod visit;
mod websocket;
pub mod wire;
pub mod word;
mod words;

pub use dialect::{Dialect, Heard};
pub use entry::{Entry, Next};
pub use line::MOST_BYTES;
