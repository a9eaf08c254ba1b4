//! The view: all that people, bots, hints and errors may know of the table (G-12).

use super::event::Outcome;
use super::game::View;
use super::illegal_move::{IllegalMove, Verdict};
use super::legality::Legality;
use super::moves::{Move, PlayedTogether};
use super::phase::Awaiting;
use super::table::Table;
use crate::cards::{CardKind, CardSet, Colour, KindSet, Wish};
use crate::engine::{Calls, Seat, SeatSet, Setup, Viewer};
use crate::games::shedding::rules::{CompiledEffect, ImmediateEffect, Rules};
use crate::rules::{Bans, Call};

impl<'a> View<'a> {
    pub(super) fn table(self) -> &'a Table {
        &self.game.table
    }

    fn legality(self) -> Legality<'a> {
        Legality { rules: &self.game.rules, setup: &self.game.setup, table: &self.game.table }
    }

    /// The rules.
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    /// The set-up.
    pub fn setup(self) -> &'a Setup {
        &self.game.setup
    }

    /// The seat of the viewer; `None` for an onlooker.
    pub fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// The seats of the table, clockwise.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.game.setup.seats)
    }

    /// The cards of the own hand, twins apart; none for an onlooker.
    pub fn own_cards(self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| self.table().hand(seat))
    }

    /// The cards that the viewer cannot see: in other hands, in the draw pile, out of the round.
    pub(super) fn unseen_cards(self) -> CardSet {
        let table = self.table();
        let open_hands = self.rules().book.open_hands.is_some();
        let absent = self.rules().absent(self.game.setup.seats) & table.aside;
        let discard = table.discard.as_slice().iter().copied().collect();
        let open = self.own_cards() | absent | table.beside | discard;
        let seen = self.seats().filter(|_| open_hands).fold(open, |seen, seat| seen | table.hand(seat));
        self.rules().deck().whole() - seen
    }

    /// The own hand in deck order, with repeated twins; empty for an onlooker.
    pub fn hand(self) -> Vec<CardKind> {
        self.rules().deck().kinds_in(self.own_cards()).collect()
    }

    /// Number of cards in a hand.
    pub fn held(self, seat: Seat) -> u16 {
        self.table().held(seat)
    }

    /// The card that a copying card would copy now.
    pub fn copied(self) -> Option<CardKind> {
        self.legality().copied()
    }

    /// True if two seats are on the same side.
    pub fn are_partners(self, one: Seat, other: Seat) -> bool {
        self.legality().are_partners(one, other)
    }

    /// The top card of the discard pile; `None` before the first deal.
    pub fn top(self) -> Option<CardKind> {
        self.legality().top()
    }

    /// The wish in force.
    pub fn wish(self) -> Option<Wish> {
        self.table().wish
    }

    /// The banned rows of the times table (NN-4).
    pub fn bans(self) -> Bans {
        self.table().bans
    }

    /// The bans beside the discard pile, in deck order.
    pub fn beside(self) -> Vec<CardKind> {
        self.rules().deck().kinds_in(self.table().beside).collect()
    }

    /// A visible hand: the own one, or any if hands are open (NN-5).
    pub fn hand_of(self, seat: Seat) -> Option<Vec<CardKind>> {
        let open = self.rules().book.open_hands.is_some() || self.seat() == Some(seat);
        open.then(|| self.rules().deck().kinds_in(self.table().hand(seat)).collect())
    }

    /// The colour that the next card must follow: the wish, or the colour of the top card.
    pub fn colour_in_force(self) -> Option<Colour> {
        self.legality().colour_in_force()
    }

    /// True if play goes clockwise.
    pub fn clockwise(self) -> bool {
        self.table().clockwise
    }

    /// The dealer of this round.
    pub fn dealer(self) -> Seat {
        self.table().dealer
    }

    /// The number of the round, from 1; 0 before the first.
    pub fn round(self) -> u16 {
        self.table().round
    }

    /// The possible wishes if the viewer plays this card next; empty for a card without a wish.
    pub fn wishes_with(self, card: CardKind) -> Vec<Wish> {
        let wish = self.seat().and_then(|seat| self.legality().wishes_with(seat, card));
        wish.map_or_else(Vec::new, |wish| self.rules().wishable(wish).to_vec())
    }

    /// True if the cards have the shape of a run that may be wrong: then everybody gets a chance to catch it (G-8).
    pub fn may_be_a_wrong_run(self, cards: &[CardKind]) -> bool {
        self.legality().wrong_run(cards).is_some()
    }

    /// True if wrong runs can be played and caught at this table (N1-20).
    pub fn runs_are_caught(self) -> bool {
        self.legality().runs_are_caught()
    }

    /// The seat that has to decide; `None` between rounds.
    pub fn to_act(self) -> Option<Seat> {
        self.legality().to_act()
    }

    /// True if the viewer has to decide.
    pub fn decides(self) -> bool {
        self.seat().is_some() && self.to_act() == self.seat()
    }

    /// The decision that the table waits for, without the drawn card.
    pub fn awaits(self) -> Awaiting {
        match self.table().phase {
            Awaiting::Drawn(_) => Awaiting::Drawn(None),
            phase => phase,
        }
    }

    /// Number of pending cards; 0 if no draw is pending.
    pub fn pending_cards(self) -> u16 {
        self.legality().pending_cards()
    }

    /// Number of players who are skipped without an answer; 0 if no skip is pending.
    pub fn pending_skips(self) -> u8 {
        self.legality().pending_skips()
    }

    /// True if the pending skips are turns of a single player.
    pub fn skips_turns(self) -> bool {
        self.legality().skips_turns()
    }

    /// The cards that answer the pending effect.
    pub fn answers(self) -> KindSet {
        self.legality().answers()
    }

    /// The possible wishes, while a wish must be named.
    pub fn choices(self) -> Vec<Wish> {
        self.legality().choices().to_vec()
    }

    /// The cards that the last stand-in can represent, while it must be named.
    pub fn cards_to_name(self) -> Vec<CardKind> {
        if self.table().phase == Awaiting::NameCard { self.table().standing.iter().collect() } else { Vec::new() }
    }

    /// The cards with the viewer's own number, which always fit; none without a countdown.
    pub fn own_number(self) -> KindSet {
        self.seat().map_or(KindSet::EMPTY, |seat| self.legality().own_number(seat))
    }

    /// True while a stand-in or its wish must be named, or the wish of several cards before their effects.
    pub fn is_to_be_named(self) -> bool {
        let table = self.table();
        let wishes = table.phase == Awaiting::NameWish;
        let named = table
            .resolution
            .is_some_and(|resolution| resolution.stands || wishes && resolution.begins_with_wish(self.rules()));
        named || table.phase == Awaiting::NameCard
    }

    /// The cards that a stand-in of the player on turn could represent now.
    pub fn can_stand_for(self, card: CardKind) -> Vec<CardKind> {
        self.legality().can_stand_for(card).iter().collect()
    }

    /// The stand-in on top of the pile, which [`top`](Self::top) represents.
    pub fn stand_in(self) -> Option<CardKind> {
        let (card, _) = self.table().stood.filter(|(card, _)| self.table().discard.top() == Some(*card))?;
        Some(self.rules().deck().kind(card))
    }

    /// The possible targets, while a player must be chosen.
    pub fn candidates(self) -> SeatSet {
        if self.table().phase == Awaiting::NamePlayer { self.legality().candidates() } else { SeatSet::default() }
    }

    /// The effect on the player who must be chosen.
    pub fn deed(self) -> Option<ImmediateEffect> {
        match self.legality().asking()? {
            CompiledEffect::Does { does, .. } if self.table().phase == Awaiting::NamePlayer => Some(*does),
            _ => None,
        }
    }

    /// Number of turns that a seat will sit out.
    pub fn sits_out(self, seat: Seat) -> u8 {
        self.table().sits_out[seat.index()]
    }

    /// The next player in the direction of play.
    pub fn next_after(self, seat: Seat) -> Seat {
        self.table().next_after(seat)
    }

    /// The order in which a seat went out, from 1; `None` while it is in the round.
    pub fn place(self, seat: Seat) -> Option<u8> {
        Some(self.table().place[seat.index()]).filter(|place| *place > 0)
    }

    /// True if a seat was eliminated from the round with cards in hand, or has left the match.
    pub fn has_dropped_out(self, seat: Seat) -> bool {
        let table = self.table();
        let has_won = table.provisional.is_some_and(|provisional| provisional.seat == seat);
        !table.playing.contains(seat) && self.place(seat).is_none() && !has_won
    }

    /// Number of turns in the round, including the current one. A turn lost by drawing counts, a skip without a
    /// possible answer does not.
    pub fn turns(self) -> u32 {
        self.table().turns
    }

    /// The result of the last round; `None` during a round.
    pub fn outcome(self) -> Option<Outcome> {
        self.table().outcome
    }

    /// The match points by seat, without the current round.
    pub fn totals(self) -> &'a [u32] {
        &self.table().totals[..usize::from(self.game.setup.seats)]
    }

    /// The points of the current round so far, by seat.
    pub fn points(self) -> &'a [u32] {
        &self.table().points[..usize::from(self.game.setup.seats)]
    }

    /// Number of cards in the draw pile.
    pub fn pile(self) -> u16 {
        self.table().pile.len()
    }

    /// True if a card can be drawn.
    pub fn can_draw(self) -> bool {
        self.table().can_draw(self.rules())
    }

    /// The discard pile from the top down.
    pub fn discard(self) -> Vec<CardKind> {
        self.table().discard.as_slice().iter().rev().map(|card| self.rules().deck().kind(*card)).collect()
    }

    /// The countdown numbers by seat; empty without a countdown.
    pub fn numbers(self) -> Vec<u16> {
        let legality = self.legality();
        self.seats().filter_map(|seat| legality.number_of(seat)).collect()
    }

    /// The forgotten call of a seat, which everybody could notice.
    pub fn owes(self, seat: Seat) -> Option<Call> {
        self.table().due_calls[seat.index()].map(|owed| owed.call)
    }

    /// The call that is due with the viewer's next card, in the own turn.
    pub fn call_due(self) -> Option<Call> {
        self.call_after(1)
    }

    /// The call that is due with this move of the viewer, in the own turn.
    pub fn call_due_with(self, wanted: Move) -> Option<Call> {
        if wanted.is_play() { self.call_after(wanted.cards().len()) } else { None }
    }

    fn call_after(self, cards: usize) -> Option<Call> {
        let call = self.legality().call_with(cards)?;
        let seat = self.seat().filter(|seat| self.to_act() == Some(*seat))?;
        let table = self.table();
        (!table.called.contains(call) && table.exempt[seat.index()] != Some(call)).then_some(call)
    }

    /// True if anything can be caught now: a forgotten call, or a wrong run (G-8).
    pub fn has_open_windows(self) -> bool {
        self.table().has_open_windows()
    }

    /// True if other players have to notice forgotten calls (G-8).
    pub fn calls_are_caught(self) -> bool {
        self.game.setup.calls == Calls::Typed && self.rules().calls_are_caught()
    }

    /// The drawn card of the viewer, if only that one may be played.
    pub fn drawn(self) -> Option<CardKind> {
        match self.table().phase {
            Awaiting::Drawn(Some(card)) if self.seat() == Some(self.table().turn) => {
                Some(self.rules().deck().kind(card))
            }
            _ => None,
        }
    }

    /// The last card, if somebody is asked for its twin out of turn.
    pub fn twin(self) -> Option<CardKind> {
        self.legality().twin()
    }

    /// The playable kinds of the viewer, in deck order.
    pub fn playable(self) -> Vec<CardKind> {
        if !self.decides() {
            return Vec::new();
        }
        self.legality().playable().iter().collect()
    }

    /// The groups that the viewer may play in one move, without subsets and permutations.
    pub fn playable_together(self) -> Vec<PlayedTogether> {
        if !self.decides() {
            return Vec::new();
        }
        self.legality().largest_groups()
    }

    /// The cards in the order in which they would be played (N1-17).
    pub fn in_order(self, cards: PlayedTogether) -> PlayedTogether {
        self.legality().in_order(cards)
    }

    /// All legal moves of the viewer; none for an onlooker.
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.seat() {
            self.legality().legal_moves(seat, &mut moves);
        }
        moves
    }

    /// The decisions of the viewer without calls, in the own turn. The list is cleared first and can be reused.
    pub fn decisions(self, moves: &mut Vec<Move>) {
        moves.clear();
        if let Some(seat) = self.seat() {
            self.legality().decisions(seat, moves);
        }
    }

    /// The decision with the number that `which` returns for their count (at least two). Much faster than the list.
    /// `None` outside the own turn.
    pub fn pick_decision(self, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.legality().pick(self.seat()?, which)
    }

    /// True if a move of the viewer is legal.
    pub fn allows(self, wanted: Move) -> bool {
        self.judge(wanted) == Some(Verdict::Legal)
    }

    /// True if the viewer would bluff with this card: legal, but unjust in a challenge (UN-11).
    pub fn is_bluff(self, card: CardKind) -> bool {
        let honest = self.rules().kind(card).honest;
        let breaks = |honest| self.rules().breaks(honest, self.own_cards(), self.colour_in_force());
        !self.table().phase.is_answering() && honest.is_some_and(breaks)
    }

    /// The verdict on a move of the viewer; `None` for an onlooker.
    pub fn judge(self, wanted: Move) -> Option<Verdict> {
        Some(self.legality().verdict(self.seat()?, wanted))
    }

    /// The reason why a move of the viewer is not legal; `None` for an onlooker.
    pub fn refusal(self, wanted: Move) -> Option<IllegalMove> {
        self.judge(wanted)?.refusal()
    }

    /// The reason why the viewer could not play a held card in an own turn now; `None` if it could be played.
    pub fn why_not(self, card: CardKind) -> Option<IllegalMove> {
        let seat = self.seat()?;
        self.legality().refuse_card(seat, card)
    }
}
