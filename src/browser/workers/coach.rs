//! The coach's worker, and who watches what it tells: carries out what [`Coach`] orders.

use crate::app::kept::WorkerPolicy;
use crate::app::{App, Coach, CoachNews, CoachOrder, CoachView, Msg, Wanted, table};
use crate::browser::from_js;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::Program;
use crate::game::Event;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Callback;

/// Whoever is told what the coach shows.
type Watcher = Callback<Rc<CoachView>>;

#[derive(Default)]
struct Desk {
    coach: Coach,
    /// What it has not heard yet, in order.
    news: Vec<CoachNews>,
    worker: Option<WorkerClient>,
    /// What proves that somebody could mate no more.
    judge: Option<WorkerClient>,
    watchers: Vec<Watcher>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What the coach shows.
pub fn coach_shown() -> Rc<CoachView> {
    DESK.with_borrow(|desk| desk.coach.shown())
}

/// Tells this one from now on what the coach shows; or no more, if it was told.
pub fn watch_coach(watcher: Watcher, watches: bool) {
    DESK.with_borrow_mut(|desk| {
        desk.watchers.retain(|known| *known != watcher);
        desk.watchers.extend(watches.then_some(watcher));
    });
}

/// A person wants something of the coach.
pub fn coach_hears(wanted: Wanted, on: &Callback<Msg>) {
    tell(CoachNews::Wanted(wanted), on);
}

/// Shows the page to the coach, which forgets what is no longer on the board. To be called after each change.
pub fn coach_looks(app: &App, on: &Callback<Msg>) {
    let orders = DESK.with_borrow_mut(|desk| {
        let news = std::mem::take(&mut desk.news);
        let mut orders = desk.coach.look(app, None);
        orders.extend(news.into_iter().flat_map(|news| desk.coach.look(app, Some(news))));
        orders
    });
    for order in orders {
        match order {
            CoachOrder::Ask(text) => DESK.with_borrow_mut(|desk| {
                desk.worker.get_or_insert_with(|| start(on)).request(text);
            }),
            CoachOrder::End => {
                // Dropped here, it is ended at once, whatever it thinks of.
                DESK.with_borrow_mut(|desk| desk.worker.take());
            }
            CoachOrder::Inquire(question) => match serde_wasm_bindgen::to_value(&*question) {
                Ok(question) => DESK.with_borrow_mut(|desk| {
                    desk.judge.get_or_insert_with(|| start_judge(on)).request(question);
                }),
                Err(_) => tell_later(CoachNews::Judged(None), on),
            },
            CoachOrder::EndInquiry => DESK.with_borrow_mut(|desk| desk.judge = None),
            CoachOrder::Mark(headers) => on.emit(table::Msg::Act(Event::SetHeaders(headers)).into()),
            CoachOrder::Show(view) => {
                let watchers = DESK.with_borrow(|desk| desk.watchers.clone());
                watchers.iter().for_each(|watcher| watcher.emit(view.clone()));
            }
        }
    }
}

fn start(on: &Callback<Msg>) -> WorkerClient {
    let on = on.clone();
    WorkerClient::new(Program::PARTNER, WorkerPolicy::default(), move |reply| match reply {
        WorkerReply::Progress(_) => {}
        WorkerReply::Done(said) => tell(CoachNews::Said(said.as_string().unwrap_or_default()), &on),
        WorkerReply::Missing => tell(CoachNews::Failed, &on),
    })
}

/// The worker that the game itself asks, too; this one is the coach's own.
fn start_judge(on: &Callback<Msg>) -> WorkerClient {
    let on = on.clone();
    WorkerClient::new(Program::WORKER, WorkerPolicy::default(), move |reply| match reply {
        WorkerReply::Progress(_) => {}
        WorkerReply::Done(verdict) => tell(CoachNews::Judged(from_js::read(verdict).ok()), &on),
        WorkerReply::Missing => tell(CoachNews::Judged(None), &on),
    })
}

fn tell_later(news: CoachNews, on: &Callback<Msg>) {
    let on = on.clone();
    wasm_bindgen_futures::spawn_local(async move { tell(news, &on) });
}

/// Has the page look again. It may have come early for the page itself, which minds no wake.
fn tell(news: CoachNews, on: &Callback<Msg>) {
    DESK.with_borrow_mut(|desk| desk.news.push(news));
    on.emit(table::Msg::Wake.into());
}
