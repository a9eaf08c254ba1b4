//! Lines typed before a game: answers in many words, commands that work there, and the way back from a wrong language.

use crate::support::people::told;
use sixdot::input::{Commands, ProgramCommand};
use sixdot::rules::{Kind, Library};
use sixdot::session::{Conversation, Plan, Session, Start};
use sixdot::text::{Lang, Locale, msg};

/// A session before the first question.
fn begun(lang: Lang, ask_language: bool) -> Session {
    begun_with(Library::built_in(), lang, ask_language)
}

fn begun_with(library: Library, lang: Lang, ask_language: bool) -> Session {
    let mut session =
        Session::new(Start { ask_language, ..crate::support::session::start(lang, library, Plan::default(), 42) });
    session.begin();
    session
}

/// The rows of a line, broken at blanks.
fn rows(line: &str, width: usize) -> usize {
    let (mut rows, mut filled) = (1, 0);
    for word in line.split(' ').map(|word| word.chars().count()) {
        if filled > 0 && filled + 1 + word > width {
            (rows, filled) = (rows + 1, 0);
        }
        filled += word + usize::from(filled > 0);
    }
    rows
}

/// Types all these lines.
fn all_told(session: &mut Session, typed: &[&str]) {
    for line in typed {
        told(session, line);
    }
}

/// The answer to the last of these lines.
fn after(lang: Lang, typed: &[&str]) -> Vec<String> {
    let mut session = begun(lang, false);
    typed.iter().map(|line| told(&mut session, line)).last().unwrap_or_default()
}

fn first(lang: Lang, typed: &[&str]) -> String {
    after(lang, typed).into_iter().next().unwrap_or_default()
}

#[test]
fn who_plays_is_understood_as_people_say_it() {
    let typed = [
        (Lang::De, ["2", "2.", "zwei", "zu zweit"], ["ich und Eva", "ich,Eva", "mit Eva"]),
        (Lang::En, ["2", "2.", "two", "two players"], ["me and Eva", "me,Eva", "with Eva"]),
        (Lang::Fi, ["2", "2.", "kaksi", "kaksi pelaajaa"], ["minä ja Eva", "minä,Eva", "kanssa Eva"]),
    ];
    for (lang, two, with_eva) in typed {
        let usual = first(lang, &["uno", "2"]);
        for typed in two {
            assert_eq!(first(lang, &["uno", typed]), usual, "{lang}: {typed}");
            assert_eq!(first(lang, &[&format!("uno {typed}")]), usual, "{lang}: uno {typed}");
        }
        for typed in with_eva {
            let lines = after(lang, &["uno", typed]);
            assert!(lines.iter().any(|line| line.contains('1')), "{lang}: {typed}: {lines:?}");
            let dealt = after(lang, &["uno", typed, "", ""]);
            assert!(dealt[0].contains("Eva"), "{lang}: {typed}: {dealt:?}");
        }
    }
    assert_eq!(first(Lang::En, &["uno", "four medium"]), "UNO. You, Anna, Ben, Clara. Clara deals, you begin.");
    let settings = after(Lang::En, &["uno", "3 medium", "settings"]).join(" ");
    assert!(settings.contains("Computer players: Anna medium, Ben medium."), "{settings}");
}

