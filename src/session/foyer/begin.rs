//! The game that is planned begins: it is put on a table.

use std::sync::Arc;

use crate::engine::families::of_family;
use crate::record::FairShuffle;
use crate::rules::Loaded;
use crate::say::{Line, msg};
use crate::session::at_table::AtTable;
use crate::session::company::{TableRules, TableState};
use crate::session::house::App;
use crate::session::learning::Learnable;
use crate::session::plan::Resumed;
use crate::session::plan::SeatPlan;
use crate::session::playing::Playing;
use crate::session::seated::Seated;
use crate::session::setup::{self, USUAL_GAME};

impl App {
    /// Begins what is planned: a game, or its lesson. The table, if the rules can be played; another game is asked for
    /// otherwise.
    pub fn begin(&mut self, lines: &mut Vec<Line>) -> Option<Box<dyn AtTable>> {
        let Ok(loaded) = self.foyer.load() else {
            lines.extend(self.foyer.forget_game(&self.keyboard));
            return None;
        };
        self.foyer.loaded = None;
        Some(of_family!(&loaded.rules.clone(), G, rules => if let Some(retold) = self.foyer.plan.retold.take() {
            self.begin_retelling::<G>(*retold, loaded, rules, lines)?
        } else if self.foyer.plan.learn {
            self.begin_lesson::<G>(loaded, rules, lines)
        } else {
            self.begin_game::<G>(loaded, rules, lines)
        }))
    }

    /// The table of a game; from now on its cards have names.
    pub fn table_of(&mut self, loaded: Loaded) -> TableRules {
        let id = self.foyer.plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        let shuffle = self.foyer.plan.shuffle.clone();
        let made = shuffle.as_ref().map(FairShuffle::seed);
        let seed = made.or(self.foyer.plan.seed).unwrap_or_else(|| (self.foyer.seeds)());
        let manner = &loaded.manner;
        (self.foyer.plan.referee, self.foyer.plan.calls) =
            (self.foyer.plan.referee.or(manner.referee), self.foyer.plan.calls.or(manner.calls));
        let voice = self.keyboard.voice().for_game(&loaded.rules);
        self.keyboard.preferences_mut().speak(voice);
        self.foyer.on_table = Some(loaded.clone());
        self.foyer.next_dealer = None;
        TableRules::of(id, loaded, seed, shuffle)
    }

    fn begin_game<G: Learnable>(
        &mut self,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        lines: &mut Vec<Line>,
    ) -> Box<dyn AtTable> {
        let sizes = loaded.rules.sizes();
        let budget = self.foyer.plan.budget();
        let table = self.table_of(loaded);
        let mut seats = self.foyer.plan.seated(setup::usual_players(&sizes));
        if let Some(laid_out) = &self.foyer.plan.laid_out {
            seats.resize(usize::from(laid_out.setup().seats), SeatPlan::Computer(None));
        }
        let resumed = self.foyer.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let preferences = self.keyboard.preferences();
        let mut playing = Playing::<G>::new(table, rules, &seats, names, &self.foyer.plan, budget, preferences);
        if let Some(resumed) = &resumed {
            playing.goes_on_from(&resumed.record);
        }
        self.foyer.archive.open_records(&mut self.foyer.plan, playing.company_mut());
        if playing.company().is_shared() {
            lines.push(self.keyboard.voice().help(msg!("scrollback")));
        }
        if let Some(resumed) = resumed {
            lines.push(self.goes_on(playing.company()));
            lines.extend(resumed.old_rules(self.keyboard.voice()));
            playing.play_again(&resumed.entries::<G>(rules));
        } else {
            if self.foyer.plan.laid_out.is_none() && G::HAS_DEALER {
                self.foyer.tell_dealer(&self.keyboard, &mut playing, lines);
            }
            playing.begin();
        }
        playing.go_on();
        self.keyboard.begin_records(&mut playing, lines);
        // Before anybody is told of the game, as its record: whatever ends the program then, it can go on by these rules.
        self.foyer.keep_rules(playing.company());
        self.tell(&mut playing, lines);
        Box::new(playing)
    }

    fn names(&self, resumed: Option<&Resumed>, seats: &[SeatPlan]) -> Vec<String> {
        match resumed {
            Some(resumed) => resumed.names(self.keyboard.voice()),
            None => setup::names(self.keyboard.voice(), &self.foyer.plan, seats),
        }
    }

    fn goes_on(&self, company: &TableState) -> Line {
        let game = self.keyboard.voice().locale().game_name(&company.played().id);
        self.keyboard.voice().help(msg!("going-on-with", game))
    }
}
