//! What a session leaves behind when another profile is asked for, and what is said of profiles outside of it.

use std::cell::RefCell;
use std::rc::Rc;

use crate::say::{Channel, Lang, Line, Locale, Urgency, msg};
use crate::settings::{Account, Accounts};

/// Another profile to begin anew with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Which; none where no profile is to be in use.
    pub account: Option<Account>,
    /// The language that was spoken: a profile that is new begins with it.
    pub lang: Lang,
}

/// Where a session leaves the profile that is wanted, for whoever begins the next conversation.
#[derive(Clone, Debug, Default)]
pub struct Change(Rc<RefCell<Option<Wanted>>>);

impl Change {
    /// Leaves what is asked for.
    pub(super) fn want(&self, wanted: Wanted) {
        *self.0.borrow_mut() = Some(wanted);
    }

    /// What was asked for, once.
    #[must_use]
    pub fn take(&self) -> Option<Wanted> {
        self.0.borrow_mut().take()
    }
}

/// What is told at a start about the profile in use; nothing where none is.
#[must_use]
pub fn profile_in_use(locale: &Locale, accounts: &Accounts, is_new: bool) -> Option<Line> {
    let name = accounts.current()?.name();
    let text = locale.say(msg!(if (is_new) "account-is-new" else "account-is", name));
    Some(text.line(Channel::Help, Urgency::Answer))
}

/// What is typed in a shell to go on with a game, or with the only one where it has no name.
#[must_use]
pub fn resume_typed(account: Option<&Account>, name: &str) -> String {
    let profile = account.map(|account| format!("--profile {account}")).unwrap_or_default();
    let words = ["sixdot resume", name, profile.as_str()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
