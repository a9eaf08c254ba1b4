//! Why the command line is not carried out, as data. The words are in `locales/<lang>/cli.ftl`.

use crate::rules::TableSizes;
use crate::say::{Arg, Locale, Message, Reason, Text, hold};

macro_rules! refusals {
    ($(
        $(#[$doc:meta])+
        $name:ident = $id:literal $(or $suggest:literal)? { $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? }
    )+) => {
        /// Why the command line is not carried out. The fields are the variables of the message.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])+ $name { $($(#[$field_doc])* $field: $type),* },)+
        }

        impl Refusal {
            /// The message and its variables. With a suggestion there is another message, which asks whether that was
            /// meant.
            fn message<'a>(&'a self, locale: &Locale) -> Message<'a> {
                match self {
                    $(Refusal::$name { $($field),* } => {
                        const VARIABLES: &[&str] = &[$(stringify!($field)),*];
                        const _: () = hold($id, VARIABLES, &[]);
                        $(const _: () = hold($suggest, VARIABLES, &[]);)?
                        let args: Vec<(&'static str, Option<Arg<'a>>)> =
                            vec![$((stringify!($field), $field.said(locale))),*];
                        let args: Vec<_> = args.into_iter().filter_map(|(name, arg)| Some((name, arg?))).collect();
                        $(if args.iter().any(|(name, _)| *name == "suggestion") {
                            return Message::held($suggest, args);
                        })?
                        Message::held($id, args)
                    })+
                }
            }
        }
    };
}

