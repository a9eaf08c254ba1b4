//! Connection limits and rate limits (GCRA).

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const MOST: usize = 6_000;

/// Maximum number of connections from one address, which several people may share.
const MOST_EACH: usize = 50;

const NEW: Quota = Quota { burst: 20, interval: Duration::from_secs(30) };

/// Minimum number of HTTP connections from one address, since browsers open several.
const LEAST_ASKING: usize = 8;

/// Rate of passphrase hashes for one address; each costs considerable CPU time.
const HASHES: Quota = Quota { burst: 20, interval: Duration::from_secs(3) };

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
pub enum LimitReached {
    Total,
    PerAddress,
}

#[derive(Debug)]
pub struct ConnectionLimits {
    each: usize,
    /// Also applies to this machine. It is exempt by default, since a reverse proxy would be one address for everyone.
    includes_local: bool,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    count: usize,
    by_origin: HashMap<Origin, usize>,
    new: RateTable,
    hashes: RateTable,
}

type RateTable = HashMap<Origin, Option<Instant>>;

fn allow(quota: Quota, table: &mut RateTable, from: IpAddr, now: Instant) -> bool {
    if table.len() > MANY {
        table.retain(|_, full_at| full_at.is_some_and(|full_at| full_at > now));
    }
    quota.allow(table.entry(Origin::of(from)).or_default(), now)
}

/// Holds a slot until it is dropped.
#[derive(Debug)]
pub struct ConnectionSlot {
    limits: Arc<ConnectionLimits>,
    origin: Origin,
}

impl ConnectionLimits {
    /// `each`: maximum for one address, which then also applies to this machine.
    pub fn new(each: Option<usize>) -> Self {
        ConnectionLimits { each: each.unwrap_or(MOST_EACH), includes_local: each.is_some(), open: Mutex::default() }
    }