#[test]
fn who_shares_the_keyboard_is_asked_for_a_name() {
    for (lang, who, question, default, twice, wrong, pass) in [
        (
            Lang::En,
            "me and Eva",
            "What is your name? Press Enter for Player 1.",
            "Player 1, press Enter.",
            "Eva is already at the table.",
            "A name can have",
            "Pass the keyboard to Tom.",
        ),
        (
            Lang::De,
            "ich und Eva",
            "Wie heißt du? Enter für Person 1.",
            "Person 1, drück Enter.",
            "Eva sitzt schon am Tisch.",
            "Ein Name braucht Buchstaben",
            "Gib die Tastatur an Tom weiter.",
        ),
        (
            Lang::Fi,
            "minä ja Eva",
            "Mikä on nimesi? Enter: Pelaaja 1.",
            "Pelaaja 1, paina Enteriä.",
            "Eva on jo pöydässä.",
            "Nimi on yksi sana, joka alkaa kirjaimella.",
            "Seuraavana on Tom.",
        ),
    ] {
        let last = |typed: &[&str]| after(lang, typed).pop().unwrap_or_default();
        assert_eq!(last(&["uno", who]), question);
        assert_eq!(last(&[&format!("uno {who}")]), question);
        assert!(last(&["uno", who, ""]).contains(default), "{lang}");
        assert!(last(&["uno", who, "Tom."]).contains(pass), "{lang}");
        for (name, refused) in [("eva", twice), ("Tom 2", wrong)] {
            let told = after(lang, &["uno", who, name]);
            assert!(told[0].starts_with(refused) && told[1] == question, "{lang}: {told:?}");
        }
        // Commands are commands here, too.
        assert_eq!(last(&["uno", who, "help"]), question);
        // Whoever has told it once is not asked again, and nobody is asked who plays against the computer alone.
        let pass = |typed: &[&str]| after(lang, typed).join(" ").contains(pass);
        assert!(pass(&["uno", who, "Tom", "", "new", "uno", who]), "{lang}");
        let (me, _) = who.split_once(' ').expect("two words");
        assert!(!after(lang, &["uno", me]).concat().contains(question), "{lang}");
    }
}

#[test]
fn a_bare_number_is_how_many_play_and_never_a_house_rule() {
    for lang in Lang::ALL {
        for number in 2..=10 {
            let mut session = begun(lang, false);
            told(&mut session, "");
            told(&mut session, &number.to_string());
            let counts = told(&mut session, "counts").join(" ");
            assert_eq!(counts.matches('.').count(), number, "{lang}: {counts}");
            assert_eq!(told(&mut session, "rules"), after(lang, &["", "", "rules"]), "{lang}: {number}");
        }
    }
}

#[test]
fn house_rules_are_told_on_demand() {
    for (lang, word) in [(Lang::De, "hausregeln"), (Lang::En, "options"), (Lang::Fi, "valinnat")] {
        let question = after(lang, &["uno"]).pop().unwrap_or_default();
        assert!(question.contains(word), "{lang}: {question}");
        let listed = after(lang, &["uno", word]);
        assert!(listed.len() > 10 && listed[0].starts_with("1: "), "{lang}: {listed:?}");
        let mut session = begun(lang, false);
        for typed in ["uno", word, "7", "4"] {
            told(&mut session, typed);
        }
        let asked = told(&mut session, "help").pop().unwrap_or_default();
        assert_eq!(asked, question, "{lang}: after a house rule the players are asked for again");
        let dealt = told(&mut session, "4");
        assert!(dealt[0].starts_with("UNO"), "{lang}: {dealt:?}");
        assert_ne!(told(&mut session, "rules"), after(lang, &["uno", "4", "rules"]), "{lang}");
    }
}

/// `options 2` is the second house rule, and no book about the second game.
#[test]
fn a_house_rule_may_stand_behind_the_word_for_them() {
    for (lang, word) in [(Lang::De, "hausregeln"), (Lang::En, "options"), (Lang::Fi, "valinnat")] {
        let asked = after(lang, &["uno", word, "2"]);
        assert!(asked[0].contains('2'), "{lang}: {asked:?}");
        assert_eq!(after(lang, &["uno", word, &format!("{word} 2")]), asked, "{lang}");
        assert_eq!(after(lang, &["uno", &format!("{word} 2")]), asked, "{lang}");
    }
}

