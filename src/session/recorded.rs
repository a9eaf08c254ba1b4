//! A record with the rules by which it was played, held to what a table accepts.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::contradiction::caught;
use super::game_ui::Spoken;
use super::plan::{Dealer, Plan, Resumed, SeatPlan, is_name};
use super::replay::retold;
use super::voice::LanguagePack;
use crate::bot::Level;
use crate::command::{Commands, Words, normal};
use crate::engine::families::of_family;
use crate::engine::{Seat, Viewer};
use crate::file;
use crate::notation::Written;
use crate::record::{
    Entry, GAME_LINE, Head, MOST_BYTES, Player, RULES_LINE, Record, RecordFault, RecordFaultKind, Replay,
    rules_beside,
};
use crate::rules::book::Kind;
use crate::rules::{Library, Loaded, changed};
use crate::say::{Lang, Line, Locale, Text, msg};

/// A record and the rules by which it was played.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// Its file.
    pub path: PathBuf,
    /// What stands in it. Who has no name has none, also in records that hold what the program called them.
    pub record: Record,
    /// The rules.
    pub loaded: Loaded,
    /// Which rules have changed since, if it is played by those of before.
    pub changed: Vec<String>,
}

/// A file that cannot be played as a record. It stays as it is.
#[derive(Debug)]
pub struct Unplayable {
    /// The file.
    pub path: PathBuf,
    /// Why not.
    pub why: WhyUnplayable,
}

/// Why a file cannot be played.
#[derive(Debug)]
pub enum WhyUnplayable {
    /// It cannot be read.
    File(io::Error),
    /// It is no text.
    NotText {
        /// The first line that is none.
        line: usize,
    },
    /// There is no such game.
    NoGame,
    /// Nobody can be called so at a table, or two are.
    Name {
        /// The line of the seat.
        line: usize,
    },
    /// A line is not as it must be.
    Fault(RecordFault),
    /// The program contradicts itself when it plays it.
    InternalError,
}

impl From<RecordFault> for WhyUnplayable {
    fn from(fault: RecordFault) -> Self {
        WhyUnplayable::Fault(fault)
    }
}

/// How a recorded game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// A seat has to decide something.
    Turn(Seat),
    /// A round is over, and the match goes on.
    BetweenRounds,
    /// The game is over.
    Over,
}

/// Whether a player can be called so: a name is a word that means nothing else at the table.
#[must_use]
pub fn can_be_called(name: &str, lang: Lang) -> bool {
    is_name(name) && {
        let locale = Locale::new(lang);
        !Kind::ALL.into_iter().any(|family| Words::of(&locale, family).commands().has_word(name))
    }
}

impl Recorded {
    /// Reads the record of a game of the library; its names must be such as a table of this language accepts.
    ///
    /// # Errors
    /// Why it cannot be played. What comes behind the head is looked at in [`Recorded::play`].
    pub fn read(path: PathBuf, library: &Library, lang: Lang) -> Result<Self, Unplayable> {
        let record = read(&path)?;
        Recorded::of(path, record, &mut Tables::of(library, lang))
    }

