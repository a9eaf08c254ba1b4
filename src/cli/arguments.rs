//! The arguments of the command line. The texts of the help are in `locales/<lang>/cli.ftl`: `cli-arg-NAME` for an
//! argument, `cli-value-NAME` for the name of its value.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Args, Parser, Subcommand};

use super::values::{self, Sounds, number, word};
use crate::bot::Level;
use crate::engine::{Calls, Referee};
use crate::session::{BrailleForm, Detail, Dots, OutputKind, Percent, StepMode, Width};
use crate::text::{Channel, Cue, HandOrder};

#[derive(Debug, Parser)]
#[command(name = "sixdot", no_binary_name = true)]
#[command(disable_help_flag = true, disable_help_subcommand = true, disable_version_flag = true)]
pub struct Arguments {
    #[command(flatten)]
    pub general: GeneralOptions,
    /// Of a start without a command.
    #[command(flatten)]
    pub conversation: ConversationOptions,
    #[arg(long)]
    pub version: bool,
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// The flags of every command.
#[derive(Args, Debug)]
pub struct GeneralOptions {
    #[arg(long, global = true, value_name = "language")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "name")]
    pub profile: Option<String>,
    #[arg(long, global = true, value_name = "folder")]
    pub rules: Vec<PathBuf>,
    #[arg(long, short, global = true)]
    pub help: bool,
}

#[derive(Debug, Subcommand)]
#[allow(clippy::large_enum_variant, reason = "there is only one of it")]
pub enum CliCommand {
    Play(PlayOptions),
    Learn(LearnOptions),
    Resume(ResumeOptions),
    Replay(ReplayOptions),
    Verify {
        file: Option<PathBuf>,
        commitment: Option<String>,
    },
    Games {
        game: Option<String>,
    },
    Rules(RulesOptions),
    Check(CheckOptions),
    Simulate(SimulateOptions),
    Schema {
        #[arg(value_name = "word", value_parser = word(&SchemaOf::WORDS))]
        about: Option<SchemaOf>,
    },
    Settings,
    Stats,
    Join(JoinOptions),
    Host(HostOptions),
}

/// The display and the speech of a conversation.
#[derive(Args, Clone, Debug, Default)]
pub struct ConversationOptions {
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = values::width)]
    pub braille: Option<Width>,
    #[arg(long, value_name = "word", value_parser = word(&values::BRAILLE_FORMS))]
    pub braille_form: Option<BrailleForm>,
    #[arg(long, value_name = "word", value_parser = word(&values::BRAILLE_DOTS))]
    pub braille_dots: Option<Dots>,
    #[arg(long, value_name = "word", value_parser = word(&values::PROMPTS))]
    pub prompt: Option<bool>,
    #[arg(long, value_name = "word", value_parser = word(&values::PACES))]
    pub pace: Option<StepMode>,
    #[arg(long, value_name = "word", value_parser = word(&values::ON_OFF))]
    pub keys: Option<bool>,
    #[arg(long, value_name = "word", value_parser = word(&values::HAND_ORDERS))]
    pub hand_order: Option<HandOrder>,
    #[arg(long, value_name = "word", value_parser = word(&values::ON_OFF))]
    pub stats: Option<bool>,
    #[arg(long, value_name = "detail", value_parser = values::detail(OutputKind::Terminal))]
    pub show: Vec<(Channel, Detail)>,
    #[arg(long)]
    pub speech: bool,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = values::percent)]
    pub speech_rate: Option<Percent>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = values::percent)]
    pub speech_volume: Option<Percent>,
    #[arg(long, value_name = "name")]
    pub speech_voice: Option<String>,
    #[arg(long, value_name = "detail", value_parser = values::detail(OutputKind::Speech))]
    pub speak: Vec<(Channel, Detail)>,
    #[arg(long, value_name = "command", value_parser = values::sounds)]
    pub sounds: Option<Sounds>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = values::percent)]
    pub sounds_volume: Option<Percent>,
    #[arg(long, value_name = "word", value_parser = values::cues)]
    pub sounds_without: Option<BTreeSet<Cue>>,
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args, Debug)]
pub struct PlayOptions {
    pub game: Option<String>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u8>(0..=255))]
    pub players: Option<u8>,
    #[arg(long)]
    pub seats: Option<String>,
    #[command(flatten)]
    pub table: TableOptions,
    #[arg(long, value_name = "name")]
    pub dealer: Option<String>,
    #[command(flatten)]
    pub options: GameOptions,
    #[arg(long, value_name = "example")]
    pub deal: Option<String>,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long, value_name = "file")]
    pub record: Option<PathBuf>,
    #[arg(long, value_name = "name")]
    pub save_rules: Option<String>,
    #[command(flatten)]
    pub conversation: ConversationOptions,
}

/// The computer players, the chance and the referee of a table.
#[derive(Args, Debug)]
pub struct TableOptions {
    #[command(flatten)]
    pub bots: BotOptions,
    #[arg(long, value_name = "word", value_parser = word(&Referee::WORDS))]
    pub referee: Option<Referee>,
    #[arg(long, value_name = "word", value_parser = word(&Calls::WORDS))]
    pub calls: Option<Calls>,
}

#[derive(Args, Debug)]
pub struct BotOptions {
    #[arg(long, value_name = "levels", value_delimiter = ',', action = ArgAction::Set, value_parser = values::level)]
    pub level: Vec<Level>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    pub seed: Option<u64>,
}

