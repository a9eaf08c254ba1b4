//! The outbox of a person: numbered lines, kept on disk until they are old.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::storage::{self, Synced};
use crate::text::{Channel, Cue, Line, Role, Urgency};

/// Number of recent lines that are kept.
const KEPT: usize = 200;

/// Maximum number of entries in a file before it is compacted.
const MOST_LINES: usize = 2_000;

/// Maximum size of a file in bytes before it is compacted.
const MOST_WRITTEN: usize = 4 << 20;

const MOST_BYTES: u64 = 16 << 20;

/// A numbered line in all its forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireLine {
    /// Consecutive for each person.
    pub n: u64,
    pub text: String,
    /// Shorter text for speech.
    pub short: String,
    /// Text without the names of hidden cards.
    pub quiet: String,
    pub braille: String,
    /// Multi-word names in the text, which are not broken across rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    pub channel: String,
    pub urgency: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The event, for sounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cue: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum OutboxEntry {
    Moves { game: String, moves: usize },
    Typed { typed: u64 },
    WireLine(WireLine),
}

/// The outbox of a person. Lines are written before they are sent, and only kept on disk, since there are many people
/// and few of them reconnect.
#[derive(Debug, Default)]
pub struct OutboxFile {
    path: PathBuf,
    synced: Synced,
    /// Lines that could not be written.
    unwritten: VecDeque<WireLine>,
    /// Number of the last line.
    pub last: u64,
    /// The game and the number of its moves that were reported.
    moves: Option<(String, usize)>,
    /// Number of the last typed line that was answered.
    pub typed: u64,
    /// None until the file is complete.
    file: Option<OpenFile>,
}

#[derive(Debug)]
struct OpenFile {
    /// Only open while the person is connected, since the number of open files is limited.
    open: Option<Arc<std::fs::File>>,
    lines: usize,
    bytes: usize,
}

impl OutboxFile {
    /// Opens an existing or new outbox.
    ///
    /// # Errors
    /// The file exists but cannot be read.
    pub fn open(path: &Path, synced: &Synced) -> io::Result<Self> {
        let mut outbox = OutboxFile { path: path.to_owned(), synced: synced.clone(), ..OutboxFile::default() };
        let text = outbox.text()?;
        for entry in entries(&text) {
            match entry {
                OutboxEntry::Moves { game, moves } => outbox.moves = Some((game, moves)),
                OutboxEntry::Typed { typed } => outbox.typed = outbox.typed.max(typed),
                OutboxEntry::WireLine(told) => outbox.last = told.n,
            }
        }
        // Nothing may be appended to a torn line.
        if text.ends_with('\n') {
            outbox.file = Some(OpenFile { open: None, lines: text.lines().count(), bytes: text.len() });
        }
        Ok(outbox)
    }

