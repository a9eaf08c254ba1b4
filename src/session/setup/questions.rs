//! The questions before a game and their answers: game, players, name, house rules and added cards.

use super::game_names::{about, begun_games, exact_games, typed_game};
use super::house_rules::{
    house_rules, is_option_name, is_option_prefix, is_options_request, option_behind, values_question,
};
use super::numbered;
use super::seating::{players_again, read_seating, take_seating};
use crate::bot::Level;
use crate::engine::Viewer;
use crate::input::{AgainCommand, Command, GameCommand, Typed, Understood, normal, quoted};
use crate::rules::{Diagnostic, Loaded, OptionForm, TableOption, picked, picked_too};
use crate::session::app::{App, SetupQuestion};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, language_question, typed_language};
use crate::session::plan::{LONGEST_NAME, SeatPlan, USUAL_GAME, is_name};
use crate::session::recorded::can_be_called;
use crate::session::settings::Setting;
use crate::session::setup;
use crate::text::{Channel, Line, Urgency, msg};

impl App {
    /// Asks the next open question, or begins the game if there is none.
    pub fn ask_next(&mut self) -> Next {
        if self.plan.game.is_none() {
            if std::mem::take(&mut self.plan.asks_unfinished) {
                return self.resume_before("");
            }
            self.asking = Some(SetupQuestion::Game);
            return self.tell([game_question(self.voice())]);
        }
        let Ok(loaded) = self.load() else {
            self.forget_game();
            return Next::Continue;
        };
        if let Some(why) = self.dismiss(&loaded) {
            self.lines.push(why);
            self.asking = Some(SetupQuestion::Game);
        }
        let were_asked = self.asking == Some(SetupQuestion::Players);
        let name = self.name_question().filter(|_| were_asked);
        let cards = self.cards_question(&loaded);
        let cards = cards.filter(|_| were_asked || self.asking == Some(SetupQuestion::Name));
        let plan = &self.plan;
        let is_open = !plan.learn && plan.players.is_none() && plan.seats.is_empty();
        let asks_players =
            is_open && self.asking == Some(SetupQuestion::Game) && loaded.rules.sizes().all().nth(1).is_some();
        let (asking, question) = if asks_players {
            (SetupQuestion::Players, self.players_question(&loaded))
        } else if let Some(question) = name {
            (SetupQuestion::Name, vec![question])
        } else if let Some(question) = cards {
            (SetupQuestion::Cards, vec![question])
        } else {
            self.asking = None;
            return Next::Begin;
        };
        self.asking = Some(asking);
        self.tell(question)
    }

    /// Resets the players if the game does not allow their number, and reports it. Lessons and resumed games have
    /// their own seats.
    fn dismiss(&mut self, loaded: &Loaded) -> Option<Line> {
        let plan = &mut self.plan;
        if plan.learn || plan.laid_out.is_some() || plan.resumed.is_some() || plan.retold.is_some() {
            return None;
        }
        let named = (!plan.seats.is_empty()).then_some(plan.seats.len());
        let sizes = loaded.rules.sizes();
        let count = named.or(plan.players.map(usize::from)).filter(|count| !sizes.contains(*count))?;
        (plan.seats, plan.players) = (Vec::new(), None);
        let locale = self.keyboard.voice().locale();
        let game = locale.game_name(plan.game.as_deref().unwrap_or(USUAL_GAME));
        Some(self.voice().error(msg!("cli-players-range", game, sizes = locale.sizes(&sizes), value = count)))
    }

    /// Asks for the number of players with examples of answers, after the differences from the rule book.
    pub fn players_question(&self, loaded: &Loaded) -> Vec<Line> {
        let locale = self.voice().locale();
        let sizes = loaded.rules.sizes();
        let usual = setup::usual_players(&sizes);
        let more = if sizes.contains(usize::from(usual) + 1) { usual + 1 } else { usual };
        let level = locale.level_name(Level::Hard);
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
        let differs = (!self.plan.options.is_empty()).then(|| self.voice().rules_differ(loaded));
        differs.into_iter().chain([Line::of(question, Channel::Help, Urgency::Turn)]).collect()
    }

