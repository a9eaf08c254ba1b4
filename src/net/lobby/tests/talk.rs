//! What people say to each other and ask of each other.

use super::*;

#[test]
fn a_missing_name_is_explained_and_a_comma_allowed() {
    let (mut house, [anna, ben, eino]) = three("whom");
    assert_eq!(house.ask(ben, "tell"), "Who do you mean? Type tell, a name and a text.");
    for word in ["nudge", "ignore", "invite"] {
        assert_eq!(house.ask(ben, word), format!("Who do you mean? Type {word} and a name."));
    }
    assert_eq!(house.ask(anna, "flüster"), "Wen meintest du? Tippe flüster, einen Namen und einen Text.");
    let help = "flüster: Sagt nur einer Person etwas. Tippe flüster, einen Namen und einen Text.";
    assert_eq!(house.ask(anna, "hilfe flüster"), help);
    assert_eq!(house.ask(eino, "vaienna"), "Ketä tarkoitat? Kirjoita vaienna ja nimi.");
    for name in ["Anna,", "anna:", "Anna"] {
        assert_eq!(house.ask(ben, &format!("tell {name} hi, {name} :)")), format!("To Anna: hi, {name} :)"));
    }
    assert_eq!(house.ask(ben, "tell Anna,hi"), "To Anna: hi");
    assert_eq!(house.ask(ben, "tell Anna :)"), "To Anna: :)");
    assert_eq!(house.ask(ben, "tell Gil, hi"), "Nobody here is called Gil.");
    assert!(house.ask(ben, "ignore Anna,").contains("no longer hear what Anna says"));
}

#[test]
fn talk_and_people_who_come_and_go_have_cues() {
    let (mut house, [anna, ben, eino]) = three("cues");
    house.ask(anna, "start");
    let before = house.lobby.people[&anna].outbox.last;
    house.ask(ben, "say hello");
    house.lose(eino);
    house.resume(eino);
    house.ask(eino, "leave");
    let (_, lines) = house.lobby.people[&anna].outbox.lines_after(before);
    let cues = lines.iter().filter_map(|line| line.cue.as_deref());
    let cues: Vec<&str> = cues.filter(|cue| ["talk", "arrival", "departure"].contains(cue)).collect();
    assert_eq!(cues, ["talk", "departure", "arrival", "departure"], "{lines:?}");
}

/// What is said to one is heard by that person alone, also where it begins like what is said to everybody.
#[test]
fn what_is_said_to_one_is_heard_by_nobody_else() {
    let (mut house, [anna, ben, eino]) = three("to-one");
    for (who, typed, told, to, heard, other) in [
        (ben, "say to Anna hello", "To Anna: hello", anna, "Ben flüstert: hello", eino),
        (ben, "say to Anna, hello there", "To Anna: hello there", anna, "Ben flüstert: hello there", eino),
        (anna, "sag zu Eino: hallo", "Du flüsterst Eino zu: hallo", eino, "Anna kuiskaa: hallo", ben),
        (eino, "sano Benille moi", "Kuiskaat Benille: moi", ben, "Eino to you: moi", anna),
        (eino, "kuiskaa Annalle moi", "Kuiskaat pelaajalle Anna: moi", anna, "Eino flüstert: moi", ben),
    ] {
        let before = house.heard[&other].len();
        assert_eq!(house.ask(who, typed), told, "{typed}");
        assert_eq!(house.last(to), heard, "{typed}");
        assert_eq!(house.heard[&other].len(), before, "{typed}");
    }
    // To nobody who is here, and to somebody who is only spoken to.
    assert_eq!(house.ask(ben, "say to be or not to be"), "Ben: to be or not to be");
    assert_eq!(house.ask(ben, "say Anna, hello"), "Ben: Anna, hello");
    assert_eq!(house.ask(eino, "sano Ben, moi"), "Eino: Ben, moi");
}

