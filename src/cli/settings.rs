//! `sixdot settings`: every setting, its value, where it comes from, and how to change it; and where the user's files are.

use std::env;
use std::path::PathBuf;

use super::given::Given;
use super::language::{Language, choice, read_settings};
use super::line;
use super::refusal::Refusal;
use super::stop::Stop;
use super::table;
use super::terminal::tell;
use crate::say::{Channel, Line, Locale, msg};
use crate::settings::{Chosen, Setting, Source, default_path};

/// Tells the settings.
///
/// # Errors
/// The settings cannot be read.
pub fn settings(given: &Given, language: &Language) -> Result<(), Stop> {
    let mut complaints: Vec<Refusal> = Vec::new();
    let read =
        if language.settings.is_none() { read_settings(language.account.as_ref(), &mut complaints) } else { None };
    if let Some(complaint) = complaints.pop() {
        return Err(complaint.into());
    }
    let file = language.settings.as_ref().or(read.as_ref());
    let locale = Locale::new(language.lang);
    let item = |setting: Setting| {
        let flag = match setting {
            Setting::Language => given.text("lang"),
            _ => None,
        };
        let chosen = choice(setting, flag, file).filter(|chosen| makes_sense(setting, chosen));
        let chosen = chosen.map(|Chosen { value, source }| (value, token(source)));
        let (value, source) = chosen.unwrap_or_else(|| match setting {
            Setting::Language => (language.lang.code().to_owned(), "system"),
            _ => (String::new(), "none"),
        });
        let name = locale.setting_name(&setting.key());
        locale.say(msg!(
            "cli-setting",
            name,
            value,
            source,
            flag = setting.flag(),
            variable = setting.variable(),
            key = setting.key()
        ))
    };
    let place = default_path(|name| env::var_os(name), language.account.as_ref()).map_or_else(
        || locale.say(msg!("cli-no-settings-file")),
        |path| locale.say(msg!("cli-settings-file", file = path.display().to_string())),
    );
    let folders = table::folders(language.account.as_ref());
    let shown = |path: PathBuf| path.display().to_string();
    let rules = folders.rules.map(|path| locale.say(msg!("cli-rules-folder", folder = shown(path))));
    let games = folders.games.map(|path| locale.say(msg!("cli-games-folder", folder = shown(path))));
    let texts = Setting::all().map(item).chain([place]).chain(rules).chain(games);
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Help)).collect();
    Ok(tell(&lines)?)
}

/// A language that the program does not speak is told as a complaint, and not used.
fn makes_sense(setting: Setting, chosen: &Chosen) -> bool {
    setting != Setting::Language || chosen.value.parse::<crate::say::Lang>().is_ok()
}

fn token(source: Source) -> &'static str {
    match source {
        Source::Flag => "flag",
        Source::Environment => "variable",
        Source::File => "file",
    }
}
