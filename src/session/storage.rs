//! Files of the user: records, saved games, statistics and profiles.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};

use super::intent::Next;
use super::language_pack::{LanguagePack, NotWritten};
use super::plan::{Plan, SeatPlan, is_name};
use super::recorder::{Place, Recorder};
use super::table_state::TableState;
use crate::engine::Seat;
use crate::input::{Act, Said, is_small, quoted};
use crate::record::{FinishedGame, Games, MOST_BYTES, Statistics};
use crate::rules::Library;
use crate::session::settings::{Account, Accounts, Folders};
use crate::storage::{self, Synced, Syncer};
use crate::text::{Channel, Cue, Lang, Line, Locale, Message, Text, Urgency, msg};

#[derive(Debug)]
pub struct Storage {
    pub(super) folders: Folders,
    pub(super) accounts: Accounts,
    /// Carries a request for another profile, or for tables over the network.
    pub(super) following: FollowingChoice,
    pub(super) counts: bool,
    /// Syncs records and statistics after the answer is shown.
    pub(super) syncer: Syncer,
}

impl Storage {
    pub fn new(folders: Folders) -> Self {
        Storage {
            folders,
            accounts: Accounts::default(),
            following: FollowingChoice::default(),
            counts: true,
            syncer: Syncer::default(),
        }
    }

    pub fn account(&self) -> Option<&Account> {
        self.accounts.current()
    }

    pub fn games(&self) -> Option<Games> {
        self.folders.games.as_deref().map(Games::in_folder)
    }

    /// Records are synced in the background, so that nobody waits for the disk.
    pub fn synced(&self) -> Synced {
        Synced::Behind(self.syncer.clone())
    }

    /// Reports files that were written but could not be synced, once, and stops writing to them.
    pub fn unsynced(&self, voice: &LanguagePack, mut table_state: Option<&mut TableState>) -> Vec<Line> {
        let failed = self.syncer.failed().into_iter();
        let line = |(path, error): (PathBuf, io::Error)| {
            if let Some(table_state) = &mut table_state {
                table_state.recorders.retain(|recorder| recorder.path() != path);
            }
            let is_count = self.folders.tally.as_ref() == Some(&path);
            voice.not_written(msg!(if (is_count) "stats-failed" else "record-failed"; NotWritten), &path, &error)
        };
        failed.map(line).collect()
    }

    /// Keeps the rules of a recorded game, so that it can be resumed after they have changed. If that fails, it can
    /// be resumed under the same rules only.
    pub fn keep_rules(&self, library: &Library, table_state: &TableState) {
        let is_kept = table_state.recorders.iter().any(|recorder| !recorder.is_wanted() && recorder.has_begun());
        let played = &table_state.played;
        let games = self.games().filter(|games| is_kept && !games.rules(played.hash).exists());
        if let (Some(games), Ok(text)) = (games, library.resolved(&played.id)) {
            let _ = games.keep_rules(played.hash, &text, &self.synced());
        }
    }

    pub fn good_bye(&self, voice: &LanguagePack, table_state: Option<&TableState>) -> Line {
        match table_state.filter(|table_state| table_state.can_go_on()) {
            Some(table_state) => {
                let game = voice.locale.game_name(&table_state.played.id);
                let typed = resume_typed(self.account(), "");
                voice.help(msg!("good-bye-unfinished", game, typed))
            }
            None => voice.help(msg!("good-bye")),
        }
    }

    /// Opens the records of a game: one among the resumable games, and the file the user named. A resumed game gets a
    /// new record from its beginning; the old one stays. A game from an example set-up is not recorded. Nothing is
    /// written before the first move.
    pub fn open_records(&self, plan: &mut Plan, table_state: &mut TableState) {
        if plan.laid_out.is_some() {
            (table_state.counted, table_state.is_laid_out) = (true, true);
            return;
        }
        let own = plan.name.as_deref().filter(|name| is_name(name));
        let head = table_state.head(own).write();
        if let Some(path) = plan.record.take() {
            table_state.write_to(Recorder::new(Place::File(path), head.clone(), self.synced()));
        }
        if let Some(games) = self.games() {
            table_state.write_to(Recorder::new(Place::Among(games), head, self.synced()));
        }
    }

