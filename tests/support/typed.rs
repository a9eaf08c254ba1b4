//! Tables at which lines are typed, and the effects of the lines.

use std::collections::BTreeMap;
use std::path::Path;

use sixdot::check::example::Example;
use sixdot::engine::{Dice, Game};
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::rules::{ExampleFile, Kind, Library, Loaded};
use sixdot::session::{Answer, Conversation, LaidOut, Plan, SeatPlan, Session, Start, read_seats};
use sixdot::text::Lang;
use toml::{Table as Toml, Value};

use super::golden;

/// The effects of one line.
pub struct Observation {
    /// The person's own moves, in the notation of records.
    pub moves: Vec<String>,
    /// All that was written down, with the moves of the others.
    pub written: Vec<String>,
    pub answer: Answer,
}

impl Observation {
    pub fn happened(&self) -> bool {
        !self.written.is_empty()
    }
}

/// One table.
struct Table {
    plan: Plan,
    loaded: Loaded,
    before: Vec<String>,
}

/// All tables, by name.
pub struct Tables {
    library: Library,
    tables: BTreeMap<String, Table>,
}

impl Tables {
    /// Those of `tests/input/typed/tables.toml`.
    pub fn read() -> Tables {
        let file: Toml = golden::read("tests/input/typed/tables.toml").parse().expect("TOML");
        let mut library = Library::built_in();
        let tables = file["table"].as_array().expect("tables");
        for path in tables.iter().filter_map(|table| table.get("rules")?.as_str()) {
            let id = Path::new(path).file_stem().expect("a name").to_string_lossy().into_owned();
            library.add_text(&id, path, golden::read(path));
        }
        let table = |value: &Value| {
            let facts = value.as_table().expect("a table").clone();
            (facts["name"].as_str().expect("a name").to_owned(), Table::of(facts, &library))
        };
        let tables = tables.iter().map(table).collect();
        Tables { library, tables }
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tables.keys().map(String::as_str)
    }

    /// Somebody sits down at a table, in a language, and has typed what comes before.
    pub fn sit(&self, lang: Lang, name: &str) -> Sitting {
        let table = self.tables.get(name).unwrap_or_else(|| panic!("no table {name}"));
        let mut session = Session::new(Start {
            loaded: Some(table.loaded.clone()),
            ..crate::support::session::start(lang, self.library.clone(), table.plan.clone(), 1)
        });
        session.begin();
        for line in &table.before {
            session.answer(line);
        }
        Sitting { read: session.written().len(), session }
    }

    /// Types a line as the first one at a table.
    pub fn typed(&self, lang: Lang, name: &str, line: &str) -> Observation {
        self.sit(lang, name).typed(line)
    }
}

impl Table {
    fn of(mut facts: Toml, library: &Library) -> Table {
        let mut text = |key: &str| facts.remove(key).map(|value| value.as_str().expect("text").to_owned());
        let (name, game) = (text("name").expect("a name"), text("game").expect("a game"));
        let _ = text("rules");
        let seats = text("seats");
        let seed = facts.remove("seed").and_then(|seed| u64::try_from(seed.as_integer()?).ok());
        let before = facts.remove("before").unwrap_or_else(|| Value::Array(Vec::new()));
        let before = before.as_array().expect("lines").iter().map(|line| line.as_str().expect("a line").to_owned());
        let mut plan = Plan { game: Some(game.clone()), seed: Some(seed.unwrap_or(1)), ..Plan::default() };
        let mut loaded = library.load(&game, &[]).expect("a built-in game");
        if facts.contains_key("hands") {
            facts.insert("name".to_owned(), Value::String(name));
            facts.insert("clauses".to_owned(), Value::Array(Vec::new()));
            let examples = Value::Array(vec![Value::Table(facts)]);
            let text = Toml::from_iter([("example".to_owned(), examples)]).to_string();
            let file = ExampleFile { name: "tables".to_owned(), text: text.into(), game: game.clone() };
            let example = Example::read_all(&file, Kind::Shed).expect("an example").remove(0);
            loaded = library.load(&game, &example.options).expect("options of the game");
            let rules = loaded.rules.shed().expect("a shedding game");
            let position: SheddingGame = example.begin(rules, Some(Dice::new(1, 0))).expect("a position");
            plan.options.clone_from(&example.options);
            plan.seats = vec![SeatPlan::Computer(None); usize::from(position.setup().seats)];
            plan.seats[0] = SeatPlan::Me;
            plan.laid_out = Some(LaidOut::of(position));
        }
        if let Some(seats) = seats {
            plan.seats = read_seats(&seats).expect("seats");
        }
        Table { plan, loaded, before: before.collect() }
    }
}

/// Somebody at a table.
pub struct Sitting {
    pub session: Session,
    read: usize,
}

impl Sitting {
    /// Types a line.
    pub fn typed(&mut self, line: &str) -> Observation {
        let answer = self.session.answer(line);
        let written = self.written();
        let own = |line: &String| line.strip_prefix("1 ").map(str::to_owned);
        Observation { moves: written.iter().filter_map(own).collect(), written, answer }
    }

    /// Returns the lines of the record since the last call.
    fn written(&mut self) -> Vec<String> {
        let written = self.session.written();
        // Another table has another record.
        let new = written.get(self.read..).unwrap_or_default().to_vec();
        self.read = written.len();
        new
    }
}