    /// The rules of the planned game, loaded once.
    pub fn load(&mut self) -> Result<Loaded, Vec<Diagnostic>> {
        if let Some(loaded) = &self.loaded {
            return Ok(loaded.clone());
        }
        let loaded = self.library.load(self.plan.game.as_deref().unwrap_or(USUAL_GAME), &self.plan.options)?;
        Ok(self.loaded.insert(loaded).clone())
    }

    pub fn forget_game(&mut self) {
        let game = self.plan.game.take().unwrap_or_default();
        let name = self.voice().locale().game_name(&game);
        let check = self.library.check_command();
        self.lines.push(self.voice().error(msg!("cli-bad-rules", game = name, check)));
        self.asking = Some(SetupQuestion::Game);
        self.lines.push(game_question(self.voice()));
    }
}

pub fn game_question(voice: &LanguagePack) -> Line {
    let name = voice.locale().game_name(USUAL_GAME);
    voice.question(msg!("ask-game", default = name.as_str()))
}

const SHORTEST_BEGINNING: usize = 3;

impl App {
    /// Takes an answer or a command.
    pub fn take_answer(&mut self, asking: SetupQuestion, typed: &str) -> Next {
        match asking {
            SetupQuestion::Language => self.language_answer(typed),
            SetupQuestion::Game => self.game_answer(typed),
            SetupQuestion::Unfinished => self.unfinished_answer(typed),
            SetupQuestion::Name => self.name_answer(typed),
            SetupQuestion::Players | SetupQuestion::Options | SetupQuestion::Value(_) | SetupQuestion::Cards => {
                let Ok(loaded) = self.load() else {
                    self.forget_game();
                    return Next::Stop;
                };
                self.answer_about(asking, &loaded, typed)
            }
        }
    }

    fn language_answer(&mut self, typed: &str) -> Next {
        let lang = typed_language(typed);
        if let Some(lang) = lang {
            self.keyboard.turn_to(lang);
        } else if !typed.trim().is_empty() {
            return self.command_before(typed, true).unwrap_or_else(|| {
                self.lines.push(self.voice().error(msg!("language-unknown", word = quoted(typed))));
                self.stop(language_question())
            });
        }
        let lang = self.voice().locale().lang();
        self.keyboard.save(Setting::Language, lang.code());
        self.lines.push(self.voice().help(msg!("language-chosen")));
        self.asking = None;
        let left = self.left_unfinished();
        self.lines.extend(left);
        self.ask_next()
    }

    fn game_answer(&mut self, typed: &str) -> Next {
        if typed.trim().is_empty() {
            return self.take_game(USUAL_GAME, typed);
        }
        if let [id] = exact_games(self.voice(), &self.library, typed).as_slice() {
            return self.take_game(id, typed);
        }
        if let Some(next) = self.options_of(typed).or_else(|| self.command_before(typed, false)) {
            return next;
        }
        if let Some(next) = self.own_language(typed) {
            return next;
        }
        if let Some((id, seating)) = self.game_and_seating(typed) {
            let next = self.take_game(&id, "");
            if matches!(next, Next::Continue) && self.asking == Some(SetupQuestion::Players) {
                // The question was answered in the same line.
                self.lines.pop();
                return self.take_answer(SetupQuestion::Players, seating);
            }
            return next;
        }
        if begun_games(self.voice(), &self.library, typed).is_empty() {
            if let Some(next) = self.command_before(typed, true) {
                return next;
            }
        }
        match typed_game(self.voice(), &self.library, typed) {
            Ok(id) => self.take_game(&id, typed),
            Err(line) => self.stop([line]),
        }
    }

