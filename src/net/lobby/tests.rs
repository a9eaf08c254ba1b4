//! A lobby with people of three languages.

use std::collections::BTreeMap;

use super::*;
use crate::engine::Dice;

/// A lobby with those who are connected, and all that they got; its folder is gone behind the test.
struct House {
    lobby: Lobby,
    folder: PathBuf,
    now: Instant,
    /// What each person got: the numbers of lines, and the texts.
    heard: BTreeMap<PersonId, Vec<(u64, String)>>,
    tokens: BTreeMap<PersonId, String>,
    states: BTreeMap<PersonId, Buttons>,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn lobby(folder: &Path, seed: u64, now: Instant) -> Lobby {
    let mut dice = Dice::new(seed, 0);
    Lobby::open(Library::built_in(), folder, Synced::First, move || dice.seed(), now).expect("a lobby")
}

impl House {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-lobby-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let now = Instant::now();
        let lobby = lobby(&folder, 1, now);
        House { lobby, folder, now, heard: BTreeMap::new(), tokens: BTreeMap::new(), states: BTreeMap::new() }
    }

    fn comes(&mut self, name: &str, lang: &str, code: &str) -> PersonId {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), code: code.to_owned(), ..Hello::default() };
        let id = self.lobby.enters(&hello, self.now).expect("a name that fits");
        self.takes();
        id
    }

    fn returns(&mut self, id: PersonId) -> Vec<String> {
        let after = self.heard[&id].last().map_or(0, |(number, _)| *number);
        let before = self.heard[&id].len();
        let hello = Hello { token: self.tokens[&id].clone(), after, ..Hello::default() };
        assert_eq!(self.lobby.enters(&hello, self.now), Ok(id));
        self.takes();
        self.heard[&id][before..].iter().map(|(_, text)| text.clone()).collect()
    }

    /// What the others got of it goes to them; the own answer is given back.
    fn types(&mut self, id: PersonId, typed: &str) -> String {
        let before = self.heard.get(&id).map_or(0, Vec::len);
        self.lobby.types(id, typed, None, self.now);
        self.takes();
        self.heard[&id][before..].iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn takes(&mut self) {
        assert!(self.lobby.take_unwritten().is_empty());
        let out = self.lobby.take_out();
        for table in self.lobby.tables.keys().copied().collect::<Vec<_>>() {
            self.lobby.tell_news(Some(table));
        }
        assert_eq!(self.lobby.take_out(), [], "nothing that happened waits for somebody to type");
        for (id, out) in out {
            match out {
                Out::Told(lines, _) => {
                    self.heard.entry(id).or_default().extend(lines.into_iter().map(|told| (told.n, told.text)));
                }
                Out::Welcome { token, .. } => {
                    self.tokens.insert(id, token);
                }
                Out::State { buttons, .. } => {
                    self.states.insert(id, buttons);
                }
                Out::Bye(..) => {}
            }
        }
    }

    /// The last thing that somebody heard.
    fn last(&self, id: PersonId) -> &str {
        self.heard[&id].last().map_or("", |(_, text)| text)
    }

    fn code(&self) -> String {
        self.lobby.tables.values().next().expect("a table").kept.code.clone()
    }

    fn lines_are_numbered(&self) {
        for lines in self.heard.values() {
            let numbers: Vec<u64> = lines.iter().map(|(number, _)| *number).collect();
            let expected: Vec<u64> = (1..).take(numbers.len()).collect();
            assert_eq!(numbers, expected, "each line once, in order");
        }
    }

    /// Lets somebody who can do something press a button, if anybody can.
    fn presses(&mut self, dice: &mut Dice, people: &[PersonId]) -> bool {
        for id in people {
            let Some(buttons) = self.states.get(id) else { continue };
            let fits = buttons.hand.iter().filter(|card| card.fits).chain(&buttons.actions);
            let typed: Vec<String> = fits.map(|button| button.typed.clone()).collect();
            if let Some(typed) = dice.pick(&typed).cloned() {
                self.types(*id, &typed);
                return true;
            }
        }
        false
    }
}

