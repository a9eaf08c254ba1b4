//! Syncs written files and removes old ones in the background, so that no answer waits for the disk; and lists files
//! with their stamps.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::SystemTime;
use std::{mem, thread};

use super::disk;

/// The time at which a written file is synced. Unsynced data survive the end of the program, but not a power cut.
#[derive(Clone, Debug, Default)]
pub enum Synced {
    #[default]
    First,
    Behind(Syncer),
}

impl Synced {
    /// Removes a file if it exists; errors are ignored.
    pub fn take_away(&self, path: PathBuf) {
        match self {
            Synced::First => {
                let _ = disk::remove(&path);
            }
            Synced::Behind(Syncer(work)) => lock(&work.noted).old.push(path),
        }
    }
}

pub type Unwritten = (PathBuf, io::Error);

/// A background thread that syncs noted files when told to. It starts with the first file and ends with the last
/// handle.
#[derive(Clone, Debug, Default)]
pub struct Syncer(Arc<Work>);

#[derive(Debug, Default)]
struct Work {
    noted: Mutex<ToDo>,
    thread: OnceLock<Option<SyncSender<()>>>,
    progress: Arc<Progress>,
}

#[derive(Debug, Default)]
struct ToDo {
    /// By address, so that each file is there once, however often it is written before the disk is ready.
    files: BTreeMap<usize, Unsynced>,
    old: Vec<PathBuf>,
}

#[derive(Debug)]
struct Unsynced {
    path: PathBuf,
    file: Arc<File>,
    /// The folder entry has to be synced, too.
    is_new: bool,
}

#[derive(Debug, Default)]
struct Progress {
    counts: Mutex<Counts>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Counts {
    /// Taken by the thread all at once, so that no queue grows on a slow disk.
    waiting: ToDo,
    under_way: usize,
    failed: Vec<Unwritten>,
}

impl Syncer {
    /// Notes a write; nothing is synced yet.
    pub(super) fn note(&self, path: &Path, file: &Arc<File>, is_new: bool) {
        let mut noted = lock(&self.0.noted);
        let place = Arc::as_ptr(file).addr();
        let unsynced = || Unsynced { path: path.to_owned(), file: Arc::clone(file), is_new };
        noted.files.entry(place).or_insert_with(unsynced).is_new |= is_new;
    }

    /// Starts the noted work and returns, unless no thread can be started.
    pub fn sync(&self) {
        let noted = mem::take(&mut *lock(&self.0.noted));
        if noted.is_empty() {
            return;
        }
        self.0.progress.counts().wait(noted);
        let thread = self.0.thread.get_or_init(|| begin(&self.0.progress));
        // A thread that was woken but has not started takes these, too.
        let wakes = |thread: &SyncSender<()>| thread.try_send(()) != Err(TrySendError::Disconnected(()));
        if !thread.as_ref().is_some_and(wakes) {
            self.0.progress.bring_all_down();
        }
    }

    /// Does the noted work and waits for it.
    pub fn wait(&self) {
        self.sync();
        let waiting = self.0.progress.changed.wait_while(self.0.progress.counts(), |counts| counts.under_way > 0);
        drop(waiting);
    }

    pub fn failed(&self) -> Vec<Unwritten> {
        mem::take(&mut self.0.progress.counts().failed)
    }
}

impl Progress {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        lock(&self.counts)
    }

    fn bring_all_down(&self) {
        loop {
            let todo = mem::take(&mut self.counts().waiting);
            if todo.is_empty() {
                return;
            }
            for file in todo.files.values() {
                self.count_off(file.sync().err().map(|error| (file.path.clone(), error)));
            }
            for path in todo.old {
                let _ = disk::remove(&path);
                self.count_off(None);
            }
        }
    }

    fn count_off(&self, failed: Option<Unwritten>) {
        let mut counts = self.counts();
        counts.under_way -= 1;
        counts.failed.extend(failed);
        self.changed.notify_all();
    }
}

impl ToDo {
    fn is_empty(&self) -> bool {
        self.files.is_empty() && self.old.is_empty()
    }
}

impl Counts {
    fn wait(&mut self, ToDo { files, old }: ToDo) {
        for (place, file) in files {
            let is_new = file.is_new;
            let known = self.waiting.files.entry(place).or_insert_with(|| {
                self.under_way += 1;
                file
            });
            known.is_new |= is_new;
        }
        self.under_way += old.len();
        self.waiting.old.extend(old);
    }
}

