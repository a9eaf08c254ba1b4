//! Records with the rules by which they were played, validated as for a new table.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::game_ui::GameUi;
use super::language_pack::LanguagePack;
use super::panics::caught;
use super::participant::Audience;
use super::plan::{Dealer, Plan, Resumed, SeatPlan, is_name};
use crate::bot::Level;
use crate::engine::{Game, Seat, Viewer};
use crate::games::of_family;
use crate::input::{is_command, normal};
use crate::record::{
    Entry, GAME_LINE, Head, MOST_BYTES, RULES_LINE, Record, RecordFault, RecordFaultKind, RecordedPlayer, Replay,
    Replayed, rules_beside,
};
use crate::rules::{Library, Loaded, changed};
use crate::storage;
use crate::text::{HandOrder, Lang, Line, Locale, Text, msg};

#[derive(Clone, Debug)]
pub struct Recorded {
    pub path: PathBuf,
    /// Names that the program once gave to people without a name are removed.
    pub record: Record,
    pub loaded: Loaded,
    /// The changes of the rules since the game was played.
    pub changed: Vec<String>,
}

/// A file that cannot be played as a record. It is never changed.
#[derive(Debug)]
pub struct Unplayable {
    pub path: PathBuf,
    pub why: WhyUnplayable,
}

#[derive(Debug)]
pub enum WhyUnplayable {
    File(io::Error),
    NotText {
        /// The number of the first line that is not UTF-8.
        line: usize,
    },
    NoGame,
    /// A name that cannot be used at a table, or is used twice.
    Name {
        /// The number of the line with the seat.
        line: usize,
    },
    Fault(RecordFault),
    InternalError,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordStatus {
    Turn(Seat),
    BetweenRounds,
    Over,
}

/// True if a name is one word without another meaning in this language.
pub fn can_be_called(name: &str, lang: Lang) -> bool {
    is_name(name) && !is_command(lang, name)
}

impl Recorded {
    /// Reads the head and finds the rules. [`Recorded::play`] validates the moves.
    pub fn read(path: PathBuf, library: &Library, lang: Lang) -> Result<Self, Unplayable> {
        let record = read(&path)?;
        Recorded::of(path, record, &mut Tables::of(library, lang))
    }

    pub(super) fn of(path: PathBuf, mut record: Record, tables: &mut Tables<'_>) -> Result<Self, Unplayable> {
        tables.remove_default_names(&mut record.head);
        match tables.rules_of(&record.head, &path) {
            Ok((loaded, changed)) => Ok(Recorded { path, record, loaded, changed }),
            Err(why) => Err(Unplayable { path, why }),
        }
    }

    pub fn play(&self) -> Result<RecordStatus, Unplayable> {
        // A panic in one record must not hide the others.
        let stand = caught(|| of_family!(&self.loaded.rules, G, rules => self.stand::<G>(rules)));
        let why = match stand {
            Ok(Ok(stand)) => return Ok(stand),
            Ok(Err(fault)) => WhyUnplayable::Fault(fault),
            Err(_) => WhyUnplayable::InternalError,
        };
        Err(Unplayable { path: self.path.clone(), why })
    }

    fn stand<G: Game>(&self, rules: &Arc<G::Rules>) -> Result<RecordStatus, RecordFault> {
        self.record.begun()?;
        let mut replay = self.replay::<G>(rules)?;
        replay.run()?;
        Ok(if replay.game.is_over() {
            RecordStatus::Over
        } else {
            replay.game.to_act().map_or(RecordStatus::BetweenRounds, RecordStatus::Turn)
        })
    }

    fn replay<G: Game>(&self, rules: &Arc<G::Rules>) -> Result<Replay<G>, RecordFault> {
        Replay::new(&self.record, rules, self.loaded.hash)
    }

    pub fn resume(self) -> (Resumed, Loaded) {
        (Resumed { path: Some(self.path), record: self.record, changed: self.changed }, self.loaded)
    }

    /// Announces the game from one view, with the fault of the first line that cannot be played.
    pub fn retold(&self, locale: &Locale, viewer: Viewer) -> Result<(Vec<Line>, Option<Unplayable>), Unplayable> {
        let unplayable =
            |fault: RecordFault| Unplayable { path: self.path.clone(), why: WhyUnplayable::Fault(fault) };
        self.record.begun().map_err(unplayable)?;
        let (lines, fault) = of_family!(&self.loaded.rules, G, rules => {
            let replay = self.replay::<G>(rules).map_err(unplayable)?;
            transcript(replay, &self.record.head, locale, viewer)
        });
        Ok((lines, fault.map(unplayable)))
    }

    /// True if the cards of a seat are secret in a replay of an unfinished game: all but those of the only person.
    pub fn hides_from_others(&self, seat: Seat) -> bool {
        self.record.head.only_person() != Some(seat) && of_family!(self.loaded.rules.family, G => G::HIDDEN)
    }
}

pub(super) fn read(path: &Path) -> Result<Record, Unplayable> {
    let unplayable = |why| Unplayable { path: path.to_owned(), why };
    let bytes = storage::read(path, MOST_BYTES).map_err(|error| unplayable(WhyUnplayable::File(error)))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        unplayable(WhyUnplayable::NotText { line: before.split(|byte| *byte == b'\n').count() })
    })?;
    Record::read(&text).map_err(|fault| unplayable(WhyUnplayable::Fault(fault)))
}

