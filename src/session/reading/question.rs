//! Questions and commands of the program, which may be guessed at.

use crate::command::{Cards, Command, Typed, Words, closest, is_slip};
use crate::rules::book::Kind;
use crate::say::msg;
use crate::session::company::TableState;
use crate::session::has::is_there;
use crate::session::voice::LanguagePack;

/// The shortest word for which another one is suggested.
const SHORTEST: usize = 3;

/// The longest one.
const LONGEST: usize = 24;

/// A line as words. One that begins like a question is one, also without its mark: `must I draw`.
pub fn typed_line<'t>(voice: &LanguagePack, line: &'t str) -> Typed<'t> {
    let typed = Typed::new(line);
    let asking = voice.locale().list(msg!("words-typed-asking"));
    // `ziehe ich` alone asks, too; one word alone does not.
    let is_all = typed.len() > 1 && typed.is_one_of(&asking);
    if typed.words_of(&asking) > 0 || is_all { typed.as_question() } else { typed }
}

/// Whether a command is only asked about, so that its help is told and nothing done: whether to leave or to change something is a
/// question, and that something is over is a remark.
pub fn is_only_asked_about(voice: &LanguagePack, typed: &Typed<'_>, command: Command, rest: &str) -> bool {
    let says_how_it_is = || {
        let copulas = voice.locale().list(msg!("words-typed-copulas"));
        typed.words().any(|word| copulas.iter().any(|copula| copula == word))
    };
    if command.is_irreversible() {
        return typed.asks() || says_how_it_is();
    }
    typed.asks() && command.changes_by(rest)
}

/// Whether a whole line is a remark that has the words of a command, and is none: `pass auf`.
pub fn is_remark(voice: &LanguagePack, typed: &Typed<'_>) -> bool {
    typed.is_one_of(&voice.locale().list(msg!("words-typed-remarks")))
}

/// Whether a command only asks or sets something, so that it may be guessed at.
pub fn is_question(command: Command) -> bool {
    !command.is_move() && !command.is_irreversible()
}

/// The word that is most like this one: of the cards, if `cards` are meant, or else of the commands of the table, too.
pub fn nearest(voice: &LanguagePack, company: &TableState, word: &str, cards: bool) -> Option<String> {
    if !(SHORTEST..=LONGEST).contains(&word.chars().count()) {
        return None;
    }
    // Nobody who types a word that is like a number means the number.
    let says_more = |known: &str| known.chars().all(char::is_alphabetic) && voice.lexicon().number(known).is_none();
    // What is only like another form of a word, such as `kasiksi`, is hardly meant for the word.
    let is_like = |known: &str, plain: &str| known == plain || is_slip(word, known);
    let known: Vec<(&str, &str)> = voice
        .cards()
        .into_iter()
        .flat_map(Cards::vocabulary)
        .filter(|(known, plain)| known.chars().count() >= SHORTEST && says_more(known) && is_like(known, plain))
        .collect();
    let like = closest(word, known.iter().map(|(known, _)| *known)).filter(|like| *like != word);
    let card = like.and_then(|like| known.iter().find(|(known, _)| *known == like));
    let card = card.map(|(_, plain)| (*plain).to_owned());
    if cards {
        card
    } else {
        // A command of other games is no slip: who types it means it.
        let is_elsewhere = || of_another_family(voice, word);
        card.or_else(|| {
            if is_elsewhere() {
                None
            } else {
                voice.commands().like(word, &|command| is_there(Some(company), command))
            }
        })
    }
}

/// Whether a word is a command of another family of games, and of this one none.
fn of_another_family(voice: &LanguagePack, word: &str) -> bool {
    let knows = |family: Kind| Words::of(voice.locale(), family).commands().has_word(word);
    !voice.commands().has_word(word) && Kind::ALL.into_iter().any(knows)
}
