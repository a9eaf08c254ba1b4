//! People at one keyboard in the middle of a round.

use sixdot::engine::{Chance, Dice, Referee, Setup};
use sixdot::games::shedding::engine::Notation;
use sixdot::games::shedding::engine::{Position, SheddingGame};
use sixdot::rules::Library;
use sixdot::session::{Conversation, LaidOut, Plan, Session, Start, read_seats};
use sixdot::text::Lang;

/// A position, with cards in the notation of records.
pub struct Round<'a> {
    pub library: Library,
    pub game: &'a str,
    /// House rules.
    pub options: &'a [(&'a str, &'a str)],
    pub lang: Lang,
    /// The seats as behind `--seats`.
    pub seats: &'a str,
    pub hands: &'a [&'a str],
    pub top: &'a str,
    pub pile: &'a str,
    pub referee: Referee,
}

impl Round<'_> {
    /// Sits down; the first has the keyboard.
    pub fn begin(self) -> Session {
        let options: Vec<(String, String)> =
            self.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let rules =
            self.library.load(self.game, &options).expect("no fault").rules.into_shed().expect("a shedding game");
        let cards = |codes: &str| Notation::of(&rules).read_cards(codes).expect("cards");
        let position = Position {
            pile: cards(self.pile),
            ..Position::new(self.hands.iter().map(|hand| cards(hand)).collect(), cards(self.top))
        };
        let seats = read_seats(self.seats).expect("seats");
        let setup = Setup { referee: self.referee, ..Setup::new(u8::try_from(seats.len()).expect("a few")) };
        let game = SheddingGame::from_position(rules, setup, &position, Chance::Seeded(Dice::new(1, 0)))
            .expect("a position");
        let plan = Plan {
            game: Some(self.game.to_owned()),
            options,
            seats,
            referee: Some(self.referee),
            laid_out: Some(LaidOut::of(game)),
            ..Plan::default()
        };
        let mut session = Session::new(Start {
            seeds: Box::new(|| 5),
            ..crate::support::session::start(self.lang, self.library, plan)
        });
        session.begin();
        session.answer("");
        session
    }
}

/// Types a line and returns the answer.
pub fn told(session: &mut Session, typed: &str) -> Vec<String> {
    session.answer(typed).lines.into_iter().map(|line| line.text).collect()
}
