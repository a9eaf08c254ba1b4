//! Moves in words: possible moves, consequences, refusals and tips; and the chances of winning.

use super::Announcer;
use crate::cards::{CardKind, Colour};
use crate::games::patience::bot::{Motive, Tip};
use crate::games::patience::engine::{Awaiting, IllegalMove, IllegalReason, Move, Outlook, SolverResult, View};
use crate::rules::Bans;
use crate::text::{Channel, Fitting, IfSo, Line, Message, OfCard, Text, Urgency, msg};

impl Announcer<'_> {
    #[must_use]
    pub fn possible_moves(&self, view: View<'_>) -> Line {
        if matches!(view.awaits(), Awaiting::Deal | Awaiting::Over) {
            return Line { channel: Channel::Hand, urgency: Urgency::Answer, ..self.turn(view) };
        }
        let moves = view.legal_moves();
        let turned = view.turned();
        let can = |wanted: Move| moves.contains(&wanted);
        let own = if can(Move::Lay) {
            turned.map(|card| self.say(msg!("patience-can-lay", card)))
        } else if can(Move::Put) {
            turned.map(|card| self.say(msg!("patience-can-put", card)))
        } else if can(Move::Keep) {
            turned.map(|card| self.say(msg!("patience-can-any", card)))
        } else {
            None
        };
        let laid = moves.iter().filter_map(|wanted| match wanted {
            Move::Row(colour) => Some(self.end(view, *colour)?.card),
            _ => None,
        });
        let cards: Vec<CardKind> = laid.collect();
        let rows = (!cards.is_empty()).then(|| self.say(msg!("patience-can-rows", cards = cards.as_slice())));
        // A turned wish card is laid before a kept one.
        let kept = view.kept().first().copied().filter(|_| !can(Move::Keep));
        let kept = kept.map(|card| self.say(msg!("patience-can-kept", card)));
        let stop = can(Move::Stop).then(|| self.say(msg!("patience-can-stop")));
        let texts: Vec<Text> = own.into_iter().chain(rows).chain(kept).chain(stop).collect();
        Line::of(texts, Channel::Hand, Urgency::Answer)
    }
}

