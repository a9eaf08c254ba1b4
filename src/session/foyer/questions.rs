//! From the first question to the deal: what has to be chosen, asked one by one.

use super::SetupWizard;
use super::house_rules::house_rules;
use crate::bot::Level;
use crate::rules::{Diagnostic, Loaded};
use crate::say::{Channel, Line, Urgency, msg};
use crate::session::keyboard::Keyboard;
use crate::session::next::Next;
use crate::session::seating::level_name;
use crate::session::setup::{self, Asking, USUAL_GAME};
use crate::session::voice::LanguagePack;

impl SetupWizard {
    /// Asks what is still open; when nothing is, the game begins.
    pub fn goes_on(&mut self, keyboard: &Keyboard, lines: &mut Vec<Line>) -> Next {
        if self.plan.game.is_none() {
            if std::mem::take(&mut self.plan.asks_unfinished) {
                return self.resume_before(keyboard, "", lines);
            }
            self.asking = Some(Asking::Game);
            return Next::told([game_question(keyboard.voice())], lines);
        }
        let Ok(loaded) = self.load() else {
            return Next::told(self.forget_game(keyboard), lines);
        };
        if let Some(why) = self.dismiss(keyboard, &loaded) {
            lines.push(why);
            self.asking = Some(Asking::Game);
        }
        let were_asked = self.asking == Some(Asking::Players);
        let name = self.name_question(keyboard).filter(|_| were_asked);
        let cards = self.cards_question(keyboard, &loaded);
        let cards = cards.filter(|_| were_asked || self.asking == Some(Asking::Name));
        if self.asking == Some(Asking::Game) && !self.plan.learn && self.asks_for_players(&loaded) {
            self.asking = Some(Asking::Players);
            Next::told(self.players_question(keyboard, &loaded), lines)
        } else if let Some(question) = name {
            self.asking = Some(Asking::Name);
            Next::told([question], lines)
        } else if let Some(question) = cards {
            self.asking = Some(Asking::Cards);
            Next::told([question], lines)
        } else {
            self.asking = None;
            Next::Begins
        }
    }

    /// Who was to play is open again where the game is not for so many; that it is not. A lesson, and a game that has begun, have
    /// seats of their own.
    fn dismiss(&mut self, keyboard: &Keyboard, loaded: &Loaded) -> Option<Line> {
        let plan = &mut self.plan;
        if plan.learn || plan.laid_out.is_some() || plan.resumed.is_some() || plan.retold.is_some() {
            return None;
        }
        let named = (!plan.seats.is_empty()).then_some(plan.seats.len());
        let sizes = loaded.rules.sizes();
        let count = named.or(plan.players.map(usize::from)).filter(|count| !sizes.contains(*count))?;
        (plan.seats, plan.players) = (Vec::new(), None);
        let locale = keyboard.voice().locale();
        let game = locale.game_name(plan.game.as_deref().unwrap_or(USUAL_GAME));
        Some(keyboard.voice().error(msg!("cli-players-range", game, sizes = locale.sizes(&sizes), value = count)))
    }

    /// Whether it is open who plays.
    fn asks_for_players(&self, loaded: &Loaded) -> bool {
        self.plan.players.is_none() && self.plan.seats.is_empty() && loaded.rules.sizes().is_choice()
    }

    /// The question how many play, with what else can be typed there, and before it in what the table differs from the book.
    pub fn players_question(&self, keyboard: &Keyboard, loaded: &Loaded) -> Vec<Line> {
        let locale = keyboard.voice().locale();
        let sizes = loaded.rules.sizes();
        let usual = setup::usual_players(&sizes);
        let more = if sizes.contains(usize::from(usual) + 1) { usual + 1 } else { usual };
        let level = level_name(keyboard.voice(), Level::Hard);
        let mut examples = vec![locale.say(msg!("example-level", count = more, level))];
        if sizes.contains(2) {
            examples.push(locale.say(msg!("example-friend")));
        }
        if house_rules(loaded).next().is_some() {
            examples.push(locale.say(msg!("example-house-rules")));
        }
        let mut question = vec![locale.say(msg!("ask-players", default = usual))];
        if let Some(examples) = locale.join_items(examples) {
            question.push(locale.say(msg!("ask-players-also", examples)));
        }
        let differs = self.chosen_options(keyboard, loaded).map(|text| text.line(Channel::Help, Urgency::Answer));
        differs.into_iter().chain([Line::of(question, Channel::Help, Urgency::Turn)]).collect()
    }

    /// The rules of the game that is planned. Whoever plans another one forgets them.
    pub fn load(&mut self) -> Result<Loaded, Vec<Diagnostic>> {
        if let Some(loaded) = &self.loaded {
            return Ok(loaded.clone());
        }
        let loaded = self.library.load(self.plan.game.as_deref().unwrap_or(USUAL_GAME), &self.plan.options)?;
        Ok(self.loaded.insert(loaded).clone())
    }

    /// The game that was asked for cannot be played: another one is asked for.
    pub fn forget_game(&mut self, keyboard: &Keyboard) -> Vec<Line> {
        let game = self.plan.game.take().unwrap_or_default();
        let name = keyboard.voice().locale().game_name(&game);
        let mut lines =
            vec![keyboard.voice().error(msg!("cli-bad-rules", game = name, check = self.library.check_command()))];
        self.asking = Some(Asking::Game);
        lines.push(game_question(keyboard.voice()));
        lines
    }
}

/// The question which game.
pub fn game_question(voice: &LanguagePack) -> Line {
    let name = voice.locale().game_name(USUAL_GAME);
    voice.question(msg!("ask-game", default = name.as_str()))
}
