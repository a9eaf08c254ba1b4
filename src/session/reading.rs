//! Reading typed lines: parts that all families share, and the reader for families with open information.

use super::game_ui::{GameUi, Side, is_there};
use super::intent::{Intent, Reply};
use super::language_pack::LanguagePack;
use super::table_state::TableState;
use crate::cards::{CardKind, Wish};
use crate::input::{
    Cards, Command, GameCommand, Listener, Piece, ProgramCommand, TableQuestion, Typed, Understood, Verb, Words,
    closest, is_slip, quoted,
};
use crate::rules::Kind;
use crate::text::msg;

const MOST_WORDS_TOLD: usize = 16;

/// Reads a line: a move as in a tip, a command, or words without a command.
pub fn read_open<G: GameUi>(side: Side<'_, G>, line: &str) -> Intent<G::Deed> {
    let voice = side.voice();
    let typed = typed_line(voice, line);
    let name = |command| voice.commands().entry(command).name.clone();
    if let Some(deed) = as_told(side, &typed) {
        return Intent::Reply(Reply::Deed(deed));
    }
    if is_remark(voice, &typed) {
        return Intent::Reply(Reply::Refused(voice.unknown_word(&quoted(typed.raw()), None)));
    }
    let numbers = numbers(voice, &typed);
    let noun = || typed.words().find(|word| voice.lexicon().is_noun(word));
    let refused = |line| Intent::Reply(Reply::Refused(line));
    match voice.phrases().understand(&typed, voice.lexicon()) {
        Understood::Command(command, rest) if is_only_asked_about(voice, &typed, command, &rest) => {
            Intent::Command(Command::Program(ProgramCommand::Help), name(command))
        }
        // A question about a move asks for its effect.
        Understood::Command(command, _) if typed.asks() && command.is_move() => {
            match first_had(side, &[TableQuestion::What, TableQuestion::Why]) {
                Some(question) => Intent::Command(question, typed.raw().to_owned()),
                None => refused(voice.misused(command)),
            }
        }
        // `can I take 1 and 6` asks about these two.
        Understood::Command(Command::Ask(TableQuestion::Can), _) if numbers.len() == 2 => {
            Intent::Command(TableQuestion::Why.into(), numbers.join(" "))
        }
        Understood::Command(command, rest) => match noun() {
            // `new card` does not start a game.
            Some(noun) if command == GameCommand::New.into() => refused(voice.too_much(command, &quoted(noun))),
            _ => Intent::Command(command, rest),
        },
        Understood::TooMuch(command, rest) => {
            bare(side, &typed).unwrap_or_else(|| refused(voice.too_much(command, &quoted(&rest))))
        }
        Understood::Ends(command, rest) => bare(side, &typed).unwrap_or(Intent::Command(command, rest)),
        Understood::Begins(commands, rest) => bare(side, &typed).unwrap_or_else(|| match commands[..] {
            [command] if is_question(command) && typed.word(0).chars().count() > 2 => Intent::Command(command, rest),
            _ => {
                let names: Vec<String> = commands.iter().map(|command| name(*command)).collect();
                refused(voice.ambiguous_command(&quoted(typed.raw()), &names))
            }
        }),
        Understood::Unknown => bare(side, &typed).unwrap_or_else(|| {
            let unknown = typed.words().find(|word| !voice.lexicon().says_little(word)).unwrap_or(typed.raw());
            let nearest = nearest(voice, side.table_state, unknown, false);
            let whole = if typed.len() > 1 && nearest.is_none() { typed.raw() } else { unknown };
            refused(voice.unknown_word(&quoted(whole), nearest.as_deref()))
        }),
    }
}

fn as_told<G: GameUi>(side: Side<'_, G>, typed: &Typed<'_>) -> Option<G::Deed> {
    // A single word may be a command, unless it is the code of an exchange.
    let fewest = if typed.raw().contains('>') { 1 } else { 2 };
    if typed.asks() || !(fewest..=MOST_WORDS_TOLD).contains(&typed.len()) {
        return None;
    }
    let says = |text: &str| typed.words().eq(Typed::new(text).words());
    G::find_told(side, &|told| says(&told.full) || says(&told.braille))
}

fn numbers(voice: &LanguagePack, typed: &Typed<'_>) -> Vec<String> {
    typed.words().filter_map(|word| voice.lexicon().number(word)).map(|number| number.to_string()).collect()
}

