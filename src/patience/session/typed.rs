//! From typed words to moves of a patience.

use crate::cards::{CardKind, Colour, Wish};
use crate::command::{Command, MoveCommand, Piece, TableQuestion, Typed, Understood, commands_of};
use crate::patience::engine::{Game, Move, View};
use crate::say::{Line, msg};
use crate::session::{LanguagePack, Side, pieces};

commands_of! { Game:
    /// The moves of patiences.
    PatienceMoveCommand { Lay, Put, Keep, Stop, Auto, Choose }
    PatienceQuestion { Row, Rows, Piles, Top, Turn, Counts, Scores, Can, Why, What, Tip, Chances }
    also {}
}

/// Somebody types at a patience.
pub(super) struct Typing<'a> {
    view: View<'a>,
    voice: &'a LanguagePack,
}

impl<'a> Typing<'a> {
    /// Somebody there who has the keyboard.
    pub fn at(side: Side<'a, Game>) -> Self {
        Typing { view: side.view, voice: side.voice() }
    }

    pub fn colour(&self, typed: &str) -> Option<Colour> {
        self.voice.colour(&Typed::new(typed))
    }

    /// The move of a command; none of a command that names no single move of a patience.
    pub fn wanted(&self, command: MoveCommand, rest: &str) -> Option<Result<Move, Line>> {
        Some(match PatienceMoveCommand::of(command)? {
            PatienceMoveCommand::Put => Ok(Move::Put),
            PatienceMoveCommand::Keep => Ok(Move::Keep),
            PatienceMoveCommand::Stop => Ok(Move::Stop),
            PatienceMoveCommand::Choose => {
                self.colour(rest).map(Move::Wish).ok_or_else(|| self.voice.misused(MoveCommand::Choose))
            }
            PatienceMoveCommand::Lay if rest.is_empty() => Ok(Move::Lay),
            PatienceMoveCommand::Lay => self.lay(rest),
            PatienceMoveCommand::Auto => return None,
        })
    }

    /// A move behind `why` or `what`; a card alone is laid.
    pub fn wanted_behind(&self, asked: TableQuestion, rest: &str) -> Result<Move, Line> {
        // Nothing behind it: the turned card.
        if rest.trim().is_empty() && self.view.turned().is_some() {
            return Ok(Move::Lay);
        }
        let of_command = match self.voice.phrases().understand(&Typed::new(rest), self.voice.lexicon()) {
            Understood::Command(Command::Move(wanted), rest) => self.wanted(wanted, &rest),
            _ => None,
        };
        of_command.or_else(|| self.card(rest)).unwrap_or_else(|| Err(self.voice.misused(asked)))
    }

    /// `lay red`, `lay row red`, `lay red 12`, `lay wish card red`. Where the row of a colour is empty, its turned card is meant.
    fn lay(&self, rest: &str) -> Result<Move, Line> {
        let small = self.voice.locale().in_full(msg!("words-row"));
        let is_small = |word: &&str| small.split_whitespace().any(|small| small == word.to_lowercase());
        let bare: Vec<&str> = rest.split_whitespace().filter(|word| !is_small(word)).collect();
        let (says_row, bare) = (bare.len() < rest.split_whitespace().count(), bare.join(" "));
        if let Some(colour) = self.colour(&bare) {
            return Ok(if says_row { Move::Row(colour) } else { self.of_colour(colour) });
        }
        let unknown = || {
            let typed = Typed::new(&bare);
            if self.voice.meant(&typed).is_empty() {
                Err(self.voice.error(msg!("card-not-in-game", word = bare.as_str())))
            } else {
                Err(self.voice.misused(MoveCommand::Lay))
            }
        };
        self.card(&bare).unwrap_or_else(unknown)
    }

    /// The end of the row of a colour; where that row is empty, the turned card if it has the colour.
    fn of_colour(&self, colour: Colour) -> Move {
        let turned = self.view.turned().and_then(|card| self.view.rules().deck().face(card).colour);
        if self.view.row(colour).is_empty() && turned == Some(colour) { Move::Lay } else { Move::Row(colour) }
    }

    /// A card that is to be laid: the turned one, the end of a row, or a wish card with a colour behind it. None if the words
    /// are no card.
    pub fn card(&self, typed: &str) -> Option<Result<Move, Line>> {
        let wishes: Vec<Wish> = self.view.rules().deck().all_colours().map(Wish::Colour).collect();
        match pieces(self.voice, typed, &wishes, |_| true)?.as_slice() {
            [Piece::Card(kinds)] => Some(self.laid(kinds, None)),
            [Piece::Card(kinds), Piece::Wish(Wish::Colour(colour))] => Some(self.laid(kinds, Some(*colour))),
            _ => None,
        }
    }

    fn laid(&self, meant: &[CardKind], colour: Option<Colour>) -> Result<Move, Line> {
        let (view, rules) = (self.view, self.view.rules());
        let is_any = meant.iter().any(|card| rules.is_any_card(*card));
        match colour {
            Some(colour) if is_any => return Ok(Move::Wish(colour)),
            Some(_) => return Err(self.voice.misused(MoveCommand::Lay)),
            None => {}
        }
        if view.turned().is_some_and(|card| meant.contains(&card)) {
            return Ok(Move::Lay);
        }
        let end = |colour: &Colour| view.row(*colour).first().is_some_and(|card| meant.contains(card));
        let mut ends = rules.deck().all_colours().filter(end);
        match (ends.next(), ends.next()) {
            (Some(colour), None) => Ok(Move::Row(colour)),
            (Some(_), Some(_)) => Err(self.voice.misused(MoveCommand::Lay)),
            (None, _) if is_any => Err(self.voice.misused(MoveCommand::Choose)),
            (None, _) => Err(self.voice.error(msg!("patience-not-at-hand", card = meant[0]))),
        }
    }
}

/// The command with which a move is typed.
pub(super) fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Lay | Move::Deal | Move::Row(_) => MoveCommand::Lay,
        Move::Put => MoveCommand::Put,
        Move::Wish(_) => MoveCommand::Choose,
        Move::Keep => MoveCommand::Keep,
        Move::Stop => MoveCommand::Stop,
        Move::Undo => MoveCommand::Undo,
    }
}
