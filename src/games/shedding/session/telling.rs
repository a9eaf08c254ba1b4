//! Announcements of shedding games: the choices of the player on turn, the steps that are announced together, and the
//! summary of events for searches.

use crate::cards::{CardKind, KindSet, Wish};
use crate::engine::{Seat, Viewer, why};
use crate::games::shedding::engine::{
    Awaiting, CardMovement, Cause, IllegalReason, Manner, Move, Observation, Place, PublicEvent, SheddingGame, Step,
    View, VisibleCards,
};
use crate::games::shedding::rules::{AfterDraw, ImmediateEffect, Wished};
use crate::games::shedding::text::{Announcer, Due, Top};
use crate::session::{Audience, EventKind, EventSummary, Made, Side};
use crate::text::{Line, Text, msg};

pub fn announcer<'a>(view: View<'a>, audience: Audience<'a>) -> Announcer<'a> {
    audience.announcer(view.rules())
}

impl<'a> Side<'a, SheddingGame> {
    pub(super) fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.audience())
    }

    /// A refusal that no clause states.
    pub(super) fn refusal(&self, reason: IllegalReason) -> Line {
        self.announcer().why(&why(reason, None))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub awaits: Awaiting,
    pub held: u16,
    /// True if the played card still had to be named.
    pub names: bool,
}

/// Returns the observations of several steps, with successive draws of a player merged.
pub(super) fn merged_observations(steps: &[&Step], viewer: Viewer) -> Vec<Observation> {
    let mut all: Vec<Observation> = Vec::new();
    for seen in steps.iter().flat_map(|step| step.seen_by(viewer)) {
        if !all.last_mut().is_some_and(|last| add(last, &seen)) {
            all.push(seen);
        }
    }
    all
}

/// Merges a draw with the one before it, if both are of the same player and equally known.
fn add(last: &mut Observation, seen: &Observation) -> bool {
    let (
        Observation::Moved(CardMovement { cards: before, to: drawer, cause: Cause::Draw, held, .. }),
        Observation::Moved(CardMovement { cards: more, to, cause: Cause::Draw, held: now, .. }),
    ) = (last, seen)
    else {
        return false;
    };
    if drawer != to {
        return false;
    }
    match (before, more) {
        (VisibleCards::Backs(before), VisibleCards::Backs(more)) => *before += more,
        (VisibleCards::Cards(before), VisibleCards::Cards(more)) => before.extend(more),
        _ => return false,
    }
    *held = *now;
    true
}

