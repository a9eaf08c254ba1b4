//! Questions about the table: they cost a line and never a turn.

use super::due::{due, top};
use super::reading::Deed;
use crate::cards::CardKind;
use crate::command::{AgainCommand, Command, ProgramCommand, TableQuestion, Typed, commands_of, quoted};
use crate::engine::{Calls, Game, Move, Seat, Verdict};
use crate::say::{Choices, HandCount, Line, msg};
use crate::session::{Held, Reply, Side};

commands_of! { Game:
    /// The moves of shedding games.
    ShedMoveCommand { Play, Draw, Pass, Call, Catch, Challenge, Choose, Agree }
    ShedQuestion { Hand, Bans, Top, Turn, Counts, Piles, Scores, Pending, Direction, Order, Dealer, Can, Why, What, Tip }
    also { Command::Again(AgainCommand::Spell), Command::Program(ProgramCommand::Quiet) }
}

impl Side<'_, Game> {
    /// Answers a question.
    pub(super) fn ask(&self, question: TableQuestion, rest: &str) -> Option<Reply<Deed>> {
        let (view, voice, announcer) = (self.view, self.voice(), self.announcer());
        let line = match ShedQuestion::of(question)? {
            ShedQuestion::Hand => return Some(self.hand(rest)),
            ShedQuestion::Top => match top(view) {
                Some(top) => announcer.top(top),
                None => voice.not_now(question),
            },
            ShedQuestion::Can if self.choice_is_asked() && view.cards_to_name().is_empty() => {
                return Some(Reply::Situation);
            }
            ShedQuestion::Can if view.decides() => self.what_can_be_done(),
            ShedQuestion::Turn | ShedQuestion::Can => return Some(Reply::Situation),
            ShedQuestion::Counts => {
                let held = view.seats().map(|seat| match view.place(seat) {
                    Some(_) => HandCount::Finished,
                    None if view.has_dropped_out(seat) => HandCount::Dropped,
                    None => HandCount::Cards(view.held(seat)),
                });
                announcer.counts(&held.collect::<Vec<_>>())
            }
            ShedQuestion::Piles => announcer.piles(view.pile(), view.discard().len()),
            ShedQuestion::Scores => announcer.scores(view.totals(), &view.numbers()),
            ShedQuestion::Pending => match view.to_act() {
                Some(seat) => {
                    let turns = self.seats_in_order().into_iter().map(|seat| (seat, view.sits_out(seat)));
                    let passed_over = turns.filter(|(_, turns)| *turns > 0);
                    announcer.pending(seat, &due(view), passed_over)
                }
                None => return Some(Reply::Situation),
            },
            ShedQuestion::Bans if view.rules().matches_by_divisor() => announcer.bans_beside(&view.beside()),
            ShedQuestion::Direction => announcer.direction(view.clockwise()),
            ShedQuestion::Order => announcer.seating(&self.seats_in_order(), view.dealer()),
            ShedQuestion::Dealer => announcer.dealer(view.dealer()),
            ShedQuestion::Why => self.why(rest),
            ShedQuestion::What => self.what(rest),
            ShedQuestion::Tip => return Some(self.tip()),
            ShedQuestion::Bans => voice.not_now(question),
        };
        Some(Reply::Told(vec![line]))
    }

    /// The own hand, or those of its cards that are named, or the hand of a named player, where hands are open (NN-5).
    fn hand(&self, rest: &str) -> Reply<Deed> {
        let (view, voice) = (self.view, self.voice());
        let hand = view.hand();
        if rest.trim().is_empty() {
            let announcer = self.announcer().in_order(self.ears().order);
            return Reply::Hand(Held { line: announcer.hand(&hand), in_order: announcer.ordered(&hand) }, None);
        }
        let numbers = voice.locale().in_full(msg!("words-numbers"));
        let numbered = numbers.split_whitespace().any(|word| word == rest.to_lowercase());
        if voice.is_phrase(rest, msg!("words-value"), "value") {
            return Reply::Told(vec![self.announcer().hand_value(&hand)]);
        }
        let asked = voice.named_order(rest).filter(|_| !numbered);
        if !numbered && asked.is_none() {
            let named =
                self.company.seat_named(voice, rest).or_else(|unnamed| self.named_within(rest).ok_or(unnamed));
            if named.as_ref().ok() != view.seat().as_ref() {
                return Reply::Told(vec![self.hand_of(named, rest)]);
            }
        }
        // Numbers are those of the order that was heard last.
        let asked = if numbered { self.company.desk().asked_order() } else { asked };
        let announcer = self.announcer().in_order(asked.unwrap_or(self.ears().order));
        let line = if numbered { announcer.numbered_hand(&hand) } else { announcer.hand(&hand) };
        Reply::Hand(Held { line, in_order: announcer.ordered(&hand) }, asked)
    }

    fn hand_of(&self, named: Result<Seat, Line>, rest: &str) -> Line {
        let (view, voice) = (self.view, self.voice());
        let open = view.rules().book().open_hands.is_some();
        match named {
            Ok(seat) => match view.hand_of(seat) {
                Some(hand) => self.announcer().hand_of(seat, &hand),
                None => voice.error(msg!("hands-hidden")),
            },
            Err(line) => match self.part_of_hand(rest) {
                Some(part) => part,
                None if open => line,
                None => {
                    let usage = voice.usage(TableQuestion::Hand);
                    voice.error(msg!("not-understood", use = usage.as_str()))
                }
            },
        }
    }

    /// Whose name stands among other words: `hand of Anna`.
    fn named_within(&self, typed: &str) -> Option<Seat> {
        Typed::new(typed).words().find_map(|word| self.company.seat_called(self.voice(), word))
    }

    /// Those cards of the own hand that the words may mean; nothing if they mean none at all.
    fn part_of_hand(&self, typed: &str) -> Option<Line> {
        let voice = self.voice();
        let meant = voice.meant(&Typed::new(typed));
        let held: Vec<CardKind> = self.view.hand().into_iter().filter(|card| meant.contains(card)).collect();
        match (meant.is_empty(), held.is_empty()) {
            (true, _) => None,
            (_, true) => Some(voice.error(msg!("none-held", word = quoted(typed)))),
            _ => Some(self.announcer().in_order(self.ears().order).part_of_hand(&held)),
        }
    }

    /// The seats in the order of play, from the viewer on.
    fn seats_in_order(&self) -> Vec<Seat> {
        let view = self.view;
        let mut seats: Vec<_> = view.seats().collect();
        if !view.clockwise() {
            seats.reverse();
        }
        let own = seats.iter().position(|seat| Some(*seat) == view.seat()).unwrap_or(0);
        seats.rotate_left(own);
        seats
    }

    fn what_can_be_done(&self) -> Line {
        let view = self.view;
        let legal = |wanted| view.judge(wanted) == Some(Verdict::Legal);
        self.announcer().choices(Choices {
            cards: &view.playable(),
            together: &view.playable_together(),
            names: &view.cards_to_name(),
            draw: legal(Move::Draw),
            pass: legal(Move::Pass),
            challenge: legal(Move::Challenge),
            twin: view.twin(),
            call: view.call_due().filter(|_| view.setup().calls == Calls::Typed),
        })
    }
}
