//! For cargo-fuzz: `cargo +nightly fuzz run lobby --features libfuzzer`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = sixdot_fuzz::targets::lobby::run(bytes);
});
