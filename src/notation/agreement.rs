//! How agreements are written: `3 draws 2`, `2 is skipped`, `2 again`, `2 gives 1 card r5`, `2 gives 1 cards 3`,
//! `2 swaps 3`, `reverse`, `name red`, `2 takes back`.

use super::{Notation, NotationFault, Words, read_seat};
use crate::engine::{Agreement, Gift};

impl Notation<'_> {
    /// What is agreed on, as it stands after `agree` in a record.
    #[must_use]
    pub fn agreement(self, agreed: Agreement) -> String {
        match agreed {
            Agreement::Draw { seat, cards } => format!("{seat} draws {cards}"),
            Agreement::Skip(seat) => format!("{seat} is skipped"),
            Agreement::Again(seat) => format!("{seat} again"),
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                format!("{from} gives {to} card {}", self.card(card))
            }
            Agreement::Give { from, to, gift: Gift::Cards(cards) } => format!("{from} gives {to} cards {cards}"),
            Agreement::Swap(one, other) => format!("{one} swaps {other}"),
            Agreement::Reverse => "reverse".to_owned(),
            Agreement::Name(wish) => format!("name {}", self.wish(wish)),
            Agreement::TakeBack(seat) => format!("{seat} takes back"),
        }
    }

    /// What stands after `agree`.
    pub(super) fn read_agreement(self, words: &mut Words<'_>) -> Result<Agreement, NotationFault> {
        let unknown = |word: &str| NotationFault::UnknownAgreement { word: word.to_owned() };
        let seat = match words.next()? {
            "reverse" => return Ok(Agreement::Reverse),
            "name" => return Ok(Agreement::Name(self.read_wish(words.next()?)?)),
            seat => read_seat(seat)?,
        };
        Ok(match words.next()? {
            "draws" => Agreement::Draw { seat, cards: read_number(words.next()?)? },
            "is" => match words.next()? {
                "skipped" => Agreement::Skip(seat),
                word => return Err(unknown(word)),
            },
            "again" => Agreement::Again(seat),
            "gives" => {
                let to = read_seat(words.next()?)?;
                let gift = match words.next()? {
                    "card" => Gift::Card(self.read_card(words.next()?)?),
                    "cards" => Gift::Cards(read_number(words.next()?)?),
                    word => return Err(unknown(word)),
                };
                Agreement::Give { from: seat, to, gift }
            }
            "swaps" => Agreement::Swap(seat, read_seat(words.next()?)?),
            "takes" => match words.next()? {
                "back" => Agreement::TakeBack(seat),
                word => return Err(unknown(word)),
            },
            word => return Err(unknown(word)),
        })
    }
}

fn read_number(text: &str) -> Result<u8, NotationFault> {
    let number = text.parse::<u8>().ok().filter(|number| *number > 0);
    number.ok_or_else(|| NotationFault::UnknownNumber { number: text.to_owned() })
}
