//! The console of a host.

use std::fs;

use super::host::{Host, Player, folder, gone};

#[test]
fn the_console_tells_which_file_cannot_be_read() {
    let folder = folder("unread");
    let mut host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.types("new uno 3");
    host.types("stop");
    host.says_until("Everything is saved");
    drop(host);
    let table = folder.join("sixdot/host/tables/1.json");
    let damaged = fs::read(&table).expect("it is there")[..50].to_vec();
    fs::write(&table, &damaged).expect("it can be written");
    let mut host = Host::in_folder(&folder);
    let told = host.says_until("cannot be read, so what it keeps is missing. It is left as it is");
    assert!(told.contains(&table.display().to_string()), "{told}");
    host.types("tables");
    host.says_until("There are no tables.");
    host.types("stop");
    host.says_until("Everything is saved");
    assert_eq!(fs::read(&table).expect("it is there"), damaged);
    drop(host);
    gone(folder);
}

#[test]
fn console_lists_tables_and_forgets_a_name_typed_twice() {
    let mut host = Host::new("console", &[]);
    host.says_until("Commands here");
    host.types("tables");
    host.says_until("There are no tables.");
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.types("new uno 3");
    let mut ben = Player::new(&host, "Ben", "en", "");
    host.types("rooms");
    let line = host.says_until("Table 1");
    assert_eq!(line.trim_end(), "Table 1, UNO, not begun: Anna.");
    anna.types("start");
    anna.types("leave");
    host.types("tables");
    let line = host.says_until("Table 1");
    assert_eq!(line.trim_end(), "Table 1, UNO, the game rests: nobody is there.");
    host.types("forget ben");
    host.says_until("type forget Ben once more");
    // Something else in between takes it back.
    host.types("who");
    host.says_until("Ben, connected");
    host.types("forget Ben");
    host.says_until("once more");
    ben.catches_up();
    host.types("forget ben");
    host.says_until("Ben is deleted.");
    ben.reads_until(|player, _| player.ended.is_some());
    assert!(ben.ended.is_some_and(|end| end["bye"].as_str().is_some_and(|said| said.contains("are deleted"))));
    host.types("forget Ben");
    host.says_until("Nobody here is called Ben");
    for command in ["ban", "unban", "forget"] {
        host.types(command);
        host.says_until(&format!("Who? Type {command} and a name."));
    }
    host.types("nonsense");
    host.says_until("I do not know the command nonsense");
    host.types("stop");
    host.says_until("Everything is saved");
}
