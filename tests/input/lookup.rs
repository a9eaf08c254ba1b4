//! The rule book at the table: `rule` and `card`, typed and answered.

use sixdot::rules::{ColourWord, Library};
use sixdot::session::{Conversation, Plan, Session};
use sixdot::text::{Lang, Locale, msg};

const HOUSE: &str = "id = \"house\"\nextends = \"uno\"\nreplaces = [\"UN-16\"]\n[clauses]\nH-1 = {}\nH-2 = {}\n";

/// A session at a table of a game, and of the house rules above.
fn table(game: &str, lang: Lang, options: &[(&str, &str)]) -> Session {
    let mut library = Library::built_in();
    library.add_text("house", "house.toml", HOUSE);
    sit_down(library, game, lang, options)
}

/// A session at a table of a game of somebody's own.
fn table_of(game: &str, rules: &'static str, lang: Lang) -> Session {
    let mut library = Library::built_in();
    library.add_text(game, &format!("{game}.toml"), rules);
    sit_down(library, game, lang, &[])
}

fn sit_down(mut library: Library, game: &str, lang: Lang, options: &[(&str, &str)]) -> Session {
    library.add_book(sixdot::rules::BookFile {
        name: "book.de.md".to_owned(),
        text: "# Hausregeln\n\nUnser UNO.\n\n## H-1: Stille\n\nWer spricht, zieht.\n".into(),
        game: "house".to_owned(),
        lang: "de".to_owned(),
    });
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let plan = Plan { game: Some(game.to_owned()), players: Some(3), seed: Some(1), options, ..Plan::default() };
    let mut session = crate::support::session::session_with(library, lang, plan);
    session.begin();
    session
}

fn told(game: &str, lang: Lang, typed: &str) -> Vec<String> {
    said(&mut table(game, lang, &[]), typed)
}

