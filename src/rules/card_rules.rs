//! What the rules say about a kind of card, gathered from the book: all that the engine asks of it stands in one place.

use super::Clause;
use super::rule_set::{
    AfterPenalty, AgainEffect, BanEffect, Because, DrawEffect, Effect, EffectsOf, FitsAlways, Growth, Honest, Lasts,
    MoreColour, MoreEffect, Neighbour, Points, ReverseEffect, RuleSet, Shared, SkipEffect, SkipGrowth, StandsFor,
    Start, Whom, WishEffect, Wished, WithTwo,
};
use super::terms::Terms;
use crate::cards::{CardKind, Colour, Face, KindSet, Symbol, Wish};

/// What the rules say about a kind of card.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct KindRule {
    /// What it counts, in points.
    pub points: u16,
    /// Fits on every card.
    pub fits_always: Option<FitsAlways>,
    /// Fits under any wish if it would fit without one.
    pub ignores_wish: Option<Because>,
    /// Every card fits on it, unless something was wished with it.
    pub takes_any: Option<Because>,
    /// Whether it takes the colour that is in force when it is laid.
    pub takes_colour: bool,
    /// The cards for which it is laid, if it is laid for others.
    pub stands_for: Option<StandIn>,
    /// The cards on which it may not be laid, and the clause.
    pub not_on: (KindSet, Option<Clause>),
    /// May not be the last card.
    pub not_last: Option<Because>,
    /// Who holds no other fitting card may draw instead of laying it.
    pub need_not_play: Option<Because>,
    /// When laying it is honest.
    pub honest: Option<Honest>,
    /// Whether its player names a colour, or a number or rank, with it.
    pub wish: Option<WishRule>,
    /// Who has to draw.
    pub draw: Option<Draw>,
    /// Who is passed over.
    pub skip: Option<Skip>,
    /// Whether the direction is reversed.
    pub reverse: Option<Reverse>,
    /// Whether its player may lay another card.
    pub again: Option<AgainEffect>,
    /// Which row it bans.
    pub ban: Option<BanEffect>,
    /// The smallest table at which it takes part; 0 for every table.
    pub from_players: u8,
    /// Which further cards its player may lay at once.
    pub more: Option<More>,
    /// Whether there is a draw that it passes on.
    pub passes_on: bool,
    /// Whether it does to those who follow what the card under it does.
    pub copies: bool,
    /// Whether it does anything to those who follow.
    pub concerns_others: bool,
    /// Whether a card that its player lays alone does nothing but what it wishes with the card and what it does to those
    /// who follow, so that the turn is over unless it fits doubly; whoever plays.
    pub plain: bool,
    /// The same while more than two play.
    pub plain_with_more: bool,
    /// What it does to hands and players, one thing after the other, before what it does to those who follow.
    pub acts: Vec<CompiledEffect>,
    /// What it does as start card.
    pub start: Start,
}

impl KindRule {
    /// What a checked book says about a kind of card.
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
            wish: None,
            draw: None,
            skip: None,
            reverse: None,
            again: None,
            ban: None,
            from_players: facts.from_players.map_or(0, |from| from.count),
            more: None,
            passes_on: draws(book).any(|draw| kinds_of(&draw.passed_on_by).contains(kind)),
            copies: false,
            concerns_others: false,
            plain: false,
            plain_with_more: false,
            acts: Vec::new(),
            start: facts.start.unwrap_or(book.start),
        };
        for effect in &facts.effects {
            match Becomes::of(effect) {
                Becomes::CompiledEffect(act) => rule.acts.push(act),
                Becomes::Wish(wish) => {
                    let wish = wish_rule(wish, terms, limited);
                    if rule.acts.is_empty() {
                        rule.wish = Some(wish);
                    }
                    rule.acts.push(CompiledEffect::Wish(wish));
                }
                Becomes::Draw(draw) => {
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
                Becomes::Skip(skip) => {
                    let answers = kinds_of(&skip.answered_by);
                    let share = Share::of(&skip.answers_share);
                    rule.skip = Some(Skip { answers, share, growth: skip.growth, clause: skip.clause });
                }
                Becomes::Reverse(reverse) => {
                    rule.reverse = Some(Reverse { with_two: reverse.with_two, clause: reverse.clause });
                }
                Becomes::Again(again) => rule.again = Some(again),
                Becomes::Ban(ban) => rule.ban = Some(ban),
                Becomes::Copy => rule.copies = true,
                Becomes::More(more) => {
                    let of = terms.kinds_of_more(more);
                    rule.more = Some(More {
                        cards: more.cards,
                        of,
                        same_colour: more.colour == MoreColour::Same,
                        only_last: more.effects_of == EffectsOf::Last,
                        clause: more.clause,
                    });
                }
            }
        }
        let turns = rule.draw.is_some() || rule.skip.is_some() || rule.reverse.is_some();
        rule.concerns_others = turns || rule.passes_on || rule.copies;
        rule
    }

    /// Whether it is plain while two play, or more.
    pub(super) fn is_plain(&self, with_two: bool) -> bool {
        let goes_on = self.again.is_some() || self.more.is_some() || self.takes_colour;
        let goes_on = goes_on || self.stands_for.is_some();
        let again = self.reverse.is_some_and(|reverse| with_two && reverse.with_two == WithTwo::Again);
        let acts = if self.wish.is_some() { &self.acts[1..] } else { &self.acts };
        !goes_on && !again && self.ban.is_none() && acts.is_empty()
    }

    /// Whether a number or rank is wished with a card.
    pub fn wishes_symbol(&self) -> bool {
        self.wish.or(self.wish_after()).is_some_and(|wish| wish.what == Wished::Symbol)
    }

    /// Whether it does nothing but let its player name a colour or the like, or nothing at all.
    #[must_use]
    pub fn only_wishes(&self) -> bool {
        let turns = self.draw.is_some() || self.skip.is_some() || self.reverse.is_some() || self.again.is_some();
        let others = turns || self.copies || self.more.is_some() || self.ban.is_some();
        !others && self.acts.iter().all(|act| matches!(act, CompiledEffect::Wish(_)))
    }

    /// Whether what is wished with it, or after it, is wished for a round.
    pub fn wish_lasts(&self) -> bool {
        self.wish.or(self.wish_after()).is_some_and(|wish| wish.lasts == Lasts::Round)
    }

    /// Whether its player names a colour after something else that it does (N1-14).
    #[must_use]
    pub fn wish_after(&self) -> Option<WishRule> {
        let wish = |act: &CompiledEffect| match act {
            CompiledEffect::Wish(wish) => Some(*wish),
            CompiledEffect::Does { .. } => None,
        };
        self.acts.iter().find_map(wish).filter(|_| self.wish.is_none())
    }
}

