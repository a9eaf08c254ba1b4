//! What the people at one keyboard agree on (G-15): somebody proposes it, every other person agrees or refuses, and then
//! it is done. Computer players agree to everything.

use super::shed_moves::Outcome;
use super::shed_table::{Playing, Proposal, Question};
use super::voice::Voice;
use crate::cards::Wish;
use crate::command::{Command, MoveCommand, Sentence, Sentences, Speaker, Typed, quoted};
use crate::engine::{Move, Seat, Verdict, Viewer};
use crate::say::{Line, Text, msg};

impl Playing {
    /// Somebody proposes something. Where nobody else has to be asked, it is done at once.
    ///
    /// # Errors
    /// What can be agreed on, if the sentence is none of that sort.
    pub(super) fn propose(
        &mut self,
        voice: &Voice,
        seat: Option<Seat>,
        sentence: &str,
    ) -> Result<Outcome, Vec<Line>> {
        let Some(by) = seat else { return Ok(Outcome::Refused(voice.not_now(MoveCommand::Agree))) };
        if self.question == Question::Agree {
            return Ok(Outcome::Refused(voice.error(msg!("agree-answer"))));
        }
        if matches!(self.question, Question::Wish { .. }) {
            return Ok(Outcome::Refused(voice.error(msg!("agree-wish-first"))));
        }
        if sentence.trim().is_empty() {
            return Ok(Outcome::Told(self.agreements(voice)));
        }
        if Typed::new(sentence).asks() {
            let name = voice.commands().entry(MoveCommand::Agree).name.clone();
            return Ok(Outcome::Refused(voice.error(msg!("read-only-move", command = name))));
        }
        let agreed = match self.sentence(voice, by, sentence) {
            Sentence::Agreed(agreed) => agreed,
            Sentence::Nobody(name) => {
                let players = voice.locale().join(self.company.names.iter().cloned().map(Text::plain), "and");
                return Ok(Outcome::Refused(voice.error(msg!("agree-nobody", name, players))));
            }
            Sentence::Unclear => {
                return Err([
                    vec![voice.error(msg!("agree-unclear", sentence = quoted(sentence)))],
                    self.agreements(voice),
                ]
                .concat());
            }
        };
        let wanted = Move::Agree(agreed);
        if let Some(Verdict::Wrong(why) | Verdict::Impossible(why)) = self.table.game().view_of(by).judge(wanted) {
            return Ok(Outcome::Refused(self.announcer(voice).why(&why)));
        }
        let mut asked: Vec<usize> = (0..self.company.desks.len())
            .filter(|desk| matches!(self.company.desks[*desk].viewer, Viewer::Seat(seat) if seat != by))
            .collect();
        if asked.is_empty() || self.script.is_some() {
            return Ok(self.make(voice, by, wanted));
        }
        // Who has the keyboard need not be given it first.
        asked.sort_by_key(|desk| *desk != self.company.at);
        let proposed = voice.announcer(self.rules(), &self.company.names, Viewer::Seat(by)).proposes(by, agreed);
        let told = if self.view().seat() == Some(by) { vec![proposed] } else { Vec::new() };
        self.proposal = Some(Proposal { by, agreed, asked });
        self.question = Question::Nothing;
        self.go_on(voice);
        Ok(Outcome::Told([told, self.situation(voice)].concat()))
    }

    /// The person at the keyboard agrees; when all have, it is done.
    pub(super) fn agree(&mut self, voice: &Voice) -> Outcome {
        let at = self.company.at;
        let Some(proposal) = &mut self.proposal else { return Outcome::Made };
        proposal.asked.retain(|desk| *desk != at);
        self.question = Question::Nothing;
        if !proposal.asked.is_empty() {
            self.go_on(voice);
            return Outcome::Made;
        }
        let Proposal { by, agreed, .. } = proposal.clone();
        self.proposal = None;
        let outcome = self.make(voice, by, Move::Agree(agreed));
        if matches!(outcome, Outcome::Refused(_)) {
            // Something has happened since it was proposed.
            self.go_on(voice);
        }
        outcome
    }

    /// The person at the keyboard does not agree: nothing is done, and everybody hears it.
    pub(super) fn disagree(&mut self, voice: &Voice) -> Outcome {
        if let (Some(proposal), Some(seat)) = (self.proposal.take(), self.view().seat()) {
            for desk in &mut self.company.desks {
                let announcer = voice.announcer(self.table.game().rules(), &self.company.names, desk.viewer);
                desk.hears(vec![announcer.disagrees(seat, proposal.agreed)]);
            }
        }
        self.question = Question::Nothing;
        self.go_on(voice);
        Outcome::Made
    }

    /// What a line is for somebody who is asked whether to agree: an answer, or nothing of that.
    pub(super) fn answer_to_proposal(&mut self, voice: &Voice, typed: &str) -> Option<Outcome> {
        if self.question != Question::Agree {
            return None;
        }
        let sentences = Sentences::new(voice.locale());
        if sentences.agrees(typed) {
            return Some(self.agree(voice));
        }
        sentences.refuses(typed).then(|| self.disagree(voice))
    }

    /// The question whether the person at the keyboard agrees.
    pub(super) fn agree_question(&self, voice: &Voice) -> Option<Line> {
        let Proposal { by, agreed, .. } = self.proposal.as_ref()?;
        Some(self.announcer(voice).proposal(*by, *agreed))
    }

    /// What can be agreed on, with any card as an example.
    fn agreements(&self, voice: &Voice) -> Vec<Line> {
        let card = self.rules().deck().kinds().next();
        card.map_or_else(Vec::new, |card| self.announcer(voice).agreements(card))
    }

    fn sentence(&self, voice: &Voice, by: Seat, typed: &str) -> Sentence {
        let players: Vec<(Seat, String)> = self.view().seats().zip(self.company.names.iter().cloned()).collect();
        let wishes: Vec<Wish> = self.rules().all_wishes().collect();
        let cards = |text: &str| voice.full_cards(&Typed::new(text));
        let wish = |text: &str| named_wish(voice, text, &wishes);
        let speaker = Speaker { own: Some(by), players: &players, cards: &cards, wish: &wish };
        Sentences::new(voice.locale()).read(typed, &speaker)
    }
}

impl Voice {
    /// What stands behind the command by which something is proposed; nothing if the line is about something else.
    pub(super) fn proposed<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let line = Typed::new(typed);
        let proposes =
            !line.is_empty() && self.commands().exact(line.word(0)) == Some(Command::Move(MoveCommand::Agree));
        let start = typed.len() - typed.trim_start().len();
        let word = typed.trim_start().find(char::is_whitespace).unwrap_or(typed.len() - start);
        proposes.then(|| typed[start + word..].trim())
    }
}

/// What a text names in full that can be called.
fn named_wish(voice: &Voice, text: &str, wishes: &[Wish]) -> Option<Wish> {
    voice.cards()?.wish(&Typed::new(text).words().collect::<String>(), wishes)
}
