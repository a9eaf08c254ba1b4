//! Session of the family `patience`: conversation, lesson, and reading of typed moves.

use std::convert::Infallible;

use crate::cards::{CardKind, Colour, Wish};
use crate::check::example::{About, Query};
use crate::engine::Seat;
use crate::games::patience::bot::{Tip, chances};
use crate::games::patience::engine::{Awaiting, IllegalMove, Move, Observation, PatienceGame, View};
use crate::games::patience::text::Announcer;
use crate::input::{Act, Command, MoveCommand, NamedCard, Said, TableQuestion};
use crate::session::{Audience, Doing, EventKind, EventSummary, GameUi, Meaning, Reply, Side};
use crate::text::{Line, Text, msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatienceAction {
    Move(Move),
    Auto,
}

impl GameUi for PatienceGame {
    const TAKES_BACK: Option<Move> = Some(Move::Undo);

    const ASKS: &'static [Query] =
        &[Query::Piles, Query::Next, Query::Rows, Query::Can, Query::Enter, Query::Help, Query::Tip];

    type Deed = PatienceAction;
    type Asked = Infallible;
    type Moment = ();

    fn announce_position(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.scores(view), announcer.rows(view), announcer.piles(view)]
    }

    fn announce(view: View<'_>, audience: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, audience);
        matches!(seen, [Observation::Began { .. }, ..])
            .then(|| announcer.beginning(view))
            .into_iter()
            .chain(announcer.step(seen))
            .collect()
    }

    fn announce_undo(view: View<'_>, audience: Audience<'_>, _: Seat, moves: usize) -> Vec<Line> {
        vec![announcer(view, audience).taken_back(moves)]
    }

    fn announce_refusal(view: View<'_>, audience: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, audience).why(why)
    }

    fn announce_turn(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        vec![announcer(view, audience).turn(view)]
    }

    fn summarize(seen: &[Observation]) -> Vec<EventSummary> {
        let own = Seat(0);
        let happened = |seen: &Observation| match seen {
            Observation::Began { .. } => Some(EventSummary::without_cards(own, EventKind::Deals)),
            Observation::Laid { card, .. } | Observation::Put { card, .. } | Observation::Kept { card, .. } => {
                Some(EventSummary::with_cards(own, EventKind::Plays, &[*card]))
            }
            Observation::TookBack => Some(EventSummary::without_cards(own, EventKind::TakesBack)),
            Observation::Ends(outcome) if outcome.is_won() => Some(EventSummary::without_cards(own, EventKind::Wins)),
            _ => None,
        };
        seen.iter().filter_map(happened).collect()
    }

    fn status(view: View<'_>, audience: Audience<'_>) -> String {
        announcer(view, audience).status(view)
    }

    fn question(_: View<'_>, _: Audience<'_>, asked: &Infallible, _: bool) -> Line {
        match *asked {}
    }

    fn moment(_: View<'_>, _: Seat) {}

    fn resolve(side: Side<'_, Self>, said: &Said) -> Meaning<PatienceAction> {
        side.resolve(said)
    }

    fn is_allowed(side: Side<'_, Self>, deed: &PatienceAction) -> bool {
        match deed {
            PatienceAction::Move(wanted) => side.view.why_not(*wanted).is_none(),
            PatienceAction::Auto => true,
        }
    }

    fn in_full(side: Side<'_, Self>, deed: &PatienceAction) -> String {
        match deed {
            PatienceAction::Move(wanted) => Self::typed_move(side, *wanted).full,
            PatienceAction::Auto => side.voice().name_of(MoveCommand::Auto).to_owned(),
        }
    }

    fn carry_out(_: Side<'_, Self>, _: Seat, _: View<'_>, deed: &PatienceAction) -> Doing<Move, Infallible> {
        match deed {
            PatienceAction::Move(wanted) => Doing::Moves(vec![*wanted]),
            PatienceAction::Auto => Doing::Forced,
        }
    }

    fn command_of(deed: &PatienceAction) -> MoveCommand {
        match deed {
            PatienceAction::Move(wanted) => command_for(*wanted),
            PatienceAction::Auto => MoveCommand::Auto,
        }
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, said: &Said) -> Option<Reply<PatienceAction>> {
        let voice = side.voice();
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        let with_colour = |tell: &dyn Fn(Colour) -> Line| {
            Reply::tell(colour_of(said).map(tell).ok_or_else(|| voice.misused(question)))
        };
        let if_there = |line: Option<Line>| Reply::tell(line.ok_or_else(|| voice.not_now(question)));
        Some(match question {
            TableQuestion::Top => told(announcer.next(view)),
            TableQuestion::Piles if said.slots.is_empty() => told(announcer.piles(view)),
            TableQuestion::Piles => with_colour(&|colour| announcer.pile(view, colour)),
            TableQuestion::Rows => {
                let kept = (!view.kept().is_empty()).then(|| announcer.kept(view));
                Reply::Told([announcer.rows(view)].into_iter().chain(kept).collect())
            }
            TableQuestion::Row => with_colour(&|colour| announcer.row(view, colour)),
            TableQuestion::Counts => told(announcer.counts(view)),
            TableQuestion::Scores => told(announcer.scores(view)),
            TableQuestion::Turn => Reply::Situation,
            TableQuestion::Can if view.awaits() == Awaiting::Over => Reply::Situation,
            TableQuestion::Can => told(announcer.possible_moves(view)),
            TableQuestion::Why => {
                Reply::tell(side.wanted(question, said).map(|wanted| announcer.why_or_fits(view, wanted)))
            }
            TableQuestion::What => {
                Reply::tell(side.wanted(question, said).map(|wanted| announcer.what_if(view, wanted)))
            }
            TableQuestion::Tip => if_there(Tip::of(view).map(|tip| announcer.tip(&tip))),
            TableQuestion::Chances => if_there(chances(view).map(|outlook| announcer.chances(&outlook))),
            _ => return None,
        })
    }

    fn last_step(&self) -> Option<(&'static str, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Lay))?;
        Some(("lay", tip.wanted))
    }

    fn announce_layout(view: View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)> {
        let announcer = announcer(view, audience);
        let has_rows = view.rules().deck().all_colours().any(|colour| !view.row(colour).is_empty());
        let rows = has_rows.then(|| (Query::Rows, announcer.rows(view)));
        [(Query::Piles, announcer.piles(view))].into_iter().chain(rows).collect()
    }

    fn colour_word(view: View<'_>, audience: Audience<'_>) -> &'static str {
        announcer(view, audience).called()
    }

    fn about(side: Side<'_, Self>, said: &Said) -> Option<About<Move>> {
        match said.command()? {
            Command::Ask(TableQuestion::Row | TableQuestion::Piles) => colour_of(said).map(About::Colour),
            Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)) => {
                side.wanted(asked, said).ok().map(About::Move)
            }
            _ => None,
        }
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let voice = side.voice();
        let word = Text::plain(voice.name_of(command_for(wanted)).to_owned());
        match wanted {
            Move::Row(colour) | Move::Wish(colour) => word.beside(voice.locale.typed_colour(colour)),
            Move::Lay | Move::Deal | Move::Put | Move::Keep | Move::Stop | Move::Undo => word,
        }
    }
}

