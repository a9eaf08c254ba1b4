//! Who sits where, and sees which hand.

use std::collections::BTreeSet;

use super::*;

/// What stands on the buttons of a hand.
fn hand(house: &House, id: PersonId) -> Vec<String> {
    house.states[&id].hand.iter().map(|card| card.text.clone()).collect()
}

#[test]
fn who_leaves_a_game_sees_no_other_hand_of_it() {
    let (mut house, [anna, ben, eino]) = three("hands");
    house.ask(anna, "start");
    let seat = |house: &House| house.table().seat_of(eino);
    let own = seat(&house);
    house.ask(ben, "leave");
    house.ask(eino, "poistu");
    let join = format!("liity {}", house.code());
    house.ask(eino, &join);
    assert_eq!(seat(&house), own, "the own seat is free");
    house.ask(eino, "poistu");
    let code = house.code();
    let late = house.add("Ludmilla", "de", &code);
    house.ask(late, "verlassen");
    house.add("Cleo", "en", &code);
    let last = house.add("Pekka", "fi", &code);
    assert!(!hand(&house, last).is_empty());
    assert!(house.ask(eino, &join).contains("joku muu"), "the own seat is taken");
    assert!(hand(&house, eino).is_empty());
}

#[test]
fn who_is_away_cannot_be_robbed_by_agreement() {
    let (mut house, [anna, ben, eino]) = three("robbed");
    house.ask(anna, "start");
    house.lobby.disconnect(eino, DisconnectReason::Lost, house.now);
    house.wait(2 * GRACE.as_secs());
    let before = hand(&house, anna);
    let table = house.table();
    let computer = table.places.iter().find(|place| place.stands_in).expect("a computer player");
    let swap = format!("vereinbare ich tausche mit {} die Karten", computer.computer);
    assert!(house.ask(anna, &swap).contains("Eino ist gerade nicht da"), "{}", house.last(anna));
    house.ask(ben, "");
    assert_eq!(hand(&house, anna), before);
    house.resume(eino);
    assert!(house.ask(anna, "vereinbare ich tausche mit Eino die Karten").contains("schlägst vor"));
}

#[test]
fn a_proposal_whose_maker_is_gone_is_told_to_be_off() {
    let (mut house, [anna, ben, eino]) = three("proposal");
    house.ask(anna, "start");
    assert!(house.ask(ben, "agree I swap hands with Anna").contains("You propose"), "{}", house.last(ben));
    assert!(house.last(anna).contains("Ben schlägt vor"), "{}", house.last(anna));
    assert_eq!(house.ask(ben, "agree reverse"), "The others are still being asked.");
    assert!(house.ask(anna, "vereinbare Richtungswechsel").contains("Drück Enter"), "{}", house.last(anna));
    house.ask(anna, "");
    assert_eq!(house.ask(anna, "vereinbare Richtungswechsel"), "Die anderen werden noch gefragt.");
    house.ask(ben, "leave");
    let heard = |house: &House, id: PersonId, told: &str| house.heard[&id].iter().any(|(_, text)| text == told);
    for id in [anna, eino] {
        let told = if id == anna {
            "Aus dem Vorschlag wird nichts: Wer ihn gemacht hat, ist nicht mehr da."
        } else {
            "Ehdotus raukesi: sen tekijä ei ole enää paikalla."
        };
        assert!(heard(&house, id, told), "{:?}", house.heard[&id]);
    }
    // So it is where somebody is away who has to agree.
    assert!(house.ask(anna, "vereinbare ich tausche mit Eino die Karten").contains("schlägst vor"));
    house.lobby.disconnect(eino, DisconnectReason::Lost, house.now);
    house.wait(2 * GRACE.as_secs());
    let told =
        "Aus dem Vorschlag wird nichts: Jemand ist gerade nicht da, und alle am Tisch müssen einverstanden sein.";
    assert!(heard(&house, anna, told), "{:?}", house.heard[&anna]);
}

#[test]
fn a_table_whose_players_come_back_one_by_one_goes_on() {
    let (mut house, people) = three("stuck");
    let [anna, ben, _] = people;
    house.ask(anna, "start");
    let mut dice = Dice::new(3, 3);
    let on_turn = |house: &House| {
        let table = house.table();
        let seat = table.network_table.as_ref().and_then(|table| table.table().to_act());
        seat.and_then(|seat| table.places[seat.index()].person)
    };
    while on_turn(&house) != Some(anna) {
        assert!(house.press(&mut dice, &people));
    }
    for id in [ben, people[2]] {
        house.lobby.disconnect(id, DisconnectReason::Lost, house.now);
    }
    house.wait(2 * GRACE.as_secs());
    house.ask(anna, "verlassen");
    house.resume(ben);
    assert_eq!(on_turn(&house), Some(ben), "the computer players have moved");
}

