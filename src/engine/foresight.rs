//! What everybody notices of hidden hands, and games that are imagined accordingly.

use super::chance::Dice;
use super::odds::{OTHERS_BLUFF, holds_any};
use super::seat::Seat;
use super::setup::Calls;
use super::stage::Phase;
use super::table::Table;
use super::tells::Lacks;
use super::{Game, View};
use crate::cards::{Card, CardSet, Colour, Deck};
use crate::rules::Rules;
use crate::rules::book::{DrawWhen, Honest};

/// How often it is believed, in percent, that who laid no card had none, where that player was free to keep it.
const BELIEVED: u8 = 85;

impl Table {
    /// The player on turn lays nothing: everybody notes what that says of the hand.
    pub fn note_that_nothing_is_laid(&mut self, rules: &Rules) {
        let top = self.discard.top().map(|card| self.counts_as(card, rules));
        let Some(top) = top else { return };
        let fitting = Lacks::Fitting { top, wish: self.wish, bans: self.bans };
        let (lacks, free) = match self.stage {
            Phase::Turn => {
                let drawing = &rules.book().drawing;
                (fitting, drawing.when == DrawWhen::Anytime || drawing.lets_pass(self.can_draw(rules)))
            }
            Phase::Drawn(_) => (fitting, true),
            Phase::AnswerDraw(_) => (Lacks::Answers(self.demands.unwrap_or(top)), true),
            _ => return,
        };
        self.tells[self.turn.index()].note(lacks, free);
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

    /// What the top card says of when it is a bluff, and how likely the hand of whoever laid it is one with which it would be.
    pub(crate) fn odds_of_bluff(self, against: Seat, in_force: Option<Colour>) -> Option<(Honest, f64)> {
        let rules = self.rules();
        let honest = rules.kind(self.top()?).honest?;
        let unseen = self.unseen_cards();
        let forbidden = rules.deck().kinds_in(unseen).filter(|kind| rules.is_forbidden(honest, *kind, in_force));
        let count = |cards: usize| u16::try_from(cards).unwrap_or(u16::MAX);
        Some((honest, holds_any(count(unseen.len()), count(forbidden.count()), self.held(against))))
    }

    /// Exchanges cards of a hidden hand that is unlikely for others of the draw pile.
    fn make_likely(self, game: &mut Game, seat: Seat, dice: &mut Dice) {
        let rules = self.rules();
        let mut unlikely = CardSet::EMPTY;
        for tell in game.table.tells[seat.index()].iter() {
            if usize::from(tell.fresh) >= game.table.hand(seat).len() || tell.free && !dice.percent(BELIEVED) {
                continue;
            }
            unlikely = unlikely | tell.cards(rules);
            let many = game.table.hand(seat) & tell.cards(rules);
            exchange(&mut game.table, rules.deck(), seat, many, usize::from(tell.fresh), unlikely, dice);
        }
        if let Phase::Challenge { against, in_force } = game.table.stage {
            let believed = self.odds_of_bluff(against, in_force).filter(|_| against == seat);
            let Some((honest, could)) = believed else { return };
            // Of the hands with which one can bluff, so many have the card by a bluff.
            let share = OTHERS_BLUFF / (could * OTHERS_BLUFF + 1.0 - could);
            if !dice.happens(share) {
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
    let hand = &mut table.hands[seat.index()];
    for card in given.into_iter().take(surplus) {
        // What lies below in the pile is not shuffled yet, so each card is looked for from a place of its own.
        let first = dice.below(pile.len());
        let mut places = (first..pile.len()).chain(0..first);
        let Some(place) = places.find(|place| !unlikely.contains(pile[*place])) else { return };
        hand.remove(card, deck);
        hand.insert(std::mem::replace(&mut pile[place], card), deck);
    }
}