    pub fn save_game(&self, voice: &LanguagePack, table_state: &TableState, name: &str) -> Line {
        let Some(games) = self.games() else { return voice.error(msg!("no-folder")) };
        let Some(recorder) = table_state.recorders.last() else {
            return voice.error(msg!("save-nothing"));
        };
        if name.is_empty() {
            return voice.help(msg!("save-which"));
        }
        let typed = quoted(name);
        let name = id_of(name, voice.lang());
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let has_letter = name.contains(|letter: char| letter.is_ascii_lowercase());
        if !name.chars().all(plain) || !has_letter || storage::is_device(&name) {
            return voice.error(unfit(&name, msg!("save-name")));
        }
        if is_no_name(voice, &typed) {
            return voice.error(msg!("save-no-name", word = typed));
        }
        let record = storage::read(recorder.path(), MOST_BYTES);
        let saved = record.and_then(|record| games.save(&name, &record));
        match saved {
            Ok(_) => {
                let typed = resume_typed(self.account(), &name);
                voice.help(msg!("saved-game", name, typed))
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => voice.error(msg!("save-exists", name)),
            Err(error) => voice.not_written(msg!("record-failed"; NotWritten), games.folder(), &error),
        }
    }
}

/// The reason why a name is refused: a device of Windows has it, or else the given one.
pub fn unfit<'a>(name: &str, reason: Message<'a>) -> Message<'a> {
    if storage::is_device(name) { msg!("name-of-device", name = name.trim().to_owned()) } else { reason }
}

/// True for what is no name: a move, or one more command, such as `and quit`.
fn is_no_name(voice: &LanguagePack, typed: &str) -> bool {
    let is_known = |text: &str, act: &dyn Fn(Act) -> bool| {
        let said = voice.read_in(text, &["shed", "table", "all"]).said;
        said.iter().any(|said| act(said.act) && !said.has("text") && !said.has("name"))
    };
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let leads = is_small(voice.lang(), first);
    is_known(typed, &|act| act == Act::Move) || leads && is_known(rest, &|act| act != Act::Answer)
}

impl Storage {
    /// Answers `profile`: shows, changes, leaves or deletes a profile. Deleting needs a confirmation. A profile has
    /// settings of its own, so another one restarts the conversation.
    pub fn profile(
        &self,
        voice: &LanguagePack,
        table_state: Option<&TableState>,
        said: &Said,
        lines: &mut Vec<Line>,
    ) -> Next {
        if self.accounts.places.is_empty() {
            lines.push(voice.error(msg!("no-folder")));
            return Next::Continue;
        }
        match said.variant() {
            "delete" => lines.push(self.delete_profile(voice, said.text("name"), said.has("sure"))),
            "off" => return self.change_profile(voice, table_state, None, lines),
            "name" => match Account::read(said.rest()) {
                Some(account) => return self.change_profile(voice, table_state, Some(account), lines),
                None => lines.push(voice.error(unfit(said.rest(), msg!("account-name")))),
            },
            _ => lines.extend(self.list_profiles(voice)),
        }
        Next::Continue
    }

    fn current_profile(&self, voice: &LanguagePack) -> Line {
        match self.account() {
            Some(account) => voice.help(msg!("account-is", name = account.name())),
            None => voice.help(msg!("account-none")),
        }
    }

    fn list_profiles(&self, voice: &LanguagePack) -> Vec<Line> {
        let mut lines = vec![self.current_profile(voice)];
        let others = self.accounts.all().into_iter().filter(|account| Some(account) != self.account());
        let others: Vec<Text> = others.map(|account| Text::plain(account.name().to_owned())).collect();
        if !others.is_empty() {
            let count = others.len();
            let names = voice.locale.join(others, "list");
            lines.push(voice.help(msg!("account-others", count, names)));
        }
        lines.push(voice.help(msg!("account-how", on = self.account().is_some())));
        lines
    }

    fn change_profile(
        &self,
        voice: &LanguagePack,
        table_state: Option<&TableState>,
        wanted: Option<Account>,
        lines: &mut Vec<Line>,
    ) -> Next {
        if wanted.as_ref() == self.account() {
            lines.push(self.current_profile(voice));
            return Next::Continue;
        }
        if table_state.is_some_and(TableState::can_go_on) {
            let name = self.account().map_or(Account::NOBODY, Account::name);
            let on = self.account().is_some();
            lines.push(voice.help(msg!("account-left", on, name)));
        }
        let lang = voice.lang();
        self.leave_for(Following::Profile { account: wanted, lang })
    }

    /// Ends the conversation and goes on with this.
    pub fn leave_for(&self, following: Following) -> Next {
        self.following.replace(Some(following));
        Next::Quit
    }

