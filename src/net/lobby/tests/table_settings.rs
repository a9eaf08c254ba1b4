//! How tables are kept: house rules, the list of open ones, onlookers, and tables that everybody has left.

use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::rules::OptionForm;
use crate::session::house_rules;
use crate::text::Locale;

#[test]
fn house_rules_are_set_before_the_game_and_announced() {
    let mut house = House::new("options");
    let anna = house.add("Anna", "de", "");
    let opened = house.ask(anna, "neu uno 3 stacking=both");
    assert!(opened.contains("3 Plätzen") && opened.contains("wie im Buch, aber"), "{opened}");
    let code = house.code();
    let ben = house.add("Ben", "en", &code);
    let heard: Vec<String> = house.heard[&ben].iter().map(|(_, text)| text.clone()).collect();
    assert!(heard.iter().any(|line| line.contains("tacking")), "{heard:?}");
    let all = house.ask(anna, "hausregel");
    assert!(all.contains("1: ") && all.contains("2: "), "{all}");
    let asked = house.ask(anna, "hausregel stacking");
    assert!(asked.contains("1: ") && asked.contains("hausregel"), "{asked}");
    assert!(house.ask(ben, "option stacking=no").contains("Anna"), "only the owner chooses");
    assert!(house.ask(anna, "hausregel stacking=nonsense").contains("nonsense"));
    assert!(house.ask(anna, "hausregel nonsense=1").contains("nonsense"));
    house.ask(anna, "start");
    assert!(house.ask(anna, "hausregel stacking=no").contains("läuft schon"), "{}", house.last(anna));
    let record = fs::read_to_string(house.table().record(1)).expect("a record");
    assert!(record.contains("stacking"), "{record}");
    // With the same house rules the table goes on behind a restart.
    house.lobby = lobby(&house.folder, 2, house.now);
    house.resume(anna);
    house.resume(ben);
    let table = house.table();
    assert!(table.is_playing() && table.options == [("stacking".to_owned(), "both".to_owned())]);
}

/// The house rules `seven` and `eight` are called like numbers, and are none.
#[test]
fn number_words_are_seats() {
    let mut house = House::new("number-words");
    let anna = house.add("Anna", "en", "");
    let told = house.ask(anna, "new uno two");
    assert!(told.contains("A table for UNO with 2 seats is open."), "{told}");
    house.ask(anna, "leave");
    let told = house.ask(anna, "new mau-mau 3 seven=not-answerable");
    assert!(told.contains("Answering a seven: not allowed"), "{told}");
    for (typed, asked) in [
        ("option seven", "Answering a seven"),
        ("option eight", "Answering an eight"),
        ("option 1", "Cards for each player"),
        ("option one", "Cards for each player"),
    ] {
        let told = house.ask(anna, typed);
        assert!(told.contains(asked), "{typed}: {told}");
    }
    let told = house.ask(anna, "option 2=3");
    assert!(told.contains("Rounds: 3"), "{told}");
    assert!(house.ask(anna, "option 2=none").contains("from 1 to 50"));
    assert!(house.ask(anna, "option seven=not-answerable").contains("Answering a seven: not allowed"));
    house.ask(anna, "leave");
    // Seven players are too many.
    assert!(house.ask(anna, "new mau-mau seven").contains("2 to 6 players"));
    let told = house.ask(anna, "new mau-mau eight=2");
    assert!(told.contains("4 seats") && told.contains("Answering an eight: not allowed"), "{told}");
}

#[test]
fn a_table_has_as_many_seats_as_are_wanted_or_is_not_opened() {
    let mut house = House::new("sizes");
    let [anna, ben, eino] =
        [("Anna", "de"), ("Ben", "en"), ("Eino", "fi")].map(|(name, lang)| house.add(name, lang, ""));
    for wanted in ["uno 1", "uno 0", "uno 11", "uno 11 stacking=both"] {
        let told = house.ask(ben, &format!("new {wanted}"));
        assert_eq!(told, "UNO is for 2 to 10 players. No table was opened.", "{wanted}");
    }
    assert!(house.ask(ben, "new numnum-wall 3").contains("is for 2 or 4 players. No table"), "{}", house.last(ben));
    assert_eq!(house.ask(anna, "neu uno 1"), "UNO ist für 2 bis 10 Personen. Es wurde kein Tisch eröffnet.");
    let told = house.ask(eino, "uusi uno 1");
    assert_eq!(told, "UNOssa on oltava vähintään 2 ja enintään 10 pelaajaa. Pöytää ei avattu.");
    assert!(house.lobby.tables.is_empty());
    assert!(house.ask(ben, "new numnum-wall").contains("4 seats"), "without a number it is what fits");
    assert!(house.ask(anna, "neu uno 10").contains("10 Plätzen"));
}

