//! A lobby with people of three languages.

mod away;
mod bounds;
mod commands;
mod leaks;
mod notices;
mod passphrases;
mod people;
mod seats;
mod shuffle;
mod table_settings;
mod talk;

use std::collections::BTreeMap;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::engine::Dice;
use crate::net::shuffle::Shuffle;
use crate::net::wire;
use crate::session::{Buttons, NetworkTable};

/// A lobby with those who are connected, and all that they got; its folder is gone behind the test.
struct House {
    lobby: Lobby,
    folder: PathBuf,
    now: Instant,
    /// What each person got: the numbers of lines, and the texts.
    heard: BTreeMap<PersonId, Vec<(u64, String)>>,
    tokens: BTreeMap<PersonId, String>,
    states: BTreeMap<PersonId, Buttons>,
    /// What each person was told of shuffles.
    shuffles: BTreeMap<PersonId, Vec<Shuffle>>,
    /// All that went over the line, as it goes there, and to whom.
    sent: Vec<(PersonId, String)>,
    /// How often a client was to tell what it has found out about the shuffle.
    checks: usize,
    /// The record that was given last.
    record: String,
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
        static ASKED: AtomicU32 = AtomicU32::new(0);
        // Tests at the same time that ask for the same name must not take each other's files away.
        let number = ASKED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("sixdot-{}-lobby-{name}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let now = Instant::now();
        let lobby = lobby(&folder, 1, now);
        House {
            lobby,
            folder,
            now,
            heard: BTreeMap::new(),
            tokens: BTreeMap::new(),
            states: BTreeMap::new(),
            shuffles: BTreeMap::new(),
            sent: Vec::new(),
            checks: 0,
            record: String::new(),
        }
    }

