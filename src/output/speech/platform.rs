//! The service of this system.

use super::service::Connect;

/// Speech Dispatcher on Linux and its kin; the system's own voices on Windows and macOS, and where the program was
/// built with the feature `tts`.
#[must_use]
pub fn of_this_system() -> Connect {
    #[cfg(any(windows, target_os = "macos", feature = "tts"))]
    return Box::new(|| Ok(Box::new(super::Synthesizer::connect()?)));
    #[cfg(not(any(windows, target_os = "macos", feature = "tts")))]
    Box::new(|| {
        let address = super::Address::of(|name| std::env::var_os(name))?;
        super::dispatcher(&address)
    })
}
