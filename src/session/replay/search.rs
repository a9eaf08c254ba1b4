//! What somebody looks for in a game that was played: "when I drew four", "when Anna played red 5", or words that were told.

use crate::cards::CardKind;
use crate::command::{Typed, normal};
use crate::engine::Seat;
use crate::say::{Line, Message, msg};
use crate::session::company::TableState;
use crate::session::voice::LanguagePack;

/// What somebody did, or what happened to them, of whatever family the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Laid or put a card, or took a pair.
    Plays,
    /// Drew.
    Draws,
    /// Laid nothing, or nothing more.
    Passes,
    /// Lost the turn.
    IsSkipped,
    /// Called what is due, or a colour.
    Calls,
    /// Caught somebody.
    Catches,
    /// Challenged a card.
    Challenges,
    /// Swapped or exchanged.
    Swaps,
    /// Gave cards away.
    Gives,
    /// Laid the last card, or won.
    Wins,
    /// Dealt.
    Deals,
    /// Took a move back.
    TakesBack,
}

impl Act {
    /// All of them.
    pub const ALL: [Act; 12] = [
        Act::Plays,
        Act::Draws,
        Act::Passes,
        Act::IsSkipped,
        Act::Calls,
        Act::Catches,
        Act::Challenges,
        Act::Swaps,
        Act::Gives,
        Act::Wins,
        Act::Deals,
        Act::TakesBack,
    ];
}

/// Something that happened, as far as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSummary {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub act: Act,
    /// How many cards it was about.
    pub count: usize,
    /// Those of them that the viewer knows.
    pub cards: Vec<CardKind>,
}

impl EventSummary {
    /// Something that is about no cards.
    #[must_use]
    pub fn without_cards(seat: Seat, act: Act) -> Self {
        EventSummary { seat, act, count: 0, cards: Vec::new() }
    }

    /// Something that is about cards that everybody sees.
    #[must_use]
    pub fn with_cards(seat: Seat, act: Act, cards: &[CardKind]) -> Self {
        EventSummary { seat, act, count: cards.len(), cards: cards.to_vec() }
    }
}

/// What is looked for; all that is said has to hold of one and the same happening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplaySearch {
    seat: Option<Seat>,
    act: Option<Act>,
    count: Option<usize>,
    /// Any of these kinds.
    cards: Vec<CardKind>,
    /// What has to be told besides.
    words: Vec<String>,
}

impl ReplaySearch {
    /// Words that have to be told.
    pub fn words(typed: &str) -> Option<Self> {
        let words: Vec<String> = normal(typed).split_whitespace().map(str::to_owned).collect();
        (!words.is_empty()).then(|| ReplaySearch { words, ..ReplaySearch::default() })
    }

    /// A sentence behind `when`. Who says `I` sits on this seat.
    pub fn read(voice: &LanguagePack, company: &TableState, own: Option<Seat>, sentence: &str) -> Option<Self> {
        let typed = Typed::new(sentence);
        let called = company.called(voice);
        let mut sought = ReplaySearch::default();
        let mut rest: Vec<&str> = Vec::new();
        let mut by_me = false;
        for word in typed.words() {
            // A verb may say by its ending who did it: `kun nostin`.
            let says_me = voice.means(word, msg!("words-replay-by-me"), "");
            by_me |= says_me;
            let named = || called.iter().find(|(_, name)| name == word).map(|(seat, _)| *seat);
            let act = || Act::ALL.into_iter().find(|act| voice.means(word, words_of(*act), ""));
            if own.is_some() && sought.seat.is_none() && voice.means(word, msg!("words-replay-me"), "i") {
                sought.seat = own;
            } else if let (None, Some(seat)) = (sought.seat, named()) {
                sought.seat = Some(seat);
            } else if let (None, Some(act)) = (sought.act, act()) {
                sought.act = Some(act);
            } else if !says_me && !voice.means(word, msg!("words-replay-small"), "when") {
                rest.push(word);
            }
        }
        sought.seat = sought.seat.or(own.filter(|_| by_me));
        sought.take_rest(voice, &rest);
        (sought != ReplaySearch::default()).then_some(sought)
    }

    /// Cards, a number, or words that have to be told.
    fn take_rest(&mut self, voice: &LanguagePack, rest: &[&str]) {
        if rest.is_empty() {
            return;
        }
        let joined = rest.join(" ");
        if let ([word], true) = (rest, self.act == Some(Act::Draws)) {
            // How many were drawn is asked more often than which.
            self.count = voice.lexicon().number(word);
        }
        if self.count.is_none() {
            self.cards = voice.full_cards(&Typed::new(&joined));
        }
        if let ([word], None, true) = (rest, self.count, self.cards.is_empty()) {
            self.count = voice.lexicon().number(word);
        }
        if self.count.is_none() && self.cards.is_empty() {
            self.words = rest.iter().map(|word| (*word).to_owned()).collect();
        }
    }

