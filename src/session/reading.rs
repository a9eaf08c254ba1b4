//! Chooses among the meanings of a line at a table.

use super::game_ui::{GameUi, Side, is_there};
use super::intent::{Intent, Meaning, Reply};
use super::language_pack::{LanguagePack, Scope};
use super::table_state::TableState;
use crate::cards::Wish;
use crate::engine::Seat;
use crate::input::{
    Act, BookQuestion, Command, Meanings, MoveCommand, Phrases, Said, Value, inflected, listed, normal, quoted,
};
use crate::rules::Kind;
use crate::text::{Cue, Line, Text, msg};

/// The scopes of the grammar at a table of a family.
fn scopes(family: Kind) -> &'static [&'static str] {
    match family {
        Kind::Shed => &["shed", "deal", "table", "all"],
        Kind::Wall => &["wall", "table", "all"],
        Kind::Patience => &["patience", "table", "all"],
    }
}

impl TableState {
    /// The players' names in all forms. A form that is another player's name is left out.
    pub fn player_phrases(&self, voice: &LanguagePack) -> Phrases {
        let endings = listed(voice.lang(), "name-endings");
        let names: Vec<String> = self.seats.names.iter().map(|name| normal(name)).collect();
        let mut phrases = Phrases::new();
        for (seat, name) in names.iter().enumerate() {
            for form in inflected(name, &endings).into_iter().filter(|form| !names.contains(form)) {
                phrases.entry(form).or_insert(seat);
            }
        }
        phrases.extend(names.into_iter().enumerate().map(|(seat, name)| (name, seat)));
        phrases
    }

    /// The meanings of a line at this table, in these scopes beside those of every table.
    pub fn read(&self, line: &str, more: &[&'static str], named: &[(&'static str, Phrases)]) -> Meanings {
        let voice = self.participant().voice();
        let scopes = [more, scopes(voice.family())].concat();
        self.read_as(line, &scopes, named)
    }

    /// The meanings of a line in these scopes alone, with these phrases besides the players.
    pub fn read_as(&self, line: &str, scopes: &[&'static str], named: &[(&'static str, Phrases)]) -> Meanings {
        let voice = self.participant().voice();
        let deck = self.played.rules.terms.deck();
        let colours = || deck.all_colours().map(Wish::Colour).collect();
        let wishes: Vec<Wish> = self.played.rules.shed().map_or_else(colours, |rules| rules.all_wishes().collect());
        let mut phrases = named.to_vec();
        phrases.push(("player", self.player_phrases(voice)));
        voice.read(line, Scope { scopes, wishes: &wishes, phrases: &phrases })
    }
}

impl Said {
    pub fn command(&self) -> Option<Command> {
        Command::of_intent(self.intent).map(|(command, _)| command)
    }

    /// The rest of the intent behind its command: `off` for `speech-off`.
    pub fn variant(&self) -> &'static str {
        Command::of_intent(self.intent).map_or("", |(_, variant)| variant)
    }

    /// The free text.
    pub fn rest(&self) -> &str {
        self.text("text")
    }

    pub fn player(&self) -> Option<Seat> {
        self.phrase("player").and_then(|seat| u8::try_from(seat).ok()).map(Seat)
    }

    /// A question without arguments.
    pub fn question(intent: &'static str) -> Self {
        Said::plain(Act::Tell, intent)
    }

    /// The help of a command.
    pub fn help(voice: &LanguagePack, command: Command) -> Self {
        Said::question("help").with("text", Value::Text(voice.name_of(command).to_owned()))
    }
}

/// Chooses what is done: answers to what is asked, and a call that is due; the fewest cards; what can be meant; what can
/// be done. If nothing would move, one answer is told. Several moves are asked about.
pub fn decide<G: GameUi>(side: Side<'_, G>, meanings: &Meanings, line: &str) -> Intent<G::Deed> {
    let is_answer = |said: &&Said| said.act == Act::Answer && !said.asks;
    let answers: Vec<Meaning<G::Deed>> =
        meanings.said.iter().filter(is_answer).filter_map(|said| G::answer(side, said)).collect();
    // A letter answers as a code only where codes are shown, unless it means nothing else.
    let is_letter = line.trim().chars().count() == 1 && meanings.said.iter().any(|said| said.act == Act::Tell);
    let is_answered = !is_letter || side.table_state.participant().preferences.look.is_in_codes();
    if !answers.is_empty() && is_answered {
        return one(side, answers, line);
    }
    let mut said: Vec<&Said> = meanings.said.iter().filter(|said| said.act != Act::Answer).collect();
    let is_yes_or_no = meanings.said.iter().any(|said| ["yes", "no"].contains(&said.intent) && !said.asks);
    if said.is_empty() && is_yes_or_no && G::not_understood(side, line).is_none() {
        return Intent::Reply(Reply::Refused(side.voice().error(msg!("read-nothing-asked"))));
    }
    if let Some(due) = said.iter().find(|said| !said.asks && G::is_due(side, said)) {
        return one(side, vec![G::resolve(side, due)], line);
    }
    let lays = |said: &Said| said.act == Act::Move && said.command() == Some(MoveCommand::Play.into());
    // A call that is not due is refused: `last card` tells nothing else where that is a call, but `hand` does.
    if said.iter().any(|said| said.intent == "call" && said.has("call") && !said.asks) {
        let is_named = |command| normal(side.voice().name_of(command)) == normal(line);
        said.retain(|said| said.act != Act::Tell || said.command().is_some_and(is_named));
    }
    let resolved = said.into_iter().map(|said| match (said.act, said.command()) {
        // Asked about, nothing is changed: the help of the command is told.
        (Act::Change, Some(command)) if said.asks => (said, Meaning::Said(Said::help(side.voice(), command))),
        _ => (said, G::resolve(side, said)),
    });
    let possible: Vec<_> = resolved.filter(|(_, meaning)| *meaning != Meaning::Impossible).collect();
    let laid = possible.iter().filter(|(said, _)| lays(said)).map(|(said, _)| said.cards().count());
    let fewest = laid.min().unwrap_or(0);
    let fits = |said: &Said| !lays(said) || said.cards().count() == fewest;
    one(side, possible.into_iter().filter(|(said, _)| fits(said)).map(|(_, meaning)| meaning).collect(), line)
}

