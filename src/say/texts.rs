//! The texts of the languages, and where each message stands in them. `build/texts.rs` makes both of the files in `locales`.

use super::lang::Lang;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// All texts of a language.
pub(super) struct Texts {
    text: &'static str,
    /// Where those end that the file of names has.
    names_end: usize,
    /// All messages, by their ids in the order of the alphabet. There is no pointer in the table, so nothing has to be put
    /// right in it when the program starts.
    places: &'static [Place],
    references: &'static [u16],
}

/// Where a message stands: its first byte, the length of its id, its own length, where its references begin, and how many
/// there are.
struct Place(u32, u8, u16, u16, u8);

impl Texts {
    /// The place of the message with this id in the table.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.places.binary_search_by(|place| self.id(place).cmp(id)).ok()
    }

    /// Whether a message stands in the file of names.
    pub fn is_name(&self, place: usize) -> bool {
        self.places[place].start() < self.names_end
    }

    /// A message as it is written, with its id.
    pub fn message(&self, place: usize) -> (&'static str, &'static str) {
        let place = &self.places[place];
        (self.id(place), &self.text[place.start()..place.start() + usize::from(place.2)])
    }

    /// The places of the messages that a message refers to.
    pub fn referred(&self, place: usize) -> impl Iterator<Item = usize> {
        let Place(.., first, count) = self.places[place];
        let first = usize::from(first);
        self.references[first..first + usize::from(count)].iter().map(|place| usize::from(*place))
    }

    fn id(&self, place: &Place) -> &'static str {
        &self.text[place.start()..place.start() + usize::from(place.1)]
    }
}

impl Place {
    fn start(&self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_with_what_it_refers_to() {
        for texts in Lang::ALL.map(Texts::of) {
            assert!(texts.places.len() > 1000);
            for place in 0..texts.places.len() {
                let (id, message) = texts.message(place);
                assert_eq!(texts.find(id), Some(place));
                assert!(message.starts_with(id) && message[id.len()..].trim_start().starts_with('='), "{message}");
                for other in texts.referred(place) {
                    let (other, _) = texts.message(other);
                    assert!(message.contains(other), "{id} refers to {other}: {message}");
                }
            }
            assert_eq!(texts.find("no-such-message"), None);
            assert!(texts.find("join-and").is_some_and(|place| texts.is_name(place)));
            assert!(texts.find("good-bye").is_some_and(|place| !texts.is_name(place)));
        }
    }
}