type Chosen = (String, Vec<(String, String)>);

pub(super) struct Tables<'l> {
    library: &'l Library,
    lang: Lang,
    /// Locales whose default names for people are removed from records.
    callings: Vec<Locale>,
    loaded: HashMap<Chosen, Option<Loaded>>,
}

impl<'l> Tables<'l> {
    pub fn of(library: &'l Library, lang: Lang) -> Self {
        let callings = Lang::ALL.into_iter().map(Locale::new).collect();
        Tables { library, lang, callings, loaded: HashMap::new() }
    }

    /// Finds the rules of a record and validates its levels and names.
    fn rules_of(&mut self, head: &Head, path: &Path) -> Result<(Loaded, Vec<String>), WhyUnplayable> {
        let key = (head.game.clone(), head.options.clone());
        let is_there = self.library.ids().contains(&head.game);
        let load = || self.library.load(&head.game, &head.options).ok().filter(|_| is_there);
        let now = self.loaded.entry(key).or_insert_with(load).clone();
        let (loaded, changed) = match now.filter(|loaded| loaded.hash == head.rules) {
            Some(loaded) => (loaded, Vec::new()),
            None => self.stored_rules(head, path).ok_or_else(|| {
                let other_rules = RecordFault { line: RULES_LINE, kind: RecordFaultKind::OtherRules };
                if is_there { WhyUnplayable::Fault(other_rules) } else { WhyUnplayable::NoGame }
            })?,
        };
        for (index, player) in head.players.iter().enumerate() {
            if player.level.as_ref().is_some_and(|level| level.parse::<Level>().is_err()) {
                let kind = RecordFaultKind::Expected { key: "seat" };
                return Err(WhyUnplayable::Fault(RecordFault { line: head.seat_line(index), kind }));
            }
        }
        match self.invalid_name(head) {
            Some(index) => Err(WhyUnplayable::Name { line: head.seat_line(index) }),
            None => Ok((loaded, changed)),
        }
    }

    /// Loads the rules that were stored with a record, and lists the changes since.
    fn stored_rules(&self, head: &Head, path: &Path) -> Option<(Loaded, Vec<String>)> {
        let path = rules_beside(path, head.rules);
        let text = String::from_utf8(storage::read(&path, MOST_BYTES).ok()?).ok()?;
        let mut before = self.library.clone();
        before.add_text(&head.game, &path.display().to_string(), text.clone());
        let loaded = before.load(&head.game, &head.options).ok()?;
        // The inherited parts have another order there, so the hash is taken from the file name.
        let loaded = Loaded { hash: head.rules, ..loaded };
        let now = self.library.resolved(&head.game);
        Some((loaded, now.map_or_else(|_| Vec::new(), |now| changed(&text, &now))))
    }

    /// Removes default names for people, in any language, which older records hold.
    fn remove_default_names(&self, head: &mut Head) {
        for locale in &self.callings {
            let own = locale.in_full(msg!("own-name"));
            for (index, player) in head.players.iter_mut().enumerate() {
                let numbered = || locale.in_full(msg!("person-name", number = index + 1));
                if player.level.is_none() && player.name == own || player.name == numbered() {
                    player.name.clear();
                }
            }
        }
    }

    /// Returns the first player whose name is not allowed: not a word, a command, or used before. Computer players
    /// and one person may have no name.
    fn invalid_name(&self, head: &Head) -> Option<usize> {
        let players = &head.players;
        let wrong = |index: usize| {
            let player = &players[index];
            let is_person = player.level.is_none();
            if player.name.is_empty() {
                let before = || players[..index].iter().any(|other| other.level.is_none() && other.name.is_empty());
                return is_person && before();
            }
            let twice = || players[..index].iter().any(|other| normal(&other.name) == normal(&player.name));
            let means_something = || is_command(self.lang, &player.name);
            !is_name(&player.name) || twice() || is_person && means_something()
        };
        (0..players.len()).find(|index| wrong(*index))
    }
}

impl Unplayable {
    /// Returns the line at fault, from 1; none if the file as a whole is.
    pub fn line(&self) -> Option<usize> {
        match &self.why {
            WhyUnplayable::File(_) | WhyUnplayable::InternalError => None,
            WhyUnplayable::NotText { line } | WhyUnplayable::Name { line } => Some(*line),
            WhyUnplayable::NoGame => Some(GAME_LINE),
            WhyUnplayable::Fault(fault) => Some(fault.line),
        }
    }
}