/// A card that is laid for another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// The cards for which it can be laid.
    pub of: KindSet,
    /// The clause that says so.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// How many cards.
    pub cards: u8,
    /// The cards that answer it.
    pub answers: KindSet,
    /// Those of them that pass on all that is to be drawn.
    pub passers: KindSet,
    /// What they must have in common with it.
    pub share: Share,
    /// What an answer does to the number.
    pub growth: Growth,
    /// What the player may do after drawing.
    pub then: AfterPenalty,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What an answer must have in common with the card that it answers: one of these, or nothing if there is neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    colour: bool,
    symbol: bool,
}

impl Share {
    fn of(listed: &[Shared]) -> Self {
        Share { colour: listed.contains(&Shared::Colour), symbol: listed.contains(&Shared::Symbol) }
    }

    /// Whether every answer will do.
    #[must_use]
    pub fn is_free(self) -> bool {
        !self.colour && !self.symbol
    }

    /// Whether a card has what it must of this colour and this symbol.
    pub(super) fn holds(self, own: Face, colour: Option<Colour>, symbol: Symbol) -> bool {
        let by_colour = self.colour && own.colour.is_some() && own.colour == colour;
        by_colour || self.symbol && own.symbol == symbol
    }
}

/// Further cards may be laid at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct More {
    /// The most cards.
    pub cards: u8,
    /// Those that may be laid so.
    pub of: KindSet,
    /// Whether they must have the colour in force.
    pub same_colour: bool,
    /// Whether only the last of them does something to those who follow.
    pub only_last: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The next player is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip {
    /// The cards that pass it on.
    pub answers: KindSet,
    /// What they must have in common with it.
    pub share: Share,
    /// What it does to the number of players when it answers another skip.
    pub growth: SkipGrowth,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The direction is reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reverse {
    /// What it does while two players are in the round.
    pub with_two: WithTwo,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Whether a card may be laid out of turn (UH-10): one that is listed, or else one with a colour that can be no bluff, bans
/// nothing, and lets no further cards be laid.
pub(super) fn may_jump_in(book: &RuleSet, terms: &Terms, kinds: &[KindRule], kind: CardKind) -> bool {
    let (rule, Some(jump)) = (&kinds[usize::from(kind.0)], &book.jump_in) else { return false };
    if let Some(of) = &jump.of {
        return terms.kinds_of(of).contains(kind);
    }
    let plain = rule.honest.is_none() && rule.ban.is_none() && rule.more.is_none();
    plain && terms.deck().face(kind).colour.is_some()
}

/// What is wished with a card; a list of what alone can be named joins the others, unless it is among them.
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

/// All that cards make the next player draw.
fn draws(book: &RuleSet) -> impl Iterator<Item = &DrawEffect> {
    let effects = book.cards.values().flat_map(|card| &card.effects);
    effects.filter_map(|effect| match effect {
        Effect::Draw(draw) => Some(draw),
        _ => None,
    })
}

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