/// Three people at a table of four, whose fourth seat is a computer player's.
fn three(name: &str) -> (House, [PersonId; 3]) {
    let mut house = House::new(name);
    let anna = house.comes("Anna", "de", "");
    assert!(house.types(anna, "neu uno 4").contains("4 Plätzen"));
    let code = house.code();
    let ben = house.comes("Ben", "en", &code);
    let eino = house.comes("Eino", "fi", "");
    assert!(house.types(eino, &format!("liity {}", code.to_uppercase())).contains("Anna"));
    assert!(house.last(anna).contains("Eino"));
    (house, [anna, ben, eino])
}

#[test]
fn people_of_three_languages_play_at_one_table() {
    let (mut house, [anna, ben, eino]) = three("play");
    assert!(house.types(ben, "start").contains("Anna"), "only the owner begins");
    house.types(anna, "start");
    for (id, word) in [(anna, "dran"), (ben, "turn"), (eino, "uoro")] {
        assert!(house.last(id).contains(word), "{}", house.last(id));
    }
    let mut dice = Dice::new(5, 5);
    for _ in 0..60 {
        house.presses(&mut dice, &[anna, ben, eino]);
    }
    house.lines_are_numbered();
    let told = house.heard.values().map(Vec::len).min();
    assert!(told > Some(60), "{told:?}");
    let table = house.lobby.tables.values().next().expect("a table");
    let record = fs::read_to_string(table.record(table.kept.records)).expect("the record");
    let written = table.gathering.as_ref().expect("a game").written();
    assert!(record.ends_with(&format!("{}\n", written.last().expect("a move"))), "what was told is written");
}

#[test]
fn what_is_said_is_heard_where_it_is_to_be_heard() {
    let (mut house, [anna, ben, eino]) = three("talk");
    let greta = house.comes("Ludmilla", "de", "");
    house.types(ben, "say hello all");
    assert_eq!((house.last(anna), house.last(eino)), ("Ben: hello all", "Ben: hello all"));
    assert!(!house.last(greta).contains("hello"));
    house.types(anna, "flüster ben psst");
    assert_eq!(house.last(ben), "Anna to you: psst");
    assert_eq!(house.last(eino), "Ben: hello all");
    house.types(eino, "vaienna Ben");
    house.types(ben, "say again and again");
    assert!(!house.last(eino).contains("again and again"));
    assert!(house.last(anna).contains("again and again"));
    assert!(house.types(anna, "flüster Niemand hallo").contains("Niemand"));
    house.types(anna, "start");
    assert!(!house.types(ben, "say uno").contains("Ben: uno"), "that is a call");
    assert_eq!(house.types(ben, "'uno"), "Ben: uno");
}

#[test]
fn who_comes_back_gets_what_was_missed_once_and_one_sentence() {
    let (mut house, [anna, ben, eino]) = three("back");
    house.types(anna, "start");
    house.lobby.is_gone(eino, house.now);
    house.takes();
    assert!(house.last(anna).contains("Eino"));
    house.types(anna, "sprich bis gleich");
    house.now += Duration::from_secs(150);
    house.lobby.tick(house.now);
    house.takes();
    assert!(house.heard[&ben].iter().any(|(_, text)| text.contains("plays for Eino")), "{:?}", house.heard[&ben]);
    let told = house.returns(eino);
    assert_eq!(told.iter().filter(|text| text.contains("bis gleich")).count(), 1, "{told:?}");
    assert!(told.iter().any(|text| text.contains("2 minuuttia")), "{told:?}");
    assert!(told.last().is_some_and(|text| text.contains("uoro")), "{told:?}");
    house.lines_are_numbered();
    assert!(house.heard[&anna].iter().any(|(_, text)| text.contains("Eino ist wieder da")));
}

