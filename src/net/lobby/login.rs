//! Logging in by name, session token, key, words of return or passphrase; and forgetting a person.

use std::time::{Duration, Instant};

use super::state::{FailedLogins, PendingQuestion, Person, SavedPerson};
use super::{Hello, Lobby, MOST_KEPT, MOST_PEOPLE, PersonId, Refusal, ServerMessage, Told, person_in};
use crate::input::normal;
use crate::net::commands::LobbyCommand;
use crate::net::limits::Quota;
use crate::net::names::{InvalidName, check_name, guest_base, guest_name};
use crate::net::outbox::WireLine;
use crate::session::{LanguagePack, Look, Width, composed};
use crate::storage;
use crate::terminal::printable;
use crate::text::{Lang, Line, Locale, msg};

const WORDS: usize = 4;

const MOST_KEYS: usize = 8;

/// Maximum number of failed attempts for a name within a period.
const MOST_WRONG: u32 = 10;

const WHILE: Duration = Duration::from_secs(60);

impl Person {
    /// Counts an attempt with words of return or a passphrase.
    ///
    /// # Errors
    /// Too many attempts have failed.
    fn count_attempt(&mut self, lang: Lang, now: Instant) -> Result<(), Refusal> {
        let tried = self.wrong.filter(|wrong| now.saturating_duration_since(wrong.since) < WHILE);
        let tried = tried.unwrap_or(FailedLogins { since: now, count: 0 });
        if tried.count >= MOST_WRONG {
            return Err(Refusal::new(lang, msg!("lobby-too-many-wrong")));
        }
        self.wrong = Some(FailedLogins { count: tried.count + 1, ..tried });
        Ok(())
    }
}

impl Lobby {
    /// Logs a person in, new or returning.
    ///
    /// # Errors
    /// The refusal in the requested language.
    pub fn log_in(&mut self, hello: &Hello, now: Instant) -> Result<PersonId, Refusal> {
        let lang = hello.lang();
        let known = match self.with_secret(hello) {
            // A key is tried before the name is requested.
            None if hello.key.is_some() && hello.name.is_empty() => {
                return Err(Refusal { said: String::new(), wants_words: false });
            }
            None if !hello.words.trim().is_empty() => Some(self.with_words(hello, now)?),
            known => known,
        };
        let id = match known {
            Some(id) if self.people.get(&id).is_some_and(|person| person.saved.banned) => {
                return Err(Refusal::new(lang, msg!("lobby-banned")));
            }
            Some(id) => {
                let has_new_key = self.add_key(id, hello);
                self.guard(self.table_of(id), |lobby| lobby.resume(id, hello, has_new_key, now));
                id
            }
            None => self.register(hello, now)?,
        };
        if let Some(person) = self.people.get_mut(&id) {
            if let Some(width) = hello.braille.and_then(Width::new) {
                person.participant.change_look(Look { width: Some(width), ..person.participant.look() });
            }
            person.forgets = hello.forgets;
            person.cleartext = hello.cleartext;
            person.look_shown = None;
        }
        if known.is_some() {
            self.confirm_welcome(id);
            self.note_visit(id);
            self.guard(self.table_of(id), |lobby| lobby.resend_shuffle(id, now));
        }
        self.show_look(id);
        self.show_state(id);
        Ok(id)
    }

    pub fn would_be_new(&self, hello: &Hello) -> bool {
        let tries_key = hello.key.is_some() && hello.name.is_empty();
        !tries_key && hello.words.trim().is_empty() && self.with_secret(hello).is_none()
    }

