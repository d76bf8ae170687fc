//! A worker that answers one question after another, and what it is asked before it is there.

use crate::browser::workers::process::{Files, Running};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// What the program `partner` is made of.
pub(crate) const PARTNER: Files = ["partner.js", "partner.wasm"];

/// A worker that thinks, or is about to. Dropped, it is ended, whatever it thinks of.
pub(crate) struct Thinker(Rc<Inside>);

struct Inside {
    worker: RefCell<Option<Running>>,
    is_there: Cell<bool>,
    /// What it is asked once it is there.
    question: RefCell<Option<JsValue>>,
    tell: Box<dyn Fn(Option<JsValue>)>,
}

impl Thinker {
    /// Starts one. What it answers goes to `tell`; `None`: it has died, cannot be had, or takes nothing.
    pub(crate) fn start(files: Files, tell: impl Fn(Option<JsValue>) + 'static) -> Thinker {
        let inside = Rc::new(Inside {
            worker: RefCell::default(),
            is_there: Cell::default(),
            question: RefCell::default(),
            tell: Box::new(tell),
        });
        let (hears, fails) = (Rc::downgrade(&inside), Rc::downgrade(&inside));
        let hears = move |event: MessageEvent| heard(&hears, event.data());
        let fails = move |_| {
            if let Some(inside) = fails.upgrade() {
                (inside.tell)(None);
            }
        };
        let worker = Running::start_with(files, Box::new(hears), Box::new(fails));
        inside.worker.replace(Some(worker));
        Thinker(inside)
    }

    /// Has it answer this. That it cannot be asked is told later.
    pub(crate) fn ask(&self, question: JsValue) {
        if self.0.is_there.get() {
            hand_over(&self.0, &question);
        } else {
            self.0.question.replace(Some(question));
        }
    }
}

/// It has said something: that it is there, or an answer.
fn heard(inside: &Weak<Inside>, said: JsValue) {
    let Some(inside) = inside.upgrade() else { return };
    if inside.is_there.replace(true) {
        return (inside.tell)(Some(said).filter(|said| !said.is_null()));
    }
    if let Some(question) = inside.question.take() {
        hand_over(&inside, &question);
    }
}

fn hand_over(inside: &Rc<Inside>, question: &JsValue) {
    let handed = inside.worker.borrow().as_ref().and_then(|worker| worker.hand_over(question));
    if handed.is_none() {
        let inside = inside.clone();
        wasm_bindgen_futures::spawn_local(async move { (inside.tell)(None) });
    }
}
