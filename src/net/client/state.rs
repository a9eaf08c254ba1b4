//! State shared between the connection thread and the keyboard: received events, and typed lines without an answer.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::frames::{ClientView, SentLine, ServerFrame, Welcome};
use super::transport::TransportNotice;
use crate::net::shuffle::{Commitment, GivenNonce, Reaction, Shuffle, ShuffleFinding, handle_shuffle};
use crate::net::wire::random_bytes;
use crate::record::Hex;
use crate::session::Bell;
use crate::terminal::printable;
use crate::text::Line;

/// Maximum number of unanswered typed lines and of unread events; older ones are dropped.
const MOST_WAITING: usize = 200;
const MOST_EVENTS: usize = 10_000;

#[derive(Debug)]
pub enum ClientEvent {
    Line(Box<Line>),
    Sentence(String),
    Transport(TransportNotice),
    Unreachable,
    Finding(ShuffleFinding),
    Check,
    Record(String),
    Lost,
    Back,
    Reached,
    Unasked,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Link {
    #[default]
    Connecting,
    Welcomed,
    /// The user was told that there is no connection.
    Down,
}

#[derive(Debug, Default)]
pub struct ClientState {
    events: VecDeque<ClientEvent>,
    link: Link,
    pub over: bool,
    pub closed: bool,
    pub answered: u64,
    pub states: u64,
    pub view: ClientView,
    pub token: Option<String>,
    pub last: u64,
    typed: u64,
    sent: u64,
    waiting: VecDeque<SentLine>,
    pub secret: bool,
    /// Words of return or a passphrase would resolve the refusal.
    pub words: bool,
    leaving: bool,
    welcomes: u32,
    pub commitment: Option<Commitment>,
    pub commitment_changed: bool,
}

impl ClientState {
    pub fn is_welcomed(&self) -> bool {
        self.link == Link::Welcomed
    }

    /// The outcome of the first connection attempt is known.
    pub fn is_known(&self) -> bool {
        self.link != Link::Connecting || self.over
    }

    /// Renumbers unsent lines, since other clients of the same session may have typed lines up to this number.
    fn renumber_after(&mut self, typed: u64) {
        let last = typed.max(self.sent);
        let unsent = self.waiting.iter_mut().filter(|typed| typed.number > self.sent);
        for (typed, number) in unsent.zip(last + 1..) {
            typed.number = number;
            self.typed = number;
        }
        self.typed = self.typed.max(last);
    }

    pub fn put(&mut self, event: ClientEvent) {
        self.events.push_back(event);
        while self.events.len() > MOST_EVENTS {
            self.events.pop_front();
        }
    }

    /// Takes over a frame of the host; returns true if the keyboard must be woken.
    pub fn receive(&mut self, frame: ServerFrame) -> bool {
        let ServerFrame { welcome, told, id, state, check, record, taken, refused, bye, again, .. } = frame;
        let is_new = welcome.is_some() || state.is_some() || told.as_ref().is_some_and(|lines| !lines.is_empty());
        let is_new = is_new || taken.is_some() || refused.is_some() || bye.is_some();
        if check {
            self.put(ClientEvent::Check);
        }
        // Records are only sent on request.
        if let Some(record) = record.filter(|_| !self.waiting.is_empty()) {
            self.put(ClientEvent::Record(record));
        }
        if let Some(welcome) = welcome {
            self.welcome(welcome);
        }
        self.secret = frame.secret.unwrap_or(self.secret);
        if let Some(state) = state {
            self.view = state;
            self.states += 1;
        }
        if let Some(lines) = told {
            for told in lines {
                if told.n == 0 || told.n > self.last {
                    self.last = self.last.max(told.n);
                    self.put(ClientEvent::Line(Box::new(told.line())));
                }
            }
            if let Some(id) = id {
                self.answered = self.answered.max(id);
                self.waiting.retain(|typed| typed.number > id);
            }
        }
        if (refused.is_some() || bye.is_some()) && !again && !frame.keeps {
            self.token = None;
        }
        self.words |= refused.is_some() && frame.words;
        for (sentence, ends) in [(taken, true), (refused, !again), (bye, !again)] {
            let Some(sentence) = sentence.map(|sentence| printable(&sentence)) else { continue };
            if !sentence.is_empty() {
                self.put(ClientEvent::Sentence(sentence));
            }
            self.over |= ends;
            // The sentence has explained why there is no connection.
            self.link = Link::Down;
        }
        is_new
    }

