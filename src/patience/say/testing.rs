//! What the tests of the patience share: a table from a line of codes.

use std::sync::Arc;

use crate::cards::{CardKind, Colour};
use crate::engine::{Chance, Dice};
use crate::patience::engine::{Game, Move, Position, Step, View};
use crate::patience::rules::Rules;
use crate::patience::say::Announcer;
use crate::rules::{AnyRules, Library};
use crate::say::{Lang, Line, Locale};

/// A game of the shipped patience, told in a language.
pub(super) struct Table {
    pub(super) game: Game,
    locale: Locale,
}

pub(super) fn rules() -> Arc<Rules> {
    match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
        Ok(AnyRules::Patience(rules)) => rules,
        other => panic!("a patience: {other:?}"),
    }
}

/// The card with this code in records.
pub(super) fn card(rules: &Rules, code: &str) -> CardKind {
    let found = rules.deck().kinds().find(|kind| rules.terms().code(*kind) == code);
    found.unwrap_or_else(|| panic!("the deck has {code}"))
}

impl Table {
    /// A layout such as `piles r12 y39 g34 w b7; rows r9 r7; kept w; turned b21; hidden r40`: cards of a pile from the top
    /// on, those of a row from the free one on. A card that stands for any lies on the pile of the card behind it.
    pub(super) fn new(lang: Lang, layout: &str) -> Self {
        let rules = rules();
        let mut position = Position { piles: vec![Vec::new(); 4], rows: vec![Vec::new(); 4], ..Position::default() };
        for part in layout.split(';') {
            let mut words = part.split_whitespace();
            let what = words.next().expect("a word");
            let cards: Vec<CardKind> = words.map(|code| card(&rules, code)).collect();
            let colour = |card: &CardKind| rules.deck().face(*card).colour.map(|colour| usize::from(colour.0));
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
        Table::of(lang, Game::from_position(rules, &position, chance).expect("a possible layout"))
    }

    /// The game of a seed, dealt.
    pub(super) fn dealt(lang: Lang, seed: u64) -> Self {
        let mut game = Game::new(rules(), seed);
        game.apply(Move::Deal).expect("the deal");
        Table::of(lang, game)
    }

    /// A game of somebody's own, whose colours are suits, dealt.
    pub(super) fn in_suits(lang: Lang, seed: u64) -> Self {
        const SUITS: &str = "id = \"suits\"\nextends = \"numnum-patience\"\ndeck.called = \"suit\"\n\
                             deck.colours = [\"clubs\", \"spades\", \"hearts\", \"diamonds\"]\n";
        let mut library = Library::built_in();
        library.add_text("suits", "suits.toml", SUITS);
        let Ok(AnyRules::Patience(rules)) = library.load("suits", &[]).map(|game| game.rules) else {
            panic!("a patience");
        };
        let mut game = Game::new(rules, seed);
        game.apply(Move::Deal).expect("the deal");
        Table::of(lang, game)
    }

    /// The first kind of card that stands for any.
    pub(super) fn any_card(&self) -> CardKind {
        self.announcer().any_cards()[0]
    }

    /// A game before its deal.
    pub(super) fn undealt(lang: Lang) -> Self {
        Table::of(lang, Game::new(rules(), 1))
    }

    fn of(lang: Lang, game: Game) -> Self {
        Table { locale: Locale::new(lang).for_game(game.rules().terms()), game }
    }

    pub(super) fn announcer(&self) -> Announcer<'_> {
        Announcer::new(&self.locale, self.game.rules()).expect("a game is chosen")
    }

    pub(super) fn view(&self) -> View<'_> {
        self.game.view()
    }

    pub(super) fn colour(&self, id: &str) -> Colour {
        self.game.rules().deck().find_colour(id).expect("the deck has the colour")
    }

    /// A move as it is written in examples.
    pub(super) fn wanted(&self, wanted: &str) -> Move {
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

    pub(super) fn play(&mut self, wanted: &str) -> Step {
        let wanted = self.wanted(wanted);
        self.game.apply(wanted).expect("a legal move")
    }
}

/// The full text and the braille form.
pub(super) fn form(line: &Line) -> (&str, &str) {
    (&line.text, &line.braille)
}

/// The same of several lines.
pub(super) fn forms(lines: &[Line]) -> Vec<(&str, &str)> {
    lines.iter().map(form).collect()
}
