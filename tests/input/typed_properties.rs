//! Every line that names a card, and every line that the program suggests, does exactly that or is asked about. Each
//! test prints how many lines it tried.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::session::{begun, plan, session, session_with};
use sixdot::bot::Budget;
use sixdot::cards::CardKind;
use sixdot::check::example::Example;
use sixdot::engine::{Chance, Dice, Game, Seat, Setup, Viewer, read_seat};
use sixdot::games::shedding::bot::Tip;
use sixdot::games::shedding::engine::{Move, Notation, Position, SheddingGame};
use sixdot::games::shedding::rules::Rules;
use sixdot::games::shedding::text::Announcer;
use sixdot::input::{CardNames, Commands, MoveCommand, Nameable, normal, read};
use sixdot::rules::{Kind, Library};
use sixdot::session::{Conversation, LaidOut, Plan, SeatPlan, Session};
use sixdot::text::{Lang, Locale, msg};

/// A shedding game, with the options of the table.
#[derive(Clone)]
struct Played {
    id: String,
    options: Vec<(String, String)>,
    rules: Arc<Rules>,
}

/// All shedding games, and UNO with house rules.
fn games() -> Vec<Played> {
    let library = Library::built_in();
    let shed = |id: &str, options: &[(&str, &str)]| {
        let options: Vec<_> = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let rules = library.load(id, &options).ok()?.rules.shed().cloned()?;
        Some(Played { id: id.to_owned(), options, rules })
    };
    let built_in = library.ids();
    let house: [(&str, &[(&str, &str)]); 2] = [
        ("uno", &[("doubles", "yes"), ("straights", "yes"), ("stacking", "across"), ("drawn-card", "may-be-played")]),
        ("number-one", &[("own-cards", "10")]),
    ];
    built_in
        .iter()
        .filter_map(|id| shed(id, &[]))
        .chain(house.into_iter().filter_map(|(id, options)| shed(id, options)))
        .collect()
}

/// A person on a seat of a game that is in play.
fn sit(played: &Played, lang: Lang, seat: Seat, game: SheddingGame) -> Session {
    let mut seats = vec![SeatPlan::Computer(None); usize::from(game.setup().seats)];
    seats[seat.index()] = SeatPlan::Me;
    let plan = Plan {
        game: Some(played.id.clone()),
        options: played.options.clone(),
        seats,
        referee: Some(game.setup().referee),
        calls: Some(game.setup().calls),
        laid_out: Some(LaidOut::of(game)),
        seed: Some(1),
        ..Plan::default()
    };
    let mut session =
        if played.options.is_empty() { session(lang, plan) } else { session_with(Library::built_in(), lang, plan) };
    session.begin();
    session
}

/// The moves of a seat among the lines of a record.
fn moves_of(seat: Seat, written: &[String]) -> Vec<String> {
    let start = format!("{seat} ");
    written.iter().filter_map(|line| line.strip_prefix(&start)).map(str::to_owned).collect()
}

/// The card with those that are most like it: of its colour, with its symbol, and one of each without a colour. It fits
/// on the card that lies.
fn around(rules: &Rules, card: CardKind) -> Position {
    let deck = rules.deck();
    let face = deck.face(card);
    let of = |wanted: &dyn Fn(CardKind) -> bool, most: usize| -> Vec<CardKind> {
        deck.kinds().filter(|kind| *kind != card && wanted(*kind)).take(most).collect()
    };
    let plain = |kind: CardKind| rules.kind(kind).acts.is_empty() && rules.kind(kind).wish.is_none();
    let same_symbol = of(&|kind| deck.face(kind).symbol == face.symbol, 3);
    let same_colour = of(&|kind| face.colour.is_some() && deck.face(kind).colour == face.colour, 4);
    let colourless = of(&|kind| deck.face(kind).colour.is_none(), 4);
    let mut hand = [vec![card], same_symbol, same_colour, colourless].concat();
    hand.sort_unstable();
    hand.dedup();
    let lies: Vec<CardKind> = deck
        .kinds()
        .filter(|kind| !hand.contains(kind) && plain(*kind) && deck.face(*kind).colour.is_some())
        .collect();
    let fits = |top: &CardKind| rules.fits_by_the_book(card, *top, None, sixdot::rules::Bans::default());
    let top = lies.iter().copied().find(fits).or(lies.first().copied()).expect("a card to begin with");
    let others: Vec<CardKind> = lies.into_iter().filter(|kind| *kind != top).collect();
    let (one, rest) = others.split_at(others.len().min(4));
    let other = rest.iter().copied().take(4).collect();
    Position::new(vec![hand, one.to_vec(), other], vec![top])
}

