//! What encrypts the doors: a certificate, and the handshake by which a client and the host begin.

mod certificate;
mod fingerprint;
mod greeting;
mod renewal;

pub use certificate::{Certificate, Unusable};
pub use fingerprint::{Fingerprint, NoFingerprint};
pub use greeting::{Begun, Tls};
pub use renewal::Renewal;
