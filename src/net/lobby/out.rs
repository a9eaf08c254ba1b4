//! What is to be sent to somebody, by whatever door the person came.

use crate::net::shuffle::Shuffle;
use crate::net::told::Told;
use crate::say::Lang;
use crate::session::{Buttons, Look};

/// Why somebody does not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoEntry {
    /// The sentence, in the language that is wanted.
    pub said: String,
    /// Whether the words of return would open.
    pub wants_words: bool,
}

/// What has happened, and what can be done now: sent at once, so that nobody is shown one without the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Lines.
    pub told: Vec<Told>,
    /// The number of the typed line that they answer.
    pub answers: Option<u64>,
    /// What can be done now, where that has changed.
    pub state: Option<State>,
}

impl News {
    /// More has happened behind it.
    pub(super) fn goes_on(&mut self, News { told, answers, state }: News) {
        self.told.extend(told);
        // Each line that is typed is sent its answer before the next one is read.
        self.answers = answers.or(self.answers);
        self.state = state.or(self.state.take());
    }
}

/// What can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether it is the person's turn.
    pub turn: bool,
    /// The prompt.
    pub prompt: String,
    /// What can be pressed.
    pub buttons: Buttons,
}

/// What is to be sent to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// The way in.
    Welcome {
        /// The secret.
        token: String,
        /// The name.
        name: String,
        /// The language.
        lang: Lang,
        /// The number of the last line that the person had.
        last: u64,
        /// The number of the last line that was typed there.
        typed: u64,
        /// Whether the person was known.
        back: bool,
    },
    /// The lines that somebody has missed who comes back, if there are any: apart from what is told then.
    Missed(Vec<Told>),
    /// What has happened, and what can be done now.
    News(News),
    /// Whether what is typed now is secret, so that it is not to be shown.
    Secret(bool),
    /// How lines are to be shown where the client does not see to it.
    Look(Look),
    /// How the cards are shuffled.
    Shuffle(Box<Shuffle>),
    /// The client is to tell what it has found out about the shuffle.
    Check,
    /// The record of a game that is over.
    Record(String),
    /// No entry.
    Refused(NoEntry),
    /// The desk was taken over from another connection.
    Taken(String),
    /// The connection ends; the sentence, and whether the client may come back by itself.
    Bye(String, bool),
}
