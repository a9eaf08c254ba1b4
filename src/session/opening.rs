//! From the first question to the deal: what has to be chosen, asked one by one.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::company::{Company, Table};
use super::open::{OpenPlaying, OpenTable, Spoken};
use super::pace::Pace;
use super::plan::SeatPlan;
use super::playing::Playing;
use super::resumed::{Entries, Resumed};
use super::seated::{AtTable, Seated};
use super::setup::{self, Asking, USUAL_GAME};
use super::talk::{Next, Session};
use crate::bot::wall::Budget;
use crate::engine::{patience, wall};
use crate::rulebook::Shelf;
use crate::rules::{AnyRules, Fault, Loaded, Rules, TableSizes};
use crate::say::Line;
use crate::settings::Setting;

/// How long a computer player may look ahead at a table whose seed nobody has chosen.
const THINKING: Duration = Duration::from_millis(700);

impl Session {
    /// Asks what is still open, or begins the game.
    pub(super) fn next_question(&mut self) -> Vec<Line> {
        if self.plan.game.is_none() {
            self.asking = Some(Asking::Game);
            let name = self.voice.locale().game_name(USUAL_GAME);
            return vec![self.voice.question("ask-game", &[("default", name.as_str().into())])];
        }
        let Ok(loaded) = self.load() else { return self.forget_game("cli-bad-rules") };
        let sizes = loaded.rules.sizes();
        if self.asking == Some(Asking::Game) && self.plan.options.is_empty() && !loaded.options.is_empty() {
            let question = self.options_question(&loaded);
            self.loaded = Some(loaded);
            return vec![question];
        }
        let asked = matches!(self.asking, Some(Asking::Game | Asking::Options));
        if asked && self.plan.players.is_none() && self.plan.seats.is_empty() && sizes.is_choice() {
            self.asking = Some(Asking::Players);
            self.loaded = Some(loaded);
            return vec![self.players_question(&sizes)];
        }
        if self.asking == Some(Asking::Players) {
            if let Some(question) = self.cards_question(&loaded) {
                self.asking = Some(Asking::Cards);
                return vec![question];
            }
        }
        self.asking = None;
        match loaded.rules.clone() {
            AnyRules::Shed(rules) if self.plan.learn => self.begin_lesson::<Playing>(loaded, &rules),
            AnyRules::Wall(rules) if self.plan.learn => self.begin_lesson::<OpenPlaying<wall::Game>>(loaded, &rules),
            AnyRules::Patience(rules) if self.plan.learn => {
                self.begin_lesson::<OpenPlaying<patience::Game>>(loaded, &rules)
            }
            AnyRules::Shed(rules) => self.begin_game(loaded, &rules),
            AnyRules::Wall(rules) => self.begin_open::<wall::Game>(loaded, &rules),
            AnyRules::Patience(rules) => self.begin_open::<patience::Game>(loaded, &rules),
        }
    }

    fn players_question(&self, sizes: &TableSizes) -> Line {
        self.voice.question("ask-players", &[("default", setup::usual_players(sizes).into())])
    }

    pub(super) fn load(&mut self) -> Result<Loaded, Vec<Fault>> {
        if let Some(loaded) = self.loaded.take() {
            return Ok(loaded);
        }
        self.library.load(self.plan.game.as_deref().unwrap_or(USUAL_GAME), &self.plan.options)
    }

    /// The game that was asked for cannot be played, as a message says: another one is asked for.
    pub(super) fn forget_game(&mut self, message: &str) -> Vec<Line> {
        let game = self.plan.game.take().unwrap_or_default();
        let name = self.voice.locale().game_name(&game);
        let mut lines = vec![
            self.voice
                .error(message, &[("game", name.as_str().into()), ("check", self.library.check_command().into())]),
        ];
        self.asking = Some(Asking::Game);
        let name = self.voice.locale().game_name(USUAL_GAME);
        lines.push(self.voice.question("ask-game", &[("default", name.as_str().into())]));
        lines
    }

    /// The table of a game; from now on its cards have names.
    pub(super) fn table_of(&mut self, loaded: Loaded) -> Table {
        let id = self.plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        let seed = self.plan.seed.unwrap_or_else(|| (self.seeds)());
        let books = Shelf::of(&loaded);
        let Loaded { options, hash, book_of, rules, manner, .. } = loaded;
        (self.plan.referee, self.plan.calls) =
            (self.plan.referee.or(manner.referee), self.plan.calls.or(manner.calls));
        self.voice = self.voice.for_game(&rules);
        Table { id, book_of, rules, options, books, hash, seed }
    }

    fn begin_game(&mut self, loaded: Loaded, rules: &Arc<Rules>) -> Vec<Line> {
        let table = self.table_of(loaded);
        let mut seats = self.plan.seated(setup::usual_players(&rules.sizes()));
        if let Some(position) = &self.plan.position {
            let missing = usize::from(position.setup().seats).saturating_sub(seats.len());
            seats.truncate(usize::from(position.setup().seats));
            seats.extend(std::iter::repeat_n(SeatPlan::Computer(None), missing));
        }
        let resumed = self.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let mut playing = Playing::new(table, rules, &seats, names, &self.plan);
        let mut lines = self.begin_records(&mut playing.company);
        if playing.company.is_shared() {
            lines.push(self.voice.help("scrollback", &[]));
        }
        match (resumed.map(|resumed| resumed.entries), &self.plan.position) {
            (Some(Entries::Shed(entries)), _) => {
                lines.push(self.goes_on(&playing.company));
                playing.play_again(&self.voice, &entries);
            }
            (_, Some(_)) => playing.tell_position(&self.voice),
            (_, None) => playing.deal(&self.voice),
        }
        playing.go_on(&self.voice);
        self.flush_record(&mut playing.company, &mut lines);
        self.tell(&mut playing, &mut lines);
        self.playing = Some(AtTable::Hands(Box::new(playing)));
        lines
    }

