//! Commands before a game: help, lessons, rule books, levels, dealer, resuming and replaying.

use super::game_names::{games, typed_game};
use super::questions::game_question;
use super::seating::{level_name, levels, typed_level};
use super::{SetupQuestion, SetupWizard, USUAL_GAME, names};
use crate::bot::Level;
use crate::engine::{Dice, Seat};
use crate::input::{
    AgainCommand, BookQuestion, Command, GameCommand, ProgramCommand, Sets, TableQuestion, normal, quoted,
};
use crate::record::Games;
use crate::session::game_ui::GameUi;
use crate::session::keyboard::Keyboard;
use crate::session::language_pack::{LanguagePack, typed_number};
use crate::session::plan::{Dealer, Plan, ReplayPlan, SeatPlan};
use crate::session::playing::Playing;
use crate::session::recorded::Recorded;
use crate::session::table_state::{TableRules, TableState};
use crate::session::typing::AtTable;
use crate::session::typing::{Next, Opening};
use crate::session::unfinished::Unfinished;
use crate::text::{Lang, Line, Text, msg};

impl SetupWizard {
    /// Handles a question whose words set something: the order of hands, or the first dealer. `None` if they set
    /// nothing.
    pub fn set_by(
        &mut self,
        keyboard: &mut Keyboard,
        table_state: Option<&mut TableState>,
        question: TableQuestion,
        rest: &str,
    ) -> Option<Line> {
        match Command::Ask(question).facts().sets? {
            Sets::HandOrder => {
                let order = keyboard.voice().behind_order(rest)?;
                Some(match table_state {
                    Some(table_state) => keyboard.change_hand_order_of(table_state, order),
                    None => keyboard.change_hand_order(order),
                })
            }
            // `dealer please` asks; `dealer me` chooses.
            Sets::Dealer => {
                let voice = keyboard.voice();
                let chooses = voice.means(rest, msg!("words-me"), "me") || !voice.says_little(rest);
                chooses.then(|| self.choose_dealer(keyboard, table_state.as_deref(), rest))
            }
        }
    }

