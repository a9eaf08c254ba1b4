//! A terminal that does not show what is typed, where the terminal itself takes the line.

use std::io;

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// As long as it is there, nothing that is typed is shown but the end of the line.
#[cfg_attr(not(unix), allow(dead_code, reason = "only terminals of Unix can do so"))]
pub(super) struct Hidden {
    /// The mode before.
    #[cfg(unix)]
    before: Termios,
}

impl Hidden {
    /// From now on nothing is shown; none where the terminal cannot do so.
    ///
    /// # Errors
    /// Those of the terminal.
    #[cfg(unix)]
    pub(super) fn begins() -> io::Result<Option<Self>> {
        let before = tcgetattr(io::stdin())?;
        let mut mode = before.clone();
        mode.local_modes.remove(LocalModes::ECHO);
        mode.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(io::stdin(), OptionalActions::Now, &mode)?;
        Ok(Some(Hidden { before }))
    }

    /// There is no such mode.
    ///
    /// # Errors
    /// None.
    #[cfg(not(unix))]
    pub(super) fn begins() -> io::Result<Option<Self>> {
        Ok(None)
    }
}

#[cfg(unix)]
impl Drop for Hidden {
    fn drop(&mut self) {
        // The terminal itself may be gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
    }
}
