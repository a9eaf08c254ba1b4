//! Records: saved games, replays, and what survives a kill.

mod evenings;
mod kept;
mod killed;
mod records;
mod replays;
mod taken_back;
mod verified;
