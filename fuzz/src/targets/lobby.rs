//! A lobby with three people who type the lines of the input: each line is answered in time and numbered, contains only
//! printable text, and closes no table by an internal error.
//!
//! A line begins with the number of a person. `gone`, `back` and `later` are events, not typed lines. `part` sends the
//! nonce of a client again or for another game, and after `still` the client sends none by itself. No revealed shuffle
//! differs from the commitment of the server.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sixdot::engine::Dice;
use sixdot::net::lobby::{DisconnectReason, Hello, Lobby, PersonId, ServerMessage, Synced, Update, ViewState};
use sixdot::net::outbox::WireLine;
use sixdot::net::shuffle::{GivenNonce, Shuffle};
use sixdot::record::{Hex, Nonce, Record};

use super::library;
use crate::held;
use crate::within::within;

/// CPU time limit of a line, with the moves of computer players after it.
const LONGEST: Duration = Duration::from_secs(3);

/// The most lines of an input, so that none takes too long.
const MOST_LINES: usize = 60;

/// Names, languages, and whether they are forgotten when they leave.
const PEOPLE: [(&str, &str, bool); 3] = [("Anna", "de", false), ("Ben", "en", true), ("Eino", "fi", false)];

/// A lobby, and what everybody was told; its folder is gone behind it.
struct House {
    lobby: Lobby,
    folder: PathBuf,
    now: Instant,
    last: BTreeMap<PersonId, u64>,
    tokens: BTreeMap<PersonId, String>,
    /// The last shuffle of each person, and the people whose clients give no nonce by themselves.
    shuffles: BTreeMap<PersonId, Shuffle>,
    still: BTreeSet<PersonId>,
    /// Commitments of the server, by table and game.
    promised: BTreeMap<(u64, u64), Nonce>,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Tries one input; the number of its lines.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let mut house = House::new();
    let mut people: Vec<PersonId> = (0..PEOPLE.len()).map(|who| house.comes(who)).collect();
    let mut lines = 0;
    for line in text.lines().take(MOST_LINES) {
        lines += 1;
        let (number, typed) = line.split_at_checked(1).unwrap_or(("0", line));
        let who = number.bytes().next().map_or(0, usize::from) % people.len();
        within(
            LONGEST,
            || format!("{typed:?}"),
            || match typed.trim() {
                // A person who has left comes back as somebody new.
                "back" if !house.knows(people[who]) => people[who] = house.comes(who),
                typed => house.does(people[who], typed),
            },
        );
    }
    lines
}

