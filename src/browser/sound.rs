//! What is heard: notes made on the spot. No file is ever loaded.

use crate::app::Sound;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// The page's loudspeaker. It is asked for at the first sound: by then a person has touched the page, and browsers
/// allow it.
#[derive(Default)]
pub(super) struct Speaker {
    audio: RefCell<Option<AudioContext>>,
}

/// A note: when it begins and how long it sounds, in seconds; its pitch in hertz; how loud, up to 1.
struct Note(f64, f64, f32, f32);

impl Speaker {
    /// Makes a sound. Where the browser has no sound to give there is none, and nothing depends on it.
    pub(super) fn play(&self, sound: Sound) {
        let notes: &[Note] = match sound {
            // Wood on wood: low, and gone at once.
            Sound::Move => &[Note(0.0, 0.07, 190.0, 0.5)],
            Sound::Capture => &[Note(0.0, 0.06, 250.0, 0.5), Note(0.05, 0.08, 150.0, 0.5)],
            Sound::LowTime => &[Note(0.0, 0.12, 880.0, 0.25), Note(0.18, 0.12, 880.0, 0.25)],
            Sound::End => {
                &[Note(0.0, 0.25, 523.0, 0.25), Note(0.16, 0.25, 392.0, 0.25), Note(0.32, 0.5, 262.0, 0.25)]
            }
        };
        let mut audio = self.audio.borrow_mut();
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        let Some(audio) = &*audio else { return };
        if audio.state() == AudioContextState::Suspended {
            // It begins when the browser allows; what is played until then is heard then or never.
            let _ = audio.resume();
        }
        for note in notes {
            let _ = strike(audio, note);
        }
    }
}

fn strike(audio: &AudioContext, &Note(after, length, pitch, loudness): &Note) -> Result<(), JsValue> {
    let (start, source, gain) =
        (audio.current_time() + after, audio.create_oscillator()?, audio.create_gain()?);
    source.set_type(OscillatorType::Triangle);
    source.frequency().set_value(pitch);
    gain.gain().set_value_at_time(loudness, start)?;
    // It dies away: a tone that is cut off clicks.
    gain.gain().exponential_ramp_to_value_at_time(0.001, start + length)?;
    source.connect_with_audio_node(&gain)?.connect_with_audio_node(&audio.destination())?;
    source.start_with_when(start)?;
    source.stop_with_when(start + length)
}
