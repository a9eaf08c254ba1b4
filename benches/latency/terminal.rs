//! A program at a pseudo-terminal, and the times of its output.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, OptionalActions, Winsize, tcgetattr, tcsetattr, tcsetwinsize};

/// After so much silence an answer is over, and a typed line is echoed.
const SILENCE: Duration = Duration::from_millis(60);

/// So long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The program under measurement.
pub struct Program {
    pub path: PathBuf,
    pub home: PathBuf,
}

/// A program at its terminal.
pub struct Terminal {
    child: Child,
    keys: File,
}

/// Times from Enter to the first and the last byte of an answer.
pub struct Answered {
    pub first: Duration,
    pub last: Duration,
}

impl Terminal {
    /// Starts a program, waits until it is silent, and tells when its first byte came.
    pub fn start(program: &Program, words: &[String]) -> (Self, Duration) {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&keys).and_then(|()| unlockpt(&keys)).expect("its other end");
        let name = ptsname(&keys, Vec::new()).expect("its name").into_string().expect("a plain name");
        let screen = OpenOptions::new().read(true).write(true).open(name).expect("its other end");
        let mut mode = tcgetattr(&screen).expect("its mode");
        mode.local_modes &= !LocalModes::ECHO;
        tcsetattr(&screen, OptionalActions::Now, &mode).expect("its mode is set");
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&screen, size).expect("its size is set");
        let end = || screen.try_clone().expect("one more handle");
        let mut command = Command::new(&program.path);
        command.args(words).env_clear().env("HOME", &program.home).env("TERM", "xterm");
        command.stdin(end()).stdout(end()).stderr(end());
        let before = Instant::now();
        let child = command.spawn().expect("the program starts");
        let mut terminal = Terminal { child, keys: keys.into() };
        let first = terminal.bytes(PATIENCE).expect("the program says something");
        terminal.wait_for_silence(first);
        (terminal, first - before)
    }

    /// Types a line, and once it is echoed Enter.
    pub fn answer(&mut self, line: &str) -> Answered {
        self.keys.write_all(line.as_bytes()).expect("it is typed");
        self.wait_for_silence(Instant::now());
        let before = Instant::now();
        self.keys.write_all(b"\r").expect("it is typed");
        let first = self.bytes(PATIENCE).expect("an answer");
        let last = self.wait_for_silence(first);
        Answered { first: first - before, last: last - before }
    }

    /// Returns the time of the last byte.
    fn wait_for_silence(&mut self, mut last: Instant) -> Instant {
        while let Some(later) = self.bytes(SILENCE) {
            last = later;
        }
        last
    }

    /// Reads what was written, and tells when that was there; none if nothing comes in time.
    fn bytes(&mut self, within: Duration) -> Option<Instant> {
        let seconds = i64::try_from(within.as_secs()).expect("a short time");
        let time = Timespec { tv_sec: seconds, tv_nsec: i64::from(within.subsec_nanos()) };
        let mut ends = [PollFd::new(&self.keys, PollFlags::IN)];
        if poll(&mut ends, Some(&time)).expect("the terminal can be waited for") == 0 {
            return None;
        }
        let now = Instant::now();
        self.keys.read(&mut [0; 4096]).ok().filter(|count| *count > 0).map(|_| now)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It is killed, as by somebody who closes the window.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
