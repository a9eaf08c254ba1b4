//! How much is told of each kind of message.

use std::str::FromStr;

use crate::say::{Channel, Line, Urgency};

/// How much of a message is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Nothing, unless it has to be answered.
    Off,
    /// Its short form.
    Short,
    /// Its whole sentence.
    #[default]
    Full,
}

impl Detail {
    /// All of them, the most first.
    pub const ALL: [Detail; 3] = [Detail::Full, Detail::Short, Detail::Off];

    /// The English word, as in settings.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Detail::Off => "off",
            Detail::Short => "short",
            Detail::Full => "full",
        }
    }
}

/// Where messages are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the terminal.
    Terminal,
    /// By the program's own speech.
    Speech,
}

impl Place {
    /// Whether a channel can be off here: nobody is to wait for an answer, or not know to be on turn.
    #[must_use]
    pub fn may_silence(self, channel: Channel) -> bool {
        match channel {
            Channel::Turn => false,
            Channel::Error => self == Place::Speech,
            Channel::Game | Channel::Hand | Channel::Chat | Channel::Help => true,
        }
    }
}

/// None of `full`, `short` and `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither full nor short nor off")]
pub struct NoDetail;

impl FromStr for Detail {
    type Err = NoDetail;

    fn from_str(word: &str) -> Result<Self, NoDetail> {
        Detail::ALL.into_iter().find(|detail| detail.id() == word).ok_or(NoDetail)
    }
}

/// How much of each channel is told; everything, unless it is set otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details([Detail; Channel::ALL.len()]);

impl Details {
    /// How much of a channel is told.
    #[must_use]
    pub fn of(&self, channel: Channel) -> Detail {
        self.0[place(channel)]
    }

    /// Sets how much of a channel is told.
    pub fn set(&mut self, channel: Channel, detail: Detail) {
        self.0[place(channel)] = detail;
    }

    /// How much is told of a line. What has to be answered is never silent.
    #[must_use]
    pub fn of_line(&self, line: &Line) -> Detail {
        let least = if line.urgency == Urgency::Turn { Detail::Short } else { Detail::Off };
        self.of(line.channel).max(least)
    }
}

fn place(channel: Channel) -> usize {
    Channel::ALL.into_iter().take_while(|other| *other != channel).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Text;

    #[test]
    fn each_channel_is_set_apart() {
        let mut details = Details::default();
        assert!(Channel::ALL.into_iter().all(|channel| details.of(channel) == Detail::Full));
        details.set(Channel::Hand, Detail::Off);
        details.set(Channel::Help, Detail::Short);
        assert_eq!(
            Channel::ALL.map(|channel| details.of(channel).id()),
            ["full", "full", "off", "full", "full", "short"]
        );
    }

    #[test]
    fn a_question_is_never_silent() {
        let mut details = Details::default();
        let line = |urgency| Text::plain("Red or blue?".to_owned()).verbatim(Channel::Help, urgency);
        details.set(Channel::Help, Detail::Off);
        assert_eq!(details.of_line(&line(Urgency::Turn)), Detail::Short);
        assert_eq!(details.of_line(&line(Urgency::Answer)), Detail::Off);
    }
}
