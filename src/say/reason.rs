//! Why the system does not let something be read, written or opened, in the words of each language.

use std::io::{self, ErrorKind};

use super::arg::Arg;

/// Why the system does not let a file be read or written, or an address be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is not there.
    NotFound,
    /// It is not allowed.
    Permission,
    /// It is there already.
    Exists,
    /// The disk is full.
    Full,
    /// It is larger than is allowed.
    TooLarge,
    /// It is a folder, a device or a pipe, and no file.
    NoFile,
    /// It is a file, and should be a folder.
    NoFolder,
    /// Another program listens at the address.
    InUse,
    /// The address is another machine's.
    NotHere,
    /// Something else.
    Other,
}

impl Reason {
    /// The word by which the message `reason` chooses.
    #[must_use]
    pub fn token(self) -> &'static str {
        match self {
            Reason::NotFound => "not-found",
            Reason::Permission => "permission",
            Reason::Exists => "exists",
            Reason::Full => "full",
            Reason::TooLarge => "too-large",
            Reason::NoFile => "no-file",
            Reason::NoFolder => "no-folder",
            Reason::InUse => "in-use",
            Reason::NotHere => "not-here",
            Reason::Other => "other",
        }
    }
}

impl From<&io::Error> for Reason {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Reason::NotFound,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Reason::Permission,
            ErrorKind::AlreadyExists => Reason::Exists,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Reason::Full,
            ErrorKind::FileTooLarge => Reason::TooLarge,
            ErrorKind::IsADirectory | ErrorKind::Unsupported => Reason::NoFile,
            ErrorKind::NotADirectory => Reason::NoFolder,
            ErrorKind::AddrInUse => Reason::InUse,
            ErrorKind::AddrNotAvailable => Reason::NotHere,
            _ => Reason::Other,
        }
    }
}

/// A message with the variable `reason` tells it by the message `reason`.
impl From<Reason> for Arg<'_> {
    fn from(reason: Reason) -> Self {
        reason.token().into()
    }
}
