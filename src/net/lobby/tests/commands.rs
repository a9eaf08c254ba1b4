//! Somebody whose client keeps no secret, as by telnet.

use super::*;

/// Somebody whose client keeps no secret: the words of return that were told.
fn forgetful(house: &mut House, name: &str) -> (PersonId, String) {
    let hello = Hello { name: name.to_owned(), lang: "en".to_owned(), forgets: true, ..Hello::default() };
    let id = house.lobby.log_in(&hello, house.now).expect("a name that fits");
    house.drain();
    let told = house.heard[&id].iter().find_map(|(_, text)| text.strip_prefix("Keep these words: ")).expect("words");
    let words = told.split('.').next().expect("an end").to_owned();
    assert_eq!(words.split(' ').count(), 4, "{words}");
    (id, words)
}

fn with_words(name: &str, words: &str) -> Hello {
    let (name, words, lang) = (name.to_owned(), words.to_owned(), "en".to_owned());
    Hello { name, words, lang, forgets: true, ..Hello::default() }
}

#[test]
fn whose_client_forgets_comes_back_by_the_name_and_the_words() {
    let mut house = House::new("words");
    let (anna, words) = forgetful(&mut house, "Anna");
    let eino = house.add("Eino", "fi", "");
    house.ask(anna, "new uno 3");
    let code = house.code();
    house.ask(eino, &format!("liity {code}"));
    house.ask(anna, "start");
    // The connection breaks without a word, and it is not known what of this came.
    house.ask(eino, "juttele moi");
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.wait(61);
    let refusal = |house: &mut House, hello: &Hello| {
        let refusal = house.lobby.log_in(hello, house.now).expect_err("it is refused");
        (refusal.said, refusal.wants_words)
    };
    let taken = Hello { words: String::new(), ..with_words("anna", "") };
    assert!(refusal(&mut house, &taken).1, "only the words are missing");
    let other = Hello { words: String::new(), ..with_words("Eino", "") };
    assert!(!refusal(&mut house, &other).1, "he has none");
    assert!(!refusal(&mut house, &with_words("Eino", "  a b c d ")).1);
    assert!(!refusal(&mut house, &with_words("Nobody", &words)).1);
    assert!(refusal(&mut house, &with_words("Anna", "a b c d")).0.contains("not the words of Anna"));
    let heard = house.heard[&anna].len();
    assert_eq!(house.lobby.log_in(&with_words("anna", &format!(" {} ", words.to_uppercase())), house.now), Ok(anna));
    house.drain();
    let told: Vec<&str> = house.heard[&anna][heard..].iter().map(|(_, text)| text.as_str()).collect();
    assert!(told.contains(&"Eino: moi"), "{told:?}");
    assert!(told.iter().any(|text| text.starts_with("You are back after 1 minute")), "{told:?}");
    assert!(house.last(eino).contains("Anna") || house.texts(eino).contains(&"Anna on taas täällä."));
}

#[test]
fn a_reconnect_before_the_timeout_takes_the_session_over() {
    let mut house = House::new("over");
    let (anna, words) = forgetful(&mut house, "Anna");
    let eino = house.add("Eino", "fi", "");
    house.ask(anna, "new uno 3");
    house.ask(eino, &format!("liity {}", house.code()));
    let heard = house.heard[&eino].len();
    assert_eq!(house.lobby.log_in(&with_words("Anna", &words), house.now), Ok(anna));
    house.heard.clear();
    house.drain();
    assert!(house.heard[&anna].iter().any(|(_, text)| text.starts_with("You are back")), "{:?}", house.heard[&anna]);
    assert!(!house.heard.contains_key(&eino), "{heard}: nobody was away");
}

#[test]
fn words_cannot_be_tried_for_ever() {
    let mut house = House::new("tries");
    let (anna, words) = forgetful(&mut house, "Anna");
    for _ in 0..10 {
        assert!(house.lobby.log_in(&with_words("Anna", "a b c d"), house.now).is_err_and(|no| no.wants_words));
    }
    let said = house.lobby.log_in(&with_words("Anna", &words), house.now).expect_err("too many were tried").said;
    assert!(said.contains("wait a minute"), "{said}");
    house.now += Duration::from_secs(61);
    assert_eq!(house.lobby.log_in(&with_words("Anna", &words), house.now), Ok(anna));
}

#[test]
fn by_telnet_a_word_ends_the_connection_behind_the_table() {
    let mut house = House::new("bye");
    let (anna, _) = forgetful(&mut house, "Anna");
    let ben = house.add("Ben", "en", "");
    house.ask(anna, "new uno 2");
    assert!(house.ask(anna, "quit").contains("left the table"));
    house.lobby.type_line(anna, "quit", None, house.now);
    let out = std::mem::take(&mut house.lobby.out);
    let bye = |(id, out): &(PersonId, ServerMessage)| {
        *id == anna && matches!(out, ServerMessage::Bye(said, false) if said.contains("Goodbye"))
    };
    assert!(out.iter().any(bye), "{out:?}");
    // Who comes back by a secret that the client forgets with it gives the name back.
    house.lobby.type_line(ben, "quit", None, house.now);
    assert!(!house.lobby.people.contains_key(&ben) && house.lobby.people.contains_key(&anna));
}

#[test]
fn the_look_goes_where_lines_are_shown_as_they_come() {
    let mut house = House::new("look");
    let (anna, _) = forgetful(&mut house, "Anna");
    let ben = house.add("Ben", "en", "");
    for id in [anna, ben] {
        house.lobby.type_line(id, "braille 40", None, house.now);
    }
    let out = std::mem::take(&mut house.lobby.out);
    let looks: Vec<_> =
        out.iter().filter(|(_, out)| matches!(out, ServerMessage::Look(look) if look.width.is_some())).collect();
    assert_eq!(looks.len(), 1, "{out:?}");
    assert_eq!(looks[0].0, anna);
}

#[test]
fn what_was_heard_before_was_not_told_meanwhile() {
    let mut house = House::new("meanwhile");
    let (anna, words) = forgetful(&mut house, "Anna");
    let eino = house.add("Eino", "fi", "");
    house.ask(anna, "new uno 3");
    let code = house.code();
    house.ask(eino, &format!("liity {code}"));
    house.ask(eino, "juttele hei");
    let back = |house: &mut House| {
        assert_eq!(house.lobby.log_in(&with_words("Anna", &words), house.now), Ok(anna));
        house.drain();
        let told = house.heard[&anna].iter().rev().find(|(_, text)| text.starts_with("You are back"));
        told.map(|(_, text)| text.clone()).unwrap_or_default()
    };
    // The connection is still there.
    assert_eq!(back(&mut house), "You are back after less than a minute. You have not missed anything.");
    house.ask(anna, "who");
    house.ask(eino, "juttele moi");
    house.lobby.disconnect(anna, DisconnectReason::Lost, house.now);
    house.ask(eino, "juttele missä olet");
    std::mem::take(&mut house.lobby.out);
    assert_eq!(back(&mut house), "You are back after less than a minute. You have missed 1 line.");
    assert!(house.texts(anna).contains(&"Eino: moi"), "what may not have come is told again");
}
