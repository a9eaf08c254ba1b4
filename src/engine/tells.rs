//! What everybody could see of a hidden hand: which cards its player did not lay although they would have fitted.
//!
//! It is part of the table, since all who were there know it, and goes back with a move that is taken back. Whoever looks
//! ahead deals the hidden cards accordingly.

use super::chance::Dice;
use super::judge::Judge;
use super::seat::Seat;
use super::setup::Calls;
use super::stage::Stage;
use super::table::Table;
use super::{Game, View};
use crate::cards::{Card, CardKind, CardSet, Deck, KindSet, Wish};
use crate::rules::book::DrawWhen;
use crate::rules::{Bans, Rules};

/// How many of the last things are kept that a hand told.
const KEPT: usize = 3;

/// How often it is believed, in percent, that who laid no card had none, where that player was free to keep it.
const BELIEVED: u8 = 85;

/// How often a card that is a bluff in an imagined deal is believed to be one, in percent.
const BLUFFS: u8 = 20;

/// What a hand told, the last first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tells([Option<Tell>; KEPT]);

/// At some moment none of the cards that would have fitted was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tell {
    lacks: Lacks,
    /// How many cards the hand has taken up since.
    fresh: u8,
}

/// Which cards were not laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lacks {
    /// Those that fit on this card, under this wish and these bans.
    Fitting { top: CardKind, wish: Option<Wish>, bans: Bans },
    /// Those that answer this card's draw.
    Answers(CardKind),
}

impl Tells {
    fn note(&mut self, lacks: Lacks) {
        let place = self.0.iter().position(|tell| tell.is_some_and(|tell| tell.lacks == lacks));
        self.0[..=place.unwrap_or(KEPT - 1)].rotate_right(1);
        self.0[0] = Some(Tell { lacks, fresh: 0 });
    }

    /// The hand has taken up so many cards that not everybody has seen.
    pub fn take_up(&mut self, cards: u16) {
        let cards = u8::try_from(cards).unwrap_or(u8::MAX);
        for tell in self.0.iter_mut().flatten() {
            tell.fresh = tell.fresh.saturating_add(cards);
        }
    }
}

impl Table {
    /// The player on turn lays nothing: everybody notes what that says of the hand.
    pub fn note_that_nothing_is_laid(&mut self, rules: &Rules) {
        let top = self.discard.top().map(|card| rules.deck().kind(card));
        let lacks = match (self.stage, top) {
            (Stage::Turn | Stage::Drawn(_), Some(top)) => Lacks::Fitting { top, wish: self.wish, bans: self.bans },
            (Stage::AnswerDraw(_), Some(top)) => Lacks::Answers(self.demands.unwrap_or(top)),
            _ => return,
        };
        self.tells[self.turn.index()].note(lacks);
    }
}

impl Tell {
    /// The cards of which the hand has no more than it has taken up since.
    fn cards(self, rules: &Rules) -> CardSet {
        let kinds = match self.lacks {
            // Some that fit may not have been laid, and some need not.
            Lacks::Fitting { top, wish, bans } => {
                rules.kinds_fitting(top, wish, bans) - rules.no_bluff() - rules.kinds_not_last() - rules.optional()
            }
            Lacks::Answers(kind) => rules.kind(kind).draw.map_or_else(KindSet::default, |draw| draw.answers),
        };
        rules.deck().cards_of(kinds)
    }

    /// Whether its player was free to keep such cards.
    fn was_free(self, rules: &Rules) -> bool {
        rules.book().drawing.when == DrawWhen::Anytime || matches!(self.lacks, Lacks::Answers(_))
    }
}

impl View<'_> {
    /// A game to look ahead in: what cannot be seen is dealt anew, as is likely after what everybody could see of the
    /// hands; calls come by themselves.
    #[must_use]
    pub fn foresee(self, dice: &mut Dice) -> Game {
        let mut game = self.deal_anew(dice, |game, seat, dice| self.make_likely(game, seat, dice));
        game.setup.calls = Calls::Automatic;
        game
    }

    /// Exchanges cards of a hidden hand that is unlikely for others of the draw pile.
    fn make_likely(self, game: &mut Game, seat: Seat, dice: &mut Dice) {
        let rules = self.rules();
        let mut unlikely = CardSet::EMPTY;
        for tell in game.table.tells[seat.index()].0.into_iter().flatten() {
            if usize::from(tell.fresh) >= game.table.hand(seat).len()
                || tell.was_free(rules) && !dice.percent(BELIEVED)
            {
                continue;
            }
            unlikely = unlikely | tell.cards(rules);
            let many = game.table.hand(seat) & tell.cards(rules);
            exchange(&mut game.table, rules.deck(), seat, many, usize::from(tell.fresh), unlikely, dice);
        }
        if let Stage::Challenge { against, in_force } = game.table.stage {
            let top = Judge { rules, setup: self.setup(), table: &game.table }.top();
            let honest = top.and_then(|top| rules.kind(top).honest).filter(|_| against == seat);
            if let Some(honest) = honest.filter(|_| !dice.percent(BLUFFS)) {
                let forbidden = |card: &Card| rules.is_forbidden(honest, rules.deck().kind(*card), in_force);
                let bluff: CardSet = rules.deck().cards().filter(forbidden).collect();
                let many = game.table.hand(seat) & bluff;
                exchange(&mut game.table, rules.deck(), seat, many, 0, unlikely | bluff, dice);
            }
        }
    }
}

/// Exchanges cards of a hand for others of the draw pile, as long as it has more of them than it may have and the pile has
/// others.
fn exchange(
    table: &mut Table,
    deck: &Deck,
    seat: Seat,
    many: CardSet,
    most: usize,
    unlikely: CardSet,
    dice: &mut Dice,
) {
    let mut given: Vec<Card> = many.iter().collect();
    let surplus = given.len().saturating_sub(most);
    let pile = table.pile.as_mut_slice();
    if surplus == 0 || pile.is_empty() {
        return;
    }
    dice.shuffle(&mut given);
    let first = dice.below(pile.len());
    let (mut places, hand) = ((first..pile.len()).chain(0..first), &mut table.hands[seat.index()]);
    for card in given.into_iter().take(surplus) {
        let Some(place) = places.find(|place| !unlikely.contains(pile[*place])) else { return };
        hand.remove(card, deck);
        hand.insert(std::mem::replace(&mut pile[place], card), deck);
    }
}
