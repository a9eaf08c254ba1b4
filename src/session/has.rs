//! What a game has of that which others have: help tells only its own commands.

use super::company::Company;
use crate::command::{Command, Feature};
use crate::engine::{Calls, Referee, Setup};
use crate::rules::book::NoticedBy;
use crate::rules::{AnyRules, Rules};
use crate::wall::rules as wall;

/// What there is at a table; everything where no game is chosen yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Has {
    /// Calls are typed.
    pub calls: bool,
    /// Somebody has to notice what others do wrong.
    pub catches: bool,
    /// A card can be challenged.
    pub challenges: bool,
    /// A free card can be exchanged.
    pub exchanges: bool,
    /// An empty stack is a breach, after which a side is chosen.
    pub breaches: bool,
    /// Rows of the times table can be banned.
    pub bans: bool,
    /// Somebody can pass.
    pub passes: bool,
}

impl Has {
    const EVERYTHING: Has = Has {
        calls: true,
        catches: true,
        challenges: true,
        exchanges: true,
        breaches: true,
        bans: true,
        passes: true,
    };

    /// What there is at the table of these players.
    pub fn at(company: Option<&Company>) -> Self {
        let Some(company) = company else { return Self::EVERYTHING };
        match &company.played().rules {
            AnyRules::Shed(rules) => Self::of_shed(rules, company.setup()),
            AnyRules::Wall(rules) => Self::of_wall(rules),
            AnyRules::Patience(_) => Self::EVERYTHING,
        }
    }

    /// Whether a command of the family means anything at this table.
    pub fn has(self, command: Command) -> bool {
        command.facts().needs.is_none_or(|feature| match feature {
            Feature::Calls => self.calls,
            Feature::Catches => self.catches,
            Feature::Challenges => self.challenges,
            Feature::Exchanges => self.exchanges,
            Feature::Breaches => self.breaches,
            Feature::Bans => self.bans,
            Feature::Passes => self.passes,
        })
    }

    fn of_shed(rules: &Rules, setup: Setup) -> Self {
        let book = rules.book();
        let calls = setup.calls == Calls::Typed && !book.calls.is_empty();
        let noticed = calls && book.calls.values().any(|call| call.noticed_by == NoticedBy::Others);
        let runs = setup.referee == Referee::Strict && book.together.values().any(|rule| rule.wrong_run.is_some());
        let bans = rules.deck().kinds().any(|kind| rules.kind(kind).ban.is_some());
        let bluffs = rules.deck().kinds().any(|kind| rules.kind(kind).honest.is_some_and(|honest| honest.bluffing));
        Has { calls, catches: noticed || runs, challenges: bluffs, bans, ..Self::EVERYTHING }
    }

    fn of_wall(rules: &wall::Rules) -> Self {
        let mut kinds = rules.deck().kinds();
        Has {
            exchanges: kinds.any(|kind| rules.kind(kind).exchange.is_some()),
            breaches: rules.book().breach.is_some(),
            bans: rules.deck().kinds().any(|kind| rules.kind(kind).ban.is_some()),
            passes: rules.book().doubly_again.is_some_and(|again| again.may_pass),
            ..Self::EVERYTHING
        }
    }
}
