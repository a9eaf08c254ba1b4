//! Sessions of one person, without a terminal.

use sixdot::rules::Library;
use sixdot::session::{Plan, Session, Start};
use sixdot::text::Lang;

/// A session about the games that are built in, in which everything is chosen.
pub fn session(lang: Lang, plan: Plan) -> Session {
    session_with(Library::built_in(), lang, plan)
}

/// A session about the games of a library.
pub fn session_with(library: Library, lang: Lang, plan: Plan) -> Session {
    Session::new(start(lang, library, plan))
}

/// A session in which nothing else is asked, kept or found, and each game has the seed 1.
pub fn start(lang: Lang, library: Library, plan: Plan) -> Start {
    Start::of(lang, library, plan, || 1)
}
