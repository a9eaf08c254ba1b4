//! Steps as every seat hears them, word by word.

use super::*;
use crate::cards::{CardKind, Colour, Wish};
use crate::engine::{CardMovement, Cause, Observation, Place, PublicEvent, RoundEnd, VisibleCards};
use crate::text::testing::{card, cards, locale, rules};
use crate::text::{Lang, Line};

const ME: Seat = Seat(0);
const ANNA: Seat = Seat(1);
const BEN: Seat = Seat(2);

/// What a viewer hears of one step in a game and a language.
struct Table {
    rules: Rules,
    locale: Locale,
    viewer: Viewer,
}

impl Table {
    fn new(game: &str, lang: Lang) -> Self {
        let rules = rules(game);
        Table { locale: locale(lang, &rules), rules, viewer: Viewer::Seat(ME) }
    }

    fn seen_by(self, viewer: Viewer) -> Self {
        Table { viewer, ..self }
    }

    fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let players = ["Me", "Anna", "Ben"].map(String::from);
        Announcer::new(&self.locale, &self.rules, &players, self.viewer).step(seen)
    }

    #[track_caller]
    fn says(&self, seen: &[Observation], expected: &[&str]) {
        let lines: Vec<String> = self.step(seen).into_iter().map(|line| line.text).collect();
        assert_eq!(lines, expected);
    }

    #[track_caller]
    fn brailles(&self, seen: &[Observation], expected: &[&str]) {
        let lines: Vec<String> = self.step(seen).into_iter().map(|line| line.braille).collect();
        assert_eq!(lines, expected);
    }

    fn plays(&self, seat: Seat, code: &str, held: u16) -> Observation {
        let cards = VisibleCards::Cards(vec![card(&self.rules, code)]);
        Observation::Moved(CardMovement {
            cards,
            from: Place::Hand(seat),
            to: Place::Discard,
            cause: Cause::Play,
            held,
        })
    }

    /// Cards drawn by somebody whose hand the viewer sees.
    fn draws(&self, seat: Seat, codes: &str, cause: Cause) -> Observation {
        moved(VisibleCards::Cards(cards(&self.rules, codes)), Place::Pile, Place::Hand(seat), cause)
    }

    fn wishes(&self, seat: Seat, colour: &str) -> Observation {
        Observation::Told(PublicEvent::Wished { seat, wish: Wish::Colour(self.colour(colour)) })
    }

    fn colour(&self, id: &str) -> Colour {
        self.rules.deck().find_colour(id).expect("the deck has the colour")
    }
}

fn moved(cards: VisibleCards, from: Place, to: Place, cause: Cause) -> Observation {
    Observation::Moved(CardMovement { cards, from, to, cause, held: 7 })
}

fn draws_unseen(seat: Seat, count: u16, cause: Cause) -> Observation {
    moved(VisibleCards::Backs(count), Place::Pile, Place::Hand(seat), cause)
}

fn passed_over(seat: Seat) -> Observation {
    Observation::Told(PublicEvent::PassedOver { seat })
}

const UNO: Call = Call(0);

#[test]
fn a_play_and_what_it_forces_share_a_line() {
    for (lang, text, braille) in [
        (Lang::En, "Anna plays blue draw two, Ben draws two cards and is skipped.", "Anna b+2, Ben +2"),
        (Lang::De, "Anna legt die blaue Zieh-Zwei, Ben zieht zwei Karten und setzt aus.", "Anna b+2, Ben +2"),
        (
            Lang::Fi,
            "Anna pelaa sinisen nosta kaksi -kortin, Ben nostaa kaksi korttia ja menettää vuoronsa.",
            "Anna s+2, Ben +2",
        ),
    ] {
        let table = Table::new("uno", lang);
        let seen = [table.plays(ANNA, "b+2", 6), draws_unseen(BEN, 2, Cause::Effect), passed_over(BEN)];
        table.says(&seen, &[text]);
        table.brailles(&seen, &[braille]);
    }
}

