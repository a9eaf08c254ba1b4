//! Lessons: guided first games at a table with prepared cards.

use std::sync::Arc;

use super::app::App;
use super::audience::Audience;
use super::game_ui::{GameUi, MoveOf, Side};
use super::keyboard::keys::AtKeys;
use super::language_pack::LanguagePack;
use super::plan::{Plan, SeatPlan};
use super::playing::Playing;
use super::setup::usual_players;
use super::table_state::TableState;
use super::typing::{AtTable, Next};
use super::{lookup, setup};
use crate::bot::Budget;
use crate::check::example::{About, Examples, LEARNER, Lesson, LessonStep, Query, Scene, Teach, Wanted};
use crate::engine::{Seat, Setup};
use crate::input::{BookQuestion, Command, GameCommand, MoveCommand, TableQuestion};
use crate::record::Moves;
use crate::rules::Loaded;
use crate::storage::Unwritten;
use crate::text::{Channel, Line, Message, Text, Urgency, msg};

/// The table of a lesson, and the progress of the learner.
struct LessonTable<G: Learnable> {
    table: Playing<G>,
    lesson: Lesson<G>,
    /// False for a lesson that was generated because the game has none.
    written: bool,
    /// The names for the scene with most players.
    names: Vec<String>,
    scene: usize,
    step: usize,
    /// The number of the step in the whole lesson, from 1.
    number: usize,
}

type WantedAt<G> = Wanted<MoveOf<G>>;

type AboutAt<G> = About<MoveOf<G>>;

type StepAt<G> = LessonStep<MoveOf<G>>;

impl App {
    pub(super) fn begin_lesson<G: Learnable>(
        &mut self,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        lines: &mut Vec<Line>,
    ) -> Box<dyn AtTable> {
        let mut lesson = Lesson::<G>::of(&loaded, rules);
        let written = !lesson.scenes.is_empty();
        if !written {
            lesson.scenes.extend(dealt::<G>(rules));
        }
        let table = self.table_of(loaded);
        let largest = lesson.scenes.iter().map(|scene| scene.game.setup().seats).max().unwrap_or(1);
        let computers = std::iter::repeat_n(SeatPlan::Computer(None), usize::from(largest).saturating_sub(1));
        let seats: Vec<SeatPlan> = [SeatPlan::Me].into_iter().chain(computers).collect();
        let names = setup::names(self.keyboard.voice(), self.wizard.plan(), &seats);
        let game = self.keyboard.voice().locale().game_name(&table.id);
        lines.push(told(self.keyboard.voice(), msg!("lesson-begins", game, count = lesson.steps())));
        let preferences = self.keyboard.preferences();
        let plan = Plan::default();
        let table = Playing::new(table, rules, &seats, names.clone(), &plan, Budget::USUAL, preferences);
        let mut lesson_table = LessonTable { table, lesson, written, names, scene: 0, step: 0, number: 1 };
        lesson_table.begin_scene(self.keyboard.voice(), lines);
        Box::new(lesson_table)
    }
}

impl<G: Learnable> AtTable for LessonTable<G> {
    fn seated(&self) -> &dyn AtTable {
        &self.table
    }

    fn seated_mut(&mut self) -> &mut dyn AtTable {
        &mut self.table
    }

    fn table_state(&self) -> &TableState {
        self.table.table_state()
    }

    fn table_state_mut(&mut self) -> &mut TableState {
        self.table.table_state_mut()
    }

    fn written(&self) -> &Moves {
        self.table.written()
    }

    fn record(&mut self) -> Vec<Unwritten> {
        self.table.record()
    }

    fn situation(&self) -> Vec<Line> {
        self.table.situation()
    }

    fn status(&self) -> String {
        self.table.status()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        self.table.winners()
    }

    fn is_passing(&self) -> bool {
        self.table.is_passing()
    }

    fn at_keys(&self) -> AtKeys {
        // Enter continues after the lesson, and some steps ask for it.
        AtKeys { enter: true, lesson: true, ..self.table.at_keys() }
    }

