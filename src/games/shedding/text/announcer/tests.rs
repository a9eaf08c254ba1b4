//! Steps as every seat hears them, word by word.

use super::*;
use crate::cards::{CardKind, Colour, Wish};
use crate::engine::Viewer;
use crate::games::shedding::engine::{CardMovement, Cause, Observation, Place, PublicEvent, RoundEnd, VisibleCards};
use crate::text::testing::{card, cards, locale, rules};
use crate::text::{Lang, Line, Locale};

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
}

fn moved(cards: VisibleCards, from: Place, to: Place, cause: Cause) -> Observation {
    Observation::Moved(CardMovement { cards, from, to, cause, held: 7 })
}

fn draws_unseen(seat: Seat, count: u16, cause: Cause) -> Observation {
    moved(VisibleCards::Backs(count), Place::Pile, Place::Hand(seat), cause)
}

fn passed_over(seat: Seat) -> Observation {
    Observation::Public(PublicEvent::PassedOver { seat })
}

#[test]
fn a_quiet_line_names_no_card_that_only_its_reader_knows() {
    let table = Table::new("uno", Lang::En);
    let quiet = |seen: &[Observation]| table.step(seen).into_iter().map(|line| line.quiet).collect::<Vec<_>>();
    let hit = [table.plays(ANNA, "b+2", 6), table.draws(ME, "y1 r7", Cause::Effect), passed_over(ME)];
    assert_eq!(quiet(&hit), ["Anna plays blue draw two. You draw two cards and are skipped."]);
    let many = [table.draws(ME, "w g1 r7 r7", Cause::Challenge), passed_over(ME)];
    assert_eq!(quiet(&many), ["You draw four cards and are skipped."]);
    assert_eq!(quiet(&[table.plays(ME, "r5", 5)]), ["You play red 5, 5 cards left."], "what lies open is named");
}

#[test]
fn a_wrong_play_goes_back_wherever_its_event_stands() {
    let table = Table::new("uno", Lang::En);
    let clause = "UN-17".parse().ok();
    let wrong = Observation::Public(PublicEvent::WrongPlay { seat: ANNA, out_of_turn: false, clause });
    let back =
        moved(VisibleCards::Cards(cards(&table.rules, "b4")), Place::Discard, Place::Hand(ANNA), Cause::TakeBack);
    let penalty = draws_unseen(ANNA, 1, Cause::WrongPlayPenalty);
    let text = "Anna wrongly plays blue 4, takes it back and draws a card. Rule UN-17.";
    table.says(&[table.plays(ANNA, "b4", 6), wrong.clone(), back.clone(), penalty.clone()], &[text]);
    table.says(&[wrong, back, penalty], &[text]);
    let early = Observation::Public(PublicEvent::WrongPlay { seat: ME, out_of_turn: true, clause: None });
    Table::new("uno", Lang::De).says(&[table.plays(ME, "b4", 6), early], &["Du legst die blaue 4 außer der Reihe."]);
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
                Observation::Public(PublicEvent::WrongPlay { seat, out_of_turn, clause: "G-6".parse().ok() })
            };
            let ends = |end| {
                Observation::Public(PublicEvent::RoundEnds {
                    end,
                    winners: vec![seat],
                    points: vec![1, 2, 3],
                    totals: vec![4, 5, 6],
                })
            };
            let silent = |seen: &Observation| match seen {
                Observation::Public(
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
                Observation::Public(PublicEvent::Reshuffled { cards: 9 }),
                Observation::Public(PublicEvent::TurnedOver { cards: 9 }),
                Observation::Public(PublicEvent::DrewShort { seat, missing: 1 }),
                Observation::Public(PublicEvent::Wished { seat, wish: Wish::Colour(Colour(1)) }),
                Observation::Public(PublicEvent::Reversed { clockwise: true }),
                Observation::Public(PublicEvent::DrawPending { seat, cards: 2 }),
                Observation::Public(PublicEvent::SkipPending { seat, players: 1, turns: false }),
                Observation::Public(PublicEvent::ChallengeOpen { seat, against: by, cards: 4, answers: false }),
                passed_over(seat),
                Observation::Public(PublicEvent::Passed { seat }),
                Observation::Public(PublicEvent::Again { seat }),
                Observation::Public(PublicEvent::Anew { seat }),
                Observation::Public(PublicEvent::Called { seat, call }),
                Observation::Public(PublicEvent::Forgot { seat, call }),
                Observation::Public(PublicEvent::Caught { by, seat, call }),
                Observation::Public(PublicEvent::Challenged { by, seat }),
                Observation::Public(PublicEvent::Judged { by, seat, just: true }),
                Observation::Public(PublicEvent::Judged { by, seat, just: false }),
                wrong(true),
                wrong(false),
                Observation::Public(PublicEvent::Out { seat, place: 2, points: Some(7) }),
                ends(RoundEnd::Finished),
                ends(RoundEnd::Blocked),
                ends(RoundEnd::TurnLimit),
                Observation::Public(PublicEvent::RoundBegins { round: 2, dealer: seat }),
            ] {
                let lines = table.step(std::slice::from_ref(&seen));
                assert_eq!(lines.is_empty(), silent(&seen), "{lang}: {seen:?}");
                assert!(lines.iter().all(|line| line.text.ends_with('.') && line.text.len() > 3), "{lines:?}");
            }
        }
    }
}

#[test]
fn partners_are_told_together() {
    for (lang, lines) in [
        (Lang::En, ["You and Ben win.", "Penalty points: you and Ben 0, Anna and Clara 33."]),
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
        .shed()
        .cloned()
        .expect("a shedding game");
    let players = ["Me", "Anna", "Ben", "Clara"].map(String::from);
    let locale = locale(lang, &rules);
    let announcer = Announcer::new(&locale, &rules, &players, Viewer::Seat(ME));
    let (end, winners) = (RoundEnd::Finished, winners.to_vec());
    let ends = [
        Observation::Public(PublicEvent::RoundEnds {
            end,
            winners: winners.clone(),
            points: points.to_vec(),
            totals: points.to_vec(),
        }),
        Observation::Public(PublicEvent::MatchEnds { winners, totals: points.to_vec() }),
    ];
    announcer.step(&ends).into_iter().map(|line| (line.text, line.braille)).unzip()
}

/// Cards that were drawn one after the other are told as one draw, with the last of them and which fit.
#[test]
fn several_draws_are_told_as_one_with_what_fits() {
    for (lang, none, some) in [
        (
            Lang::En,
            "You draw three cards, the last one wild. None of them fits.",
            "You draw three cards, the last one wild. Red 7 fits.",
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
