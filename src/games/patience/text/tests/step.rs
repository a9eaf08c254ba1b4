//! What happens, what is to be decided, and how a game ended.

use super::*;
use crate::engine::Game as _;
use crate::games::patience::engine::Outcome;

#[test]
fn who_watches_hears_the_name_of_the_player() {
    for (lang, lays, won) in [
        (Lang::En, "Anna lays red 9.", "Anna has won: all 2 cards are laid."),
        (Lang::De, "Anna legt die rote 9.", "Anna hat gewonnen: Alle 2 Karten sind gelegt."),
        (Lang::Fi, "Anna laittaa punaisen ysin pinoon.", "Anna voitti: kaikki 2 korttia on laitettu pinoihin."),
    ] {
        let mut table = Table::new(lang, "piles r12 r3 y39 g34 b7; turned r9");
        let step = table.play("lay");
        let names = ["Anna".to_owned()];
        let announcer = Announcer::new(&table.locale, table.game.rules(), &names, Viewer::Onlooker);
        let texts: Vec<String> = announcer.step(&step).into_iter().map(|line| line.text).collect();
        assert!(texts[0].starts_with(lays), "{texts:?}");
        assert_eq!(texts[1], won);
    }
}

#[test]
fn the_short_sentence_leaves_out_on_what() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8; hidden r5");
    assert_eq!(table.announcer().turn(table.view()).short, "Blue 8 fits.");
    let table = Table::new(Lang::De, "piles r12 y39 g34 b24; turned b7; hidden r5");
    assert_eq!(table.announcer().turn(table.view()).short, "Die blaue 7 gehört in die Reihe.");
}

#[test]
fn no_status_needs_more_than_twelve_cells() {
    for lang in Lang::ALL {
        let widest = Table::new(lang, "piles r81 y39 g34 b24; kept w w w; turned r40; hidden r5");
        let widest = widest.announcer().status(widest.view());
        assert_eq!(widest.chars().count(), 9, "{lang}: {widest}");
        let mut table = Table::dealt(lang, 3);
        let mut dice = Dice::new(3, 1);
        while table.game.outcome().is_none() {
            let status = table.announcer().status(table.view());
            assert!((1..=9).contains(&status.chars().count()), "{lang}: {status}");
            let wanted = *dice.pick(&table.view().legal_moves()).expect("a legal move");
            table.game.apply(Seat(0), wanted).expect("a legal move");
        }
    }
}

#[test]
fn before_the_deal_and_after_the_end_something_is_told_too() {
    let table = Table::undealt(Lang::En);
    let announcer = table.announcer();
    assert_eq!(announcer.turn(table.view()).text, "The cards have not been dealt yet.");
    assert_eq!(announcer.next(table.view()).text, "The cards have not been dealt yet.");
    assert_eq!(announcer.status(table.view()), "");
    let mut table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
    table.play("stop");
    assert_eq!(table.announcer().turn(table.view()).text, "The game is over.");
}

#[test]
fn a_game_is_won_only_with_every_card() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
    let told = |laid, undone| table.announcer().ending(&Outcome { laid, of: 91, undone });
    assert_eq!(form(&told(91, 0)), ("You have won: all 91 cards are laid.", "won 91/91"));
    let text = "The game is over. Laid: 37 of 91 cards. In this game, 4 moves were taken back.";
    assert_eq!(form(&told(37, 4)), (text, "over 37/91 undo 4"));
}