    /// Runs a command and repeats the open question; `None` for other words. Abbreviated commands count only if
    /// `begun`.
    pub fn command_before(
        &mut self,
        keyboard: &mut Keyboard,
        typed: &str,
        begun: bool,
        lines: &mut Vec<Line>,
    ) -> Option<Next> {
        let word = typed.split_whitespace().next()?;
        let (command, rest) = keyboard.voice().command_alone(typed)?;
        if !begun && !keyboard.voice().commands().knows(word) {
            return None;
        }
        let next = match command {
            Command::Move(wanted) => not_before(keyboard.voice(), wanted, lines),
            Command::Ask(TableQuestion::Turn) => Next::GoesOn,
            Command::Ask(question) => match self.set_by(keyboard, None, question, &rest) {
                Some(line) => Next::told([line], lines),
                None => not_before(keyboard.voice(), question, lines),
            },
            Command::Look(question) => match question {
                BookQuestion::Rules | BookQuestion::Rule => {
                    Next::told(self.book_before(keyboard, question, &rest), lines)
                }
                BookQuestion::Card | BookQuestion::Legend => not_before(keyboard.voice(), question, lines),
            },
            Command::Again(again) => match again {
                AgainCommand::Repeat => Next::GoesOn,
                AgainCommand::Back => {
                    self.ask_for_a_game();
                    Next::GoesOn
                }
                AgainCommand::More => Next::told([keyboard.voice().error(msg!("nothing-more"))], lines),
                AgainCommand::Last
                | AgainCommand::Forward
                | AgainCommand::Find
                | AgainCommand::Log
                | AgainCommand::News
                | AgainCommand::Spell => not_before(keyboard.voice(), again, lines),
            },
            Command::Program(wanted) => {
                if wanted == ProgramCommand::Help && rest.is_empty() {
                    lines.extend(self.help_before(keyboard));
                } else {
                    lines.extend(keyboard.program_command(&self.storage, None, wanted, &rest));
                }
                Next::GoesOn
            }
            Command::Game(wanted) => match wanted {
                GameCommand::Learn => match typed_game(keyboard.voice(), &self.library, self.or_game(&rest)) {
                    Ok(game) => {
                        let plan = Plan { options: Vec::new(), record: None, ..self.plan.clone() };
                        return Some(Next::open(Plan { game: Some(game), learn: true, ..plan }));
                    }
                    Err(line) => Next::stops([line], lines),
                },
                // `weiter` and `jatka`: before a game only an unfinished one can be continued.
                GameCommand::Resume | GameCommand::Next => return Some(self.resume_before(keyboard, &rest, lines)),
                GameCommand::Replay => {
                    let next = self.replay(keyboard, &rest, lines);
                    if next.leaves() {
                        return Some(next);
                    }
                    next
                }
                GameCommand::New => {
                    self.ask_for_a_game();
                    Next::GoesOn
                }
                GameCommand::Level => Next::told(self.level_before(keyboard, &rest), lines),
                GameCommand::Games => Next::told(games(keyboard.voice(), &self.library), lines),
                GameCommand::Stats => Next::told(self.storage.stats(keyboard, &rest), lines),
                GameCommand::Profile => self.storage.profile(keyboard, None, &rest, lines),
                GameCommand::Quit => {
                    lines.push(self.storage.good_bye(keyboard, None));
                    Next::Quit
                }
                GameCommand::Save => not_before(keyboard.voice(), wanted, lines),
            },
        };
        if !matches!(next, Next::Quit) {
            lines.extend(self.ask_again(keyboard));
        }
        Some(next)
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

    fn help_before(&self, keyboard: &Keyboard) -> Vec<Line> {
        if self.asking == Some(SetupQuestion::Language) {
            return vec![keyboard.voice().help(msg!("help-opening-language"))];
        }
        let usual = keyboard.voice().locale().game_name(USUAL_GAME);
        let messages = [
            msg!("help-opening-game", default = usual.as_str()),
            msg!("help-opening-learn", default = usual.as_str()),
            msg!("help-opening-resume", default = usual.as_str()),
            msg!("help-opening-table", default = usual.as_str()),
            msg!("help-opening-program", default = usual.as_str()),
            msg!("help-opening-more", default = usual.as_str()),
        ];
        messages.into_iter().map(|message| keyboard.voice().help(message)).collect()
    }

    /// `rules uno` describes a game; `rule UN-3` quotes a rule of the game looked up or chosen last.
    fn book_before(&mut self, keyboard: &mut Keyboard, question: BookQuestion, rest: &str) -> Vec<Line> {
        let (game, clause) = match question {
            BookQuestion::Rules => (self.or_game(rest).to_owned(), ""),
            _ => (self.looked_up.clone().unwrap_or_else(|| self.or_game("").to_owned()), rest),
        };
        let id = match typed_game(keyboard.voice(), &self.library, &game) {
            Ok(id) => id,
            Err(line) => return vec![line],
        };
        let Ok(loaded) = self.library.load(&id, &[]) else {
            let name = keyboard.voice().locale().game_name(&id);
            return vec![keyboard.voice().error(msg!(
                "cli-bad-rules",
                game = name,
                check = self.library.check_command()
            ))];
        };
        self.looked_up = Some(id.clone());
        let voice = keyboard.voice().for_game(&loaded.rules);
        TableRules::of(id, loaded, 0, None).rule(&voice, clause)
    }

    /// Sets the levels of computer players; alone, lists them.
    fn level_before(&mut self, keyboard: &mut Keyboard, rest: &str) -> Vec<Line> {
        match read_levels(keyboard, rest) {
            Ok(wanted) if wanted.is_empty() => vec![self.current_levels(keyboard), available_levels(keyboard)],
            Ok(wanted) => {
                self.plan.levels = wanted;
                vec![self.current_levels(keyboard)]
            }
            Err(line) => vec![line],
        }
    }

    /// `level` at a table applies to the next game.
    pub fn level_at_the_table(
        &mut self,
        keyboard: &mut Keyboard,
        table_state: &mut TableState,
        rest: &str,
    ) -> Vec<Line> {
        match read_levels(keyboard, rest) {
            Ok(wanted) if wanted.is_empty() => {
                let players: Vec<Text> = table_state
                    .seats()
                    .computers()
                    .map(|(name, level)| {
                        let level = level_name(keyboard.voice(), level);
                        keyboard.voice().locale().say(msg!("player-level", who = name, level = level.as_str()))
                    })
                    .collect();
                if players.is_empty() {
                    return vec![self.current_levels(keyboard), available_levels(keyboard)];
                }
                let now = keyboard.voice().locale().join(players, "list");
                vec![keyboard.voice().help(msg!("levels-are", levels = now)), available_levels(keyboard)]
            }
            Ok(wanted) => {
                let told = levels(keyboard.voice(), wanted.iter().copied());
                self.plan.levels.clone_from(&wanted);
                self.first_plan.levels = wanted;
                table_state.forget_levels();
                vec![keyboard.voice().help(msg!("levels-next-game", levels = told))]
            }
            Err(line) => vec![line],
        }
    }

    pub fn current_levels(&self, keyboard: &Keyboard) -> Line {
        let chosen = if self.plan.levels.is_empty() { &[Level::Easy][..] } else { &self.plan.levels };
        keyboard.voice().help(msg!("levels-are", levels = levels(keyboard.voice(), chosen.iter().copied())))
    }
}

fn read_levels(keyboard: &Keyboard, rest: &str) -> Result<Vec<Level>, Line> {
    let words = rest.split([',', ' ']).filter(|word| !word.is_empty());
    let levels: Option<Vec<Level>> = words.map(typed_level).collect();
    levels.ok_or_else(|| keyboard.voice().misused(GameCommand::Level))
}

fn available_levels(keyboard: &Keyboard) -> Line {
    keyboard.voice().help(msg!("levels-there", levels = levels(keyboard.voice(), Level::ALL.into_iter())))
}

fn not_before(voice: &LanguagePack, command: impl Into<Command>, lines: &mut Vec<Line>) -> Next {
    Next::stops([voice.not_now(command)], lines)
}

const MOST_TOLD: usize = 20;

impl SetupWizard {
    fn unfinished(&self, keyboard: &Keyboard) -> Option<Unfinished> {
        let found = Unfinished::find(&self.storage.games()?, &self.library, keyboard.voice().locale().lang()).ok()?;
        (!found.games.is_empty()).then_some(found)
    }

