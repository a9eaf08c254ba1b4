//! What can be typed, in groups, with all that holds of each command. Whoever answers a group does so by an exhaustive `match`, so a
//! command that is forgotten there does not compile.

pub(crate) use commands_of;

use crate::engine::Family;
use crate::engine::families::of_family;
use crate::rules::book::Kind;
use crate::say::hold_attributes;

macro_rules! commands {
    ($($(#[$about:meta])* $group:ident($kind:ident) {
        $($(#[$doc:meta])* $variant:ident = $id:literal: $facts:expr),* $(,)?
    })*) => {
        // What every command is called, what is typed and what it does, in every language.
        $($(
            const _: () = hold_attributes(concat!("command-", $id), &["words", "use", "help"]);
        )*)*

        /// A command.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command { $($(#[$about])* $group($kind)),* }

        impl Command {
            /// All commands, in the order of the help.
            pub const ALL: &'static [Command] = &[$($(Command::$group($kind::$variant)),*),*];

            /// The English word, which is accepted in every language and names the messages about the command.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Command::$group(one) => one.id()),* }
            }

            /// What holds of it wherever it is typed.
            #[must_use]
            pub const fn facts(self) -> Facts {
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
                /// The English word; see [`Command::id`].
                #[must_use]
                pub fn id(self) -> &'static str {
                    match self { $($kind::$variant => $id),* }
                }

                /// What holds of it wherever it is typed; see [`Command::facts`].
                #[must_use]
                pub const fn facts(self) -> Facts {
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
    /// Moves, and what is done about moves: they are never guessed at.
    Move(MoveCommand) {
        /// Lays a card.
        Play = "play": THINGS,
        /// Takes a pair from a wall.
        Take = "take": THINGS,
        /// Exchanges a free card of a wall for one that was taken.
        Exchange = "exchange": THINGS.needing(Feature::Exchanges),
        /// Takes what lies left of a breach.
        Left = "left": THINGS.needing(Feature::Breaches),
        /// Takes what lies right of a breach.
        Right = "right": THINGS.needing(Feature::Breaches),
        /// Lays a card of a patience on its pile.
        Lay = "lay": THINGS,
        /// Puts the turned card of a patience to its row.
        Put = "put": NOTHING,
        /// Keeps a card that stands for any.
        Keep = "keep": NOTHING,
        /// Ends a patience.
        Stop = "stop": NOTHING.irreversible().asked_first(),
        /// Makes the moves of a patience that leave no choice.
        Auto = "auto": THINGS,
        /// Draws.
        Draw = "draw": THINGS,
        /// Lays nothing more, or sits out.
        Pass = "pass": THINGS.needing(Feature::Passes),
        /// Calls what is due.
        Call = "call": THINGS.needing(Feature::Calls),
        /// Says that somebody forgot a call.
        Catch = "catch": THINGS.needing(Feature::Catches),
        /// Challenges a card.
        Challenge = "challenge": THINGS.needing(Feature::Challenges).asked_first(),
        /// Names the colour of the start card.
        Choose = "choose": THINGS,
        /// Proposes what no rule says.
        Agree = "agree": THINGS,
        /// Takes the last move back.
        Undo = "undo": WORDS.everywhere().irreversible().asked_first().at_home(),
    }
    /// Questions about the table: they cost a line and never a turn.
    Ask(TableQuestion) {
        /// Tells the hand.
        Hand = "hand": WORDS.setting(Sets::HandOrder),
        /// Tells the free cards of a wall.
        Free = "free": NOTHING,
        /// Tells a row.
        Row = "row": THINGS,
        /// Tells the rows of a patience.
        Rows = "rows": NOTHING,
        /// Tells the second cards of a wall.
        Under = "under": THINGS,
        /// Tells where a card of a wall lies.
        Where = "where": THINGS,
        /// Tells which pairs can be taken.
        Pairs = "pairs": THINGS.thinking(),
        /// Tells what was collected.
        Collected = "collected": THINGS,
        /// Tells the bans in force.
        Bans = "bans": NOTHING.needing(Feature::Bans),
        /// Tells the top card.
        Top = "top": THINGS,
        /// Tells whose turn it is.
        Turn = "turn": NOTHING,
        /// Tells how many cards everybody holds.
        Counts = "counts": NOTHING,
        /// Tells the piles: how many cards lie there, or those of a patience with what lies on top.
        Piles = "piles": THINGS,
        /// Tells the points.
        Scores = "scores": NOTHING,
        /// Tells what is pending.
        Pending = "pending": NOTHING,
        /// Tells the direction.
        Direction = "direction": NOTHING,
        /// Tells who sits where.
        Order = "order": NOTHING,
        /// Tells who deals, or chooses who deals first.
        Dealer = "dealer": NAME.setting(Sets::Dealer),
        /// Tells what can be done now.
        Can = "can": THINGS.thinking(),
        /// Tells why a card cannot be played.
        Why = "why": THINGS.thinking(),
        /// Tells what a card would do.
        What = "what": THINGS.thinking(),
        /// Suggests a move.
        Tip = "tip": NOTHING.thinking(),
        /// Tells whether a patience can still be won.
        Chances = "chances": NOTHING.thinking(),
    }
    /// Questions that the rules answer, whatever lies on the table.
    Look(BookQuestion) {
        /// Tells the rules of this table.
        Rules = "rules": THINGS,
        /// Tells a clause of the rule book.
        Rule = "rule": THINGS,
        /// Tells what a card does, by the rule book.
        Card = "card": THINGS,
        /// Tells the short codes.
        Legend = "legend": NOTHING,
    }
    /// Hearing again what was told.
    Again(AgainCommand) {
        /// Says the last answer again.
        Repeat = "repeat": NOTHING,
        /// Goes on with a long answer.
        More = "more": NOTHING,
        /// Tells the last happenings again.
        Last = "last": WORDS,
        /// Goes one line back in what was told.
        Back = "back": WORDS,
        /// Goes one line forward again.
        Forward = "forward": WORDS,
        /// Searches in what was told.
        Find = "find": TEXT,
        /// Writes what was told to a file.
        Log = "log": PATH.at_home(),
        /// Tells what happened since the own last turn.
        News = "news": NOTHING,
        /// Spells a name.
        Spell = "spell": TEXT.listed(),
    }
    /// Help and settings, which mean the same everywhere.
    Program(ProgramCommand) {
        /// Tells the commands.
        Help = "help": THINGS,
        /// Tells the settings.
        Settings = "settings": NOTHING,
        /// Changes the language.
        Language = "language": WORDS,
        /// Lets the program speak by itself, or not.
        Speech = "speech": THINGS.at_home(),
        /// Lets a command play sounds, or none.
        Sounds = "sounds": PATH.at_home(),
        /// Sets the braille display.
        Braille = "braille": WORDS,
        /// Sets how much of a channel stands in the terminal.
        Show = "show": WORDS,
        /// Keeps the own hand from being heard.
        Quiet = "quiet": WORDS.listed(),
        /// Lets each move of the others wait for Enter, or not.
        StepMode = "pace": WORDS.at_home(),
        /// Lets each key act alone, or not.
        Keys = "keys": THINGS.at_home(),
        /// Changes the prompt.
        Prompt = "prompt": WORDS,
    }
    /// What leads from one game to another, or out.
    Game(GameCommand) {
        /// Goes on with the lesson.
        Next = "next": NOTHING.irreversible().at_home(),
        /// Begins the lesson of the game.
        Learn = "learn": NOTHING.irreversible().asked_first().at_home(),
        /// Lists the games.
        Games = "games": NOTHING,
        /// Keeps the game under a name.
        Save = "save": NAME.at_home(),
        /// Goes on with a game that was left.
        Resume = "resume": NAME.irreversible().at_home(),
        /// Tells a game again that was played.
        Replay = "replay": NAME.irreversible().at_home(),
        /// Sets how well computer players play.
        Level = "level": THINGS.at_home(),
        /// Tells how many games were played and won.
        Stats = "stats": THINGS.at_home(),
        /// Changes to another profile.
        Profile = "profile": NAME.irreversible().at_home(),
        /// Starts another game.
        New = "new": NOTHING.irreversible().asked_first().at_home(),
        /// Leaves.
        Quit = "quit": NOTHING.irreversible().asked_first().at_home(),
    }
}

impl Command {
    /// Whether it takes something back or leaves the table: nobody does that by a slip.
    #[must_use]
    pub const fn is_irreversible(self) -> bool {
        self.facts().is_irreversible
    }

    /// Whether it changes something that stays, with this behind it: a setting, or what is kept on the disk. Without anything behind
    /// it, most only tell how it is.
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

    /// Whether it is a move.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(self, Command::Move(_))
    }
}

/// A game with the commands that some families have and others have not.
pub trait Commanded: Family {
    /// Those that it has.
    const COMMANDS: &'static [Command];
}

/// The moves and the questions of a family, which become types of its own, and what it has beside them.
macro_rules! commands_of {
    ($Game:ty:
        $(#[$about:meta])*
        $MoveCommand:ident { $($wanted:ident),* $(,)? }
        $Question:ident { $($asked:ident),* $(,)? }
        also { $($also:expr),* $(,)? }
    ) => {
        impl $crate::command::Commanded for $Game {
            const COMMANDS: &'static [$crate::command::Command] = &[
                $($crate::command::Command::Move($crate::command::MoveCommand::$wanted),)*
                $($crate::command::Command::Ask($crate::command::TableQuestion::$asked),)*
                $($also,)*
            ];
        }

        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $MoveCommand {
            $(
                #[doc = concat!(
                    "See [`", stringify!($wanted), "`](crate::command::MoveCommand::", stringify!($wanted), ")."
                )]
                $wanted
            ),*
        }

        impl $MoveCommand {
            /// The same among those of all families; nothing if this one does not have it.
            #[must_use]
            pub fn of(wanted: $crate::command::MoveCommand) -> Option<Self> {
                match wanted {
                    $($crate::command::MoveCommand::$wanted => Some(Self::$wanted),)*
                    _ => None,
                }
            }
        }

        #[doc = concat!("What is asked where there are [`", stringify!($MoveCommand), "`]s.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Question {
            $(
                #[doc = concat!(
                    "See [`", stringify!($asked), "`](crate::command::TableQuestion::", stringify!($asked), ")."
                )]
                $asked
            ),*
        }

        impl $Question {
            /// The same among those of all families; nothing if this one does not have it.
            #[must_use]
            pub fn of(question: $crate::command::TableQuestion) -> Option<Self> {
                match question {
                    $($crate::command::TableQuestion::$asked => Some(Self::$asked),)*
                    _ => None,
                }
            }
        }
    };
}