    fn register(&mut self, hello: &Hello, now: Instant) -> Result<PersonId, Refusal> {
        let lang = hello.lang();
        let wanted = composed(&printable(&hello.name));
        if self.people.len() >= MOST_PEOPLE {
            return Err(Refusal::new(lang, msg!("lobby-full-house")));
        }
        self.free_unconfirmed_name(&wanted);
        self.check_new_name(&wanted, hello)?;
        let id = self.people.keys().next_back().map_or(0, |last| *last).max(self.unread_person) + 1;
        let token = [(self.chance)(), (self.chance)()].map(|part| format!("{part:016x}")).concat();
        let saved = SavedPerson {
            name: wanted.clone(),
            token: token.clone(),
            lang: lang.code().to_owned(),
            seen: self.seconds(),
            ..SavedPerson::default()
        };
        let path = self.folder.join("people").join(format!("{id}.json"));
        let _ = storage::disk::remove(&path.with_extension("lines"));
        let person = Person::new(saved, &path, &self.library, &mut self.voices, &self.synced, now);
        let mut person = person.map_err(|error| Refusal { said: error.to_string(), wants_words: false })?;
        (person.away, person.since_start) = (None, false);
        person.shuffles = hello.shuffles && !hello.forgets;
        self.names.add(&wanted, id);
        self.people.insert(id, Box::new(person));
        self.out
            .push((id, ServerMessage::Welcome { token, name: wanted.clone(), lang, last: 0, typed: 0, back: false }));
        let voice = LanguagePack::new(lang);
        let mut lines = vec![voice.help(msg!("lobby-welcome", name = wanted))];
        if self.add_key(id, hello) {
            lines.push(key_kept(&voice, hello));
        } else if hello.forgets {
            lines.extend(self.issue_words(id));
        }
        self.keep_person(id);
        if hello.code.trim().is_empty() {
            lines.push(voice.help(msg!("lobby-where")));
        } else {
            lines.extend(self.guard_answer(id, |lobby| lobby.join(id, &printable(&hello.code), now)));
        }
        self.tell(id, &lines, None);
        self.send_updates(self.table_of(id));
        Ok(id)
    }

    /// Checks the name of a new person. The refusal says how somebody of that name can return, or proposes a guest
    /// name.
    fn check_new_name(&self, wanted: &str, hello: &Hello) -> Result<(), Refusal> {
        let voice = LanguagePack::new(hello.lang());
        let like = self.names.find_similar(wanted).and_then(|id| self.people.get(&id));
        let Err(invalid) = check_name(wanted, like.map(|person| person.saved.name.as_str())) else { return Ok(()) };
        let is_taken = invalid == InvalidName::Taken;
        let owner = self.named(wanted).and_then(|id| self.people.get(&id)).filter(|_| is_taken);
        let owner = owner.map(|person| &person.saved);
        if hello.cleartext && owner.is_some_and(|saved| !saved.passphrase.is_empty()) {
            return Err(Refusal::new(hello.lang(), msg!("lobby-overheard-name", name = wanted)));
        }
        let wants_words = owner.is_some_and(|saved| !saved.words.is_empty() || !saved.passphrase.is_empty());
        let guest = guest_name(&voice.locale, wanted);
        let is_free = is_taken && self.names.find_similar(&guest).is_none() && check_name(&guest, []).is_ok();
        let why = if is_free { msg!("lobby-name-guest", name = wanted, guest) } else { invalid.message(wanted) };
        Err(Refusal { wants_words, ..Refusal::new(hello.lang(), why) })
    }

    /// Frees a similar name that was never confirmed: the host or the connection failed before the welcome arrived.
    fn free_unconfirmed_name(&mut self, wanted: &str) {
        let Some(id) = self.names.find_similar(wanted) else { return };
        let is_unconfirmed = |person: &Person| {
            !person.saved.welcomed
                && person.away.is_some()
                && !person.saved.has_reserved_name()
                && !person.saved.banned
        };
        if self.people.get(&id).is_some_and(|person| is_unconfirmed(person)) {
            let table_id = self.table_of(id);
            self.guard(table_id, |lobby| drop(lobby.leave_table(id, false)));
            self.remove_person(id);
            self.send_updates(table_id);
        }
    }

    pub fn confirm_welcome(&mut self, id: PersonId) {
        // The data may just have been deleted.
        let Some(person) = self.people.get_mut(&id) else { return };
        if !std::mem::replace(&mut person.saved.welcomed, true) {
            self.keep_person(id);
        }
    }

