//! Sixdot: card games of the Mau-Mau family for people who play by ear or by fingertip.
//!
//! # The layers
//!
//! Each module uses only those before it in this list; a test holds that.
//!
//! 1. [`cards`]: the cards of a deck, and sets of cards. [`storage`]: files read within bounds and written whole.
//! 2. [`rules`]: a rule file is read, checked (every diagnostic with its line) and compiled to masks.
//! 3. [`engine`]: what all games share: the trait of a deterministic state machine, which takes a move and gives each
//!    viewer an observation, a view, or the reason why a move is illegal; notation, seats, set-ups and chance. The table
//!    itself never leaves the engine of a family, so nothing hidden can leak.
//! 4. [`record`]: games as text: set-up, seed and moves; replay and undo.
//! 5. [`bot`]: computer players, who get a view like everybody else.
//! 6. [`check`]: examples of clauses, and simulation.
//! 7. [`text`]: from observations to finished lines in German, English and Finnish, in full and for braille.
//!    The only user of Fluent.
//! 8. [`input`]: what can be typed; [`rulebook`]: the clauses of a game as a book, and its export.
//! 9. [`session`]: from a typed line to an answer: setup, table, history, lessons, replay, settings. It knows no terminal.
//! 10. [`terminal`]: the line editor, single keys, the screen, speech and sounds.
//! 11. [`net`]: one table, everybody at home.
//! 12. [`cli`]: the command line.
//!
//! # Families of games
//!
//! [`games`] holds shedding games (UNO, Mau Mau, Switch and others), walls and the patience, alike inside. Their parts
//! (`rules`, `engine`, `bot`, `check`, `text`, `session`) belong to the layer of their name, and no family uses another.
//!
//! # A game in ten lines
//!
//! ```
//! use sixdot::engine::{Dice, Game, Seat, Setup};
//! use sixdot::games::shedding::engine::{Move, SheddingGame};
//! use sixdot::rules::Library;
//!
//! let rules = Library::built_in().load("uno", &[]).unwrap().rules.shed().cloned().unwrap();
//! let mut game = SheddingGame::new(rules, Setup::new(3), 42);
//! game.apply(Seat(0), Move::Deal).unwrap();
//! let mut dice = Dice::new(42, 1);
//! while let Some(seat) = game.to_act() {
//!     let wanted = *dice.pick(&game.view_of(seat).legal_moves()).unwrap();
//!     game.apply(seat, wanted).unwrap();
//! }
//! ```

// The tour links private modules, too.
#![allow(rustdoc::private_intra_doc_links)]

pub mod bot;
pub mod cards;
pub mod check;
pub mod cli;
pub mod engine;
pub mod games;
pub mod input;
#[cfg(feature = "net")]
pub mod net;
pub mod record;
pub mod rulebook;
pub mod rules;
pub mod session;
mod storage;
pub mod terminal;
pub mod text;
