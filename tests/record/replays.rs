//! Replays of open games with undone moves.

use crate::support::program::Sixdot;
use crate::support::session::{begun, plan, session};
use sixdot::session::{Conversation, Key, KeyAnswer, Session};
use sixdot::text::Lang;

/// Between the move that goes and the one that is made instead it is told how it stands.
#[test]
fn replay_of_an_open_game_tells_the_state_after_an_undo() {
    let retold = |line: &str, typed: &str, lang: &str| {
        let game = Sixdot::new(line).stdin(typed);
        let run = game.run();
        let record = run.home.join(".local/state/sixdot/games/1.txt");
        Sixdot::again(&format!("replay --lang {lang}"), &run.home).arg(record).run().stdout
    };
    let wall = |lang| retold("play numnum-wall --lang en --seed 11", "take 2 3\nundo\ntake 2 3\n", lang);
    let clear = |lang| retold("play numnum-clear --lang en --seed 7", "take 2 4\nundo\ntake 2 4\n", lang);
    let patience = |lang| retold("play numnum-patience --lang en --seed 3", "put\nundo\nput\n", lang);
    for (told, state) in [
        (
            wall("en"),
            "Player 1 takes back the last move, with everything after it.\n\
             1: blue 39. 2: green 39. 3: green 18. 4: wish card. 5: red 34. 6: yellow 21. 7: red 11. \
             The ban on five is in force.\nPlayer 1's turn. Opening: one double match.\n\
             Player 1 takes green 39 and green 18, a double match.",
        ),
        (
            wall("de"),
            "Person 1 nimmt den letzten Zug zurück, mit allem, was danach kam.\n\
             1: blaue 39. 2: grüne 39. 3: grüne 18. 4: Wunschkarte. 5: rote 34. 6: gelbe 21. 7: rote 11. \
             Es gilt das Fünferverbot.\nPerson 1 ist dran. Eröffnung: ein doppelt passendes Paar.\n\
             Person 1 nimmt die grüne 39 und die grüne 18, doppelt passend.",
        ),
        (
            clear("en"),
            "Player 1 takes back the last move, with everything after it.\n\
             1: red 10. 2: yellow 6. 3: red 40. 4: yellow 2. 5: blue joker. 6: red 51. 7: green 12.\n\
             Player 1's turn. Opening: 4 double matches.\n\
             Player 1 takes yellow 6 and yellow 2, a double match.",
        ),
        (
            patience("en"),
            "Player 1 takes back the last move.\nBlue 24 does not fit on the 5, so it belongs in its row.\n\
             Blue 24 begins a row.\n",
        ),
        (
            patience("fi"),
            "Pelaaja 1 peruu viimeisen siirtonsa.\nSininen 24 ei sovi viitosen päälle. Se kuuluu riviin.\n\
             Sininen 24 aloittaa rivin.\n",
        ),
    ] {
        assert!(told.contains(state), "{told}");
    }
}

/// A game that is told again, at its first move.
fn replay(lang: Lang, word: &str) -> Session {
    let mut session = session(lang, plan("uno", "me,bot", 6)).with_keys(true, true);
    session.begin();
    told(&mut session, word);
    session
}

