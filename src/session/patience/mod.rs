//! A patience in a session: what is told, asked, typed and answered.

mod learning;

use std::sync::Arc;

use crate::bot::Level;
use crate::bot::patience::{Player, Tip, chances};
use crate::bot::wall::Budget;
use crate::cards::{CardKind, Colour};
use crate::command::{Cards, Command, Found, Parsed};
use crate::engine::patience::{Awaits, Game, Move, Seen, View, Why};
use crate::engine::{Seat, Viewer};
use crate::record::Entry;
use crate::rules::patience::Rules;
use crate::say::Line;
use crate::say::patience::Announcer;
use crate::session::company::Company;
use crate::session::open::{Ears, Reply, Spoken};
use crate::session::resumed::Entries;
use crate::session::voice::Voice;

impl Spoken for Game {
    type Computer = Player;

    fn rules(&self) -> &Arc<Rules> {
        self.rules()
    }

    fn entries(entries: Entries) -> Option<Vec<Entry<Move>>> {
        match entries {
            Entries::Patience(entries) => Some(entries),
            Entries::Shed(_) | Entries::Wall(_) => None,
        }
    }

    fn computer(level: Level, _seat: Seat, seed: u64, _budget: Budget) -> Player {
        Player::new(seed, level.patience_bot())
    }

    fn choose(&self, computer: &mut Player, number: u64) -> Move {
        computer.choose(self.view(), number)
    }

    fn is_over(&self) -> bool {
        self.view().awaits() == Awaits::Over
    }

    fn position(&self, ears: &Ears<'_>) -> Vec<Line> {
        let announcer = announcer(self, ears);
        vec![announcer.scores(self.view()), announcer.rows(self.view()), announcer.piles(self.view())]
    }

    fn told(&self, ears: &Ears<'_>, seen: &[Seen]) -> Vec<Line> {
        let announcer = announcer(self, ears);
        let begins = matches!(seen, [Seen::Began { .. }, ..]).then(|| announcer.beginning(self.view()));
        begins.into_iter().chain(announcer.step(seen)).collect()
    }

    fn taken_back(&self, ears: &Ears<'_>, _seat: Seat) -> Vec<Line> {
        announcer(self, ears).step(&[Seen::TookBack])
    }

    fn why_not(&self, _seat: Seat, wanted: Move) -> Option<Why> {
        self.view().why_not(wanted)
    }

    fn refusal(&self, ears: &Ears<'_>, why: &Why) -> Line {
        announcer(self, ears).why(why)
    }

    fn situation(&self, ears: &Ears<'_>) -> Vec<Line> {
        vec![announcer(self, ears).turn(self.view())]
    }

    fn status(&self, ears: &Ears<'_>) -> String {
        announcer(self, ears).status(self.view())
    }

    fn read(&self, voice: &Voice, company: &Company, command: Command, rest: &str) -> Option<Reply<Move>> {
        let typing = Typing { game: self, voice };
        let ears = company.ears(voice);
        let announcer = announcer(self, &ears);
        let view = self.view();
        let told = |line: Line| Reply::Told(vec![line]);
        let with_colour = |tell: &dyn Fn(Colour) -> Line| match typing.colour(rest) {
            Some(colour) => Reply::Told(vec![tell(colour)]),
            None => Reply::Refused(voice.misused(command)),
        };
        Some(match command {
            Command::Lay | Command::Put | Command::Choose | Command::Keep | Command::Stop => {
                Reply::of(typing.wanted(command, rest))
            }
            // In some languages the word asks about any card, too.
            Command::Top if !rest.is_empty() => Reply::Told(company.table.card(voice, rest)),
            Command::Top => told(announcer.next(view)),
            Command::Piles if rest.is_empty() => told(announcer.piles(view)),
            Command::Piles => with_colour(&|colour| announcer.pile(view, colour)),
            Command::Rows => {
                let kept = (!view.kept().is_empty()).then(|| announcer.kept(view));
                Reply::Told([announcer.rows(view)].into_iter().chain(kept).collect())
            }
            Command::Row => with_colour(&|colour| announcer.row(view, colour)),
            Command::Counts => told(announcer.counts(view)),
            Command::Scores => told(announcer.scores(view)),
            Command::Turn => Reply::Situation,
            Command::Can if self.is_over() => Reply::Situation,
            Command::Can => told(announcer.can(view)),
            Command::Why => match typing.wanted_behind(command, rest) {
                Ok(wanted) => told(match view.why_not(wanted) {
                    Some(why) => announcer.why(&why),
                    None => announcer.what_if(view, wanted),
                }),
                Err(line) => Reply::Refused(line),
            },
            Command::What => match typing.wanted_behind(command, rest) {
                Ok(wanted) => told(announcer.what_if(view, wanted)),
                Err(line) => Reply::Refused(line),
            },
            Command::Tip => match Tip::of(view) {
                Some(tip) => told(announcer.tip(&tip)),
                None => Reply::Refused(voice.not_now(command)),
            },
            Command::Chances => match chances(view) {
                Some(outlook) => told(announcer.chances(&outlook)),
                None => Reply::Refused(voice.not_now(command)),
            },
            _ => return None,
        })
    }

