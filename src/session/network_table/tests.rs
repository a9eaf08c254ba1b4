//! Tables with remote participants of three languages.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::bot::Level;
use crate::engine::{Dice, Viewer};
use crate::games::shedding::engine::SheddingGame;
use crate::record::Record;
use crate::rules::Library;
use crate::session::participant::Participant;
use crate::session::plan::LaidOut;
use crate::text::Lang;

impl NetworkTable {
    pub(crate) fn laid_out(
        game: SheddingGame,
        loaded: &Loaded,
        names: Vec<String>,
        guests: &[&RemoteParticipant],
        voices: &mut LanguagePacks,
    ) -> Self {
        let rules = loaded.rules.clone();
        let preferences = |guest: &&RemoteParticipant| {
            let mut preferences = guest.preferences().clone();
            preferences.voice = voices.of(guest.lang(), Some((&rules, loaded.hash)));
            preferences
        };
        let at_desks: Vec<Preferences> = guests.iter().map(preferences).collect();
        let plan = Plan { laid_out: Some(LaidOut::of(game)), ..Plan::default() };
        let planned: Vec<SeatPlan> = names.iter().cloned().map(SeatPlan::Person).collect();
        let table = TableRules::of(loaded.chain[0].clone(), loaded.clone(), 1, None);
        let shed = rules.shed().expect("a shedding game");
        let mut playing =
            Playing::<SheddingGame>::new(table, shed, &planned, names, &plan, Budget::USUAL, &at_desks[0]);
        playing.table_state_mut().sit_apart(|seat| at_desks[seat.index()].clone());
        playing.begin();
        playing.play_computers();
        let table: OwnTable = Some(Box::new(playing));
        NetworkTable { table, situations: Vec::new(), game: rules.clone(), hash: loaded.hash }
    }
}

const NAMES: [&str; 3] = ["Anna", "Ben", "Eino"];

const LANGS: [Lang; 3] = [Lang::De, Lang::En, Lang::Fi];

/// Three people at a table. Dropping it removes the record.
struct Three {
    voices: LanguagePacks,
    guests: Vec<RemoteParticipant>,
    gathering: NetworkTable,
    record: PathBuf,
}

impl Drop for Three {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.record);
    }
}

fn guests(voices: &mut LanguagePacks) -> Vec<RemoteParticipant> {
    LANGS.map(|lang| RemoteParticipant::new(lang, &Library::built_in(), voices)).into()
}

fn record(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("sixdot-{}-apart-{name}.txt", std::process::id()));
    let _ = fs::remove_file(&file);
    file
}

fn begun(
    game: &str,
    options: &[(&str, &str)],
    seed: u64,
    record: &Path,
    resumed: Option<(Resumed, usize)>,
) -> TableStart {
    let options: Vec<_> = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let mut library = Library::built_in();
    library.add_text("joker", "joker.toml", include_str!("../../../tests/rules/small/joker.toml"));
    let loaded = library.load(game, &options).expect("a game without faults");
    let seats = Seats { names: NAMES.map(str::to_owned).to_vec(), levels: vec![None; 3] };
    let (game, record) = (game.to_owned(), record.to_owned());
    TableStart { game, loaded, seed, shuffle: None, seats, record, synced: Synced::First, resumed }
}

impl Three {
    fn at(game: &str, seed: u64, name: &str) -> Self {
        let record = record(name);
        Three::with(begun(game, &[], seed, &record, None), record)
    }

    fn with(begun: TableStart, record: PathBuf) -> Self {
        let mut voices = LanguagePacks::default();
        let mut guests = guests(&mut voices);
        let at: Vec<Option<&RemoteParticipant>> = guests.iter().map(Some).collect();
        let mut gathering = NetworkTable::begin(begun, &at, &[], &mut voices, &guests[0]);
        for (seat, guest) in guests.iter_mut().enumerate() {
            let seat = Seat(u8::try_from(seat).expect("three"));
            gathering.seat_person(seat, NAMES[seat.index()], guest, &mut voices);
        }
        Three { voices, guests, gathering, record }
    }

    fn type_line(&mut self, participant: usize, typed: &str) -> Vec<String> {
        texts(&self.gathering.answer(participant, &mut self.guests[participant], typed, &mut self.voices))
    }

    fn news(&mut self, participant: usize) -> Vec<String> {
        texts(&self.gathering.news(participant))
    }

    fn all_news(&mut self) -> [Vec<String>; 3] {
        [0, 1, 2].map(|participant| self.news(participant))
    }

