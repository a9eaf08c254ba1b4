//! Lessons: guided first games at a table with prepared cards.

use std::sync::Arc;

use super::any_table::AnyTable;
use super::{LessonMode, Mode, Playing, Script};
use crate::bot::Budget;
use crate::check::example::{About, LEARNER, Lesson, LessonStep, Query, Scene, Teach, Wanted};
use crate::engine::{Seat, Setup, Viewer};
use crate::input::{Command, GameCommand, MoveCommand, Said, TableQuestion};

use crate::rules::Loaded;
use crate::session::app::App;
use crate::session::game_ui::{GameUi, MoveOf};
use crate::session::intent::{Intent, Next, Question};
use crate::session::language_pack::LanguagePack;
use crate::session::participant::Participant;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::reading::decide;
use crate::session::setup;
use crate::session::setup::usual_players;
use crate::session::table::Seats;
use crate::text::{Channel, Line, Message, Text, Urgency, msg};

type WantedAt<G> = Wanted<MoveOf<G>>;

type AboutAt<G> = About<MoveOf<G>>;

type StepAt<G> = LessonStep<MoveOf<G>>;

impl<G: GameUi> Playing<G> {
    pub fn learn(app: &mut App, loaded: Loaded, rules: &Arc<G::Rules>) -> Self {
        let mut lesson = Lesson::<G>::of(&loaded, rules);
        let written = !lesson.scenes.is_empty();
        if !written {
            lesson.scenes.extend(dealt::<G>(rules));
        }
        let rules_of_table = app.rules_of_table(loaded);
        let largest = lesson.scenes.iter().map(|scene| scene.game.setup().seats).max().unwrap_or(1);
        let computers = std::iter::repeat_n(SeatPlan::Computer(None), usize::from(largest).saturating_sub(1));
        let seats: Vec<SeatPlan> = [SeatPlan::Me].into_iter().chain(computers).collect();
        let names = setup::names(app.voice(), &app.plan, &seats);
        let game = app.voice().locale.game_name(&rules_of_table.id);
        app.lines.push(told(app.voice(), msg!("lesson-begins", game, count = lesson.steps())));
        let (plan, preferences) = (Plan::default(), &app.keyboard.preferences);
        let mut table = Playing::new(rules_of_table, rules, &seats, names.clone(), &plan, Budget::USUAL, preferences);
        let mut mode = LessonMode { lesson, written, names, scene: 0, step: 0, number: 1 };
        mode.begin_scene(&mut table, &mut app.lines);
        table.mode = Mode::Lesson(Box::new(mode));
        table
    }

    fn follow(&mut self, wanted: Option<MoveOf<G>>, others: &[(Seat, MoveOf<G>)]) {
        self.script = Some(Script { wanted, others: others.iter().copied().collect() });
    }