    fn add(&mut self, name: &str, lang: &str, code: &str) -> PersonId {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), code: code.to_owned(), ..Hello::default() };
        let id = self.lobby.log_in(&hello, self.now).expect("a name that fits");
        self.drain();
        id
    }

    fn resume(&mut self, id: PersonId) -> Vec<String> {
        let after = self.heard[&id].last().map_or(0, |(number, _)| *number);
        let before = self.heard[&id].len();
        let hello = Hello { token: self.tokens[&id].clone(), after, ..Hello::default() };
        assert_eq!(self.lobby.log_in(&hello, self.now), Ok(id));
        self.drain();
        self.heard[&id][before..].iter().map(|(_, text)| text.clone()).collect()
    }

    /// What the others got of it goes to them; the own answer is given back.
    fn ask(&mut self, id: PersonId, typed: &str) -> String {
        let before = self.heard.get(&id).map_or(0, Vec::len);
        self.lobby.type_line(id, typed, None, self.now);
        self.drain();
        self.heard[&id][before..].iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn drain(&mut self) {
        assert!(std::mem::take(&mut self.lobby.failures).is_empty());
        let out = std::mem::take(&mut self.lobby.out);
        for table in self.lobby.tables.keys().copied().collect::<Vec<_>>() {
            self.lobby.send_updates(Some(table));
        }
        assert_eq!(std::mem::take(&mut self.lobby.out), [], "nothing that happened waits for somebody to type");
        for (id, out) in out {
            self.sent.extend(wire::value(&out).map(|frame| (id, frame.to_string())));
            match out {
                ServerMessage::Missed(told) => {
                    self.heard.entry(id).or_default().extend(told.into_iter().map(|told| (told.n, told.text)));
                }
                ServerMessage::Update(Update { told, state, .. }) => {
                    self.heard.entry(id).or_default().extend(told.into_iter().map(|told| (told.n, told.text)));
                    self.states.extend(state.map(|state| (id, state.buttons)));
                }
                ServerMessage::Welcome { token, .. } => {
                    self.tokens.insert(id, token);
                }
                ServerMessage::Shuffle(told) => self.shuffles.entry(id).or_default().push(*told),
                ServerMessage::Look(_)
                | ServerMessage::Secret(_)
                | ServerMessage::Refused(_)
                | ServerMessage::Taken(_)
                | ServerMessage::Bye(..) => {}
                ServerMessage::Check => self.checks += 1,
                ServerMessage::Record(text) => self.record = text,
            }
        }
    }

    /// Somebody who opens a table, and its code.
    fn open(&mut self, name: &str, typed: &str) -> (PersonId, String) {
        let id = self.add(name, "en", "");
        self.ask(id, typed);
        (id, self.code())
    }

    fn lose(&mut self, id: PersonId) {
        self.lobby.disconnect(id, DisconnectReason::Lost, self.now);
        self.drain();
    }

    fn wait(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.lobby.tick(self.now);
        self.drain();
    }

    fn table(&self) -> &LobbyTable {
        self.lobby.tables.values().next().expect("a table")
    }

    fn texts(&self, id: PersonId) -> Vec<&str> {
        self.heard[&id].iter().map(|(_, text)| text.as_str()).collect()
    }

    /// The last thing that somebody heard.
    fn last(&self, id: PersonId) -> &str {
        self.heard[&id].last().map_or("", |(_, text)| text)
    }

    fn code(&self) -> String {
        self.table().code.clone()
    }

    fn check_numbers(&self) {
        for lines in self.heard.values() {
            let numbers: Vec<u64> = lines.iter().map(|(number, _)| *number).collect();
            let expected: Vec<u64> = (1..).take(numbers.len()).collect();
            assert_eq!(numbers, expected, "each line once, in order");
        }
    }

    /// Lets somebody who can do something press a button, if anybody can.
    fn press(&mut self, dice: &mut Dice, people: &[PersonId]) -> bool {
        let pressed = self.button(dice, people);
        if let Some((id, typed)) = &pressed {
            self.ask(*id, typed);
        }
        pressed.is_some()
    }

    fn plays(&self) -> bool {
        self.lobby.tables.values().any(|of| of.is_playing())
    }

    fn play_to_the_end(&mut self, people: &[PersonId]) {
        let mut dice = Dice::new(4, 4);
        for _ in 0..5_000 {
            if !self.plays() {
                return;
            }
            assert!(self.press(&mut dice, people), "somebody can do something");
        }
        panic!("the game ends");
    }

    /// Who can do something, and what a button types.
    fn button(&self, dice: &mut Dice, people: &[PersonId]) -> Option<(PersonId, String)> {
        people.iter().find_map(|id| {
            let buttons = self.states.get(id)?;
            let fits = buttons.hand.iter().filter(|card| card.fits == Some(true)).chain(&buttons.actions);
            let typed: Vec<String> = fits.map(|button| button.typed.clone()).collect();
            Some((*id, dice.pick(&typed)?.clone()))
        })
    }
}

/// Three people at a table of four, whose fourth seat is a computer player's.
fn three(name: &str) -> (House, [PersonId; 3]) {
    let mut house = House::new(name);
    let anna = house.add("Anna", "de", "");
    assert!(house.ask(anna, "neu uno 4").contains("4 Plätzen"));
    let code = house.code();
    let ben = house.add("Ben", "en", &code);
    let eino = house.add("Eino", "fi", "");
    assert!(house.ask(eino, &format!("liity {}", code.to_uppercase())).contains("Anna"));
    assert!(house.last(anna).contains("Eino"));
    (house, [anna, ben, eino])
}

#[test]
fn people_of_three_languages_play_at_one_table() {
    let (mut house, [anna, ben, eino]) = three("play");
    assert!(house.ask(ben, "start").contains("Anna"), "only the owner begins");
    house.ask(anna, "start");
    for (id, word) in [(anna, "dran"), (ben, "turn"), (eino, "uoro")] {
        assert!(house.last(id).contains(word), "{}", house.last(id));
    }
    let mut dice = Dice::new(5, 5);
    for _ in 0..60 {
        house.press(&mut dice, &[anna, ben, eino]);
    }
    house.check_numbers();
    let told = house.heard.values().map(Vec::len).min();
    assert!(told > Some(60), "{told:?}");
    let table = house.table();
    let record = fs::read_to_string(table.record(table.records)).expect("the record");
    let written = table.network_table.as_ref().expect("a game").table().written();
    assert!(record.ends_with(&format!("{}\n", written.iter().last().expect("a move"))), "what was told is written");
}

