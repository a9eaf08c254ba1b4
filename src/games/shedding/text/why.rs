//! The reason why a move is illegal, in up to three short sentences: the problem, the clause, the command to type.

use super::announcer::Announcer;
use crate::games::shedding::engine::{IllegalMove, IllegalReason, Instead, Needs};
use crate::games::shedding::rules::Wished;
use crate::rules::Clause;
use crate::text::{About, Line, Locale, Text, msg};

impl Announcer<'_> {
    /// "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2."
    pub fn why(&self, why: &IllegalMove) -> Line {
        // G-5 says that typing errors go unpunished, which does not help here.
        self.refused(self.reason(&why.reason), why.clause.filter(|clause| *clause != Clause::general(5)))
    }

    fn reason(&self, reason: &IllegalReason) -> Vec<Text> {
        let message = match reason.clone() {
            IllegalReason::NotYourTurn { turn } => self.of(msg!("why-not-your-turn"; About), turn),
            IllegalReason::NotHeld { card } => msg!("why-not-held", card),
            IllegalReason::DoesNotFit { card, .. } => msg!("why-does-not-fit", card),
            IllegalReason::NotOn { card, top, .. } => msg!("why-not-on", card, top),
            IllegalReason::NoBluff { card } => msg!("why-no-bluff", card),
            IllegalReason::NotTogether { cards } => msg!("why-not-together", cards),
            IllegalReason::NotAmongMore { card } => msg!("why-not-among-more", card),
            IllegalReason::OnlyOneCard => msg!("why-only-one-card"),
            IllegalReason::NotLast { card, instead } => {
                let instead = match instead {
                    Instead::Draw => "draw",
                    Instead::Pass => "pass",
                    Instead::FewerCards => "fewer",
                };
                msg!("why-not-last", card, instead)
            }
            IllegalReason::MustAnswerDraw { card, cards, answers } if answers.is_empty() => {
                msg!("why-nothing-answers", card, count = cards)
            }
            IllegalReason::MustAnswerDraw { card, cards, answers } => {
                msg!("why-must-answer-draw", card, count = cards, answers = self.answers(&answers))
            }
            IllegalReason::MustAnswerSkip { card, answers } => {
                msg!("why-must-answer-skip", card, answers = self.answers(&answers))
            }
            IllegalReason::MustDrawOrChallenge { cards } => msg!("why-must-draw-or-challenge", count = cards),
            IllegalReason::MustSitOut => msg!("why-must-sit-out"),
            IllegalReason::OnlyTheDrawnCard { drawn } => msg!("why-only-the-drawn-card", card = drawn),
            IllegalReason::OnlyTwin { card } => msg!("why-only-twin", card),
            IllegalReason::WishMissing { card } => {
                msg!("why-wish-missing", card, called = self.called_with(card))
            }
            IllegalReason::NotToWish { card, wishes } => {
                msg!("why-not-to-wish", card, colours = wishes)
            }
            IllegalReason::WishLater { card } => {
                msg!("why-wish-later", card, called = self.called_with(card))
            }
            IllegalReason::NoWish { card } => msg!("why-no-wish", card, called = self.called()),
            IllegalReason::MustPlay { card } => msg!("why-must-play", card),
            IllegalReason::AlreadyDrew => msg!("why-already-drew"),
            IllegalReason::NoDrawing => msg!("why-no-drawing"),
            IllegalReason::NothingToDraw => msg!("why-nothing-to-draw"),
            IllegalReason::MustDraw { goes_on: true, .. } => msg!("why-must-draw-on"),
            IllegalReason::MustDraw { cards, goes_on: false } => msg!("why-must-draw", count = cards),
            IllegalReason::MustPlayNothingToDraw { card } => {
                msg!("why-must-play-nothing-to-draw", card)
            }
            IllegalReason::CallNotDue { call, done: true, .. } => {
                msg!("why-call-not-owed", call = self.call(call))
            }
            IllegalReason::CallNotDue { call, at, done: false } => {
                msg!("why-call-not-due", call = self.call(call), at)
            }
            IllegalReason::AlreadyCalled { call } => msg!("why-already-called", call = self.call(call)),
            IllegalReason::CallsAreAutomatic => msg!("why-calls-are-automatic"),
            IllegalReason::NothingToCatch { seat } => self.of(msg!("why-nothing-to-catch"; About), seat),
            IllegalReason::NoCatching => msg!("why-no-catching"),
            IllegalReason::NotYourself { .. } => msg!("why-not-yourself"),
            IllegalReason::NothingToChallenge => msg!("why-nothing-to-challenge"),
            IllegalReason::NothingToChoose => msg!("why-nothing-to-choose", called = self.called()),
            IllegalReason::MustChoose { what } => msg!("why-must-choose", called = self.called_of(what)),
            IllegalReason::StandsForNone { card } => msg!("why-stands-for-none", card),
            IllegalReason::MustStandFor { card } => msg!("why-must-stand-for", card),
            IllegalReason::CannotStandFor { card } => msg!("why-cannot-stand-for", card),
            IllegalReason::NothingStandsIn => msg!("why-nothing-stands-in"),
            IllegalReason::MustChoosePlayer => msg!("why-must-choose-player"),
            IllegalReason::ChooseAnother => msg!("why-choose-another"),
            IllegalReason::CannotBeChosen { seat } => self.of(msg!("why-cannot-be-chosen"; About), seat),
            IllegalReason::NobodyToChoose => msg!("why-nobody-to-choose"),
            IllegalReason::MustGive { to } => self.of(msg!("why-must-give"; About), to),
            IllegalReason::NothingToGive => msg!("why-nothing-to-give"),
            IllegalReason::RoundOver => msg!("why-round-over"),
            IllegalReason::RoundNotOver => msg!("why-round-not-over"),
            IllegalReason::MatchOver => msg!("why-match-over"),
            IllegalReason::OutOfTheRound => msg!("why-out-of-the-round"),
            IllegalReason::NotAgreed(objection) => self.objection(objection),
        };
        let needs = match reason {
            IllegalReason::DoesNotFit { needs, .. } | IllegalReason::NotOn { needs, .. } => Some(needs),
            _ => None,
        };
        let needed = needs.into_iter().flat_map(|needs| self.needs(needs).into_iter().chain(self.blocked(needs)));
        let call = matches!(reason, IllegalReason::NotYourself { owes: true });
        let call = call.then(|| self.say(msg!("why-call-yourself")));
        [self.say(message)].into_iter().chain(needed).chain(call).collect()
    }

    /// "The 2 times table is blocked."
    fn blocked(&self, needs: &Needs) -> Option<Text> {
        let blocked = self.locale.blocked_rows(&needs.blocked)?;
        Some(self.sentence(blocked))
    }

    /// "Red or a 5 is needed."
    fn needs(&self, needs: &Needs) -> Option<Text> {
        if needs.one.is_some() || needs.own.is_some() || !needs.rows.is_empty() {
            return Some(self.needs_number(needs));
        }
        let called = self.called();
        let text = match (needs.colour, needs.symbol) {
            (Some(colour), _) if needs.wished => self.say(msg!("needs-wished", colour, called)),
            (Some(colour), Some(symbol)) => self.say(msg!("needs-either", colour, symbol, called)),
            (Some(colour), None) => self.say(msg!("needs-colour", colour, called)),
            (None, Some(symbol)) if needs.wished => {
                self.say(msg!("needs-wished", colour = symbol, called = self.called_of(Wished::Symbol)))
            }
            (None, Some(symbol)) => self.say(msg!("needs-symbol", symbol)),
            (None, None) => return None,
        };
        Some(text)
    }

    /// "Red, a joker or a number from the 2 or 4 times table is needed."
    fn needs_number(&self, needs: &Needs) -> Text {
        let rows = &needs.rows;
        let rows = (!rows.is_empty()).then(|| self.say(msg!("needed-row", rows = self.locale.rows(rows, "or"))));
        let colour = needs.colour.map(|colour| self.say(msg!("needed-colour", colour, called = self.called())));
        let symbols = needs.symbol.into_iter().chain(needs.one);
        let symbols = symbols.map(|symbol| self.say(msg!("needed-symbol", symbol)));
        let own = needs.own.map(|number| self.say(msg!("needed-own", number)));
        let needed = self.locale.join(colour.into_iter().chain(symbols).chain(own).chain(rows), "or");
        self.say(msg!("needs-any", needed))
    }
}

