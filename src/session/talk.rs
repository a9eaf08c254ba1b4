//! The conversation from the first question to the last answer.

use super::act::Outcome;
use super::change::Change;
use super::company::Company;
use super::conversation::{Answer, Conversation, Key, KeyAnswer};
use super::display::{Display, Look};
use super::game_names::games;
use super::keys::Keys;
use super::languages::language_question;
use super::not_taken_back::NotTakenBack;
use super::pace::Pace;
use super::plan::Plan;
use super::playing::{Playing, Question};
use super::reading::{Deed, Reading};
use super::seated::{AtTable, Seated};
use super::setup::Asking;
use super::sounds::{SoundCommand, Soundproof, Sounds};
use super::speech::{Mute, Speech};
use super::voice::Voice;
use crate::command::{
    AgainCommand, BookQuestion, Command, GameCommand, MOST_LETTERS, MoveCommand, Parsed, TableQuestion, normal,
};
use crate::engine::{Awaits, Seat, Viewer};
use crate::rules::{Library, Loaded};
use crate::say::{Lang, Line, msg, together};
use crate::settings::{Accounts, File, Folders};

/// The most commands on one line.
const MOST_COMMANDS: usize = 20;

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
    /// The rules of the plan's game, if they have been loaded already.
    pub loaded: Option<Loaded>,
    /// The user's settings; none if nothing is to be saved.
    pub settings: Option<File>,
    /// Where rule files and games are kept.
    pub folders: Folders,
    /// Lines to be told first, such as a fault of the settings.
    pub notices: Vec<Line>,
    /// Where seeds come from.
    pub seeds: Box<dyn FnMut() -> u64>,
    /// Whether the prompt shows top card and count.
    pub status_prompt: bool,
}

/// A conversation with the people at one keyboard.
pub struct Session {
    pub(super) voice: Voice,
    pub(super) library: Library,
    pub(super) plan: Plan,
    /// What the command line chose, for the next game.
    pub(super) first_plan: Plan,
    pub(super) loaded: Option<Loaded>,
    pub(super) settings: Option<File>,
    pub(super) folders: Folders,
    pub(super) notices: Vec<Line>,
    pub(super) seeds: Box<dyn FnMut() -> u64>,
    pub(super) status_prompt: bool,
    pub(super) speech: Box<dyn Speech>,
    pub(super) sounds: Box<dyn Sounds>,
    /// The command that played them before they were switched off.
    pub(super) last_sounds: Option<SoundCommand>,
    pub(super) display: Box<dyn Display>,
    pub(super) pace: Pace,
    pub(super) keys: Keys,
    pub(super) asking: Option<Asking>,
    pub(super) playing: Option<AtTable>,
    /// The profiles that there are, and where the one is left with which to begin anew.
    pub(super) accounts: Accounts,
    pub(super) change: Change,
    /// Whether games are counted.
    pub(super) counts: bool,
    /// The game whose rules were looked up last before one was played.
    pub(super) looked_up: Option<String>,
}

