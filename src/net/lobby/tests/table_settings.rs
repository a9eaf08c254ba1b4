//! How tables are kept: house rules, the list of open ones, onlookers, and tables that everybody has left.

use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

#[test]
fn house_rules_are_set_before_the_game_and_announced() {
    let mut house = House::new("options");
    let anna = house.comes("Anna", "de", "");
    let opened = house.types(anna, "neu uno 3 stacking=both");
    assert!(opened.contains("3 Plätzen") && opened.contains("wie im Buch, aber"), "{opened}");
    let code = house.code();
    let ben = house.comes("Ben", "en", &code);
    let heard: Vec<String> = house.heard[&ben].iter().map(|(_, text)| text.clone()).collect();
    assert!(heard.iter().any(|line| line.contains("tacking")), "{heard:?}");
    let all = house.types(anna, "hausregel");
    assert!(all.contains("1: ") && all.contains("2: "), "{all}");
    let asked = house.types(anna, "hausregel stacking");
    assert!(asked.contains("1: ") && asked.contains("hausregel"), "{asked}");
    assert!(house.types(ben, "option stacking=no").contains("Anna"), "only the owner chooses");
    assert!(house.types(anna, "hausregel stacking=nonsense").contains("nonsense"));
    assert!(house.types(anna, "hausregel nonsense=1").contains("nonsense"));
    house.types(anna, "start");
    assert!(house.types(anna, "hausregel stacking=no").contains("läuft schon"), "{}", house.last(anna));
    let record =
        fs::read_to_string(house.lobby.tables.values().next().expect("a table").record(1)).expect("a record");
    assert!(record.contains("stacking"), "{record}");
    // With the same house rules the table goes on behind a restart.
    house.lobby = lobby(&house.folder, 2, house.now);
    house.returns(anna);
    house.returns(ben);
    let table = house.lobby.tables.values().next().expect("a table");
    assert!(table.is_playing() && table.saved.options == [("stacking".to_owned(), "both".to_owned())]);
}

/// The house rules `seven` and `eight` are called like numbers, and are none; how many sit there is typed in digits.
#[test]
fn number_words_are_not_taken_as_seats() {
    let mut house = House::new("number-words");
    let anna = house.comes("Anna", "en", "");
    for typed in ["new uno two", "new mau-mau three seven=2", "new uno Zwei"] {
        let told = house.types(anna, typed);
        assert!(told.contains("Type the number of seats in digits: new "), "{typed}: {told}");
        assert!(house.lobby.tables.is_empty(), "{typed}");
    }
    let told = house.types(anna, "new mau-mau 3 seven=not-answerable");
    assert!(told.contains("Answering a seven: not allowed"), "{told}");
    for (typed, asked) in [
        ("option seven", "Answering a seven"),
        ("option eight", "Answering an eight"),
        ("option 1", "Cards for each player"),
        ("option one", "Cards for each player"),
    ] {
        let told = house.types(anna, typed);
        assert!(told.contains(asked), "{typed}: {told}");
    }
    house.types(anna, "leave");
    let told = house.types(anna, "new mau-mau seven");
    assert!(told.contains("Answering a seven") && !told.contains("in digits"), "{told}");
    house.types(anna, "leave");
    let told = house.types(anna, "new mau-mau eight=2");
    assert!(told.contains("4 seats") && told.contains("Answering an eight: not allowed"), "{told}");
}

