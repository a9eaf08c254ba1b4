//! The commands in groups, and the facts about each.

use crate::rules::Kind;
use crate::text::check_attributes;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    Move(MoveCommand),
    Ask(TableQuestion),
    Look(BookQuestion),
    Again(AgainCommand),
    Program(ProgramCommand),
    Game(GameCommand),
}

/// Moves; never guessed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveCommand {
    Play,
    Take,
    Exchange,
    Left,
    Right,
    Lay,
    Put,
    Keep,
    Stop,
    Auto,
    Draw,
    Pass,
    Call,
    Catch,
    Challenge,
    Choose,
    Agree,
    Undo,
}

/// Questions about the table, which cost one line and no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableQuestion {
    Hand,
    Free,
    Row,
    Rows,
    Under,
    Where,
    Pairs,
    Collected,
    Bans,
    Top,
    Turn,
    Counts,
    Piles,
    Scores,
    Pending,
    Direction,
    Order,
    Dealer,
    Can,
    Why,
    What,
    Tip,
    Chances,
}

/// Questions about the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookQuestion {
    Rules,
    Rule,
    Card,
    Legend,
}

/// Review of earlier lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgainCommand {
    Repeat,
    More,
    Last,
    Back,
    Forward,
    Find,
    Log,
    News,
    Spell,
}

/// Help and settings, the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProgramCommand {
    Help,
    Settings,
    Language,
    Speech,
    Sounds,
    Braille,
    Show,
    Quiet,
    StepMode,
    Keys,
    Prompt,
}

/// Changes to another game, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameCommand {
    Next,
    Learn,
    Games,
    Save,
    Resume,
    Replay,
    Level,
    Stats,
    Profile,
    New,
    Quit,
}

impl From<MoveCommand> for Command {
    fn from(one: MoveCommand) -> Self {
        Command::Move(one)
    }
}

impl From<TableQuestion> for Command {
    fn from(one: TableQuestion) -> Self {
        Command::Ask(one)
    }
}

impl From<BookQuestion> for Command {
    fn from(one: BookQuestion) -> Self {
        Command::Look(one)
    }
}

impl From<AgainCommand> for Command {
    fn from(one: AgainCommand) -> Self {
        Command::Again(one)
    }
}

impl From<ProgramCommand> for Command {
    fn from(one: ProgramCommand) -> Self {
        Command::Program(one)
    }
}

impl From<GameCommand> for Command {
    fn from(one: GameCommand) -> Self {
        Command::Game(one)
    }
}

const SHED: &[Kind] = &[Kind::Shed];
const WALL: &[Kind] = &[Kind::Wall];
const PATIENCE: &[Kind] = &[Kind::Patience];
const NOT_PATIENCE: &[Kind] = &[Kind::Shed, Kind::Wall];
const NOT_WALL: &[Kind] = &[Kind::Shed, Kind::Patience];
const OPEN: &[Kind] = &[Kind::Wall, Kind::Patience];

