//! `sixdot play` and `learn`, `sixdot` alone, which asks for everything, and the profile in use.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;
use std::{env, io};

use super::arguments::{
    CliCommand, ConversationOptions, GeneralOptions, HostOptions, JoinOptions, LearnOptions, PlayOptions,
};
use super::game_setup::{deal, new_seed};
use super::refusal::{CommandResult, Refusal, cannot_write, columns, help, line, refuse_given};
use super::settings::{Language, choice, chosen_word, look, sounds, speech_settings};
use super::{game_setup, network, values};
use crate::input::normal;
use crate::rules::{AnyRules, Library, Loaded, TableChoices, TableSettings};
use crate::session::settings::{Account, File, Setting, SettingSource, default_path};
use crate::session::{
    self, Conversation, Dealer, Following, FollowingChoice, LONGEST_NAME, NotSaved, PanicGuard, Plan, SeatFault,
    SeatPlan, Session, Start, StepMode, composed, dealer_will_sit, has_referee, profile_in_use, read_seats,
    usual_players,
};
use crate::storage;
use crate::terminal::Screen;
use crate::terminal::repl::{self, StandardStreams};
use crate::terminal::sounds::SoundPlayer;
use crate::terminal::speech::{self, Speaker};
use crate::text::{Channel, HandOrder, Lang, Line, Locale, msg};

/// The address on which a host listens for all computers of the network.
const EVERYWHERE: &str = "0.0.0.0";

/// The most time for the last spoken words at the end of the program.
const FAREWELL: Duration = Duration::from_secs(3);

pub fn start(flags: &ConversationOptions, general: &GeneralOptions, language: Language) -> CommandResult {
    let library = game_setup::library(general)?;
    let plan = unplanned(&language);
    converse(flags, general, language, library, plan, None, Vec::new())
}

pub fn play(args: &PlayOptions, general: &GeneralOptions, language: Language) -> CommandResult {
    let mut library = game_setup::library(general)?;
    let (plan, loaded) = plan(args, &language, &library)?;
    let saved = save_rules(args, language.lang, &mut library, &plan)?;
    converse(&args.conversation, general, language, library, plan, loaded, saved.into_iter().collect())
}

pub fn learn(args: &LearnOptions, general: &GeneralOptions, language: Language) -> CommandResult {
    let library = game_setup::library(general)?;
    let game = &game_setup::game(args.game.as_ref(), "learn", &library, language.lang)?;
    let loaded = game_setup::load(&library, game, &[], language.lang)?;
    let name = name(args.name.as_ref(), &language)?;
    let plan = Plan { game: Some(game.to_owned()), learn: true, name, ..Plan::default() };
    converse(&args.conversation, general, language, library, plan, Some(loaded), Vec::new())
}

/// Checks all arguments before anything starts, and loads the rules unless an example has options of its own.
fn plan(args: &PlayOptions, language: &Language, library: &Library) -> CommandResult<(Plan, Option<Loaded>)> {
    let lang = language.lang;
    let game = &game_setup::game(args.game.as_ref(), "play", library, lang)?;
    let loaded = game_setup::load_with(library, game, &args.options, lang)?;
    let (rules, usual_players) = (&loaded.rules, usual_players(&loaded.rules.sizes()));
    game_setup::check_table(rules, &args.table, args.dealer.as_ref(), lang)?;
    let seats = seats(args.seats.as_deref(), lang, rules)?;
    if let Some(players) = args.players {
        game_setup::check_size(rules, players.into(), lang)?;
        if !seats.is_empty() && usize::from(players) != seats.len() {
            return Err(msg!("cli-players-conflict", players, seats = seats.len()).into());
        }
    }
    if args.name.is_some() && !seats.is_empty() && !seats.contains(&SeatPlan::Me) {
        return Err(msg!("cli-name-of-nobody").into());
    }
    args.record.as_deref().map_or(Ok(()), check_record_path)?;
    let mut plan = Plan {
        game: Some(game.to_owned()),
        options: args.options.chosen()?,
        seats,
        players: args.players,
        levels: args.table.bots.level.clone(),
        referee: args.table.referee,
        calls: args.table.calls,
        dealer: args.dealer.as_deref().map(Dealer::read),
        seed: args.table.bots.seed,
        name: name(args.name.as_ref(), language)?,
        record: args.record.clone(),
        ..Plan::default()
    };
    check_names_differ(&plan)?;
    if let Some(named) = &args.deal {
        begin_with(named, library, &loaded, &mut plan, lang)?;
    }
    check_levels(&plan, usual_players)?;
    if let Some(word) = args.dealer.as_ref().filter(|_| !dealer_will_sit(lang, &plan, usual_players)) {
        return Err(msg!("cli-no-dealer", word = word.clone()).into());
    }
    let loaded = plan.laid_out.is_none().then_some(loaded);
    Ok((plan, loaded))
}

