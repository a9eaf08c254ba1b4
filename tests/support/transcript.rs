//! Transcripts: what is typed and what is answered, played again line by line.
//!
//! The first line is the command, `$ sixdot play uno --lang en --seed 42`; lines that begin with the prompt's token are
//! typed; all others are answers.

use sixdot::output::{Braille, Output, Text, Width};
use sixdot::repl::TOKEN;
use sixdot::rules::Library;
use sixdot::session::{Answer, Conversation, Plan, Session, Start, read_seats};
use sixdot::settings::Folders;

/// Plays the typed lines of a transcript and gives it as it should be.
///
/// # Panics
/// If the first line is not a command that this reader knows.
pub fn play_again(transcript: &str) -> String {
    let (command, rest) = transcript.split_once('\n').unwrap_or((transcript, ""));
    let mut told = format!("{command}\n");
    let (mut session, width) = begin(command);
    told.push_str(&shown(&session.begin(), width));
    for typed in rest.lines().filter_map(|line| line.strip_prefix(TOKEN.trim_end())) {
        told.extend([TOKEN.trim_end(), typed, "\n"]);
        // The status prompt stands between the token and what is typed.
        let status = session.status();
        let typed = typed.trim_start().strip_prefix(status.as_str()).unwrap_or(typed);
        told.push_str(&shown(&session.answer(typed.trim()), width));
    }
    told
}

fn shown(answer: &Answer, width: Option<Width>) -> String {
    let mut bytes = Vec::new();
    let written = match width {
        Some(width) => Braille::new(&mut bytes, width).write(&answer.lines),
        None => Text::new(&mut bytes).write(&answer.lines),
    };
    written.expect("memory takes everything");
    String::from_utf8(bytes).expect("answers are text")
}

fn begin(command: &str) -> (Session, Option<Width>) {
    let mut words = command.split_whitespace();
    assert_eq!((words.next(), words.next()), (Some("$"), Some("sixdot")), "{command}");
    let mut plan = Plan::default();
    let (mut lang, mut ask_language, mut width) = (None, true, None);
    if let Some(first) = words.next() {
        assert_eq!(first, "play", "{command}");
        plan.game = words.next().map(str::to_owned);
    }
    while let Some(flag) = words.next() {
        let value = words.next().expect("every flag of a transcript has a value");
        match flag {
            "--lang" => (lang, ask_language) = (value.parse().ok(), false),
            "--seed" => plan.seed = value.parse().ok(),
            "--seats" => plan.seats = read_seats(value).expect("a list of seats"),
            "--level" => plan.levels = vec![value.parse().expect("a level")],
            "--set" => {
                let (name, value) = value.split_once('=').expect("name=value");
                plan.options.push((name.to_owned(), value.to_owned()));
            }
            "--referee" => plan.referee = sixdot::engine::Referee::Strict,
            "--braille" => width = value.parse().ok().and_then(|cells: u16| Width::try_from(usize::from(cells)).ok()),
            other => panic!("a transcript cannot say {other}"),
        }
    }
    let start = Start {
        lang: lang.unwrap_or(sixdot::say::Lang::En),
        ask_language,
        library: Library::built_in(),
        plan,
        loaded: None,
        settings: None,
        folders: Folders::default(),
        notices: Vec::new(),
        seeds: Box::new(|| 42),
        status_prompt: width.is_some(),
    };
    (Session::new(start), width)
}
