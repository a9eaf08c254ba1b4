//! Exact lines of the announcer, and whole games in every language.

mod layout;
mod moves;
mod step;

use std::sync::Arc;

use super::*;
use crate::cards::CardKind;
use crate::engine::{Chance, Dice, Game, Setup};
use crate::games::wall::bot::Tip;
use crate::games::wall::engine::{Move, Position, WallGame};
use crate::games::wall::rules::Rules;
use crate::rules::{AnyRules, Library};
use crate::text::{Lang, Urgency};

const ME: Seat = Seat(0);
const ANNA: Seat = Seat(1);

fn rules(game: &str) -> Arc<Rules> {
    rules_with(game, &[])
}

fn rules_with(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let options: Vec<_> = options.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
    match Library::built_in().load(game, &options).expect("a built-in game").rules {
        AnyRules::Wall(rules) => rules,
        other => panic!("no wall: {other:?}"),
    }
}

/// A game with its language and its audience.
struct Table {
    rules: Arc<Rules>,
    locale: Locale,
    players: Vec<String>,
    viewer: Viewer,
}

impl Table {
    fn new(game: &str, lang: Lang) -> Self {
        Table::of(rules(game), lang)
    }

    /// A wall with the optional pass (NN-14).
    fn with_passes(lang: Lang) -> Self {
        Table::of(rules_with("numnum-wall", &[("another-pair", "may")]), lang)
    }

    fn of(rules: Arc<Rules>, lang: Lang) -> Self {
        let locale = Locale::new(lang).for_game(&rules.terms);
        let players = ["Me", "Anna"].map(String::from).to_vec();
        Table { rules, locale, players, viewer: Viewer::Seat(ME) }
    }

    fn of_four(lang: Lang) -> Self {
        let players = ["Me", "Anna", "Ben", "Clara"].map(String::from).to_vec();
        Table { players, ..Table::new("numnum-wall", lang) }
    }

    fn says(&self) -> Announcer<'_> {
        Announcer::new(&self.locale, &self.rules, &self.players, self.viewer)
    }

    fn card(&self, code: &str) -> CardKind {
        let mut kinds = self.rules.deck().kinds();
        kinds.find(|kind| self.rules.terms.code(*kind) == code).expect("the deck has the card")
    }

    fn cards(&self, codes: &str) -> Vec<CardKind> {
        codes.split_whitespace().map(|code| self.card(code)).collect()
    }

    fn pair(&self, codes: &str) -> [CardKind; 2] {
        self.cards(codes).try_into().expect("two cards")
    }

    /// A game in its main part, or in its opening.
    fn game(&self, stacks: [&str; 7], main: bool) -> WallGame {
        self.game_with(stacks, main, "", "", "")
    }

    fn game_with(&self, stacks: [&str; 7], main: bool, own: &str, others: &str, aside: &str) -> WallGame {
        let taken = [(Party(0), own), (Party(1), others)];
        let position = Position {
            seats: u8::try_from(self.players.len()).expect("a few"),
            stacks: stacks.iter().map(|codes| self.cards(codes)).collect(),
            taken: taken.map(|(party, codes)| (party, self.cards(codes))).to_vec(),
            aside: self.cards(aside),
            turn: 0,
            main,
        };
        WallGame::from_position(Arc::clone(&self.rules), &position, Chance::Seeded(Dice::new(1, 0)))
            .expect("possible")
    }
}

#[track_caller]
fn is(line: &Line, text: &str, braille: &str) {
    assert_eq!((line.text.as_str(), line.braille.as_str()), (text, braille));
}

#[track_caller]
fn are(lines: &[Line], expected: &[(&str, &str)]) {
    let lines: Vec<(&str, &str)> = lines.iter().map(|line| (line.text.as_str(), line.braille.as_str())).collect();
    assert_eq!(lines, expected);
}

/// A wall on which 1 and 2 fit doubly, 3 and 4 singly, and the last stack has a wish card.
const WALL: [&str; 7] = ["r12 b8 r2", "r24 y3", "g13 g2 g4", "y39 y2", "r5 r3", "b7 b3", "w g3"];

fn spot(number: u8) -> Spot {
    Spot(number - 1)
}

fn take(one: u8, other: u8) -> Move {
    Move::take(spot(one), spot(other))
}

/// The shipped games of the family.
const GAMES: [&str; 2] = ["numnum-wall", "numnum-clear"];

/// Cells of a common braille display.
const CELLS: usize = 40;

/// Cells of the status prompt.
const STATUS: usize = 12;

/// A table whose free cards have the widest codes of the deck, with every ban in force.
fn widest(table: &Table) -> WallGame {
    let mut kinds: Vec<CardKind> = table.rules.deck().kinds().collect();
    let names = table.locale.names().expect("a game is chosen");
    let (bans, mut kinds): (Vec<_>, Vec<_>) = kinds.drain(..).partition(|kind| table.rules.kind(*kind).ban.is_some());
    kinds.sort_by_key(|kind| std::cmp::Reverse(names.card_code(*kind).chars().count()));
    let stacks = table.rules.book.stacks.sizes.len();
    let position = Position {
        seats: table.rules.sizes().nearest(0),
        stacks: high(&kinds, stacks),
        aside: bans,
        main: true,
        ..Position::default()
    };
    WallGame::from_position(Arc::clone(&table.rules), &position, Chance::Seeded(Dice::new(1, 0))).expect("possible")
}

