//! The console of a host.

use std::fs;

use super::host::{Host, Player, folder, gone};
use crate::support::program::Sixdot;

#[test]
fn the_console_tells_which_file_cannot_be_read() {
    let folder = folder("unread");
    let mut host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 3");
    host.type_line("stop");
    host.wait_for("Everything is saved");
    drop(host);
    let table = folder.join("sixdot/host/tables/1.json");
    let damaged = fs::read(&table).expect("it is there")[..50].to_vec();
    fs::write(&table, &damaged).expect("it can be written");
    let mut host = Host::in_folder(&folder);
    let told = host.wait_for("cannot be read, so what is saved there is missing");
    assert!(told.contains(&table.display().to_string()), "{told}");
    host.type_line("tables");
    host.wait_for("There are no tables.");
    host.type_line("stop");
    host.wait_for("Everything is saved");
    assert_eq!(fs::read(&table).expect("it is there"), damaged);
    drop(host);
    gone(folder);
}

#[test]
fn console_lists_tables_and_forgets_a_name_typed_twice() {
    let mut host = Host::new("console", &[]);
    host.wait_for("To hear the commands");
    host.type_line("tables");
    host.wait_for("There are no tables.");
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 3");
    let mut ben = Player::new(&host, "Ben", "en", "");
    host.type_line("tables");
    let line = host.wait_for("Table 1");
    assert_eq!(line.trim_end(), "Table 1, UNO, not begun: Anna.");
    anna.type_line("start");
    anna.type_line("leave");
    host.type_line("tables");
    let line = host.wait_for("Table 1");
    assert_eq!(line.trim_end(), "Table 1, UNO, paused: nobody is there.");
    host.type_line("forget ben");
    host.wait_for("type forget Ben again");
    // Something else in between takes it back.
    host.type_line("who");
    host.wait_for("Ben, connected");
    host.type_line("forget Ben");
    host.wait_for("again");
    ben.catch_up();
    host.type_line("forget ben");
    host.wait_for("Ben is deleted.");
    ben.read_until(|player, _| player.ended.is_some());
    assert!(ben.ended.is_some_and(|end| end["bye"].as_str().is_some_and(|said| said.contains("are deleted"))));
    host.type_line("forget Ben");
    host.wait_for("Nobody here is called Ben");
    for command in ["ban", "unban", "forget"] {
        host.type_line(command);
        host.wait_for(&format!("Who? Type {command} and a name."));
    }
    host.type_line("nonsense");
    host.wait_for("There is no command nonsense");
    host.type_line("stop");
    host.wait_for("Everything is saved");
}

/// The port of `host here` may belong to another program, which is told, too.
#[test]
fn host_and_join_work_from_the_first_question() {
    for (lang, typed, starts, connects) in [
        ("en", ["host here", "join"], "The server starts in this window", "Connecting to "),
        ("de", ["host hier", "beitreten"], "Der Server startet in diesem Fenster", "Verbindung zu "),
        ("fi", ["host tässä", "liity"], "Palvelin käynnistyy tässä ikkunassa", "Yhdistetään osoitteeseen "),
    ] {
        let run = |typed: &str| Sixdot::new(&format!("--lang {lang}")).stdin(typed).run();
        let [host, join] = typed;
        let hosted = run(&format!("{host}\nstop\n"));
        let (said, refused) = (&hosted.stdout, &hosted.stderr);
        assert!(said.contains(starts) && format!("{said}{refused}").contains("127.0.0.1:7777"), "{said}{refused}");
        let server = Host::new("first-question", &[]);
        let joined = run(&format!("{join} {}\nBea\n", server.address));
        assert!(joined.stdout.contains(&format!("{connects}{}", server.address)), "{}", joined.stdout);
        assert!(joined.stdout.contains("Bea"), "{} {}", joined.stdout, joined.stderr);
    }
}
