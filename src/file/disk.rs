//! The calls by which the disk changes, one function each: nothing else in the program writes. In the test build each of them
//! can be made to fail, or to be the last one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Makes a folder and those above it, if they are not there; what is made is for its owner alone.
pub fn make_folder(path: &Path) -> io::Result<()> {
    step()?;
    let mut folder = fs::DirBuilder::new();
    folder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(path)
}

/// Opens a file that is not there yet, readable for its owner alone.
pub fn open_new(path: &Path) -> io::Result<File> {
    step()?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A file that one program alone can have, for as long as it has it open.
#[cfg(feature = "net")]
pub fn lock(path: &Path) -> io::Result<File> {
    step()?;
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    file.try_lock()?;
    Ok(file)
}

/// Opens a file that is there, to write behind what it holds.
pub fn open_to_append(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// Writes all of it; what fails may have written a part.
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

/// Takes a file back to a length that it had.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    step()?;
    file.set_len(length)
}

/// Says who may do what with a file or a folder.
pub fn permit(path: &Path, permissions: fs::Permissions) -> io::Result<()> {
    step()?;
    fs::set_permissions(path, permissions)
}

/// Brings down to the disk what a file holds, with its length and all.
pub fn sync(file: &File) -> io::Result<()> {
    step()?;
    file.sync_all()
}

/// Brings down to the disk what a file holds.
pub fn sync_data(file: &File) -> io::Result<()> {
    step()?;
    file.sync_data()
}

/// Gives a file a second name, which nothing has.
pub fn link(path: &Path, name: &Path) -> io::Result<()> {
    step()?;
    fs::hard_link(path, name)
}

/// Gives a file another name, in place of whatever has it.
pub fn rename(path: &Path, name: &Path) -> io::Result<()> {
    step()?;
    fs::rename(path, name)
}

/// Takes a name away.
pub fn remove(path: &Path) -> io::Result<()> {
    step()?;
    fs::remove_file(path)
}

/// Takes a folder away, with all that is in it.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    step()?;
    fs::remove_dir_all(path)
}

/// Whether the next call may be made.
#[cfg(test)]
fn step() -> io::Result<()> {
    faults::step()
}

/// Whether the next call may be made: outside of tests the system says so itself.
#[cfg(not(test))]
#[expect(clippy::unnecessary_wraps, reason = "in tests it may not")]
fn step() -> io::Result<()> {
    Ok(())
}

/// Faults of the disk, made on purpose and for one thread.
#[cfg(test)]
pub mod faults {
    use std::cell::Cell;
    use std::io::{self, ErrorKind};

    /// What happens at the call that is chosen.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// It fails, and all later ones are made. Of what is to be written, half is.
        Fails(ErrorKind),
        /// It is not made, nor is any later one, as if the program were gone. Of what is to be written, half is.
        Dies,
    }

    thread_local! {
        static CALLS: Cell<u32> = const { Cell::new(0) };
        static CHOSEN: Cell<Option<(u32, Fault)>> = const { Cell::new(None) };
    }

    /// Counts calls from now on, and chooses that of this number, from 1; none at all if nothing is chosen.
    pub fn choose(chosen: Option<(u32, Fault)>) {
        CALLS.set(0);
        CHOSEN.set(chosen);
    }

    /// How many calls there were since something was chosen.
    pub fn calls() -> u32 {
        CALLS.get()
    }

    /// Whether the calls are behind one that was the last.
    pub fn is_dead() -> bool {
        matches!(CHOSEN.get(), Some((number, Fault::Dies)) if CALLS.get() > number)
    }

    /// Whether something was chosen and has come about.
    pub fn came() -> bool {
        CHOSEN.get().is_some_and(|(number, _)| CALLS.get() >= number)
    }

    /// Whether the next call may be made.
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
