//! Tables of all sorts, and moves of all sorts at them.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;

use super::legality;
use crate::cards::CardKind;
use crate::engine::{Calls, Dice, Game, Referee, Seat, Setup, Viewer};
use crate::games::shedding::engine::event::FaceUp;
use crate::games::shedding::engine::{Agreement, Gift, IllegalMove, Move, PlayedTogether, SheddingGame};
use crate::games::shedding::rules::Rules;
use crate::rules::{Call, Library, OptionForm};

/// A house rule file that reaches what the built-in games do not have: draws that are answered and added up, a drawn
/// card that alone may be played, calls that others have to notice, rounds that are cut short.
const HOUSE: &str = r#"
    id = "house"
    extends = "uno"
    turn-limit = 120
    calls.uno.noticed-by = "others"
    drawing.then = "may-play-drawn"
    drawing.when = "anytime"
    match.rounds = 3

    [cards.draw-two]
    effects = [{ draw = { cards = 2, answered-by = ["draw-two"], growth = "add" } }]
"#;

/// Another one: the draw pile runs out for good, so that rounds are blocked, and the others play on without points.
const DRY: &str = r#"
    id = "dry"
    extends = "mau-mau"
    remove = ["options.until"]
    pile.reshuffle = "never"
    score.to = "nobody"
    match.rounds = 2
    calls.mau.noticed-by = "others"
    calls.mau.window = "next-turn-ends"
    calls.mau-mau.window = "next-turn-ends"
"#;

/// House rules of UNO that are chosen together.
const TOGETHER: [&[(&str, &str)]; 3] = [
    &[
        ("stacking", "across"),
        ("bluffing", "forbidden"),
        ("draw", "until-playable"),
        ("drawn-card", "must-be-played"),
        ("straights", "yes"),
        ("black-last", "yes"),
    ],
    &[
        ("jump-in", "yes"),
        ("seven-zero", "yes"),
        ("stacking", "across"),
        ("teams", "2"),
        ("noticing", "others"),
        ("rounds", "2"),
    ],
    &[("jump-in", "yes"), ("doubles", "yes"), ("straights", "yes"), ("last-card", "number"), ("points", "winner")],
];

/// All rule sets of the library and the tests, also with each choice of each option and with several, and the house
/// rules.
static RULE_SETS: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(|| {
    let mut library = Library::with_games_of_tests();
    library.add_text("house", "house.toml", HOUSE);
    library.add_text("dry", "dry.toml", DRY);
    let mut rule_sets = Vec::new();
    for game in library.ids() {
        let mut load = |chosen: &[(String, String)]| {
            let loaded = library.load(&game, chosen).unwrap_or_else(|faults| panic!("{game}: {faults:?}"));
            rule_sets.extend(loaded.rules.shed().cloned());
            loaded.options
        };
        for option in load(&[]).iter() {
            let values = match &option.form {
                OptionForm::Number { max, .. } => vec![max.to_string()],
                OptionForm::Words(words) => words.clone(),
                OptionForm::Cards { most, .. } => vec![most.to_string()],
            };
            for value in values.into_iter().filter(|value| *value != option.default) {
                load(&[(option.name.clone(), value)]);
            }
        }
    }
    for chosen in TOGETHER {
        let chosen: Vec<_> = chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let loaded = library.load("uno", &chosen).unwrap_or_else(|faults| panic!("{faults:?}"));
        rule_sets.extend(loaded.rules.shed().cloned());
    }
    rule_sets
});

/// The rule set of this id, its options as the file says.
pub(super) fn rules(id: &str) -> Arc<Rules> {
    Arc::clone(RULE_SETS.iter().find(|rules| rules.book.id == id).expect("a rule set of the tests"))
}

/// The rule sets in which something holds.
pub(super) fn rule_sets(holds: impl Fn(&Rules) -> bool) -> Vec<Arc<Rules>> {
    RULE_SETS.iter().filter(|rules| holds(rules)).cloned().collect()
}

/// A table before the first deal, and where chance takes it.
#[derive(Clone)]
pub(super) struct Start {
    pub rules: Arc<Rules>,
    pub setup: Setup,
    pub seed: u64,
}

impl std::fmt::Debug for Start {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {:?} seed {}", self.rules.book.id, self.setup, self.seed)
    }
}

/// Any rule set, one in three times one of those that reach furthest.
fn rule_set() -> impl Strategy<Value = usize> {
    let first = |id: &str| RULE_SETS.iter().position(|rules| rules.book.id == id).expect("it is among them");
    prop_oneof![4 => 0..RULE_SETS.len(), 1 => Just(first("number-one")), 1 => Just(first("chosen"))]
}

/// Any rule set, any number of seats, any referee, either way of calling.
pub(super) fn any_table() -> impl Strategy<Value = Start> {
    let referee = prop_oneof![Just(Referee::Kind), Just(Referee::Strict)];
    let calls = prop_oneof![4 => Just(Calls::Typed), 1 => Just(Calls::Automatic)];
    let dealer = proptest::option::weighted(0.3, any::<u8>());
    let table = (rule_set(), any::<u8>(), referee, calls, dealer, any::<u64>());
    table.prop_map(|(game, seats, referee, calls, dealer, seed)| {
        let rules = Arc::clone(&RULE_SETS[game]);
        let sizes: Vec<u8> = rules.table_sizes().collect();
        let seats = sizes[usize::from(seats) % sizes.len()];
        let dealer = dealer.map(|dealer| Seat(dealer % seats));
        Start { rules, setup: Setup { seats, referee, calls, dealer }, seed }
    })
}

