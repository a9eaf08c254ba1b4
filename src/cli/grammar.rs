//! The grammar of the command line: one table, from which clap parses and the help is written.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, value_parser};

use super::refusal::{AnyOf, Refusal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Play,
    Learn,
    Resume,
    Replay,
    Verify,
    Games,
    Rules,
    Check,
    Simulate,
    Schema,
    Settings,
    Stats,
    Join,
    Host,
}

/// A parameter of a command: `--name VALUE`, `--name`, or a positional word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// The flag, and the end of the message id of its help.
    pub id: &'static str,
    pub value: Value,
    /// True if it may be repeated.
    pub many: bool,
}

/// The value of a flag. Its placeholder in the help is a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    None,
    Number,
    /// A text, with the end of the placeholder's message id.
    Text(&'static str),
    /// A file or folder, with the end of the placeholder's message id.
    Path(&'static str),
}

impl Param {
    const fn new(id: &'static str, value: Value) -> Self {
        Param { id, value, many: false }
    }

    const fn many(id: &'static str, value: Value) -> Self {
        Param { id, value, many: true }
    }

    #[must_use]
    pub fn flag(&self) -> String {
        format!("--{}", self.id)
    }

    /// The end of the placeholder's message id.
    #[must_use]
    pub fn value_word(&self) -> Option<&'static str> {
        match self.value {
            Value::None => None,
            Value::Number => Some("number"),
            Value::Text(word) | Value::Path(word) => Some(word),
        }
    }

    fn arg(&self) -> Arg {
        let arg = Arg::new(self.id);
        let arg = match self.value {
            Value::None => return arg.action(ArgAction::SetTrue),
            Value::Number => arg.allow_negative_numbers(true),
            Value::Text(_) => arg,
            Value::Path(_) => arg.value_parser(value_parser!(PathBuf)),
        };
        arg.action(if self.many { ArgAction::Append } else { ArgAction::Set })
    }
}

/// The parameters of every command.
pub const GENERAL: &[Param] = &[
    Param::new("lang", Value::Text("language")),
    Param::new("profile", Value::Text("name")),
    Param::many("rules", Value::Path("folder")),
    HELP,
];

const HELP: Param = Param::new("help", Value::None);
const VERSION: Param = Param::new("version", Value::None);

const JOINING: &[Param] = &[NAME, Param::new("new-certificate", Value::None)];

const HOSTING: &[Param] = &[
    Param::new("listen", Value::Text("address")),
    Param::new("port", Value::Number),
    Param::new("telnet", Value::Number),
    Param::new("tls", Value::None),
    Param::new("no-tls", Value::None),
    Param::new("certificate", Value::Path("file")),
    Param::new("key", Value::Path("file")),
    Param::new("telnet-tls", Value::Number),
    Param::new("ssh", Value::Number),
    Param::new("connections", Value::Number),
];

/// Aliases of flags.
const ALSO: &[(&str, &str)] = &[("port", "web")];

const NAME: Param = Param::new("name", Value::Text("name"));
const BRAILLE: Param = Param::new("braille", Value::Number);
const BRAILLE_FORM: Param = Param::new("braille-form", Value::Text("word"));
const BRAILLE_DOTS: Param = Param::new("braille-dots", Value::Text("word"));
const PROMPT: Param = Param::new("prompt", Value::Text("word"));
const STATS: Param = Param::new("stats", Value::Text("word"));
const PACE: Param = Param::new("pace", Value::Text("word"));
const KEYS: Param = Param::new("keys", Value::Text("word"));
const HAND_ORDER: Param = Param::new("hand-order", Value::Text("word"));
const SHOW: Param = Param::many("show", Value::Text("detail"));
const SPEAK: Param = Param::many("speak", Value::Text("detail"));
const SPEECH: Param = Param::new("speech", Value::None);
const SPEECH_RATE: Param = Param::new("speech-rate", Value::Number);
const SPEECH_VOLUME: Param = Param::new("speech-volume", Value::Number);
const SPEECH_VOICE: Param = Param::new("speech-voice", Value::Text("name"));
const SOUNDS: Param = Param::new("sounds", Value::Text("command"));
const PLAIN: Param = Param::new("plain", Value::None);

const SAVED: Param = Param::new("saved", Value::Text("name"));
const FILE: Param = Param::new("file", Value::Path("file"));
const COMMITMENT: Param = Param::new("commitment", Value::Text("commitment"));
const GAME: Param = Param::new("game", Value::Text("game"));
const CLAUSE: Param = Param::new("clause", Value::Text("clause"));
const ABOUT: Param = Param::new("about", Value::Text("word"));
const HOST: Param = Param::new("host", Value::Text("host"));
const CODE: Param = Param::many("code", Value::Text("code"));
const PATHS: Param = Param::many("path", Value::Path("path"));

