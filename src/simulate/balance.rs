//! How a game plays: its length, who has the better seat, and how often its cards and effects come about.

use super::plan::{Plan, PlanFault};
use super::report::{Report, join};
use super::share::{as_f64, interval, percent};
use super::table::Counted as _;
use super::tally::Sides;
use crate::bot::Level;
use crate::engine::families::of_family;
use crate::rules::AnyRules;

/// Plays the games of a plan and tells as lines of `key: value` what is to be known of the rules.
///
/// # Errors
/// Why the plan cannot be played.
pub fn balance(plan: &Plan, rules: &AnyRules) -> Result<String, PlanFault> {
    let plan = Plan { watched: true, ..plan.clone() };
    let report = plan.run(rules)?;
    let cards_and_effects = of_family!(rules, G, rules => G::cards_and_effects(rules, &report.tally));
    Ok(length(&report) + &winners(&report, teams(&plan, rules)) + &cards_and_effects)
}

fn length(report: &Report) -> String {
    let tally = &report.tally;
    format!(
        "game: {}\nplayers: {}\n{}\nseed: {}\ngames: {}\nturns per game: median {}, max {}\n",
        report.game,
        report.levels.len(),
        levels(&report.levels),
        report.seed,
        tally.games,
        tally.median_turns(),
        tally.most_turns(),
    )
}

/// How well who plays, by seat where not all play alike.
fn levels(by_seat: &[Level]) -> String {
    match by_seat {
        [first, others @ ..] if others.iter().all(|level| level == first) => format!("level: {first}"),
        all => format!("levels: {}", join(all, ", ")),
    }
}

/// How many teams play at the table; none where everybody plays alone.
fn teams(plan: &Plan, rules: &AnyRules) -> Option<u8> {
    let rules = rules.shed()?;
    Some(rules.sides(plan.setup.seats)).filter(|sides| *sides < plan.setup.seats)
}

fn winners(report: &Report, teams: Option<u8>) -> String {
    let (tally, watched) = (&report.tally, &report.tally.watched);
    if report.sides == Sides::Alone {
        return format!("won: {} %\n", percent(watched.first_won, watched.rounds));
    }
    let (low, high) = interval(watched.first_won, watched.decided);
    let sides = teams.map_or(tally.wins.len() as u64, u64::from);
    let (first, alone) =
        if teams.is_some() { ("team of the first player", "by one team") } else { ("first player", "alone") };
    format!(
        "{first} wins: {} % of {} rounds won {alone}\n95 % interval: {:.1} to {:.1} %\neven share: {:.1} %\n\
         rounds won by several: {} %\nblocked rounds: {} %\nrounds at the turn limit: {} %\n",
        percent(watched.first_won, watched.decided),
        watched.decided,
        low * 100.0,
        high * 100.0,
        100.0 / as_f64(sides),
        percent(watched.rounds - watched.decided, watched.rounds),
        percent(tally.blocked, watched.rounds),
        percent(tally.turn_limit, watched.rounds),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Setup;
    use crate::rules::Library;

    fn plan(seats: u8, threads: usize) -> Plan {
        let (setup, levels) = (Setup::new(seats), vec![Level::Easy]);
        Plan { setup, levels, seed: 1, games: 60, threads, whole_match: false, watched: false }
    }

    fn rules(game: &str) -> AnyRules {
        Library::built_in().load(game, &[]).expect("a built-in game").rules
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
    fn all_levels_are_told() {
        let told = |levels: &[Level]| {
            let plan = Plan { levels: levels.to_vec(), games: 2, ..plan(2, 1) };
            let text = balance(&plan, &rules("uno")).expect("a plan");
            text.lines().find(|line| line.starts_with("level")).map(str::to_owned)
        };
        assert_eq!(told(&[Level::Easy]).as_deref(), Some("level: easy"));
        assert_eq!(told(&[Level::Random, Level::Easy]).as_deref(), Some("levels: random, easy"));
    }

    #[test]
    fn whoever_begins_always_wins_a_game_of_one_card() {
        let mut library = Library::built_in();
        let text = "id = \"first\"\nextends = \"mau-mau\"\nremove = [\"deal.by-players\"]\ndeal.cards = 1\n\
                    deck.colours = [\"clubs\"]\nplayers.max = 2\ncards.jack.effects = []\n";
        library.add_text("first", "first.toml", text);
        let loaded = library.load("first", &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let text = balance(&plan(2, 1), &loaded.rules).expect("a plan");
        let share = text.lines().find_map(|line| line.strip_prefix("first player wins: ")).expect("a share");
        let share: f64 = share.split(' ').next().expect("a number").parse().expect("a number");
        assert!(share > 60.0, "{text}");
    }

    #[test]
    fn with_teams_the_team_of_the_first_player_is_counted() {
        let teams = [("teams".to_owned(), "2".to_owned())];
        let rules = Library::built_in().load("uno", &teams).expect("a built-in game").rules;
        let text = balance(&plan(4, 1), &rules).expect("a plan");
        let won =
            text.lines().find_map(|line| line.strip_prefix("team of the first player wins: ")).expect("a share");
        assert!(won.ends_with(" % of 60 rounds won by one team") && !won.starts_with("0.0 "), "{text}");
        assert!(text.contains("even share: 50.0 %"), "{text}");
    }

    /// An effect without a name among the happenings would be told as one that never comes about.
    #[test]
    fn every_effect_of_every_game_is_counted() {
        let library = Library::with_games_of_tests();
        for game in library.ids() {
            let any = library.load(&game, &[]).expect("a game without a fault").rules;
            let Some(rules) = any.shed() else { continue };
            let seats = rules.book().players.max.min(4);
            let plan = Plan { watched: true, games: 200, ..plan(seats, 2) };
            let tally = plan.run(&any).expect("a plan").tally;
            for effect in
                rules.book().cards_of_deck().flat_map(|(_, card)| &card.effects).map(crate::rules::book::Effect::name)
            {
                assert!(tally.watched.happened.contains_key(effect), "{game}: {effect}");
            }
            assert_eq!(tally.watched.rounds, 200, "{game}");
        }
    }
}
