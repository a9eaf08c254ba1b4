//! The deck and its cards.

use super::Check;
use crate::cards::MAX_CARDS;
use crate::rules::act::Act;
use crate::rules::book::{AfterPenalty, Book, CardFacts, Effect, MOST_TOGETHER, Points, StartDoes, Whom, Wished};
use crate::rules::codes::entry_codes;
use crate::rules::compile::symbols_of;
use crate::rules::fault::FaultKind;

/// The most colours of a deck.
const MOST_COLOURS: usize = 16;

/// The largest number that a symbol can stand for.
const MOST_NUMBER: i64 = 1000;

/// The longest code of an entry.
const LONGEST_CODE: usize = 3;

/// Signs that screen readers pronounce, and those that mean something behind an option.
const SPOKEN_SIGNS: &str = "\"*<>@\\_|~`[]{}#=;";

impl Check<'_> {
    pub(super) fn deck(&mut self) {
        let deck = &self.book.deck;
        if deck.colours.len() > MOST_COLOURS {
            self.tell("deck.colours", FaultKind::TooManyColours { colours: deck.colours.len(), most: MOST_COLOURS });
        }
        self.range("deck.packs", deck.packs, (1, u8::MAX.into()));
        self.same_keys::<u8>("deck.packs-by-players");
        for (count, packs) in &deck.packs_by_players {
            let path = format!("deck.packs-by-players.{count}");
            self.table_size(&path, *count);
            self.range(&path, *packs, (1, u8::MAX.into()));
        }
        for (index, colour) in deck.colours.iter().enumerate() {
            let path = self.tree.item("deck.colours", index);
            self.name("deck.colours", colour, &path);
            if deck.colours[..index].contains(colour) {
                self.tell(&path, FaultKind::ListedTwice { key: "deck.colours".to_owned(), item: colour.clone() });
            }
        }
    }

    /// Checks every card; how many there are, if that can be said.
    pub(super) fn cards(&mut self) -> Option<usize> {
        let book = self.book;
        let mut sound = self.trusted(&["deck", "cards"]);
        let (mut cards, mut kinds) = (0, 0);
        for (id, card) in &book.cards {
            let symbols = self.symbols(id, card);
            let colours = self.colours(id, card);
            let copies = self.copies(id, card);
            if let Some(number) = card.number {
                self.range(&format!("cards.{id}.number"), number, (1, MOST_NUMBER));
            }
            self.effects(id, card);
            self.words(id, card);
            sound &= symbols.is_some() && colours.is_some();
            let own = symbols.unwrap_or(0) * colours.unwrap_or(0);
            kinds += own;
            cards += own * copies;
        }
        if !sound {
            return None;
        }
        if cards == 0 {
            self.tell("cards", FaultKind::EmptyDeck);
        } else if kinds > MAX_CARDS {
            self.tell("cards", FaultKind::TooManyKinds { kinds, most: MAX_CARDS });
        } else if cards > MAX_CARDS {
            let path = if self.book.deck.most_packs() > 1 { "deck.packs" } else { "cards" };
            self.tell(path, FaultKind::TooManyCards { cards, most: MAX_CARDS });
        } else {
            self.faces();
            return Some(cards);
        }
        None
    }

    /// How many symbols an entry has, if they are well written.
    fn symbols(&mut self, id: &str, card: &CardFacts) -> Option<usize> {
        self.name("cards", id, &format!("cards.{id}"));
        let Some(symbols) = &card.symbols else { return Some(1) };
        let key = format!("cards.{id}.symbols");
        if symbols.is_empty() {
            self.tell(&key, FaultKind::EmptyList { key: key.clone() });
        }
        let mut count = Some(0);
        for (index, symbol) in symbols.iter().enumerate() {
            let path = self.tree.item(&key, index);
            let own = if symbol.contains("..") {
                let own = range_length(symbol);
                if own.is_none() {
                    self.tell(&path, FaultKind::BadRange { key: key.clone(), range: symbol.clone() });
                }
                own
            } else {
                self.name(&key, symbol, &path);
                Some(1)
            };
            count = count.zip(own).map(|(count, own)| count + own);
        }
        count.filter(|count| *count > 0)
    }

    /// How many colours an entry has, a card without any counting as one.
    fn colours(&mut self, id: &str, card: &CardFacts) -> Option<usize> {
        let Some(colours) = &card.colours else { return Some(self.book.deck.colours.len().max(1)) };
        self.colour_list(&format!("cards.{id}.colours"), colours).then_some(colours.len().max(1))
    }

    /// How many cards of each face there are. All packs together, they have to be counted in one byte.
    fn copies(&mut self, id: &str, card: &CardFacts) -> usize {
        let packs = self.book.deck.most_packs().max(1);
        self.range(&format!("cards.{id}.copies"), card.copies, (0, i64::from(u8::MAX / packs)));
        usize::from(card.copies) * usize::from(packs)
    }

    fn effects(&mut self, id: &str, card: &CardFacts) {
        let path = format!("cards.{id}");
        let colourless = self.book.deck.colours.is_empty() && self.trusted(&["deck"]);
        for (index, effect) in card.effects.iter().enumerate() {
            let path = self.tree.item(&format!("{path}.effects"), index);
            let name = effect.name();
            let target = target_of(effect);
            let twin = |other: &Effect| other.name() == name && target_of(other) == target;
            if card.effects[..index].iter().any(twin) {
                self.tell(&path, FaultKind::EffectTwice { card: id.to_owned(), effect: name.to_owned() });
            }
            self.target(id, effect, &path);
            match effect {
                Effect::Wish(wish) => {
                    if colourless && wish.what == Wished::Colour {
                        self.tell(&path, FaultKind::WishWithoutColours { card: id.to_owned() });
                    }
                    let late = card.effects[..index].iter().any(|before| Act::of(before, true).is_some());
                    if late && wish.what == Wished::Symbol {
                        self.tell(&path, FaultKind::WishLate { card: id.to_owned() });
                    }
                }
                Effect::Draw(draw) => {
                    self.range(&format!("{path}.draw.cards"), draw.cards, (1, u8::MAX.into()));
                }
                Effect::Give(give) => {
                    self.range(&format!("{path}.give.cards"), give.cards, (1, MOST_TOGETHER.into()));
                }
                Effect::More(more) => {
                    self.range(&format!("{path}.more.cards"), more.cards, (1, MOST_TOGETHER.into()));
                    self.effects_wait(id, card, &path);
                    for (index, other) in more.of.iter().enumerate() {
                        if let Some(facts) = self.book.cards.get(other) {
                            let path = self.tree.item(&format!("{path}.more.of"), index);
                            self.effects_wait(other, facts, &path);
                        }
                    }
                }
                Effect::Ban(ban) if !self.book.matching.rows.contains(&ban.row) && self.trusted(&["matching"]) => {
                    self.tell(
                        &format!("{path}.ban.row"),
                        FaultKind::NoRow { card: id.to_owned(), row: ban.row.into() },
                    );
                }
                _ => {}
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
        if let Some(code) = &card.code {
            let visible = |byte: u8| byte.is_ascii_alphanumeric() || b"+-!%/".contains(&byte);
            if !(1..=LONGEST_CODE).contains(&code.len()) || !code.bytes().all(visible) {
                self.tell(&format!("{path}.code"), FaultKind::BadCode { card: id.to_owned(), code: code.clone() });
            }
        }
    }

    /// Titles and texts are heard: no signs that a screen reader pronounces.
    fn words(&mut self, id: &str, card: &CardFacts) {
        for (key, words) in [("title", &card.title), ("text", &card.text)] {
            for (lang, text) in words {
                if let Some(sign) = text.chars().find(|sign| SPOKEN_SIGNS.contains(*sign)) {
                    let path = format!("cards.{id}.{key}.{lang}");
                    self.tell(&path, FaultKind::BookSign { sign: sign.to_string() });
                }
            }
        }
    }

    /// Tells an effect on somebody whom it cannot concern, and answers to what comes at once.
    fn target(&mut self, id: &str, effect: &Effect, path: &str) {
        let name = effect.name();
        let who = target_of(effect);
        let allowed: &[Whom] = match effect {
            Effect::SwapHands(_) | Effect::Give(_) => &[Whom::Next, Whom::Before, Whom::Chosen],
            Effect::Skip(_) | Effect::Look(_) => &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others],
            _ => &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others, Whom::Everybody],
        };
        if who.is_some_and(|who| !allowed.contains(&who)) {
            self.tell(
                &format!("{path}.{name}.who"),
                FaultKind::NoTarget { card: id.to_owned(), effect: name.to_owned() },
            );
        }
        let answered = match effect {
            Effect::Draw(draw) => !draw.answered_by.is_empty() || draw.then != AfterPenalty::default(),
            Effect::Skip(skip) => !skip.answered_by.is_empty(),
            _ => false,
        };
        if answered && who != Some(Whom::Next) {
            self.tell(
                &format!("{path}.{name}.who"),
                FaultKind::OnlyNextAnswers { card: id.to_owned(), effect: name.to_owned() },
            );
        }
    }

    /// Tells a card whose effects cannot wait until further cards are laid.
    fn effects_wait(&mut self, id: &str, card: &CardFacts, path: &str) {
        let waits =
            |effect: &Effect| !matches!(effect, Effect::Again(_) | Effect::Ban(_)) && Act::of(effect, true).is_none();
        if card.honest.is_some() || !card.effects.iter().all(waits) {
            self.tell(path, FaultKind::EffectCannotWait { card: id.to_owned() });
        }
    }

    /// Cards that may be laid together: enough of them, not too many, and none with an effect.
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
                if book.cards.get(card).is_some_and(|facts| !facts.effects.is_empty()) {
                    self.tell(&path, FaultKind::EffectTogether { card: card.clone() });
                }
            }
        }
    }

    /// Cards that may be laid out of turn: what they do can be done by whoever lays them.
    pub(super) fn jump_in(&mut self) {
        let book = self.book;
        let Some(jump) = &book.jump_in else { return };
        for (index, card) in jump.of.iter().enumerate() {
            let Some(facts) = book.cards.get(card) else { continue };
            let cannot = |effect: &Effect| matches!(effect, Effect::Ban(_) | Effect::More(_));
            if facts.honest.is_some() || facts.effects.iter().any(cannot) {
                let path = self.tree.item("jump-in.of", index);
                self.tell(&path, FaultKind::CannotJumpIn { card: card.clone() });
            }
        }
    }

    /// No two entries make the same card, and no two cards have the same code. Told once an entry.
    fn faces(&mut self) {
        let mut faces: Vec<Face<'_>> = Vec::new();
        for (id, card) in &self.book.cards {
            let own = faces_of(self.book, id, card);
            let twins = own.iter().enumerate().find_map(|(index, face)| {
                let twin = |other: &&Face<'_>| other.name == face.name || other.code == face.code;
                Some((face, faces.iter().chain(&own[..index]).find(twin)?))
            });
            match twins {
                Some((face, other)) if face.name == other.name => {
                    let (card, other) = (id.clone(), other.entry.to_owned());
                    let what = FaultKind::SameFace { card, other, face: face.name.clone() };
                    self.tell(&format!("cards.{id}.symbols"), what);
                }
                Some((face, other)) => {
                    // The one to be changed is the one that was given its code.
                    let (card, other) =
                        if card.code.is_some() { (id.as_str(), other.entry) } else { (other.entry, id.as_str()) };
                    let path = format!("cards.{card}.code");
                    let (card, other) = (card.to_owned(), other.to_owned());
                    self.tell(&path, FaultKind::SameCode { card, other, code: face.code.clone() });
                }
                None => {}
            }
            faces.extend(own);
        }
    }

    /// Whether no card counts any points.
    pub(super) fn nothing_counts(&self) -> bool {
        self.book.cards_of_deck().all(|(id, card)| match card.points {
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

/// A kind of card: its entry, its colour and symbol, and its code in small letters.
struct Face<'a> {
    entry: &'a str,
    name: String,
    code: String,
}

fn faces_of<'a>(book: &'a Book, id: &'a str, card: &'a CardFacts) -> Vec<Face<'a>> {
    let colours = card.colours.as_ref().unwrap_or(&book.deck.colours);
    let symbols = symbols_of(id, card);
    let names: Vec<String> = if colours.is_empty() {
        symbols.clone()
    } else {
        colours.iter().flat_map(|colour| symbols.iter().map(move |symbol| format!("{colour} {symbol}"))).collect()
    };
    let codes = entry_codes(book, id, &symbols, colours);
    let face = |(name, code): (String, String)| Face { entry: id, name, code: code.to_ascii_lowercase() };
    names.into_iter().zip(codes).map(face).collect()
}

/// Whom an effect concerns, where the file can say so.
fn target_of(effect: &Effect) -> Option<Whom> {
    match effect {
        Effect::Draw(draw) => Some(draw.who),
        Effect::Skip(skip) => Some(skip.who),
        Effect::SwapHands(swap) => Some(swap.who),
        Effect::Look(look) => Some(look.who),
        Effect::Give(give) => Some(give.who),
        _ => None,
    }
}

/// How many numbers a range has; `None` if it is none, or has more than a deck has cards.
fn range_length(range: &str) -> Option<usize> {
    let (low, high) = range.split_once("..")?;
    let number = |text: &str| text.parse::<u16>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let length = usize::from(number(high)?.checked_sub(number(low)?)?) + 1;
    (length <= MAX_CARDS).then_some(length)
}
