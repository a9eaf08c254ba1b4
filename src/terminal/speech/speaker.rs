//! The handle by which the program speaks, the thread that waits for the service, and the interface of services. The
//! program never waits for speech.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::mem;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::session::{Speech, SpeechSettings, Trouble};
use crate::terminal::printable;
use crate::text::{Channel, Lang, Line};

/// Time to wait for the result of a change, so that the answer can report it.
const MOMENT: Duration = Duration::from_millis(250);

/// A task that takes longer means that the service is stuck. Longer than the time-outs of the services.
const PATIENCE: Duration = Duration::from_secs(4);

/// A handle; clones share the thread, which starts when speech is first switched on.
#[derive(Clone)]
pub struct Speaker {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    manner: SpeechSettings,
    connect: Option<Connect>,
    tasks: VecDeque<Task>,
    at_work: Option<Instant>,
    troubles: Vec<Trouble>,
    out: bool,
    unsettled: bool,
    hushed: bool,
    voices: Vec<String>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while the condition holds, at most `at_most`; returns true if it no longer holds.
    fn wait_while(&self, at_most: Duration, holds: impl Fn(&State) -> bool) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), at_most, |state| holds(state));
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl Speaker {
    pub fn new(connect: Connect, manner: SpeechSettings) -> Self {
        let off = SpeechSettings { on: false, ..manner.clone() };
        let state = State {
            manner: off,
            connect: Some(connect),
            tasks: VecDeque::new(),
            at_work: None,
            troubles: Vec::new(),
            out: false,
            unsettled: false,
            hushed: false,
            voices: Vec::new(),
        };
        let shared = Shared { state: Mutex::new(state), changed: Condvar::new() };
        let mut speaker = Speaker { shared: Arc::new(shared) };
        speaker.change(manner);
        speaker
    }

    pub fn say(&self, lines: &[Line]) {
        let mut state = self.shared.lock();
        let hushed = mem::take(&mut state.hushed);
        if !state.manner.on || hushed {
            return;
        }
        let State { manner, tasks, .. } = &mut *state;
        let said = |line: &Line| {
            Some(Task::Say {
                text: printable(manner.said(line)?),
                lang: line.lang.unwrap_or(manner.lang),
                // Chat may be missed, the game may not.
                priority: if line.channel == Channel::Chat { Priority::Notification } else { Priority::Message },
            })
        };
        let said: Vec<Task> = lines.iter().filter_map(said).collect();
        if said.is_empty() {
            return;
        }
        interrupt(tasks);
        tasks.extend(said);
        self.shared.changed.notify_all();
    }

    pub fn settled(&self, at_most: Duration) -> bool {
        self.shared.wait_while(at_most, State::is_busy)
    }

    /// Disconnects after the service has received everything, at most after `at_most`.
    pub fn leave(&self, at_most: Duration) {
        let mut state = self.shared.lock();
        if !state.manner.on || state.out {
            return;
        }
        state.tasks.push_back(Task::Leave { at_most });
        drop(state);
        self.shared.changed.notify_all();
        self.shared.wait_while(at_most, State::is_busy);
    }

    fn ask(&self, task: Task) {
        let mut state = self.shared.lock();
        if let Some(connect) = state.connect.take() {
            let shared = Arc::clone(&self.shared);
            let named = thread::Builder::new().name("speech".to_owned());
            if named.spawn(move || Worker::new(shared, connect).run()).is_err() {
                state.troubles.push(Trouble::NotReached);
                return;
            }
        }
        state.tasks.push_back(task);
        self.shared.changed.notify_all();
    }
}

impl State {
    fn is_busy(&self) -> bool {
        self.at_work.is_some() || !self.tasks.is_empty()
    }
}

/// Drops queued texts and stops the current one.
fn interrupt(tasks: &mut VecDeque<Task>) {
    tasks.retain(|task| !matches!(task, Task::Say { .. } | Task::Stop));
    tasks.push_back(Task::Stop);
}

