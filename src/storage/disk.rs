//! All calls that change the disk, one function each. In tests each call can be made to fail, or to be the last one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// For the owner only; includes missing parents.
pub fn make_folder(path: &Path) -> io::Result<()> {
    make(path, true)
}

/// As [`make_folder`], but without parents, and fails if it exists.
#[cfg(not(windows))]
pub fn make_new_folder(path: &Path) -> io::Result<()> {
    make(path, false)
}

fn make(path: &Path, recursive: bool) -> io::Result<()> {
    step()?;
    let mut folder = fs::DirBuilder::new();
    folder.recursive(recursive);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(path)
}

/// Fails if the file exists; readable for its owner only.
pub fn open_new(path: &Path) -> io::Result<File> {
    step()?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

pub fn open_to_append(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// After an error a part may have been written.
pub fn write(mut file: &File, bytes: &[u8]) -> io::Result<()> {
    #[cfg(test)]
    if let Err(error) = step() {
        if !faults::is_dead() {
            file.write_all(&bytes[..bytes.len() / 2])?;
        }
        return Err(error);
    }
    file.write_all(bytes)
}

pub fn cut(file: &File, length: u64) -> io::Result<()> {
    step()?;
    file.set_len(length)
}

pub fn permit(path: &Path, permissions: fs::Permissions) -> io::Result<()> {
    step()?;
    fs::set_permissions(path, permissions)
}

/// Syncs contents and metadata.
pub fn sync(file: &File) -> io::Result<()> {
    step()?;
    file.sync_all()
}

pub fn sync_data(file: &File) -> io::Result<()> {
    step()?;
    file.sync_data()
}

pub fn link(path: &Path, name: &Path) -> io::Result<()> {
    step()?;
    fs::hard_link(path, name)
}

pub fn rename(path: &Path, name: &Path) -> io::Result<()> {
    step()?;
    fs::rename(path, name)
}

pub fn remove(path: &Path) -> io::Result<()> {
    step()?;
    fs::remove_file(path)
}

pub fn remove_folder(path: &Path) -> io::Result<()> {
    step()?;
    fs::remove_dir_all(path)
}

#[cfg(test)]
fn step() -> io::Result<()> {
    faults::step()
}

#[cfg(not(test))]
#[expect(clippy::unnecessary_wraps, reason = "in tests it may not")]
fn step() -> io::Result<()> {
    Ok(())
}

/// Fault injection, per thread.
#[cfg(test)]
pub mod faults {
    use std::cell::Cell;
    use std::io::{self, ErrorKind};

    /// The effect on the chosen call.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// The call fails, later ones succeed. A write writes half.
        Fails(ErrorKind),
        /// This call and all later ones are dropped, as if the process had been killed. A write writes half.
        Dies,
    }

    thread_local! {
        static CALLS: Cell<u32> = const { Cell::new(0) };
        static CHOSEN: Cell<Option<(u32, Fault)>> = const { Cell::new(None) };
    }

    /// Resets the count and chooses the call with this number, from 1, or none.
    pub fn choose(chosen: Option<(u32, Fault)>) {
        CALLS.set(0);
        CHOSEN.set(chosen);
    }

    /// Number of calls since [`choose`].
    pub fn calls() -> u32 {
        CALLS.get()
    }

    pub fn is_dead() -> bool {
        matches!(CHOSEN.get(), Some((number, Fault::Dies)) if CALLS.get() > number)
    }

    /// The fault has occurred.
    pub fn came() -> bool {
        CHOSEN.get().is_some_and(|(number, _)| CALLS.get() >= number)
    }

    pub fn step() -> io::Result<()> {
        let call = CALLS.get() + 1;
        CALLS.set(call);
        match CHOSEN.get() {
            Some((number, Fault::Fails(kind))) if call == number => Err(kind.into()),
            Some((number, Fault::Dies)) if call >= number => Err(ErrorKind::Other.into()),
            _ => Ok(()),
        }
    }
}