// A command that no family has would be answered nowhere.
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
    /// Whether the games of a family have it.
    #[must_use]
    pub const fn suits(self, family: Kind) -> bool {
        let whose = match (self.facts().whose, self) {
            (Some(whose), _) => whose,
            // Each family answers these for itself.
            (None, Command::Move(_) | Command::Ask(_)) => Whose::Listed,
            (None, Command::Look(_) | Command::Again(_) | Command::Program(_) | Command::Game(_)) => Whose::Every,
        };
        matches!(whose, Whose::Every) || of_family!(family, G => lists::<G>(self))
    }
}

/// Whether the list of a family has a command.
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

/// What can stand behind a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    /// Nothing.
    Nothing,
    /// A text, which stays as it was typed.
    Text,
    /// A file or a program: all that was typed, letter by letter.
    Path,
    /// A name that somebody gives or has given: as it was typed, but for words before it that say nothing.
    Name,
    /// Something of the game, which keeps its signs: a card, a rule, a name.
    Things,
    /// Words that the command knows.
    Words,
}

/// What some games of a family have and others have not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Calls are typed.
    Calls,
    /// Somebody has to notice what others do wrong.
    Catches,
    /// A card can be challenged.
    Challenges,
    /// A free card can be exchanged.
    Exchanges,
    /// An empty stack is a breach, after which a side is chosen.
    Breaches,
    /// Rows of the times table can be banned.
    Bans,
    /// Somebody can pass.
    Passes,
}

