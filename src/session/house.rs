//! What stands around a table: the keyboard at which is typed, and the foyer into which it leads.

use super::company::TableState;
use super::foyer::SetupWizard;
use super::game_names::games;
use super::intent::Outcome;
use super::keyboard::Keyboard;
use super::next::Next;
use super::plan::Plan;
use super::seated::Seated;
use crate::command::{AgainCommand, BookQuestion, Command, GameCommand, ProgramCommand};
use crate::say::{Line, msg};

/// A keyboard and a foyer; the table between them is borrowed beside them.
pub struct App {
    pub(super) keyboard: Keyboard,
    pub(super) foyer: SetupWizard,
}

impl App {
    /// Answers from the rules of the table.
    pub(super) fn look_up(&mut self, company: &TableState, question: BookQuestion, rest: &str) -> Vec<Line> {
        match question {
            BookQuestion::Rules => match self.keyboard.voice().rules_to_save(rest) {
                Some(_) if company.is_apart() => {
                    let voice = self.keyboard.voice();
                    let command = voice.locale().in_full(msg!("type-rules-save"));
                    vec![voice.error(msg!("only-at-home", command))]
                }
                Some(name) => vec![self.foyer.save_rules_of(&mut self.keyboard, company, name)],
                None => company.table_rules(self.keyboard.voice(), rest),
            },
            BookQuestion::Rule => company.played().rule(self.keyboard.voice(), rest),
            BookQuestion::Card => company.played().card(self.keyboard.voice(), rest),
            BookQuestion::Legend => {
                self.keyboard.voice().locale().legend(company.played().rules.terms().deck()).to_vec()
            }
        }
    }

    /// Leads from a table to another game, or out, or keeps what is played there.
    pub(super) fn game_command(
        &mut self,
        company: &mut TableState,
        wanted: GameCommand,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match wanted {
            GameCommand::Next => lines.push(self.keyboard.voice().not_now(wanted)),
            GameCommand::Learn => {
                let game = Some(company.played().id.clone());
                let plan = self.foyer.plan().clone();
                return Next::open(Plan { game, learn: true, laid_out: None, record: None, ..plan });
            }
            GameCommand::New => {
                return Next::open(self.foyer.without_game());
            }
            GameCommand::Save => lines.push(self.foyer.archive_mut().save_game(&mut self.keyboard, company, rest)),
            GameCommand::Resume => return self.foyer.resume_at_the_table(&mut self.keyboard, company, rest, lines),
            GameCommand::Replay => return self.foyer.replay(&self.keyboard, rest, lines),
            GameCommand::Level => lines.extend(self.foyer.level_at_the_table(&mut self.keyboard, company, rest)),
            GameCommand::Games => lines.extend(games(self.keyboard.voice(), self.foyer.library())),
            GameCommand::Stats => lines.extend(self.foyer.archive_mut().stats(&mut self.keyboard, rest)),
            GameCommand::Profile => {
                return self.foyer.archive_mut().profile(&mut self.keyboard, Some(company), rest, lines);
            }
            GameCommand::Quit => {
                lines.push(self.foyer.archive().good_bye(&self.keyboard, Some(company)));
                return Next::Quit;
            }
        }
        Next::GoesOn
    }

    /// Help and settings; all who share the keyboard are told things as it is set from then on.
    pub(super) fn program_command(
        &mut self,
        company: &mut TableState,
        wanted: ProgramCommand,
        rest: &str,
    ) -> Vec<Line> {
        let told = self.keyboard.program_command(self.foyer.archive(), Some(company), wanted, rest);
        company.prefer(self.keyboard.preferences());
        told
    }

    /// The same players for another game of the same sort.
    pub(super) fn play_again(&self, company: &TableState) -> Next {
        let (seats, plan) = (company.planned().to_vec(), self.foyer.plan().clone());
        Next::open(Plan { laid_out: None, seed: None, shuffle: None, record: None, seats, ..plan })
    }

    pub(super) fn told<S: Seated + ?Sized>(
        &mut self,
        playing: &mut S,
        outcome: Outcome,
        lines: &mut Vec<Line>,
    ) -> Next {
        match outcome {
            Outcome::Made => {
                self.keyboard.flush_record(playing, lines);
                self.tell(playing, lines);
                Next::GoesOn
            }
            Outcome::Told(told) => {
                self.keyboard.flush_record(playing, lines);
                lines.extend(playing.company_mut().take_untold());
                Next::told(told, lines)
            }
            Outcome::Refused(line) => {
                self.keyboard.flush_record(playing, lines);
                lines.extend(playing.company_mut().take_untold());
                Next::stops([line], lines)
            }
        }
    }

    /// Tells what has happened, or the next move of it, and when all is told what is to be decided.
    pub(super) fn tell<S: Seated + ?Sized>(&mut self, playing: &mut S, lines: &mut Vec<Line>) {
        self.foyer.archive_mut().count(&mut self.keyboard, playing);
        lines.extend(playing.company_mut().take_next());
        if playing.company().has_untold() {
            lines.push(self.keyboard.voice().question(msg!("pace-next")));
        } else {
            lines.extend(playing.situation());
        }
    }

    /// What can be done while the keyboard is passed on: help, settings, and leaving. None if the line is nothing of that.
    pub(super) fn general_command(
        &mut self,
        company: &mut TableState,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Option<Next> {
        let (command, rest) = self.keyboard.voice().command_alone(typed)?;
        let rest = rest.as_str();
        match command {
            Command::Move(_) | Command::Look(_) => return None,
            Command::Ask(question) => {
                lines.push(self.foyer.set_by(&mut self.keyboard, Some(company), question, rest)?);
            }
            Command::Again(again) => match again {
                AgainCommand::More => lines.push(self.keyboard.voice().error(msg!("nothing-more"))),
                AgainCommand::Repeat
                | AgainCommand::Last
                | AgainCommand::Back
                | AgainCommand::Forward
                | AgainCommand::Find
                | AgainCommand::Log
                | AgainCommand::News
                | AgainCommand::Spell => return None,
            },
            Command::Program(wanted) => {
                lines.extend(self.program_command(company, wanted, rest));
            }
            Command::Game(wanted) => match wanted {
                GameCommand::Games | GameCommand::Stats | GameCommand::Profile | GameCommand::Quit => {
                    return Some(self.game_command(company, wanted, rest, lines));
                }
                GameCommand::Next
                | GameCommand::Learn
                | GameCommand::Save
                | GameCommand::Resume
                | GameCommand::Replay
                | GameCommand::Level
                | GameCommand::New => return None,
            },
        }
        Some(Next::GoesOn)
    }
}