#[test]
fn the_one_who_is_hit_hears_which_cards() {
    for (lang, text, braille) in [
        (Lang::En, "Anna plays blue draw two, you draw red 7 and wild and are skipped.", "Anna b+2, me +2 r7 w"),
        (
            Lang::De,
            "Anna legt die blaue Zieh-Zwei, du ziehst die rote 7 und die Farbwahl und setzt aus.",
            "Anna b+2, ich +2 r7 w",
        ),
        (
            Lang::Fi,
            "Anna pelaa sinisen nosta kaksi -kortin, sinä nostat punaisen seiskan ja villin kortin ja menetät vuorosi.",
            "Anna s+2, minä +2 p7 w",
        ),
    ] {
        let table = Table::new("uno", lang);
        let seen = [table.plays(ANNA, "b+2", 6), table.draws(ME, "r7 w", Cause::Effect), passed_over(ME)];
        table.says(&seen, &[text]);
        table.brailles(&seen, &[braille]);
    }
}

#[test]
fn many_drawn_cards_are_named_in_a_sentence_of_their_own() {
    let table = Table::new("uno", Lang::En);
    let seen = [table.draws(ME, "w g1 r7 r7", Cause::Challenge), passed_over(ME)];
    table.says(&seen, &["You draw four cards and are skipped. New: red 7, red 7, green 1 and wild."]);
    table.brailles(&seen, &["+4 r7 r7 g1 w"]);
}

#[test]
fn two_drawn_cards_are_named_in_the_clause_and_three_behind_it() {
    let table = Table::new("uno", Lang::En);
    let two = [table.draws(ME, "r7 w", Cause::Challenge), passed_over(ME)];
    table.says(&two, &["You draw red 7 and wild and are skipped."]);
    let three = [table.draws(ME, "w g1 r7", Cause::Challenge), passed_over(ME)];
    table.says(&three, &["You draw three cards and are skipped. New: red 7, green 1 and wild."]);
}

#[test]
fn a_quiet_line_names_no_card_that_only_its_reader_knows() {
    let table = Table::new("uno", Lang::En);
    let quiet = |seen: &[Observation]| table.step(seen).into_iter().map(|line| line.quiet).collect::<Vec<_>>();
    let hit = [table.plays(ANNA, "b+2", 6), table.draws(ME, "y1 r7", Cause::Effect), passed_over(ME)];
    assert_eq!(quiet(&hit), ["Anna plays blue draw two, you draw two cards and are skipped."]);
    let many = [table.draws(ME, "w g1 r7 r7", Cause::Challenge), passed_over(ME)];
    assert_eq!(quiet(&many), ["You draw four cards and are skipped."]);
    assert_eq!(quiet(&[table.plays(ME, "r5", 5)]), ["You play red 5, 5 cards left."], "what lies open is named");
}

#[test]
fn an_own_play_has_wish_call_and_count_in_the_same_line() {
    for (lang, text, braille) in [
        (Lang::En, "You play wild and call blue, 5 cards left.", "w>b 5c"),
        (Lang::De, "Du legst die Farbwahl und wünschst dir Blau, noch 5 Karten.", "w>b 5k"),
        (Lang::Fi, "Pelaat villin kortin ja toivot sinistä, 5 korttia jäljellä.", "w>s 5k"),
    ] {
        let table = Table::new("uno", lang);
        let seen = [table.plays(ME, "w", 5), table.wishes(ME, "blue")];
        table.says(&seen, &[text]);
        table.brailles(&seen, &[braille]);
    }
    let table = Table::new("uno", Lang::En);
    let called = Observation::Told(PublicEvent::Called { seat: ANNA, call: UNO });
    let seen = [table.plays(ANNA, "w", 1), table.wishes(ANNA, "red"), called.clone()];
    table.says(&seen, &["Anna plays wild, calls red and calls Uno."]);
    table.says(&[called.clone(), table.plays(ANNA, "r5", 1)], &["Anna calls Uno and plays red 5."]);
    table.says(&[called], &["Anna calls Uno."]);
    table.says(&[table.plays(ANNA, "r5", 1)], &["Anna plays red 5, 1 card left."]);
    table.says(&[table.plays(ANNA, "r5", 2)], &["Anna plays red 5."]);
}

