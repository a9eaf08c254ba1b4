//! `sixdot stats`: how many games were played and won, and where that is written.

use super::language::Language;
use super::refusal::Refusal;
use super::stop::Stop;
use super::terminal::tell;
use super::{line, table};
use crate::say::{Channel, Locale, msg};
use crate::session::statistics;

/// Tells the count, and the file.
///
/// # Errors
/// There is no place for the file.
pub fn stats(language: &Language) -> Result<(), Stop> {
    let file = table::folders(language.account.as_ref()).tally.ok_or(Refusal::NoFolder {})?;
    let locale = Locale::new(language.lang);
    let mut lines = statistics(&locale, &file);
    if file.exists() {
        let place = file.display().to_string();
        lines.push(line(locale.say(msg!("cli-stats-file", file = place)), Channel::Help));
    }
    Ok(tell(&lines)?)
}
