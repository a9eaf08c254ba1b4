//! A wall game in a session: what is told, asked and answered.

mod announcer;
mod learning;
mod typed;

use std::convert::Infallible;

use crate::cards::CardKind;
use crate::command::{AgainCommand, Command, Feature, MoveCommand, TableQuestion, commands_of};
use crate::engine::{Seat, Setup};
use crate::say::{Line, Text};
use crate::session::{
    Act, After, AtKeys, Audience, AwaitedInput, Digits, Doing, EventSummary, Intent, LanguagePack, Reply, Side,
    Spoken, cards_meant, read_open,
};
use crate::wall::bot::Tip;
use crate::wall::engine::{self, Awaiting, Game, IllegalMove, Move, Observation, Party, View};
use crate::wall::rules::Rules;
use crate::wall::say::Announcer;
use announcer::announcer;
use typed::{Typing, command_for};

commands_of! { Game:
    /// The moves of walls.
    WallMoveCommand { Take, Exchange, Left, Right, Pass }
    WallQuestion {
        Free, Row, Under, Where, Pairs, Collected, Bans, Turn, Counts, Scores, Order, Can, Why, What, Tip,
    }
    also { Command::Again(AgainCommand::Spell) }
}

impl Spoken for Game {
    const HIDDEN: bool = false;

    const HAS_REFEREE: bool = false;
    const HAS_DEALER: bool = false;

    type Deed = Move;
    type Asked = Infallible;
    type Moment = ();

    fn has(rules: &Rules, _: Setup, feature: Feature) -> bool {
        let mut kinds = rules.deck().kinds();
        match feature {
            Feature::Exchanges => kinds.any(|kind| rules.kind(kind).exchange.is_some()),
            Feature::Breaches => rules.book().breach.is_some(),
            Feature::Bans => kinds.any(|kind| rules.kind(kind).ban.is_some()),
            Feature::Passes => rules.book().doubly_again.is_some_and(|again| again.may_pass),
            Feature::Calls | Feature::Catches | Feature::Challenges => true,
        }
    }

    fn position(view: View<'_>, ears: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, ears);
        vec![announcer.seating(view), announcer.free(view)]
    }

    /// What a move brought about; the deal also tells the wall, of which nothing is known before.
    fn told(view: View<'_>, ears: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, ears);
        // Of the people at the keyboard the line of the turn tells it, which comes next.
        let is_person = |seat: Seat| ears.levels.get(seat.index()).is_some_and(Option::is_none);
        // Whoever has gone on already, or has passed, need not be told to do so.
        let last = seen.iter().rposition(|seen| {
            matches!(seen, Observation::Taken { .. } | Observation::Exchanged { .. } | Observation::Passed { .. })
        });
        let went_on = |at: usize| last.is_some_and(|last| at < last);
        let is_told = |(at, seen): &(usize, &Observation)| match seen {
            Observation::GoesOn { seat, .. } => !is_person(*seat) && !went_on(*at),
            _ => true,
        };
        let told: Vec<Observation> = seen.iter().enumerate().filter(is_told).map(|(_, seen)| seen.clone()).collect();
        let mut lines = announcer.step(&told);
        if matches!(seen, [Observation::Dealt { .. }, ..]) && view.awaits() != Awaiting::Over {
            lines.push(announcer.dealt(view));
        }
        lines
    }

    fn happened(seen: &[Observation]) -> Vec<EventSummary> {
        let happened = |seen: &Observation| match seen {
            Observation::Dealt { first } => Some(EventSummary::without_cards(*first, Act::Deals)),
            Observation::Taken { seat, cards, .. } => Some(EventSummary::with_cards(*seat, Act::Plays, cards)),
            Observation::Exchanged { seat, away, card, .. } => {
                Some(EventSummary::with_cards(*seat, Act::Swaps, &[*away, *card]))
            }
            Observation::Passed { seat } => Some(EventSummary::without_cards(*seat, Act::Passes)),
            Observation::TookSide { seat, cards, .. } => {
                let count = usize::from(*cards);
                Some(EventSummary { count, ..EventSummary::without_cards(*seat, Act::Plays) })
            }
            Observation::MovedAside { .. }
            | Observation::Freed { .. }
            | Observation::MainBegins
            | Observation::GoesOn { .. }
            | Observation::Breached { .. }
            | Observation::Ends(_) => None,
        };
        seen.iter().filter_map(happened).collect()
    }

