//! People at one keyboard in the middle of a round.

use sixdot::engine::{Chance, Dice, Referee, Seat, Setup};
use sixdot::games::shedding::engine::{Awaiting, Notation, Position, SheddingGame};
use sixdot::rules::Library;
use sixdot::session::{Conversation, LaidOut, Plan, Session, Start, read_seats};
use sixdot::text::Lang;

use super::session::start;
use super::tables::{chosen, position};

/// A position, with cards in the notation of records.
#[derive(Clone)]
pub struct Round<'a> {
    pub library: Library,
    pub game: &'a str,
    /// House rules.
    pub options: &'a [(&'a str, &'a str)],
    pub lang: Lang,
    /// The seats as behind `--seats`.
    pub seats: &'a str,
    pub hands: &'a [&'a str],
    /// The discard pile from the top down.
    pub top: &'a str,
    /// The first cards of the draw pile.
    pub pile: &'a str,
    /// Bans beside the discard pile.
    pub beside: &'a str,
    pub turn: Seat,
    pub awaits: Awaiting,
    pub referee: Referee,
    pub status_prompt: bool,
    pub seed: u64,
}

impl<'a> Round<'a> {
    /// In English, under the kind referee, with a free turn of the first seat.
    pub fn new(game: &'a str, seats: &'a str, hands: &'a [&'a str], top: &'a str) -> Self {
        Round {
            library: Library::built_in(),
            game,
            options: &[],
            lang: Lang::En,
            seats,
            hands,
            top,
            pile: "",
            beside: "",
            turn: Seat(0),
            awaits: Awaiting::Turn,
            referee: Referee::Kind,
            status_prompt: false,
            seed: 5,
        }
    }

    /// Plays by this rule file, which has the id of the game.
    pub fn with_rules(mut self, text: &str) -> Self {
        self.library.add_text(self.game, &format!("{}.toml", self.game), text.to_owned());
        self
    }

    /// Sits down.
    pub fn sit(self) -> Session {
        let loaded = self.library.load(self.game, &chosen(self.options)).expect("no fault");
        let rules = loaded.rules.shed().cloned().expect("a shedding game");
        let cards = |codes: &str| Notation::of(&rules).read_cards(codes).expect("cards of the deck");
        let position = Position {
            pile: cards(self.pile),
            beside: cards(self.beside),
            turn: self.turn,
            awaits: self.awaits,
            ..position(&rules, self.hands, self.top)
        };
        let seats = read_seats(self.seats).expect("seats");
        let setup = Setup { referee: self.referee, ..Setup::new(u8::try_from(seats.len()).expect("a few")) };
        let chance = Chance::Seeded(Dice::new(1, 0));
        let game = SheddingGame::from_position(rules.clone(), setup, &position, chance);
        let plan = Plan {
            game: Some(self.game.to_owned()),
            options: chosen(self.options),
            seats,
            referee: Some(self.referee),
            seed: Some(self.seed),
            laid_out: Some(LaidOut::of(game.expect("a position"))),
            ..Plan::default()
        };
        let start = start(self.lang, self.library, plan, self.seed);
        let mut session = Session::new(Start { status_prompt: self.status_prompt, ..start });
        session.begin();
        session
    }

    /// Sits down; the first has the keyboard.
    pub fn begin(self) -> Session {
        let mut session = self.sit();
        session.answer("");
        session
    }
}

/// Types a line and returns the answer.
pub fn told(session: &mut Session, typed: &str) -> Vec<String> {
    session.answer(typed).lines.into_iter().map(|line| line.text).collect()
}
