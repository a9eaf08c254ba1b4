//! What a seat may do.

use super::agree::Agreement;
use super::table::{Awaiting, Kind, Seat, Table};

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Play { cards: Vec<Kind>, wish: Option<usize>, call: Option<usize> },
    Draw,
    Pass,
    Call(usize),
    Catch(Seat),
    Challenge,
    Choose(usize),
    StandFor(Kind),
    ChoosePlayer(Seat),
    Give(Kind),
    Deal,
    Agree(Agreement),
}

impl Table<'_> {
    /// All legal moves of a seat.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = match self.awaits {
            Awaiting::MatchOver => return Vec::new(),
            Awaiting::RoundOver => return vec![Move::Deal],
            _ => self.calls_and_catches(seat),
        };
        if self.to_act() == Some(seat) {
            self.add_plays(seat, &mut moves);
            self.add_other_moves(seat, &mut moves);
        }
        moves
    }

    fn add_plays(&self, seat: Seat, moves: &mut Vec<Move>) {
        let single = self.playable(seat).into_iter().map(|card| vec![card]);
        for cards in single.chain(self.playable_together(seat)) {
            let wishes: Vec<Option<usize>> = if cards.len() == 1
                && (self.wishes_with(cards[0], self.hands[seat].len() == 1) || self.wishes_by_number(seat, cards[0]))
            {
                self.wishable(cards[0]).into_iter().map(Some).collect()
            } else {
                vec![None]
            };
            let left = self.hands[seat].len() - cards.len();
            let due = self.book.calls.iter().position(|call| call.at == left && !self.automatic_calls);
            let mut calls = vec![None, due, self.owes[seat].filter(|_| !self.automatic_calls)];
            calls.sort_unstable();
            calls.dedup();
            for wish in wishes {
                moves.extend(calls.iter().map(|call| Move::Play { cards: cards.clone(), wish, call: *call }));
            }
        }
    }

    fn add_other_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let playable = self.playable(seat);
        match self.awaits {
            Awaiting::Turn => {
                let must_play = playable.iter().any(|card| !self.book.sort_of(*card).need_not_play);
                let draws = match self.book.draw_when.as_str() {
                    "anytime" => true,
                    "cannot-play" => !must_play,
                    "never" => false,
                    other => panic!("drawing when {other}"),
                };
                let can_draw = self.book.draw_when != "never" && self.can_draw();
                if draws && can_draw {
                    moves.push(Move::Draw);
                }
                let passes = match self.book.may_pass.as_str() {
                    "anytime" => true,
                    "cannot-draw" => !can_draw,
                    _ => false,
                };
                if passes || playable.is_empty() && !can_draw {
                    moves.push(Move::Pass);
                }
            }
            Awaiting::Drawn(_) => {
                let must = self.drew_by_choice && self.book.draw_then == "must-play-drawn" && !playable.is_empty();
                if !must {
                    moves.push(Move::Pass);
                }
            }
            Awaiting::Again | Awaiting::More { .. } | Awaiting::Skip(_) | Awaiting::JumpIn => moves.push(Move::Pass),
            Awaiting::Draw(_) => moves.push(Move::Draw),
            Awaiting::Challenge { .. } => moves.extend([Move::Draw, Move::Challenge]),
            Awaiting::Colour => moves.extend((0..self.book.colours.len()).map(Move::Choose)),
            Awaiting::Wish => {
                let card = *self.play.cards.last().expect("a card that wishes");
                moves.extend(self.wishable(card).into_iter().map(Move::Choose));
            }
            Awaiting::Card(ref cards) => moves.extend(cards.iter().copied().map(Move::StandFor)),
            Awaiting::Player => {
                let others = (0..self.seats).filter(|other| *other != seat && !self.hands[*other].is_empty());
                moves.extend(others.map(Move::ChoosePlayer));
            }
            Awaiting::Give { .. } => {
                let mut cards = self.hands[seat].clone();
                cards.sort_unstable();
                cards.dedup();
                moves.extend(cards.into_iter().map(Move::Give));
            }
            Awaiting::RoundOver | Awaiting::MatchOver => {}
        }
    }

    /// A move in the notation of records, without the seat.
    pub fn write(&self, wanted: &Move) -> String {
        let book = self.book;
        match wanted {
            Move::Play { cards, wish, call } => {
                let cards = cards.iter().map(|card| &*book.faces[*card].code).collect::<Vec<_>>().join(" ");
                let wish = wish.map_or_else(String::new, |colour| format!(" wish {}", book.colours[colour]));
                let call = call.map_or_else(String::new, |call| format!(" call {}", book.calls[call].id));
                format!("play {cards}{wish}{call}")
            }
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Call(call) => format!("call {}", book.calls[*call].id),
            Move::Catch(seat) => format!("catch {}", seat + 1),
            Move::Challenge => "challenge".to_owned(),
            Move::Choose(colour) => format!("choose {}", book.colours[*colour]),
            Move::StandFor(card) => format!("choose card {}", book.faces[*card].code),
            Move::ChoosePlayer(seat) => format!("choose player {}", seat + 1),
            Move::Give(card) => format!("give {}", book.faces[*card].code),
            Move::Deal => "deal".to_owned(),
            Move::Agree(agreed) => self.write_agreement(agreed),
        }
    }
}
