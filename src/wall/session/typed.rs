//! From typed words to moves at a wall.

use crate::cards::CardKind;
use crate::command::{Command, MoveCommand, TableQuestion, Typed, Understood};
use crate::say::{Line, msg};
use crate::session;
use crate::session::{LanguagePack, Reply, only_cards_and_numbers};
use crate::wall::engine::{Game, Move, Pair, Side, Spot, View};
use crate::wall::rules::Free;

/// Somebody types at a wall.
pub(super) struct Typing<'a> {
    side: session::Side<'a, Game>,
    view: View<'a>,
    voice: &'a LanguagePack,
}

impl<'a> Typing<'a> {
    /// Somebody there who has the keyboard.
    pub fn at(side: session::Side<'a, Game>) -> Self {
        Typing { side, view: side.view, voice: side.voice() }
    }

    /// `take 2 5`, `take 3 3`, `take red 12 blue 8`.
    pub fn take(&self, rest: &str) -> Result<Move, Line> {
        self.pair(rest).unwrap_or_else(|| Err(self.voice.misused(MoveCommand::Take)))
    }

    /// Two numbers or two cards; none if the words are something else.
    pub fn pair(&self, typed: &str) -> Option<Result<Move, Line>> {
        let (cards, numbers) = only_cards_and_numbers(self.voice, typed)?;
        match (cards.as_slice(), numbers.as_slice()) {
            ([], [one, other]) => Some(Ok(Move::take(spot(*one)?, spot(*other)?))),
            ([one, other], []) => Some(self.pair_of(one, other)),
            _ => None,
        }
    }

    /// Whether nothing but numbers is typed.
    pub fn is_numbers(&self, typed: &str) -> bool {
        only_cards_and_numbers(self.voice, typed)
            .is_some_and(|(cards, numbers)| cards.is_empty() && !numbers.is_empty())
    }

    /// The pair of stacks on which these cards lie free: the first of each that may be meant.
    fn pair_of(&self, one: &[CardKind], other: &[CardKind]) -> Result<Move, Line> {
        let view = self.view;
        let twice = self.view.rules().book().stacks.free == Free::AtOnce;
        let pairs = view.spots().flat_map(|first| view.spots().map(move |second| (first, second)));
        let held = pairs.filter(|(first, second)| twice || first != second).filter_map(|(first, second)| {
            let pair = Pair::new(first, second);
            let (cards, _) = view.fit(pair)?;
            let meant = |a: CardKind, b: CardKind| one.contains(&a) && other.contains(&b);
            (meant(cards[0], cards[1]) || meant(cards[1], cards[0])).then_some(pair)
        });
        let mut pairs: Vec<Pair> = held.collect();
        pairs.sort_unstable();
        pairs.dedup();
        let seat = view.to_act();
        let legal = |pair: &Pair| seat.is_some_and(|seat| view.why_not(seat, Move::Take(*pair)).is_none());
        match pairs.iter().find(|pair| legal(pair)).or(pairs.first()) {
            Some(pair) if pairs.len() == 1 || one.len() + other.len() == 2 => Ok(Move::Take(*pair)),
            Some(_) => Err(self.voice.error(msg!("wall-several-pairs"))),
            None => Err(self.not_free(one, other)),
        }
    }

    /// The first of two cards that does not lie free.
    fn not_free(&self, one: &[CardKind], other: &[CardKind]) -> Line {
        let view = self.view;
        let free =
            |cards: &[CardKind]| view.spots().any(|spot| view.free(spot).is_some_and(|card| cards.contains(&card)));
        let missing = [one, other].into_iter().find(|cards| !free(cards)).unwrap_or(other);
        self.voice.error(msg!("wall-not-free", card = missing[0]))
    }

    /// `exchange 3 red 12`; without a number, the wish card that is free. A number alone is a stack and no card.
    pub fn exchange(&self, rest: &str) -> Result<Move, Line> {
        let view = self.view;
        let misused = || self.voice.misused(MoveCommand::Exchange);
        let (cards, numbers) = only_cards_and_numbers(self.voice, rest).ok_or_else(misused)?;
        let [card] = cards.as_slice() else { return Err(misused()) };
        let spot = match numbers.as_slice() {
            [number] => spot(*number).ok_or_else(misused)?,
            [] => {
                let mut free = view.spots().filter(|spot| !view.exchangeable(*spot).is_empty());
                match (free.next(), free.next()) {
                    (Some(spot), None) => spot,
                    (Some(_), Some(_)) => return Err(misused()),
                    (None, _) => return Err(self.voice.error(msg!("wall-nothing-to-exchange"))),
                }
            }
            _ => return Err(misused()),
        };
        let choices = view.exchangeable(spot);
        let mut there = card.iter().filter(|card| choices.contains(card));
        match (there.next(), there.next()) {
            (Some(card), None) => Ok(Move::Exchange { spot, card: *card }),
            (Some(_), Some(_)) => Err(misused()),
            (None, _) => Ok(Move::Exchange { spot, card: card[0] }),
        }
    }

