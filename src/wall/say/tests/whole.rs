//! Whole games, heard by everybody: nothing is missing, and what must be short is short.

use super::*;
use crate::wall::bot::Tip;

/// The cells of a common braille display: the overview has to fit on it.
const CELLS: usize = 40;

/// The cells that the status prompt may take.
const STATUS: usize = 12;

/// The free cards of the widest codes that a deck has, with every ban in force.
fn widest(table: &Table) -> Game {
    let mut kinds: Vec<CardKind> = table.rules.deck().kinds().collect();
    let names = table.locale.names().expect("a game is chosen");
    let (bans, mut kinds): (Vec<_>, Vec<_>) = kinds.drain(..).partition(|kind| table.rules.kind(*kind).ban.is_some());
    kinds.sort_by_key(|kind| std::cmp::Reverse(names.card_code(*kind).chars().count()));
    let stacks = table.rules.book().stacks.sizes.len();
    let position = Position {
        seats: table.rules.seats()[0],
        stacks: high(&kinds, stacks),
        aside: bans,
        main: true,
        ..Position::default()
    };
    Game::from_position(Arc::clone(&table.rules), &position, Chance::Seeded(Dice::new(1, 0))).expect("possible")
}

/// Stacks that are too high for their heights to be told; of the widest cards one is free on each.
fn high(kinds: &[CardKind], stacks: usize) -> Vec<Vec<CardKind>> {
    let (widest, others) = kinds.split_at(stacks);
    let under = others.chunks(4).take(stacks);
    widest.iter().zip(under).map(|(free, under)| [&[*free], under].concat()).collect()
}

/// How many cells of the overview tell heights.
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

/// Everything that the viewer can ask at this moment.
fn all_answers(says: &Announcer<'_>, game: &Game) -> Vec<Line> {
    let view = game.view();
    let mut lines = vec![says.seating(view), says.turn(view), says.free(view), says.counts(view), says.scores(view)];
    lines.extend([
        says.under(view),
        says.where_are(view, &view.rules().deck().kinds().step_by(9).collect::<Vec<_>>()),
    ]);
    lines.extend([says.bans(view), says.exchanges(view)]);
    lines.extend(Party::BOTH.map(|party| says.collected(view, party)));
    lines.extend(says.pairs(view, None));
    // One stack of each position is enough: the others come up in their turn.
    if let Some(spot) = view.spots().nth(view.moves() as usize % view.spots().len()) {
        lines.push(says.row(view, spot));
        lines.extend(says.pairs(view, Some(spot)));
    }
    let moves = view.legal_moves();
    let step = moves.len().div_ceil(4).max(1);
    lines.extend(moves.into_iter().step_by(step).map(|wanted| says.what_if(view, wanted)));
    lines.extend(
        view.pairs().into_iter().filter_map(|(pair, fit)| Some(says.fits(view, pair, (view.fit(pair)?.0, fit)))),
    );
    lines
}

#[test]
fn whole_games_can_be_heard_by_everybody_in_every_language() {
    for (game, seats, seed) in [("numnum-wall", 2, 1), ("numnum-wall", 4, 2), ("numnum-clear", 2, 3)] {
        for lang in Lang::ALL {
            let table = if seats == 4 { Table::of_four(lang) } else { Table::new(game, lang) };
            let viewers = [Viewer::Seat(ME), Viewer::Seat(ANNA), Viewer::Onlooker];
            let heard = viewers.map(|viewer| Announcer { viewer, ..table.says() });
            let mut game = Game::new(Arc::clone(&table.rules), seats, seed);
            let mut dice = Dice::new(seed, 1);
            let mut wanted = (ME, Move::Deal);
            loop {
                let step = game.apply(wanted.0, wanted.1).expect("a legal move");
                for says in &heard {
                    let lines = says.step(step.seen());
                    assert!(!lines.is_empty(), "{:?}", step.seen());
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
        let mut game = Game::new(rules(id), 2, seed);
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
