//! What must hold after a step, compared with what does.

use indexmap::IndexMap;

use super::file::{AwaitsWord, DirectionWord, StepFacts};
use super::telling;
use crate::engine::{Awaiting, Game, Move, Observation, PublicEvent, Seat, Step, View, Viewer};
use crate::example::compare::{Compare, list};
use crate::example::failure::FailureKind;
use crate::example::stated::{Wrong, seat_of};
use crate::notation::Notation;

/// A table after a step.
pub(super) struct Expect<'a> {
    game: &'a Game,
    notation: Notation<'a>,
    /// What happened; nothing after a refusal.
    step: Option<&'a Step>,
    found: Compare,
}

impl<'a> Expect<'a> {
    pub fn new(game: &'a Game, step: Option<&'a Step>) -> Self {
        Expect { game, notation: Notation::of(game.rules()), step, found: Compare::default() }
    }

    /// All fields that do not hold.
    pub fn compare(mut self, facts: &StepFacts) -> Vec<Wrong> {
        self.turn(facts);
        self.hands(facts);
        self.table(facts);
        self.scores(facts);
        self.moves(facts);
        self.happenings(facts);
        self.found.into_wrong()
    }

    fn seats(&self) -> u8 {
        self.game.setup().seats
    }

    fn open(&self) -> View<'a> {
        self.game.view(Viewer::Onlooker)
    }

    fn seat(&mut self, field: &str, number: u8) -> Option<Seat> {
        self.found.read(field, seat_of(number, self.seats()))
    }

    fn turn(&mut self, facts: &StepFacts) {
        self.found.turn(facts.turn, self.game.to_act());
        let awaits = match self.open().awaits() {
            Awaiting::Turn => AwaitsWord::Turn,
            Awaiting::Drawn => AwaitsWord::Drawn,
            Awaiting::Again => AwaitsWord::Again,
            Awaiting::More { .. } => AwaitsWord::More,
            Awaiting::AnswerDraw { .. } => AwaitsWord::Draw,
            Awaiting::AnswerSkip => AwaitsWord::Skip,
            Awaiting::Challenge { .. } => AwaitsWord::Challenge,
            Awaiting::JumpIn => AwaitsWord::JumpIn,
            Awaiting::NameColour | Awaiting::NameWish => AwaitsWord::Colour,
            Awaiting::NameCard => AwaitsWord::Card,
            Awaiting::NamePlayer => AwaitsWord::Player,
            Awaiting::Give { .. } => AwaitsWord::Give,
            Awaiting::RoundOver => AwaitsWord::NextRound,
            Awaiting::MatchOver => AwaitsWord::MatchOver,
        };
        self.found.same_word("awaits", facts.awaits, &awaits);
        self.found.same("pending", facts.pending, &self.open().pending_cards(), ToString::to_string);
    }

    fn hands(&mut self, facts: &StepFacts) {
        let counts: Vec<u16> = self.open().seats().map(|seat| self.open().held(seat)).collect();
        if let Some(hands) = &facts.hands {
            if hands.len() == counts.len() {
                for (seat, hand) in Seat::all(self.seats()).zip(hands) {
                    self.hand(&format!("hands.{seat}"), seat, hand);
                }
            } else {
                self.found.wrong("hands", FailureKind::NotBySeat);
            }
        }
        for (number, hand) in &facts.hand {
            let field = format!("hand.{number}");
            if let Some(seat) = self.seat(&field, *number) {
                self.hand(&field, seat, hand);
            }
        }
        self.found.same("counts", facts.counts.clone(), &counts, |counts| list(counts));
    }

    fn hand(&mut self, field: &str, seat: Seat, expected: &str) {
        let got = self.game.view_of(seat).hand();
        self.found.same_cards(field, expected, got, self.notation.codes());
    }

    fn table(&mut self, facts: &StepFacts) {
        let notation = self.notation;
        if let Some(top) = &facts.top {
            let got = self.open().top();
            let expected = self.found.read("top", notation.read_card(top)).map(Some);
            self.found.same("top", expected, &got, |card| card.map_or("", |card| notation.card(card)).to_owned());
        }
        if let Some(cards) = &facts.discard {
            let got = self.open().discard();
            let expected = self.found.read("discard", notation.read_cards(cards));
            self.found.same("discard", expected, &got, |cards| notation.cards(cards));
        }
        if let Some(cards) = &facts.beside {
            self.found.same_cards("beside", cards, self.open().beside(), notation.codes());
        }
        if let Some(wish) = &facts.wish {
            let got = self.open().wish().map_or("none", |wish| notation.wish(wish));
            if wish != got {
                self.found.differs("wish", wish, got);
            }
        }
        self.found.same("pile", facts.pile, &self.open().pile(), ToString::to_string);
        let direction = if self.open().clockwise() { DirectionWord::Clockwise } else { DirectionWord::Anticlockwise };
        self.found.same_word("direction", facts.direction, &direction);
        if let Some(expected) = &facts.owes {
            let owes = |seat: Seat| Some((seat.0 + 1, notation.call(self.open().owes(seat)?).to_owned()));
            let got: IndexMap<u8, String> = Seat::all(self.seats()).filter_map(owes).collect();
            self.found.same("owes", Some(expected.clone()), &got, |owes| {
                owes.iter().map(|(seat, call)| format!("{seat} {call}")).collect::<Vec<_>>().join(", ")
            });
        }
    }

    fn scores(&mut self, facts: &StepFacts) {
        self.found.same("points", facts.points.clone(), &self.open().points().to_vec(), |points| list(points));
        self.found.same("totals", facts.totals.clone(), &self.open().totals().to_vec(), |points| list(points));
        let (mut winners, mut champions) = (Vec::new(), Vec::new());
        for seen in self.seen_by(Viewer::Onlooker) {
            match seen {
                Observation::Told(PublicEvent::RoundEnds { winners: seats, .. }) => winners = numbers(&seats),
                Observation::Told(PublicEvent::MatchEnds { winners: seats, .. }) => champions = numbers(&seats),
                _ => {}
            }
        }
        self.found.same("winners", facts.winners.clone(), &winners, |seats| list(seats));
        self.found.same("champions", facts.champions.clone(), &champions, |seats| list(seats));
    }

    fn moves(&mut self, facts: &StepFacts) {
        let turn = self.game.to_act();
        if let Some(expected) = &facts.playable {
            let got = turn.map(|seat| self.game.view_of(seat).playable()).unwrap_or_default();
            self.found.same_cards("playable", expected, got, self.notation.codes());
        }
        if let Some(expected) = &facts.legal {
            let got = turn.map(|seat| self.game.view_of(seat).legal_moves()).unwrap_or_default();
            self.same_moves("legal", expected, got);
        }
        for (number, expected) in &facts.legal_of {
            let field = format!("legal-of.{number}");
            if let Some(seat) = self.seat(&field, *number) {
                self.same_moves(&field, expected, self.game.view_of(seat).legal_moves());
            }
        }
    }

    fn same_moves(&mut self, field: &str, expected: &str, got: Vec<Move>) {
        self.found.same_moves::<Game>(field, expected, got, self.game.rules());
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<Observation> {
        self.step.map(|step| step.seen_by(viewer)).unwrap_or_default()
    }

    fn happenings(&mut self, facts: &StepFacts) {
        for (number, expected) in &facts.seen {
            let field = format!("seen.{number}");
            let Some(seat) = self.seat(&field, *number) else { continue };
            let got = self.seen_by(Viewer::Seat(seat));
            let got = got.iter().map(|seen| telling::event(seen, self.notation)).collect();
            self.found.same(&field, Some(expected.clone()), &got, |lines| lines.join("; "));
        }
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}
