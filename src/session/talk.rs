//! The conversation from the first question to the last answer.

use super::act::Outcome;
use super::conversation::{Answer, Conversation};
use super::plan::{Plan, SeatPlan};
use super::playing::{Playing, Question};
use super::recorder::Recorder;
use super::setup::{self, Asking, USUAL_GAME, USUAL_PLAYERS};
use super::voice::Voice;
use crate::command::{Command, Parsed, normal};
use crate::engine::{Awaits, Seat, Viewer};
use crate::rules::{Library, Loaded};
use crate::say::{Lang, Line};
use crate::settings::{File, Setting};

/// With what a session starts.
pub struct Start {
    /// The language; the system's where nothing was chosen.
    pub lang: Lang,
    /// Whether the language has to be asked.
    pub ask_language: bool,
    /// The rule files.
    pub library: Library,
    /// What was chosen on the command line.
    pub plan: Plan,
    /// The user's settings; none if nothing is to be saved.
    pub settings: Option<File>,
    /// Lines to be told first, such as a fault of the settings.
    pub notices: Vec<Line>,
    /// Where seeds come from.
    pub seeds: Box<dyn FnMut() -> u64>,
    /// Whether the prompt shows top card and count.
    pub status_prompt: bool,
}

/// A conversation with the people at one keyboard.
pub struct Session {
    voice: Voice,
    library: Library,
    plan: Plan,
    /// What the command line chose, for the next game.
    first_plan: Plan,
    settings: Option<File>,
    notices: Vec<Line>,
    seeds: Box<dyn FnMut() -> u64>,
    status_prompt: bool,
    asking: Option<Asking>,
    playing: Option<Box<Playing>>,
    last_answer: Vec<Line>,
}

