//! Rule files that nobody would write: every field, with any value. Each is refused with its faults, or can be played.

use std::fmt::Write;
use std::sync::Arc;

use proptest::prelude::*;

use super::quick::picks_what_is_listed;
use super::told::difference;
use super::{agree, is_conserved, legality};
use crate::engine::{Calls, Dice, Game, Referee, Seat, Setup, config};
use crate::games::shedding::engine::{Move, SheddingGame};
use crate::games::shedding::rules::Rules;
use crate::games::shedding::rules::sample::{self, Values};
use crate::rules::Library;

/// How many games are played by each file that is not refused.
const GAMES: u64 = 50;

/// The cards of the written files.
const CARDS: [&str; 5] = ["number", "first", "second", "third", "wild"];

/// Somebody who writes whatever comes to mind.
struct Writer(Dice);

impl Writer {
    fn below(&mut self, end: u8) -> u8 {
        let numbers: Vec<u8> = (0..end).collect();
        self.0.pick(&numbers).copied().unwrap_or(0)
    }

    fn number(&mut self, low: u8, high: u8) -> u8 {
        low + self.below(high - low + 1)
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        self.0.pick(words).copied().expect("a word")
    }

    /// Some of these words as a list, perhaps none.
    fn some_of(&mut self, words: &[&str], percent: u8) -> String {
        let some: Vec<String> =
            words.iter().filter(|_| self.0.percent(percent)).map(|word| format!("\"{word}\"")).collect();
        format!("[{}]", some.join(", "))
    }

    fn effect(&mut self) -> String {
        let effects = sample::effects();
        let effect = self.0.pick(&effects).expect("there are effects");
        let mut facts = Vec::new();
        for parameter in &effect.parameters {
            if !parameter.required && self.0.percent(60) {
                continue;
            }
            let value = match &parameter.values {
                Values::Words(words) => format!("{:?}", self.0.pick(words).expect("a word")),
                Values::Number => self.number(1, 3).to_string(),
                Values::List(words) => format!("[{:?}]", self.0.pick(words).expect("a word")),
                Values::Cards => self.some_of(&CARDS, 20),
            };
            facts.push(format!("{} = {value}", parameter.key));
        }
        format!("{} = {{ {} }}", effect.name, facts.join(", "))
    }

    fn card(&mut self, id: &str) -> String {
        let mut text = format!("[cards.{id}]\n");
        let mut fact = |fact: String| writeln!(text, "{fact}").expect("a text can be written to");
        match id {
            "number" => fact(format!("symbols = [\"1..{}\"]", self.number(2, 9))),
            "wild" => fact("colours = []\nfits-always = {}".to_owned()),
            _ if self.0.percent(30) => fact("fits-always = {}".to_owned()),
            _ => {}
        }
        fact(format!("copies = {}\npoints = {}", self.number(1, 3), self.number(0, 20)));
        for (percent, bare) in [(10, "not-last = {}"), (15, "need-not-play = {}")] {
            if self.0.percent(percent) {
                fact(bare.to_owned());
            }
        }
        if self.0.percent(15) {
            fact(format!("not-on.cards = {}", self.some_of(&CARDS, 30)));
        }
        if self.0.percent(10) {
            fact(format!("from-players.count = {}", self.number(2, 5)));
        }
        if self.0.percent(25) {
            let starts = ["nothing", "as-played", "goes-back", "stays-under", "first-names-colour"];
            fact(format!("start.does = \"{}\"", self.one_of(&starts)));
        }
        let effects: Vec<String> = (0..self.below(3)).map(|_| format!("{{ {} }}", self.effect())).collect();
        let draws = effects.iter().any(|effect| effect.contains("draw = ") && !effect.contains("who"));
        if self.0.percent(if draws { 40 } else { 1 }) {
            let holding = self.one_of(&["number-of-colour-in-force", "card-of-colour-in-force"]);
            let bluffing = self.0.percent(50);
            fact(format!(
                "honest = {{ unless-holding = \"{holding}\", bluffing = {bluffing}, just = 3, unjust = 2 }}"
            ));
        }
        if id != "number" || self.0.percent(30) {
            fact(format!("effects = [{}]", effects.join(", ")));
        }
        text
    }

