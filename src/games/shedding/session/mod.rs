//! The session interface of shedding games: announcements, queries and commands with hidden hands.

mod answers;
mod house_action;
mod moves;
mod reading;
mod rule_questions;
mod telling;

use crate::bot::Budget;
use crate::cards::CardKind;
use crate::check::example::{About, LEARNER, Query};
use crate::engine::{Calls, Game, Referee, Seat, Setup, Viewer};
use crate::games::shedding::bot::Tip;
use crate::games::shedding::engine::{
    Agreement, Awaiting, CardMovement, Cause, Gift, IllegalMove, Move, Observation, Place, SheddingGame, Step,
    Verdict, View, VisibleCards,
};
use crate::games::shedding::rules::Rules;
use crate::input::{Command, Feature, MoveCommand, Said, TableQuestion};
use crate::session::{
    After, AtButtons, AtKeys, Audience, AwaitedInput, Digits, Doing, EventSummary, GameUi, HandLine, Made, Meaning,
    ProposalEvent, Proposed, Question, Reply, Side, keys_of,
};
use crate::text::{Line, Text};
use house_action::is_not_held;
use reading::Asked;
use reading::Deed;
use telling::{Moment, announcer, candidates, due, top};

impl GameUi for SheddingGame {
    const HIDDEN: bool = true;

    const ASKS: &'static [Query] =
        &[Query::Hand, Query::Top, Query::Can, Query::Enter, Query::Counts, Query::Help, Query::Tip];

    type Deed = Deed;
    type Asked = Asked;
    type Moment = Moment;

    fn has_feature(rules: &Rules, setup: Setup, feature: Feature) -> bool {
        let book = &rules.book;
        let mut kinds = rules.deck().kinds();
        let calls = setup.calls == Calls::Typed && !book.calls.is_empty();
        match feature {
            Feature::Calls => calls,
            Feature::Catches => {
                let noticed = calls && rules.calls_are_caught();
                let strict = setup.referee == Referee::Strict;
                noticed || strict && book.together.values().any(|rule| rule.wrong_run.is_some())
            }
            Feature::Challenges => kinds.any(|kind| rules.kind(kind).honest.is_some_and(|honest| honest.bluffing)),
            Feature::Bans => kinds.any(|kind| rules.kind(kind).ban.is_some()),
            Feature::Exchanges | Feature::Breaches | Feature::Passes => true,
            Feature::Rows => false,
        }
    }

    fn dealer(view: View<'_>) -> Seat {
        view.dealer()
    }

    fn announce_position(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        let hand = Self::hand(view, audience).map(|hand| hand.line);
        Self::announce_seats(view, audience).into_iter().chain(hand).collect()
    }

    fn announce(view: View<'_>, audience: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        announcer(view, audience).step(seen)
    }

    fn summarize(seen: &[Observation]) -> Vec<EventSummary> {
        telling::happened(seen)
    }

    fn seen_together(own: Vec<Observation>, others: impl Iterator<Item = Vec<Observation>>) -> Vec<Observation> {
        others.fold(own, |all, other| {
            // All viewers have equally many observations, which differ only in their cards.
            let known = |seen: &Observation| {
                matches!(seen, Observation::Moved(CardMovement { cards: VisibleCards::Cards(_), .. }))
            };
            all.into_iter().zip(other).map(|(one, other)| if known(&other) { other } else { one }).collect()
        })
    }

    fn open_hand(own: View<'_>, audience: Audience<'_>, seat: Seat) -> Option<Line> {
        Some(announcer(own, audience).hand_of(seat, &own.hand()))
    }

    /// Announces steps. Successive draws of a player are announced as one, and the player also hears which of the
    /// cards fit.
    fn announce_together(view: View<'_>, audience: Audience<'_>, made: &[Made<Self>]) -> Vec<Line> {
        let announcer = announcer(view, audience);
        let count = made.iter().take_while(|made| made.open && made.wanted == Some(Move::Draw)).count();
        let (drawn, rest) = made.split_at(count);
        let drawn: Vec<&Step> = drawn.iter().map(|made| &made.step).collect();
        let seen: Vec<Observation> = rest.iter().flat_map(|made| made.step.seen_by(audience.viewer)).collect();
        let mut lines = announcer.drew(&telling::merged_observations(&drawn, audience.viewer), &view.playable());
        lines.extend(announcer.step(&seen));
        if let Some(line) = lines.first_mut() {
            *line = telling::remarks(view, &announcer, made)
                .into_iter()
                .fold(line.clone(), |line, told| line.followed_by(told));
        }
        lines
    }