impl Session {
    /// A session that begins with what has to be asked.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let asking = if start.ask_language { Some(Asking::Language) } else { None };
        Session {
            voice: Voice::new(start.lang),
            library: start.library,
            first_plan: start.plan.clone(),
            plan: start.plan,
            settings: start.settings,
            notices: start.notices,
            seeds: start.seeds,
            status_prompt: start.status_prompt,
            asking,
            playing: None,
            last_answer: Vec::new(),
        }
    }

    /// Asks what is still open, or begins the game.
    fn next_question(&mut self) -> Vec<Line> {
        if self.plan.game.is_none() {
            self.asking = Some(Asking::Game);
            let name = self.voice.locale().game_name(USUAL_GAME);
            return vec![self.voice.help("ask-game", &[("default", name.as_str().into())])];
        }
        let Ok(loaded) = self.load() else { return self.forget_game() };
        let players = loaded.rules.book().players;
        if self.asking == Some(Asking::Game) && self.plan.players.is_none() && self.plan.seats.is_empty() {
            self.asking = Some(Asking::Players);
            let usual = USUAL_PLAYERS.clamp(players.min, players.max);
            return vec![self.voice.help("ask-players", &[("default", usual.into())])];
        }
        self.asking = None;
        self.begin_game(loaded)
    }

    fn load(&self) -> Result<Loaded, Vec<crate::rules::Fault>> {
        self.library.load(self.plan.game.as_deref().unwrap_or(USUAL_GAME), &self.plan.options)
    }

    /// The rules of the game that was asked for have faults: another one is asked for.
    fn forget_game(&mut self) -> Vec<Line> {
        let game = self.plan.game.take().unwrap_or_default();
        let mut lines = vec![self.voice.error("cli-bad-rules", &[("game", game.as_str().into())])];
        self.asking = Some(Asking::Game);
        let name = self.voice.locale().game_name(USUAL_GAME);
        lines.push(self.voice.help("ask-game", &[("default", name.as_str().into())]));
        lines
    }

    fn begin_game(&mut self, loaded: Loaded) -> Vec<Line> {
        let id = self.plan.game.clone().unwrap_or_else(|| USUAL_GAME.to_owned());
        self.voice = self.voice.for_game(&loaded.rules);
        let players = loaded.rules.book().players;
        let mut seats = self.plan.seated(USUAL_PLAYERS.clamp(players.min, players.max));
        if let Some(position) = &self.plan.position {
            let missing = usize::from(position.setup().seats).saturating_sub(seats.len());
            seats.truncate(usize::from(position.setup().seats));
            seats.extend(std::iter::repeat_n(SeatPlan::Computer(None), missing));
        }
        let names = setup::names(&self.voice, &self.plan, &seats);
        let seed = self.plan.seed.unwrap_or_else(|| (self.seeds)());
        let mut playing = Playing::new(id, loaded, &seats, names, &self.plan, seed);
        let mut lines = self.begin_record(&mut playing);
        if playing.is_shared() {
            lines.push(self.voice.help("scrollback", &[]));
        }
        if self.plan.position.is_none() {
            playing.deal(&self.voice);
        }
        playing.go_on(&self.voice);
        lines.extend(playing.take_untold());
        lines.extend(playing.situation(&self.voice));
        self.playing = Some(Box::new(playing));
        lines
    }

    fn begin_record(&mut self, playing: &mut Playing) -> Vec<Line> {
        let Some(path) = self.plan.record.take() else { return Vec::new() };
        let file = path.display().to_string();
        match Recorder::begin(&path, &playing.head().write()) {
            Ok(recorder) => {
                playing.recorder = Some(recorder);
                vec![self.voice.help("record-written", &[("file", file.as_str().into())])]
            }
            Err(error) => vec![self.record_failed(&file, &error)],
        }
    }

    fn record_failed(&self, file: &str, error: &std::io::Error) -> Line {
        use std::io::ErrorKind;
        let reason = match error.kind() {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "permission",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::StorageFull => "full",
            _ => "other",
        };
        let reason = self.voice.locale().full("reason", &[("reason", reason.into())]);
        self.voice.error("record-failed", &[("file", file.into()), ("reason", reason.as_str().into())])
    }

    /// Answers one command of a line; whether what stands behind it may go on.
    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        if let Some(asking) = self.asking {
            return self.take_answer(asking, typed, lines);
        }
        let Some(mut playing) = self.playing.take() else {
            lines.extend(self.next_question());
            return Next::GoesOn;
        };
        let next = self.at_the_table(&mut playing, typed, lines);
        if next != Next::Elsewhere {
            self.playing = Some(playing);
        }
        next
    }

    fn take_answer(&mut self, asking: Asking, typed: &str, lines: &mut Vec<Line>) -> Next {
        if let Some(next) = self.general_command(typed, lines) {
            if next == Next::GoesOn {
                lines.extend(self.ask_again(asking));
            }
            return next;
        }
        let taken = match asking {
            Asking::Language => self.take_language(typed, lines),
            Asking::Game => setup::typed_game(&self.voice, &self.library, typed).map(|id| {
                self.plan.game = Some(id);
            }),
            Asking::Players => {
                let players = self.load().map(|loaded| loaded.rules.book().players);
                let (min, max) = players.map_or((2, 10), |players| (players.min, players.max));
                setup::take_players(&self.voice, &mut self.plan, typed, min, max)
            }
        };
        match taken {
            Ok(()) => {
                if asking == Asking::Players {
                    self.asking = None;
                }
                lines.extend(self.next_question());
                Next::GoesOn
            }
            Err(line) => {
                lines.push(line);
                Next::Stops
            }
        }
    }

    fn take_language(&mut self, typed: &str, lines: &mut Vec<Line>) -> Result<(), Line> {
        if !typed.trim().is_empty() {
            let Some(lang) = setup::typed_language(typed) else {
                return Err(self.voice.error("language-unknown", &[("word", typed.trim().into())]));
            };
            self.voice = Voice::new(lang);
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
                vec![self.voice.help("ask-game", &[("default", name.as_str().into())])]
            }
            Asking::Players => {
                vec![self.voice.help("ask-players", &[("default", USUAL_PLAYERS.into())])]
            }
        }
    }

    /// Commands that mean the same everywhere: help, language, games, quit. None if it is not one of them.
    fn general_command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        if setup::typed_language(typed).is_some() && self.asking == Some(Asking::Language) {
            return None;
        }
        if normal(typed) == normal(&self.voice.locale().full("type-games", &[])) || normal(typed) == "games" {
            lines.extend(setup::games(&self.voice, &self.library));
            return Some(Next::GoesOn);
        }
        let Parsed::Command(command, rest) = self.voice.commands().parse(typed) else { return None };
        match command {
            Command::Quit => {
                lines.push(self.voice.help("good-bye", &[]));
                Some(Next::Quit)
            }
            Command::Help => {
                lines.extend(self.help(rest));
                Some(Next::GoesOn)
            }
            Command::Language => {
                lines.push(self.change_language(rest));
                Some(Next::GoesOn)
            }
            Command::Settings => {
                lines.extend(self.tell_settings());
                Some(Next::GoesOn)
            }
            _ => None,
        }
    }

    fn at_the_table(&mut self, playing: &mut Playing, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            return self.enter(playing, lines);
        }
        if let Question::PassTo(_) = playing.question {
            let next = self.general_command(typed, lines).unwrap_or(Next::Stops);
            lines.extend(playing.situation(&self.voice));
            return next;
        }
        if let Some(outcome) = playing.wish(&self.voice, typed) {
            return self.told(playing, outcome, lines);
        }
        let (seat, typed) = Self::who_acts(playing, typed);
        if let Some(command) = Self::call_word(&self.voice, typed) {
            return self.move_of(playing, seat, command, typed, lines);
        }
        match self.voice.commands().parse(typed) {
            Parsed::Command(command, rest) => self.run(playing, seat, command, rest, lines),
            Parsed::Several(words) => {
                let words = words.join(", ");
                let args = [("word", typed.trim().into()), ("words", words.as_str().into())];
                lines.push(self.voice.error("ambiguous-command", &args));
                Next::Stops
            }
            Parsed::Unknown => self.bare_card(playing, seat, typed, lines),
        }
    }

    /// `ben catch anna`: any person at the keyboard may type for himself.
    fn who_acts<'t>(playing: &Playing, typed: &'t str) -> (Option<Seat>, &'t str) {
        let typed = typed.trim();
        let named = playing.people.iter().find_map(|person| {
            let Viewer::Seat(seat) = person.viewer else { return None };
            let name = &playing.names[seat.index()];
            let (start, rest) = typed.split_at_checked(name.len())?;
            let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
            whole.then_some((Some(seat), rest.trim_start()))
        });
        named.unwrap_or((playing.view().seat(), typed))
    }

    /// Whether the text is a call and nothing else, such as `uno`.
    fn call_word(voice: &Voice, typed: &str) -> Option<Command> {
        let cards = voice.cards()?;
        let words = cards.words(typed);
        let (_, length) = cards.call_at_end(&words)?;
        (length == words.len()).then_some(Command::Call)
    }

    fn run(
        &mut self,
        playing: &mut Playing,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match command {
            Command::Play
            | Command::Draw
            | Command::Pass
            | Command::Call
            | Command::Catch
            | Command::Challenge
            | Command::Choose => self.move_of(playing, seat, command, rest, lines),
            Command::Repeat => {
                let last = playing.person().last_answer.clone();
                let nothing = || vec![self.voice.error("nothing-to-repeat", &[])];
                lines.extend(if last.is_empty() { nothing() } else { last });
                Next::GoesOn
            }
            Command::Prompt => {
                lines.push(self.change_prompt(rest));
                Next::GoesOn
            }
            Command::New => {
                self.plan = Plan {
                    game: None,
                    players: None,
                    seats: Vec::new(),
                    position: None,
                    seed: None,
                    options: Vec::new(),
                    record: None,
                    ..self.first_plan.clone()
                };
                lines.extend(self.next_question());
                Next::Elsewhere
            }
            Command::Quit | Command::Help | Command::Language | Command::Settings => {
                let word = command.id();
                let typed = format!("{word} {rest}");
                self.general_command(&typed, lines).unwrap_or(Next::GoesOn)
            }
            _ => {
                lines.extend(playing.ask(&self.voice, command, rest));
                Next::GoesOn
            }
        }
    }

    fn move_of(
        &mut self,
        playing: &mut Playing,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let Some(seat) = seat else {
            let word = self.voice.commands().entry(command).name.as_str();
            lines.push(self.voice.error("not-now", &[("command", word.into())]));
            return Next::Stops;
        };
        let outcome = playing.act(&self.voice, seat, command, rest);
        self.told(playing, outcome, lines)
    }

    fn told(&mut self, playing: &mut Playing, outcome: Outcome, lines: &mut Vec<Line>) -> Next {
        match outcome {
            Outcome::Made => {
                self.flush_record(playing, lines);
                lines.extend(playing.take_untold());
                lines.extend(playing.situation(&self.voice));
                Next::GoesOn
            }
            Outcome::Told(told) => {
                lines.extend(told);
                Next::GoesOn
            }
            Outcome::Refused(line) => {
                lines.push(line);
                Next::Stops
            }
        }
    }

    /// Enter alone: goes on where something waits for it, and otherwise repeats the state of the turn.
    fn enter(&mut self, playing: &mut Playing, lines: &mut Vec<Line>) -> Next {
        match playing.question {
            Question::PassTo(_) => playing.keyboard_passed(&self.voice),
            Question::Stop => playing.stop_passed(&self.voice),
            Question::Wish { .. } => {}
            Question::Nothing => match playing.view().awaits() {
                Awaits::RoundOver => {
                    playing.deal(&self.voice);
                    playing.go_on(&self.voice);
                }
                Awaits::MatchOver => {
                    let seats = playing.seats_again();
                    self.plan = Plan { position: None, seed: None, record: None, seats, ..self.plan.clone() };
                    lines.extend(self.next_question());
                    return Next::Elsewhere;
                }
                _ => {}
            },
        }
        self.flush_record(playing, lines);
        lines.extend(playing.take_untold());
        lines.extend(playing.situation(&self.voice));
        Next::GoesOn
    }

    fn flush_record(&mut self, playing: &mut Playing, lines: &mut Vec<Line>) {
        let Some(recorder) = &mut playing.recorder else { return };
        if let Err(error) = recorder.flush() {
            let file = recorder.path().display().to_string();
            playing.recorder = None;
            lines.push(self.record_failed(&file, &error));
        }
    }

    /// A card without a command is played; anything else is not understood.
    fn bare_card(&mut self, playing: &mut Playing, seat: Option<Seat>, typed: &str, lines: &mut Vec<Line>) -> Next {
        let is_number = typed.trim().chars().all(|letter| letter.is_ascii_digit());
        if !is_number && playing.asked_card(&self.voice, typed).is_ok() {
            return self.move_of(playing, seat, Command::Play, typed, lines);
        }
        let word = typed.trim();
        lines.push(match self.voice.commands().like(word) {
            Some(like) => {
                let args = [("word", word.into()), ("suggestion", like.as_str().into())];
                self.voice.error("unknown-command-suggest", &args)
            }
            None => self.voice.error("unknown-command", &[("word", word.into())]),
        });
        Next::Stops
    }

    fn help(&self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            let ids = [
                "help-moves",
                "help-hand",
                "help-table",
                "help-thinking",
                "help-review",
                "help-program",
                "help-more",
            ];
            return ids.iter().map(|id| self.voice.help(id, &[])).collect();
        }
        match self.voice.commands().parse(rest) {
            Parsed::Command(command, _) => {
                let entry = self.voice.commands().entry(command);
                let args = [
                    ("name", entry.name.as_str().into()),
                    ("help", entry.help.as_str().into()),
                    ("use", entry.usage.as_str().into()),
                ];
                vec![self.voice.help("help-command", &args)]
            }
            Parsed::Several(words) => {
                let words = words.join(", ");
                vec![
                    self.voice.error("ambiguous-command", &[("word", rest.into()), ("words", words.as_str().into())]),
                ]
            }
            Parsed::Unknown => match self.voice.commands().like(rest) {
                Some(like) => {
                    let args = [("word", rest.into()), ("suggestion", like.as_str().into())];
                    vec![self.voice.error("unknown-command-suggest", &args)]
                }
                None => vec![self.voice.error("unknown-command", &[("word", rest.into())])],
            },
        }
    }

    fn change_language(&mut self, rest: &str) -> Line {
        if rest.is_empty() {
            return self.voice.help("language-which", &[]);
        }
        let Some(lang) = setup::typed_language(rest) else {
            return self.voice.error("language-unknown", &[("word", rest.into())]);
        };
        let plain = Voice::new(lang);
        let game = self.voice.cards().is_some().then(|| self.load()).and_then(Result::ok);
        self.voice = game.map_or_else(|| Voice::new(lang), |loaded| plain.for_game(&loaded.rules));
        self.save(Setting::Language, lang.code());
        self.voice.help("language-changed", &[])
    }

    fn save(&mut self, setting: Setting, value: &str) {
        if let Some(file) = &mut self.settings {
            file.set(setting, value);
            if let Err(error) = file.save() {
                let why = error.to_string();
                self.notices.push(self.voice.error("settings-not-saved", &[("reason", why.as_str().into())]));
            }
        }
    }

    fn change_prompt(&mut self, rest: &str) -> Line {
        let rest = normal(rest);
        let is = |id: &str| self.voice.locale().full(id, &[]).split_whitespace().any(|word| word == rest);
        if is("words-status") {
            self.status_prompt = true;
        } else if is("words-plain") {
            self.status_prompt = false;
        } else if !rest.is_empty() {
            let entry = self.voice.commands().entry(Command::Prompt);
            return self.voice.error("not-understood", &[("use", entry.usage.as_str().into())]);
        }
        let value = if self.status_prompt { "status" } else { "constant" };
        let value = self.voice.locale().full("value", &[("value", value.into())]);
        let name = self.voice.locale().full("setting-prompt", &[]);
        self.voice.help("setting-changed", &[("name", name.as_str().into()), ("value", value.as_str().into())])
    }

    fn tell_settings(&self) -> Vec<Line> {
        let locale = self.voice.locale();
        let item = |setting: &str, value: &str| {
            let name = locale.full(setting, &[]);
            self.voice.help("settings-item", &[("name", name.as_str().into()), ("value", value.into())])
        };
        let value = |word: &str| locale.full("value", &[("value", word.into())]);
        let prompt = value(if self.status_prompt { "status" } else { "constant" });
        let mut lines = vec![item("setting-language", &locale.full("language-name", &[]))];
        lines.push(item("setting-prompt", &prompt));
        if let Some(playing) = &self.playing {
            lines.push(item("setting-seed", &playing.seed.to_string()));
        }
        lines
    }

    fn finish(&mut self, mut lines: Vec<Line>, next: Next) -> Answer {
        lines.splice(0..0, self.notices.drain(..));
        if let Some(playing) = &mut self.playing {
            playing.person_mut().last_answer.clone_from(&lines);
        }
        self.last_answer.clone_from(&lines);
        Answer { lines, ended: next == Next::Quit }
    }
}

