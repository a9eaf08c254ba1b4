//! Replays of recorded games, move by move, from the view of one seat or, once the game is over, with open hands.

mod commands;
pub(super) mod search;
mod steps;

use std::path::PathBuf;
use std::sync::Arc;

use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::input::{AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, TableQuestion};
use crate::record::{Head, Moves, Player, Record, RecordFault, Replay, Replayed};
use crate::rules::Loaded;
use crate::session::app::App;
use crate::session::audience::Audience;
use crate::session::game_ui::{GameUi, Side};
use crate::session::intent::{Intent, Question, Reply};
use crate::session::keyboard::keys::AtKeys;
use crate::session::language_pack::LanguagePack;
use crate::session::plan::{ReplayPlan, Resumed, SeatPlan};
use crate::session::table::Seats;
use crate::session::table_state::{TableRules, TableState};
use crate::session::typing::{AtTable, Next, times};
use crate::storage::Unwritten;
use crate::text::HandOrder;
use crate::text::{Line, Locale, Message, Text, msg, together};
use commands::ReplayCommand;
use search::ReplaySearch;
use steps::{ReplayCursor, Scene};

pub struct ReplaySession<G: GameUi> {
    table_state: TableState,
    cursor: ReplayCursor<G>,
    now: Scene<G>,
    question: Question<G::Asked>,
    open: bool,
    search: Option<ReplaySearch>,
    record: Record,
    path: Option<PathBuf>,
    loaded: Loaded,
    /// The changes of the rules since the game was played.
    changed: Vec<String>,
}

impl App {
    /// Opens a replay; returns none if the record cannot be played.
    pub(super) fn begin_replay<G: GameUi>(
        &mut self,
        retold: ReplayPlan,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        lines: &mut Vec<Line>,
    ) -> Option<Box<dyn AtTable>> {
        let head = &retold.game.record.head;
        let table = TableRules { seed: head.seed, shuffle: head.shuffle.clone(), ..self.table_of(loaded.clone()) };
        let old_rules = retold.game.old_rules(self.keyboard.voice());
        let Ok(retelling) = ReplaySession::<G>::of(retold, table, loaded, rules, self.keyboard.preferences()) else {
            lines.push(self.keyboard.voice().error(msg!("replay-none")));
            lines.extend(self.wizard.forget_game(&self.keyboard));
            return None;
        };
        lines.extend(retelling.introduction());
        lines.splice(1..1, old_rules);
        Some(Box::new(retelling))
    }
}

impl<G: GameUi> ReplaySession<G> {
    fn of(
        retold: ReplayPlan,
        table: TableRules,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
        preferences: &super::audience::Preferences,
    ) -> Result<Self, RecordFault> {
        let ReplayPlan { game: Resumed { path, record, changed }, seat } = retold;
        record.begun()?;
        let replay = Replay::<G>::new(&record, rules, table.hash)?;
        let cursor = ReplayCursor::new(replay, record.len());
        let head = &record.head;
        let levels = head.players.iter().map(level_of).collect::<Vec<_>>();
        let planned: Vec<SeatPlan> = levels.iter().map(|level| SeatPlan::Computer(*level)).collect();
        let seats = Arc::new(Seats::new(names(head, preferences.voice().locale()), levels));
        let mut table_state = TableState::new(table, head.setup, &planned, &seats, G::HIDDEN, preferences);
        table_state.watch(Viewer::Onlooker);
        if head.people().nth(1).is_some() && G::HIDDEN && !cursor.is_over() {
            table_state.hide_seed();
        }
        let mut retelling = ReplaySession {
            now: cursor.scene(0),
            table_state,
            cursor,
            question: Question::Nothing,
            open: false,
            search: None,
            record,
            path,
            loaded,
            changed,
        };
        let seat = seat.filter(|seat| retelling.may_see(*seat)).or_else(|| retelling.own());
        retelling.table_state.watch(seat.map_or(Viewer::Onlooker, Viewer::Seat));
        Ok(retelling)
    }

    fn voice(&self) -> &LanguagePack {
        self.table_state.participant().voice()
    }