    /// Whether a move is what is looked for: by what happened, and by what was told of it.
    pub fn is(&self, happened: &[EventSummary], told: &[Line]) -> bool {
        let about_acts = ReplaySearch { words: Vec::new(), ..self.clone() } != ReplaySearch::default();
        let fits = |one: &EventSummary| {
            self.seat.is_none_or(|seat| seat == one.seat)
                && self.act.is_none_or(|act| act == one.act)
                && self.count.is_none_or(|count| count == one.count)
                && (self.cards.is_empty() || one.cards.iter().any(|card| self.cards.contains(card)))
        };
        let says = |line: &Line| {
            let forms = [&line.text, &line.braille].map(|form| normal(form));
            forms.iter().any(|form| self.words.iter().all(|word| has_word(form, word)))
        };
        (!about_acts || happened.iter().any(fits)) && (self.words.is_empty() || told.iter().any(says))
    }
}

/// Whether a text has a word that begins so: what is looked for need not stand in the same case.
fn has_word(text: &str, word: &str) -> bool {
    text.split_whitespace()
        .any(|told| told.trim_start_matches(|letter: char| !letter.is_alphanumeric()).starts_with(word))
}

/// The words for something that was done, in all their forms.
fn words_of(act: Act) -> Message<'static> {
    match act {
        Act::Plays => msg!("words-replay-plays"),
        Act::Draws => msg!("words-replay-draws"),
        Act::Passes => msg!("words-replay-passes"),
        Act::IsSkipped => msg!("words-replay-skipped"),
        Act::Calls => msg!("words-replay-calls"),
        Act::Catches => msg!("words-replay-catches"),
        Act::Challenges => msg!("words-replay-challenges"),
        Act::Swaps => msg!("words-replay-swaps"),
        Act::Gives => msg!("words-replay-gives"),
        Act::Wins => msg!("words-replay-wins"),
        Act::Deals => msg!("words-replay-deals"),
        Act::TakesBack => msg!("words-replay-takes-back"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::engine::Setup;
    use crate::rules::Library;
    use crate::say::Lang;
    use crate::session::company::TableRules;
    use crate::session::plan::SeatPlan;
    use crate::session::preferences::Preferences;
    use crate::table::Seats;

    /// What is looked for in a game of UNO between Anna and Ben, from Anna's side or from none.
    fn sought(lang: Lang, own: Option<Seat>, sentence: &str) -> ReplaySearch {
        let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
        let preferences = Preferences::new(LanguagePack::new(lang).for_game(&loaded.rules));
        let names = ["Anna", "Ben"].map(str::to_owned);
        let planned = names.clone().map(SeatPlan::Person);
        let played = TableRules::of("uno".to_owned(), loaded, 7, None);
        let seats = Arc::new(Seats::new(names.to_vec(), vec![None; 2]));
        let company = TableState::new(played, Setup::new(2), &planned, &seats, true, &preferences);
        ReplaySearch::read(preferences.voice(), &company, own, sentence).expect("something is looked for")
    }

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    #[test]
    fn who_did_it_is_whoever_is_named_first() {
        let caught = sought(Lang::En, Some(ANNA), "ben catches me");
        assert_eq!((caught.seat, caught.act), (Some(BEN), Some(Act::Catches)));
        assert_eq!(caught.words, ["me"], "whom has to be told");
        let drew = sought(Lang::En, Some(ANNA), "I drew");
        assert_eq!((drew.seat, drew.act), (Some(ANNA), Some(Act::Draws)));
        let nobody = sought(Lang::En, None, "I drew");
        assert_eq!((nobody.seat, nobody.words), (None, vec!["i".to_owned()]));
    }

    #[test]
    fn a_verb_may_say_by_itself_who_did_it() {
        let drew = sought(Lang::Fi, Some(ANNA), "nostin");
        assert_eq!((drew.seat, drew.act), (Some(ANNA), Some(Act::Draws)));
        assert_eq!(sought(Lang::Fi, Some(ANNA), "ben nosti").seat, Some(BEN));
    }

    #[test]
    fn a_number_behind_drawing_is_how_many_and_else_a_card() {
        let four = sought(Lang::En, Some(ANNA), "I drew 4");
        assert_eq!((four.count, four.cards.len(), four.words.len()), (Some(4), 0, 0));
        let card = sought(Lang::En, Some(ANNA), "I played red 5");
        assert_eq!((card.count, card.cards.len(), card.words.len()), (None, 1, 0));
    }
}
