//! Thinking before a move: a tip, why a card does not fit, what a play would do.

use super::course::Course;
use super::due::due;
use super::reading::{Deed, Laying};
use crate::bot::{Budget, Tip};
use crate::cards::CardKind;
use crate::command::TableQuestion;
use crate::engine::{Awaiting, Dice, Game, Laid, Move, Observation, PublicEvent, Seat, Verdict, View, Viewer};
use crate::rules::book::MOST_TOGETHER;
use crate::say::{Line, WhatIf, msg};
use crate::session::intent::Reply;
use crate::session::question::Question;
use crate::session::spoken::Side;
use crate::session::voice::LanguagePack;

impl Side<'_, Game> {
    /// What the person at the keyboard might do, and why; who has nothing to decide hears what the table waits for.
    pub(super) fn tip(&self) -> Reply<Deed> {
        let (view, announcer) = (self.view, self.announcer());
        if view.seat().is_none() {
            return Reply::Told(vec![self.voice().not_now(TableQuestion::Tip)]);
        }
        let line = match self.question {
            Question::Own(asked) => {
                Tip::of_wish(view, asked.card, Budget::TIP).map(|tip| announcer.tip_for_wish(&tip))
            }
            _ => Tip::of(view, Budget::TIP).map(|tip| announcer.tip(&tip)),
        };
        match line {
            Some(line) => Reply::Told(vec![line]),
            None if *self.question == Question::Stop => Reply::Told(vec![self.voice().help(msg!("stop-tip"))]),
            None => Reply::Situation,
        }
    }

    /// Why a card cannot be laid, or several at once, and what would fit.
    pub(super) fn why(&self, rest: &str) -> Line {
        let cards = match self.asked_cards(TableQuestion::Why.into(), rest) {
            Ok(laying) => laying.kinds(),
            Err(line) => return line,
        };
        let (view, announcer) = (self.view, self.announcer());
        let why = match (cards.as_slice(), Laid::new(&cards)) {
            ([card], _) => view.why_not(*card),
            (_, Some(cards)) => match view.judge(Move::PlayTogether { cards, call: None }) {
                Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => Some(why),
                Some(Verdict::Legal) | None => None,
            },
            _ => return too_many(self.voice()),
        };
        match why {
            Some(why) => announcer.why(&why),
            None => announcer.fits(&cards),
        }
    }

    /// What a play would do, by the engine itself, on a game that looks the same to this player; only what everybody
    /// would see of it, and what does not hang on hidden cards, is told.
    pub(super) fn what(&self, rest: &str) -> Line {
        let laying = match self.asked_cards(TableQuestion::What.into(), rest) {
            Ok(laying) => laying,
            Err(line) => return line,
        };
        let (view, announcer) = (self.view, self.announcer());
        let Some(seat) = view.seat() else { return self.voice().not_now(TableQuestion::What) };
        let dice = &mut Dice::new(self.company.played().seed, u64::MAX);
        let turn = view.to_act().filter(|turn| *turn != seat);
        let imagined = match turn {
            Some(turn) => match view.determinize_on_turn(dice) {
                Some(game) => game,
                None => return announcer.what_later(turn),
            },
            None => view.determinize(dice),
        };
        let told = self.what_of(imagined, seat, &laying);
        match turn {
            Some(turn) => announcer.if_on_turn(turn, &told),
            None => told,
        }
    }

    /// What a play of a seat would do in a game that looks the same.
    fn what_of(&self, mut game: Game, seat: Seat, laying: &Laying) -> Line {
        let announcer = self.announcer();
        let view = game.view_of(seat);
        match Course::naming(view, laying, None) {
            Some(Course::Refused(why)) => return announcer.why(&why),
            Some(Course::SeveralWishes(wishes)) => return announcer.several_wishes(&wishes),
            _ => {}
        }
        let Some((laid, moves)) = plays_of(view, laying) else { return too_many(self.voice()) };
        match view.judge(moves[0]) {
            Some(Verdict::Legal) => {}
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => return announcer.why(&why),
            None => return self.voice().not_now(TableQuestion::What),
        }
        let call = moves[0].call();
        let mut seen = Vec::new();
        for wanted in &moves {
            match game.apply(seat, *wanted) {
                Ok(step) => seen.extend(step.seen_by(Viewer::Onlooker)),
                Err(why) => return announcer.why(&why),
            }
        }
        seen.extend(if_all_let_it_go(&mut game));
        let (seen, stuck) = certain(seen);
        let after = game.view_of(seat);
        announcer.what_if(&WhatIf {
            cards: &laid,
            wish: if matches!(moves[0], Move::PlayTogether { .. }) { laying.wishes().next() } else { laying.wish() },
            wishes: matches!(moves[..], [Move::Play { wish: Some(_), .. }]),
            call,
            seen: &seen,
            choice: &due(after),
            next: stuck.or(game.to_act()),
            follow: &after.playable(),
            held: after.held(seat),
        })
    }
}

/// The moves that do what was typed, with any colour where none was said, and with the call that is due; and the cards that they
/// lay.
fn plays_of(view: View<'_>, laying: &Laying) -> Option<(Vec<CardKind>, Vec<Move>)> {
    let kinds = laying.kinds();
    let (laid, mut moves) = match (laying.cards.as_slice(), Laid::new(&kinds)) {
        ([(card, wish)], _) => {
            let any = view.wishes_with(*card).first().copied();
            (kinds, vec![Move::Play { card: *card, wish: wish.or(any), call: None }])
        }
        (_, cards) => {
            if let Some(moves) = Course::standing_in(view, laying, None) {
                (vec![kinds[0]], moves)
            } else {
                let together = Move::PlayTogether { cards: cards?, call: None };
                (kinds, [together].into_iter().chain(laying.wishes().next().map(Move::Choose)).collect())
            }
        }
    };
    moves[0] = moves[0].with_call(view.call_due_with(moves[0]));
    Some((laid, moves))
}

/// What a play does if nobody lays the same card out of turn (UH-10).
fn if_all_let_it_go(game: &mut Game) -> Vec<Observation> {
    let mut seen = Vec::new();
    while let Some(asked) = game.to_act().filter(|_| game.view(Viewer::Onlooker).awaits() == Awaiting::JumpIn) {
        let Ok(step) = game.apply(asked, Move::Pass) else { break };
        seen.extend(step.seen_by(Viewer::Onlooker));
    }
    seen
}

/// What is certain of a play: neither who is stuck afterwards nor which points it brings, since both hang on the cards
/// of others. Gives who would be next if the play may leave somebody stuck.
fn certain(seen: Vec<Observation>) -> (Vec<Observation>, Option<Seat>) {
    let stuck = seen.iter().enumerate().find_map(|(at, seen)| match seen {
        Observation::Told(PublicEvent::Eliminated { seat }) => Some((at, *seat)),
        _ => None,
    });
    let without_points = |seen| match seen {
        Observation::Told(PublicEvent::Out { seat, place, .. }) => {
            PublicEvent::Out { seat, place, points: None }.into()
        }
        other => other,
    };
    let until = stuck.map_or(seen.len(), |(at, _)| at);
    (seen.into_iter().take(until).map(without_points).collect(), stuck.map(|(_, next)| next))
}

fn too_many(voice: &LanguagePack) -> Line {
    voice.error(msg!("no-such-number", min = 1, max = MOST_TOGETHER))
}
