//! Happenings and reasons in the words of examples: English, short, and the same for ever.

use crate::engine::{
    CardMovement, Cause, HouseActionRefusal, IllegalReason, Observation, Place, PublicEvent, RoundEnd, Seat,
    VisibleCards,
};
use crate::notation::Notation;
use crate::rules::book::{ANY_NUMBER, Neighbour};
use crate::rules::{Clause, ImmediateEffect};

/// An event as a viewer knows it, such as `2 draws 1 card`.
pub(super) fn event(seen: &Observation, notation: Notation<'_>) -> String {
    match seen {
        Observation::Moved(cards) => moved(cards, notation),
        Observation::Told(told) => happening(told, notation),
    }
}

fn happening(told: &PublicEvent, notation: Notation<'_>) -> String {
    match told {
        PublicEvent::RoundBegins { round, dealer } => format!("round {round}, {dealer} deals"),
        PublicEvent::First { seat } => format!("{seat} begins"),
        PublicEvent::Reshuffled { cards } => format!("shuffle of {cards}"),
        PublicEvent::TurnedOver { cards } => format!("turning over of {cards}"),
        PublicEvent::DrewShort { seat, missing } => format!("{seat} lacks {missing}"),
        PublicEvent::Wished { seat, wish } => format!("{seat} wishes {}", notation.wish(*wish)),
        PublicEvent::TakesColour { seat, colour } => format!("card of {seat} takes {}", notation.wish(*colour)),
        PublicEvent::StandsFor { seat, card, named } => {
            format!("{} of {seat} is {}", notation.card(*card), notation.card(*named))
        }
        PublicEvent::Reversed { clockwise: true } => "reverse to clockwise".to_owned(),
        PublicEvent::Reversed { clockwise: false } => "reverse to anticlockwise".to_owned(),
        PublicEvent::DrawPending { seat, cards } => format!("{seat} must draw {cards} or answer"),
        PublicEvent::DrawCancelled { cards } => format!("nobody draws the {cards}"),
        PublicEvent::SkipCancelled => "nobody sits out".to_owned(),
        PublicEvent::SkipPending { seat, players: 1, .. } => format!("{seat} must sit out or answer"),
        PublicEvent::SkipPending { seat, players, turns: true } => {
            format!("{seat} must answer or sit out {players} times")
        }
        PublicEvent::SkipPending { seat, players, .. } => format!("{seat} must answer or {players} sit out"),
        PublicEvent::ChallengeOpen { seat, against, cards, .. } => {
            format!("{seat} must draw {cards} or challenge {against}")
        }
        PublicEvent::PassedOver { seat } => format!("{seat} is passed over"),
        PublicEvent::Passed { seat } => format!("{seat} passes"),
        PublicEvent::Again { seat } => format!("{seat} may go on"),
        PublicEvent::Anew { seat } => format!("{seat} must cover it or draw"),
        PublicEvent::More { seat, cards: ANY_NUMBER } => format!("{seat} may lay more"),
        PublicEvent::More { seat, cards } => format!("{seat} may lay {cards} more"),
        PublicEvent::Does { by, deed, to } => done(*by, *deed, *to),
        PublicEvent::SitsOut { seat, turns: 1 } => format!("{seat} will sit out"),
        PublicEvent::SitsOut { seat, turns } => format!("{seat} will sit out {turns} times"),
        PublicEvent::CaughtRun { by, seat, clause } => {
            format!("{by} catches {seat} with a wrong run{}", by_clause(*clause))
        }
        PublicEvent::BackIn { seat } => format!("{seat} is back"),
        PublicEvent::Banned { row, in_force: true } => format!("{row} is banned"),
        PublicEvent::Banned { row, in_force: false } => format!("{row} is free"),
        PublicEvent::Called { seat, call } => format!("{seat} calls {}", notation.call(*call)),
        PublicEvent::Forgot { seat, call } => format!("{seat} forgot {}", notation.call(*call)),
        PublicEvent::Caught { by, seat, call } => format!("{by} catches {seat} without {}", notation.call(*call)),
        PublicEvent::Challenged { by, seat } => format!("{by} challenges {seat}"),
        PublicEvent::Judged { by: _, seat, just: true } => format!("{seat} was just"),
        PublicEvent::Judged { by: _, seat, just: false } => format!("{seat} was unjust"),
        PublicEvent::Agreed { agreed } => format!("agreed: {}", notation.agreement(*agreed)),
        PublicEvent::Eliminated { seat } => format!("{seat} is stuck and out"),
        PublicEvent::CalledWrongly { seat, call } => format!("{seat} calls {} wrongly", notation.call(*call)),
        PublicEvent::Numbers { numbers } => {
            let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
            format!("the numbers are {}", numbers.join(" "))
        }
        PublicEvent::Fined { seat, points } => format!("{seat} pays {points} points"),
        PublicEvent::TooMany { seat, .. } => format!("{seat} holds too many and is out"),
        PublicEvent::LeavesMatch { seat } => format!("{seat} leaves the match"),
        PublicEvent::WrongPlay { seat, out_of_turn, clause } => {
            let where_from = if *out_of_turn { " out of turn" } else { "" };
            format!("{seat} played wrongly{where_from}{}", by_clause(*clause))
        }
        PublicEvent::Out { seat, place, points } => {
            let points = points.map_or_else(String::new, |points| format!(", {points} points"));
            format!("{seat} is out as number {place}{points}")
        }
        PublicEvent::RoundEnds { end, winners, .. } => {
            let how = match end {
                RoundEnd::Finished => "",
                RoundEnd::Blocked => " blocked",
                RoundEnd::TurnLimit => " at the turn limit",
            };
            format!("round ends{how}, won by {}", seats(winners))
        }
        PublicEvent::MatchEnds { winners, .. } => format!("match ends, won by {}", seats(winners)),
    }
}