impl Announcer<'_> {
    /// "If you lay blue 8: blue 40 from its row fits on it, 5 of the 12 hidden cards of that colour fit on it. Then
    /// the next of 42 hidden cards is turned."; or the refusal.
    #[must_use]
    pub fn what_if(&self, view: View<'_>, wanted: Move) -> Line {
        if let Some(why) = view.why_not(wanted) {
            return self.why(&why);
        }
        let uses_turned = match wanted {
            Move::Lay | Move::Put | Move::Keep => true,
            Move::Wish(_) => view.turned().is_some_and(|card| self.rules.is_any_card(card)),
            _ => false,
        };
        let then = uses_turned.then(|| match view.left() {
            0 => self.say(msg!("patience-then-used-up")),
            left => self.say(msg!("patience-then-turned", count = left)),
        });
        Line::parted(self.consequence(view, wanted).into_iter().chain(then), Channel::Game, Urgency::Answer)
    }

    fn consequence(&self, view: View<'_>, wanted: Move) -> Option<Text> {
        let turned = view.turned();
        Some(match wanted {
            Move::Lay => {
                let card = turned?;
                let row = self.colour_of(card).and_then(|colour| self.row_card(view, colour, card));
                let clauses: Vec<Text> = row.into_iter().chain(self.hidden_cards(view, card)).collect();
                if clauses.is_empty() {
                    return Some(self.say(msg!("patience-what-if-last", card)));
                }
                self.if_so(msg!("patience-what-if-lay"; IfSo), card, clauses)
            }
            Move::Row(colour) => {
                let card = self.end(view, colour)?.card;
                let own = |other: &CardKind| self.colour_of(*other) == Some(colour);
                let turned =
                    turned.filter(own).map(|other| self.fitting(msg!("patience-part-turned"; Fitting), other, card));
                let next = match view.row(colour).get(1) {
                    Some(next) => self.fitting(msg!("patience-part-freed"; Fitting), *next, card),
                    None => self.say(msg!("patience-part-row-empties")),
                };
                let clauses = turned.into_iter().chain([next]).chain(self.hidden_cards(view, card));
                self.if_so(msg!("patience-what-if-lay"; IfSo), card, clauses)
            }
            Move::Put => {
                let card = turned?;
                let end = self.colour_of(card).and_then(|colour| self.end(view, colour));
                let clause = match end {
                    Some(end) => self.say(msg!("patience-part-covers", card = end.card)),
                    None => self.say(msg!("patience-part-begins")),
                };
                self.if_so(msg!("patience-what-if-put"; IfSo), card, [clause])
            }
            Move::Wish(colour) => {
                let any = |card: &CardKind| self.rules.is_any_card(*card);
                let card = turned.filter(any).or_else(|| view.kept().last().copied())?;
                let clause = match self.end(view, colour) {
                    Some(end) => self.say(msg!("patience-part-all-fit-row", card = end.card)),
                    None => self.say(msg!("patience-part-all-fit")),
                };
                self.about(msg!("patience-what-if-lay-any", clauses = clause; OfCard), card, colour)
            }
            Move::Keep => {
                let clause = self.say(msg!("patience-part-not-laid"));
                self.if_so(msg!("patience-what-if-keep"; IfSo), turned?, [clause])
            }
            Move::Stop => {
                let (laid, of) = view.laid();
                let result = self.say(msg!("patience-part-result", laid, count = of));
                self.say(msg!("patience-what-if-stop", clauses = result))
            }
            Move::Undo => self.say(msg!("patience-what-if-undo")),
            Move::Deal => self.say(msg!("patience-what-if-deal")),
        })
    }

    fn if_so(&self, message: Message<'_, IfSo<'_>>, card: CardKind, clauses: impl IntoIterator<Item = Text>) -> Text {
        let clauses = self.locale.join(clauses, "clauses");
        self.say(message.with(IfSo { card: card.into(), clauses: clauses.into() }))
    }

    fn fitting(&self, message: Message<'_, Fitting<'_>>, card: CardKind, top: CardKind) -> Text {
        self.say(message.with(Fitting { card: card.into(), fits: self.rules.can_follow(card, top).into() }))
    }

    fn row_card(&self, view: View<'_>, colour: Colour, top: CardKind) -> Option<Text> {
        Some(self.fitting(msg!("patience-part-row-card"; Fitting), self.end(view, colour)?.card, top))
    }

    /// Counts the hidden cards of the colour that would fit. The player can infer which cards are hidden, but not
    /// their order.
    fn hidden_cards(&self, view: View<'_>, top: CardKind) -> Option<Text> {
        let own: Vec<CardKind> =
            view.hidden().into_iter().filter(|card| self.colour_of(*card) == self.colour_of(top)).collect();
        let fit = own.iter().filter(|card| self.rules.can_follow(**card, top)).count();
        match own.len() {
            0 => None,
            1 => Some(self.say(msg!("patience-part-hidden-one", fits = fit == 1))),
            of => Some(self.say(msg!("patience-part-hidden", count = fit, of, all = fit == of))),
        }
    }
}

