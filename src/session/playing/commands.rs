//! Commands at a table, for every family: each line is read, checked, carried out and answered.

use super::Playing;
use super::any_table::AnyTable;
use crate::engine::Seat;
use crate::input::{Act, Command, GameCommand, Meanings, MoveCommand, Said, TableQuestion, normal};
use crate::session::app::App;
use crate::session::game_ui::{GameUi, is_only_at_home};
use crate::session::intent::{AwaitedInput, Intent, Next, Outcome, Question, Reply};
use crate::session::language_pack::NotWritten;
use crate::session::plan::{Plan, ReplayPlan};
use crate::session::reading::decide;
use crate::text::{ends_with_situation, msg};

impl<G: GameUi> Playing<G> {
    pub(super) fn answer_at_table(&mut self, app: &mut App, typed: &str) -> Next {
        if typed.trim().is_empty() {
            return self.enter(app);
        }
        if self.is_passing() {
            let next = app.general_command(&mut self.table_state, typed).unwrap_or(Next::Stop);
            // The question on the table answers the rest of the line.
            if !next.is_leaving() && !ends_with_situation(&app.lines) {
                app.lines.extend(self.situation());
            }
            return next;
        }
        let (seat, typed) = self.read_actor(typed);
        let meanings = self.meanings(app, typed);
        if let Some(next) = self.answer_question(app, &meanings) {
            return next;
        }
        let intent = decide::<G>(self.side(), &meanings, typed);
        self.carry_out(app, seat, intent)
    }

    /// The meanings of a line here; after a game also those of what is played next.
    pub(super) fn meanings(&self, app: &App, typed: &str) -> Meanings {
        if self.awaited_input() == AwaitedInput::Game && !self.table_state.is_apart {
            return self.table_state.read(typed, &["after"], &[("game", app.game_phrases())]);
        }
        self.table_state.read(typed, &[], &[])
    }

    pub(super) fn carry_out(&mut self, app: &mut App, seat: Option<Seat>, intent: Intent<G::Deed>) -> Next {
        let for_anybody = matches!(&intent, Intent::Reply(Reply::Deed(deed)) if G::is_for_anybody(deed));
        let proposes = matches!(&intent, Intent::Said(said) if said.command() == Some(MoveCommand::Agree.into()));
        if seat != self.mover() && !for_anybody && !proposes {
            let name = seat.map_or("", |seat| self.table_state.seats.name(seat));
            return app.refuse(msg!("only-calls", who = name));
        }
        let next = match intent {
            Intent::Said(said) => return self.run(app, seat, &said),
            Intent::Reply(reply) => self.reply(app, seat, reply),
        };
        // The state has to be repeated after a refusal.
        if matches!(next, Next::Stop) && self.question == Question::Stop {
            app.lines.extend(self.situation());
        }
        next
    }

    /// Takes what answers the question on the table: whether to agree, to go on, or what to play next.
    fn answer_question(&mut self, app: &mut App, meanings: &Meanings) -> Option<Next> {
        let (yes, no, on) = (meanings.has("yes"), meanings.has("no"), meanings.has("on"));
        if self.question == Question::Agree {
            let outcome = match (yes || meanings.has("agreed"), no || meanings.has("disagreed")) {
                (true, _) => self.agree(),
                (false, true) => self.disagree(),
                (false, false) => return None,
            };
            return Some(self.tell_outcome(app, outcome));
        }
        let asks_to_stop = self.question == Question::Stop;
        match self.awaited_input() {
            AwaitedInput::Stop if asks_to_stop && (no || on) => {}
            AwaitedInput::Stop if asks_to_stop && yes => return Some(app.stop(self.situation())),
            AwaitedInput::Turn if on && G::on_enter(self.view()).is_some() => {}
            AwaitedInput::Round if yes || on => {}
            AwaitedInput::News if on => {}
            AwaitedInput::Game => return self.answer_after_the_game(app, meanings),
            _ => return None,
        }
        Some(self.enter(app))
    }

    fn answer_after_the_game(&mut self, app: &mut App, meanings: &Meanings) -> Option<Next> {
        let says = |intents: &[&str]| intents.iter().any(|intent| meanings.has(intent));
        if says(&["yes", "on", "again"]) {
            return Some(self.enter(app));
        }
        if self.table_state.is_apart {
            return None;
        }
        if says(&["no", "enough"]) {
            return Some(self.run(app, self.mover(), &Said::plain(Act::Change, "quit")));
        }
        let said = meanings.said.iter().find(|said| said.intent.starts_with("again-") && !said.asks)?;
        Some(match said.phrase("game").and_then(|game| app.library.ids().into_iter().nth(game)) {
            Some(id) => {
                let plan = app.without_game();
                Next::open(Plan { game: Some(id), players: app.plan.players, ..plan }, None)
            }
            None => app.play_again_with(&self.table_state, said.number()),
        })
    }