const PLAYERS: Param = Param::new("players", Value::Number);
const LEVEL: Param = Param::new("level", Value::Text("levels"));
const SEED: Param = Param::new("seed", Value::Number);
const REFEREE: Param = Param::new("referee", Value::Text("word"));
const CALLS: Param = Param::new("calls", Value::Text("word"));
const GAMES: Param = Param::new("games", Value::Number);
const THREADS: Param = Param::new("threads", Value::Number);
const ROUNDS: Param = Param::new("rounds", Value::Number);
const SET: Param = Param::many("set", Value::Text("choice"));

const PLAY: &[Param] = &[
    PLAYERS,
    Param::new("seats", Value::Text("seats")),
    LEVEL,
    SEED,
    REFEREE,
    CALLS,
    Param::new("dealer", Value::Text("name")),
    ROUNDS,
    SET,
    Param::new("deal", Value::Text("example")),
    NAME,
    Param::new("record", Value::Path("file")),
    Param::new("save-rules", Value::Text("name")),
];

/// Display and speech parameters of all conversations.
pub const CONVERSATION: &[Param] = &[
    BRAILLE,
    BRAILLE_FORM,
    BRAILLE_DOTS,
    PROMPT,
    PACE,
    KEYS,
    HAND_ORDER,
    STATS,
    SHOW,
    SPEECH,
    SPEECH_RATE,
    SPEECH_VOLUME,
    SPEECH_VOICE,
    SPEAK,
    SOUNDS,
    PLAIN,
];

const REPLAY: &[Param] = &[Param::new("seat", Value::Number), Param::new("steps", Value::None)];

const SIMULATE: &[Param] = &[
    GAMES,
    PLAYERS,
    LEVEL,
    SEED,
    REFEREE,
    CALLS,
    ROUNDS,
    SET,
    Param::new("match", Value::None),
    THREADS,
    Param::new("json", Value::None),
    Param::new("solve", Value::None),
];

const RULES: &[Param] = &[
    Param::new("format", Value::Text("word")),
    Param::new("width", Value::Number),
    Param::new("height", Value::Number),
    Param::new("table", Value::Text("word")),
    Param::new("resolved", Value::None),
    Param::new("like", Value::Text("game")),
    SET,
];

const CHECK: &[Param] = &[
    Param::new("verbose", Value::None),
    Param::new("clauses", Value::None),
    Param::new("balance", Value::None),
    Param::new("watch", Value::None),
    GAMES,
    PLAYERS,
    LEVEL,
    SEED,
    THREADS,
];

/// Parameters that are used without a command.
pub const ALONE: &[Param] = &[SPEECH, VERSION];

impl Command {
    /// In the order of the help.
    pub const ALL: [Command; 14] = [
        Command::Play,
        Command::Learn,
        Command::Resume,
        Command::Replay,
        Command::Verify,
        Command::Games,
        Command::Rules,
        Command::Check,
        Command::Simulate,
        Command::Schema,
        Command::Settings,
        Command::Stats,
        Command::Join,
        Command::Host,
    ];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Command::Play => "play",
            Command::Learn => "learn",
            Command::Resume => "resume",
            Command::Replay => "replay",
            Command::Verify => "verify",
            Command::Games => "games",
            Command::Rules => "rules",
            Command::Check => "check",
            Command::Simulate => "simulate",
            Command::Schema => "schema",
            Command::Settings => "settings",
            Command::Stats => "stats",
            Command::Join => "join",
            Command::Host => "host",
        }
    }

    #[must_use]
    pub fn operands(self) -> &'static [Param] {
        match self {
            Command::Play | Command::Learn | Command::Simulate | Command::Games => &[GAME],
            Command::Resume => &[SAVED],
            Command::Replay => &[FILE],
            Command::Verify => &[FILE, COMMITMENT],
            Command::Rules => &[GAME, CLAUSE],
            Command::Check => &[PATHS],
            Command::Schema => &[ABOUT],
            Command::Settings | Command::Stats | Command::Host => &[],
            Command::Join => &[HOST, CODE],
        }
    }

    /// Its own flags, and those of conversations if it starts one.
    pub fn flags(self) -> impl Iterator<Item = &'static Param> {
        let (own, shared): (&[Param], &[Param]) = match self {
            Command::Play => (PLAY, CONVERSATION),
            Command::Learn => (&[NAME], CONVERSATION),
            Command::Join => (JOINING, CONVERSATION),
            Command::Resume => (&[], CONVERSATION),
            Command::Replay => (REPLAY, CONVERSATION),
            Command::Host => (HOSTING, &[]),
            Command::Simulate => (SIMULATE, &[]),
            Command::Rules => (RULES, &[]),
            Command::Check => (CHECK, &[]),
            Command::Verify | Command::Games | Command::Schema | Command::Settings | Command::Stats => (&[], &[]),
        };
        own.iter().chain(shared)
    }

    fn of(name: &str) -> Option<Self> {
        Command::ALL.into_iter().find(|command| command.name() == name)
    }
}

