//! Connection limits and rate limits (GCRA).

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const MOST: usize = 6_000;

/// Maximum number of connections from one address, which several people may share.
const MOST_EACH: usize = 50;

const NEW: Rate = Rate { at_once: 20, each: Duration::from_secs(30) };

/// Minimum number of HTTP connections from one address, since browsers open several.
const LEAST_ASKING: usize = 8;

/// Rate of passphrase hashes for one address; each costs considerable CPU time.
const HASHES: Rate = Rate { at_once: 20, each: Duration::from_secs(3) };

/// Number of addresses in a rate table before idle ones are removed.
const MANY: usize = 10_000;

/// An IPv4 address, or the /64 prefix of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Origin([u8; 8]);

impl Origin {
    fn of(address: IpAddr) -> Self {
        let mut own = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(address) => own[..4].copy_from_slice(&address.octets()),
            IpAddr::V6(address) => own.copy_from_slice(&address.octets()[..8]),
        }
        Origin(own)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    Everywhere,
    There,
}

#[derive(Debug)]
pub struct Limits {
    each: usize,
    /// Also applies to this machine. It is exempt by default, since a reverse proxy would be one address for everyone.
    counts_own: bool,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    count: usize,
    by_origin: HashMap<Origin, usize>,
    new: Done,
    hashes: Done,
}

type Done = HashMap<Origin, Option<Instant>>;

fn takes(rate: Rate, done: &mut Done, from: IpAddr, now: Instant) -> bool {
    if done.len() > MANY {
        done.retain(|_, forgotten| forgotten.is_some_and(|forgotten| forgotten > now));
    }
    rate.takes(done.entry(Origin::of(from)).or_default(), now)
}

/// Holds a slot until it is dropped.
#[derive(Debug)]
pub struct Place {
    limits: Arc<Limits>,
    origin: Origin,
}

impl Limits {
    /// `each`: maximum for one address, which then also applies to this machine.
    #[must_use]
    pub fn new(each: Option<usize>) -> Self {
        Limits { each: each.unwrap_or(MOST_EACH), counts_own: each.is_some(), open: Mutex::default() }
    }

    /// Limits for connections that are not logged in yet, of about the same size.
    #[must_use]
    pub fn of_others(&self) -> Self {
        Limits { each: self.each.max(LEAST_ASKING), counts_own: self.counts_own, open: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn counts(&self, from: IpAddr) -> bool {
        self.counts_own || !from.to_canonical().is_loopback()
    }

    /// Takes a slot.
    ///
    /// # Errors
    /// A limit is reached.
    pub fn connects(self: &Arc<Self>, from: IpAddr) -> Result<Place, Full> {
        let origin = Origin::of(from);
        let mut open = self.lock();
        if open.count >= MOST {
            return Err(Full::Everywhere);
        }
        let of = open.by_origin.entry(origin).or_default();
        if *of >= self.each && self.counts(from) {
            return Err(Full::There);
        }
        *of += 1;
        open.count += 1;
        Ok(Place { limits: Arc::clone(self), origin })
    }

    #[must_use]
    pub fn takes_new(&self, from: IpAddr, now: Instant) -> bool {
        !self.counts(from) || takes(NEW, &mut self.lock().new, from, now)
    }

    #[must_use]
    pub fn takes_hash(&self, from: IpAddr, now: Instant) -> bool {
        !self.counts(from) || takes(HASHES, &mut self.lock().hashes, from, now)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.limits.lock();
        open.count -= 1;
        if let Some(of) = open.by_origin.get_mut(&self.origin) {
            *of -= 1;
            if *of == 0 {
                open.by_origin.remove(&self.origin);
            }
        }
    }
}

/// A rate that rejects what exceeds it (GCRA).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub at_once: u32,
    pub each: Duration,
}

impl Rate {
    /// `full_at` is the theoretical arrival time, none at first.
    pub fn takes(self, forgotten: &mut Option<Instant>, now: Instant) -> bool {
        let then = forgotten.map_or(now, |forgotten| forgotten.max(now)) + self.each;
        let takes = then.saturating_duration_since(now) <= self.each * self.at_once;
        if takes {
            *forgotten = Some(then);
        }
        takes
    }
}

/// Delays what exceeds the rate of a connection (GCRA).
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    burst: Duration,
    each: Duration,
    taken: tokio::time::Instant,
}

impl Pace {
    /// A burst of 20 lines, then 10 per second.
    pub fn of_lines() -> Self {
        Pace { burst: Duration::from_secs(2), each: Duration::from_millis(100), taken: tokio::time::Instant::now() }
    }

    /// A burst of 64 KiB, then 16 KiB per second.
    pub fn of_bytes() -> Self {
        Pace {
            burst: Duration::from_secs(4),
            each: Duration::from_secs(1) / (16 << 10),
            taken: tokio::time::Instant::now(),
        }
    }

