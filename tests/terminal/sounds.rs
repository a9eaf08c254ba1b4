//! Sounds: which cue a line has, that nothing waits for a sound, and the report when none can be played. The player's
//! own commands are small scripts.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::support::folder::Folder;
use crate::support::program::Sixdot;
use ::sixdot::session::{
    Conversation, Detail, Display, Look, Plan, Session, SoundCommand, SoundSettings, SoundSource, Soundless, Sounds,
    SpeechSettings, Trouble,
};
use ::sixdot::terminal::Screen;
use ::sixdot::terminal::sounds::SoundPlayer;
use ::sixdot::terminal::speech::Speaker;
use ::sixdot::text::{Channel, Cue, Lang, Line, Text, Urgency};

/// Writes what it is given, a line each time, and would take what is typed if it could.
const DING: &str =
    "#!/bin/sh\nread -r typed && echo \"stole $typed\" >> \"$HOME/heard\"\necho \"$*\" >> \"$HOME/heard\"\n";

/// Never ends, and writes its number.
const STUCK: &str = "#!/bin/sh\necho $$ >> \"${0%/*}/heard\"\nexec /bin/sleep 600\n";

/// Writes what it is given beside itself.
const NEAR: &str = "#!/bin/sh\necho \"$*\" >> \"${0%/*}/heard\"\n";

/// Does so, too, and writes its number into another file.
const NUMBERED: &str = "#!/bin/sh\necho \"$*\" >> \"${0%/*}/heard\"\necho $$ >> \"${0%/*}/numbers\"\n";

/// The command that starts a script of this text in the folder. The shell reads it: a file that was just written cannot
/// always be started itself.
fn script(folder: &Path, text: &str) -> String {
    fs::create_dir_all(folder).expect("a folder");
    let path = folder.join("ding.sh");
    fs::write(&path, text).expect("a script");
    format!("/bin/sh {}", path.display())
}

fn command(folder: &Path, text: &str) -> SoundCommand {
    SoundCommand::read(&script(folder, text)).expect("a command")
}

/// The played cues, sorted, since sounds that start together have no order.
fn heard(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("heard")).unwrap_or_default();
    let mut heard: Vec<String> = text.lines().map(str::to_owned).collect();
    heard.sort();
    heard
}

/// Waits until no command of the player runs.
fn settle(player: &SoundPlayer) {
    let since = Instant::now();
    while player.running() > 0 {
        assert!(since.elapsed() < Duration::from_secs(20), "the commands end");
        thread::sleep(Duration::from_millis(5));
    }
}

fn line(text: &str, cue: Cue) -> Line {
    Text::plain(text.to_owned()).line(Channel::Game, Urgency::Event).with_cue(cue)
}

fn played_by(command: SoundCommand) -> SoundSettings {
    SoundSettings { source: Some(SoundSource::Command(command)), ..SoundSettings::default() }
}

/// An output that nobody sees, its look, and the player.
fn sounding(command: SoundCommand, speaks: bool) -> (Screen<'static>, SoundPlayer, impl Display) {
    let screen = Screen::new(Vec::new(), Look::default());
    let look = screen.steering();
    let manner = SpeechSettings { on: speaks, ..SpeechSettings::silent(Lang::En) };
    let speaker = Speaker::new(Box::new(|| Err(Trouble::NotInstalled)), manner);
    let player = SoundPlayer::new(played_by(command));
    (screen.with_speech(speaker).with_sounds(player.clone()), player, look)
}

#[test]
fn sound_command_gets_the_cue_and_no_typed_input() {
    let run = Sixdot::new("play uno --players 2 --seed 6 --sounds")
        .arg("/bin/sh ~/ding.sh 'my sounds' -q")
        .stdin("hnad\nhand\n");
    script(run.home(), DING);
    let told = run.run();
    assert_eq!((told.status, told.stderr.as_str()), (0, ""));
    assert!(told.stdout.contains("I do not know hnad") || told.stdout.contains("hnad"), "{}", told.stdout);
    assert!(told.stdout.contains("You hold 7 cards."), "the line was not stolen: {}", told.stdout);
    assert_eq!(heard(run.home()), ["my sounds -q deal", "my sounds -q error", "my sounds -q your-turn"]);
}

