//! Own speech: the full text of every line, in addition to the terminal.
//!
//! A [`Speaker`] has a thread on which a [`Service`] speaks. Text is written first and never waits for speech; errors
//! of the service are reported with the next answer.

#[cfg(all(unix, not(target_os = "macos")))]
mod dispatcher;
#[cfg(any(target_os = "macos", all(test, unix)))]
mod say;
mod speaker;
#[cfg(any(windows, all(feature = "tts", not(target_os = "macos"))))]
mod synthesizer;

#[cfg(all(unix, not(target_os = "macos")))]
pub use dispatcher::dispatcher;
pub use speaker::{Address, Connect, Priority, Service, Speaker};
#[cfg(any(windows, all(feature = "tts", not(target_os = "macos"))))]
pub(crate) use synthesizer::Synthesizer;

/// Speech Dispatcher on Linux and similar systems, the program `say` on macOS, the system's own voices on Windows and
/// with the feature `tts`.
pub fn of_this_system() -> Connect {
    #[cfg(target_os = "macos")]
    return Box::new(|| Ok(Box::new(say::Say::connect("say")?)));
    #[cfg(any(windows, all(feature = "tts", not(target_os = "macos"))))]
    return Box::new(|| Ok(Box::new(Synthesizer::connect()?)));
    #[cfg(not(any(windows, target_os = "macos", feature = "tts")))]
    Box::new(|| {
        let address = Address::of(|name| std::env::var_os(name))?;
        dispatcher(&address)
    })
}
