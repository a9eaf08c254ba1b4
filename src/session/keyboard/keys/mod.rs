//! Single keys: what a key means at this table now. Nearly every key stands for a line that could be typed, and is
//! answered as that line is.

mod far;
mod help;
mod map;
mod press;
mod state;
mod table;
mod walk;

pub(super) use state::Keys;
pub(crate) use table::keys_of;
pub(crate) use table::{AtKeys, AwaitedInput, Digits};
