//! The lines that a record has behind its head, while the game is played.

/// By how much more than needed room is made, in parts of what there is.
const SPARE: usize = 8;

/// Lines in one text, each with its end: a game has many, and they are short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    text: String,
    count: usize,
}

impl Moves {
    /// Those of a game of which nothing is written down.
    #[must_use]
    pub fn none() -> &'static Self {
        static NONE: Moves = Moves { text: String::new(), count: 0 };
        &NONE
    }

    /// One more line.
    pub fn push(&mut self, line: &str) {
        // Room that is doubled would stand half empty at thousands of tables.
        if self.text.capacity() - self.text.len() <= line.len() {
            self.text.reserve_exact(line.len() + 1 + self.text.len() / SPARE);
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.count += 1;
    }

    /// How many they are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All lines, the first one first.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    /// All of them as they stand in the record.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stand_one_behind_the_other_and_take_little_more_than_their_letters() {
        let mut moves = Moves::default();
        assert!(moves.is_empty() && moves.iter().next().is_none());
        for number in 0..100 {
            moves.push(&format!("1 play r{}", number % 10));
        }
        assert_eq!((moves.len(), moves.iter().count(), moves.text().len()), (100, 100, 1_000));
        assert_eq!(moves.iter().nth(57), Some("1 play r7"));
        assert!(moves.text.capacity() < 1_200, "{}", moves.text.capacity());
    }
}
