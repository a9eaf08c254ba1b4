//! Sessions: from a typed line to the lines of the answer. Independent of any terminal.
//!
//! A [`Session`] implements [`Conversation`]: an `App` (a `keyboard` and the `setup` wizard with its `storage`) and a
//! table while a game is played (`at_table`). [`PanicGuard`] wraps a session and catches internal errors.
//!
//! - `keyboard`: speech, sounds, display, single keys and the commands that change them.
//! - `participant`, `audience`, `history`: one person's side of a table. `table_state`: all participants and the
//!   set-up.
//! - `setup`: the questions before a game. `storage`: records, statistics, profiles.
//! - `playing`: a game at a table; `table_talk`: its conversation, generic over the family (`spoken`); `shed`:
//!   shedding games.
//! - `network_table`, `remote_participant`, `remote_terminal`: play over a network.
//! - `learning`: lessons.

#![cfg_attr(not(feature = "net"), allow(dead_code, unused_imports))]

mod app;
mod at_table;
mod audience;
mod conversation;
#[cfg(test)]
mod failing_disk;
mod happened;
mod has;
mod history;
mod in_words;
mod intent;
mod keyboard;
mod language_pack;
mod learning;
mod lookup;
#[cfg(feature = "net")]
mod network_table;
mod next;
mod not_taken_back;
mod panic_guard;
mod participant;
mod plan;
mod playing;
mod question;
mod reading;
mod recorded;
mod recorder;
#[cfg(feature = "net")]
mod remote_participant;
mod remote_terminal;
mod resumed;
mod retelling;
mod retold;
mod script;
mod setup;
mod shed;
mod spoken;
mod storage;
mod table_state;
mod table_talk;
mod typing;
mod unfinished;

// Former names of these modules, for files that still use them.
use app as house;
use audience as ears;
use audience as preferences;
use language_pack as numbers;
use language_pack as voice;
#[cfg(feature = "net")]
use network_table as apart;
use panic_guard as contradiction;
use participant as desk;
use storage as when;
use table_state as company;
use table_state as seated;

pub use app::{Session, Start};
pub use audience::{Detail, Details, NoDetail, StepMode};
pub use conversation::{Answer, Bell, Conversation, Key, KeyAnswer};
pub use keyboard::{
    Display, Dots, Form, Look, Manner, Mute, NotAWidth, Percent, SoundCommand, Sounds, Speech, Trouble, Width,
};
pub use panic_guard::{PanicGuard, note_panics};
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};
pub use remote_terminal::RemoteTerminal;

pub(crate) use audience::{Audience, Place};
pub(crate) use happened::{Act, EventSummary};
pub(crate) use intent::{Doing, Held, Intent, Reply};
pub(crate) use keyboard::keys::{AtKeys, AwaitedInput, Digits};
pub(crate) use keyboard::{NoCommand, Soundless};
pub(crate) use language_pack::{LanguagePack, language_question, typed_language};
pub(crate) use learning::Learnable;
pub(crate) use lookup::cards_meant;
#[cfg(feature = "net")]
pub(crate) use network_table::{Begun, Button, Buttons, NetworkTable};
pub(crate) use panic_guard::{any as contradicted_itself, caught, outermost};
pub(crate) use plan::{Dealer, LONGEST_NAME, Resumed, Retold};
pub(crate) use reading::{only_cards_and_numbers, pieces, read_open};
pub(crate) use recorded::{Recorded, Stand, Unplayable, WhyUnplayable, can_be_called};
#[cfg(feature = "net")]
pub(crate) use remote_participant::{LanguagePacks, Presentation, RemoteParticipant};
pub(crate) use setup::commands::dealer_will_sit;
pub(crate) use setup::house_rules::{NotSaved, save_rules};
pub(crate) use setup::usual_players;
#[cfg(feature = "net")]
pub(crate) use spoken::AtButtons;
pub(crate) use spoken::{After, Made, Side, Spoken, has_dealer, has_referee};
pub(crate) use storage::{Change, Wanted, profile_in_use, resume_typed, statistics};
pub(crate) use unfinished::Unfinished;
