//! File access: reads are bounded, and a file is written whole or not at all.

pub mod disk;
mod syncer;
#[cfg(test)]
pub(crate) mod test_folder;

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

pub use self::disk::make_folder as create_folder;
pub use self::syncer::{Stamp, Synced, Syncer, Unwritten, folder_of, stamps};

use self::syncer::sync_folder_of;

/// The ending of the temporary name under which a file is written.
const UNFINISHED: &str = ".new";

/// A temporary file older than this was left by a killed program.
const LEFT_BEHIND: Duration = Duration::from_secs(60 * 60);

/// Numbers the temporary files of this process.
static WRITTEN: AtomicU32 = AtomicU32::new(0);

/// Creates the folder of a file.
pub fn create_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), create_folder)
}

/// Reads a regular file of at most `most` bytes. Devices, pipes and folders are refused: reading them may never end.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Opening a pipe would block until somebody writes.
    is_regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    is_regular(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length <= most) {
        Ok(bytes)
    } else {
        Err(ErrorKind::FileTooLarge.into())
    }
}

/// As [`read`]; a file that is not there counts as empty.
pub fn read_or_empty(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    match read(path, most) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

fn is_regular(metadata: &fs::Metadata) -> io::Result<()> {
    match metadata.file_type() {
        kind if kind.is_file() => Ok(()),
        kind if kind.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ => Err(ErrorKind::Unsupported.into()),
    }
}

/// Creates a file, readable for its owner only. It appears under its name whole or not at all, even if the program is
/// killed; with [`Synced::Behind`], a power cut may leave an empty file. The handle can append.
pub fn create(path: &Path, bytes: &[u8], synced: &Synced) -> io::Result<Arc<File>> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let beside = beside(path);
    let written = write(&beside, bytes, synced).and_then(|file| place(&beside, path).map(|()| file));
    // After success this is the second of two names.
    let _ = disk::remove(&beside);
    let file = Arc::new(written?);
    sync(path, &file, true, synced).inspect_err(|_| {
        let _ = disk::remove(path);
    })?;
    Ok(file)
}

/// Appends to a file.
pub fn append(path: &Path, file: &Arc<File>, bytes: &[u8], synced: &Synced) -> io::Result<()> {
    disk::write(file, bytes)?;
    sync(path, file, false, synced)
}

/// Syncs the folder of a new file or the data of another one, now or later.
fn sync(path: &Path, file: &Arc<File>, is_new: bool, synced: &Synced) -> io::Result<()> {
    match synced {
        Synced::First if is_new => sync_folder_of(path),
        Synced::First => disk::sync_data(file),
        Synced::Behind(disk) => {
            disk.note(path, file, is_new);
            Ok(())
        }
    }
}

/// Replaces the contents of a file, whole or not at all. Its permissions stay; a new file is readable for its owner
/// only. The target of a symbolic link is written and the link stays.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_when(path, bytes, &Synced::First)
}

/// As [`replace`], syncing later if `synced` says so: a power cut may then lose the new contents.
pub fn replace_when(path: &Path, bytes: &[u8], synced: &Synced) -> io::Result<()> {
    let target = if fs::read_link(path).is_ok() { fs::canonicalize(path)? } else { path.to_owned() };
    let path = target.as_path();
    let beside = beside(path);
    let replaced = write(&beside, bytes, synced).and_then(|file| {
        if let Ok(before) = fs::metadata(path) {
            disk::permit(&beside, before.permissions())?;
        }
        rename_over(&beside, path, synced).map(|()| file)
    });
    if replaced.is_err() {
        let _ = disk::remove(&beside);
    }
    sync(path, &Arc::new(replaced?), true, synced)
}

/// Others than the owner may enter or list the folder, or the one that a link points to. Always `false` on systems
/// without such permissions.
pub fn is_open_to_others(folder: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(folder).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        false
    }
}

/// The names of the entries of a folder, unsorted; empty if there is no folder.
pub fn names(folder: &Path) -> io::Result<Vec<String>> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect(),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// Removes the temporary files among these names that killed programs have left.
pub fn clear_up(folder: &Path, names: &[String]) {
    for name in names.iter().filter(|name| name.starts_with('.') && name.ends_with(UNFINISHED)) {
        let path = folder.join(name);
        let age = || fs::symlink_metadata(&path).ok()?.modified().ok()?.elapsed().ok();
        if age().is_some_and(|age| age > LEFT_BEHIND) {
            let _ = disk::remove(&path);
        }
    }
}

