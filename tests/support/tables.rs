//! Games between computer players.

use std::sync::Arc;

use sixdot::bot::{Level, SeatedBot};
use sixdot::engine::{Chance, Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Move, Notation, Position, SheddingGame};
use sixdot::games::shedding::rules::Rules;
use sixdot::rules::Library;

/// Options by name, as a library takes them.
pub fn chosen(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// The rules of a built-in game with its options as the file says.
pub fn rules(game: &str) -> Arc<Rules> {
    rules_with(game, &[])
}

/// The rules of a built-in game with these options.
pub fn rules_with(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let loaded = Library::built_in().load(game, &chosen(options)).expect("a built-in game");
    loaded.rules.shed().cloned().expect("a shedding game")
}

/// A position with these hands and this discard pile; the first seat is on turn.
pub fn position(rules: &Rules, hands: &[&str], discard: &str) -> Position {
    let cards = |codes: &str| Notation::of(rules).read_cards(codes).expect("cards of the deck");
    Position::new(hands.iter().map(|hand| cards(hand)).collect(), cards(discard))
}

/// A game that begins with a position.
pub fn begin(rules: &Arc<Rules>, position: &Position) -> SheddingGame {
    let seats = u8::try_from(position.hands.len()).expect("few seats");
    let chance = Chance::Seeded(Dice::new(1, 0));
    SheddingGame::from_position(Arc::clone(rules), Setup::new(seats), position, chance)
        .expect("a position that can be")
}

/// The ids of the shedding games of the program.
pub fn shedding_games() -> Vec<String> {
    let library = Library::built_in();
    let sheds = |id: &String| library.load(id, &[]).is_ok_and(|game| game.rules.shed().is_some());
    library.ids().into_iter().filter(sheds).collect()
}

/// A game between computer players, move by move.
pub struct Played {
    pub game: SheddingGame,
    players: Vec<SeatedBot<SheddingGame>>,
    number: u64,
    noticing: usize,
}

impl Played {
    /// Sits down; the levels go round the table.
    pub fn new(rules: &Arc<Rules>, setup: Setup, seed: u64, levels: &[Level]) -> Self {
        let bots = Seat::all(setup.seats).zip(levels.iter().cycle());
        let players = bots.map(|(seat, level)| SeatedBot::new(seat, seed, level.bot::<SheddingGame>()));
        let players: Vec<SeatedBot<SheddingGame>> = players.collect();
        let noticing = players.len();
        Played { game: SheddingGame::new(Arc::clone(rules), setup, seed), players, number: 0, noticing }
    }

    /// Number of moves so far.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next move and its seat; `None` when the round is over.
    pub fn next(&mut self) -> Option<(Seat, Move)> {
        if self.number == 0 {
            return Some((Seat(0), Move::Deal));
        }
        while let Some(player) = self.players.get_mut(self.noticing) {
            self.noticing += 1;
            if let Some(wanted) = player.notice(self.game.view_of(player.seat()), self.number) {
                return Some((player.seat(), wanted));
            }
        }
        let seat = self.game.to_act()?;
        Some((seat, self.players[seat.index()].choose(self.game.view_of(seat), self.number)))
    }

    /// Makes the move.
    pub fn make(&mut self, seat: Seat, wanted: Move) {
        self.game.apply_silently(seat, wanted).expect("computer players make legal moves only");
        self.number += 1;
        if wanted.is_play() {
            self.noticing = 0;
        }
    }
}
