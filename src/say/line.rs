//! A finished line: what crosses from announcing to output.

use super::lang::Lang;
use super::locale::Locale;
use super::msg;
use super::text::{Text, again, apart, push_capital};

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
    /// What the conversation has to know of the line besides its text.
    pub role: Role,
}

/// The part that a line plays in a conversation. It is kept with the line, since texts that say the same in one language may
/// differ in another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// It states something.
    #[default]
    Statement,
    /// It says what is awaited and from whom; an answer ends with it.
    Situation,
    /// It asks which card is meant, by its name.
    CardQuestion,
}

impl Line {
    /// A text as it is, as a line of its own.
    pub(super) fn new(text: Text, channel: Channel, urgency: Urgency) -> Self {
        let Text { full, short, quiet, braille } = text;
        let mut names = Vec::new();
        // Most forms are the full text, in which the names have been found by then.
        let [short, quiet, braille] = [short, quiet, braille].map(|form| Some(form).filter(|form| *form != full));
        let text = apart(full, &mut names);
        let mut form = |own: Option<String>| own.map_or_else(|| text.clone(), |own| apart(own, &mut names));
        let [short, quiet, braille] = [form(short), form(quiet), form(braille)];
        let (names, cue) = (names.into(), usual_cue(channel, urgency));
        Line { text, short, quiet, braille, names, channel, urgency, lang: None, cue, role: Role::Statement }
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
            text: join([&self.text, &next.text], String::push_str),
            short: join([&self.short, &next.short], String::push_str),
            quiet: join([&self.quiet, &next.quiet], String::push_str),
            braille: join([&self.braille, &next.braille], String::push_str),
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

    /// The same line in this role.
    #[must_use]
    pub fn with_role(self, role: Role) -> Self {
        Line { role, ..self }
    }

    /// A line of whole sentences, each begun with a capital; what is empty in a form is left out there.
    #[must_use]
    pub fn of(sentences: impl IntoIterator<Item = Text>, channel: Channel, urgency: Urgency) -> Self {
        let sentences: Vec<Text> = sentences.into_iter().collect();
        let form = |form: fn(&Text) -> &String| join(sentences.iter().map(form), push_capital);
        let (full, short, quiet) = (form(|text| &text.full), form(|text| &text.short), form(|text| &text.quiet));
        let short = if short.is_empty() { full.clone() } else { short };
        let braille = join(sentences.iter().map(|text| &text.braille), String::push_str);
        Line::new(Text { full, short, quiet, braille }, channel, urgency)
    }

    /// The same for sentences that have nothing to do with each other: in braille, where they are hardly more than a word, a
    /// semicolon parts them.
    #[must_use]
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

/// Whether an answer ends with what is awaited.
#[must_use]
pub fn ends_with_situation(lines: &[Line]) -> bool {
    lines.last().is_some_and(|line| line.role == Role::Situation)
}

/// What a line sounds like that tells nothing of a game: what has to be answered asks, and what went wrong says so.
fn usual_cue(channel: Channel, urgency: Urgency) -> Option<Cue> {
    match (channel, urgency) {
        (_, Urgency::Turn) => Some(Cue::Question),
        (Channel::Error, _) => Some(Cue::Error),
        _ => None,
    }
}

/// The parts that are not empty, with blanks between, each written in this way.
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

/// The event that a line tells. The most important comes first: a line that tells several has the cue of that one, and
/// where not all of an answer can be heard, the first are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// It is your turn; not in patiences, where it always is.
    YourTurn,
    /// Something is asked: at the start, at the table, or because a line can mean several things.
    Question,
    /// A line was refused or not understood, or something failed.
    Error,
    /// You have won the game.
    Win,
    /// You have not won the game.
    Lose,
    /// A round is over, or a game in which nobody alone is told of winning or losing.
    RoundEnd,
    /// Somebody forgot a call, or is caught.
    Caught,
    /// Somebody draws because of a card, a mistake or a challenge.
    Penalty,
    /// Somebody calls.
    Call,
    /// Somebody challenges a card.
    Challenge,
    /// Somebody loses a turn.
    Skip,
    /// The direction changes.
    Direction,
    /// Hands are swapped or move on, or a card is given away.
    Swap,
    /// A colour, a suit or a rank is named.
    Wish,
    /// A card is laid or taken.
    Play,
    /// Somebody draws.
    Draw,
    /// Somebody passes.
    Pass,
    /// A round begins.
    Deal,
    /// Sounds were switched on. No line has it.
    Test,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 19] = [
        Cue::YourTurn,
        Cue::Question,
        Cue::Error,
        Cue::Win,
        Cue::Lose,
        Cue::RoundEnd,
        Cue::Caught,
        Cue::Penalty,
        Cue::Call,
        Cue::Challenge,
        Cue::Skip,
        Cue::Direction,
        Cue::Swap,
        Cue::Wish,
        Cue::Play,
        Cue::Draw,
        Cue::Pass,
        Cue::Deal,
        Cue::Test,
    ];

    /// The name that a command is given, the same in every language.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Cue::YourTurn => "your-turn",
            Cue::Question => "question",
            Cue::Error => "error",
            Cue::Win => "win",
            Cue::Lose => "lose",
            Cue::RoundEnd => "round-end",
            Cue::Caught => "caught",
            Cue::Penalty => "penalty",
            Cue::Call => "call",
            Cue::Challenge => "challenge",
            Cue::Skip => "skip",
            Cue::Direction => "direction",
            Cue::Swap => "swap",
            Cue::Wish => "wish",
            Cue::Play => "play",
            Cue::Draw => "draw",
            Cue::Pass => "pass",
            Cue::Deal => "deal",
            Cue::Test => "test",
        }
    }

    /// How a game ended for somebody; nobody alone may be listening.
    #[must_use]
    pub fn of_end(won: Option<bool>) -> Self {
        match won {
            Some(true) => Cue::Win,
            Some(false) => Cue::Lose,
            None => Cue::RoundEnd,
        }
    }
}

impl Locale {
    /// What has happened since the player's last turn, or since the deal: finished lines again, in one.
    #[must_use]
    pub fn news(&self, lines: &[&Line], since_deal: bool) -> Line {
        let text = if lines.is_empty() {
            self.say(msg!("news-nothing", deal = since_deal))
        } else {
            let join = |form: fn(&Line) -> &str| lines.iter().map(|line| form(line)).collect::<Vec<_>>().join(" ");
            let told = Text {
                full: join(|line| &line.text),
                short: join(|line| &line.short),
                quiet: join(|line| &line.quiet),
                braille: join(|line| &line.braille),
            };
            self.say(msg!("news", lines = told, deal = since_deal))
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}
