//! State shared between the connection thread and the keyboard: received events, and typed lines without an answer.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::connection::{State, Told, Typed, Welcome};
use super::transport::Notice;
use crate::net::shuffle::{Finding, Follows, Given, Promise, Shuffle, hears};
use crate::output::printable;
use crate::record::Part;
use crate::say::Line;
use crate::session::Bell;

/// Maximum number of unanswered typed lines and of unread events; older ones are dropped.
const MOST_WAITING: usize = 200;
const MOST_MAIL: usize = 10_000;

#[derive(Clone, Debug)]
pub enum Mail {
    Told(Box<Line>),
    Said(String),
    Way(Notice),
    Unreachable,
    Found(Finding),
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
    Begun,
    Welcomed,
    /// The user was told that there is no connection.
    Trouble,
}

#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Mailbox {
    mail: VecDeque<Mail>,
    link: Link,
    pub over: bool,
    pub closed: bool,
    pub answered: u64,
    pub states: u64,
    state: State,
    token: Option<String>,
    last: u64,
    typed: u64,
    sent: u64,
    waiting: VecDeque<Typed>,
    secret: bool,
    words: bool,
    leaving: bool,
    welcomes: u32,
    promise: Option<Promise>,
    promises: u32,
}

impl Mailbox {
    pub fn is_welcomed(&self) -> bool {
        self.link == Link::Welcomed
    }

    /// The outcome of the first connection attempt is known.
    pub fn is_known(&self) -> bool {
        self.link != Link::Begun || self.over
    }

    /// Renumbers unsent lines, since other clients of the same session may have typed lines up to this number.
    fn goes_on_behind(&mut self, typed: u64) {
        let last = typed.max(self.sent);
        let unsent = self.waiting.iter_mut().filter(|typed| typed.number > self.sent);
        for (typed, number) in unsent.zip(last + 1..) {
            typed.number = number;
            self.typed = number;
        }
        self.typed = self.typed.max(last);
    }

    fn put(&mut self, mail: Mail) {
        self.mail.push_back(mail);
        while self.mail.len() > MOST_MAIL {
            self.mail.pop_front();
        }
    }
}

