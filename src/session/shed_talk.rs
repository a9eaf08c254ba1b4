//! The conversation at a table with hidden hands.

use super::house::House;
use super::next::{Next, times};
use super::not_taken_back::NotTakenBack;
use super::reading::{Deed, Reading};
use super::shed_moves::Outcome;
use super::shed_table::{Playing, Question};
use crate::command::{Command, MoveCommand, ShedMoveCommand, TableQuestion, normal};
use crate::engine::{Awaits, Seat, Viewer};
use crate::say::{Line, msg};

impl House {
    pub(super) fn at_the_table(&mut self, playing: &mut Playing, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            return self.enter(playing, lines);
        }
        if let Question::PassTo(_) = playing.question {
            let next = self.general_command(&mut playing.company, typed, lines).unwrap_or(Next::Stops);
            let situation = playing.situation(&self.keyboard.voice);
            // What stands behind a move on its line is answered by what was asked already.
            if !next.leaves() && !lines.ends_with(&situation) {
                lines.extend(situation);
            }
            return next;
        }
        if let Some(outcome) = playing.answer_to_proposal(&self.keyboard.voice, typed) {
            return self.told(playing, outcome, lines);
        }
        let (seat, typed) = Self::who_acts(playing, typed);
        if let Some(sentence) = self.keyboard.voice.proposed(typed) {
            return self.propose(playing, seat, sentence, lines);
        }
        let reading = playing.read(&self.keyboard.voice, typed);
        let for_anybody = matches!(&reading, Reading::Deed(deed) if deed.is_for_anybody());
        if seat != playing.view().seat() && !for_anybody {
            let name = seat.map_or("", |seat| playing.company.names[seat.index()].as_str());
            lines.push(self.keyboard.voice.error(msg!("only-calls", who = name)));
            return Next::Stops;
        }
        let next = match reading {
            Reading::Deed(deed) => self.move_of(playing, seat, &deed, lines),
            Reading::Command(command, rest) => return self.run(playing, seat, command, &rest, lines),
            Reading::Asked(asked) => {
                let announcer = playing.announcer(&self.keyboard.voice);
                lines.push(asked.line(&self.keyboard.voice, playing.view(), &announcer));
                Next::Stops
            }
        };
        // Whoever was refused at such a stop has to hear how it goes on.
        if matches!(next, Next::Stops) && playing.question == Question::Stop {
            lines.extend(playing.situation(&self.keyboard.voice));
        }
        next
    }

    /// `ben catch anna`: any person may call and catch, whoever has the keyboard. Nothing else, since an answer could
    /// tell of that person's hand.
    fn who_acts<'t>(playing: &Playing, typed: &'t str) -> (Option<Seat>, &'t str) {
        let typed = typed.trim();
        let named = playing.company.desks.iter().find_map(|desk| {
            let Viewer::Seat(seat) = desk.viewer else { return None };
            let name = &playing.company.names[seat.index()];
            let (start, rest) = typed.split_at_checked(name.len())?;
            let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
            whole.then_some((Some(seat), rest.trim_start()))
        });
        named.unwrap_or((playing.view().seat(), typed))
    }

    fn run(
        &mut self,
        playing: &mut Playing,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match command {
            Command::Move(MoveCommand::Undo) => self.take_back(playing, seat, rest, lines),
            Command::Move(wanted) => match ShedMoveCommand::of(wanted) {
                Some(ShedMoveCommand::Agree) => self.propose(playing, seat, rest, lines),
                // These are moves if they are named in full.
                Some(
                    ShedMoveCommand::Play
                    | ShedMoveCommand::Draw
                    | ShedMoveCommand::Pass
                    | ShedMoveCommand::Call
                    | ShedMoveCommand::Catch
                    | ShedMoveCommand::Challenge
                    | ShedMoveCommand::Choose,
                )
                | None => {
                    lines.push(self.keyboard.voice.not_now(wanted));
                    Next::GoesOn
                }
            },
            Command::Ask(question) => {
                // Who deals now is asked like whose turn it is.
                let asks = question == TableQuestion::Dealer && rest.is_empty();
                let told = if asks {
                    None
                } else {
                    self.foyer.set_by(&mut self.keyboard, Some(&mut playing.company), question, rest)
                };
                match told {
                    Some(line) => lines.push(line),
                    None => lines.extend(playing.ask(&self.keyboard.voice, question, rest)),
                }
                Next::GoesOn
            }
            Command::Look(question) => {
                lines.extend(self.look_up(&playing.company, question, rest));
                Next::GoesOn
            }
            Command::Again(again) => self.keyboard.hear_again(&mut playing.company, again, rest, lines),
            Command::Program(wanted) => {
                lines.extend(self.keyboard.program_command(
                    &self.foyer.archive,
                    Some(&playing.company),
                    wanted,
                    rest,
                ));
                Next::GoesOn
            }
            Command::Game(wanted) => self.game_command(&mut playing.company, wanted, rest, lines),
        }
    }

    fn move_of(&mut self, playing: &mut Playing, seat: Option<Seat>, deed: &Deed, lines: &mut Vec<Line>) -> Next {
        let Some(seat) = seat else {
            lines.push(self.keyboard.voice.not_now(deed.command()));
            return Next::Stops;
        };
        if playing.question == Question::Agree && !deed.is_for_anybody() {
            lines.push(self.keyboard.voice.error(msg!("agree-answer")));
            return Next::Stops;
        }
        let outcome = playing.act(&self.keyboard.voice, seat, deed);
        self.told(playing, outcome, lines)
    }

    /// `undo`, or `undo 2` for the last two moves, if both can be taken back.
    fn take_back(&mut self, playing: &mut Playing, seat: Option<Seat>, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(count) = times(&self.keyboard.voice, rest) else {
            lines.push(self.keyboard.voice.misused(MoveCommand::Undo));
            return Next::Stops;
        };
        let taken_back = match seat {
            Some(seat) => playing.take_back_several(&self.keyboard.voice, seat, count),
            None => Err(NotTakenBack::Nothing),
        };
        match taken_back {
            Ok(()) => self.told(playing, Outcome::Made, lines),
            Err(why) => self.told(playing, Outcome::Refused(self.keyboard.voice.error(why.message())), lines),
        }
    }

    /// `agree` and a sentence; what is no such sentence is answered with those that there are.
    fn propose(&mut self, playing: &mut Playing, seat: Option<Seat>, rest: &str, lines: &mut Vec<Line>) -> Next {
        match playing.propose(&self.keyboard.voice, seat, rest) {
            Ok(outcome) => self.told(playing, outcome, lines),
            Err(told) => {
                lines.extend(told);
                Next::Stops
            }
        }
    }

    /// Enter alone: goes on where something waits for it, and otherwise repeats the state of the turn.
    fn enter(&mut self, playing: &mut Playing, lines: &mut Vec<Line>) -> Next {
        if playing.company.has_untold() {
            self.tell(playing, lines);
            return Next::GoesOn;
        }
        match playing.question {
            Question::PassTo(_) => playing.keyboard_passed(&self.keyboard.voice),
            Question::Stop => playing.stop_passed(&self.keyboard.voice),
            Question::Agree => {
                let outcome = playing.agree(&self.keyboard.voice);
                return self.told(playing, outcome, lines);
            }
            Question::Wish { .. } => {}
            Question::Nothing => match playing.view().awaits() {
                Awaits::JumpIn => playing.let_go(&self.keyboard.voice),
                Awaits::RoundOver => {
                    playing.deal(&self.keyboard.voice);
                    playing.go_on(&self.keyboard.voice);
                }
                Awaits::MatchOver => {
                    return self.play_again(&playing.company);
                }
                _ => {}
            },
        }
        self.keyboard.flush_record(playing, lines);
        self.tell(playing, lines);
        Next::GoesOn
    }
}