#[test]
fn what_is_said_is_heard_where_it_is_to_be_heard() {
    let (mut house, [anna, ben, eino]) = three("talk");
    let greta = house.add("Ludmilla", "de", "");
    house.ask(ben, "say hello all");
    assert_eq!((house.last(anna), house.last(eino)), ("Ben: hello all", "Ben: hello all"));
    assert!(!house.last(greta).contains("hello"));
    house.ask(anna, "flüster ben psst");
    assert_eq!(house.last(ben), "Anna to you: psst");
    assert_eq!(house.last(eino), "Ben: hello all");
    house.ask(eino, "vaienna Ben");
    house.ask(ben, "say again and again");
    assert!(!house.last(eino).contains("again and again"));
    assert!(house.last(anna).contains("again and again"));
    assert!(house.ask(anna, "flüster Niemand hallo").contains("Niemand"));
    house.ask(anna, "start");
    assert!(!house.ask(ben, "say uno").contains("Ben: uno"), "that is a call");
    house.ask(eino, "sano hei kaikille");
    assert_eq!(house.last(anna), "Eino: hei kaikille");
    assert!(!house.ask(eino, "sano uno").contains("Eino: uno"), "so is that");
    house.ask(anna, "sag hallo zusammen");
    assert_eq!(house.last(eino), "Anna: hallo zusammen");
    assert!(!house.ask(anna, "sag uno").contains("Anna: uno"), "and that");
    assert_eq!(house.ask(ben, "'uno"), "Ben: uno");
    assert!(house.ask(ben, "who").starts_with("Here: Anna"));
    assert!(!house.ask(ben, "who is next").starts_with("Here"), "that is a question");
    assert!(!house.ask(ben, "list my cards").contains("table"), "so is that");
    assert!(!house.ask(ben, "open").contains("table"), "and that");
    assert!(!house.ask(eino, "heitä punainen 5").contains("ei ole ketään"), "that is a move");
}

#[test]
fn who_comes_back_gets_what_was_missed_once_and_one_sentence() {
    let (mut house, [anna, ben, eino]) = three("back");
    house.ask(anna, "start");
    house.lose(eino);
    assert!(house.last(anna).contains("Eino"));
    house.ask(anna, "sprich bis gleich");
    house.wait(150);
    assert!(house.heard[&ben].iter().any(|(_, text)| text.contains("plays for Eino")), "{:?}", house.heard[&ben]);
    let told = house.resume(eino);
    assert_eq!(told.iter().filter(|text| text.contains("bis gleich")).count(), 1, "{told:?}");
    assert!(told.iter().any(|text| text.contains("2 minuuttia")), "{told:?}");
    assert!(told.last().is_some_and(|text| text.contains("uoro")), "{told:?}");
    house.check_numbers();
    assert!(house.heard[&anna].iter().any(|(_, text)| text.contains("Eino ist wieder da")));
}

#[test]
fn a_killed_host_resumes_without_losing_lines() {
    let (mut house, people) = three("killed");
    house.ask(people[0], "start");
    let mut dice = Dice::new(9, 9);
    for round in 0..8 {
        for _ in 0..5 {
            house.press(&mut dice, &people);
        }
        let before = house.table();
        let written = before.network_table.as_ref().expect("a game").table().written().clone();
        // Nothing is saved at the end: the program is gone, and another one begins.
        house.lobby = lobby(&house.folder, 100 + round, house.now);
        let table = house.table();
        assert_eq!(table.network_table.as_ref().expect("the game").table().written(), &written, "no move is lost");
        for id in people {
            let told = house.resume(id);
            assert!(!told.is_empty());
        }
        house.check_numbers();
    }
    let lines = |id: &PersonId| {
        house.heard[id].iter().filter(|(_, text)| text.contains("Anna") || text.contains("Ben")).count()
    };
    assert!(people.iter().all(|id| lines(id) > 5));
}

