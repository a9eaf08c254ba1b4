//! A finished line, which crosses from announcing to output.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::forms::{Text, again, apart, push_capital, word};
use super::lang::Lang;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// A shorter sentence for speech; the full text if there is none.
    pub short: String,
    /// For speech: the full text without the names of cards that other people in the room may not hear.
    pub quiet: String,
    /// The same in card codes, with the essentials in the first 20 cells.
    pub braille: String,
    /// Names of several words in any of the forms, with the punctuation after them. Output keeps each on one row if
    /// it can.
    pub names: Box<[String]>,
    pub channel: Channel,
    pub urgency: Urgency,
    /// Set only if it differs from the language of the conversation; speech needs it.
    pub lang: Option<Lang>,
    pub cue: Option<Cue>,
    pub role: Role,
}

/// The role of a line in the conversation. It is part of the line because texts that agree in one language may differ
/// in another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    #[default]
    Statement,
    /// States what is awaited from whom; the last line of an answer.
    Situation,
}

impl Text {
    pub fn line(self, channel: Channel, urgency: Urgency) -> Line {
        Line::of([self], channel, urgency)
    }

    /// An answer about the program or the rules.
    pub fn help(self) -> Line {
        self.line(Channel::Help, Urgency::Answer)
    }

    /// As [`Text::help`], but verbatim.
    pub fn verbatim_help(self) -> Line {
        self.verbatim(Channel::Help, Urgency::Answer)
    }

    /// Without a capital letter, for texts that begin with an id or a flag.
    pub fn verbatim(self, channel: Channel, urgency: Urgency) -> Line {
        Line::new(self, channel, urgency)
    }
}

impl Line {
    pub(super) fn new(text: Text, channel: Channel, urgency: Urgency) -> Self {
        let Text { full, short, quiet, braille } = text;
        let mut names = Vec::new();
        // Most forms equal the full text, whose names are in the list by then.
        let [short, quiet, braille] = [short, quiet, braille].map(|form| Some(form).filter(|form| *form != full));
        let text = apart(full, &mut names);
        let mut form = |own: Option<String>| own.map_or_else(|| text.clone(), |own| apart(own, &mut names));
        let [short, quiet, braille] = [form(short), form(quiet), form(braille)];
        let (names, cue) = (names.into(), Cue::usual(channel, urgency));
        Line { text, short, quiet, braille, names, channel, urgency, lang: None, cue, role: Role::Statement }
    }

    /// An answer about the game.
    pub fn answer(sentences: impl IntoIterator<Item = Text>) -> Self {
        Line::of(sentences, Channel::Game, Urgency::Answer)
    }

    pub fn followed_by(&self, sentence: Text) -> Self {
        let next = Line::new(sentence, self.channel, self.urgency);
        Line { lang: self.lang, cue: self.cue, ..self.before(&next) }
    }

    /// Appends another line; the result has the channel and the urgency of that one.
    pub fn before(&self, next: &Line) -> Self {
        Line {
            text: join([&self.text, &next.text], String::push_str),
            short: join([&self.short, &next.short], String::push_str),
            quiet: join([&self.quiet, &next.quiet], String::push_str),
            braille: join([&self.braille, &next.braille], String::push_str),
            names: [&*self.names, &*next.names].concat().into(),
            cue: next.cue.or(self.cue),
            ..next.clone()
        }
    }

    pub fn with_cue(self, cue: impl Into<Option<Cue>>) -> Self {
        Line { cue: cue.into(), ..self }
    }

    pub fn with_role(self, role: Role) -> Self {
        Line { role, ..self }
    }

    /// Joins sentences and capitalises each; a form leaves out sentences that are empty in it.
    pub fn of(sentences: impl IntoIterator<Item = Text>, channel: Channel, urgency: Urgency) -> Self {
        let sentences: Vec<Text> = sentences.into_iter().collect();
        let form = |form: fn(&Text) -> &String| join(sentences.iter().map(form), push_capital);
        let (full, short, quiet) = (form(|text| &text.full), form(|text| &text.short), form(|text| &text.quiet));
        let short = if short.is_empty() { full.clone() } else { short };
        let braille = join(sentences.iter().map(|text| &text.braille), String::push_str);
        Line::new(Text { full, short, quiet, braille }, channel, urgency)
    }

