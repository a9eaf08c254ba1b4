//! What can be typed, in groups: each is answered by one exhaustive `match`, so a command that is forgotten there does not
//! compile.

use crate::rules::book::Kind;
use crate::say::hold_attributes;

macro_rules! commands {
    ($($(#[$about:meta])* $group:ident($kind:ident) {
        $($(#[$doc:meta])* $variant:ident = $id:literal),* $(,)?
    })*) => {
        // What every command is called, what is typed and what it does, in every language.
        $($(
            const _: () = hold_attributes(
                &[
                    concat!("command-", $id),
                    concat!("command-", $id, "-wall"),
                    concat!("command-", $id, "-patience"),
                ],
                &["words", "use", "help"],
            );
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
        Play = "play",
        /// Takes a pair from a wall.
        Take = "take",
        /// Exchanges a free card of a wall for one that was taken.
        Exchange = "exchange",
        /// Takes what lies left of a breach.
        Left = "left",
        /// Takes what lies right of a breach.
        Right = "right",
        /// Lays a card of a patience on its pile.
        Lay = "lay",
        /// Puts the turned card of a patience to its row.
        Put = "put",
        /// Keeps a card that stands for any.
        Keep = "keep",
        /// Ends a patience.
        Stop = "stop",
        /// Makes the moves of a patience that leave no choice.
        Auto = "auto",
        /// Draws.
        Draw = "draw",
        /// Lays nothing more, or sits out.
        Pass = "pass",
        /// Calls what is due.
        Call = "call",
        /// Says that somebody forgot a call.
        Catch = "catch",
        /// Challenges a card.
        Challenge = "challenge",
        /// Names the colour of the start card.
        Choose = "choose",
        /// Proposes what no rule says.
        Agree = "agree",
        /// Takes the last move back.
        Undo = "undo",
    }
    /// Questions about the table: they cost a line and never a turn.
    Ask(TableQuestion) {
        /// Tells the hand.
        Hand = "hand",
        /// Tells the free cards of a wall.
        Free = "free",
        /// Tells a row.
        Row = "row",
        /// Tells the rows of a patience.
        Rows = "rows",
        /// Tells the second cards of a wall.
        Under = "under",
        /// Tells where a card of a wall lies.
        Where = "where",
        /// Tells the piles of a patience.
        Piles = "piles",
        /// Tells which pairs can be taken.
        Pairs = "pairs",
        /// Tells what was collected.
        Collected = "collected",
        /// Tells the bans in force.
        Bans = "bans",
        /// Tells the top card.
        Top = "top",
        /// Tells whose turn it is.
        Turn = "turn",
        /// Tells how many cards everybody holds.
        Counts = "counts",
        /// Tells the points.
        Scores = "scores",
        /// Tells what is pending.
        Pending = "pending",
        /// Tells the direction.
        Direction = "direction",
        /// Tells who sits where.
        Order = "order",
        /// Tells who deals, or chooses who deals first.
        Dealer = "dealer",
        /// Tells what can be done now.
        Can = "can",
        /// Tells why a card cannot be played.
        Why = "why",
        /// Tells what a card would do.
        What = "what",
        /// Suggests a move.
        Tip = "tip",
        /// Tells whether a patience can still be won.
        Chances = "chances",
    }
    /// Questions that the rules answer, whatever lies on the table.
    Look(BookQuestion) {
        /// Tells the rules of this table.
        Rules = "rules",
        /// Tells a clause of the rule book.
        Rule = "rule",
        /// Tells what a card does, by the rule book.
        Card = "card",
        /// Tells the short codes.
        Legend = "legend",
    }
    /// Hearing again what was told.
    Again(AgainCommand) {
        /// Says the last answer again.
        Repeat = "repeat",
        /// Goes on with a long answer.
        More = "more",
        /// Tells the last happenings again.
        Last = "last",
        /// Goes one line back in what was told.
        Back = "back",
        /// Goes one line forward again.
        Forward = "forward",
        /// Searches in what was told.
        Find = "find",
        /// Writes what was told to a file.
        Log = "log",
        /// Tells what happened since the own last turn.
        News = "news",
        /// Spells a name.
        Spell = "spell",
    }
    /// Help and settings, which mean the same everywhere.
    Program(ProgramCommand) {
        /// Tells the commands.
        Help = "help",
        /// Tells the settings.
        Settings = "settings",
        /// Changes the language.
        Language = "language",
        /// Lets the program speak by itself, or not.
        Speech = "speech",
        /// Lets a command play sounds, or none.
        Sounds = "sounds",
        /// Sets the braille display.
        Braille = "braille",
        /// Sets how much of a channel stands in the terminal.
        Show = "show",
        /// Keeps the own hand from being heard.
        Quiet = "quiet",
        /// Lets each move of the others wait for Enter, or not.
        Pace = "pace",
        /// Lets each key act alone, or not.
        Keys = "keys",
        /// Changes the prompt.
        Prompt = "prompt",
    }
    /// What leads from one game to another, or out.
    Game(GameCommand) {
        /// Goes on with the lesson.
        Next = "next",
        /// Begins the lesson of the game.
        Learn = "learn",
        /// Lists the games.
        Games = "games",
        /// Keeps the game under a name.
        Save = "save",
        /// Goes on with a game that was left.
        Resume = "resume",
        /// Sets how well computer players play.
        Level = "level",
        /// Tells how many games were played and won.
        Stats = "stats",
        /// Changes to another profile.
        Profile = "profile",
        /// Starts another game.
        New = "new",
        /// Leaves.
        Quit = "quit",
    }
}

/// Which families of games have a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Families {
    All,
    Only(Kind),
    AllBut(Kind),
}

impl Families {
    fn have(self, family: Kind) -> bool {
        match self {
            Families::All => true,
            Families::Only(only) => only == family,
            Families::AllBut(but) => but != family,
        }
    }
}

impl Command {
    /// Whether it takes something back or leaves the table: nobody does that by a slip.
    #[must_use]
    pub fn is_irreversible(self) -> bool {
        match self {
            Command::Move(wanted) => wanted.is_irreversible(),
            Command::Game(wanted) => wanted.is_irreversible(),
            Command::Ask(_) | Command::Look(_) | Command::Again(_) | Command::Program(_) => false,
        }
    }

    /// Whether it is a move.
    #[must_use]
    pub fn is_move(self) -> bool {
        match self {
            Command::Move(_) => true,
            Command::Ask(_) | Command::Look(_) | Command::Again(_) | Command::Program(_) | Command::Game(_) => false,
        }
    }

    /// Whether the games of a family have it.
    #[must_use]
    pub fn suits(self, family: Kind) -> bool {
        match self {
            Command::Move(wanted) => wanted.families(),
            Command::Ask(question) => question.families(),
            Command::Again(again) => again.families(),
            Command::Program(wanted) => wanted.families(),
            Command::Look(_) | Command::Game(_) => Families::All,
        }
        .have(family)
    }
}

impl MoveCommand {
    fn is_irreversible(self) -> bool {
        match self {
            MoveCommand::Stop | MoveCommand::Undo => true,
            MoveCommand::Play
            | MoveCommand::Take
            | MoveCommand::Exchange
            | MoveCommand::Left
            | MoveCommand::Right
            | MoveCommand::Lay
            | MoveCommand::Put
            | MoveCommand::Keep
            | MoveCommand::Auto
            | MoveCommand::Draw
            | MoveCommand::Pass
            | MoveCommand::Call
            | MoveCommand::Catch
            | MoveCommand::Challenge
            | MoveCommand::Choose
            | MoveCommand::Agree => false,
        }
    }

    fn families(self) -> Families {
        match self {
            MoveCommand::Play
            | MoveCommand::Draw
            | MoveCommand::Call
            | MoveCommand::Catch
            | MoveCommand::Challenge
            | MoveCommand::Agree => Families::Only(Kind::Shed),
            MoveCommand::Take | MoveCommand::Exchange | MoveCommand::Left | MoveCommand::Right => {
                Families::Only(Kind::Wall)
            }
            MoveCommand::Lay | MoveCommand::Put | MoveCommand::Keep | MoveCommand::Stop | MoveCommand::Auto => {
                Families::Only(Kind::Patience)
            }
            MoveCommand::Pass => Families::AllBut(Kind::Patience),
            MoveCommand::Choose => Families::AllBut(Kind::Wall),
            MoveCommand::Undo => Families::All,
        }
    }
}

impl TableQuestion {
    fn families(self) -> Families {
        match self {
            TableQuestion::Hand | TableQuestion::Pending | TableQuestion::Direction | TableQuestion::Dealer => {
                Families::Only(Kind::Shed)
            }
            TableQuestion::Free
            | TableQuestion::Under
            | TableQuestion::Where
            | TableQuestion::Pairs
            | TableQuestion::Collected => Families::Only(Kind::Wall),
            TableQuestion::Rows | TableQuestion::Piles | TableQuestion::Chances => Families::Only(Kind::Patience),
            TableQuestion::Row => Families::AllBut(Kind::Shed),
            TableQuestion::Top => Families::AllBut(Kind::Wall),
            TableQuestion::Order | TableQuestion::Bans => Families::AllBut(Kind::Patience),
            TableQuestion::Turn
            | TableQuestion::Counts
            | TableQuestion::Scores
            | TableQuestion::Can
            | TableQuestion::Why
            | TableQuestion::What
            | TableQuestion::Tip => Families::All,
        }
    }
}

impl AgainCommand {
    fn families(self) -> Families {
        match self {
            AgainCommand::Spell => Families::AllBut(Kind::Patience),
            AgainCommand::Repeat
            | AgainCommand::More
            | AgainCommand::Last
            | AgainCommand::Back
            | AgainCommand::Forward
            | AgainCommand::Find
            | AgainCommand::Log
            | AgainCommand::News => Families::All,
        }
    }
}

impl ProgramCommand {
    fn families(self) -> Families {
        match self {
            ProgramCommand::Quiet => Families::Only(Kind::Shed),
            ProgramCommand::Help
            | ProgramCommand::Settings
            | ProgramCommand::Language
            | ProgramCommand::Speech
            | ProgramCommand::Sounds
            | ProgramCommand::Braille
            | ProgramCommand::Show
            | ProgramCommand::Pace
            | ProgramCommand::Keys
            | ProgramCommand::Prompt => Families::All,
        }
    }
}

impl GameCommand {
    fn is_irreversible(self) -> bool {
        match self {
            GameCommand::Next
            | GameCommand::Learn
            | GameCommand::Resume
            | GameCommand::Profile
            | GameCommand::New
            | GameCommand::Quit => true,
            GameCommand::Games | GameCommand::Save | GameCommand::Level | GameCommand::Stats => false,
        }
    }
}
