//! What both ends of a connection can agree to do (RFC 855), and how it stands (RFC 1143).

/// Something that one end does if the other wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The server shows what is typed; switched on for secrets, it shows nothing.
    Echo,
    /// A mark ends each prompt.
    EndOfRecord,
    /// The client tells what it is.
    TerminalType,
    /// The letters are UTF-8.
    Charset,
    /// The server tells lists of games what there is.
    Status,
    /// Messages for the client itself.
    Messages,
}

/// Which end does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The server: `WILL`, and the client says `DO`.
    Here,
    /// The client: `DO`, and it says `WILL`.
    There,
}

/// How an option stands at one end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// It is off.
    #[default]
    Off,
    /// It was asked for, and no answer has come.
    Asked,
    /// It is on.
    On,
    /// It was refused or ended, and is not asked for again.
    Refused,
}

impl Choice {
    /// All of them.
    pub const ALL: [Choice; 6] =
        [Choice::Echo, Choice::EndOfRecord, Choice::TerminalType, Choice::Charset, Choice::Status, Choice::Messages];

    /// Its number on the line.
    #[must_use]
    pub fn code(self) -> u8 {
        match self {
            Choice::Echo => 1,
            Choice::TerminalType => 24,
            Choice::EndOfRecord => 25,
            Choice::Charset => 42,
            Choice::Status => 70,
            Choice::Messages => 201,
        }
    }

    /// The option with this number; none if it is never used.
    #[must_use]
    pub fn of(code: u8) -> Option<Self> {
        Choice::ALL.into_iter().find(|choice| choice.code() == code)
    }

    /// Which end does it.
    #[must_use]
    pub fn end(self) -> End {
        match self {
            Choice::TerminalType => End::There,
            Choice::Echo | Choice::EndOfRecord | Choice::Charset | Choice::Status | Choice::Messages => End::Here,
        }
    }
}

/// How all options stand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standings([Standing; Choice::ALL.len()]);

impl Standings {
    /// How an option stands.
    #[must_use]
    pub fn of(self, choice: Choice) -> Standing {
        self.0[choice as usize]
    }

    /// It stands so from now on.
    pub fn set(&mut self, choice: Choice, standing: Standing) {
        self.0[choice as usize] = standing;
    }
}
