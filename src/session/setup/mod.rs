//! The setup wizard: plans a game by questions and commands, and begins it.

pub(super) mod commands;
pub(super) mod game_names;
pub(super) mod house_rules;
mod questions;
pub(super) mod seating;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::app::App;
use super::language_pack::LanguagePack;
use super::lesson::Learnable;
use super::plan::{Dealer, Plan, Resumed, SeatPlan, is_name};
use super::playing::Playing;
use super::storage::Storage;
use super::table_state::{TableRules, TableState};
use super::typing::AtTable;
use super::typing::Opening;
use crate::engine::of_family;
use crate::record::FairShuffle;
use crate::rules::{Library, Loaded, TableSizes};
use crate::text::{Line, msg};

/// The plan of the next game, the open question, and the sources of both.
pub struct SetupWizard {
    library: Library,
    plan: Plan,
    /// The plan of the command line, for the next game.
    first_plan: Plan,
    /// Dealer of the next game, chosen at the table.
    next_dealer: Option<Dealer>,
    loaded: Option<Loaded>,
    on_table: Option<Loaded>,
    seeds: Box<dyn FnMut() -> u64>,
    asking: Option<SetupQuestion>,
    /// The game whose rules were looked up last, before a game.
    looked_up: Option<String>,
    /// The record of the resumed game.
    continue_record: Option<PathBuf>,
    storage: Storage,
}

