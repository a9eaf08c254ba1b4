//! Announcing: from what a viewer sees to finished lines.

mod announce;
mod arg;
mod ask;
mod capital;
mod card;
mod cue;
mod due;
mod everywhere;
mod fault;
mod functions;
mod hand;
mod held;
mod lang;
mod legend;
mod lesson;
mod level;
mod line;
mod locale;
mod message;
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
mod told_by;
pub mod wall;
mod why;
mod written;

pub use announce::Announcer;
pub use arg::{Arg, Text};
pub use capital::capital;
pub use cue::Cue;
pub use due::{Choices, Due, Top, WhatIf};
pub use everywhere::{everywhere, words_everywhere};
pub use hand::HandOrder;
pub use held::{hold, hold_attributes};
pub use lang::{Lang, UnknownLang};
pub use level::words_of_level;
pub use line::{Channel, Line, Urgency};
pub use locale::{Locale, LocaleError};
pub use message::{Later, Message, Whole};
pub use names::{Form, Names};
pub use players::Players;
pub use reason::Reason;
pub use together::together;

#[doc(inline)]
pub use crate::{
    __sixdot_given as given, __sixdot_held as held, __sixdot_hold_all as hold_all, __sixdot_later as later,
    __sixdot_msg as msg, __sixdot_named_later as named_later, __sixdot_variable as variable,
};
