//! A guided first game: step by step, at a real table with prepared hands.

use std::sync::Arc;

use super::lookup;
use super::plan::{Plan, SeatPlan};
use super::playing::Playing;
use super::seated::AtTable;
use super::setup;
use super::talk::{Next, Session};
use crate::bot::Tip;
use crate::cards::CardKind;
use crate::command::{Command, Parsed};
use crate::engine::{Awaits, Game, Move, Setup};
use crate::example::{LEARNER, Lesson, LessonStep, Query, Scene, Teach, Topic, Wanted};
use crate::rules::{Loaded, Rules};
use crate::say::{Channel, Line, Text, Urgency};

/// How far somebody is who learns.
pub(super) struct Learning {
    lesson: Lesson,
    /// Whether somebody has written a lesson for this game.
    written: bool,
    /// The players' names, for the largest table of the lesson.
    names: Vec<String>,
    scene: usize,
    step: usize,
    /// The number of the step in the whole lesson, from 1.
    number: usize,
}

impl Learning {
    fn step(&self) -> Option<&LessonStep> {
        self.lesson.scenes.get(self.scene)?.steps.get(self.step)
    }
}

impl Session {
    /// Begins the lesson of a game.
    pub(super) fn begin_lesson(&mut self, loaded: Loaded, rules: &Arc<Rules>) -> Vec<Line> {
        let mut lesson = Lesson::of(&loaded, rules);
        let written = !lesson.scenes.is_empty();
        if !written {
            lesson.scenes.extend(dealt(rules));
        }
        let table = self.table_of(loaded);
        let largest = lesson.scenes.iter().map(|scene| scene.game.setup().seats).max().unwrap_or(1);
        let computers = std::iter::repeat_n(SeatPlan::Computer(None), usize::from(largest).saturating_sub(1));
        let seats: Vec<SeatPlan> = [SeatPlan::Me].into_iter().chain(computers).collect();
        let names = setup::names(&self.voice, &self.plan, &seats);
        let game = ("game", self.voice.locale().game_name(&table.id).into());
        let mut lines = vec![self.voice.help("lesson-begins", &[game, ("count", lesson.steps().into())])];
        let mut playing = Playing::new(table, rules, &seats, names.clone(), &Plan::default());
        self.learning = Some(Learning { lesson, written, names, scene: 0, step: 0, number: 1 });
        self.begin_scene(&mut playing, &mut lines);
        self.playing = Some(AtTable::Hands(Box::new(playing)));
        lines
    }

    /// Answers a command of somebody who learns, and says what is next.
    pub(super) fn at_the_lesson(&mut self, playing: &mut Playing, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Some(step) = self.learning.as_ref().and_then(Learning::step).cloned() else {
            return self.after_the_lesson(playing, typed, lines);
        };
        let before = playing.waits_for_learner();
        let next = match (self.voice.commands().parse(typed), step.wanted) {
            (Parsed::Command(Command::Next, _), Wanted::Ask(..)) => Next::GoesOn,
            (Parsed::Command(Command::Next, _), Wanted::Move(wanted)) => {
                let outcome = playing.make(&self.voice, LEARNER, wanted);
                self.told(playing, outcome, lines)
            }
            _ if typed.trim().is_empty() => {
                lines.extend(playing.situation(&self.voice));
                Next::GoesOn
            }
            _ => self.at_the_table(playing, typed, lines),
        };
        if matches!(next, Next::Elsewhere | Next::Quit) {
            self.learning = self.learning.take().filter(|_| next == Next::Quit);
            return next;
        }
        let skips = matches!(self.voice.commands().parse(typed), Parsed::Command(Command::Next, _));
        let done = match step.wanted {
            Wanted::Move(_) => before && !playing.waits_for_learner(),
            Wanted::Ask(query, card) => skips || self.is_asked(playing, query, card, typed),
        };
        if done {
            self.next_step(playing, &step, lines);
        } else {
            lines.push(self.instruction(playing, step.wanted).line(Channel::Help, Urgency::Turn));
        }
        next
    }

