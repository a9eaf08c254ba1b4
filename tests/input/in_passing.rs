//! Questions and settings in the middle of a game.

use crate::support::program::Sixdot;

/// The lines that answer some typed ones, behind what the beginning tells.
fn told(line: &str, typed: &str) -> Vec<String> {
    let begin = Sixdot::new(line).run().stdout;
    let begin: Vec<&str> = begin.lines().collect();
    // The last line says good-bye.
    let begin = &begin[..begin.len() - 1];
    let answer = Sixdot::new(line).stdin(typed).run().stdout;
    let lines: Vec<String> = answer.lines().map(str::to_owned).collect();
    assert_eq!(&lines[..begin.len()], begin);
    lines[begin.len()..lines.len() - 1].to_vec()
}

const CRAZY: &str = "play crazy-eights --lang en --seed 4";

#[test]
fn last_alone_tells_five_and_a_number_tells_so_many() {
    let typed = "draw\ndraw\ndraw\ndraw\nlast\n";
    let lines = told(CRAZY, typed);
    let (drawn, last) = lines.split_at(lines.len() - 5);
    let happened: Vec<&String> = drawn.iter().filter(|line| line.starts_with("You draw")).collect();
    assert_eq!(happened.len(), 4, "{drawn:?}");
    assert_eq!(last[1..].iter().collect::<Vec<_>>(), happened, "the hand before them, and they");
    assert!(last[0].starts_with("You hold"), "{last:?}");
    assert_eq!(told(CRAZY, "draw\ndraw\nlast 1\n").last(), told(CRAZY, "draw\ndraw\nlast\n").last());
}

#[test]
fn a_name_is_found_by_its_beginning_where_only_one_begins_so() {
    let both = told("play crazy-eights --lang en --seed 4 --players 4", "spell c\nspell z\n");
    assert!(both[0].starts_with("Clara:") && both[1].starts_with("Nobody"), "{both:?}");
}

/// A name that is a word of cards takes no card its colour: `red 5` is that card, whoever plays.
#[test]
fn whoever_is_called_like_a_colour_still_lays_the_cards_of_it() {
    let deals = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/text/deals/uno.toml");
    let example = format!("play uno --lang en --deal {deals}#out-of-turn --name");
    assert!(told(&format!("{example} Red"), "red 5")[0].starts_with("You play red 5,"));
    assert!(told(&format!("{example} Green"), "green 1")[0].starts_with("Green 1 is not in your hand"));
    assert!(told(&format!("{example} Red"), "red")[0].starts_with("Which card do you mean by red:"));
    assert_eq!(told(&format!("{example} Zoe"), "zoe")[0], "You 4. Anna 4. Ben 4.");
}

#[test]
fn what_is_shown_is_told_and_set_for_one_channel_or_for_all() {
    for (typed, answer) in
        [("show game short\nshow game", "Shown: game in short."), ("show all short\nshow chat", "show chat in short")]
    {
        assert_eq!(told(CRAZY, typed).last().map(String::as_str), Some(answer), "{typed}");
    }
}

#[test]
fn the_dots_of_a_display_are_set_by_a_word_or_a_digit() {
    for (typed, dots) in [("8", "eight"), ("eight", "eight"), ("6", "six"), ("six", "six")] {
        let lines = told(CRAZY, &format!("braille 40\nbraille {typed}\n"));
        assert_eq!(lines.last(), Some(&format!("40 cells, codes, {dots} dots")), "{typed}");
    }
    let german = told("play crazy-eights --lang de --seed 4", "braille 40\nbraille sechs\nbraille acht\n");
    assert_eq!(german.last().map(String::as_str), Some("40 Module, Kürzel, acht Punkte"));
}

#[test]
fn rate_volume_and_voice_are_set_without_speaking() {
    for (typed, answer) in [
        ("speech rate 60\nspeech rate", "Rate 60."),
        ("speech rate 60\nspeech volume 40\nspeech rate", "Rate 60."),
        ("speech rate 60\nspeech volume 40\nspeech volume", "Volume 40."),
        ("speech voice", "The voice is set by the speech service."),
        ("speech stop", "Speech stopped."),
        ("speech off", "Speech is off."),
    ] {
        assert_eq!(told(CRAZY, typed).last().map(String::as_str), Some(answer), "{typed}");
    }
}

