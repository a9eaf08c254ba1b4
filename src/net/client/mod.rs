//! `sixdot join`: a terminal for a table on another host. Each line arrives in all its forms and is displayed and
//! spoken as in a local game; typed lines go to the host.

mod connection;
pub mod frames;
mod known_hosts;
mod state;
mod transport;

use std::env::consts::OS;
use std::io;
use std::mem;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use self::known_hosts::{HostAddress, USUAL_PORT};

use self::frames::{ClientHello, ServerButton};
use self::known_hosts::{IdentityKeys, PinnedCertificates, SavedSessions, SessionTicket, UnreadableFile};
use self::state::{ClientEvent, ClientState, SharedState};
use self::transport::HostConnector;
use crate::net::commands::LobbyCommand;
use crate::net::shuffle::{Commitment, describe};
use crate::record::{Games, Record};
use crate::session::settings::Folders;
use crate::session::{
    Answer, Bell, Conversation, Key, KeyAnswer, Keyboard, LONGEST_NAME, Width, can_be_called, composed,
};
use crate::terminal::printable;
use crate::text::{Line, Text, msg};

/// Time to wait for the welcome, and for an answer, before the user is told that it is slow. Both may still arrive
/// afterwards.
const WELCOME: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(3);

/// Time to wait for the first state after the welcome.
const STATE: Duration = Duration::from_millis(40);

const MOST_RECORDS: u32 = 1_000;

const LEAVING: Duration = Duration::from_millis(500);

pub struct Client {
    terminal: Keyboard,
    place: HostAddress,
    code: Option<String>,
    /// None until the user has entered one.
    name: Option<String>,
    sessions: SavedSessions,
    games: Option<PathBuf>,
    pins: PinnedCertificates,
    keys: IdentityKeys,
    /// Accepts another certificate than the pinned one on the first connection.
    takes_new: bool,
    /// The session was saved since the last welcome.
    is_kept: bool,
    kept: Option<SessionTicket>,
    /// The current input is not displayed.
    is_hidden: bool,
    /// The host asks for words of return or a passphrase for this name.
    asks_words: bool,
    bell: Option<Bell>,
    shared: Arc<SharedState>,
}

impl Client {
    /// Connects when it begins, or asks for the name first if there is none. `takes_new` accepts another certificate
    /// than the pinned one on the first connection.
    pub fn new(
        terminal: Keyboard,
        place: HostAddress,
        name: Option<String>,
        code: Option<String>,
        files: Folders,
        takes_new: bool,
    ) -> Self {
        Client {
            terminal,
            place,
            code,
            name,
            sessions: SavedSessions(files.desks),
            games: files.games,
            pins: PinnedCertificates(files.certificates),
            keys: IdentityKeys(files.key),
            takes_new,
            is_kept: false,
            kept: None,
            is_hidden: false,
            asks_words: false,
            bell: None,
            shared: Arc::default(),
        }
    }

    fn good_bye(&self) -> Line {
        self.terminal.help(msg!(if (self.shared.was_welcomed()) "join-left" else "good-bye"))
    }

    /// Saves the session token with the number of the last line, or deletes the entry if the session has ended.
    fn keep(&mut self) {
        self.is_kept = self.shared.was_welcomed();
        let Some(name) = &self.name else { return };
        let commitment = self.commitment();
        let ticket = self.shared.session().map(|(token, last)| SessionTicket { token, last, commitment });
        // Another process may have resumed the same session since and have received more.
        if ticket.is_none() || ticket != self.kept {
            self.sessions.set(&self.place, name, ticket.clone());
        }
        self.kept = ticket;
    }

    fn connect(&mut self, name: String, words: Option<String>) -> Answer {
        let mut lines = Vec::new();
        let key = self.keys.of(&self.place, &name).unwrap_or_else(|UnreadableFile { file }| {
            lines.push(self.terminal.error(msg!("join-key-unreadable", file = &file)));
            None
        });
        let hello = ClientHello {
            lang: self.terminal.voice().lang(),
            name: name.clone(),
            code: self.code.clone(),
            braille: self.terminal.preferences.look.width.map(Width::cells),
            key,
            words,
        };
        self.kept = self.sessions.of(&self.place, &name);
        if let Some(SessionTicket { token, last, commitment }) = self.kept.clone() {
            self.shared.change(|state| {
                (state.token, state.last, state.commitment) = (Some(token), last, commitment);
            });
        }
        self.name = Some(name);
        let place = self.place.to_string();
        let opened = match HostConnector::new(self.place.clone(), self.pins.clone(), self.takes_new) {
            Ok(connector) => connection::open(connector, hello, &self.shared)
                .map_err(|error| msg!("join-cannot-begin", place = &place, reason = &error)),
            Err(UnreadableFile { file }) => Err(msg!("join-certificates-unreadable", place = &place, file = &file)),
        };
        if let Err(why) = opened {
            return Answer::last(vec![self.terminal.error(why)]);
        }
        let known = self.shared.wait_for(WELCOME, ClientState::is_known);
        if known {
            self.shared.wait_for(STATE, |state| state.states > 0);
            self.keep();
        } else {
            lines.push(self.terminal.help(msg!("join-slow-welcome", place, system = OS)));
        }
        let Answer { lines: told, ended } = self.take_events();
        lines.extend(told);
        Answer { lines, ended }
    }

