//! The answers to the questions before a game.

use super::SetupWizard;
use super::house_rules::{begins_option, house_rules, names_option, option_behind, values_question, wants_options};
use super::questions::game_question;
use crate::command::{normal, quoted};
use crate::rules::Loaded;
use crate::say::{Line, msg};
use crate::session::game_names::{Meant, about, begun_game, exact_game, typed_game};
use crate::session::keyboard::Keyboard;
use crate::session::languages::{language_question, typed_language};
use crate::session::next::Next;
use crate::session::seating::{players_again, read_seating, take_seating};
use crate::session::setup::{Asking, USUAL_GAME};
use crate::settings::Setting;

/// The fewest letters of the beginning of a house rule's name.
const SHORTEST_BEGINNING: usize = 3;

impl SetupWizard {
    /// Takes what was typed at a question before a game: an answer, or one of the commands that there are before a game.
    pub fn take_answer(
        &mut self,
        keyboard: &mut Keyboard,
        asking: Asking,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match asking {
            Asking::Language => self.language_answer(keyboard, typed, lines),
            Asking::Game => self.game_answer(keyboard, typed, lines),
            Asking::Unfinished => self.unfinished_answer(keyboard, typed, lines),
            Asking::Name => self.name_answer(keyboard, typed, lines),
            Asking::Players | Asking::Options | Asking::Value(_) | Asking::Cards => {
                let Ok(loaded) = self.load() else {
                    lines.extend(self.forget_game(keyboard));
                    return Next::Stops;
                };
                self.answer_about(keyboard, asking, &loaded, typed, lines)
            }
        }
    }

