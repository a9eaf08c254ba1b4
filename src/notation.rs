//! How cards and moves are written in records and examples: English words and codes, whatever the language.
//!
//! A move is a word and what it needs: `play r5`, `play r5 r6 r7`, `play w wish blue call uno`, `draw`, `pass`, `call uno`, `catch 2`,
//! `challenge`, `choose red`, `choose player 2`, `give r5`, `deal`, `agree 3 draws 2`. Seats are counted from 1.

mod agreement;
mod codes;

use crate::cards::{CardKind, Colour, Wish};
use crate::engine::{Call, Family, Game, Laid, Move, Seat};
use crate::rules::Rules;

pub(crate) use codes::Codes;

/// Something that the notation does not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationFault {
    /// No word of a move.
    #[error("unknown move: {word}")]
    UnknownMove {
        /// What stands there.
        word: String,
    },
    /// No card of the deck has this code.
    #[error("unknown card: {code}")]
    UnknownCard {
        /// What stands there.
        code: String,
    },
    /// No colour of the deck.
    #[error("unknown colour: {colour}")]
    UnknownColour {
        /// What stands there.
        colour: String,
    },
    /// Nothing that is called in this game.
    #[error("unknown call: {call}")]
    UnknownCall {
        /// What stands there.
        call: String,
    },
    /// No seat of a table.
    #[error("not a seat: {seat}")]
    UnknownSeat {
        /// What stands there.
        seat: String,
    },
    /// No stack of a wall.
    #[error("not a stack: {stack}")]
    UnknownStack {
        /// What stands there.
        stack: String,
    },
    /// No number of cards.
    #[error("not a number of cards: {number}")]
    UnknownNumber {
        /// What stands there.
        number: String,
    },
    /// Nothing that can be agreed on.
    #[error("unknown agreement: {word}")]
    UnknownAgreement {
        /// What stands there.
        word: String,
    },
    /// No side of a breach.
    #[error("not a side: {side}")]
    UnknownSide {
        /// What stands there.
        side: String,
    },
    /// A word of the move is missing.
    #[error("something is missing after: {after}")]
    Missing {
        /// The last word that stands there.
        after: String,
    },
    /// There is more than the move needs.
    #[error("too much: {rest}")]
    TooMuch {
        /// What is too much.
        rest: String,
    },
}

/// The cards and moves of a shedding game, written and read.
#[derive(Clone, Copy)]
pub struct Notation<'a> {
    rules: &'a Rules,
}

impl<'a> Notation<'a> {
    /// The notation of a rule set.
    #[must_use]
    pub fn of(rules: &'a Rules) -> Self {
        Notation { rules }
    }

