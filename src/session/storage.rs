//! Files of the user: records, saved games, statistics and profiles.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::rc::Rc;
use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::app::{App, Session};
use super::keyboard::Keyboard;
use super::language_pack::{LanguagePack, NotWritten};
use super::plan::{Plan, SeatPlan, is_name};
use super::recorder::Recorder;
use super::setup::SetupWizard;
use super::setup::house_rules::id_of;
use super::table_state::TableState;
use super::typing::AtTable;
use super::typing::Next;
use crate::engine::Seat;
use crate::input::{Command, GameCommand, Typed, normal, quoted};
use crate::record::{FinishedGame, Games, MOST_BYTES, Statistics};
use crate::session::settings::{Account, Accounts, Folders, NoAccount, Setting};
use crate::storage;
use crate::storage::{Synced, Syncer};
use crate::text::{Channel, Cue, Lang, Line, Locale, Reason, Text, Urgency, msg};

#[derive(Debug)]
pub struct Storage {
    folders: Folders,
    accounts: Accounts,
    change: ProfileChange,
    counts: bool,
    /// Syncs records and statistics after the answer is shown.
    syncer: Syncer,
}

impl Storage {
    pub fn new(folders: Folders) -> Self {
        Storage {
            folders,
            accounts: Accounts::default(),
            change: ProfileChange::default(),
            counts: true,
            syncer: Syncer::default(),
        }
    }

    /// Adds profiles. A request for another one is left in `change`.
    pub fn keep_accounts(&mut self, accounts: Accounts, change: ProfileChange) {
        (self.accounts, self.change) = (accounts, change);
    }

    pub fn account(&self) -> Option<&Account> {
        self.accounts.current()
    }

    pub fn count_games(&mut self, counts: bool) {
        self.counts = counts;
    }

    pub fn is_counting_games(&self) -> bool {
        self.counts
    }

    pub fn games_folder(&self) -> Option<&Path> {
        self.folders.games.as_deref()
    }

    pub fn games(&self) -> Option<Games> {
        self.folders.games.as_deref().map(Games::in_folder)
    }

    pub fn rules(&self) -> Option<&Path> {
        self.folders.rules.as_deref()
    }

    /// Records are synced in the background, so that nobody waits for the disk.
    fn synced(&self) -> Synced {
        Synced::Behind(self.syncer.clone())
    }

    /// Starts to sync what was written before the answer.
    pub fn sync(&self) {
        self.syncer.sync();
    }

    pub fn sync_at_last(&self) {
        self.syncer.wait();
    }

    pub fn good_bye(&self, keyboard: &Keyboard, table_state: Option<&TableState>) -> Line {
        match table_state.filter(|table_state| table_state.can_go_on()) {
            Some(table_state) => {
                let game = keyboard.voice().locale().game_name(&table_state.played().id);
                let typed = resume_typed(self.account(), "");
                keyboard.voice().help(msg!("good-bye-unfinished", game = game.as_str(), typed))
            }
            None => keyboard.voice().help(msg!("good-bye")),
        }
    }
}

impl Storage {
    /// Opens the records of a game: one among the resumable games, and the file the user named. A resumed game gets a
    /// new record from its beginning; the old one stays. A game from an example set-up is not recorded. Nothing is
    /// written before [`Keyboard::begin_records`].
    pub fn open_records(&self, plan: &mut Plan, table_state: &mut TableState) {
        if plan.laid_out.is_some() {
            table_state.exclude_from_records();
            return;
        }
        let own = plan.name.as_deref().filter(|name| is_name(name));
        let head = table_state.head(own).write();
        if let Some(path) = plan.record.take() {
            table_state.write_to(Recorder::in_file(path, head.clone(), self.synced()));
        }
        if let Some(games) = self.games() {
            table_state.write_to(Recorder::among(games, head, self.synced()));
        }
    }
}

