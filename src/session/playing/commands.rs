//! Commands at a table, for every family: each line is read, checked, carried out and answered.

use super::{AnyTable, Playing};
use crate::engine::{Seat, Viewer};
use crate::input::{Command, GameCommand, MoveCommand, TableQuestion, Typed, normal};
use crate::session::app::App;
use crate::session::game_ui::{GameUi, is_only_at_home};
use crate::session::intent::{AwaitedInput, EnterWord, Intent, Next, Outcome, Question, Reply};
use crate::session::language_pack::{LanguagePack, NotWritten};
use crate::session::plan::{Dealer, Opening, Plan, ReplayPlan};
use crate::text::{Line, ends_with_situation, msg};

impl<G: GameUi> Playing<G> {
    pub(super) fn answer_at_table(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            return self.enter(app, lines);
        }
        if self.is_passing() {
            let next = app.general_command(&mut self.table_state, typed, lines).unwrap_or(Next::Stop);
            // The question on the table answers the rest of the line.
            if !next.is_leaving() && !ends_with_situation(lines) {
                lines.extend(self.situation());
            }
            return next;
        }
        if let Some(outcome) = self.answer_to_proposal(typed) {
            return self.tell_outcome(app, outcome, lines);
        }
        if let Some(next) = self.in_words(app, typed, lines) {
            return next;
        }
        let (seat, typed) = self.who_acts(app.voice(), typed);
        if let Some(sentence) = app.voice().proposed(typed) {
            return self.propose_in_words(app, seat, sentence, lines);
        }
        let intent = G::read_typed(self.side(), typed);
        let for_anybody = matches!(&intent, Intent::Reply(Reply::Deed(deed)) if G::is_for_anybody(deed));
        if seat != self.mover() && !for_anybody {
            let name = seat.map_or("", |seat| self.table_state.seats.name(seat));
            return Next::stop([app.voice().error(msg!("only-calls", who = name))], lines);
        }
        let next = match intent {
            Intent::Command(command, rest) => return self.run(app, seat, command, &rest, lines),
            Intent::Reply(reply) => self.reply(app, seat, reply, lines),
        };
        // The state has to be repeated after a refusal.
        if matches!(next, Next::Stop) && self.question == Question::Stop {
            lines.extend(self.situation());
        }
        next
    }

    /// Handles words that replace Enter or decline; returns none for other lines.
    fn in_words(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let at_home = !self.table_state.is_apart;
        let said = EnterWord::of(app.voice(), typed)?;
        match (self.waits(), said) {
            (AwaitedInput::Stop, EnterWord::No | EnterWord::Continue) if self.question == Question::Stop => {}
            (AwaitedInput::Stop, EnterWord::Yes) if self.question == Question::Stop => {
                return Some(Next::stop(self.situation(), lines));
            }
            (AwaitedInput::Turn, EnterWord::Continue) if G::on_enter(self.view()).is_some() => {}
            (AwaitedInput::Round | AwaitedInput::Game, EnterWord::Yes)
            | (AwaitedInput::Round | AwaitedInput::Game | AwaitedInput::News, EnterWord::Continue) => {}
            (AwaitedInput::Game, EnterWord::No) if at_home => {
                let quit = Command::Game(GameCommand::Quit);
                return Some(self.run(app, self.mover(), quit, "", lines));
            }
            _ => return None,
        }
        Some(self.enter(app, lines))
    }

    fn run(
        &mut self,
        app: &mut App,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if is_only_at_home(Some(&self.table_state), command) {
            return Next::stop([app.voice().only_at_home(command)], lines);
        }
        let reply = match command {
            Command::Move(MoveCommand::Agree) => return self.propose_in_words(app, seat, rest, lines),
            Command::Move(MoveCommand::Undo) => return self.undo(app, rest, lines),
            Command::Move(wanted) => G::read_move(self.side(), wanted, rest),
            Command::Ask(question) => {
                // Between rounds the dealer has to act.
                let asks = question == TableQuestion::Dealer && rest.is_empty();
                if self.table_state.is_apart && question == TableQuestion::Dealer && !asks {
                    return Next::stop([app.voice().only_at_home(command)], lines);
                }
                let set = if asks { None } else { app.set_by(Some(&mut self.table_state), question, rest) };
                if let Some(line) = set {
                    return Next::tell([line], lines);
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
            Command::Look(question) => return Next::tell(app.look_up(&self.table_state, question, rest), lines),
            Command::Again(again) => return app.keyboard.hear_again(&mut self.table_state, again, rest, lines),
            Command::Program(wanted) => {
                return Next::tell(app.program_command(&mut self.table_state, wanted, rest), lines);
            }
            Command::Game(GameCommand::Replay) if rest.is_empty() => return self.replay_from_here(app, lines),
            Command::Game(wanted) => return app.game_command(&mut self.table_state, wanted, rest, lines),
        };
        let reply = reply.unwrap_or_else(|| Reply::Refused(app.voice().not_now(command)));
        self.reply(app, seat, reply, lines)
    }

    /// Opens a replay of the current game from the own view.
    fn replay_from_here(&self, app: &App, lines: &mut Vec<Line>) -> Next {
        let table_state = &self.table_state;
        let Some(game) = table_state.on_paper(self.written()).filter(|_| self.script.is_none()) else {
            return Next::stop([app.voice().error(msg!("replay-none"))], lines);
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

    fn reply(&mut self, app: &mut App, seat: Option<Seat>, reply: Reply<G::Deed>, lines: &mut Vec<Line>) -> Next {
        match reply {
            Reply::Deed(deed) => self.perform_for(app, seat, &deed, lines),
            Reply::Told(told) => Next::tell(told, lines),
            Reply::Hand(held, order) => {
                self.table_state.participant_mut().hear_hand(held.in_order, order);
                Next::tell([held.line], lines)
            }
            Reply::Situation => Next::tell(self.situation(), lines),
            Reply::Refused(line) => Next::stop([line], lines),
            Reply::Unclear(told) => Next::stop(told, lines),
        }
    }

    fn perform_for(&mut self, app: &mut App, seat: Option<Seat>, deed: &G::Deed, lines: &mut Vec<Line>) -> Next {
        let Some(seat) = seat else {
            return Next::stop([app.voice().not_now(G::command_of(deed))], lines);
        };
        if self.question == Question::Agree && !G::is_for_anybody(deed) {
            return Next::stop([app.voice().error(msg!("agree-answer"))], lines);
        }
        let outcome = self.perform(seat, deed);
        self.tell_outcome(app, outcome, lines)
    }

    fn undo(&mut self, app: &mut App, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(count) = app.voice().times(rest) else {
            return Next::stop([app.voice().misused(MoveCommand::Undo)], lines);
        };
        if let Question::Own(asked) = &self.question {
            // An open question is not taken back; the answer explains what to do.
            let line = G::question(self.view(), self.table_state.audience(), asked, true);
            return Next::stop([line], lines);
        }
        let outcome = match self.take_back_several(count) {
            Ok(()) => Outcome::Made,
            Err(why) => Outcome::Refused(app.voice().error(why.message(G::HIDDEN))),
        };
        self.tell_outcome(app, outcome, lines)
    }

    /// Proposes a house action; an unknown sentence is answered with the known ones.
    fn propose_in_words(&mut self, app: &mut App, seat: Option<Seat>, sentence: &str, lines: &mut Vec<Line>) -> Next {
        let Some(by) = seat else {
            return Next::stop([app.voice().not_now(MoveCommand::Agree)], lines);
        };
        match self.read_proposal(by, sentence) {
            Ok(wanted) => {
                let outcome = self.propose(by, wanted);
                self.tell_outcome(app, outcome, lines)
            }
            Err(answer) => self.reply(app, seat, *answer, lines),
        }
    }

    /// Enter alone continues where something waits for it, and otherwise repeats the state of the turn.
    fn enter(&mut self, app: &mut App, lines: &mut Vec<Line>) -> Next {
        if self.table_state.has_untold() {
            self.tell(app, lines);
            return Next::Continue;
        }
        let apart = self.table_state.is_apart;
        match self.question {
            Question::PassTo(_) => self.keyboard_passed(),
            Question::Stop => self.stop_passed(),
            Question::Agree => {
                let outcome = self.agree();
                return self.tell_outcome(app, outcome, lines);
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
        self.flush_record(app, lines);
        self.tell(app, lines);
        Next::Continue
    }

    /// Reads `ben catch anna`: any person may call and catch. Other moves are excluded, since their answers could
    /// reveal a hand.
    fn who_acts<'t>(&self, voice: &LanguagePack, typed: &'t str) -> (Option<Seat>, &'t str) {
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
}

impl<G: GameUi> Playing<G> {
    pub(super) fn tell_outcome(&mut self, app: &mut App, outcome: Outcome, lines: &mut Vec<Line>) -> Next {
        self.flush_record(app, lines);
        match outcome {
            Outcome::Made => {
                self.tell(app, lines);
                Next::Continue
            }
            Outcome::Told(told) => {
                lines.extend(self.table_state.take_untold());
                Next::tell(told, lines)
            }
            Outcome::Refused(line) => {
                lines.extend(self.table_state.take_untold());
                Next::stop([line], lines)
            }
        }
    }

    /// Adds what happened to the answer: all of it, or one move in step mode; at the end the situation.
    pub fn tell(&mut self, app: &mut App, lines: &mut Vec<Line>) {
        let winners = if self.script.is_some() { None } else { self.table.game().winners() };
        let failure = app.storage.count(app.keyboard.voice(), &mut self.table_state, winners);
        failure.into_iter().for_each(|line| app.keyboard.notice(line));
        lines.extend(self.table_state.take_next());
        if self.table_state.has_untold() {
            lines.push(app.voice().question(msg!("pace-next")));
        } else {
            lines.extend(self.situation());
        }
    }

    /// Writes the moves before they are announced.
    pub fn flush_record(&mut self, app: &App, lines: &mut Vec<Line>) {
        let voice = app.voice();
        let apart = self.table_state.is_apart;
        lines.extend(self.record().iter().map(|(path, error)| {
            // Remote participants are not told about files of the host.
            if apart {
                voice.error(msg!("lobby-not-recorded"))
            } else {
                voice.not_written(msg!("record-failed"; NotWritten), path, error)
            }
        }));
        let open = self.table_state.take_open_folder();
        lines
            .extend(open.map(|folder| voice.help(msg!("record-folder-open", folder = folder.display().to_string()))));
    }

    /// Writes the first moves. Messages about files come before the other lines.
    pub fn begin_records(&mut self, app: &App, lines: &mut Vec<Line>) {
        let mut told = Vec::new();
        self.flush_record(app, &mut told);
        let wanted = self.table_state.recorders.iter().filter(|recorder| recorder.is_wanted());
        told.extend(wanted.map(|recorder| {
            let file = recorder.path().display().to_string();
            app.voice().help(msg!("record-written", file))
        }));
        lines.splice(0..0, told);
    }

    pub fn tell_dealer(&mut self, app: &App, lines: &mut Vec<Line>) {
        match (&app.plan.dealer, self.table_state.setup.dealer) {
            (Some(Dealer::Lot), Some(seat)) => self.tell_lot(seat),
            (Some(Dealer::Named(name)), None) => {
                lines.push(app.voice().error(msg!("dealer-unknown", word = name.as_str())));
            }
            (Some(Dealer::Me), None) => lines.push(app.voice().error(msg!("dealer-not-me"))),
            _ => {}
        }
    }
}
