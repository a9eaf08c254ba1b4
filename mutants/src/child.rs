//! A test program as a process that may take only so much of everything.

use std::fs;
use std::io;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The most memory, in KiB.
const MOST_MEMORY: u64 = 6 << 20;

/// The most that a file may become, in KiB.
const MOST_OF_A_FILE: u64 = 1 << 18;

/// How a process came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, and well.
    Well,
    /// By itself, and not well, or by a signal.
    Badly,
    /// It took too long.
    TooLong,
}

/// What is asked of a test program.
#[derive(Debug)]
pub struct Asked<'a> {
    /// The program.
    pub program: &'a Path,
    /// The tests, by their whole names.
    pub tests: &'a [&'a str],
    /// Where it runs.
    pub folder: &'a Path,
    /// A folder for what it writes, which is empty afterwards.
    pub scratch: &'a Path,
    /// What its environment holds beside that of all.
    pub environment: &'a [(&'a str, String)],
    /// The time of the processor that it may take.
    pub at_most: Duration,
}

/// Runs tests, and tells what they wrote.
///
/// # Errors
/// If no process can be started.
pub fn run(asked: &Asked) -> io::Result<(End, String)> {
    fs::create_dir_all(asked.scratch)?;
    let told = asked.scratch.join("told");
    let seconds = asked.at_most.as_secs() + 1;
    let limits = format!("ulimit -t {seconds} -v {MOST_MEMORY} -f {MOST_OF_A_FILE} -c 0; exec \"$0\" \"$@\"");
    let mut command = Command::new("bash");
    command
        .args(["-c", &limits])
        .arg(asked.program)
        .args(["--exact", "--test-threads", "1"])
        .args(asked.tests)
        .current_dir(asked.folder)
        .env("CARGO_MANIFEST_DIR", asked.folder)
        .env("TMPDIR", asked.scratch)
        // The properties draw the same cases in each run.
        .env("PROPTEST_RNG_SEED", "20261120")
        .env("PROPTEST_FAILURE_PERSISTENCE", "off")
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env("RUST_BACKTRACE", "0")
        .env("INSTA_UPDATE", "no")
        .envs(asked.environment.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .stdout(fs::File::create(&told)?)
        .stderr(Stdio::null())
        .process_group(0);
    // Waiting takes no time of the processor, and others may work on the machine.
    let ended = wait(command.spawn()?, asked.at_most * 4 + Duration::from_secs(20))?;
    let text = String::from_utf8_lossy(&fs::read(&told)?).into_owned();
    // Something that a test has started may still write there.
    let _ = fs::remove_dir_all(asked.scratch);
    let end = match ended {
        Some(status) if status.success() => End::Well,
        // SIGKILL and SIGXCPU: the system stopped it.
        Some(status) if matches!(status.signal(), Some(9 | 24)) => End::TooLong,
        Some(_) => End::Badly,
        None => End::TooLong,
    };
    Ok((end, text))
}

/// Waits for a process, and ends it with its children when the time is over.
fn wait(mut child: Child, at_most: Duration) -> io::Result<Option<ExitStatus>> {
    let began = Instant::now();
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if began.elapsed() > at_most {
            Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(does: &str, at_most: Duration) -> (End, String) {
        let scratch = std::env::temp_dir().join(format!("sixdot-mutants-{}-{}", std::process::id(), does.len()));
        fs::create_dir_all(&scratch).expect("a folder");
        let beside = scratch.with_extension("sh");
        fs::write(&beside, format!("#!/bin/bash\n{does}\n")).expect("a file");
        Command::new("chmod").arg("+x").arg(&beside).status().expect("chmod");
        let asked = Asked {
            program: &beside,
            tests: &["one"],
            folder: Path::new("/"),
            scratch: &scratch,
            environment: &[("WHAT", "this".to_owned())],
            at_most,
        };
        let ended = run(&asked).expect("a process");
        fs::remove_file(&beside).expect("the file goes");
        ended
    }

    #[test]
    fn what_is_told_and_how_it_ended_comes_back() {
        let long = Duration::from_secs(9);
        assert_eq!(tried("echo $WHAT $4", long), (End::Well, "this one\n".to_owned()));
        assert_eq!(tried("exit 101", long).0, End::Badly);
        assert_eq!(tried("kill -ABRT $$; :", long).0, End::Badly);
    }

    #[test]
    fn what_takes_too_long_is_ended() {
        assert_eq!(tried("while true; do true; done", Duration::ZERO).0, End::TooLong);
    }
}
