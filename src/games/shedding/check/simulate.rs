//! Warnings about shedding games after a few trial rounds.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::bot::Level;
use crate::cards::CardKind;
use crate::check::simulate::{Simulation, SimulationTable, Tally};
use crate::engine::{Game, Setup, Viewer};
use crate::games::shedding::engine::{CardMovement, Cause, Observation, SheddingGame, Step};
use crate::games::shedding::rules::Rules;
use crate::rules::Doubt;

/// Number of rounds at first: enough to see if they end, and few if they do not.
const FIRST: u64 = 40;

/// Number of rounds if the first ones ended.
const ALL: u64 = 200;

/// Threshold of a warning, in percent of the rounds.
const MOST: u32 = 50;

/// Threshold of a warning that the first player nearly always wins, in percent.
const NEARLY_ALL: u32 = 90;

/// Plays trial rounds of a shedding game with these numbers of players and returns warnings. The result is
/// reproducible.
pub fn doubts(rules: &Arc<Rules>, tables: &[u8]) -> Vec<Doubt> {
    let mut told: Vec<Doubt> = Vec::new();
    for doubt in tables.iter().flat_map(|players| at_table(rules, *players)) {
        let again = |other: &Doubt| match (other, &doubt) {
            (Doubt::NeverLaid { card, .. }, Doubt::NeverLaid { card: other, .. }) => card == other,
            (one, other) => one == other,
        };
        if !told.iter().any(again) {
            told.push(doubt);
        }
    }
    told
}

fn at_table(rules: &Arc<Rules>, players: u8) -> Vec<Doubt> {
    let (setup, levels) = (Setup::new(players), vec![Level::Easy]);
    let simulation = Simulation { setup, levels, seed: 1, games: ALL, threads: 1, whole_match: false };
    let mut table = SimulationTable::<SheddingGame>::new(&simulation, rules);
    let mut played = BTreeSet::new();
    let mut watch = |step: &Step| {
        for seen in SheddingGame::seen_by(step, Viewer::Onlooker) {
            if let Observation::Moved(CardMovement { cards, cause: Cause::Play, .. }) = seen {
                played.extend(cards.cards().iter().copied());
            }
        }
    };
    for number in 0..FIRST {
        table.play(number, Some(&mut watch));
    }
    if let Some(endless) = endless(&table.tally, players) {
        return vec![endless];
    }
    for number in FIRST..ALL {
        table.play(number, Some(&mut watch));
    }
    let share = rounded_percent(table.tally.first_won, ALL);
    let first = (share >= NEARLY_ALL).then_some(Doubt::FirstWins { share, players });
    first.into_iter().chain(never_played(rules, &played, players)).collect()
}

fn endless(tally: &Tally, players: u8) -> Option<Doubt> {
    let [limit, blocked] = [tally.turn_limit, tally.blocked].map(|count| rounded_percent(count, tally.games));
    if limit > MOST {
        Some(Doubt::EndsAtLimit { share: limit, players })
    } else {
        (blocked > MOST).then_some(Doubt::EndsBlocked { share: blocked, players })
    }
}

/// Entries of the rule file whose cards take part at this table, but were not played.
fn never_played(rules: &Rules, played: &BTreeSet<CardKind>, players: u8) -> Vec<Doubt> {
    let (deck, terms, absent) = (rules.deck(), &rules.terms, rules.absent(players));
    let never = terms.entries().filter(|id| {
        let own = || deck.kinds().filter(|kind| terms.entry(*kind) == *id);
        own().all(|kind| !played.contains(&kind)) && own().any(|kind| !(deck.copies(kind) - absent).is_empty())
    });
    let rounds = u32::try_from(ALL).unwrap_or(u32::MAX);
    never.map(|id| Doubt::NeverLaid { card: id.to_owned(), rounds, players }).collect()
}

fn rounded_percent(part: u64, whole: u64) -> u32 {
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
        doubts(loaded.rules.shed().expect("a shedding game"), &[players])
    }

    #[test]
    fn shipped_games_leave_no_doubts() {
        let library = Library::built_in();
        for id in library.ids() {
            let rules = library.load(&id, &[]).expect("no fault").rules;
            let tables = [rules.sizes().nearest(0), rules.sizes().nearest(4)];
            let told = rules.shed().map(|rules| doubts(rules, &tables)).unwrap_or_default();
            assert_eq!(told, [], "{id}");
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