/// `with stacking` seats nobody of that name, and a no chooses no game whose name begins so.
#[test]
fn a_house_rule_is_nobody_and_a_no_is_no_game() {
    for (lang, with, stacking, no) in [
        (Lang::De, "mit", "Stapeln", "nein"),
        (Lang::En, "with", "stacking", "no"),
        (Lang::Fi, "kanssa", "stacking", "ei"),
    ] {
        let asked = after(lang, &["uno", stacking]);
        assert!(asked[0].starts_with("1: ") && asked.len() > 3, "{lang}: {asked:?}");
        assert_eq!(after(lang, &["uno", &format!("{with} {stacking}")]), asked, "{lang}");
        assert_eq!(after(lang, &["uno", &format!("{with} {stacking}=both")]).len(), 2, "{lang}");
        let refused = after(lang, &[no]);
        assert!(refused.len() == 1 && refused[0].contains(no), "{lang}: {refused:?}");
    }
    assert!(first(Lang::En, &["uno", "with Eva"]).starts_with("What is your name?"));
    assert_eq!(after(Lang::En, &["num"]).len(), 1, "a beginning is still one");
}

/// House rules chosen in the words that people use are told, whether the game begins at once or another question comes.
#[test]
fn house_rules_are_named_as_people_name_them_and_told() {
    for (lang, jumping, title) in [
        (Lang::De, "mit dazwischenwerfen", "Die gleiche Karte dazwischenwerfen"),
        (Lang::En, "with jumping in", "Jumping in with the same card"),
        (Lang::Fi, "väliin pelaaminen", "Saman kortin pelaaminen väliin"),
    ] {
        for typed in [format!("3 {jumping}"), format!("3; {jumping}"), format!("3 {title}"), jumping.to_owned()] {
            let told = after(lang, &["uno", &typed]);
            assert!(told[0].contains(title), "{lang}: {typed}: {told:?}");
            let again = told[1..].iter().filter(|line| line.contains(title)).count();
            assert_eq!(again, 0, "{lang}: {typed}: {told:?}");
        }
        // A value that is missing is asked for, and both rules are told after it.
        let told = after(lang, &["uno", &format!("3 {jumping}, stacking"), "4"]);
        assert!(told[0].contains(title) && told[0].matches(':').count() == 3, "{lang}: {told:?}");
        assert!(told[1].starts_with("UNO."), "{lang}: {told:?}");
    }
    assert!(first(Lang::En, &["uno", "with jumping and Eva"]).starts_with("Please type a number"));
}

/// The house rules `seven` and `eight` of Mau Mau are called like numbers, in English.
#[test]
fn a_house_rule_that_is_called_like_a_number_is_no_number() {
    for (lang, word) in [(Lang::De, "optionen"), (Lang::En, "options"), (Lang::Fi, "valinnat")] {
        let listed = after(lang, &["mau-mau", word]);
        for id in ["seven", "eight"] {
            let asked = after(lang, &["mau-mau", &format!("{word} {id}")]);
            let name = asked.last().and_then(|line| line.split(':').next()).unwrap_or_default();
            assert!(name.len() > 5, "{lang}: {asked:?}");
            let number = listed.iter().position(|line| line.contains(name)).expect("it is listed") + 1;
            assert!(number < 7, "{lang}: {listed:?}");
            assert_eq!(after(lang, &["mau-mau", word, &number.to_string()]), asked, "{lang}: {id}");
            assert_eq!(after(lang, &["mau-mau", word, id]), asked, "{lang}: {id}");
            assert_eq!(after(lang, &["mau-mau", id]), asked, "{lang}: {id}, and there are no tables of so many");
            let no = after(lang, &["mau-mau", &format!("{id}=not-answerable")]);
            assert!(no[0].contains(name), "{lang}: {no:?}");
        }
        // A number word that no house rule is called is a number.
        let three = match lang {
            Lang::De => "drei",
            Lang::En => "three",
            Lang::Fi => "kolme",
        };
        assert_eq!(after(lang, &["mau-mau", word, three]), after(lang, &["mau-mau", word, "3"]), "{lang}");
    }
}

