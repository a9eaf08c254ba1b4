//! Announcements of house rules: penalties other than cards, cards that take a colour or stand for others, falling
//! numbers.

use sixdot::rules::Library;
use sixdot::session::{Conversation as _, Session};
use sixdot::text::Lang;

use crate::support::people::{Round, told};

/// Me against a computer player in a game of the tests.
fn table(lang: Lang, (game, file): (&'static str, &'static str), hands: &[&str], top: &str, pile: &str) -> Session {
    Round { lang, pile, ..Round::new(game, "me,bot", hands, top).with_rules(file) }.begin()
}

const FINES: (&str, &str) = ("fines", include_str!("../rules/small/fines.toml"));
const CHAMELEON: (&str, &str) = ("chameleon", include_str!("../rules/small/chameleon.toml"));
const JOKER: (&str, &str) = ("joker", include_str!("../rules/small/joker.toml"));
const COUNTDOWN: (&str, &str) = ("countdown", include_str!("../rules/games/countdown/countdown.toml"));

#[test]
fn lost_turns_are_told_with_their_number_and_cards_left() {
    for (lang, played, lost, left) in [
        (Lang::En, "play 1 of stars", "will be skipped 2 times", "1 card left"),
        (Lang::De, "lege stern 1", "setzt 2 Mal aus", "bleibt eine"),
        (Lang::Fi, "pelaa tähti 1", "menetät 2 seuraavaa vuoroasi", "yksi kortti jäljellä"),
    ] {
        let mut session = table(lang, FINES, &["st1 m9", "su1 su2 su7 su8"], "st5", "m4 m3 m2 su3 su4");
        let answer = told(&mut session, played);
        assert!(answer[0].contains(lost) && answer[0].contains(left), "{answer:?}");
    }
}

#[test]
fn card_that_takes_a_colour_counts_as_it_without_a_wish() {
    for (lang, played, taken, question, top) in [
        (Lang::En, "play 3", "it counts as yellow", "top", "Top card 3, which counts as yellow."),
        (Lang::De, "lege 3", "sie gilt als gelb", "oben", "die Farbe ist Gelb."),
        (Lang::Fi, "pelaa 3", "se on nyt keltainen", "pöytä", "joka on nyt keltainen."),
    ] {
        let mut session = table(lang, CHAMELEON, &["ch r2 g1", "g6 r6 r7"], "y3", "r8 r9");
        let answer = told(&mut session, played).join(" ");
        assert!(answer.to_lowercase().contains(taken), "{answer}");
        let lies = told(&mut session, question).join(" ");
        assert!(lies.to_lowercase().contains(&top.to_lowercase()), "{lies}");
    }
}

#[test]
fn what_an_own_number_does_is_told_before_it_is_laid() {
    let mut session = table(Lang::En, COUNTDOWN, &["c8 d7 dk", "c7 s5 s4"], "h5", "h2 h3");
    let answer = told(&mut session, "what 8 of clubs").join(" ");
    assert!(answer.contains("You call the suit"), "{answer}");
    let answer = told(&mut session, "why king of diamonds").join(" ");
    assert!(answer.contains("Hearts, a 5 or your number 8 is needed."), "{answer}");
    let answer = told(&mut session, "what 8 of clubs hearts").join(" ");
    assert!(answer.contains("You call hearts"), "{answer}");
}

const FALLING: (&str, &str) = (
    "falling",
    "id = \"falling\"\nextends = \"uno\"\nremove = [\"options.points\"]\n\
     countdown = { clause = \"UN-1\" }\nmatch = { wins = \"most-rounds\" }\n",
);

#[test]
fn countdown_tells_the_rounds_won() {
    let mut session = table(Lang::En, FALLING, &["r5", "g6 g7 g8"], "r9", "b2 b3");
    let answer = told(&mut session, "play red 5").join(" ");
    assert!(answer.contains("Rounds won so far: you 1"), "{answer}");
}

