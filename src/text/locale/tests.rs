//! The locale files held against each other, and every message formatted with all that it can be given.

mod file;
mod listing;
mod samples;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use self::file::{File, source, source_of, with_all};
use self::samples::all_texts;
use super::*;
use crate::text::testing::rules;

/// Messages that are no sentence of their own.
const FRAGMENTS: &[&str] = &[
    "outline-by-",
    "outline-costs-",
    "outline-counted",
    "outline-symbols",
    "outline-cards",
    "outline-heading",
    "outline-differs",
    "outline-own",
    "outline-here",
    "agreed",
    "agreed-",
    "month",
    "when",
    "seed-held-back",
    "card-item-",
    "card-named",
    "card-symbol-named",
    "answer-",
    "book-cards",
    "book-general",
    "book-rules",
    "bot-names",
    "card-heading",
    "candidate",
    "channel",
    "cue",
    "channel-detail",
    "channels-all",
    "channels-rest",
    "card-says",
    "card-text",
    "cards-counted",
    "clause",
    "cli-commands",
    "console-",
    "cli-item",
    "cli-options",
    "cli-usage",
    "cli-value-",
    "do-",
    "draw-cancelled",
    "games-option-cards",
    "help-command",
    "games-option-range",
    "games-option-words",
    "games-value",
    "join-",
    "language-name",
    "left",
    "needed-",
    "key-colour",
    "key-item",
    "legend-",
    "level-easy",
    "level-hard",
    "level-medium",
    "level-random",
    "lobby-code",
    "lobby-codes",
    "lobby-forget",
    "lobby-forget-whom",
    "lobby-friends",
    "lobby-grace",
    "lobby-grace-open",
    "lobby-guest",
    "lobby-ignore",
    "lobby-invite",
    "lobby-join",
    "lobby-kick",
    "lobby-leave",
    "lobby-lobby",
    "lobby-new",
    "lobby-no-names",
    "lobby-nudge",
    "lobby-onlookers",
    "lobby-option",
    "lobby-owner",
    "lobby-passphrase",
    "lobby-people",
    "lobby-public",
    "lobby-record",
    "lobby-say",
    "lobby-says",
    "lobby-says-there",
    "lobby-shuffle",
    "lobby-start",
    "lobby-stats",
    "lobby-substitute",
    "lobby-table-is",
    "lobby-tables",
    "lobby-tell",
    "lobby-tells",
    "lobby-told",
    "lobby-unlisted",
    "lobby-watch",
    "lobby-who",
    "lobby-you-watch",
    "lobby-you-sit",
    "on-day",
    "own-name",
    "page-actions",
    "page-card-fits",
    "page-code",
    "page-command",
    "page-enter",
    "page-enter-heading",
    "page-hand",
    "page-help",
    "page-languages",
    "page-leave",
    "page-log",
    "page-more",
    "page-name",
    "page-repeat",
    "page-send",
    "page-sounds",
    "page-sounds-on",
    "page-sounds-volume",
    "page-title",
    "page-title-turn",
    "page-words",
    "patience-part-",
    "or-pass",
    "person-name",
    "player-level",
    "points-counted",
    "points-fined",
    "points-minus",
    "press",
    "press-there",
    "ready-card",
    "reason",
    "reshuffled",
    "turned-over",
    "reversed",
    "stands-for",
    "stands-for-laid",
    "takes-colour",
    "row-name",
    "rows-blocked",
    "rule-item",
    "rule-range",
    "score-item",
    "short",
    "sizes-",
    "replay-back-use",
    "replay-forward-use",
    "skip-cancelled",
    "spell-space",
    "start",
    "stats-game",
    "status-",
    "table-item",
    "tip-",
    "type-",
    "typed-",
    "value",
    "verify-server",
    "wall-at",
    "wall-card",
    "wall-collected",
    "wall-item-",
    "wall-over-it",
    "wall-place",
    "what-if-again",
    "what-if-choose",
    "what-if-choose-player",
    "what-if-pass",
    "what-if-wish",
    "you",
];

