//! `profile`: several people at one account of the computer. Another profile is another start of the conversation, with
//! settings of its own, so the session only says which is wanted.

use super::Storage;
use crate::say::{Cue, Line, Reason, Text, msg};
use crate::session::change::Wanted;
use crate::session::company::TableState;
use crate::session::keyboard::Keyboard;
use crate::session::next::Next;
use crate::settings::{Account, NoAccount};

impl Storage {
    /// Answers `profile`: which is in use and which there are, another one, none, or deletes one, which has to be said
    /// twice.
    pub fn profile(
        &mut self,
        keyboard: &mut Keyboard,
        company: Option<&TableState>,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if !self.accounts.are_possible() {
            return Next::told([keyboard.voice().error(msg!("no-folder"))], lines);
        }
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if rest.is_empty() {
            lines.extend(self.profiles_are(keyboard));
        } else if keyboard.voice().means(word, msg!("words-delete"), "delete") {
            lines.push(self.delete_profile(keyboard, behind.trim()));
        } else if keyboard.voice().means(rest, msg!("words-off"), Account::NOBODY) {
            return self.change_profile(keyboard, company, None, lines);
        } else {
            match Account::read(rest) {
                Ok(account) => return self.change_profile(keyboard, company, Some(account), lines),
                Err(NoAccount) => lines.push(keyboard.voice().error(msg!("account-name"))),
            }
        }
        Next::GoesOn
    }

    /// Which profile is in use.
    fn profile_is(&self, keyboard: &Keyboard) -> Line {
        match self.account() {
            Some(account) => keyboard.voice().help(msg!("account-is", name = account.name())),
            None => keyboard.voice().help(msg!("account-none")),
        }
    }

    /// The same, the others, and how to change.
    fn profiles_are(&self, keyboard: &Keyboard) -> Vec<Line> {
        let mut lines = vec![self.profile_is(keyboard)];
        let others = self.accounts.all().into_iter().filter(|account| Some(account) != self.account());
        let others: Vec<Text> = others.map(|account| Text::plain(account.to_string())).collect();
        if !others.is_empty() {
            let count = others.len();
            let names = keyboard.voice().locale().join(others, "list");
            lines.push(keyboard.voice().help(msg!("account-others", count, names)));
        }
        lines.push(keyboard.voice().help(msg!("account-how", on = self.account().is_some())));
        lines
    }

    /// Leaves the table for another profile.
    fn change_profile(
        &mut self,
        keyboard: &mut Keyboard,
        company: Option<&TableState>,
        wanted: Option<Account>,
        lines: &mut Vec<Line>,
    ) -> Next {
        if wanted.as_ref() == self.account() {
            return Next::told([self.profile_is(keyboard)], lines);
        }
        if company.is_some_and(TableState::can_go_on) {
            let name = self.account().map_or(Account::NOBODY, Account::name);
            let on = self.account().is_some();
            lines.push(keyboard.voice().help(msg!("account-left", on, name)));
        }
        let lang = keyboard.voice().locale().lang();
        self.change.want(Wanted { account: wanted, lang });
        Next::Quit
    }

    /// `profile delete anna yes`: with all that is its own.
    fn delete_profile(&mut self, keyboard: &mut Keyboard, rest: &str) -> Line {
        let (name, sure) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            return keyboard.voice().error(msg!("account-which")).with_cue(Cue::Question);
        }
        let Ok(account) = Account::read(name) else { return keyboard.voice().error(msg!("account-name")) };
        let name = account.name();
        if !self.accounts.has(&account) {
            return keyboard.voice().error(msg!("account-unknown", name));
        }
        if self.account() == Some(&account) {
            return keyboard.voice().error(msg!("account-in-use", name));
        }
        if !keyboard.voice().means(sure.trim(), msg!("words-yes"), "yes") {
            return keyboard.voice().help(msg!("account-delete-sure", name));
        }
        match self.accounts.delete(&account) {
            Ok(()) => keyboard.voice().help(msg!("account-deleted", name)),
            Err((folder, error)) => {
                let (file, reason) = (folder.display().to_string(), Reason::from(&error));
                keyboard.voice().error(msg!("account-not-deleted", name, file, reason))
            }
        }
    }
}