#[test]
fn a_repeated_line_is_carried_out_once() {
    let (mut house, [_, ben, _]) = three("again");
    house.lobby.type_line(ben, "say once", Some(7), house.now);
    house.drain();
    let before = house.heard[&ben].len();
    house.lobby.type_line(ben, "say once", Some(7), house.now);
    assert_eq!(
        std::mem::take(&mut house.lobby.out),
        vec![(ben, ServerMessage::Update(Update { answers: Some(7), ..Update::default() }))]
    );
    assert_eq!(house.heard[&ben].len(), before);
}

#[test]
fn what_can_be_done_comes_with_what_has_happened() {
    let mut house = House::new("at-once");
    let (anna, code) = house.open("Anna", "new uno 2");
    let ben = house.add("Ben", "de", &code);
    house.ask(anna, "start");
    let (mut dice, mut states) = (Dice::new(5, 5), 0);
    for number in 1..30 {
        let (who, typed) = house.button(&mut dice, &[anna, ben]).expect("somebody can do something");
        house.lobby.type_line(who, &typed, Some(number), house.now);
        let out = std::mem::take(&mut house.lobby.out);
        for id in [anna, ben] {
            let news = out.iter().filter(|(to, _)| *to == id).map(|(_, out)| match out {
                ServerMessage::Update(news) => news,
                _ => panic!("nothing else is sent: {out:?}"),
            });
            let [Update { told, answers, state }] = news.collect::<Vec<_>>()[..] else {
                // Only who types is asked for a colour.
                assert!(id != who && !out.iter().any(|(to, _)| *to == id), "at once: {out:?}");
                continue;
            };
            assert!(!told.is_empty() && answers.is_some() == (id == who), "{typed}: {out:?}");
            states += usize::from(state.is_some());
            house.states.extend(state.clone().map(|state| (id, state.buttons)));
        }
    }
    assert!(states > 30, "{states}");
}

#[test]
fn who_watches_hears_all_and_is_asked_nothing() {
    let mut house = House::new("watch");
    let (anna, code) = house.open("Anna", "new uno 2");
    let ben = house.add("Ben", "en", &code);
    let greta = house.add("Greta", "en", "");
    assert!(house.ask(greta, &format!("watch {code}")).contains("You are watching"));
    let before = house.heard[&greta].len();
    house.ask(anna, "start");
    let heard = |house: &House| house.heard[&greta].iter().map(|(_, text)| text.clone()).collect::<Vec<_>>();
    assert!(house.heard[&greta].len() > before + 1, "the deal and the turn: {:?}", heard(&house));
    let mut dice = Dice::new(4, 4);
    let is_over = |house: &House| {
        house.lobby.tables.values().any(|of| of.network_table.as_ref().is_some_and(|table| table.table().is_over()))
    };
    let mut moves = 0;
    while !is_over(&house) && house.press(&mut dice, &[anna, ben]) {
        moves += 1;
        assert_eq!(house.states[&greta].actions, [], "nothing can be pressed");
        if moves == 40 {
            house.lobby = lobby(&house.folder, 100, house.now);
            for id in [anna, ben, greta] {
                house.resume(id);
            }
            assert!(house.ask(greta, "tables").contains("Anna"), "the place is still there");
            house.check_numbers();
        }
    }
    assert!(is_over(&house), "{moves} moves");
    for id in [anna, ben] {
        let last = house.last(id);
        assert!(last.contains("same game again") && !last.contains("new"), "{last}");
    }
    assert!(house.last(greta).contains("The players can"), "{}", house.last(greta));
    assert!(!heard(&house).iter().any(|line| line.contains("Press Enter")), "{:?}", heard(&house));
    for typed in ["", "yes"] {
        house.ask(greta, typed);
        assert!(is_over(&house), "it is not for who watches to begin");
    }
    for typed in ["no", "hand", "turn"] {
        house.ask(ben, typed);
        assert!(is_over(&house), "{typed} begins nothing");
    }
    house.ask(ben, "yes");
    assert!(!is_over(&house));
}

