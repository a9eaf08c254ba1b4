//! Sounds: a command of the user is started with the name of the event that a line reports.
//!
//! Nothing waits for the commands. At most a few run at once and further ones are dropped, since a late sound
//! misleads. A command has no terminal, and is killed if it runs too long.

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, io};

use crate::session::{SoundCommand, Soundless, Sounds};
use crate::text::Cue;

const MOST: usize = 4;

const LONGEST: Duration = Duration::from_secs(10);

const LOOK: Duration = Duration::from_millis(20);

const GONE: Duration = Duration::from_millis(500);

/// A handle; clones share the player.
#[derive(Clone, Default)]
pub struct SoundPlayer {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Default)]
struct State {
    command: Option<SoundCommand>,
    running: usize,
    trouble: Option<Soundless>,
    leaves: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SoundPlayer {
    pub fn new(command: Option<SoundCommand>) -> Self {
        let player = SoundPlayer::default();
        player.shared.lock().command = command;
        player
    }

    /// Plays the most important cues of an answer that there is room for, in their order.
    pub fn play(&self, cues: &[Cue]) {
        let room = MOST.saturating_sub(self.shared.lock().running);
        let mut chosen: Vec<(usize, Cue)> = cues.iter().copied().enumerate().collect();
        chosen.sort_by_key(|(_, cue)| *cue);
        chosen.truncate(room);
        chosen.sort_by_key(|(place, _)| *place);
        for (_, cue) in chosen {
            self.start(cue);
        }
    }

    fn start(&self, cue: Cue) {
        let Some(command) = self.shared.lock().command.clone() else { return };
        let (hand_over, taken) = mpsc::channel::<Child>();
        let shared = Arc::clone(&self.shared);
        let waits = move || {
            let Ok(child) = taken.recv() else { return };
            wait(child, &shared);
            shared.lock().running -= 1;
            shared.ended.notify_all();
        };
        // The waiting thread must exist before the command does.
        if thread::Builder::new().name("sound".to_owned()).spawn(waits).is_err() {
            return;
        }
        match spawn(&command, cue) {
            Ok(child) => {
                self.shared.lock().running += 1;
                let _ = hand_over.send(child);
            }
            Err(error) => {
                let program = command.words.first().cloned().unwrap_or_default();
                let mut state = self.shared.lock();
                state.command = None;
                state.trouble = Some(Soundless { program, reason: error.kind() });
            }
        }
    }

    pub fn running(&self) -> usize {
        self.shared.lock().running
    }

    /// At the end of the program: waits for the last sounds, at most this long, and kills the rest.
    pub fn leave(&self, at_most: Duration) {
        self.settled(at_most);
        self.shared.lock().leaves = true;
        self.settled(GONE);
    }

    fn settled(&self, at_most: Duration) {
        let runs = |state: &mut State| state.running > 0;
        drop(self.shared.ended.wait_timeout_while(self.shared.lock(), at_most, runs));
    }
}

impl Sounds for SoundPlayer {
    fn command(&self) -> Option<SoundCommand> {
        self.shared.lock().command.clone()
    }

    fn change(&mut self, command: Option<SoundCommand>) {
        let mut state = self.shared.lock();
        state.command = command;
        state.trouble = None;
        drop(state);
        self.start(Cue::Test);
    }

    fn trouble(&mut self) -> Option<Soundless> {
        self.shared.lock().trouble.take()
    }
}

/// Without a terminal, in a process group of its own: no key of the terminal reaches the command, and it cannot
/// change terminal modes.
fn spawn(command: &SoundCommand, cue: Cue) -> io::Result<Child> {
    let mut words = command.words.iter().map(|word| with_home(word));
    let mut started = Command::new(words.next().unwrap_or_default());
    started.args(words).arg(cue.id()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut started, 0);
    started.spawn()
}

fn with_home(word: &str) -> String {
    match (word.strip_prefix("~/"), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest).display().to_string(),
        _ => word.to_owned(),
    }
}

/// Waits for a command; kills it if it runs too long or the program ends.
fn wait(mut child: Child, shared: &Shared) {
    let since = Instant::now();
    while matches!(child.try_wait(), Ok(None)) {
        if since.elapsed() > LONGEST || shared.lock().leaves {
            #[cfg(unix)]
            if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
                let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            let _ = child.kill();
            let _ = child.wait();
            return;
        }
        thread::sleep(LOOK);
    }
}
