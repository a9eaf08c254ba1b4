//! Sounds beside the text: a command of the user's own is started with the name of the event that a line tells.
//!
//! Nothing waits for a command. At most a few run at once: what comes too fast is left out, since a sound that comes late
//! tells something wrong. A command has no terminal of ours, and one that does not end is ended.

use std::env;
use std::io;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use super::speech::Speaker;
use super::{Output, Steering};
use crate::say::{Cue, Line, Reason};
use crate::session::{Display, SoundCommand, Soundless, Sounds, Speech};

/// The most commands that run at once.
const MOST: usize = 4;

/// How long a command may run.
const LONGEST: Duration = Duration::from_secs(10);

/// How often it is looked whether a command has ended.
const LOOK: Duration = Duration::from_millis(20);

/// How long it is waited that a command is gone which was ended.
const GONE: Duration = Duration::from_millis(500);

/// Starts the command that plays sounds. Clones are the same player.
#[derive(Clone, Default)]
pub struct Player {
    shared: Arc<Shared>,
}

/// What the player shares with those who wait for its commands.
#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// A command has ended.
    ended: Condvar,
}

#[derive(Default)]
struct State {
    command: Option<SoundCommand>,
    running: usize,
    trouble: Option<Soundless>,
    /// Whether the program ends, and its commands with it.
    leaves: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Player {
    /// A player of a command, or of nothing before there is one.
    #[must_use]
    pub fn new(command: Option<SoundCommand>) -> Self {
        let player = Player::default();
        player.shared.lock().command = command;
        player
    }

    /// Plays the sounds of an answer: the most important of them, as many as there is room for, in their order.
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

    /// Starts the command for an event. One that cannot be started is put out of force.
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
        // Whoever is to wait for it comes first: without, nobody would.
        if thread::Builder::new().name("sound".to_owned()).spawn(waits).is_err() {
            return;
        }
        match spawn(&command, cue) {
            Ok(child) => {
                self.shared.lock().running += 1;
                let _ = hand_over.send(child);
            }
            Err(error) => {
                let program = command.words().first().cloned().unwrap_or_default();
                let mut state = self.shared.lock();
                state.command = None;
                state.trouble = Some(Soundless { program, reason: Reason::from(&error) });
            }
        }
    }

    /// How many commands run.
    #[must_use]
    pub fn running(&self) -> usize {
        self.shared.lock().running
    }

    /// Lets the last sounds be heard at the end of the program, but not for long, and ends what still runs then.
    pub fn leave(&self, at_most: Duration) {
        self.settled(at_most);
        self.shared.lock().leaves = true;
        self.settled(GONE);
    }

    /// Waits until no command runs, but not for long.
    fn settled(&self, at_most: Duration) {
        let runs = |state: &mut State| state.running > 0;
        drop(self.shared.ended.wait_timeout_while(self.shared.lock(), at_most, runs));
    }
}

impl Sounds for Player {
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

/// Starts a command without any terminal: no input, no output, and in a group of its own, so that no key of the terminal
/// reaches it and it cannot change how the terminal works.
fn spawn(command: &SoundCommand, cue: Cue) -> io::Result<Child> {
    let mut words = command.words().iter().map(|word| with_home(word));
    let mut started = Command::new(words.next().unwrap_or_default());
    started.args(words).arg(cue.id()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut started, 0);
    started.spawn()
}

/// `~/` as a shell has it.
fn with_home(word: &str) -> String {
    match (word.strip_prefix("~/"), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest).display().to_string(),
        _ => word.to_owned(),
    }
}

/// Waits until a command has ended, and ends it when it runs too long or the program ends.
fn wait(mut child: Child, shared: &Shared) {
    let since = Instant::now();
    while matches!(child.try_wait(), Ok(None)) {
        if since.elapsed() > LONGEST || shared.lock().leaves {
            end(&mut child);
            let _ = child.wait();
            return;
        }
        thread::sleep(LOOK);
    }
}

/// Ends a command and all that it has started.
fn end(child: &mut Child) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    // It may have ended by itself.
    let _ = child.kill();
}

/// Writes to another output, and then plays the sounds of those lines that are shown or spoken.
pub struct Sounding {
    written: Box<dyn Output>,
    player: Player,
    look: Steering,
    speaker: Speaker,
}

impl Sounding {
    /// An output that is written as before; the look and the speaker say what is left out there.
    #[must_use]
    pub fn new(written: Box<dyn Output>, player: Player, look: Steering, speaker: Speaker) -> Self {
        Sounding { written, player, look, speaker }
    }
}

impl Output for Sounding {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        self.written.write(lines)?;
        let (look, manner) = (self.look.look(), self.speaker.manner());
        let is_told = |line: &&Line| {
            look.shown(line).is_some_and(|shown| !shown.is_empty()) || (manner.on && manner.said(line).is_some())
        };
        let cues: Vec<Cue> = lines.iter().filter(is_told).filter_map(|line| line.cue).collect();
        if !cues.is_empty() {
            self.player.play(&cues);
        }
        Ok(())
    }

    fn written(&self, lines: &[Line]) -> String {
        self.written.written(lines)
    }

    fn rows(&self, line: &Line) -> usize {
        self.written.rows(line)
    }
}
