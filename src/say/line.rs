//! A finished line: what crosses from announcing to output.

use super::arg::Text;
use super::lang::Lang;
use super::locale::capital;

/// One line of an answer, in every form that an output may want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The full text: a whole sentence.
    pub text: String,
    /// The braille form: the same in card codes, the essentials in the first 20 cells.
    pub braille: String,
    /// What kind of message it is.
    pub channel: Channel,
    /// How soon it must be heard.
    pub urgency: Urgency,
    /// Its language, where that is not the language of the conversation: a voice needs to know.
    pub lang: Option<Lang>,
}

impl Line {
    /// A line of whole sentences, each begun with a capital; what is empty in a form is left out there.
    #[must_use]
    pub fn of(sentences: impl IntoIterator<Item = Text>, channel: Channel, urgency: Urgency) -> Self {
        let (full, braille): (Vec<_>, Vec<_>) =
            sentences.into_iter().map(|text| (capital(&text.full), text.braille)).unzip();
        Line { text: join(full), braille: join(braille), channel, urgency, lang: None }
    }
}

fn join(mut parts: Vec<String>) -> String {
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// The kinds of message; each has its own review buffer and can be set apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Channel {
    /// What happens at the table.
    Game,
    /// Whose turn it is.
    Turn,
    /// The own hand.
    Hand,
    /// What players say to each other.
    Chat,
    /// What was not understood or refused.
    Error,
    /// Help and set-up.
    Help,
}

/// How soon a line must be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Urgency {
    /// May wait or be lost: what others do.
    Event,
    /// The answer to what was just typed.
    Answer,
    /// It is the player's turn.
    Turn,
}
