//! Announcing: from what a viewer sees to finished lines.

mod lang;
mod line;
mod locale;
mod names;
#[cfg(test)]
mod testing;

pub use lang::{Lang, UnknownLang};
pub use line::{Channel, Line, Urgency};
pub use locale::{Arg, Locale, LocaleError, Text, capital};
pub use names::{Form, Names};
