//! Names kept by a passphrase, over telnet and the WebSocket, and names kept by a key, which a client must prove to
//! have.

use std::cell::RefCell;

use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::json;

use super::host::{Host, Player, folder, gone};
use super::telnet::Client;

const IAC: u8 = 255;
const WILL: u8 = 251;
const WONT: u8 = 252;
const ECHO: u8 = 1;

#[test]
fn a_name_is_kept_by_a_passphrase_at_all_doors() {
    let folder = folder("kept-names");
    let host = Host::with(&folder, &["--telnet", "0"]);
    let mut anna = Client::connect(&host);
    // A client that knows telnet: it is told when what is typed is secret.
    anna.send(&[IAC, WILL, 24]);
    anna.until("ja Enter");
    anna.type_line("en", "What is your name");
    anna.type_line("Anna", "For help, type help.");
    assert!(!anna.came(&[IAC, WILL, ECHO]));
    anna.type_line("passphrase", "Type a passphrase");
    anna.until_bytes(&[IAC, WILL, ECHO]);
    anna.type_line("correct horse", "again");
    assert!(!anna.came(&[IAC, WONT, ECHO]), "it is still secret");
    anna.type_line("correct horse", "Your name is kept");
    anna.until_bytes(&[IAC, WONT, ECHO]);
    anna.type_line("who", "Here: Anna");
    // With the page: only the passphrase opens, and the desk is taken over.
    let hello = |words: &str| json!({ "protocol": 1, "lang": "en", "name": "anna", "words": words });
    let end = |player: Player| player.ended.expect("no entry");
    let taken = end(Player::enter(&host, &hello("")));
    assert_eq!(taken["words"], true, "{taken}");
    let wrong = end(Player::enter(&host, &hello("incorrect horse")));
    assert!(wrong["refused"].as_str().is_some_and(|said| said.contains("not the passphrase of anna")), "{wrong}");
    let mut page = Player::enter(&host, &hello(" correct  horse "));
    assert!(page.ended.is_none(), "{:?}", page.ended);
    assert!(anna.end().contains("taken over"));
    page.type_line("who");
    assert!(page.heard("Here: Anna"));
    // Leaving gives no kept name back.
    page.type_to_the_end("leave");
    assert!(page.ended.is_some_and(|end| end["bye"].as_str().is_some_and(|said| said.contains("name is kept"))));
    drop(host);
    let host = Host::with(&folder, &["--telnet", "0"]);
    let mut anna = Client::connect(&host);
    anna.until("ja Enter");
    anna.type_line("en", "What is your name");
    anna.type_line("Anna", "or your passphrase");
    anna.type_line("wrong words now", "not the passphrase of Anna");
    anna.type_line("correct horse", "You are back");
    // Many at once are checked beside the lobby, which answers others meanwhile.
    let mut ben = Player::new(&host, "Ben", "en", "");
    let mut knocks: Vec<Client> = (0..8).map(|_| Client::connect(&host)).collect();
    for knock in &mut knocks {
        knock.send(b"en\r\nAnna\r\nwrong one here\r\n");
    }
    ben.type_line("who");
    for mut knock in knocks {
        let said = knock.until("not the passphrase");
        assert!(!said.contains("You are back"), "{said}");
    }
    // `forget me` frees the name.
    anna.type_line("forget me", "again");
    anna.send(b"forget me\r\n");
    assert!(anna.end().contains("Your name, keys and settings are deleted"));
    let mut new = Client::connect(&host);
    new.until("ja Enter");
    new.type_line("en", "What is your name");
    assert!(new.type_line("Anna", "For help, type help.").contains("Welcome, Anna."));
    drop(host);
    gone(folder);
}

#[test]
fn passphrase_behind_a_web_server_needs_an_encrypted_page() {
    let host = Host::new("kept-overheard", &[]);
    let hello = |name: &str, words: &str| json!({ "protocol": 1, "lang": "en", "name": name, "words": words });
    let mut anna = Player::enter_through(&host, Some("https"), &hello("Anna", ""));
    anna.type_line("passphrase");
    assert!(anna.heard("Type a passphrase"));
    for _ in 0..2 {
        anna.type_line("correct horse");
    }
    anna.read_until(|player, _| player.heard("Your name is kept"));
    for proto in [None, Some("http")] {
        let ended = |words| Player::enter_through(&host, proto, &hello("Anna", words)).ended.expect("no entry");
        let (named, sent) = (ended(""), ended("correct horse"));
        let said = |frame: &serde_json::Value| frame["refused"].as_str().unwrap_or_default().to_owned();
        assert!(said(&named).contains("none is accepted here") && named["words"] != true, "{named}");
        assert!(said(&sent).contains("change it") && sent["words"] != true, "{sent}");
        let name = if proto.is_none() { "Ben" } else { "Eino" };
        let mut other = Player::enter_through(&host, proto, &hello(name, ""));
        other.type_line("passphrase");
        assert!(other.heard("No passphrase is accepted here"));
    }
    let mut back = Player::enter_through(&host, Some("https"), &hello("Anna", "correct horse"));
    assert!(back.ended.is_none(), "{:?}", back.ended);
    back.type_line("who");
}

/// Signs a challenge.
type Signs<'s> = &'s dyn Fn(&[u8]) -> String;

#[test]
fn whoever_says_to_have_a_key_has_to_prove_it() {
    let host = Host::new("proof", &[]);
    let hex = |bytes: &[u8]| bytes.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"));
    let key = Ed25519KeyPair::from_seed_unchecked(&[5; 32]).expect("a key");
    // Somebody says to have that key, and answers what is asked with this signature.
    let enter = |name: &str, signs: Signs<'_>| {
        let mut player = Player::at(host.socket(None).expect("a way in"));
        let public = hex(key.public_key().as_ref());
        player.send(&json!({ "hello": { "protocol": 1, "name": name, "lang": "en", "key": public } }));
        let asked = RefCell::new(String::new());
        player.read_until(|_, frame| {
            frame["prove"].as_str().unwrap_or_default().clone_into(&mut asked.borrow_mut());
            !asked.borrow().is_empty()
        });
        let digits = asked.into_inner();
        let byte = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("digits");
        let challenge: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect();
        player.send(&json!({ "proof": signs(&[b"sixdot key 1\n", challenge.as_slice()].concat()) }));
        player.read_until(|player, frame| player.ended.is_some() || frame.get("state").is_some());
        player
    };
    let signs = |signed: &[u8]| hex(key.sign(signed).as_ref());
    let mut anna = enter("Anna", &signs);
    assert!(anna.heard("Your name is kept. With sixdot join"));
    anna.type_to_the_end("leave");
    // Another signature, that of something else, and none.
    let other = Ed25519KeyPair::from_seed_unchecked(&[6; 32]).expect("a key");
    let by_other = |signed: &[u8]| hex(other.sign(signed).as_ref());
    let of_else = |_: &[u8]| hex(key.sign(b"something else").as_ref());
    let forged: [Signs<'_>; 3] = [&by_other, &of_else, &|_| "00".repeat(64)];
    for signs in forged {
        let player = enter("Anna", signs);
        let refused = player.ended.expect("no entry");
        assert!(
            refused["refused"].as_str().is_some_and(|said| said.contains("Somebody here already has the name")),
            "{refused}"
        );
    }
    // With a free name, the client is let in, and no key is stored.
    let mut cleo = enter("Cleo", &by_other);
    assert!(cleo.heard("Welcome, Cleo.") && !cleo.heard("Your name is kept"));
    cleo.type_to_the_end("leave");
    let anna = enter("Anna", &signs);
    assert!(anna.heard("You are back"));
}