#[test]
fn a_table_has_as_many_seats_as_are_wanted_or_is_not_opened() {
    let mut house = House::new("sizes");
    let [anna, ben, eino] =
        [("Anna", "de"), ("Ben", "en"), ("Eino", "fi")].map(|(name, lang)| house.comes(name, lang, ""));
    for wanted in ["uno 1", "uno 0", "uno 11", "uno 11 stacking=both"] {
        let told = house.types(ben, &format!("new {wanted}"));
        assert_eq!(told, "UNO is for 2 to 10 players. No table was opened.", "{wanted}");
    }
    assert!(house.types(ben, "new numnum-wall 3").contains("is for 2 or 4 players. No table"), "{}", house.last(ben));
    assert_eq!(house.types(anna, "neu uno 1"), "UNO ist für 2 bis 10 Personen. Es wurde kein Tisch eröffnet.");
    let told = house.types(eino, "uusi uno 1");
    assert_eq!(told, "Pelin UNO pelaajamäärä: vähintään 2 ja enintään 10 pelaajaa. Pöytää ei avattu.");
    assert!(house.lobby.tables.is_empty());
    assert!(house.types(ben, "new numnum-wall").contains("4 seats"), "without a number it is what fits");
    assert!(house.types(anna, "neu uno 10").contains("10 Plätzen"));
}

#[test]
fn tables_of_the_same_rules_share_them() {
    let mut house = House::new("shared");
    for (name, rule) in [("Anna", ""), ("Ben", ""), ("Cleo", " stacking=both")] {
        let id = house.comes(name, "en", "");
        house.types(id, &format!("new uno 2{rule}"));
        house.types(id, "start");
    }
    assert_eq!(house.lobby.rules.len(), 2);
}

#[test]
fn open_tables_are_listed_and_joined_by_number_or_name() {
    let mut house = House::new("open");
    let anna = house.comes("Anna", "en", "");
    house.types(anna, "new uno 3");
    let ben = house.comes("Ben", "en", "");
    assert!(house.types(ben, "tables").contains("1 table, and it is unlisted."));
    assert!(house.types(ben, "join Anna").contains("no such table"), "a private table is nobody's business");
    assert!(house.types(ben, "join 1").contains("no such table"));
    house.types(anna, "public");
    let list = house.types(ben, "tables");
    let line = "1: UNO, Anna. In English, not begun yet. 2 free seats; watching is allowed.";
    assert!(list.contains(line), "{list}");
    assert!(house.types(ben, "unlisted").contains("You are at no table"));
    assert!(house.types(ben, "join anna").contains("You sit"));
    let eino = house.comes("Eino", "fi", "");
    assert!(house.types(eino, "pöydät").contains("Kieli: englanti"), "{}", house.last(eino));
    assert!(house.types(ben, "onlookers off").contains("Anna"), "only the owner says so");
    house.types(anna, "onlookers off");
    assert!(house.types(eino, "katso 1").contains("ei ole sallittu"));
    house.types(anna, "onlookers on");
    house.types(eino, "katso 1");
    assert!(house.types(ben, "onlookers").contains("1 person is watching"));
    house.types(anna, "onlookers off");
    assert_eq!(house.lobby.table_of(eino), None, "who watches has to go then");
    house.types(anna, "unlisted");
    assert!(house.types(eino, "liity 1").contains("ei löydy"));
}

#[test]
fn a_table_waits_for_somebody_as_long_as_its_owner_says() {
    let (mut house, [anna, ben, eino]) = three("grace");
    assert!(house.types(ben, "grace").contains("60 seconds"));
    assert!(house.types(ben, "grace 10").contains("Anna"));
    house.types(anna, "wartezeit 300");
    assert!(house.last(ben).contains("300 seconds"));
    assert!(house.types(anna, "wartezeit 0").contains("1 bis 3600"));
    house.types(anna, "start");
    house.lobby.disconnect(eino, DisconnectReason::Lost, house.now);
    let stands_in = |house: &House| {
        house.lobby.tables.values().next().expect("a table").saved.places.iter().any(|place| place.stands_in)
    };
    house.now += Duration::from_secs(299);
    house.lobby.tick(house.now);
    house.takes();
    assert!(!stands_in(&house));
    house.now += Duration::from_secs(2);
    house.lobby.tick(house.now);
    house.takes();
    assert!(stands_in(&house));
}