    /// A game and its players in one line: `uno 4 hard`.
    fn game_and_seating<'t>(&self, typed: &'t str) -> Option<(String, &'t str)> {
        let parts = typed.match_indices(' ').map(|(place, _)| typed.split_at(place)).take(8);
        let meant = parts.filter_map(|(game, seating)| {
            let [id] = exact_games(self.voice(), &self.library, game).try_into().ok()?;
            read_seating(seating).map(|_| (id, seating))
        });
        // The longest name wins: the second Mau Mau is no Mau Mau for two.
        meant.last()
    }

    pub fn take_game(&mut self, id: &str, typed: &str) -> Next {
        self.plan.options.clear();
        self.loaded = None;
        let about = about(self.voice(), id, typed);
        let name = self.voice().locale().game_name(id);
        self.plan.game = Some(id.to_owned());
        self.asking = Some(SetupQuestion::Game);
        let before = self.lines.len();
        let next = self.ask_next();
        let plain = |name: &str| normal(name).replace(' ', "");
        let is_named = ["", id, name.as_str()].iter().any(|own| plain(own) == plain(typed));
        if self.asking == Some(SetupQuestion::Players) && (!is_named || about.is_some()) {
            // The user may have typed a number or the beginning of a name.
            let chosen = || self.voice().help(msg!("chosen-game", game = name.as_str()));
            let chosen = about.unwrap_or_else(chosen);
            self.lines.insert(before, chosen);
        }
        next
    }

    fn options_of(&mut self, typed: &str) -> Option<Next> {
        let typed = typed.trim();
        let (word, game) = typed.split_once(' ').unwrap_or((typed, ""));
        if !is_options_request(self.voice(), word) {
            return None;
        }
        match typed_game(self.voice(), &self.library, game) {
            Ok(id) => {
                let next = self.take_game(&id, game);
                if let Ok(loaded) = self.load() {
                    // Asks for house rules instead of the next question.
                    if matches!(next, Next::Continue) {
                        self.lines.pop();
                    }
                    self.ask_option(&loaded);
                }
                Some(Next::Continue)
            }
            Err(line) => Some(self.stop([line])),
        }
    }

    /// The name of a language alone changes to it.
    fn own_language(&mut self, typed: &str) -> Option<Next> {
        let lang = typed_language(typed).filter(|_| normal(typed).chars().all(char::is_alphabetic))?;
        self.lines.push(self.keyboard.speak_language(lang));
        self.ask_again();
        Some(Next::Continue)
    }

    fn answer_about(&mut self, asking: SetupQuestion, loaded: &Loaded, typed: &str) -> Next {
        match asking {
            SetupQuestion::Options | SetupQuestion::Players
                if option_behind(self.voice(), loaded, typed).is_some() =>
            {
                let option = option_behind(self.voice(), loaded, typed).unwrap_or(typed);
                return self.take_option(loaded, option);
            }
            SetupQuestion::Options if typed.trim().is_empty() || is_option_name(self.voice(), loaded, typed) => {
                return self.take_option(loaded, typed);
            }
            SetupQuestion::Cards => return self.cards_answer(typed),
            SetupQuestion::Players => return self.players_answer(loaded, typed),
            _ => {}
        }
        if let Some(next) = self.command_before(typed, false) {
            return next;
        }
        let Ok(loaded) = self.load() else { return Next::Stop };
        match asking {
            SetupQuestion::Value(index) if !typed.trim().is_empty() => self.take_value(&loaded, index, typed),
            _ => self.take_option(&loaded, typed),
        }
    }

    fn players_answer(&mut self, loaded: &Loaded, typed: &str) -> Next {
        if is_options_request(self.voice(), typed) && house_rules(loaded).next().is_some() {
            return self.ask_option(loaded);
        }
        let taken = take_seating(self.keyboard.voice(), &mut self.plan, typed, &loaded.rules);
        match taken {
            Some(Ok(true)) => return self.ask_next(),
            Some(Ok(false)) => {
                self.lines.push(self.current_levels());
                return self.tell(self.players_question(loaded));
            }
            // An invalid number of players may be the name of a house rule: `seven`.
            Some(Err(_)) if is_option_name(self.voice(), loaded, typed) => {}
            Some(Err(line)) => return self.stop([line]),
            None => {}
        }
        if is_option_name(self.voice(), loaded, typed) {
            return self.take_option(loaded, typed);
        }
        if let Some(next) = self.command_before(typed, false).or_else(|| self.own_language(typed)) {
            return next;
        }
        if let [id] = exact_games(self.voice(), &self.library, typed).as_slice() {
            return self.take_game(id, typed);
        }
        let begins = normal(typed).chars().count() >= SHORTEST_BEGINNING;
        if begins && is_option_prefix(self.voice().locale(), loaded, typed) {
            return self.take_option(loaded, typed);
        }
        self.command_before(typed, true).unwrap_or_else(|| self.stop([players_again(self.voice(), &loaded.rules)]))
    }

    /// Repeats the open question.
    pub fn ask_again(&mut self) {
        let question = match self.asking {
            None => Vec::new(),
            Some(SetupQuestion::Language) => language_question(),
            Some(SetupQuestion::Game) => vec![game_question(self.voice())],
            Some(SetupQuestion::Unfinished) => self.ask_which_to_resume(),
            Some(SetupQuestion::Name) => self.name_question().into_iter().collect(),
            Some(asking) => {
                let Ok(loaded) = self.load() else { return self.forget_game() };
                match asking {
                    SetupQuestion::Value(index) => values_question(self.voice(), &loaded, index),
                    SetupQuestion::Options => vec![self.voice().question(msg!("ask-option"))],
                    SetupQuestion::Cards => self.cards_question(&loaded).into_iter().collect(),
                    _ => self.players_question(&loaded),
                }
            }
        };
        self.lines.extend(question);
    }

    /// `None` if nobody else shares the keyboard or the name is known.
    pub fn name_question(&self) -> Option<Line> {
        let seats = &self.plan.seats;
        let own = seats.iter().position(|seat| *seat == SeatPlan::Me)?;
        let is_shared = seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
        let is_known =
            self.plan.name.as_deref().is_some_and(|name| is_name(name) && self.other_called(name).is_none());
        let default = || numbered(self.voice(), own);
        (is_shared && !is_known).then(|| self.voice().question(msg!("ask-name", default = default())))
    }

    /// Takes a command, a name, or Enter for a number.
    pub fn name_answer(&mut self, typed: &str) -> Next {
        let name = typed.trim().trim_end_matches(['.', '!']);
        if !name.is_empty() {
            if let Some(next) = self.command_before(name, false) {
                return next;
            }
        }
        let voice = self.voice();
        let refused = if name.is_empty() {
            None
        } else if !can_be_called(name, voice.locale().lang()) {
            Some(voice.error(msg!("name-wrong", max = LONGEST_NAME)))
        } else {
            self.other_called(name).map(|name| voice.error(msg!("name-twice", name)))
        };
        if let Some(line) = refused {
            self.lines.push(line);
            return self.stop(self.name_question());
        }
        let name = Some(name.to_owned()).filter(|name| !name.is_empty());
        (self.plan.name, self.first_plan.name) = (name.clone(), name);
        self.ask_next()
    }

    fn other_called(&self, name: &str) -> Option<&str> {
        let mut others = self.plan.seats.iter().filter_map(|seat| match seat {
            SeatPlan::Person(other) => Some(other.as_str()),
            _ => None,
        });
        others.find(|other| normal(other) == normal(name))
    }
}

