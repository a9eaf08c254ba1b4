//! Notation of moves: `lay`, `put`, `row red`, `wish red`, `keep`, `stop`, `undo`, `deal`.

use super::moves::Move;
use crate::engine::{Codes, NotationFault, Words};
use crate::games::patience::rules::Rules;

pub(super) fn write(rules: &Rules, wanted: Move) -> String {
    let codes = Codes::of(rules.terms());
    match wanted {
        Move::Deal => "deal".to_owned(),
        Move::Lay => "lay".to_owned(),
        Move::Put => "put".to_owned(),
        Move::Row(colour) => format!("row {}", codes.colour(colour)),
        Move::Wish(colour) => format!("wish {}", codes.colour(colour)),
        Move::Keep => "keep".to_owned(),
        Move::Stop => "stop".to_owned(),
        Move::Undo => "undo".to_owned(),
    }
}

pub(super) fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
    let (codes, mut words) = (Codes::of(rules.terms()), Words::of(text));
    let wanted = match words.next()? {
        "deal" => Move::Deal,
        "lay" => Move::Lay,
        "put" => Move::Put,
        "row" => Move::Row(codes.read_colour(words.next()?)?),
        "wish" => Move::Wish(codes.read_colour(words.next()?)?),
        "keep" => Move::Keep,
        "stop" => Move::Stop,
        "undo" => Move::Undo,
        word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
    };
    words.end().map(|()| wanted)
}