/// Explains a move of the viewer that did something unexpected: a drawn card fits but ended the turn, or cards were
/// played in a different order from the one in which they were named (N1-17).
pub fn remarks(view: View<'_>, announcer: &Announcer<'_>, made: &[Made<SheddingGame>]) -> Vec<Text> {
    let [Made { by: Some(seat), wanted: Some(wanted), step, .. }, ..] = made else { return Vec::new() };
    if view.seat() != Some(*seat) {
        return Vec::new();
    }
    let moved = |of: Cause| {
        let cards = step.seen_by(Viewer::Seat(*seat)).into_iter().filter_map(move |seen| match seen {
            Observation::Moved(CardMovement { cards: VisibleCards::Cards(cards), cause, .. }) if cause == of => {
                Some(cards)
            }
            _ => None,
        });
        cards.flatten().collect::<Vec<CardKind>>()
    };
    let is_over = view.to_act().is_some_and(|next| next != *seat);
    match wanted {
        Move::Draw if is_over && view.rules().book.drawing.then == AfterDraw::TurnEnds => {
            let mut fitting = moved(Cause::Draw);
            fitting.retain(|card| view.why_not(*card).is_none());
            if fitting.is_empty() { Vec::new() } else { announcer.drawn_too_late(&fitting) }
        }
        Move::PlayTogether { cards, .. } => {
            let played = moved(Cause::Play);
            let is_other = !played.is_empty() && played != cards.as_slice();
            is_other.then(|| announcer.locale.say(msg!("played-in-order"))).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Summarizes events; successive draws count as one.
pub fn happened(seen: &[Observation]) -> Vec<EventSummary> {
    let mut all: Vec<EventSummary> = Vec::new();
    for seen in seen {
        let new: Vec<EventSummary> = match seen {
            Observation::Moved(moved) => of_cards(moved).into_iter().collect(),
            Observation::Public(event) => told(event),
        };
        for one in new {
            let same = |other: &&mut EventSummary| other.seat == one.seat && other.act == one.act && one.count > 0;
            match all.last_mut().filter(same) {
                Some(last) => {
                    last.count += one.count;
                    last.cards.extend(one.cards);
                }
                None => all.push(one),
            }
        }
    }
    all
}

fn of_cards(moved: &CardMovement<VisibleCards>) -> Option<EventSummary> {
    let CardMovement { cards, from, to, cause, .. } = moved;
    let of = |seat: Seat, act| EventSummary { seat, act, count: cards.count(), cards: cards.cards().to_vec() };
    match (cause.manner(*from, *to), from, to) {
        (Manner::Played, Place::Hand(seat), _) => Some(of(*seat, EventKind::Plays)),
        (Manner::Given, Place::Hand(seat), _) => Some(of(*seat, EventKind::Gives)),
        (Manner::Drawn | Manner::Imposed, Place::Pile, Place::Hand(seat)) => Some(of(*seat, EventKind::Draws)),
        _ => None,
    }
}

fn told(event: &PublicEvent) -> Vec<EventSummary> {
    let one = |seat: &Seat, act| vec![EventSummary::without_cards(*seat, act)];
    match event {
        PublicEvent::RoundBegins { dealer, .. } => one(dealer, EventKind::Deals),
        PublicEvent::Passed { seat } => one(seat, EventKind::Passes),
        PublicEvent::PassedOver { seat } => one(seat, EventKind::IsSkipped),
        PublicEvent::Called { seat, .. } | PublicEvent::Wished { seat, .. } => one(seat, EventKind::Calls),
        PublicEvent::Caught { by, .. } | PublicEvent::CaughtRun { by, .. } => one(by, EventKind::Catches),
        PublicEvent::Challenged { by, .. } => one(by, EventKind::Challenges),
        PublicEvent::Does { by, deed: ImmediateEffect::SwapHands, to } => {
            [one(by, EventKind::Swaps), one(to, EventKind::Swaps)].concat()
        }
        PublicEvent::Out { seat, .. } => one(seat, EventKind::Wins),
        PublicEvent::RoundEnds { winners, .. } => {
            winners.iter().flat_map(|seat| one(seat, EventKind::Wins)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the choice of the player on turn, as far as the viewer may know it.
pub fn due(view: View<'_>) -> Due {
    let kinds = |answers: KindSet| answers.iter().collect::<Vec<_>>();
    match view.awaits() {
        Awaiting::Drawn(_) => match view.drawn() {
            Some(card) => after_drawing(view, card),
            None if can_only_pass(view) => Due::OnlyPass,
            None => Due::PlayOrPass,
        },
        Awaiting::Turn | Awaiting::Again | Awaiting::More { .. } if can_only_pass(view) => Due::OnlyPass,
        Awaiting::Turn => Due::Play,
        Awaiting::Again => Due::Again,
        Awaiting::More { left, .. } => Due::More { cards: left },
        Awaiting::AnswerDraw { cards } => Due::Draw { cards, answers: kinds(view.answers()) },
        Awaiting::AnswerSkip(players) => {
            Due::SitOut { players, turns: view.skips_turns(), answers: kinds(view.answers()) }
        }
        Awaiting::Challenge { .. } => Due::Challenge { cards: view.pending_cards(), answers: kinds(view.answers()) },
        Awaiting::JumpIn => view.twin().map_or(Due::Play, Due::JumpIn),
        Awaiting::NameColour => Due::Choose,
        Awaiting::NameWish => {
            let rank = matches!(view.choices().first(), Some(Wish::Symbol(_)));
            Due::ChooseWish(if rank { Wished::Symbol } else { Wished::Colour })
        }
        Awaiting::NameCard => view.top().map_or(Due::Play, Due::NameCard),
        Awaiting::NamePlayer => Due::ChoosePlayer { deed: view.deed(), candidates: candidates(view) },
        Awaiting::Give { to, left } => Due::Give { to, cards: left },
        Awaiting::RoundOver | Awaiting::MatchOver => Due::Deal,
    }
}

fn after_drawing(view: View<'_>, card: CardKind) -> Due {
    if view.playable().is_empty() {
        let fits = !matches!(view.why_not(card).map(|why| why.reason), Some(IllegalReason::DoesNotFit { .. }));
        Due::KeepDrawn { card, fits }
    } else if view.allows(Move::Pass) {
        Due::PlayDrawnOrPass(card)
    } else {
        Due::PlayDrawn(card)
    }
}

fn can_only_pass(view: View<'_>) -> bool {
    view.allows(Move::Pass) && view.playable().is_empty() && view.playable_together().is_empty()
}

/// Returns the players who can be chosen, in order of play, as they are numbered in the question.
pub fn candidates(view: View<'_>) -> Vec<Seat> {
    let Some(turn) = view.to_act() else { return Vec::new() };
    let next = |seat: &Seat| Some(view.next_after(*seat)).filter(|next| *next != turn);
    let order = std::iter::successors(next(&turn), next);
    order.filter(|seat| view.candidates().contains(*seat)).collect()
}

pub fn top(view: View<'_>) -> Option<Top> {
    view.top().map(|card| Top { card, stand_in: view.stand_in(), wish: view.wish(), bans: view.beside() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Budget, Level};
    use crate::cards::Colour;
    use crate::engine::{Game as _, Setup};
    use crate::games::shedding::engine::RoundEnd;
    use crate::rules::{Call, Library};
    use crate::session::table::{Seats, Table};

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn acts(seen: &[Observation]) -> Vec<(Seat, EventKind)> {
        happened(seen).iter().map(|one| (one.seat, one.act)).collect()
    }

    #[test]
    fn announced_events_are_found_by_player() {
        let wish = Wish::Colour(Colour(0));
        let swaps = PublicEvent::Does { by: ANNA, deed: ImmediateEffect::SwapHands, to: BEN };
        let won = PublicEvent::RoundEnds {
            end: RoundEnd::Finished,
            winners: vec![ANNA, BEN],
            points: vec![0, 0],
            totals: vec![0, 0],
        };
        for (told, expected) in [
            (PublicEvent::RoundBegins { round: 1, dealer: BEN }, vec![(BEN, EventKind::Deals)]),
            (PublicEvent::Passed { seat: ANNA }, vec![(ANNA, EventKind::Passes)]),
            (PublicEvent::PassedOver { seat: BEN }, vec![(BEN, EventKind::IsSkipped)]),
            (PublicEvent::Called { seat: ANNA, call: Call(0) }, vec![(ANNA, EventKind::Calls)]),
            (PublicEvent::Wished { seat: BEN, wish }, vec![(BEN, EventKind::Calls)]),
            (PublicEvent::Caught { by: ANNA, seat: BEN, call: Call(0) }, vec![(ANNA, EventKind::Catches)]),
            (PublicEvent::CaughtRun { by: BEN, seat: ANNA, clause: None }, vec![(BEN, EventKind::Catches)]),
            (PublicEvent::Challenged { by: BEN, seat: ANNA }, vec![(BEN, EventKind::Challenges)]),
            (swaps, vec![(ANNA, EventKind::Swaps), (BEN, EventKind::Swaps)]),
            (PublicEvent::Out { seat: BEN, place: 1, points: None }, vec![(BEN, EventKind::Wins)]),
            (won, vec![(ANNA, EventKind::Wins), (BEN, EventKind::Wins)]),
            (PublicEvent::SkipCancelled, Vec::new()),
        ] {
            let label = format!("{told:?}");
            assert_eq!(acts(&[Observation::Public(told)]), expected, "{label}");
        }
    }

    #[test]
    fn successive_draws_count_as_one() {
        let drawn = |seat: Seat, card: u8, cause: Cause| {
            let cards = VisibleCards::Cards(vec![CardKind(card)]);
            Observation::Moved(CardMovement { cards, from: Place::Pile, to: Place::Hand(seat), cause, held: 3 })
        };
        let seen = [
            drawn(ANNA, 1, Cause::Draw),
            drawn(ANNA, 2, Cause::Draw),
            drawn(BEN, 3, Cause::Draw),
            drawn(ANNA, 4, Cause::Draw),
            Observation::Public(PublicEvent::Passed { seat: ANNA }),
            Observation::Public(PublicEvent::Passed { seat: ANNA }),
        ];
        let told: Vec<(Seat, EventKind, usize, Vec<u8>)> = happened(&seen)
            .into_iter()
            .map(|one| (one.seat, one.act, one.count, one.cards.iter().map(|card| card.0).collect()))
            .collect();
        let expected = [
            (ANNA, EventKind::Draws, 2, vec![1, 2]),
            (BEN, EventKind::Draws, 1, vec![3]),
            (ANNA, EventKind::Draws, 1, vec![4]),
            (ANNA, EventKind::Passes, 0, Vec::new()),
            (ANNA, EventKind::Passes, 0, Vec::new()),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn hand_counts_match_the_summarized_events() {
        let mut steps = 0;
        for game in ["uno", "number-one", "switch", "mau-mau", "crazy-eights"] {
            let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
            let rules = loaded.rules.shed().expect("a shedding game");
            for seed in 0..20 {
                let begun = SheddingGame::begin(rules, Setup::new(3), seed);
                let names = ["Anna", "Ben", "Cleo"].map(str::to_owned).to_vec();
                let seats = Seats { names, levels: vec![Some(Level::Random); 3] };
                let mut table: Table<SheddingGame> = Table::of(begun, seed, seats, Budget::USUAL);
                table.apply(ANNA, SheddingGame::DEAL, false).expect("the deal");
                while let Some(seat) = table.game.to_act() {
                    let held = |table: &Table<SheddingGame>| -> Vec<i32> {
                        Seat::all(3).map(|seat| i32::from(table.game.view_by(Viewer::Onlooker).held(seat))).collect()
                    };
                    let before = held(&table);
                    let wanted = table.choose(seat).expect("a computer player");
                    let step = table.apply(seat, wanted, false).expect("a legal move");
                    let seen = step.seen_by(Viewer::Onlooker);
                    let other = |seen: &Observation| match seen {
                        Observation::Moved(CardMovement { cause, .. }) => !matches!(cause, Cause::Draw | Cause::Play),
                        Observation::Public(_) => false,
                    };
                    if seen.iter().any(other) {
                        continue;
                    }
                    let count = |seat: Seat, act: EventKind| -> i32 {
                        let found = happened(&seen).into_iter().filter(|one| one.seat == seat && one.act == act);
                        found.map(|one| i32::try_from(one.count).expect("a few")).sum()
                    };
                    for ((seat, before), after) in Seat::all(3).zip(before).zip(held(&table)) {
                        let grown = count(seat, EventKind::Draws) - count(seat, EventKind::Plays);
                        assert_eq!(after - before, grown, "{game} {seed}: {wanted:?}");
                    }
                    steps += 1;
                }
            }
        }
        assert!(steps > 1_000, "{steps}");
    }
}