/// All commands in the order of the help, with the ids of their messages and their facts.
static TABLE: [(Command, &str, CommandFacts); 76] = [
    (Command::Move(MoveCommand::Play), "command-play", THINGS.only(SHED)),
    (Command::Move(MoveCommand::Take), "command-take", THINGS.only(WALL)),
    (Command::Move(MoveCommand::Exchange), "command-exchange", THINGS.only(WALL).needing(Feature::Exchanges)),
    (Command::Move(MoveCommand::Left), "command-left", THINGS.only(WALL).needing(Feature::Breaches)),
    (Command::Move(MoveCommand::Right), "command-right", THINGS.only(WALL).needing(Feature::Breaches)),
    (Command::Move(MoveCommand::Lay), "command-lay", THINGS.only(PATIENCE)),
    (Command::Move(MoveCommand::Put), "command-put", NOTHING.only(PATIENCE)),
    (Command::Move(MoveCommand::Keep), "command-keep", NOTHING.only(PATIENCE)),
    (Command::Move(MoveCommand::Stop), "command-stop", NOTHING.only(PATIENCE).irreversible().asked_first()),
    (Command::Move(MoveCommand::Auto), "command-auto", THINGS.only(PATIENCE)),
    (Command::Move(MoveCommand::Draw), "command-draw", THINGS.only(SHED)),
    (Command::Move(MoveCommand::Pass), "command-pass", THINGS.only(NOT_PATIENCE).needing(Feature::Passes)),
    (Command::Move(MoveCommand::Call), "command-call", THINGS.only(SHED).needing(Feature::Calls)),
    (Command::Move(MoveCommand::Catch), "command-catch", THINGS.only(SHED).needing(Feature::Catches)),
    (
        Command::Move(MoveCommand::Challenge),
        "command-challenge",
        THINGS.only(SHED).needing(Feature::Challenges).asked_first(),
    ),
    (Command::Move(MoveCommand::Choose), "command-choose", THINGS.only(NOT_WALL)),
    (Command::Move(MoveCommand::Agree), "command-agree", THINGS.only(SHED)),
    (Command::Move(MoveCommand::Undo), "command-undo", WORDS.irreversible().asked_first().at_home()),
    (Command::Ask(TableQuestion::Hand), "command-hand", WORDS.only(SHED).setting(Sets::HandOrder)),
    (Command::Ask(TableQuestion::Free), "command-free", NOTHING.only(WALL)),
    (Command::Ask(TableQuestion::Row), "command-row", THINGS.only(OPEN)),
    (Command::Ask(TableQuestion::Rows), "command-rows", NOTHING.only(PATIENCE)),
    (Command::Ask(TableQuestion::Under), "command-under", THINGS.only(WALL)),
    (Command::Ask(TableQuestion::Where), "command-where", THINGS.only(WALL)),
    (Command::Ask(TableQuestion::Pairs), "command-pairs", THINGS.only(WALL).thinking()),
    (Command::Ask(TableQuestion::Collected), "command-collected", THINGS.only(WALL)),
    (Command::Ask(TableQuestion::Bans), "command-bans", NOTHING.only(NOT_PATIENCE).needing(Feature::Bans)),
    (Command::Ask(TableQuestion::Top), "command-top", THINGS.only(NOT_WALL)),
    (Command::Ask(TableQuestion::Turn), "command-turn", NOTHING),
    (Command::Ask(TableQuestion::Counts), "command-counts", NOTHING),
    (Command::Ask(TableQuestion::Piles), "command-piles", THINGS.only(NOT_WALL)),
    (Command::Ask(TableQuestion::Scores), "command-scores", NOTHING),
    (Command::Ask(TableQuestion::Pending), "command-pending", NOTHING.only(SHED)),
    (Command::Ask(TableQuestion::Direction), "command-direction", NOTHING.only(SHED)),
    (Command::Ask(TableQuestion::Order), "command-order", NOTHING.only(NOT_PATIENCE)),
    (Command::Ask(TableQuestion::Dealer), "command-dealer", NAME.only(SHED).setting(Sets::Dealer)),
    (Command::Ask(TableQuestion::Can), "command-can", THINGS.thinking()),
    (Command::Ask(TableQuestion::Why), "command-why", THINGS.thinking()),
    (Command::Ask(TableQuestion::What), "command-what", THINGS.thinking()),
    (Command::Ask(TableQuestion::Tip), "command-tip", NOTHING.thinking()),
    (Command::Ask(TableQuestion::Chances), "command-chances", NOTHING.only(PATIENCE).thinking()),
    (Command::Look(BookQuestion::Rules), "command-rules", THINGS),
    (Command::Look(BookQuestion::Rule), "command-rule", THINGS),
    (Command::Look(BookQuestion::Card), "command-card", THINGS),
    (Command::Look(BookQuestion::Legend), "command-legend", NOTHING),
    (Command::Again(AgainCommand::Repeat), "command-repeat", NOTHING),
    (Command::Again(AgainCommand::More), "command-more", NOTHING),
    (Command::Again(AgainCommand::Last), "command-last", WORDS),
    (Command::Again(AgainCommand::Back), "command-back", WORDS),
    (Command::Again(AgainCommand::Forward), "command-forward", WORDS),
    (Command::Again(AgainCommand::Find), "command-find", TEXT),
    (Command::Again(AgainCommand::Log), "command-log", PATH.at_home()),
    (Command::Again(AgainCommand::News), "command-news", NOTHING),
    (Command::Again(AgainCommand::Spell), "command-spell", TEXT.only(NOT_PATIENCE)),
    (Command::Program(ProgramCommand::Help), "command-help", THINGS),
    (Command::Program(ProgramCommand::Settings), "command-settings", NOTHING),
    (Command::Program(ProgramCommand::Language), "command-language", WORDS),
    (Command::Program(ProgramCommand::Speech), "command-speech", THINGS.at_home()),
    (Command::Program(ProgramCommand::Sounds), "command-sounds", PATH.at_home()),
    (Command::Program(ProgramCommand::Braille), "command-braille", WORDS),
    (Command::Program(ProgramCommand::Show), "command-show", WORDS),
    (Command::Program(ProgramCommand::Quiet), "command-quiet", WORDS.only(SHED)),
    (Command::Program(ProgramCommand::StepMode), "command-pace", WORDS.at_home()),
    (Command::Program(ProgramCommand::Keys), "command-keys", THINGS.at_home()),
    (Command::Program(ProgramCommand::Prompt), "command-prompt", WORDS),
    (Command::Game(GameCommand::Next), "command-next", NOTHING.irreversible().at_home()),
    (Command::Game(GameCommand::Learn), "command-learn", NOTHING.irreversible().asked_first().at_home()),
    (Command::Game(GameCommand::Games), "command-games", NOTHING),
    (Command::Game(GameCommand::Save), "command-save", NAME.at_home()),
    (Command::Game(GameCommand::Resume), "command-resume", NAME.irreversible().at_home()),
    (Command::Game(GameCommand::Replay), "command-replay", NAME.irreversible().at_home()),
    (Command::Game(GameCommand::Level), "command-level", THINGS.at_home()),
    (Command::Game(GameCommand::Stats), "command-stats", THINGS.at_home()),
    (Command::Game(GameCommand::Profile), "command-profile", NAME.irreversible().at_home()),
    (Command::Game(GameCommand::New), "command-new", NOTHING.irreversible().asked_first().at_home()),
    (Command::Game(GameCommand::Quit), "command-quit", NOTHING.irreversible().asked_first().at_home()),
];

