//! Games by name in any language, with or without blanks and hyphens.

use crate::input::{Phrases, closest, normal, quoted};
use crate::rules::Library;
use crate::session::app::App;
use crate::session::keyboard::KeyboardLocation;
use crate::session::language_pack::LanguagePack;
use crate::session::plan::USUAL_GAME;
use crate::text::{Line, Text, everywhere, msg};

const SHORTEST_BEGINNING: usize = 2;

/// Longest name in letters, including the words around it.
const LONGEST: usize = 100;

impl App {
    pub fn games(&self) -> Vec<Line> {
        let item = |(index, id): (usize, String)| {
            let name = self.voice().locale.game_name(&id);
            self.voice().help(msg!("games-choice", number = index + 1, name))
        };
        let at_home = self.keyboard.location == KeyboardLocation::AtTheTable;
        let online = at_home.then(|| self.voice().help(msg!("play-online")));
        self.library.ids().into_iter().enumerate().map(item).chain(online).collect()
    }
}

/// The games with this name or number.
pub fn exact_games(voice: &LanguagePack, library: &Library, typed: &str) -> Vec<String> {
    if typed.len() > LONGEST {
        return Vec::new();
    }
    let ids = library.ids();
    let place = typed.trim().trim_end_matches('.').parse::<usize>().ok().or_else(|| voice.number(typed));
    if let Some(id) = place.and_then(|number| ids.get(number.checked_sub(1)?)) {
        return vec![id.clone()];
    }
    let wanted = keys(voice, typed);
    ids.into_iter().filter(|id| keys_of(voice, id).iter().any(|key| wanted.contains(key))).collect()
}

/// The game that the longest beginning of a line names, and the rest of the line.
pub fn leading_game<'t>(voice: &LanguagePack, library: &Library, typed: &'t str) -> Option<(String, &'t str)> {
    let ends = typed.match_indices(char::is_whitespace).map(|(at, _)| at);
    ends.filter_map(|end| match exact_games(voice, library, &typed[..end]).as_slice() {
        [id] if typed[..end].parse::<usize>().is_err() => Some((id.clone(), typed[end..].trim())),
        _ => None,
    })
    .last()
}

/// The games whose names begin like this.
pub fn begun_games(voice: &LanguagePack, library: &Library, typed: &str) -> Vec<String> {
    let wanted = key(typed);
    if typed.len() > LONGEST || wanted.chars().count() < SHORTEST_BEGINNING {
        return Vec::new();
    }
    let begins = |id: &String| keys_of(voice, id).iter().any(|key| key.starts_with(&wanted));
    library.ids().into_iter().filter(begins).collect()
}

/// A note about a game whose name fits other games, too.
pub fn about(voice: &LanguagePack, id: &str, typed: &str) -> Option<Line> {
    let message = voice.locale.find(&format!("about-{id}"), &[]).filter(|_| normal(typed) == id)?;
    Some(voice.help(message))
}

/// A game by its name or the beginning; Enter is the usual one.
///
/// # Errors
/// The line that reports no match, with the nearest game, or several.
pub fn typed_game(voice: &LanguagePack, library: &Library, typed: &str) -> Result<String, Line> {
    if normal(typed).is_empty() {
        return Ok(USUAL_GAME.to_owned());
    }
    let mut meant = exact_games(voice, library, typed);
    if meant.is_empty() {
        meant = begun_games(voice, library, typed);
    }
    match meant.as_slice() {
        [id] => Ok(id.clone()),
        [] => Err(unknown(voice, library, typed)),
        ids => Err(several(voice, typed, ids)),
    }
}

fn several(voice: &LanguagePack, typed: &str, ids: &[String]) -> Line {
    let games = ids.iter().map(|id| Text::plain(voice.locale.game_name(id)));
    let games = voice.locale.join(games, "list");
    voice.error(msg!("several-games", word = quoted(typed), games))
}

fn unknown(voice: &LanguagePack, library: &Library, typed: &str) -> Line {
    let typed = &quoted(typed);
    let names: Vec<(String, String)> = library
        .ids()
        .into_iter()
        .flat_map(|id| {
            let name = voice.locale.game_name(&id);
            [(normal(&name), name.clone()), (normal(&id), name)]
        })
        .collect();
    let like = closest(typed, names.iter().map(|(name, _)| name.as_str()));
    match like.and_then(|like| names.iter().find(|(name, _)| name == like)) {
        Some((_, name)) => voice.error(msg!("unknown-game-suggest", word = typed, suggestion = name)),
        None => voice.error(msg!("unknown-game", word = typed)),
    }
}

