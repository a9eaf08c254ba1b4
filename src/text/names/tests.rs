//! Names in the forms that sentences need.

use super::*;
use crate::text::Lang;
use crate::text::locale::bundle_of;
use crate::text::testing::{card, cards, compile, locale, rules};

/// Checks names: code, case, article, name.
fn check(lang: Lang, game: &str, expected: &[(&str, &str, &str, &str)]) {
    let rules = rules(game);
    let locale = locale(lang, &rules);
    let names = locale.names().expect("a game is chosen");
    for (code, case, article, name) in expected {
        let form = NameForm { case: Some(case), article: Some(article), join: None };
        assert_eq!(names.card_as(card(&rules, code), form), *name);
    }
}

#[test]
fn german_inflects_article_adjective_and_noun() {
    check(
        Lang::De,
        "mau-mau",
        &[
            ("ck", "nominative", "definite", "der Kreuz-König"),
            ("cj", "nominative", "definite", "der Kreuz-Bube"),
            ("cj", "accusative", "definite", "den Kreuz-Buben"),
            ("cj", "accusative", "indefinite", "einen Kreuz-Buben"),
            ("cj", "dative", "definite", "dem Kreuz-Buben"),
            ("ca", "accusative", "indefinite", "ein Kreuz-Ass"),
            ("ca", "dative", "definite", "dem Kreuz-Ass"),
            ("dq", "accusative", "definite", "die Karo-Dame"),
            ("cx", "accusative", "definite", "die Kreuz-Zehn"),
            ("h8", "accusative", "indefinite", "eine Herz-Acht"),
        ],
    );
    check(
        Lang::De,
        "uno",
        &[
            ("r8", "accusative", "indefinite", "eine rote 8"),
            ("r8", "dative", "definite", "der roten 8"),
            ("r8", "nominative", "none", "rote 8"),
            ("rv", "accusative", "definite", "den roten Richtungswechsel"),
            ("rv", "nominative", "indefinite", "ein roter Richtungswechsel"),
            ("bs", "accusative", "definite", "die blaue Aussetzen-Karte"),
            ("b+2", "accusative", "definite", "die blaue Zieh-Zwei"),
            ("w", "dative", "definite", "der Farbwahl"),
        ],
    );
}

#[test]
fn finnish_inflects_adjectives_and_the_end_of_a_compound() {
    check(
        Lang::Fi,
        "mau-mau",
        &[
            ("sk", "nominative", "none", "patakuningas"),
            ("sk", "genitive", "none", "patakuninkaan"),
            ("sa", "partitive", "none", "pataässää"),
            ("d9", "genitive", "none", "ruutuysin"),
        ],
    );
    check(
        Lang::Fi,
        "uno",
        &[
            ("r8", "genitive", "none", "punaisen kasin"),
            ("g7", "partitive", "none", "vihreää seiskaa"),
            ("y+2", "genitive", "none", "keltaisen nosta kaksi -kortin"),
            ("w", "genitive", "none", "villin kortin"),
        ],
    );
}

#[test]
fn numbers_above_ten_jokers_and_bans_have_all_their_forms() {
    check(
        Lang::De,
        "numnum-mau-mau",
        &[
            ("r1", "accusative", "definite", "den roten Joker"),
            ("r24", "dative", "definite", "der roten 24"),
            ("w", "accusative", "definite", "die Wunschkarte"),
            ("-2", "nominative", "definite", "das Zweierverbot"),
            ("-5", "dative", "definite", "dem Fünferverbot"),
        ],
    );
    check(
        Lang::Fi,
        "numnum-mau-mau",
        &[
            ("r24", "nominative", "none", "punainen 24"),
            ("r24", "genitive", "none", "punaisen kortin 24"),
            ("r24", "partitive", "none", "punaista korttia 24"),
            ("r1", "genitive", "none", "punaisen jokerin"),
            ("w", "partitive", "none", "toivekorttia"),
            ("-2", "genitive", "none", "kakkoskiellon"),
            ("-5", "partitive", "none", "viitoskieltoa"),
        ],
    );
    check(
        Lang::En,
        "numnum-mau-mau",
        &[("r1", "nominative", "none", "red joker"), ("-2", "nominative", "none", "ban on two")],
    );
}

