//! `sixdot join`: a terminal for a table on another host. Each line arrives in all its forms and is displayed and spoken as in a
//! local game; typed lines go to the host.

mod connection;
mod known_hosts;
mod state;
mod transport;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use self::known_hosts::{Place, USUAL_PORT};

use self::connection::{Hello, Message, Told};
use self::known_hosts::{Desks, Keys, Left, Pins, UnreadablePins, UnreadableSecret};
use self::state::{Mail, Mailbox, Shared};
use self::transport::Way;
use crate::command::{Command, GameCommand};
use crate::net::commands::Word;
use crate::net::shuffle::{Shuffle, tells};
use crate::record::{Games, Record};
use crate::say::{Channel, Line, Reason, Text, Urgency, msg};
use crate::session::{Answer, Bell, Conversation, Key, KeyAnswer, LONGEST_NAME, RemoteTerminal, can_be_called};

/// Time to wait for the welcome, and for an answer, before the user is told that it is slow. Both may still arrive afterwards.
const WELCOME: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(3);

/// Time to wait for the first state after the welcome.
const STATE: Duration = Duration::from_millis(40);

const MOST_RECORDS: u32 = 1_000;

const LEAVING: Duration = Duration::from_millis(500);

/// Lines of a frame of the host; empty if the frame is malformed or has none.
#[must_use]
pub fn lines_of(frame: &str) -> Vec<Line> {
    let told = Message::read(frame).and_then(|message| message.told);
    told.into_iter().flatten().map(Told::line).collect()
}

/// Shuffle message of a frame of the host.
#[must_use]
pub fn shuffle_of(frame: &str) -> Option<Shuffle> {
    Message::read(frame)?.shuffle
}

#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Client {
    outpost: RemoteTerminal,
    place: Place,
    code: Option<String>,
    /// None until the user has entered one.
    name: Option<String>,
    desks: Desks,
    games: Option<PathBuf>,
    pins: Pins,
    keys: Keys,
    /// Accepts another certificate than the pinned one on the first connection.
    takes_new: bool,
    /// The session was saved since the last welcome.
    is_kept: bool,
    kept: Option<Left>,
    /// The current input is not displayed.
    hides: bool,
    /// The host asks for words of return or a passphrase for this name.
    asks_words: bool,
    bell: Option<Bell>,
    shared: Arc<Shared>,
}

impl Client {
    /// Connects when it begins, or asks for the name first if there is none.
    #[must_use]
    pub fn new(outpost: RemoteTerminal, place: Place, name: Option<String>, code: Option<String>) -> Self {
        Client {
            outpost,
            place,
            code,
            name,
            desks: Desks::default(),
            games: None,
            pins: Pins::default(),
            keys: Keys::default(),
            takes_new: false,
            is_kept: false,
            kept: None,
            hides: false,
            asks_words: false,
            bell: None,
            shared: Arc::new(Shared::default()),
        }
    }

    /// Keeps session tokens in this file.
    #[must_use]
    pub fn keeping(self, file: Option<PathBuf>) -> Self {
        Client { desks: Desks::in_file(file), ..self }
    }

    /// Saves requested game records in this folder.
    #[must_use]
    pub fn saving_in(self, games: Option<PathBuf>) -> Self {
        Client { games, ..self }
    }

    /// Pins the certificates of hosts in this file.
    #[must_use]
    pub fn knowing(self, file: Option<PathBuf>, takes_new: bool) -> Self {
        Client { pins: Pins::in_file(file), takes_new, ..self }
    }

    /// Keeps the secret of the identity keys in this file.
    #[must_use]
    pub fn proving_by(self, file: Option<PathBuf>) -> Self {
        Client { keys: Keys::in_file(file), ..self }
    }

    fn good_bye(&self) -> Line {
        self.outpost.help(msg!(if (self.shared.has_been_in()) "join-left" else "good-bye"))
    }

    /// Saves the session token with the number of the last line, or deletes the entry if the session has ended.
    fn keep(&mut self) {
        self.is_kept = self.shared.has_been_in();
        let Some(name) = &self.name else { return };
        let promise = self.shared.promise();
        let left = self.shared.desk().map(|(token, last)| Left { token, last, promise });
        match &left {
            // Another process may have resumed the session since and have received more.
            Some(_) if left == self.kept => {}
            Some(left) => self.desks.keep(&self.place, name, left.clone()),
            None => self.desks.forget(&self.place, name),
        }
        self.kept = left;
    }

