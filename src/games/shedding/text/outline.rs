//! The rules of a shedding game except for its cards, one sentence each. Rules that a game lacks have a sentence too,
//! for comparison with a game that has them.

use crate::cards::{CardKind, Colour, KindSet};
use crate::games::shedding::rules::{
    AfterDraw, Alike, CallFacts, DrawWhen, Drawing, MatchBy, MatchPlay, Reshuffle, RuleSet, Rules, StartDoes, Stuck,
    Together, Wins,
};
use crate::rules::{Because, Clause};
use crate::text::{Any, Locale, Message, Ruling, Text, msg, word};

/// All rules, in the order in which rule files are documented.
pub fn rulings(locale: &Locale, rules: &Rules) -> Vec<Ruling> {
    let mut builder = SentenceBuilder { locale, rules, rulings: Vec::new() };
    let book = &rules.book;
    builder.table(book);
    builder.deal(book);
    builder.order(book);
    builder.start(book);
    builder.matching(book);
    builder.drawing(book);
    builder.pile(book);
    builder.together(book);
    builder.calls(book);
    builder.wrong_play(book);
    builder.end(book);
    builder.match_play(book);
    builder.rulings
}

struct SentenceBuilder<'a> {
    locale: &'a Locale,
    rules: &'a Rules,
    rulings: Vec<Ruling>,
}

