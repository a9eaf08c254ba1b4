//! What a line means where a game is told again.

use super::super::voice::LanguagePack;
use crate::command::Typed;
use crate::say::msg;

/// What only this table understands; everything else is a question or a command as elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted<'t> {
    /// So many moves on.
    On(usize),
    /// To a move.
    Move(usize),
    /// To the deal of a round.
    Round(usize),
    /// To the deal.
    Beginning,
    /// To the last move.
    End,
    /// To the next move of which this is true; without a sentence, of which the last one is.
    When(&'t str),
    /// From the side of who is called so.
    From(&'t str),
    /// With all hands open.
    Open,
    /// To play on from here.
    PlayOn,
    /// To write a file for others.
    Export(&'t str),
}

impl<'t> Wanted<'t> {
    /// What a line means; none if it means nothing that is done only here.
    pub fn read(voice: &LanguagePack, typed: &'t str) -> Option<Self> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Some(Wanted::On(1));
        }
        if voice.is_phrase(typed, msg!("words-replay-play-on"), "play on") {
            return Some(Wanted::PlayOn);
        }
        if voice.is_phrase(typed, msg!("words-replay-beginning"), "beginning") {
            return Some(Wanted::Beginning);
        }
        if voice.is_phrase(typed, msg!("words-replay-end"), "end") {
            return Some(Wanted::End);
        }
        if voice.is_phrase(typed, msg!("words-replay-open"), "open") {
            return Some(Wanted::Open);
        }
        let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let number = |text: &str| {
            let line = Typed::new(text);
            if line.len() == 1 { voice.lexicon().number(line.word(0)) } else { None }
        };
        if let Some(place) = number(typed) {
            return Some(Wanted::Move(place));
        }
        if voice.means(first, msg!("words-replay-when"), "when") {
            return Some(Wanted::When(rest));
        }
        if voice.means(first, msg!("words-replay-from"), "from") {
            return Some(Wanted::From(rest));
        }
        if voice.means(first, msg!("words-replay-export"), "export") {
            return Some(Wanted::Export(rest));
        }
        if voice.means(first, msg!("words-replay-move"), "move") {
            return number(rest).map(Wanted::Move);
        }
        if voice.means(first, msg!("words-replay-round"), "round") {
            return number(rest).map(Wanted::Round);
        }
        None
    }
    /// Whether a line begins with a word behind which a number has to stand.
    pub fn lacks_number(voice: &LanguagePack, typed: &str) -> bool {
        let Some(first) = typed.split_whitespace().next() else { return false };
        let begins = voice.means(first, msg!("words-replay-move"), "move")
            || voice.means(first, msg!("words-replay-round"), "round");
        begins && Wanted::read(voice, typed).is_none()
    }
}