#[test]
fn the_files_of_the_host_are_its_own_business() {
    let (mut house, [anna, ben, _]) = three("files");
    house.ask(anna, "start");
    let settings = house.ask(ben, "settings");
    assert!(settings.contains("Seed") && !settings.contains("files"), "{settings}");
    assert!(house.ask(ben, "rules save ours").contains("over the network"));
    let greta = house.add("Greta", "en", "");
    let code = house.code();
    house.ask(greta, &format!("watch {code}"));
    assert!(!house.ask(greta, "settings").contains("files"));
    // The folder is gone, so nothing can be written.
    fs::remove_dir_all(&house.folder).expect("it is there");
    let mut dice = Dice::new(3, 3);
    for _ in 0..10 {
        for id in [anna, ben] {
            if let Some(typed) = house.states.get(&id).and_then(|state| dice.pick(&state.actions).cloned()) {
                house.lobby.type_line(id, &typed.typed, None, house.now);
                std::mem::take(&mut house.lobby.failures);
                let told = format!("{:?}", std::mem::take(&mut house.lobby.out));
                assert!(!told.contains("-lobby-files"), "{told}");
            }
        }
    }
}

#[test]
fn tables_change_hands_and_seats() {
    let (mut house, [anna, ben, eino]) = three("seats");
    house.ask(anna, "start");
    assert!(house.ask(ben, "kick Eino").contains("Anna"));
    assert!(house.ask(anna, "hinauswerfen Eino").contains("Eino wurde vom Tisch weggeschickt."));
    let heard = |told: &str| house.heard[&ben].iter().any(|(_, text)| text == told);
    assert!(heard("Eino was removed from the table.") && !heard("Eino leaves the table."));
    assert!(house.last(eino).contains("Anna"));
    assert!(house.ask(eino, "käsi").contains("pöydässä") || !house.last(eino).is_empty());
    let code = house.code();
    for way in ["liity", "katso"] {
        assert!(house.ask(eino, &format!("{way} {code}")).contains("kutsuu"), "who was sent away stays away");
    }
    house.ask(anna, "einladen Eino");
    assert!(house.ask(eino, &format!("katso {code}")).contains("Anna"));
    assert!(house.states[&eino].hand.is_empty());
    house.ask(anna, "verlassen");
    assert!(house.texts(ben).contains(&"You own the table now."));
    house.ask(ben, "leave");
    assert_eq!(house.lobby.tables.len(), 1, "the game can go on");
    assert!(house.ask(eino, "ketkä").contains("Eino"));
}

#[test]
fn only_names_that_fit_come_in_and_the_banned_do_not() {
    let (mut house, [anna, ben, _]) = three("names");
    let refused = |house: &mut House, name: &str, lang: &str| {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), ..Hello::default() };
        house.lobby.log_in(&hello, house.now).expect_err("it is refused").said
    };
    assert!(refused(&mut house, "anna", "fi").contains("anna"));
    assert!(refused(&mut house, "draw", "de").contains("bedeutet"));
    assert!(refused(&mut house, "x\u{1B}[2Jy z", "en").contains("letters"));
    assert_eq!(house.lobby.ban("BEN", true).as_deref(), Some("Ben"));
    house.drain();
    assert!(house.texts(anna).contains(&"Ben wurde vom Tisch weggeschickt."));
    let hello = Hello { token: house.tokens[&ben].clone(), ..Hello::default() };
    assert!(house.lobby.log_in(&hello, house.now).is_err());
    house.lobby.ban("Ben", false);
    assert_eq!(house.lobby.log_in(&hello, house.now), Ok(ben));
    assert!(house.lobby.log_in(&Hello::default(), house.now).is_err(), "no token is nobody's");
}

#[test]
fn who_comes_back_with_the_words_of_a_table_sits_down_there() {
    let mut house = House::new("code");
    let (_, code) = house.open("Anna", "new uno 3");
    let ben = house.add("Ben", "en", "");
    let hello = Hello { token: house.tokens[&ben].clone(), code: code.clone(), after: 2, ..Hello::default() };
    assert_eq!(house.lobby.log_in(&hello, house.now), Ok(ben));
    house.drain();
    let sits = house.heard[&ben].iter().any(|(_, text)| text.starts_with("You are at a table"));
    assert!(sits, "{:?}", house.heard[&ben]);
    // Who sits there already is not told that this cannot be.
    let before = house.heard[&ben].len();
    assert_eq!(house.lobby.log_in(&Hello { after: u64::MAX, ..hello }, house.now), Ok(ben));
    house.drain();
    assert_eq!(house.heard[&ben].len(), before);
}

