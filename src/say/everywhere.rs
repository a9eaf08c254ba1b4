//! Words that are understood whatever the language of the moment: those of every language.

use std::sync::OnceLock;

use super::lang::Lang;
use super::locale::Locale;
use super::message::Message;

/// A message in every language; nothing of a language that does not have it.
#[must_use]
pub fn everywhere(id: &str) -> Vec<(Lang, String)> {
    static LOCALES: OnceLock<[Locale; Lang::ALL.len()]> = OnceLock::new();
    let locales = LOCALES.get_or_init(|| Lang::ALL.map(Locale::new));
    locales.iter().filter_map(|locale| Some((locale.lang(), locale.in_full(locale.find(id, &[])?)))).collect()
}

/// The words of a list, whatever the language.
#[must_use]
pub fn words_everywhere(list: Message<'_>) -> Vec<String> {
    everywhere(&list.into_parts().0).iter().flat_map(|(_, list)| list.split_whitespace()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::msg;

    #[test]
    fn a_word_is_there_in_every_language() {
        let words = words_everywhere(msg!("words-everywhere-quit"));
        assert!(["quit", "ende", "lopeta"].into_iter().all(|word| words.iter().any(|other| other == word)));
        assert_eq!(everywhere("game-numnum-wall").len(), Lang::ALL.len());
        assert_eq!(everywhere("no-such-message").len(), 0);
    }
}
