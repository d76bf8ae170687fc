//! The camera looks for codes: its pictures go to a worker of their own, one after the other, and nowhere else.
//!
//! What it needs is asked for by name, not through bindings: those would stand in the script of the page, which everyone loads.

use crate::app::dialogs;
use crate::app::dialogs::club;
use crate::browser::runtime::messages::Post;
use crate::browser::web;
use crate::browser::workers::client::Thinker;
use crate::browser::workers::process::Files;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::Callback;

/// What the program `camera` is made of.
const CAMERA: Files = ["camera.js", "camera.wasm"];

/// So long after one picture the next is looked at, in milliseconds.
const PAUSE_MS: u32 = 150;

/// So long one picture may take, in milliseconds: then the worker is started again.
const SLOW_MS: u32 = 5_000;

/// So often the worker is started again after it has died of a picture.
const PATIENCE: u32 = 20;

/// A camera that looks, or is about to. Dropped, it is switched off.
struct Looking {
    video: Element,
    stream: RefCell<Option<JsValue>>,
    canvas: RefCell<Option<JsValue>>,
    worker: RefCell<Option<Thinker>>,
    deaths: Cell<u32>,
    /// What was read last: it is told once.
    last: RefCell<String>,
    next: RefCell<Option<Timeout>>,
    seen: Callback<Option<String>>,
}

/// Whether this page may ask for a camera: one from a safe host, or a file in some browsers.
pub fn has_camera() -> bool {
    devices().is_some()
}

fn devices() -> Option<JsValue> {
    web::part(&web_sys::window()?.navigator(), "mediaDevices")
}

/// Shows what the camera sees in this element, and tells every code that is in it, or `None` if it cannot be used. It looks until
/// what is returned is called.
pub fn camera_looks(video: Element, seen: Callback<Option<String>>) -> Box<dyn FnOnce()> {
    let looking = Rc::new(Looking {
        video,
        stream: RefCell::default(),
        canvas: RefCell::default(),
        worker: RefCell::default(),
        deaths: Cell::default(),
        last: RefCell::default(),
        next: RefCell::default(),
        seen,
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
async fn opened() -> Option<JsValue> {
    let wish = |name: &str, value: JsValue| {
        let wish = Object::new();
        Reflect::set(&wish, &name.into(), &value).ok().map(|_| wish)
    };
    let video = wish("facingMode", "environment".into())?;
    for (side, pixels) in [("width", 1280), ("height", 720)] {
        Reflect::set(&video, &side.into(), &wish("ideal", pixels.into())?.into()).ok()?;
    }
    let what = wish("video", video.into())?;
    let asked = web::call(&devices()?, "getUserMedia", &Array::of1(&what))?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()
}

fn switch_off(stream: &JsValue) {
    let tracks = web::call(stream, "getTracks", &Array::new()).unwrap_or_default();
    for track in Array::from(&tracks).iter() {
        web::call(&track, "stop", &Array::new());
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
    fn begin(self: Rc<Looking>, stream: JsValue) {
        let shown = Reflect::set(&self.video, &"srcObject".into(), &stream).is_ok();
        self.stream.replace(Some(stream));
        if let Some(plays) = web::call(&self.video, "play", &Array::new())
            && let Ok(plays) = plays.dyn_into::<Promise>()
        {
            // A promise that is not kept has to find somebody; that it does not play is seen from its size.
            spawn_local(async move { drop(JsFuture::from(plays).await) });
        }
        if shown { self.look_again() } else { self.seen.emit(None) }
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
        let me = Rc::downgrade(self);
        let mut worker = self.worker.borrow_mut();
        worker.get_or_insert_with(|| Thinker::start(CAMERA, move |said| heard(&me, said))).ask(picture);
        drop(worker);
        let me = Rc::downgrade(self);
        self.next.replace(Some(Timeout::new(SLOW_MS, move || heard(&me, None))));
    }

    /// The picture as the worker takes it; `None` while there is none.
    fn picture(&self) -> Option<JsValue> {
        let side =
            |name: &str| Reflect::get(&self.video, &name.into()).ok()?.as_f64().filter(|side| *side > 0.0);
        let (width, height) = (side("videoWidth")?, side("videoHeight")?);
        let mut canvas = self.canvas.borrow_mut();
        if canvas.is_none() {
            let document: JsValue = web_sys::window()?.document()?.into();
            *canvas = web::call(&document, "createElement", &Array::of1(&"canvas".into()));
        }
        let canvas = canvas.as_ref()?;
        for (name, pixels) in [("width", width), ("height", height)] {
            if Reflect::get(canvas, &name.into()).ok()?.as_f64() != Some(pixels) {
                Reflect::set(canvas, &name.into(), &pixels.into()).ok()?;
            }
        }
        let often = Object::new();
        Reflect::set(&often, &"willReadFrequently".into(), &true.into()).ok()?;
        let context = web::call(canvas, "getContext", &Array::of2(&"2d".into(), &often))?;
        let zero = JsValue::from(0);
        web::call(&context, "drawImage", &Array::of3(&self.video, &zero, &zero))?;
        let whole = Array::of4(&zero, &zero, &width.into(), &height.into());
        web::call(&context, "getImageData", &whole)
    }
}

/// The worker has looked; or has died of a picture, and another one looks on.
fn heard(me: &Weak<Looking>, said: Option<JsValue>) {
    let Some(me) = me.upgrade() else { return };
    let Some(said) = said else {
        // It tells of its death itself: it is dropped when that is done.
        let died = me.worker.take();
        spawn_local(async move { drop(died) });
        me.deaths.set(me.deaths.get() + 1);
        return if me.deaths.get() > PATIENCE { me.seen.emit(None) } else { me.look_again() };
    };
    let text = said.as_string().unwrap_or_default();
    me.look_again();
    if !text.is_empty() && *me.last.borrow() != text {
        me.last.replace(text.clone());
        me.seen.emit(Some(text));
    }
}

/// Draws a number that nobody can guess. Without such numbers there are no codes.
pub(crate) fn draw_key(post: Post) {
    let bytes = Uint8Array::new_with_length(8);
    let drawn = web_sys::window()
        .and_then(|window| web::part(&window, "crypto"))
        .and_then(|crypto| web::call(&crypto, "getRandomValues", &Array::of1(&bytes)));
    if drawn.is_some() {
        let mut key = [0; 8];
        bytes.copy_to(&mut key);
        post.send_later(dialogs::Msg::Club(club::Msg::Key(u64::from_be_bytes(key))).into());
    }
}
