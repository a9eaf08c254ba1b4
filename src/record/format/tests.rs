//! What a record holds comes back from its text, and what is wrong with a text is told with its line.

use super::*;
use crate::games::shedding::engine::SheddingGame;
use crate::record::{Hex, Nonce};
use crate::rules::{Calls, Library, Referee};

fn part(byte: u8) -> Nonce {
    Hex([byte; 32])
}

fn player(name: &str, level: Option<&str>) -> RecordedPlayer {
    RecordedPlayer { name: name.to_owned(), level: level.map(str::to_owned) }
}

/// A head of two people and a computer player between them, who shuffle with these parts if they do.
fn head(options: usize, parts: Option<&[u8]>, dealer: Option<Seat>, origin: Option<Origin>) -> Head {
    let shuffle = parts.map(|parts| {
        let mut shuffle = FairShuffle::new(part(7));
        for seat in parts {
            shuffle.add(Seat(*seat), part(*seat + 1));
        }
        shuffle
    });
    Head {
        game: "uno".to_owned(),
        rules: 0xab,
        options: (0..options).map(|number| (format!("option-{number}"), number.to_string())).collect(),
        seed: shuffle.as_ref().map_or(42, FairShuffle::seed),
        shuffle,
        setup: Setup { dealer, ..Setup::new(3) },
        origin,
        players: vec![player("Sam", None), player("Anna", Some("hard")), player("", None)],
    }
}

/// Heads with all that may be in one, and without.
fn heads() -> Vec<Head> {
    let mut heads = Vec::new();
    for options in [0, 2] {
        for parts in [None, Some([].as_slice()), Some(&[0, 2])] {
            for dealer in [None, Some(Seat(2))] {
                for origin in [None, Some(Origin::new("tuesday", 2, 9))] {
                    heads.push(head(options, parts, dealer, origin));
                }
            }
        }
    }
    heads
}

#[test]
fn a_head_survives_writing_and_reading() {
    for head in heads() {
        let text = head.write();
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
        assert_eq!(record.head, head, "{text}");
        for (index, begins) in ["seat 1: Sam", "seat 2: Anna, computer, hard", "seat 3:"].into_iter().enumerate() {
            assert_eq!(text.lines().nth(head.seat_line(index) - 1), Some(begins), "{text}");
        }
        let has_more = head.origin.is_some() || head.shuffle.is_some();
        assert_eq!(text.starts_with("sixdot record: 2\n"), has_more, "{text}");
        assert_eq!(record.begun(), Err(expected(text.lines().count() + 1, "deal")), "{text}");
        assert!(record.is_empty() && record.torn.is_none(), "{text}");
    }
}

#[test]
fn how_a_table_plays_is_read_as_it_was_written() {
    for referee in [Referee::Kind, Referee::Strict] {
        for calls in [Calls::Typed, Calls::Automatic] {
            let plain = head(0, None, None, None);
            let head = Head { setup: Setup { referee, calls, ..plain.setup }, ..plain };
            assert_eq!(Record::read(&head.write()).map(|record| record.head), Ok(head));
        }
    }
}

