//! A game whose participants have keyboards of their own.

use std::path::PathBuf;
use std::sync::Arc;

use super::history::ReviewLimits;
use super::participant::Preferences;
use super::plan::{Dealer, Plan, Resumed, SeatPlan};
use super::playing::Playing;
use super::playing::any_table::AnyTable;
use super::recorder::{Place, Recorder};
use super::remote_participant::{LanguagePacks, RemoteParticipant};
use super::table::Seats;
use super::table_state::{TableRules, TableState};
use super::typing::OwnTable;
use crate::bot::Budget;
use crate::engine::Seat;
use crate::games::of_family;
use crate::record::FairShuffle;
use crate::rules::{AnyRules, Loaded};
use crate::storage::{Synced, Unwritten};
use crate::text::{Line, ends_with_situation};

pub struct TableStart {
    pub game: String,
    pub loaded: Loaded,
    pub seed: u64,
    /// The commit–reveal shuffle, if several people made the seed.
    pub shuffle: Option<FairShuffle>,
    pub seats: Seats,
    /// Path of the record, which must not exist yet.
    pub record: PathBuf,
    pub synced: Synced,
    /// The record, and how many of its moves were announced before.
    pub resumed: Option<(Resumed, usize)>,
}

/// Bounds of each participant's history.
const KEPT: ReviewLimits = ReviewLimits { told: 40, happened: 30, bytes: 16 << 10 };

/// Participants have the index of their seat; onlookers come after them.
pub struct NetworkTable {
    /// Always there; typed lines may end tables elsewhere.
    table: OwnTable,
    /// The situation lines shown last, by participant.
    situations: Vec<Vec<Line>>,
    game: AnyRules,
    hash: u64,
}