    fn take_events(&mut self) -> Answer {
        let (events, ended) = self.shared.take();
        // Only changes of the connection or the commitment are saved, not single lines.
        let is_new = self.shared.was_welcomed() && !self.is_kept;
        let commitment_changed = self.shared.change(|state| mem::take(&mut state.commitment_changed));
        if ended || is_new || commitment_changed || events.iter().any(|event| !matches!(event, ClientEvent::Line(_)))
        {
            self.keep();
        }
        let mut lines = self.terminal.take_notices();
        lines.extend(events.into_iter().map(|event| self.line(event)));
        let asks = self.shared.change(|state| mem::take(&mut state.words));
        if let (true, Some(name)) = (asks, &self.name) {
            lines.push(self.terminal.question(msg!("telnet-ask-words", name)));
            self.asks_words = true;
            // The next attempt uses a new connection.
            self.shared = Arc::default();
            self.is_kept = false;
            if let Some(bell) = &self.bell {
                self.shared.set_bell(bell.clone());
            }
        }
        Answer { lines, ended: ended && !asks }
    }

    fn line(&self, event: ClientEvent) -> Line {
        let place = self.place.to_string();
        match event {
            ClientEvent::Line(line) => {
                Line { lang: line.lang.filter(|lang| *lang != self.terminal.voice().lang()), ..*line }
            }
            ClientEvent::Sentence(sentence) => Text::plain(sentence).verbatim_help(),
            ClientEvent::Finding(found) => found.line(&self.terminal),
            ClientEvent::Check => describe(self.commitment().as_ref(), &self.terminal),
            ClientEvent::Record(text) => self.save_record(&text),
            ClientEvent::Transport(notice) => notice.line(&self.terminal, place),
            ClientEvent::Unreachable => self.terminal.error(msg!("join-unreachable", place, system = OS)),
            ClientEvent::Lost => self.terminal.error(msg!("page-lost")),
            ClientEvent::Back => self.terminal.help(msg!("page-back")),
            ClientEvent::Unasked => self.terminal.error(msg!("page-unasked")),
            ClientEvent::Reached => self.terminal.help(msg!("join-reached", place)),
        }
    }

    /// Saves a game record under an unused name.
    fn save_record(&self, text: &str) -> Line {
        // The host is not trusted: only a valid record is written to disk.
        let Ok(record) = Record::read(text) else { return self.terminal.error(msg!("join-record-damaged")) };
        let Some(folder) = &self.games else { return self.terminal.error(msg!("join-record-nowhere")) };
        let game: String = record.head.game.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
        let games = Games::in_folder(folder);
        let names = std::iter::once(format!("{game}-together"));
        let mut names = names.chain((2..MOST_RECORDS).map(|number| format!("{game}-together-{number}")));
        let saved = names.find_map(|name| match games.save(&name, text.as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => None,
            done => Some(done),
        });
        match saved.unwrap_or_else(|| Err(io::ErrorKind::AlreadyExists.into())) {
            Ok(path) => {
                let digits = self.commitment().map_or_else(|| "none".to_owned(), |commitment| commitment.digits());
                self.terminal.help(msg!("join-record-saved", file = &path, digits))
            }
            Err(error) => self.terminal.error(msg!("join-record-unsaved", reason = &error)),
        }
    }

    fn commitment(&self) -> Option<Commitment> {
        self.shared.read(|state| state.commitment.clone())
    }

    /// True for a command that leaves while there is no connection to send it over.
    fn is_leaving(&self, typed: &str) -> bool {
        let voice = self.terminal.voice();
        let leaves = || LobbyCommand::named(voice, typed.trim()) == Some(LobbyCommand::Leave);
        let quits = || voice.read_in(typed, &["all"]).has("quit");
        !self.shared.read(ClientState::is_welcomed) && (leaves() || quits())
    }

