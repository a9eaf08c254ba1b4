//! The layout of the cards in words: free cards, single stacks, counts, bans, and the collected cards.

use super::{Announcer, At, number};
use crate::cards::CardKind;
use crate::games::wall::engine::{Awaiting, IllegalReason, Party, Spot, View};
use crate::text::{Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    /// "1: red 12. 2: blue 8. The ban on two is in force." In braille one line of 40 cells, without the heights of
    /// low stacks: `1r12 2b8:1 3y39 -2`.
    pub fn free(&self, view: View<'_>) -> Line {
        Line::answer(self.free_items(view).into_iter().chain(self.bans_in_force(&self.bans_of(view))))
    }

    /// The free cards without the bans, after a deal that has named those.
    pub fn dealt(&self, view: View<'_>) -> Line {
        Line::answer(self.free_items(view))
    }

    fn free_items(&self, view: View<'_>) -> Vec<Text> {
        if view.spots().all(|spot| view.free(spot).is_none()) {
            return vec![self.say(msg!("wall-free-nothing"))];
        }
        let item = |spot: Spot| {
            if let Some(card) = view.free(spot) {
                return self.sentence(self.low_item(spot, card, view.len(spot)));
            }
            // The missing number is enough in short text and braille.
            let empty = self.sentence(self.say(msg!("wall-item-empty", spot = number(spot))));
            Text { short: String::new(), braille: String::new(), ..empty }
        };
        view.spots().map(item).collect()
    }

    /// "Stack 2, 3 cards from the top: blue 8, red 3, wish card."
    pub fn row(&self, view: View<'_>, spot: Spot) -> Line {
        if !view.has(spot) {
            return self.no_such_stack(view, spot);
        }
        let cards = view.stack(spot);
        if cards.is_empty() {
            return Line::answer([self.at(msg!("wall-row-empty"; At), spot)]);
        }
        Line::answer([self.at(msg!("wall-row", cards = cards.as_slice(), count = cards.len(); At), spot)])
    }

    /// "Under the free cards: 1: blue 8. 2: yellow 3."
    pub fn under(&self, view: View<'_>) -> Line {
        let mut second = view.spots().filter_map(|spot| Some(self.free_item(spot, *view.stack(spot).get(1)?)));
        let first = match second.next() {
            Some(item) => self.say(msg!("wall-under", called = self.stacks_called(), item)),
            None => self.say(msg!("wall-under-nothing")),
        };
        Line::answer([first].into_iter().chain(second.map(|item| self.sentence(item))))
    }

    /// The place of each copy of these cards: stack and depth, party, or aside.
    pub fn locations(&self, view: View<'_>, cards: &[CardKind]) -> Line {
        let mut texts = Vec::new();
        for card in cards {
            let several = self.rules.deck().copies(*card).len() > 1;
            for spot in view.spots() {
                let place = |(above, _)| self.at(msg!("wall-where", card = *card, count = above, several; At), spot);
                texts.extend(view.stack(spot).iter().enumerate().filter(|(_, other)| *other == card).map(place));
            }
            let aside = view.aside().into_iter().filter(|other| other == card);
            texts.extend(aside.map(|_| self.say(msg!("wall-where-aside", card = *card))));
            for party in self.parties_from_viewer() {
                let taken = view.collected(party).into_iter().filter(|other| other == card);
                texts
                    .extend(taken.map(|_| self.say(msg!("wall-where-taken", card = *card, who = self.party(party)))));
            }
        }
        // Prepared tables, such as those of lessons, do not have every card.
        if texts.is_empty() {
            texts.extend(cards.first().map(|card| self.say(msg!("wall-where-nowhere", card = *card))));
        }
        Line::answer(texts)
    }

    /// "Cards on the stacks: 1: 16; 2: 15. Together 31."
    pub fn counts(&self, view: View<'_>) -> Line {
        let item = |spot: Spot| self.at(msg!("wall-item-count", count = view.len(spot); At), spot);
        let all: u16 = view.spots().map(|spot| u16::from(view.len(spot))).sum();
        let called = self.stacks_called();
        let items = self.items(view.spots().map(item).collect()).unwrap_or_default();
        Line::answer([self.say(msg!("wall-counts", called, items, count = all))])
    }

    pub fn bans(&self, view: View<'_>) -> Line {
        let bans = self.bans_of(view);
        let in_force = self.bans_in_force(&bans).unwrap_or_else(|| self.say(msg!("wall-no-ban")));
        let mut aside = view.aside();
        aside.sort_unstable();
        // Lifted bans lie there, too.
        let aside = (aside != bans).then(|| self.say(msg!("wall-bans-aside", cards = aside)));
        Line::answer([in_force].into_iter().chain(aside))
    }

    fn bans_of(&self, view: View<'_>) -> Vec<CardKind> {
        let is_in_force = |kind: &CardKind| {
            self.rules.kind(*kind).ban.is_some_and(|ban| self.rules.rows.is_banned(view.bans(), ban.row))
        };
        self.rules.deck().kinds().filter(is_in_force).collect()
    }

    pub fn no_such_stack(&self, view: View<'_>, spot: Spot) -> Line {
        let stacks = u8::try_from(view.spots().len()).unwrap_or(u8::MAX);
        Line::of([self.reason(IllegalReason::NoSuchStack { spot, stacks }, None)], Channel::Error, Urgency::Answer)
    }

    /// "You, 3 cards: Red: 2, 12. Wish card."
    pub fn collected(&self, view: View<'_>, party: Party) -> Line {
        let mut cards = view.collected(party);
        cards.sort_unstable();
        let deck = self.rules.deck();
        let head = self.say(msg!("wall-collected", who = self.party(party), count = cards.len()));
        let groups = cards.chunk_by(|a, b| deck.face(*a).colour == deck.face(*b).colour);
        Line::answer([head].into_iter().chain(groups.map(|group| self.locale.colour_group(deck, group))))
    }

    /// "Cards so far: you 14, Anna 12.", or the result after the end.
    pub fn scores(&self, view: View<'_>) -> Line {
        let counts = Party::BOTH.map(|party| view.count(party));
        let (over, items) = (view.awaits() == Awaiting::Over, self.counted(counts));
        Line::answer([self.say(msg!(if (over) "wall-result" else "wall-scores", items))])
    }

    /// "you 14, Anna 12", the viewer's own party first.
    pub fn counted(&self, counts: [u16; 2]) -> Text {
        let item =
            |party: Party| self.say(msg!("score-item", who = self.party(party), points = counts[party.index()]));
        self.locale.join(self.parties_from_viewer().map(item), "list")
    }
}
