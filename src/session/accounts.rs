//! `profile`: several people at one account of the computer. Another profile is another start of the conversation, with
//! settings of its own, so the session only says which is wanted.

use super::change::Wanted;
use super::company::Company;
use super::talk::{Next, Session};
use crate::say::{Cue, Line, Reason, Text, msg};
use crate::settings::{Account, NoAccount};

impl Session {
    /// Answers `profile`: which is in use and which there are, another one, none, or deletes one, which has to be said
    /// twice.
    pub(super) fn profile(&mut self, company: Option<&Company>, rest: &str, lines: &mut Vec<Line>) -> Next {
        if !self.accounts.are_possible() {
            lines.push(self.voice.error(msg!("no-folder")));
            return Next::GoesOn;
        }
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if rest.is_empty() {
            lines.extend(self.profiles_are());
        } else if self.voice.means(word, msg!("words-delete"), "delete") {
            lines.push(self.delete_profile(behind.trim()));
        } else if self.voice.means(rest, msg!("words-off"), Account::NOBODY) {
            return self.change_profile(company, None, lines);
        } else {
            match Account::read(rest) {
                Ok(account) => return self.change_profile(company, Some(account), lines),
                Err(NoAccount) => lines.push(self.voice.error(msg!("account-name"))),
            }
        }
        Next::GoesOn
    }

    /// Which profile is in use.
    fn profile_is(&self) -> Line {
        match self.accounts.current() {
            Some(account) => self.voice.help(msg!("account-is", name = account.name())),
            None => self.voice.help(msg!("account-none")),
        }
    }

    /// The same, the others, and how to change.
    fn profiles_are(&self) -> Vec<Line> {
        let mut lines = vec![self.profile_is()];
        let others = self.accounts.all().into_iter().filter(|account| Some(account) != self.accounts.current());
        let others: Vec<Text> = others.map(|account| Text::plain(account.to_string())).collect();
        if !others.is_empty() {
            let count = others.len();
            let names = self.voice.locale().join(others, "list");
            lines.push(self.voice.help(msg!("account-others", count, names)));
        }
        lines.push(self.voice.help(msg!("account-how", on = self.accounts.current().is_some())));
        lines
    }

    /// Leaves the table for another profile.
    fn change_profile(&mut self, company: Option<&Company>, wanted: Option<Account>, lines: &mut Vec<Line>) -> Next {
        if wanted.as_ref() == self.accounts.current() {
            lines.push(self.profile_is());
            return Next::GoesOn;
        }
        if company.is_some_and(Company::can_go_on) {
            let name = self.accounts.current().map_or(Account::NOBODY, Account::name);
            let on = self.accounts.current().is_some();
            lines.push(self.voice.help(msg!("account-left", on, name)));
        }
        let lang = self.voice.locale().lang();
        self.change.want(Wanted { account: wanted, lang });
        Next::Quit
    }

    /// `profile delete anna yes`: with all that is its own.
    fn delete_profile(&mut self, rest: &str) -> Line {
        let (name, sure) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            return self.voice.error(msg!("account-which")).with_cue(Cue::Question);
        }
        let Ok(account) = Account::read(name) else { return self.voice.error(msg!("account-name")) };
        let name = account.name();
        if !self.accounts.has(&account) {
            return self.voice.error(msg!("account-unknown", name));
        }
        if self.accounts.current() == Some(&account) {
            return self.voice.error(msg!("account-in-use", name));
        }
        if !self.voice.means(sure.trim(), msg!("words-yes"), "yes") {
            return self.voice.help(msg!("account-delete-sure", name));
        }
        match self.accounts.delete(&account) {
            Ok(()) => self.voice.help(msg!("account-deleted", name)),
            Err((folder, error)) => {
                let (file, reason) = (folder.display().to_string(), Reason::from(&error));
                self.voice.error(msg!("account-not-deleted", name, file, reason))
            }
        }
    }
}
