//! The answers to the questions before a game.

use super::choose::{begins_option, house_rules};
use super::game_names::{Meant, about, begun_game, exact_game, typed_game};
use super::languages::{language_question, typed_language};
use super::opening::Broken;
use super::seating::{level_lacking, players_again, read_seating, take_seating};
use super::setup::{Asking, USUAL_GAME};
use super::talk::{Next, Session};
use crate::command::{normal, quoted};
use crate::rules::Loaded;
use crate::say::{Line, msg};
use crate::settings::Setting;

/// The fewest letters of the beginning of a house rule's name.
const SHORTEST_BEGINNING: usize = 3;

impl Session {
    /// Takes what was typed at a question before a game: an answer, or one of the commands that there are before a game.
    pub(super) fn take_answer(&mut self, asking: Asking, typed: &str, lines: &mut Vec<Line>) -> Next {
        match asking {
            Asking::Language => self.language_answer(typed, lines),
            Asking::Game => self.game_answer(typed, lines),
            Asking::Unfinished => self.unfinished_answer(typed, lines),
            Asking::Players | Asking::Options | Asking::Value(_) | Asking::Cards => {
                let Ok(loaded) = self.load() else {
                    lines.extend(self.forget_game(msg!("cli-bad-rules"; Broken)));
                    return Next::Stops;
                };
                self.answer_about(asking, loaded, typed, lines)
            }
        }
    }

    fn language_answer(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let lang = typed_language(typed);
        if let Some(lang) = lang {
            self.voice = self.voice.in_language(lang);
            self.speak_in(lang);
        } else if !typed.trim().is_empty() {
            return self.command_before(typed, true, lines).unwrap_or_else(|| {
                lines.push(self.voice.error(msg!("language-unknown", word = quoted(typed))));
                lines.extend(language_question());
                Next::Stops
            });
        }
        self.save(Setting::Language, self.voice.locale().lang().code());
        lines.push(self.voice.help(msg!("language-chosen")));
        self.asking = None;
        lines.extend(self.left_unfinished());
        lines.extend(self.next_question());
        Next::GoesOn
    }

    fn game_answer(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let exact = match exact_game(&self.voice, &self.library, typed) {
            Meant::Game(id) => Some(id),
            _ if typed.trim().is_empty() => Some(USUAL_GAME.to_owned()),
            _ => None,
        };
        if let Some(id) = exact {
            return self.take_game(&id, typed, lines);
        }
        if let Some(next) = self.options_of(typed, lines).or_else(|| self.command_before(typed, false, lines)) {
            return next;
        }
        if let Some(next) = self.own_language(typed, lines) {
            return next;
        }
        if let Some((id, seating)) = self.game_and_seating(typed) {
            let next = self.take_game(&id, "", lines);
            if next == Next::GoesOn && self.asking == Some(Asking::Players) {
                // The question is not told, since it was answered.
                lines.pop();
                return self.take_answer(Asking::Players, seating, lines);
            }
            return next;
        }
        if begun_game(&self.voice, &self.library, typed) == Meant::Nothing {
            if let Some(next) = self.command_before(typed, true, lines) {
                return next;
            }
        }
        match typed_game(&self.voice, &self.library, typed) {
            Ok(id) => self.take_game(&id, typed, lines),
            Err(line) => {
                lines.push(line);
                Next::Stops
            }
        }
    }