    /// How cards and colours are written.
    #[must_use]
    pub fn codes(self) -> Codes<'a> {
        Codes::of(self.rules.terms())
    }

    /// The code of a card.
    #[must_use]
    pub fn card(self, kind: CardKind) -> &'a str {
        self.codes().card(kind)
    }

    /// The codes of several cards, with blanks between.
    #[must_use]
    pub fn cards(self, kinds: &[CardKind]) -> String {
        self.codes().cards(kinds)
    }

    /// The id of a colour.
    #[must_use]
    pub fn colour(self, colour: Colour) -> &'a str {
        self.codes().colour(colour)
    }

    /// The id of a wished colour or symbol.
    #[must_use]
    pub fn wish(self, wish: Wish) -> &'a str {
        match wish {
            Wish::Colour(colour) => self.colour(colour),
            Wish::Symbol(symbol) => &self.rules.deck().symbol_name(symbol).id,
        }
    }

    /// The id of a call.
    #[must_use]
    pub fn call(self, call: Call) -> &'a str {
        self.rules.book().calls.get_index(usize::from(call.0)).map_or("", |(id, _)| id)
    }

    /// A move, as it stands after the seat in a record.
    #[must_use]
    pub fn write(self, wanted: Move) -> String {
        match wanted {
            Move::Play { card, wish, call } => {
                let wish = wish.map_or_else(String::new, |wish| format!(" wish {}", self.wish(wish)));
                let call = call.map_or_else(String::new, |call| format!(" call {}", self.call(call)));
                format!("play {}{wish}{call}", self.card(card))
            }
            Move::PlayTogether { cards, call } => {
                let call = call.map_or_else(String::new, |call| format!(" call {}", self.call(call)));
                format!("play {}{call}", self.cards(cards.as_slice()))
            }
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

    /// The card with this code.
    ///
    /// # Errors
    /// No card of the deck has it.
    pub fn read_card(self, code: &str) -> Result<CardKind, NotationFault> {
        self.codes().read_card(code)
    }

    /// Several cards with blanks between.
    ///
    /// # Errors
    /// The first code that no card has.
    pub fn read_cards(self, codes: &str) -> Result<Vec<CardKind>, NotationFault> {
        self.codes().read_cards(codes)
    }

    /// The colour with this id.
    ///
    /// # Errors
    /// No colour of the deck has it.
    pub fn read_colour(self, id: &str) -> Result<Colour, NotationFault> {
        self.codes().read_colour(id)
    }

    /// The wish for the colour or the symbol with this id.
    ///
    /// # Errors
    /// Neither is in the deck.
    pub fn read_wish(self, id: &str) -> Result<Wish, NotationFault> {
        let wish = self.rules.all_wishes().find(|wish| self.wish(*wish) == id);
        wish.ok_or_else(|| NotationFault::UnknownColour { colour: id.to_owned() })
    }

    /// The call with this id.
    ///
    /// # Errors
    /// Nothing that is called here has it.
    pub fn read_call(self, id: &str) -> Result<Call, NotationFault> {
        let index = self.rules.book().calls.get_index_of(id).and_then(|index| u8::try_from(index).ok());
        index.map(Call).ok_or_else(|| NotationFault::UnknownCall { call: id.to_owned() })
    }

    /// A move.
    ///
    /// # Errors
    /// What is not understood.
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
                match (cards.as_slice(), Laid::new(&cards), wish) {
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

/// A game whose moves can be written and read.
pub trait Written: Family {
    /// A move, as it stands after the seat in a record.
    fn write(rules: &Self::Rules, wanted: Self::Move) -> String;

    /// A move.
    ///
    /// # Errors
    /// What is not understood.
    fn read(rules: &Self::Rules, text: &str) -> Result<Self::Move, NotationFault>;

    /// A seat and its move, as a line of a record: `2 play r5`.
    ///
    /// # Errors
    /// What is not understood.
    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault> {
        let (seat, wanted) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        Ok((read_seat(seat)?, Self::read(rules, wanted)?))
    }
}

impl Written for Game {
    fn write(rules: &Rules, wanted: Move) -> String {
        Notation::of(rules).write(wanted)
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        Notation::of(rules).read(text)
    }
}

/// A seat, counted from 1.
///
/// # Errors
/// The text is no number of a seat.
pub fn read_seat(text: &str) -> Result<Seat, NotationFault> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=10).contains(number));
    number.map(|number| Seat(number - 1)).ok_or_else(|| NotationFault::UnknownSeat { seat: text.to_owned() })
}

/// The words of a move, of which each fault names where it was met.
pub(crate) struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    last: &'a str,
}

impl<'a> Words<'a> {
    pub fn of(text: &'a str) -> Self {
        Words { words: text.split_whitespace(), last: "" }
    }

    /// There is nothing more.
    pub fn end(mut self) -> Result<(), NotationFault> {
        match self.optional() {
            Some(rest) => Err(NotationFault::TooMuch { rest: rest.to_owned() }),
            None => Ok(()),
        }
    }

    pub fn optional(&mut self) -> Option<&'a str> {
        self.words.next().inspect(|word| self.last = word)
    }

    pub fn next(&mut self) -> Result<&'a str, NotationFault> {
        let after = self.last;
        self.optional().ok_or_else(|| NotationFault::Missing { after: after.to_owned() })
    }
}
