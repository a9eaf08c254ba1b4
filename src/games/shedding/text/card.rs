//! Sentences about a card of a shedding game, one for each fact of its entry in the rule file.

use crate::cards::{CardKind, KindSet};
use crate::games::shedding::rules::{
    AfterPenalty, CardFacts, DrawEffect, DrawWhen, Effect, EffectsOf, Growth, Holding, Honest, KindRule, LastGets,
    Lasts, MoreColour, MoreEffect, Otherwise, Rules, Shared, SkipEffect, SkipGrowth, StartDoes, Whom, WishEffect,
    Wished, WithTwo,
};
use crate::rules::{Because, Clause};
use crate::text::{Any, CardSentences, Locale, Message, Text, msg, word};

/// None if there is no such entry. The sentences are in the order in which a player needs them: what the card fits
/// on, its effects, everything else.
pub(crate) fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
    let mut builder = SentenceBuilder { locale, rules, entry, facts: CardSentences::default() };
    let card = rules.book.cards.get(entry)?;
    builder.matching(card);
    builder.special_matching(card);
    // A number says where a card fits only where divisors count.
    locale.number_of_card(&mut builder.facts, card.number.filter(|_| rules.matches_by_divisor()));
    builder.effects(card);
    builder.answers(card);
    builder.other_facts(card);
    Some(builder.facts)
}

struct SentenceBuilder<'a> {
    locale: &'a Locale,
    rules: &'a Rules,
    entry: &'a str,
    facts: CardSentences,
}

