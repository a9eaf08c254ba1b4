//! House actions (G-15): the proposal, the announcement, the refusal, and the command that proposes one.

use super::announcer::{Announcer, Between};
use super::story::Story;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{
    Agreement, CardMovement, Cause, Gift, HouseActionRefusal, Observation, Place, VisibleCards,
};
use crate::text::{About, Channel, Line, Message, Text, Urgency, msg};

impl Story<'_> {
    /// Adds only what the observed events do not say themselves.
    pub(super) fn house_action(&mut self, agreed: Agreement) {
        self.is_agreed = true;
        match agreed {
            Agreement::Give { gift: Gift::Card(_), .. } => {
                self.take(|seen| {
                    matches!(seen, Observation::Moved(CardMovement { cause: Cause::Gift, .. })).then_some(())
                });
                self.propose(agreed);
            }
            Agreement::TakeBack(seat) => {
                let card = self.take(|seen| match seen {
                    Observation::Moved(CardMovement {
                        cards, to: Place::Hand(_), cause: Cause::TakeBack, ..
                    }) => cards.cards().first(),
                    _ => None,
                });
                if let Some(card) = card {
                    self.about(msg!("do-take-back-card", card = *card; About), seat);
                }
            }
            Agreement::Give { gift: Gift::Cards(_), .. } | Agreement::Again(_) | Agreement::Name(_) => {
                self.propose(agreed);
            }
            Agreement::Draw { .. } | Agreement::Skip(_) | Agreement::Swap(..) | Agreement::Reverse => {}
        }
    }

    fn propose(&mut self, agreed: Agreement) {
        self.is_agreed = true;
        let announcer = self.announcer;
        match agreed {
            Agreement::Draw { seat, cards } => self.about(msg!("do-draw", count = cards; About), seat),
            Agreement::Skip(seat) => self.about(msg!("do-sit-out"; About), seat),
            Agreement::Again(seat) => self.about(msg!("do-turn-again"; About), seat),
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.add(from, announcer.give_clause(from, to, &VisibleCards::Cards(vec![card])));
            }
            Agreement::Give { from, to, gift: Gift::Cards(count) } => {
                self.between(msg!("do-owe-gift", count; Between), from, to);
            }
            Agreement::Swap(one, other) => self.between(msg!("do-swap-hands"; Between), one, other),
            Agreement::Reverse => self.say(msg!("agreed-reverse")),
            Agreement::Name(wish) => {
                self.say(msg!("agreed-name", colour = wish, called = announcer.called_for(&[wish])));
            }
            Agreement::TakeBack(seat) => self.about(msg!("do-take-back-last"; About), seat),
        }
    }
}

impl Announcer<'_> {
    pub fn proposal(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-question", text = self.proposed(agreed); About), by);
        told.line(Channel::Turn, Urgency::Turn)
    }

    /// Repeats to the player how the proposal was understood.
    pub fn echo_proposal(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-proposed", text = self.proposed(agreed); About), by);
        told.line(Channel::Game, Urgency::Answer)
    }

    pub fn disagreement(&self, who: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-refused", text = self.proposed(agreed); About), who);
        told.line(Channel::Game, Urgency::Event)
    }

    fn proposed(&self, agreed: Agreement) -> Text {
        let mut story = Story::of(self, []);
        story.propose(agreed);
        story.clauses().unwrap_or_default()
    }

    pub(super) fn objection<'b>(&self, objection: HouseActionRefusal) -> Message<'b> {
        match objection {
            HouseActionRefusal::Later { turn } => self.of(msg!("agree-later"; About), turn),
            HouseActionRefusal::Out { seat } => self.of(msg!("agree-out"; About), seat),
            HouseActionRefusal::Twice { seat } => self.of(msg!("agree-twice"; About), seat),
            HouseActionRefusal::TooManyToDraw { most } => msg!("agree-too-many-to-draw", count = most),
            HouseActionRefusal::TooManyToGive { seat, most } => {
                self.of(msg!("agree-too-many-to-give", count = most; About), seat)
            }
            HouseActionRefusal::NotHeld { seat, card } => self.of(msg!("agree-not-held", card; About), seat),
            HouseActionRefusal::OnTurn { seat } => self.of(msg!("agree-on-turn"; About), seat),
            HouseActionRefusal::Skipped { seat } => self.of(msg!("agree-skipped"; About), seat),
            HouseActionRefusal::LaidByAnother { seat } => self.of(msg!("agree-laid-by-another"; About), seat),
            HouseActionRefusal::NothingLaid => msg!("agree-nothing-laid"),
        }
    }

    pub fn typed_agreement(&self, agreed: Agreement) -> Text {
        let name = |seat: Seat| self.name(seat);
        self.say(match agreed {
            Agreement::Draw { seat, cards } => msg!("typed-agree-draws", who = name(seat), count = cards),
            Agreement::Skip(seat) => msg!("typed-agree-skipped", who = name(seat)),
            Agreement::Again(seat) => msg!("typed-agree-again", who = name(seat)),
            Agreement::Give { from, to, gift } => {
                let (me, who, other) = (self.is_you(to), name(from), name(to));
                match gift {
                    Gift::Cards(count) => msg!("typed-agree-gives", who, other, "other-you" = me, count),
                    Gift::Card(card) => msg!("typed-agree-gives-card", who, other, "other-you" = me, card),
                }
            }
            Agreement::Swap(one, other) => msg!("typed-agree-swap", who = name(one), other = name(other)),
            Agreement::Reverse => msg!("typed-agree-reverse"),
            Agreement::Name(wish) => msg!("typed-colour", colour = wish),
            Agreement::TakeBack(seat) => msg!("typed-agree-back", who = name(seat)),
        })
    }

    /// Examples of all house actions, one a line, with players of this table and the given card.
    pub fn agreements(&self, card: CardKind) -> Vec<Line> {
        let seats = self.seats_from_viewer();
        let (me, other) = (seats[0], seats[seats.len() - 1]);
        let next = seats.get(1).copied().unwrap_or(me);
        let colour = self.rules.deck().all_colours().next().map(Wish::Colour);
        let typed = |agreed: &[Agreement]| {
            let form = |agreed: &Agreement| {
                Text::plain(self.say(msg!("type-agree")).full).beside(self.typed_agreement(*agreed))
            };
            self.locale.join(agreed.iter().map(form), "or")
        };
        let gift = |gift| Agreement::Give { from: next, to: me, gift };
        let swap = Agreement::Swap(next, if other == next { me } else { other });
        let name = colour.map(|colour| msg!("agree-list-name", typed = typed(&[Agreement::Name(colour)])));
        let lines = [
            msg!("agree-list-draws", typed = typed(&[Agreement::Draw { seat: next, cards: 3 }])),
            msg!("agree-list-skipped", typed = typed(&[Agreement::Skip(other)])),
            msg!("agree-list-again", typed = typed(&[Agreement::Again(next)])),
            msg!("agree-list-gives", typed = typed(&[gift(Gift::Cards(1)), gift(Gift::Card(card))])),
            msg!("agree-list-swap", typed = typed(&[swap])),
            msg!("agree-list-reverse", typed = typed(&[Agreement::Reverse])),
        ];
        let back = msg!("agree-list-back", typed = typed(&[Agreement::TakeBack(next)]));
        let lines = lines.into_iter().chain(name).chain([back]);
        lines.map(|message| self.say(message).help()).collect()
    }
}
