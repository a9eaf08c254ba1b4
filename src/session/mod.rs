//! Sessions: from a typed line to the lines of the answer. Independent of any terminal.
//!
//! A [`Session`] implements [`Conversation`]: an `App` (a `keyboard` and the `setup` wizard with its `storage`) and a
//! table while a game is played. [`PanicGuard`] wraps a session and catches internal errors.
//!
//! - `keyboard`: speech, sounds, display, single keys and the commands that change them.
//! - `participant`, `audience`, `history`: one person's side of a table. `table_state`: all participants and the
//!   set-up.
//! - `setup`: the questions before a game. `storage`: records, statistics, profiles.
//! - `playing`: a game at a table; `table_talk`: its conversation, generic over the family (`game_ui`); `shedding`:
//!   shedding games.
//! - `network_table`, `remote_participant`, `remote_terminal`: play over a network.
//! - `lesson`: lessons. `replay`: recorded games, move by move.

#![cfg_attr(not(feature = "net"), allow(dead_code, unused_imports))]

mod app;
mod audience;
mod conversation;
#[cfg(test)]
mod failing_disk;
mod game_ui;
mod history;
mod intent;
mod keyboard;
mod language_pack;
mod lesson;
mod lookup;
mod network_table;
mod panic_guard;
mod participant;
mod plan;
mod playing;
mod reading;
mod recorded;
mod recorder;
mod remote_participant;
mod remote_terminal;
mod replay;
pub mod settings;
mod setup;
mod storage;
pub mod table;
mod table_state;
mod table_talk;
mod typing;
mod unfinished;

pub use app::{Session, Start};
pub use audience::{Detail, Details, NoDetail, StepMode};
pub use conversation::{Answer, Bell, Conversation, Key, KeyAnswer};
pub use keyboard::{
    BrailleForm, Display, Dots, Look, Mute, NotAWidth, Percent, SoundCommand, Sounds, Speech, SpeechSettings,
    Trouble, Width,
};
pub use panic_guard::{PanicGuard, note_panics};
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};
pub use remote_terminal::RemoteTerminal;

pub(crate) use audience::{Audience, OutputKind};
pub(crate) use game_ui::{After, AtButtons, GameUi, Made, Proposed, Side, has_dealer, has_referee};
pub(crate) use intent::{Doing, EnterWord, HandLine, Intent, ProposalEvent, Question, Reply};
pub(crate) use keyboard::Soundless;
pub(crate) use keyboard::keys::{AtKeys, AwaitedInput, Digits, keys_of};
pub(crate) use language_pack::{LanguagePack, language_question, typed_language, typed_place};
pub(crate) use lesson::Learnable;
pub(crate) use lookup::cards_meant;
pub(crate) use network_table::{Button, Buttons, NetworkTable, TableStart};
pub(crate) use panic_guard::{InternalError, any as contradicted_itself, caught, outermost};
pub(crate) use plan::{Dealer, LONGEST_NAME, ReplayPlan, Resumed};
pub(crate) use reading::{
    is_only_asked_about, is_question, is_remark, nearest, only_cards_and_numbers, pieces, read_open, typed_line,
};
pub(crate) use recorded::{RecordStatus, Recorded, Unplayable, WhyUnplayable, can_be_called};
pub(crate) use remote_participant::{LanguagePacks, Presentation, RemoteParticipant};
pub(crate) use replay::search::{EventKind, EventSummary};
pub(crate) use setup::commands::dealer_will_sit;
pub(crate) use setup::house_rules::{NotSaved, save_rules};
pub(crate) use setup::usual_players;
pub(crate) use storage::{ProfileChange, WantedProfile, profile_in_use, resume_typed, statistics};
pub(crate) use table_state::TableState;
pub(crate) use unfinished::Unfinished;
