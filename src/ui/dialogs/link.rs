//! Dialog for a game opened from a link.

use super::modal::modal;
use crate::app::dialogs::link::LinkView;
use crate::app::dialogs::link::{self, EventRole, LinkedGame};
use crate::app::{Msg, dialogs};
use crate::game::ClockDisplay;
use crate::ui::buttons::{button, press_callback};
use crate::ui::dialogs::date::date_text;
use crate::words::{Words, visible_name};
use yew::prelude::*;

/// Renders the dialog for a game opened from a link: a summary of the game and the available
/// actions, or what is wrong with the link.
pub(super) fn link_dialog(view: &LinkView, words: &Words, on: &Callback<Msg>) -> Html {
    let read = view.link.read.as_deref();
    let is_unfinished = matches!(read, Some(Ok(opened)) if opened.is_unfinished);
    let of_event = match read {
        Some(Ok(opened)) => opened.of_event.as_ref(),
        _ => None,
    };
    let (title, play_on) = match of_event {
        Some(EventRole::Board) => (words.link_board(), words.link_board_play()),
        Some(EventRole::Result(_)) => (words.link_result_opened(), words.link_play_on()),
        None => (words.link_opened(), words.link_play_on()),
    };
    let is_result = matches!(of_event, Some(EventRole::Result(_)));
    let looks_through = matches!(read, Some(Ok(_))) && of_event != Some(&EventRole::Board);
    let content = html! {
        <>
            <div class="dialog-body">{ match read {
                None => html! { <p>{ words.reading() }</p> },
                Some(Ok(opened)) => link_text(opened, is_unfinished && view.playing, words),
                Some(Err(fault)) => html! {
                    <p role="alert" data-notice={fault.code()}>{ words.link_fault(fault) }</p>
                },
            } }</div>
            <div class="dialog-actions">
                if is_unfinished {
                    { button("button primary", "link-play-on", play_on, send_on_press(on, link::Msg::PlayOn)) }
                }
                if is_result {
                    { button("button primary", "take-in", words.link_take_in(), send_on_press(on, link::Msg::EnterResult)) }
                }
                if looks_through {
                    { button(if is_unfinished || is_result { "button" } else { "button primary" }, "look-through", words.link_look_through(),
                        send_on_press(on, link::Msg::LookThrough)) }
                }
            </div>
        </>
    };
    modal("link", title, words, on, content)
}

/// Renders a summary of the game that a link contains: players, number of moves and clocks. For a
/// game of a tournament, the summary also has the name of the tournament, the round and the rules.
///
/// If `puts_aside` is true, the summary also says that the app sets the current game aside when the
/// players continue the game of the link.
fn link_text(opened: &LinkedGame, puts_aside: bool, words: &Words) -> Html {
    let shared = &opened.shared;
    let headers = &shared.setup.headers;
    let is_board = opened.of_event == Some(EventRole::Board);
    let left = shared.time_left.map(|left| {
        let [white, black] = left.map(ClockDisplay::new);
        words.link_clocks(&black, &white)
    });
    html! {
        <>
            <p data-plies={shared.moves.len().to_string()}>
                <b>{ words.game_title(headers, shared.pgn_result) }</b>
                if !is_board {
                    <br />
                    <small>{ words.game_details(headers, &date_text(&headers.date, words), shared.moves.len()) }</small>
                }
            </p>
            if let Some(of_event) = &opened.of_event {
                <p data-of-event={if is_board { "board" } else { "result" }} data-round={headers.round.clone()}>
                    { visible_name(&headers.event) }{ " · " }{ words.paper_round() }{ " " }{ visible_name(&headers.round) }{ " · " }
                    { words.rules_chip(&shared.setup.rules, &shared.setup.time) }
                </p>
                <p class="hint">{ if *of_event == EventRole::Board { words.link_board_hint() } else { words.link_take_in_hint() } }</p>
            }
            if let Some(left) = left {
                <p data-link-clocks="">{ left }</p>
            }
            if puts_aside {
                <p class="hint" data-puts-aside="">{ words.link_puts_aside() }</p>
            }
        </>
    }
}

/// Returns a press listener that sends `msg` to the dialog that shows a game from a link.
fn send_on_press(on: &Callback<Msg>, msg: link::Msg) -> Callback<MouseEvent> {
    press_callback(on, dialogs::Msg::Link(msg))
}