fn adding(loaded: &Loaded) -> Option<(&TableOption, u8, &[String])> {
    loaded.options.iter().find_map(|option| match &option.form {
        OptionForm::Cards { most, ready, writable: true } => Some((option, *most, ready.as_slice())),
        _ => None,
    })
}

impl App {
    /// `None` if the game has no cards to add, or the table has them all.
    pub fn cards_question(&self, loaded: &Loaded) -> Option<Line> {
        let (option, most, ready) = adding(loaded)?;
        let count = picked(self.chosen_cards(&option.name)).len();
        let by_number = self.chosen_cards(&option.name).parse::<u8>().is_ok();
        (count < usize::from(most) && !by_number)
            .then(|| self.voice().question(msg!("ask-cards", count, ready = ready.len())))
    }

    fn chosen_cards(&self, option: &str) -> &str {
        let chosen = self.plan.options.iter().find(|(name, _)| name == option);
        chosen.map_or("", |(_, value)| value.as_str())
    }

    /// Takes a command or a text for a card. Only command words that mean nothing before a game may begin a text; a
    /// text that another command cannot use needs the prefix for card texts.
    pub fn cards_answer(&mut self, typed: &str) -> Next {
        let typed = typed.trim();
        let (first, text) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        if !text.is_empty() && self.voice().means(first, msg!("words-text"), "text") {
            return self.take_card(text);
        }
        if !is_list_request(self.voice(), typed) {
            if let Some(next) = self.command_at_cards(typed) {
                return next;
            }
        }
        self.take_card(typed)
    }

