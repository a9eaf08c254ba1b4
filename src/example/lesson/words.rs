//! The words of lessons: what is taught about playing at the table, and what can be asked there.

use crate::rules::book::Family;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $word:literal [$($family:ident)+]),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word in a file.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// Whether it has a meaning in the games of a family.
            #[must_use]
            pub fn suits(self, family: Family) -> bool {
                match self { $($name::$variant => matches!(family, $(Family::$family)|+)),* }
            }

            /// The one with this word, if it has a meaning in the games of a family.
            #[must_use]
            pub fn of(word: &str, family: Family) -> Option<Self> {
                Self::ALL.iter().copied().find(|own| own.word() == word && own.suits(family))
            }
        }
    };
}

words! {
    /// Something about playing at this table, whatever the game.
    Topic {
        /// Hearing the own cards.
        Hand = "hand" [Shed],
        /// The top card.
        Top = "top" [Shed],
        /// What can be done.
        Can = "can" [Shed Patience],
        /// What would happen.
        What = "what" [Shed Wall Patience],
        /// Why a card does not fit.
        Why = "why" [Shed Wall Patience],
        /// Laying a card.
        Play = "play" [Shed],
        /// Laying a card by its code.
        Code = "code" [Shed],
        /// Drawing.
        Draw = "draw" [Shed],
        /// Passing.
        Pass = "pass" [Shed],
        /// Enter alone.
        Enter = "enter" [Shed Wall Patience],
        /// What has happened.
        News = "news" [Shed],
        /// The commands.
        Help = "help" [Shed Wall Patience],
        /// A suggestion.
        Tip = "tip" [Shed Wall Patience],
        /// How many cards everybody holds, or lie where.
        Counts = "counts" [Shed Wall],
        /// What a card does.
        Card = "card" [Shed],
        /// Naming a colour or suit with a card.
        Wish = "wish" [Shed Patience],
        /// Calling.
        Call = "call" [Shed],
        /// Catching who forgot a call.
        Catch = "catch" [Shed],
        /// Challenging.
        Challenge = "challenge" [Shed],
        /// Answering what is pending.
        Answer = "answer" [Shed],
        /// Going on in the same turn.
        Again = "again" [Shed Wall],
        /// Laying several cards at once.
        Several = "several" [Shed],
        /// The last card.
        Last = "last" [Shed],
        /// The free cards of a wall.
        Free = "free" [Wall],
        /// One row, or stack.
        Row = "row" [Wall Patience],
        /// The pairs that can be taken.
        Pairs = "pairs" [Wall],
        /// Taking a pair.
        Take = "take" [Wall],
        /// Two cards of one row.
        SameRow = "same-row" [Wall],
        /// The bans that are in force.
        Bans = "bans" [Wall],
        /// Exchanging a free card.
        Exchange = "exchange" [Wall],
        /// Taking one side of a breach.
        Side = "side" [Wall],
        /// How many cards were collected.
        Scores = "scores" [Wall],
        /// What each side has collected.
        Collected = "collected" [Wall],
        /// The turned card of a patience.
        Next = "next" [Patience],
        /// The piles of a patience.
        Piles = "piles" [Patience],
        /// The ends of the rows of a patience.
        Rows = "rows" [Patience],
        /// Laying a card of a patience.
        Lay = "lay" [Patience],
        /// Putting a card to its row.
        Put = "put" [Patience],
        /// Laying a card from its row.
        FromRow = "from-row" [Patience],
        /// Keeping a card that stands for any.
        Keep = "keep" [Patience],
        /// Laying a card that was kept.
        Kept = "kept" [Patience],
        /// Taking a move back.
        Undo = "undo" [Patience],
        /// Whether the game can still be won.
        Chances = "chances" [Patience],
        /// What is left when the hidden pile of a patience is used up.
        Stop = "stop" [Patience],
    }
}

words! {
    /// Something that can be asked at the table, by its English command.
    Query {
        /// Enter alone.
        Enter = "enter" [Shed Wall Patience],
        /// The own cards.
        Hand = "hand" [Shed],
        /// The top card.
        Top = "top" [Shed],
        /// How many cards everybody holds, or lie where.
        Counts = "counts" [Shed Wall Patience],
        /// What can be done.
        Can = "can" [Shed Wall Patience],
        /// Why a card does not fit, or a move is not allowed.
        Why = "why" [Shed Wall Patience],
        /// What a play would do.
        What = "what" [Shed Wall Patience],
        /// A suggestion.
        Tip = "tip" [Shed Wall Patience],
        /// What a card does.
        Card = "card" [Shed Wall Patience],
        /// The points, or how many cards were collected or laid.
        Scores = "scores" [Shed Wall Patience],
        /// What is pending.
        Pending = "pending" [Shed],
        /// What has happened since the own last turn.
        News = "news" [Shed Wall Patience],
        /// The commands.
        Help = "help" [Shed Wall Patience],
        /// The codes of the cards.
        Legend = "legend" [Shed Wall Patience],
        /// The free cards of a wall.
        Free = "free" [Wall],
        /// One row, or stack.
        Row = "row" [Wall Patience],
        /// The pairs that can be taken.
        Pairs = "pairs" [Wall],
        /// What each side has collected.
        Collected = "collected" [Wall],
        /// The bans in force.
        Bans = "bans" [Wall],
        /// The turned card of a patience.
        Next = "next" [Patience],
        /// The piles of a patience.
        Piles = "piles" [Patience],
        /// The ends of the rows of a patience.
        Rows = "rows" [Patience],
        /// Whether the game can still be won.
        Chances = "chances" [Patience],
    }
}

/// What stands behind a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    Nothing,
    Card,
    Move,
    Stack,
    StackOrNothing,
    Colour,
    ColourOrNothing,
}

impl Query {
    /// What stands behind it in the games of a family.
    pub(super) fn behind(self, family: Family) -> Behind {
        match (self, family) {
            (Query::Card, _) | (Query::Why | Query::What, Family::Shed) => Behind::Card,
            (Query::Why | Query::What, _) => Behind::Move,
            (Query::Row, Family::Wall) => Behind::Stack,
            (Query::Pairs, _) => Behind::StackOrNothing,
            (Query::Row, _) => Behind::Colour,
            (Query::Piles, _) => Behind::ColourOrNothing,
            _ => Behind::Nothing,
        }
    }
}
