//! A table of any family at which lines are typed, with the people and computer players at it: a game, a lesson or a
//! replay.
//!
//! Hidden hands are the general case: each person has a participant, which receives only what that person may
//! know. In games with open information one participant receives everything for all who share the keyboard.

pub mod any_table;
mod commands;
mod flow;
mod house_action;
mod lesson;
mod moves;
mod replay;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;

use crate::bot::Budget;
use crate::check::example::Lesson;
use crate::engine::{Seat, Setup, Viewer};
use crate::record::Record;
use crate::rules::Loaded;
use crate::session::app::App;
use crate::session::game_ui::{After, GameUi, Made, MoveOf, Side};
use crate::session::intent::{AwaitedInput, Proposal, ProposalEvent, Question};
use crate::session::language_pack::LanguagePack;
use crate::session::participant::{Audience, Participant, Preferences, StepMode};
use crate::session::plan::{Dealer, LaidOut, Plan, SeatPlan};
use crate::session::setup::{names, usual_players};
use crate::session::table::{Seats, Table};
use crate::session::table_state::{TableRules, TableState};
use crate::text::{Line, msg};
use replay::search::{ReplayCursor, ReplaySearch, Scene};

pub struct Playing<G: GameUi> {
    table_state: TableState,
    table: Table<G>,
    /// The question that the person at the keyboard has to answer.
    question: Question<G::Asked>,
    /// Questions that people at other keyboards have to answer in addition to their moves, by participant.
    asked: BTreeMap<usize, G::Asked>,
    proposal: Option<Proposal<MoveOf<G>>>,
    /// Participants who may still catch somebody before the game continues (G-8).
    stops: Vec<usize>,
    /// Moves that are announced together with the one that follows.
    pending: Vec<Made<G>>,
    script: Option<Script<MoveOf<G>>>,
    together: Vec<Together>,
    /// Seats that undo moves in the record that was resumed.
    undoing: Vec<Seat>,
    mode: Mode<G>,
}

/// The activity at a table.
#[derive(Default)]
enum Mode<G: GameUi> {
    #[default]
    Game,
    Lesson(Box<LessonMode<G>>),
    Replay(Box<ReplayMode<G>>),
}

/// A lesson and the progress of the learner.
struct LessonMode<G: GameUi> {
    lesson: Lesson<G>,
    /// False for a lesson that was generated because the game has none.
    written: bool,
    /// The names for the scene with most players.
    names: Vec<String>,
    scene: usize,
    step: usize,
    /// The number of the step in the whole lesson, from 1.
    number: usize,
}

/// A recorded game and the place in it that is shown.
struct ReplayMode<G: GameUi> {
    cursor: ReplayCursor<G>,
    now: Scene<G>,
    open: bool,
    search: Option<ReplaySearch>,
    record: Record,
    path: Option<PathBuf>,
    loaded: Loaded,
    /// The changes of the rules since the game was played.
    changed: Vec<String>,
}

/// The moves that a lesson expects; no others are made.
#[derive(Debug)]
struct Script<M> {
    wanted: Option<M>,
    others: VecDeque<(Seat, M)>,
}

impl<M: Copy + PartialEq> Script<M> {
    /// Accepts a move that is the expected one or a part of it. `rest` returns the part that remains.
    fn accept(&mut self, made: M, rest: impl Fn(M, M) -> Option<M>) -> bool {
        let Some(expected) = self.wanted else { return false };
        if expected == made {
            self.wanted = None;
            return true;
        }
        let left = rest(expected, made);
        self.wanted = left.or(self.wanted);
        left.is_some()
    }
}

/// Several moves of a seat that one command made, and that one `undo` takes back.
#[derive(Clone, Copy, Debug)]
struct Together {
    seat: Seat,
    /// The number of moves that the seat has made, including these.
    until: usize,
    count: usize,
}

impl<G: GameUi> Playing<G> {
    pub fn new(
        played: TableRules,
        rules: &Arc<G::Rules>,
        seats: &[SeatPlan],
        names: Vec<String>,
        plan: &Plan,
        budget: Budget,
        preferences: &Preferences,
    ) -> Self {
        let seed = played.seed;
        let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let mut setup = Setup::new(count);
        if G::HIDDEN {
            (setup.referee, setup.calls) = (plan.referee.unwrap_or_default(), plan.calls.unwrap_or_default());
            setup.dealer = plan.dealer.as_ref().and_then(|dealer| dealer.seat(&names, seats, seed));
        }
        let game =
            plan.laid_out.as_ref().and_then(LaidOut::game::<G>).unwrap_or_else(|| G::begin(rules, setup, seed));
        let levels = seats.iter().map(SeatPlan::level).collect();
        let table = Table::of(game, seed, Seats { names, levels }, budget);
        let table_state = TableState::new(played, table.game.setup(), seats, &table.seats, G::HIDDEN, preferences);
        Playing::of(table_state, table)
    }

