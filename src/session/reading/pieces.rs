//! What stands behind a command at a table that lies open: cards, colours and numbers, named in full.

use crate::cards::{CardKind, Wish};
use crate::command::{Listener, Piece, Typed, Verb};
use crate::session::voice::LanguagePack;

/// The cards, colours and numbers of a text, in order, as far as they suit: in the table's language, or else in the words of another one. None if
/// something else stands there, or if it can be read in several ways.
pub fn pieces(
    voice: &LanguagePack,
    text: &str,
    wishes: &[Wish],
    suits: impl Fn(&[Piece]) -> bool,
) -> Option<Vec<Piece>> {
    let typed = Typed::new(text);
    if typed.is_empty() {
        return Some(Vec::new());
    }
    let own = voice.cards()?;
    let heard = |foreign| {
        let listener = Listener { lexicon: voice.lexicon(), own, foreign, wishes, players: &[] };
        let mut found: Vec<Vec<Piece>> = Vec::new();
        for way in listener.hear(&typed, Some(Verb::Play)).ways {
            let new = suits(&way.pieces) && !found.contains(&way.pieces);
            if way.verb == Some(Verb::Play) && !way.pieces.is_empty() && new {
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
pub fn only_cards_and_numbers(voice: &LanguagePack, text: &str) -> Option<(Vec<Vec<CardKind>>, Vec<usize>)> {
    // A number stands before the card that it is about.
    let number = |piece: &Piece| matches!(piece, Piece::Number(..));
    let suits = |pieces: &[Piece]| {
        let first = pieces.iter().take_while(|piece| number(piece)).count();
        pieces[first..].iter().all(|piece| matches!(piece, Piece::Card(_)))
    };
    let (mut cards, mut numbers) = (Vec::new(), Vec::new());
    for piece in pieces(voice, text, &[], suits)? {
        match piece {
            Piece::Number(number, _) => numbers.push(number),
            Piece::Card(kinds) => cards.push(kinds),
            _ => return None,
        }
    }
    Some((cards, numbers))
}
