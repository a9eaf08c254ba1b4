//! Single keys: their meanings, and the protection against unintended moves.

use crate::support::typed::Tables;
use proptest::prelude::*;
use sixdot::session::{Answer, Conversation, Key, KeyAnswer, Plan, Session};
use sixdot::text::Lang;

fn session(lang: Lang, plan: Plan) -> Session {
    let mut session = crate::support::session::session(lang, plan).with_keys(true, true);
    session.begin();
    session
}

fn plan(game: &str, seats: &str) -> Plan {
    crate::support::session::plan(game, seats, 6)
}

/// Against one computer player.
fn two(lang: Lang, game: &str) -> Session {
    session(lang, plan(game, "me,bot"))
}

fn texts(answer: Answer) -> Vec<String> {
    answer.lines.into_iter().map(|line| line.text).collect()
}

/// The answer to a key; empty if it opens a line or waits for a second key.
fn press(session: &mut Session, key: Key) -> Vec<String> {
    match session.press(key) {
        KeyAnswer::Line(line) => texts(session.answer(&line)),
        KeyAnswer::Told(answer) => texts(answer),
        KeyAnswer::Opens(_) | KeyAnswer::Nothing => Vec::new(),
    }
}

fn keys(session: &mut Session, keys: &str) -> Vec<String> {
    keys.chars().map(|key| press(session, Key::Char(key))).last().expect("a key")
}

/// The line that a key stands for.
fn line(session: &mut Session, key: char) -> Option<String> {
    match session.press(Key::Char(key)) {
        KeyAnswer::Line(line) => Some(line),
        _ => None,
    }
}

/// The keys that `?` tells, but for those that are told of as a kind: digits, arrows, Space, Enter.
fn told_keys(session: &mut Session) -> Vec<char> {
    let lines = keys(session, "?");
    assert!(lines.len() <= 8, "{lines:#?}");
    let items = lines.iter().filter_map(|line| line.split_once(": ")).flat_map(|(_, items)| items.split(", "));
    let key = |item: &str| match item.split_once(' ')? {
        ("comma" | "Komma" | "pilkku", _) => Some(','),
        ("full" | "Punkt" | "piste", rest) if !rest.contains("Ziffern") => Some('.'),
        (letter, _) if letter.chars().count() == 1 => letter.chars().next().filter(|key| !key.is_ascii_digit()),
        _ => None,
    };
    items.filter_map(key).collect()
}

const GAMES: [&str; 4] = ["uno", "mau-mau", "numnum-wall", "numnum-patience"];

fn is_no_key(answer: &[String]) -> bool {
    let said = ["does nothing here", "ist hier keine Taste", "ei tee täällä mitään", "bewirkt hier"];
    answer.iter().any(|line| said.iter().any(|said| line.contains(said)) || line.contains("ei tee täällä mitään"))
}

#[test]
fn every_key_that_is_told_does_something_and_no_other_does() {
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| GAMES.map(|game| (lang, game))) {
        let seats = if game == "numnum-patience" { "me" } else { "me,bot" };
        let start = || session(lang, plan(game, seats));
        let told = told_keys(&mut start());
        assert!(told.len() > 15, "{lang}, {game}: {told:?}");
        for key in ('a'..='z').chain("äöüß.,-+".chars()) {
            let answer = keys(&mut start(), &key.to_string());
            let place = key == '.' && matches!(game, "uno" | "mau-mau");
            let is_told = told.contains(&key) || place || key == '-';
            assert_eq!(!is_no_key(&answer), is_told, "{lang}, {game}, {key}: {answer:?}");
            assert!(!answer.is_empty(), "{lang}, {game}, {key}: silent");
        }
    }
}

