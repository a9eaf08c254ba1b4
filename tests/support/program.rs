//! Runs of the program, each in a new home folder.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static HOMES: AtomicU32 = AtomicU32::new(0);

/// A run between pipes. Without anything else said, nothing is typed and nothing must be printed.
pub struct Sixdot {
    pub(super) args: Vec<OsString>,
    pub(super) env: Vec<(&'static str, String)>,
    stdin: String,
    stdout: String,
    stderr: String,
    home: PathBuf,
    /// The home belongs to another run.
    stays: bool,
}

/// The result of a run.
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
    pub home: PathBuf,
}

impl Sixdot {
    /// A command line whose words have no blanks; English, since the system speaks it.
    pub fn new(line: &str) -> Self {
        let number = HOMES.fetch_add(1, Ordering::Relaxed);
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("home-{}-{number}", process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).expect("a home");
        let mut run = Self::again(line, &home);
        run.stays = false;
        run
    }

    /// A further run in the home of an earlier one, which must still be there.
    pub fn again(line: &str, home: &Path) -> Self {
        Self {
            args: line.split_whitespace().map(OsString::from).collect(),
            env: vec![("LANG", "en_US.UTF-8".to_owned())],
            stdin: String::new(),
            stdout: String::new(),
            stderr: String::new(),
            home: home.to_owned(),
            stays: true,
        }
    }

    /// A further argument, whatever it contains.
    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.args.push(arg.into());
        self
    }

    pub fn env(mut self, name: &'static str, value: &str) -> Self {
        self.env.push((name, value.to_owned()));
        self
    }

    /// A file in the home.
    pub fn file(self, path: &str, text: &str) -> Self {
        let path = self.home.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
        self
    }

    /// The home, which stays until this is dropped.
    #[allow(dead_code, reason = "not every test looks into it")]
    pub fn home(&self) -> &Path {
        &self.home
    }

    pub fn stdin(mut self, text: &str) -> Self {
        text.clone_into(&mut self.stdin);
        self
    }

    /// Exactly what must be printed.
    pub fn stdout(mut self, text: &str) -> Self {
        text.clone_into(&mut self.stdout);
        self
    }

    /// Exactly what must be complained about.
    pub fn stderr(mut self, text: &str) -> Self {
        text.clone_into(&mut self.stderr);
        self
    }

    /// Any program in the home, between pipes.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env_clear().env("HOME", &self.home).envs(self.env.iter().cloned()).current_dir(&self.home);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// A script of the shell in the home, which has the path of the program as `$0`.
    #[cfg(unix)]
    pub fn shell(&self, script: &str) -> Command {
        let mut command = self.command("sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_sixdot")]);
        command
    }

    /// Starts the program and does not wait for its end.
    pub fn start(&self) -> process::Child {
        self.command(env!("CARGO_BIN_EXE_sixdot")).args(&self.args).spawn().expect("the program starts")
    }

    /// Runs, for those who look for themselves.
    pub fn run(&self) -> Run {
        let mut child = self.start();
        // A program that does not want to hear it all has ended already.
        let _ = child.stdin.take().expect("its input").write_all(self.stdin.as_bytes());
        let output = child.wait_with_output().expect("the program ends");
        let text = |bytes| String::from_utf8(bytes).expect("only text is written");
        Run {
            status: output.status.code().expect("an exit status"),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
            home: self.home.clone(),
        }
    }

    /// Runs, and holds it against what must be printed and this exit status.
    pub fn status(&self, status: i32) {
        let run = self.run();
        let got = (run.stdout.as_str(), run.stderr.as_str(), run.status);
        assert_eq!(got, (self.stdout.as_str(), self.stderr.as_str(), status), "{:?}", self.args);
    }

    pub fn success(&self) {
        self.status(0);
    }

    /// The command line is refused with this sentence.
    pub fn refused(self, sentence: &str) {
        self.stderr(&format!("{sentence}\n")).status(2);
    }
}

impl Drop for Sixdot {
    fn drop(&mut self) {
        if !self.stays {
            let _ = fs::remove_dir_all(&self.home);
        }
    }
}

/// The program with everything that it keeps in a folder, which stays.
#[cfg(feature = "net")]
pub fn in_folder(folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sixdot"));
    program.env("XDG_STATE_HOME", folder).env("XDG_CONFIG_HOME", folder);
    program
}

/// Starts the program between pipes, with everything that it keeps in a folder.
#[cfg(feature = "net")]
pub fn between_pipes(folder: &Path, args: &[&str]) -> process::Child {
    in_folder(folder).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts")
}

/// Output of a command line that must succeed without errors.
pub fn printed(line: &str) -> String {
    let run = Sixdot::new(line).run();
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{line}");
    run.stdout
}
