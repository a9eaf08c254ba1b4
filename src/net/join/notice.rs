//! What there is to know about the way to a host.

use std::io;

use crate::net::tls::Fingerprint;
use crate::say::{Line, Reason, msg};
use crate::session::RemoteTerminal;

/// Something about the way to a host, or why none is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is not encrypted.
    Plain,
    /// It is encrypted by a certificate that is known from now on.
    Known(Fingerprint),
    /// It is encrypted by one that cannot be kept.
    NotKept(Fingerprint, io::ErrorKind),
    /// The host does not show the certificate by which it is known.
    Changed {
        /// The one that is known.
        known: Fingerprint,
        /// The one that it shows.
        shown: Fingerprint,
    },
    /// A host that is known by its certificate shows none.
    NoLonger,
    /// A host shows no certificate, and one is wanted.
    Never,
}

impl Notice {
    /// As it is told at the keyboard of somebody on the way to this place.
    pub fn line(&self, outpost: &RemoteTerminal, place: String) -> Line {
        match self {
            Notice::Plain => outpost.help(msg!("join-not-encrypted", place)),
            Notice::Known(shown) => {
                outpost.help(msg!("join-first-certificate", place, fingerprint = shown.to_string()))
            }
            Notice::NotKept(shown, kind) => {
                let (fingerprint, reason) = (shown.to_string(), Reason::from(&io::Error::from(*kind)));
                outpost.error(msg!("join-certificate-not-kept", place, fingerprint, reason))
            }
            Notice::Changed { known, shown } => {
                let (known, shown) = (known.to_string(), shown.to_string());
                outpost.error(msg!("join-other-certificate", place, known, shown))
            }
            Notice::NoLonger => outpost.error(msg!("join-no-longer-encrypted", place)),
            Notice::Never => outpost.error(msg!("join-never-encrypted", place)),
        }
    }
}
