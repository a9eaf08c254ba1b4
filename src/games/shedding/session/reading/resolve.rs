//! From the pieces of a line to a move, depending on the open question.

use super::{Count, Deed, Hands, Laying, NotRead, Open, Reading};
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::Awaiting;
use crate::input::{Command, Heard, MoveCommand, Piece, TableQuestion, Typed, Understood, Verb, normal, quoted};
use crate::rules::Call;
use crate::text::msg;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Meant {
    pub deed: Result<Deed, NotRead>,
    pub by_position: bool,
    pub says_play: bool,
}

impl Hands<'_> {
    pub(super) fn meant(&self, heard: &Heard) -> Option<Meant> {
        let names_a_card = heard.pieces.iter().any(|piece| matches!(piece, Piece::Card(_)));
        let is_position = |piece: &Piece| match piece {
            Piece::Number(..) => !names_a_card,
            Piece::Place(_) => true,
            _ => false,
        };
        let by_position = heard.pieces.iter().any(is_position);
        let says_play = heard.verb == Some(Verb::Play);
        // A number after an article is no position: `leg die rote 5 auf die 2`.
        let is_card = |piece: &Piece| match piece {
            Piece::Number(number, _) => self.numbers_of_cards().contains(&number.to_string().as_str()),
            _ => false,
        };
        if (says_play || heard.verb.is_none()) && heard.pieces.iter().any(is_card) {
            return None;
        }
        let mut deed = self.deed(heard)?;
        if heard.calls {
            let due = self.view.call_due().or((!self.view.rules().book().calls.is_empty()).then_some(Call(0)));
            match &mut deed {
                Ok(Deed::Play(Laying { call, .. }) | Deed::Wish(_, call)) if call.is_none() => *call = due,
                _ => return None,
            }
        }
        Some(Meant { deed, by_position, says_play })
    }

    fn deed(&self, heard: &Heard) -> Option<Result<Deed, NotRead>> {
        let pieces = heard.pieces.as_slice();
        Some(Ok(match (heard.verb, pieces) {
            (Some(Verb::Draw), []) => Deed::Draw(Count::Usual),
            (Some(Verb::Draw), [Piece::Number(number, _)]) => Deed::Draw(Count::Cards(*number)),
            (Some(Verb::Draw), [Piece::Until]) => Deed::Draw(Count::UntilOneFits),
            (Some(Verb::Pass), []) => Deed::Pass,
            (Some(Verb::Challenge), []) => Deed::Challenge,
            (Some(Verb::Challenge), [Piece::Player(seat)]) => match self.view.awaits() {
                Awaiting::Challenge { against, .. } if against == *seat => Deed::Challenge,
                _ => return Some(Err(NotRead::OtherPlayer)),
            },
            (Some(Verb::Catch), []) => Deed::Catch(self.own_seat_at_the_end()),
            (Some(Verb::Catch), [Piece::Player(seat)]) => Deed::Catch(Some(*seat)),
            (Some(Verb::Catch), [Piece::Player(_), ..]) => return Some(Err(NotRead::OnePlayer)),
            // `sag mir das` addresses the program and is no call.
            (Some(Verb::Call), [] | [Piece::Call(_)]) if self.is_said_to_somebody() => return None,
            (Some(Verb::Call), []) => Deed::Call(None),
            (None | Some(Verb::Call), [Piece::Call(call)]) => Deed::Call(Some(*call)),
            (None | Some(Verb::Choose), [Piece::Wish(wish), rest @ ..]) => return self.wish(*wish, rest, heard.verb),
            (None, [call @ Piece::Call(_), Piece::Wish(wish)]) if matches!(self.open, Open::Wish(_)) => {
                return self.wish(*wish, std::slice::from_ref(call), None);
            }
            (None | Some(Verb::Choose), [Piece::Player(_) | Piece::Number(_, true)]) if self.open == Open::Player => {
                return Some(self.player(&pieces[0]));
            }
            // A number may count cards of a kind rather than give a position: `the second red one`.
            (Some(Verb::Play), [Piece::Place(place), rest @ ..]) => {
                let call = match rest {
                    [] => None,
                    [Piece::Call(call)] => Some(*call),
                    _ => return None,
                };
                return Some(self.at(*place).map(|card| Deed::Play(Laying { cards: vec![(card, None)], call })));
            }
            (_, [Piece::Place(_), ..]) => return None,
            (None | Some(Verb::Play | Verb::Choose), [piece]) if self.open == Open::Gift => {
                return Some(match self.card(piece)? {
                    Ok(card) => Ok(Deed::Give(card)),
                    Err(asked) => Err(asked),
                });
            }
            (None | Some(Verb::Choose), [Piece::Card(kinds)]) if matches!(self.open, Open::Card(_)) => {
                return Some(self.named(kinds));
            }
            // While a colour is asked for, another card needs an explicit verb.
            (None, pieces) if matches!(self.open, Open::Wish(_) | Open::Choice(_)) => {
                self.laying(pieces)?.ok();
                return Some(Err(self.no_answer()));
            }
            (Some(Verb::Play), []) => self.twin()?,
            (None | Some(Verb::Play), pieces) => return self.laying(pieces),
            _ => return None,
        }))
    }

    /// True if the line contains a word that excludes a call.
    pub(super) fn is_said_to_somebody(&self) -> bool {
        self.has_word_of(msg!("words-typed-no-call"))
    }

    /// Jumps in with an identical card, where nothing else is asked for (UH-10).
    pub(super) fn twin(&self) -> Option<Deed> {
        let card = self.view.twin().filter(|_| self.view.decides())?;
        Some(Deed::Play(Laying { cards: vec![(card, None)], call: None }))
    }

    /// Reads a final `me`: `catch me`.
    fn own_seat_at_the_end(&self) -> Option<Seat> {
        let last = self.typed.len().checked_sub(1).filter(|last| *last > 0)?;
        let is_me = self.voice.means(self.typed.word(last), msg!("words-me"), "me");
        self.view.seat().filter(|_| is_me)
    }

    /// A colour alone is only an answer to the question for one.
    fn wish(&self, wish: Wish, rest: &[Piece], verb: Option<Verb>) -> Option<Result<Deed, NotRead>> {
        let call = match rest {
            [] => None,
            [Piece::Call(call)] => Some(*call),
            _ => return None,
        };
        match (&self.open, wish) {
            (Open::Wish(wishes), _) => {
                Some(if wishes.contains(&wish) { Ok(Deed::Wish(wish, call)) } else { Err(self.no_answer()) })
            }
            (Open::Choice(wishes), _) if call.is_none() => {
                Some(if wishes.contains(&wish) { Ok(Deed::Choose(wish)) } else { Err(self.no_answer()) })
            }
            _ if verb.is_some() => Some(Err(NotRead::NothingToChoose)),
            _ => None,
        }
    }

    /// Finds the possible card of that name for which the played one can stand.
    fn named(&self, kinds: &[CardKind]) -> Result<Deed, NotRead> {
        let Open::Card(possible) = &self.open else { return Err(NotRead::NothingToChoose) };
        let meant: Vec<CardKind> = kinds.iter().copied().filter(|kind| possible.contains(kind)).collect();
        match (meant.as_slice(), kinds) {
            ([card], _) | ([], [card, ..]) => Ok(Deed::StandFor(*card)),
            _ => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: meant }),
        }
    }

    fn player(&self, piece: &Piece) -> Result<Deed, NotRead> {
        let seat = match piece {
            Piece::Player(seat) => Some(*seat),
            Piece::Number(number, _) => number.checked_sub(1).and_then(|index| self.candidates.get(index)).copied(),
            _ => None,
        };
        seat.map(Deed::ChoosePlayer).ok_or(NotRead::NoCandidate(String::new()))
    }

    fn laying(&self, pieces: &[Piece]) -> Option<Result<Deed, NotRead>> {
        let mut laying = Laying::default();
        let names_a_card = pieces.iter().any(|piece| matches!(piece, Piece::Card(_)));
        for piece in pieces {
            match piece {
                // After a card name, a number is a card of the same colour: `blue 2, 3 and 4`.
                Piece::Number(number, true) if names_a_card => {
                    self.is_cards_and_numbers().then_some(())?;
                    let (before, _) = laying.cards.last()?;
                    laying.cards.push((self.of_its_colour(*before, *number)?, None));
                }
                Piece::Card(_) | Piece::Number(_, true) => match self.card(piece)? {
                    Ok(card) => laying.cards.push((card, None)),
                    Err(asked) => return Some(Err(asked)),
                },
                Piece::Wish(wish) => {
                    let (card, named) = laying.cards.last_mut()?;
                    let wish = Some(*wish).filter(|_| named.is_none())?;
                    // Only colours are kept as illegal wishes.
                    let suits = self.wishes_with(*card);
                    if !suits.contains(&wish) && matches!(wish, Wish::Symbol(_)) {
                        return None;
                    }
                    *named = Some(wish);
                }
                Piece::Call(call) => {
                    if laying.call.replace(*call).is_some() {
                        return None;
                    }
                }
                Piece::Number(_, false)
                | Piece::Place(_)
                | Piece::Player(_)
                | Piece::Until
                | Piece::OnlyIfPlayed(_) => return None,
            }
        }
        (!laying.cards.is_empty()).then_some(Ok(Deed::Play(laying)))
    }

    /// True if the line plays cards and numbers and does not start with a number. In `4 yellow 6`, `blue 2 place
    /// 4` and `blue 2, 4 cards` a number may be a position or a count.
    fn is_cards_and_numbers(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let leads = |word: &&str| !lexicon.verbs(word).is_empty() || lexicon.says_little(word);
        let is_number = |word: &str| lexicon.number(word).is_some();
        let is_call = |word: &str| self.voice.cards().is_some_and(|cards| cards.call(word).is_some());
        let is_plain = |word: &str| lexicon.says_little(word) && !lexicon.is_noun(word);
        let mut named = self.typed.words().skip_while(leads).peekable();
        named.peek().is_some_and(|first| !is_number(first))
            && named.all(|word| is_number(word) || is_plain(word) || is_call(word) || self.is_of_a_card(word))
    }

    /// The card with this number in the colour of another card.
    fn of_its_colour(&self, other: CardKind, number: usize) -> Option<CardKind> {
        let deck = self.view.rules().deck();
        let colour = deck.face(other).colour?;
        let mut alike = self.half(&[&number.to_string()]);
        alike.retain(|card| deck.face(*card).colour == Some(colour));
        let [card] = alike[..] else { return None };
        Some(card)
    }

    /// Finds the card of a name, preferring held ones, or at a position.
    fn card(&self, piece: &Piece) -> Option<Result<CardKind, NotRead>> {
        match piece {
            Piece::Card(kinds) => {
                let held: Vec<CardKind> = kinds.iter().copied().filter(|kind| self.hand.contains(kind)).collect();
                Some(match (held.as_slice(), kinds.as_slice()) {
                    ([card], _) | ([], [card]) => Ok(*card),
                    ([], _) => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: Vec::new() }),
                    _ => Err(NotRead::Half { word: self.typed.raw().to_owned(), cards: held }),
                })
            }
            Piece::Number(position, true) => Some(self.at(*position)),
            _ => None,
        }
    }

    /// Finds a position of the hand as it was announced last.
    pub(super) fn at(&self, position: usize) -> Result<CardKind, NotRead> {
        let mut told = self.told_hand.to_vec();
        told.sort_unstable();
        let Some(index) = position.checked_sub(1).filter(|index| *index < self.hand.len()) else {
            return Err(NotRead::NoPosition { position, count: self.hand.len() });
        };
        let card = self.told_hand.get(index).filter(|_| told == self.hand);
        card.copied().ok_or(NotRead::Stale(position))
    }

    pub(super) fn wishes_with(&self, card: CardKind) -> Vec<Wish> {
        let rule = self.view.rules().kind(card);
        let wish = rule.wish.or(rule.wish_after());
        let by_number = || self.view.wishes_with(card);
        wish.map_or_else(by_number, |wish| self.view.rules().wishes(wish).collect())
    }
}

