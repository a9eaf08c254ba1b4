use proptest::prelude::*;

use super::*;
use crate::net::connection::{ClientInput, LineCodec};
use crate::net::wire::MOST_BYTES;

/// A terminal that shows what is sent, and nothing by itself.
#[derive(Default)]
struct Terminal {
    /// The rows that are finished.
    rows: Vec<String>,
    row: Vec<char>,
    cursor: usize,
}

impl Terminal {
    fn show(&mut self, bytes: &[u8]) {
        for letter in std::str::from_utf8(bytes).expect("whole letters").chars() {
            match letter {
                '\r' => self.cursor = 0,
                '\n' => {
                    self.rows.push(std::mem::take(&mut self.row).iter().collect::<String>().trim_end().to_owned());
                    self.cursor = 0;
                }
                '\u{8}' => self.cursor = self.cursor.checked_sub(1).expect("there is something to go back over"),
                letter => {
                    assert!(!letter.is_control(), "{letter:?} steers the terminal");
                    self.row.truncate(self.cursor);
                    self.row.push(letter);
                    self.cursor += 1;
                }
            }
        }
    }

    /// What stands before the cursor.
    fn typed(&self) -> String {
        self.row[..self.cursor].iter().collect()
    }
}

/// An editor at a terminal.
struct Desk {
    editor: LineEditor,
    terminal: Terminal,
}

impl Default for Desk {
    fn default() -> Self {
        Desk { editor: LineEditor::new(80), terminal: Terminal::default() }
    }
}

impl Desk {
    /// What is heard of keys. What is sent is what could be seen.
    fn type_line(&mut self, keys: &[u8]) -> Vec<ClientInput> {
        let mut all = Vec::new();
        for key in keys {
            let before = self.terminal.typed();
            let heard = self.editor.decode(&[*key]);
            self.terminal.show(&self.editor.take_output());
            for heard in &heard {
                match heard {
                    ClientInput::Line(line) => assert_eq!(*line, before),
                    ClientInput::TooLong => assert!(before.len() + 4 > MOST_BYTES),
                    ClientInput::Quit => assert_eq!(before, ""),
                    ClientInput::AreYouThere | ClientInput::Message(..) => panic!("{heard:?}"),
                }
            }
            all.extend(heard);
        }
        all
    }

    fn tell(&mut self, text: &str) {
        self.editor.encode(text);
        self.terminal.show(&self.editor.take_output());
    }
}

fn line(text: &str) -> ClientInput {
    ClientInput::Line(text.to_owned())
}

#[test]
fn each_letter_is_shown_and_what_is_taken_away_is_gone() {
    let mut desk = Desk::default();
    desk.type_line("plöy".as_bytes());
    assert_eq!(desk.terminal.typed(), "plöy");
    desk.type_line(b"\x7F\x08");
    assert_eq!(desk.terminal.typed(), "pl");
    assert_eq!(desk.type_line(b"ay red 5\r\n"), [line("play red 5")]);
    assert_eq!(desk.terminal.rows, ["play red 5"]);
    assert_eq!(desk.type_line(b"say well well \x17done\r"), [line("say well done")]);
    assert_eq!(desk.type_line(b"nonsense\x15hand\n"), [line("hand")]);
    assert_eq!(desk.type_line(b"nonsense\x03top\r"), [line("top")]);
    // A letter with an accent of its own goes as one, and the rest stands there again.
    desk.type_line("sano e\u{301}\x7F".as_bytes());
    assert_eq!(desk.terminal.typed(), "sano ");
    assert_eq!(desk.type_line(b"\x15\r"), [line("")]);
    assert_eq!(desk.terminal.typed(), "");
}

#[test]
fn keys_that_mean_nothing_here_leave_no_letters() {
    let mut desk = Desk::default();
    assert_eq!(desk.type_line(b"ha\x1B[Dnd\x1BOA\x1B[3~\x1B[1;5C\x1Bx\x01\x0C\r"), [line("hand")]);
    assert_eq!(desk.type_line(b"\x1B\rtop\x1B[\rno"), [line(""), line("top")]);
    // Marks that turn the line around, and bytes that are no letters.
    assert_eq!(desk.type_line("\u{202E}\u{9B}".as_bytes()), []);
    assert_eq!(desk.type_line(b"\xFF\xC3\r"), [line("no")]);
}

#[test]
fn a_line_is_broken_between_words() {
    let mut desk = Desk { editor: LineEditor::new(20), ..Desk::default() };
    desk.tell("You hold 2 cards. Red: 5. Blue: 7.\nYour turn.");
    assert_eq!(desk.terminal.rows, ["You hold 2 cards.", "Red: 5. Blue: 7.", "Your turn."]);
    let mut narrow = Desk { editor: LineEditor::new(0), ..Desk::default() };
    narrow.tell("You hold 2 cards. Red: 5. Blue: 7.");
    assert_eq!(narrow.terminal.rows.len(), 1);
}