#[test]
fn a_name_that_is_only_like_somebodys_is_nobodys() {
    let (mut house, [anna, ben, eino]) = three("like");
    for line in ["tell Einos psst", "ignore Einos", "say to Bert, psst", "say to Bert: psst"] {
        let heard = house.heard[&eino].len();
        let told = house.ask(ben, line);
        assert!(told.starts_with("Nobody here is called "), "{line}: {told}");
        assert_eq!(house.heard[&eino].len(), heard, "{line}");
    }
    assert!(
        house.ask(anna, "kick Bens").contains("Bens"),
        "she may send Ben away, but nobody who is called otherwise"
    );
    assert_eq!(house.ask(ben, "say to be or not to be: that is it"), "Ben: to be or not to be: that is it");
}

#[test]
fn nudges_and_invitations_check_the_table() {
    let (mut house, [anna, ben, eino]) = three("elsewhere");
    let bea = house.add("Bea", "en", "");
    house.ask(anna, "start");
    assert_eq!(house.ask(ben, "nudge Bea"), "Bea is not at this table.");
    assert_eq!(house.ask(anna, "anstupsen Bea"), "Bea ist nicht an diesem Tisch.");
    assert!(house.ask(bea, "nudge Ben").contains("You are not at a table"));
    let before = house.heard[&ben].len();
    assert_eq!(house.ask(anna, "einladen Ben"), "Ben sitzt schon an diesem Tisch.");
    assert_eq!(house.ask(eino, "kutsu Ben"), "Ben istuu jo tässä pöydässä.");
    assert_eq!(house.heard[&ben].len(), before, "nothing of it is told to him");
    assert_eq!(house.ask(ben, "invite Bea"), "Bea is invited.");
}

#[test]
fn what_is_too_long_is_not_said_and_that_is_told() {
    let (mut house, [anna, ben, eino]) = three("long");
    let (most, long) = ("a".repeat(500), "a".repeat(501));
    let before = house.heard[&anna].len();
    for typed in [format!("say {long}"), format!("tell Anna {long}")] {
        let told = "That is too long: it has 501 characters, and 500 are the most. Nothing was said.";
        assert_eq!(house.ask(ben, &typed), told);
    }
    assert!(house.ask(eino, &format!("juttele {long}")).contains("enintään 500 merkkiä, ja niitä on 501"));
    assert_eq!(house.heard[&anna].len(), before, "nothing was sent");
    assert!(house.ask(anna, &format!("sprich {long}")).contains("höchstens 500 Zeichen, und das sind 501"));
    assert_eq!(house.ask(ben, &format!("say {most}")), format!("Ben: {most}"));
    assert_eq!(house.last(anna), format!("Ben: {most}"));
}

/// UN-16: while a round is on, a line that names a card, a colour or a number of the deck reaches nobody at the table.
#[test]
fn advice_is_not_delivered_while_a_round_is_on() {
    let (mut house, [anna, ben, eino]) = three("advice");
    house.ask(ben, "say play your red 5");
    assert!(house.last(anna).contains("red 5"), "nothing is dealt yet");
    house.ask(anna, "start");
    let named = ["play your red 5", "I would skip", "the green one", "take 4", "lay the grüne"];
    // Codes of each language, and colours and numbers in one word.
    let codes = ["y5", "p r5!", "leg g5", "k5", "v1", "5y", "+4", "r+2", "yellow5", "blau2", "gs"];
    // Numbers in the words of any language, and several of a kind.
    let codes = codes.into_iter().chain(["die fünf", "viisi", "I have two reds", "my fives", "no skips"]);
    for text in named.into_iter().chain(codes) {
        let before = [anna, eino].map(|id| house.heard[&id].len());
        for line in [format!("say {text}"), format!("tell Anna {text}")] {
            let told = house.ask(ben, &line);
            assert!(told.starts_with("Not said:") && told.ends_with("UN-16."), "{line}: {told}");
        }
        assert_eq!([anna, eino].map(|id| house.heard[&id].len()), before, "{text}");
    }
    house.ask(ben, "say well done, that was a fine move");
    assert!(house.last(anna).contains("fine move"));
}

