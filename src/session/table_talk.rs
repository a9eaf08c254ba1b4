//! Commands at a table, for every family: each line is read, checked, carried out and answered.

use super::app::App;
use super::game_ui::{GameUi, is_only_at_home};
use super::intent::{EnterWord, Intent, Outcome, Question, Reply};
use super::keyboard::keys::AwaitedInput;
use super::language_pack::LanguagePack;
use super::plan::{Plan, ReplayPlan};
use super::playing::Playing;
use super::typing::{AtTable, Next, Opening, times};
use crate::engine::{Seat, Viewer};
use crate::input::{Command, GameCommand, MoveCommand, TableQuestion, Typed, normal};
use crate::text::{Line, ends_with_situation, msg};

impl App {
    pub(super) fn at_the_table<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if typed.trim().is_empty() {
            return self.enter(playing, lines);
        }
        if playing.is_passing() {
            let next = self.general_command(playing.table_state_mut(), typed, lines).unwrap_or(Next::Stops);
            // The question on the table answers the rest of the line.
            if !next.leaves() && !ends_with_situation(lines) {
                lines.extend(playing.situation());
            }
            return next;
        }
        if let Some(outcome) = playing.answer_to_proposal(typed) {
            return self.told(playing, outcome, lines);
        }
        if let Some(next) = self.in_words(playing, typed, lines) {
            return next;
        }
        let (seat, typed) = who_acts(playing, self.keyboard.voice(), typed);
        if let Some(sentence) = self.keyboard.voice().proposed(typed) {
            return self.propose(playing, seat, sentence, lines);
        }
        let intent = G::hear(playing.side(), typed);
        let for_anybody = matches!(&intent, Intent::Reply(Reply::Deed(deed)) if G::is_for_anybody(deed));
        if seat != playing.mover() && !for_anybody {
            let name = seat.map_or("", |seat| playing.table_state().seats().name(seat));
            return Next::stops([self.keyboard.voice().error(msg!("only-calls", who = name))], lines);
        }
        let next = match intent {
            Intent::Command(command, rest) => return self.run(playing, seat, command, &rest, lines),
            Intent::Reply(reply) => self.reply(playing, seat, reply, lines),
        };
        // The state has to be repeated after a refusal.
        if matches!(next, Next::Stops) && *playing.question() == Question::Stop {
            lines.extend(playing.situation());
        }
        next
    }

    /// Handles words that replace Enter or decline; returns none for other lines.
    fn in_words<G: GameUi>(&mut self, playing: &mut Playing<G>, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let at_home = !playing.table_state().is_apart();
        let said = EnterWord::of(self.keyboard.voice(), typed)?;
        match (playing.waits(), said) {
            (AwaitedInput::Stop, EnterWord::No | EnterWord::GoesOn) if *playing.question() == Question::Stop => {}
            (AwaitedInput::Stop, EnterWord::Yes) if *playing.question() == Question::Stop => {
                return Some(Next::stops(playing.situation(), lines));
            }
            (AwaitedInput::Turn, EnterWord::GoesOn) if G::on_enter(playing.view()).is_some() => {}
            (AwaitedInput::Round | AwaitedInput::Game, EnterWord::Yes)
            | (AwaitedInput::Round | AwaitedInput::Game | AwaitedInput::News, EnterWord::GoesOn) => {}
            (AwaitedInput::Game, EnterWord::No) if at_home => {
                let quit = Command::Game(GameCommand::Quit);
                return Some(self.run(playing, playing.mover(), quit, "", lines));
            }
            _ => return None,
        }
        Some(self.enter(playing, lines))
    }

    fn run<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if is_only_at_home(Some(playing.table_state()), command) {
            return Next::stops([self.keyboard.voice().only_at_home(command)], lines);
        }
        match command {
            Command::Move(MoveCommand::Agree) => self.propose(playing, seat, rest, lines),
            Command::Move(MoveCommand::Undo) => self.take_back(playing, rest, lines),
            Command::Move(wanted) => {
                let reply = G::read_move(playing.side(), wanted, rest);
                self.reply_or_not_now(playing, seat, command, reply, lines)
            }
            Command::Ask(question) => {
                // Between rounds the dealer has to act.
                let asks = question == TableQuestion::Dealer && rest.is_empty();
                if playing.table_state().is_apart() && question == TableQuestion::Dealer && !asks {
                    return Next::stops([self.keyboard.voice().only_at_home(command)], lines);
                }
                let table_state = playing.table_state_mut();
                let told = if asks {
                    None
                } else {
                    self.wizard.set_by(&mut self.keyboard, Some(table_state), question, rest)
                };
                if let Some(line) = told {
                    return Next::told([line], lines);
                }
                // The only choices are to answer the question, or to wait for others.
                let stands = playing.table_state().is_apart()
                    && matches!(playing.question(), Question::Stop | Question::Agree | Question::Others);
                if question == TableQuestion::Can && stands {
                    return self.reply(playing, seat, Reply::Situation, lines);
                }
                let reply = G::ask(playing.side(), question, rest);
                self.reply_or_not_now(playing, seat, command, reply, lines)
            }
            Command::Look(question) => Next::told(self.look_up(playing.table_state(), question, rest), lines),
            Command::Again(again) => self.keyboard.hear_again(playing.table_state_mut(), again, rest, lines),
            Command::Program(wanted) => {
                Next::told(self.program_command(playing.table_state_mut(), wanted, rest), lines)
            }
            Command::Game(GameCommand::Replay) if rest.is_empty() => self.replay_from_here(playing, lines),
            Command::Game(wanted) => self.game_command(playing.table_state_mut(), wanted, rest, lines),
        }
    }

    /// Opens a replay of the current game from the own view.
    fn replay_from_here<G: GameUi>(&mut self, playing: &Playing<G>, lines: &mut Vec<Line>) -> Next {
        let table_state = playing.table_state();
        let Some(game) = table_state.on_paper(playing.written()).filter(|_| !playing.side().learns) else {
            return Next::stops([self.keyboard.voice().error(msg!("replay-none"))], lines);
        };
        let seat = match table_state.participant().viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        let plan = Plan {
            game: Some(table_state.played().id.clone()),
            options: game.record.head.options.clone(),
            ..Plan::default()
        };
        let plan = Plan { retold: Some(Box::new(ReplayPlan { game, seat })), ..plan };
        Next::Open(Box::new(Opening { plan, loaded: self.wizard.on_table() }))
    }

    fn reply_or_not_now<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        seat: Option<Seat>,
        command: Command,
        reply: Option<Reply<G::Deed>>,
        lines: &mut Vec<Line>,
    ) -> Next {
        let not_now = || Reply::Refused(self.keyboard.voice().not_now(command));
        let reply = reply.unwrap_or_else(not_now);
        self.reply(playing, seat, reply, lines)
    }

    fn reply<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        seat: Option<Seat>,
        reply: Reply<G::Deed>,
        lines: &mut Vec<Line>,
    ) -> Next {
        match reply {
            Reply::Deed(deed) => self.perform(playing, seat, &deed, lines),
            Reply::Told(told) => Next::told(told, lines),
            Reply::Hand(held, order) => {
                playing.table_state_mut().participant_mut().hear_hand(held.in_order, order);
                Next::told([held.line], lines)
            }
            Reply::Situation => Next::told(playing.situation(), lines),
            Reply::Refused(line) => Next::stops([line], lines),
            Reply::Unclear(told) => Next::stops(told, lines),
        }
    }

    fn perform<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        seat: Option<Seat>,
        deed: &G::Deed,
        lines: &mut Vec<Line>,
    ) -> Next {
        let Some(seat) = seat else {
            return Next::stops([self.keyboard.voice().not_now(G::command(deed))], lines);
        };
        if *playing.question() == Question::Agree && !G::is_for_anybody(deed) {
            return Next::stops([self.keyboard.voice().error(msg!("agree-answer"))], lines);
        }
        let outcome = playing.perform(seat, deed);
        self.told(playing, outcome, lines)
    }

    fn take_back<G: GameUi>(&mut self, playing: &mut Playing<G>, rest: &str, lines: &mut Vec<Line>) -> Next {
        let voice = self.keyboard.voice();
        let Some(count) = times(voice, rest) else {
            return Next::stops([voice.misused(MoveCommand::Undo)], lines);
        };
        if let Question::Own(asked) = playing.question() {
            // An open question is not taken back; the answer explains what to do.
            let line = G::not_done(playing.view(), playing.table_state().audience(), asked);
            return Next::stops([line], lines);
        }
        let outcome = match playing.take_back_several(count) {
            Ok(()) => Outcome::Made,
            Err(why) => Outcome::Refused(voice.error(why.message(G::HIDDEN))),
        };
        self.told(playing, outcome, lines)
    }

    /// Proposes a house action; an unknown sentence is answered with the known ones.
    fn propose<G: GameUi>(
        &mut self,
        playing: &mut Playing<G>,
        seat: Option<Seat>,
        sentence: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let Some(by) = seat else {
            return Next::stops([self.keyboard.voice().not_now(MoveCommand::Agree)], lines);
        };
        match playing.read_proposal(by, sentence) {
            Ok(wanted) => {
                let outcome = playing.propose(by, wanted);
                self.told(playing, outcome, lines)
            }
            Err(answer) => self.reply(playing, seat, *answer, lines),
        }
    }

    /// Enter alone continues where something waits for it, and otherwise repeats the state of the turn.
    fn enter<G: GameUi>(&mut self, playing: &mut Playing<G>, lines: &mut Vec<Line>) -> Next {
        if playing.table_state().has_untold() {
            self.tell(playing, lines);
            return Next::GoesOn;
        }
        match playing.question() {
            Question::PassTo(_) => playing.keyboard_passed(),
            Question::Stop => playing.stop_passed(),
            Question::Agree => {
                let outcome = playing.agree();
                return self.told(playing, outcome, lines);
            }
            Question::Own(_) | Question::Others => {}
            // At a network table people start another game themselves.
            Question::Nothing if playing.is_over() && playing.table_state().is_apart() => {}
            Question::Nothing if playing.is_over() => return self.play_again(playing.table_state()),
            Question::Nothing => {
                let own = |seat| !playing.table_state().is_apart() || playing.mover() == Some(seat);
                let may = |(seat, wanted): &(Seat, _)| own(*seat) || *wanted == G::DEAL && playing.mover().is_some();
                if let Some((seat, wanted)) = G::on_enter(playing.view()).filter(may) {
                    playing.make(seat, wanted);
                }
            }
        }
        self.keyboard.flush_record(playing, lines);
        self.tell(playing, lines);
        Next::GoesOn
    }
}

/// Reads `ben catch anna`: any person may call and catch. Other moves are excluded, since their answers could
/// reveal a hand.
fn who_acts<'t, G: GameUi>(playing: &Playing<G>, voice: &LanguagePack, typed: &'t str) -> (Option<Seat>, &'t str) {
    let typed = typed.trim();
    // A name may be part of a card: `Herz 7` is a card, even if a player is called Herz.
    let begins_with_a_card = || voice.card_span(&Typed::new(typed)).is_some_and(|(span, _)| span.start == 0);
    if playing.table_state().is_apart() || begins_with_a_card() {
        return (playing.mover(), typed);
    }
    let named = playing.table_state().participants().iter().filter(|_| G::HIDDEN).find_map(|participant| {
        let Viewer::Seat(seat) = participant.viewer() else { return None };
        let name = playing.table_state().seats().name(seat);
        let (start, rest) = typed.split_at_checked(name.len())?;
        let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
        whole.then_some((Some(seat), rest.trim_start()))
    });
    named.unwrap_or((playing.mover(), typed))
}
