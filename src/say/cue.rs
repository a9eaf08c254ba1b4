//! What a line sounds like: the name of the event that it tells, for whoever lets a command play a sound of it.

/// The event that a line tells. The most important comes first: a line that tells several has the cue of that one, and
/// where not all of an answer can be heard, the first are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// It is your turn; not in patiences, where it always is.
    YourTurn,
    /// Something is asked: at the start, at the table, or because a line can mean several things.
    Question,
    /// A line was refused or not understood, or something failed.
    Error,
    /// You have won the game.
    Win,
    /// You have not won the game.
    Lose,
    /// A round is over, or a game in which nobody alone is told of winning or losing.
    RoundEnd,
    /// Somebody forgot a call, or is caught.
    Caught,
    /// Somebody draws because of a card, a mistake or a challenge.
    Penalty,
    /// Somebody calls.
    Call,
    /// Somebody challenges a card.
    Challenge,
    /// Somebody loses a turn.
    Skip,
    /// The direction changes.
    Direction,
    /// Hands are swapped or move on, or a card is given away.
    Swap,
    /// A colour, a suit or a rank is named.
    Wish,
    /// A card is laid or taken.
    Play,
    /// Somebody draws.
    Draw,
    /// Somebody passes.
    Pass,
    /// A round begins.
    Deal,
    /// Sounds were switched on. No line has it.
    Test,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 19] = [
        Cue::YourTurn,
        Cue::Question,
        Cue::Error,
        Cue::Win,
        Cue::Lose,
        Cue::RoundEnd,
        Cue::Caught,
        Cue::Penalty,
        Cue::Call,
        Cue::Challenge,
        Cue::Skip,
        Cue::Direction,
        Cue::Swap,
        Cue::Wish,
        Cue::Play,
        Cue::Draw,
        Cue::Pass,
        Cue::Deal,
        Cue::Test,
    ];

    /// The name that a command is given, the same in every language.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Cue::YourTurn => "your-turn",
            Cue::Question => "question",
            Cue::Error => "error",
            Cue::Win => "win",
            Cue::Lose => "lose",
            Cue::RoundEnd => "round-end",
            Cue::Caught => "caught",
            Cue::Penalty => "penalty",
            Cue::Call => "call",
            Cue::Challenge => "challenge",
            Cue::Skip => "skip",
            Cue::Direction => "direction",
            Cue::Swap => "swap",
            Cue::Wish => "wish",
            Cue::Play => "play",
            Cue::Draw => "draw",
            Cue::Pass => "pass",
            Cue::Deal => "deal",
            Cue::Test => "test",
        }
    }

    /// How a game ended for somebody; nobody alone may be listening.
    #[must_use]
    pub fn of_end(won: Option<bool>) -> Self {
        match won {
            Some(true) => Cue::Win,
            Some(false) => Cue::Lose,
            None => Cue::RoundEnd,
        }
    }
}