#[test]
fn countdown_offers_no_number_of_rounds() {
    for (lang, rules, words) in [
        (Lang::En, "rules all", ["Rounds:", "Points to play to:", "Cards for each player:"]),
        (Lang::De, "regeln alles", ["Runden:", "Punktegrenze:", "Karten für jeden:"]),
        (Lang::Fi, "säännöt kaikki", ["Kierroksia:", "Pisteraja:", "Kortteja kullekin:"]),
    ] {
        let mut session = table(lang, FALLING, &["r5", "g6 g7 g8"], "r9", "b2 b3");
        let all = told(&mut session, rules);
        let is_told = words.map(|word| all.iter().any(|line| line.contains(word)));
        assert_eq!(is_told, [false, false, true], "{lang}: {all:?}");
    }
    let chosen = [("rounds".to_owned(), "3".to_owned())];
    let mut library = Library::built_in();
    library.add_text("falling", "falling.toml", FALLING.1);
    // A game from before, in which they were chosen, is not lost.
    assert!(library.load("falling", &chosen).is_ok());
}

#[test]
fn card_that_stands_for_another_is_asked_and_told_as_that() {
    for (lang, played, question, what, can, refused, named, ace, counts, top) in [
        (
            Lang::En,
            "play joker",
            "Which card does joker stand for?",
            "can",
            "You can name",
            ("queen of spades", "The queen of spades does not fit now."),
            "7 of hearts",
            "ace of hearts",
            "Joker counts as the 7 of hearts",
            ("top", "Joker was played for it."),
        ),
        (
            Lang::De,
            "lege joker",
            "Für welche Karte steht der Joker?",
            "kann",
            "Du kannst",
            ("pik dame", "Die Pik-Dame passt jetzt nicht."),
            "herz 7",
            "herz ass",
            "Der Joker gilt als Herz-Sieben",
            ("oben", "Gelegt wurde dafür der Joker."),
        ),
        (
            Lang::Fi,
            "pelaa jokeri",
            "Mikä kortti jokeri on nyt?",
            "voinko",
            "Voit nimetä:",
            ("patarouva", "Patarouva ei nyt sovi."),
            "hertta 7",
            "herttaässä",
            "Jokeri on nyt herttaseiska",
            ("pöytä", "Sen tilalla on jokeri."),
        ),
    ] {
        let mut session = table(lang, JOKER, &["jo d4 d5 dq", "c4 c5 c6"], "h6", "s4 s5 s6 s8 s9");
        let tells = |session: &mut Session, typed: &str, wanted: &str| {
            let answer = told(session, typed).join(" ");
            assert!(answer.contains(wanted), "{typed}: {answer}");
        };
        tells(&mut session, played, question);
        tells(&mut session, what, can);
        tells(&mut session, refused.0, refused.1);
        tells(&mut session, named, counts);
        let mut session = table(lang, JOKER, &["jo d4 d5 dq", "c4 c5 c6"], "h6", "s4 s5 s6 s8 s9");
        // In one line; an ace lets its player go on.
        told(&mut session, &format!("{played} {ace}"));
        tells(&mut session, top.0, top.1);
    }
}

#[test]
fn a_line_with_a_card_for_which_none_can_stand_now_does_nothing() {
    let mut session = table(Lang::En, JOKER, &["jo d4 d5 dq", "c4 c5 c6"], "h6", "s4 s5 s6 s8 s9");
    let answer = told(&mut session, "play joker as queen of spades").join(" ");
    assert!(answer.contains("does not fit now") && answer.contains("Nothing was played"), "{answer}");
    assert!(told(&mut session, "hand").join(" ").contains("Joker"), "it is held as before");
    let answer = told(&mut session, "what joker as 7 of hearts").join(" ");
    assert!(answer.contains("counts as the 7 of hearts") && answer.contains("must draw two cards"), "{answer}");
}

