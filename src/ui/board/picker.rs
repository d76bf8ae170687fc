//! Picker for the piece to which a pawn promotes, drawn at the promotion square.

use crate::app::Msg;
use crate::app::table::view::BoardView;
use crate::app::table::{self, screen_place};
use crate::rules::{Piece, Role, Square};
use crate::ui::buttons::press_callback;
use crate::ui::names::{piece_code, place_digit};
use crate::words::Words;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Renders the four promotion pieces in a column from the promotion square towards the middle of
/// the chessboard.
pub(super) fn promotion_picker(square: Square, view: &BoardView, words: &Words, on: &Callback<Msg>) -> Html {
    let color = view.turn;
    let (column, row) = screen_place(square, view.orientation);
    let upwards = row > 3;
    let class = classes!("picker", upwards.then_some("picker-up"));
    let turned = (view.turned_player == Some(color)).then_some("");
    html! {
        <>
            <div class="picker-scrim" onclick={press_callback(on, table::Msg::CancelPromotion)} />
            <div {class} data-x={place_digit(column)} data-y={place_digit(row)} data-turned={turned} data-dialog="promotion" role="dialog" aria-modal="true"
                aria-label={words.promote_to()} onkeydown={move_between_buttons}>
                { for Role::PROMOTIONS.into_iter().enumerate().map(|(i, role)| {
                    let piece = Piece { color, role };
                    html! {
                        <button key={i} data-promote={role.char().to_string()}
                            aria-label={words.piece_name(piece)} title={words.role(role)}
                            onclick={press_callback(on, table::Msg::Promote(role))}>
                            <i class="mini" data-kind={piece_code(piece)} />
                        </button>
                    }
                }) }
            </div>
        </>
    }
}

/// Moves the focus between the four promotion buttons with arrow keys and Tab.
fn move_between_buttons(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowUp" | "ArrowLeft" => true,
        "ArrowDown" | "ArrowRight" => false,
        "Tab" => event.shift_key(),
        _ => return,
    };
    let Some(button) = event.target_dyn_into::<HtmlElement>() else { return };
    let next = if back { button.previous_element_sibling() } else { button.next_element_sibling() };
    let parent = button.parent_element();
    let around = parent
        .and_then(|parent| if back { parent.last_element_child() } else { parent.first_element_child() });
    use wasm_bindgen::JsCast;
    if let Some(next) = next.or(around).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        let _ = next.focus();
    }
}