#[test]
fn a_host_that_was_killed_goes_on_and_nothing_that_was_told_is_lost() {
    let (mut house, people) = three("killed");
    house.types(people[0], "start");
    let mut dice = Dice::new(9, 9);
    for round in 0..8 {
        for _ in 0..5 {
            house.presses(&mut dice, &people);
        }
        let before = house.lobby.tables.values().next().expect("a table");
        let written = before.gathering.as_ref().expect("a game").written().to_vec();
        // Nothing is saved at the end: the program is gone, and another one begins.
        house.lobby = lobby(&house.folder, 100 + round, house.now);
        let table = house.lobby.tables.values().next().expect("the table");
        assert_eq!(table.gathering.as_ref().expect("the game").written(), written, "no move is lost");
        for id in people {
            let told = house.returns(id);
            assert!(!told.is_empty());
        }
        house.lines_are_numbered();
    }
    let lines = |id: &PersonId| {
        house.heard[id].iter().filter(|(_, text)| text.contains("Anna") || text.contains("Ben")).count()
    };
    assert!(people.iter().all(|id| lines(id) > 5));
}

#[test]
fn a_repeated_line_is_carried_out_once() {
    let (mut house, [_, ben, _]) = three("again");
    house.lobby.types(ben, "say once", Some(7), house.now);
    house.takes();
    let before = house.heard[&ben].len();
    house.lobby.types(ben, "say once", Some(7), house.now);
    assert_eq!(house.lobby.take_out(), vec![(ben, Out::Told(Vec::new(), Some(7)))]);
    assert_eq!(house.heard[&ben].len(), before);
}

#[test]
fn tables_change_hands_and_seats() {
    let (mut house, [anna, ben, eino]) = three("seats");
    house.types(anna, "start");
    assert!(house.types(ben, "kick Eino").contains("Anna"));
    house.types(anna, "hinauswerfen Eino");
    assert!(house.last(eino).contains("Anna"));
    assert!(house.types(eino, "käsi").contains("pöydässä") || !house.last(eino).is_empty());
    let code = house.code();
    assert!(house.types(eino, &format!("katso {code}")).contains("Anna"));
    assert!(house.states[&eino].hand.is_empty());
    house.types(anna, "verlassen");
    assert!(house.heard[&ben].iter().any(|(_, text)| text == "The table is yours now."));
    house.types(ben, "leave");
    assert!(house.lobby.tables.is_empty());
    assert!(house.types(eino, "ketkä").contains("Eino"));
}

#[test]
fn only_names_that_fit_come_in_and_the_banned_do_not() {
    let (mut house, [anna, ben, _]) = three("names");
    let refused = |house: &mut House, name: &str, lang: &str| {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), ..Hello::default() };
        house.lobby.enters(&hello, house.now).expect_err("it is refused")
    };
    assert!(refused(&mut house, "anna", "fi").contains("anna"));
    assert!(refused(&mut house, "draw", "de").contains("bedeutet"));
    assert!(refused(&mut house, "x\u{1B}[2Jy z", "en").contains("letters"));
    assert_eq!(house.lobby.ban("BEN", true).as_deref(), Some("Ben"));
    house.takes();
    assert!(house.heard[&anna].iter().any(|(_, text)| text.contains("Ben verlässt")));
    let hello = Hello { token: house.tokens[&ben].clone(), ..Hello::default() };
    assert!(house.lobby.enters(&hello, house.now).is_err());
    house.lobby.ban("Ben", false);
    assert_eq!(house.lobby.enters(&hello, house.now), Ok(ben));
    assert!(house.lobby.enters(&Hello::default(), house.now).is_err(), "no token is nobody's");
}

#[test]
fn help_tells_the_words_of_the_lobby_too() {
    let mut house = House::new("help");
    let anna = house.comes("Anna", "en", "");
    let help = house.types(anna, "help");
    assert!(help.contains("invite") && help.contains("join"), "{help}");
    assert!(house.types(anna, "help invite").contains("how to join"));
    assert!(house.types(anna, "quit now please").len() > 3);
    assert!(house.types(anna, "log /tmp/x").contains("over the network"));
    assert!(house.types(anna, "nonsense").contains("nonsense"));
    house.types(anna, "language de");
    assert!(house.types(anna, "setzen nein nein nein").contains("Wörter"));
    house.lobby.is_gone(anna, house.now);
    house.now += Duration::from_secs(3);
    assert!(house.returns(anna).concat().contains("wieder da"), "the language is kept");
}