    /// Before the first question: the last game is unfinished. `None` if the question itself lists games.
    pub fn left_unfinished(&self, keyboard: &Keyboard) -> Option<Line> {
        if self.plan.asks_unfinished {
            return None;
        }
        let newest = self.unfinished(keyboard)?.games.into_iter().next()?;
        let game = keyboard.voice().locale().game_name(newest.game());
        Some(keyboard.voice().help(msg!("left-unfinished", game = game.as_str())))
    }

    /// Resumes the named game or the only one, or asks which.
    pub fn resume_before(&mut self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let next = self.resume(keyboard, rest, lines);
        if matches!(next, Next::Stops) {
            lines.extend(self.ask_again(keyboard));
        }
        next
    }

    /// Resumes only a game that is named; the current game stays unfinished.
    pub fn resume_at_the_table(
        &mut self,
        keyboard: &mut Keyboard,
        table_state: &TableState,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        let own = |name: &str| {
            table_state.recorders().iter().any(|recorder| recorder.path().file_stem() == Some(name.as_ref()))
        };
        let Some(mut found) = self.unfinished(keyboard) else {
            return Next::told([keyboard.voice().help(msg!("nothing-to-go-on"))], lines);
        };
        found.games.retain(|game| !own(&game.name));
        if rest.is_empty() {
            if found.games.is_empty() {
                lines.push(keyboard.voice().help(msg!("nothing-to-go-on")));
            } else {
                lines.extend(found.lines(keyboard.voice().locale()));
                lines.push(keyboard.voice().help(msg!("resume-there", default = found.games[0].name.as_str())));
            }
            return Next::GoesOn;
        }
        go_on_with(keyboard.voice(), &found, rest, lines)
    }

    /// Replays a game by number or name. Alone, lists all kept games, finished or not.
    pub fn replay(&self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let (voice, locale) = (keyboard.voice(), keyboard.voice().locale());
        let kept = self.storage.games();
        let found = kept.as_ref().and_then(|games| Unfinished::find(games, &self.library, locale.lang()).ok());
        let (Some(kept), Some(found)) = (kept, found) else {
            return Next::stops([voice.error(msg!("no-folder"))], lines);
        };
        let all = found.all();
        let Some(first) = all.first() else {
            return Next::stops([voice.help(msg!("replay-nothing-kept"))], lines);
        };
        if rest.is_empty() {
            lines.push(voice.help(msg!("replay-several", count = all.len())));
            lines.extend(all.iter().take(MOST_TOLD).map(|game| game.line(locale)));
            return Next::told([voice.help(msg!("replay-which", default = first.name.as_str()))], lines);
        }
        let read = |name: String| Recorded::read(kept.file(&name), &self.library, locale.lang()).ok();
        let Some(recorded) = named(&kept, rest).and_then(read) else {
            return Next::stops([voice.error(msg!("replay-unknown", word = quoted(rest)))], lines);
        };
        let (game, loaded) = recorded.goes_on();
        let plan = Plan { game: Some(game.record.head.game.clone()), ..Plan::default() };
        let plan = Plan { retold: Some(Box::new(ReplayPlan { game, seat: None })), ..plan };
        Next::Open(Box::new(Opening { plan, loaded: Some(loaded) }))
    }

