//! Somebody who is known: the name, the own desk, and what was told there.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::file::{self, Synced};
use crate::net::told::Journal;
use crate::rules::Library;
use crate::say::Lang;
use crate::session::{Button, Buttons, LanguagePacks, Look, Presentation, RemoteParticipant};

/// A person's number.
pub type PersonId = u64;

/// The largest file of a person that is read.
const MOST_BYTES: u64 = 64 << 10;

/// What is kept of somebody.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// What the person is called.
    pub name: String,
    /// The secret by which the person comes back.
    pub token: String,
    /// The words of return, by which the person comes back whose client keeps no secret; empty where there are none.
    #[serde(default)]
    pub words: String,
    /// The fingerprints of the keys by which the person comes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<String>,
    /// What the passphrase is checked by; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub passphrase: String,
    /// The language's code.
    pub lang: String,
    /// How the person is told things, where that is not as usual: by the keys of settings.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
    /// Whether the person hears what is said in the lobby also at a table.
    #[serde(default)]
    pub hears_lobby: bool,
    /// The number of the line that was typed last.
    #[serde(default)]
    pub typed: u64,
    /// The tables' numbers of those whom the person does not want to hear.
    #[serde(default)]
    pub ignored: BTreeSet<PersonId>,
    /// Whether the person may not come in.
    #[serde(default)]
    pub banned: bool,
    /// Whether the welcome has certainly come: something was sent behind it. Before that, nobody may know of the desk.
    #[serde(default = "yes")]
    pub welcomed: bool,
    /// When the person was here last, to the day, in seconds of the clock; 0 where nobody has written that down.
    #[serde(default)]
    pub seen: u64,
}

fn yes() -> bool {
    true
}

impl Kept {
    /// Whether the name is kept for the person for as long as nobody says otherwise.
    #[must_use]
    pub fn keeps_name(&self) -> bool {
        !self.keys.is_empty() || !self.passphrase.is_empty()
    }
}

/// The wrong words of return that were given for a name.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    /// Since when they are counted.
    pub since: Instant,
    /// How many.
    pub count: u32,
}

/// What the next line of somebody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A passphrase.
    Passphrase,
    /// The same once more.
    Again(String),
    /// Whether the person is to be forgotten.
    Forgotten,
}

/// The prompt and the buttons that were sent last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown(String);

impl Shown {
    /// Whether it is the person's turn, the prompt, and what can be pressed.
    #[must_use]
    pub fn of(turn: bool, prompt: &str, buttons: &Buttons) -> Self {
        let mut shown = format!("{turn}\n{prompt}\n{}", buttons.hand.len());
        for Button { text, typed, fits } in buttons.hand.iter().chain(&buttons.actions) {
            let parts = ["\n", if *fits { "+" } else { "-" }, text, "\n", typed];
            shown.extend(parts);
        }
        Shown(shown)
    }
}

/// Somebody who is known.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Person {
    /// What is kept.
    pub kept: Kept,
    /// The own keyboard.
    pub guest: RemoteParticipant,
    /// How the person is told things, as it is kept.
    pub presentation: Presentation,
    /// What was told.
    pub journal: Journal,
    /// Since when nobody is connected; none while somebody is.
    pub away: Option<Instant>,
    /// The number of the last line that was told before nobody was connected.
    pub left_at: u64,
    /// Whether the person has not been there since the program was started.
    pub since_start: bool,
    /// What can be done with one press, and the prompt, as they were told last.
    pub shown: Option<Shown>,
    /// When the person asked somebody to move.
    pub nudged: Option<Instant>,
    /// Whether the client keeps nothing and shows what it gets as it is: telnet.
    pub forgets: bool,
    /// Whether others could read along on the way to the client.
    pub overheard: bool,
    /// Whether the client adds a part where cards are shuffled.
    pub shuffles: bool,
    /// The number of the last line that such a client has had for certain.
    pub had: u64,
    /// The look that such a client was told last.
    pub look_shown: Option<Look>,
    /// The wrong words of return, or passphrases, that were given for the name.
    pub wrong: Option<Wrong>,
    /// When what the person has looked for of rules is forgotten.
    pub loads: Option<Instant>,
    /// When it is forgotten how often the person was asked for a new passphrase.
    pub changes: Option<Instant>,
    /// What the next line answers.
    pub asked: Option<Asked>,
    /// What stands behind the start of a game in the line that was typed then: it is done when the cards are dealt.
    pub later: Option<(String, Instant)>,
    path: PathBuf,
    synced: Synced,
}

impl Person {
    /// Somebody who is kept in this file.
    ///
    /// # Errors
    /// What was told before cannot be read.
    pub fn new(
        kept: Kept,
        path: &Path,
        library: &Library,
        voices: &mut LanguagePacks,
        synced: &Synced,
        now: Instant,
    ) -> io::Result<Self> {
        let lang: Lang = kept.lang.parse().unwrap_or(Lang::En);
        let journal = Journal::open(&path.with_extension("lines"), synced)?;
        let presentation = Presentation::with(&kept.settings);
        let mut guest = RemoteParticipant::new(lang, library, voices);
        guest.change_presentation(presentation);
        Ok(Person {
            guest,
            presentation,
            had: journal.last(),
            kept: Kept { typed: kept.typed.max(journal.typed()), ..kept },
            journal,
            away: Some(now),
            left_at: 0,
            since_start: true,
            shown: None,
            nudged: None,
            forgets: false,
            overheard: false,
            shuffles: false,
            look_shown: None,
            wrong: None,
            loads: None,
            changes: None,
            asked: None,
            later: None,
            path: path.to_owned(),
            synced: synced.clone(),
        })
    }

    /// Whether the person has set something since it was kept.
    #[must_use]
    pub fn has_set(&self) -> bool {
        self.kept.lang != self.guest.lang().code() || self.presentation != self.guest.presentation()
    }

    /// What is kept in a file; none if it is none of a person.
    pub fn read(path: &Path) -> Option<Kept> {
        serde_json::from_slice(&file::read(path, MOST_BYTES).ok()?).ok()
    }

    /// Keeps what is to be kept.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn keep(&mut self) -> io::Result<()> {
        self.guest.lang().code().clone_into(&mut self.kept.lang);
        self.presentation = self.guest.presentation();
        self.kept.settings = self.presentation.settings();
        file::replace_when(&self.path, serde_json::to_string(&self.kept)?.as_bytes(), &self.synced)
    }

    /// Forgets the person.
    pub fn forget(&self) {
        // What is left behind is removed when the name is given again.
        let _ = file::disk::remove(&self.path);
        let _ = file::disk::remove(&self.path.with_extension("lines"));
    }
}
