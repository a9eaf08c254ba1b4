//! Session of the family `patience`: conversation, lesson, and reading of typed moves.

use std::convert::Infallible;

use crate::cards::{CardKind, Colour, Wish};
use crate::check::example::{About, Query};
use crate::engine::Seat;
use crate::games::patience::bot::{Tip, chances};
use crate::games::patience::engine::{Awaiting, IllegalMove, Move, Observation, PatienceGame, View};
use crate::games::patience::text::Announcer;
use crate::input::{Command, MoveCommand, Piece, TableQuestion, Typed, Understood};
use crate::session::{Audience, Doing, EventKind, EventSummary, GameUi, Intent, Reply, Side, pieces, read_open};
use crate::text::{Line, Text, msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatienceAction {
    Move(Move),
    Auto,
}

impl GameUi for PatienceGame {
    const TAKES_BACK: Option<Move> = Some(Move::Undo);

    const ASKS: &'static [(&'static str, Query)] = &[
        ("piles", Query::Piles),
        ("next", Query::Next),
        ("rows", Query::Rows),
        ("can", Query::Can),
        ("enter", Query::Enter),
        ("help", Query::Help),
        ("tip", Query::Tip),
    ];

    type Deed = PatienceAction;
    type Asked = Infallible;
    type Moment = ();

    fn announce_position(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.scores(view), announcer.rows(view), announcer.piles(view)]
    }

    fn announce(view: View<'_>, audience: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, audience);
        let begins = matches!(seen, [Observation::Began { .. }, ..]).then(|| announcer.beginning(view));
        begins.into_iter().chain(announcer.step(seen)).collect()
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
            Observation::Turned { .. } | Observation::UsedUp | Observation::Ends(_) => None,
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

    fn read_typed(side: Side<'_, Self>, typed: &str) -> Intent<PatienceAction> {
        read_open(side, typed)
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

    fn read_move(side: Side<'_, Self>, wanted: MoveCommand, rest: &str) -> Option<Reply<PatienceAction>> {
        Some(match wanted {
            MoveCommand::Auto if rest.is_empty() => Reply::Deed(PatienceAction::Auto),
            MoveCommand::Auto => Reply::Refused(side.voice().misused(wanted)),
            wanted => Reply::of(side.wanted(wanted, rest)?.map(PatienceAction::Move)),
        })
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, rest: &str) -> Option<Reply<PatienceAction>> {
        let voice = side.voice();
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        let with_colour = |tell: &dyn Fn(Colour) -> Line| {
            Reply::tell(side.colour(rest).map(tell).ok_or_else(|| voice.misused(question)))
        };
        let if_there = |line: Option<Line>| Reply::tell(line.ok_or_else(|| voice.not_now(question)));
        Some(match question {
            // In some languages the word asks about any card, too.
            TableQuestion::Top if !rest.is_empty() => Reply::Told(side.table_state.played.card(voice, rest)),
            TableQuestion::Top => told(announcer.next(view)),
            TableQuestion::Piles if rest.is_empty() => told(announcer.piles(view)),
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
            TableQuestion::Why => Reply::tell(side.wanted_behind(question, rest).map(|wanted| {
                view.why_not(wanted).map_or_else(|| announcer.what_if(view, wanted), |why| announcer.why(&why))
            })),
            TableQuestion::What => {
                Reply::tell(side.wanted_behind(question, rest).map(|wanted| announcer.what_if(view, wanted)))
            }
            TableQuestion::Tip => if_there(Tip::of(view).map(|tip| announcer.tip(&tip))),
            TableQuestion::Chances => if_there(chances(view).map(|outlook| announcer.chances(&outlook))),
            _ => return None,
        })
    }

    /// Illegal moves are read too, so that the refusal gives a reason.
    fn find_told(side: Side<'_, Self>, typed: &dyn Fn(&Text) -> bool) -> Option<PatienceAction> {
        let announcer = side.announcer();
        let tells = |(wanted, card): &(Move, CardKind)| typed(&announcer.advice(*wanted, *card));
        moves_with_cards(side.view).into_iter().find(tells).map(|(wanted, _)| PatienceAction::Move(wanted))
    }

    fn read_bare(side: Side<'_, Self>, typed: &str) -> Option<Reply<PatienceAction>> {
        Some(Reply::of(side.card(typed)?.map(PatienceAction::Move)))
    }

    fn last_step(&self) -> Option<(&'static str, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Lay))?;
        Some(("lay", tip.wanted))
    }

    fn announce_seats(_: View<'_>, _: Audience<'_>) -> Option<Line> {
        None
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

    fn read_query(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let voice = side.voice();
        let understood = voice.phrases().understand(&Typed::new(typed), voice.lexicon());
        let Understood::Command(command, rest) = understood else { return None };
        let about = match command {
            Command::Ask(TableQuestion::Row | TableQuestion::Piles) => side.colour(&rest).map(About::Colour),
            Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)) => {
                side.wanted_behind(asked, &rest).ok().map(About::Move)
            }
            _ => None,
        };
        Some((command, about))
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let voice = side.voice();
        let word = Text::plain(voice.commands().entry(command_for(wanted)).name.clone());
        match wanted {
            Move::Row(colour) | Move::Wish(colour) => word.beside(voice.locale().typed_colour(colour)),
            Move::Lay | Move::Deal | Move::Put | Move::Keep | Move::Stop | Move::Undo => word,
        }
    }
}

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

