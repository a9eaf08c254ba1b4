//! Messages checked at compile time: an id that is missing in `locales`, or a missing variable, does not compile.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::forms::Arg;
#[doc(inline)]
pub use crate::{
    __sixdot_check_messages as check_messages, __sixdot_checked_message as checked_message, __sixdot_given as given,
    __sixdot_later as later, __sixdot_msg as msg, __sixdot_named_later as named_later, __sixdot_variable as variable,
};

/// A message and its arguments, made by [`msg!`](crate::text::msg).
///
/// `L` is one of the structs of [`later!`](crate::text::later) if some arguments follow later.
#[derive(Clone, Debug)]
pub struct Message<'a, L = NoArgs> {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg<'a>)>,
    later: PhantomData<L>,
}

#[derive(Clone, Copy, Debug)]
pub struct NoArgs;

/// Arguments that follow later, supplied by the announcer; made by [`later!`](crate::text::later).
pub trait Later<'a> {
    const NAMES: &'static [&'static str];

    fn args(self) -> Vec<(&'static str, Arg<'a>)>;
}

impl<'a, L> Message<'a, L> {
    /// Only for the macros, which have checked the message.
    #[doc(hidden)]
    #[must_use]
    pub fn checked(id: &'static str, args: Vec<(&'static str, Arg<'a>)>) -> Self {
        Message { id: Cow::Borrowed(id), args, later: PhantomData }
    }
}

impl<'a, L: Later<'a>> Message<'a, L> {
    #[must_use]
    pub fn with(self, later: L) -> Message<'a> {
        let Message { id, mut args, .. } = self;
        args.extend(later.args());
        Message { id, args, later: PhantomData }
    }
}

impl<'a> Message<'a> {
    pub(super) fn found(id: String, args: &[(&'static str, Arg<'a>)]) -> Self {
        Message { id: Cow::Owned(id), args: args.to_vec(), later: PhantomData }
    }