impl SetupWizard {
    /// Keeps the rules of a recorded game, so that it can be resumed after they have changed. If that fails, it can
    /// be resumed under the same rules only.
    pub fn keep_rules(&self, table_state: &TableState) {
        let is_kept = table_state.recorders().iter().any(|recorder| !recorder.is_wanted() && recorder.has_begun());
        let played = table_state.played();
        let Some(games) = self.storage().games().filter(|games| is_kept && !games.rules(played.hash).exists()) else {
            return;
        };
        if let Ok(text) = self.library().resolved(&played.id) {
            let _ = games.keep_rules(played.hash, &text, &self.storage().synced());
        }
    }
}

impl Keyboard {
    /// Writes the first moves. Messages about files come before the other lines.
    pub fn begin_records<S: AtTable + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let mut told = Vec::new();
        self.flush_record(playing, &mut told);
        let wanted = playing.table_state().recorders().iter().filter(|recorder| recorder.is_wanted());
        let written = |recorder: &Recorder| {
            let file = recorder.path().display().to_string();
            self.voice().help(msg!("record-written", file))
        };
        told.extend(wanted.map(written));
        lines.splice(0..0, told);
    }

    /// Writes the moves before they are announced.
    pub fn flush_record<S: AtTable + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let failed = playing.record();
        let apart = playing.table_state().is_apart();
        lines.extend(failed.iter().map(|(path, error)| {
            // Remote participants are not told about files of the host.
            if apart {
                self.voice().error(msg!("lobby-not-recorded"))
            } else {
                self.voice().not_written(msg!("record-failed"; NotWritten), path, error)
            }
        }));
        let open = playing.table_state_mut().take_open_folder();
        lines.extend(
            open.map(|folder| self.voice().help(msg!("record-folder-open", folder = folder.display().to_string()))),
        );
    }
}

impl Session {
    /// Reports files that were written but could not be synced, once, and stops writing to them.
    pub fn tell_unsynced(&mut self) {
        let App { keyboard, wizard } = &mut self.app;
        for (path, error) in wizard.storage().syncer.failed() {
            let is_count = wizard.storage().folders.tally.as_ref() == Some(&path);
            let message = msg!(if (is_count) "stats-failed" else "record-failed"; NotWritten);
            let line = keyboard.voice().not_written(message, &path, &error);
            keyboard.notice(line);
            if let Some(table) = &mut self.table {
                table.seated_mut().table_state_mut().close_record(&path);
            }
        }
    }
}

impl Storage {
    pub fn save_game(&mut self, keyboard: &mut Keyboard, table_state: &TableState, name: &str) -> Line {
        let Some(games) = self.games() else { return keyboard.voice().error(msg!("no-folder")) };
        let Some(recorder) = table_state.recorders().last() else {
            return keyboard.voice().error(msg!("save-nothing"));
        };
        if name.is_empty() {
            return keyboard.voice().help(msg!("save-which"));
        }
        let name = behind_as(keyboard.voice(), name);
        if is_no_name(keyboard.voice(), name) {
            return keyboard.voice().error(msg!("save-no-name", word = quoted(name)));
        }
        let name = id_of(name, keyboard.voice().locale().lang());
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if !name.chars().all(plain) || !name.contains(|letter: char| letter.is_ascii_lowercase()) {
            return keyboard.voice().error(msg!("save-name"));
        }
        let record = storage::read(recorder.path(), MOST_BYTES);
        let saved = record.and_then(|record| games.save(&name, &record));
        match saved {
            Ok(_) => {
                let typed = resume_typed(self.account(), &name);
                keyboard.voice().help(msg!("saved-game", name, typed))
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                keyboard.voice().error(msg!("save-exists", name))
            }
            Err(error) => keyboard.voice().not_written(msg!("record-failed"; NotWritten), games.folder(), &error),
        }
    }
}

/// Removes words before the name: `as evening`.
fn behind_as<'t>(voice: &LanguagePack, typed: &'t str) -> &'t str {
    let before = voice.locale().list(msg!("words-save-as"));
    let is_before = |(first, _): &(&str, &str)| before.contains(&normal(first));
    typed.split_once(char::is_whitespace).filter(is_before).map_or(typed, |(_, name)| name.trim_start())
}

