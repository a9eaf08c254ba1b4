//! Own speech: the full text of every line, in addition to the terminal.
//!
//! A [`Speaker`] has a thread on which a [`Service`] speaks. Text is written first and never waits for speech; errors
//! of the service are reported with the next answer.

#[cfg(all(unix, not(target_os = "macos")))]
mod dispatcher;
mod speaker;
#[cfg(any(windows, target_os = "macos", feature = "tts"))]
mod synthesizer;

#[cfg(all(unix, not(target_os = "macos")))]
pub use dispatcher::dispatcher;
pub use speaker::{Address, Connect, Priority, Service, Speaker};
#[cfg(any(windows, target_os = "macos", feature = "tts"))]
pub(crate) use synthesizer::Synthesizer;

/// Speech Dispatcher on Linux and similar systems; the system's own voices on Windows and macOS, and with the feature
/// `tts`.
pub fn of_this_system() -> Connect {
    #[cfg(any(windows, target_os = "macos", feature = "tts"))]
    return Box::new(|| Ok(Box::new(Synthesizer::connect()?)));
    #[cfg(not(any(windows, target_os = "macos", feature = "tts")))]
    Box::new(|| {
        let address = Address::of(|name| std::env::var_os(name))?;
        dispatcher(&address)
    })
}
