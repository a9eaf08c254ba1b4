//! Messages checked at compile time: an id that is missing in `locales`, or a missing variable, does not compile.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::marker::PhantomData;

use super::forms::Arg;
#[doc(inline)]
pub use crate::__sixdot_msg as msg;

/// A message and its arguments, made by [`msg!`](crate::text::msg).
///
/// `L` marks arguments that the announcer adds later, such as [`About`].
#[derive(Clone, Debug)]
pub struct Message<'a, L = NoArgs> {
    pub(super) id: Cow<'static, str>,
    pub(super) args: Vec<(&'static str, Arg<'a>)>,
    later: PhantomData<L>,
}

#[derive(Clone, Copy, Debug)]
pub struct NoArgs;

impl NoArgs {
    pub const NAMES: &'static [&'static str] = &[];
}

/// Marks a message that still needs the player whom it is about.
#[derive(Clone, Copy, Debug)]
pub struct About;

impl About {
    pub const NAMES: &'static [&'static str] = &["you", "who"];
}

impl<'a, L> Message<'a, L> {
    /// Only for [`msg!`](crate::text::msg), which checks the message.
    #[doc(hidden)]
    pub fn checked(id: &'static str, args: Vec<(&'static str, Arg<'a>)>) -> Self {
        Message { id: Cow::Borrowed(id), args, later: PhantomData }
    }

    /// Adds the arguments that `L` stands for.
    pub(crate) fn and<const N: usize>(mut self, later: [(&'static str, Arg<'a>); N]) -> Message<'a> {
        self.args.extend(later);
        Message { id: self.id, args: self.args, later: PhantomData }
    }
}

impl<'a> Message<'a> {
    pub(super) fn found(id: String, args: &[(&'static str, Arg<'a>)]) -> Self {
        Message { id: Cow::Owned(id), args: args.to_vec(), later: PhantomData }
    }

    pub(super) fn renamed(self, id: String) -> Self {
        Message { id: Cow::Owned(id), ..self }
    }

    /// Shortens the argument of that name, if it is a text, to this many letters.
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
/// `msg!(match (what) { Some(_) => "one", None => "none" })`. A marker such as `About` names arguments that follow later:
/// `msg!("turn"; About)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __sixdot_msg {
    (@later) => { $crate::text::NoArgs };
    (@later $later:ident) => { $later };
    (@arg $name:ident) => { $crate::text::msg!(@arg $name = $name) };
    (@arg $name:tt = $value:expr) => {
        ($crate::text::variable(stringify!($name)), $crate::text::Arg::from($value))
    };
    (@of [$($id:literal),+] $chosen:expr $(, $name:tt $(= $value:expr)?)* $(; $later:ident)? $(,)?) => {
        $crate::text::Message::<$crate::text::msg!(@later $($later)?)>::checked(
            {
                const _: () = $crate::text::check_messages(
                    &[$($id),+],
                    &[$(stringify!($name)),*],
                    <$crate::text::msg!(@later $($later)?)>::NAMES,
                );
                $chosen
            },
            vec![$($crate::text::msg!(@arg $name $(= $value)?)),*],
        )
    };
    (if ($yes:expr) $one:literal else $other:literal $($args:tt)*) => {
        $crate::text::msg!(@of [$one, $other] if $yes { $one } else { $other } $($args)*)
    };
    (match ($what:expr) { $($pattern:pat $(if $guard:expr)? => $id:literal),+ $(,)? } $($args:tt)*) => {
        $crate::text::msg!(@of [$($id),+] match $what { $($pattern $(if $guard)? => $id),+ } $($args)*)
    };
    ($id:literal $($args:tt)*) => { $crate::text::msg!(@of [$id] $id $($args)*) };
}

type Table = &'static [(&'static str, &'static [&'static str])];

/// The variables that a message needs in any language, by id in order. Those of a common message include the variables
/// of the families' own versions.
const VARIABLES: Table = include!(concat!(env!("OUT_DIR"), "/variables.rs"));

