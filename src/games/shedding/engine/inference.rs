//! Public information about hidden hands: fitting cards that a player did not play.
//!
//! It is part of the table, since all players know it, and is undone with a move. Determinization deals the hidden
//! cards accordingly.

use crate::cards::{CardKind, CardSet, KindSet, Wish};
use crate::games::shedding::rules::{Draw, Rules};
use crate::rules::Bans;

/// Number of observations that are kept for a hand.
const KEPT: usize = 3;

/// The latest observations about a hand, newest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Inference([Option<Clue>; KEPT]);

/// A moment at which the player played none of the fitting cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clue {
    lacks: Lacks,
    /// True if the player was free to keep such cards.
    pub free: bool,
    /// Number of cards that the hand has gained since.
    pub fresh: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lacks {
    /// Cards that fit on this card, under this wish and these bans.
    Fitting { top: CardKind, wish: Option<Wish>, bans: Bans },
    /// Cards that answer the draw of this card.
    Answers(CardKind),
}

impl Inference {
    pub fn iter(self) -> impl Iterator<Item = Clue> {
        self.0.into_iter().flatten()
    }

    pub fn note(&mut self, lacks: Lacks, free: bool) {
        let again = |tell: &Option<Clue>| tell.is_some_and(|tell| (tell.lacks, tell.free) == (lacks, free));
        let place = self.0.iter().position(again).unwrap_or(KEPT - 1);
        self.0[..=place].rotate_right(1);
        self.0[0] = Some(Clue { lacks, free, fresh: 0 });
    }

    /// Records that the hand gains cards that not everybody has seen.
    pub fn take_up(&mut self, cards: u16) {
        let cards = u8::try_from(cards).unwrap_or(u8::MAX);
        for tell in self.0.iter_mut().flatten() {
            tell.fresh = tell.fresh.saturating_add(cards);
        }
    }
}

impl Clue {
    /// The cards of which the hand holds at most [`fresh`](Self::fresh).
    pub fn cards(self, rules: &Rules) -> CardSet {
        let kinds = match self.lacks {
            Lacks::Fitting { top, wish, bans } => {
                rules.kinds_fitting(top, wish, bans) - rules.own.no_bluff - rules.not_last() - rules.own.optional
            }
            Lacks::Answers(kind) => {
                let answers = |draw: Draw| rules.sharing(kind, draw.answers, draw.share, None);
                rules.kind(kind).draw.map_or_else(KindSet::default, answers)
            }
        };
        rules.deck().cards_of(kinds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    fn lacks(kind: u8) -> Lacks {
        Lacks::Answers(CardKind(kind))
    }

    fn kept(inferences: Inference) -> Vec<(Lacks, bool, u8)> {
        inferences.iter().map(|tell| (tell.lacks, tell.free, tell.fresh)).collect()
    }

    #[test]
    fn the_last_three_things_are_kept_and_each_once() {
        let mut inferences = Inference::default();
        for kind in [1, 2, 3] {
            inferences.note(lacks(kind), false);
        }
        assert_eq!(kept(inferences), [(lacks(3), false, 0), (lacks(2), false, 0), (lacks(1), false, 0)]);
        inferences.note(lacks(2), false);
        assert_eq!(kept(inferences), [(lacks(2), false, 0), (lacks(3), false, 0), (lacks(1), false, 0)]);
        inferences.note(lacks(2), true);
        assert_eq!(kept(inferences), [(lacks(2), true, 0), (lacks(2), false, 0), (lacks(3), false, 0)]);
    }

    #[test]
    fn cards_that_were_taken_up_count_since_the_last_time() {
        let mut inferences = Inference::default();
        inferences.note(lacks(1), false);
        inferences.take_up(2);
        inferences.note(lacks(2), true);
        inferences.take_up(1);
        assert_eq!(kept(inferences), [(lacks(2), true, 1), (lacks(1), false, 3)]);
        inferences.note(lacks(2), true);
        assert_eq!(kept(inferences), [(lacks(2), true, 0), (lacks(1), false, 3)]);
        inferences.take_up(300);
        assert_eq!(kept(inferences), [(lacks(2), true, 255), (lacks(1), false, 255)]);
    }

    #[test]
    fn what_fits_and_has_to_be_laid_is_lacking() {
        let rules = Library::built_in().load("uno", &[]).expect("a built-in game").rules;
        let rules = rules.shed().cloned().expect("a shedding game");
        let deck = rules.deck();
        let top = deck.kinds().find(|kind| deck.face(*kind).colour.is_some()).expect("a coloured card");
        let tell = Clue { lacks: Lacks::Fitting { top, wish: None, bans: Bans::default() }, free: false, fresh: 0 };
        let fits = rules.kinds_fitting(top, None, Bans::default());
        assert!(!fits.is_empty() && !(fits & rules.own.optional).is_empty(), "some that fit need not be played");
        let told = tell.cards(&rules);
        for kind in deck.kinds() {
            let need_not = rules.own.no_bluff.contains(kind) || rules.own.optional.contains(kind);
            let lacks = fits.contains(kind) && !need_not;
            assert!(deck.copies(kind).iter().all(|card| told.contains(card) == lacks), "{kind:?}");
        }
    }
}
