//! Announcing: from what a viewer sees to finished lines.

mod bundle;
mod card;
mod diagnostic;
mod forms;
mod functions;
mod lang;
mod line;
mod locale;
mod message;
mod names;
mod outline;
mod players;
#[cfg(test)]
pub(crate) mod testing;

pub use card::HandOrder;
pub(crate) use card::{Any, CardSentences, Explained, Ruling};
pub(crate) use diagnostic::Reason;
pub use forms::{Arg, Text};
pub(crate) use forms::{capital, together};
pub use lang::{Lang, UnknownLang};
pub use line::{Channel, Cue, Line, Role, Urgency, ends_with_situation};
pub use locale::{Locale, LocaleError};
pub(crate) use locale::{everywhere, words_everywhere};
pub(crate) use message::{
    About, At, Fitting, GroupArgs, IfSo, ListArgs, OfCard, PendingArgs, PlayArgs, PointsArgs, TargetArgs, TypedArgs,
    WinnerArgs,
};
pub use message::{
    Later, Message, NoArgs, check_attributes, check_message, check_messages, checked_message, given, later, msg,
    named_later, variable,
};
pub(crate) use names::{Names, forms_of_title};
pub(crate) use outline::Difference;
pub(crate) use players::{Players, words_of_level};
