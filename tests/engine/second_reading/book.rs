//! The facts of a rule file, word for word: no masks, nothing worked out beforehand but the list of the cards.

use std::cell::RefCell;

use toml::{Table, Value};

use super::codes::{letters_of, usual_code};
use super::effects::Effect;
use super::facts::{Facts, number as number_of};

/// The facts of a game, as docs/rule-files.md explains them.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// Smallest and largest number of players.
    pub players: (usize, usize),
    /// Number of teams; none if everybody plays alone.
    pub teams: Option<usize>,
    pub colours: Vec<String>,
    pub packs: usize,
    pub packs_by_players: Vec<(usize, usize)>,
    pub sorts: Vec<Sort>,
    /// Faces in the order of the deck: by colour, then as in the file, those without a colour last.
    pub faces: Vec<Face>,
    pub deal: usize,
    pub deal_by_players: Vec<(usize, usize)>,
    /// Largest hand; 0 without a limit.
    pub hand_limit: usize,
    pub countdown: bool,
    pub start: String,
    pub direction: String,
    pub next_dealer: String,
    pub first: String,
    pub fits_by: Vec<String>,
    pub rows: Vec<usize>,
    pub doubly_again: bool,
    pub draw_when: String,
    pub draw_cards: usize,
    pub draw_until_playable: bool,
    /// Draws allowed in one turn, or cards until one fits.
    pub draw_at_most: usize,
    pub draw_then: String,
    pub stuck: String,
    /// Condition of passing although a card fits; empty if that is never allowed.
    pub may_pass: String,
    pub reshuffle: String,
    pub turned_over: bool,
    pub short_draw_ends_turn: bool,
    pub together: Vec<Together>,
    /// Which sorts of cards may be laid out of turn.
    pub jump_in: Vec<String>,
    pub calls: Vec<Call>,
    pub wrong_play_penalty: usize,
    pub wrong_play_points: usize,
    pub wrong_play_ends_turn: bool,
    pub pending_stays: bool,
    pub finish: String,
    pub last_draw_counts: bool,
    pub score_to: String,
    pub doubled_by_last: Vec<String>,
    /// Cards, points, and who gets them, for the last card of who is out first.
    pub by_last: Vec<(Vec<String>, usize, String)>,
    pub rounds: usize,
    pub until: usize,
    /// With how many points one is out of the match; 0 if nobody ever is.
    pub out_at: usize,
    pub wins: String,
    pub ties: String,
    pub turn_limit: usize,
}

/// A sort of card: a table of the section `cards`.
#[derive(Clone, Debug)]
pub struct Sort {
    pub id: String,
    pub fits_always: bool,
    /// Applies under a wish, too.
    pub under_wish: bool,
    pub ignores_wish: bool,
    pub takes_any: bool,
    pub takes_colour: bool,
    /// For which cards it is laid; an empty list for all others.
    pub stands_for: Option<Vec<String>>,
    pub not_on: Vec<String>,
    pub not_last: bool,
    pub need_not_play: bool,
    pub honest: Option<Honest>,
    pub effects: Vec<Effect>,
    pub start: Option<String>,
    pub from_players: usize,
}

/// Condition for playing a card honestly.
#[derive(Clone, Debug)]
pub struct Honest {
    pub unless_holding: String,
    pub bluffing: bool,
    pub just: usize,
    pub unjust: usize,
}

/// A face of the deck.
#[derive(Clone, Debug)]
pub struct Face {
    pub code: String,
    /// Its sort, as a place in [`RuleSet::sorts`].
    pub sort: usize,
    /// Its colour, as a place in [`RuleSet::colours`].
    pub colour: Option<usize>,
    pub symbol: String,
    pub number: Option<usize>,
    pub copies: usize,
    pub points: usize,
}

/// Several cards in one move.
#[derive(Clone, Debug)]
pub struct Together {
    pub same: String,
    pub min: usize,
    pub max: usize,
    pub of: Vec<String>,
    pub as_answer: bool,
    pub wrong_run: Option<usize>,
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    pub id: String,
    pub at: usize,
    pub window: String,
    pub noticed_by: String,
    pub penalty: usize,
    /// Penalty of a call in one's own turn that is not due.
    pub wrong_penalty: usize,
    pub penalty_turns: usize,
    pub penalty_points: usize,
    pub exempt_after_penalty: bool,
}