    fn connect(&mut self, name: String, words: Option<String>) -> Answer {
        let mut lines = Vec::new();
        let key = self.keys.of(&self.place, &name).unwrap_or_else(|UnreadableSecret { file }| {
            let file = file.display().to_string();
            lines.push(self.outpost.error(msg!("join-key-unreadable", file)));
            None
        });
        let hello = Hello {
            lang: self.outpost.lang(),
            name: name.clone(),
            code: self.code.clone(),
            braille: self.outpost.cells(),
            key: key.map(Arc::new),
            words,
        };
        self.kept = self.desks.of(&self.place, &name);
        if let Some(Left { token, last, promise }) = self.kept.clone() {
            self.shared.comes_back_to(token, last);
            if let Some(promise) = promise {
                self.shared.has_promised(promise);
            }
        }
        self.name = Some(name);
        let way = match Way::to(self.place.clone(), self.pins.clone(), self.takes_new) {
            Ok(way) => way,
            Err(UnreadablePins { file }) => {
                let (place, file) = (self.place.to_string(), file.display().to_string());
                return Answer::last(vec![self.outpost.error(msg!("join-certificates-unreadable", place, file))]);
            }
        };
        if let Err(error) = connection::open(way, hello, &self.shared) {
            let (place, reason) = (self.place.to_string(), Reason::from(&error));
            return Answer::last(vec![self.outpost.error(msg!("join-cannot-begin", place, reason))]);
        }
        let known = self.shared.wait_for(WELCOME, Mailbox::is_known);
        if known {
            self.shared.wait_for(STATE, |mailbox| mailbox.states > 0);
            self.keep();
        } else {
            lines.push(self.outpost.help(msg!("join-slow-welcome", place = self.place.to_string())));
        }
        let Answer { lines: told, ended } = self.taken();
        lines.extend(told);
        Answer { lines, ended }
    }

    fn taken(&mut self) -> Answer {
        let (mail, ended) = self.shared.take();
        // Only changes of the connection or the commitment are saved, not single lines.
        let is_new = self.shared.has_been_in() && !self.is_kept;
        let has_promised = self.shared.takes_promise();
        if ended || is_new || has_promised || mail.iter().any(|mail| !matches!(mail, Mail::Told(_))) {
            self.keep();
        }
        let mut lines = self.outpost.take_notices();
        lines.extend(mail.into_iter().map(|mail| self.line(mail)));
        let asks = self.shared.wants_words();
        if let (true, Some(name)) = (asks, &self.name) {
            lines.push(self.outpost.question(msg!("telnet-ask-words", name = name.as_str())));
            self.asks_words = true;
            // The next attempt uses a new connection.
            self.shared = Arc::new(Shared::default());
            self.is_kept = false;
            if let Some(bell) = &self.bell {
                self.shared.rung_by(bell.clone());
            }
        }
        Answer { lines, ended: ended && !asks }
    }

    fn comes_with(&mut self, words: &str) -> Answer {
        match self.name.take() {
            Some(name) if !words.is_empty() => self.connect(name, Some(words.to_owned())),
            _ => Answer::new(vec![self.outpost.question(msg!("join-ask-name"))]),
        }
    }

    fn line(&self, mail: Mail) -> Line {
        let place = self.place.to_string();
        match mail {
            Mail::Told(line) => Line { lang: line.lang.filter(|lang| *lang != self.outpost.lang()), ..*line },
            Mail::Said(sentence) => Text::plain(sentence).verbatim(Channel::Help, Urgency::Answer),
            Mail::Found(found) => found.line(&self.outpost),
            Mail::Check => tells(self.shared.promise().as_ref(), &self.outpost),
            Mail::Record(text) => self.saves(&text),
            Mail::Way(notice) => notice.line(&self.outpost, place),
            Mail::Unreachable => self.outpost.error(msg!("join-unreachable", place)),
            Mail::Lost => self.outpost.error(msg!("page-lost")),
            Mail::Back => self.outpost.help(msg!("page-back")),
            Mail::Unasked => self.outpost.error(msg!("page-unasked")),
            Mail::Reached => self.outpost.help(msg!("join-reached", place)),
        }
    }

