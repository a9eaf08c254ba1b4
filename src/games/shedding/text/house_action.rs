//! House actions (G-15): the proposal, the announcement, the refusal, and the command that proposes one.

use super::announcer::{Announcer, RANK};
use super::story::Story;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{
    Agreement, CardMovement, Cause, Gift, HouseActionRefusal, Observation, Place, VisibleCards,
};
use crate::text::{About, Channel, Line, Message, TargetArgs, Text, TypedArgs, Urgency, msg};

impl Story<'_> {
    /// Adds only what the observed events do not say themselves.
    pub(super) fn house_action(&mut self, agreed: Agreement) {
        self.is_agreed = true;
        let announcer = self.announcer();
        match agreed {
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.take(|seen| {
                    matches!(seen, Observation::Moved(CardMovement { cause: Cause::Gift, .. })).then_some(())
                });
                self.add(from, announcer.give_clause(from, to, &VisibleCards::Cards(vec![card])));
            }
            Agreement::TakeBack(seat) => {
                let card = self.take(|seen| match seen {
                    Observation::Moved(CardMovement {
                        cards, to: Place::Hand(_), cause: Cause::TakeBack, ..
                    }) => cards.cards().first(),
                    _ => None,
                });
                if let Some(card) = card {
                    self.add(seat, announcer.about(msg!("do-take-back-card", card = *card; About), seat));
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
        let announcer = self.announcer();
        match agreed {
            Agreement::Draw { seat, cards } => {
                self.add(seat, announcer.about(msg!("do-draw", count = cards; About), seat));
            }
            Agreement::Skip(seat) => self.add(seat, announcer.about(msg!("do-sit-out"; About), seat)),
            Agreement::Again(seat) => self.add(seat, announcer.about(msg!("do-turn-again"; About), seat)),
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.add(from, announcer.give_clause(from, to, &VisibleCards::Cards(vec![card])));
            }
            Agreement::Give { from, to, gift: Gift::Cards(count) } => {
                let (you, other) = (announcer.is_you(to), announcer.who(to));
                let owes = msg!("do-owe-gift", "other-you" = you, other, count; About);
                self.add(from, announcer.about(owes, from));
            }
            Agreement::Swap(one, other) => {
                self.add(one, announcer.target_clause(msg!("do-swap-hands"; TargetArgs), one, other, None));
            }
            Agreement::Reverse => self.bare(announcer.say(msg!("agreed-reverse"))),
            Agreement::Name(wish) => {
                let called = announcer.called_for(wish);
                self.bare(announcer.say(msg!("agreed-name", colour = wish, called)));
            }
            Agreement::TakeBack(seat) => self.add(seat, announcer.about(msg!("do-take-back-last"; About), seat)),
        }
    }
}

