//! Answers to a player's questions: the top card, the turn, pending effects, counts, scores, legal moves.

use super::announcer::{Announcer, RANK};
use super::due::{Choices, Due, HandCount, Top, WhatIf};
use crate::cards::{CardKind, Colour, Wish};
use crate::engine::Seat;
use crate::rules::ImmediateEffect;
use crate::rules::rule_set::{ColourWord, ScoreTo, Wins, Wished};
use crate::text::{About, Any, Channel, Cue, Line, PointsArgs, Text, Urgency, msg};

impl Announcer<'_> {
    /// "The ban on five is in force."
    #[must_use]
    pub fn bans_beside(&self, bans: &[CardKind]) -> Line {
        let text = if bans.is_empty() {
            self.say(msg!("wall-no-ban"))
        } else {
            self.say(msg!("wall-bans", count = bans.len(), bans))
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }

    /// "Top card jack of clubs, suit hearts."
    #[must_use]
    pub fn top(&self, top: Top) -> Line {
        Line::of([self.top_text(top)], Channel::Game, Urgency::Answer)
    }

    fn top_text(&self, top: Top) -> Text {
        let card = top.card;
        let text = match top.wish {
            Some(wish) => {
                let called = if matches!(wish, Wish::Symbol(_)) { RANK } else { self.called() };
                if self.rules().kind(card).takes_colour {
                    self.say(msg!("top-takes", card, wish))
                } else {
                    self.say(msg!("top-wished", card, wish, called))
                }
            }
            None => self.say(msg!("top", card)),
        };
        let text = match top.stand_in {
            Some(laid) => self.say(msg!("top-stand-in", top = text, card = laid)),
            None => text,
        };
        let bans: Vec<CardKind> = top.bans.into_iter().flatten().collect();
        if bans.is_empty() {
            return text;
        }
        self.say(msg!("top-bans", top = text, bans = bans.as_slice()))
    }

    #[must_use]
    pub fn turn(&self, seat: Seat, due: &Due, top: Option<Top>) -> Line {
        if let Due::JumpIn(card) = due {
            let is_you = self.is_you(seat);
            let asks = msg!(if (is_you) "due-jump-in" else "asked-jump-in", card = *card; About);
            let asks = self.about(asks, seat);
            let cue = self.is_you(seat).then_some(Cue::Question);
            return Line::of([asks], Channel::Turn, Urgency::Turn).with_cue(cue);
        }
        let mut texts = vec![self.about(msg!("turn"; About), seat)];
        if self.is_you(seat) {
            texts.extend(self.decision(due));
        }
        let named_first = matches!(due, Due::NameCard(_));
        texts.extend(top.filter(|_| !named_first).map(|top| self.top_text(top)));
        let cue = self.is_you(seat).then_some(Cue::YourTurn);
        Line::of(texts, Channel::Turn, Urgency::Turn).with_cue(cue)
    }

    fn decision(&self, due: &Due) -> Option<Text> {
        let text = match due {
            Due::Play => return None,
            Due::PlayOrPass => self.say(msg!("due-play-or-pass")),
            Due::PlayDrawnOrPass(card) => self.say(msg!("due-drawn-or-pass", card = *card)),
            Due::PlayDrawn(card) => self.say(msg!("due-play-drawn", card = *card)),
            Due::KeepDrawn { card, fits } => self.say(msg!("due-keep-drawn", card = *card, fits = *fits)),
            Due::OnlyPass => self.say(msg!("due-only-pass")),
            Due::Again => self.say(msg!("due-again")),
            Due::More { cards } => self.say(msg!("due-more", count = *cards)),
            Due::ChooseWish(what) => self.say(msg!("due-choose-wish", called = self.called_of(*what))),
            Due::NameCard(card) => self.say(msg!("due-name-card", card = *card)),
            Due::ChoosePlayer { deed, candidates } => self.whom(*deed, candidates),
            Due::Give { to, cards } => self.about(msg!("due-give", count = *cards; About), *to),
            Due::Draw { cards, answers } if answers.is_empty() => self.say(msg!("due-draw", count = *cards)),
            Due::Draw { cards, answers } => {
                self.say(msg!("due-draw-or-answer", count = *cards, answers = self.answers(answers)))
            }
            Due::SitOut { answers, .. } if answers.is_empty() => self.say(msg!("due-sit-out")),
            Due::SitOut { players: count @ 2.., turns: true, answers } => {
                self.say(msg!("due-sit-out-turns", count = *count, answers = self.answers(answers)))
            }
            Due::SitOut { players: count @ 2.., answers, .. } => {
                self.say(msg!("due-sit-out-several", count = *count, answers = self.answers(answers)))
            }
            Due::SitOut { answers, .. } => self.say(msg!("due-sit-out-or-answer", answers = self.answers(answers))),
            Due::Challenge { cards, answers } if answers.is_empty() => {
                self.say(msg!("due-challenge", count = *cards))
            }
            Due::Challenge { cards, answers } => {
                self.say(msg!("due-challenge-or-answer", count = *cards, answers = self.answers(answers)))
            }
            Due::JumpIn(card) => self.say(msg!("due-jump-in", card = *card)),
            Due::Choose => {
                let colours: Vec<Colour> = self.rules().deck().all_colours().collect();
                self.say(msg!("due-choose", called = self.called(), colours = colours.as_slice()))
            }
            Due::Deal => self.say(msg!("due-deal")),
        };
        Some(text)
    }

    /// By symbol where every card of it is an answer ("a 2 or a 3"), otherwise by name ("the king of hearts").
    pub(super) fn answers(&self, answers: &[CardKind]) -> Text {
        self.locale().any_of(self.rules().terms(), answers.iter().copied(), Any::Answer)
    }

    /// Pending effects, the player concerned, and the players who will be skipped.
    #[must_use]
    pub fn pending(&self, seat: Seat, due: &Due, passed_over: impl IntoIterator<Item = (Seat, u8)>) -> Line {
        let text = match due {
            Due::Draw { .. } | Due::SitOut { .. } | Due::Challenge { .. } if self.is_you(seat) => self.decision(due),
            Due::Draw { cards, answers } => {
                let count = *cards;
                Some(self.about(msg!("pending-draw", count, answers = !answers.is_empty(); About), seat))
            }
            Due::SitOut { players: count @ 2.., turns: true, .. } => {
                Some(self.about(msg!("pending-sit-out-turns", count = *count; About), seat))
            }
            Due::SitOut { players: count @ 2.., .. } => {
                Some(self.about(msg!("pending-sit-out-several", count = *count; About), seat))
            }
            Due::SitOut { .. } => Some(self.about(msg!("pending-sit-out"; About), seat)),
            Due::Challenge { cards, answers } => {
                let count = *cards;
                Some(self.about(msg!("pending-challenge", count, answers = !answers.is_empty(); About), seat))
            }
            Due::JumpIn(card) if self.does_something_to_others(*card) => {
                Some(self.say(msg!("pending-jump-in", card = *card)))
            }
            _ => None,
        };
        let told = |(seat, count): (Seat, u8)| self.about(msg!("pending-passed-over", count; About), seat);
        let passed_over = passed_over.into_iter().map(told);
        let mut texts: Vec<Text> = text.into_iter().chain(passed_over).collect();
        if texts.is_empty() {
            texts.push(self.say(msg!("pending-nothing")));
        }
        Line::of(texts, Channel::Game, Urgency::Answer)
    }

    fn does_something_to_others(&self, card: CardKind) -> bool {
        let rule = self.rules().kind(card);
        rule.copies || rule.draw.is_some() || rule.skip.is_some() || rule.reverse.is_some()
    }

    /// The text of the status prompt: top card, number of own cards, pending effects: `s7 !4 5c`.
    #[must_use]
    pub fn status(&self, due: &Due, top: Option<Top>, held: usize) -> String {
        let card = top.map(|top| match top.wish {
            Some(wish) => self.say(msg!("status-wished", card = top.card, wish)).braille,
            None => self.say(msg!("status-top", card = top.card)).braille,
        });
        let pending = match due {
            Due::Draw { cards, .. } | Due::Challenge { cards, .. } => {
                Some(self.say(msg!("status-draw", count = *cards)).braille)
            }
            Due::SitOut { .. } => Some(self.say(msg!("status-sit-out")).braille),
            Due::JumpIn(_) => Some(self.say(msg!("status-jump-in")).braille),
            _ => None,
        };
        let bans: Vec<CardKind> = top.into_iter().flat_map(|top| top.bans).flatten().collect();
        let bans = (!bans.is_empty()).then(|| self.names().cards_code(&bans));
        let held = self.say(msg!("left", count = held)).braille;
        card.into_iter().chain(bans).chain(pending).chain([held]).collect::<Vec<_>>().join(" ")
    }

    /// "You 6. Anna 6. Ben 8."
    #[must_use]
    pub fn counts(&self, held: &[HandCount]) -> Line {
        let count = |seat: Seat| {
            Some(match held.get(seat.index())? {
                HandCount::Cards(count) => self.about(msg!("count", count = *count; About), seat),
                HandCount::Finished => self.about(msg!("count-out"; About), seat),
                HandCount::Dropped => self.about(msg!("count-dropped"; About), seat),
            })
        };
        Line::of(self.seats_from_viewer().into_iter().filter_map(count), Channel::Game, Urgency::Answer)
    }

    /// "The draw pile has 73 cards, the discard pile 5."
    #[must_use]
    pub fn piles(&self, hidden: u16, laid: usize) -> Line {
        Line::of([self.say(msg!("piles", hidden, laid))], Channel::Game, Urgency::Answer)
    }

    /// The points of the match so far, after the numbers of a countdown.
    #[must_use]
    pub fn scores(&self, totals: &[u32], numbers: &[u16]) -> Line {
        let book = self.rules().book();
        let text = match (book.match_play.wins, book.score.to) {
            (Wins::MostRounds, _) => self.points(msg!("rounds-won"; PointsArgs), totals),
            (_, ScoreTo::Nobody) => self.say(msg!("scores-none")),
            _ => self.points(msg!("scores"; PointsArgs), totals),
        };
        let numbers = (!numbers.is_empty()).then(|| self.numbers(numbers));
        Line::parted(numbers.into_iter().chain([text]), Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn taken_back(&self, seat: Seat, moves: usize) -> Line {
        Line::of([self.about(msg!("taken-back", count = moves; About), seat)], Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn direction(&self, clockwise: bool) -> Line {
        Line::of([self.say(msg!("direction", clockwise))], Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn dealer(&self, dealer: Seat) -> Line {
        Line::of([self.about(msg!("seating-dealer"; About), dealer)], Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn lot(&self, dealer: Seat) -> Line {
        Line::of([self.about(msg!("dealer-lot"; About), dealer)], Channel::Game, Urgency::Event)
    }

    #[must_use]
    pub fn seating(&self, order: &[Seat], dealer: Seat) -> Line {
        let names = self.say(msg!("seating", names = self.all(order, "list")));
        let dealer = self.about(msg!("seating-dealer"; About), dealer);
        Line::parted([names, dealer].into_iter().chain(self.teams()), Channel::Game, Urgency::Answer)
    }

    /// "You can play red 2 or wild. You can draw."
    #[must_use]
    pub fn choices(&self, choices: Choices<'_>) -> Line {
        if !choices.names.is_empty() {
            let cards = self.locale().any_of(self.rules().terms(), choices.names.iter().copied(), Any::Told);
            return Line::of([self.say(msg!("can-name", cards))], Channel::Hand, Urgency::Answer);
        }
        let played = match choices.twin {
            _ if !choices.cards.is_empty() => self.say(msg!("can-play", cards = choices.cards)),
            Some(twin) => self.say(msg!("can-no-twin", card = twin)),
            None => self.say(msg!("can-play-nothing")),
        };
        let others = [
            (choices.draw, msg!("type-draw")),
            (choices.pass, msg!("type-pass")),
            (choices.challenge, msg!("type-challenge")),
        ];
        let others: Vec<Text> =
            others.into_iter().filter(|(can, _)| *can).map(|(_, message)| self.say(message)).collect();
        let typed = (!others.is_empty()).then(|| {
            let words = self.locale().join(others, "or");
            self.say(msg!("can-type", words, cards = !choices.cards.is_empty()))
        });
        let together = choices.together.iter().map(|laid| self.say(msg!("can-together", cards = laid.as_slice())));
        let call = choices.call.filter(|_| !choices.cards.is_empty());
        let call = call.map(|call| self.say(msg!("can-call", call = self.call(call))));
        Line::of([played].into_iter().chain(together).chain(call).chain(typed), Channel::Hand, Urgency::Answer)
    }

    /// "If you play red skip: Anna is skipped. Ben is next. You have 5 cards left."
    #[must_use]
    pub fn what_if(&self, play: &WhatIf<'_>) -> Line {
        let choose = |what: &'static str| Some(self.say(msg!("what-if-choose", what)));
        let choice = match play.choice {
            Due::NameCard(_) => choose("named"),
            Due::ChoosePlayer { deed, .. } => {
                Some(self.say(msg!("what-if-choose-player", deed = deed.map_or("any", ImmediateEffect::name))))
            }
            Due::Give { .. } => choose("card"),
            Due::ChooseWish(what) => choose(self.called_of(*what)),
            Due::Again | Due::More { .. } => Some(self.say(msg!("what-if-again", cards = play.follow))),
            Due::OnlyPass => Some(self.say(msg!("what-if-pass"))),
            _ => None,
        };
        let goes_on = choice.is_none();
        let open = play.cards.last().filter(|_| play.wishes && play.wish.is_none()).map(|card| {
            let called = self.called_with(*card);
            self.say(msg!("what-if-wish", called))
        });
        let consequence = self.consequence(play.seen, play.wish.is_some());
        let clauses: Vec<Text> = open.into_iter().chain(consequence).chain(choice).collect();
        let clauses = (!clauses.is_empty()).then(|| self.locale().join(clauses, "clauses"));
        let cards = play.cards;
        let mut texts = vec![match clauses {
            Some(clauses) => self.say(msg!("what-if", cards, clauses)),
            None => self.say(msg!("what-if-nothing", cards)),
        }];
        texts.extend(play.cards.iter().filter_map(|card| self.written_on(*card)));
        texts.extend(play.cards.iter().find_map(|card| self.carried_out_by_agreement(*card)));
        texts.extend(play.call.map(|call| self.say(msg!("can-call", call = self.call(call)))));
        if goes_on {
            texts.push(match play.next {
                Some(seat) => self.about(msg!("what-if-next"; About), seat),
                None => self.say(msg!("what-if-over")),
            });
        }
        // Choosing a player and giving cards may change the hand.
        let changes = match play.choice {
            Due::ChoosePlayer { deed, .. } => deed.is_some_and(ImmediateEffect::changes_own_hand),
            Due::Give { .. } => true,
            _ => false,
        };
        if !changes {
            texts.push(self.say(msg!("what-if-held", count = play.held)));
        }
        Line::parted(texts, Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn if_on_turn(&self, turn: Seat, told: &Line) -> Line {
        let heading = self.about(msg!("what-if-on-turn"; About), turn).line(told.channel, told.urgency);
        heading.before(told)
    }

    #[must_use]
    pub fn what_later(&self, turn: Seat) -> Line {
        Line::of([self.about(msg!("what-later"; About), turn)], Channel::Error, Urgency::Answer)
    }

    pub(super) fn called_with(&self, card: CardKind) -> &'static str {
        let rule = self.rules().kind(card);
        self.called_of(rule.wish.or(rule.wish_after()).map_or(Wished::Colour, |wish| wish.what))
    }

    pub(super) fn called_of(&self, what: Wished) -> &'static str {
        match what {
            Wished::Symbol => RANK,
            Wished::Colour => self.called(),
        }
    }

    /// `colour` or `suit`, the value of `$called`.
    #[must_use]
    pub fn called(&self) -> &'static str {
        match self.rules().book().deck.called {
            ColourWord::Colour => "colour",
            ColourWord::Suit => "suit",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::games::shedding::engine::{CardMovement, Cause, Laid, Observation, Place, PublicEvent, VisibleCards};
    use crate::rules::Call;
    use crate::text::Lang;
    use crate::text::testing::{card, locale, rules};

    const ME: Seat = Seat(0);
    const ANNA: Seat = Seat(1);

    fn with<T>(game: &str, lang: Lang, ask: impl Fn(&Announcer<'_>, &dyn Fn(&str) -> CardKind) -> T) -> T {
        let rules = rules(game);
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna", "Ben"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(ME)).expect("a game is chosen");
        ask(&announcer, &|code| card(&rules, code))
    }

    #[test]
    fn the_turn_says_what_is_to_be_decided() {
        for (lang, text, braille) in [
            (Lang::En, "Your turn. Draw 4 cards or play a 7. Top card 7 of spades.", "turn !4 s7"),
            (Lang::De, "Du bist dran. Zieh vier Karten oder leg eine 7. Oben liegt die Pik-Sieben.", "dran !4 p7"),
            (Lang::Fi, "Sinun vuorosi. Nosta 4 korttia tai pelaa seiska. Päällimmäisenä pataseiska.", "vuoro !4 p7"),
        ] {
            let (line, status) = with("mau-mau", lang, |announcer, card| {
                let top = Top { card: card("s7"), stand_in: None, wish: None, bans: [None; 3] };
                let answers = ["c7", "s7", "h7", "d7"].map(card).to_vec();
                let due = Due::Draw { cards: 4, answers };
                (announcer.turn(ME, &due, Some(top)), announcer.status(&due, Some(top), 5))
            });
            assert_eq!((line.text.as_str(), line.braille.as_str()), (text, braille));
            assert!(status.ends_with(if lang == Lang::En { "s7 !4 5c" } else { "p7 !4 5k" }), "{status}");
        }
        with("uno", Lang::En, |announcer, card| {
            let wild = Top {
                stand_in: None,
                card: card("w"),
                wish: announcer.rules().deck().find_colour("blue").map(Wish::Colour),
                bans: [None; 3],
            };
            let challenge = Due::Challenge { cards: 4, answers: Vec::new() };
            let turn = announcer.turn(ME, &challenge, Some(wild)).text;
            assert_eq!(turn, "Your turn. Draw 4 cards or challenge. Top card wild, colour blue.");
            assert_eq!(announcer.turn(ANNA, &challenge, None).text, "Anna's turn.");
            assert_eq!(announcer.status(&Due::Play, Some(wild), 6), "w>b 6c");
        });
        with("mau-mau", Lang::En, |announcer, card| {
            let wish = announcer.rules().deck().find_colour("hearts").map(Wish::Colour);
            let top = announcer.top(Top { card: card("cj"), stand_in: None, wish, bans: [None; 3] });
            assert_eq!(top.text, "Top card jack of clubs, suit hearts.");
        });
    }

    #[test]
    fn what_answers_is_named_exactly() {
        for (lang, text) in [
            (Lang::En, "Draw 2 cards or play a 7 or the king of hearts."),
            (Lang::De, "Zieh zwei Karten oder leg eine 7 oder den Herz-König."),
            (Lang::Fi, "Nosta 2 korttia tai pelaa seiska tai herttakuningas."),
        ] {
            let told = with("mau-mau", lang, |announcer, card| {
                let answers = ["c7", "s7", "h7", "d7", "hk"].map(card).to_vec();
                announcer.pending(ME, &Due::Draw { cards: 2, answers }, []).text
            });
            assert_eq!(told, text);
        }
    }

    #[test]
    fn counts_scores_and_seats_begin_with_the_one_who_asks() {
        with("uno", Lang::En, |announcer, _| {
            let cards = [6, 6, 8].map(HandCount::Cards);
            assert_eq!(announcer.counts(&cards).text, "You 6. Anna 6. Ben 8.");
            assert_eq!(announcer.counts(&cards).braille, "me6 Anna6 Ben8");
            let held = [HandCount::Cards(6), HandCount::Finished, HandCount::Dropped];
            assert_eq!(announcer.counts(&held).text, "You 6. Anna is out. Ben has dropped out.");
            assert_eq!(announcer.scores(&[0, 20, 7], &[]).text, "Minus points so far: you 0, Anna 20, Ben 7.");
            assert_eq!(announcer.named().spell(ANNA).text, "Anna: A, n, n, a.");
            let seating = announcer.seating(&[ME, Seat(2), ANNA], ANNA);
            assert_eq!(seating.text, "In order of play: you, Ben, Anna. Anna deals.");
        });
    }

    #[test]
    fn what_can_be_done_and_what_it_would_do() {
        with("uno", Lang::En, |announcer, card| {
            let cards = [card("r2"), card("w")];
            let choices = Choices { cards: &cards, draw: true, ..Choices::default() };
            assert_eq!(announcer.choices(choices).text, "You can play red 2 or wild. Or type draw.");
            let both = [Laid::new(&[card("r2"), card("b2")]).expect("two cards")];
            let choices = Choices { cards: &cards, together: &both, pass: true, ..Choices::default() };
            assert_eq!(
                announcer.choices(choices).text,
                "You can play red 2 or wild. Together you can play red 2 and blue 2. Or type pass."
            );
            let none = Choices { draw: true, challenge: true, ..Choices::default() };
            assert_eq!(announcer.choices(none).text, "None of your cards fits. Type draw or challenge.");
            let play = Observation::Moved(CardMovement {
                cards: VisibleCards::Cards(vec![card("rs")]),
                from: Place::Hand(ME),
                to: Place::Discard,
                cause: Cause::Play,
                held: 5,
            });
            let skip = [play.clone(), Observation::Told(PublicEvent::PassedOver { seat: ANNA })];
            let skips = [card("rs")];
            let choice = &Due::Play;
            let next = Some(Seat(2));
            let what = WhatIf {
                cards: &skips,
                wish: None,
                wishes: false,
                call: None,
                seen: &skip,
                choice,
                next,
                follow: &[],
                held: 5,
            };
            assert_eq!(
                announcer.what_if(&what).text,
                "If you play red skip: Anna is skipped. Ben is next. You have 5 cards left."
            );
            let twos = [card("r2"), card("b2")];
            let what = WhatIf { cards: &twos, seen: &[play], call: Some(Call(0)), next: Some(ME), held: 1, ..what };
            assert_eq!(
                announcer.what_if(&what).text,
                "If you play red 2 and blue 2, nothing else happens. Call Uno with it. You are next. You have 1 card left."
            );
            let wild = [card("w")];
            let blue = Wish::Colour(announcer.rules().deck().find_colour("blue").expect("a colour of the deck"));
            let wished = [Observation::Told(PublicEvent::Wished { seat: ME, wish: blue })];
            let what = WhatIf {
                cards: &wild,
                wish: Some(blue),
                wishes: true,
                call: None,
                seen: &wished,
                choice,
                next: None,
                follow: &[],
                held: 0,
            };
            assert_eq!(
                announcer.what_if(&what).text,
                "If you play wild: you call blue. Then the round is over. You have no cards left."
            );
            let what = WhatIf { wish: None, next: Some(ANNA), held: 3, ..what };
            assert_eq!(
                announcer.what_if(&what).text,
                "If you play wild: you call the colour. Anna is next. You have 3 cards left."
            );
        });
    }

    #[test]
    fn pending_is_told_to_whom_it_concerns_and_to_others() {
        with("uno", Lang::En, |announcer, _| {
            let due = Due::Challenge { cards: 4, answers: Vec::new() };
            assert_eq!(announcer.pending(ME, &due, []).text, "Draw 4 cards or challenge.");
            assert_eq!(announcer.pending(ANNA, &due, []).text, "Anna has to draw four cards or challenge.");
            assert_eq!(announcer.pending(ANNA, &Due::Play, []).text, "Nothing is pending.");
            let line = announcer.pending(ANNA, &Due::Play, [(ME, 1), (ANNA, 1)]);
            assert_eq!(line.text, "You will be skipped. Anna will be skipped.");
        });
    }
}