/// Whether a message is no sentence of its own; the names of settings are none either.
fn is_fragment(id: &str) -> bool {
    let setting = ["changed", "next-game", "unknown", "bad-value"].iter().all(|end| !id.ends_with(end));
    FRAGMENTS.iter().any(|own| id == *own || own.ends_with('-') && id.starts_with(own))
        || ["start-", "command-", "words-", "ban-", "hands-", "example-", "button-"]
            .iter()
            .any(|start| id.starts_with(start))
        || id.starts_with("option-") && id != "changed-option"
        || id.starts_with("setting-") && setting
}

/// Messages that are rightly the same in two languages.
const SAME_ON_PURPOSE: &[&str] = &[
    "outline-symbols",
    "outline-cards",
    "card-item-symbol",
    "card-named",
    "card-symbol-named",
    "candidate",
    "cards-counted",
    "count",
    "command-hand",
    "command-braille",
    "command-host",
    "games-choice",
    "cli-options",
    "cli-value-name",
    "setting-name",
    "game-mau-mau",
    "hand-group",
    "hand-position",
    "hand-symbol",
    "patience-name",
    "table",
    "spell",
    "do-call",
    "type-hand",
    "type-text",
    "own-name",
    "rule-item",
    "card-heading",
    "example-clause",
    "option-teams",
    "teams",
    "lobby-passphrase",
    "lobby-start",
];

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    with_all(|lang, file, english| {
        let ids = |file: &File<'_>| file.messages.keys().map(ToString::to_string).collect::<BTreeSet<_>>();
        let (own, all) = (ids(file), ids(english));
        assert_eq!(own.symmetric_difference(&all).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}");
        for id in own {
            let (mut own, mut other) = (file.shape(&id), english.shape(&id));
            // What a language need not distinguish it need not look at; what it shows it must show.
            for selector in ["you", "called", "last", "single-keys"] {
                own.variables.remove(selector);
                other.variables.remove(selector);
            }
            assert_eq!(own, other, "{lang}: {id}");
        }
    });
}

/// The files of what is told and asked at a table.
const AT_TABLES: &[&str] = &["agree", "cards", "effects", "game", "lesson", "patience", "query", "wall", "why"];

/// Messages of these files that are the same on a display: names, numbers and joints, which stand in other messages.
const SAME_IN_BRAILLE: &[&str] = &[
    "book-cards",
    "book-general",
    "book-rules",
    "cards-counted",
    "games-item",
    "games-option-cards",
    "games-option-range",
    "join-clauses",
    "join-items",
    "points-counted",
    "points-fined",
    "points-minus",
    "rule-item",
    "rule-range",
    "sizes-list",
    "sizes-range",
    "spell-space",
    "table-item",
    "wall-at",
    "wall-card",
    "wall-over-it",
    "wall-place",
];

/// A form that all languages lack is no difference between them, so it is asked for here.
#[test]
fn what_is_told_at_tables_has_a_form_for_displays() {
    let typed_or_shown = ["status-", "type-", "typed-", "words-"];
    let mut lacking = BTreeSet::new();
    for name in AT_TABLES {
        let source = source_of(Lang::En, name);
        let resource = parse(source.as_str()).expect("the file is Fluent");
        let file = File::of(&resource.body);
        let told = file.messages.keys().filter(|id| !typed_or_shown.iter().any(|start| id.starts_with(start)));
        let has_form = |id: &str| file.messages[id].attributes.iter().any(|own| own.id.name == "braille");
        lacking.extend(told.filter(|id| !has_form(id)).map(ToString::to_string));
    }
    assert_eq!(lacking, SAME_IN_BRAILLE.iter().map(ToString::to_string).collect());
}

#[test]
fn all_languages_name_the_same_things() {
    let named = |lang: Lang| {
        let source = source(lang, true);
        let resource = parse(source.as_str()).expect("the file is Fluent");
        let grammar = ["article", "article-plain", "article-suit", "ending", "inflected-player", "inflected-game"];
        let ids = File::of(&resource.body).messages.keys().map(ToString::to_string).collect::<BTreeSet<_>>();
        ids.into_iter().filter(|id| !grammar.contains(&id.as_str())).collect::<Vec<_>>()
    };
    for lang in Lang::ALL {
        assert_eq!(named(lang), named(Lang::En), "{lang}");
    }
}

