//! The speaker as everybody else knows it: told what to say, never waited for.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{Connect, Priority, Service};
use crate::output::printable;
use crate::say::{Lang, Line};
use crate::session::{Manner, Speech, Trouble};

/// How long it is waited whether a change worked, so that it can be told with the answer to it.
const MOMENT: Duration = Duration::from_millis(250);

/// How long a service may be at one thing before it counts as stuck. Longer than the time-outs of a service that has
/// any.
const PATIENCE: Duration = Duration::from_secs(4);

/// Lets a service speak, on a thread that begins when speech is first switched on. Clones are the same speaker.
#[derive(Clone)]
pub struct Speaker {
    shared: Arc<Shared>,
}

/// What the speaker and its thread share.
pub(super) struct Shared {
    state: Mutex<State>,
    /// Something in the state has changed.
    changed: Condvar,
}

/// What there is to say, and how it goes.
pub(super) struct State {
    manner: Manner,
    /// How to connect; taken by the thread when it begins.
    connect: Option<Connect>,
    /// What is to be done, in order.
    pub(super) tasks: VecDeque<Task>,
    /// Since when the thread is at a task.
    pub(super) at_work: Option<Instant>,
    /// What went wrong and was not told.
    pub(super) troubles: Vec<Trouble>,
    /// Whether it has been noticed that the service is of no use now.
    pub(super) out: bool,
    /// Whether a change has not been carried out yet.
    pub(super) unsettled: bool,
    /// Whether the next answer is left unsaid.
    hushed: bool,
    /// The answer to the last question for voices.
    pub(super) voices: Vec<String>,
}

impl Shared {
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something has changed.
    pub(super) fn wait<'s>(&self, state: MutexGuard<'s, State>) -> MutexGuard<'s, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn notify(&self) {
        self.changed.notify_all();
    }

    /// Waits while something holds, but not for long; whether it holds no more.
    fn wait_while(&self, at_most: Duration, holds: impl Fn(&State) -> bool) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), at_most, |state| holds(state));
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl Speaker {
    /// A speaker for a service; it connects when the manner, or a later one, is on.
    #[must_use]
    pub fn new(connect: Connect, manner: Manner) -> Self {
        let off = Manner { on: false, ..manner.clone() };
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

    /// Says an answer, in place of whatever is still being said.
    pub fn say(&self, lines: &[Line]) {
        let mut state = self.shared.lock();
        let hushed = std::mem::take(&mut state.hushed);
        if !state.manner.on || hushed {
            return;
        }
        let State { manner, tasks, .. } = &mut *state;
        let said = |line: &Line| {
            Some(Task::Say {
                text: printable(manner.said(line)?),
                lang: line.lang.unwrap_or(manner.lang),
                priority: Priority::of(line),
            })
        };
        let said: Vec<Task> = lines.iter().filter_map(said).collect();
        if said.is_empty() {
            return;
        }
        interrupt(tasks);
        tasks.extend(said);
        drop(state);
        self.shared.notify();
    }

    /// Waits until the service has been given everything, but not for long; whether it has.
    #[must_use]
    pub fn settled(&self, at_most: Duration) -> bool {
        self.shared.wait_while(at_most, State::is_busy)
    }

    /// Takes leave of the service, and waits until it was given everything, but not for long.
    pub fn leave(&self, at_most: Duration) {
        let mut state = self.shared.lock();
        if !state.manner.on || state.out {
            return;
        }
        state.tasks.push_back(Task::Leave { at_most });
        drop(state);
        self.shared.notify();
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
        drop(state);
        self.shared.notify();
    }
}

impl State {
    fn is_busy(&self) -> bool {
        self.at_work.is_some() || !self.tasks.is_empty()
    }
}

/// What was to be said is forgotten; what is being said ends.
fn interrupt(tasks: &mut VecDeque<Task>) {
    tasks.retain(|task| !matches!(task, Task::Say { .. } | Task::Stop));
    tasks.push_back(Task::Stop);
}

impl Speech for Speaker {
    fn manner(&self) -> Manner {
        self.shared.lock().manner.clone()
    }

    fn change(&mut self, manner: Manner) {
        let mut state = self.shared.lock();
        let was_on = std::mem::replace(&mut state.manner, manner.clone()).on;
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
            drop(state);
            self.shared.notify();
        }
    }

    fn voices(&mut self) -> Vec<String> {
        if !self.manner().on {
            return Vec::new();
        }
        self.shared.lock().voices.clear();
        self.ask(Task::LanguagePacks);
        // Speech Dispatcher takes a quarter of a second to tell 13,000 of them.
        self.shared.wait_while(4 * MOMENT, State::is_busy);
        std::mem::take(&mut self.shared.lock().voices)
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
        std::mem::take(&mut state.troubles)
    }
}

