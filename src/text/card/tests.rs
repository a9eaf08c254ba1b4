//! Every card of every game, with every option, is told with all that it does.

use std::path::Path;

use crate::games::shedding::rules::CardFacts;
use crate::games::shedding::rules::sample::{Effect, Parameter, Values, effects};
use crate::rulebook::RuleBook;
use crate::rules::{AnyRules, Diagnostic, Library, Loaded, OptionForm};
use crate::text::{Lang, Locale};

fn library() -> Library {
    let mut library = Library::built_in();
    for folder in ["tests/rules/small", "tests/rules/games"] {
        library.add_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("no fault");
    }
    library
}

/// Every game, plain and with each value of each of its options.
fn every_table(library: &Library) -> Vec<Loaded> {
    let mut tables = Vec::new();
    for id in library.ids() {
        let plain = library.load(&id, &[]).expect("no fault");
        for option in plain.options.iter() {
            let values = match &option.form {
                OptionForm::Number { max, .. } => vec![max.to_string()],
                OptionForm::Words(words) => words.clone(),
                OptionForm::Cards { most, .. } => vec![most.to_string()],
            };
            for value in values {
                tables.extend(library.load(&id, &[(option.name.clone(), value)]).ok());
            }
        }
        tables.push(plain);
    }
    tables
}

/// How many sentences an entry of a shedding game needs at least: one for each fact.
fn wanted(card: &CardFacts) -> usize {
    let fits = card.fits_always.is_some() || card.not_on.as_ref().is_some_and(|not_on| !not_on.cards.is_empty());
    let besides = [
        fits,
        card.number.is_some(),
        card.stands_for.is_some(),
        card.honest.is_some(),
        card.not_last.is_some(),
        card.need_not_play.is_some(),
        card.start.is_some() && !card.effects.is_empty(),
        card.from_players.is_some(),
    ];
    card.effects.len() + besides.into_iter().filter(|is| *is).count()
}

#[test]
fn every_fact_of_every_card_has_a_sentence_in_every_language() {
    let tables = every_table(&library());
    assert!(tables.len() > 100, "{}", tables.len());
    let mut told = 0;
    for table in &tables {
        let Some(rules) = table.rules.shed() else { continue };
        for lang in Lang::ALL {
            let locale = Locale::new(lang).for_game(&rules.terms);
            let dealt = |id: &str| rules.deck().kinds().any(|kind| rules.terms.entry(kind) == id);
            for (id, card) in rules.book.cards.iter().filter(|(id, _)| dealt(id)) {
                let facts = locale.card_facts(&table.rules, id);
                let sentences = facts.map_or_else(Vec::new, |facts| facts.sentences);
                assert!(sentences.len() >= wanted(card), "{} {id}: {sentences:?}", rules.book.id);
                let mut texts: Vec<&String> = sentences.iter().map(|text| &text.full).collect();
                texts.sort_unstable();
                texts.dedup();
                assert_eq!(texts.len(), sentences.len(), "nothing twice: {sentences:?}");
                let whole = |text: &&String| text.ends_with('.') && !text.contains(['{', '}', '"', '*']);
                assert!(texts.iter().all(whole), "{texts:?}");
                assert_eq!(locale.card_does(&table.rules, None, id).is_some(), !sentences.is_empty());
                told += sentences.len();
            }
        }
    }
    assert!(told > 3000, "{told}");
}

#[test]
fn a_card_text_applies_only_where_the_effects_are_the_same() {
    let mut others = 0;
    for table in every_table(&library()) {
        let book = RuleBook::of(&table, "en");
        for (id, _) in table.same_in.iter().filter(|(_, games)| games.is_empty()) {
            assert_eq!(book.card(id), None, "{id} of {:?} is another card", table.chain);
            others += 1;
        }
    }
    assert!(others > 20, "{others}");
}

/// What a card of a home-made Mau Mau does, in every language, or what is wrong with it.
fn tried(facts: &str, entry: &str) -> Result<[String; Lang::ALL.len()], Vec<Diagnostic>> {
    let mut library = Library::built_in();
    let file = format!(
        "id = \"house\"\nextends = \"mau-mau\"\nreplaces = [\"MM-6\"]\nremove = [\"options.seven\"]\n{facts}\n"
    );
    library.add_text("house", "house.toml", file);
    let table = library.load("house", &[])?;
    Ok(Lang::ALL.map(|lang| {
        let locale = Locale::new(lang).for_game(&table.rules.terms);
        locale.card_does(&table.rules, None, entry).map_or_else(String::new, |line| line.text)
    }))
}

