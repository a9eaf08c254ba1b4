//! Examples: positions, moves, and what must come of them, as data beside the rule files.
//!
//! An examples file is read like a rule file, each example is [run](Example::run) on the engine, and whatever does not
//! hold is told with its line. `docs/examples.md` explains the format; [`check`] runs what is there and reports.
//! What a family of games has of its own stands in a room of its own, behind the trait [`Taught`].

mod compare;
pub(crate) mod facts;
mod failure;
mod file;
mod lesson;
mod report;
mod run;
mod shed;
mod stated;
mod taught;

pub(crate) use compare::{Compare, list};
pub use failure::{Failure, FailureKind};
pub use file::{Example, schema};
pub(crate) use lesson::{About, Behind, LEARNER, LessonStep, Scene, queries, topics};
pub use lesson::{Lesson, Query, Teach, Topic, Wanted};
pub use report::{Line, Report, check};
pub(crate) use stated::{Stated, Wrong, dealt, seat_of, wrong};
pub use taught::Taught;
