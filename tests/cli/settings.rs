//! Each setting has the same effect by its flag, its environment variable and its key in the file, and all are listed.

use std::fs;

use crate::support::program::{Run, Sixdot};
use ::sixdot::session::settings::Setting;
use ::sixdot::text::{Channel, Lang};

const FILE: &str = ".config/sixdot/settings.toml";

/// A value that is not the usual one.
fn value(setting: Setting) -> &'static str {
    match setting {
        Setting::Language => "fi",
        Setting::Name => "Eva",
        Setting::Braille => "30",
        Setting::BrailleForm => "full",
        Setting::BrailleDots => "six",
        Setting::Prompt => "status",
        Setting::StepMode => "step",
        Setting::HandOrder => "number",
        Setting::Stats => "off",
        Setting::Sounds => "true",
        Setting::SoundsVolume => "20",
        Setting::SoundsWithout => "draw,pass",
        Setting::Show(_) | Setting::Speak(_) => "short",
        Setting::Keys | Setting::Speech => "on",
        Setting::SpeechRate => "60",
        Setting::SpeechVolume => "70",
        Setting::SpeechVoice(_) => "Anna",
    }
}

/// The flag with its value, as it is typed.
fn flag(setting: Setting) -> String {
    match setting {
        Setting::Speech | Setting::Show(_) | Setting::Speak(_) => setting.flag(),
        _ => format!("{} {}", setting.flag(), value(setting)),
    }
}

/// A start in the language in which the setting can be noticed, with a display where it is about one.
fn start(setting: Setting, flag: &str) -> Sixdot {
    let lang = match setting {
        Setting::SpeechVoice(lang) => lang,
        _ => Lang::En,
    };
    let run = Sixdot::new(&format!("play uno --seed 6 {flag}")).stdin("settings\nspeech\nsounds\nsounds volume\n");
    let run = if setting == Setting::Language { run } else { run.env("SIXDOT_LANG", lang.code()) };
    match setting {
        Setting::BrailleForm | Setting::BrailleDots => run.env("SIXDOT_BRAILLE", "40"),
        _ => run,
    }
}

/// The output and the record.
fn effect(run: &Run) -> (String, String) {
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let record = fs::read_to_string(run.home.join(".local/state/sixdot/games/1.txt")).unwrap_or_default();
    (run.stdout.clone(), record)
}

#[test]
fn flag_variable_and_key_do_the_same() {
    for setting in Setting::all() {
        let usual = effect(&start(setting, "").run());
        let variable: &'static str = setting.variable().leak();
        let by_variable = effect(&start(setting, "").env(variable, value(setting)).run());
        assert_ne!(by_variable, usual, "{variable} has an effect");
        let in_file = format!("{} = '{}'\n", setting.key(), value(setting));
        assert_eq!(effect(&start(setting, "").file(FILE, &in_file).run()), by_variable, "{in_file}");
        // With the language on the command line nothing is kept, so no record either.
        let by_flag = effect(&start(setting, &flag(setting)).run());
        if setting == Setting::Language {
            assert_eq!(by_flag.0, by_variable.0, "{}", flag(setting));
        } else {
            assert_eq!(by_flag, by_variable, "{}", flag(setting));
        }
    }
}

#[test]
fn every_setting_is_listed_with_its_names_and_its_source() {
    let told = Sixdot::new("settings").run().stdout;
    for setting in Setting::all() {
        let (flag, variable, key) = (setting.flag(), setting.variable(), setting.key());
        let names = format!("Set it with {flag}, with the variable {variable}, or with {key} in the file.");
        assert_eq!(told.lines().filter(|line| line.ends_with(&names)).count(), 1, "{names}");
        let variable: &'static str = variable.leak();
        let from_variable = Sixdot::new("settings --lang en").env(variable, value(setting)).run().stdout;
        let source = format!(": {}, from the variable {variable}. ", value(setting));
        assert!(setting == Setting::Language || from_variable.contains(&source), "{from_variable}");
        let in_file = format!("{key} = '{}'\n", value(setting));
        let from_file = Sixdot::new("settings").env("SIXDOT_LANG", "en").file(FILE, &in_file).run().stdout;
        let source = format!(": {}, from {key} in the file. ", value(setting));
        assert!(setting == Setting::Language || from_file.contains(&source), "{from_file}");
    }
    assert_eq!(told.lines().filter(|line| line.contains(" Set it with ")).count(), Setting::all().count());
    assert!(Channel::ALL.iter().all(|channel| told.contains(&format!("--show {}=short", channel.id()))));
}

/// The reason is told, too, in the language in which everything else is.
#[test]
#[cfg(target_os = "linux")]
fn a_setting_that_cannot_be_saved_is_told_in_the_language() {
    for (lang, typed, told) in [
        (
            "en",
            "prompt status\n",
            "The setting could not be saved in /proc/self/sixdot/settings.toml: there is no such",
        ),
        (
            "de",
            "eingabe status\n",
            "Die Einstellung ließ sich nicht in /proc/self/sixdot/settings.toml speichern: die",
        ),
        ("fi", "kehote tila\n", "Asetusta ei voitu tallentaa tiedostoon /proc/self/sixdot/settings.toml: tiedostoa"),
    ] {
        let run = Sixdot::new("play uno --seed 6").env("SIXDOT_LANG", lang).env("XDG_CONFIG_HOME", "/proc/self");
        let stdout = run.stdin(typed).run().stdout;
        assert!(stdout.contains(told), "{stdout}");
    }
}
