//! The short codes of cards that the rule file gives none.

/// As many letters of a colour as keep it apart from the others.
pub fn letters_of(colour: usize, colours: &[String]) -> &str {
    let id = &colours[colour];
    let alone = |length: &usize| colours.iter().filter(|other| other.starts_with(&id[..*length])).count() == 1;
    &id[..(1..id.len()).find(alone).unwrap_or(id.len())]
}

pub fn usual_code(symbol: &str) -> &str {
    match symbol {
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
        "wild-draw-four" | "draw-four" => "+4",
        "wild" => "w",
        number => number,
    }
}
