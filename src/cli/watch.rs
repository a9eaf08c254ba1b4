//! `sixdot check --watch`: checks again whenever one of the files changes.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::check;
use super::fixed;
use super::given::Given;
use super::language::Language;
use super::stop::Stop;
use super::table;
use super::terminal::tell;
use crate::file::{self, Stamp};
use crate::say::{Locale, msg};

/// How often it is looked whether something has changed.
const EVERY: Duration = Duration::from_millis(300);

/// Checks, and checks again after each change, until the program is ended.
///
/// # Errors
/// Nothing can be told any more.
pub fn watch(given: &Given, language: &Language) -> Result<Infallible, Stop> {
    let locale = Locale::new(language.lang);
    let places = places(given);
    let mut known = file::stamps(&places);
    once(given, language)?;
    tell(&[fixed(locale.in_full(msg!("check-waits")))])?;
    loop {
        thread::sleep(EVERY);
        let now = file::stamps(&places);
        if now == known {
            continue;
        }
        let changed = changed(&known, &now);
        known = now;
        tell(&[fixed(locale.in_full(msg!("check-again", file = changed)))])?;
        once(given, language)?;
    }
}

/// Checks once. Faults of the folders are told too, and end nothing: they may be mended.
fn once(given: &Given, language: &Language) -> Result<(), Stop> {
    match check::check(given, language) {
        Err(Stop::Faults(faults)) => {
            let locale = Locale::new(language.lang);
            Ok(tell(&faults.iter().map(|fault| fixed(locale.fault(fault).full)).collect::<Vec<_>>())?)
        }
        other => other.map(|_| ()),
    }
}

/// Where files that are read can change: what is named, with what lies beside it, further folders, and the user's own one.
fn places(given: &Given) -> Vec<PathBuf> {
    let beside = |path: PathBuf| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if path.is_dir() { path } else { folder.to_owned() }
    };
    let mut places: Vec<PathBuf> = given.paths("path").into_iter().map(beside).collect();
    places.extend(given.paths("rules"));
    places.extend(table::folders(None).rules);
    places
}

/// The name of a file that is new, gone or otherwise.
fn changed(known: &[Stamp], now: &[Stamp]) -> String {
    let other = now.iter().find(|stamp| !known.contains(stamp));
    let gone = || known.iter().find(|stamp| !now.contains(stamp));
    let path = other.or_else(gone).map_or_else(PathBuf::new, |stamp| stamp.path.clone());
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