    fn language_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let lang = typed_language(typed);
        if let Some(lang) = lang {
            keyboard.turn_to(lang);
        } else if !typed.trim().is_empty() {
            return self.command_before(keyboard, typed, true, lines).unwrap_or_else(|| {
                lines.push(keyboard.voice().error(msg!("language-unknown", word = quoted(typed))));
                lines.extend(language_question());
                Next::Stops
            });
        }
        keyboard.save(Setting::Language, keyboard.voice().locale().lang().code());
        lines.push(keyboard.voice().help(msg!("language-chosen")));
        self.asking = None;
        lines.extend(self.left_unfinished(keyboard));
        self.goes_on(keyboard, lines)
    }

    fn game_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let exact = match exact_game(keyboard.voice(), &self.library, typed) {
            Meant::Game(id) => Some(id),
            _ if typed.trim().is_empty() => Some(USUAL_GAME.to_owned()),
            _ => None,
        };
        if let Some(id) = exact {
            return self.take_game(keyboard, &id, typed, lines);
        }
        if let Some(next) =
            self.options_of(keyboard, typed, lines).or_else(|| self.command_before(keyboard, typed, false, lines))
        {
            return next;
        }
        if let Some(next) = self.own_language(keyboard, typed, lines) {
            return next;
        }
        if let Some((id, seating)) = self.game_and_seating(keyboard, typed) {
            let next = self.take_game(keyboard, &id, "", lines);
            if matches!(next, Next::GoesOn) && self.asking == Some(Asking::Players) {
                // The question is not told, since it was answered.
                lines.pop();
                return self.take_answer(keyboard, Asking::Players, seating, lines);
            }
            return next;
        }
        if begun_game(keyboard.voice(), &self.library, typed) == Meant::Nothing {
            if let Some(next) = self.command_before(keyboard, typed, true, lines) {
                return next;
            }
        }
        match typed_game(keyboard.voice(), &self.library, typed) {
            Ok(id) => self.take_game(keyboard, &id, typed, lines),
            Err(line) => Next::stops([line], lines),
        }
    }

    /// A game and who plays it, in one line: `uno 4 hard`.
    fn game_and_seating<'t>(&self, keyboard: &Keyboard, typed: &'t str) -> Option<(String, &'t str)> {
        let parts = typed.match_indices(' ').map(|(place, _)| typed.split_at(place)).take(8);
        let meant = parts.filter_map(|(game, seating)| match exact_game(keyboard.voice(), &self.library, game) {
            Meant::Game(id) => read_seating(seating).map(|_| (id, seating)),
            _ => None,
        });
        // The longest name of a game: the second Mau Mau is no Mau Mau for two.
        meant.last()
    }

    /// A game was chosen: what is to be known of it, and the next question.
    pub fn take_game(&mut self, keyboard: &mut Keyboard, id: &str, typed: &str, lines: &mut Vec<Line>) -> Next {
        self.plan.options.clear();
        self.loaded = None;
        let about = about(keyboard.voice(), id, typed);
        let name = keyboard.voice().locale().game_name(id);
        self.plan.game = Some(id.to_owned());
        self.asking = Some(Asking::Game);
        let mut question = Vec::new();
        let next = self.goes_on(keyboard, &mut question);
        let plain = |name: &str| normal(name).replace(' ', "");
        let is_named = ["", id, name.as_str()].iter().any(|own| plain(own) == plain(typed));
        if self.asking == Some(Asking::Players) && (!is_named || about.is_some()) {
            // What was typed may have been a number, or the beginning of a name.
            let chosen = || keyboard.voice().help(msg!("chosen-game", game = name.as_str()));
            lines.push(about.unwrap_or_else(chosen));
        }
        lines.append(&mut question);
        next
    }

    /// `options`, alone or with a game: its house rules.
    fn options_of(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let typed = typed.trim();
        let (word, game) = typed.split_once(' ').unwrap_or((typed, ""));
        if !wants_options(keyboard.voice(), word) {
            return None;
        }
        match typed_game(keyboard.voice(), &self.library, game) {
            Ok(id) => {
                let next = self.take_game(keyboard, &id, game, lines);
                if let Ok(loaded) = self.load() {
                    // Not the question of the game, if one was asked, but that of its house rules.
                    if matches!(next, Next::GoesOn) {
                        lines.pop();
                    }
                    lines.extend(self.options_question(keyboard, &loaded));
                }
                Some(Next::GoesOn)
            }
            Err(line) => {
                lines.push(line);
                Some(Next::Stops)
            }
        }
    }

    /// The name of a language alone: whoever is lost gets their own.
    fn own_language(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let lang = typed_language(typed).filter(|_| normal(typed).chars().all(char::is_alphabetic))?;
        lines.push(keyboard.speak_language(lang));
        lines.extend(self.ask_again(keyboard));
        Some(Next::GoesOn)
    }

    fn answer_about(
        &mut self,
        keyboard: &mut Keyboard,
        asking: Asking,
        loaded: &Loaded,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match asking {
            Asking::Options | Asking::Players if option_behind(keyboard.voice(), loaded, typed).is_some() => {
                let option = option_behind(keyboard.voice(), loaded, typed).unwrap_or(typed);
                return self.take_option(keyboard, loaded, option, lines);
            }
            Asking::Options if typed.trim().is_empty() || names_option(keyboard.voice(), loaded, typed) => {
                return self.take_option(keyboard, loaded, typed, lines);
            }
            Asking::Cards => return self.cards_answer(keyboard, typed, lines),
            Asking::Players => return self.players_answer(keyboard, loaded, typed, lines),
            _ => {}
        }
        if let Some(next) = self.command_before(keyboard, typed, false, lines) {
            return next;
        }
        let Ok(loaded) = self.load() else { return Next::Stops };
        match asking {
            Asking::Value(index) => self.take_value(keyboard, &loaded, index, typed, lines),
            _ => self.take_option(keyboard, &loaded, typed, lines),
        }
    }

    fn players_answer(
        &mut self,
        keyboard: &mut Keyboard,
        loaded: &Loaded,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if wants_options(keyboard.voice(), typed) && house_rules(loaded).next().is_some() {
            return Next::told(self.options_question(keyboard, loaded), lines);
        }
        let taken = take_seating(keyboard.voice(), &mut self.plan, typed, &loaded.rules);
        match taken {
            Some(Ok(true)) => return self.goes_on(keyboard, lines),
            Some(Ok(false)) => {
                lines.push(self.levels_are(keyboard));
                return Next::told(self.players_question(keyboard, loaded), lines);
            }
            // No table of so many, but a house rule is called so: `seven`.
            Some(Err(_)) if names_option(keyboard.voice(), loaded, typed) => {}
            Some(Err(line)) => return Next::stops([line], lines),
            None => {}
        }
        if names_option(keyboard.voice(), loaded, typed) {
            return self.take_option(keyboard, loaded, typed, lines);
        }
        if let Some(next) =
            self.command_before(keyboard, typed, false, lines).or_else(|| self.own_language(keyboard, typed, lines))
        {
            return next;
        }
        if let Meant::Game(id) = exact_game(keyboard.voice(), &self.library, typed) {
            return self.take_game(keyboard, &id, typed, lines);
        }
        let begins = normal(typed).chars().count() >= SHORTEST_BEGINNING;
        if begins && begins_option(keyboard.voice().locale(), loaded, typed) {
            return self.take_option(keyboard, loaded, typed, lines);
        }
        self.command_before(keyboard, typed, true, lines)
            .unwrap_or_else(|| Next::stops([players_again(keyboard.voice(), &loaded.rules)], lines))
    }

    /// The question that is open, once more.
    pub fn ask_again(&mut self, keyboard: &Keyboard) -> Vec<Line> {
        match self.asking {
            None => Vec::new(),
            Some(Asking::Language) => language_question(),
            Some(Asking::Game) => vec![game_question(keyboard.voice())],
            Some(Asking::Unfinished) => self.ask_which_goes_on(keyboard),
            Some(Asking::Name) => self.name_question(keyboard).into_iter().collect(),
            Some(asking) => {
                let Ok(loaded) = self.load() else { return self.forget_game(keyboard) };
                match asking {
                    Asking::Value(index) => values_question(keyboard.voice(), &loaded, index),
                    Asking::Options => vec![keyboard.voice().question(msg!("ask-option"))],
                    Asking::Cards => self.cards_question(keyboard, &loaded).into_iter().collect(),
                    _ => self.players_question(keyboard, &loaded),
                }
            }
        }
    }
}
