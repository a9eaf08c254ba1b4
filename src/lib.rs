//! Sixdot: card games of the Mau-Mau family for people who play by ear or by fingertip.
//!
//! # A tour
//!
//! Read the modules in this order; each uses only those before it, and a test holds that to the order of this list.
//!
//! 1. [`mod@file`]: through it all files are read and written. [`cards`]: what is printed on cards, and sets of cards.
//!    No rules.
//! 2. [`rules`]: a rule file is read, checked (all faults at once, each with its line) and compiled to masks.
//! 3. [`engine`]: the rules at work. A [`Game`](engine::Game) takes a [`Move`](engine::Move) and gives what each
//!    viewer may know of it: [`Observation`](engine::Observation), a [`View`](engine::View), or [`IllegalMove`](engine::IllegalMove) not. The table
//!    itself never leaves the engine, so nothing that is hidden can be told.
//! 4. [`notation`], [`record`] and [`example`]: moves on paper, games on paper, and the examples that hold every
//!    clause.
//! 5. [`bot`]: computer players, who get a view like everybody else.
//! 6. [`table`]: a game of any family between seats; it knows no keyboard and no language.
//! 7. [`say`]: from what is seen to finished lines in German, English and Finnish, in full and for braille; the only
//!    user of Fluent.
//! 8. [`command`]: what can be typed; [`rulebook`]: what the clauses mean, in the words of each language.
//! 9. [`settings`]: what the user keeps. [`session`]: from a typed line to an answer for whoever typed it. No terminal
//!    in there.
//! 10. [`output`] and [`repl`]: the terminal and the voice, the line editor. [`simulate`]: many games without anybody
//!     watching. [`net`]: one table, everybody at home. [`cli`]: the command line.
//!
//! # Families
//!
//! Shedding games are the general case of each layer and stand in the layers themselves. Every other family is one room, and
//! has in it a room of its own for each layer that has to know it: [`wall`] and [`patience`].
//!
//! # A game in ten lines
//!
//! ```
//! use sixdot::engine::{Dice, Game, Move, Seat, Setup};
//! use sixdot::rules::Library;
//!
//! let rules = Library::built_in().load("uno", &[]).unwrap().rules.into_shed().unwrap();
//! let mut game = Game::new(rules, Setup::new(3), 42);
//! game.apply(Seat(0), Move::Deal).unwrap();
//! let mut dice = Dice::new(42, 1);
//! while let Some(seat) = game.to_act() {
//!     let wanted = *dice.pick(&game.view_of(seat).legal_moves()).unwrap();
//!     game.apply(seat, wanted).unwrap();
//! }
//! ```

// The tour goes through all rooms, also those that are open to nobody outside.
#![allow(rustdoc::private_intra_doc_links)]

pub mod bot;
pub mod cards;
pub mod cli;
pub mod command;
pub mod engine;
pub mod example;
mod file;
#[cfg(feature = "net")]
pub mod net;
pub mod notation;
pub mod output;
pub mod patience;
pub mod record;
pub mod repl;
pub mod rulebook;
pub mod rules;
pub mod say;
pub mod session;
pub mod settings;
pub mod simulate;
pub mod table;
pub mod wall;
