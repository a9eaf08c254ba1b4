//! Navigation in a replay, the choice of a view, and the continuation of a game from a position of the replay.

use super::search::{ReplaySearch, Scene};
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::input::Said;
use crate::record::{Origin, Record, RecordedPlayer, Replayed};
use crate::session::app::App;
use crate::session::game_ui::{EventKind, EventSummary, GameUi};
use crate::session::intent::Next;
use crate::session::plan::Resumed;
use crate::session::playing::{Playing, ReplayMode};
use crate::session::recorded::{announce_entry, observations};
use crate::text::{Line, Message, msg};

const MOST_AT_ONCE: usize = 100;

impl<G: GameUi> ReplayMode<G> {
    pub fn announcement(&self, table: &Playing<G>, scene: &Scene<G>) -> Vec<Line> {
        let view = scene.replay.game.view_by(table.table_state.participant().viewer);
        let replayed = scene.replayed.as_ref();
        replayed.map_or_else(Vec::new, |replayed| announce_entry(view, table.replay_audience(), replayed, self.open))
    }

    pub fn announce_here(&self, table: &Playing<G>) -> Vec<Line> {
        let mut lines = self.announcement(table, &self.now);
        let message = match self.now.place {
            0 => msg!("replay-before", count = self.cursor.count),
            number => msg!("replay-place", number, count = self.cursor.count),
        };
        match lines.last_mut() {
            Some(last) => *last = last.followed_by(table.voice().locale.say(message)),
            None => lines.push(table.voice().help(message)),
        }
        lines
    }

    pub fn go_to(&mut self, table: &mut Playing<G>, place: usize, app: &mut App) {
        self.now = self.cursor.scene(place);
        let seats = std::sync::Arc::clone(&table.table.seats);
        table.table.put_down(self.now.replay.game.clone(), seats);
        self.receive_again(table);
        app.lines.extend(self.announce_here(table));
    }

    /// Notes the cards that came to the hand in this round up to here.
    fn receive_again(&self, table: &mut Playing<G>) {
        let deal = self.cursor.deals().into_iter().rfind(|deal| *deal <= self.now.place).unwrap_or(1);
        let scenes = self.cursor.scenes_from(deal - 1).take_while(|scene| scene.place <= self.now.place);
        for scene in scenes {
            match scene.replayed {
                Some(Replayed::Made(step)) => table.receive(&step, scene.place),
                Some(Replayed::TakenBack(_, line)) => {
                    table.table_state.participant_mut().forget_received(line);
                }
                None => {}
            }
        }
    }

    pub fn go_on(&mut self, table: &mut Playing<G>, count: usize, app: &mut App) -> Next {
        if self.now.place >= self.cursor.count {
            return app.refuse(msg!("replay-last"));
        }
        for _ in 0..count.min(MOST_AT_ONCE) {
            if self.now.place < self.cursor.count {
                self.go_to(table, self.now.place + 1, app);
            }
        }
        Next::Continue
    }

    pub fn go_back(&mut self, table: &mut Playing<G>, count: usize, app: &mut App) -> Next {
        if self.now.place == 0 {
            return app.refuse(msg!("replay-first"));
        }
        self.go_to(table, self.now.place.saturating_sub(count), app);
        Next::Continue
    }

    pub fn jump(&mut self, table: &mut Playing<G>, place: usize, app: &mut App) -> Next {
        if place > self.cursor.count {
            return app.refuse(msg!("no-such-number", min = 1, max = self.cursor.count));
        }
        self.go_to(table, place, app);
        Next::Continue
    }

    /// Goes to the next match, and starts again at the beginning after the last one.
    pub fn seek(&mut self, table: &mut Playing<G>, search: Option<ReplaySearch>, app: &mut App) -> Next {
        let Some(search) = search.or_else(|| self.search.clone()) else {
            return app.refuse(msg!("replay-when"));
        };
        let at = self.now.place;
        let found = self.find(table, &search, at, usize::MAX).map(|place| (place, false));
        let found = found.or_else(|| self.find(table, &search, 0, at).map(|place| (place, true)));
        self.search = Some(search);
        let Some((place, again)) = found else {
            return app.refuse(msg!("replay-not-found"));
        };
        if again {
            app.help(msg!("replay-again"));
        }
        self.go_to(table, place, app);
        Next::Continue
    }

    /// Finds the first match after `from`, up to `to`.
    pub fn find(&self, table: &Playing<G>, search: &ReplaySearch, from: usize, to: usize) -> Option<usize> {
        let audience = table.replay_audience();
        let scenes = self.cursor.scenes_from(from).take_while(|scene| scene.place <= to);
        let is_it = |scene: &Scene<G>| {
            let happened = match &scene.replayed {
                Some(Replayed::Made(step)) => G::summarize(&observations::<G>(step, audience, self.open)),
                Some(Replayed::TakenBack(seat, _)) => {
                    vec![EventSummary::without_cards(*seat, EventKind::TakesBack)]
                }
                None => Vec::new(),
            };
            search.matches(&happened, &self.announcement(table, scene))
        };
        scenes.into_iter().find(is_it).map(|scene| scene.place)
    }