#[test]
fn english_minds_the_sound_after_the_article() {
    check(Lang::En, "mau-mau", &[("c8", "nominative", "none", "8 of clubs")]);
    let rules = rules("uno");
    let locale = locale(Lang::En, &rules);
    let names = locale.names().expect("a game is chosen");
    let eight = rules.deck().face(card(&rules, "r8")).symbol;
    let form = NameForm { article: Some("indefinite"), ..NameForm::default() };
    assert_eq!(names.list(&Thing::Symbols([eight].into()), form), "an\u{A0}8");
    let three = cards(&rules, "r2 b+2 w");
    assert_eq!(
        names.list(&Thing::Cards(three.clone().into()), NameForm::default()),
        "red\u{A0}2, blue\u{A0}draw\u{A0}two and wild"
    );
    assert_eq!(
        names.list(&Thing::Cards(three.clone().into()), NameForm { join: Some("or"), ..NameForm::default() }),
        "red\u{A0}2, blue\u{A0}draw\u{A0}two or wild"
    );
}

/// As people speak of a card in a sentence: the ace of hearts, a wish card, but red 5 and wild.
#[test]
fn english_cards_have_the_article_that_a_sentence_needs() {
    check(
        Lang::En,
        "mau-mau",
        &[("ha", "nominative", "told", "the ace of hearts"), ("c8", "nominative", "told", "the 8 of clubs")],
    );
    check(Lang::En, "uno", &[("r5", "nominative", "told", "red 5"), ("w", "nominative", "told", "wild")]);
    check(
        Lang::En,
        "numnum-mau-mau",
        &[("w", "nominative", "told", "a wish card"), ("-2", "nominative", "told", "a ban on two")],
    );
}

#[test]
fn codes_are_those_of_the_language() {
    for (lang, game, codes) in [
        (Lang::En, "mau-mau", "cx dj"),
        (Lang::De, "mau-mau", "kx ob"),
        (Lang::Fi, "mau-mau", "rx us"),
        (Lang::De, "uno", "g+2 n7"),
        (Lang::Fi, "uno", "ko p5"),
    ] {
        let rules = rules(game);
        let of = match codes {
            "g+2 n7" => "y+2 g7",
            "ko p5" => "ys r5",
            _ => "cx dj",
        };
        let locale = locale(lang, &rules);
        assert_eq!(
            locale.names().map(|names| names.codes(&Thing::Cards(cards(&rules, of).into()))),
            Some(codes.to_owned())
        );
    }
}

#[test]
fn a_card_may_be_called_like_what_names_are_made_of() {
    let text = "id = \"mine\"\nkind = \"shed\"\nplayers = { min = 2, max = 5 }\ndeal = { cards = 5 }\n\
                matching = { by = [\"colour\", \"symbol\"] }\ndrawing = { when = \"anytime\", then = \"may-play-drawn\" }\n\
                finish = { then = \"play-on\" }\nscore = { to = \"own-minus\" }\n\
                match = { rounds = 1, until = 0, wins = \"fewest-points\" }\n\
                [deck]\ncolours = [\"alone\", \"number\", \"titled\"]\npacks = 4\n\
                [cards.alone]\n[cards.number]\n[cards.own-numbered]\n[cards.titled]\n";
    let rules = compile(&text.parse().expect("TOML"));
    for lang in Lang::ALL {
        let locale = locale(lang, &rules);
        let names = locale.names().expect("a game is chosen");
        for kind in rules.deck().kinds() {
            let (name, symbol) = (names.card(kind), rules.terms.entry(kind).replace("own-", ""));
            assert!(name.contains(&symbol) && !name.contains('{'), "{lang}: {name}");
        }
    }
}

