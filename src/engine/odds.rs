//! What can be reckoned of a hidden hand from what lies open.

/// How often others are believed to bluff when they could, against how often they lay such a card justly.
pub(crate) const OTHERS_BLUFF: f64 = 0.08;

/// How likely a hand of so many cards, dealt from `unseen` cards of which `wanted` are of some sort, holds at least one
/// of that sort.
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