impl Speech for Speaker {
    fn manner(&self) -> SpeechSettings {
        self.shared.lock().manner.clone()
    }

    fn change(&mut self, manner: SpeechSettings) {
        let mut state = self.shared.lock();
        let was_on = mem::replace(&mut state.manner, manner.clone()).on;
        if !manner.on && !was_on {
            return;
        }
        if !manner.on {
            interrupt(&mut state.tasks);
        }
        state.unsettled = true;
        drop(state);
        self.ask(Task::Adopt(manner));
    }

    fn hush(&mut self) {
        let mut state = self.shared.lock();
        if state.manner.on {
            state.hushed = true;
            interrupt(&mut state.tasks);
            self.shared.changed.notify_all();
        }
    }

    fn voices(&mut self) -> Vec<String> {
        if !self.manner().on {
            return Vec::new();
        }
        self.shared.lock().voices.clear();
        self.ask(Task::ListVoices);
        // Speech Dispatcher takes a quarter of a second to list 13,000 voices.
        self.shared.wait_while(4 * MOMENT, State::is_busy);
        mem::take(&mut self.shared.lock().voices)
    }

    fn settle(&mut self) {
        self.shared.wait_while(MOMENT, |state| state.unsettled);
    }

    fn troubles(&mut self) -> Vec<Trouble> {
        let mut state = self.shared.lock();
        if !state.out && state.at_work.is_some_and(|since| since.elapsed() > PATIENCE) {
            state.out = true;
            state.troubles.push(Trouble::Stuck);
        }
        mem::take(&mut state.troubles)
    }
}

const PAUSE: Duration = Duration::from_secs(2);

enum Task {
    Adopt(SpeechSettings),
    Stop,
    Say { text: String, lang: Lang, priority: Priority },
    ListVoices,
    Leave { at_most: Duration },
}

struct Worker {
    shared: Arc<Shared>,
    connect: Connect,
    service: Option<Box<dyn Service>>,
    manner: Option<SpeechSettings>,
    told_in: Option<Lang>,
    failed: Option<Instant>,
    /// Minor errors that were reported already; they would recur with every line.
    complained: Vec<Trouble>,
}

impl Worker {
    fn new(shared: Arc<Shared>, connect: Connect) -> Self {
        Worker { shared, connect, service: None, manner: None, told_in: None, failed: None, complained: Vec::new() }
    }

    fn run(mut self) {
        loop {
            let task = self.next_task();
            let leaves = matches!(task, Task::Leave { .. });
            let changes = matches!(task, Task::Adopt(_));
            self.carry_out(task);
            let mut state = self.shared.lock();
            state.at_work = None;
            state.unsettled &= !changes;
            self.shared.changed.notify_all();
            if leaves {
                return;
            }
        }
    }

    fn next_task(&self) -> Task {
        let mut state = self.shared.lock();
        loop {
            if let Some(task) = state.tasks.pop_front() {
                state.at_work = Some(Instant::now());
                return task;
            }
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Adopt(manner) => self.adopt(manner),
            Task::Stop if self.service.is_none() => {}
            Task::Stop => {
                self.with_service(None, |service| service.stop());
            }
            Task::Say { text, lang, priority } => {
                self.with_service(Some(lang), |service| service.say(&text, priority));
            }
            Task::ListVoices => {
                if let Some(voices) = self.with_service(None, |service| service.voices()) {
                    self.shared.lock().voices = voices;
                }
            }
            Task::Leave { at_most } => {
                if let Some(service) = &mut self.service {
                    service.leave(at_most);
                }
            }
        }
    }

    fn adopt(&mut self, manner: SpeechSettings) {
        let (on, lang) = (manner.on, manner.lang);
        self.manner = Some(manner);
        self.told_in = None;
        self.failed = None;
        self.complained.clear();
        if on {
            self.with_service(Some(lang), |_| Ok(()));
        } else if let Some(mut service) = self.service.take() {
            service.leave(Duration::ZERO);
        }
    }