    fn send_line(&mut self, typed: &str, secret: bool) -> Answer {
        let (number, connected) = self.shared.type_line(typed, secret);
        let is_done = |state: &ClientState| state.answered >= number || state.over || !state.is_welcomed();
        let slow = if connected {
            (!self.shared.wait_for(ANSWER, is_done)).then_some(msg!("join-slow"))
        } else {
            let been = self.shared.was_welcomed();
            Some(msg!(if (been) "page-waiting" else "join-waiting"))
        };
        let mut answer = self.take_events();
        answer.lines.extend(slow.map(|slow| self.terminal.help(slow)));
        answer
    }
}

impl Conversation for Client {
    fn begin(&mut self) -> Answer {
        self.terminal.speech.settle();
        if let Some(name) = self.name.take() {
            return self.connect(name, None);
        }
        let mut lines = self.terminal.take_notices();
        lines.push(self.terminal.question(msg!("join-ask-name")));
        Answer::new(lines)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        if mem::take(&mut self.asks_words) {
            self.is_hidden = false;
            let words = typed.trim().to_owned();
            return match self.name.take() {
                Some(name) if !words.is_empty() => self.connect(name, Some(words)),
                _ => Answer::new(vec![self.terminal.question(msg!("join-ask-name"))]),
            };
        }
        if self.name.is_none() {
            let name = composed(typed.trim());
            if can_be_called(&name, self.terminal.voice().lang()) {
                return self.connect(name, None);
            }
            return Answer::new(vec![
                self.terminal.error(msg!("name-wrong", max = LONGEST_NAME)),
                self.terminal.question(msg!("join-ask-name")),
            ]);
        }
        if mem::take(&mut self.is_hidden) || self.shared.is_secret() {
            // The answer to a passphrase prompt, which may have ended since.
            if self.shared.is_secret() {
                return self.send_line(typed, true);
            }
            // Reported once, even if losing the connection reports it too.
            self.shared.change(ClientState::note_unasked);
            return self.take_events();
        }
        match self.terminal.answer_here(typed) {
            Some(lines) => {
                let mut answer = self.take_events();
                answer.lines.extend(lines);
                answer
            }
            None if self.is_leaving(typed) => self.end_of_input(),
            None => self.send_line(typed, false),
        }
    }

    fn rung_by(&mut self, bell: &Bell) -> bool {
        self.bell = Some(bell.clone());
        self.shared.set_bell(bell.clone());
        true
    }

    fn arrived(&mut self) -> Answer {
        if self.name.is_some() { self.take_events() } else { Answer::default() }
    }

    fn leave(&mut self) -> Vec<Line> {
        self.shared.leave();
        self.shared.wait_for(LEAVING, |state| state.closed);
        self.keep();
        self.terminal.take_notices()
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.terminal.help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        let Answer { mut lines, .. } = self.take_events();
        // The session must be saved before the user reads that the seat is kept.
        self.keep();
        lines.push(self.good_bye());
        Answer::last(lines)
    }

    fn last_word(&self) -> Option<Line> {
        Some(self.good_bye())
    }

    fn status(&self) -> String {
        if self.terminal.preferences.status_prompt {
            self.shared.read(|state| state.view.prompt.clone())
        } else {
            String::new()
        }
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        if !part.contains(char::is_whitespace) {
            return self.terminal.voice().commands().beginning_with(part);
        }
        let start = part.rfind(char::is_whitespace).map_or(0, |blank| blank + 1);
        let next_word = |button: &ServerButton| {
            let line = printable(&button.typed);
            line.starts_with(part).then(|| line[start..].split(' ').next().map(str::to_owned)).flatten()
        };
        let mut words: Vec<String> = self
            .shared
            .read(|state| state.view.hand.iter().chain(&state.view.actions).filter_map(next_word).collect());
        words.sort_unstable();
        words.dedup();
        words
    }

    fn matches(&self, candidates: &[String]) -> Line {
        self.terminal.voice().matches(candidates)
    }

    fn more(&self) -> Line {
        self.terminal.help(msg!("enter-for-more"))
    }

    fn wants_more(&self, typed: &str) -> bool {
        !self.is_hidden && self.terminal.voice().wants_more(typed)
    }

    fn reads_keys(&self) -> bool {
        self.name.is_some() && !self.asks_words && !self.shared.is_secret() && self.terminal.reads_keys()
    }

    fn hides_typing(&mut self) -> bool {
        // A line that was begun hidden stays hidden, even if the passphrase prompt has ended.
        self.is_hidden |= self.asks_words || self.shared.is_secret();
        self.is_hidden
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        if self.name.is_none() || self.asks_words || self.shared.is_secret() {
            return KeyAnswer::Nothing;
        }
        self.is_hidden = false;
        self.terminal.press_here(key)
    }
}
