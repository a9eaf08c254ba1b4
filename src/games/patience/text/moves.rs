//! Moves in words: possible moves, consequences, refusals and tips; and the chances of winning.

use super::Announcer;
use crate::cards::CardKind;
use crate::games::patience::bot::{Motive, Tip};
use crate::games::patience::engine::{Awaiting, IllegalMove, IllegalReason, Move, Outlook, SolverResult, View};
use crate::rules::Bans;
use crate::text::{Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    pub fn possible_moves(&self, view: View<'_>) -> Line {
        if matches!(view.awaits(), Awaiting::Deal | Awaiting::Over) {
            return Line { channel: Channel::Hand, urgency: Urgency::Answer, ..self.turn(view) };
        }
        let moves = view.legal_moves();
        let can = |wanted: Move| moves.contains(&wanted);
        let own = view.turned().map(|card| {
            self.say(match card {
                _ if can(Move::Lay) => msg!("patience-can-lay", card),
                _ if can(Move::Put) => msg!("patience-can-put", card),
                _ => msg!("patience-can-any", card),
            })
        });
        let laid = moves.iter().filter_map(|wanted| match wanted {
            Move::Row(colour) => Some(self.end(view, *colour)?.card),
            _ => None,
        });
        let cards: Vec<CardKind> = laid.collect();
        let rows = (!cards.is_empty()).then(|| self.say(msg!("patience-can-rows", cards)));
        // A turned wish card is laid before a kept one.
        let kept = view.kept().first().copied().filter(|_| !can(Move::Keep));
        let kept = kept.map(|card| self.say(msg!("patience-can-kept", card)));
        let stop = can(Move::Stop).then(|| self.say(msg!("patience-can-stop")));
        Line::of(own.into_iter().chain(rows).chain(kept).chain(stop), Channel::Hand, Urgency::Answer)
    }

    /// "If you lay blue 8: blue 40 from its row fits on it, 5 of the 12 hidden cards of that colour fit on it. Then
    /// the next of 42 hidden cards is turned."; or the refusal.
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
        let fits = |card: CardKind, top: CardKind| self.rules.can_follow(card, top);
        Some(match wanted {
            Move::Lay => {
                let card = turned?;
                let end = self.colour_of(card).and_then(|colour| self.end(view, colour));
                let row = end.map(|end| {
                    self.say(msg!("patience-part-row-card", card = end.card, fits = fits(end.card, card)))
                });
                let clauses: Vec<Text> = row.into_iter().chain(self.hidden_cards(view, card)).collect();
                if clauses.is_empty() {
                    return Some(self.say(msg!("patience-what-if-last", card)));
                }
                let clauses = self.locale.sentences(clauses)?;
                self.say(msg!("patience-what-if-lay", card, clauses = clauses.capitalised()))
            }
            Move::Row(colour) => {
                let card = self.end(view, colour)?.card;
                let turned = turned
                    .filter(|other| self.colour_of(*other) == Some(colour))
                    .map(|other| self.say(msg!("patience-part-turned", card = other, fits = fits(other, card))));
                let next = match view.row(colour).get(1) {
                    Some(next) => self.say(msg!("patience-part-freed", card = *next, fits = fits(*next, card))),
                    None => self.say(msg!("patience-part-row-empties")),
                };
                let clauses = turned.into_iter().chain([next]).chain(self.hidden_cards(view, card));
                let clauses = self.locale.sentences(clauses)?;
                self.say(msg!("patience-what-if-lay", card, clauses = clauses.capitalised()))
            }
            Move::Put => {
                let card = turned?;
                let clauses = match self.colour_of(card).and_then(|colour| self.end(view, colour)) {
                    Some(end) => self.say(msg!("patience-part-covers", card = end.card)),
                    None => self.say(msg!("patience-part-begins")),
                };
                self.say(msg!("patience-what-if-put", card, clauses = clauses.capitalised()))
            }
            Move::Wish(colour) => {
                let any = |card: &CardKind| self.rules.is_any_card(*card);
                let card = turned.filter(any).or_else(|| view.kept().last().copied())?;
                let clauses = match self.end(view, colour) {
                    Some(end) => self.say(msg!("patience-part-all-fit-row", card = end.card)),
                    None => self.say(msg!("patience-part-all-fit")),
                };
                self.say(msg!(
                    "patience-what-if-lay-any",
                    card,
                    colour,
                    called = self.called(),
                    clauses = clauses.capitalised()
                ))
            }
            Move::Keep => {
                let clauses = self.say(msg!("patience-part-not-laid"));
                self.say(msg!("patience-what-if-keep", card = turned?, clauses = clauses.capitalised()))
            }
            Move::Stop => {
                let (laid, of) = view.laid();
                let clauses = self.say(msg!("patience-part-result", laid, count = of));
                self.say(msg!("patience-what-if-stop", clauses = clauses.capitalised()))
            }
            Move::Undo => self.say(msg!("patience-what-if-undo")),
            Move::Deal => self.say(msg!("patience-what-if-deal")),
        })
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

    /// "Blue 7 does not fit on the 24. A joker or a number from the 2, 3, 4, 6 or 8 times table is needed. Rule
    /// NN-22."
    pub fn why(&self, why: &IllegalMove) -> Line {
        self.refused(self.reason(why.reason), why.clause)
    }

    fn reason(&self, reason: IllegalReason) -> Vec<Text> {
        let any = self.any_cards();
        let (any, mut needed) = (any.as_slice(), None);
        let message = match reason {
            IllegalReason::NotDealt => msg!("patience-not-dealt"),
            IllegalReason::AlreadyDealt => msg!("patience-why-dealt"),
            IllegalReason::Over => msg!("patience-why-over"),
            IllegalReason::UsedUp => msg!("patience-why-used-up"),
            IllegalReason::DoesNotFit { card, top } => {
                needed = self.needed_cards(top);
                msg!("patience-why-does-not-fit", card, symbol = self.symbol(top))
            }
            IllegalReason::MustLay { card } => msg!("patience-why-must-lay", card),
            IllegalReason::EmptyRow { colour } => msg!("patience-row-empty", colour),
            IllegalReason::NameAPile { card } => msg!("patience-why-name-a-pile", card),
            IllegalReason::CannotKeep { card } => msg!("patience-why-cannot-keep", card, cards = any),
            IllegalReason::NoWish => msg!("patience-why-no-wish", cards = any),
            IllegalReason::NotUsedUp => msg!("patience-why-not-used-up"),
            IllegalReason::NothingToUndo => msg!("patience-why-nothing-to-undo"),
        };
        [self.say(message)].into_iter().chain(needed).collect()
    }

    /// "A joker or a number from the 2 or 4 times table is needed."
    fn needed_cards(&self, top: CardKind) -> Option<Text> {
        let number = self.rules.kind(top).number?;
        let rows: Vec<u16> = self.rules.rows.shared(number, number, Bans::default()).collect();
        let rows = (!rows.is_empty()).then(|| self.say(msg!("needed-row", rows = self.locale.rows(&rows, "or"))));
        let one = self.rules.deck().kinds().find(|kind| self.rules.kind(*kind).number == Some(1));
        let one = one.map(|joker| self.say(msg!("needed-symbol", symbol = self.symbol(joker))));
        let needed = self.locale.join(one.into_iter().chain(rows), "or");
        (!needed.full.is_empty()).then(|| self.say(msg!("needs-any", needed)))
    }

    /// "Tip: lay red 9 from its row. Then red 40 fits."
    pub fn tip(&self, tip: &Tip) -> Line {
        let wanted = self.say(msg!("tip", move = self.advice(tip.wanted, tip.card)));
        Line::of([wanted, self.motive(tip.motive)], Channel::Hand, Urgency::Answer)
    }

    pub fn advice(&self, wanted: Move, card: CardKind) -> Text {
        self.say(match wanted {
            Move::Lay => msg!("tip-patience-lay", card),
            Move::Put => msg!("tip-patience-put", card),
            Move::Row(_) => msg!("tip-patience-row", card),
            Move::Wish(colour) => msg!("tip-patience-any", card, colour, called = self.called()),
            Move::Keep => msg!("tip-patience-keep", card),
            Move::Stop | Move::Deal | Move::Undo => msg!("tip-patience-stop"),
        })
    }

    fn motive(&self, motive: Motive) -> Text {
        self.say(match motive {
            Motive::MustLay => msg!("patience-motive-must-lay"),
            Motive::MustPut => msg!("patience-motive-must-put"),
            Motive::NowFits { card } => msg!("patience-motive-now-fits", card),
            Motive::ThenFits { card } => msg!("patience-motive-then-fits", card),
            Motive::Frees { card } => msg!("patience-motive-frees", card),
            Motive::EmptiesRow => msg!("patience-motive-empties-row"),
            Motive::AllFit => msg!("patience-motive-all-fit"),
            Motive::Later => msg!("patience-motive-later"),
            Motive::Wins => msg!("patience-motive-wins"),
        })
    }

    /// Yes or no if nothing is hidden; else the share of sampled orders that can be won, no, or unknown.
    pub fn chances(&self, outlook: &Outlook) -> Line {
        let tried = outlook.tried;
        Line::answer([self.say(match (tried, outlook.answer) {
            (0, SolverResult::Winnable) => msg!("patience-chances-yes"),
            (0, SolverResult::Lost) => msg!("patience-chances-no"),
            (0, SolverResult::Undecided) => msg!("patience-chances-given-up"),
            (_, SolverResult::Winnable) => msg!("patience-chances-perhaps", tried, count = outlook.winnable),
            (_, SolverResult::Lost) => msg!("patience-chances-no-order"),
            (_, SolverResult::Undecided) => msg!("patience-chances-unknown", tried),
        })])
    }
}
