//! Sounds and vibration. The sounds imitate struck wood and are synthesized; no audio file is
//! loaded.
//!
//! Browsers play sound only after a user gesture. So the audio context is requested at the first
//! press of a user who has sounds enabled, and the sounds are synthesized before that: a move only
//! has to start playback.

use crate::app::Sound;
use crate::browser::audio::synthesis::{Stroke, struck};
use crate::browser::web;
use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::future::TimeoutFuture;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

const ALL: [Sound; 5] = [Sound::Move, Sound::Capture, Sound::Check, Sound::LowTime, Sound::End];
/// Sample rate of the synthesis, in hertz; the browser resamples for its output.
const RATE: f32 = 44_100.0;
/// Delay between enabling sounds and synthesizing them, in milliseconds, so that synthesis does not
/// delay the current action.
const QUIET_MS: u32 = 200;

/// Player of sounds, which are synthesized when sounds are first enabled.
#[derive(Clone, Default)]
pub(crate) struct Sounds(Rc<RefCell<AudioOutput>>);

#[derive(Default)]
struct AudioOutput {
    /// Samples of the sounds in the order of [`ALL`], after synthesis.
    computed: Vec<Vec<f32>>,
    /// Audio context of the browser, after the first gesture.
    audio: Option<AudioContext>,
    /// Sounds as buffers of the audio context.
    buffers: Vec<AudioBuffer>,
    listeners: Vec<EventListener>,
}

impl Sounds {
    /// Prepares the sounds after they are enabled.
    pub(crate) fn prepare(&self) {
        let Some(window) = web_sys::window() else { return };
        let listeners = ["pointerdown", "keydown"].map(|name| {
            let options = EventListenerOptions::run_in_capture_phase();
            let speaker = Rc::downgrade(&self.0);
            EventListener::new_with_options(&window, name, options, move |_| {
                if let Some(speaker) = speaker.upgrade() {
                    speaker.borrow_mut().wake();
                }
            })
        });
        self.0.borrow_mut().listeners = listeners.into();
        let speaker = self.0.clone();
        spawn_local(async move {
            TimeoutFuture::new(QUIET_MS).await;
            speaker.borrow_mut().compute();
        });
    }

    /// Plays a sound; does nothing if the browser cannot.
    pub(crate) fn play(&self, sound: Sound) {
        let mut speaker = self.0.borrow_mut();
        speaker.wake();
        speaker.start(sound);
    }
}

/// Vibrates for a sound, if the device can.
pub(crate) fn feel(sound: Sound) {
    let pattern: &[u32] = match sound {
        Sound::Move => &[15],
        Sound::Capture => &[30],
        Sound::Check => &[20, 50, 20],
        Sound::LowTime => &[60, 80, 60],
        Sound::End => &[150],
    };
    web::vibrate(pattern);
}

/// Returns a sound as strokes on wood.
fn strokes(sound: Sound) -> Vec<Stroke> {
    let stroke = |at, pitch, ring, loudness| Stroke { at, pitch, ring, loudness };
    match sound {
        // Piece on the board: low and very short.
        Sound::Move => vec![stroke(0.0, 290.0, 0.05, 0.4)],
        // Two pieces touch, and one is set down.
        Sound::Capture => vec![stroke(0.0, 640.0, 0.03, 0.3), stroke(0.055, 260.0, 0.055, 0.45)],
        Sound::Check => vec![stroke(0.0, 330.0, 0.05, 0.4), stroke(0.11, 495.0, 0.07, 0.35)],
        // Wood block, twice.
        Sound::LowTime => vec![stroke(0.0, 920.0, 0.06, 0.3), stroke(0.17, 920.0, 0.06, 0.3)],
        // Three bars, descending.
        Sound::End => vec![
            stroke(0.0, 523.0, 0.25, 0.3),
            stroke(0.16, 392.0, 0.28, 0.3),
            stroke(0.34, 262.0, 0.4, 0.35),
        ],
    }
}

impl AudioOutput {
    fn compute(&mut self) {
        if self.computed.is_empty() {
            self.computed = ALL.iter().map(|sound| struck(&strokes(*sound), RATE)).collect();
        }
    }

    /// Creates and resumes the audio context, as far as the browser allows.
    fn wake(&mut self) {
        if self.audio.is_none() {
            self.audio = AudioContext::new().ok();
        }
        let Some(audio) = &self.audio else { return };
        if audio.state() != AudioContextState::Running {
            // If the browser refuses before a gesture, the next press tries again.
            let _ = audio.resume();
        }
        if self.buffers.is_empty() {
            let audio = audio.clone();
            self.compute();
            self.buffers = self.computed.iter().filter_map(|sound| buffer(&audio, sound)).collect();
        }
    }

    fn start(&self, sound: Sound) -> Option<()> {
        let audio = self.audio.as_ref()?;
        let buffer = self.buffers.get(ALL.iter().position(|known| *known == sound)?)?;
        let source = audio.create_buffer_source().ok()?;
        source.set_buffer(Some(buffer));
        source.connect_with_audio_node(&audio.destination()).ok()?;
        source.start().ok()
    }
}

/// Returns samples as a buffer of the audio context.
fn buffer(audio: &AudioContext, sound: &[f32]) -> Option<AudioBuffer> {
    let buffer = audio.create_buffer(1, sound.len() as u32, RATE).ok()?;
    buffer.copy_to_channel(sound, 0).ok()?;
    Some(buffer)
}