    /// Joins unrelated sentences. In braille, where a sentence is often a single word, semicolons separate them.
    pub fn parted(sentences: impl IntoIterator<Item = Text>, channel: Channel, urgency: Urgency) -> Self {
        let mut sentences: Vec<Text> = sentences.into_iter().collect();
        let last = sentences.iter().rposition(|text| !text.braille.is_empty()).unwrap_or(0);
        for text in sentences.iter_mut().take(last).filter(|text| !text.braille.is_empty()) {
            if !text.braille.ends_with(['.', ':', ';', '!', '?']) {
                text.braille.push(';');
            }
        }
        Line::of(sentences, channel, urgency)
    }

    /// The form for displays: the braille form, or the full text if that is too short to be read.
    pub fn on_display(&self) -> &str {
        let is_readable = self.braille.chars().filter(|letter| !letter.is_whitespace()).count() >= SHORTEST;
        if is_readable || self.braille.is_empty() { &self.braille } else { &self.text }
    }

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

/// Screen readers drop a row of fewer characters without a word.
const SHORTEST: usize = 3;

pub fn ends_with_situation(lines: &[Line]) -> bool {
    lines.last().is_some_and(|line| line.role == Role::Situation)
}

fn join<'a>(parts: impl IntoIterator<Item = &'a String, IntoIter: Clone>, push: fn(&mut String, &str)) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let mut joined = String::with_capacity(parts.clone().map(|part| part.len() + 1).sum());
    for part in parts {
        if !joined.is_empty() {
            joined.push(' ');
        }
        push(&mut joined, part);
    }
    joined
}

/// The kind of a message. Each channel has its own verbosity and its own review buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Channel {
    Game,
    Turn,
    Hand,
    Chat,
    Error,
    Help,
}

impl Channel {
    pub const ALL: [Channel; 6] =
        [Channel::Game, Channel::Turn, Channel::Hand, Channel::Chat, Channel::Error, Channel::Help];

    /// The English keyword of the settings.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The time by which a line must be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Urgency {
    /// May wait or be lost: an event of another player.
    Event,
    Answer,
    Turn,
}

/// The event that a line reports, for sounds. Sorted by importance: a line with several events has the first of their
/// cues, and if not all lines of an answer can be heard, the first ones are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Cue {
    /// Not in patiences, where it always is.
    YourTurn,
    Question,
    Error,
    Win,
    Lose,
    /// The end of a round, or of a game whose result is not about the listener.
    RoundEnd,
    Caught,
    Penalty,
    Call,
    Challenge,
    Skip,
    Direction,
    Swap,
    Wish,
    Talk,
    /// Somebody comes to the table, or comes back.
    Arrival,
    Departure,
    Play,
    Draw,
    Pass,
    Deal,
    /// The test sound when sounds are switched on; no line has it.
    Test,
}

impl Cue {
    pub const ALL: &[Cue] = Cue::VARIANTS;

    /// The argument of the sound command, the same in every language.
    pub fn id(self) -> String {
        word(self)
    }

    /// The cue of lines that are not about the game.
    pub fn usual(channel: Channel, urgency: Urgency) -> Option<Self> {
        match (channel, urgency) {
            (_, Urgency::Turn) => Some(Cue::Question),
            (Channel::Error, _) => Some(Cue::Error),
            (Channel::Chat, _) => Some(Cue::Talk),
            _ => None,
        }
    }

    /// The result for the listener; none if nobody in particular listens.
    pub fn of_end(won: Option<bool>) -> Self {
        match won {
            Some(true) => Cue::Win,
            Some(false) => Cue::Lose,
            None => Cue::RoundEnd,
        }
    }
}