#[test]
fn the_second_table_of_a_host_is_recorded_too() {
    let mut house = House::new("second");
    let anna = house.add("Anna", "de", "");
    for _ in 0..2 {
        house.ask(anna, "neu uno 3");
        house.ask(anna, "start");
        house.ask(anna, "verlassen");
    }
    house.ask(anna, "neu uno 3");
    house.ask(anna, "start");
    let mut dice = Dice::new(4, 4);
    for _ in 0..6 {
        house.press(&mut dice, &[anna]);
    }
    let (before, cards) = (hand(&house, anna), |house: &House| {
        house
            .lobby
            .tables
            .values()
            .next()
            .and_then(|table| table.network_table.as_ref())
            .expect("a game")
            .table()
            .written()
            .clone()
    });
    let written = cards(&house);
    house.lobby = lobby(&house.folder, 50, house.now);
    house.resume(anna);
    assert_eq!((hand(&house, anna), cards(&house)), (before, written));
}

#[test]
fn nobody_at_a_table_is_called_like_a_computer_player() {
    let mut house = House::new("names-twice");
    let anna = house.add("Ludmilla", "en", "");
    house.ask(anna, "new uno 3");
    let places = |house: &House| house.table().places.clone();
    house.ask(anna, "start");
    let computer = places(&house)[1].computer.clone();
    let other = house.add(&places(&house)[2].computer, "en", &house.code());
    house.ask(other, "leave");
    let guest = house.add(&computer, "en", &house.code());
    let code = house.code();
    house.ask(other, &format!("join {code}"));
    let places = places(&house);
    let names: BTreeSet<&str> = places.iter().map(|place| place.computer.as_str()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(!names.contains(computer.as_str()), "{names:?}");
    house.lobby = lobby(&house.folder, 60, house.now);
    for id in [anna, guest] {
        assert!(house.resume(id).iter().any(|line| line.contains("has restarted")), "the game goes on");
    }
}

#[test]
fn no_computer_player_is_called_like_a_person() {
    let mut house = House::new("apart");
    let (anna, code) = house.open("Anna", "new uno 3");
    house.ask(anna, "start");
    let names = |house: &House| -> Vec<String> {
        let table = house.table();
        table.places.iter().map(|place| place.computer.clone()).collect()
    };
    let other = names(&house)[2].clone();
    let twin = house.add(&other, "fi", &code);
    let now = names(&house);
    assert!(!now.contains(&other) && now[2] != now[1] && now[2] != now[0], "{now:?}");
    assert!(house.heard[&anna].iter().any(|(_, text)| text.contains(&format!("{other} is called {}", now[2]))));
    assert!(house.ask(anna, "order").contains(&now[2]), "{}", house.last(anna));
    // Also who stands in has another name.
    let owner = names(&house)[0].clone();
    let other = house.add(&owner, "de", "");
    house.ask(anna, "leave");
    assert_ne!(names(&house)[0], owner);
    assert!(
        house.last(twin).contains(&names(&house)[0])
            || house.heard[&twin].iter().any(|(_, text)| text.contains(&names(&house)[0]))
    );
    assert!(house.lobby.is_here(other));
}

#[test]
fn a_game_with_only_spectators_pauses() {
    let mut house = House::new("onlookers-left");
    let (una, code) = house.open("Una", "new uno 3");
    let onlookers = [("Watchy", "en", "watch"), ("Wanda", "de", "zuschauen"), ("Veikko", "fi", "katso")];
    let onlookers = onlookers.map(|(name, lang, watch)| {
        let id = house.add(name, lang, "");
        house.ask(id, &format!("{watch} {code}"));
        id
    });
    house.ask(una, "start");
    let [watchy, wanda, veikko] = onlookers;
    let before = house.heard[&watchy].len();
    house.ask(una, "leave");
    let heard: Vec<&str> = house.heard[&watchy][before..].iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(heard, ["Una leaves the table.", "The game is paused until a player comes back."]);
    assert_eq!(house.last(wanda), "Das Spiel ruht, bis wieder jemand mitspielt.");
    assert_eq!(house.last(veikko), "Peli on tauolla, kunnes joku taas pelaa.");
    house.lobby.tick(house.now);
    assert!(house.lobby.table_summaries()[0].rests);
    let late = house.add("Late", "en", "");
    assert!(house.ask(late, &format!("watch {code}")).ends_with("The game is paused until a player comes back."));
    house.ask(una, &format!("join {code}"));
    assert!(house.last(watchy).contains("turn"), "{}", house.last(watchy));
    assert!(!house.lobby.table_summaries()[0].rests);
}

#[test]
fn onlookers_hear_what_is_proposed() {
    let (mut house, [anna, ben, _]) = three("proposal");
    let greta = house.add("Greta", "en", "");
    let code = house.code();
    house.ask(greta, &format!("watch {code}"));
    house.ask(anna, "start");
    house.ask(anna, "vereinbare Ben zieht 2");
    assert!(house.texts(greta).contains(&"Anna proposes: Ben draws two cards."), "{:?}", house.texts(greta));
    assert!(
        !house.texts(ben).iter().any(|text| text.starts_with("Anna proposes: Ben") && !text.contains("Press Enter"))
    );
}