#[test]
fn lines_wait_until_what_is_typed_is_sent_or_gone() {
    let mut desk = Desk::default();
    desk.tell("Anna plays red 5.");
    assert_eq!(desk.terminal.rows, ["Anna plays red 5."]);
    desk.type_line(b"pl");
    desk.tell("Ben plays red 7.\nYour turn.");
    assert_eq!(desk.terminal.rows.len(), 1, "nothing comes in between");
    desk.type_line(b"\x7F\x7F");
    assert_eq!(desk.terminal.rows[1..], ["Ben plays red 7.", "Your turn."].map(str::to_owned));
    desk.type_line(b"hand");
    desk.tell("Anna draws.");
    desk.type_line(b"\r");
    assert_eq!(desk.terminal.rows[3..], ["hand", "Anna draws."].map(str::to_owned));
    // An Enter alone makes no empty row.
    assert_eq!(desk.type_line(b"\r"), [line("")]);
    assert_eq!(desk.terminal.rows.len(), 5);
}

#[test]
fn pending_output_is_shown_despite_typed_text() {
    let mut desk = Desk::default();
    desk.type_line(b"pl");
    for _ in 0..1_000 {
        desk.tell("Anna plays red 5, and it is long until somebody else can play again.");
    }
    assert!(desk.terminal.rows.len() > 400, "{}", desk.terminal.rows.len());
    assert_eq!(desk.terminal.typed(), "pl");
    desk.type_line(b"ay\r");
    assert_eq!(desk.terminal.rows.iter().filter(|row| row.starts_with("Anna")).count(), 1_000);
}

#[test]
fn secrets_are_not_shown() {
    let mut desk = Desk::default();
    desk.editor.set_secret(true);
    assert_eq!(desk.editor.decode(b"apple moom\x7Fn\r"), [line("apple moon")]);
    assert!(desk.editor.take_output().is_empty());
    desk.editor.set_secret(false);
    assert_eq!(desk.type_line(b"hand\r"), [line("hand")]);
}

#[test]
fn two_keys_end_it_where_nothing_is_typed() {
    let mut desk = Desk::default();
    assert_eq!(desk.type_line(b"ha\x04nd\r\x04"), [line("hand"), ClientInput::Quit]);
    assert_eq!(desk.type_line(b"x\x03\x03"), [ClientInput::Quit]);
}

#[test]
fn without_a_terminal_lines_are_as_they_are() {
    let mut plain = PlainCodec::default();
    assert_eq!(plain.decode(b"ha\x1Bnd\r\ntop\n"), [line("hand"), line("top")]);
    plain.encode("Red 5.\nYour turn.");
    assert_eq!(plain.take_output(), b"Red 5.\nYour turn.\n");
    assert_eq!(plain.decode(&[b"x".repeat(MOST_BYTES + 1), b"\n".to_vec()].concat()), [ClientInput::TooLong]);
}

/// What happens at a terminal: keys, or a line that comes meanwhile.
#[derive(Clone, Debug)]
enum Happens {
    Keys(Vec<u8>),
    WireLine,
}

fn any_event() -> impl Strategy<Value = Happens> {
    let key = prop_oneof![
        6 => prop::sample::select(b"abc  \x7F\x08\r\n\x15\x17\x03\x04\x1B[O~1".to_vec()),
        1 => any::<u8>(),
    ];
    let letter = prop::sample::select(vec!["ä", "é", "e\u{301}", "я", "漢", "👍", "\u{202E}", "\u{9B}"]);
    prop_oneof![
        3 => prop::collection::vec(key, 1..12).prop_map(Happens::Keys),
        1 => letter.prop_map(|letter| Happens::Keys(letter.as_bytes().to_vec())),
        1 => prop::collection::vec(Just(b'x'), MOST_BYTES - 2..MOST_BYTES + 3).prop_map(Happens::Keys),
        2 => Just(Happens::WireLine),
    ]
}

proptest! {
    /// Whatever is typed: what is sent is what is seen, nothing steers the terminal, and each line is told once, in
    /// order.
    #[test]
    fn any_keys(happens in prop::collection::vec(any_event(), 0..40)) {
        let mut desk = Desk::default();
        let mut told = Vec::new();
        for happens in happens {
            match happens {
                Happens::Keys(keys) => {
                    desk.type_line(&keys);
                }
                Happens::WireLine => {
                    told.push(format!("Told {}.", told.len()));
                    desk.tell(&told[told.len() - 1]);
                }
            }
        }
        desk.editor.finish();
        desk.terminal.show(&desk.editor.take_output());
        let rows: Vec<&String> = desk.terminal.rows.iter().filter(|row| row.starts_with("Told")).collect();
        prop_assert_eq!(rows, told.iter().collect::<Vec<_>>());
    }
}