    /// Runs a command; `None` for a text, a number or an empty line.
    fn command_at_cards(&mut self, typed: &str) -> Option<Next> {
        let Some((first, behind)) = typed.split_once(char::is_whitespace) else {
            return self.command_before(typed, false);
        };
        let voice = self.voice();
        let begins = voice.commands().knows(first);
        let (command, rest, too_much) = match voice.phrases().understand(&Typed::new(typed), voice.lexicon()) {
            Understood::Command(command, rest) if begins || rest.is_empty() => (command, rest, false),
            Understood::TooMuch(command, rest) if begins => (command, rest, true),
            _ => return None,
        };
        if command.is_move() {
            return None;
        }
        // Commands that would lose the choices are refused, except a lesson of a named game.
        let learns = command == Command::Game(GameCommand::Learn);
        let goes_back = command == Command::Again(AgainCommand::Back) && !rest.is_empty();
        let before = self.lines.len();
        let next = if too_much && !learns || goes_back {
            self.lines.push(self.voice().too_much(command, &quoted(behind)));
            self.ask_again();
            Next::Stop
        } else {
            self.command_before(typed, true)?
        };
        let refused = self.lines.iter().skip(before).rposition(|line| line.channel == Channel::Error);
        if let Some(place) = refused {
            let how = self.voice().help(msg!("ask-cards-text", text = quoted(typed)));
            self.lines.insert(before + place + 1, how);
        }
        Some(next)
    }

    /// Takes the number of a ready-made card, a rule, or Enter to finish.
    fn take_card(&mut self, typed: &str) -> Next {
        let Ok(loaded) = self.load() else {
            self.forget_game();
            return Next::Stop;
        };
        let Some((option, _, ready)) = adding(&loaded).filter(|_| !typed.trim().is_empty()) else {
            self.asking = None;
            return self.ask_next();
        };
        if is_list_request(self.voice(), typed) {
            self.lines.extend(self.ready_cards(&option.name, ready));
            return self.tell(self.cards_question(&loaded));
        }
        let number = typed.trim().parse::<usize>().ok();
        let card = match number {
            Some(number) => number.checked_sub(1).and_then(|index| ready.get(index)).map(String::as_str),
            None => Some(typed.trim()).filter(|text| text.contains(' ')),
        };
        let Some(card) = card else {
            return self.stop([self.voice().error(msg!("ask-cards-again", ready = ready.len()))]);
        };
        let (name, value) = (option.name.clone(), picked_too(self.chosen_cards(&option.name), card));
        let before = self.plan.options.clone();
        self.plan.options.retain(|(other, _)| *other != name);
        self.plan.options.push((name, value));
        self.loaded = None;
        let Ok(loaded) = self.load() else {
            self.plan.options = before;
            return self.stop([self.voice().error(msg!("ask-cards-sign"))]);
        };
        if let Some(question) = self.cards_question(&loaded) {
            return self.tell([question]);
        }
        self.asking = None;
        self.ask_next()
    }

    fn ready_cards(&self, option: &str, ready: &[String]) -> Vec<Line> {
        let chosen = vec![(option.to_owned(), ready.len().to_string())];
        let game = self.plan.game.as_deref().unwrap_or_default();
        let Ok(loaded) = self.library.load(game, &chosen) else { return Vec::new() };
        let Some(rules) = loaded.rules.shed() else { return Vec::new() };
        let voice = self.voice().for_game(&loaded.rules);
        let announcer = voice.announcer(rules, &[], Viewer::Onlooker);
        let card = |id: &String| rules.deck().kinds().find(|kind| rules.terms().entry(*kind) == id);
        let item = |(index, id): (usize, &String)| {
            let told = announcer.card_with_text(card(id)?, false)?;
            Some(voice.help(msg!("ready-card", number = index + 1, card = told.into_text().full)))
        };
        ready.iter().enumerate().filter_map(item).collect()
    }
}

fn is_list_request(voice: &LanguagePack, typed: &str) -> bool {
    let words = voice.locale().in_full(msg!("words-list"));
    words.split_whitespace().any(|word| word == normal(typed))
}
