//! What cards do, as a rule file says it; and what is done to players at once: hands that move, cards that are given or
//! drawn, turns that will be lost.

use super::facts::Facts;
use super::table::{Awaiting, Kind, Seat, Table};

/// Single facts about effects that are changed for the second reading only; each parameter has one.
pub const CHANGES: &[(&str, &str)] = &[
    ("backwards", "cards.six.effects = [{ draw = { who = 'others', cards = 2 } }]"),
    ("bundle", "cards.five.effects = [{ again = { last-draws = 1 } }]"),
    ("bundle", "cards.eight.effects = [{ skip = { who = 'others' } }]"),
    ("bundle", "cards.stop.effects = [{ more = { cards = 1, of = ['number', 'stop'] } }, { skip = {} }]"),
    ("bundle", "cards.tame.effects = [{ wish = {} }]"),
    ("bundle", "cards.no-ban.effects = [{ ban = { row = 3 } }]"),
    ("chosen", "cards.trade.effects = [{ wish = {} }, { swap-hands = {} }]"),
    ("chosen", "cards.spy.effects = [{ give = {} }, { wish = {} }]"),
    (
        "chosen",
        "cards.spy.effects = [{ look = { who = 'others' } }, { give = { cards = 2, who = 'chosen' } }, { wish = {} }]",
    ),
    ("chosen", "cards.flood.effects = [{ wish = {} }, { draw = { cards = 1, who = 'others' } }, { skip = {} }]"),
    ("chosen", "cards.crowd.effects = [{ draw = { cards = 2, who = 'others' } }, { reverse = {} }]"),
    ("combined", "cards.storm.effects = [{ wish = {} }, { draw = { cards = 2 } }]"),
    ("combined", "cards.halt.effects = [{ skip = {} }, { draw = { cards = 1 } }]"),
    ("combined", "cards.halt.effects = [{ skip = { answered-by = ['halt'] } }]"),
    (
        "combined",
        "cards.press.effects = [{ draw = { cards = 2, answered-by = ['press', 'halt'], growth = 'double' } }]",
    ),
    ("combined", "cards.press.effects = [{ again = {} }, { draw = { cards = 2, answered-by = ['press'] } }]"),
    ("combined", "cards.gift.effects = [{ rotate-hands = { from = 'left' } }, { wish = {} }]"),
    ("combined", "cards.crowd.effects = [{ reverse = {} }, { more = { cards = 2 } }, { skip = {} }]"),
    ("combined", "cards.dare.effects = [{ wish = {} }, { draw = { cards = 3, answered-by = ['dare'] } }]"),
    ("combined", "cards.ban.effects = [{ ban = { row = 2 } }]"),
    ("kitchen", "cards.six.effects = [{ again = { otherwise = 'draws' } }]"),
    ("kitchen", "cards.six.effects = [{ again = { otherwise = 'draws', last-draws = 2 } }]"),
    ("kitchen", "cards.three.effects = [{ draw = { cards = 3, answered-by = ['two', 'hearts queen', 'ten'] } }]"),
    ("kitchen", "cards.hare.effects = [{ skip = { answered-by = ['hare', 'nine'] } }]"),
    ("kitchen", "cards.hare.effects = [{ skip = { answered-by = ['hare'], growth = 'add' } }]"),
    (
        "kitchen",
        "cards.queen.effects = [{ skip = { answered-by = ['queen', 'eight'], answers-share = ['colour', 'symbol'], \
        growth = 'add' } }]",
    ),
    ("kitchen", "cards.mirror.effects = []"),
    ("kitchen", "cards.four.effects = [{ draw = { cards = 1 } }]"),
    (
        "kitchen",
        "cards.two.effects = [{ draw = { cards = 2, answered-by = ['two', 'three'], answers-share = ['symbol'] } }]",
    ),
    ("kitchen", "cards.two.effects = [{ draw = { cards = 2, answered-by = ['two', 'three'] } }]"),
    ("kitchen", "cards.eight.effects = [{ skip = { answered-by = ['eight', 'king'] } }]"),
    ("mercy", "cards.stop.effects = [{ skip = { answered-by = ['stop'], growth = 'add' } }]"),
    ("mercy", "cards.stop.effects = [{ skip = { answered-by = ['stop'] } }]"),
    ("mercy", "cards.rain.effects = [{ wish = {} }, { draw = { cards = 1, who = 'others' } }]"),
    ("mercy", "cards.rain.effects = [{ draw = { cards = 1, who = 'others' } }, { wish = { of = ['red', 'blue'] } }]"),
    ("mau", "cards.take-two.effects = [{ draw = { cards = 2, answered-by = ['take-two'], growth = 'double' } }]"),
    ("mau", "cards.take-two.effects = [{ draw = { cards = 3, answered-by = ['take-two'], growth = 'add' } }]"),
    ("mau", "cards.take-four.effects = [{ draw = { cards = 4, answered-by = ['take-four'] } }]"),
    ("mau", "cards.change-direction.effects = [{ reverse = { with-two = 'skip' } }]"),
    ("mau-mau", "cards.seven.effects = [{ draw = { cards = 2, answered-by = ['seven'], then = 'may-play' } }]"),
    ("mau-mau", "cards.seven.effects = [{ draw = { cards = 2, answered-by = ['seven'], growth = 'double' } }]"),
    ("mau-mau", "cards.eight.effects = [{ skip = {} }]"),
    ("mau-mau", "cards.nine.effects = [{ reverse = { with-two = 'skip' } }]"),
    ("mau-mau", "cards.nine.effects = [{ reverse = {} }]"),
    ("mau-mau", "cards.ace.effects = [{ again = {} }]"),
    ("number-one", "cards.pass-hands.effects = [{ rotate-hands = { from = 'left' } }, { wish = {} }]"),
    ("number-one", "cards.pass-hands.effects = [{ wish = {} }, { rotate-hands = {} }]"),
    ("number-one", "cards.wild-lay-two.effects = [{ wish = {} }, { more = { cards = 1, of = ['number'] } }]"),
    ("numnum-mau-mau", "cards.ban-five.effects = [{ ban = { row = 3 } }]"),
    ("pesten", "cards.seven.effects = [{ again = {} }]"),
    (
        "pesten",
        "cards.joker.effects = [{ wish = {} }, { draw = { cards = 5, answered-by = ['two'], then = 'may-play' } }]",
    ),
    ("switch", "cards.black-jack.effects = [{ draw = { cards = 5, answered-by = ['black-jack'] } }]"),
    ("taki", "cards.taki.effects = [{ more = { effects-of = 'last' } }]"),
    ("taki", "cards.taki.effects = [{ more = { colour = 'same' } }]"),
    ("taki", "cards.taki.effects = [{ more = { cards = 2, colour = 'same', effects-of = 'last' } }]"),
    ("uno", "cards.reverse.effects = [{ reverse = { with-two = 'again' } }]"),
];

