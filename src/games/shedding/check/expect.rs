//! Compares what a step expects with the game, and writes events and reasons in the words of examples.

use indexmap::IndexMap;

use super::file::StepFacts;
use crate::check::example::{Compare, FailureKind, Wrong, list, seat_of, variant};
use crate::engine::{Game, Seat, Viewer};
use crate::games::shedding::engine::{
    CardMovement, Cause, IllegalReason, Move, Notation, Observation, Place, PublicEvent, RoundEnd, SheddingGame,
    Step, View, VisibleCards,
};
use crate::games::shedding::rules::{ANY_NUMBER, Direction, ImmediateEffect, Neighbour};
use crate::rules::Clause;

pub struct Expect<'a> {
    game: &'a SheddingGame,
    notation: Notation<'a>,
    /// `None` after a refusal.
    step: Option<&'a Step>,
    found: Compare,
}

impl<'a> Expect<'a> {
    pub fn new(game: &'a SheddingGame, step: Option<&'a Step>) -> Self {
        Expect { game, notation: Notation::of(game.rules()), step, found: Compare::default() }
    }

    pub fn compare(mut self, facts: &StepFacts) -> Vec<Wrong> {
        self.turn(facts);
        self.hands(facts);
        self.table(facts);
        self.scores(facts);
        self.moves(facts);
        self.events(facts);
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
        let awaits = variant(&self.open().awaits());
        // An answer has the word of what it answers, and a naming the word of what is named.
        let awaits = match awaits.as_str() {
            "name-wish" => "colour",
            "round-over" => "next-round",
            word => word.strip_prefix("answer-").or(word.strip_prefix("name-")).unwrap_or(word),
        };
        self.found.same("awaits", facts.awaits.as_ref().map(variant), &awaits.to_owned(), Clone::clone);
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
        self.found.same_list("counts", facts.counts.as_ref(), &counts);
    }