impl Hands<'_> {
    /// Asks back where a line names cards but may not play them.
    pub(super) fn rather_asked(&self, laying: &Laying) -> Option<NotRead> {
        if let Some(position) = self.only_a_number().filter(|_| self.asked_which && self.open == Open::Nothing) {
            return Some(NotRead::Position(position));
        }
        if self.tells_of_cards() {
            return Some(match laying.cards[..] {
                [(card, _)] if self.voice.card_within(&self.typed).is_some() => NotRead::OnlyCard(card),
                _ => NotRead::MoveWithin(MoveCommand::Play),
            });
        }
        // `the red one` is the red 1 only without other red cards.
        let (word, cards) = self.the_one_of_a_colour()?;
        let is_another = cards.iter().any(|card| laying.cards.iter().all(|(laid, _)| laid != card));
        is_another.then_some(NotRead::Half { word, cards })
    }

    /// Returns the only number of a line that says nothing else.
    fn only_a_number(&self) -> Option<usize> {
        let lexicon = self.voice.lexicon();
        let leads = |word: &&str| lexicon.verbs(word).contains(&Verb::Play) || lexicon.says_little(word);
        let mut words = self.typed.words().filter(|word| !leads(word) || lexicon.number(word).is_some());
        let number = lexicon.number(words.next()?)?;
        words.next().is_none().then_some(number)
    }

    /// True for a count without card names: `play 2 cards`, `two red cards`.
    pub(super) fn lays_so_many_cards(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let plays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        // Other words before the number belong to a card name.
        let does_else = |word: &str| !plays(word) && !lexicon.verbs(word).is_empty();
        if self.typed.words().any(does_else) {
            return false;
        }
        let mut words = self.typed.words().skip_while(|word| plays(word) || lexicon.says_nothing(word));
        let begins_with_number = words.next().is_some_and(|word| lexicon.number(word).is_some() || is_digits(word));
        let mut one_noun = || words.next().is_some_and(|word| lexicon.is_noun(word)) && self.typed.words().any(plays);
        begins_with_number && (self.counts_cards() || one_noun())
    }

    /// True for a number before the plural `cards`.
    pub(super) fn counts_cards(&self) -> bool {
        self.has_word_of(msg!("words-typed-counted"))
    }

    /// True if the line states that somebody has or wants cards, or counts them.
    fn tells_of_cards(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let plays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        self.open == Open::Nothing
            && !self.typed.words().any(plays)
            && (self.has_or_wants_a_card() || self.begins_with_a_count())
    }

    /// True if somebody has or wants a card; in `wild I want red` it is the colour.
    fn has_or_wants_a_card(&self) -> bool {
        let words = self.voice.locale().list(msg!("words-typed-has-or-wants"));
        let mut before = self.typed.words().take_while(|word| !self.is_of_a_card(word));
        before.any(|word| words.iter().any(|other| other == word))
    }

    /// A spelled-out number is a count before an inflected colour: `zwei rote`, but not `zwei rot`.
    fn begins_with_a_count(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let mut words = self.typed.words().skip_while(|word| lexicon.says_nothing(word));
        let is_count = words.next().is_some_and(|word| !is_digits(word) && lexicon.number(word).is_some());
        let is_no_name = |word: &str| {
            let colour = self.voice.cards().and_then(|cards| cards.colour(word));
            // `seven diamond` is a card name.
            let is_name = |colour| normal(&self.voice.locale().typed_colour(colour).full).starts_with(word);
            colour.is_some_and(|colour| !is_name(colour))
        };
        is_count && words.next().is_some_and(|word| word.chars().count() > 1 && is_no_name(word))
    }

    /// Reads `red one` after an article, and returns the held cards of that colour.
    pub(super) fn the_one_of_a_colour(&self) -> Option<(String, Vec<CardKind>)> {
        let lists =
            [msg!("words-typed-articles"), msg!("words-typed-the-one")].map(|list| self.voice.locale().list(list));
        let is_among = |list: usize, word: &str| lists[list].iter().any(|other| other == word);
        let words: Vec<&str> = self.typed.words().collect();
        let three = words.windows(3).find(|three| is_among(0, three[0]) && is_among(1, three[2]))?;
        let colour = self.voice.cards()?.colour(three[1])?;
        let deck = self.view.rules().deck();
        let mut held = self.hand.clone();
        held.retain(|card| deck.face(*card).colour == Some(colour));
        held.dedup();
        Some((quoted(&three[1..].join(" ")), held))
    }
}

