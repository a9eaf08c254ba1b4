//! Rule files as people write them: how they are loaded, and which faults are reported.

use proptest::prelude::*;
use std::sync::Arc;

use sixdot::games::shedding::rules::Rules;
use sixdot::rules::{Clause, Diagnostic, DiagnosticKind, Library, Loaded, OptionForm, TableOption};

fn clause(text: &str) -> Clause {
    text.parse().expect("a clause")
}

fn load(id: &str, chosen: &[(&str, &str)]) -> Result<Loaded, Vec<Diagnostic>> {
    let chosen: Vec<_> = chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Library::built_in().load(id, &chosen)
}

/// The rules of a shedding game.
fn shed(id: &str, chosen: &[(&str, &str)]) -> Arc<Rules> {
    load(id, chosen).expect("no faults").rules.shed().cloned().expect("a shedding game")
}

/// All faults of a house rule file that is called `mine.toml`.
fn faults(text: &str) -> Vec<Diagnostic> {
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text.to_owned());
    library.check("mine")
}

/// The name of a kind of fault.
fn kind(fault: &Diagnostic) -> String {
    format!("{:?}", fault.what).split(' ').next().unwrap_or_default().to_owned()
}

/// Line, key, kind and suggestion of each.
fn told(text: &str) -> Vec<(usize, String, String, Option<String>)> {
    let tell = |fault: Diagnostic| (fault.line.unwrap_or(0), fault.key.clone(), kind(&fault), fault.suggestion);
    faults(text).into_iter().map(tell).collect()
}

