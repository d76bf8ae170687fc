//! Links to this page, and the browser's share function.

use crate::app::dialogs::code::QrCode;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::dialogs::sheet::GameLink;
use crate::app::dialogs::{self, link, sheet};
use crate::app::{BOARD_PREFIX, Effect, GAME_PREFIX, Msg, PageMsg, RESULT_PREFIX, Share, WorkerEffect};
use crate::browser::runtime::messages::MessageSender;
use crate::browser::web;
use crate::club::codes::{BoardCode, ResultCode};
use crate::game::link::SharedGame;
use crate::lazy::Lazy;
use wasm_bindgen_futures::spawn_local;

/// Code that makes and reads links. Only the constructor names that code, so that a program can
/// load it on demand.
#[derive(Clone, Copy)]
pub struct Links(&'static dyn LinksPart);

/// Interface of the part that makes and reads links.
trait LinksPart {
    /// Answers an effect that requests or shares a link.
    fn answer(&self, effect: Effect) -> Option<Msg>;
}

struct AllLinks;

impl LinksPart for AllLinks {
    fn answer(&self, effect: Effect) -> Option<Msg> {
        answer(effect)
    }
}

impl Links {
    /// Creates the code.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Links {
        Links(&AllLinks)
    }
}

/// Carries out an effect about a link and reports the result.
pub(crate) fn hand_over(links: &Lazy<Links>, effect: Effect, post: MessageSender) {
    let links = links.clone();
    spawn_local(async move {
        let msg = match links.load().await {
            Some(links) => links.0.answer(effect),
            None => Some(PageMsg::CodeNotLoaded.into()),
        };
        msg.into_iter().for_each(|msg| post.send(msg));
    });
}

fn answer(effect: Effect) -> Option<Msg> {
    Some(match effect {
        Effect::Worker(WorkerEffect::ReadLink(text)) => {
            dialogs::Msg::Link(link::Msg::Read(link::read(&text))).into()
        }
        Effect::Share(Share::Link(shared)) => {
            dialogs::Msg::SheetDialog(sheet::Msg::Linked(PtrEqRc::new(made(&shared).unwrap_or_default())))
                .into()
        }
        Effect::Share(Share::MoveCode(shared)) => {
            let code = BoardCode::of_running(&shared).and_then(|code| code.to_text().ok());
            let linked = code.map(|code| linked(&format!("{BOARD_PREFIX}{code}"), true));
            let linked = linked.map(|linked| GameLink { is_move: true, ..linked }).unwrap_or_default();
            dialogs::Msg::SheetDialog(sheet::Msg::Linked(PtrEqRc::new(linked))).into()
        }
        _ => return None,
    })
}

/// Returns the link to this page with this game; `None` if it is too long.
fn made(shared: &SharedGame) -> Option<GameLink> {
    let result = ResultCode::of(shared);
    let is_result = result.is_some();
    let fragment = match result {
        Some(code) => format!("{RESULT_PREFIX}{}", code.to_text().ok()?),
        None => format!("{GAME_PREFIX}{}", shared.to_link().ok()?),
    };
    Some(GameLink { is_result, ..linked(&fragment, is_result) })
}

/// Returns the link to this page with this fragment; `is_read_elsewhere` if a page at another
/// address can read it.
fn linked(fragment: &str, is_read_elsewhere: bool) -> GameLink {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    // The address of a local file works on no other device. A code for an event is read by the page
    // there, at any address.
    let is_file = page.starts_with("file:");
    let page = if is_file && is_read_elsewhere { "" } else { page };
    let url = format!("{page}#{fragment}");
    let code = if is_file && !is_read_elsewhere { None } else { QrCode::of(&url) };
    GameLink { url, code, sends: web::can_share(), ..GameLink::default() }
}

/// Opens the share menu for a link. Whether the players share it is not reported.
pub(crate) fn send(url: &str) {
    if let Some(sent) = web::share_url(url) {
        // Awaits the promise so that a rejection is handled.
        spawn_local(async move { drop(web::outcome(Ok(sent)).await) });
    }
}
