//! What the people at the table agree on (G-15): as it is proposed, as it is told, why it cannot be, and how it is typed.

use super::Announcer;
use super::story::Story;
use crate::cards::{CardKind, Wish};
use crate::engine::{Agreement, Cause, Gift, Glimpse, Moved, Objection, Place, Seat, Seen};
use crate::say::arg::{Arg, Text};
use crate::say::line::{Channel, Line, Urgency};

impl Story<'_> {
    /// Something was agreed on: what the happenings behind it do not tell themselves.
    pub(super) fn agrees(&mut self, agreed: Agreement) {
        self.is_agreed = true;
        let announcer = self.announcer();
        match agreed {
            // Everybody has heard which card it is.
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.take(|seen| matches!(seen, Seen::Moved(Moved { cause: Cause::Gift, .. })).then_some(()));
                self.does(from, announcer.gives(from, to, &Glimpse::Cards(vec![card])));
            }
            Agreement::TakeBack(seat) => {
                let card = self.take(|seen| match seen {
                    Seen::Moved(Moved { cards, to: Place::Hand(_), cause: Cause::TakeBack, .. }) => {
                        cards.cards().first()
                    }
                    _ => None,
                });
                if let Some(card) = card {
                    self.does(seat, announcer.about("do-take-back-card", seat, &[("card", (*card).into())]));
                }
            }
            Agreement::Give { gift: Gift::Cards(_), .. } | Agreement::Again(_) | Agreement::Name(_) => {
                self.proposes(agreed);
            }
            Agreement::Draw { .. } | Agreement::Skip(_) | Agreement::Swap(..) | Agreement::Reverse => {}
        }
    }

    /// What is to be done if all agree.
    fn proposes(&mut self, agreed: Agreement) {
        self.is_agreed = true;
        let announcer = self.announcer();
        match agreed {
            Agreement::Draw { seat, cards } => {
                self.does(seat, announcer.about("do-draw", seat, &[("count", cards.into())]));
            }
            Agreement::Skip(seat) => self.does(seat, announcer.about("do-sit-out", seat, &[])),
            Agreement::Again(seat) => self.does(seat, announcer.about("do-turn-again", seat, &[])),
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.does(from, announcer.gives(from, to, &Glimpse::Cards(vec![card])));
            }
            Agreement::Give { from, to, gift: Gift::Cards(count) } => {
                let other = [("other-you", announcer.is_you(to).into()), ("other", announcer.who(to).into())];
                let [you, who] = other;
                self.does(from, announcer.about("do-owe-gift", from, &[you, who, ("count", count.into())]));
            }
            Agreement::Swap(one, other) => self.does(one, announcer.does_to("do-swap-hands", one, other, None)),
            Agreement::Reverse => self.bare(announcer.text("agreed-reverse", &[])),
            Agreement::Name(wish) => {
                let called = announcer.called_for(wish);
                self.bare(announcer.text("agreed-name", &[("colour", wish.into()), ("called", called.into())]));
            }
            Agreement::TakeBack(seat) => self.does(seat, announcer.about("do-take-back-last", seat, &[])),
        }
    }
}

