//! Exact lines of the announcer, and whole games in every language.

mod layout;
mod moves;
mod step;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::*;
use crate::engine::{Chance, Dice, Game as _, Seat, Setup, Viewer};
use crate::games::patience::bot::{Tip, chances_within};
use crate::games::patience::engine::{Move, PatienceGame, Position, Step};
use crate::rules::{AnyRules, Library};
use crate::text::{Channel, Lang, Line, Locale, Urgency};

/// A game of the built-in patience with its language.
struct Table {
    game: PatienceGame,
    locale: Locale,
}

fn rules() -> Arc<Rules> {
    match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
        Ok(AnyRules::Patience(rules)) => rules,
        other => panic!("a patience: {other:?}"),
    }
}

/// The card with this code in records.
fn card(rules: &Rules, code: &str) -> CardKind {
    let found = rules.deck().kinds().find(|kind| rules.terms.code(*kind) == code);
    found.unwrap_or_else(|| panic!("the deck has {code}"))
}

impl Table {
    /// A layout such as `piles r12 y39 g34 w b7; rows r9 r7; kept w; turned b21; hidden r40`: cards of a pile from the top
    /// on, those of a row from the free one on. A card that stands for any lies on the pile of the card behind it.
    fn new(lang: Lang, layout: &str) -> Self {
        let rules = rules();
        let mut position = Position { piles: vec![Vec::new(); 4], rows: vec![Vec::new(); 4], ..Position::default() };
        for part in layout.split(';') {
            let mut words = part.split_whitespace();
            let what = words.next().expect("a word");
            let cards: Vec<CardKind> = words.map(|code| card(&rules, code)).collect();
            let colour = |card: &CardKind| rules.deck().face(*card).colour.map(Colour::index);
            match what {
                "piles" | "rows" => {
                    let places = if what == "piles" { &mut position.piles } else { &mut position.rows };
                    for (index, card) in cards.iter().enumerate() {
                        let place = cards[index..].iter().find_map(colour).expect("a colour");
                        places[place].push(*card);
                    }
                }
                "kept" => position.kept = cards,
                "turned" => position.turned = cards.first().copied(),
                "hidden" => position.hidden = cards,
                other => panic!("no part {other}"),
            }
        }
        let chance = Chance::Seeded(Dice::new(1, 0));
        Table::of(lang, PatienceGame::from_position(rules, &position, chance).expect("a possible layout"))
    }

    /// The game of a seed, dealt.
    fn dealt(lang: Lang, seed: u64) -> Self {
        let mut game = PatienceGame::begin(&rules(), Setup::new(1), seed);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        Table::of(lang, game)
    }

    /// A dealt game of a rule file whose colours are suits.
    fn in_suits(lang: Lang, seed: u64) -> Self {
        const SUITS: &str = "id = \"suits\"\nextends = \"numnum-patience\"\ndeck.called = \"suit\"\n\
                             deck.colours = [\"clubs\", \"spades\", \"hearts\", \"diamonds\"]\n";
        let mut library = Library::built_in();
        library.add_text("suits", "suits.toml", SUITS);
        let Ok(AnyRules::Patience(rules)) = library.load("suits", &[]).map(|game| game.rules) else {
            panic!("a patience");
        };
        let mut game = PatienceGame::begin(&rules, Setup::new(1), seed);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        Table::of(lang, game)
    }

    /// The first wish card.
    fn any_card(&self) -> CardKind {
        self.announcer().any_cards()[0]
    }

    /// A game before its deal.
    fn undealt(lang: Lang) -> Self {
        Table::of(lang, PatienceGame::begin(&rules(), Setup::new(1), 1))
    }

    fn of(lang: Lang, game: PatienceGame) -> Self {
        Table { locale: Locale::new(lang).for_game(&game.rules().terms), game }
    }