#[test]
fn drawing_passing_and_a_new_draw_pile() {
    let table = Table::new("uno", Lang::En);
    table.says(&[draws_unseen(BEN, 1, Cause::Draw)], &["Ben draws a card."]);
    table.says(&[table.draws(ME, "r7", Cause::Draw)], &["You draw red 7."]);
    table.brailles(&[table.draws(ME, "r7", Cause::Draw)], &["+1 r7"]);
    let reshuffled = Observation::Told(PublicEvent::Reshuffled { cards: 40 });
    table.says(
        &[reshuffled, draws_unseen(BEN, 1, Cause::Draw), Observation::Told(PublicEvent::DrewShort { seat: BEN, missing: 1 })],
        &["The discard pile is shuffled and becomes the draw pile, Ben draws a card, the pile is empty, so 1 card is not drawn."],
    );
    table.says(
        &[Observation::Told(PublicEvent::DrewShort { seat: ME, missing: 2 })],
        &["You cannot draw anything, the pile is empty, so 2 cards are not drawn."],
    );
    table.says(&[Observation::Told(PublicEvent::Passed { seat: ME })], &["You pass."]);
    table.says(&[Observation::Told(PublicEvent::Passed { seat: BEN })], &["Ben passes."]);
}

#[test]
fn pending_effects_are_announced_to_the_others() {
    let hit = |seat| Observation::Told(PublicEvent::DrawPending { seat, cards: 4 });
    for (lang, text) in [
        (Lang::En, "Anna plays the 7 of hearts, Ben must draw four cards or answer."),
        (Lang::De, "Anna legt die Herz-Sieben, Ben muss vier Karten ziehen oder kontern."),
        (Lang::Fi, "Anna pelaa herttaseiskan, Ben joutuu nostamaan neljä korttia tai vastaamaan."),
    ] {
        let table = Table::new("mau-mau", lang);
        table.says(&[table.plays(ANNA, "h7", 3), hit(BEN)], &[text]);
    }
    let table = Table::new("mau-mau", Lang::En);
    table.says(&[table.plays(ANNA, "h7", 3), hit(ME)], &["Anna plays the 7 of hearts."]);
    let at_once = [table.plays(ANNA, "h7", 3), hit(BEN), draws_unseen(BEN, 4, Cause::Effect)];
    table.says(&at_once, &["Anna plays the 7 of hearts, Ben draws four cards."]);
    let skipped = Observation::Told(PublicEvent::SkipPending { seat: BEN, players: 1, turns: false });
    table.says(
        &[table.plays(ME, "h8", 3), skipped],
        &["You play the 8 of hearts, 3 cards left, Ben must answer or be skipped."],
    );
    let again = Observation::Told(PublicEvent::Again { seat: ANNA });
    table.says(&[table.plays(ANNA, "h9", 3), again], &["Anna plays the 9 of hearts and may play another card."]);
    let reversed = Observation::Told(PublicEvent::Reversed { clockwise: false });
    table.says(&[table.plays(ANNA, "h9", 3), reversed], &["Anna plays the 9 of hearts, anticlockwise now."]);
}

#[test]
fn a_challenge_is_judged_at_once_and_shows_the_hand() {
    let table = Table::new("uno", Lang::En);
    let open = Observation::Told(PublicEvent::ChallengeOpen { seat: BEN, against: ANNA, cards: 4, answers: false });
    let laid = [table.plays(ANNA, "+4", 3), table.wishes(ANNA, "red"), open];
    table.says(&laid, &["Anna plays wild draw four and calls red, Ben must draw four cards or challenge."]);
    let challenge = |by, seat, just, shown: VisibleCards, draws: Vec<Observation>| {
        let shown = moved(shown, Place::Hand(seat), Place::ShownTo(by), Cause::Shown);
        let judged = Observation::Told(PublicEvent::Judged { by, seat, just });
        [Observation::Told(PublicEvent::Challenged { by, seat }), shown, judged]
            .into_iter()
            .chain(draws)
            .collect::<Vec<_>>()
    };
    let bluff = challenge(BEN, ANNA, false, VisibleCards::Backs(2), vec![draws_unseen(ANNA, 4, Cause::Challenge)]);
    table.says(&bluff, &["Ben challenges Anna, Anna bluffed and draws four cards."]);
    let six = vec![table.draws(ME, "r1 r2 r3 r4 r5 r6", Cause::Challenge), passed_over(ME)];
    let fair = challenge(ME, ANNA, true, VisibleCards::Cards(cards(&table.rules, "b7 rs w")), six);
    table.says(
        &fair,
        &[
            "You challenge Anna, Anna did not bluff, you draw 6 cards and are skipped. New: red 1, red 2, red 3, red 4, red 5 and red 6.",
            "Anna shows 3 cards. Red: skip. Blue: 7. Wild.",
        ],
    );
    let accused = challenge(BEN, ME, false, VisibleCards::Cards(cards(&table.rules, "r5 r6")), Vec::new());
    table.says(&accused, &["Ben challenges you, you bluffed."]);
    Table::new("uno", Lang::Fi).says(&accused, &["Ben haastaa sinut, sinä bluffasit."]);
    Table::new("uno", Lang::De).says(&accused, &["Ben fordert dich heraus, du hast geblufft."]);
}