    /// A game and who plays it, in one line: `uno 4 hard`.
    fn game_and_seating<'t>(&self, typed: &'t str) -> Option<(String, &'t str)> {
        let parts = typed.match_indices(' ').map(|(place, _)| typed.split_at(place)).take(8);
        let meant = parts.filter_map(|(game, seating)| match exact_game(&self.voice, &self.library, game) {
            Meant::Game(id) => read_seating(seating).map(|_| (id, seating)),
            _ => None,
        });
        // The longest name of a game: the second Mau Mau is no Mau Mau for two.
        meant.last()
    }

    /// A game was chosen: what is to be known of it, and the next question.
    pub(super) fn take_game(&mut self, id: &str, typed: &str, lines: &mut Vec<Line>) -> Next {
        self.plan.options.clear();
        self.loaded = None;
        let about = about(&self.voice, id, typed);
        let name = self.voice.locale().game_name(id);
        self.plan.game = Some(id.to_owned());
        self.asking = Some(Asking::Game);
        if let Ok(loaded) = self.load() {
            let family = loaded.rules.family();
            if let Some(level) = self.plan.levels.iter().find(|level| !level.suits(family)) {
                lines.push(level_lacking(&self.voice, *level, family));
                self.plan.levels.clear();
            }
            self.loaded = Some(loaded);
        }
        let mut question = self.next_question();
        let plain = |name: &str| normal(name).replace(' ', "");
        let is_named = ["", id, name.as_str()].iter().any(|own| plain(own) == plain(typed));
        if self.asking == Some(Asking::Players) && (!is_named || about.is_some()) {
            // What was typed may have been a number, or the beginning of a name.
            let chosen = || self.voice.help(msg!("chosen-game", game = name.as_str()));
            lines.push(about.unwrap_or_else(chosen));
        }
        lines.append(&mut question);
        Next::GoesOn
    }

    /// `options`, alone or with a game: its house rules.
    fn options_of(&mut self, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let typed = typed.trim();
        let (word, game) = typed.split_once(' ').unwrap_or((typed, ""));
        if !self.wants_options(word) {
            return None;
        }
        match typed_game(&self.voice, &self.library, game) {
            Ok(id) => {
                self.take_game(&id, game, lines);
                if let Ok(loaded) = self.load() {
                    // Not the question of the game, but that of its house rules.
                    lines.pop();
                    lines.extend(self.options_question(&loaded));
                    self.loaded = Some(loaded);
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
    fn own_language(&mut self, typed: &str, lines: &mut Vec<Line>) -> Option<Next> {
        let lang = typed_language(typed).filter(|_| normal(typed).chars().all(char::is_alphabetic))?;
        lines.push(self.speak_language(lang));
        lines.extend(self.ask_again());
        Some(Next::GoesOn)
    }

    fn answer_about(&mut self, asking: Asking, loaded: Loaded, typed: &str, lines: &mut Vec<Line>) -> Next {
        match asking {
            Asking::Options | Asking::Players if self.option_behind(&loaded, typed).is_some() => {
                let option = self.option_behind(&loaded, typed).unwrap_or(typed);
                return self.take_option(loaded, option, lines);
            }
            Asking::Options if typed.trim().is_empty() || self.names_option(&loaded, typed) => {
                return self.take_option(loaded, typed, lines);
            }
            Asking::Cards if typed.trim().contains(' ') || self.lists_cards(typed) => {
                self.loaded = Some(loaded);
                return self.take_card(typed, lines);
            }
            Asking::Players => return self.players_answer(loaded, typed, lines),
            _ => {}
        }
        self.loaded = Some(loaded);
        if let Some(next) = self.command_before(typed, false, lines) {
            return next;
        }
        let Ok(loaded) = self.load() else { return Next::Stops };
        match asking {
            Asking::Value(index) => self.take_value(loaded, index, typed, lines),
            Asking::Options => self.take_option(loaded, typed, lines),
            _ => {
                self.loaded = Some(loaded);
                self.take_card(typed, lines)
            }
        }
    }

    fn players_answer(&mut self, loaded: Loaded, typed: &str, lines: &mut Vec<Line>) -> Next {
        if self.wants_options(typed) && house_rules(&loaded).next().is_some() {
            lines.extend(self.options_question(&loaded));
            self.loaded = Some(loaded);
            return Next::GoesOn;
        }
        let taken = take_seating(&self.voice, &mut self.plan, typed, &loaded.rules);
        let rest = match taken {
            Some(Ok(true)) => {
                self.loaded = Some(loaded);
                lines.extend(self.next_question());
                return Next::GoesOn;
            }
            Some(Ok(false)) => {
                lines.push(self.levels_are());
                lines.extend(self.players_question(&loaded));
                self.loaded = Some(loaded);
                return Next::GoesOn;
            }
            Some(Err(line)) => Some(line),
            None => None,
        };
        if let Some(line) = rest {
            self.loaded = Some(loaded);
            lines.push(line);
            return Next::Stops;
        }
        if self.names_option(&loaded, typed) {
            return self.take_option(loaded, typed, lines);
        }
        let again = players_again(&self.voice, &loaded.rules);
        self.loaded = Some(loaded);
        if let Some(next) = self.command_before(typed, false, lines).or_else(|| self.own_language(typed, lines)) {
            return next;
        }
        if let Meant::Game(id) = exact_game(&self.voice, &self.library, typed) {
            return self.take_game(&id, typed, lines);
        }
        let begins = normal(typed).chars().count() >= SHORTEST_BEGINNING;
        let locale = self.voice.locale();
        if let Some(loaded) = self.loaded.take_if(|loaded| begins && begins_option(locale, loaded, typed)) {
            return self.take_option(loaded, typed, lines);
        }
        self.command_before(typed, true, lines).unwrap_or_else(|| {
            lines.push(again);
            Next::Stops
        })
    }

    /// The question that is open, once more.
    pub(super) fn ask_again(&mut self) -> Vec<Line> {
        match self.asking {
            None => Vec::new(),
            Some(Asking::Language) => language_question(),
            Some(Asking::Game) => vec![self.game_question()],
            Some(Asking::Unfinished) => vec![self.unfinished_question()],
            Some(asking) => {
                let Ok(loaded) = self.load() else { return self.forget_game(msg!("cli-bad-rules"; Broken)) };
                let lines = match asking {
                    Asking::Value(index) => self.values_question(&loaded, index),
                    Asking::Options => vec![self.voice.question(msg!("ask-option"))],
                    Asking::Cards => self.cards_question(&loaded).into_iter().collect(),
                    _ => self.players_question(&loaded),
                };
                self.loaded = Some(loaded);
                lines
            }
        }
    }
}
