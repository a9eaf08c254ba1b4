//! What people type and leave behind costs the house no more than it has.

use super::*;
use crate::net::outbox::WireLine;

/// The first sentence of what somebody holds.
fn holds(told: &str) -> &str {
    told.split(". ").next().unwrap_or_default()
}

#[test]
fn a_line_that_is_too_long_is_answered_and_not_carried_out() {
    let mut house = House::new("long");
    let anna = house.add("Anna", "en", "");
    let opens = |bytes: usize| format!("new uno{}2", " ".repeat(bytes - "new uno2".len()));
    house.lobby.type_line(anna, &opens(MOST_BYTES + 1), Some(1), house.now);
    let out = std::mem::take(&mut house.lobby.out);
    let [(to, ServerMessage::Update(Update { told: lines, answers: Some(1), .. }))] = &out[..] else {
        panic!("one answer: {out:?}")
    };
    assert_eq!((*to, lines.len()), (anna, 1));
    assert!(lines[0].text.starts_with("That line was too long"), "{lines:?}");
    assert!(house.lobby.tables.is_empty(), "no table is opened");
    house.lobby.type_line(anna, &opens(MOST_BYTES), Some(2), house.now);
    assert_eq!(house.lobby.tables.len(), 1, "one byte less is a line");
}

/// Whether this program has a file open.
#[cfg(target_os = "linux")]
fn is_open(path: &Path) -> bool {
    let mut open = fs::read_dir("/proc/self/fd").expect("what is open").flatten();
    open.any(|entry| fs::read_link(entry.path()).is_ok_and(|file| file == path))
}

#[cfg(target_os = "linux")]
#[test]
fn no_file_is_open_for_somebody_who_is_away() {
    let (mut house, people) = three("open-files");
    let [anna, ben, eino] = people;
    let folder = house.folder.canonicalize().expect("a folder");
    let lines = |id: PersonId| folder.join(format!("people/{id}.lines"));
    house.ask(anna, "sprich hallo");
    assert!(people.iter().all(|id| is_open(&lines(*id))), "they are written to");
    house.lose(ben);
    assert!(!is_open(&lines(ben)), "he is gone");
    house.ask(anna, "sprich bis gleich");
    assert!(!is_open(&lines(ben)) && is_open(&lines(eino)), "what he is told meanwhile opens nothing");
    assert!(house.resume(ben).iter().any(|line| line.contains("bis gleich")), "and is there");
    assert!(is_open(&lines(ben)));
    house.ask(anna, "start");
    house.lobby = lobby(&house.folder, 8, house.now);
    assert!(!people.iter().any(|id| is_open(&lines(*id))), "nobody is back yet");
}

#[test]
fn of_games_that_wait_for_nobody_else_the_last_three_are_kept() {
    let mut house = House::new("left-alone");
    let anna = house.add("Anna", "en", "");
    let opens = |house: &mut House| {
        house.ask(anna, "new uno 3");
        house.lobby.table_of(anna).expect("a table")
    };
    // Somebody else can come back to this one.
    let shared = opens(&mut house);
    let code = house.code();
    let ben = house.add("Ben", "en", &code);
    house.ask(anna, "start");
    house.ask(ben, "leave");
    house.ask(anna, "leave");
    let mut own = Vec::new();
    for _ in 0..5 {
        own.push(opens(&mut house));
        house.ask(anna, "start");
        house.ask(anna, "leave");
    }
    let saved = |house: &House| house.lobby.tables.keys().copied().collect::<Vec<_>>();
    assert_eq!(saved(&house), [shared, own[2], own[3], own[4]]);
    house.lobby = lobby(&house.folder, 9, house.now);
    assert_eq!(saved(&house), [shared, own[2], own[3], own[4]]);
    house.resume(ben);
    assert!(house.ask(ben, &format!("join {code}")).contains("You hold"));
}

#[test]
fn a_game_with_only_a_spectator_survives_a_restart() {
    let mut house = House::new("left-watched");
    let (anna, code) = house.open("Anna", "new uno 2");
    let greta = house.add("Greta", "de", "");
    house.ask(greta, &format!("zuschauen {code}"));
    house.ask(anna, "start");
    let hand = house.ask(anna, "hand");
    house.ask(anna, "leave");
    house.lobby.tick(house.now);
    house.drain();
    let table = house.table();
    assert!(table.empty_since.is_none() && table.places.iter().all(|place| place.person.is_none()));
    house.lobby = lobby(&house.folder, 10, house.now);
    for id in [greta, anna] {
        house.resume(id);
    }
    let back = house.ask(anna, &format!("join {code}"));
    assert!(back.contains(holds(&hand)), "{back} has {hand}");
}

