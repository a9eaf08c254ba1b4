//! The grammar of the command line: one table, from which clap parses and the help is written.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, value_parser};

use super::refusal::{AnyOf, Refusal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CliCommand {
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
    pub value: ParamValue,
    /// True if it may be repeated.
    pub many: bool,
}

/// The value of a flag. Its placeholder in the help is a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamValue {
    None,
    Number,
    /// A text, with the end of the placeholder's message id.
    Text(&'static str),
    /// A file or folder, with the end of the placeholder's message id.
    Path(&'static str),
}

impl Param {
    const fn new(id: &'static str, value: ParamValue) -> Self {
        Param { id, value, many: false }
    }

    const fn many(id: &'static str, value: ParamValue) -> Self {
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
            ParamValue::None => None,
            ParamValue::Number => Some("number"),
            ParamValue::Text(word) | ParamValue::Path(word) => Some(word),
        }
    }

    fn arg(&self) -> Arg {
        let arg = Arg::new(self.id);
        let arg = match self.value {
            ParamValue::None => return arg.action(ArgAction::SetTrue),
            ParamValue::Number => arg.allow_negative_numbers(true),
            ParamValue::Text(_) => arg,
            ParamValue::Path(_) => arg.value_parser(value_parser!(PathBuf)),
        };
        arg.action(if self.many { ArgAction::Append } else { ArgAction::Set })
    }
}

/// The parameters of every command.
pub const GENERAL: &[Param] = &[
    Param::new("lang", ParamValue::Text("language")),
    Param::new("profile", ParamValue::Text("name")),
    Param::many("rules", ParamValue::Path("folder")),
    HELP,
];

const HELP: Param = Param::new("help", ParamValue::None);
const VERSION: Param = Param::new("version", ParamValue::None);

const JOINING: &[Param] = &[NAME, Param::new("new-certificate", ParamValue::None)];

const HOSTING: &[Param] = &[
    Param::new("listen", ParamValue::Text("address")),
    Param::new("port", ParamValue::Number),
    Param::new("telnet", ParamValue::Number),
    Param::new("tls", ParamValue::None),
    Param::new("no-tls", ParamValue::None),
    Param::new("certificate", ParamValue::Path("file")),
    Param::new("key", ParamValue::Path("file")),
    Param::new("telnet-tls", ParamValue::Number),
    Param::new("ssh", ParamValue::Number),
    Param::new("connections", ParamValue::Number),
];

/// Aliases of flags.
const ALSO: &[(&str, &str)] = &[("port", "web")];

const NAME: Param = Param::new("name", ParamValue::Text("name"));
const BRAILLE: Param = Param::new("braille", ParamValue::Number);
const BRAILLE_FORM: Param = Param::new("braille-form", ParamValue::Text("word"));
const BRAILLE_DOTS: Param = Param::new("braille-dots", ParamValue::Text("word"));
const PROMPT: Param = Param::new("prompt", ParamValue::Text("word"));
const STATS: Param = Param::new("stats", ParamValue::Text("word"));
const PACE: Param = Param::new("pace", ParamValue::Text("word"));
const KEYS: Param = Param::new("keys", ParamValue::Text("word"));
const HAND_ORDER: Param = Param::new("hand-order", ParamValue::Text("word"));
const SHOW: Param = Param::many("show", ParamValue::Text("detail"));
const SPEAK: Param = Param::many("speak", ParamValue::Text("detail"));
const SPEECH: Param = Param::new("speech", ParamValue::None);
const SPEECH_RATE: Param = Param::new("speech-rate", ParamValue::Number);
const SPEECH_VOLUME: Param = Param::new("speech-volume", ParamValue::Number);
const SPEECH_VOICE: Param = Param::new("speech-voice", ParamValue::Text("name"));
const SOUNDS: Param = Param::new("sounds", ParamValue::Text("command"));
const PLAIN: Param = Param::new("plain", ParamValue::None);

const SAVED: Param = Param::new("saved", ParamValue::Text("name"));
const FILE: Param = Param::new("file", ParamValue::Path("file"));
const COMMITMENT: Param = Param::new("commitment", ParamValue::Text("commitment"));
const GAME: Param = Param::new("game", ParamValue::Text("game"));
const CLAUSE: Param = Param::new("clause", ParamValue::Text("clause"));
const ABOUT: Param = Param::new("about", ParamValue::Text("word"));
const HOST: Param = Param::new("host", ParamValue::Text("host"));
const CODE: Param = Param::many("code", ParamValue::Text("code"));
const PATHS: Param = Param::many("path", ParamValue::Path("path"));

const PLAYERS: Param = Param::new("players", ParamValue::Number);
const LEVEL: Param = Param::new("level", ParamValue::Text("levels"));
const SEED: Param = Param::new("seed", ParamValue::Number);
const REFEREE: Param = Param::new("referee", ParamValue::Text("word"));
const CALLS: Param = Param::new("calls", ParamValue::Text("word"));
const GAMES: Param = Param::new("games", ParamValue::Number);
const THREADS: Param = Param::new("threads", ParamValue::Number);
const ROUNDS: Param = Param::new("rounds", ParamValue::Number);
const SET: Param = Param::many("set", ParamValue::Text("choice"));

const PLAY: &[Param] = &[
    PLAYERS,
    Param::new("seats", ParamValue::Text("seats")),
    LEVEL,
    SEED,
    REFEREE,
    CALLS,
    Param::new("dealer", ParamValue::Text("name")),
    ROUNDS,
    SET,
    Param::new("deal", ParamValue::Text("example")),
    NAME,
    Param::new("record", ParamValue::Path("file")),
    Param::new("save-rules", ParamValue::Text("name")),
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

const REPLAY: &[Param] = &[Param::new("seat", ParamValue::Number), Param::new("steps", ParamValue::None)];

const SIMULATE: &[Param] = &[
    GAMES,
    PLAYERS,
    LEVEL,
    SEED,
    REFEREE,
    CALLS,
    ROUNDS,
    SET,
    Param::new("match", ParamValue::None),
    THREADS,
    Param::new("json", ParamValue::None),
    Param::new("solve", ParamValue::None),
];

const RULES: &[Param] = &[
    Param::new("format", ParamValue::Text("word")),
    Param::new("width", ParamValue::Number),
    Param::new("height", ParamValue::Number),
    Param::new("table", ParamValue::Text("word")),
    Param::new("resolved", ParamValue::None),
    Param::new("like", ParamValue::Text("game")),
    SET,
];

const CHECK: &[Param] = &[
    Param::new("verbose", ParamValue::None),
    Param::new("clauses", ParamValue::None),
    Param::new("balance", ParamValue::None),
    Param::new("watch", ParamValue::None),
    GAMES,
    PLAYERS,
    LEVEL,
    SEED,
    THREADS,
];

/// Parameters that are used without a command.
pub const ALONE: &[Param] = &[SPEECH, VERSION];

impl CliCommand {
    /// In the order of the help.
    pub const ALL: [CliCommand; 14] = [
        CliCommand::Play,
        CliCommand::Learn,
        CliCommand::Resume,
        CliCommand::Replay,
        CliCommand::Verify,
        CliCommand::Games,
        CliCommand::Rules,
        CliCommand::Check,
        CliCommand::Simulate,
        CliCommand::Schema,
        CliCommand::Settings,
        CliCommand::Stats,
        CliCommand::Join,
        CliCommand::Host,
    ];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            CliCommand::Play => "play",
            CliCommand::Learn => "learn",
            CliCommand::Resume => "resume",
            CliCommand::Replay => "replay",
            CliCommand::Verify => "verify",
            CliCommand::Games => "games",
            CliCommand::Rules => "rules",
            CliCommand::Check => "check",
            CliCommand::Simulate => "simulate",
            CliCommand::Schema => "schema",
            CliCommand::Settings => "settings",
            CliCommand::Stats => "stats",
            CliCommand::Join => "join",
            CliCommand::Host => "host",
        }
    }

    #[must_use]
    pub fn operands(self) -> &'static [Param] {
        match self {
            CliCommand::Play | CliCommand::Learn | CliCommand::Simulate | CliCommand::Games => &[GAME],
            CliCommand::Resume => &[SAVED],
            CliCommand::Replay => &[FILE],
            CliCommand::Verify => &[FILE, COMMITMENT],
            CliCommand::Rules => &[GAME, CLAUSE],
            CliCommand::Check => &[PATHS],
            CliCommand::Schema => &[ABOUT],
            CliCommand::Settings | CliCommand::Stats | CliCommand::Host => &[],
            CliCommand::Join => &[HOST, CODE],
        }
    }

    /// Its own flags, and those of conversations if it starts one.
    pub fn flags(self) -> impl Iterator<Item = &'static Param> {
        let (own, shared): (&[Param], &[Param]) = match self {
            CliCommand::Play => (PLAY, CONVERSATION),
            CliCommand::Learn => (&[NAME], CONVERSATION),
            CliCommand::Join => (JOINING, CONVERSATION),
            CliCommand::Resume => (&[], CONVERSATION),
            CliCommand::Replay => (REPLAY, CONVERSATION),
            CliCommand::Host => (HOSTING, &[]),
            CliCommand::Simulate => (SIMULATE, &[]),
            CliCommand::Rules => (RULES, &[]),
            CliCommand::Check => (CHECK, &[]),
            CliCommand::Verify
            | CliCommand::Games
            | CliCommand::Schema
            | CliCommand::Settings
            | CliCommand::Stats => (&[], &[]),
        };
        own.iter().chain(shared)
    }

    fn of(name: &str) -> Option<Self> {
        CliCommand::ALL.into_iter().find(|command| command.name() == name)
    }
}