impl Announcer<'_> {
    /// The question whether the viewer agrees to what somebody proposes.
    #[must_use]
    pub fn proposal(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about("agree-question", by, &[("text", self.proposed(agreed).into())]);
        told.line(Channel::Turn, Urgency::Turn)
    }

    /// Who has proposed something hears how it was understood.
    #[must_use]
    pub fn proposes(&self, by: Seat, agreed: Agreement) -> Line {
        let told = self.about("agree-proposed", by, &[("text", self.proposed(agreed).into())]);
        told.line(Channel::Game, Urgency::Answer)
    }

    /// Somebody does not agree.
    #[must_use]
    pub fn disagrees(&self, who: Seat, agreed: Agreement) -> Line {
        let told = self.about("agree-refused", who, &[("text", self.proposed(agreed).into())]);
        told.line(Channel::Game, Urgency::Event)
    }

    fn proposed(&self, agreed: Agreement) -> Text {
        let mut story = Story::of(self, []);
        story.proposes(agreed);
        story.clauses().unwrap_or_default()
    }

    /// What a wish names: a colour, a suit or a rank.
    fn called_for(&self, wish: Wish) -> &'static str {
        match wish {
            Wish::Colour(_) => self.called(),
            Wish::Symbol(_) => crate::say::query::RANK,
        }
    }

    /// Why something cannot be agreed on.
    pub(in crate::say) fn objection(&self, objection: Objection) -> Text {
        match objection {
            Objection::Later { turn } => self.about("agree-later", turn, &[]),
            Objection::Out { seat } => self.about("agree-out", seat, &[]),
            Objection::Twice { seat } => self.about("agree-twice", seat, &[]),
            Objection::TooManyToDraw { most } => self.text("agree-too-many-to-draw", &[("count", most.into())]),
            Objection::TooManyToGive { seat, most } => {
                self.about("agree-too-many-to-give", seat, &[("count", most.into())])
            }
            Objection::NotHeld { seat, card } => self.about("agree-not-held", seat, &[("card", card.into())]),
            Objection::OnTurn { seat } => self.about("agree-on-turn", seat, &[]),
            Objection::Skipped { seat } => self.about("agree-skipped", seat, &[]),
            Objection::LaidByAnother { seat } => self.about("agree-laid-by-another", seat, &[]),
            Objection::NothingLaid => self.text("agree-nothing-laid", &[]),
        }
    }

    /// A sentence by which something is agreed on, as it is typed behind the command.
    #[must_use]
    pub fn typed_agreement(&self, agreed: Agreement) -> Text {
        let name = |seat: Seat| self.name(seat);
        let one = |id: &str, seat: Seat| self.text(id, &[("who", name(seat).into())]);
        let two = |id: &str, seat: Seat, other: Seat, more: &[(&str, Arg<'_>)]| {
            let mut args = vec![("who", name(seat).into()), ("other", name(other).into())];
            args.extend_from_slice(more);
            self.text(id, &args)
        };
        match agreed {
            Agreement::Draw { seat, cards } => {
                self.text("typed-agree-draws", &[("who", name(seat).into()), ("count", cards.into())])
            }
            Agreement::Skip(seat) => one("typed-agree-skipped", seat),
            Agreement::Again(seat) => one("typed-agree-again", seat),
            Agreement::Give { from, to, gift } => {
                let me = ("other-you", self.is_you(to).into());
                match gift {
                    Gift::Cards(count) => two("typed-agree-gives", from, to, &[me, ("count", count.into())]),
                    Gift::Card(card) => two("typed-agree-gives-card", from, to, &[me, ("card", card.into())]),
                }
            }
            Agreement::Swap(one, other) => two("typed-agree-swap", one, other, &[]),
            Agreement::Reverse => self.text("typed-agree-reverse", &[]),
            Agreement::Name(wish) => self.locale().typed_wish(wish),
            Agreement::TakeBack(seat) => one("typed-agree-back", seat),
        }
    }

    /// What can be agreed on, a line a sort, with players of this table and any card.
    #[must_use]
    pub fn agreements(&self, card: CardKind) -> Vec<Line> {
        let seats = self.seats_from_viewer();
        let (me, other) = (seats[0], seats[seats.len() - 1]);
        let next = seats.get(1).copied().unwrap_or(me);
        let colour = self.rules().deck().all_colours().next().map(Wish::Colour);
        let form = |agreed| self.typed_agreement(agreed);
        let gift = |gift| form(Agreement::Give { from: next, to: me, gift });
        let mut lines = vec![
            ("agree-list-draws", vec![form(Agreement::Draw { seat: next, cards: 3 })]),
            ("agree-list-skipped", vec![form(Agreement::Skip(other))]),
            ("agree-list-again", vec![form(Agreement::Again(next))]),
            ("agree-list-gives", vec![gift(Gift::Cards(1)), gift(Gift::Card(card))]),
            ("agree-list-swap", vec![form(Agreement::Swap(next, if other == next { me } else { other }))]),
            ("agree-list-reverse", vec![form(Agreement::Reverse)]),
        ];
        lines.extend(colour.map(|colour| ("agree-list-name", vec![form(Agreement::Name(colour))])));
        lines.push(("agree-list-back", vec![form(Agreement::TakeBack(next))]));
        let line = |(id, forms): (&str, Vec<Text>)| {
            let typed = |form: Text| Text::plain(self.text("type-agree", &[]).full).beside(form);
            let forms = self.locale().join(forms.into_iter().map(typed), "or");
            self.text(id, &[("typed", forms.into())]).line(Channel::Help, Urgency::Answer)
        };
        lines.into_iter().map(line).collect()
    }
}