    fn is_stopped_at(&mut self, participant: usize) -> bool {
        let asked = ["vergessen", "forgotten", "unoht"];
        let situation = texts(&self.gathering.situation(participant)).concat();
        asked.iter().any(|word| situation.contains(word))
    }

    fn on_turn(&self) -> usize {
        self.gathering.table().to_act().expect("somebody is on turn").index()
    }

    /// Presses any possible button for the player on turn.
    fn press(&mut self, dice: &mut Dice) -> usize {
        self.press_and_hear(dice).0
    }

    fn press_and_hear(&mut self, dice: &mut Dice) -> (usize, Vec<String>) {
        // A player who may catch acts before the player on turn.
        let asked = (0..3).find(|participant| !self.gathering.table_of(*participant).buttons().actions.is_empty());
        let participant = asked.unwrap_or_else(|| self.on_turn());
        let buttons = self.gathering.table_of(participant).buttons();
        let all: Vec<_> =
            buttons.hand.into_iter().filter(|card| card.fits == Some(true)).chain(buttons.actions).collect();
        let button = dice.pick(&all).expect("something can be done").clone();
        (participant, self.type_line(participant, &button.typed))
    }
}

fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| line.text.clone()).collect()
}

#[test]
fn each_hears_the_deal_and_the_turn_in_the_own_language() {
    let mut three = Three::at("uno", 7, "deal");
    let news = three.all_news();
    let turn = three.on_turn();
    for (participant, (lines, word)) in news.iter().zip(["dran", "turn", "uoro"]).enumerate() {
        assert!(lines.last().is_some_and(|line| line.contains(word)), "{participant}: {lines:?}");
        assert!(lines.len() > 2, "{lines:?}");
    }
    assert!(three.all_news().iter().all(Vec::is_empty), "nothing is told twice");
    let own = &news[turn];
    assert!(
        ["Du bist dran", "Your turn", "Sinun vuorosi"].iter().any(|own_turn| own.concat().contains(own_turn)),
        "{own:?}"
    );
}

#[test]
fn drawn_cards_have_their_place_in_the_hand_as_received() {
    let mut three = Three::at("crazy-eights", 7, "received");
    for participant in 0..3 {
        three.type_line(
            participant,
            ["hand reihenfolge erhalt", "hand order received", "käsi järjestys tulo"][participant],
        );
    }
    let mut dice = Dice::new(1, 1);
    let hand = |three: &mut Three| {
        let mut buttons = |participant| three.gathering.table_of(participant).buttons().hand;
        [0, 1, 2].map(|participant| buttons(participant).into_iter().map(|card| card.text).collect::<Vec<_>>())
    };
    let mut drawn = 0;
    for _ in 0..60 {
        let before = hand(&mut three);
        three.press(&mut dice);
        for (participant, (before, after)) in before.iter().zip(hand(&mut three)).enumerate() {
            let Some(card) = after.last().filter(|_| after.len() > before.len() && !before.is_empty()) else {
                continue;
            };
            assert!(after.starts_with(before), "{before:?} {after:?}");
            let place = three.type_line(participant, ["wo", "where", "missä"][participant]).concat();
            assert!(place.to_lowercase().contains(&card.to_lowercase()), "{card}: {place}");
            drawn += 1;
        }
    }
    assert!(drawn > 5, "{drawn}");
}

#[test]
fn what_somebody_asks_or_types_wrongly_is_nothing_to_the_others() {
    let mut three = Three::at("uno", 7, "asks");
    three.all_news();
    for typed in
        ["hand", "counts", "tip", "", "nonsense", "play red 99", "help", "settings", "braille 40", "language fi"]
    {
        assert!(!three.type_line(1, typed).is_empty(), "{typed}");
        assert!(three.news(0).is_empty() && three.news(2).is_empty(), "{typed}");
    }
    assert!(three.type_line(1, "vuoro")[0].contains("uoro"));
    assert!(three.type_line(0, "dran")[0].contains("dran"), "the others keep their language");
}

#[test]
fn only_who_is_on_turn_moves_and_everybody_hears_it() {
    let mut three = Three::at("uno", 7, "turn");
    three.all_news();
    let turn = three.on_turn();
    let other = (turn + 1) % 3;
    let before = three.gathering.table().written().len();
    three.type_line(other, ["zieh", "draw", "nosta"][other]);
    // Typing for another player is refused.
    three.type_line(other, &format!("{} draw", NAMES[turn]));
    assert_eq!(three.gathering.table().written().len(), before);
    assert_eq!(three.on_turn(), turn);
    assert_eq!(three.press(&mut Dice::new(1, 1)), turn);
    assert!(three.gathering.table().written().len() > before);
    for participant in (0..3).filter(|participant| *participant != turn) {
        let news = three.news(participant).concat();
        assert!(news.contains(NAMES[turn]), "{news}");
    }
}

