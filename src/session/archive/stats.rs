//! Statistics over evenings: games that were played to their end, counted for whoever started the program, and told in
//! three sentences.

use std::collections::BTreeMap;
use std::path::Path;

use jiff::Zoned;
use jiff::civil::Date;

use super::Storage;
use crate::command::GameCommand;
use crate::engine::Seat;
use crate::record::{FinishedGame, Statistics};
use crate::say::{Channel, Line, Locale, Text, Urgency, msg};
use crate::session::keyboard::Keyboard;
use crate::session::plan::SeatPlan;
use crate::session::seated::Seated;
use crate::session::voice::NotWritten;
use crate::settings::Setting;

impl Storage {
    /// Counts a game once it is over: for the one who started the program, and for nobody else at the keyboard.
    pub fn count<S: Seated + ?Sized>(&mut self, keyboard: &mut Keyboard, playing: &mut S) {
        let winners = playing.winners();
        playing.company_mut().ends(winners.is_some());
        let Some(winners) = winners else { return };
        let company = playing.company_mut();
        let players = company.setup().seats;
        let own = Seat::all(players).zip(company.planned()).find(|(_, plan)| **plan == SeatPlan::Me);
        let Some((own, _)) = own.filter(|_| self.counts) else { return };
        if !company.is_to_be_counted() {
            return;
        }
        let Some(tally) = self.tally() else { return };
        let game = company.played().id.clone();
        let counted = FinishedGame { day: Zoned::now().date(), game, players, won: winners.contains(&own) };
        if let Err(error) = tally.add(&counted, &self.synced()) {
            keyboard.notice(keyboard.voice().not_written(msg!("stats-failed"; NotWritten), tally.path(), &error));
        }
    }

    fn tally(&self) -> Option<Statistics> {
        self.folders.tally.as_deref().map(Statistics::in_file)
    }

    /// Answers `stats`: tells the count, switches counting on or off, or deletes it, which has to be said twice.
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

/// The count of a file in three sentences: how many games since when, how many of them were won, and game by game.
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
                        reason = crate::say::Reason::from(&error)
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

/// "22 November 2026".
fn day(locale: &Locale, date: Date) -> Text {
    let month = locale.in_full(msg!("month", month = date.month().unsigned_abs()));
    locale.say(msg!("on-day", number = date.day().to_string(), month, year = date.year().to_string()))
}
