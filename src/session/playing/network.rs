//! A network table: everybody has a keyboard of their own, and a seat may change hands.

use super::Playing;
use crate::bot::Level;
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::input::{Command, MoveCommand};
use crate::record::Entry;
use crate::session::game_ui::{AtButtons, GameUi};
use crate::session::intent::{Intent, Question, Reply};
use crate::session::keyboard::keys::AwaitedInput;
use crate::session::network_table::{Button, Buttons, NetworkGame};
use crate::session::plan::Resumed;
use crate::session::typing::AtTable;
use crate::text::{Line, msg};

impl<G: GameUi> Playing<G> {
    fn agree_as_computer(&mut self, participant: usize, seat: Seat) {
        let Some(proposal) = &mut self.proposal else { return };
        proposal.asked.retain(|asked| *asked != participant);
        let gone = proposal.by == seat;
        if gone || self.table_state.away().is_some() {
            self.proposal = None;
            self.drop_proposal(gone);
        } else if proposal.asked.is_empty() {
            let (by, wanted) = (proposal.by, proposal.wanted);
            self.proposal = None;
            // The position may have changed since the proposal; then nothing happens.
            let _ = self.make(by, wanted);
        }
    }

    /// Announces to players that a proposal is dropped, because its proposer left or somebody else is away.
    fn drop_proposal(&mut self, gone: bool) {
        self.table_state.for_each_participant(|participant, _| {
            if matches!(participant.viewer(), Viewer::Seat(_)) {
                let told = participant.voice().help(msg!("agree-off", gone));
                participant.hear(vec![told]);
            }
        });
    }
}

impl<G: GameUi> NetworkGame for Playing<G> {
    fn turn_to(&mut self, participant: usize) {
        self.table_state.pass_to(participant);
        self.ask_each();
    }

    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>) {
        self.announce_pending();
        self.table.change_player(seat, name, level);
        self.table_state.change_seats(self.table.seats());
        if level.is_some() {
            // No person remains at this seat to answer.
            if let Some(participant) = self.table_state.participant_on(seat) {
                self.asked.remove(&participant);
                self.stops.retain(|stops| *stops != participant);
                self.agree_as_computer(participant, seat);
            }
        }
        self.ask_each();
    }

    fn is_away(&mut self, seat: Seat, name: Option<String>) {
        self.table_state.is_away(seat, name);
    }

    fn resume(&mut self, resumed: &Resumed, told: usize) {
        let entries = resumed.entries::<G>(self.table.rules());
        let (told, pending) = entries.split_at(told.min(entries.len()));
        self.play_again(told);
        for entry in pending {
            self.stops.clear();
            if let Entry::Move(seat, wanted) = *entry {
                // The moves were validated before.
                let _ = self.apply(seat, wanted);
            }
        }
        self.announce_pending();
    }

    fn begin_apart(&mut self) {
        self.begin();
    }

    fn go_on_apart(&mut self) {
        self.go_on();
    }

    fn is_over(&self) -> bool {
        Playing::is_over(self)
    }

    fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    fn is_asking_everybody(&self) -> bool {
        self.proposal.is_some() || !self.stops.is_empty()
    }

    fn is_waited_for(&self) -> bool {
        match self.question {
            Question::Own(_) | Question::Stop | Question::Agree => true,
            Question::Others | Question::PassTo(_) => false,
            Question::Nothing => self.table.to_act().is_some_and(|seat| self.table_state.audience().is_own(seat)),
        }
    }

    fn buttons(&self) -> Buttons {
        let (side, voice) = (self.side(), self.table_state.participant().voice());
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
        let called = |kind: &CardKind| voice.locale().names().map(|names| names.card(*kind)).unwrap_or_default();
        let card = |kind: &CardKind| {
            let text = called(kind);
            let typed = if at.waits == AwaitedInput::Gift { text.clone() } else { format!("{play} {text}") };
            Button { text, typed, fits: can.fitting.contains(kind) }
        };
        let answer = |(_, typed): &(char, String)| Button::named(typed, typed);
        let named = |wanted: &MoveCommand| {
            let name = voice.commands().entry(*wanted).name.as_str();
            Button::named(name, name)
        };
        let enter = at.enter.then(|| Button::named(&voice.locale().in_full(msg!("button-enter")), ""));
        let answers = at.answers.iter().map(answer);
        let cards = can.named.iter().map(called);
        let players = can.players.iter().map(|seat| self.table_state.seats().name(*seat).to_owned());
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

    fn advises(&self, text: &str) -> bool {
        G::advises(self.side(), text)
    }

    fn understands(&self, typed: &str) -> bool {
        !matches!(G::hear(self.side(), typed), Intent::Reply(Reply::Refused(_) | Reply::Unclear(_)))
    }
}
