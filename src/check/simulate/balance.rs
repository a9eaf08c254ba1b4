//! Statistics of a rule set: the balance that `check --balance` prints, and warnings after a few trial rounds.

use super::report::{Report, as_f64, interval, join, percent};
use super::run::{Counted as _, Plan, PlanFault};
use super::tally::{Sides, Tally};
use crate::bot::Level;
use crate::engine::Setup;
use crate::engine::families::of_family;
use crate::rules::{AnyRules, Doubt, Rules};

/// Plays the games of a plan and returns statistics as lines of `key: value`.
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

fn levels(by_seat: &[Level]) -> String {
    match by_seat {
        [first, others @ ..] if others.iter().all(|level| level == first) => format!("level: {first}"),
        all => format!("levels: {}", join(all, ", ")),
    }
}

/// Number of teams; `None` if everybody plays alone.
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

/// Number of rounds at first: enough to see if they end, and few if they do not.
const FIRST: u64 = 40;

/// Number of rounds if the first ones ended.
const ALL: u64 = 200;

/// Threshold of a warning, in percent of the rounds.
const MOST: u64 = 50;

/// Threshold of a warning that the first player nearly always wins, in percent.
const NEARLY_ALL: u64 = 90;

/// Plays trial rounds of a shedding game with these numbers of players and returns warnings. The result is
/// reproducible.
#[must_use]
pub fn doubts(rules: &AnyRules, tables: &[u8]) -> Vec<Doubt> {
    let Some(shed) = rules.shed() else { return Vec::new() };
    let mut told: Vec<Doubt> = Vec::new();
    for fault in tables.iter().flat_map(|players| at_table(rules, shed, *players)) {
        let again = |other: &Doubt| match (other, &fault) {
            (Doubt::NeverLaid { card, .. }, Doubt::NeverLaid { card: other, .. }) => card == other,
            (one, other) => one == other,
        };
        if !told.iter().any(again) {
            told.push(fault);
        }
    }
    told
}

fn at_table(rules: &AnyRules, shed: &Rules, players: u8) -> Vec<Doubt> {
    let Some(tally) = played(rules, players, FIRST) else { return Vec::new() };
    let endless = endless(&tally, players);
    if !endless.is_empty() {
        return endless;
    }
    let Some(tally) = played(rules, players, ALL) else { return Vec::new() };
    let watched = &tally.watched;
    let share = rounded_percent(watched.first_won, watched.rounds);
    let first = (u64::from(share) >= NEARLY_ALL).then_some(Doubt::FirstWins { share, players });
    first.into_iter().chain(never_laid(shed, &tally, players)).collect()
}

fn never_laid(rules: &Rules, tally: &Tally, players: u8) -> Vec<Doubt> {
    let (deck, absent) = (rules.deck(), rules.absent(players));
    let takes_part = |id: &str| {
        let own = deck.kinds().filter(|kind| rules.terms().entry(*kind) == id);
        own.into_iter().any(|kind| !(deck.copies(kind) - absent).is_empty())
    };
    let rounds = u32::try_from(tally.watched.rounds).unwrap_or(u32::MAX);
    let never = rules.terms().entries().filter(|id| !tally.watched.laid.contains_key(*id) && takes_part(id));
    never.map(|id| Doubt::NeverLaid { card: id.to_owned(), rounds, players }).collect()
}

fn endless(tally: &Tally, players: u8) -> Vec<Doubt> {
    let rounds = tally.watched.rounds;
    let [limit, blocked] = [tally.turn_limit, tally.blocked].map(|count| rounded_percent(count, rounds));
    if u64::from(limit) > MOST {
        vec![Doubt::EndsAtLimit { share: limit, players }]
    } else if u64::from(blocked) > MOST {
        vec![Doubt::EndsBlocked { share: blocked, players }]
    } else {
        Vec::new()
    }
}

fn played(rules: &AnyRules, players: u8, games: u64) -> Option<Tally> {
    let (setup, levels) = (Setup::new(players), vec![Level::Easy]);
    let plan = Plan { setup, levels, seed: 1, games, threads: 1, whole_match: false, watched: true };
    plan.run(rules).ok().map(|report| report.tally)
}

fn rounded_percent(part: u64, whole: u64) -> u32 {
    let whole = whole.max(1);
    u32::try_from((100 * part + whole / 2) / whole).unwrap_or(100)
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
            for effect in rules
                .book()
                .cards_of_deck()
                .flat_map(|(_, card)| &card.effects)
                .map(crate::rules::rule_set::Effect::name)
            {
                assert!(tally.watched.happened.contains_key(effect), "{game}: {effect}");
            }
            assert_eq!(tally.watched.rounds, 200, "{game}");
        }
    }

    fn of(text: &str, players: u8) -> Vec<Doubt> {
        let mut library = Library::built_in();
        library.add_text("mine", "mine.toml", text.to_owned());
        let loaded = library.load("mine", &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
        doubts(&loaded.rules, &[players])
    }

    #[test]
    fn shipped_games_leave_no_doubts() {
        let library = Library::built_in();
        for id in library.ids() {
            let rules = library.load(&id, &[]).expect("no fault").rules;
            let tables = [rules.sizes().nearest(0), rules.sizes().nearest(4)];
            assert_eq!(doubts(&rules, &tables), [], "{id}");
        }
    }

    #[test]
    fn rounds_that_do_not_end_are_told() {
        let text = "id = \"mine\"\nextends = \"mau-mau\"\nremove = [\"options.seven\"]\nturn-limit = 30\n\
                    cards.seven.effects = [{ draw = { cards = 9, who = \"everybody\" } }]\n\
                    cards.king.effects = [{ draw = { cards = 5, who = \"everybody\" } }]\n\
                    cards.ten.effects = [{ draw = { cards = 5, who = \"others\" } }]\n";
        let told = of(text, 2);
        assert!(matches!(told[..], [Doubt::EndsAtLimit { share: 51..=100, players: 2 }]), "{told:?}");
    }

    #[test]
    fn a_first_player_who_always_wins_is_told() {
        let text = "id = \"mine\"\nextends = \"mau-mau\"\n\
                    remove = [\"deal.by-players\", \"calls\", \"options.penalty\"]\n\
                    deal.cards = 1\nplayers.max = 2\ndeck.colours = [\"clubs\"]\ncards.jack.effects = []\n";
        let told = of(text, 2);
        assert!(matches!(told[..], [Doubt::FirstWins { share: 90..=100, players: 2 }]), "{told:?}");
    }

    #[test]
    fn a_card_that_never_comes_into_play_is_told() {
        let text = "id = \"mine\"\nextends = \"mau-mau\"\n\
                    [cards.ghost]\ncolours = [\"clubs\"]\ncopies = 2\nstart.does = \"goes-back\"\n\
                    not-on.cards = [\"seven\", \"eight\", \"nine\", \"ten\", \"jack\", \"queen\", \"king\", \"ace\"]\n";
        let told = of(text, 3);
        assert!(
            matches!(&told[..], [Doubt::NeverLaid { card, rounds: 200, players: 3 }] if card == "ghost"),
            "{told:?}"
        );
    }
}
