//! Profiles: settings, statistics and games of several people who share an account of the computer.

use std::fs;
use std::path::Path;

use crate::support::program::Sixdot;

const ANNA: &str = ".config/sixdot/profiles/anna";

fn settings(home: &Path, folder: &str) -> String {
    fs::read_to_string(home.join(folder).join("settings.toml")).unwrap_or_default()
}

/// Occurrences in the output.
#[track_caller]
fn told(stdout: &str, sentence: &str, times: usize) {
    assert_eq!(stdout.matches(sentence).count(), times, "{sentence} in {stdout}");
}

#[test]
fn a_profile_has_its_own_settings_games_and_statistics() {
    let run = Sixdot::new("play uno --players 2 --seed 6 --profile Anna").env("SIXDOT_LANG", "en");
    let run = run.stdin("prompt status\n");
    let first = run.run();
    assert!(
        first
            .stdout
            .starts_with("The profile anna is new, with settings, statistics and unfinished games of its own.\n")
    );
    told(&first.stdout, "To continue UNO later, type sixdot resume --profile anna.", 1);
    told(&run.run().stdout, "The profile anna is in use.\n", 1);
    assert_eq!(settings(run.home(), ANNA), "prompt = \"status\"\n");
    assert_eq!(settings(run.home(), ".config/sixdot"), "");
    let games = |folder: &str| run.home().join(".local/state/sixdot").join(folder).join("games/1.txt").exists();
    assert!(games("profiles/anna") && !games("") && !games("profiles/ben"));
}

#[test]
fn switching_profiles_leaves_the_table_and_its_game_resumes() {
    let run = Sixdot::new("").env("SIXDOT_LANG", "en");
    let lines = [
        "profile",
        "profile anna",
        "prompt status",
        "uno 2",
        "hand",
        "settings",
        "profile anna",
        "profile Ben",
        "profile",
        "profile anna",
        "resume",
        "hand",
        "profile off",
        "profile",
    ];
    let run = run.stdin(&(lines.join("\n") + "\n"));
    let got = run.run();
    let stdout = got.stdout;
    assert_eq!((got.status, got.stderr.as_str()), (0, ""));
    told(&stdout, "No profile is in use.\n", 3);
    told(&stdout, "To use a profile or make a new one, type profile and its name.", 2);
    told(&stdout, "The profile anna is new,", 1);
    told(&stdout, "The profile anna is in use.\n", 2);
    told(&stdout, "To continue the game later, type profile anna, then resume.\n", 2);
    told(&stdout, "Profile: anna.\n", 1);
    told(&stdout, "The profile ben is new,", 1);
    told(&stdout, "The profile ben is in use.\n", 1);
    told(&stdout, "There is one more profile: anna.\n", 1);
    told(&stdout, "There are 2 more profiles: anna, ben.\n", 1);
    // Only with its own profile the game is offered and goes on.
    told(&stdout, "You have an unfinished game of UNO. To continue it, type resume.", 1);
    // The cards are others each time, but the same before and behind.
    let (before, behind) = stdout.split_once("The profile ben is new,").expect("told above");
    let hand = |told: &str| told.lines().rfind(|line| line.starts_with("You hold ")).map(str::to_owned);
    assert!(hand(before).is_some() && hand(before) == hand(behind), "{stdout}");
    assert!(settings(run.home(), ANNA).contains("prompt = \"status\""));
    assert!(!settings(run.home(), ".config/sixdot/profiles/ben").contains("prompt"));
}

#[test]
fn new_profile_starts_in_the_current_language_and_keeps_its_own() {
    let run = Sixdot::new("").env("LANG", "en_US.UTF-8");
    let run = run.stdin("language fi\nprofiili anna\nkieli de\nprofil aus\nprofiili\nprofiili anna\n");
    let stdout = run.run().stdout;
    told(&stdout, "Profiili anna on uusi. Sillä on omat asetukset, oma tilasto ja omat keskeneräiset pelit.\n", 1);
    told(&stdout, "Mikään profiili ei ole käytössä.\n", 2);
    told(&stdout, "Das Profil anna ist in Gebrauch.\n", 1);
    assert_eq!(settings(run.home(), ANNA), "language = \"de\"\n");
    assert_eq!(settings(run.home(), ".config/sixdot"), "language = \"fi\"\n");
}