impl Session {
    /// A session that begins with what has to be asked.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let asking = if start.ask_language { Some(Asking::Language) } else { None };
        Session {
            voice: Voice::new(start.lang).with_titles(start.library.titles()),
            speech: Box::new(Mute::new(start.lang)),
            sounds: Box::new(Soundproof::default()),
            last_sounds: None,
            display: Box::new(Look::default()),
            pace: Pace::default(),
            keys: Keys::default(),
            library: start.library,
            first_plan: start.plan.clone(),
            plan: start.plan,
            loaded: start.loaded,
            settings: start.settings,
            folders: start.folders,
            notices: start.notices,
            seeds: start.seeds,
            status_prompt: start.status_prompt,
            asking,
            playing: None,
            accounts: Accounts::default(),
            change: Change::default(),
            counts: true,
            looked_up: None,
        }
    }

    /// The same session with somebody who speaks; without, it is mute.
    #[must_use]
    pub fn with_speech(self, speech: impl Speech + 'static) -> Self {
        Session { speech: Box::new(speech), ..self }
    }

    /// The same session with somebody who plays sounds; without, there are none.
    #[must_use]
    pub fn with_sounds(self, sounds: impl Sounds + 'static) -> Self {
        Session { sounds: Box::new(sounds), ..self }
    }

    /// The same session on a display whose look it changes; without, nobody sees the change.
    #[must_use]
    pub fn with_display(self, display: impl Display + 'static) -> Self {
        Session { display: Box::new(display), ..self }
    }

    /// The same session at another pace.
    #[must_use]
    pub fn with_pace(self, pace: Pace) -> Self {
        Session { pace, ..self }
    }

    /// The same session with profiles; another one that is wanted is left with `change`, and the conversation ends.
    #[must_use]
    pub fn with_accounts(self, accounts: Accounts, change: Change) -> Self {
        Session { accounts, change, ..self }
    }

    /// The same session, in which games are counted or not.
    #[must_use]
    pub fn counting(self, counts: bool) -> Self {
        Session { counts, ..self }
    }

    /// The moves of the game that is being played, each a line as records have it; nothing before a game begins.
    #[must_use]
    pub fn written(&self) -> &[String] {
        self.playing.as_ref().map_or(&[], |playing| playing.company().written())
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
        let next = match &mut playing {
            AtTable::Hands(playing) => self.at_the_table(playing, typed, lines),
            AtTable::Open(table) => self.at_the_open_table(table.as_mut(), typed, lines),
            AtTable::Lesson(table) => table.answer(self, typed, lines),
        };
        if next != Next::Elsewhere {
            self.playing = Some(playing);
        }
        next
    }

    pub(super) fn at_the_table(&mut self, playing: &mut Playing, typed: &str, lines: &mut Vec<Line>) -> Next {
        if typed.trim().is_empty() {
            return self.enter(playing, lines);
        }
        if let Question::PassTo(_) = playing.question {
            let next = self.general_command(&mut playing.company, typed, lines).unwrap_or(Next::Stops);
            let situation = playing.situation(&self.voice);
            // What stands behind a move on its line is answered by what was asked already.
            if next != Next::Quit && !lines.ends_with(&situation) {
                lines.extend(situation);
            }
            return next;
        }
        if let Some(outcome) = playing.answer_to_proposal(&self.voice, typed) {
            return self.told(playing, outcome, lines);
        }
        let (seat, typed) = Self::who_acts(playing, typed);
        if let Some(sentence) = self.voice.proposed(typed) {
            return self.propose(playing, seat, sentence, lines);
        }
        let reading = playing.read(&self.voice, typed);
        let for_anybody = matches!(&reading, Reading::Deed(deed) if deed.is_for_anybody());
        if seat != playing.view().seat() && !for_anybody {
            let name = seat.map_or("", |seat| playing.company.names[seat.index()].as_str());
            lines.push(self.voice.error(msg!("only-calls", who = name)));
            return Next::Stops;
        }
        let next = match reading {
            Reading::Deed(deed) => self.move_of(playing, seat, &deed, lines),
            Reading::Command(command, rest) => return self.run(playing, seat, command, &rest, lines),
            Reading::Asked(asked) => {
                let announcer = playing.announcer(&self.voice);
                lines.push(asked.line(&self.voice, playing.view(), &announcer));
                Next::Stops
            }
        };
        // Whoever was refused at such a stop has to hear how it goes on.
        if next == Next::Stops && playing.question == Question::Stop {
            lines.extend(playing.situation(&self.voice));
        }
        next
    }

    /// `ben catch anna`: any person may call and catch, whoever has the keyboard. Nothing else, since an answer could
    /// tell of that person's hand.
    fn who_acts<'t>(playing: &Playing, typed: &'t str) -> (Option<Seat>, &'t str) {
        let typed = typed.trim();
        let named = playing.company.people.iter().find_map(|person| {
            let Viewer::Seat(seat) = person.viewer else { return None };
            let name = &playing.company.names[seat.index()];
            let (start, rest) = typed.split_at_checked(name.len())?;
            let whole = rest.starts_with(char::is_whitespace) && normal(start) == normal(name);
            whole.then_some((Some(seat), rest.trim_start()))
        });
        named.unwrap_or((playing.view().seat(), typed))
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
            Command::Move(wanted) => match wanted {
                MoveCommand::Agree => self.propose(playing, seat, rest, lines),
                MoveCommand::Undo => self.take_back(playing, seat, rest, lines),
                // The first are moves that are named in full, the others those of other families.
                MoveCommand::Play
                | MoveCommand::Draw
                | MoveCommand::Pass
                | MoveCommand::Call
                | MoveCommand::Catch
                | MoveCommand::Challenge
                | MoveCommand::Choose
                | MoveCommand::Take
                | MoveCommand::Exchange
                | MoveCommand::Left
                | MoveCommand::Right
                | MoveCommand::Lay
                | MoveCommand::Put
                | MoveCommand::Keep
                | MoveCommand::Stop
                | MoveCommand::Auto => {
                    lines.push(self.voice.not_now(wanted));
                    Next::GoesOn
                }
            },
            Command::Ask(question) => {
                // Who deals now is asked like whose turn it is.
                let asks = question == TableQuestion::Dealer && rest.is_empty();
                let told = if asks { None } else { self.set_by(Some(&mut playing.company), question, rest) };
                match told {
                    Some(line) => lines.push(line),
                    None => lines.extend(playing.ask(&self.voice, question, rest)),
                }
                Next::GoesOn
            }
            Command::Look(question) => {
                lines.extend(self.look_up(&playing.company, question, rest));
                Next::GoesOn
            }
            Command::Again(again) => self.hear_again(&mut playing.company, again, rest, lines),
            Command::Program(wanted) => {
                lines.extend(self.program_command(Some(&playing.company), wanted, rest));
                Next::GoesOn
            }
            Command::Game(wanted) => self.game_command(&mut playing.company, wanted, rest, lines),
        }
    }

    /// Answers from the rules of the table.
    pub(super) fn look_up(&mut self, company: &Company, question: BookQuestion, rest: &str) -> Vec<Line> {
        match question {
            BookQuestion::Rules => match self.rules_to_save(rest) {
                Some(name) => vec![self.save_rules_of(company, name)],
                None => company.table_rules(&self.voice, rest),
            },
            BookQuestion::Rule => company.table.rule(&self.voice, rest),
            BookQuestion::Card => company.table.card(&self.voice, rest),
            BookQuestion::Legend => self.voice.locale().legend(company.table.rules.terms().deck()).to_vec(),
        }
    }

    /// Leads from a table to another game, or out, or keeps what is played there.
    pub(super) fn game_command(
        &mut self,
        company: &mut Company,
        wanted: GameCommand,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match wanted {
            GameCommand::Next => lines.push(self.voice.not_now(wanted)),
            GameCommand::Learn => {
                let game = Some(company.table.id.clone());
                self.plan =
                    Plan { game, learn: true, position: None, laid_out: None, record: None, ..self.plan.clone() };
                lines.extend(self.next_question());
                return Next::Elsewhere;
            }
            GameCommand::New => {
                self.plan = Plan {
                    game: None,
                    players: None,
                    seats: Vec::new(),
                    position: None,
                    laid_out: None,
                    learn: false,
                    seed: None,
                    options: Vec::new(),
                    record: None,
                    ..self.first_plan.clone()
                };
                lines.extend(self.next_question());
                return Next::Elsewhere;
            }
            GameCommand::Save => lines.push(self.save_game(company, rest)),
            GameCommand::Resume => return self.resume_at_the_table(company, rest, lines),
            GameCommand::Level => lines.extend(self.level_at_the_table(company, rest)),
            GameCommand::Games => lines.extend(games(&self.voice, &self.library)),
            GameCommand::Stats => lines.extend(self.stats(rest)),
            GameCommand::Profile => return self.profile(Some(company), rest, lines),
            GameCommand::Quit => {
                lines.push(self.good_bye(Some(company)));
                return Next::Quit;
            }
        }
        Next::GoesOn
    }

    /// The same players for another game of the same sort.
    pub(super) fn play_again(&mut self, company: &Company, lines: &mut Vec<Line>) -> Next {
        let seats = company.seats.clone();
        self.plan = Plan { position: None, laid_out: None, seed: None, record: None, seats, ..self.plan.clone() };
        lines.extend(self.next_question());
        Next::Elsewhere
    }

    fn move_of(&mut self, playing: &mut Playing, seat: Option<Seat>, deed: &Deed, lines: &mut Vec<Line>) -> Next {
        let Some(seat) = seat else {
            lines.push(self.voice.not_now(deed.command()));
            return Next::Stops;
        };
        if playing.question == Question::Agree && !deed.is_for_anybody() {
            lines.push(self.voice.error(msg!("agree-answer")));
            return Next::Stops;
        }
        let outcome = playing.act(&self.voice, seat, deed);
        self.told(playing, outcome, lines)
    }

    /// `undo`, or `undo 2` for the last two moves, if both can be taken back.
    fn take_back(&mut self, playing: &mut Playing, seat: Option<Seat>, rest: &str, lines: &mut Vec<Line>) -> Next {
        let Some(count) = times(&self.voice, rest) else {
            lines.push(self.voice.misused(MoveCommand::Undo));
            return Next::Stops;
        };
        let taken_back = match seat {
            Some(seat) => playing.take_back_several(&self.voice, seat, count),
            None => Err(NotTakenBack::Nothing),
        };
        match taken_back {
            Ok(()) => self.told(playing, Outcome::Made, lines),
            Err(why) => self.told(playing, Outcome::Refused(self.voice.error(why.message())), lines),
        }
    }

    /// `agree` and a sentence; what is no such sentence is answered with those that there are.
    fn propose(&mut self, playing: &mut Playing, seat: Option<Seat>, rest: &str, lines: &mut Vec<Line>) -> Next {
        match playing.propose(&self.voice, seat, rest) {
            Ok(outcome) => self.told(playing, outcome, lines),
            Err(told) => {
                lines.extend(told);
                Next::Stops
            }
        }
    }

    pub(super) fn told<S: Seated + ?Sized>(
        &mut self,
        playing: &mut S,
        outcome: Outcome,
        lines: &mut Vec<Line>,
    ) -> Next {
        match outcome {
            Outcome::Made => {
                self.flush_record(playing.company_mut(), lines);
                self.tell(playing, lines);
                Next::GoesOn
            }
            Outcome::Told(told) => {
                self.flush_record(playing.company_mut(), lines);
                lines.extend(playing.company_mut().take_untold());
                lines.extend(told);
                Next::GoesOn
            }
            Outcome::Refused(line) => {
                self.flush_record(playing.company_mut(), lines);
                lines.extend(playing.company_mut().take_untold());
                lines.push(line);
                Next::Stops
            }
        }
    }

    /// Enter alone: goes on where something waits for it, and otherwise repeats the state of the turn.
    fn enter(&mut self, playing: &mut Playing, lines: &mut Vec<Line>) -> Next {
        if playing.company.has_untold() {
            self.tell(playing, lines);
            return Next::GoesOn;
        }
        match playing.question {
            Question::PassTo(_) => playing.keyboard_passed(&self.voice),
            Question::Stop => playing.stop_passed(&self.voice),
            Question::Agree => {
                let outcome = playing.agree(&self.voice);
                return self.told(playing, outcome, lines);
            }
            Question::Wish { .. } => {}
            Question::Nothing => match playing.view().awaits() {
                Awaits::JumpIn => playing.let_go(&self.voice),
                Awaits::RoundOver => {
                    playing.deal(&self.voice);
                    playing.go_on(&self.voice);
                }
                Awaits::MatchOver => {
                    return self.play_again(&playing.company, lines);
                }
                _ => {}
            },
        }
        self.flush_record(&mut playing.company, lines);
        self.tell(playing, lines);
        Next::GoesOn
    }

    /// Keeps lines for whoever has the keyboard, to be gone through again.
    pub(super) fn keep(&mut self, lines: &[Line]) {
        if let Some(playing) = &mut self.playing {
            playing.company_mut().person_mut().review.hear(lines);
        }
    }

    pub(super) fn finish(&mut self, mut lines: Vec<Line>, next: Next) -> Answer {
        self.tell_troubles();
        self.tell_soundless();
        let notices: Vec<Line> = self.notices.drain(..).collect();
        self.keep(&notices);
        lines.splice(0..0, notices);
        if let Some(playing) = &mut self.playing {
            playing.company_mut().person_mut().last_answer.clone_from(&lines);
        }
        Answer { lines, ended: next == Next::Quit }
    }
}