#[test]
fn a_table_can_talk_to_the_lobby_and_hears_answers() {
    let (mut house, [anna, ben, eino]) = three("lobby");
    let (bea, cleo) = (house.add("Bea", "en", ""), house.add("Cleo", "de", ""));
    house.ask(bea, "say anybody there?");
    assert_eq!(house.last(cleo), "Bea: anybody there?");
    assert!([anna, ben, eino].iter().all(|id| !house.last(*id).contains("anybody")), "tables are not disturbed");
    house.ask(ben, "lobby we have a free seat");
    assert_eq!((house.last(bea), house.last(cleo)), ("Ben: we have a free seat", "Ben: we have a free seat"));
    assert!([anna, eino].iter().all(|id| !house.last(*id).contains("free seat")));
    house.ask(cleo, "sprich ich komme");
    assert_eq!(house.last(ben), "Cleo, in the lobby: ich komme");
    assert_eq!(house.ask(ben, "lobby again"), "Ben, in the lobby: again", "it is told once");
    // In one's own language, and ignored as everywhere.
    assert!(house.ask(eino, "aula päälle").contains("Kuulet, mitä siellä sanotaan"));
    house.ask(bea, "lobby hello");
    assert_eq!((house.last(ben), house.last(eino)), ("Bea, in the lobby: hello", "Bea, aulassa: hello"));
    house.ask(eino, "vaienna Bea");
    house.ask(bea, "say once more");
    assert_eq!((house.last(ben), house.last(cleo)), ("Bea, in the lobby: once more", "Bea: once more"));
    assert!(!house.last(eino).contains("once more"));
    assert!(house.ask(ben, "lobby off").ends_with("To hear it, type lobby on."));
    house.ask(bea, "say and again");
    assert!(!house.last(ben).contains("and again") && house.last(cleo).contains("and again"));
    house.check_numbers();
}

/// UN-16: the lobby is no way round it.
#[test]
fn advice_does_not_come_by_the_lobby() {
    let (mut house, [anna, ben, eino]) = three("lobby-advice");
    house.ask(anna, "start");
    let bea = house.add("Bea", "en", "");
    // Nobody of the table hears it there, so it is none.
    house.ask(ben, "lobby I have a red 5");
    assert_eq!(house.last(bea), "Ben: I have a red 5");
    house.ask(eino, "aula päälle");
    let before = house.heard[&eino].len();
    assert!(house.ask(ben, "lobby play your red 5").starts_with("Not said:"));
    assert_eq!(house.heard[&eino].len(), before);
}

#[test]
fn whoever_has_the_name_of_somebody_else_can_come_as_a_guest() {
    let mut house = House::new("guest");
    let comes = |house: &mut House, name: &str, lang: &str, key: Option<&str>| {
        let (name, lang, key) = (name.to_owned(), lang.to_owned(), key.map(str::to_owned));
        let came = house.lobby.log_in(&Hello { lang, name, key, ..Hello::default() }, house.now);
        house.drain();
        came.map_err(|refusal| refusal.said)
    };
    let anna = comes(&mut house, "Anna", "en", Some("ed25519:a")).expect("a name that fits");
    let said = comes(&mut house, "anna", "de", Some("ed25519:b")).expect_err("that is another one");
    assert!(said.ends_with("Sonst wähl einen anderen Namen, zum Beispiel anna-Gast."), "{said}");
    let guest = comes(&mut house, "Anna-Gast", "de", Some("ed25519:b")).expect("a guest");
    assert!(!house.lobby.people[&guest].saved.has_reserved_name(), "the next guest can be called so");
    let said = comes(&mut house, "Anna", "de", None).expect_err("there is a guest already");
    assert!(said.ends_with("Bitte wähl einen anderen Namen."), "{said}");
    house.ask(guest, "flüster Anna hallo");
    assert_eq!(house.last(anna), "Anna-Gast to you: hallo");
    assert_eq!(house.ask(anna, "tell anna-gast hi"), "To Anna-Gast: hi");
    house.ask(anna, "new uno 2");
    let code = house.code();
    house.ask(guest, &format!("setzen {code}"));
    house.ask(anna, "start");
    assert!(house.ask(anna, "counts").contains("Anna-Gast"), "at the table, too");
}

