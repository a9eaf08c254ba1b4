//! The user's settings file, in which comments and unknown keys stay as they are, and the value in force.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use strum::IntoStaticStr;
use toml::Spanned;

use super::setting::Setting;
use crate::storage;

/// Largest settings file that is read, in bytes.
const MOST_BYTES: u64 = 1 << 20;

#[derive(Debug, PartialEq, Eq)]
pub struct File {
    path: PathBuf,
    text: String,
    keys: Keys,
}

/// Failure to read settings.
#[derive(Debug)]
pub enum SettingsError {
    Unreadable {
        path: PathBuf,
        source: io::Error,
    },
    /// Invalid TOML, or a value of the wrong type, in this line, counted from 1. The file is left unchanged.
    Damaged {
        path: PathBuf,
        line: usize,
    },
}

/// Known keys with value and position.
type Keys = BTreeMap<String, (String, Range<usize>)>;

/// Finds the known keys.
///
/// # Errors
/// The position of the fault.
fn read(text: &str) -> Result<Keys, usize> {
    let mut all: BTreeMap<String, Spanned<toml::Value>> =
        toml::from_str(text).map_err(|error| error.span().map_or(0, |span| span.start))?;
    let mut keys = Keys::new();
    for setting in Setting::all() {
        let Some(value) = all.remove(&setting.key()) else { continue };
        let span = value.span();
        let word = word(value.get_ref(), setting).ok_or(span.start)?;
        keys.insert(setting.key(), (word, span));
    }
    Ok(keys)
}

/// A value as text. Bare numbers and booleans are accepted: `60`, `true` for on, `false` for off.
fn word(value: &toml::Value, setting: Setting) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        _ if setting.is_text() => None,
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(on) => Some(if *on { "on" } else { "off" }.to_owned()),
        _ => None,
    }
}

impl File {
    /// Reads a file; a missing file counts as empty.
    ///
    /// # Errors
    /// [`SettingsError::Unreadable`] and [`SettingsError::Damaged`].
    pub fn load(path: impl Into<PathBuf>) -> Result<Self, SettingsError> {
        let path = path.into();
        match storage::read_or_empty(&path, MOST_BYTES) {
            Ok(bytes) => Self::read(path, bytes),
            Err(source) => Err(SettingsError::Unreadable { path, source }),
        }
    }

