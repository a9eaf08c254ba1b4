//! Announcing: from what a viewer sees to finished lines.

mod announcer;
mod bundle;
mod card;
mod diagnostic;
mod forms;
mod lang;
mod line;
mod locale;
mod message;
mod names;
mod options;
mod outline;
#[cfg(test)]
pub(crate) mod testing;

pub use announcer::{Announcer, HandOrder};
pub(crate) use card::{Any, CardSentences, Ruling};
pub use forms::{Arg, Text};
pub(crate) use forms::{capital, together, word};
pub use lang::{Lang, UnknownLang};
pub use line::{Channel, Cue, Line, Role, Urgency, ends_with_situation};
pub use locale::Locale;
pub(crate) use locale::everywhere;
pub use message::{About, Message, NoArgs, check_attributes, check_messages, msg, variable};
pub(crate) use names::{Names, forms_of_title};
pub(crate) use outline::Difference;
