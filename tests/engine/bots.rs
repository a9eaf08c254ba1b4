//! Moves of computer players in positions with an obvious move for their level.

use std::sync::Arc;

use crate::support::tables::{begin, position, rules_with};
use sixdot::bot::{Budget, Computers as _, Level, SeatedBot};
use sixdot::cards::Wish;
use sixdot::engine::{Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Awaiting, Move, Notation, Position, SheddingGame};
use sixdot::games::shedding::rules::Rules;

fn game(id: &str, hands: &[&str], top: &str) -> SheddingGame {
    let rules = rules_with(id, &[]);
    begin(&rules, &position(&rules, hands, top))
}

/// Moves of the first seat in 200 tries, with their counts.
fn choices(level: Level, game: &SheddingGame) -> Vec<(String, usize)> {
    let rules = game.rules();
    let mut bot = level.bot::<SheddingGame>();
    let mut counts: Vec<(String, usize)> = Vec::new();
    for seed in 0..200 {
        let wanted = bot.choose(game.view_of(Seat(0)), &mut Dice::new(seed, 1));
        let wanted = Notation::of(rules).write(wanted);
        match counts.iter_mut().find(|(made, _)| *made == wanted) {
            Some((_, count)) => *count += 1,
            None => counts.push((wanted, 1)),
        }
    }
    counts.sort();
    counts
}

fn only(wanted: &str) -> Vec<(String, usize)> {
    vec![(wanted.to_owned(), 200)]
}

fn count_of(choices: &[(String, usize)], wanted: &str) -> usize {
    choices.iter().find(|(made, _)| made == wanted).map_or(0, |(_, count)| *count)
}

#[test]
fn medium_keeps_its_wild_cards() {
    let game = game("uno", &["r3 b7 w", "y1 y2 y3", "y4 y5 y6"], "r5");
    assert_eq!(choices(Level::Medium, &game), only("play r3"));
}

#[test]
fn medium_does_not_keep_a_wild_card_that_could_not_be_the_last() {
    let game = game("uno", &["r3 w", "y1 y2 y3"], "r5");
    let choices = choices(Level::Medium, &game);
    let called = count_of(&choices, "play w wish red call uno");
    assert_eq!(called + count_of(&choices, "play w wish red"), 200);
    assert!((180..200).contains(&called), "it forgets the call now and then: {called}");
}

#[test]
fn medium_wishes_the_suit_that_it_holds_most() {
    let game = game("mau-mau", &["hj dq dk sx", "c7 c8 c9"], "ca");
    assert_eq!(choices(Level::Medium, &game), only("play hj wish diamonds"));
}

#[test]
fn medium_answers_a_seven() {
    let rules = rules_with("mau-mau", &[]);
    let pending =
        Position { awaits: Awaiting::AnswerDraw { cards: 2 }, ..position(&rules, &["s7 ca ck", "hq hk ha"], "c7") };
    assert_eq!(choices(Level::Medium, &begin(&rules, &pending)), only("play s7"));
}

#[test]
fn medium_hits_the_next_player_who_is_nearly_out() {
    let game = game("uno", &["r+2 r4 r6 r8", "y1", "y2 y3"], "r5");
    assert_eq!(choices(Level::Medium, &game), only("play r+2"));
}

#[test]
fn medium_spares_a_partner() {
    let rules = rules_with("mau-mau", &[("teams", "2")]);
    // The second seat is out, so the partner on the third is next.
    let partner = |hand| begin(&rules, &position(&rules, &[hand, "", "ca ck", "dq dk dx"], "sx"));
    assert_eq!(choices(Level::Medium, &partner("s7 sk d8 d9")), only("play sk"));
    // Hitting a partner is fine if it cannot be avoided or ends the own round.
    assert_eq!(choices(Level::Medium, &partner("s7 d8 d9")), only("draw"));
    assert!(choices(Level::Medium, &partner("s7")).iter().all(|(made, _)| made.starts_with("play s7")));
    // The third seat is out, and an opponent with as few cards is next.
    let opponent = begin(&rules, &position(&rules, &["s7 sk d8 d9", "ca ck", "", "dq dk dx"], "sx"));
    assert_eq!(choices(Level::Medium, &opponent), only("play s7"));
}