// Checks that each command has its message in every language.
const _: () = {
    let mut at = 0;
    while at < TABLE.len() {
        check_attributes(TABLE[at].1, &["words", "use", "help"]);
        at += 1;
    }
};

impl Command {
    /// In the order of the help.
    pub fn all() -> impl Iterator<Item = Command> {
        TABLE.iter().map(|(command, ..)| *command)
    }

    /// The command with this id; none if there is none.
    pub fn with_id(id: &str) -> Option<Command> {
        Command::all().find(|command| command.id() == id)
    }

    fn row(self) -> &'static (Command, &'static str, CommandFacts) {
        TABLE.iter().find(|(command, ..)| *command == self).expect("every command is in the table")
    }

    /// The English word, accepted in every language; part of the ids of its messages.
    pub fn id(self) -> &'static str {
        self.row().1.trim_start_matches("command-")
    }

    pub fn facts(self) -> &'static CommandFacts {
        &self.row().2
    }

    pub fn suits(self, family: Kind) -> bool {
        self.facts().families.contains(&family)
    }

    /// It takes something back or leaves the table, so it is never suggested for a misspelt word.
    pub fn is_irreversible(self) -> bool {
        self.facts().is_irreversible
    }

    /// With these words it changes a setting or a stored file. Without any, most commands only report.
    pub fn changes_by(self, rest: &str) -> bool {
        match self {
            Command::Program(ProgramCommand::Help | ProgramCommand::Settings) => false,
            Command::Program(ProgramCommand::Quiet) => true,
            Command::Program(_)
            | Command::Again(AgainCommand::Log)
            | Command::Game(GameCommand::Save | GameCommand::Level | GameCommand::Stats) => !rest.is_empty(),
            _ => false,
        }
    }

    pub fn is_move(self) -> bool {
        matches!(self, Command::Move(_))
    }
}

/// The argument of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ArgumentKind {
    Nothing,
    /// Text, kept as typed.
    Text,
    /// A path or a program, kept letter by letter.
    Path,
    /// A name, kept as typed except for filler words before it.
    Name,
    /// A card, a rule or a player, with its punctuation.
    Things,
    /// Keywords of the command.
    Words,
}

/// A feature that only some games of a family have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    Calls,
    Catches,
    Challenges,
    Exchanges,
    /// An empty stack is a breach, after which a side is chosen.
    Breaches,
    Bans,
    Passes,
}

/// The setting that the argument of a question changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sets {
    HandOrder,
    Dealer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandFacts {
    pub(super) behind: ArgumentKind,
    /// The families that have it.
    families: &'static [Kind],
    /// The feature of a game without which it is unavailable.
    pub needs: Option<Feature>,
    pub sets: Option<Sets>,
    /// Takes something back or leaves the table, so it is never suggested for a misspelt word.
    pub is_irreversible: bool,
    /// A single key for it is confirmed first.
    pub is_asked_first: bool,
    /// Listed in the help about thinking.
    pub is_thinking: bool,
    /// About the local machine, or one person's decision: not available to remote players.
    pub is_at_home: bool,
}

const NOTHING: CommandFacts = CommandFacts::new(ArgumentKind::Nothing);
const TEXT: CommandFacts = CommandFacts::new(ArgumentKind::Text);
const PATH: CommandFacts = CommandFacts::new(ArgumentKind::Path);
const NAME: CommandFacts = CommandFacts::new(ArgumentKind::Name);
const THINGS: CommandFacts = CommandFacts::new(ArgumentKind::Things);
const WORDS: CommandFacts = CommandFacts::new(ArgumentKind::Words);

impl CommandFacts {
    const fn new(behind: ArgumentKind) -> Self {
        CommandFacts {
            behind,
            families: &Kind::ALL,
            needs: None,
            sets: None,
            is_irreversible: false,
            is_asked_first: false,
            is_thinking: false,
            is_at_home: false,
        }
    }

    const fn only(self, families: &'static [Kind]) -> Self {
        CommandFacts { families, ..self }
    }

    const fn needing(self, feature: Feature) -> Self {
        CommandFacts { needs: Some(feature), ..self }
    }

    const fn setting(self, sets: Sets) -> Self {
        CommandFacts { sets: Some(sets), ..self }
    }

    const fn irreversible(self) -> Self {
        CommandFacts { is_irreversible: true, ..self }
    }

    const fn asked_first(self) -> Self {
        CommandFacts { is_asked_first: true, ..self }
    }

    const fn at_home(self) -> Self {
        CommandFacts { is_at_home: true, ..self }
    }

    const fn thinking(self) -> Self {
        CommandFacts { is_thinking: true, ..self }
    }
}
