//! Computer players that fail on purpose, so that an assertion panics in the middle of an answer.

use std::fs;
use std::path::PathBuf;

use super::*;
use crate::rules::Library;
use crate::session::settings::Folders;
use crate::session::table::broken::break_computers;
use crate::session::{Mute, Plan, Speech, SpeechSettings, Start, Trouble};
use crate::storage::test_folder::TestFolder;
use crate::text::Lang;

/// Folder of one test. Dropping it removes the records and repairs the computer players.
struct Kept(TestFolder);

impl Kept {
    fn new(name: &str) -> Self {
        Kept(TestFolder::new(&format!("contradiction-{name}")))
    }

    fn session(&self, lang: Lang, plan: Plan) -> Session {
        session_in(Folders { games: Some(self.0.to_owned()), ..Folders::default() }, lang, plan)
    }

    fn game(&self, lang: Lang) -> PanicGuard {
        let plan = Plan { game: Some("uno".to_owned()), players: Some(3), seed: Some(6), ..Plan::default() };
        let mut guarded = PanicGuard::new(self.session(lang, plan));
        guarded.begin();
        assert!(self.record().ends_with("3 deal\n"), "{}", self.record());
        guarded
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn record(&self) -> String {
        fs::read_to_string(self.file("1.txt")).expect("the record")
    }
}

fn session_in(folders: Folders, lang: Lang, plan: Plan) -> Session {
    Session::new(Start { folders, ..Start::of(lang, Library::built_in(), plan, || 6) })
}

impl Drop for Kept {
    fn drop(&mut self) {
        break_computers(false);
    }
}

fn contradicted(guarded: &mut PanicGuard) -> Answer {
    break_computers(true);
    let answer = guarded.answer("play red 2");
    break_computers(false);
    answer
}

fn last(answer: &Answer) -> &str {
    answer.lines.last().map_or("", |line| line.text.as_str())
}

#[test]
fn each_language_names_the_record_and_the_report() {
    let said = [
        (
            Lang::En,
            "There was an internal error, so the game stops here. The game is saved in FILE. To continue it, type \
             resume. Please report this and send the files FILE and REPORT along.",
            "Which game?",
        ),
        (
            Lang::De,
            "Das ist ein Fehler im Programm, deshalb bricht das Spiel hier ab. Das Spiel steht in FILE. Tippe \
             fortsetzen, dann geht es weiter. Bitte melde das und schick die Dateien FILE und REPORT mit.",
            "Welches Spiel?",
        ),
        (
            Lang::Fi,
            "Ohjelmassa tapahtui virhe, joten peli keskeytyy tähän. Peli on tallessa tiedostossa FILE. \
             Kirjoita palaa, niin peli jatkuu. Ilmoita tästä ja lähetä mukana tiedostot FILE ja REPORT.",
            "Mikä peli?",
        ),
    ];
    for (lang, sentence, question) in said {
        let kept = Kept::new(&format!("{lang:?}"));
        let mut guarded = kept.game(lang);
        let (hand, record) = (last(&guarded.answer("hand")).to_owned(), kept.record());
        let answer = contradicted(&mut guarded);
        let path = |name: &str| kept.file(name).display().to_string();
        let sentence = sentence.replace("FILE", &path("1.txt")).replace("REPORT", &path("1.contradiction"));
        assert_eq!(answer.lines[0].text, sentence);
        assert_eq!(answer.lines[0].channel, Channel::Error);
        assert!(last(&answer).starts_with(question) && !answer.ended, "{answer:?}");
        assert!(guarded.session.table.is_none());
        assert_eq!(kept.record(), record, "all that was told, and nothing else");
        let report = fs::read_to_string(kept.file("1.contradiction")).expect("the report");
        assert!(report.contains("computer players make legal moves") && report.contains("typed: "), "{report}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(kept.file("1.contradiction")).expect("the report").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let on = guarded.answer("resume");
        assert!(guarded.session.table.is_some(), "{on:?}");
        assert_eq!(last(&guarded.answer("hand")), hand);
    }
}

#[test]
fn a_game_that_fails_to_resume_stays_on_the_list() {
    let kept = Kept::new("again");
    drop(kept.game(Lang::En));
    let record = kept.record() + "1 play r2\n";
    fs::write(kept.file("1.txt"), &record).expect("a record that ends with the own move");
    let mut guarded = PanicGuard::new(kept.session(Lang::En, Plan::default()));
    assert!(guarded.begin().lines[0].text.starts_with("You have an unfinished game of UNO."));
    break_computers(true);
    for _ in 0..3 {
        let answer = guarded.answer("resume");
        let file = kept.file("1.txt").display().to_string();
        assert!(answer.lines[0].text.contains(&format!("The game is saved in {file}.")), "{answer:?}");
        assert!(last(&answer).starts_with("Which game?") && !answer.ended, "{answer:?}");
        assert!(!kept.file("2.txt").exists(), "a game that did not go on has no new record");
    }
    break_computers(false);
    guarded.answer("resume");
    assert!(guarded.session.table.is_some());
    assert!(fs::read_to_string(kept.file("2.txt")).expect("the new record").starts_with(&record));
}

/// A speech backend that panics once.
struct Hoarse(u32);

impl Speech for Hoarse {
    fn manner(&self) -> SpeechSettings {
        Mute::new(Lang::En).manner()
    }

    fn change(&mut self, _: SpeechSettings) {}

    fn hush(&mut self) {}

    fn voices(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn settle(&mut self) {}

    fn troubles(&mut self) -> Vec<Trouble> {
        self.0 += 1;
        assert!(self.0 != 2, "hoarse");
        Vec::new()
    }
}

#[test]
fn before_a_game_it_is_told_what_was_not_done() {
    let kept = Kept::new("foyer");
    let mut guarded = PanicGuard::new(kept.session(Lang::En, Plan::default()).with_speech(Hoarse(0)));
    guarded.begin();
    let answer = guarded.answer("games");
    let report = kept.file("sixdot.contradiction");
    let said = format!(
        "There was an internal error, so what you typed was not done. Please report this and send the file {} \
        along.",
        report.display()
    );
    assert_eq!(answer.lines[0].text, said);
    assert!(fs::read_to_string(report).expect("the report").contains("hoarse"));
    guarded.answer("uno");
    guarded.answer("3");
    assert!(guarded.session.table.is_some(), "it goes on");
}

#[test]
fn what_is_typed_at_a_table_that_is_broken_is_not_done() {
    let kept = Kept::new("looked");
    let mut guarded = kept.game(Lang::En);
    let record = kept.record();
    assert!(guarded.guard_query(|_| -> u8 { panic!("it cannot be looked at") }).is_none());
    assert_eq!((guarded.status(), guarded.complete("dr"), guarded.history_owner()), (String::new(), Vec::new(), 0));
    let answer = guarded.answer("draw");
    assert!(answer.lines[0].text.starts_with("There was an internal error, so the game stops here."));
    assert_eq!(kept.record(), record);
    assert!(fs::read_to_string(kept.file("1.contradiction")).expect("the report").contains("cannot be looked at"));
}

#[test]
fn without_a_place_for_files_nothing_is_asked_for() {
    let kept = Kept::new("nowhere");
    let plan = Plan { game: Some("uno".to_owned()), players: Some(3), seed: Some(6), ..Plan::default() };
    let mut guarded = PanicGuard::new(session_in(Folders::default(), Lang::En, plan));
    guarded.begin();
    assert_eq!(
        contradicted(&mut guarded).lines[0].text,
        "There was an internal error, so the game stops here. Please report this."
    );
    assert!(!kept.0.exists());
}

/// Catching needs unwinding, which the profile decides, and tests run in another profile than the program.
#[test]
fn no_profile_lets_a_panic_end_the_program() {
    let manifest: toml::Table = toml::from_str(include_str!("../../../Cargo.toml")).expect("the manifest");
    let profiles = manifest["profile"].as_table().expect("the profiles");
    assert!(profiles.contains_key("release"));
    for (name, profile) in profiles {
        assert!(profile.get("panic").is_none(), "{name}");
    }
    const { assert!(cfg!(panic = "unwind")) };
}

#[test]
fn a_session_that_is_well_answers_as_it_does_unguarded() {
    let plan = || Plan { game: Some("uno".to_owned()), players: Some(3), seed: Some(6), ..Plan::default() };
    let alone =
        |lang| Session::new(Start { status_prompt: true, ..Start::of(lang, Library::built_in(), plan(), || 6) });
    let (mut session, mut guarded) = (alone(Lang::En), PanicGuard::new(alone(Lang::En)));
    assert_eq!(session.begin(), guarded.begin());
    for typed in ["hand", "play", "play red 2", "more", "turn"] {
        assert_eq!(session.answer(typed), guarded.answer(typed), "{typed}");
        assert_eq!(session.status(), guarded.status(), "{typed}");
        assert_eq!(session.last_word(), guarded.last_word(), "{typed}");
    }
    assert!(!guarded.status().is_empty() && guarded.last_word().is_some());
    assert_eq!(session.interrupted(), guarded.interrupted());
    assert_eq!(guarded.interrupted().lines.len(), 1);
    for typed in ["ha", "play ", "more"] {
        assert_eq!(session.complete(typed), guarded.complete(typed), "{typed}");
    }
    assert!(!guarded.complete("ha").is_empty());
    for (typed, wants) in [("more", true), ("hand", false)] {
        assert_eq!(guarded.wants_more(typed), wants, "{typed}");
    }
}

#[test]
fn each_at_the_keyboard_goes_through_their_own_history() {
    let seats = crate::session::read_seats("Anna,Ben").expect("seats");
    let plan = Plan { game: Some("uno".to_owned()), seats, seed: Some(6), ..Plan::default() };
    let mut guarded = PanicGuard::new(Session::new(Start::of(Lang::En, Library::built_in(), plan, || 6)));
    guarded.begin();
    assert_eq!(guarded.history_owner(), 2, "nobody has the keyboard yet");
    let mut owners = Vec::new();
    for _ in 0..4 {
        guarded.answer("");
        owners.push(guarded.history_owner());
        guarded.answer("draw");
        guarded.answer("pass");
        for place in 1..8 {
            guarded.answer(&format!("play {place}"));
        }
        for place in ["red", "blue"] {
            guarded.answer(place);
        }
    }
    assert!(owners.contains(&0) && owners.contains(&1), "{owners:?}");
}

#[test]
fn who_leaves_a_session_that_is_well_hears_of_no_trouble() {
    let kept = Kept::new("left");
    let mut guarded = kept.game(Lang::En);
    assert!(guarded.leave().is_empty(), "all of it is written");
}
