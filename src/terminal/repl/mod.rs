//! The loop between a conversation and the terminal or pipe: reads, answers, writes.

#[cfg(windows)]
mod console_keys;
mod editor;
mod input;
mod keys;
mod live;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod terminal_keys;
mod waker;

/// Windows restores the console itself.
#[cfg(windows)]
mod signals {
    use std::io::{self, IsTerminal, Write};
    use std::mem;
    use std::process::exit;
    use std::sync::{Mutex, Once, PoisonError};

    static LAST_WORD: Mutex<String> = Mutex::new(String::new());

    pub(super) fn keep_last_word(rows: String) {
        *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner) = rows;
    }

    /// Lets Ctrl-C outside of the line editor, Ctrl-Break and a closed console write the last word and end the program.
    pub(super) fn restore_on_exit() {
        static INSTALLED: Once = Once::new();
        let leave = || {
            let rows = mem::take(&mut *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner));
            let mut stdout = io::stdout();
            let newline = if stdout.is_terminal() { "\n" } else { "" };
            // The console may be gone.
            let _ = write!(stdout, "{newline}{rows}").and_then(|()| stdout.flush());
            exit(130);
        };
        // Without a handler the default action remains.
        INSTALLED.call_once(|| drop(ctrlc::set_handler(leave)));
    }

    pub fn survive_file_size_limit() {}
}

use std::cell::RefCell;
use std::io::{self, ErrorKind};
use std::mem;
use std::rc::Rc;

pub(crate) use self::input::InputMode;
pub use self::input::StandardStreams;
pub(crate) use self::signals::survive_file_size_limit;

use self::editor::LineEditor;
use self::input::{Input, KeyEvent, LineEvent, PlainLines};
use self::keys::KeyInput;
use self::live::{LiveEditor, LiveLines};
use self::waker::Waker;
use crate::session::{Answer, Bell, Conversation, Key, KeyAnswer};
use crate::terminal::{Screen, printable};
use crate::text::Line;

/// The constant beginning of the prompt. eSpeak NG does not pronounce a full stop in German, English and Finnish,
/// unlike a colon or an angle bracket. The prompt keys of braille displays search for it.
pub const TOKEN: &str = ". ";

/// In rows.
const PAGE: usize = 8;

/// Runs a conversation on standard input and output until it ends. `output` writes to standard output.
///
/// # Errors
/// Those of the streams. A closed output is not an error: it ends the conversation.
pub fn run(conversation: impl Conversation, output: &mut Screen<'_>, ends: &StandardStreams) -> io::Result<()> {
    // Dropped after everything that changes the terminal.
    let _terminal = signals::restore_on_exit();
    let (waker, bell) = Waker::new()?;
    let conversation = RefCell::new(conversation);
    let live = conversation.borrow_mut().rung_by(&bell).then(|| (Rc::new(waker), bell));
    let is_live = live.is_some();
    let ended = input(&conversation, ends.input_mode(), live)
        .and_then(|mut input| talk(&conversation, &mut *input, output, is_live));
    // Saves even if nobody reads any more.
    let last = conversation.borrow_mut().leave();
    match ended.and_then(|()| output.write(&last)) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

/// Single keys are available.
pub fn has_keys(ends: &StandardStreams) -> bool {
    ends.input_mode() != InputMode::Piped
}

/// The input of a conversation; `live` if something can arrive.
fn input<'c>(
    conversation: &'c RefCell<dyn Conversation + 'c>,
    mode: InputMode,
    live: Option<(Rc<Waker>, Bell)>,
) -> io::Result<Box<dyn Input + 'c>> {
    let lines: Box<dyn Input + 'c> = match (mode, live.clone()) {
        (InputMode::Edited, Some((waker, bell))) => Box::new(LiveEditor::new(conversation, waker, bell)?),
        (mode, Some((waker, bell))) => {
            let attended = mode == InputMode::Prompted;
            return Ok(Box::new(LiveLines::new(conversation, waker, bell, attended)?));
        }
        (InputMode::Edited, None) => Box::new(LineEditor::new(conversation)?),
        (InputMode::Prompted, None) => Box::new(PlainLines { from: io::stdin().lock(), prompts: Some(io::stdout()) }),
        (InputMode::Piped, None) => {
            return Ok(Box::new(PlainLines::<_, io::Stdout> { from: io::stdin().lock(), prompts: None }));
        }
    };
    Ok(Box::new(KeyInput::new(lines, mode == InputMode::Edited, live.map(|(waker, _)| waker))))
}

