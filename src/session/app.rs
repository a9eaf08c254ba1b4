//! The application of one person: the keyboard with its outputs, the plan of the next game, and the files of the user. The
//! table is borrowed beside it.

use std::path::PathBuf;
use std::sync::Arc;

use super::intent::Next;
use super::keyboard::Keyboard;
use super::language_pack::LanguagePack;
use super::plan::{Dealer, Opening, Plan, SeatPlan, USUAL_GAME};
use super::setup::seating::players_again;
use super::storage::Storage;
use super::table_state::{TableRules, TableState};
use crate::input::{Act, AgainCommand, BookQuestion, Command, GameCommand, ProgramCommand, Said};
use crate::record::FairShuffle;
use crate::rules::{Library, Loaded};
use crate::text::{Line, Message, msg};

/// The keyboard, the plan of the next game, the open question, and the sources of both.
pub struct App {
    pub(super) keyboard: Keyboard,
    pub(super) library: Library,
    pub(super) plan: Plan,
    /// The plan of the command line, for the next game.
    pub(super) first_plan: Plan,
    pub(super) next_dealer: Option<Dealer>,
    pub(super) loaded: Option<Loaded>,
    pub(super) on_table: Option<Loaded>,
    pub(super) seeds: Box<dyn FnMut() -> u64>,
    pub(super) asking: Option<SetupQuestion>,
    /// The game whose rules were looked up last, before a game.
    pub(super) looked_up: Option<String>,
    pub(super) continue_record: Option<PathBuf>,
    pub(super) storage: Storage,
    /// The answer to the line that is being executed, as far as it is known.
    pub(super) lines: Vec<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupQuestion {
    Language,
    Game,
    Unfinished,
    /// Number of players, or who plays; house rules on demand.
    Players,
    /// The name of the person, if others share the keyboard.
    Name,
    Options,
    Value(usize),
    /// Cards added to the deck (N1-13).
    Cards,
}

impl App {
    pub fn new(
        keyboard: Keyboard,
        library: Library,
        opening: Opening,
        seeds: Box<dyn FnMut() -> u64>,
        asking: Option<SetupQuestion>,
        storage: Storage,
    ) -> Self {
        App {
            keyboard,
            library,
            continue_record: record_of(&opening),
            first_plan: Plan { asks_unfinished: false, resumed: None, retold: None, ..opening.plan.clone() },
            plan: opening.plan,
            loaded: opening.loaded,
            next_dealer: None,
            on_table: None,
            seeds,
            asking,
            looked_up: None,
            storage,
            lines: Vec::new(),
        }
    }

    pub fn plan_anew(&mut self, opening: Opening) {
        self.continue_record = record_of(&opening);
        self.plan = opening.plan;
        self.loaded = opening.loaded;
        self.asking = None;
    }

    /// Resets all questions; the user chooses a game again.
    pub fn begin_anew(&mut self) {
        let plan = self.without_game();
        self.plan_anew(Opening { plan, loaded: None });
        self.looked_up = None;
    }

    /// The plan of the command line without a game, with the dealer chosen at the table.
    pub fn without_game(&self) -> Plan {
        Plan {
            game: None,
            players: None,
            seats: Vec::new(),
            laid_out: None,
            learn: false,
            seed: None,
            shuffle: None,
            options: Vec::new(),
            record: None,
            dealer: self.next_dealer.clone().or_else(|| self.first_plan.dealer.clone()),
            ..self.first_plan.clone()
        }
    }

    pub(super) fn voice(&self) -> &LanguagePack {
        self.keyboard.voice()
    }

    /// Adds to the answer; the next command of the line follows.
    pub(super) fn tell(&mut self, lines: impl IntoIterator<Item = Line>) -> Next {
        self.lines.extend(lines);
        Next::Continue
    }

    /// Adds to the answer; the rest of the line is not executed.
    pub(super) fn stop(&mut self, why: impl IntoIterator<Item = Line>) -> Next {
        self.lines.extend(why);
        Next::Stop
    }

    pub(super) fn refuse(&mut self, why: Message<'_>) -> Next {
        self.error(why);
        Next::Stop
    }

    pub(super) fn error(&mut self, why: Message<'_>) {
        let line = self.voice().error(why);
        self.lines.push(line);
    }

    pub(super) fn help(&mut self, message: Message<'_>) {
        let line = self.voice().help(message);
        self.lines.push(line);
    }
}

fn record_of(opening: &Opening) -> Option<PathBuf> {
    opening.plan.resumed.as_ref().and_then(|resumed| resumed.path.clone())
}

impl App {
    pub(super) fn look_up(&mut self, table_state: &TableState, question: BookQuestion, said: &Said) -> Next {
        let told = match question {
            BookQuestion::Rules if said.variant() == "save" && table_state.is_apart => {
                let command = self.voice().locale.in_full(msg!("type-rules-save"));
                vec![self.voice().error(msg!("only-at-home", command))]
            }
            BookQuestion::Rules if said.variant() == "save" => {
                vec![self.save_rules_of(table_state, said.rest())]
            }
            BookQuestion::Rules => table_state.table_rules(self.voice(), said.variant() == "all"),
            BookQuestion::Rule => table_state.played.rule(self.voice(), said),
            BookQuestion::Card => table_state.played.card_asked(self.voice(), said),
            BookQuestion::Legend => self.voice().locale.legend(table_state.played.rules.terms.deck()).to_vec(),
        };
        self.tell(told)
    }

