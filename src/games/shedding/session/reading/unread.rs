//! Lines that are no move: reworded queries, and questions that are asked back.

use indexmap::IndexSet;

use super::{Deed, Hands, NotRead, Open, Reading};
use crate::cards::{CardKind, Wish};
use crate::games::shedding::engine::Awaiting;
use crate::input::{
    AgainCommand, BookQuestion, Cards, Command, GameCommand, LONGEST_NAME, MoveCommand, TableQuestion, Typed,
    Understood, Verb, quoted,
};
use crate::rules::Clause;
use crate::session::{EnterWord, is_question, nearest};
use crate::text::{Message, msg};

impl Hands<'_> {
    pub(super) fn no_move(&self, understood: Understood) -> Reading {
        if let Some(deed) = self.about_the_twin() {
            return Reading::Deed(deed);
        }
        if let Some(reading) = self.sits_out() {
            return reading;
        }
        if let Some(question) = self.told_to_tell() {
            return question;
        }
        if let Some(question) = self.asks_about_somebody() {
            return question;
        }
        match understood {
            Understood::TooMuch(command, rest) if !command.is_move() => {
                return Reading::Asked(NotRead::TooMuch { command, rest: quoted(&rest) });
            }
            // In `red 5 and then top` the words before the query do not belong to it.
            Understood::Ends(command, rest) if command == TableQuestion::Top.into() => {
                let names_a_card = self.voice.card_within(&Typed::new(&rest)).is_some();
                let too_much = || NotRead::TooMuch { command, rest: quoted(&rest) };
                let within = names_a_card.then_some(NotRead::MoveWithin(MoveCommand::Play));
                return Reading::Asked(within.unwrap_or_else(too_much));
            }
            Understood::Ends(command, rest) => return Reading::Command(command, rest),
            Understood::Begins(commands, rest) => {
                let cards = self.half(&[self.typed.word(0)]);
                if let ([command], true) = (commands.as_slice(), cards.is_empty()) {
                    if is_question(*command) && self.typed.word(0).chars().count() > 2 {
                        return Reading::Command(*command, rest);
                    }
                }
                if cards.is_empty() {
                    return Reading::Asked(NotRead::Begins { word: quoted(self.typed.raw()), commands });
                }
            }
            _ => {}
        }
        Reading::Asked(self.not_understood())
    }

    /// Reads a yes or no to the question whether to jump in (UH-10).
    fn about_the_twin(&self) -> Option<Deed> {
        let twin = self.twin()?;
        let lexicon = self.voice.lexicon();
        let lays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        let says_so =
            self.typed.words().any(lays) && self.typed.words().all(|word| lays(word) || lexicon.says_little(word));
        if says_so && !self.typed.asks() {
            return Some(twin);
        }
        match EnterWord::of(self.voice, self.typed.raw()).filter(|_| !self.typed.asks())? {
            EnterWord::Yes => Some(twin),
            EnterWord::No | EnterWord::Continue => Some(Deed::Pass),
        }
    }

    /// Reads "sits out" as the program words it.
    fn sits_out(&self) -> Option<Reading> {
        let says = self.voice.is_phrase(self.typed.raw(), msg!("words-typed-sit-out"), "sit out");
        let has_to = self.view.decides() && self.view.awaits() == Awaiting::AnswerSkip && !self.typed.asks();
        let done =
            if has_to { Reading::Deed(Deed::Pass) } else { Reading::Asked(NotRead::MoveWithin(MoveCommand::Pass)) };
        says.then_some(done)
    }

    /// Reads a question about a move without a card, such as `what if I draw`: it asks for pending cards or a
    /// rule.
    pub(super) fn asks_about_a_move(&self) -> Option<Reading> {
        let lexicon = self.voice.lexicon();
        let lists = [msg!("words-typed-wonders"), msg!("words-typed-asking")];
        let [wonders, asks] = lists.map(|list| self.typed.words_of(&self.voice.locale().list(list)));
        let says = |word: &&str| !lexicon.says_little(word);
        let is_number = |word: &&str| lexicon.number(word).is_some() && lexicon.verbs(word).is_empty();
        let (numbers, words): (Vec<&str>, Vec<&str>) =
            self.typed.words().skip(wonders.max(asks)).filter(says).partition(is_number);
        // `must I draw four` asks for pending cards; without a number it asks whether drawing is forced.
        let from = if numbers.is_empty() { wonders } else { wonders.max(asks) };
        let without_card = |word: &&str| -> Vec<MoveCommand> {
            let commands = lexicon.verbs(word).into_iter().map(Verb::command);
            commands
                .filter(|command| matches!(command, MoveCommand::Draw | MoveCommand::Pass | MoveCommand::Challenge))
                .collect()
        };
        let moves: IndexSet<MoveCommand> = words.iter().flat_map(without_card).collect();
        let names = |word: &&str| self.voice.cards().is_some_and(|cards| cards.is_symbol(word));
        let is_card = || words.iter().any(names);
        let all =
            from > 0 && moves.len() == 1 && !is_card() && words.iter().all(|word| !without_card(word).is_empty());
        let wanted = all.then(|| moves.first().copied()).flatten()?;
        if !numbers.is_empty() && self.view.pending_cards() == 0 {
            return None;
        }
        let asks_why = self.typed.words_of(&self.voice.locale().list(msg!("words-typed-must-why"))) > 0;
        let sits_out = wanted == MoveCommand::Pass && self.view.pending_skips() > 0;
        if let Some(clause) = self.clause_of_what_is_pending(wanted).filter(|_| asks_why || sits_out) {
            return Some(Reading::Command(BookQuestion::Rule.into(), clause.to_string()));
        }
        if matches!(wanted, MoveCommand::Draw | MoveCommand::Pass) && self.view.pending_cards() > 0 {
            return Some(Reading::Command(TableQuestion::Pending.into(), String::new()));
        }
        let clause = self.clause_of(wanted)?.to_string();
        Some(Reading::Command(BookQuestion::Rule.into(), clause))
    }

    /// Reads a question for held cards: `do I have a red card`.
    pub(super) fn asks_for_held(&self, understood: &Understood) -> Option<Reading> {
        if matches!(understood, Understood::Command(_, rest) if rest.is_empty()) {
            return None;
        }
        let from = self.typed.words_of(&self.voice.locale().list(msg!("words-typed-holding")));
        let lexicon = self.voice.lexicon();
        let says = |word: &str| !lexicon.says_little(word) && !lexicon.is_noun(word);
        let named: Vec<usize> = (from..self.typed.len()).filter(|at| says(self.typed.word(*at))).collect();
        let words: Vec<&str> = named.iter().map(|at| self.typed.word(*at)).collect();
        let is_card = from > 0 && !self.voice.cards()?.meant(&words).is_empty();
        let as_typed = named.iter().map(|at| self.typed.between(*at, *at)).collect::<Vec<_>>().join(" ");
        is_card.then(|| Reading::Command(TableQuestion::Hand.into(), as_typed))
    }

    /// Returns the clause about a move that is made without a card.
    fn clause_of(&self, wanted: MoveCommand) -> Option<Clause> {
        let book = self.view.rules().book();
        let drawing = &book.drawing;
        match wanted {
            MoveCommand::Draw => drawing.until_playable.as_ref().and_then(|until| until.clause).or(drawing.clause),
            MoveCommand::Pass => {
                drawing.may_pass.and_then(|may| may.clause).or(drawing.then_clause).or(drawing.clause)
            }
            _ => book.cards.values().find_map(|card| card.honest.as_ref()?.challenge_clause),
        }
    }

    /// Returns the clause of the card that causes pending draws or skips.
    fn clause_of_what_is_pending(&self, wanted: MoveCommand) -> Option<Clause> {
        let rule = self.view.rules().kind(self.view.top()?);
        match wanted {
            MoveCommand::Draw if self.view.pending_cards() > 0 => rule.draw.as_ref()?.clause,
            MoveCommand::Pass if self.view.pending_skips() > 0 => rule.skip.as_ref()?.clause,
            _ => None,
        }
    }

    /// Reads a query after words such as `tell me`.
    fn told_to_tell(&self) -> Option<Reading> {
        let tells = self.voice.locale().list(msg!("words-typed-tell"));
        // At a network table a message to others starts with one word.
        let fewest = if self.table_state.is_apart { 2 } else { 1 };
        let from = Some(self.typed.words_of(&tells)).filter(|words| *words >= fewest)?;
        let rest = Typed::new(self.typed.from(from));
        match self.voice.phrases().understand(&rest, self.voice.lexicon()) {
            Understood::Command(command @ (Command::Ask(_) | Command::Look(_) | Command::Again(_)), rest) => {
                Some(Reading::Command(command, rest))
            }
            _ => None,
        }
    }

    /// Reads a query with a player's name: `montako korttia Ainolla on`. The name alone asks for the counts of all
    /// hands.
    pub(super) fn asks_about_somebody(&self) -> Option<Reading> {
        let named = |word: &str| self.table_state.seat_called(self.voice, word);
        let seat = self.typed.words().find_map(named)?;
        let words: Vec<&str> = self.typed.words().filter(|word| named(word).is_none()).collect();
        if words.is_empty() {
            // A player may be called like a card.
            let asks = self.open == Open::Nothing && self.typed.len() == 1 && !self.is_of_a_card(self.typed.word(0));
            return asks.then(|| Reading::Command(TableQuestion::Counts.into(), String::new()));
        }
        let without = words.join(" ");
        let hand = || Reading::Command(TableQuestion::Hand.into(), self.table_state.seats.name(seat).to_owned());
        if self.voice.locale().list(msg!("words-typed-hand-of")).contains(&without) {
            return Some(hand());
        }
        match self.voice.phrases().understand(&Typed::new(&without), self.voice.lexicon()) {
            Understood::Command(command, rest) if rest.is_empty() && is_told_of_everybody(command) => {
                Some(Reading::Command(command, rest))
            }
            Understood::Command(Command::Ask(TableQuestion::Hand), rest) if rest.is_empty() => Some(hand()),
            _ => None,
        }
    }

    pub(super) fn not_understood(&self) -> NotRead {
        let lexicon = self.voice.lexicon();
        let says = |index: &usize| !lexicon.says_little(self.typed.word(*index));
        let asks = self.typed.words_of(&self.voice.locale().list(msg!("words-typed-asking")));
        let words: Vec<usize> = (asks..self.typed.len()).filter(says).take(LONGEST_NAME + 1).collect();
        let verbs: Vec<Verb> = words.iter().flat_map(|index| lexicon.verbs(self.typed.word(*index))).collect();
        let plays = |word: &str| lexicon.verbs(word).iter().any(|verb| matches!(verb, Verb::Play | Verb::Choose));
        let rest: Vec<usize> = words.iter().copied().filter(|index| !plays(self.typed.word(*index))).collect();
        let as_typed = |index: usize| self.typed.between(index, index);
        let told = quoted(&rest.iter().map(|index| as_typed(*index)).collect::<Vec<_>>().join(" "));
        if self.open == Open::Player {
            return NotRead::NoCandidate(told);
        }
        let is_answer = |words| self.voice.is_phrase(self.typed.raw(), words, "");
        let nothing_asked = self.open == Open::Nothing && self.twin().is_none();
        if nothing_asked && (is_answer(msg!("words-agree-yes")) || is_answer(msg!("words-typed-no"))) {
            return NotRead::NothingAsked;
        }
        if rest.is_empty() && verbs.contains(&Verb::Play) {
            return NotRead::WhichCard(Command::Move(MoveCommand::Play));
        }
        if matches!(self.open, Open::Wish(_) | Open::Choice(_)) {
            return self.no_answer();
        }
        let named: Vec<&str> = rest.iter().map(|index| self.typed.word(*index)).collect();
        let only_verbs = named.iter().all(|word| !lexicon.verbs(word).is_empty());
        if let Some(wanted) = self.around_a_call(&verbs, only_verbs) {
            return NotRead::MoveWithin(wanted);
        }
        if rest.is_empty() && verbs.contains(&Verb::Choose) && matches!(self.open, Open::Gift | Open::Card(_)) {
            return NotRead::WhichCard(Command::Move(MoveCommand::Play));
        }
        if rest.is_empty() && verbs.contains(&Verb::Choose) {
            return NotRead::NothingToChoose;
        }
        // `should I draw` names no card.
        let half = if only_verbs { Vec::new() } else { self.half_of(&words, &named) };
        if !half.is_empty() {
            let cards = self.held(&half);
            return match cards[..] {
                [card] if self.voice.full_cards(&Typed::new(&told)).contains(&card) => NotRead::OnlyCard(card),
                _ => NotRead::Half { word: told, cards },
            };
        }
        if let Some(asked) = self.around_a_move(&verbs) {
            return asked;
        }
        let known = |index: &usize| self.is_known(self.typed.word(*index));
        let unknown = rest.iter().find(|index| !known(index)).copied();
        let about_cards = rest.iter().any(known) || verbs.contains(&Verb::Play);
        match unknown {
            Some(index) if verbs.contains(&Verb::Catch) && !verbs.contains(&Verb::Play) => {
                NotRead::UnknownPlayer(quoted(as_typed(index)))
            }
            Some(index) => {
                let word = self.typed.word(index);
                let is_command = !about_cards && self.voice.commands().has_word(word);
                let like = if is_command { None } else { nearest(self.voice, self.table_state, word, about_cards) };
                let word = quoted(as_typed(index));
                if let Some(card) = self.only_card_within().filter(|_| about_cards && like.is_none()) {
                    return NotRead::OnlyCard(card);
                }
                if about_cards { NotRead::UnknownCard { word, like } } else { NotRead::Unknown { word, like } }
            }
            None => match self.several_moves(&verbs) {
                Some(asked) => asked,
                None => NotRead::UnknownCard { word: self.behind_the_verb(), like: None },
            },
        }
    }

    /// Returns the cards of a partial name, with or without the verbs of the line.
    fn half_of(&self, words: &[usize], without_verbs: &[&str]) -> Vec<CardKind> {
        let all: Vec<&str> = words.iter().map(|index| self.typed.word(*index)).collect();
        let leads = all.first().is_some_and(|word| !self.voice.lexicon().verbs(word).is_empty());
        let behind_the_first = if leads { &all[1..] } else { &[] };
        [without_verbs, &all, behind_the_first]
            .into_iter()
            .map(|words| self.half(words))
            .find(|cards| !cards.is_empty())
            .unwrap_or_default()
    }

    fn only_card_within(&self) -> Option<CardKind> {
        let (span, meant) = self.voice.card_span(&self.typed)?;
        let card = self.only_held(&meant)?;
        let mut others = (0..self.typed.len()).filter(|at| !span.contains(at));
        (!others.any(|at| self.is_of_a_card(self.typed.word(at)))).then_some(card)
    }

    /// Finds a call or a catch in a line that makes no move: `I didn't catch Anna`, `Anna forgot uno`, `call me`.
    fn around_a_call(&self, verbs: &[Verb], nothing_else: bool) -> Option<MoveCommand> {
        let says_forgot = || self.has_word_of(msg!("words-typed-forgot"));
        let called = self.table_state.called(self.voice);
        let endings = self.voice.lexicon().endings();
        let is_name = |word: &str, name: &str| {
            word.strip_prefix(name).is_some_and(|end| end.is_empty() || endings.iter().any(|other| other == end))
        };
        let names = |word: &str| called.iter().any(|(_, name)| is_name(word, name));
        let catches = verbs.contains(&Verb::Catch) && !verbs.contains(&Verb::Play);
        if (catches || says_forgot()) && self.typed.words().any(names) {
            return Some(MoveCommand::Catch);
        }
        let is_call = |word: &str| self.voice.cards().is_some_and(|cards| cards.call(word).is_some());
        let calls = nothing_else && verbs.contains(&Verb::Call) || self.typed.words().any(is_call);
        let has_calls = self.open == Open::Nothing && !self.view.rules().book().calls.is_empty();
        (calls && has_calls).then_some(MoveCommand::Call)
    }

    /// Finds a card and another move in one line: `play bs and draw`.
    fn several_moves(&self, verbs: &[Verb]) -> Option<NotRead> {
        let mut moves: IndexSet<MoveCommand> = verbs.iter().map(|verb| verb.command()).collect();
        moves.retain(|command| !matches!(command, MoveCommand::Play | MoveCommand::Choose));
        if moves.is_empty() || self.voice.card_within(&self.typed).is_none() {
            return None;
        }
        let all = [MoveCommand::Play].into_iter().chain(moves);
        let ways = all.map(|command| self.voice.commands().entry(command).name.clone()).collect();
        Some(NotRead::Several { word: quoted(self.typed.raw()), ways })
    }

    /// Finds a move without a card among unknown words: `should I draw`.
    fn around_a_move(&self, verbs: &[Verb]) -> Option<NotRead> {
        let lays = |verb: &Verb| matches!(verb, Verb::Play | Verb::Choose | Verb::Catch | Verb::Call);
        let mut said = self.typed.words().filter(|word| !self.voice.lexicon().says_little(word));
        if verbs.iter().any(lays) || said.any(|word| self.is_of_a_card(word)) {
            return None;
        }
        let moves: IndexSet<MoveCommand> = verbs.iter().map(|verb| verb.command()).collect();
        let name = |command: &MoveCommand| self.voice.commands().entry(*command).name.clone();
        match moves.len() {
            0 => None,
            1 => moves.first().copied().map(NotRead::MoveWithin),
            _ => Some(NotRead::Several { word: quoted(self.typed.raw()), ways: moves.iter().map(name).collect() }),
        }
    }

    /// Returns the words after the verb of playing, or the whole line.
    pub(super) fn behind_the_verb(&self) -> String {
        let lexicon = self.voice.lexicon();
        let leads = |word: &&str| lexicon.verbs(word).contains(&Verb::Play) || lexicon.says_nothing(word);
        let first = self.typed.words().take_while(leads).count();
        quoted(if first < self.typed.len() { self.typed.from(first) } else { self.typed.raw() })
    }

    pub(super) fn no_answer(&self) -> NotRead {
        let wishes = match &self.open {
            Open::Wish(wishes) => wishes.clone(),
            _ => self.view.rules().deck().all_colours().map(Wish::Colour).collect(),
        };
        if self.voice.is_phrase(self.typed.raw(), msg!("words-typed-no"), "no") {
            return NotRead::NoWish { wishes, is_laid: matches!(self.open, Open::Choice(_)) };
        }
        let lexicon = self.voice.lexicon();
        let is_verb = |word: &str| lexicon.verbs(word).iter().any(|verb| matches!(verb, Verb::Play | Verb::Choose));
        let words = self.typed.words().filter(|word| !is_verb(word) && !lexicon.says_little(word));
        let word = quoted(&words.take(LONGEST_NAME).collect::<Vec<_>>().join(" "));
        // `play red`: the colour is known, but it fits no legal play, so the question is repeated.
        let is_known = self.voice.cards().is_some_and(|cards| cards.wish(&word, &wishes).is_some());
        NotRead::NoAnswer { word: if is_known { String::new() } else { word }, wishes }
    }

    pub(super) fn has_word_of(&self, list: Message<'_>) -> bool {
        let words = self.voice.locale().list(list);
        self.typed.words().any(|word| words.iter().any(|other| other == word))
    }

    fn is_known(&self, word: &str) -> bool {
        self.voice.lexicon().number(word).is_some()
            || !self.voice.lexicon().verbs(word).is_empty()
            || self.is_of_a_card(word)
    }

    pub(super) fn is_of_a_card(&self, word: &str) -> bool {
        let part = |cards: &Cards| {
            cards.colour(word).is_some() || cards.is_symbol(word) || !cards.full(word, &[]).is_empty()
        };
        self.voice.cards().is_some_and(part)
    }
}

