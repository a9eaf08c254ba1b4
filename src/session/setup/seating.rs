//! Reads who plays: a number, levels of computer players, or people by name.

use super::usual_players;
use crate::bot::Level;
use crate::input::normal;
use crate::rules::{AnyRules, TableSizes};
use crate::session::language_pack::{LanguagePack, typed_number};
use crate::session::plan::{LONGEST_NAME, Plan, SeatPlan, is_name};
use crate::text::{Line, Text, msg, words_everywhere, words_of_level};

/// Longest answer in words.
const MOST_WORDS: usize = 60;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Including the person at the keyboard.
    pub players: Option<usize>,
    pub levels: Vec<Level>,
    /// Empty unless people are named.
    pub seats: Vec<SeatPlan>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    /// Between two players.
    Joint,
    /// Before partners or opponents.
    Together,
    Me,
    Computer,
    Number(usize),
    Level(Level),
    Filler,
    Other(String),
}

/// A level by its word in any language.
pub fn typed_level(typed: &str) -> Option<Level> {
    let typed = normal(typed);
    let is_called = |level: &Level| words_everywhere(words_of_level(*level)).contains(&typed);
    Level::ALL.into_iter().find(is_called)
}

pub fn read_seating(typed: &str) -> Option<Seating> {
    let words = words(typed)?;
    let named = words.iter().any(|word| matches!(word, Word::Me | Word::Together | Word::Other(_)));
    let counted = words.windows(2).any(|pair| matches!(pair, [Word::Number(_), Word::Computer]))
        || words.windows(3).any(|three| matches!(three, [Word::Number(_), Word::Level(_), Word::Computer]));
    // `one hard and one easy` counts players of each level; `4 hard` is four players.
    let of_level = |group: &[Word]| matches!(group, [Word::Number(_), Word::Level(_)]);
    let groups = || words.split(|word| *word == Word::Joint);
    let levelled = groups().count() > 1 && groups().all(of_level);
    if named || counted || levelled { read_seats(&words) } else { read_count(&words) }
}

/// `4`, `4 hard`, `for four`.
fn read_count(words: &[Word]) -> Option<Seating> {
    let mut seating = Seating::default();
    for word in words {
        match word {
            Word::Number(number) if seating.players.is_none() => seating.players = Some(*number),
            Word::Level(level) => seating.levels.push(*level),
            Word::Filler | Word::Joint | Word::Computer => {}
            _ => return None,
        }
    }
    let bots = seating.players.map_or(usize::MAX, |players| players.saturating_sub(1));
    // `two people and a computer` is ambiguous.
    if words.contains(&Word::Joint) && words.contains(&Word::Computer) {
        return None;
    }
    let says_something = seating.players.is_some() || !seating.levels.is_empty();
    (says_something && seating.levels.len() <= bots.max(1)).then_some(seating)
}

/// `me and Eva`, `me, Eva and two computers`, `with Eva`, `me, bot:hard`.
fn read_seats(words: &[Word]) -> Option<Seating> {
    let mut seating = Seating::default();
    let mut with_me = false;
    for group in words.split(|word| *word == Word::Joint) {
        let mut group: Vec<&Word> = group.iter().filter(|word| **word != Word::Filler).collect();
        if group.first() == Some(&&Word::Together) {
            group.remove(0);
            with_me = true;
        }
        match group.as_slice() {
            [Word::Me] => seating.seats.push(SeatPlan::Me),
            // `me with Eva`
            [Word::Me, Word::Together, rest @ ..] => {
                seating.seats.push(SeatPlan::Me);
                seating.add(rest)?;
            }
            [Word::Level(level)] if !seating.seats.is_empty() => seating.levels.push(*level),
            rest => seating.add(rest)?,
        }
    }
    let has_me = seating.seats.contains(&SeatPlan::Me);
    let nobody = !seating.seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
    if !has_me && (with_me || nobody) {
        seating.seats.insert(0, SeatPlan::Me);
    }
    let twice = |seat: &SeatPlan| {
        let same = |other: &&SeatPlan| match (*other, seat) {
            (SeatPlan::Person(one), SeatPlan::Person(other)) => normal(one) == normal(other),
            (SeatPlan::Me, SeatPlan::Me) => true,
            _ => false,
        };
        seating.seats.iter().filter(same).count() > 1
    };
    (seating.seats.len() > 1 && !seating.seats.iter().any(twice)).then_some(seating)
}

