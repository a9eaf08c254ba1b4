//! Reading a line at a table with hidden hands: once, whole and without effect. A question may be guessed at, a move never:
//! a line is a move only if all of it names the move in exactly one way; otherwise something is asked back, and nothing
//! happens.

mod both;
mod deed;
mod hands;
mod line;
mod not_read;
mod only_named;
mod onto;
mod resolve;
mod said_of_card;
mod unread;

pub use deed::{Count, Deed, Laying};
pub use line::{Hands, Open, Reading};
pub use not_read::NotRead;
