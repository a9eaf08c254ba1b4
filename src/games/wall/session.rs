//! Session of the family `wall`: conversation, lesson, and reading of typed moves.

use std::convert::Infallible;

use crate::cards::CardKind;
use crate::check::example::{About, Query};
use crate::engine::{Seat, Setup};
use crate::games::wall::bot::Tip;
use crate::games::wall::engine::{
    Awaiting, BreachSide, IllegalMove, Move, Observation, Pair, Party, Spot, View, WallGame,
};
use crate::games::wall::rules::{Free, Rules};
use crate::games::wall::text::Announcer;
use crate::input::{Command, Feature, MoveCommand, TableQuestion, Typed, Understood};
use crate::session::{
    After, AtKeys, Audience, AwaitedInput, Digits, Doing, EventKind, EventSummary, GameUi, Intent, LanguagePack,
    Reply, Side, cards_meant, only_cards_and_numbers, read_open,
};
use crate::text::{Line, Text, msg};

impl GameUi for WallGame {
    const ASKS: &'static [(&'static str, Query)] = &[
        ("free", Query::Free),
        ("counts", Query::Counts),
        ("pairs", Query::Pairs),
        ("enter", Query::Enter),
        ("help", Query::Help),
        ("tip", Query::Tip),
    ];

    type Deed = Move;
    type Asked = Infallible;
    type Moment = ();

    fn has_feature(rules: &Rules, _: Setup, feature: Feature) -> bool {
        let mut kinds = rules.deck().kinds();
        match feature {
            Feature::Exchanges => kinds.any(|kind| rules.kind(kind).exchange.is_some()),
            Feature::Breaches => rules.book().breach.is_some(),
            Feature::Bans => kinds.any(|kind| rules.kind(kind).ban.is_some()),
            Feature::Passes => rules.book().doubly_again.is_some_and(|again| again.may_pass),
            Feature::Calls | Feature::Catches | Feature::Challenges => true,
        }
    }

    fn announce_position(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.seating(view), announcer.free(view)]
    }

    /// The deal also announces the free cards.
    fn announce(view: View<'_>, audience: Audience<'_>, seen: &[Observation]) -> Vec<Line> {
        let announcer = announcer(view, audience);
        // The line of the turn follows and says it to the person at the keyboard.
        let is_person = |seat: Seat| audience.levels.get(seat.index()).is_some_and(Option::is_none);
        // No need to say that somebody goes on who has already moved again.
        let last = seen.iter().rposition(|seen| {
            matches!(seen, Observation::Taken { .. } | Observation::Exchanged { .. } | Observation::Passed { .. })
        });
        let went_on = |at: usize| last.is_some_and(|last| at < last);
        let is_told = |(at, seen): &(usize, &Observation)| match seen {
            Observation::GoesOn { seat, .. } => !is_person(*seat) && !went_on(*at),
            _ => true,
        };
        let told: Vec<Observation> = seen.iter().enumerate().filter(is_told).map(|(_, seen)| seen.clone()).collect();
        let mut lines = announcer.step(&told);
        if matches!(seen, [Observation::Dealt { .. }, ..]) && view.awaits() != Awaiting::Over {
            lines.push(announcer.dealt(view));
        }
        lines
    }

    fn summarize(seen: &[Observation]) -> Vec<EventSummary> {
        let happened = |seen: &Observation| match seen {
            Observation::Dealt { first } => Some(EventSummary::without_cards(*first, EventKind::Deals)),
            Observation::Taken { seat, cards, .. } => Some(EventSummary::with_cards(*seat, EventKind::Plays, cards)),
            Observation::Exchanged { seat, away, card, .. } => {
                Some(EventSummary::with_cards(*seat, EventKind::Swaps, &[*away, *card]))
            }
            Observation::Passed { seat } => Some(EventSummary::without_cards(*seat, EventKind::Passes)),
            Observation::TookSide { seat, cards, .. } => {
                let count = usize::from(*cards);
                Some(EventSummary { count, ..EventSummary::without_cards(*seat, EventKind::Plays) })
            }
            Observation::MovedAside { .. }
            | Observation::Freed { .. }
            | Observation::MainBegins
            | Observation::GoesOn { .. }
            | Observation::Breached { .. }
            | Observation::Ends(_) => None,
        };
        seen.iter().filter_map(happened).collect()
    }

    fn announce_undo(view: View<'_>, audience: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line> {
        let announcer = announcer(view, audience);
        vec![announcer.taken_back(seat, moves), announcer.free(view)]
    }

    fn announce_refusal(view: View<'_>, audience: Audience<'_>, why: &IllegalMove) -> Line {
        announcer(view, audience).why(why)
    }

    fn announce_turn(view: View<'_>, audience: Audience<'_>) -> Vec<Line> {
        vec![announcer(view, audience).turn(view)]
    }

    fn status(view: View<'_>, audience: Audience<'_>) -> String {
        announcer(view, audience).status(view)
    }

    fn question(_: View<'_>, _: Audience<'_>, asked: &Infallible, _: bool) -> Line {
        match *asked {}
    }

    fn moment(_: View<'_>, _: Seat) {}

    /// Successive moves of a computer player become one announcement.
    fn stays_open(_: View<'_>, after: &After<'_, Self>) -> bool {
        after.seats.is_computer(after.seat) && after.next == Some(after.seat) && !after.by_itself
    }

    fn read_typed(side: Side<'_, Self>, typed: &str) -> Intent<Move> {
        read_open(side, typed)
    }

    fn carry_out(_: Side<'_, Self>, _: Seat, _: View<'_>, wanted: &Move) -> Doing<Move, Infallible> {
        Doing::Moves(vec![*wanted])
    }

    fn command_of(wanted: &Move) -> MoveCommand {
        command_for(*wanted)
    }

    fn read_move(side: Side<'_, Self>, wanted: MoveCommand, rest: &str) -> Option<Reply<Move>> {
        let voice = side.voice();
        Some(match wanted {
            MoveCommand::Take => Reply::of(side.take(rest)),
            MoveCommand::Exchange if rest.is_empty() => Reply::Told(vec![side.announcer().exchanges(side.view)]),
            MoveCommand::Exchange => Reply::of(side.exchange(rest)),
            MoveCommand::Left => Reply::of(side.breach(BreachSide::Left, rest)),
            MoveCommand::Right => Reply::of(side.breach(BreachSide::Right, rest)),
            MoveCommand::Pass if rest.is_empty() => Reply::Deed(Move::Pass),
            MoveCommand::Pass => Reply::Refused(voice.misused(wanted)),
            _ => return None,
        })
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, rest: &str) -> Option<Reply<Move>> {
        let voice = side.voice();
        let (announcer, view) = (side.announcer(), side.view);
        let told = |line: Line| Reply::Told(vec![line]);
        Some(match question {
            TableQuestion::Free => told(announcer.free(view)),
            TableQuestion::Under if rest.is_empty() => told(announcer.under(view)),
            TableQuestion::Under => Reply::Refused(voice.misused(question)),
            TableQuestion::Where => {
                let found = searched(voice, rest).map(|cards| announcer.locations(view, &cards));
                Reply::tell(found.ok_or_else(|| voice.misused(question)))
            }
            TableQuestion::Row => side.row(rest),
            TableQuestion::Pairs if rest.is_empty() => Reply::Told(announcer.pairs(view, None)),
            TableQuestion::Pairs => match side.spot_of(TableQuestion::Pairs, rest) {
                Ok(spot) => Reply::Told(announcer.pairs(view, Some(spot))),
                Err(line) => Reply::Refused(line),
            },
            TableQuestion::Counts => told(announcer.counts(view)),
            TableQuestion::Bans => told(announcer.bans(view)),
            TableQuestion::Scores => told(announcer.scores(view)),
            TableQuestion::Collected if rest.is_empty() => {
                Reply::Told(Party::BOTH.map(|party| announcer.collected(view, party)).to_vec())
            }
            TableQuestion::Collected => {
                let seat = side.table_state.seat_named(voice, rest);
                Reply::tell(seat.map(|seat| announcer.collected(view, Party::of(seat))))
            }
            TableQuestion::Order => told(announcer.seating(view)),
            TableQuestion::Turn => Reply::Situation,
            TableQuestion::Can => match view.awaits() {
                Awaiting::Opening | Awaiting::Main | Awaiting::Again => {
                    Reply::Told(what_can_be_taken(&announcer, view))
                }
                Awaiting::Deal | Awaiting::Side | Awaiting::Over => Reply::Situation,
            },
            TableQuestion::Why => {
                Reply::tell(side.wanted(question, rest).map(|wanted| why(&announcer, view, wanted)))
            }
            TableQuestion::What => {
                Reply::tell(side.wanted(question, rest).map(|wanted| announcer.what_if(view, wanted)))
            }
            TableQuestion::Tip => {
                let tip = Tip::of(view).map(|tip| announcer.tip(view, &tip));
                Reply::tell(tip.ok_or_else(|| voice.not_now(question)))
            }
            _ => return None,
        })
    }

    fn find_told(side: Side<'_, Self>, typed: &dyn Fn(&Text) -> bool) -> Option<Move> {
        let (announcer, view) = (side.announcer(), side.view);
        let tells = |wanted: &Move| announcer.advice(view, *wanted).is_some_and(|told| typed(&told));
        view.legal_moves().into_iter().find(tells)
    }

    fn at_keys(_: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        AtKeys { digits: Digits::Pairs, ..AtKeys::waiting(waits) }
    }

    /// Two numbers or two cards are a pair, and one number is a row.
    fn read_bare(side: Side<'_, Self>, typed: &str) -> Option<Reply<Move>> {
        if typed.trim().chars().all(|letter| letter.is_ascii_digit()) {
            return Some(side.row(typed.trim()));
        }
        if side.is_numbers(typed) {
            return Some(Reply::of(side.take(typed)));
        }
        side.pair(typed).map(Reply::of)
    }

    fn last_step(&self) -> Option<(&'static str, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Take(_)))?;
        Some(("take", tip.wanted))
    }

    fn announce_seats(view: View<'_>, audience: Audience<'_>) -> Option<Line> {
        Some(announcer(view, audience).seating(view))
    }

    fn announce_layout(view: View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)> {
        vec![(Query::Free, announcer(view, audience).free(view))]
    }

    fn colour_word(view: View<'_>, audience: Audience<'_>) -> &'static str {
        announcer(view, audience).stacks_called()
    }

    fn read_query(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let voice = side.voice();
        match voice.phrases().understand(&Typed::new(typed), voice.lexicon()) {
            Understood::Command(Command::Ask(asked @ (TableQuestion::Row | TableQuestion::Pairs)), rest) => {
                Some((asked.into(), side.spot_of(asked, &rest).ok().map(About::Stack)))
            }
            Understood::Command(Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)), rest) => {
                Some((asked.into(), side.wanted(asked, &rest).ok().map(About::Move)))
            }
            Understood::Command(command, _) => Some((command, None)),
            _ => {
                let spot = side.spot_of(TableQuestion::Row, typed).ok()?;
                Some((TableQuestion::Row.into(), Some(About::Stack(spot))))
            }
        }
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let word = &side.voice().commands().entry(command_for(wanted)).name;
        side.announcer().typed_move(side.view, word, wanted)
    }

    /// A pair needs no command there.
    fn typed_behind(side: Side<'_, Self>, wanted: Move) -> Text {
        match wanted {
            Move::Take(pair) => side.announcer().typed_pair(pair),
            _ => Self::typed_move(side, wanted),
        }
    }
}

