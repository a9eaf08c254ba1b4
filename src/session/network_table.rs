//! What happens at a table at which everybody has a keyboard of their own.

use std::path::PathBuf;
use std::sync::Arc;

use super::app::App;
use super::at_table::AtTable;
use super::audience::Preferences;
use super::history::Most;
use super::learning::Learnable;
use super::mark::Mark;
use super::next::Next;
use super::packed::PackedLines;
use super::plan::{Dealer, Plan, Resumed, SeatPlan};
use super::playing::Playing;
use super::recorder::Recorder;
use super::remote_participant::{LanguagePacks, RemoteParticipant};
use super::table_state::{Seated, TableRules, TableState};
use super::typing::Typing;
use crate::bot::{Budget, Level};
use crate::engine::Seat;
use crate::engine::families::of_family;
use crate::file::{Synced, Unwritten};
use crate::record::{FairShuffle, Moves};
use crate::rules::{AnyRules, Loaded};
use crate::say::{Line, ends_with_situation};
use crate::table::Seats;

/// A game that is about to begin, or to go on.
pub struct Begun {
    /// The game's id.
    pub game: String,
    /// Its rules.
    pub loaded: Loaded,
    /// The seed.
    pub seed: u64,
    /// How it came about, if several have made it.
    pub shuffle: Option<FairShuffle>,
    /// What everybody is called, by seat, and the levels of the computer players; none for people.
    pub seats: Seats,
    /// The file in which it is recorded, which is not there yet.
    pub record: PathBuf,
    /// When that gets down to the disk.
    pub synced: Synced,
    /// What was recorded, and how many moves of it were told before.
    pub resumed: Option<(Resumed, usize)>,
}

/// How much of what was told stays at a desk, to be asked for. A line takes about 70 bytes.
const KEPT: Most = Most { told: 80, happened: 40, bytes: 16 << 10 };

/// A table at which everybody has a keyboard of their own. Who plays has the desk with the number of the seat; who watches has one
/// behind these.
pub struct NetworkTable {
    table: Box<dyn Apart>,
    /// What was to be decided when it was told last, by desk: its mark alone, since it is only compared.
    situations: Vec<Mark>,
    game: AnyRules,
    hash: u64,
}

