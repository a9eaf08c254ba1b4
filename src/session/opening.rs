//! From the first question to the deal: what has to be chosen, asked one by one.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::choose::house_rules;
use super::company::{Company, Table};
use super::foyer::strongest;
use super::open::{OpenPlaying, OpenTable, Spoken};
use super::pace::Pace;
use super::plan::SeatPlan;
use super::playing::Playing;
use super::resumed::Resumed;
use super::seated::{AtTable, Seated};
use super::setup::{self, Asking, USUAL_GAME};
use super::talk::Session;
use crate::bot::Budget;
use crate::engine::{Game, patience, wall};
use crate::rulebook::Shelf;
use crate::rules::book::Family;
use crate::rules::{AnyRules, Fault, Loaded, Rules};
use crate::say::{Channel, Line, Message, Reason, Urgency, later, msg};

/// How long a computer player may look ahead at a table whose seed nobody has chosen.
const THINKING: Duration = Duration::from_millis(700);

impl Session {
    /// Asks what is still open, or begins the game.
    pub(super) fn next_question(&mut self) -> Vec<Line> {
        if self.plan.game.is_none() {
            self.asking = Some(Asking::Game);
            return vec![self.game_question()];
        }
        let Ok(loaded) = self.load() else { return self.forget_game(msg!("cli-bad-rules"; Broken)) };
        if self.asking == Some(Asking::Game) && !self.plan.learn && self.asks_for_players(&loaded) {
            self.asking = Some(Asking::Players);
            let lines = self.players_question(&loaded);
            self.loaded = Some(loaded);
            return lines;
        }
        if self.asking == Some(Asking::Players) {
            if let Some(question) = self.cards_question(&loaded) {
                self.asking = Some(Asking::Cards);
                self.loaded = Some(loaded);
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

    /// The question which game.
    pub(super) fn game_question(&self) -> Line {
        let name = self.voice.locale().game_name(USUAL_GAME);
        self.voice.question(msg!("ask-game", default = name.as_str()))
    }

    /// Whether it is open who plays.
    fn asks_for_players(&self, loaded: &Loaded) -> bool {
        self.plan.players.is_none() && self.plan.seats.is_empty() && loaded.rules.sizes().is_choice()
    }

    /// The question how many play, with what else can be typed there, and before it in what the table differs from the book.
    pub(super) fn players_question(&self, loaded: &Loaded) -> Vec<Line> {
        let locale = self.voice.locale();
        let sizes = loaded.rules.sizes();
        let usual = setup::usual_players(&sizes);
        let more = if sizes.contains(usize::from(usual) + 1) { usual + 1 } else { usual };
        let level = strongest(&self.voice, loaded);
        let mut examples = vec![locale.say(msg!("example-level", count = more, level))];
        if sizes.contains(2) {
            examples.push(locale.say(msg!("example-friend")));
        }
        if house_rules(loaded).next().is_some() {
            examples.push(locale.say(msg!("example-house-rules")));
        }
        let examples = locale.join(examples, "or");
        let question =
            [locale.say(msg!("ask-players", default = usual)), locale.say(msg!("ask-players-also", examples))];
        let differs = self.chosen_options(loaded).map(|text| text.line(Channel::Help, Urgency::Answer));
        differs.into_iter().chain([Line::of(question, Channel::Help, Urgency::Turn)]).collect()
    }

    pub(super) fn load(&mut self) -> Result<Loaded, Vec<Fault>> {
        if let Some(loaded) = self.loaded.take() {
            return Ok(loaded);
        }
        self.library.load(self.plan.game.as_deref().unwrap_or(USUAL_GAME), &self.plan.options)
    }

    /// The family of the game that is chosen, if one is.
    pub(super) fn family_of_the_plan(&self) -> Option<Family> {
        let loaded = self.library.load(self.plan.game.as_deref()?, &self.plan.options).ok()?;
        Some(loaded.rules.family())
    }

    /// The game that was asked for cannot be played, as a message says: another one is asked for.
    pub(super) fn forget_game(&mut self, message: Message<'_, Broken<'_>>) -> Vec<Line> {
        let game = self.plan.game.take().unwrap_or_default();
        let name = self.voice.locale().game_name(&game);
        let mut lines = vec![
            self.voice.error(message.with(Broken { game: name.into(), check: self.library.check_command().into() })),
        ];
        self.asking = Some(Asking::Game);
        lines.push(self.game_question());
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
        playing.company.counted = self.plan.position.is_some();
        self.open_records(&mut playing.company);
        let mut lines = Vec::new();
        if playing.company.is_shared() {
            lines.push(self.voice.help(msg!("scrollback")));
        }
        match (resumed, &self.plan.position) {
            (Some(resumed), _) => {
                lines.push(self.goes_on(&playing.company));
                playing.play_again(&self.voice, &resumed.entries::<Game>(rules));
            }
            (None, Some(_)) => playing.tell_position(&self.voice),
            (None, None) => {
                self.tell_dealer(&mut playing, &mut lines);
                playing.deal(&self.voice);
            }
        }
        playing.go_on(&self.voice);
        self.begin_records(&mut playing.company, &mut lines);
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
        self.open_records(playing.company_mut());
        let mut lines = Vec::new();
        match resumed {
            Some(resumed) => {
                lines.push(self.goes_on(playing.company()));
                playing.play_again(&self.voice, &resumed.entries::<G>(rules));
            }
            None => match self.plan.laid_out.clone().and_then(G::laid_out) {
                Some(game) => playing.begin_with(&self.voice, game),
                None => playing.deal(&self.voice),
            },
        }
        playing.walk(self.pace == Pace::Step);
        playing.go_on(&self.voice);
        self.begin_records(playing.company_mut(), &mut lines);
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
        self.voice.help(msg!("game-goes-on", game))
    }

    /// A file could not be written, and why.
    pub(super) fn not_written(
        &self,
        message: Message<'_, NotWritten<'_>>,
        file: &Path,
        error: &std::io::Error,
    ) -> Line {
        let file = file.display().to_string();
        self.voice.error(message.with(NotWritten { file: file.into(), reason: Reason::from(error).into() }))
    }
}

later! {
    /// A message about a file that cannot be written.
    pub(super) struct NotWritten { file = "file", reason = "reason" }
}

later! {
    /// A message about a game that cannot be played.
    pub(super) struct Broken { game = "game", check = "check" }
}
