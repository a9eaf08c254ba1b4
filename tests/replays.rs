//! Open games that are told again from their records, in which moves were taken back.

use crate::support::program::Sixdot;

/// Between the move that goes and the one that is made instead it is told how it stands.
#[test]
fn a_replay_of_an_open_game_tells_how_it_stands_after_a_move_was_taken_back() {
    let retold = |line: &str, typed: &str, lang: &str| {
        let game = Sixdot::new(line).stdin(typed);
        let run = game.run();
        let record = run.home.join(".local/state/sixdot/games/1.txt");
        Sixdot::new(&format!("replay --lang {lang}"))
            .env("HOME", &run.home.display().to_string())
            .arg(record)
            .run()
            .stdout
    };
    let wall = |lang| retold("play numnum-wall --lang en --seed 11", "take 2 3\nundo\ntake 2 3\n", lang);
    let clear = |lang| retold("play numnum-clear --lang en --seed 7", "take 2 4\nundo\ntake 2 4\n", lang);
    let patience = |lang| retold("play numnum-patience --lang en --seed 3", "put\nundo\nput\n", lang);
    for (told, state) in [
        (
            wall("en"),
            "Player 1 takes back the last move, with all that followed.\n\
             1: blue 39. 2: green 39. 3: green 18. 4: wish card. 5: red 34. 6: yellow 21. 7: red 11. \
             The ban on five is in force.\nPlayer 1's turn. Opening: one double match.\n\
             Player 1 takes green 39 and green 18, a double match.",
        ),
        (
            wall("de"),
            "Person 1 nimmt den letzten Zug zurück, mit allem, was danach kam.\n\
             1: blaue 39. 2: grüne 39. 3: grüne 18. 4: Wunschkarte. 5: rote 34. 6: gelbe 21. 7: rote 11. \
             Es gilt das 5er-Verbot.\nPerson 1 ist dran. Eröffnung: ein doppelt passendes Paar.\n\
             Person 1 nimmt die grüne 39 und die grüne 18, doppelt passend.",
        ),
        (
            clear("en"),
            "Player 1 takes back the last move, with all that followed.\n\
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
            "Pelaaja 1 peruu viimeisen siirtonsa.\nSininen 24 ei sovi viitosen päälle, se kuuluu riviin.\n\
             Sininen 24 aloittaa rivin.\n",
        ),
    ] {
        assert!(told.contains(state), "{told}");
    }
}
