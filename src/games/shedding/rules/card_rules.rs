//! The compiled rules of a kind of card: all that the engine asks about it in one place.

use strum::IntoStaticStr;

use super::rule_set::{
    AfterPenalty, AgainEffect, DrawEffect, Effect, EffectsOf, FitsAlways, Growth, Honest, Lasts, MoreColour,
    MoreEffect, Neighbour, Points, ReverseEffect, RuleSet, Shared, SkipGrowth, StandsFor, Start, Whom, WishEffect,
    Wished, WithTwo,
};
use crate::cards::{CardKind, Colour, Face, KindSet, Symbol, Wish};
use crate::rules::{BanEffect, Because, Clause, Terms};

/// The compiled rules of a kind of card.
#[derive(Debug, Default)]
pub struct KindRule {
    pub points: u16,
    pub fits_always: Option<FitsAlways>,
    /// Fits under any wish if it would fit without one.
    pub ignores_wish: Option<Because>,
    /// Every card fits on it, unless something was wished with it.
    pub takes_any: Option<Because>,
    /// It takes the colour in force when it is played.
    pub takes_colour: bool,
    /// The cards that it can stand for.
    pub stands_for: Option<StandIn>,
    /// The cards on which it may not be played, and the clause.
    pub not_on: (KindSet, Option<Clause>),
    pub not_last: Option<Because>,
    /// A player without another fitting card may draw instead of playing it.
    pub need_not_play: Option<Because>,
    pub honest: Option<Honest>,
    pub wish: Option<WishRule>,
    pub draw: Option<Draw>,
    pub skip: Option<Skip>,
    pub reverse: Option<ReverseEffect>,
    pub again: Option<AgainEffect>,
    pub ban: Option<BanEffect>,
    /// The smallest table at which it takes part; 0 for every table.
    pub from_players: u8,
    /// The further cards that may be played with it.
    pub more: Option<More>,
    /// True if it passes on a draw.
    pub passes_on: bool,
    /// True if it copies the effects of the card below.
    pub copies: bool,
    /// True if a single play of the card only wishes and affects later turns, with any number of players: the turn
    /// then ends unless the card fits doubly.
    pub plain: bool,
    /// As `plain`, while more than two play.
    pub plain_with_more: bool,
    /// Effects on hands and players that resolve in this order, before those on later turns.
    pub acts: Vec<CompiledEffect>,
    pub start: Start,
}