    pub(super) fn renamed(self, id: String) -> Self {
        Message { id: Cow::Owned(id), ..self }
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn into_parts(self) -> (Cow<'static, str>, Vec<(&'static str, Arg<'a>)>) {
        (self.id, self.args)
    }

    /// Shortens the argument of that name, if it is a text, to this many letters.
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

/// Makes a message with its arguments: `msg!("hand", count = 2)`. A variable alone stands for one of the same name.
///
/// ```
/// use sixdot::text::{Lang, Locale, msg};
///
/// let word = "xyzzy";
/// let told = Locale::new(Lang::En).in_full(msg!("unknown-command", word));
/// assert!(told.contains("xyzzy"));
/// ```
///
/// A missing message does not compile:
///
/// ```compile_fail
/// let told = sixdot::text::msg!("no-such-message", word = "xyzzy");
/// ```
///
/// Nor does a missing variable:
///
/// ```compile_fail
/// let told = sixdot::text::msg!("unknown-command");
/// ```
///
/// The id can be chosen by a condition in parentheses: `msg!(if (rank) "tip-keep" else "tip-lay", card)` or
/// `msg!(match (what) { Some(_) => "one", None => "none" })`. Arguments of a struct of [`later!`](crate::text::later) can
/// follow later: `msg!("turn"; About)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_msg {
    (if ($yes:expr) $one:literal else $other:literal $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?) => {
        $crate::text::checked_message!(
            {
                $crate::text::check_messages!([$one, $other], [$($name),*], [$($later)?]);
                if $yes { $one } else { $other }
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
    (
        match ($what:expr) { $($pattern:pat $(if $guard:expr)? => $id:literal),+ $(,)? }
        $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?
    ) => {
        $crate::text::checked_message!(
            {
                $crate::text::check_messages!([$($id),+], [$($name),*], [$($later)?]);
                match $what { $($pattern $(if $guard)? => $id),+ }
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
    ($id:literal $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?) => {
        $crate::text::checked_message!(
            {
                $crate::text::check_messages!([$id], [$($name),*], [$($later)?]);
                $id
            },
            [$($name $(= $value)?),*], $($later)?
        )
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_check_messages {
    ([$($id:literal),+], [$($name:tt),*], [$($later:ident)?]) => {
        const _: () = {
            let now: &[&str] = &[$($crate::text::variable!($name)),*];
            let later: &[&str] = $crate::text::named_later!($($later)?);
            $($crate::text::check_message($id, now, later);)+
        };
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_checked_message {
    ($id:expr, [$($name:tt $(= $value:expr)?),*], ) => {
        $crate::text::Message::<$crate::text::NoArgs>::checked($id, vec![$($crate::text::given!($name $(= $value)?)),*])
    };
    ($id:expr, [$($name:tt $(= $value:expr)?),*], $later:ident) => {
        $crate::text::Message::<$later<'_>>::checked($id, vec![$($crate::text::given!($name $(= $value)?)),*])
    };
}

/// The name of a variable: `card`, or `"other-you"` if it has a hyphen.
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

#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_given {
    ($name:tt = $value:expr) => {
        ($crate::text::variable!($name), $crate::text::Arg::from($value))
    };
    ($name:ident) => {
        (stringify!($name), $crate::text::Arg::from($name))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_named_later {
    () => {
        &[]
    };
    ($later:ident) => {
        <$later<'static> as $crate::text::Later<'static>>::NAMES
    };
}

/// Defines a struct of arguments that follow later, each field with its variable.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_later {
    ($(#[$doc:meta])* $seen:vis struct $later:ident { $($field:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        $seen struct $later<'a> {
            $(#[doc = concat!("The variable `", $name, "`.")] $seen $field: $crate::text::Arg<'a>,)+
        }

        impl<'a> $crate::text::Later<'a> for $later<'a> {
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn args(self) -> Vec<(&'static str, $crate::text::Arg<'a>)> {
                vec![$(($name, self.$field)),+]
            }
        }
    };
}

later! {
    pub struct About { you = "you", who = "who" }
}

later! {
    pub struct TargetArgs { you = "you", who = "who", other_you = "other-you", other = "other", call = "call" }
}

later! {
    pub struct PendingArgs { you = "you", who = "who", count = "count", answers = "answers" }
}

later! {
    pub struct PlayArgs { you = "you", who = "who", cards = "cards", wish = "wish" }
}

later! {
    pub struct WinnerArgs { count = "count", you = "you", who = "who" }
}

later! {
    pub struct PointsArgs { minus = "minus", items = "items" }
}

later! {
    pub struct At { called = "called", spot = "spot" }
}

later! {
    pub struct OfCard { card = "card", colour = "colour", called = "called" }
}

later! {
    pub struct GroupArgs { colour = "colour", count = "count", symbols = "symbols" }
}

later! {
    pub struct IfSo { card = "card", clauses = "clauses" }
}

later! {
    pub struct Fitting { card = "card", fits = "fits" }
}

later! {
    pub struct TypedArgs { typed = "typed" }
}

later! {
    pub struct ListArgs { items = "items" }
}

/// All messages, sorted by id: the variables that any language needs, and the attributes that are messages of their
/// own. The entry of a common message includes the variables of the families' own versions.
const MESSAGES: &[(&str, &[&str], &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

const ENDINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/endings.rs"));

/// Fails the build if the message does not exist or needs a variable that is in neither list.
#[doc(hidden)]
pub const fn check_message(id: &str, now: &[&str], later: &[&str]) {
    let Some((_, needed, _)) = find(id, "") else { fail("there is no message ", id, "") };
    let mut at = 0;
    while at < needed.len() {
        if !has(now, needed[at]) && !has(later, needed[at]) {
            fail(id, " also needs the variable ", needed[at]);
        }
        at += 1;
    }
}

/// Fails the build if the message exists neither for all families nor for one, or if any of these lacks one of the
/// attributes.
#[doc(hidden)]
pub const fn check_attributes(id: &str, attributes: &[&str]) {
    let mut found = check_attributes_of(id, "", attributes);
    let mut at = 0;
    while at < ENDINGS.len() {
        found |= check_attributes_of(id, ENDINGS[at], attributes);
        at += 1;
    }
    if !found {
        fail("there is no message ", id, "");
    }
}

/// Returns false if there is no message with this ending.
const fn check_attributes_of(id: &str, ending: &str, attributes: &[&str]) -> bool {
    let Some((whole, _, own)) = find(id, ending) else { return false };
    let mut at = 0;
    while at < attributes.len() {
        if !has(own, attributes[at]) {
            fail(whole, " has no attribute ", attributes[at]);
        }
        at += 1;
    }
    true
}

const fn find(id: &str, ending: &str) -> Option<(&'static str, &'static [&'static str], &'static [&'static str])> {
    let (mut from, mut to) = (0, MESSAGES.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match compare(MESSAGES[middle].0.as_bytes(), id.as_bytes(), ending.as_bytes()) {
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
        if compare(names[at].as_bytes(), name.as_bytes(), &[]) == 0 {
            return true;
        }
        at += 1;
    }
    false
}

/// Compares `one` with `other` followed by `ending`: 0 if equal, 1 if greater, else -1. `Ord` cannot be used in
/// constants.
const fn compare(one: &[u8], other: &[u8], ending: &[u8]) -> i8 {
    let mut at = 0;
    while at < one.len() && at < other.len() + ending.len() {
        let letter = if at < other.len() { other[at] } else { ending[at - other.len()] };
        if one[at] != letter {
            return if one[at] > letter { 1 } else { -1 };
        }
        at += 1;
    }
    if one.len() == other.len() + ending.len() {
        0
    } else if one.len() > other.len() + ending.len() {
        1
    } else {
        -1
    }
}

const LONGEST_FAILURE: usize = 160;

const fn fail(first: &str, second: &str, third: &str) -> ! {
    let parts = [first.as_bytes(), second.as_bytes(), third.as_bytes()];
    let (mut text, mut length, mut part) = ([b' '; LONGEST_FAILURE], 0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() && length < LONGEST_FAILURE {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_whole_is_held() {
        check_message("unknown-command", &["word"], &[]);
        check_message("unknown-command", &[], &["word"]);
        check_message("why-fits", &["card", "more-than-it-needs"], &[]);
        check_attributes("command-play", &["words", "use", "help"]);
        // The message exists only for families of games.
        check_attributes("command-row", &["words", "use", "help"]);
    }

    #[test]
    #[should_panic(expected = "there is no message no-such-message")]
    fn a_message_that_is_not_there_stops() {
        check_message("no-such-message", &[], &[]);
    }

    #[test]
    #[should_panic(expected = "unknown-command also needs the variable word")]
    fn a_variable_that_is_not_given_stops() {
        check_message("unknown-command", &["words"], &[]);
    }

    /// English does not use `$last` here, German does.
    #[test]
    #[should_panic(expected = "row-name also needs the variable last")]
    fn what_any_language_looks_at_is_needed() {
        check_message("row-name", &["row"], &[]);
    }

    #[test]
    #[should_panic(expected = "help-review also needs the variable called")]
    fn what_the_message_of_a_family_needs_is_needed() {
        check_message("help-review", &[], &[]);
    }

    #[test]
    #[should_panic(expected = "command-play has no attribute nothing")]
    fn an_attribute_that_is_not_there_stops() {
        check_attributes("command-play", &["nothing"]);
    }
}