#[test]
fn keys_are_lines_of_the_language() {
    assert_eq!(line(&mut two(Lang::En, "uno"), 'h').as_deref(), Some("hand"));
    assert_eq!(line(&mut two(Lang::En, "uno"), 'H').as_deref(), Some("hand"));
    assert_eq!(line(&mut two(Lang::De, "uno"), 'b').as_deref(), Some("hand nummern"));
    assert_eq!(line(&mut two(Lang::Fi, "uno"), 'h').as_deref(), Some("käsi"));
    assert_eq!(line(&mut two(Lang::De, "uno"), '3').as_deref(), Some("platz 3"));
    assert_eq!(line(&mut two(Lang::En, "uno"), '0').as_deref(), Some("position 10"));
}

#[test]
fn digit_plays_the_card_at_that_place_of_the_hand_as_read() {
    let mut session = two(Lang::En, "uno");
    let hand = keys(&mut session, "e").concat();
    let fitting = keys(&mut session, "a").concat();
    let places: Vec<&str> = hand.split(". ").collect();
    let (number, card) = places
        .iter()
        .filter_map(|place| place.trim_end_matches('.').split_once(": "))
        .find(|(_, card)| fitting.contains(card) && !card.contains("wild"))
        .expect("a card that fits");
    let laid = keys(&mut session, number);
    assert!(laid[0].contains(card), "{laid:?} lays {card}");
    // The hand is another one now.
    let again = keys(&mut session, "1").concat();
    assert!(again.contains("changed"), "{again}");
    let moves = session.written().len();
    keys(&mut session, ".01");
    assert_eq!(session.written().len(), moves, "no card is laid by a place of a hand that was not told");
    keys(&mut session, "h");
    assert!(!keys(&mut session, ".99").concat().is_empty());
}

#[test]
fn two_digits_name_any_place() {
    let mut session = two(Lang::En, "uno");
    assert_eq!(keys(&mut session, "."), ["Press two digits, such as 12 for the twelfth card."]);
    assert_eq!(session.press(Key::Char('0')), KeyAnswer::Nothing);
    assert_eq!(session.press(Key::Char('7')), KeyAnswer::Line("position 7".to_owned()));
    keys(&mut session, ".1");
    assert_eq!(session.press(Key::Char('2')), KeyAnswer::Line("position 12".to_owned()));
    keys(&mut session, ".1");
    assert_eq!(press(&mut session, Key::Escape), ["Nothing was done."]);
    assert_eq!(session.press(Key::Char('2')), KeyAnswer::Line("position 2".to_owned()));
}

#[test]
fn doubtful_key_is_asked_about_and_confirmed_by_the_same_key() {
    let mut session = two(Lang::En, "mau-mau");
    let moves = session.written().len();
    assert_eq!(keys(&mut session, "d"), ["You can play a card. To do it all the same, press d again."]);
    assert!(session.asks_anew(), "keys that were pressed before are not meant");
    assert!(!session.asks_anew());
    keys(&mut session, "h");
    assert_eq!(keys(&mut session, "d"), ["You can play a card. To do it all the same, press d again."]);
    assert_eq!(session.written().len(), moves, "another key forgets it");
    let done = keys(&mut session, "D");
    assert!(session.written().len() > moves, "{done:?}");
    // A refused move is answered at once.
    let refused = keys(&mut two(Lang::En, "uno"), "d").concat();
    assert!(refused.starts_with("You hold a card that fits"), "{refused}");
    for key in ['q', 'u', 'v', 'b'] {
        let mut session = two(Lang::En, "uno");
        let asked = keys(&mut session, &key.to_string());
        assert!(asked[0].ends_with(&format!("To do it, press {key} again.")), "{asked:?}");
        assert!(session.reads_keys());
    }
    let mut session = two(Lang::En, "uno");
    assert_eq!(keys(&mut session, "q"), ["Leaves Sixdot. To do it, press q again."]);
    let KeyAnswer::Line(line) = session.press(Key::Char('q')) else { panic!("not done") };
    assert!(session.answer(&line).ended);
}

