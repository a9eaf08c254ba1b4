//! A finished line: what crosses from announcing to output.

use super::arg::Text;
use super::capital::capital;
use super::cue::Cue;
use super::lang::Lang;
use super::together::{again, apart};

/// One line of an answer, in every form that an output may want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The full text: a whole sentence.
    pub text: String,
    /// A shorter sentence for a voice; the full text where there is none.
    pub short: String,
    /// The full text without the names of cards that nobody else may hear, for a voice.
    pub quiet: String,
    /// The braille form: the same in card codes, the essentials in the first 20 cells.
    pub braille: String,
    /// The names of several words in any of these forms, with the marks behind them. Each stays on one row where it can.
    pub names: Box<[String]>,
    /// What kind of message it is.
    pub channel: Channel,
    /// How soon it must be heard.
    pub urgency: Urgency,
    /// Its language, where that is not the language of the conversation: a voice needs to know.
    pub lang: Option<Lang>,
    /// What it sounds like; most lines have no sound.
    pub cue: Option<Cue>,
}

impl Line {
    /// A text as it is, as a line of its own.
    pub(super) fn new(text: Text, channel: Channel, urgency: Urgency) -> Self {
        let Text { full, short, quiet, braille } = text;
        let mut names = Vec::new();
        let [text, short, quiet, braille] = [full, short, quiet, braille].map(|form| apart(&form, &mut names));
        let (names, cue) = (names.into(), usual_cue(channel, urgency));
        Line { text, short, quiet, braille, names, channel, urgency, lang: None, cue }
    }

    /// The same line with another sentence behind it.
    #[must_use]
    pub fn followed_by(&self, sentence: Text) -> Self {
        let next = Line::new(sentence, self.channel, self.urgency);
        Line { lang: self.lang, cue: self.cue, ..self.before(&next) }
    }

    /// The same line with another behind it, whose channel and urgency hold.
    #[must_use]
    pub fn before(&self, next: &Line) -> Self {
        Line {
            text: join(vec![self.text.clone(), next.text.clone()]),
            short: join(vec![self.short.clone(), next.short.clone()]),
            quiet: join(vec![self.quiet.clone(), next.quiet.clone()]),
            braille: join(vec![self.braille.clone(), next.braille.clone()]),
            names: [&*self.names, &*next.names].concat().into(),
            cue: next.cue.or(self.cue),
            ..next.clone()
        }
    }

    /// The same line with a sound, or without one.
    #[must_use]
    pub fn with_cue(self, cue: impl Into<Option<Cue>>) -> Self {
        Line { cue: cue.into(), ..self }
    }

    /// A line of whole sentences, each begun with a capital; what is empty in a form is left out there.
    #[must_use]
    pub fn of(sentences: impl IntoIterator<Item = Text>, channel: Channel, urgency: Urgency) -> Self {
        let sentences: Vec<Text> = sentences.into_iter().collect();
        let form = |form: fn(&Text) -> String| join(sentences.iter().map(form).collect());
        let (text, short) = (form(|text| capital(&text.full)), form(|text| capital(&text.short)));
        let short = if short.is_empty() { text.clone() } else { short };
        let (quiet, braille) = (form(|text| capital(&text.quiet)), form(|text| text.braille.clone()));
        Line::new(Text { full: text, short, quiet, braille }, channel, urgency)
    }

    /// What the line says, to be said in another line.
    #[must_use]
    pub fn into_text(self) -> Text {
        let form = |form: &str| again(form, &self.names);
        Text {
            full: form(&self.text),
            short: form(&self.short),
            quiet: form(&self.quiet),
            braille: form(&self.braille),
        }
    }
}

/// What a line sounds like that tells nothing of a game: what has to be answered asks, and what went wrong says so.
fn usual_cue(channel: Channel, urgency: Urgency) -> Option<Cue> {
    match (channel, urgency) {
        (_, Urgency::Turn) => Some(Cue::Question),
        (Channel::Error, _) => Some(Cue::Error),
        _ => None,
    }
}

fn join(mut parts: Vec<String>) -> String {
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// The kinds of message; each can be set and heard again apart.
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

impl Channel {
    /// All of them, in the order in which they are told.
    pub const ALL: [Channel; 6] =
        [Channel::Game, Channel::Turn, Channel::Hand, Channel::Chat, Channel::Error, Channel::Help];

    /// The English word, as in settings.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Channel::Game => "game",
            Channel::Turn => "turn",
            Channel::Hand => "hand",
            Channel::Chat => "chat",
            Channel::Error => "error",
            Channel::Help => "help",
        }
    }
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