    fn completions(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn answer(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Some(step) = self.current().cloned() else { return self.after_the_lesson(app, typed, lines) };
        let heard = app.keyboard.voice().command_of(typed);
        let skips = matches!(heard, Some((Command::Game(GameCommand::Next), _)));
        let takes_back = matches!(heard, Some((Command::Move(MoveCommand::Undo), _)));
        // The instruction of the step replaces a tip, which could leave the lesson.
        let is_tip = |heard: &(Command, String)| heard.0 == Command::Ask(TableQuestion::Tip);
        let asks_tip = heard.as_ref().is_some_and(is_tip) && !matches!(step.wanted, Wanted::Ask(Query::Tip, _));
        let before = self.table.waits_for_learner();
        let next = match step.wanted {
            Wanted::Ask(..) if skips => Next::GoesOn,
            Wanted::Move(wanted) if skips => self.make(app, wanted, lines),
            _ if typed.trim().is_empty() => {
                lines.extend(self.table.table_state_mut().take_untold());
                Next::told(self.table.situation(), lines)
            }
            wanted if takes_back => self.take_back(app, Some(wanted), lines),
            _ if asks_tip => Next::told([], lines),
            _ => app.at_the_table(&mut self.table, typed, lines),
        };
        if next.leaves() {
            return next;
        }
        let voice = app.keyboard.voice();
        let done = match step.wanted {
            Wanted::Move(_) => before && !self.table.waits_for_learner(),
            Wanted::Ask(query, about) => skips || self.is_asked(voice, query, about, typed, heard.as_ref()),
        };
        if done {
            self.next_step(voice, &step, lines);
        } else {
            lines.push(self.instruction(voice, step.wanted).line(Channel::Help, Urgency::Turn));
        }
        next
    }
}

impl<G: Learnable> LessonTable<G> {
    fn current(&self) -> Option<&StepAt<G>> {
        self.lesson.scenes.get(self.scene)?.steps.get(self.step)
    }

    fn make(&mut self, app: &mut App, wanted: MoveOf<G>, lines: &mut Vec<Line>) -> Next {
        let outcome = self.table.make(LEARNER, wanted);
        app.told(&mut self.table, outcome, lines)
    }

    fn take_back(&mut self, app: &mut App, wanted: Option<WantedAt<G>>, lines: &mut Vec<Line>) -> Next {
        match (wanted, G::TAKES_BACK) {
            (Some(Wanted::Move(wanted)), Some(takes_back)) if wanted == takes_back => self.make(app, wanted, lines),
            _ => Next::stops([app.keyboard.voice().error(msg!("lesson-no-undo"))], lines),
        }
    }

    fn is_asked(
        &self,
        voice: &LanguagePack,
        query: Query,
        about: Option<AboutAt<G>>,
        typed: &str,
        heard: Option<&(Command, String)>,
    ) -> bool {
        let Some(command) = command_of(query) else { return typed.trim().is_empty() };
        match (heard, about) {
            (Some((Command::Look(BookQuestion::Card), rest)), Some(About::Card(card))) if query == Query::Card => {
                lookup::cards_meant(voice, rest).contains(&card)
            }
            _ => G::asked(self.table.side(), typed)
                .is_some_and(|(asked, behind)| asked == command && (about.is_none() || about == behind)),
        }
    }

    fn next_step(&mut self, voice: &LanguagePack, done: &StepAt<G>, lines: &mut Vec<Line>) {
        if matches!(done.wanted, Wanted::Ask(..)) && !done.after.is_empty() {
            self.table.follow(None, &done.after);
            self.table.go_on();
            lines.extend(self.table.table_state_mut().take_untold());
            lines.extend(self.table.situation());
        }
        self.number += 1;
        self.step += 1;
        if self.current().is_some() {
            return self.begin_step(voice, lines);
        }
        self.scene += 1;
        self.step = 0;
        if self.current().is_some() {
            self.begin_scene(voice, lines);
        } else {
            self.table.follow(None, &[]);
            lines.extend(self.lesson_over(voice));
        }
    }

