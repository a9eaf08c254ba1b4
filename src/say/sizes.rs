//! How many can sit at a table, in words.

use super::arg::Text;
use super::locale::Locale;
use super::msg;
use crate::rules::TableSizes;

impl Locale {
    /// How many can sit at a table, such as `2 to 10 players`.
    #[must_use]
    pub fn sizes(&self, sizes: &TableSizes) -> Text {
        match sizes {
            TableSizes::Range { min, max } => self.say(msg!("sizes-range", min = *min, max = *max)),
            TableSizes::These(sizes) => {
                let number = |size: &u8| Text::plain(size.to_string());
                let joined = self.join(sizes.iter().map(number), "or");
                let last = sizes.last().copied().unwrap_or_default();
                self.say(msg!("sizes-list", list = joined, last))
            }
        }
    }
}
