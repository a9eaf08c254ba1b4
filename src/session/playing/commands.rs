//! Commands at a table, for every family: each line is read, checked, carried out and answered.

use super::Playing;
use super::any_table::AnyTable;
use crate::engine::{Seat, Viewer};
use crate::input::{Command, GameCommand, MoveCommand, TableQuestion, Typed, normal};
use crate::session::app::App;
use crate::session::game_ui::{GameUi, is_only_at_home};
use crate::session::intent::{AwaitedInput, EnterWord, Intent, Next, Outcome, Question, Reply};
use crate::session::language_pack::{LanguagePack, NotWritten};
use crate::session::plan::{Opening, Plan, ReplayPlan};
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
        if let Some(outcome) = self.answer_to_proposal(typed) {
            return self.tell_outcome(app, outcome);
        }
        if let Some(next) = self.in_words(app, typed) {
            return next;
        }
        let (seat, typed) = self.read_actor(app.voice(), typed);
        if let Some(sentence) = app.voice().proposed(typed) {
            return self.propose_in_words(app, seat, sentence);
        }
        let intent = G::read_typed(self.side(), typed);
        let for_anybody = matches!(&intent, Intent::Reply(Reply::Deed(deed)) if G::is_for_anybody(deed));
        if seat != self.mover() && !for_anybody {
            let name = seat.map_or("", |seat| self.table_state.seats.name(seat));
            return app.stop([app.voice().error(msg!("only-calls", who = name))]);
        }
        let next = match intent {
            Intent::Command(command, rest) => return self.run(app, seat, command, &rest),
            Intent::Reply(reply) => self.reply(app, seat, reply),
        };
        // The state has to be repeated after a refusal.
        if matches!(next, Next::Stop) && self.question == Question::Stop {
            app.lines.extend(self.situation());
        }
        next
    }

    /// Handles words that replace Enter or decline; returns none for other lines.
    fn in_words(&mut self, app: &mut App, typed: &str) -> Option<Next> {
        let at_home = !self.table_state.is_apart;
        let said = EnterWord::of(app.voice(), typed)?;
        match (self.awaited_input(), said) {
            (AwaitedInput::Stop, EnterWord::No | EnterWord::Continue) if self.question == Question::Stop => {}
            (AwaitedInput::Stop, EnterWord::Yes) if self.question == Question::Stop => {
                return Some(app.stop(self.situation()));
            }
            (AwaitedInput::Turn, EnterWord::Continue) if G::on_enter(self.view()).is_some() => {}
            (AwaitedInput::Round | AwaitedInput::Game, EnterWord::Yes)
            | (AwaitedInput::Round | AwaitedInput::Game | AwaitedInput::News, EnterWord::Continue) => {}
            (AwaitedInput::Game, EnterWord::No) if at_home => {
                let quit = Command::Game(GameCommand::Quit);
                return Some(self.run(app, self.mover(), quit, ""));
            }
            _ => return None,
        }
        Some(self.enter(app))
    }

    fn run(&mut self, app: &mut App, seat: Option<Seat>, command: Command, rest: &str) -> Next {
        if is_only_at_home(Some(&self.table_state), command) {
            return app.stop([app.voice().only_at_home(command)]);
        }
        let reply = match command {
            Command::Move(MoveCommand::Agree) => return self.propose_in_words(app, seat, rest),
            Command::Move(MoveCommand::Undo) => return self.undo(app, rest),
            Command::Move(wanted) => G::read_move(self.side(), wanted, rest),
            Command::Ask(question) => {
                // Between rounds the dealer has to act.
                let only_tells = question == TableQuestion::Dealer && rest.is_empty();
                if self.table_state.is_apart && question == TableQuestion::Dealer && !only_tells {
                    return app.stop([app.voice().only_at_home(command)]);
                }
                let changed = if only_tells { None } else { app.set_by(Some(&mut self.table_state), question, rest) };
                if let Some(line) = changed {
                    return app.tell([line]);
                }
                // The only choices are to answer the question, or to wait for others.
                let stands = self.table_state.is_apart
                    && matches!(self.question, Question::Stop | Question::Agree | Question::Others);
                if question == TableQuestion::Can && stands {
                    Some(Reply::Situation)
                } else {
                    G::ask(self.side(), question, rest)
                }
            }
            Command::Look(question) => return app.look_up(&self.table_state, question, rest),
            Command::Again(again) => {
                return app.keyboard.hear_again(&mut self.table_state, again, rest, &mut app.lines);
            }
            Command::Program(wanted) => {
                let told = app.program_command(&mut self.table_state, wanted, rest);
                return app.tell(told);
            }
            Command::Game(GameCommand::Replay) if rest.is_empty() => return self.replay_from_here(app),
            Command::Game(wanted) => return app.game_command(&mut self.table_state, wanted, rest),
        };
        let reply = reply.unwrap_or_else(|| Reply::Refused(app.voice().not_now(command)));
        self.reply(app, seat, reply)
    }

    /// Opens a replay of the current game from the own view.
    fn replay_from_here(&self, app: &mut App) -> Next {
        let table_state = &self.table_state;
        let Some(game) = table_state.on_paper(self.written()).filter(|_| self.script.is_none()) else {
            return app.stop([app.voice().error(msg!("replay-none"))]);
        };
        let seat = match table_state.participant().viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        let plan = Plan {
            game: Some(table_state.played.id.clone()),
            options: game.record.head.options.clone(),
            retold: Some(Box::new(ReplayPlan { game, seat })),
            ..Plan::default()
        };
        Next::Open(Box::new(Opening { plan, loaded: app.on_table.clone() }))
    }

    fn reply(&mut self, app: &mut App, seat: Option<Seat>, reply: Reply<G::Deed>) -> Next {
        match reply {
            Reply::Deed(deed) => {
                let Some(seat) = seat else {
                    return app.stop([app.voice().not_now(G::command_of(&deed))]);
                };
                if self.question == Question::Agree && !G::is_for_anybody(&deed) {
                    return app.stop([app.voice().error(msg!("agree-answer"))]);
                }
                let outcome = self.perform(seat, &deed);
                self.tell_outcome(app, outcome)
            }
            Reply::Told(told) => app.tell(told),
            Reply::Hand(held, order) => {
                self.table_state.participant_mut().hear_hand(held.in_order, order);
                app.tell([held.line])
            }
            Reply::Situation => app.tell(self.situation()),
            Reply::Refused(line) => app.stop([line]),
            Reply::Unclear(told) => app.stop(told),
        }
    }

    fn undo(&mut self, app: &mut App, rest: &str) -> Next {
        let Some(count) = app.voice().times(rest) else {
            return app.stop([app.voice().misused(MoveCommand::Undo)]);
        };
        if let Question::Own(asked) = &self.question {
            // An open question is not taken back; the answer explains what to do.
            let line = G::question(self.view(), self.table_state.audience(), asked, true);
            return app.stop([line]);
        }
        let outcome = match self.take_back_several(count) {
            Ok(()) => Outcome::Made,
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
            Question::Nothing if self.is_over() => return app.play_again(&self.table_state),
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
    fn read_actor<'t>(&self, voice: &LanguagePack, typed: &'t str) -> (Option<Seat>, &'t str) {
        let typed = typed.trim();
        // A name may be part of a card: `Herz 7` is a card, even if a player is called Herz.
        let begins_with_a_card = || voice.card_span(&Typed::new(typed)).is_some_and(|(span, _)| span.start == 0);
        if !G::HIDDEN || self.table_state.is_apart || begins_with_a_card() {
            return (self.mover(), typed);
        }
        let named = self.table_state.participants.iter().find_map(|participant| {
            let Viewer::Seat(seat) = participant.viewer else { return None };
            let name = self.table_state.seats.name(seat);
            let (start, rest) = typed.split_at_checked(name.len())?;
            let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
            whole.then_some((Some(seat), rest.trim_start()))
        });
        named.unwrap_or((self.mover(), typed))
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
        let winners = if self.script.is_some() { None } else { self.table.game().winners() };
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
        let open = open.map(|folder| voice.help(msg!("record-folder-open", folder = folder.display().to_string())));
        app.lines.extend(open);
    }

    /// Writes the first moves. Messages about files come before the other lines.
    pub fn begin_records(&mut self, app: &mut App) {
        let before = app.lines.len();
        self.flush_record(app);
        let voice = app.keyboard.voice();
        let wanted = self.table_state.recorders.iter().filter(|recorder| recorder.is_wanted());
        app.lines.extend(wanted.map(|recorder| {
            let file = recorder.path().display().to_string();
            voice.help(msg!("record-written", file))
        }));
        app.lines.rotate_left(before);
    }
}
