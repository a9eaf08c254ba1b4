//! Rows of a terminal and of a braille display never break inside the name of a card.

use sixdot::session::{BrailleForm, Conversation, Look, Width};
use sixdot::terminal::Screen;
use sixdot::text::{Lang, Line};

use crate::support::typed::Tables;

/// A line as it stands on a terminal of 80 columns, and on displays of 40 cells, in full texts and in codes.
fn shown(line: &Line) -> Vec<(usize, String)> {
    let display = |form| Look { form, ..Look::braille(Width::new(40).expect("a width")) };
    let written = |look: Look, columns: fn() -> Option<usize>| {
        let mut rows = Vec::new();
        Screen::fitting(&mut rows, look, columns).write(std::slice::from_ref(line)).expect("memory");
        String::from_utf8(rows).expect("text")
    };
    vec![
        (80, written(Look::default(), || Some(80))),
        (33, written(Look::default(), || Some(33))),
        (40, written(display(BrailleForm::Full), || None)),
        (40, written(display(BrailleForm::Codes), || None)),
    ]
}

/// Counts the names in lines that had to be broken.
fn names_in_broken_lines(lang: Lang, play: &str) -> usize {
    let tables = Tables::read();
    let mut found = 0;
    for table in ["uno-turn", "number-one-turn", "mau-mau-turn", "crazy-eights-turn", "switch-turn", "numnum-turn"] {
        let names = tables.sit(lang, table).session.complete(play);
        let names: Vec<&String> = names.iter().filter(|name| name.contains(' ')).collect();
        for typed in
            ["can", "hand numbers", "hand", "tip", "why 3", "what 1", "draw", "", "4", "5", "7", "king", "wild"]
        {
            for line in tables.typed(lang, table, typed).answer.lines {
                assert!(!line.text.contains('\u{A0}') && !line.braille.contains('\u{A0}'), "{line:?}");
                for (width, rows) in shown(&line) {
                    let joined = rows.trim_end().replace('\n', " ");
                    for name in names.iter().filter(|name| rows.contains('\n') && name.chars().count() < width) {
                        let (told, whole) =
                            (joined.matches(name.as_str()).count(), rows.matches(name.as_str()).count());
                        assert_eq!(told, whole, "{lang} {table} {typed} at {width}: {name} is broken:\n{rows}");
                        found += told;
                    }
                }
            }
        }
    }
    found
}

#[test]
fn no_row_ends_inside_the_name_of_a_card() {
    for (lang, play) in [(Lang::En, "play "), (Lang::De, "spiel "), (Lang::Fi, "pelaa ")] {
        let found = names_in_broken_lines(lang, play);
        eprintln!("{lang}: {found} names in broken lines");
        assert!(found > 100, "{lang}: {found}");
    }
}

/// Screen readers drop a row of fewer than three characters without a word.
#[test]
fn no_row_of_a_display_is_too_short_to_be_read() {
    let tables = Tables::read();
    for (lang, table) in Lang::ALL.iter().flat_map(|lang| tables.names().map(|table| (*lang, table.to_owned()))) {
        for typed in
            ["", "top", "hand", "counts", "scores", "pending", "can", "tip", "draw", "pile", "help", "free", "rows"]
        {
            for line in tables.typed(lang, &table, typed).answer.lines {
                for cells in [20, 32, 40, 80] {
                    let look = Look::braille(Width::new(cells).expect("a width"));
                    let mut rows = Vec::new();
                    Screen::fitting(&mut rows, look, || None).write(std::slice::from_ref(&line)).expect("memory");
                    let rows = String::from_utf8(rows).expect("text");
                    let inked = |row: &str| row.chars().filter(|letter| !letter.is_whitespace()).count();
                    assert!(rows.lines().all(|row| inked(row) >= 3), "{lang} {table} {typed} at {cells}:\n{rows}");
                }
            }
        }
    }
}

/// Word for word: at 80 columns, and in the full texts of a display, where blanks alone would break "king of hearts",
/// "draw two" and their like.
#[test]
fn a_name_goes_down_to_the_next_row_whole() {
    let tables = Tables::read();
    let rows = |lang, table: &str, typed: &str, at: usize| {
        let line = tables.typed(lang, table, typed).answer.lines.remove(0);
        shown(&line).remove(at).1
    };
    for (lang, table, typed, at, expected) in [
        (
            Lang::En,
            "mau-mau-turn",
            "hand numbers",
            0,
            [
                "1: ace of clubs. 2: 7 of spades. 3: jack of spades. 4: 7 of hearts.",
                "5: jack of hearts. 6: king of hearts. 7: 8 of diamonds.",
            ]
            .as_slice(),
        ),
        (
            Lang::De,
            "number-one-turn",
            "hand nummern",
            1,
            &[
                "1: rote 4. 2: rote 5. 3: rote 6.",
                "4: gelbe 8. 5: blaue 3.",
                "6: blaue 5. 7: blaue 5.",
                "8: Farbwahl.",
                "9: Farbwahl-Leg-Zwei.",
                "10: Rück-Rüber-Karte.",
            ],
        ),
        (
            Lang::Fi,
            "number-one-turn",
            "käsi numerot",
            0,
            &[
                "1: punainen nelonen. 2: punainen viitonen. 3: punainen kuutonen.",
                "4: keltainen kasi. 5: sininen kolmonen. 6: sininen viitonen.",
                "7: sininen viitonen. 8: villi kortti. 9: väri ja kaksi lisää -kortti.",
                "10: kädet kiertoon -kortti.",
            ],
        ),
        (
            Lang::En,
            "number-one-turn",
            "hand numbers",
            2,
            &[
                "1: red 4. 2: red 5. 3: red 6. 4:",
                "yellow 8. 5: blue 3. 6: blue 5. 7:",
                "blue 5. 8: wild. 9: wild lay two. 10:",
                "pass the hands.",
            ],
        ),
    ] {
        assert_eq!(rows(lang, table, typed, at).lines().collect::<Vec<_>>(), expected, "{lang} {table} {typed}");
    }
}
