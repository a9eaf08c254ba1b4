//! The session: from a typed line to what is said. It knows no terminal.
//!
//! A [`Session`] is a [`Conversation`]: it asks what has to be chosen (`setup`), then leads a game (`playing`), whose
//! moves are in `act` and whose questions are in `ask`, `thinking` and `lookup`. How it would be spoken is steered in
//! `speaking`.

mod act;
mod ask;
mod cards;
mod conversation;
mod decide;
mod draws;
mod learning;
mod lookup;
mod opening;
mod person;
mod plan;
mod playing;
mod profile;
mod program;
mod recorder;
mod resumed;
mod retold;
mod saving;
mod script;
mod setup;
mod speaking;
mod speech;
mod talk;
mod thinking;
mod voice;

pub use conversation::{Answer, Conversation};
pub use plan::{LONGEST_NAME, Plan, SeatFault, SeatPlan, is_name, read_seats};
pub use profile::{NotSaved, SavedRules, save_rules};
pub use resumed::Resumed;
pub use retold::retold;
pub use setup::usual_players;
pub use speech::{Manner, Mute, Percent, Speech, Trouble};
pub use talk::{Session, Start};