impl KindRule {
    /// Compiles the rules of a kind of card of a checked rule set.
    pub(super) fn of(book: &RuleSet, terms: &Terms, kind: CardKind, limited: &mut Vec<Vec<Wish>>) -> Self {
        let facts = &book.cards[terms.place(kind)];
        let kinds_of = |items: &[String]| terms.kinds_of(items);
        let mut rule = KindRule {
            points: match facts.points {
                Points::Number => terms.number(kind).unwrap_or(0),
                Points::Fixed(points) => points,
            },
            fits_always: facts.fits_always,
            ignores_wish: facts.ignores_wish,
            takes_any: facts.takes_any,
            takes_colour: facts.takes_colour.is_some(),
            stands_for: facts.stands_for.as_ref().map(|stands| StandIn::of(book, terms, stands)),
            not_on: facts.not_on.as_ref().map_or_else(Default::default, |rule| (kinds_of(&rule.cards), rule.clause)),
            not_last: facts.not_last,
            need_not_play: facts.need_not_play,
            honest: facts.honest,
            from_players: facts.from_players.map_or(0, |from| from.count),
            passes_on: draws(book).any(|draw| kinds_of(&draw.passed_on_by).contains(kind)),
            start: facts.start.unwrap_or(book.start),
            ..KindRule::default()
        };
        for effect in &facts.effects {
            let mut act = |to, does, clause| rule.acts.push(CompiledEffect::Does { to, does, clause });
            match effect {
                Effect::Wish(wish) => {
                    let wish = wish_rule(wish, terms, limited);
                    if rule.acts.is_empty() {
                        rule.wish = Some(wish);
                    }
                    rule.acts.push(CompiledEffect::Wish(wish));
                }
                Effect::Draw(draw) if draw.who == Whom::Next => {
                    rule.draw = Some(Draw {
                        cards: draw.cards,
                        answers: kinds_of(&draw.answered_by) | kinds_of(&draw.passed_on_by),
                        passers: kinds_of(&draw.passed_on_by),
                        share: Share::of(&draw.answers_share),
                        growth: draw.growth,
                        then: draw.then,
                        clause: draw.clause,
                    });
                }
                Effect::Draw(draw) => act(Some(draw.who), ImmediateEffect::Draw { cards: draw.cards }, draw.clause),
                Effect::Skip(skip) if skip.who == Whom::Next => {
                    let answers = kinds_of(&skip.answered_by);
                    let share = Share::of(&skip.answers_share);
                    rule.skip = Some(Skip { answers, share, growth: skip.growth, clause: skip.clause });
                }
                Effect::Skip(skip) => act(Some(skip.who), ImmediateEffect::Skip, skip.clause),
                Effect::RotateHands(rotate) => {
                    act(None, ImmediateEffect::RotateHands { from: rotate.from }, rotate.clause);
                }
                Effect::SwapHands(swap) => act(Some(swap.who), ImmediateEffect::SwapHands, swap.clause),
                Effect::Look(look) => act(Some(look.who), ImmediateEffect::Look, look.clause),
                Effect::Give(give) => act(Some(give.who), ImmediateEffect::Give { cards: give.cards }, give.clause),
                Effect::Reverse(reverse) => rule.reverse = Some(*reverse),
                Effect::Again(again) => rule.again = Some(*again),
                Effect::Ban(ban) => rule.ban = Some(*ban),
                Effect::Copy(_) => rule.copies = true,
                Effect::More(more) => {
                    rule.more = Some(More {
                        cards: more.cards,
                        of: more.kinds(terms),
                        same_colour: more.colour == MoreColour::Same,
                        only_last: more.effects_of == EffectsOf::Last,
                        clause: more.clause,
                    });
                }
            }
        }
        rule
    }

    /// Returns true if the card is plain with two players, or with more.
    pub(super) fn is_plain(&self, with_two: bool) -> bool {
        let goes_on = self.again.is_some() || self.more.is_some() || self.takes_colour;
        let goes_on = goes_on || self.stands_for.is_some();
        let again = self.reverse.is_some_and(|reverse| with_two && reverse.with_two == WithTwo::Again);
        let acts = if self.wish.is_some() { &self.acts[1..] } else { &self.acts };
        !goes_on && !again && self.ban.is_none() && acts.is_empty()
    }

    /// Returns true if a number or rank is wished with the card.
    pub fn wishes_symbol(&self) -> bool {
        self.any_wish().is_some_and(|wish| wish.what == Wished::Symbol)
    }

    /// Returns true if the card has no effect but a wish.
    pub fn only_wishes(&self) -> bool {
        let turns = self.draw.is_some() || self.skip.is_some() || self.reverse.is_some() || self.again.is_some();
        let others = turns || self.copies || self.more.is_some() || self.ban.is_some();
        !others && self.acts.iter().all(CompiledEffect::is_wish)
    }

    /// Returns true if its wish lasts for a round.
    pub fn wish_lasts(&self) -> bool {
        self.any_wish().is_some_and(|wish| wish.lasts == Lasts::Round)
    }

    /// The wish of the card, at once or after other effects.
    pub fn any_wish(&self) -> Option<WishRule> {
        self.acts.iter().find_map(|act| match act {
            CompiledEffect::Wish(wish) => Some(*wish),
            CompiledEffect::Does { .. } => None,
        })
    }

    /// The wish that follows another effect of the card (N1-14).
    pub fn wish_after(&self) -> Option<WishRule> {
        self.any_wish().filter(|_| self.wish.is_none())
    }
}