    fn resume(&mut self, id: PersonId, hello: &Hello, has_new_key: bool, now: Instant) {
        let person = person_in(&mut self.people, id);
        person.asked = None;
        person.shuffles = hello.shuffles && !hello.forgets;
        let away = person.away.take().map(|since| now.saturating_duration_since(since));
        // Without the token, the client does not know which lines were received.
        let knows = is_same(&person.saved.token, &hello.token) && !hello.forgets;
        let had = if knows || hello.after > 0 { hello.after } else { person.had };
        let after = had.min(person.outbox.last);
        let (gone, mut missed) = person.outbox.lines_after(after);
        let SavedPerson { name, token, typed, .. } = person.saved.clone();
        let lang = person.participant.lang();
        let voice = LanguagePack::new(lang);
        self.out.push((id, ServerMessage::Welcome { token, name, lang, last: after, typed, back: true }));
        // Clients without memory receive lines again that were already heard; these do not count as missed.
        let meanwhile = match away {
            _ if knows || hello.after > 0 || person.since_start => 0,
            Some(_) => person.left_at,
            None => person.outbox.last,
        };
        let count = missed.iter().filter(|told| told.n > meanwhile).count();
        let heard = missed.last().map(|told| told.text.clone());
        if gone > 0 {
            // Takes the number of the last dropped line, so that it comes first.
            let line = voice.help(msg!("lobby-gone", count = gone));
            missed.insert(0, WireLine { n: after + gone, ..WireLine::of(0, &line) });
        }
        self.out.push((id, ServerMessage::Missed(missed)));
        // A new connection has not received any state.
        person.shown = None;
        let since_start = std::mem::take(&mut person.since_start);
        let wants_words = hello.forgets && person.saved.words.is_empty() && !person.saved.has_reserved_name();
        let was_away = away.is_some();
        // Clients that have just started or display nothing by themselves are told that the session was resumed.
        let mut lines = Vec::new();
        if let Some(away) = away.or_else(|| (hello.begins || !knows).then_some(Duration::ZERO)) {
            let minutes = away.as_secs() / 60;
            // After a restart of the host, the time of absence is unknown.
            lines.push(voice.help(if since_start {
                msg!("lobby-you-are-back-again", count)
            } else {
                msg!("lobby-you-are-back", minutes, count)
            }));
            if wants_words {
                lines.extend(self.issue_words(id));
                self.keep_person(id);
            }
            if has_new_key {
                lines.push(key_kept(&voice, hello));
            }
            lines.extend(self.guard_answer(id, |lobby| Ok(lobby.return_to_seat(id, was_away, heard.as_deref()))));
        }
        // The person may already sit at that table.
        let code = printable(&hello.code);
        let table_id = self.table_of(id);
        if !code.trim().is_empty() && (table_id.is_none() || table_id != self.with_code(&code)) {
            lines.extend(self.guard_answer(id, |lobby| lobby.join(id, &code, now)));
        }
        if !lines.is_empty() {
            self.tell(id, &lines, None);
            self.send_updates(self.table_of(id));
        }
    }

    /// Adds the presented key to the person; true if it is new.
    fn add_key(&mut self, id: PersonId, hello: &Hello) -> bool {
        let Some(key) = &hello.key else { return false };
        let saved = self.people.values().filter(|person| person.saved.has_reserved_name()).count();
        let Some(person) = self.people.get_mut(&id) else { return false };
        // The name of a guest is not reserved.
        if guest_base(&person.saved.name).is_some() {
            return false;
        }
        let keys = &mut person.saved.keys;
        if keys.contains(key) || keys.is_empty() && saved >= MOST_KEPT {
            return false;
        }
        if keys.len() >= MOST_KEYS {
            keys.remove(0);
        }
        keys.push(key.clone());
        self.keep_person(id);
        true
    }

    /// Hash to check the passphrase against; none if there is nothing to check.
    ///
    /// # Errors
    /// Too many attempts have failed, or the connection is not encrypted.
    pub fn passphrase_to_check(&mut self, hello: &Hello, now: Instant) -> Option<Result<String, Refusal>> {
        if hello.words.trim().is_empty() || self.with_secret(hello).is_some() {
            return None;
        }
        let id = self.named(&printable(&hello.name))?;
        let person = self.people.get_mut(&id).filter(|person| !person.saved.passphrase.is_empty())?;
        if hello.cleartext {
            return Some(Err(Refusal::new(hello.lang(), msg!("lobby-overheard-sent"))));
        }
        let hash = person.saved.passphrase.clone();
        // Counted in advance, which also limits concurrent attempts.
        Some(person.count_attempt(hello.lang(), now).map(|()| hash))
    }