    /// The same of a record that was read already.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub(super) fn of(path: PathBuf, mut record: Record, tables: &mut Tables<'_>) -> Result<Self, Unplayable> {
        tables.forget_display_names(&mut record.head);
        match tables.rules_of(&record.head, &path) {
            Ok((loaded, changed)) => Ok(Recorded { path, record, loaded, changed }),
            Err(why) => Err(Unplayable { path, why }),
        }
    }

    /// Plays it through.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn play(&self) -> Result<Stand, Unplayable> {
        // One game that ends so must not keep the others off the list.
        let stand = caught(|| of_family!(&self.loaded.rules, G, rules => self.stand::<G>(rules)));
        let why = match stand {
            Ok(Ok(stand)) => return Ok(stand),
            Ok(Err(fault)) => fault.into(),
            Err(_) => WhyUnplayable::InternalError,
        };
        Err(Unplayable { path: self.path.clone(), why })
    }

    fn stand<G: Written>(&self, rules: &Arc<G::Rules>) -> Result<Stand, RecordFault> {
        self.record.begun()?;
        let mut replay = self.replay::<G>(rules)?;
        replay.run()?;
        Ok(if replay.is_over() { Stand::Over } else { replay.to_act().map_or(Stand::BetweenRounds, Stand::Turn) })
    }

    fn replay<G: Written>(&self, rules: &Arc<G::Rules>) -> Result<Replay<G>, RecordFault> {
        Replay::new(&self.record, rules, self.loaded.hash)
    }

    /// The game that goes on, with its rules.
    #[must_use]
    pub fn goes_on(self) -> (Resumed, Loaded) {
        (Resumed { path: Some(self.path), record: self.record, changed: self.changed }, self.loaded)
    }

    /// What a viewer was told of it, and what is wrong with the first line that cannot be played, if there is one.
    ///
    /// # Errors
    /// Nothing of it can be played.
    pub fn retold(&self, locale: &Locale, viewer: Viewer) -> Result<(Vec<Line>, Option<Unplayable>), Unplayable> {
        let told = self.record.begun().and_then(|()| self.told(locale, viewer));
        let (lines, fault) = told.map_err(|fault| self.unplayable(fault))?;
        Ok((lines, fault.map(|fault| self.unplayable(fault))))
    }

    fn told(&self, locale: &Locale, viewer: Viewer) -> Result<(Vec<Line>, Option<RecordFault>), RecordFault> {
        let head = &self.record.head;
        Ok(of_family!(&self.loaded.rules, G, rules => retold::<G>(self.replay(rules)?, head, locale, viewer)))
    }

    /// Whether a seat holds cards that whoever replays the game must not know before it is over: those of everybody else, and where
    /// several people play, those of each of them.
    #[must_use]
    pub fn hides_from_others(&self, seat: Seat) -> bool {
        let mut people = self.record.head.people();
        let own = people.next().filter(|_| people.next().is_none());
        own != Some(seat) && of_family!(self.loaded.rules.family(), G => G::HIDDEN)
    }

    fn unplayable(&self, fault: RecordFault) -> Unplayable {
        Unplayable { path: self.path.clone(), why: fault.into() }
    }
}

/// Reads a record, whatever its game is.
///
/// # Errors
/// It is none, or cannot be read.
pub(super) fn read(path: &Path) -> Result<Record, Unplayable> {
    let unplayable = |why| Unplayable { path: path.to_owned(), why };
    let bytes = file::read(path, MOST_BYTES).map_err(|error| unplayable(WhyUnplayable::File(error)))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        unplayable(WhyUnplayable::NotText { line: before.split(|byte| *byte == b'\n').count() })
    })?;
    Record::read(&text).map_err(|fault| unplayable(fault.into()))
}

/// The id of a game, and what its table has chosen.
type Chosen = (String, Vec<(String, String)>);

/// The tables at which records could have been played: games and names that there are. What is made for one record is there
/// for the next.
pub(super) struct Tables<'l> {
    library: &'l Library,
    commands: Vec<Commands>,
    /// What the program calls people without a name, in every language.
    callings: Vec<Locale>,
    loaded: HashMap<Chosen, Option<Loaded>>,
}

impl<'l> Tables<'l> {
    /// Those of a library, where this language is spoken.
    pub fn of(library: &'l Library, lang: Lang) -> Self {
        let locale = Locale::new(lang);
        let commands = Kind::ALL.into_iter().map(|family| Commands::new(&locale, family)).collect();
        let callings = Lang::ALL.into_iter().map(Locale::new).collect();
        Tables { library, commands, callings, loaded: HashMap::new() }
    }

    /// The rules by which a record was played, if everything in its head is as at a table.
    fn rules_of(&mut self, head: &Head, path: &Path) -> Result<(Loaded, Vec<String>), WhyUnplayable> {
        let key = (head.game.clone(), head.options.clone());
        let is_there = self.library.ids().contains(&head.game);
        let load = || self.library.load(&head.game, &head.options).ok().filter(|_| is_there);
        let now = self.loaded.entry(key).or_insert_with(load).clone();
        let (loaded, changed) = match now.filter(|loaded| loaded.hash == head.rules) {
            Some(loaded) => (loaded, Vec::new()),
            None => self.rules_of_before(head, path).ok_or_else(|| {
                let other_rules = RecordFault { line: RULES_LINE, kind: RecordFaultKind::OtherRules };
                if is_there { other_rules.into() } else { WhyUnplayable::NoGame }
            })?,
        };
        for (index, player) in head.players.iter().enumerate() {
            if player.level.as_ref().is_some_and(|level| level.parse::<Level>().is_err()) {
                let kind = RecordFaultKind::Expected { key: "seat" };
                return Err(RecordFault { line: head.seat_line(index), kind }.into());
            }
        }
        match self.wrong_name(head) {
            Some(index) => Err(WhyUnplayable::Name { line: head.seat_line(index) }),
            None => Ok((loaded, changed)),
        }
    }

