//! Moves in words: possible moves, consequences, refusals, tips, and moves as they are typed.

use super::{Announcer, At, number};
use crate::cards::CardKind;
use crate::engine::{Game, Seat, Viewer};
use crate::games::wall::bot::{Motive, Tip};
use crate::games::wall::engine::{IllegalMove, IllegalReason, Move, Observation, Pair, Spot, View, side_word};
use crate::games::wall::rules::Fit;
use crate::rules::{Bans, Clause};
use crate::text::{About, Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    /// The legal pairs with the free card of one stack.
    pub fn pairs(&self, view: View<'_>, spot: Spot) -> Line {
        let Some(card) = view.free(spot) else { return self.row(view, spot) };
        let mut pairs = own_row_first(to_take(view));
        pairs.retain(|(pair, ..)| pair.spots().contains(&spot));
        if let Some((away, cards)) = self.exchanges_of(view, spot) {
            return Line::answer([self.exchange_for(spot, away, &cards)]);
        }
        let head = self.at(msg!("wall-free-card", card; At), spot);
        let mut fitting = self.each_fit(&pairs, |pairs| {
            pairs.iter().map(|(pair, cards, _)| self.other_of(spot, *pair, *cards)).collect()
        });
        if fitting.is_empty() {
            fitting.push(self.say(msg!("wall-fits-nothing")));
        }
        fitting.extend(self.breach_pairs(view, &pairs));
        Line::answer([head].into_iter().chain(fitting))
    }

    /// The legal pairs, double matches in a line before the others.
    pub fn all_pairs(&self, view: View<'_>) -> Vec<Line> {
        let pairs = to_take(view);
        if pairs.is_empty() {
            return vec![Line::answer([self.say(msg!("wall-no-pairs"))])];
        }
        let groups = |pairs: &[Found]| by_card(pairs).iter().map(|(spot, pairs)| self.group(*spot, pairs)).collect();
        self.each_fit(&pairs, groups)
            .into_iter()
            .chain(self.breach_pairs(view, &pairs))
            .map(|text| Line::answer([text]))
            .collect()
    }

    /// "4: red 12 with 2: red 2, 3: yellow 15"; a single pair has both numbers and cards.
    fn group(&self, hub: Spot, pairs: &[Found]) -> Text {
        let (pair, cards, _) = pairs[0];
        let [one, other] = pair.spots();
        if pairs.len() == 1 {
            return self.say(msg!("wall-item-pair", one = number(one), other = number(other), cards));
        }
        let own = if hub == one { cards[0] } else { cards[1] };
        let others = pairs.iter().map(|(pair, cards, _)| {
            let with = self.other_of(hub, *pair, *cards);
            // The short form needs only numbers, and in braille each pair has both.
            let other = pair.spots().into_iter().find(|spot| *spot != hub).unwrap_or(hub);
            Text { short: other.to_string(), braille: self.numbers_of(*pair).braille, ..with }
        });
        let others = self.locale.join(others, "list");
        self.say(msg!("wall-item-group", spot = number(hub), card = own, others))
    }

    fn numbers_of(&self, pair: Pair) -> Text {
        let [one, other] = pair.spots().map(number);
        self.say(msg!("wall-item-numbers", one, other))
    }

    /// The pairs that make the breach, by numbers (NN-15).
    fn breach_pairs(&self, view: View<'_>, pairs: &[Found]) -> Option<Text> {
        let pairs = pairs.iter().map(|(pair, ..)| *pair).filter(|pair| is_breach(view, *pair));
        let items = pairs.map(|pair| self.numbers_of(pair)).collect();
        Some(self.say(msg!("wall-breaching", items = self.items(items)?)))
    }

    /// "Fitting doubly: 1 and 4.", "Fitting singly: 2 and 5.": one text for double matches and one for single matches, built from the items of all of them.
    fn each_fit(&self, pairs: &[Found], items: impl Fn(&[Found]) -> Vec<Text>) -> Vec<Text> {
        let told = |fit| {
            let own: Vec<Found> = pairs.iter().filter(|(.., own)| *own == fit).copied().collect();
            let items = self.items(items(&own))?;
            Some(self.say(msg!(if (fit == Fit::Doubly) "wall-doubly" else "wall-singly", items)))
        };
        [Fit::Doubly, Fit::Singly].into_iter().filter_map(told).collect()
    }

    fn other_of(&self, spot: Spot, pair: Pair, cards: [CardKind; 2]) -> Text {
        let ([one, other], [first, second]) = (pair.spots(), cards);
        if pair.is_of_one() {
            return self.say(msg!("wall-item-behind", card = second));
        }
        if spot == one { self.free_item(other, second) } else { self.free_item(one, first) }
    }

    /// "Red 12 and red 24 fit doubly.", and whether the pair makes the breach.
    pub fn fit(&self, view: View<'_>, pair: Pair) -> Option<Line> {
        let (cards, fit) = view.fit(pair)?;
        let fits = self.say(msg!("wall-fit", cards, doubly = fit == Fit::Doubly));
        Some(Line::answer([fits].into_iter().chain(self.breach_pairs(view, &[(pair, cards, fit)]))))
    }

    /// The legal pairs, and exchanges and a pass where they are possible.
    pub fn possible_moves(&self, view: View<'_>) -> Vec<Line> {
        let exchanges = view.legal_moves().iter().any(|wanted| matches!(wanted, Move::Exchange { .. }));
        let exchanges = exchanges.then(|| self.exchanges(view));
        let pass = self.or_pass(view).map(|text| Line::answer([text]));
        self.all_pairs(view).into_iter().chain(exchanges).chain(pass).collect()
    }

    pub fn exchanges(&self, view: View<'_>) -> Line {
        let mut before: Option<(CardKind, Vec<CardKind>)> = None;
        let mut texts = Vec::new();
        for spot in view.spots() {
            let found = self.exchanges_of(view, spot);
            let Some((away, cards)) = &found else { continue };
            texts.push(if found == before && !cards.is_empty() {
                self.at(msg!("wall-exchanges-likewise", away = *away; At), spot)
            } else {
                self.exchange_for(spot, *away, cards)
            });
            before = found;
        }
        if texts.is_empty() {
            return Line::answer([self.say(msg!("wall-nothing-to-exchange"))]);
        }
        Line::answer(texts)
    }

    fn exchange_for(&self, spot: Spot, away: CardKind, cards: &[CardKind]) -> Text {
        if cards.is_empty() {
            return self.at(msg!("wall-no-exchange-now", away; At), spot);
        }
        self.at(msg!("wall-exchanges", away, cards; At), spot)
    }

    /// A free card that can be exchanged, and the cards that it can be exchanged for now.
    fn exchanges_of(&self, view: View<'_>, spot: Spot) -> Option<(CardKind, Vec<CardKind>)> {
        let away = view.free(spot)?;
        self.rules.kind(away).exchange?;
        let cards = view.legal_moves().into_iter().filter_map(|wanted| match wanted {
            Move::Exchange { spot: at, card } if at == spot => Some(card),
            _ => None,
        });
        Some((away, cards.collect()))
    }

    /// Consequences of the viewer's move: freed cards, whether the player goes on, and the next player's choices; or
    /// the refusal. An onlooker asks about the seat on turn.
    pub fn what_if(&self, view: View<'_>, wanted: Move) -> Line {
        let mut game = view.determinize();
        let seat = match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Onlooker => view.to_act().unwrap_or(Seat(0)),
        };
        let seen = match game.apply(seat, wanted) {
            Ok(seen) => seen,
            Err(refusal) => return self.why(&refusal),
        };
        let clause = seen.iter().find_map(|seen| self.clause_for(seen));
        let clause = clause.map(|clause| self.say(msg!("wall-what-if", clause)));
        let mut texts: Vec<Text> = clause.into_iter().chain(self.consequences(&seen, true)).collect();
        let after = game.view();
        match (after.outcome(), after.to_act()) {
            (Some(outcome), _) => texts.extend(self.ending(outcome)),
            (None, Some(next)) => {
                // An observation that somebody goes on names the turn already.
                let goes_on = seen.iter().any(|seen| matches!(seen, Observation::GoesOn { .. }));
                if !goes_on && next != seat {
                    texts.push(self.about(msg!("what-if-next"; About), next));
                }
                texts.extend(self.decision(after));
            }
            (None, None) => {}
        }
        Line::parted(texts, Channel::Game, Urgency::Answer)
    }

    /// "Red 5 and green 16 do not fit: the colours differ, and they have no common divisor. Rule NN-3."
    pub fn why(&self, why: &IllegalMove) -> Line {
        self.refused([self.reason(why.reason, why.clause)], why.clause)
    }

    pub fn reason(&self, reason: IllegalReason, clause: Option<Clause>) -> Text {
        self.say(match reason {
            IllegalReason::NotYourTurn { turn } => self.of(msg!("why-not-your-turn"; About), turn),
            IllegalReason::NotDealt => msg!("why-wall-not-dealt"),
            IllegalReason::AlreadyDealt => msg!("why-wall-already-dealt"),
            IllegalReason::Over => msg!("why-wall-over"),
            IllegalReason::NoSuchStack { spot, stacks } => {
                return self.at(msg!("why-wall-no-such-stack", stacks; At), spot);
            }
            IllegalReason::Empty { spot } => return self.at(msg!("wall-row-empty"; At), spot),
            IllegalReason::OneStack { spot } => return self.at(msg!("why-wall-one-stack"; At), spot),
            IllegalReason::LastOfRow { spot } => return self.at(msg!("why-wall-last-of-row"; At), spot),
            IllegalReason::NeverPairs { card } => {
                let exchange = self.rules.kind(card).exchange.is_some();
                msg!("why-wall-never-pairs", card, exchange)
            }
            IllegalReason::DoNotFit { cards } => {
                let blocked = self.blocked_between(cards, clause);
                let banned = blocked.is_some();
                msg!("why-wall-do-not-fit", cards, banned, blocked = blocked.unwrap_or_default())
            }
            IllegalReason::DoublyFirst { cards, instead } => {
                let [one, other] = instead.spots().map(number);
                msg!("why-wall-doubly-first", cards, one, other)
            }
            IllegalReason::NoExchange { card } => msg!("why-wall-no-exchange", card),
            IllegalReason::NotAmongTaken { card } => {
                let among = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
                let among = among.map(|exchange| exchange.among).max().unwrap_or_default();
                msg!("why-wall-not-among-taken", card, count = among)
            }
            IllegalReason::LeavesNoPair { card } => msg!("why-wall-leaves-no-pair", card),
            IllegalReason::MustTake { passes } => msg!("why-wall-must-take", passes),
            IllegalReason::MustChooseSide => msg!("why-wall-must-choose-side"),
            IllegalReason::NoBreach => msg!("why-wall-no-breach"),
            IllegalReason::NoSide => msg!("why-wall-no-side"),
        })
    }

    /// The rows that both cards share, if bans keep them apart (NN-4): "the 2 times table is blocked".
    fn blocked_between(&self, cards: [CardKind; 2], clause: Option<Clause>) -> Option<Text> {
        let [one, other] = cards.map(|card| self.rules.kind(card).number);
        let shared: Vec<u16> = self.rules.rows.shared(one?, other?, Bans::default()).collect();
        let mut bans = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).ban);
        let other = clause.is_some() && clause != self.rules.book.matching.clause;
        let is_of_ban = other && bans.any(|ban| ban.clause == clause);
        self.locale.blocked_rows(&shared).filter(|_| is_of_ban)
    }

    /// "Tip: take 2 and 5, red 12 and red 24. They fit doubly, and you go on."
    pub fn tip(&self, view: View<'_>, tip: &Tip) -> Line {
        let advice = self.advice(view, tip.wanted).map(|advice| self.say(msg!("tip", move = advice)));
        Line::of(advice.into_iter().chain([self.motive(tip.motive)]), Channel::Hand, Urgency::Answer)
    }

    /// A move in the words of a tip; none for the deal.
    pub fn advice(&self, view: View<'_>, wanted: Move) -> Option<Text> {
        Some(match wanted {
            Move::Take(pair) => {
                let ([one, other], (cards, _)) = (pair.spots().map(number), view.fit(pair)?);
                self.say(msg!("tip-wall-take", one, other, cards))
            }
            Move::Exchange { spot, card } => {
                let away = view.free(spot)?;
                self.at(msg!("tip-wall-exchange", away, card; At), spot)
            }
            Move::Breach { spot, side } => {
                let several = view.sides().iter().any(|(other, _)| *other != spot);
                self.say(msg!("tip-wall-side", side = side_word(side), several, spot = number(spot)))
            }
            Move::Pass => self.say(msg!("tip-pass")),
            Move::Deal => return None,
        })
    }

    fn motive(&self, motive: Motive) -> Text {
        self.say(match motive {
            Motive::OnlyMove => msg!("motive-wall-only"),
            Motive::Wins => msg!("motive-wall-wins"),
            Motive::Breaches { cards } => msg!("motive-wall-breach", count = cards),
            Motive::MostCards => msg!("motive-wall-more"),
            Motive::GoesOn => {
                let may = self.rules.book.doubly_again.is_some_and(|again| again.may_pass);
                msg!("motive-wall-goes-on", may)
            }
            Motive::FitsDoubly => msg!("motive-wall-doubly"),
            Motive::FitsDoublyThen => msg!("motive-wall-exchange-doubly"),
            Motive::BreachesThen { cards } => msg!("motive-wall-exchange-breach", count = cards),
            Motive::AvoidsBreachThen { next } => self.of(msg!("motive-wall-exchange-no-breach"; About), next),
            Motive::LeavesDoublyThen { next, pairs } => {
                self.of(msg!("motive-wall-exchange-fewer", count = pairs; About), next)
            }
            Motive::FitsThen => msg!("motive-wall-exchange"),
            Motive::AvoidsBreach { next } => self.of(msg!("motive-wall-no-breach"; About), next),
            Motive::LeavesDoubly { next, pairs: 0 } => self.of(msg!("motive-wall-nothing-doubly"; About), next),
            Motive::LeavesDoubly { next, pairs } => self.of(msg!("motive-wall-fewer", count = pairs; About), next),
            Motive::AsGood => msg!("motive-wall-as-good"),
        })
    }

    /// A move as it is typed: "take 2 5", "exchange 3 red 12", "left".
    pub fn typed_move(&self, view: View<'_>, command: &str, wanted: Move) -> Text {
        let command = || Text::plain(command.to_owned());
        match wanted {
            Move::Take(pair) => command().beside(self.typed_pair(pair)),
            Move::Exchange { spot, card } => {
                self.say(msg!("typed-exchange", command = command(), spot = number(spot), card))
            }
            Move::Breach { spot, side } => {
                // The number is needed only if there are two breaches.
                let alone = view.sides().iter().filter(|(_, other)| *other == side).count() < 2;
                if alone { command() } else { command().beside(Text::plain(spot.to_string())) }
            }
            Move::Pass | Move::Deal => command(),
        }
    }

    pub fn typed_pair(&self, pair: Pair) -> Text {
        let [one, other] = pair.spots();
        Text::plain(one.to_string()).beside(Text::plain(other.to_string()))
    }
}

