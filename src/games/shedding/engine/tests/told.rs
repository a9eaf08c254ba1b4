//! Events about hidden hands, and the manner of moves.

use super::{all_cards, begin, game, kind, play, position, public_events, rules};
use crate::cards::Wish;
use crate::engine::{Dice, Game, Referee, Seat, Viewer};
use crate::games::shedding::engine::event::{Cause, Manner};
use crate::games::shedding::engine::score::worth;
use crate::games::shedding::engine::{Place, Position, PublicEvent, Rest};
use crate::games::shedding::rules::ImmediateEffect;

#[test]
fn a_hand_is_told_to_its_player_and_to_all_where_hands_are_open() {
    for (hands, open) in [("hidden", false), ("open", true)] {
        let rules = rules("numnum-mau-mau", &[("hands", hands)]);
        let game = game(&rules, &["b7 b11", "g2 g3", "r4"], "y8");
        let sees = |viewer: Viewer| [0, 1, 2].map(|seat| game.view(viewer).hand_of(Seat(seat)).is_some());
        assert_eq!(sees(Viewer::Seat(Seat(1))), [open, true, open]);
        assert_eq!(sees(Viewer::Onlooker), [open; 3]);
    }
}

#[test]
fn what_those_held_who_were_put_out_is_imagined_in_equal_parts() {
    let rules = rules("uno", &[]);
    let stated = Position { rest: Rest::Aside, ..position(&rules, &["r1 r2", "b3 b4", "y1", "y2"], "r9") };
    let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
    game.table.set_aside[2] = 7;
    game.table.set_aside[3] = 90;
    let imagined = game.view_of(Seat(0)).determinize(&mut Dice::new(1, 1));
    let aside = worth(&rules, imagined.table.aside);
    assert_eq!(imagined.table.set_aside[..4], [0, 0, aside / 2, aside / 2]);
    assert!(all_cards(&imagined).into_iter().eq(rules.deck().cards()), "no card is lost or made");
}

#[test]
fn what_somebody_draws_or_gives_moves_in_its_own_manner() {
    let (pile, hand, other) = (Place::Pile, Place::Hand(Seat(0)), Place::Hand(Seat(1)));
    let costs =
        [Cause::Draw, Cause::Effect, Cause::CallPenalty, Cause::WrongPlayPenalty, Cause::Challenge, Cause::Gift];
    assert!(costs.iter().all(|cause| !matches!(cause.manner(pile, hand), Manner::Played | Manner::Arranged)));
    let does = Cause::Does(ImmediateEffect::Give { cards: 1 });
    let manners = [(hand, other), (pile, hand), (hand, pile)].map(|(from, to)| does.manner(from, to));
    assert_eq!(manners, [Manner::Given, Manner::Imposed, Manner::Arranged]);
}

#[test]
fn a_taken_colour_is_no_wish() {
    let rules = rules("chameleon", &[]);
    let mut game = game(&rules, &["ch y1 y2", "r3 r4"], "g9");
    let green = rules.deck().face(kind(&rules, "g1")).colour.map(Wish::Colour).expect("a colour");
    let told = public_events(&game.apply(Seat(0), play(&rules, "ch")).expect("it always fits"));
    assert!(told.contains(&PublicEvent::TakesColour { seat: Seat(0), colour: green }), "{told:?}");
    assert!(!told.iter().any(|told| matches!(told, PublicEvent::Wished { .. })), "{told:?}");
}
