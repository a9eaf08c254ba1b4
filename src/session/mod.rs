//! The session: from a typed line to what is said. It knows no terminal.
//!
//! A [`Session`] is a [`Conversation`]: it asks what has to be chosen (`setup`), then leads a game (`playing`), whose
//! moves are in `act` and whose questions are in `ask`, `thinking` and `lookup`; what a line is is found out in `reading`; games that lie open are in `open`, and
//! somebody is taught in `learning`. What was told is told again in `reviewing`. How it
//! would be shown is steered in `showing`, how it would be spoken in `speaking`, and how it would sound in `sounding`.

mod accounts;
mod act;
mod agree;
mod ask;
mod asked;
mod cards;
mod change;
mod choose;
mod company;
mod conversation;
mod course;
mod dealer;
mod decide;
mod detail;
mod display;
mod draws;
mod foyer;
mod game_names;
mod going_on;
mod hand_order;
mod has;
mod keys;
mod languages;
mod learning;
mod lookup;
mod naming;
mod not_taken_back;
mod numbers;
mod open;
mod open_talk;
mod opening;
mod pace;
mod patience;
mod person;
mod plan;
mod playing;
mod profile;
mod program;
mod reading;
mod recorded;
mod recorder;
mod resumed;
mod retold;
mod review;
mod reviewing;
mod saving;
mod seated;
mod seating;
mod setup;
mod showing;
mod sounding;
mod sounds;
mod speaking;
mod speech;
mod stats;
mod talk;
mod thinking;
mod unfinished;
mod voice;
mod wall;
mod when;
mod which;

pub use change::{Change, Wanted, profile_in_use, resume_typed};
pub use conversation::{Answer, Conversation, Key, KeyAnswer};
pub use dealer::dealer_will_sit;
pub use detail::{Detail, Details, NoDetail, Place};
pub use display::{Display, Dots, Form, Look, NotAWidth, Width};
pub use pace::Pace;
pub use plan::{Dealer, LONGEST_NAME, LaidOut, Plan, SeatFault, SeatPlan, is_name, read_seats};
pub use profile::{NotSaved, SavedRules, save_rules};
pub use recorded::{Recorded, Stand, Unplayable, WhyUnplayable, can_be_called};
pub use resumed::Resumed;
pub use retold::{retold, retold_open};
pub use setup::usual_players;
pub use sounds::{NoCommand, SoundCommand, Soundless, Soundproof, Sounds};
pub use speech::{Manner, Mute, Percent, Speech, Trouble};
pub use stats::statistics;
pub use talk::{Session, Start};
pub use unfinished::{Unfinished, Waiting};
pub use which::{Picked, Which};
