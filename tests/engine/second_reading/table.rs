//! A table: where the cards lie, who is to act, what is awaited.

use sixdot::engine::Dice;

use super::book::RuleSet;
use super::effects::Effect;

/// A face of the deck, as a place in [`RuleSet::faces`]. Twin cards cannot be told apart.
pub type Kind = usize;

/// A seat, counted from 0.
pub type Seat = usize;

/// The decision that the table waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Awaiting {
    Turn,
    /// A card was drawn: this one may be laid, or any.
    Drawn(Option<Kind>),
    Again,
    More {
        left: usize,
        by: Kind,
    },
    Draw(usize),
    /// So many players are passed over if nobody answers.
    Skip(usize),
    /// The twin of the card just played, out of turn.
    JumpIn,
    Challenge {
        against: Seat,
        in_force: Option<usize>,
    },
    Colour,
    Wish,
    /// For which of these cards the one that was laid stands.
    Card(Vec<Kind>),
    Player,
    Give {
        to: Seat,
        left: usize,
    },
    RoundOver,
    MatchOver,
}

/// Cards laid in one play, and what there was before the first of them, which decides what they do.
#[derive(Clone, Debug, Default)]
pub struct Play {
    pub cards: Vec<Kind>,
    /// The player's last card.
    pub last: bool,
    /// Pending draw that the play answers.
    pub pending: usize,
    /// The card because of which they were pending.
    pub pending_by: Kind,
    /// Pending skips that the play answers.
    pub skips: usize,
    pub answering: bool,
    pub colour: Option<usize>,
    pub in_round: usize,
    /// The card that each of them copies, if it does.
    pub copies: Vec<Option<Kind>>,
    pub fits_doubly: bool,
    /// Of the cards for which the one that was laid can stand, those that fit doubly.
    pub would_fit_doubly: Vec<Kind>,
    /// The wish was named before the effects.
    pub named: bool,
    /// The decision awaited before a card that must be named, or before a colour is called with the last cards.
    pub awaited: Option<Box<Awaiting>>,
    /// A further card of an unfinished play.
    pub adds: bool,
    pub starts: bool,
}

/// A card that has yet to do what it does to those who follow, and what there was before it.
#[derive(Clone, Debug)]
pub struct AwaitedInput {
    /// The card whose effects those are: what a card copies, or itself.
    pub card: Kind,
    /// The card that was laid.
    pub laid: Kind,
    pub seat: Seat,
    pub pending: usize,
    /// The card because of which they were pending.
    pub pending_by: Kind,
    /// Pending skips.
    pub skips: usize,
    /// Played together with the cards under it.
    pub joins: bool,
    pub answering: bool,
    pub colour: Option<usize>,
    pub with_two: bool,
    pub starts: bool,
    /// One of several cards of a play that may continue.
    pub further: bool,
    pub reversed: bool,
    pub skipped: bool,
}

/// Result of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub end: &'static str,
    pub winners: Vec<Seat>,
    pub champions: Option<Vec<Seat>>,
}

/// A run that is none, laid and not yet noticed.
#[derive(Clone, Debug)]
pub struct WrongRun {
    pub seat: Seat,
    pub cards: Vec<Kind>,
    pub penalty: usize,
    pub wish_before: Option<usize>,
    /// Number of cards on top of it.
    pub covered: usize,
}

