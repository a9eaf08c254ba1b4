//! The short card codes of records and examples: one character for the colour, one or two for the rest.

/// The standard code of a symbol: numbers are themselves but for ten, which is `x` as on brailled decks; other
/// symbols have the letter that English decks print; an unknown one is its own code.
#[must_use]
pub fn symbol_code(id: &str) -> &str {
    match id {
        "10" => "x",
        "jack" => "j",
        "queen" => "q",
        "king" => "k",
        "ace" => "a",
        "under" => "u",
        "over" => "o",
        "banner" => "b",
        "skip" | "stop" => "s",
        "reverse" => "v",
        "draw-two" => "+2",
        "draw-four" | "wild-draw-four" => "+4",
        "wild" | "wish" => "w",
        "joker" => "jo",
        "ban-two" => "-2",
        "ban-five" => "-5",
        other => other,
    }
}

/// The codes of a deck's colours: as few of the first letters as keep them apart.
#[must_use]
pub fn colour_codes(colours: &[String]) -> Vec<String> {
    let code = |id: &String| {
        (1..id.chars().count())
            .map(|length| id.chars().take(length).collect::<String>())
            .find(|code| colours.iter().filter(|other| other.starts_with(code.as_str())).count() == 1)
            .unwrap_or_else(|| id.clone())
    };
    colours.iter().map(code).collect()
}

/// All codes of an entry of a deck with these colours, which have the codes `all`, in the order colour, symbol; `own` is the
/// code that the file gives.
#[must_use]
pub fn entry_codes(
    deck: &[String],
    all: &[String],
    own: Option<&str>,
    symbols: &[String],
    colours: &[String],
) -> Vec<String> {
    let symbols = symbols.iter().map(|symbol| own.unwrap_or_else(|| symbol_code(symbol)));
    if colours.is_empty() {
        return symbols.map(str::to_owned).collect();
    }
    let letter = |colour: &String| {
        let index = deck.iter().position(|other| other == colour);
        index.map_or(colour.as_str(), |index| &all[index]).to_owned()
    };
    let letters = colours.iter().map(letter);
    letters.flat_map(|letter| symbols.clone().map(move |symbol| [letter.as_str(), symbol].concat())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the table calls a card by default is what examples understand.
    #[test]
    fn the_codes_of_the_table_are_those_of_records() {
        let (mut symbol, mut seen) = ("", 0);
        for line in include_str!("../../locales/en/names.ftl").lines() {
            if let Some((id, _)) = line.strip_prefix("symbol-").and_then(|line| line.split_once(" =")) {
                symbol = id;
            } else if let Some(code) = line.strip_prefix("    .code = ").filter(|_| !symbol.is_empty()) {
                assert_eq!(symbol_code(symbol), code, "{symbol}");
                seen += 1;
            } else if !line.starts_with(' ') {
                symbol = "";
            }
        }
        assert!(seen > 12, "{seen}");
    }

    #[test]
    fn colours_that_begin_alike_get_more_letters() {
        let colours = ["red", "blue", "black"].map(String::from);
        assert_eq!(colour_codes(&colours), ["r", "blu", "bla"]);
    }
}