#[test]
fn a_table_that_everybody_has_left_goes_on_within_a_month() {
    let (mut house, [anna, ben, eino]) = three("month");
    let clock = Arc::new(AtomicU64::new(1_000_000));
    let with_clock = |lobby: Lobby| {
        let clock = Arc::clone(&clock);
        lobby.with_clock(move || UNIX_EPOCH + Duration::from_secs(clock.load(Ordering::SeqCst)))
    };
    let folder = house.folder.clone();
    house.lobby = with_clock(lobby(&folder, 1, house.now));
    for id in [anna, ben, eino] {
        house.returns(id);
    }
    house.types(anna, "start");
    house.types(ben, "leave");
    house.types(eino, "poistu");
    let hand = house.types(anna, "hand");
    house.types(anna, "verlassen");
    let code = house.code();
    let days = |count: u64| clock.fetch_add(count * 24 * 60 * 60, Ordering::SeqCst);
    days(29);
    house.now += Duration::from_secs(29 * 24 * 60 * 60);
    house.lobby.tick(house.now);
    house.lobby = with_clock(lobby(&folder, 2, house.now));
    house.lobby.tick(house.now);
    house.returns(anna);
    let back = house.types(anna, &format!("beitreten {code}"));
    assert!(back.contains(hand.split(". ").next().expect("a sentence")), "{back} has {hand}");
    house.types(anna, "verlassen");
    days(31);
    house.lobby.tick(house.now);
    assert!(house.lobby.tables.is_empty());
    assert_eq!(
        fs::read_dir(folder.join("tables"))
            .expect("the folder")
            .filter(|entry| {
                entry.as_ref().is_ok_and(|entry| entry.path().extension().is_some_and(|ending| ending == "json"))
            })
            .count(),
        0
    );
}

#[test]
fn who_sits_down_in_the_middle_of_a_game_hears_the_hand() {
    let (mut house, [anna, _, _]) = three("middle");
    house.types(anna, "start");
    let code = house.code();
    let cleo = house.comes("Cleo", "en", &code);
    let heard: Vec<&str> = house.heard[&cleo].iter().map(|(_, text)| text.as_str()).collect();
    let hand = heard.iter().find(|line| line.starts_with("You hold ")).map(|line| (*line).to_owned());
    assert!(hand.is_some(), "{heard:?}");
    assert_eq!(Some(house.types(cleo, "hand")), hand);
}

#[test]
fn house_rules_are_cached_and_loading_is_limited() {
    let mut house = House::new("loads");
    let anna = house.comes("Anna", "en", "");
    house.types(anna, "new uno 4");
    // The same ones as often as anybody likes.
    for _ in 0..200 {
        for typed in ["option rounds=2", "option rounds=3", "option rounds", "option"] {
            assert!(!house.types(anna, typed).contains("too much"), "{typed}");
        }
    }
    // Others for a while, and then a few each second; nobody else has to wait for that.
    let taken =
        (4..50).take_while(|rounds| !house.types(anna, &format!("option rounds={rounds}")).contains("too much"));
    let taken = taken.count();
    assert!((10..40).contains(&taken), "{taken}");
    let ben = house.comes("Ben", "en", "");
    assert!(house.types(ben, "new uno 4 rounds=44").contains("44"));
    house.now += Duration::from_secs(1);
    assert!(!house.types(anna, "option rounds=45").contains("too much"));
}

#[test]
fn filler_words_before_the_game_are_ignored() {
    let mut house = House::new("asked-for");
    let (anna, berta) = (house.comes("Anna", "de", ""), house.comes("Ben", "en", ""));
    for (person, typed, game) in [
        (anna, "eröffne einen Tisch für UNO", "UNO"),
        (anna, "neu eine Runde Mau-Mau", "Mau Mau"),
        (berta, "new table for uno", "UNO"),
        (berta, "new a game of switch", "Switch"),
    ] {
        let told = house.types(person, typed);
        assert!(told.contains(game) && !told.contains("Crazy Eights"), "{typed}: {told}");
        house.types(person, "leave");
    }
    for (person, typed) in [(anna, "neu mau-mau zu dritt"), (berta, "new uno for three")] {
        let told = house.types(person, typed);
        assert!(told.contains('3') && house.lobby.tables.is_empty(), "{typed}: {told}");
    }
}
