//! Commands before a game: help, lessons, rule books, levels, dealer, resuming and replaying.

use super::game_names::exact_games;
use super::names;
use super::questions::game_question;
use super::seating::{levels, levels_of};
use crate::bot::Level;
use crate::input::{
    Act, AgainCommand, BookQuestion, Command, GameCommand, ProgramCommand, Said, TableQuestion, quoted,
};
use crate::record::Games;
use crate::session::app::{App, SetupQuestion};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, NotWritten};
use crate::session::plan::{Dealer, Plan, ReplayPlan, SeatPlan, USUAL_GAME};
use crate::session::recorded::Recorded;
use crate::session::settings::Setting;
use crate::session::storage::{Following, statistics};
use crate::session::table_state::{TableRules, TableState};
use crate::session::unfinished::Unfinished;
use crate::text::{Lang, Line, msg};

impl App {
    /// Handles what is about a question and sets something: the order of hands, or the first dealer. `None` if it sets
    /// nothing.
    pub fn set_by(&mut self, table_state: Option<&mut TableState>, said: &Said) -> Option<Line> {
        if said.act != Act::Change {
            return None;
        }
        Some(match (said.command()?, table_state) {
            (Command::Ask(TableQuestion::Hand), Some(table_state)) => {
                self.keyboard.change_hand_order_of(table_state, said)
            }
            (Command::Ask(TableQuestion::Hand), None) => self.keyboard.change_hand_order(said),
            (Command::Ask(TableQuestion::Dealer), table_state) => self.choose_dealer(table_state.as_deref(), said),
            _ => return None,
        })
    }

    /// Runs a command and repeats the open question; `None` if no meaning of the line is one.
    pub fn command_before(&mut self, said: &[Said]) -> Option<Next> {
        let is_command = |said: &&Said| said.act != Act::Answer && said.command().is_some();
        let least = said.iter().filter(is_command).map(Said::free_letters).min()?;
        let said = said.iter().filter(is_command).find(|said| said.free_letters() == least)?;
        if said.asks && said.act == Act::Change {
            let help = Said::help(self.voice(), said.command()?);
            return self.command_before(&[help]);
        }
        let command = said.command()?;
        let next = match command {
            Command::Ask(TableQuestion::Turn) | Command::Again(AgainCommand::Repeat) => Next::Continue,
            Command::Ask(_) => match self.set_by(None, said) {
                Some(line) => self.tell([line]),
                None if command == TableQuestion::Dealer.into() => self.stop([self.voice().misused(command)]),
                None => self.stop([self.voice().not_now(command)]),
            },
            Command::Look(question @ (BookQuestion::Rules | BookQuestion::Rule)) => {
                let told = self.book_before(question, said);
                self.tell(told)
            }
            Command::Again(AgainCommand::Back) | Command::Game(GameCommand::New) => {
                self.ask_for_a_game();
                Next::Continue
            }
            Command::Again(AgainCommand::More) => self.tell([self.voice().error(msg!("nothing-more"))]),
            Command::Move(_) | Command::Look(_) | Command::Again(_) | Command::Game(GameCommand::Save) => {
                self.stop([self.voice().not_now(command)])
            }
            Command::Program(wanted) => {
                let told = if wanted == ProgramCommand::Help && said.slots.is_empty() && said.variant().is_empty() {
                    self.help_before()
                } else {
                    self.keyboard.program_command(Some(&self.storage), None, wanted, said)
                };
                self.tell(told)
            }
            Command::Game(GameCommand::Learn) => {
                let place = said.phrase("game").and_then(|place| self.library.ids().into_iter().nth(place));
                match place.map_or_else(|| self.game_called(self.or_game(said.rest())), Ok) {
                    Ok(game) => {
                        let plan = self.plan.clone();
                        let plan = Plan { game: Some(game), options: Vec::new(), record: None, learn: true, ..plan };
                        return Some(Next::open(plan, None));
                    }
                    Err(line) => self.stop([line]),
                }
            }
            // `weiter` and `jatka`: before a game only an unfinished one can be continued.
            Command::Game(GameCommand::Resume) if said.variant() == "delete" => self.delete_unfinished(said.rest()),
            Command::Game(GameCommand::Resume | GameCommand::Next) => {
                return Some(self.resume_before(said.rest()));
            }
            Command::Game(GameCommand::Replay) => {
                let next = self.replay(said.rest());
                if next.is_leaving() {
                    return Some(next);
                }
                next
            }
            Command::Game(GameCommand::Level) => {
                let told = self.level_before(said);
                self.tell(told)
            }
            Command::Game(GameCommand::Games) => self.tell(self.games()),
            Command::Game(GameCommand::Stats) => {
                let told = self.stats(said);
                self.tell(told)
            }
            Command::Game(GameCommand::Host | GameCommand::Join) => self.go_online(command, said),
            Command::Game(GameCommand::Profile) => {
                self.storage.profile(self.keyboard.voice(), None, said, &mut self.lines)
            }
            Command::Game(GameCommand::Quit) => {
                self.lines.push(self.storage.good_bye(self.voice(), None));
                Next::Quit
            }
        };
        if !matches!(next, Next::Quit) {
            self.ask_again();
        }
        Some(next)
    }