    /// True for the own seat, and for all seats once the game is over.
    pub fn may_see(&self, seat: Seat) -> bool {
        seat.0 < self.record.head.setup.seats
            && (!G::HIDDEN || self.cursor.is_over() || self.record.head.only_person() == Some(seat))
    }

    pub fn viewpoint(&self, table: &Playing<G>) -> Line {
        let side = match table.table_state.participant().viewer {
            _ if self.open => "open",
            Viewer::Seat(seat) if self.record.head.only_person() == Some(seat) => "own",
            Viewer::Seat(_) => "other",
            Viewer::Onlooker => "nobody",
        };
        let who = table.table_state.name_at(0);
        table.voice().help(msg!("replay-side", side, who))
    }

    pub fn set_viewer(&mut self, table: &mut Playing<G>, said: &Said, app: &mut App) -> Next {
        let voice = table.voice();
        if said.has("all") {
            return self.open(table, app);
        }
        let viewer = match (said.player(), self.record.head.only_person().filter(|_| said.has("me"))) {
            (Some(seat), _) | (None, Some(seat)) => Viewer::Seat(seat),
            (None, None) if said.has("nobody") => Viewer::Onlooker,
            (None, None) => match table.table_state.seat_named(voice, said.rest()) {
                Ok(seat) => Viewer::Seat(seat),
                Err(line) => return app.stop([line]),
            },
        };
        if viewer.seat().is_some_and(|seat| !self.may_see(seat)) {
            return app.refuse(msg!("replay-not-over"));
        }
        self.open = false;
        table.table_state.watch(viewer);
        self.receive_again(table);
        app.tell([self.viewpoint(table)])
    }

    pub fn open(&mut self, table: &mut Playing<G>, app: &mut App) -> Next {
        if G::HIDDEN && !self.cursor.is_over() {
            return app.refuse(msg!("replay-not-over"));
        }
        self.open = true;
        table.table_state.watch(Viewer::Onlooker);
        app.tell([self.viewpoint(table)])
    }

    pub fn open_hands(&self, table: &Playing<G>, said: &Said, app: &mut App) -> Next {
        let named = said.player();
        let seats = Seat::all(self.record.head.setup.seats).filter(|seat| named.is_none_or(|named| named == *seat));
        let hands = seats.filter_map(|seat| {
            let own = self.now.replay.game.view_by(Viewer::Seat(seat));
            G::open_hand(own, table.replay_audience(), seat)
        });
        app.tell(hands)
    }

    /// Returns a record of the moves up to this place, with a new seed for what follows.
    pub fn branch(&self, table: &Playing<G>, seed: u64, level: Level) -> Result<Record, Message<'static>> {
        let seat = table.table_state.participant().viewer.seat().or_else(|| self.record.head.only_person());
        let alone = (self.record.head.setup.seats == 1).then_some(Seat(0));
        let seat = seat.or(alone).ok_or(msg!("replay-no-side"))?;
        if !self.may_see(seat) {
            return Err(msg!("replay-not-over"));
        }
        if self.now.place == 0 {
            return Err(msg!("replay-not-dealt"));
        }
        if self.now.replay.game.is_over() {
            return Err(msg!("replay-over"));
        }
        let name = self.path.as_deref().and_then(|path| path.file_stem()).map(|name| name.to_string_lossy());
        let origin = Origin::new(name.as_deref().unwrap_or_default(), self.now.place, seed);
        let player = |(index, player): (usize, &RecordedPlayer)| {
            let own = index == seat.index();
            let was_person = player.level.is_none();
            let level = player.level.clone().unwrap_or_else(|| level.name().to_owned());
            RecordedPlayer {
                // A person who takes a seat does not take the computer player's name.
                name: if own && !was_person { String::new() } else { player.name.clone() },
                level: (!own).then_some(level),
            }
        };
        let players = self.record.head.players.iter().enumerate().map(player).collect();
        Ok(self.record.branch(origin, players))
    }

    pub fn play_on(&self, table: &Playing<G>, app: &mut App) -> Next {
        let level = app.plan.levels.first().copied().unwrap_or(Level::Easy);
        match self.branch(table, (app.seeds)(), level) {
            Ok(record) => {
                app.help(msg!("replay-parts", number = self.now.place));
                let plan = Resumed { path: None, record, changed: self.changed.clone() }.plan();
                Next::open(plan, Some(self.loaded.clone()))
            }
            Err(why) => app.refuse(why),
        }
    }
}
