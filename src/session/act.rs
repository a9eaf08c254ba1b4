//! Moves: from typed words to what the engine carries out, or to why not.

use super::decide::candidates;
use super::playing::{Playing, Question};
use super::voice::Voice;
use crate::cards::{CardKind, Wish};
use crate::command::{Cards, Command, Found, normal};
use crate::engine::{Awaits, Call, Calls, Laid, Move, Reason, Referee, Seat, Verdict, Viewer, Why};
use crate::say::Line;

/// What came of a typed move.
pub enum Outcome {
    /// It was made; what it brought about is told from the log.
    Made,
    /// Something has to be asked first, or was answered instead.
    Told(Vec<Line>),
    /// It was refused or not understood: what stands behind it on the line is not done.
    Refused(Line),
}

/// Why typed words are no card that can be played.
pub enum Misread {
    /// Nothing in them is known.
    Unknown(Line),
    /// They mean cards, but not one that is held.
    NoSingleCard(Line),
}

impl Misread {
    /// The line that says so.
    pub fn into_line(self) -> Line {
        match self {
            Misread::Unknown(line) | Misread::NoSingleCard(line) => line,
        }
    }
}

/// Cards that were typed, and what stood behind them.
pub(super) struct Typed {
    pub cards: Vec<CardKind>,
    pub wish: Option<Wish>,
    pub call: Option<Call>,
}

impl Playing {
    /// Carries out a command that is a move.
    pub fn act(&mut self, voice: &Voice, seat: Seat, command: Command, rest: &str) -> Outcome {
        let noticing = matches!(command, Command::Call | Command::Catch);
        if self.question == Question::Stop && !noticing && self.game.to_act() == Some(seat) {
            // Who moves lets the moment for catching go by; but others at the keyboard have theirs first.
            self.stop_passed(voice);
            if self.question != Question::Nothing {
                return Outcome::Told([vec![voice.not_now(command)], self.situation(voice)].concat());
            }
        }
        match command {
            Command::Play if self.gift_is_asked() => self.give(voice, seat, rest),
            Command::Play => self.play(voice, seat, rest),
            Command::Draw => self.make(voice, seat, Move::Draw),
            Command::Pass => self.make(voice, seat, Move::Pass),
            Command::Challenge => self.make(voice, seat, Move::Challenge),
            Command::Call => self.call(voice, seat, rest),
            Command::Catch => self.catch(voice, seat, rest),
            _ => self.choose(voice, seat, rest),
        }
    }