#[test]
fn medium_bluffs_rarely() {
    let game = game("uno", &["r3 g5 b7 +4", "y1 y2 y3"], "r9");
    let honest = count_of(&choices(Level::Medium, &game), "play r3");
    assert!((180..200).contains(&honest), "{honest}");
}

#[test]
fn medium_challenges_a_full_hand_and_not_a_nearly_empty_one() {
    let rules = rules_with("uno", &[]);
    let challenge = Awaiting::Challenge { against: Seat(1), in_force: rules.deck().find_colour("red") };
    let yellow = "y0 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 y6 y6 y7 y7";
    let against = |hand: &str| {
        let hit = Position { awaits: challenge, ..position(&rules, &["g1 g2 g3", hand], "+4 r5") };
        begin(&rules, &Position { wish: rules.deck().find_colour("blue").map(Wish::Colour), ..hit })
    };
    assert_eq!(choices(Level::Medium, &against(yellow)), only("challenge"));
    assert_eq!(choices(Level::Medium, &against("y1")), only("draw"));
    // 18 red numbers are among 103 cards that cannot be seen, a challenge saves 8 cards or costs 2, and 8 of 100 bluff:
    // it pays if a hand holds one of them in more than 2 of 2.64 cases: 75.1 % with 7 cards, 79.8 % with 8.
    assert_eq!(choices(Level::Medium, &against("y0 y1 y1 y2 y2 y3 y3")), only("draw"));
    assert_eq!(choices(Level::Medium, &against("y0 y1 y1 y2 y2 y3 y3 y4")), only("challenge"));
}

#[test]
fn easy_lays_any_card_that_fits_and_draws_only_without_one() {
    let fits = game("mau-mau", &["ck c8 h9 h7", "dx dq dk"], "ca");
    let choices_with = choices(Level::Easy, &fits);
    assert_eq!(count_of(&choices_with, "play ck") + count_of(&choices_with, "play c8"), 200);
    assert!((70..130).contains(&count_of(&choices_with, "play ck")));
    let none = game("mau-mau", &["h9 h7", "dx dq dk"], "ca");
    assert_eq!(choices(Level::Easy, &none), only("draw"));
}

#[test]
fn easy_forgets_a_tenth_of_its_calls_and_random_none() {
    let game = game("uno", &["r3 b7", "y1 y2 y3"], "r5");
    let called = count_of(&choices(Level::Easy, &game), "play r3 call uno");
    assert!((165..195).contains(&called), "{called}");
    assert_eq!(choices(Level::Random, &game), only("play r3 call uno"));
}

#[test]
fn levels_notice_what_others_forgot_as_often_as_they_should() {
    let rules = rules_with("uno", &[("noticing", "others")]);
    let uno = Notation::of(&rules).read_call("uno").expect("a call of the game");
    let forgotten = Position { owes: vec![(Seat(2), uno)], ..position(&rules, &["r3 b7", "y1 y2 y3", "y4"], "r5") };
    let game = begin(&rules, &forgotten);
    let notices = |level: Level| {
        let mut bot = level.bot::<SheddingGame>();
        let catches = (0..200).filter_map(|seed| bot.notice(game.view_of(Seat(0)), &mut Dice::new(seed, 1)));
        catches.inspect(|wanted| assert_eq!(*wanted, Move::Catch(Seat(2)))).count()
    };
    assert_eq!(notices(Level::Random), 200);
    assert!((70..130).contains(&notices(Level::Easy)));
    assert!((165..200).contains(&notices(Level::Medium)));
    assert_eq!(notices(Level::Hard), 200);
    let mut player = SeatedBot::new(Seat(0), 1, SheddingGame::bot(Level::Hard, Budget::USUAL));
    assert_eq!(player.notice(game.view_of(Seat(0)), 1), Some(Move::Catch(Seat(2))), "at a table, too");
}

