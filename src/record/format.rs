//! The text format of records: head, moves, and errors.

use std::fmt::Write as _;

use strum::IntoStaticStr;

use super::shuffle::FairShuffle;
use super::undo::BranchPoint;
use crate::engine::{CHANCE_VERSION, Game, NotationFault, Seat, Setup, read_seat};

/// The newest version of the format. A record states the lowest version that it needs, so that older programs can read
/// it: version 2 has the parent of a game and the nonces of its shuffle.
const NEWEST_VERSION: u32 = 2;

const VERSION_WITH_MORE: u32 = 2;

/// Line number of the game id.
pub const GAME_LINE: usize = 2;

/// Line number of the rules hash.
pub const RULES_LINE: usize = 3;

/// The word for an undo.
const UNDO: &str = "undo";

/// A line after `moves:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<M> {
    /// A seat makes a move.
    Move(Seat, M),
    /// A seat undoes its last move, and with it all later ones.
    TakenBack(Seat),
}

/// The head of a record: all that is needed to replay the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// The hash of the rules, options included.
    pub rules: u64,
    /// The chosen options that differ from the rule file.
    pub options: Vec<(String, String)>,
    /// The seed.
    pub seed: u64,
    /// The commit-reveal shuffle, if several people made the seed.
    pub shuffle: Option<FairShuffle>,
    /// The set-up of the table.
    pub setup: Setup,
    /// The game from which this one branched.
    pub origin: Option<Origin>,
    /// The players by seat.
    pub players: Vec<RecordedPlayer>,
}

/// A player in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPlayer {
    /// The name; empty for the default name of the language.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<String>,
}

/// A line after `moves:` with its line number in the file.
pub type NumberedEntry<G> = (usize, Entry<<G as Game>::Move>);

/// A record: its head and the lines of its moves, each with its line number in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The head.
    pub head: Head,
    /// The first line after the head.
    begins: usize,
    moves: Vec<(usize, String)>,
    /// The number of an incomplete last line.
    pub torn: Option<usize>,
}

/// An error in a record, with its line.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub kind: RecordFaultKind,
}

/// The kind of an error in a record.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordFaultKind {
    /// The first line is not that of a record.
    #[error("not a record")]
    NotARecord,
    /// An unknown version.
    #[error("version {version}")]
    Version { version: String },
    /// A line of the head is missing or has another key.
    #[error("expected {key}")]
    Expected { key: &'static str },
    /// A move is not valid notation.
    #[error(transparent)]
    #[strum(serialize = "no-move")]
    Notation(#[from] NotationFault),
    /// A move or an undo is illegal in this position.
    #[error("impossible")]
    Impossible,
    /// The nonces of the shuffle give another seed.
    #[error("another seed")]
    OtherSeed,
    /// The hash of the rules differs.
    #[error("other rules")]
    OtherRules,
}

impl Head {
    /// The head as text, up to and including `moves:`.
    pub fn write(&self) -> String {
        let has_more = self.origin.is_some() || self.shuffle.is_some();
        let version = if has_more { VERSION_WITH_MORE } else { 1 };
        let mut text = format!("sixdot record: {version}\ngame: {}\nrules: {:016x}\n", self.game, self.rules);
        for (name, value) in &self.options {
            let _ = writeln!(text, "option: {name} = {value}");
        }
        let (referee, calls) = (self.setup.referee.word(), self.setup.calls.word());
        let _ = writeln!(text, "chance: {CHANCE_VERSION}\nseed: {}", self.seed);
        if let Some(shuffle) = &self.shuffle {
            shuffle.write(&mut text);
        }
        let _ = writeln!(text, "referee: {referee}\ncalls: {calls}");
        if let Some(dealer) = self.setup.dealer {
            let _ = writeln!(text, "dealer: {dealer}");
        }
        if let Some(origin) = &self.origin {
            let _ = writeln!(text, "parent: {}", origin.write());
        }
        for (seat, player) in Seat::all(self.setup.seats).zip(&self.players) {
            let level = player.level.as_ref().map_or_else(String::new, |level| format!(", computer, {level}"));
            let player = format!("{}{level}", player.name);
            let _ = writeln!(text, "{}", format!("seat {seat}: {player}").trim_end());
        }
        text.push_str("moves:\n");
        text
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.seats)
            .zip(&self.players)
            .filter(|(_, player)| player.level.is_none())
            .map(|(seat, _)| seat)
    }

    /// The seat of the person who plays with computer players only.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The line number, from 1, of the seat with this index.
    pub fn seat_line(&self, index: usize) -> usize {
        let text = self.write();
        let before = text.lines().take_while(|line| !line.starts_with("seat ")).count();
        before + index + 1
    }
}