#[test]
fn what_is_about_the_machine_is_not_for_those_elsewhere() {
    let mut three = Three::at("uno", 7, "machine");
    three.all_news();
    let secret = std::env::temp_dir().join(format!("sixdot-{}-log", std::process::id()));
    let log = format!("log {}", secret.display());
    for typed in [
        log.as_str(),
        "sounds touch /tmp/x",
        "save monday",
        "speech on",
        "quit",
        "new",
        "learn",
        "resume",
        "keys on",
        "host",
    ] {
        let told = three.type_line(1, typed).concat();
        assert!(told.contains("over the network"), "{typed}: {told}");
    }
    assert!(!secret.exists());
    assert!(three.type_line(1, "help save").concat().contains("over the network"));
    assert!(three.type_line(1, "dealer Ben").concat().contains("over the network"), "the next game is the lobby's");
    let dealer = three.type_line(1, "dealer").concat();
    assert!(dealer.ends_with("deals.") || dealer == "You deal.", "{dealer}");
}

#[test]
fn what_the_game_makes_of_a_line_is_known_before_it_is_done() {
    for (game, typed, not) in [
        ("uno", vec!["hand", "who is next", "draw", "play red 5", "why red 5"], vec!["tell Ben hello", "hello all"]),
        ("mau-mau", vec!["hand", "draw", "who is next"], vec!["tell Ben hello", "hello all"]),
    ] {
        let mut three = Three::at(game, 7, &format!("understands-{game}"));
        three.all_news();
        let before = three.gathering.table().written().len();
        for typed in typed {
            assert!(three.gathering.table_of(1).is_understood(typed), "{game}: {typed}");
        }
        for typed in not {
            assert!(!three.gathering.table_of(1).is_understood(typed), "{game}: {typed}");
        }
        assert_eq!(three.gathering.table().written().len(), before, "nothing is done");
    }
}

#[test]
fn only_where_hands_are_hidden_cards_may_not_be_named_to_others() {
    let mut hidden = Three::at("uno", 7, "advice");
    hidden.all_news();
    for (text, advice) in [
        ("red 5", true),
        ("take the green one", true),
        ("play skip", true),
        ("a 7 would be nice", true),
        ("r5", true),
        ("hello", false),
        ("well done", false),
        ("a b c", false),
        ("99 problems", false),
    ] {
        assert_eq!(hidden.gathering.table_of(1).is_advice(text), advice, "{text}");
    }
}

#[test]
fn who_leaves_takes_only_the_own_moment_for_catching_away() {
    for seed in 1..40 {
        // Only a house rule makes other players notice.
        let record = record(&format!("leaves-noticing-{seed}"));
        let begun = begun("uno", &[("noticing", "others")], seed, &record, None);
        let mut three = Three::with(begun, record);
        three.all_news();
        let mut dice = Dice::new(seed, 3);
        let mut found = false;
        for _ in 0..200 {
            if three.gathering.table().is_over() || three.gathering.table().to_act().is_none() {
                break;
            }
            three.press(&mut dice);
            let asked: Vec<usize> = (0..3).filter(|participant| three.is_stopped_at(*participant)).collect();
            if let [one, other] = asked[..] {
                let seat = Seat(u8::try_from(one).expect("three"));
                three.gathering.table_mut().change_player(seat, "Emma".to_owned(), Some(Level::Easy));
                assert!(three.is_stopped_at(other), "the other one is asked still");
                found = true;
                break;
            }
        }
        if found {
            return;
        }
    }
    panic!("nobody ever had one card left");
}

#[test]
fn a_proposal_stays_when_one_who_is_asked_leaves() {
    let mut three = Three::at("uno", 7, "agree-asked-left");
    three.all_news();
    three.type_line(1, "agree Anna draws 2");
    three.all_news();
    three.gathering.table_mut().change_player(Seat(0), "Emma".to_owned(), Some(Level::Easy));
    assert!(three.gathering.table().is_asking_everybody(), "Eino is asked still");
    let written = three.gathering.table().written().len();
    three.type_line(2, "joo");
    assert!(three.gathering.table().written().len() > written, "whoever is left has agreed");
}