    fn begin_scene(&mut self, voice: &LanguagePack, lines: &mut Vec<Line>) {
        let Some(scene) = self.lesson.scenes.get(self.scene) else { return };
        let seats = usize::from(scene.game.setup().seats);
        self.table.set_up_scene(scene.game.clone(), LEARNER, &self.names[..seats]);
        self.table.follow(None, &scene.before);
        let asked = match scene.steps.first().map(|step| step.wanted) {
            Some(Wanted::Ask(query, None)) => Some(query),
            _ => None,
        };
        if self.scene == 0 {
            lines.extend(G::seating(self.table.view(), self.table.table_state().audience()));
        } else {
            let same = usize::from(self.lesson.scenes[self.scene - 1].game.setup().seats) == seats;
            lines.push(told(voice, msg!("lesson-new-cards", same, count = seats.saturating_sub(1))));
        }
        // A scene that starts with the deal announces the cards by itself.
        if self.table.is_dealt() {
            let layout = G::layout(self.table.view(), self.table.table_state().audience()).into_iter();
            lines.extend(layout.filter(|(query, _)| Some(*query) != asked).map(|(_, line)| line));
        }
        self.table.go_on();
        lines.extend(self.table.table_state_mut().take_untold());
        lines.extend(self.table.situation());
        self.begin_step(voice, lines);
    }

    fn begin_step(&mut self, voice: &LanguagePack, lines: &mut Vec<Line>) {
        let Some(step) = self.current().cloned() else { return };
        match step.wanted {
            Wanted::Move(wanted) => self.table.follow(Some(wanted), &step.after),
            Wanted::Ask(..) => self.table.follow(None, &[]),
        }
        let progress = voice.locale().say(msg!("lesson-step", number = self.number, count = self.lesson.steps()));
        let mut taught = step.teach.iter().flat_map(|teach| self.teach(voice, teach));
        let instruction = self.instruction(voice, step.wanted);
        let Some(first) = taught.next() else {
            lines.push(Line::of([progress, instruction], Channel::Help, Urgency::Turn));
            return;
        };
        lines.push(Line::of([progress, first.into_text()], Channel::Help, Urgency::Answer));
        lines.extend(taught);
        lines.push(instruction.line(Channel::Help, Urgency::Turn));
    }

    fn teach(&self, voice: &LanguagePack, teach: &Teach) -> Vec<Line> {
        let table = self.table.table_state().played();
        let book = || table.books.open(voice.locale().reads());
        match teach {
            Teach::Topic(topic) => {
                let called = G::called(self.table.view(), self.table.table_state().audience());
                let called = [("called", called.into())];
                let message = voice.locale().find_of_family(&format!("lesson-{topic}"), voice.family(), &called);
                message.map(|message| voice.help(message)).into_iter().collect()
            }
            Teach::Clause(clause) => table.told_clause(voice, &book(), *clause),
            Teach::Card(entry) => table.card_does(voice, &book(), entry),
        }
    }

    /// "Type: play red 5."
    fn instruction(&self, voice: &LanguagePack, wanted: WantedAt<G>) -> Text {
        let typed = match wanted {
            Wanted::Move(wanted) => G::typed_move(self.table.side(), wanted),
            Wanted::Ask(query, about) => match command_of(query) {
                Some(command) => self.typed_query(voice, command, about),
                None => return voice.locale().say(msg!("lesson-press-enter")),
            },
        };
        voice.locale().say(msg!("lesson-type", typed))
    }

