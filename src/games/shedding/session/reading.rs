//! The meanings of typed moves, answers and questions about cards in a shedding game.

use super::telling::candidates;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{Awaiting, IllegalReason, Move, SheddingGame};
use crate::input::{Act, Command, MoveCommand, NamedCard, Said, Value, listed, normal, quoted};
use crate::rules::Call;
use crate::session::{Meaning, Question, Side};
use crate::text::{Cue, Line, msg, together};

/// A card whose player still has to name a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub seat: Seat,
    pub card: CardKind,
    pub call: Option<Call>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    Usual,
    Cards(usize),
    UntilOneFits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    pub cards: Vec<(CardKind, Option<Wish>)>,
    pub call: Option<Call>,
}

impl Laying {
    pub fn of(card: CardKind) -> Self {
        Laying { cards: vec![(card, None)], call: None }
    }

    pub fn kinds(&self) -> Vec<CardKind> {
        self.cards.iter().map(|(card, _)| *card).collect()
    }

    pub fn wish(&self) -> Option<Wish> {
        if let [(_, wish)] = self.cards[..] { wish } else { None }
    }

    pub fn wishes(&self) -> impl Iterator<Item = Wish> {
        self.cards.iter().filter_map(|(_, wish)| *wish)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Play(Laying),
    Draw(Count),
    Pass,
    /// Without a word, the call that is due.
    Call(Option<Call>),
    /// Without a name, the player who can be caught.
    Catch(Option<Seat>),
    Challenge,
    Wish(Wish, Option<Call>),
    /// Names the requested colour or the like.
    Choose(Wish),
    /// Names the card that the played one stands for.
    StandFor(CardKind),
    ChoosePlayer(Seat),
    Give(CardKind),
}

impl Deed {
    pub fn command(&self) -> MoveCommand {
        match self {
            Deed::Play(_) => MoveCommand::Play,
            Deed::Draw(_) => MoveCommand::Draw,
            Deed::Pass => MoveCommand::Pass,
            Deed::Call(_) => MoveCommand::Call,
            Deed::Catch(_) => MoveCommand::Catch,
            Deed::Challenge => MoveCommand::Challenge,
            Deed::Wish(..) | Deed::Choose(_) | Deed::StandFor(_) | Deed::ChoosePlayer(_) | Deed::Give(_) => {
                MoveCommand::Choose
            }
        }
    }

    /// True if anybody at the keyboard may do it, whoever is on turn.
    pub fn is_for_anybody(&self) -> bool {
        matches!(self, Deed::Call(_) | Deed::Catch(_))
    }
}

/// The choice that is asked for in addition to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    Nothing,
    Wish(Vec<Wish>),
    /// The wish of a card on the pile, or the colour of the start card.
    Choice(Vec<Wish>),
    /// The card that the played one stands for.
    Card(Vec<CardKind>),
    Player,
    Gift,
}

/// Why a line is not carried out.
#[derive(Debug)]
pub enum NotRead {
    /// It cannot mean this.
    Impossible,
    /// A partial card name and the held cards that it fits.
    Half {
        word: String,
        cards: Vec<CardKind>,
    },
    Asks(Line),
}

type Read<T> = Result<T, NotRead>;

