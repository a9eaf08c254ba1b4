//! How commands are declared that are typed beside those of a game: each with its message, whose attribute `words` has other words for
//! it.

/// Declares commands, each with the id of its message, which begins with `prefix`, and the attributes that it has to have. What is
/// left of an id without the prefix is the English word, which is accepted in every language.
macro_rules! words {
    (
        $(#[$about:meta])* $vis:vis enum $Name:ident($prefix:literal, $attributes:expr) {
            $($(#[$doc:meta])* $Word:ident = $id:literal),* $(,)?
        }
    ) => {
        $(const _: () = crate::say::check_attributes($id, $attributes);)*

        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Name { $($(#[$doc])* $Word),* }

        impl $Name {
            /// All of them, in the order of the help.
            $vis const ALL: &'static [$Name] = &[$($Name::$Word),*];

            fn message(self) -> crate::say::Message<'static> {
                match self { $($Name::$Word => crate::say::msg!($id)),* }
            }

            /// Its name in the language.
            fn name(self, locale: &crate::say::Locale) -> String {
                locale.in_full(self.message())
            }

            /// The command that is called so, in the language or in English.
            $vis fn named(locale: &crate::say::Locale, word: &str) -> Option<Self> {
                use std::collections::HashMap;
                use std::sync::OnceLock;

                use crate::say::Lang;

                // Every typed line asks for it.
                static NAMED: [OnceLock<HashMap<String, $Name>>; Lang::ALL.len()] =
                    [const { OnceLock::new() }; Lang::ALL.len()];
                let place = Lang::ALL.into_iter().position(|lang| lang == locale.lang())?;
                let named = NAMED[place].get_or_init(|| {
                    let words = |command: &$Name| command.words(locale).into_iter().zip(std::iter::repeat(*command));
                    // The first one that is called so is meant.
                    $Name::ALL.iter().rev().flat_map(words).filter(|(word, _)| !word.is_empty()).collect()
                });
                named.get(&crate::command::normal(word)).copied()
            }

            /// All that is typed for it.
            fn words(self, locale: &crate::say::Locale) -> Vec<String> {
                let id = match self { $($Name::$Word => $id),* };
                let english = id.strip_prefix($prefix).unwrap_or(id).to_owned();
                let others = locale.attribute(&self.message(), "words").unwrap_or_default();
                let others = others.split_whitespace().map(str::to_owned);
                [self.name(locale), english].into_iter().chain(others).collect()
            }
        }
    };
}

pub(super) use words;
