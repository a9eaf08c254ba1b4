//! Who sits at the table and at the keyboard, and what is played there: the same for games of every family.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::audience::{Audience, Preferences, StepMode};
use super::history::Most;
use super::keyboard::keys::AtKeys;
use super::language_pack::LanguagePack;
use super::participant::Participant;
use super::plan::{Resumed, SeatPlan, is_name};
use super::recorder::Recorder;
use crate::bot::Level;
use crate::command::{Typed, inflected, normal};
use crate::engine::{Seat, Setup, Viewer};
use crate::file::Unwritten;
use crate::record::{FairShuffle, Head, Moves, Origin, Player, Record};
use crate::rulebook::Shelf;
use crate::rules::{AnyRules, Base, Loaded, TableOption};
use crate::say::{Line, Players};
use crate::table::Seats;

/// What is played at a table.
pub struct TableRules {
    /// The game's id.
    pub id: String,
    /// The id of the game whose book it is.
    pub book_of: String,
    /// The rules with the chosen options.
    pub rules: AnyRules,
    /// The options, with what was chosen.
    pub options: Arc<Vec<TableOption>>,
    /// The game on which it is based, if it is one of somebody's own.
    pub base: Option<Arc<Base>>,
    /// What the rule book is made from.
    pub books: Shelf,
    /// The hash of the rules.
    pub hash: u64,
    /// The seed.
    pub seed: u64,
    /// How it came about, if several people have made it.
    pub shuffle: Option<FairShuffle>,
}

impl TableRules {
    /// A game with this id as it was loaded, and the seed of the table with how it came about.
    #[must_use]
    pub fn of(id: String, loaded: Loaded, seed: u64, shuffle: Option<FairShuffle>) -> Self {
        let books = Shelf::of(&loaded);
        let Loaded { options, hash, book_of, rules, base, .. } = loaded;
        TableRules { id, book_of, rules, options, base, books, hash, seed, shuffle }
    }
}

/// The players of a table, and the people among them at the keyboard.
pub struct TableState {
    played: TableRules,
    setup: Setup,
    /// Who sits at the table, as it has them.
    seats: Arc<Seats>,
    /// Who was to sit there.
    planned: Vec<SeatPlan>,
    desks: Vec<Participant>,
    /// Who has the keyboard: an index into `people`, beyond them before anybody was given it.
    at: usize,
    /// Whether it stands in the statistics already, or is not to stand there.
    counted: bool,
    /// Where the game is written down.
    recorders: Vec<Recorder>,
    /// Whether the game is over, so that nothing needs to be hidden any more.
    is_over: bool,
    /// From which other game this one was played on.
    origin: Option<Origin>,
    sort: Sort,
    /// Whether everybody has a keyboard of their own.
    apart: bool,
    /// For whom a computer player only stands in, by seat.
    away: BTreeMap<Seat, String>,
}

/// What sort of game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    /// It began with a deal.
    Dealt,
    /// It began with the set-up of an example.
    LaidOut,
    /// It is told again while others still play it.
    InPlayElsewhere,
}

impl TableState {
    /// The people of a table, all of whom share a keyboard with these preferences. Where hands are `hidden`, each of them
    /// gets a desk; otherwise one listens for all. Who watches, if no person plays, has the keyboard.
    pub fn new(
        played: TableRules,
        setup: Setup,
        planned: &[SeatPlan],
        seats: &Arc<Seats>,
        hidden: bool,
        preferences: &Preferences,
    ) -> Self {
        let mut viewers: Vec<Viewer> = seats.people().map(Viewer::Seat).collect();
        if viewers.is_empty() || viewers.len() > 1 && !hidden {
            viewers = vec![Viewer::Onlooker];
        }
        let desks: Vec<Participant> =
            viewers.into_iter().map(|viewer| Participant::new(viewer, preferences.clone())).collect();
        let at = if desks.len() == 1 { 0 } else { usize::MAX };
        TableState {
            played,
            setup,
            seats: Arc::clone(seats),
            planned: planned.to_vec(),
            desks,
            at,
            counted: false,
            recorders: Vec::new(),
            is_over: false,
            origin: None,
            sort: Sort::Dealt,
            apart: false,
            away: BTreeMap::new(),
        }
    }

