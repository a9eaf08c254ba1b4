//! Which commands a family of games has. Moves and questions about the table are answered by each family for itself, so a family
//! has groups of its own with what it has, listed where it answers them by an exhaustive `match`.

use super::facts::Whose;
use super::groups::Command;
use crate::engine::Family;
use crate::engine::families::of_family;
use crate::rules::book::Kind;

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

pub(crate) use commands_of;

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