fn one<G: GameUi>(side: Side<'_, G>, found: Vec<Meaning<G::Deed>>, line: &str) -> Intent<G::Deed> {
    let mut left: Vec<Meaning<G::Deed>> = Vec::new();
    for meaning in found {
        if !left.contains(&meaning) && meaning != Meaning::Impossible {
            left.push(meaning);
        }
    }
    let is_refused = |meaning: &Meaning<G::Deed>| match meaning {
        Meaning::Refused(_) => true,
        Meaning::Deed(deed) => !G::is_allowed(side, deed),
        _ => false,
    };
    if left.len() > 1 && !left.iter().all(is_refused) {
        left.retain(|meaning| !is_refused(meaning));
    }
    let moves = left.iter().any(|meaning| matches!(meaning, Meaning::Deed(_)));
    if !moves {
        // A question may be guessed at; what only tells comes before what changes something.
        let told = |act: Act| {
            left.iter().find_map(|meaning| match meaning {
                Meaning::Said(said) if said.act == act => Some(said.clone()),
                _ => None,
            })
        };
        if let Some(said) = told(Act::Tell).or_else(|| told(Act::Move)).or_else(|| told(Act::Change)) {
            return Intent::Said(said);
        }
        left.truncate(1);
    }
    let refused = |line| Intent::Reply(Reply::Refused(line));
    let asked =
        left.iter().find_map(|meaning| if let Meaning::Asks(line) = meaning { Some(line.clone()) } else { None });
    match (left.as_slice(), asked) {
        ([], _) => refused(not_understood(side, line)),
        (_, Some(line)) => refused(line),
        ([_], None) => match left.remove(0) {
            Meaning::Deed(deed) => Intent::Reply(Reply::Deed(deed)),
            Meaning::Said(said) => Intent::Said(said),
            Meaning::Asks(line) | Meaning::Refused(line) => refused(line),
            Meaning::Impossible => refused(not_understood(side, line)),
        },
        _ => refused(which(side, &left, line)),
    }
}

/// Asks which of several meanings is meant.
fn which<G: GameUi>(side: Side<'_, G>, left: &[Meaning<G::Deed>], line: &str) -> Line {
    let voice = side.voice();
    let ways = left.iter().filter_map(|meaning| match meaning {
        Meaning::Deed(deed) => Some(G::in_full(side, deed)),
        Meaning::Said(said) => said.command().map(|command| voice.name_of(command).to_owned()),
        _ => None,
    });
    several(voice, line, ways.collect())
}

pub fn several(voice: &LanguagePack, line: &str, ways: Vec<String>) -> Line {
    let ways = voice.locale.join(ways.into_iter().map(Text::plain), "or");
    voice.error(msg!("read-several", word = quoted(line), ways)).with_cue(Cue::Question)
}

/// One sentence with the whole line, and a hint.
fn not_understood<G: GameUi>(side: Side<'_, G>, line: &str) -> Line {
    if let Some(line) = G::not_understood(side, line) {
        return line;
    }
    let voice = side.voice();
    let is_there = |command| is_there(Some(side.table_state), command);
    voice.not_understood(line, &is_there)
}

impl LanguagePack {
    pub fn not_understood(&self, line: &str, is_there: &dyn Fn(Command) -> bool) -> Line {
        const FEW: usize = 4;
        let words: Vec<&str> = line.split_whitespace().collect();
        let scopes = scopes(self.family());
        // A word that makes sense of the line.
        let near = |(at, word): (usize, &&str)| {
            let near = self.nearest(word, is_there).filter(|near| normal(near) != normal(word))?;
            let line = [&words[..at], &[near.as_str()], &words[at + 1..]].concat().join(" ");
            let said = self.read_in(&line, scopes).said;
            said.iter().any(|said| !said.has("text")).then_some(near)
        };
        let near = if words.len() <= FEW { words.iter().enumerate().find_map(near) } else { None };
        let card = self.names().filter(|_| words.len() > 1).and_then(|names| names.within(line));
        match (near, card) {
            (Some(near), _) => self.error(msg!("unknown-command-suggest", word = quoted(line), suggestion = near)),
            (None, Some(card)) => {
                let play = match self.family() {
                    Kind::Shed => MoveCommand::Play,
                    Kind::Wall => MoveCommand::Take,
                    Kind::Patience => MoveCommand::Lay,
                };
                let (play, ask) = (self.name_of(play), self.name_of(BookQuestion::Card));
                self.error(msg!("unknown-command-card", word = quoted(line), card, play, ask))
            }
            (None, None) => self.error(msg!("unknown-command", word = quoted(line))),
        }
    }
}
