//! The state of a table that does not depend on the family of games: rules, set-up, seats and participants.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::history::ReviewLimits;
use super::language_pack::LanguagePack;
use super::participant::{Audience, Participant, Preferences};
use super::plan::{Resumed, SeatPlan, is_name};
use super::recorder::Recorder;
use crate::bot::Level;
use crate::engine::{Seat, Setup, Viewer};
use crate::input::{Said, normal};
use crate::record::{FairShuffle, Head, Moves, Origin, Record, RecordedPlayer};
use crate::rules::{AnyRules, BaseGame, Loaded, TableOption};
use crate::session::table::Seats;
use crate::storage::Unwritten;
use crate::text::{Announcer, Line, Locale, Message, Text, msg};

pub struct TableRules {
    pub id: String,
    /// The id of the game whose rule book applies.
    pub book_of: String,
    pub rules: AnyRules,
    pub options: Arc<Vec<TableOption>>,
    /// The game that a user's variant extends.
    pub base: Option<Arc<BaseGame>>,
    /// For the rule book in a language.
    pub books: Loaded,
    pub hash: u64,
    pub seed: u64,
    /// The commit–reveal shuffle, if several people made the seed.
    pub shuffle: Option<FairShuffle>,
}

impl TableRules {
    pub fn of(id: String, loaded: Loaded, seed: u64, shuffle: Option<FairShuffle>) -> Self {
        let books = loaded.clone();
        let Loaded { options, hash, book_of, rules, base, .. } = loaded;
        TableRules { id, book_of, rules, options, base, books, hash, seed, shuffle }
    }
}

pub struct TableState {
    pub played: TableRules,
    pub setup: Setup,
    pub seats: Arc<Seats>,
    pub planned: Vec<SeatPlan>,
    pub participants: Vec<Participant>,
    /// Index of the participant at the keyboard; past the end while nobody has it.
    pub at: usize,
    /// True if the game is in the statistics or is not to be counted.
    pub counted: bool,
    pub recorders: Vec<Recorder>,
    pub is_over: bool,
    /// The game from which this one was continued.
    pub origin: Option<Origin>,
    /// True for a game from the set-up of an example, which is not recorded.
    pub is_laid_out: bool,
    /// True for a replay of a game that others are still playing.
    pub hides_seed: bool,
    /// Every participant has a keyboard of their own.
    pub is_apart: bool,
    /// Several people have played in this game at a network table.
    pub had_company: bool,
    /// Names of people for whom a computer player stands in, by seat.
    away: BTreeMap<Seat, String>,
}

