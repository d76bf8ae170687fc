//! Scans QR codes with the camera, and makes the random key for the QR codes of a club tournament.
//! A web worker decodes the camera's pictures one after the other. The pictures do not leave the
//! device.

use crate::app::dialogs;
use crate::app::dialogs::club;
use crate::app::storage::WorkerPolicy;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::WorkerProgram;
use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    CanvasRenderingContext2d, ContextAttributes2d, Element, HtmlCanvasElement, HtmlVideoElement, ImageData,
    MediaStream, MediaStreamConstraints, MediaStreamTrack, MediaTrackConstraints,
};
use yew::Callback;

/// Pause between two pictures, in milliseconds.
const PAUSE_MS: u32 = 150;

/// Time limit for one picture, in milliseconds. After this time, the worker is ended.
const PICTURE_TIMEOUT_MS: u32 = 5_000;

/// Number of failed pictures in a row after which the scan ends. A picture fails if the worker dies
/// or is too slow.
const MAX_FAILURES: u32 = 20;

/// Policy of the worker. A picture that crashes a worker is not sent to another worker.
/// [`PICTURE_TIMEOUT_MS`] replaces the usual timeout.
const POLICY: WorkerPolicy = WorkerPolicy { can_restart: false, has_timeout: false };

/// A camera that scans QR codes, or waits for the user's permission. Dropping this value turns the
/// camera off.
struct CodeScanner {
    /// The element that shows the camera.
    video: HtmlVideoElement,
    /// The camera's stream; `None` until the user has allowed the camera.
    stream: RefCell<Option<MediaStream>>,
    /// Canvas that converts a video frame to pixels; `None` until the first frame.
    canvas: RefCell<Option<HtmlCanvasElement>>,
    /// The worker that decodes pictures.
    worker: WorkerClient,
    /// Number of consecutive failed pictures. A picture fails if the worker dies or is too slow.
    failures: Cell<u32>,
    /// The last reported text. A code that stays in view is reported only once.
    last: RefCell<String>,
    /// Timer for the next picture, or for the time limit of the current picture; `None` until the
    /// camera is on.
    next: RefCell<Option<Timeout>>,
    /// Callback that receives the text of each code, or `None` if the camera cannot be used.
    seen: Callback<Option<String>>,
}

/// Whether the page may request a camera. Browsers require a secure connection; some also allow a
/// page that was opened from a file.
pub fn has_camera() -> bool {
    web::media_devices().is_some()
}

/// Shows the camera's picture in the element `video`. Calls `seen` with the text of each QR code,
/// or with `None` if the camera cannot be used. The returned function stops the camera.
pub fn scan_codes(video: Element, seen: Callback<Option<String>>) -> Box<dyn FnOnce()> {
    let looking = Rc::new_cyclic(|me: &Weak<CodeScanner>| {
        let me = me.clone();
        let worker = WorkerClient::new(WorkerProgram::CAMERA, POLICY, move |reply| {
            if let Some(me) = me.upgrade() {
                me.take_reply(reply);
            }
        });
        CodeScanner {
            video: video.unchecked_into(),
            stream: RefCell::default(),
            canvas: RefCell::default(),
            worker,
            failures: Cell::default(),
            last: RefCell::default(),
            next: RefCell::default(),
            seen,
        }
    });
    let weak = Rc::downgrade(&looking);
    spawn_local(async move {
        let stream = open_camera().await;
        // The scan may have been stopped while the browser asked for permission.
        match (weak.upgrade(), stream) {
            (Some(looking), Some(stream)) => looking.start(stream),
            (Some(looking), None) => looking.seen.emit(None),
            (None, Some(stream)) => switch_off(&stream),
            (None, None) => {}
        }
    });
    Box::new(move || drop(looking))
}

/// Opens the camera, preferably the camera on the back of the device; `None` if this fails.
async fn open_camera() -> Option<MediaStream> {
    let video = MediaTrackConstraints::new();
    video.set_facing_mode_str("environment");
    let ideal = |pixels: u32| web::js_object([("ideal", pixels.into())]);
    video.set_width(&ideal(1280));
    video.set_height(&ideal(720));
    let wanted = MediaStreamConstraints::new();
    wanted.set_video_media_track_constraints(&video);
    let stream = web::media_devices()?.get_user_media_with_constraints(&wanted);
    web::promise_result(stream).await.map(JsCast::unchecked_into)
}

