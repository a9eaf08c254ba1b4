//! Happenings and reasons at a wall in the words of examples: English, short, and the same for ever.

use crate::example::list;
use crate::notation::Codes;
use crate::wall::engine::{End, Reason, Seen};
use crate::wall::notation::side_word;
use crate::wall::rules::Fit;

/// A happening, such as `1 takes r2 r4 from 1 3, doubly`.
pub(super) fn happening(seen: &Seen, codes: Codes<'_>) -> String {
    match seen {
        Seen::Dealt { first } => format!("dealt, {first} begins"),
        Seen::MovedAside { spot, card, row, in_force } => {
            let state = if *in_force { "banned" } else { "free" };
            format!("{} moves aside from {spot}, {row} is {state}", codes.card(*card))
        }
        Seen::Exchanged { seat, spot, away, card } => {
            format!("{seat} exchanges {} on {spot} for {}", codes.card(*away), codes.card(*card))
        }
        Seen::Taken { seat, pair, cards, fit, collected: _ } => {
            let doubly = if *fit == Fit::Doubly { ", doubly" } else { "" };
            format!("{seat} takes {} from {}{doubly}", codes.cards(cards), list(&pair.spots()))
        }
        Seen::Freed { spot, card: Some(card), .. } => format!("{} is free on {spot}", codes.card(*card)),
        Seen::Freed { spot, card: None, .. } => format!("{spot} is empty"),
        Seen::MainBegins => "main part begins".to_owned(),
        Seen::GoesOn { seat, may_pass: false } => format!("{seat} goes on"),
        Seen::GoesOn { seat, may_pass: true } => format!("{seat} may go on"),
        Seen::Passed { seat } => format!("{seat} passes"),
        Seen::Breached { seat, spots } => format!("{seat} breaches {}", list(spots)),
        Seen::TookSide { seat, spot, side, cards, collected: _ } => {
            format!("{seat} takes {cards} cards {} of {spot}", side_word(*side))
        }
        Seen::Ends(outcome) => {
            let end = match outcome.end {
                End::Breach => "by the breach",
                End::NoPair => "for lack of pairs",
            };
            let [one, other] = outcome.collected;
            format!("over {end}, {one} to {other}")
        }
    }
}

/// The word of a reason.
pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotYourTurn { .. } => "not-your-turn",
        Reason::NotDealt => "not-dealt",
        Reason::AlreadyDealt => "already-dealt",
        Reason::Over => "over",
        Reason::NoSuchStack { .. } => "no-such-stack",
        Reason::Empty { .. } => "empty",
        Reason::OneStack { .. } => "one-stack",
        Reason::LastOfRow { .. } => "last-of-row",
        Reason::NeverPairs { .. } => "never-pairs",
        Reason::DoNotFit { .. } => "do-not-fit",
        Reason::DoublyFirst { .. } => "doubly-first",
        Reason::NoExchange { .. } => "no-exchange",
        Reason::NotAmongTaken { .. } => "not-among-taken",
        Reason::LeavesNoPair { .. } => "leaves-no-pair",
        Reason::MustTake { .. } => "must-take",
        Reason::MustChooseSide => "must-choose-side",
        Reason::NoBreach => "no-breach",
        Reason::NoSide => "no-side",
    }
}
