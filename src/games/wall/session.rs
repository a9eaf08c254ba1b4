//! Session of the family `wall`: conversation, lesson, and reading of typed moves.

use std::convert::Infallible;

use crate::cards::CardKind;
use crate::check::example::{About, Query};
use crate::engine::{Seat, Setup};
use crate::games::wall::bot::Tip;
use crate::games::wall::engine::{
    Awaiting, BreachSide, IllegalMove, Move, Observation, Pair, Party, Spot, View, WallGame,
};
use crate::games::wall::rules::{Free, Rules, StackWord};
use crate::games::wall::text::Announcer;
use crate::input::{Act, Command, Feature, MoveCommand, Said, TableQuestion};
use crate::session::{
    After, AtKeys, Audience, AwaitedInput, Digits, Doing, EventKind, EventSummary, GameUi, Meaning, Reply, Side,
};
use crate::text::{Line, Text, msg};

impl GameUi for WallGame {
    const ASKS: &'static [Query] = &[Query::Free, Query::Counts, Query::Pairs, Query::Enter, Query::Help, Query::Tip];

    type Deed = Move;
    type Asked = Infallible;
    type Moment = ();

    fn has_feature(rules: &Rules, _: Setup, feature: Feature) -> bool {
        let mut kinds = rules.deck().kinds();
        match feature {
            Feature::Exchanges => kinds.any(|kind| rules.kind(kind).exchange.is_some()),
            Feature::Breaches => rules.book.breach.is_some(),
            Feature::Bans => kinds.any(|kind| rules.kind(kind).ban.is_some()),
            Feature::Passes => rules.book.doubly_again.is_some_and(|again| again.may_pass),
            Feature::Rows => matches!(rules.book.stacks.called, StackWord::Row),
            Feature::Calls | Feature::Catches | Feature::Challenges => true,
        }
    }

