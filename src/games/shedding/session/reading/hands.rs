//! The reader of lines in shedding games: queries, calls and moves.

use super::resolve::Meant;
use super::{Count, Deed, Hands, Laying, NotRead, Open, Reading};
use crate::cards::{CardKind, Colour, Wish};
use crate::input::{
    BookQuestion, Command, Hearing, LONGEST_NAME, Listener, MoveCommand, Piece, ProgramCommand, TableQuestion, Typed,
    Understood, Verb, normal, quoted,
};
use crate::rules::Call;
use crate::session::{BrailleForm, is_only_asked_about, is_remark, nearest};
use crate::text::{msg, together};

impl Hands<'_> {
    pub fn read(&self) -> Reading {
        if is_remark(self.voice, &self.typed) {
            return Reading::Asked(NotRead::Unknown { word: quoted(self.typed.raw()), like: None });
        }
        let understood = self.voice.phrases().understand(&self.typed, self.voice.lexicon());
        if let Some(reading) = self
            .call_alone()
            .or_else(|| self.laid_onto())
            .or_else(|| self.both())
            .or_else(|| self.offered_letter())
            .or_else(|| self.asks_about_a_move())
            .or_else(|| self.asks_for_held(&understood))
            .or_else(|| self.question(&understood))
        {
            return reading;
        }
        if let Some(asked) = self.letter_of_two_meanings().or_else(|| self.small_word_and_code()) {
            return Reading::Asked(asked);
        }
        match self.moves() {
            Some(Ok(deed)) if self.typed.asks() => self.asked_about(&deed, self.typed.raw()),
            Some(Ok(deed)) => self.unless_a_card(deed),
            Some(Err(asked)) => Reading::Asked(asked),
            None => self.no_move(understood),
        }
    }

    /// Returns the cards of a query: named as in a move, or the longest name, or the possible meanings of a
    /// partial name.
    pub fn cards_asked_about(&self) -> Result<Laying, NotRead> {
        if let Some(before) = self.before_onto() {
            return before.cards_asked_about();
        }
        match self.the_one_of_a_colour() {
            Some((_, cards)) if cards.len() == 1 => return Ok(Laying { cards: vec![(cards[0], None)], call: None }),
            Some((word, cards)) if !cards.is_empty() => return Err(NotRead::Half { word, cards }),
            _ => {}
        }
        match self.moves() {
            Some(Ok(Deed::Play(laying))) => return Ok(laying),
            Some(Err(NotRead::Half { cards, .. })) if cards.len() == 1 => {
                return Ok(Laying { cards: vec![(cards[0], None)], call: None });
            }
            Some(Err(asked)) if !matches!(asked, NotRead::NothingToChoose) => return Err(asked),
            _ => {}
        }
        let meant = self.voice.card_within(&self.typed).unwrap_or_else(|| self.voice.meant(&self.typed));
        let one = |card| Laying { cards: vec![(card, None)], call: None };
        match (self.held(&meant).as_slice(), meant.as_slice()) {
            ([], []) => Err(match self.not_understood() {
                NotRead::Unknown { word, .. } => {
                    let like = nearest(self.voice, self.table_state, &word, true);
                    NotRead::UnknownCard { word, like }
                }
                asked => asked,
            }),
            ([card], _) | ([], [card]) => Ok(one(*card)),
            (held, _) => Err(NotRead::Half { word: quoted(self.typed.raw()), cards: held.to_vec() }),
        }
    }

    /// Reads a call alone, such as `uno` or `last card`.
    fn call_alone(&self) -> Option<Reading> {
        let articles = self.voice.locale().list(msg!("words-typed-articles"));
        let is_polite =
            |word: &str| self.voice.lexicon().says_nothing(word) && !articles.iter().any(|other| other == word);
        let words = self.typed.words().filter(|word| !is_polite(word));
        let compact = words.take(LONGEST_NAME + 1).collect::<String>();
        let call = self.voice.cards()?.call(&compact).filter(|call| !self.is_rather_a_command(*call))?;
        let deed = Deed::Call(Some(call));
        Some(if self.typed.asks() { self.asked_about(&deed, "") } else { Reading::Deed(deed) })
    }

    /// A call that is also a command means the call only while it is due.
    fn is_rather_a_command(&self, call: Call) -> bool {
        let is_command = self.typed.len() == 1 && self.voice.commands().exact(self.typed.word(0)).is_some();
        let is_owed = || self.view.seat().is_some_and(|seat| self.view.owes(seat) == Some(call));
        is_command && self.view.call_due() != Some(call) && !is_owed()
    }

    fn question(&self, understood: &Understood) -> Option<Reading> {
        let Understood::Command(command, rest) = understood else { return None };
        if is_only_asked_about(self.voice, &self.typed, *command, rest) {
            let name = self.voice.commands().entry(*command).name.clone();
            return Some(Reading::Command(Command::Program(ProgramCommand::Help), name));
        }
        if Verb::of(*command).is_some() {
            return None;
        }
        if let Some(reading) = self.said_of_a_card(*command, rest) {
            return Some(reading);
        }
        if self.is_card_without_dots(rest) {
            return None;
        }
        if let Some(asked) = self.letter_of_a_colour() {
            return Some(Reading::Asked(asked));
        }
        // The rest of the line counts: `last card, 7 of hearts` is a call and a card.
        if *command == Command::Ask(TableQuestion::Top) && !rest.is_empty() {
            let too_much = || Reading::Asked(NotRead::TooMuch { command: *command, rest: quoted(rest) });
            let asked = || self.asks_about_somebody().unwrap_or_else(too_much);
            return self.moves().is_none_or(|meant| meant.is_err()).then(asked);
        }
        // `mitä Aino teki` asks about no card.
        let about_a_card = matches!(
            command,
            Command::Ask(TableQuestion::What | TableQuestion::Why) | Command::Look(BookQuestion::Card)
        );
        if about_a_card && !rest.is_empty() {
            if let Some(question) = self.asks_about_somebody() {
                return Some(question);
            }
        }
        // `w blue` is a wild card with its colour rather than a query about a partial name.
        let letter = self.typed.word(0).chars().count() == 1
            && matches!(command, Command::Ask(TableQuestion::What | TableQuestion::Why));
        if letter && self.voice.full_cards(&Typed::new(rest)).is_empty() && matches!(self.moves(), Some(Ok(_))) {
            return None;
        }
        let may_name_a_card = about_a_card || *command == Command::Ask(TableQuestion::Can);
        let rest = &(if may_name_a_card { self.as_a_card(rest) } else { rest.clone() });
        let rest_typed = Typed::new(rest);
        if *command == Command::Ask(TableQuestion::Can) && !rest.is_empty() {
            // `draw` is a move rather than part of a card name.
            let is_half = |word: &str| self.voice.lexicon().verbs(word).is_empty() && !self.half(&[word]).is_empty();
            let half = || rest_typed.words().any(is_half).then_some(());
            let about = self.cards_in(&rest_typed).or_else(half);
            let about = about.map(|()| Reading::Command(Command::Ask(TableQuestion::Why), rest.clone()));
            // `can I pass`: what can be done is told.
            let lexicon = self.voice.lexicon();
            let is_move = rest_typed.words().all(|word| !lexicon.verbs(word).is_empty() || lexicon.says_little(word));
            let can = || is_move.then(|| Reading::Command(*command, String::new()));
            return about
                .or_else(can)
                .or_else(|| Some(Reading::Asked(NotRead::TooMuch { command: *command, rest: quoted(rest) })));
        }
        Some(Reading::Command(*command, rest.clone()))
    }

    /// A number is a card name rather than a position if it has an article or is spelled out: `can I play the 7`,
    /// `why seven`.
    fn as_a_card(&self, rest: &str) -> String {
        // Without the article, `the blue one` would be the blue 1.
        if self.the_one_of_a_colour().is_some() {
            return self.typed.raw().to_owned();
        }
        let lexicon = self.voice.lexicon();
        // `why card two` is about a position.
        if self.typed.words().any(|word| lexicon.is_noun(word)) {
            return rest.to_owned();
        }
        let in_words =
            |word: &&str| *word != rest && lexicon.number(word).is_some_and(|number| number.to_string() == rest);
        if let Some(word) = self.typed.words().find(in_words).filter(|word| !self.half(&[word]).is_empty()) {
            return word.to_owned();
        }
        let number = rest.split_whitespace().next().filter(|first| self.numbers_of_cards().contains(first));
        let at = number.and_then(|number| (1..self.typed.len()).find(|at| self.typed.word(*at) == number));
        at.map_or_else(|| rest.to_owned(), |at| format!("{} {rest}", self.typed.word(at - 1)))
    }

    fn cards_in(&self, typed: &Typed<'_>) -> Option<()> {
        self.voice.card_within(typed).map(|_| ())
    }

    /// True if the display shows codes instead of sentences.
    fn offers_letters(&self) -> bool {
        let look = &self.table_state.participant().preferences.look;
        look.width.is_some() && look.form == BrailleForm::Codes
    }

    fn letter(&self) -> Option<Colour> {
        let is_letter = self.typed.len() == 1 && self.typed.word(0).chars().count() == 1;
        is_letter.then(|| self.voice.cards()?.colour(self.typed.word(0))).flatten()
    }

    fn offered_letter(&self) -> Option<Reading> {
        let asked = matches!(self.open, Open::Wish(_) | Open::Choice(_)) && self.offers_letters();
        self.letter().filter(|_| asked && !self.typed.asks())?;
        self.moves().and_then(Result::ok).map(Reading::Deed)
    }

    /// A letter that is both a command and a colour, where a colour is asked for.
    fn letter_of_a_colour(&self) -> Option<NotRead> {
        let asked = matches!(self.open, Open::Wish(_) | Open::Choice(_)) && !self.offers_letters();
        let colour = self.letter().filter(|_| asked)?;
        let command = self.voice.commands().exact(self.typed.word(0))?;
        let name = self.voice.commands().entry(command).name.clone();
        let ways = vec![name, self.voice.locale().typed_colour(colour).full];
        Some(NotRead::Several { word: self.typed.word(0).to_owned(), ways })
    }

    /// A letter that is both a command and a colour, before a possible position.
    fn letter_of_two_meanings(&self) -> Option<NotRead> {
        if self.typed.len() != 1 {
            return None;
        }
        let word = self.typed.word(0);
        let mut letters = word.chars();
        let (letter, rest) = (letters.next()?.to_string(), letters.as_str());
        let command = self.voice.commands().exact(&letter)?;
        let name = |command| self.voice.commands().entry(command).name.clone();
        let is_number = !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_digit());
        let play = is_number && command == Command::Move(MoveCommand::Play);
        let card = *self.voice.cards()?.full(word, &[]).first().filter(|_| play)?;
        let ways = vec![format!("{} {rest}", name(command)), together(&self.voice.locale().names()?.card(card))];
        Some(NotRead::Several { word: quoted(word), ways })
    }

    /// A filler word that is also the code of a card: in German `ok` is the king of diamonds.
    fn small_word_and_code(&self) -> Option<NotRead> {
        let word = (self.typed.len() == 1).then(|| self.typed.word(0))?;
        let card = *self.voice.cards()?.full(word, &[]).first()?;
        (self.voice.lexicon().says_nothing(word) && !self.typed.asks()).then_some(NotRead::OnlyCard(card))
    }

    /// Reads the move that the line names in full, or the question which one is meant.
    pub fn moves(&self) -> Option<Result<Deed, NotRead>> {
        // Ranges and counts are not guessed.
        if self.typed.has_range(&self.voice.locale().list(msg!("words-typed-range"))) || self.lays_so_many_cards() {
            return Some(Err(NotRead::UnknownCard { word: self.behind_the_verb(), like: None }));
        }
        if let Some(asked) = self.card_of_a_number() {
            return Some(Err(asked));
        }
        let own = self.hear(false);
        if let Some(meant) = self.one_of(&own) {
            return Some(meant);
        }
        let mut foreign = self.hear(true);
        // In another language cards are understood, but no colours alone.
        foreign
            .ways
            .retain(|heard| heard.pieces.iter().any(|piece| matches!(piece, Piece::Card(_) | Piece::Call(_))));
        self.one_of(&foreign)
    }

    /// A number with an article is a card name and no position: `the 7` alone plays nothing.
    fn card_of_a_number(&self) -> Option<NotRead> {
        let lexicon = self.voice.lexicon();
        let lays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        let number = self.numbers_of_cards().first().copied()?;
        let alone = self.typed.words().all(|word| word == number || lays(word) || lexicon.says_little(word));
        let cards = self.held(&self.half(&[number]));
        alone.then(|| NotRead::Half { word: number.to_owned(), cards })
    }

    pub(super) fn numbers_of_cards(&self) -> Vec<&str> {
        if self.open != Open::Nothing {
            return Vec::new();
        }
        let articles = self.voice.locale().list(msg!("words-typed-articles"));
        let words: Vec<&str> = self.typed.words().collect();
        let is_called = |pair: &&[&str]| {
            let is_number = pair[1].chars().all(|letter| letter.is_ascii_digit());
            is_number && articles.iter().any(|word| word == pair[0]) && !self.half(&[pair[1]]).is_empty()
        };
        words.windows(2).filter(is_called).map(|pair| pair[1]).collect()
    }

    fn hear(&self, foreign: bool) -> Hearing {
        let wishes: Vec<Wish> = self.view.rules().all_wishes().collect();
        let Some(own) = self.voice.cards() else { return Hearing::nothing() };
        let listener = Listener {
            lexicon: self.voice.lexicon(),
            own,
            foreign: if foreign { self.voice.other_cards() } else { &[] },
            wishes: &wishes,
            players: &self.table_state.called(self.voice),
        };
        listener.hear(&self.typed, None)
    }

    fn one_of(&self, hearing: &Hearing) -> Option<Result<Deed, NotRead>> {
        let mut meant: Vec<Meant> = Vec::new();
        for one in hearing.ways.iter().filter_map(|heard| self.meant(heard)) {
            if !meant.contains(&one) {
                meant.push(one);
            }
        }
        let is_idle = |one: &Meant| matches!(one.deed, Ok(Deed::Call(Some(call))) if self.is_rather_a_command(call));
        if meant.iter().any(|one| one.deed.is_ok() && !is_idle(one)) {
            meant.retain(|one| !is_idle(one));
        }
        // Words for drawing, passing and calling are no cards unless the line says that one is played.
        let is_card = |one: &Meant| matches!(one.deed, Ok(Deed::Play(_) | Deed::StandFor(_) | Deed::Give(_)));
        let is_other = |one: &Meant| one.deed.is_ok() && !is_card(one);
        if meant.iter().any(is_other) {
            meant.retain(|one| !is_card(one) || one.says_play);
        }
        // A player may be called like a filler word.
        let catches = |one: &Meant| matches!(one.deed, Ok(Deed::Catch(Some(_))));
        if meant.iter().any(catches) {
            meant.retain(|one| one.deed != Ok(Deed::Catch(None)));
        }
        // A colour after a card without a wish starts another card: `red 3 red 2`.
        let lays_sensibly = |one: &Meant| match &one.deed {
            Ok(Deed::Play(laying)) => laying
                .cards
                .iter()
                .all(|(card, wish)| wish.is_none_or(|wish| self.wishes_with(*card).contains(&wish))),
            _ => true,
        };
        if meant.iter().any(|one| is_card(one) && lays_sensibly(one)) {
            meant.retain(lays_sensibly);
        }
        let cards = |one: &Meant| match &one.deed {
            Ok(Deed::Play(laying)) if !one.by_position => Some(laying.cards.len()),
            _ => None,
        };
        if let Some(fewest) = meant.iter().filter_map(cards).min() {
            meant.retain(|one| cards(one).is_none_or(|count| count == fewest));
        }
        let two_ways = self.letter_before_number();
        // A full card name takes precedence over a position with a wish.
        if meant.iter().any(|one| is_card(one) && !one.by_position) && !two_ways {
            meant.retain(|one| !one.by_position);
        }
        if meant.iter().any(|one| one.deed.is_ok()) {
            meant.retain(|one| one.deed.is_ok());
        }
        if meant.len() > 1 {
            let held = |one: &Meant| match &one.deed {
                Ok(Deed::Play(laying)) => laying.cards.iter().all(|(card, _)| self.hand.contains(card)),
                _ => true,
            };
            if meant.iter().any(held) {
                meant.retain(held);
            }
        }
        let mut deeds: Vec<Result<Deed, NotRead>> = Vec::new();
        for one in meant {
            if !deeds.contains(&one.deed) {
                deeds.push(one.deed);
            }
        }
        match deeds.len() {
            0 | 1 => deeds.pop(),
            _ if deeds.iter().all(Result::is_ok) => Some(Err(NotRead::Several {
                word: quoted(self.typed.raw()),
                ways: deeds.iter().flatten().map(|deed| self.typed_in_full(deed)).collect(),
            })),
            _ => deeds.into_iter().find(Result::is_err),
        }
    }

    /// `p 3`, where p is a command and starts the code of a card.
    fn letter_before_number(&self) -> bool {
        self.typed.len() >= 2
            && self.typed.word(0).chars().count() == 1
            && self.typed.word(1).chars().all(|letter| letter.is_ascii_digit())
            && self.voice.lexicon().verbs(self.typed.word(0)).contains(&Verb::Play)
    }

    fn typed_in_full(&self, deed: &Deed) -> String {
        let locale = self.voice.locale();
        let name = self.voice.commands().entry(deed.command()).name.clone();
        let Some(names) = locale.names() else { return name };
        let mut words = vec![name];
        match deed {
            Deed::Play(laying) => {
                for (card, wish) in &laying.cards {
                    words.push(together(&names.card(*card)));
                    words.extend(wish.map(|wish| locale.typed_wish(wish).full));
                }
                words.extend(laying.call.map(|call| names.call(call).to_owned()));
            }
            Deed::Give(card) | Deed::StandFor(card) => words.push(together(&names.card(*card))),
            Deed::Wish(wish, _) | Deed::Choose(wish) => words.push(locale.typed_wish(*wish).full),
            Deed::Call(call) => words.extend(call.map(|call| names.call(call).to_owned())),
            _ => {}
        }
        words.join(" ")
    }

    /// Answers a question about a move: cards are checked, other moves can only be made.
    fn asked_about(&self, deed: &Deed, rest: &str) -> Reading {
        let laying = match deed {
            Deed::Play(laying) => laying,
            Deed::Wish(..) | Deed::Choose(_) | Deed::StandFor(_) | Deed::ChoosePlayer(_) | Deed::Give(_) => {
                let asks = self.typed.words_of(&self.voice.locale().list(msg!("words-typed-asking")));
                return Reading::Asked(NotRead::OnlyMove(quoted(self.typed.from(asks))));
            }
            _ => {
                let name = self.voice.commands().entry(deed.command()).name.clone();
                return Reading::Asked(NotRead::OnlyMove(name));
            }
        };
        let first = laying.cards.first().map(|(card, _)| *card);
        let fits = first.is_some_and(|card| self.view.why_not(card).is_none());
        Reading::Command(
            if fits { Command::Ask(TableQuestion::What) } else { Command::Ask(TableQuestion::Why) },
            rest.to_owned(),
        )
    }

    /// Asks back if a word is both a move and a card of this game.
    fn unless_a_card(&self, deed: Deed) -> Reading {
        if let Deed::Play(laying) = &deed {
            return self.rather_asked(laying).map_or(Reading::Deed(deed), Reading::Asked);
        }
        let has_article = self.begins_with_article();
        let compact = match deed {
            Deed::Draw(Count::Cards(_)) if !has_article => self.draw_that_may_be_a_card(),
            _ => self.typed.words().skip(usize::from(has_article)).collect::<String>(),
        };
        let cards = self.voice.cards();
        // The command name itself is not ambiguous.
        let is_name = normal(&self.voice.commands().entry(deed.command()).name) == compact;
        let is_symbol = !is_name
            && cards.is_some_and(|cards| {
                compact.chars().count() > 2 && cards.is_symbol(&compact) && cards.call(&compact).is_none()
            });
        let could_lay = |card: &CardKind| self.hand.contains(card) && self.view.why_not(*card).is_none();
        let may_be_meant = match deed {
            // `draw two` may be a playable card, but `draw two cards` is not.
            Deed::Draw(Count::Cards(_)) => {
                !self.counts_cards() && (has_article || self.half(&[&compact]).iter().any(could_lay))
            }
            Deed::Wish(..) | Deed::Choose(_) | Deed::StandFor(_) | Deed::ChoosePlayer(_) | Deed::Give(_) => false,
            _ => true,
        };
        if !(is_symbol && may_be_meant) {
            return Reading::Deed(deed);
        }
        let half = self.half(&[&compact]);
        let held = self.held(&half);
        let some = if held.is_empty() { half.into_iter().take(1).collect() } else { held };
        let names = self.voice.locale().names();
        let mut ways = vec![self.voice.commands().entry(deed.command()).name.clone()];
        ways.extend(some.iter().filter_map(|card| Some(together(&names?.card(*card)))));
        Reading::Asked(NotRead::Several { word: quoted(self.typed.raw()), ways })
    }

    /// `the draw four` is a card.
    fn begins_with_article(&self) -> bool {
        let articles = self.voice.locale().list(msg!("words-typed-articles"));
        self.typed.words().next().is_some_and(|first| articles.iter().any(|word| word == first))
    }

    /// Returns the words of a draw with a count, as in the name of a card; also in `draw two on it`.
    fn draw_that_may_be_a_card(&self) -> String {
        let begun = self.typed.words().take(2).collect::<String>();
        let is_symbol = self.voice.cards().is_some_and(|cards| cards.is_symbol(&begun));
        if is_symbol { begun } else { self.typed.words().collect() }
    }

    pub(super) fn only_held(&self, cards: &[CardKind]) -> Option<CardKind> {
        let held = self.held(cards);
        let [card] = held[..] else { return None };
        Some(card)
    }

    pub(super) fn held(&self, cards: &[CardKind]) -> Vec<CardKind> {
        let mut held: Vec<CardKind> = self.hand.iter().copied().filter(|card| cards.contains(card)).collect();
        held.dedup();
        held
    }

    pub(super) fn half(&self, words: &[&str]) -> Vec<CardKind> {
        self.voice.cards().map_or_else(Vec::new, |cards| cards.half(words))
    }
}