/// The id, the names in all languages and the aliases.
fn names(voice: &LanguagePack, id: &str) -> Vec<String> {
    let further = everywhere(&format!("words-game-{id}"));
    let further = further.iter().flat_map(|(_, names)| names.split(", ")).map(str::to_owned);
    let own = everywhere(&format!("game-{id}")).into_iter().map(|(_, name)| name);
    [id.to_owned(), voice.locale.game_name(id)].into_iter().chain(own).chain(further).collect()
}

/// Comparison keys of a game's names.
fn keys_of(voice: &LanguagePack, id: &str) -> Vec<String> {
    names(voice, id).iter().flat_map(|name| keys(voice, name)).collect()
}

impl App {
    /// The names of all games as they are typed, by place in the list of games.
    pub fn game_phrases(&self) -> Phrases {
        let mut phrases = Phrases::new();
        for (place, id) in self.library.ids().iter().enumerate() {
            for name in names(self.voice(), id) {
                let name = normal(&name);
                phrases.entry(name.replace(' ', "")).or_insert(place);
                phrases.entry(name).or_insert(place);
            }
        }
        phrases
    }

    pub fn game_called(&self, typed: &str) -> Result<String, Line> {
        typed_game(self.voice(), &self.library, typed)
    }
}

/// Comparison keys of a name: as it is, and with number words as digits.
fn keys(voice: &LanguagePack, name: &str) -> [String; 2] {
    let digits = normal(name)
        .split(' ')
        .map(|word| voice.number(word).map_or_else(|| word.to_owned(), |number| number.to_string()))
        .collect::<String>();
    [key(name), key(&digits)]
}

/// Lower-case letters and digits only, umlauts as plain letters in any Unicode form.
fn key(name: &str) -> String {
    let plain: String = normal(name).chars().filter(|letter| letter.is_alphanumeric()).collect();
    plain.replace("ae", "a").replace("oe", "o").replace("ue", "u")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    fn meant(lang: Lang, typed: &str) -> Option<String> {
        typed_game(&LanguagePack::new(lang), &Library::built_in(), typed).ok()
    }

    #[test]
    fn a_game_is_known_by_all_its_names() {
        let library = Library::built_in();
        for lang in Lang::ALL {
            let voice = LanguagePack::new(lang);
            for id in library.ids() {
                for other in Lang::ALL {
                    let name = LanguagePack::new(other).locale.game_name(&id);
                    let joined = name.replace([' ', '-', ','], "");
                    for typed in [id.clone(), id.replace('-', ""), name.clone(), name.to_lowercase(), joined] {
                        assert_eq!(
                            exact_games(&voice, &library, &typed),
                            std::slice::from_ref(&id),
                            "{lang}: {typed}"
                        );
                    }
                }
                for typed in names(&voice, &id) {
                    assert_eq!(exact_games(&voice, &library, &typed), std::slice::from_ref(&id), "{lang}: {typed}");
                }
            }
        }
    }

    #[test]
    fn a_game_is_known_by_what_people_call_it() {
        let typed = [
            ("maumau", "mau-mau"),
            ("mau", "mau"),
            ("Mau Mau.", "mau-mau"),
            ("mau mau 2", "mau-mau-2"),
            ("numberone", "number-one"),
            ("number 1", "number-one"),
            ("crazy 8", "crazy-eights"),
            ("crazy8s", "crazy-eights"),
            ("patience", "numnum-patience"),
            ("pasianssi", "numnum-patience"),
            ("raeum ab", "numnum-clear"),
            ("raum ab", "numnum-clear"),
            ("raivaa poyta", "numnum-clear"),
            ("mauerbruch", "numnum-wall"),
            ("12", "uno"),
            ("13", "uno-classic"),
            ("klassinen uno", "uno-classic"),
            ("", "uno"),
        ];
        for (typed, id) in typed {
            for lang in Lang::ALL {
                assert_eq!(meant(lang, typed).as_deref(), Some(id), "{lang}: {typed}");
            }
        }
        for typed in ["poker", "numnum", "m", "14", "u", "un", "alone", "zu zweit", "kahdestaan", "neljän"] {
            assert_eq!(meant(Lang::En, typed), None, "{typed}");
        }
    }
}
