//! 1x1 Mau-Mau from the keyboard: typed cards, open hands, and bans in every line that names the top card.

use crate::support::people::{Round, told as all_told};
use sixdot::session::{Conversation as _, Session};
use sixdot::text::Lang;

/// A table where the first of three holds a bit of everything, a yellow 8 lies on top and the row of 2 is blocked.
fn table(lang: Lang, open: &str) -> Session {
    let hands = &["bx b1 r24 y5 w -2 -5", "g2 g3 g4", "b2 g7 b9"];
    let round = Round::new("numnum-mau-mau", "me,bot,bot", hands, "y8");
    Round { lang, options: &[("hands", open)], beside: "-2", status_prompt: true, ..round }.sit()
}

/// The first line of the answer.
fn told(session: &mut Session, typed: &str) -> String {
    all_told(session, typed).remove(0)
}

#[test]
fn wish_cards_and_bans_are_typed_by_name_and_by_code() {
    let wishes = "You play a wish card and call green, 6 cards left.";
    for typed in ["p w green", "play wish card green", "play wish green", "p wish wish green", "wish card green"] {
        assert_eq!(told(&mut table(Lang::En, "hidden"), typed), wishes, "{typed}");
    }
    let lifts = "You play a ban on two, 6 cards left. The 2 times table is free again.";
    for typed in ["p -2", "play ban on two", "ban 2", "play ban two"] {
        assert_eq!(told(&mut table(Lang::En, "hidden"), typed), lifts, "{typed}");
    }
    for (lang, typed, answer) in [
        (Lang::De, "lege 2er-verbot", "Du legst das Zweierverbot, bleiben 6. Die Zweierreihe ist wieder frei."),
        (Lang::De, "5er-verbot", "Du legst das Fünferverbot, bleiben 6. Die Fünferreihe ist gesperrt."),
        (Lang::De, "wunschkarte grün", "Du legst die Wunschkarte und wünschst dir Grün, bleiben 6."),
        (
            Lang::Fi,
            "pelaa kakkoskielto",
            "Pelaat kakkoskiellon, 6 korttia jäljellä. Kakkosen kertotaulu on taas auki.",
        ),
        (Lang::Fi, "pelaa toivekortti vihreä", "Pelaat toivekortin ja toivot vihreää, 6 korttia jäljellä."),
        (Lang::Fi, "punainen kortti 24", "Pelaat punaisen kortin 24, 6 korttia jäljellä."),
    ] {
        assert_eq!(told(&mut table(lang, "hidden"), typed), answer, "{typed}");
    }
}

#[test]
fn the_joker_is_typed_as_joker_and_as_one() {
    for typed in ["blue joker", "b1", "blue 1"] {
        let answer = told(&mut table(Lang::En, "hidden"), &format!("play {typed}"));
        assert_eq!(answer, "You play blue joker, 6 cards left.", "{typed}");
    }
    // The only held card of a part that stands behind a verb.
    let only = told(&mut table(Lang::En, "hidden"), "play joker");
    assert_eq!(only, "You play blue joker, 6 cards left.");
}

#[test]
fn a_ban_is_told_with_the_top_card_and_in_refusals() {
    let mut session = table(Lang::En, "hidden");
    assert_eq!(told(&mut session, "top"), "Top card yellow 8. Beside it: a ban on two.");
    assert_eq!(session.status(), "y8 -2 7c");
    assert_eq!(
        told(&mut session, "p bx"),
        "Blue 10 does not fit. Yellow, a joker or a number from the 4 or 8 times table is needed. The 2 times table is \
         banned. Rule NN-4."
    );
}

#[test]
fn open_hands_can_be_asked_for_by_name() {
    for (lang, typed, answer) in [
        (Lang::En, "hand anna", "Anna holds 3 cards. Green: 2, 3, 4."),
        (Lang::De, "hand ben", "Ben hat 3 Karten. Grün: 7. Blau: 2, 9."),
        (Lang::Fi, "käsi aino", "Ainolla on 3 korttia. Vihreä: kakkonen, kolmonen, nelonen."),
    ] {
        assert_eq!(told(&mut table(lang, "open"), typed), answer);
    }
    let mut session = table(Lang::En, "open");
    let own = told(&mut session, "hand");
    assert_eq!(told(&mut session, "hand me"), own);
    assert!(told(&mut session, "hand zorro").contains("zorro"));
    told(&mut session, "hand anna");
    assert_eq!(
        told(&mut session, "position 1"),
        "You play red 24, 6 cards left.",
        "positions are those of the own hand"
    );
}

#[test]
fn hidden_hands_stay_hidden() {
    for (lang, typed, answer) in [
        (Lang::En, "hand anna", "Hands are hidden at this table. You can hear only your own."),
        (Lang::De, "hand anna", "An diesem Tisch sind die Hände verdeckt. Nur deine eigene kannst du hören."),
        (Lang::Fi, "käsi aino", "Tässä pöydässä kädet ovat piilossa. Kuulet vain omat korttisi."),
    ] {
        assert_eq!(told(&mut table(lang, "hidden"), typed), answer);
    }
    let unknown = told(&mut table(Lang::En, "hidden"), "hand zorro");
    assert_eq!(unknown, "I did not understand: hand zorro. Type help for all commands.");
}
