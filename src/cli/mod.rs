//! The command line.
//!
//! `arguments` declares the commands and their arguments for clap, `values` reads their values, `parse` parses a
//! command line and writes the help, and the other modules carry commands out. All texts are messages of the
//! locales, including those for clap's errors.

mod arguments;
mod check;
mod console;
mod game_setup;
mod network;
mod new_rules;
mod parse;
mod play;
mod records;
mod refusal;
mod rules;
mod settings;
mod simulate;
mod values;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::process::ExitCode;

use self::arguments::{Arguments, CliCommand, SchemaOf};
use self::refusal::{CommandError, CommandResult, complain, fixed, tell, to_stderr};
use self::settings::Language;
use crate::session::settings::SettingSource;
use crate::session::{contradicted_itself, note_panics, outermost};
use crate::terminal::repl::survive_file_size_limit;
use crate::text::{Lang, Locale, msg};

/// A check failed, or output could not be written.
const FAILED: u8 = 1;

/// The command line was refused.
const REFUSED: u8 = 2;

/// An internal error, even if the conversation continued after it; `EX_SOFTWARE` of `sysexits.h`.
const CONTRADICTION: u8 = 70;

/// Runs a command line without the program's name and returns the exit status: 0 for success, 1 if a check failed, 2
/// if the command line was refused, 70 after an internal error.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    note_panics();
    survive_file_size_limit();
    let args: Vec<OsString> = args.collect();
    status_of(&args, || run_to_status(&args))
}

/// The command line with English texts, from which manual pages and completions of shells are made.
pub fn command() -> clap::Command {
    parse::described(&Locale::new(Lang::En))
}

fn status_of(args: &[OsString], does: impl FnOnce() -> ExitCode) -> ExitCode {
    let status = outermost(does).unwrap_or_else(|what| {
        // Reporting the error may fail as well.
        let _ = outermost(|| complain(Language::of(args).lang, &[msg!("cli-contradiction", what)]));
        ExitCode::FAILURE
    });
    if contradicted_itself() { ExitCode::from(CONTRADICTION) } else { status }
}

fn run_to_status(args: &[OsString]) -> ExitCode {
    let language = Language::of(args);
    let lang = language.lang;
    match carry_out(args, language) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(FAILED),
        Err(CommandError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(CommandError::Output(error)) => {
            complain(lang, &[msg!("cli-no-output", reason = &error)]);
            ExitCode::from(FAILED)
        }
        Err(CommandError::Refused(refusal)) => {
            complain(lang, &[refusal]);
            ExitCode::from(REFUSED)
        }
        Err(CommandError::Faults(faults)) => {
            let locale = Locale::new(lang);
            to_stderr(faults.iter().map(|fault| locale.fault(fault)));
            ExitCode::from(REFUSED)
        }
    }
}

/// Returns true on success.
fn carry_out(args: &[OsString], mut language: Language) -> CommandResult<bool> {
    let (Arguments { general, conversation, version, command }, name) = parse::parse(args, language.lang)?;
    if let Some(word) = general.lang.as_ref().filter(|code| code.parse::<Lang>().is_err()) {
        if !game_setup::has_texts_in(&general, command.as_ref(), word) {
            return Err(msg!("cli-unknown-language", word = word.clone()).into());
        }
        language.reads = Some(word.clone());
        (language.lang, language.source) = (Lang::En, Some(SettingSource::Flag));
    }
    let checked = play::check_profile(general.profile.as_deref(), &language, command.as_ref());
    if general.help {
        tell(&parse::help(&language.locale(), name.as_deref()))?;
        return Ok(true);
    }
    if version {
        tell(&[fixed(format!("sixdot {}", env!("CARGO_PKG_VERSION")))])?;
        return Ok(true);
    }
    checked?;
    let Some(command) = command else {
        return play::start(&conversation, &general, language).map(|()| true);
    };
    if !command.is_conversation() {
        // Conversations show the complaints themselves.
        complain(language.lang, &language.complaints);
    }
    match command {
        CliCommand::Play(args) => play::play(&args, &general, language)?,
        CliCommand::Learn(args) => play::learn(&args, &general, language)?,
        CliCommand::Resume(args) => records::resume(&args, &general, language)?,
        CliCommand::Replay(args) => records::replay(&args, &general, language)?,
        CliCommand::Verify { file, commitment } => {
            return records::verify(file, commitment.as_deref(), &general, &language);
        }
        CliCommand::Games { game } => rules::games(game, &general, &language)?,
        CliCommand::Rules(args) if args.game.as_deref() == Some(new_rules::WORD) => {
            new_rules::begin(&args, &general, &language)?;
        }
        CliCommand::Rules(args) => rules::rules(&args, &general, &language)?,
        CliCommand::Check(args) if args.watch => match check::watch(&args, &general, &language)? {},
        CliCommand::Check(args) => return check::check(&args, &general, &language),
        CliCommand::Simulate(args) => simulate::simulate(&args, &general, language.lang)?,
        CliCommand::Schema { about } => rules::schema(about.unwrap_or(SchemaOf::Rules))?,
        CliCommand::Settings => settings::settings(general.lang.as_deref(), &language)?,
        CliCommand::Stats => settings::stats(&language)?,
        CliCommand::Host(args) => network::host(&args, &general, &language)?,
        CliCommand::Join(args) => network::join(&args, language)?,
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contradiction_has_a_status_of_its_own() {
        let status = |does: fn() -> ExitCode| format!("{:?}", status_of(&["--lang=en".into()], does));
        assert_eq!(status(|| panic!("on purpose")), format!("{:?}", ExitCode::from(70)));
        // Also if the command continued.
        assert_eq!(status(|| ExitCode::SUCCESS), format!("{:?}", ExitCode::from(70)));
    }
}
