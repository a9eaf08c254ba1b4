//! What must hold after a step of a patience, compared with what does.

use super::file::{AwaitsWord, StepFacts};
use super::telling;
use crate::example::{Compare, Wrong};
use crate::notation::Codes;
use crate::patience::engine::{Awaiting, Game, Observation};

/// All fields that do not hold.
pub(super) fn expect(game: &Game, seen: &[Observation], facts: &StepFacts) -> Vec<Wrong> {
    let (view, codes, mut found) = (game.view(), Codes::of(game.rules().terms()), Compare::default());
    let awaits = match view.awaits() {
        Awaiting::Deal => AwaitsWord::Deal,
        Awaiting::Card => AwaitsWord::Card,
        Awaiting::Rest => AwaitsWord::Rest,
        Awaiting::Over => AwaitsWord::Over,
    };
    found.same_word("awaits", facts.awaits, &awaits);
    let turned = view.turned().map_or("none", |card| codes.card(card)).to_owned();
    found.same("turned", facts.turned.clone(), &turned, Clone::clone);
    let single = |key: &'static str| move |(id, text)| (key, id, text);
    for (key, id, text) in facts.pile.iter().map(single("pile")).chain(facts.row.iter().map(single("row"))) {
        let field = format!("{key}.{id}");
        let Some(colour) = found.read(&field, codes.read_colour(id)) else { continue };
        let expected = found.read(&field, codes.read_cards(text));
        let got = if key == "pile" { view.pile(colour) } else { view.row(colour) };
        found.same(&field, expected, &got, |cards| codes.cards(cards));
    }
    if let Some(kept) = &facts.kept {
        found.same_cards("kept", kept, view.kept(), codes);
    }
    let (laid, of) = view.laid();
    found.same("hidden", facts.hidden, &view.left(), ToString::to_string);
    found.same("laid", facts.laid, &laid, ToString::to_string);
    found.same("of", facts.of, &of, ToString::to_string);
    if let Some(expected) = &facts.legal {
        found.same_moves::<Game>("legal", expected, view.legal_moves(), game.rules());
    }
    let ended = seen.iter().find_map(|seen| match seen {
        Observation::Ends(outcome) => Some(outcome.is_won()),
        _ => None,
    });
    let word = |won: &Option<bool>| won.map_or_else(|| "not over".to_owned(), |won| won.to_string());
    found.same("won", facts.won.map(Some), &ended, word);
    let told: Vec<String> = seen.iter().map(|seen| telling::happening(seen, codes)).collect();
    found.same("seen", facts.seen.clone(), &told, |lines| lines.join("; "));
    found.into_wrong()
}