/// The names of a card in a language: each word for the colour with the symbol's first one, each word for the symbol
/// with the colour's first one, in both orders; and its code.
fn names_of(locale: &Locale, rules: &Rules, card: CardKind) -> BTreeSet<String> {
    let names = locale.names().expect("the names of a game");
    let face = rules.deck().face(card);
    let symbols = names.symbol_words(face.symbol);
    let mut all = BTreeSet::from([names.card(card), names.card_code(card)]);
    let Some(colour) = face.colour else {
        all.extend(symbols);
        return all;
    };
    let colours = names.colour_words(colour);
    for (colour, symbol) in
        colours.iter().map(|colour| (colour, &symbols[0])).chain(symbols.iter().map(|symbol| (&colours[0], symbol)))
    {
        all.insert(format!("{colour} {symbol}"));
        all.insert(format!("{symbol} {colour}"));
    }
    all
}

/// Every card of every game, by each of its names, with cards around it that are like it: laid or asked about, never
/// another.
fn cards_by_their_names(lang: Lang) {
    let (mut tried, mut laid) = (0, 0);
    for played in games() {
        let rules = &played.rules;
        let locale = Locale::new(lang).for_game(&rules.terms);
        let verb = Commands::of(&locale, Kind::Shed).entries()[0].name.clone();
        for card in rules.deck().kinds() {
            let position = around(rules, card);
            let chance = || Chance::Seeded(Dice::new(1, 0));
            let begin = || {
                let game = SheddingGame::from_position(Arc::clone(rules), Setup::new(3), &position, chance());
                sit(&played, lang, Seat(0), game.expect("a position"))
            };
            let mut session = begin();
            let code = Notation::of(rules).card(card).to_owned();
            for (index, name) in names_of(&locale, rules, card).into_iter().enumerate() {
                let line = if index % 2 == 0 { format!("{verb} {name}") } else { name };
                tried += 1;
                let before = session.written().len();
                let answer = session.answer(&line);
                let moves = moves_of(Seat(0), &session.written()[before..]);
                let is_it = |wanted: &String| {
                    let mut words = wanted.split(' ');
                    words.next() == Some("play")
                        && words.next() == Some(code.as_str())
                        && words.next().is_none_or(|next| next == "wish" || next == "call")
                };
                assert!(moves.iter().all(is_it), "{lang}, {}: {line:?} for {code} did {moves:?}", played.id);
                // Another name is tried from the same position, and with no question open.
                let taken_back = !moves.is_empty() && {
                    laid += 1;
                    session.answer("undo");
                    session.written().last().is_some_and(|line| line == "1 undo")
                };
                let asks = answer.lines.iter().any(|line| line.text.contains('?'));
                if asks || !moves.is_empty() && !taken_back {
                    session = begin();
                }
            }
        }
    }
    eprintln!(
        "{lang}: {tried} lines that name a card, {laid} of them laid it, the others were asked about or refused"
    );
    assert!(laid > tried / 8, "{laid} of {tried}");
}

#[test]
fn english_names_lay_their_card_or_none() {
    cards_by_their_names(Lang::En);
}

#[test]
fn german_names_lay_their_card_or_none() {
    cards_by_their_names(Lang::De);
}

#[test]
fn finnish_names_lay_their_card_or_none() {
    cards_by_their_names(Lang::Fi);
}

