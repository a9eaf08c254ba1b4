//! Sharing games out to threads, and telling whoever waits how far it is.

use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How often it is told how far it is.
pub(super) const EVERY: Duration = Duration::from_secs(10);

/// How many shares each thread gets at least, so that none is left waiting for the slowest one.
const SHARES: u64 = 64;

/// The most games of a share.
const LARGEST: u64 = 256;

/// The games that are still to be played, by their numbers.
pub(super) struct Queue {
    games: u64,
    share: u64,
    next: AtomicU64,
    played: AtomicU64,
}

impl Queue {
    fn new(games: u64, threads: usize) -> Self {
        let share = (games / (threads as u64).saturating_mul(SHARES)).clamp(1, LARGEST);
        Queue { games, share, next: AtomicU64::new(0), played: AtomicU64::new(0) }
    }

    /// The numbers of the games that one thread plays: as many as it has time for, and no other thread has them.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
        let mut before = 0;
        let shares = iter::from_fn(move || {
            self.played.fetch_add(before, Ordering::Relaxed);
            let next = |first: u64| (first < self.games).then(|| first.saturating_add(self.share).min(self.games));
            let first = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()?;
            let behind = next(first)?;
            before = behind - first;
            Some(first..behind)
        });
        shares.flatten()
    }
}

/// Lets each of these workers play games of the queue, on a thread of its own, and gives what each of them has counted.
/// Every so often `tell` gets the number of games that were played.
///
/// # Panics
/// If a worker does.
pub(super) fn share_out<W: Send, C: Send>(
    games: u64,
    workers: Vec<W>,
    every: Duration,
    tell: &dyn Fn(u64),
    play: impl Fn(W, &Queue) -> C + Sync,
) -> Vec<C> {
    let queue = Queue::new(games, workers.len());
    let (sender, counted) = channel();
    thread::scope(|scope| {
        for worker in workers {
            let (sender, queue, play) = (sender.clone(), &queue, &play);
            scope.spawn(move || sender.send(play(worker, queue)));
        }
        drop(sender);
        let mut all = Vec::new();
        loop {
            match counted.recv_timeout(every) {
                Ok(own) => all.push(own),
                Err(RecvTimeoutError::Timeout) => tell(queue.played.load(Ordering::Relaxed)),
                Err(RecvTimeoutError::Disconnected) => return all,
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn every_game_is_played_once_whatever_the_number_of_threads() {
        for (games, threads) in [(0, 2), (1, 3), (1000, 1), (1000, 3), (100_001, 2)] {
            let counted = share_out(games, vec![(); threads], EVERY, &|_| (), |(), queue| queue.numbers().collect());
            let mut all: Vec<u64> = counted.into_iter().flat_map(|own: Vec<u64>| own).collect();
            all.sort_unstable();
            assert_eq!(all, (0..games).collect::<Vec<_>>(), "{games} games on {threads} threads");
        }
    }

    #[test]
    fn it_is_told_how_far_it_is_while_games_are_played() {
        let told = RefCell::new(Vec::new());
        let tell = |played| told.borrow_mut().push(played);
        let slow = |(), queue: &Queue| queue.numbers().for_each(|_| thread::sleep(Duration::from_millis(2)));
        share_out(50, vec![(); 2], Duration::from_millis(10), &tell, slow);
        let told = told.into_inner();
        assert!(!told.is_empty() && told.is_sorted() && told.iter().all(|played| *played <= 50), "{told:?}");
    }
}
