//! What a few trial rounds say against the rules of a game: that rounds do not come to an end, that only one player can win,
//! or that a card is never laid.

use super::plan::Plan;
use super::tally::Tally;
use crate::bot::Level;
use crate::engine::Setup;
use crate::rules::{AnyRules, Doubt, Rules};

/// How many rounds are played at first: enough to see whether they end at all, and few enough if they do not.
const FIRST: u64 = 40;

/// How many rounds are played where the first ones have come to an end.
const ALL: u64 = 200;

/// From how many of a hundred rounds on something is told.
const MOST: u64 = 50;

/// From how many of a hundred rounds on the first player nearly always wins.
const NEARLY_ALL: u64 = 90;

/// Plays trial rounds of a shedding game at tables of these sizes; what has to be told, nothing if all is well. The same
/// rules always give the same.
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
    let share = percent(watched.first_won, watched.rounds);
    let first = (u64::from(share) >= NEARLY_ALL).then_some(Doubt::FirstWins { share, players });
    first.into_iter().chain(never_laid(shed, &tally, players)).collect()
}

/// The cards that take part at such a table and were never laid.
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
    let [limit, blocked] = [tally.turn_limit, tally.blocked].map(|count| percent(count, rounds));
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

/// How many of a hundred, rounded.
fn percent(part: u64, whole: u64) -> u32 {
    let whole = whole.max(1);
    u32::try_from((100 * part + whole / 2) / whole).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

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
