//! Which mutant lives in this process: all are built in, and `SIXDOT_MUTANT` is the number of one, or `reach` where those
//! are written down that are come to, in the file that `SIXDOT_MUTANT_REACHED` names.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};

/// Nobody has asked yet.
const UNREAD: u32 = u32::MAX;

/// Those that are come to are written down.
const REACH: u32 = u32::MAX - 1;

static ALIVE: AtomicU32 = AtomicU32::new(UNREAD);
static SEEN: [AtomicU64; 1024] = [const { AtomicU64::new(0) }; 1024];
static FILE: OnceLock<Option<Mutex<File>>> = OnceLock::new();

/// Whether this mutant lives.
#[inline(always)]
pub fn on(id: u32) -> bool {
    let alive = ALIVE.load(Relaxed);
    if alive < REACH { alive == id } else { told(id, || true) }
}

/// Whether this mutant lives and makes a difference here.
#[inline(always)]
pub fn at(id: u32, differs: impl Fn() -> bool) -> bool {
    let alive = ALIVE.load(Relaxed);
    if alive < REACH { alive == id && differs() } else { told(id, differs) }
}

#[cold]
fn told(id: u32, differs: impl Fn() -> bool) -> bool {
    if ALIVE.load(Relaxed) == UNREAD {
        let asked = std::env::var("SIXDOT_MUTANT").unwrap_or_default();
        ALIVE.store(if asked == "reach" { REACH } else { asked.parse().unwrap_or(0) }, Relaxed);
        return at(id, differs);
    }
    let (word, bit) = (&SEEN[id as usize / 64], 1 << (id % 64));
    if word.load(Relaxed) & bit == 0 && differs() && word.fetch_or(bit, Relaxed) & bit == 0 {
        let open = || {
            let path = std::env::var_os("SIXDOT_MUTANT_REACHED")?;
            OpenOptions::new().append(true).create(true).open(path).ok().map(Mutex::new)
        };
        if let Some(file) = FILE.get_or_init(open) {
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            file.write_all(format!("{id}\n").as_bytes()).expect("what is reached can be written down");
        }
    }
    false
}