#[test]
fn a_match_is_played_to_its_end_by_pressing_buttons() {
    for (game, seed) in [("uno", 1), ("mau-mau", 2), ("numnum-mau-mau", 3), ("number-one", 4), ("joker", 5)] {
        let mut three = Three::at(game, seed, game);
        let mut dice = Dice::new(seed, 5);
        let mut steps = 0;
        while !three.gathering.table().is_over() && steps < 3_000 {
            three.press(&mut dice);
            three.all_news();
            steps += 1;
        }
        assert!(
            three.gathering.table().is_over() || three.gathering.table().written().len() > 500,
            "{game}: {steps}"
        );
        let text = fs::read_to_string(&three.record).expect("the record");
        let read = Record::read(&text).expect("a record");
        let moves = text.split("moves:\n").nth(1).expect("moves").lines().count();
        assert_eq!(moves, three.gathering.table().written().len(), "{game}: everything that was told is written");
        assert_eq!(read.head.people().count(), 3);
    }
}

#[test]
fn a_resumed_table_repeats_nothing_that_was_announced() {
    let mut three = Three::at("uno", 3, "first");
    let mut dice = Dice::new(3, 3);
    three.all_news();
    let mut told = 0;
    let mut last = Default::default();
    for _ in 0..12 {
        told = three.gathering.table().written().len();
        three.press(&mut dice);
        last = three.all_news();
    }
    let text = fs::read_to_string(&three.record).expect("the record");
    let (file, again) = (three.record.clone(), record("again"));
    let resumed = Resumed { path: Some(file), record: Record::read(&text).expect("a record"), changed: Vec::new() };
    let mut resumed_at = Three::with(begun("uno", &[], 3, &again, Some((resumed, told))), again.clone());
    assert!(resumed_at.gathering.record().is_empty());
    assert_eq!(resumed_at.gathering.table().written(), three.gathering.table().written());
    assert_eq!(resumed_at.gathering.table().to_act(), three.gathering.table().to_act());
    let news = resumed_at.all_news();
    for participant in 0..3 {
        for line in &last[participant] {
            // The mover heard it as an answer and hears it again after the restart.
            assert!(news[participant].contains(line), "{participant}: {line} is in {:?}", news[participant]);
        }
    }
    let viewers: Vec<Viewer> =
        resumed_at.gathering.table_state().participants.iter().map(|participant| participant.viewer).collect();
    assert_eq!(viewers, [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat))));
    assert_eq!(fs::read_to_string(again).expect("the new record"), text);
}

#[test]
fn an_onlooker_of_a_match_is_told_that_the_players_deal() {
    let record = record("watches-rounds");
    let begun = begun("uno", &[("rounds", "3")], 7, &record, None);
    let mut three = Three::with(begun, record);
    let mut watcher = RemoteParticipant::new(Lang::En, &Library::built_in(), &mut three.voices);
    let participant = three.gathering.add_onlooker(&mut watcher, &mut three.voices);
    let mut dice = Dice::new(7, 7);
    while three.gathering.table().to_act().is_some() {
        three.press(&mut dice);
    }
    three.gathering.news(participant);
    let told = texts(&three.gathering.answer(participant, &mut watcher, "", &mut three.voices));
    assert_eq!(told, ["The round is over. A player deals the next one."]);
}

#[test]
fn buttons_and_the_status_prompt_are_for_the_player_on_turn() {
    let mut three = Three::at("uno", 7, "prompt");
    three.all_news();
    let turn = three.on_turn();
    let play = ["leg", "play", "pelaa"][turn];
    let hand = three.gathering.table_of(turn).buttons().hand;
    assert!(!hand.is_empty() && hand.iter().all(|card| card.typed.starts_with(&format!("{play} "))));
    for participant in 0..3 {
        assert_eq!(three.gathering.table_of(participant).status().is_empty(), participant != turn, "{participant}");
        let draws = ["zieh", "draw", "nosta"][participant];
        let buttons = three.gathering.table_of(participant).buttons();
        let offers = buttons.actions.iter().any(|button| button.typed == draws);
        assert!(participant == turn || !offers, "{participant}: {:?}", buttons.actions);
        assert!(participant == turn || buttons.hand.iter().all(|card| card.fits == Some(false)), "{participant}");
    }
}

