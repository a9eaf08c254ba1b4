//! What one viewer may know of the table: all that people, bots, hints and errors get (G-12).

use super::event::Outcome;
use super::game::Game;
use super::illegal_move::{IllegalMove, Verdict};
use super::legality::Legality;
use super::moves::{Call, Laid, Move};
use super::phase::{Awaiting, Phase};
use super::score;
use super::setup::{Calls, Seat, SeatSet, Setup, Viewer};
use super::table::Table;
use crate::cards::{CardKind, CardSet, Colour, KindSet, Wish};
use crate::rules::{Bans, CompiledEffect, ImmediateEffect, Rules};

/// The table as one viewer may know it. It borrows, and costs nothing.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a Game,
    pub(super) viewer: Viewer,
}

impl<'a> View<'a> {
    pub(super) fn table(self) -> &'a Table {
        &self.game.table
    }

    fn judge_of(self) -> Legality<'a> {
        Legality { rules: &self.game.rules, setup: &self.game.setup, table: &self.game.table }
    }

    /// The rules of the table.
    #[must_use]
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    /// How the table is set up.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        &self.game.setup
    }

    /// Who looks.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat; an onlooker has none.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// The seats of the table, clockwise.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.game.setup.seats)
    }

    /// The cards of the own hand, twins apart; none for an onlooker.
    #[must_use]
    pub fn own_cards(self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| self.table().hand(seat))
    }

    /// The cards that the viewer cannot see: in other hands, in the draw pile, out of the round.
    pub(super) fn unseen_cards(self) -> CardSet {
        let table = self.table();
        let open_hands = self.rules().book().open_hands.is_some();
        let absent = self.rules().absent(self.game.setup.seats) & table.aside;
        let discard = table.discard.as_slice().iter().copied().collect();
        let open = self.own_cards() | absent | table.beside | discard;
        let seen = self.seats().filter(|_| open_hands).fold(open, |seen, seat| seen | table.hand(seat));
        self.rules().deck().whole() - seen
    }

    /// The own hand in deck order, twins as often as they are held; nothing for an onlooker.
    #[must_use]
    pub fn hand(self) -> Vec<CardKind> {
        self.rules().deck().kinds_in(self.own_cards()).collect()
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn held(self, seat: Seat) -> u16 {
        self.table().held(seat)
    }

    /// What a card copies that is laid now.
    #[must_use]
    pub fn copied(self) -> Option<CardKind> {
        self.judge_of().copied()
    }

    /// Whether two seats win together: partners, or one and the same.
    #[must_use]
    pub fn are_partners(self, one: Seat, other: Seat) -> bool {
        score::are_partners(self.rules(), one, other)
    }

    /// The top card of the discard pile; `None` before the first deal.
    #[must_use]
    pub fn top(self) -> Option<CardKind> {
        self.judge_of().top()
    }

    /// What is wished, while a wish is in force.
    #[must_use]
    pub fn wish(self) -> Option<Wish> {
        self.table().wish
    }

    /// The rows of the times table that are banned (NN-4).
    #[must_use]
    pub fn bans(self) -> Bans {
        self.table().bans
    }

    /// The bans that lie beside the discard pile, in deck order.
    #[must_use]
    pub fn beside(self) -> Vec<CardKind> {
        self.rules().deck().kinds_in(self.table().beside).collect()
    }

    /// A hand that this viewer may look into: the own one, or any where hands are open (NN-5).
    #[must_use]
    pub fn hand_of(self, seat: Seat) -> Option<Vec<CardKind>> {
        let open = self.rules().book().open_hands.is_some() || self.seat() == Some(seat);
        open.then(|| self.rules().deck().kinds_in(self.table().hand(seat)).collect())
    }

    /// The colour that the next card has to follow: the wish, or the top card's.
    #[must_use]
    pub fn colour_in_force(self) -> Option<Colour> {
        self.judge_of().colour_in_force()
    }

    /// Whether play goes clockwise.
    #[must_use]
    pub fn clockwise(self) -> bool {
        self.table().clockwise
    }

    /// Who deals this round.
    #[must_use]
    pub fn dealer(self) -> Seat {
        self.table().dealer
    }

    /// The number of the round, from 1; 0 before the first.
    #[must_use]
    pub fn round(self) -> u16 {
        self.table().round
    }

    /// Whether a card's player names a colour with it, if it is the next card that the viewer lays.
    #[must_use]
    pub fn wishes_with(self, card: CardKind) -> Vec<Wish> {
        let wish = self.seat().and_then(|seat| self.judge_of().wishes_with(seat, card));
        wish.map_or_else(Vec::new, |wish| self.rules().wishes(wish).collect())
    }

    /// Whether these cards could have been laid as a run although they are none: then everybody gets a chance to
    /// notice, whatever they are (G-8).
    #[must_use]
    pub fn may_be_a_wrong_run(self, cards: &[CardKind]) -> bool {
        self.judge_of().wrong_run(cards).is_some()
    }

    /// Whether wrong runs can be laid and caught at this table (N1-20).
    #[must_use]
    pub fn runs_are_caught(self) -> bool {
        self.judge_of().runs_are_caught()
    }

    /// Who has to decide something; nobody between rounds.
    #[must_use]
    pub fn to_act(self) -> Option<Seat> {
        self.judge_of().to_act()
    }

    /// Whether the viewer has to decide something.
    #[must_use]
    pub fn decides(self) -> bool {
        self.seat().is_some() && self.to_act() == self.seat()
    }

    /// What the table waits for.
    #[must_use]
    pub fn awaits(self) -> Awaiting {
        self.table().stage.into()
    }

    /// How many cards the viewer's pending draw, or anybody's, brings; 0 if nothing is pending.
    #[must_use]
    pub fn pending_cards(self) -> u16 {
        self.judge_of().pending_cards()
    }

    /// How many players are passed over if nobody answers; 0 if no skip is pending.
    #[must_use]
    pub fn pending_skips(self) -> u8 {
        self.judge_of().pending_skips()
    }

    /// Whether the pending skips are turns of one player, and not one each of several.
    #[must_use]
    pub fn skips_turns(self) -> bool {
        self.judge_of().skips_turns()
    }

    /// The cards that answer what is pending.
    #[must_use]
    pub fn answers(self) -> KindSet {
        self.judge_of().answers()
    }

    /// What the player on turn can name, if something is to be named.
    #[must_use]
    pub fn choices(self) -> Vec<Wish> {
        self.judge_of().choices().to_vec()
    }

    /// For which cards the one that was just laid can stand, while that is to be said.
    #[must_use]
    pub fn cards_to_name(self) -> Vec<CardKind> {
        if self.table().stage == Phase::NameCard { self.table().standing.iter().collect() } else { Vec::new() }
    }

    /// The cards that fit always for the viewer since they have the viewer's own number; none where nobody has one.
    #[must_use]
    pub fn own_number(self) -> KindSet {
        self.seat().map_or(KindSet::EMPTY, |seat| self.judge_of().own_number(seat))
    }

    /// Whether a card was laid for another one, and it is not said yet which one it is, or what that one wishes; or whether
    /// the same is to be said of several cards, before they do anything.
    #[must_use]
    pub fn is_to_be_named(self) -> bool {
        let table = self.table();
        let wishes = table.stage == Phase::NameWish;
        let named = table.doing.is_some_and(|doing| doing.stands || wishes && doing.begins_with_wish(self.rules()));
        named || table.stage == Phase::NameCard
    }

    /// For which cards this one could be laid now by the player on turn, if it is laid for others.
    #[must_use]
    pub fn can_stand_for(self, card: CardKind) -> Vec<CardKind> {
        self.judge_of().can_stand_for(card).iter().collect()
    }

    /// The card on top that was laid for another one, which [`top`](Self::top) is.
    #[must_use]
    pub fn stand_in(self) -> Option<CardKind> {
        let (card, _) = self.table().stood.filter(|(card, _)| self.table().discard.top() == Some(*card))?;
        Some(self.rules().deck().kind(card))
    }

    /// Whom the player on turn can choose; nobody unless a player is to be chosen.
    #[must_use]
    pub fn candidates(self) -> SeatSet {
        if self.table().stage == Phase::NamePlayer { self.judge_of().candidates() } else { SeatSet::default() }
    }

    /// What will be done to the player who is to be chosen.
    #[must_use]
    pub fn deed(self) -> Option<ImmediateEffect> {
        match self.judge_of().asking()? {
            CompiledEffect::Does { does, .. } if self.table().stage == Phase::NamePlayer => Some(*does),
            _ => None,
        }
    }

    /// How often a seat is passed over when the turn comes to it.
    #[must_use]
    pub fn sits_out(self, seat: Seat) -> u8 {
        let more = self.table().sits_out_more[seat.index()];
        if self.table().sits_out.contains(seat) { more.saturating_add(1) } else { 0 }
    }

    /// Who is next after a seat in the direction of play.
    #[must_use]
    pub fn next_after(self, seat: Seat) -> Seat {
        self.table().next_after(seat)
    }

    /// The place in which a seat got out, from 1; `None` while it is in the round.
    #[must_use]
    pub fn place(self, seat: Seat) -> Option<u8> {
        Some(self.table().place[seat.index()]).filter(|place| *place > 0)
    }

    /// Whether a seat is out of the round with the cards in hand, or out of the match.
    #[must_use]
    pub fn has_dropped_out(self, seat: Seat) -> bool {
        let table = self.table();
        let has_won = table.provisional.is_some_and(|provisional| provisional.seat == seat);
        !table.playing.contains(seat) && self.place(seat).is_none() && !has_won
    }

    /// How many turns the round has had, the current one included. Drawing because of a card is a turn, even if it is
    /// lost; being skipped without a chance to answer is none.
    #[must_use]
    pub fn turns(self) -> u32 {
        self.table().turns
    }

    /// How the last round ended; `None` while a round is on.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        self.table().outcome
    }

    /// The points of the match so far, by seat; those of the current round are not in it yet.
    #[must_use]
    pub fn totals(self) -> &'a [u32] {
        &self.table().totals[..usize::from(self.game.setup.seats)]
    }

    /// The points of the current round so far, by seat.
    #[must_use]
    pub fn points(self) -> &'a [u32] {
        &self.table().points[..usize::from(self.game.setup.seats)]
    }

    /// How many cards the draw pile has.
    #[must_use]
    pub fn pile(self) -> u16 {
        self.table().pile.len()
    }

    /// Whether anything can be drawn now.
    #[must_use]
    pub fn can_draw(self) -> bool {
        self.table().can_draw(self.rules())
    }

    /// The discard pile from the top down: it was all laid openly.
    #[must_use]
    pub fn discard(self) -> Vec<CardKind> {
        self.table().discard.as_slice().iter().rev().map(|card| self.rules().deck().kind(*card)).collect()
    }

    /// The number of each seat, where each has one, counting down; none otherwise.
    #[must_use]
    pub fn numbers(self) -> Vec<u16> {
        let judge = self.judge_of();
        self.seats().filter_map(|seat| judge.number_of(seat)).collect()
    }

    /// What the viewer has forgotten to call, or anybody: everybody has heard the silence.
    #[must_use]
    pub fn owes(self, seat: Seat) -> Option<Call> {
        self.table().owing.of(seat).map(|owed| owed.call)
    }

    /// The call that belongs to the next card that the viewer lays, if it is the viewer's turn and the call is owed.
    #[must_use]
    pub fn call_due(self) -> Option<Call> {
        self.call_due_after(1)
    }

    /// Whether a call can belong to any move of the player on turn.
    #[inline]
    pub(crate) fn a_call_is_near(self) -> bool {
        self.rules().a_call_goes_with(self.table().held(self.table().turn))
    }

    /// The call that belongs to a move of the viewer, if it is the viewer's turn and the call is owed.
    #[inline]
    #[must_use]
    pub fn call_due_with(self, wanted: Move) -> Option<Call> {
        match wanted {
            Move::Play { .. } => self.call_due_after(1),
            Move::PlayTogether { cards, .. } => self.call_after(cards.as_slice().len()),
            _ => None,
        }
    }

    #[inline]
    fn call_due_after(self, cards: u16) -> Option<Call> {
        let seat = self.table().turn;
        let due = self.rules().has_call_at(self.table().held(seat).checked_sub(cards)?);
        if due { self.call_after(cards.into()) } else { None }
    }

    /// The same where a call is due with so many cards less.
    #[inline(never)]
    fn call_after(self, cards: usize) -> Option<Call> {
        let call = self.judge_of().call_with(cards)?;
        let seat = self.seat().filter(|seat| self.to_act() == Some(*seat))?;
        let table = self.table();
        (!table.called.contains(call) && table.exempt[seat.index()] != Some(call)).then_some(call)
    }

    /// Whether there is anything at all that somebody could be caught for now: a forgotten call, or a wrong run (G-8).
    #[must_use]
    pub fn has_open_windows(self) -> bool {
        self.table().has_open_windows()
    }

    /// Whether forgotten calls have to be noticed by other players here, so that everybody gets a chance to (G-8).
    #[must_use]
    pub fn calls_are_caught(self) -> bool {
        self.game.setup.calls == Calls::Typed && self.rules().calls_are_caught()
    }

    /// Whether everybody gets a chance to notice that somebody forgot a call who has so many cards left (G-8).
    #[must_use]
    pub fn calls_are_caught_with(self, left: u16) -> bool {
        self.calls_are_caught() && self.rules().is_caught_with(left)
    }

    /// The card that the viewer has just drawn and alone may lay.
    #[must_use]
    pub fn drawn(self) -> Option<CardKind> {
        match self.table().stage {
            Phase::Drawn(Some(card)) if self.seat() == Some(self.table().turn) => {
                Some(self.rules().deck().kind(card))
            }
            _ => None,
        }
    }

    /// The card that was laid and may be laid again by whoever is asked, out of turn.
    #[must_use]
    pub fn twin(self) -> Option<CardKind> {
        self.judge_of().twin()
    }

    /// What the viewer may lay now, each kind once, in deck order.
    #[must_use]
    pub fn playable(self) -> Vec<CardKind> {
        if !self.decides() {
            return Vec::new();
        }
        self.judge_of().playable().iter().collect()
    }

    /// What the viewer may lay in one move, without what is part of it or the same in another order.
    #[must_use]
    pub fn playable_together(self) -> Vec<Laid> {
        if !self.decides() {
            return Vec::new();
        }
        self.judge_of().largest_groups()
    }

    /// All legal moves of the viewer; none for an onlooker.
    #[must_use]
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.seat() {
            self.judge_of().legal_moves(seat, &mut moves);
        }
        moves
    }

    /// Those legal moves with which the viewer decides what has to be decided, without any call: none unless it is the
    /// own turn. They go into a list that can be used again; its old content is lost.
    pub fn decisions(self, moves: &mut Vec<Move>) {
        moves.clear();
        if let Some(seat) = self.seat() {
            self.judge_of().decisions(seat, moves);
        }
    }

    /// One of these decisions: that with the number which is given when it is told how many there are, at least two. It takes
    /// far less than the list. Nothing unless it is the own turn.
    #[must_use]
    pub fn pick_decision(self, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.judge_of().pick(self.seat()?, which)
    }

    /// Whether a move of the viewer is legal.
    #[must_use]
    pub fn allows(self, wanted: Move) -> bool {
        self.judge(wanted) == Some(Verdict::Legal)
    }

    /// Whether the viewer would bluff with a card now: it may be laid, but a challenge would find it unjust (UN-11).
    #[must_use]
    pub fn is_bluff(self, card: CardKind) -> bool {
        let honest = self.rules().kind(card).honest;
        let breaks = |honest| self.rules().breaks(honest, self.own_cards(), self.colour_in_force());
        !self.table().stage.is_answering() && honest.is_some_and(breaks)
    }

    /// What the referee says of a move of the viewer; `None` for an onlooker, who has none.
    #[must_use]
    pub fn judge(self, wanted: Move) -> Option<Verdict> {
        Some(self.judge_of().judge(self.seat()?, wanted))
    }

    /// Why the viewer could not lay a held card now if it were the own turn, whoever's it is; `None` if it could.
    #[must_use]
    pub fn why_not(self, card: CardKind) -> Option<IllegalMove> {
        let seat = self.seat()?;
        self.judge_of().refuse_card(seat, card)
    }
}

#[cfg(test)]
mod tests;
