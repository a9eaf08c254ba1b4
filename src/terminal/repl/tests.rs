use std::collections::VecDeque;

use super::*;
use crate::session::{Look, Width};
use crate::terminal::capture::{Stream, line};

/// Answers a number with as many lines, `quit` with two pages of farewell, and anything else with itself.
struct Counting;

fn ten_cells() -> Look {
    Look::braille(Width::new(10).expect("a width"))
}

fn numbered(count: usize) -> Vec<Line> {
    (1..=count).map(|n| line(&format!("Line {n}."))).collect()
}

impl Conversation for Counting {
    fn begin(&mut self) -> Answer {
        Answer::new(vec![line("Welcome.")])
    }

    fn answer(&mut self, typed: &str) -> Answer {
        match typed.parse() {
            Ok(count) => Answer::new(numbered(count)),
            Err(_) if typed == "quit" => Answer::last(numbered(9)),
            Err(_) => Answer::new(vec![line(&format!("You said {typed}."))]),
        }
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![line("Again to leave.")])
    }

    fn end_of_input(&mut self) -> Answer {
        Answer::new(vec![line("Goodbye.")])
    }

    fn status(&self) -> String {
        "r9\n6c".to_owned()
    }

    fn history_owner(&self) -> usize {
        3
    }

    fn complete(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn matches(&self, _: &[String]) -> Line {
        line("No matches.")
    }

    fn more(&self) -> Line {
        line("Enter for more.")
    }

    fn wants_more(&self, typed: &str) -> bool {
        typed == "more"
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        if key == Key::PageUp { KeyAnswer::Line("back".to_owned()) } else { KeyAnswer::Nothing }
    }
}

/// Types a script and records the prompts.
struct Script {
    attended: bool,
    typed: VecDeque<LineEvent>,
    prompts: Vec<String>,
}

impl Script {
    fn new(attended: bool, typed: impl IntoIterator<Item = LineEvent>) -> Self {
        Self { attended, typed: typed.into_iter().collect(), prompts: Vec::new() }
    }
}

impl Input for Script {
    fn attended(&self) -> bool {
        self.attended
    }

    fn read(&mut self, prompt: &str, begun: &str, owner: usize, _: &mut Screen<'_>) -> io::Result<LineEvent> {
        assert_eq!(owner, 3);
        self.prompts.push(format!("{prompt}{begun}"));
        Ok(self.typed.pop_front().expect("the conversation ends before the script"))
    }
}

fn typed(line: &str) -> LineEvent {
    LineEvent::Line(line.to_owned())
}

/// Pages after the welcome.
fn said(input: &mut Script) -> Vec<Vec<String>> {
    let mut stream = Stream::default();
    talk(&RefCell::new(Counting), input, &mut Screen::new(&mut stream, Look::default()), false).unwrap();
    assert!(input.typed.is_empty(), "ended before {:?}", input.typed);
    after_the_first(&stream)
}

fn after_the_first(stream: &Stream) -> Vec<Vec<String>> {
    stream.writes.iter().skip(1).map(|page| page.lines().map(str::to_owned).collect()).collect()
}

fn sizes(said: &[Vec<String>]) -> Vec<usize> {
    said.iter().map(Vec::len).collect()
}

#[test]
fn every_line_is_answered_until_the_input_ends() {
    let mut input = Script::new(false, [typed("hand"), typed(""), LineEvent::End]);
    assert_eq!(said(&mut input), [["You said hand."], ["You said ."], ["Goodbye."]]);
    assert_eq!(input.prompts, [". r9 6c ", ". r9 6c ", ". r9 6c "]);
}

#[test]
fn a_line_stays_while_a_key_is_answered() {
    let pressed = |key| LineEvent::Pressed(key, "play re".to_owned());
    let mut input = Script::new(
        true,
        [pressed(Key::PageUp), pressed(Key::NextKind), LineEvent::Arrived, typed("play red 5"), LineEvent::End],
    );
    assert_eq!(said(&mut input), [["You said back."], ["You said play red 5."], ["Goodbye."]]);
    let begun = ". r9 6c play re";
    assert_eq!(input.prompts, [". r9 6c ", begun, begun, begun, ". r9 6c "]);
}

#[test]
fn a_second_interruption_in_a_row_leaves() {
    let mut input =
        Script::new(true, [LineEvent::Interrupted, typed("hand"), LineEvent::Interrupted, LineEvent::Interrupted]);
    assert_eq!(said(&mut input), [["Again to leave."], ["You said hand."], ["Again to leave."], ["Goodbye."]]);
}

#[test]
fn a_long_answer_stops_at_a_terminal() {
    let mut input = Script::new(true, [typed("8"), typed("16"), typed(""), typed(""), LineEvent::End]);
    let said = said(&mut input);
    assert_eq!(sizes(&said), [8, 8, 8, 2, 1]);
    assert_eq!(said[1][6..], ["Line 7.", "Enter for more."]);
    assert_eq!(said[3], ["Line 15.", "Line 16."]);
    assert_eq!(input.prompts, [". r9 6c ", ". r9 6c ", ". ", ". ", ". r9 6c "]);
}

#[test]
fn a_long_answer_does_not_stop_in_a_pipe() {
    let mut input = Script::new(false, [typed("40"), LineEvent::End]);
    assert_eq!(sizes(&said(&mut input)), [40, 1]);
}