fn is_told_of_everybody(command: Command) -> bool {
    matches!(
        command,
        Command::Ask(
            TableQuestion::Counts
                | TableQuestion::Scores
                | TableQuestion::Turn
                | TableQuestion::Top
                | TableQuestion::Pending
                | TableQuestion::Order
                | TableQuestion::Dealer
        ) | Command::Again(AgainCommand::News)
    )
}

impl Hands<'_> {
    /// Reads a command that the line only says about a card.
    pub(super) fn said_of_a_card(&self, command: Command, rest: &str) -> Option<Reading> {
        let lexicon = self.voice.lexicon();
        let has_noun = || self.typed.words().any(|word| lexicon.is_noun(word));
        match command {
            // `new card` does not start a game.
            Command::Game(GameCommand::New) if has_noun() => {
                Some(Reading::Asked(NotRead::MoveWithin(MoveCommand::Draw)))
            }
            Command::Game(GameCommand::Quit | GameCommand::Save) if self.ends_with_it() => {
                Some(Reading::Asked(NotRead::Unknown { word: quoted(self.typed.raw()), like: None }))
            }
            // `mikä on punainen viitonen` asks about a card and no rule.
            Command::Look(BookQuestion::Rule) if !self.asks_for_a_rule() && self.is_full_name(rest) => {
                Some(Reading::Command(BookQuestion::Card.into(), rest.to_owned()))
            }
            _ => None,
        }
    }

    /// True if a word without its dots is a command but rather means a held card: `kasi` is eight as well as
    /// `käsi`.
    pub(super) fn is_card_without_dots(&self, rest: &str) -> bool {
        let word = self.typed.word(0);
        let is_held = || !self.held(&self.half(&[word])).is_empty();
        self.voice.commands().is_dotless(word)
            && (if rest.is_empty() { is_held() } else { self.is_full_name(self.typed.raw()) })
    }

    fn ends_with_it(&self) -> bool {
        let words = self.voice.locale().list(msg!("words-typed-it"));
        let last = self.typed.words().skip(1).last();
        last.is_some_and(|last| words.iter().any(|word| word == last))
    }

    fn asks_for_a_rule(&self) -> bool {
        self.voice.commands().exact(self.typed.word(0)) == Some(BookQuestion::Rule.into())
    }

    fn is_full_name(&self, typed: &str) -> bool {
        !self.voice.full_cards(&Typed::new(typed)).is_empty()
    }
}