fn does(facts: &str, entry: &str) -> [String; Lang::ALL.len()] {
    tried(facts, entry).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn told(facts: &str, entry: &str, wanted: [&str; 3]) {
    let told = does(facts, entry);
    for (lang, wanted) in ["de", "en", "fi"].into_iter().zip(wanted) {
        let index = Lang::ALL.iter().position(|own| own.code() == lang).expect("a language");
        assert_eq!(told[index], wanted);
    }
}

#[test]
fn a_king_that_makes_draw_is_told_so() {
    let king = "[cards.king]\neffects = [{ draw = { cards = 5, clause = \"H-1\" } }]\n[clauses]\nH-1 = {}\n";
    told(
        king,
        "king",
        [
            "König: Der nächste Spieler zieht 5 Karten und darf keine legen. Regel H-1.",
            "King: The next player draws 5 cards and may not play one. Rule H-1.",
            "Kuningas: Seuraava pelaaja nostaa 5 korttia eikä saa pelata. Sääntö H-1.",
        ],
    );
}

#[test]
fn answers_are_told_by_what_they_do() {
    let file = "[cards.seven]\neffects = [{ draw = { cards = 3, answered-by = [\"seven\", \"king\"], growth = \"double\" } }]";
    told(
        file,
        "seven",
        [
            "7: Der nächste Spieler zieht drei Karten und darf keine legen. Stattdessen darf er zum Kontern eine 7 legen und gibt doppelt so viele weiter. Stattdessen darf er zum Kontern einen König legen, und niemand zieht.",
            "7: The next player draws three cards and may not play one. That player may answer with a 7 instead, which doubles the number for the next player. That player may answer with a king instead, and then nobody draws.",
            "Seiska: Seuraava pelaaja nostaa kolme korttia eikä saa pelata. Hän saa vastata pelaamalla seiskan ja siirtää eteenpäin kaksinkertaisen määrän. Hän saa vastata pelaamalla kuninkaan, eikä silloin kukaan nosta.",
        ],
    );
    let king = does(file, "king");
    assert!(king.iter().any(|text| text == "King: You may answer a 7 with it, and then nobody draws."), "{king:?}");
}

/// The king with an effect, with these values of its parameters; nothing where that makes no sense.
fn king(effect: &Effect, values: &[(&str, &str)]) -> Option<[String; Lang::ALL.len()]> {
    let given = |key: &str| values.iter().any(|(own, _)| *own == key);
    let usual = effect.parameters.iter().filter(|parameter| parameter.required && !given(&parameter.key));
    let usual = usual.map(|parameter| format!("{} = {}", parameter.key, choices(parameter)[0]));
    let facts: Vec<String> = usual.chain(values.iter().map(|(key, value)| format!("{key} = {value}"))).collect();
    let effect = format!("{} = {{ {} }}", effect.name, facts.join(", "));
    let rows = if effect.starts_with("ban ") { "matching.rows = [2, 3]\n" } else { "" };
    tried(&format!("{rows}[cards.king]\neffects = [{{ {effect} }}]"), "king").ok()
}

/// Some values of a parameter, as a file writes them.
fn choices(parameter: &Parameter) -> Vec<String> {
    match &parameter.values {
        Values::Words(words) => words.iter().map(|word| format!("{word:?}")).collect(),
        Values::Number => vec!["2".to_owned(), "3".to_owned()],
        Values::List(words) => words.iter().map(|word| format!("[{word:?}]")).collect(),
        Values::Cards => vec!["[\"ten\"]".to_owned(), "[\"ten\", \"king\"]".to_owned()],
    }
}

/// Whether two values of a parameter are told differently in every language: by themselves, or beside some value of another
/// parameter. Values that the effect cannot have need not be.
fn is_heard(effect: &Effect, key: &str, one: &str, other: &str) -> bool {
    let differ = |beside: Option<(&str, &str)>| {
        let told = |value| king(effect, &beside.into_iter().chain([(key, value)]).collect::<Vec<_>>());
        let (one, other) = (told(one)?, told(other)?);
        Some(one.iter().zip(&other).all(|(one, other)| one != other))
    };
    let beside = || {
        let others = effect.parameters.iter().filter(|other| other.key != key);
        others.flat_map(|other| choices(other).into_iter().map(|value| (other.key.as_str(), value)))
    };
    match differ(None) {
        Some(true) | None => true,
        Some(false) => beside().any(|(key, value)| differ(Some((key, &value))) == Some(true)),
    }
}

#[test]
fn what_a_number_or_a_word_changes_is_heard() {
    let effects = effects();
    let mut tried = 0;
    for effect in &effects {
        for parameter in &effect.parameters {
            let choices = choices(parameter);
            let allowed = choices.iter().filter(|value| king(effect, &[(&parameter.key, value)]).is_some()).count();
            assert!(allowed > 1, "{}.{} cannot be tried", effect.name, parameter.key);
            for (at, one) in choices.iter().enumerate() {
                for other in &choices[..at] {
                    let heard = is_heard(effect, &parameter.key, one, other);
                    assert!(heard, "{}: {} or {other} as {}", effect.name, one, parameter.key);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 30, "{tried}");
}

#[test]
fn each_effect_is_told_differently() {
    let texts: Vec<[String; Lang::ALL.len()]> =
        effects().iter().map(|effect| king(effect, &[]).unwrap_or_else(|| panic!("{}", effect.name))).collect();
    for lang in 0..Lang::ALL.len() {
        let mut own: Vec<&String> = texts.iter().map(|told| &told[lang]).collect();
        own.sort_unstable();
        own.dedup();
        assert_eq!(own.len(), texts.len(), "{own:#?}");
    }
}

#[test]
fn cards_of_walls_and_patiences_are_told_too() {
    let mut library = Library::built_in();
    let wall =
        "id = \"my-wall\"\nextends = \"numnum-wall\"\ncards.wish.exchange = { among = 5, clause = \"NN-16\" }\n";
    library.add_text("my-wall", "my-wall.toml", wall);
    let table = library.load("my-wall", &[]).expect("no fault");
    assert_eq!(RuleBook::of(&table, "en").card("wish"), None, "the book says seven");
    assert!(RuleBook::of(&table, "en").card("joker").is_some());
    let locale = Locale::new(Lang::En).for_game(&table.rules.terms);
    let told = |rules: &AnyRules, entry: &str| locale.card_does(rules, None, entry).map(|line| line.text);
    let wish =
        "It may be exchanged for one of the 5 cards that were taken last. It is never part of a pair. Rule NN-16.";
    assert!(told(&table.rules, "wish").is_some_and(|text| text.ends_with(wish)));
    assert!(told(&table.rules, "ban-two").is_some_and(|text| text.contains("the 2 times table")));
}

#[test]
fn effects_on_those_who_follow_come_last_in_order() {
    let game = library().load("combined", &[]).expect("no fault");
    for (lang, storm, press) in [
        (
            Lang::En,
            "You call the colour of the next card. The next player is skipped. The player after that one draws two \
             cards and may not play one.",
            "You must play another card on it that fits, or draw. The rest happens once you play no more cards. The \
             next player draws two cards and may not play one.",
        ),
        (
            Lang::De,
            "Du wünschst dir die Farbe der nächsten Karte. Der nächste Spieler setzt aus. Der Spieler danach zieht zwei \
             Karten und darf keine legen.",
            "Du musst noch eine Karte darauf legen, die passt, oder ziehen. Was jetzt folgt, geschieht erst, wenn du \
             keine Karte mehr legst. Der nächste Spieler zieht zwei Karten und darf keine legen.",
        ),
        (
            Lang::Fi,
            "Nimeät seuraavan kortin värin. Seuraavan pelaajan vuoro jää väliin. Hänen jälkeensä tuleva pelaaja nostaa \
             kaksi korttia eikä saa pelata.",
            "Sinun on pelattava sen päälle vielä kortti, joka sopii, tai nostettava. Seuraava tapahtuu vasta, kun et \
             enää pelaa kortteja. Seuraava pelaaja nostaa kaksi korttia eikä saa pelata.",
        ),
    ] {
        let locale = Locale::new(lang).for_game(&game.rules.terms);
        for (entry, wanted) in [("storm", storm), ("press", press)] {
            let told = locale.card_does(&game.rules, None, entry).expect("it does something").text;
            assert!(told.contains(wanted), "{told}");
        }
    }
}