/// True for words that are no name, such as `and quit`, or that name a card.
fn is_no_name(voice: &LanguagePack, typed: &str) -> bool {
    let words: Vec<String> = typed.split_whitespace().map(normal).collect();
    let others = voice.locale().list(msg!("words-save-no-name"));
    let is_other = |word: &String| others.contains(word);
    let goes_on = |pair: &[String]| is_other(&pair[0]) && voice.commands().exact(&pair[1]).is_some();
    let leaves = |word: &String| voice.commands().exact(word).is_some_and(Command::is_irreversible);
    matches!(words.as_slice(), [word] if leaves(word))
        || words.first().is_some_and(is_other)
        || words.last().is_some_and(is_other)
        || words.windows(2).any(goes_on)
        || !voice.full_cards(&Typed::new(typed)).is_empty()
}

impl Storage {
    /// Answers `profile`: shows, changes, leaves or deletes a profile. Deleting needs a confirmation. A profile has
    /// settings of its own, so another one restarts the conversation.
    pub fn profile(
        &mut self,
        keyboard: &mut Keyboard,
        table_state: Option<&TableState>,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if !self.accounts.are_possible() {
            return Next::told([keyboard.voice().error(msg!("no-folder"))], lines);
        }
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if rest.is_empty() {
            lines.extend(self.list_profiles(keyboard));
        } else if keyboard.voice().means(word, msg!("words-delete"), "delete") {
            lines.push(self.delete_profile(keyboard, behind.trim()));
        } else if keyboard.voice().means(rest, msg!("words-off"), Account::NOBODY) {
            return self.change_profile(keyboard, table_state, None, lines);
        } else {
            match Account::read(rest) {
                Ok(account) => return self.change_profile(keyboard, table_state, Some(account), lines),
                Err(NoAccount) => lines.push(keyboard.voice().error(msg!("account-name"))),
            }
        }
        Next::GoesOn
    }

    fn current_profile(&self, keyboard: &Keyboard) -> Line {
        match self.account() {
            Some(account) => keyboard.voice().help(msg!("account-is", name = account.name())),
            None => keyboard.voice().help(msg!("account-none")),
        }
    }

    fn list_profiles(&self, keyboard: &Keyboard) -> Vec<Line> {
        let mut lines = vec![self.current_profile(keyboard)];
        let others = self.accounts.all().into_iter().filter(|account| Some(account) != self.account());
        let others: Vec<Text> = others.map(|account| Text::plain(account.to_string())).collect();
        if !others.is_empty() {
            let count = others.len();
            let names = keyboard.voice().locale().join(others, "list");
            lines.push(keyboard.voice().help(msg!("account-others", count, names)));
        }
        lines.push(keyboard.voice().help(msg!("account-how", on = self.account().is_some())));
        lines
    }

    fn change_profile(
        &mut self,
        keyboard: &mut Keyboard,
        table_state: Option<&TableState>,
        wanted: Option<Account>,
        lines: &mut Vec<Line>,
    ) -> Next {
        if wanted.as_ref() == self.account() {
            return Next::told([self.current_profile(keyboard)], lines);
        }
        if table_state.is_some_and(TableState::can_go_on) {
            let name = self.account().map_or(Account::NOBODY, Account::name);
            let on = self.account().is_some();
            lines.push(keyboard.voice().help(msg!("account-left", on, name)));
        }
        let lang = keyboard.voice().locale().lang();
        self.change.want(WantedProfile { account: wanted, lang });
        Next::Quit
    }

