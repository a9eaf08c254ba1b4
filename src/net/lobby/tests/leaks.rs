//! What goes to somebody does not hang on what cannot be known there: the cards that a viewer cannot see are dealt
//! anew, everybody does the same, and every frame is compared, with its place among all others.

use super::*;
use crate::engine::{Game, Seat, Setup, Viewer};
use crate::games::shedding::engine::{Move, SheddingGame};
use crate::games::shedding::rules::Rules;
use crate::net::shuffle::GivenNonce;
use crate::record::Hex;
use crate::session::RemoteParticipant;

/// How many positions of each game are looked at by each viewer.
const POSITIONS: usize = 5;

/// How many moves lie between two of them.
const MOVES: usize = 4;

/// What is asked and tried that changes nothing at the table, in English, which is understood everywhere, and in three
/// languages.
const ASKED: [&str; 24] = [
    "hand",
    "counts",
    "tip",
    "can",
    "top",
    "scores",
    "order",
    "settings",
    "news",
    "pending",
    "last 20",
    "why 1",
    "what",
    "zählung",
    "määrät",
    "shuffle",
    "shuffle whole",
    "record",
    "who",
    "tables",
    "code",
    "export x",
    "replay",
    "play red 99",
];

/// Anna and Ben by doors that add a part, Eino by one that keeps nothing, and Greta, who watches; the game is dealt.
struct Four {
    house: House,
    people: [PersonId; 4],
    loaded: Loaded,
}

impl Four {
    fn at(game: &str, name: &str) -> Self {
        let mut house = House::new(&format!("leaks-{game}-{name}"));
        let people = [("Anna", "de", true), ("Ben", "en", true), ("Eino", "fi", false), ("Greta", "en", true)];
        let people = people.map(|(name, lang, shuffles)| {
            let (name, lang) = (name.to_owned(), lang.to_owned());
            let hello = Hello { name, lang, shuffles, forgets: !shuffles, ..Hello::default() };
            let id = house.lobby.log_in(&hello, house.now).expect("a name that fits");
            house.drain();
            id
        });
        house.ask(people[0], &format!("new {game} 3"));
        let code = house.code();
        for (id, word) in people[1..].iter().zip(["join", "join", "watch"]) {
            house.ask(*id, &format!("{word} {code}"));
        }
        house.ask(people[0], "start");
        for (id, byte) in people.into_iter().zip([1, 2]) {
            let told = house.shuffles[&id].last().expect("a shuffle").clone();
            house.lobby.add_nonce(id, &GivenNonce { table: told.table, game: told.game, nonce: Hex([byte; 32]) });
        }
        house.drain();
        let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
        Four { house, people, loaded }
    }

    /// Lets the game at the table stand so.
    fn lays_out(&mut self, game: SheddingGame) {
        let Lobby { people, voices, tables, .. } = &mut self.house.lobby;
        let [anna, ben, eino, greta] = self.people;
        let seats = [anna, ben, eino];
        let names = seats.map(|id| people[&id].saved.name.clone()).to_vec();
        let guests: Vec<&RemoteParticipant> = seats.iter().map(|id| &people[id].participant).collect();
        let mut network_table = NetworkTable::laid_out(game, &self.loaded, names, &guests, voices);
        for (seat, id) in (0..).map(Seat).zip(seats) {
            let person = people.get_mut(&id).expect("somebody who is known");
            network_table.seat_person(seat, &person.saved.name, &mut person.participant, voices);
        }
        network_table.add_onlooker(&mut people.get_mut(&greta).expect("somebody who is known").participant, voices);
        tables.values_mut().next().expect("a table").network_table = Some(network_table);
    }

    /// All that goes to somebody of a game that stands so, while everybody asks, goes and comes back.
    fn sent_to(&mut self, viewer: PersonId, game: SheddingGame) -> Vec<String> {
        self.lays_out(game);
        self.house.sent.clear();
        let table = self.house.lobby.table_of(viewer);
        let others = self.people.into_iter().filter(|other| *other != viewer);
        self.house.lobby.send_updates(table);
        self.go_ahead();
        for typed in ASKED {
            self.house.ask(viewer, typed);
            self.go_ahead();
        }
        for other in others {
            for typed in ["hand", "tip", "shuffle whole", "record", "say hello", "play red 99"] {
                self.house.ask(other, typed);
                self.go_ahead();
            }
            self.goes_and_comes_back(other, viewer);
        }
        let first = self.people[0];
        self.goes_and_comes_back(viewer, if viewer == first { self.people[1] } else { first });
        let sent = self.house.sent.iter();
        sent.filter(|(id, _)| [viewer, PersonId::MAX].contains(id)).map(|(_, frame)| frame.clone()).collect()
    }