    fn call(&mut self, id: &str, at: u8) -> String {
        format!(
            "[calls.{id}]\nat = {at}\nwindow = \"{}\"\nnoticed-by = \"{}\"\npenalty = {}\n{}",
            self.one_of(&["with-card", "next-turn-ends"]),
            self.one_of(&["itself", "others"]),
            self.below(4),
            if self.0.percent(30) { "exempt-after-penalty = {}\n" } else { "" }
        )
    }

    fn file(&mut self) -> String {
        let mut text = String::from("id = \"written\"\nkind = \"shed\"\n");
        let mut table = |fact: String| writeln!(text, "{fact}").expect("a text can be written to");
        let (min, max) = (self.number(2, 3), self.number(3, 5));
        table(format!("players = {{ min = {min}, max = {max} }}\nturn-limit = {}", self.number(20, 90)));
        table(format!("deal = {{ cards = {}, by-players = {{ 3 = {} }} }}", self.number(1, 4), self.number(1, 5)));
        table(format!(
            "order = {{ direction = \"{}\", dealer = \"{}\", first = \"{}\" }}",
            self.one_of(&["clockwise", "anticlockwise"]),
            self.one_of(&["next", "same", "winner", "loser"]),
            self.one_of(&["after-dealer", "dealer"])
        ));
        let starts = ["nothing", "nothing", "as-played", "goes-back", "stays-under", "first-names-colour"];
        table(format!("start.does = \"{}\"", self.one_of(&starts)));
        table(format!(
            "matching = {{ by = {}, rows = [2, 3]{} }}",
            self.some_of(&["colour", "symbol", "divisor"], 75),
            if self.0.percent(5) { ", doubly-again = {}" } else { "" }
        ));
        table(format!(
            "drawing = {{ when = \"{}\", cards = {}, then = \"{}\", stuck = \"{}\"{}{} }}",
            self.one_of(&["anytime", "cannot-play", "cannot-play", "never"]),
            self.number(1, 2),
            self.one_of(&["turn-ends", "may-play-drawn", "must-play-drawn", "may-play-any", "turn-goes-on"]),
            self.one_of(&["passes", "is-out"]),
            if self.0.percent(20) { ", until-playable = {}" } else { "" },
            self.one_of(&["", "", "", ", may-pass.when = \"cannot-draw\"", ", may-pass.when = \"anytime\""])
        ));
        table(format!(
            "pile = {{ reshuffle = \"{}\"{}{} }}",
            self.one_of(&["when-empty", "before-draw", "never"]),
            if self.0.percent(30) { ", short-draw-ends-turn = {}" } else { "" },
            if self.0.percent(30) { ", turned-over = {}" } else { "" }
        ));
        table(format!(
            "wrong-play = {{ penalty = {}, ends-turn = {}, pending-stays = {} }}",
            self.below(3),
            self.0.percent(50),
            self.0.percent(50)
        ));
        let counts = if self.0.percent(50) { ", last-draw-counts = {}" } else { "" };
        table(format!("finish = {{ then = \"{}\"{counts} }}", self.one_of(&["stop", "play-on"])));
        let to = self.one_of(&["nobody", "finisher", "winner", "own-minus"]);
        table(format!("score = {{ to = \"{to}\", doubled-by-last = {} }}", self.some_of(&CARDS, 3)));
        let wins = self.one_of(&["most-points", "fewest-points", "most-rounds"]);
        let out_at = if wins == "fewest-points" { self.one_of(&["0", "15", "40"]) } else { "0" };
        table(format!(
            "match = {{ rounds = {}, until = {}, out-at = {out_at}, wins = \"{wins}\", ties = \"{}\" }}",
            self.number(1, 3) - u8::from(self.0.percent(5)),
            self.one_of(&["0", "0", "0", "15"]),
            self.one_of(&["shared", "out-earlier"])
        ));
        if self.0.percent(20) {
            table(format!("hand-limit.cards = {}", self.number(5, 8)));
        }
        for (percent, bare) in [(20, "open-hands = {}"), (15, "teams.count = 2")] {
            if self.0.percent(percent) {
                table(bare.to_owned());
            }
        }
        if self.0.percent(25) {
            table(format!("jump-in.of = {}", self.some_of(&["number", "first"], 80)));
        }
        let colours = ["red", "yellow", "green", "blue"];
        let most = usize::from(self.number(2, 4) - u8::from(self.0.percent(10)));
        let packs = self.number(1, 2);
        table(format!("[deck]\ncolours = {:?}\npacks = 1\npacks-by-players = {{ 3 = {packs} }}", &colours[..most]));
        for id in CARDS {
            table(self.card(id));
        }
        if self.0.percent(40) {
            let same = self.one_of(&["symbol", "face", "run"]);
            let (of, caught) = match self.below(3) {
                0 => ("[\"number\"]".to_owned(), "\nwrong-run = { penalty = 2 }"),
                1 => (self.some_of(&CARDS, 70), ""),
                _ => (self.some_of(&CARDS, 70), "\nas-answer = {}"),
            };
            table(format!("[together.some]\nsame = \"{same}\"\nmin = 2\nmax = 3\nof = {of}{caught}"));
        }
        for (id, at) in [("nearly", 1), ("done", 0)] {
            if self.0.percent(30) {
                table(self.call(id, at));
            }
        }
        text
    }
}