impl SentenceBuilder<'_> {
    fn tell(&mut self, message: Message<'_>, clause: Option<Clause>) {
        self.facts.tell(self.locale.say(message), clause);
    }

    fn tell_if(&mut self, fact: Option<Because>, message: Message<'_>) {
        if let Some(because) = fact {
            self.tell(message, because.clause);
        }
    }

    fn own(&self) -> KindSet {
        self.rules.terms.kinds_of_entry(self.entry).collect()
    }

    fn matching(&mut self, card: &CardFacts) {
        let not_on =
            card.not_on.as_ref().map(|not_on| self.cards(&not_on.cards)).filter(|cards| !cards.full.is_empty());
        let told = match (card.fits_always, not_on) {
            (Some(_), None) => msg!("card-fits-always"),
            (Some(_), Some(cards)) => msg!("card-fits-except", cards),
            (None, Some(cards)) => msg!("card-not-on", cards),
            (None, None) => return,
        };
        self.tell(told, card.fits_always.and_then(|because| because.clause));
        self.facts.because(card.not_on.as_ref().and_then(|not_on| not_on.clause));
    }

    fn special_matching(&mut self, card: &CardFacts) {
        self.countdown();
        if let Some(fits) = card.fits_always.filter(|fits| !fits.under_wish) {
            self.tell(msg!("card-under-wish"), fits.clause);
        }
        self.stand_in();
        self.tell_if(card.takes_colour, msg!("card-takes-colour", called = self.locale.called()));
        self.tell_if(card.ignores_wish, msg!("card-ignores-wish"));
        self.tell_if(card.takes_any, msg!("card-takes-any"));
    }

    fn stand_in(&mut self) {
        let (rules, terms) = (self.rules, &self.rules.terms);
        let Some(stand_in) = self.own().iter().next().and_then(|kind| rules.kind(kind).stands_for) else { return };
        let others: KindSet = terms.deck().kinds().filter(|kind| rules.kind(*kind).stands_for.is_none()).collect();
        let some = rules.book.cards.get(self.entry).and_then(|card| card.stands_for.as_ref());
        let some = some.is_some_and(|stands_for| !stands_for.of.is_empty());
        let (which, cards) = match (others - stand_in.of, some) {
            (_, true) => ("some", stand_in.of),
            (except, false) if except.is_empty() => ("any", except),
            (except, false) => ("but", except),
        };
        let cards = self.locale.any_of(terms, cards.iter(), Any::Told);
        self.tell(msg!("card-stands-for", which, cards), stand_in.clause);
    }

    fn shared(&mut self, share: &[Shared]) {
        let has = |what| share.contains(&what);
        let what = match (has(Shared::Colour), has(Shared::Symbol), self.locale.called()) {
            (true, true, "suit") => "suit-or-rank",
            (true, true, _) => "colour-or-rank",
            (true, false, called) => called,
            (false, true, _) => "rank",
            (false, false, _) => return,
        };
        self.tell(msg!("card-answer-shares", what), None);
    }

    /// Effects on the players who follow come last: they wait where another card may be played.
    fn effects(&mut self, card: &CardFacts) {
        let mut effects: Vec<&Effect> = card.effects.iter().collect();
        effects.sort_by_key(|effect| place(effect));
        let is = |holds: fn(&Effect) -> bool| effects.iter().any(|effect| holds(effect));
        let again =
            is(|effect| matches!(effect, Effect::Again(_))) && !is(|effect| matches!(effect, Effect::More(_)));
        let mut waits = again.then(|| self.locale.say(msg!("card-waits")));
        for effect in effects {
            if place(effect) >= Comes::Skip {
                if let Some(waits) = waits.take() {
                    self.facts.tell(waits, None);
                }
            }
            self.effect(effect, card);
        }
    }

    fn effect(&mut self, effect: &Effect, card: &CardFacts) {
        let (told, clause) = match effect {
            Effect::Wish(wish) => return self.wish(wish),
            Effect::Draw(draw) => return self.draw(draw, card),
            Effect::Skip(skip) => return self.skip(skip),
            Effect::Reverse(reverse) => {
                let two = match reverse.with_two {
                    WithTwo::Reverse => "turn".to_owned(),
                    with_two => word(with_two),
                };
                (msg!("card-reverse", two), reverse.clause)
            }
            Effect::Again(again) => {
                let otherwise = match again.otherwise {
                    Otherwise::Passes => "passes",
                    // In a game without drawing, a player who cannot play passes.
                    Otherwise::Draws if self.rules.book.drawing.when == DrawWhen::Never => "must",
                    Otherwise::Draws => "draws",
                };
                self.tell(msg!("card-again", otherwise), again.clause);
                let Some(count) = again.last_draws else { return };
                (msg!("card-last-draws", count), again.clause)
            }
            Effect::Copy(copy) => (msg!("card-copy"), copy.clause),
            Effect::Ban(ban) => (msg!("card-ban", row = ban.row), ban.clause),
            Effect::More(more) => return self.more_cards(more),
            Effect::RotateHands(rotate) => (msg!("card-rotate", from = word(rotate.from)), rotate.clause),
            Effect::SwapHands(swap) => (msg!("card-swap", who = word(swap.who)), swap.clause),
            Effect::Look(look) => (msg!("card-look", who = word(look.who)), look.clause),
            Effect::Give(give) => (msg!("card-give", who = word(give.who), count = give.cards), give.clause),
        };
        self.tell(told, clause);
    }

    fn wish(&mut self, wish: &WishEffect) {
        let called = match wish.what {
            Wished::Symbol => "rank",
            Wished::Colour => self.locale.called(),
        };
        let lasts = if wish.lasts == Lasts::Round { "round" } else { "card" };
        self.tell(msg!("card-wish", called, lasts), wish.clause);
        let rule = self.own().iter().next().map(|kind| self.rules.kind(kind));
        let rule = rule.and_then(KindRule::any_wish);
        if let Some(rule) = rule.filter(|rule| rule.limited.is_some()) {
            self.tell(msg!("card-wish-of", colours = self.rules.wishable(rule)), None);
        }
    }

    fn draw(&mut self, draw: &DrawEffect, card: &CardFacts) {
        let skips = card.effects.iter().any(|effect| place(effect) == Comes::Skip);
        let who = match (draw.who, draw.then) {
            (Whom::Next, AfterPenalty::MayPlay) if skips => "after-plays".to_owned(),
            (Whom::Next, AfterPenalty::LosesTurn) if skips => "after".to_owned(),
            (Whom::Next, AfterPenalty::MayPlay) => "next-plays".to_owned(),
            (who, _) => word(who),
        };
        self.tell(msg!("card-draw", who, count = draw.cards), draw.clause);
        let terms = &self.rules.terms;
        let passers = terms.kinds_of(&draw.passed_on_by);
        let growth = |kind: CardKind| match self.rules.kind(kind).draw.map(|draw| draw.growth) {
            Some(Growth::Double) => "double",
            Some(Growth::Add) => "add",
            None if passers.contains(kind) => "pass",
            None => "cancel",
        };
        let answers = terms.kinds_of(&draw.answered_by) | passers;
        for (growth, cards) in self.by_growth(answers, ["double", "add", "pass", "cancel"], growth) {
            self.tell(msg!("card-draw-answered", cards, growth), None);
        }
        if !answers.is_empty() {
            self.shared(&draw.answers_share);
        }
    }

    /// The answers by what each does to the effect; what none of them does is left out.
    fn by_growth(
        &self,
        answers: KindSet,
        words: [&'static str; 4],
        growth: impl Fn(CardKind) -> &'static str,
    ) -> Vec<(&'static str, Text)> {
        let alike = |word| answers.iter().filter(|kind| growth(*kind) == word).collect::<Vec<_>>();
        let told = words.map(|word| (word, self.locale.any_of(&self.rules.terms, alike(word), Any::Told)));
        told.into_iter().filter(|(_, cards)| !cards.full.is_empty()).collect()
    }

    fn skip(&mut self, skip: &SkipEffect) {
        self.tell(msg!("card-skip", who = word(skip.who)), skip.clause);
        let terms = &self.rules.terms;
        let answers = terms.kinds_of(&skip.answered_by);
        let growth = |kind: CardKind| match self.rules.kind(kind).skip.map(|skip| skip.growth) {
            Some(SkipGrowth::Add) => "add",
            Some(SkipGrowth::AddTurns) => "turns",
            Some(SkipGrowth::Stays) => "pass",
            None => "cancel",
        };
        for (growth, cards) in self.by_growth(answers, ["add", "turns", "pass", "cancel"], growth) {
            self.tell(msg!("card-skip-answered", cards, growth), None);
        }
        if !answers.is_empty() {
            self.shared(&skip.answers_share);
        }
    }

    fn more_cards(&mut self, more: &MoreEffect) {
        self.facts.tell(self.more(more), more.clause);
        if more.colour == MoreColour::Same {
            self.tell(msg!("card-more-same", called = self.locale.called()), None);
        }
        if more.effects_of == EffectsOf::Last {
            self.tell(msg!("card-more-last"), None);
        }
    }

    fn more(&self, more: &MoreEffect) -> Text {
        let deck = self.rules.deck();
        let count = more.cards;
        let may = more.kinds(&self.rules.terms);
        let allowed = |kind: CardKind| may.contains(kind);
        let (may, may_not): (Vec<CardKind>, Vec<CardKind>) = deck.kinds().partition(|kind| allowed(*kind));
        if may_not.is_empty() {
            return self.locale.say(msg!("card-more-any", count));
        }
        if deck.kinds().all(|kind| deck.face(kind).colour.is_some() == allowed(kind)) {
            return self.locale.say(msg!("card-more-coloured", count));
        }
        let but = more.of.is_none();
        let cards = self.locale.any_of(&self.rules.terms, if but { may_not } else { may }, Any::Told);
        self.locale.say(msg!(if (but) "card-more-but" else "card-more", count, cards))
    }

    /// Cards that answer their own kind are left out: the sentence about their effect covers that.
    fn answers(&mut self, card: &CardFacts) {
        let draws = card.effects.iter().any(|effect| matches!(effect, Effect::Draw(draw) if draw.who == Whom::Next));
        let skips = card.effects.iter().any(|effect| matches!(effect, Effect::Skip(skip) if skip.who == Whom::Next));
        let (own, terms) = (self.own(), &self.rules.terms);
        // Cards that other cards of the entry answer are listed separately. The three lists: cancelled draws, draws
        // passed on, skips.
        let mut answered: [Vec<(KindSet, Vec<&String>)>; 3] = Default::default();
        for (id, other) in self.rules.book.cards.iter().filter(|(id, _)| *id != self.entry) {
            for effect in &other.effects {
                let lists = match effect {
                    Effect::Draw(draw) => {
                        let passes = terms.kinds_of(&draw.passed_on_by);
                        vec![(0, terms.kinds_of(&draw.answered_by) - passes), (1, passes)]
                    }
                    Effect::Skip(skip) => vec![(2, terms.kinds_of(&skip.answered_by))],
                    _ => continue,
                };
                for (list, answered_by) in lists {
                    let by = answered_by & own;
                    match answered[list].iter_mut().find(|(own, _)| *own == by) {
                        Some((_, ids)) => ids.push(id),
                        None if by.is_empty() => {}
                        None => answered[list].push((by, vec![id])),
                    }
                }
            }
        }
        let comes = [if draws { "no" } else { "draws" }, "passes", if skips { "no" } else { "skips" }];
        for (list, comes) in answered.into_iter().zip(comes) {
            for (by, ids) in list {
                let cards = self.cards(ids);
                if cards.full.is_empty() {
                    continue;
                }
                let told = if by == own {
                    self.locale.say(msg!("card-answers", comes, cards))
                } else {
                    let own = self.locale.any_of(terms, by.iter(), Any::Told);
                    self.locale.say(msg!("card-answers-some", comes, own, cards))
                };
                self.facts.tell(told, None);
            }
        }
    }

    fn other_facts(&mut self, card: &CardFacts) {
        if let Some(honest) = card.honest {
            self.honest(honest);
        }
        self.tell_if(card.not_last, msg!("card-not-last"));
        self.tell_if(card.need_not_play, msg!("card-need-not-play"));
        // A card without effects does nothing as start card; that needs no sentence.
        if let Some(start) = card.start.filter(|start| !card.effects.is_empty() || start.does != StartDoes::Nothing) {
            let does = match start.does {
                StartDoes::Nothing => "nothing",
                StartDoes::AsPlayed if card.effects.iter().any(concerns_hands) => "as-dealer",
                StartDoes::AsPlayed => "as-played",
                StartDoes::GoesBack => "goes-back",
                StartDoes::StaysUnder => "stays-under",
                StartDoes::FirstNamesColour if self.locale.called() == "suit" => "names-suit",
                StartDoes::FirstNamesColour => "names-colour",
            };
            self.tell(msg!("card-start", does), start.clause);
        }
        if let Some(from) = card.from_players {
            self.tell(msg!("card-from-players", count = from.count), from.clause);
        }
        let score = &self.rules.book.score;
        let terms = &self.rules.terms;
        let own = self.own();
        let doubling = terms.kinds_of(&score.doubled_by_last) & own;
        if doubling == own {
            self.tell(msg!("card-doubles"), score.doubled_clause);
        } else if !doubling.is_empty() {
            let cards = self.locale.any_of(terms, doubling.iter(), Any::Told);
            self.tell(msg!("card-doubles-some", cards), score.doubled_clause);
        }
        for last in &score.by_last {
            let counting = terms.kinds_of(&last.of) & own;
            if counting.is_empty() {
                continue;
            }
            let get = if last.get == LastGets::Others { "others" } else { "finisher" };
            let cards = self.locale.any_of(terms, counting.iter(), Any::Told);
            let minus = score.to.is_minus();
            self.tell(msg!("card-last-points", get, minus, cards, points = last.points), last.clause);
        }
    }

    fn countdown(&mut self) {
        let Some(because) = self.rules.book.countdown else { return };
        let sizes = self.rules.book.players;
        let most = (sizes.min..=sizes.max).map(|seats| u16::from(self.rules.dealt(seats))).max().unwrap_or(0);
        let own = self.own();
        let mut numbers = own.iter().filter_map(|kind| self.rules.terms.number(kind));
        if numbers.any(|number| (1..=most).contains(&number)) {
            let called = self.locale.called();
            self.tell(msg!("card-countdown", called, most), because.clause);
        }
    }

    fn honest(&mut self, honest: Honest) {
        let holding = match (honest.unless_holding, self.locale.called()) {
            (Holding::NumberOfColourInForce, "suit") => "number-suit",
            (Holding::NumberOfColourInForce, _) => "number-colour",
            (Holding::CardOfColourInForce, "suit") => "card-suit",
            (Holding::CardOfColourInForce, _) => "card-colour",
        };
        self.tell(msg!("card-honest", holding, bluffing = honest.bluffing), honest.clause);
        if honest.bluffing {
            self.tell(msg!("card-challenged", count = honest.unjust), honest.challenge_clause);
            self.tell(msg!("card-challenged-wrongly", count = honest.just), honest.challenge_clause);
        }
    }

    /// The cards of a list, joined by "or"; an empty text if the deck has none of them.
    fn cards<'b>(&self, items: impl IntoIterator<Item = &'b String>) -> Text {
        let items: Vec<String> = items.into_iter().cloned().collect();
        self.locale.any_of(&self.rules.terms, self.rules.terms.kinds_of(&items).iter(), Any::Told)
    }
}

