//! The report of many games, as lines for people and programs. Keys are English in every language.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::bot::Level;
use crate::engine::Seat;
use crate::games::shedding::engine::RoundEnd;

/// Counts over games. Its size depends on the different lengths of games, not on their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// Number of games by number of turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games won alone or with partners, by seat.
    pub wins: Vec<u64>,
    /// Games that opponents won together, or nobody.
    pub shared: u64,
    /// Games won by the player who acted first, alone or with partners.
    pub first_won: u64,
    /// Rounds in which nobody could play or draw (G-4).
    pub blocked: u64,
    /// Rounds that reached the turn limit (G-4).
    pub turn_limit: u64,
}

impl Tally {
    pub(super) fn new(seats: u8) -> Self {
        Tally { wins: vec![0; usize::from(seats)], ..Tally::default() }
    }

    pub(super) fn count_end(&mut self, end: RoundEnd) {
        self.blocked += u64::from(end == RoundEnd::Blocked);
        self.turn_limit += u64::from(end == RoundEnd::TurnLimit);
    }

    pub(super) fn count(&mut self, turns: u64, first: Option<Seat>, winners: &[Seat]) {
        self.games += 1;
        *self.turns.entry(turns).or_default() += 1;
        self.shared += u64::from(winners.is_empty());
        self.first_won += u64::from(first.is_some_and(|first| winners.contains(&first)));
        for winner in winners {
            self.wins[winner.index()] += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (turns, games) in &other.turns {
            *self.turns.entry(*turns).or_default() += games;
        }
        for (own, others) in self.wins.iter_mut().zip(&other.wins) {
            *own += others;
        }
        self.shared += other.shared;
        self.first_won += other.first_won;
        self.blocked += other.blocked;
        self.turn_limit += other.turn_limit;
    }

    /// The median number of turns, rounded down to an actual game.
    pub fn median_turns(&self) -> u64 {
        let mut fewer = 0;
        let median = self.turns.iter().find(|(_, games)| {
            fewer += **games;
            fewer * 2 >= self.games
        });
        median.map_or(0, |(turns, _)| *turns)
    }
}

#[derive(Clone, Debug)]
pub struct Report {
    pub game: String,
    /// By seat.
    pub levels: Vec<Level>,
    pub seed: u64,
    pub tally: Tally,
    /// None if the report should be the same in each run.
    pub elapsed: Option<Duration>,
}

/// A line of the report: its key, its value as text, and its value as JSON.
struct Field(&'static str, String, String);

impl Field {
    fn number(key: &'static str, number: u64) -> Self {
        Field(key, number.to_string(), number.to_string())
    }

    /// Shares of all games with 95 % confidence intervals.
    fn shares(key: &'static str, parts: &[u64], games: u64) -> Self {
        let (mut texts, mut jsons) = (Vec::new(), Vec::new());
        for part in parts {
            let share = 100.0 * as_f64(*part) / as_f64(games.max(1));
            let (low, high) = interval(*part, games);
            let (low, high) = (low * 100.0, high * 100.0);
            texts.push(format!("{share:.1} % ({low:.1} to {high:.1})"));
            jsons.push(format!("{{\"percent\":{share:.1},\"low\":{low:.1},\"high\":{high:.1}}}"));
        }
        Field(key, texts.join(", "), format!("[{}]", jsons.join(",")))
    }
}

impl Report {
    pub fn to_text(&self) -> String {
        self.fields().into_iter().fold(String::new(), |all, Field(key, text, _)| all + key + ": " + &text + "\n")
    }

    /// One JSON object on one line. Ids and levels need no escapes.
    pub fn to_json(&self) -> String {
        let fields = self.fields().into_iter().map(|Field(key, _, json)| format!("\"{key}\":{json}"));
        format!("{{{}}}\n", fields.collect::<Vec<_>>().join(","))
    }

    fn fields(&self) -> Vec<Field> {
        let Report { game, levels, tally, .. } = self;
        let (median, max) = (tally.median_turns(), tally.turns.last_key_value().map_or(0, |(turns, _)| *turns));
        let mut fields = vec![
            Field("game", game.clone(), format!("\"{game}\"")),
            Field::number("players", levels.len() as u64),
            Field("levels", join(levels, ", "), format!("[\"{}\"]", join(levels, "\",\""))),
            Field::number("seed", self.seed),
            Field::number("games", tally.games),
            Field(
                "turns per game",
                format!("median {median}, max {max}"),
                format!("{{\"median\":{median},\"max\":{max}}}"),
            ),
        ];
        if let [won] = tally.wins[..] {
            fields.extend([Field::number("won", won), Field::shares("win rate", &[won], tally.games)]);
        } else {
            fields.extend([
                Field("wins by seat", join(&tally.wins, ", "), format!("[{}]", join(&tally.wins, ","))),
                Field::shares("win rate by seat", &tally.wins, tally.games),
                Field::number("shared", tally.shared),
                Field::shares("first player wins", &[tally.first_won], tally.games),
            ]);
        }
        fields.push(Field::number("blocked", tally.blocked));
        fields.push(Field::number("turn limit", tally.turn_limit));
        let speed = |elapsed: Duration| u128::from(tally.games) * 1_000_000_000 / elapsed.as_nanos().max(1);
        let speed = self.elapsed.map(|elapsed| u64::try_from(speed(elapsed)).unwrap_or(u64::MAX));
        fields.extend(speed.map(|speed| Field::number("games per second", speed)));
        fields
    }
}

fn join<T: ToString>(items: &[T], separator: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

/// Quantile of the normal distribution for 95 % confidence.
const Z: f64 = 1.959_964;

/// Wilson's score interval with 95 % confidence.
fn interval(part: u64, whole: u64) -> (f64, f64) {
    if whole == 0 {
        return (0.0, 1.0);
    }
    let (count, share) = (as_f64(whole), as_f64(part) / as_f64(whole));
    let middle = share + Z * Z / (2.0 * count);
    let half = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + Z * Z / count;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// Counts are small enough to be exact.
fn as_f64(count: u64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(game: &str, tally: Tally) -> Report {
        let levels = vec![Level::Medium, Level::Random];
        let elapsed = Some(Duration::from_millis(1_500));
        Report { game: game.to_owned(), levels, seed: 9, tally, elapsed }
    }

    #[test]
    fn the_report_has_fixed_keys() {
        let tally = Tally {
            games: 12_345,
            turns: BTreeMap::from([(40, 12_000), (4001, 345)]),
            wins: vec![12_000, 340],
            shared: 5,
            first_won: 6_000,
            blocked: 2,
            turn_limit: 1,
        };
        let report = report("uno", tally);
        let text = "game: uno\nplayers: 2\nlevels: medium, random\nseed: 9\ngames: 12345\n\
                    turns per game: median 40, max 4001\nwins by seat: 12000, 340\n\
                    win rate by seat: 97.2 % (96.9 to 97.5), 2.8 % (2.5 to 3.1)\nshared: 5\n\
                    first player wins: 48.6 % (47.7 to 49.5)\nblocked: 2\nturn limit: 1\n";
        assert_eq!(report.to_text(), format!("{text}games per second: 8230\n"));
        assert_eq!(Report { elapsed: None, ..report.clone() }.to_text(), text);
        let json = "{\"game\":\"uno\",\"players\":2,\"levels\":[\"medium\",\"random\"],\"seed\":9,\"games\":12345,\
                    \"turns per game\":{\"median\":40,\"max\":4001},\"wins by seat\":[12000,340],\
                    \"win rate by seat\":[{\"percent\":97.2,\"low\":96.9,\"high\":97.5},\
                    {\"percent\":2.8,\"low\":2.5,\"high\":3.1}],\"shared\":5,\
                    \"first player wins\":[{\"percent\":48.6,\"low\":47.7,\"high\":49.5}],\
                    \"blocked\":2,\"turn limit\":1,\"games per second\":8230}\n";
        assert_eq!(report.to_json(), json);
    }

    #[test]
    fn a_patience_is_won_or_not() {
        let tally = Tally { games: 100, turns: BTreeMap::from([(120, 100)]), wins: vec![3], ..Tally::default() };
        let text = report("numnum-patience", tally).to_text();
        assert!(text.contains("\nwon: 3\nwin rate: 3.0 % (1.0 to 8.5)\nblocked: 0\n"), "{text}");
    }

    #[test]
    fn the_median_is_the_middle_game() {
        let median = |turns: &[(u64, u64)]| {
            let games = turns.iter().map(|(_, games)| games).sum();
            Tally { games, turns: turns.iter().copied().collect(), ..Tally::default() }.median_turns()
        };
        assert_eq!(median(&[(5, 1), (7, 1), (90, 1)]), 7);
        assert_eq!(median(&[(5, 2), (90, 2)]), 5);
        assert_eq!(median(&[]), 0);
    }

    #[test]
    fn the_interval_is_that_of_the_books() {
        let (low, high) = interval(50, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let (low, high) = interval(0, 10);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        let whole = interval(0, 0);
        assert!(whole.0.abs() < 1e-9 && (whole.1 - 1.0).abs() < 1e-9);
    }
}
