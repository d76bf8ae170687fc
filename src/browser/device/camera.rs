//! The camera looks for codes: its pictures go to a worker of their own, one after the other, and nowhere else.

use crate::app::dialogs;
use crate::app::dialogs::club;
use crate::app::kept::WorkerPolicy;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::web;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::Program;
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

/// So long after one picture the next is looked at, in milliseconds.
const PAUSE_MS: u32 = 150;

/// So long one picture may take, in milliseconds: then the worker is started again.
const SLOW_MS: u32 = 5_000;

/// So often the worker is started again after it has died of a picture.
const PATIENCE: u32 = 20;

/// A picture that a worker has died of is not shown to another one, and is not waited for as long as an answer.
const POLICY: WorkerPolicy = WorkerPolicy { can_restart: false, has_timeout: false };

/// A camera that looks, or is about to. Dropped, it is switched off.
struct Looking {
    video: HtmlVideoElement,
    stream: RefCell<Option<MediaStream>>,
    canvas: RefCell<Option<HtmlCanvasElement>>,
    worker: WorkerClient,
    deaths: Cell<u32>,
    /// What was read last: it is said once.
    last: RefCell<String>,
    next: RefCell<Option<Timeout>>,
    seen: Callback<Option<String>>,
}

/// Whether this page may ask for a camera: one from a safe host, or a file in some browsers.
pub fn has_camera() -> bool {
    web::media_devices().is_some()
}

/// Shows what the camera sees in this element, and tells every code that is in it, or `None` if it cannot be used. It looks until
/// what is returned is called.
pub fn camera_looks(video: Element, seen: Callback<Option<String>>) -> Box<dyn FnOnce()> {
    let looking = Rc::new_cyclic(|me: &Weak<Looking>| {
        let me = me.clone();
        let worker = WorkerClient::new(Program::CAMERA, POLICY, move |reply| {
            if let Some(me) = me.upgrade() {
                me.hear(reply);
            }
        });
        Looking {
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
        // Nobody may want it any more by now.
        match (weak.upgrade(), stream) {
            (Some(looking), Some(stream)) => looking.begin(stream),
            (Some(looking), None) => looking.seen.emit(None),
            (None, Some(stream)) => switch_off(&stream),
            (None, None) => {}
        }
    });
    Box::new(move || drop(looking))
}

/// The camera that looks away from the person, if there is one.
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

impl Drop for Looking {
    fn drop(&mut self) {
        if let Some(stream) = self.stream.take() {
            switch_off(&stream);
        }
    }
}

impl Looking {
    fn begin(self: Rc<Looking>, stream: MediaStream) {
        self.video.set_src_object(Some(&stream));
        self.stream.replace(Some(stream));
        let plays = self.video.play();
        // A promise that is not kept has to find somebody; that it does not play is seen from its size.
        spawn_local(async move { drop(web::outcome(plays).await) });
        self.look_again();
    }

    fn look_again(self: &Rc<Looking>) {
        let me = Rc::downgrade(self);
        let next = Timeout::new(PAUSE_MS, move || {
            if let Some(me) = me.upgrade() {
                me.look();
            }
        });
        self.next.replace(Some(next));
    }

    /// Has the worker look at what the camera sees now.
    fn look(self: &Rc<Looking>) {
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

    /// The worker has looked; or it has died of a picture, and another one looks on.
    fn hear(self: &Rc<Looking>, reply: WorkerReply) {
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

    /// The picture as the worker takes it; `None` while there is none.
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
        // Setting a size clears the canvas, also where it stays the same.
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

/// Draws a number that cannot be guessed. Without such numbers there are no codes.
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
