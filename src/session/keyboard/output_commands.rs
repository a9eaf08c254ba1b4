//! The commands `braille`, `show`, `quiet`, `speech` and `sounds`.

use super::Keyboard;
use crate::input::{ProgramCommand, Said, normal, quoted};
use crate::session::devices::{
    BrailleForm, Detail, Details, Dots, Look, OutputKind, Percent, SoundSource, Soundless, SpeechSettings, Trouble,
    Width,
};
use crate::session::language_pack::LanguagePack;
use crate::session::settings::{File, Setting};
use crate::text::{Arg, Channel, Cue, Lang, Line, Message, Text, Urgency, msg};

pub(super) fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

impl Keyboard {
    pub(super) fn change_braille(&mut self, said: &Said) -> Vec<Line> {
        let mut look = self.preferences.look;
        let voice = self.voice();
        let kept = match (said.variant(), said.number()) {
            ("width", Some(dots @ (6 | 8))) => {
                look.dots = if dots == 6 { Dots::Six } else { Dots::Eight };
                (Setting::BrailleDots, if dots == 6 { "six" } else { "eight" }.to_owned())
            }
            ("width", Some(cells)) => {
                let Some(width) = Width::new(cells) else {
                    return vec![voice.error(msg!("no-such-number", min = Width::NARROWEST, max = Width::WIDEST))];
                };
                look.width = Some(width);
                self.preferences.status_prompt = true;
                (Setting::Braille, cells.to_string())
            }
            ("off", _) => {
                look.width = None;
                self.preferences.status_prompt = false;
                (Setting::Braille, "off".to_owned())
            }
            ("codes", _) => {
                look.form = BrailleForm::Codes;
                (Setting::BrailleForm, "codes".to_owned())
            }
            ("full", _) => {
                look.form = BrailleForm::Full;
                (Setting::BrailleForm, "full".to_owned())
            }
            _ => return vec![braille_line(voice, &look)],
        };
        self.change_look(look);
        self.save(kept.0, &kept.1);
        vec![braille_line(self.voice(), &look)]
    }

    pub(super) fn change_show(&mut self, said: &Said) -> Vec<Line> {
        let place = OutputKind::Terminal;
        let detail = detail_of(said);
        if let Some(channel) = channel_of(said) {
            return vec![self.change_channel(place, channel, detail)];
        }
        if let Some(detail) = detail.filter(|detail| *detail != Detail::Off) {
            for channel in Channel::ALL {
                self.change_detail(place, channel, detail);
            }
        } else if detail.is_some() {
            return vec![self.voice().misused(ProgramCommand::Show)];
        }
        vec![all_details(self.voice(), place, self.details(place))]
    }

    /// Changes the level of detail of a channel; without one, tells it.
    fn change_channel(&mut self, place: OutputKind, channel: Channel, detail: Option<Detail>) -> Line {
        match detail {
            Some(detail) => self.change_detail(place, channel, detail),
            None => one_detail(self.voice(), place, channel, self.details(place).of(channel)),
        }
    }

    /// `quiet` shows the hand in codes and does not speak it; `quiet off` reverses that.
    pub(super) fn change_quiet(&mut self, quiet: bool) -> Vec<Line> {
        let (shown, spoken) = if quiet { (Detail::Short, Detail::Off) } else { (Detail::Full, Detail::Full) };
        self.change_detail(OutputKind::Terminal, Channel::Hand, shown);
        self.change_detail(OutputKind::Speech, Channel::Hand, spoken);
        vec![self.help(msg!(if (quiet) "quiet-on" else "quiet-off"))]
    }

    fn change_detail(&mut self, place: OutputKind, channel: Channel, detail: Detail) -> Line {
        if detail == Detail::Off && !place.may_silence(channel) {
            let name = self.voice().locale.in_full(msg!("channel", channel = channel.id()));
            return self.error(msg!("channel-never-off", name));
        }
        let setting = match place {
            OutputKind::Terminal => {
                let mut look = self.preferences.look;
                look.details.set(channel, detail);
                self.change_look(look);
                Setting::Show(channel)
            }
            OutputKind::Speech => {
                let mut manner = self.speech.manner();
                manner.details.set(channel, detail);
                self.speech.change(manner);
                Setting::Speak(channel)
            }
        };
        self.save(setting, detail.id());
        one_detail(self.voice(), place, channel, detail)
    }