    fn welcome(&mut self, welcome: Welcome) {
        let first = self.welcomes == 0;
        self.welcomes = self.welcomes.saturating_add(1);
        if self.token.as_ref() != Some(&welcome.token) {
            self.last = 0;
            if !first {
                // The lines were typed for another session.
                self.waiting.clear();
                (self.typed, self.sent, self.answered) = (0, 0, 0);
            }
        }
        // A host that has lost lines numbers them again from an earlier number.
        self.last = welcome.last.map_or(self.last, |last| last.min(self.last));
        self.token = Some(welcome.token);
        self.renumber_after(welcome.typed);
        if mem::replace(&mut self.link, Link::Welcomed) == Link::Down {
            self.put(if first { ClientEvent::Reached } else { ClientEvent::Back });
        }
    }

    /// Reports a lost connection once until the next welcome. A passphrase prompt ends with the connection.
    pub fn note_lost(&mut self) {
        let before = self.waiting.len();
        self.waiting.retain(|typed| !typed.secret);
        let unasked = mem::take(&mut self.secret) || self.waiting.len() < before;
        if mem::replace(&mut self.link, Link::Down) != Link::Down {
            self.put(if self.welcomes > 0 { ClientEvent::Lost } else { ClientEvent::Unreachable });
        }
        if unasked {
            self.put(ClientEvent::Unasked);
        }
    }

    /// Reports once that input for a passphrase prompt that has ended was discarded.
    pub fn note_unasked(&mut self) {
        if !self.events.iter().any(|event| matches!(event, ClientEvent::Unasked)) {
            self.put(ClientEvent::Unasked);
        }
    }
}

#[derive(Default)]
pub struct SharedState {
    state: Mutex<ClientState>,
    changed: Condvar,
    bell: OnceLock<Bell>,
    wake: Notify,
}

impl SharedState {
    fn lock(&self) -> MutexGuard<'_, ClientState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn read<T>(&self, read: impl FnOnce(&ClientState) -> T) -> T {
        read(&self.lock())
    }

    pub fn change<T>(&self, change: impl FnOnce(&mut ClientState) -> T) -> T {
        let changed = change(&mut self.lock());
        self.changed.notify_all();
        changed
    }

    pub fn set_bell(&self, bell: Bell) {
        // There is only one terminal, which sets its bell once.
        let _ = self.bell.set(bell);
    }

    /// Blocks until the condition holds or the time is over; returns the condition.
    pub fn wait_for(&self, within: Duration, holds: impl Fn(&ClientState) -> bool) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), within, |state| !holds(state));
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        holds(&state)
    }

    /// Takes all events; the flag is set if the connection is over.
    pub fn take(&self) -> (Vec<ClientEvent>, bool) {
        self.change(|state| (mem::take(&mut state.events).into(), state.over))
    }

    pub fn is_secret(&self) -> bool {
        self.read(|state| state.secret)
    }

    /// Queues a typed line. Returns its number, and true if there is a connection.
    pub fn type_line(&self, line: &str, secret: bool) -> (u64, bool) {
        let typed = self.change(|state| {
            state.typed += 1;
            let number = state.typed;
            state.waiting.push_back(SentLine { number, line: line.to_owned(), secret });
            while state.waiting.len() > MOST_WAITING {
                state.waiting.pop_front();
            }
            (number, state.is_welcomed())
        });
        self.wake.notify_one();
        typed
    }

    pub fn leave(&self) {
        self.change(|state| state.leaving = true);
        self.wake.notify_one();
    }

    /// Handles a shuffle message; returns the nonce to send.
    pub fn handle_shuffle(&self, told: &Shuffle) -> Option<GivenNonce> {
        self.change(|state| {
            let before = state.commitment.clone();
            let random = || random_bytes().map(Hex);
            let Reaction { nonce: given, finding: told } = handle_shuffle(&mut state.commitment, told, random);
            state.commitment_changed |= before != state.commitment;
            if let Some(found) = told {
                state.put(ClientEvent::Finding(found));
            }
            given
        })
    }

    pub fn ring(&self) {
        if let Some(bell) = self.bell.get() {
            bell.ring();
        }
    }

    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    pub fn is_over(&self) -> bool {
        let state = self.lock();
        state.leaving || state.over
    }

    pub fn was_welcomed(&self) -> bool {
        self.lock().welcomes > 0
    }

    pub fn session(&self) -> Option<(String, u64)> {
        let state = self.lock();
        state.token.clone().map(|token| (token, state.last))
    }

    /// Unanswered lines after this number, which count as sent from now on.
    pub fn unanswered_after(&self, number: u64) -> Vec<SentLine> {
        let mut state = self.lock();
        let waiting: Vec<_> = state.waiting.iter().filter(|typed| typed.number > number).cloned().collect();
        if let Some(last) = waiting.last() {
            state.sent = state.sent.max(last.number);
        }
        waiting
    }
}
