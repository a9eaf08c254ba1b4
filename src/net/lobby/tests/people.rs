//! The people one played with, results, and moves that are taken back.

use super::*;
use crate::games::shedding::engine::SheddingGame;
use crate::record::{Record, Replay};

/// Starts the host again, with everybody back.
fn restart(house: &mut House, people: &[PersonId]) {
    house.lobby = lobby(&house.folder, 100, house.now);
    for id in people {
        house.resume(*id);
    }
}

#[test]
fn friends_are_listed_with_their_places() {
    let (mut house, [anna, ben, eino]) = three("friends");
    assert_eq!(house.ask(ben, "friends"), "You have not played with anybody here yet.");
    house.ask(anna, "start");
    assert_eq!(house.ask(ben, "friends"), "Anna is at your table. Eino is at your table.");
    house.ask(ben, "leave");
    assert_eq!(house.ask(ben, "friends"), "Anna is at an unlisted table. Eino is at an unlisted table.");
    house.ask(anna, "öffentlich");
    assert!(house.ask(ben, "friends").starts_with("Anna is at public table 1, UNO."), "{}", house.last(ben));
    assert_eq!(house.ask(anna, "freunde"), "Ben ist im Vorraum. Eino ist an deinem Tisch.");
    house.lose(ben);
    assert_eq!(house.ask(eino, "ystävät"), "Anna on pöydässäsi. Ben oli viimeksi paikalla tänään.");
    house.lobby.clock = Box::new(|| SystemTime::now() + Duration::from_secs(3 * DAY));
    assert_eq!(house.ask(eino, "ystävät"), "Anna on pöydässäsi. Ben oli viimeksi paikalla 3 päivää sitten.");
    restart(&mut house, &[anna, eino]);
    // Somebody who comes later is the newest.
    let code = house.code();
    let bea = house.add("Bea", "en", &code);
    assert_eq!(house.ask(bea, "friends"), "Anna is at your table. Eino is at your table.");
    assert!(house.ask(anna, "freunde").starts_with("Bea ist an deinem Tisch. Eino ist an deinem Tisch. Ben war"));
    house.lobby.forget("Ben", true);
    house.drain();
    assert_eq!(house.ask(anna, "freunde"), "Bea ist an deinem Tisch. Eino ist an deinem Tisch.");
}

#[test]
fn only_the_last_ten_friends_are_kept() {
    let (mut house, [anna, ben, eino]) = three("ten-friends");
    let strangers: Vec<PersonId> = (1_000..1_012).collect();
    house.lobby.person_mut(ben).saved.friends = strangers.clone();
    house.ask(anna, "start");
    assert_eq!(house.lobby.person(ben).saved.friends, [&[anna, eino], &strangers[..8]].concat());
}

#[test]
fn invite_alone_names_the_friends_who_are_here() {
    let (mut house, [anna, ben, eino]) = three("invite-whom");
    house.ask(anna, "start");
    assert_eq!(house.ask(ben, "invite"), "Who do you mean? Type invite and a name.", "all sit here already");
    house.ask(ben, "leave");
    house.ask(ben, "new uno 2");
    let both = "Who do you mean? Of those you played with, these are here: Anna and Eino. Type invite and a name.";
    assert_eq!(house.ask(ben, "invite"), both);
    house.lose(eino);
    assert!(house.ask(ben, "invite").contains("are here: Anna. Type"), "{}", house.last(ben));
    assert_eq!(house.ask(ben, "invite Anna"), "Anna is invited.");
    let told = house.ask(anna, "einladen");
    assert_eq!(
        told,
        "Wen meintest du? Von denen, mit denen du gespielt hast, sind hier: Ben. Tippe einladen und einen Namen."
    );
}