impl RuleSet {
    /// The book that these facts make.
    ///
    /// # Errors
    /// The facts that this reading does not know.
    pub fn of(facts: Table) -> Result<RuleSet, String> {
        let unknown = RefCell::new(Vec::new());
        let book = read(&mut Facts { path: String::new(), table: facts, unknown: &unknown });
        let unknown = unknown.into_inner();
        if unknown.is_empty() { Ok(book) } else { Err(unknown.join(", ")) }
    }

    pub fn sort_of(&self, face: usize) -> &Sort {
        &self.sorts[self.faces[face].sort]
    }

    pub fn effects(&self, face: usize) -> &[Effect] {
        &self.sort_of(face).effects
    }

    /// Several codes with blanks between.
    pub fn cards(&self, codes: &str) -> Vec<usize> {
        let face = |code| self.faces.iter().position(|face| face.code == code);
        codes.split_whitespace().map(|code| face(code).unwrap_or_else(|| panic!("no card {code}"))).collect()
    }

    /// Copies of a face at a table of this size.
    pub fn copies(&self, face: usize, seats: usize) -> usize {
        let other = self.packs_by_players.iter().find(|(players, _)| *players == seats);
        let takes_part = self.sort_of(face).from_players <= seats;
        if takes_part { self.faces[face].copies * other.map_or(self.packs, |(_, packs)| *packs) } else { 0 }
    }

    /// Cards dealt to each player at a table of this size.
    pub fn dealt(&self, seats: usize) -> usize {
        let other = self.deal_by_players.iter().find(|(players, _)| *players == seats);
        other.map_or(self.deal, |(_, cards)| *cards)
    }

    /// So many can play: the cards suffice for the deal and a start card, and teams are of equal size, at least two
    /// each.
    pub fn suits(&self, seats: usize) -> bool {
        let even = |teams: usize| seats % teams == 0 && seats / teams >= 2;
        let cards: usize = (0..self.faces.len()).map(|face| self.copies(face, seats)).sum();
        (self.players.0..=self.players.1).contains(&seats)
            && self.dealt(seats) * seats < cards
            && self.teams.is_none_or(even)
    }

    /// The list contains the card: an entry names a sort, a colour, or a sort in one colour.
    pub fn is_of(&self, face: usize, list: &[String]) -> bool {
        let sort = &self.sort_of(face).id;
        let colour = self.faces[face].colour.map_or("", |colour| &self.colours[colour]);
        let is_sort = |item: &String| self.sorts.iter().any(|sort| sort.id == *item);
        let names =
            |item: &String| item == sort || item == colour && !is_sort(item) || *item == format!("{colour} {sort}");
        list.iter().any(names)
    }
}

