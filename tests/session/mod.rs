//! Conversations at a table.

mod agree;
mod bundle;
mod chosen;
mod house_rules_talk;
mod keyboard;
mod leaks;
mod lessons;
mod numnum;
mod open_tables;
mod opening;
mod profiles;
mod properties;
mod thinking;
mod tips;
mod written_files;
