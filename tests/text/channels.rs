//! Channels at every level of detail.

use std::cell::RefCell;
use std::rc::Rc;

use sixdot::rules::Library;
use sixdot::session::{Conversation, Detail, Details, Dots, Look, Plan, Session, SpeechSettings, StepMode, Width};
use sixdot::terminal::Screen;
use sixdot::text::{Channel, Lang, Line, Locale, Urgency, msg};

/// Typed lines: moves and questions.
const TYPED: [&str; 12] = [
    "hand; position 1",
    "counts",
    "hand; position 2",
    "can",
    "hand; position 3",
    "draw; pass",
    "",
    "hand; position 4",
    "tip",
    "nonsense",
    "last 4",
    "news",
];

/// Every details that has one level everywhere.
fn everywhere(detail: Detail) -> Details {
    let mut details = Details::default();
    for channel in Channel::ALL {
        details.set(channel, detail);
    }
    details
}

fn plan(game: String, seed: u64) -> Plan {
    Plan { game: Some(game), seed: Some(seed), ..Plan::default() }
}

/// All that is answered while a game is played.
fn answers(mut session: Session) -> Vec<Vec<Line>> {
    let begun = session.begin().lines;
    let typed = TYPED.iter().cycle().take(5 * TYPED.len());
    [begun].into_iter().chain(typed.map(|typed| session.answer(typed).lines)).collect()
}

fn every_game(check: impl Fn(Lang, String)) {
    for lang in Lang::ALL {
        let library = Library::built_in();
        let is_shed = |game: &String| library.load(game, &[]).is_ok_and(|loaded| loaded.rules.shed().is_some());
        for game in library.ids().into_iter().filter(is_shed) {
            check(lang, game);
        }
    }
}

fn rows(look: Look, lines: &[Line]) -> Vec<String> {
    let mut bytes = Vec::new();
    Screen::new(&mut bytes, look).write(lines).expect("memory takes everything");
    String::from_utf8(bytes).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn every_braille_form_fits_and_its_first_row_says_who_does_what() {
    let names = ["Anna", "Ben"];
    every_game(|lang, game| {
        for line in answers(crate::support::session::session(lang, plan(game, 5))).concat() {
            for cells in [20, 32, 40, 80] {
                let look = Look::braille(Width::new(cells).expect("a width"));
                let rows = rows(look, std::slice::from_ref(&line));
                assert!(rows.iter().all(|row| row.chars().count() <= cells), "{lang}, {cells}: {rows:?}");
                let words: Vec<&str> = rows.iter().flat_map(|row| row.split(' ')).collect();
                assert_eq!(words, line.on_display().split_whitespace().collect::<Vec<_>>(), "{lang}, {cells}");
            }
            let actor = names.iter().find(|name| line.text.starts_with(**name));
            if let Some(actor) = actor.filter(|_| line.urgency == Urgency::Event) {
                let first = &rows(Look::braille(Width::new(20).expect("a width")), std::slice::from_ref(&line))[0];
                assert!(
                    first.contains(actor) && first.len() > actor.len() + 1,
                    "{lang}: {first:?} of {:?}",
                    line.text
                );
            }
        }
    });
}

#[test]
fn no_answer_is_silent_and_nothing_is_lost_whatever_is_off() {
    let off = Look { details: everywhere(Detail::Off), ..Look::default() };
    every_game(|lang, game| {
        let all = answers(crate::support::session::session(lang, plan(game.clone(), 5)));
        let quiet = answers(crate::support::session::session(lang, plan(game, 5)).with_display(off));
        assert_eq!(all, quiet, "what is told does not depend on what is shown");
        for answer in &quiet {
            let shown = rows(off, answer);
            assert!(!shown.is_empty(), "{lang}: nothing of {answer:?}");
            let asked = answer.iter().filter(|line| line.urgency != Urgency::Event);
            assert_eq!(shown, asked.map(|line| line.on_display().to_owned()).collect::<Vec<_>>());
        }
    });
}

#[test]
fn a_shorter_sentence_is_a_sentence_in_words() {
    every_game(|lang, game| {
        let mut manner = SpeechSettings::silent(lang);
        manner.details = everywhere(Detail::Short);
        for line in answers(crate::support::session::session(lang, plan(game, 5))).concat() {
            let said = manner.said(&line).expect("short is not off");
            assert!(said.chars().count() <= line.text.chars().count(), "{lang}: {said} for {}", line.text);
            assert!(said.ends_with(['.', '?', '!']), "{lang}: {said}");
        }
    });
}

#[test]
fn step_by_step_tells_the_same_as_at_once() {
    every_game(|lang, game| {
        // Enter alone would go a step in one of them, and further in the other.
        let typed = || TYPED.iter().filter(|typed| !typed.is_empty()).cycle().take(4 * TYPED.len());
        let waits = Locale::new(lang).in_full(msg!("pace-next"));
        let told = |pace| {
            let mut session = crate::support::session::session(lang, plan(game.clone(), 5)).with_pace(pace);
            let mut lines = session.begin().lines;
            for typed in typed() {
                // A move counts only after everything was heard.
                while lines.last().is_some_and(|line| line.text == waits) {
                    lines.extend(session.answer("").lines);
                }
                lines.extend(session.answer(typed).lines);
            }
            let events =
                lines.into_iter().filter(|line| line.urgency == Urgency::Event && line.channel == Channel::Game);
            events.map(|line| line.text).collect::<Vec<_>>()
        };
        let (free, step) = (told(StepMode::Free), told(StepMode::Step));
        assert!(free.starts_with(&step) && step.len() > 1, "{lang} {game}: {step:#?}");
    });
}

#[test]
fn what_is_typed_at_the_table_changes_the_screen_at_once() {
    let shown = Rc::new(RefCell::new(Look::default()));
    let steering = Steered(Rc::clone(&shown));
    let mut session = crate::support::session::session(Lang::De, plan("uno".to_owned(), 5)).with_display(steering);
    session.begin();
    assert_eq!(session.status(), "");
    session.answer("braille 32; braille sechs; zeige hilfe kurz; leise hand");
    let look = *shown.borrow();
    assert_eq!((look.width.map(Width::cells), look.dots), (Some(32), Dots::Six));
    assert_eq!((look.details.of(Channel::Help), look.details.of(Channel::Hand)), (Detail::Short, Detail::Short));
    assert!(!session.status().is_empty());
    session.answer("braille aus; leise aus; show turn off; show error off");
    let look = *shown.borrow();
    assert_eq!((look.width, look.details.of(Channel::Hand)), (None, Detail::Full));
    assert_eq!((look.details.of(Channel::Turn), look.details.of(Channel::Error)), (Detail::Full, Detail::Full));
    assert_eq!(session.status(), "");
}

/// A display that another part of the test looks at.
struct Steered(Rc<RefCell<Look>>);

impl sixdot::session::Display for Steered {
    fn look(&self) -> Look {
        *self.0.borrow()
    }

    fn change(&mut self, look: Look) {
        *self.0.borrow_mut() = look;
    }
}
