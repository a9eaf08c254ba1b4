//! Mistakes in rule files and examples are reported correctly, in the right line, once.

use crate::support::program::Sixdot;
use sixdot::rules::{DiagnosticKind, Library};

const HEAD: &str = "id = \"mine\"\nextends = \"mau-mau\"\n";
const JOKER: &str = "[cards.joker]\ncolours = []\ncopies = 3\npoints = 20\nfits-always = {}\n";
const EXAMPLE: &str = "[[example]]\nname = \"a-joker\"\nclauses = [\"G-1\"]\nhands = [\"jo h7 h8\", \"c8 c9 cx\"]\n\
                       top = \"h9\"\n[[example.step]]\nmove = \"1 play jo\"\nturn = 2\ntop = \"jo\"\n";

/// Checks a rule file and returns the report in English.
fn told(text: &str) -> String {
    Sixdot::new("check mine.toml --lang en").file("mine.toml", text).run().stdout
}

/// Checks examples of a Mau Mau with jokers: the exit status and the report.
fn told_of_examples(name: &str, examples: &str) -> (i32, String) {
    let rules = format!("{HEAD}{JOKER}");
    let run = Sixdot::new("check --lang en").arg(name).file("mine.toml", &rules).file(name, examples).run();
    (run.status, run.stdout)
}

#[test]
fn typographic_quotation_marks_are_named() {
    let text = told("id = \"mine\"\nextends = „mau-mau“\n");
    let expected = "mine.toml, line 2: These are typographic quotation marks. Use straight ones.";
    assert_eq!((text.lines().next(), text.lines().count()), (Some(expected), 2), "{text}");
}

#[test]
fn what_would_do_nothing_is_named() {
    let text = told(&format!("{HEAD}[cards.king]\npoints = \"number\"\n"));
    assert!(text.contains("line 4: cards.king.points: king is not a whole number."), "{text}");
    let text =
        told(&format!("{HEAD}[options.own]\ndefault = \"no\"\nexcludes = [\"dobles\"]\nvalues.yes.deal.cards = 3\n"));
    assert!(text.contains("options.own.excludes cannot be dobles."), "{text}");
}

#[test]
fn a_file_that_is_called_like_a_game_is_refused() {
    let run = Sixdot::new("check uno.toml --lang en").file("uno.toml", "id = \"uno\"\nextends = \"mau-mau\"\n").run();
    assert!(run.status == 1 && run.stdout.starts_with("uno.toml: There is a game uno already."), "{}", run.stdout);
}

#[test]
fn cards_go_by_the_codes_of_the_table_in_examples() {
    let examples = format!("game = \"mine\"\n{EXAMPLE}");
    assert_eq!(told_of_examples("tests.toml", &examples), (0, "examples: 1, failed: 0\n".to_owned()));
    let by_id = examples.replace("jo ", "joker ").replace("\"1 play jo\"", "\"1 play joker\"");
    assert_eq!(told_of_examples("tests.toml", &by_id).0, 0, "the id is understood, too");
}

#[test]
fn examples_are_examples_whatever_their_file_is_called() {
    for name in ["mine/mine.toml", "mine-examples.toml"] {
        assert_eq!(told_of_examples(name, EXAMPLE), (0, "examples: 1, failed: 0\n".to_owned()), "{name}");
    }
}

#[test]
fn slips_in_examples_are_told_as_the_file_has_them() {
    let of = |example: &str| told_of_examples("tests.toml", &format!("game = \"mine\"\n{example}")).1;
    let text = of(&EXAMPLE.replace("clauses = [\"G-1\"]\n", ""));
    assert!(text.starts_with("tests.toml, line 2: The key example.1.clauses is missing.\n"), "{text}");
    let text = of(&EXAMPLE.replace("top = \"h9\"", "top = \"h7\""));
    assert!(text.contains("tests.toml:6: mine: a-joker: top: more often than the deck has it: h7"), "{text}");
    let text = of(&EXAMPLE.replace("top = \"h9\"", "top = \"h9\"\noptions = { jokers = \"3\" }"));
    assert!(text.starts_with("tests.toml, line 7: There is no option jokers."), "{text}");
}

