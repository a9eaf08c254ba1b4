//! The command line and the settings.

mod commands;
mod settings;
