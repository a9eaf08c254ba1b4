//! Tables at which everybody has a keyboard of their own: somebody elsewhere (`guest`, `presentation`), the languages that they share (`voices`),
//! and what happens at their table (`gathering`).

mod buttons;
mod gathering;
mod guest;
mod presentation;
mod table;
mod voices;

pub use buttons::{Button, Buttons};
pub use gathering::{Begun, NetworkTable};
pub use guest::RemoteParticipant;
pub use presentation::Presentation;
pub use table::Apart;
pub use voices::LanguagePacks;