#[test]
fn what_helps_before_a_game_works_there() {
    for lang in Lang::ALL {
        for at in [&[][..], &["uno"][..]] {
            let of = |typed: &str| {
                let mut session = begun(lang, false);
                all_told(&mut session, at);
                let asked = told(&mut session, "games").pop().unwrap_or_default();
                (told(&mut session, typed), asked)
            };
            let unknown = after(lang, &["xyzzy"]);
            for typed in ["learn", "learn uno", "learn maumau"] {
                let (lines, _) = of(typed);
                assert!(lines.len() > 2 && lines.iter().any(|line| line.contains('1')), "{lang}: {typed}: {lines:?}");
            }
            let rules = match lang {
                Lang::De => "regeln uno",
                Lang::En => "rules uno",
                Lang::Fi => "säännöt uno",
            };
            for typed in
                ["help", rules, "rule UN-3", "games", "level", "language", "settings", "resume", "help learn"]
            {
                let (mut lines, asked) = of(typed);
                assert_ne!(lines, unknown, "{lang}: {typed}");
                assert_eq!(lines.pop(), Some(asked), "{lang}: {typed}: the question is said again");
                assert!(!lines.is_empty(), "{lang}: {typed}");
            }
            for typed in ["quit", "ende", "lopeta"] {
                let mut session = begun(lang, false);
                all_told(&mut session, at);
                assert!(session.answer(typed).ended, "{lang}: {typed}");
            }
        }
        let help: Vec<String> = after(lang, &["help"]);
        let count: usize = help[..help.len() - 1].iter().map(|line| rows(line, 80)).sum();
        assert!(count <= 8, "{lang}: {count} rows of help");
    }
}

#[test]
fn mau_says_that_there_is_another() {
    for lang in Lang::ALL {
        let lines = after(lang, &["mau"]);
        assert!(lines[0].contains("110") && lines[0].contains("mau mau"), "{lang}: {lines:?}");
        assert!(!after(lang, &["mau-mau"]).iter().any(|line| line.contains("110")), "{lang}");
        let changed = after(lang, &["mau", "mau mau", ""]);
        assert!(changed[0].starts_with("Mau Mau"), "{lang}: {changed:?}");
    }
}

#[test]
fn nobody_is_lost_in_a_language() {
    for lang in Lang::ALL {
        let names = ["Deutsch", "German", "saksa", "Englisch", "English", "englanti", "Finnisch", "Finnish", "suomi"];
        for (index, name) in names.into_iter().enumerate() {
            let wanted = Lang::ALL[index / 3];
            for word in ["language", "sprache", "kieli"] {
                // At the question of the game, and at the table.
                for at in [&[][..], &["", "2"][..]] {
                    let mut session = begun(lang, false);
                    all_told(&mut session, at);
                    let lines = told(&mut session, &format!("{word} {name}"));
                    assert_eq!(lines[0], after(wanted, &[&format!("language {wanted}")])[0], "{lang}: {word} {name}");
                }
            }
            let mut session = begun(lang, true);
            assert_eq!(told(&mut session, name)[0], told(&mut begun(lang, true), wanted.code())[0], "{lang}: {name}");
        }
        for (word, own) in [("sprache", "deutsch"), ("kieli", "suomi"), ("language", "english")] {
            let lines = after(lang, &["uno", "2", word]);
            assert!(lines.iter().any(|line| line.contains(own)), "{lang}: {word}: {lines:?}");
        }
        for word in ["help", "hilfe", "ohje", "apua"] {
            assert_eq!(after(lang, &["uno", "2", word]), after(lang, &["uno", "2", "help"]), "{lang}: {word}");
        }
    }
    let lines = told(&mut begun(Lang::En, true), "klingon");
    assert_eq!((lines[0].as_str(), lines.len()), ("Sixdot does not speak klingon.", Lang::ALL.len() + 1));
}

