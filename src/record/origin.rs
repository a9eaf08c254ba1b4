//! From where a game was played on: another game, and how far it is the same.

/// The most letters of a parent's name.
const LONGEST: usize = 100;

/// A game that goes another way than its parent from a move on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The number or the name of the parent; empty if it has none.
    pub parent: String,
    /// How many lines of the parent this game begins with.
    pub moves: usize,
    /// The seed of all further chance of the table: what came in the parent does not come again.
    pub seed: u64,
}

impl Origin {
    /// One that says of the name only what fits on a line: letters, digits and hyphens.
    #[must_use]
    pub fn new(parent: &str, moves: usize, seed: u64) -> Self {
        let is_plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
        let fits = parent.chars().all(is_plain) && parent.chars().count() <= LONGEST;
        Origin { parent: if fits { parent.to_owned() } else { String::new() }, moves, seed }
    }

    /// As a line of a head has it behind its key.
    #[must_use]
    pub fn write(&self) -> String {
        let of = if self.parent.is_empty() { String::new() } else { format!(" of {}", self.parent) };
        format!("move {}{of}, seed {}", self.moves, self.seed)
    }

    /// Reads what [`Origin::write`] has written.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (game, seed) = text.strip_prefix("move ")?.rsplit_once(", seed ")?;
        let (moves, parent) = game.split_once(" of ").unwrap_or((game, ""));
        let origin = Origin::new(parent, moves.parse().ok()?, seed.parse().ok()?);
        (origin.moves > 0 && origin.write() == text).then_some(origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (parent, line) in [
            ("12", "move 17 of 12, seed 881"),
            ("tuesday", "move 17 of tuesday, seed 881"),
            ("", "move 17, seed 881"),
            ("two words", "move 17, seed 881"),
        ] {
            let origin = Origin::new(parent, 17, 881);
            assert_eq!(origin.write(), line);
            assert_eq!(Origin::read(line), Some(origin));
        }
        for wrong in
            ["", "move", "move 0, seed 1", "move 3 of a b, seed 1", "move 3", "move 03, seed 1", "move 3, seed x"]
        {
            assert_eq!(Origin::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_name_is_kept_if_it_fits() {
        for kept in ["new-uno_2.b", "äiti", &"a".repeat(LONGEST)] {
            assert_eq!(Origin::new(kept, 1, 1).parent, kept);
        }
        for left_out in ["a/b", "a,b", "a\nb", &"a".repeat(LONGEST + 1)] {
            assert_eq!(Origin::new(left_out, 1, 1).parent, "", "{left_out}");
        }
    }
}
