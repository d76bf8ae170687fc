//! What is heard and felt: struck wood, computed on the spot, and the device's own trembling.
//! No file of sound is ever loaded.
//!
//! Browsers let a page be heard once somebody has touched it. So the loudspeaker is asked for at the first press of whoever wants
//! sounds, and the sounds are computed before that: when a piece comes down, nothing is left to do but to start one.

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
/// How many samples a second they are computed with; the browser fits them to its loudspeaker.
const RATE: f32 = 44_100.0;
/// How long after they are first wanted the sounds are computed, in milliseconds: not in the way of what is going on.
const QUIET_MS: u32 = 200;

/// Sounds, computed once they are wanted.
#[derive(Clone, Default)]
pub(crate) struct Sounds(Rc<RefCell<AudioOutput>>);

#[derive(Default)]
struct AudioOutput {
    /// The sounds in the order of [`ALL`], once they are computed.
    computed: Vec<Vec<f32>>,
    /// The browser's loudspeaker, once there is one.
    audio: Option<AudioContext>,
    /// The sounds as it takes them.
    buffers: Vec<AudioBuffer>,
    listeners: Vec<EventListener>,
}

impl Sounds {
    /// Gets ready, once sounds are wanted.
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

    /// Makes a sound. Where the browser has none to give there is none, and nothing depends on it.
    pub(crate) fn play(&self, sound: Sound) {
        let mut speaker = self.0.borrow_mut();
        speaker.wake();
        speaker.start(sound);
    }
}

/// Lets the device tremble, where it can.
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

/// A sound as strokes on wood.
fn strokes(sound: Sound) -> Vec<Stroke> {
    let stroke = |at, pitch, ring, loudness| Stroke { at, pitch, ring, loudness };
    match sound {
        // A piece on the board: low, and gone at once.
        Sound::Move => vec![stroke(0.0, 290.0, 0.05, 0.4)],
        // Two pieces touch, and one comes down.
        Sound::Capture => vec![stroke(0.0, 640.0, 0.03, 0.3), stroke(0.055, 260.0, 0.055, 0.45)],
        Sound::Check => vec![stroke(0.0, 330.0, 0.05, 0.4), stroke(0.11, 495.0, 0.07, 0.35)],
        // A wood block, twice
        Sound::LowTime => vec![stroke(0.0, 920.0, 0.06, 0.3), stroke(0.17, 920.0, 0.06, 0.3)],
        // Three bars, downwards
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

    /// Has the loudspeaker ready, as far as the browser allows by now.
    fn wake(&mut self) {
        if self.audio.is_none() {
            self.audio = AudioContext::new().ok();
        }
        let Some(audio) = &self.audio else { return };
        if audio.state() != AudioContextState::Running {
            // Where the browser does not allow it yet, it is asked again at the next press.
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

/// A sound as the loudspeaker takes it.
fn buffer(audio: &AudioContext, sound: &[f32]) -> Option<AudioBuffer> {
    let buffer = audio.create_buffer(1, sound.len() as u32, RATE).ok()?;
    buffer.copy_to_channel(sound, 0).ok()?;
    Some(buffer)
}