    /// Whether the typed line asks this.
    fn is_asked(&self, playing: &Playing, query: Query, card: Option<CardKind>, typed: &str) -> bool {
        if query == Query::Enter {
            return typed.trim().is_empty();
        }
        let Parsed::Command(command, rest) = self.voice.commands().parse(typed) else { return false };
        let about = |card: CardKind| match query {
            Query::Card => lookup::cards_meant(&self.voice, rest).contains(&card),
            _ => playing.asked_cards(&self.voice, command, rest).is_ok_and(|typed| typed.cards == [card]),
        };
        Some(command) == command_of(query) && card.is_none_or(about)
    }

    fn next_step(&mut self, playing: &mut Playing, done: &LessonStep, lines: &mut Vec<Line>) {
        if matches!(done.wanted, Wanted::Ask(..)) && !done.after.is_empty() {
            playing.follow(None, &done.after);
            playing.go_on(&self.voice);
            lines.extend(playing.company.take_untold());
            lines.extend(playing.situation(&self.voice));
        }
        let Some(learning) = &mut self.learning else { return };
        learning.number += 1;
        learning.step += 1;
        if learning.step().is_some() {
            return self.begin_step(playing, lines);
        }
        learning.scene += 1;
        learning.step = 0;
        if learning.step().is_some() {
            self.begin_scene(playing, lines);
        } else {
            playing.follow(None, &[]);
            lines.extend(self.lesson_over(playing));
        }
    }

    fn begin_scene(&self, playing: &mut Playing, lines: &mut Vec<Line>) {
        let Some(learning) = &self.learning else { return };
        let Some(scene) = learning.lesson.scenes.get(learning.scene) else { return };
        let seats = usize::from(scene.game.setup().seats);
        playing.set_up_scene(scene.game.clone(), &learning.names[..seats], &scene.before);
        let view = playing.view();
        let announcer = playing.announcer(&self.voice);
        let order: Vec<_> = view.seats().collect();
        if learning.scene == 0 {
            lines.push(announcer.seating(&order, view.dealer()));
        } else {
            let same = learning.lesson.scenes[learning.scene - 1].game.setup().seats == scene.game.setup().seats;
            let args = [("same", same.into()), ("count", (seats - 1).into())];
            lines.push(self.voice.help("lesson-new-cards", &args));
        }
        if scene.steps.first().is_none_or(|step| step.wanted != Wanted::Ask(Query::Hand, None)) {
            lines.push(announcer.hand(&view.hand()));
        }
        playing.go_on(&self.voice);
        lines.extend(playing.company.take_untold());
        lines.extend(playing.situation(&self.voice));
        self.begin_step(playing, lines);
    }

    /// What is taught, and what is to be typed.
    fn begin_step(&self, playing: &mut Playing, lines: &mut Vec<Line>) {
        let Some((learning, step)) = self.learning.as_ref().and_then(|all| Some((all, all.step()?))) else { return };
        let wanted = match step.wanted {
            Wanted::Move(wanted) => Some(wanted),
            Wanted::Ask(..) => None,
        };
        playing.follow(wanted, if wanted.is_some() { &step.after } else { &[] });
        let progress = [("number", learning.number.into()), ("count", learning.lesson.steps().into())];
        let progress = self.voice.locale().text("lesson-step", &progress);
        let mut taught = step.teach.iter().flat_map(|teach| self.teach(playing, teach));
        let instruction = self.instruction(playing, step.wanted);
        let Some(first) = taught.next() else {
            lines.push(Line::of([progress, instruction], Channel::Help, Urgency::Turn));
            return;
        };
        let first = Text { full: first.text, short: first.short, quiet: first.quiet, braille: first.braille };
        lines.push(Line::of([progress, first], Channel::Help, Urgency::Answer));
        lines.extend(taught);
        lines.push(instruction.line(Channel::Help, Urgency::Turn));
    }

    fn teach(&self, playing: &Playing, teach: &Teach) -> Vec<Line> {
        let book = || playing.company.table.books.open(self.voice.locale().lang().code());
        match teach {
            Teach::Topic(topic) => {
                let announcer = playing.announcer(&self.voice);
                let called = [("called", announcer.called().into())];
                vec![self.voice.help(&format!("lesson-{}", topic.word()), &called)]
            }
            Teach::Clause(clause) => playing.company.table.told_clause(&self.voice, &book(), *clause),
            Teach::Card(entry) => {
                book().card(entry).map_or_else(Vec::new, |passage| lookup::told(&self.voice, passage))
            }
        }
    }