    /// Makes a move, and lets the game go on.
    pub fn make(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Outcome {
        if let Err(line) = self.by_script(voice, seat, wanted) {
            self.question = Question::Nothing;
            return Outcome::Refused(line);
        }
        match self.apply(voice, seat, wanted) {
            Ok(()) => {
                let asked = matches!(wanted, Move::Call(_) | Move::Catch(_))
                    && self.question == Question::Stop
                    && self.script.is_none();
                if !asked {
                    self.question = Question::Nothing;
                    self.go_on(voice);
                }
                Outcome::Made
            }
            Err(why) => Outcome::Refused(self.refusal(voice, &why)),
        }
    }

    /// Enter lets the same card go, which could be laid out of turn.
    pub(super) fn let_go(&mut self, voice: &Voice) {
        if let Some(seat) = self.view().seat().filter(|seat| self.view().to_act() == Some(*seat)) {
            self.make(voice, seat, Move::Pass);
        }
    }

    fn refusal(&self, voice: &Voice, why: &Why) -> Line {
        self.announcer(voice).why(why)
    }

    fn play(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        match self.typed_card(voice, Command::Play, seat, rest) {
            Ok(typed) => self.play_typed(voice, seat, &typed),
            Err(misread) => Outcome::Refused(misread.into_line()),
        }
    }

    fn play_typed(&mut self, voice: &Voice, seat: Seat, typed: &Typed) -> Outcome {
        let call = typed.call.filter(|_| self.game.setup().calls == Calls::Typed);
        if let Some(cards) = Laid::new(&typed.cards) {
            return self.make(voice, seat, Move::PlayTogether { cards, call });
        }
        let [card] = typed.cards[..] else {
            let most = crate::rules::book::MOST_TOGETHER;
            return Outcome::Refused(voice.error("no-such-number", &[("min", 1.into()), ("max", most.into())]));
        };
        let wishes = self.game.view_of(seat).wishes_with(card);
        if !wishes.is_empty() && typed.wish.is_none() {
            let any = wishes.first().copied();
            let view = self.game.view_of(seat);
            match view.judge(Move::Play { card, wish: any, call }) {
                Some(Verdict::Legal) => {
                    self.question = Question::Wish { seat, card, call };
                    return Outcome::Told(vec![self.which_colour(voice)]);
                }
                Some(Verdict::Wrong(_)) if self.game.setup().referee == Referee::Strict => {}
                Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => {
                    return Outcome::Refused(self.refusal(voice, &why));
                }
                None => {}
            }
        }
        self.make(voice, seat, Move::Play { card, wish: typed.wish, call })
    }

    /// The question what is wished.
    pub(super) fn which_colour(&self, voice: &Voice) -> Line {
        let announcer = self.announcer(voice);
        announcer.which_colour(&self.wishes())
    }

    /// What can be wished with the card for which it was asked, or all colours.
    pub(super) fn wishes(&self) -> Vec<Wish> {
        match self.question {
            Question::Wish { seat, card, .. } => self.game.view_of(seat).wishes_with(card),
            _ => self.rules().deck().all_colours().map(Wish::Colour).collect(),
        }
    }

    /// Answers the question for the colour of a wish or of the start card, or for a player; none if the text is no such
    /// answer or nothing was asked.
    pub(super) fn answer(&mut self, voice: &Voice, text: &str) -> Option<Outcome> {
        if let Some((seat, chosen)) = self.asked_player(text) {
            return Some(self.make(voice, seat, Move::ChoosePlayer(chosen)));
        }
        let (seat, card) = match self.question {
            Question::Wish { seat, card, call } => (seat, Some((card, call))),
            Question::Nothing => (self.asked().filter(|(_, awaits)| names_colour(*awaits))?.0, None),
            _ => return None,
        };
        let wish = typed_wish(voice, text, &self.wishes())?;
        let wanted = match (card, wish) {
            (Some((card, call)), _) => Move::Play { card, wish: Some(wish), call },
            (None, Wish::Colour(colour)) => Move::Choose(colour),
            (None, Wish::Symbol(_)) => return None,
        };
        Some(self.make(voice, seat, wanted))
    }

    /// What the person at the keyboard has to choose: a colour, a player, a card to give.
    fn asked(&self) -> Option<(Seat, Awaits)> {
        let view = self.view();
        let asked = self.question == Question::Nothing && view.to_act().is_some() && view.to_act() == view.seat();
        view.seat().filter(|_| asked).map(|seat| (seat, view.awaits()))
    }

    /// The candidate who is named in full or by number, if a player is asked for.
    fn asked_player(&self, text: &str) -> Option<(Seat, Seat)> {
        let (seat, _) = self.asked().filter(|(_, awaits)| *awaits == Awaits::NamePlayer)?;
        let candidates = candidates(self.view());
        let typed = normal(text.trim());
        let named = |other: &&Seat| normal(&self.company.names[other.index()]) == typed;
        let numbered = typed.parse::<usize>().ok().and_then(|number| candidates.get(number.checked_sub(1)?));
        let chosen = candidates.iter().find(named).or(numbered)?;
        Some((seat, *chosen))
    }

    /// Whether the person at the keyboard has to choose something and nothing else.
    pub(super) fn choice_is_asked(&self) -> bool {
        let choice = |awaits| names_colour(awaits) || matches!(awaits, Awaits::NamePlayer | Awaits::Give { .. });
        self.asked().is_some_and(|(_, awaits)| choice(awaits))
    }

    /// Whether the person at the keyboard is to give a card away.
    fn gift_is_asked(&self) -> bool {
        self.asked().is_some_and(|(_, awaits)| matches!(awaits, Awaits::Give { .. }))
    }

    /// The card, wish and call that were typed behind a command.
    fn typed_card(&self, voice: &Voice, command: Command, seat: Seat, rest: &str) -> Result<Typed, Misread> {
        let unknown = |word: &str| Misread::Unknown(voice.error("unknown-card", &[("word", word.into())]));
        let Some(cards) = voice.cards() else { return Err(unknown(rest)) };
        if rest.trim().is_empty() {
            let word = voice.commands().entry(command).name.as_str();
            return Err(Misread::Unknown(voice.error("missing-card", &[("command", word.into())])));
        }
        let (words, call) = with_call(cards, rest);
        let (position, wish_words) =
            words.split_first().map_or((None, &[][..]), |(first, rest)| (typed_number(first), rest));
        if let Some(position) = position {
            let wish = self.position_wish(cards, position, wish_words);
            if wish_words.is_empty() || wish.is_some() {
                let card = self.card_at(voice, seat, position).map_err(Misread::NoSingleCard)?;
                return Ok(Typed { cards: vec![card], wish, call });
            }
            let positions: Option<Vec<usize>> = words.iter().map(|word| typed_number(word)).collect();
            if let Some(positions) = positions {
                let cards = positions.into_iter().map(|position| self.card_at(voice, seat, position));
                let cards = cards.collect::<Result<_, _>>().map_err(Misread::NoSingleCard)?;
                return Ok(Typed { cards, wish: None, call });
            }
        }
        let mut several = Vec::new();
        for cards in voice.all_cards() {
            for (words, call) in self.readings(cards, seat, rest) {
                match self.find(cards, seat, &words) {
                    Ok((card, wish)) => return Ok(Typed { cards: vec![card], wish, call }),
                    Err(found) if several.is_empty() => several = found,
                    Err(_) => {}
                }
            }
        }
        if !self.rules().book().together.is_empty() {
            for (words, call) in self.readings(cards, seat, rest) {
                if let Some(list) = self.find_list(cards, seat, &words) {
                    return Ok(Typed { cards: list, wish: None, call });
                }
            }
        }
        let announcer = self.announcer(voice);
        // Small words alone, such as a wish without its colour, are told as they were typed.
        let typed = if words.is_empty() { rest.trim().to_owned() } else { words.join(" ") };
        let hand = self.game.view_of(seat).hand();
        Err(match several.first() {
            None => unknown(&typed),
            Some(first) if !hand.contains(first) => {
                Misread::NoSingleCard(voice.error("none-held", &[("word", typed.as_str().into())]))
            }
            Some(_) => Misread::NoSingleCard(announcer.ambiguous_card(&typed, &several)),
        })
    }

    /// The words of cards, with the call behind them and without: red one can be a card, or a red card and a call. What is
    /// due is tried first.
    fn readings(&self, cards: &Cards, seat: Seat, typed: &str) -> Vec<(Vec<String>, Option<Call>)> {
        let with_call = with_call(cards, typed);
        if with_call.1.is_none() {
            return vec![with_call];
        }
        let due = self.game.view_of(seat).call_due() == with_call.1;
        let whole = (cards.card_words(typed), None);
        if due { vec![with_call, whole] } else { vec![whole, with_call] }
    }

    /// Several cards, one behind the other, where the rules have cards that are laid together.
    fn find_list(&self, cards: &Cards, seat: Seat, words: &[String]) -> Option<Vec<CardKind>> {
        if words.is_empty() {
            return Some(Vec::new());
        }
        // The longest name first: red 8 is one card, although red alone may mean one, too.
        (1..=words.len()).rev().find_map(|split| {
            let (card, wish) = self.find(cards, seat, &words[..split]).ok()?;
            let rest = self.find_list(cards, seat, &words[split..]).filter(|_| wish.is_none())?;
            Some([card].into_iter().chain(rest).collect())
        })
    }

    fn position_wish(&self, cards: &Cards, position: usize, words: &[String]) -> Option<Wish> {
        let card = position.checked_sub(1).and_then(|index| self.person().told_hand.get(index))?;
        cards.wish(words, &self.view().wishes_with(*card))
    }

    /// What the words behind a card wish; a colour where the card wishes nothing, so that it can be refused.
    fn wish_behind(&self, cards: &Cards, card: CardKind, words: &[String]) -> Option<Wish> {
        let rule = self.rules().kind(card);
        match rule.wish.or(rule.wish_after()) {
            Some(wish) => cards.wish(words, &self.rules().wishes(wish).collect::<Vec<_>>()),
            None => cards.colour(words).map(Wish::Colour),
        }
    }

    /// The card that the first words name, with the wish that the others name. The error holds the cards that were
    /// meant, if they are several.
    fn find(&self, cards: &Cards, seat: Seat, words: &[String]) -> Result<(CardKind, Option<Wish>), Vec<CardKind>> {
        let hand = if self.person().viewer == Viewer::Seat(seat) { self.view().hand() } else { Vec::new() };
        let mut several = Vec::new();
        for split in (1..=words.len()).rev() {
            let (named, others) = words.split_at(split);
            let (found, meant) = match cards.card(named) {
                Found::One(card) => (vec![card], vec![card]),
                Found::Several(found) => {
                    let held = found.iter().copied().filter(|card| hand.contains(card)).collect();
                    (found, held)
                }
                Found::None => continue,
            };
            let wish = self.wish_behind(cards, found[0], others);
            if wish.is_none() && !others.is_empty() {
                continue;
            }
            match meant.as_slice() {
                [card] => return Ok((*card, wish)),
                [] if several.is_empty() => several = found,
                [] => {}
                _ => several = meant,
            }
        }
        Err(several)
    }

    /// The card at a position of the hand as it was told last.
    fn card_at(&self, voice: &Voice, seat: Seat, position: usize) -> Result<CardKind, Line> {
        let hand = self.game.view_of(seat).hand();
        let told = &self.person().told_hand;
        if *told != hand || self.person().viewer != Viewer::Seat(seat) {
            return Err(voice.error("stale-position", &[("position", position.into())]));
        }
        let card = position.checked_sub(1).and_then(|index| told.get(index)).copied();
        let args = [("position", position.into()), ("count", told.len().into())];
        card.ok_or_else(|| voice.error("no-such-position", &args))
    }

    /// Cards for a question about them.
    ///
    /// # Errors
    /// What was not understood.
    pub(super) fn asked_cards(&self, voice: &Voice, command: Command, rest: &str) -> Result<Typed, Misread> {
        match self.person().viewer {
            Viewer::Seat(seat) => self.typed_card(voice, command, seat, rest),
            Viewer::Onlooker => Err(Misread::Unknown(voice.not_now(command))),
        }
    }

    fn call(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        let view = self.game.view_of(seat);
        let typed = voice.cards().and_then(|cards| {
            let words = cards.words(rest);
            cards.call_at_end(&words).filter(|(_, length)| *length == words.len())
        });
        let due = view.owes(seat).or_else(|| view.call_due());
        let first = || (!self.rules().book().calls.is_empty()).then_some(Call(0));
        let Some(call) = typed.map(|(call, _)| call).or(due).or_else(first) else {
            return Outcome::Refused(voice.not_now(Command::Call));
        };
        self.make(voice, seat, Move::Call(call))
    }

    fn catch(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        let target = if rest.trim().is_empty() {
            let others = || self.view().seats().filter(|other| *other != seat);
            let forgetful = others().find(|other| self.game.view_of(seat).allows(Move::Catch(*other)));
            if forgetful.is_none() && (self.view().calls_are_caught() || self.view().runs_are_caught()) {
                return Outcome::Refused(voice.error("nobody-to-catch", &[]));
            }
            forgetful.or_else(|| others().next())
        } else {
            match self.company.seat_named(voice, rest) {
                Ok(seat) => Some(seat),
                Err(line) => return Outcome::Refused(line),
            }
        };
        match target {
            Some(target) => self.make(voice, seat, Move::Catch(target)),
            None => Outcome::Refused(self.refusal(voice, &Why { reason: Reason::NoCatching, clause: None })),
        }
    }

    fn choose(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        if let Some(outcome) = self.answer(voice, rest) {
            return outcome;
        }
        if self.view().awaits() == Awaits::NamePlayer {
            return self.choose_player(voice, seat, rest);
        }
        if self.gift_is_asked() {
            return self.give(voice, seat, rest);
        }
        let colours: Vec<Wish> = self.rules().deck().all_colours().map(Wish::Colour).collect();
        if let Some(Wish::Colour(colour)) = typed_wish(voice, rest, &colours) {
            return self.make(voice, seat, Move::Choose(colour));
        }
        let asked = matches!(self.question, Question::Wish { .. }) || names_colour(self.view().awaits());
        if !asked {
            return Outcome::Refused(self.refusal(voice, &Why { reason: Reason::NothingToChoose, clause: None }));
        }
        if rest.trim().is_empty() {
            return Outcome::Refused(self.which_colour(voice));
        }
        let announcer = self.announcer(voice);
        Outcome::Refused(announcer.unknown_colour(rest.trim(), &self.wishes()))
    }

    /// The player whose name begins so, where a player is to be chosen.
    fn choose_player(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        match self.company.seat_named(voice, rest) {
            Ok(chosen) if !rest.trim().is_empty() => self.make(voice, seat, Move::ChoosePlayer(chosen)),
            _ => {
                let view = self.view();
                let announcer = self.announcer(voice);
                Outcome::Refused(announcer.unknown_candidate(rest.trim(), view.deed(), &candidates(view)))
            }
        }
    }

    /// The card that is given away.
    fn give(&mut self, voice: &Voice, seat: Seat, rest: &str) -> Outcome {
        match self.typed_card(voice, Command::Choose, seat, rest) {
            Ok(typed) => match typed.cards[..] {
                [card] => self.make(voice, seat, Move::Give(card)),
                _ => Outcome::Refused(voice.error("unknown-card", &[("word", rest.trim().into())])),
            },
            Err(misread) => Outcome::Refused(misread.into_line()),
        }
    }
}

/// Whether a colour is to be named.
fn names_colour(awaits: Awaits) -> bool {
    matches!(awaits, Awaits::NameColour | Awaits::NameWish)
}

/// The words of a card in one language, and the call behind them.
fn with_call(cards: &Cards, typed: &str) -> (Vec<String>, Option<Call>) {
    let mut words = cards.card_words(typed);
    match cards.call_at_end(&words) {
        Some((call, length)) if length < words.len() => {
            words.truncate(words.len() - length);
            (words, Some(call))
        }
        _ => (words, None),
    }
}

/// A word of digits and nothing else; `+4` is the code of a card.
fn typed_number(word: &str) -> Option<usize> {
    word.parse().ok().filter(|_| word.chars().all(|letter| letter.is_ascii_digit()))
}

/// Which of these wishes a text names, in the chosen language or, where that finds nothing, in another.
fn typed_wish(voice: &Voice, text: &str, wishes: &[Wish]) -> Option<Wish> {
    voice.all_cards().find_map(|cards| cards.wish(&cards.words(text), wishes))
}