    /// `profile delete anna yes`.
    fn delete_profile(&mut self, keyboard: &mut Keyboard, rest: &str) -> Line {
        let (name, sure) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            return keyboard.voice().error(msg!("account-which")).with_cue(Cue::Question);
        }
        let Ok(account) = Account::read(name) else { return keyboard.voice().error(msg!("account-name")) };
        let name = account.name();
        if !self.accounts.has(&account) {
            return keyboard.voice().error(msg!("account-unknown", name));
        }
        if self.account() == Some(&account) {
            return keyboard.voice().error(msg!("account-in-use", name));
        }
        if !keyboard.voice().means(sure.trim(), msg!("words-yes"), "yes") {
            return keyboard.voice().help(msg!("account-delete-sure", name));
        }
        match self.accounts.delete(&account) {
            Ok(()) => keyboard.voice().help(msg!("account-deleted", name)),
            Err((folder, error)) => {
                let (file, reason) = (folder.display().to_string(), Reason::from(&error));
                keyboard.voice().error(msg!("account-not-deleted", name, file, reason))
            }
        }
    }
}

impl Storage {
    /// Counts a finished game for the person who started the program.
    pub fn count<S: AtTable + ?Sized>(&mut self, keyboard: &mut Keyboard, playing: &mut S) {
        let winners = playing.winners();
        playing.table_state_mut().ends(winners.is_some());
        let Some(winners) = winners else { return };
        let table_state = playing.table_state_mut();
        let players = table_state.setup().seats;
        let own = Seat::all(players).zip(table_state.planned()).find(|(_, plan)| **plan == SeatPlan::Me);
        let Some((own, _)) = own.filter(|_| self.counts) else { return };
        if !table_state.mark_counted() {
            return;
        }
        let Some(tally) = self.tally() else { return };
        let game = table_state.played().id.clone();
        let counted = FinishedGame { day: Zoned::now().date(), game, players, won: winners.contains(&own) };
        if let Err(error) = tally.add(&counted, &self.synced()) {
            keyboard.notice(keyboard.voice().not_written(msg!("stats-failed"; NotWritten), tally.path(), &error));
        }
    }

    fn tally(&self) -> Option<Statistics> {
        self.folders.tally.as_deref().map(Statistics::in_file)
    }

    /// Answers `stats`: shows the statistics, switches them on or off, or deletes them, which needs a confirmation.
    pub fn stats(&mut self, keyboard: &mut Keyboard, rest: &str) -> Vec<Line> {
        let Some(tally) = self.tally() else { return vec![keyboard.voice().error(msg!("no-folder"))] };
        let (word, sure) = rest.split_once(' ').map_or((rest, ""), |(word, sure)| (word, sure.trim()));
        if rest.is_empty() {
            let mut lines = told(keyboard.voice().locale(), &tally);
            if !self.counts {
                lines.push(keyboard.voice().help(msg!("stats-off")));
            }
            return lines;
        }
        if keyboard.voice().means(rest, msg!("words-on"), "on")
            || keyboard.voice().means(rest, msg!("words-off"), "off")
        {
            self.counts = keyboard.voice().means(rest, msg!("words-on"), "on");
            keyboard.save(Setting::Stats, if self.counts { "on" } else { "off" });
            return vec![keyboard.voice().help(msg!(if (self.counts) "stats-on" else "stats-off"))];
        }
        if !keyboard.voice().means(word, msg!("words-delete"), "delete") {
            return vec![keyboard.voice().misused(GameCommand::Stats)];
        }
        let count = tally.read().map_or(0, |games| games.len());
        if !keyboard.voice().means(sure, msg!("words-yes"), "yes") {
            return vec![keyboard.voice().help(msg!("stats-delete-sure", count))];
        }
        match tally.delete() {
            Ok(()) => vec![keyboard.voice().help(msg!("stats-deleted", count))],
            Err(error) => vec![keyboard.voice().not_written(msg!("stats-failed"; NotWritten), tally.path(), &error)],
        }
    }
}

/// The statistics in three sentences: number of games and since when, games won, and games by name.
#[must_use]
pub fn statistics(locale: &Locale, path: &Path) -> Vec<Line> {
    told(locale, &Statistics::in_file(path))
}

