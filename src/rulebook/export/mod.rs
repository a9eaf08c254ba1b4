//! The rule book in files: as plain text, as HTML, and as braille ready for an embosser or a notetaker.

mod brf;
mod fill;
mod html;
mod louis;
mod text;

pub(crate) use brf::{Format, brf};
pub(crate) use html::html;
pub(crate) use louis::{BrailleError, Louis, Table};
pub(crate) use text::text;

/// What is written to a file: a title, and below it headings and paragraphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The title, in the language of the whole.
    pub title: Said,
    /// Headings and paragraphs, in order.
    pub blocks: Vec<Block>,
}

/// A heading or a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading below the title, of level 2 or 3.
    Heading(u8, Said),
    /// A paragraph.
    Paragraph(Said),
}

/// A text with the code of its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The text.
    pub text: String,
    /// The language's code.
    pub lang: String,
}

impl Block {
    /// Its text.
    #[must_use]
    pub fn said(&self) -> &Said {
        match self {
            Block::Heading(_, said) | Block::Paragraph(said) => said,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small book with a section in another language.
    pub fn sample() -> Edition {
        let said = |lang: &str, text: &str| Said { text: text.to_owned(), lang: lang.to_owned() };
        Edition {
            title: said("en", "Mine & yours"),
            blocks: vec![
                Block::Paragraph(said("en", "Two to six can play.")),
                Block::Heading(2, said("en", "The rules")),
                Block::Heading(3, said("en", "H-1: Drawing")),
                Block::Paragraph(said("en", "If 2 < 3, draw.")),
                Block::Heading(3, said("de", "H-2: Legen")),
                Block::Paragraph(said("de", "Du darfst legen.")),
            ],
        }
    }
}