#[test]
fn arrows_go_through_the_hand_and_enter_plays_the_card_there() {
    let mut session = two(Lang::En, "uno");
    let hand = keys(&mut session, "e").concat();
    let places: Vec<String> = hand.split_inclusive(". ").map(|place| place.trim().to_owned()).collect();
    for place in &places {
        assert_eq!(press(&mut session, Key::Right), [place.as_str()]);
    }
    assert_eq!(press(&mut session, Key::Right), [places.last().unwrap().as_str()], "the last one stays");
    assert_eq!(press(&mut session, Key::Left), [places[places.len() - 2].as_str()]);
    assert_eq!(session.press(Key::Enter), KeyAnswer::Line(format!("position {}", places.len() - 1)));
    // Nothing was walked to since.
    assert_eq!(session.press(Key::Enter), KeyAnswer::Line("turn".to_owned()));
    let playable = keys(&mut session, "a").concat();
    let stop = press(&mut session, Key::Tab).concat();
    let card = stop.split_once(": ").expect("a place and a card").1.trim_end_matches('.');
    assert!(playable.contains(card), "{stop} of {playable}");
}

/// A card that does not fit is refused with what to do: by the key while keys are on, and by the word without.
#[test]
fn texts_name_keys_while_keys_are_on() {
    for (lang, key, word) in [
        (Lang::En, "Press a to hear all.", "Type can to hear all."),
        (Lang::De, "Drück a, um alle zu hören.", "Tippe kann, um alle zu hören."),
        (Lang::Fi, "Paina a, niin kuulet kaikki.", "Kirjoita voinko, niin kuulet kaikki."),
    ] {
        let mut session = two(lang, "uno");
        let refused = |session: &mut Session| texts(session.answer("draw")).concat();
        assert!(refused(&mut session).contains(key), "{lang}: {}", refused(&mut session));
        session.answer("keys off");
        assert!(refused(&mut session).contains(word), "{lang}: {}", refused(&mut session));
    }
}

#[test]
fn while_a_wish_is_asked_the_colours_come_first() {
    for (lang, red) in [(Lang::En, 'r'), (Lang::De, 'r'), (Lang::Fi, 'p')] {
        let mut session = wild(lang);
        let asked = keys(&mut session, "?").concat();
        assert!(keys(&mut session, "1").len() > 1, "{lang}: a digit is no answer, and the question stands");
        let KeyAnswer::Line(line) = session.press(Key::Char(red)) else { panic!("{lang}: no answer: {asked}") };
        let moves = session.written().len();
        session.answer(&line);
        assert!(session.written().len() > moves, "{lang}: {line}");
        assert!(session.written()[moves].ends_with("w wish red"), "{lang}: {:?}", session.written()[moves]);
    }
}

/// A game in which a wild card was laid and waits for its colour.
fn wild(lang: Lang) -> Session {
    for seed in 1.. {
        let start = |lang| session(lang, Plan { seed: Some(seed), ..plan("uno", "me,bot") });
        let hand = keys(&mut start(Lang::En), "e").concat();
        let Some(place) = hand.split(". ").find_map(|place| place.trim_end_matches('.').strip_suffix(": wild"))
        else {
            continue;
        };
        let mut session = start(lang);
        session.asks_anew();
        let moves = session.written().len();
        keys(&mut session, place);
        assert!(session.asks_anew(), "the wish is a new question");
        assert_eq!(session.written().len(), moves);
        return session;
    }
    unreachable!("some hand has a wild card")
}

