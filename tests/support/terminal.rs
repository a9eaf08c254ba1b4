//! A pseudo-terminal with a program in it.

use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use expectrl::process::Process;
use expectrl::process::unix::{UnixProcess, WaitStatus};

use super::listen::listen;
use super::program::Sixdot;

/// Time limit of waiting for output.
const PATIENCE: Duration = Duration::from_secs(10);

/// Silence after which a program counts as quiet.
const QUIET: Duration = Duration::from_millis(150);

/// The program under test.
#[derive(Clone)]
pub struct Program {
    pub path: PathBuf,
    pub args: Vec<OsString>,
    pub env: Vec<(&'static str, String)>,
    /// Output before the program proper begins, which a session skips.
    pub preamble: &'static str,
}

/// A terminal to be set up.
pub struct Terminal {
    program: Program,
    /// `None` takes a variable away.
    env: Vec<(&'static str, Option<String>)>,
    columns: u16,
    output: Option<PathBuf>,
    script: Option<String>,
    /// Stays as long as the program runs.
    home: Option<Sixdot>,
}

impl Terminal {
    /// An xterm with 80 columns.
    pub fn new(program: Program) -> Self {
        let env = vec![("TERM", Some("xterm".to_owned()))];
        Self { program, env, columns: 80, output: None, script: None, home: None }
    }

    /// The program itself with its home, in the language of the system, which is English.
    pub fn of(sixdot: Sixdot) -> Self {
        let home = ("HOME", sixdot.home().display().to_string());
        let program = Program {
            path: env!("CARGO_BIN_EXE_sixdot").into(),
            args: sixdot.args.clone(),
            env: [&[home][..], &sixdot.env].concat(),
            preamble: "",
        };
        let others = ["SIXDOT_LANG", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LC_ALL", "LC_MESSAGES", "LANGUAGE"];
        let terminal = others.into_iter().fold(Terminal::new(program), Terminal::without_env);
        Terminal { home: Some(sixdot), ..terminal }
    }

    pub fn env(mut self, name: &'static str, value: &str) -> Self {
        self.env.push((name, Some(value.to_owned())));
        self
    }

    pub fn without_env(mut self, name: &'static str) -> Self {
        self.env.push((name, None));
        self
    }

    pub fn columns(mut self, columns: u16) -> Self {
        self.columns = columns;
        self
    }

    /// Sends standard output to a pipe that ends in a file; standard input stays the terminal.
    pub fn piped_to(mut self, file: &Path) -> Self {
        self.output = Some(file.to_owned());
        self
    }

    /// Runs the program in a script of the shell instead, which has its path as `$0`.
    pub fn running(mut self, script: &str) -> Self {
        self.script = Some(script.to_owned());
        self
    }

    /// Starts the program and waits for the end of its preamble.
    pub fn spawn(self) -> Session {
        let script = match (&self.script, &self.output) {
            (Some(script), _) => format!("stty echo; echo ready; {script}"),
            (None, None) => r#"stty echo; echo ready; exec "$0" "$@""#.to_owned(),
            (None, Some(_)) => r#"stty echo; echo ready; "$0" "$@" | cat >"$OUTPUT""#.to_owned(),
        };
        let mut command = Command::new("sh");
        command.arg("-c").arg(script).arg(&self.program.path).args(&self.program.args);
        command.envs(self.program.env.iter().cloned());
        command.envs(self.output.iter().map(|file| ("OUTPUT", file)));
        for (name, value) in &self.env {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        let mut process = UnixProcess::spawn_command(command).expect("a pseudo-terminal");
        process.set_window_size(self.columns, 24).expect("the size is set");
        let keys = process.get_raw_handle().expect("the terminal's end");
        let bytes = listen(keys.try_clone().expect("the terminal's end"));
        let mut session = Session { process, keys, bytes, read: String::new(), _home: self.home };
        session.read_until("ready\r\n");
        if self.output.is_none() {
            session.read_until(self.program.preamble);
        }
        session
    }
}

/// A program at its terminal.
pub struct Session {
    process: UnixProcess,
    keys: File,
    bytes: Receiver<Vec<u8>>,
    /// Read, but not yet asked for.
    read: String,
    _home: Option<Sixdot>,
}

impl Session {
    /// Presses keys; Enter is `\r`.
    pub fn type_keys(&mut self, keys: impl AsRef<[u8]>) {
        self.keys.write_all(keys.as_ref()).expect("the terminal takes keys");
    }

    /// Reads up to the end of a text.
    pub fn read_until(&mut self, text: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(start) = self.read.find(text) {
                let rest = self.read.split_off(start + text.len());
                return std::mem::replace(&mut self.read, rest);
            }
            let more = self.wait(deadline.saturating_duration_since(Instant::now()));
            assert!(more, "waited for {text:?}, read {:?}", self.read);
        }
    }

    /// Reads until the program is quiet or ends.
    pub fn read_until_quiet(&mut self) -> String {
        while self.wait(QUIET) {}
        std::mem::take(&mut self.read)
    }

    /// Reads until the program ends; returns the output and the exit status.
    pub fn read_to_end(mut self) -> (String, i32) {
        loop {
            match self.bytes.recv_timeout(PATIENCE) {
                Ok(bytes) => self.read.push_str(&String::from_utf8_lossy(&bytes)),
                Err(RecvTimeoutError::Timeout) => panic!("the program goes on, read {:?}", self.read),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        match self.process.wait().expect("the program can be waited for") {
            WaitStatus::Exited(_, status) => (self.read, status),
            other => panic!("ended by {other:?} after {:?}", self.read),
        }
    }

    /// Ends the program at once, as a crash does.
    pub fn kill(self) {
        let pid = self.process.pid().to_string();
        let killed = Command::new("kill").args(["-9", &pid]).status().expect("a process can be killed");
        assert!(killed.success());
        assert!(matches!(self.process.wait(), Ok(WaitStatus::Signaled(..))));
    }

    /// Number of write calls of the program so far.
    #[cfg(target_os = "linux")]
    pub fn writes(&self) -> u64 {
        let io =
            std::fs::read_to_string(format!("/proc/{}/io", self.process.pid())).expect("the counts of the process");
        let count = io.lines().find_map(|line| line.strip_prefix("syscw: ")).expect("the count of writes");
        count.parse().expect("a number")
    }

    /// Waits for more bytes; whether any came.
    fn wait(&mut self, at_most: Duration) -> bool {
        match self.bytes.recv_timeout(at_most) {
            Ok(bytes) => {
                self.read.push_str(&String::from_utf8_lossy(&bytes));
                true
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => false,
        }
    }
}