fn told(locale: &Locale, tally: &Statistics) -> Vec<Line> {
    let line = |texts: Vec<Text>| Line::parted(texts, Channel::Help, Urgency::Answer);
    let games = match tally.read() {
        Ok(games) => games,
        Err(error) => {
            return vec![
                locale
                    .say(msg!(
                        "cli-cannot-read",
                        file = tally.path().display().to_string(),
                        reason = crate::text::Reason::from(&error)
                    ))
                    .verbatim(Channel::Error, Urgency::Answer),
            ];
        }
    };
    let Some(first) = games.iter().map(|game| game.day).min() else {
        return vec![line(vec![locale.say(msg!("stats-none"))])];
    };
    let won = games.iter().filter(|game| game.won).count();
    let since = day(locale, first);
    let mut texts = vec![
        locale.say(msg!("stats-played", count = games.len(), since)),
        locale.say(msg!("stats-won", count = won)),
    ];
    let mut each: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for game in &games {
        let (played, won) = each.entry(&game.game).or_default();
        *played += 1;
        *won += usize::from(game.won);
    }
    let mut each: Vec<(&str, (usize, usize))> = each.into_iter().collect();
    each.sort_by_key(|(_, (played, _))| std::cmp::Reverse(*played));
    let item = |(id, (played, won)): (&str, (usize, usize))| {
        let game = locale.game_name(id);
        locale.say(msg!("stats-game", game, count = won, of = played))
    };
    let items = locale.join(each.into_iter().map(item), "list");
    texts.push(locale.say(msg!("stats-games", games = items)));
    vec![line(texts)]
}

fn day(locale: &Locale, date: Date) -> Text {
    let month = locale.in_full(msg!("month", month = date.month().unsigned_abs()));
    locale.say(msg!("on-day", number = date.day().to_string(), month, year = date.year().to_string()))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedProfile {
    /// `None` for no profile.
    pub account: Option<Account>,
    /// A new profile begins with this language.
    pub lang: Lang,
}

/// Carries the requested profile to the next conversation.
#[derive(Clone, Debug, Default)]
pub struct ProfileChange(Rc<RefCell<Option<WantedProfile>>>);

impl ProfileChange {
    pub(super) fn want(&self, wanted: WantedProfile) {
        *self.0.borrow_mut() = Some(wanted);
    }

    #[must_use]
    pub fn take(&self) -> Option<WantedProfile> {
        self.0.borrow_mut().take()
    }
}

#[must_use]
pub fn profile_in_use(locale: &Locale, accounts: &Accounts, is_new: bool) -> Option<Line> {
    let name = accounts.current()?.name();
    let text = locale.say(msg!(if (is_new) "account-is-new" else "account-is", name));
    Some(text.line(Channel::Help, Urgency::Answer))
}

/// The shell command that resumes a game; without a name, the only one.
#[must_use]
pub fn resume_typed(account: Option<&Account>, name: &str) -> String {
    let profile = account.map(|account| format!("--profile {account}")).unwrap_or_default();
    let words = ["sixdot resume", name, profile.as_str()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A moment in local time, relative to today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct When {
    then: Zoned,
    today: Date,
}

impl When {
    pub fn of(moment: SystemTime) -> Self {
        When::seen_from(moment, &Zoned::now())
    }

    fn seen_from(moment: SystemTime, now: &Zoned) -> Self {
        let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
        When { then: moment.to_zoned(TimeZone::clone(now.time_zone())), today: now.date() }
    }

    /// "today at 14:05".
    pub fn text(&self, locale: &Locale) -> Text {
        let date = self.then.date();
        let day = if date == self.today {
            "today"
        } else if self.today.yesterday().is_ok_and(|yesterday| date == yesterday) {
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
            hour = self.then.hour().to_string(),
            minute = format!("{:02}", self.then.minute())
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_moment_is_told_as_people_say_it() {
        let now: Zoned = "2026-03-04T09:30:00+02:00[Europe/Helsinki]".parse().expect("a moment");
        let told = |then: &str, lang: Lang| {
            let then: Timestamp = then.parse().expect("a moment");
            let text = When::seen_from(then.into(), &now).text(&Locale::new(lang));
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
