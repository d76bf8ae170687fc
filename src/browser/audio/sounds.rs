//! Sounds and vibration for moves and clocks. The sounds are synthesized knocks on wood, so the
//! page loads no sound files.
//!
//! Browsers play audio only after the user has touched the page, so the audio context is created at
//! the first press. The samples are computed soon after the sounds are enabled. So a move only has
//! to start the playback of a buffer.

use crate::app::Sound;
use crate::browser::audio::synthesis::{WoodKnock, render_knocks};
use crate::browser::web;
use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::future::TimeoutFuture;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// All sounds, in the order in which they are computed.
const ALL: [Sound; 5] = [Sound::Move, Sound::Capture, Sound::Check, Sound::LowTime, Sound::End];
/// Sample rate of the synthesis, in hertz. The browser converts the samples to its own rate.
const SAMPLE_RATE: f32 = 44_100.0;
/// Delay between [`Sounds::prepare`] and the computation of the samples, in milliseconds. Keeps the
/// page responsive.
const COMPUTE_DELAY_MS: u32 = 200;

/// Plays the sounds of moves and chess clocks. All clones share one audio output.
#[derive(Clone, Default)]
pub(crate) struct Sounds(Rc<RefCell<AudioOutput>>);

/// The computed samples of all sounds of the app, and the browser's audio context that plays them.
#[derive(Default)]
struct AudioOutput {
    /// Samples of the sounds, in the order of [`ALL`]; empty until they are computed.
    computed: Vec<Vec<f32>>,
    /// The browser's audio context; `None` until it exists.
    audio: Option<AudioContext>,
    /// Audio buffers of the sounds, in the order of [`ALL`]; empty until the audio context exists.
    buffers: Vec<AudioBuffer>,
    /// Listeners for presses of the pointer and of keys, and for changes of the page's visibility.
    listeners: Vec<EventListener>,
}

impl Sounds {
    /// Prepares the sounds of the app, so that the first sound is not late. Enables audio at the
    /// first press of the user, as browsers require. Computes the samples at that press, or after
    /// [`COMPUTE_DELAY_MS`] if no press comes before.
    pub(crate) fn prepare(&self) {
        let Some(window) = web_sys::window() else { return };
        // `pointerup`: for browsers, a touch counts as a press only when the finger is lifted.
        // `visibilitychange`: iOS interrupts audio, for example during a call, so audio must be
        // resumed when the page becomes visible again.
        let listeners = ["pointerdown", "pointerup", "keydown", "visibilitychange"].map(|name| {
            let options = EventListenerOptions::run_in_capture_phase();
            let speaker = Rc::downgrade(&self.0);
            EventListener::new_with_options(&window, name, options, move |_| {
                if let Some(speaker) = speaker.upgrade() {
                    speaker.borrow_mut().resume_audio();
                }
            })
        });
        self.0.borrow_mut().listeners = listeners.into();
        let speaker = self.0.clone();
        spawn_local(async move {
            TimeoutFuture::new(COMPUTE_DELAY_MS).await;
            speaker.borrow_mut().compute();
        });
    }

    /// Plays a sound, for example for a move. Does nothing in a browser without audio.
    pub(crate) fn play(&self, sound: Sound) {
        let mut speaker = self.0.borrow_mut();
        speaker.resume_audio();
        speaker.start(sound);
    }
}

/// Vibrates the device in the pattern for a sound, if the device can vibrate.
pub(crate) fn vibrate_for(sound: Sound) {
    let pattern: &[u32] = match sound {
        Sound::Move => &[15],
        Sound::Capture => &[30],
        Sound::Check => &[20, 50, 20],
        Sound::LowTime => &[60, 80, 60],
        Sound::End => &[150],
    };
    web::vibrate(pattern);
}

/// Returns the knocks on wood for `sound`.
fn knocks_of(sound: Sound) -> Vec<WoodKnock> {
    let stroke = |at, pitch, ring, loudness| WoodKnock { at, pitch, ring, loudness };
    match sound {
        // A piece hits the board: a low and short knock.
        Sound::Move => vec![stroke(0.0, 290.0, 0.05, 0.4)],
        // Two pieces touch, then one of them hits the board.
        Sound::Capture => vec![stroke(0.0, 640.0, 0.03, 0.3), stroke(0.055, 260.0, 0.055, 0.45)],
        Sound::Check => vec![stroke(0.0, 330.0, 0.05, 0.4), stroke(0.11, 495.0, 0.07, 0.35)],
        // A wood block, twice.
        Sound::LowTime => vec![stroke(0.0, 920.0, 0.06, 0.3), stroke(0.17, 920.0, 0.06, 0.3)],
        // Three descending tones.
        Sound::End => vec![
            stroke(0.0, 523.0, 0.25, 0.3),
            stroke(0.16, 392.0, 0.28, 0.3),
            stroke(0.34, 262.0, 0.4, 0.35),
        ],
    }
}

impl AudioOutput {
    /// Computes the audio samples of all sounds, unless they exist.
    fn compute(&mut self) {
        if self.computed.is_empty() {
            self.computed = ALL.iter().map(|sound| render_knocks(&knocks_of(*sound), SAMPLE_RATE)).collect();
        }
    }

    /// Creates the browser's audio context if there is none, and resumes it if it is not running.
    /// Makes the buffers of all sounds, unless they exist.
    fn resume_audio(&mut self) {
        // A closed context cannot be resumed, so a new one is created.
        if self.audio.as_ref().is_none_or(|audio| audio.state() == AudioContextState::Closed) {
            self.audio = AudioContext::new().ok();
        }
        let Some(audio) = &self.audio else { return };
        // A context that is not running is suspended or, on iOS, interrupted. `web-sys` has no
        // constant for the state `interrupted`. Each press tries again until the browser allows
        // audio.
        if audio.state() != AudioContextState::Running {
            let resumed = audio.resume();
            // Awaits the promise, because the browser would report an unhandled rejection as an
            // error.
            spawn_local(async move { drop(web::promise_result(resumed).await) });
        }
        if self.buffers.is_empty() {
            let audio = audio.clone();
            self.compute();
            self.buffers = self.computed.iter().filter_map(|sound| audio_buffer(&audio, sound)).collect();
        }
    }

    /// Starts to play a sound; `None` if audio is not available.
    fn start(&self, sound: Sound) -> Option<()> {
        let audio = self.audio.as_ref()?;
        let buffer = self.buffers.get(ALL.iter().position(|known| *known == sound)?)?;
        let source = audio.create_buffer_source().ok()?;
        source.set_buffer(Some(buffer));
        source.connect_with_audio_node(&audio.destination()).ok()?;
        source.start().ok()
    }
}

/// Converts audio samples to a buffer that the browser can play; `None` if the browser refuses the
/// samples.
fn audio_buffer(audio: &AudioContext, sound: &[f32]) -> Option<AudioBuffer> {
    let buffer = audio.create_buffer(1, sound.len() as u32, SAMPLE_RATE).ok()?;
    buffer.copy_to_channel(sound, 0).ok()?;
    Some(buffer)
}
