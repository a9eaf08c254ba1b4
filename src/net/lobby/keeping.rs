//! Names that are kept for somebody by a passphrase, and people who want to be forgotten.

use std::time::{Duration, Instant};

use super::person::Asked;
use super::{Lobby, MOST_KEPT, Out, PersonId};
use crate::command::normal;
use crate::net::rate::Rate;
use crate::net::word::Word;
use crate::output::printable;
use crate::say::{Line, msg};
use crate::session::LanguagePack;

/// How many letters a passphrase has.
const LEAST: usize = 8;
const MOST: usize = 200;

/// How often somebody may be asked for a new one: each is hashed.
const CHANGES: Rate = Rate { at_once: 5, each: Duration::from_secs(60) };

impl Lobby {
    /// `passphrase`: one is asked for.
    pub(super) fn keeps(&mut self, id: PersonId, now: Instant) -> Vec<Line> {
        let kept = self.people.values().filter(|person| person.kept.keeps_name()).count();
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        if kept >= MOST_KEPT && !person.kept.keeps_name() {
            return vec![person.guest.voice().error(msg!("lobby-keep-full"))];
        }
        if person.overheard {
            return vec![person.guest.voice().error(msg!("lobby-overheard"))];
        }
        if !CHANGES.takes(&mut person.changes, now) {
            return vec![person.guest.voice().error(msg!("lobby-too-fast"))];
        }
        person.asked = Some(Asked::Passphrase);
        self.out.push((id, Out::Secret(true)));
        self.line(id, |voice| voice.question(msg!("lobby-keep-ask", least = LEAST)))
    }

    /// What somebody types who was asked for something; none if it is none of an answer.
    pub(super) fn answers_question(&mut self, id: PersonId, typed: &str) -> Option<Vec<Line>> {
        let asked = self.people.get_mut(&id)?.asked.take()?;
        let said = match asked {
            // It holds for the next line alone.
            Asked::Forgotten => {
                let voice = self.people.get(&id)?.guest.shared_voice();
                if voice.is_phrase(typed, msg!("words-typed-no"), "no") {
                    return Some(vec![voice.help(msg!("lobby-forget-off"))]);
                }
                if voice.means(typed, msg!("words-yes"), "yes") {
                    self.people.get_mut(&id)?.asked = Some(Asked::Forgotten);
                    return Some(vec![voice.question(msg!("lobby-forget-ask"))]);
                }
                let (word, whom) = Word::read(voice.locale(), typed)?;
                if word != Word::Forget || !means_me(&voice, whom) {
                    return None;
                }
                self.forgets_for_good(id);
                return Some(Vec::new());
            }
            Asked::Passphrase | Asked::Again(_) if typed.is_empty() => Err(msg!("lobby-keep-off")),
            Asked::Passphrase => match typed.chars().count() {
                0..LEAST => Ok((Asked::Passphrase, msg!("lobby-keep-short", least = LEAST))),
                LEAST..=MOST => Ok((Asked::Again(typed.to_owned()), msg!("lobby-keep-again"))),
                _ => Ok((Asked::Passphrase, msg!("lobby-keep-long", most = MOST))),
            },
            Asked::Again(first) if first == typed => {
                let token = self.people.get(&id)?.kept.token.clone();
                self.passphrases.push((token, first));
                self.out.push((id, Out::Secret(false)));
                return Some(Vec::new());
            }
            Asked::Again(_) => Err(msg!("lobby-keep-differs")),
        };
        let voice = self.people.get(&id)?.guest.shared_voice();
        Some(match said {
            Ok((asked, question)) => {
                self.people.get_mut(&id)?.asked = Some(asked);
                vec![voice.question(question)]
            }
            Err(end) => {
                self.out.push((id, Out::Secret(false)));
                vec![voice.help(end)]
            }
        })
    }

    /// What somebody types who is asked for a passphrase, or was.
    pub(super) fn answers_secretly(&mut self, id: PersonId, typed: &str) -> Vec<Line> {
        let asked = self.people.get(&id).and_then(|person| person.asked.as_ref());
        if !matches!(asked, Some(Asked::Passphrase | Asked::Again(_))) {
            return self.line(id, |voice| voice.error(msg!("lobby-unasked")));
        }
        self.answers_question(id, &printable(typed)).unwrap_or_default()
    }

    /// The passphrases that are to be hashed, each with the secret of the person.
    pub fn take_passphrases(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.passphrases)
    }

    /// The passphrase of whoever has this secret has this hash; none if it could not be made.
    pub fn has_passphrase(&mut self, token: &str, hash: Option<String>) {
        let Some(id) = self.with_token(token) else { return };
        let Some(person) = self.people.get_mut(&id) else { return };
        let is_kept = hash.is_some();
        if let Some(hash) = hash {
            person.kept.passphrase = hash;
            person.kept.words.clear();
            person.wrong = None;
            self.keep_person(id);
        }
        let lines = self
            .line(id, |voice| if is_kept { voice.help(msg!("lobby-kept")) } else { voice.error(msg!("lobby-busy")) });
        self.tell(id, &lines, None);
    }

    /// `forget me`: asks once.
    pub(super) fn forgets_me(&mut self, id: PersonId, whom: &str) -> Vec<Line> {
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        let voice = person.guest.shared_voice();
        if !means_me(&voice, whom) {
            return vec![Word::Forget.explained(&voice)];
        }
        person.asked = Some(Asked::Forgotten);
        vec![voice.question(msg!("lobby-forget-ask"))]
    }

    /// The same once more: everything that is kept about somebody is gone.
    pub(super) fn forgets_for_good(&mut self, id: PersonId) {
        let table = self.table_of(id);
        self.leaves(id);
        let Some(person) = self.forgets(id) else { return };
        let said = person.guest.voice().help(msg!("lobby-forgotten")).text;
        self.out.push((id, Out::Bye(said, false)));
        self.tell_news(table);
    }
}

/// Whether that is oneself, behind the word by which one is forgotten.
fn means_me(voice: &LanguagePack, whom: &str) -> bool {
    let whom = normal(whom);
    whom == "me" || whom == voice.locale().in_full(msg!("lobby-forget-whom"))
}
