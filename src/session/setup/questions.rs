//! The questions before a game and their answers: game, players, name, house rules and added cards.

use super::game_names::{about, exact_games, leading_game};
use super::house_rules::{adding, house_rules, rule_numbered, rule_phrases, values_question};
use super::numbered;
use super::seating::{Seating, players_again};
use crate::bot::Level;
use crate::engine::Viewer;
use crate::input::{Act, Command, Said, Value, listed, normal, quoted};
use crate::rules::{Diagnostic, Loaded, picked, picked_too};
use crate::session::app::{App, SetupQuestion};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, Scope, language_question, typed_language};
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
            let question = game_question(self.voice());
            return self.tell(self.keyboard.sounds_notice().into_iter().chain([question]));
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
        let locale = &self.keyboard.voice().locale;
        let game = locale.game_name(plan.game.as_deref().unwrap_or(USUAL_GAME));
        Some(self.voice().error(msg!("cli-players-range", game, sizes = locale.sizes(&sizes), value = count)))
    }

    /// Asks for the number of players with examples of answers, after the differences from the rule book.
    pub fn players_question(&self, loaded: &Loaded) -> Vec<Line> {
        let locale = &self.voice().locale;
        let sizes = loaded.rules.sizes();
        let usual = setup::usual_players(&sizes);
        let more = if sizes.contains(usize::from(usual) + 1) { usual + 1 } else { usual };
        let level = locale.level_name(Level::Hard);
        let mut examples = vec![locale.say(msg!("example-level", count = more, level))];
        if sizes.contains(2) {
            examples.push(locale.say(msg!("example-friend")));
        }
        if !house_rules(loaded).is_empty() {
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

    pub fn bad_rules(&self, game: &str) -> Line {
        let game = self.voice().locale.game_name(game);
        self.voice().error(msg!("cli-bad-rules", game, check = self.library.check_command()))
    }

    pub fn forget_game(&mut self) {
        let game = self.plan.game.take().unwrap_or_default();
        self.lines.push(self.bad_rules(&game));
        self.asking = Some(SetupQuestion::Game);
        self.lines.push(game_question(self.voice()));
    }
}

pub fn game_question(voice: &LanguagePack) -> Line {
    let name = voice.locale.game_name(USUAL_GAME);
    voice.question(msg!("ask-game", default = name))
}

/// The scopes of the grammar before a game.
const SCOPES: &[&str] = &["setup", "deal", "all", "table"];

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

    /// The meanings of a line before a game, with the house rules of a game that is chosen.
    pub fn said_before(&self, typed: &str, loaded: Option<&Loaded>) -> Vec<Said> {
        let rules = loaded.map(|loaded| rule_phrases(self.voice(), loaded));
        let mut phrases = vec![("game", self.game_phrases())];
        phrases.extend(rules.into_iter().flatten());
        self.voice().read(typed, Scope { scopes: SCOPES, phrases: &phrases, ..Scope::default() }).said
    }

    /// The meanings that name this game or none.
    pub fn said_of(&self, game: &str, typed: &str, loaded: &Loaded) -> Vec<Said> {
        let place = self.library.ids().iter().position(|id| id == game);
        let mut said = self.said_before(typed, Some(loaded));
        said.retain(|said| !said.has("game") || said.phrase("game") == place);
        said
    }

    /// The answer of this name, unless the line asks or another meaning takes less text as it was typed.
    fn answer_of<'s>(said: &'s [Said], intents: &[&str]) -> Option<&'s Said> {
        let least = said.iter().map(Said::free_letters).min()?;
        let fits = |said: &&Said| said.act == Act::Answer && !said.asks && said.free_letters() == least;
        intents.iter().find_map(|intent| said.iter().filter(fits).find(|said| said.intent == *intent))
    }

    fn language_answer(&mut self, typed: &str) -> Next {
        let lang = typed_language(typed);
        if let Some(lang) = lang {
            self.keyboard.turn_to(lang);
        } else if !typed.trim().is_empty() {
            let said = self.said_before(typed, None);
            return self.command_before(&said).unwrap_or_else(|| {
                self.error(msg!("language-unknown", word = quoted(typed)));
                self.stop(language_question())
            });
        }
        let lang = self.voice().lang();
        self.keyboard.save(Setting::Language, lang.code());
        self.help(msg!("language-chosen"));
        self.asking = None;
        let opening = self.opening_lines();
        self.lines.extend(opening);
        self.ask_next()
    }

    fn game_answer(&mut self, typed: &str) -> Next {
        if typed.trim().is_empty() {
            return self.take_game(USUAL_GAME, typed);
        }
        // A number is a place in the list of games.
        if let [id] = exact_games(self.voice(), &self.library, typed).as_slice() {
            return self.take_game(id, typed);
        }
        let mut said = self.said_before(typed, None);
        let named = said.iter().find_map(|said| said.phrase("game"));
        let named = || named.and_then(|place| self.library.ids().into_iter().nth(place));
        let game = leading_game(self.voice(), &self.library, typed).map(|(game, _)| game).or_else(named);
        if let Some((id, loaded)) = game.as_ref().and_then(|id| Some((id, self.library.load(id, &[]).ok()?))) {
            // House rules may stand behind the game.
            said = self.said_of(id, typed, &loaded);
        }
        if Self::answer_of(&said, &["yes", "on"]).is_some() {
            return self.take_game(USUAL_GAME, "");
        }
        let behind = Self::answer_of(&said, &["game", "options", "rules", "players", "seats"]);
        // The house rules alone are those of the usual game.
        let behind = behind.filter(|said| said.has("game") || said.intent == "options");
        if let Some(answer) = behind.cloned() {
            let id = game.unwrap_or_else(|| USUAL_GAME.to_owned());
            let next = self.take_game(&id, if answer.intent == "game" { typed } else { "" });
            let asks = matches!(next, Next::Continue) && self.asking == Some(SetupQuestion::Players);
            return match self.load() {
                Ok(loaded) if asks && answer.intent != "game" => {
                    // The question was answered in the same line.
                    self.lines.pop();
                    self.take_players(&loaded, &answer)
                }
                _ => next,
            };
        }
        if let Some(next) = self.command_before(&said) {
            return next;
        }
        match self.game_called(typed) {
            Ok(id) => self.take_game(&id, typed),
            Err(line) => {
                let line = self.misused_before(typed).unwrap_or(line);
                self.stop([line])
            }
        }
    }

    /// The usage of a command with which a line begins, or that it needs a table.
    fn misused_before(&self, typed: &str) -> Option<Line> {
        let first = typed.split_whitespace().next()?;
        let said = self.voice().read_in(first, &["shed", "table", "all"]).said;
        let command = said.iter().filter(|said| said.slots.is_empty()).find_map(Said::command)?;
        let alone = first == typed.trim();
        Some(if alone { self.voice().not_now(command) } else { self.voice().misused(command) })
    }

    pub fn take_game(&mut self, id: &str, typed: &str) -> Next {
        self.plan.options.clear();
        self.loaded = None;
        let about = about(self.voice(), id, typed);
        let name = self.voice().locale.game_name(id);
        self.plan.game = Some(id.to_owned());
        self.asking = Some(SetupQuestion::Game);
        let before = self.lines.len();
        let next = self.ask_next();
        let plain = |name: &str| normal(name).replace(' ', "");
        let is_named = ["", id, name.as_str()].iter().any(|own| plain(own) == plain(typed));
        if self.asking == Some(SetupQuestion::Players) && (!is_named || about.is_some()) {
            // The user may have typed a number or the beginning of a name.
            let chosen = || self.voice().help(msg!("chosen-game", game = &name));
            let chosen = about.unwrap_or_else(chosen);
            self.lines.insert(before, chosen);
        }
        next
    }

    fn answer_about(&mut self, asking: SetupQuestion, loaded: &Loaded, typed: &str) -> Next {
        let is_empty = typed.trim().is_empty();
        match asking {
            SetupQuestion::Cards => return self.cards_answer(typed),
            SetupQuestion::Players => return self.players_answer(loaded, typed),
            _ if is_empty => {
                self.asking = Some(SetupQuestion::Game);
                return self.ask_next();
            }
            _ => {}
        }
        let said = self.said_before(typed, Some(loaded));
        let number = said.iter().find_map(Said::number).filter(|_| said.iter().all(|said| said.slots.len() < 2));
        if let SetupQuestion::Value(index) = asking {
            if let Some(next) = self.command_before(&said) {
                return next;
            }
            let typed = number.map_or_else(|| typed.to_owned(), |number| number.to_string());
            return match self.take_value(loaded, index, &typed) {
                Ok(()) => {
                    self.tell_rules();
                    self.asking = Some(SetupQuestion::Game);
                    self.ask_next()
                }
                Err(next) => next,
            };
        }
        if let Some(answer) = Self::answer_of(&said, &["rules", "options"]).cloned() {
            return self.take_players(loaded, &answer);
        }
        if let Some(index) = number.and_then(|number| rule_numbered(loaded, number)) {
            return self.ask_value(loaded, index);
        }
        self.command_before(&said).unwrap_or_else(|| {
            self.error(msg!("unknown-house-rule", word = quoted(typed)));
            self.stop([self.voice().question(msg!("ask-option"))])
        })
    }

    /// Returns true if a line with a semicolon is one answer to the question for players: `3; stacking both`.
    pub fn is_one_answer(&mut self, typed: &str) -> bool {
        if self.asking != Some(SetupQuestion::Players) || !typed.contains(';') {
            return false;
        }
        let Ok(loaded) = self.load() else { return false };
        let said = self.said_before(typed, Some(&loaded));
        Self::answer_of(&said, &["players", "rules"]).is_some_and(|said| said.has("option") || said.has("value"))
    }

    fn players_answer(&mut self, loaded: &Loaded, typed: &str) -> Next {
        let said = self.said_before(typed, Some(loaded));
        let usual = typed.trim().is_empty() || Self::answer_of(&said, &["yes", "on", "alone"]).is_some();
        if usual {
            self.plan.players = Some(setup::usual_players(&loaded.rules.sizes()));
            return self.ask_next();
        }
        let is_list = |said: &Said| said.intent != "seats" || self.joins_names(loaded, typed, said);
        let answer = Self::answer_of(&said, &["rules", "options", "players", "seats"]);
        if let Some(answer) = answer.filter(|said| is_list(said)).cloned() {
            return self.take_players(loaded, &answer);
        }
        if let Some(next) = self.command_before(&said) {
            return next;
        }
        if let [id] = exact_games(self.voice(), &self.library, typed).as_slice() {
            return self.take_game(id, typed);
        }
        self.stop([players_again(self.voice(), &loaded.rules)])
    }

    /// Names of several people have a comma or an `and` between them, and a word of a house rule is no name.
    fn joins_names(&self, loaded: &Loaded, typed: &str, said: &Said) -> bool {
        let [(_, rules), _] = rule_phrases(self.voice(), loaded);
        let is_rule = |name: &str| rules.keys().any(|rule| rule.split(' ').any(|word| word == normal(name)));
        if said.all("name").any(|name| matches!(name, Value::Text(name) if is_rule(name))) {
            return false;
        }
        let joining = listed(self.voice().lang(), "joining");
        let names = said.all("name").count();
        let is_alone = said.slots.iter().filter(|(slot, _)| *slot != "with").count() == 1;
        let is_joined = typed.contains([',', '+', '&', ';']) || said.words.iter().any(|word| joining.contains(word));
        names == 0 || is_alone || is_joined
    }

    /// Takes who plays, and the house rules behind it.
    fn take_players(&mut self, loaded: &Loaded, answer: &Said) -> Next {
        if answer.intent == "options" {
            if let Some(index) = answer.number().and_then(|number| rule_numbered(loaded, number)) {
                return self.ask_value(loaded, index);
            }
            return if house_rules(loaded).is_empty() {
                self.stop([players_again(self.voice(), &loaded.rules)])
            } else {
                self.ask_option(loaded)
            };
        }
        let seating = Seating::of(answer);
        if seating.is_none() && answer.intent != "rules" {
            return self.stop([players_again(self.voice(), &loaded.rules)]);
        }
        let settled = seating.map(|seating| seating.settle(self.keyboard.voice(), &mut self.plan, &loaded.rules));
        if let Some(Err(line)) = settled {
            return self.stop([line]);
        }
        let is_asked_on = answer.has("option") || answer.has("value");
        match self.take_rules(loaded, answer) {
            Err(next) => return next,
            Ok(false) => return Next::Continue,
            Ok(true) if is_asked_on => self.tell_rules(),
            Ok(true) => {}
        }
        if matches!(settled, Some(Ok(false))) && !is_asked_on {
            self.lines.push(self.current_levels());
            return self.tell(self.players_question(loaded));
        }
        // House rules alone leave the question of players open.
        self.asking = Some(if settled.is_some() { SetupQuestion::Players } else { SetupQuestion::Game });
        self.ask_next()
    }

    /// Tells the house rules that were just chosen; where the question for players follows, it tells them.
    fn tell_rules(&mut self) {
        if self.plan.players.is_none() && self.plan.seats.is_empty() {
            return;
        }
        if let Ok(loaded) = self.load() {
            self.lines.push(self.voice().rules_differ(&loaded));
        }
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
        let said = self.said_before(name, None);
        let is_command = |said: &Said| said.act != Act::Answer && !said.has("text");
        if said.iter().any(is_command) {
            if let Some(next) = self.command_before(&said) {
                return next;
            }
        }
        let voice = self.voice();
        let refused = if name.is_empty() {
            None
        } else if !can_be_called(name, voice.lang()) {
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

    /// Takes a command or a text for a card. A text that is also a command needs the word for card texts before it.
    pub fn cards_answer(&mut self, typed: &str) -> Next {
        let typed = typed.trim();
        let said = self.said_before(typed, None);
        if let Some(text) = said.iter().find(|said| said.intent == "rule-text") {
            let text = text.rest().to_owned();
            return self.take_card(&text, false);
        }
        if said.iter().any(|said| said.intent == "list") {
            return self.take_card("", true);
        }
        // Leaving, going back and learning would lose the choices.
        let before = self.lines.len();
        let is_command = |said: &Said| match said.command() {
            Some(Command::Game(_)) => true,
            _ => said.act != Act::Answer && !said.has("text") && !said.has("name"),
        };
        if !said.iter().any(is_command) {
            return self.take_card(typed, false);
        }
        let Some(next) = self.command_before(&said) else { return self.take_card(typed, false) };
        let refused = self.lines.iter().skip(before).rposition(|line| line.channel == Channel::Error);
        if let Some(place) = refused {
            let how = self.voice().help(msg!("ask-cards-text", text = quoted(typed)));
            self.lines.insert(before + place + 1, how);
        }
        next
    }

    /// Takes the number of a ready-made card, a rule, or Enter to finish.
    fn take_card(&mut self, typed: &str, lists: bool) -> Next {
        let Ok(loaded) = self.load() else {
            self.forget_game();
            return Next::Stop;
        };
        let Some((option, _, ready)) = adding(&loaded).filter(|_| lists || !typed.trim().is_empty()) else {
            self.asking = None;
            return self.ask_next();
        };
        if lists {
            self.lines.extend(self.ready_cards(&option.name, ready));
            return self.tell(self.cards_question(&loaded));
        }
        let number = typed.trim().parse::<usize>().ok();
        let card = match number {
            Some(number) => number.checked_sub(1).and_then(|index| ready.get(index)).map(String::as_str),
            None => Some(typed.trim()).filter(|text| text.contains(' ')),
        };
        let Some(card) = card else {
            return self.refuse(msg!("ask-cards-again", ready = ready.len()));
        };
        let (name, value) = (option.name.clone(), picked_too(self.chosen_cards(&option.name), card));
        let before = self.plan.options.clone();
        self.plan.options.retain(|(other, _)| *other != name);
        self.plan.options.push((name, value));
        self.loaded = None;
        let Ok(loaded) = self.load() else {
            self.plan.options = before;
            return self.refuse(msg!("ask-cards-sign"));
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
        let card = |id: &String| rules.deck().kinds().find(|kind| rules.terms.entry(*kind) == id);
        let item = |(index, id): (usize, &String)| {
            let told = announcer.card_with_text(card(id)?, false)?;
            Some(voice.help(msg!("ready-card", number = index + 1, card = told.into_text().full)))
        };
        ready.iter().enumerate().filter_map(item).collect()
    }
}
