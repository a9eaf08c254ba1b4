//! A patience in a session: what is told, asked and answered.

mod announcer;
mod learning;
mod typed;

use crate::bot::patience::{Tip, chances};
use crate::cards::{CardKind, Colour};
use crate::command::{MoveCommand, PatienceQuestion, TableQuestion};
use crate::engine::patience::{Game, Move, Seen, View, Why};
use crate::engine::{Family as _, Seat};
use crate::say::{Line, Text};
use crate::session::company::Company;
use crate::session::open_table::{Ears, Reply, Spoken};
use crate::session::plan::LaidOut;
use crate::session::voice::Voice;
use announcer::announcer;
use typed::Typing;

impl Spoken for Game {
    const TOLD_AS_ONE: bool = false;

    fn laid_out(from: LaidOut) -> Option<Self> {
        match from {
            LaidOut::Patience(game) => Some(*game),
            LaidOut::Wall(_) => None,
        }
    }

    fn position(&self, ears: &Ears<'_>) -> Vec<Line> {
        let announcer = announcer(self, ears);
        vec![announcer.scores(self.view()), announcer.rows(self.view()), announcer.piles(self.view())]
    }

    fn told(&self, ears: &Ears<'_>, seen: &[Seen]) -> Vec<Line> {
        let announcer = announcer(self, ears);
        let begins = matches!(seen, [Seen::Began { .. }, ..]).then(|| announcer.beginning(self.view()));
        begins.into_iter().chain(announcer.step(seen)).collect()
    }

    fn taken_back(&self, ears: &Ears<'_>, _seat: Seat) -> Vec<Line> {
        announcer(self, ears).step(&[Seen::TookBack])
    }

    fn refusal(&self, ears: &Ears<'_>, why: &Why) -> Line {
        announcer(self, ears).why(why)
    }

    fn situation(&self, ears: &Ears<'_>) -> Vec<Line> {
        vec![announcer(self, ears).turn(self.view())]
    }

    fn status(&self, ears: &Ears<'_>) -> String {
        announcer(self, ears).status(self.view())
    }

    fn read_move(&self, voice: &Voice, _company: &Company, wanted: MoveCommand, rest: &str) -> Option<Reply<Move>> {
        let typing = Typing { game: self, voice };
        Some(match wanted {
            MoveCommand::Auto if rest.is_empty() => Reply::Forced,
            MoveCommand::Auto => Reply::Refused(voice.misused(wanted)),
            wanted => Reply::of(typing.wanted(wanted, rest)?),
        })
    }

    fn read_question(
        &self,
        voice: &Voice,
        company: &Company,
        question: TableQuestion,
        rest: &str,
    ) -> Option<Reply<Move>> {
        let typing = Typing { game: self, voice };
        let ears = company.ears(voice);
        let announcer = announcer(self, &ears);
        let view = self.view();
        let told = |line: Line| Reply::Told(vec![line]);
        let with_colour = |tell: &dyn Fn(Colour) -> Line| match typing.colour(rest) {
            Some(colour) => Reply::Told(vec![tell(colour)]),
            None => Reply::Refused(voice.misused(question)),
        };
        Some(match PatienceQuestion::of(question)? {
            // In some languages the word asks about any card, too.
            PatienceQuestion::Top if !rest.is_empty() => Reply::Told(company.table.card(voice, rest)),
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
            PatienceQuestion::Can if self.is_over() => Reply::Situation,
            PatienceQuestion::Can => told(announcer.can(view)),
            PatienceQuestion::Why => match typing.wanted_behind(question, rest) {
                Ok(wanted) => told(match view.why_not(wanted) {
                    Some(why) => announcer.why(&why),
                    None => announcer.what_if(view, wanted),
                }),
                Err(line) => Reply::Refused(line),
            },
            PatienceQuestion::What => match typing.wanted_behind(question, rest) {
                Ok(wanted) => told(announcer.what_if(view, wanted)),
                Err(line) => Reply::Refused(line),
            },
            PatienceQuestion::Tip => match Tip::of(view) {
                Some(tip) => told(announcer.tip(&tip)),
                None => Reply::Refused(voice.not_now(question)),
            },
            PatienceQuestion::Chances => match chances(view) {
                Some(outlook) => told(announcer.chances(&outlook)),
                None => Reply::Refused(voice.not_now(question)),
            },
        })
    }

    /// Also a move that cannot be made: then it is said why.
    fn as_told(&self, ears: &Ears<'_>, typed: &dyn Fn(&Text) -> bool) -> Option<Move> {
        let (announcer, view) = (announcer(self, ears), self.view());
        let tells = |(wanted, card): &(Move, CardKind)| typed(&announcer.advice(*wanted, *card));
        moves_with_cards(view).into_iter().find(tells).map(|(wanted, _)| wanted)
    }

    /// A card is laid.
    fn read_bare(&self, voice: &Voice, _company: &Company, typed: &str) -> Option<Reply<Move>> {
        let typing = Typing { game: self, voice };
        typing.card(typed).map(Reply::of)
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