/// Parses the command line. Values are texts here; the commands interpret them.
pub fn parse(args: &[std::ffi::OsString]) -> Result<(Option<CliCommand>, clap::ArgMatches), clap::Error> {
    let mut matches = root().try_get_matches_from(args)?;
    let Some((name, own)) = matches.remove_subcommand() else { return Ok((None, matches)) };
    match ALONE.iter().find(|param| matches.get_flag(param.id)) {
        Some(param) => {
            let mut error = clap::Error::new(ErrorKind::TooManyValues);
            error.insert(ContextKind::InvalidArg, ContextValue::String(param.flag()));
            Err(error)
        }
        None => Ok((CliCommand::of(&name), own)),
    }
}

/// The command, even if the rest could not be parsed.
#[must_use]
pub fn command_in(args: &[std::ffi::OsString]) -> Option<CliCommand> {
    args.iter().find_map(|arg| CliCommand::of(arg.to_str()?))
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
    root.subcommands(CliCommand::ALL.map(|command| bare(command.name()).defer(whole)))
}

/// A command with all its parameters. Built only for the command that was typed, to save time.
fn whole(bare: clap::Command) -> clap::Command {
    let Some(command) = CliCommand::of(bare.get_name()) else { return bare };
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
pub struct Arguments(ArgMatches);

impl Arguments {
    #[must_use]
    pub fn new(matches: ArgMatches) -> Self {
        Arguments(matches)
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
