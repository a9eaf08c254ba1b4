//! Simulation of shedding games.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::check::simulate::{Counted, Round, Sides, Tally, Watched, as_f64};
use crate::engine::{Seat, Setup, Viewer};
use crate::games::shedding::engine::{Move, Observation, RoundEnd, SheddingGame};
use crate::rules::Rules;
use crate::rules::rule_set::Effect;

impl Counted for SheddingGame {
    fn sides(setup: Setup) -> Sides {
        Sides::Seats(setup.seats)
    }

    fn watch(seen: &[Observation], rules: &Rules, watched: &mut Watched) {
        watched.note(seen, rules);
    }

    fn can_be_noticed(&self, wanted: Move) -> bool {
        let view = self.view(Viewer::Onlooker);
        wanted.is_play() && view.has_open_windows() && view.calls_are_caught()
    }

    fn count_round(&self, _: u64, tally: &mut Tally) -> Round {
        let view = self.view_of(Seat(0));
        let outcome = view.outcome().expect("nobody has to act only when the round is over");
        tally.watched.note_end(outcome, |one, other| view.are_partners(one, other));
        match outcome.end {
            RoundEnd::Finished => {}
            RoundEnd::Blocked => tally.blocked += 1,
            RoundEnd::TurnLimit => tally.turn_limit += 1,
        }
        let winners = outcome.champions.unwrap_or(outcome.winners);
        let first = winners.iter().next();
        let together = first.is_some_and(|first| winners.iter().all(|winner| view.are_partners(first, winner)));
        let winners = winners.iter().filter(|_| together).map(Seat::index).collect();
        Round { turns: view.turns().into(), winners, is_last: outcome.champions.is_some() }
    }

    fn cards_and_effects(rules: &Rules, tally: &Tally) -> String {
        let watched = &tally.watched;
        let mut text = String::new();
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
}
