//! `sixdot play` and `learn`, `sixdot` alone, which asks for everything, and the profile in use.

use std::path::Path;
use std::time::Duration;
use std::{env, io};

use super::game_setup::{deal, new_seed};
use super::grammar::{Arguments, CliCommand, flag};
use super::refusal::Refusal;
use super::settings::{Language, choice, counts, hand_order, keys, look, manner, sounds};
use super::{CommandError, game_setup, line};
use crate::input::normal;
use crate::rules::{AnyRules, Library, Loaded, TableChoices, TableSettings};
use crate::session::settings::{Account, File, Setting, default_path};
use crate::session::{
    self, Conversation, Dealer, LONGEST_NAME, NotSaved, PanicGuard, Plan, ProfileChange, SeatFault, SeatPlan,
    Session, Start, StepMode, WantedProfile, dealer_will_sit, has_referee, profile_in_use, read_seats, usual_players,
};
use crate::terminal::Screen;
use crate::terminal::repl::{self, StandardStreams};
use crate::terminal::sounds::{SoundOutput, SoundPlayer};
use crate::terminal::speech::{self, Speaker, SpeechOutput};
use crate::text::HandOrder;
use crate::text::{Channel, Lang, Line, Locale, Reason, msg};

/// Settings that an example fixes; and a record cannot represent a game that does not begin with a deal.
const EXCLUDED_BY_DEAL: [&str; 4] = ["referee", "calls", "dealer", "record"];

/// The most time for the last spoken words at the end of the program.
const FAREWELL: Duration = Duration::from_secs(3);

pub fn start(given: &Arguments, language: Language) -> Result<(), CommandError> {
    let library = game_setup::library(given)?;
    let plan = unplanned(&language);
    converse(given, language, library, plan, None, Vec::new())
}

pub fn play(given: &Arguments, language: Language) -> Result<(), CommandError> {
    let mut library = game_setup::library(given)?;
    let (plan, loaded) = plan(given, &language, &library)?;
    let saved = save_rules(given, language.lang, &mut library, &plan)?;
    converse(given, language, library, plan, loaded, saved.into_iter().collect())
}

pub fn learn(given: &Arguments, language: Language) -> Result<(), CommandError> {
    let library = game_setup::library(given)?;
    let game = game_setup::game(given, CliCommand::Learn)?;
    let loaded = game_setup::load(given, &library, game, &[])?;
    let plan = Plan { game: Some(game.to_owned()), learn: true, name: name(given, &language)?, ..Plan::default() };
    converse(given, language, library, plan, Some(loaded), Vec::new())
}

/// Reads all arguments before anything starts, and loads the rules unless an example has options of its own.
fn plan(given: &Arguments, language: &Language, library: &Library) -> Result<(Plan, Option<Loaded>), CommandError> {
    let game = game_setup::game(given, CliCommand::Play)?;
    let options = game_setup::options(given)?;
    let loaded = game_setup::load(given, library, game, &options)?;
    let (rules, usual_players) = (&loaded.rules, usual_players(&loaded.rules.sizes()));
    let (referee, calls) = game_setup::table(given, rules)?;
    let seats = seats(given, language.lang, rules)?;
    let players = game_setup::players(given, rules)?;
    if let Some(players) = players.filter(|players| !seats.is_empty() && usize::from(*players) != seats.len()) {
        return Err(Refusal::PlayersConflict { players, seats: seats.len() }.into());
    }
    if given.is_given("name") && !seats.is_empty() && !seats.contains(&SeatPlan::Me) {
        return Err(Refusal::NameOfNobody {}.into());
    }
    let record = given.paths("record").pop();
    record.as_deref().map_or(Ok(()), check_record_path)?;
    let mut plan = Plan {
        game: Some(game.to_owned()),
        options,
        seats,
        players,
        levels: game_setup::levels(given)?,
        referee,
        calls,
        dealer: given.text("dealer").map(Dealer::read),
        seed: game_setup::seed(given)?,
        shuffle: None,
        learn: false,
        laid_out: None,
        resumed: None,
        retold: None,
        asks_unfinished: false,
        name: name(given, language)?,
        record,
    };
    check_names_differ(&plan)?;
    if let Some(named) = given.text("deal") {
        begin_with(named, given, library, &loaded, &mut plan)?;
    }
    check_levels(&plan, usual_players)?;
    if let Some(word) = given.text("dealer").filter(|_| !dealer_will_sit(language.lang, &plan, usual_players)) {
        return Err(Refusal::NoDealer { word: word.to_owned() }.into());
    }
    let loaded = plan.laid_out.is_none().then_some(loaded);
    Ok((plan, loaded))
}