    /// A card is laid.
    fn read_bare(&self, voice: &Voice, _company: &Company, typed: &str) -> Option<Reply<Move>> {
        let typing = Typing { game: self, voice };
        typing.card(typed).map(Reply::of)
    }
}

fn announcer<'a>(game: &'a Game, ears: &Ears<'a>) -> Announcer<'a> {
    let announcer = Announcer::new(ears.locale, game.rules()).expect("a game has a locale with its cards");
    match (ears.viewer, ears.names) {
        (Viewer::Onlooker, [name, ..]) => announcer.watching(name),
        _ => announcer,
    }
}

/// Somebody types at a patience.
struct Typing<'a> {
    game: &'a Game,
    voice: &'a Voice,
}

impl Typing<'_> {
    fn view(&self) -> View<'_> {
        self.game.view()
    }

    fn all_cards(&self) -> impl Iterator<Item = &Cards> {
        self.voice.cards().into_iter().chain(self.voice.other_cards())
    }

    fn colour(&self, typed: &str) -> Option<Colour> {
        self.all_cards().find_map(|cards| cards.colour(&cards.words(typed)))
    }

    /// The move of a command.
    fn wanted(&self, command: Command, rest: &str) -> Result<Move, Line> {
        match command {
            Command::Put => Ok(Move::Put),
            Command::Keep => Ok(Move::Keep),
            Command::Stop => Ok(Move::Stop),
            Command::Choose => self.colour(rest).map(Move::Wish).ok_or_else(|| self.voice.misused(command)),
            _ if rest.is_empty() => Ok(Move::Lay),
            _ => self.lay(rest),
        }
    }

    /// A move behind `why` or `what`; a card alone is laid.
    fn wanted_behind(&self, asked: Command, rest: &str) -> Result<Move, Line> {
        match self.voice.commands().parse(rest) {
            Parsed::Command(
                command @ (Command::Lay | Command::Put | Command::Choose | Command::Keep | Command::Stop),
                rest,
            ) => self.wanted(command, rest),
            _ => self.card(rest).unwrap_or_else(|| Err(self.voice.misused(asked))),
        }
    }

    /// `lay red`, `lay row red`, `lay red 12`, `lay wish card red`.
    fn lay(&self, rest: &str) -> Result<Move, Line> {
        let small = self.voice.locale().full("words-row", &[]);
        let is_small = |word: &&str| small.split_whitespace().any(|small| small == word.to_lowercase());
        let rest: Vec<&str> = rest.split_whitespace().filter(|word| !is_small(word)).collect();
        let rest = rest.join(" ");
        if let Some(colour) = self.colour(&rest) {
            return Ok(Move::Row(colour));
        }
        let unknown = || Err(self.voice.error("card-not-in-game", &[("word", rest.as_str().into())]));
        self.card(&rest).unwrap_or_else(unknown)
    }

    /// A card that is to be laid: the turned one, the end of a row, or a wish card with a colour behind it. None if the words
    /// are no card.
    fn card(&self, typed: &str) -> Option<Result<Move, Line>> {
        self.all_cards().find_map(|cards| {
            let words = cards.card_words(typed);
            let (meant, behind) = (1..=words.len()).rev().find_map(|split| {
                let meant = match cards.card(&words[..split]) {
                    Found::One(card) => vec![card],
                    Found::Several(cards) => cards,
                    Found::None => return None,
                };
                let behind = cards.colour(&words[split..]);
                (behind.is_some() || split == words.len()).then_some((meant, behind))
            })?;
            Some(self.laid(&meant, behind))
        })
    }

    fn laid(&self, meant: &[CardKind], colour: Option<Colour>) -> Result<Move, Line> {
        let (view, rules) = (self.view(), self.game.rules());
        let is_any = meant.iter().any(|card| rules.is_any_card(*card));
        match colour {
            Some(colour) if is_any => return Ok(Move::Wish(colour)),
            Some(_) => return Err(self.voice.misused(Command::Lay)),
            None => {}
        }
        if view.turned().is_some_and(|card| meant.contains(&card)) {
            return Ok(Move::Lay);
        }
        let end = |colour: &Colour| view.row(*colour).first().is_some_and(|card| meant.contains(card));
        let mut ends = rules.deck().all_colours().filter(end);
        match (ends.next(), ends.next()) {
            (Some(colour), None) => Ok(Move::Row(colour)),
            (Some(_), Some(_)) => Err(self.voice.misused(Command::Lay)),
            (None, _) if is_any => Err(self.voice.misused(Command::Choose)),
            (None, _) => Err(self.voice.error("patience-not-at-hand", &[("card", meant[0].into())])),
        }
    }
}
