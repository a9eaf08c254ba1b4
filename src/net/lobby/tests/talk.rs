//! What people say to each other and ask of each other.

use super::*;

#[test]
fn who_is_named_by_nobody_or_with_a_comma_is_told_what_belongs_there() {
    let (mut house, [anna, ben, eino]) = three("whom");
    assert_eq!(house.types(ben, "tell"), "Who do you mean? Type tell, a name and a text.");
    for word in ["nudge", "ignore", "invite"] {
        assert_eq!(house.types(ben, word), format!("Who do you mean? Type {word} and a name."));
    }
    assert_eq!(house.types(anna, "flüster"), "Wen meintest du? So geht es: flüster, ein Name und ein Text.");
    assert_eq!(house.types(eino, "vaienna"), "Ketä tarkoitat? Kirjoita vaienna ja nimi.");
    for name in ["Anna,", "anna:", "Anna"] {
        assert_eq!(house.types(ben, &format!("tell {name} hi, {name} :)")), format!("To Anna: hi, {name} :)"));
    }
    assert_eq!(house.types(ben, "tell Anna,hi"), "To Anna: hi");
    assert_eq!(house.types(ben, "tell Anna :)"), "To Anna: :)");
    assert_eq!(house.types(ben, "tell Gil, hi"), "Nobody here is called Gil.");
    assert!(house.types(ben, "ignore Anna,").contains("no longer hear what Anna says"));
}

#[test]
fn who_is_not_at_the_table_is_not_on_turn_there_and_who_sits_there_is_not_invited() {
    let (mut house, [anna, ben, eino]) = three("elsewhere");
    let bea = house.comes("Bea", "en", "");
    house.types(anna, "start");
    assert_eq!(house.types(ben, "nudge Bea"), "Bea is not at this table.");
    assert_eq!(house.types(anna, "anstupsen Bea"), "Bea ist nicht an diesem Tisch.");
    assert!(house.types(bea, "nudge Ben").contains("You are at no table"));
    let before = house.heard[&ben].len();
    assert_eq!(house.types(anna, "einladen Ben"), "Ben sitzt schon an diesem Tisch.");
    assert_eq!(house.types(eino, "kutsu Ben"), "Ben istuu jo tässä pöydässä.");
    assert_eq!(house.heard[&ben].len(), before, "nothing of it is told to him");
    assert_eq!(house.types(ben, "invite Bea"), "Bea is invited.");
}

#[test]
fn what_is_too_long_is_not_said_and_that_is_told() {
    let (mut house, [anna, ben, eino]) = three("long");
    let (most, long) = ("a".repeat(500), "a".repeat(501));
    let before = house.heard[&anna].len();
    for typed in [format!("say {long}"), format!("tell Anna {long}")] {
        let told = "That is too long: at most 500 characters go at once, and these are 501. Nothing was said.";
        assert_eq!(house.types(ben, &typed), told);
    }
    assert!(house.types(eino, &format!("juttele {long}")).contains("enintään 500 merkkiä, ja niitä on 501"));
    assert_eq!(house.heard[&anna].len(), before, "nothing was sent");
    assert!(house.types(anna, &format!("sprich {long}")).contains("höchstens 500 Zeichen, und das sind 501"));
    assert_eq!(house.types(ben, &format!("say {most}")), format!("Ben: {most}"));
    assert_eq!(house.last(anna), format!("Ben: {most}"));
}

/// UN-16: while a round is on, a line that names a card, a colour or a number of the deck reaches nobody at the table.
#[test]
fn advice_is_not_delivered_while_a_round_is_on() {
    let (mut house, [anna, ben, eino]) = three("advice");
    house.types(ben, "say play your red 5");
    assert!(house.last(anna).contains("red 5"), "nothing is dealt yet");
    house.types(anna, "start");
    for text in ["play your red 5", "I would skip", "the green one", "take 4", "lay the grüne"] {
        let before = [anna, eino].map(|id| house.heard[&id].len());
        for line in [format!("say {text}"), format!("tell Anna {text}")] {
            let told = house.types(ben, &line);
            assert!(told.starts_with("Not said:") && told.ends_with("UN-16."), "{line}: {told}");
        }
        assert_eq!([anna, eino].map(|id| house.heard[&id].len()), before, "{text}");
    }
    house.types(ben, "say well done, that was a fine move");
    assert!(house.last(anna).contains("fine move"));
}
