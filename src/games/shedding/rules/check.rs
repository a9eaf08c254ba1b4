//! Checks rule files of shedding games: values that do not make sense together.

use super::card_rules::KindRule;
use super::compile::Masks;
use super::rule_set::{
    Alike, CardFacts, Demands, Effect, MOST_AT_CALL, MOST_PENALTY_POINTS, MOST_PENALTY_TURNS, MOST_TOGETHER, MatchBy,
    MatchPlay, NoticedBy, Points, RuleSet, Rules, StartDoes, Whom, Window, Wins,
};
use crate::cards::{CardKind, KindSet};
use crate::rules::{
    Bans, Check, CommonFacts, DiagnosticKind, Findings, Form, RuleFile, Seats, Table, TableSizes, item, symbols_of,
};

const SEATS: (i64, i64) = (2, 10);

/// The largest `turn-limit` (G-4).
const MOST_TURNS: i64 = 1_000_000;

impl RuleFile for RuleSet {
    type Kind = KindRule;
    type Own = Masks;

    fn common(&self) -> CommonFacts<'_> {
        let banned = |effect: &Effect| if let Effect::Ban(ban) = effect { Some(ban.row) } else { None };
        CommonFacts {
            family: self.kind,
            id: &self.id,
            deck: &self.deck,
            cards: self.cards.iter().map(|(id, card)| (id.as_str(), card.printed())).collect(),
            rows: &self.matching.rows,
            banned: self.cards.values().flat_map(|card| &card.effects).filter_map(banned).collect(),
            clauses: &self.clauses,
            sizes: match (self.teams, self.players) {
                (Some(_), _) => TableSizes::These(self.table_sizes().collect()),
                (None, players) => TableSizes::Range { min: players.min, max: players.max },
            },
        }
    }

    fn check(check: &mut Check<'_, RuleSet>, seats: Seats) {
        check.whole_book(seats);
    }

    fn compile(self, tree: &Table, findings: &mut Findings) -> Rules {
        let mut rules = Rules::compile(self);
        dead_ends(&rules, tree, findings);
        let most = most_seats(&rules);
        // An option may deal more cards than a large table has.
        rules.change_book(|book| book.players.max = book.players.max.min(most));
        no_table(&rules, tree, findings);
        rules
    }
}

