//! What lies between the connection and whoever sits at the keyboard: what came, what was typed and is not answered yet.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::message::{State, Told, Typed, Welcome};
use super::notice::Notice;
use super::promise::{Finding, Follows, Promise, hears};
use crate::net::shuffle::{Given, Shuffle};
use crate::output::printable;
use crate::record::Nonce;
use crate::say::Line;
use crate::session::Bell;

/// The most typed lines that wait for an answer, and the most lines that wait to be told; older ones are dropped. Nobody types or
/// hears so many.
const MOST_WAITING: usize = 200;
const MOST_MAIL: usize = 10_000;

/// Something to be told.
#[derive(Clone, Debug)]
pub enum Mail {
    /// A line.
    Told(Box<Line>),
    /// A sentence of the server about the connection.
    Said(String),
    /// What there is to know about the way to the host.
    Way(Notice),
    /// The host cannot be reached at all.
    Unreachable,
    /// What was found out about a shuffle.
    Found(Finding),
    /// What is found out about the shuffle is asked for.
    Check,
    /// The record of a game that is over.
    Record(String),
    /// The connection is gone.
    Lost,
    /// The connection is back.
    Back,
    /// The host can be reached now.
    Reached,
    /// The passphrase is not asked for any more.
    Unasked,
}

/// How the connection is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Link {
    /// On its way, for the first time.
    #[default]
    Begun,
    /// The server has said welcome on it.
    Welcomed,
    /// It was said that there is none.
    Trouble,
}

/// The mailbox.
#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Mailbox {
    mail: VecDeque<Mail>,
    link: Link,
    /// Whether the conversation is over.
    pub over: bool,
    /// Whether the connection has been closed for good.
    pub closed: bool,
    /// The last typed line that was answered.
    pub answered: u64,
    /// How often the state has come.
    pub states: u64,
    state: State,
    token: Option<String>,
    last: u64,
    typed: u64,
    /// The last typed line that was sent.
    sent: u64,
    waiting: VecDeque<Typed>,
    /// Whether a passphrase is asked for.
    secret: bool,
    /// Whether words of return or a passphrase would open where there was no entry.
    words: bool,
    leaving: bool,
    /// How often the server has said welcome.
    welcomes: u32,
    /// What the server has promised of the cards.
    promise: Option<Promise>,
    /// How often that has changed since it was kept.
    promises: u32,
}

impl Mailbox {
    /// Whether the server has said welcome on the connection that there is.
    pub fn is_welcomed(&self) -> bool {
        self.link == Link::Welcomed
    }

    /// Whether it is known how the first connection went.
    pub fn is_known(&self) -> bool {
        self.link != Link::Begun || self.over
    }

    /// Lines may have been typed at the desk from elsewhere, up to this number: what was never sent comes behind them.
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

/// The mailbox, shared with the thread of the connection.
#[derive(Default)]
pub struct Shared {
    mailbox: Mutex<Mailbox>,
    changed: Condvar,
    bell: OnceLock<Bell>,
    /// Wakes the connection.
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

    // For whoever sits at the keyboard.

    /// Whoever sits there hears this bell.
    pub fn rung_by(&self, bell: Bell) {
        // There is one keyboard, and it has one bell.
        let _ = self.bell.set(bell);
    }