    /// The rules that were kept beside a record, and what has changed since.
    fn rules_of_before(&self, head: &Head, path: &Path) -> Option<(Loaded, Vec<String>)> {
        let path = rules_beside(path, head.rules);
        let text = String::from_utf8(file::read(&path, MOST_BYTES).ok()?).ok()?;
        let before = self.library.with_text(&head.game, &path.display().to_string(), text.clone());
        let loaded = before.load(&head.game, &head.options).ok()?;
        // What is inherited stands in another order there; which rules they are, the name of the file says.
        let loaded = Loaded { hash: head.rules, ..loaded };
        let now = self.library.resolved(&head.game);
        Some((loaded, now.map_or_else(|_| Vec::new(), |now| changed(&text, &now))))
    }

    /// Takes out of older records what the program called somebody without a name, in any language.
    fn forget_display_names(&self, head: &mut Head) {
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

    /// The first player, by seat, whom no table would call so: no word, a word that means something else there, or the name
    /// of somebody before. One person can be without a name, and any computer player.
    fn wrong_name(&self, head: &Head) -> Option<usize> {
        let players = &head.players;
        let wrong = |index: usize| {
            let player = &players[index];
            let is_person = player.level.is_none();
            if player.name.is_empty() {
                let before = || players[..index].iter().any(|other| other.level.is_none() && other.name.is_empty());
                return is_person && before();
            }
            let twice = || players[..index].iter().any(|other| normal(&other.name) == normal(&player.name));
            let means_something = || self.commands.iter().any(|commands| commands.has_word(&player.name));
            !is_name(&player.name) || twice() || is_person && means_something()
        };
        (0..players.len()).find(|index| wrong(*index))
    }
}

impl Unplayable {
    /// The line of the file that is at fault, from 1; none if the file as a whole is.
    #[must_use]
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
    /// The plan of the table: everything as it was.
    #[must_use]
    pub fn plan(self) -> Plan {
        let head = &self.record.head;
        let alone = head.people().count() == 1;
        let is_me = |player: &Player| player.level.is_none() && (alone || player.name.is_empty());
        let seat = |player: &Player| match &player.level {
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

    /// Which rules have changed since, if it is played by those of before.
    pub(super) fn old_rules(&self, voice: &LanguagePack) -> Option<Line> {
        let rules = voice.locale().join_items(self.changed.iter().map(|rule| Text::plain(rule.clone())))?;
        Some(voice.help(msg!("record-old-rules", rules)))
    }

    /// What has happened so far.
    pub(super) fn entries<G: Written>(&self, rules: &G::Rules) -> Vec<Entry<G::Move>> {
        let entries = self.record.entries::<G>(rules).expect("the record was played before");
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The names of the players; who has none is called so in the language of today: alone by a word, among others by the
    /// number of the seat.
    pub(super) fn names(&self, voice: &LanguagePack) -> Vec<String> {
        let alone = self.record.head.people().count() == 1;
        let name = |(index, player): (usize, &Player)| match &player.level {
            _ if !player.name.is_empty() => player.name.clone(),
            None if alone => voice.locale().in_full(msg!("own-name")),
            _ => voice.locale().in_full(msg!("person-name", number = index + 1)),
        };
        self.record.head.players.iter().enumerate().map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record with these seats, as its lines have them.
    fn resumed(seats: &[&str]) -> Resumed {
        let seats: Vec<String> =
            seats.iter().enumerate().map(|(at, seat)| format!("seat {}: {seat}\n", at + 1)).collect();
        let seats = seats.concat();
        let text = include_str!("../../tests/old-records/version-2.txt");
        let (before, _) = text.split_once("seat 1:").expect("the first seat");
        let behind = &text[text.find("moves:").expect("moves")..];
        let record = Record::read(&format!("{before}{seats}{behind}")).expect("a record");
        Resumed { path: None, record, changed: Vec::new() }
    }

    #[test]
    fn who_has_no_name_is_called_so_in_the_language_of_today() {
        let voice = LanguagePack::new(Lang::En);
        assert_eq!(resumed(&["", "Anna, computer, easy"]).names(&voice)[0], "Me");
        assert_eq!(resumed(&["", "Eva"]).names(&voice), ["Player 1", "Eva"]);
    }
}