/// Moves of level `hard` with several dice.
fn hard_choices(game: &SheddingGame) -> Vec<String> {
    let mut bot = Level::Hard.bot::<SheddingGame>();
    let choose = |seed| bot.choose(game.view_of(Seat(0)), &mut Dice::new(seed, 1));
    let mut choices: Vec<String> =
        (0..8).map(choose).map(|wanted| Notation::of(game.rules()).write(wanted)).collect();
    choices.sort();
    choices.dedup();
    choices
}

#[test]
fn hard_finds_what_is_plain() {
    let with = |hands: &[&str], top: &str| hard_choices(&game("uno", hands, top));
    assert_eq!(with(&["r3", "y1 y2 y3"], "r5"), ["play r3"]);
    assert_eq!(with(&["r+2 r4", "y1"], "r5"), ["play r+2 call uno"], "the other one would go out");
    let mau = rules_with("mau-mau", &[]);
    let pending =
        Position { awaits: Awaiting::AnswerDraw { cards: 2 }, ..position(&mau, &["s7 ca ck", "hq hk ha"], "c7") };
    assert_eq!(hard_choices(&begin(&mau, &pending)), ["play s7"]);
}

/// Plays a round; who won it.
fn round(
    rules: &Arc<Rules>,
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&SheddingGame, Seat, Move),
) -> Vec<Seat> {
    let budget = Budget::Positions(300);
    let player = |(seat, level): (Seat, &Level)| SeatedBot::new(seat, seed, SheddingGame::bot(*level, budget));
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut players: Vec<SeatedBot<SheddingGame>> = Seat::all(seats).zip(levels).map(player).collect();
    let mut game = SheddingGame::new(Arc::clone(rules), Setup::new(seats), seed);
    game.apply(Seat(0), Move::Deal).expect("the deal");
    let mut number = 1;
    while let Some(seat) = game.to_act() {
        let wanted = players[seat.index()].choose(game.view_of(seat), number);
        look(&game, seat, wanted);
        game.apply(seat, wanted).expect("a legal move");
        number += 1;
    }
    game.view_of(Seat(0)).outcome().expect("the round is over").winners.iter().collect()
}

#[test]
fn medium_and_hard_hit_a_partner_only_if_nothing_else_is_legal() {
    let rules = rules_with("mau-mau", &[("teams", "2")]);
    let hits = |wanted: Move| match wanted {
        Move::Play { card, .. } => rules.kind(card).draw.is_some() || rules.kind(card).skip.is_some(),
        _ => false,
    };
    for (level, seeds) in [(Level::Medium, 150), (Level::Hard, 25)] {
        let mut spared = 0;
        for seed in 0..seeds {
            round(&rules, &[level; 4], seed, |game, seat, wanted| {
                let view = game.view_of(seat);
                if view.held(seat) < 2 || !view.are_partners(seat, view.next_after(seat)) {
                    return;
                }
                let mut moves = Vec::new();
                view.decisions(&mut moves);
                let all = moves.iter().all(|wanted| hits(*wanted));
                assert!(!hits(wanted) || all, "{level}: {wanted:?} with {:?}", view.hand());
                spared += u32::from(!all && moves.iter().any(|wanted| hits(*wanted)));
            });
        }
        assert!(spared > 5, "{level}: it came up {spared} times");
    }
}

#[test]
fn hard_wins_far_more_often_than_chance() {
    let rules = rules_with("crazy-eights", &[]);
    let won = |seed: u64| {
        let own = Seat(u8::from(seed % 2 == 1));
        let levels = if own == Seat(0) { [Level::Hard, Level::Random] } else { [Level::Random, Level::Hard] };
        round(&rules, &levels, seed, |_, _, _| {}) == [own]
    };
    let won = (0..24).filter(|seed| won(*seed)).count();
    assert!(won >= 16, "{won} of 24");
}
