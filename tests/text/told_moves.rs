//! Announcements of moves with side effects, and refusals with their suggestions.

use crate::support::program::Sixdot;

#[test]
fn what_a_card_takes_away_is_told() {
    let deal = "game = \"switch\"\n[[example]]\nname = \"jacks\"\nclauses = [\"EN-7\"]\n\
        hands = [\"hj sj c3 c4\", \"h8 hk ha\", \"d8 d9 d3\"]\ntop = \"cj\"\npending-draw = 5\n";
    let run = Sixdot::new("play switch --lang en --deal jacks.toml#jacks").file("jacks.toml", deal);
    let told = run.stdin("what hj\nhj\n").run().stdout;
    for line in [
        "If you play the jack of hearts: the draw is cancelled. Anna is next. You have 3 cards left.",
        "You play the jack of hearts, 3 cards left, the draw is cancelled.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
}

#[test]
fn a_card_that_is_held_once_is_not_played_twice() {
    let told = Sixdot::new("play number-one --lang en --seed 6").stdin("b2 b2\n").run().stdout;
    assert!(told.contains("You hold blue 2 only once. Nothing was played."), "{told}");
}

#[test]
fn who_may_not_pass_is_told_when_one_may() {
    let told =
        Sixdot::new("play crazy-eights --lang en --seed 6 --players 2").stdin("draw\ndraw\npass\n").run().stdout;
    assert!(told.contains("only for when there is nothing left to draw and none of your cards fits."), "{told}");
}

#[test]
fn numbers_stand_together_in_a_hand_whatever_they_do() {
    let line = "play uno --lang en --set seven-zero=yes --seed 21 --players 4";
    let told = Sixdot::new(line).stdin("hand by number\n").run().stdout;
    assert!(told.contains("Yellow: 3, 7, reverse."), "{told}");
    assert!(told.contains("3: yellow. 7: yellow. 8: red. Reverse: yellow."), "{told}");
}
