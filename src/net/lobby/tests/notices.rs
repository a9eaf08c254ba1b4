//! That what people are told at a table is so.

use super::*;

#[test]
fn who_is_away_is_told_to_be_away_and_who_plays_instead() {
    let (mut house, [anna, ben, eino]) = three("who-away");
    house.ask(anna, "start");
    assert_eq!(house.ask(anna, "leute"), "Anwesend: Anna, Ben und Eino.");
    house.lose(ben);
    assert_eq!(house.ask(anna, "leute"), "Anwesend: Anna und Eino. Abwesend: Ben.");
    assert_eq!(house.ask(eino, "ketkä"), "Paikalla: Anna ja Eino. Poissa: Ben.");
    let code = house.code();
    let dora = house.add("Dora", "en", "");
    let told = house.ask(dora, &format!("watch {code}"));
    assert!(told.starts_with("You are watching UNO. Here: Anna, Eino and Dora. Away: Ben."), "{told}");
    house.wait(61);
    let told = house.ask(dora, "who");
    assert!(told.starts_with("Here: Anna, Eino and Dora. Away: Ben. ") && told.ends_with("plays for Ben."), "{told}");
    assert!(house.ask(dora, "tables").contains("Away: Ben."), "{}", house.last(dora));
    // Nobody has come back yet behind a restart.
    house.lobby = lobby(&house.folder, 7, house.now);
    house.resume(anna);
    assert!(house.ask(anna, "leute").starts_with("Anwesend: Anna. Abwesend: Ben, Eino und Dora."));
    house.resume(ben);
    assert!(house.ask(ben, "who").starts_with("Here: Anna and Ben. Away: Eino and Dora."));
}

#[test]
fn a_table_goes_on_to_somebody_who_is_there() {
    let (mut house, [anna, ben, eino]) = three("owner-away");
    house.lobby.disconnect(ben, DisconnectReason::Lost, house.now);
    house.ask(anna, "verlassen");
    assert!(house.texts(eino).contains(&"Pöytä on nyt sinun."), "{:?}", house.texts(eino));
    house.resume(ben);
    // So it does where the owner has lost the connection, and no game is played.
    house.lobby.disconnect(eino, DisconnectReason::Lost, house.now);
    house.wait(59);
    assert!(house.ask(ben, "start").contains("Only the owner"));
    house.wait(2);
    assert_eq!(house.last(ben), "You own the table now.");
    house.ask(ben, "start");
    assert!(house.lobby.tables.values().all(|of| of.is_playing()));
    house.resume(eino);
    house.lobby.disconnect(ben, DisconnectReason::Lost, house.now);
    house.wait(300);
    assert_eq!(house.lobby.tables.values().next().map(|of| of.owner), Some(ben), "a game is played");
}

#[test]
fn an_empty_table_with_open_grace_goes_to_who_returns() {
    let (mut house, people) = three("owner-open");
    let [anna, ben, _] = people;
    house.ask(anna, "wartezeit offen");
    for id in people {
        house.lobby.disconnect(id, DisconnectReason::Lost, house.now);
    }
    house.wait(300);
    let owner = |house: &House| house.lobby.tables.values().next().map(|of| of.owner);
    assert_eq!(owner(&house), Some(anna));
    house.resume(ben);
    house.wait(1);
    assert_eq!(owner(&house), Some(ben));
}

#[test]
fn no_computer_player_is_called_like_an_onlooker() {
    let mut house = House::new("onlooker-name");
    let anna = house.add("Anna", "en", "");
    house.ask(anna, "new uno 3");
    house.ask(anna, "start");
    let computer = house.table().places[1].computer.clone();
    let twin = house.add(&computer, "fi", "");
    let code = house.code();
    let told = house.ask(twin, &format!("katso {code}"));
    assert!(told.starts_with("Seuraat peliä"), "{told}");
    let now = house.table().places[1].computer.clone();
    assert_ne!(now, computer);
    let renamed = format!("The computer player {computer} is called {now} from now on.");
    assert!(house.texts(anna).contains(&renamed.as_str()), "{:?}", house.texts(anna));
    assert!(house.ask(anna, "counts").contains(&now) && !house.last(anna).contains(&computer));
}

#[test]
fn house_rules_set_together_are_announced_once() {
    let mut house = House::new("rules-once");
    let anna = house.add("Anna", "en", "");
    let told = house.ask(anna, "new uno 3 rounds=2, nonsense=1, cards=3");
    assert!(told.contains("nonsense") && !told.contains("rounds"), "{told}");
    let told = house.ask(anna, "new uno 3 rounds=2, cards=3");
    assert_eq!(told.matches("UNO by the book, except").count(), 1, "{told}");
    assert!(told.contains("Rounds: 2; Cards for each player: 3"), "{told}");
    let code = house.code();
    let wil = house.add("Wil", "de", "");
    let told = house.ask(wil, &format!("zuschauen {code}"));
    assert!(told.contains(": 3"), "{told}");
    let rules = house.texts(wil).iter().filter(|line| line.contains(": 2;")).count();
    assert_eq!(rules, 1, "{:?}", house.texts(wil));
}

#[test]
fn nobody_is_sent_where_watching_is_not_allowed() {
    let mut house = House::new("full");
    let (anna, code) = house.open("Anna", "new uno 2");
    house.add("Ben", "en", &code);
    let [cilla, dora] = [("Cilla", "en"), ("Dora", "de")].map(|(name, lang)| house.add(name, lang, ""));
    assert!(house.ask(cilla, &format!("join {code}")).starts_with("All seats are taken. To watch, type watch"));
    house.ask(cilla, &format!("watch {code}"));
    let before = house.heard[&anna].len();
    house.ask(anna, "onlookers off");
    let told: Vec<&str> = house.texts(anna)[before..].to_vec();
    assert_eq!(told, ["Watching is no longer allowed at this table.", "Cilla was removed from the table."]);
    assert_eq!(house.ask(cilla, &format!("join {code}")), "All seats are taken.");
    assert_eq!(house.ask(dora, &format!("beitreten {code}")), "Alle Plätze sind besetzt.");
}