    /// The rules of the table that is about to begin, whose language pack the keyboard then uses.
    pub(super) fn rules_of_table(&mut self, loaded: Loaded) -> TableRules {
        let plan = &mut self.plan;
        let id = plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        let shuffle = plan.shuffle.clone();
        let made = shuffle.as_ref().map(FairShuffle::seed);
        let seed = made.or(plan.seed).unwrap_or_else(|| (self.seeds)());
        let manner = &loaded.manner;
        (plan.referee, plan.calls) = (plan.referee.or(manner.referee), plan.calls.or(manner.calls));
        let voice = self.keyboard.voice().for_game(&loaded.rules);
        self.keyboard.preferences.voice = Arc::new(voice);
        self.on_table = Some(loaded.clone());
        self.next_dealer = None;
        TableRules::of(id, loaded, seed, shuffle)
    }

    pub(super) fn game_command(&mut self, table_state: &mut TableState, wanted: GameCommand, said: &Said) -> Next {
        match wanted {
            GameCommand::Next => self.tell([self.voice().not_now(wanted)]),
            GameCommand::Learn => {
                let named = said.rest();
                let game = if named.is_empty() { Ok(table_state.played.id.clone()) } else { self.game_called(named) };
                match game {
                    Ok(game) => {
                        let options = if named.is_empty() { self.plan.options.clone() } else { Vec::new() };
                        let plan = self.plan.clone();
                        Next::open(
                            Plan { game: Some(game), options, learn: true, laid_out: None, record: None, ..plan },
                            None,
                        )
                    }
                    Err(line) => self.stop([line]),
                }
            }
            GameCommand::New => Next::open(self.without_game(), None),
            GameCommand::Save => self.tell([self.storage.save_game(self.voice(), table_state, said.rest())]),
            GameCommand::Resume => self.resume_at_the_table(table_state, said.rest()),
            GameCommand::Replay => self.replay(said.rest()),
            GameCommand::Level => {
                let told = self.level_at_the_table(table_state, said);
                self.tell(told)
            }
            GameCommand::Games => self.tell(self.games()),
            GameCommand::Stats => {
                let told = self.stats(said);
                self.tell(told)
            }
            GameCommand::Host | GameCommand::Join => {
                let how = if said.variant() == "how" { msg!("play-online") } else { msg!("leave-first") };
                self.tell([self.voice().help(how)])
            }
            GameCommand::Profile => {
                self.storage.profile(self.keyboard.voice(), Some(table_state), said, &mut self.lines)
            }
            GameCommand::Quit => {
                self.lines.push(self.storage.good_bye(self.voice(), Some(table_state)));
                Next::Quit
            }
        }
    }

    /// Answers a help or settings command. Changes apply to everybody who shares the keyboard.
    pub(super) fn program_command(
        &mut self,
        table_state: &mut TableState,
        wanted: ProgramCommand,
        said: &Said,
    ) -> Vec<Line> {
        let told = self.keyboard.program_command(Some(&self.storage), Some(table_state), wanted, said);
        for participant in table_state.at_this_keyboard() {
            participant.preferences = self.keyboard.preferences.clone();
        }
        told
    }

    pub(super) fn play_again(&self, seats: Vec<SeatPlan>) -> Next {
        let plan = self.plan.clone();
        Next::open(Plan { laid_out: None, seed: None, shuffle: None, record: None, seats, ..plan }, None)
    }

    /// Plays the same game with another number of players.
    pub(super) fn play_again_with(&mut self, table_state: &TableState, players: Option<usize>) -> Next {
        let sizes = table_state.played.rules.sizes();
        let wanted =
            players.filter(|players| sizes.contains(*players)).and_then(|players| u8::try_from(players).ok());
        if wanted.is_none() {
            let why = players_again(self.voice(), &table_state.played.rules);
            return self.stop([why]);
        }
        self.plan.players = wanted;
        self.play_again(Vec::new())
    }

    /// Answers what is allowed while the keyboard is passed on: help, settings and leaving. `None` for any other
    /// line.
    pub(super) fn general_command(&mut self, table_state: &mut TableState, typed: &str) -> Option<Next> {
        let said = table_state.read(typed, &[], &[]).said;
        let said = said.iter().find(|said| said.act != Act::Answer && said.command().is_some())?;
        match said.command()? {
            Command::Ask(_) => {
                let told = self.set_by(Some(table_state), said)?;
                self.lines.push(told);
            }
            Command::Again(AgainCommand::More) => self.error(msg!("nothing-more")),
            Command::Program(wanted) => {
                let told = self.program_command(table_state, wanted, said);
                self.lines.extend(told);
            }
            Command::Game(
                wanted @ (GameCommand::Games | GameCommand::Stats | GameCommand::Profile | GameCommand::Quit),
            ) => return Some(self.game_command(table_state, wanted, said)),
            Command::Move(_) | Command::Look(_) | Command::Again(_) | Command::Game(_) => return None,
        }
        Some(Next::Continue)
    }
}