impl<M> Entry<M> {
    /// The seat that undoes a move.
    pub(crate) fn taker_back(&self) -> Option<Seat> {
        match self {
            Entry::TakenBack(seat) => Some(*seat),
            Entry::Move(..) => None,
        }
    }

    /// The line with its line end.
    pub fn write<G: Game<Move = M>>(self, rules: &G::Rules) -> String {
        match self {
            Entry::Move(seat, wanted) => format!("{seat} {}\n", G::write(rules, wanted)),
            Entry::TakenBack(seat) => format!("{seat} {UNDO}\n"),
        }
    }

    fn read<G: Game<Move = M>>(line: &str, rules: &G::Rules) -> Result<Self, NotationFault> {
        match line.trim().split_once(' ') {
            Some((seat, UNDO)) => Ok(Entry::TakenBack(read_seat(seat)?)),
            _ => G::read_line(rules, line).map(|(seat, wanted)| Entry::Move(seat, wanted)),
        }
    }
}

impl Record {
    /// Reads a record. The moves are parsed later with the rules, by [`Record::entries`]. A last line without a line
    /// end is dropped: it was being written when the program ended, before anybody heard of it.
    ///
    /// # Errors
    /// The first line that is not as it must be.
    pub fn read(text: &str) -> Result<Record, RecordFault> {
        let mut lines = Lines { lines: text.lines().collect(), at: 0 };
        let version =
            lines.value("sixdot record").map_err(|fault| lines.fault_at(fault.line, RecordFaultKind::NotARecord))?;
        let known = (1..=NEWEST_VERSION).find(|known| version == known.to_string());
        let Some(known) = known else {
            return Err(lines.fault(RecordFaultKind::Version { version: version.to_owned() }));
        };
        let game = lines.value("game")?.to_owned();
        let rules = lines.parsed("rules", |hash| u64::from_str_radix(hash, 16).ok())?;
        let mut options = Vec::new();
        while lines.next_is("option") {
            let pair = lines.parsed("option", |option| option.split_once(" = "))?;
            options.push((pair.0.to_owned(), pair.1.to_owned()));
        }
        let chance = lines.value("chance")?;
        if chance != CHANCE_VERSION.to_string() {
            return Err(lines.fault(RecordFaultKind::Version { version: chance.to_owned() }));
        }
        let seed = lines.parsed("seed", |seed| seed.parse().ok())?;
        let shuffle_line = lines.at + 1;
        let shuffle = if known >= VERSION_WITH_MORE { lines.shuffle(seed)? } else { None };
        let referee = lines.parsed("referee", |word| word.parse().ok())?;
        let calls = lines.parsed("calls", |word| word.parse().ok())?;
        let dealer_line = lines.at + 1;
        let dealer =
            if lines.next_is("dealer") { Some(lines.parsed("dealer", |seat| read_seat(seat).ok())?) } else { None };
        let has_parent = known >= VERSION_WITH_MORE && lines.next_is("parent");
        let origin = if has_parent { Some(lines.parsed("parent", Origin::read)?) } else { None };
        let mut players = Vec::new();
        while lines.next_is("seat") {
            players.push(lines.parsed("seat", |player| Some(RecordedPlayer::read(player)))?);
        }
        lines.value("moves")?;
        let seats = u8::try_from(players.len()).ok().filter(|seats| *seats > 0);
        let seats = seats.ok_or_else(|| lines.fault(RecordFaultKind::Expected { key: "seat" }))?;
        if dealer.is_some_and(|dealer| dealer.0 >= seats) {
            return Err(lines.fault_at(dealer_line, RecordFaultKind::Expected { key: "dealer" }));
        }
        if let Some(at) = shuffle.iter().flat_map(FairShuffle::parts).position(|(seat, _)| seat.0 >= seats) {
            return Err(lines.fault_at(shuffle_line + 1 + at, RecordFaultKind::Expected { key: "part" }));
        }
        let setup = Setup { seats, referee, calls, dealer };
        let begins = lines.at + 1;
        let moves = lines.lines.iter().enumerate().skip(lines.at);
        let moves = moves.filter(|(_, line)| !line.trim().is_empty());
        let mut moves: Vec<(usize, String)> = moves.map(|(index, line)| (index + 1, (*line).to_owned())).collect();
        let torn = if text.ends_with('\n') { None } else { moves.pop().map(|(line, _)| line) };
        let head = Head { game, rules, options, seed, shuffle, setup, origin, players };
        Ok(Record { head, begins, moves, torn })
    }