impl Check<'_, RuleSet> {
    fn whole_book(&mut self, seats: Seats) {
        self.players();
        self.deck();
        self.packs();
        let cards = self.cards();
        self.match_end(cards.is_some());
        self.together();
        self.card_references();
        self.rows();
        if self.book.matching.by.contains(&MatchBy::Divisor) {
            self.needs_rows();
        }
        self.turns();
        self.calls();
        if let Some(cards) = cards {
            self.deal(cards, seats);
            self.whole_deck();
        }
    }

    fn players(&mut self) {
        let players = self.book.players;
        self.min_and_max("players", players.min, players.max, SEATS);
        for (count, cards) in &self.book.deal.by_players {
            let path = format!("deal.by-players.{count}");
            self.table_size(&path, *count);
            self.range(&path, *cards, (1, u8::MAX.into()));
        }
        if let Some(teams) = self.book.teams {
            self.range("teams.count", teams.count, (2, SEATS.1 / 2));
        }
        self.range("deal.cards", self.book.deal.cards, (1, u8::MAX.into()));
        if let Some(limit) = self.book.hand_limit {
            // Nobody may be out before the first turn.
            let dealt = self.book.deal.by_players.values().copied().fold(self.book.deal.cards, u8::max);
            self.range("hand-limit.cards", limit.cards, (dealt.into(), u8::MAX.into()));
        }
    }

    fn table_size(&mut self, path: &str, players: u8) {
        let (min, max) = (self.book.players.min, self.book.players.max);
        if min <= max {
            self.range(path, players, (min.into(), max.into()));
        }
    }

    /// The cards suffice for all hands and the start card.
    fn deal(&mut self, cards: usize, seats: Seats) {
        let players = self.book.players;
        let most = if seats == Seats::Every { players.max } else { players.min };
        let there = |seats: u8| cards.saturating_sub(absent(self.book, seats));
        let too_many = (players.min..=most.min(10)).find(|seats| needed(self.book, *seats) > there(*seats));
        if let Some(players) = too_many {
            let cards = there(players);
            let own = self.book.deal.by_players.contains_key(&players);
            let path = if own { format!("deal.by-players.{players}") } else { "deal.cards".to_owned() };
            let needed = needed(self.book, players);
            self.tell(&path, DiagnosticKind::DeckSize { cards, needed, players });
        }
    }

    fn turns(&mut self) {
        let book = self.book;
        self.range("turn-limit", book.turn_limit, (1, MOST_TURNS));
        self.range("drawing.cards", book.drawing.cards, (1, u8::MAX.into()));
        if let Some(most) = book.drawing.at_most {
            self.range("drawing.at-most", most, (1, u8::MAX.into()));
        }
        if book.matching.by.is_empty() {
            self.tell("matching.by", DiagnosticKind::Empty);
        }
    }

    fn calls(&mut self) {
        let range = (0, MOST_PENALTY_POINTS.into());
        self.range("wrong-play.penalty-points", self.book.wrong_play.penalty_points, range);
        for (id, call) in &self.book.calls {
            let path = format!("calls.{id}");
            self.name(&path, id);
            self.range(&format!("{path}.at"), call.at, (0, MOST_AT_CALL.into()));
            self.heard(&format!("{path}.title"), &call.title);
            self.heard(&format!("{path}.words"), (1..).zip(&call.words));
            self.range(&format!("{path}.penalty-turns"), call.penalty_turns, (0, MOST_PENALTY_TURNS.into()));
            self.range(&format!("{path}.penalty-points"), call.penalty_points, range);
            // Others can notice the omission only before it is made up for.
            if call.at == 0 && call.noticed_by == NoticedBy::Others && call.window == Window::WithCard {
                self.conflict(&format!("{path}.noticed-by"), format!("{path}.window"));
            }
        }
    }

    /// A match ends after some rounds or at a number of points. `counted` is false if the points of the cards are
    /// not known.
    fn match_end(&mut self, counted: bool) {
        let end = self.book.match_play;
        let pointless = !self.book.score.to.has_points() || counted && self.nothing_counts();
        let scoreless = pointless && end.wins != Wins::MostRounds;
        let (endless, key) = match end {
            _ if self.book.countdown.is_some() => (false, "countdown"),
            MatchPlay { until: 1.., .. } => (scoreless, "match.until"),
            MatchPlay { rounds: 0, out_at: 1.., .. } => (scoreless, "match.out-at"),
            _ => (end.rounds == 0, "match.rounds"),
        };
        if endless {
            self.tell(key, DiagnosticKind::EndlessMatch);
        }
    }

    /// Reports decks without a possible start card or last card.
    fn whole_deck(&mut self) {
        let does = |card: &CardFacts| card.start.unwrap_or(self.book.start).does;
        let goes_back = |card| matches!(does(card), StartDoes::GoesBack | StartDoes::StaysUnder);
        if self.book.cards_of_deck().all(|(_, card)| goes_back(card)) {
            let everywhere = matches!(self.book.start.does, StartDoes::GoesBack | StartDoes::StaysUnder);
            self.tell(if everywhere { "start.does" } else { "cards" }, DiagnosticKind::NoStartCard);
        }
        let covered = |effect: &Effect| matches!(effect, Effect::Again(again) if again.last_draws.is_some());
        let never_last = |card: &CardFacts| card.not_last.is_some() || card.effects.iter().any(covered);
        if self.book.cards_of_deck().all(|(_, card)| never_last(card)) {
            self.tell("cards", DiagnosticKind::NoLastCard);
        }
    }

    /// Checks every card and returns their number, if it is known.
    fn cards(&mut self) -> Option<usize> {
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
    fn packs(&mut self) {
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
            self.heard(&format!("cards.{id}.{key}"), words);
        }
        self.heard(&format!("cards.{id}.words"), (1..).zip(&card.words));
    }

    /// Reports impossible targets, and answers to immediate effects.
    fn target(&mut self, name: &str, demands: &Demands<'_>, path: &str) {
        let Some((who, allowed)) = demands.who else { return };
        let path = format!("{path}.{name}.who");
        if !allowed.contains(&who) {
            self.unknown(&path, who.into(), allowed.iter().map(<&str>::from));
        }
        if demands.is_answered && who != Whom::Next {
            self.conflict(&path, "answered-by, then");
        }
    }

    /// Checks cards that may be played together: enough, not too many; in a run that can be taken back, none with
    /// effects.
    fn together(&mut self) {
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
    fn nothing_counts(&self) -> bool {
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

    fn card_references(&mut self) {
        let book = self.book;
        for (id, card) in &book.cards {
            if let Some(rule) = &card.not_on {
                self.card_list(&format!("cards.{id}.not-on.cards"), &rule.cards);
            }
            for (index, effect) in card.effects.iter().enumerate() {
                let path = item(&format!("cards.{id}.effects"), index);
                for (key, cards) in effect.demands().cards {
                    self.card_list(&format!("{path}.{}.{key}", effect.name()), cards);
                }
            }
        }
        for (id, rule) in &book.together {
            self.card_list(&format!("together.{id}.of"), &rule.of);
        }
        if let Some(of) = book.jump_in.as_ref().and_then(|jump| jump.of.as_ref()) {
            self.card_list("jump-in.of", of);
        }
        self.card_list("score.doubled-by-last", &book.score.doubled_by_last);
        for (index, last) in book.score.by_last.iter().enumerate() {
            let path = item("score.by-last", index);
            self.card_list(&format!("{path}.of"), &last.of);
            self.range(&format!("{path}.points"), last.points, (1, 1000));
        }
    }
}

/// The number of cards that a table of this size needs.
fn needed(book: &RuleSet, seats: u8) -> usize {
    let each = book.deal.by_players.get(&seats).unwrap_or(&book.deal.cards);
    usize::from(seats) * usize::from(*each) + 1
}

/// The number of cards that take no part at a table of this size.
fn absent(book: &RuleSet, seats: u8) -> usize {
    let (most, packs) = (book.deck.most_packs(), book.deck.packs_at(seats));
    let count = |(id, card): (&String, &CardFacts)| {
        let colours = card.colours.as_ref().unwrap_or(&book.deck.colours).len().max(1);
        let out = card.from_players.is_some_and(|from| from.count > seats);
        let missing = if out { most } else { most - packs };
        symbols_of(id, card.symbols.as_deref()).len() * colours * usize::from(card.copies) * usize::from(missing)
    };
    book.cards.iter().map(count).sum()
}

/// The largest table for which the cards suffice.
fn most_seats(rules: &Rules) -> u8 {
    let players = rules.book.players;
    let enough = |seats: &u8| needed(&rules.book, *seats) + rules.absent(*seats).len() <= rules.deck().len();
    (players.min..=players.max).take_while(enough).last().unwrap_or(players.min)
}

/// Reports teams into which no table size divides.
fn no_table(rules: &Rules, tree: &Table, findings: &mut Findings) {
    let Some(teams) = rules.book.teams.filter(|_| rules.table_sizes().next().is_none()) else { return };
    let what = DiagnosticKind::NoTeams { teams: teams.count, max: rules.book.players.max };
    findings.tell(tree.place("teams.count"), "teams.count", what);
}

/// Reports cards on which only equal ones fit, which would end the round.
fn dead_ends(rules: &Rules, tree: &Table, findings: &mut Findings) {
    let deck = rules.deck();
    let plain = |kind: &CardKind| rules.kind(*kind).any_wish().is_none();
    let unbanned = |kind: &CardKind| rules.kind(*kind).ban.is_none();
    // A card that takes the colour in force has one, except as start card or on a wished symbol.
    let first_too = |kind: &CardKind| {
        let does = rules.kind(*kind).start.does;
        matches!(does, StartDoes::GoesBack | StartDoes::StaysUnder | StartDoes::FirstNamesColour)
    };
    let rank_wished = deck.kinds().any(|kind| rules.kind(kind).wishes_symbol());
    let takes_none = |kind: &CardKind| !rules.kind(*kind).takes_colour || rank_wished || !first_too(kind);
    let colourless = |kind: &CardKind| deck.face(*kind).colour.is_none();
    // A card that stands for others is itself only as start card.
    let itself = |kind: &CardKind| rules.kind(*kind).stands_for.is_none() || !first_too(kind);
    // In a countdown, a card of a player's own number fits always and comes with a wish.
    let deal = &rules.book.deal;
    let most = deal.by_players.values().copied().fold(deal.cards, u8::max);
    let is_own = |number: u16| (1..=u16::from(most)).contains(&number);
    let own = |kind: &CardKind| rules.book.countdown.is_some() && rules.terms.number(*kind).is_some_and(is_own);
    let suspects: Vec<CardKind> = deck
        .kinds()
        .filter(|kind| {
            colourless(kind) && plain(kind) && unbanned(kind) && takes_none(kind) && itself(kind) && !own(kind)
        })
        .collect();
    let alike: KindSet = suspects.iter().copied().collect();
    // Without colours, only the same symbol can fit.
    let apart = if deck.kinds().all(|kind| colourless(&kind)) { KindSet::default() } else { alike };
    let mut told: Vec<&str> = Vec::new();
    for kind in suspects {
        let goes_on = !(rules.kinds_fitting(kind, None, Bans::default()) - apart).is_empty();
        let entry = rules.terms.entry(kind);
        if goes_on || told.contains(&entry) {
            continue;
        }
        told.push(entry);
        let path = format!("cards.{entry}");
        findings.tell(tree.place(&path), &path, DiagnosticKind::DeadEnd { card: entry.to_owned() });
    }
}
