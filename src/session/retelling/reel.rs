//! A recorded game of which every place can be gone to: how it stood there, and what happened just before.

use crate::notation::Written;
use crate::record::{RecordFault, Replay, Replayed};

/// The fewest lines between two places that are kept.
const FEWEST_BETWEEN: usize = 64;

/// The most places that are kept.
const MOST_KEPT: usize = 256;

/// A game from its beginning to its last line that can be played. The places are counted from 0, before the deal.
pub struct ReplayCursor<G: Written> {
    /// The game as it stood at places at equal distances, so that no way back is long.
    kept: Vec<Replay<G>>,
    /// That distance.
    between: usize,
    count: usize,
    is_over: bool,
    fault: Option<RecordFault>,
}

/// A place of a game: how it stands there, and what happened just before.
pub struct Scene<G: Written> {
    /// The place.
    pub place: usize,
    /// The game there.
    pub replay: Replay<G>,
    /// What led there; nothing before the deal.
    pub replayed: Option<Replayed<G>>,
}

impl<G: Written> ReplayCursor<G> {
    /// A record before its first line, which has so many.
    pub fn new(begin: Replay<G>, lines: usize) -> Self {
        let between = FEWEST_BETWEEN.max(lines / MOST_KEPT + 1);
        let mut kept = vec![begin.clone()];
        let (mut replay, mut fault) = (begin, None);
        while let Some(replayed) = replay.next() {
            if let Err(met) = replayed {
                fault = Some(met);
            } else if replay.at() % between == 0 {
                kept.push(replay.clone());
            }
        }
        ReplayCursor { kept, between, count: replay.at(), is_over: replay.is_over(), fault }
    }

    /// The last place.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether the game is over at its last place, so that nothing needs to be hidden.
    pub fn is_over(&self) -> bool {
        self.is_over && self.fault.is_none()
    }

    /// The places right behind the deal of each round.
    pub fn deals(&self) -> Vec<usize> {
        self.kept[0].deals().map(|place| place + 1).filter(|place| *place <= self.count).collect()
    }

    /// What is wrong with the first line that cannot be played.
    pub fn fault(&self) -> Option<&RecordFault> {
        self.fault.as_ref()
    }

    /// A place; the last one for what lies behind it.
    pub fn scene(&self, place: usize) -> Scene<G> {
        let place = place.min(self.count);
        // The place before it, so that what led there is told.
        let before = place.saturating_sub(1);
        let mut replay = self.kept[before / self.between].clone();
        let mut replayed = None;
        while replay.at() < place {
            replayed = replay.next().and_then(Result::ok);
        }
        Scene { place, replay, replayed }
    }

    /// The scenes behind a place, one after the other.
    pub fn scenes_from(&self, place: usize) -> impl Iterator<Item = Scene<G>> + '_ {
        let mut replay = self.scene(place).replay;
        std::iter::from_fn(move || {
            if replay.at() >= self.count {
                return None;
            }
            let replayed = replay.next()?.ok();
            Some(Scene { place: replay.at(), replay: replay.clone(), replayed })
        })
    }
}