impl Locale {
    /// As a clause; none if no row is blocked.
    pub(crate) fn blocked_rows(&self, rows: &[u16]) -> Option<Text> {
        let blocked = || self.say(msg!("rows-blocked", rows = self.rows(rows, "and"), count = rows.len()));
        (!rows.is_empty()).then(blocked)
    }

    pub(crate) fn rows(&self, rows: &[u16], join: &str) -> Text {
        let last = rows.len().saturating_sub(1);
        let row = |(index, row): (usize, &u16)| self.say(msg!("row-name", row = *row, last = index == last));
        self.join(rows.iter().enumerate().map(row), join)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardKind, Colour, Wish};
    use crate::engine::{Seat, Viewer};
    use crate::games::shedding::rules::Wished;
    use crate::rules::Call;
    use crate::text::Lang;
    use crate::text::testing::{locale, rules};

    #[test]
    fn every_reason_can_be_told_in_every_language() {
        for (game, lang) in ["uno", "mau-mau"].into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            let rules = rules(game);
            let locale = locale(lang, &rules);
            let players = ["Me", "Anna"].map(String::from);
            let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0)));
            let kinds: Vec<CardKind> = rules.deck().kinds().collect();
            let (card, top) = (kinds[0], kinds[1]);
            let symbol = rules.deck().face(card).symbol;
            let colour = Some(Colour(0));
            for needs in [
                Needs::default(),
                Needs { colour, ..Needs::default() },
                Needs { symbol: Some(symbol), ..Needs::default() },
                Needs { colour, wished: true, ..Needs::default() },
                Needs { colour, one: Some(symbol), ..Needs::default() },
                Needs { colour, symbol: Some(symbol), own: Some(5), ..Needs::default() },
                Needs { colour, symbol: Some(symbol), rows: vec![2, 13], ..Needs::default() },
            ] {
                for reason in [
                    IllegalReason::DoesNotFit { card, needs: needs.clone() },
                    IllegalReason::NotOn { card, top, needs: needs.clone() },
                ] {
                    assert!(announcer.why(&IllegalMove { reason, clause: None }).text.ends_with('.'));
                }
            }
            for reason in [
                IllegalReason::NotYourTurn { turn: Seat(1) },
                IllegalReason::NotHeld { card },
                IllegalReason::NotLast { card, instead: Instead::Draw },
                IllegalReason::NotLast { card, instead: Instead::Pass },
                IllegalReason::NotLast { card, instead: Instead::FewerCards },
                IllegalReason::MustAnswerDraw { card, cards: 2, answers: vec![top] },
                IllegalReason::MustAnswerSkip { card, answers: vec![top] },
                IllegalReason::MustDrawOrChallenge { cards: 4 },
                IllegalReason::MustSitOut,
                IllegalReason::OnlyTheDrawnCard { drawn: card },
                IllegalReason::WishMissing { card },
                IllegalReason::NotToWish { card, wishes: vec![Wish::Colour(Colour(0))] },
                IllegalReason::WishLater { card },
                IllegalReason::NoWish { card },
                IllegalReason::MustPlay { card },
                IllegalReason::AlreadyDrew,
                IllegalReason::NoDrawing,
                IllegalReason::NothingToDraw,
                IllegalReason::MustDraw { cards: 1, goes_on: false },
                IllegalReason::MustDraw { cards: 1, goes_on: true },
                IllegalReason::MustPlayNothingToDraw { card },
                IllegalReason::CallNotDue { call: Call(0), at: 1, done: false },
                IllegalReason::CallNotDue { call: Call(0), at: 1, done: true },
                IllegalReason::AlreadyCalled { call: Call(0) },
                IllegalReason::CallsAreAutomatic,
                IllegalReason::NothingToCatch { seat: Seat(1) },
                IllegalReason::NoCatching,
                IllegalReason::NotYourself { owes: true },
                IllegalReason::NothingToChallenge,
                IllegalReason::NothingToChoose,
                IllegalReason::MustChoose { what: Wished::Colour },
                IllegalReason::MustChoose { what: Wished::Symbol },
                IllegalReason::StandsForNone { card },
                IllegalReason::MustStandFor { card },
                IllegalReason::CannotStandFor { card },
                IllegalReason::NothingStandsIn,
                IllegalReason::MustChoosePlayer,
                IllegalReason::ChooseAnother,
                IllegalReason::CannotBeChosen { seat: Seat(1) },
                IllegalReason::NobodyToChoose,
                IllegalReason::MustGive { to: Seat(1) },
                IllegalReason::NothingToGive,
                IllegalReason::RoundOver,
                IllegalReason::RoundNotOver,
                IllegalReason::MatchOver,
                IllegalReason::OutOfTheRound,
            ] {
                let line = announcer.why(&IllegalMove { reason, clause: "G-4".parse().ok() });
                assert!(line.text.ends_with("G-4.") && line.braille.ends_with("G-4"), "{line:?}");
            }
        }
    }
}
