//! State shared between the connection thread and the keyboard: received events, and typed lines without an answer.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::connection::{ClientView, ReceivedLine, SentLine, Welcome};
use super::transport::TransportNotice;
use crate::net::shuffle::{Commitment, GivenNonce, Reaction, Shuffle, ShuffleFinding, handle_shuffle};
use crate::record::Nonce;
use crate::session::Bell;
use crate::terminal::printable;
use crate::text::Line;

/// Maximum number of unanswered typed lines and of unread events; older ones are dropped.
const MOST_WAITING: usize = 200;
const MOST_EVENTS: usize = 10_000;

#[derive(Clone, Debug)]
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
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct ClientState {
    events: VecDeque<ClientEvent>,
    link: Link,
    pub over: bool,
    pub closed: bool,
    pub answered: u64,
    pub states: u64,
    view: ClientView,
    token: Option<String>,
    last: u64,
    typed: u64,
    sent: u64,
    waiting: VecDeque<SentLine>,
    secret: bool,
    words: bool,
    leaving: bool,
    welcomes: u32,
    commitment: Option<Commitment>,
    commitment_changes: u32,
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

    fn put(&mut self, event: ClientEvent) {
        self.events.push_back(event);
        while self.events.len() > MOST_EVENTS {
            self.events.pop_front();
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

    fn change<T>(&self, change: impl FnOnce(&mut ClientState) -> T) -> T {
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
        let mut state = self.lock();
        (mem::take(&mut state.events).into(), state.over)
    }

    pub fn is_secret(&self) -> bool {
        self.lock().secret
    }

    /// Returns true once after a refusal that words of return or a passphrase would resolve.
    pub fn wants_words(&self) -> bool {
        mem::take(&mut self.lock().words)
    }

    pub fn is_connected(&self) -> bool {
        self.lock().is_welcomed()
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

    pub fn prompt(&self) -> String {
        self.lock().view.prompt.clone()
    }

    pub fn buttons(&self) -> Vec<String> {
        let state = self.lock();
        let buttons = state.view.hand.iter().chain(&state.view.actions);
        buttons.map(|button| printable(&button.typed)).collect()
    }

    pub fn resume(&self, token: String, last: u64) {
        self.change(|state| (state.token, state.last) = (Some(token), last));
    }

    pub fn commitment(&self) -> Option<Commitment> {
        self.lock().commitment.clone()
    }

    pub fn set_commitment(&self, commitment: Commitment) {
        self.change(|state| state.commitment = Some(commitment));
    }

    /// Returns true once after each change of the commitment.
    pub fn take_commitment_changed(&self) -> bool {
        mem::take(&mut self.lock().commitment_changes) > 0
    }

    /// Handles a shuffle message; returns the nonce to send.
    pub fn handle_shuffle(&self, told: &Shuffle) -> Option<GivenNonce> {
        self.change(|state| {
            let before = state.commitment.clone();
            let Reaction { nonce: given, finding: told } = handle_shuffle(&mut state.commitment, told, random_nonce);
            state.commitment_changes += u32::from(before != state.commitment);
            if let Some(found) = told {
                state.put(ClientEvent::Finding(found));
            }
            given
        })
    }

    pub fn request_check(&self) {
        self.change(|state| state.put(ClientEvent::Check));
    }

    /// Accepts a record only while a typed line is unanswered, since records are only sent on request.
    pub fn add_record(&self, record: String) {
        self.change(|state| {
            if !state.waiting.is_empty() {
                state.put(ClientEvent::Record(record));
            }
        });
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

    pub fn forget_session(&self) {
        self.change(|state| state.token = None);
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

    pub fn welcome(&self, welcome: Welcome) {
        self.change(|state| {
            let first = state.welcomes == 0;
            state.welcomes = state.welcomes.saturating_add(1);
            if state.token.as_ref() != Some(&welcome.token) {
                state.last = 0;
                if !first {
                    // The lines were typed for another session.
                    state.waiting.clear();
                    (state.typed, state.sent, state.answered) = (0, 0, 0);
                }
            }
            // A host that has lost lines numbers them again from an earlier number.
            state.last = welcome.last.map_or(state.last, |last| last.min(state.last));
            state.token = Some(welcome.token);
            state.renumber_after(welcome.typed);
            if mem::replace(&mut state.link, Link::Welcomed) == Link::Down {
                state.put(if first { ClientEvent::Reached } else { ClientEvent::Back });
            }
        });
    }

    pub fn add_lines(&self, lines: Vec<ReceivedLine>, answered: Option<u64>) {
        self.change(|state| {
            for told in lines {
                if told.n > 0 && told.n <= state.last {
                    continue;
                }
                state.last = state.last.max(told.n);
                state.put(ClientEvent::Line(Box::new(told.line())));
            }
            if let Some(id) = answered {
                state.answered = state.answered.max(id);
                state.waiting.retain(|typed| typed.number > id);
            }
        });
    }

    pub fn set_view(&self, view: ClientView) {
        self.change(|state| {
            state.view = view;
            state.states += 1;
        });
    }

    /// Adds a sentence of the host about the connection; `ends` if it is the last.
    pub fn add_sentence(&self, sentence: &str, ends: bool) {
        let sentence = printable(sentence);
        self.change(|state| {
            if !sentence.is_empty() {
                state.put(ClientEvent::Sentence(sentence));
            }
            state.over |= ends;
            // The sentence has explained why there is no connection.
            state.link = Link::Down;
        });
    }

    pub fn add_notice(&self, notice: TransportNotice) {
        self.change(|state| state.put(ClientEvent::Transport(notice)));
    }

    pub fn fail(&self, notice: TransportNotice) {
        self.change(|state| {
            state.put(ClientEvent::Transport(notice));
            state.over = true;
        });
    }

    pub fn request_words(&self) {
        self.change(|state| state.words = true);
    }

    pub fn set_secret(&self, secret: bool) {
        self.change(|state| state.secret = secret);
    }

    /// Reports once that input for a passphrase prompt that has ended was discarded.
    pub fn note_unasked(&self) {
        self.change(|state| {
            if !state.events.iter().any(|event| matches!(event, ClientEvent::Unasked)) {
                state.put(ClientEvent::Unasked);
            }
        });
    }

    /// Reports a lost connection once until the next welcome. A passphrase prompt ends with the connection.
    pub fn note_lost(&self) {
        self.change(|state| {
            let before = state.waiting.len();
            state.waiting.retain(|typed| !typed.secret);
            let unasked = mem::take(&mut state.secret) || state.waiting.len() < before;
            if mem::replace(&mut state.link, Link::Down) != Link::Down {
                let event = if state.welcomes > 0 { ClientEvent::Lost } else { ClientEvent::Unreachable };
                state.put(event);
            }
            if unasked {
                state.put(ClientEvent::Unasked);
            }
        });
    }

    pub fn close(&self) {
        self.change(|state| state.closed = true);
    }
}

/// A random nonce; none if the system has no random numbers.
fn random_nonce() -> Option<Nonce> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| Nonce(bytes))
}