fn words(pattern: &Pattern<&str>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| words(&variant.value)).collect()
        }
        PatternElement::Placeable { .. } => String::new(),
    });
    words.collect()
}

#[test]
fn a_reason_of_the_system_is_told_in_words() {
    for lang in Lang::ALL {
        let source = source(lang, false);
        let told: Vec<&str> = source.lines().filter(|line| line.contains("{ $reason }")).collect();
        assert_eq!(told, Vec::<&str>::new(), "{lang}: the message reason has the words");
    }
}

#[test]
fn no_text_was_left_untranslated() {
    let mut told: BTreeMap<(String, String), Lang> = BTreeMap::new();
    for lang in Lang::ALL {
        let source = source(lang, false);
        let resource = parse(source.as_str()).expect("the file is Fluent");
        for (id, message) in File::of(&resource.body).messages {
            let text = message.value.as_ref().map(words).unwrap_or_default();
            if text.chars().filter(|letter| letter.is_alphabetic()).count() < 2 || SAME_ON_PURPOSE.contains(&id) {
                continue;
            }
            let other = told.insert((id.to_owned(), text.clone()), lang);
            assert_eq!(other, None, "{lang}: {id} is the same in both: {text}");
        }
    }
}

#[test]
fn every_message_can_be_formatted_and_is_fit_to_be_heard() {
    for game in ["uno", "mau-mau"] {
        let rules = rules(game);
        with_all(|lang, file, english| {
            let locale = Locale::new(lang).for_game(&rules.terms);
            for id in file.messages.keys() {
                let mut uses = file.uses(id);
                // A language may leave a variable out that the program gives all the same.
                for (name, used) in english.uses(id) {
                    uses.entry(name).or_insert(used);
                }
                for text in all_texts(&locale, id, &uses, &rules) {
                    let full = &text.full;
                    assert!(
                        !full.contains(['"', '*', '<', '>', '@', '\\', '_', '|', '~', '{', '}'])
                            || id.starts_with("status-"),
                        "{lang}: {id}: {full}"
                    );
                    assert!(
                        !full.contains("  ") && full.trim() == full && !full.contains(" ."),
                        "{lang}: {id}: {full}"
                    );
                    let quiet = &text.quiet;
                    assert!(!quiet.contains("  ") && quiet.trim() == quiet, "{lang}: {id}: {quiet}");
                    assert!(quiet.is_empty() || is_fragment(id) || quiet.ends_with(['.', '?', '!']), "{lang}: {id}");
                    let short = &text.short;
                    assert!(!short.contains("  ") && short.trim() == short, "{lang}: {id}: {short}");
                    assert!(
                        !text.braille.contains("  ") && text.braille.trim() == text.braille,
                        "{lang}: {id}: {text:?}"
                    );
                    if !is_fragment(id) {
                        assert!(full.ends_with(['.', '?', '!']), "{lang}: {id} has no end: {full}");
                        assert!(full.chars().count() >= 3, "{lang}: {id} is too short: {full}");
                    }
                }
            }
        });
    }
}

/// Screen readers drop a row of fewer than three characters without a word.
#[test]
fn nothing_on_a_display_is_too_short_to_be_read() {
    for game in ["uno", "mau-mau", "number-one", "mau", "numnum-mau-mau"] {
        let rules = rules(game);
        with_all(|lang, file, english| {
            let locale = Locale::new(lang).for_game(&rules.terms);
            for id in file.messages.keys().filter(|id| !is_fragment(id)) {
                let mut uses = file.uses(id);
                for (name, used) in english.uses(id) {
                    uses.entry(name).or_insert(used);
                }
                for line in all_texts(&locale, id, &uses, &rules).into_iter().map(Text::help) {
                    let cells = line.on_display().chars().filter(|letter| !letter.is_whitespace()).count();
                    assert!(cells >= 3 || line.braille.is_empty(), "{lang}: {id}: {line:?}");
                }
            }
        });
    }
}

/// The longest sentence that can be followed by ear, in words.
const MOST_WORDS: usize = 25;

fn words_of(text: &str) -> usize {
    text.split_whitespace().count()
}

