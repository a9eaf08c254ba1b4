//! `sixdot verify`: whether a game was shuffled as was promised before it was dealt, done again from its record.

use super::given::Given;
use super::language::Language;
use super::recorded::{kept_file, list_kept, refused};
use super::refusal::Refusal;
use super::stop::Stop;
use super::terminal::tell;
use super::{complain, line, table};
use crate::record::{ENOUGH, FairShuffle, Head, Nonce};
use crate::say::{Channel, Locale, Text, msg};
use crate::session::Recorded;

/// Deals a recorded game anew, and says who made its shuffle. Whether the commitment is the one that is given, if one is.
///
/// # Errors
/// There is no such record, or it cannot be played: its seed, too, must be what the parts make. No commitment is given.
pub fn verify(given: &Given, language: &Language) -> Result<bool, Stop> {
    let told = given.text("commitment").map(digits).transpose()?;
    let library = table::library(given)?;
    let Some(path) = given.paths("file").pop() else { return list_kept(&library, language).map(|()| true) };
    let path = kept_file(path, language)?;
    let file = path.display().to_string();
    let recorded = Recorded::read(path, &library, language.lang).map_err(|unplayable| refused(&unplayable))?;
    recorded.play().map_err(|unplayable| refused(&unplayable))?;
    let head = &recorded.record.head;
    let locale = Locale::new(language.lang);
    let mut texts = Vec::new();
    match (&head.shuffle, told) {
        (None, Some(_)) => return Err(Refusal::Uncommitted { file }.into()),
        (None, None) => texts.push(locale.say(msg!("verify-unknown"))),
        (Some(shuffle), told) => {
            let commitment = shuffle.secret.commitment();
            if let Some(told) = told.as_ref().filter(|told| !commitment.to_string().starts_with(told.as_str())) {
                complain(language.lang, &[Refusal::OtherCommitment { file, told: in_groups(told) }]);
                return Ok(false);
            }
            texts.push(who_shuffled(shuffle, head, &locale));
            texts.push(match told {
                Some(_) => locale.say(msg!("verify-same")),
                None => locale.say(msg!("verify-commitment", commitment = commitment.in_groups(64))),
            });
        }
    }
    texts.push(locale.say(msg!("verify-moves", count = recorded.record.len())));
    let lines: Vec<_> = texts.into_iter().map(|text| line(text, Channel::Help)).collect();
    tell(&lines)?;
    Ok(true)
}

fn who_shuffled(shuffle: &FairShuffle, head: &Head, locale: &Locale) -> Text {
    if shuffle.parts().is_empty() {
        return locale.say(msg!("verify-alone"));
    }
    let name = |seat: usize| match &head.players[seat].name {
        name if name.is_empty() => locale.say(msg!("person-name", number = seat + 1)),
        name => Text::plain(name.clone()),
    };
    let players = shuffle.parts().iter().map(|(seat, _)| name(seat.index()));
    let names = locale.join([locale.say(msg!("verify-server"))].into_iter().chain(players), "and");
    locale.say(msg!("verify-made", names))
}

/// The digits of a commitment, whole or its beginning, however they are grouped.
fn digits(word: &str) -> Result<String, Refusal> {
    let digits: String = word.chars().filter(|digit| !digit.is_whitespace()).collect::<String>().to_lowercase();
    // What is missing at the end is made up for, so that the beginning is read as the whole is.
    let whole = format!("{digits:0<64}");
    if digits.len() < ENOUGH || whole.parse::<Nonce>().is_err() {
        return Err(Refusal::NoCommitment { word: word.to_owned() });
    }
    Ok(digits)
}

/// Digits in groups of four: a voice reads them apart, and a display breaks the line between them.
fn in_groups(digits: &str) -> String {
    digits.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_read_whole_or_from_its_beginning() {
        let whole = "0123456789abcdef".repeat(4);
        assert_eq!(digits(&whole), Ok(whole.clone()));
        assert_eq!(digits("0123 4567 89AB CDEF"), Ok("0123456789abcdef".to_owned()));
        for wrong in ["", "0123 4567 89ab cde", "0123456789abcdeg", &format!("{whole}0"), "ääääääääääääääää"]
        {
            assert!(digits(wrong).is_err(), "{wrong}");
        }
        assert_eq!(in_groups("0123456789abcdef"), "0123 4567 89ab cdef");
    }
}