impl NetworkTable {
    /// Begins a game, or goes on with one, before those who play and those who watch: nothing of it is told before
    /// [`NetworkTable::news`] is asked. Those desks that are nobody's speak like the usual one.
    pub fn begin(
        begun: Begun,
        guests: &[Option<&RemoteParticipant>],
        watchers: &[&RemoteParticipant],
        voices: &mut LanguagePacks,
        usual: &RemoteParticipant,
    ) -> Self {
        let Begun { game: id, loaded, seed, shuffle, seats, record, synced, resumed } = begun;
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
            playing.company_mut().sit_apart(of_seat);
            for preferences in watching {
                playing.company_mut().watched_from(preferences);
            }
            Box::new(playing) as Box<dyn Apart>
        });
        let mut gathering = NetworkTable { table, situations: Vec::new(), game: rules, hash };
        let head = gathering.company().head(None).write();
        gathering.company_mut().write_to(Recorder::in_file(record, head, synced));
        match resumed {
            Some((resumed, told)) => gathering.table.resume(&resumed, told),
            None => gathering.table.begin_apart(),
        }
        gathering.table.go_on_apart();
        gathering
    }

    /// Answers what somebody types at a desk. What others are told of it is their [`NetworkTable::news`].
    pub fn answer(
        &mut self,
        desk: usize,
        guest: &mut RemoteParticipant,
        typed: &str,
        voices: &mut LanguagePacks,
    ) -> Vec<Line> {
        self.table.turn_to(desk);
        let answer = AtDesk { house: &mut guest.house, table: &mut *self.table }.answer_line(typed);
        guest.share_voice(voices, Some((&self.game, self.hash)));
        self.company_mut().prefer_at(desk, guest.preferences());
        // An answer ends with what is to be decided, if that is to be told.
        let situation = self.table.seated().situation();
        if situation.is_empty() || ends_with_situation(&answer.lines) {
            self.was_told(desk, &situation);
        }
        answer.lines
    }

    /// What somebody at a desk is to be told unasked: what happened, and what is to be decided now if that is something new.
    pub fn news(&mut self, desk: usize) -> Vec<Line> {
        self.table.turn_to(desk);
        let mut lines = self.company_mut().take_next();
        if !self.company().has_untold() {
            let situation = self.table.seated().situation();
            let is_new = self.situations.get(desk).is_none_or(|told| *told != mark(&situation));
            if is_new || !lines.is_empty() {
                self.was_told(desk, &situation);
                lines.extend(situation);
            }
        }
        if !lines.is_empty() {
            let desk = self.company_mut().desk_mut();
            desk.is_told(&lines);
            desk.was_answered(&lines);
        }
        lines
    }

    /// Something beside the game was told at a desk, such as what somebody says there: it can be heard again like all the rest.
    pub fn was_said(&mut self, desk: usize, lines: &[Line]) {
        if !lines.is_empty() {
            self.table.turn_to(desk);
            let desk = self.company_mut().desk_mut();
            desk.is_told(lines);
            desk.was_answered(lines);
        }
    }

    /// Everybody has been told what happened: what nobody asks for any more is forgotten, so that a table does not grow with its
    /// rounds.
    pub fn forgets_old(&mut self) {
        self.company_mut().forget_old(KEPT);
    }

    /// What happened is not to be told at this desk, where it was told before.
    pub fn knows_news(&mut self, desk: usize) {
        self.table.turn_to(desk);
        self.company_mut().take_untold();
    }

    /// What is to be decided, for whoever sits at a desk.
    #[must_use]
    pub fn situation(&mut self, desk: usize) -> Vec<Line> {
        self.table.turn_to(desk);
        let situation = self.table.seated().situation();
        self.was_told(desk, &situation);
        situation
    }

    /// The hand at a desk, for whoever has just sat down there.
    pub fn hand(&mut self, desk: usize) -> Option<Line> {
        self.table.turn_to(desk);
        self.table.tells_hand()
    }

    /// What the prompt at a desk tells of how it stands.
    #[must_use]
    pub fn status(&mut self, desk: usize) -> String {
        self.table.turn_to(desk);
        self.table.seated().status()
    }

    /// What can be done at a desk with one press.
    #[must_use]
    pub fn buttons(&mut self, desk: usize) -> Buttons {
        self.table.turn_to(desk);
        self.table.buttons()
    }

    fn was_told(&mut self, desk: usize, situation: &[Line]) {
        if self.situations.len() <= desk {
            self.situations.resize(desk + 1, mark(&[]));
        }
        self.situations[desk] = mark(situation);
    }

    /// Whether what whoever sits at a desk wants to say is advice that the rules forbid.
    pub fn advises(&mut self, desk: usize, text: &str) -> bool {
        self.table.turn_to(desk);
        self.table.advises(text)
    }

    /// Whether a line means something at the table for whoever sits at a desk.
    pub fn understands(&mut self, desk: usize, typed: &str) -> bool {
        self.table.turn_to(desk);
        self.table.understands(typed)
    }

    /// Somebody sits down at the desk of a seat, or comes back to it, and plays from now on.
    pub fn sits_down(&mut self, seat: Seat, name: &str, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) {
        guest.share_voice(voices, Some((&self.game, self.hash)));
        self.company_mut().prefer_at(seat.index(), guest.preferences());
        self.table.is_away(seat, None);
        self.table.change_player(seat, name.to_owned(), None);
        // Where only computer players were left, none of them moved.
        self.table.go_on_apart();
    }

    /// Somebody of this name is away from a seat and may come back there: meanwhile nothing can be agreed on. Without a name,
    /// nobody does.
    pub fn keeps_place(&mut self, seat: Seat, name: Option<&str>) {
        self.table.is_away(seat, name.map(str::to_owned));
    }

    /// A computer player of this name plays on a seat from now on.
    pub fn is_left(&mut self, seat: Seat, name: &str, level: Level) {
        self.table.change_player(seat, name.to_owned(), Some(level));
        self.table.go_on_apart();
    }

    /// Somebody who is there speaks of the cards of this game from now on.
    pub fn speaks_with(&self, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) {
        guest.share_voice(voices, Some((&self.game, self.hash)));
    }

    /// Somebody watches from now on; the desk.
    pub fn watched_by(&mut self, guest: &mut RemoteParticipant, voices: &mut LanguagePacks) -> usize {
        self.speaks_with(guest, voices);
        let preferences = guest.preferences().clone();
        self.company_mut().watched_from(preferences)
    }

    /// Somebody does not watch any more; the desks behind this one move up.
    pub fn watched_no_more(&mut self, desk: usize) {
        self.company_mut().watched_no_more(desk);
        if desk < self.situations.len() {
            self.situations.remove(desk);
        }
    }

    /// Whether the whole game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Who has to decide something.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// Whether everybody is asked something before the game goes on, or all but whoever has proposed it.
    #[must_use]
    pub fn asks_everybody(&self) -> bool {
        self.table.asks_everybody()
    }

    /// Whether whoever sits at a desk has to decide or to answer something.
    #[must_use]
    pub fn is_waited_for(&mut self, desk: usize) -> bool {
        self.table.turn_to(desk);
        self.table.is_waited_for()
    }

    /// The moves, each a line as records have it.
    #[must_use]
    pub fn written(&self) -> &Moves {
        self.table.seated().written()
    }

    /// Whether something was done on a seat since so many moves were written down.
    #[must_use]
    pub fn has_moved(&self, seat: Seat, since: usize) -> bool {
        let own = format!("{seat} ");
        self.written().iter().skip(since).any(|line| line.starts_with(&own))
    }

    /// The game as its record has it.
    #[must_use]
    pub fn on_paper(&self) -> String {
        let mut text = self.company().head(None).write();
        text.push_str(self.written().text());
        text
    }

    /// Writes down what was played since, and says where that failed.
    pub fn record(&mut self) -> Vec<Unwritten> {
        self.table.seated_mut().record()
    }

    fn company(&self) -> &TableState {
        self.table.seated().company()
    }

    fn company_mut(&mut self) -> &mut TableState {
        self.table.seated_mut().company_mut()
    }
}