#[test]
fn the_built_in_games_are_without_fault() {
    let library = Library::built_in();
    assert_eq!(library.ids(), BUILT_IN.map(|(id, _)| id));
    for id in library.ids() {
        assert_eq!(library.check(&id), [], "{id}");
        let loaded = library.load(&id, &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(loaded.rules.id(), id);
        assert_eq!(loaded.chain[0], id);
    }
}

#[test]
fn a_variant_holds_only_its_differences() {
    let loaded = load("mau-mau-2", &[]).expect("no faults");
    let (rules, base) = (shed("mau-mau-2", &[]), shed("mau-mau", &[]));
    let book = &rules.book;
    assert_eq!(*loaded.chain, ["mau-mau-2", "mau-mau"]);
    assert!(book.cards["jack"].not_on.is_none());
    assert_eq!(book.cards["jack"].points, base.book.cards["jack"].points);
    assert_eq!(*loaded.replaced, ["MM-3", "MM-7", "MM-14", "MH-1", "MH-3", "MH-6"].map(clause));
    assert!(!book.clauses.contains_key(&clause("MM-3")));
    assert!(book.clauses.contains_key(&clause("MM-17")));
}

#[test]
fn options_are_told_and_chosen() {
    let plain = load("uno", &[]).unwrap();
    let names: Vec<_> = plain.options.iter().map(|option| (option.name.as_str(), option.chosen.as_str())).collect();
    assert_eq!(names[..3], [("rounds", "1"), ("until", "0"), ("black-last", "no")]);
    assert_eq!(plain.options[2].form, OptionForm::Words(vec!["no".to_owned(), "yes".to_owned()]));

    let chosen = load("uno", &[("black-last", "yes"), ("until", "500")]).unwrap();
    let rules = shed("uno", &[("black-last", "yes"), ("until", "500")]);
    assert!(rules.not_last().is_empty() && !shed("uno", &[]).not_last().is_empty());
    assert_eq!(rules.book.match_play.until, 500);
    assert_eq!(chosen.options[1].chosen, "500");
    assert_ne!(chosen.hash, plain.hash);
    assert_eq!(plain.hash, load("uno", &[("black-last", "no")]).unwrap().hash);
}

#[test]
fn house_rules_that_go_together_can_be_chosen_together() {
    let together: [(&str, &[(&str, &str)]); 4] = [
        ("uno", &[("draw", "until-playable"), ("drawn-card", "must-be-played"), ("stacking", "across")]),
        ("uno", &[("bluffing", "forbidden"), ("stacking", "both"), ("doubles", "yes"), ("straights", "yes")]),
        ("uno", &[("points", "winner"), ("until", "500"), ("cards", "10"), ("last-card", "number")]),
        ("mau-mau", &[("jack-on-jack", "yes"), ("last-card", "no-jack"), ("reverse", "ten"), ("ace-again", "yes")]),
    ];
    for (game, chosen) in together {
        assert!(load(game, chosen).is_ok(), "{game} {chosen:?}");
    }
    let faults = load("uno", &[("black-last", "yes"), ("last-card", "number")]).unwrap_err();
    assert!(faults.iter().all(|fault| matches!(fault.what, DiagnosticKind::OptionsClash { .. })), "{faults:?}");
}

/// Any two choices go together, or are told as not doing so: none makes rules that have faults.
#[test]
fn any_two_house_rules_go_together_or_exclude_each_other() {
    for game in BUILT_IN.map(|(id, _)| id) {
        let values = |option: &TableOption| match &option.form {
            OptionForm::Number { min, max } => vec![min.to_string(), max.to_string()],
            OptionForm::Words(words) => words.iter().filter(|word| **word != option.book).cloned().collect(),
            OptionForm::Cards { most, .. } => vec![most.to_string()],
        };
        let options = load(game, &[]).expect("no faults").options;
        let choices: Vec<(&str, String)> = options
            .iter()
            .flat_map(|option| values(option).into_iter().map(|value| (option.name.as_str(), value)))
            .collect();
        for (index, (first, one)) in choices.iter().enumerate() {
            for (second, other) in choices[..index].iter().filter(|(second, _)| second != first) {
                let exclude = |fault: &Diagnostic| {
                    matches!(fault.what, DiagnosticKind::OptionsClash { .. } | DiagnosticKind::NoTeams { .. })
                };
                if let Err(faults) = load(game, &[(first, one), (second, other)]) {
                    assert!(faults.iter().all(exclude), "{game}: {first} {one}, {second} {other}: {faults:?}");
                }
            }
        }
    }
}

#[test]
fn an_option_that_deals_more_cards_lets_fewer_play() {
    let rules = shed("mau-mau", &[("cards", "7")]);
    assert_eq!((rules.book.players.max, rules.dealt(4)), (4, 7));
    assert_eq!(shed("mau-mau", &[]).book.players.max, 6);
}

#[test]
fn hashes_stay_the_same_for_ever() {
    let hash = |id| format!("{:016x}", load(id, &[]).unwrap().hash);
    assert_eq!(
        ["mau-mau", "mau-mau-2", "uno"].map(hash),
        ["c51e79354014f95b", "22c15efbdf8eea36", "5e920de38b3f62c4"]
    );
}

#[test]
fn wrong_choices_are_told() {
    let fault = |id, chosen: &[_]| {
        let faults = load(id, chosen).unwrap_err();
        assert_eq!(faults.len(), 1, "{faults:?}");
        (kind(&faults[0]), faults[0].suggestion.clone())
    };
    let some = |word: &str| Some(word.to_owned());
    assert_eq!(fault("unno", &[]), ("UnknownGame".to_owned(), some("uno")));
    assert_eq!(fault("uno", &[("round", "3")]), ("UnknownOption".to_owned(), some("rounds")));
    assert_eq!(fault("uno", &[("rounds", "0")]), ("OptionNumber".to_owned(), None));
    assert_eq!(fault("uno", &[("rounds", "many")]), ("OptionNumber".to_owned(), None));
    assert_eq!(fault("uno", &[("noticing", "other")]), ("OptionValue".to_owned(), some("others")));
    assert_eq!(fault("uno", &[("rounds", "3"), ("rounds", "4")]), ("Twice".to_owned(), None));
}

#[test]
fn two_choices_that_write_one_key_are_told() {
    let mut library = Library::built_in();
    let text = "id = \"mine\"\nextends = \"uno\"\n\
                [options.a]\ndefault = \"no\"\nvalues.yes = { deal.cards = 5 }\n\
                [options.b]\ndefault = \"no\"\nvalues.yes = { remove = [\"deal\"], deal.cards = 6 }\n";
    library.add_text("mine", "mine.toml", text);
    assert_eq!(library.check("mine"), []);
    let chosen = ["a", "b"].map(|name| (name.to_owned(), "yes".to_owned()));
    let faults = library.load("mine", &chosen).unwrap_err();
    let [first, second] = ["a", "b"].map(str::to_owned);
    assert_eq!(faults[0].what, DiagnosticKind::OptionsClash { first, second });
}

const DOZEN: &str = r#"id = "mine"
kind = "shedd"
players = { min = 2, max = 6 }
deal = { cards = 5, by-players = { six = 4 } }
matching = { by = ["color", "symbol"] }
drawing = { when = "nevr" }
finish = { then = "stop" }
score = { to = "finisher" }
match = { rounds = 1 }
turn-limt = 3

[deck]
colours = ["red", "blue"]

[cards.seven]
symbols = ["7"]
effects = [{ draws = { cards = 2 } }, { draw = { cards = 300 } }, { skip = {}, reverse = {} }]

[cards.jack]
copies = "four"
points = 2000
not-on = { cards = ["seven"], clause = "H1" }

[options.rounds]
number = { key = "match.rounds", min = 1, max = "many" }

[clauses]
H-1 = { no-exampel = "because" }
"#;

#[test]
fn a_dozen_malformed_values_are_reported_in_order() {
    let expected = [
        (2, "kind", "UnknownWord", "shed"),
        (4, "deal.by-players.six", "BadForm", ""),
        (5, "matching.by.1", "UnknownWord", "colour"),
        (6, "drawing.when", "UnknownWord", "never"),
        (9, "match.wins", "MissingKey", ""),
        (10, "turn-limt", "UnknownKey", "turn-limit"),
        (17, "cards.seven.effects.1", "UnknownWord", "draw"),
        (17, "cards.seven.effects.2.draw.cards", "OutOfRange", ""),
        (17, "cards.seven.effects.3", "WrongType", ""),
        (20, "cards.jack.copies", "WrongType", ""),
        (21, "cards.jack.points", "OutOfRange", ""),
        (22, "cards.jack.not-on.clause", "BadForm", ""),
        (25, "options.rounds.number.max", "WrongType", ""),
        (28, "clauses.H-1.no-exampel", "UnknownKey", "no-example"),
    ];
    let expected = expected.map(|(line, key, kind, word)| {
        (line, key.to_owned(), kind.to_owned(), Some(word.to_owned()).filter(|word| !word.is_empty()))
    });
    assert_eq!(told(DOZEN), expected);
}

/// A change to Mau Mau, and the line, the key and the kind of a fault of it.
const SENSELESS: &[(&str, usize, &str, &str)] = &[
    ("players.max = 11", 1, "players.max", "OutOfRange"),
    ("players.min = 7", 1, "players.min", "OutOfRange"),
    ("deal.by-players.7 = 4", 1, "deal.by-players.7", "OutOfRange"),
    ("deal.by-players.2 = 30", 1, "deal.by-players.2", "DeckSize"),
    ("deck.packs = 9", 1, "deck.packs", "TooMany"),
    ("deck.colours = [\"Red\"]", 1, "deck.colours.1", "BadForm"),
    ("deck.colours = []\ncards.jack.effects = [{ wish = {} }]", 2, "cards.jack.effects.1", "Idle"),
    ("deck.titles.clbus.en = \"Clubs\"", 1, "deck.titles.clbus", "UnknownWord"),
    (
        "cards.ten.effects = [{ swap-hands = { who = \"others\" } }]",
        1,
        "cards.ten.effects.1.swap-hands.who",
        "UnknownWord",
    ),
    (
        "cards.ten.effects = [{ draw = { cards = 1, who = \"others\", then = \"may-play\" } }]",
        1,
        "cards.ten.effects.1.draw.who",
        "Conflict",
    ),
    ("cards.ten.effects = [{ skip = {} }, { skip = {} }]", 1, "cards.ten.effects.2", "Twice"),
    ("cards.ten.effects = [{ ban = { row = 2 } }]", 1, "cards.ten.effects.1.ban.row", "UnknownWord"),
    ("cards.ten.symbols = []", 1, "cards.ten.symbols", "Empty"),
    ("cards.ten.symbols = [\"7\"]", 1, "cards.ten.symbols", "Same"),
    ("cards.ten.symbols = [\"8-9\"]", 1, "cards.ten.symbols.1", "BadForm"),
    ("cards.ten.symbols = [\"11..250\"]", 1, "cards", "TooMany"),
    ("cards.ten.code = \"K\"", 1, "cards.ten.code", "Same"),
    ("cards.ten.code = \"long\"", 1, "cards.ten.code", "BadForm"),
    ("cards.jack.title.en = \"\"", 1, "cards.jack.title.en", "Empty"),
    ("cards.ten.not-on.cards = [\"jack\", \"jack\"]", 1, "cards.ten.not-on.cards.2", "Twice"),
    (
        "cards.ten.honest = { unless-holding = \"card-of-colour-in-force\", just = 1, unjust = 1 }",
        1,
        "cards.ten.honest",
        "Idle",
    ),
    ("cards.ten = { stands-for = {}, fits-always = {} }", 1, "cards.ten.fits-always", "Conflict"),
    ("matching = { by = [\"divisor\"], rows = [2, 3, 2] }", 1, "matching.rows.3", "Twice"),
    ("start.does = \"goes-back\"", 1, "start.does", "NoStartCard"),
    ("match.rounds = 0", 1, "match.rounds", "EndlessMatch"),
    ("calls.mau-mau.noticed-by = \"others\"", 1, "calls.mau-mau.noticed-by", "Conflict"),
    (
        "together.x = { same = \"run\", min = 2, max = 3, of = [\"seven\", \"eight\"], wrong-run = { penalty = 1 } }",
        1,
        "together.x.of.1",
        "Conflict",
    ),
    ("remove = [\"cards.jack.noton\"]", 1, "remove", "UnknownWord"),
    ("replaces = [\"MM-33\"]", 1, "replaces", "UnknownWord"),
    ("options = 3", 1, "options", "WrongType"),
    ("options.x = {}", 1, "options.x", "OptionForm"),
    ("options.x = { default = \"a\", values = { a = {} } }", 1, "options.x", "OptionForm"),
    ("options.cards.number = { min = 5, max = 4 }", 1, "options.cards.number.min", "OutOfRange"),
    ("options.cards.number.key = \"deck.called\"", 1, "options.cards.number.key", "UnknownWord"),
    ("options.cards.number.max = 16", 1, "deal.cards", "DeckSize"),
    ("options.cards.clause = \"MM-33\"", 1, "options.cards.clause", "UnknownWord"),
    (
        "options.x = { default = \"a\", values = { b = { remove = [\"deck.pack\"] } } }",
        1,
        "options.x.remove",
        "UnknownWord",
    ),
];

#[test]
fn senseless_values_are_reported() {
    for (change, line, key, kind) in SENSELESS {
        let told = told(&format!("{change}\nid = \"mine\"\nextends = \"mau-mau\"\n"));
        let found =
            told.iter().any(|(at, path, found, _)| (at, path.as_str(), found.as_str()) == (line, *key, *kind));
        assert!(found, "{change}: {told:?}");
    }
}

#[test]
fn what_is_wrong_with_an_option_only_is_told_with_it() {
    let text =
        "id = \"mine\"\nextends = \"uno\"\n[options.x]\ndefault = \"a\"\n[options.x.values.b]\nmatch.rounds = 0\n";
    let faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!((faults[0].line, &faults[0].what), (Some(6), &DiagnosticKind::EndlessMatch));
    assert_eq!(faults[0].under, Some(("x".to_owned(), "b".to_owned())));
}

#[test]
fn first_of_many_faults_are_reported_with_the_count_of_the_rest() {
    let started = std::time::Instant::now();
    let unknown = (0..3_000).fold(String::new(), |text, key| text + &format!("a{key} = 1\n"));
    for (keys, more) in [("a = 1\n".repeat(100_000), 99_899), (unknown, 2_900)] {
        let faults = faults(&format!("id = \"mine\"\nextends = \"uno\"\n{keys}"));
        assert_eq!(faults.len(), 101);
        assert_eq!(faults[100].what, DiagnosticKind::More { count: more }, "{}", faults[99]);
    }
    assert!(started.elapsed().as_secs() < 60, "it takes a moment, and not a day");
}

#[test]
fn so_many_files_that_extend_each_other_are_told() {
    let mut library = Library::built_in();
    library.add_text("g2000", "g2000.toml", "id = \"g2000\"\nextends = \"uno\"\n");
    for number in 0..2000 {
        let text = format!("id = \"g{number}\"\nextends = \"g{}\"\n", number + 1);
        library.add_text(&format!("g{number}"), &format!("g{number}.toml"), text);
    }
    let faults = library.check("g0");
    assert!(matches!(&faults[0].what, DiagnosticKind::Chain { chain } if chain.len() == 17), "{faults:?}");
    assert_eq!((faults[0].file.as_str(), faults[0].line), ("g15.toml", Some(2)));
    assert_eq!(library.check("g1986"), []);
}

#[test]
fn a_game_that_means_to_extend_another_is_told_only_that() {
    let faults = faults("id = \"mine\"\nextend = \"uno\"\n");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!((faults[0].line, faults[0].suggestion.as_deref()), (Some(2), Some("extends")));
}

#[test]
fn files_that_extend_nothing_or_themselves_are_told() {
    let mut library = Library::built_in();
    library.add_text("a", "a.toml", "id = \"a\"\nextends = \"b\"\n");
    library.add_text("b", "b.toml", "id = \"b\"\nextends = \"a\"\n");
    library.add_text("c", "c.toml", "id = \"see\"\nextends = \"unno\"\nturn-limit = \"x\"\n");
    let faults = library.check("a");
    let chain = ["a", "b", "a"].map(str::to_owned).to_vec();
    assert_eq!((faults.len(), &faults[0].what), (1, &DiagnosticKind::Chain { chain }));
    assert_eq!((faults[0].file.as_str(), faults[0].line), ("b.toml", Some(2)));
    let faults = library.check("c");
    let keys: Vec<_> = faults.iter().map(|fault| fault.key.as_str()).collect();
    assert_eq!(keys, ["id", "extends"], "the rest may follow from these");
    assert_eq!(faults[1].suggestion.as_deref(), Some("uno"));
}

#[test]
fn syntax_errors_are_reported_alone() {
    let text = "id = \"mine\"\nextends = \"uno\"\ndeal = { cards = 7\nfinish = { then = \"stopp\" }\nx = y\n";
    let told: Vec<_> = told(text).into_iter().map(|(line, _, kind, _)| (line, kind)).collect();
    assert_eq!(told, [(3, "Syntax".to_owned()), (5, "Syntax".to_owned())]);
}

#[test]
fn unknown_keys_and_senseless_values_are_reported_together() {
    let text = "id = \"mine\"\nextends = \"uno\"\ndeal.carts = 5\nturn-limit = 0\n[options.own]\ndefault = \"no\"\n\
                values.yes.deal.card = 3\n";
    let keys: Vec<_> = told(text).into_iter().map(|(line, key, ..)| (line, key)).collect();
    assert_eq!(
        keys,
        [(3, "deal.carts"), (4, "turn-limit"), (7, "deal.card")].map(|(line, key)| (line, key.to_owned()))
    );
}

const BUILT_IN: [(&str, &str); 13] = [
    ("crazy-eights", include_str!("../../rules/crazy-eights/crazy-eights.toml")),
    ("deadly-uno", include_str!("../../rules/deadly-uno/deadly-uno.toml")),
    ("mau", include_str!("../../rules/mau/mau.toml")),
    ("mau-mau", include_str!("../../rules/mau-mau/mau-mau.toml")),
    ("mau-mau-2", include_str!("../../rules/mau-mau-2/mau-mau-2.toml")),
    ("number-one", include_str!("../../rules/number-one/number-one.toml")),
    ("numnum-clear", include_str!("../../rules/numnum-clear/numnum-clear.toml")),
    ("numnum-mau-mau", include_str!("../../rules/numnum-mau-mau/numnum-mau-mau.toml")),
    ("numnum-patience", include_str!("../../rules/numnum-patience/numnum-patience.toml")),
    ("numnum-wall", include_str!("../../rules/numnum-wall/numnum-wall.toml")),
    ("switch", include_str!("../../rules/switch/switch.toml")),
    ("uno", include_str!("../../rules/uno/uno.toml")),
    ("uno-classic", include_str!("../../rules/uno-classic/uno-classic.toml")),
];

/// Pieces that are likely to hurt when they are put somewhere.
const PIECES: [&str; 24] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "99999999999999999999",
    "1.5",
    "true",
    "\"\"",
    "\"red\"",
    "[]",
    "{}",
    "[[1]]",
    "\n",
    "\"",
    "]",
    "}",
    " = ",
    ".",
    "#",
    "[cards.jack]\n",
    "remove = [\"cards\"]\n",
    "1979-05-27",
    "ä\u{2028}",
];

