//! How a game plays: its length, who has the better seat, and how often its cards and effects come about.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use super::{Plan, PlanFault, Report};
use crate::rules::Rules;
use crate::rules::book::Effect;

/// The half width, in standard deviations, of an interval that holds the truth in 95 of 100 cases.
const Z: f64 = 1.959_964;

/// Plays the games of a plan and tells as lines of `key: value` what is to be known of the rules.
///
/// # Errors
/// Why the plan cannot be played.
pub fn balance(plan: &Plan, rules: &Arc<Rules>) -> Result<String, PlanFault> {
    let plan = Plan { watched: true, ..plan.clone() };
    Ok(text(&plan.run(rules)?, rules))
}

fn text(report: &Report, rules: &Rules) -> String {
    let (tally, watched) = (&report.tally, &report.tally.watched);
    let seats = report.levels.len();
    let (low, high) = interval(watched.first_won, watched.decided);
    let mut text = format!(
        "game: {}\nplayers: {seats}\nlevel: {}\nseed: {}\ngames: {}\nturns per game: median {}, max {}\n\
         first player wins: {} % of {} rounds won alone\n95 % interval: {:.1} to {:.1} %\neven share: {:.1} %\n\
         rounds won by several: {} %\nblocked rounds: {} %\nrounds at the turn limit: {} %\n",
        report.game,
        report.levels.first().map_or("", |level| level.name()),
        report.seed,
        tally.games,
        tally.median_turns(),
        tally.most_turns(),
        percent(watched.first_won, watched.decided),
        watched.decided,
        low * 100.0,
        high * 100.0,
        100.0 / as_f64(seats as u64),
        percent(watched.rounds - watched.decided, watched.rounds),
        percent(tally.blocked, watched.rounds),
        percent(tally.turn_limit, watched.rounds),
    );
    let mut each = |what: &str, name: &str, count: u64| {
        let _ = writeln!(text, "{what} {name}: {:.2} per game", as_f64(count) / as_f64(tally.games.max(1)));
    };
    for (entry, _) in rules.book().cards_of_deck() {
        each("card", entry, watched.laid.get(entry).copied().unwrap_or_default());
    }
    let effects = rules.book().cards_of_deck().flat_map(|(_, card)| &card.effects).map(Effect::name);
    let names: BTreeSet<&str> = effects.chain(watched.happened.keys().copied()).collect();
    for name in names {
        each("effect", name, watched.happened.get(name).copied().unwrap_or_default());
    }
    text
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1}", 100.0 * as_f64(part) / as_f64(whole.max(1)))
}

/// Between which shares the true one lies, in 95 of 100 cases (Wilson's score interval).
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

/// Counts of games and rounds are far below the numbers that are not exact.
fn as_f64(count: u64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::engine::Setup;
    use crate::rules::Library;

    fn plan(seats: u8, threads: usize) -> Plan {
        let (setup, levels) = (Setup::new(seats), vec![Level::Easy]);
        Plan { setup, levels, seed: 1, games: 60, threads, whole_match: false, watched: false }
    }

    fn rules(game: &str) -> Arc<Rules> {
        Arc::new(Library::built_in().load(game, &[]).expect("a built-in game").rules)
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

    #[test]
    fn threads_change_nothing() {
        let rules = rules("uno");
        let text = balance(&plan(3, 1), &rules).expect("a plan");
        assert_eq!(balance(&plan(3, 3), &rules).expect("a plan"), text);
        assert!(text.lines().all(|line| line.contains(": ")), "{text}");
        for key in ["turns per game: median ", "first player wins: ", "card wild-draw-four: ", "effect skip: "] {
            assert!(text.contains(&format!("\n{key}")), "{key}: {text}");
        }
    }

    #[test]
    fn whoever_begins_always_wins_a_game_of_one_card() {
        let mut library = Library::built_in();
        let text = "id = \"first\"\nextends = \"mau-mau\"\nremove = [\"deal.by-players\"]\ndeal.cards = 1\n\
                    deck.colours = [\"clubs\"]\nplayers.max = 2\n";
        library.add_text("first", "first.toml", text);
        let loaded = library.load("first", &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let text = balance(&plan(2, 1), &Arc::new(loaded.rules)).expect("a plan");
        let share = text.lines().find_map(|line| line.strip_prefix("first player wins: ")).expect("a share");
        let share: f64 = share.split(' ').next().expect("a number").parse().expect("a number");
        assert!(share > 60.0, "{text}");
    }

    /// An effect without a name among the happenings would be told as one that never comes about.
    #[test]
    fn every_effect_of_every_game_is_counted() {
        let library = Library::built_in();
        for game in library.ids() {
            let rules = rules(&game);
            let seats = rules.book().players.max.min(4);
            let plan = Plan { watched: true, games: 200, ..plan(seats, 2) };
            let tally = plan.run(&rules).expect("a plan").tally;
            for effect in rules.book().cards_of_deck().flat_map(|(_, card)| &card.effects).map(Effect::name) {
                assert!(tally.watched.happened.contains_key(effect), "{game}: {effect}");
            }
            assert_eq!(tally.watched.rounds, 200, "{game}");
        }
    }
}