#[cfg(test)]
impl NetworkTable {
    /// A game that stands so already, between people of these names.
    pub(crate) fn laid_out(
        game: crate::engine::Game,
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
        let mut playing =
            Playing::<crate::engine::Game>::new(table, shed, &planned, names, &plan, Budget::USUAL, &at_desks[0]);
        playing.company_mut().sit_apart(|seat| at_desks[seat.index()].clone());
        let mut gathering =
            NetworkTable { table: Box::new(playing), situations: Vec::new(), game: rules.clone(), hash: loaded.hash };
        gathering.table.begin_apart();
        gathering.table.go_on_apart();
        gathering
    }
}

/// The mark of lines in all their forms.
fn mark(lines: &[Line]) -> Mark {
    PackedLines::of(lines).mark()
}

/// The game itself, before anybody has a desk there.
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
    // What a computer player looks ahead is bounded by positions and not by time, since all tables wait meanwhile.
    Playing::new(table, rules, &planned, seats.names().to_vec(), &plan, Budget::USUAL, usual)
}

/// Somebody who types at a desk.
struct AtDesk<'a> {
    house: &'a mut App,
    table: &'a mut dyn Apart,
}

impl Typing for AtDesk<'_> {
    fn house(&mut self) -> &mut App {
        self.house
    }

    fn company(&mut self) -> Option<&mut TableState> {
        Some(self.table.seated_mut().company_mut())
    }

    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        match self.table.answer(self.house, typed, lines) {
            next @ (Next::GoesOn | Next::Again | Next::Stops) => next,
            // The table is not theirs to leave by such ways.
            Next::Open(_) | Next::Begins | Next::Quit => Next::Stops,
        }
    }

    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        self.table.seated().with_call(typed, behind)
    }

    fn take_notices(&mut self) -> Vec<Line> {
        self.house.keyboard.take_notices()
    }
}

/// A game at a table at which everybody has a keyboard of their own.
pub trait Apart: AtTable {
    /// Whoever sits at this desk types now.
    fn turn_to(&mut self, desk: usize);

    /// Somebody else plays on a seat from now on: a computer player of a level, or a person.
    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>);

    /// Somebody of this name is away from a seat and comes back there; or is there again, if there is no name.
    fn is_away(&mut self, seat: Seat, name: Option<String>);

    /// Plays again what was recorded; of that, so many lines were told to everybody before.
    fn resume(&mut self, resumed: &Resumed, told: usize);

    /// Deals.
    fn begin_apart(&mut self);

    /// Lets the computer players move until a person has to decide something.
    fn go_on_apart(&mut self);

    /// Whether the whole game is over.
    fn is_over(&self) -> bool;

    /// Who has to decide something.
    fn to_act(&self) -> Option<Seat>;

    /// Whether everybody is asked something before the game goes on, or all but whoever has proposed it.
    fn asks_everybody(&self) -> bool;

    /// Whether whoever types now has to decide or to answer something.
    fn is_waited_for(&self) -> bool;

    /// What whoever types now can do with one press.
    fn buttons(&self) -> Buttons;

    /// The hand of whoever types now, in the order in which it is told; none where there is none.
    fn tells_hand(&mut self) -> Option<Line>;

    /// Whether what whoever types now wants to say is advice that the rules forbid.
    fn advises(&self, text: &str) -> bool;

    /// Whether a line means something at the table for whoever types now.
    fn understands(&self, typed: &str) -> bool;
}

/// What can be done with one press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buttons {
    /// The own cards, in the order in which the hand is told.
    pub hand: Vec<Button>,
    /// What can be done beside.
    pub actions: Vec<Button>,
}

/// Something that can be done with one press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What stands on it.
    pub text: String,
    /// The line that it types.
    pub typed: String,
    /// Whether it can be done now.
    pub fits: bool,
}

impl Button {
    /// Something that can be done now.
    #[must_use]
    pub fn named(text: &str, typed: &str) -> Self {
        Button { text: text.to_owned(), typed: typed.to_owned(), fits: true }
    }
}

#[cfg(test)]
mod tests;
