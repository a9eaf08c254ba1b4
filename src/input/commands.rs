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
    Host,
    Join,
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
static TABLE: [(Command, &str, CommandFacts); 78] = [
    (Command::Move(MoveCommand::Play), "command-play", FACTS.only(SHED)),
    (Command::Move(MoveCommand::Take), "command-take", FACTS.only(WALL)),
    (Command::Move(MoveCommand::Exchange), "command-exchange", FACTS.only(WALL).needing(Feature::Exchanges)),
    (Command::Move(MoveCommand::Left), "command-left", FACTS.only(WALL).needing(Feature::Breaches)),
    (Command::Move(MoveCommand::Right), "command-right", FACTS.only(WALL).needing(Feature::Breaches)),
    (Command::Move(MoveCommand::Lay), "command-lay", FACTS.only(PATIENCE)),
    (Command::Move(MoveCommand::Put), "command-put", FACTS.only(PATIENCE)),
    (Command::Move(MoveCommand::Keep), "command-keep", FACTS.only(PATIENCE)),
    (Command::Move(MoveCommand::Stop), "command-stop", FACTS.only(PATIENCE).irreversible().asked_first()),
    (Command::Move(MoveCommand::Auto), "command-auto", FACTS.only(PATIENCE)),
    (Command::Move(MoveCommand::Draw), "command-draw", FACTS.only(SHED)),
    (Command::Move(MoveCommand::Pass), "command-pass", FACTS.only(NOT_PATIENCE).needing(Feature::Passes)),
    (Command::Move(MoveCommand::Call), "command-call", FACTS.only(SHED).needing(Feature::Calls)),
    (Command::Move(MoveCommand::Catch), "command-catch", FACTS.only(SHED).needing(Feature::Catches)),
    (
        Command::Move(MoveCommand::Challenge),
        "command-challenge",
        FACTS.only(SHED).needing(Feature::Challenges).asked_first(),
    ),
    (Command::Move(MoveCommand::Choose), "command-choose", FACTS.only(NOT_WALL)),
    (Command::Move(MoveCommand::Agree), "command-agree", FACTS.only(SHED)),
    (Command::Move(MoveCommand::Undo), "command-undo", FACTS.irreversible().asked_first()),
    (Command::Ask(TableQuestion::Hand), "command-hand", FACTS.only(SHED)),
    (Command::Ask(TableQuestion::Free), "command-free", FACTS.only(WALL)),
    (Command::Ask(TableQuestion::Row), "command-row", FACTS.only(OPEN)),
    (Command::Ask(TableQuestion::Rows), "command-rows", FACTS.only(PATIENCE)),
    (Command::Ask(TableQuestion::Under), "command-under", FACTS.only(WALL)),
    (Command::Ask(TableQuestion::Where), "command-where", FACTS.only(NOT_PATIENCE)),
    (Command::Ask(TableQuestion::Pairs), "command-pairs", FACTS.only(WALL).thinking()),
    (Command::Ask(TableQuestion::Collected), "command-collected", FACTS.only(WALL)),
    (Command::Ask(TableQuestion::Bans), "command-bans", FACTS.only(NOT_PATIENCE).needing(Feature::Bans)),
    (Command::Ask(TableQuestion::Top), "command-top", FACTS.only(NOT_WALL)),
    (Command::Ask(TableQuestion::Turn), "command-turn", FACTS),
    (Command::Ask(TableQuestion::Counts), "command-counts", FACTS),
    (Command::Ask(TableQuestion::Piles), "command-piles", FACTS.only(NOT_WALL)),
    (Command::Ask(TableQuestion::Scores), "command-scores", FACTS),
    (Command::Ask(TableQuestion::Pending), "command-pending", FACTS.only(SHED)),
    (Command::Ask(TableQuestion::Direction), "command-direction", FACTS.only(SHED)),
    (Command::Ask(TableQuestion::Order), "command-order", FACTS.only(NOT_PATIENCE)),
    (Command::Ask(TableQuestion::Dealer), "command-dealer", FACTS.only(SHED)),
    (Command::Ask(TableQuestion::Can), "command-can", FACTS.thinking()),
    (Command::Ask(TableQuestion::Why), "command-why", FACTS.thinking()),
    (Command::Ask(TableQuestion::What), "command-what", FACTS.thinking()),
    (Command::Ask(TableQuestion::Tip), "command-tip", FACTS.thinking()),
    (Command::Ask(TableQuestion::Chances), "command-chances", FACTS.only(PATIENCE).thinking()),
    (Command::Look(BookQuestion::Rules), "command-rules", FACTS),
    (Command::Look(BookQuestion::Rule), "command-rule", FACTS),
    (Command::Look(BookQuestion::Card), "command-card", FACTS),
    (Command::Look(BookQuestion::Legend), "command-legend", FACTS),
    (Command::Again(AgainCommand::Repeat), "command-repeat", FACTS),
    (Command::Again(AgainCommand::More), "command-more", FACTS),
    (Command::Again(AgainCommand::Last), "command-last", FACTS),
    (Command::Again(AgainCommand::Back), "command-back", FACTS),
    (Command::Again(AgainCommand::Forward), "command-forward", FACTS),
    (Command::Again(AgainCommand::Find), "command-find", FACTS),
    (Command::Again(AgainCommand::Log), "command-log", FACTS.at_home()),
    (Command::Again(AgainCommand::News), "command-news", FACTS),
    (Command::Again(AgainCommand::Spell), "command-spell", FACTS.only(NOT_PATIENCE)),
    (Command::Program(ProgramCommand::Help), "command-help", FACTS),
    (Command::Program(ProgramCommand::Settings), "command-settings", FACTS),
    (Command::Program(ProgramCommand::Language), "command-language", FACTS),
    (Command::Program(ProgramCommand::Speech), "command-speech", FACTS.at_home()),
    (Command::Program(ProgramCommand::Sounds), "command-sounds", FACTS.at_home()),
    (Command::Program(ProgramCommand::Braille), "command-braille", FACTS),
    (Command::Program(ProgramCommand::Show), "command-show", FACTS),
    (Command::Program(ProgramCommand::Quiet), "command-quiet", FACTS.only(SHED)),
    (Command::Program(ProgramCommand::StepMode), "command-pace", FACTS.at_home()),
    (Command::Program(ProgramCommand::Keys), "command-keys", FACTS.at_home()),
    (Command::Program(ProgramCommand::Prompt), "command-prompt", FACTS),
    (Command::Game(GameCommand::Next), "command-next", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::Learn), "command-learn", FACTS.irreversible().asked_first().at_home()),
    (Command::Game(GameCommand::Games), "command-games", FACTS),
    (Command::Game(GameCommand::Save), "command-save", FACTS.at_home()),
    (Command::Game(GameCommand::Resume), "command-resume", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::Replay), "command-replay", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::Level), "command-level", FACTS.at_home()),
    (Command::Game(GameCommand::Stats), "command-stats", FACTS.at_home()),
    (Command::Game(GameCommand::Profile), "command-profile", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::Host), "command-host", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::Join), "command-join", FACTS.irreversible().at_home()),
    (Command::Game(GameCommand::New), "command-new", FACTS.irreversible().asked_first().at_home()),
    (Command::Game(GameCommand::Quit), "command-quit", FACTS.irreversible().asked_first().at_home()),
];

