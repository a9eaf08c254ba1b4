//! The reason why a move is illegal, in up to three short sentences: the problem, the clause, the command to type.

use super::announcer::{Announcer, RANK};
use crate::games::shedding::engine::{IllegalMove, IllegalReason, Instead, Needs};
use crate::rules::Clause;
use crate::text::{About, Channel, Line, Locale, Message, Text, Urgency, msg};

impl Announcer<'_> {
    /// "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2."
    #[must_use]
    pub fn why(&self, why: &IllegalMove) -> Line {
        let mut texts = self.reason(&why.reason);
        // G-5 says that typing errors go unpunished, which does not help here.
        let told = why.clause.filter(|clause| *clause != Clause::general(5));
        texts.extend(told.map(|clause| self.rule(clause)));
        Line::of(texts, Channel::Error, Urgency::Answer)
    }

    fn reason(&self, reason: &IllegalReason) -> Vec<Text> {
        let one = |message: Message<'_>| vec![self.say(message)];
        match reason {
            IllegalReason::NotYourTurn { turn } => vec![self.about(msg!("why-not-your-turn"; About), *turn)],
            IllegalReason::NotHeld { card: held } => one(msg!("why-not-held", card = *held)),
            IllegalReason::DoesNotFit { card: laid, needs } => {
                let does_not_fit = self.say(msg!("why-does-not-fit", card = *laid));
                [does_not_fit].into_iter().chain(self.needs(needs)).chain(self.blocked(needs)).collect()
            }
            IllegalReason::NotOn { card: laid, top, needs } => {
                let text = self.say(msg!("why-not-on", card = *laid, top = *top));
                [text].into_iter().chain(self.needs(needs)).chain(self.blocked(needs)).collect()
            }
            IllegalReason::NoBluff { card: bluff } => one(msg!("why-no-bluff", card = *bluff)),
            IllegalReason::NotTogether { cards } => one(msg!("why-not-together", cards = cards.as_slice())),
            IllegalReason::NotAmongMore { card: other } => one(msg!("why-not-among-more", card = *other)),
            IllegalReason::OnlyOneCard => one(msg!("why-only-one-card")),
            IllegalReason::NotLast { card: last, instead } => {
                let instead = match instead {
                    Instead::Draw => "draw",
                    Instead::Pass => "pass",
                    Instead::FewerCards => "fewer",
                };
                one(msg!("why-not-last", card = *last, instead))
            }
            IllegalReason::MustAnswerDraw { card: laid, cards, answers } if answers.is_empty() => {
                one(msg!("why-nothing-answers", card = *laid, count = *cards))
            }
            IllegalReason::MustAnswerDraw { card: laid, cards, answers } => {
                one(msg!("why-must-answer-draw", card = *laid, count = *cards, answers = self.answers(answers)))
            }
            IllegalReason::MustAnswerSkip { card: laid, answers } => {
                one(msg!("why-must-answer-skip", card = *laid, answers = self.answers(answers)))
            }
            IllegalReason::MustDrawOrChallenge { cards } => one(msg!("why-must-draw-or-challenge", count = *cards)),
            IllegalReason::MustSitOut => one(msg!("why-must-sit-out")),
            IllegalReason::OnlyTheDrawnCard { drawn } => one(msg!("why-only-the-drawn-card", card = *drawn)),
            IllegalReason::OnlyTwin { card: twin } => one(msg!("why-only-twin", card = *twin)),
            IllegalReason::WishMissing { card: wild } => {
                one(msg!("why-wish-missing", card = *wild, called = self.called_with(*wild)))
            }
            IllegalReason::NotToWish { card: wild, wishes } => {
                one(msg!("why-not-to-wish", card = *wild, colours = wishes.as_slice()))
            }
            IllegalReason::WishLater { card: first } => {
                one(msg!("why-wish-later", card = *first, called = self.called_with(*first)))
            }
            IllegalReason::NoWish { card: plain } => one(msg!("why-no-wish", card = *plain, called = self.called())),
            IllegalReason::MustPlay { card: fits } => one(msg!("why-must-play", card = *fits)),
            IllegalReason::AlreadyDrew => one(msg!("why-already-drew")),
            IllegalReason::NoDrawing => one(msg!("why-no-drawing")),
            IllegalReason::NothingToDraw => one(msg!("why-nothing-to-draw")),
            IllegalReason::MustDraw { goes_on: true, .. } => one(msg!("why-must-draw-on")),
            IllegalReason::MustDraw { cards, goes_on: false } => one(msg!("why-must-draw", count = *cards)),
            IllegalReason::MustPlayNothingToDraw { card: fits } => {
                one(msg!("why-must-play-nothing-to-draw", card = *fits))
            }
            IllegalReason::CallNotDue { call, done: true, .. } => {
                one(msg!("why-call-not-owed", call = self.call(*call)))
            }
            IllegalReason::CallNotDue { call, at, done: false } => {
                one(msg!("why-call-not-due", call = self.call(*call), at = *at))
            }
            IllegalReason::AlreadyCalled { call } => one(msg!("why-already-called", call = self.call(*call))),
            IllegalReason::CallsAreAutomatic => one(msg!("why-calls-are-automatic")),
            IllegalReason::NothingToCatch { seat } => vec![self.about(msg!("why-nothing-to-catch"; About), *seat)],
            IllegalReason::NoCatching => one(msg!("why-no-catching")),
            IllegalReason::NotYourself { owes } => {
                let mut texts = one(msg!("why-not-yourself"));
                texts.extend(owes.then(|| self.say(msg!("why-call-yourself"))));
                texts
            }
            IllegalReason::NothingToChallenge => one(msg!("why-nothing-to-challenge")),
            IllegalReason::NothingToChoose => one(msg!("why-nothing-to-choose", called = self.called())),
            IllegalReason::MustChoose { what } => one(msg!("why-must-choose", called = self.called_of(*what))),
            IllegalReason::StandsForNone { card: laid } => one(msg!("why-stands-for-none", card = *laid)),
            IllegalReason::MustStandFor { card: laid } => one(msg!("why-must-stand-for", card = *laid)),
            IllegalReason::CannotStandFor { card: named } => one(msg!("why-cannot-stand-for", card = *named)),
            IllegalReason::NothingStandsIn => one(msg!("why-nothing-stands-in")),
            IllegalReason::MustChoosePlayer => one(msg!("why-must-choose-player")),
            IllegalReason::ChooseAnother => one(msg!("why-choose-another")),
            IllegalReason::CannotBeChosen { seat } => vec![self.about(msg!("why-cannot-be-chosen"; About), *seat)],
            IllegalReason::NobodyToChoose => one(msg!("why-nobody-to-choose")),
            IllegalReason::MustGive { to } => vec![self.about(msg!("why-must-give"; About), *to)],
            IllegalReason::NothingToGive => one(msg!("why-nothing-to-give")),
            IllegalReason::RoundOver => one(msg!("why-round-over")),
            IllegalReason::RoundNotOver => one(msg!("why-round-not-over")),
            IllegalReason::MatchOver => one(msg!("why-match-over")),
            IllegalReason::OutOfTheRound => one(msg!("why-out-of-the-round")),
            IllegalReason::NotAgreed(objection) => vec![self.objection(*objection)],
        }
    }

    /// "The 2 times table is blocked."
    fn blocked(&self, needs: &Needs) -> Option<Text> {
        let blocked = self.locale().blocked_rows(&needs.blocked)?;
        Some(self.say(msg!("sentence", text = blocked)))
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
            (None, Some(symbol)) if needs.wished => self.say(msg!("needs-wished", colour = symbol, called = RANK)),
            (None, Some(symbol)) => self.say(msg!("needs-symbol", symbol)),
            (None, None) => return None,
        };
        Some(text)
    }

    /// "Red, a joker or a number from the 2 or 4 times table is needed."
    fn needs_number(&self, needs: &Needs) -> Text {
        let last = needs.rows.len().saturating_sub(1);
        let row = |(index, row): (usize, &u16)| self.say(msg!("row-name", row = *row, last = index == last));
        let rows = self.locale().join(needs.rows.iter().enumerate().map(row), "or");
        let rows = (!needs.rows.is_empty()).then(|| self.say(msg!("needed-row", rows)));
        let colour = needs.colour.map(|colour| self.say(msg!("needed-colour", colour, called = self.called())));
        let symbols = needs.symbol.into_iter().chain(needs.one);
        let symbols = symbols.map(|symbol| self.say(msg!("needed-symbol", symbol)));
        let own = needs.own.map(|number| self.say(msg!("needed-own", number)));
        let needed = self.locale().join(colour.into_iter().chain(symbols).chain(own).chain(rows), "or");
        self.say(msg!("needs-any", needed))
    }
}