fn talk(
    conversation: &RefCell<dyn Conversation + '_>,
    input: &mut dyn Input,
    output: &mut Screen<'_>,
    is_live: bool,
) -> io::Result<()> {
    let mut answer = conversation.borrow_mut().begin();
    let mut interrupted = false;
    let mut left_out = LeftOut::default();
    let mut line = LineState::default();
    loop {
        // A signal right after the first output must already write the last word.
        let last = if answer.ended { None } else { conversation.borrow().last_word() };
        signals::keep_last_word(last.map(|line| output.written(&[line])).unwrap_or_default());
        let shown = show(&answer.lines, &*conversation.borrow(), input.attended(), output)?;
        conversation.borrow_mut().told();
        if input.attended() && !answer.ended {
            conversation.borrow_mut().prepare();
        }
        answer.lines.drain(..shown);
        let stopped = !answer.lines.is_empty();
        if answer.ended && !stopped {
            return Ok(());
        }
        let prompt = prompt(&*conversation.borrow(), stopped, is_live);
        let owner = conversation.borrow().history_owner();
        let heard = loop {
            // At a page break the rest of the answer comes first.
            if is_live && !stopped {
                let told = conversation.borrow_mut().arrived();
                if told != Answer::default() || self::prompt(&*conversation.borrow(), false, is_live) != prompt {
                    input.end_row()?;
                    break Heard::Told(told);
                }
            }
            match wait(conversation, input, (&prompt, owner), stopped, &mut line, output)? {
                Heard::Typed(LineEvent::Arrived) => {}
                heard => break heard,
            }
        };
        let typed = match heard {
            Heard::Typed(typed) => typed,
            Heard::Told(told) => {
                if answer.ended {
                    return Ok(());
                }
                if stopped {
                    left_out = LeftOut { lines: answer.lines, owner };
                }
                interrupted = false;
                answer = told;
                continue;
            }
        };
        let again = mem::replace(&mut interrupted, typed == LineEvent::Interrupted);
        // Only an answer with a rest can be continued.
        let has_rest = !left_out.lines.is_empty() && left_out.owner == owner;
        let wants_more = (stopped || has_rest)
            && matches!(&typed, LineEvent::Line(line) if conversation.borrow().wants_more(line));
        if stopped && (wants_more || typed == LineEvent::Line(String::new())) {
            continue;
        }
        if answer.ended {
            return Ok(());
        }
        if stopped {
            left_out = LeftOut { lines: answer.lines, owner };
        } else if wants_more {
            answer = Answer::new(mem::take(&mut left_out.lines));
            continue;
        }
        let mut conversation = conversation.borrow_mut();
        answer = match typed {
            LineEvent::Line(line) | LineEvent::Left(line) => conversation.answer(&line),
            LineEvent::Interrupted if !again => conversation.interrupted(),
            LineEvent::Interrupted | LineEvent::End | LineEvent::Arrived | LineEvent::Pressed(..) => {
                Answer { ended: true, ..conversation.end_of_input() }
            }
        };
    }
}

/// The result of waiting for input.
enum Heard {
    /// A line, or the line that a key stands for.
    Typed(LineEvent),
    /// The answer to a key.
    Told(Answer),
}

#[derive(Default)]
struct LineState {
    /// A key opened the line. It stays open until it is sent or left.
    opened: bool,
    /// The text that was typed before a key that shows something else.
    begun: String,
}