/// The attributes that are messages of their own, by id in order. A message that only families have stands under its
/// common id, with the attributes that all versions have.
const ATTRIBUTES: Table = include!(concat!(env!("OUT_DIR"), "/attributes.rs"));

/// Fails the build if a message does not exist or needs a variable that is in neither list.
#[doc(hidden)]
pub const fn check_messages(mut ids: &[&str], given: &[&str], later: &[&str]) {
    while let [id, others @ ..] = ids {
        let Some(mut needed) = find(VARIABLES, id) else { there_is_no_message(id) };
        while let [name, rest @ ..] = needed {
            if !has(given, name) && !has(later, name) {
                the_message_needs_the_variable(name);
            }
            needed = rest;
        }
        ids = others;
    }
}

/// Fails the build if the message exists neither for all families nor for one, or lacks one of the attributes.
#[doc(hidden)]
pub const fn check_attributes(id: &str, mut attributes: &[&str]) {
    let Some(own) = find(ATTRIBUTES, id) else { there_is_no_message(id) };
    while let [name, rest @ ..] = attributes {
        if !has(own, name) {
            the_message_has_no_attribute(name);
        }
        attributes = rest;
    }
}

/// The name of a variable as written in [`msg!`](crate::text::msg): `card`, or `"other-you"` if it has a hyphen.
#[doc(hidden)]
pub const fn variable(written: &str) -> &str {
    match written.as_bytes() {
        [b'"', .., b'"'] => written.split_at(written.len() - 1).0.split_at(1).1,
        _ => written,
    }
}

// The compiler names these functions in its error.
const fn there_is_no_message(id: &str) -> ! {
    panic!("{}", id)
}

const fn the_message_needs_the_variable(name: &str) -> ! {
    panic!("{}", name)
}

const fn the_message_has_no_attribute(name: &str) -> ! {
    panic!("{}", name)
}

const fn find(table: Table, id: &str) -> Option<&'static [&'static str]> {
    let (mut from, mut to) = (0, table.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match compare(table[middle].0, id) {
            Ordering::Equal => return Some(table[middle].1),
            Ordering::Greater => to = middle,
            Ordering::Less => from = middle + 1,
        }
    }
    None
}

const fn has(mut names: &[&str], name: &str) -> bool {
    while let [own, rest @ ..] = names {
        if matches!(compare(variable(own), name), Ordering::Equal) {
            return true;
        }
        names = rest;
    }
    false
}

/// `Ord` cannot be used in constants.
const fn compare(one: &str, other: &str) -> Ordering {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    match (at < one.len(), at < other.len()) {
        (false, false) => Ordering::Equal,
        (true, true) if one[at] < other[at] => Ordering::Less,
        (false, true) => Ordering::Less,
        (true, _) => Ordering::Greater,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_whole_is_held() {
        check_messages(&["unknown-command"], &["word"], &[]);
        check_messages(&["unknown-command"], &[], &["word"]);
        check_messages(&["why-fits", "turn"], &["card", "you", "\"who\""], &[]);
        check_attributes("command-play", &["use", "help"]);
        // The message exists only for families of games.
        check_attributes("command-row", &["use", "help"]);
    }

    #[test]
    #[should_panic(expected = "no-such-message")]
    fn a_message_that_is_not_there_stops() {
        check_messages(&["no-such-message"], &[], &[]);
    }

    #[test]
    #[should_panic(expected = "word")]
    fn a_variable_that_is_not_given_stops() {
        check_messages(&["unknown-command"], &["words"], &[]);
    }

    /// English does not use `$last` here, German does.
    #[test]
    #[should_panic(expected = "last")]
    fn what_any_language_looks_at_is_needed() {
        check_messages(&["row-name"], &["row"], &[]);
    }

    #[test]
    #[should_panic(expected = "called")]
    fn what_the_message_of_a_family_needs_is_needed() {
        check_messages(&["help-review"], &[], &[]);
    }

    #[test]
    #[should_panic(expected = "nothing")]
    fn an_attribute_that_is_not_there_stops() {
        check_attributes("command-play", &["nothing"]);
    }
}
