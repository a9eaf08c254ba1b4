//! What holds of a command wherever it is typed. The table of commands gives it for each.

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