    fn details(&self, place: OutputKind) -> Details {
        match place {
            OutputKind::Terminal => self.preferences.look.details,
            OutputKind::Speech => self.speech.manner().details,
        }
    }

    pub(super) fn tell_details(&self) -> [Line; 2] {
        [OutputKind::Terminal, OutputKind::Speech].map(|place| all_details(self.voice(), place, self.details(place)))
    }
}

/// "Braille forms for 20 cells, with codes, for eight dots."
pub(super) fn braille_line(voice: &LanguagePack, look: &Look) -> Line {
    voice.help(msg!(
        "braille-is",
        cells = look.width.map_or(0, Width::cells),
        form = if look.form == BrailleForm::Codes { "codes" } else { "full" },
        dots = if look.dots == Dots::Six { "six" } else { "eight" }
    ))
}

fn detail_text(voice: &LanguagePack, channel: Channel, detail: Detail) -> Text {
    let name = voice.locale.in_full(msg!("channel", channel = channel.id()));
    voice.locale.say(msg!("channel-detail", name, detail = detail.id()))
}

fn one_detail(voice: &LanguagePack, place: OutputKind, channel: Channel, detail: Detail) -> Line {
    voice.help(told(place, detail_text(voice, channel, detail)))
}

/// The channels that are not in full, or that all are.
fn all_details(voice: &LanguagePack, place: OutputKind, details: Details) -> Line {
    let changed = Channel::ALL.into_iter().filter(|channel| details.of(*channel) != Detail::Full);
    let mut items: Vec<Text> = changed.map(|channel| detail_text(voice, channel, details.of(channel))).collect();
    if items.len() < Channel::ALL.len() {
        let none = items.is_empty();
        items.push(voice.locale.say(msg!(if (none) "channels-all" else "channels-rest")));
    }
    let items = voice.locale.join(items, "list");
    voice.locale.say(told(place, items)).help()
}

fn told<'a>(place: OutputKind, items: Text) -> Message<'a> {
    msg!(
        match (place) {
            OutputKind::Terminal => "channels-shown",
            OutputKind::Speech => "channels-spoken",
        },
        items
    )
}

pub(super) fn channel_of(said: &Said) -> Option<Channel> {
    said.choice("channel")?.parse().ok()
}

fn detail_of(said: &Said) -> Option<Detail> {
    said.choice("detail")?.parse().ok()
}

const MOST_VOICES: usize = 12;

/// Value for messages where the speech service decides.
const USUAL: &str = "usual";

impl Keyboard {
    pub(super) fn change_speech(&mut self, said: &Said) -> Vec<Line> {
        let number = said.number();
        vec![match said.variant() {
            "on" => self.switch_speech(true),
            "off" => self.switch_speech(false),
            "stop" => {
                self.speech.hush();
                self.help(msg!("speech-stopped"))
            }
            "rate" => self.change_percent(number, Setting::SpeechRate),
            "volume" => self.change_percent(number, Setting::SpeechVolume),
            "slower" => self.change_by(Setting::SpeechRate, false),
            "faster" => self.change_by(Setting::SpeechRate, true),
            "softer" => self.change_by(Setting::SpeechVolume, false),
            "louder" => self.change_by(Setting::SpeechVolume, true),
            "voice" => return self.change_speaker(said.rest()),
            "show" => match channel_of(said) {
                Some(channel) => self.change_channel(OutputKind::Speech, channel, detail_of(said)),
                None => self.speech_state(),
            },
            _ => self.speech_state(),
        }]
    }

    /// Changes the rate or the volume by a step.
    fn change_by(&mut self, setting: Setting, up: bool) -> Line {
        const STEP: usize = 10;
        let manner = self.speech.manner();
        let part = if setting == Setting::SpeechRate { manner.rate } else { manner.volume };
        let now = part.map_or(usize::from(Percent::MOST) / 2, |part| usize::from(part.number()));
        let wanted = if up { (now + STEP).min(usize::from(Percent::MOST)) } else { now.saturating_sub(STEP) };
        self.change_percent(Some(wanted), setting)
    }