impl TableState {
    /// Creates the participants, who share a keyboard. With `hidden` hands each person is one; otherwise one onlooker
    /// listens for all people, or watches if nobody plays.
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
        let participants: Vec<Participant> =
            viewers.into_iter().map(|viewer| Participant::new(viewer, preferences.clone())).collect();
        let at = if participants.len() == 1 { 0 } else { usize::MAX };
        TableState {
            played,
            setup,
            seats: Arc::clone(seats),
            planned: planned.to_vec(),
            participants,
            at,
            counted: false,
            recorders: Vec::new(),
            is_over: false,
            origin: None,
            is_laid_out: false,
            hides_seed: false,
            is_apart: false,
            had_company: false,
            away: BTreeMap::new(),
        }
    }

    /// Marks somebody as away from a seat, or back if `name` is `None`. Agreements are impossible meanwhile.
    pub fn set_away(&mut self, seat: Seat, name: Option<String>) {
        match name {
            Some(name) => self.away.insert(seat, name),
            None => self.away.remove(&seat),
        };
    }

    pub fn away(&self) -> Option<&str> {
        self.away.values().next().map(String::as_str)
    }

    /// The head of the game's record. `own` is the name that the person at the keyboard gave. Generated names are
    /// left out, since they depend on the language.
    pub fn head(&self, own: Option<&str>) -> Head {
        let changed = self.played.options.iter().filter(|option| option.is_chosen());
        let given = |seat: &SeatPlan, name: &String| match seat {
            SeatPlan::Me => own.unwrap_or_default().to_owned(),
            _ if is_name(name) => name.clone(),
            _ => String::new(),
        };
        let player = |((seat, name), level): ((&SeatPlan, &String), &Option<Level>)| RecordedPlayer {
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
            players: self.planned.iter().zip(&self.seats.names).zip(&self.seats.levels).map(player).collect(),
        }
    }

    /// The game as a record; `None` for one that did not begin with a deal.
    pub fn on_paper(&self, written: &Moves) -> Option<Resumed> {
        let own = self.planned.iter().position(|seat| *seat == SeatPlan::Me);
        let own = own.and_then(|own| self.seats.names.get(own)).filter(|name| self.is_shared() && is_name(name));
        let mut text = self.head(own.map(String::as_str)).write();
        text.push_str(written.text());
        let record = Record::read(&text).ok().filter(|_| !self.is_laid_out)?;
        let path = self.recorders.iter().rev().find(|recorder| recorder.has_begun());
        Some(Resumed { path: path.map(|recorder| recorder.path().to_owned()), record, changed: Vec::new() })
    }

    pub fn participant(&self) -> &Participant {
        self.participants.get(self.at).unwrap_or(&self.participants[0])
    }

    pub fn participant_mut(&mut self) -> &mut Participant {
        let at = if self.at < self.participants.len() { self.at } else { 0 };
        &mut self.participants[at]
    }

    pub fn history_owner(&self) -> usize {
        self.at.min(self.participants.len())
    }

    /// Leaves the participant at the keyboard, with another point of view.
    pub fn watch(&mut self, viewer: Viewer) {
        self.participants.truncate(1);
        self.participants[0].set_viewer(viewer);
        self.at = 0;
    }

    /// The participants whose settings the keyboard changes.
    pub fn at_this_keyboard(&mut self) -> impl Iterator<Item = &mut Participant> {
        let only = self.is_apart.then_some(self.at);
        self.participants
            .iter_mut()
            .enumerate()
            .filter(move |(at, _)| only.is_none_or(|only| only == *at))
            .map(|(_, participant)| participant)
    }

    pub fn audience(&self) -> Audience<'_> {
        let participant = self.participant();
        let Participant { preferences, received, viewer, .. } = participant;
        Audience::new(preferences, &self.seats, received, *viewer, !self.is_apart)
    }

    /// Tells everybody something besides the moves, in their own language.
    pub fn tell_each(&mut self, message: &Message<'_>) {
        for participant in &mut self.participants {
            let line = participant.voice().help(message.clone());
            participant.hear([line]);
        }
    }

    pub fn for_each_participant(&mut self, mut does: impl FnMut(&mut Participant, Audience<'_>)) {
        for participant in &mut self.participants {
            let (preferences, received) = (participant.preferences.clone(), participant.received.clone());
            let viewer = participant.viewer;
            does(participant, Audience::new(&preferences, &self.seats, &received, viewer, !self.is_apart));
        }
    }

    /// Participants who must answer a question: all people but the one on this seat. Remote onlookers and seats of
    /// computer players are left out.
    pub fn others(&self, seat: Seat) -> Vec<usize> {
        let plays = |participant: &Participant| matches!(participant.viewer, Viewer::Seat(seat) if !self.seats.is_computer(seat));
        let others =
            self.participants.iter().enumerate().filter(|(_, participant)| participant.viewer != Viewer::Seat(seat));
        others.filter(|(_, participant)| plays(participant)).map(|(index, _)| index).collect()
    }

    pub fn participant_on(&self, seat: Seat) -> Option<usize> {
        self.participants.iter().position(|participant| participant.viewer == Viewer::Seat(seat))
    }

    pub fn name_at(&self, participant: usize) -> &str {
        self.participants[participant].viewer.seat().map_or("", |seat| self.seats.name(seat))
    }

    /// Takes the unread lines of the participant at the keyboard; none while it is passed on.
    pub fn take_untold(&mut self) -> Vec<Line> {
        self.participants.get_mut(self.at).map(Participant::take_untold).unwrap_or_default()
    }

    pub fn take_next(&mut self) -> Vec<Line> {
        self.participants.get_mut(self.at).map(Participant::take_next).unwrap_or_default()
    }

    pub fn can_go_on(&self) -> bool {
        !self.is_over && self.recorders.iter().any(|recorder| !recorder.is_wanted())
    }

    pub fn has_untold(&self) -> bool {
        self.participants.get(self.at).is_some_and(Participant::has_untold)
    }

    pub fn is_shared(&self) -> bool {
        self.participants.len() > 1 && !self.is_apart
    }

    /// True while somebody holds cards that others must not know.
    pub fn has_secrets(&self) -> bool {
        self.hides_seed || (self.is_shared() || self.is_apart) && !self.is_over
    }

    pub fn write_to(&mut self, recorder: Recorder) {
        // `push` would reserve room for four, at thousands of tables.
        self.recorders.reserve_exact(1);
        self.recorders.push(recorder);
    }

    /// Writes new moves to all records. Returns the failures; failed records are closed.
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

    /// Gives every seat a participant with a keyboard of their own, also computer players, since a person may take
    /// over the seat.
    pub fn sit_apart(&mut self, preferences: impl Fn(Seat) -> Preferences) {
        let participant = |seat| Participant::new(Viewer::Seat(seat), preferences(seat));
        self.participants = Seat::all(self.setup.seats).map(participant).collect();
        self.at = 0;
        self.is_apart = true;
    }

    /// Adds an onlooker with a keyboard of their own and returns the index.
    pub fn add_onlooker(&mut self, preferences: Preferences) -> usize {
        self.participants.push(Participant::new(Viewer::Onlooker, preferences));
        self.participants.len() - 1
    }

    /// Removes an onlooker. Higher indices move down by one.
    pub fn remove_onlooker(&mut self, participant: usize) {
        if self.participants.get(participant).is_some_and(|participant| participant.viewer == Viewer::Onlooker)
            && self.participants.len() > 1
        {
            self.participants.remove(participant);
            self.at = 0;
        }
    }

    /// Drops old history beyond the bounds. Seats of computer players have no unread lines.
    pub fn forget_old(&mut self, most: ReviewLimits) {
        for participant in &mut self.participants {
            if participant.viewer.seat().is_some_and(|seat| self.seats.is_computer(seat)) {
                let _ = participant.take_untold();
                participant.mark_own_move();
            }
            participant.forget_old(most);
        }
    }

    /// The computer players with their levels.
    pub fn levels(&self, locale: &Locale) -> Vec<Text> {
        let level = |(name, level)| locale.say(msg!("player-level", who = name, level = locale.level_name(level)));
        self.seats.computers().map(level).collect()
    }

    pub(super) fn players<'a>(&'a self, voice: &'a LanguagePack) -> Announcer<'a, ()> {
        Announcer::new(&voice.locale, &(), &self.seats.names, self.participant().viewer)
    }

    /// The seat of a player by name or the beginning of a name.
    ///
    /// # Errors
    /// The line that reports that nobody matches, or several do.
    pub fn seat_named(&self, voice: &LanguagePack, typed: &str) -> Result<Seat, Line> {
        let name = normal(typed);
        let seats: Vec<(Seat, String)> =
            Seat::all(self.setup.seats).zip(self.seats.names.iter().map(|name| normal(name))).collect();
        let exact = seats.iter().find(|(_, other)| *other == name);
        if let Some((seat, _)) = exact {
            return Ok(*seat);
        }
        let begun: Vec<Seat> =
            seats.iter().filter(|(_, other)| other.starts_with(&name)).map(|(seat, _)| *seat).collect();
        match begun.as_slice() {
            [seat] => Ok(*seat),
            _ => Err(self.players(voice).unknown_player(typed)),
        }
    }

    pub(super) fn spelled(&self, voice: &LanguagePack, said: &Said) -> Line {
        let players = self.players(voice);
        match (said.player(), said.rest()) {
            (Some(seat), _) => players.spell(seat),
            (None, "") => players.whose_name(),
            (None, name) => self.seat_named(voice, name).map_or_else(|line| line, |seat| players.spell(seat)),
        }
    }
}