fn read(facts: &mut Facts<'_>) -> RuleSet {
    for beside in ["id", "kind", "clauses", "open-hands"] {
        facts.table.remove(beside);
    }
    let mut deck = facts.inner("deck");
    for words in ["called", "titles"] {
        deck.table.remove(words);
    }
    let (colours, packs) = (deck.words("colours").unwrap_or_default(), deck.number("packs", 1));
    let (mut sorts, mut printed) = (Vec::new(), Vec::new());
    for (id, mut card) in facts.each("cards") {
        let own = read_faces(&id, sorts.len(), &mut card, &colours);
        printed.extend(own.into_iter().filter(|face| face.copies > 0));
        sorts.push(read_sort(id, &mut card));
    }
    let jump_in = facts.is_a_table("jump-in");
    let jump_in = read_jump_in(&mut facts.inner("jump-in"), jump_in, &sorts, &printed);
    let players = facts.players();
    let teams = facts.is_a_table("teams").then(|| { facts.inner("teams") }.number("count", 0));
    printed.sort_by_key(|face: &Face| face.colour.unwrap_or(colours.len()));
    let mut deal = facts.inner("deal");
    let mut order = facts.inner("order");
    let mut matching = facts.inner("matching");
    let mut drawing = facts.inner("drawing");
    let mut pile = facts.inner("pile");
    let mut wrong = facts.inner("wrong-play");
    let mut finish = facts.inner("finish");
    let mut score = facts.inner("score");
    let mut whole = facts.inner("match");
    RuleSet {
        players,
        teams,
        colours,
        packs,
        packs_by_players: deck.by_players("packs-by-players"),
        sorts,
        faces: printed,
        deal: deal.number("cards", 0),
        deal_by_players: deal.by_players("by-players"),
        direction: order.word("direction", "clockwise"),
        next_dealer: order.word("dealer", "next"),
        first: order.word("first", "after-dealer"),
        countdown: facts.is_there("countdown"),
        hand_limit: { facts.inner("hand-limit") }.number("cards", 0),
        start: { facts.inner("start") }.word("does", "nothing"),
        fits_by: matching.words("by").unwrap_or_default(),
        rows: matching.numbers("rows"),
        doubly_again: matching.is_there("doubly-again"),
        draw_when: drawing.word("when", ""),
        draw_cards: drawing.number("cards", 1),
        draw_until_playable: drawing.is_there("until-playable"),
        draw_at_most: drawing.number("at-most", usize::MAX),
        draw_then: drawing.word("then", "turn-ends"),
        stuck: drawing.word("stuck", "passes"),
        may_pass: { drawing.inner("may-pass") }.word("when", ""),
        reshuffle: pile.word("reshuffle", "when-empty"),
        turned_over: pile.is_there("turned-over"),
        short_draw_ends_turn: pile.is_there("short-draw-ends-turn"),
        wrong_play_penalty: wrong.number("penalty", 0),
        wrong_play_points: wrong.number("penalty-points", 0),
        wrong_play_ends_turn: wrong.truth("ends-turn", false),
        pending_stays: wrong.truth("pending-stays", false),
        finish: finish.word("then", ""),
        last_draw_counts: finish.is_there("last-draw-counts"),
        score_to: score.word("to", ""),
        doubled_by_last: score.words("doubled-by-last").unwrap_or_default(),
        by_last: score.rows("by-last").into_iter().map(read_by_last).collect(),
        rounds: whole.number("rounds", 0),
        until: whole.number("until", 0),
        out_at: whole.number("out-at", 0),
        wins: whole.word("wins", ""),
        ties: whole.word("ties", "shared"),
        together: facts.each("together").into_iter().map(|(_, mut rule)| read_together(&mut rule)).collect(),
        jump_in,
        calls: facts.each("calls").into_iter().map(|(id, mut call)| read_call(id, &mut call)).collect(),
        turn_limit: facts.number("turn-limit", 5000),
    }
}

fn read_faces(id: &str, sort: usize, card: &mut Facts<'_>, colours: &[String]) -> Vec<Face> {
    let stated = card.words("symbols").unwrap_or_else(|| vec![id.to_owned()]);
    let symbols: Vec<String> = stated.iter().flat_map(|text| symbols(text)).collect();
    let (copies, code) = (card.number("copies", 1), card.word("code", ""));
    let number = card.table.remove("number").map(|value| number_of(&value));
    let points = card.table.remove("points").filter(|points| points.as_str() != Some("number"));
    let own = card.words("colours");
    let own: Vec<Option<usize>> = match own {
        Some(own) if own.is_empty() => vec![None],
        Some(own) => colours.iter().enumerate().filter(|(_, id)| own.contains(id)).map(|(at, _)| Some(at)).collect(),
        None => (0..colours.len()).map(Some).collect(),
    };
    let mut faces = Vec::new();
    for colour in own {
        for symbol in &symbols {
            let number = number.or_else(|| symbol.parse().ok());
            let letter = colour.map_or("", |colour| letters_of(colour, colours));
            let own_code = if code.is_empty() { usual_code(symbol) } else { &code };
            faces.push(Face {
                code: format!("{letter}{own_code}"),
                sort,
                colour,
                symbol: symbol.clone(),
                number,
                copies,
                points: points.as_ref().map_or(number.unwrap_or(0), number_of),
            });
        }
    }
    faces
}