/// A temporary name in the same folder.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
    path.with_file_name(format!(".{name}.{}-{number}{UNFINISHED}", process::id()))
}

fn write(path: &Path, bytes: &[u8], synced: &Synced) -> io::Result<File> {
    let file = disk::open_new(path)?;
    disk::write(&file, bytes)?;
    if let Synced::First = synced {
        disk::sync(&file)?;
    }
    Ok(file)
}

/// Times to try a file that is in use, and the time between.
const TRIES: u32 = 10;
const AGAIN: Duration = Duration::from_millis(20);

/// Renames over a file that may be open for a moment: on Windows the own syncer or a virus scanner can keep it.
fn rename_over(written: &Path, path: &Path, synced: &Synced) -> io::Result<()> {
    for _ in 1..TRIES {
        match disk::rename(written, path) {
            Err(error) if is_in_use(&error) => {
                if let Synced::Behind(disk) = synced {
                    disk.wait();
                }
                thread::sleep(AGAIN);
            }
            renamed => return renamed,
        }
    }
    disk::rename(written, path)
        .map_err(|error| if is_in_use(&error) { ErrorKind::ResourceBusy.into() } else { error })
}

/// Windows reports a file that is open as a missing permission, a sharing violation or a lock violation.
fn is_in_use(error: &io::Error) -> bool {
    let is_open = error.kind() == ErrorKind::PermissionDenied || matches!(error.raw_os_error(), Some(32 | 33));
    error.kind() == ErrorKind::ResourceBusy || cfg!(windows) && is_open
}

/// True for a name that no file can have on Windows, where it is a device. Refused on every system, since files move.
pub fn is_device(name: &str) -> bool {
    let name = name.trim().to_lowercase();
    let port = name.strip_prefix("com").or_else(|| name.strip_prefix("lpt"));
    let is_number = |text: &str| text.chars().count() == 1 && "123456789¹²³".contains(text);
    ["con", "prn", "aux", "nul"].contains(&name.as_str()) || port.is_some_and(is_number)
}

/// A path as it was typed. On Windows copied paths have quotation marks, which no name there can have.
pub fn typed_path(text: &str) -> &str {
    if cfg!(windows) { text.trim_matches('"') } else { text }
}