    fn announcer(&self) -> Announcer<'_> {
        Announcer::new(&self.locale, self.game.rules(), &[], Viewer::Seat(Seat(0)))
    }

    fn view(&self) -> View<'_> {
        self.game.view()
    }

    fn colour(&self, id: &str) -> Colour {
        self.game.rules().deck().find_colour(id).expect("the deck has the colour")
    }

    /// A move as it is written in examples.
    fn wanted(&self, wanted: &str) -> Move {
        match wanted.split_once(' ') {
            Some(("row", colour)) => Move::Row(self.colour(colour)),
            Some(("wish", colour)) => Move::Wish(self.colour(colour)),
            _ => match wanted {
                "lay" => Move::Lay,
                "put" => Move::Put,
                "keep" => Move::Keep,
                "stop" => Move::Stop,
                "undo" => Move::Undo,
                other => panic!("no move {other}"),
            },
        }
    }

    fn play(&mut self, wanted: &str) -> Step {
        let wanted = self.wanted(wanted);
        self.game.apply(Seat(0), wanted).expect("a legal move")
    }
}

/// The full text and the braille form.
fn form(line: &Line) -> (&str, &str) {
    (&line.text, &line.braille)
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

/// Answers to all questions, and consequences of all moves.
fn all_answers(table: &Table) -> Vec<Line> {
    let (says, view) = (table.announcer(), table.view());
    let mut lines = vec![says.beginning(view), says.turn(view), says.next(view), says.piles(view), says.rows(view)];
    lines.extend([says.kept(view), says.possible_moves(view), says.scores(view), says.counts(view)]);
    let colours = || table.game.rules().deck().all_colours();
    lines.extend(colours().flat_map(|colour| [says.pile(view, colour), says.row(view, colour)]));
    let single = [Move::Deal, Move::Lay, Move::Put, Move::Keep, Move::Stop, Move::Undo];
    let moves = single.into_iter().chain(colours().map(Move::Row)).chain(colours().map(Move::Wish));
    lines.extend(moves.map(|wanted| says.what_if(view, wanted)));
    lines
}

#[test]
fn whole_games_can_be_heard_in_every_language() {
    for (lang, seed) in Lang::ALL.into_iter().zip([11, 12, 13]) {
        let mut table = Table::undealt(lang);
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        table = Table::dealt(lang, seed);
        let mut dice = Dice::new(seed, 1);
        while table.game.outcome().is_none() {
            all_answers(&table).iter().for_each(is_fit_to_be_heard);
            let wanted: Move = *dice.pick(&table.view().legal_moves()).expect("a legal move");
            if table.view().moves() % 10 == 0 {
                let outlook = chances_within(table.view(), 2, 1_000).expect("the game goes on");
                is_fit_to_be_heard(&table.announcer().chances(&outlook));
                let tip = Tip::of(table.view()).expect("something can be done");
                is_fit_to_be_heard(&table.announcer().tip(&tip));
            }
            let step = table.game.apply(Seat(0), wanted).expect("a legal move");
            let lines = table.announcer().step(&step);
            assert!((1..=2).contains(&lines.len()), "{:?}", &step);
            lines.iter().for_each(is_fit_to_be_heard);
        }
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        is_fit_to_be_heard(&table.announcer().ending(&table.game.outcome().expect("it is over")));
    }
}

#[test]
fn a_game_in_suits_is_heard_as_such() {
    let says = |lang| {
        let table = Table::in_suits(lang, 4);
        let (announcer, view) = (table.announcer(), table.view());
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        let wish = table.any_card();
        let (colour, called) = (Colour(0), announcer.called());
        let laid = announcer.done(msg!("patience-laid-any", card = wish, colour, called; About));
        laid.line(Channel::Game, Urgency::Event).before(&announcer.rows(view)).text
    };
    assert_eq!(says(Lang::En), "You lay a wish card on clubs. There are no cards in the rows.");
    assert_eq!(says(Lang::De), "Du legst eine Wunschkarte auf Kreuz. In den Reihen liegt keine Karte.");
    assert_eq!(says(Lang::Fi), "Laitat toivekortin ristin pinoon. Riveissä ei ole kortteja.");
}

#[test]
fn no_message_is_told_by_nobody() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| fs::read_to_string(path).expect("a file");
    let folder = root.join(file!()).ancestors().nth(2).expect("the folder of the announcer").to_path_buf();
    let source: String =
        ["layout", "mod", "moves", "step"].map(|name| read(folder.join(name).with_extension("rs"))).concat();
    let texts = read(root.join("locales/en/patience.ftl"));
    let ids: Vec<&str> = texts
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
        .collect();
    assert!(ids.len() > 80, "{}", ids.len());
    for id in ids {
        let told = source.contains(&format!("\"{id}\"")) || texts.contains(&format!("{{ {id} }}"));
        assert!(told, "{id}");
    }
}
