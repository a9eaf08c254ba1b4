//! Clauses of a line ("plays red 5", "draws two cards") and the sound cues of a step.

use super::announcer::{Announcer, Between};
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{CardMovement, Manner, Observation, Place, PublicEvent, VisibleCards};
use crate::text::{About, Cue, Text, msg};

/// A clause names up to this many drawn cards; more get a sentence of their own.
const NAMED_WITHIN: usize = 2;

impl Announcer<'_> {
    /// The play and its wish, which the braille form has beside the cards.
    pub(super) fn play_clauses(
        &self,
        seat: Seat,
        cards: &[CardKind],
        wish: Option<Wish>,
        in_turn: bool,
    ) -> Vec<Text> {
        let wish = wish.map(|wish| self.wish_clause(seat, wish));
        let mark = wish.as_ref().map_or_else(String::new, |wish| wish.braille.clone());
        let play = msg!(if (in_turn) "do-play" else "do-jump-in", cards, wish = mark; About);
        let wish = wish.map(|wish| Text { braille: String::new(), ..wish });
        [self.about(play, seat)].into_iter().chain(wish).collect()
    }

    pub(super) fn wish_clause(&self, seat: Seat, wish: Wish) -> Text {
        self.about(msg!("do-wish", colour = wish; About), seat)
    }

    /// Returns the clause, and the sentence that names the cards if they are too many for the clause.
    pub(super) fn draw_clause(&self, seat: Seat, cards: &VisibleCards) -> (Text, Option<Text>) {
        let (count, known) = (cards.count(), cards.cards());
        match known.len() {
            0 => (self.about(msg!("do-draw", count; About), seat), None),
            1..=NAMED_WITHIN => (self.about(msg!("do-draw-cards", count, cards = known; About), seat), None),
            _ => {
                let mut sorted = known.to_vec();
                sorted.sort_unstable();
                let named = self.say(msg!("drawn", cards = sorted));
                (self.about(msg!("do-draw", count; About), seat), Some(named))
            }
        }
    }

    /// "It fits.", "None of them fits.", "Red 2 and yellow 6 fit."
    pub(super) fn which_fit(&self, drawn: &[CardKind], playable: &[CardKind]) -> Text {
        let mut fitting: Vec<CardKind> = drawn.iter().copied().filter(|card| playable.contains(card)).collect();
        fitting.sort_unstable();
        fitting.dedup();
        let which = match (fitting.as_slice(), drawn) {
            ([], [_]) => "no",
            ([], _) => "none",
            ([_], [_]) => "last",
            _ => "several",
        };
        self.say(msg!("drawn-fit", which, count = fitting.len(), cards = fitting))
    }

    /// "It fits, but you may not play it in this turn. Rule UN-3."
    pub(in crate::games::shedding) fn drawn_too_late(&self, cards: &[CardKind]) -> Vec<Text> {
        let told = self.say(msg!("drawn-too-late", count = cards.len(), cards));
        let rule = self.rules.book.drawing.then_clause.map(|clause| self.rule(clause));
        std::iter::once(told).chain(rule).collect()
    }

    /// The text printed on a card, which is read out when the card is played (N1-13).
    pub(super) fn written_on(&self, card: CardKind) -> Option<Text> {
        Some(self.say(msg!("card-says", text = self.card_text(card)?)))
    }

    pub(super) fn give_clause(&self, seat: Seat, to: Seat, cards: &VisibleCards) -> Text {
        let count = cards.count();
        let message = match cards {
            VisibleCards::Cards(known) => msg!("do-give-cards", count, cards = known.as_slice(); Between),
            VisibleCards::Backs(_) => msg!("do-give", count; Between),
        };
        self.between(message, seat, to)
    }
}