refusals! {
    /// The program contradicts itself.
    InternalError = "cli-contradiction" { what: String }
    /// It does so when it plays a record.
    RecordContradicts = "cli-record-contradicts" { file: String }
    /// There is no such command.
    UnknownCommand = "cli-unknown-command" or "cli-unknown-command-suggest" { word: String, suggestion: Option<String> }
    /// The command needs a host.
    MissingHost = "cli-missing-host" {}
    /// That is no host.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "only the network has hosts"))]
    BadHost = "cli-bad-host" { word: String }
    /// An address cannot be listened at.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NotOpen = "host-not-open" { address: String, reason: Reason }
    /// What a host has kept cannot be read.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nothing is kept"))]
    HostUnreadable = "host-unreadable" { reason: Reason }
    /// Another host has what is kept here.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nothing is kept"))]
    HostTwice = "host-twice" {}
    /// The program was built without SSH.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoSsh = "cli-no-ssh" {}
    /// What is kept as the key of the SSH door is none.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoHostKey = "host-no-key" {}
    /// What is kept as the certificate of the host is none.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoKeptCertificate = "host-no-certificate" {}
    /// A file holds no certificate.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoCertificate = "host-certificate-none" { file: String }
    /// A file holds no key of a certificate.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    NoCertificateKey = "host-certificate-no-key" { file: String }
    /// The key is that of another certificate.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody listens"))]
    CertificateMisfit = "host-certificate-misfit" {}
    /// The program was built without the network.
    #[cfg_attr(feature = "net", allow(dead_code, reason = "it has the network"))]
    NoNetwork = "cli-no-network" {}
    /// There is no such game.
    UnknownGame = "cli-unknown-game" or "cli-unknown-game-suggest" { word: String, suggestion: Option<String> }
    /// There is no such flag.
    UnknownOption = "cli-unknown-option" or "cli-unknown-option-suggest" { option: String, suggestion: Option<String> }
    /// A word too many, or a value for a flag that takes none.
    Unexpected = "cli-unexpected" { word: String }
    /// The command needs a game.
    MissingGame = "cli-missing-game" { command: String }
    /// A flag that must be given.
    Missing = "cli-missing" { option: String }
    /// A flag without its value.
    MissingValue = "cli-missing-value" { option: String }
    /// A flag that can stand only once.
    Twice = "cli-twice" { option: String }
    /// Two flags of which only one can stand.
    Conflict = "cli-conflict" { option: String, other: String }
    /// An example has no beginning that a record could have.
    DealRecord = "cli-deal-record" {}
    /// What an example sets by itself.
    DealConflict = "cli-deal-conflict" { other: String }
    /// A flag that means something only beside another one.
    Needs = "cli-needs" { option: String, other: String }
    /// None of the words that are possible.
    BadValue = "cli-bad-value" { option: String, value: String, values: AnyOf }
    /// No card of an own choice.
    BadCards = "cli-bad-cards" { option: String, value: String, most: u8, cards: AllOf }
    /// No sort of message with how much of it is told.
    BadDetail = "cli-bad-detail" { option: String, value: String }
    /// No name of a profile.
    NoProfileName = "cli-profile-name" { word: String }
    /// There is no such profile.
    UnknownProfile = "cli-unknown-profile" { word: String }
    /// No command that can be started.
    NoCommand = "cli-no-command" { option: String, value: String }
    /// No whole number of the range.
    BadNumber = "cli-bad-number" { option: String, value: String, min: u64, max: u64 }
    /// No whole number.
    NotANumber = "cli-not-a-number" { option: String, value: String }
    /// The game is for fewer or more.
    Players = "cli-players-range" { game: Game, sizes: TableSizes, value: usize }
    /// A flag for patiences, and the game is none.
    OnlyPatience = "cli-only-patience" { option: String, game: Game }
    /// A flag for games with hidden hands, and the game is none.
    OnlyHands = "cli-only-hands" { option: String, game: Game }
    /// The game is played in teams, and so many cannot be divided.
    TeamPlayers = "cli-players-teams" { game: Game, teams: u8, sizes: AnyOf, value: usize }
    /// So few can play with the chosen options that there cannot be so many teams.
    NoTeams = "cli-no-teams" { game: Game, teams: u8, max: u8 }
    /// What is written on a card has a sign that screen readers pronounce.
    SpokenSign = "cli-spoken-sign" { sign: String }
    /// The number of players is not that of the seats.
    PlayersConflict = "cli-players-conflict" { players: u8, seats: usize }
    /// The number of players or seats is not that of the example.
    DealSeats = "cli-deal-seats" { example: String, players: u8 }
    /// No seat.
    BadSeat = "cli-bad-seat" { word: String }
    /// Nothing stands between two commas.
    EmptySeat = "cli-empty-seat" {}
    /// A name that two would have.
    SeatTwice = "cli-seat-twice" { word: String }
    /// Nobody at the table who could deal is called so.
    NoDealer = "cli-no-dealer" { word: String }
    /// The own name, and oneself sits nowhere.
    NameOfNobody = "cli-name-of-nobody" {}
    /// No name.
    BadName = "cli-bad-name" { word: String, max: usize }
    /// No level.
    UnknownLevel = "cli-unknown-level" { word: String, levels: AllOf }
    /// More levels than computer players.
    TooManyLevels = "cli-too-many-levels" { levels: usize, bots: usize }
    /// Neither one level nor one for each player.
    LevelsPerSeat = "cli-levels-per-seat" { levels: usize, players: u8 }
    /// An option of the table without its value.
    BadSet = "cli-bad-set" { value: String }
    /// The game has no such option of the table.
    UnknownSet = "cli-unknown-set" or "cli-unknown-set-suggest" { game: Game, word: String, names: AllOf, suggestion: Option<String> }
    /// The game has no options of the table at all.
    NoSets = "cli-no-sets" { game: Game }
    /// Not a language of the program.
    UnknownLanguage = "cli-unknown-language" { word: String }
    /// An argument that is not UTF-8.
    NotText = "cli-not-text" {}
    /// A record that cannot be played.
    BadRecord = "cli-bad-record" { file: String, line: usize, problem: Problem }
    /// A line of a record's head that is not there.
    RecordLacks = "cli-record-lacks" { file: String, line: usize, key: String }
    /// No commitment of a shuffle.
    NoCommitment = "cli-commitment-digits" { word: String }
    /// The record says nothing that a commitment could be compared with.
    Uncommitted = "cli-uncommitted" { file: String }
    /// The commitment of the record is another one.
    OtherCommitment = "cli-other-commitment" { file: String, told: String }
    /// No game has been recorded yet.
    NothingToResume = "cli-nothing-to-resume" {}
    /// All recorded games are finished.
    NothingUnfinished = "cli-nothing-unfinished" {}
    /// No recorded game has this number.
    NoNumbered = "cli-no-numbered" { word: String }
    /// No game of this number is kept, whether it is over or not.
    NotKept = "cli-not-kept" { word: String }
    /// Several people are still playing the game.
    InPlay = "cli-in-play" { file: String }
    /// The game cannot be written down.
    NotRecorded = "cli-not-recorded" {}
    /// No game was saved under that name.
    NotSaved = "cli-not-saved" { word: String, names: AllOf }
    /// No game was saved under that name, nor under any other.
    NothingSaved = "cli-nothing-saved" { word: String }
    /// The platform names no folder for the user's files.
    NoFolder = "no-folder" {}
    /// A new rule file needs a name.
    MissingName = "cli-missing-name" { command: String }
    /// No game can be called so.
    GameName = "cli-game-name" { word: String }
    /// House rules cannot be called so.
    ProfileName = "profile-name" {}
    /// There are no house rules to save.
    ProfileAsBook = "profile-as-book" {}
    /// There is a game with the name for the house rules.
    ProfileExists = "profile-exists" { name: String }
    /// A file that cannot be read.
    CannotRead = "cli-cannot-read" { file: String, reason: Reason }
    /// A file that cannot be written.
    CannotWrite = "cli-cannot-write" { file: String, reason: Reason }
    /// Standard output cannot be written.
    NoOutput = "cli-no-output" { reason: Reason }
    /// The user's settings are not TOML.
    BadSettings = "cli-bad-settings" { file: String, line: usize }
    /// The rules of a game have faults.
    BadRules = "cli-bad-rules" { game: Game, check: String }
    /// The game has no such clause.
    UnknownClause = "cli-unknown-clause" { game: Game, word: String }
    /// The clause belongs to what the game is made from, and another stands in its place.
    ReplacedClause = "cli-replaced-clause" { game: Game, word: String }
    /// Nothing is there that translates into braille.
    NoBraille = "cli-no-braille" { program: String }
    /// A braille table that is not installed.
    NoTable = "cli-no-table" { table: String }
    /// The translation into braille failed.
    BrailleFailed = "cli-braille-failed" { reason: Reason }
    /// A file of examples has faults.
    BadExample = "cli-bad-example" { file: String, check: String }
    /// A file without examples.
    NoExamples = "cli-no-examples" { file: String }
    /// The file has no such example.
    UnknownExample = "cli-unknown-example" or "cli-unknown-example-suggest" { file: String, word: String, names: AllOf, suggestion: Option<String> }
    /// The file has several examples and none was named.
    ExampleNeeded = "cli-example-needed" { file: String, names: AllOf }
    /// The examples are another game's.
    OtherGame = "cli-other-game" { file: String, other: Game, game: Game }
}