    /// `host` and `join` continue as the commands of the shell. A host is reached from outside only if that was typed.
    fn go_online(&mut self, command: Command, said: &Said) -> Next {
        let lang = self.voice().lang();
        let place: Vec<String> = said.rest().split_whitespace().map(str::to_owned).collect();
        let (told, following) = match (said.variant(), place.first()) {
            ("how", _) => return self.tell([self.voice().help(msg!("play-online"))]),
            (reach @ ("network" | "here"), _) => {
                (msg!("host-begins"), Following::Host { in_network: reach == "network", lang })
            }
            (_, Some(address)) => (msg!("join-begins", address), Following::Join { place: place.clone(), lang }),
            _ => {
                let how = msg!("help-type", use = self.voice().usage(command));
                return self.tell([self.voice().help(how)]);
            }
        };
        self.help(told);
        self.storage.leave_for(following)
    }

    /// Answers `stats`: shows the statistics, switches them on or off, or deletes them, which needs a confirmation.
    pub fn stats(&mut self, said: &Said) -> Vec<Line> {
        let Some(tally) = self.storage.tally() else { return vec![self.voice().error(msg!("no-folder"))] };
        match said.variant() {
            wanted @ ("on" | "off") => {
                let on = wanted == "on";
                self.storage.counts = on;
                self.keyboard.save(Setting::Stats, wanted);
                return vec![self.voice().help(msg!(if (on) "stats-on" else "stats-off"))];
            }
            "delete" => {}
            _ => {
                let mut lines = statistics(&self.voice().locale, &tally);
                if !self.storage.counts {
                    lines.push(self.voice().help(msg!("stats-off")));
                }
                return lines;
            }
        }
        let count = tally.read().map_or(0, |games| games.len());
        if !said.has("sure") {
            return vec![self.voice().help(msg!("stats-delete-sure", count))];
        }
        match tally.delete() {
            Ok(()) => vec![self.voice().help(msg!("stats-deleted", count))],
            Err(error) => vec![self.voice().not_written(msg!("stats-failed"; NotWritten), tally.path(), &error)],
        }
    }

    fn or_game<'t>(&'t self, rest: &'t str) -> &'t str {
        if rest.is_empty() { self.plan.game.as_deref().unwrap_or(USUAL_GAME) } else { rest }
    }

    fn ask_for_a_game(&mut self) {
        self.loaded = None;
        let first = &self.first_plan;
        self.plan.seats.clone_from(&first.seats);
        (self.plan.game, self.plan.players, self.plan.learn) = (None, None, false);
        self.plan.options.clear();
        if self.asking != Some(SetupQuestion::Language) {
            self.asking = Some(SetupQuestion::Game);
        }
    }

    fn help_before(&self) -> Vec<Line> {
        if self.asking == Some(SetupQuestion::Language) {
            return vec![self.voice().help(msg!("help-opening-language"))];
        }
        let usual = self.voice().locale.game_name(USUAL_GAME);
        let messages = [
            msg!("help-opening-game", default = &usual),
            msg!("help-opening-learn", default = &usual),
            msg!("help-opening-resume", default = &usual),
            msg!("help-opening-table", default = &usual),
            msg!("play-online"),
            msg!("help-opening-program", default = &usual),
            msg!("help-opening-more", default = &usual),
        ];
        messages.into_iter().map(|message| self.voice().help(message)).collect()
    }