    /// Checks that the game was dealt; otherwise it cannot be resumed.
    ///
    /// # Errors
    /// The line in which the deal should stand.
    pub fn begun(&self) -> Result<(), RecordFault> {
        if self.moves.is_empty() {
            return Err(RecordFault { line: self.begins, kind: RecordFaultKind::Expected { key: "deal" } });
        }
        Ok(())
    }

    /// True if another record continues the same game.
    pub fn is_continued_in(&self, other: &Record) -> bool {
        let cards = |head: &Head| (head.rules, head.seed, head.setup);
        self.head.game == other.head.game
            && self.head.origin == other.head.origin
            && cards(&self.head) == cards(&other.head)
            && self.moves.len() <= other.moves.len()
            && self.moves.iter().zip(&other.moves).all(|((_, own), (_, further))| own.trim() == further.trim())
    }

    /// Number of lines after `moves:`.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// True if moves were undone.
    pub fn has_undo(&self) -> bool {
        self.moves.iter().any(|(_, line)| is_undo(line))
    }

    /// True if there are no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// A branch of this game after a number of moves, with these players and with further chance from a seed of its
    /// own.
    pub fn branch(&self, origin: Origin, players: Vec<RecordedPlayer>) -> Self {
        let moves: Vec<(usize, String)> = self.moves.iter().take(origin.moves).cloned().collect();
        let head = Head { origin: Some(origin), players, ..self.head.clone() };
        Record { head, begins: self.begins, moves, torn: None }
    }

    /// The point where the game branched from its parent. Up to there the undos are those of the parent.
    pub fn branch_point(&self) -> Option<BranchPoint> {
        let origin = self.head.origin.as_ref()?;
        let mut lines = self.moves.iter().take(origin.moves).filter_map(|(_, line)| line.trim().split_once(' '));
        let taker = lines.find(|(_, deed)| *deed == UNDO).and_then(|(seat, _)| read_seat(seat).ok());
        Some(BranchPoint { moves: origin.moves, seed: origin.seed, taker })
    }

    /// The entries after `moves:` under these rules, with their line numbers.
    ///
    /// # Errors
    /// The first line that is not a move.
    pub fn entries<G: Game>(&self, rules: &G::Rules) -> Result<Vec<NumberedEntry<G>>, RecordFault> {
        let read = |(line, text): &(usize, String)| match Entry::read::<G>(text, rules) {
            Ok(entry) => Ok((*line, entry)),
            Err(fault) => Err(RecordFault { line: *line, kind: fault.into() }),
        };
        self.moves.iter().map(read).collect()
    }
}

impl RecordedPlayer {
    fn read(text: &str) -> Self {
        match text.split_once(", computer, ") {
            Some((name, level)) => RecordedPlayer { name: name.to_owned(), level: Some(level.to_owned()) },
            None => RecordedPlayer { name: text.to_owned(), level: None },
        }
    }
}

struct Lines<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

impl<'a> Lines<'a> {
    fn fault_at(&self, line: usize, kind: RecordFaultKind) -> RecordFault {
        RecordFault { line: line.min(self.lines.len().max(1)), kind }
    }

    fn fault(&self, kind: RecordFaultKind) -> RecordFault {
        self.fault_at(self.at, kind)
    }

    fn next_is(&self, key: &str) -> bool {
        self.lines.get(self.at).is_some_and(|line| line.starts_with(key))
    }