impl<'a> Side<'a, PatienceGame> {
    fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.audience())
    }

    fn colour(&self, typed: &str) -> Option<Colour> {
        self.voice().colour(&Typed::new(typed))
    }

    /// The move of a command; none if the command is no single move.
    fn wanted(&self, command: MoveCommand, rest: &str) -> Option<Result<Move, Line>> {
        Some(match command {
            MoveCommand::Put => Ok(Move::Put),
            MoveCommand::Keep => Ok(Move::Keep),
            MoveCommand::Stop => Ok(Move::Stop),
            MoveCommand::Choose => {
                self.colour(rest).map(Move::Wish).ok_or_else(|| self.voice().misused(MoveCommand::Choose))
            }
            MoveCommand::Lay if rest.is_empty() => Ok(Move::Lay),
            MoveCommand::Lay => self.lay(rest),
            _ => return None,
        })
    }

    /// A move after `why` or `what`; a card alone is laid.
    fn wanted_behind(&self, asked: TableQuestion, rest: &str) -> Result<Move, Line> {
        if rest.trim().is_empty() && self.view.turned().is_some() {
            return Ok(Move::Lay);
        }
        let of_command = match self.voice().phrases().understand(&Typed::new(rest), self.voice().lexicon()) {
            Understood::Command(Command::Move(wanted), rest) => self.wanted(wanted, &rest),
            _ => None,
        };
        of_command.or_else(|| self.card(rest)).unwrap_or_else(|| Err(self.voice().misused(asked)))
    }

    /// `lay red`, `lay row red`, `lay red 12`, `lay wish card red`. If the row of the colour is empty, its turned
    /// card is meant.
    fn lay(&self, rest: &str) -> Result<Move, Line> {
        let small = self.voice().locale().in_full(msg!("words-row"));
        let is_small = |word: &&str| small.split_whitespace().any(|small| small == word.to_lowercase());
        let bare: Vec<&str> = rest.split_whitespace().filter(|word| !is_small(word)).collect();
        let (says_row, bare) = (bare.len() < rest.split_whitespace().count(), bare.join(" "));
        if let Some(colour) = self.colour(&bare) {
            return Ok(if says_row { Move::Row(colour) } else { self.of_colour(colour) });
        }
        let unknown = || {
            let typed = Typed::new(&bare);
            if self.voice().meant(&typed).is_empty() {
                Err(self.voice().error(msg!("card-not-in-game", word = bare.as_str())))
            } else {
                Err(self.voice().misused(MoveCommand::Lay))
            }
        };
        self.card(&bare).unwrap_or_else(unknown)
    }

    /// The end of the row of a colour; if the row is empty, the turned card of that colour.
    fn of_colour(&self, colour: Colour) -> Move {
        let turned = self.view.turned().and_then(|card| self.view.rules().deck().face(card).colour);
        if self.view.row(colour).is_empty() && turned == Some(colour) { Move::Lay } else { Move::Row(colour) }
    }

    /// A card to lay: the turned one, the end of a row, or a wish card with a colour. None if the words are no card.
    fn card(&self, typed: &str) -> Option<Result<Move, Line>> {
        let wishes: Vec<Wish> = self.view.rules().deck().all_colours().map(Wish::Colour).collect();
        match pieces(self.voice(), typed, &wishes, |_| true)?.as_slice() {
            [Piece::Card(kinds)] => Some(self.laid(kinds, None)),
            [Piece::Card(kinds), Piece::Wish(Wish::Colour(colour))] => Some(self.laid(kinds, Some(*colour))),
            _ => None,
        }
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