    /// `rules uno` describes a game; `rule UN-3` quotes a rule of the game looked up or chosen last.
    fn book_before(&mut self, question: BookQuestion, said: &Said) -> Vec<Line> {
        let named = if said.variant() == "all" { "" } else { said.rest() };
        let is_game = !named.is_empty() && !exact_games(self.voice(), &self.library, named).is_empty();
        let looked_up = self.looked_up.clone().filter(|_| question == BookQuestion::Rule && !is_game);
        let game = looked_up.unwrap_or_else(|| self.or_game(if is_game { named } else { "" }).to_owned());
        // Any other word is a rule of the game that was looked up last.
        let said = if is_game { Said::question("rule") } else { said.clone() };
        let id = match self.game_called(&game) {
            Ok(id) => id,
            Err(line) => return vec![line],
        };
        let Ok(loaded) = self.library.load(&id, &[]) else {
            return vec![self.bad_rules(&id)];
        };
        self.looked_up = Some(id.clone());
        let voice = self.voice().for_game(&loaded.rules);
        TableRules::of(id, loaded, 0, None).rule(&voice, &said)
    }

    /// Sets the levels of computer players; alone, lists them.
    fn level_before(&mut self, said: &Said) -> Vec<Line> {
        let wanted = levels_of(said);
        if wanted.is_empty() {
            return vec![self.current_levels(), available_levels(self.voice())];
        }
        self.plan.levels = wanted;
        vec![self.current_levels()]
    }

    /// `level` at a table applies to the next game.
    pub fn level_at_the_table(&mut self, table_state: &mut TableState, said: &Said) -> Vec<Line> {
        let wanted = levels_of(said);
        if wanted.is_empty() {
            let players = table_state.levels(&self.voice().locale);
            if players.is_empty() {
                return vec![self.current_levels(), available_levels(self.voice())];
            }
            let now = self.voice().locale.join(players, "list");
            return vec![self.voice().help(msg!("levels-are", levels = now)), available_levels(self.voice())];
        }
        let told = levels(self.voice(), wanted.iter().copied());
        self.plan.levels.clone_from(&wanted);
        self.first_plan.levels = wanted;
        for seat in &mut table_state.planned {
            if matches!(seat, SeatPlan::Computer(_)) {
                *seat = SeatPlan::Computer(None);
            }
        }
        vec![self.voice().help(msg!("levels-next-game", levels = told))]
    }

    pub fn current_levels(&self) -> Line {
        let chosen = if self.plan.levels.is_empty() { &[Level::Easy][..] } else { &self.plan.levels };
        self.voice().help(msg!("levels-are", levels = levels(self.voice(), chosen.iter().copied())))
    }
}

fn available_levels(voice: &LanguagePack) -> Line {
    voice.help(msg!("levels-there", levels = levels(voice, Level::ALL.into_iter())))
}

const MOST_TOLD: usize = 20;

impl App {
    fn unfinished(&self) -> Option<Unfinished> {
        let found = Unfinished::find(&self.storage.games()?, &self.library, self.voice().lang()).ok()?;
        (!found.games.is_empty()).then_some(found)
    }

    /// Before the first question: the last game is unfinished, and friends can play, too. Empty if the question itself
    /// lists games.
    pub fn opening_lines(&self) -> Vec<Line> {
        if self.plan.asks_unfinished {
            return Vec::new();
        }
        let newest = self.unfinished().and_then(|unfinished| unfinished.games.into_iter().next());
        let unfinished = newest.map(|newest| {
            let game = self.voice().locale.game_name(&newest.recorded.record.head.game);
            self.voice().help(msg!("left-unfinished", game))
        });
        let online = self.plan.game.is_none().then(|| self.voice().help(msg!("play-online")));
        unfinished.into_iter().chain(online).collect()
    }

