//! Determinization: sampling the hidden cards of a view, optionally weighted by public inferences about the hands.

use super::game::{SheddingGame, View};
use super::moves::CallSet;
use super::phase::{Awaiting, Interrupted};
use super::piles::Hand;
use super::score;
use super::table::Table;
use crate::cards::{Card, CardSet, Colour, Deck};
use crate::engine::{Calls, Chance, Dice, Seat};
use crate::games::shedding::rules::Honest;

impl View<'_> {
    /// A game that looks the same to this viewer, with the hidden cards dealt at random. Search, hints and `what` use
    /// only this, so nobody can cheat. Other hands are dealt at once, the draw pile as it is drawn from.
    pub fn determinize(self, dice: &mut Dice) -> SheddingGame {
        self.redeal(dice, |_, _, _| {})
    }

    /// Deals the hidden cards at random; `change` may adjust each hidden hand before anything depends on its cards.
    pub(super) fn redeal(self, dice: &mut Dice, change: impl Fn(&mut SheddingGame, Seat, &mut Dice)) -> SheddingGame {
        let mut game = self.game.clone();
        let deck = self.rules().deck();
        let table = &mut game.table;
        let open_hands = self.rules().book.open_hands.is_some();
        let absent = self.rules().absent(self.game.setup.seats) & table.aside;
        let left = table.pile.len();
        table.chance = Chance::Seeded(Dice::new(dice.seed(), 0));
        table.pile.replace(self.unseen_cards().iter().collect());
        table.shuffle_pile(&self.game.rules);
        let closed = |seat: &Seat| !open_hands && Some(*seat) != self.seat();
        for seat in Seat::all(self.game.setup.seats).filter(closed) {
            let held = usize::from(table.held(seat));
            table.hands[seat.index()] = Hand::of(std::iter::from_fn(|| table.take_top()).take(held), deck);
        }
        table.aside = absent;
        while table.pile.len() > left {
            let card = table.take_top();
            table.aside.extend(card);
        }
        // The hands of eliminated players are hidden, too: they share the value of the cards now set aside.
        let worth = score::worth(self.rules(), table.aside - absent);
        let out = table.set_aside.iter().filter(|worth| **worth > 0).count();
        let each = worth.checked_div(u32::try_from(out).unwrap_or(0)).unwrap_or(0);
        for worth in table.set_aside.iter_mut().filter(|worth| **worth > 0) {
            *worth = each;
        }
        for seat in Seat::all(self.game.setup.seats).filter(closed) {
            change(&mut game, seat, dice);
        }
        let table = &mut game.table;
        if let Awaiting::Drawn(Some(_)) = table.phase {
            if closed(&table.turn) {
                table.phase = Awaiting::Drawn(table.hand(table.turn).first());
            }
        }
        if let Some(Interrupted { turn, phase: Awaiting::Drawn(Some(_)) }) =
            table.interrupted.filter(|other| closed(&other.turn))
        {
            table.interrupted = Some(Interrupted { turn, phase: Awaiting::Drawn(table.hand(turn).first()) });
        }
        game
    }

    /// A determinized game in which the viewer is on turn; `None` if a choice of somebody else comes first, or the
    /// viewer is out.
    pub fn determinize_on_turn(self, dice: &mut Dice) -> Option<SheddingGame> {
        let seat = self.seat().filter(|seat| self.table().playing.contains(*seat))?;
        let mut game = self.determinize(dice);
        let table = &mut game.table;
        if table.turn == seat {
            return Some(game);
        }
        match table.phase {
            Awaiting::Turn | Awaiting::Drawn(_) | Awaiting::Again => table.phase = Awaiting::Turn,
            Awaiting::AnswerDraw { .. } | Awaiting::AnswerSkip(_) | Awaiting::Challenge { .. } => {}
            _ => return None,
        }
        table.turn = seat;
        table.turn_counts = true;
        table.cards_played = 0;
        table.called = CallSet::default();
        Some(game)
    }
}

