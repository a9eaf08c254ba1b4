//! Tips are always legal moves, and their reasons are always true.

use std::sync::Arc;

use crate::support::people::Round;
use crate::support::tables::{begin, position, rules_with, shedding_games};
use sixdot::bot::{Budget, Computers as _, Level};
use sixdot::cards::{CardKind, Wish};
use sixdot::engine::{Calls, Dice, Game, Seat, Setup};
use sixdot::games::shedding::bot::{Motive, Tip};
use sixdot::games::shedding::engine::{Awaiting, Move, Notation, Position, SheddingGame, View};
use sixdot::games::shedding::rules::{Rules, ScoreTo};
use sixdot::input::{Nameable, read};
use sixdot::session::Conversation as _;
use sixdot::text::Lang;

/// A look ahead that is over at once.
const QUICK: Budget = Budget::Positions(60);

/// The first seat's tip, as the notation writes the move, and the motive.
fn tip(rules: &Arc<Rules>, position: &Position) -> (String, Motive) {
    let tip = Tip::of(begin(rules, position).view_of(Seat(0)), Budget::TIP).expect("something to do");
    (Notation::of(rules).write(tip.wanted), tip.motive)
}

#[test]
fn what_is_plain_is_said_plainly() {
    let uno = rules_with("uno", &[]);
    for (hand, other, top, wanted, motive) in [
        ("r5", "y1 y2 y3", "r7", "play r5", Motive::LastCards),
        ("r3 b7 y8", "y1 y2 y3", "g5", "draw", Motive::NothingToLay),
        ("r3 b7 y8", "y1 y2 y3", "r5", "play r3", Motive::OnlyCard),
        ("r3 w", "y1 y2 y3", "r5", "play w wish red call uno", Motive::NotStuck),
    ] {
        let expected = (wanted.to_owned(), motive);
        assert_eq!(tip(&uno, &position(&uno, &[hand, other], top)), expected, "{hand} on {top}");
    }
}

#[test]
fn where_every_colour_is_as_good_a_tip_for_a_wish_says_so() {
    let uno = rules_with("uno", &[]);
    let wild = Notation::of(&uno).read_card("w").expect("a card of the deck");
    let motive = |hand: &str| {
        let game = begin(&uno, &position(&uno, &[hand, "y1 y2 y3", "g1 g2 g3"], "r5"));
        Tip::of_wish(game.view_of(Seat(0)), wild, QUICK).expect("a colour").motive
    };
    assert_eq!(motive("r1 y2 g3 b4 w"), Motive::AnyColour);
    assert_ne!(motive("b7 b8 b9 w"), Motive::AnyColour);
}

#[test]
fn what_is_pending_is_handed_on_or_drawn() {
    let rules = rules_with("mau-mau", &[]);
    let with = |hand, top, awaits| tip(&rules, &Position { awaits, ..position(&rules, &[hand, "hq hk ha"], top) });
    let draw = Awaiting::AnswerDraw { cards: 2 };
    assert_eq!(with("s7 ca ck", "c7", draw), ("play s7".to_owned(), Motive::InsteadOfDrawing { cards: 2 }));
    assert_eq!(with("sx ca ck", "c7", draw), ("draw".to_owned(), Motive::NoAnswer));
    assert_eq!(with("s8 sa sk", "c8", Awaiting::AnswerSkip(1)), ("play s8".to_owned(), Motive::InsteadOfSittingOut));
    assert_eq!(with("sx ca ck", "c8", Awaiting::AnswerSkip(1)), ("pass".to_owned(), Motive::NoAnswer));
    assert_eq!(with("s9 dx", "h9", Awaiting::Again), ("play s9 call mau".to_owned(), Motive::OnlyCard));
}

#[test]
fn challenges_go_by_the_odds() {
    let rules = rules_with("uno", &[]);
    let red = rules.deck().find_colour("red");
    let challenge = Awaiting::Challenge { against: Seat(1), in_force: red };
    let against = |hand: &str| {
        let hit = Position { awaits: challenge, ..position(&rules, &["g1 b2", hand], "+4 r5") };
        tip(&rules, &Position { wish: rules.deck().find_colour("blue").map(Wish::Colour), ..hit })
    };
    let many = "y0 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 y6 y6 y7 y7";
    assert_eq!(against(many), ("challenge".to_owned(), Motive::ChallengePays));
    assert_eq!(against("y1"), ("draw".to_owned(), Motive::ChallengeCosts));
}

#[test]
fn what_was_forgotten_comes_first() {
    let rules = rules_with("uno", &[("noticing", "others")]);
    let uno = Notation::of(&rules).read_call("uno").expect("a call of the game");
    let owing = |seat| Position { owes: vec![(seat, uno)], ..position(&rules, &["r3", "y1", "y4"], "r5") };
    assert_eq!(tip(&rules, &owing(Seat(0))), ("call uno".to_owned(), Motive::LateCall));
    let forgot = Motive::Forgot { seat: Seat(2), call: uno };
    assert_eq!(tip(&rules, &owing(Seat(2))), ("catch 3".to_owned(), forgot));
}