/// Depends only on what the viewer may know: a hidden card has the same cue as any other.
pub(super) fn cue_of(seen: &Observation) -> Option<Cue> {
    let event = match seen {
        Observation::Moved(moved) => return cue_of_cards(moved),
        Observation::Public(event) => event,
    };
    Some(match event {
        PublicEvent::Does { deed, .. } if deed.changes_own_hand() => Cue::Swap,
        PublicEvent::Wished { .. } | PublicEvent::TakesColour { .. } | PublicEvent::StandsFor { .. } => Cue::Wish,
        PublicEvent::Reversed { .. } => Cue::Direction,
        PublicEvent::PassedOver { .. } | PublicEvent::SitsOut { .. } => Cue::Skip,
        PublicEvent::Passed { .. } => Cue::Pass,
        PublicEvent::Called { .. } => Cue::Call,
        PublicEvent::Forgot { .. }
        | PublicEvent::CalledWrongly { .. }
        | PublicEvent::Caught { .. }
        | PublicEvent::CaughtRun { .. } => Cue::Caught,
        PublicEvent::Challenged { .. } => Cue::Challenge,
        PublicEvent::WrongPlay { .. } => Cue::Penalty,
        _ => return None,
    })
}

fn cue_of_cards(moved: &CardMovement<VisibleCards>) -> Option<Cue> {
    Some(match (moved.cause.manner(moved.from, moved.to), &moved.from, &moved.to) {
        (Manner::Played, Place::Hand(_), _) => Cue::Play,
        (Manner::Drawn, _, Place::Hand(_)) => Cue::Draw,
        (Manner::Imposed, _, Place::Hand(_)) => Cue::Penalty,
        (Manner::Given, ..) => Cue::Swap,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Wish;
    use crate::engine::{Seat, Viewer};
    use crate::games::shedding::engine::{Cause, RoundEnd, VisibleCards};
    use crate::games::shedding::rules::{ImmediateEffect, Neighbour};
    use crate::games::shedding::text::due::Due;
    use crate::rules::Call;
    use crate::text::testing::{cards, locale, rules};
    use crate::text::{Lang, Line};

    const ME: Seat = Seat(0);
    const ANNA: Seat = Seat(1);

    fn told<T>(viewer: Viewer, lang: Lang, tell: impl Fn(&Announcer<'_>) -> T) -> T {
        let rules = rules("uno");
        let (locale, players) = (locale(lang, &rules), ["Me", "Anna", "Ben"].map(String::from));
        tell(&Announcer::new(&locale, &rules, &players, viewer))
    }

    fn step(viewer: Viewer, lang: Lang, seen: &[Observation]) -> Vec<Line> {
        told(viewer, lang, |announcer| announcer.step(seen))
    }

    #[track_caller]
    fn sounds(viewer: Viewer, seen: &[Observation], expected: &[Cue]) {
        for lang in Lang::ALL {
            let cues: Vec<Cue> = step(viewer, lang, seen).iter().filter_map(|line| line.cue).collect();
            assert_eq!(cues, expected, "{lang}");
        }
    }

    fn moved(cards: VisibleCards, from: Place, to: Place, cause: Cause) -> Observation {
        Observation::Moved(CardMovement { cards, from, to, cause, held: 7 })
    }

    fn plays(seat: Seat, code: &str) -> Observation {
        moved(VisibleCards::Cards(cards(&rules("uno"), code)), Place::Hand(seat), Place::Discard, Cause::Play)
    }

    fn draws(seat: Seat, cause: Cause) -> Observation {
        moved(VisibleCards::Backs(1), Place::Pile, Place::Hand(seat), cause)
    }

    #[test]
    fn each_event_has_its_sound() {
        let me = Viewer::Seat(ME);
        let wish = Wish::Colour(rules("uno").deck().find_colour("red").expect("red"));
        for (seen, cue) in [
            (plays(ANNA, "r5"), Cue::Play),
            (draws(ANNA, Cause::Draw), Cue::Draw),
            (draws(ANNA, Cause::Effect), Cue::Penalty),
            (draws(ANNA, Cause::CallPenalty), Cue::Penalty),
            (draws(ANNA, Cause::Challenge), Cue::Penalty),
            (PublicEvent::Passed { seat: ANNA }.into(), Cue::Pass),
            (PublicEvent::PassedOver { seat: ANNA }.into(), Cue::Skip),
            (PublicEvent::Wished { seat: ANNA, wish }.into(), Cue::Wish),
            (PublicEvent::Reversed { clockwise: false }.into(), Cue::Direction),
            (PublicEvent::Called { seat: ANNA, call: Call(0) }.into(), Cue::Call),
            (PublicEvent::Forgot { seat: ANNA, call: Call(0) }.into(), Cue::Caught),
            (PublicEvent::Caught { by: ME, seat: ANNA, call: Call(0) }.into(), Cue::Caught),
            (PublicEvent::Challenged { by: ME, seat: ANNA }.into(), Cue::Challenge),
            (PublicEvent::Does { by: ME, deed: ImmediateEffect::SwapHands, to: ANNA }.into(), Cue::Swap),
            (
                PublicEvent::Does {
                    by: ANNA,
                    deed: ImmediateEffect::RotateHands { from: Neighbour::Left },
                    to: ANNA,
                }
                .into(),
                Cue::Swap,
            ),
        ] {
            sounds(me, &[seen], &[cue]);
        }
        sounds(me, &[PublicEvent::Reshuffled { cards: 30 }.into()], &[]);
    }

    #[test]
    fn a_line_with_several_events_has_the_most_important_cue() {
        let hit =
            [plays(ANNA, "b+2"), draws(Seat(2), Cause::Effect), PublicEvent::PassedOver { seat: Seat(2) }.into()];
        sounds(Viewer::Seat(ME), &hit, &[Cue::Penalty]);
        sounds(Viewer::Seat(ME), &[plays(ANNA, "bs"), PublicEvent::PassedOver { seat: ME }.into()], &[Cue::Skip]);
        sounds(
            Viewer::Seat(ME),
            &[plays(ANNA, "r1"), PublicEvent::Called { seat: ANNA, call: Call(0) }.into()],
            &[Cue::Call],
        );
    }

    #[test]
    fn a_drawn_card_sounds_like_any_other_known_or_not() {
        let drawn = |cards: VisibleCards| moved(cards, Place::Pile, Place::Hand(ME), Cause::Draw);
        let known = |code: &str| drawn(VisibleCards::Cards(cards(&rules("uno"), code)));
        for seen in [known("r5"), known("+4"), known("r+2"), known("bs"), drawn(VisibleCards::Backs(1))] {
            sounds(Viewer::Seat(ME), std::slice::from_ref(&seen), &[Cue::Draw]);
            sounds(Viewer::Onlooker, &[seen], &[Cue::Draw]);
        }
        let several = |codes: &str| VisibleCards::Cards(cards(&rules("uno"), codes));
        for codes in ["r5 r6", "+4 b+2"] {
            let seen = [moved(several(codes), Place::Pile, Place::Hand(ME), Cause::Draw)];
            let lines = told(Viewer::Seat(ME), Lang::En, |announcer| announcer.drew(&seen, &[]));
            assert_eq!(lines.iter().map(|line| line.cue).collect::<Vec<_>>(), [Some(Cue::Draw)]);
        }
    }

    #[test]
    fn who_wins_and_who_does_not_hear_it() {
        let round = Observation::from(PublicEvent::RoundEnds {
            end: RoundEnd::Finished,
            winners: vec![ANNA],
            points: vec![0, 20, 0],
            totals: vec![0, 520, 0],
        });
        let game = PublicEvent::MatchEnds { winners: vec![ANNA], totals: vec![0, 520, 0] }.into();
        sounds(Viewer::Seat(ME), std::slice::from_ref(&round), &[Cue::RoundEnd]);
        let both = [round, game];
        sounds(Viewer::Seat(ME), &both, &[Cue::Lose]);
        sounds(Viewer::Seat(ANNA), &both, &[Cue::Win]);
        sounds(Viewer::Onlooker, &both, &[Cue::RoundEnd]);
    }

    #[test]
    fn only_the_own_turn_and_the_own_question_are_heard() {
        let cue = |seat, due: &Due| told(Viewer::Seat(ME), Lang::En, |announcer| announcer.turn(seat, due, None).cue);
        let twin = Due::JumpIn(cards(&rules("uno"), "r5")[0]);
        assert_eq!((cue(ME, &Due::Play), cue(ANNA, &Due::Play)), (Some(Cue::YourTurn), None));
        assert_eq!((cue(ME, &twin), cue(ANNA, &twin)), (Some(Cue::Question), None));
    }
}
