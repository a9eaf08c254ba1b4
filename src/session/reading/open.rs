//! A line that is typed at a table of a family that reads moves by its commands.

use super::question::{is_only_asked_about, is_question, is_remark, nearest, typed_line};
use crate::command::{Command, GameCommand, ProgramCommand, TableQuestion, Typed, Understood, quoted};
use crate::session::intent::{Intent, Reply};
use crate::session::spoken::{Side, Spoken};
use crate::session::voice::LanguagePack;

/// The most words in which a tip tells a move.
const MOST_WORDS_TOLD: usize = 16;

/// What a line is: a move as a tip tells it, a command, or words without one that mean something.
pub fn read_open<G: Spoken>(side: Side<'_, G>, line: &str) -> Intent<G::Deed> {
    let voice = side.voice();
    let typed = typed_line(voice, line);
    let name = |command| voice.commands().entry(command).name.clone();
    if let Some(deed) = as_told(side, &typed) {
        return Intent::Reply(Reply::Deed(deed));
    }
    if is_remark(voice, &typed) {
        return Intent::Reply(Reply::Refused(voice.unknown_word(&quoted(typed.raw()), None)));
    }
    let numbers = numbers(voice, &typed);
    let noun = || typed.words().find(|word| voice.lexicon().is_noun(word));
    let refused = |line| Intent::Reply(Reply::Refused(line));
    match voice.phrases().understand(&typed, voice.lexicon()) {
        Understood::Command(command, rest) if is_only_asked_about(voice, &typed, command, &rest) => {
            Intent::Command(Command::Program(ProgramCommand::Help), name(command))
        }
        // A question about a move: what it would do.
        Understood::Command(command, _) if typed.asks() && command.is_move() => {
            match first_had(side, &[TableQuestion::What, TableQuestion::Why]) {
                Some(question) => Intent::Command(question, typed.raw().to_owned()),
                None => refused(voice.misused(command)),
            }
        }
        // `can I take 1 and 6` asks about these two.
        Understood::Command(Command::Ask(TableQuestion::Can), _) if numbers.len() == 2 => {
            Intent::Command(TableQuestion::Why.into(), numbers.join(" "))
        }
        Understood::Command(command, rest) => match noun() {
            // A new card is no new game.
            Some(noun) if command == GameCommand::New.into() => refused(voice.too_much(command, &quoted(noun))),
            _ => Intent::Command(command, rest),
        },
        Understood::TooMuch(command, rest) => {
            bare(side, &typed).unwrap_or_else(|| refused(voice.too_much(command, &quoted(&rest))))
        }
        Understood::Ends(command, rest) => bare(side, &typed).unwrap_or(Intent::Command(command, rest)),
        Understood::Begins(commands, rest) => bare(side, &typed).unwrap_or_else(|| match commands[..] {
            [command] if is_question(command) && typed.word(0).chars().count() > 2 => Intent::Command(command, rest),
            _ => {
                let names: Vec<String> = commands.iter().map(|command| name(*command)).collect();
                refused(voice.ambiguous_command(&quoted(typed.raw()), &names))
            }
        }),
        Understood::Unknown => bare(side, &typed).unwrap_or_else(|| {
            let unknown = typed.words().find(|word| !voice.lexicon().says_little(word)).unwrap_or(typed.raw());
            let nearest = nearest(voice, side.company, unknown, false);
            let whole = if typed.len() > 1 && nearest.is_none() { typed.raw() } else { unknown };
            refused(voice.unknown_word(&quoted(whole), nearest.as_deref()))
        }),
    }
}

/// What is typed as a tip tells it.
fn as_told<G: Spoken>(side: Side<'_, G>, typed: &Typed<'_>) -> Option<G::Deed> {
    // One word alone may be a command, if it is no code of an exchange.
    let fewest = if typed.raw().contains('>') { 1 } else { 2 };
    if typed.asks() || !(fewest..=MOST_WORDS_TOLD).contains(&typed.len()) {
        return None;
    }
    let says = |text: &str| typed.words().eq(Typed::new(text).words());
    G::as_told(side, &|told| says(&told.full) || says(&told.braille))
}

/// The numbers in a line, as digits.
fn numbers(voice: &LanguagePack, typed: &Typed<'_>) -> Vec<String> {
    typed.words().filter_map(|word| voice.lexicon().number(word)).map(|number| number.to_string()).collect()
}

/// Words without a command; none if they mean nothing.
fn bare<G: Spoken>(side: Side<'_, G>, typed: &Typed<'_>) -> Option<Intent<G::Deed>> {
    if typed.asks() {
        let number = typed.raw().chars().all(|letter| letter.is_ascii_digit());
        let questions: &[_] = if number { &[TableQuestion::Row, TableQuestion::Why] } else { &[TableQuestion::Why] };
        return first_had(side, questions).map(|question| Intent::Command(question, typed.raw().to_owned()));
    }
    G::read_bare(side, typed.raw()).map(Intent::Reply)
}

/// The first of these questions that the family has; not every one has all of them.
fn first_had<G: Spoken>(side: Side<'_, G>, questions: &[TableQuestion]) -> Option<Command> {
    let family = side.voice().family();
    questions.iter().map(|question| Command::Ask(*question)).find(|question| question.suits(family))
}
