//! Walls and patiences at the prompt: whole games by typed moves, other lines, and their records.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::support::config;
use crate::support::session::{begun, plan, session};
use crate::support::tables::chosen;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sixdot::engine::{Game, Seat, Setup};
use sixdot::games::patience::engine as patience;
use sixdot::games::wall::engine as wall;
use sixdot::input::{Command, Commands, MoveCommand};
use sixdot::record::{Record, Replay};
use sixdot::rules::{AnyRules, Kind, Library};
use sixdot::session::{Conversation, Plan, Session, StepMode};
use sixdot::text::{Lang, Locale, msg};

/// Chosen options by their names.
type Options = &'static [(&'static str, &'static str)];

/// The walls that are played to their end: as they are, and where nobody may pass.
const WALLS: [(&str, Options); 3] =
    [("numnum-wall", &[]), ("numnum-clear", &[]), ("numnum-wall", &[("another-pair", "must")])];

fn rules(game: &str) -> AnyRules {
    rules_with(game, &[])
}

fn rules_with(game: &str, options: Options) -> AnyRules {
    Library::built_in().load(game, &chosen(options)).expect("a built-in game").rules
}

/// A game of two people who type their moves, beside the same game in the engine.
struct Typed<G: Game> {
    game: G,
    session: Session,
    record: PathBuf,
}

impl<G: Game> Typed<G> {
    fn begin(id: &str, options: Options, rules: &Arc<G::Rules>, seats: &str, lang: Lang, seed: u64) -> Self {
        let record = std::env::temp_dir().join(format!("sixdot-{}-{id}-{lang}-{seed}.txt", std::process::id()));
        let _ = fs::remove_file(&record);
        let plan = Plan { record: Some(record.clone()), options: chosen(options), ..plan(id, seats, seed) };
        let count = u8::try_from(plan.seats.len()).expect("few seats");
        let mut game = G::begin(rules, Setup::new(count), seed);
        assert!(game.apply(Seat(0), G::DEAL).is_ok());
        let session = begun(lang, plan);
        Typed { game, session, record }
    }

    /// Types a move, which must be made at both.
    fn plays(&mut self, wanted: G::Move, typed: &str) {
        let seat = self.game.to_act().expect("somebody is on turn");
        assert!(self.game.apply(seat, wanted).is_ok(), "{typed}");
        let answer = self.session.answer(typed);
        let refused = answer.lines.iter().find(|line| line.channel == sixdot::text::Channel::Error);
        assert_eq!(refused, None, "{typed}");
    }