#[derive(Default)]
pub struct Shared {
    mailbox: Mutex<Mailbox>,
    changed: Condvar,
    bell: OnceLock<Bell>,
    wake: Notify,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Mailbox> {
        self.mailbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(&self, change: impl FnOnce(&mut Mailbox) -> T) -> T {
        let changed = change(&mut self.lock());
        self.changed.notify_all();
        changed
    }

    pub fn rung_by(&self, bell: Bell) {
        // There is only one terminal, which sets its bell once.
        let _ = self.bell.set(bell);
    }

    /// Blocks until the condition holds or the time is over; returns the condition.
    pub fn wait_for(&self, within: Duration, holds: impl Fn(&Mailbox) -> bool) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), within, |mailbox| !holds(mailbox));
        let (mailbox, _) = waited.unwrap_or_else(PoisonError::into_inner);
        holds(&mailbox)
    }

    /// Takes all events; the flag is set if the connection is over.
    pub fn take(&self) -> (Vec<Mail>, bool) {
        let mut mailbox = self.lock();
        (mem::take(&mut mailbox.mail).into(), mailbox.over)
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
        let typed = self.change(|mailbox| {
            mailbox.typed += 1;
            let number = mailbox.typed;
            mailbox.waiting.push_back(Typed { number, line: line.to_owned(), secret });
            while mailbox.waiting.len() > MOST_WAITING {
                mailbox.waiting.pop_front();
            }
            (number, mailbox.is_welcomed())
        });
        self.wake.notify_one();
        typed
    }

    pub fn leave(&self) {
        self.change(|mailbox| mailbox.leaving = true);
        self.wake.notify_one();
    }

    pub fn prompt(&self) -> String {
        self.lock().state.prompt.clone()
    }

    pub fn buttons(&self) -> Vec<String> {
        let mailbox = self.lock();
        let buttons = mailbox.state.hand.iter().chain(&mailbox.state.actions);
        buttons.map(|button| printable(&button.typed)).collect()
    }

    pub fn comes_back_to(&self, token: String, last: u64) {
        self.change(|mailbox| (mailbox.token, mailbox.last) = (Some(token), last));
    }

    pub fn promise(&self) -> Option<Promise> {
        self.lock().promise.clone()
    }

    pub fn has_promised(&self, promise: Promise) {
        self.change(|mailbox| mailbox.promise = Some(promise));
    }

    /// Returns true once after each change of the commitment.
    pub fn takes_promise(&self) -> bool {
        mem::take(&mut self.lock().promises) > 0
    }

    /// Handles a shuffle message; returns the nonce to send.
    pub fn shuffles(&self, told: &Shuffle) -> Option<Given> {
        self.change(|mailbox| {
            let before = mailbox.promise.clone();
            let Follows { given, told } = hears(&mut mailbox.promise, told, part_by_chance);
            mailbox.promises += u32::from(before != mailbox.promise);
            if let Some(found) = told {
                mailbox.put(Mail::Found(found));
            }
            given
        })
    }

    pub fn checks(&self) {
        self.change(|mailbox| mailbox.put(Mail::Check));
    }

    /// Accepts a record only while a typed line is unanswered, since records are only sent on request.
    pub fn records(&self, record: String) {
        self.change(|mailbox| {
            if !mailbox.waiting.is_empty() {
                mailbox.put(Mail::Record(record));
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
        let mailbox = self.lock();
        mailbox.leaving || mailbox.over
    }

    pub fn has_been_in(&self) -> bool {
        self.lock().welcomes > 0
    }

    pub fn forget(&self) {
        self.change(|mailbox| mailbox.token = None);
    }

    pub fn desk(&self) -> Option<(String, u64)> {
        let mailbox = self.lock();
        mailbox.token.clone().map(|token| (token, mailbox.last))
    }

    /// Unanswered lines after this number, which count as sent from now on.
    pub fn waiting_behind(&self, number: u64) -> Vec<Typed> {
        let mut mailbox = self.lock();
        let waiting: Vec<_> = mailbox.waiting.iter().filter(|typed| typed.number > number).cloned().collect();
        if let Some(last) = waiting.last() {
            mailbox.sent = mailbox.sent.max(last.number);
        }
        waiting
    }

    pub fn welcome(&self, welcome: Welcome) {
        self.change(|mailbox| {
            let first = mailbox.welcomes == 0;
            mailbox.welcomes = mailbox.welcomes.saturating_add(1);
            if mailbox.token.as_ref() != Some(&welcome.token) {
                mailbox.last = 0;
                if !first {
                    // The lines were typed for another session.
                    mailbox.waiting.clear();
                    (mailbox.typed, mailbox.sent, mailbox.answered) = (0, 0, 0);
                }
            }
            // A host that has lost lines numbers them again from an earlier number.
            mailbox.last = welcome.last.map_or(mailbox.last, |last| last.min(mailbox.last));
            mailbox.token = Some(welcome.token);
            mailbox.goes_on_behind(welcome.typed);
            if mem::replace(&mut mailbox.link, Link::Welcomed) == Link::Trouble {
                mailbox.put(if first { Mail::Reached } else { Mail::Back });
            }
        });
    }

    pub fn told(&self, lines: Vec<Told>, answered: Option<u64>) {
        self.change(|mailbox| {
            for told in lines {
                if told.n > 0 && told.n <= mailbox.last {
                    continue;
                }
                mailbox.last = mailbox.last.max(told.n);
                mailbox.put(Mail::Told(Box::new(told.line())));
            }
            if let Some(id) = answered {
                mailbox.answered = mailbox.answered.max(id);
                mailbox.waiting.retain(|typed| typed.number > id);
            }
        });
    }

    pub fn stands(&self, state: State) {
        self.change(|mailbox| {
            mailbox.state = state;
            mailbox.states += 1;
        });
    }

    /// Adds a sentence of the host about the connection; `ends` if it is the last.
    pub fn said(&self, sentence: &str, ends: bool) {
        let sentence = printable(sentence);
        self.change(|mailbox| {
            if !sentence.is_empty() {
                mailbox.put(Mail::Said(sentence));
            }
            mailbox.over |= ends;
            // The sentence has explained why there is no connection.
            mailbox.link = Link::Trouble;
        });
    }

    pub fn notices(&self, notice: Notice) {
        self.change(|mailbox| mailbox.put(Mail::Way(notice)));
    }

    pub fn ends(&self, notice: Notice) {
        self.change(|mailbox| {
            mailbox.put(Mail::Way(notice));
            mailbox.over = true;
        });
    }

    pub fn asks_words(&self) {
        self.change(|mailbox| mailbox.words = true);
    }

    pub fn asks_secret(&self, secret: bool) {
        self.change(|mailbox| mailbox.secret = secret);
    }

    /// Reports once that input for a passphrase prompt that has ended was discarded.
    pub fn note_unasked(&self) {
        self.change(|mailbox| {
            if !mailbox.mail.iter().any(|mail| matches!(mail, Mail::Unasked)) {
                mailbox.put(Mail::Unasked);
            }
        });
    }

    /// Reports a lost connection once until the next welcome. A passphrase prompt ends with the connection.
    pub fn lost(&self) {
        self.change(|mailbox| {
            let before = mailbox.waiting.len();
            mailbox.waiting.retain(|typed| !typed.secret);
            let unasked = mem::take(&mut mailbox.secret) || mailbox.waiting.len() < before;
            if mem::replace(&mut mailbox.link, Link::Trouble) != Link::Trouble {
                let mail = if mailbox.welcomes > 0 { Mail::Lost } else { Mail::Unreachable };
                mailbox.put(mail);
            }
            if unasked {
                mailbox.put(Mail::Unasked);
            }
        });
    }

    pub fn close(&self) {
        self.change(|mailbox| mailbox.closed = true);
    }
}

/// A random nonce; none if the system has no random numbers.
fn part_by_chance() -> Option<Part> {
    let mut part = [0; 32];
    getrandom::fill(&mut part).ok().map(|()| Part(part))
}