/// How often something is to be done that can be done again: once, or as often as a number says.
pub(super) fn times(voice: &Voice, rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { voice.lexicon().number(rest).filter(|count| *count > 0) }
}

/// The commands of a line; Enter alone is one. What is empty beside others is none: `p r5;` must not press the Enter of
/// whoever gets the keyboard next.
fn commands_of(typed: &str) -> Vec<&str> {
    let commands: Vec<&str> = typed.split(';').map(str::trim).filter(|command| !command.is_empty()).collect();
    if commands.is_empty() { vec![""] } else { commands }
}

/// What follows a command on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The next command of the line.
    GoesOn,
    /// The same; what was told now was told before.
    Again,
    /// Nothing: what stands behind it is not done.
    Stops,
    /// The next command, at another table.
    Elsewhere,
    /// The program ends.
    Quit,
}

impl Conversation for Session {
    fn begin(&mut self) -> Answer {
        self.speech.settle();
        let mut lines = Vec::new();
        if self.asking == Some(Asking::Language) {
            lines.push(self.voice.help(msg!("greeting")));
            if self.display.look().width.is_none() {
                lines.push(self.voice.help(msg!("opening-braille")));
            }
            lines.extend(language_question());
        } else {
            if self.plan.game.is_none() {
                lines.extend(self.left_unfinished());
            }
            lines.extend(self.next_question());
        }
        self.keep(&lines);
        self.finish(lines, Next::GoesOn)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        let mut lines = Vec::new();
        let mut next = Next::GoesOn;
        // Nobody types so much; what was pasted is not even looked at.
        let parts = if typed.len() > MOST_LETTERS { Vec::new() } else { commands_of(typed) };
        if !(1..=MOST_COMMANDS).contains(&parts.len()) {
            lines.push(self.voice.error(msg!("read-too-long", letters = MOST_LETTERS, commands = MOST_COMMANDS)));
            return self.finish(lines, Next::Stops);
        }
        let mut parts = parts.into_iter().peekable();
        while let Some(part) = parts.next() {
            let before = lines.len();
            next = self.command(part, &mut lines);
            if next != Next::Again {
                self.keep(&lines[before..]);
            }
            if next == Next::Stops && parts.peek().is_some() {
                lines.push(self.voice.error(msg!("rest-not-done")));
            }
            if matches!(next, Next::Stops | Next::Quit) {
                break;
            }
        }
        self.finish(lines, next)
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.voice.help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        let company = self.playing.as_ref().map(AtTable::company);
        Answer::last(vec![self.good_bye(company)])
    }