    /// No levels are given, since nobody at the keyboard is on turn.
    fn audience(&self) -> Audience<'_> {
        Audience { levels: &[], ..self.table_state.audience() }
    }

    fn view(&self) -> G::View<'_> {
        self.now.replay.view(self.table_state.participant().viewer())
    }

    fn side(&self) -> Side<'_, G> {
        Side { view: self.view(), table_state: &self.table_state, question: &self.question, learns: false }
    }

    fn title(&self) -> Line {
        let (voice, head) = (self.voice(), &self.record.head);
        let game = voice.locale().game_name(&head.game);
        let others = Seat::all(head.setup.seats).filter(|seat| self.own() != Some(*seat));
        let others: Vec<Text> =
            others.map(|seat| Text::plain(together(self.table_state.seats().name(seat)))).collect();
        let alone = others.is_empty();
        let players = voice.locale().join(others, "and");
        voice.help(msg!("replay-begins", game, players, alone, count = self.cursor.count()))
    }

    fn introduction(&self) -> Vec<Line> {
        let (voice, head) = (self.voice(), &self.record.head);
        let first = self.title();
        let origin = head.origin.as_ref().map(|origin| {
            let known = !origin.parent.is_empty();
            voice.help(msg!("replay-parent", known, parent = origin.parent.as_str(), number = origin.moves))
        });
        let fault = self.cursor.fault().map(|fault| voice.error(msg!("replay-damaged", line = fault.line)));
        let torn = self.record.torn().map(|line| voice.error(msg!("record-torn", line)));
        let how = voice.question(msg!("replay-how"));
        [first].into_iter().chain(origin).chain(fault).chain(torn).chain([self.viewpoint(), how]).collect()
    }

    fn ask(&self, question: TableQuestion, rest: &str, lines: &mut Vec<Line>) -> Next {
        if self.open && question == TableQuestion::Hand {
            return self.open_hands(rest, lines);
        }
        let nobody = self.table_state.participant().viewer() == Viewer::Onlooker;
        if G::HIDDEN && nobody && question == TableQuestion::Hand && rest.is_empty() {
            return Next::stops([self.voice().error(msg!("replay-no-side"))], lines);
        }
        let named = || self.table_state.seat_named(self.voice(), rest).ok().map(Viewer::Seat);
        let other = || named().is_some_and(|named| named != self.table_state.participant().viewer());
        if G::HIDDEN && question == TableQuestion::Hand && !rest.is_empty() && other() {
            return Next::stops([self.voice().error(msg!("replay-other-hand"))], lines);
        }
        let not_now = || Reply::Refused(self.voice().not_now(question));
        self.reply(G::ask(self.side(), question, rest).unwrap_or_else(not_now), lines)
    }

    fn reply(&self, reply: Reply<G::Deed>, lines: &mut Vec<Line>) -> Next {
        match reply {
            Reply::Told(told) => Next::told(told, lines),
            Reply::Hand(held, _) => Next::told([held.line], lines),
            Reply::Situation => Next::told(self.situation(), lines),
            Reply::Deed(_) => Next::stops([self.voice().error(msg!("replay-no-moves"))], lines),
            Reply::Refused(line) => Next::stops([line], lines),
            Reply::Unclear(told) => Next::stops(told, lines),
        }
    }

    fn run_command(&mut self, app: &mut App, wanted: &ReplayCommand<'_>, lines: &mut Vec<Line>) -> Next {
        match wanted {
            ReplayCommand::On(count) => self.go_on(*count, lines),
            ReplayCommand::Move(place) => self.jump(*place, lines),
            ReplayCommand::Round(round) => self.go_to_round(*round, lines),
            ReplayCommand::Beginning => self.jump(1, lines),
            ReplayCommand::End => self.jump(self.cursor.count(), lines),
            ReplayCommand::When(sentence) => {
                let own = match self.table_state.participant().viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Onlooker => self.own(),
                };
                let search = ReplaySearch::read(self.voice(), &self.table_state, own, sentence);
                self.seek(search, lines)
            }
            ReplayCommand::From(typed) => self.set_viewer(typed, lines),
            ReplayCommand::Open => self.open(lines),
            ReplayCommand::PlayOn => self.play_on(app, lines),
            ReplayCommand::Export(file) => self.export(file, lines),
        }
    }

    fn command(&mut self, app: &mut App, command: Command, rest: &str, lines: &mut Vec<Line>) -> Next {
        let misused = |usage: Message<'_>| {
            let voice = app.keyboard.voice();
            voice.error(msg!("not-understood", use = voice.locale().in_full(usage)))
        };
        match command {
            Command::Again(AgainCommand::Forward) | Command::Game(GameCommand::Next) => {
                match times(self.voice(), rest) {
                    Some(count) => return self.go_on(count, lines),
                    None => lines.push(misused(msg!("replay-forward-use"))),
                }
                Next::Stops
            }
            Command::Again(AgainCommand::Back) | Command::Move(MoveCommand::Undo) => {
                match times(self.voice(), rest) {
                    Some(count) => return self.go_back(count, lines),
                    None => lines.push(misused(msg!("replay-back-use"))),
                }
                Next::Stops
            }
            Command::Again(AgainCommand::Find) => self.seek(ReplaySearch::words(rest), lines),
            Command::Again(again) => app.keyboard.hear_again(&mut self.table_state, again, rest, lines),
            Command::Ask(question) => {
                let asks = question == TableQuestion::Dealer;
                let App { keyboard, wizard } = app;
                let set =
                    if asks { None } else { wizard.set_by(keyboard, Some(&mut self.table_state), question, rest) };
                match set {
                    Some(line) => lines.push(line),
                    None => return self.ask(question, rest, lines),
                }
                Next::GoesOn
            }
            Command::Look(question) => Next::told(app.look_up(&self.table_state, question, rest), lines),
            Command::Program(ProgramCommand::Help) => Next::told(self.help(app, rest), lines),
            Command::Program(wanted) => Next::told(app.program_command(&mut self.table_state, wanted, rest), lines),
            Command::Game(GameCommand::Save) => {
                Next::stops([self.voice().error(msg!("replay-nothing-to-save"))], lines)
            }
            Command::Game(GameCommand::Replay) if rest.is_empty() => self.jump(1, lines),
            Command::Game(wanted) => app.game_command(&mut self.table_state, wanted, rest, lines),
            Command::Move(_) => Next::stops([self.voice().error(msg!("replay-no-moves"))], lines),
        }
    }
}

