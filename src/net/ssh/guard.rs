//! What a client of SSH may do: show a key, and have one conversation.

use std::net::IpAddr;

use russh::keys::HashAlg;
use russh::server::{Auth, ChannelOpenHandle, Handler, Msg, Response, Session, VerifiedPublicKey};
use russh::{Channel, ChannelId, Pty};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::conversation::converse;
use super::line::Line;
use crate::net::doors::Doors;
use crate::net::limits::{Full, Place};

/// The place of a connection; or why there is none, which may be told.
pub type Room = Result<Place, (Full, Option<OwnedSemaphorePermit>)>;

/// Who sees to one connection.
pub struct Guard {
    doors: Doors,
    from: IpAddr,
    /// The place that the connection takes until it ends, or why there is none.
    place: Room,
    /// The fingerprint of the key that was shown.
    key: Option<String>,
    /// Whether there is a channel; and who waits until a conversation begins there.
    has_channel: bool,
    begins: Option<oneshot::Sender<()>>,
    /// The line below.
    line: Line,
}

impl Guard {
    /// A connection from an address, and who waits until a conversation begins there.
    pub fn new(doors: Doors, from: IpAddr, place: Room, begins: oneshot::Sender<()>, line: Line) -> Self {
        Guard { doors, from, place, key: None, has_channel: false, begins: Some(begins), line }
    }
}

impl Handler for Guard {
    type Error = russh::Error;

    async fn auth_publickey(&mut self, _: &str, key: VerifiedPublicKey<'_>) -> Result<Auth, Self::Error> {
        self.key = Some(key.public_key.fingerprint(HashAlg::Sha256).to_string());
        Ok(Auth::Accept)
    }

    /// Who has no key comes in like somebody by telnet: who it is, is asked inside.
    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        _: &str,
        _: &str,
        _: Option<Response<'a>>,
    ) -> Result<Auth, Self::Error> {
        Ok(Auth::Accept)
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        // Without the answer it is refused.
        if !self.has_channel {
            self.has_channel = true;
            reply.accept().await;
            let full = self.place.as_ref().err().map(|(full, _)| *full);
            let (doors, key) = (self.doors.clone(), self.key.clone());
            tokio::spawn(converse(channel, session.handle(), doors, self.from, key, full, self.line.clone()));
        }
        Ok(())
    }

    async fn channel_eof(&mut self, _: ChannelId, _: &mut Session) -> Result<(), Self::Error> {
        self.line.ends();
        Ok(())
    }

    async fn channel_close(&mut self, _: ChannelId, _: &mut Session) -> Result<(), Self::Error> {
        self.line.ends();
        Ok(())
    }

    async fn pty_request(
        &mut self,
        channel: ChannelId,
        _: &str,
        _: u32,
        _: u32,
        _: u32,
        _: u32,
        _: &[(Pty, u32)],
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        session.channel_success(channel)
    }

    async fn shell_request(&mut self, channel: ChannelId, session: &mut Session) -> Result<(), Self::Error> {
        // Who waited for it may have given up.
        self.begins.take().map(|begins| begins.send(()));
        session.channel_success(channel)
    }

    async fn exec_request(&mut self, channel: ChannelId, _: &[u8], session: &mut Session) -> Result<(), Self::Error> {
        session.channel_failure(channel)
    }

    async fn subsystem_request(
        &mut self,
        channel: ChannelId,
        _: &str,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        session.channel_failure(channel)
    }

    async fn x11_request(
        &mut self,
        channel: ChannelId,
        _: bool,
        _: &str,
        _: &str,
        _: u32,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        session.channel_failure(channel)
    }

    async fn env_request(
        &mut self,
        channel: ChannelId,
        _: &str,
        _: &str,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        session.channel_failure(channel)
    }
}