fn said(session: &mut Session, typed: &str) -> Vec<String> {
    session.answer(typed).lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn a_rule_is_told_paragraph_by_paragraph() {
    let lines = told("uno", Lang::De, "regel UN-3");
    assert_eq!(lines.len(), 2, "a paragraph is a line");
    assert!(lines[0].starts_with("Regel UN-3: Ziehen. Hast du keine passende Karte, "), "{lines:?}");
    assert!(told("mau-mau", Lang::Fi, "sääntö MM-7")[0].starts_with("Sääntö MM-7: Kasi. Kasin jälkeen "));
}

/// Titles are found however dotted letters are typed.
#[test]
fn a_rule_is_found_by_a_title_typed_without_dots() {
    let both = told("number-one", Lang::De, "regel straße");
    assert!(both[0].contains("N1-17 Straßen"), "{both:?}");
    assert!(told("number-one", Lang::De, "regel strasse")[0].contains("N1-17 Straßen"));
}

#[test]
fn the_rules_of_a_table_begin_with_what_differs_from_the_book() {
    let first = |lang, chosen: &[(&str, &str)]| said(&mut table("uno", lang, chosen), "rules").remove(0);
    assert_eq!(first(Lang::En, &[]), "UNO by the book.");
    let chosen = [("stacking", "both"), ("cards", "5"), ("draw", "until-playable")];
    assert_eq!(
        first(Lang::En, &chosen),
        "UNO by the book, except: Cards for each player: 5; Stacking: each answers its own kind; Drawing: until a \
        card fits."
    );
    assert_eq!(
        first(Lang::De, &chosen[..2]),
        "UNO wie im Buch, aber: Karten für jeden: 5; Stapeln: jede kontert ihresgleichen."
    );
    assert_eq!(first(Lang::Fi, &chosen[1..2]), "UNO kirjan mukaan, paitsi: Kortteja kullekin: 5.");
}

#[test]
fn every_option_is_told_to_who_asks_for_all() {
    let lines = said(&mut table("uno", Lang::En, &[("stacking", "across")]), "rules all");
    let stacking = "Stacking: each answers either kind. Default: not allowed. Rule UH-1.";
    assert!(lines.iter().any(|line| line == stacking), "{lines:?}");
    assert!(lines.iter().any(|line| line == "Rounds: 1. Rule UN-19."), "{lines:?}");
}

#[test]
fn a_house_rule_says_what_the_table_has_chosen() {
    let lines = said(&mut table("mau-mau", Lang::De, &[("reverse", "ten")]), "regel MH-5");
    assert_eq!(lines.last().map(String::as_str), Some("Was die Richtung umkehrt: die Zehn. Im Buch: die Neun."));
}

#[test]
fn rule_alone_tells_what_there_is() {
    let lines = told("mau-mau-2", Lang::En, "rule");
    assert!(lines[0].starts_with("For 2 to 6 players.") && lines[1].starts_with("This is Mau Mau with three"));
    let numbers = "Mau Mau version 2 has the rules MM-1, MM-2, MM-4 to MM-6, MM-8 to MM-13, MH-2, MH-4, MH-5, MH-7 \
        to MH-20, MM-15 to MM-17 and G-1 to G-15. Type rule and a number, such as rule MM-1, or a word from its \
        title.";
    assert_eq!(lines.last().map(String::as_str), Some(numbers));
    assert!(told("uno", Lang::Fi, "sääntö kaikki").len() > 50);
}

#[test]
fn a_rule_that_is_not_there_is_answered() {
    assert_eq!(told("uno", Lang::En, "rule MM-7"), ["This game has no rule MM-7. For a list, type rule."]);
    assert_eq!(told("mau-mau-2", Lang::De, "regel mm-7"), ["Die Regel MM-7 gilt in diesem Spiel nicht."]);
}

#[test]
fn a_text_in_another_language_says_so() {
    assert_eq!(
        told("house", Lang::En, "rule H-1"),
        ["Rule H-1: Stille. Wer spricht, zieht.", "This text exists only in German."]
    );
    assert_eq!(told("house", Lang::De, "regel H-1"), ["Regel H-1: Stille. Wer spricht, zieht."]);
    assert_eq!(told("house", Lang::En, "rule H-2"), ["The rule book says nothing about rule H-2."]);
    assert_eq!(told("house", Lang::En, "rule UN-4").len(), 1, "what is inherited is there in English");
    assert!(told("house", Lang::En, "rule").last().expect("a line").starts_with("Hausregeln has the rules "));
}

#[test]
fn what_this_table_has_chosen_is_told_with_the_rule() {
    let mut session = table("uno", Lang::En, &[("black-last", "yes"), ("rounds", "3")]);
    assert_eq!(
        said(&mut session, "rule UN-6").last().expect("a line"),
        "A black card as the last one: allowed. Default: not allowed."
    );
    assert_eq!(said(&mut session, "rule UN-19").last().expect("a line"), "Rounds: 3. Default: 1.");
    assert_eq!(said(&mut session, "rule UN-4").len(), 1);
    let rules = said(&mut session, "rules");
    assert_eq!(rules[0], "UNO by the book, except: Rounds: 3; A black card as the last one: allowed.");
    let all = said(&mut session, "rules all");
    assert!(all.contains(&"Rounds: 3. Default: 1. Rule UN-19.".to_owned()), "{all:?}");
}

#[test]
fn a_card_tells_what_it_does() {
    let four = "Wild draw four: you call the next colour, and the next player draws four cards";
    for typed in ["card +4", "card w+4", "card wild draw four", "effect zieh vier"] {
        assert!(told("uno", Lang::En, typed)[0].starts_with(four), "{typed}");
    }
    assert_eq!(told("mau-mau-2", Lang::De, "karte Pik-Bube").last().expect("a line"), "Die Karte zählt 4 Punkte.");
    assert!(told("mau-mau-2", Lang::De, "karte Bube")[0].contains("Regeln MM-16 und MM-17."));
    assert!(told("mau-mau", Lang::Fi, "kortti 7")[0].starts_with("Seiska: seuraava pelaaja nostaa kaksi korttia"));
    assert_eq!(
        told("mau-mau", Lang::Fi, "kortti pataässä")[0],
        "Pataässä on tavallinen kortti. Sillä ei ole erikoisvaikutusta."
    );
}

#[test]
fn looking_something_up_takes_no_turn_and_the_line_goes_on() {
    let mut session = table("uno", Lang::En, &[]);
    let before = said(&mut session, "turn");
    let lines = said(&mut session, "rule 4; card skip; turn");
    assert_eq!(lines[lines.len() - before.len()..], before);
    assert_eq!(said(&mut session, "help").len(), 8);
}

#[test]
fn a_rule_or_card_that_a_house_rule_changes_says_so() {
    let chosen = [("stacking", "across"), ("draw", "until-playable")];
    let stacking = "Stacking: each answers either kind. Default: not allowed. Rule UH-1.";
    for typed in ["rule UN-8", "rule UN-10", "card draw two"] {
        let lines = said(&mut table("uno", Lang::En, &chosen), typed);
        assert!(lines.iter().any(|line| line == stacking), "{typed}: {lines:?}");
    }
    let drawing = said(&mut table("uno", Lang::De, &chosen), "regel UN-3");
    assert_eq!(
        drawing.last().map(String::as_str),
        Some("Ziehen: bis eine Karte passt. Im Buch: eine Karte. Regel UH-2.")
    );
    let card = said(&mut table("uno", Lang::En, &chosen), "card skip");
    assert!(!card.iter().any(|line| line == stacking), "{card:?}");
}

#[test]
fn the_help_names_cards_of_the_game() {
    let library = Library::built_in();
    for game in library.ids() {
        let rules = library.load(&game, &[]).expect("a built-in game").rules;
        let called = if rules.terms.called() == ColourWord::Suit { "suit" } else { "colour" };
        for lang in Lang::ALL.into_iter().filter(|_| rules.shed().is_some()) {
            let locale = Locale::new(lang);
            let mut session = table(&game, lang, &[]);
            let help = said(&mut session, "help").join(" ");
            let unknown = locale.in_full(msg!("card-which"));
            for example in [msg!("example-card", called), msg!("example-code", called)] {
                let example = locale.in_full(example);
                assert!(help.contains(&example), "{game} {lang}: {example} in {help}");
                let card = said(&mut session, &format!("card {example}"));
                let none = locale.in_full(msg!("card-not-in-game", word = example.as_str()));
                assert!(![&none, &unknown].contains(&&card[0]), "{game} {lang}: {card:?}");
            }
            let word = locale.in_full(msg!("example-word", called));
            assert!(help.contains(&word), "{game} {lang}: {word}");
            let card = locale.in_full(msg!("example-card", called));
            for command in ["play", "why"] {
                let usage = said(&mut session, &format!("help {command}")).join(" ");
                assert!(usage.contains(&card) || usage.contains(&word), "{game} {lang}: {card} in {usage}");
            }
        }
    }
}

#[test]
fn what_a_card_does_is_what_the_rule_file_makes_of_it() {
    let king = "id = \"kings\"\nextends = \"mau-mau\"\nreplaces = [\"MM-6\"]\n[cards.king]\n\
        effects = [{ draw = { cards = 5, clause = \"H-1\" } }]\n[cards.nine]\neffects = []\n[cards.seven]\n\
        effects = [{ draw = { cards = 2 } }]\n[clauses]\nH-1 = {}\n";
    let asked = |lang, typed: &str| {
        let mut session = table_of("kings", king, lang);
        said(&mut session, typed).remove(0)
    };
    assert_eq!(
        asked(Lang::En, "card king of hearts"),
        "King: The next player draws 5 cards and may not play one. Rule H-1."
    );
    assert_eq!(
        asked(Lang::De, "karte könig"),
        "König: Der nächste Spieler zieht 5 Karten und darf keine legen. Regel H-1."
    );
    assert_eq!(asked(Lang::En, "card 7"), "7: The next player draws two cards and may not play one.");
    assert_eq!(asked(Lang::En, "card 9"), "A 9 has no special effect.", "the book's text of it is not told");
    assert!(asked(Lang::En, "card jack").starts_with("Jack: it fits on any card except a jack, "), "the book's");
}

#[test]
fn what_a_card_does_follows_what_the_table_has_chosen() {
    let both = said(&mut table("uno", Lang::En, &[("stacking", "draw-two")]), "card draw two");
    let wanted = "That player may answer with a draw two instead, which adds to the number for the next player.";
    assert!(both[0].contains(wanted), "{both:?}");
}

/// A slip in any form of a word, or in another word for it, is answered with the word of the dictionary; what is only
/// like another form is no slip of it.
#[test]
fn words_are_suggested_as_they_stand_in_a_dictionary() {
    for (game, lang, typed, suggested) in [
        ("uno", Lang::Fi, "miksi punaistta 5", "punainen"),
        ("mau-mau", Lang::Fi, "miksi hertaan 8", "hertta"),
        ("uno", Lang::De, "warum gelbess 3", "gelb"),
        ("mau-mau", Lang::De, "warum schüpen 8", "pik"),
        ("uno", Lang::En, "why yelow 3", "yellow"),
    ] {
        let answer = told(game, lang, typed).join(" ");
        let means = [
            format!("Did you mean {suggested}?"),
            format!("Meintest du {suggested}?"),
            format!("Tarkoititko: {suggested}?"),
        ];
        assert!(means.iter().any(|means| answer.contains(means)), "{typed}: {answer}");
    }
    for (game, lang, typed) in [("uno", Lang::Fi, "kaikki"), ("uno", Lang::Fi, "miksi kaikki")] {
        let answer = told(game, lang, typed).join(" ");
        assert!(!answer.contains("kasi"), "{typed}: {answer}");
    }
}

/// UNO with other numbers, another card, a rule fewer and a call of its own.
const OURS: &str = "id = \"ours\"\nextends = \"uno\"\nreplaces = [\"UN-8\"]\nremove = [\"calls.uno\", \
    \"options.noticing\"]\n\
                    deal.cards = 5\nset.rounds = 3\ncards.reverse.effects = [{ skip = {} }]\ncards.skip.points = 15\n\
                    calls.last = { at = 2, window = \"next-turn-ends\", noticed-by = \"others\", penalty = 3 }\n\
                    [cards.draw-two]\neffects = [{ draw = { cards = 3, answered-by = [\"draw-two\"], clause = \
                    \"H-1\" } }]\n\
                    [clauses]\nH-1 = {}\n";

/// UNO with much that is otherwise.
const MUCH: &str = "id = \"much\"\nextends = \"uno\"\nreplaces = [\"UN-8\"]\n\
                    remove = [\"calls.uno\", \"options.noticing\", \"options.points\"]\ncountdown = {}\n\
                    match = { wins = \"most-rounds\" }\nhand-limit = { cards = 20 }\nstart = { does = \"goes-back\" }\n\
                    finish = { then = \"play-on\" }\ndrawing = { when = \"anytime\", then = \"may-play-any\" }\n\
                    calls.last = { at = 2, window = \"next-turn-ends\", noticed-by = \"others\", penalty = 3, \
                    wrong-penalty = 1 }\n";

#[test]
fn what_is_otherwise_is_short_on_a_braille_display() {
    for (game, rules) in [("ours", OURS), ("much", MUCH)] {
        for (lang, word) in [(Lang::En, "rules"), (Lang::De, "regeln"), (Lang::Fi, "säännöt")] {
            let told = table_of(game, rules, lang).answer(word).lines;
            let [full, short] = [
                |line: &sixdot::text::Line| line.text.chars().count(),
                |line: &sixdot::text::Line| line.braille.chars().count(),
            ];
            let long: Vec<_> = told.iter().filter(|line| full(line) > 60).collect();
            assert!(long.len() > 1, "{lang}: {told:?}");
            for line in long {
                assert!(short(line) * 10 < full(line) * 7, "{lang}: {} {}", line.text, line.braille);
            }
        }
    }
}

#[test]
fn own_game_is_explained_by_its_differences_from_its_base() {
    let mut table = table_of("ours", OURS, Lang::En);
    let rules = said(&mut table, "rules");
    let draw_two = "Draw two: It may not be played on a wild draw four. The next player draws three cards and may \
        not play one. \
                    That player may answer with a draw two instead, which adds to the number for the next player.";
    assert_eq!(
        rules[..10],
        [
            "Ours, with: Rounds: 3.",
            "Ours is based on UNO. This is different:",
            "Each player is dealt 5 cards. Rule UN-1.",
            "When you play a card and have 2 left, you call last. You can call until the next player's turn has ended. \
            If you \
             forget, somebody has to catch you.",
            "The penalty for forgetting last: 3 cards.",
            "Nobody has to call Uno. Rule UN-14.",
            "Skip: The card is worth 15 penalty points.",
            "Reverse: The next player is skipped.",
            &format!("{draw_two} Rules UN-9 and H-1."),
            "This rule of UNO does not apply: UN-8.",
        ]
    );
    assert_eq!(said(&mut table, "rule UN-1")[1..], ["In this game: Each player is dealt 5 cards."]);
    assert_eq!(said(&mut table, "rule UN-5")[1..], ["In this game: Reverse: The next player is skipped."]);
    assert_eq!(said(&mut table, "rule H-1"), [draw_two], "it has no text, but something holds by it");
    assert_eq!(said(&mut table, "rule UN-4").len(), 1, "as in UNO");
    let whole = said(&mut table, "rule all");
    assert!(rules[1..10].iter().all(|line| whole.contains(line)), "{whole:?}");
}

#[test]
fn what_is_different_is_told_in_every_language() {
    let german = said(&mut table_of("ours", OURS, Lang::De), "regeln");
    assert_eq!(german[1..3], ["Ours beruht auf UNO. Anders ist dies:", "Jeder bekommt 5 Karten. Regel UN-1."]);
    let finnish = said(&mut table_of("ours", OURS, Lang::Fi), "säännöt");
    assert_eq!(finnish[1..3], ["Ours perustuu UNOon. Tämä on toisin:", "Jokainen saa 5 korttia. Sääntö UN-1."]);
}

#[test]
fn own_game_without_differences_says_so_and_keeps_its_text() {
    let same = "id = \"same\"\nextends = \"uno\"\n[cards.skip]\ntitle = { any = \"Halt\" }\n";
    assert_eq!(
        said(&mut table_of("same", same, Lang::En), "rules")[0],
        "Same is based on UNO, and its rules are the same."
    );
    // The book of the house says in its own words what its clauses mean.
    let house = "id = \"house\"\nextends = \"uno\"\ndeal = { cards = 4, clause = \"H-1\" }\n[clauses]\nH-1 = {}\n";
    let mut table = table_of("house", house, Lang::De);
    assert_eq!(said(&mut table, "regeln")[1], "Jeder bekommt 4 Karten. Regel H-1.");
    assert_eq!(said(&mut table, "regel H-1"), ["Regel H-1: Stille. Wer spricht, zieht."]);
    let wall = "id = \"ours\"\nextends = \"numnum-wall\"\nremove = [\"doubly-again\"]\nstacks.free = \"at-once\"\n";
    let mut wall = table_of("ours", wall, Lang::En);
    said(&mut wall, "");
    let told = said(&mut wall, "rules");
    assert_eq!(told[1], "These rules have been changed: NN-11 and NN-14.", "{told:?}");
}

/// Mau Mau in which the call is due at once.
const DUE: &str = "id = \"ours\"\nextends = \"mau-mau\"\n\
             remove = [\"options.cards\", \"deal.by-players\"]\ndeal.cards = 2\n\
             calls.mau = { title = { any = \"Hand\" } }\n";

#[test]
fn a_word_that_is_a_command_is_the_call_only_while_that_is_due() {
    let rules = "id = \"ours\"\nextends = \"mau-mau\"\nremove = [\"options.cards\", \"deal.by-players\"]\n\
                 calls.mau = { title = { any = \"Hand\" }, words = [\"draw\"] }\n";
    let mut table = table_of("ours", rules, Lang::En);
    assert!(said(&mut table, "hand")[0].starts_with("You hold 5 cards."));
    assert!(said(&mut table, "draw")[0].starts_with("You draw "));
    // With a card left over, the call is due.
    let mut table = table_of("ours", DUE, Lang::En);
    assert!(said(&mut table, "hand")[0].contains("Hand"), "it is called");
}

/// In Finnish `v` is the code of green and of the reverse: no card is offered as if it were the only one that is meant.
#[test]
fn letter_of_a_colour_and_a_symbol_is_asked_about_in_a_move() {
    let both = "Sana v voi tarkoittaa useaa korttiasi: vihreä kolmonen, vihreä nelonen tai vihreä suunnanvaihto.";
    assert_eq!(told("uno", Lang::Fi, "pelaa v"), [both]);
    assert!(told("uno", Lang::Fi, "kortti v")[0].starts_with("Suunnanvaihto: "));
}
