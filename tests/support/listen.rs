//! What somebody else writes, while the test goes on.

use std::io::Read;
use std::sync::mpsc::{self, Receiver};
use std::thread;

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