/// High stacks, whose heights are not named, each with one of the widest cards on top.
fn high(kinds: &[CardKind], stacks: usize) -> Vec<Vec<CardKind>> {
    let (widest, others) = kinds.split_at(stacks);
    let under = others.chunks(4).take(stacks);
    widest.iter().zip(under).map(|(free, under)| [&[*free], under].concat()).collect()
}

/// Cells of the overview that name heights.
fn heights(line: &Line) -> usize {
    2 * line.braille.matches(':').count()
}

#[test]
fn the_overview_of_the_widest_cards_fits_on_forty_cells() {
    for (game, lang) in walls().into_iter().flat_map(|game| Lang::ALL.map(|lang| (game.clone(), lang))) {
        let table = Table::new(&game, lang);
        let widest = widest(&table);
        let line = table.says().free(widest.view());
        assert!(line.braille.chars().count() <= CELLS, "{game}: {lang}: {}", line.braille);
        assert!(line.braille.ends_with("-2 -5"), "{game}: {lang}: all bans are in force: {}", line.braille);
        assert!(line.braille.chars().count() > CELLS - 4, "{game}: {lang}: it is the worst case: {}", line.braille);
    }
}

/// The ids of all games of the family.
fn walls() -> Vec<String> {
    let library = Library::built_in();
    let is_wall = |id: &String| library.load(id, &[]).is_ok_and(|game| matches!(game.rules, AnyRules::Wall(_)));
    library.ids().into_iter().filter(is_wall).collect()
}

#[track_caller]
fn is_fit_to_be_heard(line: &Line) {
    let forbidden = ['"', '*', '<', '>', '@', '\\', '_', '|', '~', '{', '}'];
    for text in [&line.text, &line.short] {
        assert!(!text.contains(forbidden) && !text.contains("  ") && text.trim() == text, "{text}");
        assert!(text.ends_with(['.', '?', '!']) && text.chars().count() >= 3, "{text}");
        assert!(text.chars().next().is_some_and(|first| !first.is_lowercase()), "{text}");
    }
    let braille = &line.braille;
    assert!(!braille.is_empty() && !braille.contains("  ") && braille.trim() == braille, "{line:?}");
}

/// Answers to all questions of the viewer.
fn all_answers(says: &Announcer<'_>, game: &WallGame) -> Vec<Line> {
    let view = game.view();
    let mut lines = vec![says.seating(view), says.turn(view), says.free(view), says.counts(view), says.scores(view)];
    lines.extend([
        says.under(view),
        says.locations(view, &view.rules().deck().kinds().step_by(9).collect::<Vec<_>>()),
    ]);
    lines.extend([says.bans(view), says.exchanges(view)]);
    lines.extend(Party::BOTH.map(|party| says.collected(view, party)));
    lines.extend(says.all_pairs(view));
    // One stack of each position is enough.
    if let Some(spot) = view.spots().nth(view.moves() as usize % view.spots().len()) {
        lines.push(says.row(view, spot));
        lines.push(says.pairs(view, spot));
    }
    let moves = view.legal_moves();
    let step = moves.len().div_ceil(4).max(1);
    lines.extend(moves.into_iter().step_by(step).map(|wanted| says.what_if(view, wanted)));
    lines.extend(view.pairs().into_iter().filter_map(|(pair, _)| says.fit(view, pair)));
    lines
}

#[test]
fn whole_games_can_be_heard_by_everybody_in_every_language() {
    for (game, seats, seed) in [("numnum-wall", 2, 1), ("numnum-wall", 4, 2), ("numnum-clear", 2, 3)] {
        for lang in Lang::ALL {
            let table = if seats == 4 { Table::of_four(lang) } else { Table::new(game, lang) };
            let viewers = [Viewer::Seat(ME), Viewer::Seat(ANNA), Viewer::Onlooker];
            let heard = viewers.map(|viewer| Announcer { viewer, ..table.says() });
            let mut game = WallGame::begin(&table.rules, Setup::new(seats), seed);
            let mut dice = Dice::new(seed, 1);
            let mut wanted = (ME, Move::Deal);
            loop {
                let step = game.apply(wanted.0, wanted.1).expect("a legal move");
                for says in &heard {
                    let lines = says.step(&step);
                    assert!(!lines.is_empty(), "{:?}", &step);
                    lines.iter().chain(&all_answers(says, &game)).for_each(is_fit_to_be_heard);
                    let free = says.free(game.view());
                    assert!(free.braille.chars().count() <= CELLS + heights(&free), "{}", free.braille);
                    let status = says.status(game.view());
                    assert!((3..=STATUS).contains(&status.chars().count()), "{status}");
                }
                let Some(seat) = game.to_act() else { break };
                wanted = (seat, *dice.pick(&game.view().legal_moves()).expect("a legal move"));
            }
        }
    }
}

#[test]
fn a_tip_is_legal_and_always_the_same() {
    let table = Table::new("numnum-wall", Lang::En);
    for (id, seed) in [("numnum-wall", 4), ("numnum-clear", 5)] {
        let mut game = WallGame::begin(&rules(id), Setup::new(2), seed);
        game.apply(ME, Move::Deal).expect("the deal");
        let mut tips = 0;
        while let Some(seat) = game.to_act() {
            let tip = Tip::of(game.view()).expect("somebody is on turn");
            assert_eq!(Tip::of(game.view()), Some(tip));
            assert_eq!(game.view().why_not(seat, tip.wanted), None);
            is_fit_to_be_heard(&table.says().tip(game.view(), &tip));
            game.apply(seat, tip.wanted).expect("a legal move");
            tips += 1;
        }
        assert!(tips > 5, "{id}: a game was played");
        assert_eq!(Tip::of(game.view()), None);
    }
}
