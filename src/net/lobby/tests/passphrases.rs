//! Names that are kept by a key or a passphrase, and people who are forgotten.

use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

fn by_key(name: &str, key: &str) -> Hello {
    let (name, key, lang) = (name.to_owned(), Some(key.to_owned()), "en".to_owned());
    Hello { name, key, lang, forgets: true, ..Hello::default() }
}

fn by_passphrase(name: &str, words: &str, proven: &str) -> Hello {
    let proven = Some(proven.to_owned()).filter(|hash| !hash.is_empty());
    let (name, words, lang) = (name.to_owned(), words.to_owned(), "en".to_owned());
    Hello { name, words, proven, lang, forgets: true, ..Hello::default() }
}

fn away_for_a_week(house: &mut House, id: PersonId) {
    house.lobby.disconnect(id, DisconnectReason::Closed, house.now);
    house.wait(7 * 24 * 60 * 60);
}

/// Somebody keeps the name by a passphrase, whose hash this is.
fn keeps(house: &mut House, id: PersonId, passphrase: &str, hash: &str) {
    assert!(house.ask(id, "passphrase").contains("8 characters"));
    assert!(house.ask(id, passphrase).contains("again"));
    house.lobby.type_line(id, passphrase, None, house.now);
    let wanted = std::mem::take(&mut house.lobby.passphrases);
    assert_eq!(wanted, [(house.tokens[&id].clone(), passphrase.to_owned())]);
    house.lobby.set_passphrase_hash(&wanted[0].0, Some(hash.to_owned()));
    house.drain();
    assert!(house.last(id).starts_with("Your name is kept"), "{}", house.last(id));
}

#[test]
fn a_key_leads_back_without_a_question_and_keeps_the_name() {
    let mut house = House::new("key");
    let unknown = house.lobby.log_in(&by_key("", "SHA256:a"), house.now).expect_err("nobody has this key");
    assert_eq!(unknown.said, "", "there is nothing to tell");
    assert!(!house.lobby.would_be_new(&by_key("", "SHA256:a")), "a try is nobody new");
    let anna = house.lobby.log_in(&by_key("Anna", "SHA256:a"), house.now).expect("a name that fits");
    house.drain();
    let told = |house: &House, words: &str| house.heard[&anna].iter().any(|(_, text)| text.contains(words));
    assert!(told(&house, "With this key") && !told(&house, "Keep these words"));
    away_for_a_week(&mut house, anna);
    assert_eq!(house.lobby.log_in(&by_key("", "SHA256:a"), house.now), Ok(anna));
    house.drain();
    assert!(told(&house, "You are back") && !told(&house, "Keep these words"));
    // Nobody else gets the name, by whatever key or word.
    let other = house.lobby.log_in(&by_key("anna", "SHA256:b"), house.now).expect_err("the name is kept");
    assert!(!other.wants_words, "there are no words to it");
    let ben = house.lobby.log_in(&by_key("Ben", "SHA256:b"), house.now).expect("another name");
    house.drain();
    assert!(house.lobby.ban("Anna", true).is_some());
    std::mem::take(&mut house.lobby.out);
    let banned = house.lobby.log_in(&by_key("", "SHA256:a"), house.now).expect_err("she is banned");
    assert!(banned.said.contains("cannot come in"), "{banned:?}");
    // The keys are known behind a restart.
    house.lobby = lobby(&house.folder, 7, house.now);
    assert_eq!(house.lobby.log_in(&by_key("", "SHA256:b"), house.now), Ok(ben));
}

