//! The rules that were loaded last. Loading reads, checks and compiles a whole game, and many lines ask for the same: looking at a
//! house rule, choosing one, sitting down.

use std::collections::HashMap;

use crate::rules::{Diagnostic, Library, Loaded};

/// How many are kept.
const MOST: usize = 64;

/// A game and its house rules.
type Key = (String, Vec<(String, String)>);

/// Rules that were loaded, or what is wrong with them, and when they were asked for.
struct Kept {
    loaded: Result<Loaded, Vec<Diagnostic>>,
    asked: u64,
}

/// The rules that were loaded last.
#[derive(Default)]
pub(super) struct Recent {
    kept: HashMap<Key, Kept>,
    /// How often any were asked for.
    asked: u64,
}

impl Recent {
    /// Whether these are there already.
    pub fn has(&self, game: &str, options: &[(String, String)]) -> bool {
        self.kept.contains_key(&key(game, options))
    }

    /// The rules of a game with these house rules.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn load(
        &mut self,
        library: &Library,
        game: &str,
        options: &[(String, String)],
    ) -> Result<Loaded, Vec<Diagnostic>> {
        self.asked += 1;
        let (key, asked) = (key(game, options), self.asked);
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.asked = asked;
            return kept.loaded.clone();
        }
        if self.kept.len() >= MOST {
            let oldest = self.kept.values().map(|kept| kept.asked).min();
            self.kept.retain(|_, kept| Some(kept.asked) != oldest);
        }
        let loaded = library.load(game, options);
        self.kept.insert(key, Kept { loaded: loaded.clone(), asked });
        loaded
    }
}

fn key(game: &str, options: &[(String, String)]) -> Key {
    (game.to_owned(), options.to_vec())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn chosen(rounds: usize) -> Vec<(String, String)> {
        vec![("rounds".to_owned(), rounds.to_string())]
    }

    #[test]
    fn the_same_rules_are_loaded_once_and_those_that_nobody_asks_for_go() {
        let (library, mut recent) = (Library::built_in(), Recent::default());
        let mut load = |rounds| recent.load(&library, "uno", &chosen(rounds)).map(|loaded| loaded.options);
        let first = load(1).expect("rules");
        assert!(Arc::ptr_eq(&first, &load(1).expect("rules")), "they are the same");
        assert!(!Arc::ptr_eq(&first, &load(2).expect("rules")));
        // What is wrong is known, too.
        assert!(load(1_000_000).is_err() && load(1_000_000).is_err());
        for rounds in 3..3 + 2 * MOST {
            let _ = load(rounds);
            assert!(Arc::ptr_eq(&first, &load(1).expect("rules")), "what is asked for stays");
        }
        for game in library.ids() {
            let _ = recent.load(&library, &game, &[]);
            assert!(recent.kept.len() <= MOST);
        }
        assert!(recent.has("uno", &chosen(1)) && !recent.has("uno", &chosen(2)), "the oldest one has gone");
    }
}