#[test]
fn command_that_cannot_start_is_reported_once() {
    for (lang, typed, told) in [
        (
            "en",
            "hnad",
            "Sounds are off, because /nowhere/ding could not be started: there is no such file or folder.",
        ),
        (
            "de",
            "hnad",
            "Töne sind aus, denn /nowhere/ding ließ sich nicht starten: die Datei oder den Ordner gibt es nicht.",
        ),
        (
            "fi",
            "hnad",
            "Äänet ovat pois päältä, koska ohjelmaa /nowhere/ding ei voitu käynnistää: tiedostoa tai kansiota ei \
            ole.",
        ),
    ] {
        let run = Sixdot::new("play uno --seed 6 --sounds /nowhere/ding").env("SIXDOT_LANG", lang);
        let stdout = run.stdin(&format!("{typed}\n{typed}\nsounds\n{typed}\n")).run().stdout;
        assert_eq!(stdout.matches(told).count(), 1, "{stdout}");
    }
}

#[test]
fn a_command_is_set_at_the_table_tried_at_once_and_kept() {
    let run = Sixdot::new("play uno --players 2 --seed 6").env("SIXDOT_LANG", "en");
    let command = script(run.home(), DING);
    let typed = format!("sounds\nsounds 'x\nsounds /nowhere/ding\nsounds {command}\n");
    let run = run.stdin(&typed);
    let stdout = run.run().stdout;
    for told in [
        "Sounds are off. To turn them on, type sounds on.",
        "There is no command there, or a quotation mark is missing.",
        "Sounds are off, because /nowhere/ding could not be started: there is no such file or folder.",
        &format!("Sounds are played by {command}."),
    ] {
        assert_eq!(stdout.matches(told).count(), 1, "{told} in {stdout}");
    }
    assert_eq!(heard(run.home()), ["test"]);
    let settings = || fs::read_to_string(run.home().join(".config/sixdot/settings.toml")).expect("settings");
    assert!(settings().contains(&format!("sounds = \"{command}\"")), "{}", settings());
    fs::remove_file(run.home().join("heard")).expect("what was heard");
    // The next start has them, until they are switched off.
    let run = run.stdin("sounds off\nhnad\nsounds\nsounds on\nsettings\nsounds off\n");
    let stdout = run.run().stdout;
    assert_eq!(stdout.matches("Sounds are off. To turn them on, type sounds on.").count(), 3, "{stdout}");
    assert!(stdout.contains(&format!("Sounds: {command}.")), "{stdout}");
    assert_eq!(heard(run.home()), ["deal", "test", "your-turn"]);
    let text = fs::read_to_string(run.home().join(".config/sixdot/settings.toml")).expect("settings");
    assert!(text.contains("sounds = \"off\""), "{text}");
}

#[test]
fn a_flag_that_is_no_command_is_refused_and_a_setting_told() {
    let refused = |option: &str| {
        format!("{option} needs a command, and 'x is not one: it is empty, or a quotation mark is missing.")
    };
    Sixdot::new("play uno --lang en --sounds 'x").refused(&refused("--sounds"));
    let run = Sixdot::new("play uno").env("SIXDOT_LANG", "en").env("SIXDOT_SOUNDS", "'x");
    assert!(run.run().stdout.starts_with(&refused("sounds")));
}

#[test]
fn endless_command_delays_nothing_and_leaves_no_process() {
    let folder = Folder::new("sounds-stuck");
    let command = command(&folder, STUCK).typed;
    let since = Instant::now();
    let run = Sixdot::new("play uno --players 2 --seed 6 --sounds").arg(command).stdin(&"hnad\n".repeat(100));
    let stdout = run.run().stdout;
    assert_eq!(stdout.lines().filter(|line| line.contains("hnad")).count(), 100, "{stdout}");
    assert!(since.elapsed() < Duration::from_secs(8), "{:?}", since.elapsed());
    let started = heard(&folder);
    assert!((1..=4).contains(&started.len()), "never more than a few: {started:?}");
    for number in started {
        let state = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        assert!(!state.contains("(sleep)"), "still there: {state}");
    }
}

