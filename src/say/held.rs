//! The table of all messages, and what stops the compiler where one is missing or not given what it needs.

/// Every message by its id, sorted, with the variables that it needs in any language, and those of its attributes that
/// are no other form of it. What families of games have of their own counts as the message for all of them.
const MESSAGES: &[(&str, &[&str], &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// How the ids of messages end that a family of games has of its own.
const ENDINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/endings.rs"));

/// Stops the compiler if there is no such message, or it needs what is given neither now nor later.
#[doc(hidden)]
pub const fn hold(id: &str, now: &[&str], later: &[&str]) {
    let Some((_, needed, _)) = find(id, "") else { slip("there is no message ", id, "") };
    let mut at = 0;
    while at < needed.len() {
        if !has(now, needed[at]) && !has(later, needed[at]) {
            slip(id, " also needs the variable ", needed[at]);
        }
        at += 1;
    }
}

/// Stops the compiler if there is no such message, neither for all families of games nor of one of them, or one of those lacks
/// one of these attributes.
#[doc(hidden)]
pub const fn hold_attributes(id: &str, attributes: &[&str]) {
    let mut found = hold_attributes_of(id, "", attributes);
    let mut at = 0;
    while at < ENDINGS.len() {
        found |= hold_attributes_of(id, ENDINGS[at], attributes);
        at += 1;
    }
    if !found {
        slip("there is no message ", id, "");
    }
}

/// The same of the message with this ending alone; whether it is there.
const fn hold_attributes_of(id: &str, ending: &str, attributes: &[&str]) -> bool {
    let Some((whole, _, own)) = find(id, ending) else { return false };
    let mut at = 0;
    while at < attributes.len() {
        if !has(own, attributes[at]) {
            slip(whole, " has no attribute ", attributes[at]);
        }
        at += 1;
    }
    true
}

/// A message of the table, whose id may have an ending.
const fn find(id: &str, ending: &str) -> Option<(&'static str, &'static [&'static str], &'static [&'static str])> {
    let (mut from, mut to) = (0, MESSAGES.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match compare(MESSAGES[middle].0.as_bytes(), id.as_bytes(), ending.as_bytes()) {
            0 => return Some(MESSAGES[middle]),
            1 => to = middle,
            _ => from = middle + 1,
        }
    }
    None
}

const fn has(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if compare(names[at].as_bytes(), name.as_bytes(), &[]) == 0 {
            return true;
        }
        at += 1;
    }
    false
}

/// A text against another one with its ending: 0 for equal, 1 if the first one is behind, else -1. This is what `Ord` says,
/// which no constant may ask yet.
const fn compare(one: &[u8], other: &[u8], ending: &[u8]) -> i8 {
    let mut at = 0;
    while at < one.len() && at < other.len() + ending.len() {
        let letter = if at < other.len() { other[at] } else { ending[at - other.len()] };
        if one[at] != letter {
            return if one[at] > letter { 1 } else { -1 };
        }
        at += 1;
    }
    if one.len() == other.len() + ending.len() {
        0
    } else if one.len() > other.len() + ending.len() {
        1
    } else {
        -1
    }
}

/// The longest text by which a build stops.
const LONGEST_SLIP: usize = 160;

/// Stops the compiler with a text of three parts.
const fn slip(first: &str, second: &str, third: &str) -> ! {
    let parts = [first.as_bytes(), second.as_bytes(), third.as_bytes()];
    let (mut text, mut length, mut part) = ([b' '; LONGEST_SLIP], 0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() && length < LONGEST_SLIP {
            text[length] = parts[part][at];
            length += 1;
            at += 1;
        }
        part += 1;
    }
    match std::str::from_utf8(text.split_at(length).0) {
        Ok(text) => panic!("{}", text),
        Err(_) => panic!("a message is not there or not whole"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_whole_is_held() {
        hold("unknown-command", &["word"], &[]);
        hold("unknown-command", &[], &["word"]);
        hold("why-fits", &["card", "more-than-it-needs"], &[]);
        hold_attributes("command-play", &["words", "use", "help"]);
        // Of a message that only families of games have, theirs will do.
        hold_attributes("command-row", &["words", "use", "help"]);
    }

    #[test]
    #[should_panic(expected = "there is no message no-such-message")]
    fn a_message_that_is_not_there_stops() {
        hold("no-such-message", &[], &[]);
    }

    #[test]
    #[should_panic(expected = "unknown-command also needs the variable word")]
    fn a_variable_that_is_not_given_stops() {
        hold("unknown-command", &["words"], &[]);
    }

    /// English need not know whether a row is the last one; German must.
    #[test]
    #[should_panic(expected = "row-name also needs the variable last")]
    fn what_any_language_looks_at_is_needed() {
        hold("row-name", &["row"], &[]);
    }

    #[test]
    #[should_panic(expected = "help-review also needs the variable called")]
    fn what_the_message_of_a_family_needs_is_needed() {
        hold("help-review", &[], &[]);
    }

    #[test]
    #[should_panic(expected = "command-play has no attribute nothing")]
    fn an_attribute_that_is_not_there_stops() {
        hold_attributes("command-play", &["nothing"]);
    }
}