#[test]
fn who_is_chosen_to_deal_deals_in_the_next_game_and_only_there() {
    let uno = "play uno --lang en --seed 1";
    let deals = |typed: &str| -> Vec<String> {
        told(uno, typed).into_iter().filter(|line| line.starts_with("UNO. You,") || line.contains(" deal")).collect()
    };
    for (typed, chosen, dealer) in [
        ("dealer Anna", "Anna deals first in the next game.", "Anna deals"),
        ("dealer anna please", "Anna deals first in the next game.", "Anna deals"),
        ("dealer me", "You deal first in the next game.", "You deal"),
    ] {
        let told = deals(&format!("{typed}\nnew\n\n\nnew\n\n\n"));
        assert_eq!((told[0].as_str(), told.len()), (chosen, 3), "{told:?}");
        assert!(told[1].contains(dealer), "{typed}: {told:?}");
        assert!(told[2].contains("Ben deals"), "then it is as usual: {told:?}");
    }
    let lot = deals("dealer random\nnew\n\n\n");
    assert_eq!(lot[0], "In the next game, the first dealer is chosen at random.");
    assert!(lot[1].ends_with(" drawn to deal first."), "{lot:?}");
    let asked = ["dealer", "dealer please", "who deals", "dealer?"];
    for typed in asked {
        assert_eq!(deals(typed), ["Ben deals."], "{typed}");
    }
    assert!(told(uno, "dealer foo")[0].starts_with("Nobody at this table is called foo."));
    let begun = Sixdot::new("--lang en").stdin("uno\ndealer foo\n3\n").run().stdout;
    assert!(begun.contains("Nobody at the table is called foo, so the last seat deals first."), "{begun}");
    let mine = Sixdot::new("--lang en").stdin("uno\ndealer me\n3\n").run().stdout;
    assert!(
        mine.contains("You deal first in the next game.") && mine.contains("UNO. You, Anna, Ben. You deal"),
        "{mine}"
    );
}

#[test]
fn undo_zero_is_refused_and_a_line_has_at_most_1000_letters() {
    let moved = told(CRAZY, "draw\nundo 0\n");
    assert!(moved.last().is_some_and(|line| line.starts_with("Not understood.")), "{moved:?}");
    let hand = told(CRAZY, "hand").remove(0);
    let long = |letters: usize| told(CRAZY, &format!("hand{}", "!".repeat(letters - 4))).remove(0);
    assert_eq!(long(1000), hand);
    assert_ne!(long(1001), hand);
}

#[test]
fn wall_completes_questions_and_a_question_makes_no_move() {
    let wall = "play numnum-wall --lang en --seed 4";
    assert!(told(wall, "fre")[0].contains("Did you mean free?"));
    let asked = told(wall, "take 1 6?\nscores\n");
    assert_eq!(asked[..asked.len() - 1], told(wall, "what take 1 6")[..]);
    assert!(
        told(wall, "take 1 6?\ntake 1 6\n")[1].starts_with("You take yellow 3 and yellow 24"),
        "it is still there"
    );
    assert!(
        told("play numnum-patience --lang en --seed 6", "lay?\nundo\n").concat().contains("nothing to take back")
    );
}

#[test]
fn after_a_change_of_level_people_stay_people() {
    let typed = "draw\nlevel hard\nsettings\n";
    let lines = told("play crazy-eights --lang en --seed 4 --seats me,bot", typed).join("\n");
    assert!(lines.contains("hard"), "{lines}");
}

#[test]
fn who_cannot_deal_is_told_before_the_game() {
    let wall = Sixdot::new("--lang en").stdin("dealer foo\nnumnum-wall\n2\n").run().stdout;
    assert!(wall.contains("Wall Breach. You") && !wall.contains("Nobody at the table"), "{wall}");
    let alone = Sixdot::new("--lang en").stdin("dealer\n").run().stdout;
    assert!(alone.contains("Not understood. Type dealer") && !alone.contains("deals first"), "{alone}");
    let away = Sixdot::new("--lang en").stdin("dealer me\nuno\nEva and Tom\n").run().stdout;
    assert!(away.contains("You do not sit at this table, so the last seat deals first."), "{away}");
}

const UNO: &str = "play uno --lang en --seed 1";

const PATIENCE: &str = "play numnum-patience --lang en --seed 3";