    /// `profile delete anna yes`.
    fn delete_profile(&self, voice: &LanguagePack, name: &str, is_sure: bool) -> Line {
        if name.is_empty() {
            return voice.error(msg!("account-which")).with_cue(Cue::Question);
        }
        let Some(account) = Account::read(name) else { return voice.error(unfit(name, msg!("account-name"))) };
        let name = account.name();
        if !self.accounts.has(&account) {
            return voice.error(msg!("account-unknown", name));
        }
        if self.account() == Some(&account) {
            return voice.error(msg!("account-in-use", name));
        }
        if !is_sure {
            return voice.help(msg!("account-delete-sure", name));
        }
        match self.accounts.delete(&account) {
            Ok(()) => voice.help(msg!("account-deleted", name)),
            Err((folder, error)) => voice.error(msg!("account-not-deleted", name, file = &folder, reason = &error)),
        }
    }

    /// Counts a finished game for the person who started the program. Returns the error message if that fails.
    pub fn count(
        &self,
        voice: &LanguagePack,
        table_state: &mut TableState,
        winners: Option<Vec<Seat>>,
    ) -> Option<Line> {
        table_state.is_over = winners.is_some();
        let winners = winners?;
        let players = table_state.setup.seats;
        let own = Seat::all(players).zip(&table_state.planned).find(|(_, plan)| **plan == SeatPlan::Me);
        let (own, _) = own.filter(|_| self.counts)?;
        let tally = self.tally().filter(|_| !std::mem::replace(&mut table_state.counted, true))?;
        let game = table_state.played.id.clone();
        let counted = FinishedGame { day: Zoned::now().date(), game, players, won: winners.contains(&own) };
        let error = tally.add(&counted, &self.synced()).err()?;
        Some(voice.not_written(msg!("stats-failed"; NotWritten), tally.path(), &error))
    }

    pub fn tally(&self) -> Option<Statistics> {
        self.folders.tally.as_deref().map(Statistics::in_file)
    }
}

/// The statistics in three sentences: number of games and since when, games won, and games by name.
pub fn statistics(locale: &Locale, tally: &Statistics) -> Vec<Line> {
    let games = match tally.read() {
        Ok(games) => games,
        Err(error) => {
            let unread = locale.say(msg!("cli-cannot-read", file = tally.path(), reason = &error));
            return vec![unread.verbatim(Channel::Error, Urgency::Answer)];
        }
    };
    let mut results = Results::default();
    for game in &games {
        results.add(game);
    }
    vec![results.line(locale)]
}

/// Numbers of finished games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Results {
    /// The day of the first one, `2026-11-22`; empty if there is none.
    first: String,
    /// Games and those won, by the id of the game.
    each: BTreeMap<String, (usize, usize)>,
}

impl Results {
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    pub fn add(&mut self, finished: &FinishedGame) {
        let day = finished.day.to_string();
        if self.is_empty() || day < self.first {
            self.first = day;
        }
        let (played, won) = self.each.entry(finished.game.clone()).or_default();
        *played += 1;
        *won += usize::from(finished.won);
    }

    pub fn line(&self, locale: &Locale) -> Line {
        let line = |texts: Vec<Text>| Line::parted(texts, Channel::Help, Urgency::Answer);
        let Ok(first) = self.first.parse() else { return line(vec![locale.say(msg!("stats-none"))]) };
        let mut each: Vec<_> = self.each.iter().collect();
        each.sort_by_key(|(_, (played, _))| std::cmp::Reverse(*played));
        let item = |(id, (played, won)): &(&String, &(usize, usize))| {
            let game = locale.game_name(id);
            locale.say(msg!("stats-game", game, count = *won, of = *played))
        };
        let games = locale.join(each.iter().map(item), "list");
        let (count, since) = (each.iter().map(|(_, (played, _))| played).sum::<usize>(), day(locale, first));
        let won = each.iter().map(|(_, (_, won))| won).sum::<usize>();
        line(vec![
            locale.say(msg!("stats-played", count, since)),
            locale.say(msg!("stats-won", count = won)),
            locale.say(msg!("stats-games", games)),
        ])
    }
}

fn day(locale: &Locale, date: Date) -> Text {
    let month = locale.in_full(msg!("month", month = date.month().unsigned_abs()));
    locale.say(msg!("on-day", number = date.day().to_string(), month, year = date.year().to_string()))
}

