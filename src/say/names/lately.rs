//! The names that were told lately: the same few cards are named again and again, and each name is composed of several messages.

use crate::cards::{CardKind, Colour, Symbol};

/// How many names are kept: those of a large hand, in the forms in which they are told.
const MOST: usize = 32;

/// The form of a name: its case and its article.
type Form<'a> = [Option<&'a str>; 2];

/// What has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// A card.
    Card(CardKind),
    /// A colour.
    Colour(Colour),
    /// A number or rank.
    Symbol(Symbol),
}

/// The names that were told lately, each in the form in which it was told.
#[derive(Debug, Default)]
pub(super) struct Lately {
    /// The forms, each once.
    forms: Vec<[Option<Box<str>>; 2]>,
    /// The names with their things and the places of their forms.
    names: Vec<(Thing, u8, Box<str>)>,
    /// The place of the next name, once there is no more room.
    next: usize,
}

impl Lately {
    /// The name of a thing in a form, if it was told lately.
    pub fn find(&self, thing: Thing, form: Form<'_>) -> Option<&str> {
        let form = self.place_of(form)?;
        let found = self.names.iter().find(|(own, own_form, _)| *own == thing && *own_form == form);
        found.map(|(.., name)| &**name)
    }

    /// Keeps a name that was not there, in place of the one that was kept first if there is no more room.
    pub fn keep(&mut self, thing: Thing, form: Form<'_>, name: &str) {
        let place = self.place_of(form).or_else(|| {
            self.forms.push(form.map(|word| word.map(Box::from)));
            u8::try_from(self.forms.len() - 1).ok()
        });
        // A language has far fewer forms.
        let Some(place) = place else { return };
        let name = (thing, place, Box::from(name));
        if self.names.len() < MOST {
            self.names.push(name);
        } else {
            self.names[self.next] = name;
            self.next = (self.next + 1) % MOST;
        }
    }

    fn place_of(&self, form: Form<'_>) -> Option<u8> {
        let is_own = |own: &[Option<Box<str>>; 2]| own.each_ref().map(Option::as_deref) == form;
        u8::try_from(self.forms.iter().position(is_own)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_in_its_form_until_many_others_were_told() {
        let mut lately = Lately::default();
        let (plain, dative) = ([None, None], [Some("dative"), None]);
        let card = |number| Thing::Card(CardKind(number));
        lately.keep(card(0), dative, "dem König");
        assert_eq!(lately.find(card(0), dative), Some("dem König"));
        assert_eq!(lately.find(card(0), plain), None);
        assert_eq!(lately.find(Thing::Symbol(Symbol(0)), dative), None);
        for number in 1..u8::try_from(MOST).unwrap() {
            lately.keep(card(number), plain, &number.to_string());
        }
        assert_eq!(lately.find(card(0), dative), Some("dem König"));
        lately.keep(card(200), plain, "200");
        assert_eq!(lately.find(card(0), dative), None);
        assert_eq!(lately.find(card(1), plain), Some("1"));
        assert_eq!(lately.find(card(200), plain), Some("200"));
    }
}
