//! Dice that favour nothing (G-11).

use std::collections::HashSet;

use crate::engine::Dice;

#[test]
#[cfg(target_pointer_width = "64")]
fn bounded_numbers_are_unbiased() {
    // One number in four of the generator has to be thrown away here; otherwise those that 3 divides come in half of
    // all cases.
    let mut dice = Dice::new(5, 5);
    let mut seen = [0_u32; 3];
    for _ in 0..6000 {
        seen[dice.below(3 << 62) % 3] += 1;
    }
    assert!(seen.iter().all(|count| (1850..2150).contains(count)), "{seen:?}");
}

#[test]
fn every_bit_of_a_seed_counts_whatever_the_stream() {
    for stream in 0..8 {
        let seeds = (0..64).map(|bit| 1 << bit).chain([0]);
        let first: HashSet<u64> = seeds.map(|seed| Dice::new(seed, stream).seed()).collect();
        assert_eq!(first.len(), 65, "stream {stream}");
    }
}