/// Effects of cards.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Wish {
        of: Vec<String>,
    },
    Draw {
        who: String,
        cards: usize,
        answered_by: Vec<String>,
        passed_on_by: Vec<String>,
        share: Vec<String>,
        growth: String,
        then: String,
    },
    Skip {
        who: String,
        answered_by: Vec<String>,
        share: Vec<String>,
        growth: String,
    },
    Reverse {
        with_two: String,
    },
    Again {
        otherwise: String,
        last_draws: usize,
    },
    SwapHands {
        who: String,
    },
    Look {
        who: String,
    },
    Give {
        who: String,
        cards: usize,
    },
    More {
        cards: usize,
        of: Option<Vec<String>>,
        except: Vec<String>,
        same_colour: bool,
        only_last: bool,
    },
    RotateHands {
        from: String,
    },
    Ban {
        row: usize,
    },
    Copy,
}

impl Effect {
    /// An effect as a table with a single key says it.
    pub fn read(mut effect: Facts<'_>) -> Effect {
        let name = effect.table.keys().next().expect("an effect").clone();
        let mut facts = effect.inner(&name);
        match name.as_str() {
            "wish" => {
                // Wishes of ranks, and for a round, are not known to this reading.
                facts.skip("what", "colour");
                facts.skip("lasts", "one-card");
                Effect::Wish { of: facts.words("of").unwrap_or_default() }
            }
            "draw" => Effect::Draw {
                who: facts.word("who", "next"),
                cards: facts.number("cards", 0),
                passed_on_by: facts.words("passed-on-by").unwrap_or_default(),
                answered_by: facts.words("answered-by").unwrap_or_default(),
                share: facts.words("answers-share").unwrap_or_default(),
                growth: facts.word("growth", "add"),
                then: facts.word("then", "loses-turn"),
            },
            "skip" => Effect::Skip {
                who: facts.word("who", "next"),
                answered_by: facts.words("answered-by").unwrap_or_default(),
                share: facts.words("answers-share").unwrap_or_default(),
                growth: facts.word("growth", "stays"),
            },
            "reverse" => Effect::Reverse { with_two: facts.word("with-two", "reverse") },
            "again" => Effect::Again {
                otherwise: facts.word("otherwise", "passes"),
                last_draws: facts.number("last-draws", 0),
            },
            "swap-hands" => Effect::SwapHands { who: facts.word("who", "chosen") },
            "look" => Effect::Look { who: facts.word("who", "chosen") },
            "give" => Effect::Give { who: facts.word("who", "chosen"), cards: facts.number("cards", 1) },
            "more" => Effect::More {
                cards: facts.number("cards", 255),
                same_colour: facts.word("colour", "any") == "same",
                only_last: facts.word("effects-of", "all") == "last",
                of: facts.words("of"),
                except: facts.words("except").unwrap_or_default(),
            },
            "rotate-hands" => Effect::RotateHands { from: facts.word("from", "right") },
            "copy" => Effect::Copy,
            "ban" => Effect::Ban { row: facts.number("row", 0) },
            _ => {
                facts.unknown.borrow_mut().push(facts.path.clone());
                Effect::Wish { of: Vec::new() }
            }
        }
    }

