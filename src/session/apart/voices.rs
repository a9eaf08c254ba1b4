//! The languages that many people speak: each is made once, with the cards of each game that is played.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use crate::rules::{AnyRules, Titles};
use crate::say::Lang;
use crate::session::voice::LanguagePack;

/// Languages, with the cards of games by the hashes of their rules. One that nobody speaks any more is forgotten.
#[derive(Default)]
pub struct LanguagePacks {
    titles: Arc<Titles>,
    spoken: HashMap<(Lang, Option<u64>), Weak<LanguagePack>>,
}

impl LanguagePacks {
    /// No languages yet; the games of the user's own files have these names.
    #[must_use]
    pub fn with_titles(titles: impl Into<Arc<Titles>>) -> Self {
        LanguagePacks { titles: titles.into(), spoken: HashMap::new() }
    }

    /// A language, with the cards of a game if one is played.
    pub fn of(&mut self, lang: Lang, game: Option<(&AnyRules, u64)>) -> Arc<LanguagePack> {
        let key = (lang, game.map(|(_, hash)| hash));
        if let Some(voice) = self.spoken.get(&key).and_then(Weak::upgrade) {
            return voice;
        }
        let plain = LanguagePack::new(lang).with_titles(Arc::clone(&self.titles));
        let voice = Arc::new(match game {
            Some((rules, _)) => plain.for_game(rules),
            None => plain,
        });
        self.spoken.retain(|_, voice| voice.strong_count() > 0);
        self.spoken.insert(key, Arc::downgrade(&voice));
        voice
    }
}