#[test]
fn who_leaves_the_lobby_is_told_so_and_gives_the_name_back() {
    let (mut house, [anna, ben, _]) = three("bye");
    house.ask(anna, "ignoriere Ben");
    assert!(house.ask(ben, "quit").contains("You have left the table"));
    house.lobby.type_line(ben, "quit", Some(9), house.now);
    let out = std::mem::take(&mut house.lobby.out);
    assert!(
        matches!(&out[..], [(id, ServerMessage::Bye(said, false))] if *id == ben && said.contains("Goodbye")),
        "{out:?}"
    );
    house.add("Ben", "en", "");
    let hello = Hello { token: house.tokens[&ben].clone(), name: "Ben".to_owned(), ..Hello::default() };
    assert!(house.lobby.log_in(&hello, house.now).is_err(), "the secret of before is nobody's");
    assert!(house.lobby.people[&anna].saved.ignored.is_empty(), "whoever comes next is heard");
}

#[test]
fn help_tells_the_words_of_the_lobby_too() {
    let mut house = House::new("help");
    let anna = house.add("Anna", "en", "");
    let help = house.ask(anna, "help");
    assert!(help.contains("invite") && help.contains("join") && help.contains("language"), "{help}");
    assert!(!help.contains("resume") && !help.contains("learn"), "nothing that works elsewhere alone: {help}");
    house.ask(anna, "new uno 2");
    house.ask(anna, "start");
    for help in ["help", "help all"].map(|typed| house.ask(anna, typed)) {
        assert!(help.contains("settings") && help.contains("repeat"), "{help}");
        assert!(["resume", "replay", "host"].iter().all(|other| !help.contains(other)), "{help}");
    }
    assert!(!house.ask(anna, "help all").contains("bans"), "there are none in UNO");
    assert!(house.ask(anna, "help learn").contains("over the network"));
    assert!(house.ask(anna, "host").contains("not over the network"));
    house.ask(anna, "leave");
    assert!(house.ask(anna, "help invite").contains("Invites somebody"));
    assert!(house.ask(anna, "quit now please").len() > 3);
    assert!(house.ask(anna, "log /tmp/x").contains("over the network"));
    assert!(house.ask(anna, "pace step").contains("over the network"), "moves are told when they happen");
    assert!(house.ask(anna, "nonsense").contains("nonsense"));
    house.ask(anna, "language de");
    assert!(house.ask(anna, "setzen nein nein nein").contains("Einen solchen Tisch gibt es nicht."));
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.now += Duration::from_secs(3);
    assert!(house.resume(anna).concat().contains("wieder da"), "the language is kept");
}

#[test]
fn every_game_can_be_played_there() {
    let mut house = House::new("games");
    let anna = house.add("Anna", "en", "");
    let ben = house.add("Ben", "de", "");
    let games: Vec<String> = Library::built_in().ids();
    assert!(games.len() > 8, "{games:?}");
    for game in games {
        let mut opened = house.ask(anna, &format!("new {game} 2"));
        if house.lobby.tables.is_empty() {
            opened = house.ask(anna, &format!("new {game}"));
        }
        let code = house.code();
        house.ask(ben, &format!("setzen {code}"));
        house.ask(anna, "start");
        let table = house.lobby.tables.values().next().unwrap_or_else(|| panic!("{game}: {opened}"));
        assert!(table.network_table.is_some(), "{game}");
        let mut dice = Dice::new(3, 3);
        for _ in 0..10 {
            house.press(&mut dice, &[anna, ben]);
        }
        house.ask(anna, "leave");
        house.ask(ben, "verlassen");
        for table in house.lobby.tables.keys().copied().collect::<Vec<_>>() {
            assert!(house.lobby.tables[&table].is_playing(), "{game}");
            house.lobby.close_table(table, true);
        }
    }
}
