//! Which language is spoken: the flag's before the variable's before the saved one before the system's.

use std::env;
use std::ffi::{OsStr, OsString};

use super::refusal::Refusal;
use crate::say::{Lang, Reason};
use crate::settings::{Account, Chosen, File, Setting, SettingsError, Source, chosen, default_path};

/// The flag and the variable that name a profile.
const PROFILE: &str = "--profile";
const PROFILE_VARIABLE: &str = "SIXDOT_PROFILE";

/// The language, and the settings that were read to find it.
pub struct Language {
    /// The language.
    pub lang: Lang,
    /// The language of a game's own texts that was asked for, where it is none of the program.
    pub reads: Option<String>,
    /// Where it comes from; none if it is the system's.
    pub source: Option<Source>,
    /// The user's settings. With a language on the command line they are not even read, so that nothing depends on
    /// them.
    pub settings: Option<File>,
    /// What is wrong with the settings, to be told in this language.
    pub complaints: Vec<Refusal>,
    /// The profile in use, if one is.
    pub account: Option<Account>,
}

impl Language {
    /// The language for a command line.
    #[must_use]
    pub fn of(args: &[OsString]) -> Self {
        let mut complaints = Vec::new();
        let account = account(args, &mut complaints);
        Self::with(flag(args, &Setting::Language.flag()), account, complaints)
    }

    /// The language for a profile, or for nobody's; what a flag says goes before.
    #[must_use]
    pub fn with(flag: Option<&str>, account: Option<Account>, mut complaints: Vec<Refusal>) -> Self {
        if let Some(lang) = flag.and_then(|code| code.parse().ok()) {
            return Language { lang, reads: None, source: Some(Source::Flag), settings: None, complaints, account };
        }
        let settings = read_settings(account.as_ref(), &mut complaints);
        let chosen = choice(Setting::Language, None, settings.as_ref());
        let known = chosen.and_then(|Chosen { value, source }| {
            let lang = value.parse().ok();
            if lang.is_none() {
                complaints.push(Refusal::UnknownLanguage { word: value });
            }
            Some((lang?, source))
        });
        let lang = known.map_or_else(Lang::of_system, |(lang, _)| lang);
        Language { lang, reads: None, source: known.map(|(_, source)| source), settings, complaints, account }
    }
}

/// The user's settings; none if there can be none, or if they cannot be read, which is told.
pub fn read_settings(account: Option<&Account>, complaints: &mut Vec<Refusal>) -> Option<File> {
    let path = default_path(|name| env::var_os(name), account)?;
    let file = |path: &std::path::Path| path.display().to_string();
    match File::load(path) {
        Ok(settings) => Some(settings),
        Err(error) => {
            complaints.push(match error {
                SettingsError::Damaged { path, line, .. } => Refusal::BadSettings { file: file(&path), line },
                SettingsError::Unreadable { path, source } => {
                    Refusal::CannotRead { file: file(&path), reason: Reason::from(&source) }
                }
            });
            None
        }
    }
}

/// A setting's value and where it comes from.
#[must_use]
pub fn choice(setting: Setting, flag: Option<&str>, settings: Option<&File>) -> Option<Chosen> {
    let empty = File::empty("");
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    chosen(setting, flag, variable, settings.unwrap_or(&empty))
}

/// The profile that a flag or else the environment names. A flag that names none is refused later, a variable is told.
fn account(args: &[OsString], complaints: &mut Vec<Refusal>) -> Option<Account> {
    if let Some(word) = flag(args, PROFILE) {
        return Account::read(word).ok();
    }
    let word = env::var_os(PROFILE_VARIABLE)?.to_string_lossy().into_owned();
    if word.is_empty() || word == Account::NOBODY {
        return None;
    }
    let account = Account::read(&word).ok();
    if account.is_none() {
        complaints.push(Refusal::NoProfileName { word });
    }
    account
}

/// The value of a flag, which is needed also when the rest cannot be understood.
fn flag<'a>(args: &'a [OsString], name: &str) -> Option<&'a str> {
    let own: Vec<&str> =
        args.iter().take_while(|arg| *arg != OsStr::new("--")).filter_map(|arg| arg.to_str()).collect();
    let behind = own.windows(2).find_map(|pair| (pair[0] == name).then_some(pair[1]));
    behind.or_else(|| own.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('=')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        let of =
            |line: &str| flag(&line.split(' ').map(OsString::from).collect::<Vec<_>>(), "--lang").map(str::to_owned);
        assert_eq!(of("play uno --lang fi").as_deref(), Some("fi"));
        assert_eq!(of("--lang=de play").as_deref(), Some("de"));
        assert_eq!(of("--wrong --lang en").as_deref(), Some("en"));
        assert_eq!(of("play -- --lang en"), None);
        assert_eq!(of("play --lang"), None);
    }
}