impl<G: GameUi> AtTable for ReplaySession<G> {
    fn seated(&self) -> &dyn AtTable {
        self
    }

    fn seated_mut(&mut self) -> &mut dyn AtTable {
        self
    }

    fn answer(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next {
        if let Some(wanted) = ReplayCommand::read(self.voice(), typed) {
            return self.run_command(app, &wanted, lines);
        }
        match G::hear(self.side(), typed) {
            Intent::Command(command, rest) => self.command(app, command, &rest, lines),
            Intent::Reply(Reply::Refused(line)) => Next::stops([self.not_understood(typed, line)], lines),
            Intent::Reply(reply) => self.reply(reply, lines),
        }
    }

    fn table_state(&self) -> &TableState {
        &self.table_state
    }

    fn table_state_mut(&mut self) -> &mut TableState {
        &mut self.table_state
    }

    fn written(&self) -> &Moves {
        Moves::none()
    }

    fn record(&mut self) -> Vec<Unwritten> {
        Vec::new()
    }

    fn situation(&self) -> Vec<Line> {
        let turn = G::turn(self.view(), self.audience());
        if turn.is_empty() { self.announce_here() } else { turn }
    }

    fn status(&self) -> String {
        String::new()
    }

    fn at_keys(&self) -> AtKeys {
        AtKeys { enter: true, retold: true, ..AtKeys::default() }
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        None
    }

    fn is_passing(&self) -> bool {
        false
    }

    fn completions(&self, typed: &str) -> Vec<String> {
        G::completions(self.side(), typed)
    }
}

fn level_of(player: &Player) -> Option<Level> {
    player.level.as_ref().map(|level| level.parse().unwrap_or(Level::Easy))
}

/// Announces a recorded game from one view, with the position at the end and the fault of the first line that
/// cannot be played. The locale has to be that of the game.
#[must_use]
pub fn transcript<G: GameUi>(
    mut replay: Replay<G>,
    head: &Head,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let audience =
        Audience { locale, names: &names, levels: &[], order: HandOrder::default(), viewer, for_all: true };
    let mut lines = Vec::new();
    let mut ends_with_turn = false;
    while let Some(replayed) = replay.next() {
        match replayed {
            Ok(replayed) => {
                lines.extend(announce_entry(replay.view(viewer), audience, &replayed, false));
                ends_with_turn = matches!(replayed, Replayed::TakenBack(_));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    if !ends_with_turn {
        lines.extend(G::turn(replay.view(viewer), audience));
    }
    (lines, None)
}

/// Announces one entry of a record; `open` includes the cards of all hands.
#[must_use]
pub fn announce_entry<G: GameUi>(
    view: G::View<'_>,
    audience: Audience<'_>,
    replayed: &Replayed<G>,
    open: bool,
) -> Vec<Line> {
    match replayed {
        Replayed::Made(step) => G::told(view, audience, &observations::<G>(step, audience, open)),
        Replayed::TakenBack(seat) => {
            let hand = G::hand(view, audience).map(|hand| hand.line);
            G::taken_back(view, audience, *seat, 1).into_iter().chain(hand).chain(G::turn(view, audience)).collect()
        }
    }
}

/// Returns the observations of a step; `open` merges those of all players.
#[must_use]
pub fn observations<G: GameUi>(step: &G::Step, audience: Audience<'_>, open: bool) -> Vec<G::Observation> {
    if open {
        let seats = u8::try_from(audience.names.len()).unwrap_or(u8::MAX);
        let all = Seat::all(seats).map(|seat| G::seen_by(step, Viewer::Seat(seat)));
        return G::seen_together(G::seen_by(step, audience.viewer), all);
    }
    G::seen_by(step, audience.viewer)
}

/// Returns the names of the players. A player without a name is called by the number of the seat.
#[must_use]
pub fn names(head: &Head, locale: &Locale) -> Vec<String> {
    let name = |(index, player): (usize, &crate::record::Player)| {
        if player.name.is_empty() {
            locale.in_full(msg!("person-name", number = index + 1))
        } else {
            player.name.clone()
        }
    };
    head.players.iter().enumerate().map(name).collect()
}