#[test]
fn a_hint_names_the_folder_in_use() {
    let run =
        Sixdot::new("play mine --rules my-rules --lang en").file("my-rules/mine.toml", "id = \"mine\"\nx = 1\n");
    let run = run.run();
    assert!(run.stderr.contains("sixdot check --rules my-rules"), "{} {}", run.stdout, run.stderr);
    let run =
        Sixdot::new("check --rules my-rules --lang en").file("my-rules/mine.toml", "id = \"mine\"\nx = 1\n").run();
    assert!(run.status == 1 && run.stdout.contains("mine.toml, line 2: There is no key x."), "{}", run.stdout);
}

#[test]
fn a_game_without_a_book_is_listed_by_its_id_once() {
    let run = Sixdot::new("games --rules my-rules --lang en")
        .file("my-rules/mine.toml", &format!("{HEAD}deal.cards = 4\n"))
        .run();
    assert!(run.stdout.contains("\nmine: Mine, 2 to 6 players.\n"), "{}", run.stdout);
}

#[test]
fn dead_and_endless_games_are_told() {
    let jack = "remove = [\"cards.jack.fits-always\", \"cards.jack.not-on\", \"options.jack-on-jack\"]\n";
    let text = told(&format!("{HEAD}{jack}{JOKER}"));
    assert!(text.contains("Nothing fits on card joker, so nobody can play on."), "{text}");
    let endless = "turn-limit = 5\n";
    let text = told(&format!("{HEAD}{endless}"));
    assert!(text.contains("mine.toml: Of 100 trial rounds with 2 players, 100 ended at the turn limit."), "{text}");
}

#[test]
fn an_option_is_not_blamed_for_another_mistake() {
    let only = |text: &str, line: &str| {
        let told = told(&format!("id = \"mine\"\nextends = \"uno\"\n{text}"));
        let faults: Vec<&str> = told.lines().filter(|line| line.contains(".toml, line ")).collect();
        assert!(matches!(faults[..], [fault] if fault.starts_with(line)), "{told}");
    };
    // An option lists other cards; another one sets the number; others need the call, or fewer players.
    only("cards.draw-two.not-on.cards = [\"wild-drow-four\"]\n", "mine.toml, line 3: cards.draw-two.not-on.cards.1 ");
    only("match.rounds = \"three\"\n", "mine.toml, line 3: match.rounds is a text");
    only("remove = [\"calls.uno\"]\ndeal.cards = 20\n", "mine.toml, line 4: The deck has 108 cards");
    only(
        "[cards.seven]\nsymbols = [\"7\"]\n",
        "mine.toml, line 4: cards.seven.symbols and cards.number.symbols are both red 7",
    );
    only(
        "remove = [\"calls.uno\", \"options.penalty\"]\n",
        "uno/uno.toml, line 113: With option noticing set to others: ",
    );
}