#[test]
fn forgotten_calls() {
    let penalty = |seat| draws_unseen(seat, 1, Cause::CallPenalty);
    let forgot = [Observation::Told(PublicEvent::Forgot { seat: ANNA, call: UNO }), penalty(ANNA)];
    let caught = [Observation::Told(PublicEvent::Caught { by: BEN, seat: ANNA, call: UNO }), penalty(ANNA)];
    for (lang, one, other) in [
        (
            Lang::En,
            "Anna forgot to call Uno and draws a card.",
            "Ben catches Anna not calling Uno, Anna draws a card.",
        ),
        (
            Lang::De,
            "Anna hat Uno vergessen und zieht eine Karte.",
            "Ben erwischt Anna: Uno vergessen, Anna zieht eine Karte.",
        ),
        (
            Lang::Fi,
            "Anna unohtaa sanan Uno ja nostaa kortin.",
            "Ben huomaa, että Anna unohti sanoa Uno, Anna nostaa kortin.",
        ),
    ] {
        let table = Table::new("uno", lang);
        table.says(&forgot, &[one]);
        table.says(&caught, &[other]);
    }
    let table = Table::new("uno", Lang::En);
    let own =
        [Observation::Told(PublicEvent::Forgot { seat: ME, call: UNO }), table.draws(ME, "g3", Cause::CallPenalty)];
    table.says(&own, &["You forgot to call Uno and draw green 3."]);
    let me = [Observation::Told(PublicEvent::Caught { by: ME, seat: ANNA, call: UNO }), penalty(ANNA)];
    table.says(&me, &["You catch Anna not calling Uno, Anna draws a card."]);
}

#[test]
fn a_wrong_play_goes_back_wherever_its_happening_stands() {
    let table = Table::new("uno", Lang::En);
    let clause = "UN-17".parse().ok();
    let wrong = Observation::Told(PublicEvent::WrongPlay { seat: ANNA, out_of_turn: false, clause });
    let back =
        moved(VisibleCards::Cards(cards(&table.rules, "b4")), Place::Discard, Place::Hand(ANNA), Cause::TakeBack);
    let penalty = draws_unseen(ANNA, 1, Cause::WrongPlayPenalty);
    let text = "Anna plays blue 4 against the rules, takes it back and draws a card. Rule UN-17.";
    table.says(&[table.plays(ANNA, "b4", 6), wrong.clone(), back.clone(), penalty.clone()], &[text]);
    table.says(&[wrong, back, penalty], &[text]);
    let early = Observation::Told(PublicEvent::WrongPlay { seat: ME, out_of_turn: true, clause: None });
    Table::new("uno", Lang::De).says(&[table.plays(ME, "b4", 6), early], &["Du legst die blaue 4 außer der Reihe."]);
}

fn deal(table: &Table, start: &str, first: Seat, after: Vec<Observation>) -> Vec<Observation> {
    let hand = |seat: Seat| match table.viewer {
        Viewer::Seat(own) if own == seat => VisibleCards::Cards(cards(&table.rules, "w b9 y7 r2 rs g4 b4")),
        _ => VisibleCards::Backs(7),
    };
    let mut seen = vec![Observation::Told(PublicEvent::RoundBegins { round: 1, dealer: BEN })];
    seen.extend([ME, ANNA, BEN].map(|seat| moved(hand(seat), Place::Pile, Place::Hand(seat), Cause::Deal)));
    seen.push(moved(VisibleCards::Cards(cards(&table.rules, start)), Place::Pile, Place::Discard, Cause::Start));
    seen.extend(after);
    seen.push(Observation::Told(PublicEvent::First { seat: first }));
    seen
}

