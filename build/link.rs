//! How the program is linked: what unwinds the stack after a panic is taken into it, where a library for that is there. So one file
//! fewer is looked for, loaded and put right whenever the program starts.

use std::env;
use std::path::Path;
use std::process::Command;

/// The library of the compiler that unwinds the stack, to be linked into a program.
const UNWINDER: &str = "libgcc_eh.a";

/// Asks for the library to be linked, if the compiler by which the program is linked knows where it lies. Without it the shared one is used, as
/// anywhere else.
pub fn ask() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|own| own == value);
    let is_gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    // The compiler for another machine may be any.
    if !is_gnu || env::var_os("HOST") != env::var_os("TARGET") {
        return;
    }
    let linker = env::var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let Ok(answer) = Command::new(linker).arg(format!("-print-file-name={UNWINDER}")).output() else { return };
    let file = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    // A name alone is the answer of a compiler that does not have it.
    if let Some(folder) =
        Path::new(&file).parent().filter(|folder| folder.is_absolute() && folder.join(UNWINDER).is_file())
    {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}
