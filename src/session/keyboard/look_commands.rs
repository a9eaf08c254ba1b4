//! What stands in the terminal and what is spoken: `braille`, `show`, `quiet`, and the channels behind `speech`.

use super::Keyboard;
use super::display::{Dots, Form, Look, Width};
use crate::command::ProgramCommand;
use crate::say::{Channel, Line, Message, Text, Urgency, msg};
use crate::session::detail::{Detail, Details, Place};
use crate::session::voice::LanguagePack;
use crate::settings::Setting;

impl Keyboard {
    /// Answers `braille`.
    pub(super) fn change_braille(&mut self, rest: &str) -> Vec<Line> {
        let mut look = self.preferences.look;
        let voice = self.voice();
        let kept = if rest.is_empty() {
            None
        } else if let Some(cells) = number(rest) {
            let Ok(width) = Width::try_from(cells) else {
                return vec![voice.error(msg!("no-such-number", min = Width::NARROWEST, max = Width::WIDEST))];
            };
            look.width = Some(width);
            self.preferences.status_prompt = true;
            Some((Setting::Braille, cells.to_string()))
        } else if voice.means(rest, msg!("words-off"), "off") {
            look.width = None;
            self.preferences.status_prompt = false;
            Some((Setting::Braille, "off".to_owned()))
        } else if voice.means(rest, msg!("words-codes"), "codes") {
            look.form = Form::Codes;
            Some((Setting::BrailleForm, "codes".to_owned()))
        } else if voice.means(rest, msg!("words-full"), "full") {
            look.form = Form::Full;
            Some((Setting::BrailleForm, "full".to_owned()))
        } else if voice.means(rest, msg!("words-six"), "six") || rest == "6" {
            look.dots = Dots::Six;
            Some((Setting::BrailleDots, "six".to_owned()))
        } else if voice.means(rest, msg!("words-eight"), "eight") || rest == "8" {
            look.dots = Dots::Eight;
            Some((Setting::BrailleDots, "eight".to_owned()))
        } else {
            return vec![voice.misused(ProgramCommand::Braille)];
        };
        if let Some((setting, value)) = kept {
            self.change_look(look);
            self.save(setting, &value);
        }
        vec![braille_line(self.voice(), &look)]
    }