/// The table. Whoever holds cards is in the round.
#[derive(Clone)]
pub struct Table<'a> {
    pub book: &'a RuleSet,
    pub strict: bool,
    pub automatic_calls: bool,
    pub seats: usize,
    pub hands: Vec<Vec<Kind>>,
    /// The top card comes last, as in the discard pile.
    pub pile: Vec<Kind>,
    pub discard: Vec<Kind>,
    /// Bans in force.
    pub beside: Vec<Kind>,
    /// Points of the hands that were set aside.
    pub set_aside: Vec<usize>,
    /// Players who are not out of the match.
    pub takes_part: Vec<bool>,
    pub dealer: Seat,
    /// The first dealer that the table has chosen.
    pub first_dealer: Option<Seat>,
    pub turn: Seat,
    pub clockwise: bool,
    pub wish: Option<usize>,
    pub awaits: Awaiting,
    /// Cards of the discard pile that were played in this turn.
    pub laid_this_turn: usize,
    /// Further cards allowed after the immediate effects, and the card that allows them.
    pub may_go_on: Option<(usize, Kind)>,
    /// The call of the last card of an unfinished play was asked for.
    pub call_was_asked_for: bool,
    /// Cards that have yet to do what they do to those who follow.
    pub waits: Vec<AwaitedInput>,
    /// Further players passed over by unanswered skips.
    pub skips_left: usize,
    /// The card because of which something is pending.
    pub demanded_by: Kind,
    /// The play that is carried out, what of it is still to be done to players by which of its cards, which of them is
    /// at work, and who was chosen for that.
    pub play: Play,
    pub to_do: Vec<(usize, Effect)>,
    pub at: usize,
    pub chosen: Option<Seat>,
    /// Hands looked at since the last move: viewer, owner, cards.
    pub looked: Vec<(Seat, Seat, Vec<Kind>)>,
    /// Player of the card whose twin is asked for.
    pub laid_by: Seat,
    /// Turns that each player will miss.
    pub sits_out: Vec<usize>,
    /// Penalties in points.
    pub fines: Vec<usize>,
    /// The draw before [`Awaiting::Drawn`] was by choice.
    pub drew_by_choice: bool,
    /// Draws by choice in this turn, or cards drawn.
    pub draws: usize,
    /// Calls of this turn.
    pub called: Vec<usize>,
    pub owes: Vec<Option<usize>>,
    /// The player's next move closes their own catch window, since the turn came back while it was open.
    pub own_move_closes: Vec<bool>,
    pub exempt: Vec<Option<usize>>,
    pub wrong_run: Option<WrongRun>,
    /// Player and number of the cards on top, and the wish before them.
    pub last_laid: Option<(Seat, usize, Option<usize>)>,
    /// Cards that were laid for others: how many cards lie on each, and what it is.
    pub named: Vec<(usize, Kind)>,
    /// The turn that waits until cards are given by agreement.
    pub interrupted: Option<(Seat, Awaiting)>,
    /// A player without cards who can still be caught.
    pub provisional: Option<Seat>,
    /// A player who has just played the last card and is out after those before.
    pub leaving: Option<Seat>,
    /// The last card of who can still be caught.
    pub provisional_with: Kind,
    /// With which card the first one got out.
    pub first_out_with: Option<Kind>,
    pub first_out: Option<Seat>,
    /// Order in which players were out, from 1; 0 for those who are not.
    pub place: Vec<usize>,
    pub points: Vec<usize>,
    pub totals: Vec<usize>,
    pub round: usize,
    pub turns: usize,
    /// Players in a row who could neither play nor draw.
    pub idle: usize,
    pub outcome: Option<Outcome>,
    /// Chance, and every shuffle that came of it, from the top down.
    pub dice: Dice,
    pub shuffles: Vec<Vec<Kind>>,
}

impl<'a> Table<'a> {
    /// A table before the first deal.
    pub fn new(book: &'a RuleSet, seats: usize, dice: Dice) -> Self {
        Table {
            book,
            strict: false,
            automatic_calls: false,
            seats,
            hands: vec![Vec::new(); seats],
            pile: Vec::new(),
            discard: Vec::new(),
            beside: Vec::new(),
            set_aside: vec![0; seats],
            takes_part: vec![true; seats],
            dealer: 0,
            first_dealer: None,
            turn: 0,
            clockwise: true,
            wish: None,
            awaits: Awaiting::RoundOver,
            laid_this_turn: 0,
            may_go_on: None,
            call_was_asked_for: false,
            waits: Vec::new(),
            skips_left: 0,
            demanded_by: 0,
            play: Play::default(),
            to_do: Vec::new(),
            at: 0,
            chosen: None,
            looked: Vec::new(),
            laid_by: 0,
            sits_out: vec![0; seats],
            fines: vec![0; seats],
            drew_by_choice: false,
            draws: 0,
            called: Vec::new(),
            owes: vec![None; seats],
            own_move_closes: vec![false; seats],
            exempt: vec![None; seats],
            wrong_run: None,
            last_laid: None,
            named: Vec::new(),
            interrupted: None,
            provisional: None,
            provisional_with: 0,
            leaving: None,
            first_out_with: None,
            first_out: None,
            place: vec![0; seats],
            points: vec![0; seats],
            totals: vec![0; seats],
            round: 0,
            turns: 0,
            idle: 0,
            outcome: None,
            dice,
            shuffles: Vec::new(),
        }
    }

    /// The card under so many others.
    pub fn lies(&self, under: usize) -> Option<Kind> {
        let named = self.named.iter().find(|(on, _)| *on == under).map(|(_, named)| *named);
        let card = self.discard.iter().rev().nth(under)?;
        Some(named.unwrap_or(*card))
    }

    /// The player who must decide something.
    pub fn to_act(&self) -> Option<Seat> {
        (!matches!(self.awaits, Awaiting::RoundOver | Awaiting::MatchOver)).then_some(self.turn)
    }

    pub fn top(&self) -> Kind {
        self.lies(0).expect("a top card")
    }

