//! The thread that waits for the service, so that nobody else has to.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::service::{Connect, Priority, Service};
use super::speaker::Shared;
use crate::say::Lang;
use crate::session::{Manner, Trouble};

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