    fn hand(view: View<'_>, audience: Audience<'_>) -> Option<HandLine> {
        view.seat()?;
        let (announcer, hand) = (announcer(view, audience), view.hand());
        Some(HandLine { line: announcer.hand(&hand), in_order: announcer.ordered(&hand), is_numbered: false })
    }

    fn received(seen: &Observation, viewer: Viewer) -> &[CardKind] {
        match seen {
            // Cards that are taken back come to their old place.
            Observation::Moved(CardMovement { cause: Cause::HandsMove | Cause::TakeBack, .. }) => &[],
            Observation::Moved(CardMovement { to: Place::Hand(seat), cards, .. })
                if viewer == Viewer::Seat(*seat) =>
            {
                cards.cards()
            }
            _ => &[],
        }
    }

    fn is_new_hand(seen: &Observation, viewer: Viewer) -> bool {
        match seen {
            Observation::Moved(CardMovement {
                to: Place::Hand(seat), cause: Cause::HandsMove | Cause::Deal, ..
            }) => viewer == Viewer::Seat(*seat),
            _ => false,
        }
    }

    fn announce_undo(view: View<'_>, audience: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line> {
        vec![announcer(view, audience).taken_back(seat, moves)]
    }

    fn announce_refusal(view: View<'_>, audience: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, audience).why(why)
    }

    fn announce_turn(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        view.to_act().map(|seat| announcer(view, audience).turn(seat, &due(view), top(view))).into_iter().collect()
    }

    fn status(view: View<'_>, audience: Audience<'_>) -> String {
        announcer(view, audience).status(&due(view), top(view), view.hand().len())
    }

    fn announce_lot(view: View<'_>, audience: Audience<'_>, dealer: Seat) -> Option<Line> {
        Some(announcer(view, audience).lot(dealer))
    }

    fn agreement(view: View<'_>, audience: Audience<'_>, told: ProposalEvent, wanted: Move) -> Option<Line> {
        let Move::Agree(agreed) = wanted else { return None };
        let announcer = announcer(view, audience);
        Some(match told {
            ProposalEvent::Proposed(by) => announcer.echo_proposal(by, agreed),
            ProposalEvent::Asked(by) => announcer.proposal(by, agreed),
            ProposalEvent::Refused(seat) => announcer.disagreement(seat, agreed),
        })
    }

    fn question(view: View<'_>, audience: Audience<'_>, asked: &Asked, open: bool) -> Line {
        let (announcer, wishes) = (announcer(view, audience), view.wishes_with(asked.card));
        if open { announcer.no_colour(&wishes, false) } else { announcer.which_colour(&wishes) }
    }

    fn moment(view: View<'_>, seat: Seat) -> Moment {
        Moment { awaits: view.awaits(), held: view.held(seat), names: view.is_to_be_named() }
    }

    /// Declining to jump in is not announced by itself (UH-10).
    fn is_joined(moment: Moment, wanted: Move) -> bool {
        moment.awaits == Awaiting::JumpIn && wanted == Move::Pass
    }

    /// True while a player keeps drawing, and while computer players decide about jumping in or name their card.
    fn stays_open(view: View<'_>, after: &After<'_, Self>) -> bool {
        let keeps_drawing = after.wanted == Move::Draw && after.next == Some(after.seat) && !after.learns;
        let draws = keeps_drawing
            && match view.awaits() {
                Awaiting::Turn => true,
                // A single drawn card that may be played is announced by itself.
                Awaiting::Drawn(_) => !after.seats.is_computer(after.seat) && view.drawn().is_none(),
                _ => false,
            };
        let computer = after.next.is_some_and(|next| after.seats.is_computer(next));
        draws || computer && (view.awaits() == Awaiting::JumpIn || view.is_to_be_named())
    }

