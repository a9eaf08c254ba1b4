//! People of several languages at one table over the network, with every line that each of them receives.
//!
//! In the files of `tests/net/together` a line that begins with `>` is an action; the lines after it are received by
//! everybody, each in their own language. `SIXDOT_UPDATE=1 cargo test --test all together::` rewrites them. Somebody
//! who comes in with the program does what `sixdot join` does: it adds a nonce to each shuffle and reports its check.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::support::golden;
use sixdot::engine::Dice;
use sixdot::net::lobby::{DisconnectReason, Hello, Lobby, PersonId, ServerMessage, Synced, Update};
use sixdot::net::shuffle::{Commitment, Shuffle, describe, handle_shuffle};
use sixdot::record::{Hex, Nonce, Record};
use sixdot::rules::Library;
use sixdot::session::Keyboard;
use sixdot::text::Lang;

/// A lobby whose people are known by their names.
struct House {
    lobby: Lobby,
    folder: PathBuf,
    now: Instant,
    people: Vec<Person>,
}

struct Person {
    name: String,
    id: PersonId,
    token: String,
    last: u64,
    program: Option<Program>,
}

/// The client program of a person.
struct Program {
    outpost: Keyboard,
    part: Nonce,
    promise: Option<Commitment>,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl House {
    fn new(name: &str, seed: u64) -> Self {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-together-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let (now, mut dice) = (Instant::now(), Dice::new(seed, 0));
        let lobby = Lobby::open(Library::built_in(), &folder, Synced::First, move || dice.seed(), now);
        House { lobby: lobby.expect("a lobby"), folder, now, people: Vec::new() }
    }

    fn person(&mut self, name: &str) -> &mut Person {
        self.people.iter_mut().find(|person| person.name == name).unwrap_or_else(|| panic!("{name} has come"))
    }

    /// Does what stands in a line.
    fn act(&mut self, act: &str) {
        if let Some((name, typed)) = act.split_once(':') {
            let id = self.person(name).id;
            self.lobby.type_line(id, typed.trim(), None, self.now);
            return;
        }
        match act.split(' ').collect::<Vec<_>>()[..] {
            [name, "comes", "in", lang] => self.enter(name, lang, false),
            [name, "comes", "in", lang, "with", "the", "program"] => self.enter(name, lang, true),
            [name, "loses", "the", "connection"] => {
                let id = self.person(name).id;
                self.lobby.disconnect(id, DisconnectReason::Lost, self.now);
            }
            [name, "comes", "back"] => {
                let Person { token, last: after, program, .. } = self.person(name);
                let hello =
                    Hello { token: token.clone(), after: *after, shuffles: program.is_some(), ..Hello::default() };
                self.lobby.log_in(&hello, self.now).expect("a secret that is known");
            }
            [seconds, "seconds", "pass"] => {
                self.now += Duration::from_secs(seconds.parse().expect("a number"));
                self.lobby.tick(self.now);
            }
            _ => panic!("nobody can do this: {act}"),
        }
    }

    fn enter(&mut self, name: &str, lang: &str, has_program: bool) {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), shuffles: has_program, ..Hello::default() };
        let id = self.lobby.log_in(&hello, self.now).expect("a name that fits");
        let program = has_program.then(|| Program {
            outpost: Keyboard::far_from_the_table(lang.parse::<Lang>().expect("a language"), None, Vec::new(), false),
            part: Hex([name.as_bytes()[0]; 32]),
            promise: None,
        });
        self.people.push(Person { name: name.to_owned(), id, token: String::new(), last: 0, program });
    }

    /// Everything that the last action has sent, person by person.
    fn told(&mut self) -> String {
        assert!(std::mem::take(&mut self.lobby.failures).is_empty());
        let mut told: Vec<(String, String)> = Vec::new();
        // Client programs act by themselves, which sends more.
        loop {
            for (token, _) in std::mem::take(&mut self.lobby.passphrases) {
                self.lobby.set_passphrase_hash(&token, Some("a hash".to_owned()));
            }
            let out = std::mem::take(&mut self.lobby.out);
            if out.is_empty() {
                break;
            }
            for (id, out) in out {
                self.take(id, out, &mut told);
            }
        }
        // In the order in which people came in.
        let place = |name: &str| self.people.iter().position(|person| person.name == name);
        told.sort_by_key(|(name, _)| place(name));
        told.into_iter().map(|(name, text)| ["  ", &name, " ", &text, "\n"].concat()).collect()
    }

    /// Somebody is sent something.
    fn take(&mut self, id: PersonId, out: ServerMessage, told: &mut Vec<(String, String)>) {
        let person = self.people.iter_mut().find(|person| person.id == id).expect("somebody who is known");
        let mut hear = |text: String| told.push((person.name.clone(), format!("hears: {text}")));
        match out {
            ServerMessage::Welcome { token, .. } => person.token = token,
            ServerMessage::Missed(told) | ServerMessage::Update(Update { told, .. }) => {
                for line in told {
                    assert_eq!(line.n, person.last + 1, "{}: each line once", person.name);
                    person.last = line.n;
                    hear(line.text);
                }
            }
            ServerMessage::Shuffle(shuffle) => self.shuffles(id, &shuffle, told),
            ServerMessage::Check => {
                if let Some(program) = &person.program {
                    hear(describe(program.promise.as_ref(), &program.outpost).text);
                }
            }
            ServerMessage::Record(text) => {
                let record = Record::read(&text).expect("a record");
                let shuffle = record.head.shuffle.as_ref().expect("a shuffle");
                let parts = shuffle.parts().len();
                told.push((
                    person.name.clone(),
                    format!("gets a record of {} moves, with {parts} parts", record.len()),
                ));
            }
            ServerMessage::Look(_) => {}
            ServerMessage::Secret(true) => told.push((person.name.clone(), "types unseen from now on".to_owned())),
            ServerMessage::Secret(false) => told.push((person.name.clone(), "sees again what is typed".to_owned())),
            ServerMessage::Bye(said, _) => hear(said),
            ServerMessage::Refused(_) | ServerMessage::Taken(_) => panic!("{} is sent away", person.name),
        }
    }

    /// Somebody's program hears of a shuffle: it adds its part where one is asked for, and tells what is wrong.
    fn shuffles(&mut self, id: PersonId, shuffle: &Shuffle, told: &mut Vec<(String, String)>) {
        let person = self.people.iter_mut().find(|person| person.id == id).expect("somebody who is known");
        let Some(program) = &mut person.program else { return };
        let reaction = handle_shuffle(&mut program.promise, shuffle, || Some(program.part));
        if let Some(found) = reaction.finding {
            told.push((person.name.clone(), format!("hears: {}", found.line(&program.outpost).text)));
        }
        if let Some(given) = reaction.nonce {
            told.push((person.name.clone(), "adds a part to the shuffle".to_owned()));
            self.lobby.add_nonce(id, &given);
        }
    }
}

/// Plays what is done in a file and gives it as it should be.
fn play_again(name: &str, written: &str) -> String {
    let mut house = House::new(name, 42);
    let mut played = String::new();
    for line in written.lines() {
        if let Some(act) = line.strip_prefix("> ") {
            played.extend([line, "\n"]);
            house.act(act);
            played.push_str(&house.told());
        } else if line.is_empty() || line.starts_with('#') {
            played.extend([line, "\n"]);
        }
    }
    played
}

#[test]
fn everybody_hears_what_is_written() {
    let folder = golden::path("tests/net/together");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the files are there").flatten() {
        let path = entry.path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let written = fs::read_to_string(&path).expect("a file");
        let played = play_again(&name, &written);
        count += 1;
        golden::check(path, &played);
    }
    assert!(count > 0);
}
