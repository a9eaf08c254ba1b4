//! Answers to a player's questions: the top card, the turn, pending effects, counts, scores, legal moves.

use super::announcer::Announcer;
use super::due::{Choices, Due, HandCount, Top, WhatIf};
use super::round::Points;
use crate::cards::{CardKind, Colour};
use crate::engine::Seat;
use crate::games::shedding::rules::{ImmediateEffect, ScoreTo, Wins, Wished};
use crate::text::{About, Any, Channel, Cue, Line, Message, Text, Urgency, msg};

impl Announcer<'_> {
    /// "The ban on five is in force."
    pub fn bans_beside(&self, bans: &[CardKind]) -> Line {
        Line::answer([self.bans_in_force(bans).unwrap_or_else(|| self.say(msg!("wall-no-ban")))])
    }

    /// "Top card jack of clubs, suit hearts."
    pub fn top(&self, top: Top) -> Line {
        Line::answer([self.top_text(top)])
    }

    fn top_text(&self, top: Top) -> Text {
        let card = top.card;
        let text = self.say(match top.wish {
            Some(wish) if self.rules.kind(card).takes_colour => msg!("top-takes", card, wish),
            Some(wish) => msg!("top-wished", card, wish, called = self.called_for(&[wish])),
            None => msg!("top", card),
        });
        let text = match top.stand_in {
            Some(laid) => self.say(msg!("top-stand-in", top = text, card = laid)),
            None => text,
        };
        if top.bans.is_empty() {
            return text;
        }
        self.say(msg!("top-bans", top = text, bans = top.bans))
    }

    pub fn turn(&self, seat: Seat, due: &Due, top: Option<Top>) -> Line {
        if let Due::JumpIn(card) = due {
            let is_you = self.is_you(seat);
            let asks = msg!(if (is_you) "due-jump-in" else "asked-jump-in", card = *card; About);
            let asks = self.about(asks, seat).line(Channel::Turn, Urgency::Turn);
            return asks.with_cue(is_you.then_some(Cue::Question));
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
        let message = match due.clone() {
            Due::Play => return None,
            Due::PlayOrPass => msg!("due-play-or-pass"),
            Due::PlayDrawnOrPass(card) => msg!("due-drawn-or-pass", card),
            Due::PlayDrawn(card) => msg!("due-play-drawn", card),
            Due::KeepDrawn { card, fits } => msg!("due-keep-drawn", card, fits),
            Due::OnlyPass => msg!("due-only-pass"),
            Due::Again => msg!("due-again"),
            Due::More { cards } => msg!("due-more", count = cards),
            Due::ChooseWish(what) => msg!("due-choose-wish", called = self.called_of(what)),
            Due::NameCard(card) => msg!("due-name-card", card),
            Due::ChoosePlayer { deed, candidates } => return Some(self.whom(deed, &candidates)),
            Due::Give { to, cards } => self.of(msg!("due-give", count = cards; About), to),
            Due::Draw { cards, answers } if answers.is_empty() => msg!("due-draw", count = cards),
            Due::Draw { cards, answers } => {
                msg!("due-draw-or-answer", count = cards, answers = self.answers(&answers))
            }
            Due::SitOut { answers, .. } if answers.is_empty() => msg!("due-sit-out"),
            Due::SitOut { players: count @ 2.., turns: true, answers } => {
                msg!("due-sit-out-turns", count, answers = self.answers(&answers))
            }
            Due::SitOut { players: count @ 2.., answers, .. } => {
                msg!("due-sit-out-several", count, answers = self.answers(&answers))
            }
            Due::SitOut { answers, .. } => msg!("due-sit-out-or-answer", answers = self.answers(&answers)),
            Due::Challenge { cards, answers } if answers.is_empty() => {
                msg!("due-challenge", count = cards)
            }
            Due::Challenge { cards, answers } => {
                msg!("due-challenge-or-answer", count = cards, answers = self.answers(&answers))
            }
            Due::JumpIn(card) => msg!("due-jump-in", card),
            Due::Choose => {
                let colours: Vec<Colour> = self.rules.deck().all_colours().collect();
                msg!("due-choose", called = self.called(), colours)
            }
            Due::Deal => msg!("due-deal"),
        };
        Some(self.say(message))
    }

    /// By symbol where every card of it is an answer ("a 2 or a 3"), otherwise by name ("the king of hearts").
    pub(super) fn answers(&self, answers: &[CardKind]) -> Text {
        self.locale.any_of(&self.rules.terms, answers.iter().copied(), Any::Answer)
    }

    /// Pending effects, the player concerned, and the players who will be skipped.
    pub fn pending(&self, seat: Seat, due: &Due, passed_over: impl IntoIterator<Item = (Seat, u8)>) -> Line {
        let text = match due {
            Due::Draw { .. } | Due::SitOut { .. } | Due::Challenge { .. } if self.is_you(seat) => self.decision(due),
            Due::Draw { cards: count, answers } | Due::Challenge { cards: count, answers } => {
                let (count, answers, draws) = (*count, !answers.is_empty(), matches!(due, Due::Draw { .. }));
                let pending = msg!(if (draws) "pending-draw" else "pending-challenge", count, answers; About);
                Some(self.about(pending, seat))
            }
            Due::SitOut { players: count, turns, .. } => {
                let message = match (count, turns) {
                    (0 | 1, _) => msg!("pending-sit-out"; About),
                    (_, true) => msg!("pending-sit-out-turns", count = *count; About),
                    (_, false) => msg!("pending-sit-out-several", count = *count; About),
                };
                Some(self.about(message, seat))
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
        Line::answer(texts)
    }

    fn does_something_to_others(&self, card: CardKind) -> bool {
        let rule = self.rules.kind(card);
        rule.copies || rule.draw.is_some() || rule.skip.is_some() || rule.reverse.is_some()
    }

    /// The text of the status prompt: top card, number of own cards, pending effects: `s7 !4 5c`.
    pub fn status(&self, due: &Due, top: Option<Top>, held: usize) -> String {
        let card = top.as_ref().map(|top| match top.wish {
            Some(wish) => msg!("status-wished", card = top.card, wish),
            None => msg!("status-top", card = top.card),
        });
        let pending = match due {
            Due::Draw { cards, .. } | Due::Challenge { cards, .. } => Some(msg!("status-draw", count = *cards)),
            Due::SitOut { .. } => Some(msg!("status-sit-out")),
            Due::JumpIn(_) => Some(msg!("status-jump-in")),
            _ => None,
        };
        let bans = top.into_iter().flat_map(|top| top.bans).map(|card| self.names().card_code(card));
        let mark = |message: Message<'_>| self.say(message).braille;
        let left = pending.into_iter().chain([msg!("left", count = held)]).map(mark);
        card.into_iter().map(mark).chain(bans).chain(left).collect::<Vec<_>>().join(" ")
    }

    /// "You 6. Anna 6. Ben 8."
    pub fn counts(&self, held: &[HandCount]) -> Line {
        let count = |seat: Seat| {
            let message = match held.get(seat.index())? {
                HandCount::Cards(count) => msg!("count", count = *count; About),
                HandCount::Finished => msg!("count-out"; About),
                HandCount::Dropped => msg!("count-dropped"; About),
            };
            Some(self.about(message, seat))
        };
        Line::answer(self.seats_from_viewer().into_iter().filter_map(count))
    }

    /// "The draw pile has 73 cards, the discard pile 5."
    pub fn piles(&self, hidden: u16, laid: usize) -> Line {
        Line::answer([self.say(msg!("piles", hidden, laid))])
    }

    /// The points of the match so far, after the numbers of a countdown.
    pub fn scores(&self, totals: &[u32], numbers: &[u16]) -> Line {
        let book = &self.rules.book;
        let text = match (book.match_play.wins, book.score.to) {
            (Wins::MostRounds, _) => self.points(Points::Rounds, totals),
            (_, ScoreTo::Nobody) => self.say(msg!("scores-none")),
            _ => self.points(Points::SoFar, totals),
        };
        let numbers = (!numbers.is_empty()).then(|| self.numbers(numbers));
        Line::parted(numbers.into_iter().chain([text]), Channel::Game, Urgency::Answer)
    }

    pub fn taken_back(&self, seat: Seat, moves: usize) -> Line {
        Line::answer([self.about(msg!("taken-back", count = moves; About), seat)])
    }

    pub fn direction(&self, clockwise: bool) -> Line {
        Line::answer([self.say(msg!("direction", clockwise))])
    }

    pub fn dealer(&self, dealer: Seat) -> Line {
        Line::answer([self.about(msg!("seating-dealer"; About), dealer)])
    }

    pub fn lot(&self, dealer: Seat) -> Line {
        self.about(msg!("dealer-lot"; About), dealer).line(Channel::Game, Urgency::Event)
    }

    pub fn seating(&self, order: &[Seat], dealer: Seat) -> Line {
        let names = self.say(msg!("seating", names = self.all(order, "list")));
        let dealer = self.about(msg!("seating-dealer"; About), dealer);
        Line::parted([names, dealer].into_iter().chain(self.teams()), Channel::Game, Urgency::Answer)
    }

    /// "You can play red 2 or wild. You can draw."
    pub fn choices(&self, choices: Choices<'_>) -> Line {
        if !choices.names.is_empty() {
            let cards = self.locale.any_of(&self.rules.terms, choices.names.iter().copied(), Any::Told);
            return self.say(msg!("can-name", cards)).line(Channel::Hand, Urgency::Answer);
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
            let words = self.locale.join(others, "or");
            self.say(msg!("can-type", words, cards = !choices.cards.is_empty()))
        });
        let together = choices.together.iter().map(|laid| self.say(msg!("can-together", cards = laid.as_slice())));
        let call = choices.call.filter(|_| !choices.cards.is_empty());
        let call = call.map(|call| self.say(msg!("can-call", call = self.call(call))));
        Line::of([played].into_iter().chain(together).chain(call).chain(typed), Channel::Hand, Urgency::Answer)
    }

    /// "Red skip: Anna is skipped. Ben is next. You have 5 cards left."
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
        let cards = play.cards;
        let clauses = self.locale.sentences(open.into_iter().chain(consequence).chain(choice));
        let mut texts = vec![match clauses {
            Some(clauses) => self.say(msg!("what-if", cards, clauses = clauses.capitalised())),
            None => self.say(msg!("what-if-nothing", cards)),
        }];
        texts.extend(self.bluff(play.cards, play.is_bluff));
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

    pub fn if_on_turn(&self, turn: Seat, told: &Line) -> Line {
        let heading = self.about(msg!("what-if-on-turn"; About), turn).line(told.channel, told.urgency);
        heading.before(told)
    }

    pub fn what_later(&self, turn: Seat) -> Line {
        self.about(msg!("what-later"; About), turn).line(Channel::Error, Urgency::Answer)
    }

    pub(super) fn called_with(&self, card: CardKind) -> &'static str {
        let rule = self.rules.kind(card);
        self.called_of(rule.any_wish().map_or(Wished::Colour, |wish| wish.what))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Wish;
    use crate::engine::Viewer;
    use crate::games::shedding::engine::{
        CardMovement, Cause, Observation, Place, PlayedTogether, PublicEvent, VisibleCards,
    };
    use crate::rules::Call;
    use crate::text::Lang;
    use crate::text::testing::{card, locale, rules};

    const ME: Seat = Seat(0);
    const ANNA: Seat = Seat(1);

    fn with<T>(game: &str, lang: Lang, ask: impl Fn(&Announcer<'_>, &dyn Fn(&str) -> CardKind) -> T) -> T {
        let rules = rules(game);
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna", "Ben"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(ME));
        ask(&announcer, &|code| card(&rules, code))
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
    fn what_can_be_done_and_what_it_would_do() {
        with("uno", Lang::En, |announcer, card| {
            let cards = [card("r2"), card("w")];
            let choices = Choices { cards: &cards, draw: true, ..Choices::default() };
            assert_eq!(announcer.choices(choices).text, "You can play red 2 or wild. Or type draw.");
            let both = [PlayedTogether::new(&[card("r2"), card("b2")]).expect("two cards")];
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
            let skip = [play.clone(), Observation::Public(PublicEvent::PassedOver { seat: ANNA })];
            let skips = [card("rs")];
            let choice = &Due::Play;
            let next = Some(Seat(2));
            let what = WhatIf {
                cards: &skips,
                wish: None,
                wishes: false,
                call: None,
                is_bluff: false,
                seen: &skip,
                choice,
                next,
                follow: &[],
                held: 5,
            };
            assert_eq!(
                announcer.what_if(&what).text,
                "Red skip: Anna is skipped. Ben is next. You have 5 cards left."
            );
            let twos = [card("r2"), card("b2")];
            let what = WhatIf { cards: &twos, seen: &[play], call: Some(Call(0)), next: Some(ME), held: 1, ..what };
            assert_eq!(
                announcer.what_if(&what).text,
                "Red 2 and blue 2: Nothing else happens. Call Uno with it. You are next. You have 1 card left."
            );
            let wild = [card("w")];
            let blue = Wish::Colour(announcer.rules.deck().find_colour("blue").expect("a colour of the deck"));
            let wished = [Observation::Public(PublicEvent::Wished { seat: ME, wish: blue })];
            let what = WhatIf {
                cards: &wild,
                wish: Some(blue),
                wishes: true,
                call: None,
                is_bluff: false,
                seen: &wished,
                choice,
                next: None,
                follow: &[],
                held: 0,
            };
            assert_eq!(
                announcer.what_if(&what).text,
                "Wild: You call blue. Then the round is over. You have no cards left."
            );
            let what = WhatIf { wish: None, next: Some(ANNA), held: 3, ..what };
            assert_eq!(
                announcer.what_if(&what).text,
                "Wild: You call the colour. Anna is next. You have 3 cards left."
            );
        });
    }
}