#[test]
fn of_a_hundred_lines_at_once_the_most_important_are_heard() {
    let folder = Folder::new("sounds-hundred");
    let (mut output, player, _) = sounding(command(&folder, NUMBERED), false);
    let mut lines: Vec<Line> = (0..98).map(|number| line(&format!("Line {number}."), Cue::Play)).collect();
    lines.insert(50, line("Ben is skipped.", Cue::Skip));
    lines.push(line("Your turn.", Cue::YourTurn));
    let since = Instant::now();
    output.write(&lines).expect("written");
    assert!(since.elapsed() < Duration::from_secs(2), "{:?}", since.elapsed());
    assert!(player.running() <= 4);
    settle(&player);
    assert_eq!(heard(&folder), ["play", "play", "skip", "your-turn"]);
    let numbers = fs::read_to_string(folder.join("numbers")).expect("the numbers of the commands");
    assert_eq!(numbers.lines().count(), 4, "{numbers}");
    // One that has ended and nobody has asked for would still be there.
    assert!(numbers.lines().all(|number| !is_child(number)), "{numbers}");
}

/// The process is a child of this test, running or not.
fn is_child(number: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    let parent = stat.rsplit_once(')').and_then(|(_, fields)| fields.split_whitespace().nth(1));
    parent.is_some_and(|parent| parent == std::process::id().to_string())
}

#[test]
fn what_comes_too_fast_is_left_out_and_not_heard_later() {
    let folder = Folder::new("sounds-fast");
    let (mut output, player, _) = sounding(command(&folder, STUCK), false);
    for number in 0..100 {
        output.write(&[line(&format!("Line {number}."), Cue::Play)]).expect("written");
        assert!(player.running() <= 4);
    }
    assert_eq!(player.running(), 4);
    player.leave(Duration::from_millis(100));
    assert_eq!(player.running(), 0);
    assert!(heard(&folder).len() <= 4, "{:?}", heard(&folder));
}

#[test]
fn what_is_left_out_gives_no_sound_unless_it_is_spoken() {
    for (speaks, expected) in [(false, &["your-turn"][..]), (true, &["play", "your-turn"][..])] {
        let folder = Folder::new(if speaks { "spoken" } else { "off" });
        let (mut output, player, mut look) = sounding(command(&folder, NEAR), speaks);
        let mut quiet = Look::default();
        quiet.details.set(Channel::Game, Detail::Off);
        look.change(quiet);
        let turn = Text::plain("Your turn.".to_owned()).line(Channel::Turn, Urgency::Turn).with_cue(Cue::YourTurn);
        output.write(&[line("Ben plays red 5.", Cue::Play), turn]).expect("written");
        settle(&player);
        assert_eq!(heard(&folder), expected);
    }
}

#[test]
fn failed_start_turns_sounds_off_until_they_are_set_again() {
    let folder = Folder::new("sounds-again");
    let nowhere = SoundCommand::read("/nowhere/ding").expect("a command");
    let (mut output, mut player, _) = sounding(nowhere, false);
    output.write(&[line("One.", Cue::Play), line("Two.", Cue::Play)]).expect("written");
    let trouble = player.trouble().expect("a trouble");
    assert!(matches!(&trouble, Soundless::NotStarted { program, .. } if program == "/nowhere/ding"), "{trouble:?}");
    assert_eq!((player.trouble(), player.settings().source), (None, None));
    player.change(played_by(command(&folder, NEAR)));
    player.sample(Cue::Test);
    settle(&player);
    output.write(&[line("Three.", Cue::Draw)]).expect("written");
    settle(&player);
    assert_eq!(heard(&folder), ["draw", "test"]);
}

#[test]
fn every_event_is_told_in_the_manual() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/accessibility.md")).expect("the page");
    let section = page.split("\n### The events\n").nth(1).expect("a section").split("\n##").next().expect("its text");
    let told: Vec<&str> = section.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next()).collect();
    assert_eq!(told, Cue::ALL.iter().map(|cue| cue.id()).collect::<Vec<_>>());
}

