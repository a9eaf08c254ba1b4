//! Terminals, keys, sounds and speech.

mod contradictions;
mod keys;
mod pty;
mod sounds;
mod speech;