#[test]
fn people_are_those_without_a_level() {
    assert_eq!(head(0, None, None, None).people().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}

fn expected(line: usize, key: &'static str) -> RecordFault {
    RecordFault { line, kind: RecordFaultKind::Expected { key } }
}

#[test]
fn what_is_wrong_with_a_head_is_told_with_its_line() {
    let good = head(1, Some(&[0, 2]), Some(Seat(2)), Some(Origin::new("tuesday", 2, 9))).write();
    let fault = |begins: &str, instead: &str| {
        let line = good.lines().position(|line| line.starts_with(begins)).expect("such a line") + 1;
        let changed = |(index, old): (usize, &str)| format!("{}\n", if index + 1 == line { instead } else { old });
        let text: String = good.lines().enumerate().map(changed).collect();
        (Record::read(&text).expect_err(&text), line)
    };
    let digits = part(1).to_string();
    for (begins, instead, key) in [
        ("game", "games: uno", "game"),
        ("rules", "rules: xyz", "rules"),
        ("option", "option: one", "option"),
        ("seed", "seed: -1", "seed"),
        ("shuffle", "shuffle: 00", "shuffle"),
        ("referee", "referee: nice", "referee"),
        ("calls", "calls: loud", "calls"),
        ("dealer", "dealer: me", "dealer"),
        // Nobody sits there.
        ("dealer", "dealer: 4", "dealer"),
        ("parent", "parent: tuesday", "parent"),
        ("part 1", "part 1: 01", "part"),
        ("part 1", &format!("part: {digits}"), "part"),
        // Each seat once, in their order.
        ("part 3", &format!("part 1: {digits}"), "part"),
        ("moves", "move:", "moves"),
    ] {
        let (fault, line) = fault(begins, instead);
        assert_eq!(fault, expected(line, key), "{instead}");
    }
    let shuffle = good.lines().position(|line| line.starts_with("shuffle")).expect("a shuffle") + 1;
    let (other_seed, _) = fault("seed", "seed: 1");
    assert_eq!(other_seed, RecordFault { line: shuffle, kind: RecordFaultKind::OtherSeed });
    let version = |version: &str| RecordFaultKind::Version { version: version.to_owned() };
    for other in ["0", "3", "02"] {
        let (fault, line) = fault("sixdot", &format!("sixdot record: {other}"));
        assert_eq!(fault, RecordFault { line, kind: version(other) });
    }
    let (chance, line) = fault("chance", "chance: 9");
    assert_eq!(chance, RecordFault { line, kind: version("9") });
    // The first version has neither shuffle nor parent.
    let (first, _) = fault("sixdot", "sixdot record: 1");
    assert_eq!(first, expected(shuffle, "referee"));
    for nothing in ["", "\n", "Dear diary,\n"] {
        let fault = Record::read(nothing).expect_err("no record");
        assert_eq!(fault, RecordFault { line: 1, kind: RecordFaultKind::NotARecord }, "{nothing:?}");
    }
}

#[test]
fn a_part_of_a_seat_that_there_is_not_is_told_with_its_line() {
    let text = head(0, Some(&[0, 2]), None, None).write();
    let without =
        |begins: &str| text.split_inclusive('\n').filter(|line| !line.starts_with(begins)).collect::<String>();
    let line = text.lines().position(|line| line.starts_with("part 3")).expect("a part") + 1;
    assert_eq!(Record::read(&without("seat 3")), Err(expected(line, "part")));
    let nobody = without("seat");
    assert_eq!(Record::read(&nobody), Err(expected(nobody.lines().count(), "seat")));
}

/// A record with these lines behind its head.
fn record(moves: &str) -> Record {
    Record::read(&format!("{}{moves}", head(0, None, None, None).write())).expect("a record")
}

#[test]
fn an_incomplete_last_line_is_dropped() {
    let begins = head(0, None, None, None).write().lines().count();
    let torn = record("1 deal\n\n  \n1 dra");
    assert_eq!((torn.len(), torn.is_empty(), torn.torn), (1, false, Some(begins + 4)));
    assert_eq!(torn.begun(), Ok(()));
    let whole = record("1 deal\n\n1 dance\n");
    assert_eq!((whole.len(), whole.torn), (2, None));
    let rules = Library::built_in()
        .load("uno", &[])
        .expect("a built-in game")
        .rules
        .shed()
        .cloned()
        .expect("a shedding game");
    let fault = whole.entries::<SheddingGame>(&rules).expect_err("nobody dances");
    assert_eq!(fault.line, begins + 3);
    let entries = record("1 deal\n\n 2 undo \n").entries::<SheddingGame>(&rules).expect("moves");
    let deal = (begins + 1, Entry::Move(Seat(0), crate::games::shedding::engine::Move::Deal));
    assert_eq!(entries, [deal, (begins + 3, Entry::TakenBack(Seat(1)))]);
    let written: String = entries.into_iter().map(|(_, entry)| entry.write::<SheddingGame>(&rules)).collect();
    assert_eq!(written, "1 deal\n2 undo\n");
}

#[test]
fn a_game_goes_on_in_a_longer_record_of_the_same_game() {
    let (short, long) = (record("1 deal\n2 draw\n"), record("1 deal\n 2 draw \n2 pass\n"));
    assert!(short.is_continued_in(&long) && short.is_continued_in(&short));
    assert!(!long.is_continued_in(&short), "it goes on in no shorter one");
    assert!(!short.is_continued_in(&record("1 deal\n2 pass\n2 draw\n")), "another move");
    let others: [fn(&mut Head); 5] = [
        |head| head.game = "mau".to_owned(),
        |head| head.rules = 1,
        |head| head.seed = 1,
        |head| head.setup.referee = Referee::Strict,
        |head| head.origin = Some(Origin::new("tuesday", 1, 9)),
    ];
    for other in others {
        let mut changed = long.clone();
        other(&mut changed.head);
        assert!(!short.is_continued_in(&changed), "{:?}", changed.head);
    }
    let mut renamed = long;
    renamed.head.players = vec![player("Eva", None); 3];
    assert!(short.is_continued_in(&renamed), "names may change");
}

#[test]
fn a_branched_game_keeps_its_moves_and_undos() {
    let parent = record("1 deal\n2 draw\n2 undo\n3 undo\n1 draw");
    let players = vec![player("Eva", None); 3];
    let branched = |moves| parent.branch(Origin::new("3", moves, 9), players.clone());
    assert_eq!(parent.branch_point(), None);
    let early = branched(2);
    assert_eq!((early.len(), early.torn, early.head.players.len()), (2, None, 3));
    assert_eq!(early.branch_point(), Some(BranchPoint { moves: 2, seed: 9, taker: None }));
    assert_eq!(branched(3).branch_point(), Some(BranchPoint { moves: 3, seed: 9, taker: Some(Seat(1)) }));
    assert_eq!(branched(4).branch_point(), Some(BranchPoint { moves: 4, seed: 9, taker: Some(Seat(1)) }));
    // What was taken back after the branch point was taken back in the new game.
    let mut later = branched(2);
    later.moves.push((99, "3 undo".to_owned()));
    assert_eq!(later.branch_point().and_then(|point| point.taker), None);
}

#[test]
fn what_is_written_is_read() {
    for (parent, line) in [
        ("12", "move 17 of 12, seed 881"),
        ("tuesday", "move 17 of tuesday, seed 881"),
        ("", "move 17, seed 881"),
        ("two words", "move 17, seed 881"),
    ] {
        let origin = Origin::new(parent, 17, 881);
        assert_eq!(origin.write(), line);
        assert_eq!(Origin::read(line), Some(origin));
    }
    for wrong in
        ["", "move", "move 0, seed 1", "move 3 of a b, seed 1", "move 3", "move 03, seed 1", "move 3, seed x"]
    {
        assert_eq!(Origin::read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_name_is_kept_if_it_fits() {
    for kept in ["new-uno_2.b", "äiti", &"a".repeat(LONGEST)] {
        assert_eq!(Origin::new(kept, 1, 1).parent, kept);
    }
    for left_out in ["a/b", "a,b", "a\nb", &"a".repeat(LONGEST + 1)] {
        assert_eq!(Origin::new(left_out, 1, 1).parent, "", "{left_out}");
    }
}

#[test]
fn lines_take_little_more_than_their_letters() {
    let mut moves = Moves::default();
    assert!(moves.is_empty() && moves.iter().next().is_none());
    for number in 0..100 {
        moves.push(&format!("1 play r{}", number % 10));
    }
    assert_eq!((moves.len(), moves.iter().count(), moves.text().len()), (100, 100, 1_000));
    assert_eq!(moves.iter().nth(57), Some("1 play r7"));
    assert!(moves.text.capacity() < 1_200, "{}", moves.text.capacity());
}
