//! When something was, as people say it: today, yesterday, or on a day of the calendar.

use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::say::{Locale, Text, msg};

/// A moment in the time of the place, and which day it was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct When {
    then: Zoned,
    today: Date,
}

impl When {
    /// A moment as it is told now, in the time zone of the system.
    pub fn of(moment: SystemTime) -> Self {
        When::seen_from(moment, &Zoned::now())
    }

    fn seen_from(moment: SystemTime, now: &Zoned) -> Self {
        let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
        When { then: moment.to_zoned(TimeZone::clone(now.time_zone())), today: now.date() }
    }

    /// "today at 14:05".
    pub fn text(&self, locale: &Locale) -> Text {
        let date = self.then.date();
        let day = if date == self.today {
            "today"
        } else if self.today.yesterday().is_ok_and(|yesterday| date == yesterday) {
            "yesterday"
        } else {
            "date"
        };
        let month = locale.in_full(msg!("month", month = date.month().unsigned_abs()));
        locale.say(msg!(
            "when",
            day,
            number = date.day().to_string(),
            month,
            year = date.year().to_string(),
            hour = self.then.hour().to_string(),
            minute = format!("{:02}", self.then.minute())
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Lang;

    #[test]
    fn a_moment_is_told_as_people_say_it() {
        let now: Zoned = "2026-03-04T09:30:00+02:00[Europe/Helsinki]".parse().expect("a moment");
        let told = |then: &str, lang: Lang| {
            let then: Timestamp = then.parse().expect("a moment");
            let text = When::seen_from(then.into(), &now).text(&Locale::new(lang));
            (text.full, text.braille)
        };
        let both = |full: &str, braille: &str| (full.to_owned(), braille.to_owned());
        assert_eq!(told("2026-03-03T22:05:00Z", Lang::En), both("today at 0:05", "0:05"));
        assert_eq!(told("2026-03-03T21:55:00Z", Lang::En), both("yesterday at 23:55", "yesterday 23:55"));
        assert_eq!(told("2026-02-28T12:05:00Z", Lang::En), both("on 28 February 2026 at 14:05", "28 February 14:05"));
        assert_eq!(told("2026-03-04T07:00:00Z", Lang::De), both("heute um 9:00 Uhr", "9:00"));
        assert_eq!(told("2026-03-02T07:00:00Z", Lang::De), both("am 2. März 2026 um 9:00 Uhr", "2. März 9:00"));
        assert_eq!(told("2026-03-03T18:15:00Z", Lang::Fi), both("eilen kello 20.15", "eilen 20.15"));
        assert_eq!(
            told("2025-12-31T12:00:00Z", Lang::Fi),
            both("31. joulukuuta 2025 kello 14.00", "31. joulukuuta 14.00")
        );
    }
}