    fn resume(&mut self, keyboard: &Keyboard, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished(keyboard) else {
            return Next::stops([keyboard.voice().help(msg!("nothing-to-go-on"))], lines);
        };
        if rest.is_empty() && found.games.len() > 1 {
            self.asking = Some(SetupQuestion::Unfinished);
            return Next::told(unfinished_question(keyboard, &found), lines);
        }
        go_on_with(keyboard.voice(), &found, rest, lines)
    }

    pub fn ask_which_to_resume(&self, keyboard: &Keyboard) -> Vec<Line> {
        self.unfinished(keyboard).map_or_else(Vec::new, |found| unfinished_question(keyboard, &found))
    }

    pub fn unfinished_beginning_with(&self, keyboard: &Keyboard, typed: &str) -> Vec<String> {
        let Some(found) = self.unfinished(keyboard) else { return Vec::new() };
        found.with_names().map(|game| game.name.clone()).filter(|name| name.starts_with(typed)).collect()
    }

    pub fn unfinished_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Some(found) = self.unfinished(keyboard) else {
            self.asking = Some(SetupQuestion::Game);
            return Next::stops([game_question(keyboard.voice())], lines);
        };
        if !typed.trim().is_empty() && found.named(typed).is_none() {
            if let Some(next) = self.command_before(keyboard, typed, true, lines) {
                return next;
            }
        }
        let question = which_to_resume(keyboard, &found);
        let next = go_on_with(keyboard.voice(), &found, typed, lines);
        if matches!(next, Next::Stops) {
            lines.push(question);
        }
        next
    }
}

/// A kept game as it was typed: a number word only where no game has that name.
fn named(kept: &Games, typed: &str) -> Option<String> {
    let numbers = kept.numbers().ok()?.into_iter().map(|number| number.to_string());
    let names: Vec<String> = numbers.chain(kept.names().ok()?).collect();
    let called = |typed: &str| names.iter().find(|name| name.to_lowercase() == typed).cloned();
    called(&typed.trim().to_lowercase()).or_else(|| called(&typed_number(typed)?.to_string()))
}

fn unfinished_question(keyboard: &Keyboard, found: &Unfinished) -> Vec<Line> {
    found.lines(keyboard.voice().locale()).into_iter().chain([which_to_resume(keyboard, found)]).collect()
}

fn which_to_resume(keyboard: &Keyboard, found: &Unfinished) -> Line {
    let first = found.games.first().map_or("", |game| game.name.as_str());
    keyboard.voice().question(msg!("resume-which", default = first))
}

fn go_on_with(voice: &LanguagePack, found: &Unfinished, typed: &str, lines: &mut Vec<Line>) -> Next {
    let waiting = if typed.trim().is_empty() { found.games.first() } else { found.named(typed) };
    let Some(waiting) = waiting.cloned() else {
        return Next::stops([voice.error(msg!("resume-unknown", word = quoted(typed)))], lines);
    };
    if let Some(line) = waiting.torn() {
        lines.push(voice.error(msg!("record-torn", line)));
    }
    let (plan, loaded) = waiting.goes_on();
    Next::Open(Box::new(Opening { plan, loaded: Some(loaded) }))
}

/// Random stream for drawing the dealer, used by nothing else.
const LOT: u64 = 1 << 62;

impl Dealer {
    #[must_use]
    pub fn read(word: &str) -> Dealer {
        match normal(word).as_str() {
            "random" => Dealer::Lot,
            "me" => Dealer::Me,
            _ => Dealer::Named(word.trim().to_owned()),
        }
    }

