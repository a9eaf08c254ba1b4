//! Who sits at the table and at the keyboard, and what is played there: the same for games of every family.

use super::desk::Desk;
use super::plan::{SeatPlan, is_name};
use super::recorder::Recorder;
use crate::bot::Level;
use crate::engine::{Seat, Setup, Viewer};
use crate::file::Unwritten;
use crate::record::{Head, Player};
use crate::rulebook::Shelf;
use crate::rules::{AnyRules, TableOption};
use crate::say::Line;

/// What is played at a table.
pub struct TableRules {
    /// The game's id.
    pub id: String,
    /// The id of the game whose book it is.
    pub book_of: String,
    /// The rules with the chosen options.
    pub rules: AnyRules,
    /// The options, with what was chosen.
    pub options: Vec<TableOption>,
    /// What the rule book is made from.
    pub books: Shelf,
    /// The hash of the rules.
    pub hash: u64,
    /// The seed.
    pub seed: u64,
}

/// The players of a table, and the people among them at the keyboard.
pub struct Company {
    pub(super) table: TableRules,
    pub(super) setup: Setup,
    /// The players' names, by seat.
    pub(super) names: Vec<String>,
    pub(super) seats: Vec<SeatPlan>,
    pub(super) levels: Vec<Option<Level>>,
    pub(super) desks: Vec<Desk>,
    /// Who has the keyboard: an index into `people`, beyond them before anybody was given it.
    pub(super) at: usize,
    /// Whether it stands in the statistics already, or is not to stand there.
    pub(super) counted: bool,
    /// Where the game is written down.
    pub(super) recorders: Vec<Recorder>,
    /// Whether the game is over, so that nothing needs to be hidden any more.
    pub(super) is_over: bool,
}

impl Company {
    /// Puts the players at the table. Who watches, if no person plays, has the keyboard.
    pub fn new(table: TableRules, setup: Setup, seats: &[SeatPlan], names: Vec<String>) -> Self {
        let levels: Vec<Option<Level>> = seats.iter().map(level).collect();
        let desk = |(seat, level): (Seat, &Option<Level>)| level.is_none().then(|| Desk::new(Viewer::Seat(seat)));
        let mut desks: Vec<Desk> = Seat::all(setup.seats).zip(&levels).filter_map(desk).collect();
        if desks.is_empty() {
            desks.push(Desk::new(Viewer::Onlooker));
        }
        let at = if desks.len() == 1 { 0 } else { usize::MAX };
        Company {
            table,
            setup,
            names,
            seats: seats.to_vec(),
            levels,
            desks,
            at,
            counted: false,
            recorders: Vec::new(),
            is_over: false,
        }
    }

    /// The head of the game's record. `own` is the name that whoever started the program has given. No name stands there
    /// that the program has made, since the language of today would be told in that of tomorrow.
    #[must_use]
    pub fn head(&self, own: Option<&str>) -> Head {
        let changed = self.table.options.iter().filter(|option| option.is_chosen());
        let given = |seat: &SeatPlan, name: &String| match seat {
            SeatPlan::Me => own.unwrap_or_default().to_owned(),
            _ if is_name(name) => name.clone(),
            _ => String::new(),
        };
        let player = |((seat, name), level): ((&SeatPlan, &String), &Option<Level>)| Player {
            name: given(seat, name),
            level: level.map(|level| level.name().to_owned()),
        };
        Head {
            game: self.table.id.clone(),
            rules: self.table.hash,
            options: changed.map(|option| (option.name.clone(), option.chosen.clone())).collect(),
            seed: self.table.seed,
            setup: self.setup,
            players: self.seats.iter().zip(&self.names).zip(&self.levels).map(player).collect(),
        }
    }

    /// The person at the keyboard; before anybody was given it, the first.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        self.desks.get(self.at).unwrap_or(&self.desks[0])
    }

    /// The same, to be told something.
    pub fn desk_mut(&mut self) -> &mut Desk {
        let at = if self.at < self.desks.len() { self.at } else { 0 };
        &mut self.desks[at]
    }

    /// The index of the person on a seat.
    #[must_use]
    pub fn desk_on(&self, seat: Seat) -> Option<usize> {
        self.desks.iter().position(|desk| desk.viewer == Viewer::Seat(seat))
    }

    /// Whether a computer player sits there.
    #[must_use]
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.levels.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The lines that the person at the keyboard has not been told; nothing private while the keyboard is passed on.
    pub fn take_untold(&mut self) -> Vec<Line> {
        if self.at < self.desks.len() { self.desks[self.at].take_untold() } else { Vec::new() }
    }

    /// The same lines up to the end of somebody else's move.
    pub fn take_step(&mut self) -> Vec<Line> {
        if self.at < self.desks.len() { self.desks[self.at].take_step() } else { Vec::new() }
    }

    /// Whether the game is kept and not over.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        !self.is_over && self.recorders.iter().any(|recorder| !recorder.is_wanted())
    }

    /// Whether the person at the keyboard has not been told everything.
    #[must_use]
    pub fn has_untold(&self) -> bool {
        self.desks.get(self.at).is_some_and(Desk::has_untold)
    }

    /// The computer players with their levels, by seat.
    pub fn computer_players(&self) -> impl Iterator<Item = (&str, Level)> {
        self.names.iter().zip(&self.levels).filter_map(|(name, level)| Some((name.as_str(), (*level)?)))
    }

    /// Whether several people share the keyboard.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.desks.len() > 1
    }

    /// Whether somebody here holds cards that others at the same keyboard must not know, until the game is over.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.is_shared() && !self.is_over
    }

    /// Writes the lines of the record down wherever the game is recorded, and says where that failed; nothing more is
    /// written there.
    pub fn record(&mut self, written: &[String]) -> Vec<Unwritten> {
        let mut failed = Vec::new();
        self.recorders.retain_mut(|recorder| match recorder.write(written) {
            Ok(()) => true,
            Err(error) => {
                failed.push((recorder.path().to_owned(), error));
                false
            }
        });
        failed
    }
}

fn level(seat: &SeatPlan) -> Option<Level> {
    match seat {
        SeatPlan::Me | SeatPlan::Person(_) => None,
        SeatPlan::Computer(level) => Some(level.unwrap_or(Level::Easy)),
    }
}
