//! Moves, games and computer players.

mod bots;
mod number_one;
mod perft;
mod properties;
mod same_games;
mod second_reading;
mod walls;
