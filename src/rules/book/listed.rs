//! Which cards an item of a list means: those of an entry, those of a colour, or those of an entry in one colour.

/// What a list of cards can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed<'a> {
    /// The colour that the cards have, if only those of one are meant.
    pub colour: Option<&'a str>,
    /// Their entry, if only those of one are meant.
    pub entry: Option<&'a str>,
}

impl<'a> Listed<'a> {
    /// Reads an item: `king`, `hearts` or `hearts king`. What is an entry is no colour.
    #[must_use]
    pub fn read(item: &'a str, is_entry: impl Fn(&str) -> bool) -> Self {
        match item.split_once(' ') {
            Some((colour, entry)) => Listed { colour: Some(colour), entry: Some(entry) },
            None if is_entry(item) => Listed { colour: None, entry: Some(item) },
            None => Listed { colour: Some(item), entry: None },
        }
    }

    /// Whether it means a card.
    #[must_use]
    pub fn means(self, colour: Option<&str>, entry: &str) -> bool {
        self.colour.is_none_or(|own| Some(own) == colour) && self.entry.is_none_or(|own| own == entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_names_an_entry_a_colour_or_both() {
        let read = |item| Listed::read(item, |id| ["king", "red"].contains(&id));
        assert!(read("king").means(Some("hearts"), "king") && !read("king").means(Some("hearts"), "ace"));
        assert!(read("hearts").means(Some("hearts"), "ace") && !read("hearts").means(None, "ace"));
        assert!(read("hearts king").means(Some("hearts"), "king"));
        assert!(
            !read("hearts king").means(Some("spades"), "king") && !read("hearts king").means(Some("hearts"), "ace")
        );
        assert!(read("red").means(None, "red") && !read("red").means(Some("red"), "king"), "an entry comes first");
    }
}
