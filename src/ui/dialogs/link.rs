//! A game that a link has brought.

use super::modal::modal;
use crate::app::dialogs::link::{self, Opened};
use crate::app::dialogs::view::LinkView;
use crate::app::{Msg, dialogs};
use crate::game::Shown;
use crate::ui::press::{button, press};
use crate::words::Words;
use yew::prelude::*;

/// Who plays and how far they are, the clocks that are handed over, and the ways on; or what is wrong with the link.
pub(super) fn link_dialog(view: &LinkView, words: &Words, on: &Callback<Msg>) -> Html {
    let read = view.link.read.as_deref();
    let goes_on = matches!(read, Some(Ok(opened)) if opened.goes_on);
    let opened = matches!(read, Some(Ok(_)));
    let content = html! {
        <>
            <div class="dialog-body">{ match read {
                None => html! { <p>{ words.reading() }</p> },
                Some(Ok(opened)) => told(opened, goes_on && view.playing, words),
                Some(Err(fault)) => html! {
                    <p role="alert" data-notice={fault.code()}>{ words.link_fault(fault) }</p>
                },
            } }</div>
            <div class="dialog-actions">
                if goes_on {
                    { button("button primary", "link-play-on", words.link_play_on(), send(on, link::Msg::PlayOn)) }
                }
                if opened {
                    { button(if goes_on { "button" } else { "button primary" }, "look-through", words.link_look_through(),
                        send(on, link::Msg::LookThrough)) }
                }
                { button("button", "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("link", words.link_opened(), on, content)
}

fn told(opened: &Opened, puts_aside: bool, words: &Words) -> Html {
    let shared = &opened.shared;
    let headers = &shared.setup.headers;
    let left = shared.left.map(|left| {
        let [white, black] = left.map(Shown::new);
        words.link_clocks(&black, &white)
    });
    html! {
        <>
            <p data-plies={shared.moves.len().to_string()}>
                <b>{ words.title(headers, shared.score) }</b>{ " " }
                <small>{ words.particulars(headers, shared.moves.len()) }</small>
            </p>
            if let Some(left) = left {
                <p data-link-clocks="">{ left }</p>
            }
            if puts_aside {
                <p class="hint" data-puts-aside="">{ words.link_puts_aside() }</p>
            }
        </>
    }
}

fn send(on: &Callback<Msg>, msg: link::Msg) -> Callback<MouseEvent> {
    press(on, dialogs::Msg::Link(msg))
}