/// Saves the choices of the table as a profile of house rules, if requested, and returns the message.
fn save_rules(
    given: &Arguments,
    lang: Lang,
    library: &mut Library,
    plan: &Plan,
) -> Result<Option<Line>, CommandError> {
    let (Some(name), Some(game)) = (given.text("save-rules"), plan.game.as_deref()) else { return Ok(None) };
    let (locale, folder) = (Locale::new(lang), game_setup::folders(None).rules);
    let table = game_setup::load(given, library, game, &plan.options)?;
    let referee = plan.referee.or(table.manner.referee).unwrap_or_default();
    let calls = plan.calls.or(table.manner.calls).unwrap_or_default();
    let chosen =
        TableChoices { game: &table.book_of, options: &table.options, manner: TableSettings::of(referee, calls) };
    let saved = session::save_rules(&locale, folder.as_deref(), library, name, chosen);
    let refused = |reason| match reason {
        NotSaved::NoFolder => Refusal::NoFolder {},
        NotSaved::Name => Refusal::ProfileName {},
        NotSaved::AsInBook => Refusal::ProfileAsBook {},
        NotSaved::Exists { id } => Refusal::ProfileExists { name: id },
        NotSaved::File { path, error } => {
            Refusal::CannotWrite { file: path.display().to_string(), reason: Reason::from(&error) }
        }
    };
    Ok(Some(saved.map_err(refused)?.line(&locale)))
}

/// Lets the game begin with an example, which must agree with all other arguments.
fn begin_with(
    named: &str,
    given: &Arguments,
    library: &Library,
    loaded: &Loaded,
    plan: &mut Plan,
) -> Result<(), CommandError> {
    if let Some(other) = EXCLUDED_BY_DEAL.into_iter().find(|id| given.is_given(id)) {
        let refusal = match other {
            "record" => Refusal::DealRecord {},
            _ => Refusal::DealConflict { other: flag(other) },
        };
        return Err(refusal.into());
    }
    let seed = *plan.seed.get_or_insert_with(new_seed);
    let deal = deal(given, named, library, loaded, &plan.options, seed)?;
    let players = deal.laid_out.setup().seats;
    let wanted = if plan.seats.is_empty() { plan.players.map(usize::from) } else { Some(plan.seats.len()) };
    if wanted.is_some_and(|wanted| wanted != usize::from(players)) {
        return Err(Refusal::DealSeats { example: deal.example, players }.into());
    }
    plan.options = deal.options;
    plan.players = Some(players);
    if has_referee(loaded.rules.family()) {
        let setup = deal.laid_out.setup();
        (plan.referee, plan.calls) = (Some(setup.referee), Some(setup.calls));
    }
    plan.laid_out = Some(deal.laid_out);
    Ok(())
}

/// The listed seats.
fn seats(given: &Arguments, lang: Lang, rules: &AnyRules) -> Result<Vec<SeatPlan>, Refusal> {
    let Some(list) = given.text("seats") else { return Ok(Vec::new()) };
    if list.trim().is_empty() {
        return Err(Refusal::MissingValue { option: flag("seats") });
    }
    let level_of = |word: &str| word.trim().to_lowercase().strip_prefix("bot:").map(str::to_owned);
    for level in list.split(',').filter_map(level_of) {
        game_setup::read_level(&level)?;
    }
    let seats = read_seats(list).map_err(|fault| match fault {
        SeatFault::NoSeat(word) if word.trim().is_empty() => Refusal::EmptySeat {},
        SeatFault::NoSeat(word) => Refusal::BadSeat { word },
        SeatFault::Twice(word) => Refusal::SeatTwice { word },
    })?;
    for seat in &seats {
        if let SeatPlan::Person(name) = seat {
            check_name(name, lang)?;
        }
    }
    game_setup::check_size(rules, seats.len())?;
    Ok(seats)
}

/// There must not be more levels than computer players.
fn check_levels(plan: &Plan, usual_players: u8) -> Result<(), Refusal> {
    let levels = plan.levels.len();
    let bots = if plan.seats.is_empty() {
        usize::from(plan.players.unwrap_or(usual_players)) - 1
    } else {
        plan.seats.iter().filter(|seat| **seat == SeatPlan::Computer(None)).count()
    };
    if levels > bots { Err(Refusal::TooManyLevels { levels, bots }) } else { Ok(()) }
}