/// The symbol itself, or all numbers from one to the other.
fn symbols(text: &str) -> Vec<String> {
    match text.split_once("..") {
        Some((first, last)) => {
            let range = first.parse::<usize>().expect("a number")..=last.parse().expect("a number");
            range.map(|number| number.to_string()).collect()
        }
        None => vec![text.to_owned()],
    }
}

fn read_sort(id: String, card: &mut Facts<'_>) -> Sort {
    for words in ["title", "text", "words"] {
        card.table.remove(words);
    }
    let effects = card.table.remove("effects");
    let effects = effects.iter().filter_map(Value::as_array).flatten().cloned();
    Sort {
        id,
        effects: effects.map(|effect| Effect::read(card.of(effect))).collect(),
        fits_always: card.is_a_table("fits-always"),
        under_wish: { card.inner("fits-always") }.truth("under-wish", true),
        ignores_wish: card.is_there("ignores-wish"),
        takes_any: card.is_there("takes-any"),
        takes_colour: card.is_there("takes-colour"),
        stands_for: card
            .is_a_table("stands-for")
            .then(|| { card.inner("stands-for") }.words("of").unwrap_or_default()),
        not_on: { card.inner("not-on") }.words("cards").unwrap_or_default(),
        not_last: card.is_there("not-last"),
        need_not_play: card.is_there("need-not-play"),
        honest: card.is_a_table("honest").then(|| read_honest(&mut card.inner("honest"))),
        start: card.is_a_table("start").then(|| { card.inner("start") }.word("does", "")),
        from_players: { card.inner("from-players") }.number("count", 0),
    }
}

fn read_honest(honest: &mut Facts<'_>) -> Honest {
    Honest {
        unless_holding: honest.word("unless-holding", ""),
        bluffing: honest.truth("bluffing", true),
        just: honest.number("just", 0),
        unjust: honest.number("unjust", 0),
    }
}

fn read_by_last(mut last: Facts<'_>) -> (Vec<String>, usize, String) {
    (last.words("of").unwrap_or_default(), last.number("points", 0), last.word("get", "finisher"))
}

fn read_together(rule: &mut Facts<'_>) -> Together {
    Together {
        same: rule.word("same", ""),
        min: rule.number("min", 2),
        max: rule.number("max", 2),
        of: rule.words("of").unwrap_or_default(),
        as_answer: rule.is_there("as-answer"),
        wrong_run: rule.is_a_table("wrong-run").then(|| { rule.inner("wrong-run") }.number("penalty", 0)),
    }
}

/// Which cards may be laid out of turn: those of a list, or all that have a colour, cannot be a bluff, and neither ban
/// nor allow more cards (UH-10).
fn read_jump_in(rule: &mut Facts<'_>, there: bool, sorts: &[Sort], faces: &[Face]) -> Vec<String> {
    let listed = rule.words("of");
    let plain = |sort: &Sort| {
        let apart = |effect: &Effect| matches!(effect, Effect::Ban { .. } | Effect::More { .. });
        sort.honest.is_none() && !sort.effects.iter().any(apart)
    };
    let coloured = |at: usize| faces.iter().any(|face| face.sort == at && face.colour.is_some());
    let all = || sorts.iter().enumerate().filter(|(at, sort)| coloured(*at) && plain(sort));
    let all = || all().map(|(_, sort)| sort.id.clone()).collect();
    if there { listed.unwrap_or_else(all) } else { Vec::new() }
}

fn read_call(id: String, call: &mut Facts<'_>) -> Call {
    for words in ["title", "words"] {
        call.table.remove(words);
    }
    Call {
        id,
        at: call.number("at", 0),
        window: call.word("window", ""),
        noticed_by: call.word("noticed-by", ""),
        penalty: call.number("penalty", 0),
        wrong_penalty: call.number("wrong-penalty", 0),
        penalty_turns: call.number("penalty-turns", 0),
        penalty_points: call.number("penalty-points", 0),
        exempt_after_penalty: call.is_there("exempt-after-penalty"),
    }
}
