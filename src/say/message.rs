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

    /// What it is given.
    pub(super) fn args(&self) -> &[(&'static str, Arg<'a>)] {
        &self.args
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

/// Every message by its id, sorted, with the variables that it needs in any language, and those of its attributes that
/// are no other form of it. What families of games have of their own counts as the message for all of them.
const MESSAGES: &[(&str, &[&str], &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Stops the compiler if there is no such message, or it needs what is given neither now nor later.
#[doc(hidden)]
pub const fn hold(id: &str, now: &[&str], later: &[&str]) {
    let Some((_, needed, _)) = find(id) else { slip("there is no message ", id, "") };
    let mut at = 0;
    while at < needed.len() {
        if !has(now, needed[at]) && !has(later, needed[at]) {
            slip(id, " also needs the variable ", needed[at]);
        }
        at += 1;
    }
}

/// Stops the compiler if none of these messages is there, or one of them lacks one of these attributes.
#[doc(hidden)]
pub const fn hold_attributes(ids: &[&str], attributes: &[&str]) {
    let (mut message, mut found) = (0, 0);
    while message < ids.len() {
        if let Some((_, _, own)) = find(ids[message]) {
            found += 1;
            let mut at = 0;
            while at < attributes.len() {
                if !has(own, attributes[at]) {
                    slip(ids[message], " has no attribute ", attributes[at]);
                }
                at += 1;
            }
        }
        message += 1;
    }
    if found == 0 {
        slip("there is no message ", ids[0], "");
    }
}

/// A message of the table.
const fn find(id: &str) -> Option<(&'static str, &'static [&'static str], &'static [&'static str])> {
    let (mut from, mut to) = (0, MESSAGES.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match compare(MESSAGES[middle].0.as_bytes(), id.as_bytes()) {
            0 => return Some(MESSAGES[middle]),
            1 => to = middle,
            _ => from = middle + 1,
        }
    }
    None
}

const fn has(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if compare(names[at].as_bytes(), name.as_bytes()) == 0 {
            return true;
        }
        at += 1;
    }
    false
}

/// 0 for equal, 1 if the first one is behind the second, else -1: what `Ord` says, which no constant may ask yet.
const fn compare(one: &[u8], other: &[u8]) -> i8 {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] > other[at] { 1 } else { -1 };
        }
        at += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() > other.len() {
        1
    } else {
        -1
    }
}

/// The longest text by which a build stops.
const LONGEST_SLIP: usize = 160;

/// Stops the compiler with a text of three parts.
const fn slip(first: &str, second: &str, third: &str) -> ! {
    let parts = [first.as_bytes(), second.as_bytes(), third.as_bytes()];
    let (mut text, mut length, mut part) = ([b' '; LONGEST_SLIP], 0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() && length < LONGEST_SLIP {
            text[length] = parts[part][at];
            length += 1;
            at += 1;
        }
        part += 1;
    }
    match std::str::from_utf8(text.split_at(length).0) {
        Ok(text) => panic!("{}", text),
        Err(_) => panic!("a message is not there or not whole"),
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