/// The player's name: that of the flag, or else the saved one.
pub(super) fn name(given: &Arguments, language: &Language) -> Result<Option<String>, Refusal> {
    match given.text("name") {
        Some(name) => check_name(name, language.lang).map(|()| Some(name.to_owned())),
        None => Ok(set_name(language)),
    }
}

fn set_name(language: &Language) -> Option<String> {
    choice(Setting::Name, None, language.settings.as_ref()).map(|name| name.value)
}

/// Refuses names that mean something at the table.
fn check_name(name: &str, lang: Lang) -> Result<(), Refusal> {
    if session::can_be_called(name, lang) {
        return Ok(());
    }
    Err(Refusal::BadName { word: name.to_owned(), max: LONGEST_NAME })
}

/// The player's name must be unique at the table.
fn check_names_differ(plan: &Plan) -> Result<(), Refusal> {
    let Some(own) = &plan.name else { return Ok(()) };
    let same = |seat: &&SeatPlan| matches!(seat, SeatPlan::Person(name) if normal(name) == normal(own));
    if plan.seats.contains(&SeatPlan::Me) && plan.seats.iter().any(|seat| same(&seat)) {
        return Err(Refusal::SeatTwice { word: own.clone() });
    }
    Ok(())
}

/// A record must be a new file in an existing folder.
fn check_record_path(path: &Path) -> Result<(), Refusal> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let reason = if path.exists() {
        Reason::Exists
    } else if !folder.is_dir() {
        Reason::NotFound
    } else {
        return Ok(());
    };
    Err(Refusal::CannotWrite { file: path.display().to_string(), reason })
}

/// Complaints about settings come first.
pub(super) fn notices(lang: Lang, complaints: &[Refusal]) -> Vec<Line> {
    if complaints.is_empty() {
        return Vec::new();
    }
    let locale = Locale::new(lang);
    complaints.iter().map(|complaint| line(complaint.text(&locale), Channel::Error)).collect()
}

/// A plan with no choice but the saved name.
pub fn unplanned(language: &Language) -> Plan {
    Plan { name: set_name(language), ..Plan::default() }
}

/// Runs conversations until the people at the keyboard leave. `told` are the first lines. A change of profile starts
/// a conversation with the first question.
pub fn converse(
    given: &Arguments,
    language: Language,
    library: Library,
    plan: Plan,
    loaded: Option<Loaded>,
    told: Vec<Line>,
) -> Result<(), CommandError> {
    let told = begin_profile(&language).into_iter().chain(told).collect();
    let mut wanted = lead(given, language, library, plan, loaded, told)?;
    while let Some(next) = wanted {
        let (language, told) = change_profile(given, next);
        let plan = unplanned(&language);
        wanted = lead(given, language, game_setup::library(given)?, plan, None, vec![told])?;
    }
    Ok(())
}

/// Runs one conversation and returns the profile that begins another one, if somebody asks for it.
fn lead(
    given: &Arguments,
    mut language: Language,
    library: Library,
    plan: Plan,
    loaded: Option<Loaded>,
    mut told: Vec<Line>,
) -> Result<Option<WantedProfile>, CommandError> {
    let stage = Console::set(given, &mut language)?;
    let accounts = game_setup::accounts(language.account.clone());
    let folders = game_setup::folders(accounts.current());
    if folders.games.is_none() && plan.record.is_none() && plan.laid_out.is_none() && !plan.learn {
        told.push(line(Refusal::NotRecorded {}.text(&Locale::new(language.lang)), Channel::Error));
    }
    let Language { lang, reads, source, settings, complaints, .. } = language;
    let start = Start {
        lang,
        reads,
        ask_language: stage.ends.at_terminal() && source.is_none(),
        library,
        plan,
        loaded,
        settings,
        folders,
        notices: told.into_iter().chain(notices(lang, &complaints)).collect(),
        seeds: Box::new(new_seed),
        status_prompt: stage.status_prompt,
    };
    let change = ProfileChange::default();
    let session = Session::new(start)
        .with_speech(stage.speaker.clone())
        .with_sounds(stage.player.clone())
        .with_display(stage.screen.steering())
        .with_pace(stage.pace)
        .with_keys(stage.keys, repl::has_keys(&stage.ends))
        .with_hand_order(stage.hand_order)
        .with_accounts(accounts, change.clone())
        .counting(stage.counts);
    stage.lead(PanicGuard::new(session))?;
    Ok(change.take())
}

