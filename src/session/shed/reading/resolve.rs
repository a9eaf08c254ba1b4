//! From what was heard to a move: what the verb and its pieces mean where something is asked, and where nothing is.

use super::deed::{Count, Deed, Laying};
use super::line::{Hands, Open};
use super::not_read::NotRead;
use crate::cards::{CardKind, Wish};
use crate::command::{Heard, Piece, Verb};
use crate::engine::{Awaiting, Call, Seat};
use crate::say::msg;

/// What one way of hearing a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Meant {
    pub deed: Result<Deed, NotRead>,
    /// Whether cards are named by their positions.
    pub by_position: bool,
    /// Whether the line says that a card is to be laid.
    pub says_play: bool,
}

impl Hands<'_> {
    /// What a way of hearing the line means; none if it means nothing.
    pub(super) fn meant(&self, heard: &Heard) -> Option<Meant> {
        let names_a_card = heard.pieces.iter().any(|piece| matches!(piece, Piece::Card(_)));
        let is_position = |piece: &Piece| match piece {
            Piece::Number(..) => !names_a_card,
            Piece::Place(_) => true,
            _ => false,
        };
        let by_position = heard.pieces.iter().any(is_position);
        let says_play = heard.verb == Some(Verb::Play);
        // Behind an article a number is no place: `leg die rote 5 auf die 2`.
        let is_card = |piece: &Piece| match piece {
            Piece::Number(number, _) => self.numbers_of_cards().contains(&number.to_string().as_str()),
            _ => false,
        };
        if (says_play || heard.verb.is_none()) && heard.pieces.iter().any(is_card) {
            return None;
        }
        let mut deed = self.deed(heard)?;
        if heard.calls {
            let due = self.view.call_due().or((!self.view.rules().book().calls.is_empty()).then_some(Call(0)));
            match &mut deed {
                Ok(Deed::Play(Laying { call, .. }) | Deed::Wish(_, call)) if call.is_none() => *call = due,
                _ => return None,
            }
        }
        Some(Meant { deed, by_position, says_play })
    }

    fn deed(&self, heard: &Heard) -> Option<Result<Deed, NotRead>> {
        let pieces = heard.pieces.as_slice();
        Some(Ok(match (heard.verb, pieces) {
            (Some(Verb::Draw), []) => Deed::Draw(Count::Usual),
            (Some(Verb::Draw), [Piece::Number(number, _)]) => Deed::Draw(Count::Cards(*number)),
            (Some(Verb::Draw), [Piece::Until]) => Deed::Draw(Count::UntilOneFits),
            (Some(Verb::Pass), []) => Deed::Pass,
            (Some(Verb::Challenge), []) => Deed::Challenge,
            (Some(Verb::Challenge), [Piece::Player(seat)]) => match self.view.awaits() {
                Awaiting::Challenge { against, .. } if against == *seat => Deed::Challenge,
                _ => return Some(Err(NotRead::OtherPlayer)),
            },
            (Some(Verb::Catch), []) => Deed::Catch(self.own_seat_at_the_end()),
            (Some(Verb::Catch), [Piece::Player(seat)]) => Deed::Catch(Some(*seat)),
            (Some(Verb::Catch), [Piece::Player(_), ..]) => return Some(Err(NotRead::OnePlayer)),
            // `sag mir das` is said to the program, and calls nothing.
            (Some(Verb::Call), [] | [Piece::Call(_)]) if self.is_said_to_somebody() => return None,
            (Some(Verb::Call), []) => Deed::Call(None),
            (None | Some(Verb::Call), [Piece::Call(call)]) => Deed::Call(Some(*call)),
            (None | Some(Verb::Choose), [Piece::Wish(wish), rest @ ..]) => return self.wish(*wish, rest, heard.verb),
            (None, [call @ Piece::Call(_), Piece::Wish(wish)]) if matches!(self.open, Open::Wish(_)) => {
                return self.wish(*wish, std::slice::from_ref(call), None);
            }
            (None | Some(Verb::Choose), [Piece::Player(_) | Piece::Number(_, true)]) if self.open == Open::Player => {
                return Some(self.player(&pieces[0]));
            }
            // Of another card, or with a colour behind it, a place may be how many of a kind are meant: `the second red one`.
            (Some(Verb::Play), [Piece::Place(place), rest @ ..]) => {
                let call = match rest {
                    [] => None,
                    [Piece::Call(call)] => Some(*call),
                    _ => return None,
                };
                return Some(self.at(*place).map(|card| Deed::Play(Laying { cards: vec![(card, None)], call })));
            }
            (_, [Piece::Place(_), ..]) => return None,
            (None | Some(Verb::Play | Verb::Choose), [piece]) if self.open == Open::Gift => {
                return Some(match self.card(piece)? {
                    Ok(card) => Ok(Deed::Give(card)),
                    Err(asked) => Err(asked),
                });
            }
            (None | Some(Verb::Choose), [Piece::Card(kinds)]) if matches!(self.open, Open::Card(_)) => {
                return Some(self.named(kinds));
            }
            // Where a colour is asked for, only who says so lays another card.
            (None, pieces) if matches!(self.open, Open::Wish(_) | Open::Choice(_)) => {
                self.laying(pieces)?.ok();
                return Some(Err(self.no_answer()));
            }
            (Some(Verb::Play), []) => self.twin()?,
            (None | Some(Verb::Play), pieces) => return self.laying(pieces),
            _ => return None,
        }))
    }

    /// Whether a word stands in the line that never stands beside a call.
    pub(super) fn is_said_to_somebody(&self) -> bool {
        self.has_word_of(msg!("words-typed-no-call"))
    }

    /// Laying the same card out of turn, where whoever types is asked for nothing but that (UH-10).
    pub(super) fn twin(&self) -> Option<Deed> {
        let card = self.view.twin().filter(|_| self.view.decides())?;
        Some(Deed::Play(Laying { cards: vec![(card, None)], call: None }))
    }

    /// The seat of whoever types, where the line ends with a word for it: `catch me`.
    fn own_seat_at_the_end(&self) -> Option<Seat> {
        let last = self.typed.len().checked_sub(1).filter(|last| *last > 0)?;
        let is_me = self.voice.means(self.typed.word(last), msg!("words-me"), "me");
        self.view.seat().filter(|_| is_me)
    }

    /// A colour alone answers the question for one; otherwise it is no move.
    fn wish(&self, wish: Wish, rest: &[Piece], verb: Option<Verb>) -> Option<Result<Deed, NotRead>> {
        let call = match rest {
            [] => None,
            [Piece::Call(call)] => Some(*call),
            _ => return None,
        };
        match (&self.open, wish) {
            (Open::Wish(wishes), _) => {
                Some(if wishes.contains(&wish) { Ok(Deed::Wish(wish, call)) } else { Err(self.no_answer()) })
            }
            (Open::Choice(wishes), _) if call.is_none() => {
                Some(if wishes.contains(&wish) { Ok(Deed::Choose(wish)) } else { Err(self.no_answer()) })
            }
            _ if verb.is_some() => Some(Err(NotRead::NothingToChoose)),
            _ => None,
        }
    }

    /// For which card the one that was laid stands: of several of that name the one for which it can.
    fn named(&self, kinds: &[CardKind]) -> Result<Deed, NotRead> {
        let Open::Card(possible) = &self.open else { return Err(NotRead::NothingToChoose) };
        let meant: Vec<CardKind> = kinds.iter().copied().filter(|kind| possible.contains(kind)).collect();
        match (meant.as_slice(), kinds) {
            ([card], _) | ([], [card, ..]) => Ok(Deed::StandFor(*card)),
            _ => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: meant }),
        }
    }

    fn player(&self, piece: &Piece) -> Result<Deed, NotRead> {
        let seat = match piece {
            Piece::Player(seat) => Some(*seat),
            Piece::Number(number, _) => number.checked_sub(1).and_then(|index| self.candidates.get(index)).copied(),
            _ => None,
        };
        seat.map(Deed::ChoosePlayer).ok_or(NotRead::NoCandidate(String::new()))
    }

    /// Cards, each perhaps with a wish behind it, and a call.
    fn laying(&self, pieces: &[Piece]) -> Option<Result<Deed, NotRead>> {
        let mut laying = Laying::default();
        let names_a_card = pieces.iter().any(|piece| matches!(piece, Piece::Card(_)));
        for piece in pieces {
            match piece {
                // Beside a name a number is no place: in `blue 2, 3 and 4` each is of that colour.
                Piece::Number(number, true) if names_a_card => {
                    self.is_cards_and_numbers().then_some(())?;
                    let (before, _) = laying.cards.last()?;
                    laying.cards.push((self.of_its_colour(*before, *number)?, None));
                }
                Piece::Card(_) | Piece::Number(_, true) => match self.card(piece)? {
                    Ok(card) => laying.cards.push((card, None)),
                    Err(asked) => return Some(Err(asked)),
                },
                Piece::Wish(wish) => {
                    let (card, named) = laying.cards.last_mut()?;
                    let wish = Some(*wish).filter(|_| named.is_none())?;
                    // What is no wish of the card is one that is refused, but a colour only.
                    let suits = self.wishes_with(*card);
                    if !suits.contains(&wish) && matches!(wish, Wish::Symbol(_)) {
                        return None;
                    }
                    *named = Some(wish);
                }
                Piece::Call(call) => {
                    if laying.call.replace(*call).is_some() {
                        return None;
                    }
                }
                Piece::Number(_, false)
                | Piece::Place(_)
                | Piece::Player(_)
                | Piece::Until
                | Piece::OnlyIfPlayed(_) => return None,
            }
        }
        (!laying.cards.is_empty()).then_some(Ok(Deed::Play(laying)))
    }

    /// Whether the line, behind what says that something is laid, is cards and numbers, and does not begin with one: in `4 yellow
    /// 6`, `blue 2 place 4` and `blue 2, 4 cards` a number may be a place or how many.
    fn is_cards_and_numbers(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let leads = |word: &&str| !lexicon.verbs(word).is_empty() || lexicon.says_little(word);
        let is_number = |word: &str| lexicon.number(word).is_some();
        let is_call = |word: &str| self.voice.cards().is_some_and(|cards| cards.call(word).is_some());
        let is_plain = |word: &str| lexicon.says_little(word) && !lexicon.is_noun(word);
        let mut named = self.typed.words().skip_while(leads).peekable();
        named.peek().is_some_and(|first| !is_number(first))
            && named.all(|word| is_number(word) || is_plain(word) || is_call(word) || self.is_of_a_card(word))
    }

    /// The card with this number that has the colour of another one.
    fn of_its_colour(&self, other: CardKind, number: usize) -> Option<CardKind> {
        let deck = self.view.rules().deck();
        let colour = deck.face(other).colour?;
        let mut alike = self.half(&[&number.to_string()]);
        alike.retain(|card| deck.face(*card).colour == Some(colour));
        let [card] = alike[..] else { return None };
        Some(card)
    }

    /// The card of a piece: the one that is called so, of several the one that is held; or the one at a position.
    fn card(&self, piece: &Piece) -> Option<Result<CardKind, NotRead>> {
        match piece {
            Piece::Card(kinds) => {
                let held: Vec<CardKind> = kinds.iter().copied().filter(|kind| self.hand.contains(kind)).collect();
                Some(match (held.as_slice(), kinds.as_slice()) {
                    ([card], _) | ([], [card]) => Ok(*card),
                    ([], _) => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: Vec::new() }),
                    _ => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: held }),
                })
            }
            Piece::Number(position, true) => Some(self.at(*position)),
            _ => None,
        }
    }

    /// The card at a position of the hand as it was told last.
    pub(super) fn at(&self, position: usize) -> Result<CardKind, NotRead> {
        let mut told = self.told_hand.to_vec();
        told.sort_unstable();
        let Some(index) = position.checked_sub(1).filter(|index| *index < self.hand.len()) else {
            return Err(NotRead::NoPosition { position, count: self.hand.len() });
        };
        let card = self.told_hand.get(index).filter(|_| told == self.hand);
        card.copied().ok_or(NotRead::Stale(position))
    }

    pub(super) fn wishes_with(&self, card: CardKind) -> Vec<Wish> {
        let rule = self.view.rules().kind(card);
        let wish = rule.wish.or(rule.wish_after());
        let by_number = || self.view.wishes_with(card);
        wish.map_or_else(by_number, |wish| self.view.rules().wishes(wish).collect())
    }
}