#[test]
fn tables_of_the_same_rules_share_them() {
    let mut house = House::new("shared");
    for (name, rule) in [("Anna", ""), ("Ben", ""), ("Cleo", " stacking=both")] {
        let id = house.add(name, "en", "");
        house.ask(id, &format!("new uno 2{rule}"));
        house.ask(id, "start");
    }
    assert_eq!(house.lobby.rules.len(), 2);
}

#[test]
fn a_table_waits_for_somebody_as_long_as_its_owner_says() {
    let (mut house, [anna, _, eino]) = three("grace");
    house.ask(anna, "wartezeit 300");
    house.ask(anna, "start");
    house.lobby.disconnect(eino, DisconnectReason::Lost, house.now);
    let stands_in = |house: &House| house.table().places.iter().any(|place| place.stands_in);
    house.wait(299);
    assert!(!stands_in(&house));
    house.wait(2);
    assert!(stands_in(&house));
}

#[test]
fn a_table_that_everybody_has_left_goes_on_within_a_month() {
    let (mut house, [anna, ben, eino]) = three("month");
    let clock = Arc::new(AtomicU64::new(1_000_000));
    let with_clock = |lobby: Lobby| {
        let clock = Arc::clone(&clock);
        Lobby { clock: Box::new(move || UNIX_EPOCH + Duration::from_secs(clock.load(Ordering::SeqCst))), ..lobby }
    };
    let folder = house.folder.clone();
    house.lobby = with_clock(lobby(&folder, 1, house.now));
    for id in [anna, ben, eino] {
        house.resume(id);
    }
    house.ask(anna, "start");
    house.ask(ben, "leave");
    house.ask(eino, "poistu");
    let hand = house.ask(anna, "hand");
    house.ask(anna, "verlassen");
    let code = house.code();
    let days = |count: u64| clock.fetch_add(count * 24 * 60 * 60, Ordering::SeqCst);
    days(29);
    house.now += Duration::from_secs(29 * 24 * 60 * 60);
    house.lobby.tick(house.now);
    house.lobby = with_clock(lobby(&folder, 2, house.now));
    house.lobby.tick(house.now);
    house.resume(anna);
    let back = house.ask(anna, &format!("beitreten {code}"));
    assert!(back.contains(hand.split(". ").next().expect("a sentence")), "{back} has {hand}");
    house.ask(anna, "verlassen");
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
fn house_rules_are_cached_and_loading_is_limited() {
    let mut house = House::new("loads");
    let anna = house.add("Anna", "en", "");
    house.ask(anna, "new uno 4");
    // The same ones as often as anybody likes.
    for _ in 0..200 {
        for typed in ["option rounds=2", "option rounds=3", "option rounds", "option"] {
            assert!(!house.ask(anna, typed).contains("too much"), "{typed}");
        }
    }
    // Others for a while, and then a few each second; nobody else has to wait for that.
    let taken =
        (4..50).take_while(|rounds| !house.ask(anna, &format!("option rounds={rounds}")).contains("too much"));
    let taken = taken.count();
    assert!((10..40).contains(&taken), "{taken}");
    let ben = house.add("Ben", "en", "");
    assert!(house.ask(ben, "new uno 4 rounds=44").contains("44"));
    house.now += Duration::from_secs(1);
    assert!(!house.ask(anna, "option rounds=45").contains("too much"));
}

#[test]
fn filler_words_before_the_game_are_ignored() {
    let mut house = House::new("asked-for");
    let (anna, berta) = (house.add("Anna", "de", ""), house.add("Ben", "en", ""));
    for (person, typed, game) in [
        (anna, "eröffne einen Tisch für UNO", "UNO"),
        (anna, "neu eine Runde Mau-Mau", "Mau Mau"),
        (berta, "new table for uno", "UNO"),
        (berta, "new a game of switch", "Switch"),
    ] {
        let told = house.ask(person, typed);
        assert!(told.contains(game) && !told.contains("Crazy Eights"), "{typed}: {told}");
        house.ask(person, "leave");
    }
    for (person, typed) in [(anna, "neu mau-mau zu dritt"), (berta, "new uno for three")] {
        let told = house.ask(person, typed);
        assert!(told.contains('3') && house.lobby.tables.len() == 1, "{typed}: {told}");
        house.ask(person, "leave");
    }
}

/// Before a game `rules` and `options` are about the game of the table.
#[test]
fn the_house_rules_of_a_waiting_table_are_told_to_everybody_there() {
    let mut house = House::new("waiting-rules");
    let (anna, ben) = (house.add("Anna", "en", ""), house.add("Ben", "en", ""));
    let told = house.ask(anna, "new number-one");
    let code = told.split("type join ").nth(1).and_then(|rest| rest.split('.').next()).expect("a code").to_owned();
    house.ask(ben, &format!("join {code}"));
    let chosen = house.ask(anna, "option custom cards 3");
    assert!(chosen.contains("Number ONE by the book, except: Custom cards: 3."), "{chosen}");
    for typed in ["rules", "options"] {
        let told = house.ask(ben, typed);
        assert!(told.contains("Custom cards: 3.") && told.contains("Cards for each player: 7."), "{told}");
        assert!(!told.contains("type option"), "who has the table chooses: {told}");
    }
    assert!(house.ask(anna, "rules").contains("type option Custom cards"));
    assert!(house.ask(ben, "rule N1-17").contains("N1-17"));
}

/// A rule without its value is no refusal that says nothing.
#[test]
fn a_house_rule_without_a_value_tells_its_values() {
    let mut house = House::new("no-value");
    let anna = house.add("Anna", "en", "");
    let told = house.ask(anna, "new uno 3 with stacking and jumping in");
    assert!(told.starts_with("Stacking can be: not allowed, a draw two answers a draw two"), "{told}");
    assert!(house.lobby.tables.is_empty(), "{told}");
    let told = house.ask(anna, "new uno 3 with stacking both and jumping in");
    assert!(told.contains("Stacking: each answers its own kind; Jumping in with the same card: allowed."), "{told}");
}

/// By its name and that of its value in every language, or by its number in the list.
#[test]
fn every_house_rule_of_every_game_can_be_chosen_and_played() {
    let library = Library::built_in();
    let mut house = House::new("every-option");
    let people = [
        (Lang::En, ["new", "option", "start", "leave"]),
        (Lang::De, ["neu", "hausregel", "start", "verlassen"]),
        (Lang::Fi, ["uusi", "kotisääntö", "aloita", "poistu"]),
    ];
    let people = people.map(|(lang, words)| (lang, words, house.add(&format!("Ida{lang}"), lang.code(), "")));
    let mut tried = 0;
    for game in library.ids() {
        let loaded = library.load(&game, &[]).expect("a game of the program");
        for (index, option) in house_rules::house_rules(&loaded).iter().enumerate() {
            let values = match &option.form {
                OptionForm::Words(words) => words[1..].to_vec(),
                OptionForm::Number { min, .. } => vec![(min + 1).to_string()],
                OptionForm::Cards { .. } => unreachable!("they have a question of their own"),
            };
            let seats = if option.name == "teams" { " 6" } else { "" };
            for (value, (lang, [new, choose, start, leave], id)) in
                values.iter().flat_map(|value| people.map(|of| (value, of)))
            {
                house.now += Duration::from_secs(60);
                house.ask(id, &format!("{new} {game}{seats}"));
                let locale = Locale::new(lang);
                let (name, chosen) = (locale.option_name(option), locale.option_value(option, value));
                // Nobody types a value that is a whole sentence; it has a number, too.
                let by_name = tried % 2 == 0 && chosen.split(' ').count() <= 3 && !chosen.contains(',');
                let typed = if by_name { format!("{name} {chosen}") } else { format!("{}={chosen}", index + 1) };
                let told = house.ask(id, &format!("{choose} {typed}"));
                assert!(told.contains(&format!("{name}: {chosen}")), "{lang} {game} {typed}: {told}");
                house.ask(id, start);
                assert!(house.plays(), "{lang} {game} {typed}: {}", house.last(id));
                house.ask(id, leave);
                tried += 1;
            }
        }
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn the_words_of_a_code_differ() {
    let mut house = House::new("code-words");
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        for _ in 0..500 {
            let code = house.lobby.words(&locale, 3);
            let words: std::collections::BTreeSet<&str> = code.split(' ').collect();
            assert_eq!(words.len(), 3, "{code}");
        }
    }
}

#[test]
fn a_wall_goes_on_with_the_next_round() {
    let mut house = House::new("wall-rounds");
    let (anna, _) = house.open("Anna", "new numnum-wall 2 rounds=2");
    house.ask(anna, "start");
    for _ in 0..300 {
        if house.texts(anna).iter().any(|text| text.contains("the match.") || text.contains("The match is")) {
            break;
        }
        let told = house.ask(anna, "tip");
        // Between two rounds there is no tip, and Enter deals.
        let wanted = told.split_once("Tip: ").and_then(|(_, rest)| rest.split([',', '.']).next()).unwrap_or_default();
        house.ask(anna, wanted);
    }
    let told = house.texts(anna);
    assert_eq!(told.iter().filter(|text| text.contains("In all rounds: ")).count(), 2, "{told:?}");
    assert!(told.iter().any(|text| text.contains("the match.") || text.contains("The match is a draw.")), "{told:?}");
}