/// Input, screen, speech and sounds of a conversation.
pub(super) struct Console {
    pub(super) ends: StandardStreams,
    pub(super) screen: Screen<io::Stdout>,
    pub(super) speaker: Speaker,
    pub(super) player: SoundPlayer,
    pub(super) status_prompt: bool,
    pub(super) pace: StepMode,
    pub(super) keys: bool,
    pub(super) hand_order: HandOrder,
    pub(super) counts: bool,
}

impl Console {
    pub(super) fn set(given: &Arguments, language: &mut Language) -> Result<Self, CommandError> {
        let ends = StandardStreams::of_this_process(given.has("plain"));
        let (look, status_prompt, pace) = look(given, language)?;
        let keys = keys(given, language)?;
        let hand_order = hand_order(given, language)?;
        let counts = counts(given, language)?;
        let manner = manner(given, language)?;
        let player = SoundPlayer::new(sounds(given, language)?);
        let screen = if ends.stdout_terminal {
            Screen::fitting(io::stdout(), look, super::columns)
        } else {
            Screen::new(io::stdout(), look)
        };
        let speaker = Speaker::new(speech::of_this_system(), manner);
        Ok(Console { ends, screen, speaker, player, status_prompt, pace, keys, hand_order, counts })
    }

    pub(super) fn lead(self, conversation: impl Conversation) -> Result<(), CommandError> {
        let Console { ends, screen, speaker, player, .. } = self;
        let look = screen.steering();
        let spoken = SpeechOutput::new(Box::new(screen), speaker.clone());
        let mut sounding = SoundOutput::new(Box::new(spoken), player.clone(), look, speaker.clone());
        let ended = repl::run(conversation, &mut sounding, &ends);
        player.leave(FAREWELL);
        speaker.leave(FAREWELL);
        Ok(ended?)
    }
}

/// Checks the profile that the flag names.
pub fn check_profile(given: &Arguments, language: &Language, command: Option<CliCommand>) -> Result<(), Refusal> {
    if let Some(word) = given.text("profile").filter(|word| *word != Account::NOBODY) {
        if Account::read(word).is_err() {
            return Err(Refusal::NoProfileName { word: word.to_owned() });
        }
    }
    let begins =
        matches!(command, None | Some(CliCommand::Play | CliCommand::Learn | CliCommand::Resume | CliCommand::Join));
    match &language.account {
        Some(account) if !begins && !game_setup::accounts(None).has(account) => {
            Err(Refusal::UnknownProfile { word: account.to_string() })
        }
        _ => Ok(()),
    }
}

/// Creates the profile in use if it is new, and returns a message about it.
pub fn begin_profile(language: &Language) -> Option<Line> {
    let accounts = game_setup::accounts(language.account.clone());
    let account = accounts.current()?;
    let locale = Locale::new(language.lang);
    let is_new = !accounts.has(account);
    match if is_new { accounts.create(account) } else { Ok(()) } {
        Ok(()) => profile_in_use(&locale, &accounts, is_new),
        Err(error) => {
            let file = accounts.folder(account).display().to_string();
            Some(line(
                locale.say(msg!("account-failed", name = account.name(), file, reason = Reason::from(&error))),
                Channel::Error,
            ))
        }
    }
}

/// The language of a requested profile, and a message about it. A new profile takes over the current language.
pub fn change_profile(given: &Arguments, wanted: WantedProfile) -> (Language, Line) {
    let WantedProfile { account, lang } = wanted;
    let is_new = account.as_ref().is_some_and(|account| !game_setup::accounts(None).has(account));
    let mut language = Language::with(given.text("lang"), account, Vec::new());
    if is_new && given.text("lang").is_none() {
        language.lang = lang;
    }
    let told = begin_profile(&language);
    if is_new && language.settings.is_some() {
        // Faults of these settings are reported when one is saved.
        if keep_language(language.account.as_ref(), lang).is_ok() {
            language = Language::with(None, language.account, Vec::new());
        }
    }
    let none = || line(Locale::new(language.lang).say(msg!("account-none")), Channel::Help);
    let told = told.unwrap_or_else(none);
    (language, told)
}

fn keep_language(account: Option<&Account>, lang: Lang) -> io::Result<()> {
    let Some(path) = default_path(|name| env::var_os(name), account) else { return Ok(()) };
    let mut file = File::empty(path);
    file.set(Setting::Language, lang.code());
    file.save()
}