    fn announce_position(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.seating(view), announcer.free(view)]
    }

    /// The deal also announces the free cards.
    fn announce(view: View<'_>, audience: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, audience);
        // The line of the turn follows and says it to the person at the keyboard.
        let is_person = |seat: Seat| audience.levels.get(seat.index()).is_some_and(Option::is_none);
        // No need to say that somebody goes on who has already moved again.
        let last = seen.iter().rposition(|seen| {
            matches!(seen, Observation::Taken { .. } | Observation::Exchanged { .. } | Observation::Passed { .. })
        });
        let is_told = |(at, seen): &(usize, &Observation)| match seen {
            Observation::GoesOn { seat, .. } => !is_person(*seat) && last.is_none_or(|last| *at >= last),
            _ => true,
        };
        let told: Vec<Observation> = seen.iter().enumerate().filter(is_told).map(|(_, seen)| seen.clone()).collect();
        let mut lines = announcer.step(&told);
        if matches!(seen, [Observation::Dealt { .. }, ..]) && view.to_act().is_some() {
            lines.push(announcer.dealt(view));
        }
        lines
    }

    fn summarize(seen: &[Observation]) -> Vec<EventSummary> {
        let happened = |seen: &Observation| match seen {
            Observation::Dealt { first } => Some(EventSummary::without_cards(*first, EventKind::Deals)),
            Observation::Taken { seat, cards, .. } => Some(EventSummary::with_cards(*seat, EventKind::Plays, cards)),
            Observation::Exchanged { seat, away, card, .. } => {
                Some(EventSummary::with_cards(*seat, EventKind::Swaps, &[*away, *card]))
            }
            Observation::Passed { seat } => Some(EventSummary::without_cards(*seat, EventKind::Passes)),
            Observation::TookSide { seat, cards, .. } => {
                let count = usize::from(*cards);
                Some(EventSummary { count, ..EventSummary::without_cards(*seat, EventKind::Plays) })
            }
            _ => None,
        };
        seen.iter().filter_map(happened).collect()
    }

    fn announce_undo(view: View<'_>, audience: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.taken_back(seat, moves), announcer.free(view)]
    }

    fn announce_refusal(view: View<'_>, audience: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, audience).why(why)
    }

    fn announce_turn(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        vec![announcer(view, audience).turn(view)]
    }

    fn status(view: View<'_>, audience: Audience<'_>) -> String {
        announcer(view, audience).status(view)
    }

    fn question(_: View<'_>, _: Audience<'_>, asked: &Infallible, _: bool) -> Line {
        match *asked {}
    }

    fn moment(_: View<'_>, _: Seat) {}

    /// Successive moves of a computer player become one announcement.
    fn stays_open(_: View<'_>, after: &After<'_, Self>) -> bool {
        after.seats.is_computer(after.seat) && after.next == Some(after.seat) && !after.by_itself
    }

    fn resolve(side: Side<'_, Self>, said: &Said) -> Meaning<Move> {
        side.resolve(said)
    }

    fn is_allowed(side: Side<'_, Self>, wanted: &Move) -> bool {
        side.view.to_act().is_some_and(|seat| side.view.why_not(seat, *wanted).is_none())
    }

    fn in_full(side: Side<'_, Self>, wanted: &Move) -> String {
        Self::typed_move(side, *wanted).full
    }

    fn on_enter(view: View<'_>) -> Option<(Seat, Move)> {
        (view.awaits() == Awaiting::Deal).then_some((Seat(0), Move::Deal))
    }

    fn carry_out(_: Side<'_, Self>, _: Seat, _: View<'_>, wanted: &Move) -> Doing<Move, Infallible> {
        Doing::Moves(vec![*wanted])
    }

    fn command_of(wanted: &Move) -> MoveCommand {
        command_for(*wanted)
    }

    fn explain(side: Side<'_, Self>, said: &Said) -> Option<Reply<Move>> {
        (said.intent == "exchange").then(|| Reply::Told(vec![side.announcer().exchanges(side.view)]))
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, said: &Said) -> Option<Reply<Move>> {
        let voice = side.voice();
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        Some(match question {
            TableQuestion::Free => told(announcer.free(view)),
            TableQuestion::Under => told(announcer.under(view)),
            TableQuestion::Where => {
                const MOST: usize = 6;
                let cards = side.cards(said).concat();
                let found = (1..=MOST).contains(&cards.len()).then(|| announcer.locations(view, &cards));
                Reply::tell(found.ok_or_else(|| voice.misused(question)))
            }
            TableQuestion::Row => Reply::tell(side.spot_of(said).map(|spot| announcer.row(view, spot))),
            TableQuestion::Pairs if said.slots.is_empty() => Reply::Told(announcer.all_pairs(view)),
            TableQuestion::Pairs => Reply::tell(side.spot_of(said).map(|spot| announcer.pairs(view, spot))),
            TableQuestion::Counts => told(announcer.counts(view)),
            TableQuestion::Bans => told(announcer.bans(view)),
            TableQuestion::Scores => told(announcer.scores(view)),
            TableQuestion::Collected => match said.player().or(view.to_act().filter(|_| said.has("me"))) {
                Some(seat) => told(announcer.collected(view, Party::of(seat))),
                None => Reply::Told(Party::BOTH.map(|party| announcer.collected(view, party)).to_vec()),
            },
            TableQuestion::Order => told(announcer.seating(view)),
            TableQuestion::Turn => Reply::Situation,
            TableQuestion::Can => match view.awaits() {
                awaits if awaits.is_pair() => Reply::Told(announcer.possible_moves(view)),
                _ => Reply::Situation,
            },
            TableQuestion::Why => {
                Reply::tell(side.wanted(question, said).map(|wanted| why(&announcer, view, wanted)))
            }
            TableQuestion::What => {
                Reply::tell(side.wanted(question, said).map(|wanted| announcer.what_if(view, wanted)))
            }
            TableQuestion::Tip => {
                let tip = Tip::of(view).map(|tip| announcer.tip(view, &tip));
                Reply::tell(tip.ok_or_else(|| voice.not_now(question)))
            }
            _ => return None,
        })
    }

    fn at_keys(_: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        AtKeys { digits: Digits::Pairs, ..AtKeys::waiting(waits) }
    }

    fn last_step(&self) -> Option<(&'static str, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Take(_)))?;
        Some(("take", tip.wanted))
    }

    fn announce_seats(view: View<'_>, audience: Audience<'_>) -> Option<Line> {
        Some(announcer(view, audience).seating(view))
    }

    fn announce_layout(view: View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)> {
        vec![(Query::Free, announcer(view, audience).free(view))]
    }

    fn colour_word(view: View<'_>, audience: Audience<'_>) -> &'static str {
        announcer(view, audience).stacks_called()
    }

    fn about(side: Side<'_, Self>, said: &Said) -> Option<About<Move>> {
        match said.command()? {
            Command::Ask(TableQuestion::Row | TableQuestion::Pairs) => side.spot_of(said).ok().map(About::Stack),
            Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)) => {
                side.wanted(asked, said).ok().map(About::Move)
            }
            _ => None,
        }
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let word = side.voice().name_of(command_for(wanted));
        side.announcer().typed_move(side.view, word, wanted)
    }

    /// A pair needs no command there.
    fn typed_behind(side: Side<'_, Self>, wanted: Move) -> Text {
        match wanted {
            Move::Take(pair) => side.announcer().typed_pair(pair),
            _ => Self::typed_move(side, wanted),
        }
    }
}

