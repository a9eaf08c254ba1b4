//! The session: from a typed line to what is said. It knows no terminal.
//!
//! A [`Session`] is a [`Conversation`] in `talk`: a `House`, which is a `keyboard` and a `foyer`, and a table once there
//! is one (`at_table`). A [`Guarded`] one goes on where the program contradicts itself (`contradiction`). Files whose names
//! begin with the same word are one room:
//!
//! - `keyboard`: speech, sounds, look, single keys (`keys`), and how whoever sits there is told things (`preferences`: the
//!   language `voice`, the pace, the order of hands), with the settings of all that.
//! - `desk`: one person's side of a table, with what was told there; `hearing_again` tells it again. `company`: all desks.
//! - `foyer`: what is asked and chosen before a game (`plan`, `seating`, `house_rules`, `own_cards`); `begin` puts it on a
//!   table.
//! - `archive`: what is kept on disk: `records`, `stats`, `profiles`, `unfinished` games.
//! - `playing`: a game at a table, and `table_talk`: the conversation there, over all that a family is (`spoken`).
//! - `shed`, `wall`, `patience`: the families; `reading` is what their readers of typed lines share.
//! - `learning`: a table at which somebody is taught.

mod archive;
mod at_table;
mod begin;
mod change;
mod company;
mod contradiction;
mod conversation;
mod dealer;
mod desk;
mod detail;
mod display;
mod ears;
#[cfg(test)]
mod failing_disk;
mod foyer;
mod foyer_answers;
mod foyer_commands;
mod foyer_questions;
mod game_names;
mod going_on;
mod guarded;
mod hand_order;
mod has;
mod hearing_again;
mod house;
mod house_rules;
mod intent;
mod keyboard;
mod keys;
mod languages;
mod learning;
mod look_commands;
mod lookup;
mod naming;
mod next;
mod not_taken_back;
mod numbers;
mod own_cards;
mod pace;
mod patience;
mod plan;
mod playing;
mod preferences;
mod profiles;
mod question;
mod reading;
mod recorded;
mod recorder;
mod records;
mod resumed;
mod retold;
mod review;
mod saved_rules;
mod script;
mod seated;
mod seating;
mod settings_commands;
mod setup;
mod shed;
mod sound_commands;
mod sounds;
mod speech;
mod speech_commands;
mod spoken;
mod stats;
mod table_talk;
mod talk;
mod unfinished;
mod voice;
mod wall;
mod when;

pub(crate) use change::{Change, Wanted, profile_in_use, resume_typed};
pub(crate) use contradiction::any as contradicted_itself;
pub use contradiction::note_panics;
pub use conversation::{Answer, Conversation, Key, KeyAnswer};
pub(crate) use dealer::dealer_will_sit;
pub(crate) use detail::Place;
pub use detail::{Detail, Details, NoDetail};
pub use display::{Display, Dots, Form, Look, NotAWidth, Width};
pub use guarded::Guarded;
pub(crate) use guarded::outermost;
pub use pace::Pace;
pub(crate) use plan::{Dealer, LONGEST_NAME};
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};
pub(crate) use recorded::{Recorded, Stand, Unplayable, WhyUnplayable, can_be_called};
pub(crate) use saved_rules::{NotSaved, save_rules};
pub(crate) use setup::usual_players;
pub(crate) use sounds::{NoCommand, Soundless};
pub use sounds::{SoundCommand, Sounds};
pub use speech::{Manner, Mute, Percent, Speech, Trouble};
pub(crate) use stats::statistics;
pub use talk::{Session, Start};
pub(crate) use unfinished::Unfinished;
