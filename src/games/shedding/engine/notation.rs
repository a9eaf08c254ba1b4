//! Notation of the moves of shedding games.
//!
//! A move is a word and what it needs: `play r5`, `play r5 r6 r7`, `play w wish blue call uno`, `draw`, `pass`, `call uno`, `catch 2`,
//! `challenge`, `choose red`, `choose player 2`, `give r5`, `deal`, `agree 3 draws 2`. House actions are written `3 draws 2`,
//! `2 is skipped`, `2 again`, `2 gives 1 card r5`, `2 gives 1 cards 3`, `2 swaps 3`, `reverse`, `name red`, `2 takes back`.

use std::ops::Deref;

use super::moves::{Agreement, Gift, Move, PlayedTogether};
use crate::cards::Wish;
use crate::engine::{Codes, NotationFault, Words, read_seat};
use crate::games::shedding::rules::Rules;
use crate::rules::Call;

/// Reader and writer for the cards and moves of a shedding game.
#[derive(Clone, Copy)]
pub struct Notation<'a> {
    rules: &'a Rules,
    codes: Codes<'a>,
}

/// The codes of cards and colours.
impl<'a> Deref for Notation<'a> {
    type Target = Codes<'a>;

    fn deref(&self) -> &Codes<'a> {
        &self.codes
    }
}

impl<'a> Notation<'a> {
    /// Notation of games with these rules.
    pub fn of(rules: &'a Rules) -> Self {
        Notation { rules, codes: Codes::of(&rules.terms) }
    }

    /// The id of the colour, suit or rank that a card wishes.
    pub fn wish(self, wish: Wish) -> &'a str {
        match wish {
            Wish::Colour(colour) => self.colour(colour),
            Wish::Symbol(symbol) => &self.rules.deck().symbol_name(symbol).id,
        }
    }

    /// The id of a call.
    pub fn call(self, call: Call) -> &'a str {
        self.rules.book.calls.get_index(call.index()).map_or("", |(id, _)| id)
    }

    /// A move, as it follows the seat in a record.
    pub fn write(self, wanted: Move) -> String {
        let behind = |call: Option<Call>| call.map_or_else(String::new, |call| format!(" call {}", self.call(call)));
        match wanted {
            Move::Play { card, wish, call } => {
                let wish = wish.map_or_else(String::new, |wish| format!(" wish {}", self.wish(wish)));
                format!("play {}{wish}{}", self.card(card), behind(call))
            }
            Move::PlayTogether { cards, call } => format!("play {}{}", self.cards(cards.as_slice()), behind(call)),
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Call(call) => format!("call {}", self.call(call)),
            Move::Catch(seat) => format!("catch {seat}"),
            Move::Challenge => "challenge".to_owned(),
            Move::Choose(wish) => format!("choose {}", self.wish(wish)),
            Move::Deal => "deal".to_owned(),
            Move::StandFor(card) => format!("choose card {}", self.card(card)),
            Move::ChoosePlayer(seat) => format!("choose player {seat}"),
            Move::Give(card) => format!("give {}", self.card(card)),
            Move::Agree(agreed) => format!("agree {}", self.agreement(agreed)),
        }
    }

    /// # Errors
    /// Neither is in the deck.
    pub fn read_wish(self, id: &str) -> Result<Wish, NotationFault> {
        let wish = self.rules.all_wishes().find(|wish| self.wish(*wish) == id);
        wish.ok_or_else(|| NotationFault::UnknownColour { colour: id.to_owned() })
    }

    /// # Errors
    /// Nothing that is called here has it.
    pub fn read_call(self, id: &str) -> Result<Call, NotationFault> {
        let index = self.rules.book.calls.get_index_of(id).and_then(|index| u8::try_from(index).ok());
        index.map(Call).ok_or_else(|| NotationFault::UnknownCall { call: id.to_owned() })
    }

    /// # Errors
    /// The text is not a valid move.
    pub fn read(self, text: &str) -> Result<Move, NotationFault> {
        let mut words = Words::of(text);
        let wanted = match words.next()? {
            "play" => {
                let mut cards = vec![self.read_card(words.next()?)?];
                let (mut wish, mut call) = (None, None);
                while let Some(word) = words.optional() {
                    match word {
                        "wish" => wish = Some(self.read_wish(words.next()?)?),
                        "call" => call = Some(self.read_call(words.next()?)?),
                        code => cards.push(self.read_card(code)?),
                    }
                }
                match (cards.as_slice(), PlayedTogether::new(&cards), wish) {
                    ([card], ..) => Move::Play { card: *card, wish, call },
                    (_, Some(cards), None) => Move::PlayTogether { cards, call },
                    _ => return Err(NotationFault::TooMuch { rest: self.cards(&cards[1..]) }),
                }
            }
            "draw" => Move::Draw,
            "pass" => Move::Pass,
            "call" => Move::Call(self.read_call(words.next()?)?),
            "catch" => Move::Catch(read_seat(words.next()?)?),
            "challenge" => Move::Challenge,
            "choose" => match (words.next()?, words.optional()) {
                ("card", Some(code)) => Move::StandFor(self.read_card(code)?),
                ("player", Some(seat)) => Move::ChoosePlayer(read_seat(seat)?),
                (_, Some(rest)) => return Err(NotationFault::TooMuch { rest: rest.to_owned() }),
                (wish, None) => Move::Choose(self.read_wish(wish)?),
            },
            "give" => Move::Give(self.read_card(words.next()?)?),
            "agree" => Move::Agree(self.read_agreement(&mut words)?),
            "deal" => Move::Deal,
            word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
        };
        words.end().map(|()| wanted)
    }
}

impl Notation<'_> {
    /// A house action (G-15) as it is written, such as `2 draws 3`.
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

    fn read_agreement(self, words: &mut Words<'_>) -> Result<Agreement, NotationFault> {
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