/// A run on Linux that finds these programs as players of files, by the names of players. Each is another program.
#[cfg(target_os = "linux")]
fn with_players(line: &str, players: &[(&str, &str)]) -> Sixdot {
    let run = Sixdot::new(line);
    let folder = run.home().join("bin");
    fs::create_dir_all(folder.join("tmp")).expect("a folder");
    for (name, program) in players {
        std::os::unix::fs::symlink(program, folder.join(name)).expect("a player");
    }
    let (path, temporary) = (folder.display().to_string(), folder.join("tmp").display().to_string());
    run.env("PATH", &path).env("TMPDIR", &temporary)
}

#[test]
#[cfg(target_os = "linux")]
fn tones_need_a_player_and_say_so() {
    for (lang, typed, told) in [
        ("en", "sounds on", "Sounds stay off, because there is no program that plays them. Install the package"),
        ("de", "töne an", "Töne bleiben aus, denn es fehlt ein Programm, das sie spielt. Installiere das Paket"),
        ("fi", "äänet päälle", "Äänet pysyvät pois päältä, koska niiden soittamiseen ei ole ohjelmaa. Asenna"),
    ] {
        let run = with_players("play uno --seed 6", &[]).env("SIXDOT_LANG", lang);
        let run = run.stdin(&format!(
            "{typed}
sounds
"
        ));
        let stdout = run.run().stdout;
        assert_eq!(stdout.matches(told).count(), 1, "{stdout}");
        assert!(!run.home().join(".config/sixdot/settings.toml").exists(), "sounds stay off");
    }
}

/// `cat` fails without a file.
#[test]
#[cfg(target_os = "linux")]
fn tones_are_files_for_the_first_player_that_works() {
    for (players, works) in [
        (&[("pw-play", "/bin/false"), ("aplay", "/bin/cat")][..], true),
        (&[("paplay", "/bin/cat")], true),
        (&[("pw-play", "/bin/false"), ("paplay", "/bin/false"), ("aplay", "/bin/false")], false),
    ] {
        let run = with_players("play uno --players 2 --seed 6", players).env("SIXDOT_LANG", "en");
        let run = run.env("SIXDOT_SOUNDS", "on");
        let mut child = run.start();
        let mut typed = child.stdin.take().expect("its input");
        for _ in 0..10 {
            std::io::Write::write_all(
                &mut typed, b"hnad
",
            )
            .expect("it is read");
            thread::sleep(Duration::from_millis(50));
        }
        drop(typed);
        let output = child.wait_with_output().expect("it ends");
        let stdout = String::from_utf8(output.stdout).expect("text");
        let told = stdout.matches("Sounds are off, because they could not be played.").count();
        assert_eq!(told == 0, works, "{players:?}: {stdout}");
        let left = fs::read_dir(run.home().join("bin/tmp")).expect("the folder").count();
        assert_eq!(left, 0, "the files are removed");
    }
}

#[test]
fn an_event_that_was_switched_off_is_silent_and_stays_so() {
    for (lang, off, on, state) in [
        ("en", "sounds off error", "sounds on error", "Silent: error."),
        ("de", "töne aus Fehler", "töne an error", "Stumm: Fehler."),
        ("fi", "äänet pois virhe", "äänet päälle virhe", "Ilman ääntä: virhe."),
    ] {
        let run = Sixdot::new("play uno --players 2 --seed 6").env("SIXDOT_LANG", lang);
        let command = script(run.home(), DING);
        let run = run.env("SIXDOT_SOUNDS", &command).stdin(&format!(
            "{off}
hnad
"
        ));
        let stdout = run.run().stdout;
        assert_eq!(stdout.matches(state).count(), 1, "{stdout}");
        let run = run.stdin(
            "hnad
sounds
",
        );
        let stdout = run.run().stdout;
        assert_eq!(stdout.matches(state).count(), 1, "{stdout}");
        assert_eq!(heard(run.home()), ["deal", "deal", "your-turn", "your-turn"]);
        let run = run.stdin(&format!(
            "{on}
"
        ));
        let stdout = run.run().stdout;
        assert!(!stdout.contains(state), "{stdout}");
        assert_eq!(heard(run.home())[2..4], ["deal", "error"], "it is heard at once");
    }
    let refused = "There is no sound called xyz. There are: your turn, question, ";
    let run = Sixdot::new("play uno --seed 6").env("SIXDOT_LANG", "en").stdin(
        "sounds off xyz
",
    );
    assert!(run.run().stdout.contains(refused));
}