/// A card that stands for another one.
#[derive(Clone, Copy, Debug)]
pub struct StandIn {
    pub of: KindSet,
    pub clause: Option<Clause>,
}

impl StandIn {
    fn of(book: &RuleSet, terms: &Terms, stands: &StandsFor) -> Self {
        let possible = |kind: &CardKind| book.cards[terms.place(*kind)].can_be_stood_for();
        let listed = if stands.of.is_empty() { terms.deck().kinds().collect() } else { terms.kinds_of(&stands.of) };
        StandIn { of: listed.iter().filter(possible).collect(), clause: stands.clause }
    }
}

/// The next player draws.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    pub cards: u8,
    pub answers: KindSet,
    /// The answers that pass on the whole draw.
    pub passers: KindSet,
    /// The property that an answer must share with the card.
    pub share: Share,
    /// The effect of an answer on the number of cards.
    pub growth: Growth,
    pub then: AfterPenalty,
    pub clause: Option<Clause>,
}

/// Properties of which an answer must share one with the card that it answers; none if both are false.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    colour: bool,
    symbol: bool,
}

impl Share {
    fn of(listed: &[Shared]) -> Self {
        Share { colour: listed.contains(&Shared::Colour), symbol: listed.contains(&Shared::Symbol) }
    }

    /// Returns true if every answer will do.
    pub fn is_free(self) -> bool {
        !self.colour && !self.symbol
    }

    /// Returns true if a card shares a required property with this colour and symbol.
    pub(super) fn holds(self, own: Face, colour: Option<Colour>, symbol: Symbol) -> bool {
        let by_colour = self.colour && own.colour.is_some() && own.colour == colour;
        by_colour || self.symbol && own.symbol == symbol
    }
}

/// Further cards may be played at once.
#[derive(Clone, Copy, Debug)]
pub struct More {
    pub cards: u8,
    pub of: KindSet,
    /// True if they must have the colour in force.
    pub same_colour: bool,
    /// True if only the last of them affects later turns.
    pub only_last: bool,
    pub clause: Option<Clause>,
}

impl MoreEffect {
    /// The further cards that may be played.
    pub fn kinds(&self, terms: &Terms) -> KindSet {
        let of = self.of.as_deref().map_or_else(|| terms.deck().kinds().collect(), |of| terms.kinds_of(of));
        of - terms.kinds_of(&self.except)
    }
}

/// The next player is skipped.
#[derive(Clone, Copy, Debug)]
pub struct Skip {
    pub answers: KindSet,
    /// The property that an answer must share with the card.
    pub share: Share,
    /// The effect on the number of players when it answers another skip.
    pub growth: SkipGrowth,
    pub clause: Option<Clause>,
}

/// Returns true if a card may be played out of turn (UH-10): it is listed, or it has a colour, cannot be a bluff,
/// bans nothing and allows no further cards.
pub(super) fn may_jump_in(book: &RuleSet, terms: &Terms, kinds: &[KindRule], kind: CardKind) -> bool {
    let (rule, Some(jump)) = (&kinds[kind.index()], &book.jump_in) else { return false };
    if let Some(of) = &jump.of {
        return terms.kinds_of(of).contains(kind);
    }
    let plain = rule.honest.is_none() && rule.ban.is_none() && rule.more.is_none();
    plain && terms.deck().face(kind).colour.is_some()
}

