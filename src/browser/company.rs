//! The partner's worker, its timer, and what the page shows of it: carries out what [`Company`] orders.

use super::worker::{Files, Running};
use crate::app::{App, Company, Msg, News, Order, Shown, table};
use crate::game::Instant;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use web_sys::MessageEvent;
use yew::Callback;

/// Made of the program `partner`.
const PARTNER: Files = ["partner.js", "partner.wasm"];

#[derive(Default)]
struct Desk {
    company: Company,
    /// What it has not heard yet.
    news: Option<News>,
    worker: Option<Running>,
    /// What the worker is asked once it is there.
    question: Option<String>,
    is_there: bool,
    timer: Option<Timeout>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Whether a message is for people to send, see [`Company::admits`].
pub fn company_admits(app: &App, msg: &Msg) -> bool {
    DESK.with_borrow(|desk| desk.company.admits(app, msg))
}

/// Shows the page to the company at the table, which does what it has to do. To be called after each change.
pub fn company_looks(app: &App, now: Instant, on: &Callback<Msg>) {
    let orders = DESK.with_borrow_mut(|desk| {
        let news = desk.news.take();
        desk.company.look(app, news, now)
    });
    for order in orders {
        carry_out(order, on);
    }
}

fn carry_out(order: Order, on: &Callback<Msg>) {
    match order {
        Order::Ask(text) => DESK.with_borrow_mut(|desk| {
            let worker = desk.worker.get_or_insert_with(|| start(on));
            if desk.is_there {
                ask(worker, &text, on);
            } else {
                desk.question = Some(text);
            }
        }),
        Order::End => {
            // Dropped here, it is ended at once, whatever it thinks of.
            DESK.with_borrow_mut(|desk| {
                (desk.question, desk.is_there) = (None, false);
                desk.worker.take()
            });
        }
        Order::Wait(milliseconds) => {
            let on = on.clone();
            let timer = Timeout::new(milliseconds, move || tell(News::Rang, &on));
            DESK.with_borrow_mut(|desk| desk.timer = Some(timer));
        }
        Order::Send(msg) => on.emit(msg),
        Order::Show(shown) => show(shown),
    }
}

fn start(on: &Callback<Msg>) -> Running {
    let (hears, fails) = (on.clone(), on.clone());
    let hears = move |event: MessageEvent| heard(event.data().as_string(), &hears);
    Running::start_with(PARTNER, Box::new(hears), Box::new(move |_| tell(News::Failed, &fails)))
}

/// The worker has said something: that it is there, or what it has decided.
fn heard(text: Option<String>, on: &Callback<Msg>) {
    match text {
        Some(text) => tell(News::Said(text), on),
        None => DESK.with_borrow_mut(|desk| {
            desk.is_there = true;
            if let (Some(worker), Some(question)) = (&desk.worker, desk.question.take()) {
                ask(worker, &question, on);
            }
        }),
    }
}

fn ask(worker: &Running, question: &str, on: &Callback<Msg>) {
    if worker.hand_over(&question.into()).is_none() {
        let on = on.clone();
        wasm_bindgen_futures::spawn_local(async move { tell(News::Failed, &on) });
    }
}

/// Has the page look again. It may have come early for the page itself, which minds no wake.
fn tell(news: News, on: &Callback<Msg>) {
    DESK.with_borrow_mut(|desk| desk.news = Some(news));
    on.emit(table::Msg::Wake.into());
}

/// Says on the page where partners sit and who thinks; the style hides what only a person presses there.
fn show(shown: Shown) {
    let Some(root) =
        web_sys::window().and_then(|window| window.document()).and_then(|page| page.document_element())
    else {
        return;
    };
    let sides: Vec<&str> = ["white", "black"]
        .into_iter()
        .zip(shown.seats)
        .filter(|(_, sits)| *sits)
        .map(|(side, _)| side)
        .collect();
    let thinks = shown.thinks.map(|color| color.fold("white", "black")).unwrap_or_default();
    for (name, value) in [("data-partner", sides.join(" ").as_str()), ("data-thinks", thinks)] {
        // An attribute with a plain name is never refused.
        let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    }
}