    /// The value of the next line, which must have this key; `seat 2` has the key `seat`.
    fn value(&mut self, key: &'static str) -> Result<&'a str, RecordFault> {
        let line = self.lines.get(self.at).copied().unwrap_or_default();
        self.at += 1;
        let (head, value) = line.split_once(':').unwrap_or((line, ""));
        if head == key || head.strip_prefix(key).is_some_and(|rest| rest.starts_with(' ')) {
            Ok(value.trim())
        } else {
            Err(self.fault(RecordFaultKind::Expected { key }))
        }
    }

    /// The commit-reveal shuffle, if stated; its nonces must give the seed.
    fn shuffle(&mut self, seed: u64) -> Result<Option<FairShuffle>, RecordFault> {
        if !self.next_is("shuffle") {
            return Ok(None);
        }
        let begins = self.at + 1;
        let mut shuffle = FairShuffle::new(self.parsed("shuffle", |part| part.parse().ok())?);
        while self.next_is("part") {
            let line = self.lines[self.at];
            let part = self.parsed("part", |part| part.parse().ok())?;
            let seat = line.split_once(':').and_then(|(key, _)| read_seat(key.strip_prefix("part ")?).ok());
            let follows = |seat: &Seat| shuffle.parts().last().is_none_or(|(last, _)| last < seat);
            let Some(seat) = seat.filter(follows) else {
                return Err(self.fault(RecordFaultKind::Expected { key: "part" }));
            };
            shuffle.add(seat, part);
        }
        if shuffle.seed() != seed {
            return Err(self.fault_at(begins, RecordFaultKind::OtherSeed));
        }
        Ok(Some(shuffle))
    }

    fn parsed<T>(&mut self, key: &'static str, read: impl Fn(&'a str) -> Option<T>) -> Result<T, RecordFault> {
        let value = self.value(key)?;
        read(value).ok_or_else(|| self.fault(RecordFaultKind::Expected { key }))
    }
}

/// Limit of characters in the name of a parent.
const LONGEST: usize = 100;

/// The origin of a branched game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Number or name of the parent; empty if it has none.
    pub parent: String,
    /// Number of lines shared with the parent.
    pub moves: usize,
    /// Seed of all further chance, so that the cards of the parent do not come again.
    pub seed: u64,
}

impl Origin {
    /// Creates an origin; a name with other characters than letters, digits and `-_.` is dropped.
    pub fn new(parent: &str, moves: usize, seed: u64) -> Self {
        let is_plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
        let fits = parent.chars().all(is_plain) && parent.chars().count() <= LONGEST;
        Origin { parent: if fits { parent.to_owned() } else { String::new() }, moves, seed }
    }

    /// The value of the head line.
    pub fn write(&self) -> String {
        let of = if self.parent.is_empty() { String::new() } else { format!(" of {}", self.parent) };
        format!("move {}{of}, seed {}", self.moves, self.seed)
    }

    /// Parses the result of [`Origin::write`].
    pub fn read(text: &str) -> Option<Self> {
        let (game, seed) = text.strip_prefix("move ")?.rsplit_once(", seed ")?;
        let (moves, parent) = game.split_once(" of ").unwrap_or((game, ""));
        let origin = Origin::new(parent, moves.parse().ok()?, seed.parse().ok()?);
        (origin.moves > 0 && origin.write() == text).then_some(origin)
    }
}

fn is_undo(line: &str) -> bool {
    line.trim().ends_with(&format!(" {UNDO}"))
}

/// Capacity grows by one part in this many.
const SPARE: usize = 8;

/// The lines of a game in progress in one text, since they are many and short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    text: String,
    count: usize,
}

impl Moves {
    /// Appends a line.
    pub fn push(&mut self, line: &str) {
        // Doubling the capacity would waste memory at thousands of tables.
        if self.text.capacity() - self.text.len() <= line.len() {
            self.text.reserve_exact(line.len() + 1 + self.text.len() / SPARE);
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.count += 1;
    }

    /// Number of lines.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if there are no lines.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// True if moves were undone.
    pub fn has_undo(&self) -> bool {
        self.iter().any(is_undo)
    }

    /// The lines in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    /// The lines as they are in the record.
    pub fn text(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests;