    /// Answers `show`: a channel and how much of it stands in the terminal.
    pub(super) fn change_show(&mut self, rest: &str) -> Vec<Line> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let details = self.details(Place::Terminal);
        match words.as_slice() {
            [] => vec![all_details(self.voice(), Place::Terminal, details)],
            [all] if self.voice().means(all, msg!("words-all"), "all") => {
                vec![all_details(self.voice(), Place::Terminal, details)]
            }
            [channel] => match self.voice().channel(channel) {
                Some(channel) => vec![one_detail(self.voice(), Place::Terminal, channel, details.of(channel))],
                None => vec![self.voice().misused(ProgramCommand::Show)],
            },
            [all, detail] if self.voice().means(all, msg!("words-all"), "all") => match self.voice().detail(detail) {
                Some(detail) if detail != Detail::Off => self.change_all(Place::Terminal, detail),
                _ => vec![self.voice().misused(ProgramCommand::Show)],
            },
            [channel, detail] => match (self.voice().channel(channel), self.voice().detail(detail)) {
                (Some(channel), Some(detail)) => vec![self.change_detail(Place::Terminal, channel, detail)],
                _ => vec![self.voice().misused(ProgramCommand::Show)],
            },
            _ => vec![self.voice().misused(ProgramCommand::Show)],
        }
    }

    /// `show all full`: every channel so.
    fn change_all(&mut self, place: Place, detail: Detail) -> Vec<Line> {
        for channel in Channel::ALL {
            self.change_detail(place, channel, detail);
        }
        vec![all_details(self.voice(), place, self.details(place))]
    }

    /// `speech game short`; none if the words are something else.
    pub(super) fn change_spoken(&mut self, word: &str, value: &str) -> Option<Line> {
        let channel = self.voice().channel(word)?;
        if value.is_empty() {
            return Some(one_detail(self.voice(), Place::Speech, channel, self.details(Place::Speech).of(channel)));
        }
        let detail = self.voice().detail(value)?;
        Some(self.change_detail(Place::Speech, channel, detail))
    }

    /// Answers `quiet`: the hand in codes in the terminal and unspoken, or as everything else.
    pub(super) fn change_quiet(&mut self, rest: &str) -> Vec<Line> {
        let voice = self.voice();
        let (shown, spoken) = if voice.means(rest, msg!("words-off"), "off") {
            (Detail::Full, Detail::Full)
        } else if rest.is_empty() || voice.channel(rest) == Some(Channel::Hand) {
            (Detail::Short, Detail::Off)
        } else {
            return vec![voice.misused(ProgramCommand::Quiet)];
        };
        self.change_detail(Place::Terminal, Channel::Hand, shown);
        self.change_detail(Place::Speech, Channel::Hand, spoken);
        vec![self.voice().help(msg!(if (spoken == Detail::Off) "quiet-on" else "quiet-off"))]
    }

    fn change_detail(&mut self, place: Place, channel: Channel, detail: Detail) -> Line {
        if detail == Detail::Off && !place.may_silence(channel) {
            let name = self.voice().locale().in_full(msg!("channel", channel = channel.id()));
            return self.voice().error(msg!("channel-never-off", name = name.as_str()));
        }
        let setting = match place {
            Place::Terminal => {
                let mut look = self.preferences.look;
                look.details.set(channel, detail);
                self.change_look(look);
                Setting::Show(channel)
            }
            Place::Speech => {
                let mut manner = self.speech.manner();
                manner.details.set(channel, detail);
                self.speech.change(manner);
                Setting::Speak(channel)
            }
        };
        self.save(setting, detail.id());
        one_detail(self.voice(), place, channel, detail)
    }

    fn details(&self, place: Place) -> Details {
        match place {
            Place::Terminal => self.preferences.look.details,
            Place::Speech => self.speech.manner().details,
        }
    }

    /// What stands in the terminal and what is spoken, for the settings.
    pub(super) fn tell_details(&self) -> [Line; 2] {
        [Place::Terminal, Place::Speech].map(|place| all_details(self.voice(), place, self.details(place)))
    }
}

/// "Braille forms for 20 cells, with codes, for eight dots."
pub(super) fn braille_line(voice: &LanguagePack, look: &Look) -> Line {
    voice.help(msg!(
        "braille-is",
        cells = look.width.map_or(0, Width::cells),
        form = if look.form == Form::Codes { "codes" } else { "full" },
        dots = if look.dots == Dots::Six { "six" } else { "eight" }
    ))
}

fn detail_text(voice: &LanguagePack, channel: Channel, detail: Detail) -> Text {
    let name = voice.locale().in_full(msg!("channel", channel = channel.id()));
    voice.locale().say(msg!("channel-detail", name, detail = detail.id()))
}

fn one_detail(voice: &LanguagePack, place: Place, channel: Channel, detail: Detail) -> Line {
    voice.help(told(place, detail_text(voice, channel, detail)))
}

/// Every channel that is not told in full; or that all are.
fn all_details(voice: &LanguagePack, place: Place, details: Details) -> Line {
    let changed = Channel::ALL.into_iter().filter(|channel| details.of(*channel) != Detail::Full);
    let mut items: Vec<Text> = changed.map(|channel| detail_text(voice, channel, details.of(channel))).collect();
    if items.len() < Channel::ALL.len() {
        let none = items.is_empty();
        items.push(voice.locale().say(msg!(if (none) "channels-all" else "channels-rest")));
    }
    let items = voice.locale().join(items, "list");
    voice.locale().say(told(place, items)).line(Channel::Help, Urgency::Answer)
}

fn told<'a>(place: Place, items: Text) -> Message<'a> {
    msg!(
        match (place) {
            Place::Terminal => "channels-shown",
            Place::Speech => "channels-spoken",
        },
        items
    )
}

/// A number of cells; `6` and `8` are dots.
fn number(typed: &str) -> Option<usize> {
    typed.parse().ok().filter(|cells| ![6, 8].contains(cells))
}