/// Belief, in percent, that a player who was free to keep a card but played none had none.
const BELIEVED: u8 = 85;

impl View<'_> {
    /// A determinized game for search: hidden cards are dealt with regard to the public inferences, and calls are
    /// automatic.
    pub fn determinize_likely(self, dice: &mut Dice) -> SheddingGame {
        let mut game = self.redeal(dice, |game, seat, dice| self.adjust_hand(game, seat, dice));
        game.setup.calls = Calls::Automatic;
        game
    }

    /// The rule of the top card about bluffs, and the probability that its player holds a hand that makes it one.
    pub(crate) fn odds_of_bluff(self, against: Seat, in_force: Option<Colour>) -> Option<(Honest, f64)> {
        let rules = self.rules();
        let honest = rules.kind(self.top()?).honest?;
        let unseen = self.unseen_cards();
        let forbidden = rules.deck().kinds_in(unseen).filter(|kind| rules.is_forbidden(honest, *kind, in_force));
        let count = |cards: usize| u16::try_from(cards).unwrap_or(u16::MAX);
        Some((honest, holds_any(count(unseen.len()), count(forbidden.count()), self.held(against))))
    }

    /// Exchanges unlikely cards of a hidden hand for cards of the draw pile.
    fn adjust_hand(self, game: &mut SheddingGame, seat: Seat, dice: &mut Dice) {
        let rules = self.rules();
        let mut unlikely = CardSet::EMPTY;
        for tell in game.table.inferences[seat.index()].iter() {
            if usize::from(tell.fresh) >= game.table.hand(seat).len() || tell.free && !dice.percent(BELIEVED) {
                continue;
            }
            unlikely = unlikely | tell.cards(rules);
            let many = game.table.hand(seat) & tell.cards(rules);
            exchange(&mut game.table, rules.deck(), seat, many, usize::from(tell.fresh), unlikely, dice);
        }
        if let Awaiting::Challenge { against, in_force } = game.table.phase {
            let believed = self.odds_of_bluff(against, in_force).filter(|_| against == seat);
            let Some((honest, could)) = believed else { return };
            // Share of bluffs among the hands with which a bluff is possible.
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

/// Exchanges surplus cards of a hand for other cards of the draw pile, as far as there are any.
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
        // The lower part of the pile is not shuffled yet, so each search starts at a random place.
        let first = dice.below(pile.len());
        let mut places = (first..pile.len()).chain(0..first);
        let Some(place) = places.find(|place| !unlikely.contains(pile[*place])) else { return };
        hand.remove(card, deck);
        hand.insert(std::mem::replace(&mut pile[place], card), deck);
    }
}

/// Assumed rate of bluffs by others, relative to just plays of such a card.
pub(crate) const OTHERS_BLUFF: f64 = 0.08;

/// Probability that a hand dealt from `unseen` cards holds at least one of the `wanted` ones.
pub(super) fn holds_any(unseen: u16, wanted: u16, hand: u16) -> f64 {
    let mut none = 1.0;
    for card in 0..hand.min(unseen) {
        let others = unseen.saturating_sub(wanted + card);
        none *= f64::from(others) / f64::from(unseen - card);
    }
    1.0 - none
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(left: f64, right: f64) -> bool {
        (left - right).abs() < 1e-12
    }

    #[test]
    fn a_hand_of_one_card_holds_it_as_often_as_it_is_there() {
        assert!(close(holds_any(10, 3, 1), 0.3));
    }

    #[test]
    fn two_cards_of_four_hold_one_of_two_five_times_in_six() {
        assert!(close(holds_any(4, 2, 2), 5.0 / 6.0));
    }

    #[test]
    fn all_cards_hold_it_and_no_card_does_not() {
        assert!(close(holds_any(9, 1, 9), 1.0));
        assert!(close(holds_any(9, 1, 0), 0.0));
        assert!(close(holds_any(9, 0, 9), 0.0));
    }
}
