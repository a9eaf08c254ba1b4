//! Transcripts: typed lines and their answers, replayed line by line.
//!
//! The first line is the command, `$ sixdot play uno --lang en --seed 42`; lines that begin with the prompt's token are
//! typed; all others are answers.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use sixdot::check::example::Example;
use sixdot::engine::Dice;
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::rules::{ExampleFile, Kind, Library};
use sixdot::session::{Answer, Conversation, LaidOut, Look, Plan, Session, Start, StepMode, Width, read_seats};
use sixdot::terminal::Screen;
use sixdot::terminal::repl::TOKEN;
use sixdot::text::{Channel, HandOrder};

/// Plays the typed lines of a transcript and gives it as it should be.
///
/// # Panics
/// If the first line is not a command that this reader knows.
pub fn play_again(transcript: &str) -> String {
    let (command, rest) = transcript.split_once('\n').unwrap_or((transcript, ""));
    let written = Written::default();
    written.write(&format!("{command}\n"));
    let (session, look) = begin(command);
    let mut screen = Screen::new(written.clone(), look);
    let mut session = session.with_display(screen.steering());
    let mut show = |answer: Answer| screen.write(&answer.lines).expect("memory takes everything");
    show(session.begin());
    for typed in rest.lines().filter_map(|line| line.strip_prefix(TOKEN.trim_end())) {
        written.write(&format!("{}{typed}\n", TOKEN.trim_end()));
        // The status prompt stands between the token and what is typed.
        let status = session.status();
        let typed = typed.trim_start().strip_prefix(status.as_str()).unwrap_or(typed);
        show(session.answer(typed.trim()));
    }
    written.0.take()
}

/// The output so far, with the typed lines.
#[derive(Clone, Default)]
struct Written(Rc<RefCell<String>>);

impl Written {
    fn write(&self, text: &str) {
        self.0.borrow_mut().push_str(text);
    }
}

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Written::write(self, std::str::from_utf8(bytes).expect("answers are text"));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn begin(command: &str) -> (Session, Look) {
    let mut words = command.split_whitespace();
    assert_eq!((words.next(), words.next()), (Some("$"), Some("sixdot")), "{command}");
    let mut plan = Plan::default();
    let (mut lang, mut ask_language) = (None, true);
    let (mut look, mut pace) = (Look::default(), StepMode::Free);
    let mut order = HandOrder::default();
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
            "--referee" => plan.referee = Some(sixdot::engine::Referee::Strict),
            "--braille" => look.width = value.parse().ok().and_then(Width::new),
            "--show" => {
                let (name, detail) = value.split_once('=').expect("channel=detail");
                let channel = Channel::ALL.into_iter().find(|channel| channel.id() == name).expect("a channel");
                look.details.set(channel, detail.parse().expect("full, short or off"));
            }
            "--deal" => deal(&mut plan, value),
            "--hand-order" => order = HandOrder::with_id(value).expect("an order"),
            "--pace" => pace = if value == "step" { StepMode::Step } else { StepMode::Free },
            other => panic!("a transcript cannot say {other}"),
        }
    }
    let start = Start {
        ask_language,
        status_prompt: look.width.is_some(),
        ..crate::support::session::start(lang.unwrap_or(sixdot::text::Lang::En), Library::built_in(), plan, 42)
    };
    (Session::new(start).with_pace(pace).with_hand_order(order), look)
}

/// Begins with the set-up of an example, named by its file and its name as behind the flag.
fn deal(plan: &mut Plan, named: &str) {
    let (path, name) = named.split_once('#').expect("FILE#NAME");
    let game = plan.game.clone().expect("a game");
    let text = super::golden::read(path);
    let file = ExampleFile { name: path.to_owned(), text: text.into(), game: game.clone() };
    let examples = Example::read_all(&file, Kind::Shed).unwrap_or_else(|faults| panic!("{path}: {faults:?}"));
    let example = examples.iter().find(|example| example.name == name).expect("an example");
    let rules = Library::built_in().load(&game, &example.options).expect("no fault").rules;
    let rules = rules.shed().cloned().expect("a shedding game");
    let dice = Dice::new(plan.seed.unwrap_or_default(), 0);
    let position: SheddingGame = example.begin(&rules, Some(dice)).unwrap_or_else(|failure| panic!("{failure}"));
    plan.options.clone_from(&example.options);
    plan.laid_out = Some(LaidOut::of(position));
}