fn ends_with_a_number(words: &str) -> bool {
    words.rsplit(' ').next().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Half a name, or the beginning of one, never lays a card of a colour.
#[test]
fn half_a_name_lays_nothing() {
    let mut tried = 0;
    for lang in Lang::ALL {
        for played in games() {
            let rules = &played.rules;
            let locale = Locale::new(lang).for_game(&rules.terms);
            let names = locale.names().expect("the names of a game");
            let deck = rules.deck();
            let mut halves: BTreeSet<String> = BTreeSet::new();
            for colour in deck.all_colours() {
                halves.extend(names.colour_words(colour));
            }
            for symbol in deck.coloured_symbols() {
                halves.extend(names.symbol_words(symbol));
            }
            let beginnings: BTreeSet<String> = halves
                .iter()
                .flat_map(|word| word.char_indices().skip(1).map(|(at, _)| word[..at].trim().to_owned()))
                .chain(halves.iter().cloned())
                // A number behind a word for cards is a place in the hand.
                .filter(|word| !word.is_empty() && !ends_with_a_number(word))
                .collect();
            let card = deck.kinds().next().expect("a card");
            let position = around(rules, card);
            let begin = || {
                let game = SheddingGame::from_position(
                    Arc::clone(rules),
                    Setup::new(3),
                    &position,
                    Chance::Seeded(Dice::new(1, 0)),
                );
                sit(&played, lang, Seat(0), game.expect("a position"))
            };
            let cards = CardNames::new(names, deck, lang, None);
            let mut session = begin();
            for half in beginnings {
                // A name or a code that happens to begin another one names its card.
                let words: Vec<String> = normal(&half).split(' ').map(str::to_owned).collect();
                if cards.read_all(&words).iter().any(|named| named.is_whole) {
                    continue;
                }
                tried += 1;
                let ended = session.answer(&half).ended;
                let moves = moves_of(Seat(0), &session.written());
                assert!(
                    moves.iter().all(|wanted| !wanted.starts_with("play")),
                    "{lang}, {}: {half:?} did {moves:?}",
                    played.id
                );
                if ended || !moves.is_empty() {
                    session = begin();
                }
            }
        }
    }
    eprintln!("{tried} halves and beginnings of names");
}

/// The games of a walk by chance, before each move of the first seat.
fn positions(rules: &Arc<Rules>, seed: u64, most: usize) -> Vec<SheddingGame> {
    let mut game = SheddingGame::new(
        Arc::clone(rules),
        Setup::new(3.clamp(rules.book.players.min, rules.book.players.max)),
        seed,
    );
    let mut dice = Dice::new(seed, 1);
    game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
    let mut found = Vec::new();
    for _ in 0..600 {
        let Some(turn) = game.to_act() else { break };
        if turn == Seat(0) {
            found.push(game.clone());
        }
        let moves = game.view_of(turn).legal_moves();
        let plays: Vec<Move> = moves.iter().copied().filter(|wanted| wanted.is_play()).collect();
        let from = if plays.is_empty() { &moves } else { &plays };
        let wanted = *dice.pick(from).expect("a legal move");
        game.apply_silently(turn, wanted).expect("a legal move");
    }
    let step = (found.len() / most).max(1);
    let last = found.last().cloned();
    found.into_iter().step_by(step).chain(last).collect()
}

/// A tip, typed as it is told, does what it says.
#[test]
fn tips_do_what_they_say() {
    let mut tried = 0;
    for played in games() {
        let rules = &played.rules;
        let of = |game: SheddingGame| Some((Tip::of(game.view_of(Seat(0)), Budget::TIP)?, game));
        let tips: Vec<(Tip, SheddingGame)> = positions(rules, 0, 4).into_iter().filter_map(of).collect();
        for lang in Lang::ALL {
            let locale = Locale::new(lang).for_game(&rules.terms);
            let frame = locale.in_full(msg!("tip", move = "|"));
            let (start, end) = frame.split_once('|').expect("the move in the tip");
            for (tip, game) in &tips {
                let mut session = sit(&played, lang, Seat(0), game.clone());
                // A computer player may have been quicker to notice something.
                if !session.written().is_empty() {
                    continue;
                }
                let told = session.answer("tip").lines[0].text.clone();
                let Some(line) = told.strip_prefix(start).and_then(|told| told.split_once(end)) else {
                    panic!("{lang}, {}: {told}", played.id);
                };
                tried += 1;
                session.answer(line.0);
                let wanted = Notation::of(rules).write(tip.wanted);
                let moves = moves_of(Seat(0), &session.written());
                assert_eq!(moves.first(), Some(&wanted), "{lang}, {}: {:?} of {told}", played.id, line.0);
            }
        }
    }
    eprintln!("{tried} tips typed as told");
}

/// A move, typed as lessons write it, is that move.
#[test]
fn moves_are_understood_as_lessons_write_them() {
    let mut tried = 0;
    for played in games() {
        let rules = &played.rules;
        for lang in Lang::ALL {
            let locale = Locale::new(lang).for_game(&rules.terms);
            let commands = Commands::of(&locale, Kind::Shed);
            let names = ["Me", "Anna", "Ben"].map(String::from);
            let announcer = Announcer::new(&locale, &**rules, &names, Viewer::Seat(Seat(0)));
            let word = |command: MoveCommand| commands.entry(command).name.clone();
            for game in positions(rules, 7, 3) {
                let moves = game.view_of(Seat(0)).legal_moves();
                let told = moves.iter().filter_map(|wanted| {
                    let command = match wanted {
                        Move::Play { .. } | Move::PlayTogether { .. } => MoveCommand::Play,
                        Move::Draw => MoveCommand::Draw,
                        Move::Pass => MoveCommand::Pass,
                        Move::Challenge => MoveCommand::Challenge,
                        Move::Choose(_) => MoveCommand::Choose,
                        _ => return None,
                    };
                    Some((*wanted, announcer.typed_move(&word(command), *wanted).full))
                });
                let step = (moves.len() / 4).max(1);
                for (wanted, line) in told.step_by(step) {
                    tried += 1;
                    let mut session = sit(&played, lang, Seat(0), game.clone());
                    if !session.written().is_empty() {
                        continue;
                    }
                    session.answer(&line);
                    let moves = moves_of(Seat(0), &session.written());
                    let written = Notation::of(rules).write(wanted);
                    assert_eq!(moves.first(), Some(&written), "{lang}, {}: {line:?}", played.id);
                }
            }
        }
    }
    eprintln!("{tried} moves typed as lessons write them");
}

/// The moves of the examples, typed in English as they stand there, are those moves.
#[test]
fn the_notation_of_the_examples_is_understood() {
    let library = Library::built_in();
    let mut tried = 0;
    for id in library.ids() {
        let Ok(loaded) = library.load(&id, &[]) else { continue };
        if loaded.rules.shed().is_none() {
            continue;
        }
        // A game that extends another one may replace what the other's examples rest on.
        for file in loaded.examples.iter().filter(|file| file.game == id) {
            let Ok(text) = file.text.parse::<toml::Table>() else { panic!("{}: no TOML", file.name) };
            let written = text["example"].as_array().expect("examples");
            let examples = Example::read_all(file, Kind::Shed).expect("examples");
            for (example, facts) in examples.iter().zip(written) {
                let Ok(table) = library.load(&id, &example.options) else { continue };
                let Some(rules) = table.rules.shed().cloned() else { continue };
                let played = Played { id: id.clone(), options: example.options.clone(), rules: Arc::clone(&rules) };
                let Ok(mut game) = example.begin::<SheddingGame>(&rules, Some(Dice::new(1, 0))) else {
                    continue;
                };
                let steps = facts.get("step").and_then(toml::Value::as_array).cloned().unwrap_or_default();
                for step in steps {
                    let Some(line) = step.get("move").and_then(toml::Value::as_str) else { continue };
                    let (seat, typed) = line.trim().split_once(' ').expect("a seat and a move");
                    let (Ok(seat), Ok(wanted)) = (read_seat(seat), Notation::of(&rules).read(typed)) else { break };
                    let typable = matches!(
                        wanted,
                        Move::Play { .. } | Move::PlayTogether { .. } | Move::Draw | Move::Pass | Move::Challenge
                    );
                    if typable && game.to_act() == Some(seat) && game.view_of(seat).allows(wanted) {
                        tried += 1;
                        let mut session = sit(&played, Lang::En, seat, game.clone());
                        if !session.written().is_empty() {
                            break;
                        }
                        session.answer(typed);
                        let moves = moves_of(seat, &session.written());
                        let written = Notation::of(&rules).write(wanted);
                        assert_eq!(moves.first(), Some(&written), "{}: {}: {line}", file.name, example.name);
                    }
                    let _ = game.apply_silently(seat, wanted);
                }
            }
        }
    }
    eprintln!("{tried} moves of examples typed as they stand there");
    assert!(tried > 300, "{tried}");
}

/// However a line is made, its reading takes so many steps at most.
#[test]
fn reading_a_line_costs_little_whatever_it_holds() {
    let mut most = (0, String::new());
    for played in games() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang).for_game(&played.rules.terms);
            let names = locale.names().expect("the names of a game");
            let own = CardNames::new(names, played.rules.deck(), lang, None);
            let wishes: Vec<_> = played.rules.all_wishes().collect();
            let scopes = &["shed", "table", "all"];
            let nameable = Nameable { cards: Some(&own), wishes: &wishes, scopes, ..Nameable::default() };
            let card = names.card(played.rules.deck().kinds().next().expect("a card"));
            let code = names.card_code(played.rules.deck().kinds().next().expect("a card"));
            for piece in
                [card.as_str(), code.as_str(), "red 1", "a", "1", "uno", "x", "play", "wish", "and", "w wish red and"]
            {
                for times in [1, 20, 200, 5000] {
                    let line = format!("{piece} ").repeat(times);
                    let line: String = line.chars().take(1000).collect();
                    let steps = read(lang, &line, nameable).steps;
                    if steps > most.0 {
                        most = (steps, format!("{lang}, {}: {piece}", played.id));
                    }
                }
            }
        }
    }
    eprintln!("at most {most:?} steps for a line");
    assert!(most.0 <= 60_000, "{most:?}");
}