/// What follows a command on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The next command of the line.
    GoesOn,
    /// Nothing: what stands behind it is not done.
    Stops,
    /// The next command, at another table.
    Elsewhere,
    /// The program ends.
    Quit,
}

impl Conversation for Session {
    fn begin(&mut self) -> Answer {
        let mut lines = Vec::new();
        if self.asking == Some(Asking::Language) {
            lines.push(self.voice.help("greeting", &[]));
            lines.extend(setup::language_question());
        } else {
            lines.extend(self.next_question());
        }
        self.finish(lines, Next::GoesOn)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        let mut lines = Vec::new();
        let mut next = Next::GoesOn;
        for part in typed.split(';') {
            next = self.command(part, &mut lines);
            if matches!(next, Next::Stops | Next::Quit) {
                break;
            }
        }
        self.finish(lines, next)
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.voice.help("interrupted", &[])])
    }

    fn end_of_input(&mut self) -> Answer {
        Answer::last(vec![self.voice.help("good-bye", &[])])
    }

    fn status(&self) -> String {
        match &self.playing {
            Some(playing) if self.status_prompt => playing.status(&self.voice),
            _ => String::new(),
        }
    }

    fn history_owner(&self) -> usize {
        self.playing.as_ref().map_or(0, |playing| playing.at.min(playing.people.len()))
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        if part.contains(char::is_whitespace) { Vec::new() } else { self.voice.commands().beginning_with(part) }
    }

    fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.join(", ");
        self.voice.help("matches", &[("count", candidates.len().into()), ("words", words.as_str().into())])
    }

    fn more(&self) -> Line {
        self.voice.help("enter-for-more", &[])
    }
}