impl Seating {
    fn add(&mut self, group: &[&Word]) -> Option<()> {
        let (count, level) = match group {
            [Word::Other(name)] if is_name(name) => {
                self.seats.push(SeatPlan::Person(name.clone()));
                return Some(());
            }
            [Word::Computer] => (1, None),
            [Word::Number(count), Word::Computer] => (*count, None),
            [Word::Level(level), Word::Computer] | [Word::Computer, Word::Level(level)] => (1, Some(*level)),
            [Word::Number(count), Word::Level(level)]
            | [Word::Number(count), Word::Level(level), Word::Computer]
            | [Word::Number(count), Word::Computer, Word::Level(level)] => (*count, Some(*level)),
            _ => return None,
        };
        if count > MOST_WORDS {
            return None;
        }
        self.seats.extend(std::iter::repeat_n(SeatPlan::Computer(level), count));
        Some(())
    }
}

fn words(typed: &str) -> Option<Vec<Word>> {
    let spaced = typed.replace([',', '+', '&'], " , ").replace("bot:", "bot ");
    let lists = [
        msg!("words-joining"),
        msg!("words-together"),
        msg!("words-me"),
        msg!("words-computer"),
        msg!("words-seating"),
    ]
    .map(words_everywhere);
    let mut words = Vec::new();
    for word in spaced.split_whitespace().take(MOST_WORDS + 1) {
        let plain = normal(word);
        let place = lists.iter().position(|list| list.contains(&plain));
        words.push(match place {
            _ if word == "," => Word::Joint,
            Some(0) => Word::Joint,
            Some(1) => Word::Together,
            Some(2) => Word::Me,
            Some(3) => Word::Computer,
            Some(_) => Word::Filler,
            None => match (typed_number(word), typed_level(word)) {
                (Some(number), _) => Word::Number(number),
                (None, Some(level)) => Word::Level(level),
                (None, None) => Word::Other(word.trim_end_matches(['.', '!']).to_owned()),
            },
        });
    }
    // A comma before "and" counts once.
    words.dedup_by(|one, other| *one == Word::Joint && *other == Word::Joint);
    (words.len() <= MOST_WORDS).then_some(words)
}

fn is_me_alone(typed: &str) -> bool {
    let words = words(typed).unwrap_or_default();
    words.contains(&Word::Me) && words.iter().all(|word| matches!(word, Word::Me | Word::Filler))
}

/// Applies an answer to the plan; `None` if the words are no answer. The result is true if it settles who plays,
/// which a level alone does not.
///
/// # Errors
/// The line that reports why the game cannot be played so.
pub fn take_seating(
    voice: &LanguagePack,
    plan: &mut Plan,
    typed: &str,
    rules: &AnyRules,
) -> Option<Result<bool, Line>> {
    if typed.trim().is_empty() || is_me_alone(typed) {
        plan.players = Some(usual_players(&rules.sizes()));
        return Some(Ok(true));
    }
    let seating = read_seating(typed)?;
    Some(settle(voice, plan, seating, rules))
}

fn settle(voice: &LanguagePack, plan: &mut Plan, seating: Seating, rules: &AnyRules) -> Result<bool, Line> {
    let taken = |seat: &SeatPlan| matches!(seat, SeatPlan::Person(name) if voice.commands().has_word(name));
    if seating.seats.iter().any(taken) {
        return Err(voice.error(msg!("name-wrong", max = LONGEST_NAME)));
    }
    let count = if seating.seats.is_empty() { seating.players } else { Some(seating.seats.len()) };
    if count.is_some_and(|count| !rules.sizes().contains(count)) {
        return Err(players_again(voice, rules));
    }
    if !seating.levels.is_empty() {
        plan.levels = seating.levels;
    }
    plan.players = seating.players.and_then(|players| u8::try_from(players).ok());
    plan.seats = seating.seats;
    Ok(count.is_some())
}

pub fn players_again(voice: &LanguagePack, rules: &AnyRules) -> Line {
    let usual = usual_players(&rules.sizes());
    let list =
        |sizes: Vec<u8>| voice.locale().join(sizes.into_iter().map(|size| Text::plain(size.to_string())), "or");
    let message = match (rules.shed(), rules.sizes()) {
        (Some(rules), _) if rules.book().teams.is_some() => {
            msg!("ask-players-teams", sizes = list(rules.table_sizes().collect()), default = usual)
        }
        (_, TableSizes::Range { min, max }) => {
            msg!("ask-players-again", min, max, default = usual)
        }
        (_, TableSizes::These(sizes)) => msg!("ask-players-sizes", sizes = list(sizes), default = usual),
    };
    voice.error(message)
}