    fn issue_words(&mut self, id: PersonId) -> Vec<Line> {
        let words = self.words(&Locale::new(self.person(id).participant.lang()), WORDS);
        self.person_mut(id).saved.words.clone_from(&words);
        self.help(id, msg!("lobby-words", words))
    }

    fn with_secret(&self, hello: &Hello) -> Option<PersonId> {
        let has = |person: &Person| hello.key.as_ref().is_some_and(|key| person.saved.keys.contains(key));
        let with_key = || self.people.iter().find(|(_, person)| has(person)).map(|(id, _)| *id);
        self.with_token(&hello.token).or_else(with_key)
    }

    pub fn with_token(&self, token: &str) -> Option<PersonId> {
        self.people.iter().find(|(_, person)| is_same(&person.saved.token, token)).map(|(id, _)| *id)
    }

    /// Finds a person by name and words of return, with limited attempts.
    fn with_words(&mut self, hello: &Hello, now: Instant) -> Result<PersonId, Refusal> {
        let name = printable(&hello.name);
        let wrong = |wants_words| Refusal {
            wants_words,
            ..Refusal::new(hello.lang(), msg!("lobby-wrong-words", name = &name))
        };
        let id = self.named(&name).ok_or_else(|| wrong(false))?;
        let person = self.person_mut(id);
        if !person.saved.passphrase.is_empty() {
            if hello.proven.as_ref() == Some(&person.saved.passphrase) {
                person.wrong = None;
                return Ok(id);
            }
            let why = msg!("lobby-wrong-passphrase", name = &name);
            return Err(Refusal { wants_words: true, ..Refusal::new(hello.lang(), why) });
        }
        if person.saved.words.is_empty() {
            return Err(wrong(false));
        }
        person.count_attempt(hello.lang(), now)?;
        if is_same(&normal(&person.saved.words), &normal(&printable(&hello.words))) {
            person.wrong = None;
            return Ok(id);
        }
        Err(wrong(true))
    }

    pub fn taken_over(&self, id: PersonId) -> String {
        self.error(id, msg!("lobby-taken")).pop().map(|line| line.text).unwrap_or_default()
    }
}

fn key_kept(voice: &LanguagePack, hello: &Hello) -> Line {
    voice.help(msg!(if (hello.forgets) "lobby-key" else "lobby-key-of-program"))
}

/// Constant-time comparison.
fn is_same(own: &str, given: &str) -> bool {
    own.len() == given.len() && own.bytes().zip(given.bytes()).fold(0, |all, (own, given)| all | (own ^ given)) == 0
}

const LEAST: usize = 8;
const MOST: usize = 200;

/// Rate of passphrase changes, each of which costs a hash.
const CHANGES: Quota = Quota { burst: 5, interval: Duration::from_secs(60) };

impl Lobby {
    pub(super) fn ask_passphrase(&mut self, id: PersonId, now: Instant) -> Told {
        let saved = self.people.values().filter(|person| person.saved.has_reserved_name()).count();
        let person = self.person_mut(id);
        let why_not = if saved >= MOST_KEPT && !person.saved.has_reserved_name() {
            Some(msg!("lobby-keep-full"))
        } else if person.cleartext {
            Some(msg!("lobby-overheard"))
        } else if !CHANGES.allow(&mut person.changes, now) {
            Some(msg!("lobby-too-fast"))
        } else {
            None
        };
        if let Some(why_not) = why_not {
            return self.refuse(id, why_not);
        }
        person.asked = Some(PendingQuestion::Passphrase);
        self.out.push((id, ServerMessage::Secret(true)));
        Ok(self.line(id, |voice| voice.question(msg!("lobby-keep-ask", least = LEAST))))
    }

