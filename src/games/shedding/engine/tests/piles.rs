//! Piles that are alike.

use crate::cards::Card;
use crate::engine::Stack;

#[test]
fn piles_are_alike_that_have_the_same_cards_in_the_same_order() {
    let pile = |cards: &[u8]| cards.iter().map(|card| Card(*card)).collect::<Stack>();
    assert_eq!(pile(&[1, 2]), pile(&[1, 2]));
    assert_ne!(pile(&[1, 2]), pile(&[2, 1]));
    assert_ne!(pile(&[1, 2]), pile(&[1]));
    let mut taken = pile(&[1, 2, 3]);
    assert_eq!(taken.pop(), Some(Card(3)));
    assert_eq!(taken, pile(&[1, 2]), "what was taken is gone");
}
