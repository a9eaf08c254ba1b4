//! `sixdot simulate`: its output and its errors.

use crate::support::program::{Sixdot, printed};

#[test]
fn a_simulation_has_english_keys_in_every_language() {
    let line = "simulate uno --games 20 --players 4 --level medium --seed 7 --threads 2";
    let text = printed(&format!("{line} --lang fi"));
    assert!(text.starts_with("game: uno\nplayers: 4\nlevels: medium, medium, medium, medium\nseed: 7\ngames: 20\n"));
    assert!(
        text.contains("\nturns per game: ") && text.contains("\nblocked: ") && text.contains("\ngames per second: ")
    );
    let counts = |text: String| text.lines().filter(|line| !line.starts_with("games per")).collect::<String>();
    assert_eq!(counts(printed(line)), counts(text));
    let json = printed(&format!("{line} --json --match --rounds 2"));
    assert!(json.starts_with("{\"game\":\"uno\",\"players\":4,") && json.ends_with("}\n"), "{json}");
    assert!(printed("simulate mau-mau --games 1 --level easy,random").contains("\nlevels: easy, random\n"));
}

#[test]
fn a_simulation_counts_the_same_on_any_number_of_threads() {
    for line in ["uno --players 3 --level medium,easy,random", "numnum-wall --level easy", "numnum-patience"] {
        let json = |threads: u8| {
            let json = printed(&format!("simulate {line} --games 70 --seed 3 --json --threads {threads}"));
            let (counts, speed) = json.rsplit_once(",\"games per second\":").expect("the speed comes last");
            assert!(speed.ends_with("}\n"), "{json}");
            counts.to_owned()
        };
        let one = json(1);
        assert!(one.contains("\"games\":70,"), "{one}");
        assert_eq!([json(2), json(3)], [one.clone(), one], "{line}");
    }
}

#[test]
fn a_simulation_that_cannot_be_is_refused() {
    Sixdot::new("simulate uno").refused("--games is missing. For help, type sixdot --help.");
    Sixdot::new("simulate --games 3")
        .refused("Which game? Type its id, for example sixdot simulate uno. For a list, type sixdot games.");
    Sixdot::new("simulate uno --games 0")
        .refused("--games needs a whole number from 1 to 18446744073709551615, not 0.");
    Sixdot::new("simulate uno --games 1 --threads 0")
        .refused("--threads needs a whole number from 1 to 1024, not 0.");
    Sixdot::new("simulate mau-mau --games 1 --players 7").refused("Mau Mau is for 2 to 6 players, not 7.");
    Sixdot::new("simulate uno --games 1 --level clever")
        .refused("There is no level clever. The levels are random, easy, medium and hard.");
    Sixdot::new("simulate uno --games 1 --players 3 --level easy,easy")
        .refused("--level needs one level, or one for each of the 3 players, but names 2.");
}