    /// The game is over, and what was recorded is the same game.
    fn ends(self, rules: &Arc<G::Rules>, id: &str, options: Options, lang: Lang) -> G {
        let again = Locale::new(lang).in_full(msg!("ask-again"));
        let mut session = self.session;
        assert_eq!(session.answer("turn").lines.last().map(|line| line.text.clone()), Some(again));
        let record = Record::read(&fs::read_to_string(&self.record).expect("a record")).expect("a record");
        fs::remove_file(&self.record).expect("a file of this test");
        let loaded = Library::built_in().load(id, &chosen(options)).expect("a built-in game");
        let mut replay = Replay::<G>::new(&record, rules, loaded.hash).expect("its rules");
        assert!(replay.by_ref().all(|replayed| replayed.is_ok()));
        self.game
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn a_wall_is_played_to_its_end_by_typed_moves(
        lang in select(&Lang::ALL[..]), (id, options) in select(&WALLS[..]), seed: u64,
        picks in prop::collection::vec((any::<Index>(), any::<bool>()), 160),
    ) {
        let AnyRules::Wall(rules) = rules_with(id, options) else { panic!("a wall") };
        let mut table = Typed::<wall::WallGame>::begin(id, options, &rules, "Eva,Jo", lang, seed);
        let written = |wanted| wall::WallGame::write(&rules, wanted);
        let locale = Locale::new(lang).for_game(&rules.terms);
        let names = locale.names().expect("the names of its cards");
        for (pick, by_cards) in picks {
            let legal = table.game.view().legal_moves();
            if legal.is_empty() {
                break;
            }
            let wanted = *pick.get(&legal);
            let typed = match wanted {
                wall::Move::Take(pair) if by_cards => {
                    let (cards, _) = table.game.view().fit(pair).expect("a pair");
                    let [one, other] = cards.map(|card| names.card_code(card));
                    format!("take {one} {other}")
                }
                // Cards are typed as the language writes them: a code of records may mean another card there.
                wall::Move::Exchange { spot, card } => format!("{spot} {}", names.card_code(card)),
                wall::Move::Breach { spot, side } => {
                    let command = match side {
                        wall::BreachSide::Left => MoveCommand::Left,
                        wall::BreachSide::Right => MoveCommand::Right,
                    };
                    format!("{} {spot}", Commands::of(&locale, Kind::Wall).entry(command).name)
                }
                other => written(other),
            };
            table.plays(wanted, &typed);
        }
        let game = table.ends(&rules, id, options, lang);
        prop_assert!(game.outcome().is_some());
    }

    #[test]
    fn a_patience_is_played_to_its_end_by_typed_moves(
        lang in select(&Lang::ALL[..]), seed: u64, picks in prop::collection::vec((any::<Index>(), 0..8_u8), 400),
    ) {
        let id = "numnum-patience";
        let AnyRules::Patience(rules) = rules(id) else { panic!("a patience") };
        let mut table = Typed::<patience::PatienceGame>::begin(id, &[], &rules, "me", lang, seed);
        let written = |wanted| patience::PatienceGame::write(&rules, wanted);
        for (number, (pick, back)) in picks.into_iter().enumerate() {
            let legal = table.game.view().legal_moves();
            if legal.is_empty() {
                break;
            }
            let undo = back == 0 && number < 200 && table.game.view().why_not(patience::Move::Undo).is_none();
            let wanted = if undo { patience::Move::Undo } else { *pick.get(&legal) };
            let typed = written(wanted);
            let (word, rest) = typed.split_once(' ').unwrap_or((&typed, ""));
            let command = match word {
                "row" => MoveCommand::Lay.into(),
                "wish" => MoveCommand::Choose.into(),
                word => Command::with_id(word).expect("a command"),
            };
            let name = &Commands::of(&Locale::new(lang), Kind::Patience).entry(command).name;
            table.plays(wanted, &format!("{name} {rest}"));
        }
        let game = table.ends(&rules, id, &[], lang);
        prop_assert!(game.outcome().is_some());
    }
}

/// A move that was taken back is as if it had never been made, but for what the record says.
#[test]
fn a_move_is_taken_back_and_the_game_goes_on_from_its_record() {
    let mut session = session(Lang::En, plan("numnum-wall", "me,bot", 5));
    let opened = session.begin();
    let before = session.answer("free");
    session.answer("1 2");
    assert_ne!(session.answer("free"), before);
    session.answer("undo");
    assert_eq!(session.answer("free"), before);
    assert_eq!(session.answer("").lines.last(), opened.lines.last());
    let nothing = session.answer("undo").lines[0].text.clone();
    assert_eq!(nothing, Locale::new(Lang::En).in_full(msg!("undo-nothing-open")));
    let mut shared = begun(Lang::En, plan("numnum-wall", "Eva,Jo", 5));
    shared.answer("1 2");
    assert_eq!(shared.answer("undo").lines[0].text, Locale::new(Lang::En).in_full(msg!("undo-others")));
}

/// Two cards whose codes mean other cards in records: German g9 is the yellow 9, although records call the green one
/// so.
#[test]
fn a_code_of_the_language_goes_before_the_code_of_records() {
    let mut session = begun(Lang::De, plan("numnum-wall", "me,bot", 11));
    session.answer("nimm 2 3");
    let told = session.answer("warum g9 g21").lines[0].text.clone();
    assert_eq!(told, "Die gelbe 9 und die gelbe 21 passen doppelt zusammen.");
}

/// Only the line of the turn names the next person at the keyboard.
#[test]
fn of_people_who_share_the_keyboard_going_on_is_told_once() {
    let mut session = begun(Lang::En, plan("numnum-wall", "Eva,bot,Jo,bot", 5));
    session.answer("1 2; 2 5");
    let lines: Vec<String> = session.answer("4 6").lines.iter().map(|line| line.text.clone()).collect();
    assert_eq!(
        lines,
        [
            "Eva takes blue 6 and blue 36, a double match. Now free: 4: red 12. 6: yellow 3.",
            "Eva's turn. 11 pairs, 2 of them double matches. A wish card is free at 1. You may also pass.",
        ]
    );
}

/// A word that asks both for the turned card and for the effect of a card is decided by its argument.
#[test]
fn a_card_behind_the_word_for_the_turned_one_is_explained() {
    let mut session = begun(Lang::Fi, plan("numnum-patience", "me", 7));
    let turned = session.answer("kortti");
    assert_eq!(session.answer("selitä jokeri"), session.answer("kortti jokeri"));
    assert_ne!(session.answer("kortti jokeri"), turned);
}

/// Step mode set in the middle of a game announces each move of a computer player separately.
#[test]
fn a_chain_is_told_move_by_move_from_when_that_is_asked_for() {
    let mut session = begun(Lang::En, plan("numnum-wall", "me,bot", 3));
    session.answer("pace step");
    let written = session.written().len();
    let mut answers = vec![session.answer("take 1 2")];
    let waits = Locale::new(Lang::En).in_full(msg!("pace-next"));
    while answers.last().and_then(|answer| answer.lines.last()).is_some_and(|line| line.text == waits) {
        answers.push(session.answer(""));
    }
    let made = session.written()[written..].iter().filter(|line| line.starts_with("2 take ")).count();
    let told: Vec<usize> = answers
        .iter()
        .map(|answer| answer.lines.iter().filter(|line| line.text.starts_with("Anna takes ")).count())
        .collect();
    assert_eq!((made, told), (7, vec![1; 7]), "{answers:?}");
}

/// In step mode, each move needs an Enter, at every kind of table.
#[test]
fn moves_of_others_wait_for_enter_one_by_one() {
    for (game, seats) in [("numnum-wall", "bot,bot"), ("numnum-patience", "bot"), ("uno", "bot,bot")] {
        let free = session(Lang::En, plan(game, seats, 5)).begin();
        let mut session = session(Lang::En, plan(game, seats, 5)).with_pace(StepMode::Step);
        let waits = Locale::new(Lang::En).in_full(msg!("pace-next"));
        let (mut answer, mut entered) = (session.begin(), 0);
        while answer.lines.last().is_some_and(|line| line.text == waits) {
            assert!(answer.lines.len() < 6, "{game}: {:?}", answer.lines);
            answer = session.answer("");
            entered += 1;
        }
        assert!(entered > 10, "{game}: {entered}");
        assert_eq!(answer.lines.last(), free.lines.last(), "{game}");
    }
}

/// Whole games by nothing but tips: each is typed as it is told, in words and in the braille form.
#[test]
fn a_tip_typed_as_it_is_told_is_that_move() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        let frames = [locale.in_full(msg!("tip", move = "|")), locale.say(msg!("tip", move = "|")).braille];
        let over = locale.in_full(msg!("ask-again"));
        for (game, seats) in [("numnum-wall", "me,bot"), ("numnum-clear", "bot,me"), ("numnum-patience", "me")] {
            for by_braille in [false, true] {
                let mut session = begun(lang, plan(game, seats, 5));
                let mut made = 0;
                while session.answer("turn").lines.last().is_none_or(|line| line.text != over) {
                    let told = session.answer("tip").lines.swap_remove(0);
                    let told = if by_braille { told.braille } else { told.text };
                    let (start, end) = frames[usize::from(by_braille)].split_once('|').expect("the move in the tip");
                    let typed = told.strip_prefix(start).and_then(|told| told.split_once(end)).expect("a tip").0;
                    let answer = session.answer(typed);
                    let refused = answer.lines.iter().find(|line| line.channel == sixdot::text::Channel::Error);
                    assert_eq!(refused, None, "{lang}, {game}: {typed:?} of {told}");
                    made += 1;
                    assert!(made < 300, "{lang}, {game}: {typed:?} moves nothing");
                }
                assert!(made > 5, "{lang}, {game}: {made}");
            }
        }
    }
}