    /// After a play that leaves few enough cards for a call, or that may be a wrong run, all others may catch (G-8).
    fn can_be_caught(view: View<'_>, moment: Moment, wanted: Move) -> bool {
        let laid = match wanted {
            Move::Play { .. } => 1,
            Move::PlayTogether { cards, .. } => u16::try_from(cards.as_slice().len()).unwrap_or(u16::MAX),
            _ => 0,
        };
        let in_play = laid > 0 || moment.names || matches!(moment.awaits, Awaiting::More { .. });
        let ends = in_play && !matches!(view.awaits(), Awaiting::More { .. }) && !view.is_to_be_named();
        let left = moment.held.saturating_sub(laid);
        let few = ends && view.calls_are_caught() && view.rules().is_caught_with(left);
        let run = matches!(wanted, Move::PlayTogether { cards, .. } if view.may_be_a_wrong_run(cards.as_slice()));
        (few || run) && !matches!(wanted, Move::Agree(_) | Move::Give(_))
    }

    fn is_repeated(moment: Moment, view: View<'_>, wanted: Move) -> bool {
        view.hand().len() > usize::from(moment.held) && view.playable().is_empty() && view.allows(wanted)
    }

    /// A call may come before its card.
    fn rest_of(expected: Move, made: Move) -> Option<Move> {
        matches!(made, Move::Call(call) if expected.call() == Some(call)).then(|| expected.with_call(None))
    }

    fn goes_with(side: Side<'_, Self>, deed: &Deed, call: &Deed) -> Option<Deed> {
        side.goes_with(deed, call)
    }

    fn on_enter(view: View<'_>) -> Option<(Seat, Move)> {
        match view.awaits() {
            Awaiting::JumpIn => {
                view.seat().filter(|seat| view.to_act() == Some(*seat)).map(|seat| (seat, Move::Pass))
            }
            Awaiting::RoundOver => Some((view.dealer(), Move::Deal)),
            _ => None,
        }
    }

    fn is_advice(side: Side<'_, Self>, text: &str) -> bool {
        side.advises(text)
    }

    fn answer(side: Side<'_, Self>, said: &Said) -> Option<Meaning<Deed>> {
        side.answer(said)
    }

    fn resolve(side: Side<'_, Self>, said: &Said) -> Meaning<Deed> {
        side.resolve(said)
    }

    fn is_due(side: Side<'_, Self>, said: &Said) -> bool {
        side.is_due(said)
    }

    fn is_allowed(side: Side<'_, Self>, deed: &Deed) -> bool {
        side.allows(deed)
    }

    fn in_full(side: Side<'_, Self>, deed: &Deed) -> String {
        side.in_full(deed)
    }

    fn not_understood(side: Side<'_, Self>, line: &str) -> Option<Line> {
        side.not_understood(line)
    }

    fn explain(side: Side<'_, Self>, said: &Said) -> Option<Reply<Deed>> {
        side.explain(said)
    }

    fn carry_out(side: Side<'_, Self>, seat: Seat, own: View<'_>, deed: &Deed) -> Doing<Move, Asked> {
        side.judge(seat, own, deed)
    }

    fn command_of(deed: &Deed) -> MoveCommand {
        deed.command()
    }

    fn is_for_anybody(deed: &Deed) -> bool {
        deed.is_for_anybody()
    }

    fn propose(side: Side<'_, Self>, by: Seat, own: View<'_>, sentence: &str) -> Option<Proposed<Self>> {
        Some(side.proposed(by, own, sentence))
    }

