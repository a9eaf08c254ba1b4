//! What a session leaves behind when another profile is asked for.

use std::cell::RefCell;
use std::rc::Rc;

use crate::say::Lang;
use crate::settings::Account;

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
