//! The partner's worker, its timer, and what the page shows of it: carries out what [`Company`] orders.

use crate::app::kept::WorkerPolicy;
use crate::app::{App, Company, Msg, News, Order, Shown, table};
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::Program;
use crate::game::Instant;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use yew::Callback;

/// [`Company`] waits for the worker and has it started again by itself.
const POLICY: WorkerPolicy = WorkerPolicy { restarts: false, is_timed: false };

#[derive(Default)]
struct Desk {
    company: Company,
    /// What it has not heard yet.
    news: Option<News>,
    worker: Option<WorkerClient>,
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
            desk.worker.get_or_insert_with(|| start(on)).request(text);
        }),
        Order::End => {
            // Dropped here, it is ended at once, whatever it thinks of.
            DESK.with_borrow_mut(|desk| desk.worker.take());
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

fn start(on: &Callback<Msg>) -> WorkerClient {
    let on = on.clone();
    WorkerClient::new(Program::PARTNER, POLICY, move |reply| match reply {
        WorkerReply::Progress(_) => {}
        WorkerReply::Done(said) => tell(News::Said(said.as_string().unwrap_or_default()), &on),
        WorkerReply::Missing => tell(News::Failed, &on),
    })
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