    /// Somebody is away from a seat and comes back there; or is there again, if there is no name.
    #[cfg(feature = "net")]
    pub fn is_away(&mut self, seat: Seat, name: Option<String>) {
        match name {
            Some(name) => self.away.insert(seat, name),
            None => self.away.remove(&seat),
        };
    }

    /// Somebody who cannot be asked now, and has a right to be.
    #[must_use]
    pub fn away(&self) -> Option<&str> {
        self.away.values().next().map(String::as_str)
    }

    /// The game was played on from another one.
    pub fn comes_from(&mut self, origin: Option<Origin>) {
        self.origin = origin;
    }

    /// Whether everybody has a keyboard of their own.
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.apart
    }

    /// The head of the game's record. `own` is the name that whoever started the program has given. No name stands there
    /// that the program has made, since the language of today would be told in that of tomorrow.
    #[must_use]
    pub fn head(&self, own: Option<&str>) -> Head {
        let changed = self.played.options.iter().filter(|option| option.is_chosen());
        let given = |seat: &SeatPlan, name: &String| match seat {
            SeatPlan::Me => own.unwrap_or_default().to_owned(),
            _ if is_name(name) => name.clone(),
            _ => String::new(),
        };
        let player = |((seat, name), level): ((&SeatPlan, &String), &Option<Level>)| Player {
            name: given(seat, name),
            level: level.map(|level: Level| level.name().to_owned()),
        };
        Head {
            game: self.played.id.clone(),
            rules: self.played.hash,
            options: changed.map(|option| (option.name.clone(), option.chosen.clone())).collect(),
            seed: self.played.seed,
            shuffle: self.played.shuffle.clone(),
            setup: self.setup,
            origin: self.origin.clone(),
            players: self.planned.iter().zip(self.seats.names()).zip(self.seats.levels()).map(player).collect(),
        }
    }

    /// The game as its record has it; none where it did not begin with a deal.
    #[must_use]
    pub fn on_paper(&self, written: &Moves) -> Option<Resumed> {
        let own = self.planned.iter().position(|seat| *seat == SeatPlan::Me);
        let own = own.and_then(|own| self.seats.names().get(own)).filter(|name| self.is_shared() && is_name(name));
        let mut text = self.head(own.map(String::as_str)).write();
        text.push_str(written.text());
        let record = Record::read(&text).ok().filter(|_| self.sort != Sort::LaidOut)?;
        let path = self.recorders.iter().rev().find(|recorder| recorder.has_begun());
        Some(Resumed { path: path.map(|recorder| recorder.path().to_owned()), record, changed: Vec::new() })
    }

    /// The person at the keyboard; before anybody was given it, the first.
    #[must_use]
    pub fn desk(&self) -> &Participant {
        self.desks.get(self.at).unwrap_or(&self.desks[0])
    }

    /// The same, to be told something.
    pub fn desk_mut(&mut self) -> &mut Participant {
        let at = if self.at < self.desks.len() { self.at } else { 0 };
        &mut self.desks[at]
    }

    /// Whoever sits at this desk wants to be told things in another way.
    #[cfg(any(test, feature = "net"))]
    pub fn prefer_at(&mut self, desk: usize, preferences: &Preferences) {
        self.desks[desk].prefer(preferences);
    }

    /// Everybody's desks.
    #[must_use]
    pub fn desks(&self) -> &[Participant] {
        &self.desks
    }

    /// The index of the desk that has the keyboard; beyond them before anybody was given it.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whose history is gone through at the keyboard: a number of its own before anybody was given it.
    #[must_use]
    pub fn history_owner(&self) -> usize {
        self.at.min(self.desks.len())
    }

    /// The keyboard is passed on.
    pub fn pass_to(&mut self, desk: usize) {
        self.at = desk;
    }

    /// Others play here than before, and whoever sits on this seat has the only desk.
    pub fn seat_alone(&mut self, seat: Seat, seats: &Arc<Seats>) {
        self.seats = Arc::clone(seats);
        self.desks = vec![Participant::new(Viewer::Seat(seat), self.desk().preferences().clone())];
        self.at = 0;
    }

    /// The one at the keyboard sees what this viewer may, and was told what was told there.
    pub fn watch(&mut self, viewer: Viewer) {
        self.desks.truncate(1);
        self.desks[0].sits_at(viewer);
        self.at = 0;
    }

    /// Whoever is at the keyboard wants to be told things in another way, and so do all who share it.
    pub fn prefer(&mut self, preferences: &Preferences) {
        self.at_this_keyboard().for_each(|desk| desk.prefer(preferences));
    }

    /// Everybody who shares the keyboard is told hands in the usual order again.
    pub fn forget_asked_orders(&mut self) {
        self.at_this_keyboard().for_each(Participant::forget_asked_order);
    }

    /// The desks that share the keyboard at which somebody types.
    fn at_this_keyboard(&mut self) -> impl Iterator<Item = &mut Participant> {
        let only = self.apart.then_some(self.at);
        self.desks
            .iter_mut()
            .enumerate()
            .filter(move |(at, _)| only.is_none_or(|only| only == *at))
            .map(|(_, desk)| desk)
    }

    /// The ears of the person at the keyboard.
    #[must_use]
    pub fn ears(&self) -> Audience<'_> {
        let desk = self.desk();
        Audience { for_all: !self.apart, ..Audience::new(desk.preferences(), &self.seats, desk.viewer()) }
    }

    /// Does something at every desk, for the ears of whoever sits there.
    pub fn at_each_desk(&mut self, mut does: impl FnMut(&mut Participant, Audience<'_>)) {
        for desk in &mut self.desks {
            let preferences = desk.preferences().clone();
            let ears = Audience { for_all: !self.apart, ..Audience::new(&preferences, &self.seats, desk.viewer()) };
            does(desk, ears);
        }
    }

    /// The desks of all people but this one. Where everybody has a keyboard, those of computer players are nobody's, and who
    /// watches is not asked.
    #[must_use]
    pub fn others(&self, seat: Seat) -> Vec<usize> {
        let plays = |desk: &Participant| matches!(desk.viewer(), Viewer::Seat(seat) if !self.seats.is_computer(seat));
        let others = self.desks.iter().enumerate().filter(|(_, desk)| desk.viewer() != Viewer::Seat(seat));
        others.filter(|(_, desk)| plays(desk)).map(|(index, _)| index).collect()
    }

    /// The index of the person on a seat.
    #[must_use]
    pub fn desk_on(&self, seat: Seat) -> Option<usize> {
        self.desks.iter().position(|desk| desk.viewer() == Viewer::Seat(seat))
    }

    /// Whether each move of the others waits for Enter at the keyboard. Where everybody has one, moves are told when they happen.
    #[must_use]
    pub fn goes_step_by_step(&self) -> bool {
        self.desk().preferences().pace == StepMode::Step && !self.apart
    }

    /// The name of whoever sits at a desk; empty for somebody who watches.
    #[must_use]
    pub fn name_at(&self, desk: usize) -> &str {
        match self.desks[desk].viewer() {
            Viewer::Seat(seat) => self.seats.name(seat),
            Viewer::Onlooker => "",
        }
    }

    /// What is played.
    #[must_use]
    pub fn played(&self) -> &TableRules {
        &self.played
    }

    /// How the table is set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Who sits at the table.
    #[must_use]
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Who was to sit there.
    #[must_use]
    pub fn planned(&self) -> &[SeatPlan] {
        &self.planned
    }

    /// In the next game the computer players have the levels that are chosen then.
    pub fn forget_levels(&mut self) {
        for seat in &mut self.planned {
            if matches!(seat, SeatPlan::Computer(_)) {
                *seat = SeatPlan::Computer(None);
            }
        }
    }

    /// The lines that the person at the keyboard has not been told; nothing private while the keyboard is passed on.
    pub fn take_untold(&mut self) -> Vec<Line> {
        if self.at < self.desks.len() { self.desks[self.at].take_untold() } else { Vec::new() }
    }

    /// Those of them that are to be told now.
    pub fn take_next(&mut self) -> Vec<Line> {
        if self.at < self.desks.len() { self.desks[self.at].take_next() } else { Vec::new() }
    }

    /// Whether the game is kept and not over.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        !self.is_over && self.recorders.iter().any(|recorder| !recorder.is_wanted())
    }

    /// Whether the person at the keyboard has not been told everything.
    #[must_use]
    pub fn has_untold(&self) -> bool {
        self.desks.get(self.at).is_some_and(Participant::has_untold)
    }

    /// Whether several people share the keyboard.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.desks.len() > 1 && !self.apart
    }

    /// Whether somebody here holds cards that other people must not know, until the game is over.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.sort == Sort::InPlayElsewhere || (self.is_shared() || self.apart) && !self.is_over
    }

    /// Others still play the game that is told here, so its seed stays hidden.
    pub fn hide_seed(&mut self) {
        self.sort = Sort::InPlayElsewhere;
    }

    /// The game is over, so that nothing needs to be hidden any more; or it goes on.
    pub fn ends(&mut self, is_over: bool) {
        self.is_over = is_over;
    }

    /// The game begins with the set-up of an example, so it is not to stand in the statistics, nor in a record.
    pub fn begins_in_the_middle(&mut self) {
        (self.counted, self.sort) = (true, Sort::LaidOut);
    }

    /// Whether the game is to stand in the statistics, which is asked once.
    pub fn is_to_be_counted(&mut self) -> bool {
        !std::mem::replace(&mut self.counted, true)
    }

    /// The game is written down there from now on.
    pub fn write_to(&mut self, recorder: Recorder) {
        // There is seldom a second one, and room for more would stand empty at thousands of tables.
        self.recorders.reserve_exact(1);
        self.recorders.push(recorder);
    }

    /// Where the game is written down.
    #[must_use]
    pub fn recorders(&self) -> &[Recorder] {
        &self.recorders
    }

    /// A folder that others may open and in which the first game was begun; returned once.
    pub fn take_open_folder(&mut self) -> Option<PathBuf> {
        self.recorders.iter_mut().find_map(Recorder::take_open_folder)
    }

    /// Nothing more of the game is written to this file.
    pub fn writes_no_more(&mut self, path: &Path) {
        self.recorders.retain(|recorder| recorder.path() != path);
    }

    /// Writes the lines of the record down wherever the game is recorded, and says where that failed; nothing more is
    /// written there.
    pub fn record(&mut self, written: &Moves) -> Vec<Unwritten> {
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

impl TableState {
    /// Everybody has a keyboard of their own from now on: whoever plays, in the order of the seats. A seat that a computer
    /// player has may become somebody's, so it has a desk, too.
    pub fn sit_apart(&mut self, preferences: impl Fn(Seat) -> Preferences) {
        let desk = |seat| Participant::new(Viewer::Seat(seat), preferences(seat));
        self.desks = Seat::all(self.setup.seats).map(desk).collect();
        self.at = 0;
        self.apart = true;
    }

    /// Somebody watches from a keyboard of their own; the index of the desk.
    pub fn watched_from(&mut self, preferences: Preferences) -> usize {
        self.desks.push(Participant::new(Viewer::Onlooker, preferences));
        self.desks.len() - 1
    }

    /// Nobody sits at this desk any more, from which somebody has watched; those behind it move up.
    pub fn watched_no_more(&mut self, desk: usize) {
        if self.desks.get(desk).is_some_and(|desk| desk.viewer() == Viewer::Onlooker) && self.desks.len() > 1 {
            self.desks.remove(desk);
            self.at = 0;
        }
    }

    /// Of what was told only so much stays at each desk. Where a computer player plays for nobody, nothing waits to be told.
    pub fn forget_old(&mut self, most: Most) {
        for desk in &mut self.desks {
            if let Viewer::Seat(seat) = desk.viewer() {
                if self.seats.is_computer(seat) {
                    let _ = desk.take_untold();
                    desk.has_moved();
                }
            }
            desk.forgets_old(most);
        }
    }

    /// Others sit there now, at the same desks.
    pub fn change_seats(&mut self, seats: &Arc<Seats>) {
        self.seats = Arc::clone(seats);
    }
}

impl TableState {
    /// The players as the person at the keyboard calls them.
    pub(super) fn players<'a>(&'a self, voice: &'a LanguagePack) -> Players<'a> {
        Players::new(voice.locale(), self.seats().names(), self.desk().viewer())
    }

    /// The seat of the player who is called so, or whose name begins so.
    ///
    /// # Errors
    /// The line that says that nobody is, or that several are.
    pub fn seat_named(&self, voice: &LanguagePack, typed: &str) -> Result<Seat, Line> {
        let typed = normal(typed);
        let seats: Vec<(Seat, String)> =
            Seat::all(self.setup().seats).zip(self.seats().names().iter().map(|name| normal(name))).collect();
        let exact = seats.iter().find(|(_, name)| *name == typed);
        if let Some((seat, _)) = exact {
            return Ok(*seat);
        }
        let begun: Vec<Seat> =
            seats.iter().filter(|(_, name)| name.starts_with(&typed)).map(|(seat, _)| *seat).collect();
        match begun.as_slice() {
            [seat] => Ok(*seat),
            _ => Err(self.players(voice).unknown_player(&typed)),
        }
    }

    /// Whose name a word is, in any form.
    pub(super) fn seat_called(&self, voice: &LanguagePack, word: &str) -> Option<Seat> {
        self.called(voice).into_iter().find(|(_, name)| name == word).map(|(seat, _)| seat)
    }

    /// The players by every form of their names, squeezed: `Eino` and, where the language inflects names, `Einon`. What is the
    /// name of somebody else is no form of another name.
    pub(super) fn called(&self, voice: &LanguagePack) -> Vec<(Seat, String)> {
        let seats = Seat::all(self.setup().seats);
        let names: Vec<String> = self.seats().names().iter().map(|name| squeezed(name)).collect();
        let mut called: Vec<(Seat, String)> = seats.clone().zip(names.iter().cloned()).collect();
        for (seat, name) in seats.zip(&names) {
            let forms = inflected(name, voice.lexicon().endings());
            called.extend(forms.into_iter().filter(|form| !names.contains(form)).map(|form| (seat, form)));
        }
        called
    }

    /// A name letter by letter, or the question whose.
    pub(super) fn spelled(&self, voice: &LanguagePack, rest: &str) -> Line {
        let players = self.players(voice);
        if rest.is_empty() {
            return players.whose_name();
        }
        match self.seat_named(voice, rest) {
            Ok(seat) => players.spell(seat),
            Err(line) => line,
        }
    }
}

/// A name as it is compared with the words of a line.
fn squeezed(name: &str) -> String {
    Typed::new(name).words().collect()
}

/// A game with its company.
pub trait Seated {
    /// Who plays, and who has the keyboard.
    fn company(&self) -> &TableState;

    /// The same, to be changed.
    fn company_mut(&mut self) -> &mut TableState;

    /// The moves, each a line as records have it.
    fn written(&self) -> &Moves;

    /// Writes down what was played since, wherever the game is recorded, and says where that failed.
    fn record(&mut self) -> Vec<Unwritten>;

    /// The lines before the prompt: whose turn it is and what is to be decided.
    fn situation(&self) -> Vec<Line>;

    /// What the status prompt shows on the own turn; empty otherwise.
    fn status(&self) -> String;

    /// What the meaning of single keys hangs on now.
    fn at_keys(&self) -> AtKeys;

    /// Who has won, once the game is over; nothing before, and nothing where somebody learns.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// Whether the keyboard is being passed on.
    fn is_passing(&self) -> bool;

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(&self, typed: &str) -> Vec<String>;

    /// A command and the one behind it as one, where the second is the call that goes with the first.
    fn with_call(&self, _typed: &str, _behind: &str) -> Option<String> {
        None
    }
}
