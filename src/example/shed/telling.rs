//! Happenings and reasons in the words of examples: English, short, and the same for ever.

use crate::engine::{Cause, Glimpse, Happening, Moved, Objection, Place, Reason, RoundEnd, Seat, Seen};
use crate::notation::Notation;
use crate::rules::book::{ANY_NUMBER, Neighbour};
use crate::rules::{Clause, Deed};

/// An event as a viewer knows it, such as `2 draws 1 card`.
pub(super) fn event(seen: &Seen, notation: Notation<'_>) -> String {
    match seen {
        Seen::Moved(cards) => moved(cards, notation),
        Seen::Told(told) => happening(told, notation),
    }
}

fn happening(told: &Happening, notation: Notation<'_>) -> String {
    match told {
        Happening::RoundBegins { round, dealer } => format!("round {round}, {dealer} deals"),
        Happening::First { seat } => format!("{seat} begins"),
        Happening::Reshuffled { cards } => format!("shuffle of {cards}"),
        Happening::TurnedOver { cards } => format!("turning over of {cards}"),
        Happening::DrewShort { seat, missing } => format!("{seat} lacks {missing}"),
        Happening::Wished { seat, wish } => format!("{seat} wishes {}", notation.wish(*wish)),
        Happening::TakesColour { seat, colour } => format!("card of {seat} takes {}", notation.wish(*colour)),
        Happening::StandsFor { seat, card, named } => {
            format!("{} of {seat} is {}", notation.card(*card), notation.card(*named))
        }
        Happening::Reversed { clockwise: true } => "reverse to clockwise".to_owned(),
        Happening::Reversed { clockwise: false } => "reverse to anticlockwise".to_owned(),
        Happening::DrawPending { seat, cards } => format!("{seat} must draw {cards} or answer"),
        Happening::DrawCancelled { cards } => format!("nobody draws the {cards}"),
        Happening::SkipCancelled => "nobody sits out".to_owned(),
        Happening::SkipPending { seat, players: 1, .. } => format!("{seat} must sit out or answer"),
        Happening::SkipPending { seat, players, turns: true } => {
            format!("{seat} must answer or sit out {players} times")
        }
        Happening::SkipPending { seat, players, .. } => format!("{seat} must answer or {players} sit out"),
        Happening::ChallengeOpen { seat, against, cards, .. } => {
            format!("{seat} must draw {cards} or challenge {against}")
        }
        Happening::PassedOver { seat } => format!("{seat} is passed over"),
        Happening::Passed { seat } => format!("{seat} passes"),
        Happening::Again { seat } => format!("{seat} may go on"),
        Happening::Anew { seat } => format!("{seat} must cover it or draw"),
        Happening::More { seat, cards: ANY_NUMBER } => format!("{seat} may lay more"),
        Happening::More { seat, cards } => format!("{seat} may lay {cards} more"),
        Happening::Does { by, deed, to } => done(*by, *deed, *to),
        Happening::SitsOut { seat, turns: 1 } => format!("{seat} will sit out"),
        Happening::SitsOut { seat, turns } => format!("{seat} will sit out {turns} times"),
        Happening::CaughtRun { by, seat, clause } => {
            format!("{by} catches {seat} with a wrong run{}", by_clause(*clause))
        }
        Happening::BackIn { seat } => format!("{seat} is back"),
        Happening::Banned { row, in_force: true } => format!("{row} is banned"),
        Happening::Banned { row, in_force: false } => format!("{row} is free"),
        Happening::Called { seat, call } => format!("{seat} calls {}", notation.call(*call)),
        Happening::Forgot { seat, call } => format!("{seat} forgot {}", notation.call(*call)),
        Happening::Caught { by, seat, call } => format!("{by} catches {seat} without {}", notation.call(*call)),
        Happening::Challenged { by, seat } => format!("{by} challenges {seat}"),
        Happening::Judged { by: _, seat, just: true } => format!("{seat} was just"),
        Happening::Judged { by: _, seat, just: false } => format!("{seat} was unjust"),
        Happening::Agreed { agreed } => format!("agreed: {}", notation.agreement(*agreed)),
        Happening::Eliminated { seat } => format!("{seat} is stuck and out"),
        Happening::CalledWrongly { seat, call } => format!("{seat} calls {} wrongly", notation.call(*call)),
        Happening::Numbers { numbers } => {
            let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
            format!("the numbers are {}", numbers.join(" "))
        }
        Happening::Fined { seat, points } => format!("{seat} pays {points} points"),
        Happening::TooMany { seat, .. } => format!("{seat} holds too many and is out"),
        Happening::LeavesMatch { seat } => format!("{seat} leaves the match"),
        Happening::WrongPlay { seat, out_of_turn, clause } => {
            let where_from = if *out_of_turn { " out of turn" } else { "" };
            format!("{seat} played wrongly{where_from}{}", by_clause(*clause))
        }
        Happening::Out { seat, place, points } => {
            let points = points.map_or_else(String::new, |points| format!(", {points} points"));
            format!("{seat} is out as number {place}{points}")
        }
        Happening::RoundEnds { end, winners, .. } => {
            let how = match end {
                RoundEnd::Finished => "",
                RoundEnd::Blocked => " blocked",
                RoundEnd::TurnLimit => " at the turn limit",
            };
            format!("round ends{how}, won by {}", seats(winners))
        }
        Happening::MatchEnds { winners, .. } => format!("match ends, won by {}", seats(winners)),
    }
}

