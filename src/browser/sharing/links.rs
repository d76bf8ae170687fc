//! Makes and reads links to this page, such as links to games, and shares links with other
//! programs.

use crate::app::dialogs::qr_code::QrCode;
use crate::app::dialogs::sheet::SharedLink;
use crate::app::dialogs::{self, link, sheet};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{BOARD_PREFIX, BackgroundEffect, Effect, GAME_PREFIX, Msg, PageMsg, RESULT_PREFIX, Share};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web;
use crate::club::codes::{GameCode, ResultCode};
use crate::game::link::SharedGame;
use crate::lazy::Lazy;
use wasm_bindgen_futures::spawn_local;

/// The code that makes and reads links to games. Only a program (WebAssembly file) that creates
/// this value contains the code. So the page can load the code on demand.
#[derive(Clone, Copy)]
pub struct Links(&'static dyn LinksPart);

/// Interface of the code that makes and reads links to games; see [`Links`].
trait LinksPart {
    /// Makes or reads the link to a game that `effect` requests. Returns the message to the app
    /// with the result; `None` for an effect that does not concern links.
    fn answer(&self, effect: Effect) -> Option<Msg>;
}

/// The implementation of [`LinksPart`].
struct AllLinks;

impl LinksPart for AllLinks {
    fn answer(&self, effect: Effect) -> Option<Msg> {
        answer(effect)
    }
}

impl Links {
    /// Creates the value that contains the code to make and read links to games.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Links {
        Links(&AllLinks)
    }
}

/// Loads the code `links`, and makes or reads the link to a game that `effect` requests. Sends the
/// result to `post`.
pub(crate) fn perform_link_effect(links: &Lazy<Links>, effect: Effect, post: MessageSender) {
    let links = links.clone();
    spawn_local(async move {
        let msg = match links.load().await {
            Some(links) => links.0.answer(effect),
            None => Some(PageMsg::CodeNotLoaded.into()),
        };
        msg.into_iter().for_each(|msg| post.send(msg));
    });
}

/// Makes or reads the link to a game that `effect` requests. Returns the message to the app with
/// the result; `None` for an effect that does not concern links.
fn answer(effect: Effect) -> Option<Msg> {
    Some(match effect {
        Effect::Background(BackgroundEffect::ReadLink(text)) => {
            dialogs::Msg::Link(link::Msg::Read(link::read_link(&text))).into()
        }
        Effect::Share(Share::Link(shared)) => {
            dialogs::Msg::Sheet(sheet::Msg::Linked(PtrEqRc::new(link_to_game(&shared).unwrap_or_default())))
                .into()
        }
        Effect::Share(Share::MoveCode(shared)) => {
            let code = GameCode::from_running_game(&shared).and_then(|code| code.to_text().ok());
            let linked = code.map(|code| link_to_fragment(&format!("{BOARD_PREFIX}{code}"), true));
            let linked = linked.map(|linked| SharedLink { is_move: true, ..linked }).unwrap_or_default();
            dialogs::Msg::Sheet(sheet::Msg::Linked(PtrEqRc::new(linked))).into()
        }
        _ => return None,
    })
}

/// Returns a link to this page with a game in its fragment; `None` if no link can contain the game.
/// For a finished tournament game, the fragment is a result code, which contains the game.
fn link_to_game(shared: &SharedGame) -> Option<SharedLink> {
    let result = ResultCode::from_finished_game(shared);
    let is_result = result.is_some();
    let fragment = match result {
        Some(code) => format!("{RESULT_PREFIX}{}", code.to_text().ok()?),
        None => format!("{GAME_PREFIX}{}", shared.to_link().ok()?),
    };
    Some(SharedLink { is_result, ..link_to_fragment(&fragment, is_result) })
}

/// Returns the link to this page with this fragment, and its QR code.
///
/// `is_read_elsewhere` says whether an open page on another device, such as the arbiter's, can read
/// the fragment alone. This matters only if this page was opened from a file, which other devices
/// do not have. In this case, `true` means: the link and the QR code contain only the fragment.
/// `false` means: the link contains the address of the file, and there is no QR code.
fn link_to_fragment(fragment: &str, is_read_elsewhere: bool) -> SharedLink {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    let is_file = page.starts_with("file:");
    let page = if is_file && is_read_elsewhere { "" } else { page };
    let url = format!("{page}#{fragment}");
    let qr_code = if is_file && !is_read_elsewhere { None } else { QrCode::of(&url) };
    SharedLink { url, code: qr_code, sends: web::can_share(), ..SharedLink::default() }
}

/// Opens the system's share dialog for a link, without waiting for the user's choice.
pub(crate) fn share_link(url: &str) {
    if let Some(sent) = web::share_url(url) {
        // Awaits the promise, because the browser would report an unhandled rejection as an error.
        spawn_local(async move { drop(web::promise_result(Ok(sent)).await) });
    }
}
