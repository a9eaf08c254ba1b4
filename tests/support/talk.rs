//! A run of the program in which each line waits for the answer to the one before.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::listen::listen;

/// Time limit of an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A run of the program, in a home of its own.
pub struct Talk {
    child: Child,
    bytes: Receiver<Vec<u8>>,
    read: String,
    /// The home, which stays until the run is dropped.
    pub home: PathBuf,
}

impl Talk {
    /// Starts the program in a home that is named so.
    pub fn new(home: &str, line: &str, env: &[(&str, &str)]) -> Self {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("talk-{}-{home}", std::process::id()));
        std::fs::create_dir_all(&home).expect("a home");
        let mut child = Command::new(env!("CARGO_BIN_EXE_sixdot"))
            .args(line.split_whitespace())
            .env_clear()
            .env("HOME", &home)
            .envs(env.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let bytes = listen(child.stdout.take().expect("its output"));
        Talk { child, bytes, read: String::new(), home }
    }

    /// Types a line and reads up to a line that ends so; what was answered, and how long it took.
    pub fn ask(&mut self, typed: &str, end: &str) -> (String, Duration) {
        let start = Instant::now();
        let input = self.child.stdin.as_mut().expect("its input");
        input.write_all(format!("{typed}\n").as_bytes()).expect("the program reads");
        (self.read_until(end), start.elapsed())
    }

    /// Reads up to a line with this end.
    pub fn read_until(&mut self, end: &str) -> String {
        let end = format!("{end}\n");
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(place) = self.read.find(&end) {
                let rest = self.read.split_off(place + end.len());
                return std::mem::replace(&mut self.read, rest);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let Ok(bytes) = self.bytes.recv_timeout(left) else { panic!("waited for {end:?}, read {:?}", self.read) };
            self.read.push_str(&String::from_utf8(bytes).expect("only text"));
        }
    }

    /// Closes the input and waits for the end; how long it took.
    pub fn leave(&mut self) -> Duration {
        let start = Instant::now();
        drop(self.child.stdin.take());
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{status}");
        start.elapsed()
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
