//! Sharing games out to threads, and telling whoever waits how far it is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// How often it is told how far it is.
pub(super) const EVERY: Duration = Duration::from_secs(10);

/// What is done with each game, and how what was counted comes together.
pub(super) trait Work: Sync {
    /// What some of the games have come to, and what they are played with.
    type Count: Send;

    /// Before any game.
    fn begin(&self) -> Self::Count;

    /// Plays the game of a number, from 0.
    fn play(&self, count: &mut Self::Count, number: u64);

    /// What the games of both have come to, whichever come first.
    fn both(&self, one: Self::Count, other: Self::Count) -> Self::Count;
}

/// Lets so many threads play all games, each game once. Every so often `tell` gets the number of games that were played.
///
/// # Panics
/// If a game does.
pub(super) fn share_out<W: Work>(
    work: &W,
    games: u64,
    threads: usize,
    every: Duration,
    tell: &dyn Fn(u64),
) -> W::Count {
    let played = AtomicU64::new(0);
    let play = |mut count: W::Count, number: u64| {
        work.play(&mut count, number);
        played.fetch_add(1, Ordering::Relaxed);
        count
    };
    let Ok(pool) = ThreadPoolBuilder::new().num_threads(threads).build() else {
        // A system that gives no threads has this one.
        return (0..games).fold(work.begin(), play);
    };
    let (sender, counted) = channel();
    thread::scope(|scope| {
        scope.spawn(|| {
            let shares = || (0..games).into_par_iter().fold(|| work.begin(), play);
            let _ =
                sender.send(pool.install(|| shares().reduce(|| work.begin(), |one, other| work.both(one, other))));
            // Whoever waits hears it at once, also if a game panics.
            drop(sender);
        });
        loop {
            match counted.recv_timeout(every) {
                Ok(all) => return all,
                Err(RecvTimeoutError::Timeout) => tell(played.load(Ordering::Relaxed)),
                Err(RecvTimeoutError::Disconnected) => panic!("a game could not be played to its end"),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// Counts the numbers themselves, slowly.
    struct Numbers(Duration);

    impl Work for Numbers {
        type Count = Vec<u64>;

        fn begin(&self) -> Vec<u64> {
            Vec::new()
        }

        fn play(&self, count: &mut Vec<u64>, number: u64) {
            if !self.0.is_zero() {
                thread::sleep(self.0);
            }
            count.push(number);
        }

        fn both(&self, one: Vec<u64>, other: Vec<u64>) -> Vec<u64> {
            [one, other].concat()
        }
    }

    #[test]
    fn every_game_is_played_once_whatever_the_number_of_threads() {
        for (games, threads) in [(0, 2), (1, 3), (1000, 1), (1000, 3), (100_001, 2)] {
            let mut all = share_out(&Numbers(Duration::ZERO), games, threads, EVERY, &|_| ());
            all.sort_unstable();
            assert_eq!(all, (0..games).collect::<Vec<_>>(), "{games} games on {threads} threads");
        }
    }

    #[test]
    fn it_is_told_how_far_it_is_while_games_are_played() {
        let told = RefCell::new(Vec::new());
        let tell = |played| told.borrow_mut().push(played);
        share_out(&Numbers(Duration::from_millis(2)), 50, 2, Duration::from_millis(10), &tell);
        let told = told.into_inner();
        assert!(!told.is_empty() && told.is_sorted() && told.iter().all(|played| *played <= 50), "{told:?}");
    }

    #[test]
    fn a_game_that_panics_ends_the_work() {
        struct Breaks;
        impl Work for Breaks {
            type Count = ();

            fn begin(&self) {}

            fn play(&self, (): &mut (), number: u64) {
                assert!(number != 7, "on purpose");
            }

            fn both(&self, (): (), (): ()) {}
        }
        assert!(std::panic::catch_unwind(|| share_out(&Breaks, 10, 2, EVERY, &|_| ())).is_err());
    }
}
