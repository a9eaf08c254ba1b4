//! The session: from a typed line to what is said. It knows no terminal.
//!
//! A [`Session`] is a [`Conversation`] in `talk`: a `App`, which is a `keyboard` and a `foyer`, and a table once there
//! is one (`at_table`). A [`PanicGuard`] one goes on where the program contradicts itself (`contradiction`). Files whose names
//! begin with the same word are one room:
//!
//! - `keyboard`: speech, sounds, single keys, and how whoever sits there is told things (`preferences`: the language `voice`, the
//!   look, the prompt, the pace, the order of hands), with the settings of all that.
//! - `desk`: one person's side of a table, with what was told there; `hearing_again` tells it again. `company`: all desks.
//! - `foyer`: what is asked and chosen before a game (`plan`, `seating`, `house_rules`, `own_cards`), until it stands on a
//!   table (`begin`).
//! - `archive`: what is kept on disk: records, the count of evenings, profiles, `unfinished` games.
//! - `playing`: a game at a table, and `table_talk`: the conversation there, over all that a family is (`spoken`).
//! - `shed`: shedding games; the rooms of other families are their own. `reading` is what their readers of typed lines share.
//! - `learning`: a table at which somebody is taught.

#[cfg(feature = "net")]
mod apart;
mod archive;
mod change;
mod company;
mod contradiction;
mod conversation;
mod desk;
mod detail;
mod ears;
#[cfg(test)]
mod failing_disk;
mod foyer;
mod game_names;
mod game_ui;
mod guarded;
mod hand_order;
mod hearing_again;
mod house;
mod intent;
mod keyboard;
mod languages;
mod lesson;
mod lookup;
#[cfg(feature = "net")]
mod mark;
mod naming;
mod numbers;
mod outpost;
mod pace;
mod packed;
mod plan;
mod playing;
mod preferences;
mod reading;
mod recorded;
mod recorder;
mod replay;
mod review;
mod seating;
mod setup;
mod shedding;
mod table_talk;
mod talk;
mod typing;
mod unfinished;
mod voice;
mod when;

use game_ui as has;
use game_ui as spoken;
use intent as in_words;
use lesson as learning;
use typing as at_table;
use typing as next;
use typing as seated;

#[cfg(feature = "net")]
pub(crate) use apart::{Begun, Button, Buttons, LanguagePacks, NetworkTable, Presentation, RemoteParticipant};
pub(crate) use archive::stats::statistics;
pub(crate) use change::{Change, Wanted, profile_in_use, resume_typed};
pub(crate) use contradiction::any as contradicted_itself;
#[cfg(feature = "net")]
pub(crate) use contradiction::caught;
pub use contradiction::note_panics;
pub use conversation::{Answer, Bell, Conversation, Key, KeyAnswer};
pub(crate) use detail::Place;
pub use detail::{Detail, Details, NoDetail};
pub(crate) use ears::Audience;
pub(crate) use foyer::dealer::dealer_will_sit;
pub(crate) use foyer::saved_rules::{NotSaved, save_rules};
pub(crate) use game_ui::{After, AtButtons, Made, Side, Spoken, has_dealer, has_referee};
pub use guarded::PanicGuard;
pub(crate) use guarded::outermost;
pub(crate) use intent::{Doing, Held, Intent, Reply};
pub(crate) use keyboard::keys::{AtKeys, AwaitedInput, Digits};
pub use keyboard::{
    Display, Dots, Form, Look, Manner, Mute, NotAWidth, Percent, SoundCommand, Sounds, Speech, Trouble, Width,
};
pub(crate) use keyboard::{NoCommand, Soundless};
#[cfg(feature = "net")]
pub(crate) use languages::{language_question, typed_language};
pub(crate) use lesson::Learnable;
pub(crate) use lookup::cards_meant;
#[cfg(feature = "net")]
pub(crate) use mark::Mark;
pub use outpost::RemoteTerminal;
pub use pace::StepMode;
pub(crate) use plan::{Dealer, LONGEST_NAME, Resumed, Retold};
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};
pub(crate) use reading::{only_cards_and_numbers, pieces, read_open};
pub(crate) use recorded::{Recorded, Stand, Unplayable, WhyUnplayable, can_be_called};
pub(crate) use replay::search::{Act, EventSummary};
pub(crate) use setup::usual_players;
pub use talk::{Session, Start};
pub(crate) use unfinished::Unfinished;
pub(crate) use voice::LanguagePack;
