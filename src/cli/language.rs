//! Which language is spoken: the flag's before the variable's before the saved one before the system's.

use std::env;
use std::ffi::{OsStr, OsString};

use super::refusal::Refusal;
use crate::say::{Lang, Reason};
use crate::settings::{Chosen, File, Setting, SettingsError, Source, chosen, default_path};

/// The language, and the settings that were read to find it.
pub struct Language {
    /// The language.
    pub lang: Lang,
    /// Where it comes from; none if it is the system's.
    pub source: Option<Source>,
    /// The user's settings. With a language on the command line they are not even read, so that nothing depends on
    /// them.
    pub settings: Option<File>,
    /// What is wrong with the settings, to be told in this language.
    pub complaints: Vec<Refusal>,
}

impl Language {
    /// The language for a command line.
    #[must_use]
    pub fn of(args: &[OsString]) -> Self {
        let flag = flag(args).and_then(|code| code.parse().ok());
        if let Some(lang) = flag {
            return Language { lang, source: Some(Source::Flag), settings: None, complaints: Vec::new() };
        }
        let mut complaints = Vec::new();
        let settings = read_settings(&mut complaints);
        let chosen = choice(Setting::Language, None, settings.as_ref());
        let known = chosen.and_then(|Chosen { value, source }| {
            let lang = value.parse().ok();
            if lang.is_none() {
                complaints.push(Refusal::UnknownLanguage { word: value });
            }
            Some((lang?, source))
        });
        let lang = known.map_or_else(Lang::of_system, |(lang, _)| lang);
        Language { lang, source: known.map(|(_, source)| source), settings, complaints }
    }
}

/// The user's settings; none if there can be none, or if they cannot be read, which is told.
pub fn read_settings(complaints: &mut Vec<Refusal>) -> Option<File> {
    let path = default_path(|name| env::var_os(name))?;
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

/// The value of `--lang`, which is needed also when the rest cannot be understood.
fn flag(args: &[OsString]) -> Option<&str> {
    let name = Setting::Language.flag();
    let own: Vec<&str> =
        args.iter().take_while(|arg| *arg != OsStr::new("--")).filter_map(|arg| arg.to_str()).collect();
    let behind = own.windows(2).find_map(|pair| (pair[0] == name).then_some(pair[1]));
    behind.or_else(|| own.iter().find_map(|arg| arg.strip_prefix(&name)?.strip_prefix('=')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        let of = |line: &str| flag(&line.split(' ').map(OsString::from).collect::<Vec<_>>()).map(str::to_owned);
        assert_eq!(of("play uno --lang fi").as_deref(), Some("fi"));
        assert_eq!(of("--lang=de play").as_deref(), Some("de"));
        assert_eq!(of("--wrong --lang en").as_deref(), Some("en"));
        assert_eq!(of("play -- --lang en"), None);
        assert_eq!(of("play --lang"), None);
    }
}