#[test]
fn a_round_begins_with_the_table_and_the_own_hand() {
    for (lang, table, hand) in [
        (
            Lang::En,
            "UNO. You, Anna, Ben. Ben deals, you begin.",
            "You hold 7 cards. Red: 2, skip. Yellow: 7. Green: 4. Blue: 4, 9. Wild.",
        ),
        (
            Lang::De,
            "UNO. Du, Anna, Ben. Ben gibt, du fängst an.",
            "Du hast 7 Karten. Rot: 2, Aussetzen. Gelb: 7. Grün: 4. Blau: 4, 9. Farbwahl.",
        ),
        (
            Lang::Fi,
            "UNO. Sinä, Anna ja Ben. Ben jakaa, sinä aloitat.",
            "Kädessäsi on 7 korttia. Punainen: kakkonen, ohitus. Keltainen: seiska. Vihreä: nelonen. Sininen: nelonen, ysi. Villi kortti.",
        ),
    ] {
        let uno = Table::new("uno", lang);
        uno.says(&deal(&uno, "r5", ME, Vec::new()), &[table, hand]);
    }
    let uno = Table::new("uno", Lang::En);
    uno.brailles(
        &deal(&uno, "r5", ME, Vec::new()),
        &["UNO: me Anna Ben. Ben deals, me begin", "r2 rs y7 g4 b4 b9 w"],
    );
}

#[test]
fn the_start_card_is_named_if_it_has_an_effect() {
    let uno = Table::new("uno", Lang::En);
    let hit = vec![uno.draws(ME, "r7 g2", Cause::Effect), passed_over(ME)];
    let seen = deal(&uno, "b+2", ANNA, hit);
    let lines: Vec<String> = uno.step(&seen).into_iter().map(|line| line.text).collect();
    assert_eq!(lines[0], "UNO. You, Anna, Ben. Ben deals, Anna begins.");
    assert_eq!(lines[2..], ["The start card is blue draw two, you draw red 7 and green 2 and are skipped."]);
    let reversed = vec![Observation::Told(PublicEvent::Reversed { clockwise: false })];
    let lines = uno.step(&deal(&uno, "rv", BEN, reversed));
    assert_eq!(lines[0].text, "UNO. You, Anna, Ben. Ben deals and begins.");
    assert_eq!(lines[2].text, "The start card is red reverse, anticlockwise now.");
    let watched = Table::new("uno", Lang::De).seen_by(Viewer::Onlooker);
    watched.says(
        &deal(&watched, "r5", ME, Vec::new()),
        &["UNO. Me, Anna, Ben. Ben gibt, Me fängt an.", "Alle bekommen 7 Karten.", "Die Startkarte ist die rote 5."],
    );
}

#[test]
fn a_round_of_uno_ends() {
    let uno = Table::new("uno", Lang::En);
    let end = |winners: Vec<Seat>, end, totals: Vec<u32>| {
        Observation::Told(PublicEvent::RoundEnds { end, winners, points: vec![12, 0, 30], totals })
    };
    let out = Observation::Told(PublicEvent::Out { seat: ANNA, place: 1, points: None });
    let over = Observation::Told(PublicEvent::MatchEnds { winners: vec![ANNA], totals: vec![12, 0, 30] });
    let seen = [uno.plays(ANNA, "r5", 0), out, end(vec![ANNA], RoundEnd::Finished, vec![12, 0, 30]), over];
    uno.says(&seen, &["Anna plays red 5 and goes out.", "Anna wins.", "Minus points: you 12, Anna 0, Ben 30."]);
    uno.brailles(&seen, &["Anna r5 out", "won: Anna", "me12 Anna0 Ben30"]);
    uno.says(
        &[end(vec![ME, BEN], RoundEnd::Blocked, vec![20, 3, 31])],
        &[
            "Nobody can play or draw, so the round is blocked. You and Ben share the round.",
            "Minus points: you 12, Anna 0, Ben 30.",
            "Total minus points: you 20, Anna 3, Ben 31.",
        ],
    );
}