impl Locale {
    /// As a clause; none if no row is blocked.
    pub(crate) fn blocked_rows(&self, rows: &[u16]) -> Option<Text> {
        let last = rows.len().checked_sub(1)?;
        let row = |(index, row): (usize, &u16)| self.say(msg!("row-name", row = *row, last = index == last));
        let names = self.join(rows.iter().enumerate().map(row), "and");
        Some(self.say(msg!("rows-blocked", rows = names, count = rows.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardKind, Colour, Symbol, Wish};
    use crate::engine::{Seat, Viewer};
    use crate::rules::Call;
    use crate::rules::rule_set::Wished;
    use crate::text::Lang;
    use crate::text::testing::{card, locale, rules};

    fn told(
        game: &str,
        lang: Lang,
        why: impl Fn(&dyn Fn(&str) -> CardKind, Symbol) -> (IllegalReason, &'static str),
    ) -> Line {
        let rules = rules(game);
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0))).expect("a game is chosen");
        let symbol = rules.deck().face(card(&rules, if game == "uno" { "r5" } else { "s7" })).symbol;
        let (reason, clause) = why(&|code| card(&rules, code), symbol);
        announcer.why(&IllegalMove { reason, clause: clause.parse().ok() })
    }

    #[test]
    fn a_card_that_does_not_fit_is_named_first_then_what_would() {
        for (lang, text, braille) in [
            (Lang::En, "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2.", "not b4 needs r 5 UN-2"),
            (Lang::De, "Die blaue 4 passt nicht. Du brauchst Rot oder eine 5. Regel UN-2.", "nicht b4 nur r 5 UN-2"),
            (
                Lang::Fi,
                "Sininen nelonen ei sovi. Tarvitaan punainen kortti tai viitonen. Sääntö UN-2.",
                "ei sovi s4 vain p 5 UN-2",
            ),
        ] {
            let line = told("uno", lang, |card, five| {
                let red = Some(Colour(0));
                let needs = Needs { colour: red, wished: false, symbol: Some(five), ..Needs::default() };
                (IllegalReason::DoesNotFit { card: card("b4"), needs }, "UN-2")
            });
            assert_eq!((line.text.as_str(), line.braille.as_str()), (text, braille));
        }
    }

    #[test]
    fn where_numbers_count_the_rows_are_told() {
        let fits = |lang, rows: &[u16]| {
            let rules = rules("numnum-mau-mau");
            let locale = locale(lang, &rules);
            let players = ["Me", "Anna"].map(String::from);
            let announcer =
                Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0))).expect("a game is chosen");
            let one = Some(rules.deck().face(card(&rules, "r1")).symbol);
            let needs = Needs { colour: Some(Colour(0)), one, rows: rows.to_vec(), ..Needs::default() };
            let reason = IllegalReason::DoesNotFit { card: card(&rules, "b7"), needs };
            announcer.why(&IllegalMove { reason, clause: "NN-4".parse().ok() })
        };
        let line = fits(Lang::En, &[2, 4, 8]);
        let text =
            "Blue 7 does not fit. Red, a joker or a number from the 2, 4 or 8 times table is needed. Rule NN-4.";
        assert_eq!((line.text.as_str(), line.braille.as_str()), (text, "not b7 needs r 1 2t 4t 8t NN-4"));
        assert_eq!(fits(Lang::En, &[]).text, "Blue 7 does not fit. Red or a joker is needed. Rule NN-4.");
        assert_eq!(
            fits(Lang::De, &[2, 4, 8]).text,
            "Die blaue 7 passt nicht. Du brauchst Rot, einen Joker oder eine Zahl aus der 2er-, 4er- oder 8er-Reihe. \
             Regel NN-4."
        );
        assert_eq!(
            fits(Lang::Fi, &[3, 13]).text,
            "Sininen seiska ei sovi. Tarvitaan punainen kortti, jokeri tai luku kolmosen tai luvun 13 kertotaulusta. \
             Sääntö NN-4."
        );
    }

    #[test]
    fn every_reason_can_be_told_in_every_language() {
        for (game, lang) in ["uno", "mau-mau"].into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
            let rules = rules(game);
            let locale = locale(lang, &rules);
            let players = ["Me", "Anna"].map(String::from);
            let announcer =
                Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0))).expect("a game is chosen");
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

    #[test]
    fn refusals_say_what_to_do_instead() {
        let seven = |lang| {
            told("mau-mau", lang, |card, _| {
                let answers = ["c7", "s7", "h7", "d7"].map(card).to_vec();
                (IllegalReason::MustAnswerDraw { card: card("ck"), cards: 4, answers }, "MM-6")
            })
            .text
        };
        assert_eq!(seven(Lang::En), "The king of clubs does not answer. Draw 4 cards or play a 7. Rule MM-6.");
        assert_eq!(seven(Lang::De), "Der Kreuz-König kontert nicht. Zieh vier Karten oder leg eine 7. Regel MM-6.");
        assert_eq!(
            seven(Lang::Fi),
            "Ristikuningas ei käy vastaukseksi. Nosta 4 korttia tai pelaa seiska. Sääntö MM-6."
        );
        let jack = |lang| {
            told("mau-mau", lang, |card, _| {
                let needs = Needs { colour: Some(Colour(0)), wished: true, ..Needs::default() };
                (IllegalReason::NotOn { card: card("hj"), top: card("cj"), needs }, "MM-3")
            })
            .text
        };
        assert_eq!(
            jack(Lang::De),
            "Der Herz-Bube darf nicht auf den Kreuz-Buben gelegt werden. Gewünscht ist Kreuz. Regel MM-3."
        );
        assert_eq!(
            jack(Lang::Fi),
            "Herttasotilasta ei saa pelata, kun päällimmäisenä on ristisotilas. Toivottu maa on risti. Sääntö MM-3."
        );
        let early =
            told("uno", Lang::En, |_, _| (IllegalReason::CallNotDue { call: Call(0), at: 1, done: false }, ""));
        assert_eq!(early.text, "Uno is not due now. You call it with the card that leaves you one card.");
    }
}