#[test]
fn a_client_key_reserves_the_name_and_replaces_the_token() {
    let mut house = House::new("program-key");
    let by_program = |name: &str, key: &str| Hello { forgets: false, ..by_key(name, key) };
    let anna = house.lobby.log_in(&by_program("Anna", "ed25519:a"), house.now).expect("a name that fits");
    house.drain();
    assert!(house.heard[&anna].iter().any(|(_, text)| text.contains("With sixdot join on this computer")));
    house.ask(anna, "who");
    let told = house.heard[&anna].len();
    house.lobby.type_line(anna, "leave", None, house.now);
    let out = std::mem::take(&mut house.lobby.out);
    let bye =
        |out: &ServerMessage| matches!(out, ServerMessage::Bye(said, false) if said.contains("Your name is kept."));
    assert!(out.iter().any(|(id, out)| *id == anna && bye(out)), "{out:?}");
    away_for_a_week(&mut house, anna);
    let other = house.lobby.log_in(&by_program("anna", "ed25519:b"), house.now).expect_err("the name is kept");
    assert!(other.said.contains("Somebody here already has the name") && !other.wants_words, "{other:?}");
    assert_eq!(house.lobby.log_in(&by_program("Anna", "ed25519:a"), house.now), Ok(anna));
    house.drain();
    let again: Vec<&str> = house.heard[&anna][told..].iter().map(|(_, text)| text.as_str()).collect();
    assert!(again.len() == 1 && again[0].starts_with("You are back"), "nothing is told twice: {again:?}");
    // Who had a desk before there was a key keeps the name by it from now on.
    let ben = house.add("Ben", "en", "");
    house.lobby.disconnect(ben, DisconnectReason::Closed, house.now);
    let hello = Hello { token: house.tokens[&ben].clone(), ..by_program("Ben", "ed25519:c") };
    assert_eq!(house.lobby.log_in(&hello, house.now), Ok(ben));
    house.drain();
    assert!(house.heard[&ben].iter().any(|(_, text)| text.contains("With sixdot join on this computer")));
    assert!(house.lobby.people[&ben].saved.has_reserved_name());
}

#[test]
fn a_passphrase_keeps_a_name_and_goes_before_the_words() {
    let mut house = House::new("passphrase");
    let anna = house.lobby.log_in(&Hello { forgets: true, ..by_passphrase("Anna", "", "") }, house.now);
    let anna = anna.expect("a name that fits");
    house.drain();
    let words =
        house.heard[&anna].iter().find_map(|(_, text)| text.strip_prefix("Keep these words: ")).expect("words");
    let words = words.split('.').next().expect("an end").to_owned();
    keeps(&mut house, anna, "correct horse", "HASH");
    let saved = fs::read_to_string(house.folder.join("people/1.json")).expect("the file");
    assert!(saved.contains("HASH") && !saved.contains("correct"), "{saved}");
    let lines = fs::read_to_string(house.folder.join("people/1.lines")).expect("the file");
    assert!(!lines.contains("correct"), "{lines}");
    away_for_a_week(&mut house, anna);
    let taken = house.lobby.log_in(&by_passphrase("anna", "", ""), house.now).expect_err("the name is kept");
    assert!(taken.wants_words);
    let hello = by_passphrase("anna", "correct horse", "");
    assert_eq!(house.lobby.passphrase_to_check(&hello, house.now), Some(Ok("HASH".to_owned())));
    // Without a proof it is wrong, whatever it is; so are the words, and the hash of another one.
    for hello in [hello, by_passphrase("Anna", &words, ""), by_passphrase("Anna", "correct horse", "OTHER")] {
        let wrong = house.lobby.log_in(&hello, house.now).expect_err("nothing is proven");
        assert!(wrong.wants_words && wrong.said.contains("not the passphrase of"), "{wrong:?}");
    }
    assert_eq!(house.lobby.log_in(&by_passphrase("Anna", "correct horse", "HASH"), house.now), Ok(anna));
    house.drain();
    // A key that comes with it leads there from then on.
    let both = Hello { key: Some("SHA256:a".to_owned()), ..by_passphrase("Anna", "correct horse", "HASH") };
    assert_eq!(house.lobby.log_in(&both, house.now), Ok(anna));
    assert_eq!(house.lobby.log_in(&by_key("", "SHA256:a"), house.now), Ok(anna));
    // It is tried only so often.
    let mut checked = 0;
    while house
        .lobby
        .passphrase_to_check(&by_passphrase("Anna", "wrong wrong", ""), house.now)
        .is_some_and(|check| check.is_ok())
    {
        checked += 1;
        assert!(checked < 20, "it ends");
    }
    assert!(checked > 3, "{checked}");
    house.now += Duration::from_secs(61);
    assert!(
        house
            .lobby
            .passphrase_to_check(&by_passphrase("Anna", "wrong wrong", ""), house.now)
            .is_some_and(|check| check.is_ok())
    );
    // Who has no passphrase has nothing to check.
    house.add("Ben", "en", "");
    assert_eq!(house.lobby.passphrase_to_check(&by_passphrase("Ben", "a b c d", ""), house.now), None);
}

