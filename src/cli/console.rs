//! The person and the devices of a conversation: name, profile, input, screen, speech and sounds.

use std::io;
use std::time::Duration;

use super::arguments::ConversationOptions;
use super::game_setup;
use super::refusal::{CommandResult, Refusal, columns, line};
use super::settings::{Language, choice, chosen_word, look, sound_settings, speech_settings};
use super::values;
use crate::session::settings::Setting;
use crate::session::{self, Conversation, LONGEST_NAME, StepMode, composed, profile_in_use};
use crate::terminal::Screen;
use crate::terminal::repl::{self, StandardStreams};
use crate::terminal::sounds::SoundPlayer;
use crate::terminal::speech::{self, Speaker};
use crate::text::{Channel, HandOrder, Lang, Line, Locale, msg};

/// The most time for the last spoken words at the end of the program.
const FAREWELL: Duration = Duration::from_secs(3);

/// Input, screen, speech and sounds of a conversation.
pub struct Console {
    pub ends: StandardStreams,
    pub screen: Screen<'static>,
    pub speaker: Speaker,
    pub player: SoundPlayer,
    pub status_prompt: bool,
    pub pace: StepMode,
    pub keys: bool,
    pub hand_order: HandOrder,
    pub counts: bool,
}

impl Console {
    pub fn set(flags: &ConversationOptions, language: &mut Language) -> Self {
        let ends = StandardStreams::of_this_process(flags.plain);
        let look = look(flags, language);
        let prompt = chosen_word(flags.prompt, Setting::Prompt, &values::PROMPTS, language);
        let pace = chosen_word(flags.pace, Setting::StepMode, &values::PACES, language);
        let keys = chosen_word(flags.keys, Setting::Keys, &values::ON_OFF, language);
        let order = chosen_word(flags.hand_order, Setting::HandOrder, &values::HAND_ORDERS, language);
        let counts = chosen_word(flags.stats, Setting::Stats, &values::ON_OFF, language);
        let spoken = speech_settings(flags, language);
        let player = SoundPlayer::new(sound_settings(flags, language));
        let screen = if ends.stdout_terminal {
            Screen::fitting(io::stdout(), look, columns)
        } else {
            Screen::new(io::stdout(), look)
        };
        Console {
            ends,
            screen,
            speaker: Speaker::new(speech::of_this_system(), spoken),
            player,
            status_prompt: prompt.unwrap_or(look.width.is_some()),
            pace: pace.unwrap_or_default(),
            keys: keys.unwrap_or(false),
            hand_order: order.unwrap_or_default(),
            counts: counts.unwrap_or(true),
        }
    }

    pub fn lead(self, conversation: impl Conversation) -> CommandResult {
        let Console { ends, screen, speaker, player, .. } = self;
        let mut screen = screen.with_speech(speaker.clone()).with_sounds(player.clone());
        let ended = repl::run(conversation, &mut screen, &ends);
        player.leave(FAREWELL);
        speaker.leave(FAREWELL);
        Ok(ended?)
    }
}

/// The player's name: that of the flag, or else the saved one.
pub fn name(flag: Option<&String>, language: &Language) -> Result<Option<String>, Refusal> {
    match flag {
        Some(name) => check_name(&composed(name), language.lang).map(|()| Some(composed(name))),
        None => Ok(set_name(language)),
    }
}

pub fn set_name(language: &Language) -> Option<String> {
    choice(Setting::Name, None, language.settings.as_ref()).map(|name| name.value)
}

/// Refuses names that mean something at the table.
pub fn check_name(name: &str, lang: Lang) -> Result<(), Refusal> {
    if session::can_be_called(name, lang) {
        return Ok(());
    }
    Err(msg!("cli-bad-name", word = name.to_owned(), max = LONGEST_NAME))
}

/// Creates the profile in use if it is new, and returns a message about it.
pub fn begin_profile(language: &Language) -> Option<Line> {
    let accounts = game_setup::accounts(language.account.clone());
    let account = accounts.current()?;
    let locale = language.locale();
    let is_new = !accounts.has(account);
    match if is_new { accounts.create(account) } else { Ok(()) } {
        Ok(()) => profile_in_use(&locale, &accounts, is_new),
        Err(error) => {
            let file = &accounts.folder(account);
            let failed = msg!("account-failed", name = account.name(), file, reason = &error);
            Some(line(locale.say(failed), Channel::Error))
        }
    }
}

/// Complaints about settings come first.
pub fn notices(lang: Lang, complaints: &[Refusal]) -> Vec<Line> {
    let locale = Locale::new(lang);
    complaints.iter().map(|complaint| line(locale.say(complaint.clone()), Channel::Error)).collect()
}