    pub fn begin_game(app: &mut App, loaded: Loaded, rules: &Arc<G::Rules>) -> Self {
        let sizes = loaded.rules.sizes();
        let budget = app.plan.budget();
        let rules_of_table = app.rules_of_table(loaded);
        let mut seats = app.plan.seated(usual_players(&sizes));
        if let Some(laid_out) = &app.plan.laid_out {
            seats.resize(usize::from(laid_out.setup.seats), SeatPlan::Computer(None));
        }
        let resumed = app.plan.resumed.take();
        let names = match &resumed {
            Some(resumed) => resumed.names(app.voice()),
            None => names(app.voice(), &app.plan, &seats),
        };
        let preferences = &app.keyboard.preferences;
        let mut playing = Playing::new(rules_of_table, rules, &seats, names, &app.plan, budget, preferences);
        if let Some(resumed) = &resumed {
            playing.continue_record(&resumed.record);
        }
        app.storage.open_records(&mut app.plan, &mut playing.table_state);
        if playing.table_state.is_shared() {
            app.help(msg!("scrollback"));
        }
        if let Some(resumed) = resumed {
            let game = app.voice().locale.game_name(&playing.table_state.played.id);
            app.help(msg!("going-on-with", game));
            app.lines.extend(resumed.old_rules(app.voice()));
            playing.play_again(&resumed.entries::<G>(rules));
        } else {
            if app.plan.laid_out.is_none() && G::HIDDEN {
                match (&app.plan.dealer, playing.table_state.setup.dealer) {
                    (Some(Dealer::Lot), Some(seat)) => playing.for_each(|participant, view, audience| {
                        participant.hear(G::announce_lot(view, audience, seat));
                    }),
                    (Some(Dealer::Named(name)), None) => {
                        app.error(msg!("dealer-unknown", word = name.clone()));
                    }
                    (Some(Dealer::Me), None) => app.error(msg!("dealer-not-me")),
                    _ => {}
                }
            }
            playing.begin();
        }
        playing.play_computers();
        playing.begin_records(app);
        // The rules are kept before the game is announced, so that it can be resumed whatever ends the program.
        app.storage.keep_rules(&app.library, &playing.table_state);
        playing.tell(app);
        playing
    }

    fn of(table_state: TableState, table: Table<G>) -> Self {
        Playing {
            table_state,
            table,
            question: Question::Nothing,
            asked: BTreeMap::new(),
            proposal: None,
            stops: Vec::new(),
            pending: Vec::new(),
            script: None,
            together: Vec::new(),
            undoing: Vec::new(),
            mode: Mode::Game,
        }
    }

    pub fn side(&self) -> Side<'_, G> {
        Side {
            view: self.view(),
            table_state: &self.table_state,
            question: &self.question,
            learns: self.script.is_some(),
        }
    }

    fn voice(&self) -> &LanguagePack {
        self.table_state.participant().voice()
    }

    pub fn view(&self) -> G::View<'_> {
        self.table.game.view_by(self.table_state.participant().viewer)
    }

    /// Returns the seat for which the person at the keyboard moves: the own one, or the seat on turn where one
    /// participant stands for all. Returns none for an onlooker.
    pub fn mover(&self) -> Option<Seat> {
        match self.table_state.participant().viewer {
            Viewer::Seat(seat) if G::HIDDEN || self.table_state.is_apart => Some(seat),
            Viewer::Onlooker if G::HIDDEN || self.table_state.is_apart => None,
            // After the end anybody may be told that the game is over.
            _ => Some(self.table.game.to_act().unwrap_or(Seat(0))),
        }
    }

    /// Makes a move and announces to everybody what they may know of it.
    ///
    /// # Errors
    /// The move is illegal.
    pub fn apply(&mut self, seat: Seat, wanted: MoveOf<G>) -> Result<(), G::IllegalMove> {
        let moment = G::moment(self.table.game.view_by(Viewer::Onlooker), seat);
        let by_computer = self.table.seats.is_computer(seat);
        let kept = self.undoing.contains(&seat) || !by_computer && self.taker_back().is_ok();
        let step = self.table.apply(seat, wanted, kept)?;
        self.receive(&step, self.table.written.len());
        // The questions belong to the position before this move.
        self.asked.clear();
        self.table_state.is_over = self.table.game.is_over();
        let next = self.table.game.to_act();
        if next.is_some() && G::can_be_caught(self.table.game.view_by(Viewer::Onlooker), moment, wanted) {
            self.stops = self.table_state.others(seat);
        }
        let joins = G::is_joined(moment, wanted);
        if !joins && self.pending.last().is_none_or(|made| made.by != Some(seat)) {
            self.announce_pending();
        }
        let after = After {
            seat,
            wanted,
            next,
            seats: &self.table.seats,
            // Step mode applies at a shared keyboard only; remote participants get moves as they happen.
            by_itself: self.script.is_some()
                || !self.table_state.is_apart && self.table_state.participant().preferences.pace == StepMode::Step,
            learns: self.script.is_some(),
        };
        let open = self.stops.is_empty() && G::stays_open(self.table.game.view_by(Viewer::Seat(seat)), &after);
        self.pending.push(Made { by: Some(seat).filter(|_| !joins), wanted: Some(wanted), step, open });
        if !open {
            self.announce_pending();
        }
        if wanted == G::DEAL {
            self.tell_hands();
            self.table_state.for_each_participant(|participant, _| participant.mark_deal());
        }
        if self.table_state.is_over && self.table_state.is_apart && self.table.written.has_undo() {
            self.announce_pending();
            self.table_state.tell_each(&msg!("undo-unverified-end"));
        }
        Ok(())
    }

    /// Notes the cards that a step brings to the hands of the participants.
    fn receive(&mut self, step: &G::Step, line: usize) {
        for participant in &mut self.table_state.participants {
            let viewer = participant.viewer;
            for seen in G::seen_by(step, viewer) {
                participant.receive(G::received(&seen, viewer), G::is_new_hand(&seen, viewer), line);
            }
        }
    }

    fn for_each(&mut self, mut does: impl FnMut(&mut Participant, G::View<'_>, Audience<'_>)) {
        let game = &self.table.game;
        self.table_state.for_each_participant(|participant, audience| {
            does(participant, game.view_by(audience.viewer), audience);
        });
    }

    /// Announces the pending moves as one step of the seat that made the first of them.
    fn announce_pending(&mut self) {
        let made = std::mem::take(&mut self.pending);
        let Some(first) = made.first() else { return };
        self.for_each(|participant, view, audience| {
            participant.hear(G::announce_together(view, audience, &made));
            let seen = made.iter().flat_map(|made| G::seen_by(&made.step, audience.viewer));
            let own = first.by.map(|seat| audience.is_own(seat));
            if own == Some(false) {
                participant.end_step();
            }
            if seen.into_iter().any(|seen| G::is_new_hand(&seen, audience.viewer)) {
                set_hand_order::<G>(participant, view, audience);
            }
            if own == Some(true) {
                participant.mark_own_move();
            }
        });
    }

    /// Records the order in which everybody knows their hand, so that positions refer to it.
    fn tell_hands(&mut self) {
        self.for_each(|participant, view, audience| {
            set_hand_order::<G>(participant, view, audience);
        });
    }
}