    fn status(&self) -> String {
        match &self.playing {
            Some(playing) if self.status_prompt => playing.status(&self.voice),
            _ => String::new(),
        }
    }

    fn history_owner(&self) -> usize {
        self.playing.as_ref().map(AtTable::company).map_or(0, |company| company.at.min(company.people.len()))
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        let Some((first, behind)) = part.split_once(char::is_whitespace) else {
            return self.voice.commands().beginning_with(part);
        };
        let about_cards =
            [Command::Move(MoveCommand::Play), Command::Ask(TableQuestion::Why), Command::Ask(TableQuestion::What)];
        match (&self.playing, self.voice.commands().exact(&normal(first))) {
            (Some(AtTable::Hands(playing)), Some(command)) if about_cards.contains(&command) => {
                playing.names_beginning(&self.voice, behind)
            }
            _ => Vec::new(),
        }
    }

    fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.iter().map(|name| together(name)).collect::<Vec<_>>().join(", ");
        self.voice.help(msg!("matches", count = candidates.len(), words = words.as_str()))
    }

    fn more(&self) -> Line {
        self.voice.help(msg!("enter-for-more"))
    }

    fn wants_more(&self, typed: &str) -> bool {
        // Who is about to get the keyboard must not see what somebody else was told.
        let passing = match &self.playing {
            Some(AtTable::Hands(playing)) => matches!(playing.question, Question::PassTo(_)),
            Some(AtTable::Open(_) | AtTable::Lesson(_)) | None => false,
        };
        !passing
            && matches!(self.voice.commands().parse(typed), Parsed::Command(Command::Again(AgainCommand::More), ""))
    }

    fn reads_keys(&self) -> bool {
        self.waits_for_keys()
    }

    fn asks_anew(&mut self) -> bool {
        self.waits_anew()
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        self.pressed(key)
    }
}