    fn begin_open<G: Spoken + 'static>(&mut self, loaded: Loaded, rules: &Arc<G::Rules>) -> Vec<Line> {
        let sizes = loaded.rules.sizes();
        let budget = if self.plan.seed.is_some() { Budget::USUAL } else { Budget::Time(THINKING) };
        let table = self.table_of(loaded);
        let seats = self.plan.seated(setup::usual_players(&sizes));
        let resumed = self.plan.resumed.take();
        let names = self.names(resumed.as_deref(), &seats);
        let mut playing = OpenPlaying::<G>::new(table, rules, &seats, names, budget);
        let mut lines = self.begin_records(playing.company_mut());
        match resumed.and_then(|resumed| G::entries(resumed.entries)) {
            Some(entries) => {
                lines.push(self.goes_on(playing.company()));
                playing.play_again(&self.voice, &entries);
            }
            None => match self.plan.laid_out.clone().and_then(G::laid_out) {
                Some(game) => playing.begin_with(&self.voice, game),
                None => playing.deal(&self.voice),
            },
        }
        playing.walk(self.pace == Pace::Step);
        playing.go_on(&self.voice);
        self.flush_record(playing.company_mut(), &mut lines);
        self.tell(&mut playing, &mut lines);
        self.playing = Some(AtTable::Open(Box::new(playing)));
        lines
    }

    fn names(&self, resumed: Option<&Resumed>, seats: &[SeatPlan]) -> Vec<String> {
        match resumed {
            Some(resumed) => resumed.names(&self.voice),
            None => setup::names(&self.voice, &self.plan, seats),
        }
    }

    fn goes_on(&self, company: &Company) -> Line {
        let game = self.voice.locale().game_name(&company.table.id);
        self.voice.help("game-goes-on", &[("game", game.into())])
    }

    /// A file could not be written, and why.
    pub(super) fn not_written(&self, id: &str, file: &Path, error: &std::io::Error) -> Line {
        let reason = match error.kind() {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "permission",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::StorageFull => "full",
            _ => "other",
        };
        let reason = self.voice.locale().full("reason", &[("reason", reason.into())]);
        let file = file.display().to_string();
        self.voice.error(id, &[("file", file.into()), ("reason", reason.as_str().into())])
    }

    pub(super) fn take_answer(&mut self, asking: Asking, typed: &str, lines: &mut Vec<Line>) -> Next {
        if asking == Asking::Cards && (typed.trim().contains(' ') || self.lists_cards(typed)) {
            return self.take_card(typed, lines);
        }
        if let Some(next) = self.general_command(None, typed, lines) {
            if next == Next::GoesOn {
                lines.extend(self.ask_again(asking));
            }
            return next;
        }
        let taken = match asking {
            Asking::Language => self.take_language(typed, lines),
            Asking::Game => setup::typed_game(&self.voice, &self.library, typed)
                .map(|id| self.plan.game = Some(id))
                .map_err(|line| vec![line]),
            Asking::Options => return self.take_option(typed, lines),
            Asking::Value(index) => return self.take_value(index, typed, lines),
            Asking::Players => match self.load() {
                Ok(loaded) => {
                    let taken = setup::take_players(&self.voice, &mut self.plan, typed, &loaded.rules);
                    self.loaded = Some(loaded);
                    taken.map_err(|line| vec![line])
                }
                Err(_) => Err(self.forget_game("cli-bad-rules")),
            },
            Asking::Cards => return self.take_card(typed, lines),
        };
        match taken {
            Ok(()) => {
                lines.extend(self.next_question());
                Next::GoesOn
            }
            Err(told) => {
                lines.extend(told);
                Next::Stops
            }
        }
    }

    fn take_language(&mut self, typed: &str, lines: &mut Vec<Line>) -> Result<(), Vec<Line>> {
        if !typed.trim().is_empty() {
            let Some(lang) = setup::typed_language(typed) else {
                return Err(setup::language_question());
            };
            self.voice = self.voice.in_language(lang);
            self.speak_in(lang);
        }
        self.save(Setting::Language, self.voice.locale().lang().code());
        lines.push(self.voice.help("language-chosen", &[]));
        self.asking = None;
        Ok(())
    }

    fn ask_again(&mut self, asking: Asking) -> Vec<Line> {
        match asking {
            Asking::Language => setup::language_question(),
            Asking::Game => {
                let name = self.voice.locale().game_name(USUAL_GAME);
                vec![self.voice.question("ask-game", &[("default", name.as_str().into())])]
            }
            Asking::Options | Asking::Value(_) => match self.load() {
                Ok(loaded) => {
                    let lines = match asking {
                        Asking::Value(index) => self.values_question(&loaded, index),
                        _ => vec![self.options_question(&loaded)],
                    };
                    self.loaded = Some(loaded);
                    lines
                }
                Err(_) => self.forget_game("cli-bad-rules"),
            },
            Asking::Players => match self.load() {
                Ok(loaded) => {
                    let question = self.players_question(&loaded.rules.sizes());
                    self.loaded = Some(loaded);
                    vec![question]
                }
                Err(_) => self.forget_game("cli-bad-rules"),
            },
            Asking::Cards => match self.load() {
                Ok(loaded) => self.cards_question(&loaded).into_iter().collect(),
                Err(_) => self.forget_game("cli-bad-rules"),
            },
        }
    }
}