#[test]
fn what_is_said_at_a_table_is_heard_again_there() {
    let (mut house, [anna, ben, eino]) = three("again");
    house.ask(anna, "start");
    house.ask(ben, "say good luck");
    house.ask(eino, "kuiskaa Anna moi");
    assert_eq!(house.ask(anna, "letzte 3 gespräch"), "Ben: good luck Eino flüstert: moi");
    assert_eq!(house.ask(anna, "zurück gespräch"), "Eino flüstert: moi 2 von 2.");
    house.ask(ben, "say thanks");
    assert_eq!(house.ask(eino, "toista"), "Ben: thanks", "it is the last that was told");
    assert_eq!(house.ask(ben, "last 5 talk"), "Ben: good luck Ben: thanks", "one's own, too");
    let told = house.ask(ben, "who");
    assert_eq!(told, "Here: Anna, Ben and Eino.");
    assert_eq!(house.ask(ben, "again"), told, "and answers that come from no game");
    house.lose(eino);
    assert_eq!(house.ask(ben, "again"), "Eino has lost the connection.");
}

#[test]
fn small_talk_is_no_call() {
    let (mut house, [anna, ben, eino]) = three("small-talk");
    house.ask(anna, "start");
    for (id, line, said) in [
        (ben, "say thanks", "Ben: thanks"),
        (ben, "say ok", "Ben: ok"),
        (ben, "say so it is", "Ben: so it is"),
        (anna, "sag danke", "Anna: danke"),
        (anna, "sag bitte", "Anna: bitte"),
        (eino, "sano kiitos", "Eino: kiitos"),
        (eino, "sano no niin", "Eino: no niin"),
    ] {
        assert_eq!(house.ask(id, line), said, "{line}");
    }
    // A call is one, also where it is not due.
    assert!(house.ask(ben, "say uno").contains("not due"));
}

#[test]
fn a_line_may_mix_commands_of_game_and_lobby() {
    let (mut house, [anna, ben, eino]) = three("several");
    house.ask(anna, "start");
    let hand = house.ask(ben, "hand");
    assert_eq!(house.ask(ben, "hand; say hi; bye"), format!("{hand} Ben: hi; bye"), "talk takes the rest");
    assert_eq!(house.ask(ben, "hand; who"), format!("{hand} Here: Anna, Ben and Eino."));
    assert_eq!(house.ask(ben, "who; hand"), format!("Here: Anna, Ben and Eino. {hand}"));
    let refused = house.ask(ben, "hnad; say later");
    assert!(refused.ends_with("The rest of the line was ignored."), "{refused}");
    assert!(!house.last(eino).contains("later"), "nothing behind a refusal is said");
    assert_eq!(house.ask(eino, "sano a; b"), "Eino: a; b");
    let left = house.ask(ben, "hand; leave");
    assert!(left.contains("You have left the table."), "{left}");
}

#[test]
fn a_line_is_told_to_others_in_the_order_in_which_it_is_done() {
    let (mut house, people) = three("order");
    house.ask(people[0], "start");
    let mut dice = Dice::new(5, 5);
    for _ in 0..20 {
        let Some((id, typed)) = house.button(&mut dice, &people) else { break };
        let other = people.into_iter().find(|other| *other != id).expect("three");
        let before = house.heard[&other].len();
        let told = house.ask(id, &format!("{typed}; say well then; be it"));
        let heard: Vec<&str> = house.heard[&other][before..].iter().map(|(_, text)| text.as_str()).collect();
        let said = heard.iter().position(|text| text.ends_with(": well then; be it"));
        // A wild card is a question first, and nothing that others hear.
        let is_move = !told.contains('?');
        assert!(said.is_some_and(|said| (said > 0) == is_move), "{typed}: {told}: {heard:?}");
    }
}

#[test]
fn a_call_before_a_semicolon_is_one() {
    let (mut house, [anna, ben, eino]) = three("call");
    house.ask(anna, "start");
    let hand = house.ask(ben, "hand");
    let call = house.ask(ben, "uno");
    for line in ["say uno; hand", "say uno; say hi"] {
        // It is not due, so that nothing behind it is done.
        assert_eq!(house.ask(ben, line), format!("{call} The rest of the line was ignored."));
    }
    assert!(!house.heard[&eino].iter().any(|(_, text)| text.starts_with("Ben:")), "nobody hears it as talk");
    assert_eq!(house.ask(ben, "hand; say uno; hand"), format!("{hand} {call} The rest of the line was ignored."));
    assert_eq!(house.ask(eino, "sano uno; käsi").matches("jätettiin").count(), 1);
}