impl SetupWizard {
    pub fn new(
        library: Library,
        opening: Opening,
        seeds: Box<dyn FnMut() -> u64>,
        asking: Option<SetupQuestion>,
        storage: Storage,
    ) -> Self {
        SetupWizard {
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

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    pub fn asking(&self) -> Option<SetupQuestion> {
        self.asking
    }

    pub fn library(&self) -> &Library {
        &self.library
    }

    pub fn continue_record(&self) -> Option<&Path> {
        self.continue_record.as_deref()
    }

    pub fn storage(&self) -> &Storage {
        &self.storage
    }

    pub fn storage_mut(&mut self) -> &mut Storage {
        &mut self.storage
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
}

impl SetupWizard {
    pub fn on_table(&self) -> Option<Loaded> {
        self.on_table.clone()
    }

    pub fn new_seed(&mut self) -> u64 {
        (self.seeds)()
    }
}

fn record_of(opening: &Opening) -> Option<PathBuf> {
    opening.plan.resumed.as_ref().and_then(|resumed| resumed.path.clone())
}

const USUAL_PLAYERS: u8 = 3;

#[must_use]
pub fn usual_players(sizes: &TableSizes) -> u8 {
    sizes.nearest(USUAL_PLAYERS)
}

/// The game that Enter chooses.
pub const USUAL_GAME: &str = "uno";

/// The open question.
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
    /// The value of the option with this index.
    Value(usize),
    /// Cards added to the deck (N1-13).
    Cards,
}

#[must_use]
pub fn numbered(voice: &LanguagePack, seat: usize) -> String {
    voice.locale().in_full(msg!("person-name", number = seat + 1))
}

/// Names by seat. Computer players get names of the language that nobody else has.
#[must_use]
pub fn names(voice: &LanguagePack, plan: &Plan, seats: &[SeatPlan]) -> Vec<String> {
    let list = voice.locale().in_full(msg!("bot-names"));
    let people: Vec<&str> = seats
        .iter()
        .filter_map(|seat| match seat {
            SeatPlan::Person(name) => Some(name.as_str()),
            _ => None,
        })
        .chain(plan.name.as_deref())
        .collect();
    let taken = |name: &&str| people.iter().any(|other| other.eq_ignore_ascii_case(name));
    let mut free = list.split(", ").filter(|name| !taken(name));
    let own = plan.name.clone().filter(|name| is_name(name));
    let number = |index: usize| numbered(voice, index);
    let shared = seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
    let own_seat = seats.iter().position(|seat| *seat == SeatPlan::Me).unwrap_or(0);
    let nameless = || if shared { number(own_seat) } else { voice.locale().in_full(msg!("own-name")) };
    let own = own.unwrap_or_else(nameless);
    let name = |(index, seat): (usize, &SeatPlan)| match seat {
        SeatPlan::Me => own.clone(),
        SeatPlan::Person(name) => name.clone(),
        SeatPlan::Computer(_) => free.next().map_or_else(|| number(index), str::to_owned),
    };
    seats.iter().enumerate().map(name).collect()
}

impl App {
    /// Begins the planned game or lesson. `None` if its rules are invalid; the wizard then asks for another game.
    pub fn begin(&mut self, lines: &mut Vec<Line>) -> Option<Box<dyn AtTable>> {
        let Ok(loaded) = self.wizard.load() else {
            lines.extend(self.wizard.forget_game(&self.keyboard));
            return None;
        };
        self.wizard.loaded = None;
        Some(of_family!(&loaded.rules.clone(), G, rules => if let Some(retold) = self.wizard.plan.retold.take() {
            self.begin_replay::<G>(*retold, loaded, rules, lines)?
        } else if self.wizard.plan.learn {
            self.begin_lesson::<G>(loaded, rules, lines)
        } else {
            self.begin_game::<G>(loaded, rules, lines)
        }))
    }

    pub fn table_of(&mut self, loaded: Loaded) -> TableRules {
        let id = self.wizard.plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        let shuffle = self.wizard.plan.shuffle.clone();
        let made = shuffle.as_ref().map(FairShuffle::seed);
        let seed = made.or(self.wizard.plan.seed).unwrap_or_else(|| (self.wizard.seeds)());
        let manner = &loaded.manner;
        (self.wizard.plan.referee, self.wizard.plan.calls) =
            (self.wizard.plan.referee.or(manner.referee), self.wizard.plan.calls.or(manner.calls));
        let voice = self.keyboard.voice().for_game(&loaded.rules);
        self.keyboard.preferences_mut().speak(voice);
        self.wizard.on_table = Some(loaded.clone());
        self.wizard.next_dealer = None;
        TableRules::of(id, loaded, seed, shuffle)
    }

    fn begin_game<G: Learnable>(
        &mut self,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        lines: &mut Vec<Line>,
    ) -> Box<dyn AtTable> {
        let sizes = loaded.rules.sizes();
        let budget = self.wizard.plan.budget();
        let table = self.table_of(loaded);
        let mut seats = self.wizard.plan.seated(usual_players(&sizes));
        if let Some(laid_out) = &self.wizard.plan.laid_out {
            seats.resize(usize::from(laid_out.setup().seats), SeatPlan::Computer(None));
        }
        let resumed = self.wizard.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let preferences = self.keyboard.preferences();
        let mut playing = Playing::<G>::new(table, rules, &seats, names, &self.wizard.plan, budget, preferences);
        if let Some(resumed) = &resumed {
            playing.continue_record(&resumed.record);
        }
        self.wizard.storage.open_records(&mut self.wizard.plan, playing.table_state_mut());
        if playing.table_state().is_shared() {
            lines.push(self.keyboard.voice().help(msg!("scrollback")));
        }
        if let Some(resumed) = resumed {
            lines.push(self.goes_on(playing.table_state()));
            lines.extend(resumed.old_rules(self.keyboard.voice()));
            playing.play_again(&resumed.entries::<G>(rules));
        } else {
            if self.wizard.plan.laid_out.is_none() && G::HAS_DEALER {
                self.wizard.tell_dealer(&self.keyboard, &mut playing, lines);
            }
            playing.begin();
        }
        playing.go_on();
        self.keyboard.begin_records(&mut playing, lines);
        // The rules are kept before the game is announced, so that it can be resumed whatever ends the program.
        self.wizard.keep_rules(playing.table_state());
        self.tell(&mut playing, lines);
        Box::new(playing)
    }

    fn names(&self, resumed: Option<&Resumed>, seats: &[SeatPlan]) -> Vec<String> {
        match resumed {
            Some(resumed) => resumed.names(self.keyboard.voice()),
            None => names(self.keyboard.voice(), &self.wizard.plan, seats),
        }
    }

    fn goes_on(&self, table_state: &TableState) -> Line {
        let game = self.keyboard.voice().locale().game_name(&table_state.played().id);
        self.keyboard.voice().help(msg!("going-on-with", game))
    }
}