/// One command alone is asked about and not called several; a colour is no card that is not free; no number is
/// suggested.
#[test]
fn what_is_half_understood_is_answered_as_it_is() {
    for (game, typed, wanted) in [
        ("numnum-patience", "weg", "Nicht verstanden: weg. Tippe hilfe für alle Befehle."),
        ("numnum-patience", "zieh", "Nicht verstanden: zieh. Tippe hilfe für alle Befehle."),
        ("numnum-wall", "stapel rot", "Das verstehe ich nicht. Tippe stapel 3 oder nur 3."),
    ] {
        let mut session = begun(Lang::De, plan(game, if game == "numnum-wall" { "me,bot" } else { "me" }, 3));
        assert_eq!(session.answer(typed).lines[0].text, wanted, "{game}: {typed}");
    }
}

/// A move that names another card than the turned one moves nothing.
#[test]
fn a_card_that_is_put_or_kept_by_name_is_the_turned_one() {
    let mut session = begun(Lang::En, plan("numnum-patience", "me", 3));
    let turned = session.answer("next").lines[0].text.to_lowercase();
    let before = session.written();
    let names =
        ["red", "yellow", "green", "blue"].map(|colour| ["4", "12", "25"].map(|number| format!("{colour} {number}")));
    for name in names.iter().flatten().filter(|name| !turned.contains(name.as_str())) {
        for verb in ["put", "keep"] {
            session.answer(&format!("{verb} {name}"));
            assert_eq!(session.written(), before, "{verb} {name} at {turned}");
        }
    }
    session.answer("put");
    assert_ne!(session.written(), before);
}