/// The options of a game.
#[derive(Args, Debug)]
pub struct GameOptions {
    #[arg(long, value_name = "number", allow_negative_numbers = true)]
    pub rounds: Option<String>,
    #[arg(long, value_name = "choice", value_parser = values::choice)]
    pub set: Vec<(String, String)>,
}

#[derive(Args, Debug)]
pub struct LearnOptions {
    pub game: Option<String>,
    #[arg(long)]
    pub name: Option<String>,
    #[command(flatten)]
    pub conversation: ConversationOptions,
}

#[derive(Args, Debug)]
pub struct ResumeOptions {
    #[arg(value_name = "name")]
    pub saved: Option<String>,
    #[command(flatten)]
    pub conversation: ConversationOptions,
}

#[derive(Args, Debug)]
pub struct ReplayOptions {
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "number", allow_negative_numbers = true)]
    pub seat: Option<String>,
    #[arg(long)]
    pub steps: bool,
    #[command(flatten)]
    pub conversation: ConversationOptions,
}

/// The form of a rule book, or its rule file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookForm {
    Text,
    Html,
    Brf,
    Toml,
}

impl BookForm {
    pub const WORDS: [(&str, BookForm); 4] =
        [("text", BookForm::Text), ("html", BookForm::Html), ("brf", BookForm::Brf), ("toml", BookForm::Toml)];
}

#[derive(Args, Debug)]
pub struct RulesOptions {
    pub game: Option<String>,
    pub clause: Option<String>,
    #[arg(long, value_name = "word", value_parser = word(&BookForm::WORDS))]
    pub format: Option<BookForm>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u16>(20..=250))]
    pub width: Option<u16>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u16>(10..=100))]
    pub height: Option<u16>,
    #[arg(long, value_name = "word")]
    pub table: Option<String>,
    #[arg(long)]
    pub resolved: bool,
    #[arg(long, value_name = "game")]
    pub like: Option<String>,
    #[arg(long, value_name = "choice", value_parser = values::choice)]
    pub set: Vec<(String, String)>,
}

#[derive(Args, Debug)]
pub struct CheckOptions {
    pub path: Vec<PathBuf>,
    #[arg(long)]
    pub verbose: bool,
    #[arg(long)]
    pub clauses: bool,
    #[arg(long)]
    pub balance: bool,
    #[arg(long)]
    pub watch: bool,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    pub games: Option<u64>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u8>(0..=255))]
    pub players: Option<u8>,
    #[command(flatten)]
    pub bots: BotOptions,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u16>(1..=1024))]
    pub threads: Option<u16>,
}

#[derive(Args, Debug)]
pub struct SimulateOptions {
    pub game: Option<String>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    pub games: Option<u64>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u8>(0..=255))]
    pub players: Option<u8>,
    #[command(flatten)]
    pub table: TableOptions,
    #[command(flatten)]
    pub options: GameOptions,
    #[arg(long = "match")]
    pub whole_match: bool,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum SchemaOf {
    Rules,
    Examples,
}

impl SchemaOf {
    const WORDS: [(&str, SchemaOf); 2] = [("rules", SchemaOf::Rules), ("examples", SchemaOf::Examples)];
}

#[derive(Args, Debug, Default)]
#[cfg_attr(not(feature = "net"), allow(dead_code, reason = "only the network has hosts"))]
pub struct JoinOptions {
    pub host: Option<String>,
    pub code: Vec<String>,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long)]
    pub new_certificate: bool,
    #[command(flatten)]
    pub conversation: ConversationOptions,
}

#[derive(Args, Debug, Default)]
#[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
pub struct HostOptions {
    #[arg(long, value_name = "address")]
    pub listen: Option<String>,
    #[arg(long, alias = "web", value_name = "number", allow_negative_numbers = true, value_parser = port())]
    pub port: Option<u16>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = port())]
    pub telnet: Option<u16>,
    #[arg(long)]
    pub tls: bool,
    #[arg(long, conflicts_with_all = ["certificate", "key", "telnet_tls", "tls"])]
    pub no_tls: bool,
    #[arg(long, value_name = "file")]
    pub certificate: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub key: Option<PathBuf>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = port())]
    pub telnet_tls: Option<u16>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = port())]
    pub ssh: Option<u16>,
    #[arg(long, value_name = "number", allow_negative_numbers = true, value_parser = number::<u16>(1..=u16::MAX.into()))]
    pub connections: Option<u16>,
}

fn port() -> impl Fn(&str) -> Result<u16, values::ValueFault> + Clone + Send + Sync {
    number(0..=u16::MAX.into())
}

impl CliCommand {
    /// True if the command talks with a player. Such commands say in the conversation what is wrong with settings.
    pub fn is_conversation(&self) -> bool {
        match self {
            CliCommand::Replay(replay) => replay.steps,
            CliCommand::Play(_) | CliCommand::Learn(_) | CliCommand::Resume(_) | CliCommand::Join(_) => true,
            _ => false,
        }
    }
}

/// A flag as it is typed.
pub fn typed(arg: &Arg) -> String {
    arg.get_long().map_or_else(String::new, |name| format!("--{name}"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_arguments_make_sense_to_clap() {
        Arguments::command().debug_assert();
    }
}
