//! The profile in use: begun where it is new, told at the start, and changed between conversations.

use std::env;
use std::io;

use super::given::Given;
use super::grammar::Command;
use super::language::Language;
use super::refusal::Refusal;
use super::{line, table};
use crate::say::{Channel, Lang, Line, Locale, Reason, msg};
use crate::session::{Wanted, profile_in_use};
use crate::settings::{Account, File, Setting, default_path};

/// Whether the flag names a profile, and one that is there for a command that begins none.
///
/// # Errors
/// It does not.
pub fn check(given: &Given, language: &Language, command: Option<Command>) -> Result<(), Refusal> {
    if let Some(word) = given.text("profile").filter(|word| *word != Account::NOBODY) {
        if Account::read(word).is_err() {
            return Err(Refusal::NoProfileName { word: word.to_owned() });
        }
    }
    let begins = matches!(command, None | Some(Command::Play | Command::Learn | Command::Resume | Command::Join));
    match &language.account {
        Some(account) if !begins && !table::accounts(None).has(account) => {
            Err(Refusal::UnknownProfile { word: account.to_string() })
        }
        _ => Ok(()),
    }
}

/// Begins the profile in use if it is new, and tells of it; nothing where none is in use.
pub fn begin(language: &Language) -> Option<Line> {
    let accounts = table::accounts(language.account.clone());
    let account = accounts.current()?;
    let locale = Locale::new(language.lang);
    let is_new = !accounts.has(account);
    match if is_new { accounts.create(account) } else { Ok(()) } {
        Ok(()) => profile_in_use(&locale, &accounts, is_new),
        Err(error) => {
            let file = accounts.folder(account).display().to_string();
            Some(line(
                locale.say(msg!("account-failed", name = account.name(), file, reason = Reason::from(&error))),
                Channel::Error,
            ))
        }
    }
}

/// The language of the profile that was asked for at the table, and what is told of it. A new one begins with the language
/// that was spoken.
pub fn change(given: &Given, wanted: Wanted) -> (Language, Line) {
    let Wanted { account, lang } = wanted;
    let is_new = account.as_ref().is_some_and(|account| !table::accounts(None).has(account));
    let mut language = Language::with(given.text("lang"), account, Vec::new());
    if is_new && given.text("lang").is_none() {
        language.lang = lang;
    }
    let told = begin(&language);
    if is_new && language.settings.is_some() {
        // What is wrong there is told as soon as a setting is kept.
        if keep_language(language.account.as_ref(), lang).is_ok() {
            language = Language::with(None, language.account, Vec::new());
        }
    }
    let none = || line(Locale::new(language.lang).say(msg!("account-none")), Channel::Help);
    let told = told.unwrap_or_else(none);
    (language, told)
}

fn keep_language(account: Option<&Account>, lang: Lang) -> io::Result<()> {
    let Some(path) = default_path(|name| env::var_os(name), account) else { return Ok(()) };
    let mut file = File::empty(path);
    file.set(Setting::Language, lang.code());
    file.save()
}