/// At a page break Enter continues.
fn wait(
    conversation: &RefCell<dyn Conversation + '_>,
    input: &mut dyn Input,
    (prompt, owner): (&str, usize),
    stopped: bool,
    line: &mut LineState,
    output: &mut Screen<'_>,
) -> io::Result<Heard> {
    if line.opened || !input.has_keys() || !conversation.borrow().reads_keys() {
        input.leave_keys()?;
        let typed = input.read(prompt, &line.begun, owner, output)?;
        if let LineEvent::Pressed(key, begun) = typed {
            line.begun = begun;
            return Ok(match conversation.borrow_mut().press(key) {
                KeyAnswer::Line(line) => Heard::Typed(LineEvent::Line(line)),
                KeyAnswer::Told(answer) | KeyAnswer::Opens(answer) => Heard::Told(answer),
                KeyAnswer::Nothing => Heard::Told(Answer::default()),
            });
        }
        if typed == LineEvent::Arrived {
            return Ok(Heard::Typed(typed));
        }
        let LineState { opened: was_opened, .. } = mem::take(line);
        if was_opened
            && matches!(typed, LineEvent::Left(_))
            && let KeyAnswer::Told(told) = conversation.borrow_mut().press(Key::LeaveLine)
        {
            return Ok(Heard::Told(told));
        }
        return Ok(Heard::Typed(typed));
    }
    if conversation.borrow_mut().asks_anew() {
        input.forget_keys()?;
    }
    let row = if prompt == TOKEN { "" } else { prompt };
    loop {
        let key = match input.key(row)? {
            KeyEvent::Key(key) => key,
            KeyEvent::Stops => continue,
            KeyEvent::Arrived => return Ok(Heard::Typed(LineEvent::Arrived)),
            KeyEvent::Interrupted => {
                input.end_row()?;
                return Ok(Heard::Typed(LineEvent::Interrupted));
            }
            KeyEvent::End => {
                input.end_row()?;
                return Ok(Heard::Typed(LineEvent::End));
            }
        };
        if stopped && key == Key::Enter {
            return Ok(Heard::Typed(LineEvent::Line(String::new())));
        }
        let answer = conversation.borrow_mut().press(key);
        let heard = match answer {
            KeyAnswer::Nothing => continue,
            KeyAnswer::Line(line) => Heard::Typed(LineEvent::Line(line)),
            KeyAnswer::Told(answer) => Heard::Told(answer),
            KeyAnswer::Opens(answer) => {
                line.opened = true;
                Heard::Told(answer)
            }
        };
        input.end_row()?;
        return Ok(heard);
    }
}

/// The rest of an answer whose page break was left by other input.
#[derive(Default)]
struct LeftOut {
    lines: Vec<Line>,
    /// Nobody else may see the rest.
    owner: usize,
}

/// Writes lines, at a terminal only one page, and returns their number. Lines are not split between pages.
fn show(
    lines: &[Line],
    conversation: &dyn Conversation,
    attended: bool,
    output: &mut Screen<'_>,
) -> io::Result<usize> {
    if !attended {
        output.write(lines)?;
        return Ok(lines.len());
    }
    let rows: Vec<usize> = lines.iter().map(|line| output.rows(line)).collect();
    if rows.iter().sum::<usize>() <= PAGE {
        output.write(lines)?;
        return Ok(lines.len());
    }
    let more = conversation.more();
    let room = PAGE.saturating_sub(output.rows(&more));
    let mut used = 0;
    let fitting = rows.iter().take_while(|&&rows| {
        used += rows;
        used <= room
    });
    let shown = fitting.count().max(1);
    if shown == lines.len() {
        output.write(lines)?;
    } else {
        output.write(&[&lines[..shown], &[more]].concat())?;
    }
    Ok(shown)
}

/// The token with the text that the conversation adds. If something can arrive, no bare token is written: it would be
/// read after every arrival.
fn prompt(conversation: &dyn Conversation, stopped: bool, is_live: bool) -> String {
    let status = if stopped { String::new() } else { printable(&conversation.status()) };
    match status.as_str() {
        "" if is_live => String::new(),
        "" => TOKEN.to_owned(),
        status => format!("{TOKEN}{status} "),
    }
}

#[cfg(test)]
mod tests;