    /// `left`, `right 4`.
    pub fn side(&self, side: Side, rest: &str) -> Result<Move, Line> {
        let misused = || self.voice.misused(command_of(side));
        let (cards, numbers) = only_cards_and_numbers(self.voice, rest).ok_or_else(misused)?;
        let choices = self.view.sides();
        let mut spots = choices.iter().filter(|(_, choice)| *choice == side).map(|(spot, _)| *spot);
        match (cards.as_slice(), numbers.as_slice(), spots.next(), spots.next()) {
            ([], [], Some(_), Some(_)) => Err(misused()),
            // The judge tells why there is no such side.
            ([], [], first, _) => Ok(Move::Breach { spot: first.unwrap_or(Spot(0)), side }),
            ([], [number], ..) => Ok(Move::Breach { spot: spot(*number).ok_or_else(misused)?, side }),
            _ => Err(misused()),
        }
    }

    /// A move behind `why` or `what`: a pair, or any move with its command.
    pub fn wanted(&self, asked: TableQuestion, rest: &str) -> Result<Move, Line> {
        match self.voice.phrases().understand(&Typed::new(rest), self.voice.lexicon()) {
            Understood::Command(Command::Move(MoveCommand::Take), rest) => self.take(&rest),
            Understood::Command(Command::Move(MoveCommand::Exchange), rest) => self.exchange(&rest),
            Understood::Command(Command::Move(MoveCommand::Pass), rest) if rest.is_empty() => Ok(Move::Pass),
            Understood::Command(Command::Move(MoveCommand::Left), rest) => self.side(Side::Left, &rest),
            Understood::Command(Command::Move(MoveCommand::Right), rest) => self.side(Side::Right, &rest),
            _ => self
                .pair(rest)
                .or_else(|| Typing::two_numbers(rest))
                .unwrap_or_else(|| Err(self.voice.misused(asked))),
        }
    }

    /// The two numbers that stand somewhere in a question.
    fn two_numbers(rest: &str) -> Option<Result<Move, Line>> {
        match numbers_in(rest).as_slice() {
            [one, other] => Some(Ok(Move::take(spot(*one)?, spot(*other)?))),
            _ => None,
        }
    }

    /// One row, by its number or its free card.
    pub fn row(&self, rest: &str) -> Reply<Move> {
        match self.spot_of(TableQuestion::Row, rest) {
            Ok(spot) => Reply::Told(vec![self.side.announcer().row(self.view, spot)]),
            Err(line) => Reply::Refused(line),
        }
    }

    /// The stack of a number, or on which a card lies free.
    ///
    /// # Errors
    /// The line that says what is expected, or that the card is not free.
    pub fn spot_of(&self, asked: TableQuestion, rest: &str) -> Result<Spot, Line> {
        if let Some((cards, numbers)) = only_cards_and_numbers(self.voice, rest) {
            if let ([], [number]) = (cards.as_slice(), numbers.as_slice()) {
                return spot(*number).ok_or_else(|| self.voice.misused(asked));
            }
        }
        let typed = Typed::new(rest);
        let meant = Some(self.voice.full_cards(&typed)).filter(|cards| !cards.is_empty());
        let meant = meant.unwrap_or_else(|| self.voice.meant(&typed));
        if let ([number], true) = (numbers_in(rest).as_slice(), self.voice.card_within(&typed).is_none()) {
            return spot(*number).ok_or_else(|| self.voice.misused(asked));
        }
        if meant.is_empty() || self.is_numbers(rest) {
            return Err(self.voice.misused(asked));
        }
        let view = self.view;
        let mut free = view.spots().filter(|spot| view.free(*spot).is_some_and(|card| meant.contains(&card)));
        match (free.next(), free.next()) {
            (Some(spot), None) => Ok(spot),
            (None, _) if meant.len() == 1 => Err(self.voice.error(msg!("wall-not-free", card = meant[0]))),
            _ => Err(self.voice.misused(asked)),
        }
    }
}

/// The command with which a move is typed.
pub(super) fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Take(_) | Move::Deal => MoveCommand::Take,
        Move::Exchange { .. } => MoveCommand::Exchange,
        Move::Pass => MoveCommand::Pass,
        Move::Breach { side, .. } => command_of(side),
    }
}

/// The command that takes a side of a breach.
fn command_of(side: Side) -> MoveCommand {
    match side {
        Side::Left => MoveCommand::Left,
        Side::Right => MoveCommand::Right,
    }
}

/// The numbers of a text, in digits.
fn numbers_in(text: &str) -> Vec<usize> {
    Typed::new(text).words().filter_map(|word| word.parse().ok()).collect()
}

/// A stack by its number, counted from 1.
fn spot(number: usize) -> Option<Spot> {
    u8::try_from(number).ok().and_then(|number| number.checked_sub(1)).map(Spot)
}
