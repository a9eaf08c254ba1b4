//! The program's own tones: the notes of each event, and a synthesizer that makes WAV files of them.

use std::f64::consts::TAU;

use crate::session::Percent;
use crate::text::Cue;

/// Pitch in hertz and length in milliseconds. A pitch of zero is a pause.
pub type Note = (u16, u16);

/// Milliseconds in which a note becomes loud. It fades until its end.
pub const ATTACK: u16 = 8;

/// Between the tones of two lines.
pub const PAUSE: Note = (0, 60);

/// Samples per second.
const RATE: u32 = 44_100;

/// Good events rise, bad ones fall.
pub fn notes(cue: Cue) -> &'static [Note] {
    match cue {
        Cue::YourTurn => &[(784, 90), (1047, 190)],
        Cue::Question => &[(587, 90), (0, 30), (698, 150)],
        Cue::Error => &[(392, 110), (330, 180)],
        Cue::Win => &[(523, 60), (659, 60), (784, 60), (1047, 120)],
        Cue::Lose => &[(784, 60), (659, 60), (523, 60), (392, 120)],
        Cue::RoundEnd => &[(784, 80), (523, 80), (784, 130)],
        Cue::Caught => &[(880, 60), (587, 60), (392, 160)],
        Cue::Penalty => &[(494, 70), (440, 70), (349, 140)],
        Cue::Call => &[(880, 70), (0, 30), (880, 150)],
        Cue::Challenge => &[(494, 60), (0, 30), (494, 60), (698, 140)],
        Cue::Skip => &[(523, 60), (0, 50), (392, 130)],
        Cue::Direction => &[(659, 70), (494, 70), (659, 110)],
        Cue::Swap => &[(523, 50), (698, 50), (523, 50), (698, 100)],
        Cue::Wish => &[(587, 80), (880, 150)],
        Cue::Talk => &[(988, 50), (784, 90)],
        Cue::Arrival => &[(392, 80), (587, 150)],
        Cue::Departure => &[(587, 80), (392, 150)],
        Cue::Play => &[(659, 90)],
        Cue::Draw => &[(440, 50), (0, 30), (440, 60)],
        Cue::Pass => &[(330, 170)],
        Cue::Deal => &[(392, 40), (440, 40), (494, 40), (523, 40), (587, 100)],
        Cue::Test => &[(523, 90), (659, 90), (784, 110)],
    }
}

/// The tones of several events, one after another.
pub fn sequence(cues: &[Cue]) -> Vec<Note> {
    cues.iter().map(|cue| notes(*cue)).collect::<Vec<_>>().join(&PAUSE)
}

/// A WAV file with 16 bits, mono.
pub fn wav(notes: &[Note], volume: Percent) -> Vec<u8> {
    let samples = notes.iter().flat_map(|note| samples(*note, volume));
    let data: Vec<u8> = samples.flat_map(i16::to_le_bytes).collect();
    let length = u32::try_from(data.len()).unwrap_or(u32::MAX);
    let mut file = Vec::with_capacity(44 + data.len());
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    file.extend(RATE.to_le_bytes());
    file.extend((2 * RATE).to_le_bytes());
    file.extend(b"\x02\0\x10\0data");
    file.extend(length.to_le_bytes());
    file.extend(data);
    file
}

/// A sine with an envelope. Loudness is felt as the square root of the amplitude.
fn samples((pitch, length): Note, volume: Percent) -> impl Iterator<Item = i16> {
    let count = |length: u16| u32::from(length) * RATE / 1000;
    let (attack, end) = (f64::from(count(ATTACK)), f64::from(count(length)));
    let loudest = (f64::from(volume.number()) / f64::from(Percent::MOST)).powi(2) * 0.9 * f64::from(i16::MAX);
    (0..count(length)).map(f64::from).map(move |at| {
        let envelope = (at / attack).min((end - at) / (end - attack));
        let wave = (TAU * f64::from(pitch) * at / f64::from(RATE)).sin();
        #[expect(clippy::cast_possible_truncation, reason = "less than i16::MAX")]
        let sample = (wave * envelope * loudest) as i16;
        sample
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn loudest(cue: Cue, volume: u8) -> u16 {
        let file = wav(notes(cue), Percent::new(volume).expect("a part"));
        let samples = file[44..].chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs());
        samples.max().expect("samples")
    }

    #[test]
    fn each_event_has_a_short_tone_of_its_own() {
        let tones: BTreeSet<&[Note]> = Cue::ALL.iter().map(|cue| notes(*cue)).collect();
        assert_eq!(tones.len(), Cue::ALL.len());
        for cue in Cue::ALL {
            let length: u16 = notes(*cue).iter().map(|(_, length)| length).sum();
            assert!((60..=300).contains(&length), "{cue:?}: {length} ms");
            for (pitch, length) in notes(*cue) {
                assert!(*pitch == 0 || (300..=1200).contains(pitch), "{cue:?}: {pitch} Hz");
                assert!(*length > 2 * ATTACK, "{cue:?}: {length} ms");
            }
        }
    }

    #[test]
    fn no_tone_is_clipped_or_silent() {
        for cue in Cue::ALL {
            let [full, half] = [100, 50].map(|volume| loudest(*cue, volume));
            assert!((20_000..30_000).contains(&full), "{cue:?}: {full}");
            assert!((full / 4).abs_diff(half) < 2, "{cue:?}: {half} of {full}");
            assert_eq!(loudest(*cue, 0), 0);
        }
    }

    #[test]
    fn tones_begin_and_end_softly() {
        let file = wav(notes(Cue::YourTurn), Percent::new(100).expect("a part"));
        let samples: Vec<u16> =
            file[44..].chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs()).collect();
        let (start, end) = (&samples[..40], &samples[samples.len() - 40..]);
        assert!(start.iter().chain(end).all(|sample| *sample < 4_000), "{start:?} {end:?}");
    }

    #[test]
    fn a_file_has_a_header_and_all_tones_with_pauses() {
        let full = Percent::new(100).expect("a part");
        let [one, other] = [Cue::Play, Cue::Draw].map(|cue| wav(notes(cue), full).len() - 44);
        let both = wav(&sequence(&[Cue::Play, Cue::Draw]), full);
        assert_eq!(both.len() - 44, one + other + 2 * 60 * 44_100 / 1000);
        assert_eq!((&both[..4], &both[8..16], &both[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
        let number = |at: usize| u32::from_le_bytes(both[at..at + 4].try_into().expect("four bytes")) as usize;
        assert_eq!((number(4), number(40), number(24)), (both.len() - 8, both.len() - 44, 44_100));
    }
}
