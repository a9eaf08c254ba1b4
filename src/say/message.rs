//! A message that is there, with all that it needs: what is missing in `locales` or in a call does not compile.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::arg::Arg;

/// A message and what it is given. [`msg!`](crate::say::msg) makes it.
///
/// `L` is what is still to be given, as one of the structs of [`later!`](crate::say::later); as a rule nothing.
#[derive(Clone, Debug)]
pub struct Message<'a, L = Whole> {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg<'a>)>,
    later: PhantomData<L>,
}

/// Nothing is still to be given.
#[derive(Clone, Copy, Debug)]
pub struct Whole;

/// What several messages are given later, by who tells them; made by [`later!`](crate::say::later).
pub trait Later<'a> {
    /// The variables.
    const NAMES: &'static [&'static str];

    /// The variables with their values.
    fn args(self) -> Vec<(&'static str, Arg<'a>)>;
}

impl<'a, L> Message<'a, L> {
    /// For the macros alone, which have held the message to be whole.
    #[doc(hidden)]
    #[must_use]
    pub fn held(id: &'static str, args: Vec<(&'static str, Arg<'a>)>) -> Self {
        Message { id: Cow::Borrowed(id), args, later: PhantomData }
    }
}

impl<'a, L: Later<'a>> Message<'a, L> {
    /// The message with what it was still to be given.
    #[must_use]
    pub fn with(self, later: L) -> Message<'a> {
        let Message { id, mut args, .. } = self;
        args.extend(later.args());
        Message { id, args, later: PhantomData }
    }
}

impl<'a> Message<'a> {
    /// A message that was found in the files of texts.
    pub(super) fn found(id: String, args: &[(&'static str, Arg<'a>)]) -> Self {
        Message { id: Cow::Owned(id), args: args.to_vec(), later: PhantomData }
    }

    /// The same under another id.
    pub(super) fn renamed(self, id: String) -> Self {
        Message { id: Cow::Owned(id), ..self }
    }

    /// Its id in the files of texts.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Its id, and what it is given.
    pub(super) fn into_parts(self) -> (Cow<'static, str>, Vec<(&'static str, Arg<'a>)>) {
        (self.id, self.args)
    }

    /// The same message; what it is given under that name, if it is a text, has so many letters at most.
    #[must_use]
    pub fn at_most(mut self, name: &str, letters: usize) -> Self {
        for (own, arg) in &mut self.args {
            if *own == name {
                *arg = arg.clone().at_most(letters);
            }
        }
        self
    }
}

/// A message with what it needs: `msg!("hand", count = 2)`; a variable alone stands for one of the same name.
///
/// ```
/// use sixdot::say::{Lang, Locale, msg};
///
/// let word = "xyzzy";
/// let told = Locale::new(Lang::En).in_full(msg!("unknown-command", word));
/// assert!(told.contains("xyzzy"));
/// ```
///
/// A message that is not there does not compile:
///
/// ```compile_fail
/// let told = sixdot::say::msg!("no-such-message", word = "xyzzy");
/// ```
///
/// Nor does one that needs a variable which is not given:
///
/// ```compile_fail
/// let told = sixdot::say::msg!("unknown-command");
/// ```
///
/// Which message it is may be chosen, in parentheses: `msg!(if (rank) "tip-keep" else "tip-lay", card)`, or
/// `msg!(match (what) { Some(_) => "one", None => "none" })`. What [`later!`](crate::say::later) names may be given
/// later: `msg!("turn"; About)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_msg {
    (if ($yes:expr) $one:literal else $other:literal $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?) => {
        $crate::say::held!(
            {
                $crate::say::hold_all!([$one, $other], [$($name),*], [$($later)?]);
                if $yes { $one } else { $other }
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
    (
        match ($what:expr) { $($pattern:pat $(if $guard:expr)? => $id:literal),+ $(,)? }
        $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?
    ) => {
        $crate::say::held!(
            {
                $crate::say::hold_all!([$($id),+], [$($name),*], [$($later)?]);
                match $what { $($pattern $(if $guard)? => $id),+ }
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
    ($id:literal $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?) => {
        $crate::say::held!(
            {
                $crate::say::hold_all!([$id], [$($name),*], [$($later)?]);
                $id
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
}

/// Holds each of several messages.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_hold_all {
    ([$($id:literal),+], [$($name:tt),*], [$($later:ident)?]) => {
        const _: () = {
            let now: &[&str] = &[$($crate::say::variable!($name)),*];
            let later: &[&str] = $crate::say::named_later!($($later)?);
            $($crate::say::hold($id, now, later);)+
        };
    };
}

/// A message that was held.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_held {
    ($id:expr, [$($name:tt $(= $value:expr)?),*], ) => {
        $crate::say::Message::<$crate::say::Whole>::held($id, vec![$($crate::say::given!($name $(= $value)?)),*])
    };
    ($id:expr, [$($name:tt $(= $value:expr)?),*], $later:ident) => {
        $crate::say::Message::<$later<'_>>::held($id, vec![$($crate::say::given!($name $(= $value)?)),*])
    };
}

/// The name of a variable: `card`, or `"other-you"` where it has a hyphen.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_variable {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:literal) => {
        $name
    };
}

/// A variable with its value.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_given {
    ($name:tt = $value:expr) => {
        ($crate::say::variable!($name), $crate::say::Arg::from($value))
    };
    ($name:ident) => {
        (stringify!($name), $crate::say::Arg::from($name))
    };
}

/// The variables that are given later.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_named_later {
    () => {
        &[]
    };
    ($later:ident) => {
        <$later<'static> as $crate::say::Later<'static>>::NAMES
    };
}

/// A struct of what several messages are given later, each field with its variable.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_later {
    ($(#[$doc:meta])* $seen:vis struct $later:ident { $($field:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        $seen struct $later<'a> {
            $(#[doc = concat!("The variable `", $name, "`.")] $seen $field: $crate::say::Arg<'a>,)+
        }

        impl<'a> $crate::say::Later<'a> for $later<'a> {
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn args(self) -> Vec<(&'static str, $crate::say::Arg<'a>)> {
                vec![$(($name, self.$field)),+]
            }
        }
    };
}

#[doc(inline)]
pub use crate::{
    __sixdot_given as given, __sixdot_held as held, __sixdot_hold_all as hold_all, __sixdot_later as later,
    __sixdot_msg as msg, __sixdot_named_later as named_later, __sixdot_variable as variable,
};