/// Pasted lines are neither read nor repeated.
#[test]
fn a_long_line_is_refused_and_not_told_again() {
    for lang in Lang::ALL {
        for played in games() {
            let position = around(&played.rules, played.rules.deck().kinds().next().expect("a card"));
            let game = SheddingGame::from_position(
                Arc::clone(&played.rules),
                Setup::new(3),
                &position,
                Chance::Seeded(Dice::new(1, 0)),
            );
            let mut session = sit(&played, lang, Seat(0), game.expect("a position"));
            for line in ["r5 ".repeat(22_000), "play red 1 ".repeat(6_000), "x".repeat(65_536), "h;".repeat(32_768)] {
                let answer = session.answer(&line);
                let letters: usize = answer.lines.iter().map(|line| line.text.chars().count()).sum();
                assert!(letters < 300, "{lang}: {letters} letters");
                assert!(session.written().is_empty(), "{lang}: {:?}", session.written());
            }
            for line in ["r5 ".repeat(300), "why ".to_owned() + &"x".repeat(900), "h;".repeat(400)] {
                let answer = session.answer(&line);
                assert!(answer.lines.iter().all(|line| line.text.chars().count() < 400), "{lang}: {line:.20}");
                assert!(session.written().is_empty(), "{lang}: {:?}", session.written());
            }
        }
    }
}

/// A refusal, a doubt or a name in a move makes it none.
#[test]
fn a_stray_word_in_a_move_moves_nothing() {
    let typed = [
        (Lang::De, ["leg blaue 1", "leg Farbwahl rot", "leg rote 2"], ["nicht", "oder", "vielleicht", "Anna"]),
        (Lang::En, ["play blue 1", "play wild red", "play red 2"], ["not", "or", "maybe", "Anna"]),
        (Lang::Fi, ["pelaa sininen 1", "pelaa villi punainen", "pelaa punainen 2"], ["ei", "tai", "ehkä", "Aino"]),
    ];
    for (lang, moves, strays) in typed {
        let begun = || begun(lang, plan("uno", "me,bot,bot", 6));
        for wanted in moves {
            let mut session = begun();
            let before = session.written();
            session.answer(wanted);
            assert_ne!(session.written(), before, "{lang}: {wanted}");
            let words: Vec<&str> = wanted.split(' ').collect();
            for stray in strays {
                for at in 0..=words.len() {
                    let line = [&words[..at], &[stray], &words[at..]].concat().join(" ");
                    let mut session = begun();
                    session.answer(&line);
                    assert_eq!(session.written(), before, "{lang}: {line}");
                }
            }
        }
    }
}
