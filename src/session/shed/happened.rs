//! What happened in a move of a shedding game, for whoever looks for it, and what all players together have seen of it.

use crate::engine::{Glimpse, Happening, Manner, Moved, Place, Seat, Seen};
use crate::rules::Deed;
use crate::session::happened::{Act, Happened};

/// What happened. Cards that somebody drew for one reason after the other were drawn at once.
pub fn happened(seen: &[Seen]) -> Vec<Happened> {
    let mut all: Vec<Happened> = Vec::new();
    for seen in seen {
        let new: Vec<Happened> = match seen {
            Seen::Moved(moved) => of_cards(moved).into_iter().collect(),
            Seen::Told(happening) => told(happening),
        };
        for one in new {
            let same = |other: &&mut Happened| other.seat == one.seat && other.act == one.act && one.count > 0;
            match all.last_mut().filter(same) {
                Some(last) => {
                    last.count += one.count;
                    last.cards.extend(one.cards);
                }
                None => all.push(one),
            }
        }
    }
    all
}

fn of_cards(moved: &Moved<Glimpse>) -> Option<Happened> {
    let Moved { cards, from, to, cause, .. } = moved;
    let of = |seat: Seat, act| Happened { seat, act, count: cards.count(), cards: cards.cards().to_vec() };
    match (cause.manner(*from, *to), from, to) {
        (Manner::Laid, Place::Hand(seat), _) => Some(of(*seat, Act::Plays)),
        (Manner::Given, Place::Hand(seat), _) => Some(of(*seat, Act::Gives)),
        (Manner::Drawn | Manner::Imposed, Place::Pile, Place::Hand(seat)) => Some(of(*seat, Act::Draws)),
        _ => None,
    }
}

fn told(happening: &Happening) -> Vec<Happened> {
    let one = |seat: &Seat, act| vec![Happened::without_cards(*seat, act)];
    match happening {
        Happening::RoundBegins { dealer, .. } => one(dealer, Act::Deals),
        Happening::Passed { seat } => one(seat, Act::Passes),
        Happening::PassedOver { seat } => one(seat, Act::IsSkipped),
        Happening::Called { seat, .. } | Happening::Wished { seat, .. } => one(seat, Act::Calls),
        Happening::Caught { by, .. } | Happening::CaughtRun { by, .. } => one(by, Act::Catches),
        Happening::Challenged { by, .. } => one(by, Act::Challenges),
        Happening::Does { by, deed: Deed::SwapHands, to } => [one(by, Act::Swaps), one(to, Act::Swaps)].concat(),
        Happening::Out { seat, .. } => one(seat, Act::Wins),
        Happening::RoundEnds { winners, .. } => winners.iter().flat_map(|seat| one(seat, Act::Wins)).collect(),
        _ => Vec::new(),
    }
}

/// The same happenings with each card that any of the players has seen.
pub fn seen_together(own: Vec<Seen>, others: impl Iterator<Item = Vec<Seen>>) -> Vec<Seen> {
    others.fold(own, |all, other| {
        // Everybody sees as many happenings; only their cards differ.
        let known = |seen: &Seen| matches!(seen, Seen::Moved(Moved { cards: Glimpse::Cards(_), .. }));
        all.into_iter().zip(other).map(|(one, other)| if known(&other) { other } else { one }).collect()
    })
}