#[test]
fn a_passphrase_is_requested_twice() {
    let mut house = House::new("asked");
    let anna = house.add("Anna", "en", "");
    let secrets = |house: &mut House, typed: &str| {
        house.lobby.type_line(anna, typed, None, house.now);
        let out = std::mem::take(&mut house.lobby.out);
        let secret = out
            .iter()
            .rev()
            .find_map(|(_, out)| if let ServerMessage::Secret(secret) = out { Some(*secret) } else { None });
        (
            secret,
            out.iter().filter(|(_, out)| matches!(out, ServerMessage::Update(news) if !news.told.is_empty())).count(),
        )
    };
    assert_eq!(secrets(&mut house, "passphrase"), (Some(true), 1));
    assert_eq!(secrets(&mut house, "short"), (None, 1), "it is still asked for");
    assert_eq!(secrets(&mut house, &"x".repeat(300)), (None, 1));
    assert_eq!(secrets(&mut house, "correct horse"), (None, 1));
    assert_eq!(secrets(&mut house, "corect horse"), (Some(false), 1), "that is another one");
    assert_eq!(secrets(&mut house, "passphrase"), (Some(true), 1));
    assert_eq!(secrets(&mut house, ""), (Some(false), 1));
    assert_eq!(std::mem::take(&mut house.lobby.passphrases), []);
    // Who loses the connection meanwhile is not asked any more.
    house.heard.insert(anna, Vec::new());
    assert_eq!(secrets(&mut house, "passphrase"), (Some(true), 1));
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.resume(anna);
    assert!(house.ask(anna, "who").contains("Here: Anna"));
    // Where a hash cannot be made, nothing is kept.
    let token = house.tokens[&anna].clone();
    house.lobby.set_passphrase_hash(&token, None);
    house.drain();
    assert!(house.last(anna).contains("try again"));
    house.lobby.set_passphrase_hash("somebody else's", Some("HASH".to_owned()));
    assert!(!house.lobby.people[&anna].saved.has_reserved_name());
}

#[test]
fn who_wants_to_be_forgotten_is_asked_once_and_nothing_is_left() {
    let mut house = House::new("forget");
    let anna = house.add("Anna", "de", "");
    let ben = house.add("Ben", "en", "");
    house.ask(ben, "ignore Anna");
    keeps_in_german(&mut house, anna);
    house.ask(anna, "neu uno 3");
    let code = house.code();
    house.ask(ben, &format!("join {code}"));
    assert!(house.ask(anna, "vergiss").contains("vergiss mich"), "that alone does nothing");
    assert!(house.ask(anna, "vergiss mich").contains("gelöscht"));
    assert!(house.ask(anna, "leute").contains("Ben"), "with anything else everything stays");
    assert!(house.ask(anna, "vergiss mich").contains("noch einmal"), "it is asked again");
    house.lobby.type_line(anna, "forget me", None, house.now);
    let out = std::mem::take(&mut house.lobby.out);
    let bye = |(id, out): &(PersonId, ServerMessage)| {
        *id == anna && matches!(out, ServerMessage::Bye(said, false) if said.contains("gelöscht"))
    };
    assert!(out.iter().any(bye), "{out:?}");
    assert!(!house.lobby.people.contains_key(&anna) && house.lobby.people[&ben].saved.ignored.is_empty());
    for entry in fs::read_dir(house.folder.join("people")).expect("the folder") {
        let path = entry.expect("a file").path();
        assert!(!path.file_name().expect("a name").to_string_lossy().starts_with(&format!("{anna}.")), "{path:?}");
    }
    // The name is free again.
    let other = house.add("Anna", "en", "");
    assert!(house.ask(other, "who").contains("Anna"));
}