    /// Limits for connections that are not logged in yet, of about the same size.
    pub fn for_pending(&self) -> Self {
        ConnectionLimits {
            each: self.each.max(LEAST_ASKING),
            includes_local: self.includes_local,
            open: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn applies_to(&self, from: IpAddr) -> bool {
        self.includes_local || !from.to_canonical().is_loopback()
    }

    /// Takes a slot.
    pub fn open_slot(self: &Arc<Self>, from: IpAddr) -> Result<ConnectionSlot, LimitReached> {
        let origin = Origin::of(from);
        let mut open = self.lock();
        if open.count >= MOST {
            return Err(LimitReached::Total);
        }
        let of = open.by_origin.entry(origin).or_default();
        if *of >= self.each && self.applies_to(from) {
            return Err(LimitReached::PerAddress);
        }
        *of += 1;
        open.count += 1;
        Ok(ConnectionSlot { limits: Arc::clone(self), origin })
    }

    pub fn allow_new_person(&self, from: IpAddr, now: Instant) -> bool {
        !self.applies_to(from) || allow(NEW, &mut self.lock().new, from, now)
    }

    pub fn allow_hash(&self, from: IpAddr, now: Instant) -> bool {
        !self.applies_to(from) || allow(HASHES, &mut self.lock().hashes, from, now)
    }
}

impl Drop for ConnectionSlot {
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

/// Lines that a connection may send, and bytes, of which 64 KiB come at once, then 16 KiB per second.
pub const LINES: Quota = Quota { burst: 20, interval: Duration::from_millis(100) };
pub const BYTES: Quota = Quota { burst: 64 << 10, interval: Duration::from_nanos(1_000_000_000 >> 14) };

/// A rate (GCRA).
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    pub burst: u32,
    pub interval: Duration,
}

impl Quota {
    /// `full_at` is the theoretical arrival time, none at first.
    pub fn allow(self, full_at: &mut Option<Instant>, now: Instant) -> bool {
        let then = full_at.map_or(now, |full_at| full_at.max(now)) + self.interval;
        let takes = then.saturating_duration_since(now) <= self.interval * self.burst;
        if takes {
            *full_at = Some(then);
        }
        takes
    }

    /// Counts input; returns the delay before more may be handled.
    pub fn delay(self, full_at: &mut Option<Instant>, count: u32, now: Instant) -> Duration {
        let then = full_at.map_or(now, |full_at| full_at.max(now)) + self.interval * count;
        *full_at = Some(then);
        then.saturating_duration_since(now + self.interval * self.burst)
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
        let limits = Arc::new(ConnectionLimits::new(Some(2)));
        let here = address("192.0.2.1");
        let mut places = vec![limits.open_slot(here).expect("room"), limits.open_slot(here).expect("room")];
        assert_eq!(limits.open_slot(here).err(), Some(LimitReached::PerAddress));
        assert_eq!(
            limits.open_slot(address("::ffff:192.0.2.1")).err(),
            Some(LimitReached::PerAddress),
            "that is the same one"
        );
        places.push(limits.open_slot(address("192.0.2.2")).expect("another address"));
        places.remove(0);
        places.push(limits.open_slot(here).expect("the place that was left"));
        drop(places);
        let open = limits.lock();
        assert_eq!((open.count, open.by_origin.len()), (0, 0));
    }

    #[test]
    fn a_household_is_one_address_and_the_own_machine_is_none() {
        let limits = Arc::new(ConnectionLimits::new(None));
        let home = |last: usize| address(&format!("2001:db8:1:2::{last:x}"));
        let places: Vec<ConnectionSlot> =
            (0..MOST_EACH).map(|last| limits.open_slot(home(last)).expect("room")).collect();
        assert_eq!(limits.open_slot(home(1000)).err(), Some(LimitReached::PerAddress));
        assert!(limits.open_slot(address("2001:db8:1:3::1")).is_ok());
        let own: Vec<ConnectionSlot> =
            (0..2 * MOST_EACH).map(|_| limits.open_slot(address("127.0.0.1")).expect("room")).collect();
        drop((places, own));
    }

    #[test]
    fn there_are_never_more_than_so_many() {
        let limits = Arc::new(ConnectionLimits::new(None));
        let places: Vec<ConnectionSlot> =
            (0..MOST).map(|_| limits.open_slot(address("::1")).expect("room")).collect();
        assert_eq!(limits.open_slot(address("192.0.2.1")).err(), Some(LimitReached::Total));
        drop(places);
        assert!(limits.open_slot(address("192.0.2.1")).is_ok());
    }

    #[test]
    fn new_people_come_at_a_bounded_rate() {
        let limits = ConnectionLimits::new(None);
        let (now, there) = (Instant::now(), address("192.0.2.1"));
        assert!((0..NEW.burst).all(|_| limits.allow_new_person(there, now)));
        assert!(!limits.allow_new_person(there, now));
        assert!(limits.allow_new_person(address("192.0.2.2"), now));
        assert!(limits.allow_new_person(there, now + NEW.interval));
        assert!(!limits.allow_new_person(there, now + NEW.interval));
        assert!((0..1000).all(|_| limits.allow_new_person(address("127.0.0.1"), now)));
    }

    #[test]
    fn hashes_are_made_at_a_bounded_rate_and_apart_from_new_people() {
        let limits = ConnectionLimits::new(None);
        let (now, there) = (Instant::now(), address("192.0.2.1"));
        assert!((0..HASHES.burst).all(|_| limits.allow_hash(there, now)));
        assert!(!limits.allow_hash(there, now) && limits.allow_new_person(there, now));
        assert!(limits.allow_hash(address("192.0.2.2"), now) && limits.allow_hash(there, now + HASHES.interval));
        assert!((0..1000).all(|_| limits.allow_hash(address("127.0.0.1"), now)));
    }

    #[test]
    fn a_browser_can_ask_though_few_may_talk() {
        let limits = Arc::new(ConnectionLimits::new(Some(2)).for_pending());
        let here = address("127.0.0.1");
        let places: Vec<ConnectionSlot> = (0..LEAST_ASKING).map(|_| limits.open_slot(here).expect("room")).collect();
        assert_eq!(limits.open_slot(here).err(), Some(LimitReached::PerAddress));
        drop(places);
    }

    #[test]
    fn addresses_are_not_remembered_for_ever() {
        let limits = ConnectionLimits::new(None);
        let now = Instant::now();
        for number in 0..2 * u32::try_from(MANY).expect("few") {
            let then = now + Duration::from_millis(u64::from(number) * 100);
            assert!(limits.allow_new_person(std::net::Ipv4Addr::from(0x0B00_0000 + number).into(), then));
        }
        assert!(limits.lock().new.len() <= MANY + 1);
    }

    #[test]
    fn it_may_be_done_so_often_at_once_and_then_one_after_the_other() {
        let rate = Quota { burst: 3, interval: Duration::from_secs(10) };
        let (mut full_at, now) = (None, Instant::now());
        assert_eq!((0..9).filter(|_| rate.allow(&mut full_at, now)).count(), 3);
        let later = now + Duration::from_secs(9);
        assert!(!rate.allow(&mut full_at, later));
        let later = now + Duration::from_secs(10);
        assert!(rate.allow(&mut full_at, later) && !rate.allow(&mut full_at, later));
        let later = now + Duration::from_secs(1000);
        assert_eq!((0..9).filter(|_| rate.allow(&mut full_at, later)).count(), 3);
    }

    #[test]
    fn a_burst_passes_and_what_follows_comes_ten_a_second() {
        let (mut full_at, now) = (None, Instant::now());
        let mut delay = |now| LINES.delay(&mut full_at, 1, now);
        assert!((0..20).all(|_| delay(now).is_zero()));
        let waits: Vec<Duration> = (0..10).map(|_| delay(now)).collect();
        assert_eq!(waits.last(), Some(&Duration::from_secs(1)));
        assert!(delay(now + Duration::from_secs(9)).is_zero());
    }

    #[test]
    fn bytes_are_counted_by_their_number() {
        let (mut full_at, now) = (None, Instant::now());
        assert!((0..63).all(|_| BYTES.delay(&mut full_at, 1 << 10, now).is_zero()));
        let wait = BYTES.delay(&mut full_at, 17 << 10, now);
        assert!(wait > Duration::from_millis(900) && wait < Duration::from_millis(1100), "{wait:?}");
    }
}
