//! Announcing: from what a viewer sees to finished lines.

mod announce;
mod arg;
mod ask;
mod card;
mod cue;
mod due;
mod everywhere;
mod fault;
mod functions;
mod hand;
mod lang;
mod legend;
mod lesson;
mod line;
mod locale;
mod names;
mod news;
pub mod patience;
mod players;
mod query;
mod reason;
mod sizes;
#[cfg(test)]
mod testing;
mod tip;
mod together;
pub mod wall;
mod why;
mod written;

pub use announce::Announcer;
pub use arg::{Arg, Text};
pub use cue::Cue;
pub use due::{Choices, Due, Top, WhatIf};
pub use everywhere::{everywhere, words_everywhere};
pub use hand::HandOrder;
pub use lang::{Lang, UnknownLang};
pub use line::{Channel, Line, Urgency};
pub use locale::{Locale, LocaleError, capital};
pub use names::{Form, Names};
pub use players::Players;
pub use reason::Reason;
pub use together::together;
