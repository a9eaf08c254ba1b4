//! Places in a replay, and the search for one: "when I drew four", or words of an announcement.

use crate::cards::CardKind;
use crate::engine::{Game, Seat};
use crate::input::{Said, normal};
use crate::record::{RecordFault, Replay, Replayed};
use crate::session::game_ui::{EventKind, EventSummary};
use crate::session::language_pack::LanguagePack;
use crate::text::Line;

const FEWEST_BETWEEN: usize = 64;

const MOST_KEPT: usize = 256;

/// A recorded game up to its last line that can be played. Place 0 is before the deal.
pub struct ReplayCursor<G: Game> {
    /// Snapshots at equal distances, so that stepping back is fast.
    kept: Vec<Replay<G>>,
    between: usize,
    pub count: usize,
    is_over: bool,
    fault: Option<RecordFault>,
}

/// A place in a recorded game.
pub struct Scene<G: Game> {
    pub place: usize,
    pub replay: Replay<G>,
    /// The entry that led here; none before the deal.
    pub replayed: Option<Replayed<G>>,
}

impl<G: Game> ReplayCursor<G> {
    pub fn new(begin: Replay<G>, lines: usize) -> Self {
        let between = FEWEST_BETWEEN.max(lines / MOST_KEPT + 1);
        let mut kept = vec![begin.clone()];
        let (mut replay, mut fault) = (begin, None);
        while let Some(replayed) = replay.next() {
            if let Err(met) = replayed {
                fault = Some(met);
            } else if replay.at % between == 0 {
                kept.push(replay.clone());
            }
        }
        ReplayCursor { kept, between, count: replay.at, is_over: replay.game.is_over(), fault }
    }

    pub fn is_over(&self) -> bool {
        self.is_over && self.fault.is_none()
    }

    pub fn deals(&self) -> Vec<usize> {
        self.kept[0].deals().map(|place| place + 1).filter(|place| *place <= self.count).collect()
    }

    pub fn fault(&self) -> Option<&RecordFault> {
        self.fault.as_ref()
    }

    /// Returns the scene at a place; the last one for places after the end.
    pub fn scene(&self, place: usize) -> Scene<G> {
        let place = place.min(self.count);
        // Starts one place earlier, in order to have the entry that led here.
        let before = place.saturating_sub(1);
        let mut replay = self.kept[before / self.between].clone();
        let mut replayed = None;
        while replay.at < place {
            replayed = replay.next().and_then(Result::ok);
        }
        Scene { place, replay, replayed }
    }

    pub fn scenes_from(&self, place: usize) -> impl Iterator<Item = Scene<G>> + '_ {
        let mut replay = self.scene(place).replay;
        std::iter::from_fn(move || {
            if replay.at >= self.count {
                return None;
            }
            let replayed = replay.next()?.ok();
            Some(Scene { place: replay.at, replay: replay.clone(), replayed })
        })
    }
}

/// A query. All its parts have to match the same event, but words may match any line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplaySearch {
    seat: Option<Seat>,
    act: Option<EventKind>,
    count: Option<usize>,
    /// Any of these matches.
    cards: Vec<CardKind>,
    /// Beginnings of words in the announcement.
    words: Vec<String>,
}

impl ReplaySearch {
    pub fn words(typed: &str) -> Option<Self> {
        let words: Vec<String> = normal(typed).split_whitespace().map(str::to_owned).collect();
        (!words.is_empty()).then(|| ReplaySearch { words, ..ReplaySearch::default() })
    }

    /// The search of a sentence behind `when`. The pronoun `I` means the seat `own`.
    pub fn of(voice: &LanguagePack, own: Option<Seat>, said: &Said) -> Option<Self> {
        let names = voice.names();
        let cards = said.cards().flat_map(|named| names.map_or_else(Vec::new, |names| names.kinds(named)));
        // Nobody is meant who has no seat of their own, so that the word is looked for.
        let pronoun = said.words.get(1).filter(|_| own.is_none() && said.has("me")).map(|word| normal(word));
        let query = ReplaySearch {
            seat: said.player().or(own.filter(|_| said.has("me"))),
            act: said.choice("act").and_then(|act| act.parse().ok()),
            count: said.number(),
            cards: cards.collect(),
            words: normal(said.rest()).split_whitespace().map(str::to_owned).chain(pronoun).collect(),
        };
        (query != ReplaySearch::default()).then_some(query)
    }

    pub fn matches(&self, happened: &[EventSummary], told: &[Line]) -> bool {
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

/// Compares the beginnings of words, since endings change with the case.
fn has_word(text: &str, word: &str) -> bool {
    text.split_whitespace()
        .any(|told| told.trim_start_matches(|letter: char| !letter.is_alphanumeric()).starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::engine::Setup;
    use crate::rules::Library;
    use crate::session::participant::Preferences;
    use crate::session::plan::SeatPlan;
    use crate::session::table::Seats;
    use crate::session::table_state::{TableRules, TableState};
    use crate::text::Lang;

    /// Reads a query about a game of UNO between Anna and Ben.
    fn query(lang: Lang, own: Option<Seat>, sentence: &str) -> ReplaySearch {
        let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
        let preferences = Preferences::new(LanguagePack::new(lang).for_game(&loaded.rules));
        let names = ["Anna", "Ben"].map(str::to_owned);
        let planned = names.clone().map(SeatPlan::Person);
        let played = TableRules::of("uno".to_owned(), loaded, 7, None);
        let seats = Arc::new(Seats { names: names.to_vec(), levels: vec![None; 2] });
        let table_state = TableState::new(played, Setup::new(2), &planned, &seats, true, &preferences);
        {
            let said = table_state.read(sentence, &["replay"], &[]).said;
            let said = said.iter().find(|said| said.intent == "retell-when").expect("a sentence");
            ReplaySearch::of(&preferences.voice, own, said).expect("something is looked for")
        }
    }

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    #[test]
    fn the_first_name_is_the_subject() {
        let caught = query(Lang::En, Some(ANNA), "when ben catches me");
        assert_eq!((caught.seat, caught.act), (Some(BEN), Some(EventKind::Catches)));
        assert_eq!(caught.words, ["me"], "whom has to be told");
        let drew = query(Lang::En, Some(ANNA), "when I drew");
        assert_eq!((drew.seat, drew.act), (Some(ANNA), Some(EventKind::Draws)));
        let nobody = query(Lang::En, None, "when I drew");
        assert_eq!((nobody.seat, nobody.words), (None, vec!["i".to_owned()]));
    }

    #[test]
    fn a_finnish_verb_may_name_the_subject() {
        let drew = query(Lang::Fi, Some(ANNA), "kun nostin");
        assert_eq!((drew.seat, drew.act), (Some(ANNA), Some(EventKind::Draws)));
        assert_eq!(query(Lang::Fi, Some(ANNA), "kun ben nosti").seat, Some(BEN));
    }

    #[test]
    fn a_number_after_drew_is_a_count() {
        let four = query(Lang::En, Some(ANNA), "when I drew 4");
        assert_eq!((four.count, four.cards.len(), four.words.len()), (Some(4), 0, 0));
        let card = query(Lang::En, Some(ANNA), "when I played red 5");
        assert_eq!((card.count, card.cards.len(), card.words.len()), (None, 1, 0));
    }
}