pub type Found = (Pair, [CardKind; 2], Fit);

/// Groups pairs by a shared card, the one with most pairs first, so that each pair is named once.
fn by_card(pairs: &[Found]) -> Vec<(Spot, Vec<Found>)> {
    let mut left = pairs.to_vec();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let count = |spot: Spot| left.iter().filter(|(pair, ..)| pair.spots().contains(&spot)).count();
        let mut spots: Vec<Spot> = left.iter().flat_map(|(pair, ..)| pair.spots()).collect();
        spots.sort_unstable();
        spots.dedup();
        let Some(hub) = spots.into_iter().rev().max_by_key(|spot| count(*spot)) else { break };
        let (own, others) = left.into_iter().partition(|(pair, ..)| pair.spots().contains(&hub));
        groups.push((hub, own_row_first(own)));
        left = others;
    }
    groups
}

/// The pair with the card behind it comes first; after another row it would sound like that row's.
fn own_row_first(mut pairs: Vec<Found>) -> Vec<Found> {
    pairs.sort_by_key(|(pair, ..)| !pair.is_of_one());
    pairs
}

/// The pair empties a stack, which is the breach (NN-15).
fn is_breach(view: View<'_>, pair: Pair) -> bool {
    let empties = |spot: Spot| usize::from(view.len(spot)) == if pair.is_of_one() { 2 } else { 1 };
    view.rules().book.breach.is_some() && pair.spots().into_iter().any(empties)
}

pub fn to_take(view: View<'_>) -> Vec<Found> {
    let pair = |wanted: Move| match wanted {
        Move::Take(pair) => view.fit(pair).map(|(cards, fit)| (pair, cards, fit)),
        _ => None,
    };
    view.legal_moves().into_iter().filter_map(pair).collect()
}