/// The moment at which an effect is resolved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Comes {
    AtOnce,
    Reverse,
    Again,
    Skip,
    Draw,
}

fn place(effect: &Effect) -> Comes {
    match effect {
        Effect::Reverse(_) => Comes::Reverse,
        Effect::Again(_) | Effect::More(_) => Comes::Again,
        Effect::Skip(skip) if skip.who == Whom::Next => Comes::Skip,
        Effect::Draw(draw) if draw.who == Whom::Next => Comes::Draw,
        Effect::Copy(_) => Comes::Draw,
        Effect::Wish(_)
        | Effect::Draw(_)
        | Effect::Skip(_)
        | Effect::Ban(_)
        | Effect::RotateHands(_)
        | Effect::SwapHands(_)
        | Effect::Look(_)
        | Effect::Give(_) => Comes::AtOnce,
    }
}

/// Effects on hands and players, and wishes, are resolved before the turn passes.
fn concerns_hands(effect: &Effect) -> bool {
    match effect {
        Effect::Wish(_) | Effect::RotateHands(_) | Effect::SwapHands(_) | Effect::Look(_) | Effect::Give(_) => true,
        Effect::Draw(_) | Effect::Skip(_) => place(effect) == Comes::AtOnce,
        Effect::Reverse(_) | Effect::Again(_) | Effect::More(_) | Effect::Copy(_) | Effect::Ban(_) => false,
    }
}
