//! `sixdot games`: one line a game, its id first.

use std::io;

use super::given::Given;
use super::language::Language;
use super::line;
use super::stop::Stop;
use super::table;
use crate::output::{Output, Text};
use crate::say::{Channel, Line, Locale};

/// Lists the games. One whose rules have faults is told without its players.
///
/// # Errors
/// The folders of further rule files have faults.
pub fn games(given: &Given, language: &Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let locale = Locale::new(language.lang);
    let item = |id: String| -> Line {
        let name = locale.game_name(&id);
        let args = [("id", id.as_str().into()), ("name", name.as_str().into())];
        let text = match library.load(&id, &[]) {
            Ok(loaded) => {
                let players = loaded.rules.book().players;
                let range = [("min", players.min.into()), ("max", players.max.into())];
                locale.text("games-item", &[&args[..], &range[..]].concat())
            }
            Err(_) => locale.text("cli-bad-rules", &[("game", id.as_str().into())]),
        };
        line(text, Channel::Help)
    };
    let lines: Vec<Line> = library.ids().into_iter().map(item).collect();
    Ok(Text::new(io::stdout()).write(&lines)?)
}