    fn text(&self) -> io::Result<String> {
        let bytes = storage::read_or_empty(&self.path, MOST_BYTES)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The recent lines.
    ///
    /// # Errors
    /// The file cannot be read.
    fn lines(&self) -> io::Result<VecDeque<WireLine>> {
        let text = self.text()?;
        let written = entries(&text).filter_map(|entry| match entry {
            OutboxEntry::WireLine(told) => Some(told),
            OutboxEntry::Moves { .. } | OutboxEntry::Typed { .. } => None,
        });
        let mut lines = VecDeque::new();
        for told in written.chain(self.unwritten.iter().cloned()) {
            // A failed write may have written some of these lines.
            if lines.back().is_none_or(|last: &WireLine| last.n < told.n) {
                lines.push_back(told);
            }
            if lines.len() > KEPT {
                lines.pop_front();
            }
        }
        Ok(lines)
    }

    /// Numbers lines and writes them, with the number of reported moves and the number of the answered typed line.
    ///
    /// # Errors
    /// They could not be written. They are returned all the same.
    pub fn append(
        &mut self,
        lines: &[Line],
        moves: Option<(&str, usize)>,
        answers: Option<u64>,
    ) -> (Vec<WireLine>, io::Result<()>) {
        let told: Vec<WireLine> = (self.last + 1..).zip(lines).map(|(n, line)| WireLine::of(n, line)).collect();
        self.last += told.len() as u64;
        let mut text = serialize(&told);
        let mut count = told.len();
        let is_same =
            |known: &(String, usize)| moves.is_some_and(|(game, moves)| known.0 == game && known.1 == moves);
        if let Some((game, moves)) = moves.filter(|_| !self.moves.as_ref().is_some_and(is_same)) {
            let game = game.to_owned();
            text.push_str(&serialize(&[OutboxEntry::Moves { game: game.clone(), moves }]));
            count += 1;
            self.moves = Some((game, moves));
        }
        if let Some(typed) = answers.filter(|typed| *typed > self.typed) {
            self.typed = typed;
            text.push_str(&serialize(&[OutboxEntry::Typed { typed }]));
            count += 1;
        }
        let done = if count == 0 { Ok(()) } else { self.write(&text, count, &told) };
        if done.is_err() {
            self.unwritten.extend(told.iter().cloned());
            self.unwritten.drain(..self.unwritten.len().saturating_sub(KEPT));
        }
        (told, done)
    }

    fn write(&mut self, text: &str, count: usize, told: &[WireLine]) -> io::Result<()> {
        let fits = |file: &OpenFile| file.lines < MOST_LINES && file.bytes + text.len() < MOST_WRITTEN;
        // A failed write may leave a torn line, after which the file is rewritten.
        if let Some(mut file) = self.file.take().filter(fits) {
            let open = match file.open.take() {
                Some(open) => open,
                None => Arc::new(storage::disk::open_to_append(&self.path)?),
            };
            storage::append(&self.path, &open, text.as_bytes(), &self.synced)?;
            let (lines, bytes) = (file.lines + count, file.bytes + text.len());
            self.file = Some(OpenFile { open: Some(open), lines, bytes });
            return Ok(());
        }
        // If the file cannot be read, it must not be replaced by less.
        let mut lines = self.lines()?;
        let last = lines.back().map_or(0, |told| told.n);
        lines.extend(told.iter().filter(|told| told.n > last).cloned());
        lines.drain(..lines.len().saturating_sub(KEPT));
        let mut all = serialize(lines.make_contiguous());
        let moves = self.moves.clone().map(|(game, moves)| OutboxEntry::Moves { game, moves });
        let typed = Some(OutboxEntry::Typed { typed: self.typed }).filter(|_| self.typed > 0);
        let more: Vec<OutboxEntry> = moves.into_iter().chain(typed).collect();
        all.push_str(&serialize(&more));
        storage::replace_when(&self.path, all.as_bytes(), &self.synced)?;
        self.unwritten.clear();
        self.file = Some(OpenFile { open: None, lines: lines.len() + more.len(), bytes: all.len() });
        Ok(())
    }

    pub fn close(&mut self) {
        if let Some(file) = &mut self.file {
            file.open = None;
        }
    }

    /// Lines after this number, and the number of those that are no longer kept.
    pub fn lines_after(&self, number: u64) -> (u64, Vec<WireLine>) {
        if number >= self.last {
            return (0, Vec::new());
        }
        let mut lines = self.lines().unwrap_or_default();
        let oldest = lines.front().map_or(self.last + 1, |told| told.n);
        let gone = oldest.saturating_sub(number.saturating_add(1));
        lines.retain(|told| told.n > number);
        (gone, lines.into())
    }

    pub fn told_moves(&self, game: &str) -> usize {
        self.moves.as_ref().filter(|(told, _)| told == game).map_or(0, |(_, moves)| *moves)
    }
}

/// A torn last line is skipped: it was never sent.
fn entries(text: &str) -> impl Iterator<Item = OutboxEntry> {
    text.lines().filter_map(|line| serde_json::from_str(line).ok())
}

fn serialize(entries: &[impl Serialize]) -> String {
    entries.iter().filter_map(|entry| Some(serde_json::to_string(entry).ok()? + "\n")).collect()
}

impl WireLine {
    pub fn of(n: u64, line: &Line) -> Self {
        WireLine {
            n,
            text: line.text.clone(),
            short: line.short.clone(),
            quiet: line.quiet.clone(),
            braille: line.braille.clone(),
            names: line.names.to_vec(),
            channel: line.channel.id().to_owned(),
            urgency: <&str>::from(line.urgency).to_owned(),
            lang: line.lang.map(|lang| lang.code().to_owned()),
            cue: line.cue.map(Cue::id),
        }
    }