    /// Something else happens; what is sent of it stands behind this.
    fn go_ahead(&mut self) {
        self.house.drain();
        self.house.sent.push((PersonId::MAX, String::new()));
    }

    fn goes_and_comes_back(&mut self, id: PersonId, meanwhile: PersonId) {
        self.house.lobby.disconnect(id, DisconnectReason::Lost, self.house.now);
        self.go_ahead();
        self.house.ask(meanwhile, "say meanwhile");
        self.house.now += Duration::from_secs(7);
        self.house.lobby.tick(self.house.now);
        self.go_ahead();
        let (shuffles, after) = (id != self.people[2], self.house.heard[&id].last().map_or(0, |(number, _)| *number));
        let token = self.house.tokens[&id].clone();
        let hello = Hello { token, after, shuffles, forgets: !shuffles, ..Hello::default() };
        assert_eq!(self.house.lobby.log_in(&hello, self.house.now), Ok(id));
        self.go_ahead();
    }
}

/// A game and how it stands, again and again, up to somewhere in its middle.
fn positions(rules: &Arc<Rules>, seed: u64) -> Vec<SheddingGame> {
    let mut game = SheddingGame::begin(rules, Setup::new(3), seed);
    let mut dice = Dice::new(seed, 9);
    game.apply(Seat(2), Move::Deal).expect("the deal");
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        positions.push(game.clone());
        for _ in 0..MOVES {
            let Some(turn) = game.to_act() else { return positions };
            let wanted = *dice.pick(&game.view_of(turn).legal_moves()).expect("a move");
            game.apply(turn, wanted).expect("a legal move");
        }
    }
    positions
}

#[test]
fn nothing_that_goes_over_the_line_hangs_on_hidden_cards() {
    let viewers = [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat))).into_iter().chain([Viewer::Onlooker]);
    let mut compared = 0;
    for (game, seed) in [("uno", 1), ("mau-mau", 2)] {
        for (at, viewer) in viewers.clone().enumerate() {
            let mut tables = ["one", "other"].map(|name| Four::at(game, &format!("{at}-{name}")));
            let (id, mut dice) = (tables[0].people[at], Dice::new(seed, 3));
            let rules = Arc::clone(tables[0].loaded.rules.shed().expect("a shedding game"));
            for position in positions(&rules, seed) {
                let anew = position.view(viewer).determinize(&mut dice);
                let [one, other] = &mut tables;
                let sent = [one.sent_to(id, position), other.sent_to(id, anew)];
                assert!(sent[0] == sent[1], "{game} {viewer:?}: {}", difference(&sent));
                let all = sent[0].concat();
                for frame in ["{\"told\":", "{\"state\":", "{\"welcome\":", "{\"shuffle\":"] {
                    assert!(all.contains(frame), "{game} {viewer:?}: {frame} is among them");
                }
                assert!(
                    !all.contains("revealed") && !all.contains("\"record\":"),
                    "{game} {viewer:?}: it is not over"
                );
                compared += sent[0].len();
            }
        }
    }
    assert!(compared > 3_000, "{compared}");
}

#[test]
fn what_somebody_can_know_makes_a_difference() {
    let mut tables = ["known-one", "known-other"].map(|name| Four::at("uno", name));
    let rules = Arc::clone(tables[0].loaded.rules.shed().expect("a shedding game"));
    let position = positions(&rules, 1).remove(0);
    let (id, mut dice) = (tables[0].people[0], Dice::new(1, 3));
    let anew = position.view(Viewer::Seat(Seat(1))).determinize(&mut dice);
    let [one, other] = &mut tables;
    assert_ne!(one.sent_to(id, position), other.sent_to(id, anew), "another hand of one's own");
}

/// Where two lists differ first.
fn difference(sent: &[Vec<String>; 2]) -> String {
    let differ = sent[0].iter().zip(&sent[1]).find(|(one, other)| one != other);
    differ.map_or_else(|| "one is longer".to_owned(), |(one, other)| format!("{one}\nand {other}"))
}
