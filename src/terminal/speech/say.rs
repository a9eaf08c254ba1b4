//! Speech on macOS: the program `say`, with one process for each text. The frameworks of the system speak only in
//! programs with a run loop.

use std::collections::VecDeque;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::speaker::{Priority, Service, SpeechResult, meant};
use crate::session::{SpeechSettings, Trouble};
use crate::text::Lang;

const LOOK: Duration = Duration::from_millis(20);

/// The voices that macOS brings; the first ones of its list speak for fun.
const USUAL: [&str; 3] = ["Samantha", "Anna", "Satu"];

pub struct Say {
    program: String,
    lang: Option<Lang>,
    /// The arguments for voice and rate.
    options: Vec<String>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    texts: VecDeque<(Vec<String>, String)>,
    /// The process that speaks.
    child: Option<Child>,
    left: bool,
}

impl State {
    fn is_busy(&self) -> bool {
        self.child.is_some() || !self.texts.is_empty()
    }

    fn stop(&mut self) {
        self.texts.clear();
        if let Some(child) = &mut self.child {
            // It may have ended.
            let _ = child.kill();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Speaks one text after another until the connection ends.
    fn run(&self, program: &str) {
        loop {
            let is_idle = |state: &mut State| state.texts.is_empty() && !state.left;
            let mut state = self.changed.wait_while(self.lock(), is_idle).unwrap_or_else(PoisonError::into_inner);
            let Some((options, text)) = state.texts.pop_front() else { return };
            // Without a process the text is lost; `adopt` has already started one.
            state.child = begin(program, &options, &text).ok();
            drop(state);
            while self.is_speaking() {
                thread::sleep(LOOK);
            }
            self.lock().child = None;
            self.changed.notify_all();
        }
    }

    fn is_speaking(&self) -> bool {
        self.lock().child.as_mut().is_some_and(|child| child.try_wait().is_ok_and(|status| status.is_none()))
    }
}

/// The text goes through a pipe, since it may begin with a hyphen.
fn begin(program: &str, options: &[String], text: &str) -> std::io::Result<Child> {
    let mut command = Command::new(program);
    command.args(options).args(["-f", "-"]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        // Two brackets begin a command for the voice.
        pipe.write_all(text.replace("[[", "[").as_bytes())?;
    }
    Ok(child)
}

impl Say {
    /// Starts the thread that speaks.
    ///
    /// # Errors
    /// [`Trouble::NotReached`] if there is no thread.
    pub fn connect(program: &str) -> SpeechResult<Self> {
        let shared = Arc::new(Shared::default());
        let (near, run) = (Arc::clone(&shared), program.to_owned());
        let spoken = thread::Builder::new().name("say".to_owned()).spawn(move || near.run(&run));
        spoken.map_err(|_| Trouble::NotReached)?;
        Ok(Say { program: program.to_owned(), lang: None, options: Vec::new(), shared })
    }

    /// The voices of a language, from rows such as `Anna (Premium)  de_DE    # Hallo!`.
    fn voices_for(&self, lang: Lang) -> SpeechResult<Vec<String>> {
        let listed = Command::new(&self.program).args(["-v", "?"]).stdin(Stdio::null()).output();
        let listed = listed.map_err(|_| Trouble::NotReached)?;
        let rows = String::from_utf8_lossy(&listed.stdout);
        let voice = |row: &str| {
            let (name, locale) = row.split('#').next()?.trim_end().rsplit_once(' ')?;
            locale.starts_with(lang.code()).then(|| name.trim_end().to_owned())
        };
        let mut voices: Vec<String> = rows.lines().filter_map(voice).collect();
        voices.sort_by_key(|name| !USUAL.contains(&name.as_str()));
        Ok(voices)
    }
}

impl Service for Say {
    fn adopt(&mut self, manner: &SpeechSettings) -> SpeechResult {
        self.lang = Some(manner.lang);
        let voices = self.voices_for(manner.lang)?;
        let chosen = manner.voice().and_then(|wanted| meant(wanted, voices.iter().map(String::as_str)));
        let voice = voices.get(chosen.unwrap_or(0));
        self.options = voice.map(|voice| vec!["-v".to_owned(), voice.clone()]).unwrap_or_default();
        if let Some(rate) = manner.rate {
            // In words a minute, of which 175 are usual.
            let part = u32::from(rate.number());
            let rate = 75 + 2 * part + 7 * part.saturating_sub(50);
            self.options.extend(["-r".to_owned(), rate.to_string()]);
        }
        match manner.voice() {
            _ if voice.is_none() => Err(Trouble::NoVoiceFor(manner.lang)),
            Some(name) if chosen.is_none() => Err(Trouble::NoVoice { name: name.to_owned(), lang: manner.lang }),
            _ => Ok(()),
        }
    }

    fn say(&mut self, text: &str, _: Priority) -> SpeechResult {
        self.shared.lock().texts.push_back((self.options.clone(), text.to_owned()));
        self.shared.changed.notify_all();
        Ok(())
    }

    fn stop(&mut self) -> SpeechResult {
        self.shared.lock().stop();
        Ok(())
    }

    fn voices(&mut self) -> SpeechResult<Vec<String>> {
        self.lang.map_or_else(|| Ok(Vec::new()), |lang| self.voices_for(lang))
    }

    fn leave(&mut self, at_most: Duration) {
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), at_most, |state| state.is_busy());
        waited.unwrap_or_else(PoisonError::into_inner).0.stop();
    }
}