    /// The colour that the next card has to follow.
    pub fn colour_in_force(&self) -> Option<usize> {
        self.wish.or(self.book.faces[self.top()].colour)
    }

    pub fn in_round(&self) -> usize {
        self.hands.iter().filter(|hand| !hand.is_empty()).count()
    }

    /// The next one in the direction of play who is in the round (G-10).
    pub fn next_after(&self, seat: Seat) -> Seat {
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        let mut next = (seat + step) % self.seats;
        while self.hands[next].is_empty() && next != seat {
            next = (next + step) % self.seats;
        }
        next
    }

    pub fn worth(&self, cards: &[Kind]) -> usize {
        cards.iter().map(|card| self.book.faces[*card].points).sum()
    }

    /// Players passed over if the pending skip is not answered.
    pub fn skips_pending(&self) -> usize {
        if let Awaiting::Skip(players) = self.awaits { players } else { 0 }
    }

    /// Cards of the pending draw.
    pub fn pending(&self) -> usize {
        match self.awaits {
            Awaiting::Draw(cards) => cards,
            Awaiting::Challenge { .. } => self.draw_of(self.top()).map_or(0, |(cards, _, _)| cards),
            _ => 0,
        }
    }

    /// The draw of the next player by a card: its size, its answers, and what that player may do afterwards.
    pub fn draw_of(&self, card: Kind) -> Option<(usize, Vec<String>, &'a str)> {
        self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::Draw { who, cards, answered_by, passed_on_by, then, .. } if who == "next" => {
                Some((*cards, [answered_by.as_slice(), passed_on_by].concat(), then.as_str()))
            }
            _ => None,
        })
    }

    /// The cards with which the player on turn may answer what is pending.
    pub fn answers(&self) -> Vec<String> {
        match self.awaits {
            _ if self.is_won() => Vec::new(),
            Awaiting::Draw(_) | Awaiting::Challenge { .. } => {
                self.draw_of(self.demanded_by).map_or_else(Vec::new, |(_, answers, _)| answers)
            }
            Awaiting::Skip(_) => self.skip_of(self.demanded_by).unwrap_or(&[]).to_vec(),
            _ => Vec::new(),
        }
    }

    /// Answers to the skip of a card, if it skips.
    pub fn skip_of(&self, card: Kind) -> Option<&'a [String]> {
        self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::Skip { who, answered_by, .. } if who == "next" => Some(answered_by.as_slice()),
            _ => None,
        })
    }

    /// Cards of the discard pile that stay in a reshuffle: the top card, those of this turn, and those that may be
    /// taken back (G-2).
    fn stay(&self) -> usize {
        let lowest = |run: &WrongRun| self.discard.iter().rposition(|card| *card == run.cards[0]);
        let run = self.wrong_run.as_ref().and_then(lowest).map_or(0, |lowest| self.discard.len() - lowest + 1);
        self.laid_this_turn.max(run).max(1)
    }

    pub fn can_draw(&self) -> bool {
        !self.pile.is_empty() || (self.book.reshuffle != "never" && self.discard.len() > self.stay())
    }

    /// Cards that can be drawn at once.
    pub fn drawable(&self) -> usize {
        let spare = self.discard.len().saturating_sub(self.stay());
        match self.book.reshuffle.as_str() {
            "when-empty" => self.pile.len() + spare,
            "before-draw" if self.pile.is_empty() => spare,
            _ => self.pile.len(),
        }
    }

    fn reshuffle(&mut self) {
        let stay = self.stay().min(self.discard.len());
        let mut cards: Vec<Kind> = self.discard.drain(..self.discard.len() - stay).collect();
        if self.book.turned_over {
            cards.reverse();
            self.pile = cards;
        } else if !cards.is_empty() {
            self.shuffle(&mut cards);
            self.pile = cards;
        }
    }

    /// Shuffles cards that become the draw pile.
    pub fn shuffle(&mut self, cards: &mut [Kind]) {
        self.dice.shuffle(cards);
        self.shuffles.push(cards.iter().rev().copied().collect());
    }

    /// A player draws; how many cards there were.
    pub fn draw(&mut self, seat: Seat, cards: usize) -> usize {
        if cards > 0 && self.pile.is_empty() && self.book.reshuffle == "before-draw" {
            self.reshuffle();
        }
        for drawn in 0..cards {
            if self.pile.is_empty() && self.book.reshuffle == "when-empty" {
                self.reshuffle();
            }
            let Some(card) = self.pile.pop() else { return drawn };
            self.hands[seat].push(card);
        }
        cards
    }

    pub fn take_from_hand(&mut self, seat: Seat, card: Kind) {
        let at = self.hands[seat].iter().position(|held| *held == card).expect("a card of the hand");
        self.hands[seat].remove(at);
    }
}