#[test]
fn words_that_are_commands_are_told_with_their_lines() {
    let text = "id = \"mine\"\nextends = \"mau-mau\"\n[calls.mau]\ntitle = { any = \"Quit\" }\n\
                words = [\"kierroksen\", \"hello\", \"käsi\"]\n[cards.king]\ntitle = { any = \"top\" }\n";
    let told = told(text);
    for line in [
        "mine.toml, line 4: Quit, which players say for call mau, is also a command of the program. It is the call only",
        "mine.toml, line 5: käsi, which players say for call mau, is also a command of the program, in language fi. ",
        "mine.toml, line 7: top, a name for card king, is also a command of the program. On its own it is the command. ",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(!told.contains("hello"), "{told}");
}

#[test]
fn a_word_is_found_where_it_is_defined() {
    let text = "# Our family says \"draw\" and \"top\" very often.\nid = \"mine\"\nextends = \"mau-mau\"\n\
                [calls.mau]\ntitle = { any = \"draw\" }\n[cards.king]\ntitle = { any = \"top\" }\n";
    let told = told(text);
    for line in ["mine.toml, line 5: draw, which players say", "mine.toml, line 7: top, a name for"] {
        assert!(told.contains(line), "{line}: {told}");
    }
}

#[test]
fn colours_and_options_named_like_commands_are_reported() {
    let text = "id = \"mine\"\nextends = \"mau-mau\"\n[deck]\ncolours = [\"clubs\", \"hand\", \"hearts\", \"diamonds\"]\n\
                [deck.titles.diamonds]\nde = \"der Stapel\"\nany = \"the top\"\n[options.learn]\ndefault = \"no\"\n\
                values.yes.deal.cards = 4\n[options.knocking]\ntitle = { fi = \"säännöt\" }\ndefault = \"no\"\n\
                values.yes.deal.cards = 3\n";
    for (lang, lines) in [
        (
            "en",
            [
                "line 4: hand, a name for colour hand, is also a command of the program. At the beginning of a line it is",
                "line 7: the top, a name for colour diamonds, is also a command of the program. At the beginning of a line it is",
                "line 8: learn, a name for option learn, is also a command of the program. Before a game it is the option",
                "line 12: säännöt, a name for option knocking, is also a command of the program, in language fi. Before",
            ],
        ),
        (
            "de",
            [
                "Zeile 4: hand, ein Name der Farbe hand, ist auch ein Befehl des Programms. Am Anfang ist es der Befehl; für",
                "Zeile 7: top, ein Name der Farbe diamonds, ist auch ein Befehl des Programms. Am Anfang ist es der Befehl; für",
                "Zeile 8: learn, ein Name der Option learn, ist auch ein Befehl des Programms. Vor einem Spiel ist es die Option",
                "Zeile 12: säännöt, ein Name der Option knocking, ist auch ein Befehl des Programms, und zwar in der Sprache fi.",
            ],
        ),
        (
            "fi",
            [
                "rivi 4: hand, joka on värin hand nimi, on myös ohjelman komento. Rivin alussa se on komento; väriä varten on",
                "rivi 7: top, joka on värin diamonds nimi, on myös ohjelman komento. Rivin alussa se on komento; väriä varten on",
                "rivi 8: learn, joka on kotisäännön learn nimi, on myös ohjelman komento. Ennen peliä se on kotisääntö, eikä",
                "rivi 12: säännöt, joka on kotisäännön knocking nimi, on myös ohjelman komento. Ennen peliä se on kotisääntö,",
            ],
        ),
    ] {
        let told = Sixdot::new("check mine.toml").arg("--lang").arg(lang).file("mine.toml", text).run().stdout;
        for line in lines {
            assert!(told.contains(line), "{line}: {told}");
        }
    }
}

fn kinds(jack: &str) -> Vec<DiagnosticKind> {
    let joker = "[cards.joker]\ncolours = []\ncopies = 3\nfits-always = {}\n";
    let text = format!("id = \"mine\"\nextends = \"mau-mau\"\n{jack}\n{joker}");
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text);
    library.check("mine").into_iter().map(|fault| fault.what).collect()
}

#[test]
fn a_card_on_which_nothing_fits_is_refused() {
    let jack = "remove = [\"cards.jack.fits-always\", \"cards.jack.not-on\", \"options.jack-on-jack\"]";
    assert_eq!(kinds(jack), [DiagnosticKind::DeadEnd { card: "joker".to_owned() }]);
    assert_eq!(kinds(""), [], "a jack fits on it, and names a suit");
    let takes = format!("{jack}\n[cards.mirror]\ncolours = []\ncopies = 2\nfits-always = {{}}\ntakes-colour = {{}}");
    let dead = ["mirror", "joker"].map(|card| DiagnosticKind::DeadEnd { card: card.to_owned() });
    assert_eq!(kinds(&takes), dead, "as the start card it has no suit");
    assert_eq!(kinds(&format!("{takes}\nstart = {{ does = \"goes-back\" }}")), [], "it fits on the joker, too");
}

#[test]
fn where_no_card_has_a_colour_the_same_symbol_goes_on() {
    let text = "id = \"mine\"\nkind = \"shed\"\nplayers = { min = 2, max = 3 }\ndeal = { cards = 3 }\n\
                matching = { by = [\"symbol\"] }\ndrawing = { when = \"cannot-play\", then = \"turn-ends\" }\n\
                finish = { then = \"stop\" }\nscore = { to = \"nobody\" }\nmatch = { rounds = 1, wins = \"most-rounds\" }\n\
                deck = { colours = [] }\ncards.a = { colours = [], symbols = [\"1..3\"], copies = 5 }\n";
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text);
    let faults: Vec<DiagnosticKind> = library.check("mine").into_iter().map(|fault| fault.what).collect();
    assert_eq!(faults, []);
}