#[test]
fn a_colour_that_is_called_later_is_refused_with_that_reason() {
    let file = "id = \"later\"\nextends = \"uno\"\n\
                cards.wild.effects = [{ rotate-hands = {} }, { wish = {} }]\n";
    for (lang, typed, reason) in [
        (Lang::En, "play wild red", "you call the colour afterwards. Leave it out for now."),
        (Lang::De, "lege farbwahl rot", "danach wählst du die Farbe. Leg, ohne jetzt schon zu wählen."),
        (Lang::Fi, "pelaa jokeri punainen", "väri valitaan vasta sitten. Pelaa ensin ilman sitä."),
    ] {
        let mut session = table(lang, ("later", file), &["w r5 r6", "g6 g7 g8"], "r9", "b2 b3");
        let answer = told(&mut session, typed).join(" ");
        assert!(answer.contains(reason), "{answer}");
    }
}

const LIDS: (&str, &str) = (
    "lids",
    "id = \"lids\"\nextends = \"mau-mau\"\ncards.ten.effects = [{ again = { otherwise = \"draws\", last-draws = 1 } \
    }]\n",
);

#[test]
fn who_has_to_cover_a_card_is_told_so() {
    for (lang, typed, covers) in [
        (Lang::En, "play 10 of hearts", "you must play another card or draw"),
        (Lang::De, "lege herz 10", "du musst noch eine Karte legen oder ziehen"),
        (Lang::Fi, "pelaa herttakymppi", "joudut pelaamaan vielä kortin tai nostamaan"),
    ] {
        let mut session = table(lang, LIDS, &["hx h7 d8", "s8 s9 sk"], "h9", "d7 d9");
        let answer = told(&mut session, typed).join(" ");
        assert!(answer.contains(covers), "{answer}");
    }
    let mut session = table(Lang::En, LIDS, &["hx", "s8 s9 sk"], "h9", "d7 d9");
    let tip = told(&mut session, "tip").join(" ");
    assert!(tip.contains("10 of hearts") && !tip.contains("empty"), "{tip}");
}

#[test]
fn what_names_the_effect_on_a_chosen_player_without_card_counts() {
    let file = "id = \"swaps\"\nextends = \"uno\"\ncards.skip.effects = [{ swap-hands = {} }]\n";
    let round = Round::new("swaps", "me,bot,bot", &["rs r5 r6", "g6 g7 g8", "b6 b7"], "r9").with_rules(file);
    let lines = round.begin().answer("what red skip").lines;
    let answer = lines.iter().map(|line| line.text.as_str()).collect::<String>();
    assert!(answer.contains("You swap hands with a player of your choice"), "{answer}");
    assert!(!answer.contains("left"), "{answer}");
    let cells = lines.iter().map(|line| line.braille.as_str()).collect::<String>();
    assert!(cells.contains("who") && !cells.contains(">?"), "{cells}");
}

#[test]
fn card_is_named_before_a_forgotten_call_is_asked_for() {
    let (game, file) = JOKER;
    let mut session = Round::new(game, "Anna,Ben", &["jo d4", "c5 s6 s7"], "h6").with_rules(file).begin();
    let asked = told(&mut session, "play joker").join(" ");
    assert!(asked.contains("Which card does joker stand for?") && !asked.contains("Ben"), "{asked}");
    let named = told(&mut session, "4 of hearts").join(" ");
    assert!(named.contains("Joker counts as the 4 of hearts") && named.contains("Ben, press Enter"), "{named}");
}

#[test]
fn what_others_draw_at_once_is_told() {
    let file =
        "id = \"rain\"\nextends = \"uno\"\ncards.skip.effects = [{ draw = { cards = 2, who = \"others\" } }]\n";
    for (lang, played, draws) in [
        (Lang::En, "play red skip", "draws two cards"),
        (Lang::De, "lege rot aussetzen", "zieht zwei Karten"),
        (Lang::Fi, "pelaa punainen ohitus", "nostaa kaksi korttia"),
    ] {
        let round = Round::new("rain", "me,bot,bot", &["rs r5 r6", "g6 g7 g8", "b6 b7 b8"], "r9").with_rules(file);
        let answer = told(&mut Round { lang, pile: "b2 b3 y4 y5 y6 y7", ..round }.begin(), played);
        assert_eq!(answer[0].matches(draws).count(), 2, "{answer:?}");
    }
}
