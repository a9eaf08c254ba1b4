//! Names of several words, which stay on one row where they can: "king of hearts".
//!
//! While a text is made their blanks are no-break spaces. Those must not leave the program, since readers speak them and
//! nobody who searches types them, so a finished line has plain blanks and its names beside the text.

const BLANK: char = '\u{A0}';

/// A name whose words stay on one row of the line in which it is told, if it fits there.
#[must_use]
pub fn together(name: &str) -> String {
    replaced(name, ' ', BLANK)
}

/// A text with plain blanks.
pub(super) fn plain(text: &str) -> String {
    replaced(text, BLANK, ' ')
}

/// A text with another letter in the place of one.
fn replaced(text: &str, letter: char, by: char) -> String {
    let mut parts = text.split(letter);
    let mut replaced = String::with_capacity(text.len());
    replaced.push_str(parts.next().unwrap_or_default());
    for part in parts {
        replaced.push(by);
        replaced.push_str(part);
    }
    replaced
}

/// A text with plain blanks; its names of several words, with the marks behind them, are added to the list.
pub(super) fn apart(text: String, names: &mut Vec<String>) -> String {
    if !text.contains(BLANK) {
        return text;
    }
    for name in text.split(' ').filter(|word| word.contains(BLANK)).map(plain) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    plain(&text)
}

/// A text in which these names stay together again.
pub(super) fn again(text: &str, names: &[String]) -> String {
    names.iter().fold(text.to_owned(), |text, name| text.replace(name.as_str(), &together(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_beside_a_text_with_plain_blanks() {
        let (king, two) = (together("King of hearts"), together("draw two"));
        let mut names = Vec::new();
        let text = apart(format!("{king}, {two} and 3, {two}."), &mut names);
        assert_eq!(text, "King of hearts, draw two and 3, draw two.");
        assert_eq!(names, ["King of hearts,", "draw two", "draw two."]);
        let mut told_again = Vec::new();
        assert_eq!(apart(again(&text, &names), &mut told_again), text);
        assert_eq!(told_again, names);
    }
}
