//! What has happened since the own last turn.

use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;

impl Locale {
    /// What has happened since the player's last turn, or since the deal: finished lines again, in one.
    #[must_use]
    pub fn news(&self, lines: &[&Line], since_deal: bool) -> Line {
        let text = if lines.is_empty() {
            self.say(msg!("news-nothing", deal = since_deal))
        } else {
            let join = |form: fn(&Line) -> &str| lines.iter().map(|line| form(line)).collect::<Vec<_>>().join(" ");
            let told = Text {
                full: join(|line| &line.text),
                short: join(|line| &line.short),
                quiet: join(|line| &line.quiet),
                braille: join(|line| &line.braille),
            };
            self.say(msg!("news", lines = told, deal = since_deal))
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}
