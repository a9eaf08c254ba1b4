//! A person at another machine: their language, look and presentation settings, and the language packs that all of
//! them share.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Weak};

use super::app::App;
use super::devices::{BrailleForm, Detail, Dots, Look, Width};
use super::keyboard::{Keyboard, KeyboardLocation};
use super::language_pack::LanguagePack;
use super::participant::Preferences;
use super::plan::{Opening, Plan};
use super::setup::game_names::{leading_game, typed_game};
use super::setup::house_rules;
use super::storage::Storage;
use crate::input::{Act, Command, GameCommand, ProgramCommand, Said, quoted};
use crate::rules::{AnyRules, Diagnostic, GameTitles, Library, Loaded};
use crate::session::settings::{Folders, Setting};
use crate::text::{Channel, HandOrder, Lang, Line, msg};

/// The number of seats, if it was typed, and the house rules of a new table.
type NewTable = (Option<usize>, Vec<(String, String)>);

/// A remote person. Nothing is saved to disk or spoken on the host.
pub struct RemoteParticipant {
    pub(super) app: App,
}

impl RemoteParticipant {
    pub fn new(lang: Lang, library: &Library, voices: &mut LanguagePacks) -> Self {
        let opening = Opening { plan: Plan::default(), loaded: None };
        let storage = Storage::new(Folders::default());
        let voice = voices.of(lang, None);
        let keyboard = Keyboard::new(voice, None, Vec::new(), false, KeyboardLocation::OnAnotherMachine);
        RemoteParticipant { app: App::new(keyboard, library.clone(), opening, Box::new(|| 0), None, storage) }
    }

    pub fn lang(&self) -> Lang {
        self.voice().lang()
    }

    pub fn voice(&self) -> &LanguagePack {
        self.app.keyboard.voice()
    }

    pub fn shared_voice(&self) -> Arc<LanguagePack> {
        Arc::clone(&self.preferences().voice)
    }

    pub fn look(&self) -> Look {
        self.preferences().look
    }

    pub fn change_look(&mut self, look: Look) {
        self.app.keyboard.show_on(look);
    }

    pub(super) fn preferences(&self) -> &Preferences {
        &self.app.keyboard.preferences
    }

    /// Uses the shared language pack, with the cards of a game if one is played.
    pub fn share_voice(&mut self, voices: &mut LanguagePacks, game: Option<(&AnyRules, u64)>) {
        self.app.keyboard.preferences.voice = voices.of(self.lang(), game);
    }

    /// The game that a line for a new table names.
    ///
    /// # Errors
    /// The line that says that there is none.
    pub fn game_in(&self, typed: &str) -> Result<String, Line> {
        let said = self.app.said_before(typed, None);
        let place = said.iter().find_map(|said| said.phrase("game"));
        let named = || place.and_then(|place| self.app.library.ids().into_iter().nth(place));
        let leading = leading_game(self.voice(), &self.app.library, typed).map(|(game, _)| game);
        let named = leading.or_else(named);
        named.map_or_else(|| typed_game(self.voice(), &self.app.library, typed), Ok)
    }

    /// The number of seats and the house rules of a line for a new table.
    ///
    /// # Errors
    /// The line that says what is not understood.
    pub fn table_in(&self, typed: &str, loaded: &Loaded) -> Result<NewTable, Line> {
        let said = self.app.said_of(loaded.rules.id(), typed, loaded);
        let is_table = |said: &&Said| matches!(said.intent, "game" | "players" | "rules");
        let Some(said) = said.iter().find(is_table) else {
            let Some((game, rest)) = leading_game(self.voice(), &self.app.library, typed) else {
                return typed_game(self.voice(), &self.app.library, typed).map(|_| (None, Vec::new()));
            };
            let is_unknown = |part: &&str| {
                self.app.said_before(&format!("{game} {part}"), Some(loaded)).iter().all(|said| !is_table(&said))
            };
            let unknown = rest.split(',').find(is_unknown).unwrap_or(rest);
            return Err(self.voice().error(msg!("unknown-house-rule", word = quoted(unknown))));
        };
        let rules = house_rules::chosen_by(self.voice(), loaded, said)?;
        let seats = said.number().filter(|_| said.intent == "players");
        Ok((seats, rules))
    }

    pub fn means_go_on(&self, typed: &str) -> bool {
        let said = self.voice().read_in(typed, &["all"]);
        said.has("yes") || said.has("on")
    }

    pub fn asks_for_rules(&self, typed: &str) -> bool {
        self.voice().read_in(typed, &["table"]).has("rules")
    }

    /// Further questions are about the rules of this game.
    pub fn look_up(&mut self, game: String) {
        self.app.looked_up = Some(game);
    }

    pub fn not_together(&self, game: &str, faults: &[Diagnostic]) -> Line {
        self.app.not_together(game, faults)
    }