fn is_digits(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_digit())
}

impl Hands<'_> {
    /// Plays two identical cards that are named once: `play both red 5`.
    pub(super) fn both(&self) -> Option<Reading> {
        let lexicon = self.voice.lexicon();
        let lays = |at: &usize| {
            let word = self.typed.word(*at);
            lexicon.verbs(word).contains(&Verb::Play) || lexicon.says_nothing(word)
        };
        let from = (0..self.typed.len()).take_while(lays).count();
        let behind = Typed::new(self.typed.from(from));
        let both = behind.words_of(&self.voice.locale().list(msg!("words-typed-both")));
        // `I have two red 5s` plays nothing.
        let says_so = from == 0 || (0..from).any(|at| lexicon.verbs(self.typed.word(at)).contains(&Verb::Play));
        if !says_so || both == 0 || self.open != Open::Nothing || self.typed.asks() {
            return None;
        }
        let named = self.typed.from(from + both);
        let endings = self.voice.locale().list(msg!("words-typed-both-endings"));
        let shorter = endings.iter().filter_map(|ending| named.strip_suffix(ending.as_str()));
        let card = [named]
            .into_iter()
            .chain(shorter)
            .find_map(|named| self.only_held(&self.voice.full_cards(&Typed::new(named))))?;
        let twins = self.hand.iter().filter(|held| **held == card).count() >= 2;
        let laying = Laying { cards: vec![(card, None); 2], call: None };
        twins.then_some(Reading::Deed(Deed::Play(laying)))
    }
}