    fn switch_speech(&mut self, on: bool) -> Line {
        self.speech.change(SpeechSettings { on, ..self.speech.manner() });
        self.speech.settle();
        self.save(Setting::Speech, on_or_off(on));
        self.help(msg!(if (on) "speech-on" else "speech-off"))
    }

    fn change_percent(&mut self, wanted: Option<usize>, setting: Setting) -> Line {
        let mut manner = self.speech.manner();
        let part = if setting == Setting::SpeechRate { &mut manner.rate } else { &mut manner.volume };
        if let Some(wanted) = wanted {
            let Some(percent) = Percent::read(&wanted.to_string()) else {
                return self.error(msg!("no-such-number", min = 0, max = Percent::MOST));
            };
            *part = Some(percent);
            self.speech.change(manner.clone());
            self.save(setting, &percent.number().to_string());
        }
        let is_rate = setting == Setting::SpeechRate;
        let value = percent_arg(if is_rate { manner.rate } else { manner.volume });
        self.help(msg!(if (is_rate) "speech-rate" else "speech-volume", value))
    }

    /// Sets the voice, or lists the voices.
    fn change_speaker(&mut self, typed: &str) -> Vec<Line> {
        let mut manner = self.speech.manner();
        if typed.is_empty() {
            let own = self.help(msg!("speech-voice", name = manner.voice().unwrap_or(USUAL)));
            let voices = self.speech.voices();
            if voices.is_empty() {
                return vec![own];
            }
            let names = voices.iter().take(MOST_VOICES).cloned().collect::<Vec<_>>().join(", ");
            return vec![self.help(msg!("speech-voices", count = voices.len(), names)), own];
        }
        let (lang, before) = (manner.lang, manner.clone());
        manner.voices.insert(lang, typed.to_owned());
        self.speech.change(manner);
        self.speech.settle();
        let troubles = self.speech.troubles();
        let mut lines: Vec<Line> = troubles.iter().map(|trouble| self.trouble_line(trouble)).collect();
        if troubles.iter().any(|trouble| matches!(trouble, Trouble::NoVoice { .. })) {
            self.speech.change(before);
        } else {
            self.save(Setting::SpeechVoice(lang), typed);
            lines.push(self.help(msg!("speech-voice", name = typed)));
        }
        lines
    }

    fn speech_state(&self) -> Line {
        let manner = self.speech.manner();
        self.help(msg!(
            "speech-state",
            on = manner.on,
            rate = percent_arg(manner.rate),
            volume = percent_arg(manner.volume),
            voice = manner.voice().unwrap_or(USUAL)
        ))
    }

    pub(super) fn speak_in(&mut self, lang: Lang) {
        let manner = self.speech.manner();
        if manner.lang != lang {
            self.speech.change(SpeechSettings { lang, ..manner });
        }
    }

    pub(super) fn trouble_line(&self, trouble: &Trouble) -> Line {
        let message = match trouble {
            Trouble::NotInstalled => msg!("speech-not-installed"),
            Trouble::NotReached => msg!("speech-not-reached"),
            Trouble::BadAddress(_) => msg!("speech-bad-address"),
            Trouble::Lost => msg!("speech-lost"),
            Trouble::Restarted => msg!("speech-restarted"),
            Trouble::Stuck => msg!("speech-stuck"),
            Trouble::Refused => msg!("speech-refused"),
            Trouble::NoVoice { name, .. } => msg!("speech-no-voice", name),
            Trouble::NoVoiceFor(_) => msg!("speech-no-language"),
        };
        self.error(message)
    }
}

fn percent_arg(part: Option<Percent>) -> Arg<'static> {
    part.map_or_else(|| USUAL.to_owned(), |part| part.number().to_string()).into()
}