#[test]
fn what_the_settings_tell_can_be_typed() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        let of = |value: &str| locale.in_full(msg!("value", value));
        let name_of = |command: ProgramCommand| &Commands::of(&locale, Kind::Shed).entry(command).name;
        let show = name_of(ProgramCommand::Show);
        let game = locale.in_full(msg!("channel", channel = "game"));
        let values = ["status", "constant"].map(|value| format!("{} {}", name_of(ProgramCommand::Prompt), of(value)));
        let paces = ["step", "free"].map(|value| format!("{} {}", name_of(ProgramCommand::StepMode), of(value)));
        let details = ["full", "short"].map(|value| format!("{show} {game} {}", of(value)));
        let channels = ["game", "turn", "hand", "chat", "error", "help"];
        let channels =
            channels.map(|channel| format!("{show} {} {}", locale.in_full(msg!("channel", channel)), of("short")));
        let refused = |command: &str| first(lang, &[&format!("{command} xyzzy")]);
        for typed in values.iter().chain(&paces).chain(&details).chain(&channels) {
            let command = typed.split(' ').next().unwrap_or_default();
            assert_ne!(first(lang, &[typed]), refused(command), "{lang}: {typed}");
        }
    }
    for (lang, all) in [(Lang::De, "alles"), (Lang::En, "all"), (Lang::Fi, "kaikki")] {
        let full = first(lang, &["show"]);
        let short =
            |last: &str| after(lang, &["uno", "3", &format!("show {all} short"), last]).pop().unwrap_or_default();
        assert_eq!(short("show game full; show all full"), full, "{lang}");
        let now = short("show");
        assert!(!now.contains(&Locale::new(lang).in_full(msg!("channels-rest"))), "{lang}: {now}");
    }
    for (lang, typed) in [
        (Lang::De, "eingabe spielstand"),
        (Lang::De, "zeige spiel ausführlich"),
        (Lang::Fi, "kehote pelitilanne"),
        (Lang::Fi, "näytä peli kokonaan"),
    ] {
        let command = typed.split(' ').next().unwrap_or_default();
        assert_ne!(first(lang, &[typed]), first(lang, &[&format!("{command} xyzzy")]), "{lang}: {typed}");
    }
}

#[test]
fn a_long_line_is_no_answer_and_not_said_again_whole() {
    for typed in ["x".repeat(60_000), "mau ".repeat(15_000), "4 ".repeat(30_000)] {
        for at in [&[][..], &["uno"][..]] {
            let mut session = begun(Lang::En, false);
            all_told(&mut session, at);
            let lines = told(&mut session, &typed);
            assert!(lines.iter().all(|line| line.len() < 300), "{}", lines[0].len());
        }
    }
}

