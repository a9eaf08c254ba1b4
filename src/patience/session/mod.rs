//! A patience in a session: what is told, asked and answered.

mod announcer;
mod learning;
mod typed;

use std::convert::Infallible;

use crate::cards::{CardKind, Colour};
use crate::command::{MoveCommand, TableQuestion};
use crate::engine::Seat;
use crate::patience::bot::{Tip, chances};
use crate::patience::engine::{Awaiting, Game, IllegalMove, Move, Observation, View};
use crate::say::{Line, Text};
use crate::session::{Act, Audience, Doing, EventSummary, Intent, Reply, Side, Spoken, read_open};
use announcer::announcer;
use typed::{PatienceQuestion, Typing, command_for};

/// What somebody wants to do at a patience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A move.
    Move(Move),
    /// Every move that leaves no choice.
    Auto,
}

impl Spoken for Game {
    const HIDDEN: bool = false;

    const HAS_REFEREE: bool = false;
    const HAS_DEALER: bool = false;

    type Deed = Deed;
    type Asked = Infallible;
    type Moment = ();

    fn position(view: View<'_>, ears: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, ears);
        vec![announcer.scores(view), announcer.rows(view), announcer.piles(view)]
    }

    fn told(view: View<'_>, ears: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, ears);
        let begins = matches!(seen, [Observation::Began { .. }, ..]).then(|| announcer.beginning(view));
        begins.into_iter().chain(announcer.step(seen)).collect()
    }

    fn taken_back(view: View<'_>, ears: Audience<'_>, _: Seat, moves: usize) -> Vec<Line> {
        vec![announcer(view, ears).taken_back(moves)]
    }

    fn refusal(view: View<'_>, ears: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, ears).why(why)
    }

    fn turn(view: View<'_>, ears: Audience<'_>) -> Vec<Line> {
        vec![announcer(view, ears).turn(view)]
    }

    fn happened(seen: &[Observation]) -> Vec<EventSummary> {
        let own = Seat(0);
        let happened = |seen: &Observation| match seen {
            Observation::Began { .. } => Some(EventSummary::without_cards(own, Act::Deals)),
            Observation::Laid { card, .. } | Observation::Put { card, .. } | Observation::Kept { card, .. } => {
                Some(EventSummary::with_cards(own, Act::Plays, &[*card]))
            }
            Observation::TookBack => Some(EventSummary::without_cards(own, Act::TakesBack)),
            Observation::Ends(outcome) if outcome.is_won() => Some(EventSummary::without_cards(own, Act::Wins)),
            Observation::Turned { .. } | Observation::UsedUp | Observation::Ends(_) => None,
        };
        seen.iter().filter_map(happened).collect()
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

    fn hear(side: Side<'_, Self>, typed: &str) -> Intent<Deed> {
        read_open(side, typed)
    }

    fn judge(_: Side<'_, Self>, _: Seat, _: View<'_>, deed: &Deed) -> Doing<Move, Infallible> {
        match deed {
            Deed::Move(wanted) => Doing::Moves(vec![*wanted]),
            Deed::Auto => Doing::Forced,
        }
    }

    fn command(deed: &Deed) -> MoveCommand {
        match deed {
            Deed::Move(wanted) => command_for(*wanted),
            Deed::Auto => MoveCommand::Auto,
        }
    }

    fn read_move(side: Side<'_, Self>, wanted: MoveCommand, rest: &str) -> Option<Reply<Deed>> {
        Some(match wanted {
            MoveCommand::Auto if rest.is_empty() => Reply::Deed(Deed::Auto),
            MoveCommand::Auto => Reply::Refused(side.voice().misused(wanted)),
            wanted => Reply::of(Typing::at(side).wanted(wanted, rest)?.map(Deed::Move)),
        })
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, rest: &str) -> Option<Reply<Deed>> {
        let (typing, voice) = (Typing::at(side), side.voice());
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        let with_colour = |tell: &dyn Fn(Colour) -> Line| {
            Reply::tells(typing.colour(rest).map(tell).ok_or_else(|| voice.misused(question)))
        };
        let if_there = |line: Option<Line>| Reply::tells(line.ok_or_else(|| voice.not_now(question)));
        Some(match PatienceQuestion::of(question)? {
            // In some languages the word asks about any card, too.
            PatienceQuestion::Top if !rest.is_empty() => Reply::Told(side.company.played().card(voice, rest)),
            PatienceQuestion::Top => told(announcer.next(view)),
            PatienceQuestion::Piles if rest.is_empty() => told(announcer.piles(view)),
            PatienceQuestion::Piles => with_colour(&|colour| announcer.pile(view, colour)),
            PatienceQuestion::Rows => {
                let kept = (!view.kept().is_empty()).then(|| announcer.kept(view));
                Reply::Told([announcer.rows(view)].into_iter().chain(kept).collect())
            }
            PatienceQuestion::Row => with_colour(&|colour| announcer.row(view, colour)),
            PatienceQuestion::Counts => told(announcer.counts(view)),
            PatienceQuestion::Scores => told(announcer.scores(view)),
            PatienceQuestion::Turn => Reply::Situation,
            PatienceQuestion::Can if view.awaits() == Awaiting::Over => Reply::Situation,
            PatienceQuestion::Can => told(announcer.can(view)),
            PatienceQuestion::Why => Reply::tells(typing.wanted_behind(question, rest).map(|wanted| {
                view.why_not(wanted).map_or_else(|| announcer.what_if(view, wanted), |why| announcer.why(&why))
            })),
            PatienceQuestion::What => {
                Reply::tells(typing.wanted_behind(question, rest).map(|wanted| announcer.what_if(view, wanted)))
            }
            PatienceQuestion::Tip => if_there(Tip::of(view).map(|tip| announcer.tip(&tip))),
            PatienceQuestion::Chances => if_there(chances(view).map(|outlook| announcer.chances(&outlook))),
        })
    }

    /// Also a move that cannot be made: then it is said why.
    fn as_told(side: Side<'_, Self>, typed: &dyn Fn(&Text) -> bool) -> Option<Deed> {
        let announcer = side.announcer();
        let tells = |(wanted, card): &(Move, CardKind)| typed(&announcer.advice(*wanted, *card));
        moves_with_cards(side.view).into_iter().find(tells).map(|(wanted, _)| Deed::Move(wanted))
    }

    /// A card is laid.
    fn read_bare(side: Side<'_, Self>, typed: &str) -> Option<Reply<Deed>> {
        Some(Reply::of(Typing::at(side).card(typed)?.map(Deed::Move)))
    }
}

/// Every move of a card that lies where it can be moved from, with that card.
fn moves_with_cards(view: View<'_>) -> Vec<(Move, CardKind)> {
    let rules = view.rules();
    let turned = view.turned();
    let of_turned = [Move::Lay, Move::Put, Move::Keep].map(|wanted| Some((wanted, turned?)));
    let any = turned.filter(|card| rules.is_any_card(*card)).or_else(|| view.kept().last().copied());
    let of_colour = rules.deck().all_colours().flat_map(|colour| {
        let end = view.row(colour).first().copied();
        [end.map(|card| (Move::Row(colour), card)), any.map(|card| (Move::Wish(colour), card))]
    });
    of_turned.into_iter().chain(of_colour).flatten().collect()
}
