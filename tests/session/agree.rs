//! Moves by agreement (G-15) as people type and hear them, in every language.

use std::sync::Arc;

use crate::support::people::{Round, told};
use crate::support::tables::rules;
use sixdot::cards::CardKind;
use sixdot::engine::{Seat, Viewer};
use sixdot::games::shedding::engine::{Agreement, Gift, Move, Notation};
use sixdot::games::shedding::rules::Rules;
use sixdot::games::shedding::text::Announcer;
use sixdot::input::{Commands, MoveCommand};
use sixdot::rules::{AnyRules, Kind};
use sixdot::session::Session;
use sixdot::text::{Lang, Locale};

const NAMES: [&str; 4] = ["Anna", "Ben", "Pekka", "Virtanen"];

/// Anna has the keyboard, red 9 lies on top.
fn table(lang: Lang, seats: &str) -> Session {
    let hands = ["r5 r6 b7 y1", "r7 g4 g5 b8", "y6 y7 y8 b9", "g1 g2 g3 b1"];
    let hands = &hands[..seats.split(',').count()];
    Round { lang, pile: "y2 y3 y4 b2 b3 b4 b5 g6 g7 g8", ..Round::new("uno", seats, hands, "r9") }.begin()
}

/// The moves that were written down.
fn written(session: &Session) -> Vec<String> {
    session.written().iter().map(|line| line.trim().to_owned()).collect()
}

/// Proposes something; everybody else takes the keyboard and agrees. What was answered to the proposal.
fn all_agree(session: &mut Session, typed: &str) -> Vec<String> {
    let answer = told(session, typed);
    for _ in 0..8 {
        if written(session).is_empty() {
            told(session, "");
        }
    }
    answer
}