    pub fn empty(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), text: String::new(), keys: Keys::default() }
    }

    /// Parses the content of a file.
    ///
    /// # Errors
    /// [`SettingsError::Damaged`].
    pub fn read(path: impl Into<PathBuf>, bytes: Vec<u8>) -> Result<Self, SettingsError> {
        let path = path.into();
        let damaged = |path, before: &[u8]| {
            let line = before.split(|&byte| byte == b'\n').count();
            SettingsError::Damaged { path, line }
        };
        let text = match String::from_utf8(bytes) {
            // A byte order mark, as Notepad writes it, would become part of the first key.
            Ok(text) => text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text),
            Err(error) => {
                let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                return Err(damaged(path, before));
            }
        };
        match read(&text) {
            Ok(keys) => Ok(Self { path, text, keys }),
            Err(start) => Err(damaged(path, &text.as_bytes()[..start])),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn get(&self, setting: Setting) -> Option<&str> {
        self.keys.get(&setting.key()).map(|(value, _)| value.as_str())
    }

    /// Sets a value; [`File::save`] writes it.
    ///
    /// # Panics
    /// Never: the text stays valid TOML when one of its values is replaced.
    pub fn set(&mut self, setting: Setting, value: &str) {
        let value = toml::Value::from(value).to_string();
        if let Some((_, span)) = self.keys.get(&setting.key()) {
            self.text.replace_range(span.clone(), &value);
        } else {
            let place = self.place_for_a_key();
            self.text.insert_str(place, &format!("{} = {value}\n", setting.key()));
        }
        self.keys = read(&self.text).expect("still TOML");
    }

    /// Position of a new key: the end, or the beginning if tables follow, which would take it in.
    fn place_for_a_key(&mut self) -> usize {
        if self.text.lines().any(|line| line.trim_start().starts_with('[')) {
            return 0;
        }
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.text.len()
    }

    /// Writes the file atomically.
    ///
    /// # Errors
    /// Errors of the file system; the old content is kept then.
    pub fn save(&self) -> io::Result<()> {
        // A symbolic link stays a link.
        let path = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        storage::create_folder_of(&path)?;
        storage::replace(&path, self.text.as_bytes())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingSource {
    Flag,
    #[strum(serialize = "variable")]
    Environment,
    File,
}

#[derive(Debug, PartialEq, Eq)]
pub struct ChosenSetting {
    /// As written; the user of the value validates it.
    pub value: String,
    pub source: SettingSource,
}

/// The value in force: flag, then environment, then file. An empty variable counts as unset.
pub fn chosen(
    setting: Setting,
    flag: Option<&str>,
    environment: impl Fn(&str) -> Option<String>,
    file: &File,
) -> Option<ChosenSetting> {
    let from = |source| move |value| ChosenSetting { value, source };
    flag.map(str::to_owned)
        .map(from(SettingSource::Flag))
        .or_else(|| {
            environment(&setting.variable()).filter(|value| !value.is_empty()).map(from(SettingSource::Environment))
        })
        .or_else(|| file.get(setting).map(str::to_owned).map(from(SettingSource::File)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::storage::test_folder::TestFolder;

    fn parse(text: &str) -> Result<File, SettingsError> {
        File::read("settings.toml", text.as_bytes().to_vec())
    }

    fn damage(bytes: &[u8]) -> usize {
        match File::read("settings.toml", bytes.to_vec()) {
            Err(SettingsError::Damaged { line, .. }) => line,
            other => panic!("not damaged: {other:?}"),
        }
    }

    #[test]
    fn values_are_read() {
        let file = parse("language = 'de'\nlater = 3\n").unwrap();
        assert_eq!(file.get(Setting::Language), Some("de"));
        assert_eq!(file.get(Setting::Name), None);
        assert_eq!(parse("\u{FEFF}name = 'Anna'").unwrap().get(Setting::Name), Some("Anna"));
    }

    #[test]
    fn a_number_and_a_switch_need_no_quotation_marks() {
        let mut file = parse("speech = true\nspeech-rate = 60\nspeech-volume = '80'\n").unwrap();
        assert_eq!(file.get(Setting::Speech), Some("on"));
        assert_eq!(file.get(Setting::SpeechRate), Some("60"));
        assert_eq!(file.get(Setting::SpeechVolume), Some("80"));
        file.set(Setting::Speech, "off");
        assert_eq!(file.text, "speech = \"off\"\nspeech-rate = 60\nspeech-volume = '80'\n");
    }

    #[test]
    fn damage_is_told_with_its_line() {
        assert_eq!(damage(b"language = 'de'\nname =\n"), 2);
        assert_eq!(damage(b"# mine\n\nname = 7\n"), 3);
        assert_eq!(damage(b"language = 'de'\n# J\xFCrgen\n"), 2);
    }

    #[test]
    fn what_the_user_wrote_stays() {
        let mut file = parse("# mine\nlanguage = 'de' # for now\nlater = 3").unwrap();
        file.set(Setting::Language, "fi");
        file.set(Setting::Name, "Anna");
        assert_eq!(file.text, "# mine\nlanguage = \"fi\" # for now\nlater = 3\nname = \"Anna\"\n");
        let mut file = parse("[later]\nname = 'other'\n").unwrap();
        file.set(Setting::Name, "Anna");
        assert_eq!(file.text, "name = \"Anna\"\n[later]\nname = 'other'\n");
    }

    #[test]
    fn what_is_saved_is_loaded() {
        let folder = TestFolder::new("settings-saved");
        let path = folder.join("deep").join("settings.toml");
        let mut file = File::load(&path).unwrap();
        assert_eq!(file.get(Setting::Language), None);
        file.set(Setting::Language, "en");
        file.save().unwrap();
        assert_eq!(File::load(&path).unwrap(), file);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_damaged_file_is_left_alone() {
        let folder = TestFolder::made("settings-damaged");
        let path = folder.join("settings.toml");
        fs::write(&path, "language = ").unwrap();
        assert!(matches!(File::load(&path), Err(SettingsError::Damaged { line: 1, .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), "language = ");
    }

    #[test]
    fn what_is_too_large_is_not_read() {
        let folder = TestFolder::made("settings-large");
        let path = folder.join("settings.toml");
        fs::write(&path, "#".repeat(2 << 20)).unwrap();
        assert!(matches!(File::load(&path), Err(SettingsError::Unreadable { .. })));
    }

    #[test]
    fn what_is_not_a_file_is_told() {
        let folder = TestFolder::made("settings-folder");
        assert!(matches!(File::load(&*folder), Err(SettingsError::Unreadable { .. })));
        assert!(File::empty(&*folder).save().is_err());
    }

    proptest! {
        #[test]
        fn any_value_can_be_kept(first in any::<String>(), second in any::<String>()) {
            let mut file = parse("# mine\n").unwrap();
            for value in [first, second] {
                file.set(Setting::Name, &value);
                file.set(Setting::Language, &value);
                prop_assert_eq!(file.get(Setting::Name), Some(value.as_str()));
                prop_assert_eq!(file.get(Setting::Language), Some(value.as_str()));
            }
        }
    }

    #[test]
    fn the_flag_goes_before_the_environment_before_the_file() {
        let mut file = File::empty("settings.toml");
        let german = |_: &str| Some("de".to_owned());
        let nothing = |_: &str| None;
        let empty = |_: &str| Some(String::new());
        assert_eq!(chosen(Setting::Language, None, nothing, &file), None);
        file.set(Setting::Language, "fi");
        let value = |flag, environment: &dyn Fn(&str) -> Option<String>| {
            chosen(Setting::Language, flag, environment, &file).map(|chosen| (chosen.value, chosen.source)).unwrap()
        };
        assert_eq!(value(Some("en"), &german), ("en".to_owned(), SettingSource::Flag));
        assert_eq!(value(None, &german), ("de".to_owned(), SettingSource::Environment));
        assert_eq!(value(None, &nothing), ("fi".to_owned(), SettingSource::File));
        assert_eq!(value(None, &empty), ("fi".to_owned(), SettingSource::File));
    }

    #[test]
    fn each_setting_has_its_own_variable() {
        let environment = |name: &str| (name == "SIXDOT_NAME").then(|| "Anna".to_owned());
        let file = File::empty("settings.toml");
        assert_eq!(chosen(Setting::Language, None, environment, &file), None);
        assert_eq!(chosen(Setting::Name, None, environment, &file).unwrap().value, "Anna");
    }
}
