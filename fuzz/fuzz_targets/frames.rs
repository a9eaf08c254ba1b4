//! For cargo-fuzz: `cargo +nightly fuzz run frames --features libfuzzer`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = sixdot_fuzz::targets::frames::run(bytes);
});
