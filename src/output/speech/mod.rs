//! The program's own speech: the full text of every line, beside whatever stands in the terminal.
//!
//! A [`Speaker`] has a thread of its own, on which a [`Service`] speaks. Text never waits for it: it is written first,
//! and what a service fails at is told with the next answer.

mod address;
#[cfg(all(unix, not(target_os = "macos")))]
mod dispatcher;
mod platform;
mod service;
mod speaker;
mod spoken;
#[cfg(any(windows, target_os = "macos", feature = "tts"))]
mod synthesizer;
mod work;

pub use address::Address;
#[cfg(all(unix, not(target_os = "macos")))]
pub use dispatcher::dispatcher;
pub(crate) use platform::of_this_system;
pub use service::{Connect, Priority, Service};
pub use speaker::Speaker;
pub use spoken::Spoken;
#[cfg(any(windows, target_os = "macos", feature = "tts"))]
pub(crate) use synthesizer::Synthesizer;