#[test]
fn anything_typed_at_a_stop_is_answered_instead() {
    let mut input =
        Script::new(true, [typed("9"), typed("hand"), typed("9"), LineEvent::Interrupted, LineEvent::End]);
    let said = said(&mut input);
    assert_eq!(sizes(&said), [8, 1, 8, 1, 1]);
    assert_eq!(said[1], ["You said hand."]);
}

#[test]
fn the_rest_of_a_long_answer_can_be_had_later_and_once() {
    let mut input = Script::new(true, [typed("9"), typed("hand"), typed("more"), typed("more"), LineEvent::End]);
    let said = said(&mut input);
    assert_eq!(
        said[1..],
        [vec!["You said hand."], vec!["Line 8.", "Line 9."], vec!["You said more."], vec!["Goodbye."]]
    );
}

#[test]
fn the_rest_comes_in_pages_too_and_more_is_as_good_as_enter() {
    let mut input = Script::new(
        true,
        [typed("24"), typed("more"), typed("hand"), typed("more"), typed(""), typed("more"), LineEvent::End],
    );
    let said = said(&mut input);
    assert_eq!(sizes(&said), [8, 8, 1, 8, 3, 1, 1]);
    assert_eq!(said[3][0], "Line 15.");
}

#[test]
fn a_long_farewell_is_said_to_its_end() {
    let mut input = Script::new(true, [typed("quit"), typed("")]);
    assert_eq!(sizes(&said(&mut input)), [8, 2]);
}

#[test]
fn nothing_is_lost_between_pages() {
    for count in 0..50 {
        let enters = std::iter::repeat_n(typed(""), if count <= 8 { 0 } else { (count - 2) / 7 });
        let mut input =
            Script::new(true, [typed(&count.to_string())].into_iter().chain(enters).chain([LineEvent::End]));
        let mut lines = said(&mut input).concat();
        lines.retain(|line| line.starts_with("Line"));
        let expected: Vec<_> = numbered(count).into_iter().map(|line| line.text).collect();
        assert_eq!(lines, expected);
    }
}

#[test]
fn pages_on_a_braille_display_are_counted_in_rows() {
    let mut written = Vec::new();
    let mut output = Screen::new(&mut written, ten_cells());
    let lines = vec![line("Anna plays red 9."); 5];
    let shown = show(&lines, &Counting, true, &mut output).unwrap();
    assert_eq!(shown, 3);
    drop(output);
    let rows = String::from_utf8(written).unwrap();
    assert_eq!(rows, "Anna plays\nred 9.\n".repeat(3) + "Enter for\nmore.\n");
}

#[test]
fn a_line_longer_than_a_page_is_not_torn() {
    let mut output = Screen::new(Vec::new(), ten_cells());
    let lines = [line(&"Red nine. ".repeat(12)), line("Red 9.")];
    assert_eq!(show(&lines, &Counting, true, &mut output).unwrap(), 1);
}

#[test]
fn a_reader_who_leaves_is_told_apart() {
    struct Gone;
    impl io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut input = Script::new(false, []);
    let error =
        talk(&RefCell::new(Counting), &mut input, &mut Screen::new(Gone, Look::default()), false).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::BrokenPipe);
}

/// A conversation in which a line arrives at each wait.
#[derive(Default)]
struct Arrivals {
    arrived: Vec<&'static str>,
    /// The last arrival ends the conversation.
    ends: bool,
}

impl Conversation for Arrivals {
    fn begin(&mut self) -> Answer {
        Counting.begin()
    }

    fn answer(&mut self, typed: &str) -> Answer {
        Counting.answer(typed)
    }

    fn arrived(&mut self) -> Answer {
        let lines: Vec<Line> = self.arrived.drain(..).map(line).collect();
        Answer { ended: self.ends && !lines.is_empty(), lines }
    }

    fn interrupted(&mut self) -> Answer {
        Counting.interrupted()
    }

    fn end_of_input(&mut self) -> Answer {
        Counting.end_of_input()
    }

    fn status(&self) -> String {
        String::new()
    }

    fn history_owner(&self) -> usize {
        3
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        Counting.complete(typed)
    }

    fn matches(&self, candidates: &[String]) -> Line {
        Counting.matches(candidates)
    }

    fn more(&self) -> Line {
        Counting.more()
    }

    fn wants_more(&self, typed: &str) -> bool {
        Counting.wants_more(typed)
    }
}

/// Writes after the welcome, and the prompts.
fn rung(conversation: Arrivals, typed: impl IntoIterator<Item = LineEvent>) -> (Vec<Vec<String>>, Vec<String>) {
    let (mut stream, mut input) = (Stream::default(), Script::new(true, typed));
    let mut screen = Screen::new(&mut stream, Look::default());
    talk(&RefCell::new(conversation), &mut input, &mut screen, true).unwrap();
    drop(screen);
    assert!(input.typed.is_empty(), "ended before {:?}", input.typed);
    (after_the_first(&stream), input.prompts)
}

#[test]
fn arrivals_are_written_before_a_line_and_without_a_prompt() {
    let conversation = Arrivals { arrived: vec!["Ben draws.", "Cleo draws."], ends: false };
    let (told, prompts) = rung(conversation, [LineEvent::Arrived, typed("top"), LineEvent::End]);
    assert_eq!(told, [vec!["Ben draws.", "Cleo draws."], vec!["You said top."], vec!["Goodbye."]]);
    assert!(prompts.iter().all(String::is_empty), "{prompts:?}");
}

#[test]
fn what_arrives_last_ends_the_conversation() {
    let conversation = Arrivals { arrived: vec!["Goodbye."], ends: true };
    assert_eq!(rung(conversation, []).0, [vec!["Goodbye."]]);
}