    pub fn line(&self) -> Line {
        Line {
            text: self.text.clone(),
            short: self.short.clone(),
            quiet: self.quiet.clone(),
            braille: self.braille.clone(),
            names: self.names.iter().cloned().collect(),
            channel: channel(&self.channel),
            urgency: urgency(&self.urgency),
            lang: self.lang.as_deref().and_then(|code| code.parse().ok()),
            cue: None,
            role: Role::Statement,
        }
    }
}

/// Unknown channels count as the game's.
pub fn channel(id: &str) -> Channel {
    id.parse().unwrap_or(Channel::Game)
}

/// Unknown urgencies count as an event.
pub fn urgency(word: &str) -> Urgency {
    word.parse().unwrap_or(Urgency::Event)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use crate::text::Text;

    use super::*;

    fn lines(texts: &[&str]) -> Vec<Line> {
        texts.iter().map(|text| Text::plain((*text).to_owned()).verbatim(Channel::Game, Urgency::Event)).collect()
    }

    fn texts(told: &[WireLine]) -> Vec<(u64, &str)> {
        told.iter().map(|told| (told.n, told.text.as_str())).collect()
    }

    #[test]
    fn who_comes_back_gets_what_is_missing_also_behind_a_restart() {
        let path = std::env::temp_dir().join(format!("sixdot-{}-journal", std::process::id()));
        let _ = fs::remove_file(&path);
        let mut outbox = OutboxFile::open(&path, &Synced::First).expect("a journal");
        assert_eq!(
            texts(&outbox.append(&lines(&["one", "two"]), Some(("1", 3)), Some(5)).0),
            [(1, "one"), (2, "two")]
        );
        outbox.append(&lines(&["three"]), Some(("1", 4)), None).1.expect("it is written");
        drop(outbox);
        // The program was killed while it wrote.
        let torn = fs::read_to_string(&path).expect("the file") + "{\"n\":4,\"text\":\"fo";
        fs::write(&path, torn).expect("it can be written");
        let mut outbox = OutboxFile::open(&path, &Synced::First).expect("a journal");
        assert_eq!((outbox.last, outbox.told_moves("1"), outbox.told_moves("2"), outbox.typed), (3, 4, 0, 5));
        assert_eq!(texts(&outbox.lines_after(1).1), [(2, "two"), (3, "three")]);
        assert_eq!(texts(&outbox.append(&lines(&["four"]), None, None).0), [(4, "four")]);
        let again = OutboxFile::open(&path, &Synced::First).expect("a journal");
        assert_eq!((texts(&again.lines_after(2).1), again.typed), (vec![(3, "three"), (4, "four")], 5));
        // Whoever is away has no open file, and loses nothing by that.
        outbox.close();
        outbox.append(&lines(&["five"]), None, Some(6)).1.expect("it is written");
        let again = OutboxFile::open(&path, &Synced::First).expect("a journal");
        assert_eq!((texts(&again.lines_after(4).1), again.typed), (vec![(5, "five")], 6));
        fs::remove_file(path).expect("it can be removed");
    }

    #[test]
    fn old_lines_go_and_that_is_said() {
        let path = std::env::temp_dir().join(format!("sixdot-{}-journal-old", std::process::id()));
        let _ = fs::remove_file(&path);
        let mut outbox = OutboxFile::open(&path, &Synced::First).expect("a journal");
        for number in 1..=2 * MOST_LINES {
            outbox.append(&lines(&[&number.to_string()]), None, None).1.expect("it is written");
        }
        let all = u64::try_from(2 * MOST_LINES).expect("few");
        let kept = u64::try_from(KEPT).expect("few");
        assert_eq!(outbox.lines_after(0).0, all - kept);
        assert_eq!(outbox.lines_after(0).1.len(), KEPT);
        assert_eq!(outbox.lines_after(all - 1).0, 0);
        assert_eq!(texts(&outbox.lines_after(all - 1).1), [(all, all.to_string().as_str())]);
        assert!(fs::read_to_string(&path).expect("the file").lines().count() <= MOST_LINES + KEPT);
        fs::remove_file(path).expect("it can be removed");
    }

    #[test]
    fn what_cannot_be_read_is_told_and_not_replaced_by_less() {
        let path = std::env::temp_dir().join(format!("sixdot-{}-journal-unread", std::process::id()));
        let _ = fs::remove_file(&path);
        let mut outbox = OutboxFile::open(&path, &Synced::First).expect("a journal");
        for number in 1..=MOST_LINES {
            outbox.append(&lines(&[&number.to_string()]), None, None).1.expect("it is written");
        }
        let whole = fs::metadata(&path).expect("the file").len();
        let file = fs::OpenOptions::new().write(true).open(&path).expect("it can be written");
        file.set_len(MOST_BYTES + 1).expect("it can be longer");
        // It is full, and would be written anew with the last of its lines.
        let (told, written) = outbox.append(&lines(&["missed"]), None, None);
        assert_eq!((told.len(), written.map_err(|error| error.kind())), (1, Err(io::ErrorKind::FileTooLarge)));
        assert_eq!(fs::metadata(&path).expect("the file").len(), MOST_BYTES + 1, "it stays as it is");
        assert!(OutboxFile::open(&path, &Synced::First).is_err(), "and counts for no empty one");
        file.set_len(whole).expect("it can be shorter");
        outbox.append(&lines(&["on"]), None, None).1.expect("it is written");
        let last = MOST_LINES as u64;
        let again = OutboxFile::open(&path, &Synced::First).expect("a journal");
        let after = again.lines_after(last - 1).1;
        assert_eq!(texts(&after), [(last, last.to_string().as_str()), (last + 1, "missed"), (last + 2, "on")]);
        fs::remove_file(path).expect("it can be removed");
    }
}