/// Sentences of a language, as people type them behind the command, and what they are in a record.
const SENTENCES: &[(Lang, &str, &str)] = &[
    (Lang::En, "agree Ben draws 3", "2 draws 3"),
    (Lang::En, "agree that Ben must draw two cards", "2 draws 2"),
    (Lang::En, "agree I draw a card", "1 draws 1"),
    (Lang::En, "agree Pekka takes 4 cards.", "3 draws 4"),
    (Lang::En, "agree ben is skipped", "2 is skipped"),
    (Lang::En, "agree skip pekka", "3 is skipped"),
    (Lang::En, "agree Ben misses his next turn", "2 is skipped"),
    (Lang::En, "agree Ben has another turn", "2 again"),
    (Lang::En, "agree Ben goes again", "2 again"),
    (Lang::En, "agree Ben gives me a card", "2 gives 1 cards 1"),
    (Lang::En, "agree I give Ben 2 cards", "1 gives 2 cards 2"),
    (Lang::En, "agree Ben gives me red 7", "2 gives 1 card r7"),
    (Lang::En, "agree Ben gives Pekka the green 4", "2 gives 3 card g4"),
    (Lang::En, "agree Ben and Pekka swap hands", "2 swaps 3"),
    (Lang::En, "agree I swap hands with Virtanen", "1 swaps 4"),
    (Lang::En, "agree reverse", "reverse"),
    (Lang::En, "agree the direction changes", "reverse"),
    (Lang::En, "agree blue", "name blue"),
    (Lang::En, "agree the colour is green", "name green"),
    (Lang::De, "vereinbare Ben zieht 3", "2 draws 3"),
    (Lang::De, "vereinbare, dass Ben zwei Karten zieht", ""),
    (Lang::De, "vereinbare ich ziehe eine Karte", "1 draws 1"),
    (Lang::De, "vereinbare Pekka hebt vier Karten ab", "3 draws 4"),
    (Lang::De, "vereinbare Ben setzt aus", "2 is skipped"),
    (Lang::De, "vereinbare Ben setzt eine Runde aus", "2 is skipped"),
    (Lang::De, "vereinbare Ben wird ubersprungen", "2 is skipped"),
    (Lang::De, "vereinbare Ben ist noch einmal dran", "2 again"),
    (Lang::De, "vereinbare Pekka darf nochmal", "3 again"),
    (Lang::De, "vereinbare Ben gibt mir eine Karte", "2 gives 1 cards 1"),
    (Lang::De, "vereinbare ich gebe Ben zwei Karten", "1 gives 2 cards 2"),
    (Lang::De, "vereinbare Ben gibt mir die rote 7", "2 gives 1 card r7"),
    (Lang::De, "vereinbare Ben und Pekka tauschen die Karten", "2 swaps 3"),
    (Lang::De, "vereinbare ich tausche mit Virtanen die Karten", "1 swaps 4"),
    (Lang::De, "vereinbare Richtungswechsel", "reverse"),
    (Lang::De, "vereinbare die Spielrichtung ändert sich", "reverse"),
    (Lang::De, "vereinbare blau", "name blue"),
    (Lang::De, "vereinbare es gilt Grün", "name green"),
    (Lang::De, "agree Ben zieht 3", "2 draws 3"),
    (Lang::Fi, "sovi Ben nostaa 3", "2 draws 3"),
    (Lang::Fi, "sovi että Ben nostaa kaksi korttia", "2 draws 2"),
    (Lang::Fi, "sovi nostan kortin", "1 draws 1"),
    (Lang::Fi, "sovi minä nostan kortin", "1 draws 1"),
    (Lang::Fi, "sovi Pekka jää väliin", "3 is skipped"),
    (Lang::Fi, "sovi Pekan vuoro jää väliin", "3 is skipped"),
    (Lang::Fi, "sovi Benin vuoro jaa valiin", "2 is skipped"),
    (Lang::Fi, "sovi Ben saa uuden vuoron", "2 again"),
    (Lang::Fi, "sovi Pekalle uusi vuoro", "3 again"),
    (Lang::Fi, "sovi Ben antaa minulle kortin", "2 gives 1 cards 1"),
    (Lang::Fi, "sovi annan Benille kaksi korttia", "1 gives 2 cards 2"),
    (Lang::Fi, "sovi minä annan Benille kaksi korttia", "1 gives 2 cards 2"),
    (Lang::Fi, "sovi Ben antaa Pekalle vihreän nelosen", "2 gives 3 card g4"),
    (Lang::Fi, "sovi Benin ja Pekan kädet vaihtuvat", "2 swaps 3"),
    (Lang::Fi, "sovi Ben ja Virtanen vaihtavat käsiä", "2 swaps 4"),
    (Lang::Fi, "sovi minun ja Virtasen kädet vaihtuvat", "1 swaps 4"),
    (Lang::Fi, "sovi suunta vaihtuu", "reverse"),
    (Lang::Fi, "sovi sininen", "name blue"),
    (Lang::Fi, "sovi väri on vihreä", "name green"),
];

#[test]
fn sentences_are_read_whole_in_every_language() {
    for (lang, typed, agreed) in SENTENCES {
        let mut session = table(*lang, "Anna,Ben,Pekka,Virtanen");
        let answer = all_agree(&mut session, typed);
        let made = written(&session).into_iter().find(|line| line.contains(" agree "));
        let wanted = Some(format!("1 agree {agreed}")).filter(|_| !agreed.is_empty());
        assert_eq!(made, wanted, "{typed}: {answer:?}");
    }
}

#[test]
fn what_is_no_such_sentence_is_asked_back_and_nothing_happens() {
    for (lang, typed, word) in [
        (Lang::En, "agree Ben draws", "Ben draws"),
        (Lang::En, "agree Ben draws 3 red", "draw"),
        (Lang::En, "agree Ben sings", "sings"),
        (Lang::En, "agree Ben draws 3?", "Nothing was done"),
        (Lang::En, "agree Zoe draws 3", "Zoe"),
        (Lang::En, "agree Ben draws 300", "At most"),
        (Lang::En, "agree Ben and Ben swap hands", "only one is named"),
        (Lang::En, "agree Ben gives me 9 cards", "at most 3 cards"),
        (Lang::En, "agree I give Ben blue 2", "not have blue 2"),
        (Lang::En, "agree Ben takes back the last card", "no card that can be taken back"),
        (Lang::En, "agree I have another turn", "your turn already"),
        (Lang::De, "vereinbare Ben singt", "singt"),
        (Lang::De, "vereinbare Zoe zieht 3", "Zoe"),
        (Lang::De, "vereinbare ich gebe Ben die blaue 2", "hast die blaue 2 nicht"),
        (Lang::Fi, "sovi Ben laulaa", "laulaa"),
        (Lang::Fi, "sovi Zoe nostaa 3", "Zoe"),
    ] {
        let mut session = table(lang, "Anna,Ben,Pekka");
        let answer = told(&mut session, typed);
        assert!(answer.iter().any(|line| line.contains(word)), "{typed}: {answer:?}");
        assert!(written(&session).iter().all(|line| !line.contains("agree")), "{typed}");
        assert!(answer.len() <= 9, "{answer:?}");
    }
}