/// What a card does at once beside the cards that move.
fn done(by: Seat, deed: Deed, to: Seat) -> String {
    match deed {
        Deed::RotateHands { from: Neighbour::Right } => "hands move, each from the right".to_owned(),
        Deed::RotateHands { from: Neighbour::Left } => "hands move, each from the left".to_owned(),
        Deed::RotateHands { from: Neighbour::Before } => "hands move, each from the player before".to_owned(),
        Deed::SwapHands => format!("{by} swaps hands with {to}"),
        Deed::Look => format!("{by} looks at {to}"),
        _ if by == to => format!("{by} does {}", deed.name()),
        _ => format!("{by} does {} to {to}", deed.name()),
    }
}

fn moved(seen: &Moved<Glimpse>, notation: Notation<'_>) -> String {
    let cards = match &seen.cards {
        Glimpse::Cards(cards) => notation.cards(cards),
        Glimpse::Backs(1) => "1 card".to_owned(),
        Glimpse::Backs(count) => format!("{count} cards"),
    };
    let seat = match (seen.from, seen.to) {
        (Place::Hand(seat), _) | (_, Place::Hand(seat)) => seat.to_string(),
        _ => String::new(),
    };
    match seen.cause {
        Cause::Deal => format!("{seat} is dealt {cards}"),
        Cause::Start => format!("start card {cards}"),
        Cause::StartGoesBack => format!("{cards} goes back"),
        Cause::StartStaysUnder => format!("{cards} stays under"),
        Cause::Play => format!("{seat} plays {cards}"),
        Cause::JumpIn => format!("{seat} jumps in with {cards}"),
        Cause::Draw => format!("{seat} draws {cards}"),
        Cause::Effect | Cause::Does(Deed::Draw { .. }) => format!("{seat} must draw {cards}"),
        Cause::CallPenalty => format!("{seat} draws {cards} for the call"),
        Cause::WrongPlayPenalty => format!("{seat} draws {cards} for the wrong play"),
        Cause::Challenge => format!("{seat} draws {cards} for the challenge"),
        Cause::Agreement => format!("{seat} draws {cards} by agreement"),
        Cause::TakeBack => format!("{seat} takes back {cards}"),
        Cause::HandsMove => match (seen.from, seen.to) {
            (Place::Hand(from), Place::Hand(to)) => format!("{to} takes over from {from}: {cards}"),
            _ => format!("{seat} takes over {cards}"),
        },
        Cause::Gift | Cause::Does(Deed::Give { .. }) => match seen.to {
            Place::Hand(to) => format!("{seat} gives {to}: {cards}"),
            _ => format!("{seat} gives {cards}"),
        },
        Cause::Does(deed) => format!("{}: {cards} from {} to {}", deed.name(), place(seen.from), place(seen.to)),
        Cause::SetAside => format!("{seat} lays aside {cards}"),
        Cause::Shown => match seen.to {
            Place::ShownTo(viewer) => format!("{seat} shows {viewer}: {cards}"),
            _ => format!("{seat} shows {cards}"),
        },
    }
}