    /// Counts input; returns the delay before more may be handled.
    pub fn takes(&mut self, count: u32, now: tokio::time::Instant) -> Duration {
        self.taken = self.taken.max(now) + self.each * count;
        self.taken.saturating_duration_since(now + self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn one_address_has_so_many_places_and_gets_them_back() {
        let limits = Arc::new(Limits::new(Some(2)));
        let here = address("192.0.2.1");
        let mut places = vec![limits.connects(here).expect("room"), limits.connects(here).expect("room")];
        assert_eq!(limits.connects(here).err(), Some(Full::There));
        assert_eq!(limits.connects(address("::ffff:192.0.2.1")).err(), Some(Full::There), "that is the same one");
        places.push(limits.connects(address("192.0.2.2")).expect("another address"));
        places.remove(0);
        places.push(limits.connects(here).expect("the place that was left"));
        drop(places);
        let open = limits.lock();
        assert_eq!((open.count, open.by_origin.len()), (0, 0));
    }

    #[test]
    fn a_household_is_one_address_and_the_own_machine_is_none() {
        let limits = Arc::new(Limits::new(None));
        let home = |last: usize| address(&format!("2001:db8:1:2::{last:x}"));
        let places: Vec<Place> = (0..MOST_EACH).map(|last| limits.connects(home(last)).expect("room")).collect();
        assert_eq!(limits.connects(home(1000)).err(), Some(Full::There));
        assert!(limits.connects(address("2001:db8:1:3::1")).is_ok());
        let own: Vec<Place> =
            (0..2 * MOST_EACH).map(|_| limits.connects(address("127.0.0.1")).expect("room")).collect();
        drop((places, own));
    }

    #[test]
    fn there_are_never_more_than_so_many() {
        let limits = Arc::new(Limits::new(None));
        let places: Vec<Place> = (0..MOST).map(|_| limits.connects(address("::1")).expect("room")).collect();
        assert_eq!(limits.connects(address("192.0.2.1")).err(), Some(Full::Everywhere));
        drop(places);
        assert!(limits.connects(address("192.0.2.1")).is_ok());
    }

    #[test]
    fn new_people_come_at_a_bounded_rate() {
        let limits = Limits::new(None);
        let (now, there) = (Instant::now(), address("192.0.2.1"));
        assert!((0..NEW.at_once).all(|_| limits.takes_new(there, now)));
        assert!(!limits.takes_new(there, now));
        assert!(limits.takes_new(address("192.0.2.2"), now));
        assert!(limits.takes_new(there, now + NEW.each));
        assert!(!limits.takes_new(there, now + NEW.each));
        assert!((0..1000).all(|_| limits.takes_new(address("127.0.0.1"), now)));
    }

    #[test]
    fn hashes_are_made_at_a_bounded_rate_and_apart_from_new_people() {
        let limits = Limits::new(None);
        let (now, there) = (Instant::now(), address("192.0.2.1"));
        assert!((0..HASHES.at_once).all(|_| limits.takes_hash(there, now)));
        assert!(!limits.takes_hash(there, now) && limits.takes_new(there, now));
        assert!(limits.takes_hash(address("192.0.2.2"), now) && limits.takes_hash(there, now + HASHES.each));
        assert!((0..1000).all(|_| limits.takes_hash(address("127.0.0.1"), now)));
    }

    #[test]
    fn a_browser_can_ask_though_few_may_talk() {
        let limits = Arc::new(Limits::new(Some(2)).of_others());
        let here = address("127.0.0.1");
        let places: Vec<Place> = (0..LEAST_ASKING).map(|_| limits.connects(here).expect("room")).collect();
        assert_eq!(limits.connects(here).err(), Some(Full::There));
        drop(places);
    }

    #[test]
    fn addresses_are_not_remembered_for_ever() {
        let limits = Limits::new(None);
        let now = Instant::now();
        for number in 0..2 * u32::try_from(MANY).expect("few") {
            let then = now + Duration::from_millis(u64::from(number) * 100);
            assert!(limits.takes_new(std::net::Ipv4Addr::from(0x0B00_0000 + number).into(), then));
        }
        assert!(limits.lock().new.len() <= MANY + 1);
    }

    #[test]
    fn it_may_be_done_so_often_at_once_and_then_one_after_the_other() {
        let rate = Rate { at_once: 3, each: Duration::from_secs(10) };
        let (mut forgotten, now) = (None, Instant::now());
        assert_eq!((0..9).filter(|_| rate.takes(&mut forgotten, now)).count(), 3);
        let later = now + Duration::from_secs(9);
        assert!(!rate.takes(&mut forgotten, later));
        let later = now + Duration::from_secs(10);
        assert!(rate.takes(&mut forgotten, later) && !rate.takes(&mut forgotten, later));
        let later = now + Duration::from_secs(1000);
        assert_eq!((0..9).filter(|_| rate.takes(&mut forgotten, later)).count(), 3);
    }

    #[test]
    fn a_burst_passes_and_what_follows_comes_ten_a_second() {
        let mut pace = Pace::of_lines();
        let now = pace.taken;
        assert!((0..20).all(|_| pace.takes(1, now).is_zero()));
        let waits: Vec<Duration> = (0..10).map(|_| pace.takes(1, now)).collect();
        assert_eq!(waits.last(), Some(&Duration::from_secs(1)));
        assert!(pace.takes(1, now + Duration::from_secs(9)).is_zero());
    }

    #[test]
    fn bytes_are_counted_by_their_number() {
        let mut pace = Pace::of_bytes();
        let now = pace.taken;
        assert!((0..63).all(|_| pace.takes(1 << 10, now).is_zero()));
        let wait = pace.takes(17 << 10, now);
        assert!(wait > Duration::from_millis(900) && wait < Duration::from_millis(1100), "{wait:?}");
    }
}
