//! The user's own certificate, which is renewed every few months: its files are read again when they have changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::certificate::{Certificate, Unusable};

/// By what it is seen that a file is another one; none if it is not there.
type Mark = Option<(u64, Option<SystemTime>, u64)>;

/// The files of a certificate, which are looked at again and again.
#[derive(Debug)]
pub struct Renewal {
    certificate: PathBuf,
    key: PathBuf,
    /// How they were when they were read.
    read: [Mark; 2],
    /// How they were when they were looked at.
    seen: [Mark; 2],
}

impl Renewal {
    /// These files, which are about to be read.
    #[must_use]
    pub fn of(certificate: &Path, key: &Path) -> Self {
        let marks = [mark(certificate), mark(key)];
        Renewal { certificate: certificate.to_owned(), key: key.to_owned(), read: marks, seen: marks }
    }

    /// Looks at the files: what is in them now, if they have changed and no longer do. One is written behind the other, so they are
    /// read when they were the same twice.
    pub fn look(&mut self) -> Option<Result<Certificate, Unusable>> {
        let marks = [mark(&self.certificate), mark(&self.key)];
        let rests = std::mem::replace(&mut self.seen, marks) == marks;
        if !rests || marks == self.read {
            return None;
        }
        self.read = marks;
        Some(Certificate::read(&self.certificate, &self.key))
    }
}

/// What a link leads to counts: that is how a renewed certificate takes the place of the one before.
fn mark(path: &Path) -> Mark {
    let known = fs::metadata(path).ok()?;
    #[cfg(unix)]
    let number = std::os::unix::fs::MetadataExt::ino(&known);
    #[cfg(not(unix))]
    let number = 0;
    Some((known.len(), known.modified().ok(), number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_again_when_they_have_changed_and_rest() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-renewal", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        // What the host makes itself is both.
        let make = |name: &str| {
            let folder = folder.join(name);
            fs::create_dir_all(&folder).expect("a folder");
            let made = Certificate::kept_in(&folder).expect("a certificate").fingerprint();
            (folder.join("certificate.pem"), made)
        };
        let ((old, _), (new, its)) = (make("old"), make("new"));
        let path = folder.join("live.pem");
        fs::copy(&old, &path).expect("it is there");
        let mut renewal = Renewal::of(&path, &path);
        assert!((0..3).all(|_| renewal.look().is_none()), "nothing has changed");
        let puts = |from: &Path| {
            let beside = folder.join("beside.pem");
            fs::copy(from, &beside).and_then(|_| fs::rename(&beside, &path)).expect("it takes the place");
        };
        puts(&new);
        assert!(renewal.look().is_none(), "it may still be written");
        let read = renewal.look().expect("it rests").expect("a certificate");
        assert_eq!(read.fingerprint(), its);
        assert!((0..3).all(|_| renewal.look().is_none()), "it is read once");
        // What is no certificate is told once, and so is that there is none.
        let nothing = folder.join("nothing");
        fs::write(&nothing, "nothing").expect("it is written");
        puts(&nothing);
        assert!(renewal.look().is_none() && matches!(renewal.look(), Some(Err(Unusable::NoCertificate(_)))));
        fs::remove_file(&path).expect("it is there");
        assert!(renewal.look().is_none() && matches!(renewal.look(), Some(Err(Unusable::File(..)))));
        assert!(renewal.look().is_none());
        puts(&new);
        assert!(renewal.look().is_none() && matches!(renewal.look(), Some(Ok(_))));
        fs::remove_dir_all(folder).expect("it can be removed");
    }
}