/// Saves the choices of the table as a profile of house rules, if requested, and returns the message.
fn save_rules(args: &PlayOptions, lang: Lang, library: &mut Library, plan: &Plan) -> CommandResult<Option<Line>> {
    let (Some(name), Some(game)) = (&args.save_rules, plan.game.as_deref()) else { return Ok(None) };
    let (locale, folder) = (Locale::new(lang), game_setup::folders(None).rules);
    let table = game_setup::load(library, game, &plan.options, lang)?;
    let referee = plan.referee.or(table.manner.referee).unwrap_or_default();
    let calls = plan.calls.or(table.manner.calls).unwrap_or_default();
    let chosen =
        TableChoices { game: &table.book_of, options: &table.options, manner: TableSettings::of(referee, calls) };
    let saved = session::save_rules(&locale, folder.as_deref(), library, name, chosen);
    let refused = |reason| match reason {
        NotSaved::Refused(why) => why,
        NotSaved::File { path, error } => cannot_write(&path, error.kind()),
    };
    Ok(Some(saved.map_err(refused)?.line(&locale)))
}

/// Lets the game begin with an example, which must agree with all other arguments.
fn begin_with(named: &str, library: &Library, loaded: &Loaded, plan: &mut Plan, lang: Lang) -> CommandResult {
    let fixed = [
        ("--referee", plan.referee.is_some()),
        ("--calls", plan.calls.is_some()),
        ("--dealer", plan.dealer.is_some()),
    ];
    refuse_given(fixed, |other| msg!("cli-deal-conflict", other))?;
    // A record cannot represent a game that does not begin with a deal.
    if plan.record.is_some() {
        return Err(msg!("cli-deal-record").into());
    }
    let seed = *plan.seed.get_or_insert_with(new_seed);
    let deal = deal(named, library, loaded, &plan.options, seed, lang)?;
    let players = deal.laid_out.setup.seats;
    let wanted = if plan.seats.is_empty() { plan.players.map(usize::from) } else { Some(plan.seats.len()) };
    if wanted.is_some_and(|wanted| wanted != usize::from(players)) {
        return Err(msg!("cli-deal-seats", example = deal.example, players).into());
    }
    plan.options = deal.options;
    plan.players = Some(players);
    if has_referee(loaded.rules.family) {
        let setup = deal.laid_out.setup;
        (plan.referee, plan.calls) = (Some(setup.referee), Some(setup.calls));
    }
    plan.laid_out = Some(deal.laid_out);
    Ok(())
}

/// The listed seats.
fn seats(list: Option<&str>, lang: Lang, rules: &AnyRules) -> Result<Vec<SeatPlan>, Refusal> {
    let Some(list) = list else { return Ok(Vec::new()) };
    if list.trim().is_empty() {
        return Err(msg!("cli-missing-value", option = "--seats"));
    }
    let level_of = |word: &str| word.trim().to_lowercase().strip_prefix("bot:").map(str::to_owned);
    for level in list.split(',').filter_map(level_of) {
        values::level(&level).map_err(|fault| fault.refusal("--level".to_owned(), level.clone(), lang))?;
    }
    let seats = read_seats(list).map_err(|fault| match fault {
        SeatFault::NoSeat(word) if word.trim().is_empty() => msg!("cli-empty-seat"),
        SeatFault::NoSeat(word) => msg!("cli-bad-seat", word),
        SeatFault::Twice(word) => msg!("cli-seat-twice", word),
    })?;
    for seat in &seats {
        if let SeatPlan::Person(name) = seat {
            check_name(name, lang)?;
        }
    }
    game_setup::check_size(rules, seats.len(), lang)?;
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
    if levels > bots { Err(msg!("cli-too-many-levels", levels, bots)) } else { Ok(()) }
}

