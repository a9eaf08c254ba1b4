//! Replaying a record line by line.

use std::sync::Arc;

use super::{Entry, NumberedEntry, Record, RecordFault, RecordFaultKind, UndoHistory, taker_back};
use crate::engine::{Game, Seat};

/// A replay in progress. A clone continues independently from the same place.
#[derive(Clone)]
pub struct Replay<G: Game> {
    /// The game after the lines played.
    pub game: G,
    history: UndoHistory<G>,
    entries: Arc<[NumberedEntry<G>]>,
    /// Number of lines played.
    pub at: usize,
    /// True if the next line cannot be played.
    stuck: bool,
    seed: u64,
    /// The players whose moves are kept, since they can undo them.
    takers: Vec<Seat>,
}

/// The result of a line.
#[derive(Debug)]
pub enum Replayed<G: Game> {
    /// A move was made.
    Made(G::Step),
    /// A move of this seat was undone, which so many lines come before.
    TakenBack(Seat, usize),
}

impl<G: Game> Replay<G> {
    /// A replay before the first move. `hash` is the hash of the rules.
    ///
    /// # Errors
    /// The rules are others, they are not for so many players, or a line is no move.
    pub fn new(record: &Record, rules: &Arc<G::Rules>, hash: u64) -> Result<Self, RecordFault> {
        let head = &record.head;
        if head.rules != hash {
            return Err(RecordFault { line: super::RULES_LINE, kind: RecordFaultKind::OtherRules });
        }
        if !head.setup.suits(rules) {
            return Err(RecordFault { line: head.seat_line(0), kind: RecordFaultKind::Expected { key: "seat" } });
        }
        let entries = record.entries::<G>(rules)?;
        let takers = match head.shuffle {
            None => taker_back(head.people(), head.setup.referee).into_iter().collect(),
            // At a network table the players may have changed since.
            Some(_) => entries.iter().filter_map(|(_, entry)| entry.taker_back()).collect(),
        };
        Ok(Replay {
            game: G::begin(rules, head.setup, head.seed),
            history: UndoHistory::of(record.branch_point()),
            entries: entries.into(),
            at: 0,
            stuck: false,
            seed: head.seed,
            takers,
        })
    }

    /// The indices of the lines that deal a round.
    pub fn deals(&self) -> impl Iterator<Item = usize> + '_ {
        let deal = |(_, entry): &NumberedEntry<G>| matches!(entry, Entry::Move(_, wanted) if *wanted == G::DEAL);
        self.entries.iter().enumerate().filter(move |(_, entry)| deal(entry)).map(|(place, _)| place)
    }

    /// Plays the rest.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn run(&mut self) -> Result<(), RecordFault> {
        self.try_for_each(|replayed| replayed.map(drop))
    }

    fn play(&mut self, entry: Entry<G::Move>) -> Option<Replayed<G>> {
        match entry {
            Entry::Move(seat, wanted) => {
                let kept = self.takers.contains(&seat);
                self.history.apply(&mut self.game, seat, wanted, kept).ok().map(Replayed::Made)
            }
            Entry::TakenBack(seat) => {
                let taken_back = self.history.take_back(&mut self.game, seat, self.seed).ok();
                taken_back.map(|lines| Replayed::TakenBack(seat, lines))
            }
        }
    }
}

impl<G: Game> Iterator for Replay<G> {
    type Item = Result<Replayed<G>, RecordFault>;