pub fn levels(voice: &LanguagePack, levels: impl Iterator<Item = Level>) -> Text {
    voice.locale().join(levels.map(|level| Text::plain(voice.locale().level_name(level))), "and")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> SeatPlan {
        SeatPlan::Person(name.to_owned())
    }

    #[test]
    fn a_level_stands_beside_the_number() {
        for typed in ["4 hard", "hard 4", "4, hard", "4 schwer", "neljä vaikea"] {
            let seating = Seating { players: Some(4), levels: vec![Level::Hard], seats: Vec::new() };
            assert_eq!(read_seating(typed), Some(seating), "{typed}");
        }
        let levels = read_seating("3 easy medium").map(|seating| seating.levels);
        assert_eq!(levels, Some(vec![Level::Easy, Level::Medium]));
        assert_eq!(read_seating("2 easy medium"), None);
        assert_eq!(read_seating("medium").map(|seating| seating.players), Some(None));
    }

    #[test]
    fn people_are_named() {
        let two = vec![SeatPlan::Me, person("Eva")];
        for typed in
            ["me and Eva", "ich und Eva", "minä ja Eva", "me,Eva", "me + Eva", "with Eva", "mit Eva", "Me, Eva."]
        {
            assert_eq!(read_seating(typed).map(|seating| seating.seats), Some(two.clone()), "{typed}");
        }
        let seats = read_seating("Eva, me and two hard computers").map(|seating| seating.seats);
        let hard = SeatPlan::Computer(Some(Level::Hard));
        assert_eq!(seats, Some(vec![person("Eva"), SeatPlan::Me, hard.clone(), hard.clone()]));
        assert_eq!(
            read_seating("me,bot:hard,Eva,bot").map(|seating| seating.seats),
            Some(vec![SeatPlan::Me, hard.clone(), person("Eva"), SeatPlan::Computer(None)])
        );
        for typed in ["me with Eva", "ich mit Eva"] {
            assert_eq!(read_seating(typed).map(|seating| seating.seats), Some(two.clone()), "{typed}");
        }
        let hard_one = read_seating("me with hard computer").map(|seating| seating.seats);
        assert_eq!(hard_one, Some(vec![SeatPlan::Me, SeatPlan::Computer(Some(Level::Hard))]));
        assert_eq!(read_seating("me with 3 Eva"), None);
        let at_level = read_seating("Eva, bot, hard").expect("two seats and a level");
        assert_eq!(
            (at_level.seats, at_level.levels),
            (vec![person("Eva"), SeatPlan::Computer(None)], vec![Level::Hard])
        );
        assert_eq!(read_seating("hard, Eva"), None, "a level stands for nobody");
        assert_eq!(read_seating("hard, me, Eva"), None);
        assert_eq!(read_seating("Eva, 7of9"), None, "that is no name");
        let three = Some(vec![SeatPlan::Me, SeatPlan::Computer(None), SeatPlan::Computer(None)]);
        for typed in ["two hard computers", "zwei schwere Computer", "kaksi vaikeaa konetta"] {
            let seats = read_seating(typed).map(|seating| seating.seats);
            assert_eq!(seats, Some(vec![SeatPlan::Me, hard.clone(), hard.clone()]), "{typed}");
        }
        for typed in ["two people and a computer", "zwei und ein Computer", "kaksi ihmistä ja kone"] {
            assert_eq!(read_seating(typed), None, "{typed}");
        }
        for typed in ["two computers", "gegen zwei Computer", "kaksi tietokonetta", "me and two bots"] {
            assert_eq!(read_seating(typed).map(|seating| seating.seats), three, "{typed}");
        }
    }

    #[test]
    fn somebody_alone_plays_with_the_usual_others() {
        for typed in [
            "me",
            "I",
            "ich",
            "minä",
            "just me",
            "nur ich",
            "vain minä",
            "me please",
            "alone",
            "allein",
            "yksin",
            "ich allein",
        ] {
            assert!(is_me_alone(typed), "{typed}");
        }
        for typed in ["", "me and me", "me and Eva", "4", "only", "Eva", "me hard"] {
            assert!(!is_me_alone(typed), "{typed}");
        }
    }

    #[test]
    fn other_words_are_no_answer() {
        for typed in [
            "Eva",
            "me",
            "me and me",
            "Eva and eva",
            "rules uno",
            "braille 20",
            "learn",
            "4 5",
            "4 apples",
            "",
            "and",
        ] {
            assert_eq!(read_seating(typed), None, "{typed}");
        }
        assert_eq!(read_seating(&"me and ".repeat(9000)), None);
    }

    #[test]
    fn as_many_words_are_read_as_anybody_types() {
        let so_many = |words: usize| format!("me and Eva{}", " please".repeat(words - 3));
        assert!(read_seating(&so_many(MOST_WORDS)).is_some());
        assert!(read_seating(&so_many(MOST_WORDS + 1)).is_none());
        let computers =
            |count: usize| read_seating(&format!("me, {count} computers")).map(|seating| seating.seats.len());
        assert_eq!(computers(MOST_WORDS), Some(MOST_WORDS + 1));
        assert_eq!(computers(MOST_WORDS + 1), None);
        assert_eq!(read_seating("hard, me, Eva"), None, "a level that stands for nobody");
    }
}
