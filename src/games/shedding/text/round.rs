//! The beginning and the end of a round.

use super::announcer::Announcer;
use super::story::Story;
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::games::shedding::engine::{CardMovement, Cause, Observation, Place, PublicEvent, RoundEnd, VisibleCards};
use crate::games::shedding::rules::Wins;
use crate::text::{About, Channel, Cue, Line, Text, Urgency, msg};

#[derive(Clone, Copy)]
enum Won {
    Game,
    Round,
    Match,
}

#[derive(Clone, Copy)]
pub(super) enum Points {
    /// Rounds won.
    Rounds,
    OfRound,
    Totals,
    SoFar,
}

impl Announcer<'_> {
    /// Seats, dealer, first player, own hand, and the start card unless the line of the first turn names it anyway.
    pub(super) fn round_begins(&self, seen: &[Observation]) -> Vec<Line> {
        let Some(Observation::Public(PublicEvent::RoundBegins { round, dealer })) = seen.first() else {
            return Vec::new();
        };
        let first = seen.iter().find_map(|seen| match seen {
            Observation::Public(PublicEvent::First { seat }) => Some(*seat),
            _ => None,
        });
        let mut lines =
            vec![Line::of(self.opening(*round, *dealer, first), Channel::Game, Urgency::Event).with_cue(Cue::Deal)];
        lines.extend(self.dealt(seen));
        let is_told = |seen: &Observation| {
            matches!(seen, Observation::Public(PublicEvent::First { .. } | PublicEvent::Numbers { .. }))
        };
        let mut start: Vec<&Observation> = seen.iter().filter(|seen| !is_told(seen)).collect();
        lines.extend(seen.iter().find_map(|seen| match seen {
            Observation::Public(PublicEvent::Numbers { numbers }) => {
                Some(Line::of([self.numbers(numbers)], Channel::Game, Urgency::Event))
            }
            _ => None,
        }));
        lines.extend(self.turned_before(&mut start));
        let is_effect = |seen: &&&Observation| match seen {
            Observation::Public(event) => !matches!(event, PublicEvent::RoundBegins { .. }),
            Observation::Moved(moved) => moved.cause != Cause::Deal,
        };
        let effects = start.iter().filter(is_effect).count();
        let yours = first.is_some_and(|seat| self.is_you(seat));
        if effects > 1 || !yours {
            lines.extend(Story::of(self, start).line());
        }
        lines
    }

    /// Removes the cards that were turned up before the start card from the list and announces each.
    fn turned_before(&self, start: &mut Vec<&Observation>) -> Vec<Line> {
        let cause = |seen: &Observation| match seen {
            Observation::Moved(CardMovement {
                cause: cause @ (Cause::StartGoesBack | Cause::StartStaysUnder),
                ..
            }) => Some(*cause),
            _ => None,
        };
        let mut lines = Vec::new();
        while let Some((at, cause)) = start.iter().enumerate().find_map(|(at, seen)| Some((at, cause(seen)?))) {
            let turned = start.remove(at);
            if cause == Cause::StartGoesBack && at > 0 {
                start.remove(at - 1);
            }
            lines.extend(Story::of(self, [turned]).line());
        }
        lines
    }

    fn opening(&self, round: u16, dealer: Seat, first: Option<Seat>) -> Vec<Text> {
        let head = if round == 1 { self.table(&self.rules.book.id) } else { self.say(msg!("round", round)) };
        let teams = if round == 1 { self.teams() } else { None };
        let mut story = Story::of(self, &[]);
        story.add(dealer, self.about(msg!("do-deal"; About), dealer));
        if let Some(first) = first {
            story.go_on(first, self.about(msg!("do-begin"; About), first));
        }
        [head].into_iter().chain(teams).chain(story.sentences().into_iter().flatten()).collect()
    }

    /// "Teams: you and Ben; Anna and Clara."
    pub(super) fn teams(&self) -> Option<Text> {
        let teams = self.teams_of(&self.seats_from_viewer())?;
        Some(self.say(msg!("teams", teams = self.locale.join_items(teams)?)))
    }

    /// By team, the viewer's first; none in games without teams.
    fn teams_of(&self, seats: &[Seat]) -> Option<Vec<Text>> {
        self.rules.book.teams?;
        let seats: Vec<Seat> = self.seats_from_viewer().into_iter().filter(|seat| seats.contains(seat)).collect();
        Some(self.sides(&seats).iter().map(|side| self.all(side, "team")).collect())
    }

    fn sides(&self, seats: &[Seat]) -> Vec<Vec<Seat>> {
        let mut sides: Vec<Vec<Seat>> = Vec::new();
        for seat in seats {
            let own = |side: &&mut Vec<Seat>| self.rules.side(side[0].0) == self.rules.side(seat.0);
            match sides.iter_mut().find(own) {
                Some(side) => side.push(*seat),
                None => sides.push(vec![*seat]),
            }
        }
        sides
    }

    /// The viewer's hand; for an onlooker the number of cards dealt.
    fn dealt(&self, seen: &[Observation]) -> Option<Line> {
        let hand = |wanted: Option<Seat>| {
            seen.iter().find_map(|seen| match seen {
                Observation::Moved(CardMovement { cards, to: Place::Hand(seat), cause: Cause::Deal, .. })
                    if wanted.is_none_or(|wanted| wanted == *seat) =>
                {
                    Some(cards)
                }
                _ => None,
            })
        };
        match self.viewer {
            Viewer::Seat(own) => {
                let received = hand(Some(own))?.cards();
                let hand = Announcer { received, ..*self }.hand(received);
                Some(Line { urgency: Urgency::Event, ..hand })
            }
            Viewer::Onlooker => {
                // In a countdown everybody gets as many cards as the own number, which has been announced.
                if self.rules.book.countdown.is_some() {
                    return None;
                }
                let text = self.say(msg!("dealt", count = hand(None)?.count()));
                Some(text.line(Channel::Game, Urgency::Event))
            }
        }
    }

    /// The viewer's new hand after a swap, in a line of its own; before it the hands in between, if hands moved
    /// several times.
    pub(super) fn new_hands(&self, seen: &[Observation]) -> Vec<Line> {
        let got =
            seen.iter().filter_map(|seen| match seen {
                Observation::Moved(CardMovement {
                    cards, to: Place::Hand(seat), cause: Cause::HandsMove, ..
                }) if self.is_you(*seat) => Some(cards.cards()),
                _ => None,
            });
        let got: Vec<&[CardKind]> = got.collect();
        let Some((now, between)) = got.split_last() else { return Vec::new() };
        let passed_on = between.iter().map(|cards| {
            let text =
                self.say(msg!("hand-in-between", count = cards.len(), hand = self.without_received().grouped(cards)));
            text.line(Channel::Hand, Urgency::Event)
        });
        passed_on.chain([Line { urgency: Urgency::Event, ..self.without_received().hand(now) }]).collect()
    }

    pub(super) fn shown_hands(&self, seen: &[Observation]) -> Vec<Line> {
        let shown = seen.iter().filter_map(|seen| match seen {
            Observation::Moved(CardMovement {
                cards: VisibleCards::Cards(cards),
                from: Place::Hand(seat),
                to: Place::ShownTo(to),
                ..
            }) if self.is_you(*to) => {
                let hand = self.without_received().grouped(cards);
                let text = self.about(msg!("shown", count = cards.len(), hand; About), *seat);
                Some(text.line(Channel::Hand, Urgency::Answer))
            }
            _ => None,
        });
        shown.collect()
    }

    pub(super) fn round_ends(&self, seen: &[Observation]) -> Vec<Line> {
        let match_play = self.rules.book.match_play;
        let counts_down = self.rules.book.countdown.is_some();
        let single = match_play.rounds == 1 && match_play.until == 0 && !counts_down;
        let match_winners = seen.iter().find_map(|seen| match seen {
            Observation::Public(PublicEvent::MatchEnds { winners, .. }) => Some(winners),
            _ => None,
        });
        let mut lines = Vec::new();
        let mut line = |texts: Vec<Text>, cue: Option<Cue>| {
            lines.push(Line::of(texts, Channel::Game, Urgency::Event).with_cue(cue));
        };
        for seen in seen {
            match seen {
                Observation::Public(PublicEvent::RoundEnds { end, winners, points, totals }) => {
                    let blocked = match end {
                        RoundEnd::Finished => None,
                        RoundEnd::Blocked => Some(self.say(msg!("round-blocked"))),
                        RoundEnd::TurnLimit => {
                            let limit = self.rules.book.turn_limit;
                            Some(self.say(msg!("round-limit", count = limit)))
                        }
                    };
                    let (won, cue) = match match_winners {
                        Some(winners) if single => (self.won(Won::Game, winners), self.end_cue(winners)),
                        _ => (self.won(Won::Round, winners), Cue::RoundEnd),
                    };
                    line(blocked.into_iter().chain([won]).collect(), Some(cue));
                    if match_play.wins == Wins::MostRounds {
                        if !single {
                            line(vec![self.points(Points::Rounds, totals)], None);
                        }
                    } else if self.rules.book.score.to.has_points() {
                        line(vec![self.points(Points::OfRound, points)], None);
                        if totals != points {
                            line(vec![self.points(Points::Totals, totals)], None);
                        }
                    }
                }
                Observation::Public(PublicEvent::LeavesMatch { seat }) => {
                    line(vec![self.about(msg!("leaves-match"; About), *seat)], None);
                }
                Observation::Public(PublicEvent::MatchEnds { winners, .. }) if !single => {
                    line(vec![self.won(Won::Match, winners)], Some(self.end_cue(winners)));
                }
                _ => {}
            }
        }
        lines
    }

    fn end_cue(&self, winners: &[Seat]) -> Cue {
        let plays = self.viewer != Viewer::Onlooker && !winners.is_empty();
        Cue::of_end(plays.then(|| winners.iter().any(|seat| self.is_you(*seat))))
    }

    fn won(&self, what: Won, winners: &[Seat]) -> Text {
        let yours = winners.iter().any(|seat| self.is_you(*seat));
        let teams = self.teams_of(winners);
        if let Some([team]) = teams.as_deref() {
            let who = team.clone();
            return self.say(msg!(
                match (what) {
                    Won::Game => "won-together",
                    Won::Round => "round-won-together",
                    Won::Match => "match-won-together",
                },
                you = yours,
                who
            ));
        }
        let count = teams.as_ref().map_or(winners.len(), Vec::len);
        let who = teams.map_or_else(|| Some(self.all(winners, "and")), |teams| self.locale.join_items(teams));
        let (you, who) = (yours && count == 1, who.unwrap_or_default());
        self.say(msg!(
            match (what) {
                Won::Game => "won-game",
                Won::Round => "round-won",
                Won::Match => "match-won",
            },
            count,
            you,
            who
        ))
    }

    /// The viewer's first, partners together; minus points without a sign.
    pub(super) fn points(&self, what: Points, points: &[u32]) -> Text {
        let minus = self.rules.book.score.to.is_minus();
        let sides = self.sides(&self.seats_from_viewer());
        // Commas within a side need another separator between sides.
        let has_commas = sides.iter().any(|side| side.len() > 2);
        let items = sides.into_iter().map(|side| {
            let points: u32 = side.iter().filter_map(|seat| points.get(seat.index())).sum();
            self.say(msg!("score-item", who = self.all(&side, "team"), points))
        });
        let items = if has_commas {
            self.locale.join_items(items).unwrap_or_default()
        } else {
            self.locale.join(items, "list")
        };
        self.say(msg!(
            match (what) {
                Points::Rounds => "rounds-won",
                Points::OfRound => "points",
                Points::Totals => "totals",
                Points::SoFar => "scores",
            },
            minus,
            items
        ))
    }

    pub(super) fn numbers(&self, numbers: &[u16]) -> Text {
        let still = |seat: &Seat| numbers.get(seat.index()).is_some_and(|number| *number > 0);
        let items = self.seats_from_viewer().into_iter().filter(still).map(|seat| {
            let points = u32::from(numbers[seat.index()]);
            self.say(msg!("score-item", who = self.all(&[seat], "team"), points))
        });
        let items = self.locale.join(items, "list");
        self.say(msg!("numbers-of-round", items))
    }
}
