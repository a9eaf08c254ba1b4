//! Replays of recorded games, move by move, from the view of one seat or, once the game is over, with open hands.

mod commands;
pub(super) mod search;
mod steps;

use std::sync::Arc;

use super::{Mode, Playing, ReplayMode};
use crate::bot::{Budget, Level};
use crate::engine::{Seat, Viewer};
use crate::input::{Act, AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, Said, TableQuestion};
use crate::record::{RecordFault, RecordedPlayer, Replay};
use crate::rules::Loaded;
use crate::session::app::App;
use crate::session::game_ui::GameUi;
use crate::session::intent::{Intent, Next, Reply};
use crate::session::language_pack::LanguagePack;
use crate::session::participant::Audience;
use crate::session::plan::{ReplayPlan, Resumed, SeatPlan};
use crate::session::reading::decide;
use crate::session::recorded::names;
use crate::session::table::{Seats, Table};
use crate::session::table_state::{TableRules, TableState};
use crate::text::{Line, Message, Text, msg, together};
use search::{ReplayCursor, ReplaySearch};

impl<G: GameUi> Playing<G> {
    /// Opens a replay; returns none if the record cannot be played.
    pub fn replay(app: &mut App, retold: ReplayPlan, loaded: Loaded, rules: &Arc<G::Rules>) -> Option<Self> {
        let head = &retold.game.record.head;
        let rules_of_table = app.rules_of_table(loaded.clone());
        let rules_of_table = TableRules { seed: head.seed, shuffle: head.shuffle.clone(), ..rules_of_table };
        let old_rules = retold.game.old_rules(app.voice());
        let Ok((mut table, mode)) = Playing::of_replay(app, retold, rules_of_table, loaded, rules) else {
            app.error(msg!("replay-none"));
            app.forget_game();
            return None;
        };
        app.lines.extend(mode.introduction(&table));
        app.lines.splice(1..1, old_rules);
        table.mode = Mode::Replay(Box::new(mode));
        Some(table)
    }

    fn of_replay(
        app: &App,
        retold: ReplayPlan,
        rules_of_table: TableRules,
        loaded: Loaded,
        rules: &Arc<G::Rules>,
    ) -> Result<(Self, ReplayMode<G>), RecordFault> {
        let ReplayPlan { game: Resumed { path, record, changed }, seat } = retold;
        record.begun()?;
        let replay = Replay::<G>::new(&record, rules, rules_of_table.hash)?;
        let cursor = ReplayCursor::new(replay, record.len());
        let head = &record.head;
        let levels = head.players.iter().map(level_of).collect::<Vec<_>>();
        let planned: Vec<SeatPlan> = levels.iter().map(|level| SeatPlan::Computer(*level)).collect();
        let preferences = &app.keyboard.preferences;
        let seats = Seats { names: names(head, &preferences.voice.locale), levels };
        let now = cursor.scene(0);
        let game = now.replay.game.clone();
        let table = Table::of(game, head.seed, seats, Budget::USUAL);
        let table_state = TableState::new(rules_of_table, head.setup, &planned, &table.seats, G::HIDDEN, preferences);
        let hides_seed = head.people().nth(1).is_some() && G::HIDDEN && !cursor.is_over();
        let mode = ReplayMode { now, cursor, open: false, search: None, record, path, loaded, changed };
        let mut table = Playing::of(table_state, table);
        table.table_state.hides_seed = hides_seed;
        let seat = seat.filter(|seat| mode.may_see(*seat)).or_else(|| mode.record.head.only_person());
        table.table_state.watch(seat.map_or(Viewer::Onlooker, Viewer::Seat));
        Ok((table, mode))
    }

    /// No levels are given, since nobody at the keyboard is on turn.
    fn replay_audience(&self) -> Audience<'_> {
        Audience { levels: &[], ..self.table_state.audience() }
    }
}

impl<G: GameUi> ReplayMode<G> {
    pub fn answer(&mut self, table: &mut Playing<G>, app: &mut App, typed: &str) -> Next {
        if typed.trim().is_empty() {
            return self.go_on(table, 1, app);
        }
        let meanings = table.table_state.read(typed, &["replay"], &[]);
        // The commands of a replay come first.
        // `when` asks, and is a search.
        let is_meant =
            |said: &&Said| said.intent.starts_with("retell") && (!said.asks || said.intent == "retell-when");
        if let Some(said) = meanings.said.iter().find(is_meant) {
            return self.run_command(table, app, said);
        }
        match decide::<G>(table.side(), &meanings, typed) {
            Intent::Said(said) => self.command(table, app, &said),
            Intent::Reply(Reply::Deed(_)) => app.refuse(msg!("replay-no-moves")),
            Intent::Reply(Reply::Refused(_)) if meanings.said.iter().any(|said| said.act == Act::Move) => {
                app.refuse(msg!("replay-no-moves"))
            }
            Intent::Reply(reply) => self.reply(table, reply, app),
        }
    }

    pub fn situation(&self, table: &Playing<G>) -> Vec<Line> {
        let turn = G::announce_turn(table.view(), table.replay_audience());
        if turn.is_empty() { self.announce_here(table) } else { turn }
    }

    fn title(&self, table: &Playing<G>) -> Line {
        let (voice, head) = (table.voice(), &self.record.head);
        let game = voice.locale.game_name(&head.game);
        let others = Seat::all(head.setup.seats).filter(|seat| self.record.head.only_person() != Some(*seat));
        let others: Vec<Text> =
            others.map(|seat| Text::plain(together(table.table_state.seats.name(seat)))).collect();
        let alone = others.is_empty();
        let players = voice.locale.join(others, "and");
        voice.help(msg!("replay-begins", game, players, alone, count = self.cursor.count))
    }

