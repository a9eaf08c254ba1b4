//! The game that is planned begins: it is put on a table.

use std::sync::Arc;

use super::at_table::AtTable;
use super::company::{Company, TableRules};
use super::house::House;
use super::open_table::{OpenPlaying, OpenTable, Spoken};
use super::pace::Pace;
use super::plan::Resumed;
use super::plan::SeatPlan;
use super::seated::Seated;
use super::setup::{self, USUAL_GAME};
use super::shed_table::Playing;
use crate::engine::{Game, patience, wall};
use crate::rulebook::Shelf;
use crate::rules::{AnyRules, Loaded, Rules};
use crate::say::{Line, msg};

impl House {
    /// Begins what is planned: a game, or its lesson. The table, if the rules can be played; another game is asked for
    /// otherwise.
    pub(super) fn begin(&mut self, lines: &mut Vec<Line>) -> Option<AtTable> {
        let Ok(loaded) = self.foyer.load() else {
            lines.extend(self.foyer.forget_game(&self.keyboard));
            return None;
        };
        Some(match (loaded.rules.clone(), self.foyer.plan.learn) {
            (AnyRules::Shed(rules), true) => AtTable::Lesson(self.begin_lesson::<Playing>(loaded, &rules, lines)),
            (AnyRules::Wall(rules), true) => {
                AtTable::Lesson(self.begin_lesson::<OpenPlaying<wall::Game>>(loaded, &rules, lines))
            }
            (AnyRules::Patience(rules), true) => {
                AtTable::Lesson(self.begin_lesson::<OpenPlaying<patience::Game>>(loaded, &rules, lines))
            }
            (AnyRules::Shed(rules), false) => self.begin_game(loaded, &rules, lines),
            (AnyRules::Wall(rules), false) => self.begin_open::<wall::Game>(loaded, &rules, lines),
            (AnyRules::Patience(rules), false) => self.begin_open::<patience::Game>(loaded, &rules, lines),
        })
    }

    /// The table of a game; from now on its cards have names.
    pub(super) fn table_of(&mut self, loaded: Loaded) -> TableRules {
        let id = self.foyer.plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        let seed = self.foyer.plan.seed.unwrap_or_else(|| (self.foyer.seeds)());
        let books = Shelf::of(&loaded);
        let Loaded { options, hash, book_of, rules, manner, .. } = loaded;
        (self.foyer.plan.referee, self.foyer.plan.calls) =
            (self.foyer.plan.referee.or(manner.referee), self.foyer.plan.calls.or(manner.calls));
        self.keyboard.voice = self.keyboard.voice.for_game(&rules);
        TableRules { id, book_of, rules, options, books, hash, seed }
    }

    fn begin_game(&mut self, loaded: Loaded, rules: &Arc<Rules>, lines: &mut Vec<Line>) -> AtTable {
        let table = self.table_of(loaded);
        let mut seats = self.foyer.plan.seated(setup::usual_players(&rules.sizes()));
        if let Some(position) = &self.foyer.plan.position {
            let missing = usize::from(position.setup().seats).saturating_sub(seats.len());
            seats.truncate(usize::from(position.setup().seats));
            seats.extend(std::iter::repeat_n(SeatPlan::Computer(None), missing));
        }
        let resumed = self.foyer.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let mut playing = Playing::new(table, rules, &seats, names, &self.foyer.plan);
        playing.company.counted = self.foyer.plan.position.is_some();
        self.foyer.open_records(&mut playing.company);
        if playing.company.is_shared() {
            lines.push(self.keyboard.voice.help(msg!("scrollback")));
        }
        match (resumed, &self.foyer.plan.position) {
            (Some(resumed), _) => {
                lines.push(self.goes_on(&playing.company));
                playing.play_again(&self.keyboard.voice, &resumed.entries::<Game>(rules));
            }
            (None, Some(_)) => playing.tell_position(&self.keyboard.voice),
            (None, None) => {
                self.foyer.tell_dealer(&self.keyboard, &mut playing, lines);
                playing.deal(&self.keyboard.voice);
            }
        }
        playing.go_on(&self.keyboard.voice);
        self.keyboard.begin_records(&mut playing, lines);
        self.tell(&mut playing, lines);
        AtTable::Hands(Box::new(playing))
    }

    fn begin_open<G: Spoken + 'static>(
        &mut self,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        lines: &mut Vec<Line>,
    ) -> AtTable {
        let sizes = loaded.rules.sizes();
        let budget = self.foyer.plan.budget();
        let table = self.table_of(loaded);
        let seats = self.foyer.plan.seated(setup::usual_players(&sizes));
        let resumed = self.foyer.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let mut playing = OpenPlaying::<G>::new(table, rules, &seats, names, budget);
        self.foyer.open_records(playing.company_mut());
        match resumed {
            Some(resumed) => {
                lines.push(self.goes_on(playing.company()));
                playing.play_again(&self.keyboard.voice, &resumed.entries::<G>(rules));
            }
            None => match self.foyer.plan.laid_out.clone().and_then(G::laid_out) {
                Some(game) => playing.begin_with(&self.keyboard.voice, game),
                None => playing.deal(&self.keyboard.voice),
            },
        }
        playing.walk(self.keyboard.pace == Pace::Step);
        playing.go_on(&self.keyboard.voice);
        self.keyboard.begin_records(&mut playing, lines);
        self.tell(&mut playing, lines);
        AtTable::Open(Box::new(playing))
    }

    fn names(&self, resumed: Option<&Resumed>, seats: &[SeatPlan]) -> Vec<String> {
        match resumed {
            Some(resumed) => resumed.names(&self.keyboard.voice),
            None => setup::names(&self.keyboard.voice, &self.foyer.plan, seats),
        }
    }

    fn goes_on(&self, company: &Company) -> Line {
        let game = self.keyboard.voice.locale().game_name(&company.table.id);
        self.keyboard.voice.help(msg!("game-goes-on", game))
    }
}