    fn run(&mut self, app: &mut App, seat: Option<Seat>, said: &Said) -> Next {
        if said.intent == "option" {
            return app.rules_at_the_table(said.rest());
        }
        let Some(command) = said.command() else {
            let reply = G::explain(self.side(), said);
            let unknown = || Reply::Refused(app.voice().not_understood(&said.words.join(" "), &|_| true));
            let reply = reply.unwrap_or_else(unknown);
            return self.reply(app, seat, reply);
        };
        if is_only_at_home(Some(&self.table_state), command) {
            return app.stop([app.voice().only_at_home(command)]);
        }
        let reply = match command {
            Command::Move(MoveCommand::Agree) => return self.propose_in_words(app, seat, said.rest()),
            Command::Move(MoveCommand::Undo) => return self.undo(app, said.number().unwrap_or(1)),
            Command::Move(_) => G::explain(self.side(), said),
            Command::Ask(question) => {
                if self.table_state.is_apart && question == TableQuestion::Dealer && said.act == Act::Change {
                    return app.stop([app.voice().only_at_home(command)]);
                }
                if let Some(line) = app.set_by(Some(&mut self.table_state), said) {
                    return app.tell([line]);
                }
                // The only choices are to answer the question, or to wait for others.
                let stands = self.table_state.is_apart
                    && matches!(self.question, Question::Stop | Question::Agree | Question::Others);
                if question == TableQuestion::Can && stands {
                    Some(Reply::Situation)
                } else {
                    G::ask(self.side(), question, said)
                }
            }
            Command::Look(question) => return app.look_up(&self.table_state, question, said),
            Command::Again(_) => {
                return app.keyboard.hear_again(&mut self.table_state, said, &mut app.lines);
            }
            Command::Program(wanted) => {
                let told = app.program_command(&mut self.table_state, wanted, said);
                return app.tell(told);
            }
            Command::Game(GameCommand::Replay) if !said.has("text") => return self.replay_from_here(app),
            Command::Game(wanted) => return app.game_command(&mut self.table_state, wanted, said),
        };
        let reply = reply.unwrap_or_else(|| Reply::Refused(app.voice().not_now(command)));
        self.reply(app, seat, reply)
    }

    /// Opens a replay of the current game from the own view.
    fn replay_from_here(&self, app: &mut App) -> Next {
        let table_state = &self.table_state;
        let Some(game) = table_state.on_paper(self.written()).filter(|_| self.script.is_none()) else {
            return app.refuse(msg!("replay-none"));
        };
        let seat = table_state.participant().viewer.seat();
        let plan = Plan {
            game: Some(table_state.played.id.clone()),
            options: game.record.head.options.clone(),
            retold: Some(Box::new(ReplayPlan { game, seat })),
            ..Plan::default()
        };
        Next::open(plan, app.on_table.clone())
    }

    fn reply(&mut self, app: &mut App, seat: Option<Seat>, reply: Reply<G::Deed>) -> Next {
        match reply {
            Reply::Deed(deed) => {
                let Some(seat) = seat else {
                    return app.stop([app.voice().not_now(G::command_of(&deed))]);
                };
                if self.question == Question::Agree && !G::is_for_anybody(&deed) {
                    return app.refuse(msg!("agree-answer"));
                }
                if !G::is_for_anybody(&deed) && self.has_more_to_hear(seat) {
                    return app.refuse(msg!("heard-first"));
                }
                let outcome = self.perform(seat, &deed);
                self.tell_outcome(app, outcome)
            }
            Reply::Told(told) => app.tell(told),
            Reply::Hand(held, order) => {
                let participant = self.table_state.participant_mut();
                participant.hear_hand(held.in_order, order);
                participant.told_places = held.is_numbered;
                app.tell([held.line])
            }
            Reply::Situation => app.tell(self.situation()),
            Reply::Refused(line) => app.stop([line]),
            Reply::Unclear(told) => app.stop(told),
        }
    }

    /// True if Enter would continue the announcements: a move counts only against what its player was told (G-6).
    fn has_more_to_hear(&self, seat: Seat) -> bool {
        let stops = self.question == Question::Stop && self.to_act() != Some(seat);
        !self.table_state.is_apart && (stops || self.table_state.has_untold())
    }

    fn undo(&mut self, app: &mut App, count: usize) -> Next {
        if count == 0 {
            return app.stop([app.voice().misused(MoveCommand::Undo)]);
        }
        if let Question::Own(asked) = &self.question {
            // An open question is not taken back; the answer explains what to do.
            let line = G::question(self.view(), self.table_state.audience(), asked, true);
            return app.stop([line]);
        }
        let apart = self.table_state.is_apart;
        if self.is_only_watching() {
            return app.stop([app.voice().not_now(MoveCommand::Undo)]);
        }
        if apart && self.is_over() {
            return app.refuse(msg!("undo-revealed"));
        }
        let is_first = !self.written().has_undo();
        let outcome = match self.take_back_several(count) {
            Ok(()) => {
                if apart && is_first {
                    self.table_state.tell_each(&msg!("undo-unverified"));
                }
                Outcome::Made
            }
            Err(why) => Outcome::Refused(app.voice().error(why.message(G::HIDDEN))),
        };
        self.tell_outcome(app, outcome)
    }

