//! The report of a simulation, as lines for people and programs. Keys are English in every language.

use std::time::Duration;

use super::tally::{Sides, Tally};
use crate::bot::Level;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub game: String,
    pub(super) sides: Sides,
    pub levels: Vec<Level>,
    pub seed: u64,
    pub tally: Tally,
    pub elapsed: Duration,
}

/// A line of the report: its key, its value as text, and its value as JSON.
struct Field(String, String, String);

impl Field {
    fn number(key: &str, number: u64) -> Self {
        Field(key.to_owned(), number.to_string(), number.to_string())
    }

    fn text(key: &str, text: &str) -> Self {
        Field(key.to_owned(), text.to_owned(), format!("\"{text}\""))
    }

    fn numbers(key: String, numbers: &[u64]) -> Self {
        Field(key, join(numbers, ", "), format!("[{}]", join(numbers, ",")))
    }

    /// Shares of all games with 95 % confidence intervals.
    fn shares(key: String, parts: &[u64], games: u64) -> Self {
        let share = |part: &u64| {
            let (low, high) = interval(*part, games);
            (percent(*part, games), format!("{:.1}", low * 100.0), format!("{:.1}", high * 100.0))
        };
        let text = |part| {
            let (share, low, high) = share(part);
            format!("{share} % ({low} to {high})")
        };
        let json = |part| {
            let (share, low, high) = share(part);
            format!("{{\"percent\":{share},\"low\":{low},\"high\":{high}}}")
        };
        let texts: Vec<String> = parts.iter().map(text).collect();
        let jsons: Vec<String> = parts.iter().map(json).collect();
        Field(key, texts.join(", "), format!("[{}]", jsons.join(",")))
    }
}

impl Report {
    #[must_use]
    pub fn games_per_second(&self) -> u64 {
        per_second(self.tally.games, self.elapsed)
    }

    #[must_use]
    pub fn to_text(&self) -> String {
        self.fields().into_iter().map(|Field(key, text, _)| format!("{key}: {text}\n")).collect::<Vec<_>>().concat()
    }

    /// One JSON object on one line. Ids and levels need no escapes.
    #[must_use]
    pub fn to_json(&self) -> String {
        let fields = self.fields().into_iter().map(|Field(key, _, json)| format!("\"{key}\":{json}"));
        format!("{{{}}}\n", fields.collect::<Vec<_>>().join(","))
    }

    fn fields(&self) -> Vec<Field> {
        let tally = &self.tally;
        let (median, max) = (tally.median_turns(), tally.most_turns());
        let levels = format!("[\"{}\"]", join(&self.levels, "\",\""));
        let mut fields = vec![
            Field::text("game", &self.game),
            Field::number("players", self.levels.len() as u64),
            Field("levels".to_owned(), join(&self.levels, ", "), levels),
            Field::number("seed", self.seed),
            Field::number("games", tally.games),
            Field(
                "turns per game".to_owned(),
                format!("median {median}, max {max}"),
                format!("{{\"median\":{median},\"max\":{max}}}"),
            ),
        ];
        fields.extend(self.winners());
        fields.extend([
            Field::number("blocked", tally.blocked),
            Field::number("turn limit", tally.turn_limit),
            Field::number("games per second", self.games_per_second()),
        ]);
        fields
    }

    /// Wins by side; for a patience, the win rate.
    fn winners(&self) -> Vec<Field> {
        let tally = &self.tally;
        let side = match self.sides {
            Sides::Seats(_) => "seat",
            Sides::Parties => "party",
            Sides::Alone => {
                let (median, average) = (tally.median_laid(), tally.average_laid());
                return vec![
                    Field::number("won", tally.wins.iter().sum()),
                    Field::shares("win rate".to_owned(), &tally.wins, tally.games),
                    Field(
                        "laid per game".to_owned(),
                        format!("median {median}, average {average:.1}"),
                        format!("{{\"median\":{median},\"average\":{average:.1}}}"),
                    ),
                ];
            }
        };
        vec![
            Field::numbers(format!("wins by {side}"), &tally.wins),
            Field::shares(format!("win rate by {side}"), &tally.wins, tally.games),
            Field::number("shared", tally.shared),
        ]
    }
}

pub(super) fn per_second(count: u64, elapsed: Duration) -> u64 {
    let nanoseconds = elapsed.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}

impl Tally {
    /// Average number of cards played in a patience.
    fn average_laid(&self) -> f64 {
        let laid: u64 = self.laid.iter().map(|(laid, games)| laid * games).sum();
        as_f64(laid) / as_f64(self.games.max(1))
    }
}

pub(super) fn join<T: ToString>(items: &[T], separator: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

/// Quantile of the normal distribution for 95 % confidence.
const Z: f64 = 1.959_964;

pub(super) fn percent(part: u64, whole: u64) -> String {
    format!("{:.1}", 100.0 * as_f64(part) / as_f64(whole.max(1)))
}

/// Wilson's score interval with 95 % confidence.
pub(super) fn interval(part: u64, whole: u64) -> (f64, f64) {
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
pub(crate) fn as_f64(count: u64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn report(game: &str, sides: Sides, tally: Tally) -> Report {
        let levels = vec![Level::Medium, Level::Random];
        Report { game: game.to_owned(), sides, levels, seed: 9, tally, elapsed: Duration::from_millis(1_500) }
    }

    #[test]
    fn the_report_has_fixed_keys() {
        let tally = Tally {
            games: 12_345,
            turns: BTreeMap::from([(40, 12_000), (4001, 345)]),
            wins: vec![12_000, 340],
            shared: 5,
            blocked: 2,
            turn_limit: 1,
            ..Tally::default()
        };
        let report = report("uno", Sides::Seats(2), tally);
        let text = "game: uno\nplayers: 2\nlevels: medium, random\nseed: 9\ngames: 12345\n\
                    turns per game: median 40, max 4001\nwins by seat: 12000, 340\n\
                    win rate by seat: 97.2 % (96.9 to 97.5), 2.8 % (2.5 to 3.1)\nshared: 5\nblocked: 2\n\
                    turn limit: 1\ngames per second: 8230\n";
        assert_eq!(report.to_text(), text);
        let json = "{\"game\":\"uno\",\"players\":2,\"levels\":[\"medium\",\"random\"],\"seed\":9,\"games\":12345,\
                    \"turns per game\":{\"median\":40,\"max\":4001},\"wins by seat\":[12000,340],\
                    \"win rate by seat\":[{\"percent\":97.2,\"low\":96.9,\"high\":97.5},\
                    {\"percent\":2.8,\"low\":2.5,\"high\":3.1}],\"shared\":5,\
                    \"blocked\":2,\"turn limit\":1,\"games per second\":8230}\n";
        assert_eq!(report.to_json(), json);
    }

    #[test]
    fn a_patience_is_won_or_not() {
        let tally = Tally {
            games: 100,
            turns: BTreeMap::from([(120, 100)]),
            wins: vec![3],
            laid: BTreeMap::from([(80, 97), (91, 3)]),
            ..Tally::default()
        };
        let text = report("numnum-patience", Sides::Alone, tally).to_text();
        assert!(
            text.contains("\nwon: 3\nwin rate: 3.0 % (1.0 to 8.5)\nlaid per game: median 80, average 80.3\n"),
            "{text}"
        );
        assert!(!text.contains("shared"), "{text}");
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
