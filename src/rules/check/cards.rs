//! Checks the cards of shedding games, and rules that could never apply.

use std::collections::BTreeSet;

use super::Check;
use crate::rules::diagnostic::DiagnosticKind;
use crate::rules::rule_set::{
    Alike, CardFacts, CardSelector, Demands, Effect, MOST_TOGETHER, MatchBy, Points, RuleSet, ScoreTo, StartDoes,
    Together, Whom, Wished,
};
use crate::rules::terms::symbols_of;

impl Check<'_, RuleSet> {
    /// Checks every card and returns their number, if it is known.
    pub(super) fn cards(&mut self) -> Option<usize> {
        let book = self.book;
        for (id, card) in &book.cards {
            self.effects(id, card);
            self.words(id, card);
            self.counts(id, card);
            self.stands_for(id, card);
        }
        self.equal_titles();
        self.printed()
    }

    /// Cards with one title and one colour cannot be told apart.
    fn equal_titles(&mut self) {
        let book = self.book;
        let colours = |card: &CardFacts| card.colours.clone().unwrap_or_else(|| book.deck.colours.clone());
        let mut told: Vec<(&String, &String, String, Vec<String>)> = Vec::new();
        for (id, card) in book.cards_of_deck() {
            for (lang, title) in &card.title {
                let (name, own) = (title.to_lowercase(), colours(card));
                let shares = |others: &Vec<String>| {
                    others.is_empty() && own.is_empty() || others.iter().any(|colour| own.contains(colour))
                };
                let alike = |(_, other, text, others): &&(&String, &String, String, Vec<String>)| {
                    *other == lang && *text == name && shares(others)
                };
                let several = symbols_of(id, card.symbols.as_deref()).len() > 1;
                if let Some(other) = told
                    .iter()
                    .find(alike)
                    .map(|(other, ..)| (*other).clone())
                    .or_else(|| several.then(|| id.clone()))
                {
                    let what = DiagnosticKind::CalledAlike { card: id.clone(), other, title: title.clone() };
                    self.tell(&format!("cards.{id}.title.{lang}"), what);
                }
                told.push((id, lang, name, own));
            }
        }
    }

    /// A card that stands for others has no effects, and the others can be stood for.
    fn stands_for(&mut self, id: &str, card: &CardFacts) {
        let Some(stands_for) = &card.stands_for else { return };
        let own = [
            ("effects", !card.effects.is_empty()),
            ("fits-always", card.fits_always.is_some()),
            ("ignores-wish", card.ignores_wish.is_some()),
            ("takes-colour", card.takes_colour.is_some()),
            ("not-on", card.not_on.is_some()),
            ("honest", card.honest.is_some()),
        ];
        for (key, _) in own.into_iter().filter(|(_, is_there)| *is_there) {
            let what = DiagnosticKind::StandInDoes { card: id.to_owned(), key: key.to_owned() };
            self.tell(&format!("cards.{id}.{key}"), what);
        }
        let book = self.book;
        if book.countdown.is_some() {
            self.tell(&format!("cards.{id}.stands-for"), DiagnosticKind::StandInInCountdown { card: id.to_owned() });
        }
        for (index, item) in stands_for.of.iter().enumerate() {
            if let Some((other, _)) = book.listed(item).find(|(_, other)| !other.can_be_stood_for()) {
                let path = self.tree.item(&format!("cards.{id}.stands-for.of"), index);
                let what = DiagnosticKind::CannotBeStoodFor { card: id.to_owned(), other: other.clone() };
                self.tell(&path, what);
            }
        }
        let together = book.together.iter().map(|(rule, facts)| (format!("together.{rule}.of"), facts.of.as_slice()));
        let jump_in = book.jump_in.iter().filter_map(|jump| Some(("jump-in.of".to_owned(), jump.of.as_deref()?)));
        for (key, of) in together.chain(jump_in) {
            for (index, item) in of.iter().enumerate() {
                if book.listed(item).any(|(other, _)| other == id) {
                    let path = self.tree.item(&key, index);
                    self.tell(&path, DiagnosticKind::StandInDoes { card: id.to_owned(), key: key.clone() });
                }
            }
        }
    }

    /// A card that counts its number must have one. The fault is reported at the points, or at the symbols if the
    /// player's file defines them. Malformed ranges are reported elsewhere.
    fn counts(&mut self, id: &str, card: &CardFacts) {
        let [points, symbols] = ["points", "symbols"].map(|key| format!("cards.{id}.{key}"));
        let Some(said) = self.tree.find(&points).filter(|_| card.points == Points::Number) else { return };
        let is_number = |symbol: &String| symbol.parse::<u16>().is_ok() || symbol.contains("..");
        let Some(symbol) = symbols_of(id, card.symbols.as_deref()).into_iter().find(|symbol| !is_number(symbol))
        else {
            return;
        };
        // The base of a game has larger offsets.
        let own = self.tree.find(&symbols).filter(|symbols| symbols.at < said.at);
        let path = if own.is_some() { symbols } else { points };
        self.tell(&path, DiagnosticKind::NoNumberPrinted { card: id.to_owned(), symbol });
    }

    /// Numbers of packs are for existing table sizes.
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
                self.tell(&path, DiagnosticKind::EffectTwice { card: id.to_owned(), effect: name.to_owned() });
            }
            self.target(id, name, &demands, &path);
            for (key, number, most) in demands.numbers {
                self.range(&format!("{path}.{name}.{key}"), number, (1, most.into()));
            }
            if demands.names_colour && colourless {
                self.tell(&path, DiagnosticKind::WishWithoutColours { card: id.to_owned() });
            }
            let is_row = |row: &u16| self.book.matching.rows.contains(row) || !self.trusted(&["matching"]);
            if let Some(row) = demands.row.filter(|row| !is_row(row)) {
                let what = DiagnosticKind::NoRow { card: id.to_owned(), row: row.into() };
                self.tell(&format!("{path}.{name}.row"), what);
            }
        }
        let names_colour = card.start.is_some_and(|start| start.does == StartDoes::FirstNamesColour);
        if names_colour && colourless {
            self.tell(&format!("{path}.start.does"), DiagnosticKind::WishWithoutColours { card: id.to_owned() });
        }
        if let Some(from) = card.from_players {
            self.range(&format!("{path}.from-players.count"), from.count, (2, 10));
        }
        let draws = card.effects.iter().any(|effect| matches!(effect, Effect::Draw(draw) if draw.who == Whom::Next));
        if card.honest.is_some() && !draws && self.trusted(&["cards"]) {
            self.tell(&format!("{path}.honest"), DiagnosticKind::HonestWithoutDraw { card: id.to_owned() });
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
    fn target(&mut self, id: &str, name: &str, demands: &Demands<'_>, path: &str) {
        let Some((who, allowed)) = demands.who else { return };
        let path = format!("{path}.{name}.who");
        if !allowed.contains(&who) {
            self.tell(&path, DiagnosticKind::NoTarget { card: id.to_owned(), effect: name.to_owned() });
        }
        if demands.is_answered && who != Whom::Next {
            self.tell(&path, DiagnosticKind::OnlyNextAnswers { card: id.to_owned(), effect: name.to_owned() });
        }
    }

    /// Checks cards that may be played together: enough, not too many; in a run that can be taken back, none with
    /// effects.
    pub(super) fn together(&mut self) {
        let book = self.book;
        for (id, rule) in &book.together {
            let path = format!("together.{id}");
            self.name("together", id, &path);
            let most = (2, MOST_TOGETHER.into());
            let fits = self.range(&format!("{path}.min"), rule.min, most);
            if fits & self.range(&format!("{path}.max"), rule.max, most) && rule.min > rule.max {
                let what =
                    DiagnosticKind::MinAboveMax { key: path.clone(), min: rule.min.into(), max: rule.max.into() };
                self.tell(&format!("{path}.min"), what);
            }
            for (index, card) in rule.of.iter().enumerate().filter(|_| rule.wrong_run.is_some()) {
                let path = self.tree.item(&format!("{path}.of"), index);
                if book.listed(card).any(|(_, facts)| !facts.effects.is_empty()) {
                    self.tell(&path, DiagnosticKind::WrongRunDoes { card: card.clone(), rule: id.clone() });
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

impl Check<'_, RuleSet> {
    /// Reports rules that could never apply, unless they depend on a refused value.
    pub(super) fn unreachable_rules(&mut self) {
        self.unreachable_calls();
        if self.trusted(&["players", "cards", "deck"]) {
            self.absent_cards();
            self.single_choice_wishes();
        }
        if self.trusted(&["cards", "deck", "together"]) {
            self.impossible_groups();
        }
        if self.trusted(&["cards", "score"]) {
            self.idle_last_cards();
        }
        let matching = &self.book.matching;
        if matching.doubly_again.is_some() && !matching.by.contains(&MatchBy::Divisor) && self.trusted(&["matching"])
        {
            self.tell("matching.doubly-again", DiagnosticKind::NeverDoubly);
        }
    }

    /// Of two calls due with the same number of cards, the second one never is.
    fn unreachable_calls(&mut self) {
        let calls = &self.book.calls;
        for (index, (id, call)) in calls.iter().enumerate() {
            if let Some((other, _)) = calls.iter().take(index).find(|(_, other)| other.at == call.at) {
                let what = DiagnosticKind::CallNeverDue { call: id.clone(), other: other.clone() };
                self.tell(&format!("calls.{id}.at"), what);
            }
        }
    }

    fn absent_cards(&mut self) {
        let most = self.book.players.max;
        for (id, card) in &self.book.cards {
            if let Some(from) = card.from_players.filter(|from| from.count > most) {
                let what = DiagnosticKind::NeverTakesPart { card: id.clone(), count: from.count, max: most };
                self.tell(&format!("cards.{id}.from-players.count"), what);
            }
        }
    }

    /// A wish with a single possible choice.
    fn single_choice_wishes(&mut self) {
        let one_colour = self.book.deck.colours.len() == 1;
        let coloured = |(_, card): &(&String, &CardFacts)| {
            card.copies > 0 && !card.colours.as_ref().unwrap_or(&self.book.deck.colours).is_empty()
        };
        let cards = &self.book.cards;
        let symbols: BTreeSet<String> =
            cards.iter().filter(coloured).flat_map(|(id, card)| symbols_of(id, card.symbols.as_deref())).collect();
        for (id, card) in cards {
            for (index, effect) in card.effects.iter().enumerate() {
                let Effect::Wish(wish) = effect else { continue };
                let coloured = |item: &String| self.book.listed(item).any(|card| coloured(&card));
                let none = !wish.of.is_empty() && !wish.of.iter().any(coloured);
                let idle = none
                    || match wish.what {
                        Wished::Colour => one_colour,
                        Wished::Symbol => symbols.len() < 2,
                    };
                if idle {
                    let path = self.tree.item(&format!("cards.{id}.effects"), index);
                    self.tell(&path, DiagnosticKind::WishOfOne { card: id.clone() });
                }
            }
            if one_colour && card.start.is_some_and(|start| start.does == StartDoes::FirstNamesColour) {
                self.tell(&format!("cards.{id}.start.does"), DiagnosticKind::WishOfOne { card: id.clone() });
            }
        }
    }

    /// Cards to be played together of which no hand can hold enough.
    fn impossible_groups(&mut self) {
        let book = self.book;
        if book.jump_in.as_ref().is_some_and(|jump| jump.of.as_ref().is_some_and(Vec::is_empty)) {
            self.tell("jump-in.of", DiagnosticKind::EmptyList { key: "jump-in.of".to_owned() });
        }
        for (id, rule) in &book.together {
            let path = format!("together.{id}");
            if rule.of.is_empty() {
                let key = format!("{path}.of");
                self.tell(&key, DiagnosticKind::EmptyList { key: key.clone() });
            } else if rule.of.iter().all(|card| book.listed(card).next().is_some())
                && self.most_alike(rule) < rule.min.into()
            {
                self.tell(&path, DiagnosticKind::NeverTogether { rule: id.clone() });
            }
            if rule.wrong_run.is_some() && rule.same != Alike::Run {
                self.tell(&format!("{path}.wrong-run"), DiagnosticKind::NoRun { rule: id.clone() });
            }
        }
    }

    /// The most cards of the deck that a rule allows together.
    fn most_alike(&self, rule: &Together) -> usize {
        let book = self.book;
        let packs = usize::from(book.deck.most_packs());
        let mut found: Vec<(Option<&String>, String, usize)> = Vec::new();
        for (item, (id, card)) in rule.of.iter().flat_map(|item| book.listed(item).map(move |card| (item, card))) {
            let listed = CardSelector::read(item, |id| book.cards.contains_key(id));
            let colours = card.colours.as_ref().unwrap_or(&book.deck.colours);
            let colours: Vec<_> = if colours.is_empty() { vec![None] } else { colours.iter().map(Some).collect() };
            let colours = colours.into_iter().filter(|colour| listed.means(colour.map(String::as_str), id));
            let colours: Vec<_> = colours.collect();
            let copies = usize::from(card.copies) * packs;
            for symbol in symbols_of(id, card.symbols.as_deref()).into_iter().filter(|_| copies > 0) {
                found.extend(colours.iter().map(|colour| (*colour, symbol.clone(), copies)));
            }
        }
        let most = |counts: &mut dyn Iterator<Item = usize>| counts.max().unwrap_or(0);
        match rule.same {
            Alike::Face => most(&mut found.iter().map(|(_, _, copies)| *copies)),
            Alike::Symbol => most(&mut found.iter().map(|(_, symbol, _)| {
                found.iter().filter(|(_, other, _)| other == symbol).map(|(_, _, copies)| copies).sum()
            })),
            Alike::Run => {
                let numbers: BTreeSet<(Option<&String>, u16)> =
                    found.iter().filter_map(|(colour, symbol, _)| Some((*colour, symbol.parse().ok()?))).collect();
                most(&mut numbers.iter().map(|(colour, low)| {
                    (*low..u16::MAX).take_while(|number| numbers.contains(&(*colour, *number))).count()
                }))
            }
        }
    }

    /// Last cards that bring or double points where there are none, or that may not be last.
    fn idle_last_cards(&mut self) {
        let score = &self.book.score;
        if score.to == ScoreTo::Nobody && !score.by_last.is_empty() {
            let (key, without) = ("score.by-last".to_owned(), "score.to = winner".to_owned());
            self.tell("score.by-last", DiagnosticKind::Idle { key, without });
        }
        for (index, id) in score.doubled_by_last.iter().enumerate() {
            let mut named = self.book.listed(id).peekable();
            let barred = named.peek().is_some() && named.all(|(_, card)| card.not_last.is_some());
            if barred || score.to == ScoreTo::Nobody {
                let path = self.tree.item("score.doubled-by-last", index);
                self.tell(&path, DiagnosticKind::NeverDoubles { card: id.clone() });
            }
        }
    }
}
