//! Instruction counts by valgrind.

use std::process::Command;

/// Valgrind, which counts the instructions of the program whose path and words follow.
pub fn callgrind() -> Command {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command
}

/// Runs a command and returns the count of instructions.
pub fn counted(command: &mut Command) -> u64 {
    let output = command.output().expect("valgrind is installed");
    let told = String::from_utf8_lossy(&output.stderr);
    let collected = told.lines().find_map(|line| line.split("Collected : ").nth(1));
    collected
        .and_then(|count| count.trim().parse().ok())
        .unwrap_or_else(|| panic!("callgrind says no count:\n{told}"))
}
