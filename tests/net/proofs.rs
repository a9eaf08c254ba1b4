//! A client with a key must prove that it has the key.

use std::cell::RefCell;

use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::json;

use super::host::{Host, Player, folder, gone};

/// Signs a challenge.
type Signs<'s> = &'s dyn Fn(&[u8]) -> String;

#[test]
fn whoever_says_to_have_a_key_has_to_prove_it() {
    let folder = folder("proof");
    let host = Host::in_folder(&folder);
    let hex = |bytes: &[u8]| bytes.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"));
    let key = Ed25519KeyPair::from_seed_unchecked(&[5; 32]).expect("a key");
    // Somebody says to have that key, and answers what is asked with this signature.
    let comes = |name: &str, signs: Signs<'_>| {
        let mut player = Player::at(host.socket(None).expect("a way in"));
        let public = hex(key.public_key().as_ref());
        player.sends(&json!({ "hello": { "protocol": 1, "name": name, "lang": "en", "key": public } }));
        let asked = RefCell::new(String::new());
        player.reads_until(|_, frame| {
            frame["prove"].as_str().unwrap_or_default().clone_into(&mut asked.borrow_mut());
            !asked.borrow().is_empty()
        });
        let digits = asked.into_inner();
        let byte = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("digits");
        let challenge: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect();
        player.sends(&json!({ "proof": signs(&[b"sixdot key 1\n", challenge.as_slice()].concat()) }));
        player.reads_until(|player, frame| player.ended.is_some() || frame.get("state").is_some());
        player
    };
    let signs = |signed: &[u8]| hex(key.sign(signed).as_ref());
    let mut anna = comes("Anna", &signs);
    assert!(anna.heard("Your name is kept. With sixdot join"));
    anna.types_to_the_end("leave");
    // Another signature, that of something else, and none.
    let other = Ed25519KeyPair::from_seed_unchecked(&[6; 32]).expect("a key");
    let by_other = |signed: &[u8]| hex(other.sign(signed).as_ref());
    let of_else = |_: &[u8]| hex(key.sign(b"something else").as_ref());
    let forged: [Signs<'_>; 3] = [&by_other, &of_else, &|_| "00".repeat(64)];
    for signs in forged {
        let player = comes("Anna", signs);
        let refused = player.ended.expect("no entry");
        assert!(
            refused["refused"].as_str().is_some_and(|said| said.contains("is the name of somebody")),
            "{refused}"
        );
    }
    // With a free name, the client is let in, and no key is stored.
    let mut cleo = comes("Cleo", &by_other);
    assert!(cleo.heard("Welcome, Cleo.") && !cleo.heard("Your name is kept"));
    cleo.types_to_the_end("leave");
    let anna = comes("Anna", &signs);
    assert!(anna.heard("You are back"));
    drop(host);
    gone(folder);
}
