//! Sessions: from a typed line to the lines of the answer. Independent of any terminal.
//!
//! A [`Session`] implements [`Conversation`]: an `App` (the keyboard, the plan of the next game, the files of the user) and a
//! table while a game is played. [`PanicGuard`] wraps a session and catches internal errors.
//!
//! # Order
//! A module imports only those before it:
//! - outputs and languages: `settings`, `conversation`, `devices`, `language_pack`;
//! - one person's side of a table: `table` (a game that knows no keyboard), `plan`, `history`, `participant`;
//! - the parts of a table that no family changes: `recorder`, `table_state`, `intent` (the meaning of typed lines);
//! - the interface of a family and what is read by it: `game_ui`, `lookup`, `reading`;
//! - files of the user: `panics`, `recorded`, `storage`, `unfinished`;
//! - a person before a game: `keyboard`, `app`, `setup` (the questions);
//! - tables at which lines are typed, whatever the family: `playing`, with games, lessons and replays, and `typing`;
//! - conversations: `remote_participant`, `remote_terminal`, `network_table`, `local_session`, `panic_guard`.

#![cfg_attr(not(feature = "net"), allow(dead_code, unused_imports))]

mod app;
mod conversation;
mod devices;
#[cfg(test)]
mod failing_disk;
mod game_ui;
mod history;
mod intent;
mod keyboard;
mod language_pack;
mod local_session;
mod lookup;
mod network_table;
mod panic_guard;
mod panics;
mod participant;
mod plan;
mod playing;
mod reading;
mod recorded;
mod recorder;
mod remote_participant;
mod remote_terminal;
pub mod settings;
mod setup;
mod storage;
pub mod table;
mod table_state;
mod typing;
mod unfinished;

pub use conversation::{Answer, Bell, Conversation, Key, KeyAnswer};
pub use devices::{
    BrailleForm, Detail, Details, Display, Dots, Look, Mute, Percent, SoundCommand, SoundSettings, SoundSource,
    Soundless, Sounds, Speech, SpeechSettings, Trouble, Width,
};
pub use keyboard::Keyboard;
pub use local_session::{Session, Start};
pub use panic_guard::PanicGuard;
pub use panics::note_panics;
pub use participant::StepMode;
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};

pub(crate) use devices::OutputKind;
pub(crate) use game_ui::{After, AtButtons, EventKind, EventSummary, GameUi, Made, Proposed, Side, has_referee};
pub(crate) use intent::{
    AtKeys, AwaitedInput, Digits, Doing, HandLine, Meaning, ProposalEvent, Question, Reply, keys_of,
};
pub(crate) use language_pack::{LanguagePack, language_question, typed_language};
pub(crate) use network_table::{NetworkTable, TableStart};
pub(crate) use panics::{InternalError, any as contradicted_itself, caught, outermost};
pub(crate) use participant::Audience;
pub(crate) use plan::{Dealer, LONGEST_NAME, ReplayPlan, Resumed, composed};
#[cfg(test)]
pub(crate) use playing::any_table::Button;
pub(crate) use playing::any_table::Buttons;
pub(crate) use recorded::{RecordStatus, Recorded, Unplayable, WhyUnplayable, can_be_called};
pub(crate) use remote_participant::{LanguagePacks, RemoteParticipant};
pub(crate) use setup::commands::dealer_will_sit;
pub(crate) use setup::game_names::exact_games;
pub(crate) use setup::house_rules::{self, NotSaved, save_rules};
pub(crate) use setup::usual_players;
pub(crate) use storage::{Following, FollowingChoice, Results, profile_in_use, resume_typed, statistics, unfit};
pub(crate) use unfinished::Unfinished;
