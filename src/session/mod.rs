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
mod at_table;
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
mod guarded;
mod hand_order;
mod happened;
mod has;
mod hearing_again;
mod house;
mod in_words;
mod intent;
mod keyboard;
mod languages;
mod learning;
mod lookup;
#[cfg(feature = "net")]
mod mark;
mod naming;
mod next;
mod not_taken_back;
mod numbers;
mod outpost;
mod pace;
mod packed;
mod plan;
mod playing;
mod preferences;
mod question;
mod reading;
mod recorded;
mod recorder;
mod resumed;
mod retelling;
mod retold;
mod review;
mod script;
mod seated;
mod seating;
mod setup;
mod shed;
mod spoken;
mod table_talk;
mod talk;
mod typing;
mod unfinished;
mod voice;
mod when;

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
pub use guarded::PanicGuard;
pub(crate) use guarded::outermost;
pub(crate) use happened::{Act, EventSummary};
pub(crate) use intent::{Doing, Held, Intent, Reply};
pub(crate) use keyboard::keys::{AtKeys, AwaitedInput, Digits};
pub use keyboard::{
    Display, Dots, Form, Look, Manner, Mute, NotAWidth, Percent, SoundCommand, Sounds, Speech, Trouble, Width,
};
pub(crate) use keyboard::{NoCommand, Soundless};
#[cfg(feature = "net")]
pub(crate) use languages::{language_question, typed_language};
pub(crate) use learning::Learnable;
pub(crate) use lookup::cards_meant;
#[cfg(feature = "net")]
pub(crate) use mark::Mark;
pub use outpost::RemoteTerminal;
pub use pace::StepMode;
#[cfg(feature = "net")]
pub(crate) use plan::Resumed;
pub(crate) use plan::Retold;
pub(crate) use plan::{Dealer, LONGEST_NAME};
pub use plan::{LaidOut, Plan, SeatFault, SeatPlan, read_seats};
pub(crate) use reading::{only_cards_and_numbers, pieces, read_open};
pub(crate) use recorded::{Recorded, Stand, Unplayable, WhyUnplayable, can_be_called};
pub(crate) use setup::usual_players;
#[cfg(feature = "net")]
pub(crate) use spoken::AtButtons;
pub(crate) use spoken::{After, Made, Side, Spoken, has_dealer, has_referee};
pub use talk::{Session, Start};
pub(crate) use unfinished::Unfinished;
pub(crate) use voice::LanguagePack;