#[test]
fn an_unreadable_outbox_is_reported_and_set_aside() {
    let (mut house, [anna, ben, _]) = three("unread");
    let lines = house.folder.join(format!("people/{ben}.lines"));
    let before = fs::read(&lines).expect("what he was told");
    // More than is ever read of it.
    let file = fs::OpenOptions::new().write(true).open(&lines).expect("it can be written");
    file.set_len(64 << 20).expect("it can be longer");
    house.lobby = lobby(&house.folder, 11, house.now);
    let failures = std::mem::take(&mut house.lobby.failures);
    assert!(
        matches!(&failures[..], [LobbyFailure::Unwritten(error)] if error.kind() == io::ErrorKind::FileTooLarge),
        "{failures:?}"
    );
    file.set_len(before.len() as u64).expect("it can be shorter");
    assert_eq!(fs::read(lines.with_extension("unread")).expect("it stays"), before);
    assert!(!house.resume(anna).is_empty());
    let hello = Hello { token: house.tokens[&ben].clone(), after: 100, ..Hello::default() };
    assert_eq!(house.lobby.log_in(&hello, house.now), Ok(ben));
    house.lobby.type_line(ben, "who", Some(1), house.now);
    let out = std::mem::take(&mut house.lobby.out);
    // His numbers begin anew, and the welcome says so.
    assert!(
        out.iter().any(|(id, out)| *id == ben && matches!(out, ServerMessage::Welcome { last: 0, back: true, .. })),
        "{out:?}"
    );
    let tells = |told: &[WireLine]| told.iter().any(|line| line.text.starts_with("Here: Anna"));
    let answers = |out: &ServerMessage| matches!(out, ServerMessage::Update(Update { told, answers: Some(1), .. }) if tells(told));
    assert!(out.iter().any(|(id, out)| *id == ben && answers(out)), "{out:?}");
}

#[test]
fn lines_that_cannot_be_put_aside_keep_nobody_else_out() {
    let (mut house, [anna, ben, _]) = three("unmovable");
    let lines = house.folder.join(format!("people/{ben}.lines"));
    fs::remove_file(&lines).expect("his lines");
    fs::create_dir(&lines).expect("a folder in their place");
    // A file cannot be replaced by a folder.
    fs::write(lines.with_extension("unread"), "").expect("an older one");
    house.lobby = lobby(&house.folder, 11, house.now);
    assert_eq!(std::mem::take(&mut house.lobby.unread), [lines.with_extension("json")]);
    assert_eq!(std::mem::take(&mut house.lobby.failures).len(), 2);
    assert!(!house.resume(anna).is_empty());
    let cleo = house.add("Cleo", "en", "");
    assert!(cleo > ben, "the number stays his");
}

#[test]
fn damaged_files_are_reported_and_left_unchanged() {
    let (mut house, [anna, _, eino]) = three("damaged");
    let files = [format!("people/{eino}.json"), "tables/1.json".to_owned()].map(|file| house.folder.join(file));
    for file in &files {
        let text = fs::read(file).expect("it is there");
        fs::write(file, &text[..50]).expect("it can be written");
    }
    let damaged = files.each_ref().map(|file| fs::read(file).expect("it is there"));
    house.lobby = lobby(&house.folder, 12, house.now);
    assert_eq!(std::mem::take(&mut house.lobby.unread), files);
    // Others come, and neither number is theirs.
    house.resume(anna);
    let cleo = house.add("Cleo", "en", "");
    assert!(cleo > eino);
    house.ask(cleo, "new uno 2");
    assert_eq!(files.map(|file| fs::read(file).expect("it is there")), damaged);
}

#[test]
fn the_table_of_somebody_whose_file_is_damaged_is_not_forgotten() {
    let mut house = House::new("damaged-owner");
    let anna = house.add("Anna", "en", "");
    house.ask(anna, "new uno 2");
    let [person, table] =
        [format!("people/{anna}.json"), "tables/1.json".to_owned()].map(|file| house.folder.join(file));
    let whole = fs::read(&person).expect("it is there");
    fs::write(&person, &whole[..50]).expect("it can be written");
    house.lobby = lobby(&house.folder, 13, house.now);
    assert!(table.exists());
    // With the file from a copy everything is as it was.
    fs::write(&person, whole).expect("it can be written");
    house.lobby = lobby(&house.folder, 14, house.now);
    house.resume(anna);
    assert_eq!(house.lobby.table_of(anna), Some(1));
}
