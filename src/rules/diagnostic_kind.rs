//! The kinds of diagnostics, each with its message.

use super::Clause;
use super::diagnostic::{Arg, FileProblem, Shape, SyntaxProblem};

/// A message with the names of its variables.
pub type Declared = (&'static str, &'static [&'static str]);

/// Declares an enum of diagnostics with the id of each message; the fields are the variables of the message. Further enums
/// come after `of`.
macro_rules! kinds {
    (
        $(#[$about:meta])* $Kinds:ident $(of { $($(#[$part_doc:meta])* $Part:ident,)+ })?:
        $($(#[$doc:meta])* $kind:ident = $id:literal $({ $($field:ident: $type:ty),+ $(,)? })?,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Kinds {
            $($(#[$doc])* #[allow(missing_docs)] $kind $({ $($field: $type,)+ })?,)+
            $($($(#[$part_doc])* $Part($Part),)+)?
        }

        impl $Kinds {
            /// The ids and variables of its own messages.
            pub(super) const OWN: &[Declared] = &[$(($id, &[$($(stringify!($field)),+)?])),+];

            /// The id in `faults.ftl` and the variables of the message.
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
                /// The ids and variables of all messages; those of the other enums come last.
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
    /// A fault. Keys are written with dots from the top of the file, such as `cards.seven.points`; places in
    /// a list are counted from 1.
    DiagnosticKind of {
        /// A fault of a rule book.
        BookFault,
        /// A warning.
        Doubt,
    }:
    /// The line is not TOML.
    Syntax = "fault-syntax" { problem: SyntaxProblem },
    /// A key is repeated.
    DuplicateKey = "fault-duplicate-key" { key: String },
    /// Tables are nested too deeply.
    TooDeep = "fault-too-deep",
    /// There are further faults.
    TooMany = "fault-too-many" { count: usize },
    /// The file cannot be read.
    FileUnreadable = "fault-file-unreadable" { reason: FileProblem },
    /// The key is unknown.
    UnknownKey = "fault-unknown-key" { key: String, expected: Vec<String> },
    /// The word is not one of the possible ones.
    UnknownWord = "fault-unknown-word" { key: String, word: String, expected: Vec<String> },
    /// The value has the wrong type.
    WrongType = "fault-wrong-type" { key: String, wanted: Shape, found: Shape },
    /// The value is not a table.
    NeedsTable = "fault-needs-table" { key: String, found: Shape, expected: Vec<String> },
    /// The number is too small or too large.
    OutOfRange = "fault-out-of-range" { key: String, number: i64, min: i64, max: i64 },
    /// The key of a table should be a number.
    KeyNotANumber = "fault-key-not-a-number" { key: String },
    /// The text is not the number of a clause.
    NotAClause = "fault-not-a-clause" { key: String, text: String },
    /// A key is missing.
    MissingKey = "fault-missing-key" { key: String },
    /// The table of an effect does not have exactly one key.
    OneEffect = "fault-one-effect" { key: String, expected: Vec<String> },
    /// The value is wrong in another way.
    Unclear = "fault-unclear" { key: String },
    /// The requested or extended game does not exist.
    UnknownGame = "fault-unknown-game" { game: String, expected: Vec<String> },
    /// A file extends itself, directly or through others.
    ExtendsCycle = "fault-extends-cycle" { chain: Vec<String> },
    /// Too many files extend each other.
    ExtendsTooLong = "fault-extends-too-long" { max: usize },
    /// `remove` names a path that does not exist.
    NothingToRemove = "fault-nothing-to-remove" { path: String },
    /// `replaces` names a clause that the game does not have.
    NothingToReplace = "fault-nothing-to-replace" { clause: Clause },
    /// The id is not the name of the file.
    WrongId = "fault-wrong-id" { id: String, expected: String },
    /// There is a game with that id already.
    GameExists = "fault-game-exists" { game: String },
    /// An option has neither `number` nor `default`, or both, or `remove` beside `default`.
    OptionForm = "fault-option-form" { option: String },
    /// An option with a `default` has no values to choose.
    OptionWithoutValues = "fault-option-without-values" { option: String },
    /// The default value of an option has a patch.
    DefaultHasPatch = "fault-default-has-patch" { option: String, value: String },
    /// The key of a `number` option is not a number of the file.
    NotANumber = "fault-not-a-number" { option: String, key: String },
    /// An option removes a path that does not exist, perhaps because a variant has removed it.
    OptionIdle = "fault-option-idle" { option: String, path: String },
    /// An option was chosen that the game does not have.
    UnknownOption = "fault-unknown-option" { option: String, expected: Vec<String> },
    /// A value was chosen that the option does not have.
    OptionValue = "fault-option-value" { option: String, value: String, expected: Vec<String> },
    /// A value was chosen that is not a number of the option's range.
    OptionNumber = "fault-option-number" { option: String, value: String, min: u32, max: u32 },
    /// An option was chosen twice.
    OptionTwice = "fault-option-twice" { option: String },
    /// Two chosen options write or remove the same key.
    OptionsClash = "fault-options-clash" { first: String, second: String, key: String },
    /// A file has another `kind` than the game that it extends.
    OtherKind = "fault-other-kind" { kind: String },
    /// An option excludes itself, so that it could never be chosen.
    ExcludesItself = "fault-excludes-itself" { option: String },
    /// A title or word is empty.
    EmptyText = "fault-empty-text" { key: String },
    /// Two options were chosen of which one excludes the other.
    OptionsExclude = "fault-options-exclude" { first: String, second: String },
    /// A name is not made of small letters, digits and hyphens.
    BadName = "fault-bad-name" { key: String, name: String },
    /// A code is not one to three visible characters of ASCII.
    BadCode = "fault-bad-code" { card: String, code: String },
    /// A range of numbers is empty, too long, or has an end that is no number.
    BadRange = "fault-bad-range" { key: String, range: String },
    /// The list must not be empty.
    EmptyList = "fault-empty-list" { key: String },
    /// A list names the same thing twice.
    ListedTwice = "fault-listed-twice" { key: String, item: String },
    /// The deck has no such colour.
    UnknownColour = "fault-unknown-colour" { key: String, colour: String, expected: Vec<String> },
    /// The deck has no such card.
    UnknownCard = "fault-unknown-card" { key: String, card: String, expected: Vec<String> },
    /// The clause is neither among the clauses of the game nor a general one.
    UnknownClause = "fault-unknown-clause" { key: String, clause: Clause },
    /// Two entries make the same card.
    SameFace = "fault-same-face" { card: String, other: String, face: String },
    /// Two cards have the same code.
    SameCode = "fault-same-code" { card: String, other: String, code: String },
    /// The deck has no cards.
    EmptyDeck = "fault-empty-deck",
    /// More cards than a deck can have.
    TooManyCards = "fault-too-many-cards" { cards: usize, most: usize },
    /// More colours than a deck can have.
    TooManyColours = "fault-too-many-colours" { colours: usize, most: usize },
    /// More kinds of card than a deck can have.
    TooManyKinds = "fault-too-many-kinds" { kinds: usize, most: usize },
    /// The cards do not suffice for the deal and a start card.
    DeckTooSmall = "fault-deck-too-small" { cards: usize, players: u8, needed: usize },
    /// The stacks of a wall do not take up the whole deck.
    StacksDiffer = "fault-stacks-differ" { places: usize, cards: usize },
    /// The minimum is above the maximum.
    MinAboveMax = "fault-min-above-max" { key: String, min: u32, max: u32 },
    /// A fact is about a table size that the game does not have.
    NoSuchTable = "fault-no-such-table" { key: String, players: u8, min: u8, max: u8 },
    /// No table of the game can be divided into so many teams.
    NoTeams = "fault-no-teams" { teams: u8, max: u8 },
    /// A card has the same effect twice.
    EffectTwice = "fault-effect-twice" { card: String, effect: String },
    /// Cards are drawn until one fits, in a game in which nobody draws.
    NothingDrawn = "fault-nothing-drawn",
    /// A key has no effect without another one.
    Idle = "fault-idle" { key: String, without: String },
    /// A key has no effect without one of two others.
    IdleWithoutEither = "fault-idle-without-either" { key: String, first: String, second: String },
    /// A card has a wish for a colour, but the deck has none.
    WishWithoutColours = "fault-wish-without-colours" { card: String },
    /// Every card goes back as start card.
    NoStartCard = "fault-no-start-card",
    /// No card may be the last one.
    NoLastCard = "fault-no-last-card",
    /// The match has no end.
    EndlessMatch = "fault-endless-match",
    /// A card that makes nobody draw can be challenged.
    HonestWithoutDraw = "fault-honest-without-draw" { card: String },
    /// A call is due with the same card as another one, which is made instead.
    CallNeverDue = "fault-call-never-due" { call: String, other: String },
    /// A card takes part only at larger tables than there can be.
    NeverTakesPart = "fault-never-takes-part" { card: String, count: u8, max: u8 },
    /// A wish has a single possible choice.
    WishOfOne = "fault-wish-of-one" { card: String },
    /// Cards may be played together, but there are never enough of them.
    NeverTogether = "fault-never-together" { rule: String },
    /// A penalty for wrong runs in a rule without runs.
    NoRun = "fault-no-run" { rule: String },
    /// A last card doubles points where there are none, or may not be the last.
    NeverDoubles = "fault-never-doubles" { card: String },
    /// Cards that fit doubly let their player go on, but nothing fits by a divisor.
    NeverDoubly = "fault-never-doubly",
    /// A card fits on nothing.
    NeverFits = "fault-never-fits" { card: String, reason: String },
    /// The number of the file is not among those that an option lets a table choose.
    OptionStandard = "fault-option-standard" { option: String, key: String, number: i64, min: u32, max: u32 },
    /// A card counts its number but has none.
    NoNumberPrinted = "fault-no-number-printed" { card: String, symbol: String },
    /// A key is missing in a file that is not a rule file.
    MissingHere = "fault-missing-here" { key: String },
    /// Nothing fits on a card, so that the round would end there.
    DeadEnd = "fault-dead-end" { card: String },
    /// Nothing fits on a card as start card, so that nobody could begin.
    DeadStart = "fault-dead-start" { card: String },
    /// The call for the last card has to be noticed by others, but its window is closed as soon as they could.
    LastCallCaught = "fault-last-call-caught" { call: String },
    /// A card of a run that can be taken back has an effect, which could not be taken back.
    WrongRunDoes = "fault-wrong-run-does" { card: String, rule: String },
    /// Two cards, or the symbols of one entry, have the same title.
    CalledAlike = "fault-called-alike" { card: String, other: String, title: String },
    /// A card that stands for others has effects of its own.
    StandInDoes = "fault-stand-in-does" { card: String, key: String },
    /// A card stands for others in a game in which each player has a number.
    StandInInCountdown = "fault-stand-in-in-countdown" { card: String },
    /// A card stands for one that cannot be stood for.
    CannotBeStoodFor = "fault-cannot-be-stood-for" { card: String, other: String },
    /// An effect has an impossible target.
    NoTarget = "fault-no-target" { card: String, effect: String },
    /// An immediate effect is answered, or followed by a card.
    OnlyNextAnswers = "fault-only-next-answers" { card: String, effect: String },
    /// A card bans a row of the times table that does not count in this game.
    NoRow = "fault-no-row" { card: String, row: u32 },
    /// Cards ban more rows of the times table than a game can have banned.
    TooManyBans = "fault-too-many-bans" { rows: usize, most: usize },
    /// A text contains a character that screen readers pronounce.
    BookSign = "fault-book-sign" { sign: String },
}

kinds! {
    /// A fault of a rule book.
    BookFault:
    /// It does not begin with the game's name.
    WithoutName = "fault-book-without-name",
    /// A heading is neither a clause nor a card.
    Heading = "fault-book-heading" { heading: String },
    /// A section is repeated.
    Twice = "fault-book-twice" { section: String },
    /// A section has no text.
    Empty = "fault-book-empty" { section: String },
    /// It explains a clause that the game does not have.
    UnknownClause = "fault-book-unknown-clause" { clause: Clause },
    /// It explains a card that the game does not have.
    UnknownCard = "fault-book-unknown-card" { card: String, expected: Vec<String> },
}

kinds! {
    /// A warning, or a statement about a correct file.
    Doubt:
    /// Inherited examples come out differently.
    ExamplesChanged = "fault-examples-changed" {
        game: String,
        count: u32,
        examples: Vec<String>,
        clauses: Vec<String>,
    },
    /// Most trial rounds ended at the turn limit. `share` is in percent.
    EndsAtLimit = "fault-ends-at-limit" { share: u32, players: u8 },
    /// In most trial rounds nobody could play or draw any more. `share` is in percent.
    EndsBlocked = "fault-ends-blocked" { share: u32, players: u8 },
    /// The first player won nearly all trial rounds. `share` is in percent.
    FirstWins = "fault-first-wins" { share: u32, players: u8 },
    /// A card was never played in the trial rounds.
    NeverLaid = "fault-never-laid" { card: String, rounds: u32, players: u8 },
    /// A file has no faults. `game` is its base, or `none`.
    Right = "fault-right" { game: String, changed: u32 },
    /// A word for a call is also a command. `lang` is the language of the command, or `own` for that of the message.
    CallIsCommand = "fault-call-is-command" { call: String, word: String, lang: String },
    /// A word for a colour is also a command.
    ColourIsCommand = "fault-colour-is-command" { colour: String, word: String, lang: String },
    /// A word for an option is also a command.
    OptionIsCommand = "fault-option-is-command" { option: String, word: String, lang: String },
    /// A word for a card is also a command.
    CardIsCommand = "fault-card-is-command" { card: String, word: String, lang: String },
}
