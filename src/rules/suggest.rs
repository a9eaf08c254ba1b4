//! "Did you mean ...": the nearest of the words that would have been right.

use strsim::damerau_levenshtein;

/// The word that is nearest to what was written, if one is near enough: one slip in three characters.
#[must_use]
pub fn nearest<'a>(written: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let most = (written.chars().count() / 3).clamp(1, 4);
    words
        .into_iter()
        .map(|word| (damerau_levenshtein(&written, &word.to_lowercase()), word))
        .filter(|(slips, word)| *slips <= most && *slips < word.chars().count())
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_slips_of_the_keyboard() {
        let words = ["cards", "colours", "copies", "not-on"];
        assert_eq!(nearest("card", words), Some("cards"));
        assert_eq!(nearest("colors", words), Some("colours"));
        assert_eq!(nearest("coipes", words), Some("copies"));
        assert_eq!(nearest("Not-On", words), Some("not-on"));
        assert_eq!(nearest("players", words), None);
        assert_eq!(nearest("x", ["y", "z"]), None, "nothing is like a single letter");
    }
}