#[test]
#[cfg(target_os = "linux")]
fn the_volume_is_kept_and_tried() {
    let run = with_players("play uno --seed 6", &[("aplay", "/bin/true")]).env("SIXDOT_LANG", "en");
    let run = run.stdin(
        "sounds volume 101
sounds volume
sounds on
sounds volume 30
sounds off
sounds tones
",
    );
    let stdout = run.run().stdout;
    for told in ["Volume of the sounds: 50 of 100.", "Volume of the sounds: 30 of 100.", "from 0 to 100"] {
        assert!(stdout.contains(told), "{told} in {stdout}");
    }
    assert_eq!(stdout.matches("Sounds are on.").count(), 2, "{stdout}");
    let settings = fs::read_to_string(run.home().join(".config/sixdot/settings.toml")).expect("settings");
    assert_eq!(settings, "sounds = \"on\"\nsounds-volume = \"30\"\n");
}

#[test]
fn sounds_are_named_before_the_first_game_until_they_were_switched() {
    for (lang, typed, told) in [
        ("en", "sounds off", "There are sounds, too. To hear them, type sounds on.\nWhich game?"),
        ("de", "töne aus", "Es gibt auch Töne. Mit töne an schaltest du sie ein.\nWelches Spiel?"),
        ("fi", "äänet pois", "Pelissä on myös ääniä. Saat ne kuuluviin, kun kirjoitat äänet päälle.\nMikä peli?"),
    ] {
        let run = Sixdot::new("").env("SIXDOT_LANG", lang).stdin(&format!("{typed}\n"));
        let stdout = run.run().stdout;
        assert_eq!(stdout.matches(told).count(), 1, "{stdout}");
        let stdout = run.run().stdout;
        assert!(!stdout.contains(told.split('\n').next().expect("a line")), "{stdout}");
    }
}

/// The sounds of an answer.
fn cues(session: &mut Session, typed: &str) -> Vec<Cue> {
    session.answer(typed).lines.into_iter().filter_map(|line| line.cue).collect()
}

#[test]
fn what_is_asked_back_and_what_is_told_again_sound_so() {
    let plan = Plan { game: Some("uno".to_owned()), players: Some(2), seed: Some(6), ..Plan::default() };
    let mut session = crate::support::session::session(Lang::En, plan);
    let begun: Vec<Cue> = session.begin().lines.into_iter().filter_map(|line| line.cue).collect();
    assert_eq!((begun.first(), begun.last()), (Some(&Cue::Deal), Some(&Cue::YourTurn)));
    for again in ["repeat", "last", "back", "news", "hand", "top", "help"] {
        assert_eq!(cues(&mut session, again), [], "{again}");
    }
    assert_eq!(cues(&mut session, "hnad"), [Cue::Error]);
    assert_eq!(cues(&mut session, "last error"), []);
    assert_eq!(cues(&mut session, "green"), [Cue::Question]);
    assert_eq!(cues(&mut session, "sounds play 'x"), [Cue::Error]);
    // Lays what the refusal of a draw names, until somebody has won.
    let mut heard = Vec::new();
    for _ in 0..400 {
        let lines = session.answer("draw").lines;
        let fits =
            lines.iter().find_map(|line| line.text.strip_prefix("You hold a card that fits: ")?.split('.').next());
        let typed = match fits {
            Some(card) if card.starts_with("wild") => format!("{card} red"),
            Some(card) => card.to_owned(),
            None => {
                heard.extend(lines.iter().filter_map(|line| line.cue));
                "pass".to_owned()
            }
        };
        heard.extend(cues(&mut session, &typed));
        if heard.contains(&Cue::Lose) || heard.contains(&Cue::Win) {
            break;
        }
    }
    for cue in [Cue::Draw, Cue::Play, Cue::YourTurn] {
        assert!(heard.contains(&cue), "{cue:?}");
    }
    assert!(heard.contains(&Cue::Lose) != heard.contains(&Cue::Win));
}