#[test]
fn help_has_at_most_eight_rows_and_names_the_rest_on_demand() {
    let games = ["uno", "mau-mau", "number-one", "numnum-mau-mau", "numnum-wall", "numnum-clear", "numnum-patience"];
    let mut long = Vec::new();
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| games.map(|game| (lang, game))) {
        let plan = Plan { game: Some(game.to_owned()), seed: Some(1), ..Plan::default() };
        let mut session = crate::support::session::begun(lang, plan);
        let help = told(&mut session, "help");
        if help.iter().map(|line| rows(line, 80)).sum::<usize>() > 8 {
            long.extend(help.iter().filter(|line| rows(line, 80) > 1).map(|line| format!("{lang}, {game}: {line}")));
        }
        let all = told(&mut session, "help all");
        assert!(all[0].matches(", ").count() > 30, "{lang}: {game}: {all:?}");
        let hand = told(&mut session, "help hand");
        assert!(hand[0].contains(": "), "{lang}: {game}: {hand:?}");
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn rules_with_faults_tell_how_to_hear_them_before_a_game() {
    for lang in Lang::ALL {
        let mut library = Library::built_in();
        library.add_text("broken", "broken.toml", "nonsense = 1\n");
        let typed = match lang {
            Lang::De => "regeln broken",
            Lang::En => "rules broken",
            Lang::Fi => "säännöt broken",
        };
        let said = told(&mut begun_with(library, lang, false), typed);
        let expected = Locale::new(lang).in_full(msg!("cli-bad-rules", game = "Broken", check = "sixdot check"));
        assert_eq!(said[0], expected, "{lang}");
    }
}

#[test]
fn too_many_people_for_another_game_are_asked_for_again() {
    // Three who were named for UNO, and another game at the first question of all.
    let begun = |lang| {
        let plan = crate::support::session::plan("uno", "Anna,Ben,Cleo", 1);
        let start = crate::support::session::start(lang, Library::built_in(), plan, 1);
        let mut session = Session::new(Start { ask_language: true, ..start });
        session.begin();
        for typed in ["new", ""] {
            told(&mut session, typed);
        }
        session
    };
    let told_first = [
        (Lang::En, "Clear Away is for 2 players, not 3.", "Wall Breach is for 2 or 4 players, not 3."),
        (Lang::De, "Räum ab ist für 2 Personen, nicht für 3.", "Mauerbruch ist für 2 oder 4 Personen, nicht für 3."),
        (
            Lang::Fi,
            "Raivaa pöytä -pelissä on oltava 2 pelaajaa, ei 3.",
            "Muurinmurrossa on oltava 2 tai 4 pelaajaa, ei 3.",
        ),
    ];
    for (lang, for_two, for_four) in told_first {
        // It can only be two, and the game begins.
        let mut session = begun(lang);
        let said = told(&mut session, "numnum-clear");
        assert_eq!(said[0], for_two, "{lang}");
        assert!(said.len() > 2 && !session.written().is_empty(), "{lang}: {said:?}");
        let mut session = begun(lang);
        let said = told(&mut session, "numnum-wall");
        assert_eq!(said[0], for_four, "{lang}");
        let question = Locale::new(lang).in_full(msg!("ask-players", default = 2));
        assert!(said[1].starts_with(&question), "{lang}: {said:?}");
        told(&mut session, "4");
        assert!(!session.written().is_empty(), "{lang}");
    }
    // The game that they were named for begins with them.
    let said = told(&mut begun(Lang::En), "uno").join(" ");
    assert!(said.contains("Pass the keyboard to Anna."), "{said}");
}

#[test]
fn games_house_rules_and_languages_may_be_named_at_once() {
    assert_eq!(
        after(Lang::En, &["mau mau 2"]),
        after(Lang::En, &["mau-mau-2"]),
        "a game of that name, not two players"
    );
    for (asked, listed) in [("options", "uno"), ("options mau-mau", "mau-mau")] {
        assert_eq!(after(Lang::En, &[asked]), after(Lang::En, &[listed, "options"]), "{asked}");
    }
    for at in [&[][..], &["uno"][..]] {
        let mut session = begun(Lang::En, false);
        all_told(&mut session, at);
        assert_eq!(told(&mut session, "suomi")[0], after(Lang::En, &["language suomi"])[0]);
    }
    let stacking = after(Lang::En, &["uno", "stacking"]);
    for typed in ["Stacking", "with stacking", "options stacking"] {
        assert_eq!(after(Lang::En, &["uno", typed]), stacking, "{typed}");
    }
}

#[test]
fn a_game_with_faults_is_refused_once_whatever_stands_behind_it() {
    let broken = |typed| {
        let mut library = Library::built_in();
        library.add_text("broken", "broken.toml", "nonsense = 1\n");
        told(&mut begun_with(library, Lang::En, false), typed)
    };
    assert_eq!(broken("broken 3"), broken("broken"));
    assert_eq!(broken("broken").len(), 2, "why, and the question again");
}

#[test]
fn house_rule_question_tells_commands_from_house_rules() {
    assert_eq!(
        after(Lang::En, &["uno", "options", "draw"]),
        after(Lang::En, &["uno", "draw"]),
        "the values of Drawing"
    );
    for asked in [&["uno", "options 2"][..], &["uno", "options"][..]] {
        let question = after(Lang::En, asked).pop();
        let told = after(Lang::En, &[asked, &["help"]].concat());
        assert!(told.len() > 2, "help is told: {told:?}");
        assert_eq!(told.last(), question.as_ref(), "{asked:?}");
    }
    let told = after(Lang::En, &["uno", "rounds=3", "until=200; 3"]);
    assert_eq!(told.last().map(String::as_str), Some("The rest of the line was ignored."));
    let teams = first(Lang::En, &["mau-mau", "cards=10", "teams=3"]);
    assert_eq!(teams, "With these options at most 3 can play Mau Mau, too few for 3 teams.");
    let listed = after(Lang::En, &["uno", "options"]);
    let beyond = listed.len().to_string();
    let told = after(Lang::En, &["uno", "options", &beyond]);
    assert!(told.len() == 2 && told[0].contains(&beyond), "the question stands behind them: {told:?}");
}

#[test]
fn the_question_who_plays_names_as_many_as_can_play() {
    let question = after(Lang::En, &["mau-mau", "cards=10"]).pop();
    assert!(question.is_some_and(|line| line.contains("3 hard;")));
    let plan = Plan { name: Some("Eva".to_owned()), ..Plan::default() };
    let mut session = crate::support::session::begun(Lang::En, plan);
    told(&mut session, "uno");
    assert_eq!(told(&mut session, "me and Eva"), ["What is your name? Press Enter for Player 1."]);
    let help = after(Lang::En, &["uno", "me and Tom", "help"]);
    assert!(help.len() > 2, "help at the question for a name: {help:?}");
}

/// For a lesson it does not matter for how many the game is.
#[test]
fn nobody_is_too_many_for_a_lesson() {
    let begun = |learn: bool| {
        let plan = Plan { learn, ..crate::support::session::plan("numnum-clear", "Eva,Tom,Anna", 1) };
        let mut session = crate::support::session::session(Lang::En, plan);
        session.begin().lines.into_iter().map(|line| line.text).collect::<Vec<String>>()
    };
    let too_many = |lines: &[String]| lines.iter().any(|line| line == "Clear Away is for 2 players, not 3.");
    let (played, learned) = (begun(false), begun(true));
    assert!(too_many(&played), "{played:?}");
    assert!(!too_many(&learned) && learned.len() > 1, "{learned:?}");
}

/// A command that the game does not have is named in the refusal all the same.
#[test]
fn commands_of_another_family_are_refused() {
    for game in ["numnum-wall", "numnum-patience", "uno"] {
        for typed in ["draw", "draw xyzzy", "dealer", "take", "lay xyzzy", "free", "collected", "quiet"] {
            let lines = after(Lang::En, &[game, "", "new", typed]);
            assert!(!lines.is_empty(), "{game}: {typed}");
        }
    }
}

/// `host` and `join` with a place end the questions; alone they say how. At a table, the game is left first.
#[test]
fn the_network_is_reached_from_the_first_questions() {
    for (lang, places, online) in [
        (Lang::De, ["host netz", "host hier", "beitreten 127.0.0.1:9"], "mit Freunden spielen"),
        (Lang::En, ["host network", "host here", "join 127.0.0.1:9"], "play with friends"),
        (Lang::Fi, ["host verkko", "host tässä", "liity 127.0.0.1:9"], "pelaa ystävien kanssa"),
    ] {
        let how = Locale::new(lang).in_full(msg!("play-online"));
        let leave = Locale::new(lang).in_full(msg!("leave-first"));
        for at in [&[][..], &["uno"][..]] {
            for typed in places {
                let mut session = begun(lang, false);
                all_told(&mut session, at);
                let answer = session.answer(typed);
                assert!(answer.ended && answer.lines.len() == 1, "{lang}: {typed}: {:?}", answer.lines);
            }
            for (typed, told) in [("join", "192.168.1.5"), ("host", places[0]), (online, &how), ("help", &how)] {
                let lines = after(lang, &[at, &[typed]].concat());
                assert!(lines.iter().any(|line| line.contains(told)), "{lang}: {typed}: {lines:?}");
            }
        }
        let first =
            Session::new(crate::support::session::start(lang, Library::built_in(), Plan::default(), 42)).begin();
        assert_eq!(first.lines.iter().filter(|line| line.text == how).count(), 1, "{lang}: {first:?}");
        assert!(after(lang, &["games"]).contains(&how), "{lang}");
        for typed in ["host", places[0], places[2], "join"] {
            assert_eq!(after(lang, &["uno", "2", typed]), [leave.as_str()], "{lang}: {typed}");
        }
        assert_eq!(after(lang, &["uno", "2", online]), [how.as_str()], "{lang}");
        let help = after(lang, &["uno", "2", "help"]).concat();
        assert!(help.contains("host"), "{lang}: {help}");
    }
}
