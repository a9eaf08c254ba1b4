//! Who is away, and who plays meanwhile.

use super::*;
use crate::text::Lang;

fn stands_in(house: &House, id: PersonId) -> bool {
    let mut places = house.lobby.tables.values().flat_map(|table| &table.places);
    places.any(|place| place.person == Some(id) && place.stands_in)
}

#[test]
fn a_computer_player_plays_at_once_when_all_others_want_it() {
    let (mut house, [anna, ben, eino]) = three("substitute");
    house.ask(anna, "wartezeit offen");
    assert!(house.last(ben).starts_with("Without a limit the table waits"), "{}", house.last(ben));
    assert!(house.ask(ben, "grace").contains("substitute"), "and is asked for");
    assert_eq!(house.ask(ben, "substitute Eino"), "The game has not begun yet.");
    house.ask(anna, "start");
    assert_eq!(house.ask(ben, "substitute Eino"), "Eino is connected, so no computer player takes over.");
    house.lose(eino);
    let lost = "Eino has lost the connection. To continue without waiting, all of you have to type substitute Eino.";
    assert_eq!(house.last(ben), lost);
    house.wait(2 * 60 * 60);
    assert!(!stands_in(&house, eino), "nobody has agreed, however long it takes");
    assert_eq!(
        house.ask(ben, "substitute Eino"),
        "Others are asked: Anna. A computer player takes over as soon as all agree."
    );
    assert!(house.ask(ben, "substitute Eino").starts_with("Asked: Anna."), "who says it twice asks nobody twice");
    let times = house.heard[&anna]
        .iter()
        .filter(|(_, text)| text.contains("vertretung Eino") && text.starts_with("Ben"))
        .count();
    assert_eq!(times, 1);
    let asked = "Ben will, dass für Eino ein Computerspieler spielt. Willst du es auch, tippe vertretung Eino.";
    assert_eq!(house.last(anna), asked);
    let code = house.code();
    let bea = house.add("Bea", "en", "");
    house.ask(bea, &format!("watch {code}"));
    assert!(house.ask(bea, "substitute Eino").starts_with("Only those who play"), "who watches has no say");
    assert!(!stands_in(&house, eino));
    let told = house.ask(anna, "vertretung Eino");
    assert!(told.starts_with("Für Eino spielt jetzt der Computer") && told.matches("Eino").count() == 1, "{told}");
    assert!(house.heard[&ben].iter().any(|(_, text)| text.ends_with("a computer player, now plays for Eino.")));
    assert!(stands_in(&house, eino));
    assert!(house.ask(ben, "substitute Eino").contains("already plays for Eino"));
    house.resume(eino);
    assert!(!stands_in(&house, eino));
    // The next time everybody is asked anew.
    house.lose(eino);
    assert!(house.ask(ben, "substitute Eino").starts_with("Asked: Anna."));
    // Who has not agreed goes away, too, so nobody is left who has to.
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.wait(1);
    assert!(stands_in(&house, eino) && !stands_in(&house, anna));
    house.check_numbers();
}

#[test]
fn a_paused_game_had_no_substitute() {
    let mut house = House::new("rested");
    let (anna, code) = house.open("Anna", "new uno 2");
    let bea = house.add("Bea", "en", "");
    house.ask(bea, &format!("watch {code}"));
    house.ask(anna, "start");
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.wait(90);
    assert!(stands_in(&house, anna), "others wait");
    let told = house.resume(anna);
    assert!(told.iter().any(|line| line.starts_with("You are back")), "{told:?}");
    assert!(told.iter().all(|line| !line.contains("has played for you")), "{told:?}");
    // Where somebody plays on, somebody plays for her.
    let ben = house.add("Ben", "en", &code);
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.wait(90);
    for _ in 0..8 {
        if let Some(button) =
            house.states[&ben].hand.iter().find(|card| card.fits == Some(true)).or(house.states[&ben].actions.first())
        {
            let typed = button.typed.clone();
            house.ask(ben, &typed);
        }
    }
    let told = house.resume(anna);
    assert!(told.iter().any(|line| line.contains("has played for you meanwhile")), "{told:?}");
}

#[test]
fn how_a_desk_is_set_up_is_known_behind_a_restart() {
    let mut house = House::new("desk");
    let hello = Hello { name: "Anna".to_owned(), lang: "en".to_owned(), forgets: true, ..Hello::default() };
    let anna = house.lobby.log_in(&hello, house.now).expect("a name that fits");
    house.drain();
    for line in ["braille 40", "verbosity talk short", "hand order number", "language fi"] {
        house.ask(anna, line);
    }
    let before = &house.lobby.people[&anna].participant;
    let (set, kept) = (before.settings(), before.look());
    assert!(set.contains_key("braille"), "{set:?}");
    house.lobby = lobby(&house.folder, 7, house.now);
    let person = &house.lobby.people[&anna];
    assert_eq!((person.participant.settings(), person.participant.lang()), (set, Lang::Fi));
    let hello = Hello { token: house.tokens[&anna].clone(), forgets: true, ..Hello::default() };
    assert_eq!(house.lobby.log_in(&hello, house.now), Ok(anna));
    let out = std::mem::take(&mut house.lobby.out);
    assert!(out.iter().any(|(_, out)| matches!(out, ServerMessage::Look(look) if *look == kept)), "{out:?}");
}