#[test]
fn agree_alone_lists_its_forms_and_each_can_be_typed() {
    for (lang, word, first) in
        [(Lang::En, "agree", "agree "), (Lang::De, "vereinbare", "vereinbare "), (Lang::Fi, "sovi", "sovi ")]
    {
        let lines = told(&mut table(lang, "Anna,Ben,Pekka"), word);
        assert_eq!(lines.len(), 8, "{lines:?}");
        for line in &lines[..7] {
            let typed = &line[line.find(first).expect("what is typed")..];
            let typed = typed.split(&[',', '.'][..]).next().unwrap_or_default();
            // Two forms stand in one line.
            for typed in typed.split(first).filter(|part| !part.trim().is_empty()) {
                let typed = typed.trim_end_matches(" or ").trim_end_matches(" oder ").trim_end_matches(" tai ");
                let mut session = table(lang, "Anna,Ben,Pekka");
                let answer = all_agree(&mut session, &format!("{first}{typed}"));
                let made = written(&session).iter().any(|line| line.contains(" agree "));
                // Only the player concerned hears whether somebody else holds the example card.
                let names_a_card = ["0", "nolla"].iter().any(|zero| typed.contains(zero));
                assert!(made || names_a_card && answer.len() == 2, "{typed}: {answer:?}");
            }
        }
    }
}

/// Everything that can be agreed on at a table of a game.
fn all_agreements(rules: &Rules) -> Vec<Agreement> {
    let (one, other) = (Seat(1), Seat(2));
    let mut all = vec![
        Agreement::Skip(one),
        Agreement::Again(one),
        Agreement::Swap(one, other),
        Agreement::Reverse,
        Agreement::TakeBack(one),
    ];
    all.extend((1..=11).map(|cards| Agreement::Draw { seat: one, cards }));
    all.extend((1..=3).map(|cards| Agreement::Give { from: one, to: other, gift: Gift::Cards(cards) }));
    let card = |card: CardKind| Agreement::Give { from: one, to: other, gift: Gift::Card(card) };
    all.extend(rules.deck().kinds().map(card));
    all.extend(rules.all_wishes().map(Agreement::Name));
    all
}

#[test]
fn every_agreement_is_written_and_read_back() {
    for game in ["uno", "mau-mau", "mau", "number-one", "switch", "numnum-mau-mau"] {
        let rules = rules(game);
        let notation = Notation::of(&rules);
        for agreed in all_agreements(&rules) {
            let wanted = Move::Agree(agreed);
            assert_eq!(notation.read(&notation.write(wanted)), Ok(wanted), "{}", notation.write(wanted));
        }
        for wrong in [
            "agree",
            "agree 2",
            "agree 2 draws",
            "agree 2 draws 0",
            "agree 2 sings",
            "agree 2 is late",
            "agree 11 again",
        ] {
            assert!(notation.read(wrong).is_err(), "{wrong}");
        }
    }
}

