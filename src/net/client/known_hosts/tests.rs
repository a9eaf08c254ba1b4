use std::fs;

use super::*;

fn place(text: &str) -> HostAddress {
    HostAddress::read(text).expect("a place")
}

#[test]
fn a_place_is_a_host_with_or_without_a_port() {
    let read = |text: &str| HostAddress::read(text).map(|place| place.to_string());
    assert_eq!(read("example.org").as_deref(), Some("example.org:7777"));
    assert_eq!(read("example.org:4000").as_deref(), Some("example.org:4000"));
    assert_eq!(read("http://127.0.0.1:4000/").as_deref(), Some("127.0.0.1:4000"));
    assert_eq!(read("wss://example.org").as_deref(), Some("example.org:7777"));
    let encrypts = |text: &str| HostAddress::read(text).is_some_and(|place| place.is_encrypted);
    assert!(encrypts("https://[::1]:4000/") && encrypts("wss://a") && !encrypts("ws://a") && !encrypts("a"));
    assert_eq!(read("[::1]:4000").as_deref(), Some("[::1]:4000"));
    assert_eq!(read("::1").as_deref(), Some("[::1]:7777"));
    for wrong in ["", ":", ":4000", "a:0", "a:70000", "a:b", "a b", "[::1", "[a]", "[::1]x", "a/b", "\u{1B}"] {
        assert_eq!(read(wrong), None, "{wrong:?}");
    }
}

#[test]
fn this_machine_is_known() {
    let here = |text: &str| HostAddress::read(text).is_some_and(|place| place.is_this_machine());
    assert!(here("localhost:1") && here("127.0.0.1") && here("::1"));
    assert!(!here("example.org") && !here("192.0.2.1"));
}

