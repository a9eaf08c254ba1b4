//! Which cards of a deck are alike, and which follow each other by their numbers.

use std::collections::BTreeMap;

use crate::cards::{CardKind, Colour, Deck, KindSet};

/// Which way the numbers of a run go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// From lower to higher.
    Up,
    /// From higher to lower.
    Down,
}

/// For each kind, the kinds with the same symbol.
pub(super) fn of_one_symbol(deck: &Deck) -> Vec<KindSet> {
    let symbol = |kind| usize::from(deck.face(kind).symbol.0);
    let mut kinds = vec![KindSet::EMPTY; deck.symbols().len()];
    deck.kinds().for_each(|kind| kinds[symbol(kind)].insert(kind));
    deck.kinds().map(|kind| kinds[symbol(kind)]).collect()
}

/// For each kind, the kind of the same colour whose number is by one higher, and by one lower.
pub(super) fn neighbours(deck: &Deck) -> Vec<[Option<CardKind>; 2]> {
    let place = |kind| {
        let face = deck.face(kind);
        deck.symbol_name(face.symbol).number.map(|number| (face.colour, i32::from(number)))
    };
    let mut kinds: BTreeMap<(Option<Colour>, i32), CardKind> = BTreeMap::new();
    for kind in deck.kinds() {
        // Of several with the same number the first one counts.
        place(kind).map(|place| kinds.entry(place).or_insert(kind));
    }
    let beside = |kind, step| place(kind).and_then(|(colour, number)| kinds.get(&(colour, number + step)).copied());
    deck.kinds().map(|kind| [1, -1].map(|step| beside(kind, step))).collect()
}