    /// `None` if nobody there has that name.
    pub fn seat(&self, names: &[String], seats: &[SeatPlan], seed: u64) -> Option<Seat> {
        let at = match self {
            Dealer::Lot => Some(Dice::new(seed, LOT).below(names.len())),
            Dealer::Me => seats.iter().position(|seat| *seat == SeatPlan::Me),
            Dealer::Named(name) => names.iter().position(|other| normal(other) == normal(name)),
            Dealer::Seat(seat) => Some(seat.index()).filter(|at| *at < names.len()),
        };
        at.and_then(|at| u8::try_from(at).ok()).map(Seat)
    }
}

#[must_use]
pub fn dealer_will_sit(lang: Lang, plan: &Plan, usual_players: u8) -> bool {
    let seats = plan.seated(usual_players);
    let names = names(&LanguagePack::new(lang), plan, &seats);
    plan.dealer.as_ref().is_none_or(|dealer| dealer.seat(&names, &seats, 0).is_some())
}

impl SetupWizard {
    pub fn choose_dealer(&mut self, keyboard: &mut Keyboard, table_state: Option<&TableState>, rest: &str) -> Line {
        let voice = keyboard.voice();
        let dealer = if voice.means(rest, msg!("words-random"), "random") {
            Dealer::Lot
        } else if voice.means(rest, msg!("words-me"), "me") {
            Dealer::Me
        } else {
            let words: Vec<&str> = rest.split_whitespace().filter(|word| !voice.says_little(word)).collect();
            Dealer::Named(words.join(" "))
        };
        let named = match (&dealer, table_state) {
            (Dealer::Named(name), _) if name.is_empty() => return voice.misused(TableQuestion::Dealer),
            (Dealer::Named(name), Some(table_state)) => match table_state.seat_named(voice, name) {
                Ok(seat) => Some(table_state.seats().name(seat).to_owned()),
                Err(line) => return line,
            },
            (Dealer::Named(name), None) => Some(name.clone()),
            _ => None,
        };
        let line = match (&dealer, &named) {
            (Dealer::Lot, _) => voice.help(msg!("dealer-by-lot")),
            (_, Some(name)) => voice.help(msg!("dealer-chosen", who = name.as_str(), you = "no")),
            _ => voice.help(msg!("dealer-chosen", who = "", you = "yes")),
        };
        self.plan.dealer = Some(named.map_or(dealer, Dealer::Named));
        if table_state.is_some() {
            self.next_dealer.clone_from(&self.plan.dealer);
        }
        line
    }

    pub fn tell_dealer<G: GameUi>(&self, keyboard: &Keyboard, playing: &mut Playing<G>, lines: &mut Vec<Line>) {
        match (&self.plan.dealer, playing.table_state().setup().dealer) {
            (Some(Dealer::Lot), Some(seat)) => playing.tell_lot(seat),
            (Some(Dealer::Named(name)), None) => {
                lines.push(keyboard.voice().error(msg!("dealer-unknown", word = name.as_str())));
            }
            (Some(Dealer::Me), None) => lines.push(keyboard.voice().error(msg!("dealer-not-me"))),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dealer_is_found_by_word_name_or_seat() {
        let names = ["Zoe", "Anna", "Ben"].map(str::to_owned);
        let seats = [SeatPlan::Me, SeatPlan::Computer(None), SeatPlan::Person("Ben".to_owned())];
        let seat = |dealer: &Dealer| dealer.seat(&names, &seats, 5).map(|seat| seat.0);
        assert_eq!(seat(&Dealer::read("me")), Some(0));
        assert_eq!(seat(&Dealer::read("ME")), Some(0));
        assert_eq!(seat(&Dealer::read(" anna ")), Some(1));
        assert_eq!(seat(&Dealer::read("An")), None, "the command line wants the whole name");
        assert_eq!(Dealer::read("random"), Dealer::Lot);
        let lots: Vec<u8> =
            (0..40).filter_map(|seed| Dealer::Lot.seat(&names, &seats, seed).map(|seat| seat.0)).collect();
        assert!((0..3).all(|at| lots.contains(&at)) && lots.len() == 40, "{lots:?}");
        for (at, found) in [(0, Some(0)), (2, Some(2)), (3, None)] {
            assert_eq!(seat(&Dealer::Seat(Seat(at))), found);
        }
        assert_eq!(Dealer::Me.seat(&names, &seats[1..], 5), None, "nobody there is the one who plays");
    }
}