impl Unsynced {
    fn sync(&self) -> io::Result<()> {
        if self.is_new {
            disk::sync(&self.file)?;
            sync_folder_of(&self.path)
        } else {
            disk::sync_data(&self.file)
        }
    }
}

fn begin(progress: &Arc<Progress>) -> Option<SyncSender<()>> {
    let (sender, woken) = sync_channel(1);
    let progress = Arc::clone(progress);
    let work = move || woken.iter().for_each(|()| progress.bring_all_down());
    thread::Builder::new().name("disk".to_owned()).spawn(work).ok().map(|_| sender)
}

/// The folder of a file; the current one of a bare name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match disk::sync(&File::open(folder_of(path))?) {
        // Some file systems do not support it.
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

/// A panic leaves the data consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The most files that are listed.
const MOST: usize = 10_000;

/// A file's path, size, time and number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp {
    pub path: PathBuf,
    length: u64,
    modified: Option<SystemTime>,
    #[cfg(unix)]
    inode: u64,
}

/// All files below these folders, sorted. Unreadable entries are skipped.
pub fn stamps(folders: &[PathBuf]) -> Vec<Stamp> {
    let mut stamps = Vec::new();
    for folder in folders {
        for path in entries(folder) {
            if path.is_dir() {
                stamps.extend(entries(&path).filter_map(|path| Stamp::of(&path)));
            } else {
                stamps.extend(Stamp::of(&path));
            }
        }
    }
    stamps.sort();
    stamps.dedup();
    stamps
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).take(MOST)
}

impl Stamp {
    /// The stamp of a file; symbolic links are followed.
    pub fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        Some(Stamp {
            path: path.to_owned(),
            length: metadata.len(),
            modified: metadata.modified().ok(),
            #[cfg(unix)]
            inode: std::os::unix::fs::MetadataExt::ino(&metadata),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::test_folder::TestFolder;
    use super::*;

    #[test]
    fn a_file_is_queued_once_while_the_disk_is_busy() {
        let folder = TestFolder::made("busy");
        let path = folder.join("file");
        let file = Arc::new(File::create(&path).expect("a file"));
        let syncer = Syncer::default();
        for is_new in [false, true, false] {
            syncer.note(&path, &file, is_new);
            let noted = mem::take(&mut *lock(&syncer.0.noted));
            syncer.0.progress.counts().wait(noted);
        }
        let waiting: Vec<bool> = syncer.0.progress.counts().waiting.files.values().map(|file| file.is_new).collect();
        assert_eq!((waiting, syncer.0.progress.counts().under_way), (vec![true], 1));
        syncer.note(&path, &file, false);
        syncer.wait();
        assert_eq!(syncer.0.progress.counts().under_way, 0);
        assert!(syncer.failed().is_empty());
    }

    #[test]
    fn a_noted_file_is_synced_once_and_an_error_reported_once() {
        let folder = TestFolder::made("syncer");
        let path = folder.join("1.txt");
        let file = Arc::new(File::create(&path).expect("a file"));
        let syncer = Syncer::default();
        syncer.note(&path, &file, true);
        syncer.note(&path, &file, false);
        assert_eq!(lock(&syncer.0.noted).files.len(), 1);
        syncer.wait();
        assert!(syncer.failed().is_empty());
        assert_eq!(syncer.0.progress.counts().under_way, 0);
        let gone = folder.join("gone").join("2.txt");
        syncer.note(&gone, &file, true);
        syncer.wait();
        let failed: Vec<_> = syncer.failed().into_iter().map(|(path, error)| (path, error.kind())).collect();
        assert_eq!(failed, [(gone, ErrorKind::NotFound)]);
        assert!(syncer.failed().is_empty(), "told once");
    }

    #[test]
    fn what_is_old_goes_behind_or_at_once() {
        let folder = TestFolder::made("old");
        let [first, second] = ["1.txt", "2.txt"].map(|name| folder.join(name));
        for path in [&first, &second] {
            fs::write(path, b"").expect("a file");
        }
        let syncer = Syncer::default();
        Synced::Behind(syncer.clone()).take_away(first.clone());
        Synced::Behind(syncer.clone()).take_away(folder.join("never there"));
        Synced::First.take_away(second.clone());
        assert!(first.exists() && !second.exists());
        syncer.wait();
        assert!(!first.exists() && syncer.failed().is_empty());
        assert_eq!(syncer.0.progress.counts().under_way, 0);
    }
}
