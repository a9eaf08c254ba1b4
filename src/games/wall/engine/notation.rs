//! Notation of moves: `take 2 5`, `exchange 3 r12`, `breach 4 left`, `pass`, `deal`; stacks count from 1.

use super::moves::{BreachSide, Move, Spot};
use crate::engine::{Codes, NotationFault, Words};
use crate::games::wall::rules::Rules;

pub(super) fn write(rules: &Rules, wanted: Move) -> String {
    let codes = Codes::of(rules.terms());
    match wanted {
        Move::Deal => "deal".to_owned(),
        Move::Take(pair) => {
            let [one, other] = pair.spots();
            format!("take {one} {other}")
        }
        Move::Exchange { spot, card } => format!("exchange {spot} {}", codes.card(card)),
        Move::Breach { spot, side } => format!("breach {spot} {}", side_word(side)),
        Move::Pass => "pass".to_owned(),
    }
}

pub(super) fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
    let (codes, mut words) = (Codes::of(rules.terms()), Words::of(text));
    let wanted = match words.next()? {
        "deal" => Move::Deal,
        "take" => Move::take(read_spot(words.next()?)?, read_spot(words.next()?)?),
        "exchange" => Move::Exchange { spot: read_spot(words.next()?)?, card: codes.read_card(words.next()?)? },
        "breach" => Move::Breach { spot: read_spot(words.next()?)?, side: read_side(words.next()?)? },
        "pass" => Move::Pass,
        word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
    };
    words.end().map(|()| wanted)
}

pub fn side_word(side: BreachSide) -> &'static str {
    match side {
        BreachSide::Left => "left",
        BreachSide::Right => "right",
    }
}

/// Reads the number of a stack, counted from 1.
///
/// # Errors
/// The text is not the number of a stack.
pub fn read_spot(text: &str) -> Result<Spot, NotationFault> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=9).contains(number));
    number.map(|number| Spot(number - 1)).ok_or_else(|| NotationFault::UnknownStack { stack: text.to_owned() })
}

fn read_side(text: &str) -> Result<BreachSide, NotationFault> {
    match text {
        "left" => Ok(BreachSide::Left),
        "right" => Ok(BreachSide::Right),
        _ => Err(NotationFault::UnknownSide { side: text.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyRules, Library};

    #[test]
    fn what_is_written_can_be_read() {
        let Ok(AnyRules::Wall(rules)) = Library::built_in().load("numnum-wall", &[]).map(|game| game.rules) else {
            panic!("a wall game");
        };
        let spot = Spot(3);
        let card = Codes::of(rules.terms()).read_card("r12").expect("a card");
        let moves = [
            Move::Deal,
            Move::take(Spot(6), Spot(0)),
            Move::take(spot, spot),
            Move::Exchange { spot, card },
            Move::Breach { spot, side: BreachSide::Right },
            Move::Pass,
        ];
        for wanted in moves {
            assert_eq!(read(&rules, &write(&rules, wanted)), Ok(wanted));
        }
        assert_eq!(write(&rules, moves[1]), "take 1 7");
        assert_eq!(read(&rules, "take 0 3"), Err(NotationFault::UnknownStack { stack: "0".to_owned() }));
        assert_eq!(read(&rules, "breach 3 up"), Err(NotationFault::UnknownSide { side: "up".to_owned() }));
        assert_eq!(read(&rules, "deal 3"), Err(NotationFault::TooMuch { rest: "3".to_owned() }));
        assert_eq!(read(&rules, "take 3"), Err(NotationFault::Missing { after: "3".to_owned() }));
    }
}