    /// "Type: play red 5."
    fn instruction(&self, playing: &Playing, wanted: Wanted) -> Text {
        let announcer = playing.announcer(&self.voice);
        let word = |command| self.voice.commands().entry(command).name.as_str();
        let typed = match wanted {
            Wanted::Move(wanted) => announcer.typed_move(word(command_for(wanted)), wanted),
            Wanted::Ask(query, card) => match command_of(query) {
                Some(command) => announcer.typed_query(word(command), card),
                None => return self.voice.locale().text("lesson-press-enter", &[]),
            },
        };
        self.voice.locale().text("lesson-type", &[("typed", typed.into())])
    }

    fn lesson_over(&self, playing: &Playing) -> Vec<Line> {
        let game = || ("game", self.voice.locale().game_name(&playing.company.table.id).into());
        let written = self.learning.as_ref().is_some_and(|learning| learning.written);
        let unwritten = (!written).then(|| self.voice.help("lesson-not-written", &[]));
        let over = [self.voice.help("lesson-over", &[game()]), self.voice.help("lesson-then", &[game()])];
        unwritten.into_iter().chain(over).collect()
    }

    /// The lesson is over: Enter begins a game.
    fn after_the_lesson(&mut self, playing: &mut Playing, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            self.learning = None;
            self.plan = Plan { learn: false, position: None, seed: None, ..self.plan.clone() };
            lines.extend(self.next_question());
            return Next::Elsewhere;
        }
        let next = self.at_the_table(playing, typed, lines);
        match next {
            Next::Elsewhere => self.learning = None,
            Next::Quit => {}
            Next::GoesOn | Next::Again | Next::Stops => {
                let game = [("game", self.voice.locale().game_name(&playing.company.table.id).into())];
                lines.push(self.voice.help("lesson-then", &game));
            }
        }
        next
    }
}

/// The command that asks this; none for Enter alone.
fn command_of(query: Query) -> Option<Command> {
    Command::ALL.iter().copied().find(|command| command.id() == query.word())
}

/// The command with which a move is typed.
fn command_for(wanted: Move) -> Command {
    match wanted {
        Move::Play { .. } | Move::PlayTogether { .. } | Move::Deal => Command::Play,
        Move::Draw => Command::Draw,
        Move::Pass => Command::Pass,
        Move::Call(_) => Command::Call,
        Move::Catch(_) => Command::Catch,
        Move::Challenge => Command::Challenge,
        Move::Choose(_) | Move::ChoosePlayer(_) | Move::Give(_) => Command::Choose,
    }
}

/// A lesson about the commands alone, with a hand as it comes: for a game of which nobody has written a lesson.
fn dealt(rules: &Arc<Rules>) -> Option<Scene> {
    const DEALS: u64 = 200;
    let setup = Setup::new(setup::usual_players(&rules.sizes()));
    let deals = (1..=DEALS).filter_map(|seed| {
        let mut game = Game::new(Arc::clone(rules), setup, seed);
        game.apply(LEARNER, Move::Deal).ok()?;
        Some(game)
    });
    let free = |game: &Game| game.to_act() == Some(LEARNER) && game.view_of(LEARNER).awaits() == Awaits::Turn;
    let (game, tip) = deals.filter(free).find_map(|game| {
        let tip = Tip::of(game.view_of(LEARNER)).filter(|tip| tip.wanted.lays_a_card())?;
        Some((game, tip))
    })?;
    let asks = [
        (Topic::Hand, Query::Hand),
        (Topic::Top, Query::Top),
        (Topic::Can, Query::Can),
        (Topic::Enter, Query::Enter),
        (Topic::Counts, Query::Counts),
        (Topic::Help, Query::Help),
        (Topic::Tip, Query::Tip),
    ];
    let ask = |(topic, query)| LessonStep {
        teach: vec![Teach::Topic(topic)],
        wanted: Wanted::Ask(query, None),
        after: Vec::new(),
    };
    let play =
        LessonStep { teach: vec![Teach::Topic(Topic::Play)], wanted: Wanted::Move(tip.wanted), after: Vec::new() };
    Some(Scene { game, before: Vec::new(), steps: asks.into_iter().map(ask).chain([play]).collect() })
}
