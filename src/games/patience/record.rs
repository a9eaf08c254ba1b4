//! Notation of moves: `lay`, `put`, `row red`, `wish red`, `keep`, `stop`, `undo`, `deal`.

use crate::games::patience::engine::{Game, Move};
use crate::games::patience::rules::Rules;
use crate::record::notation::{Codes, NotationFault, Words, Written};

impl Written for Game {
    fn write(rules: &Rules, wanted: Move) -> String {
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

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
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
}
