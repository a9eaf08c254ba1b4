//! What the cards of a shedding game do.

use super::Check;
use crate::rules::book::{Book, CardFacts, Demands, Effect, MOST_TOGETHER, Points, StartDoes, Whom};
use crate::rules::fault::FaultKind;
use crate::rules::terms::symbols_of;

impl Check<'_, Book> {
    /// Checks every card; how many there are, if that can be said.
    pub(super) fn cards(&mut self) -> Option<usize> {
        let book = self.book;
        for (id, card) in &book.cards {
            self.effects(id, card);
            self.words(id, card);
            self.counts(id, card);
        }
        self.printed()
    }

    /// A card that is said to count its number has one.
    fn counts(&mut self, id: &str, card: &CardFacts) {
        let path = format!("cards.{id}.points");
        let said = self.tree.find(&path).is_some() && card.points == Points::Number;
        let symbol = symbols_of(id, card).into_iter().find(|symbol| symbol.parse::<u16>().is_err());
        if let Some(symbol) = symbol.filter(|_| said) {
            self.tell(&path, FaultKind::NoNumberPrinted { card: id.to_owned(), symbol });
        }
    }

    /// Other numbers of packs are for tables that the game has.
    pub(super) fn packs(&mut self) {
        self.same_keys::<u8>("deck.packs-by-players");
        for count in self.book.deck.packs_by_players.keys() {
            self.table_size(&format!("deck.packs-by-players.{count}"), *count);
        }
    }

    fn effects(&mut self, id: &str, card: &CardFacts) {
        let path = format!("cards.{id}");
        let colourless = self.book.deck.colours.is_empty() && self.trusted(&["deck"]);
        for (index, effect) in card.effects.iter().enumerate() {
            let path = self.tree.item(&format!("{path}.effects"), index);
            let name = effect.name();
            let demands = effect.demands();
            let twin = |other: &Effect| other.name() == name && other.demands().who == demands.who;
            if card.effects[..index].iter().any(twin) {
                self.tell(&path, FaultKind::EffectTwice { card: id.to_owned(), effect: name.to_owned() });
            }
            self.target(id, name, &demands, &path);
            for (key, number, most) in demands.numbers {
                self.range(&format!("{path}.{name}.{key}"), number, (1, most.into()));
            }
            if demands.names_colour && colourless {
                self.tell(&path, FaultKind::WishWithoutColours { card: id.to_owned() });
            }
            let is_row = |row: &u16| self.book.matching.rows.contains(row) || !self.trusted(&["matching"]);
            if let Some(row) = demands.row.filter(|row| !is_row(row)) {
                let what = FaultKind::NoRow { card: id.to_owned(), row: row.into() };
                self.tell(&format!("{path}.{name}.row"), what);
            }
        }
        let names_colour = card.start.is_some_and(|start| start.does == StartDoes::FirstNamesColour);
        if names_colour && colourless {
            self.tell(&format!("{path}.start.does"), FaultKind::WishWithoutColours { card: id.to_owned() });
        }
        if let Some(from) = card.from_players {
            self.range(&format!("{path}.from-players.count"), from.count, (2, 10));
        }
        let draws = card.effects.iter().any(|effect| matches!(effect, Effect::Draw(draw) if draw.who == Whom::Next));
        if card.honest.is_some() && !draws && self.trusted(&["cards"]) {
            self.tell(&format!("{path}.honest"), FaultKind::HonestWithoutDraw { card: id.to_owned() });
        }
    }

    /// Titles and texts are heard: no signs that a screen reader pronounces.
    fn words(&mut self, id: &str, card: &CardFacts) {
        for (key, words) in [("title", &card.title), ("text", &card.text)] {
            let words = words.iter().map(|(lang, text)| (lang.as_str(), text));
            self.heard(&format!("cards.{id}.{key}"), words);
        }
        self.typed(&format!("cards.{id}.words"), &card.words);
    }

    /// Words that are typed have no other signs than those that are heard.
    pub(super) fn typed(&mut self, path: &str, words: &[String]) {
        let numbers: Vec<String> = (1..=words.len()).map(|number| number.to_string()).collect();
        self.heard(path, numbers.iter().map(String::as_str).zip(words));
    }

    /// Tells an effect on somebody whom it cannot concern, and answers to what comes at once.
    fn target(&mut self, id: &str, name: &str, demands: &Demands<'_>, path: &str) {
        let Some((who, allowed)) = demands.who else { return };
        let path = format!("{path}.{name}.who");
        if !allowed.contains(&who) {
            self.tell(&path, FaultKind::NoTarget { card: id.to_owned(), effect: name.to_owned() });
        }
        if demands.is_answered && who != Whom::Next {
            self.tell(&path, FaultKind::OnlyNextAnswers { card: id.to_owned(), effect: name.to_owned() });
        }
    }

    /// Cards that may be laid together: enough of them, not too many, and none that does more than those who follow feel;
    /// a run that can be taken back does nothing at all.
    pub(super) fn together(&mut self) {
        let book = self.book;
        for (id, rule) in &book.together {
            let path = format!("together.{id}");
            self.name("together", id, &path);
            let most = (2, MOST_TOGETHER.into());
            let fits = self.range(&format!("{path}.min"), rule.min, most);
            if fits & self.range(&format!("{path}.max"), rule.max, most) && rule.min > rule.max {
                let what = FaultKind::MinAboveMax { key: path.clone(), min: rule.min.into(), max: rule.max.into() };
                self.tell(&format!("{path}.min"), what);
            }
            for (index, card) in rule.of.iter().enumerate() {
                let path = self.tree.item(&format!("{path}.of"), index);
                let follows = |effect: &Effect| rule.wrong_run.is_none() && effect.only_follows();
                if book.listed(card).any(|(_, facts)| !facts.effects.iter().all(follows)) {
                    self.tell(&path, FaultKind::EffectTogether { card: card.clone() });
                }
            }
        }
    }

    /// Whether nothing counts any points: no card, no last card, no penalty.
    pub(super) fn nothing_counts(&self) -> bool {
        let by_last = self.book.score.by_last.iter().any(|last| last.points > 0);
        let calls = self.book.calls.values().any(|call| call.penalty_points > 0);
        let wrong = self.book.wrong_play.penalty_points > 0;
        !by_last
            && !calls
            && !wrong
            && self.book.cards_of_deck().all(|(id, card)| match card.points {
                Points::Fixed(points) => points == 0,
                Points::Number => symbols_of(id, card).iter().all(|symbol| symbol.parse().unwrap_or(0_u16) == 0),
            })
    }

    /// Whether no card can be the start card.
    pub(super) fn every_card_goes_back(&self) -> bool {
        let does = |card: &CardFacts| card.start.unwrap_or(self.book.start).does;
        self.book.cards_of_deck().all(|(_, card)| matches!(does(card), StartDoes::GoesBack | StartDoes::StaysUnder))
    }
}
