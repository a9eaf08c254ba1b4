//! `sixdot settings`: every setting, its value, where it comes from, and how to change it; and where the user's files are.

use std::env;
use std::io;

use super::given::Given;
use super::language::{Language, choice, read_settings};
use super::line;
use super::refusal::Refusal;
use super::stop::Stop;
use super::table;
use crate::output::{Output, Text};
use crate::say::{Channel, Line, Locale};
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
        let name = locale.full(&format!("setting-{}", setting.key()), &[]);
        let args = [
            ("name", name.into()),
            ("value", value.into()),
            ("source", source.into()),
            ("flag", setting.flag().into()),
            ("variable", setting.variable().into()),
            ("key", setting.key().into()),
        ];
        locale.text("cli-setting", &args)
    };
    let place = default_path(|name| env::var_os(name), language.account.as_ref()).map_or_else(
        || locale.text("cli-no-settings-file", &[]),
        |path| locale.text("cli-settings-file", &[("file", path.display().to_string().into())]),
    );
    let folders = table::folders(language.account.as_ref());
    let folders = [("cli-rules-folder", folders.rules), ("cli-games-folder", folders.games)];
    let folders = folders
        .into_iter()
        .filter_map(|(id, path)| path.map(|path| locale.text(id, &[("folder", path.display().to_string().into())])));
    let texts = Setting::all().map(item).chain([place]).chain(folders);
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Help)).collect();
    Ok(Text::new(io::stdout()).write(&lines)?)
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
