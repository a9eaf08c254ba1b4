//! Settings files: the fault is reported, or settings can be read and changed, and the file keeps everything else.

use std::time::Duration;

use sixdot::session::settings::{File, Setting};

use super::number;
use crate::within::within;

/// CPU time limit of reading and changing.
const LONGEST: Duration = Duration::from_secs(1);

/// Values that may be set.
const VALUES: [&str; 8] = ["de", "off", "40", "a \"b\" '''c'''", "", "\\", "\n[x]\n", "ß\u{1B}"];

/// Tries one input.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let number = number(bytes);
    within(LONGEST, String::new, || {
        let Ok(mut file) = File::read("settings.toml", bytes.to_vec()) else { return };
        let before: Vec<Option<String>> =
            Setting::all().map(|setting| file.get(setting).map(str::to_owned)).collect();
        let count = before.len() as u64;
        let chosen = usize::try_from(number % count).unwrap_or_default();
        let value = super::one_of(&VALUES, number >> 32);
        let setting = Setting::all().nth(chosen).expect("a setting");
        file.set(setting, value);
        let again =
            File::read("settings.toml", file.text().as_bytes().to_vec()).expect("what was written can be read");
        for (place, (setting, before)) in Setting::all().zip(before).enumerate() {
            let wanted = if place == chosen { Some(value.to_owned()) } else { before };
            assert_eq!(again.get(setting).map(str::to_owned), wanted, "{} of {:?}", setting.key(), file.text());
        }
    });
    1
}