    /// Returns a query as it is typed: "why blue 4", "row 3".
    fn typed_query(&self, voice: &LanguagePack, command: Command, about: Option<AboutAt<G>>) -> Text {
        let word = Text::plain(voice.commands().entry(command).name.clone());
        match about {
            None => word,
            Some(About::Card(card)) => voice.locale().typed_card(&word.full, card),
            Some(About::Stack(spot)) => word.beside(Text::plain(spot.to_string())),
            Some(About::Colour(colour)) => word.beside(voice.locale().typed_colour(colour)),
            Some(About::Move(wanted)) => word.beside(G::typed_behind(self.table.side(), wanted)),
        }
    }

    fn lesson_over(&self, voice: &LanguagePack) -> Vec<Line> {
        let unwritten = (!self.written).then(|| told(voice, msg!("lesson-not-written")));
        unwritten.into_iter().chain([true, false].map(|over| self.about_the_game(voice, over))).collect()
    }

    fn about_the_game(&self, voice: &LanguagePack, over: bool) -> Line {
        let game = voice.locale().game_name(&self.table.table_state().played().id);
        told(voice, msg!(if (over) "lesson-over" else "lesson-then", game))
    }

    fn after_the_lesson(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            let plan = app.wizard.plan().clone();
            return Next::open(Plan { learn: false, laid_out: None, seed: None, ..plan });
        }
        let next = match app.keyboard.voice().command_of(typed) {
            Some((Command::Move(MoveCommand::Undo), _)) => self.take_back(app, None, lines),
            _ => app.at_the_table(&mut self.table, typed, lines),
        };
        if matches!(next, Next::GoesOn | Next::Again | Next::Stops) {
            lines.push(self.about_the_game(app.keyboard.voice(), false));
        }
        next
    }
}

fn told(voice: &LanguagePack, message: Message<'_>) -> Line {
    voice.help(voice.of_family(message))
}

fn command_of(query: Query) -> Option<Command> {
    match query {
        Query::Enter => None,
        // In games without a discard pile the word asks for the next card of the stock.
        Query::Next => Some(Command::Ask(TableQuestion::Top)),
        _ => Command::with_id(&query.word()),
    }
}

/// The parts of a lesson that depend on the family.
pub trait Learnable: Examples + GameUi {
    /// The move that takes back the last one, in families that have such a move.
    const TAKES_BACK: Option<MoveOf<Self>> = None;

    /// The queries of a generated lesson, with their topics.
    const ASKS: &'static [(&'static str, Query)];

    /// Returns the move that ends a generated lesson; none if the deal allows none.
    fn shown(&self) -> Option<(&'static str, MoveOf<Self>)>;

    /// Announces the seats, if there are several players.
    fn seating(view: Self::View<'_>, audience: Audience<'_>) -> Option<Line>;

    /// Announces the visible cards, each line with the query that it answers.
    fn layout(view: Self::View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)>;

    /// Returns the word of the game for its colours or stacks.
    fn called(view: Self::View<'_>, audience: Audience<'_>) -> &'static str;

    fn asked(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<MoveOf<Self>>>)>;

    /// Returns a move as it is typed.
    fn typed_move(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text;

    /// Returns a move as it is typed in a query.
    fn typed_behind(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text {
        Self::typed_move(side, wanted)
    }
}

/// Generates a scene with dealt cards that teaches the commands, for a game without a lesson.
pub fn dealt<G: Learnable>(rules: &Arc<G::Rules>) -> Option<Scene<G>> {
    const DEALS: u64 = 200;
    let setup = Setup::new(usual_players(&rules.sizes()));
    (1..=DEALS).find_map(|seed| {
        let mut game = G::begin(rules, setup, seed);
        game.apply(LEARNER, G::DEAL).ok()?;
        let (topic, wanted) = game.shown()?;
        let step = |(topic, wanted)| LessonStep { teach: vec![Teach::Topic(topic)], wanted, after: Vec::new() };
        let asks = G::ASKS.iter().map(|(topic, query)| (*topic, Wanted::Ask(*query, None)));
        let steps = asks.chain([(topic, Wanted::Move(wanted))]).map(step).collect();
        Some(Scene { game, before: Vec::new(), steps })
    })
}
