//! Sessions of one person, without a terminal.

use sixdot::rules::Library;
use sixdot::session::{Conversation, Plan, Session, Start, read_seats};
use sixdot::text::Lang;

/// A game with these seats, such as `me,bot`, and this seed.
pub fn plan(game: &str, seats: &str, seed: u64) -> Plan {
    let seats = read_seats(seats).expect("seats");
    Plan { game: Some(game.to_owned()), seats, seed: Some(seed), ..Plan::default() }
}

/// A session about the games that are built in, in which everything is chosen.
pub fn session(lang: Lang, plan: Plan) -> Session {
    session_with(Library::built_in(), lang, plan)
}

/// A session about the games of a library.
pub fn session_with(library: Library, lang: Lang, plan: Plan) -> Session {
    Session::new(start(lang, library, plan, 1))
}

/// A session after its first answer.
pub fn begun(lang: Lang, plan: Plan) -> Session {
    let mut session = session(lang, plan);
    session.begin();
    session
}

/// A session in which nothing else is asked, kept or found, and each game has this seed.
pub fn start(lang: Lang, library: Library, plan: Plan, seed: u64) -> Start {
    Start::of(lang, library, plan, move || seed)
}