impl Resumed {
    /// Returns the plan of a table with the same set-up.
    pub fn plan(self) -> Plan {
        let head = &self.record.head;
        let alone = head.only_person().is_some();
        let is_me = |player: &RecordedPlayer| player.level.is_none() && (alone || player.name.is_empty());
        let seat = |player: &RecordedPlayer| match &player.level {
            Some(level) => SeatPlan::Computer(level.parse().ok()),
            None if is_me(player) => SeatPlan::Me,
            None => SeatPlan::Person(player.name.clone()),
        };
        let own = head.players.iter().find(|player| is_me(player));
        Plan {
            game: Some(head.game.clone()),
            options: head.options.clone(),
            seats: head.players.iter().map(seat).collect(),
            referee: Some(head.setup.referee),
            calls: Some(head.setup.calls),
            dealer: head.setup.dealer.map(Dealer::Seat),
            seed: Some(head.seed),
            shuffle: head.shuffle.clone(),
            name: own.map(|player| player.name.clone()).filter(|name| !name.is_empty()),
            resumed: Some(Box::new(self)),
            ..Plan::default()
        }
    }

    pub(super) fn old_rules(&self, voice: &LanguagePack) -> Option<Line> {
        let rules = voice.locale.join_items(self.changed.iter().map(|rule| Text::plain(rule.clone())))?;
        Some(voice.help(msg!("record-old-rules", rules)))
    }

    pub(super) fn entries<G: Game>(&self, rules: &G::Rules) -> Vec<Entry<G::Move>> {
        let entries = self.record.entries::<G>(rules).expect("the record was played before");
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Returns the names of the players. Default names are in the current language.
    pub(super) fn names(&self, voice: &LanguagePack) -> Vec<String> {
        let head = &self.record.head;
        let mut names = names(head, &voice.locale);
        if let Some(own) = head.only_person().filter(|own| head.players[own.index()].name.is_empty()) {
            names[own.index()] = voice.locale.in_full(msg!("own-name"));
        }
        names
    }
}

/// Announces a recorded game from one view, with the position at the end and the fault of the first line that
/// cannot be played. The locale has to be that of the game.
pub fn transcript<G: GameUi>(
    mut replay: Replay<G>,
    head: &Head,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let audience = Audience {
        locale,
        names: &names,
        levels: &[],
        order: HandOrder::default(),
        received: &[],
        viewer,
        for_all: true,
    };
    let mut lines = Vec::new();
    let mut ends_with_turn = false;
    while let Some(replayed) = replay.next() {
        match replayed {
            Ok(replayed) => {
                lines.extend(announce_entry(replay.game.view_by(viewer), audience, &replayed, false));
                ends_with_turn = matches!(replayed, Replayed::TakenBack(..));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    if !ends_with_turn {
        lines.extend(G::announce_turn(replay.game.view_by(viewer), audience));
    }
    (lines, None)
}

/// Announces one entry of a record; `open` includes the cards of all hands.
pub fn announce_entry<G: GameUi>(
    view: G::View<'_>,
    audience: Audience<'_>,
    replayed: &Replayed<G>,
    open: bool,
) -> Vec<Line> {
    match replayed {
        Replayed::Made(step) => G::announce(view, audience, &observations::<G>(step, audience, open)),
        Replayed::TakenBack(seat, _) => {
            let hand = G::hand(view, audience).map(|hand| hand.line);
            G::announce_undo(view, audience, *seat, 1)
                .into_iter()
                .chain(hand)
                .chain(G::announce_turn(view, audience))
                .collect()
        }
    }
}

/// Returns the observations of a step; `open` merges those of all players.
pub fn observations<G: GameUi>(step: &G::Step, audience: Audience<'_>, open: bool) -> Vec<G::Observation> {
    if open {
        let seats = u8::try_from(audience.names.len()).unwrap_or(u8::MAX);
        let all = Seat::all(seats).map(|seat| G::seen_by(step, Viewer::Seat(seat)));
        return G::seen_together(G::seen_by(step, audience.viewer), all);
    }
    G::seen_by(step, audience.viewer)
}

/// Returns the names of the players. A player without a name is called by the number of the seat.
pub fn names(head: &Head, locale: &Locale) -> Vec<String> {
    let name = |(index, player): (usize, &RecordedPlayer)| {
        if player.name.is_empty() {
            locale.in_full(msg!("person-name", number = index + 1))
        } else {
            player.name.clone()
        }
    };
    head.players.iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record with these seats, written as in a record.
    fn resumed(seats: &[&str]) -> Resumed {
        let seats: Vec<String> =
            seats.iter().enumerate().map(|(at, seat)| format!("seat {}: {seat}\n", at + 1)).collect();
        let seats = seats.concat();
        let text = include_str!("../../tests/record/old-records/version-2.txt");
        let (before, _) = text.split_once("seat 1:").expect("the first seat");
        let behind = &text[text.find("moves:").expect("moves")..];
        let record = Record::read(&format!("{before}{seats}{behind}")).expect("a record");
        Resumed { path: None, record, changed: Vec::new() }
    }

    #[test]
    fn default_names_are_in_the_current_language() {
        let voice = LanguagePack::new(Lang::En);
        assert_eq!(resumed(&["", "Anna, computer, easy"]).names(&voice)[0], "Me");
        assert_eq!(resumed(&["", "Eva"]).names(&voice), ["Player 1", "Eva"]);
    }
}