impl NetworkTable {
    /// Begins or resumes a game. Nothing is announced before [`NetworkTable::news`] is called. Seats without a person
    /// use the presentation of `usual`.
    pub fn begin(
        begun: TableStart,
        guests: &[Option<&RemoteParticipant>],
        watchers: &[&RemoteParticipant],
        voices: &mut LanguagePacks,
        usual: &RemoteParticipant,
    ) -> Self {
        let TableStart { game: id, loaded, seed, shuffle, seats, record, synced, resumed } = begun;
        let (rules, hash) = (loaded.rules.clone(), loaded.hash);
        let mut preferences = |guest: &RemoteParticipant| {
            let mut preferences = guest.preferences().clone();
            preferences.voice = voices.of(guest.lang(), Some((&rules, hash)));
            preferences
        };
        let usual = preferences(usual);
        let at_desks: Vec<Preferences> =
            guests.iter().map(|guest| guest.map_or_else(|| usual.clone(), &mut preferences)).collect();
        let watching: Vec<Preferences> = watchers.iter().map(|guest| preferences(guest)).collect();
        let of_seat = |seat: Seat| at_desks.get(seat.index()).unwrap_or(&usual).clone();
        let setup = resumed.as_ref().map(|(resumed, _)| resumed.record.head.setup);
        let manner = &loaded.manner;
        let plan = Plan {
            referee: setup.map(|setup| setup.referee).or(manner.referee),
            calls: setup.map(|setup| setup.calls).or(manner.calls),
            dealer: setup.and_then(|setup| setup.dealer).map(Dealer::Seat),
            ..Plan::default()
        };
        let planned: Vec<SeatPlan> = seats
            .names
            .iter()
            .zip(&seats.levels)
            .map(|(name, level)| {
                level.map_or_else(|| SeatPlan::Person(name.clone()), |level| SeatPlan::Computer(Some(level)))
            })
            .collect();
        let table = TableRules::of(id, loaded, seed, shuffle);
        let table = of_family!(&rules, G, rules => {
            // Search is bounded by nodes, not by time, since all tables wait for it.
            let budget = Budget::USUAL;
            let mut playing = Playing::<G>::new(table, rules, &planned, seats.names.clone(), &plan, budget, &usual);
            let table_state = playing.table_state_mut();
            table_state.sit_apart(of_seat);
            for preferences in watching {
                table_state.add_onlooker(preferences);
            }
            let head = table_state.head(None).write();
            table_state.write_to(Recorder::new(Place::File(record), head, synced));
            match resumed {
                Some((resumed, told)) => playing.resume(&resumed, told),
                None => playing.begin(),
            }
            playing.play_computers();
            Box::new(playing) as Box<dyn AnyTable>
        });
        NetworkTable { table: Some(table), situations: Vec::new(), game: rules, hash }
    }

    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_deref().expect("a network table has a game")
    }

    pub fn table_mut(&mut self) -> &mut dyn AnyTable {
        self.table.as_deref_mut().expect("a network table has a game")
    }

    /// The table with this participant as the one who types.
    pub fn table_of(&mut self, participant: usize) -> &mut dyn AnyTable {
        let table = self.table_mut();
        table.turn_to(participant);
        table
    }

    /// Says that several people have played, so that no move can be undone.
    pub fn set_company(&mut self, had_company: bool) {
        self.table_state_mut().had_company = had_company;
    }

    pub fn answer(
        &mut self,
        participant: usize,
        guest: &mut RemoteParticipant,
        typed: &str,
        voices: &mut LanguagePacks,
    ) -> Vec<Line> {
        self.table_of(participant);
        let answer = guest.app.answer_line(&mut self.table, typed);
        self.share_language(guest, voices);
        self.table_state_mut().participants[participant].preferences = guest.preferences().clone();
        // An answer ends with the situation, unless it is not to be shown.
        let situation = self.table().situation();
        if situation.is_empty() || ends_with_situation(&answer.lines) {
            self.note_situation(participant, &situation);
        }
        answer.lines
    }

    /// Unsolicited lines for a participant: events, and the situation if it is new.
    pub fn news(&mut self, participant: usize) -> Vec<Line> {
        let table = self.table_of(participant);
        let mut lines = table.table_state_mut().take_next();
        if !table.table_state().has_untold() {
            let situation = table.situation();
            let is_new = self.situations.get(participant).is_none_or(|told| *told != situation);
            if is_new || !lines.is_empty() {
                self.note_situation(participant, &situation);
                lines.extend(situation);
            }
        }
        if !lines.is_empty() {
            let participant = self.table_of(participant).table_state_mut().participant_mut();
            participant.keep_shown(&lines);
            participant.set_last_answer(&lines);
        }
        lines
    }

    /// Adds lines from outside the game, such as chat, to a participant's history.
    pub fn add_lines(&mut self, participant: usize, lines: &[Arc<Line>]) {
        if !lines.is_empty() {
            let participant = self.table_of(participant).table_state_mut().participant_mut();
            participant.hear_outside(lines);
        }
    }

    /// Drops old history, so that a table does not grow with its rounds.
    pub fn forget_old(&mut self) {
        self.table_state_mut().forget_old(KEPT);
    }

    pub fn situation(&mut self, participant: usize) -> Vec<Line> {
        let situation = self.table_of(participant).situation();
        self.note_situation(participant, &situation);
        situation
    }

    pub fn hand(&mut self, participant: usize) -> Option<Line> {
        self.table_of(participant).announce_hand()
    }

    fn note_situation(&mut self, participant: usize, situation: &[Line]) {
        if self.situations.len() <= participant {
            self.situations.resize(participant + 1, Vec::new());
        }
        self.situations[participant] = situation.to_vec();
    }

    pub fn seat_person(&mut self, seat: Seat, name: &str, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) {
        self.share_language(guest, voices);
        self.table_state_mut().participants[seat.index()].preferences = guest.preferences().clone();
        self.table_state_mut().set_away(seat, None);
        self.table_mut().change_player(seat, name.to_owned(), None);
    }

    pub fn share_language(&self, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) {
        guest.share_voice(voices, Some((&self.game, self.hash)));
    }

    /// Adds an onlooker and returns their index.
    pub fn add_onlooker(&mut self, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) -> usize {
        self.share_language(guest, voices);
        let preferences = guest.preferences().clone();
        self.table_state_mut().add_onlooker(preferences)
    }

    /// Removes an onlooker. Higher indices move down by one.
    pub fn remove_onlooker(&mut self, participant: usize) {
        self.table_state_mut().remove_onlooker(participant);
        if participant < self.situations.len() {
            self.situations.remove(participant);
        }
    }

    /// True if the seat has moved since the first `since` record lines.
    pub fn has_moved(&self, seat: Seat, since: usize) -> bool {
        let own = format!("{seat} ");
        self.table().written().iter().skip(since).any(|line| line.starts_with(&own))
    }

    pub fn on_paper(&self) -> String {
        let mut text = self.table_state().head(None).write();
        text.push_str(self.table().written().text());
        text
    }

    pub fn record(&mut self) -> Vec<Unwritten> {
        self.table_mut().record()
    }

    fn table_state(&self) -> &TableState {
        self.table().table_state()
    }

    fn table_state_mut(&mut self) -> &mut TableState {
        self.table_mut().table_state_mut()
    }
}

#[cfg(test)]
mod tests;
