//! Checks the cards of shedding games.

use super::{Check, item};
use crate::games::shedding::rules::{
    Alike, CardFacts, Demands, Effect, MOST_TOGETHER, Points, RuleSet, StartDoes, Whom,
};
use crate::rules::diagnostic::{DiagnosticKind, Form};
use crate::rules::terms::symbols_of;

impl Check<'_, RuleSet> {
    /// Checks every card and returns their number, if it is known.
    pub(super) fn cards(&mut self) -> Option<usize> {
        let book = self.book;
        for (id, card) in &book.cards {
            self.effects(id, card);
            self.words(id, card);
            self.stands_for(id, card);
            let points = format!("cards.{id}.points");
            let is_word = |symbol: &String| symbol.parse::<u16>().is_err() && !symbol.contains("..");
            let counts = card.points == Points::Number && card.number.is_none() && self.tree.find(&points).is_some();
            if let Some(word) = symbols_of(id, card.symbols.as_deref()).into_iter().find(is_word).filter(|_| counts) {
                self.malformed(&points, &word, Form::Number);
            }
        }
        self.printed()
    }

    /// A card that stands for others has no effects.
    fn stands_for(&mut self, id: &str, card: &CardFacts) {
        if card.stands_for.is_none() {
            return;
        }
        let own = [
            ("effects", !card.effects.is_empty()),
            ("fits-always", card.fits_always.is_some()),
            ("ignores-wish", card.ignores_wish.is_some()),
            ("takes-colour", card.takes_colour.is_some()),
            ("not-on", card.not_on.is_some()),
            ("honest", card.honest.is_some()),
        ];
        for (key, _) in own.into_iter().filter(|(_, is_there)| *is_there) {
            self.conflict(&format!("cards.{id}.{key}"), format!("cards.{id}.stands-for"));
        }
        let book = self.book;
        if book.countdown.is_some() {
            self.conflict(&format!("cards.{id}.stands-for"), "countdown");
        }
        let together = book.together.iter().map(|(rule, facts)| (format!("together.{rule}.of"), facts.of.as_slice()));
        let jump_in = book.jump_in.iter().filter_map(|jump| Some(("jump-in.of".to_owned(), jump.of.as_deref()?)));
        for (key, of) in together.chain(jump_in) {
            for (index, listed) in of.iter().enumerate() {
                if book.listed(listed).any(|(other, _)| other == id) {
                    self.conflict(&item(&key, index), format!("cards.{id}.stands-for"));
                }
            }
        }
    }

    /// Numbers of packs are for existing table sizes.
    pub(super) fn packs(&mut self) {
        for count in self.book.deck.packs_by_players.keys() {
            self.table_size(&format!("deck.packs-by-players.{count}"), *count);
        }
    }

    fn effects(&mut self, id: &str, card: &CardFacts) {
        let path = format!("cards.{id}");
        let colourless = self.book.deck.colours.is_empty();
        for (index, effect) in card.effects.iter().enumerate() {
            let path = item(&format!("{path}.effects"), index);
            let name = effect.name();
            let demands = effect.demands();
            let twin = |other: &Effect| other.name() == name && other.demands().who == demands.who;
            if card.effects[..index].iter().any(twin) {
                self.tell(&path, DiagnosticKind::Twice { item: name.to_owned() });
            }
            self.target(name, &demands, &path);
            for (key, number, most) in demands.numbers {
                self.range(&format!("{path}.{name}.{key}"), number, (1, most.into()));
            }
            if demands.names_colour && colourless {
                self.idle(&path, &["deck.colours"]);
            }
            if let Some(row) = demands.row {
                self.banned_row(&format!("{path}.{name}.row"), row);
            }
        }
        let names_colour = card.start.is_some_and(|start| start.does == StartDoes::FirstNamesColour);
        if names_colour && colourless {
            self.idle(&format!("{path}.start.does"), &["deck.colours"]);
        }
        if let Some(from) = card.from_players {
            self.range(&format!("{path}.from-players.count"), from.count, (2, 10));
        }
        let draws = card.effects.iter().any(|effect| matches!(effect, Effect::Draw(draw) if draw.who == Whom::Next));
        if card.honest.is_some() && !draws {
            self.idle(&format!("{path}.honest"), &["draw"]);
        }
    }

    /// Titles and texts contain no characters that a screen reader pronounces.
    fn words(&mut self, id: &str, card: &CardFacts) {
        for (key, words) in [("title", &card.title), ("text", &card.text)] {
            let words = words.iter().map(|(lang, text)| (lang.as_str(), text));
            self.heard(&format!("cards.{id}.{key}"), words);
        }
        self.typed(&format!("cards.{id}.words"), &card.words);
    }

    pub(super) fn typed(&mut self, path: &str, words: &[String]) {
        let numbers: Vec<String> = (1..=words.len()).map(|number| number.to_string()).collect();
        self.heard(path, numbers.iter().map(String::as_str).zip(words));
    }

    /// Reports impossible targets, and answers to immediate effects.
    fn target(&mut self, name: &str, demands: &Demands<'_>, path: &str) {
        let Some((who, allowed)) = demands.who else { return };
        let path = format!("{path}.{name}.who");
        if !allowed.contains(&who) {
            self.unknown(&path, who.word(), allowed.iter().map(|who| who.word()));
        }
        if demands.is_answered && who != Whom::Next {
            self.conflict(&path, "answered-by, then");
        }
    }

    /// Checks cards that may be played together: enough, not too many; in a run that can be taken back, none with
    /// effects.
    pub(super) fn together(&mut self) {
        let book = self.book;
        for (id, rule) in &book.together {
            let path = format!("together.{id}");
            self.name(&path, id);
            self.min_and_max(&path, rule.min, rule.max, (2, MOST_TOGETHER.into()));
            if rule.wrong_run.is_some() && rule.same != Alike::Run {
                self.idle(&format!("{path}.wrong-run"), &["same = run"]);
            }
            for (index, card) in rule.of.iter().enumerate().filter(|_| rule.wrong_run.is_some()) {
                if book.listed(card).any(|(_, facts)| !facts.effects.is_empty()) {
                    self.conflict(&item(&format!("{path}.of"), index), format!("{path}.wrong-run"));
                }
            }
        }
    }

    /// Returns true if nothing counts points: no card, last card or penalty.
    pub(super) fn nothing_counts(&self) -> bool {
        let by_last = self.book.score.by_last.iter().any(|last| last.points > 0);
        let calls = self.book.calls.values().any(|call| call.penalty_points > 0);
        let wrong = self.book.wrong_play.penalty_points > 0;
        !by_last
            && !calls
            && !wrong
            && self.book.cards_of_deck().all(|(id, card)| match card.points {
                Points::Fixed(points) => points == 0,
                Points::Number => {
                    symbols_of(id, card.symbols.as_deref()).iter().all(|symbol| symbol.parse().unwrap_or(0_u16) == 0)
                }
            })
    }

    /// Returns true if no card can be the start card.
    pub(super) fn every_card_goes_back(&self) -> bool {
        let does = |card: &CardFacts| card.start.unwrap_or(self.book.start).does;
        self.book.cards_of_deck().all(|(_, card)| matches!(does(card), StartDoes::GoesBack | StartDoes::StaysUnder))
    }
}
