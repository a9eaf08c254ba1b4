//! What stands behind a command at a table that lies open: cards, colours and numbers, named in full.

use crate::cards::{CardKind, Wish};
use crate::command::{Listener, Piece, Typed};
use crate::session::voice::Voice;

/// The cards, colours and numbers of a text, in order: in the table's language, or else in the words of another one. None if
/// something else stands there, or if it can be read in several ways.
pub(in crate::session) fn pieces(voice: &Voice, text: &str, wishes: &[Wish]) -> Option<Vec<Piece>> {
    let typed = Typed::new(text);
    if typed.is_empty() {
        return Some(Vec::new());
    }
    let own = voice.cards()?;
    let heard = |foreign| {
        let listener = Listener { lexicon: voice.lexicon(), own, foreign, wishes, players: &[] };
        let mut found: Vec<Vec<Piece>> = Vec::new();
        for way in listener.hear(&typed, 0).ways {
            if way.verb.is_none() && !way.pieces.is_empty() && !found.contains(&way.pieces) {
                found.push(way.pieces);
            }
        }
        // A card in full comes before a colour and a number, a wish card before the word for one.
        let shortest = found.iter().map(Vec::len).min()?;
        found.retain(|pieces| pieces.len() == shortest);
        if found.len() == 1 { found.pop() } else { None }
    };
    heard(&[]).or_else(|| heard(voice.other_cards()))
}

/// The same where colours alone mean nothing: cards, each the kinds that share its name, and numbers.
pub(in crate::session) fn only_cards_and_numbers(
    voice: &Voice,
    text: &str,
) -> Option<(Vec<Vec<CardKind>>, Vec<usize>)> {
    let (mut cards, mut numbers) = (Vec::new(), Vec::new());
    for piece in pieces(voice, text, &[])? {
        match piece {
            // A number stands before the card that it is about.
            Piece::Number(number, _) if cards.is_empty() => numbers.push(number),
            Piece::Card(kinds) => cards.push(kinds),
            _ => return None,
        }
    }
    Some((cards, numbers))
}