    /// Waits until something holds, but no longer than that; whether it holds.
    pub fn wait_for(&self, within: Duration, holds: impl Fn(&Mailbox) -> bool) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), within, |mailbox| !holds(mailbox));
        let (mailbox, _) = waited.unwrap_or_else(PoisonError::into_inner);
        holds(&mailbox)
    }

    /// Takes what has come, and whether that was all.
    pub fn take(&self) -> (Vec<Mail>, bool) {
        let mut mailbox = self.lock();
        (mem::take(&mut mailbox.mail).into(), mailbox.over)
    }

    /// Whether a passphrase is asked for, so that what is typed now is not to be shown.
    pub fn is_secret(&self) -> bool {
        self.lock().secret
    }

    /// Whether words of return or a passphrase are asked for; told once.
    pub fn wants_words(&self) -> bool {
        mem::take(&mut self.lock().words)
    }

    /// Whether there is a connection now.
    pub fn is_connected(&self) -> bool {
        self.lock().is_welcomed()
    }

    /// Sends a typed line: its number, and whether there is a connection now.
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

    /// Whoever sat there is leaving.
    pub fn leave(&self) {
        self.change(|mailbox| mailbox.leaving = true);
        self.wake.notify_one();
    }

    /// What stands in the prompt.
    pub fn prompt(&self) -> String {
        self.lock().state.prompt.clone()
    }

    /// What is typed for what can be done now.
    pub fn buttons(&self) -> Vec<String> {
        let mailbox = self.lock();
        let buttons = mailbox.state.hand.iter().chain(&mailbox.state.actions);
        buttons.map(|button| printable(&button.typed)).collect()
    }

    /// Somebody comes back to a desk that was left, with its secret and the last line that was had there.
    pub fn comes_back_to(&self, token: String, last: u64) {
        self.change(|mailbox| (mailbox.token, mailbox.last) = (Some(token), last));
    }

    /// What the server has promised of the cards.
    pub fn promise(&self) -> Option<Promise> {
        self.lock().promise.clone()
    }

    /// The server has promised that before.
    pub fn has_promised(&self, promise: Promise) {
        self.change(|mailbox| mailbox.promise = Some(promise));
    }

    /// Whether that has changed since it was asked last.
    pub fn takes_promise(&self) -> bool {
        mem::take(&mut self.lock().promises) > 0
    }

    // For the connection.

    /// The server tells something of a shuffle: the part that is to be sent.
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

    /// The server has been asked about the shuffle.
    pub fn checks(&self) {
        self.change(|mailbox| mailbox.put(Mail::Check));
    }

    /// The record of a game has come; nobody has asked for it where no typed line waits for an answer.
    pub fn records(&self, record: String) {
        self.change(|mailbox| {
            if !mailbox.waiting.is_empty() {
                mailbox.put(Mail::Record(record));
            }
        });
    }

    /// Rings for whoever sits there.
    pub fn ring(&self) {
        if let Some(bell) = self.bell.get() {
            bell.ring();
        }
    }

    /// Waits until something was typed, or somebody leaves.
    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    /// Whether whoever sat there is leaving, or all is over.
    pub fn is_over(&self) -> bool {
        let mailbox = self.lock();
        mailbox.leaving || mailbox.over
    }

    /// Whether the server has said welcome.
    pub fn has_been_in(&self) -> bool {
        self.lock().welcomes > 0
    }

    /// The desk is nobody's any more.
    pub fn forget(&self) {
        self.change(|mailbox| mailbox.token = None);
    }

    /// The secret of the desk, and the last line that was had.
    pub fn desk(&self) -> Option<(String, u64)> {
        let mailbox = self.lock();
        mailbox.token.clone().map(|token| (token, mailbox.last))
    }

    /// Takes the typed lines behind a number that are not answered yet, to be sent.
    pub fn waiting_behind(&self, number: u64) -> Vec<Typed> {
        let mut mailbox = self.lock();
        let waiting: Vec<_> = mailbox.waiting.iter().filter(|typed| typed.number > number).cloned().collect();
        if let Some(last) = waiting.last() {
            mailbox.sent = mailbox.sent.max(last.number);
        }
        waiting
    }

    /// The server says welcome.
    pub fn welcome(&self, welcome: Welcome) {
        self.change(|mailbox| {
            let first = mailbox.welcomes == 0;
            mailbox.welcomes = mailbox.welcomes.saturating_add(1);
            if mailbox.token.as_ref() != Some(&welcome.token) {
                mailbox.last = 0;
                if !first {
                    // What was typed was for another desk.
                    mailbox.waiting.clear();
                    (mailbox.typed, mailbox.sent, mailbox.answered) = (0, 0, 0);
                }
            }
            // A server that has lost what it had told there counts anew.
            mailbox.last = welcome.last.map_or(mailbox.last, |last| last.min(mailbox.last));
            mailbox.token = Some(welcome.token);
            mailbox.goes_on_behind(welcome.typed);
            if mem::replace(&mut mailbox.link, Link::Welcomed) == Link::Trouble {
                mailbox.put(if first { Mail::Reached } else { Mail::Back });
            }
        });
    }

    /// Lines have come; each is taken once.
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

    /// How it stands.
    pub fn stands(&self, state: State) {
        self.change(|mailbox| {
            mailbox.state = state;
            mailbox.states += 1;
        });
    }

    /// The server says a sentence about the connection; whether that is the end.
    pub fn said(&self, sentence: &str, ends: bool) {
        let sentence = printable(sentence);
        self.change(|mailbox| {
            if !sentence.is_empty() {
                mailbox.put(Mail::Said(sentence));
            }
            mailbox.over |= ends;
            // It has been said why there is none.
            mailbox.link = Link::Trouble;
        });
    }

    /// There is something to know about the way to the host.
    pub fn notices(&self, notice: Notice) {
        self.change(|mailbox| mailbox.put(Mail::Way(notice)));
    }

    /// There is no way to the host that could be gone.
    pub fn ends(&self, notice: Notice) {
        self.change(|mailbox| {
            mailbox.put(Mail::Way(notice));
            mailbox.over = true;
        });
    }

    /// There was no entry, and words of return or a passphrase would open.
    pub fn asks_words(&self) {
        self.change(|mailbox| mailbox.words = true);
    }

    /// A passphrase is asked for, or no longer is.
    pub fn asks_secret(&self, secret: bool) {
        self.change(|mailbox| mailbox.secret = secret);
    }

    /// Something was typed for a passphrase that is no longer asked for: said once, even if the connection was lost meanwhile.
    pub fn note_unasked(&self) {
        self.change(|mailbox| {
            if !mailbox.mail.iter().any(|mail| matches!(mail, Mail::Unasked)) {
                mailbox.put(Mail::Unasked);
            }
        });
    }

    /// There is no connection: said once until there is one again. Who was asked for a passphrase is asked no more.
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

    /// The connection is closed for good.
    pub fn close(&self) {
        self.change(|mailbox| mailbox.closed = true);
    }
}

/// A part that nobody can guess; none if the system has no chance.
fn part_by_chance() -> Option<Nonce> {
    let mut part = [0; 32];
    getrandom::fill(&mut part).ok().map(|()| Nonce(part))
}