/// Compiles a wish. Its list of allowed wishes, if it has one, is added to `limited` once.
fn wish_rule(wish: &WishEffect, terms: &Terms, limited: &mut Vec<Vec<Wish>>) -> WishRule {
    let deck = terms.deck();
    let faces: Vec<Face> = terms.kinds_of(&wish.of).iter().map(|kind| deck.face(kind)).collect();
    let faces: Vec<Face> = faces.into_iter().filter(|face| face.colour.is_some()).collect();
    let own: Vec<Wish> = match wish.what {
        Wished::Colour => {
            let listed = |colour: &Colour| faces.iter().any(|face| face.colour == Some(*colour));
            deck.all_colours().filter(listed).map(Wish::Colour).collect()
        }
        Wished::Symbol => {
            let listed = |symbol: &Symbol| faces.iter().any(|face| face.symbol == *symbol);
            deck.coloured_symbols().filter(listed).map(Wish::Symbol).collect()
        }
    };
    let list = (!own.is_empty()).then(|| {
        let found = limited.iter().position(|other| *other == own);
        found.unwrap_or_else(|| {
            limited.push(own);
            limited.len() - 1
        })
    });
    let limited = list.and_then(|list| u8::try_from(list).ok());
    WishRule { what: wish.what, lasts: wish.lasts, limited, clause: wish.clause }
}

/// All draws of the deck.
fn draws(book: &RuleSet) -> impl Iterator<Item = &DrawEffect> {
    let effects = book.cards.values().flat_map(|card| &card.effects);
    effects.filter_map(|effect| match effect {
        Effect::Draw(draw) => Some(draw),
        _ => None,
    })
}

/// A wish: its sort, its duration and the allowed choices.
#[derive(Clone, Copy, Debug, Default)]
pub struct WishRule {
    pub what: Wished,
    pub lasts: Lasts,
    /// The index of the list of allowed wishes; `None` if all are allowed.
    pub limited: Option<u8>,
    pub clause: Option<Clause>,
}

/// An effect of a card that resolves in order.
#[derive(Clone, Copy, Debug)]
pub enum CompiledEffect {
    /// A wish: announced with the card if it comes first, otherwise chosen after the earlier effects.
    Wish(WishRule),
    /// An immediate effect.
    Does {
        /// The target; `None` if it concerns all players alike.
        to: Option<Whom>,
        does: ImmediateEffect,
        clause: Option<Clause>,
    },
}

/// An effect that resolves at once, on the target unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ImmediateEffect {
    /// The target draws.
    Draw {
        /// The number of cards.
        cards: u8,
    },
    /// The target's next turn is skipped.
    Skip,
    /// The player of the card swaps hands with the target.
    SwapHands,
    /// All hands move by one place (N1-14).
    RotateHands {
        /// The neighbour whose hand each player takes.
        from: Neighbour,
    },
    /// The player of the card looks at the target's hand.
    Look,
    /// The player of the card gives the target cards, but keeps one.
    Give {
        /// The number of cards.
        cards: u8,
    },
}

impl ImmediateEffect {
    /// The word of the effect in rule files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The number of cards that the target draws or gets; 0 for other effects.
    pub fn cards(self) -> u8 {
        match self {
            ImmediateEffect::Draw { cards } | ImmediateEffect::Give { cards } => cards,
            _ => 0,
        }
    }

    /// Returns true if the hand of the card's player changes, by giving or by moving hands.
    pub fn changes_own_hand(self) -> bool {
        matches!(
            self,
            ImmediateEffect::SwapHands | ImmediateEffect::RotateHands { .. } | ImmediateEffect::Give { .. }
        )
    }
}

impl CompiledEffect {
    /// Returns true if it also resolves after the last card. Its player then has no hand and no turn, so only draws
    /// of others do (N1-18).
    pub fn outlasts(&self) -> bool {
        matches!(
            self,
            CompiledEffect::Does {
                to: Some(Whom::Before | Whom::Others | Whom::Everybody),
                does: ImmediateEffect::Draw { .. },
                ..
            }
        )
    }

    pub fn is_wish(&self) -> bool {
        matches!(self, CompiledEffect::Wish(_))
    }

    pub fn changes_own_hand(&self) -> bool {
        matches!(self, CompiledEffect::Does { does, .. } if does.changes_own_hand())
    }

    pub fn clause(&self) -> Option<Clause> {
        match self {
            CompiledEffect::Wish(wish) => wish.clause,
            CompiledEffect::Does { clause, .. } => *clause,
        }
    }
}