impl Announcer<'_> {
    /// "Blue 7 does not fit on the 24. A joker or a number from the 2, 3, 4, 6 or 8 times table is needed. Rule
    /// NN-22."
    #[must_use]
    pub fn why(&self, why: &IllegalMove) -> Line {
        let rule = why.clause.map(|clause| self.say(msg!("rule", clause = clause.to_string())));
        Line::of(self.reason(why.reason).into_iter().chain(rule), Channel::Error, Urgency::Answer)
    }

    fn reason(&self, reason: IllegalReason) -> Vec<Text> {
        let one = |message: Message<'_>| vec![self.say(message)];
        let any = self.any_cards();
        let any = any.as_slice();
        match reason {
            IllegalReason::NotDealt => one(msg!("patience-not-dealt")),
            IllegalReason::AlreadyDealt => one(msg!("patience-why-dealt")),
            IllegalReason::Over => one(msg!("patience-why-over")),
            IllegalReason::UsedUp => one(msg!("patience-why-used-up")),
            IllegalReason::DoesNotFit { card, top } => {
                let text = self.say(msg!("patience-why-does-not-fit", card, symbol = self.symbol(top)));
                [text].into_iter().chain(self.needed_cards(top)).collect()
            }
            IllegalReason::MustLay { card } => one(msg!("patience-why-must-lay", card)),
            IllegalReason::EmptyRow { colour } => one(msg!("patience-row-empty", colour)),
            IllegalReason::NameAPile { card } => one(msg!("patience-why-name-a-pile", card)),
            IllegalReason::CannotKeep { card } => one(msg!("patience-why-cannot-keep", card, cards = any)),
            IllegalReason::NoWish => one(msg!("patience-why-no-wish", cards = any)),
            IllegalReason::NotUsedUp => one(msg!("patience-why-not-used-up")),
            IllegalReason::NothingToUndo => one(msg!("patience-why-nothing-to-undo")),
        }
    }

    /// "A joker or a number from the 2 or 4 times table is needed."
    fn needed_cards(&self, top: CardKind) -> Option<Text> {
        let number = self.rules.kind(top).number?;
        let rows: Vec<u16> = self.rules.rows().shared(number, number, Bans::default()).collect();
        let last = rows.len().saturating_sub(1);
        let row = |(index, row): (usize, &u16)| self.say(msg!("row-name", row = *row, last = index == last));
        let named = self.locale.join(rows.iter().enumerate().map(row), "or");
        let rows = (!rows.is_empty()).then(|| self.say(msg!("needed-row", rows = named)));
        let one = self.rules.deck().kinds().find(|kind| self.rules.kind(*kind).number == Some(1));
        let one = one.map(|joker| self.say(msg!("needed-symbol", symbol = self.symbol(joker))));
        let needed = self.locale.join(one.into_iter().chain(rows), "or");
        (!needed.full.is_empty()).then(|| self.say(msg!("needs-any", needed)))
    }
}

impl Announcer<'_> {
    /// "Tip: lay red 9 from its row. Then red 40 fits."
    #[must_use]
    pub fn tip(&self, tip: &Tip) -> Line {
        let wanted = self.say(msg!("tip", move = self.advice(tip.wanted, tip.card)));
        Line::of([wanted, self.motive(tip.motive)], Channel::Hand, Urgency::Answer)
    }

    #[must_use]
    pub fn advice(&self, wanted: Move, card: CardKind) -> Text {
        match wanted {
            Move::Lay => self.say(msg!("tip-patience-lay", card)),
            Move::Put => self.say(msg!("tip-patience-put", card)),
            Move::Row(_) => self.say(msg!("tip-patience-row", card)),
            Move::Wish(colour) => self.about(msg!("tip-patience-any"; OfCard), card, colour),
            Move::Keep => self.say(msg!("tip-patience-keep", card)),
            Move::Stop | Move::Deal | Move::Undo => self.say(msg!("tip-patience-stop")),
        }
    }

    fn motive(&self, motive: Motive) -> Text {
        match motive {
            Motive::MustLay => self.say(msg!("patience-motive-must-lay")),
            Motive::MustPut => self.say(msg!("patience-motive-must-put")),
            Motive::NowFits { card } => self.say(msg!("patience-motive-now-fits", card)),
            Motive::ThenFits { card } => self.say(msg!("patience-motive-then-fits", card)),
            Motive::Frees { card } => self.say(msg!("patience-motive-frees", card)),
            Motive::EmptiesRow => self.say(msg!("patience-motive-empties-row")),
            Motive::AllFit => self.say(msg!("patience-motive-all-fit")),
            Motive::Later => self.say(msg!("patience-motive-later")),
            Motive::Wins => self.say(msg!("patience-motive-wins")),
        }
    }
}

impl Announcer<'_> {
    /// Yes or no if nothing is hidden; else the share of sampled orders that can be won, no, or unknown.
    #[must_use]
    pub fn chances(&self, outlook: &Outlook) -> Line {
        let tried = outlook.tried;
        let text = match (outlook.tried, outlook.answer) {
            (0, SolverResult::Winnable) => self.say(msg!("patience-chances-yes")),
            (0, SolverResult::Lost) => self.say(msg!("patience-chances-no")),
            (0, SolverResult::Undecided) => self.say(msg!("patience-chances-given-up")),
            (_, SolverResult::Winnable) => {
                self.say(msg!("patience-chances-perhaps", tried, count = outlook.winnable))
            }
            (_, SolverResult::Lost) => self.say(msg!("patience-chances-no-order")),
            (_, SolverResult::Undecided) => self.say(msg!("patience-chances-unknown", tried)),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}