impl Refusal {
    /// The sentences.
    #[must_use]
    pub fn text(&self, locale: &Locale) -> Text {
        locale.say(self.message(locale))
    }
}

/// Something that a message names.
pub trait Said {
    /// It as a variable of the message; none if it is not known.
    fn said(&self, locale: &Locale) -> Option<Arg<'_>>;
}

/// A game, told by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game(pub String);

/// Several words, all of which there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllOf(pub Vec<String>);

/// Several words of which one can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOf(pub Vec<String>);

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is no text.
    NotText,
    /// It is no record.
    NotARecord,
    /// It was written by another version of the program.
    Version,
    /// The game is not known.
    NoGame,
    /// The rules have changed since.
    OtherRules,
    /// The seed is not what those who shuffled have made.
    OtherSeed,
    /// Nobody can be called so, or two are.
    Name,
    /// The line is no move.
    NoMove,
    /// The move cannot be made.
    Impossible,
}

impl Said for Problem {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        let token = match self {
            Problem::NotText => "not-text",
            Problem::NotARecord => "not-a-record",
            Problem::Version => "version",
            Problem::NoGame => "no-game",
            Problem::OtherRules => "other-rules",
            Problem::OtherSeed => "other-seed",
            Problem::Name => "name",
            Problem::NoMove => "no-move",
            Problem::Impossible => "impossible",
        };
        Some(token.into())
    }
}

impl Said for Reason {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl Said for String {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some(self.into())
    }
}

impl Said for Option<String> {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        self.as_ref().map(Arg::from)
    }
}

impl Said for Game {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.game_name(&self.0).into())
    }
}

impl Said for AllOf {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "and"))
    }
}

impl Said for AnyOf {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "or"))
    }
}

impl Said for TableSizes {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.sizes(self).into())
    }
}

impl Said for u8 {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl Said for usize {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

/// As digits: the numbers of Fluent have a point, and are not exact beyond 2 to the 53rd.
impl Said for u64 {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
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
    use crate::say::Lang;

    /// The refusals with a suggestion have two messages each, of which a run finds only the one that it needs.
    #[test]
    fn a_suggestion_is_asked_for_in_every_language() {
        let word = || "x".to_owned();
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for suggestion in [None, Some("what was meant".to_owned())] {
                let (game, names) = (Game("uno".to_owned()), AllOf(vec![word()]));
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