    /// Resumes the named game or the only one, or asks which.
    pub fn resume_before(&mut self, rest: &str) -> Next {
        let next = self.resume(rest);
        if matches!(next, Next::Stop) {
            self.ask_again();
        }
        next
    }

    /// Resumes only a game that is named; the current game stays unfinished.
    pub fn resume_at_the_table(&mut self, table_state: &TableState, rest: &str) -> Next {
        let own = |name: &str| {
            table_state.recorders.iter().any(|recorder| recorder.path().file_stem() == Some(name.as_ref()))
        };
        let Some(mut found) = self.unfinished() else {
            return self.tell([self.voice().help(msg!("nothing-to-go-on"))]);
        };
        found.games.retain(|game| !own(&game.name));
        if rest.is_empty() {
            if found.games.is_empty() {
                self.help(msg!("nothing-to-go-on"));
            } else {
                self.lines.extend(found.lines(&self.voice().locale));
                self.help(msg!("resume-there", default = &found.games[0].name));
            }
            return Next::Continue;
        }
        self.go_on_with(&found, rest)
    }

    /// Replays a game by number or name. Alone, lists all kept games, finished or not.
    pub fn replay(&mut self, rest: &str) -> Next {
        let (voice, locale) = (self.keyboard.voice(), &self.keyboard.voice().locale);
        let kept = self.storage.games();
        let found = kept.as_ref().and_then(|games| Unfinished::find(games, &self.library, locale.lang()).ok());
        let (Some(kept), Some(found)) = (kept, found) else {
            return self.refuse(msg!("no-folder"));
        };
        let all = found.all();
        let Some(first) = all.first() else {
            return self.stop([self.voice().help(msg!("replay-nothing-kept"))]);
        };
        if rest.is_empty() {
            self.lines.push(voice.help(msg!("replay-several", count = all.len())));
            self.lines.extend(all.iter().take(MOST_TOLD).map(|game| game.line(locale)));
            self.lines.push(voice.help(msg!("replay-which", default = &first.name)));
            return Next::Continue;
        }
        let read = |name: String| Recorded::read(kept.file(&name), &self.library, locale.lang()).ok();
        let Some(recorded) = named(voice, &kept, rest).and_then(read) else {
            return self.refuse(msg!("replay-unknown", word = quoted(rest)));
        };
        let (game, loaded) = recorded.resume();
        let plan = Plan { game: Some(game.record.head.game.clone()), ..Plan::default() };
        let plan = Plan { retold: Some(Box::new(ReplayPlan { game, seat: None })), ..plan };
        Next::open(plan, Some(loaded))
    }

    fn resume(&mut self, rest: &str) -> Next {
        let Some(found) = self.unfinished() else {
            return self.stop([self.voice().help(msg!("nothing-to-go-on"))]);
        };
        if rest.is_empty() && found.games.len() > 1 {
            self.asking = Some(SetupQuestion::Unfinished);
            return self.tell(unfinished_question(self.voice(), &found));
        }
        self.go_on_with(&found, rest)
    }

    /// Deletes an unfinished game, which has to be named.
    fn delete_unfinished(&mut self, typed: &str) -> Next {
        let Some(found) = self.unfinished() else {
            return self.stop([self.voice().help(msg!("nothing-to-go-on"))]);
        };
        let typed = typed.trim();
        if typed.is_empty() {
            let name = found.games.first().map_or("", |game| game.name.as_str());
            return self.refuse(msg!("resume-delete-which", name));
        }
        let Some(waiting) = found.named(self.voice().lang(), typed) else {
            return self.refuse(msg!("resume-unknown", word = quoted(typed)));
        };
        let name = waiting.name.as_str();
        match waiting.delete() {
            Ok(()) => self.tell([self.voice().help(msg!("resume-deleted", name))]),
            Err(error) => self.refuse(msg!("resume-not-deleted", name, reason = &error)),
        }
    }

