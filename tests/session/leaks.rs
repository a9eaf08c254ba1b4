//! No leak (G-12): the cards that a viewer cannot know are dealt again, the same lines are typed, and everything that
//! the viewer gets is compared, over all games with hidden hands, house rules, levels and languages.
//!
//! A thorough run with its counts: `SIXDOT_POSITIONS=1000000 cargo test --release --test all leaks:: -- --nocapture`.

use std::sync::Arc;

use sixdot::bot::{Budget, Computers, Level, Occasion, SeatedBot, dice_for};
use sixdot::engine::{Calls, Dice, Game, Referee, Seat, Setup, Viewer};
use sixdot::games::patience::engine as patience;
use sixdot::games::shedding::engine::{Move, SheddingGame};
use sixdot::games::shedding::rules::Rules;
use sixdot::rules::{Library, OptionForm, TableOption};
use sixdot::session::{Answer, Conversation, LaidOut, Plan, Session, Start, StepMode};
use sixdot::text::{HandOrder, Lang};

/// Positions by default.
const POSITIONS: u64 = 2_000;

/// Moves before the hidden cards are dealt again.
const MOST_MOVES: usize = 60;

/// Questions, which change nothing.
const QUESTIONS: [&str; 53] = [
    "hand",
    "hand number",
    "hand value",
    "hand 1",
    "hand anna",
    "hand ben",
    "top",
    "turn",
    "counts",
    "piles",
    "hand red",
    "do I have 7",
    "scores",
    "pending",
    "bans",
    "direction",
    "order",
    "dealer",
    "can",
    "why",
    "why 1",
    "why 2",
    "why 3",
    "what",
    "what 1",
    "what 2",
    "what 3",
    "tip",
    "rules",
    "card 1",
    "last",
    "last 20",
    "news",
    "back",
    "back 3",
    "forward",
    "find red",
    "repeat",
    "spell anna",
    "help",
    "help all",
    "settings",
    "stats",
    "catch",
    "legend",
    "order anna",
    "counts anna",
    "undo?",
    "save x",
    "rows",
    "piles",
    "chances",
    "row red",
];

/// Moves, legal or not. Later answers depend on them.
const TRIED: [&str; 16] = [
    "play 99",
    "p x",
    "play red",
    "pass",
    "challenge?",
    "call uno",
    "catch anna",
    "catch ben",
    "choose red",
    "undo 2",
    "agree anna draws 2",
    "play 1 play 2",
    "agree",
    "r5?",
    "play wild wish blue?",
    "replay",
];

/// A table of some game.
struct Table {
    rules: Arc<Rules>,
    game: String,
    options: Vec<(String, String)>,
    setup: Setup,
    /// Somebody else holds cards at the same keyboard.
    shared: bool,
    lang: Lang,
    seed: u64,
}

/// Some value of an option.
fn value_of(option: &TableOption, dice: &mut Dice) -> String {
    match &option.form {
        OptionForm::Number { min, max } => {
            let few = (max - min).min(5) as usize;
            (*min as usize + dice.below(few + 1)).to_string()
        }
        OptionForm::Words(words) => dice.pick(words).expect("words").clone(),
        OptionForm::Cards { most, .. } => dice.below(usize::from(*most) + 1).to_string(),
    }
}

/// Some game with some of its options, as they are or all otherwise.
fn table(library: &Library, games: &[String], dice: &mut Dice) -> Table {
    let game = dice.pick(games).expect("there are games").clone();
    let listed = library.load(&game, &[]).expect("a built-in game").options;
    let mut options: Vec<(String, String)> = Vec::new();
    for option in listed.iter() {
        if dice.below(4) > 0 {
            continue;
        }
        options.push((option.name.clone(), value_of(option, dice)));
    }
    // Not all options go together.
    let loaded = library.load(&game, &options).ok().unwrap_or_else(|| {
        options.clear();
        library.load(&game, &[]).expect("a built-in game")
    });
    let sizes = loaded.rules.sizes();
    let fits: Vec<u8> = (2..=10).filter(|players| sizes.contains(usize::from(*players))).collect();
    let seats = *dice.pick(&fits).expect("some number of players fits");
    let referee = *dice.pick(&[Referee::Kind, Referee::Strict]).expect("two");
    let calls = *dice.pick(&[Calls::Typed, Calls::Automatic]).expect("two");
    let rules = loaded.rules.shed().cloned().expect("a shedding game");
    let lang = *dice.pick(&Lang::ALL[..]).expect("languages");
    let setup = Setup { referee, calls, ..Setup::new(seats) };
    Table { rules, game, options, setup, shared: dice.below(3) == 0, lang, seed: dice.below(1 << 30) as u64 }
}

