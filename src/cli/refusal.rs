//! Reasons why the command line is refused, as data. The texts are in `locales/<lang>/cli.ftl`.

use crate::rules::TableSizes;
use crate::text::{Arg, Locale, Message, Reason, Text, check_messages};

macro_rules! refusals {
    ($(
        $(#[$attribute:meta])*
        $name:ident = $id:literal $(or $suggest:literal)? { $($field:ident: $type:ty),* $(,)? }
    )+) => {
        /// A refusal; its fields are the variables of the message.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$attribute])* $name { $($field: $type),* },)+
        }

        impl Refusal {
            /// The message and its variables. Refusals with a suggestion have a second message, which asks whether
            /// that was meant.
            fn message<'a>(&'a self, locale: &Locale) -> Message<'a> {
                match self {
                    $(Refusal::$name { $($field),* } => {
                        const VARIABLES: &[&str] = &[$(stringify!($field)),*];
                        const _: () = check_messages(&[$id], VARIABLES, &[]);
                        $(const _: () = check_messages(&[$suggest], VARIABLES, &[]);)?
                        let args: Vec<(&'static str, Option<Arg<'a>>)> =
                            vec![$((stringify!($field), $field.to_arg(locale))),*];
                        let args: Vec<_> = args.into_iter().filter_map(|(name, arg)| Some((name, arg?))).collect();
                        $(if args.iter().any(|(name, _)| *name == "suggestion") {
                            return Message::checked($suggest, args);
                        })?
                        Message::checked($id, args)
                    })+
                }
            }
        }
    };
}

refusals! {
    InternalError = "cli-contradiction" { what: String }
    RecordContradicts = "cli-record-contradicts" { file: String }
    UnknownCommand = "cli-unknown-command" or "cli-unknown-command-suggest" { word: String, suggestion: Option<String> }
    MissingHost = "cli-missing-host" {}
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "only the network has hosts"))]
    BadHost = "cli-bad-host" { word: String }
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NotOpen = "host-not-open" { address: String, reason: Reason }
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nothing is kept"))]
    HostUnreadable = "host-unreadable" { reason: Reason }
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nothing is kept"))]
    HostTwice = "host-twice" {}
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoSsh = "cli-no-ssh" {}
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoHostKey = "host-no-key" {}
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoKeptCertificate = "host-no-certificate" {}
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoCertificate = "host-certificate-none" { file: String }
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoCertificateKey = "host-certificate-no-key" { file: String }
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    CertificateMisfit = "host-certificate-misfit" {}
    #[cfg_attr(feature = "net", allow(dead_code, reason = "it has the network"))]
    NoNetwork = "cli-no-network" {}
    UnknownGame = "cli-unknown-game" or "cli-unknown-game-suggest" { word: String, suggestion: Option<String> }
    UnknownOption = "cli-unknown-option" or "cli-unknown-option-suggest" { option: String, suggestion: Option<String> }
    Unexpected = "cli-unexpected" { word: String }
    MissingGame = "cli-missing-game" { command: String }
    Missing = "cli-missing" { option: String }
    MissingValue = "cli-missing-value" { option: String }
    Twice = "cli-twice" { option: String }
    Conflict = "cli-conflict" { option: String, other: String }
    DealRecord = "cli-deal-record" {}
    DealConflict = "cli-deal-conflict" { other: String }
    Needs = "cli-needs" { option: String, other: String }
    BadValue = "cli-bad-value" { option: String, value: String, values: AnyOf }
    BadCards = "cli-bad-cards" { option: String, value: String, most: u8, cards: AllOf }
    BadDetail = "cli-bad-detail" { option: String, value: String }
    NoProfileName = "cli-profile-name" { word: String }
    UnknownProfile = "cli-unknown-profile" { word: String }
    NoCommand = "cli-no-command" { option: String, value: String }
    BadNumber = "cli-bad-number" { option: String, value: String, min: u64, max: u64 }
    NotANumber = "cli-not-a-number" { option: String, value: String }
    Players = "cli-players-range" { game: GameTitle, sizes: TableSizes, value: usize }
    OnlyPatience = "cli-only-patience" { option: String, game: GameTitle }
    OnlyHands = "cli-only-hands" { option: String, game: GameTitle }
    TeamPlayers = "cli-players-teams" { game: GameTitle, teams: u8, sizes: AnyOf, value: usize }
    NoTeams = "cli-no-teams" { game: GameTitle, teams: u8, max: u8 }
    SpokenSign = "cli-spoken-sign" { sign: String }
    PlayersConflict = "cli-players-conflict" { players: u8, seats: usize }
    DealSeats = "cli-deal-seats" { example: String, players: u8 }
    BadSeat = "cli-bad-seat" { word: String }
    EmptySeat = "cli-empty-seat" {}
    SeatTwice = "cli-seat-twice" { word: String }
    NoDealer = "cli-no-dealer" { word: String }
    NameOfNobody = "cli-name-of-nobody" {}
    BadName = "cli-bad-name" { word: String, max: usize }
    UnknownLevel = "cli-unknown-level" { word: String, levels: AllOf }
    TooManyLevels = "cli-too-many-levels" { levels: usize, bots: usize }
    LevelsPerSeat = "cli-levels-per-seat" { levels: usize, players: u8 }
    BadSet = "cli-bad-set" { value: String }
    UnknownSet = "cli-unknown-set" or "cli-unknown-set-suggest" { game: GameTitle, word: String, names: AllOf, suggestion: Option<String> }
    NoSets = "cli-no-sets" { game: GameTitle }
    UnknownLanguage = "cli-unknown-language" { word: String }
    NotText = "cli-not-text" {}
    BadRecord = "cli-bad-record" { file: String, line: usize, problem: RecordProblem }
    RecordLacks = "cli-record-lacks" { file: String, line: usize, key: String }
    NoCommitment = "cli-commitment-digits" { word: String }
    Uncommitted = "cli-uncommitted" { file: String }
    OtherCommitment = "cli-other-commitment" { file: String, told: String }
    NothingToResume = "cli-nothing-to-resume" {}
    NothingUnfinished = "cli-nothing-unfinished" {}
    NoNumbered = "cli-no-numbered" { word: String }
    NotKept = "cli-not-kept" { word: String }
    InPlay = "cli-in-play" { file: String }
    NotRecorded = "cli-not-recorded" {}
    NotSaved = "cli-not-saved" { word: String, names: AllOf }
    NothingSaved = "cli-nothing-saved" { word: String }
    NoFolder = "no-folder" {}
    MissingName = "cli-missing-name" { command: String }
    GameName = "cli-game-name" { word: String }
    ProfileName = "profile-name" {}
    ProfileAsBook = "profile-as-book" {}
    ProfileExists = "profile-exists" { name: String }
    CannotRead = "cli-cannot-read" { file: String, reason: Reason }
    CannotWrite = "cli-cannot-write" { file: String, reason: Reason }
    NoOutput = "cli-no-output" { reason: Reason }
    BadSettings = "cli-bad-settings" { file: String, line: usize }
    BadRules = "cli-bad-rules" { game: GameTitle, check: String }
    UnknownClause = "cli-unknown-clause" { game: GameTitle, word: String }
    ReplacedClause = "cli-replaced-clause" { game: GameTitle, word: String }
    NoBraille = "cli-no-braille" { program: String }
    NoTable = "cli-no-table" { table: String }
    BrailleFailed = "cli-braille-failed" { reason: Reason }
    BadExample = "cli-bad-example" { file: String, check: String }
    NoExamples = "cli-no-examples" { file: String }
    UnknownExample = "cli-unknown-example" or "cli-unknown-example-suggest" { file: String, word: String, names: AllOf, suggestion: Option<String> }
    ExampleNeeded = "cli-example-needed" { file: String, names: AllOf }
    OtherGame = "cli-other-game" { file: String, other: GameTitle, game: GameTitle }
}