struct Onto<'t> {
    before: Typed<'t>,
    is_top: bool,
}

impl<'a> Hands<'a> {
    /// Reads a line that names the card to play onto. The move is made only if that card is on top.
    pub(super) fn laid_onto(&self) -> Option<Reading> {
        let Onto { before, is_top } = self.onto()?;
        let asks = before.asks();
        let short = self.with(before);
        match short.moves() {
            Some(Ok(Deed::Play(_))) if !is_top && asks => {
                Some(Reading::Command(TableQuestion::Top.into(), String::new()))
            }
            Some(Ok(Deed::Play(laying))) if !is_top => {
                Some(Reading::Asked(NotRead::OnlyCard(laying.cards.first()?.0)))
            }
            Some(Ok(Deed::Play(_))) => Some(short.read()),
            _ if !asks && !self.is_question_about_a_card() => None,
            _ if is_top => Some(short.read()),
            _ => Some(Reading::Command(TableQuestion::Top.into(), String::new())),
        }
    }

    fn is_question_about_a_card(&self) -> bool {
        let understood = self.voice.phrases().understand(&self.typed, self.voice.lexicon());
        matches!(understood, Understood::Command(Command::Ask(_), rest) if !rest.is_empty())
    }

    /// Returns the part of a query before the card to play onto.
    pub(super) fn before_onto(&self) -> Option<Hands<'a>> {
        self.onto().map(|onto| self.with(onto.before))
    }

    fn with(&self, typed: Typed<'a>) -> Hands<'a> {
        Hands {
            typed,
            hand: self.hand.clone(),
            open: self.open.clone(),
            asked_which: self.asked_which,
            candidates: self.candidates.clone(),
            voice: self.voice,
            view: self.view,
            told_hand: self.told_hand,
            table_state: self.table_state,
        }
    }

    fn onto(&self) -> Option<Onto<'a>> {
        let words = self.voice.locale().list(msg!("words-typed-onto"));
        let is_onto = |at: &usize| words.iter().any(|word| word == self.typed.word(*at));
        let last = self.typed.len().checked_sub(1)?;
        let at = (1..=last).rev().find(is_onto)?;
        // Some languages have postpositions.
        let parts =
            if at == last { (2..last).map(|at| (at, at, last - 1)).collect() } else { vec![(at, at + 1, last)] };
        parts.into_iter().find_map(|(end, from, to)| {
            let under = self.cards_under(&Typed::new(self.typed.between(from, to)))?;
            let before = Typed::new(self.typed.between(0, end - 1));
            self.voice.card_within(&before)?;
            let before = if self.typed.asks() { before.as_question() } else { before };
            Some(Onto { before, is_top: self.view.top().is_some_and(|top| under.contains(&top)) })
        })
    }

    /// Returns the cards that the words name in full or by their symbol alone.
    fn cards_under(&self, typed: &Typed<'_>) -> Option<Vec<CardKind>> {
        let full = self.voice.full_cards(typed);
        if !full.is_empty() {
            return Some(full);
        }
        let says = |word: &&str| !self.voice.lexicon().says_little(word);
        let words: Vec<&str> = typed.words().filter(says).collect();
        let cards = self.voice.cards()?;
        let is_wished = || self.view.rules().all_wishes().any(|wish| matches!(wish, Wish::Symbol(_)));
        let [word] = words[..] else { return None };
        (cards.colour(word).is_none() && !is_wished()).then(|| cards.half(&words)).filter(|cards| !cards.is_empty())
    }
}