#[test]
fn who_was_sent_away_is_invited_by_the_owner_alone() {
    let (mut house, [anna, ben, eino]) = three("barred");
    house.ask(anna, "hinauswerfen Eino");
    let before = house.heard[&eino].len();
    let told = house.ask(ben, "invite Eino");
    assert_eq!(told, "Eino was removed from this table. Only its owner can invite that person again: Anna.");
    assert_eq!(house.heard[&eino].len(), before, "nothing of it is told to him");
    assert_eq!(house.ask(anna, "einladen Eino"), "Eino wurde eingeladen.");
}

#[test]
fn whoever_ends_the_connection_has_not_lost_it() {
    let (mut house, [anna, ben, eino]) = three("meant");
    house.ask(anna, "start");
    house.lobby.disconnect(ben, DisconnectReason::Left, house.now);
    house.drain();
    assert_eq!((house.last(anna), house.last(eino)), ("Ben hat die Verbindung beendet.", "Ben katkaisi yhteyden."));
    house.resume(ben);
    house.lose(ben);
    assert_eq!(house.last(eino), "Ben menetti yhteyden.");
}

#[test]
fn nobody_leaves_by_a_slip_and_words_of_farewell_do() {
    let (mut house, [anna, ben, eino]) = three("leave");
    house.ask(anna, "start");
    assert_eq!(house.ask(ben, "leave it"), "There is no question to answer now.");
    assert!(house.lobby.table_of(ben).is_some());
    assert!(house.ask(ben, "say goodbye").ends_with("goodbye"));
    for (id, line) in [(anna, "tschüss"), (ben, "bye"), (eino, "lopeta")] {
        house.ask(id, line);
        assert_eq!(house.lobby.table_of(id), None, "{line}: {}", house.last(id));
    }
    house.lobby.type_line(ben, "bye", None, house.now);
    let out = std::mem::take(&mut house.lobby.out);
    assert!(out.iter().any(|(id, out)| *id == ben && matches!(out, ServerMessage::Bye(..))), "{out:?}");
}

#[test]
fn calls_and_questions_are_understood_alike_in_each_language() {
    let (mut house, [anna, ben, eino]) = three("alike");
    house.ask(anna, "start");
    let before = house.heard[&ben].len();
    for (id, line) in [(anna, "say uno"), (anna, "sag uno"), (eino, "say uno"), (eino, "juttele uno")] {
        let told = house.ask(id, line);
        assert!(told.contains("no") && !told.contains(": uno"), "{line}: {told}");
    }
    assert_eq!(house.heard[&ben].len(), before, "nothing of it is said");
    assert_eq!(house.ask(ben, "say"), "What do you want to say?");
    let dealer = house.ask(ben, "dealer");
    assert_eq!(house.ask(ben, "who deals"), dealer);
    for (id, line, word) in [(anna, "wer gibt", "geber"), (eino, "kuka jakaa", "jakaja")] {
        let dealer = house.ask(id, word);
        assert_eq!(house.ask(id, line), dealer, "{line}");
    }
}

/// While everybody is asked about a forgotten call, nobody learns who has answered, and whoever is waited for can be
/// asked.
#[test]
fn while_everybody_is_asked_any_of_them_can_be_reminded() {
    let (mut house, [anna, ben, eino]) = three("asked");
    house.ask(anna, "start");
    assert!(house.ask(ben, "agree I swap hands with Anna").contains("You propose"), "{}", house.last(ben));
    house.ask(anna, "");
    let waits = "Muilta kysytään vielä.";
    assert_ne!(house.last(eino), waits);
    // Anna has answered, Eino has not: about both the same is told.
    assert_eq!(house.ask(ben, "nudge Eino"), "Eino was asked to answer.");
    assert_eq!(house.last(eino), "Ben odottaa vastaustasi, jos et ole vielä vastannut.");
    house.now += Duration::from_secs(61);
    assert_eq!(house.ask(ben, "nudge Anna"), "Anna was asked to answer.");
    assert_eq!(house.ask(anna, "kann ich"), "Die anderen werden noch gefragt.");
    let asked = house.ask(eino, "voinko");
    assert!(asked.contains("Enter"), "{asked}");
    let turns = |house: &mut House, id: PersonId| {
        let table = house.lobby.table_of(id).expect("a table");
        let of = house.lobby.tables.get_mut(&table).expect("a table");
        let position = of.position_of(id).expect("a desk");
        of.network_table.as_mut().expect("a game").table_of(position).is_waited_for()
    };
    assert_eq!([anna, ben, eino].map(|id| turns(&mut house, id)), [false, false, true]);
}

#[test]
fn a_fresh_client_is_told_that_its_seat_was_found() {
    let (mut house, [_, ben, _]) = three("beside");
    let hello = Hello { token: house.tokens[&ben].clone(), after: u64::MAX, ..Hello::default() };
    for (begins, count) in [(false, 0), (true, 1)] {
        let before = house.heard[&ben].len();
        assert_eq!(house.lobby.log_in(&Hello { begins, ..hello.clone() }, house.now), Ok(ben));
        house.drain();
        let told = house.texts(ben)[before..].iter().filter(|line| line.starts_with("You are back")).count();
        assert_eq!(told, count, "{begins}");
    }
}