#[test]
fn every_agreement_can_be_typed_as_it_is_told() {
    let mut tried = 0;
    for (game, lang) in ["uno", "mau-mau"].into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let rules = rules(game);
        let locale = Locale::new(lang).for_game(&AnyRules::Shed(Arc::clone(&rules)).terms);
        let names = NAMES.map(str::to_owned);
        let announcer = Announcer::new(&locale, &*rules, &names, Viewer::Seat(Seat(0)));
        let command = Commands::of(&locale, Kind::Shed).entry(MoveCommand::Agree).name.clone();
        let notation = Notation::of(&rules);
        let deck: Vec<CardKind> = rules.deck().kinds().collect();
        // Of the cards every third does, since their names are read in other tests.
        let third =
            |agreed: &Agreement| !matches!(agreed, Agreement::Give { gift: Gift::Card(card), .. } if card.0 % 3 > 0);
        for agreed in all_agreements(&rules).into_iter().filter(third) {
            // The giver holds the card that is named, and one more.
            let gift = match agreed {
                Agreement::Give { gift: Gift::Card(card), .. } => card,
                _ => deck[0],
            };
            let spare: Vec<CardKind> = deck.iter().copied().filter(|card| *card != gift).collect();
            let hand = |from: usize, first: Option<CardKind>| {
                notation.cards(&first.into_iter().chain(spare[from..from + 4].iter().copied()).collect::<Vec<_>>())
            };
            let hands = [hand(0, None), hand(4, Some(gift)), hand(8, None), hand(12, None)];
            let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
            let (top, pile) = (notation.cards(&spare[16..17]), notation.cards(&spare[17..spare.len()]));
            let round = Round::new(game, "Anna,Ben,Pekka,Virtanen", &hands, &top);
            let mut session = Round { lang, pile: &pile, ..round }.begin();
            let typed = announcer.typed_agreement(agreed).full;
            let answer = all_agree(&mut session, &format!("{command} {typed}"));
            let made = written(&session).first().cloned();
            let wanted = Some(format!("1 agree {}", notation.agreement(agreed)));
            // Nothing was laid that could be taken back; the sentence was understood all the same.
            let understood = made == wanted || (matches!(agreed, Agreement::TakeBack(_)) && answer.len() == 1);
            assert!(understood, "{lang} {game}: {typed}: {answer:?}");
            tried += 1;
        }
    }
    println!("{tried} sentences");
    assert!(tried > 150, "{tried}");
}

#[test]
fn everybody_else_is_asked_and_one_refusal_is_enough() {
    for (lang, agree, no, refused, done) in [
        (Lang::En, "agree Cleo draws 2", "no", "Cleo does not agree to this", "By agreement"),
        (Lang::De, "vereinbare Cleo zieht 2", "nein", "Cleo ist nicht einverstanden.", "Vereinbart:"),
        (Lang::Fi, "sovi Cleo nostaa 2", "ei", "Cleo ei suostu siihen.", "Sovittu:"),
    ] {
        let mut session = table(lang, "Anna,Ben,Cleo");
        told(&mut session, agree);
        let asked = told(&mut session, "");
        assert!(asked.last().is_some_and(|line| line.contains("Anna") && line.contains("Cleo")), "{asked:?}");
        told(&mut session, "");
        let asked = told(&mut session, "");
        assert!(asked.last().is_some_and(|line| line.contains("Anna")), "{asked:?}");
        assert!(written(&session).is_empty());
        told(&mut session, no);
        let heard = told(&mut session, "");
        assert!(heard.iter().any(|line| line.contains(refused)), "{heard:?}");
        assert!(written(&session).is_empty(), "one refusal is enough");
        // Asked again, both agree, one of them in words.
        told(&mut session, agree);
        told(&mut session, "");
        told(&mut session, "yes");
        told(&mut session, "");
        let heard = told(&mut session, "");
        assert!(heard.iter().any(|line| line.starts_with(done)), "{heard:?}");
        assert_eq!(written(&session), ["1 agree 3 draws 2"]);
    }
}

#[test]
fn who_is_asked_cannot_move_before_answering() {
    let mut session = table(Lang::En, "Anna,Ben");
    // Ben proposes something while Anna has the keyboard.
    let asked = told(&mut session, "ben agree I draw 2");
    assert!(asked.last().is_some_and(|line| line.starts_with("Ben proposes: Ben draws two cards.")), "{asked:?}");
    for typed in ["p r5", "draw", "agree reverse"] {
        let answer = told(&mut session, typed);
        assert_eq!(answer, ["Press Enter to agree, or type no."], "{typed}");
    }
    let hand = told(&mut session, "hand");
    assert!(hand[0].starts_with("You hold 4 cards"), "questions cost nothing: {hand:?}");
    let done = told(&mut session, "");
    assert_eq!(done, ["By agreement, Ben draws two cards.", "Your turn. Top card red 9."]);
    assert_eq!(written(&session), ["2 agree 2 draws 2"]);
}