    /// Plays the next line; nothing comes after one that cannot be played.
    fn next(&mut self) -> Option<Self::Item> {
        let (line, entry) = *self.entries.get(self.at).filter(|_| !self.stuck)?;
        let replayed = self.play(entry).ok_or(RecordFault { line, kind: RecordFaultKind::Impossible });
        match &replayed {
            Ok(_) => self.at += 1,
            Err(_) => self.stuck = true,
        }
        Some(replayed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Dice, Setup};
    use crate::games::shedding::engine::{Move, SheddingGame};
    use crate::games::shedding::rules::Rules;
    use crate::record::{Head, RecordedPlayer};
    use crate::rules::Library;

    fn rules() -> (Arc<Rules>, u64) {
        let loaded =
            Library::built_in().load("uno", &[("rounds".to_owned(), "3".to_owned())]).expect("a built-in game");
        (loaded.rules.shed().cloned().expect("a shedding game"), 7)
    }

    /// A match of one person and a computer player, who both play at random; and where its rounds are dealt.
    fn played(rules: &Arc<Rules>, hash: u64) -> (String, Vec<usize>) {
        let setup = Setup::new(2);
        let player = |level: Option<&str>| RecordedPlayer { name: "Sam".to_owned(), level: level.map(str::to_owned) };
        let players = vec![player(None), player(Some("easy"))];
        let (game, options) = ("uno".to_owned(), Vec::new());
        let head = Head { game, rules: hash, options, seed: 5, shuffle: None, setup, origin: None, players };
        let (mut text, mut deals) = (head.write(), Vec::new());
        let (mut game, mut dice) = (SheddingGame::new(Arc::clone(rules), setup, 5), Dice::new(5, 1));
        let mut lines = 0;
        while !game.is_over() {
            let (seat, wanted) = match game.to_act() {
                Some(seat) => (seat, *dice.pick(&game.view_of(seat).legal_moves()).expect("a move")),
                None => (Seat(0), Move::Deal),
            };
            deals.extend((wanted == Move::Deal).then_some(lines));
            game.apply(seat, wanted).expect("a legal move");
            text += &Entry::Move(seat, wanted).write::<SheddingGame>(rules);
            lines += 1;
        }
        (text, deals)
    }

    #[test]
    fn a_match_is_played_again_line_by_line() {
        let (rules, hash) = rules();
        let (text, deals) = played(&rules, hash);
        let record = Record::read(&text).expect("a record");
        let mut replay = Replay::<SheddingGame>::new(&record, &rules, hash).expect("it can be played");
        assert_eq!(replay.deals().collect::<Vec<_>>(), deals);
        assert!(deals.len() > 1 && deals[0] == 0, "{deals:?}");
        for at in 0..record.len() {
            assert_eq!((replay.at, replay.game.is_over()), (at, false));
            assert_eq!(replay.game.to_act().is_none(), deals.contains(&at), "line {at}");
            assert!(matches!(replay.next(), Some(Ok(Replayed::Made(_)))), "line {at}");
        }
        assert_eq!((replay.at, replay.game.is_over(), replay.game.to_act()), (record.len(), true, None));
        assert!(replay.next().is_none());
    }

    #[test]
    fn nothing_comes_after_a_line_that_cannot_be_played() {
        let (rules, hash) = rules();
        let (text, _) = played(&rules, hash);
        let head = text.find("1 deal").expect("a deal");
        let record = Record::read(&format!("{}1 deal\n2 deal\n1 draw\n", &text[..head])).expect("a record");
        let line = text[..head].lines().count() + 2;
        let impossible = RecordFault { line, kind: RecordFaultKind::Impossible };
        let mut replay = Replay::<SheddingGame>::new(&record, &rules, hash).expect("moves");
        assert_eq!(replay.run(), Err(impossible));
        assert_eq!((replay.at, replay.next().is_none()), (1, true));
        let other = Replay::<SheddingGame>::new(&record, &rules, hash + 1).err();
        assert_eq!(other, Some(RecordFault { line: crate::record::RULES_LINE, kind: RecordFaultKind::OtherRules }));
    }

    #[test]
    fn nobody_takes_back_what_a_computer_player_laid() {
        let (rules, hash) = rules();
        let (text, _) = played(&rules, hash);
        let laid = text.find("\n2 play ").expect("it lays a card") + 1;
        let end = laid + text[laid..].find('\n').expect("a line end") + 1;
        let record = Record::read(&format!("{}2 undo\n", &text[..end])).expect("a record");
        let mut replay = Replay::<SheddingGame>::new(&record, &rules, hash).expect("moves");
        let line = text[..end].lines().count() + 1;
        assert_eq!(replay.run(), Err(RecordFault { line, kind: RecordFaultKind::Impossible }));
    }
}
