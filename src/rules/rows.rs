//! The rows of the times table: which numbers have a common divisor, and which rows are banned (NN-1, NN-2, NN-4).

/// Which rows of the times table are banned: a bit for each row that the rule set can ban (NN-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bans(pub u8);

/// The most rows that a rule set can ban.
pub const MOST_BANS: usize = 3;

/// The rows of the times table that count in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    rows: Vec<u16>,
    /// The rows that can be banned, in the order of the bits of [`Bans`].
    banned: Vec<u16>,
}

impl Rows {
    /// The rows that count, and those of them that some card bans.
    pub(crate) fn new(rows: Vec<u16>, banned: impl IntoIterator<Item = u16>) -> Self {
        let mut banned: Vec<u16> = banned.into_iter().collect();
        banned.sort_unstable();
        banned.dedup();
        banned.truncate(MOST_BANS);
        Rows { rows, banned }
    }

    /// The rows that are not banned.
    pub fn free(&self, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.rows.iter().copied().filter(move |row| !self.is_banned(bans, *row))
    }

    /// Whether two numbers lie in one row that is not banned, or one of them is 1 (NN-1, NN-2).
    #[must_use]
    pub fn share(&self, one: u16, other: u16, bans: Bans) -> bool {
        one == 1 || other == 1 || self.shared(one, other, bans).next().is_some()
    }

    /// The rows that are not banned and in which both numbers lie.
    pub fn shared(&self, one: u16, other: u16, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.free(bans).filter(move |row| one % row == 0 && other % row == 0)
    }

    /// The bans with the one of this row turned round.
    #[must_use]
    pub fn turn(&self, bans: Bans, row: u16) -> Bans {
        self.bit(row).map_or(bans, |bit| Bans(bans.0 ^ 1 << bit))
    }

    /// Whether this row is banned.
    #[must_use]
    pub fn is_banned(&self, bans: Bans, row: u16) -> bool {
        self.bit(row).is_some_and(|bit| bans.0 >> bit & 1 == 1)
    }

    /// The banned rows, the smallest first.
    pub fn banned(&self, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.banned.iter().copied().filter(move |row| self.is_banned(bans, *row))
    }

    /// All states that bans can have; the first is that without any.
    pub fn states(&self) -> impl Iterator<Item = Bans> + use<> {
        (0..1_u8 << self.banned.len()).map(Bans)
    }

    fn bit(&self, row: u16) -> Option<usize> {
        self.banned.iter().position(|other| *other == row)
    }
}