/// Links a written file to its final name, which must not exist.
fn place(written: &Path, path: &Path) -> io::Result<()> {
    match disk::link(written, path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        Ok(()) => Ok(()),
        // Without hard links: reserve the name, then rename over it.
        Err(_) => {
            disk::open_new(path)?;
            disk::rename(written, path).inspect_err(|_| {
                let _ = disk::remove(path);
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::disk::faults::{self, Fault};
    use super::test_folder::TestFolder;
    use super::*;

    /// A folder for nobody else.
    fn made(name: &str) -> TestFolder {
        let folder = TestFolder::new(&format!("file-{name}"));
        create_folder(&folder).expect("a folder");
        folder
    }

    fn names_in(folder: &TestFolder) -> Vec<String> {
        let mut names = super::names(folder).expect("the folder");
        names.sort_unstable();
        names
    }

    fn kind<T>(result: io::Result<T>) -> Option<ErrorKind> {
        result.err().map(|error| error.kind())
    }

    #[test]
    fn a_file_is_there_whole_and_alone() {
        let folder = made("created");
        let path = folder.join("1.txt");
        for synced in [Synced::First, Synced::Behind(Syncer::default())] {
            let file = create(&path, b"one\n", &synced).expect("a new file");
            append(&path, &file, b"two\n", &synced).expect("more of it");
            assert_eq!(fs::read(&path).expect("the file"), b"one\ntwo\n");
            assert_eq!(kind(create(&path, b"three\n", &synced)), Some(ErrorKind::AlreadyExists));
            assert_eq!(fs::read(&path).expect("the file"), b"one\ntwo\n");
            assert_eq!(names_in(&folder), ["1.txt"]);
            fs::remove_file(&path).expect("it can be removed");
        }
    }

    #[test]
    fn a_file_in_use_is_replaced_as_soon_as_it_is_free() {
        let folder = made("in-use");
        let path = folder.join("1.txt");
        replace(&path, b"one").expect("a new file");
        // The fifth call renames.
        faults::choose(Some((5, Fault::Fails(ErrorKind::ResourceBusy))));
        replace(&path, b"two").expect("the second time");
        assert!(faults::came());
        faults::choose(None);
        assert_eq!(fs::read(&path).expect("the file"), b"two");
        assert_eq!(names_in(&folder), ["1.txt"]);
    }

    #[test]
    fn names_of_devices_are_known_however_they_are_written() {
        assert!(["con", "PRN", " aux ", "nul", "com1", "Lpt9", "com²"].into_iter().all(is_device));
        assert!(!["conny", "com", "com0", "com10", "lpt", "off", ""].into_iter().any(is_device));
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_left() {
        let folder = made("refused");
        assert_eq!(kind(create(&folder.join("no/1.txt"), b"", &Synced::First)), Some(ErrorKind::NotFound));
        fs::create_dir(folder.join("taken")).expect("a folder");
        assert!(replace(&folder.join("taken"), b"").is_err());
        assert_eq!(names_in(&folder), ["taken"]);
    }

    #[test]
    fn a_file_is_replaced_whole() {
        let folder = made("replaced");
        let path = folder.join("settings");
        replace(&path, b"one").expect("a new file");
        replace(&path, b"2").expect("written anew");
        assert_eq!(fs::read(&path).expect("the file"), b"2");
        assert_eq!(names_in(&folder), ["settings"]);
    }

    #[test]
    fn only_so_much_is_read_and_only_of_files() {
        let folder = made("read");
        let path = folder.join("file");
        fs::write(&path, b"12345").expect("a file");
        assert_eq!(read(&path, 5).expect("all of it"), b"12345");
        assert_eq!(kind(read(&path, 4)), Some(ErrorKind::FileTooLarge));
        assert_eq!(kind(read(&folder, 4)), Some(ErrorKind::IsADirectory));
        assert_eq!(kind(read(&folder.join("none"), 4)), Some(ErrorKind::NotFound));
    }

    #[test]
    #[cfg(unix)]
    fn endless_things_are_not_read() {
        assert_eq!(kind(read(Path::new("/dev/zero"), 4)), Some(ErrorKind::Unsupported));
        let folder = made("pipe");
        let pipe = folder.join("pipe");
        let made = process::Command::new("mkfifo").arg(&pipe).status().expect("a pipe");
        assert!(made.success());
        assert_eq!(kind(read(&pipe, 4)), Some(ErrorKind::Unsupported));
    }

    #[test]
    #[cfg(unix)]
    fn what_is_written_is_private() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        let folder = made("private");
        let path = folder.join("file");
        create(&path, b"", &Synced::First).expect("a new file");
        assert_eq!((mode(&folder), mode(&path)), (0o700, 0o600));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("its owner may");
        replace(&path, b"2").expect("written anew");
        assert_eq!(mode(&path), 0o640, "as its owner has it");
    }

    #[test]
    #[cfg(unix)]
    fn links_stay_and_so_do_the_modes_behind_them() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        let folder = made("linked");
        let (shared, link) = (folder.join("shared"), folder.join("games"));
        fs::create_dir(&shared).expect("a folder");
        fs::set_permissions(&shared, fs::Permissions::from_mode(0o755)).expect("its owner may");
        symlink(&shared, &link).expect("a link to it");
        create_folder(&link).expect("it is there");
        create(&link.join("file"), b"1", &Synced::First).expect("a new file");
        assert_eq!((mode(&shared), mode(&shared.join("file"))), (0o755, 0o600));
        assert!(is_open_to_others(&link) && !is_open_to_others(&folder));
        let settings = folder.join("settings");
        symlink(shared.join("file"), &settings).expect("a link to the file");
        replace(&settings, b"2").expect("written anew");
        assert!(settings.is_symlink(), "the link stays");
        assert_eq!(fs::read(shared.join("file")).expect("the file"), b"2");
        assert_eq!((mode(&shared), mode(&shared.join("file"))), (0o755, 0o600));
    }

    #[test]
    fn what_was_left_behind_is_removed_once_it_is_old() {
        let folder = made("left");
        let (old, new) = (folder.join(".1.txt.7-0.new"), folder.join(".2.txt.7-0.new"));
        for path in [&old, &new, &folder.join("1.txt")] {
            fs::write(path, b"").expect("a file");
        }
        let before = std::time::SystemTime::now() - 2 * LEFT_BEHIND;
        for path in [old, folder.join("1.txt")] {
            File::options().write(true).open(path).and_then(|file| file.set_modified(before)).expect("an older file");
        }
        clear_up(&folder, &names_in(&folder));
        assert_eq!(names_in(&folder), [".2.txt.7-0.new", "1.txt"]);
    }
}