/// Intents of commands whose id they do not begin with.
const OTHERS: [(&str, &str); 2] = [("both", "play-both"), ("sit-out", "pass-sit-out")];

// Checks that each command has its message in every language.
const _: () = {
    let mut at = 0;
    while at < TABLE.len() {
        check_attributes(TABLE[at].1, &["use", "help"]);
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

    /// The command of an intent of the grammar, and what its name adds: `speech-off` is `off` of `speech`.
    pub fn of_intent(intent: &'static str) -> Option<(Self, &'static str)> {
        let named = OTHERS.iter().find(|(other, _)| *other == intent).map_or(intent, |(_, id)| id);
        let ends = named.match_indices('-').map(|(at, _)| at).chain([named.len()]);
        let mut known =
            ends.filter_map(|at| Some((Command::with_id(&named[..at])?, named[at..].trim_start_matches('-'))));
        known.next_back()
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

    pub fn is_move(self) -> bool {
        matches!(self, Command::Move(_))
    }
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
    /// The game calls its stacks rows.
    Rows,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandFacts {
    /// The families that have it.
    families: &'static [Kind],
    /// The feature of a game without which it is unavailable.
    pub needs: Option<Feature>,
    /// Takes something back or leaves the table, so it is never suggested for a misspelt word.
    pub is_irreversible: bool,
    /// A single key for it is confirmed first.
    pub is_asked_first: bool,
    /// Listed in the help about thinking.
    pub is_thinking: bool,
    /// About the local machine, or one person's decision: not available to remote players.
    pub is_at_home: bool,
}

const FACTS: CommandFacts = CommandFacts::new();

impl CommandFacts {
    const fn new() -> Self {
        CommandFacts {
            families: &Kind::ALL,
            needs: None,
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
