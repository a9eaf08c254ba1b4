//! The commands in groups, and the facts about each. Each group is answered by an exhaustive `match`, so a command
//! that is forgotten there does not compile.

use crate::engine::Family;
use crate::engine::families::of_family;
use crate::rules::rule_set::Kind;
use crate::text::check_attributes;

macro_rules! commands {
    ($($(#[$about:meta])* $group:ident($kind:ident) {
        $($(#[$doc:meta])* $variant:ident = $id:literal: $facts:expr),* $(,)?
    })*) => {
        // Checks that each command has its message in every language.
        $($(
            const _: () = check_attributes(concat!("command-", $id), &["words", "use", "help"]);
        )*)*

        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command { $($(#[$about])* $group($kind)),* }

        impl Command {
            /// In the order of the help.
            pub const ALL: &'static [Command] = &[$($(Command::$group($kind::$variant)),*),*];

            /// The English word, accepted in every language; part of the ids of its messages.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Command::$group(one) => one.id()),* }
            }

            #[must_use]
            pub const fn facts(self) -> CommandFacts {
                match self { $(Command::$group(one) => one.facts()),* }
            }

            pub(super) const fn is(self, other: Command) -> bool {
                match (self, other) {
                    $((Command::$group(one), Command::$group(other)) => one as u8 == other as u8,)*
                    _ => false,
                }
            }
        }

        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $kind { $($(#[$doc])* $variant),* }

            impl $kind {
                #[must_use]
                pub fn id(self) -> &'static str {
                    match self { $($kind::$variant => $id),* }
                }

                #[must_use]
                pub const fn facts(self) -> CommandFacts {
                    match self { $($kind::$variant => $facts),* }
                }
            }

            impl From<$kind> for Command {
                fn from(one: $kind) -> Self {
                    Command::$group(one)
                }
            }
        )*
    };
}

commands! {
    /// Moves; never guessed at.
    Move(MoveCommand) {
        Play = "play": THINGS,
        Take = "take": THINGS,
        Exchange = "exchange": THINGS.needing(Feature::Exchanges),
        Left = "left": THINGS.needing(Feature::Breaches),
        Right = "right": THINGS.needing(Feature::Breaches),
        Lay = "lay": THINGS,
        Put = "put": NOTHING,
        Keep = "keep": NOTHING,
        Stop = "stop": NOTHING.irreversible().asked_first(),
        Auto = "auto": THINGS,
        Draw = "draw": THINGS,
        Pass = "pass": THINGS.needing(Feature::Passes),
        Call = "call": THINGS.needing(Feature::Calls),
        Catch = "catch": THINGS.needing(Feature::Catches),
        Challenge = "challenge": THINGS.needing(Feature::Challenges).asked_first(),
        Choose = "choose": THINGS,
        Agree = "agree": THINGS,
        Undo = "undo": WORDS.everywhere().irreversible().asked_first().at_home(),
    }
    /// Questions about the table, which cost one line and no turn.
    Ask(TableQuestion) {
        Hand = "hand": WORDS.setting(Sets::HandOrder),
        Free = "free": NOTHING,
        Row = "row": THINGS,
        Rows = "rows": NOTHING,
        Under = "under": THINGS,
        Where = "where": THINGS,
        Pairs = "pairs": THINGS.thinking(),
        Collected = "collected": THINGS,
        Bans = "bans": NOTHING.needing(Feature::Bans),
        Top = "top": THINGS,
        Turn = "turn": NOTHING,
        Counts = "counts": NOTHING,
        Piles = "piles": THINGS,
        Scores = "scores": NOTHING,
        Pending = "pending": NOTHING,
        Direction = "direction": NOTHING,
        Order = "order": NOTHING,
        Dealer = "dealer": NAME.setting(Sets::Dealer),
        Can = "can": THINGS.thinking(),
        Why = "why": THINGS.thinking(),
        What = "what": THINGS.thinking(),
        Tip = "tip": NOTHING.thinking(),
        Chances = "chances": NOTHING.thinking(),
    }
    /// Questions about the rules.
    Look(BookQuestion) {
        Rules = "rules": THINGS,
        Rule = "rule": THINGS,
        Card = "card": THINGS,
        Legend = "legend": NOTHING,
    }
    /// Review of earlier lines.
    Again(AgainCommand) {
        Repeat = "repeat": NOTHING,
        More = "more": NOTHING,
        Last = "last": WORDS,
        Back = "back": WORDS,
        Forward = "forward": WORDS,
        Find = "find": TEXT,
        Log = "log": PATH.at_home(),
        News = "news": NOTHING,
        Spell = "spell": TEXT.listed(),
    }
    /// Help and settings, the same everywhere.
    Program(ProgramCommand) {
        Help = "help": THINGS,
        Settings = "settings": NOTHING,
        Language = "language": WORDS,
        Speech = "speech": THINGS.at_home(),
        Sounds = "sounds": PATH.at_home(),
        Braille = "braille": WORDS,
        Show = "show": WORDS,
        Quiet = "quiet": WORDS.listed(),
        StepMode = "pace": WORDS.at_home(),
        Keys = "keys": THINGS.at_home(),
        Prompt = "prompt": WORDS,
    }
    /// Changes to another game, and the end.
    Game(GameCommand) {
        Next = "next": NOTHING.irreversible().at_home(),
        Learn = "learn": NOTHING.irreversible().asked_first().at_home(),
        Games = "games": NOTHING,
        Save = "save": NAME.at_home(),
        Resume = "resume": NAME.irreversible().at_home(),
        Replay = "replay": NAME.irreversible().at_home(),
        Level = "level": THINGS.at_home(),
        Stats = "stats": THINGS.at_home(),
        Profile = "profile": NAME.irreversible().at_home(),
        New = "new": NOTHING.irreversible().asked_first().at_home(),
        Quit = "quit": NOTHING.irreversible().asked_first().at_home(),
    }
}

impl Command {
    /// It takes something back or leaves the table, so it is never suggested for a misspelt word.
    #[must_use]
    pub const fn is_irreversible(self) -> bool {
        self.facts().is_irreversible
    }

    /// With these words it changes a setting or a stored file. Without any, most commands only report.
    #[must_use]
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

    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(self, Command::Move(_))
    }
}

/// A family of games with its own commands.
pub trait Commanded: Family {
    const COMMANDS: &'static [Command];
}

/// Defines the moves and questions of a family as types, and lists its other commands.
macro_rules! commands_of {
    ($Game:ty:
        $(#[$about:meta])*
        $MoveCommand:ident { $($wanted:ident),* $(,)? }
        $Question:ident { $($asked:ident),* $(,)? }
        also { $($also:expr),* $(,)? }
    ) => {
        impl $crate::input::Commanded for $Game {
            const COMMANDS: &'static [$crate::input::Command] = &[
                $($crate::input::Command::Move($crate::input::MoveCommand::$wanted),)*
                $($crate::input::Command::Ask($crate::input::TableQuestion::$asked),)*
                $($also,)*
            ];
        }

        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $MoveCommand {
            $(
                #[doc = concat!(
                    "See [`", stringify!($wanted), "`](crate::input::MoveCommand::", stringify!($wanted), ")."
                )]
                $wanted
            ),*
        }

        impl $MoveCommand {
            /// None if the family does not have it.
            #[must_use]
            pub fn of(wanted: $crate::input::MoveCommand) -> Option<Self> {
                match wanted {
                    $($crate::input::MoveCommand::$wanted => Some(Self::$wanted),)*
                    _ => None,
                }
            }
        }

        #[doc = concat!("What is asked where there are [`", stringify!($MoveCommand), "`]s.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Question {
            $(
                #[doc = concat!(
                    "See [`", stringify!($asked), "`](crate::input::TableQuestion::", stringify!($asked), ")."
                )]
                $asked
            ),*
        }

        impl $Question {
            /// None if the family does not have it.
            #[must_use]
            pub fn of(question: $crate::input::TableQuestion) -> Option<Self> {
                match question {
                    $($crate::input::TableQuestion::$asked => Some(Self::$asked),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use commands_of;

// Each command belongs to at least one family.
const _: () = {
    let mut at = 0;
    while at < Command::ALL.len() {
        let (mut family, mut families) = (0, 0);
        while family < Kind::ALL.len() {
            families += Command::ALL[at].suits(Kind::ALL[family]) as u8;
            family += 1;
        }
        assert!(families > 0, "a command is in the list of no family: docs/adding.md says where they stand");
        at += 1;
    }
};

impl Command {
    #[must_use]
    pub const fn suits(self, family: Kind) -> bool {
        let whose = match (self.facts().whose, self) {
            (Some(whose), _) => whose,
            // Answered by each family itself.
            (None, Command::Move(_) | Command::Ask(_)) => FamilyScope::Listed,
            (None, Command::Look(_) | Command::Again(_) | Command::Program(_) | Command::Game(_)) => {
                FamilyScope::Every
            }
        };
        matches!(whose, FamilyScope::Every) || of_family!(family, G => lists::<G>(self))
    }
}

const fn lists<G: Commanded>(command: Command) -> bool {
    let mut at = 0;
    while at < G::COMMANDS.len() {
        if G::COMMANDS[at].is(command) {
            return true;
        }
        at += 1;
    }
    false
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

/// The families that have a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FamilyScope {
    /// All, with one answer for all of them.
    Every,
    /// Those that list it.
    Listed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct CommandFacts {
    pub(super) behind: ArgumentKind,
    pub(super) whose: Option<FamilyScope>,
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

pub(super) const NOTHING: CommandFacts = CommandFacts::new(ArgumentKind::Nothing);
pub(super) const TEXT: CommandFacts = CommandFacts::new(ArgumentKind::Text);
pub(super) const PATH: CommandFacts = CommandFacts::new(ArgumentKind::Path);
pub(super) const NAME: CommandFacts = CommandFacts::new(ArgumentKind::Name);
pub(super) const THINGS: CommandFacts = CommandFacts::new(ArgumentKind::Things);
pub(super) const WORDS: CommandFacts = CommandFacts::new(ArgumentKind::Words);

impl CommandFacts {
    const fn new(behind: ArgumentKind) -> Self {
        CommandFacts {
            behind,
            whose: None,
            needs: None,
            sets: None,
            is_irreversible: false,
            is_asked_first: false,
            is_thinking: false,
            is_at_home: false,
        }
    }

    /// Overrides the default of its group: every family has it.
    pub(super) const fn everywhere(self) -> Self {
        CommandFacts { whose: Some(FamilyScope::Every), ..self }
    }

    /// Overrides the default of its group: only families that list it have it.
    pub(super) const fn listed(self) -> Self {
        CommandFacts { whose: Some(FamilyScope::Listed), ..self }
    }

    pub(super) const fn needing(self, feature: Feature) -> Self {
        CommandFacts { needs: Some(feature), ..self }
    }

    pub(super) const fn setting(self, sets: Sets) -> Self {
        CommandFacts { sets: Some(sets), ..self }
    }

    pub(super) const fn irreversible(self) -> Self {
        CommandFacts { is_irreversible: true, ..self }
    }

    pub(super) const fn asked_first(self) -> Self {
        CommandFacts { is_asked_first: true, ..self }
    }

    pub(super) const fn at_home(self) -> Self {
        CommandFacts { is_at_home: true, ..self }
    }

    pub(super) const fn thinking(self) -> Self {
        CommandFacts { is_thinking: true, ..self }
    }
}
