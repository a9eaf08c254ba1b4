//! From whose side a game is told again: the own one always, any other and all together once the game is over.

use super::super::next::Next;
use super::super::spoken::Spoken;
use super::ReplaySession;
use crate::engine::{Seat, Viewer};
use crate::say::{Line, msg};

/// Why something cannot be done with a game that is told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It is not over, so that others' cards stay hidden.
    NotOver,
    /// Nobody's side was chosen.
    NoSide,
    /// Nothing has been dealt there.
    NotDealt,
    /// The game is over there.
    Over,
}

impl<G: Spoken> ReplaySession<G> {
    /// The one person who played.
    pub(super) fn own(&self) -> Option<Seat> {
        let mut people = self.record.head.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether a seat's cards may be told: the own ones always, all others once the game is over.
    pub(super) fn may_see(&self, seat: Seat) -> bool {
        seat.0 < self.record.head.setup.seats && (!G::HIDDEN || self.reel.is_over() || self.own() == Some(seat))
    }

    /// From whose side it is told.
    pub(super) fn whose_side(&self) -> Line {
        let side = match self.company.desk().viewer() {
            _ if self.open => "open",
            Viewer::Seat(seat) if self.own() == Some(seat) => "own",
            Viewer::Seat(_) => "other",
            Viewer::Onlooker => "nobody",
        };
        let who = self.company.name_at(0);
        self.voice().help(msg!("replay-side", side, who))
    }

    /// From another side.
    pub(super) fn tell_from(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let voice = self.voice();
        if voice.is_phrase(typed, msg!("words-replay-all"), "all") {
            return self.open(lines);
        }
        let me = voice.means(typed, msg!("words-replay-me"), "me");
        let viewer = match self.own().filter(|_| me) {
            Some(own) => Viewer::Seat(own),
            None if voice.is_phrase(typed, msg!("words-replay-nobody"), "nobody") => Viewer::Onlooker,
            None => match self.company.seat_named(voice, typed) {
                Ok(seat) => Viewer::Seat(seat),
                Err(line) => return Next::stops([line], lines),
            },
        };
        if let Viewer::Seat(seat) = viewer {
            if !self.may_see(seat) {
                return Next::stops([self.refusal(Refused::NotOver)], lines);
            }
        }
        self.open = false;
        self.company.watch(viewer);
        Next::told([self.whose_side()], lines)
    }

    /// With all hands open, once the game is over.
    pub(super) fn open(&mut self, lines: &mut Vec<Line>) -> Next {
        if G::HIDDEN && !self.reel.is_over() {
            return Next::stops([self.refusal(Refused::NotOver)], lines);
        }
        self.open = true;
        self.company.watch(Viewer::Onlooker);
        Next::told([self.whose_side()], lines)
    }

    pub(super) fn refusal(&self, why: Refused) -> Line {
        let message = match why {
            Refused::NotOver => msg!("replay-not-over"),
            Refused::NoSide => msg!("replay-no-side"),
            Refused::NotDealt => msg!("replay-not-dealt"),
            Refused::Over => msg!("replay-over"),
        };
        self.voice().error(message)
    }

    /// Everybody's hand, or that of who is named.
    pub(super) fn open_hands(&self, rest: &str, lines: &mut Vec<Line>) -> Next {
        let named = if rest.is_empty() { Ok(None) } else { self.company.seat_named(self.voice(), rest).map(Some) };
        let named = match named {
            Ok(named) => named,
            Err(line) => return Next::stops([line], lines),
        };
        let seats = Seat::all(self.record.head.setup.seats).filter(|seat| named.is_none_or(|named| named == *seat));
        let hands = seats.filter_map(|seat| {
            let own = self.now.replay.view(Viewer::Seat(seat));
            G::open_hand(own, self.ears(), seat)
        });
        Next::told(hands, lines)
    }
}