    fn is_waiting_for_learner(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.wanted.is_some())
    }

    /// Replaces the game by a prepared one, in which the learner sits with players of these names.
    fn set_up_scene(&mut self, game: G, learner: Seat, names: &[String]) {
        let levels = self.table_state.planned[..names.len()].iter().map(SeatPlan::level).collect();
        self.table.put_down(game, Arc::new(Seats { names: names.to_vec(), levels }));
        let preferences = self.table_state.participant().preferences.clone();
        self.table_state.seats = Arc::clone(&self.table.seats);
        self.table_state.participants = vec![Participant::new(Viewer::Seat(learner), preferences)];
        self.table_state.at = 0;
        self.question = Question::Nothing;
        self.tell_hands();
    }

    fn make_in_lesson(&mut self, app: &mut App, wanted: MoveOf<G>) -> Next {
        let outcome = self.make(LEARNER, wanted);
        self.tell_outcome(app, outcome)
    }

    fn take_back_in_lesson(&mut self, app: &mut App, wanted: Option<WantedAt<G>>) -> Next {
        match (wanted, G::TAKES_BACK) {
            (Some(Wanted::Move(wanted)), Some(takes_back)) if wanted == takes_back => {
                self.make_in_lesson(app, wanted)
            }
            _ => app.refuse(msg!("lesson-no-undo")),
        }
    }

    fn is_asked(&self, query: Query, about: Option<AboutAt<G>>, said: Option<&Said>) -> bool {
        let (Some(command), Some(said)) = (command_of(query), said) else { return false };
        let is_about = || match about {
            None => true,
            Some(About::Card(card)) if query == Query::Card => {
                said.cards().any(|named| self.voice().names().is_some_and(|names| names.kinds(named).contains(&card)))
            }
            Some(_) => about == G::about(self.side(), said),
        };
        said.command() == Some(command) && is_about()
    }

    /// One sentence of a step: the message of a topic, the first sentence of a clause with its heading, or that of a card.
    fn teach(&self, teach: &Teach, typed: &Text) -> Option<Text> {
        let (table, voice) = (&self.table_state.played, self.voice());
        let book = || table.book(voice);
        let first = |lines: Vec<Line>, sentences: usize| {
            let line = lines.into_iter().next()?;
            Some(line.into_text().first_sentences(sentences))
        };
        match teach {
            Teach::Topic(topic) => {
                let called = G::colour_word(self.view(), self.table_state.audience());
                let given = [("called", called.into()), ("typed", typed.full.as_str().into())];
                let message = voice.locale.find_of_family(&format!("lesson-{topic}"), voice.family(), &given)?;
                Some(voice.locale.say(message))
            }
            Teach::Clause(clause) => first(table.told_clause(voice, &book(), *clause), 2),
            Teach::Card(entry) => first(table.card_does(voice, &book(), entry), 1),
        }
    }

    /// The line that the learner types: "play red 5", "why blue 4". None if only Enter is expected.
    fn typed(&self, wanted: WantedAt<G>) -> Option<Text> {
        let (query, about) = match wanted {
            Wanted::Move(wanted) => return Some(G::typed_move(self.side(), wanted)),
            Wanted::Ask(query, about) => (query, about),
        };
        let called = G::colour_word(self.view(), self.table_state.audience());
        let word = if query == Query::Row && called == "row" {
            self.voice().locale.say(msg!("typed-row"))
        } else {
            Text::plain(self.voice().name_of(command_of(query)?).to_owned())
        };
        Some(match about {
            None => word,
            Some(About::Card(card)) => self.voice().locale.typed_card(&word.full, card),
            Some(About::Stack(spot)) => word.beside(Text::plain(spot.to_string())),
            Some(About::Colour(colour)) => word.beside(self.voice().locale.typed_colour(colour)),
            Some(About::Move(wanted)) => word.beside(G::typed_behind(self.side(), wanted)),
        })
    }

    /// "Type: play red 5.", "Type: why blue 4."; with codes if the step teaches them.
    fn instruction(&self, step: &StepAt<G>) -> Text {
        let Some(typed) = self.typed(step.wanted) else { return self.voice().locale.say(msg!("lesson-press-enter")) };
        let by_code = step.teach.iter().any(|teach| matches!(teach, Teach::Topic(topic) if *topic == "code"));
        let typed = if by_code { Text::plain(typed.braille) } else { typed };
        self.voice().locale.say(msg!("lesson-type", typed))
    }

    fn about_the_game(&self, over: bool) -> Line {
        let game = self.voice().locale.game_name(&self.table_state.played.id);
        told(self.voice(), msg!(if (over) "lesson-over" else "lesson-then", game))
    }
}

impl<G: GameUi> LessonMode<G> {
    pub fn answer(&mut self, table: &mut Playing<G>, app: &mut App, typed: &str) -> Next {
        let Some(step) = self.current().cloned() else { return Self::after_the_lesson(table, app, typed) };
        let meanings = table.table_state.read(typed, &[], &[]);
        let said = match decide::<G>(table.side(), &meanings, typed) {
            Intent::Said(said) => Some(said),
            Intent::Reply(_) => None,
        };
        let command = said.as_ref().and_then(Said::command);
        let skips = command == Some(GameCommand::Next.into());
        let takes_back = command == Some(MoveCommand::Undo.into());
        // The instruction of the step replaces a tip, which could leave the lesson.
        let asks_tip =
            command == Some(TableQuestion::Tip.into()) && !matches!(step.wanted, Wanted::Ask(Query::Tip, _));
        let before = table.is_waiting_for_learner();
        let next = match step.wanted {
            Wanted::Ask(..) if skips => Next::Continue,
            Wanted::Move(wanted) if skips => table.make_in_lesson(app, wanted),
            _ if typed.trim().is_empty() => {
                app.lines.extend(table.table_state.take_untold());
                app.tell(table.situation())
            }
            wanted if takes_back => table.take_back_in_lesson(app, Some(wanted)),
            _ if asks_tip => app.tell([]),
            _ => table.answer_at_table(app, typed),
        };
        if next.is_leaving() {
            return next;
        }
        let done = match step.wanted {
            Wanted::Move(_) => before && !table.is_waiting_for_learner(),
            Wanted::Ask(Query::Enter, _) => skips || typed.trim().is_empty(),
            Wanted::Ask(query, about) => skips || table.is_asked(query, about, said.as_ref()),
        };
        if done {
            self.next_step(table, &step, &mut app.lines);
        } else {
            app.lines.push(table.instruction(&step).line(Channel::Help, Urgency::Turn));
        }
        next
    }

