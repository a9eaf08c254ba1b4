//! How somebody elsewhere is told things, as it is kept until they come again: by the keys and the words of settings.

use std::collections::BTreeMap;

use super::guest::RemoteParticipant;
use crate::say::{Channel, HandOrder};
use crate::session::Detail;
use crate::session::keyboard::{Dots, Form, Look, Width};
use crate::settings::Setting;

/// How somebody is told things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presentation {
    /// How answers stand before the person.
    pub look: Look,
    /// In which order hands are told.
    pub order: HandOrder,
}

impl Presentation {
    /// What is not as usual.
    #[must_use]
    pub fn settings(&self) -> BTreeMap<String, String> {
        let Presentation { look: Look { width, form, dots, details }, order } = self;
        let channels = Channel::ALL.map(|channel| (Setting::Show(channel), details.of(channel)));
        let channels = channels.into_iter().filter(|(_, detail)| *detail != Detail::default());
        width
            .map(|width| (Setting::Braille, width.cells().to_string()))
            .into_iter()
            .chain((*form == Form::Full).then(|| (Setting::BrailleForm, "full".to_owned())))
            .chain((*dots == Dots::Six).then(|| (Setting::BrailleDots, "six".to_owned())))
            .chain((*order != HandOrder::default()).then(|| (Setting::HandOrder, order.id().to_owned())))
            .chain(channels.map(|(setting, detail)| (setting, detail.id().to_owned())))
            .map(|(setting, value)| (setting.key(), value))
            .collect()
    }

    /// The presentation with these settings; what is not known is passed over.
    #[must_use]
    pub fn with(settings: &BTreeMap<String, String>) -> Self {
        let mut presentation = Presentation::default();
        let of = |setting: Setting| settings.get(&setting.key()).map(String::as_str);
        let Presentation { look, order } = &mut presentation;
        look.width = of(Setting::Braille).and_then(|cells| Width::try_from(cells.parse::<usize>().ok()?).ok());
        if of(Setting::BrailleForm) == Some("full") {
            look.form = Form::Full;
        }
        if of(Setting::BrailleDots) == Some("six") {
            look.dots = Dots::Six;
        }
        *order =
            HandOrder::ALL.into_iter().find(|order| of(Setting::HandOrder) == Some(order.id())).unwrap_or_default();
        for channel in Channel::ALL {
            if let Some(detail) = of(Setting::Show(channel)).and_then(|detail| detail.parse().ok()) {
                look.details.set(channel, detail);
            }
        }
        presentation
    }
}

impl RemoteParticipant {
    /// How the person is told things.
    #[must_use]
    pub fn presentation(&self) -> Presentation {
        Presentation { look: self.look(), order: self.preferences().order }
    }

    /// The person is told things so from now on.
    pub fn change_presentation(&mut self, Presentation { look, order }: Presentation) {
        self.change_look(look);
        self.house.keyboard.preferences_mut().order = order;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_kept_by_its_keys_and_nothing_else() {
        assert_eq!(Presentation::default().settings(), BTreeMap::new());
        let mut presentation = Presentation { order: HandOrder::Number, ..Presentation::default() };
        presentation.look =
            Look { form: Form::Full, dots: Dots::Six, ..Look::braille(Width::try_from(40).expect("a width")) };
        presentation.look.details.set(Channel::Chat, Detail::Off);
        presentation.look.details.set(Channel::Hand, Detail::Short);
        let settings = presentation.settings();
        let set: Vec<(&str, &str)> = settings.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let expected = [
            ("braille", "40"),
            ("braille-dots", "six"),
            ("braille-form", "full"),
            ("hand-order", "number"),
            ("show-chat", "off"),
            ("show-hand", "short"),
        ];
        assert_eq!(set, expected);
        assert_eq!(Presentation::with(&settings), presentation);
        let unknown = [("braille", "0"), ("braille-dots", "nine"), ("show-hand", "loud"), ("later", "on")];
        let unknown = unknown.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
        assert_eq!(Presentation::with(&unknown), Presentation::default());
    }
}
