//! What may be laid.

use super::book::{Honest, Together};
use super::effects::Effect;
use super::table::{Awaiting, Kind, Seat, Table};

impl Table<'_> {
    /// The different cards of a hand that its player may lay now as a single card, if it is the own turn.
    pub fn playable(&self, seat: Seat) -> Vec<Kind> {
        let mut cards = self.hands[seat].clone();
        cards.sort_unstable();
        cards.dedup();
        cards.retain(|card| self.may_lay(seat, *card));
        cards
    }

    pub fn may_lay(&self, seat: Seat, card: Kind) -> bool {
        let last = self.hands[seat].len() == 1;
        let other = matches!(self.awaits, Awaiting::Drawn(Some(drawn)) if drawn != card);
        if other || last && self.book.sort_of(card).not_last {
            return false;
        }
        match self.book.stands_for(card) {
            Some(_) => !self.can_stand_for(seat, card).is_empty(),
            None => self.could_lie(seat, card),
        }
    }

    /// The cards for which one that is laid for others could be laid now.
    pub fn can_stand_for(&self, seat: Seat, card: Kind) -> Vec<Kind> {
        let last = self.hands[seat].len() == 1;
        let mut cards = self.book.stands_for(card).unwrap_or_default();
        let asked = self.awaits == Awaiting::JumpIn;
        cards.retain(|named| !(asked || last && self.book.sort_of(*named).not_last) && self.could_lie(seat, *named));
        cards
    }

    /// A player who holds the card could play it now.
    fn could_lie(&self, seat: Seat, card: Kind) -> bool {
        match &self.awaits {
            Awaiting::Turn | Awaiting::Again | Awaiting::Drawn(_) => self.fits(seat, card),
            Awaiting::More { by, .. } => {
                let among = self.book.effects(*by).iter().any(|effect| match effect {
                    Effect::More { of, except, same_colour, .. } => {
                        let colour = self.book.faces[card].colour;
                        let same = colour.is_some() && colour == self.colour_in_force();
                        (same || !same_colour)
                            && of.as_ref().is_none_or(|of| self.book.is_of(card, of))
                            && !self.book.is_of(card, except)
                    }
                    _ => false,
                });
                among && self.fits(seat, card)
            }
            Awaiting::JumpIn => self.play.cards.last() == Some(&card) && !self.is_forbidden_bluff(seat, card),
            Awaiting::Draw(_) | Awaiting::Skip(_) | Awaiting::Challenge { .. } => {
                self.book.is_of(card, &self.answers()) && self.shares_what_it_must(card)
            }
            _ => false,
        }
    }

    /// The card may be played on the top card in a free turn.
    pub fn fits(&self, seat: Seat, card: Kind) -> bool {
        let sort = self.book.sort_of(card);
        if self.book.is_of(self.top(), &sort.not_on) {
            return false;
        }
        let own = self.has_own_number(seat, card);
        let fits = own || self.fits_under(card, self.wish) || sort.ignores_wish && self.fits_under(card, None);
        !self.is_forbidden_bluff(seat, card) && fits
    }

    /// The card has the player's own number, which falls by one for each round won by the player or a partner.
    fn has_own_number(&self, seat: Seat, card: Kind) -> bool {
        let barred = self.book.is_of(self.top(), &self.book.sort_of(card).not_on);
        self.book.countdown && !barred && self.book.faces[card].number == Some(self.number_of(seat))
    }

    /// The number of a player in a countdown.
    pub fn number_of(&self, seat: Seat) -> usize {
        self.book.dealt(self.seats).saturating_sub(self.together(&self.totals)[seat])
    }

    /// The card fits under this wish.
    fn fits_under(&self, card: Kind, wish: Option<usize>) -> bool {
        let sort = self.book.sort_of(card);
        let always = sort.fits_always && (wish.is_none() || sort.under_wish);
        let on_any = wish.is_none() && self.book.sort_of(self.top()).takes_any;
        always || on_any || self.fits_by_its_face(card, wish)
    }

    /// An answer shares the required property with the card that it answers.
    fn shares_what_it_must(&self, card: Kind) -> bool {
        let answered = self.demanded_by;
        let share = self.book.effects(answered).iter().find_map(|effect| match effect {
            Effect::Draw { share, who, .. } if self.skips_pending() == 0 && who == "next" => Some(share),
            Effect::Skip { share, who, .. } if self.skips_pending() > 0 && who == "next" => Some(share),
            _ => None,
        });
        let (own, other) = (&self.book.faces[card], &self.book.faces[answered]);
        let shares = |what: &String| match what.as_str() {
            "colour" => own.colour.is_some() && own.colour == self.wish.or(other.colour),
            "symbol" => own.symbol == other.symbol,
            unknown => panic!("{unknown} is shared"),
        };
        share.is_none_or(|share| share.is_empty() || share.iter().any(shares))
    }

    /// The card would be a bluff that is not allowed.
    fn is_forbidden_bluff(&self, seat: Seat, card: Kind) -> bool {
        let honest = self.book.sort_of(card).honest.as_ref().filter(|honest| !honest.bluffing);
        honest.is_some_and(|honest| !self.is_honest(honest, &self.hands[seat], self.colour_in_force()))
    }

    fn fits_by_its_face(&self, card: Kind, wish: Option<usize>) -> bool {
        let face = &self.book.faces[card];
        if wish.is_some() {
            return face.colour == wish;
        }
        let top = &self.book.faces[self.top()];
        self.book.fits_by.iter().any(|by| match by.as_str() {
            "colour" => face.colour.is_some() && face.colour == top.colour,
            "symbol" => face.symbol == top.symbol,
            "divisor" => self.common_divisor(card, self.top()),
            other => panic!("matching by {other}"),
        })
    }

    /// Two numbers share a divisor that is not banned; 1 fits every number (NN-1, NN-2, NN-4).
    fn common_divisor(&self, card: Kind, other: Kind) -> bool {
        let (Some(one), Some(two)) = (self.book.faces[card].number, self.book.faces[other].number) else {
            return false;
        };
        let banned = |row: usize| self.beside.iter().any(|ban| self.bans(*ban) == Some(row));
        one == 1 || two == 1 || self.book.rows.iter().any(|row| one % row == 0 && two % row == 0 && !banned(*row))
    }

    /// Which row a card bans.
    pub fn bans(&self, card: Kind) -> Option<usize> {
        self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::Ban { row } => Some(*row),
            _ => None,
        })
    }

    /// A double match: by colour and by a divisor; never under a wish (NN-8).
    pub fn fits_doubly(&self, card: Kind) -> bool {
        let (face, top) = (&self.book.faces[card], &self.book.faces[self.top()]);
        let colour = face.colour.is_some() && face.colour == top.colour;
        self.wish.is_none() && colour && self.common_divisor(card, self.top())
    }

    /// The hand has no card that makes the play a bluff while this colour is in force (UN-11).
    pub fn is_honest(&self, honest: &Honest, hand: &[Kind], colour: Option<usize>) -> bool {
        let any = honest.unless_holding == "card-of-colour-in-force";
        !hand
            .iter()
            .map(|card| &self.book.faces[*card])
            .any(|face| face.colour.is_some() && face.colour == colour && (any || face.number.is_some()))
    }

    /// A colour is named together with the card: not if it affects players first, unless it is the last card.
    pub fn wishes_with(&self, card: Kind, last: bool) -> bool {
        let wishes = self.book.effects(card).iter().any(|effect| matches!(effect, Effect::Wish { .. }));
        wishes && (!self.wishes_later(card) || last)
    }

    /// A colour is named because the card has the player's own number.
    pub fn wishes_by_number(&self, seat: Seat, card: Kind) -> bool {
        !self.wishes_later(card) && self.has_own_number(seat, card)
    }

    /// The colours of which one can be named with a card, or after it.
    pub fn wishable(&self, card: Kind) -> Vec<usize> {
        let of = self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::Wish { of } if !of.is_empty() => Some(of),
            _ => None,
        });
        let listed = |colour: usize| {
            let faces = 0..self.book.faces.len();
            of.is_none_or(|of| {
                faces
                    .into_iter()
                    .any(|face| self.book.faces[face].colour == Some(colour) && self.book.is_of(face, of))
            })
        };
        (0..self.book.colours.len()).filter(|colour| listed(*colour)).collect()
    }

    /// The colour is named after the effects on players.
    pub fn wishes_later(&self, card: Kind) -> bool {
        let effects = self.book.effects(card);
        let wish = effects.iter().position(|effect| matches!(effect, Effect::Wish { .. }));
        wish.is_some_and(|wish| effects[..wish].iter().any(|effect| effect.concerns().is_some()))
    }

    /// All lists of cards of a hand that may be laid together now.
    pub fn playable_together(&self, seat: Seat) -> Vec<Vec<Kind>> {
        let mut all = Vec::new();
        let answering = matches!(self.awaits, Awaiting::Draw(_) | Awaiting::Skip(_) | Awaiting::Challenge { .. });
        if self.awaits == Awaiting::Turn || answering {
            for rule in self.book.together.iter().filter(|rule| !answering || rule.as_answer) {
                let first = self.playable(seat).into_iter().filter(|card| self.book.is_of(*card, &rule.of));
                let mut lists: Vec<Vec<Kind>> = first.map(|card| vec![card]).collect();
                for size in 2..=rule.max {
                    lists = lists.iter().flat_map(|list| self.longer(seat, rule, list)).collect();
                    all.extend(lists.iter().filter(|_| size >= rule.min).cloned());
                }
            }
        }
        all.sort();
        all.dedup();
        all
    }

    /// The list with each further card of the hand that goes together with it.
    fn longer(&self, seat: Seat, rule: &Together, list: &[Kind]) -> Vec<Vec<Kind>> {
        let mut left = self.hands[seat].clone();
        for card in list {
            left.remove(left.iter().position(|held| held == card).expect("a card of the hand"));
        }
        left.sort_unstable();
        left.dedup();
        let with = |card: Kind| [list, &[card]].concat();
        left.into_iter().map(with).filter(|list| self.go_together(rule, list)).collect()
    }

    /// The cards share the property that the rule requires.
    pub fn go_together(&self, rule: &Together, cards: &[Kind]) -> bool {
        let faces: Vec<_> = cards.iter().map(|card| &self.book.faces[*card]).collect();
        let pairs = || faces.iter().zip(&faces[1..]);
        let of = cards.iter().all(|card| self.book.is_of(*card, &rule.of));
        of && match rule.same.as_str() {
            "symbol" => pairs().all(|(one, two)| one.symbol == two.symbol),
            "face" => pairs().all(|(one, two)| one.symbol == two.symbol && one.colour == two.colour),
            "run" => {
                let numbers: Vec<usize> = faces.iter().filter_map(|face| face.number).collect();
                let steps = || numbers.iter().zip(&numbers[1..]);
                let rising = steps().all(|(one, two)| one + 1 == *two);
                let falling = steps().all(|(one, two)| *one == two + 1);
                pairs().all(|(one, two)| one.colour == two.colour) && (rising || falling)
            }
            other => panic!("together by {other}"),
        }
    }
}
