//! The commands that there are before a game: help, lessons, rule books, levels, and a way back to the question of the game.

use super::SetupWizard;
use crate::bot::Level;
use crate::command::{AgainCommand, BookQuestion, Command, GameCommand, ProgramCommand, Sets, TableQuestion};
use crate::say::{Line, Text, msg};
use crate::session::company::{TableRules, TableState};
use crate::session::game_names::{games, typed_game};
use crate::session::keyboard::Keyboard;
use crate::session::next::Next;
use crate::session::plan::Plan;
use crate::session::seating::{level_name, levels, typed_level};
use crate::session::setup::{Asking, USUAL_GAME};
use crate::session::voice::LanguagePack;

impl SetupWizard {
    /// What words behind a question set: the order of hands, or who deals first. None if they set nothing.
    pub fn set_by(
        &mut self,
        keyboard: &mut Keyboard,
        company: Option<&mut TableState>,
        question: TableQuestion,
        rest: &str,
    ) -> Option<Line> {
        match question.facts().sets? {
            Sets::HandOrder => {
                let order = keyboard.voice().behind_order(rest)?;
                Some(match company {
                    Some(company) => keyboard.change_hand_order_of(company, order),
                    None => keyboard.change_hand_order(order),
                })
            }
            // `dealer please` asks; `dealer me` chooses.
            Sets::Dealer => {
                let voice = keyboard.voice();
                let chooses = voice.means(rest, msg!("words-me"), "me") || !voice.says_little(rest);
                chooses.then(|| self.choose_dealer(keyboard, company.as_deref(), rest))
            }
        }
    }

    /// Carries out a command before a game, and asks again what is open; none if the words are no command. The beginnings of
    /// commands count only where that is `begun`.
    pub fn command_before(
        &mut self,
        keyboard: &mut Keyboard,
        typed: &str,
        begun: bool,
        lines: &mut Vec<Line>,
    ) -> Option<Next> {
        let word = typed.split_whitespace().next()?;
        let (command, rest) = keyboard.voice().command_alone(typed)?;
        if !begun && !keyboard.voice().commands().knows(word) {
            return None;
        }
        let next = match command {
            Command::Move(wanted) => not_before(keyboard.voice(), wanted, lines),
            Command::Ask(TableQuestion::Turn) => Next::GoesOn,
            Command::Ask(question) => match self.set_by(keyboard, None, question, &rest) {
                Some(line) => Next::told([line], lines),
                None => not_before(keyboard.voice(), question, lines),
            },
            Command::Look(question) => match question {
                BookQuestion::Rules | BookQuestion::Rule => {
                    Next::told(self.book_before(keyboard, question, &rest), lines)
                }
                BookQuestion::Card | BookQuestion::Legend => not_before(keyboard.voice(), question, lines),
            },
            Command::Again(again) => match again {
                AgainCommand::Repeat => Next::GoesOn,
                AgainCommand::Back => {
                    self.ask_for_a_game();
                    Next::GoesOn
                }
                AgainCommand::More => Next::told([keyboard.voice().error(msg!("nothing-more"))], lines),
                AgainCommand::Last
                | AgainCommand::Forward
                | AgainCommand::Find
                | AgainCommand::Log
                | AgainCommand::News
                | AgainCommand::Spell => not_before(keyboard.voice(), again, lines),
            },
            Command::Program(wanted) => {
                if wanted == ProgramCommand::Help && rest.is_empty() {
                    lines.extend(self.help_before(keyboard));
                } else {
                    lines.extend(keyboard.program_command(&self.archive, None, wanted, &rest));
                }
                Next::GoesOn
            }
            Command::Game(wanted) => match wanted {
                GameCommand::Learn => match typed_game(keyboard.voice(), &self.library, self.or_game(&rest)) {
                    Ok(game) => {
                        let plan = Plan { options: Vec::new(), record: None, ..self.plan.clone() };
                        return Some(Next::open(Plan { game: Some(game), learn: true, ..plan }));
                    }
                    Err(line) => Next::stops([line], lines),
                },
                // `weiter` and `jatka`: before a game there is nothing else to go on with.
                GameCommand::Resume | GameCommand::Next => return Some(self.resume_before(keyboard, &rest, lines)),
                GameCommand::Replay => {
                    let next = self.replay(keyboard, &rest, lines);
                    if next.leaves() {
                        return Some(next);
                    }
                    next
                }
                GameCommand::New => {
                    self.ask_for_a_game();
                    Next::GoesOn
                }
                GameCommand::Level => Next::told(self.level_before(keyboard, &rest), lines),
                GameCommand::Games => Next::told(games(keyboard.voice(), &self.library), lines),
                GameCommand::Stats => Next::told(self.archive.stats(keyboard, &rest), lines),
                GameCommand::Profile => self.archive.profile(keyboard, None, &rest, lines),
                GameCommand::Quit => {
                    lines.push(self.archive.good_bye(keyboard, None));
                    Next::Quit
                }
                GameCommand::Save => not_before(keyboard.voice(), wanted, lines),
            },
        };
        if !matches!(next, Next::Quit) {
            lines.extend(self.ask_again(keyboard));
        }
        Some(next)
    }

    /// The name of a game that was typed, or else of the one that was chosen.
    fn or_game<'t>(&'t self, rest: &'t str) -> &'t str {
        if rest.is_empty() { self.plan.game.as_deref().unwrap_or(USUAL_GAME) } else { rest }
    }