impl House {
    fn new() -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = temporary().join(format!("sixdot-fuzz-{}-{number}", std::process::id()));
        let (now, mut dice) = (Instant::now(), Dice::new(42, 0));
        let lobby = Lobby::open(library(), &folder, Synced::First, move || dice.seed(), now).expect("a lobby");
        let (last, tokens, shuffles) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let (still, promised) = (BTreeSet::new(), BTreeMap::new());
        House { lobby, folder, now, last, tokens, shuffles, still, promised }
    }

    fn comes(&mut self, who: usize) -> PersonId {
        let (name, lang, forgets) = PEOPLE[who];
        let hello =
            Hello { name: name.to_owned(), lang: lang.to_owned(), forgets, shuffles: true, ..Hello::default() };
        let id = self.lobby.log_in(&hello, self.now).expect("a name that fits");
        // The number may have been somebody's before.
        self.last.remove(&id);
        self.shuffles.remove(&id);
        self.still.remove(&id);
        self.takes();
        id
    }

    fn knows(&self, id: PersonId) -> bool {
        self.tokens.get(&id).is_some_and(|token| self.lobby.with_token(token) == Some(id))
    }

    fn does(&mut self, id: PersonId, typed: &str) {
        match typed {
            "gone" if self.lobby.is_here(id) => self.lobby.disconnect(id, DisconnectReason::Lost, self.now),
            "back" => {
                let (token, after) = (self.tokens[&id].clone(), self.last.get(&id).copied().unwrap_or_default());
                let hello = Hello { token, after, shuffles: true, ..Hello::default() };
                assert_eq!(self.lobby.log_in(&hello, self.now), Ok(id));
            }
            "later" => {
                self.now += Duration::from_secs(70);
                self.lobby.tick(self.now);
            }
            "still" => {
                self.still.insert(id);
            }
            // Only a connected person sends anything.
            typed if typed.split(' ').next() == Some("part") && self.lobby.is_here(id) => self.gives(id, typed),
            typed if self.lobby.is_here(id) => self.lobby.type_line(id, typed, None, self.now),
            _ => {}
        }
        self.takes();
    }

    /// Gives a part again for the shuffle that was told last, or for another table and game: `part`, `part 3 1`.
    fn gives(&mut self, id: PersonId, typed: &str) {
        let Some(told) = self.shuffles.get(&id) else { return };
        let mut numbers = typed.split(' ').skip(1).map(|number| number.parse().unwrap_or(u64::MAX));
        let (table, game) = (numbers.next().unwrap_or(told.table), numbers.next().unwrap_or(told.game));
        self.lobby.add_nonce(id, &GivenNonce { table, game, nonce: Hex([9; 32]) });
    }

    /// Holds what is told of a shuffle to what was told before, and gives a part where one is asked for.
    fn is_told(&mut self, id: PersonId, told: Shuffle) {
        let promised = *self.promised.entry((told.table, told.game)).or_insert(told.commitment);
        assert_eq!(promised, told.commitment, "another commitment for the same game");
        if let Some(revealed) = &told.revealed {
            assert_eq!(revealed.secret.commitment(), promised, "another secret");
            assert!(revealed.has_right_seed() && !told.wants_nonce, "what is told makes no seed");
        }
        if told.wants_nonce && !self.still.contains(&id) {
            let part = Hex([u8::try_from(id % 256).unwrap_or_default(); 32]);
            self.lobby.add_nonce(id, &GivenNonce { table: told.table, game: told.game, nonce: part });
        }
        self.shuffles.insert(id, told);
    }

    /// Sends what is to be sent, and what clients give for it.
    fn takes(&mut self) {
        for _ in 0..4 {
            self.takes_out();
        }
        assert!(std::mem::take(&mut self.lobby.out).is_empty(), "clients have nothing more to give");
    }

    fn is_told_lines(&mut self, id: PersonId, lines: &[WireLine]) {
        for told in lines {
            let last = self.last.insert(id, told.n).unwrap_or_default();
            assert!(told.n > last, "line {} comes behind line {last}", told.n);
            for form in [&told.text, &told.short, &told.quiet, &told.braille] {
                held::row(form);
            }
            assert!(!contradictions().any(|text| text == told.text), "a table contradicts itself");
        }
    }

    fn takes_out(&mut self) {
        for (token, passphrase) in std::mem::take(&mut self.lobby.passphrases) {
            assert!(passphrase.chars().count() >= 8, "{passphrase:?} is too short");
            self.lobby.set_passphrase_hash(&token, Some("hash".to_owned()));
        }
        assert!(std::mem::take(&mut self.lobby.failures).is_empty(), "something is not written");
        for (id, out) in std::mem::take(&mut self.lobby.out) {
            match out {
                ServerMessage::Welcome { token, .. } => {
                    self.tokens.insert(id, token);
                }
                ServerMessage::Missed(told) => self.is_told_lines(id, &told),
                ServerMessage::Update(Update { told, state, .. }) => {
                    self.is_told_lines(id, &told);
                    if let Some(ViewState { prompt, buttons, .. }) = state {
                        held::row(&prompt);
                        for button in buttons.hand.iter().chain(&buttons.actions) {
                            held::row(&button.text);
                            held::row(&button.typed);
                        }
                    }
                }
                ServerMessage::Bye(said, _) | ServerMessage::Taken(said) => held::row(&said),
                ServerMessage::Refused(refusal) => held::row(&refusal.said),
                ServerMessage::Shuffle(told) => self.is_told(id, *told),
                ServerMessage::Record(text) => {
                    let record = Record::read(&text).expect("a record");
                    let commitment = record.head.shuffle.map(|shuffle| shuffle.secret.commitment());
                    assert!(
                        self.promised.values().any(|told| Some(*told) == commitment),
                        "the shuffle was never told"
                    );
                }
                ServerMessage::Look(_) | ServerMessage::Secret(_) | ServerMessage::Check => {}
            }
        }
    }
}

/// The folder for temporary files: in memory if possible, since a disk takes half of the time.
fn temporary() -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    if memory.is_dir() { memory } else { std::env::temp_dir() }
}

/// The messages of a table that is closed by an internal error.
fn contradictions() -> impl Iterator<Item = &'static str> {
    let texts = [
        include_str!("../../../locales/de/lobby.ftl"),
        include_str!("../../../locales/en/lobby.ftl"),
        include_str!("../../../locales/fi/lobby.ftl"),
    ];
    texts.into_iter().filter_map(|text| text.lines().find_map(|line| line.strip_prefix("lobby-failed = ")))
}
