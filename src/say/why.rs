//! Why a move is refused, in up to three short sentences: what, why with the clause, what to type.

use super::announce::Announcer;
use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::message::Message;
use super::msg;
use super::query::RANK;
use super::told_by::About;
use crate::engine::{Instead, Needs, Reason, Why};
use crate::rules::Clause;

impl Announcer<'_> {
    /// Why a move is refused: "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2."
    #[must_use]
    pub fn why(&self, why: &Why) -> Line {
        let mut texts = self.reason(&why.reason);
        // That a slip of the keyboard is not punished (G-5) helps nobody who made one.
        let told = why.clause.filter(|clause| *clause != Clause::general(5));
        texts.extend(told.map(|clause| self.rule(clause)));
        Line::of(texts, Channel::Error, Urgency::Answer)
    }

    fn reason(&self, reason: &Reason) -> Vec<Text> {
        let one = |message: Message<'_>| vec![self.say(message)];
        match reason {
            Reason::NotYourTurn { turn } => vec![self.about(msg!("why-not-your-turn"; About), *turn)],
            Reason::NotHeld { card: held } => one(msg!("why-not-held", card = *held)),
            Reason::DoesNotFit { card: laid, needs } => {
                let does_not_fit = self.say(msg!("why-does-not-fit", card = *laid));
                [does_not_fit].into_iter().chain(self.needs(needs)).chain(self.blocked(needs)).collect()
            }
            Reason::NotOn { card: laid, top, needs } => {
                let text = self.say(msg!("why-not-on", card = *laid, top = *top));
                [text].into_iter().chain(self.needs(needs)).chain(self.blocked(needs)).collect()
            }
            Reason::NoBluff { card: bluff } => one(msg!("why-no-bluff", card = *bluff)),
            Reason::NotTogether { cards } => one(msg!("why-not-together", cards = cards.as_slice())),
            Reason::NotAmongMore { card: other } => one(msg!("why-not-among-more", card = *other)),
            Reason::OnlyOneCard => one(msg!("why-only-one-card")),
            Reason::NotLast { card: last, instead } => {
                let instead = match instead {
                    Instead::Draw => "draw",
                    Instead::Pass => "pass",
                    Instead::FewerCards => "fewer",
                };
                one(msg!("why-not-last", card = *last, instead))
            }
            Reason::MustAnswerDraw { card: laid, cards, answers } if answers.is_empty() => {
                one(msg!("why-nothing-answers", card = *laid, count = *cards))
            }
            Reason::MustAnswerDraw { card: laid, cards, answers } => {
                one(msg!("why-must-answer-draw", card = *laid, count = *cards, answers = self.answers(answers)))
            }
            Reason::MustAnswerSkip { card: laid, answers } => {
                one(msg!("why-must-answer-skip", card = *laid, answers = self.answers(answers)))
            }
            Reason::MustDrawOrChallenge { cards } => one(msg!("why-must-draw-or-challenge", count = *cards)),
            Reason::MustSitOut => one(msg!("why-must-sit-out")),
            Reason::OnlyTheDrawnCard { drawn } => one(msg!("why-only-the-drawn-card", card = *drawn)),
            Reason::OnlyTwin { card: twin } => one(msg!("why-only-twin", card = *twin)),
            Reason::WishMissing { card: wild } => {
                one(msg!("why-wish-missing", card = *wild, called = self.called_with(*wild)))
            }
            Reason::NotToWish { card: wild, wishes } => {
                one(msg!("why-not-to-wish", card = *wild, colours = wishes.as_slice()))
            }
            Reason::WishLater { card: first } => {
                one(msg!("why-wish-later", card = *first, called = self.called_with(*first)))
            }
            Reason::NoWish { card: plain } => one(msg!("why-no-wish", card = *plain, called = self.called())),
            Reason::MustPlay { card: fits } => one(msg!("why-must-play", card = *fits)),
            Reason::AlreadyDrew => one(msg!("why-already-drew")),
            Reason::NoDrawing => one(msg!("why-no-drawing")),
            Reason::NothingToDraw => one(msg!("why-nothing-to-draw")),
            Reason::MustDraw { goes_on: true, .. } => one(msg!("why-must-draw-on")),
            Reason::MustDraw { cards, goes_on: false } => one(msg!("why-must-draw", count = *cards)),
            Reason::MustPlayNothingToDraw { card: fits } => one(msg!("why-must-play-nothing-to-draw", card = *fits)),
            Reason::CallNotDue { call, done: true, .. } => one(msg!("why-call-not-owed", call = self.call(*call))),
            Reason::CallNotDue { call, at, done: false } => {
                one(msg!("why-call-not-due", call = self.call(*call), at = *at))
            }
            Reason::AlreadyCalled { call } => one(msg!("why-already-called", call = self.call(*call))),
            Reason::CallsAreAutomatic => one(msg!("why-calls-are-automatic")),
            Reason::NothingToCatch { seat } => vec![self.about(msg!("why-nothing-to-catch"; About), *seat)],
            Reason::NoCatching => one(msg!("why-no-catching")),
            Reason::NotYourself { owes } => {
                let mut texts = one(msg!("why-not-yourself"));
                texts.extend(owes.then(|| self.say(msg!("why-call-yourself"))));
                texts
            }
            Reason::NothingToChallenge => one(msg!("why-nothing-to-challenge")),
            Reason::NothingToChoose => one(msg!("why-nothing-to-choose", called = self.called())),
            Reason::MustChoose { what } => one(msg!("why-must-choose", called = self.called_of(*what))),
            Reason::StandsForNone { card: laid } => one(msg!("why-stands-for-none", card = *laid)),
            Reason::MustStandFor { card: laid } => one(msg!("why-must-stand-for", card = *laid)),
            Reason::CannotStandFor { card: named } => one(msg!("why-cannot-stand-for", card = *named)),
            Reason::NothingStandsIn => one(msg!("why-nothing-stands-in")),
            Reason::MustChoosePlayer => one(msg!("why-must-choose-player")),
            Reason::ChooseAnother => one(msg!("why-choose-another")),
            Reason::CannotBeChosen { seat } => vec![self.about(msg!("why-cannot-be-chosen"; About), *seat)],
            Reason::NobodyToChoose => one(msg!("why-nobody-to-choose")),
            Reason::MustGive { to } => vec![self.about(msg!("why-must-give"; About), *to)],
            Reason::NothingToGive => one(msg!("why-nothing-to-give")),
            Reason::RoundOver => one(msg!("why-round-over")),
            Reason::RoundNotOver => one(msg!("why-round-not-over")),
            Reason::MatchOver => one(msg!("why-match-over")),
            Reason::OutOfTheRound => one(msg!("why-out-of-the-round")),
            Reason::NotAgreed(objection) => vec![self.objection(*objection)],
        }
    }

    /// Which rows of the top card's number are blocked: "The 2 times table is blocked."
    fn blocked(&self, needs: &Needs) -> Option<Text> {
        let blocked = self.locale().blocked_rows(&needs.blocked)?;
        Some(self.say(msg!("sentence", text = blocked)))
    }

    /// What would fit: "Red or a 5 is needed."
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

    /// What would fit where numbers count: "Red, a joker or a number from the 2 or 4 times table is needed."
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
    /// Which rows of the times table are blocked, as a clause; nothing if none is.
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
    use crate::engine::{Call, Seat, Viewer};
    use crate::rules::book::Wished;
    use crate::say::Lang;
    use crate::say::testing::{card, locale, rules};

    fn told(
        game: &str,
        lang: Lang,
        why: impl Fn(&dyn Fn(&str) -> CardKind, Symbol) -> (Reason, &'static str),
    ) -> Line {
        let rules = rules(game);
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0))).expect("a game is chosen");
        let symbol = rules.deck().face(card(&rules, if game == "uno" { "r5" } else { "s7" })).symbol;
        let (reason, clause) = why(&|code| card(&rules, code), symbol);
        announcer.why(&Why { reason, clause: clause.parse().ok() })
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
                (Reason::DoesNotFit { card: card("b4"), needs }, "UN-2")
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
            let reason = Reason::DoesNotFit { card: card(&rules, "b7"), needs };
            announcer.why(&Why { reason, clause: "NN-4".parse().ok() })
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
                    Reason::DoesNotFit { card, needs: needs.clone() },
                    Reason::NotOn { card, top, needs: needs.clone() },
                ] {
                    assert!(announcer.why(&Why { reason, clause: None }).text.ends_with('.'));
                }
            }
            for reason in [
                Reason::NotYourTurn { turn: Seat(1) },
                Reason::NotHeld { card },
                Reason::NotLast { card, instead: Instead::Draw },
                Reason::NotLast { card, instead: Instead::Pass },
                Reason::NotLast { card, instead: Instead::FewerCards },
                Reason::MustAnswerDraw { card, cards: 2, answers: vec![top] },
                Reason::MustAnswerSkip { card, answers: vec![top] },
                Reason::MustDrawOrChallenge { cards: 4 },
                Reason::MustSitOut,
                Reason::OnlyTheDrawnCard { drawn: card },
                Reason::WishMissing { card },
                Reason::NotToWish { card, wishes: vec![Wish::Colour(Colour(0))] },
                Reason::WishLater { card },
                Reason::NoWish { card },
                Reason::MustPlay { card },
                Reason::AlreadyDrew,
                Reason::NoDrawing,
                Reason::NothingToDraw,
                Reason::MustDraw { cards: 1, goes_on: false },
                Reason::MustDraw { cards: 1, goes_on: true },
                Reason::MustPlayNothingToDraw { card },
                Reason::CallNotDue { call: Call(0), at: 1, done: false },
                Reason::CallNotDue { call: Call(0), at: 1, done: true },
                Reason::AlreadyCalled { call: Call(0) },
                Reason::CallsAreAutomatic,
                Reason::NothingToCatch { seat: Seat(1) },
                Reason::NoCatching,
                Reason::NotYourself { owes: true },
                Reason::NothingToChallenge,
                Reason::NothingToChoose,
                Reason::MustChoose { what: Wished::Colour },
                Reason::MustChoose { what: Wished::Symbol },
                Reason::StandsForNone { card },
                Reason::MustStandFor { card },
                Reason::CannotStandFor { card },
                Reason::NothingStandsIn,
                Reason::MustChoosePlayer,
                Reason::ChooseAnother,
                Reason::CannotBeChosen { seat: Seat(1) },
                Reason::NobodyToChoose,
                Reason::MustGive { to: Seat(1) },
                Reason::NothingToGive,
                Reason::RoundOver,
                Reason::RoundNotOver,
                Reason::MatchOver,
                Reason::OutOfTheRound,
            ] {
                let line = announcer.why(&Why { reason, clause: "G-4".parse().ok() });
                assert!(line.text.ends_with("G-4.") && line.braille.ends_with("G-4"), "{line:?}");
            }
        }
    }

    #[test]
    fn refusals_say_what_to_do_instead() {
        let seven = |lang| {
            told("mau-mau", lang, |card, _| {
                let answers = ["c7", "s7", "h7", "d7"].map(card).to_vec();
                (Reason::MustAnswerDraw { card: card("ck"), cards: 4, answers }, "MM-6")
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
                (Reason::NotOn { card: card("hj"), top: card("cj"), needs }, "MM-3")
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
        let early = told("uno", Lang::En, |_, _| (Reason::CallNotDue { call: Call(0), at: 1, done: false }, ""));
        assert_eq!(early.text, "Uno is not due now. You call it with the card that leaves you one card.");
    }
}