/// Lists of cards and of names are as long as they are.
#[test]
fn a_sentence_is_short_enough_for_the_ear() {
    let rules = rules("uno");
    let mut long = BTreeSet::new();
    with_all(|lang, file, english| {
        let locale = Locale::new(lang).for_game(&rules.terms);
        let is_list = |id: &str| id.starts_with("words-") || ["lobby-codes", "lobby-no-names"].contains(&id);
        for id in file.messages.keys().filter(|id| !is_list(id)) {
            let mut uses = file.uses(id);
            for (name, used) in english.uses(id) {
                uses.entry(name).or_insert(used);
            }
            let listed = if uses.keys().any(|name| name.ends_with('s')) { MOST_WORDS / 2 } else { 0 };
            for text in all_texts(&locale, id, &uses, &rules) {
                let sentences = text.full.split(['.', '?', '!']);
                long.extend(
                    sentences
                        .filter(|one| words_of(one) > MOST_WORDS + listed)
                        .map(|one| format!("{lang}: {id}:{one}")),
                );
            }
        }
    });
    assert!(long.is_empty(), "{} sentences: {long:#?}", long.len());
}

#[test]
fn a_missing_message_or_argument_is_an_error() {
    let locale = Locale::new(Lang::En);
    assert_eq!(locale.try_text("no-such-message", &[]), Err(Vec::new()));
    assert!(locale.try_text("count", &[("who", "Anna".into())]).is_err_and(|faults| !faults.is_empty()));
    assert!(locale.try_text("top", &[]).is_err_and(|faults| !faults.is_empty()));
}

#[test]
fn every_language_names_ten_computer_players() {
    for lang in Lang::ALL {
        let names: BTreeSet<String> = Locale::new(lang).list(msg!("bot-names")).into_iter().collect();
        assert_eq!(names.len(), 10, "{lang}");
    }
}

#[test]
fn finnish_inflects_our_names_and_no_others() {
    let locale = Locale::new(Lang::Fi);
    let in_case = |id: &str, name: &str, case: &str| {
        let options = [("case", case)].into_iter().collect();
        in_case(locale.bundle, id, &[name.into()], &options).expect("the name is known in this case")
    };
    for name in locale.list(msg!("bot-names")) {
        for (case, end) in
            [("genitive", "n"), ("partitive", ""), ("illative", "n"), ("adessive", "ll"), ("allative", "lle")]
        {
            let form = in_case("inflected-player", &name, case);
            let begun: String = name.chars().take(2).collect();
            assert!(form.starts_with(&begun) && form != name && form.contains(end), "{name}, {case}: {form}");
        }
    }
    assert_eq!(in_case("inflected-player", "Ben 2", "adessive"), "pelaajalla Ben 2");
    assert_eq!(in_case("inflected-game", "UNO", "partitive"), "UNOa");
    assert_eq!(in_case("inflected-game", "my-uno", "inessive"), "pelissä my-uno");
}

#[test]
fn names_of_games_that_are_not_ours_are_their_ids_with_a_capital() {
    let locale = Locale::new(Lang::En);
    assert_eq!(locale.game_name("uno"), "UNO");
    assert_eq!(locale.game_name("my-uno"), "My-uno");
}

#[test]
fn shipped_games_have_names_in_every_language() {
    let library = crate::rules::Library::built_in();
    for id in library.ids() {
        assert_eq!(library.titles().of(&id, "en"), None, "{id}");
        assert_eq!(crate::text::everywhere(&format!("game-{id}")).len(), Lang::ALL.len(), "{id}");
    }
}

#[test]
fn ids_of_rule_files_never_hit_our_own_messages() {
    with_all(|lang, file, _| {
        let named = file.messages.keys().filter(|id| ["game-", "option-"].iter().any(|start| id.starts_with(start)));
        let needy: Vec<_> = named.filter(|id| !file.shape(id).variables.is_empty()).collect();
        assert!(needy.is_empty(), "{lang}: {needy:?}");
    });
    let locale = Locale::new(Lang::En);
    assert_eq!((locale.game_name("won"), locale.option_with_id("changed")), ("Won".to_owned(), "changed".to_owned()));
}

#[test]
fn a_word_is_there_in_every_language() {
    assert_eq!(everywhere("game-numnum-wall").len(), Lang::ALL.len());
    assert_eq!(everywhere("no-such-message").len(), 0);
}
