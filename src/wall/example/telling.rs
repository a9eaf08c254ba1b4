//! Happenings and reasons at a wall in the words of examples: English, short, and the same for ever.

use crate::example::list;
use crate::notation::Codes;
use crate::wall::engine::{End, IllegalReason, Observation};
use crate::wall::notation::side_word;
use crate::wall::rules::Fit;

/// A happening, such as `1 takes r2 r4 from 1 3, doubly`.
pub(super) fn happening(seen: &Observation, codes: Codes<'_>) -> String {
    match seen {
        Observation::Dealt { first } => format!("dealt, {first} begins"),
        Observation::MovedAside { spot, card, row, in_force } => {
            let state = if *in_force { "banned" } else { "free" };
            format!("{} moves aside from {spot}, {row} is {state}", codes.card(*card))
        }
        Observation::Exchanged { seat, spot, away, card } => {
            format!("{seat} exchanges {} on {spot} for {}", codes.card(*away), codes.card(*card))
        }
        Observation::Taken { seat, pair, cards, fit, collected: _ } => {
            let doubly = if *fit == Fit::Doubly { ", doubly" } else { "" };
            format!("{seat} takes {} from {}{doubly}", codes.cards(cards), list(&pair.spots()))
        }
        Observation::Freed { spot, card: Some(card), .. } => format!("{} is free on {spot}", codes.card(*card)),
        Observation::Freed { spot, card: None, .. } => format!("{spot} is empty"),
        Observation::MainBegins => "main part begins".to_owned(),
        Observation::GoesOn { seat, may_pass: false } => format!("{seat} goes on"),
        Observation::GoesOn { seat, may_pass: true } => format!("{seat} may go on"),
        Observation::Passed { seat } => format!("{seat} passes"),
        Observation::Breached { seat, spots } => format!("{seat} breaches {}", list(spots)),
        Observation::TookSide { seat, spot, side, cards, collected: _ } => {
            format!("{seat} takes {cards} cards {} of {spot}", side_word(*side))
        }
        Observation::Ends(outcome) => {
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
pub(super) fn reason(reason: IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NotYourTurn { .. } => "not-your-turn",
        IllegalReason::NotDealt => "not-dealt",
        IllegalReason::AlreadyDealt => "already-dealt",
        IllegalReason::Over => "over",
        IllegalReason::NoSuchStack { .. } => "no-such-stack",
        IllegalReason::Empty { .. } => "empty",
        IllegalReason::OneStack { .. } => "one-stack",
        IllegalReason::LastOfRow { .. } => "last-of-row",
        IllegalReason::NeverPairs { .. } => "never-pairs",
        IllegalReason::DoNotFit { .. } => "do-not-fit",
        IllegalReason::DoublyFirst { .. } => "doubly-first",
        IllegalReason::NoExchange { .. } => "no-exchange",
        IllegalReason::NotAmongTaken { .. } => "not-among-taken",
        IllegalReason::LeavesNoPair { .. } => "leaves-no-pair",
        IllegalReason::MustTake { .. } => "must-take",
        IllegalReason::MustChooseSide => "must-choose-side",
        IllegalReason::NoBreach => "no-breach",
        IllegalReason::NoSide => "no-side",
    }
}