    fn current(&self) -> Option<&StepAt<G>> {
        self.lesson.scenes.get(self.scene)?.steps.get(self.step)
    }

    fn next_step(&mut self, table: &mut Playing<G>, done: &StepAt<G>, lines: &mut Vec<Line>) {
        if matches!(done.wanted, Wanted::Ask(..)) && !done.after.is_empty() {
            table.follow(None, &done.after);
            table.play_computers();
            lines.extend(table.table_state.take_untold());
            lines.extend(table.situation());
        }
        self.number += 1;
        self.step += 1;
        if self.current().is_some() {
            return self.begin_step(table, lines);
        }
        self.scene += 1;
        self.step = 0;
        if self.current().is_some() {
            self.begin_scene(table, lines);
        } else {
            table.follow(None, &[]);
            lines.extend((!self.written).then(|| told(table.voice(), msg!("lesson-not-written"))));
            lines.extend([true, false].map(|over| table.about_the_game(over)));
        }
    }

    fn begin_scene(&mut self, table: &mut Playing<G>, lines: &mut Vec<Line>) {
        let Some(scene) = self.lesson.scenes.get(self.scene) else { return };
        let seats = usize::from(scene.game.setup().seats);
        table.set_up_scene(scene.game.clone(), LEARNER, &self.names[..seats]);
        table.follow(None, &scene.before);
        let asked = match scene.steps.first().map(|step| step.wanted) {
            Some(Wanted::Ask(query, None)) => Some(query),
            _ => None,
        };
        if self.scene == 0 {
            lines.extend(G::announce_seats(table.view(), table.table_state.audience()));
        } else {
            let same = usize::from(self.lesson.scenes[self.scene - 1].game.setup().seats) == seats;
            lines.push(told(table.voice(), msg!("lesson-new-cards", same, count = seats.saturating_sub(1))));
        }
        // A scene that starts with the deal announces the cards by itself.
        if table.to_act().is_some() {
            let layout = G::announce_layout(table.view(), table.table_state.audience()).into_iter();
            lines.extend(layout.filter(|(query, _)| Some(*query) != asked).map(|(_, line)| line));
        }
        table.play_computers();
        lines.extend(table.table_state.take_untold());
        lines.extend(table.situation());
        self.begin_step(table, lines);
    }

    fn begin_step(&mut self, table: &mut Playing<G>, lines: &mut Vec<Line>) {
        let Some(step) = self.current().cloned() else { return };
        match step.wanted {
            Wanted::Move(wanted) => table.follow(Some(wanted), &step.after),
            Wanted::Ask(..) => table.follow(None, &[]),
        }
        let progress =
            table.voice().locale.say(msg!("lesson-step", number = self.number, count = self.lesson.steps()));
        let typed = table.typed(step.wanted).unwrap_or_default();
        let taught = step.teach.iter().filter_map(|teach| table.teach(teach, &typed));
        let told = std::iter::once(progress.beside(table.instruction(&step))).chain(taught);
        lines.push(Line::parted(told, Channel::Help, Urgency::Turn));
    }

    fn after_the_lesson(table: &mut Playing<G>, app: &mut App, typed: &str) -> Next {
        if typed.trim().is_empty() {
            let plan = app.plan.clone();
            return Next::open(Plan { learn: false, laid_out: None, seed: None, ..plan }, None);
        }
        let next = if table.table_state.read(typed, &[], &[]).has("undo") {
            table.take_back_in_lesson(app, None)
        } else {
            table.answer_at_table(app, typed)
        };
        if matches!(next, Next::Continue | Next::Again | Next::Stop) {
            app.lines.push(table.about_the_game(false));
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
        _ => Command::with_id(query.word()),
    }
}

/// Generates a scene with dealt cards that teaches the commands, for a game without a lesson.
pub fn dealt<G: GameUi>(rules: &Arc<G::Rules>) -> Option<Scene<G>> {
    const DEALS: u64 = 200;
    let setup = Setup::new(usual_players(&rules.sizes()));
    (1..=DEALS).find_map(|seed| {
        let mut game = G::begin(rules, setup, seed);
        game.apply(LEARNER, G::DEAL).ok()?;
        let (topic, wanted) = game.last_step()?;
        let step = |(topic, wanted)| LessonStep { teach: vec![Teach::Topic(topic)], wanted, after: Vec::new() };
        let asks = G::ASKS.iter().map(|query| (query.word(), Wanted::Ask(*query, None)));
        let steps = asks.chain([(topic, Wanted::Move(wanted))]).map(step).collect();
        Some(Scene { game, before: Vec::new(), steps })
    })
}