/// How long a service that could not be had is left alone.
const PAUSE: Duration = Duration::from_secs(2);

/// Something to do.
pub(super) enum Task {
    /// Speak so from now on; or leave the service alone, if that is off.
    Adopt(Manner),
    /// End what is being said.
    Stop,
    /// Say a line.
    Say {
        /// The text.
        text: String,
        /// In which language.
        lang: Lang,
        /// Whether it may be missed.
        priority: Priority,
    },
    /// Ask which voices there are.
    LanguagePacks,
    /// Take leave.
    Leave {
        /// How long it may take.
        at_most: Duration,
    },
}

/// Does one task after the other, and connects when it must.
pub(super) struct Worker {
    shared: Arc<Shared>,
    connect: Connect,
    service: Option<Box<dyn Service>>,
    /// How to speak; none before it was said.
    manner: Option<Manner>,
    /// In which language the service was told how to speak.
    told_in: Option<Lang>,
    /// When the service was last found to be of no use.
    failed: Option<Instant>,
    /// Small troubles that were told already: they come with every line.
    complained: Vec<Trouble>,
}

impl Worker {
    pub(super) fn new(shared: Arc<Shared>, connect: Connect) -> Self {
        Worker { shared, connect, service: None, manner: None, told_in: None, failed: None, complained: Vec::new() }
    }

    /// Works until the program takes leave.
    pub(super) fn run(mut self) {
        loop {
            let task = self.next_task();
            let leaves = matches!(task, Task::Leave { .. });
            let changes = matches!(task, Task::Adopt(_));
            self.carry_out(task);
            let mut state = self.shared.lock();
            state.at_work = None;
            state.unsettled &= !changes;
            drop(state);
            self.shared.notify();
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
            state = self.shared.wait(state);
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Adopt(manner) => self.adopt(manner),
            // Without a service nothing is being said.
            Task::Stop if self.service.is_none() => {}
            Task::Stop => {
                self.with_service(None, |service| service.stop());
            }
            Task::Say { text, lang, priority } => {
                self.with_service(Some(lang), |service| service.say(&text, priority));
            }
            Task::LanguagePacks => {
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

    fn adopt(&mut self, manner: Manner) {
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

    /// Does something with the service, if it can be had, in the language.
    ///
    /// If the service turns out to be gone, another one is looked for at once: the one that is gone cannot say it any
    /// more. One that is stuck may still come to it, so it is not asked twice.
    fn with_service<T>(
        &mut self,
        lang: Option<Lang>,
        act: impl Fn(&mut dyn Service) -> Result<T, Trouble>,
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
                if !std::mem::replace(&mut state.out, true) {
                    state.troubles.push(if lost { Trouble::Lost } else { trouble });
                }
                None
            }
        }
    }

    /// The service, told how to speak.
    fn ready(&mut self, lang: Option<Lang>) -> Result<&mut dyn Service, Trouble> {
        if self.service.is_none() {
            self.service = Some((self.connect)()?);
            self.told_in = None;
        }
        let Some(service) = &mut self.service else { return Err(Trouble::NotReached) };
        let lang = lang.or(self.told_in).or(self.manner.as_ref().map(|manner| manner.lang));
        if let (Some(manner), Some(lang)) = (&self.manner, lang) {
            if self.told_in != Some(lang) {
                let told = service.adopt(&Manner { lang, ..manner.clone() });
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

    /// Tells a small trouble, once.
    fn complain(&mut self, trouble: Trouble) {
        if !self.complained.contains(&trouble) {
            self.complained.push(trouble.clone());
            self.shared.lock().troubles.push(trouble);
        }
    }
}