const WALL: &str = "play numnum-wall --lang en --seed 4";

#[test]
fn help_for_a_call_or_a_card_tells_of_it() {
    for (help, same) in [("help uno", "help call"), ("help red 5", "card red 5"), ("help skip", "card skip")] {
        assert_eq!(told(UNO, help), told(UNO, same), "{help}");
    }
    assert!(told(UNO, "help xyzzy")[0].contains("xyzzy"));
}

#[test]
fn what_is_one_letter_off_is_suggested() {
    assert!(told(UNO, "play redd 5")[0].ends_with("Did you mean red?"));
    assert!(told(UNO, "redd")[0].contains("Did you mean red?"));
    assert!(told(WALL, "pairz")[0].contains("I did not understand: pairz. Did you mean pairs?"));
    assert!(told(WALL, "xyzzy foo")[0].contains("I did not understand: xyzzy foo."));
    for other in ["piles", "draw"] {
        assert!(!told(WALL, other)[0].contains("Did you mean"), "a command of other games is meant: {other}");
    }
    for typed in ["take the", "take draw 1 6", "row the", "why the"] {
        let told = &told(WALL, typed)[0];
        assert!(told.starts_with("Not understood.") || told.starts_with("I did not understand: "), "{typed}: {told}");
    }
}

#[test]
fn move_may_be_typed_as_in_a_tip_and_a_question_makes_none() {
    let tip = "put blue 24 into its row";
    assert!(told(PATIENCE, "tip")[0].starts_with(&format!("Tip: {tip}.")));
    assert_eq!(told(PATIENCE, tip), told(PATIENCE, "put"));
    assert!(told(PATIENCE, &format!("{tip}?\nundo\n")).concat().contains("nothing to take back"));
}

#[test]
fn undo_reads_the_hand_only_if_it_has_changed() {
    let back = told("play mau-mau --lang en --seed 6 --seats me,bot", "draw\npass\nundo\n");
    assert!(back[back.len() - 2].starts_with("Your last move is taken back"), "{back:?}");
    assert!(back[back.len() - 1].starts_with("Your turn."), "{back:?}");
    let patience = told("play numnum-patience --lang en --seed 3", "auto\nundo\nlay\nput\nundo\n").concat();
    assert!(patience.contains("Your last move is taken back."), "made one by one: {patience}");
}

#[test]
fn whoever_only_watches_makes_no_move() {
    let told = told("play uno --lang en --seed 1 --seats bot,bot", "draw\n");
    assert_eq!(told, ["The command draw cannot be used now."]);
}

#[test]
fn another_game_and_the_next_round_are_answered_in_words() {
    let over = "play uno --lang en --seed 1 --seats bot,bot";
    let no = Sixdot::new(over).stdin("no thanks\nhand\n").run().stdout;
    assert!(no.trim_end().ends_with("Goodbye."), "{no}");
    let yes = told(over, "yes please\n");
    assert!(yes.iter().any(|line| line.contains(" deal")), "it begins once more: {yes:?}");
    let go_on = told(over, "go on\n");
    assert!(go_on.iter().any(|line| line.contains(" deal")), "{go_on:?}");
}

#[test]
fn what_others_draw_one_after_the_other_is_told_as_one() {
    let game = Sixdot::new("play crazy-eights --lang en --seed 1 --seats bot,bot").run().stdout;
    let drawn: Vec<&str> = game.lines().filter(|line| line.contains(" draws ")).collect();
    assert!(drawn.iter().any(|line| line.contains(" draws two cards")), "{drawn:?}");
    let who = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let lines: Vec<&str> = game.lines().collect();
    let twice = lines.windows(2).filter(|pair| pair.iter().all(|line| line.contains(" draws a card")));
    assert!(twice.clone().all(|pair| who(pair[0]) != who(pair[1])), "{:?}", twice.collect::<Vec<_>>());
}

#[test]
fn help_lists_catching_where_something_can_be_caught() {
    let lists = |game: &str| told(&format!("play {game} --lang en --seed 1"), "help all").concat().contains("catch");
    assert!(!lists("uno --referee strict") && !lists("number-one --calls automatic"));
    assert!(lists("number-one --calls automatic --referee strict"), "a wrong straight can be caught there");
    assert!(lists("uno --set noticing=others"));
}
