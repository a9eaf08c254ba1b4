//! Games over a network: the host with its lobby and listeners, and the client.

pub mod client;
mod commands;
mod connection;
pub mod host;
mod limits;
mod listeners;
pub mod lobby;
mod lobby_actor;
mod login;
mod metrics;
pub mod names;
pub mod outbox;
pub mod page;
pub mod shuffle;
#[cfg(feature = "ssh")]
pub mod ssh;
#[cfg(feature = "ssh")]
mod ssh_terminal;
pub mod telnet;
pub mod tls;
mod websocket;
pub mod wire;

pub use connection::{ClientInput, LineCodec};
pub use login::{LoginDialog, LoginStep};