impl Refusal {
    #[must_use]
    pub fn text(&self, locale: &Locale) -> Text {
        locale.say(self.message(locale))
    }
}

/// A field of a refusal that becomes a variable of its message.
pub trait MessageField {
    /// The variable; `None` if it is not known.
    fn to_arg(&self, locale: &Locale) -> Option<Arg<'_>>;
}

/// A game, shown by its title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTitle(pub String);

/// A list of words, joined by "and".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllOf(pub Vec<String>);

/// Alternatives, joined by "or".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOf(pub Vec<String>);

/// A fault of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    NotText,
    NotARecord,
    Version,
    NoGame,
    OtherRules,
    OtherSeed,
    Name,
    NoMove,
    Impossible,
}

impl MessageField for RecordProblem {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        let token = match self {
            RecordProblem::NotText => "not-text",
            RecordProblem::NotARecord => "not-a-record",
            RecordProblem::Version => "version",
            RecordProblem::NoGame => "no-game",
            RecordProblem::OtherRules => "other-rules",
            RecordProblem::OtherSeed => "other-seed",
            RecordProblem::Name => "name",
            RecordProblem::NoMove => "no-move",
            RecordProblem::Impossible => "impossible",
        };
        Some(token.into())
    }
}

impl MessageField for Reason {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl MessageField for String {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        Some(self.into())
    }
}

impl MessageField for Option<String> {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        self.as_ref().map(Arg::from)
    }
}

impl MessageField for GameTitle {
    fn to_arg(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.game_name(&self.0).into())
    }
}

impl MessageField for AllOf {
    fn to_arg(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "and"))
    }
}

impl MessageField for AnyOf {
    fn to_arg(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "or"))
    }
}

impl MessageField for TableSizes {
    fn to_arg(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.sizes(self).into())
    }
}

impl MessageField for u8 {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl MessageField for usize {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

/// As digits: the numbers of Fluent have a decimal point and are exact only up to 2^53.
impl MessageField for u64 {
    fn to_arg(&self, _: &Locale) -> Option<Arg<'_>> {
        Some(self.to_string().into())
    }
}

fn joined<'a>(locale: &Locale, words: &[String], join: &str) -> Arg<'a> {
    let word = |word: &String| Text::plain(word.clone());
    locale.join(words.iter().map(word), join).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    /// A run finds only one of the two messages of a refusal with a suggestion.
    #[test]
    fn a_suggestion_is_asked_for_in_every_language() {
        let word = || "x".to_owned();
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for suggestion in [None, Some("what was meant".to_owned())] {
                let (game, names) = (GameTitle("uno".to_owned()), AllOf(vec![word()]));
                let refusals = [
                    Refusal::UnknownCommand { word: word(), suggestion: suggestion.clone() },
                    Refusal::UnknownGame { word: word(), suggestion: suggestion.clone() },
                    Refusal::UnknownOption { option: word(), suggestion: suggestion.clone() },
                    Refusal::UnknownSet { game, word: word(), names: names.clone(), suggestion: suggestion.clone() },
                    Refusal::UnknownExample { file: word(), word: word(), names, suggestion: suggestion.clone() },
                ];
                for refusal in refusals {
                    let told = refusal.text(&locale).full;
                    assert_eq!(told.ends_with("what was meant?"), suggestion.is_some(), "{lang}: {told}");
                }
            }
        }
    }
}
