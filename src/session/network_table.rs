//! A game whose participants have keyboards of their own.

use std::path::PathBuf;
use std::sync::Arc;

use super::app::App;
use super::audience::Preferences;
use super::history::ReviewLimits;
use super::lesson::Learnable;
use super::plan::{Dealer, Plan, Resumed, SeatPlan};
use super::playing::Playing;
use super::recorder::Recorder;
use super::remote_participant::{LanguagePacks, RemoteParticipant};
use super::table_state::{TableRules, TableState};
use super::typing::AtTable;
use super::typing::Next;
use super::typing::Typing;
use crate::bot::{Budget, Level};
use crate::engine::{Seat, of_family};
use crate::record::{FairShuffle, Moves};
use crate::rules::{AnyRules, Loaded};
use crate::session::table::Seats;
use crate::storage::{Synced, Unwritten};
use crate::text::{Line, ends_with_situation};

/// A game that is about to begin or to be resumed.
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
const KEPT: ReviewLimits = ReviewLimits { told: 80, happened: 40, bytes: 16 << 10 };

/// Participants have the index of their seat; onlookers come after them.
pub struct NetworkTable {
    table: Box<dyn NetworkGame>,
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
            preferences.speak_with(&voices.of(guest.lang(), Some((&rules, hash))));
            preferences
        };
        let usual = preferences(usual);
        let at_desks: Vec<Preferences> =
            guests.iter().map(|guest| guest.map_or_else(|| usual.clone(), &mut preferences)).collect();
        let watching: Vec<Preferences> = watchers.iter().map(|guest| preferences(guest)).collect();
        let of_seat = |seat: Seat| at_desks.get(seat.index()).unwrap_or(&usual).clone();
        let table = of_family!(&rules, G, rules => {
            let mut playing = playing::<G>(id, loaded, rules, (seed, shuffle), &seats, resumed.as_ref(), &usual);
            playing.table_state_mut().sit_apart(of_seat);
            for preferences in watching {
                playing.table_state_mut().add_onlooker(preferences);
            }
            Box::new(playing) as Box<dyn NetworkGame>
        });
        let mut gathering = NetworkTable { table, situations: Vec::new(), game: rules, hash };
        let head = gathering.table_state().head(None).write();
        gathering.table_state_mut().write_to(Recorder::in_file(record, head, synced));
        match resumed {
            Some((resumed, told)) => gathering.table.resume(&resumed, told),
            None => gathering.table.begin_apart(),
        }
        gathering.table.go_on_apart();
        gathering
    }

    pub fn answer(
        &mut self,
        participant: usize,
        guest: &mut RemoteParticipant,
        typed: &str,
        voices: &mut LanguagePacks,
    ) -> Vec<Line> {
        self.table.turn_to(participant);
        let answer = AtDesk { app: &mut guest.app, table: &mut *self.table }.answer_line(typed);
        guest.share_voice(voices, Some((&self.game, self.hash)));
        self.table_state_mut().prefer_at(participant, guest.preferences());
        // An answer ends with the situation, unless it is not to be shown.
        let situation = self.table.seated().situation();
        if situation.is_empty() || ends_with_situation(&answer.lines) {
            self.note_situation(participant, &situation);
        }
        answer.lines
    }

    /// Unsolicited lines for a participant: events, and the situation if it is new.
    pub fn news(&mut self, participant: usize) -> Vec<Line> {
        self.table.turn_to(participant);
        let mut lines = self.table_state_mut().take_next();
        if !self.table_state().has_untold() {
            let situation = self.table.seated().situation();
            let is_new = self.situations.get(participant).is_none_or(|told| *told != situation);
            if is_new || !lines.is_empty() {
                self.note_situation(participant, &situation);
                lines.extend(situation);
            }
        }
        if !lines.is_empty() {
            let participant = self.table_state_mut().participant_mut();
            participant.is_told(&lines);
            participant.set_last_answer(&lines);
        }
        lines
    }

    /// Adds lines from outside the game, such as chat, to a participant's history.
    pub fn add_lines(&mut self, participant: usize, lines: &[Arc<Line>]) {
        if !lines.is_empty() {
            self.table.turn_to(participant);
            self.table_state_mut().participant_mut().hear_outside(lines);
        }
    }

    /// Drops old history, so that a table does not grow with its rounds.
    pub fn forget_old(&mut self) {
        self.table_state_mut().forget_old(KEPT);
    }

    /// Discards events that were announced to this participant before.
    pub fn discard_news(&mut self, participant: usize) {
        self.table.turn_to(participant);
        self.table_state_mut().take_untold();
    }

    #[must_use]
    pub fn situation(&mut self, participant: usize) -> Vec<Line> {
        self.table.turn_to(participant);
        let situation = self.table.seated().situation();
        self.note_situation(participant, &situation);
        situation
    }

    pub fn hand(&mut self, participant: usize) -> Option<Line> {
        self.table.turn_to(participant);
        self.table.announce_hand()
    }

    #[must_use]
    pub fn status(&mut self, participant: usize) -> String {
        self.table.turn_to(participant);
        self.table.seated().status()
    }

    #[must_use]
    pub fn buttons(&mut self, participant: usize) -> Buttons {
        self.table.turn_to(participant);
        self.table.buttons()
    }

    fn note_situation(&mut self, participant: usize, situation: &[Line]) {
        if self.situations.len() <= participant {
            self.situations.resize(participant + 1, Vec::new());
        }
        self.situations[participant] = situation.to_vec();
    }

    /// True if the text is advice that the rules forbid.
    pub fn advises(&mut self, participant: usize, text: &str) -> bool {
        self.table.turn_to(participant);
        self.table.advises(text)
    }

    pub fn understands(&mut self, participant: usize, typed: &str) -> bool {
        self.table.turn_to(participant);
        self.table.understands(typed)
    }

    pub fn seat_person(&mut self, seat: Seat, name: &str, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) {
        guest.share_voice(voices, Some((&self.game, self.hash)));
        self.table_state_mut().prefer_at(seat.index(), guest.preferences());
        self.table.is_away(seat, None);
        self.table.change_player(seat, name.to_owned(), None);
        // A table with only computer players waits.
        self.table.go_on_apart();
    }

    /// Reserves a seat for somebody who is away: agreements are impossible meanwhile. `None` ends the reservation.
    pub fn reserve_place(&mut self, seat: Seat, name: Option<&str>) {
        self.table.is_away(seat, name.map(str::to_owned));
    }

    /// Replaces a person by a computer player.
    pub fn seat_computer(&mut self, seat: Seat, name: &str, level: Level) {
        self.table.change_player(seat, name.to_owned(), Some(level));
        self.table.go_on_apart();
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

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// True while everybody, or everybody but the proposer, is asked something.
    #[must_use]
    pub fn is_asking_everybody(&self) -> bool {
        self.table.is_asking_everybody()
    }

    #[must_use]
    pub fn is_waited_for(&mut self, participant: usize) -> bool {
        self.table.turn_to(participant);
        self.table.is_waited_for()
    }

    #[must_use]
    pub fn written(&self) -> &Moves {
        self.table.seated().written()
    }

    /// True if the seat has moved since the first `since` record lines.
    #[must_use]
    pub fn has_moved(&self, seat: Seat, since: usize) -> bool {
        let own = format!("{seat} ");
        self.written().iter().skip(since).any(|line| line.starts_with(&own))
    }

    #[must_use]
    pub fn on_paper(&self) -> String {
        let mut text = self.table_state().head(None).write();
        text.push_str(self.written().text());
        text
    }

    pub fn record(&mut self) -> Vec<Unwritten> {
        self.table.seated_mut().record()
    }

    fn table_state(&self) -> &TableState {
        self.table.seated().table_state()
    }

    fn table_state_mut(&mut self) -> &mut TableState {
        self.table.seated_mut().table_state_mut()
    }
}

