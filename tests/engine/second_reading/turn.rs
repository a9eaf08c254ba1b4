//! What a move brings about.

use super::effects::Effect;
use super::moves::Move;
use super::table::{AwaitedInput, Awaiting, Kind, Play, Seat, Table, WrongRun};

/// Pending effects on the following players.
#[derive(Default)]
struct Consequences {
    passed_over: usize,
    /// The card whose skip may be passed on.
    may_be_passed_on: Option<Kind>,
    draws: usize,
    drawn_by: Option<Kind>,
    /// The player who may have bluffed, and the colour in force before.
    challenge: Option<(Seat, Option<usize>)>,
}

impl Table<'_> {
    /// Makes a legal move.
    pub fn make(&mut self, seat: Seat, wanted: &Move) {
        if !matches!(wanted, Move::Pass | Move::Call(_) | Move::Catch(_)) {
            self.idle = 0;
        }
        let aside = matches!(wanted, Move::Call(_) | Move::Catch(_) | Move::Deal | Move::Agree(_));
        let closes = !aside && self.interrupted.is_none();
        if let Move::Play { call: Some(call), .. } = wanted {
            self.make_good(seat, *call);
        }
        if closes && self.awaits != Awaiting::JumpIn {
            self.close_own_window(seat);
        }
        match wanted {
            Move::Play { cards, wish, call } => {
                self.called.extend(call);
                if self.awaits == Awaiting::JumpIn {
                    self.lay_the_twin(seat, cards[0], *wish);
                } else {
                    self.lay(seat, cards, *wish, None);
                }
            }
            Move::Draw => self.draw_on_turn(seat),
            Move::Pass => self.pass(seat),
            Move::Call(call) => self.call(seat, *call),
            Move::Catch(other) => self.catch(*other),
            Move::Challenge => self.challenge(seat),
            Move::Choose(colour) => self.choose(seat, *colour),
            Move::StandFor(named) => self.name(seat, *named),
            Move::ChoosePlayer(other) => {
                self.chosen = Some(*other);
                self.carry_on(seat);
            }
            Move::Give(card) => self.give(seat, *card),
            Move::Deal => self.deal(),
            Move::Agree(agreed) => self.agree(agreed),
        }
    }

    /// Lays cards, of which it may be that they are a wrong run.
    pub fn lay(&mut self, seat: Seat, cards: &[Kind], wish: Option<usize>, wrong_run: Option<WrongRun>) {
        let play = Play {
            cards: cards.to_vec(),
            pending: self.pending(),
            pending_by: self.demanded_by,
            skips: self.skips_pending(),
            answering: matches!(self.awaits, Awaiting::Draw(_) | Awaiting::Skip(_) | Awaiting::Challenge { .. }),
            copies: (0..cards.len()).map(|at| self.copied_by(&cards[..=at])).collect(),
            colour: self.colour_in_force(),
            in_round: self.in_round(),
            fits_doubly: self.book.doubly_again && cards.len() == 1 && self.fits_doubly(cards[0]),
            adds: matches!(self.awaits, Awaiting::More { .. }),
            ..Play::default()
        };
        let possible = self.can_stand_for(seat, cards[0]);
        let would_fit_doubly: Vec<Kind> =
            possible.iter().copied().filter(|named| self.book.doubly_again && self.fits_doubly(*named)).collect();
        let (last, before) = cards.split_last().expect("a card");
        let below = before.iter().rev().find_map(|card| self.book.faces[*card].colour);
        let taken = below.or_else(|| self.colour_in_force()).filter(|_| self.book.sort_of(*last).takes_colour);
        let wish = wish.or(taken);
        for card in cards {
            self.take_from_hand(seat, *card);
            self.put_down(*card);
        }
        self.last_laid = None;
        let bans = cards.iter().filter(|card| self.bans(**card).is_some()).count();
        if bans == 0 {
            self.last_laid = Some((seat, cards.len(), self.wish));
        }
        if bans < cards.len() || wish.is_some() {
            self.wish = wish;
        }
        self.note_wrong_run(wrong_run);
        if self.to_act().is_none() {
            return;
        }
        if self.book.stands_for(cards[0]).is_some() {
            return self.ask_what_it_is(seat, possible, Play { would_fit_doubly, ..play });
        }
        if cards.len() > 1 && self.hands[seat].is_empty() && self.wishes_with(*last, true) {
            // A player who is out names no colour.
            self.play = Play { awaited: Some(Box::new(std::mem::replace(&mut self.awaits, Awaiting::Wish))), ..play };
            return;
        }
        self.may_go_on = self.further_cards(cards);
        self.end_play(seat, play);
    }

    /// The call for a card is looked for at once, or where further ones may follow, when the play ends or before the
    /// hand is another one.
    fn look_for_the_call_or_wait(&mut self, seat: Seat) {
        if let Some((left, _)) = self.may_go_on {
            let mut effects = self.play.cards.iter().flat_map(|card| self.book.effects(*card));
            let other_hand = effects.any(Effect::changes_own_hand);
            self.call_was_asked_for = left == 0 || self.play.last || other_hand;
            if !self.call_was_asked_for {
                return;
            }
        }
        self.look_for_the_call(seat);
    }

    /// The round is over because somebody else had won before.
    fn another_has_won(&mut self, seat: Seat) -> bool {
        if self.provisional.is_some_and(|win| win != seat) {
            self.close_windows_but(seat);
        }
        self.to_act().is_none()
    }

    /// Whoever laid the last card goes out; whether the round is over by that.
    fn leaves(&mut self, seat: Seat) -> bool {
        self.leaving = Some(seat);
        let another_has_won = self.another_has_won(seat);
        self.leaving = None;
        if another_has_won {
            return true;
        }
        self.goes_out(seat, *self.play.cards.last().expect("a card"));
        if self.is_won() {
            self.last_card(seat);
            return true;
        }
        // A player who can still be caught is not out yet.
        let out = self.provisional != Some(seat);
        if out && self.one_side_is_left() && self.book.finish == "play-on" {
            self.last_card(seat);
            return true;
        }
        false
    }

    /// A new run is laid on another one, whose window closes with this turn.
    fn note_wrong_run(&mut self, wrong_run: Option<WrongRun>) {
        let Some(run) = wrong_run else { return };
        self.close_windows_but(run.seat);
        self.wrong_run = Some(run);
    }

    /// A ban lies beside the pile; the second one of its row lifts it, and both go under the pile (NN-4).
    fn put_down(&mut self, card: Kind) {
        if let Some(run) = &mut self.wrong_run {
            run.covered += 1;
        }
        let Some(row) = self.bans(card) else {
            self.discard.push(card);
            self.named.iter_mut().for_each(|(on, _)| *on += 1);
            self.laid_this_turn += 1;
            return;
        };
        match self.beside.iter().position(|ban| self.bans(*ban) == Some(row)) {
            Some(at) => {
                let lifted = self.beside.remove(at);
                self.discard.splice(0..0, [lifted, card]);
            }
            None => self.beside.push(card),
        }
    }

    /// The cards lie: what had to be called, whether the player is out, and what the cards do.
    pub fn end_play(&mut self, seat: Seat, mut play: Play) {
        play.last = self.hands[seat].is_empty();
        self.play = play;
        self.look_for_the_call_or_wait(seat);
        if self.play.last && self.hands[seat].is_empty() {
            let card = *self.play.cards.last().expect("a card");
            let covered = self.book.effects(card).iter().find_map(|effect| match effect {
                Effect::Again { last_draws, .. } => Some(*last_draws),
                _ => None,
            });
            self.play.last = self.draw(seat, covered.unwrap_or(0)) == 0;
            if self.play.last && self.leaves(seat) {
                return;
            }
        }
        if self.others_are_asked() {
            if !self.another_has_won(seat) {
                self.laid_by = seat;
                self.ask_after(seat);
            }
        } else {
            self.take_effect(seat);
        }
    }

    /// The cards that were laid do what they do.
    pub fn take_effect(&mut self, seat: Seat) {
        self.list_what_is_to_do();
        if self.to_do.is_empty() || self.play.starts || !self.another_has_won(seat) {
            self.carry_on(seat);
        }
    }

    /// Somebody has laid the last card and won; what waits, and what it makes the next player draw, may still count
    /// (UN-18).
    fn last_card(&mut self, seat: Seat) {
        self.hold_back(seat);
        let does = self.consequences();
        self.close_windows_but(seat);
        let Some(by) = does.drawn_by.filter(|_| self.book.last_draw_counts) else {
            return self.end_round("finished");
        };
        self.turn_round();
        self.waits.clear();
        let mut next = self.next_after(seat);
        for _ in 0..does.passed_over {
            next = self.next_after(next);
        }
        if let Some((against, in_force)) = does.challenge.filter(|_| by == self.top()) {
            self.demanded_by = by;
            self.is_next(next, Awaiting::Challenge { against, in_force });
            return;
        }
        self.draw(next, does.draws);
        self.end_round("finished");
    }

    /// Makes the effects on the following players pending.
    fn hold_back(&mut self, seat: Seat) {
        let only_last = |effect: &Effect| matches!(effect, Effect::More { only_last: true, .. });
        let only_last = self.may_go_on.is_some_and(|(_, by)| self.book.effects(by).iter().any(only_last));
        if only_last {
            self.waits.clear();
        }
        let play = &self.play;
        let first = if only_last { play.cards.len() - 1 } else { 0 };
        let cards = play.cards.iter().enumerate().skip(first).map(|(at, card)| AwaitedInput {
            card: play.copies.get(at).copied().flatten().unwrap_or(*card),
            laid: *card,
            seat,
            pending: if at == first { play.pending } else { 0 },
            pending_by: play.pending_by,
            skips: if at == first { play.skips } else { 0 },
            joins: at > first,
            answering: play.answering,
            colour: play.colour,
            with_two: play.in_round == 2,
            starts: play.starts,
            further: self.may_go_on.is_some(),
            // A start card has turned round by itself.
            reversed: play.starts,
            skipped: false,
        });
        self.waits.extend(cards);
    }

    /// The card that the last of these cards copies: the first one below that copies nothing itself.
    fn copied_by(&self, cards: &[Kind]) -> Option<Kind> {
        let copies = |card: Kind| self.book.effects(card).contains(&Effect::Copy);
        let (card, before) = cards.split_last().expect("a card");
        let lie = (0..self.discard.len()).filter_map(|under| self.lies(under));
        before.iter().rev().copied().chain(lie).find(|under| !copies(*under)).filter(|_| copies(*card))
    }

    /// A skip or a draw is pending.
    pub fn something_waits(&self) -> bool {
        let does = self.consequences();
        does.passed_over > 0 || does.drawn_by.is_some()
    }

    /// The card passes the pending draw of another one on.
    fn passes_on(&self, card: Kind, other: Kind) -> bool {
        self.book
            .effects(other)
            .iter()
            .any(|effect| matches!(effect, Effect::Draw { passed_on_by, .. } if self.book.is_of(card, passed_on_by)))
    }

    fn consequences(&self) -> Consequences {
        let book = self.book;
        let mut does = Consequences::default();
        for waits in &self.waits {
            if waits.pending > 0 && self.draw_of(waits.card).is_none() && self.passes_on(waits.laid, waits.pending_by)
            {
                does.draws += waits.pending;
                does.drawn_by = Some(waits.pending_by);
                does.challenge = None;
            }
            for effect in book.effects(waits.card).iter().filter(|effect| effect.concerns().is_none()) {
                match effect {
                    Effect::Reverse { with_two }
                        if with_two == "skip" && waits.with_two && !waits.starts && !waits.skipped =>
                    {
                        does.passed_over += 1;
                        does.may_be_passed_on = None;
                    }
                    Effect::Skip { answered_by, growth, .. } if !waits.skipped => {
                        let adds = growth != "stays";
                        let sum = adds && waits.joins && does.may_be_passed_on.is_some();
                        let only = (sum || does.passed_over == 0) && !waits.further && !answered_by.is_empty();
                        does.may_be_passed_on = only.then_some(waits.card);
                        does.passed_over += if adds { waits.skips + 1 } else { waits.skips.max(1) };
                    }
                    Effect::Draw { cards, growth, .. } => {
                        let alone = does.drawn_by.is_none() && !waits.answering;
                        let before = if waits.joins { does.draws } else { waits.pending };
                        let more = if growth == "double" && before > 0 { before } else { *cards };
                        does.draws += waits.pending + more;
                        does.drawn_by = Some(waits.card);
                        let bluffing = book.sort_of(waits.card).honest.as_ref().is_some_and(|honest| honest.bluffing);
                        does.challenge = (bluffing && alone).then_some((waits.seat, waits.colour));
                    }
                    _ => {}
                }
            }
        }
        does
    }

    /// The cards that reverse do so, each once.
    fn turn_round(&mut self) {
        for waits in &mut self.waits {
            let reverses = self.book.effects(waits.card).iter().any(
                |effect| matches!(effect, Effect::Reverse { with_two } if with_two == "reverse" || !waits.with_two),
            );
            if reverses && !waits.reversed {
                self.clockwise = !self.clockwise;
            }
            waits.reversed = true;
        }
    }

    /// All that is done to players is done: another card, or what comes for those who follow.
    pub fn go_on(&mut self, seat: Seat) {
        self.hold_back(seat);
        if self.play.starts {
            return self.begin_after_the_start_card();
        }
        let doubly = self.play.fits_doubly.then_some(false);
        let again = self.lay_again(&self.play.cards).or(doubly);
        match (self.may_go_on.take(), again) {
            _ if self.play.last => self.pass_on(seat),
            (Some((left, by)), _) if left > 0 => self.awaits = Awaiting::More { left, by },
            (None, Some(anew)) => {
                self.turn_round();
                self.called.clear();
                self.draws = if anew { 0 } else { self.draws };
                self.awaits = if anew { Awaiting::Turn } else { Awaiting::Again };
                self.is_out_if_stuck(seat);
            }
            _ => self.pass_on(seat),
        }
    }

    /// No further card comes: the turn passes, and with it comes what has waited.
    fn pass_on(&mut self, seat: Seat) {
        if self.another_has_won(seat) {
            return;
        }
        self.turn_round();
        self.close_windows_but(seat);
        self.large_hands_are_out(seat);
        if self.to_act().is_some() {
            let next = self.comes_after(seat);
            self.fall_due(next);
        }
    }

    /// Applies the pending effects to the next player and those who follow.
    pub fn fall_due(&mut self, mut next: Seat) {
        let does = self.consequences();
        if let Some(card) = does.may_be_passed_on {
            self.waits.iter_mut().for_each(|waits| waits.skipped = true);
            self.demanded_by = card;
            self.is_next(next, Awaiting::Skip(does.passed_over));
            return;
        }
        self.waits.clear();
        for _ in 0..does.passed_over + std::mem::take(&mut self.skips_left) {
            next = self.comes_after(next);
        }
        let Some(by) = does.drawn_by else { return self.begin_turn(next) };
        self.demanded_by = by;
        let (_, answered_by, then) = self.draw_of(by).expect("a card that draws");
        if let Some((against, in_force)) = does.challenge.filter(|_| by == self.top()) {
            self.is_next(next, Awaiting::Challenge { against, in_force });
        } else if answered_by.is_empty() {
            self.must_draw(next, does.draws, then);
        } else {
            self.is_next(next, Awaiting::Draw(does.draws));
        }
    }

    /// The next player; those who sit out are passed over once.
    pub fn comes_after(&mut self, seat: Seat) -> Seat {
        let next = self.next_after(seat);
        if self.sits_out_now(next) { self.comes_after(next) } else { next }
    }

    /// Passes a player over who has to sit out.
    pub fn sits_out_now(&mut self, seat: Seat) -> bool {
        let sits_out = self.sits_out[seat] > 0;
        if sits_out {
            self.sits_out[seat] -= 1;
            self.idle = 0;
        }
        sits_out
    }

    /// Something is asked of the next player.
    pub fn is_next(&mut self, seat: Seat, awaits: Awaiting) {
        self.turn = seat;
        self.turns += 1;
        self.called.clear();
        self.laid_this_turn = 0;
        self.draws = 0;
        self.awaits = awaits;
        self.own_move_closes[seat] = true;
        if self.turns > self.book.turn_limit && self.to_act().is_some() {
            self.end_round("turn-limit");
        }
    }

    /// A free turn begins, unless the player is to sit out.
    pub fn begin_turn(&mut self, seat: Seat) {
        if self.sits_out_now(seat) {
            self.begin_turn(self.next_after(seat));
            return;
        }
        self.is_next(seat, Awaiting::Turn);
        self.is_out_if_stuck(seat);
    }

    /// A player who can neither play nor draw may be out (UN-21).
    pub fn is_out_if_stuck(&mut self, seat: Seat) {
        if self.book.stuck != "is-out" || self.awaits != Awaiting::Turn || !self.playable(seat).is_empty() {
            return;
        }
        self.set_aside[seat] = self.worth(&self.hands[seat]);
        self.hands[seat].clear();
        self.owes[seat] = None;
        if self.provisional.is_some() && self.one_side_is_left() {
            self.close_windows_but(seat);
        }
        if self.to_act().is_none() {
            // A player who has won meanwhile was out first.
        } else if self.one_side_is_left() {
            let left = self.next_after(seat);
            self.place[left] = self.place.iter().max().map_or(1, |place| place + 1);
            self.end_round("finished");
        } else {
            self.turn_over(seat, true);
        }
    }

    /// A player draws because of a card, and may lay a card then or loses the turn.
    pub fn must_draw(&mut self, seat: Seat, cards: usize, then: &str) {
        self.is_next(seat, Awaiting::Draw(cards));
        if self.to_act().is_some() {
            self.draw_what_is_pending(seat, cards, then);
        }
    }

    fn draw_what_is_pending(&mut self, seat: Seat, cards: usize, then: &str) {
        let all = self.draw(seat, cards) == cards;
        if then == "may-play" && (all || !self.book.short_draw_ends_turn) {
            self.awaits = Awaiting::Drawn(None);
            self.drew_by_choice = false;
        } else {
            self.turn_over(seat, false);
        }
    }

    /// A turn is over; whether it was one in which the player could lay.
    pub fn turn_over(&mut self, seat: Seat, counts: bool) {
        let more = self.skips_pending().saturating_sub(1);
        let turns = |effect: &Effect| matches!(effect, Effect::Skip { growth, .. } if growth == "add-turns");
        if self.book.effects(self.demanded_by).iter().any(turns) {
            self.sits_out[seat] += more;
        } else {
            self.skips_left = more;
        }
        if counts {
            self.close_windows_but(seat);
        }
        if self.is_won() {
            self.end_round("finished");
            return;
        }
        self.large_hands_are_out(seat);
        if self.to_act().is_some() {
            let next = self.comes_after(seat);
            self.fall_due(next);
        }
    }

    fn draw_on_turn(&mut self, seat: Seat) {
        if self.awaits != Awaiting::Turn {
            let then = self.draw_of(self.demanded_by).map_or("", |(_, _, then)| then);
            self.draw_what_is_pending(seat, self.pending(), then);
            return;
        }
        let most = self.book.draw_at_most - self.draws;
        let wanted = if self.book.draw_until_playable { most } else { self.book.draw_cards };
        let (mut drawn, mut found) = (0, false);
        while drawn < wanted && !(self.book.draw_until_playable && found) && self.draw_one_more(seat, drawn == 0) {
            drawn += 1;
            found = self.may_lay(seat, *self.hands[seat].last().expect("the drawn card"));
        }
        let last = self.hands[seat].last().copied();
        let short = !found && drawn < wanted && self.book.short_draw_ends_turn;
        self.drew_by_choice = true;
        self.draws += if self.book.draw_until_playable { drawn } else { 1 };
        let brought = self.book.draw_until_playable && found;
        match self.book.draw_then.as_str() {
            _ if short => self.turn_over(seat, true),
            "turn-ends" if brought => self.awaits = Awaiting::Drawn(last),
            "may-play-drawn" => self.awaits = Awaiting::Drawn(last),
            "must-play-drawn" if found => self.awaits = Awaiting::Drawn(last),
            "turn-ends" | "must-play-drawn" => self.turn_over(seat, true),
            "may-play-any" => self.awaits = Awaiting::Drawn(None),
            "turn-goes-on" if self.draws >= self.book.draw_at_most => self.awaits = Awaiting::Drawn(None),
            "turn-goes-on" => {}
            other => panic!("after drawing {other}"),
        }
    }

    /// Draws one card of a draw; the pile is filled before it or, where the rules say so, in the middle of it.
    fn draw_one_more(&mut self, seat: Seat, first: bool) -> bool {
        let filled = first || self.book.reshuffle == "when-empty" || !self.pile.is_empty();
        filled && self.draw(seat, 1) == 1
    }

    fn pass(&mut self, seat: Seat) {
        match self.awaits {
            Awaiting::Turn => {
                self.idle += usize::from(self.book.draw_when == "never" || !self.can_draw());
                if self.idle >= self.in_round() {
                    self.close_windows_but(seat);
                    self.end_round("blocked");
                } else {
                    self.turn_over(seat, true);
                }
            }
            Awaiting::More { .. } => self.stop_laying_more(seat),
            Awaiting::Skip(_) => self.turn_over(seat, false),
            Awaiting::JumpIn => self.ask_after(seat),
            _ => self.turn_over(seat, true),
        }
    }

    /// Lays none of the further cards that could still be laid.
    pub fn stop_laying_more(&mut self, seat: Seat) {
        if !self.call_was_asked_for {
            self.look_for_the_call(seat);
        }
        self.pass_on(seat);
    }

    fn challenge(&mut self, seat: Seat) {
        let Awaiting::Challenge { against, in_force } = self.awaits else { panic!("nothing to challenge") };
        let honest = self.book.sort_of(self.top()).honest.as_ref().expect("a card that may be a bluff");
        if self.is_honest(honest, &self.hands[against], in_force) {
            self.draw(seat, honest.just);
            self.turn_over(seat, false);
        } else {
            self.draw(against, honest.unjust);
            self.owes[against] = None;
            self.awaits = Awaiting::Turn;
            self.is_out_if_stuck(seat);
        }
    }

    fn choose(&mut self, seat: Seat, colour: usize) {
        self.wish = Some(colour);
        if self.awaits == Awaiting::Colour {
            self.awaits = Awaiting::Turn;
            self.is_out_if_stuck(seat);
        } else if self.play.awaited.is_some() {
            self.play.named = true;
            self.is_what_was_named(seat);
        } else {
            self.carry_on(seat);
        }
    }
}