impl Keyboard {
    pub(super) fn change_sounds(&mut self, said: &Said) -> Vec<Line> {
        let mut settings = self.sounds.settings();
        let (setting, sample) = match (said.variant(), said.rest()) {
            ("on", "") => {
                settings.source = settings.source.or(self.last_sounds.clone()).or(Some(SoundSource::Tones));
                (Setting::Sounds, Some(Cue::Test))
            }
            ("off", "") => {
                self.last_sounds = settings.source.take().or(self.last_sounds.take());
                (Setting::Sounds, None)
            }
            (switch @ ("on" | "off"), name) => {
                let Some(cue) = self.cue_named(name) else { return vec![self.unknown_cue(name)] };
                let is_on = switch == "on";
                if is_on {
                    settings.without.remove(&cue);
                } else {
                    settings.without.insert(cue);
                }
                (Setting::SoundsWithout, is_on.then_some(cue))
            }
            ("volume", _) => {
                let Some(number) = said.number() else { return vec![self.sounds_volume()] };
                let Some(volume) = Percent::read(&number.to_string()) else {
                    return vec![self.error(msg!("no-such-number", min = 0, max = Percent::MOST))];
                };
                settings.volume = volume;
                (Setting::SoundsVolume, Some(Cue::Test))
            }
            ("set", text) => {
                settings.source = SoundSource::read(text);
                if settings.source.is_none() {
                    return vec![self.error(msg!("sounds-no-command"))];
                }
                (Setting::Sounds, Some(Cue::Test))
            }
            _ => return vec![self.current_sounds()],
        };
        let value = settings.value(setting);
        self.sounds.change(settings);
        if let Some(cue) = sample {
            self.sounds.sample(cue);
        }
        if let Some(trouble) = self.sounds.trouble() {
            return vec![self.soundless(&trouble)];
        }
        self.save(setting, &value);
        vec![if setting == Setting::SoundsVolume { self.sounds_volume() } else { self.current_sounds() }]
    }

    fn current_sounds(&self) -> Line {
        let settings = self.sounds.settings();
        let say = |message: Message<'_>| self.voice().locale.say(message);
        let source = say(match settings.source {
            None => msg!("sounds-off"),
            Some(SoundSource::Tones) => msg!("sounds-on"),
            Some(SoundSource::Command(command)) => msg!("sounds-are", value = command.typed),
        });
        let without = settings.without.iter().map(|cue| say(msg!("cue", cue = cue.id()))).collect::<Vec<_>>();
        let without = (!without.is_empty()).then(|| {
            let items = self.voice().locale.join(without, "list");
            say(msg!("sounds-without", items))
        });
        Line::parted([source].into_iter().chain(without), Channel::Help, Urgency::Answer)
    }

    fn sounds_volume(&self) -> Line {
        self.help(msg!("sounds-volume", value = self.sounds.settings().volume.number()))
    }

    fn cue_named(&self, name: &str) -> Option<Cue> {
        let is_named = |cue: &Cue| {
            let own = self.voice().locale.in_full(msg!("cue", cue = cue.id()));
            [own, cue.id()].iter().any(|own| normal(own) == normal(name))
        };
        Cue::ALL.iter().copied().find(is_named)
    }

    fn unknown_cue(&self, word: &str) -> Line {
        let locale = &self.voice().locale;
        let kinds = Cue::ALL.iter().filter(|cue| **cue != Cue::Test);
        let items = locale.join(kinds.map(|cue| locale.say(msg!("cue", cue = cue.id()))), "list");
        self.error(msg!("sounds-unknown", word = quoted(word), items))
    }

    /// Says before the first game that there are sounds, until they were switched on or off.
    pub fn sounds_notice(&self) -> Option<Line> {
        let is_open = |file: &File| file.get(Setting::Sounds).is_none() && self.sounds.settings().source.is_none();
        self.settings.as_ref().filter(|file| is_open(file)).map(|_| self.help(msg!("sounds-notice")))
    }

    pub(super) fn soundless(&self, trouble: &Soundless) -> Line {
        self.error(match trouble {
            Soundless::NotStarted { program, reason } => msg!("sounds-not-started", program, reason = *reason),
            Soundless::NoPlayer => msg!("sounds-no-player"),
            Soundless::Failed => msg!("sounds-failed"),
        })
    }
}
