//! The question which cards are added to the deck before a game (N1-13): ready-made ones, and such on which a rule is
//! written.

use super::opening::Broken;
use super::talk::{Next, Session};
use crate::command::normal;
use crate::engine::Viewer;
use crate::rules::{Loaded, OptionForm, TableOption, picked, picked_too};
use crate::say::{Line, msg};

/// The option by which cards are added, if the game has one.
fn adding(loaded: &Loaded) -> Option<(&TableOption, u8, &[String])> {
    loaded.options.iter().find_map(|option| match &option.form {
        OptionForm::Cards { most, ready, writable: true } => Some((option, *most, ready.as_slice())),
        _ => None,
    })
}

impl Session {
    /// The question which cards are added; none if the game has no such cards, or the table has them all.
    pub(super) fn cards_question(&self, loaded: &Loaded) -> Option<Line> {
        let (option, most, ready) = adding(loaded)?;
        let count = picked(self.chosen_cards(&option.name)).len();
        let by_number = self.chosen_cards(&option.name).parse::<u8>().is_ok();
        (count < usize::from(most) && !by_number)
            .then(|| self.voice.question(msg!("ask-cards", count, ready = ready.len())))
    }

    /// What has been chosen of the option that adds cards.
    fn chosen_cards(&self, option: &str) -> &str {
        let chosen = self.plan.options.iter().find(|(name, _)| name == option);
        chosen.map_or("", |(_, value)| value.as_str())
    }

    /// Whether the ready-made cards are asked for.
    pub(super) fn lists_cards(&self, typed: &str) -> bool {
        let words = self.voice.locale().in_full(msg!("words-list"));
        words.split_whitespace().any(|word| word == normal(typed))
    }

    /// Takes the answer to which card is added: the number of a ready-made one, a rule, or Enter, which goes on.
    pub(super) fn take_card(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Ok(loaded) = self.load() else {
            lines.extend(self.forget_game(msg!("cli-bad-rules"; Broken)));
            return Next::Stops;
        };
        let Some((option, _, ready)) = adding(&loaded).filter(|_| !typed.trim().is_empty()) else {
            lines.extend(self.begin_without_questions());
            return Next::GoesOn;
        };
        if self.lists_cards(typed) {
            lines.extend(self.ready_cards(&option.name, ready));
            lines.extend(self.cards_question(&loaded));
            return Next::GoesOn;
        }
        let number = typed.trim().parse::<usize>().ok();
        let card = match number {
            Some(number) => number.checked_sub(1).and_then(|index| ready.get(index)).map(String::as_str),
            None => Some(typed.trim()).filter(|text| text.contains(' ')),
        };
        let Some(card) = card else {
            lines.push(self.voice.error(msg!("ask-cards-again", ready = ready.len())));
            return Next::Stops;
        };
        let (name, value) = (option.name.clone(), picked_too(self.chosen_cards(&option.name), card));
        let before = self.plan.options.clone();
        self.plan.options.retain(|(other, _)| *other != name);
        self.plan.options.push((name, value));
        let Ok(loaded) = self.load() else {
            self.plan.options = before;
            lines.push(self.voice.error(msg!("ask-cards-sign")));
            return Next::Stops;
        };
        match self.cards_question(&loaded) {
            Some(question) => lines.push(question),
            None => lines.extend(self.begin_without_questions()),
        }
        Next::GoesOn
    }

    /// The ready-made cards, each with its number and what is written on it.
    fn ready_cards(&self, option: &str, ready: &[String]) -> Vec<Line> {
        let chosen = vec![(option.to_owned(), ready.len().to_string())];
        let game = self.plan.game.as_deref().unwrap_or_default();
        let Ok(loaded) = self.library.load(game, &chosen) else { return Vec::new() };
        let Some(rules) = loaded.rules.shed() else { return Vec::new() };
        let voice = self.voice.for_game(&loaded.rules);
        let announcer = voice.announcer(rules, &[], Viewer::Onlooker);
        let card = |id: &String| rules.deck().kinds().find(|kind| rules.terms().entry(*kind) == id);
        let item = |(index, id): (usize, &String)| {
            let told = announcer.card_with_text(card(id)?, false)?;
            Some(voice.help(msg!("ready-card", number = index + 1, card = told.into_text().full)))
        };
        ready.iter().enumerate().filter_map(item).collect()
    }

    fn begin_without_questions(&mut self) -> Vec<Line> {
        self.asking = None;
        self.next_question()
    }
}
