//! A table whatever its family, mode and place.

use serde::Serialize;

use super::{Mode, Playing};
use crate::bot::Level;
use crate::cards::{CardKind, Wish};
use crate::engine::{Seat, Viewer};
use crate::input::{Command, Meanings, MoveCommand};
use crate::record::Moves;
use crate::session::app::App;
use crate::session::game_ui::{AtButtons, GameUi};
use crate::session::intent::{AtKeys, AwaitedInput, Intent, Next, Question, Reply, keys_of};
use crate::session::reading::decide;
use crate::session::table_state::TableState;
use crate::storage::Unwritten;
use crate::text::{Line, Role, msg};

/// A table at which lines are typed.
pub trait AnyTable {
    fn table_state(&self) -> &TableState;

    fn table_state_mut(&mut self) -> &mut TableState;

    /// Executes one command of a line.
    fn answer(&mut self, app: &mut App, typed: &str) -> Next;

    fn written(&self) -> &Moves;

    /// Writes new moves to all records of the game and returns the failures.
    fn record(&mut self) -> Vec<Unwritten>;

    /// The lines before the prompt: whose turn it is and what there is to decide.
    fn situation(&self) -> Vec<Line>;

    /// The status prompt on the own turn; empty otherwise.
    fn status(&self) -> String;

    fn at_keys(&self) -> AtKeys;

    /// True if the keyboard is about to be passed on.
    fn is_passing(&self) -> bool;

    /// Completes the last word of a typed card name.
    fn completions(&self, typed: &str) -> Vec<String>;

    /// Executes a command together with the call that goes with it, so that nobody can notice a missing call before
    /// the end of the line; none if they do not go together.
    fn answer_with_call(&mut self, app: &mut App, typed: &str, behind: &str) -> Option<Next>;

    fn is_over(&self) -> bool;

    /// The winners once the game is over.
    fn winners(&self) -> Option<Vec<Seat>>;

    fn to_act(&self) -> Option<Seat>;

    /// Makes this participant of a network table the one who types.
    fn turn_to(&mut self, participant: usize);

    /// Changes who plays on a seat, and lets the computer players move until a person has to decide something.
    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>);

    /// True while everybody, or everybody but the proposer, is asked something.
    fn is_asking_everybody(&self) -> bool;

    fn is_waited_for(&self) -> bool;

    fn buttons(&self) -> Buttons;

    fn announce_hand(&mut self) -> Option<Line>;

    /// True if the text is advice that the rules forbid.
    fn is_advice(&self, text: &str) -> bool;

    fn is_understood(&self, typed: &str) -> bool;

    /// The meanings of a line, whether or not they can be carried out now.
    fn meanings_of(&self, typed: &str) -> Meanings;
}

impl<G: GameUi> AnyTable for Playing<G> {
    fn table_state(&self) -> &TableState {
        &self.table_state
    }

    fn table_state_mut(&mut self) -> &mut TableState {
        &mut self.table_state
    }

    fn answer(&mut self, app: &mut App, typed: &str) -> Next {
        // The mode changes the table, so it is taken out meanwhile.
        let mut mode = std::mem::take(&mut self.mode);
        let next = match &mut mode {
            Mode::Game => self.answer_at_table(app, typed),
            Mode::Lesson(lesson) => lesson.answer(self, app, typed),
            Mode::Replay(replay) => replay.answer(self, app, typed),
        };
        self.mode = mode;
        next
    }

    fn written(&self) -> &Moves {
        &self.table.written
    }

    fn record(&mut self) -> Vec<Unwritten> {
        self.table_state.record(&self.table.written)
    }

    fn situation(&self) -> Vec<Line> {
        match &self.mode {
            Mode::Replay(replay) => replay.situation(self),
            _ => self.awaited().into_iter().map(|line| line.with_role(Role::Situation)).collect(),
        }
    }

    fn status(&self) -> String {
        let decides = self.question == Question::Nothing
            && !matches!(self.mode, Mode::Replay(_))
            && !self.table_state.has_untold()
            && self.own_turn().is_some();
        if decides { G::status(self.view(), self.table_state.audience()) } else { String::new() }
    }

    fn at_keys(&self) -> AtKeys {
        if let Mode::Replay(_) = self.mode {
            return AtKeys { enter: true, retold: true, ..AtKeys::default() };
        }
        let at = G::at_keys(self.side(), self.awaited_input());
        let colours = self.table_state.played.rules.terms.deck().all_colours().map(Wish::Colour);
        let colours = keys_of(self.voice(), &colours.collect::<Vec<_>>());
        // Enter continues after a lesson, and some of its steps ask for it.
        let lesson = matches!(self.mode, Mode::Lesson(_));
        AtKeys { colours, lesson, enter: lesson || at.enter, ..at }
    }

    fn is_passing(&self) -> bool {
        matches!(self.question, Question::PassTo(_))
    }

    fn completions(&self, typed: &str) -> Vec<String> {
        let none = self.is_passing() || matches!(self.mode, Mode::Lesson(_));
        if none { Vec::new() } else { G::completions(self.side(), typed) }
    }

    fn answer_with_call(&mut self, app: &mut App, typed: &str, behind: &str) -> Option<Next> {
        if !matches!(self.mode, Mode::Game) || self.is_passing() {
            return None;
        }
        let deed = |line: &str| match decide::<G>(self.side(), &self.meanings(app, line), line) {
            Intent::Reply(Reply::Deed(deed)) => Some(deed),
            _ => None,
        };
        let whole = G::goes_with(self.side(), &deed(typed)?, &deed(behind)?)?;
        Some(self.carry_out(app, self.mover(), Intent::Reply(Reply::Deed(whole))))
    }