    fn hand(&mut self, field: &str, seat: Seat, expected: &str) {
        let got = self.game.view_of(seat).hand();
        self.found.same_cards(field, expected, got, *self.notation);
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
            self.found.same_cards("beside", cards, self.open().beside(), *notation);
        }
        if let Some(wish) = &facts.wish {
            let got = self.open().wish().map_or("none", |wish| notation.wish(wish));
            if wish != got {
                self.found.differs("wish", wish, got);
            }
        }
        self.found.same("pile", facts.pile, &self.open().pile(), ToString::to_string);
        let direction = if self.open().clockwise() { Direction::Clockwise } else { Direction::Anticlockwise };
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
        self.found.same_list("points", facts.points.as_ref(), &self.open().points().to_vec());
        self.found.same_list("totals", facts.totals.as_ref(), &self.open().totals().to_vec());
        let (mut winners, mut champions) = (Vec::new(), Vec::new());
        for seen in self.seen_by(Viewer::Onlooker) {
            match seen {
                Observation::Public(PublicEvent::RoundEnds { winners: seats, .. }) => winners = numbers(&seats),
                Observation::Public(PublicEvent::MatchEnds { winners: seats, .. }) => champions = numbers(&seats),
                _ => {}
            }
        }
        self.found.same_list("winners", facts.winners.as_ref(), &winners);
        self.found.same_list("champions", facts.champions.as_ref(), &champions);
    }

    fn moves(&mut self, facts: &StepFacts) {
        let turn = self.game.to_act();
        if let Some(expected) = &facts.playable {
            let got = turn.map(|seat| self.game.view_of(seat).playable()).unwrap_or_default();
            self.found.same_cards("playable", expected, got, *self.notation);
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
        self.found.same_moves::<SheddingGame>(field, expected, got, self.game.rules());
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<Observation> {
        self.step.map(|step| step.seen_by(viewer)).unwrap_or_default()
    }

    fn events(&mut self, facts: &StepFacts) {
        for (number, expected) in &facts.seen {
            let field = format!("seen.{number}");
            let Some(seat) = self.seat(&field, *number) else { continue };
            let got = self.seen_by(Viewer::Seat(seat));
            let got = got.iter().map(|seen| event(seen, self.notation)).collect();
            self.found.same(&field, Some(expected.clone()), &got, |lines| lines.join("; "));
        }
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

/// An event as a viewer knows it, such as `2 draws 1 card`.
pub fn event(seen: &Observation, notation: Notation<'_>) -> String {
    match seen {
        Observation::Moved(cards) => moved(cards, notation),
        Observation::Public(told) => public_event(told, notation),
    }
}

fn public_event(told: &PublicEvent, notation: Notation<'_>) -> String {
    match told {
        PublicEvent::RoundBegins { round, dealer } => format!("round {round}, {dealer} deals"),
        PublicEvent::First { seat } => format!("{seat} begins"),
        PublicEvent::Reshuffled { cards } => format!("shuffle of {cards}"),
        PublicEvent::TurnedOver { cards } => format!("turning over of {cards}"),
        PublicEvent::DrewShort { seat, missing } => format!("{seat} lacks {missing}"),
        PublicEvent::Wished { seat, wish } => format!("{seat} wishes {}", notation.wish(*wish)),
        PublicEvent::TakesColour { seat, colour } => format!("card of {seat} takes {}", notation.wish(*colour)),
        PublicEvent::StandsFor { seat, card, named } => {
            format!("{} of {seat} is {}", notation.card(*card), notation.card(*named))
        }
        PublicEvent::Reversed { clockwise: true } => "reverse to clockwise".to_owned(),
        PublicEvent::Reversed { clockwise: false } => "reverse to anticlockwise".to_owned(),
        PublicEvent::DrawPending { seat, cards } => format!("{seat} must draw {cards} or answer"),
        PublicEvent::DrawCancelled { cards } => format!("nobody draws the {cards}"),
        PublicEvent::SkipCancelled => "nobody sits out".to_owned(),
        PublicEvent::SkipPending { seat, players: 1, .. } => format!("{seat} must sit out or answer"),
        PublicEvent::SkipPending { seat, players, turns: true } => {
            format!("{seat} must answer or sit out {players} times")
        }
        PublicEvent::SkipPending { seat, players, .. } => format!("{seat} must answer or {players} sit out"),
        PublicEvent::ChallengeOpen { seat, against, cards, .. } => {
            format!("{seat} must draw {cards} or challenge {against}")
        }
        PublicEvent::PassedOver { seat } => format!("{seat} is passed over"),
        PublicEvent::Passed { seat } => format!("{seat} passes"),
        PublicEvent::Again { seat } => format!("{seat} may go on"),
        PublicEvent::Anew { seat } => format!("{seat} must cover it or draw"),
        PublicEvent::More { seat, cards: ANY_NUMBER } => format!("{seat} may lay more"),
        PublicEvent::More { seat, cards } => format!("{seat} may lay {cards} more"),
        PublicEvent::Does { by, deed, to } => done(*by, *deed, *to),
        PublicEvent::SitsOut { seat, turns: 1 } => format!("{seat} will sit out"),
        PublicEvent::SitsOut { seat, turns } => format!("{seat} will sit out {turns} times"),
        PublicEvent::CaughtRun { by, seat, clause } => {
            format!("{by} catches {seat} with a wrong run{}", by_clause(*clause))
        }
        PublicEvent::BackIn { seat } => format!("{seat} is back"),
        PublicEvent::Banned { row, in_force: true } => format!("{row} is banned"),
        PublicEvent::Banned { row, in_force: false } => format!("{row} is free"),
        PublicEvent::Called { seat, call } => format!("{seat} calls {}", notation.call(*call)),
        PublicEvent::Forgot { seat, call } => format!("{seat} forgot {}", notation.call(*call)),
        PublicEvent::Caught { by, seat, call } => format!("{by} catches {seat} without {}", notation.call(*call)),
        PublicEvent::Challenged { by, seat } => format!("{by} challenges {seat}"),
        PublicEvent::Judged { by: _, seat, just: true } => format!("{seat} was just"),
        PublicEvent::Judged { by: _, seat, just: false } => format!("{seat} was unjust"),
        PublicEvent::Agreed { agreed } => format!("agreed: {}", notation.agreement(*agreed)),
        PublicEvent::Eliminated { seat } => format!("{seat} is stuck and out"),
        PublicEvent::CalledWrongly { seat, call } => format!("{seat} calls {} wrongly", notation.call(*call)),
        PublicEvent::Numbers { numbers } => {
            format!("the numbers are {}", list(numbers))
        }
        PublicEvent::Fined { seat, points } => format!("{seat} pays {points} points"),
        PublicEvent::TooMany { seat, .. } => format!("{seat} holds too many and is out"),
        PublicEvent::LeavesMatch { seat } => format!("{seat} leaves the match"),
        PublicEvent::WrongPlay { seat, out_of_turn, clause } => {
            let where_from = if *out_of_turn { " out of turn" } else { "" };
            format!("{seat} played wrongly{where_from}{}", by_clause(*clause))
        }
        PublicEvent::Out { seat, place, points } => {
            let points = points.map_or_else(String::new, |points| format!(", {points} points"));
            format!("{seat} is out as number {place}{points}")
        }
        PublicEvent::RoundEnds { end, winners, .. } => {
            let how = match end {
                RoundEnd::Finished => "",
                RoundEnd::Blocked => " blocked",
                RoundEnd::TurnLimit => " at the turn limit",
            };
            format!("round ends{how}, won by {}", list(winners))
        }
        PublicEvent::MatchEnds { winners, .. } => format!("match ends, won by {}", list(winners)),
    }
}

fn done(by: Seat, deed: ImmediateEffect, to: Seat) -> String {
    match deed {
        ImmediateEffect::RotateHands { from: Neighbour::Right } => "hands move, each from the right".to_owned(),
        ImmediateEffect::RotateHands { from: Neighbour::Left } => "hands move, each from the left".to_owned(),
        ImmediateEffect::RotateHands { from: Neighbour::Before } => {
            "hands move, each from the player before".to_owned()
        }
        ImmediateEffect::SwapHands => format!("{by} swaps hands with {to}"),
        ImmediateEffect::Look => format!("{by} looks at {to}"),
        _ if by == to => format!("{by} does {}", deed.name()),
        _ => format!("{by} does {} to {to}", deed.name()),
    }
}

fn moved(seen: &CardMovement<VisibleCards>, notation: Notation<'_>) -> String {
    let cards = match &seen.cards {
        VisibleCards::Cards(cards) => notation.cards(cards),
        VisibleCards::Backs(1) => "1 card".to_owned(),
        VisibleCards::Backs(count) => format!("{count} cards"),
    };
    let seat = match (seen.from, seen.to) {
        (Place::Hand(seat), _) | (_, Place::Hand(seat)) => seat.to_string(),
        _ => String::new(),
    };
    match seen.cause {
        Cause::Deal => format!("{seat} is dealt {cards}"),
        Cause::Start => format!("start card {cards}"),
        Cause::StartGoesBack => format!("{cards} goes back"),
        Cause::StartStaysUnder => format!("{cards} stays under"),
        Cause::Play => format!("{seat} plays {cards}"),
        Cause::JumpIn => format!("{seat} jumps in with {cards}"),
        Cause::Draw => format!("{seat} draws {cards}"),
        Cause::Effect | Cause::Does(ImmediateEffect::Draw { .. }) => format!("{seat} must draw {cards}"),
        Cause::CallPenalty => format!("{seat} draws {cards} for the call"),
        Cause::WrongPlayPenalty => format!("{seat} draws {cards} for the wrong play"),
        Cause::Challenge => format!("{seat} draws {cards} for the challenge"),
        Cause::Agreement => format!("{seat} draws {cards} by agreement"),
        Cause::TakeBack => format!("{seat} takes back {cards}"),
        Cause::HandsMove => match (seen.from, seen.to) {
            (Place::Hand(from), Place::Hand(to)) => format!("{to} takes over from {from}: {cards}"),
            _ => format!("{seat} takes over {cards}"),
        },
        Cause::Gift | Cause::Does(ImmediateEffect::Give { .. }) => match seen.to {
            Place::Hand(to) => format!("{seat} gives {to}: {cards}"),
            _ => format!("{seat} gives {cards}"),
        },
        Cause::Does(deed) => format!("{}: {cards} from {} to {}", deed.name(), place(seen.from), place(seen.to)),
        Cause::SetAside => format!("{seat} lays aside {cards}"),
        Cause::Shown => match seen.to {
            Place::ShownTo(viewer) => format!("{seat} shows {viewer}: {cards}"),
            _ => format!("{seat} shows {cards}"),
        },
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Pile => "the draw pile".to_owned(),
        Place::Discard => "the discard pile".to_owned(),
        Place::Beside => "beside the pile".to_owned(),
        Place::Aside => "aside".to_owned(),
        Place::Hand(seat) => seat.to_string(),
        Place::ShownTo(seat) => format!("the view of {seat}"),
    }
}

fn by_clause(clause: Option<Clause>) -> String {
    clause.map_or_else(String::new, |clause| format!(", {clause}"))
}

/// The word of a reason in examples.
pub fn reason(reason: &IllegalReason) -> String {
    match reason {
        IllegalReason::NotAgreed(objection) => format!("agree-{}", variant(objection)),
        reason => variant(reason),
    }
}