    /// Handles the answer to a pending question; none if the line is something else.
    pub(super) fn answer_question(&mut self, id: PersonId, typed: &str) -> Option<Vec<Line>> {
        let person = self.person_mut(id);
        let voice = person.participant.shared_voice();
        let asked = person.asked.take()?;
        let next = match asked {
            PendingQuestion::Forgotten => return self.answer_forgetting(id, &voice, typed),
            PendingQuestion::Passphrase | PendingQuestion::Again(_) if typed.is_empty() => {
                Err(msg!("lobby-keep-off"))
            }
            PendingQuestion::Passphrase => match typed.chars().count() {
                0..LEAST => Ok((PendingQuestion::Passphrase, msg!("lobby-keep-short", least = LEAST))),
                LEAST..=MOST => Ok((PendingQuestion::Again(typed.to_owned()), msg!("lobby-keep-again"))),
                _ => Ok((PendingQuestion::Passphrase, msg!("lobby-keep-long", most = MOST))),
            },
            PendingQuestion::Again(first) if first == typed => {
                let token = person.saved.token.clone();
                self.passphrases.push((token, first));
                self.out.push((id, ServerMessage::Secret(false)));
                return Some(Vec::new());
            }
            PendingQuestion::Again(_) => Err(msg!("lobby-keep-differs")),
        };
        Some(vec![match next {
            Ok((asked, question)) => {
                person.asked = Some(asked);
                voice.question(question)
            }
            Err(end) => {
                self.out.push((id, ServerMessage::Secret(false)));
                voice.help(end)
            }
        }])
    }

    /// The confirmation to forget a person must be the next line.
    fn answer_forgetting(&mut self, id: PersonId, voice: &LanguagePack, typed: &str) -> Option<Vec<Line>> {
        let answer = voice.read_in(typed, &["all"]);
        if answer.has("no") {
            return Some(vec![voice.help(msg!("lobby-forget-off"))]);
        }
        if answer.has("yes") {
            self.person_mut(id).asked = Some(PendingQuestion::Forgotten);
            return Some(vec![voice.question(msg!("lobby-forget-ask"))]);
        }
        match LobbyCommand::read(voice, typed) {
            Some((LobbyCommand::Forget, said)) if is_me(voice, said.rest()) => {
                self.delete_person(id);
                Some(Vec::new())
            }
            _ => None,
        }
    }

    /// Handles input that was not displayed.
    pub(super) fn answer_secretly(&mut self, id: PersonId, typed: &str) -> Told {
        let asked = self.person(id).asked.as_ref();
        if !matches!(asked, Some(PendingQuestion::Passphrase | PendingQuestion::Again(_))) {
            return self.refuse(id, msg!("lobby-unasked"));
        }
        Ok(self.answer_question(id, &printable(typed)).unwrap_or_default())
    }

    /// Stores the hash of a new passphrase; none if hashing failed.
    pub fn set_passphrase_hash(&mut self, token: &str, hash: Option<String>) {
        // The data may have been deleted while the passphrase was hashed.
        let Some(id) = self.with_token(token) else { return };
        let said = match (hash, self.people.get_mut(&id)) {
            (Some(hash), Some(person)) => {
                person.saved.passphrase = hash;
                person.saved.words.clear();
                person.wrong = None;
                self.keep_person(id);
                self.help(id, msg!("lobby-kept"))
            }
            _ => self.error(id, msg!("lobby-busy")),
        };
        self.tell(id, &said, None);
    }

    pub(super) fn ask_to_forget(&mut self, id: PersonId, whom: &str) -> Vec<Line> {
        let person = self.person_mut(id);
        let voice = person.participant.shared_voice();
        if !is_me(&voice, whom) {
            return LobbyCommand::Forget.explain(&voice).into();
        }
        person.asked = Some(PendingQuestion::Forgotten);
        vec![voice.question(msg!("lobby-forget-ask"))]
    }

    pub(super) fn delete_person(&mut self, id: PersonId) {
        let table_id = self.table_of(id);
        self.guard(table_id, |lobby| drop(lobby.leave_table(id, false)));
        if let Some(person) = self.remove_person(id) {
            let said = person.participant.voice().help(msg!("lobby-forgotten")).text;
            self.out.push((id, ServerMessage::Bye(said, false)));
            self.send_updates(table_id);
        }
    }
}

fn is_me(voice: &LanguagePack, whom: &str) -> bool {
    let whom = normal(whom);
    whom == "me" || whom == voice.locale.in_full(msg!("lobby-forget-whom"))
}