impl Start {
    pub fn game(&self) -> SheddingGame {
        SheddingGame::new(Arc::clone(&self.rules), self.setup, self.seed)
    }

    pub fn dice(&self, stream: u64) -> Dice {
        Dice::new(self.seed, stream)
    }

    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seat::all(self.setup.seats).map(Viewer::Seat).chain([Viewer::Onlooker])
    }

    /// So many moves, good and bad, the first a deal.
    pub fn walk(&self, steps: usize) -> impl Iterator<Item = Attempt> {
        let mut dice = self.dice(1);
        std::iter::once(Attempt::Deal).chain((1..steps).map(move |_| Attempt::Chance(dice.seed())))
    }
}

/// A move that depends on the table at which it is made, but on nothing else.
#[derive(Clone, Copy, Debug)]
pub(super) enum Attempt {
    Deal,
    Chance(u64),
}

impl Attempt {
    /// The seat that makes it: mostly the one on turn.
    pub fn seat(self, game: &SheddingGame) -> Seat {
        let Attempt::Chance(seed) = self else { return Seat(0) };
        let mut dice = Dice::new(seed, 0);
        let any = Seat(u8::try_from(dice.below(usize::from(game.setup.seats))).unwrap_or(0));
        if dice.percent(15) { any } else { game.to_act().unwrap_or(any) }
    }

    /// The move: mostly a legal one, else any card of the hand or anything at all.
    pub fn wanted(self, game: &SheddingGame) -> Move {
        let Attempt::Chance(seed) = self else { return Move::Deal };
        let mut unusual = Dice::new(seed, 2);
        if unusual.percent(8) {
            return Move::Agree(any_agreement(game, &mut unusual));
        }
        let mut dice = Dice::new(seed, 1);
        let seat = self.seat(game);
        let mut legal = Vec::new();
        legality(game).legal_moves(seat, &mut legal);
        let hand: Vec<CardKind> = game.rules.deck().kinds_in(game.table.hand(seat)).collect();
        let kind = dice.below(20);
        let three: Vec<CardKind> = (0..3).filter_map(|_| dice.pick(&hand).copied()).collect();
        match (kind, dice.pick(&hand), dice.pick(&legal)) {
            (1, _, _) if three.len() == 3 && !game.rules.book.together.is_empty() => {
                PlayedTogether::new(&three).map_or(Move::Draw, |cards| Move::PlayTogether { cards, call: None })
            }
            (0, Some(card), _) => Move::play(*card),
            (2.., _, Some(wanted)) => *wanted,
            _ => *dice.pick(&all_moves(&game.rules, game.setup.seats)).unwrap_or(&Move::Draw),
        }
    }

    /// Makes it, and tells what happened.
    pub fn make(self, game: &mut SheddingGame) -> Result<Vec<FaceUp>, IllegalMove> {
        let (seat, wanted) = (self.seat(game), self.wanted(game));
        game.apply(seat, wanted).map(|step| step.events)
    }
}

/// All moves that can be named at a table, most of them out of place.
pub(super) fn all_moves(rules: &Rules, seats: u8) -> Vec<Move> {
    let calls = || (0..rules.book.calls.len()).map(|index| Call(u8::try_from(index).unwrap_or(u8::MAX)));
    let mut moves = vec![Move::Draw, Move::Pass, Move::Challenge, Move::Deal];
    moves.extend(
        rules.all_wishes().map(Move::Choose).chain(calls().map(Move::Call)).chain(Seat::all(seats).map(Move::Catch)),
    );
    moves.extend(rules.deck().kinds().map(Move::StandFor));
    moves.extend(Seat::all(seats).map(Move::ChoosePlayer).chain(rules.deck().kinds().map(Move::Give)));
    for card in rules.deck().kinds() {
        for wish in std::iter::once(None).chain(rules.all_wishes().map(Some)) {
            let calls = std::iter::once(None).chain(calls().map(Some));
            moves.extend(calls.map(|call| Move::Play { card, wish, call }));
        }
    }
    moves
}

/// Any agreement at all, also one that cannot be made.
pub(super) fn any_agreement(game: &SheddingGame, dice: &mut Dice) -> Agreement {
    let seats = usize::from(game.setup.seats);
    let mut seat = || Seat(u8::try_from(dice.below(seats)).unwrap_or(0));
    let (one, other) = (seat(), seat());
    let cards = u8::try_from(1 + dice.below(4)).unwrap_or(1);
    match dice.below(10) {
        0 | 1 => Agreement::Draw { seat: one, cards },
        2 => Agreement::Skip(one),
        3 => Agreement::Again(one),
        4 => Agreement::Give { from: one, to: other, gift: Gift::Cards(cards) },
        5 => {
            let held: Vec<_> = game.rules.deck().kinds_in(game.table.hand(one)).collect();
            let any: Vec<_> = game.rules.deck().kinds().collect();
            let card = dice.pick(&held).or(dice.pick(&any)).copied().expect("a deck has cards");
            Agreement::Give { from: one, to: other, gift: Gift::Card(card) }
        }
        6 => Agreement::Swap(one, other),
        7 => {
            let wishes: Vec<_> = game.rules.all_wishes().collect();
            dice.pick(&wishes).map_or(Agreement::Reverse, |wish| Agreement::Name(*wish))
        }
        8 => Agreement::Reverse,
        _ => {
            let last = game.table.last_play.map(|last| last.seat).filter(|_| dice.percent(80));
            Agreement::TakeBack(last.unwrap_or(one))
        }
    }
}