fn bare<G: GameUi>(side: Side<'_, G>, typed: &Typed<'_>) -> Option<Intent<G::Deed>> {
    if typed.asks() {
        let number = typed.raw().chars().all(|letter| letter.is_ascii_digit());
        let questions: &[_] = if number { &[TableQuestion::Row, TableQuestion::Why] } else { &[TableQuestion::Why] };
        return first_had(side, questions).map(|question| Intent::Command(question, typed.raw().to_owned()));
    }
    G::read_bare(side, typed.raw()).map(Intent::Reply)
}

fn first_had<G: GameUi>(side: Side<'_, G>, questions: &[TableQuestion]) -> Option<Command> {
    let family = side.voice().family();
    questions.iter().map(|question| Command::Ask(*question)).find(|question| question.suits(family))
}

/// Reads the cards, colours and numbers of a text, in the language of the table or otherwise in another one.
/// Returns none for other words and for ambiguous text.
pub fn pieces(
    voice: &LanguagePack,
    text: &str,
    wishes: &[Wish],
    suits: impl Fn(&[Piece]) -> bool,
) -> Option<Vec<Piece>> {
    let typed = Typed::new(text);
    if typed.is_empty() {
        return Some(Vec::new());
    }
    let own = voice.cards()?;
    let heard = |foreign| {
        let listener = Listener { lexicon: voice.lexicon(), own, foreign, wishes, players: &[] };
        let mut found: Vec<Vec<Piece>> = Vec::new();
        for way in listener.hear(&typed, Some(Verb::Play)).ways {
            let new = suits(&way.pieces) && !found.contains(&way.pieces);
            if way.verb == Some(Verb::Play) && !way.pieces.is_empty() && new {
                found.push(way.pieces);
            }
        }
        // A full card name takes precedence over a colour and a number, a card over a wish of the same name.
        let shortest = found.iter().map(Vec::len).min()?;
        found.retain(|pieces| pieces.len() == shortest);
        if found.len() == 1 { found.pop() } else { None }
    };
    heard(&[]).or_else(|| heard(voice.other_cards()))
}

/// Reads cards, each as the kinds of that name, and numbers.
pub fn only_cards_and_numbers(voice: &LanguagePack, text: &str) -> Option<(Vec<Vec<CardKind>>, Vec<usize>)> {
    // A number precedes its card.
    let number = |piece: &Piece| matches!(piece, Piece::Number(..));
    let suits = |pieces: &[Piece]| {
        let first = pieces.iter().take_while(|piece| number(piece)).count();
        pieces[first..].iter().all(|piece| matches!(piece, Piece::Card(_)))
    };
    let (mut cards, mut numbers) = (Vec::new(), Vec::new());
    for piece in pieces(voice, text, &[], suits)? {
        match piece {
            Piece::Number(number, _) => numbers.push(number),
            Piece::Card(kinds) => cards.push(kinds),
            _ => return None,
        }
    }
    Some((cards, numbers))
}

/// The shortest and the longest word that is corrected.
const SHORTEST: usize = 3;

const LONGEST: usize = 24;

/// Splits a line into words. A line that starts like a question counts as one: `must I draw`.
pub fn typed_line<'t>(voice: &LanguagePack, line: &'t str) -> Typed<'t> {
    let typed = Typed::new(line);
    let asking = voice.locale().list(msg!("words-typed-asking"));
    // `ziehe ich` is a question by itself; a single word is not.
    let is_all = typed.len() > 1 && typed.is_one_of(&asking);
    if typed.words_of(&asking) > 0 || is_all { typed.as_question() } else { typed }
}

/// True if the line asks about a command or makes a remark about it, so that help is given and nothing is done.
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

/// True for a remark that contains a command by chance: `pass auf`.
pub fn is_remark(voice: &LanguagePack, typed: &Typed<'_>) -> bool {
    typed.is_one_of(&voice.locale().list(msg!("words-typed-remarks")))
}

pub fn is_question(command: Command) -> bool {
    !command.is_move() && !command.is_irreversible()
}

pub fn nearest(voice: &LanguagePack, table_state: &TableState, word: &str, cards: bool) -> Option<String> {
    if !(SHORTEST..=LONGEST).contains(&word.chars().count()) {
        return None;
    }
    // A word that resembles a number is not corrected to it.
    let says_more = |known: &str| known.chars().all(char::is_alphabetic) && voice.lexicon().number(known).is_none();
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
        let is_elsewhere = || of_another_family(voice, word);
        card.or_else(|| {
            if is_elsewhere() {
                None
            } else {
                voice.commands().like(word, &|command| is_there(Some(table_state), command))
            }
        })
    }
}

fn of_another_family(voice: &LanguagePack, word: &str) -> bool {
    let knows = |family: Kind| Words::of(voice.locale(), family).commands().has_word(word);
    !voice.commands().has_word(word) && Kind::ALL.into_iter().any(knows)
}
