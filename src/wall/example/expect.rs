//! What must hold after a step at a wall, compared with what does.

use super::file::{AwaitsWord, StepFacts};
use super::telling;
use crate::cards::CardKind;
use crate::example::{Compare, FailureKind, Wrong, list};
use crate::notation::Codes;
use crate::wall::engine::{Awaiting, Game, Observation, Outcome, Party, Spot, View};

/// All fields that do not hold.
pub(super) fn expect(game: &Game, seen: &[Observation], facts: &StepFacts) -> Vec<Wrong> {
    let codes = Codes::of(game.rules().terms());
    let mut expect = Expect { view: game.view(), codes, found: Compare::default() };
    expect.turn(facts);
    expect.stacks(facts);
    expect.collected(facts);
    expect.story(seen, facts);
    expect.found.into_wrong()
}

struct Expect<'a> {
    view: View<'a>,
    codes: Codes<'a>,
    found: Compare,
}

impl Expect<'_> {
    fn turn(&mut self, facts: &StepFacts) {
        self.found.turn(facts.turn, self.view.to_act());
        let awaits = match self.view.awaits() {
            Awaiting::Deal => AwaitsWord::Deal,
            Awaiting::Opening => AwaitsWord::Opening,
            Awaiting::Main => AwaitsWord::Main,
            Awaiting::Again => AwaitsWord::Again,
            Awaiting::Side => AwaitsWord::Side,
            Awaiting::Over => AwaitsWord::Over,
        };
        self.found.same_word("awaits", facts.awaits, &awaits);
        if let Some(expected) = &facts.legal {
            self.found.same_moves::<Game>("legal", expected, self.view.legal_moves(), self.view.rules());
        }
    }

    fn stacks(&mut self, facts: &StepFacts) {
        let all =
            facts.stacks.iter().flat_map(|stacks| (1..).zip(stacks)).map(|(number, text)| ("stacks", number, text));
        let single = facts.stack.iter().map(|(number, text)| ("stack", *number, text));
        for (key, number, text) in all.chain(single) {
            let field = format!("{key}.{number}");
            let spot = Spot(number.saturating_sub(1));
            if number == 0 || !self.view.has(spot) {
                self.found.wrong(&field, FailureKind::Stacks { stacks: self.view.spots().len() });
                continue;
            }
            let codes = self.codes;
            let expected = self.found.read(&field, codes.read_cards(text));
            self.found.same(&field, expected, &self.view.stack(spot), |cards| codes.cards(cards));
        }
        let counts: Vec<u8> = self.view.spots().map(|spot| self.view.len(spot)).collect();
        self.found.same("counts", facts.counts.clone(), &counts, |counts| list(counts));
        let code = |card: Option<CardKind>| card.map_or("none", |card| self.codes.card(card));
        let free: Vec<&str> = self.view.spots().map(|spot| code(self.view.free(spot))).collect();
        let expected = facts.free.as_ref().map(|free| free.split_whitespace().collect::<Vec<_>>());
        self.found.same("free", expected, &free, |free| free.join(" "));
    }

    fn collected(&mut self, facts: &StepFacts) {
        let counts = Party::BOTH.map(|party| self.view.count(party)).to_vec();
        self.found.same("collected", facts.collected.clone(), &counts, |counts| list(counts));
        for (number, expected) in &facts.cards {
            let field = format!("cards.{number}");
            match number.checked_sub(1).filter(|index| *index < 2) {
                Some(index) => {
                    let got = self.view.collected(Party(index));
                    self.found.same_cards(&field, expected, got, self.codes);
                }
                None => self.found.wrong(&field, FailureKind::NoParty { party: number.to_string() }),
            }
        }
        if let Some(expected) = &facts.aside {
            self.found.same_cards("aside", expected, self.view.aside(), self.codes);
        }
        let bans: Vec<u16> = self.view.rules().rows().banned(self.view.bans()).collect();
        self.found.same("bans", facts.bans.clone(), &bans, |rows| list(rows));
    }

    fn story(&mut self, seen: &[Observation], facts: &StepFacts) {
        let ended = seen.iter().find_map(|seen| match seen {
            Observation::Ends(outcome) => Some(outcome),
            _ => None,
        });
        let winners: Vec<u8> = ended.and_then(Outcome::winner).map(|party| party.0 + 1).into_iter().collect();
        self.found.same("winners", facts.winners.clone(), &winners, |parties| list(parties));
        let told: Vec<String> = seen.iter().map(|seen| telling::happening(seen, self.codes)).collect();
        self.found.same("seen", facts.seen.clone(), &told, |lines| lines.join("; "));
    }
}