    /// Answers help and settings away from a table; `None` for any other line.
    pub fn answer(&mut self, typed: &str, voices: &mut LanguagePacks) -> Option<Vec<Line>> {
        let said = self.app.said_before(typed, None);
        let wanted = said.iter().filter(|said| said.act != Act::Answer).min_by_key(|said| said.free_letters())?;
        let command = wanted.command()?;
        if command == Command::Program(ProgramCommand::Help) && wanted.slots.is_empty() {
            // The help lists only what a remote person can change here.
            return Some(vec![self.voice().help(msg!("help-program-elsewhere"))]);
        }
        if command.facts().is_at_home {
            return Some(vec![self.voice().only_at_home(command)]);
        }
        let asks = matches!(command, Command::Look(_) | Command::Program(_) | Command::Game(GameCommand::Games));
        if !asks {
            return Some(vec![self.voice().not_now(command)]);
        }
        self.app.lines.clear();
        self.app.command_before(&said)?;
        self.share_voice(voices, None);
        Some(std::mem::take(&mut self.app.lines))
    }
}

impl RemoteParticipant {
    /// The settings that differ from the defaults.
    pub fn settings(&self) -> BTreeMap<String, String> {
        let Preferences { look: Look { width, form, dots, details }, order, .. } = self.preferences();
        let channels = Channel::ALL.map(|channel| (Setting::Show(channel), details.of(channel)));
        let channels = channels.into_iter().filter(|(_, detail)| *detail != Detail::default());
        width
            .map(|width| (Setting::Braille, width.cells().to_string()))
            .into_iter()
            .chain((*form == BrailleForm::Full).then(|| (Setting::BrailleForm, "full".to_owned())))
            .chain((*dots == Dots::Six).then(|| (Setting::BrailleDots, "six".to_owned())))
            .chain((*order != HandOrder::default()).then(|| (Setting::HandOrder, order.id().to_owned())))
            .chain(channels.map(|(setting, detail)| (setting, detail.id().to_owned())))
            .map(|(setting, value)| (setting.key(), value))
            .collect()
    }

    /// Applies saved settings to a new participant and ignores unknown ones.
    pub fn apply_settings(&mut self, settings: &BTreeMap<String, String>) {
        let of = |setting: Setting| settings.get(&setting.key()).map(String::as_str);
        let width = of(Setting::Braille).and_then(|cells| Width::new(cells.parse().ok()?));
        let mut look = Look { width, ..Look::default() };
        if of(Setting::BrailleForm) == Some("full") {
            look.form = BrailleForm::Full;
        }
        if of(Setting::BrailleDots) == Some("six") {
            look.dots = Dots::Six;
        }
        for channel in Channel::ALL {
            if let Some(detail) = of(Setting::Show(channel)).and_then(|word| word.parse().ok()) {
                look.details.set(channel, detail);
            }
        }
        self.change_look(look);
        let order = of(Setting::HandOrder).and_then(HandOrder::with_id);
        self.app.keyboard.preferences.order = order.unwrap_or_default();
    }
}

/// Shared language packs, by language and by the hash of the rules. Packs that nobody uses are dropped.
#[derive(Default)]
pub struct LanguagePacks {
    titles: Arc<GameTitles>,
    spoken: HashMap<(Lang, Option<u64>), Weak<LanguagePack>>,
}

impl LanguagePacks {
    pub fn with_titles(titles: impl Into<Arc<GameTitles>>) -> Self {
        LanguagePacks { titles: titles.into(), spoken: HashMap::new() }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_kept_by_its_keys_and_nothing_else() {
        let new = || RemoteParticipant::new(Lang::En, &Library::built_in(), &mut LanguagePacks::default());
        assert_eq!(new().settings(), BTreeMap::new());
        let mut look =
            Look { form: BrailleForm::Full, dots: Dots::Six, ..Look::braille(Width::new(40).expect("a width")) };
        look.details.set(Channel::Chat, Detail::Off);
        look.details.set(Channel::Hand, Detail::Short);
        let mut guest = new();
        guest.change_look(look);
        guest.app.keyboard.preferences.order = HandOrder::Number;
        let settings = guest.settings();
        let set: Vec<(&str, &str)> = settings.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let expected = [
            ("braille", "40"),
            ("braille-dots", "six"),
            ("braille-form", "full"),
            ("hand-order", "number"),
            ("show-chat", "off"),
            ("show-hand", "short"),
        ];
        assert_eq!(set, expected);
        let mut again = new();
        again.apply_settings(&settings);
        assert_eq!((again.look(), again.preferences().order), (look, HandOrder::Number));
        let unknown = [("braille", "0"), ("braille-dots", "nine"), ("show-hand", "loud"), ("later", "on")];
        let mut again = new();
        again.apply_settings(&unknown.map(|(key, value)| (key.to_owned(), value.to_owned())).into());
        assert_eq!(again.settings(), BTreeMap::new());
    }
}