fn told(session: &mut Session, line: &str) -> Vec<String> {
    session.answer(line).lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn help_in_a_replay_tells_what_can_be_typed_there() {
    for (lang, word, help, all, first, laying) in [
        (Lang::En, "replay", "help", "all", "Press Enter for the next move.", "play"),
        (Lang::De, "nachspielen", "hilfe", "alle", "Enter: der nächste Zug.", "leg"),
        (Lang::Fi, "kertaa", "ohje", "kaikki", "Enter: seuraava siirto.", "pelaa"),
    ] {
        let mut session = replay(lang, word);
        assert!(told(&mut session, help)[0].starts_with(first), "{lang}");
        let words = told(&mut session, &format!("{help} {all}")).concat();
        let words: Vec<&str> = words.split_once(": ").expect("a list").1.trim_end_matches('.').split(", ").collect();
        assert!(!words.contains(&laying) && words.contains(&help), "{lang}: {words:?}");
        let unknown: Vec<&&str> = words
            .iter()
            .filter(|word| {
                let help = told(&mut session, &format!("{help} {word}")).concat();
                help.contains(&format!("{word}. ")) && help.contains('?')
            })
            .collect();
        assert!(unknown.is_empty(), "{lang}: help knows every word that it lists: {unknown:?}");
        let moves = told(&mut session, &format!("{help} {laying}"));
        assert_eq!(moves, told(&mut session, laying), "{lang}: nothing is played there");
    }
    let mut session = replay(Lang::En, "replay");
    for (word, line) in
        [("back", 0), ("round", 1), ("when", 2), ("find", 2), ("open", 3), ("play on", 4), ("export", 5)]
    {
        let help = told(&mut session, "help");
        assert_eq!(told(&mut session, &format!("help {word}")), [help[line].as_str()], "{word}");
    }
}

#[test]
fn what_a_replay_does_not_know_is_answered_with_its_words() {
    let mut session = replay(Lang::En, "replay");
    assert!(told(&mut session, "hnad")[0].contains("Did you mean hand?"));
    assert!(told(&mut session, "move")[0].starts_with("Type a number for that move"));
    told(&mut session, "from nobody");
    assert_eq!(told(&mut session, "hand"), ["Please choose a side first: type from and a name."]);
}

#[test]
fn single_keys_of_a_replay_make_no_moves() {
    let mut session = replay(Lang::En, "replay");
    let KeyAnswer::Told(answer) = session.press(Key::Char('?')) else { panic!("the keys are told") };
    let lines: Vec<String> = answer.lines.into_iter().map(|line| line.text).collect();
    assert!(lines[0].starts_with("Enter: the next move. Up: the move before."), "{lines:?}");
    assert!(lines.iter().all(|line| !line.contains("d draw") && !line.contains("line by line")), "{lines:?}");
    assert!(matches!(session.press(Key::Char('d')), KeyAnswer::Told(_)), "nothing is drawn");
}

#[test]
fn a_replay_tells_who_played_and_goes_by_whole_numbers() {
    let mut session = replay(Lang::En, "replay");
    let settings = told(&mut session, "settings").join("\n");
    assert!(settings.contains("Anna easy"), "{settings}");
    for typed in ["forward 0", "back 0", "forward foo"] {
        let moves = told(&mut session, typed);
        assert!(!moves[0].starts_with("Move "), "{typed}: {moves:?}");
    }
    assert!(session.wants_more("more"));
    assert!(!session.wants_more("hand"));
    let mut table = crate::support::session::session(Lang::En, plan("uno", "me,bot", 6)).with_keys(true, true);
    table.begin();
    for typed in ["turn foo", "xyzzy foo", "open foo"] {
        let here = told(&mut session, typed);
        assert!(!here[0].contains("Did you mean open"), "{typed}: {here:?}");
        assert_eq!(here[0], told(&mut table, typed)[0], "{typed}");
    }
}

#[test]
fn a_round_of_which_only_the_deal_was_played_can_be_gone_to() {
    let mut session = begun(Lang::En, plan("crazy-eights", "me,bot", 6));
    assert!(told(&mut session, "replay")[0].contains("1 move"), "the deal alone");
    let dealt = told(&mut session, "round 1");
    assert!(dealt.iter().any(|line| line.starts_with("You hold")), "{dealt:?}");
    assert!(told(&mut session, "round 2")[0].contains('1'), "there is one");
}

#[test]
fn wall_replay_finds_actions_of_a_player_also_with_open_cards() {
    let mut session = begun(Lang::En, plan("numnum-wall", "me,bot", 4));
    let pair = told(&mut session, "take 1 6");
    assert!(pair[0].starts_with("You take"), "{pair:?}");
    told(&mut session, "replay");
    let found = told(&mut session, "when Anna takes");
    assert!(found.iter().any(|line| line.contains("Anna takes")), "{found:?}");
    let own = told(&mut session, "when I take");
    assert!(own.iter().any(|line| line.contains("ou take")), "{own:?}");
    told(&mut session, "start");
    let (mut closed, mut open) = (Vec::new(), Vec::new());
    for lines in [&mut closed, &mut open] {
        told(&mut session, "back 99");
        for _ in 0..3 {
            lines.extend(told(&mut session, ""));
        }
        told(&mut session, "open");
    }
    let moves = |lines: &[String]| -> Vec<String> {
        lines.iter().filter(|line| line.contains("Anna takes")).cloned().collect()
    };
    assert!(!moves(&closed).is_empty(), "{closed:?}");
    assert_eq!(moves(&closed), moves(&open));
}

/// Output of `sixdot replay` for a file.
fn of_file(bytes: &[u8], name: &str) -> (String, String) {
    let games = Sixdot::new("games --lang en");
    let file = games.run().home.join(name);
    std::fs::write(&file, bytes).expect("a file");
    let told = Sixdot::new("replay --lang en").arg(file).run();
    (told.stdout, told.stderr)
}

#[test]
fn where_a_record_is_damaged_is_told_by_its_line() {
    let (_, no_text) = of_file(b"sixdot record: 1\ngame: uno\n\xff\xfe\n", "no-text.txt");
    assert!(no_text.contains("line 3: this is not text."), "{no_text}");
    let played = Sixdot::new("play crazy-eights --lang en --seed 4").stdin("draw\n");
    let file = played.run().home.join(".local/state/sixdot/games/1.txt");
    let record = std::fs::read_to_string(file).expect("the record");
    let lines = record.lines().count();
    let (_, broken) = of_file(format!("{record}2 pass\n").as_bytes(), "broken.txt");
    assert!(broken.contains(&format!("line {}", lines + 1)), "{broken}");
}

#[test]
fn questions_in_a_replay_are_answered_from_its_side() {
    let mut session = replay(Lang::En, "replay");
    assert_eq!(told(&mut session, "turn"), ["Before the first move."]);
    let dealt = told(&mut session, "forward 3");
    assert_eq!(dealt.len(), 2, "{dealt:?}");
    assert!(dealt[1].ends_with("Move 1 of 1."), "{dealt:?}");
    assert!(told(&mut session, "turn")[0].starts_with("Your turn. Top card"));
    let hand = told(&mut session, "hand").concat();
    let colour = ["red", "blue", "green"].into_iter().find(|colour| hand.to_lowercase().contains(colour));
    let begun = format!("what {}", colour.expect("a colour of the hand"));
    assert!(!session.complete(&begun[..begun.len() - 1]).is_empty(), "cards of the hand go on: {begun}, {hand}");
    assert!(told(&mut session, "hand anna")[0].starts_with("To hear that hand, type from"));
    for typed in ["counts anna", "turn"] {
        assert!(!told(&mut session, typed)[0].starts_with("To hear that hand"), "{typed}");
    }
    assert_eq!(told(&mut session, "back 9"), ["Before the first move."]);
}

#[test]
fn commands_of_a_game_mean_in_a_replay_what_they_can() {
    let mut session = replay(Lang::En, "replay");
    let other = told(&mut session, "replay foo");
    let first = told(&mut session, "1");
    assert_ne!(other, first, "it asks for another game");
    assert_eq!(told(&mut session, "replay"), first);
    assert!(!told(&mut session, "dealer anna")[0].contains("next game"));
    assert!(!told(&mut session, "hand order number")[0].starts_with("You hold"));
    assert!(told(&mut session, "turn foo")[0].starts_with("I did not understand: turn foo."));
    assert!(told(&mut session, "xyzzy foo")[0].contains("xyzzy"));
}