/// A game somewhere in the middle, after moves of `easy` and of chance.
fn position(table: &Table, dice: &mut Dice) -> SheddingGame {
    let mut game = SheddingGame::new(Arc::clone(&table.rules), table.setup, table.seed);
    let moves = dice.below(MOST_MOVES);
    let mut players: Vec<SeatedBot<SheddingGame>> = Seat::all(table.setup.seats)
        .map(|seat| SeatedBot::new(seat, table.seed, Level::Easy.bot::<SheddingGame>()))
        .collect();
    for number in 0..=moves as u64 {
        let Some(seat) = game.to_act() else {
            if game.is_over() {
                break;
            }
            let dealer = game.view(Viewer::Onlooker).dealer();
            game.apply_silently(dealer, Move::Deal).expect("the deal");
            continue;
        };
        let view = game.view_of(seat);
        let wanted = if dice.below(3) == 0 {
            *dice.pick(&view.legal_moves()).expect("somebody on turn can do something")
        } else {
            players[seat.index()].choose(view, number)
        };
        game.apply_silently(seat, wanted).expect("a legal move");
    }
    game
}

/// Everything that a session gives to the person at the keyboard.
#[derive(Debug, PartialEq)]
struct Got {
    answer: Answer,
    status: String,
    completed: Vec<String>,
    wants_more: bool,
    reads_keys: bool,
    owner: usize,
}

fn got(session: &mut Session, typed: &str) -> Got {
    let answer = session.answer(typed);
    Got {
        answer,
        status: session.status(),
        completed: session.complete("play r"),
        wants_more: session.wants_more("more"),
        reads_keys: session.reads_keys(),
        owner: session.history_owner(),
    }
}

/// Types the same at two tables that look the same to who has the keyboard. Every form of every line, the prompts, the
/// number of lines and whether anything can be done have to be the same; what comes of a move that is made is another
/// matter.
fn type_at(sessions: &mut [Session; 2], shared: bool, dice: &mut Dice, about: &str, counts: &mut Counts) {
    let begun = sessions.each_mut().map(Conversation::begin);
    let made = |sessions: &[Session; 2]| sessions.each_ref().map(|session| session.written().len());
    if made(sessions) != [0, 0] {
        // Computer players caught somebody meanwhile, who drew.
        return;
    }
    assert_eq!(begun[0], begun[1], "{about}: at the beginning");
    let first = if shared { Some("") } else { None };
    for number in 0..12 {
        let list: &[&str] = if dice.below(3) == 0 { &TRIED } else { &QUESTIONS };
        let typed = first.filter(|_| number == 0).unwrap_or_else(|| dice.pick(list).expect("a line"));
        // A tip looks far ahead.
        if typed == "tip" && dice.below(4) > 0 {
            continue;
        }
        let [one, two] = sessions.each_mut().map(|session| got(session, typed));
        counts.answers += 1;
        match made(sessions) {
            [0, 0] => assert_eq!(one, two, "{about}: to {typed:?}"),
            [one, two] => {
                assert!(one > 0 && two > 0, "{about}: {typed:?} is a move at one table only");
                return;
            }
        }
    }
}

/// Looks at one position of a shedding game; nothing where nobody decides anything.
fn look_at(library: &Library, games: &[String], seed: u64, counts: &mut Counts) {
    let mut dice = Dice::new(seed, 5);
    let table = table(library, games, &mut dice);
    let game = position(&table, &mut dice);
    let Some(viewer) = game.to_act() else { return };
    let other = game.view_of(viewer).determinize(&mut Dice::new(seed, 6));
    counts.positions += 1;
    let about = format!("{} {:?}, {:?}, seed {seed}, {viewer}", table.game, table.options, table.setup);
    // Hard looks ahead, which takes longer.
    let levels = if seed % 64 == 0 { &Level::ALL[..] } else { &[Level::Random, Level::Easy, Level::Medium] };
    decide(&game, &other, viewer, seed, levels, &about, counts);
    if seed % 16 > 0 {
        // So do conversations.
        return;
    }
    let level = *dice.pick(&[Level::Random, Level::Easy, Level::Medium]).expect("levels");
    let name = |seat: Seat| {
        if seat == viewer {
            "me".to_owned()
        } else if table.shared && seat.index() == (viewer.index() + 1) % usize::from(table.setup.seats) {
            "Cleo".to_owned()
        } else {
            format!("bot:{}", level.name())
        }
    };
    let seats: Vec<String> = Seat::all(table.setup.seats).map(name).collect();
    let plan = Plan {
        options: table.options.clone(),
        referee: Some(table.setup.referee),
        calls: Some(table.setup.calls),
        ..crate::support::session::plan(&table.game, &seats.join(","), table.seed)
    };
    let plans = [game, other].map(|game| Plan { laid_out: Some(LaidOut::of(game)), ..plan.clone() });
    let mut sessions = two(plans, table.lang, library, &mut dice);
    type_at(&mut sessions, table.shared, &mut dice, &about, counts);
}

