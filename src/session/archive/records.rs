//! Writing games down: where they can go on, and under a name.

use std::io::ErrorKind;

use super::Storage;
use crate::command::{Command, Typed, normal, quoted};
use crate::file;
use crate::record::MOST_BYTES;
use crate::say::{Line, msg};
use crate::session::change::resume_typed;
use crate::session::company::TableState;
use crate::session::foyer::SetupWizard;
use crate::session::foyer::saved_rules::id_of;
use crate::session::house::App;
use crate::session::keyboard::Keyboard;
use crate::session::plan::{Plan, is_name};
use crate::session::recorder::Recorder;
use crate::session::seated::Seated;
use crate::session::talk::Session;
use crate::session::voice::{LanguagePack, NotWritten};

impl Storage {
    /// Begins to write a game down: among the games that can go on, and in a file if that is wanted. A game that goes on
    /// is written anew from its beginning, so that its old record stays as it is. The set-up of an example is not in a
    /// record, so a game that begins with it is not recorded. On disk is nothing before [`Keyboard::begin_records`].
    pub fn open_records(&self, plan: &mut Plan, company: &mut TableState) {
        if plan.laid_out.is_some() {
            company.begins_in_the_middle();
            return;
        }
        let own = plan.name.as_deref().filter(|name| is_name(name));
        let head = company.head(own).write();
        if let Some(path) = plan.record.take() {
            company.write_to(Recorder::in_file(path, head.clone(), self.synced()));
        }
        if let Some(games) = self.games() {
            company.write_to(Recorder::among(games, head, self.synced()));
        }
    }
}

impl SetupWizard {
    /// Keeps the rules of a game that is written down among those that can go on, so that it can be played when they have
    /// changed. Where that fails, the game goes on only under the same rules.
    pub fn keep_rules(&self, company: &TableState) {
        let is_kept = company.recorders().iter().any(|recorder| !recorder.is_wanted() && recorder.has_begun());
        let played = company.played();
        let Some(games) = self.archive().games().filter(|games| is_kept && !games.rules(played.hash).exists()) else {
            return;
        };
        if let Ok(text) = self.library().resolved(&played.id) {
            let _ = games.keep_rules(played.hash, &text, &self.archive().synced());
        }
    }
}

impl Keyboard {
    /// Writes down what has been played since, the first of it; what is told of that comes first.
    pub fn begin_records<S: Seated + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let mut told = Vec::new();
        self.flush_record(playing, &mut told);
        let wanted = playing.company().recorders().iter().filter(|recorder| recorder.is_wanted());
        let written = |recorder: &Recorder| {
            let file = recorder.path().display().to_string();
            self.voice().help(msg!("record-written", file))
        };
        told.extend(wanted.map(written));
        lines.splice(0..0, told);
    }

    /// Writes the moves down before they are told.
    pub fn flush_record<S: Seated + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let failed = playing.record();
        let apart = playing.company().is_apart();
        lines.extend(failed.iter().map(|(path, error)| {
            // Who plays elsewhere has no business with the files of this machine.
            if apart {
                self.voice().error(msg!("lobby-not-recorded"))
            } else {
                self.voice().not_written(msg!("record-failed"; NotWritten), path, error)
            }
        }));
        let open = playing.company_mut().take_open_folder();
        lines.extend(
            open.map(|folder| self.voice().help(msg!("record-folder-open", folder = folder.display().to_string()))),
        );
    }
}

impl Session {
    /// Tells what was written and then did not get down to the disk, once; nothing more is written there.
    pub fn tell_unsynced(&mut self) {
        let App { keyboard, foyer } = &mut self.house;
        for (path, error) in foyer.archive().syncer.failed() {
            let is_count = foyer.archive().folders.tally.as_ref() == Some(&path);
            let message = msg!(if (is_count) "stats-failed" else "record-failed"; NotWritten);
            let line = keyboard.voice().not_written(message, &path, &error);
            keyboard.notice(line);
            if let Some(table) = &mut self.table {
                table.seated_mut().company_mut().writes_no_more(&path);
            }
        }
    }
}

impl Storage {
    /// `save NAME`: keeps the game as it stands under a name.
    pub fn save_game(&mut self, keyboard: &mut Keyboard, company: &TableState, name: &str) -> Line {
        let Some(games) = self.games() else { return keyboard.voice().error(msg!("no-folder")) };
        let Some(recorder) = company.recorders().last() else { return keyboard.voice().error(msg!("save-nothing")) };
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
        let record = file::read(recorder.path(), MOST_BYTES);
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

/// A name without the words before it that say that it is one: `as evening`.
fn behind_as<'t>(voice: &LanguagePack, typed: &'t str) -> &'t str {
    let before = voice.locale().list(msg!("words-save-as"));
    let is_before = |(first, _): &(&str, &str)| before.contains(&normal(first));
    typed.split_once(char::is_whitespace).filter(is_before).map_or(typed, |(_, name)| name.trim_start())
}

/// Whether what is typed for a name says more than that, such as `and quit`, or names a card.
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
