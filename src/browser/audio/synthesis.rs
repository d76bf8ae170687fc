//! Synthesis of knocks on wood: a short burst of noise excites a few vibration modes of a wooden
//! bar, and each mode decays at its own rate.

/// Parameters of one knock on wood, such as the sound of a piece set down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct WoodKnock {
    /// The start of the knock, in seconds from the start of the sound.
    pub(crate) at: f32,
    /// The pitch of the bar, in hertz.
    pub(crate) pitch: f32,
    /// The time in which the lowest mode decays to a thousandth of its amplitude, in seconds.
    pub(crate) ring: f32,
    /// The peak amplitude, from 0 to 1.
    pub(crate) loudness: f32,
}

/// Vibration modes of a wooden bar. For each: frequency as a multiple of the pitch, amplitude, and
/// decay time as a share of [`WoodKnock::ring`].
const BAR_MODES: [(f32, f32, f32); 3] = [(1.0, 1.0, 1.0), (2.756, 0.5, 0.45), (5.404, 0.25, 0.25)];
/// Duration of the noise when a piece hits the wood, in seconds.
const CONTACT_SECONDS: f32 = 0.003;

/// Returns the audio samples of these knocks on wood, mixed into one sound, at `rate` samples a
/// second. The same knocks always give the same samples.
pub(crate) fn render_knocks(strokes: &[WoodKnock], rate: f32) -> Vec<f32> {
    let end =
        strokes.iter().map(|stroke| stroke.at + CONTACT_SECONDS + 2.0 * stroke.ring).fold(0.0, f32::max);
    let mut sound = vec![0.0; (end * rate) as usize];
    for stroke in strokes {
        let one = render_bar(stroke, rate);
        let loudest = one.iter().fold(f32::MIN_POSITIVE, |most, sample| sample.abs().max(most));
        let gain = stroke.loudness / loudest;
        for (to, sample) in sound.iter_mut().skip((stroke.at * rate) as usize).zip(one) {
            *to += sample * gain;
        }
    }
    // The sum of overlapping knocks must not exceed the output range.
    sound.iter_mut().for_each(|sample| *sample = sample.clamp(-1.0, 1.0));
    sound
}

/// Returns the audio samples of one knock on a wooden bar, from the start of the knock, at `rate`
/// samples a second.
fn render_bar(stroke: &WoodKnock, rate: f32) -> Vec<f32> {
    let length = ((CONTACT_SECONDS + 2.0 * stroke.ring) * rate) as usize;
    let touch = render_noise((CONTACT_SECONDS * rate) as usize);
    let mut sound: Vec<f32> = vec![0.0; length];
    for (ratio, strength, share) in BAR_MODES {
        let turn = std::f32::consts::TAU * stroke.pitch * ratio / rate;
        // `turn` is the frequency in radians per sample. Half the sample rate is π. A mode near or
        // above π would sound at a false pitch.
        if turn > 2.5 {
            continue;
        }
        // The decay factor per sample. During the decay time, the amplitude of the mode falls to a
        // thousandth (e^-6.9).
        let fade = (-6.9 / (stroke.ring * share * rate)).exp();
        let (back, further) = (2.0 * fade * turn.cos(), -fade * fade);
        let (mut one, mut two) = (0.0, 0.0);
        for (n, sample) in sound.iter_mut().enumerate() {
            let next = touch.get(n).copied().unwrap_or(0.0) * turn.sin() + back * one + further * two;
            (two, one) = (one, next);
            *sample += strength * next;
        }
    }
    // The contact noise is also audible, but softly. At the end, the sound fades to silence, to
    // avoid a click.
    for (n, sample) in sound.iter_mut().enumerate() {
        *sample += touch.get(n).copied().unwrap_or(0.0) * 0.6;
        *sample *= ((length - n) as f32 / (0.005 * rate)).min(1.0);
    }
    sound
}

/// Returns `length` samples of the noise when a piece hits the board. The noise starts softly and
/// decays.
fn render_noise(length: usize) -> Vec<f32> {
    let mut seed: u32 = 0x9e37_79b9;
    let mut last = 0.0;
    (0..length)
        .map(|n| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let white = (seed >> 8) as f32 / 8_388_608.0 - 1.0;
            // A low-pass filter, because a knock on wood has no hiss.
            last += 0.35 * (white - last);
            let gone = n as f32 / length as f32;
            last * (1.0 - gone) * (1.0 - gone) * (gone * 12.0).min(1.0)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: f32 = 44_100.0;
    const KNOCK: WoodKnock = WoodKnock { at: 0.0, pitch: 300.0, ring: 0.05, loudness: 0.5 };

    fn loudest(sound: &[f32]) -> f32 {
        sound.iter().fold(0.0, |most, sample| sample.abs().max(most))
    }

    /// Returns the strength of the frequency `pitch`, in hertz, in a sound.
    fn strength(sound: &[f32], pitch: f32) -> f32 {
        let turn = std::f32::consts::TAU * pitch / RATE;
        let parts = sound.iter().enumerate().map(|(n, sample)| {
            let (sine, cosine) = (turn * n as f32).sin_cos();
            (sample * sine, sample * cosine)
        });
        let (sines, cosines) = parts.fold((0.0, 0.0), |(a, b), (c, d)| (a + c, b + d));
        sines.hypot(cosines)
    }

    #[test]
    fn a_stroke_is_there_at_once_as_loud_as_wanted_and_dies_away() {
        let sound = render_knocks(&[KNOCK], RATE);
        assert!((loudest(&sound) - 0.5).abs() < 0.01, "{}", loudest(&sound));
        let in_ms = |from: f32, to: f32| {
            loudest(&sound[(from * RATE / 1_000.0) as usize..(to * RATE / 1_000.0) as usize])
        };
        assert!(in_ms(0.0, 5.0) > 0.3, "it begins within five milliseconds");
        assert!(in_ms(60.0, 80.0) < 0.02, "it is gone soon");
        assert!(sound.last().is_some_and(|last| last.abs() < 0.001), "it ends in silence");
        assert!(sound.iter().all(|sample| sample.is_finite()));
    }

    #[test]
    fn it_has_its_pitch_and_the_overtones_of_a_bar() {
        let sound = render_knocks(&[KNOCK], RATE);
        let own = strength(&sound, 300.0);
        for beside in [150.0, 480.0, 640.0] {
            assert!(own > 2.0 * strength(&sound, beside), "{beside}");
        }
        assert!(strength(&sound, 827.0) > strength(&sound, 640.0));
    }

    #[test]
    fn several_strokes_come_one_after_the_other_and_never_too_loud() {
        let later = WoodKnock { at: 0.1, ..KNOCK };
        let sound = render_knocks(&[KNOCK, later], RATE);
        assert!(loudest(&sound[(0.1 * RATE) as usize..]) > 0.3);
        let many = [WoodKnock { loudness: 1.0, ..KNOCK }; 4];
        assert!(loudest(&render_knocks(&many, RATE)) <= 1.0);
        assert!(render_knocks(&[], RATE).is_empty());
    }

    #[test]
    fn a_slow_loudspeaker_gets_no_false_tones() {
        let high = WoodKnock { pitch: 3_000.0, ..KNOCK };
        assert!(loudest(&render_knocks(&[high], 8_000.0)) <= 0.51);
    }
}