/// Two sessions in which everybody is told things in the same way.
fn two(plans: [Plan; 2], lang: Lang, library: &Library, dice: &mut Dice) -> [Session; 2] {
    let pace = *dice.pick(&[StepMode::Free, StepMode::Step]).expect("two");
    let order = *dice.pick(&HandOrder::ALL).expect("three");
    plans.map(|plan| {
        let start = crate::support::session::start(lang, library.clone(), plan, 1);
        Session::new(Start { status_prompt: true, ..start }).with_pace(pace).with_hand_order(order)
    })
}

/// Moves of computer players depend only on their observations.
fn decide<G: Computers>(
    game: &G,
    other: &G,
    seat: Seat,
    seed: u64,
    levels: &[Level],
    about: &str,
    counts: &mut Counts,
) {
    for level in levels {
        let decides = |game: &G| {
            let mut bot = G::bot(*level, Budget::Positions(300));
            let view = game.view_by(Viewer::Seat(seat));
            let wanted = bot.choose(view, &mut dice_for(seed, seat, 0, Occasion::Choose));
            (wanted, bot.notice(view, &mut dice_for(seed, seat, 0, Occasion::Notice)))
        };
        assert_eq!(decides(game), decides(other), "{about}: {level:?} decides otherwise");
        counts.decisions += 1;
    }
}

/// A patience with its hidden pile in another order.
fn look_at_patience(library: &Library, seed: u64, counts: &mut Counts) {
    let mut dice = Dice::new(seed, 7);
    let id = "numnum-patience";
    let listed = library.load(id, &[]).expect("a built-in game").options;
    let chosen = listed.iter().filter(|_| dice.below(3) == 0).count();
    let options: Vec<_> =
        listed.iter().take(chosen).map(|option| (option.name.clone(), value_of(option, &mut dice))).collect();
    let loaded = library.load(id, &options).or_else(|_| library.load(id, &[])).expect("a built-in game");
    let sixdot::rules::AnyRules::Patience(rules) = &loaded.rules else { panic!("a patience") };
    let mut game = patience::PatienceGame::begin(rules, Setup::new(1), seed);
    game.apply_silently(Seat(0), patience::PatienceGame::DEAL).expect("the deal");
    for _ in 0..dice.below(MOST_MOVES) {
        let moves = game.view().legal_moves();
        let Some(wanted) = dice.pick(&moves) else { break };
        game.apply_silently(Seat(0), *wanted).expect("a legal move");
    }
    if game.outcome().is_some() {
        return;
    }
    let other = game.view().determinize(&mut Dice::new(seed, 8));
    counts.positions += 1;
    let about = format!("{id} {options:?}, seed {seed}");
    decide(&game, &other, Seat(0), seed, &[Level::Random, Level::Easy, Level::Medium], &about, counts);
    if seed % 64 == 0 {
        let options = loaded.options.iter().filter(|option| option.is_chosen());
        let options = options.map(|option| (option.name.clone(), option.chosen.clone())).collect();
        let plan = Plan { options, ..crate::support::session::plan(id, "me", seed) };
        let plans = [game, other].map(|game| Plan { laid_out: Some(LaidOut::of(game)), ..plan.clone() });
        let lang = *dice.pick(&Lang::ALL[..]).expect("languages");
        let mut sessions = two(plans, lang, library, &mut dice);
        type_at(&mut sessions, false, &mut dice, &about, counts);
    }
}

#[derive(Debug, Default)]
struct Counts {
    positions: u64,
    decisions: u64,
    answers: u64,
}

#[test]
fn nobody_gets_anything_of_what_is_hidden() {
    let wanted = std::env::var("SIXDOT_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(POSITIONS);
    let (library, games) = (Library::built_in(), crate::support::tables::shedding_games());
    let mut counts = Counts::default();
    let mut seed = 0;
    while counts.positions < wanted {
        look_at(&library, &games, seed, &mut counts);
        if seed % 8 == 0 {
            look_at_patience(&library, seed, &mut counts);
        }
        seed += 1;
        if seed % 50_000 == 0 {
            eprintln!("{seed} seeds: {counts:?}");
        }
    }
    println!("{seed} seeds: {counts:?}");
    assert!(counts.decisions >= 3 * wanted && counts.answers > wanted / 4, "{counts:?}");
}

/// The property sees a leak: tables that do not look the same to the viewer are told apart.
#[test]
fn what_is_not_hidden_makes_a_difference() {
    let (library, games) = (Library::built_in(), crate::support::tables::shedding_games());
    let mut dice = Dice::new(1, 5);
    let table = table(&library, &games, &mut dice);
    let one = position(&table, &mut dice);
    let viewer = one.to_act().expect("somebody is on turn");
    let seen_by_other = Seat((viewer.0 + 1) % table.setup.seats);
    let two = one.view_of(seen_by_other).determinize(&mut dice);
    assert_ne!(one.view_of(viewer).hand(), two.view_of(viewer).hand());
}