fn set_hand_order<G: GameUi>(participant: &mut Participant, view: G::View<'_>, audience: Audience<'_>) {
    if let Some(hand) = G::hand(view, audience) {
        participant.hear_hand(hand.in_order, None);
    }
}

impl<G: GameUi> Playing<G> {
    fn own_turn(&self) -> Option<Seat> {
        self.table.game.to_act().filter(|seat| self.table_state.audience().is_own(*seat))
    }

    fn is_only_watching(&self) -> bool {
        self.table_state.is_apart && self.mover().is_none()
    }

    fn ask_again(&self) -> Line {
        let voice = self.voice();
        if self.is_only_watching() {
            voice.help(msg!("lobby-over-watched"))
        } else if self.table_state.is_apart {
            voice.question(msg!("lobby-once-more"))
        } else {
            voice.question(msg!("ask-again"))
        }
    }

    fn awaited(&self) -> Vec<Line> {
        let voice = self.voice();
        let (view, audience) = (self.view(), self.table_state.audience());
        let line = match &self.question {
            Question::PassTo(participant) => {
                voice.question(msg!("pass-keyboard", who = self.table_state.name_at(*participant)))
            }
            Question::Own(asked) => G::question(view, audience, asked, false),
            Question::Stop => voice.question(msg!("catch-stop")),
            Question::Agree => {
                let asked = self.proposal.as_ref();
                let told = asked.and_then(|asked| self.agreement(ProposalEvent::Asked(asked.by), asked.wanted));
                return told.into_iter().collect();
            }
            Question::Others => voice.help(msg!("waits-for-others")),
            // In a lesson nobody waits for others, and the lesson continues after the end of a game.
            Question::Nothing if self.script.is_some() && self.own_turn().is_none() => return Vec::new(),
            Question::Nothing if self.table.game.is_over() => self.ask_again(),
            Question::Nothing if self.table_state.is_apart && self.is_left_to_computers() => {
                voice.help(msg!("lobby-rests"))
            }
            Question::Nothing if self.table.game.to_act().is_none() && self.is_only_watching() => {
                voice.help(msg!("lobby-round-watched"))
            }
            Question::Nothing if self.table.game.to_act().is_none() => voice.question(msg!("ask-next-round")),
            Question::Nothing => return G::announce_turn(view, audience),
        };
        vec![line]
    }

    /// Returns the input that the table waits for, as far as it does not depend on the family.
    pub fn awaited_input(&self) -> AwaitedInput {
        match self.question {
            _ if self.table_state.has_untold() => AwaitedInput::News,
            Question::PassTo(_) => AwaitedInput::Keyboard,
            Question::Stop | Question::Agree => AwaitedInput::Stop,
            Question::Nothing if self.is_only_watching() => AwaitedInput::Turn,
            Question::Nothing if self.table.game.is_over() => AwaitedInput::Game,
            Question::Nothing if self.table.game.to_act().is_none() => AwaitedInput::Round,
            Question::Own(_) | Question::Others | Question::Nothing => AwaitedInput::Turn,
        }
    }
}