#[test]
fn everything_can_be_told_to_everybody_in_every_language() {
    for (game, lang) in ["uno", "mau-mau"].into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        for viewer in [Viewer::Seat(ME), Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Onlooker] {
            let table = Table::new(game, lang).seen_by(viewer);
            let (seat, by, call) = (ANNA, BEN, Call(0));
            let own = || match viewer {
                Viewer::Seat(ANNA) => VisibleCards::Cards(table.rules.deck().kinds().take(3).collect()),
                _ => VisibleCards::Backs(3),
            };
            let open = || VisibleCards::Cards(table.rules.deck().kinds().take(1).collect());
            let drawn = |cause| moved(own(), Place::Pile, Place::Hand(seat), cause);
            let wrong = |out_of_turn| {
                Observation::Told(PublicEvent::WrongPlay { seat, out_of_turn, clause: "G-6".parse().ok() })
            };
            let ends = |end| {
                Observation::Told(PublicEvent::RoundEnds {
                    end,
                    winners: vec![seat],
                    points: vec![1, 2, 3],
                    totals: vec![4, 5, 6],
                })
            };
            let silent = |seen: &Observation| match seen {
                Observation::Told(
                    PublicEvent::DrawPending { seat, .. }
                    | PublicEvent::SkipPending { seat, .. }
                    | PublicEvent::ChallengeOpen { seat, .. }
                    | PublicEvent::Again { seat },
                ) => viewer == Viewer::Seat(*seat),
                _ => false,
            };
            for seen in [
                moved(open(), Place::Hand(seat), Place::Discard, Cause::Play),
                moved(open(), Place::Pile, Place::Discard, Cause::Start),
                moved(open(), Place::Discard, Place::Pile, Cause::StartGoesBack),
                moved(open(), Place::Pile, Place::Discard, Cause::StartStaysUnder),
                moved(open(), Place::Discard, Place::Hand(seat), Cause::TakeBack),
                drawn(Cause::Draw),
                drawn(Cause::Effect),
                drawn(Cause::CallPenalty),
                drawn(Cause::WrongPlayPenalty),
                drawn(Cause::Challenge),
                Observation::Told(PublicEvent::Reshuffled { cards: 9 }),
                Observation::Told(PublicEvent::TurnedOver { cards: 9 }),
                Observation::Told(PublicEvent::DrewShort { seat, missing: 1 }),
                Observation::Told(PublicEvent::Wished { seat, wish: Wish::Colour(Colour(1)) }),
                Observation::Told(PublicEvent::Reversed { clockwise: true }),
                Observation::Told(PublicEvent::DrawPending { seat, cards: 2 }),
                Observation::Told(PublicEvent::SkipPending { seat, players: 1, turns: false }),
                Observation::Told(PublicEvent::ChallengeOpen { seat, against: by, cards: 4, answers: false }),
                passed_over(seat),
                Observation::Told(PublicEvent::Passed { seat }),
                Observation::Told(PublicEvent::Again { seat }),
                Observation::Told(PublicEvent::Anew { seat }),
                Observation::Told(PublicEvent::Called { seat, call }),
                Observation::Told(PublicEvent::Forgot { seat, call }),
                Observation::Told(PublicEvent::Caught { by, seat, call }),
                Observation::Told(PublicEvent::Challenged { by, seat }),
                Observation::Told(PublicEvent::Judged { by, seat, just: true }),
                Observation::Told(PublicEvent::Judged { by, seat, just: false }),
                wrong(true),
                wrong(false),
                Observation::Told(PublicEvent::Out { seat, place: 2, points: Some(7) }),
                ends(RoundEnd::Finished),
                ends(RoundEnd::Blocked),
                ends(RoundEnd::TurnLimit),
                Observation::Told(PublicEvent::RoundBegins { round: 2, dealer: seat }),
            ] {
                let lines = table.step(std::slice::from_ref(&seen));
                assert_eq!(lines.is_empty(), silent(&seen), "{lang}: {seen:?}");
                assert!(lines.iter().all(|line| line.text.ends_with('.') && line.text.len() > 3), "{lines:?}");
            }
        }
    }
}

#[test]
fn who_is_out_of_mau_mau_gets_a_place_and_points() {
    for (lang, text) in [
        (Lang::En, "Anna plays the ace of clubs, calls Mau-Mau and goes out first, 23 points."),
        (Lang::De, "Anna legt das Kreuz-Ass, sagt Mau-Mau und ist fertig, Platz 1, 23 Punkte."),
        (Lang::Fi, "Anna pelaa ristiässän, sanoo Mau-Mau ja on valmis, sijoitus 1, 23 pistettä."),
    ] {
        let table = Table::new("mau-mau", lang);
        let called = Observation::Told(PublicEvent::Called { seat: ANNA, call: Call(1) });
        let out = Observation::Told(PublicEvent::Out { seat: ANNA, place: 1, points: Some(23) });
        table.says(&[table.plays(ANNA, "ca", 0), called, out], &[text]);
    }
}