    /// Proposes a house action; an unknown sentence is answered with the known ones.
    fn propose_in_words(&mut self, app: &mut App, seat: Option<Seat>, sentence: &str) -> Next {
        let Some(by) = seat else {
            return app.stop([app.voice().not_now(MoveCommand::Agree)]);
        };
        match self.read_proposal(by, sentence) {
            Ok(wanted) => {
                let outcome = self.propose(by, wanted);
                self.tell_outcome(app, outcome)
            }
            Err(answer) => self.reply(app, seat, *answer),
        }
    }

    /// Enter alone continues where something waits for it, and otherwise repeats the state of the turn.
    fn enter(&mut self, app: &mut App) -> Next {
        if self.table_state.has_untold() {
            self.tell(app);
            return Next::Continue;
        }
        let apart = self.table_state.is_apart;
        match self.question {
            Question::PassTo(participant) => {
                self.table_state.at = participant;
                self.question = Question::Nothing;
                self.play_computers();
            }
            Question::Stop => self.stop_passed(),
            Question::Agree => {
                let outcome = self.agree();
                return self.tell_outcome(app, outcome);
            }
            Question::Own(_) | Question::Others => {}
            // At a network table people start another game themselves.
            Question::Nothing if self.is_over() && apart => {}
            Question::Nothing if self.is_over() => return app.play_again(self.table_state.planned.clone()),
            Question::Nothing => {
                let own = |seat| !apart || self.mover() == Some(seat);
                let may = |(seat, wanted): &(Seat, _)| own(*seat) || *wanted == G::DEAL && self.mover().is_some();
                if let Some((seat, wanted)) = G::on_enter(self.view()).filter(may) {
                    self.make(seat, wanted);
                }
            }
        }
        self.flush_record(app);
        self.tell(app);
        Next::Continue
    }

    /// Reads `ben catch anna`: any person may call and catch. Other moves are excluded, since their answers could
    /// reveal a hand.
    fn read_actor<'t>(&self, typed: &'t str) -> (Option<Seat>, &'t str) {
        let typed = typed.trim();
        if !G::HIDDEN || self.table_state.is_apart || self.table_state.participants.len() < 2 {
            return (self.mover(), typed);
        }
        let named = self.table_state.participants.iter().find_map(|participant| {
            let seat = participant.viewer.seat()?;
            let name = self.table_state.seats.name(seat);
            let (start, rest) = typed.split_at_checked(name.len())?;
            let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
            whole.then_some((Some(seat), rest.trim_start()))
        });
        // A name may be part of a card, or the line may be about somebody: `Herz 7`, `Ben has forgotten uno`.
        let is_line = || !self.table_state.read(typed, &[], &[]).said.is_empty();
        named.filter(|_| !is_line()).unwrap_or((self.mover(), typed))
    }

    pub(super) fn tell_outcome(&mut self, app: &mut App, outcome: Outcome) -> Next {
        self.flush_record(app);
        match outcome {
            Outcome::Made => {
                self.tell(app);
                Next::Continue
            }
            Outcome::Told(told) => {
                app.lines.extend(self.table_state.take_untold());
                app.tell(told)
            }
            Outcome::Refused(line) => {
                app.lines.extend(self.table_state.take_untold());
                app.stop([line])
            }
        }
    }

    /// Adds what happened to the answer: all of it, or one move in step mode; at the end the situation.
    pub fn tell(&mut self, app: &mut App) {
        let winners = if self.script.is_some() { None } else { self.table.game.winners() };
        let failure = app.storage.count(app.keyboard.voice(), &mut self.table_state, winners);
        app.keyboard.notices.extend(failure);
        app.lines.extend(self.table_state.take_next());
        if self.table_state.has_untold() {
            app.lines.push(app.voice().question(msg!("pace-next")));
        } else {
            app.lines.extend(self.situation());
        }
    }

    /// Writes the moves before they are announced.
    pub fn flush_record(&mut self, app: &mut App) {
        let voice = app.keyboard.voice();
        let apart = self.table_state.is_apart;
        app.lines.extend(self.record().iter().map(|(path, error)| {
            // Remote participants are not told about files of the host.
            if apart {
                voice.error(msg!("lobby-not-recorded"))
            } else {
                voice.not_written(msg!("record-failed"; NotWritten), path, error)
            }
        }));
        let open = self.table_state.recorders.iter_mut().find_map(|recorder| recorder.open_folder.take());
        let open = open.map(|folder| voice.help(msg!("record-folder-open", folder = &folder)));
        app.lines.extend(open);
    }

    /// Writes the first moves. Messages about files come before the other lines.
    pub fn begin_records(&mut self, app: &mut App) {
        let before = app.lines.len();
        self.flush_record(app);
        let voice = app.keyboard.voice();
        let wanted = self.table_state.recorders.iter().filter(|recorder| recorder.is_wanted());
        app.lines.extend(wanted.map(|recorder| voice.help(msg!("record-written", file = recorder.path()))));
        app.lines.rotate_left(before);
    }
}
