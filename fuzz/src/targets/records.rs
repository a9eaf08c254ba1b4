//! Records: the faulty line is reported, or the record is replayed. A record that is read and written again is the
//! same.

use std::sync::Arc;
use std::time::Duration;

use sixdot::engine::Game;
use sixdot::record::{Record, Replay};

use super::loaded;
use crate::within::within;

/// CPU time limit of reading, loading and replaying, each.
const LONGEST: Duration = Duration::from_secs(2);

/// Tries one input.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let Ok(mut record) = within(LONGEST, String::new, || Record::read(&text)) else { return 1 };
    let again = Record::read(&record.head.write()).expect("what was written can be read");
    assert_eq!(again.head, record.head, "what was written is read as something else");
    let loads = || loaded(&record.head.game, &record.head.options);
    let Some(loaded) = within(LONGEST, String::new, loads) else { return 1 };
    // A seed of a game before the rules changed is as good as any.
    record.head.rules = loaded.hash;
    within(LONGEST, String::new, || {
        sixdot::of_family!(&loaded.rules, G, rules => play::<G>(&record, rules, loaded.hash));
    });
    1
}

fn play<G: Game>(record: &Record, rules: &Arc<G::Rules>, hash: u64) {
    let Ok(mut replay) = Replay::<G>::new(record, rules, hash) else { return };
    let ended = replay.run();
    assert!(ended.is_ok() || replay.next().is_none(), "a record goes on behind its fault");
    let _ = (replay.game.to_act(), replay.game.is_over());
}