/// The cards of a search; none if the words name no card, or too many.
fn searched(voice: &LanguagePack, typed: &str) -> Option<Vec<CardKind>> {
    const MOST: usize = 6;
    let cards = cards_meant(voice, typed);
    (1..=MOST).contains(&cards.len()).then_some(cards)
}

fn what_can_be_taken(announcer: &Announcer<'_>, view: View<'_>) -> Vec<Line> {
    let exchanges = view.legal_moves().iter().any(|wanted| matches!(wanted, Move::Exchange { .. }));
    let exchanges = exchanges.then(|| announcer.exchanges(view));
    announcer.pairs(view, None).into_iter().chain(exchanges).chain(announcer.pass(view)).collect()
}

/// Reason against a move; for a legal pair, how it matches.
fn why(announcer: &Announcer<'_>, view: View<'_>, wanted: Move) -> Line {
    let seat = view.to_act().unwrap_or(Seat(0));
    match (view.why_not(seat, wanted), wanted) {
        (Some(why), _) => announcer.why(&why),
        (None, Move::Take(pair)) => match view.fit(pair) {
            Some(fit) => announcer.fit(view, pair, fit),
            None => announcer.what_if(view, wanted),
        },
        (None, _) => announcer.what_if(view, wanted),
    }
}

impl<'a> Side<'a, WallGame> {
    fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.audience())
    }

    /// `take 2 5`, `take 3 3`, `take red 12 blue 8`.
    fn take(&self, rest: &str) -> Result<Move, Line> {
        self.pair(rest).unwrap_or_else(|| Err(self.voice().misused(MoveCommand::Take)))
    }

    /// Two numbers or two cards; none for other words.
    fn pair(&self, typed: &str) -> Option<Result<Move, Line>> {
        let (cards, numbers) = only_cards_and_numbers(self.voice(), typed)?;
        match (cards.as_slice(), numbers.as_slice()) {
            ([], [one, other]) => Some(Ok(Move::take(spot(*one)?, spot(*other)?))),
            ([one, other], []) => Some(self.pair_of(one, other)),
            _ => None,
        }
    }

    fn is_numbers(&self, typed: &str) -> bool {
        only_cards_and_numbers(self.voice(), typed)
            .is_some_and(|(cards, numbers)| cards.is_empty() && !numbers.is_empty())
    }

    /// The pair of stacks with these free cards; the first legal one if several are meant.
    fn pair_of(&self, one: &[CardKind], other: &[CardKind]) -> Result<Move, Line> {
        let view = self.view;
        let twice = self.view.rules().book().stacks.free == Free::AtOnce;
        let pairs = view.spots().flat_map(|first| view.spots().map(move |second| (first, second)));
        let held = pairs.filter(|(first, second)| twice || first != second).filter_map(|(first, second)| {
            let pair = Pair::new(first, second);
            let (cards, _) = view.fit(pair)?;
            let meant = |a: CardKind, b: CardKind| one.contains(&a) && other.contains(&b);
            (meant(cards[0], cards[1]) || meant(cards[1], cards[0])).then_some(pair)
        });
        let mut pairs: Vec<Pair> = held.collect();
        pairs.sort_unstable();
        pairs.dedup();
        let seat = view.to_act();
        let legal = |pair: &Pair| seat.is_some_and(|seat| view.why_not(seat, Move::Take(*pair)).is_none());
        match pairs.iter().find(|pair| legal(pair)).or(pairs.first()) {
            Some(pair) if pairs.len() == 1 || one.len() + other.len() == 2 => Ok(Move::Take(*pair)),
            Some(_) => Err(self.voice().error(msg!("wall-several-pairs"))),
            None => Err(self.not_free(one, other)),
        }
    }

    fn not_free(&self, one: &[CardKind], other: &[CardKind]) -> Line {
        let view = self.view;
        let free =
            |cards: &[CardKind]| view.spots().any(|spot| view.free(spot).is_some_and(|card| cards.contains(&card)));
        let missing = [one, other].into_iter().find(|cards| !free(cards)).unwrap_or(other);
        self.voice().error(msg!("wall-not-free", card = missing[0]))
    }

    /// `exchange 3 red 12`; without a number, the only free wish card. A number alone is a stack.
    fn exchange(&self, rest: &str) -> Result<Move, Line> {
        let view = self.view;
        let misused = || self.voice().misused(MoveCommand::Exchange);
        let (cards, numbers) = only_cards_and_numbers(self.voice(), rest).ok_or_else(misused)?;
        let [card] = cards.as_slice() else { return Err(misused()) };
        let spot = match numbers.as_slice() {
            [number] => spot(*number).ok_or_else(misused)?,
            [] => {
                let mut free = view.spots().filter(|spot| !view.exchangeable(*spot).is_empty());
                match (free.next(), free.next()) {
                    (Some(spot), None) => spot,
                    (Some(_), Some(_)) => return Err(misused()),
                    (None, _) => return Err(self.voice().error(msg!("wall-nothing-to-exchange"))),
                }
            }
            _ => return Err(misused()),
        };
        let choices = view.exchangeable(spot);
        let mut there = card.iter().filter(|card| choices.contains(card));
        match (there.next(), there.next()) {
            (Some(card), None) => Ok(Move::Exchange { spot, card: *card }),
            (Some(_), Some(_)) => Err(misused()),
            (None, _) => Ok(Move::Exchange { spot, card: card[0] }),
        }
    }

    /// `left`, `right 4`.
    fn breach(&self, side: BreachSide, rest: &str) -> Result<Move, Line> {
        let misused = || self.voice().misused(command_of(side));
        let (cards, numbers) = only_cards_and_numbers(self.voice(), rest).ok_or_else(misused)?;
        let choices = self.view.sides();
        let mut spots = choices.iter().filter(|(_, choice)| *choice == side).map(|(spot, _)| *spot);
        match (cards.as_slice(), numbers.as_slice(), spots.next(), spots.next()) {
            ([], [], Some(_), Some(_)) => Err(misused()),
            // The engine gives the reason.
            ([], [], first, _) => Ok(Move::Breach { spot: first.unwrap_or(Spot(0)), side }),
            ([], [number], ..) => Ok(Move::Breach { spot: spot(*number).ok_or_else(misused)?, side }),
            _ => Err(misused()),
        }
    }

    /// A move after `why` or `what`: a pair, or any move with its command.
    fn wanted(&self, asked: TableQuestion, rest: &str) -> Result<Move, Line> {
        match self.voice().phrases().understand(&Typed::new(rest), self.voice().lexicon()) {
            Understood::Command(Command::Move(MoveCommand::Take), rest) => self.take(&rest),
            Understood::Command(Command::Move(MoveCommand::Exchange), rest) => self.exchange(&rest),
            Understood::Command(Command::Move(MoveCommand::Pass), rest) if rest.is_empty() => Ok(Move::Pass),
            Understood::Command(Command::Move(MoveCommand::Left), rest) => self.breach(BreachSide::Left, &rest),
            Understood::Command(Command::Move(MoveCommand::Right), rest) => self.breach(BreachSide::Right, &rest),
            _ => {
                let two_numbers = || match numbers_in(rest).as_slice() {
                    [one, other] => Some(Ok(Move::take(spot(*one)?, spot(*other)?))),
                    _ => None,
                };
                self.pair(rest).or_else(two_numbers).unwrap_or_else(|| Err(self.voice().misused(asked)))
            }
        }
    }

    fn row(&self, rest: &str) -> Reply<Move> {
        match self.spot_of(TableQuestion::Row, rest) {
            Ok(spot) => Reply::Told(vec![self.announcer().row(self.view, spot)]),
            Err(line) => Reply::Refused(line),
        }
    }

    /// The stack of a number or of a free card.
    ///
    /// # Errors
    /// A line with the expected form, or that the card is not free.
    fn spot_of(&self, asked: TableQuestion, rest: &str) -> Result<Spot, Line> {
        if let Some((cards, numbers)) = only_cards_and_numbers(self.voice(), rest) {
            if let ([], [number]) = (cards.as_slice(), numbers.as_slice()) {
                return spot(*number).ok_or_else(|| self.voice().misused(asked));
            }
        }
        let typed = Typed::new(rest);
        let meant = Some(self.voice().full_cards(&typed)).filter(|cards| !cards.is_empty());
        let meant = meant.unwrap_or_else(|| self.voice().meant(&typed));
        if let ([number], true) = (numbers_in(rest).as_slice(), self.voice().card_within(&typed).is_none()) {
            return spot(*number).ok_or_else(|| self.voice().misused(asked));
        }
        if meant.is_empty() || self.is_numbers(rest) {
            return Err(self.voice().misused(asked));
        }
        let view = self.view;
        let mut free = view.spots().filter(|spot| view.free(*spot).is_some_and(|card| meant.contains(&card)));
        match (free.next(), free.next()) {
            (Some(spot), None) => Ok(spot),
            (None, _) if meant.len() == 1 => Err(self.voice().error(msg!("wall-not-free", card = meant[0]))),
            _ => Err(self.voice().misused(asked)),
        }
    }
}

fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Take(_) | Move::Deal => MoveCommand::Take,
        Move::Exchange { .. } => MoveCommand::Exchange,
        Move::Pass => MoveCommand::Pass,
        Move::Breach { side, .. } => command_of(side),
    }
}

fn command_of(side: BreachSide) -> MoveCommand {
    match side {
        BreachSide::Left => MoveCommand::Left,
        BreachSide::Right => MoveCommand::Right,
    }
}

fn numbers_in(text: &str) -> Vec<usize> {
    Typed::new(text).words().filter_map(|word| word.parse().ok()).collect()
}

fn spot(number: usize) -> Option<Spot> {
    u8::try_from(number).ok().and_then(|number| number.checked_sub(1)).map(Spot)
}

fn announcer<'a>(view: View<'a>, audience: Audience<'a>) -> Announcer<'a> {
    audience.announcer(view.rules())
}
