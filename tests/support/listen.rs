//! Reads the output of another process in a thread.

use std::io::Read;
use std::sync::mpsc::{self, Receiver};
use std::thread;
#[cfg(feature = "net")]
use std::time::Duration;

/// Reads in a thread of its own, since neither a pipe nor a terminal can be asked to wait for a while only.
pub fn listen(mut from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Reads lines, each with a time limit.
#[cfg(feature = "net")]
pub struct Lines {
    bytes: Receiver<Vec<u8>>,
    read: Vec<u8>,
    patience: Duration,
}

#[cfg(feature = "net")]
impl Lines {
    /// Each line has so long to come.
    pub fn new(from: impl Read + Send + 'static, patience: Duration) -> Self {
        Lines { bytes: listen(from), read: Vec::new(), patience }
    }

    /// The next line; `what` is what it should be.
    pub fn next(&mut self, what: &str) -> String {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line = self.read.drain(..=end).collect();
                return String::from_utf8(line).expect("only text");
            }
            match self.bytes.recv_timeout(self.patience) {
                Ok(bytes) => self.read.extend(bytes),
                Err(why) => panic!("waited for {what}: {why}"),
            }
        }
    }
}