impl SentenceBuilder<'_> {
    fn tell(&mut self, about: impl Into<String>, message: Message<'_>, clause: Option<Clause>) {
        let text = self.locale.say(message);
        self.rulings.push(Ruling { about: about.into(), texts: vec![text], clause, is_usual: false, without: None });
    }

    /// A rule that is not worth mentioning if the game lacks it.
    fn rare(&mut self, about: &str, message: Message<'_>, because: Option<Because>) {
        self.tell(about, message, because.and_then(|because| because.clause));
        self.usual(because.is_none());
    }

    fn add(&mut self, message: Message<'_>) {
        let text = self.locale.say(message);
        self.rulings.last_mut().expect("a rule was told").texts.push(text);
    }

    /// Marks the last rule as not worth mentioning on its own.
    fn usual(&mut self, is_usual: bool) {
        self.rulings.last_mut().expect("a rule was told").is_usual = is_usual;
    }

    /// Sets the sentence for a game that lacks the last rule.
    fn without(&mut self, message: Message<'_>) {
        let text = self.locale.say(message);
        self.rulings.last_mut().expect("a rule was told").without = Some(text);
    }

    fn table(&mut self, book: &RuleSet) {
        let (players, deck) = (book.players, &book.deck);
        let exact = players.min == players.max;
        let told = msg!("outline-players", min = players.min, max = players.max, exact);
        self.tell("players", told, players.clause);
        let (count, clause) = book.teams.map_or((0, None), |teams| (teams.count, teams.clause));
        self.tell("teams", msg!("outline-teams", count), clause);
        self.usual(count == 0);
        let colours: Vec<Colour> = self.rules.deck().all_colours().collect();
        let (count, called) = (colours.len(), self.locale.called());
        let told = msg!("outline-colours", count, called, colours);
        self.tell("colours", told, deck.clause);
        self.tell("packs", msg!("outline-packs", count = deck.packs), deck.clause);
        for (players, count) in &deck.packs_by_players {
            self.add(msg!("outline-packs-at", players = *players, count = *count));
        }
        self.rare("hands", msg!("outline-hands", open = book.open_hands.is_some()), book.open_hands);
        let (count, clause) = book.hand_limit.map_or((0, None), |limit| (limit.cards, limit.clause));
        self.tell("hand limit", msg!("outline-hand-limit", count), clause);
        self.usual(count == 0);
    }

    fn deal(&mut self, book: &RuleSet) {
        let deal = &book.deal;
        self.tell("deal", msg!("outline-deal", count = deal.cards), deal.clause);
        for (players, count) in &deal.by_players {
            self.add(msg!("outline-deal-at", players = *players, count = *count));
        }
        self.rare("countdown", msg!("outline-countdown", counts = book.countdown.is_some()), book.countdown);
    }

    fn order(&mut self, book: &RuleSet) {
        let order = book.order;
        self.tell("direction", msg!("outline-direction", way = word(order.direction)), order.clause);
        self.tell("dealer", msg!("outline-dealer", who = word(order.dealer)), order.clause);
        self.tell("first", msg!("outline-first", who = word(order.first)), order.clause);
    }

    fn start(&mut self, book: &RuleSet) {
        let does = match book.start.does {
            StartDoes::FirstNamesColour => "names-colour".to_owned(),
            does => word(does),
        };
        let called = self.locale.called();
        self.tell("start", msg!("outline-start", does, called), book.start.clause);
    }

    fn matching(&mut self, book: &RuleSet) {
        let (matching, called) = (&book.matching, self.locale.called());
        let mut by: Vec<MatchBy> = Vec::new();
        for way in [MatchBy::Colour, MatchBy::Symbol, MatchBy::Divisor] {
            by.extend(matching.by.contains(&way).then_some(way));
        }
        let ways = by.iter().map(|way| match way {
            MatchBy::Colour => self.locale.say(msg!("outline-by-colour", called)),
            MatchBy::Symbol => self.locale.say(msg!("outline-by-symbol")),
            MatchBy::Divisor => self.locale.say(msg!("outline-by-divisor")),
        });
        let by = self.locale.join(ways, "or");
        self.tell("matching", msg!("outline-matching", by), matching.clause);
        if !matching.rows.is_empty() {
            let rows = self.locale.join(matching.rows.iter().map(|row| Text::plain(row.to_string())), "and");
            self.tell("rows", msg!("outline-rows", rows), matching.clause);
        }
        let again = matching.doubly_again;
        self.rare("doubly again", msg!("outline-doubly", again = again.is_some()), again);
    }

    fn drawing(&mut self, book: &RuleSet) {
        let drawing = book.drawing;
        self.tell("draw", msg!("outline-draw", when = word(drawing.when)), drawing.clause);
        let draws = drawing.when != DrawWhen::Never;
        if draws {
            self.drawn(drawing);
        }
        let out = drawing.stuck == Stuck::IsOut;
        self.tell("stuck", msg!("outline-stuck", out), drawing.stuck_clause);
        if let Some(may) = drawing.may_pass {
            let when = if draws { word(may.when) } else { "anytime-undrawn".to_owned() };
            self.tell("passing", msg!("outline-may-pass", when), may.clause);
        }
    }

    fn drawn(&mut self, drawing: Drawing) {
        let most = drawing.at_most.unwrap_or(0);
        if let Some(until) = drawing.until_playable {
            let told = msg!("outline-draw-until", count = most);
            self.tell("how many are drawn", told, until.clause.or(drawing.clause));
        } else {
            self.tell("how many are drawn", msg!("outline-draw-cards", count = drawing.cards), drawing.clause);
        }
        // A card that ended the drawing because it fits may be played in any case.
        let until_alone = drawing.until_playable.is_some() && drawing.then == AfterDraw::TurnEnds;
        if drawing.then == AfterDraw::TurnGoesOn && most > 0 {
            // Counts cards instead of draws.
            let cards = drawing.until_playable.is_some();
            self.tell("after a draw", msg!("outline-most-draws", cards, count = most), drawing.then_clause);
        } else if !until_alone {
            self.tell("after a draw", msg!("outline-after-draw", then = word(drawing.then)), drawing.then_clause);
        }
    }

    fn pile(&mut self, book: &RuleSet) {
        let pile = book.pile;
        self.tell("reshuffle", msg!("outline-reshuffle", when = word(pile.reshuffle)), pile.clause);
        let clause = pile.turned_over.and_then(|because| because.clause);
        if pile.reshuffle != Reshuffle::Never {
            self.tell("turned over", msg!("outline-turned-over", over = pile.turned_over.is_some()), clause);
        }
        let short = pile.short_draw_ends_turn;
        let told = msg!("outline-short-draw", ends = short.is_some());
        self.tell("short draw", told, short.and_then(|because| because.clause));
    }

    fn together(&mut self, book: &RuleSet) {
        for (id, together) in &book.together {
            self.laid_together(id, together);
        }
        let jumping = self.rules.own.jump_in;
        let coloured: KindSet =
            self.rules.deck().kinds().filter(|kind| self.rules.deck().face(*kind).colour.is_some()).collect();
        if let Some(jump_in) = &book.jump_in {
            let cards = self.locale.any_of(&self.rules.terms, jumping.iter(), Any::Told);
            let told = msg!("outline-jump-in", all = coloured == jumping, cards);
            self.tell("jump in", told, jump_in.clause);
        } else {
            self.tell("jump in", msg!("outline-no-jump-in"), None);
            self.usual(true);
        }
    }

    fn laid_together(&mut self, id: &str, together: &Together) {
        let same = match together.same {
            Alike::Face => "face",
            Alike::Symbol => "symbol",
            Alike::Run => "straight",
        };
        let (min, max) = (together.min, together.max);
        let counted = self.locale.say(msg!("outline-counted", exact = min == max, min, max));
        let cards = self.cards(self.rules.terms.kinds_of(&together.of));
        let told = msg!("outline-together", same, counted, cards = cards.clone(), called = self.locale.called());
        self.tell(format!("together {id}"), told, together.clause);
        self.without(msg!("outline-no-together", cards));
        if together.as_answer.is_some() {
            self.add(msg!("outline-together-answer"));
        }
        if let Some(wrong) = together.wrong_run {
            self.add(msg!("outline-wrong-straight", count = wrong.penalty));
        }
    }

    fn calls(&mut self, book: &RuleSet) {
        let names: Vec<String> = self.locale.names().map_or_else(Vec::new, |names| names.calls().to_vec());
        for ((id, facts), call) in book.calls.iter().zip(&names) {
            self.call(id, facts, call);
        }
    }

    fn call(&mut self, id: &str, facts: &CallFacts, call: &str) {
        let (window, noticed) = (word(facts.window), word(facts.noticed_by));
        let told = msg!("outline-call", call, left = facts.at, window, noticed);
        self.tell(format!("call {id}"), told, facts.clause);
        self.without(msg!("outline-no-call", call));
        let items = self.costs(facts.penalty, facts.penalty_turns, facts.penalty_points);
        self.tell(format!("penalty {id}"), msg!("outline-call-costs", call, items), facts.clause);
        let told = msg!("outline-wrong-call", call, count = facts.wrong_penalty);
        self.tell(format!("wrong {id}"), told, facts.clause);
        self.usual(facts.wrong_penalty == 0);
        let exempt = facts.exempt_after_penalty;
        let told = msg!("outline-exempt", call, exempt = exempt.is_some());
        self.tell(format!("exempt {id}"), told, exempt.and_then(|because| because.clause).or(facts.clause));
        self.usual(exempt.is_none());
    }

    fn costs(&self, cards: u8, turns: u8, points: u16) -> Text {
        let cards = (cards > 0).then(|| self.locale.say(msg!("outline-costs-cards", count = cards)));
        let turns = (turns > 0).then(|| self.locale.say(msg!("outline-costs-turns", count = turns)));
        let points = (points > 0).then(|| self.locale.say(msg!("outline-costs-points", count = points)));
        let items: Vec<Text> = cards.into_iter().chain(turns).chain(points).collect();
        if items.is_empty() {
            return self.locale.say(msg!("outline-costs-nothing"));
        }
        self.locale.join(items, "and")
    }

    fn wrong_play(&mut self, book: &RuleSet) {
        let wrong = book.wrong_play;
        let items = self.costs(wrong.penalty, 0, wrong.penalty_points);
        self.tell("wrong play", msg!("outline-wrong-play", items), wrong.clause);
        self.tell("wrong turn", msg!("outline-wrong-play-turn", ends = wrong.ends_turn), wrong.clause);
        let told = msg!("outline-wrong-play-pending", stays = wrong.pending_stays);
        self.tell("wrong answer", told, wrong.clause);
    }

    fn end(&mut self, book: &RuleSet) {
        let (finish, score) = (book.finish, &book.score);
        self.tell("finish", msg!("outline-finish", then = word(finish.then)), finish.clause);
        let counts = finish.last_draw_counts;
        self.rare("last draw", msg!("outline-last-draw", counts = counts.is_some()), counts);
        self.tell("score", msg!("outline-score", to = word(score.to)), score.clause);
    }

    fn match_play(&mut self, book: &RuleSet) {
        let match_play = book.match_play;
        let rounds = match_play.wins == Wins::MostRounds;
        let (ends, count) = match (match_play.out_at, match_play.until) {
            _ if book.countdown.is_some() => ("countdown", 0),
            (0, 0) => ("rounds", match_play.rounds),
            (0, until) if rounds => ("until-rounds", until),
            (0, until) => ("until-points", until),
            (out_at, _) => ("out-at", out_at),
        };
        if ends == "out-at" && match_play.rounds > 0 {
            let told = msg!("outline-out-at-rounds", points = match_play.out_at, count = match_play.rounds);
            self.tell("match", told, match_play.clause);
        } else {
            self.tell("match", msg!("outline-match", ends, count), match_play.clause);
        }
        if book.countdown.is_none() {
            self.wins(match_play);
        }
        self.tell("turn limit", msg!("outline-turn-limit", count = book.turn_limit), None);
    }

    fn wins(&mut self, match_play: MatchPlay) {
        self.tell("wins", msg!("outline-wins", wins = word(match_play.wins)), match_play.clause);
        self.tell("ties", msg!("outline-ties", ties = word(match_play.ties)), match_play.clause);
    }

    /// By symbol where all colours of it are included, otherwise card by card.
    fn cards(&self, kinds: KindSet) -> Text {
        let deck = self.rules.deck();
        let symbols = deck.symbols_of(kinds.iter());
        let whole = |kind: CardKind| !symbols.contains(&deck.face(kind).symbol) || kinds.contains(kind);
        if deck.kinds().all(whole) {
            return self.locale.say(msg!("outline-symbols", symbols));
        }
        let cards: Vec<CardKind> = kinds.iter().collect();
        self.locale.say(msg!("outline-cards", cards))
    }
}