    fn is_over(&self) -> bool {
        self.table.game.is_over()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        self.table.game.winners()
    }

    fn to_act(&self) -> Option<Seat> {
        self.table.game.to_act()
    }

    fn turn_to(&mut self, participant: usize) {
        self.table_state.at = participant;
        self.ask_each();
    }

    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>) {
        self.announce_pending();
        self.table.change_player(seat, name, level);
        self.table_state.seats = std::sync::Arc::clone(&self.table.seats);
        if level.is_some() {
            // No person remains at this seat to answer.
            if let Some(participant) = self.table_state.participant_on(seat) {
                self.asked.remove(&participant);
                self.stops.retain(|stops| *stops != participant);
                self.agree_as_computer(participant, seat);
            }
        }
        // A table with only computer players waits.
        self.play_computers();
    }

    fn is_asking_everybody(&self) -> bool {
        self.proposal.is_some() || !self.stops.is_empty()
    }

    fn is_waited_for(&self) -> bool {
        match self.question {
            Question::Own(_) | Question::Stop | Question::Agree => true,
            Question::Others | Question::PassTo(_) => false,
            Question::Nothing => self.own_turn().is_some(),
        }
    }

    fn buttons(&self) -> Buttons {
        let (side, voice) = (self.side(), self.voice());
        let at = self.at_keys();
        let hand = G::hand(side.view, side.audience()).map_or_else(Vec::new, |hand| hand.in_order);
        let can = match self.question {
            Question::Nothing => G::at_buttons(side.view),
            _ => AtButtons::default(),
        };
        // Not every family has the command.
        let entries = voice.commands().entries();
        let play = entries.iter().find(|entry| entry.command == Command::from(MoveCommand::Play));
        let play = play.map_or("", |entry| entry.name.as_str());
        let called = |kind: &CardKind| voice.locale.names().map(|names| names.card(*kind)).unwrap_or_default();
        let card = |kind: &CardKind| {
            let text = called(kind);
            let typed = if at.waits == AwaitedInput::Gift { text.clone() } else { format!("{play} {text}") };
            Button { text, typed, fits: Some(can.fitting.contains(kind)) }
        };
        let answer = |(_, typed): &(char, String)| Button::named(typed, typed);
        let named = |wanted: &MoveCommand| {
            let name = voice.name_of(*wanted);
            Button::named(name, name)
        };
        let enter = at.enter.then(|| Button::named(&voice.locale.in_full(msg!("button-enter")), ""));
        let answers = at.answers.iter().map(answer);
        let cards = can.named.iter().map(called);
        let players = can.players.iter().map(|seat| self.table_state.seats.name(*seat).to_owned());
        let named_alone = cards.chain(players).map(|text| Button::named(&text, &text));
        let hand = if at.waits == AwaitedInput::Keyboard { Vec::new() } else { hand.iter().map(card).collect() };
        Buttons {
            hand,
            actions: answers.chain(named_alone).chain(can.moves.iter().map(named)).chain(enter).collect(),
        }
    }

    fn announce_hand(&mut self) -> Option<Line> {
        let side = self.side();
        let hand = G::hand(side.view, side.audience())?;
        self.table_state.participant_mut().hear_hand(hand.in_order, None);
        Some(hand.line)
    }

    fn is_advice(&self, text: &str) -> bool {
        G::is_advice(self.side(), text)
    }

    fn is_understood(&self, typed: &str) -> bool {
        let meanings = self.meanings_of(typed);
        let intent = decide::<G>(self.side(), &meanings, typed);
        !meanings.said.is_empty() && !matches!(intent, Intent::Reply(Reply::Refused(_) | Reply::Unclear(_)))
    }

    fn meanings_of(&self, typed: &str) -> Meanings {
        self.table_state.read(typed, &["after"], &[])
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Buttons {
    /// In the order of the announced hand.
    pub hand: Vec<Button>,
    pub actions: Vec<Button>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Button {
    pub text: String,
    /// The line that it types.
    #[serde(rename = "type")]
    pub typed: String,
    /// The card can be played; none for an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fits: Option<bool>,
}

impl Button {
    pub fn named(text: &str, typed: &str) -> Self {
        Button { text: text.to_owned(), typed: typed.to_owned(), fits: None }
    }
}

impl<G: GameUi> Playing<G> {
    /// Agrees in the name of somebody who left. A proposal is dropped if its proposer left or somebody else is away.
    fn agree_as_computer(&mut self, participant: usize, seat: Seat) {
        let Some(proposal) = &mut self.proposal else { return };
        proposal.asked.retain(|asked| *asked != participant);
        let gone = proposal.by == seat;
        if gone || self.table_state.away().is_some() {
            self.proposal = None;
            self.table_state.for_each_participant(|participant, _| {
                if matches!(participant.viewer, Viewer::Seat(_)) {
                    let told = participant.voice().help(msg!("agree-off", gone));
                    participant.hear([told]);
                }
            });
        } else if proposal.asked.is_empty() {
            let (by, wanted) = (proposal.by, proposal.wanted);
            self.proposal = None;
            // The position may have changed since the proposal; then nothing happens.
            let _ = self.make(by, wanted);
        }
    }
}