/// Stops all tracks of a camera's stream, which turns the camera off.
fn switch_off(stream: &MediaStream) {
    for track in stream.get_tracks().iter() {
        track.unchecked_into::<MediaStreamTrack>().stop();
    }
}

impl Drop for CodeScanner {
    /// Turns the camera off when the scan of QR codes ends.
    fn drop(&mut self) {
        if let Some(stream) = self.stream.take() {
            switch_off(&stream);
        }
    }
}

impl CodeScanner {
    /// Shows the camera's stream in the video element, and schedules the first scan.
    fn start(self: Rc<CodeScanner>, stream: MediaStream) {
        self.video.set_src_object(Some(&stream));
        self.stream.replace(Some(stream));
        let plays = self.video.play();
        // Awaits the promise, because the browser would report an unhandled rejection as an error.
        // If the video does not play, its size stays 0, and no picture is scanned.
        spawn_local(async move { drop(web::promise_result(plays).await) });
        self.scan_later();
    }

    fn scan_later(self: &Rc<CodeScanner>) {
        let me = Rc::downgrade(self);
        let next = Timeout::new(PAUSE_MS, move || {
            if let Some(me) = me.upgrade() {
                me.scan_frame();
            }
        });
        self.next.replace(Some(next));
    }

    /// Sends the camera's current picture to the worker that decodes QR codes. Ends the worker if
    /// it does not answer within [`PICTURE_TIMEOUT_MS`].
    fn scan_frame(self: &Rc<CodeScanner>) {
        let Some(picture) = self.current_frame() else { return self.scan_later() };
        self.worker.request(picture);
        let me = Rc::downgrade(self);
        self.next.replace(Some(Timeout::new(PICTURE_TIMEOUT_MS, move || {
            if let Some(me) = me.upgrade() {
                me.worker.cancel();
                me.take_reply(WorkerReply::Missing);
            }
        })));
    }

    /// Handles a reply of the worker that decodes QR codes. Reports a new text, and schedules the
    /// next scan. After [`MAX_FAILURES`] failed pictures in a row, reports that the camera cannot
    /// be used.
    fn take_reply(self: &Rc<CodeScanner>, reply: WorkerReply) {
        let text = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(text) => text.as_string().unwrap_or_default(),
            WorkerReply::Missing => {
                let failures = self.failures.get() + 1;
                self.failures.set(failures);
                return if failures < MAX_FAILURES { self.scan_later() } else { self.seen.emit(None) };
            }
        };
        self.failures.set(0);
        self.scan_later();
        if !text.is_empty() && *self.last.borrow() != text {
            self.last.replace(text.clone());
            self.seen.emit(Some(text));
        }
    }

    /// Returns the pixels of the camera's current picture; `None` if there is no picture yet.
    fn current_frame(&self) -> Option<ImageData> {
        let (width, height) = (self.video.video_width(), self.video.video_height());
        if width == 0 || height == 0 {
            return None;
        }
        let mut canvas = self.canvas.borrow_mut();
        if canvas.is_none() {
            let made = web_sys::window()?.document()?.create_element("canvas").ok()?;
            *canvas = Some(made.unchecked_into());
        }
        let canvas = canvas.as_ref()?;
        // The size is set only if it changes, because setting a size clears the canvas.
        if (canvas.width(), canvas.height()) != (width, height) {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        let often = ContextAttributes2d::new();
        often.set_will_read_frequently(true);
        let context = canvas.get_context_with_context_options("2d", &often).ok()??;
        let context: CanvasRenderingContext2d = context.unchecked_into();
        context.draw_image_with_html_video_element(&self.video, 0.0, 0.0).ok()?;
        context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height)).ok()
    }
}

/// Makes a secret random key for the QR codes of a club tournament; [`club::Msg::Key`] reports it.
/// From this key, the app derives a secret for each game's code, by which it recognizes a result
/// that another device sends. The key is `None` if the browser has no secure random numbers; the
/// club then cannot make codes.
pub(crate) fn draw_key(post: MessageSender) {
    let bytes = Uint8Array::new_with_length(8);
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let drawn = crypto.and_then(|crypto| crypto.get_random_values_with_js_u8_array(&bytes).ok());
    let key = drawn.map(|_| {
        let mut key = [0; 8];
        bytes.copy_to(&mut key);
        u64::from_be_bytes(key)
    });
    post.send_later(dialogs::Msg::Club(club::Msg::Key(key)).into());
}