#[test]
fn a_second_onlooker_still_gets_news_after_the_first_left() {
    let mut three = Three::at("uno", 7, "two-watch");
    let [mut one, mut other] =
        [Lang::De, Lang::En].map(|lang| RemoteParticipant::new(lang, &Library::built_in(), &mut three.voices));
    let first = three.gathering.add_onlooker(&mut one, &mut three.voices);
    let second = three.gathering.add_onlooker(&mut other, &mut three.voices);
    assert_eq!((first, second), (3, 4));
    three.gathering.news(first);
    three.gathering.news(second);
    three.gathering.remove_onlooker(0);
    assert!(!three.gathering.table_of(0).buttons().hand.is_empty(), "who plays is no onlooker and stays");
    three.gathering.remove_onlooker(first);
    let mut dice = Dice::new(7, 7);
    three.press(&mut dice);
    let told = texts(&three.gathering.news(first)).concat();
    assert!(
        told.contains("plays") || told.contains("draws"),
        "the second is the first now, and hears English: {told}"
    );
}

#[test]
fn help_for_a_command_is_answered_away_from_any_table() {
    let mut voices = LanguagePacks::default();
    let mut guest = RemoteParticipant::new(Lang::En, &Library::built_in(), &mut voices);
    let all = texts(&guest.answer("help", &mut voices).expect("help"));
    let one = texts(&guest.answer("help braille", &mut voices).expect("help for one"));
    assert_ne!(all, one);
    assert!(one.concat().starts_with("braille"), "{one:?}");
}

#[test]
fn an_agreement_is_asked_of_all_the_others_at_once() {
    let mut three = Three::at("uno", 7, "agree");
    three.all_news();
    assert!(!three.type_line(1, "agree Anna draws 2").is_empty());
    for participant in [0, 2] {
        let asked = three.news(participant).concat();
        assert!(asked.contains("Ben"), "{asked}");
    }
    assert!(three.news(1).is_empty());
    let before = three.gathering.table().written().len();
    three.type_line(2, "joo");
    assert_eq!(three.gathering.table().written().len(), before, "Anna has not answered");
    three.type_line(0, "ja");
    assert_eq!(three.gathering.table().written().len(), before + 1);
    assert!(!three.news(1).is_empty() && !three.news(2).is_empty());
}

/// Plays 600 moves. Returns all news by participant, and the largest history with the usual bounds, in bytes of text.
fn play_for_long(three: &mut Three, forgets: bool) -> ([Vec<String>; 3], usize) {
    let mut dice = Dice::new(5, 5);
    let (mut told, mut most) = (three.all_news(), 0);
    for _ in 0..600 {
        let (participant, lines) = three.press_and_hear(&mut dice);
        told[participant].extend(lines);
        for (told, news) in told.iter_mut().zip(three.all_news()) {
            told.extend(news);
        }
        if forgets {
            three.gathering.forget_old();
            let bytes = three.gathering.table_state().participants.iter().map(Participant::bytes).max();
            most = most.max(bytes.unwrap_or(0));
        }
    }
    (told, most)
}

#[test]
fn the_history_is_bounded_and_repeated_exactly() {
    let long = |name: &str| {
        let record = record(name);
        Three::with(begun("uno", &[("rounds", "50")], 5, &record, None), record)
    };
    let [mut all, mut some] = ["all", "some"].map(long);
    let (told, _) = play_for_long(&mut all, false);
    let (told_again, most) = play_for_long(&mut some, true);
    assert_eq!(told, told_again, "it is the same game");
    let counts = told.each_ref().map(Vec::len);
    assert!(counts.iter().all(|count| *count > 250), "a long one: {counts:?}");
    assert!((1..10 << 10).contains(&most), "{most} bytes at a desk");
    for participant in 0..3 {
        for typed in ["repeat", "last 30", "last 10 turn", "news", "find Eino"] {
            let lines = all.type_line(participant, typed);
            assert!(!lines.is_empty());
            if typed == "find Eino" {
                // The rest of the line counts the entries.
                let line = |lines: Vec<String>| lines.concat().split(". ").next().unwrap_or_default().to_owned();
                assert_eq!(line(some.type_line(participant, typed)), line(lines), "{participant}: {typed}");
            } else {
                assert_eq!(some.type_line(participant, typed), lines, "{participant}: {typed}");
            }
        }
        assert_eq!(all.type_line(participant, "last 30").len(), 30);
    }
    // The answers to questions come after it and are repeated, too.
    for participant in 0..3 {
        let (mut three, told) = (long("again-long"), &told[participant]);
        let _ = play_for_long(&mut three, true);
        for line in told.iter().rev().take(30) {
            let again = three.type_line(participant, "back").concat();
            assert!(again.starts_with(line.as_str()), "{participant}: {line} is told as {again}");
        }
    }
}