/// What a card does at once beside the cards that move.
fn done(by: Seat, deed: ImmediateEffect, to: Seat) -> String {
    match deed {
        ImmediateEffect::RotateHands { from: Neighbour::Right } => "hands move, each from the right".to_owned(),
        ImmediateEffect::RotateHands { from: Neighbour::Left } => "hands move, each from the left".to_owned(),
        ImmediateEffect::RotateHands { from: Neighbour::Before } => {
            "hands move, each from the player before".to_owned()
        }
        ImmediateEffect::SwapHands => format!("{by} swaps hands with {to}"),
        ImmediateEffect::Look => format!("{by} looks at {to}"),
        _ if by == to => format!("{by} does {}", deed.name()),
        _ => format!("{by} does {} to {to}", deed.name()),
    }
}

fn moved(seen: &CardMovement<VisibleCards>, notation: Notation<'_>) -> String {
    let cards = match &seen.cards {
        VisibleCards::Cards(cards) => notation.cards(cards),
        VisibleCards::Backs(1) => "1 card".to_owned(),
        VisibleCards::Backs(count) => format!("{count} cards"),
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
        Cause::Effect | Cause::Does(ImmediateEffect::Draw { .. }) => format!("{seat} must draw {cards}"),
        Cause::CallPenalty => format!("{seat} draws {cards} for the call"),
        Cause::WrongPlayPenalty => format!("{seat} draws {cards} for the wrong play"),
        Cause::Challenge => format!("{seat} draws {cards} for the challenge"),
        Cause::Agreement => format!("{seat} draws {cards} by agreement"),
        Cause::TakeBack => format!("{seat} takes back {cards}"),
        Cause::HandsMove => match (seen.from, seen.to) {
            (Place::Hand(from), Place::Hand(to)) => format!("{to} takes over from {from}: {cards}"),
            _ => format!("{seat} takes over {cards}"),
        },
        Cause::Gift | Cause::Does(ImmediateEffect::Give { .. }) => match seen.to {
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
pub(super) fn reason(reason: &IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NotYourTurn { .. } => "not-your-turn",
        IllegalReason::NotHeld { .. } => "not-held",
        IllegalReason::DoesNotFit { .. } => "does-not-fit",
        IllegalReason::NotOn { .. } => "not-on",
        IllegalReason::NoBluff { .. } => "no-bluff",
        IllegalReason::NotTogether { .. } => "not-together",
        IllegalReason::NotAmongMore { .. } => "not-among-more",
        IllegalReason::OnlyOneCard => "only-one-card",
        IllegalReason::NotLast { .. } => "not-last",
        IllegalReason::MustAnswerDraw { .. } => "must-answer-draw",
        IllegalReason::MustAnswerSkip { .. } => "must-answer-skip",
        IllegalReason::MustDrawOrChallenge { .. } => "must-draw-or-challenge",
        IllegalReason::MustSitOut => "must-sit-out",
        IllegalReason::OnlyTheDrawnCard { .. } => "only-the-drawn-card",
        IllegalReason::OnlyTwin { .. } => "only-twin",
        IllegalReason::WishMissing { .. } => "wish-missing",
        IllegalReason::NotToWish { .. } => "not-to-wish",
        IllegalReason::WishLater { .. } => "wish-later",
        IllegalReason::NoWish { .. } => "no-wish",
        IllegalReason::MustPlay { .. } => "must-play",
        IllegalReason::AlreadyDrew => "already-drew",
        IllegalReason::NoDrawing => "no-drawing",
        IllegalReason::NothingToDraw => "nothing-to-draw",
        IllegalReason::MustDraw { .. } => "must-draw",
        IllegalReason::MustPlayNothingToDraw { .. } => "must-play-nothing-to-draw",
        IllegalReason::CallNotDue { .. } => "call-not-due",
        IllegalReason::AlreadyCalled { .. } => "already-called",
        IllegalReason::CallsAreAutomatic => "calls-are-automatic",
        IllegalReason::NothingToCatch { .. } => "nothing-to-catch",
        IllegalReason::NoCatching => "no-catching",
        IllegalReason::NotYourself { .. } => "not-yourself",
        IllegalReason::NothingToChallenge => "nothing-to-challenge",
        IllegalReason::NothingToChoose => "nothing-to-choose",
        IllegalReason::MustChoose { .. } => "must-choose",
        IllegalReason::StandsForNone { .. } => "stands-for-none",
        IllegalReason::MustStandFor { .. } => "must-stand-for",
        IllegalReason::CannotStandFor { .. } => "cannot-stand-for",
        IllegalReason::NothingStandsIn => "nothing-stands-in",
        IllegalReason::MustChoosePlayer => "must-choose-player",
        IllegalReason::ChooseAnother => "choose-another",
        IllegalReason::CannotBeChosen { .. } => "cannot-be-chosen",
        IllegalReason::NobodyToChoose => "nobody-to-choose",
        IllegalReason::MustGive { .. } => "must-give",
        IllegalReason::NothingToGive => "nothing-to-give",
        IllegalReason::RoundOver => "round-over",
        IllegalReason::RoundNotOver => "round-not-over",
        IllegalReason::MatchOver => "match-over",
        IllegalReason::OutOfTheRound => "out-of-the-round",
        IllegalReason::NotAgreed(objection) => match objection {
            HouseActionRefusal::Later { .. } => "agree-later",
            HouseActionRefusal::Out { .. } => "agree-out",
            HouseActionRefusal::Twice { .. } => "agree-twice",
            HouseActionRefusal::TooManyToDraw { .. } => "agree-too-many-to-draw",
            HouseActionRefusal::TooManyToGive { .. } => "agree-too-many-to-give",
            HouseActionRefusal::NotHeld { .. } => "agree-not-held",
            HouseActionRefusal::OnTurn { .. } => "agree-on-turn",
            HouseActionRefusal::Skipped { .. } => "agree-skipped",
            HouseActionRefusal::LaidByAnother { .. } => "agree-laid-by-another",
            HouseActionRefusal::NothingLaid => "agree-nothing-laid",
        },
    }
}