/// Reason against a move; for a legal pair, how it matches.
fn why(announcer: &Announcer<'_>, view: View<'_>, wanted: Move) -> Line {
    let seat = view.to_act().unwrap_or(Seat(0));
    let fit = match (view.why_not(seat, wanted), wanted) {
        (Some(why), _) => return announcer.why(&why),
        (None, Move::Take(pair)) => announcer.fit(view, pair),
        _ => None,
    };
    fit.unwrap_or_else(|| announcer.what_if(view, wanted))
}

impl<'a> Side<'a, WallGame> {
    fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.audience())
    }

    fn resolve(&self, said: &Said) -> Meaning<Move> {
        if said.asks && said.act == Act::Move {
            let intent = if said.intent == "take" && said.slots.is_empty() { "can" } else { "what" };
            return Meaning::Said(Said { intent, ..said.clone() });
        }
        match said.intent {
            "exchange" if said.slots.is_empty() => Meaning::Said(said.clone()),
            "take" | "exchange" | "left" | "right" | "pass" => match self.made_by(said, said.intent) {
                Ok(wanted) => Meaning::Deed(wanted),
                Err(line) => Meaning::Asks(line),
            },
            _ => Meaning::Said(said.clone()),
        }
    }

    /// The cards that each name of a line can mean.
    fn cards(&self, said: &Said) -> Vec<Vec<CardKind>> {
        said.cards().map(|named| self.kinds(named)).collect()
    }

    /// The move that a line names.
    fn made_by(&self, said: &Said, intent: &str) -> Result<Move, Line> {
        match intent {
            "exchange" => self.exchange(said),
            "left" => self.breach(BreachSide::Left, said),
            "right" => self.breach(BreachSide::Right, said),
            "pass" => Ok(Move::Pass),
            _ => {
                let numbers: Vec<usize> = said.numbers().collect();
                let cards = self.cards(said);
                let pair = match (cards.as_slice(), numbers.as_slice()) {
                    ([one, other], _) => return self.pair_of(one, other),
                    (_, [one, other]) => spot(*one).zip(spot(*other)),
                    _ => None,
                };
                let misused = || self.voice().misused(MoveCommand::Take);
                pair.map(|(one, other)| Move::take(one, other)).ok_or_else(misused)
            }
        }
    }

    /// The pair of stacks with these free cards; the first legal one if several are meant.
    fn pair_of(&self, one: &[CardKind], other: &[CardKind]) -> Result<Move, Line> {
        let view = self.view;
        let twice = view.rules().book.stacks.free == Free::AtOnce;
        let pairs = view.spots().flat_map(|first| {
            view.spots()
                .filter(move |second| first < *second || twice && first == *second)
                .map(move |second| Pair::new(first, second))
        });
        let is_meant = |pair: &Pair| {
            let meant = |a: CardKind, b: CardKind| one.contains(&a) && other.contains(&b);
            view.fit(*pair).is_some_and(|([a, b], _)| meant(a, b) || meant(b, a))
        };
        let pairs: Vec<Pair> = pairs.filter(is_meant).collect();
        let seat = view.to_act();
        let legal = |pair: &Pair| seat.is_some_and(|seat| view.why_not(seat, Move::Take(*pair)).is_none());
        match pairs.iter().find(|pair| legal(pair)).or(pairs.first()) {
            Some(pair) if pairs.len() == 1 || one.len() + other.len() == 2 => Ok(Move::Take(*pair)),
            Some(_) => Err(self.voice().error(msg!("wall-several-pairs"))),
            None => Err(self.not_free(one, other)),
        }
    }

    fn not_free(&self, one: &[CardKind], other: &[CardKind]) -> Line {
        let view = self.view;
        let free =
            |cards: &[CardKind]| view.spots().any(|spot| view.free(spot).is_some_and(|card| cards.contains(&card)));
        let missing = [one, other].into_iter().find(|cards| !free(cards)).unwrap_or(other);
        self.voice().error(msg!("wall-not-free", card = missing[0]))
    }

    /// `exchange 3 red 12`; without a number, the only free wish card.
    fn exchange(&self, said: &Said) -> Result<Move, Line> {
        let view = self.view;
        let misused = || self.voice().misused(MoveCommand::Exchange);
        let mut cards = self.cards(said);
        let card = cards.pop().ok_or_else(misused)?;
        let spot = if let Some(number) = said.number() {
            spot(number).ok_or_else(misused)?
        } else {
            let mut free = view.spots().filter(|spot| !view.exchangeable(*spot).is_empty());
            match (free.next(), free.next()) {
                (Some(spot), None) => spot,
                (Some(_), Some(_)) => return Err(misused()),
                (None, _) => return Err(self.voice().error(msg!("wall-nothing-to-exchange"))),
            }
        };
        if cards.iter().any(|away| view.free(spot).is_none_or(|free| !away.contains(&free))) {
            return Err(misused());
        }
        let choices = view.exchangeable(spot);
        let mut there = card.iter().filter(|card| choices.contains(card));
        match (there.next(), there.next(), card.first()) {
            (Some(card), None, _) | (None, _, Some(card)) => Ok(Move::Exchange { spot, card: *card }),
            _ => Err(misused()),
        }
    }

    /// `left`, `right 4`.
    fn breach(&self, side: BreachSide, said: &Said) -> Result<Move, Line> {
        let misused = || self.voice().misused(command_of(side));
        let choices = self.view.sides();
        let mut spots = choices.iter().filter(|(_, choice)| *choice == side).map(|(spot, _)| *spot);
        match (said.number(), spots.next(), spots.next()) {
            (None, Some(_), Some(_)) => Err(misused()),
            // The engine gives the reason.
            (None, first, _) => Ok(Move::Breach { spot: first.unwrap_or(Spot(0)), side }),
            (Some(number), ..) => Ok(Move::Breach { spot: spot(number).ok_or_else(misused)?, side }),
        }
    }

    /// The move that a question is about.
    fn wanted(&self, asked: TableQuestion, said: &Said) -> Result<Move, Line> {
        let intent = match said.choice("move") {
            Some(intent) => intent,
            None if said.cards().count() + said.numbers().count() == 2 => "take",
            None => return Err(self.voice().misused(asked)),
        };
        self.made_by(said, intent)
    }

    /// The stack of a number or of a free card.
    ///
    /// # Errors
    /// A line with the expected form, or that the card is not free.
    fn spot_of(&self, said: &Said) -> Result<Spot, Line> {
        let misused = || self.voice().misused(said.command().unwrap_or(TableQuestion::Row.into()));
        if let Some(number) = said.number() {
            return spot(number).ok_or_else(misused);
        }
        let meant = self.cards(said).concat();
        let view = self.view;
        let mut free = view.spots().filter(|spot| view.free(*spot).is_some_and(|card| meant.contains(&card)));
        match (free.next(), free.next(), meant.as_slice()) {
            (Some(spot), None, _) => Ok(spot),
            (None, _, [card]) => Err(self.voice().error(msg!("wall-not-free", card = *card))),
            _ => Err(misused()),
        }
    }
}

fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Take(_) | Move::Deal => MoveCommand::Take,
        Move::Exchange { .. } => MoveCommand::Exchange,
        Move::Pass => MoveCommand::Pass,
        Move::Breach { side, .. } => command_of(side),
    }
}

fn command_of(side: BreachSide) -> MoveCommand {
    match side {
        BreachSide::Left => MoveCommand::Left,
        BreachSide::Right => MoveCommand::Right,
    }
}

fn spot(number: usize) -> Option<Spot> {
    u8::try_from(number).ok().and_then(|number| number.checked_sub(1)).map(Spot)
}

fn announcer<'a>(view: View<'a>, audience: Audience<'a>) -> Announcer<'a> {
    audience.announcer(view.rules())
}