    fn go_on_with(&mut self, found: &Unfinished, typed: &str) -> Next {
        let waiting =
            if typed.trim().is_empty() { found.games.first() } else { found.named(self.voice().lang(), typed) };
        let Some(waiting) = waiting.cloned() else {
            return self.refuse(msg!("resume-unknown", word = quoted(typed)));
        };
        if let Some(line) = waiting.recorded.record.torn {
            self.error(msg!("record-torn", line));
        }
        let (plan, loaded) = waiting.resume();
        Next::open(plan, Some(loaded))
    }

    pub fn ask_which_to_resume(&self) -> Vec<Line> {
        self.unfinished().map_or_else(Vec::new, |found| unfinished_question(self.voice(), &found))
    }

    pub fn unfinished_beginning_with(&self, typed: &str) -> Vec<String> {
        let Some(found) = self.unfinished() else { return Vec::new() };
        found.with_names().map(|game| game.name.clone()).filter(|name| name.starts_with(typed)).collect()
    }

    pub fn unfinished_answer(&mut self, typed: &str) -> Next {
        let Some(found) = self.unfinished() else {
            self.asking = Some(SetupQuestion::Game);
            return self.stop([game_question(self.voice())]);
        };
        if !typed.trim().is_empty() && found.named(self.voice().lang(), typed).is_none() {
            let said = self.said_before(typed, None);
            if said.iter().any(|said| matches!(said.intent, "yes" | "on")) {
                return self.go_on_with(&found, "");
            }
            if let Some(next) = self.command_before(&said) {
                return next;
            }
        }
        let question = which_to_resume(self.voice(), &found);
        let next = self.go_on_with(&found, typed);
        if matches!(next, Next::Stop) {
            self.lines.push(question);
        }
        next
    }
}

/// A kept game as it was typed: a number word only where no game has that name.
fn named(voice: &LanguagePack, kept: &Games, typed: &str) -> Option<String> {
    let numbers = kept.numbers().ok()?.into_iter().map(|number| number.to_string());
    let names: Vec<String> = numbers.chain(kept.names().ok()?).collect();
    let called = |typed: &str| names.iter().find(|name| name.to_lowercase() == typed).cloned();
    called(&typed.trim().to_lowercase()).or_else(|| called(&voice.number(typed)?.to_string()))
}

fn unfinished_question(voice: &LanguagePack, found: &Unfinished) -> Vec<Line> {
    found.lines(&voice.locale).into_iter().chain([which_to_resume(voice, found)]).collect()
}

fn which_to_resume(voice: &LanguagePack, found: &Unfinished) -> Line {
    let first = found.games.first().map_or("", |game| game.name.as_str());
    voice.question(msg!("resume-which", default = first))
}

pub fn dealer_will_sit(lang: Lang, plan: &Plan, usual_players: u8) -> bool {
    let seats = plan.seated(usual_players);
    let names = names(&LanguagePack::new(lang), plan, &seats);
    plan.dealer.as_ref().is_none_or(|dealer| dealer.seat(&names, &seats, 0).is_some())
}

impl App {
    pub fn choose_dealer(&mut self, table_state: Option<&TableState>, said: &Said) -> Line {
        let voice = self.voice();
        let dealer = match said.variant() {
            "random" => Dealer::Lot,
            "me" => Dealer::Me,
            _ => Dealer::Named(said.rest().to_owned()),
        };
        let named = match (&dealer, table_state) {
            (Dealer::Named(_), Some(table_state)) if said.has("player") => {
                said.player().map(|seat| table_state.seats.name(seat).to_owned())
            }
            (Dealer::Named(name), Some(table_state)) => match table_state.seat_named(voice, name) {
                Ok(seat) => Some(table_state.seats.name(seat).to_owned()),
                Err(line) => return line,
            },
            (Dealer::Named(name), None) => Some(name.clone()),
            _ => None,
        };
        let line = match (&dealer, &named) {
            (Dealer::Lot, _) => voice.help(msg!("dealer-by-lot")),
            (_, Some(name)) => voice.help(msg!("dealer-chosen", who = name, you = "no")),
            _ => voice.help(msg!("dealer-chosen", who = "", you = "yes")),
        };
        self.plan.dealer = Some(named.map_or(dealer, Dealer::Named));
        if table_state.is_some() {
            self.next_dealer.clone_from(&self.plan.dealer);
        }
        line
    }
}