fn keeps_in_german(house: &mut House, id: PersonId) {
    house.ask(id, "passwort");
    house.ask(id, "richtiges Pferd");
    house.lobby.type_line(id, "richtiges Pferd", None, house.now);
    let (token, _) = std::mem::take(&mut house.lobby.passphrases).pop().expect("a passphrase");
    house.lobby.set_passphrase_hash(&token, Some("HASH".to_owned()));
    house.drain();
    assert!(house.last(id).starts_with("Dein Name bleibt dir"), "{}", house.last(id));
}

#[test]
fn where_others_could_read_along_no_passphrase_is_taken() {
    let mut house = House::new("overheard");
    let anna = house.add("Anna", "en", "");
    keeps(&mut house, anna, "correct horse", "HASH");
    let openly = |hello: Hello| Hello { cleartext: true, ..hello };
    // Who only gives the name is told so, and is not asked for it.
    let no = house.lobby.log_in(&openly(by_passphrase("Anna", "", "")), house.now).expect_err("the name is kept");
    assert!(!no.wants_words && no.said.contains("none is accepted here") && no.said.contains("https"), "{}", no.said);
    // Who has sent one already is told to change it, whether it was right or wrong.
    let sent = openly(by_passphrase("Anna", "correct horse", ""));
    let no = house.lobby.passphrase_to_check(&sent, house.now).expect("there is one").expect_err("it is not checked");
    assert!(!no.wants_words && no.said.contains("change it"), "{}", no.said);
    assert!(house.lobby.people[&anna].wrong.is_none(), "it does not count as a wrong one");
    // Words of return still open where there is no passphrase.
    let ben = house.lobby.log_in(&openly(by_passphrase("Ben", "", "")), house.now).expect("a name that fits");
    house.drain();
    for (lang, words) in [("en", "No passphrase"), ("de", "Eine Passphrase"), ("fi", "Salalausetta")] {
        house.ask(ben, &format!("language {lang}"));
        let said = house.ask(ben, "passphrase");
        assert!(said.starts_with(words) && said.contains("TLS"), "{said}");
        let out = std::mem::take(&mut house.lobby.out);
        assert!(!out.iter().any(|(_, out)| matches!(out, ServerMessage::Secret(true))), "{out:?}");
    }
    assert!(house.ask(ben, "correct horse").contains("correct"), "it is a line like others");
    house.ask(ben, "language en");
    assert_eq!(std::mem::take(&mut house.lobby.passphrases), []);
    // The same desk on a connection that is encrypted.
    let back = Hello { token: house.tokens[&ben].clone(), ..Hello::default() };
    assert_eq!(house.lobby.log_in(&back, house.now), Ok(ben));
    house.drain();
    assert!(house.ask(ben, "passphrase").contains("8 characters"));
}

