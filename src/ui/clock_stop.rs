//! Panel over the chessboard while the chess clocks are stopped.

use super::buttons::{button, press_callback};
use super::renders;
use crate::app::dialogs::Kind;
use crate::app::table::view::StoppedOverlayView;
use crate::app::{Msg, PageMsg, table};
use crate::game::Event;
use crate::words::Words;
use yew::prelude::*;

/// Renders the panel over the chessboard while the clocks are stopped.
///
/// For a paused game, the panel has buttons that set the clocks and resume the game. After an
/// interruption, for example because the page was closed or the device slept, the panel asks
/// whether the missed time counts as thinking time.
pub(super) fn stopped_panel(view: StoppedOverlayView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("halt");
    let act = |event: Event| press_callback(on, table::Msg::ApplyEvent(event));
    let suspended = |cause: &'static str, why: &str, question: &str| {
        html! {
            <div class="halted" data-halted="suspended" data-cause={cause}>
                { stopped_text(why) }
                <p>{ question.to_owned() }</p>
                <div class="dialog-actions">
                    { button("button", "charge-gap", words.charge_time(), act(Event::EndAbsence { refund: false })) }
                    { button("button primary", "refund-gap", words.refund_time(), act(Event::EndAbsence { refund: true })) }
                </div>
            </div>
        }
    };
    match view {
        StoppedOverlayView::Paused => {
            let set_clocks = press_callback(on, PageMsg::OpenDialog(Kind::Arbiter));
            html! {
                <div class="halted" data-halted="paused">
                    { stopped_text(words.paused()) }
                    <div class="dialog-actions">
                        { button("button", "set-clocks", words.set_clocks(), set_clocks) }
                        { button("button primary", "pause", words.resume(), act(Event::Resume)) }
                    </div>
                </div>
            }
        }
        StoppedOverlayView::Suspended(gap) => suspended("away", words.away(), &words.interruption_text(gap)),
        StoppedOverlayView::ClockJumped(gap) => {
            suspended("clock-jumped", words.slept(), &words.clock_jump_text(gap))
        }
    }
}

/// Renders the heading of the panel for stopped clocks, and a copy turned by 180° for the player on
/// the far side of the board. The copy is hidden from screen readers, and shown only if the players
/// sit on opposite sides.
fn stopped_text(what: &str) -> Html {
    html! {
        <>
            <strong class="to-far" aria-hidden="true">{ what }</strong>
            <strong>{ what }</strong>
        </>
    }
}
