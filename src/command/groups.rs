//! What can be typed, in groups, with all that holds of each command. Whoever answers a group does so by an exhaustive `match`, so a
//! command that is forgotten there does not compile.

use super::facts::{Facts, Feature, NAME, NOTHING, PATH, Sets, TEXT, THINGS, WORDS};
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