    /// The wall is as it was before, which nobody can be expected to remember.
    fn taken_back(view: View<'_>, ears: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line> {
        let announcer = announcer(view, ears);
        vec![announcer.taken_back(seat, moves), announcer.free(view)]
    }

    fn refusal(view: View<'_>, ears: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, ears).why(why)
    }

    fn turn(view: View<'_>, ears: Audience<'_>) -> Vec<Line> {
        vec![announcer(view, ears).turn(view)]
    }

    fn status(view: View<'_>, ears: Audience<'_>) -> String {
        announcer(view, ears).status(view)
    }

    fn not_done(_: View<'_>, _: Audience<'_>, asked: &Infallible) -> Line {
        match *asked {}
    }

    fn asks(_: View<'_>, _: Audience<'_>, asked: &Infallible) -> Line {
        match *asked {}
    }

    fn moment(_: View<'_>, _: Seat) {}

    /// Moves that a computer player makes one after the other are told as one: the pairs, then once what is free.
    fn stays_open(_: View<'_>, after: &After<'_, Self>) -> bool {
        after.seats.is_computer(after.seat) && after.next == Some(after.seat) && !after.by_itself
    }

    fn hear(side: Side<'_, Self>, typed: &str) -> Intent<Move> {
        read_open(side, typed)
    }

    fn judge(_: Side<'_, Self>, _: Seat, _: View<'_>, wanted: &Move) -> Doing<Move, Infallible> {
        Doing::Moves(vec![*wanted])
    }

    fn command(wanted: &Move) -> MoveCommand {
        command_for(*wanted)
    }

    fn read_move(side: Side<'_, Self>, wanted: MoveCommand, rest: &str) -> Option<Reply<Move>> {
        let (typing, voice) = (Typing::at(side), side.voice());
        Some(match WallMoveCommand::of(wanted)? {
            WallMoveCommand::Take => Reply::of(typing.take(rest)),
            WallMoveCommand::Exchange if rest.is_empty() => Reply::Told(vec![side.announcer().exchanges(side.view)]),
            WallMoveCommand::Exchange => Reply::of(typing.exchange(rest)),
            WallMoveCommand::Left => Reply::of(typing.side(engine::Side::Left, rest)),
            WallMoveCommand::Right => Reply::of(typing.side(engine::Side::Right, rest)),
            WallMoveCommand::Pass if rest.is_empty() => Reply::Deed(Move::Pass),
            WallMoveCommand::Pass => Reply::Refused(voice.misused(wanted)),
        })
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, rest: &str) -> Option<Reply<Move>> {
        let (typing, voice) = (Typing::at(side), side.voice());
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        Some(match WallQuestion::of(question)? {
            WallQuestion::Free => told(announcer.free(view)),
            WallQuestion::Under if rest.is_empty() => told(announcer.under(view)),
            WallQuestion::Under => Reply::Refused(voice.misused(question)),
            WallQuestion::Where => {
                let found = searched(voice, rest).map(|cards| announcer.where_are(view, &cards));
                Reply::tells(found.ok_or_else(|| voice.misused(question)))
            }
            WallQuestion::Row => typing.row(rest),
            WallQuestion::Pairs if rest.is_empty() => Reply::Told(announcer.pairs(view, None)),
            WallQuestion::Pairs => match typing.spot_of(TableQuestion::Pairs, rest) {
                Ok(spot) => Reply::Told(announcer.pairs(view, Some(spot))),
                Err(line) => Reply::Refused(line),
            },
            WallQuestion::Counts => told(announcer.counts(view)),
            WallQuestion::Bans => told(announcer.bans(view)),
            WallQuestion::Scores => told(announcer.scores(view)),
            WallQuestion::Collected if rest.is_empty() => {
                Reply::Told(Party::BOTH.map(|party| announcer.collected(view, party)).to_vec())
            }
            WallQuestion::Collected => {
                let seat = side.company.seat_named(voice, rest);
                Reply::tells(seat.map(|seat| announcer.collected(view, Party::of(seat))))
            }
            WallQuestion::Order => told(announcer.seating(view)),
            WallQuestion::Turn => Reply::Situation,
            WallQuestion::Can => match view.awaits() {
                Awaiting::Opening | Awaiting::Main | Awaiting::Again => {
                    Reply::Told(what_can_be_taken(announcer, view))
                }
                Awaiting::Deal | Awaiting::Side | Awaiting::Over => Reply::Situation,
            },
            WallQuestion::Why => {
                Reply::tells(typing.wanted(question, rest).map(|wanted| why(announcer, view, wanted)))
            }
            WallQuestion::What => {
                Reply::tells(typing.wanted(question, rest).map(|wanted| announcer.what_if(view, wanted)))
            }
            WallQuestion::Tip => {
                let tip = Tip::of(view).map(|tip| announcer.tip(view, &tip));
                Reply::tells(tip.ok_or_else(|| voice.not_now(question)))
            }
        })
    }

    fn as_told(side: Side<'_, Self>, typed: &dyn Fn(&Text) -> bool) -> Option<Move> {
        let (announcer, view) = (side.announcer(), side.view);
        let tells = |wanted: &Move| announcer.advice(view, *wanted).is_some_and(|told| typed(&told));
        view.legal_moves().into_iter().find(tells)
    }

    fn at_keys(_: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        AtKeys { digits: Digits::Pairs, ..AtKeys::waiting(waits) }
    }

    /// Two numbers or two cards are a pair, one number is a row, more are told how a pair is typed.
    fn read_bare(side: Side<'_, Self>, typed: &str) -> Option<Reply<Move>> {
        let typing = Typing::at(side);
        if typed.trim().chars().all(|letter| letter.is_ascii_digit()) {
            return Some(typing.row(typed.trim()));
        }
        if typing.is_numbers(typed) {
            return Some(Reply::of(typing.take(typed)));
        }
        typing.pair(typed).map(Reply::of)
    }
}

/// The cards that somebody looks for; none if the words mean none, or too many to be told.
fn searched(voice: &LanguagePack, typed: &str) -> Option<Vec<CardKind>> {
    const MOST: usize = 6;
    let cards = cards_meant(voice, typed);
    (1..=MOST).contains(&cards.len()).then_some(cards)
}

/// Pairs, exchanges, and a pass where it is open.
fn what_can_be_taken(announcer: Announcer<'_>, view: View<'_>) -> Vec<Line> {
    let exchanges = view.legal_moves().iter().any(|wanted| matches!(wanted, Move::Exchange { .. }));
    let exchanges = exchanges.then(|| announcer.exchanges(view));
    announcer.pairs(view, None).into_iter().chain(exchanges).chain(announcer.pass(view)).collect()
}

/// Why a move cannot be made; of a pair that can be taken, how it fits.
fn why(announcer: Announcer<'_>, view: View<'_>, wanted: Move) -> Line {
    let seat = view.to_act().unwrap_or(Seat(0));
    match (view.why_not(seat, wanted), wanted) {
        (Some(why), _) => announcer.why(&why),
        (None, Move::Take(pair)) => match view.fit(pair) {
            Some(fit) => announcer.fits(view, pair, fit),
            None => announcer.what_if(view, wanted),
        },
        (None, _) => announcer.what_if(view, wanted),
    }
}
