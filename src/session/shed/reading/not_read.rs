//! What is asked back when a line is no move and no question.

use crate::cards::{CardKind, Wish};
use crate::command::{Command, MoveCommand, quoted};
use crate::engine::{IllegalMove, IllegalReason, View};
use crate::say::{Announcer, Cue, Line, Role, Text, msg};
use crate::session::shed::due::candidates;
use crate::session::voice::LanguagePack;

/// What is asked back, or why a line is nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// A word that means nothing here, and one that is like it.
    Unknown { word: String, like: Option<String> },
    /// A card that is not known, and a word that is like one of it.
    UnknownCard { word: String, like: Option<String> },
    /// A word where only a player can be named, and nobody is called so.
    UnknownPlayer(String),
    /// Half the name of a card: the cards of the hand that it may be.
    Half { word: String, cards: Vec<CardKind> },
    /// The name of a held card between words that make no move of it.
    OnlyCard(CardKind),
    /// A command without the card that it is about.
    WhichCard(Command),
    /// Words that can be read in several ways, each as it would be typed in full.
    Several { word: String, ways: Vec<String> },
    /// The beginning of commands.
    Begins { word: String, commands: Vec<Command> },
    /// Nothing can stand behind that command.
    TooMuch { command: Command, rest: String },
    /// A move among words that are not understood.
    MoveWithin(MoveCommand),
    /// A question about a move that can only be made.
    OnlyMove(String),
    /// Nothing is to be named now.
    NothingToChoose,
    /// The word is no answer to the question for one of these.
    NoAnswer { word: String, wishes: Vec<Wish> },
    /// Nobody wants to call one of these; whether the card lies already.
    NoWish { wishes: Vec<Wish>, is_laid: bool },
    /// A yes or no where nothing is asked.
    NothingAsked,
    /// Several players where only one can be caught.
    OnePlayer,
    /// The word is none of the players who can be chosen.
    NoCandidate(String),
    /// The hand has changed since this position was told.
    Stale(usize),
    /// A position where the name of a card was asked for.
    Position(usize),
    /// There is no such position in a hand of so many cards.
    NoPosition { position: usize, count: usize },
    /// Somebody else laid the card that can be challenged.
    OtherPlayer,
}

impl NotRead {
    /// The line that asks. `play` alone asks for a place in the hand as well as for a card; any other question asks for a name.
    pub fn line(&self, voice: &LanguagePack, view: View<'_>, announcer: &Announcer<'_>) -> Line {
        let line = self.asks(voice, view, announcer);
        let asks_for_name = *self != NotRead::WhichCard(MoveCommand::Play.into());
        if line.cue == Some(Cue::Question) && asks_for_name { line.with_role(Role::CardQuestion) } else { line }
    }

    fn asks(&self, voice: &LanguagePack, view: View<'_>, announcer: &Announcer<'_>) -> Line {
        let name = |command: Command| voice.commands().entry(command).name.clone();
        match self {
            NotRead::Unknown { word, like } => voice.unknown_word(word, like.as_deref()),
            NotRead::UnknownCard { word, like: Some(like) } => {
                voice.error(msg!("unknown-card-suggest", word = word.as_str(), suggestion = like.as_str()))
            }
            NotRead::UnknownCard { word, like: None } => voice.error(msg!("unknown-card", word = word.as_str())),
            NotRead::UnknownPlayer(word) => announcer.unknown_player(word),
            NotRead::Half { word, cards } => match cards.as_slice() {
                [] => voice.error(msg!("none-held", word = word.as_str())),
                [card] => voice.error(msg!("read-half", word = quoted(word), card = *card)).with_cue(Cue::Question),
                cards => announcer.ambiguous_card(&quoted(word), cards),
            },
            NotRead::OnlyCard(card) => {
                let play = name(Command::Move(MoveCommand::Play));
                voice.error(msg!("read-only-card", card = *card, command = play)).with_cue(Cue::Question)
            }
            NotRead::NothingAsked => voice.error(msg!("read-nothing-asked")),
            NotRead::OnePlayer => voice.error(msg!("read-one-player")),
            NotRead::WhichCard(command) => {
                voice.error(msg!("missing-card", command = name(*command))).with_cue(Cue::Question)
            }
            NotRead::Several { word, ways } => {
                let ways = voice.locale().join(ways.iter().cloned().map(Text::plain), "or");
                voice.error(msg!("read-several", word = word.as_str(), ways)).with_cue(Cue::Question)
            }
            NotRead::Begins { word, commands } => {
                voice.ambiguous_command(word, &commands.iter().copied().map(name).collect::<Vec<_>>())
            }
            NotRead::TooMuch { command, rest } => voice.too_much(*command, rest),
            NotRead::MoveWithin(command) => voice.error(msg!("read-move-within", command = name((*command).into()))),
            NotRead::OnlyMove(typed) => voice.error(msg!("read-only-move", command = typed.as_str())),
            NotRead::NothingToChoose => {
                announcer.why(&IllegalMove { reason: IllegalReason::NothingToChoose, clause: None })
            }
            NotRead::NoAnswer { word, wishes } if word.is_empty() => announcer.which_colour(wishes),
            NotRead::NoAnswer { word, wishes } => announcer.unknown_colour(&quoted(word), wishes),
            NotRead::NoWish { wishes, is_laid } => announcer.no_colour(wishes, *is_laid),
            NotRead::NoCandidate(word) => announcer.unknown_candidate(word, view.deed(), &candidates(view)),
            NotRead::Stale(position) => voice.error(msg!("stale-position", position = *position)),
            NotRead::Position(position) => voice.error(msg!("read-position", position = *position)),
            NotRead::NoPosition { position, count } => {
                voice.error(msg!("no-such-position", position = *position, count = *count))
            }
            NotRead::OtherPlayer => {
                announcer.why(&IllegalMove { reason: IllegalReason::NothingToChallenge, clause: None })
            }
        }
    }
}
