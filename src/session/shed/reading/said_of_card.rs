//! Words of a command that are said of a card: `leave it`, `a new card`, `kasi`.

use super::line::{Hands, Reading};
use super::not_read::NotRead;
use crate::command::{BookQuestion, Command, GameCommand, MoveCommand, Typed, quoted};
use crate::say::msg;

impl Hands<'_> {
    /// What a line with a command is if it is said of a card, and leaves, saves and begins nothing.
    pub(super) fn said_of_a_card(&self, command: Command, rest: &str) -> Option<Reading> {
        let lexicon = self.voice.lexicon();
        let has_noun = || self.typed.words().any(|word| lexicon.is_noun(word));
        match command {
            // A new card is no new game.
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

    /// Whether the first word is a command typed without its dots, and rather a card that is held: `kasi` is eight as well as
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
