//! The measured host: its process, CPU time and memory.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use super::Tried;

/// Memory of a program, in kB.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// All that is resident.
    pub resident: u64,
    /// The pages of its file and of libraries among that, which come as code is needed for the first time.
    pub of_files: u64,
}

/// A host on this machine.
pub struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
    was_killed: bool,
}

impl Server {
    /// Starts a host with nobody there.
    pub fn start() -> Tried<Self> {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-load", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        let (child, address) = started(&folder, "0")?;
        Ok(Server { child, address, folder, was_killed: false })
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Kills it, and starts it at the same address with what is on the disk.
    pub fn kills_and_starts(&mut self) -> Tried<()> {
        self.child.kill()?;
        self.child.wait()?;
        let port = self.address.rsplit(':').next().unwrap_or_default();
        (self.child, _) = started(&self.folder, port)?;
        self.was_killed = true;
        Ok(())
    }

    pub fn was_killed(&self) -> bool {
        self.was_killed
    }

    /// Memory that it has.
    pub fn memory(&self) -> Tried<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let told = |name: &str| -> Tried<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no memory")?;
            Ok(line.trim().trim_end_matches(" kB").parse()?)
        };
        Ok(Memory { resident: told("VmRSS:")?, of_files: told("RssFile:")? })
    }

    /// Seconds of a core that it has taken.
    pub fn cpu(&self) -> Tried<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let behind = stat.rsplit(')').next().ok_or("no times")?;
        let ticks: Vec<&str> = behind.split_whitespace().skip(11).take(2).collect();
        let ticks = ticks.iter().map(|ticks| ticks.parse::<f64>()).sum::<Result<f64, _>>()?;
        Ok(ticks / rustix::param::clock_ticks_per_second() as f64)
    }
}

fn started(folder: &PathBuf, port: &str) -> Tried<(Child, String)> {
    let program = std::env::var("SIXDOT_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_sixdot").to_owned());
    let mut child = Command::new(program)
        .args(["host", "--port", port, "--lang", "en"])
        .env("XDG_STATE_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().ok_or("no output")?).read_line(&mut line)?;
    let address = line.split("at ").nth(1).and_then(|rest| rest.split(". ").next()).ok_or("no address")?;
    let address = address.to_owned();
    Ok((child, address))
}

/// The limit of open files of this process.
pub fn open_files() -> u64 {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
