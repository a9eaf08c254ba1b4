//! Steps, turns and results in words.

use super::moves::to_take;
use super::{Announcer, At, number};
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::games::wall::engine::{
    Awaiting, BreachSide, EndReason, Move, Observation, Outcome, Party, Spot, View, side_word,
};
use crate::games::wall::rules::Fit;
use crate::text::{About, Channel, Cue, Line, Text, Urgency, msg};

/// The height of a stack is named from this many cards down.
const LOW: u8 = 3;

impl Announcer<'_> {
    /// "Anna takes red 12 and red 24, doubly. Now free: 2: blue 8, 5: yellow 3. Anna goes on."
    ///
    /// The turn says that the viewer goes on. After the deal, [`Self::dealt`] lists the free cards.
    pub fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let mut lines = Vec::new();
        let (told, outcome) = match seen {
            [told @ .., Observation::Ends(outcome)] => (told, Some(*outcome)),
            told => (told, None),
        };
        let actor = told.iter().find_map(actor);
        let urgency = if actor.is_some_and(|seat| self.is_you(seat)) { Urgency::Answer } else { Urgency::Event };
        if let [Observation::Dealt { first }, ..] = told {
            lines.push(Line::of(self.deal(*first), Channel::Game, Urgency::Event).with_cue(Cue::Deal));
        }
        let does = self.clauses(told).into_iter().map(|clause| self.sentence(clause));
        let texts: Vec<Text> = does.chain(self.consequences(told, false)).collect();
        if !texts.is_empty() {
            let cue = told.iter().filter_map(cue_of).min();
            lines.push(Line::of(texts, Channel::Game, urgency).with_cue(cue));
        }
        if let Some(outcome) = outcome {
            lines.push(Line::of(self.ending(outcome), Channel::Game, Urgency::Event).with_cue(self.end_cue(outcome)));
        }
        lines
    }

    /// "Wall Breach. You, Anna. You begin."
    fn deal(&self, first: Seat) -> Vec<Text> {
        let begins = self.about(msg!("wall-begins"; About), first);
        [self.table(&self.rules.book.id)].into_iter().chain(self.parties()).chain([begins]).collect()
    }

    /// Clauses for all moves of a step; successive pairs with the same match share one.
    fn clauses(&self, seen: &[Observation]) -> Vec<Text> {
        let breached = seen.iter().position(|seen| matches!(seen, Observation::Breached { .. }));
        // A forced side is announced after the breach.
        let seen = &seen[..breached.unwrap_or(seen.len())];
        let deeds: Vec<&Observation> = seen.iter().filter(|seen| actor(seen).is_some()).collect();
        let fit = |seen: &Observation| match seen {
            Observation::Taken { fit, .. } => Some(*fit),
            _ => None,
        };
        let alike = |one: &&Observation, other: &&Observation| fit(one).is_some() && fit(one) == fit(other);
        let clause = |alike: &[&Observation]| match alike {
            [deed] => self.clause_for(deed),
            several => self.clause_for_several(several),
        };
        deeds.chunk_by(alike).filter_map(clause).collect()
    }

    /// "Anna takes red 12 and red 24; blue 8 and blue 2, all doubly"
    fn clause_for_several(&self, taken: &[&Observation]) -> Option<Text> {
        let seat = actor(taken.first()?)?;
        let mut doubly = false;
        let pairs = taken.iter().filter_map(|seen| {
            let Observation::Taken { cards, fit, .. } = seen else { return None };
            doubly = *fit == Fit::Doubly;
            Some(self.say(msg!("wall-item-taken", cards = *cards)))
        });
        let pairs = self.items(pairs.collect())?;
        Some(self.clause(seat, self.about(msg!("do-wall-take-several", pairs, doubly; About), seat)))
    }

    pub fn clause_for(&self, seen: &Observation) -> Option<Text> {
        let (seat, does) = match seen {
            Observation::Taken { seat, pair, cards, fit, .. } => {
                let (same, doubly) = (pair.is_of_one(), *fit == Fit::Doubly);
                (*seat, self.about(msg!("do-wall-take", cards = *cards, same, doubly; About), *seat))
            }
            Observation::Exchanged { seat, spot, away, card } => {
                let you = self.is_you(*seat);
                (*seat, self.at(msg!("do-wall-exchange", you, away = *away, card = *card; At), *spot))
            }
            Observation::TookSide { seat, spot, side, cards, .. } => {
                let you = self.is_you(*seat);
                (*seat, self.at(msg!("do-wall-side", you, side = side_word(*side), count = *cards; At), *spot))
            }
            Observation::Passed { seat } => (*seat, self.about(msg!("do-pass"; About), *seat)),
            _ => return None,
        };
        Some(self.clause(seat, does))
    }

    /// Sentences for the consequences of a move; `every` includes those that the turn repeats.
    pub fn consequences(&self, seen: &[Observation], every: bool) -> Vec<Text> {
        let mut texts = self.bans_aside(seen);
        let breach = seen.iter().any(|seen| matches!(seen, Observation::Breached { .. }));
        // Cards freed with the breach cannot be taken.
        if !breach {
            texts.extend(self.now_free(seen));
        }
        let mut breached = false;
        for seen in seen {
            match seen {
                Observation::MainBegins => texts.push(self.say(msg!("wall-main-begins"))),
                Observation::GoesOn { seat, may_pass } if every || !self.is_you(*seat) => {
                    let goes_on = self.about(msg!("wall-goes-on", may = *may_pass; About), *seat);
                    // The double match implies it.
                    let brief = Text { short: String::new(), braille: String::new(), ..goes_on.clone() };
                    texts.push(if every { goes_on } else { brief });
                }
                Observation::Breached { spots, .. } => {
                    breached = true;
                    let (called, count) = (self.stacks_called(), spots.len());
                    texts.push(self.say(msg!("wall-breach", called, count, spots = self.numbers(spots))));
                }
                // A forced side is part of the step that made the breach.
                Observation::TookSide { .. } if breached => {
                    texts.extend(self.clause_for(seen).map(|clause| self.sentence(clause)));
                }
                _ => {}
            }
        }
        texts
    }

    /// Bans that moved aside, one sentence a kind, with the state after the step (NN-17).
    fn bans_aside(&self, seen: &[Observation]) -> Vec<Text> {
        let mut bans: Vec<(CardKind, u16, u16, bool)> = Vec::new();
        for seen in seen {
            let Observation::MovedAside { card, row, in_force, .. } = seen else { continue };
            match bans.iter_mut().find(|(kind, ..)| kind == card) {
                Some((_, _, count, now)) => (*count, *now) = (*count + 1, *in_force),
                None => bans.push((*card, *row, 1, *in_force)),
            }
        }
        let told =
            |(card, row, count, in_force)| self.say(msg!("wall-ban-aside", card, row, count, "in-force" = in_force));
        bans.into_iter().map(told).collect()
    }

    /// "Now free: 2: blue 8. 5: yellow 3, the last one. Row 4 is empty."
    fn now_free(&self, seen: &[Observation]) -> Vec<Text> {
        let mut freed: Vec<(Spot, Option<CardKind>, u8)> = Vec::new();
        for seen in seen {
            match seen {
                Observation::Freed { spot, card, left } => {
                    freed.retain(|(other, ..)| other != spot);
                    freed.push((*spot, *card, *left));
                }
                Observation::Exchanged { spot, .. } => freed.retain(|(other, ..)| other != spot),
                Observation::Taken { pair, .. } => freed.retain(|(other, ..)| !pair.spots().contains(other)),
                _ => {}
            }
        }
        freed.sort_unstable_by_key(|(spot, ..)| *spot);
        let item =
            |spot, card, left| if left == 1 { self.low_item(spot, card, left) } else { self.free_item(spot, card) };
        let mut items = freed.iter().filter_map(|(spot, card, left)| Some(item(*spot, (*card)?, *left)));
        let first = items.next().map(|item| self.say(msg!("wall-freed", item)));
        let others = items.map(|item| self.sentence(item));
        let empty = freed.iter().filter(|(_, card, _)| card.is_none());
        let empty = empty.map(|(spot, ..)| self.at(msg!("wall-row-empty"; At), *spot));
        first.into_iter().chain(others).chain(empty).collect()
    }

    /// A stack, its free card and its height, if it is low and an empty stack is the breach (NN-15).
    pub fn low_item(&self, spot: Spot, card: CardKind, left: u8) -> Text {
        if self.rules.book.breach.is_none() || left > LOW {
            return self.free_item(spot, card);
        }
        self.say(msg!("wall-item-low", spot = number(spot), card, left))
    }

    pub fn free_item(&self, spot: Spot, card: CardKind) -> Text {
        self.say(msg!("wall-item-free", spot = number(spot), card))
    }

    pub fn ending(&self, outcome: Outcome) -> Vec<Text> {
        let several = outcome.totals.is_some();
        (outcome.end == EndReason::NoPair)
            .then(|| self.say(msg!("wall-no-pair-left", several)))
            .into_iter()
            .chain(self.result(outcome))
            .collect()
    }

    /// Neutral for onlookers and in a draw.
    fn end_cue(&self, outcome: Outcome) -> Cue {
        let winner = outcome.decided().filter(|_| self.viewer != Viewer::Onlooker);
        Cue::of_end(winner.map(|party| self.seats_of(party).iter().any(|seat| self.is_you(*seat))))
    }

    /// "You win. Cards: you 60, Anna 43." In a match of several rounds also who won the round, and all cards so far.
    pub fn result(&self, outcome: Outcome) -> Vec<Text> {
        let counted = |counts| self.say(msg!("wall-result", items = self.counted(counts)));
        let Some(totals) = outcome.totals else {
            return vec![self.won(outcome.winner(), "won-game"), counted(outcome.collected)];
        };
        let round = [self.won(outcome.winner(), "round-won"), counted(outcome.collected)];
        let all = self.say(msg!("wall-totals", items = self.counted(totals)));
        let won = outcome.is_last.then(|| self.won(outcome.leader(), "match-won"));
        round.into_iter().chain([all]).chain(won).collect()
    }

    /// The winner of the game, of a round of a match, or of the match.
    fn won(&self, party: Option<Party>, what: &'static str) -> Text {
        let Some(party) = party else {
            return self.say(msg!("wall-draw", of = what));
        };
        let seats = self.seats_of(party);
        let (you, who) = (seats.iter().any(|seat| self.is_you(*seat)), self.party(party));
        let together = seats.len() > 1;
        self.say(match (what, together) {
            ("round-won", true) => msg!("round-won-together", you, who),
            ("round-won", false) => msg!("round-won", count = 1_u8, you, who),
            ("match-won", true) => msg!("match-won-together", you, who),
            ("match-won", false) => msg!("match-won", count = 1_u8, you, who),
            (_, true) => msg!("won-together", you, who),
            (_, false) => msg!("won-game", count = 1_u8, you, who),
        })
    }

    /// "Your turn. 5 pairs, 2 of them fit doubly."; the result after the end.
    pub fn turn(&self, view: View<'_>) -> Line {
        let Some(seat) = view.to_act() else {
            let over = match view.outcome() {
                Some(outcome) => {
                    let over = outcome.is_last.then(|| self.say(msg!("wall-over")));
                    over.into_iter().chain(self.result(outcome)).collect()
                }
                None => vec![self.say(msg!("why-wall-not-dealt"))],
            };
            return Line::of(over, Channel::Turn, Urgency::Turn).with_cue(None);
        };
        let mut texts = vec![self.about(msg!("turn"; About), seat)];
        if self.may_hear_decision(seat) {
            texts.extend(self.decision(view));
            if pairs_to_take(view).0 > 0 {
                texts.extend(self.wish_cards(view));
            }
            texts.extend(self.or_pass(view));
        }
        let cue = self.may_hear_decision(seat).then_some(Cue::YourTurn);
        Line::of(texts, Channel::Turn, Urgency::Turn).with_cue(cue)
    }

    /// "Wish card: 7.", if it can be exchanged now.
    fn wish_cards(&self, view: View<'_>) -> Option<Text> {
        let exchanged = view.legal_moves().into_iter().filter_map(|wanted| match wanted {
            Move::Exchange { spot, .. } => Some(spot),
            _ => None,
        });
        let mut spots: Vec<Spot> = exchanged.collect();
        spots.dedup();
        let card = view.free(*spots.first()?)?;
        Some(self.say(msg!("due-wall-exchangeable", card, spots = self.numbers(&spots))))
    }

    pub fn or_pass(&self, view: View<'_>) -> Option<Text> {
        (view.awaits() == Awaiting::Again).then(|| self.say(msg!("due-wall-pass")))
    }

    /// An onlooker at a shared keyboard hears everybody's decisions.
    fn may_hear_decision(&self, seat: Seat) -> bool {
        self.is_you(seat) || self.viewer == Viewer::Onlooker
    }

    pub fn decision(&self, view: View<'_>) -> Option<Text> {
        if view.awaits() == Awaiting::Side {
            let sides = self.locale.join(self.sides(view), "or");
            return Some(self.say(msg!("due-wall-side", sides)));
        }
        let (count, doubly) = pairs_to_take(view);
        if count == 0 {
            let (spot, card) = view.legal_moves().into_iter().find_map(|wanted| match wanted {
                Move::Exchange { spot, .. } => Some((spot, view.free(spot)?)),
                _ => None,
            })?;
            return Some(self.at(msg!("due-wall-exchange", card; At), spot));
        }
        Some(match (view.awaits(), doubly) {
            (Awaiting::Opening, 0) => self.say(msg!("due-wall-opening-singly", count)),
            (Awaiting::Opening, _) => self.say(msg!("due-wall-opening", count)),
            _ => self.say(msg!("due-wall-main", count, doubly)),
        })
    }

    /// "the 45 cards on the left"
    fn sides(&self, view: View<'_>) -> Vec<Text> {
        let sides = view.sides();
        let several = sides.iter().any(|(spot, _)| *spot != sides[0].0);
        let item = |(spot, side): &(Spot, BreachSide)| {
            let count = view.beside(*spot, *side);
            self.at(msg!("wall-item-side", count, side = side_word(*side), several; At), *spot)
        };
        sides.iter().map(item).collect()
    }

    /// The status prompt, at most 12 cells: own cards, those of the others, and on the own turn the number of pairs:
    /// `24:18 5p`.
    pub fn status(&self, view: View<'_>) -> String {
        let [own, other] = self.parties_from_viewer().map(|party| view.count(party));
        let yours = view.to_act().is_some_and(|seat| self.may_hear_decision(seat));
        let due = match view.awaits() {
            awaits if yours && awaits.is_pair() => "pairs",
            Awaiting::Side if yours => "side",
            _ => "none",
        };
        self.say(msg!("status-wall", own, other, due, count = pairs_to_take(view).0)).braille
    }
}

fn cue_of(seen: &Observation) -> Option<Cue> {
    match seen {
        Observation::Taken { .. } | Observation::Exchanged { .. } | Observation::TookSide { .. } => Some(Cue::Play),
        Observation::Passed { .. } => Some(Cue::Pass),
        _ => None,
    }
}

fn actor(seen: &Observation) -> Option<Seat> {
    match seen {
        Observation::Taken { seat, .. }
        | Observation::Exchanged { seat, .. }
        | Observation::TookSide { seat, .. }
        | Observation::Passed { seat } => Some(*seat),
        _ => None,
    }
}

/// Number of legal pairs, and how many of them are double matches.
fn pairs_to_take(view: View<'_>) -> (usize, usize) {
    let pairs = to_take(view);
    (pairs.len(), pairs.iter().filter(|(.., fit)| *fit == Fit::Doubly).count())
}