/// A place, where a card moves cards in a way that has no words of its own.
fn place(place: Place) -> String {
    match place {
        Place::Pile => "the draw pile".to_owned(),
        Place::Discard => "the discard pile".to_owned(),
        Place::Beside => "beside the pile".to_owned(),
        Place::Aside => "aside".to_owned(),
        Place::Hand(seat) => seat.to_string(),
        Place::ShownTo(seat) => format!("the view of {seat}"),
    }
}

fn seats(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn by_clause(clause: Option<Clause>) -> String {
    clause.map_or_else(String::new, |clause| format!(", {clause}"))
}

/// The word of a reason.
pub(super) fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::NotYourTurn { .. } => "not-your-turn",
        Reason::NotHeld { .. } => "not-held",
        Reason::DoesNotFit { .. } => "does-not-fit",
        Reason::NotOn { .. } => "not-on",
        Reason::NoBluff { .. } => "no-bluff",
        Reason::NotTogether { .. } => "not-together",
        Reason::NotAmongMore { .. } => "not-among-more",
        Reason::OnlyOneCard => "only-one-card",
        Reason::NotLast { .. } => "not-last",
        Reason::MustAnswerDraw { .. } => "must-answer-draw",
        Reason::MustAnswerSkip { .. } => "must-answer-skip",
        Reason::MustDrawOrChallenge { .. } => "must-draw-or-challenge",
        Reason::MustSitOut => "must-sit-out",
        Reason::OnlyTheDrawnCard { .. } => "only-the-drawn-card",
        Reason::OnlyTwin { .. } => "only-twin",
        Reason::WishMissing { .. } => "wish-missing",
        Reason::NotToWish { .. } => "not-to-wish",
        Reason::WishLater { .. } => "wish-later",
        Reason::NoWish { .. } => "no-wish",
        Reason::MustPlay { .. } => "must-play",
        Reason::AlreadyDrew => "already-drew",
        Reason::NoDrawing => "no-drawing",
        Reason::NothingToDraw => "nothing-to-draw",
        Reason::MustDraw { .. } => "must-draw",
        Reason::MustPlayNothingToDraw { .. } => "must-play-nothing-to-draw",
        Reason::CallNotDue { .. } => "call-not-due",
        Reason::AlreadyCalled { .. } => "already-called",
        Reason::CallsAreAutomatic => "calls-are-automatic",
        Reason::NothingToCatch { .. } => "nothing-to-catch",
        Reason::NoCatching => "no-catching",
        Reason::NotYourself { .. } => "not-yourself",
        Reason::NothingToChallenge => "nothing-to-challenge",
        Reason::NothingToChoose => "nothing-to-choose",
        Reason::MustChoose { .. } => "must-choose",
        Reason::StandsForNone { .. } => "stands-for-none",
        Reason::MustStandFor { .. } => "must-stand-for",
        Reason::CannotStandFor { .. } => "cannot-stand-for",
        Reason::NothingStandsIn => "nothing-stands-in",
        Reason::MustChoosePlayer => "must-choose-player",
        Reason::ChooseAnother => "choose-another",
        Reason::CannotBeChosen { .. } => "cannot-be-chosen",
        Reason::NobodyToChoose => "nobody-to-choose",
        Reason::MustGive { .. } => "must-give",
        Reason::NothingToGive => "nothing-to-give",
        Reason::RoundOver => "round-over",
        Reason::RoundNotOver => "round-not-over",
        Reason::MatchOver => "match-over",
        Reason::OutOfTheRound => "out-of-the-round",
        Reason::NotAgreed(objection) => match objection {
            Objection::Later { .. } => "agree-later",
            Objection::Out { .. } => "agree-out",
            Objection::Twice { .. } => "agree-twice",
            Objection::TooManyToDraw { .. } => "agree-too-many-to-draw",
            Objection::TooManyToGive { .. } => "agree-too-many-to-give",
            Objection::NotHeld { .. } => "agree-not-held",
            Objection::OnTurn { .. } => "agree-on-turn",
            Objection::Skipped { .. } => "agree-skipped",
            Objection::LaidByAnother { .. } => "agree-laid-by-another",
            Objection::NothingLaid => "agree-nothing-laid",
        },
    }
}