    fn introduction(&self, table: &Playing<G>) -> Vec<Line> {
        let (voice, head) = (table.voice(), &self.record.head);
        let first = self.title(table);
        let origin = head.origin.as_ref().map(|origin| {
            let known = !origin.parent.is_empty();
            voice.help(msg!("replay-parent", known, parent = &origin.parent, number = origin.moves))
        });
        let fault = self.cursor.fault().map(|fault| voice.error(msg!("replay-damaged", line = fault.line)));
        let torn = self.record.torn.map(|line| voice.error(msg!("record-torn", line)));
        let how = voice.question(msg!("replay-how"));
        [first].into_iter().chain(origin).chain(fault).chain(torn).chain([self.viewpoint(table), how]).collect()
    }

    fn ask(&self, table: &Playing<G>, question: TableQuestion, said: &Said, app: &mut App) -> Next {
        let asks_hand = question == TableQuestion::Hand;
        if self.open && asks_hand {
            return self.open_hands(table, said, app);
        }
        let viewer = table.table_state.participant().viewer;
        if G::HIDDEN && viewer == Viewer::Onlooker && asks_hand && said.slots.is_empty() {
            return app.refuse(msg!("replay-no-side"));
        }
        let other = said.player().is_some_and(|named| viewer != Viewer::Seat(named));
        if G::HIDDEN && asks_hand && other {
            return app.refuse(msg!("replay-other-hand"));
        }
        let not_now = || Reply::Refused(table.voice().not_now(question));
        self.reply(table, G::ask(table.side(), question, said).unwrap_or_else(not_now), app)
    }

    fn reply(&self, table: &Playing<G>, reply: Reply<G::Deed>, app: &mut App) -> Next {
        match reply {
            Reply::Told(told) => app.tell(told),
            Reply::Hand(held, _) => app.tell([held.line]),
            Reply::Situation => app.tell(self.situation(table)),
            Reply::Deed(_) => app.refuse(msg!("replay-no-moves")),
            Reply::Refused(line) => app.stop([line]),
            Reply::Unclear(told) => app.stop(told),
        }
    }

    fn run_command(&mut self, table: &mut Playing<G>, app: &mut App, said: &Said) -> Next {
        match (said.intent, said.number()) {
            ("retell-move", Some(place)) => self.jump(table, place, app),
            ("retell-round", Some(round)) => {
                let deals: Vec<usize> = self.cursor.deals();
                match round.checked_sub(1).and_then(|round| deals.get(round)) {
                    Some(place) => self.jump(table, *place, app),
                    None => app.refuse(msg!("replay-rounds", count = deals.len())),
                }
            }
            ("retell-beginning", _) => self.jump(table, 1, app),
            ("retell-end", _) => self.jump(table, self.cursor.count, app),
            ("retell-when", _) => {
                let own = table.table_state.participant().viewer.seat().or_else(|| self.record.head.only_person());
                self.seek(table, ReplaySearch::of(table.voice(), own, said), app)
            }
            ("retell-from", _) => self.set_viewer(table, said, app),
            ("retell-open", _) => self.open(table, app),
            ("retell-on", _) => self.play_on(table, app),
            ("retell-export", _) => self.export(table, said.rest(), app),
            _ => app.refuse(msg!("help-replay-jumps")),
        }
    }

    fn command(&mut self, table: &mut Playing<G>, app: &mut App, said: &Said) -> Next {
        let count = said.number().unwrap_or(1);
        let misused = |voice: &LanguagePack, usage: Message<'_>| {
            voice.error(msg!("not-understood", use = voice.locale.in_full(usage)))
        };
        let Some(command) = said.command() else {
            let reply = G::explain(table.side(), said);
            let reply = reply.unwrap_or_else(|| Reply::Refused(table.voice().not_now(TableQuestion::What)));
            return self.reply(table, reply, app);
        };
        match command {
            Command::Again(AgainCommand::Forward) | Command::Game(GameCommand::Next) => match count {
                0 => app.stop([misused(app.voice(), msg!("replay-forward-use"))]),
                count => self.go_on(table, count, app),
            },
            Command::Again(AgainCommand::Back) | Command::Move(MoveCommand::Undo) => match count {
                0 => app.stop([misused(app.voice(), msg!("replay-back-use"))]),
                count => self.go_back(table, count, app),
            },
            Command::Again(AgainCommand::Find) => self.seek(table, ReplaySearch::words(said.rest()), app),
            Command::Again(_) => app.keyboard.hear_again(&mut table.table_state, said, &mut app.lines),
            Command::Ask(question) => {
                let asks = question == TableQuestion::Dealer;
                match if asks { None } else { app.set_by(Some(&mut table.table_state), said) } {
                    Some(line) => app.tell([line]),
                    None => self.ask(table, question, said, app),
                }
            }
            Command::Look(question) => app.look_up(&table.table_state, question, said),
            Command::Program(wanted) => {
                let told = match wanted {
                    ProgramCommand::Help => table.replay_help(app, said),
                    _ => app.program_command(&mut table.table_state, wanted, said),
                };
                app.tell(told)
            }
            Command::Game(GameCommand::Save) => app.refuse(msg!("replay-nothing-to-save")),
            Command::Game(GameCommand::Replay) if !said.has("text") => self.jump(table, 1, app),
            Command::Game(wanted) => app.game_command(&mut table.table_state, wanted, said),
            Command::Move(_) => app.refuse(msg!("replay-no-moves")),
        }
    }
}

fn level_of(player: &RecordedPlayer) -> Option<Level> {
    player.level.as_ref().map(|level| level.parse().unwrap_or(Level::Easy))
}