#[cfg(test)]
impl NetworkTable {
    pub(crate) fn laid_out(
        game: crate::games::shedding::engine::SheddingGame,
        loaded: &Loaded,
        names: Vec<String>,
        guests: &[&RemoteParticipant],
        voices: &mut LanguagePacks,
    ) -> Self {
        use super::plan::LaidOut;
        let rules = loaded.rules.clone();
        let preferences = |guest: &&RemoteParticipant| {
            let mut preferences = guest.preferences().clone();
            preferences.speak_with(&voices.of(guest.lang(), Some((&rules, loaded.hash))));
            preferences
        };
        let at_desks: Vec<Preferences> = guests.iter().map(preferences).collect();
        let plan = Plan { laid_out: Some(LaidOut::of(game)), ..Plan::default() };
        let planned: Vec<SeatPlan> = names.iter().cloned().map(SeatPlan::Person).collect();
        let table = TableRules::of(loaded.chain[0].clone(), loaded.clone(), 1, None);
        let shed = rules.shed().expect("a shedding game");
        let mut playing = Playing::<crate::games::shedding::engine::SheddingGame>::new(
            table,
            shed,
            &planned,
            names,
            &plan,
            Budget::USUAL,
            &at_desks[0],
        );
        playing.table_state_mut().sit_apart(|seat| at_desks[seat.index()].clone());
        let mut gathering =
            NetworkTable { table: Box::new(playing), situations: Vec::new(), game: rules.clone(), hash: loaded.hash };
        gathering.table.begin_apart();
        gathering.table.go_on_apart();
        gathering
    }
}