impl Drop for Say {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.stop();
        state.left = true;
        drop(state);
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::session::Percent;
    use crate::storage::test_folder::TestFolder;

    /// Notes its options and texts; the text `long` takes a minute.
    const FAKE: &str = r#"#!/bin/sh
if [ "$2" = "?" ]; then
    echo "Albert              en_US    # Hello!"
    echo "Anna (Premium)      de_DE    # Hallo!"
    echo "Samantha            en_US    # Hello!"
    exit
fi
text=$(cat)
echo "$* $text" >> "$0.txt"
[ "$text" != long ] || exec sleep 60
"#;

    fn service(folder: &TestFolder) -> Say {
        crate::storage::create_folder(folder).expect("a folder");
        let program = folder.join("say");
        fs::write(&program, FAKE).expect("a program");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it can be run");
        Say::connect(&program.display().to_string()).expect("a thread")
    }

    fn manner(lang: Lang) -> SpeechSettings {
        SpeechSettings { rate: Percent::new(60), ..SpeechSettings::silent(lang) }
    }

    #[test]
    fn texts_are_spoken_in_turn_by_a_voice_of_the_language() {
        let folder = TestFolder::new("say");
        let mut say = service(&folder);
        say.adopt(&manner(Lang::En)).expect("a voice");
        assert_eq!(say.voices(), Ok(vec!["Samantha".to_owned(), "Albert".to_owned()]));
        say.say("-5 [[points", Priority::Message).expect("it is queued");
        say.adopt(&manner(Lang::De)).expect("a voice");
        say.say("zwei", Priority::Message).expect("it is queued");
        say.leave(Duration::from_secs(20));
        let said = fs::read_to_string(folder.join("say.txt")).expect("the texts");
        assert_eq!(said, "-v Samantha -r 265 -f - -5 [points\n-v Anna (Premium) -r 265 -f - zwei\n");
        assert_eq!(say.adopt(&manner(Lang::Fi)), Err(Trouble::NoVoiceFor(Lang::Fi)));
    }

    #[test]
    fn a_stop_ends_the_text_and_those_after_it() {
        let folder = TestFolder::new("say-stop");
        let mut say = service(&folder);
        say.say("long", Priority::Message).expect("it is queued");
        say.say("never", Priority::Message).expect("it is queued");
        let file = folder.join("say.txt");
        while !fs::read_to_string(&file).is_ok_and(|said| said.ends_with('\n')) {
            thread::sleep(LOOK);
        }
        say.stop().expect("it stops");
        say.say("last", Priority::Message).expect("it is queued");
        say.leave(Duration::from_secs(20));
        assert_eq!(fs::read_to_string(&file).expect("the texts"), "-f - long\n-f - last\n");
    }
}
