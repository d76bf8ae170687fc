//! Camera scanning: its pictures go one by one to a worker of their own, and nowhere else.

use crate::app::dialogs;
use crate::app::dialogs::club;
use crate::app::kept::WorkerPolicy;
use crate::browser::runtime::messages::MessageSender;
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

/// Time limit for one picture, in milliseconds, after which the worker is restarted.
const SLOW_MS: u32 = 5_000;

/// Number of restarts of the worker after pictures that crashed it.
const PATIENCE: u32 = 20;

/// Policy of the worker: a picture that crashed a worker is not sent to another one, and the
/// default time limit does not apply.
const POLICY: WorkerPolicy = WorkerPolicy { can_restart: false, has_timeout: false };

/// Active or starting camera. Dropping it switches the camera off.
struct CodeScanner {
    video: HtmlVideoElement,
    stream: RefCell<Option<MediaStream>>,
    canvas: RefCell<Option<HtmlCanvasElement>>,
    worker: WorkerClient,
    deaths: Cell<u32>,
    /// Text that was read last; a repetition is not reported.
    last: RefCell<String>,
    next: RefCell<Option<Timeout>>,
    seen: Callback<Option<String>>,
}

/// Whether this page may ask for a camera: secure origins, and local files in some browsers.
pub fn has_camera() -> bool {
    web::media_devices().is_some()
}

/// Shows the camera picture in an element and calls `seen` with each code in it, or with `None` if
/// the camera cannot be used. The camera runs until the returned function is called.
pub fn camera_looks(video: Element, seen: Callback<Option<String>>) -> Box<dyn FnOnce()> {
    let looking = Rc::new_cyclic(|me: &Weak<CodeScanner>| {
        let me = me.clone();
        let worker = WorkerClient::new(WorkerProgram::CAMERA, POLICY, move |reply| {
            if let Some(me) = me.upgrade() {
                me.hear(reply);
            }
        });
        CodeScanner {
            video: video.unchecked_into(),
            stream: RefCell::default(),
            canvas: RefCell::default(),
            worker,
            deaths: Cell::default(),
            last: RefCell::default(),
            next: RefCell::default(),
            seen,
        }
    });
    let weak = Rc::downgrade(&looking);
    spawn_local(async move {
        let stream = opened().await;
        // The scan may have been stopped by now.
        match (weak.upgrade(), stream) {
            (Some(looking), Some(stream)) => looking.begin(stream),
            (Some(looking), None) => looking.seen.emit(None),
            (None, Some(stream)) => switch_off(&stream),
            (None, None) => {}
        }
    });
    Box::new(move || drop(looking))
}

/// Opens the rear camera, if there is one.
async fn opened() -> Option<MediaStream> {
    let video = MediaTrackConstraints::new();
    video.set_facing_mode_str("environment");
    let ideal = |pixels: u32| web::object([("ideal", pixels.into())]);
    video.set_width(&ideal(1280));
    video.set_height(&ideal(720));
    let wanted = MediaStreamConstraints::new();
    wanted.set_video_media_track_constraints(&video);
    let stream = web::media_devices()?.get_user_media_with_constraints(&wanted);
    web::outcome(stream).await.map(JsCast::unchecked_into)
}

fn switch_off(stream: &MediaStream) {
    for track in stream.get_tracks().iter() {
        track.unchecked_into::<MediaStreamTrack>().stop();
    }
}

impl Drop for CodeScanner {
    fn drop(&mut self) {
        if let Some(stream) = self.stream.take() {
            switch_off(&stream);
        }
    }
}

impl CodeScanner {
    fn begin(self: Rc<CodeScanner>, stream: MediaStream) {
        self.video.set_src_object(Some(&stream));
        self.stream.replace(Some(stream));
        let plays = self.video.play();
        // Awaits the promise so that a rejection is handled; a failure to play shows in the size of
        // the video.
        spawn_local(async move { drop(web::outcome(plays).await) });
        self.look_again();
    }

    fn look_again(self: &Rc<CodeScanner>) {
        let me = Rc::downgrade(self);
        let next = Timeout::new(PAUSE_MS, move || {
            if let Some(me) = me.upgrade() {
                me.look();
            }
        });
        self.next.replace(Some(next));
    }

    /// Sends the current picture to the worker.
    fn look(self: &Rc<CodeScanner>) {
        let Some(picture) = self.picture() else { return self.look_again() };
        self.worker.request(picture);
        let me = Rc::downgrade(self);
        self.next.replace(Some(Timeout::new(SLOW_MS, move || {
            if let Some(me) = me.upgrade() {
                me.worker.cancel();
                me.hear(WorkerReply::Missing);
            }
        })));
    }

    /// Handles the worker's answer, or a crash, after which another worker continues.
    fn hear(self: &Rc<CodeScanner>, reply: WorkerReply) {
        let text = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(text) => text.as_string().unwrap_or_default(),
            WorkerReply::Missing => {
                self.deaths.set(self.deaths.get() + 1);
                return if self.deaths.get() > PATIENCE { self.seen.emit(None) } else { self.look_again() };
            }
        };
        self.look_again();
        if !text.is_empty() && *self.last.borrow() != text {
            self.last.replace(text.clone());
            self.seen.emit(Some(text));
        }
    }

    /// Returns the current picture, or `None` if there is none.
    fn picture(&self) -> Option<ImageData> {
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
        // Setting a size clears the canvas even if the size is the same.
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

/// Draws an unpredictable random number for a code. Without a source of randomness there are no
/// codes.
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
