//! How somebody is told things: in which language and look, at which pace, hands in which order.

use std::sync::Arc;

use super::keyboard::Look;
use super::pace::StepMode;
use super::voice::LanguagePack;
use crate::say::HandOrder;

/// How a person is told things. Who shares a keyboard shares them; elsewhere each person has their own.
#[derive(Clone)]
pub struct Preferences {
    voice: Arc<LanguagePack>,
    /// In which order hands are told, unless somebody asks for another one.
    pub order: HandOrder,
    /// Whether moves of others are told at once or one by one.
    pub pace: StepMode,
    /// How answers stand before this person.
    pub look: Look,
    /// Whether the prompt tells how it stands.
    pub status_prompt: bool,
}

impl Preferences {
    /// A language, with everything else as it is usual.
    #[must_use]
    pub fn new(voice: impl Into<Arc<LanguagePack>>) -> Self {
        Preferences {
            voice: voice.into(),
            order: HandOrder::default(),
            pace: StepMode::default(),
            look: Look::default(),
            status_prompt: false,
        }
    }

    /// The language.
    #[must_use]
    pub fn voice(&self) -> &LanguagePack {
        &self.voice
    }

    /// The same, to be shared with others who speak it.
    #[must_use]
    pub fn shared_voice(&self) -> &Arc<LanguagePack> {
        &self.voice
    }

    /// A language from now on that others speak, too.
    #[cfg(feature = "net")]
    pub fn speak_with(&mut self, voice: &Arc<LanguagePack>) {
        self.voice = Arc::clone(voice);
    }

    /// Another language from now on, or the same with the cards of a game.
    pub fn speak(&mut self, voice: LanguagePack) {
        self.voice = Arc::new(voice);
    }
}
