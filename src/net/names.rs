//! Names of people: which are allowed, and the index that finds a person by name.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, MixedScript};

use super::commands::LobbyCommand;
use crate::input::normal;
use crate::session::{LONGEST_NAME, LanguagePack, composed};
use crate::text::{Lang, Locale, Message, msg};

pub type PersonId = u64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidName {
    /// Contains something other than letters with hyphens and apostrophes between them, mixes scripts, or has a wrong
    /// length.
    Letters,
    /// Is a word of a command or a game.
    Word,
    /// Belongs to somebody, or looks like a name that does.
    Taken,
}

/// Checks a name against those of others.
///
/// # Errors
/// The name is not allowed.
pub fn check_name<'o>(name: &str, others: impl IntoIterator<Item = &'o str>) -> Result<(), InvalidName> {
    let own = guest_base(name).unwrap_or(name);
    let is_word = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphabetic() && c.identifier_allowed());
    let is_short = name.chars().count() <= LONGEST_NAME;
    if !own.split(['-', '\'']).all(is_word) || !is_short || !own.is_single_script() || guest_base(own).is_some() {
        return Err(InvalidName::Letters);
    }
    if is_command_word(own) {
        return Err(InvalidName::Word);
    }
    let own = skeletons(name);
    if others.into_iter().any(|other| skeletons(other).iter().any(|look| own.contains(look))) {
        return Err(InvalidName::Taken);
    }
    Ok(())
}

/// The name without the guest suffix: `Anna` for `Anna-guest`, in any language.
pub fn guest_base(name: &str) -> Option<&str> {
    let (own, behind) = name.rsplit_once('-')?;
    locales().iter().any(|locale| normal(&guest_word(locale)) == normal(behind)).then_some(own)
}

pub fn guest_name(locale: &Locale, name: &str) -> String {
    format!("{name}-{}", guest_word(locale))
}

fn guest_word(locale: &Locale) -> String {
    locale.in_full(msg!("lobby-guest"))
}

/// Cached, since loading a language is slow.
fn locales() -> &'static [Locale] {
    static LOCALES: OnceLock<Vec<Locale>> = OnceLock::new();
    LOCALES.get_or_init(|| Lang::ALL.into_iter().map(Locale::new).collect())
}

fn is_command_word(name: &str) -> bool {
    locales().iter().any(|locale| {
        let voice = LanguagePack::new(locale.lang());
        let is_said_of_all = || locale.list(msg!("lobby-no-names")).iter().any(|word| normal(word) == normal(name));
        voice.is_command(name) || LobbyCommand::named(&voice, name).is_some() || is_said_of_all()
    })
}

/// Skeletons by UTS 39 of the name and of its lower-case form, both without hyphens and apostrophes: names that share
/// one are visually confusable.
pub fn skeletons(name: &str) -> [String; 2] {
    let look = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    let name = composed(name).replace(['-', '\''], "");
    [look(&name), look(&name.to_lowercase())]
}

impl InvalidName {
    pub fn message(self, name: &str) -> Message<'_> {
        match self {
            InvalidName::Letters => msg!("lobby-name-letters", max = LONGEST_NAME),
            InvalidName::Word => msg!("lobby-name-word", name),
            InvalidName::Taken => msg!("lobby-name-taken", name),
        }
    }
}

/// Index of names by skeleton and by normalized spelling.
#[derive(Default)]
pub struct NameIndex {
    by_skeleton: HashMap<String, PersonId>,
    normalized: HashSet<String>,
}

impl NameIndex {
    pub fn add(&mut self, name: &str, id: PersonId) {
        self.by_skeleton.extend(skeletons(name).map(|look| (look, id)));
        self.normalized.insert(normal(name));
    }

    pub fn remove(&mut self, name: &str) {
        for look in skeletons(name) {
            self.by_skeleton.remove(&look);
        }
        self.normalized.remove(&normal(name));
    }

    /// Finds by name, ignoring case.
    pub fn find(&self, name: &str) -> Option<PersonId> {
        let [_, look] = skeletons(name);
        self.by_skeleton.get(&look).copied()
    }

    /// Finds a name that is visually confusable with this one.
    pub fn find_similar(&self, name: &str) -> Option<PersonId> {
        skeletons(name).iter().find_map(|look| self.by_skeleton.get(look).copied())
    }

    pub fn is_taken(&self, name: &str) -> bool {
        self.normalized.contains(&normal(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_letters_of_one_script_and_are_unique() {
        for name in ["Anna", "Björn", "Väinö", "Οδυσσέας", "Ольга", "Anna-Lena", "O'Brien", "Anna-Ben"]
        {
            assert_eq!(check_name(name, ["Ben"]), Ok(()), "{name}");
        }
        // Latin with a Cyrillic letter, digits, blanks, signs, invisible marks, nothing, too much.
        for name in
            ["Ann\u{430}", "Anna2", "Anna B", "<b>", "An\u{200B}na", "", "\u{1B}[2J", &"a".repeat(LONGEST_NAME + 1)]
        {
            assert_eq!(check_name(name, []), Err(InvalidName::Letters), "{name:?}");
        }
        let everyday = ["You", "du", "Sinä", "me", "Niemand", "alle", "Kaikki", "Rot", "BLUE", "keltainen"];
        for name in ["draw", "Zieh", "nosta", "Join", "liity", "verlassen"].into_iter().chain(everyday) {
            assert_eq!(check_name(name, []), Err(InvalidName::Word), "{name}");
        }
        for name in ["Anna-guest", "anna-Gast", "ÄÄNNI-VIERAS", "Anna-Lena-guest"] {
            assert_eq!(check_name(name, ["Anna"]), Ok(()), "{name}");
            assert_eq!(check_name(name, [name]), Err(InvalidName::Taken), "{name}");
        }
        let long = format!("{}-guest", "a".repeat(LONGEST_NAME - 5));
        for name in
            ["-guest", "Anna-", "Anna--Lena", "'Anna", "Anna-guest-guest", "Ann\u{430}-guest", "guest-", &long]
        {
            assert_eq!(check_name(name, []), Err(InvalidName::Letters), "{name:?}");
        }
        assert_eq!(check_name("draw-guest", []), Err(InvalidName::Word));
        for (name, other) in [("anna", "Anna"), ("ANNA", "anna"), ("Аnnа".trim(), "Bert"), ("lan", "Ian")] {
            let invalid = check_name(name, [other]);
            assert!(invalid.is_err() || other == "Bert", "{name} {other}");
        }
    }

    #[test]
    fn names_are_found_by_their_looks_until_they_are_free() {
        let mut names = NameIndex::default();
        names.add("Anna", 1);
        names.add("Björn", 2);
        assert_eq!((names.find("anna"), names.find("ANNA"), names.find("Ann")), (Some(1), Some(1), None));
        names.add("O'Brien", 3);
        assert_eq!(["o'brien", "OBrien", "O’Brien"].map(|name| names.find(name)), [Some(3); 3]);
        // The second letter is a Greek one.
        assert_eq!(names.find_similar("\u{391}nna"), Some(1));
        assert!(names.is_taken("björn") && !names.is_taken("Ben"));
        names.remove("Anna");
        assert_eq!((names.find("Anna"), names.find_similar("Anna"), names.find("Björn")), (None, None, Some(2)));
        assert!(!names.is_taken("Anna"));
    }
}
