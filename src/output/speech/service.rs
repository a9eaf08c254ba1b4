//! What speaks, seen from the thread that lets it speak.

use std::time::Duration;

use crate::say::{Channel, Line};
use crate::session::{Manner, Trouble};

/// What a service does with a text while others are still to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// It waits until everything before it has been said.
    Message,
    /// It is left out if anything else is being said.
    Notification,
}

impl Priority {
    /// What players say to each other may be missed, the game may not.
    #[must_use]
    pub fn of(line: &Line) -> Self {
        if line.channel == Channel::Chat { Priority::Notification } else { Priority::Message }
    }
}

/// A connection to something that speaks. Its methods may block; whoever calls them must be able to wait.
pub trait Service {
    /// Lets language, rate, volume and voice hold for what is said from now on.
    ///
    /// # Errors
    /// [`Trouble::NoVoice`] and [`Trouble::NoVoiceFor`] if another voice speaks instead; otherwise as [`Service::say`].
    fn adopt(&mut self, manner: &Manner) -> Result<(), Trouble>;

    /// Says a text, a whole line without control characters, after what it was given before.
    ///
    /// # Errors
    /// [`Trouble::Lost`] or [`Trouble::Stuck`] if the connection is of no more use, [`Trouble::Refused`] if only this
    /// text is not said.
    fn say(&mut self, text: &str, priority: Priority) -> Result<(), Trouble>;

    /// Ends what is being said, and forgets what was still to be said.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn stop(&mut self) -> Result<(), Trouble>;

    /// The names of the voices for the language of the manner; without their variants, of which there can be hundreds.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn voices(&mut self) -> Result<Vec<String>, Trouble>;

    /// Takes leave. Waits until all has been said, but not longer than `at_most`, if a service falls silent with its
    /// client.
    fn leave(&mut self, at_most: Duration);
}

/// Which of the names was meant: whatever its capitals, or the first that begins so.
pub(super) fn meant<'n>(typed: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
    let typed = typed.to_lowercase();
    let mut small = names.map(str::to_lowercase);
    let same = small.clone().position(|name| name == typed);
    same.or_else(|| small.position(|name| name.starts_with(&typed)))
}

/// Connects to a service, again and again if it must.
pub type Connect = Box<dyn FnMut() -> Result<Box<dyn Service>, Trouble> + Send>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_is_meant_by_its_name_or_by_how_it_begins() {
        let meant = |typed| meant(typed, ["German+Anna", "German"].into_iter());
        assert_eq!(meant("german"), Some(1));
        assert_eq!(meant("german+a"), Some(0));
        assert_eq!(meant("ger"), Some(0));
        assert_eq!(meant("Finnish"), None);
    }
}
