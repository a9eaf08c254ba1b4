//! The question which cards are added to the deck before a game (N1-13): ready-made ones, and such on which a rule is
//! written.

use super::SetupWizard;
use crate::command::{AgainCommand, Command, GameCommand, Typed, Understood, normal, quoted};
use crate::engine::Viewer;
use crate::rules::{Loaded, OptionForm, TableOption, picked, picked_too};
use crate::say::{Channel, Line, msg};
use crate::session::keyboard::Keyboard;
use crate::session::next::Next;
use crate::session::voice::LanguagePack;

/// The option by which cards are added, if the game has one.
fn adding(loaded: &Loaded) -> Option<(&TableOption, u8, &[String])> {
    loaded.options.iter().find_map(|option| match &option.form {
        OptionForm::Cards { most, ready, writable: true } => Some((option, *most, ready.as_slice())),
        _ => None,
    })
}

impl SetupWizard {
    /// The question which cards are added; none if the game has no such cards, or the table has them all.
    pub fn cards_question(&self, keyboard: &Keyboard, loaded: &Loaded) -> Option<Line> {
        let (option, most, ready) = adding(loaded)?;
        let count = picked(self.chosen_cards(&option.name)).len();
        let by_number = self.chosen_cards(&option.name).parse::<u8>().is_ok();
        (count < usize::from(most) && !by_number)
            .then(|| keyboard.voice().question(msg!("ask-cards", count, ready = ready.len())))
    }

    /// What has been chosen of the option that adds cards.
    fn chosen_cards(&self, option: &str) -> &str {
        let chosen = self.plan.options.iter().find(|(name, _)| name == option);
        chosen.map_or("", |(_, value)| value.as_str())
    }

    /// Takes what was typed at this question. What begins with the word of a command is that command; only those of moves, which
    /// mean nothing before a game, may begin a text. A text that the command makes nothing of is written on a card where it is said
    /// that it is one.
    pub fn cards_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let typed = typed.trim();
        let (first, text) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        if !text.is_empty() && keyboard.voice().means(first, msg!("words-text"), "text") {
            return self.take_card(keyboard, text, lines);
        }
        if !lists_cards(keyboard.voice(), typed) {
            if let Some(next) = self.command_at_cards(keyboard, typed, lines) {
                return next;
            }
        }
        self.take_card(keyboard, typed, lines)
    }

    /// Carries out what is a command and no text; none if it is a text, a number, or nothing.
    fn command_at_cards(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let Some((first, behind)) = typed.split_once(char::is_whitespace) else {
            return self.command_before(keyboard, typed, false, lines);
        };
        let voice = keyboard.voice();
        let begins = voice.commands().knows(first);
        let (command, rest, too_much) = match voice.phrases().understand(&Typed::new(typed), voice.lexicon()) {
            Understood::Command(command, rest) if begins || rest.is_empty() => (command, rest, false),
            Understood::TooMuch(command, rest) if begins => (command, rest, true),
            _ => return None,
        };
        if command.is_move() {
            return None;
        }
        // A lesson is of a game; whatever else takes nothing behind it is not done, nor is what would lose all that was chosen.
        let learns = command == Command::Game(GameCommand::Learn);
        let goes_back = command == Command::Again(AgainCommand::Back) && !rest.is_empty();
        let before = lines.len();
        let next = if too_much && !learns || goes_back {
            lines.push(voice.too_much(command, &quoted(behind)));
            lines.extend(self.ask_again(keyboard));
            Next::Stops
        } else {
            self.command_before(keyboard, typed, true, lines)?
        };
        let refused = lines.iter().skip(before).rposition(|line| line.channel == Channel::Error);
        if let Some(place) = refused {
            let how = keyboard.voice().help(msg!("ask-cards-text", text = quoted(typed)));
            lines.insert(before + place + 1, how);
        }
        Some(next)
    }

    /// Takes the answer to which card is added: the number of a ready-made one, a rule, or Enter, which goes on.
    fn take_card(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Ok(loaded) = self.load() else {
            lines.extend(self.forget_game(keyboard));
            return Next::Stops;
        };
        let Some((option, _, ready)) = adding(&loaded).filter(|_| !typed.trim().is_empty()) else {
            return self.goes_on_from_cards(keyboard, lines);
        };
        if lists_cards(keyboard.voice(), typed) {
            lines.extend(self.ready_cards(keyboard, &option.name, ready));
            return Next::told(self.cards_question(keyboard, &loaded), lines);
        }
        let number = typed.trim().parse::<usize>().ok();
        let card = match number {
            Some(number) => number.checked_sub(1).and_then(|index| ready.get(index)).map(String::as_str),
            None => Some(typed.trim()).filter(|text| text.contains(' ')),
        };
        let Some(card) = card else {
            return Next::stops([keyboard.voice().error(msg!("ask-cards-again", ready = ready.len()))], lines);
        };
        let (name, value) = (option.name.clone(), picked_too(self.chosen_cards(&option.name), card));
        let before = self.plan.options.clone();
        self.plan.options.retain(|(other, _)| *other != name);
        self.plan.options.push((name, value));
        self.loaded = None;
        let Ok(loaded) = self.load() else {
            self.plan.options = before;
            return Next::stops([keyboard.voice().error(msg!("ask-cards-sign"))], lines);
        };
        match self.cards_question(keyboard, &loaded) {
            Some(question) => Next::told([question], lines),
            None => self.goes_on_from_cards(keyboard, lines),
        }
    }

    /// The ready-made cards, each with its number and what is written on it.
    fn ready_cards(&self, keyboard: &Keyboard, option: &str, ready: &[String]) -> Vec<Line> {
        let chosen = vec![(option.to_owned(), ready.len().to_string())];
        let game = self.plan.game.as_deref().unwrap_or_default();
        let Ok(loaded) = self.library.load(game, &chosen) else { return Vec::new() };
        let Some(rules) = loaded.rules.shed() else { return Vec::new() };
        let voice = keyboard.voice().for_game(&loaded.rules);
        let announcer = voice.announcer(rules, &[], Viewer::Onlooker);
        let card = |id: &String| rules.deck().kinds().find(|kind| rules.terms().entry(*kind) == id);
        let item = |(index, id): (usize, &String)| {
            let told = announcer.card_with_text(card(id)?, false)?;
            Some(voice.help(msg!("ready-card", number = index + 1, card = told.into_text().full)))
        };
        ready.iter().enumerate().filter_map(item).collect()
    }

    fn goes_on_from_cards(&mut self, keyboard: &Keyboard, lines: &mut Vec<Line>) -> Next {
        self.asking = None;
        self.goes_on(keyboard, lines)
    }
}

/// Whether the ready-made cards are asked for.
fn lists_cards(voice: &LanguagePack, typed: &str) -> bool {
    let words = voice.locale().in_full(msg!("words-list"));
    words.split_whitespace().any(|word| word == normal(typed))
}