/// What words behind a question set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sets {
    /// In which order hands are told.
    HandOrder,
    /// Who deals first.
    Dealer,
}

/// Which families of games have a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// Every family; it is answered once for all of them.
    Every,
    /// Those that list it.
    Listed,
}

/// What holds of a command wherever it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Facts {
    pub(super) behind: Behind,
    pub(super) whose: Option<Whose>,
    /// What a game needs to have for it to mean anything.
    pub needs: Option<Feature>,
    /// What words behind it set.
    pub sets: Option<Sets>,
    /// Whether it takes something back or leaves the table: nobody does that by a slip.
    pub is_irreversible: bool,
    /// Whether a single key asks first whether it is meant.
    pub is_asked_first: bool,
    /// Whether it is told among the help with thinking.
    pub is_thinking: bool,
    /// Whether it is about the machine on which the program runs, or about what only one person decides: nothing for who plays at a
    /// table elsewhere.
    pub is_at_home: bool,
}

/// Nothing can stand behind it.
pub(super) const NOTHING: Facts = Facts::new(Behind::Nothing);
/// A text can stand behind it.
pub(super) const TEXT: Facts = Facts::new(Behind::Text);
/// A file or a program can stand behind it.
pub(super) const PATH: Facts = Facts::new(Behind::Path);
/// A name to be kept can stand behind it.
pub(super) const NAME: Facts = Facts::new(Behind::Name);
/// Something of the game can stand behind it.
pub(super) const THINGS: Facts = Facts::new(Behind::Things);
/// Words can stand behind it that it knows.
pub(super) const WORDS: Facts = Facts::new(Behind::Words);

impl Facts {
    const fn new(behind: Behind) -> Self {
        Facts {
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

    /// Every family has it, unlike the others of its group.
    pub(super) const fn everywhere(self) -> Self {
        Facts { whose: Some(Whose::Every), ..self }
    }

    /// Only the families have it that list it, unlike the others of its group.
    pub(super) const fn listed(self) -> Self {
        Facts { whose: Some(Whose::Listed), ..self }
    }

    /// It means something only in games that have this.
    pub(super) const fn needing(self, feature: Feature) -> Self {
        Facts { needs: Some(feature), ..self }
    }

    /// Words behind it set something.
    pub(super) const fn setting(self, sets: Sets) -> Self {
        Facts { sets: Some(sets), ..self }
    }

    /// It takes something back or leaves the table.
    pub(super) const fn irreversible(self) -> Self {
        Facts { is_irreversible: true, ..self }
    }

    /// A single key asks first whether it is meant.
    pub(super) const fn asked_first(self) -> Self {
        Facts { is_asked_first: true, ..self }
    }

    /// It is nothing for who plays at a table elsewhere.
    pub(super) const fn at_home(self) -> Self {
        Facts { is_at_home: true, ..self }
    }

    /// It is told among the help with thinking.
    pub(super) const fn thinking(self) -> Self {
        Facts { is_thinking: true, ..self }
    }
}