/// The player's name: that of the flag, or else the saved one.
pub fn name(flag: Option<&String>, language: &Language) -> Result<Option<String>, Refusal> {
    match flag {
        Some(name) => check_name(&composed(name), language.lang).map(|()| Some(composed(name))),
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
    Err(msg!("cli-bad-name", word = name.to_owned(), max = LONGEST_NAME))
}

/// The player's name must be unique at the table.
fn check_names_differ(plan: &Plan) -> Result<(), Refusal> {
    let Some(own) = &plan.name else { return Ok(()) };
    let same = |seat: &SeatPlan| matches!(seat, SeatPlan::Person(name) if normal(name) == normal(own));
    if plan.seats.contains(&SeatPlan::Me) && plan.seats.iter().any(same) {
        return Err(msg!("cli-seat-twice", word = own.clone()));
    }
    Ok(())
}

/// A record must be a new file in an existing folder.
fn check_record_path(path: &Path) -> Result<(), Refusal> {
    let reason = if path.exists() {
        ErrorKind::AlreadyExists
    } else if !storage::folder_of(path).is_dir() {
        ErrorKind::NotFound
    } else {
        return Ok(());
    };
    Err(cannot_write(path, reason))
}

/// Complaints about settings come first.
pub fn notices(lang: Lang, complaints: &[Refusal]) -> Vec<Line> {
    let locale = Locale::new(lang);
    complaints.iter().map(|complaint| line(locale.say(complaint.clone()), Channel::Error)).collect()
}

/// A plan with no choice but the saved name.
pub fn unplanned(language: &Language) -> Plan {
    Plan { name: set_name(language), ..Plan::default() }
}

/// Runs conversations until the people at the keyboard leave. `told` are the first lines. A change of profile starts
/// a conversation with the first question, and `host` and `join` continue as these commands.
pub fn converse(
    flags: &ConversationOptions,
    general: &GeneralOptions,
    language: Language,
    library: Library,
    plan: Plan,
    loaded: Option<Loaded>,
    told: Vec<Line>,
) -> CommandResult {
    let told = begin_profile(&language).into_iter().chain(told).collect();
    let mut account = language.account.clone();
    let mut wanted = lead(flags, language, library, plan, loaded, told)?;
    while let Some(following) = wanted {
        let same = |lang| Language { lang, ..Language::with(general.lang.as_deref(), account.clone(), Vec::new()) };
        let (new, lang) = match following {
            Following::Profile { account, lang } => (account, lang),
            Following::Host { in_network, lang } => {
                let listen = in_network.then(|| EVERYWHERE.to_owned());
                return network::host(&HostOptions { listen, ..HostOptions::default() }, general, &same(lang));
            }
            Following::Join { place, lang } => {
                let mut place = place.into_iter();
                let (host, conversation) = (place.next(), flags.clone());
                let options = JoinOptions { host, code: place.collect(), conversation, ..JoinOptions::default() };
                return network::join(&options, same(lang));
            }
        };
        let (language, told) = change_profile(general.lang.as_deref(), new, lang);
        account.clone_from(&language.account);
        let plan = unplanned(&language);
        wanted = lead(flags, language, game_setup::library(general)?, plan, None, vec![told])?;
    }
    Ok(())
}

/// Runs one conversation and returns what follows it, if somebody asks for something.
fn lead(
    flags: &ConversationOptions,
    mut language: Language,
    library: Library,
    plan: Plan,
    loaded: Option<Loaded>,
    mut told: Vec<Line>,
) -> CommandResult<Option<Following>> {
    let stage = Console::set(flags, &mut language);
    let accounts = game_setup::accounts(language.account.clone());
    let folders = game_setup::folders(accounts.current());
    if folders.games.is_none() && plan.record.is_none() && plan.laid_out.is_none() && !plan.learn {
        told.push(line(language.locale().say(msg!("cli-not-recorded")), Channel::Error));
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
    let following = FollowingChoice::default();
    let session = Session::new(start)
        .saying_unsaved(source == Some(SettingSource::Flag))
        .with_speech(stage.speaker.clone())
        .with_sounds(stage.player.clone())
        .with_display(stage.screen.steering())
        .with_pace(stage.pace)
        .with_keys(stage.keys, repl::has_keys(&stage.ends))
        .with_hand_order(stage.hand_order)
        .with_accounts(accounts, following.clone(), stage.counts);
    stage.lead(PanicGuard::new(session))?;
    Ok(following.take())
}

/// Input, screen, speech and sounds of a conversation.
pub struct Console {
    pub ends: StandardStreams,
    pub screen: Screen<'static>,
    pub speaker: Speaker,
    pub player: SoundPlayer,
    pub status_prompt: bool,
    pub pace: StepMode,
    pub keys: bool,
    pub hand_order: HandOrder,
    pub counts: bool,
}

impl Console {
    pub fn set(flags: &ConversationOptions, language: &mut Language) -> Self {
        let ends = StandardStreams::of_this_process(flags.plain);
        let look = look(flags, language);
        let prompt = chosen_word(flags.prompt, Setting::Prompt, &values::PROMPTS, language);
        let pace = chosen_word(flags.pace, Setting::StepMode, &values::PACES, language);
        let keys = chosen_word(flags.keys, Setting::Keys, &values::ON_OFF, language);
        let order = chosen_word(flags.hand_order, Setting::HandOrder, &values::HAND_ORDERS, language);
        let counts = chosen_word(flags.stats, Setting::Stats, &values::ON_OFF, language);
        let spoken = speech_settings(flags, language);
        let player = SoundPlayer::new(sounds(flags, language));
        let screen = if ends.stdout_terminal {
            Screen::fitting(io::stdout(), look, columns)
        } else {
            Screen::new(io::stdout(), look)
        };
        Console {
            ends,
            screen,
            speaker: Speaker::new(speech::of_this_system(), spoken),
            player,
            status_prompt: prompt.unwrap_or(look.width.is_some()),
            pace: pace.unwrap_or_default(),
            keys: keys.unwrap_or(false),
            hand_order: order.unwrap_or_default(),
            counts: counts.unwrap_or(true),
        }
    }

    pub fn lead(self, conversation: impl Conversation) -> CommandResult {
        let Console { ends, screen, speaker, player, .. } = self;
        let mut screen = screen.with_speech(speaker.clone()).with_sounds(player.clone());
        let ended = repl::run(conversation, &mut screen, &ends);
        player.leave(FAREWELL);
        speaker.leave(FAREWELL);
        Ok(ended?)
    }
}

/// Checks the profile that the flag names.
pub fn check_profile(flag: Option<&str>, language: &Language, command: Option<&CliCommand>) -> Result<(), Refusal> {
    if let Some(word) = flag.filter(|word| *word != Account::NOBODY && Account::read(word).is_none()) {
        return Err(msg!("cli-profile-name", word = word.to_owned()));
    }
    let begins = match command {
        Some(CliCommand::Replay(_)) => false,
        other => other.is_none_or(CliCommand::is_conversation),
    };
    match &language.account {
        Some(account) if !begins && !game_setup::accounts(None).has(account) => {
            Err(msg!("cli-unknown-profile", word = account.name().to_owned()))
        }
        _ => Ok(()),
    }
}

/// Creates the profile in use if it is new, and returns a message about it.
pub fn begin_profile(language: &Language) -> Option<Line> {
    let accounts = game_setup::accounts(language.account.clone());
    let account = accounts.current()?;
    let locale = language.locale();
    let is_new = !accounts.has(account);
    match if is_new { accounts.create(account) } else { Ok(()) } {
        Ok(()) => profile_in_use(&locale, &accounts, is_new),
        Err(error) => {
            let file = &accounts.folder(account);
            let failed = msg!("account-failed", name = account.name(), file, reason = &error);
            Some(line(locale.say(failed), Channel::Error))
        }
    }
}

/// The language of a requested profile, and a message about it. A new profile takes over the current language.
pub fn change_profile(lang_flag: Option<&str>, account: Option<Account>, lang: Lang) -> (Language, Line) {
    let is_new = account.as_ref().is_some_and(|account| !game_setup::accounts(None).has(account));
    let mut language = Language::with(lang_flag, account, Vec::new());
    if is_new && lang_flag.is_none() {
        language.lang = lang;
    }
    let told = begin_profile(&language);
    if is_new && language.settings.is_some() {
        // Faults of these settings are reported when one is saved.
        if keep_language(language.account.as_ref(), lang).is_ok() {
            language = Language::with(None, language.account, Vec::new());
        }
    }
    let none = || help(language.locale().say(msg!("account-none")));
    let told = told.unwrap_or_else(none);
    (language, told)
}

fn keep_language(account: Option<&Account>, lang: Lang) -> io::Result<()> {
    let Some(path) = default_path(|name| env::var_os(name), account) else { return Ok(()) };
    let mut file = File::empty(path);
    file.set(Setting::Language, lang.code());
    file.save()
}