#[test]
fn what_is_agreed_alone_can_be_taken_back() {
    let mut session = table(Lang::En, "Anna,bot");
    told(&mut session, "agree I draw 2");
    assert!(told(&mut session, "hand")[0].starts_with("You hold 6 cards"));
    told(&mut session, "undo");
    assert!(told(&mut session, "hand")[0].starts_with("You hold 4 cards"));
    assert_eq!(written(&session), ["1 agree 1 draws 2", "1 undo"]);
}

#[test]
fn a_gift_is_chosen_by_the_giver_and_hidden_from_the_others() {
    let mut session = table(Lang::En, "Anna,Ben,Cleo");
    told(&mut session, "agree Ben gives me a card");
    told(&mut session, "");
    told(&mut session, "");
    told(&mut session, "");
    let passed = told(&mut session, "");
    assert!(passed.iter().any(|line| line.contains("Pass the keyboard to Ben")), "{passed:?}");
    let asked = told(&mut session, "");
    assert!(asked.last().is_some_and(|line| line.contains("Anna")), "{asked:?}");
    told(&mut session, "choose g4");
    let anna = told(&mut session, "");
    assert!(anna.iter().any(|line| line == "Ben gives you green 4."), "{anna:?}");
    assert_eq!(written(&session), ["1 agree 2 gives 1 cards 1", "2 give g4"]);
    told(&mut session, "p r5");
    told(&mut session, "");
    told(&mut session, "p r7");
    let cleo = told(&mut session, "");
    assert!(cleo.iter().any(|line| line == "Ben gives Anna a card."), "{cleo:?}");
}

#[test]
fn what_somebody_else_holds_is_not_found_out_by_proposing() {
    let cards = ["red 7", "blue 2", "green 4", "red 6"];
    let answers: Vec<Vec<String>> = cards
        .iter()
        .map(|card| {
            let mut session = table(Lang::En, "Anna,Ben,Pekka");
            let answer = told(&mut session, &format!("agree Ben gives me {card}"));
            answer.iter().map(|line| line.replace(card, "CARD")).collect()
        })
        .collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    // A player without the card hears so when agreeing; the others hear that nothing happens.
    let mut session = table(Lang::En, "Anna,Ben,Pekka");
    let mut heard = told(&mut session, "agree Ben gives me blue 2");
    heard.extend((0..8).flat_map(|_| told(&mut session, "")));
    assert!(written(&session).iter().all(|line| !line.contains("agree")));
    assert!(heard.iter().any(|line| line.contains("Ben does not agree")), "{heard:?}");
    // Nor of a computer player, who agrees to everything else.
    let mut session = table(Lang::En, "Eva,bot,bot");
    let answer = told(&mut session, "agree Anna gives me blue 2");
    assert_eq!(answer[0], "Anna does not agree to this: Anna gives you blue 2. Nothing is done.");
    assert!(written(&session).iter().all(|line| !line.contains("agree")));
}

#[test]
fn who_has_the_keyboard_is_asked_first_whoever_proposes() {
    let asked = told(&mut table(Lang::En, "Anna,Ben,Cleo"), "cleo agree I draw 2");
    assert!(asked.last().is_some_and(|line| line.starts_with("Cleo proposes: Cleo draws two cards.")), "{asked:?}");
}

#[test]
fn who_agrees_to_give_what_is_not_there_hears_why_at_once() {
    let mut session = table(Lang::En, "Anna,Ben,Pekka");
    told(&mut session, "agree Ben gives me blue 2");
    told(&mut session, "");
    let answer = told(&mut session, "");
    assert_eq!(answer, ["You do not have blue 2. Rule G-15.", "Pass the keyboard to Anna. Anna, press Enter."]);
}
