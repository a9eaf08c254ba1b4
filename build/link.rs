//! Links the unwinder statically where the library exists, so that the dynamic loader has one file less to load at
//! start-up.

use std::env;
use std::path::Path;
use std::process::Command;

const UNWINDER: &str = "libgcc_eh.a";

/// Without the static library the shared one is used.
pub fn ask() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|own| own == value);
    let is_gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    // A cross linker cannot be asked.
    if !is_gnu || env::var_os("HOST") != env::var_os("TARGET") {
        return;
    }
    let linker = env::var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let Ok(answer) = Command::new(linker).arg(format!("-print-file-name={UNWINDER}")).output() else { return };
    let file = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    // GCC answers with the bare name if it does not have the file.
    if let Some(folder) =
        Path::new(&file).parent().filter(|folder| folder.is_absolute() && folder.join(UNWINDER).is_file())
    {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}