#[test]
fn what_was_typed_hidden_is_an_answer_or_nothing() {
    let mut house = House::new("hidden");
    let anna = house.add("Anna", "en", "");
    let ben = house.add("Ben", "en", "");
    let secretly = |house: &mut House, typed: &str, number: u64| {
        let before = house.heard[&anna].len();
        house.lobby.type_secret(anna, typed, Some(number));
        house.drain();
        house.heard[&anna][before..].iter().map(|(_, text)| text.clone()).collect::<Vec<_>>().join(" ")
    };
    house.ask(anna, "passphrase");
    assert!(secretly(&mut house, "say correct horse", 1).contains("again"));
    assert_eq!(secretly(&mut house, "say correct horse", 1), "", "it came twice");
    // The connection breaks, so nobody asks any more; what was on its way comes late.
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.resume(anna);
    let heard = house.heard[&ben].len();
    for (number, typed) in [(2, "say correct horse"), (3, "correct horse"), (4, ""), (5, &"x".repeat(3000))] {
        let said = secretly(&mut house, typed, number);
        assert!(said.starts_with("No passphrase is asked for now"), "{said}");
    }
    assert_eq!(house.heard[&ben].len(), heard);
    assert_eq!(std::mem::take(&mut house.lobby.passphrases), []);
    // Another question is none for a passphrase.
    house.ask(anna, "forget me");
    assert!(secretly(&mut house, "forget me", 6).starts_with("No passphrase"));
    assert!(house.lobby.people.contains_key(&anna));
    let lines = fs::read_to_string(house.folder.join(format!("people/{anna}.lines"))).expect("the file");
    assert!(!lines.contains("horse"), "{lines}");
}

#[test]
fn a_new_passphrase_is_asked_for_only_so_often() {
    let mut house = House::new("changes");
    let anna = house.add("Anna", "en", "");
    let asks = |house: &mut House| {
        let asked = house.ask(anna, "passphrase").contains("8 characters");
        house.ask(anna, "");
        asked
    };
    let asked = (0..30).filter(|_| asks(&mut house)).count();
    assert!((3..20).contains(&asked), "{asked}");
    assert!(house.ask(anna, "passphrase").contains("too much at once"));
    house.now += Duration::from_secs(61);
    assert!(asks(&mut house) && !asks(&mut house));
}

#[test]
fn a_name_by_which_nobody_comes_for_a_year_is_free_again() {
    let mut house = House::new("year");
    let clock = Arc::new(AtomicU64::new(1_000_000_000));
    let with_clock = |lobby: Lobby| {
        let clock = Arc::clone(&clock);
        Lobby { clock: Box::new(move || UNIX_EPOCH + Duration::from_secs(clock.load(Ordering::SeqCst))), ..lobby }
    };
    let folder = house.folder.clone();
    house.lobby = with_clock(lobby(&folder, 1, house.now));
    let pass = |house: &mut House, days: u64| {
        clock.fetch_add(days * 24 * 60 * 60, Ordering::SeqCst);
        house.now += Duration::from_secs(days * 24 * 60 * 60);
        house.lobby.tick(house.now);
    };
    let anna = house.add("Anna", "en", "");
    let ben = house.add("Ben", "en", "");
    for id in [anna, ben] {
        keeps(&mut house, id, "correct horse", "HASH");
        house.lobby.disconnect(id, DisconnectReason::Closed, house.now);
    }
    pass(&mut house, 300);
    house.resume(ben);
    house.lobby.disconnect(ben, DisconnectReason::Closed, house.now);
    // A restart is no visit.
    house.lobby = with_clock(lobby(&folder, 2, house.now));
    pass(&mut house, 60);
    assert_eq!(house.lobby.people.len(), 2, "the year is not over");
    pass(&mut house, 10);
    assert!(!house.lobby.people.contains_key(&anna) && house.lobby.people.contains_key(&ben));
    assert!(!folder.join(format!("people/{anna}.json")).exists());
    // Who stays goes on, however long that is; and so does a table.
    house.resume(ben);
    house.ask(ben, "new uno 2");
    pass(&mut house, 800);
    assert!(house.lobby.people.contains_key(&ben));
    house.lobby.disconnect(ben, DisconnectReason::Closed, house.now);
    // What was written by a program that did not count days begins to count now.
    let path = folder.join(format!("people/{ben}.json"));
    let mut saved: serde_json::Value = serde_json::from_slice(&fs::read(&path).expect("the file")).expect("JSON");
    saved.as_object_mut().expect("an object").remove("seen").expect("the day");
    fs::write(&path, saved.to_string()).expect("it is written");
    drop(lobby(&folder, 3, house.now));
    let saved: serde_json::Value = serde_json::from_slice(&fs::read(&path).expect("the file")).expect("JSON");
    assert!(saved["seen"].as_u64() > Some(1_500_000_000), "{saved}");
}