    /// Saves a game record under an unused name.
    fn saves(&self, text: &str) -> Line {
        // The host is not trusted: only a valid record is written to disk.
        let Ok(record) = Record::read(text) else { return self.outpost.error(msg!("join-record-damaged")) };
        let Some(folder) = &self.games else { return self.outpost.error(msg!("join-record-nowhere")) };
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
                let promise = self.shared.promise();
                let digits = promise.map_or_else(|| "none".to_owned(), |promise| promise.digits());
                self.outpost.help(msg!("join-record-saved", file = path.display().to_string(), digits))
            }
            Err(error) => self.outpost.error(msg!("join-record-unsaved", reason = Reason::from(&error))),
        }
    }

    /// Handles input that was not displayed: the answer to a passphrase prompt that may have ended since.
    fn answers_secretly(&mut self, typed: &str) -> Answer {
        if self.shared.is_secret() {
            return self.asked(typed, true);
        }
        // Reported once, even if losing the connection reports it too.
        self.shared.note_unasked();
        let Answer { lines, ended } = self.taken();
        Answer { lines, ended }
    }

    /// True for a command that leaves while there is no connection to send it over.
    fn gives_up(&self, typed: &str) -> bool {
        let voice = self.outpost.voice();
        let leaves = || Word::named(voice.locale(), typed.trim()) == Some(Word::Leave);
        let quits = || voice.command_alone(typed) == Some((Command::Game(GameCommand::Quit), String::new()));
        !self.shared.is_connected() && (leaves() || quits())
    }

    fn asked(&mut self, typed: &str, secret: bool) -> Answer {
        let (number, connected) = self.shared.type_line(typed, secret);
        let mut slow = None;
        if connected {
            let answered = self
                .shared
                .wait_for(ANSWER, |mailbox| mailbox.answered >= number || mailbox.over || !mailbox.is_welcomed());
            if !answered {
                slow = Some(self.outpost.help(msg!("join-slow")));
            }
        } else {
            let been = self.shared.has_been_in();
            slow = Some(self.outpost.help(msg!(if (been) "page-waiting" else "join-waiting")));
        }
        let Answer { mut lines, ended } = self.taken();
        lines.extend(slow);
        Answer { lines, ended }
    }
}

impl Conversation for Client {
    fn begin(&mut self) -> Answer {
        self.outpost.begin();
        if let Some(name) = self.name.take() {
            return self.connect(name, None);
        }
        let mut lines = self.outpost.take_notices();
        lines.push(self.outpost.question(msg!("join-ask-name")));
        Answer::new(lines)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        if std::mem::take(&mut self.asks_words) {
            self.hides = false;
            return self.comes_with(typed.trim());
        }
        if self.name.is_none() {
            let name = typed.trim();
            if can_be_called(name, self.outpost.lang()) {
                return self.connect(name.to_owned(), None);
            }
            return Answer::new(vec![
                self.outpost.error(msg!("name-wrong", max = LONGEST_NAME)),
                self.outpost.question(msg!("join-ask-name")),
            ]);
        }
        if std::mem::take(&mut self.hides) || self.shared.is_secret() {
            return self.answers_secretly(typed);
        }
        match self.outpost.answer(typed) {
            Some(answer) => {
                let Answer { mut lines, ended } = self.taken();
                lines.extend(answer);
                Answer { lines, ended }
            }
            None if self.gives_up(typed) => self.end_of_input(),
            None => self.asked(typed, false),
        }
    }

    fn rung_by(&mut self, bell: &Bell) -> bool {
        self.bell = Some(bell.clone());
        self.shared.rung_by(bell.clone());
        true
    }

    fn arrived(&mut self) -> Answer {
        if self.name.is_some() { self.taken() } else { Answer::default() }
    }

    fn leave(&mut self) -> Vec<Line> {
        self.shared.leave();
        self.shared.wait_for(LEAVING, |mailbox| mailbox.closed);
        self.keep();
        self.outpost.take_notices()
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.outpost.help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        let Answer { mut lines, .. } = self.taken();
        // The session must be saved before the user reads that the seat is kept.
        self.keep();
        lines.push(self.good_bye());
        Answer::last(lines)
    }

    fn last_word(&self) -> Option<Line> {
        Some(self.good_bye())
    }

    fn status(&self) -> String {
        if self.outpost.wants_status() { self.shared.prompt() } else { String::new() }
    }

    fn history_owner(&self) -> usize {
        0
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        if !part.contains(char::is_whitespace) {
            return self.outpost.commands_beginning_with(part);
        }
        let start = part.rfind(char::is_whitespace).map_or(0, |blank| blank + 1);
        let buttons = self.shared.buttons();
        let goes_on =
            |line: &String| line.starts_with(part).then(|| line[start..].split(' ').next().map(str::to_owned));
        let mut words: Vec<String> = buttons.iter().filter_map(goes_on).flatten().collect();
        words.sort_unstable();
        words.dedup();
        words
    }

    fn matches(&self, candidates: &[String]) -> Line {
        self.outpost.matches(candidates)
    }

    fn more(&self) -> Line {
        self.outpost.more()
    }

    fn wants_more(&self, typed: &str) -> bool {
        !self.hides && self.outpost.wants_more(typed)
    }

    fn reads_keys(&self) -> bool {
        self.name.is_some() && !self.asks_words && !self.shared.is_secret() && self.outpost.reads_keys()
    }

    fn hides_typing(&mut self) -> bool {
        // A line that was begun hidden stays hidden, even if the passphrase prompt has ended.
        self.hides |= self.asks_words || self.shared.is_secret();
        self.hides
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        self.hides = false;
        self.outpost.press(key)
    }
}
