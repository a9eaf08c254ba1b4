//! `sixdot play` and `learn`, `sixdot` alone, which asks for everything, and changes of the profile.

use std::io::ErrorKind;
use std::path::Path;
use std::{env, io};

use super::arguments::{
    CliCommand, ConversationOptions, GeneralOptions, HostOptions, JoinOptions, LearnOptions, PlayOptions,
};
use super::console::{Console, begin_profile, check_name, name, notices, set_name};
use super::game_setup::{deal, new_seed};
use super::refusal::{CommandResult, Refusal, cannot_write, help, line, refuse_given};
use super::settings::Language;
use super::{game_setup, network, values};
use crate::input::normal;
use crate::rules::{AnyRules, Library, Loaded, TableChoices, TableSettings};
use crate::session::settings::{Account, File, Setting, SettingSource, default_path};
use crate::session::{
    self, Dealer, Following, FollowingChoice, NotSaved, PanicGuard, Plan, SeatFault, SeatPlan, Session, Start,
    dealer_will_sit, has_referee, read_seats, unfit, usual_players,
};
use crate::storage;
use crate::terminal::repl;
use crate::text::{Channel, Lang, Line, Locale, msg};

/// The address on which a host listens for all computers of the network.
const EVERYWHERE: &str = "0.0.0.0";

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

/// Checks the profile that the flag names.
pub fn check_profile(flag: Option<&str>, language: &Language, command: Option<&CliCommand>) -> Result<(), Refusal> {
    if let Some(word) = flag.filter(|word| *word != Account::NOBODY && Account::read(word).is_none()) {
        return Err(unfit(word, msg!("cli-profile-name", word = word.to_owned())));
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