#[test]
fn a_question_to_the_game_goes_on_behind_a_semicolon() {
    let (mut house, [anna, ben, _]) = three("question");
    house.ask(anna, "start");
    let (next, hand, who) = (house.ask(ben, "who is next"), house.ask(ben, "hand"), house.ask(ben, "who"));
    assert_eq!(house.ask(ben, "who is next; hand"), format!("{next} {hand}"));
    assert_eq!(house.ask(ben, "who is next; hand; who; hand"), format!("{next} {hand} {who} {hand}"));
    let refused = house.ask(ben, "who is next; hnad; who; hand");
    assert!(
        refused.contains("hnad") && refused.matches("The rest of the line was ignored.").count() == 1,
        "{refused}"
    );
}

#[test]
fn what_takes_a_word_alone_takes_it_before_a_semicolon() {
    let (mut house, [anna, ben, eino]) = three("alone");
    house.ask(anna, "start");
    let bea = house.add("Bea", "en", "");
    let (off, hand) = (house.ask(ben, "lobby off"), house.ask(ben, "hand"));
    assert_eq!(house.ask(ben, "lobby off; hand"), format!("{off} {hand}"));
    assert_eq!(house.ask(ben, "hand; lobby off"), format!("{hand} {off}"));
    assert_eq!(house.ask(ben, "lobby; hand"), format!("{} {hand}", house.ask(ben, "lobby")));
    let rest = "The rest of the line was ignored.";
    assert_eq!(house.ask(ben, "say; hand"), format!("{} {rest}", house.ask(ben, "say")));
    assert_eq!(house.ask(ben, "tell; hand"), format!("{} {rest}", house.ask(ben, "tell")));
    for line in ["passphrase; 12345678", "forget me; hand", "hand; passphrase; who"] {
        let refused = house.ask(ben, line);
        assert!(refused.ends_with(&format!("on a line of its own. {rest}")), "{line}: {refused}");
        assert_eq!(house.ask(ben, "hand"), hand, "it is no answer");
    }
    assert!(!house.heard[&bea].iter().any(|(_, text)| text.starts_with("Ben")), "nothing of it is said in the lobby");
    assert_eq!(house.ask(ben, "tell Eino a; b"), "To Eino: a; b");
    assert_eq!(house.last(eino), "Ben kuiskaa: a; b");
    let left = house.ask(ben, "quit; who");
    assert!(
        left.starts_with("You have left the table.") && left.contains("Bea"),
        "what is behind it is done: {left}"
    );
    let opened = house.ask(ben, "new uno 2; public; who; leave; who");
    let at = |part: &str| opened.find(part).unwrap_or_else(|| panic!("{part}: {opened}"));
    assert!(
        at("is open") < at("The table is public")
            && at("The table is public") < at("Here: Ben.")
            && at("Here: Ben.") < at("You have left")
    );
    assert!(opened.ends_with("Bea."), "{opened}");
}

#[test]
fn commands_after_the_start_run_once_the_cards_are_dealt() {
    let (mut house, [anna, ben, _]) = three("deal");
    let told = house.ask(anna, "start; hand");
    let hand = house.ask(anna, "hand");
    let at = told.find(&hand).unwrap_or_else(|| panic!("{told}"));
    assert!(at > 0 && !told[..at].contains("nicht"), "the game first: {told}");
    assert!(house.ask(ben, "who; start; hand").ends_with("The rest of the line was ignored."));
}

/// A name is kept with plain signs and found without them.
#[test]
fn names_with_signs_are_spoken_to() {
    let mut house = House::new("signs");
    let (anna, brien) = (house.add("Anna-Lena", "en", ""), house.add("O’Brien", "en", ""));
    assert_eq!(house.lobby.people[&brien].saved.name, "O'Brien");
    for typed in ["say to o'brien hello", "say to O’Brien hello", "tell obrien hello"] {
        assert_eq!(house.ask(anna, typed), "To O'Brien: hello", "{typed}");
    }
    assert_eq!(house.ask(brien, "say to Anna-Lena hello"), "To Anna-Lena: hello");
}
