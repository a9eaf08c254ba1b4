//! The words of lessons: what is taught about playing at the table, and what can be asked there.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)?
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
        }
    };
}

words! {
    /// Something about playing at this table, whatever the game.
    Topic {
        /// Hearing the own cards.
        Hand = "hand",
        /// The top card.
        Top = "top",
        /// What can be done.
        Can = "can",
        /// What would happen.
        What = "what",
        /// Why a card does not fit.
        Why = "why",
        /// Laying a card.
        Play = "play",
        /// Laying a card by its code.
        Code = "code",
        /// Drawing.
        Draw = "draw",
        /// Passing.
        Pass = "pass",
        /// Enter alone.
        Enter = "enter",
        /// What has happened.
        News = "news",
        /// The commands.
        Help = "help",
        /// A suggestion.
        Tip = "tip",
        /// How many cards everybody holds, or lie where.
        Counts = "counts",
        /// What a card does.
        Card = "card",
        /// Naming a colour or suit with a card.
        Wish = "wish",
        /// Calling.
        Call = "call",
        /// Catching who forgot a call.
        Catch = "catch",
        /// Challenging.
        Challenge = "challenge",
        /// Answering what is pending.
        Answer = "answer",
        /// Going on in the same turn.
        Again = "again",
        /// Laying several cards at once.
        Several = "several",
        /// The last card.
        Last = "last",
        /// The free cards of a wall.
        Free = "free",
        /// One row, or stack.
        Row = "row",
        /// The pairs that can be taken.
        Pairs = "pairs",
        /// Taking a pair.
        Take = "take",
        /// Two cards of one row.
        SameRow = "same-row",
        /// The bans that are in force.
        Bans = "bans",
        /// Exchanging a free card.
        Exchange = "exchange",
        /// Taking one side of a breach.
        Side = "side",
        /// How many cards were collected.
        Scores = "scores",
        /// What each side has collected.
        Collected = "collected",
        /// The turned card of a patience.
        Next = "next",
        /// The piles of a patience.
        Piles = "piles",
        /// The ends of the rows of a patience.
        Rows = "rows",
        /// Laying a card of a patience.
        Lay = "lay",
        /// Putting a card to its row.
        Put = "put",
        /// Laying a card from its row.
        FromRow = "from-row",
        /// Keeping a card that stands for any.
        Keep = "keep",
        /// Laying a card that was kept.
        Kept = "kept",
        /// Taking a move back.
        Undo = "undo",
        /// Whether the game can still be won.
        Chances = "chances",
        /// What is left when the hidden pile of a patience is used up.
        Stop = "stop",
    }
}

words! {
    /// Something that can be asked at the table, by its English command.
    Query {
        /// Enter alone.
        Enter = "enter",
        /// The own cards.
        Hand = "hand",
        /// The top card.
        Top = "top",
        /// How many cards everybody holds, or lie where.
        Counts = "counts",
        /// What can be done.
        Can = "can",
        /// Why a card does not fit, or a move is not allowed.
        Why = "why",
        /// What a play would do.
        What = "what",
        /// A suggestion.
        Tip = "tip",
        /// What a card does.
        Card = "card",
        /// The points, or how many cards were collected or laid.
        Scores = "scores",
        /// What is pending.
        Pending = "pending",
        /// What has happened since the own last turn.
        News = "news",
        /// The commands.
        Help = "help",
        /// The codes of the cards.
        Legend = "legend",
        /// The free cards of a wall.
        Free = "free",
        /// One row, or stack.
        Row = "row",
        /// The pairs that can be taken.
        Pairs = "pairs",
        /// What each side has collected.
        Collected = "collected",
        /// The bans in force.
        Bans = "bans",
        /// The turned card of a patience.
        Next = "next",
        /// The piles of a patience.
        Piles = "piles",
        /// The ends of the rows of a patience.
        Rows = "rows",
        /// Whether the game can still be won.
        Chances = "chances",
    }
}

/// Some of the topics.
macro_rules! topics {
    ($($topic:ident),* $(,)?) => { &[$($crate::example::Topic::$topic),*] };
}

/// Some of the queries.
macro_rules! queries {
    ($($query:ident),* $(,)?) => { &[$($crate::example::Query::$query),*] };
}

pub(crate) use {queries, topics};

/// What stands behind a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing.
    Nothing,
    /// A card.
    Card,
    /// A move.
    Move,
    /// A stack.
    Stack,
    /// A stack, or nothing.
    StackOrNothing,
    /// A colour.
    Colour,
    /// A colour, or nothing.
    ColourOrNothing,
}