#[test]
fn partners_are_told_together() {
    for (lang, lines) in [
        (Lang::En, ["You and Ben win.", "Minus points: you and Ben 0, Anna and Clara 33."]),
        (Lang::De, ["Du und Ben, ihr gewinnt.", "Minuspunkte: du und Ben 0, Anna und Clara 33."]),
        (Lang::Fi, ["Sinä ja Ben voitatte.", "Miinuspisteet: sinä ja Ben 0, Anna ja Clara 33."]),
    ] {
        let (told, brailled) = in_teams(lang, &[ME, BEN], [0, 26, 0, 7]);
        assert_eq!(told, lines);
        assert!(brailled[0].contains("+Ben"), "{brailled:?}");
    }
    let (others, _) = in_teams(Lang::De, &[ANNA, Seat(3)], [5, 0, 6, 0]);
    assert_eq!(others, ["Anna und Clara gewinnen.", "Minuspunkte: du und Ben 11, Anna und Clara 0."]);
    let (shared, _) = in_teams(Lang::En, &[ME, ANNA, BEN, Seat(3)], [5, 5, 0, 0]);
    assert_eq!(shared[0], "You and Ben; Anna and Clara share the win.");
}

/// How a round of UNO in two teams ends, in both forms.
fn in_teams(lang: Lang, winners: &[Seat], points: [u32; 4]) -> (Vec<String>, Vec<String>) {
    let chosen = [("teams".to_owned(), "2".to_owned())];
    let rules = crate::rules::Library::built_in()
        .load("uno", &chosen)
        .expect("no fault")
        .rules
        .into_shed()
        .expect("a shedding game");
    let players = ["Me", "Anna", "Ben", "Clara"].map(String::from);
    let locale = locale(lang, &rules);
    let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(ME));
    let (end, winners) = (RoundEnd::Finished, winners.to_vec());
    let ends = [
        Observation::Told(PublicEvent::RoundEnds {
            end,
            winners: winners.clone(),
            points: points.to_vec(),
            totals: points.to_vec(),
        }),
        Observation::Told(PublicEvent::MatchEnds { winners, totals: points.to_vec() }),
    ];
    announcer.step(&ends).into_iter().map(|line| (line.text, line.braille)).unzip()
}

#[test]
fn a_card_out_of_turn_is_thrown_in() {
    for (lang, text) in [
        (Lang::En, "Anna jumps in with red 5."),
        (Lang::De, "Anna wirft die rote 5 dazwischen."),
        (Lang::Fi, "Anna pelaa väliin punaisen viitosen."),
    ] {
        let table = Table::new("uno", lang);
        let Observation::Moved(CardMovement { cards, from, to, held, .. }) = table.plays(ANNA, "r5", 4) else {
            return;
        };
        let thrown = Observation::Moved(CardMovement { cards, from, to, cause: Cause::JumpIn, held });
        table.says(&[thrown], &[text]);
    }
}

/// Cards that were drawn one after the other are told as one draw, with the last of them and which fit.
#[test]
fn several_draws_are_told_as_one_with_what_fits() {
    for (lang, none, some) in [
        (
            Lang::En,
            "You draw three cards, the last is wild. None of them fits.",
            "You draw three cards, the last is wild. Red 7 fits.",
        ),
        (
            Lang::De,
            "Du ziehst drei Karten, zuletzt die Farbwahl. Keine davon passt.",
            "Du ziehst drei Karten, zuletzt die Farbwahl. Die rote 7 passt.",
        ),
        (
            Lang::Fi,
            "Nostat kolme korttia, viimeisenä villin kortin. Mikään niistä ei sovi.",
            "Nostat kolme korttia, viimeisenä villin kortin. Punainen seiska sopii.",
        ),
    ] {
        let rules = rules("uno");
        let locale = locale(lang, &rules);
        let players = ["Me", "Anna"].map(String::from);
        let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(Seat(0)));
        let drawn = ["r7", "b2", "w"].map(|code| card(&rules, code));
        let seen = [Observation::Moved(CardMovement {
            cards: VisibleCards::Cards(drawn.to_vec()),
            from: Place::Pile,
            to: Place::Hand(Seat(0)),
            cause: Cause::Draw,
            held: 5,
        })];
        let told = |playable: &[CardKind]| announcer.drew(&seen, playable)[0].text.clone();
        assert_eq!(told(&[]), none);
        assert_eq!(told(&drawn[..1]), some);
    }
}
