//! What a card does one thing after the other while its player's turn lasts, before it concerns the turns that follow.

use super::Clause;
use super::book::{
    AgainEffect, BanEffect, DrawEffect, Effect, Lasts, MoreEffect, Neighbour, ReverseEffect, SkipEffect, Whom,
    WishEffect, Wished,
};

/// Something is named: what, for how long, and from which list of what can be named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WishRule {
    /// What is named.
    pub what: Wished,
    /// How long it holds.
    pub lasts: Lasts,
    /// Which of the lists that are more limited than all colours or all numbers and ranks; nothing where all can be named.
    pub limited: Option<u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// One of the things that a card does one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompiledEffect {
    /// Its player names a colour or the like: with the card if nothing else comes before, or else with what the acts
    /// before have shown.
    Wish(WishRule),
    /// It does something.
    Does {
        /// To whom; `None` if it concerns no player more than the others.
        to: Option<Whom>,
        /// What.
        does: ImmediateEffect,
        /// The clause that says so.
        clause: Option<Clause>,
    },
}

/// What a card does at once, to a player unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImmediateEffect {
    /// The player draws.
    Draw {
        /// How many cards.
        cards: u8,
    },
    /// The player's next turn is passed over.
    Skip,
    /// The one who lays the card swaps hands with the player.
    SwapHands,
    /// All hands move on by one place, whoever lays the card (N1-14).
    RotateHands {
        /// Whose hand each player takes over.
        from: Neighbour,
    },
    /// The one who lays the card looks at the player's hand.
    Look,
    /// The one who lays the card gives the player cards, but keeps one.
    Give {
        /// How many cards.
        cards: u8,
    },
}

impl ImmediateEffect {
    /// The word of the effect in a rule file.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ImmediateEffect::Draw { .. } => "draw",
            ImmediateEffect::Skip => "skip",
            ImmediateEffect::SwapHands => "swap-hands",
            ImmediateEffect::RotateHands { .. } => "rotate-hands",
            ImmediateEffect::Look => "look",
            ImmediateEffect::Give { .. } => "give",
        }
    }

    /// How many cards the player draws or gets, where the rule file says so; else 0.
    #[must_use]
    pub fn cards(self) -> u8 {
        match self {
            ImmediateEffect::Draw { cards } | ImmediateEffect::Give { cards } => cards,
            ImmediateEffect::Skip
            | ImmediateEffect::SwapHands
            | ImmediateEffect::RotateHands { .. }
            | ImmediateEffect::Look => 0,
        }
    }

    /// Whether whoever lays the card has other cards in hand afterwards, by giving or by changing hands.
    #[must_use]
    pub fn changes_own_hand(self) -> bool {
        match self {
            ImmediateEffect::SwapHands | ImmediateEffect::RotateHands { .. } | ImmediateEffect::Give { .. } => true,
            ImmediateEffect::Draw { .. } | ImmediateEffect::Skip | ImmediateEffect::Look => false,
        }
    }
}

/// What becomes of an effect when the rules are compiled.
pub(super) enum Becomes<'a> {
    /// The card does it at once.
    CompiledEffect(CompiledEffect),
    /// So is this, when it is known what can be named.
    Wish(&'a WishEffect),
    /// What belongs to laying the card, or comes to those who follow.
    Draw(&'a DrawEffect),
    Skip(&'a SkipEffect),
    Reverse(ReverseEffect),
    Again(AgainEffect),
    Ban(BanEffect),
    Copy,
    More(&'a MoreEffect),
}

impl Becomes<'_> {
    pub fn of(effect: &Effect) -> Becomes<'_> {
        let to = |who, does, clause| Becomes::CompiledEffect(CompiledEffect::Does { to: Some(who), does, clause });
        match effect {
            Effect::Wish(wish) => Becomes::Wish(wish),
            Effect::RotateHands(rotate) => {
                let does = ImmediateEffect::RotateHands { from: rotate.from };
                Becomes::CompiledEffect(CompiledEffect::Does { to: None, does, clause: rotate.clause })
            }
            Effect::Draw(draw) if draw.who == Whom::Next => Becomes::Draw(draw),
            Effect::Draw(draw) => to(draw.who, ImmediateEffect::Draw { cards: draw.cards }, draw.clause),
            Effect::Skip(skip) if skip.who == Whom::Next => Becomes::Skip(skip),
            Effect::Skip(skip) => to(skip.who, ImmediateEffect::Skip, skip.clause),
            Effect::SwapHands(swap) => to(swap.who, ImmediateEffect::SwapHands, swap.clause),
            Effect::Look(look) => to(look.who, ImmediateEffect::Look, look.clause),
            Effect::Give(give) => to(give.who, ImmediateEffect::Give { cards: give.cards }, give.clause),
            Effect::Reverse(reverse) => Becomes::Reverse(*reverse),
            Effect::Again(again) => Becomes::Again(*again),
            Effect::Ban(ban) => Becomes::Ban(*ban),
            Effect::Copy(_) => Becomes::Copy,
            Effect::More(more) => Becomes::More(more),
        }
    }
}

impl CompiledEffect {
    /// Whether it is done after the last card, too: its player has no hand and no turn any more, so only what others
    /// draw is (N1-18).
    #[must_use]
    pub fn outlasts(&self) -> bool {
        match self {
            CompiledEffect::Does { to, does: ImmediateEffect::Draw { .. }, .. } => {
                matches!(to, Some(Whom::Before | Whom::Others | Whom::Everybody))
            }
            CompiledEffect::Does {
                does:
                    ImmediateEffect::Skip
                    | ImmediateEffect::SwapHands
                    | ImmediateEffect::RotateHands { .. }
                    | ImmediateEffect::Look
                    | ImmediateEffect::Give { .. },
                ..
            }
            | CompiledEffect::Wish(_) => false,
        }
    }

    /// Whether whoever lays the card has other cards in hand afterwards.
    #[must_use]
    pub fn changes_own_hand(&self) -> bool {
        match self {
            CompiledEffect::Does { does, .. } => does.changes_own_hand(),
            CompiledEffect::Wish(_) => false,
        }
    }

    /// The clause that says so.
    #[must_use]
    pub fn clause(&self) -> Option<Clause> {
        match self {
            CompiledEffect::Wish(wish) => wish.clause,
            CompiledEffect::Does { clause, .. } => *clause,
        }
    }
}