/// The rules of a file, if it is not refused.
fn accepted(file: &str) -> Option<Arc<Rules>> {
    let mut library = Library::built_in();
    library.add_text("written", "written.toml", file.to_owned());
    match library.load("written", &[]) {
        Ok(loaded) => loaded.rules.shed().cloned(),
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a reason:\n{file}");
            None
        }
    }
}

/// Plays up to three rounds of a match with any legal moves. Every card must stay where it can be found; and, looked at
/// now and then where that is wanted, the list of moves and the reasons must agree, and nobody can tell an imagined
/// game from the real one.
fn play(rules: &Arc<Rules>, setup: Setup, seed: u64, closely: bool) -> Result<(), TestCaseError> {
    let mut game = SheddingGame::new(Arc::clone(rules), setup, seed);
    let (mut dice, mut moves) = (Dice::new(seed, 1), Vec::new());
    for _ in 0..3 {
        game.apply_silently(Seat(0), Move::Deal).expect("a deal");
        let mut made = 0_u32;
        while let Some(seat) = game.to_act() {
            legality(&game).legal_moves(seat, &mut moves);
            let wanted = *dice.pick(&moves).unwrap_or_else(|| panic!("nothing to do in {:?}", game.table.phase));
            game.apply_silently(seat, wanted).expect("it is legal");
            made += 1;
            let outside = Seat::all(setup.seats).filter(|seat| !game.table.playing.contains(*seat));
            prop_assert_eq!(
                outside.map(|seat| game.table.held(seat)).sum::<u16>(),
                0,
                "nobody holds cards who is out"
            );
            if closely && made % 16 == 0 {
                agree(&game)?;
                picks_what_is_listed(&game)?;
                let view = game.view_of(seat);
                prop_assert_eq!(difference(view, view.determinize(&mut dice).view_of(seat)), None);
            }
            assert!(made < 100 * rules.book.turn_limit, "turns do not advance in {:?}", game.table.phase);
        }
        assert!(is_conserved(&game.table, rules));
        if game.table.outcome.expect("the round is over").champions.is_some() {
            break;
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn a_file_is_refused_or_can_be_played_to_the_end(seed in any::<u64>()) {
        let file = Writer(Dice::new(seed, 0)).file();
        if let Some(rules) = accepted(&file) {
            let sizes: Vec<u8> = rules.table_sizes().collect();
            for (game, seats) in (0..GAMES).zip(sizes.into_iter().cycle()) {
                let referee = if game / 5 % 2 == 0 { Referee::Kind } else { Referee::Strict };
                let calls = if game % 7 == 0 { Calls::Automatic } else { Calls::Typed };
                play(&rules, Setup { seats, referee, calls, dealer: None }, seed ^ game, game < 4)?;
            }
        }
    }
}

#[test]
fn many_of_the_written_files_can_be_played() {
    let played = (0..200).filter(|seed| accepted(&Writer(Dice::new(*seed, 0)).file()).is_some()).count();
    assert!((20..180).contains(&played), "{played} of 200");
}