impl Announcer<'_> {
    #[must_use]
    pub fn proposal(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-question", text = self.proposed(agreed); About), by);
        told.line(Channel::Turn, Urgency::Turn)
    }

    /// Repeats to the player how the proposal was understood.
    #[must_use]
    pub fn echo_proposal(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-proposed", text = self.proposed(agreed); About), by);
        told.line(Channel::Game, Urgency::Answer)
    }

    #[must_use]
    pub fn disagreement(&self, who: Seat, agreed: Agreement) -> Line {
        let told = self.about(msg!("agree-refused", text = self.proposed(agreed); About), who);
        told.line(Channel::Game, Urgency::Event)
    }

    fn proposed(&self, agreed: Agreement) -> Text {
        let mut story = Story::of(self, []);
        story.propose(agreed);
        story.clauses().unwrap_or_default()
    }

    fn called_for(&self, wish: Wish) -> &'static str {
        match wish {
            Wish::Colour(_) => self.called(),
            Wish::Symbol(_) => RANK,
        }
    }

    pub(super) fn objection(&self, objection: HouseActionRefusal) -> Text {
        match objection {
            HouseActionRefusal::Later { turn } => self.about(msg!("agree-later"; About), turn),
            HouseActionRefusal::Out { seat } => self.about(msg!("agree-out"; About), seat),
            HouseActionRefusal::Twice { seat } => self.about(msg!("agree-twice"; About), seat),
            HouseActionRefusal::TooManyToDraw { most } => self.say(msg!("agree-too-many-to-draw", count = most)),
            HouseActionRefusal::TooManyToGive { seat, most } => {
                self.about(msg!("agree-too-many-to-give", count = most; About), seat)
            }
            HouseActionRefusal::NotHeld { seat, card } => self.about(msg!("agree-not-held", card; About), seat),
            HouseActionRefusal::OnTurn { seat } => self.about(msg!("agree-on-turn"; About), seat),
            HouseActionRefusal::Skipped { seat } => self.about(msg!("agree-skipped"; About), seat),
            HouseActionRefusal::LaidByAnother { seat } => self.about(msg!("agree-laid-by-another"; About), seat),
            HouseActionRefusal::NothingLaid => self.say(msg!("agree-nothing-laid")),
        }
    }

    #[must_use]
    pub fn typed_agreement(&self, agreed: Agreement) -> Text {
        let name = |seat: Seat| self.name(seat);
        match agreed {
            Agreement::Draw { seat, cards } => self.say(msg!("typed-agree-draws", who = name(seat), count = cards)),
            Agreement::Skip(seat) => self.say(msg!("typed-agree-skipped", who = name(seat))),
            Agreement::Again(seat) => self.say(msg!("typed-agree-again", who = name(seat))),
            Agreement::Give { from, to, gift } => {
                let (me, who, other) = (self.is_you(to), name(from), name(to));
                match gift {
                    Gift::Cards(count) => self.say(msg!("typed-agree-gives", who, other, "other-you" = me, count)),
                    Gift::Card(card) => self.say(msg!("typed-agree-gives-card", who, other, "other-you" = me, card)),
                }
            }
            Agreement::Swap(one, other) => self.say(msg!("typed-agree-swap", who = name(one), other = name(other))),
            Agreement::Reverse => self.say(msg!("typed-agree-reverse")),
            Agreement::Name(wish) => self.locale().typed_wish(wish),
            Agreement::TakeBack(seat) => self.say(msg!("typed-agree-back", who = name(seat))),
        }
    }

    /// Examples of all house actions, one a line, with players of this table and the given card.
    #[must_use]
    pub fn agreements(&self, card: CardKind) -> Vec<Line> {
        let seats = self.seats_from_viewer();
        let (me, other) = (seats[0], seats[seats.len() - 1]);
        let next = seats.get(1).copied().unwrap_or(me);
        let colour = self.rules().deck().all_colours().next().map(Wish::Colour);
        let form = |agreed| self.typed_agreement(agreed);
        let gift = |gift| form(Agreement::Give { from: next, to: me, gift });
        let mut lines = vec![
            (msg!("agree-list-draws"; TypedArgs), vec![form(Agreement::Draw { seat: next, cards: 3 })]),
            (msg!("agree-list-skipped"; TypedArgs), vec![form(Agreement::Skip(other))]),
            (msg!("agree-list-again"; TypedArgs), vec![form(Agreement::Again(next))]),
            (msg!("agree-list-gives"; TypedArgs), vec![gift(Gift::Cards(1)), gift(Gift::Card(card))]),
            (
                msg!("agree-list-swap"; TypedArgs),
                vec![form(Agreement::Swap(next, if other == next { me } else { other }))],
            ),
            (msg!("agree-list-reverse"; TypedArgs), vec![form(Agreement::Reverse)]),
        ];
        lines.extend(colour.map(|colour| (msg!("agree-list-name"; TypedArgs), vec![form(Agreement::Name(colour))])));
        lines.push((msg!("agree-list-back"; TypedArgs), vec![form(Agreement::TakeBack(next))]));
        let line = |(message, forms): (Message<'_, TypedArgs<'_>>, Vec<Text>)| {
            let typed = |form: Text| Text::plain(self.say(msg!("type-agree")).full).beside(form);
            let forms = self.locale().join(forms.into_iter().map(typed), "or");
            self.say(message.with(TypedArgs { typed: forms.into() })).line(Channel::Help, Urgency::Answer)
        };
        lines.into_iter().map(line).collect()
    }
}