impl Side<'_, SheddingGame> {
    /// The question or the refusal.
    fn not_read(&self, asked: NotRead) -> Line {
        match asked {
            NotRead::Impossible => self.refusal(IllegalReason::NothingToChoose),
            NotRead::Half { word, cards } => self.half(&word, &cards),
            NotRead::Asks(line) => line,
        }
    }

    fn half(&self, word: &str, cards: &[CardKind]) -> Line {
        let (voice, word) = (self.voice(), quoted(word));
        match cards {
            [] => voice.error(msg!("none-held", word)),
            [card] => voice.error(msg!("read-half", word, card = *card)).with_cue(Cue::Question),
            cards => self.announcer().ambiguous_card(&word, cards),
        }
    }

    fn which_card(&self, command: impl Into<Command>) -> Line {
        let voice = self.voice();
        voice.error(msg!("missing-card", command = voice.name_of(command))).with_cue(Cue::Question)
    }

    fn no_candidate(&self, word: &str) -> Line {
        self.announcer().unknown_candidate(word, self.view.deed(), &candidates(self.view))
    }

    pub(super) fn open(&self) -> Open {
        let own = self.view.decides();
        match (self.question, self.view.awaits()) {
            (Question::Own(_), _) => Open::Wish(self.wishes()),
            (Question::Nothing, Awaiting::NameColour | Awaiting::NameWish) if own => Open::Choice(self.wishes()),
            (Question::Nothing, Awaiting::NameCard) if own => Open::Card(self.view.cards_to_name()),
            (Question::Nothing, Awaiting::NamePlayer) if own => Open::Player,
            (Question::Nothing, Awaiting::Give { .. }) if own => Open::Gift,
            _ => Open::Nothing,
        }
    }

    pub(super) fn wishes(&self) -> Vec<Wish> {
        match self.question {
            Question::Own(Asked { card, .. }) => self.view.wishes_with(*card),
            _ => self.view.choices(),
        }
    }

    /// The own identical card with which one may jump in now (UH-10).
    fn twin(&self) -> Option<CardKind> {
        self.view.twin().filter(|_| self.view.decides() && *self.question == Question::Nothing)
    }

    fn meaning(&self, read: Read<Deed>) -> Meaning<Deed> {
        match read {
            Ok(deed) => Meaning::Deed(deed),
            Err(NotRead::Impossible) => Meaning::Impossible,
            Err(asked) => Meaning::Asks(self.not_read(asked)),
        }
    }

    pub(super) fn answer(&self, said: &Said) -> Option<Meaning<Deed>> {
        let open = self.open();
        Some(self.meaning(match (said.intent, &open) {
            // `take 7` may be meant to draw.
            ("colour", Open::Wish(_) | Open::Choice(_)) if self.is_symbol_behind_a_verb(said) => return None,
            ("colour", Open::Wish(wishes)) => {
                let (wish, call) = (said.wish()?, self.call_of(said));
                if wishes.contains(&wish) { call.map(|call| Deed::Wish(wish, call)) } else { Err(self.which_wish()) }
            }
            ("colour", Open::Choice(wishes)) if !said.has("call") && !said.has("due") => {
                let wish = said.wish()?;
                if wishes.contains(&wish) { Ok(Deed::Choose(wish)) } else { Err(self.which_wish()) }
            }
            ("player", Open::Player) => {
                let at = |number: usize| candidates(self.view).get(number.checked_sub(1)?).copied();
                let seat = said.player().or_else(|| at(said.number()?));
                seat.map(Deed::ChoosePlayer).ok_or_else(|| NotRead::Asks(self.no_candidate("")))
            }
            ("card", Open::Card(possible)) => self.named(said, possible),
            ("card", Open::Gift) => said.cards().next().map(|named| self.held(said, named))?.map(Deed::Give),
            ("no", Open::Wish(wishes) | Open::Choice(wishes)) => {
                Err(NotRead::Asks(self.announcer().no_colour(wishes, matches!(open, Open::Choice(_)))))
            }
            ("yes" | "no", Open::Gift | Open::Card(_)) => Err(NotRead::Asks(self.which_card(MoveCommand::Choose))),
            ("yes", Open::Nothing) => Ok(Deed::Play(Laying::of(self.twin()?))),
            ("no" | "on", Open::Nothing) => {
                self.twin()?;
                Ok(Deed::Pass)
            }
            _ => return None,
        }))
    }

    fn is_symbol_behind_a_verb(&self, said: &Said) -> bool {
        let verbs = listed(self.voice().lang(), "verbs");
        let begins = said.words.first().is_some_and(|first| verbs.contains(&normal(first)));
        begins && matches!(said.wish(), Some(Wish::Symbol(_)))
    }

    fn which_wish(&self) -> NotRead {
        NotRead::Asks(self.announcer().which_colour(&self.wishes()))
    }

    /// Finds the possible card of that name for which the played one can stand.
    fn named(&self, said: &Said, possible: &[CardKind]) -> Read<Deed> {
        let named = said.cards().next().ok_or(NotRead::Impossible)?;
        let kinds = self.kinds(named);
        let meant: Vec<CardKind> = kinds.iter().copied().filter(|kind| possible.contains(kind)).collect();
        match (meant.as_slice(), kinds.as_slice()) {
            ([card], _) => Ok(Deed::StandFor(*card)),
            ([], [card]) if named.is_whole => Ok(Deed::StandFor(*card)),
            _ => Err(NotRead::Half { word: said.name_of(named), cards: meant }),
        }
    }

    pub(super) fn resolve(&self, said: &Said) -> Meaning<Deed> {
        let one = |deed| self.meaning(self.unless_a_card(said, deed));
        match said.intent {
            "play" if said.asks && matches!(self.laying(said), Err(NotRead::Impossible)) => Meaning::Impossible,
            "play" if said.asks && matches!(self.open(), Open::Gift | Open::Card(_)) => {
                Meaning::Asks(self.which_card(MoveCommand::Choose))
            }
            "play" if said.asks => Meaning::Said(Said { intent: "what", ..said.clone() }),
            "both" | "play-number" | "play-place" if said.asks => {
                Meaning::Said(Said { intent: "why", ..said.clone() })
            }
            "agree" => Meaning::Said(said.clone()),
            _ if said.act == Act::Move && said.asks => {
                let command = said.command().unwrap_or(MoveCommand::Play.into());
                Meaning::Said(Said::help(self.voice(), command))
            }
            "play" => self.meaning(self.play_said(said)),
            "both" => self.meaning(self.both(said)),
            "play-place" | "play-position" => {
                let told = self.table_state.participant().told_places || said.intent == "play-position";
                let place = said.number().unwrap_or_default();
                let position = || self.voice().error(msg!("read-position", position = place));
                let card = if told { self.at(place) } else { Err(NotRead::Asks(position())) };
                let is_gift = self.open() == Open::Gift;
                self.meaning(card.map(|card| if is_gift { Deed::Give(card) } else { Deed::Play(Laying::of(card)) }))
            }
            "play-number" => self.meaning(self.number(said)),
            "draw" => {
                // One card is as many as usual where nothing is pending.
                let is_more =
                    self.view.pending_cards() > 0 || self.view.rules().book.drawing.until_playable.is_some();
                let number = said.number().filter(|number| *number != 1 || is_more);
                let count = number.map_or(Count::Usual, Count::Cards);
                one(Deed::Draw(count))
            }
            "draw-until" => one(Deed::Draw(Count::UntilOneFits)),
            "pass" => one(Deed::Pass),
            "sit-out" if self.view.decides() && matches!(self.view.awaits(), Awaiting::AnswerSkip(_)) => {
                one(Deed::Pass)
            }
            "sit-out" if self.view.allows(Move::Pass) => {
                let command = self.voice().name_of(MoveCommand::Pass);
                Meaning::Asks(self.voice().error(msg!("read-only-move", command)))
            }
            "sit-out" => match self.named_by_all_words(said) {
                cards if cards.is_empty() => Meaning::Refused(self.voice().not_now(MoveCommand::Pass)),
                cards => Meaning::Asks(self.half(&said.words.join(" "), &cards)),
            },
            "call" => self.meaning(self.call_of(said).map(Deed::Call)),
            "catch" if said.has("name") => Meaning::Refused(self.announcer().unknown_player(said.text("name"))),
            // A player who is called like a colour.
            "counts" if said.has("player") && !self.named_by_all_words(said).is_empty() && said.words.len() == 1 => {
                Meaning::Impossible
            }
            "catch" => {
                let own = said.has("me").then(|| self.view.seat()).flatten();
                one(Deed::Catch(said.player().or(own)))
            }
            "challenge" => match (said.player(), self.view.awaits()) {
                (Some(seat), Awaiting::Challenge { against, .. }) if against == seat => one(Deed::Challenge),
                (Some(_), _) => Meaning::Refused(self.refusal(IllegalReason::NothingToChallenge)),
                (None, _) => one(Deed::Challenge),
            },
            "choose" => self.meaning(match (self.open(), said.wish()) {
                (Open::Wish(wishes), Some(wish)) if wishes.contains(&wish) => Ok(Deed::Wish(wish, None)),
                (Open::Choice(wishes), Some(wish)) if wishes.contains(&wish) => Ok(Deed::Choose(wish)),
                (Open::Wish(_) | Open::Choice(_), _) => Err(self.which_wish()),
                (Open::Player, _) => Err(NotRead::Asks(self.no_candidate(""))),
                (Open::Gift | Open::Card(_), None) => Err(NotRead::Asks(self.which_card(MoveCommand::Choose))),
                _ => return Meaning::Refused(self.refusal(IllegalReason::NothingToChoose)),
            }),
            "why" | "what" if said.has("card") || said.has("named") => match self.laying(said) {
                Err(NotRead::Impossible) => Meaning::Impossible,
                _ => Meaning::Said(said.clone()),
            },
            _ => Meaning::Said(said.clone()),
        }
    }

    /// The call that a line names, or that is due.
    fn call_of(&self, said: &Said) -> Read<Option<Call>> {
        let book = &self.view.rules().book;
        let first = || (!book.calls.is_empty()).then_some(Call(0));
        match said.value("call").or(said.value("due")) {
            Some(Value::Call(Some(call))) => Ok(Some(*call)),
            Some(_) => Ok(Some(self.view.call_due().or_else(first).ok_or(NotRead::Impossible)?)),
            None => Ok(None),
        }
    }

    fn play_said(&self, said: &Said) -> Read<Deed> {
        if said.cards().next().is_none() {
            let twin = self.twin().map(|card| Deed::Play(Laying::of(card)));
            return twin.ok_or_else(|| NotRead::Asks(self.which_card(MoveCommand::Play)));
        }
        // While a choice is asked for, another card needs a verb.
        match self.open() {
            Open::Wish(_) | Open::Choice(_) if !said.has_verb || said.cards().all(|named| named.symbol.is_none()) => {
                return Err(self.which_wish());
            }
            Open::Gift if said.cards().count() == 1 => {
                let named = said.cards().next().ok_or(NotRead::Impossible)?;
                return self.held(said, named).map(Deed::Give);
            }
            Open::Card(possible) if said.cards().count() == 1 => return self.named(said, &possible),
            _ => {}
        }
        self.laying(said).map(Deed::Play)
    }

    /// The cards of a line, each with its wish, and the call.
    pub(super) fn laying(&self, said: &Said) -> Read<Laying> {
        let mut items: Vec<(NamedCard, Option<Wish>)> = Vec::new();
        let mut early = None;
        for (slot, value) in &said.slots {
            match value {
                Value::Card(named) if *slot == "onto" => self.is_on_top(said, named)?,
                Value::Card(named) => {
                    let named = match items.last() {
                        Some((before, _)) => self.going_on(before, named, *slot == "next")?,
                        None => *named,
                    };
                    // Only cards without a colour take one before them: `green wild`.
                    let is_plain = named.colour.is_none() && !named.is_number;
                    let wish = early.take();
                    if wish.is_some() && !is_plain {
                        return Err(NotRead::Impossible);
                    }
                    items.push((named, wish));
                }
                Value::Wish(wish) => match items.last_mut() {
                    None => early = Some(*wish),
                    Some((_, Some(_))) => return Err(NotRead::Impossible),
                    Some((_, own)) => *own = Some(*wish),
                },
                _ => {}
            }
        }
        if items.len() > 1 && items.iter().any(|(named, _)| named.symbol.is_none()) {
            return Err(NotRead::Impossible);
        }
        let mut laying = Laying { cards: Vec::new(), call: self.call_of(said)? };
        for (named, wish) in items {
            let card = self.held(said, &named);
            let kinds = card.as_ref().map_or_else(|_| self.kinds(&named), |card| vec![*card]);
            // A card that takes no such wish is another meaning of the words.
            if wish.is_some_and(|wish| !kinds.iter().any(|card| self.wishes_with(*card).contains(&wish))) {
                return Err(NotRead::Impossible);
            }
            laying.cards.push((card?, wish));
        }
        Ok(laying)
    }

    /// A number that goes on after a card is of its colour: `red 4, 5 and 6`.
    fn going_on(&self, before: &NamedCard, named: &NamedCard, is_next: bool) -> Read<NamedCard> {
        let is_number = named.colour.is_none() && named.is_number && !named.is_whole;
        if !is_next && !is_number {
            return Ok(*named);
        }
        let carried = NamedCard { colour: before.colour, is_whole: true, is_colour_first: true, ..*named };
        let goes_on = before.colour.is_some() && before.is_whole && before.is_colour_first;
        if goes_on && self.kinds(&carried).len() == 1 {
            Ok(carried)
        } else if is_next {
            Err(NotRead::Impossible)
        } else {
            Ok(*named)
        }
    }

    fn is_on_top(&self, said: &Said, named: &NamedCard) -> Read<()> {
        let is_top = self.view.top().is_none_or(|top| self.kinds(named).contains(&top));
        let told = || self.voice().error(msg!("read-not-on-top", word = quoted(&said.name_of(named))));
        if is_top { Ok(()) } else { Err(NotRead::Asks(told())) }
    }

    /// The held cards among these, twins once.
    pub(super) fn among_held(&self, kinds: &[CardKind]) -> Vec<CardKind> {
        let mut held: Vec<CardKind> = self.view.hand().into_iter().filter(|card| kinds.contains(card)).collect();
        held.dedup();
        held
    }

    /// The card of a name: a whole name is that card, a part the only held one that fits.
    pub(super) fn held(&self, said: &Said, named: &NamedCard) -> Read<CardKind> {
        let kinds = self.kinds(named);
        let held = self.among_held(&kinds);
        let half = |cards| Err(NotRead::Half { word: said.name_of(named), cards });
        let is_plural = said
            .words
            .get(named.end - 1)
            .is_some_and(|last| self.voice().names().is_some_and(|known| known.is_plural(&normal(last))));
        let is_letter = !named.is_whole && !named.is_number && said.name_of(named).chars().count() == 1;
        match (held.as_slice(), kinds.as_slice()) {
            // A colour or a letter alone never completes a card, and a plural means several.
            _ if is_letter => {
                let letter = said.name_of(named);
                let all = self.voice().names().map_or_else(Vec::new, |names| names.named_by(&letter));
                half(self.among_held(&all.iter().flat_map(|one| self.kinds(one)).collect::<Vec<_>>()))
            }
            (cards, _) if named.symbol.is_none() || is_plural => half(cards.to_vec()),
            ([card], _) => Ok(*card),
            ([], [card]) if named.is_whole => Ok(*card),
            (cards, _) => half(cards.to_vec()),
        }
    }

    /// The cards of a question; a part may also be the only card of the game that has it.
    pub(super) fn asked_cards(&self, said: &Said) -> Result<Laying, Line> {
        if self.view.seat().is_none() {
            let unclear = || self.not_read(NotRead::Impossible);
            return Err(said.command().map_or_else(unclear, |asked| self.voice().not_now(asked)));
        }
        let Some(named) = said.cards().next() else {
            let which = || self.which_card(said.command().unwrap_or(MoveCommand::Play.into()));
            return self.twin().map(Laying::of).ok_or_else(which);
        };
        self.laying(said).or_else(|asked| match &asked {
            NotRead::Half { cards, .. } => match (cards.as_slice(), self.kinds(named).as_slice()) {
                ([card], _) | ([], [card]) => Ok(Laying::of(*card)),
                _ => Err(self.not_read(asked)),
            },
            _ => Err(self.not_read(asked)),
        })
    }

    /// Two identical cards that are named once: `play both red 5`.
    fn both(&self, said: &Said) -> Read<Deed> {
        let named = said.cards().next().ok_or(NotRead::Impossible)?;
        let held = self.among_held(&self.kinds(named));
        let [card] = held[..] else { return Err(NotRead::Half { word: said.name_of(named), cards: held }) };
        Ok(Deed::Play(Laying { cards: vec![(card, None); 2], call: None }))
    }

    /// A number alone: the held card with it, or the place that was told.
    fn number(&self, said: &Said) -> Read<Deed> {
        let number = said.number().ok_or(NotRead::Impossible)?;
        let terms = &self.view.rules().terms;
        let mut cards = self.view.hand();
        cards.dedup();
        cards.retain(|card| terms.number(*card).map(usize::from) == Some(number));
        if self.table_state.participant().told_places {
            cards.extend(self.at(number).ok().filter(|card| !cards.contains(card)));
        }
        match cards[..] {
            [card] => Ok(Deed::Play(Laying::of(card))),
            _ => Err(NotRead::Half { word: said.words.join(" "), cards }),
        }
    }

    /// The card at a position of the hand as it was announced last.
    fn at(&self, position: usize) -> Read<CardKind> {
        let (hand, told_hand) = (self.view.hand(), &self.table_state.participant().told_hand);
        let mut told = told_hand.clone();
        told.sort_unstable();
        let Some(index) = position.checked_sub(1).filter(|index| *index < hand.len()) else {
            let told = self.voice().error(msg!("no-such-position", position, count = hand.len()));
            return Err(NotRead::Asks(told));
        };
        let stale = || NotRead::Asks(self.voice().error(msg!("stale-position", position)));
        told_hand.get(index).copied().filter(|_| told == hand).ok_or_else(stale)
    }

    fn wishes_with(&self, card: CardKind) -> Vec<Wish> {
        let rule = self.view.rules().kind(card);
        let wish = rule.any_wish();
        wish.map_or_else(|| self.view.wishes_with(card), |wish| self.view.rules().wishable(wish).to_vec())
    }

    /// Asks back where the words of a move name a held card that could be played: `draw two`.
    fn unless_a_card(&self, said: &Said, deed: Deed) -> Read<Deed> {
        if matches!(&said.words[..], [word] if word.chars().count() == 1) {
            return Ok(deed);
        }
        // `draw two cards` where two are pending.
        let nouns = listed(self.voice().lang(), "noun");
        let counts = said.words.last().is_some_and(|last| nouns.contains(&normal(last)));
        if counts && said.number() == Some(usize::from(self.view.pending_cards())) {
            return Ok(deed);
        }
        let could = |card: &CardKind| self.view.why_not(*card).is_none();
        let cards: Vec<CardKind> = self.named_by_all_words(said).into_iter().filter(could).collect();
        if cards.is_empty() { Ok(deed) } else { Err(NotRead::Half { word: said.words.join(" "), cards }) }
    }

    /// The held cards that the whole line names, for a move that is no play.
    fn named_by_all_words(&self, said: &Said) -> Vec<CardKind> {
        let words: Vec<String> = said.words.iter().map(|word| normal(word)).collect();
        let Some(names) = self.voice().names() else { return Vec::new() };
        let whole = names.read_all(&words);
        self.among_held(&whole.iter().flat_map(|named| names.kinds(named)).collect::<Vec<_>>())
    }

    pub(super) fn is_due(&self, said: &Said) -> bool {
        let own = self.view.seat().and_then(|seat| self.view.owes(seat));
        let due = self.view.call_due().or(own);
        let pending = match self.question {
            Question::Own(Asked { card, .. }) => {
                let wish = self.wishes().first().copied();
                self.view.call_due_with(Move::Play { card: *card, wish, call: None })
            }
            _ => None,
        };
        said.intent == "call"
            && due
                .or(pending)
                .is_some_and(|due| self.call_of(said).is_ok_and(|call| call.is_none_or(|call| call == due)))
    }

    pub(super) fn in_full(&self, deed: &Deed) -> String {
        let (voice, locale) = (self.voice(), &self.voice().locale);
        let mut words = vec![voice.name_of(deed.command()).to_owned()];
        let Some(names) = locale.names() else { return words.concat() };
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

    /// The question that stands, where a line means nothing.
    pub(super) fn not_understood(&self, line: &str) -> Option<Line> {
        match self.open() {
            Open::Wish(wishes) | Open::Choice(wishes) => {
                Some(self.announcer().unknown_colour(&quoted(line), &wishes))
            }
            Open::Player => Some(self.no_candidate(&quoted(line))),
            // A part of a name, which moves only behind a verb.
            Open::Nothing => {
                let named = self.view.seat().and(self.voice().names()).map(|names| names.named_by(line))?;
                let kinds: Vec<CardKind> = named.iter().flat_map(|named| self.kinds(named)).collect();
                let cards = self.among_held(&kinds);
                match (kinds.is_empty(), cards.is_empty(), line.contains('?')) {
                    (true, ..) => None,
                    (_, false, true) => Some(self.announcer().in_order(self.audience().order).part_of_hand(&cards)),
                    _ => Some(self.half(&quoted(line), &cards)),
                }
            }
            _ => None,
        }
    }
}