/// The motive of a tip is true.
fn is_true(view: View<'_>, tip: Tip) -> bool {
    let (rules, hand) = (view.rules(), view.hand());
    let seat = view.seat().expect("somebody on a seat");
    let laid = match tip.wanted {
        Move::Play { card, .. } => vec![card],
        Move::PlayTogether { cards, .. } => cards.as_slice().to_vec(),
        _ => Vec::new(),
    };
    let face = |kind: CardKind| rules.deck().face(kind);
    let mut rest = hand.clone();
    for card in &laid {
        rest.remove(rest.iter().position(|kind| kind == card).expect("a card of the hand"));
    }
    let named = match tip.wanted {
        Move::Choose(wish) | Move::Play { wish: Some(wish), .. } => wish.colour(),
        _ => laid.last().and_then(|card| face(*card).colour),
    };
    let is_hit = |target: Seat| {
        let rule = rules.kind(*laid.last().expect("a card"));
        target == view.next_after(seat) && (rule.draw.is_some() || rule.skip.is_some())
    };
    let answers = || hand.iter().any(|kind| view.allows(Move::play(*kind)));
    match tip.motive {
        Motive::LastCards => rest.is_empty(),
        Motive::InsteadOfDrawing { cards } => cards > 0 && view.pending_cards() == cards,
        Motive::InsteadOfSittingOut => matches!(view.awaits(), Awaiting::AnswerSkip(_)),
        Motive::DrawnFits => view.awaits() == Awaiting::Drawn(None) && view.drawn() == laid.first().copied(),
        Motive::OnlyCard => view.playable() == laid,
        Motive::NearlyOut { seat, held } => is_hit(seat) && held <= 2 && view.held(seat) == held,
        Motive::Hits { seat } => is_hit(seat) && view.held(seat) > 2,
        Motive::SparesPartner { seat: partner } => !is_hit(partner) && view.are_partners(seat, partner),
        Motive::FewestCards { seat } => {
            let chosen = tip.wanted == Move::ChoosePlayer(seat);
            chosen && view.candidates().iter().all(|other| view.held(other) >= view.held(seat))
        }
        Motive::LeastUse => matches!(tip.wanted, Move::Give(card) if hand.contains(&card)),
        Motive::Acts => laid.iter().any(|card| !rules.kind(*card).acts.is_empty()),
        Motive::SeveralAtOnce { cards } => laid.len() == usize::from(cards) && cards > 1,
        Motive::Points { points } => {
            let sum: u16 = laid.iter().map(|card| rules.kind(*card).points).sum();
            sum == points && points > 0 && rules.book.score.to != ScoreTo::Nobody
        }
        Motive::Colour { cards } => {
            let same = rest.iter().filter(|kind| face(**kind).colour == named).count();
            named.is_some() && same == usize::from(cards)
        }
        Motive::Follow { cards } => cards > 0 && usize::from(cards) <= rest.len(),
        Motive::Keep { card } => rest.contains(&card) && rules.kind(card).fits_always.is_some(),
        Motive::NotStuck => rest.is_empty() || rest.iter().any(|kind| rules.kind(*kind).not_last.is_none()),
        Motive::WonMore { won, next } => next < won && won <= 100,
        Motive::NoneBetter => {
            let mut moves = Vec::new();
            view.decisions(&mut moves);
            moves.len() > 1
        }
        Motive::AnyColour => false,
        Motive::NothingToLay => view.playable().is_empty(),
        Motive::NoAnswer => {
            !answers() && matches!(view.awaits(), Awaiting::AnswerDraw { .. } | Awaiting::AnswerSkip(_))
        }
        Motive::ChallengePays => tip.wanted == Move::Challenge,
        Motive::ChallengeCosts => tip.wanted == Move::Draw && view.allows(Move::Challenge),
        Motive::LateCall => view.owes(seat).is_some_and(|call| tip.wanted == Move::Call(call)),
        Motive::Forgot { seat, call } => view.owes(seat) == Some(call),
        Motive::WrongRun { seat } => tip.wanted == Move::Catch(seat) && view.owes(seat).is_none(),
    }
}

/// Plays a game by its tips or by chance, and looks at every tip.
fn walk(rules: &Arc<Rules>, seats: u8, seed: u64, told: &mut Vec<String>) {
    let setup = Setup { calls: Calls::Typed, ..Setup::new(seats) };
    let mut game = SheddingGame::new(Arc::clone(rules), setup, seed);
    let mut dice = Dice::new(seed, 1);
    game.apply(Seat(0), Move::Deal).expect("the first deal");
    for _ in 0..400 {
        let Some(turn) = game.to_act() else { break };
        for seat in Seat::all(seats) {
            let view = game.view_of(seat);
            let Some(tip) = Tip::of(view, QUICK) else {
                assert_ne!(seat, turn, "no tip in the own turn");
                continue;
            };
            let written = format!("{}: {tip:?} with {:?}", rules.book.id, view.hand());
            assert!(view.allows(tip.wanted), "not legal: {written}");
            assert!(is_true(view, tip), "not true: {written}");
            let name = format!("{:?}", tip.motive);
            told.push(name.split(' ').next().unwrap_or_default().to_owned());
        }
        let view = game.view_of(turn);
        let tip = Tip::of(view, QUICK).expect("the own turn").wanted;
        let moves = view.legal_moves();
        let wanted = if dice.percent(60) { tip } else { *dice.pick(&moves).expect("a legal move") };
        game.apply(turn, wanted).expect("a legal move");
    }
}

