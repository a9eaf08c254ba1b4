//! People of several languages at one table over the network, with all that each of them hears.
//!
//! In the files of `tests/together` a line that begins with `>` is what somebody does; what follows it is what everybody is told of
//! it, each in the own language. `SIXDOT_UPDATE=1 cargo test --test all together::` writes what is told anew. Who comes in with the
//! program has what `sixdot join` does of itself: it adds a part to each shuffle, and tells what it finds out about it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sixdot::engine::Dice;
use sixdot::net::join::{Promise, hears, tells};
use sixdot::net::lobby::{Hello, Lobby, News, Out, Parting, PersonId, Synced};
use sixdot::net::shuffle::Shuffle;
use sixdot::record::{Nonce, Record};
use sixdot::rules::Library;
use sixdot::say::Lang;
use sixdot::session::RemoteTerminal;

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

/// What somebody has at the own end of the connection.
struct Program {
    outpost: RemoteTerminal,
    part: Nonce,
    promise: Option<Promise>,
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
    fn does(&mut self, act: &str) {
        if let Some((name, typed)) = act.split_once(':') {
            let id = self.person(name).id;
            self.lobby.types(id, typed.trim(), None, self.now);
            return;
        }
        match act.split(' ').collect::<Vec<_>>()[..] {
            [name, "comes", "in", lang] => self.comes(name, lang, false),
            [name, "comes", "in", lang, "with", "the", "program"] => self.comes(name, lang, true),
            [name, "loses", "the", "connection"] => {
                let id = self.person(name).id;
                self.lobby.is_gone(id, Parting::Broken, self.now);
            }
            [name, "comes", "back"] => {
                let Person { token, last: after, program, .. } = self.person(name);
                let hello =
                    Hello { token: token.clone(), after: *after, shuffles: program.is_some(), ..Hello::default() };
                self.lobby.enters(&hello, self.now).expect("a secret that is known");
            }
            [seconds, "seconds", "pass"] => {
                self.now += Duration::from_secs(seconds.parse().expect("a number"));
                self.lobby.tick(self.now);
            }
            _ => panic!("nobody can do this: {act}"),
        }
    }

    fn comes(&mut self, name: &str, lang: &str, has_program: bool) {
        let hello = Hello { name: name.to_owned(), lang: lang.to_owned(), shuffles: has_program, ..Hello::default() };
        let id = self.lobby.enters(&hello, self.now).expect("a name that fits");
        let program = has_program.then(|| Program {
            outpost: RemoteTerminal::new(lang.parse::<Lang>().expect("a language"), None, Vec::new(), false),
            part: Nonce([name.as_bytes()[0]; 32]),
            promise: None,
        });
        self.people.push(Person { name: name.to_owned(), id, token: String::new(), last: 0, program });
    }

    /// What everybody is told of it, person by person.
    fn told(&mut self) -> String {
        assert!(self.lobby.take_unwritten().is_empty());
        let mut told: Vec<(String, String)> = Vec::new();
        // What programs do by themselves has more to tell.
        loop {
            for (token, _) in self.lobby.take_passphrases() {
                self.lobby.has_passphrase(&token, Some("a hash".to_owned()));
            }
            let out = self.lobby.take_out();
            if out.is_empty() {
                break;
            }
            for (id, out) in out {
                self.takes(id, out, &mut told);
            }
        }
        // Who acts hears it first, as it was sent; the order of the others is that of their coming.
        let place = |name: &str| self.people.iter().position(|person| person.name == name);
        told.sort_by_key(|(name, _)| place(name));
        told.into_iter().map(|(name, text)| ["  ", &name, " ", &text, "\n"].concat()).collect()
    }

    /// Somebody is sent something.
    fn takes(&mut self, id: PersonId, out: Out, told: &mut Vec<(String, String)>) {
        let person = self.people.iter_mut().find(|person| person.id == id).expect("somebody who is known");
        let mut hears = |text: String| told.push((person.name.clone(), format!("hears: {text}")));
        match out {
            Out::Welcome { token, .. } => person.token = token,
            Out::Missed(told) | Out::News(News { told, .. }) => {
                for line in told {
                    assert_eq!(line.n, person.last + 1, "{}: each line once", person.name);
                    person.last = line.n;
                    hears(line.text);
                }
            }
            Out::Shuffle(shuffle) => self.shuffles(id, &shuffle, told),
            Out::Check => {
                if let Some(program) = &person.program {
                    hears(tells(program.promise.as_ref(), &program.outpost).text);
                }
            }
            Out::Record(text) => {
                let record = Record::read(&text).expect("a record");
                let shuffle = record.head.shuffle.as_ref().expect("a shuffle");
                let parts = shuffle.parts().len();
                told.push((
                    person.name.clone(),
                    format!("gets a record of {} moves, with {parts} parts", record.len()),
                ));
            }
            Out::Look(_) => {}
            Out::Secret(true) => told.push((person.name.clone(), "types unseen from now on".to_owned())),
            Out::Secret(false) => told.push((person.name.clone(), "sees again what is typed".to_owned())),
            Out::Bye(said, _) => hears(said),
            Out::Refused(_) | Out::Taken(_) => panic!("{} is sent away", person.name),
        }
    }

    /// Somebody's program hears of a shuffle: it adds its part where one is asked for, and tells what is wrong.
    fn shuffles(&mut self, id: PersonId, shuffle: &Shuffle, told: &mut Vec<(String, String)>) {
        let person = self.people.iter_mut().find(|person| person.id == id).expect("somebody who is known");
        let Some(program) = &mut person.program else { return };
        let follows = hears(&mut program.promise, shuffle, || Some(program.part));
        if let Some(found) = follows.told {
            told.push((person.name.clone(), format!("hears: {}", found.line(&program.outpost).text)));
        }
        if let Some(given) = follows.given {
            told.push((person.name.clone(), "adds a part to the shuffle".to_owned()));
            self.lobby.adds_part(id, &given);
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
            house.does(act);
            played.push_str(&house.told());
        } else if line.is_empty() || line.starts_with('#') {
            played.extend([line, "\n"]);
        }
    }
    played
}

#[test]
fn everybody_hears_what_is_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/together");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the files are there").flatten() {
        let path = entry.path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let written = fs::read_to_string(&path).expect("a file");
        let played = play_again(&name, &written);
        count += 1;
        if std::env::var_os("SIXDOT_UPDATE").is_some() {
            fs::write(&path, &played).expect("it can be written");
        } else {
            for (number, (new, old)) in played.lines().zip(written.lines()).enumerate() {
                assert_eq!(new, old, "{name}, line {}", number + 1);
            }
            assert_eq!(played.lines().count(), written.lines().count(), "{name}");
        }
    }
    assert!(count > 0);
}
