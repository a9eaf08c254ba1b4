//! The shuffle that the server and the clients make together.

use super::*;
use crate::net::shuffle::GivenNonce;
use crate::record::{Hex, Record};

/// Anna and Ben at a table of two, both with clients that add parts.
fn two(name: &str) -> (House, [PersonId; 2]) {
    let mut house = House::new(name);
    let comes = |house: &mut House, name: &str, code: &str| {
        let hello = Hello {
            name: name.to_owned(),
            lang: "en".to_owned(),
            code: code.to_owned(),
            shuffles: true,
            ..Hello::default()
        };
        let id = house.lobby.log_in(&hello, house.now).expect("a name that fits");
        house.drain();
        id
    };
    let anna = comes(&mut house, "Anna", "");
    house.ask(anna, "new uno 2");
    let code = house.code();
    let ben = comes(&mut house, "Ben", &code);
    (house, [anna, ben])
}

/// Somebody's client gives a part for what it was asked last.
fn gives(house: &mut House, id: PersonId, byte: u8) {
    let told = house.shuffles[&id].last().expect("it was asked").clone();
    assert!(told.wants_nonce, "a part is asked for");
    house.lobby.add_nonce(id, &GivenNonce { table: told.table, game: told.game, nonce: Hex([byte; 32]) });
    house.drain();
}

/// The record of the game, as it lies on the disk.
fn record(house: &House) -> Record {
    let of = house.table();
    Record::read(&fs::read_to_string(of.record(of.records)).expect("the file")).expect("a record")
}

#[test]
fn the_record_has_all_nonces_and_the_secret_only_at_the_end() {
    let (mut house, people) = two("shuffle-whole");
    let [anna, ben] = people;
    house.ask(anna, "start");
    assert!(!house.plays(), "the parts are waited for");
    gives(&mut house, anna, 11);
    assert!(!house.plays());
    // A second part, one of another game, and one of somebody else's table count for nothing.
    let told = house.shuffles[&anna].last().expect("it was asked").clone();
    for (table, game) in [(told.table, told.game), (told.table, told.game + 1), (told.table + 1, told.game)] {
        house.lobby.add_nonce(anna, &GivenNonce { table, game, nonce: Hex([99; 32]) });
    }
    assert!(house.ask(ben, "shuffle").contains("being shuffled"));
    gives(&mut house, ben, 12);
    assert!(house.plays());
    let shuffle = record(&house).head.shuffle.expect("a shuffle");
    assert_eq!(shuffle.parts(), [(crate::engine::Seat(0), Hex([11; 32])), (crate::engine::Seat(1), Hex([12; 32]))]);
    assert_eq!((shuffle.secret.commitment(), shuffle.seed()), (told.commitment, record(&house).head.seed));
    assert!(house.ask(ben, "shuffle").contains("the server, Anna and Ben"));
    assert!(house.ask(ben, "record").contains("when the game is over"));
    assert!(house.record.is_empty());
    let hidden = [shuffle.secret.to_string(), shuffle.seed().to_string(), Hex([11; 32]).to_string()];
    let holds = |house: &House, secret: &String| house.sent.iter().any(|(_, frame)| frame.contains(secret));
    let mut dice = Dice::new(4, 4);
    for _ in 0..5_000 {
        for typed in ["settings", "shuffle whole", "record", "export x", "replay"] {
            house.ask(ben, typed);
        }
        let before = house.sent.len();
        assert!(house.press(&mut dice, &people), "somebody can do something");
        if !house.plays() {
            house.sent.truncate(before);
            break;
        }
    }
    assert!(!house.plays(), "the game ends");
    for secret in &hidden {
        assert!(!holds(&house, secret), "it is told before the end: {secret}");
    }
    for id in people {
        let revealed = house.shuffles[&id].last().and_then(|told| told.revealed.clone()).expect("the secret");
        assert_eq!((revealed.secret, revealed.has_right_seed()), (shuffle.secret, true));
        assert_eq!(revealed.nonces.values().copied().collect::<Vec<_>>(), [Hex([11; 32]), Hex([12; 32])]);
    }
    house.ask(ben, "record");
    let given = Record::read(&house.record).expect("a record");
    assert_eq!(given.head.shuffle.map(|given| given.seed()), Some(shuffle.seed()));
    assert!(house.checks > 0);
}

#[test]
fn who_does_not_answer_is_passed_by_and_so_is_who_is_gone() {
    let (mut house, [anna, ben]) = two("shuffle-silent");
    house.ask(anna, "start");
    gives(&mut house, anna, 11);
    house.wait(1);
    assert!(!house.plays());
    house.wait(1);
    assert!(house.plays(), "nobody is held up");
    assert_eq!(record(&house).head.shuffle.expect("a shuffle").parts().len(), 1);
    house.play_to_the_end(&[anna, ben]);
    house.ask(anna, "");
    gives(&mut house, anna, 13);
    assert!(!house.plays());
    house.lose(ben);
    assert!(house.plays(), "nobody waits for who is gone");
}

#[test]
fn a_host_killed_before_the_deal_keeps_its_secret() {
    let (mut house, [anna, ben]) = two("shuffle-killed");
    house.ask(anna, "start");
    gives(&mut house, anna, 11);
    let promised = house.shuffles[&ben].last().expect("it was told").commitment;
    house.lobby = lobby(&house.folder, 77, house.now);
    for id in [anna, ben] {
        let hello = Hello { token: house.tokens[&id].clone(), after: 100, shuffles: true, ..Hello::default() };
        assert_eq!(house.lobby.log_in(&hello, house.now), Ok(id));
        house.drain();
        assert_eq!(house.shuffles[&id].last().map(|told| told.commitment), Some(promised));
    }
    assert!(!house.plays());
    gives(&mut house, ben, 12);
    let shuffle = record(&house).head.shuffle.expect("a shuffle");
    assert_eq!((shuffle.secret.commitment(), shuffle.parts().len()), (promised, 2));
    // Behind another kill the game that was dealt is not dealt anew.
    house.lobby = lobby(&house.folder, 78, house.now);
    assert!(house.plays());
    assert_eq!(record(&house).head.shuffle, Some(shuffle));
}