    /// Runs an action with the service in the given language.
    ///
    /// A lost service is replaced at once and the action repeated. A stuck one may still carry out the action, so it
    /// is not repeated.
    fn with_service<T>(
        &mut self,
        lang: Option<Lang>,
        act: impl Fn(&mut dyn Service) -> SpeechResult<T>,
    ) -> Option<T> {
        if self.service.is_none() && self.failed.is_some_and(|failed| failed.elapsed() < PAUSE) {
            return None;
        }
        let mut done = self.ready(lang).and_then(&act);
        let lost = matches!(done, Err(Trouble::Lost));
        if lost {
            self.service = None;
            done = self.ready(lang).and_then(&act);
        }
        match done {
            Ok(done) => {
                self.failed = None;
                let mut state = self.shared.lock();
                state.out = false;
                state.troubles.extend(lost.then_some(Trouble::Restarted));
                Some(done)
            }
            Err(Trouble::Refused) => {
                self.complain(Trouble::Refused);
                None
            }
            Err(trouble) => {
                self.service = None;
                self.failed = Some(Instant::now());
                let mut state = self.shared.lock();
                if !mem::replace(&mut state.out, true) {
                    state.troubles.push(if lost { Trouble::Lost } else { trouble });
                }
                None
            }
        }
    }

    fn ready(&mut self, lang: Option<Lang>) -> SpeechResult<&mut dyn Service> {
        if self.service.is_none() {
            self.service = Some((self.connect)()?);
            self.told_in = None;
        }
        let Some(service) = &mut self.service else { return Err(Trouble::NotReached) };
        let lang = lang.or(self.told_in).or(self.manner.as_ref().map(|manner| manner.lang));
        if let (Some(manner), Some(lang)) = (&self.manner, lang) {
            if self.told_in != Some(lang) {
                let told = service.adopt(&SpeechSettings { lang, ..manner.clone() });
                self.told_in = Some(lang);
                match told {
                    Err(trouble @ (Trouble::NoVoice { .. } | Trouble::NoVoiceFor(_))) => self.complain(trouble),
                    told => told?,
                }
            }
        }
        match &mut self.service {
            Some(service) => Ok(&mut **service),
            None => Err(Trouble::NotReached),
        }
    }

