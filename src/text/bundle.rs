//! The messages of each language, parsed when the language is first used.

use fluent::{FluentArgs, FluentError, FluentMessage, FluentResource};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::lang::Lang;

// Defines `sources(lang)`: the texts of the language's files.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

pub type FluentBundle = fluent::bundle::FluentBundle<FluentResource, IntlLangMemoizer>;

pub struct Bundle(FluentBundle);

pub struct BundleMessage<'a> {
    bundle: &'a FluentBundle,
    message: FluentMessage<'a>,
}

impl Bundle {
    pub fn of(lang: Lang, add_functions: impl FnOnce(&mut FluentBundle)) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for source in sources(lang) {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
                debug_assert!(false, "{lang}: {errors:?}");
                resource
            });
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}: {added:?}");
        }
        add_functions(&mut bundle);
        Bundle(bundle)
    }

    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    pub fn message(&self, id: &str) -> Option<BundleMessage<'_>> {
        Some(BundleMessage { bundle: &self.0, message: self.0.get_message(id)? })
    }
}

impl BundleMessage<'_> {
    pub fn has(&self, attribute: &str) -> bool {
        self.message.get_attribute(attribute).is_some()
    }

    /// None if the message does not have the attribute, or no value.
    pub fn format(
        &self,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = match attribute {
            Some(name) => self.message.get_attribute(name)?.value(),
            None => self.message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, Some(args), errors).into_owned())
    }
}
