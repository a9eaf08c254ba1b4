//! What people at tables over the network can be called.

use std::sync::OnceLock;

use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, MixedScript};

use super::word::Word;
use crate::command::{Words, normal};
use crate::rules::book::Kind;
use crate::say::{Lang, Locale, Message, msg};
use crate::session::LONGEST_NAME;

/// Why nobody can be called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There is something in it that is no letter, it mixes scripts, or it is empty or too long.
    Letters,
    /// It is a word that means something.
    Word,
    /// Somebody is called so, or in a way that looks the same.
    Taken,
}

/// Whether somebody can be called so beside others.
///
/// # Errors
/// Why not.
pub fn fits<'o>(name: &str, others: impl IntoIterator<Item = &'o str>) -> Result<(), Unfit> {
    let own = of_guest(name).unwrap_or(name);
    let letters = own.chars().all(|letter| letter.is_alphabetic() && letter.identifier_allowed());
    let is_short = name.chars().count() <= LONGEST_NAME;
    if own.is_empty() || !letters || !is_short || !own.is_single_script() {
        return Err(Unfit::Letters);
    }
    if means_something(own) {
        return Err(Unfit::Word);
    }
    let own = looks(name);
    if others.into_iter().any(|other| looks(other).iter().any(|look| own.contains(look))) {
        return Err(Unfit::Taken);
    }
    Ok(())
}

/// The name of somebody who plays as a guest, since the name itself is somebody else's: `Anna` of `Anna-guest`, in any language.
#[must_use]
pub fn of_guest(name: &str) -> Option<&str> {
    let (own, behind) = name.split_once('-')?;
    locales().iter().any(|locale| normal(&guest_word(locale)) == normal(behind)).then_some(own)
}

/// What a guest is called in a language who would have this name.
#[must_use]
pub fn as_guest(locale: &Locale, name: &str) -> String {
    format!("{name}-{}", guest_word(locale))
}

fn guest_word(locale: &Locale) -> String {
    locale.in_full(msg!("lobby-guest"))
}

/// The languages. They are made once: who knocks costs those inside nothing.
fn locales() -> &'static [Locale] {
    static LOCALES: OnceLock<Vec<Locale>> = OnceLock::new();
    LOCALES.get_or_init(|| Lang::ALL.into_iter().map(Locale::new).collect())
}

/// Whether a name is a word of a game or of the lobby, in any language.
fn means_something(name: &str) -> bool {
    locales().iter().any(|locale| {
        let is_command = |family| Words::of(locale, family).commands().has_word(name);
        let is_said_of_all = || locale.list(msg!("lobby-no-names")).iter().any(|word| normal(word) == normal(name));
        Kind::ALL.into_iter().any(is_command) || Word::named(locale, name).is_some() || is_said_of_all()
    })
}

/// The UTS 39 skeletons of a name and of its small letters: names that share one cannot be told apart by the eye.
#[must_use]
pub fn looks(name: &str) -> [String; 2] {
    let look = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    [look(name), look(&name.to_lowercase())]
}

impl Unfit {
    /// What is told of it.
    #[must_use]
    pub fn message(self, name: &str) -> Message<'_> {
        match self {
            Unfit::Letters => msg!("lobby-name-letters", max = LONGEST_NAME),
            Unfit::Word => msg!("lobby-name-word", name),
            Unfit::Taken => msg!("lobby-name-taken", name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_of_one_script_that_mean_nothing_and_are_nobody_elses() {
        for name in ["Anna", "Björn", "Väinö", "Οδυσσέας", "Ольга"] {
            assert_eq!(fits(name, ["Ben"]), Ok(()), "{name}");
        }
        // Latin with a Cyrillic letter, digits, blanks, signs, invisible marks, nothing, too much.
        for name in
            ["Ann\u{430}", "Anna2", "Anna B", "<b>", "An\u{200B}na", "", "\u{1B}[2J", &"a".repeat(LONGEST_NAME + 1)]
        {
            assert_eq!(fits(name, []), Err(Unfit::Letters), "{name:?}");
        }
        let everyday = ["You", "du", "Sinä", "me", "Niemand", "alle", "Kaikki", "Rot", "BLUE", "keltainen"];
        for name in ["draw", "Zieh", "nosta", "Join", "liity", "verlassen"].into_iter().chain(everyday) {
            assert_eq!(fits(name, []), Err(Unfit::Word), "{name}");
        }
        for name in ["Anna-guest", "anna-Gast", "ÄÄNNI-VIERAS"] {
            assert_eq!(fits(name, ["Anna"]), Ok(()), "{name}");
            assert_eq!(fits(name, [name]), Err(Unfit::Taken), "{name}");
        }
        let long = format!("{}-guest", "a".repeat(LONGEST_NAME - 5));
        for name in ["-guest", "Anna-", "Anna-Ben", "Anna-guest-guest", "Ann\u{430}-guest", "guest-", &long] {
            assert_eq!(fits(name, []), Err(Unfit::Letters), "{name:?}");
        }
        assert_eq!(fits("draw-guest", []), Err(Unfit::Word));
        for (name, other) in [("anna", "Anna"), ("ANNA", "anna"), ("Аnnа".trim(), "Bert"), ("lan", "Ian")] {
            let unfit = fits(name, [other]);
            assert!(unfit.is_err() || other == "Bert", "{name} {other}");
        }
    }
}
