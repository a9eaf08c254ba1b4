//! All tests from outside, as one program: it is linked once, and what one run of it needs is built once.
//!
//! One file is about one thing; `cargo test --test all records::` runs the tests of one.

mod agree;
mod books;
mod bots;
mod bundle;
mod channels;
mod chosen;
mod clauses;
mod cli;
mod colour_asked;
#[cfg(feature = "net")]
mod console;
mod contradictions;
mod dead_ends;
mod dependencies;
mod ends;
mod evenings;
mod exact_answers;
mod examples;
mod examples_page;
mod faults;
mod golden;
#[cfg(feature = "net")]
mod host;
mod house_rules_talk;
mod house_rules_told;
mod in_passing;
mod join;
mod kept;
#[cfg(feature = "net")]
mod kept_names;
mod keyboard;
mod keys_terminal;
mod killed;
mod killed_games;
#[cfg(feature = "net")]
mod killed_hosts;
mod layers;
mod leaks;
mod lessons;
mod library;
mod lookup;
#[cfg(feature = "net")]
mod lost_clients;
mod manual;
mod national_games;
mod new_rules;
mod number_one;
mod numnum;
mod open_tables;
mod opening;
mod own_rules;
mod perft;
mod playthrough;
mod printed_rules;
mod profiles;
#[cfg(feature = "net")]
mod proofs;
mod properties;
mod pty;
mod readme;
mod records;
mod replays;
mod rows;
mod rule_files_page;
mod rules;
mod same_games;
mod schema;
mod second_reading;
mod session_properties;
mod settings;
mod simulations;
mod single_keys;
mod slips;
mod sounds;
mod speech;
#[cfg(all(unix, feature = "ssh"))]
mod ssh;
mod support;
mod taken_back;
#[cfg(feature = "net")]
mod telnet;
mod thinking;
mod tips;
#[cfg(feature = "net")]
mod tls;
#[cfg(feature = "net")]
mod together;
mod told_moves;
mod transcripts;
mod typed;
mod typed_properties;
mod verified;
mod walls;
mod walls_typed;
mod words;
mod written_files;