#[test]
fn who_gets_the_keyboard_presses_enter_and_hears_nothing_before() {
    let mut session = session(Lang::En, plan("uno", "Anna,Ben"));
    let state = keys(&mut session, " ");
    assert!(state.concat().contains("Enter"), "{state:?}");
    for key in ('a'..='z').filter(|key| *key != 'q').chain('0'..='9').chain([',', '.']) {
        let answer = keys(&mut session, &key.to_string());
        assert!(answer.ends_with(&state), "{key}: {answer:?}");
        assert!(answer.len() <= 2, "{key}: {answer:?}");
    }
    for key in [Key::Left, Key::Right, Key::Up, Key::Down, Key::Other] {
        assert!(press(&mut session, key).ends_with(&state), "{key:?}");
    }
    assert_eq!(keys(&mut session, "q"), ["Leaves Sixdot. To do it, press q again."]);
    assert_eq!(line(&mut session, 'q').as_deref(), Some("quit"));
    assert_eq!(session.press(Key::Enter), KeyAnswer::Line(String::new()));
}

#[test]
fn keys_are_switched_on_and_off_where_there_are_any() {
    let mut here = two(Lang::En, "uno");
    assert_eq!(texts(here.answer("keys off")), ["Single keys are off."]);
    assert!(!here.reads_keys());
    let on = "Single keys are on. Press ? for the keys, or a colon to type a line.";
    assert_eq!(texts(here.answer("keys on")), [on]);
    assert!(here.reads_keys());
    let mut elsewhere = two(Lang::En, "uno").with_keys(false, false);
    assert_eq!(texts(elsewhere.answer("keys on")), ["Single keys need a terminal, and this is not one."]);
    assert!(!elsewhere.reads_keys());
    // Names are typed before a game.
    let mut before = session(Lang::En, Plan::default());
    assert!(!before.reads_keys());
    before.answer("uno");
    before.answer("3");
    assert!(before.reads_keys());
}

#[test]
fn at_a_wall_two_digits_are_a_pair() {
    let wall = || two(Lang::En, "numnum-wall");
    let pair = texts(wall().answer("pairs")).concat();
    let numbers: Vec<char> = pair.chars().filter(char::is_ascii_digit).collect();
    assert!(numbers.len() > 1, "{pair}");
    let mut session = wall();
    let asked = keys(&mut session, "2").concat();
    assert_eq!(asked, "2, and the second number?");
    assert_eq!(session.press(Key::Char('5')), KeyAnswer::Line("take 2 5".to_owned()));
    keys(&mut session, "0");
    assert_eq!(session.press(Key::Char('3')), KeyAnswer::Line("take 10 3".to_owned()));
    // Another key forgets the first number.
    keys(&mut session, "2");
    keys(&mut session, "f");
    assert_eq!(keys(&mut session, "5").concat(), "5, and the second number?");
    assert_eq!(line(&mut wall(), ',').as_deref(), Some("left"));
    assert_eq!(line(&mut wall(), '.').as_deref(), Some("right"));
}

#[test]
fn at_a_patience_a_colour_follows_and_the_end_is_asked() {
    let mut session = session(Lang::En, plan("numnum-patience", "me"));
    assert_eq!(line(&mut session, 'l').as_deref(), Some("lay"));
    assert_eq!(line(&mut session, 'p').as_deref(), Some("put"));
    let asked = keys(&mut session, "d").concat();
    assert!(asked.starts_with("Which colour? r red"), "{asked}");
    assert_eq!(session.press(Key::Char('r')), KeyAnswer::Line("lay red".to_owned()));
    keys(&mut session, "f");
    assert_eq!(session.press(Key::Char('b')), KeyAnswer::Line("wish blue".to_owned()));
    assert!(keys(&mut session, "s").concat().ends_with("To do it, press s again."));
    assert_eq!(line(&mut session, 's').as_deref(), Some("stop"));
}

#[test]
fn a_lesson_is_led_by_keys() {
    for (lang, next) in [(Lang::De, 'v'), (Lang::En, 's'), (Lang::Fi, 'd')] {
        let learn = Plan { learn: true, ..plan("mau-mau", "me,bot") };
        let mut session = session(lang, Plan { seats: Vec::new(), ..learn });
        assert!(session.reads_keys());
        let mut steps = 0;
        let is_step = |told: Vec<String>| {
            told.last().is_some_and(|line| ["Step ", "Schritt ", "Vaihe "].iter().any(|word| line.starts_with(word)))
        };
        while line(&mut session, next).map(|line| texts(session.answer(&line))).is_some_and(is_step) {
            steps += 1;
            assert!(steps < 100, "{lang}: the lesson does not end");
        }
        assert!(steps > 3, "{lang}: {steps}");
        assert!(matches!(session.press(Key::Enter), KeyAnswer::Line(line) if line.is_empty()));
    }
}