#[test]
fn desks_are_kept_by_host_and_name_for_their_owner_alone() {
    let folder = std::env::temp_dir().join(format!("sixdot-{}-sessions", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let file = folder.join("sessions.json");
    let sessions = SavedSessions(Some(file.clone()));
    let left = |token: &str, last| SessionTicket { token: token.to_owned(), last, commitment: None };
    let (here, there) = (place("localhost:1"), place("localhost:2"));
    assert_eq!(sessions.of(&here, "Anna"), None);
    sessions.set(&here, "Anna", Some(left("one", 3)));
    sessions.set(&there, "Anna", Some(left("two", 4)));
    sessions.set(&here, "Ben", Some(left("three", 5)));
    sessions.set(&here, "anna", Some(left("four", 6)));
    assert_eq!(sessions.of(&here, "Anna"), Some(left("four", 6)));
    assert_eq!(sessions.of(&there, "ANNA"), Some(left("two", 4)));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    sessions.set(&here, "Anna", None);
    assert_eq!((sessions.of(&here, "Anna"), sessions.of(&here, "Ben")), (None, Some(left("three", 5))));
    for number in 0..2 * MOST_SESSIONS {
        sessions.set(&here, &format!("Cleo{number}"), Some(left(&number.to_string(), 0)));
    }
    assert_eq!(sessions.read().len(), MOST_SESSIONS);
    std::fs::write(&file, "no sessions").expect("it can be written");
    assert_eq!(sessions.of(&there, "Anna"), None);
    std::fs::remove_dir_all(folder).expect("it can be removed");
    SavedSessions::default().set(&here, "Anna", Some(left("none", 0)));
}

fn secret_file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sixdot-{}-keys-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder.join("key")
}

#[test]
fn a_key_is_specific_to_a_name_and_a_host() {
    let file = secret_file("same");
    let keys = IdentityKeys(Some(file.clone()));
    let public = |keys: &IdentityKeys, at: &str, name: &str| {
        keys.of(&place(at), name).expect("it can be read").expect("it can be kept").public()
    };
    let anna = public(&keys, "example.org", "Anna");
    let again = IdentityKeys(Some(file.clone()));
    assert_eq!(public(&again, "Example.ORG.:7777", "ANNA"), anna);
    for (at, name) in [("example.org", "Ben"), ("example.org:7778", "Anna"), ("other.org", "Anna")] {
        assert_ne!(public(&keys, at, name), anna, "{at} {name}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    fs::remove_file(&file).expect("it can be removed");
    assert_ne!(public(&keys, "example.org", "Anna"), anna, "another secret makes other keys");
    fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
}

// Worked out by another program, from the sentences about it in docs/protocol.md.
#[test]
fn a_key_is_made_and_proves_as_the_page_says() {
    let key = IdentityKey::derive(&[7; 32], &place("example.org"), "Änna").expect("a key");
    assert_eq!(key.public().to_string(), "ed25519:a42e911d416beac79cd8857c65ede3850e9d51a30dcb9a09675f9b73c447ee7c");
    let proof = key.prove(Challenge(Hex([9; 32])));
    assert_eq!(
        proof.to_string(),
        "679d80a0f3ef493fdf06d78e1e3c55ac3afdd211c255fc123ca3bdf2d8262498785e67005e4124b56f5093b143491ca477f1fc89580d9ba2e66ec3597d68d40b"
    );
}

#[test]
fn only_the_key_itself_proves_it_and_only_for_what_was_asked() {
    let key = |secret| IdentityKey::derive(&[secret; 32], &place("example.org"), "Anna").expect("a key");
    let (anna, other) = (key(1), key(2));
    let asked = Challenge(Hex(random_bytes().expect("chance")));
    let proof = anna.prove(asked);
    assert!(anna.public().verify(asked, proof));
    assert!(!other.public().verify(asked, proof));
    assert!(!anna.public().verify(asked, other.prove(asked)));
    assert!(
        !anna.public().verify(Challenge(Hex(random_bytes().expect("chance"))), proof),
        "it was asked something else"
    );
    let mut touched = proof;
    touched.0[63] ^= 1;
    assert!(!anna.public().verify(asked, touched));
}

#[test]
fn what_cannot_be_read_stays_as_it_is_and_makes_no_key() {
    let file = secret_file("unreadable");
    fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
    for wrong in ["", "no secret", "00ff"] {
        fs::write(&file, wrong).expect("it can be written");
        let keys = IdentityKeys(Some(file.clone()));
        assert_eq!(keys.of(&place("a"), "Anna").err().expect("it cannot be read").file, file);
        assert_eq!(fs::read_to_string(&file).expect("it is there"), wrong);
    }
    assert!(IdentityKeys::default().of(&place("a"), "Anna").expect("nothing to read").is_none());
    let nowhere = IdentityKeys(Some(file.join("below")));
    assert!(!matches!(nowhere.of(&place("a"), "Anna"), Ok(Some(_))), "below a file nothing can be kept");
    fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
}

fn pin_file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sixdot-{}-pins-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder.join("certificates.json")
}

#[test]
fn a_host_is_known_by_its_port_and_however_it_is_written() {
    let file = pin_file("known");
    let pins = PinnedCertificates(Some(file.clone()));
    let (one, two) = (Fingerprint::of(b"one"), Fingerprint::of(b"two"));
    assert_eq!(pins.of(&place("example.org")).expect("nothing"), None);
    pins.keep(&place("Example.org"), one).expect("it is kept");
    pins.keep(&place("[::1]:4000"), two).expect("it is kept");
    assert_eq!(pins.of(&place("wss://example.ORG.:7777")).expect("it is there"), Some(one));
    assert_eq!(pins.of(&place("[0:0::1]:4000")).expect("it is there"), Some(two));
    assert_eq!(pins.of(&place("example.org:7778")).expect("nothing"), None);
    pins.keep(&place("example.org"), two).expect("it is kept");
    assert_eq!(pins.of(&place("example.org")).expect("it is there"), Some(two));
    let other = |number| PinnedCertificate { place: format!("other.example:{number}"), fingerprint: one.to_string() };
    let kept: Vec<PinnedCertificate> =
        pins.read().expect("they are there").into_iter().chain((1..=MOST_PINS).map(other)).collect();
    fs::write(&file, serde_json::to_string(&kept).expect("JSON")).expect("it can be written");
    pins.keep(&place("example.org"), one).expect("it is kept");
    assert_eq!(pins.read().expect("it is not too long").len(), MOST_PINS);
    assert_eq!(pins.of(&place("example.org")).expect("it is there"), Some(one));
    fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
}

#[test]
fn what_cannot_be_read_is_not_the_same_as_nothing() {
    let file = pin_file("unreadable");
    let pins = PinnedCertificates(Some(file.clone()));
    pins.keep(&place("a"), Fingerprint::of(b"one")).expect("it is kept");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    for wrong in ["", "no pins", r#"[{"place": "a:7777", "fingerprint": "AB"}]"#] {
        fs::write(&file, wrong).expect("it can be written");
        assert_eq!(pins.of(&place("a")).expect_err("it cannot be read").file, file);
    }
    fs::write(&file, "no pins").expect("it can be written");
    assert!(pins.keep(&place("a"), Fingerprint::of(b"two")).is_err());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "no pins", "and stays as it is");
    fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
    let none = PinnedCertificates::default();
    assert!(
        none.of(&place("a")).expect("nothing").is_none() && none.keep(&place("a"), Fingerprint::of(b"")).is_err()
    );
}
