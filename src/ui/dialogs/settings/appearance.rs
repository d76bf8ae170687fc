//! Settings for the appearance and behaviour of the page.

use crate::app::{APPEARANCE_CHOICES, Appearance, OwnColor};
use crate::ui::dialogs::fields::{select_field, switch_field};
use crate::words::{OwnDigits, Words};
use yew::prelude::*;

/// Renders the settings for the look of the page, the chessboard and the written moves.
pub(in crate::ui::dialogs) fn board_fields(looks: &Appearance, words: &Words) -> Html {
    html! {
        <>
            { choice_field("theme", words.looks_theme(), looks, words) }
            { choice_field("board", words.looks_squares(), looks, words) }
            if looks.value_of("board") == Some("own") {
                { color_field(OwnColor::LightSquares, words.looks_light_squares(), looks) }
                { color_field(OwnColor::DarkSquares, words.looks_dark_squares(), looks) }
                if looks.has_similar_squares() {
                    { similarity_warning("board", words) }
                }
            }
            { choice_field("pieces", words.looks_pieces(), looks, words) }
            if looks.value_of("pieces") == Some("own") {
                { color_field(OwnColor::WhitePieces, words.looks_white_pieces(), looks) }
                { color_field(OwnColor::BlackPieces, words.looks_black_pieces(), looks) }
                if looks.has_similar_pieces() {
                    { similarity_warning("pieces", words) }
                }
            }
            { choice_field("coordinates", words.looks_coordinates(), looks, words) }
            { choice_field("coordinate-size", words.looks_coordinate_size(), looks, words) }
            { choice_field("last-move", words.looks_last_move(), looks, words) }
            { choice_field("hand", words.looks_hand(), looks, words) }
            { choice_field("notation", words.looks_notation(), looks, words) }
            { appearance_switch_field("move-times", words.looks_move_times(), words.looks_move_times_hint(), looks) }
            { appearance_switch_field("targets", words.looks_targets(), words.looks_targets_hint(), looks) }
            { choice_field("animation", words.looks_animation(), looks, words) }
        </>
    }
}

/// Renders the settings for the way in which players make moves, and for the mode for children.
pub(in crate::ui::dialogs) fn move_fields(looks: &Appearance, words: &Words) -> Html {
    html! {
        <>
            { choice_field("move-by", words.looks_move_by(), looks, words) }
            { appearance_switch_field("confirm", words.looks_confirm(), words.looks_confirm_hint(), looks) }
            { appearance_switch_field("auto-queen", words.looks_auto_queen(), words.looks_auto_queen_hint(), looks) }
            { appearance_switch_field("touch-move", words.looks_touch_move(), words.looks_touch_move_hint(), looks) }
            { appearance_switch_field("children", words.looks_children(), words.looks_children_hint(), looks) }
        </>
    }
}

/// Renders the setting that keeps the screen on while a clock runs.
pub(in crate::ui::dialogs) fn wake_lock_field(looks: &Appearance, words: &Words) -> Html {
    appearance_switch_field("wake-lock", words.looks_wake_lock(), words.looks_wake_lock_hint(), looks)
}

/// Renders the setting that keeps messages and questions on the screen until a player closes or
/// answers them.
pub(in crate::ui::dialogs) fn lasting_messages_field(looks: &Appearance, words: &Words) -> Html {
    appearance_switch_field("lasting", words.looks_lasting(), words.looks_lasting_hint(), looks)
}

/// Renders the switch for vibration of the device.
pub(in crate::ui::dialogs) fn vibration_field(looks: &Appearance, words: &Words) -> Html {
    appearance_switch_field("vibration", words.looks_vibration(), words.looks_vibration_hint(), looks)
}

/// Renders the choice between the digits 0–9 and the digits `own` of a language's script.
pub(super) fn digits_field(looks: &Appearance, own: OwnDigits, words: &Words) -> Html {
    // On pages that are written from right to left, the direction marks keep 0 before 9.
    let european = "\u{2066}0–9\u{2069}".to_owned();
    let options = [("european", european), ("own", own.first_to_last().to_owned())];
    let chosen = looks.value_of("digits").unwrap_or_default();
    select_field("digits", words.digit_choice(), words.digit_choice_hint(), chosen, &options)
}

/// Renders a switch for the appearance setting `name`. `looks` holds the value of the setting.
fn appearance_switch_field(name: &'static str, label: &str, hint: &str, looks: &Appearance) -> Html {
    switch_field(name, label, hint, looks.value_of(name) == Some("on"))
}

/// Renders a drop-down field for the appearance setting `name`. `looks` holds the value of the
/// setting.
fn choice_field(name: &'static str, label: &str, looks: &Appearance, words: &Words) -> Html {
    let values =
        APPEARANCE_CHOICES.iter().find(|choice| choice.name == name).map_or(&[][..], |choice| choice.values);
    let options: Vec<_> =
        values.iter().map(|(value, _)| (*value, choice_text(words, value).to_owned())).collect();
    select_field(name, label, "", looks.value_of(name).unwrap_or_default(), &options)
}

/// Renders a field in which the players choose the colour of squares or pieces.
fn color_field(of: OwnColor, label: &str, looks: &Appearance) -> Html {
    html! {
        <label class="field">
            <span>{ label.to_owned() }</span>
            <input type="color" name={of.name()} value={looks.own_color(of).to_string()} />
        </label>
    }
}

/// Renders the warning that two colours are hard to tell apart. `setting` is the name of the
/// appearance setting to which the colours belong.
fn similarity_warning(setting: &'static str, words: &Words) -> Html {
    html! { <p class="fault" role="alert" data-similar={setting}>{ words.looks_similar_colors() }</p> }
}

/// Returns the label of a value of an appearance setting, such as `dark`, in the language of the
/// page.
fn choice_text(words: &Words, value: &str) -> &'static str {
    match value {
        "auto" => words.looks_auto(),
        "light" => words.looks_light(),
        "dark" => words.looks_dark(),
        "contrast" => words.looks_contrast(),
        "wood" => words.looks_wood(),
        "meadow" => words.looks_meadow(),
        "lake" => words.looks_lake(),
        "stone" => words.looks_stone(),
        "own" => words.looks_own(),
        "classic" => words.looks_classic(),
        "simple" => words.looks_simple(),
        "clear" => words.looks_clear(),
        "inside" => words.looks_inside(),
        "outside" => words.looks_outside(),
        "none" => words.looks_none(),
        "small" => words.looks_small(),
        "large" => words.looks_large(),
        "squares" => words.looks_marked_squares(),
        "arrow" => words.looks_arrow(),
        "arrow-and-squares" => words.looks_arrow_and_squares(),
        "by-language" => words.looks_by_language(),
        "left" => words.looks_left_hand(),
        "right" => words.looks_right_hand(),
        "letters" => words.looks_letters(),
        "english" => words.looks_english_letters(),
        "figurines" => words.looks_figurines(),
        "both" => words.looks_both(),
        "drag" => words.looks_drag(),
        "click" => words.looks_click(),
        "off" => words.looks_still(),
        "fast" => words.looks_fast(),
        "slow" => words.looks_slow(),
        _ => words.looks_usual(),
    }
}
