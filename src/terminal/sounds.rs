//! Sounds by the events that lines report: the program's own tones, or a command of the user that is started with
//! the name of the event.
//!
//! Nothing waits for a sound. At most a few play at once and further ones are dropped, since a late sound misleads. A
//! command has no terminal, and is killed if it runs too long.

use std::env;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use super::tones::{sequence, wav};
use crate::session::{Percent, SoundCommand, SoundSettings, SoundSource, Soundless, Sounds};
use crate::text::Cue;

const MOST: usize = 4;

const LONGEST: Duration = Duration::from_secs(10);

const LOOK: Duration = Duration::from_millis(20);

const GONE: Duration = Duration::from_millis(500);

/// Programs that play a WAV file, in the order in which they are tried.
#[cfg(not(windows))]
const PLAYERS: &[&str] = if cfg!(target_os = "macos") { &["afplay"] } else { &["pw-play", "paplay", "aplay"] };

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
    settings: SoundSettings,
    running: usize,
    trouble: Option<Soundless>,
    leaves: bool,
    /// The player of files that has worked.
    #[cfg(not(windows))]
    player: Option<&'static str>,
    /// The folder of the files.
    #[cfg(not(windows))]
    folder: Option<std::path::PathBuf>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Switches sounds off until they are set again.
    fn fail(&self, trouble: Soundless) {
        let mut state = self.lock();
        state.settings.source = None;
        state.trouble = Some(trouble);
    }

    fn end_one(&self) {
        self.lock().running -= 1;
        self.ended.notify_all();
    }
}

impl SoundPlayer {
    pub fn new(settings: SoundSettings) -> Self {
        let player = SoundPlayer::default();
        player.shared.lock().settings = settings;
        player
    }

    /// Plays the most important cues of an answer that there is room for, in their order.
    pub fn play(&self, cues: &[Cue]) {
        let state = self.shared.lock();
        let (settings, room) = (state.settings.clone(), MOST.saturating_sub(state.running));
        drop(state);
        let is_on = |(_, cue): &(usize, Cue)| !settings.without.contains(cue);
        let mut chosen: Vec<(usize, Cue)> = cues.iter().copied().enumerate().filter(is_on).collect();
        chosen.sort_by_key(|(_, cue)| *cue);
        chosen.truncate(room);
        chosen.sort_by_key(|(place, _)| *place);
        let chosen: Vec<Cue> = chosen.into_iter().map(|(_, cue)| cue).collect();
        match settings.source {
            Some(SoundSource::Command(command)) => chosen.into_iter().for_each(|cue| self.start(&command, cue)),
            Some(SoundSource::Tones) if !chosen.is_empty() => self.start_tones(chosen, settings.volume),
            _ => {}
        }
    }

    /// Plays tones one after another.
    fn start_tones(&self, cues: Vec<Cue>, volume: Percent) {
        #[cfg(not(windows))]
        if self.shared.lock().player.is_none() && installed().next().is_none() {
            return self.shared.fail(Soundless::NoPlayer);
        }
        self.shared.lock().running += 1;
        let shared = Arc::clone(&self.shared);
        let plays = move || {
            if play_tones(&shared, &cues, volume).is_err() {
                shared.fail(Soundless::Failed);
            }
            shared.end_one();
        };
        if thread::Builder::new().name("sound".to_owned()).spawn(plays).is_err() {
            self.shared.end_one();
        }
    }

    fn start(&self, command: &SoundCommand, cue: Cue) {
        let (hand_over, taken) = mpsc::channel::<Child>();
        let shared = Arc::clone(&self.shared);
        let waits = move || {
            let Ok(child) = taken.recv() else { return };
            wait(child, &shared);
            shared.end_one();
        };
        // The waiting thread must exist before the command does.
        if thread::Builder::new().name("sound".to_owned()).spawn(waits).is_err() {
            return;
        }
        let mut words = command.words.iter().map(|word| with_home(word));
        match without_terminal(&words.next().unwrap_or_default()).args(words).arg(cue.id()).spawn() {
            Ok(child) => {
                self.shared.lock().running += 1;
                let _ = hand_over.send(child);
            }
            Err(error) => {
                let program = command.words.first().cloned().unwrap_or_default();
                self.shared.fail(Soundless::NotStarted { program, reason: error.kind() });
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
        #[cfg(not(windows))]
        if let Some(folder) = self.shared.lock().folder.take() {
            let _ = crate::storage::disk::remove_folder(&folder);
        }
    }

    fn settled(&self, at_most: Duration) {
        let runs = |state: &mut State| state.running > 0;
        drop(self.shared.ended.wait_timeout_while(self.shared.lock(), at_most, runs));
    }
}

impl Sounds for SoundPlayer {
    fn settings(&self) -> SoundSettings {
        self.shared.lock().settings.clone()
    }

    fn change(&mut self, settings: SoundSettings) {
        let mut state = self.shared.lock();
        state.settings = settings;
        state.trouble = None;
    }

    fn sample(&mut self, cue: Cue) {
        self.play(&[cue]);
    }

    fn trouble(&mut self) -> Option<Soundless> {
        self.shared.lock().trouble.take()
    }
}

#[cfg(windows)]
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// A command without a terminal, in a process group of its own: no key of the terminal reaches it, and it cannot change
/// terminal modes.
fn without_terminal(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    // Without a window of its own, which a screen reader would announce.
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
    command
}

fn with_home(word: &str) -> String {
    match (word.strip_prefix("~/"), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest).display().to_string(),
        _ => word.to_owned(),
    }
}

/// Waits for a command; kills it if it runs too long or the program ends. False if it failed.
fn wait(mut child: Child, shared: &Shared) -> bool {
    let since = Instant::now();
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return status.success();
        }
        let leaves = shared.lock().leaves;
        if since.elapsed() > LONGEST || leaves {
            #[cfg(unix)]
            if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
                let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            let _ = child.kill();
            let _ = child.wait();
            return leaves;
        }
        thread::sleep(LOOK);
    }
}