#[test]
fn finnish_does_not_compound_a_suit_with_a_title() {
    let text = "id = \"mine\"\nkind = \"shed\"\nplayers = { min = 2, max = 5 }\ndeal = { cards = 5 }\n\
                matching = { by = [\"colour\", \"symbol\"] }\ndrawing = { when = \"anytime\", then = \"may-play-drawn\" }\n\
                finish = { then = \"play-on\" }\nscore = { to = \"own-minus\" }\n\
                match = { rounds = 1, until = 0, wins = \"fewest-points\" }\n\
                [deck]\ncolours = [\"leaves\", \"stars\"]\npacks = 8\ncalled = \"suit\"\n\
                titles.stars = { fi = \"tähti\", en = \"stars\", de = \"Stern\" }\n\
                [cards.jack]\n[cards.attack]\ntitle = { fi = \"Pöytähyökkäys\", en = \"Attack\", de = \"der Angriff\" }\n\
                [cards.gift]\ntitle = { fi = \"kaksi lahjaa\" }\n";
    let rules = compile(&text.parse().expect("TOML"));
    for (lang, case, entry, names) in [
        (Lang::Fi, "nominative", "jack", ["lehtisotilas", "tähtisotilas"]),
        (Lang::Fi, "nominative", "attack", ["lehden Pöytähyökkäys-kortti", "tähti-maan Pöytähyökkäys-kortti"]),
        (Lang::Fi, "partitive", "attack", ["lehden Pöytähyökkäys-korttia", "tähti-maan Pöytähyökkäys-korttia"]),
        (Lang::Fi, "genitive", "gift", ["lehden kaksi lahjaa -kortin", "tähti-maan kaksi lahjaa -kortin"]),
        (Lang::De, "nominative", "attack", ["Laub-Angriff", "Stern-Angriff"]),
        (Lang::En, "nominative", "attack", ["Attack card of leaves", "Attack card of stars"]),
    ] {
        let locale = locale(lang, &rules);
        let told = locale.names().expect("a game is chosen");
        let form = NameForm { case: Some(case), article: Some("none"), join: None };
        let kinds = rules.deck().kinds().filter(|kind| rules.terms.entry(*kind) == entry);
        assert_eq!(kinds.map(|kind| told.card_as(kind, form)).collect::<Vec<_>>(), names);
    }
}

#[test]
fn a_name_of_a_house_rule_is_readable() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/uno/uno.toml");
    let text = std::fs::read_to_string(path).expect("the file is there").replace("\"yellow\"", "\"dark-sand\"");
    let mut table: toml::Table = text.replace("[cards.skip]", "[cards.double-skip]").parse().expect("TOML");
    table.remove("options");
    let rules = compile(&table);
    let locale = locale(Lang::En, &rules);
    let names = locale.names().expect("a game is chosen");
    let last = rules.deck().find_colour("dark-sand").expect("the colour is there");
    let kind = rules
        .deck()
        .kinds()
        .find(|kind| rules.terms.entry(*kind) == "double-skip" && rules.deck().face(*kind).colour == Some(last));
    assert_eq!(kind.map(|kind| names.card(kind)).as_deref(), Some("dark sand double skip"));
    assert_eq!(names.colour_code(last), "d");
}

#[test]
fn all_forms_are_understood_when_typed() {
    let rules = rules("mau-mau");
    let locale = locale(Lang::Fi, &rules);
    let names = locale.names().expect("a game is chosen");
    let king = rules.deck().face(card(&rules, "ck"));
    let words = names.symbol_words(king.symbol);
    assert!(["kuningas", "kuninkaan", "kuningasta", "kunkku"].iter().all(|word| words.contains(&(*word).into())));
    let words = names.colour_words(king.colour.expect("a suit"));
    assert!(words.contains(&"risti".to_owned()) && words.contains(&"ristiä".to_owned()), "{words:?}");
}

fn read(lang: Lang, title: &str) -> (bool, String) {
    let titled = Known::titled(title, bundle_of(lang));
    (titled.id == "_alone", titled.title())
}

#[test]
fn a_title_with_its_grammar_is_told_alone() {
    let forms = "peili, peilin, peiliä, peiliksi";
    assert_eq!(read(Lang::En, "the mirror"), (true, "mirror".to_owned()));
    assert_eq!(read(Lang::En, "an umbrella"), (true, "umbrella".to_owned()));
    assert_eq!(read(Lang::De, "der Spiegel"), (true, "Spiegel".to_owned()));
    assert_eq!(read(Lang::Fi, forms), (true, "peili".to_owned()));
}

#[test]
fn other_titles_stand_beside_the_word_for_card() {
    for lang in Lang::ALL {
        assert_eq!(read(lang, "Flood"), (false, "Flood".to_owned()), "{lang}");
        assert_eq!(read(lang, "Plus Three"), (false, "Plus Three".to_owned()), "{lang}");
    }
    assert_eq!(read(Lang::De, "the mirror"), (false, "mirror".to_owned()));
    assert_eq!(read(Lang::Fi, "der Spiegel"), (false, "Spiegel".to_owned()));
    assert_eq!(read(Lang::En, "peili, peilin, peiliä, peiliksi"), (false, "peili".to_owned()));
}

#[test]
fn a_title_is_understood_without_its_article_and_in_each_form() {
    assert_eq!(forms_of_title("der Spiegel"), ["der spiegel", "spiegel"]);
    assert!(forms_of_title("peili, peilin, peiliä, peiliksi").contains(&"peiliä".to_owned()));
    assert_eq!(forms_of_title("Flood"), ["flood"]);
}