    fn complain(&mut self, trouble: Trouble) {
        if !self.complained.contains(&trouble) {
            self.complained.push(trouble.clone());
            self.shared.lock().troubles.push(trouble);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    Message,
    /// Dropped if anything else is being spoken.
    Notification,
}

pub type SpeechResult<T = ()> = Result<T, Trouble>;

/// A connection to a speech backend. Its methods may block.
pub trait Service {
    /// Sets language, rate, volume and voice for the texts that follow.
    ///
    /// # Errors
    /// [`Trouble::NoVoice`] and [`Trouble::NoVoiceFor`] if another voice speaks instead; otherwise as
    /// [`Service::say`].
    fn adopt(&mut self, manner: &SpeechSettings) -> SpeechResult;

    /// Queues a text, a whole line without control characters.
    ///
    /// # Errors
    /// [`Trouble::Lost`] or [`Trouble::Stuck`] if the connection is unusable, [`Trouble::Refused`] if only this text
    /// is refused.
    fn say(&mut self, text: &str, priority: Priority) -> SpeechResult;

    /// Stops speaking and empties the queue.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn stop(&mut self) -> SpeechResult;

    /// Names of the voices for the language, without their variants, of which there can be hundreds.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn voices(&mut self) -> SpeechResult<Vec<String>>;

    /// Disconnects. If speech ends with the connection, waits until all was spoken, at most `at_most`.
    fn leave(&mut self, at_most: Duration);
}

/// Finds a name, ignoring case, or else the first name with that beginning.
pub(super) fn meant<'n>(typed: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
    let typed = typed.to_lowercase();
    let mut small = names.map(str::to_lowercase);
    let same = small.clone().position(|name| name == typed);
    same.or_else(|| small.position(|name| name.starts_with(&typed)))
}

/// Called again after each failure.
pub type Connect = Box<dyn FnMut() -> SpeechResult<Box<dyn Service>> + Send>;

const VARIABLE: &str = "SPEECHD_ADDRESS";

const PORT: u16 = 6560;

#[derive(Debug, PartialEq, Eq)]
pub enum Address {
    Unix(PathBuf),
    Inet(String, u16),
}

impl Address {
    /// From the environment, or else the user's default socket.
    ///
    /// # Errors
    /// [`Trouble::BadAddress`] if the variable cannot be parsed, [`Trouble::NotReached`] if the user's folder is
    /// unknown.
    pub fn of(environment: impl Fn(&str) -> Option<OsString>) -> SpeechResult<Self> {
        let usual = || usual_socket(&environment).map(Address::Unix).ok_or(Trouble::NotReached);
        let Some(text) = environment(VARIABLE).filter(|text| !text.is_empty()) else { return usual() };
        let text = text.to_string_lossy().into_owned();
        let bad = || Trouble::BadAddress(text.clone());
        let (method, place) = text.split_once(':').unwrap_or((&text, ""));
        match method {
            "unix_socket" if place.is_empty() => usual(),
            "unix_socket" => Ok(Address::Unix(place.into())),
            "inet_socket" => {
                let (host, port) = place.rsplit_once(':').unwrap_or((place, ""));
                let port = if port.is_empty() { PORT } else { port.parse().map_err(|_| bad())? };
                Ok(Address::Inet(if host.is_empty() { "localhost" } else { host }.to_owned(), port))
            }
            _ => Err(bad()),
        }
    }
}

/// In the user's runtime folder, or else in the cache.
fn usual_socket(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| environment(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_RUNTIME_DIR")
        .or_else(|| folder("XDG_CACHE_HOME"))
        .or_else(|| folder("HOME").map(|home| home.join(".cache")))?;
    Some(base.join("speech-dispatcher").join("speechd.sock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_is_meant_by_its_name_or_by_how_it_begins() {
        let meant = |typed| meant(typed, ["German+Anna", "German"].into_iter());
        assert_eq!(meant("german"), Some(1));
        assert_eq!(meant("german+a"), Some(0));
        assert_eq!(meant("ger"), Some(0));
        assert_eq!(meant("Finnish"), None);
    }

    fn address(variables: &[(&str, &str)]) -> Result<Address, Trouble> {
        Address::of(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
    }

    fn named(text: &str) -> Result<Address, Trouble> {
        address(&[("SPEECHD_ADDRESS", text), ("XDG_RUNTIME_DIR", "/run/user/7")])
    }

    #[test]
    fn the_variable_names_a_socket_or_a_port() {
        let inet = |host: &str, port| Ok(Address::Inet(host.to_owned(), port));
        assert_eq!(named("unix_socket:/tmp/a:b"), Ok(Address::Unix("/tmp/a:b".into())));
        assert_eq!(named("inet_socket:far:7000"), inet("far", 7000));
        assert_eq!(named("inet_socket:::1:7000"), inet("::1", 7000));
        assert_eq!(named("inet_socket:far"), inet("far", PORT));
        assert_eq!(named("inet_socket"), inet("localhost", PORT));
        for bad in ["tcp:far:1", "inet_socket:far:many", "/tmp/socket"] {
            assert_eq!(named(bad), Err(Trouble::BadAddress(bad.to_owned())));
        }
    }

    #[test]
    fn the_usual_socket_is_the_user_s_own() {
        let socket = |path: &str| Ok(Address::Unix(path.into()));
        assert_eq!(named(""), socket("/run/user/7/speech-dispatcher/speechd.sock"));
        assert_eq!(named("unix_socket"), socket("/run/user/7/speech-dispatcher/speechd.sock"));
        assert_eq!(address(&[("HOME", "/home/anna")]), socket("/home/anna/.cache/speech-dispatcher/speechd.sock"));
        assert_eq!(address(&[]), Err(Trouble::NotReached));
    }
}
