//! How the kinds of fault are declared, each with its message.

use super::Clause;
use super::diagnostic::{Arg, FileProblem, Shape, SyntaxProblem};

/// A message with the names of its variables.
pub type Declared = (&'static str, &'static [&'static str]);

/// Declares the kinds of fault, each with the id of its message; the fields are the variables of the message. Behind `of`
/// stand kinds that are declared elsewhere.
macro_rules! kinds {
    (
        $(#[$about:meta])* $Kinds:ident $(of { $($(#[$part_doc:meta])* $Part:ident,)+ })?:
        $($(#[$doc:meta])* $kind:ident = $id:literal $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ })?,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Kinds {
            $($(#[$doc])* $kind $({ $($(#[$field_doc])* $field: $type,)+ })?,)+
            $($($(#[$part_doc])* $Part($Part),)+)?
        }

        impl $Kinds {
            /// The ids of the own messages with their variables.
            pub(super) const OWN: &[Declared] = &[$(($id, &[$($(stringify!($field)),+)?])),+];

            /// The id of the message in `faults.ftl`, and its variables.
            #[must_use]
            pub fn message(&self) -> (&'static str, Vec<(&'static str, Arg)>) {
                match self {
                    $($Kinds::$kind $({ $($field),+ })? => {
                        ($id, vec![$($((stringify!($field), $field.into())),+)?])
                    })+
                    $($($Kinds::$Part(kind) => kind.message(),)+)?
                }
            }
        }

        $(
            impl $Kinds {
                /// The ids of all messages with their variables, those that are declared elsewhere behind the others.
                pub const MESSAGES: &[&[Declared]] = &[$Kinds::OWN, $($Part::OWN),+];
            }

            $(impl From<$Part> for $Kinds {
                fn from(kind: $Part) -> Self {
                    $Kinds::$Part(kind)
                }
            })+
        )?
    };
}

kinds! {
    /// What is wrong. Keys are written with dots from the top of the file, such as `cards.seven.points`; places in
    /// a list are counted from 1.
    DiagnosticKind of {
        /// It is wrong with a rule book.
        BookFault,
        /// It is told, and not wrong.
        Doubt,
    }:
    /// The line is not TOML.
    Syntax = "fault-syntax" {
        /// In which way.
        problem: SyntaxProblem,
    },
    /// A key stands there twice.
    DuplicateKey = "fault-duplicate-key" {
        /// The key.
        key: String,
    },
    /// Tables within tables within tables.
    TooDeep = "fault-too-deep",
    /// More faults than anybody would read at a time.
    TooMany = "fault-too-many" {
        /// How many more.
        count: usize,
    },
    /// The file cannot be read.
    FileUnreadable = "fault-file-unreadable" {
        /// Why not.
        reason: FileProblem,
    },
    /// There is no such key.
    UnknownKey = "fault-unknown-key" {
        /// The key.
        key: String,
        /// The keys that can stand there.
        expected: Vec<String>,
    },
    /// The word is none of those that can stand there.
    UnknownWord = "fault-unknown-word" {
        /// The key.
        key: String,
        /// The word.
        word: String,
        /// The words that can stand there.
        expected: Vec<String>,
    },
    /// A number where a text should be, and the like.
    WrongType = "fault-wrong-type" {
        /// The key.
        key: String,
        /// What should stand there.
        wanted: Shape,
        /// What stands there.
        found: Shape,
    },
    /// Something bare where a table should be.
    NeedsTable = "fault-needs-table" {
        /// The key.
        key: String,
        /// What stands there.
        found: Shape,
        /// The keys that the table can have.
        expected: Vec<String>,
    },
    /// A number that is too small or too large.
    OutOfRange = "fault-out-of-range" {
        /// The key.
        key: String,
        /// The number.
        number: i64,
        /// The smallest that can stand there.
        min: i64,
        /// The largest that can stand there.
        max: i64,
    },
    /// The key of a table should be a number.
    KeyNotANumber = "fault-key-not-a-number" {
        /// The key.
        key: String,
    },
    /// The text is not the number of a clause.
    NotAClause = "fault-not-a-clause" {
        /// The key.
        key: String,
        /// The text.
        text: String,
    },
    /// A key is missing.
    MissingKey = "fault-missing-key" {
        /// The key.
        key: String,
    },
    /// The table of an effect does not have exactly one key.
    OneEffect = "fault-one-effect" {
        /// The key.
        key: String,
        /// The effects that there are.
        expected: Vec<String>,
    },
    /// The value cannot be understood in a way that no other fault describes.
    Unclear = "fault-unclear" {
        /// The key.
        key: String,
    },
    /// There is no such game: asked for, or named after `extends`.
    UnknownGame = "fault-unknown-game" {
        /// Its id.
        game: String,
        /// The games that there are.
        expected: Vec<String>,
    },
    /// A file extends itself, through others or at once.
    ExtendsCycle = "fault-extends-cycle" {
        /// The ids, from the file to itself.
        chain: Vec<String>,
    },
    /// So many files extend each other that nobody could follow.
    ExtendsTooLong = "fault-extends-too-long" {
        /// The most that can.
        max: usize,
    },
    /// `remove` names a path that is not there.
    NothingToRemove = "fault-nothing-to-remove" {
        /// The path.
        path: String,
    },
    /// `replaces` names a clause that the game does not have.
    NothingToReplace = "fault-nothing-to-replace" {
        /// The clause.
        clause: Clause,
    },
    /// The id is not the name of the file.
    WrongId = "fault-wrong-id" {
        /// The id.
        id: String,
        /// What the file is called.
        expected: String,
    },
    /// There is a game with that id already.
    GameExists = "fault-game-exists" {
        /// The id.
        game: String,
    },
    /// An option has neither `number` nor `default`, or both, or `remove` beside `default`.
    OptionForm = "fault-option-form" {
        /// The option.
        option: String,
    },
    /// An option with a `default` has no values to choose.
    OptionWithoutValues = "fault-option-without-values" {
        /// The option.
        option: String,
    },
    /// The default value of an option has a patch.
    DefaultHasPatch = "fault-default-has-patch" {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
    /// The key of a `number` option is not a number of the file.
    NotANumber = "fault-not-a-number" {
        /// The option.
        option: String,
        /// The key.
        key: String,
    },
    /// An option is to remove something that is not there, perhaps since a variant has removed it for good.
    OptionIdle = "fault-option-idle" {
        /// The option.
        option: String,
        /// The path.
        path: String,
    },
    /// An option was chosen that the game does not have.
    UnknownOption = "fault-unknown-option" {
        /// The option.
        option: String,
        /// The options that there are.
        expected: Vec<String>,
    },
    /// A value was chosen that the option does not have.
    OptionValue = "fault-option-value" {
        /// The option.
        option: String,
        /// The value.
        value: String,
        /// The values that there are.
        expected: Vec<String>,
    },
    /// A value was chosen that is not a number of the option's range.
    OptionNumber = "fault-option-number" {
        /// The option.
        option: String,
        /// The value.
        value: String,
        /// The smallest number.
        min: u32,
        /// The largest number.
        max: u32,
    },
    /// An option was chosen twice.
    OptionTwice = "fault-option-twice" {
        /// The option.
        option: String,
    },
    /// Two chosen options write or remove the same key.
    OptionsClash = "fault-options-clash" {
        /// One option.
        first: String,
        /// The other.
        second: String,
        /// The key.
        key: String,
    },
    /// A file says to be of another family than the game that it extends.
    OtherKind = "fault-other-kind" {
        /// The family of that game.
        kind: String,
    },
    /// An option excludes itself, so that it could never be chosen.
    ExcludesItself = "fault-excludes-itself" {
        /// The option.
        option: String,
    },
    /// What something is called is nothing at all.
    EmptyText = "fault-empty-text" {
        /// Where it stands.
        key: String,
    },
    /// Two options were chosen of which one excludes the other.
    OptionsExclude = "fault-options-exclude" {
        /// One option.
        first: String,
        /// The other.
        second: String,
    },
    /// A name is not made of small letters, digits and hyphens.
    BadName = "fault-bad-name" {
        /// Where it stands.
        key: String,
        /// The name.
        name: String,
    },
    /// A code is not one to three visible characters of ASCII.
    BadCode = "fault-bad-code" {
        /// The card.
        card: String,
        /// The code.
        code: String,
    },
    /// A range of numbers is empty, too long, or has an end that is no number.
    BadRange = "fault-bad-range" {
        /// The key.
        key: String,
        /// The range.
        range: String,
    },
    /// A list is empty that has to say something.
    EmptyList = "fault-empty-list" {
        /// The key.
        key: String,
    },
    /// A list names the same thing twice.
    ListedTwice = "fault-listed-twice" {
        /// The key.
        key: String,
        /// What stands there twice.
        item: String,
    },
    /// The deck has no such colour.
    UnknownColour = "fault-unknown-colour" {
        /// The key.
        key: String,
        /// The colour.
        colour: String,
        /// The colours of the deck.
        expected: Vec<String>,
    },
    /// The deck has no such card.
    UnknownCard = "fault-unknown-card" {
        /// The key.
        key: String,
        /// The card.
        card: String,
        /// The cards that there are.
        expected: Vec<String>,
    },
    /// The clause is neither among the clauses of the game nor a general one.
    UnknownClause = "fault-unknown-clause" {
        /// The key.
        key: String,
        /// The clause.
        clause: Clause,
    },
    /// Two entries make the same card.
    SameFace = "fault-same-face" {
        /// The entry.
        card: String,
        /// The entry that has it already.
        other: String,
        /// The symbol, with its colour.
        face: String,
    },
    /// Two cards have the same code.
    SameCode = "fault-same-code" {
        /// The entry.
        card: String,
        /// The entry that has it already.
        other: String,
        /// The code.
        code: String,
    },
    /// There is no card at all.
    EmptyDeck = "fault-empty-deck",
    /// More cards than a deck can have.
    TooManyCards = "fault-too-many-cards" {
        /// How many there are.
        cards: usize,
        /// How many there can be.
        most: usize,
    },
    /// More colours than a deck can have.
    TooManyColours = "fault-too-many-colours" {
        /// How many there are.
        colours: usize,
        /// How many there can be.
        most: usize,
    },
    /// More kinds of card than a deck can have.
    TooManyKinds = "fault-too-many-kinds" {
        /// How many there are.
        kinds: usize,
        /// How many there can be.
        most: usize,
    },
    /// The cards do not suffice for the deal and a start card.
    DeckTooSmall = "fault-deck-too-small" {
        /// How many there are.
        cards: usize,
        /// The smallest table at which they do not suffice.
        players: u8,
        /// How many are needed there.
        needed: usize,
    },
    /// The stacks of a wall do not take up the whole deck.
    StacksDiffer = "fault-stacks-differ" {
        /// How many cards they take up.
        places: usize,
        /// How many the deck has.
        cards: usize,
    },
    /// The smaller of two numbers is the larger one.
    MinAboveMax = "fault-min-above-max" {
        /// The table in which they stand.
        key: String,
        /// The smaller one.
        min: u32,
        /// The larger one.
        max: u32,
    },
    /// Something is written for a table that the game does not have.
    NoSuchTable = "fault-no-such-table" {
        /// The key.
        key: String,
        /// How many sit there.
        players: u8,
        /// The fewest that can play.
        min: u8,
        /// The most that can play.
        max: u8,
    },
    /// No table of the game can be divided into so many teams.
    NoTeams = "fault-no-teams" {
        /// How many teams.
        teams: u8,
        /// The most that can play.
        max: u8,
    },
    /// A card has the same effect twice.
    EffectTwice = "fault-effect-twice" {
        /// The card.
        card: String,
        /// The effect.
        effect: String,
    },
    /// Cards are to be drawn until one fits, in a game in which nobody draws.
    NothingDrawn = "fault-nothing-drawn",
    /// A key says nothing without another one.
    Idle = "fault-idle" {
        /// The key.
        key: String,
        /// What would have to be there.
        without: String,
    },
    /// A key says nothing without one of two others.
    IdleWithoutEither = "fault-idle-without-either" {
        /// The key.
        key: String,
        /// What would do.
        first: String,
        /// What would do as well.
        second: String,
    },
    /// A card lets somebody name a colour, and the deck has none.
    WishWithoutColours = "fault-wish-without-colours" {
        /// The card.
        card: String,
    },
    /// Every card goes back as start card.
    NoStartCard = "fault-no-start-card",
    /// No card may be the last one.
    NoLastCard = "fault-no-last-card",
    /// The match has no end.
    EndlessMatch = "fault-endless-match",
    /// A card can be challenged that makes nobody draw.
    HonestWithoutDraw = "fault-honest-without-draw" {
        /// The card.
        card: String,
    },
    /// A call is due with the same card as another one, which is made instead.
    CallNeverDue = "fault-call-never-due" {
        /// The call.
        call: String,
        /// The one that stands before it.
        other: String,
    },
    /// A card takes part only at larger tables than there can be.
    NeverTakesPart = "fault-never-takes-part" {
        /// The card.
        card: String,
        /// The smallest table at which it would.
        count: u8,
        /// The largest table.
        max: u8,
    },
    /// Something is to be named where there is but one thing to name.
    WishOfOne = "fault-wish-of-one" {
        /// The card.
        card: String,
    },
    /// Cards may be laid together, but never are so many alike.
    NeverTogether = "fault-never-together" {
        /// The rule.
        rule: String,
    },
    /// A penalty for wrong runs where no runs are laid.
    NoRun = "fault-no-run" {
        /// The rule.
        rule: String,
    },
    /// A last card doubles points where there are none, or may not be the last.
    NeverDoubles = "fault-never-doubles" {
        /// The card.
        card: String,
    },
    /// Cards that fit doubly let their player go on, but nothing fits by a divisor.
    NeverDoubly = "fault-never-doubly",
    /// A card fits on nothing.
    NeverFits = "fault-never-fits" {
        /// The card.
        card: String,
        /// Why: `not-on` where it has such a list, else `colour`.
        reason: String,
    },
    /// The number of the file is not among those that an option lets a table choose.
    OptionStandard = "fault-option-standard" {
        /// The option.
        option: String,
        /// Where the range stands.
        key: String,
        /// The number of the file.
        number: i64,
        /// The smallest that can be chosen.
        min: u32,
        /// The largest that can be chosen.
        max: u32,
    },
    /// A card counts the number that is printed on it, and none is.
    NoNumberPrinted = "fault-no-number-printed" {
        /// The card.
        card: String,
        /// A symbol that is no number.
        symbol: String,
    },
    /// A key is missing in a file that is no rule file.
    MissingHere = "fault-missing-here" {
        /// The key.
        key: String,
    },
    /// Nothing fits on a card, so that a round cannot go on.
    DeadEnd = "fault-dead-end" {
        /// The card.
        card: String,
    },
    /// Nothing fits on a card where it is the start card, so that nobody could begin.
    DeadStart = "fault-dead-start" {
        /// The card.
        card: String,
    },
    /// The call for the last card has to be noticed by others, but its window is closed as soon as they could.
    LastCallCaught = "fault-last-call-caught" {
        /// The call.
        call: String,
    },
    /// A card of a run that can be taken back has an effect, which could not be taken back.
    WrongRunDoes = "fault-wrong-run-does" {
        /// The card.
        card: String,
        /// The name of the rule about the run.
        rule: String,
    },
    /// Two cards, or the symbols of one entry, have the same title.
    CalledAlike = "fault-called-alike" {
        /// The card.
        card: String,
        /// The other one, or the same entry.
        other: String,
        /// The title.
        title: String,
    },
    /// A card that is laid for others is said to do something of its own.
    StandInDoes = "fault-stand-in-does" {
        /// The card.
        card: String,
        /// The fact.
        key: String,
    },
    /// A card that is laid for others, where each player has a number for which nobody else could have laid it.
    StandInInCountdown = "fault-stand-in-in-countdown" {
        /// The card.
        card: String,
    },
    /// A card is to be laid for one for which no other can be laid.
    CannotBeStoodFor = "fault-cannot-be-stood-for" {
        /// The card.
        card: String,
        /// The other one.
        other: String,
    },
    /// An effect on somebody whom it cannot concern.
    NoTarget = "fault-no-target" {
        /// The card.
        card: String,
        /// The effect.
        effect: String,
    },
    /// An effect that comes at once is to be answered, or to be followed by a card.
    OnlyNextAnswers = "fault-only-next-answers" {
        /// The card.
        card: String,
        /// The effect.
        effect: String,
    },
    /// A card bans a row of the times table that does not count in this game.
    NoRow = "fault-no-row" {
        /// The card.
        card: String,
        /// The row.
        row: u32,
    },
    /// Cards ban more rows of the times table than a game can have banned.
    TooManyBans = "fault-too-many-bans" {
        /// How many they ban.
        rows: usize,
        /// How many can be.
        most: usize,
    },
    /// A rule book has a sign that screen readers say aloud.
    BookSign = "fault-book-sign" {
        /// The sign.
        sign: String,
    },
}

kinds! {
    /// What is wrong with a rule book.
    BookFault:
    /// It does not begin with the game's name.
    WithoutName = "fault-book-without-name",
    /// A heading is neither a clause nor a card.
    Heading = "fault-book-heading" {
        /// The heading.
        heading: String,
    },
    /// A section is there twice.
    Twice = "fault-book-twice" {
        /// The clause, or the card.
        section: String,
    },
    /// A section has no text.
    Empty = "fault-book-empty" {
        /// The clause, or the card.
        section: String,
    },
    /// It explains a clause that the game does not have.
    UnknownClause = "fault-book-unknown-clause" {
        /// The clause.
        clause: Clause,
    },
    /// It explains a card that the game does not have.
    UnknownCard = "fault-book-unknown-card" {
        /// The card.
        card: String,
        /// The cards of the game.
        expected: Vec<String>,
    },
}

kinds! {
    /// What is told although nothing is wrong.
    Doubt:
    /// Inherited examples come out otherwise.
    ExamplesChanged = "fault-examples-changed" {
        /// The game whose examples they are.
        game: String,
        /// How many.
        count: u32,
        /// Their names.
        examples: Vec<String>,
        /// The clauses that they show.
        clauses: Vec<String>,
    },
    /// Most rounds that were tried ended at the turn limit.
    EndsAtLimit = "fault-ends-at-limit" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// In most rounds that were tried nobody could play or draw any more.
    EndsBlocked = "fault-ends-blocked" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// Who begins won nearly every round that was tried.
    FirstWins = "fault-first-wins" {
        /// How many of a hundred.
        share: u32,
        /// At a table of so many.
        players: u8,
    },
    /// A card was never laid in all rounds that were tried.
    NeverLaid = "fault-never-laid" {
        /// The card.
        card: String,
        /// How many rounds.
        rounds: u32,
        /// At a table of so many.
        players: u8,
    },
    /// Nothing is wrong with a file.
    Right = "fault-right" {
        /// The game on which it is based; `none` without one.
        game: String,
        /// How many of the examples of that game come out otherwise.
        changed: u32,
    },
    /// A word for a call is a command, too.
    CallIsCommand = "fault-call-is-command" {
        /// The call.
        call: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for a colour is a command, too.
    ColourIsCommand = "fault-colour-is-command" {
        /// The colour.
        colour: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for an option is a command, too.
    OptionIsCommand = "fault-option-is-command" {
        /// The option.
        option: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
    /// A word for a card is a command, too.
    CardIsCommand = "fault-card-is-command" {
        /// The card.
        card: String,
        /// The word.
        word: String,
        /// The language of the command; `own` if it is that in which this is told.
        lang: String,
    },
}