    fn withheld_by<'a>(own: impl Fn(Seat) -> View<'a>, wanted: Move) -> Option<Seat> {
        let Move::Agree(Agreement::Give { from, gift: Gift::Card(_), .. }) = wanted else { return None };
        own(from).refusal(wanted).filter(is_not_held).map(|_| from)
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, said: &Said) -> Option<Reply<Deed>> {
        side.ask(question, said)
    }

    fn completions(side: Side<'_, Self>, typed: &str) -> Vec<String> {
        let Some(names) = side.voice().locale.names() else { return Vec::new() };
        let typed = typed.trim_start().to_lowercase();
        let last = typed.rfind(' ').map_or(0, |before| before + 1);
        let mut hand = side.view.hand();
        hand.dedup();
        let rest = |card: &CardKind| {
            let name = names.card(*card);
            name.to_lowercase().starts_with(&typed).then(|| name.get(last..).map(str::to_owned))?
        };
        hand.iter().filter_map(rest).collect()
    }

    fn at_buttons(view: View<'_>) -> AtButtons {
        if !view.decides() {
            return AtButtons::default();
        }
        let moves = [
            (MoveCommand::Draw, Move::Draw),
            (MoveCommand::Pass, Move::Pass),
            (MoveCommand::Challenge, Move::Challenge),
        ];
        AtButtons {
            moves: moves.into_iter().filter(|(_, wanted)| view.allows(*wanted)).map(|(command, _)| command).collect(),
            fitting: if matches!(view.awaits(), Awaiting::Give { .. }) { view.hand() } else { view.playable() },
            named: view.cards_to_name(),
            players: candidates(view),
        }
    }

    fn at_keys(side: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        let view = side.view;
        let own = view.decides();
        let waits = match (waits, side.question, view.awaits()) {
            (AwaitedInput::Turn, Question::Own(_), _) => AwaitedInput::Wish,
            (AwaitedInput::Turn, _, Awaiting::JumpIn) if own => AwaitedInput::Twin,
            (AwaitedInput::Turn, _, Awaiting::NameColour | Awaiting::NameWish) if own => AwaitedInput::Wish,
            (AwaitedInput::Turn, _, Awaiting::NamePlayer) if own => AwaitedInput::Player,
            (AwaitedInput::Turn, _, Awaiting::Give { .. }) if own => AwaitedInput::Gift,
            _ => waits,
        };
        let wishes = if waits == AwaitedInput::Wish { side.wishes() } else { Vec::new() };
        let hidden = waits == AwaitedInput::Keyboard;
        let hand = Self::hand(view, side.audience()).filter(|_| !hidden).map_or_else(Vec::new, |hand| hand.in_order);
        let can_play = own && !(view.playable().is_empty() && view.playable_together().is_empty());
        let strict = view.setup().referee == Referee::Strict;
        let doubtful =
            [(Command::Move(MoveCommand::Draw), Move::Draw), (Command::Move(MoveCommand::Pass), Move::Pass)]
                .into_iter()
                .filter(|(_, wanted)| {
                    can_play
                        && match view.judge(*wanted) {
                            Some(Verdict::Legal) => true,
                            // The referee either refuses without a penalty, or lets the play happen and punishes
                            // it.
                            Some(Verdict::Wrong(_)) => strict,
                            Some(Verdict::Impossible(_)) | None => false,
                        }
                });
        let doubtful = doubtful.map(|(command, _)| command).collect();
        AtKeys {
            digits: Digits::Hand,
            answers: keys_of(side.voice(), &wishes),
            playable: if hand.is_empty() { Vec::new() } else { Self::at_buttons(view).fitting },
            hand,
            doubtful,
            ..AtKeys::waiting(waits)
        }
    }

    fn last_step(&self) -> Option<(&'static str, Move)> {
        let view = self.view_of(LEARNER);
        if self.to_act() != Some(LEARNER) || view.awaits() != Awaiting::Turn {
            return None;
        }
        let tip = Tip::of(view, Budget::TIP).filter(|tip| tip.wanted.is_play())?;
        Some(("play", tip.wanted))
    }

    fn announce_seats(view: View<'_>, audience: Audience<'_>) -> Option<Line> {
        let order: Vec<Seat> = view.seats().collect();
        Some(announcer(view, audience).seating(&order, view.dealer()))
    }

    fn announce_layout(view: View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)> {
        let hand = Self::hand(view, audience).filter(|hand| !hand.in_order.is_empty());
        hand.map(|hand| (Query::Hand, hand.line)).into_iter().collect()
    }

    fn colour_word(view: View<'_>, audience: Audience<'_>) -> &'static str {
        announcer(view, audience).called()
    }

    fn about(side: Side<'_, Self>, said: &Said) -> Option<About<Move>> {
        let cards = side.asked_cards(said).ok()?.kinds();
        if let [card] = cards[..] { Some(About::Card(card)) } else { None }
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        side.announcer().typed_move(side.voice().name_of(command_for(wanted)), wanted)
    }
}

fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Play { .. } | Move::PlayTogether { .. } | Move::Deal => MoveCommand::Play,
        Move::Draw => MoveCommand::Draw,
        Move::Pass => MoveCommand::Pass,
        Move::Call(_) => MoveCommand::Call,
        Move::Catch(_) => MoveCommand::Catch,
        Move::Challenge => MoveCommand::Challenge,
        Move::Choose(_) | Move::ChoosePlayer(_) | Move::StandFor(_) | Move::Give(_) => MoveCommand::Choose,
        Move::Agree(_) => MoveCommand::Agree,
    }
}