#[test]
fn finished_games_are_counted_once_for_each_player() {
    let (mut house, [anna, ben, eino]) = three("results");
    let greta = house.add("Greta", "en", "");
    let code = house.code();
    house.ask(greta, &format!("watch {code}"));
    assert_eq!(house.ask(ben, "stats"), "You have not finished a game yet.");
    house.ask(anna, "start");
    house.ask(eino, "poistu");
    house.play_to_the_end(&[anna, ben]);
    let all = |house: &mut House| [(anna, "statistik"), (ben, "stats")].map(|(id, typed)| house.ask(id, typed));
    let [first, second] = all(&mut house);
    assert!(first.starts_with("Du hast ein Spiel zu Ende gespielt"), "{first}");
    assert!(second.starts_with("You have finished 1 game, on "), "{second}");
    let winners = house.table().network_table.as_ref().expect("a game").table().winners().expect("it is over");
    let seat = house.table().seat_of(ben).expect("a seat");
    let won = if winners.contains(&seat) { "UNO 1 of 1" } else { "UNO 0 of 1" };
    assert!(second.contains(won), "{second}");
    for (id, typed, none) in [
        (greta, "stats", "You have not finished a game yet."),
        (eino, "tilasto", "Yhtään peliä ei ole vielä pelattu loppuun."),
    ] {
        assert_eq!(house.ask(id, typed), none);
    }
    restart(&mut house, &[anna, ben]);
    assert_eq!(all(&mut house), [first, second]);
}

/// Anna at a table with computer players, after a move that she has taken back; and what she heard then.
fn taken_back(name: &str) -> (House, PersonId, String) {
    let mut house = House::new(name);
    let (anna, _) = house.open("Anna", "new uno 3");
    house.ask(anna, "start");
    let mut dice = Dice::new(2, 2);
    for _ in 0..50 {
        house.press(&mut dice, &[anna]);
        let told = house.ask(anna, "undo");
        if !told.contains("nothing to take back") && !told.contains("Which") {
            return (house, anna, told);
        }
    }
    panic!("some move can be taken back");
}

/// The record on the disk, if it can be played.
fn playable(house: &House) -> Record {
    let table = house.table();
    let text = fs::read_to_string(table.record(table.records)).expect("the file");
    let record = Record::read(&text).expect("a record");
    let loaded = Library::built_in().load(&record.head.game, &record.head.options).expect("rules");
    let rules = loaded.rules.shed().expect("a shedding game");
    let mut replay = Replay::<SheddingGame>::new(&record, rules, loaded.hash).expect("moves");
    replay.run().expect("every line can be played");
    record
}

#[test]
fn who_plays_alone_takes_moves_back_and_hears_the_price() {
    let (mut house, anna, told) = taken_back("undo");
    let unverified = "From now on, this game cannot be verified, because a move was taken back.";
    assert!(told.contains(unverified), "{told}");
    assert!(playable(&house).has_undo());
    let end = "The shuffle of this game is not verified, because moves were taken back.";
    assert_eq!(house.ask(anna, "shuffle"), end);
    assert_eq!(house.checks, 0, "no client says that it is verified");
    let greta = house.add("Greta", "en", "");
    let code = house.code();
    house.ask(greta, &format!("watch {code}"));
    let before = house.table().network_table.as_ref().map(|table| table.table().written().len());
    house.ask(greta, "undo");
    assert_eq!(house.table().network_table.as_ref().map(|table| table.table().written().len()), before);
    restart(&mut house, &[anna, greta]);
    assert!(playable(&house).has_undo());
    assert!(!house.ask(anna, "undo").contains(unverified), "that is said once");
    house.play_to_the_end(&[anna]);
    for id in [anna, greta] {
        assert_eq!(house.texts(id).iter().filter(|text| **text == end).count(), if id == anna { 2 } else { 1 });
    }
    let over = "No move can be taken back any more: the game is over, and its shuffle is revealed.";
    assert_eq!(house.ask(anna, "undo"), over);
    restart(&mut house, &[anna]);
    assert!(!house.plays() && playable(&house).has_undo());
}

#[test]
fn with_company_nothing_is_taken_back_and_the_record_stays_good() {
    let (mut house, anna, _) = taken_back("undo-company");
    let code = house.code();
    let ben = house.add("Ben", "en", &code);
    let others = "Moves can be taken back only where you play alone against computer players.";
    let mut dice = Dice::new(3, 3);
    for _ in 0..6 {
        house.press(&mut dice, &[anna, ben]);
    }
    for id in [anna, ben] {
        assert_eq!(house.ask(id, "undo"), others);
    }
    restart(&mut house, &[anna, ben]);
    assert!(house.plays(), "it goes on");
    // The seat whose moves were taken back is a computer player's in the record of the next start.
    house.ask(anna, "leave");
    restart(&mut house, &[anna, ben]);
    assert!(playable(&house).has_undo() && house.plays());
    assert_eq!(house.ask(ben, "undo"), others, "he had company");
    let told = house.ask(anna, &format!("join {code}"));
    assert!(told.starts_with("You are at a table"), "{told} {}", house.last(ben));
    house.play_to_the_end(&[anna, ben]);
}
