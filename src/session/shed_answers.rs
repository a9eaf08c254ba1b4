//! Questions about the table: they cost a line and never a turn.

use super::shed_due::{due, top};
use super::shed_table::{Playing, Question};
use super::voice::Voice;
use crate::command::{ShedQuestion, TableQuestion};
use crate::engine::{Awaits, Calls, Move, Seat, Verdict, Viewer};
use crate::say::{Choices, Line, msg};

impl Playing {
    /// Answers a question.
    pub fn ask(&mut self, voice: &Voice, question: TableQuestion, rest: &str) -> Vec<Line> {
        let Some(asked) = ShedQuestion::of(question) else { return vec![voice.not_now(question)] };
        let view = self.view();
        let announcer = self.announcer(voice);
        let line = match asked {
            ShedQuestion::Hand => return vec![self.hand(voice, rest)],
            ShedQuestion::Top => match top(view) {
                Some(top) => announcer.top(top),
                None => voice.not_now(question),
            },
            ShedQuestion::Can if self.choice_is_asked() => return self.situation(voice),
            ShedQuestion::Can if view.to_act().is_some() && view.to_act() == view.seat() => {
                self.what_can_be_done(voice)
            }
            ShedQuestion::Turn | ShedQuestion::Can => return self.situation(voice),
            ShedQuestion::Counts => {
                let held = view.seats().map(|seat| view.place(seat).is_none().then(|| view.held(seat)));
                announcer.counts(&held.collect::<Vec<_>>())
            }
            ShedQuestion::Scores => announcer.scores(view.totals()),
            ShedQuestion::Pending => match view.to_act() {
                Some(seat) => {
                    let passed_over = self.seats_in_order().into_iter().filter(|seat| view.sits_out(*seat));
                    announcer.pending(seat, &due(view), passed_over)
                }
                None => return self.situation(voice),
            },
            ShedQuestion::Bans if view.rules().matches_by_divisor() => announcer.bans_beside(&view.beside()),
            ShedQuestion::Direction => announcer.direction(view.clockwise()),
            ShedQuestion::Order => announcer.seating(&self.seats_in_order(), view.dealer()),
            ShedQuestion::Dealer => announcer.dealer(view.dealer()),
            ShedQuestion::Why => self.why(voice, rest),
            ShedQuestion::What => self.what(voice, rest),
            ShedQuestion::Tip => return self.tip(voice),
            ShedQuestion::Bans => voice.not_now(question),
        };
        vec![line]
    }

    /// The own hand, or that of the player who is named, where hands are open (NN-5).
    fn hand(&mut self, voice: &Voice, rest: &str) -> Line {
        let numbers = voice.locale().in_full(msg!("words-numbers"));
        let numbered = numbers.split_whitespace().any(|word| word == rest.to_lowercase());
        if voice.is_phrase(rest, msg!("words-value"), "value") {
            return self.announcer(voice).hand_value(&self.view().hand());
        }
        let asked = voice.named_order(rest).filter(|_| !numbered);
        if !numbered && asked.is_none() && !rest.trim().is_empty() {
            let named = self.company.seat_named(voice, rest);
            if named.as_ref().ok() != self.view().seat().as_ref() {
                return self.hand_of(voice, named);
            }
        }
        let hand = self.view().hand();
        // Numbers are those of the order that was heard last.
        let asked = if numbered { self.desk().asked_order } else { asked };
        let announcer = self.announcer(voice).in_order(asked.unwrap_or(voice.hand_order()));
        let line = if numbered { announcer.numbered_hand(&hand) } else { announcer.hand(&hand) };
        let in_order = announcer.ordered(&hand);
        let desk = self.company.desk_mut();
        desk.hears_hand(in_order);
        desk.asked_order = asked;
        line
    }

    fn hand_of(&self, voice: &Voice, named: Result<Seat, Line>) -> Line {
        let view = self.view();
        let open = view.rules().book().open_hands.is_some();
        match named {
            Ok(seat) => match view.hand_of(seat) {
                Some(hand) => self.announcer(voice).hand_of(seat, &hand),
                None => voice.error(msg!("hands-hidden")),
            },
            Err(line) if open => line,
            Err(_) => {
                let usage = voice.commands().entry(TableQuestion::Hand).usage.as_str();
                voice.error(msg!("not-understood", use = usage))
            }
        }
    }

    /// The seats in the order of play, from the viewer on.
    fn seats_in_order(&self) -> Vec<Seat> {
        let view = self.view();
        let mut seats: Vec<_> = view.seats().collect();
        if !view.clockwise() {
            seats.reverse();
        }
        let own = seats.iter().position(|seat| Some(*seat) == view.seat()).unwrap_or(0);
        seats.rotate_left(own);
        seats
    }

    /// The line before the prompt: whose turn it is and what is to be decided.
    #[must_use]
    pub fn situation(&self, voice: &Voice) -> Vec<Line> {
        let announcer = self.announcer(voice);
        let view = self.view();
        let line = match &self.question {
            Question::PassTo(desk) => {
                let name = match self.company.desks[*desk].viewer {
                    Viewer::Seat(seat) => self.company.names[seat.index()].as_str(),
                    Viewer::Onlooker => "",
                };
                voice.question(msg!("pass-keyboard", who = name))
            }
            Question::Wish { .. } => self.which_colour(voice),
            Question::Stop => voice.question(msg!("catch-stop")),
            Question::Agree => return self.agree_question(voice).into_iter().collect(),
            Question::Nothing => match (view.to_act(), view.awaits()) {
                // At a table with a script nobody waits for the others.
                (Some(seat), _) if self.script.is_some() && Some(seat) != view.seat() => return Vec::new(),
                (Some(seat), _) => announcer.turn(seat, &due(view), top(view)),
                (None, _) if self.script.is_some() => return Vec::new(),
                (None, Awaits::MatchOver) => voice.question(msg!("ask-again")),
                (None, _) => voice.question(msg!("ask-next-round")),
            },
        };
        vec![line]
    }

    fn what_can_be_done(&self, voice: &Voice) -> Line {
        let view = self.view();
        let announcer = self.announcer(voice);
        let legal = |wanted| view.judge(wanted) == Some(Verdict::Legal);
        announcer.choices(Choices {
            cards: &view.playable(),
            together: &view.playable_together(),
            draw: legal(Move::Draw),
            pass: legal(Move::Pass),
            challenge: legal(Move::Challenge),
            twin: view.twin(),
            call: view.call_due().filter(|_| self.table.game().setup().calls == Calls::Typed),
        })
    }
}
