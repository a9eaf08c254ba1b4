//! Steps, turns and results in words.

use super::Announcer;
use crate::cards::CardKind;
use crate::games::patience::engine::{Awaiting, LaidFrom, Move, Observation, Outcome, View};
use crate::text::{About, Channel, Cue, Line, Text, Urgency, msg};

impl Announcer<'_> {
    /// At most one line for the move and one for the result. [`Announcer::beginning`] announces the deal and
    /// [`Announcer::turn`] the turned card.
    pub fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let outcome = seen.iter().find_map(|event| match event {
            Observation::Ends(outcome) => Some(outcome),
            _ => None,
        });
        let done: Vec<Text> = seen.iter().filter_map(|event| self.event(event)).collect();
        // Only a game that ends by itself gets a reason.
        let by_itself = outcome.filter(|outcome| !done.is_empty() && !outcome.is_won());
        let stuck = by_itself.map(|_| self.say(msg!("patience-nothing-left")));
        let moved = |event: &Observation| {
            matches!(event, Observation::Laid { .. } | Observation::Put { .. } | Observation::Kept { .. })
        };
        let cue = seen.iter().any(moved).then_some(Cue::Play);
        (!done.is_empty())
            .then(|| Line::answer(done.into_iter().chain(stuck)).with_cue(cue))
            .into_iter()
            .chain(outcome.map(|outcome| self.ending(outcome)))
            .collect()
    }

    pub fn taken_back(&self, moves: usize) -> Line {
        Line::answer([self.took_back(moves)]).with_cue(None)
    }

    fn took_back(&self, moves: usize) -> Text {
        self.done(msg!("patience-took-back", count = moves; About))
    }

    fn event(&self, event: &Observation) -> Option<Text> {
        Some(match event {
            Observation::Laid { card, colour, .. } if self.rules.is_any_card(*card) => {
                let called = self.called();
                self.done(msg!("patience-laid-any", card = *card, colour = *colour, called; About))
            }
            Observation::Laid { card, from: LaidFrom::Row, .. } => {
                self.done(msg!("patience-laid-from-row", card = *card; About))
            }
            Observation::Laid { card, .. } => self.done(msg!("patience-laid", card = *card; About)),
            Observation::Put { card, row } => self.say(msg!("patience-put", card = *card, count = *row)),
            Observation::Kept { card, kept } => self.done(msg!("patience-keep", card = *card, count = *kept; About)),
            Observation::UsedUp => self.say(msg!("patience-used-up")),
            Observation::TookBack => self.took_back(1),
            Observation::Began { .. } | Observation::Turned { .. } | Observation::Ends(_) => return None,
        })
    }

    /// The game's name, the top cards of the piles, and the number of cards to lay. Replaces the step of the deal.
    pub fn beginning(&self, view: View<'_>) -> Line {
        let name = self.locale.game_name(&self.rules.book.id);
        let name = self.say(msg!("patience-name", game = name));
        let to_lay = self.say(msg!("patience-to-lay", count = view.laid().1));
        Line::answer([name, self.tops(view), to_lay])
    }

    /// The last line before the prompt: the turned card, whether it fits, and cards of the rows that fit; after the
    /// hidden pile, the cards that can still be laid, and the stop.
    pub fn turn(&self, view: View<'_>) -> Line {
        let texts = match view.awaits() {
            Awaiting::Deal => vec![self.say(msg!("patience-not-dealt"))],
            Awaiting::Card => self.turned(view).into_iter().chain(self.laid_from_rows(view)).collect(),
            Awaiting::Rest => {
                let kept = (!view.kept().is_empty()).then(|| self.kept_text(view));
                let rest = self.say(msg!("patience-rest"));
                self.laid_from_rows(view).into_iter().chain(kept).chain([rest]).collect()
            }
            Awaiting::Over => vec![self.say(msg!("patience-why-over"))],
        };
        Line::of(texts, Channel::Turn, Urgency::Turn).with_cue(None)
    }

    pub fn next(&self, view: View<'_>) -> Line {
        Line::answer(match self.turned(view) {
            Some(turned) => vec![turned, self.say(msg!("patience-left", count = view.left()))],
            None if view.awaits() == Awaiting::Deal => vec![self.say(msg!("patience-not-dealt"))],
            None => vec![self.say(msg!("patience-used-up"))],
        })
    }

    /// The status prompt, at most 12 cells: the turned card, `+` or `-` for whether it fits, the symbol of its top
    /// card, and the kept cards: `b8+24 w2`. After the hidden pile, the number of row cards that fit: `+2`.
    pub fn status(&self, view: View<'_>) -> String {
        let turned = view.turned().map(|card| {
            let Some(top) = self.top_for(view, card) else {
                return self.say(msg!("status-patience-any", card));
            };
            let (fits, symbol) = (self.rules.can_follow(card, top), self.symbol(top));
            self.say(msg!(if (fits) "status-patience-fits" else "status-patience-row", card, symbol))
        });
        let rest = (view.awaits() == Awaiting::Rest)
            .then(|| self.say(msg!("status-patience-ends", count = self.fitting_ends(view).len())));
        let kept = view.kept();
        let kept = kept.first().map(|card| self.say(msg!("status-patience-kept", card = *card, count = kept.len())));
        turned.into_iter().chain(rest).chain(kept).map(|part| part.braille).collect::<Vec<_>>().join(" ")
    }

    /// "Blue 8 fits on the 24."
    pub fn turned(&self, view: View<'_>) -> Option<Text> {
        Some(self.fitting(view, view.turned()?))
    }

    fn fitting(&self, view: View<'_>, card: CardKind) -> Text {
        let Some(top) = self.top_for(view, card) else { return self.say(msg!("patience-any", card)) };
        let (fits, symbol) = (self.rules.can_follow(card, top), self.symbol(top));
        self.say(msg!(if (fits) "patience-fits" else "patience-does-not-fit", card, symbol))
    }

    /// Why a move is not allowed; of a card that can be laid, that it fits.
    pub fn why_or_fits(&self, view: View<'_>, wanted: Move) -> Line {
        let card = match wanted {
            Move::Lay => view.turned(),
            Move::Row(colour) => view.row(colour).first().copied(),
            _ => None,
        };
        match (view.why_not(wanted), card) {
            (Some(why), _) => self.why(&why),
            (None, Some(card)) => self.fitting(view, card).help(),
            (None, None) => self.what_if(view, wanted),
        }
    }

    fn laid_from_rows(&self, view: View<'_>) -> Option<Text> {
        let cards = self.fitting_ends(view);
        (!cards.is_empty())
            .then(|| self.say(msg!("patience-rows-fit", cards = cards.as_slice(), count = cards.len())))
    }

    pub fn ending(&self, outcome: &Outcome) -> Line {
        let count = outcome.of;
        let result = if outcome.is_won() {
            self.done(msg!("patience-won", count; About))
        } else {
            self.say(msg!("patience-over", laid = outcome.laid, count))
        };
        let undone = (outcome.undone > 0).then(|| self.say(msg!("patience-undone", count = outcome.undone)));
        Line::answer([result].into_iter().chain(undone)).with_cue(Cue::of_end(Some(outcome.is_won())))
    }

    /// "Laid: 12 of 91 cards."
    pub fn scores(&self, view: View<'_>) -> Line {
        let (laid, count) = view.laid();
        Line::answer([self.say(msg!("patience-scores", laid, count))])
    }
}