fn colour_of(said: &Said) -> Option<Colour> {
    said.wish().and_then(Wish::colour)
}

impl<'a> Side<'a, PatienceGame> {
    fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.audience())
    }

    fn resolve(&self, said: &Said) -> Meaning<PatienceAction> {
        if said.asks && said.intent == "stop" {
            return Meaning::Said(Said::help(self.voice(), MoveCommand::Stop.into()));
        }
        if said.asks && said.act == Act::Move && said.intent != "auto" {
            return Meaning::Said(Said { intent: "what", ..said.clone() });
        }
        match said.intent {
            "auto" => Meaning::Deed(PatienceAction::Auto),
            "lay" | "lay-row" | "put" | "choose" | "keep" | "stop" => match self.made_by(said, said.intent) {
                Ok(wanted) => Meaning::Deed(PatienceAction::Move(wanted)),
                Err(line) => Meaning::Refused(line),
            },
            _ => Meaning::Said(said.clone()),
        }
    }

    /// The move that a line names.
    fn made_by(&self, said: &Said, intent: &str) -> Result<Move, Line> {
        let misused = |command: MoveCommand| self.voice().misused(command);
        let colour = colour_of(said);
        let is_turned = |named: &NamedCard| self.view.turned().is_some_and(|card| self.kinds(named).contains(&card));
        let elsewhere = said.cards().find(|named| !is_turned(named)).and_then(|named| self.kinds(named).pop());
        match (intent, elsewhere) {
            ("put" | "keep", Some(card)) => Err(self.voice().error(msg!("patience-not-at-hand", card))),
            ("put", None) => Ok(Move::Put),
            ("keep", None) => Ok(Move::Keep),
            ("stop", _) => Ok(Move::Stop),
            ("choose", _) => colour.map(Move::Wish).ok_or_else(|| misused(MoveCommand::Choose)),
            ("lay-row", _) => colour.map(Move::Row).ok_or_else(|| misused(MoveCommand::Lay)),
            _ => match (said.cards().next(), colour) {
                (Some(named), colour) => self.laid(&self.kinds(named), colour),
                (None, Some(colour)) => Ok(self.of_colour(colour)),
                (None, None) => Ok(Move::Lay),
            },
        }
    }

    /// The move that a question is about; alone, the turned card is laid.
    fn wanted(&self, asked: TableQuestion, said: &Said) -> Result<Move, Line> {
        if said.slots.is_empty() && self.view.turned().is_none() {
            return Err(self.voice().misused(asked));
        }
        self.made_by(said, said.choice("move").unwrap_or("lay"))
    }

    /// The end of the row of a colour; if the row is empty, the turned card of that colour.
    fn of_colour(&self, colour: Colour) -> Move {
        let turned = self.view.turned().and_then(|card| self.view.rules().deck().face(card).colour);
        if self.view.row(colour).is_empty() && turned == Some(colour) { Move::Lay } else { Move::Row(colour) }
    }

    fn laid(&self, meant: &[CardKind], colour: Option<Colour>) -> Result<Move, Line> {
        let (view, rules) = (self.view, self.view.rules());
        let is_any = meant.iter().any(|card| rules.is_any_card(*card));
        match colour {
            Some(colour) if is_any => return Ok(Move::Wish(colour)),
            Some(_) => return Err(self.voice().misused(MoveCommand::Lay)),
            None => {}
        }
        if view.turned().is_some_and(|card| meant.contains(&card)) {
            return Ok(Move::Lay);
        }
        let end = |colour: &Colour| view.row(*colour).first().is_some_and(|card| meant.contains(card));
        let mut ends = rules.deck().all_colours().filter(end);
        match (ends.next(), ends.next()) {
            (Some(colour), None) => Ok(Move::Row(colour)),
            (Some(_), Some(_)) => Err(self.voice().misused(MoveCommand::Lay)),
            (None, _) if is_any => Err(self.voice().misused(MoveCommand::Choose)),
            (None, _) => Err(self.voice().error(msg!("patience-not-at-hand", card = meant[0]))),
        }
    }
}

fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Lay | Move::Deal | Move::Row(_) => MoveCommand::Lay,
        Move::Put => MoveCommand::Put,
        Move::Wish(_) => MoveCommand::Choose,
        Move::Keep => MoveCommand::Keep,
        Move::Stop => MoveCommand::Stop,
        Move::Undo => MoveCommand::Undo,
    }
}

fn announcer<'a>(view: View<'a>, audience: Audience<'a>) -> Announcer<'a> {
    audience.announcer(view.rules())
}