#[cfg(not(windows))]
fn installed() -> impl Iterator<Item = &'static str> {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there = move |program: &&str| env::split_paths(&path).any(|folder| folder.join(program).is_file());
    PLAYERS.iter().copied().filter(is_there)
}

/// Plays a file with the first player that works. Once one has worked, its failures do not count.
#[cfg(not(windows))]
fn play_tones(shared: &Shared, cues: &[Cue], volume: Percent) -> std::io::Result<()> {
    let file = tone_file(shared, cues, volume)?;
    let known = shared.lock().player;
    let players: Vec<&str> = known.map_or_else(|| installed().collect(), |player| vec![player]);
    for player in players {
        let child = without_terminal(player).arg(&file).spawn();
        if child.is_ok_and(|child| wait(child, shared)) {
            shared.lock().player = Some(player);
            return Ok(());
        }
    }
    known.map(|_| ()).ok_or_else(|| std::io::ErrorKind::Unsupported.into())
}

/// The file of these tones in a folder of the user's own, written when it is first needed.
#[cfg(not(windows))]
fn tone_file(shared: &Shared, cues: &[Cue], volume: Percent) -> std::io::Result<std::path::PathBuf> {
    let mut state = shared.lock();
    if state.folder.is_none() {
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_nanos();
        let folder = env::temp_dir().join(format!("sixdot-{}-{now}", std::process::id()));
        crate::storage::disk::make_new_folder(&folder)?;
        state.folder = Some(folder);
    }
    let folder = state.folder.clone().unwrap_or_default();
    drop(state);
    let names: Vec<String> = cues.iter().map(|cue| cue.id()).collect();
    let file = folder.join(format!("{}-{}.wav", names.join("-"), volume.number()));
    if !file.exists() {
        crate::storage::replace(&file, &wav(&sequence(cues), volume))?;
    }
    Ok(file)
}

/// Plays from memory, with the media player of the system.
#[cfg(windows)]
fn play_tones(_: &Shared, cues: &[Cue], volume: Percent) -> windows::core::Result<()> {
    use windows::Media::Core::MediaSource;
    use windows::Media::Playback::{MediaPlayer, MediaPlayerAudioCategory};
    use windows::Storage::Streams::{DataWriter, InMemoryRandomAccessStream};

    let notes = sequence(cues);
    let stream = InMemoryRandomAccessStream::new()?;
    let writer = DataWriter::CreateDataWriter(&stream)?;
    writer.WriteBytes(&wav(&notes, volume))?;
    writer.StoreAsync()?.get()?;
    writer.DetachStream()?;
    stream.Seek(0)?;
    let player = MediaPlayer::new()?;
    // The media keys of the keyboard are for music.
    player.CommandManager()?.SetIsEnabled(false)?;
    player.SetAudioCategory(MediaPlayerAudioCategory::SoundEffects)?;
    player.SetSource(&MediaSource::CreateFromStream(&stream, &"audio/wav".into())?)?;
    player.Play()?;
    // It begins a little later.
    let length: u16 = notes.iter().map(|(_, length)| length).sum();
    thread::sleep(Duration::from_millis(length.into()) + GONE);
    player.Close()
}

#[cfg(test)]
mod tests {
    #[test]
    #[cfg(not(windows))]
    fn tones_are_written_once_into_a_private_folder() {
        use super::*;

        let player = SoundPlayer::default();
        let volume = Percent::new(50).expect("a part");
        let cues = [Cue::Play, Cue::YourTurn];
        let file = tone_file(&player.shared, &cues, volume).expect("a file");
        assert!(file.ends_with("play-your-turn-50.wav"), "{file:?}");
        assert_eq!(std::fs::read(&file).expect("it is there"), wav(&sequence(&cues), volume));
        let folder = file.parent().expect("a folder");
        assert!(!crate::storage::is_open_to_others(folder));
        crate::storage::replace(&file, b"known").expect("it can be written");
        assert_eq!(tone_file(&player.shared, &cues, volume).expect("a file"), file);
        assert_eq!(std::fs::read(&file).expect("it is there"), b"known");
        player.leave(Duration::ZERO);
        assert!(!folder.exists());
    }
}