#[test]
fn statistics_are_each_for_themselves() {
    let tally = "2026-11-01 uno 3 won\n";
    let run = Sixdot::new("stats --profile anna").env("SIXDOT_LANG", "en");
    let run = run.file(".local/state/sixdot/profiles/anna/tally.txt", tally);
    let stdout = run.run().stdout;
    told(&stdout, "You have finished 1 game, on 1 November 2026.", 1);
    told(&stdout, "profiles/anna/tally.txt", 1);
    let of_nobody = Sixdot::new("stats").env("SIXDOT_LANG", "en");
    let of_nobody = of_nobody.file(".local/state/sixdot/profiles/anna/tally.txt", tally);
    told(&of_nobody.run().stdout, "You have not finished a game yet.", 1);
}

#[test]
fn a_profile_is_deleted_after_a_question_with_all_that_is_in_it() {
    let run = Sixdot::new("").env("SIXDOT_LANG", "en");
    let lines = [
        "profile anna",
        "uno 2",
        "profile delete anna yes",
        "profile off",
        "profile delete",
        "profile delete ben",
        "profile delete a/b",
        "profile delete anna",
        "profile delete anna yes",
        "profile",
    ];
    let run = run.stdin(&(lines.join("\n") + "\n")).file(".config/sixdot/profiles/clara/settings.toml", "");
    let stdout = run.run().stdout;
    told(&stdout, "The profile anna is in use, so it cannot be deleted now. First change to another one.\n", 1);
    told(&stdout, "Which profile do you want to delete? Type profile delete and its name.\n", 1);
    told(&stdout, "There is no profile ben.\n", 1);
    told(
        &stdout,
        "The name of a profile can have up to 40 letters, digits and hyphens. For example, type profile anna.\n",
        1,
    );
    told(&stdout, "If you are sure, type profile delete anna yes.\n", 1);
    told(&stdout, "The profile anna is deleted.\n", 1);
    told(&stdout, "There is one more profile: clara.\n", 1);
    assert!(!run.home().join(ANNA).exists() && !run.home().join(".local/state/sixdot/profiles/anna").exists());
    assert!(run.home().join(".config/sixdot/profiles/clara").exists());
}

#[test]
fn profile_names_are_checked_and_must_exist_for_commands() {
    let name = |word: &str| {
        format!("{word} cannot be the name of a profile. It can have up to 40 letters, digits and hyphens.")
    };
    Sixdot::new("play uno --profile ../anna").refused(&name("../anna"));
    Sixdot::new("play uno --profile nul").refused("nul is the name of a device on Windows. Choose another name.");
    Sixdot::new("stats --profile anna").refused("There is no profile anna. Playing a game makes a new one.");
    let told = Sixdot::new("play uno").env("SIXDOT_LANG", "en").env("SIXDOT_PROFILE", "a.b").run().stdout;
    assert!(told.starts_with(&name("a.b")), "{told}");
    let run = Sixdot::new("play uno --profile off").env("SIXDOT_LANG", "en").env("SIXDOT_PROFILE", "anna");
    assert!(!run.run().stdout.contains("profile") && !run.home().join(ANNA).exists());
    let run = Sixdot::new("play uno").env("SIXDOT_LANG", "en").env("SIXDOT_PROFILE", "anna");
    assert!(run.run().stdout.starts_with("The profile anna is new,"));
}

#[test]
fn a_profile_that_cannot_be_begun_is_told() {
    let run = Sixdot::new("play uno --profile anna").env("SIXDOT_LANG", "en").file(".config/sixdot/profiles", "");
    let stdout = run.run().stdout;
    let first = stdout.lines().next().unwrap_or_default();
    assert!(first.starts_with("The profile anna could not be saved in "), "{stdout}");
    assert!(first.ends_with(": there is a file where a folder should be."), "{stdout}");
}

/// Profiles also cover games at friends' tables.
#[cfg(feature = "net")]
#[test]
fn a_profile_begins_at_a_friends_table_as_well() {
    let run = Sixdot::new("join 127.0.0.1:1 --profile kim --name Kim --plain --lang en").run();
    assert!(
        run.stdout.contains("kim") && !run.stderr.contains("There is no profile"),
        "{} {}",
        run.stdout,
        run.stderr
    );
}
