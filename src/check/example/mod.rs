//! Examples: positions, moves and expected results, as data beside the rule files.
//!
//! A file of examples is read like a rule file, each example [runs](Example::run) on the engine, and every failure is
//! reported with its line. `docs/examples.md` explains the format; [`check`] runs examples and reports. A family of
//! games implements [`Examples`].

mod compare;
mod facts;
mod file;
mod lesson;
mod report;

pub(crate) use compare::{Compare, Stated, Wrong, dealt, list, seat_of, variant, wrong};
pub use compare::{Failure, FailureKind};
pub use facts::{Examples, Query, RoundResult};
pub use file::{Example, schema};
pub(crate) use lesson::{About, LEARNER, LessonStep, Scene};
pub use lesson::{Lesson, Teach, Wanted};
pub use report::{CheckLine, CheckReport, check};