    /// The players concerned, for effects that happen at once, before the turn ends.
    pub fn concerns(&self) -> Option<&str> {
        match self {
            Effect::Draw { who, .. } | Effect::Skip { who, .. } => Some(&**who).filter(|who| *who != "next"),
            Effect::SwapHands { who } | Effect::Look { who } | Effect::Give { who, .. } => Some(who),
            Effect::RotateHands { .. } => Some("everybody"),
            _ => None,
        }
    }

    /// The effect can change the hand of the player of the card.
    pub fn changes_own_hand(&self) -> bool {
        matches!(self, Effect::RotateHands { .. } | Effect::SwapHands { .. } | Effect::Give { .. })
    }
}

impl Table<'_> {
    /// Notes what the cards of the play do to players, card by card, in the order of each list; a colour is called only
    /// with the card on top. After the last card nobody is chosen and no hands move; only what others draw still is.
    pub fn list_what_is_to_do(&mut self) {
        let last = self.play.last;
        let several = self.play.cards.len() > 1;
        self.chosen = None;
        self.to_do.clear();
        for (at, card) in self.play.cards.iter().enumerate() {
            let top = at + 1 == self.play.cards.len();
            let later = top && (several || self.play.starts || self.wishes_later(*card));
            let still = |effect: &&Effect| match effect {
                Effect::Wish { .. } => later && !last && !self.play.named,
                Effect::Draw { who, .. } if last => who != "next" && who != "chosen",
                other => other.concerns().is_some() && !last,
            };
            let done = self.book.effects(*card).iter().filter(still);
            self.to_do.extend(done.map(|effect| (at, effect.clone())));
        }
    }

    /// Does what is to be done until the player has to decide something.
    pub fn carry_on(&mut self, seat: Seat) {
        while let Some((at, effect)) = self.to_do.first().cloned() {
            if self.at != at {
                // Each card has its own player chosen for it.
                (self.at, self.chosen) = (at, None);
            }
            if effect.concerns() == Some("chosen") && self.chosen.is_none() {
                let [only] = self.others(seat)[..] else {
                    self.awaits = Awaiting::Player;
                    return;
                };
                self.chosen = Some(only);
            }
            self.to_do.remove(0);
            let concerned = self.concerned(seat, effect.concerns().unwrap_or_default());
            match effect {
                Effect::Wish { .. } => {
                    self.awaits = Awaiting::Wish;
                    return;
                }
                Effect::RotateHands { from } => self.rotate(&from),
                Effect::SwapHands { .. } => self.hands.swap(seat, concerned[0]),
                Effect::Draw { cards, .. } => {
                    for other in concerned {
                        self.draw(other, cards);
                    }
                }
                Effect::Skip { .. } => {
                    for other in concerned {
                        let more = if self.play.cards.len() > 1 { self.sits_out[other] + 1 } else { 1 };
                        self.sits_out[other] = self.sits_out[other].max(more);
                    }
                }
                Effect::Give { cards, .. } => {
                    let left = cards.min(self.hands[seat].len() - 1);
                    if left > 0 {
                        self.awaits = Awaiting::Give { to: concerned[0], left };
                        return;
                    }
                }
                Effect::Look { .. } => {
                    let shown = concerned.into_iter().map(|other| (seat, other, self.hands[other].clone()));
                    self.looked.extend(shown);
                }
                _ => {}
            }
        }
        self.go_on(seat);
    }

    /// The others in the round, in the order of play.
    fn others(&self, seat: Seat) -> Vec<Seat> {
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        let round = (1..self.seats).map(|places| (seat + places * step) % self.seats);
        round.filter(|other| !self.hands[*other].is_empty()).collect()
    }

    /// Players concerned by an effect.
    fn concerned(&self, seat: Seat, who: &str) -> Vec<Seat> {
        let others = self.others(seat);
        match who {
            "next" => others.first().copied().into_iter().collect(),
            "before" => others.last().copied().into_iter().collect(),
            "chosen" => self.chosen.into_iter().collect(),
            "others" => others,
            "everybody" => others.into_iter().chain([seat]).collect(),
            "" => Vec::new(),
            unknown => panic!("{unknown} is concerned"),
        }
    }

    /// Gives a card away.
    pub fn give(&mut self, seat: Seat, card: Kind) {
        let Awaiting::Give { to, left } = self.awaits else { panic!("nothing is to be given") };
        self.take_from_hand(seat, card);
        self.hands[to].push(card);
        if left > 1 {
            self.awaits = Awaiting::Give { to, left: left - 1 };
        } else if self.interrupted.is_some() {
            self.turn_goes_on(seat, to);
        } else {
            self.carry_on(seat);
        }
    }

    /// Each player of the round takes over the hand of a neighbour (N1-14).
    fn rotate(&mut self, from: &str) {
        let players: Vec<Seat> = (0..self.seats).filter(|seat| !self.hands[*seat].is_empty()).collect();
        let mut hands: Vec<Vec<Kind>> = players.iter().map(|seat| std::mem::take(&mut self.hands[*seat])).collect();
        match from {
            "right" => hands.rotate_right(1),
            "before" if self.clockwise => hands.rotate_right(1),
            "left" | "before" => hands.rotate_left(1),
            other => panic!("hands from the {other}"),
        }
        for (seat, hand) in players.into_iter().zip(hands) {
            self.hands[seat] = hand;
        }
    }
}