#[test]
fn the_host_forgets_whom_it_wants_to() {
    let mut house = House::new("host-forgets");
    let anna = house.add("Anna", "en", "");
    let ben = house.add("Ben", "de", "");
    house.ask(anna, "new uno 3");
    let code = house.code();
    house.ask(ben, &format!("beitreten {code}"));
    let told = house.lobby.table_summaries();
    assert_eq!((told.len(), told[0].game.as_str(), told[0].plays), (1, "uno", false));
    assert_eq!(told[0].people, ["Anna", "Ben"]);
    assert_eq!(house.lobby.forget("nobody", true), None);
    assert_eq!(house.lobby.forget("ben", false).as_deref(), Some("Ben"), "it is only asked who that is");
    assert!(house.lobby.people.contains_key(&ben));
    assert_eq!(house.lobby.forget("ben", true).as_deref(), Some("Ben"));
    let out = std::mem::take(&mut house.lobby.out);
    let bye = |(id, out): &(PersonId, ServerMessage)| {
        *id == ben && matches!(out, ServerMessage::Bye(said, false) if said.contains("gelöscht"))
    };
    assert!(out.iter().any(bye), "{out:?}");
    assert!(!house.lobby.people.contains_key(&ben) && !house.folder.join(format!("people/{ben}.json")).exists());
    assert_eq!(house.lobby.table_summaries()[0].people, ["Anna"]);
}

#[test]
fn a_name_is_free_where_nobody_can_have_had_the_welcome() {
    let mut house = House::new("unwelcomed");
    let (ben, code) = house.open("Ben", "new uno 3");
    // The host is killed before the welcome has come, which nobody knows.
    let anna = house.add("Anna", "en", &code);
    let killed = |house: &mut House, seed| house.lobby = lobby(&house.folder, seed, house.now);
    killed(&mut house, 2);
    house.resume(ben);
    let again = house.add("anna", "en", &code);
    assert_ne!(house.tokens[&again], "", "she is in");
    let told = house.lobby.table_summaries();
    assert_eq!(told[0].people, ["Ben", "anna"], "and sits there once");
    // Who had it comes back by it, unless somebody has taken the name.
    killed(&mut house, 3);
    house.resume(ben);
    house.resume(again);
    killed(&mut house, 4);
    let taken = |house: &mut House, name: &str| {
        let hello = Hello { name: name.to_owned(), ..Hello::default() };
        house.lobby.log_in(&hello, house.now).is_err()
    };
    assert!(taken(&mut house, "Anna"), "a return shows that it was had");
    // So does anything that is sent behind it.
    let cleo = house.add("Cleo", "en", "");
    let dora = house.add("Dora", "en", "");
    let eve = house.add("Eve", "en", "");
    assert!(taken(&mut house, "Cleo"), "she is here");
    house.lobby.confirm_welcome(cleo);
    house.ask(dora, "who");
    for id in [cleo, dora, eve] {
        house.lobby.disconnect(id, DisconnectReason::Lost, house.now);
    }
    killed(&mut house, 5);
    assert!(taken(&mut house, "Cleo") && taken(&mut house, "Dora") && !taken(&mut house, "Eve"));
    // A key leads back without a welcome.
    house.lobby.log_in(&by_key("Fay", "SHA256:f"), house.now).expect("a name that fits");
    killed(&mut house, 6);
    assert!(taken(&mut house, "Fay"));
    assert_ne!(anna, 0);
}
