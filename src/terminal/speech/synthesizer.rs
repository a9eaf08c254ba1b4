//! The system's voices through the crate `tts`: on Windows, and on Linux through the library of Speech
//! Dispatcher, which blocks forever if the daemon is stuck. Only the speech thread waits for it.

use std::thread;
use std::time::{Duration, Instant};

use tts::{Error, Tts, Voice};

use super::speaker::{Priority, Service, SpeechResult, meant};
use crate::session::{Percent, SpeechSettings, Trouble};

const LOOK: Duration = Duration::from_millis(50);

/// Marks a variant, as in `German+Anna`.
const VARIANT: char = '+';

pub struct Synthesizer {
    tts: Tts,
    manner: Option<SpeechSettings>,
}

impl Synthesizer {
    /// Connects to the system's speech.
    ///
    /// # Errors
    /// [`Trouble::NotReached`]; the crate gives no reason.
    pub fn connect() -> SpeechResult<Self> {
        let tts = Tts::default().map_err(|_| Trouble::NotReached)?;
        Ok(Synthesizer { tts, manner: None })
    }

    /// Voices for the language, those without a variant first.
    fn voices_for(&self, manner: &SpeechSettings) -> SpeechResult<Vec<Voice>> {
        let mut voices = self.tts.voices().map_err(lost)?;
        voices.retain(|voice| voice.language().primary_language() == manner.lang.code());
        voices.sort_by_key(|voice| voice.name().contains(VARIANT));
        Ok(voices)
    }

    /// A voice of another language would be unintelligible, so one of the language is always selected.
    fn adopt_voice(&mut self, manner: &SpeechSettings) -> SpeechResult {
        if !self.tts.supported_features().voice {
            return Ok(());
        }
        let voices = self.voices_for(manner)?;
        let names: Vec<String> = voices.iter().map(Voice::name).collect();
        let chosen = manner.voice().and_then(|wanted| meant(wanted, names.iter().map(String::as_str)));
        let Some(voice) = voices.get(chosen.unwrap_or(0)) else { return Err(Trouble::NoVoiceFor(manner.lang)) };
        self.tts.set_voice(voice).map_err(lost)?;
        match manner.voice() {
            Some(name) if chosen.is_none() => Err(Trouble::NoVoice { name: name.to_owned(), lang: manner.lang }),
            _ => Ok(()),
        }
    }
}

impl Service for Synthesizer {
    fn adopt(&mut self, manner: &SpeechSettings) -> SpeechResult {
        let features = self.tts.supported_features();
        let before = self.manner.replace(manner.clone());
        let changed = |part: fn(&SpeechSettings) -> Option<Percent>| {
            part(manner).filter(|_| before.as_ref().is_none_or(|before| part(before) != part(manner)))
        };
        if let Some(rate) = changed(|manner| manner.rate).filter(|_| features.rate) {
            let (slowest, normal, fastest) = (self.tts.min_rate(), self.tts.normal_rate(), self.tts.max_rate());
            self.tts.set_rate(between(rate, slowest, normal, fastest)).map_err(lost)?;
        }
        if let Some(volume) = changed(|manner| manner.volume).filter(|_| features.volume) {
            let (softest, loudest) = (self.tts.min_volume(), self.tts.max_volume());
            let middle = softest.midpoint(loudest);
            self.tts.set_volume(between(volume, softest, middle, loudest)).map_err(lost)?;
        }
        let same = before.is_some_and(|before| before.lang == manner.lang && before.voice() == manner.voice());
        if same { Ok(()) } else { self.adopt_voice(manner) }
    }

    fn say(&mut self, text: &str, _: Priority) -> SpeechResult {
        self.tts.speak(text, false).map(drop).map_err(lost)
    }

    fn stop(&mut self) -> SpeechResult {
        self.tts.stop().map(drop).map_err(lost)
    }

    fn voices(&mut self) -> SpeechResult<Vec<String>> {
        match self.manner.clone() {
            Some(manner) => {
                let names: Vec<String> = self.voices_for(&manner)?.iter().map(Voice::name).collect();
                let plain: Vec<String> = names.iter().filter(|name| !name.contains(VARIANT)).cloned().collect();
                Ok(if plain.is_empty() { names } else { plain })
            }
            None => Ok(Vec::new()),
        }
    }

    fn leave(&mut self, at_most: Duration) {
        // Speech Dispatcher continues after a disconnect; other backends stop with the program.
        let deadline = Instant::now() + at_most;
        while !cfg!(target_os = "linux")
            && Instant::now() < deadline
            && self.tts.is_speaking().is_ok_and(|speaking| speaking)
        {
            thread::sleep(LOOK);
        }
    }
}

fn lost(_: Error) -> Trouble {
    Trouble::Lost
}

/// Interpolates on a scale whose default is not in the middle.
fn between(part: Percent, least: f32, middle: f32, most: f32) -> f32 {
    let part = f32::from(part.number()) / f32::from(Percent::MOST);
    if part < 0.5 { least + (middle - least) * part * 2.0 } else { middle + (most - middle) * (part * 2.0 - 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_is_what_is_usual() {
        let rate = |part| Percent::new(part).map(|part| between(part, 0.5, 1.0, 6.0));
        assert_eq!([0, 25, 50, 75, 100].map(rate), [0.5, 0.75, 1.0, 3.5, 6.0].map(Some));
    }
}