    /// Back to the question of the game, with nothing chosen.
    fn ask_for_a_game(&mut self) {
        self.loaded = None;
        let first = &self.first_plan;
        self.plan.seats.clone_from(&first.seats);
        (self.plan.game, self.plan.players, self.plan.learn) = (None, None, false);
        self.plan.options.clear();
        if self.asking != Some(Asking::Language) {
            self.asking = Some(Asking::Game);
        }
    }

    /// What can be typed before a game.
    fn help_before(&self, keyboard: &Keyboard) -> Vec<Line> {
        if self.asking == Some(Asking::Language) {
            return vec![keyboard.voice().help(msg!("help-opening-language"))];
        }
        let usual = keyboard.voice().locale().game_name(USUAL_GAME);
        let messages = [
            msg!("help-opening-game", default = usual.as_str()),
            msg!("help-opening-learn", default = usual.as_str()),
            msg!("help-opening-resume", default = usual.as_str()),
            msg!("help-opening-table", default = usual.as_str()),
            msg!("help-opening-program", default = usual.as_str()),
            msg!("help-opening-more", default = usual.as_str()),
        ];
        messages.into_iter().map(|message| keyboard.voice().help(message)).collect()
    }

    /// `rules uno` tells what a game is about, `rule UN-3` a rule of the game that was looked up last, or chosen.
    fn book_before(&mut self, keyboard: &mut Keyboard, question: BookQuestion, rest: &str) -> Vec<Line> {
        let (game, clause) = match question {
            BookQuestion::Rules => (self.or_game(rest).to_owned(), ""),
            _ => (self.looked_up.clone().unwrap_or_else(|| self.or_game("").to_owned()), rest),
        };
        let id = match typed_game(keyboard.voice(), &self.library, &game) {
            Ok(id) => id,
            Err(line) => return vec![line],
        };
        let Ok(loaded) = self.library.load(&id, &[]) else {
            let name = keyboard.voice().locale().game_name(&id);
            return vec![keyboard.voice().error(msg!(
                "cli-bad-rules",
                game = name,
                check = self.library.check_command()
            ))];
        };
        self.looked_up = Some(id.clone());
        let voice = keyboard.voice().for_game(&loaded.rules);
        TableRules::of(id, loaded, 0, None).rule(&voice, clause)
    }

    /// `level` and one or several: how well the computer players play; alone, how well they do and which there are.
    fn level_before(&mut self, keyboard: &mut Keyboard, rest: &str) -> Vec<Line> {
        match read_levels(keyboard, rest) {
            Ok(wanted) if wanted.is_empty() => vec![self.levels_are(keyboard), levels_there(keyboard)],
            Ok(wanted) => {
                self.plan.levels = wanted;
                vec![self.levels_are(keyboard)]
            }
            Err(line) => vec![line],
        }
    }

    /// `level` at the table: from the next game on.
    pub fn level_at_the_table(&mut self, keyboard: &mut Keyboard, company: &mut TableState, rest: &str) -> Vec<Line> {
        match read_levels(keyboard, rest) {
            Ok(wanted) if wanted.is_empty() => {
                let players: Vec<Text> = company
                    .seats()
                    .computers()
                    .map(|(name, level)| {
                        let level = level_name(keyboard.voice(), level);
                        keyboard.voice().locale().say(msg!("player-level", who = name, level = level.as_str()))
                    })
                    .collect();
                if players.is_empty() {
                    return vec![self.levels_are(keyboard), levels_there(keyboard)];
                }
                let now = keyboard.voice().locale().join(players, "list");
                vec![keyboard.voice().help(msg!("levels-are", levels = now)), levels_there(keyboard)]
            }
            Ok(wanted) => {
                let told = levels(keyboard.voice(), wanted.iter().copied());
                self.plan.levels.clone_from(&wanted);
                self.first_plan.levels = wanted;
                company.forget_levels();
                vec![keyboard.voice().help(msg!("levels-next-game", levels = told))]
            }
            Err(line) => vec![line],
        }
    }

    /// How well the computer players of the next game play.
    pub fn levels_are(&self, keyboard: &Keyboard) -> Line {
        let chosen = if self.plan.levels.is_empty() { &[Level::Easy][..] } else { &self.plan.levels };
        keyboard.voice().help(msg!("levels-are", levels = levels(keyboard.voice(), chosen.iter().copied())))
    }
}

/// The levels that somebody has typed, one after the other.
fn read_levels(keyboard: &Keyboard, rest: &str) -> Result<Vec<Level>, Line> {
    let words = rest.split([',', ' ']).filter(|word| !word.is_empty());
    let levels: Option<Vec<Level>> = words.map(typed_level).collect();
    levels.ok_or_else(|| keyboard.voice().misused(GameCommand::Level))
}

/// Which levels there are.
fn levels_there(keyboard: &Keyboard) -> Line {
    keyboard.voice().help(msg!("levels-there", levels = levels(keyboard.voice(), Level::ALL.into_iter())))
}

/// A command that there is only at a table.
fn not_before(voice: &LanguagePack, command: impl Into<Command>, lines: &mut Vec<Line>) -> Next {
    Next::stops([voice.not_now(command)], lines)
}
