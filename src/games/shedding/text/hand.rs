//! A hand by colour, by number, as received or by position, and the text printed on cards.

use super::announcer::Announcer;
use crate::cards::{CardKind, Colour, Symbol};
use crate::engine::Seat;
use crate::rules::words_in;
use crate::text::{About, Channel, HandOrder, Line, Text, Urgency, msg};

impl Announcer<'_> {
    pub fn ordered(&self, cards: &[CardKind]) -> Vec<CardKind> {
        let deck = self.rules.deck();
        let number = |symbol: Symbol| deck.symbols()[symbol.index()].id.parse::<u16>().ok();
        let first = deck.symbols().iter().position(|symbol| symbol.id.parse::<u16>().is_ok());
        // As in the rule file, except that all numbers follow the first one, also those with effects, which the file
        // lists separately.
        let rank = |card: &CardKind| {
            let symbol = deck.face(*card).symbol;
            number(symbol).map_or((symbol.index(), 0), |number| (first.unwrap_or_default(), number))
        };
        let colour = |card: &CardKind| deck.face(*card).colour.map_or(u8::MAX, |colour| colour.0);
        let mut cards = cards.to_vec();
        match self.order {
            HandOrder::Number => cards.sort_by_cached_key(|card| (rank(card), *card)),
            HandOrder::Colour | HandOrder::Received => {
                cards.sort_by_cached_key(|card| (colour(card), rank(card), *card));
            }
        }
        if self.order == HandOrder::Received {
            // Cards of a hand that was taken over come first. Of twins the newest are held.
            let held = |card: &CardKind| cards.iter().rposition(|held| held == card).map(|at| cards.remove(at));
            let mut newest: Vec<CardKind> = self.received.iter().rev().filter_map(held).collect();
            newest.reverse();
            cards.extend(newest);
        }
        cards
    }

    /// For cards that are not in the viewer's hand.
    pub(super) fn without_received(&self) -> Self {
        Announcer { received: &[], ..*self }
    }

    /// The hand, each colour once: "You hold 3 cards. Red: 2, skip. Wild.", or each number: "2: red. Skip: red. Wild."
    pub fn hand(&self, cards: &[CardKind]) -> Line {
        Line::of([self.say(msg!("hand", count = cards.len())), self.grouped(cards)], Channel::Hand, Urgency::Answer)
    }

    pub fn part_of_hand(&self, cards: &[CardKind]) -> Line {
        Line::of([self.grouped(cards)], Channel::Hand, Urgency::Answer)
    }

    /// The open hand of another player: "Anna holds 3 cards. Red: 2, 12. Wish card."
    pub fn hand_of(&self, seat: Seat, cards: &[CardKind]) -> Line {
        Line::of(
            [self.about(msg!("hand-of", count = cards.len(); About), seat), self.without_received().grouped(cards)],
            Channel::Hand,
            Urgency::Answer,
        )
    }

    pub fn numbered_hand(&self, cards: &[CardKind]) -> Line {
        let cards = self.ordered(cards);
        if cards.is_empty() {
            return self.hand(&cards);
        }
        let item =
            |(index, card): (usize, &CardKind)| self.say(msg!("hand-position", position = index + 1, card = *card));
        Line::of(cards.iter().enumerate().map(item), Channel::Hand, Urgency::Answer)
    }

    /// "Red 5 is your third card."
    pub fn places_in_hand(&self, in_order: &[CardKind], places: &[usize]) -> Line {
        let place = |place: &usize| self.say(msg!("hand-place", place = place + 1, card = in_order[*place]));
        Line::of(places.iter().map(place), Channel::Hand, Urgency::Answer)
    }

    /// "Your hand counts 34 points."
    pub fn hand_value(&self, cards: &[CardKind]) -> Line {
        let to = self.rules.book.score.to;
        if !to.has_points() {
            return self.say(msg!("scores-none")).line(Channel::Hand, Urgency::Answer);
        }
        let points: u32 = cards.iter().map(|card| u32::from(self.rules.kind(*card).points)).sum();
        self.say(msg!("hand-value", points, minus = to.is_minus())).line(Channel::Hand, Urgency::Answer)
    }

    pub(super) fn grouped(&self, cards: &[CardKind]) -> Text {
        let deck = self.rules.deck();
        let cards = self.ordered(cards);
        let texts: Vec<Text> = match self.order {
            HandOrder::Colour => cards
                .chunk_by(|a, b| deck.face(*a).colour == deck.face(*b).colour)
                .map(|group| self.locale.colour_group(deck, group))
                .collect(),
            HandOrder::Number => cards
                .chunk_by(|a, b| deck.face(*a).symbol == deck.face(*b).symbol)
                .map(|group| self.symbol_group(group))
                .collect(),
            HandOrder::Received => {
                cards.chunks(cards.len().max(1)).map(|cards| self.say(msg!("hand-colourless", cards))).collect()
            }
        };
        let (full, braille): (Vec<_>, Vec<_>) = texts.into_iter().map(|text| (text.full, text.braille)).unzip();
        Text { braille: braille.join(" "), ..Text::plain(full.join(" ")) }
    }

    fn symbol_group(&self, group: &[CardKind]) -> Text {
        let deck = self.rules.deck();
        let colours: Vec<Colour> = group.iter().filter_map(|card| deck.face(*card).colour).collect();
        let cards = group;
        if colours.len() < group.len() {
            return self.say(msg!("hand-colourless", cards));
        }
        let symbol = deck.face(group[0]).symbol;
        self.say(msg!("hand-symbol", symbol, colours, cards))
    }

    /// In the viewer's language, or else in another one.
    pub(super) fn card_text(&self, card: CardKind) -> Option<String> {
        let entry = self.rules.terms.entry(card);
        let text = words_in(&self.rules.book.cards[entry].text, self.locale.reads())?;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let ended = text.ends_with(['.', '!', '?']);
        Some(if ended { text } else { self.say(msg!("sentence", text)).full })
    }

    /// The players decide what the text means if no file defines an effect (G-15).
    pub(super) fn carried_out_by_agreement(&self, card: CardKind) -> Option<Text> {
        let only_wishes = self.rules.kind(card).only_wishes();
        self.card_text(card).filter(|_| only_wishes).map(|_| self.say(msg!("written-agree")))
    }

    /// "Flood card: Everybody draws a card."
    pub fn card_with_text(&self, card: CardKind, with_clause: bool) -> Option<Line> {
        let text = self.card_text(card)?;
        let text = self.say(msg!("card-text", card, text));
        let clause = self.rules.kind(card).fits_always.and_then(|because| because.clause);
        let rule = clause.filter(|_| with_clause).map(|clause| self.rule(clause));
        let how = self.carried_out_by_agreement(card);
        Some(Line::of([text].into_iter().chain(how).chain(rule), Channel::Help, Urgency::Answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::text::Lang;
    use crate::text::testing::{card, locale, rules};

    fn with<T>(game: &str, lang: Lang, ask: impl Fn(&Announcer<'_>, &dyn Fn(&str) -> CardKind) -> T) -> T {
        let rules = rules(game);
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna", "Ben"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0)));
        ask(&announcer, &|code| card(&rules, code))
    }

    #[test]
    fn the_legend_leaves_out_what_is_its_own_code() {
        let legend = |game, lang| {
            with(game, lang, |announcer, _| announcer.locale.legend(announcer.rules.deck()).map(|line| line.text))
        };
        assert_eq!(
            legend("mau-mau", Lang::De),
            ["Kreuz k, Pik p, Herz h, Karo o.", "10 x, Bube b, Dame d, König k, Ass a.",]
        );
        assert_eq!(
            legend("numnum-mau-mau", Lang::En)[1],
            "Joker 1, 10 x, wish card w, ban on two -2, ban on five -5."
        );
        assert_eq!(legend("uno", Lang::En)[1], "Skip s, reverse v, draw two +2, wild w, wild draw four +4.");
    }
}