/// Parses the command line. Values are texts here; the commands interpret them.
pub fn parse(args: &[std::ffi::OsString]) -> Result<(Option<Command>, clap::ArgMatches), clap::Error> {
    let mut matches = root().try_get_matches_from(args)?;
    let Some((name, own)) = matches.remove_subcommand() else { return Ok((None, matches)) };
    match ALONE.iter().find(|param| matches.get_flag(param.id)) {
        Some(param) => {
            let mut error = clap::Error::new(ErrorKind::TooManyValues);
            error.insert(ContextKind::InvalidArg, ContextValue::String(param.flag()));
            Err(error)
        }
        None => Ok((Command::of(&name), own)),
    }
}

/// The command, even if the rest could not be parsed.
#[must_use]
pub fn command_in(args: &[std::ffi::OsString]) -> Option<Command> {
    args.iter().find_map(|arg| Command::of(arg.to_str()?))
}

fn root() -> clap::Command {
    let mut root = bare("sixdot").no_binary_name(true);
    for param in GENERAL {
        let arg = param.arg().long(param.id).global(true);
        root = root.arg(if *param == HELP { arg.short('h') } else { arg });
    }
    for param in ALONE {
        root = root.arg(param.arg().long(param.id));
    }
    root.subcommands(Command::ALL.map(|command| bare(command.name()).defer(whole)))
}

/// A command with all its parameters. Built only for the command that was typed, to save time.
fn whole(bare: clap::Command) -> clap::Command {
    let Some(command) = Command::of(bare.get_name()) else { return bare };
    let flags = command.flags().map(|param| {
        let also = ALSO.iter().filter(|(id, _)| *id == param.id).map(|(_, also)| also);
        param.arg().long(param.id).aliases(also)
    });
    bare.args(flags).args(command.operands().iter().map(Param::arg))
}

/// A command without clap's own texts.
fn bare(name: &'static str) -> clap::Command {
    clap::Command::new(name).disable_help_flag(true).disable_help_subcommand(true).disable_version_flag(true)
}

/// The arguments of a command.
pub struct Given(ArgMatches);

impl Given {
    #[must_use]
    pub fn new(matches: ArgMatches) -> Self {
        Given(matches)
    }

    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        matches!(self.0.try_get_one::<bool>(id), Ok(Some(true)))
    }

    #[must_use]
    pub fn is_given(&self, id: &str) -> bool {
        self.0.try_contains_id(id).unwrap_or(false)
    }

    #[must_use]
    pub fn text(&self, id: &str) -> Option<&str> {
        self.texts(id).next()
    }

    pub fn texts(&self, id: &str) -> impl Iterator<Item = &str> {
        self.0.try_get_many::<String>(id).ok().flatten().into_iter().flatten().map(String::as_str)
    }

    #[must_use]
    pub fn paths(&self, id: &str) -> Vec<PathBuf> {
        self.0.try_get_many::<PathBuf>(id).ok().flatten().into_iter().flatten().cloned().collect()
    }

    pub fn number<T>(&self, id: &str, range: RangeInclusive<T>) -> Result<Option<T>, Refusal>
    where
        T: TryFrom<u64> + Copy + PartialOrd + Into<u64>,
    {
        let Some(text) = self.text(id) else { return Ok(None) };
        let number = text.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
        match number.filter(|number| range.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => Err(not_in_range(flag(id), text, (*range.start()).into()..=(*range.end()).into())),
        }
    }

    pub fn choice<T: Copy>(&self, id: &str, choices: &[(&str, T)]) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(id) else { return Ok(None) };
        if text.is_empty() {
            return Err(Refusal::MissingValue { option: flag(id) });
        }
        let found = choices.iter().find(|(word, _)| *word == text);
        found.map(|(_, choice)| Some(*choice)).ok_or_else(|| Refusal::BadValue {
            option: flag(id),
            value: text.to_owned(),
            values: AnyOf(choices.iter().map(|(word, _)| (*word).to_owned()).collect()),
        })
    }
}

#[must_use]
pub fn not_in_range(option: String, text: &str, range: RangeInclusive<u64>) -> Refusal {
    let value = text.to_owned();
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || digits.contains(|digit: char| !digit.is_ascii_digit()) {
        return Refusal::NotANumber { option, value };
    }
    Refusal::BadNumber { option, value, min: *range.start(), max: *range.end() }
}

#[must_use]
pub fn flag(id: &str) -> String {
    format!("--{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_makes_sense_to_clap() {
        root().debug_assert();
    }
}