/// Loads and checks a text under an id; only a panic is a failure.
fn survive(id: &str, text: String) -> Vec<Diagnostic> {
    let mut library = Library::built_in();
    library.add_text(id, "x.toml", text);
    let faults = library.check(id);
    assert_eq!(library.load(id, &[]).is_err(), faults.iter().any(|fault| fault.under.is_none()));
    faults
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}") {
        survive("mine", text);
    }

    #[test]
    fn no_toml_like_text_makes_it_panic(lines in prop::collection::vec(
        "(\\[[a-z.]{1,8}\\]|[a-z.-]{1,9} = (\"[a-z0-9.-]{0,6}\"|-?[0-9]{1,20}|\
        \\[[a-z\",0-9 ]{0,9}\\]|\\{[a-z =1,]{0,9}\\}))", 0..12,
    )) {
        survive("mine", lines.join("\n"));
    }

    #[test]
    fn no_change_to_a_file_makes_it_panic(
        file in 0..BUILT_IN.len(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, 0..PIECES.len()), 1..4),
    ) {
        let (id, text) = BUILT_IN[file];
        let mut text: Vec<char> = text.chars().collect();
        for (at, length, piece) in changes {
            let at = at.index(text.len());
            let end = (at + length).min(text.len());
            text.splice(at..end, PIECES[piece].chars());
        }
        survive(id, text.into_iter().collect());
    }
}