/// Converts a name to the id of a game: lower case, umlauts transcribed, blanks as hyphens.
pub fn id_of(name: &str, lang: Lang) -> String {
    let dotted = |letter: char| match (letter, lang) {
        ('ä', Lang::De) => "ae".to_owned(),
        ('ö', Lang::De) => "oe".to_owned(),
        ('ü', Lang::De) => "ue".to_owned(),
        ('ß', _) => "ss".to_owned(),
        ('ä' | 'å', _) => "a".to_owned(),
        ('ö', _) => "o".to_owned(),
        ('ü', _) => "u".to_owned(),
        _ => letter.to_string(),
    };
    let plain: String = name.to_lowercase().chars().map(dotted).collect();
    plain.split([' ', '-']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The command or the game that follows a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Following {
    /// A new profile begins with this language.
    Profile {
        account: Option<Account>,
        lang: Lang,
    },
    Host {
        in_network: bool,
        lang: Lang,
    },
    /// The address, and the code words if they were typed.
    Join {
        place: Vec<String>,
        lang: Lang,
    },
}

/// Carries it out of the conversation.
pub type FollowingChoice = Rc<RefCell<Option<Following>>>;

pub fn profile_in_use(locale: &Locale, accounts: &Accounts, is_new: bool) -> Option<Line> {
    let name = accounts.current()?.name();
    let text = locale.say(msg!(if (is_new) "account-is-new" else "account-is", name));
    Some(text.help())
}

/// The shell command that resumes a game; without a name, the only one.
pub fn resume_typed(account: Option<&Account>, name: &str) -> String {
    let profile = account.map(|account| format!("--profile {}", account.name())).unwrap_or_default();
    let words = ["sixdot resume", name, profile.as_str()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// "today at 14:05", in local time.
pub(super) fn when(locale: &Locale, moment: SystemTime, now: &Zoned) -> Text {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    let (then, today) = (moment.to_zoned(TimeZone::clone(now.time_zone())), now.date());
    let date = then.date();
    let day = if date == today {
        "today"
    } else if today.yesterday().is_ok_and(|yesterday| date == yesterday) {
        "yesterday"
    } else {
        "date"
    };
    let month = locale.in_full(msg!("month", month = date.month().unsigned_abs()));
    locale.say(msg!(
        "when",
        day,
        number = date.day().to_string(),
        month,
        year = date.year().to_string(),
        hour = then.hour().to_string(),
        minute = format!("{:02}", then.minute())
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_name_becomes_an_id() {
        assert_eq!(id_of("Friday", Lang::En), "friday");
        assert_eq!(id_of("Jägers  Runde", Lang::De), "jaegers-runde");
        assert_eq!(id_of("Perjantai-ilta äidillä", Lang::Fi), "perjantai-ilta-aidilla");
        assert_eq!(id_of("Höhle über Spaß", Lang::De), "hoehle-ueber-spass");
        assert_eq!(id_of("Yö Über Spaß", Lang::Fi), "yo-uber-spass");
    }

    #[test]
    fn a_moment_is_told_as_people_say_it() {
        let now: Zoned = "2026-03-04T09:30:00+02:00[Europe/Helsinki]".parse().expect("a moment");
        let told = |then: &str, lang: Lang| {
            let then: Timestamp = then.parse().expect("a moment");
            let text = when(&Locale::new(lang), then.into(), &now);
            (text.full, text.braille)
        };
        let both = |full: &str, braille: &str| (full.to_owned(), braille.to_owned());
        assert_eq!(told("2026-03-03T22:05:00Z", Lang::En), both("today at 0:05", "0:05"));
        assert_eq!(told("2026-03-03T21:55:00Z", Lang::En), both("yesterday at 23:55", "yesterday 23:55"));
        assert_eq!(told("2026-02-28T12:05:00Z", Lang::En), both("on 28 February 2026 at 14:05", "28 February 14:05"));
        assert_eq!(told("2026-03-04T07:00:00Z", Lang::De), both("heute um 9:00 Uhr", "9:00"));
        assert_eq!(told("2026-03-02T07:00:00Z", Lang::De), both("am 2. März 2026 um 9:00 Uhr", "2. März 9:00"));
        assert_eq!(told("2026-03-03T18:15:00Z", Lang::Fi), both("eilen kello 20.15", "eilen 20.15"));
        assert_eq!(
            told("2025-12-31T12:00:00Z", Lang::Fi),
            both("31. joulukuuta 2025 kello 14.00", "31. joulukuuta 14.00")
        );
    }
}