fn any_key() -> impl Strategy<Value = Key> {
    prop_oneof![
        8 => prop::sample::select("abcdefghijklmnopqrstuvwxyzäöå0123456789.,:? ".chars().collect::<Vec<_>>())
            .prop_map(Key::Char),
        1 => any::<char>().prop_map(Key::Char),
        2 => Just(Key::Enter),
        1 => prop::sample::select(vec![Key::Left, Key::Right, Key::Up, Key::Down, Key::Escape, Key::Other]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_keys_do_harm(
        lang in prop::sample::select(Lang::ALL.to_vec()),
        game in prop::sample::select(GAMES.to_vec()),
        pressed in prop::collection::vec(any_key(), 0..120),
    ) {
        let seats = if game == "numnum-patience" { "me" } else { "me,bot" };
        let mut session = session(lang, plan(game, seats));
        for key in pressed {
            if !session.reads_keys() {
                break;
            }
            session.asks_anew();
            let ended = match session.press(key) {
                KeyAnswer::Line(line) => session.answer(&line).ended,
                KeyAnswer::Told(answer) => {
                    prop_assert!(!answer.lines.is_empty(), "{:?} is silent", key);
                    answer.ended
                }
                KeyAnswer::Opens(_) | KeyAnswer::Nothing => false,
            };
            if ended {
                break;
            }
        }
    }
}

#[test]
fn help_on_keys_explains_digits_and_arrows_where_they_work() {
    let mut session = two(Lang::En, "uno");
    let lines = keys(&mut session, "?");
    assert!(lines.iter().any(|line| line.starts_with("Your cards: 1 to 9")), "{lines:#?}");
    assert!(lines.last().is_some_and(|line| line.starts_with("Left and Right go through your cards,")), "{lines:#?}");
    let lines = keys(&mut wild(Lang::En), "?");
    assert!(!lines.iter().any(|line| line.starts_with("Your cards: 1 to 9")), "a colour is asked: {lines:#?}");
    assert_eq!(keys(&mut session, "%")[0].split('.').next(), Some("% does nothing here"));
    assert!(press(&mut session, Key::Other)[0].starts_with("This key does nothing here."));
}

#[test]
fn a_key_that_was_asked_back_leaves_another_one_to_be_asked() {
    let mut session = two(Lang::En, "mau-mau");
    let moves = session.written().len();
    assert!(keys(&mut session, "d")[0].ends_with("press d again."));
    assert!(keys(&mut session, "q")[0].ends_with("press q again."));
    assert!(keys(&mut session, "d")[0].ends_with("press d again."));
    assert_eq!(session.written().len(), moves);
}

#[test]
fn keys_that_were_pressed_ahead_are_dropped_once_for_a_question() {
    let mut session = wild(Lang::En);
    assert!(!session.asks_anew(), "only once");
    let KeyAnswer::Line(line) = session.press(Key::Char('r')) else { panic!("a colour") };
    session.answer(&line);
    assert!(!session.asks_anew(), "a turn may be played ahead");
}

/// The line of these that begins so.
fn beginning(lines: &[String], start: &str) -> String {
    lines.iter().find(|line| line.starts_with(start)).cloned().unwrap_or_default()
}

#[test]
fn help_on_keys_has_a_line_for_each_sort_of_command() {
    let lines = keys(&mut two(Lang::En, "uno"), "?");
    let [moves, table, before] =
        ["To move: ", "The table: ", "Before a move: "].map(|start| beginning(&lines, start));
    assert!(moves.starts_with("To move: d draw,") && !moves.contains("h hand"), "{moves}");
    assert!(table.contains("h hand") && !table.contains("a can") && before.contains("a can"), "{table} {before}");
    assert_eq!(beginning(&lines, "To answer: "), "");
    let lines = keys(&mut wild(Lang::En), "?");
    assert!(beginning(&lines, "To answer: ").starts_with("To answer: r red,"), "{lines:#?}");
    assert_ne!(beginning(&lines, "The table: "), "", "{lines:#?}");
    assert!(keys(&mut two(Lang::En, "uno"), "s")[0].starts_with("s does nothing here"));
    let told = keys(&mut two(Lang::En, "crazy-eights"), "?").concat();
    assert!(!told.contains("z call") && !told.contains("s next"), "{told}");
    assert!(keys(&mut two(Lang::En, "numnum-wall"), "?").concat().contains("comma left, full stop right,"));
}

#[test]
fn arrows_review_lines_and_left_starts_at_the_last_card() {
    let mut session = two(Lang::En, "uno");
    assert_eq!(session.press(Key::Up), KeyAnswer::Line("back".to_owned()));
    assert_eq!(session.press(Key::Down), KeyAnswer::Line("forward".to_owned()));
    let mut right = two(Lang::En, "uno");
    let all: Vec<String> = (0..7).flat_map(|_| press(&mut right, Key::Right)).collect();
    let mut left = two(Lang::En, "uno");
    assert_eq!(press(&mut left, Key::Left).first(), all.last(), "{all:?}");
}

#[test]
fn enter_as_a_key_goes_on_where_something_waits_for_it() {
    let mut session = two(Lang::En, "uno");
    session.answer("pace step");
    for place in 1..=7 {
        if session.written().len() < 2 {
            session.answer(&format!("play {place}"));
        }
    }
    assert_eq!(session.press(Key::Enter), KeyAnswer::Line(String::new()), "the move of the other one is untold");
    let mut over = self::session(Lang::En, plan("uno", "bot,bot"));
    assert_eq!(over.press(Key::Enter), KeyAnswer::Line(String::new()), "another game");
    assert!(over.answer("no").ended, "another game is not wanted");
}

/// Presses keys at a table of `tables.toml`.
fn at_table(name: &str, pressed: &str) -> KeyAnswer {
    let mut session = Tables::read().sit(Lang::En, name).session;
    let mut last = KeyAnswer::Nothing;
    for key in pressed.chars() {
        last = session.press(if key == '\n' { Key::Enter } else { Key::Char(key) });
    }
    last
}

#[test]
fn keys_answer_what_is_asked() {
    let line = |typed: &str| KeyAnswer::Line(typed.to_owned());
    assert_eq!(at_table("uno-jump", "\n"), line(""), "it is let go");
    assert_eq!(at_table("uno-jump", "1"), line("position 1"));
    assert_eq!(at_table("uno-swap", "1"), line("1"), "a player");
    assert_eq!(at_table("uno-swap", "\n"), line("turn"));
    assert_eq!(at_table("joker-gift", "2"), line("position 2"), "a card to give away");
    assert_eq!(at_table("joker-gift", "\n"), line("turn"));
    assert_eq!(at_table("mau-mau-wish", "h"), line("hearts"));
    assert_eq!(at_table("uno-turn", "\n"), line("turn"));
}

#[test]
fn doubtful_draw_is_asked_about() {
    let line = |typed: &str| KeyAnswer::Line(typed.to_owned());
    assert_eq!(at_table("uno-turn", "d"), line("draw"), "it is refused, and harms nobody");
    assert!(matches!(at_table("crazy-eights-turn", "d"), KeyAnswer::Told(_)), "a card can be laid");
    assert_eq!(at_table("crazy-eights-stuck", "d"), line("draw"), "none can");
}