fn playing<G: Learnable>(
    id: String,
    loaded: Loaded,
    rules: &Arc<G::Rules>,
    (seed, shuffle): (u64, Option<FairShuffle>),
    seats: &Seats,
    resumed: Option<&(Resumed, usize)>,
    usual: &Preferences,
) -> Playing<G> {
    let setup = resumed.map(|(resumed, _)| resumed.record.head.setup);
    let manner = &loaded.manner;
    let plan = Plan {
        referee: setup.map(|setup| setup.referee).or(manner.referee),
        calls: setup.map(|setup| setup.calls).or(manner.calls),
        dealer: setup.and_then(|setup| setup.dealer).map(Dealer::Seat),
        ..Plan::default()
    };
    let planned: Vec<SeatPlan> = seats
        .names()
        .iter()
        .zip(seats.levels())
        .map(|(name, level)| {
            level.map_or_else(|| SeatPlan::Person(name.clone()), |level| SeatPlan::Computer(Some(level)))
        })
        .collect();
    let table = TableRules::of(id, loaded, seed, shuffle);
    // Search is bounded by nodes, not by time, since all tables wait for it.
    Playing::new(table, rules, &planned, seats.names().to_vec(), &plan, Budget::USUAL, usual)
}

struct AtDesk<'a> {
    app: &'a mut App,
    table: &'a mut dyn NetworkGame,
}

impl Typing for AtDesk<'_> {
    fn app(&mut self) -> &mut App {
        self.app
    }

    fn table_state(&mut self) -> Option<&mut TableState> {
        Some(self.table.seated_mut().table_state_mut())
    }

    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        match self.table.answer(self.app, typed, lines) {
            next @ (Next::GoesOn | Next::Again | Next::Stops) => next,
            // A remote participant leaves the table through the lobby only.
            Next::Open(_) | Next::Begins | Next::Quit => Next::Stops,
        }
    }

    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        self.table.seated().with_call(typed, behind)
    }

    fn take_notices(&mut self) -> Vec<Line> {
        self.app.keyboard.take_notices()
    }
}

/// A game whose participants have keyboards of their own, whatever its family.
pub trait NetworkGame: AtTable {
    /// Makes this participant the one who types.
    fn turn_to(&mut self, participant: usize);

    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>);

    fn is_away(&mut self, seat: Seat, name: Option<String>);

    /// Replays a record, of which the first `told` moves were announced before.
    fn resume(&mut self, resumed: &Resumed, told: usize);

    fn begin_apart(&mut self);

    fn go_on_apart(&mut self);

    fn is_over(&self) -> bool;

    fn to_act(&self) -> Option<Seat>;

    fn is_asking_everybody(&self) -> bool;

    fn is_waited_for(&self) -> bool;

    fn buttons(&self) -> Buttons;

    fn announce_hand(&mut self) -> Option<Line>;

    fn advises(&self, text: &str) -> bool;

    fn understands(&self, typed: &str) -> bool;
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Buttons {
    /// In the order of the announced hand.
    pub hand: Vec<Button>,
    pub actions: Vec<Button>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Button {
    pub text: String,
    /// The line that it types.
    pub typed: String,
    pub fits: bool,
}

impl Button {
    #[must_use]
    pub fn named(text: &str, typed: &str) -> Self {
        Button { text: text.to_owned(), typed: typed.to_owned(), fits: true }
    }
}

#[cfg(test)]
mod tests;
