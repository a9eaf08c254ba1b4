//! Waits for arrivals, and for keys at the same time.

#[cfg(not(unix))]
pub(super) use self::by_channel::Waker;
#[cfg(unix)]
pub(super) use self::by_stream::{Waker, is_ready};

#[cfg(unix)]
mod by_stream {
    use std::io::{self, Read, Write};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    use crate::session::Bell;

    /// Waits until something can be read, at most this long. A signal ends the wait, too.
    pub fn is_ready(source: &impl AsFd, within: Option<Duration>) -> io::Result<bool> {
        let time = within.map(|within| Timespec {
            tv_sec: i64::try_from(within.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: i64::from(within.subsec_nanos()),
        });
        match poll(&mut [PollFd::new(source, PollFlags::IN)], time.as_ref()) {
            Ok(count) => Ok(count > 0),
            Err(Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// The receiver of a bell.
    pub struct Waker(UnixStream);

    impl Waker {
        pub fn new() -> io::Result<(Self, Bell)> {
            let (near, far) = UnixStream::pair()?;
            near.set_nonblocking(true)?;
            far.set_nonblocking(true)?;
            // A full buffer is enough to wake the receiver.
            let ring = move || drop((&far).write(&[0]));
            Ok((Waker(near), Bell::new(ring)))
        }

        /// At most this long.
        pub fn wait(&self, within: Option<Duration>) -> io::Result<()> {
            if is_ready(&self.0, within)? {
                self.quieten();
            }
            Ok(())
        }

        /// Waits for a key, without reading it, or for the bell; returns true for the bell. Keys win, so that a begun
        /// line is not disturbed. A lost terminal counts as a key.
        pub fn rings_before_key(&self) -> io::Result<bool> {
            let stdin = io::stdin();
            loop {
                let mut ends = [PollFd::new(&stdin, PollFlags::IN), PollFd::new(&self.0, PollFlags::IN)];
                match poll(&mut ends, None) {
                    Ok(_) if !ends[0].revents().is_empty() => return Ok(false),
                    Ok(0) | Err(Errno::INTR) => {}
                    Ok(_) => {
                        self.quieten();
                        return Ok(true);
                    }
                    Err(error) => return Err(error.into()),
                }
            }
        }

        fn quieten(&self) {
            let mut rings = [0; 64];
            while matches!((&self.0).read(&mut rings), Ok(count) if count == rings.len()) {}
        }
    }
}

#[cfg(not(unix))]
mod by_channel {
    use std::io;
    use std::sync::mpsc::{Receiver, sync_channel};
    use std::time::Duration;

    use crate::session::Bell;

    /// The receiver of a bell.
    pub struct Waker(Receiver<()>);

    impl Waker {
        pub fn new() -> io::Result<(Self, Bell)> {
            let (far, near) = sync_channel(1);
            let ring = move || {
                // One that has been rung need not be rung again.
                let _ = far.try_send(());
            };
            Ok((Waker(near), Bell::new(ring)))
        }

        /// At most this long.
        pub fn wait(&self, within: Option<Duration>) -> io::Result<()> {
            let waker = match within {
                Some(within) => self.0.recv_timeout(within).is_ok(),
                None => self.0.recv().is_ok(),
            };
            if waker {
                while self.0.try_recv().is_ok() {}
            }
            Ok(())
        }

        /// True once after the bell was rung.
        pub fn has_rung(&self) -> bool {
            self.0.try_recv().is_ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn a_bell_is_heard_once_however_often_it_was_rung() {
        let (waker, bell) = Waker::new().expect("a bell");
        for _ in 0..100_000 {
            bell.ring();
        }
        waker.wait(None).expect("it is heard");
        let (since, short) = (Instant::now(), Duration::from_millis(20));
        waker.wait(Some(short)).expect("nothing is heard");
        assert!(since.elapsed() >= short);
    }

    #[test]
    fn a_bell_can_be_rung_from_another_thread_and_after_the_end() {
        let (waker, bell) = Waker::new().expect("a bell");
        let other = bell.clone();
        std::thread::spawn(move || other.ring()).join().expect("it rings");
        waker.wait(None).expect("it is heard");
        drop(waker);
        bell.ring();
    }
}