#[test]
fn every_tip_of_every_game_is_legal_and_its_reason_true() {
    let mut told = Vec::new();
    for game in shedding_games() {
        let rules = rules_with(&game, &[]);
        let players = rules.book.players;
        for seed in 0..24 {
            walk(
                &rules,
                players.min + u8::try_from(seed % 4).unwrap_or(0).min(players.max - players.min),
                seed,
                &mut told,
            );
        }
    }
    for options in [
        [("stacking", "across"), ("doubles", "yes"), ("noticing", "others")],
        [("straights", "yes"), ("drawn-card", "may-be-played"), ("points", "winner")],
    ] {
        let rules = rules_with("uno", &options);
        (0..24).for_each(|seed| walk(&rules, 3, seed, &mut told));
    }
    told.sort();
    told.dedup();
    for motive in
        ["Forgot", "Hits", "Keep", "NearlyOut", "NotStuck", "Points", "SeveralAtOnce", "DrawnFits", "WonMore"]
    {
        assert!(told.iter().any(|name| name == motive), "{motive} never came up: {told:?}");
    }
}

/// A tip is what the level `hard` might do: one of the moves that it makes with some luck.
#[test]
fn tips_are_what_a_hard_player_might_do() {
    for game in ["uno", "mau-mau", "crazy-eights", "numnum-mau-mau"] {
        let rules = rules_with(game, &[]);
        for seed in 0..8 {
            let mut game = SheddingGame::new(Arc::clone(&rules), Setup::new(3), seed);
            game.apply(Seat(0), Move::Deal).expect("the first deal");
            let mut hard = SheddingGame::bot(Level::Hard, QUICK);
            for number in 0..12 {
                let Some(turn) = game.to_act() else { break };
                let view = game.view_of(turn);
                let tip = Tip::of(view, QUICK).expect("the own turn").wanted;
                let is_decision = !matches!(tip, Move::Call(_) | Move::Catch(_));
                let might = |luck| hard.choose(view, &mut Dice::new(seed + luck, number)) == tip;
                assert!(!is_decision || (0..300).any(might), "{tip:?} of {:?}", view.hand());
                game.apply(turn, tip).expect("a legal move");
            }
        }
    }
}

#[test]
fn a_tip_costs_no_turn_and_is_told_in_each_language() {
    for (lang, word, told, wish) in [
        (
            Lang::En,
            "tip",
            "Tip: play wild and call blue. Then you hold 2 more cards of that colour.",
            "Tip: blue. Then you hold 2 more cards of that colour.",
        ),
        (
            Lang::De,
            "tipp",
            "Tipp: leg die Farbwahl und wünsch dir Blau. Dann hast du noch 2 Karten dieser Farbe.",
            "Tipp: Blau. Dann hast du noch 2 Karten dieser Farbe.",
        ),
        (
            Lang::Fi,
            "vihje",
            "Vihje: pelaa villi kortti ja toivo sinistä. Sitten sinulla on vielä 2 sen väristä korttia.",
            "Vihje: sininen. Sitten sinulla on vielä 2 sen väristä korttia.",
        ),
    ] {
        let hands = &["b7 b8 w", "y1 y2 y3", "y4 y5 y6"];
        let mut session = Round { lang, seed: 1, ..Round::new("uno", "me,bot,bot", hands, "r5") }.sit();
        for word in [word, "tip", "i"] {
            assert_eq!(session.answer(word).lines[0].text, told);
        }
        session.answer("play w");
        assert_eq!(session.answer(word).lines[0].text, wish);
        let said = read(lang, word, Nameable { scopes: &["shed"], ..Nameable::default() }).said;
        assert!(said.iter().any(|said| said.intent == "tip"), "{word}");
    }
}

#[test]
fn who_is_not_on_turn_gets_an_honest_answer() {
    let round = Round::new("uno", "me,bot,bot", &["b7 b8 b9", "y1 y2", "y4 y5 y6"], "y5");
    let mut session = Round { options: &[("noticing", "others")], turn: Seat(1), seed: 1, ..round }.sit();
    let told = session.answer("tip").lines[0].text.clone();
    let expected = ["Tip: press Enter. Nobody has forgotten a call.", "Tip: catch Anna. Anna has forgotten Uno."];
    assert!(expected.contains(&told.as_str()), "{told}");
}
